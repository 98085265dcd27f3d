### Antworten auf Fragen am Tisch: Vorschau, Rat, Übersicht

## Eine Fahrt
dk-run-told = { $n ->
    [one] { $n } Meile nach { $there }
   *[other] { $n } Meilen nach { $there }
}{ $turn ->
    [0] , Ankunft in diesem Spielzug.
    [one] , Ankunft im nächsten Spielzug.
   *[other] , Ankunft in { $turn } Spielzügen.
}
dk-run-stops = Die Fahrt nach { $there } endet vorher: { $end }.
dk-run-not = Dein Zug kann nicht nach { $there } aufbrechen.
dk-run-rests = In diesem Spielzug fährt dein Zug nicht mehr.
dk-run-sails = Die Fähre nimmt er erst zu Beginn deines nächsten Spielzugs.
dk-run-none = Nach { $there } führt kein Gleis, auf dem du fahren kannst.
dk-run-ferries = { $n ->
    [one] Mit der Fähre { $lines }.
   *[other] Mit den Fähren { $lines }.
}
dk-run-fee = { $owed ->
    [0] Miete: { $sum } M an { $seat }.
   *[other] Miete: { $sum } M an { $seat }, davon { $owed } M auf Kredit.
}

## Bauen
dk-lay-told = { $n ->
    [one] { $there }: ein Abschnitt für { $cost } M.
   *[other] { $there }: { $n } Abschnitte für { $cost } M.
}
dk-lay-part = { $turn ->
    [one] Davon { $now } M in diesem Spielzug, der Rest im nächsten.
   *[other] Davon { $now } M in diesem Spielzug, alles zusammen in { $turn } Spielzügen.
}
dk-lay-later = { $turn ->
    [one] Frühestens im nächsten Spielzug.
   *[other] Frühestens in { $turn } Spielzügen.
}
dk-lay-never = { $n ->
    [one] Ein Abschnitt für { $cost } M ist nicht in Sicht.
   *[other] { $n } Abschnitte für { $cost } M sind nicht in Sicht.
}

## Aufträge und Pläne
dk-serve-told = { $order }: { $profit } M bleiben nach { $building } M für Gleise und { $rent } M Miete{ $turn ->
    [0] , in diesem Spielzug.
    [one] , im nächsten Spielzug.
   *[other] , in { $turn } Spielzügen.
}
dk-serve-not = { $order }: Von hier aus geht das jetzt nicht.
dk-serve-no-source = { $order }: { $good } ist jetzt nirgends zu haben.
dk-plan-run = Nach { $there } fahren
dk-plan-load = { $good } in { $city } laden
dk-plan-drop = { $good } in { $city } abladen
dk-plan-deliver = { $good } in { $city } für { $pay } M liefern
dk-plan-build = { $n ->
    [one] Einen Abschnitt für { $cost } M in Richtung { $there } bauen
   *[other] { $n } Abschnitte für { $cost } M in Richtung { $there } bauen
}
dk-plan-done = Die Fahrt beenden
dk-plan-turn = Den Spielzug beenden
dk-start-told = { $n ->
    [0] { $city }: Keine deiner Karten ist von hier aus bald zu bedienen.
    [one] { $city }: ein Anfang für eine deiner Karten, zuerst { $order }.
   *[other] { $city }: ein Anfang für { $n } deiner Karten, zuerst { $order }.
}

## Waren und Städte
dk-ware-told = { $left ->
    [0] { $good }: nichts mehr da
    [one] { $good }: noch ein Chip
   *[other] { $good }: noch { $left } Chips
}
dk-ware-lying = { $kept ->
    [yes] { $good }: liegt hier bis Runde { $round }, nur für { $whose }
   *[no] { $good }: liegt hier bis Runde { $round }
}
dk-good-told = { $good } aus { $cities }; { $left } von { $chips } Chips übrig
dk-lying-told = { $kept ->
    [yes] In { $city } bis zum Ende des Spielzugs von { $seat } in Runde { $round }, nur für { $whose }
   *[no] In { $city } bis zum Ende des Spielzugs von { $seat } in Runde { $round }
}
dk-panel-closed = Hier wird in dieser Runde nichts geladen und nichts abgeladen.
dk-panel-bonus = Jede Lieferung hierher bringt { $sum } M mehr.

## Züge
dk-offer-upgrade = Aufrüsten für { $cost } M, statt zu bauen: { $train }
dk-offer-convert = Umbau für { $cost } M: { $train }
dk-offer-faster = { $n ->
    [one] eine Meile mehr je Spielzug
   *[other] { $n } Meilen mehr je Spielzug
}
dk-offer-slower = { $n ->
    [one] eine Meile weniger je Spielzug
   *[other] { $n } Meilen weniger je Spielzug
}
dk-offer-holds = { $n ->
    [one] ein Laderaum mehr
   *[other] { $n } Laderäume mehr
}
dk-offer-fewer = { $n ->
    [one] ein Laderaum weniger
   *[other] { $n } Laderäume weniger
}
dk-offer-cards = { $n ->
    [one] eine Auftragskarte mehr
   *[other] { $n } Auftragskarten mehr
}
dk-offer-loses = { $n ->
    [one] eine Ware an Bord geht verloren
   *[other] { $n } Waren an Bord gehen verloren
}

## Ereignisse
dk-until-now = Es ist geschehen und vorbei.
dk-until-coming = { $you ->
    [yes] Vom Ende deines Spielzugs bis zum Ende deines nächsten.
   *[no] Vom Ende des Spielzugs von { $seat } bis zum Ende des nächsten.
}
dk-until-end = { $you ->
    [yes] Bis zum Ende deines Spielzugs.
   *[no] Bis zum Ende des Spielzugs von { $seat }.
}
dk-me-slow-in = Dein Zug ist im Gebiet: halbe Geschwindigkeit.
dk-me-slow = Dein Zug hat halbe Geschwindigkeit, sobald er in das Gebiet fährt.
dk-me-no-loading = Nichts wird geladen oder abgeladen in { $cities }.
dk-me-no-loading-orders = { $n ->
    [one] Dort wartet ein Auftrag, den du bedienen darfst.
   *[other] Dort warten { $n } Aufträge, die du bedienen darfst.
}
dk-me-ferries = Es fahren nicht: { $lines }.
dk-me-no-building = Im Gebiet kannst du nicht bauen.
dk-me-barred = { $n ->
    [0] Niemand fährt oder baut über das Wasser; deine Gleise betrifft es nicht.
    [one] Ein Abschnitt von dir ist nicht befahrbar.
   *[other] { $n } Abschnitte von dir sind nicht befahrbar.
}
dk-me-washed = Die Abschnitte über das Wasser sind fortgespült, wem sie auch gehörten.
dk-me-derailed = Dein Zug ist entgleist und setzt seine nächste Bewegung aus.
dk-me-not-derailed = Dein Zug ist nicht betroffen.
dk-me-tax = Du hast { $percent } % deines Geldes bezahlt.
dk-me-bonus = Jede Lieferung nach { $cities } bringt { $sum } M mehr.
