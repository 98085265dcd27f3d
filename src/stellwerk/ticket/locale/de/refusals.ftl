### Warum eine Aktion jetzt nicht erlaubt ist: je ein Satz; die Regel steht daneben

## Wer an der Reihe ist, und was zuerst kommt
refusal-game-over = Die Partie ist zu Ende.
refusal-dealing = Einen Moment: Es wird gerade ausgeteilt.
refusal-already-chosen = Du hast schon gewählt. Noch nicht fertig: { $seats }.
refusal-not-your-turn = Du bist nicht an der Reihe. Gewartet wird auf { $seats }.
refusal-second-card-first = Zieh zuerst deine zweite Karte.
refusal-pay-route-first = Bezahle zuerst { $route }.
refusal-pay-station-first = Bezahle zuerst den Bahnhof in { $city }.
refusal-surcharge-first = Zahle zuerst für den Tunnel { $route } zu, oder verzichte auf ihn.
refusal-passengers-first = Wähle zuerst hier einen Fahrgast oder niemanden: { $city }.
refusal-keep-first = Wähle zuerst, welche Zielkarten du behältst.
refusal-ask-first = Sag zuerst, welche Zielkarten du ziehst.
refusal-pass-needless = Du kannst noch etwas tun; passen darf nur, wer nichts mehr tun kann.

## Karten
refusal-deck-empty = Stapel und Ablage sind leer.
refusal-no-row = In diesem Spiel liegt nichts offen aus; zieh vom Stapel.
refusal-not-in-row = In der Auslage liegt { $card }.
refusal-second-loco = Eine offene Lokomotive geht nur als erste Karte.

## Zielkarten
refusal-tickets-come = In diesem Spiel ziehst du keine Zielkarten; neue kommen von selbst.
refusal-no-tickets-left = Es sind keine Zielkarten mehr da.
refusal-draw-these = { $need ->
    [one] Hier ziehst du genau { $mix } Zielkarte.
   *[other] Hier ziehst du genau { $mix } Zielkarten.
}
refusal-draw-so-many = { $need ->
    [one] Zieh genau { $need } Zielkarte.
   *[other] Zieh zusammen genau { $need } Zielkarten.
}
refusal-pile-short = { $have ->
    [0] Der Stapel ist leer: { $pile } Zielkarten.
   *[other] Der Stapel hat nur noch { $have }: { $pile } Zielkarten.
}
refusal-no-offer = Du hast gerade keine Zielkarten zur Wahl.
refusal-not-offered = { $ticket } steht nicht zur Wahl.
refusal-keep-more = { $need ->
    [one] Behalte mindestens { $need } Zielkarte.
   *[other] Behalte mindestens { $need } Zielkarten.
}
refusal-keep-fewer = { $most ->
    [one] Behalte höchstens { $most } Zielkarte.
   *[other] Behalte höchstens { $most } Zielkarten.
}
refusal-tickets-kept = Was du behalten hast, kannst du nicht zurückgeben.
refusal-nothing-to-swap = Du hast keine Zielkarten zum Tauschen.

## Strecken
refusal-route-yours = { $route } gehört dir schon.
refusal-route-taken = { $route } gehört schon { $seat }.
refusal-parallel-yours = Neben { $route } gehört dir schon eine Strecke.
refusal-route-closed = { $route } ist gesperrt: Bei { $players } Personen ist von mehreren parallelen Strecken nur eine zu haben.
refusal-lack-trains = { $have ->
    [0] { $route } braucht { $need ->
        [one] { $need } Waggon
       *[other] { $need } Waggons
    }, und du hast keinen mehr.
   *[other] { $route } braucht { $need } Waggons, und du hast nur noch { $have }.
}
refusal-ferry-locos = { $have ->
    [0] Die Fähre { $route } braucht mindestens { $need ->
        [one] { $need } Lokomotive
       *[other] { $need } Lokomotiven
    }, und du hast keine.
   *[other] Die Fähre { $route } braucht mindestens { $need } Lokomotiven, und du hast nur { $have }.
}
refusal-lack-cards = { $lack ->
    [one] Für { $route } fehlt dir { $lack } { $colour } Karte oder Lokomotive.
   *[other] Für { $route } fehlen dir { $lack } { $colour } Karten oder Lokomotiven.
}
refusal-lack-alike = { $lack ->
    [one] Für { $route } fehlt dir { $lack } Karte
   *[other] Für { $route } fehlen dir { $lack } Karten
}: Nötig { $need ->
    [one] ist { $need } Karte
   *[other] sind { $need } einer Farbe
}, mit Lokomotiven als Jokern.

## Bahnhöfe
refusal-no-stations = In diesem Spiel gibt es keine Bahnhöfe.
refusal-station-yours = In { $city } hast du schon einen Bahnhof.
refusal-station-taken = In { $city } hat schon { $seat } einen Bahnhof.
refusal-stations-built = Du hast schon alle deine Bahnhöfe gebaut.
refusal-lack-station = { $lack ->
    [one] Für einen Bahnhof in { $city } fehlt dir { $lack } Karte
   *[other] Für einen Bahnhof in { $city } fehlen dir { $lack } Karten
}: Er kostet { $need ->
    [one] { $need } Karte
   *[other] { $need } einer Farbe
}, mit Lokomotiven als Jokern.

## Zahlen
refusal-nothing-to-pay = Es gibt gerade nichts zu bezahlen.
refusal-pay-number = { $need ->
    [one] { $route } kostet genau { $need } Karte.
   *[other] { $route } kostet genau { $need } Karten.
}
refusal-pay-colour = Für { $route } gehen nur { $colour } Karten und Lokomotiven.
refusal-pay-ferry = { $need ->
    [one] Die Fähre { $route } braucht mindestens { $need } Lokomotive.
   *[other] Die Fähre { $route } braucht mindestens { $need } Lokomotiven.
}
refusal-pay-station = { $need ->
    [one] Der Bahnhof in { $city } kostet genau { $need } Karte.
   *[other] Der Bahnhof in { $city } kostet genau { $need } Karten einer Farbe.
}
refusal-pay-surcharge = { $need ->
    [one] Zuzuzahlen ist genau { $need } Karte: eine { $colour } oder eine Lokomotive.
   *[other] Zuzuzahlen sind genau { $need } Karten: { $colour } oder Lokomotiven.
}
refusal-pay-surcharge-locos = { $need ->
    [one] Zuzuzahlen ist genau { $need } Lokomotive.
   *[other] Zuzuzahlen sind genau { $need } Lokomotiven.
}
refusal-hand-lacks-cards = { $lack ->
    [one] Es fehlt { $lack } { $colour } Karte.
   *[other] Es fehlen { $lack } { $colour } Karten.
}
refusal-hand-lacks-locos = { $locos ->
    [one] Es fehlt { $locos } Lokomotive.
   *[other] Es fehlen { $locos } Lokomotiven.
}
refusal-hand-lacks-both = { $lack ->
    [one] Es fehlen { $lack } { $colour } Karte
   *[other] Es fehlen { $lack } { $colour } Karten
} und { $locos ->
    [one] { $locos } Lokomotive
   *[other] { $locos } Lokomotiven
}.
refusal-nothing-to-give-up = Verzichten kannst du nur auf einen Tunnel, der etwas extra kostet.

## Fahrgäste
refusal-no-passengers = In diesem Spiel gibt es keine Fahrgäste.
refusal-passengers-later = Fahrgäste steigen ein, wenn du eine Strecke genommen hast.
refusal-passengers-elsewhere = Erst kommt { $city }: Wähle dort einen Fahrgast oder niemanden.
refusal-no-such-passenger = { $city }: Dort wartet kein Fahrgast dieser Farbe ({ $passenger }).

## Zufall, wie ihn Aufzeichnungen schreiben
refusal-luck-waits = Jetzt wird nichts ausgeteilt. Gewartet wird auf { $seats }.
refusal-luck-only-deals = Der Zufall teilt nur aus; er spielt nicht mit.
refusal-only-luck-deals = Austeilen kann nur der Zufall.
refusal-not-due = So etwas wird jetzt nicht ausgeteilt.
refusal-no-such-seat = { $seat } gibt es an diesem Tisch nicht.
refusal-not-in-deck = Im Stapel ist { $card } mehr.
refusal-not-in-bag = Im Beutel ist kein Fahrgast dieser Farbe mehr ({ $passenger }).
refusal-not-on-top = Die Zielkarte { $ticket } liegt nicht oben auf dem Stapel.
