### Die Regeln mit Bildern

primer-goal = Worum es geht
    .text = Du verbindest Orte und sammelst unterwegs Fahrgäste. Jede Zielkarte nennt zwei Orte, und sobald eine Kette deiner Strecken sie verbindet, ist sie erfüllt, gleich auf welchem Weg. Am Ende bringt sie ihre Punkte; eine, die offen bleibt, kostet sie. In deinem Zug tust du genau eines: Karten ziehen, eine Strecke nehmen oder Zielkarten ziehen.
primer-routes = Eine Strecke nehmen
    .text = Du legst so viele Karten ab, wie die Strecke Felder hat, alle in ihrer Farbe. Lokomotiven ersetzen, was fehlt. Im Bild: zwei Felder, eine rote Karte und eine Lokomotive. Dann stehen deine Waggons darauf, und die Punkte gehören dir sofort. Lange Strecken bringen viel mehr als kurze.
primer-passengers = Fahrgäste
    .text = Nimmst du eine Strecke, darf an jedem ihrer Enden ein Fahrgast einsteigen, und du suchst aus, wer. Am Ende bringt jede Farbe zwanzig Punkte für die meisten und zehn für die zweitmeisten. Wer früh kommt, hat die Wahl.
primer-countries = Nachbarländer
    .text = Ein Land ist ein Ziel, kein Durchgang: Jede Strecke dorthin endet an seinem Schild. Zwei Strecken in dasselbe Land verbinden einander nicht.
primer-tickets = Zielkarten
    .text = Es gibt kurze und lange. Sag zuerst, wie viele der vier Karten von welchem Stapel kommen, dann siehst du sie. Zu Beginn behältst du mindestens zwei, später mindestens eine. Behalten heißt behalten: Zurückgeben geht nicht.
primer-end = Das Ende
    .text = Hat jemand am Ende eines Zugs nur noch zwei Waggons oder weniger, kommen alle noch einmal dran. Dann zählen Zielkarten, Fahrgäste und fünfzehn Punkte für die meisten erfüllten Zielkarten. Wer am meisten hat, gewinnt.
