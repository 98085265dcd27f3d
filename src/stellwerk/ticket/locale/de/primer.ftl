### Die Regeln mit Bildern

primer-cards = Karten ziehen
    .text = Ein Zug mit Karten bringt dir zwei: jede aus der Auslage der fünf offenen oder verdeckt vom Stapel. Die Lokomotive ist ein Joker. Liegt sie offen und nimmst du sie, ist sie dein ganzer Zug; kommt sie verdeckt, hattest du Glück und ziehst weiter. Liegen drei Lokomotiven offen, wird die Auslage ausgewechselt.
primer-routes = Eine Strecke nehmen
    .text = Du legst so viele Karten ab, wie die Strecke Felder hat, alle in ihrer Farbe. Lokomotiven ersetzen, was fehlt. Im Bild: drei Felder, zwei rosa Karten und eine Lokomotive. Dann stehen deine Waggons darauf, und die Punkte gehören dir sofort. Lange Strecken bringen viel mehr als kurze.
primer-grey = Graue Strecken
    .text = Grau heißt: Die Farbe ist frei. Nur gemischt wird nicht. Im Bild zwei Wege, dieselbe Strecke zu bezahlen.
primer-double = Zwei Gleise nebeneinander
    .text = Von Strecken, die nebeneinander liegen, gehört dir höchstens eine. Spielt ihr zu zweit oder zu dritt, schließt die erste die andere: Sie trägt dann einen Strich.
