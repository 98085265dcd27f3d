### Die Ticket-Familie in Worten

## Farben: Eigenschaftswort, Name in einer Liste und Form vor „Karte“
colour-pink = rosa
    .noun = Rosa
    .card = rosa
colour-blue = blau
    .noun = Blau
    .card = blaue
colour-orange = orange
    .noun = Orange
    .card = orange
colour-white = weiß
    .noun = Weiß
    .card = weiße
colour-green = grün
    .noun = Grün
    .card = grüne
colour-yellow = gelb
    .noun = Gelb
    .card = gelbe
colour-black = schwarz
    .noun = Schwarz
    .card = schwarze
colour-red = rot
    .noun = Rot
    .card = rote
colour-grey = grau
    .noun = Grau
    .card = graue

## Karten
loco = Lokomotive
a-loco = eine Lokomotive
no-loco = keine Lokomotive
the-loco = die Lokomotive
a-card = eine { $colour } Karte
no-card = keine { $colour } Karte
the-card = die { $colour } Karte
cards = { $n } { $colour }
locos = { $n ->
    [one] { $n } Lokomotive
   *[other] { $n } Lokomotiven
}

## Plan
spaces = { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
}
ferry = { $n ->
    [one] Fähre mit { $n } Lokomotive
   *[other] Fähre mit { $n } Lokomotiven
}
tunnel = Tunnel
in-city = in { $city }
to-city = Nach { $city }
pile-long = lange
    .one = lange
pile-normal = normale
    .one = normale
pile-short = kurze
    .one = kurze

## Zielkarten
ticket-worth = { $n ->
    [one] { $ends }, { $n } Punkt
   *[other] { $ends }, { $n } Punkte
}
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
tickets = { $n ->
    [one] { $n } Zielkarte
   *[other] { $n } Zielkarten
}
from-pile = { $n } { $pile }
tickets-mixed = { $mix } Zielkarten

## Was geschehen ist
event-started = { $you ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
}
event-dealt = { $you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { $cards }.
event-placed = Ein Fahrgast wartet { $place }: { $colour }.
event-placed-all = { $n } Fahrgäste nehmen ihre Plätze auf dem Plan ein.
event-turned-up = Neu in der Auslage: { $cards }.
event-flushed = Zu viele Lokomotiven: Die Auslage wird abgeräumt ({ $cards }).
event-reshuffled = { $n ->
    [one] Die Ablage wird zum neuen Stapel mit { $n } Karte.
   *[other] Die Ablage wird zu einem neuen Stapel mit { $n } Karten gemischt.
}
event-took = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $card } aus der Auslage.
event-drew = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} eine Karte vom Stapel.
event-received = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} { $card } vom Stapel.
event-laid = { $you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
} { $cards }.
event-revealed = Für den Tunnel umgedreht: { $cards }.
event-due = { $n ->
    [one] Der Tunnel kostet { $n } Karte mehr.
   *[other] Der Tunnel kostet { $n } Karten mehr.
}
event-gave-up = { $you ->
    [yes] Du verzichtest auf den Tunnel { $route } und nimmst deine Karten zurück.
   *[no] { $seat } verzichtet auf den Tunnel { $route } und nimmt die Karten zurück.
}
event-claimed = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $route }{ $paid ->
    [yes] {" "}für { $cards }
   *[no] {""}
}: { $length ->
    [one] { $length } Feld
   *[other] { $length } Felder
}.
event-claimed-scored = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $route }{ $paid ->
    [yes] {" "}für { $cards }
   *[no] {""}
}: { $length ->
    [one] { $length } Feld
   *[other] { $length } Felder
}, { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}.
event-built = { $you ->
    [yes] Du baust
   *[no] { $seat } baut
} einen Bahnhof in { $city }.
event-asked = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} { $tickets }.
event-offered = { $you ->
    [yes] Du hast zur Wahl:
   *[no] { $seat } hat zur Wahl:
} { $tickets }.
event-got = { $you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { $n ->
    [one] die Zielkarte { $tickets }.
   *[other] die Zielkarten { $tickets }.
}
event-kept = { $you ->
    [yes] Du behältst
   *[no] { $seat } behält
} { $n ->
    [0] keine Zielkarte
    [one] { $n } Zielkarte
   *[other] { $n } Zielkarten
}.
event-chose = { $you ->
    [yes] Du behältst
   *[no] { $seat } behält
} { $n ->
    [0] keine Zielkarte.
    [one] { $n } Zielkarte: { $tickets }.
   *[other] { $n } Zielkarten: { $tickets }.
}
event-boarded = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $place } einen Fahrgast mit: { $colour }.
event-completed = { $you ->
    [yes] Du erfüllst
   *[no] { $seat } erfüllt
} die Zielkarte { $ticket }.
event-crossed = { $you ->
    [yes] Du verbindest beide Seiten des Plans und bekommst
   *[no] { $seat } verbindet beide Seiten des Plans und bekommt
} die Bonuskarte.
event-swapped = { $you ->
    [yes] Du tauschst
   *[no] { $seat } tauscht
} { $n ->
    [one] { $n } Zielkarte gegen eine neue.
   *[other] { $n } Zielkarten gegen neue.
}
event-passed = { $you ->
    [yes] Du kannst nichts tun und passt.
   *[no] { $seat } kann nichts tun und passt.
}
event-last-lap = { $you ->
    [yes] Du hast kaum noch Waggons: Die letzte Runde beginnt, alle sind noch einmal am Zug.
   *[no] { $seat } hat kaum noch Waggons: Die letzte Runde beginnt, alle sind noch einmal am Zug.
}
ending-last-lap = Die letzte Runde ist gespielt
ending-trains = Jemand hat den letzten Waggon aufgestellt
ending-tickets = Jemand hat genug Zielkarten erfüllt
ending-stuck = Niemand kann mehr etwas tun

## Was man tun kann
group-draw = Eine Wagenkarte ziehen
group-claim = Eine Strecke nehmen
group-build = Einen Bahnhof bauen
group-tickets = Zielkarten
group-pay = Zahlen
group-passengers = Fahrgäste
group-pass = Etwas anderes ist nicht möglich
group-luck = Zufall
action-draw = { $card } aus der Auslage
action-draw-blind = blind vom Stapel
action-claim = { $route }: { $facts }
action-claim-scored = { $n ->
    [one] { $route }: { $facts }; { $n } Punkt
   *[other] { $route }: { $facts }; { $n } Punkte
}
action-ask = { $tickets } ziehen
action-swap = alle deine Zielkarten weglegen und neue ziehen
action-keep = { $n ->
    [one] { $n } Zielkarte behalten: { $tickets }
   *[other] { $n } Zielkarten behalten: { $tickets }
}
action-keep-none = keine behalten
action-pay = { $cards }
action-give-up = auf den Tunnel verzichten und die Karten zurücknehmen
action-take = { $city }: einen Fahrgast mitnehmen ({ $colour })
action-leave = { $city }: niemanden mitnehmen
action-pass = passen
luck-card = { $card }
luck-ticket = Zielkarte { $ticket }
luck-passenger = ein Fahrgast ({ $colour })

## Was gefragt ist
task-turn = Du bist am Zug.
task-second = Wähle eine zweite Karte.
task-pay = Wähle, wie du { $what } bezahlst: { $facts }.
task-station = { $n ->
    [one] Wähle, wie du den Bahnhof in { $city } bezahlst: { $n } Karte.
   *[other] Wähle, wie du den Bahnhof in { $city } bezahlst: { $n } Karten einer Farbe.
}
task-surcharge = { $n ->
    [one] Der Tunnel { $route } kostet { $n } Karte mehr, { $card } oder Lokomotive. Zahle oder verzichte.
   *[other] Der Tunnel { $route } kostet { $n } Karten mehr, { $card } oder Lokomotive. Zahle oder verzichte.
}
task-mix = Wähle, von welchen Stapeln du Zielkarten ziehst.
task-keep = { $least ->
    [0] Wähle, welche Zielkarten du behältst; auch keine ist möglich.
   *[other] Wähle, welche Zielkarten du behältst, mindestens { $least }.
}
task-keep-most = Wähle, welche Zielkarten du behältst, höchstens { $most }.
task-boarding = Fahrgäste warten { $place }: { $waiting }. Du darfst einen mitnehmen.

## Stellung
row = Auslage: { $cards }.
deck = Stapel: { $deck ->
    [one] { $deck } Karte
   *[other] { $deck } Karten
}, Ablage: { $discard }.
piles = Zielkarten zum Ziehen: { $piles }.
last-lap = { $n ->
    [one] Letzte Runde: noch { $n } Zug.
   *[other] Letzte Runde: noch { $n } Züge.
}
player-race = { $of ->
    [one] { $n } von { $of } Zielkarte erfüllt
   *[other] { $n } von { $of } Zielkarten erfüllt
}
player-trains = { $n ->
    [one] { $n } Waggon
   *[other] { $n } Waggons
}
player-stations = { $n ->
    [one] noch { $n } Bahnhof
   *[other] noch { $n } Bahnhöfe
}
player-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
player-passengers = { $n ->
    [one] { $n } Fahrgast
   *[other] { $n } Fahrgäste
}
player-known = Karten, die alle gesehen haben: mindestens { $cards }.
player-done = Erfüllt: { $tickets }.
player-guests = Fahrgäste: { $guests }.
hand = Handkarten: { $cards }.
ticket-done = Zielkarte { $ticket }: erfüllt.
ticket-open = Zielkarte { $ticket }: noch nicht erfüllt.
ticket-offered = Zur Wahl: { $ticket }.
no-tickets = Keine Zielkarten.
tickets-unverified = { $n ->
    [one] { $n } dieser Zielkarten ist nachempfunden und kann von der gedruckten abweichen.
   *[other] { $n } dieser Zielkarten sind nachempfunden und können von den gedruckten abweichen.
}
board-routes = { $n ->
    [one] { $seat } hat { $n } Strecke: { $routes }.
   *[other] { $seat } hat { $n } Strecken: { $routes }.
}
board-stations = { $seat } hat Bahnhöfe in: { $cities }.
board-free = { $n ->
    [one] { $n } Strecke gehört noch niemandem.
   *[other] { $n } Strecken gehören noch niemandem.
}
board-waiting = Fahrgäste { $place }: { $guests }.
board-hint = „plan“ mit dem Namen einer Stadt sagt dir, was dort endet.
city-station = Hier hat { $seat } einen Bahnhof.
city-waiting = Fahrgäste: { $guests }.
city-route = { $there }: { $facts }; { $state } ({ $text }).
route-owned = gehört { $seat }
route-free = frei
route-closed = gesperrt

## Wertung
score-routes = { $n ->
    [one] { $n } Strecke: { $points }
   *[other] { $n } Strecken: { $points }
}
    .row = Strecken
    .count = { $count ->
        [one] { $count } Strecke
       *[other] { $count } Strecken
    }
score-ticket = { $done ->
    [yes] Zielkarte { $ends }, erfüllt: { $points }
   *[no] Zielkarte { $ends }, nicht erfüllt: { $points }
}
score-journey = { $done ->
    [yes] Zielkarte { $ends }: erfüllt
   *[no] Zielkarte { $ends }: nicht erfüllt
}
score-borrowed = Der Bahnhof in { $city } benutzt { $route }
score-stations = { $n ->
    [one] { $n } Bahnhof nicht gebaut: { $points }
   *[other] { $n } Bahnhöfe nicht gebaut: { $points }
}
    .row = Bahnhöfe
    .count = { $count } übrig
score-longest-path = { $n ->
    [one] Längster Weg mit { $n } Feld: { $points }
   *[other] Längster Weg mit { $n } Feldern: { $points }
}
    .row = Längster Weg
    .count = { $count ->
        [one] { $count } Waggon
       *[other] { $count } Waggons
    }
score-most-tickets = Meiste Zielkarten, { $n } erfüllt: { $points }
    .row = Meiste Zielkarten
    .count = { $count } erfüllt
score-passengers = Fahrgäste, { $colour }, { $n }: { $points }
    .row = Fahrgäste, { $of }
    .count = { $count }
score-crossing = Bonus für die Verbindung beider Seiten: { $points }
    .row = Beide Seiten verbunden
    .count = {""}

## Daten, die nicht gesichert sind
unverified-tickets = { $n ->
    [one] { $n } Zielkarte des Plans ist nicht gesichert: { $tickets }.
   *[other] { $n } Zielkarten des Plans sind nicht gesichert: { $tickets }.
}

## Hilfe beim Spielen
ticket-help =
    Gib die Nummer einer Möglichkeit ein oder eine Aktion wie „claim paris-zurich-1“. Wortanfänge genügen: „claim par zur“.
    stellung: noch einmal die ganze Stellung. menü: noch einmal die Möglichkeiten.
    karten: deine Karten. ziele: deine Zielkarten. spieler: was man von allen weiß.
    plan: wem die Strecken gehören. plan paris: was in Paris endet.
    regeln T-26: eine Regel. verlauf: die Geschichte bis hierher.
    zurück: deine letzte Entscheidung zurücknehmen, solange niemand etwas daraus erfahren hat.
    ende: die Partie verlassen.

## Überschriften am Tisch
prompt-turn = Du bist am Zug
prompt-second = Noch eine Karte
prompt-pay = { $route }: Wie bezahlst du?
prompt-pay-station = Wie bezahlst du den Bahnhof?
prompt-surcharge = Tunnel: zuzahlen?
prompt-keep = Zielkarten wählen
prompt-mix = Mischung wählen
prompt-boarding = Fahrgast mitnehmen?
prompt-last = Dein letzter Zug

## Zahlen neben den Namen
fact-trains = Waggons
fact-cards = Wagenkarten
fact-tickets = Zielkarten
fact-stations = Bahnhöfe übrig
fact-passengers = Fahrgäste

## Zeilen der Abrechnung, die mehrere Zielkarten zusammenfassen
score-tickets-done =
    .row = Zielkarten erfüllt
    .count = { $count ->
        [one] { $count } Zielkarte
       *[other] { $count } Zielkarten
    }
score-tickets-open =
    .row = Zielkarten offen
    .count = { $count ->
        [one] { $count } Zielkarte
       *[other] { $count } Zielkarten
    }

## Woran man sich erinnert
feat-tickets = Zielkarten erfüllt
feat-longest-path = Längster Weg

## Der eigene Plan
plan-missing = Dir fehlen noch: { $cards }.
plan-alike = { $n ->
    [one] eine passende für { $route }
   *[other] { $n } gleiche für { $route }
}
plan-stand-in = { $n ->
    [one] Eine Lokomotive hast du dafür übrig.
   *[other] { $n } Lokomotiven hast du dafür übrig.
}
plan-enough = Du hast alle Karten dafür.
plan-enough-locos = { $n ->
    [one] Mit einer Lokomotive reichen deine Karten.
   *[other] Mit { $n } Lokomotiven reichen deine Karten.
}
plan-trains = { $n ->
    [one] Dafür hast du einen Waggon zu wenig.
   *[other] Dafür hast du { $n } Waggons zu wenig.
}
plan-lost = Nicht mehr zu haben: { $routes }.
plan-built = Alles gebaut.
ahead-claim = { $route } für { $cards }
ahead-draw = { $n ->
    [one] eine Karte vom Stapel
   *[other] { $n } Karten vom Stapel
}
alarm-last-lap = Die letzte Runde hat begonnen.

## Regeln eines eigenen Titels
own-t-01 = Es gibt { $all } Wagenkarten: { $cards } in jeder von { $colours } Farben und { $locos } Lokomotiven.
own-t-02 = Alle beginnen mit { $cards } Wagenkarten. { $row ->
    [0] Eine offene Auslage gibt es nicht.
   *[other] Dann werden { $row } Karten als offene Auslage aufgedeckt.
}
own-t-08 = Sobald { $locos } oder mehr der { $row } offenen Karten Lokomotiven sind, kommen alle auf den Ablagestapel und { $row } neue werden aufgedeckt. Das wird wiederholt, solange es zutrifft, und gilt auch beim Aufbau.
own-t-25 = Die Punkte für eine Strecke gibt es sofort, nach ihren Feldern: { $points }.
own-t-27 = Bei weniger als { $seats } Personen sind, sobald eine von mehreren parallelen Strecken beansprucht ist, die anderen für den Rest der Partie gesperrt.
own-t-40 = Hat jemand am Ende des Zuges { $trains } oder weniger Waggons übrig, sind alle noch einmal am Zug, auch diese Person. Dann folgt die Schlusswertung.
own-fj-08 = Bonus: Verbinden deine eigenen Waggons { $one } mit { $other } (je eine dieser Städte), nimmst du eine Bonuskarte. Sie zählt als erfüllte Zielkarte, und du bekommst sie nur einmal.
own-fj-09 = Wer { $tickets } erfüllte Zielkarten hat, den Bonus eingerechnet, gewinnt sofort; niemand sonst ist noch einmal am Zug.
own-eu-20 = Für einen Tunnel legst du zuerst die Karten für seine gedruckte Länge, mit Farbe und Jokern wie für jede Strecke. Erst dann werden die obersten { $cards } Karten des Stapels aufgedeckt.
own-eu-45 = Jeder nicht gebaute Bahnhof ist am Ende { $points } Punkte wert.
own-eu-50 = Der längste zusammenhängende Weg bringt { $points } Punkte. Er darf Schleifen bilden und mehrmals durch eine Stadt führen, aber jede Strecke zählt nur einmal, und Abzweigungen zählen nicht.
own-de-01 = Zu Beginn werden Reisende blind aus einem Beutel mit { $n } gezogen und auf den Plan gestellt: jeder Ort bekommt seine gedruckte Zahl.
own-de-12 = Wer die meisten Zielkarten erfüllt hat, bekommt { $points } Punkte; bei Gleichstand alle. Nicht erfüllte zählen dafür nicht.
own-de-13 = Für jede Farbe der Reisenden bekommt, wer die meisten hat, { $first } Punkte und wer die zweitmeisten hat, { $second }. Bei Gleichstand an der Spitze bekommen alle { $first }, und einen zweiten Platz gibt es nicht.

## Spielpläne aus dem Browser
own-board =
    { $cities ->
        [one] Ein eigener Spielplan mit einer Stadt
       *[other] Ein eigener Spielplan mit { $cities } Städten
    }
overlap-space-space = Felder von { $one } und { $other } berühren sich.
overlap-space-city = Ein Feld von { $one } liegt auf { $other }.
overlap-label-space = Der Name { $one } liegt auf einem Feld von { $other }.
overlap-label-label = Die Namen { $one } und { $other } überlappen.
overlap-label-city = Der Name { $one } liegt auf { $other }.
overlap-off-canvas = { $one } ragt über die Karte hinaus.{ $other }
overlap-city-wet = { $one } steht im Wasser.{ $other }
overlap-lettering = Der Schriftzug { $one } liegt auf { $other }.
