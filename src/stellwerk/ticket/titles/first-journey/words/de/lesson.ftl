### Die Lektion

lesson-1 = Willkommen! Du hast zwei Reisen. Die kurze führt von Brest nach Amsterdam. Dafür brauchst du Karten: Zieh eine vom Stapel.
lesson-2 = Und noch eine. Du ziehst immer zwei.
lesson-3 = Zwei gelbe Karten! Die Strecke Brest–Paris hat zwei gelbe Felder. Tippe sie an und bezahle sie.
lesson-4 = Von Paris nach Amsterdam fehlt nur noch ein blaues Feld, und eine blaue Karte hast du. Tippe die Strecke an und bezahle sie.
lesson-end = Geschafft, deine erste Reise ist gestempelt, und eine neue liegt schon da! Wer zuerst sechs Stempel hat, gewinnt. Spiel gleich weiter gegen { $rival }.
