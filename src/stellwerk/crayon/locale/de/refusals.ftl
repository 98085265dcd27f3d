### Warum eine Aktion jetzt nicht erlaubt ist: je ein Satz; die Regel steht daneben

## Wer an der Reihe ist, und was zuerst kommt
refusal-dk-game-over = Die Partie ist zu Ende.
refusal-dk-dealing = Einen Moment: Es wird gerade eine Karte gezogen.
refusal-dk-already-chosen = Du hast schon gewählt. Noch nicht fertig: { $seats }.
refusal-dk-not-your-turn = Du bist nicht an der Reihe. Gewartet wird auf { $seats }.
refusal-dk-opening-over = Karten und Startstadt werden vor der ersten Runde gewählt.
refusal-dk-opening-first = Wähle zuerst deine Karten und deine Startstadt.
refusal-dk-lose-first = Wähle zuerst, welche Ware du verlierst.
refusal-dk-answer-first = Beantworte zuerst das Angebot.
refusal-dk-movement-over = Deine Fahrt in diesem Spielzug ist schon zu Ende.
refusal-dk-movement-first = Gebaut wird erst nach der Fahrt; „done“ beendet sie.
refusal-dk-swap-late = Karten tauschst du statt eines ganzen Spielzugs, und dieser hat schon begonnen.
refusal-dk-no-offer = Es gibt kein Angebot zu beantworten.
refusal-dk-nothing-to-lose = Du musst gerade nichts verlieren.

## Beginn
refusal-dk-cards-chosen = Du hast deine Karten schon gewählt.
refusal-dk-cards-first = Wähle erst deine Karten, dann deine Startstadt.
refusal-dk-under-number = { $need ->
    [one] Lege genau { $need } Karte unter den Stapel.
   *[other] Lege genau { $need } verschiedene Karten unter den Stapel.
}
refusal-dk-not-in-hand = Karte { $card } hast du nicht auf der Hand.
refusal-dk-no-start-city = { $place } ist keine Startstadt.
refusal-dk-start-taken = { $place } ist als Startstadt schon vergeben.

## Fahren
refusal-dk-derailed = Dein Zug ist entgleist und setzt diese Bewegung aus.
refusal-dk-no-points = { $used ->
    [0] Dein Zug kann jetzt keine Meile fahren.
   *[other] Keine Meilen mehr: { $used } bist du gefahren.
}
refusal-dk-no-neighbour = Von { $here } nach { $post } ist es mehr als eine Meile.
refusal-dk-no-track = Auf { $section } liegt kein Gleis.
refusal-dk-section-barred = Der Abschnitt { $section } ist durch ein Ereignis gesperrt.
refusal-dk-rent = Die Miete an { $owner } beträgt { $need } M, und du hast { $have } M.
refusal-dk-ferry-again = Du hast in diesem Spielzug schon eine Fähre genommen.
refusal-dk-ferry-late = Die Fähre { $line } nimmst du am Anfang deiner Fahrt, und dein Zug ist schon gefahren.
refusal-dk-no-port = Die Fähre { $line } fährt hier nicht ab: { $here }.
refusal-dk-ferry-not-owned = Die Fähre { $line } gehört { $owner } nicht.
refusal-dk-ferry-own = Die Fähre { $line } gehört dir; du fährst auf deiner eigenen Linie.
refusal-dk-ferry-closed = Die Fähre { $line } verkehrt in dieser Runde nicht.
refusal-dk-no-tariffs = An diesem Tisch wird ohne Tarife und Absprachen gespielt.
refusal-dk-offer-nobody = { $seat } kannst du nichts anbieten.
refusal-dk-offer-again = { $seat } hat in diesem Spielzug schon ein Angebot von dir bekommen.
refusal-dk-offer-rounds = Ein Angebot gilt für 1 bis { $most } Runden.
refusal-dk-offer-sum = Biete höchstens { $most } M je Runde.
refusal-dk-bargain-supplied = In { $place } gibt es diese Ware selbst: { $good }.
refusal-dk-town-first = Nenne zuerst die Stadt der Absprache.
refusal-dk-terms-first = Die Stadt steht fest; es fehlen Preis und Runden.
refusal-dk-bargain-sum = Für das Bringen einer Ware zahlt man 0 bis { $most } M.
refusal-dk-no-bargain = Es wird gerade keine Absprache getroffen.
refusal-dk-bargain-first = Nenne zuerst Stadt und Preis deiner Absprache.
refusal-dk-reserved = In { $place } liegt diese Ware nur für { $seat }: { $good }.

## Waren
refusal-dk-no-city = Waren gibt es nur in Städten, und dein Zug steht hier: { $here }.
refusal-dk-no-handling = In { $place } wird in dieser Runde weder geladen noch entladen.
refusal-dk-holds-full = { $most ->
    [one] Der Laderaum ist voll: kein Platz für { $good }.
   *[other] Alle { $most } Laderäume sind voll: kein Platz für { $good }.
}
refusal-dk-not-supplied = In { $place } gibt es diese Ware nicht: { $good }.
refusal-dk-all-under-way = Alle Chips dieser Ware sind unterwegs: { $good }.
refusal-dk-drop-outside = Abladen kannst du nur in einer Stadt: { $good }.
refusal-dk-not-on-train = { $good } liegt nicht auf deinem Zug.
refusal-dk-not-your-card = Karte { $card } ist weder auf deiner Hand noch öffentlich.
refusal-dk-not-asked = Karte { $card } verlangt in { $place } nichts dergleichen: { $good }.

## Bauen
refusal-dk-debt-first = Erst sind { $sum } M Schulden zu zahlen, dann kannst du wieder bauen.
refusal-dk-limit = Das würde { $need } M kosten, erlaubt sind in diesem Spielzug noch { $left } von { $most } M.
refusal-dk-cash = Das würde { $need } M kosten, und du hast { $have } M.
refusal-dk-inside-city = In { $place } braucht es kein Gleis.
refusal-dk-section-yours = Den Abschnitt { $section } hast du schon gebaut.
refusal-dk-section-built = Den Abschnitt { $section } hat schon { $owner } gebaut.
refusal-dk-not-joined = Der Abschnitt { $section } schließt nicht an dein Netz an.
refusal-dk-building-event = Der Abschnitt { $section } kann nicht gebaut werden, solange das Ereignis gilt.
refusal-dk-city-left = { $most ->
    [one] Aus { $place } hast du in diesem Spielzug schon { $most } Abschnitt gebaut.
   *[other] Aus { $place } hast du in diesem Spielzug schon { $most } Abschnitte gebaut.
}
refusal-dk-no-place = In { $place } ist kein Platz mehr für dich.
refusal-dk-shut-out = { $have ->
    [0] { $place } hätte keinen freien Zugang mehr.
    [one] { $place } hätte nur noch { $have } freien Zugang, nötig sind { $need }.
   *[other] { $place } hätte nur noch { $have } freie Zugänge, nötig sind { $need }.
}
refusal-dk-cut-off = Jemand käme dann auf keinem Weg mehr nach { $place }.
refusal-dk-port-with-ferry = { $place } schließt du nur zusammen mit einer Fähre an („buy“).
refusal-dk-ferry-yours = Die Fähre { $line } gehört dir schon.
refusal-dk-ferry-full = { $most ->
    [one] Die Fähre { $line } gehört schon { $most } Person, mehr geht nicht.
   *[other] Die Fähre { $line } gehört schon { $most } Personen, mehr geht nicht.
}
refusal-dk-ferry-not-reached = Dein Netz erreicht keinen Hafen der Fähre { $line }.
refusal-dk-ferry-reached = Dein Netz erreicht die Fähre { $line } schon: Kaufe sie ohne Abschnitt.
refusal-dk-not-to-port = Der Abschnitt { $section } führt zu keinem Hafen der Fähre { $line }, der keine Stadt ist.
refusal-dk-ferry-event = An den Häfen der Fähre { $line } wird in dieser Runde nicht gebaut.

## Züge
refusal-dk-upgrade-late = Aufrüsten geht nur statt zu bauen, und du hast in diesem Spielzug schon etwas gekauft.
refusal-dk-upgrade-instead = Du hast in diesem Spielzug aufgerüstet, statt zu bauen.
refusal-dk-upgrade-step = Von { $old } zu { $train } rüstest du nicht auf: Es geht Stufe um Stufe.
refusal-dk-ordered = Ein neuer Zug ist schon bestellt: { $train }.
refusal-dk-convert = Von { $old } zu { $train } rüstest du nicht um: Das geht nur auf derselben Stufe.

## Zufall, wie ihn Aufzeichnungen schreiben
refusal-dk-luck-waits = Jetzt wird keine Karte gezogen. Gewartet wird auf { $seats }.
refusal-dk-luck-only-deals = Der Zufall zieht nur Karten; er spielt nicht mit.
refusal-dk-only-luck = Das entscheidet der Zufall.
refusal-dk-no-first = { $seat } kann jetzt nicht zum Anfangen bestimmt werden.
refusal-dk-card-not-now = Karte { $card } kann jetzt nicht kommen.
refusal-dk-event-not-now = Das Ereignis „{ $event }“ kann jetzt nicht kommen.
