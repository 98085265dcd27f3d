### Die Lektion

lesson-1 = Willkommen! Zuerst entscheidest du, wie weit deine Ziele auseinanderliegen: Nimm zwei kurze und zwei lange Zielkarten.
lesson-2 = Eine Zielkarte nennt zwei Orte, die du verbinden sollst. Hamburg–Rostock ist ein kurzer Weg: Behalte diese Karte und mindestens eine weitere. Was am Ende nicht gelungen ist, kostet seine Punkte.
lesson-3 = Du bist am Zug und ziehst Karten, immer zwei. Hamburg–Schwerin hat zwei grüne Felder, und eine grüne Karte hast du schon. Nimm die zweite aus der Auslage.
lesson-4 = Jetzt die zweite Karte: Nimm die rote. Sie passt zu Rostock–Schwerin, dem anderen Stück deines Wegs.
lesson-5 = Zwei grüne Karten für zwei grüne Felder: Wähle die Strecke Hamburg–Schwerin auf dem Plan und bezahle sie.
lesson-6 = An beiden Enden deiner Strecke warten Fahrgäste. In Hamburg darf einer einsteigen: Such dir eine Farbe aus. Am Ende bringt jede Farbe denen Punkte, die am meisten davon haben.
lesson-7 = Auch in Schwerin steigt jemand ein.
lesson-8 = Zwei rote Karten hast du: Wähle Rostock–Schwerin und bezahle die Strecke. Dann reicht dein Weg von Hamburg bis Rostock.
lesson-9 = Noch ein Fahrgast, diesmal aus Rostock. Gleiche Farben zu sammeln lohnt sich.
lesson-end = Geschafft, Hamburg–Rostock ist erfüllt! Wer zuerst kommt, findet die meisten Fahrgäste, und wer nur noch zwei Waggons hat, läutet die letzte Runde ein. Spiel gleich weiter gegen { $rival }.
