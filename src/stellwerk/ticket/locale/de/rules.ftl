### Ticket-Familie: was Europa, Deutschland und Meine erste Reise gemeinsam haben

## Wagenkarten (Europa, Deutschland)
T-01 = Es gibt 110 Wagenkarten: 12 in jeder der 8 Farben und 14 Lokomotiven. Meine erste Reise hat stattdessen 72 Karten in sechs Farben samt Lokomotiven.
T-02 = Alle beginnen mit 4 Wagenkarten. Danach bilden 5 aufgedeckte Karten die Auslage.
T-03 = Wer Karten zieht, nimmt zwei Stück, jede wahlweise aus der Auslage oder blind vom Stapel.
T-03R = Auf die zweite Karte kannst du nicht verzichten: Gibt es eine, die du nehmen darfst, nimmst du sie.
    .why = Die gedruckten Regeln sagen nur, dass man zwei Karten nehmen darf; eine feste Zahl macht das Ziehen für alle gleich.
T-04 = Nimmst du eine Karte aus der Auslage, rückt sofort eine vom Stapel nach, noch bevor du die zweite Karte wählst.
T-05 = Eine offene Lokomotive als erste Karte ist dein ganzer Zug.
T-06 = Eine offene Lokomotive kann nie deine zweite Karte sein, auch keine, die gerade erst für deine erste nachgerückt ist.
T-06R = Das gilt auch, wenn du die erste Karte blind vom Stapel gezogen hast.
    .why = Die gedruckten Regeln sagen es nur für eine offene erste Karte; beide Fälle gleich zu behandeln ist am Spieltisch üblich.
T-07 = Eine blind gezogene Lokomotive kostet nichts extra: Eine zweite Karte steht dir weiterhin zu.
T-08 = Sobald unter den fünf offenen Karten drei oder mehr Lokomotiven sind, wandern alle fünf in die Ablage, und die Auslage wird neu aufgedeckt. Das wiederholt sich, solange es wieder zutrifft, und gilt auch beim Aufbau.
T-08R = Geprüft wird, wenn die Auslage so voll ist wie möglich. Sind Austausch und neuer Stapel zugleich fällig, kommt der Austausch zuerst, damit die fünf Karten mitgemischt werden. Die Auslage bleibt liegen, wenn Stapel, Ablage und Auslage zusammen weniger als drei Karten enthalten, die keine Lokomotiven sind, oder wenn nichts zum Nachfüllen da ist.
    .why = Die gedruckten Regeln nennen weder Reihenfolge noch Ende; andersherum oder mit zu wenigen farbigen Karten könnte der Austausch ewig weitergehen.
T-09 = Für die Hand gibt es keine Obergrenze.
T-10 = Ist der Stapel leer, wird die Ablage sofort zu einem neuen Stapel gemischt.
T-11 = Sind Stapel und Ablage beide leer, bleiben Lücken in der Auslage leer, und blind ziehen kann niemand.
T-11R = Offene Karten darf man dann trotzdem nehmen. Nur wenn es überhaupt nichts zu ziehen gibt, entfällt diese Aktion.
    .why = Die gedruckten Regeln schließen das Ziehen dann ganz aus, übersehen dabei aber die Karten, die noch in der Auslage liegen.
T-12 = Sobald wieder Karten in die Ablage kommen, entsteht daraus ein neuer Stapel, und die Auslage wird aufgefüllt.
T-13R = Gibt es keine zweite Karte oder nur noch eine offene Lokomotive, endet dein Zug nach der ersten Karte.
    .why = Die gedruckten Regeln lassen offen, was ohne zulässige zweite Karte geschieht; anders ginge es nicht weiter.
T-14R = Wer gar keine erlaubte Aktion hat, passt. Passen alle reihum eine volle Runde lang, folgt direkt die Schlusswertung.
    .why = Die gedruckten Regeln verlangen eine Aktion und rechnen nicht damit, dass keine möglich ist; ohne Passen bliebe die Partie stecken.

## Strecken
T-20 = In deinem Zug darfst du genau eine freie Strecke nehmen, und zwar irgendwo auf dem Plan. Sie muss deine anderen Strecken nicht berühren.
T-21 = Du zahlst genau so viele Karten, wie die Strecke Felder hat, alle in einer Farbe. Lokomotiven sind Joker, auch mehrere; ein Satz nur aus Lokomotiven ist erlaubt und zählt als die Farbe, die du brauchst.
T-22 = Eine farbige Strecke nimmt nur Karten ihrer Farbe an, eine graue jede Farbe, aber immer nur eine.
T-23 = Du brauchst mindestens so viele Waggons, wie die Strecke Felder hat, denn eine Strecke wird immer ganz und in einem Zug gefüllt.
T-24 = Gespielte Karten kommen in die Ablage.
T-25 = In Europa und Deutschland gibt es die Punkte für eine Strecke sofort, nach der Punktetabelle des jeweiligen Plans.
T-26 = Von parallelen Strecken (zwei oder drei nebeneinander) zwischen zwei Städten gehört dir nie mehr als eine.
T-27 = Zu zweit oder zu dritt gilt in Europa und Deutschland: Ist eine von mehreren parallelen Strecken vergeben, sind die übrigen bis zum Ende der Partie gesperrt.
T-28 = Als parallel gelten nur Strecken, die mit gleichen Enden und gleicher Länge nebeneinander liegen. Zwei verschiedene Strecken mit denselben Enden, die nicht parallel sind, zählen nicht als Doppelstrecke.

## Zielkarten
T-30 = In Europa und Deutschland bleiben die Zielkarten auf deiner Hand geheim, bis die Partie zu Ende ist.
T-31 = Eine Zielkarte ist erfüllt, wenn eine lückenlose Kette deiner eigenen Strecken ihre beiden Enden verbindet, egal auf welchem Weg. In Europa zählen auch die Strecken mit, die du über deine Bahnhöfe benutzt.
T-32 = In der Schlusswertung bringt jede erfüllte Zielkarte ihren Wert ein, jede unerfüllte kostet ihn (Europa, Deutschland).
T-33 = Du darfst beliebig viele Zielkarten haben. Was du einmal behalten hast, kannst du später nicht mehr zurückgeben.
T-34 = Sind weniger Zielkarten übrig, als die Aktion vorsieht, ziehst du den Rest. Ist keine mehr da, entfällt die Aktion.

## Ende
T-40 = Hat jemand am Ende des eigenen Zuges höchstens 2 Waggons, haben alle noch einen Zug, auch diese Person selbst. Danach folgt die Schlusswertung (Europa, Deutschland).
T-41 = Die Schlusswertung zeigt für alle die ganze Rechnung: die Strecken (neu gezählt und gleich dem laufenden Stand), jede Zielkarte mit Plus oder Minus und jeden Bonus.

## Reihenfolge
T-51 = Gespielt wird im Uhrzeigersinn, von Platz zu Platz.
T-50R = Der Tisch kann bestimmen, wer beginnt; sonst entscheidet der Zufall aus dem Startwert der Partie.
    .why = Die gedruckten Regeln richten sich nach Alter oder Reisen, und das kann ein Programm nicht wissen.
