### Deutschland (2–5 Personen, je 45 Waggons)

## Aufbau
DE-01 = Zu Beginn werden 60 Fahrgäste blind aus einem Beutel gezogen und verteilt: Jede Stadt und jedes Nachbarland bekommt die aufgedruckte Zahl.
DE-02 = Es gibt zwei Zielkartenstapel: 55 kurze (Werte 3 bis 11, dazu Mannheim–Stuttgart mit 2) und 34 lange (12 bis 22). Zum Start sagst du eine Mischung von vier Zielkarten aus beiden Stapeln an, ziehst sie und behältst mindestens 2.
DE-03 = Beim Start zurückgegebene Zielkarten kommen unter ihren eigenen Stapel; danach werden beide Stapel neu gemischt.

## Ein Zug
DE-04 = Ein Zug besteht aus genau einer von drei Aktionen: Wagenkarten ziehen, eine Strecke nehmen oder Zielkarten ziehen.
DE-05 = Willst du Zielkarten ziehen, sagst du erst eine Mischung von vier aus beiden Stapeln an und siehst sie erst danach. Du behältst mindestens 1; zurückgegebene kommen unter ihren eigenen Stapel, der nicht gemischt wird.
DE-06 = Enthalten beide Stapel zusammen weniger als vier Zielkarten, ziehst du, was da ist. Von keinem Stapel kannst du mehr verlangen, als er enthält.
DE-07 = Strecken zählen nach Länge: 1 Feld 1 Punkt, 2 Felder 2, 3 Felder 4, 4 Felder 7, 5 Felder 10, 6 Felder 15 und 7 Felder 18 Punkte.

## Fahrgäste
DE-08 = Nimmst du eine Strecke, darfst du an jedem ihrer beiden Enden, Stadt oder Land, einen Fahrgast mitnehmen. Warten dort mehrere, suchst du einen aus; ein leerer Ort gibt keinen. An jedem Ende darfst du auch verzichten.
DE-09 = Gesammelte Fahrgäste sind für alle sichtbar.

## Länder und besondere Strecken
DE-10 = Nachbarländer sind Endpunkte: Eine Strecke in ein Land hört dort auf. Zwei Städte sind nie über ein Land verbunden, und zwei Strecken in dasselbe Land treffen sich dort nicht. Eine Zielkarte in ein Land ist erfüllt, wenn irgendeine deiner Strecken dorthin mit dem anderen Ende verbunden ist.
DE-11 = Fähren, Tunnel und Bahnhöfe gibt es nicht.

## Ende
DE-12 = Wer die meisten Zielkarten erfüllt hat, bekommt 15 Punkte; bei Gleichstand bekommen sie alle Beteiligten. Unerfüllte Zielkarten zählen dafür nicht.
DE-12R = Hat niemand eine Zielkarte erfüllt, bekommt niemand diesen Bonus.
    .why = Die gedruckten Regeln behandeln einen Gleichstand bei null nicht; ein Bonus für erfüllte Zielkarten setzt wenigstens eine voraus.
DE-13 = Für jede Fahrgastfarbe gibt es 20 Punkte für die meisten und 10 für die zweitmeisten. Liegen mehrere gleichauf vorn, bekommt jeder 20, und einen zweiten Platz gibt es nicht. Liegen mehrere gleichauf auf dem zweiten Platz, bekommt jeder 10.
DE-13R = Wer von einer Farbe keinen Fahrgast hat, bekommt für diese Farbe nichts.
    .why = Die gedruckten Regeln sagen nicht, ob auch null die zweitmeisten sein können; Punkte für Fahrgäste sollen einen Fahrgast voraussetzen.
DE-14 = Es gewinnt, wer die meisten Punkte hat. Bei Gleichstand zählen die meisten erfüllten Zielkarten, dann die meisten Fahrgäste; danach wird der Sieg geteilt.
