### Warum ein Bot tun würde, wozu er rät

hint-only = Etwas anderes geht gerade nicht.
hint-mix = Eine gleichmäßige Mischung hält dir beide Wege offen.
hint-keep = Diese Zielkarten bringen die meisten Punkte für die Waggons, die sie brauchen.
hint-route = Deine Zielkarten brauchen diese Strecke.
hint-station = Mit einem Bahnhof hier lässt sich eine deiner Zielkarten noch erfüllen.
hint-swap = Eine deiner Zielkarten lässt sich auf keinem freien Weg mehr erfüllen.
hint-tickets = Deine Zielkarten sind erfüllt, und du hast Waggons für weitere.
hint-points = Keine Zielkarte braucht sie, aber sie bringt die meisten Punkte.
hint-colour = Diese Farbe fehlt dir für eine Strecke, die du brauchst.
hint-loco = Keine Farbe, die du brauchst, liegt offen, und eine Lokomotive passt überall.
hint-draw = Für deine Zielkarten fehlen dir noch Karten.
hint-blind = Nichts, was du brauchst, liegt offen.
hint-pay = Das kostet die wenigsten Lokomotiven.
hint-passenger = Von dieser Farbe hast du schon die meisten.
hint-nothing = Nichts von dem, was du tun kannst, hilft deinen Zielkarten.

## Der Planer

hint-plan-route = Der Weg von { $ticket } führt über { $route }, und die Karten dafür sind da.
hint-plan-crossing = Der Weg von einer Seite des Plans zur anderen führt über { $route }.
hint-plan-threat = { $route } ist bald weg (mit { $percent } % schon vor deinem nächsten Zug), und { $turns ->
    [one] der Umweg kostet einen Zug.
   *[other] der Umweg kostet { $turns } Züge.
}
hint-plan-extra = { $points ->
    [one] { $route } bringt einen Punkt, und keine Zielkarte braucht diese Waggons.
   *[other] { $route } bringt { $points } Punkte, und keine Zielkarte braucht diese Waggons.
}
hint-plan-end = { $route } beendet das Spiel, und du liegst wohl vorn.
hint-plan-win = Mit { $route } gewinnst du das Spiel.
hint-plan-finish = Du liegst vorn, und { $route } bringt dich dem letzten Waggon näher.
hint-plan-block = { $seat } braucht wohl { $route }; { $turns ->
    [one] der Umweg kostet einen Zug.
   *[other] der Umweg kostet { $turns } Züge.
}
hint-plan-colour = { $n ->
    [one] Für { $route } fehlt noch { $n } { $colour } Karte.
   *[other] Für { $route } fehlen noch { $n } { $colour } Karten.
}
hint-plan-colour-threat = { $n ->
    [one] Für { $route } fehlt noch { $n } { $colour } Karte; { $other } ist bald weg.
   *[other] Für { $route } fehlen noch { $n } { $colour } Karten; { $other } ist bald weg.
}
hint-plan-loco = { $n ->
    [one] Für { $route } fehlt noch { $n } Karte, und eine Lokomotive passt immer.
   *[other] Für { $route } fehlen noch { $n } Karten, und eine Lokomotive passt immer.
}
hint-plan-blind = { $n ->
    [one] Für { $route } fehlt noch { $n } Karte, und offen liegt nichts Besseres.
   *[other] Für { $route } fehlen noch { $n } Karten, und offen liegt nichts Besseres.
}
hint-plan-deck = { $n ->
    [one] Für { $route } fehlt noch { $n } Karte.
   *[other] Für { $route } fehlen noch { $n } Karten.
}
hint-plan-spare = Für deine Strecken ist alles da; weitere Karten sind Vorrat.
hint-plan-tunnel = Für den Tunnel { $route } reichen deine Karten mit { $percent } % Wahrscheinlichkeit; eine mehr macht ihn sicherer.
hint-plan-ask = Dein Plan ist fertig, und neue Zielkarten versprechen { $points ->
    [one] etwa einen Punkt.
   *[other] etwa { $points } Punkte.
}
hint-plan-mix = Diese Mischung verspricht { $points ->
    [one] etwa einen Punkt.
   *[other] etwa { $points } Punkte.
}
hint-plan-keep = Diese Zielkarten versprechen zusammen { $points ->
    [one] etwa einen Punkt
   *[other] etwa { $points } Punkte
} und brauchen { $turns ->
    [one] etwa einen Zug.
   *[other] etwa { $turns } Züge.
}
hint-plan-station = Mit einem Bahnhof in { $city } erfüllst du { $ticket } über die fremde Strecke { $route }.
hint-plan-swap = { $turns ->
    [0] Neue Zielkarten dauern wohl kaum länger als diese.
    [one] Neue Zielkarten sparen dir wohl einen Zug.
   *[other] Neue Zielkarten sparen dir wohl { $turns } Züge.
}
hint-plan-last = { $points ->
    [one] Dein letzter Zug: Das bringt etwa einen Punkt.
   *[other] Dein letzter Zug: Das bringt etwa { $points } Punkte.
}
hint-plan-over = Nichts, was du jetzt tun kannst, bringt noch Punkte.
hint-plan-pay = So bleibt am meisten für deine anderen Strecken.
hint-plan-passenger = { $points ->
    [one] Noch ein Fahrgast dieser Farbe ({ $passenger }) ist etwa einen Punkt wert.
   *[other] Noch ein Fahrgast dieser Farbe ({ $passenger }) ist etwa { $points } Punkte wert.
}

## Der Stratege

hint-search = { $n ->
    [one] Von hier aus immer wieder zu Ende gespielt, gewinnt das { $percent } % der Partien.
    [2] Von hier aus immer wieder zu Ende gespielt, gewinnt das { $percent } % der Partien; die nächstbeste Wahl gewinnt { $second } %.
   *[other] Von hier aus immer wieder zu Ende gespielt, gewinnt das { $percent } % der Partien; die nächstbesten gewinnen { $second } % und { $third } %.
}
