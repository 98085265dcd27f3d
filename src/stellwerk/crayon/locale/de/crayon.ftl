### Crayon-Rails in Worten

## Dinge
dk-post = { $post } (bei { $place })
dk-money = { $sum } M
dk-train = { $holds ->
    [one] { $train } (Tempo { $speed }, { $holds } Laderaum)
   *[other] { $train } (Tempo { $speed }, { $holds } Laderäume)
}
dk-order = { $good } nach { $city } für { $pay } M
dk-card = Karte { $number } ({ $orders })
dk-piece = { $here } bis { $there }

## Was geschehen ist
dk-event-drew = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} { $n ->
    [one] eine Auftragskarte.
   *[other] { $n } Auftragskarten.
}
dk-event-received = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} { $card }.
dk-event-received-all = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} { $n } Auftragskarten: { $cards }.
dk-event-put-under = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} unter den Stapel.
dk-event-began = { $you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
} in { $city }.
dk-event-turn = { $you ->
    [yes] Runde { $round }: Du bist am Zug.
   *[no] Runde { $round }: { $seat } ist am Zug.
}
dk-event-moved = { $you ->
    [yes] Du fährst
   *[no] { $seat } fährt
} { $n ->
    [one] eine Meile
   *[other] { $n } Meilen
} nach { $there }.
dk-event-moved-by-way = { $you ->
    [yes] Du fährst
   *[no] { $seat } fährt
} { $n } Meilen über { $via } nach { $there }.
dk-event-moved-from = { $you ->
    [yes] Du fährst
   *[no] { $seat } fährt
} { $n ->
    [one] eine Meile
   *[other] { $n } Meilen
} von { $here } nach { $there }.
dk-event-moved-from-by-way = { $you ->
    [yes] Du fährst
   *[no] { $seat } fährt
} { $n } Meilen von { $here } über { $via } nach { $there }.
dk-event-crossed = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} die Fähre { $line } nach { $there }.
dk-event-rented = { $you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
} { $sum } M Miete an { $them ->
    [yes] dich
   *[no] { $other }
}{ $owed ->
    [0] .
   *[other] ; offen bleiben { $owed } M.
}
dk-event-repaid = { $you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
} { $sum } M Schulden an { $them ->
    [yes] dich
   *[no] { $other }
} zurück.
dk-event-loaded = { $you ->
    [yes] Du lädst
   *[no] { $seat } lädt
} in { $city } { $good }.
dk-event-dropped = { $you ->
    [yes] Du lädst
   *[no] { $seat } lädt
} in { $city } { $good } ab, ohne zu liefern.
dk-event-returned = Zurück in den Vorrat: { $good } aus { $city }.
dk-event-lost = { $you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} { $good }.
dk-event-delivered = { $you ->
    [yes] Du lieferst
   *[no] { $seat } liefert
} { $good } nach { $city } für { $pay } M (Karte { $card }).
dk-event-delivered-public = { $you ->
    [yes] Du lieferst
   *[no] { $seat } liefert
} { $good } nach { $city } für { $pay } M (öffentliche Karte { $card }).
dk-event-announced = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} mindestens { $sum } M: Das ist anzusagen.
dk-event-laid = { $you ->
    [yes] Du baust
   *[no] { $seat } baut
} { $n ->
    [one] einen Abschnitt
   *[other] { $n } Abschnitte
} für { $cost } M: { $pieces }.
dk-event-bought = { $you ->
    [yes] Du kaufst
   *[no] { $seat } kauft
} die Fähre { $line } für { $cost } M.
dk-event-ordered = { $you ->
    [yes] Du bestellst
   *[no] { $seat } bestellt
} für { $cost } M einen neuen Zug: { $train }.
dk-event-refitted = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} jetzt einen neuen Zug: { $train }.
dk-event-swapped = { $you ->
    [yes] Du tauschst
   *[no] { $seat } tauscht
} { $n ->
    [one] Karte { $cards } gegen eine neue.
   *[other] die Karten { $cards } gegen neue.
}
dk-event-laid-out = { $n ->
    [one] Neuer öffentlicher Auftrag: { $cards }.
   *[other] Neue öffentliche Aufträge: { $cards }.
}
dk-event-shuffled = Die Ablage wird zum neuen Stapel gemischt.
dk-event-revealed = Ereignis „{ $event }“: { $text }
dk-event-begins = „{ $event }“ gilt ab jetzt für eine Runde.
dk-event-over = „{ $event }“ ist vorbei.
dk-event-washed-out = { $you ->
    [yes] Dir
   *[no] { $seat }
} { $n ->
    [one] wird der Abschnitt { $sections } weggespült.
   *[other] werden { $n } Abschnitte weggespült: { $sections }.
}
dk-event-derailed = { $you ->
    [yes] Dein Zug ist entgleist und setzt die nächste Bewegung aus.
   *[no] Der Zug von { $seat } ist entgleist und setzt die nächste Bewegung aus.
}
dk-event-taxed = Alle zahlen { $percent } % ihres Geldes an die Bank.
dk-event-tax-paid = { $you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
} { $sum } M Steuer.
dk-event-offered = { $you ->
    [yes] Du bietest
   *[no] { $seat } bietet
} { $them ->
    [yes] dir
   *[no] { $other }
} { $sum } M für freie Fahrt, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
} lang.
dk-event-proposed-give = { $you ->
    [yes] Du bietest
   *[no] { $seat } bietet
} { $them ->
    [yes] dir
   *[no] { $other }
} an, bis Runde { $round } { $good } nach { $city } zu bringen, für { $sum } M.
dk-event-proposed-get = { $you ->
    [yes] Du bittest
   *[no] { $seat } bittet
} { $them ->
    [yes] dich
   *[no] { $other }
}, bis Runde { $round } { $good } nach { $city } zu bringen, für { $sum } M.
dk-event-kept = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} wie vereinbart { $good } nach { $city } gebracht; { $them ->
    [yes] du zahlst
   *[no] { $other } zahlt
} { $sum } M.
dk-event-kept-owed = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} wie vereinbart { $good } nach { $city } gebracht; { $them ->
    [yes] du zahlst { $sum } M und bleibst { $owed } M schuldig.
   *[no] { $other } zahlt { $sum } M und bleibt { $owed } M schuldig.
}
dk-event-lapsed = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} { $good } nicht rechtzeitig nach { $city } gebracht; die Absprache mit { $them ->
    [yes] dir
   *[no] { $other }
} ist hinfällig.
dk-event-accepted = { $you ->
    [yes] Du nimmst das Angebot an.
   *[no] { $seat } nimmt das Angebot an.
}
dk-event-refused = { $you ->
    [yes] Du lehnst das Angebot ab.
   *[no] { $seat } lehnt das Angebot ab.
}
dk-event-last-round = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} genug Geld und alle großen Städte verbunden: Die Runde wird noch zu Ende gespielt.
ending-money = Jemand hat genug Geld und alle großen Städte verbunden; wer die Partie beendet, muss nicht am reichsten sein, und wer am reichsten ist, gewinnt
ending-idle = Seit vielen Runden hat niemand mehr geliefert

## Was man tun kann
dk-group-under = Drei Karten behalten
dk-group-begin = Eine Startstadt wählen
dk-group-turn = Spielzug
dk-group-go = Fahren („fahr viborg“ fährt den ganzen Weg)
dk-group-cross = Eine Fähre nehmen
dk-group-load = Laden
dk-group-drop = Abladen, ohne zu liefern
dk-group-lose = Eine Ware verlieren
dk-group-deliver = Liefern
dk-group-lay = Einen Abschnitt bauen („bau viborg“ baut den ganzen Weg)
dk-group-buy = Eine Fähre kaufen
dk-group-train = Ein neuer Zug
dk-group-offer = Eine Summe für freie Fahrt bieten
dk-group-bargain = Absprache: einer bringt dem anderen eine Ware
dk-group-town = Die Stadt, in die sie kommt
dk-group-terms = Preis und Frist
dk-group-answer = Das Angebot
dk-group-luck = Zufall
dk-action-under = { $cards } unter den Stapel
dk-action-keep = { $kept } behalten; unter den Stapel, in dieser Reihenfolge: { $cards }
dk-action-cross = { $line }, auf der Linie von { $seat }
dk-action-go-rent = { $there }; { $sum } M Miete an { $seat }
dk-action-deliver = { $good } (Karte { $card })
dk-action-deliver-pay = { $good } für { $pay } M (Karte { $card })
dk-action-deliver-public = { $good } für { $pay } M (öffentliche Karte { $card })
dk-action-lay = { $here } bis { $there }: { $cost } M
dk-action-buy = { $line }: { $cost } M
dk-action-buy-with = { $line } mit dem Abschnitt { $section }: { $cost } M
dk-action-upgrade = statt zu bauen aufrüsten: { $train } für { $cost } M
dk-action-convert = umrüsten: { $train } für { $cost } M
dk-action-done-moving = die Fahrt beenden und bauen
dk-action-done = den Spielzug beenden
dk-action-swap = statt eines Spielzugs alle Karten tauschen
dk-action-offer = { $rounds ->
    [one] { $seat }: { $sum } M für eine Runde
   *[other] { $seat }: { $sum } M für { $rounds } Runden
}
dk-action-give = { $good } für { $seat } bringen
dk-action-get = { $good } von { $seat } bringen lassen
dk-action-terms = { $rounds ->
    [one] { $sum } M, binnen einer Runde
   *[other] { $sum } M, binnen { $rounds } Runden
}
dk-action-accept = annehmen
dk-action-refuse = ablehnen
dk-luck-first = { $seat } beginnt

## Was gefragt ist
dk-task-moving = Du fährst: Standort { $here }, noch { $n ->
    [one] { $n } Meile
   *[other] { $n } Meilen
}. Geladen: { $goods }.
dk-task-stuck = Dein Zug ist entgleist und bleibt stehen: { $here }. Geladen: { $goods }.
dk-task-building = Du baust: noch { $left } von { $limit } M in diesem Spielzug, du hast { $cash } M.
dk-task-under = { $n ->
    [one] Wähle, welche Karte unter den Stapel geht.
   *[other] Wähle, welche { $n } Karten unter den Stapel gehen.
}
dk-task-begin = Wähle deine Startstadt.
dk-task-losing = { $n ->
    [one] Wähle eine Ware, die du verlierst.
   *[other] Wähle { $n } Waren, die du verlierst, eine nach der anderen.
}
dk-task-answering = { $rounds ->
    [one] { $seat } bietet dir { $sum } M für eine Runde freie Fahrt auf deinem Netz.
   *[other] { $seat } bietet dir { $sum } M für { $rounds } Runden freie Fahrt auf deinem Netz.
}
dk-task-town = Nenne die Stadt, in die die Ware kommen soll.
dk-task-terms = Nenne den Preis, und in wie vielen Runden sie da sein soll.
dk-task-weighing-get = { $seat } bietet an, dir bis Runde { $round } { $good } nach { $city } zu bringen, für { $sum } M.
dk-task-weighing-give = { $seat } bittet dich, bis Runde { $round } { $good } nach { $city } zu bringen, für { $sum } M.

## Stellung
dk-round = Runde { $round }.
dk-last-round = Die letzte Runde läuft.
dk-running = Ereignis „{ $event }“: { $text }
dk-coming = Vom Ende dieses Spielzugs an „{ $event }“: { $text }
dk-lying = Bis Runde { $round } liegt frei in { $city }: { $good }.
dk-lying-reserved = Bis Runde { $round } liegt in { $city } nur für { $seat }: { $good }.
dk-nowhere = noch nicht auf dem Plan
dk-at = Standort { $here }
dk-load = geladen: { $goods }
dk-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
dk-flag = ab { $sum } M
dk-rich = mindestens { $sum } M
dk-derailed = entgleist
dk-debt = schuldet { $other } { $sum } M
dk-owns-ferry = Fähre { $line }.
dk-tariff = Fährt bis Runde { $round } ohne Miete auf dem Netz von { $other }.
dk-agreed = Bringt { $good } bis Runde { $round } für { $other } nach { $city }, für { $sum } M.
dk-hand = Dein Geld: { $sum } M.
dk-hand-card = Karte { $number } auf der Hand:
dk-public-card = Öffentliche Karte { $number }:
dk-orders-none = Öffentliche Aufträge liegen noch nicht aus.
dk-source = { $n ->
    [0] { $good } gibt es nur in { $cities }
   *[other] { $good } (noch { $n }) gibt es in { $cities }
}
dk-source-train = du hast es geladen
dk-source-none = { $good } gibt es gerade nirgends
dk-network = { $n ->
    [one] Netz: { $n } Stadt, { $cities }.
   *[other] Netz: { $n } Städte, { $cities }.
}
dk-network-missing = Zum Sieg fehlen noch Anschlüsse: { $cities }; dazu { $sum } M.
dk-network-all = Alle großen Städte sind verbunden; zum Sieg brauchst du { $sum } M.
dk-deliverable = Hier kannst du liefern: { $orders }.

## Wege
dk-way-here = du bist dort
dk-way-run = { $n ->
    [one] { $n } Meile
   *[other] { $n } Meilen
}
dk-way-rent = { $n ->
    [one] { $n } Meile, { $sum } M Miete
   *[other] { $n } Meilen, { $sum } M Miete
}
dk-way-build = Bau { $cost } M
dk-way-none = nicht erreichbar
dk-ways-later = Wege gibt es, sobald dein Zug auf dem Plan steht.
dk-verb-go = fahr, fahre
dk-verb-build = bau, baue
dk-go = Nach { $there }: { $n ->
    [one] { $n } Meile
   *[other] { $n } Meilen
}{ $sum ->
    [0] {""}
   *[other] , { $sum } M Miete
}{ $turns ->
    [0] {""}
    [one] , dazu ein weiterer Spielzug
   *[other] , dazu { $turns } weitere Spielzüge
}.
dk-go-none = Nach { $there } führt kein Gleis, auf dem du fahren kannst. „bau“ mit dem Namen baut den Weg.
dk-go-here = Dein Zug steht schon dort: { $there }.
dk-build = { $n ->
    [one] Der billigste Weg nach { $there }: ein Abschnitt für { $cost } M.
   *[other] Der billigste Weg nach { $there }: { $n } Abschnitte für { $cost } M.
}
dk-build-none = Nach { $there } kannst du nicht bauen.
dk-build-there = { $there } gehört schon zu deinem Netz.

## Plan
dk-legend = { $code } { $place }
dk-legend-goods = { $code } { $place }: { $goods }
dk-ferry = Fähre { $line } ({ $id }): { $cost } M
dk-ferry-owned = Fähre { $line } ({ $id }): { $cost } M, gekauft von { $seats }
dk-map-signs = Zeichen: · Meile, 1 Gleis von Platz 1, [1] Zug von Platz 1, [*] mehrere Züge, = in einer Stadt, ~ Fluss, ≈ Bucht.
dk-board-hint = „plan“ mit dem Namen einer Stadt sagt alles über sie; „wege“ nennt alle Entfernungen.
dk-big = große Stadt
dk-city-goods = Hier gibt es { $goods }.
dk-city-joined = Angeschlossen: { $seats }.
dk-city-places = { $n ->
    [0] Kein Platz für weitere Anschlüsse.
    [one] Platz für { $n } weiteren Anschluss.
   *[other] Platz für { $n } weitere Anschlüsse.
}
dk-city-ferry = Hafen der Fähre { $line }.
dk-city-way = Für dich: { $way }.
dk-good = { $good } aus { $cities }; im Vorrat: { $n }
dk-good-none = Keine Ware beginnt mit „{ $name }“.

## Wertung
dk-score-cash = Geld: { $sum } M
    .row = Geld
dk-score-debt = Schulden: { $sum } M
    .row = Schulden
dk-score-big-cities = Große Städte verbunden: { $n }
    .row = Große Städte
dk-score-cities = Städte verbunden: { $n }
    .row = Städte

## Hilfe beim Spielen
dk-help =
    Gib die Nummer einer Möglichkeit ein oder eine Aktion wie „go k18“, „load beer“ oder „lay aarhus-k18“. Wortanfänge genügen.
    fahr viborg: der beste Weg über das vorhandene Gleis, so weit die Meilen reichen; hält, wo du liefern kannst.
    bau viborg: der billigste neue Weg, so weit das Geld reicht. zurück nimmt einen ganzen Weg zurück.
    stellung: noch einmal die ganze Stellung. menü: noch einmal die Möglichkeiten.
    karten: dein Geld und deine Karten. aufträge: die öffentlichen Aufträge. spieler: was man von allen weiß.
    plan: die Landkarte. plan odense: alles über Odense. wege: alle Entfernungen. waren bier: wo es Bier gibt.
    regeln DK-21: eine Regel. verlauf: die Geschichte bis hierher.
    zurück: deine letzte Entscheidung zurücknehmen, solange niemand etwas daraus erfahren hat.
    ende: die Partie verlassen.

## Überschriften am Tisch
dk-prompt-opening = Wähle Karten und Startstadt
dk-prompt-moving = Dein Zug: fahren
dk-prompt-building = Dein Zug: bauen
dk-prompt-answering = Angebot annehmen?
dk-prompt-proposing = Deine Absprache: Stadt und Preis
dk-prompt-losing = Welche Ware verlierst du?

## Zahlen neben den Namen
dk-fact-cards = Auftragskarten
dk-fact-goods = Waren im Zug
dk-fact-cities = Städte angeschlossen

## Regeln eines eigenen Landes
own-dk-01 = Für { $low } bis { $high } Personen: { $cities } Städte, { $goods } Waren auf { $chips } Chips, { $cards } Auftragskarten mit je drei Aufträgen, { $events } Ereignisse und { $trains } Arten von Lokomotiven.
own-dk-02 = Alle beginnen mit { $money } M, einem Zug der ersten Art und einer Lokomotive.
own-dk-04 = Startstädte, mit der Zahl derer, die dort beginnen dürfen: { $cities }. Deine Lok startet in der Mitte der Stadt.
own-dk-42 = Es gibt { $events } Ereignisse. Jedes sagt, welches Gebiet es trifft, was es bewirkt und wie lange es dauert.
own-dk-51 = Ein Abschnitt verbindet zwei benachbarte Meilensteine; wo keine sind (Meer, Grenze), wird nicht gebaut. Du zahlst den Meilenstein, zu dem er führt: Ebene { $plain } M, Kleinstadt { $small } M, Mittelstadt { $medium } M, Metropole { $metro } M, Hafen den Preis der Fähre. Ein Fluss kostet { $river } M mehr, ein See oder eine Bucht { $bay } M. Innerhalb einer Metropole braucht es keine Strecke.
own-dk-53 = Pro Zug dürfen höchstens { $n } deiner neuen Abschnitte aus derselben Großstadt ({ $cities }) hinausführen. Hineinbauen zählt nicht.
own-dk-56 = An eine Kleinstadt können sich { $small } Personen anschließen, an eine Mittelstadt { $medium }, an eine Metropole { $metro }.
own-dk-71 = Die Partie ist zu Ende, sobald jemand mindestens { $money } M hat und { $cities } an das eigene Netz angeschlossen sind. Wer die Partie beendet, muss nicht am reichsten sein; wer am reichsten ist, gewinnt.
