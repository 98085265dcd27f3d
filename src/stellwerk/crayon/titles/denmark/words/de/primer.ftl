### Die Regeln mit Bildern

primer-goal = Worum es geht
    .text = Du zeichnest Strecken auf den Plan, lädst Waren und bringst sie dorthin, wo ein Auftrag sie verlangt. Das bringt Geld für neue Strecken und bessere Züge. In deinem Spielzug fährst du zuerst und baust danach. Alle Summen sind Millionen Kronen; du beginnst mit 50.
primer-start = Der Anfang
    .text = Von fünf Auftragskarten behältst du drei. Dann wählst du die Stadt, in der dein Netz beginnt: Århus, København oder Odense. In den ersten beiden ist Platz für je einen, in Odense für alle. In der ersten Runde wird nur gebaut; ab der vierten liegen drei Aufträge offen für alle.
primer-build = Strecken bauen
    .text = Ein Abschnitt verbindet zwei benachbarte Meilensteine und kostet, wohin er führt: in die Ebene 1, in eine Stadt 3, nach København 5. Über einen Fluss kommen 2 hinzu, über Bucht oder See 3. Im Bild kostet der Kleine Belt 4 und Odense hinter seinem Fluss 5, die ganze Linie 12. Mehr als 15 gibst du in einem Spielzug nicht aus. Du baust von deinem eigenen Netz aus, und jeder Abschnitt gehört nur einem.
primer-towns = Platz in den Städten
    .text = An eine kleine Stadt (Kreis) dürfen sich zwei anschließen, an eine mittlere (Quadrat) und an København drei. Solange dort Plätze frei sind, darf niemand den anderen den Weg verbauen. Aus einer der drei großen Städte führen in einem Spielzug höchstens zwei neue Abschnitte hinaus. Im Bild ist Billund voll: Beide Plätze sind vergeben.
primer-run = Fahren und Miete
    .text = Dein Zug fährt neun Meilen in einem Spielzug, die schnellen zwölf. Er darf überall halten und wenden. Auf eigener Strecke fährst du umsonst; wer eine fremde benutzt, zahlt ihrem Besitzer 4, einmal in jedem Spielzug. Im Bild: fünf Meilen nach Kolding, und ab Billund ist Miete fällig.
primer-ferries = Fähren
    .text = Wer eine Fähre kauft, zahlt den Preis auf dem Schild und ist an beiden Ufern angeschlossen; zwei dürfen sie haben. Im Hafen ist die Fahrt für diesen Spielzug zu Ende. Im nächsten setzt du als Erstes über und fährst dann mit halbem Tempo weiter.
primer-freight = Laden und liefern
    .text = Unter jeder Stadt steht, was es dort gibt. Laden kostet nichts, auch beim Durchfahren, aber jede Ware gibt es nur ein paarmal. Verlangt ein Auftrag sie in einer Stadt, lieferst du dort und bekommst die Summe, auch mehrmals an einem Halt. Du kannst eine Ware auch liegen lassen wie hier den Fisch in Kolding: Vier Runden lang darf jeder sie nehmen.
primer-orders = Aufträge
    .text = Jede Karte nennt drei Aufträge, und du bedienst einen davon. Dann kommt die ganze Karte weg und gleich eine neue. Die offenen Karten gehören dem, der zuerst liefert. Gefallen dir deine nicht, tauschst du statt eines Spielzugs die ganze Hand. Nach dem ersten besseren Zug hast du vier Karten statt drei.
primer-events = Ereignisse
    .text = Zwischen den Aufträgen stecken zehn Ereignisse. Kommt eines beim Ziehen zum Vorschein, gilt es für alle: manche sofort, manche eine Runde lang. Im Bild liegt Schnee auf Nordjütland; wer dort fährt, kommt nur halb so weit, und gebaut wird nicht.
primer-trains = Bessere Züge
    .text = Eine Stufe kostet 20 und das Bauen in diesem Spielzug: erst mehr Laderaum oder mehr Tempo, dann beides. Zwischen den beiden mittleren Zügen wechselst du für 5. Der neue Zug fährt ab deinem nächsten Spielzug.
primer-bargains = Tarife und Absprachen
    .text = Wo der Tisch es erlaubt, könnt ihr handeln. Ein Tarif: Für eine feste Summe fährst du bis zu zehn Runden ohne Miete auf einem fremden Netz. Eine Absprache: Einer bringt dem anderen eine Ware in eine Stadt, und bezahlt wird, wenn sie rechtzeitig dort liegt. Sie ist dann für ihn bestimmt, im Bild die Medikamente in Korsør. Was beide bestätigt haben, gilt.
primer-end = Das Ende
    .text = Die Partie ist zu Ende, sobald jemand 250 hat und Århus, København und Odense am eigenen Netz. Wer die Partie beendet, muss nicht der Reichste sein, und der Reichste gewinnt. Geld ist geheim; aber wer nach einer Lieferung 200 oder mehr hat, muss es sagen.
