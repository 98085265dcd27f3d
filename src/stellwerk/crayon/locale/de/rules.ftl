### Dänemark, ein Spiel mit selbst gezeichneten Strecken (2–3 Personen)

## Material und Aufbau
DK-01 = Für 2 oder 3 Personen: 22 Städte, 20 Waren auf 56 Chips, 63 Auftragskarten mit je drei Aufträgen, 10 Ereignisse und 4 Lokomotivtypen.
DK-02 = Alle beginnen mit 50 Millionen Kronen (50 M), einem Güterzug vom Typ A und einer Lokfigur.
DK-03 = Du bekommst 5 Auftragskarten und behältst 3; die anderen 2 kommen unter den Stapel. Ist ein Ereignis dabei, tritt ein Auftrag an seine Stelle.
DK-03R = Ersetzte Ereignisse werden in den Stapel zurückgemischt, bevor er weiter benutzt wird. Deine zwei Karten kommen in der von dir gewählten Reihenfolge darunter, und danach wird nicht mehr gemischt.
    .why = Die gedruckten Regeln legen die zwei Karten unter den Stapel und lassen auch die übrigen mischen, sagen aber nicht, was zuerst kommt und wohin ersetzte Ereignisse gehören.
DK-04 = Startstädte sind Århus, København (auch „Københaven“ geschrieben) und Odense. In Århus und København kann je eine Person beginnen, in Odense beliebig viele. Deine Lok startet in der Mitte der Stadt.
DK-04R = Startstadt und Karten wählen alle gleichzeitig; wer eine schon vergebene Stadt als Zweiter bestätigt, wählt neu. Die Startstadt kostet nichts und gilt als angeschlossen.
    .why = Die gedruckten Regeln nennen weder eine Reihenfolge beim Wählen noch einen Preis für die erste Stadt; gleichzeitig zu wählen spart Wartezeit.
DK-05R = Wer beginnt, bestimmt der Zufall aus dem Startwert der Partie; mit einer Tischoption beginnt, wer zuerst bereit ist. Gespielt wird im Uhrzeigersinn, und der Startplatz bleibt die ganze Partie über derselbe.
    .why = Die gedruckten Regeln lassen beginnen, wer zuerst einen Plan hat, was Eile belohnt, und sprechen vom aktuellen Startspieler, ohne je einen Wechsel zu nennen.
DK-06 = In Runde 1 fährt niemand: Alle bauen nur. Ab Beginn von Runde 4 liegen drei Auftragskarten als öffentliche Aufträge offen; dabei aufgedeckte Ereignisse werden beiseitegelegt und zurückgemischt.

## Ein Zug
DK-10 = Zuerst fährst du und kannst unterwegs laden, ausladen und liefern. Danach baust du Strecke oder rüstest deine Lok auf.
DK-11 = Statt eines ganzen Zuges darfst du alle deine Auftragskarten ablegen und neue ziehen.
DK-11R = Du ziehst bis zu deinem Handlimit, also drei oder vier Karten. Das geht auch schon in Runde 1, und deine Ladung bleibt im Zug.
    .why = Die gedruckten Regeln sprechen immer von drei neuen Karten, vergessen die Hand mit vier und sagen nichts zu Runde 1 oder zur Ladung.

## Fahren
DK-20 = Züge fahren nur auf gebauter Strecke und verbrauchen je Meilenstein einen Bewegungspunkt. Das Tempo ist je nach Typ 9 oder 12; Punkte dürfen verfallen. Auf einer Strecke und in einer Stadt haben beliebig viele Züge Platz.
DK-20R = Ein Zug darf auf jedem Meilenstein halten und wenden.
    .why = Die gedruckten Regeln sprechen von Fahrten zwischen Städten, verlangen oder verbieten das Halten und Wenden dazwischen aber nicht.
DK-21 = Dein eigenes Netz ist gratis. Ein fremdes Netz kostet 4 M je Besitzer und Zug; der Besitzer bekommt das Geld und kann die Fahrt nicht ablehnen.
DK-21R = Fällig wird das Geld beim ersten fremden Abschnitt oder der ersten fremden Fähre im Zug. Stadtpunkte und die inneren Verbindungen von København sind frei, Stehen kostet nichts. Wer nicht zahlen kann, darf nicht hinein. Wer schon auf fremder Strecke steht, darf auf Kredit hinaus: Die Schuld geht von der nächsten Einnahme ab, und bis dahin wird nichts gebaut.
    .why = Die gedruckten Regeln sagen nicht, wann genau zu zahlen ist und was ohne Geld geschieht; niemand soll stranden.
DK-22 = Für eine oder mehrere Runden könnt ihr einen anderen Tarif vereinbaren.
DK-22R = Ein Tarif kommt durch ein Angebot zustande, eine feste Summe für 1 bis 10 Runden, das beide Seiten bestätigen; dann ist er bindend. Bots verhandeln nur, wenn sie es können.
    .why = Die gedruckten Regeln lassen die Form solcher Absprachen offen; eine feste Form macht klar, was vereinbart ist.
DK-23 = Für eine Fähre beendet dein Zug seine Fahrt im Hafen. In einem späteren Zug setzt er als Erstes über, ohne Bewegungspunkte zu verbrauchen, und hat für den Rest dieses Zuges nur das halbe Tempo, aufgerundet.
DK-23R = Übersetzen ist freiwillig, Warten ist erlaubt. Erreichst du im selben Zug einen zweiten Hafen, gilt dort im nächsten Zug wieder dasselbe.
    .why = Die gedruckten Regeln erwähnen weder das Warten noch zwei Fähren hintereinander; es gilt jedes Mal dieselbe Regel.
DK-27 = Ihr könnt auch absprechen, dass einer dem anderen eine Ware in eine bestimmte Stadt bringt; dort liegt sie höchstens vier Runden.
DK-27R = Eine solche Absprache nennt die Ware, die Stadt, eine Summe von 0 bis 50 M und eine Frist von 1 bis 10 Runden; nimmt der andere an, bindet sie beide. Bezahlt wird, sobald die Ware rechtzeitig dort abgeladen ist; was der Partner nicht zahlen kann, bleibt er schuldig wie eine Miete. Solange die Ware dort liegt, ist sie für den Partner bestimmt. Für eine Ware, die nicht rechtzeitig kommt, schuldet niemand etwas. Absprachen gibt es dort, wo auch Tarife ausgehandelt werden.
    .why = Die gedruckten Regeln lassen die Form solcher Absprachen offen; eine feste Form macht klar, was vereinbart ist. Die Runden zählen die eigenen Züge dessen, der bringt, damit die Reihenfolge niemanden bevorzugt.

## Fracht
DK-30 = Du kannst eine Ware in jeder Stadt laden, die sie anbietet, auch beim Durchfahren. Das ist gratis, kostet keine Bewegung und braucht keinen Auftrag; in jeden Laderaum (2 oder 3) passt eine Ware.
DK-31 = Die Chips sind begrenzt: Sind alle Chips einer Ware auf Zügen oder liegen in Städten, kann sie an ihrer Quelle nicht geladen werden.
DK-32 = Auch ohne Auftrag darfst du eine Ware in jeder Stadt ausladen. Dort liegt sie für alle bereit; nach vier Runden geht sie zurück in den Vorrat.
DK-32R = Sie liegt dort bis zum Ende deines Zuges vier Runden später. In einer Stadt, die diese Ware anbietet, geht sie sofort in den Vorrat, und außerhalb von Städten wird nichts ausgeladen.
    .why = Die gedruckten Regeln sagen nicht, wann genau die vier Runden enden und was in einer Stadt gilt, die diese Ware ohnehin anbietet.
DK-33 = Lieferst du eine Ware, die ein Auftrag auf einer eigenen oder öffentlichen Karte verlangt, bekommst du dessen Summe. Die Ware wandert zurück in den Vorrat; die Karte mit allen drei Aufträgen wird abgelegt und sofort ersetzt, und du darfst weiterfahren.
DK-33R = Bei einem Halt sind mehrere Lieferungen erlaubt, auch für eine eben erst gezogene Karte.
    .why = Die gedruckten Regeln begrenzen mehrere Lieferungen an einem Ort nicht und erwähnen sie auch nicht; die neue Karte gehört dir ja sofort.
DK-34 = Eine öffentliche Karte ersetzt sofort, wer sie bedient hat.
DK-35 = Deine Hand umfasst stets drei Auftragskarten.
DK-35R = Mit deinem ersten Aufrüsten wächst deine Hand dauerhaft auf vier Karten. Eine Tischoption schaltet das ab.
    .why = Die gedruckten Regeln geben die vierte Karte beim Kauf eines zweiten Zuges, doch zwei Züge kann niemand besitzen; das Aufrüsten kommt dem am nächsten.
DK-36 = Ist der Stapel leer, wird die Ablage zu einem neuen gemischt.

## Ereignisse
DK-40 = Taucht beim Ziehen ein Ereignis auf, wird es gezeigt, wirkt und kommt in die Ablage. Dann wird weitergezogen, bis ein Auftrag kommt.
DK-41 = Ereignisse „für eine Runde“ beginnen, wenn der laufende Zug endet; alle anderen wirken auf der Stelle. Sie treffen alle, die in der Region sind, und alle, die in dieser Runde hineinfahren.
DK-41R = Ein Ereignis für eine Runde dauert bis zum Ende des nächsten Zuges der Person, die es gezogen hat; so spüren es alle genau einen Zug lang. Halbes Tempo wird aufgerundet und nie doppelt halbiert; wer schon weiter gefahren ist, hält auf dem ersten Meilenstein in der Region.
    .why = Die gedruckten Regeln legen nicht fest, wie lange eine Runde dauert und was für einen Zug gilt, der spät hineinfährt.
DK-42 = Es gibt zehn Ereignisse. Jedes nennt sein Gebiet, seine Wirkung und seine Dauer.

## Bauen
DK-50 = Pro Zug darfst du für Strecke, Fähren und Umrüsten zusammen höchstens 15 M ausgeben.
DK-51 = Ein Abschnitt verbindet zwei benachbarte Meilensteine; wo keine sind (Meer, Grenze), wird nicht gebaut. Du zahlst den Meilenstein, zu dem er führt: Ebene 1 M, Klein- oder Mittelstadt 3 M, København 5 M, Hafen den Preis der Fähre. Ein Fluss kostet 2 M mehr, ein See oder eine Bucht 3 M. Innerhalb von København braucht es keine Strecke.
DK-51R = Ein weiterer Abschnitt in einen eigenen Hafen kostet nur seinen Wasserzuschlag. Gehören dir schon beide Enden, zählt die billigere Richtung. Ein Abschnitt zahlt seinen Meilenstein auch dann, wenn dort schon ein anderer endet.
    .why = Die gedruckten Regeln nennen nur Preise für neue Meilensteine und lassen Abschnitte zwischen schon angeschlossenen Orten aus.
DK-52 = Dein Netz beginnt in deiner Startstadt. Danach darf es von jedem Meilenstein deines eigenen Netzes abzweigen.
DK-52R = Von fremder Strecke aus darfst du nicht bauen.
    .why = Die gedruckten Regeln erlauben das Abzweigen vom bestehenden Netz, ohne zu sagen, von wessen; wir verstehen es als das eigene.
DK-53 = Pro Zug dürfen höchstens zwei deiner neuen Abschnitte aus derselben Großstadt (Århus, København, Odense) hinausführen. Hineinbauen zählt nicht.
DK-53R = Ein Abschnitt zwischen zwei eigenen Meilensteinen zählt wie sein Preis in der billigeren Richtung: aus der Großstadt hinaus.
    .why = Die gedruckten Regeln zählen, was eine Großstadt verlässt, doch ein Abschnitt, der eine Lücke schließt, hat von sich aus keine Richtung; durch seinen Preis hat er schon eine.
DK-54 = Zwei Meilensteine verbindet höchstens ein Abschnitt, wem auch immer er gehört. Auf einem Meilenstein dürfen sich Abschnitte treffen.
DK-55 = Für eine Fähre schließt du ihren Hafen an und zahlst den Preis der Linie. Sie trägt dann deine Farbe, und du baust am anderen Ufer weiter. Eine Hafenstadt als Stadt anzuschließen, schließt ihre Fähre nicht ein. Die zwei Häfen ohne Stadt (bei Ålborg und bei Nyborg) gibt es nur zusammen mit ihrer Fähre.
DK-55R = Der Kauf einer Fähre schließt dich an beide Enden an, auch an eine Hafenstadt am anderen Ufer, und braucht an beiden einen freien Platz. Die Grenze von zwei Personen zählt je Fährlinie, nicht je Hafen.
    .why = Gedruckt gilt die Grenze je Hafen, doch dann würden die beiden Linien von Korsør einander aussperren.
DK-56 = An eine Kleinstadt oder eine Fähre können sich zwei Personen anschließen, an eine Mittelstadt oder København drei.
DK-57 = Solange in einer Stadt oder einem Hafen Plätze frei sind, darf niemand davon ausgesperrt werden.
DK-57R = Ein Abschnitt oder eine Fähre wird abgelehnt, wenn eine Stadt danach weniger Zugänge als freie Plätze hätte. Ein Zugang ist eine Fährlinie mit freiem Platz oder ein unbebauter Abschnitt in die Stadt, von dessen äußerem Ende ein weiterer unbebauter weiterführt. Führt keiner mehr weiter, so zählt er nur für jemanden, der dort Gleise hat und noch nicht an die Stadt angeschlossen ist, und für jede Person einmal. Freie Plätze sind die Grenze der Stadt (oder die Personenzahl, falls kleiner) minus die schon Angeschlossenen. Bei den großen Städten, die angeschlossen werden müssen, zählt auch der ganze Weg: Solange eine solche Stadt einen Platz frei hat, darf niemandem jeder Weg genommen werden, dorthin zu bauen, außer wenn wer baut selbst keinen anderen hat. Die Ablehnung nennt die Stadt.
    .why = Die gedruckten Regeln verbieten, den Weg in eine Stadt zu verbauen, ohne ein Maß zu nennen. Zugänge zu zählen ist für alle gleich, und ein Abschnitt, zu dem niemand mehr kommt, ist kein Weg. Wer eine der großen Städte nicht mehr erreicht, kann nicht gewinnen; deshalb wird dort der ganze Plan angesehen.

## Lokomotiven
DK-60 = Typ A hat Tempo 9 und 2 Laderäume, B9 Tempo 9 und 3, B12 Tempo 12 und 2, C12 Tempo 12 und 3. Eine Stufe aufzurüsten kostet 20 M und ersetzt in diesem Zug das Bauen. Umrüsten zwischen B9 und B12 kostet 5 M, zählt zu den 15 M und geht auch neben dem Bauen.
DK-60R = Das Aufrüsten fällt nicht unter die Grenze von 15 M. Es gibt vier Typen, keinen fünften.
    .why = Mit 20 M wäre das Aufrüsten innerhalb der Grenze nie bezahlbar, und die gedruckten Regeln sprechen von fünf Typen, führen aber nur vier auf.
DK-61 = Die Änderung wirkt am Ende deines Zuges, dort, wo dein Zug gerade steht. Hast du danach weniger Laderäume, geht eine Ware verloren.
DK-61R = Welche Ware verloren geht, entscheidest du. Passen alle noch hinein, verlierst du keine.
    .why = Die gedruckten Regeln sagen nicht, wer die Ware aussucht und was bei einem nicht vollen Zug gilt.

## Ende
DK-70 = Hast du nach einer Lieferung 200 M oder mehr, musst du das bekannt geben, aber nicht die genaue Summe.
DK-70R = Die Ansage ist ein Zeichen, das alle sehen; das genaue Bargeld der anderen ist verborgen. Mit einer Tischoption liegt alles Geld offen.
    .why = Die gedruckten Regeln verlangen die Ansage ohne Summe, und das ergibt nur Sinn, wenn das Geld sonst geheim ist.
DK-71 = Die Partie ist zu Ende, sobald jemand mindestens 250 M hat und Århus, København und Odense an das eigene Netz angeschlossen sind. Wer die Partie beendet, muss nicht am reichsten sein; wer am reichsten ist, gewinnt.
DK-71R = Geprüft wird nach jeder Änderung an Geld oder Strecke, egal wer am Zug ist; angeschlossen heißt durch eigene Strecken und Fähren. Mit einer Tischoption wird die Runde noch beendet. Schulden werden abgezogen. Bei Gleichstand zählt, wer mehr der drei Städte, dann wer insgesamt mehr Städte angeschlossen hat; danach wird der Sieg geteilt.
    .why = Die gedruckten Regeln beenden die Partie in diesem Moment, erklären aber das Anschließen nicht und nennen nichts für den Gleichstand.
DK-72R = Im eigenen Zug darfst du frei zurücknehmen, bis etwas Verborgenes aufgedeckt wurde.
    .why = Die gedruckten Regeln sagen nichts über das Zurücknehmen; was man gesehen hat, lässt sich nicht ungesehen machen.
DK-73R = Nach 60 Runden ohne Lieferung endet die Partie und wird so gewertet, wie sie steht.
    .why = Die gedruckten Regeln kennen ein solches Ende nicht, doch eine Partie, die niemand beenden kann, darf nicht ewig laufen.
