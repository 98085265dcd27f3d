### Bilder, Layouts und neue Pläne

help-show = Ein Plan oder eine Stellung als Bild (.svg oder .png).
help-film = Eine aufgezeichnete Partie als bewegtes Bild (.svg oder .webp).
help-layout = Findet Platz für jede Strecke deines eigenen Plans und legt das Ergebnis daneben.
help-generate = Macht aus einer Küstenlinie und einer Liste von Städten einen Plan zum Gleisezeichnen.
help-show-what = Ein Spiel, dein eigener Titel oder Plan, oder eine Aufzeichnung.
help-show-seat = Zeigt die Hand dieses Platzes, gezählt ab 0 wie in Aufzeichnungen.
help-theme = Helles Papier (light) oder dunkles (dark).
help-out = Wohin geschrieben wird.
help-layout-board = Deine Plandatei.
help-starts = Wie viele Anfänge versucht werden; der beste bleibt.
help-layout-seconds = Nach so vielen Sekunden gilt das Beste, was bis dahin gefunden ist.
help-recipe = Dein Rezept.
picture-written = Geschrieben: { $file }
layout-written = Geschrieben: { $file }. { $n ->
        [0] Nichts stößt zusammen.
        [one] Ein Zusammenstoß bleibt.
       *[other] { $n } Zusammenstöße bleiben.
    }
board-written = Geschrieben: { $file }
error-picture = Kein Bild: { $text }
error-theme = Die Ansicht „{ $theme }“ gibt es nicht; es gibt light und dark
error-seat = Platz { $seat } gibt es nicht; möglich sind 0 bis { $most }
error-no-layout = { $board } hat noch kein Layout; rufe zuerst „stellwerk layout“ damit auf

## Was Bilder vorlesen

picture-board = Spielplan
picture-example = Beispiel
picture-space = { $route }, Feld { $k } von { $n }
picture-big-city = Großstadt
picture-west = Westen
picture-east = Osten
picture-country = Land
picture-length = Länge { $n }: { $points }
picture-owner = gehört { $player }
picture-station = Bahnhof von { $player }
picture-passenger = Fahrgast { $colour }
picture-train-card = Wagenkarte { $colour }
picture-card-back = verdeckte Karte
picture-ticket = Zielkarte { $a } nach { $b }
picture-milepost = Meilenstein { $n }
picture-sea-ferry = { $cost ->
    [one] Fähre { $name }, { $cost } Million
   *[other] Fähre { $name }, { $cost } Millionen
}
picture-track = Strecke von { $player }
picture-train = Zug von { $player }, { $load }
picture-train-kind = { $name }, Tempo { $speed }
picture-empty = leer
picture-event = Ereignis { $name }
picture-orders = Auftragskarte { $n }
picture-order = { $pay ->
    [one] { $good } nach { $city }, { $pay } Million
   *[other] { $good } nach { $city }, { $pay } Millionen
}
picture-cost-plain = Meilenstein
picture-cost-small = kleine Stadt
picture-cost-medium = mittlere Stadt
picture-cost-metro = Metropole
picture-cost-river = Fluss
picture-cost-bay = Bucht, See
layout-start = Anlauf { $start } von { $starts }
layout-start-done = Anlauf { $start } von { $starts }: Fehlergewicht { $faults }, Himmelsrichtungen im Mittel { $degrees }° daneben
