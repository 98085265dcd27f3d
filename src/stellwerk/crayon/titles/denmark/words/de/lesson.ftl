### Die Lektion

lesson-1 = Willkommen! Du baust Strecken durch Dänemark und bringst Waren dorthin, wo ein Auftrag sie verlangt. Behalte drei der fünf Karten, darunter 21 und 48: Sie wollen Spielzeug und Maschinen in Odense. Beginne in Århus, denn dort gibt es Maschinen.
lesson-2 = In der ersten Runde baust du nur, für höchstens 15 Millionen Kronen. Spielzeug kommt aus Billund: Zieh eine Linie von Århus dorthin, oder wähle Billund und bestätige. Die Zahlen an der Linie sagen, was jeder Abschnitt kostet.
lesson-3 = Die Strecke nach Billund steht und hat neun Millionen gekostet. Mehr brauchst du heute nicht: Beende deinen Spielzug.
lesson-4 = Ab der zweiten Runde fährst du zuerst und baust danach. Dein Zug steht in Århus und hat zwei Laderäume. Lade Maschinen; das kostet weder Geld noch Weg.
lesson-5 = Wähle Billund auf dem Plan und fahr hin: Es sind sieben Meilen, und neun schafft dein Zug. Lade dort das Spielzeug.
lesson-6 = Beides soll nach Odense, und dahin fehlt noch Strecke. Geh weiter zum Bauen und zieh die Linie von Billund nach Odense. Über einen Fluss kostet ein Abschnitt zwei Millionen mehr, über eine Bucht drei.
lesson-7 = Vierzehn von fünfzehn Millionen sind verbaut. Beende deinen Spielzug.
lesson-8 = Auf deiner eigenen Strecke fährst du umsonst; auf einer fremden bekäme ihr Besitzer vier Millionen. Odense liegt neun Meilen entfernt, gerade so viele, wie dein Zug schafft: Fahr hin und liefere eine der beiden Waren.
lesson-9 = Das waren 15 Millionen, und für die bediente Karte liegt schon eine neue da. An einem Halt darfst du mehrmals liefern: Liefere auch die andere Ware.
lesson-end = Geschafft, 30 Millionen verdient! Århus und Odense liegen an deinem Netz; København fehlt noch. Hat jemand alle drei und 250 Millionen, ist die Partie zu Ende, und wer am reichsten ist, gewinnt. Fähren, Ereignisse und bessere Züge triffst du unterwegs. Spiel gleich weiter gegen { $rival }.
