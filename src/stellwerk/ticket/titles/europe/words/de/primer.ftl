### Die Regeln mit Bildern

primer-goal = Worum es geht
    .text = Du verbindest Städte. Jede Zielkarte nennt zwei, und sobald eine Kette deiner Strecken sie verbindet, ist sie erfüllt, gleich auf welchem Weg. Am Ende bringt sie ihre Punkte; eine, die offen bleibt, kostet sie. In deinem Zug tust du genau eines: Karten ziehen, eine Strecke nehmen, Zielkarten ziehen oder einen Bahnhof bauen.
primer-ferries = Fähren
    .text = Das Rad auf einem Feld verlangt eine Lokomotive. Der Rest ist grau: eine Farbe nach Wahl. Im Bild: ein Rad, also eine Lokomotive und drei Karten einer Farbe.
primer-tunnels = Tunnel
    .text = Den gezackten Rand siehst du schon von Weitem. Du zahlst zuerst, was gedruckt ist; dann werden drei Karten aufgedeckt. Jede in deiner Farbe und jede Lokomotive kostet eine Karte mehr. Im Bild: zwei grüne bezahlt, unten liegt eine grüne, also fehlt noch eine. Willst oder kannst du nicht, bekommst du alles zurück, und dein Zug ist vorbei.
primer-stations = Bahnhöfe
    .text = War jemand schneller, hilft ein Bahnhof: Von seiner Stadt aus darfst du am Ende eine fremde Strecke für deine Zielkarten mitbenutzen. Der erste kostet eine Karte, der zweite zwei, der dritte drei einer Farbe. Wer ihn spart, bekommt dafür vier Punkte.
primer-tickets = Zielkarten
    .text = Zu Beginn wählst du aus vier Karten, darunter eine lange, und behältst mindestens zwei. Später ziehst du drei und behältst mindestens eine. Behalten heißt behalten: Zurückgeben geht nicht. Andere Spielweisen mischen andere Karten; was gilt, steht beim Eröffnen des Tischs.
primer-end = Das Ende
    .text = Hat jemand am Ende eines Zugs nur noch zwei Waggons oder weniger, kommen alle noch einmal dran. Dann zählen Zielkarten, gesparte Bahnhöfe und zehn Punkte für den längsten Weg ohne Abzweig. Wer am meisten hat, gewinnt.
