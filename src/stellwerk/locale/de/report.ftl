### Ein Bericht über einen Plan

help-report = Viele Partien eines Titels spielen und über seinen Plan berichten: eine Seite mit Bildern und Karte, JSON und Parquet.
help-report-players = Für wie viele Personen: 3 oder 2-5. Sonst für jede Zahl, für die das Spiel gedacht ist.
help-report-games = Partien mindestens, für jede Zahl von Personen.
help-report-bots = Wer spielt, mit Kommas; mehrere treffen sich in jeder Sitzordnung mit demselben Glück.
error-engine = Eine Maschine „{ $engine }“ gibt es nicht; es gibt { $engines }
error-players-range = --players „{ $text }“ geht nicht; erwartet wird eine Zahl oder ein Bereich wie 2-5
report-written = Geschrieben: { $path }
report-told = { $games } Partien { $title }
report-title = Bericht: { $title }
report-games = { $n } Partien mit { $players } Personen
report-setting = { $games }, gespielt von { $bots }. Startwert { $seed }.
report-intervals = Bei jeder Zahl steht ihr 95-%-Bereich. Partien mit denselben Karten zählen als ein Blick auf die Welt.
report-green = gut
report-amber = offen
report-red = zu verbessern
report-at-most = erwünscht: höchstens { $limit }
report-at-least = erwünscht: mindestens { $limit }
report-needed = Etwa { $n } Partien würden es entscheiden.
report-undecidable = Es liegt auf der Grenze; mehr Partien werden es kaum zeigen.
report-claim-order = Zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] mehreren
} nützt oder schadet kein Platz in der Reihenfolge viel.
report-claim-holes = Keine Partie gerät in eine Lage, die gedruckte Regeln nicht vorsehen.
report-order = Reihenfolge
report-order-about = Wie oft jeder Platz gewinnt. Die gestrichelte Linie ist gerecht.
report-place = { $players } Personen, Platz { $place }
report-styles = Spielweisen
report-styles-about = Wie oft jeder Bot gegen die anderen mit denselben Karten gewinnt: der Fingerabdruck des Plans.
report-nearest = Der nächste unserer Pläne
report-column-title = Titel
report-column-distance = Abstand
report-style = { $bot }, { $players } Personen
report-length = Länge und Auswahl
report-length-about = Ein Zug ist alles, was jemand tut, bis jemand anders am Zug ist.
report-column-players = Personen
report-column-turns = Züge
report-column-decisions = Entscheidungen je Zug
report-column-choices = mögliche Aktionen
report-column-score = Ergebnis
report-column-spread = Erste bis Letzte
report-scores = Endergebnisse mit { $players } Personen
report-turns = Züge einer Partie mit { $players } Personen
report-least = am wenigsten
report-most = am meisten
report-holes = Lücken in den Regeln
report-holes-about = Lagen, die gedruckte Regeln nicht vorsehen. Zu jeder gibt es eine Aufzeichnung: stellwerk replay DATEI.
report-no-holes = Es kam keine vor.
report-hole-games = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
}
report-hole-stuck = niemand konnte weiterspielen
report-hole-pass = jemand musste passen
report-hole-idle = es geschah nichts mehr
help-against = Ein anderer Titel oder eine andere Datei zum Vergleich, mit denselben Karten.
error-against = { $game } und { $other } sind nicht vergleichbar: Sie müssen zu einer Familie gehören und für gleich viele Personen sein
report-against = Verglichen mit { $other }
report-against-about = Beide spielten dieselben Karten in denselben Sitzordnungen. Ein Unterschied ist echt, wo sein Bereich die 0 nicht enthält.
report-against-number = Zahlen
report-against-percent = Anteile
report-column-what = Größe
report-column-ours = hier
report-column-theirs = dort
report-column-difference = Unterschied
report-first = wer beginnt, gewinnt
help-tune = Viele Partien spielen, Werte von Zielkarten, Längen oder Löhne dem annähern, was gerecht oder gewünscht ist, und neue Dateien schreiben, Schritt für Schritt.
help-tune-wish = Ein Anteil, der erreicht werden soll, etwa completed:berlin-roma=60% oder edge=1; mehrmals möglich. Sonst nähern sich Zielkarten oder Löhne dem, was gerecht ist.
help-tune-out = Ein neuer Ordner; jeder Schritt ist ein Ordner darin. Die alten Dateien bleiben, wie sie sind.
help-tune-least = Kein Wert wird kleiner.
help-tune-most = Kein Wert wird größer.
help-tune-steps = Schritte höchstens; Schluss ist, wenn nichts mehr sicher danebenliegt.
tune-step = Schritt { $step }: { $off } sicher daneben, { $n ->
    [one] eine Änderung
   *[other] { $n } Änderungen
}
tune-first = Wer beginnt, gewinnt { $times }-mal so oft wie gerecht.
tune-wish = { $name }: { $now }, gewünscht { $wished }
tune-bounds = Was noch danebenliegt, kann innerhalb seiner Grenzen nicht weiter.
tune-layout = Strecken haben andere Längen: Der Plan braucht eine neue Zeichnung mit stellwerk layout PLAN.json.
error-wish = --wish „{ $text }“ geht nicht; erwartet wird WAS=ANTEIL oder WAS:DING=ANTEIL, mit WAS eines von { $wishes }
error-wish-thing = --wish: „{ $thing }“ hat keinen Anteil „{ $what }“; es gibt { $some } …
tune-done = Geschrieben: { $path }
tune-nothing = Nichts wurde geschrieben.
