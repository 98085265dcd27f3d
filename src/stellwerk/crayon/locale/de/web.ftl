### Der Tisch der Crayon-Familie im Browser

## Der eigene Zug
dk-your-train = Dein Zug
dk-phases = Fahren, dann bauen
dk-run = Fahren
dk-build = Bauen
dk-speed = { $speed } Meilen
dk-loads = Ladung
dk-empty = leer
dk-cash = Dein Geld
dk-miles-left =
    { $count ->
        [one] Meile übrig
       *[other] Meilen übrig
    }
dk-miles =
    { $count ->
        [one] 1 Meile
       *[other] { $count } Meilen
    }

## Fahren
dk-run-help = Wähle einen Ort: Dein Zug fährt hin.
dk-run-now =
    { $count ->
        [0] Fahren
        [one] 1 Meile fahren
       *[other] { $count } Meilen fahren
    }
dk-run-done = Weiter zum Bauen
dk-on-the-way = Unterwegs
dk-deliver = { $what } liefern
dk-load = { $what } laden
dk-drop = { $what } abladen
dk-cross = Fähre { $what }

## Bauen
dk-build-help = Wähle einen Ort oder zieh eine Linie von deinem Netz aus.
dk-build-for = Bauen für { $sum } M
dk-sections =
    { $count ->
        [one] 1 Abschnitt
       *[other] { $count } Abschnitte
    }
dk-meter = Baukosten in diesem Spielzug
dk-spent = { $spent } von { $limit } M verbaut
dk-cash-after = danach bleiben dir { $sum } M
dk-shorten = Abschnitt zurück
dk-discard = Verwerfen
dk-turn-done = Spielzug beenden
dk-trains = Zug aufrüsten
dk-trains-none = Gerade gibt es keinen anderen Zug für dich.
dk-train-speed = Meilen je Spielzug
dk-train-holds = Laderäume
dk-train-cards = Auftragskarten
dk-upgrade = Aufrüsten für { $sum } M
dk-convert = Umrüsten für { $sum } M

## Aufträge
dk-orders = Aufträge
dk-your-orders = Deine Aufträge
dk-public-orders = Öffentliche Aufträge
dk-no-orders = Keine Auftragskarten
dk-no-public = Öffentliche Aufträge liegen noch nicht aus.
dk-aboard = schon geladen
dk-from = aus { $cities }
dk-nowhere = gerade nirgends zu haben
dk-plan-this = Diesen Auftrag planen
dk-plan-leave = Plan verwerfen
dk-plan-go = Spielzug ausführen
dk-plan-later =
    { $count ->
        [one] danach noch ein Schritt
       *[other] danach noch { $count } Schritte
    }
dk-swap = Alle tauschen
dk-swap-question = Alle Auftragskarten tauschen?
dk-swap-help = Das ist dein ganzer Spielzug.
dk-swap-yes = Ja, tauschen

## Waren, Städte, Ereignisse
dk-goods = Waren
dk-goods-help = Zeig auf eine Ware: Die Karte hebt hervor, wo es sie gibt.
dk-events = Ereignisse
dk-tab-public = Öffentlich
dk-tab-goods = Waren
dk-tab-cities = Städte

## Beginn
dk-keep-cards = Welche { $count } Karten behältst du?
dk-card = Karte { $number }
dk-begin-where = Wo beginnt dein Netz?
dk-start-offer =
    { $turns ->
        [one] { $pay } M, Bau { $building } M, noch in diesem Spielzug
       *[other] { $pay } M, Bau { $building } M, in { $turns } Spielzügen
    }
dk-begin = So beginnen

## Handel
dk-bargain = Verhandeln
dk-bargain-help = Eine feste Summe, dafür fährst du einige Runden lang ohne Miete auf einem fremden Netz.
dk-bargain-to = Auf dem Netz von
dk-bargain-sum = Summe in Millionen
dk-bargain-rounds = Runden
dk-bargain-send =
    { $rounds ->
        [one] { $who } { $sum } M für eine Runde bieten
       *[other] { $who } { $sum } M für { $rounds } Runden bieten
    }
dk-offered =
    { $rounds ->
        [one] { $who } bietet dir { $sum } M für eine Runde freie Fahrt.
       *[other] { $who } bietet dir { $sum } M für { $rounds } Runden freie Fahrt.
    }
dk-bringing-help = Oder: Einer bringt dem anderen eine Ware in eine Stadt. Bezahlt wird, wenn sie rechtzeitig dort liegt.
dk-bringing-with = Mit
dk-bringing-who = Wer bringt die Ware
dk-bringing-get = { $who } bringt mir eine Ware, und ich zahle
dk-bringing-give = Ich bringe { $who } eine Ware und bekomme das Geld
dk-bringing-good = Ware
dk-bringing-town = Stadt
dk-bringing-send = { $who } das vorschlagen
dk-asked-to-bring = { $who } bittet dich, bis Runde { $round } { $good } nach { $city } zu bringen, für { $sum } M.
dk-offers-to-bring = { $who } bietet an, dir bis Runde { $round } { $good } nach { $city } zu bringen, für { $sum } M.

## Karte und Tasten
dk-board-label = Spielplan. Pfeiltasten gehen von Meile zu Meile, Eingabe fährt oder baut dorthin.
dk-milepost = Meile { $post }
dk-phone-orders = Aufträge
dk-phone-goods = Waren
dk-key-run = fahren
dk-key-build = bauen
dk-key-here = liefern, laden, abladen
dk-key-shorten = einen Abschnitt weniger
dk-key-end = Fahrt oder Spielzug beenden
dk-key-follow = dem Plan folgen
dk-key-orders = Aufträge
dk-key-goods = Waren
dk-key-trains = Zug aufrüsten
dk-key-swap = Auftragskarten tauschen
dk-key-search = Stadt suchen

## Rückblick
dk-past-money = Geld im Verlauf der Partie
dk-past-plot = Geld im Verlauf der Partie. Am Ende: { $text }
dk-past-deliveries = Lieferungen
dk-past-income = Einnahmen daraus (M)
dk-past-sections = Abschnitte gebaut
dk-past-track = Für Gleise (M)
dk-past-ferries = Für Fähren (M)
dk-past-trains = Für Züge (M)
dk-past-rent-paid = Miete bezahlt (M)
dk-past-rent-had = Miete bekommen (M)
dk-past-orders =
    { $count ->
        [one] Die eine Lieferung
       *[other] Alle { $count } Lieferungen
    }
