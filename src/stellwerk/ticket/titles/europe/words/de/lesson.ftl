### Die Lektion

lesson-1 = Willkommen! Zielkarten nennen zwei Städte, die du verbinden sollst. Budapest–Sofia ist ein kurzer Weg: Behalte diese Karte und mindestens eine weitere. Was dir am Ende gelungen ist, bringt seine Punkte; was nicht, kostet sie.
lesson-2 = Du bist am Zug und ziehst Karten, immer zwei. Die Strecke Budapest–Sarajevo hat drei rosa Felder, und zwei rosa Karten hast du schon. Nimm die dritte aus der Auslage.
lesson-3 = Jetzt die zweite Karte: Nimm die grüne. Die offene Lokomotive passt zwar zu jeder Farbe, ist aber nur als erste Karte zu haben und kostet dich dann die zweite.
lesson-4 = Drei rosa Karten für drei rosa Felder: Wähle die Strecke Budapest–Sarajevo auf dem Plan und bezahle sie.
lesson-5 = Das waren vier Punkte. Dir fehlt noch der Weg nach Sofia, und der ist ein Tunnel: Er kann mehr kosten, als er zeigt. Zieh also noch zwei Karten, diesmal verdeckt vom Stapel.
lesson-6 = Und die zweite, wieder vom Stapel.
lesson-7 = Sarajevo–Sofia erkennst du am gezackten Rand als Tunnel. Wähle ihn und zahle zwei grüne Karten. Dann werden drei Karten aufgedeckt: Jede grüne und jede Lokomotive darunter kostet dich eine Karte mehr.
lesson-8 = Eine grüne Karte kam zum Vorschein, also kostet der Tunnel eine mehr. Du hast noch eine grüne: Zahle sie.
lesson-end = Geschafft, Budapest–Sofia ist erfüllt! Drei Dinge triffst du bald: Fähren verlangen Lokomotiven. Ein Bahnhof leiht dir eine fremde Strecke. Und wer nur noch zwei Waggons hat, läutet die letzte Runde ein. Spiel gleich weiter gegen { $rival }.
