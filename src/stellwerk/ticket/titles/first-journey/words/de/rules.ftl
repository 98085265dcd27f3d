### Meine erste Reise, Europa (2–4 Personen, je 20 Waggons)

## Aufbau
FJ-01 = Es gibt 72 Wagenkarten in sechs Farben (Gelb, Grün, Weiß, Schwarz, Blau, Rot) samt Lokomotiven, 32 Zielkarten und 4 Bonuskarten für die Verbindung von Ost und West.
FJ-02 = Alle beginnen mit 4 Wagenkarten und 2 Zielkarten. Eine Auslage gibt es nicht und Punkte auch nicht.

## Ein Zug
FJ-03 = Ein Zug besteht aus genau einer von zwei Aktionen: zwei Karten vom Stapel ziehen oder eine Strecke nehmen.
FJ-03R = Stattdessen darfst du in deinem Zug beide Zielkarten weglegen und zwei neue ziehen. Das ist immer erlaubt.
    .why = Die gedruckten Regeln erlauben es, wenn Zielkarten nicht mehr zu schaffen sind, doch bei geheimen Zielkarten kann das niemand prüfen.
FJ-04 = Für eine Strecke spielst du so viele Karten ihrer Farbe, wie sie Felder hat; Lokomotiven sind Joker. Du stellst deine Waggons auf und legst die Karten ab. Die Farbe der Strecke hat mit der Farbe deiner Waggons nichts zu tun.
FJ-05 = Beide Hälften einer Doppelstrecke darf niemand besitzen. Die zweite bleibt für andere offen, auch wenn ihr nur wenige seid.

## Zielkarten
FJ-06 = Sobald deine eigenen Waggons die beiden Städte einer Zielkarte verbinden, ist sie geschafft: Du zeigst sie, legst sie offen vor dich und ziehst eine neue.
FJ-06R = Ist die neue Zielkarte schon geschafft, gilt sie ebenfalls sofort als erfüllt, und so weiter.
    .why = Die gedruckten Regeln erwähnen eine schon erfüllte neue Zielkarte nicht; Warten würde nur Zeit kosten.
FJ-07 = Wenn du Zielkarten weglegst, dann immer beide.
FJ-07R = Weggelegte Zielkarten bilden eine eigene Ablage, die zum neuen Stapel gemischt wird, sobald der Stapel leer ist. Ist nichts mehr zu ziehen, hast du eben weniger Zielkarten.
    .why = Die gedruckten Regeln sagen weder, wohin weggelegte Zielkarten kommen, noch, was bei leerem Stapel geschieht.
FJ-08 = Ost-West-Bonus: Verbinden deine eigenen Waggons Moskau, Rostow oder Ankara mit Dublin, Brest oder Madrid, nimmst du dir eine Bonuskarte. Sie zählt wie eine erfüllte Zielkarte.
FJ-08R = Diesen Bonus gibt es für jeden nur einmal.
    .why = Die gedruckten Regeln nennen keine Grenze, doch es gibt vier Bonuskarten für höchstens vier Personen.

## Ende
FJ-09 = Wer sechs erfüllte Zielkarten hat, die Bonuskarte mitgezählt, gewinnt sofort; niemand kommt mehr an die Reihe.
FJ-10 = Die Partie endet auch sofort, wenn jemand den letzten eigenen Waggon aufstellt. Dann gewinnen die meisten erfüllten Zielkarten, und bei Gleichstand wird der Sieg geteilt.
FJ-10R = Was der letzte Waggon vollendet, Zielkarten und die Ost-West-Verbindung, wird gezeigt und zählt, aber dafür wird keine Zielkarte mehr gezogen. Ist es die sechste, ist die Partie mit sechs Zielkarten gewonnen.
    .why = Nach den gedruckten Regeln endet die Partie sofort, eine erfüllte Zielkarte wird aber ersetzt; weiterzuziehen hieße, nach dem Ende noch durch Glück gewinnen zu können.
FJ-11R = Ein leerer Stapel wird aus der Ablage neu gebildet. Konnte eine ganze Runde lang niemand Karten ziehen oder eine Strecke nehmen, endet die Partie, und die meisten erfüllten Zielkarten gewinnen, bei Gleichstand gemeinsam; Tauschen von Zielkarten zählt dabei nicht.
    .why = Die gedruckten Regeln behandeln diesen Fall nicht, doch er kommt vor: Alle haben noch einen Waggon, keine Strecke der Länge 1 ist frei, und die Karten sind aus; die Partie würde nie enden.

## Offen und geheim
FJ-12 = Erfüllte Zielkarten sind für alle sichtbar, die noch offenen sind geheim.
