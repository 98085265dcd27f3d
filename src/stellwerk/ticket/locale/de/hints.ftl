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
