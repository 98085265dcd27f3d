### Die Regeln mit Bildern

primer-goal = Worum es geht
    .text = Deine Reisen sagen dir, wohin du willst: immer von einer Stadt zu einer anderen. Führen deine Waggons von der einen zur anderen, bekommst du einen Stempel. Wer zuerst sechs Stempel hat, gewinnt.
primer-cards = Karten ziehen
    .text = Du ziehst zwei Karten vom Stapel. Bunte Karten passen zu Strecken in ihrer Farbe, die Lokomotive passt zu jeder.
primer-routes = Eine Strecke nehmen
    .text = Zwei Felder kosten zwei Karten in der Farbe der Strecke. Fehlt dir eine, hilft eine Lokomotive. Dann gehören die Felder dir.
primer-double = Zwei Gleise nebeneinander
    .text = Liegen zwei Strecken nebeneinander, gehört dir nur eine davon. Die andere bleibt für die anderen.
primer-journeys = Deine Reisen
    .text = Du hast immer zwei. Ist eine geschafft, zeigst du sie und bekommst gleich eine neue. Gefallen dir beide nicht, kannst du sie in deinem Zug gegen zwei neue tauschen.
primer-crossing = Von Ost nach West
    .text = Reichen deine Waggons von Dublin, Brest oder Madrid bis Moskau, Rostow oder Ankara, gibt es einen Stempel dazu, einmal im Spiel.
primer-end = Das Ende
    .text = Bei sechs Stempeln ist sofort Schluss. Stellt jemand den letzten Waggon auf, ist auch Schluss; dann gewinnt, wer die meisten Stempel hat.
