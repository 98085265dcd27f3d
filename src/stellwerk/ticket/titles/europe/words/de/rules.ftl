### Europa (2–5 Personen, je 45 Waggons und 3 Bahnhöfe)

## Ein Zug
EU-01 = Ein Zug besteht aus genau einer von vier Aktionen: Wagenkarten ziehen, eine Strecke nehmen, Zielkarten ziehen oder einen Bahnhof bauen.
EU-02 = Strecken zählen nach Länge: 1 Feld 1 Punkt, 2 Felder 2, 3 Felder 4, 4 Felder 7, 6 Felder 15 und 8 Felder 21 Punkte.

## Fähren
EU-10 = Eine Fähre ist eine graue Strecke mit Lokomotivsymbolen. Für jedes Symbol spielst du mindestens eine Lokomotive; die übrigen Karten haben alle eine Farbe, mit Lokomotiven als Jokern.

## Tunnel
EU-20 = Bei einem Tunnel legst du zuerst den Satz für die aufgedruckte Länge aus, mit Farbe und Jokern wie bei jeder Strecke. Erst dann werden die drei obersten Karten vom Stapel umgedreht.
EU-21 = Für jede umgedrehte Karte in deiner gespielten Farbe und für jede umgedrehte Lokomotive schuldest du eine weitere Karte: eine dieser Farbe oder eine Lokomotive.
EU-22 = Bestand dein Satz nur aus Lokomotiven, zählen allein umgedrehte Lokomotiven, und auch zuzahlen musst du dann mit Lokomotiven.
EU-22R = Ist nichts zuzuzahlen, gehört dir der Tunnel sofort; verzichten kannst du dann nicht mehr.
    .why = Die gedruckten Regeln erlauben nur, die Zuzahlung abzulehnen; wo keine anfällt, gibt es nichts abzulehnen.
EU-23 = Kannst oder willst du nicht zuzahlen, kommen deine ausgelegten Karten zurück auf die Hand, du stellst keine Waggons auf, und dein Zug ist vorbei. Verzichten darfst du auch, wenn du zahlen könntest.
EU-24 = Die umgedrehten Karten kommen am Ende des Zuges in jedem Fall in die Ablage, ob der Tunnel gelungen ist oder nicht.
EU-25 = Enthalten Stapel und Ablage zusammen weniger als drei Karten, wird nur umgedreht, was da ist. Ist gar keine da, kostet der Tunnel nichts extra.
EU-25R = Während des Umdrehens liegt dein Satz noch nicht in der Ablage. Muss dafür die Ablage neu gemischt werden, ist er also nicht dabei.
    .why = Die gedruckten Regeln sagen nicht, wann der Satz abgelegt wird; er kann noch auf die Hand zurückkehren und muss deshalb warten.
EU-26 = Ob du mit Karten der Farbe, mit Lokomotiven oder gemischt zuzahlst, entscheidest du.

## Zielkarten
EU-30 = Zielkarten ziehen: Du ziehst 3 (Großstädte: 4), behältst mindestens 1 und legst den Rest unter den Stapel.

## Bahnhöfe
EU-40 = Pro Zug darfst du einen Bahnhof bauen, in jeder Stadt ohne Bahnhof, auch wenn du dort keine Strecke hast. Mehr als ein Bahnhof steht in keiner Stadt.
EU-41 = Dein erster Bahnhof kostet 1 Karte, der zweite 2, der dritte 3. Die Karten haben alle eine Farbe, Lokomotiven sind Joker.
EU-42 = Am Ende darfst du je Bahnhof genau eine fremde Strecke mitbenutzen, die in seiner Stadt endet, und zwar für alle deine Zielkarten dieselbe. Gewählt wird erst dann: Das Programm prüft alle Möglichkeiten und nimmt die mit den meisten Punkten aus deinen Zielkarten, bei Gleichstand die mit den meisten erfüllten Zielkarten.
EU-43 = Eine Strecke, die niemand genommen hat, nützt einem Bahnhof nichts. Bahnhöfe verschiedener Personen dürfen dieselbe Strecke benutzen.
EU-44 = Über Bahnhöfe benutzte Strecken zählen nur für Zielkarten, nicht für den längsten Weg.
EU-45 = Jeder nicht gebaute Bahnhof ist am Ende 4 Punkte wert.

## Ende
EU-50 = Der längste durchgehende Weg bringt die Bonuskarte und 10 Punkte. Schleifen und mehrfach besuchte Städte sind erlaubt, aber jede Strecke zählt nur einmal, und Abzweige zählen nicht. Bei Gleichstand bekommen alle Beteiligten 10 Punkte.
EU-50R = Für die Länge 0 bekommt niemand den Bonus.
    .why = Die gedruckten Regeln erwähnen einen längsten Weg ohne Länge nicht; wer gar keine Strecke hat, soll dafür nichts bekommen.
EU-51 = Es gewinnt, wer die meisten Punkte hat. Bei Gleichstand zählen die meisten erfüllten Zielkarten, dann der längste Weg.
EU-51R = Verglichen wird dafür die Länge des jeweils längsten Weges. Ist auch sie gleich, wird der Sieg geteilt.
    .why = Die gedruckten Regeln sagen nicht, wie zwei gleich lange längste Wege zu trennen sind und was nach diesem letzten Vergleich gilt.

## Spielweisen
EU-60 = Klassisch: die 46 Zielkarten mit Europa-Logo. Alle bekommen 1 der 6 langen und 3 der 40 normalen Zielkarten und behalten mindestens 2 dieser vier, beliebig gemischt. Übrige lange und alle zurückgegebenen sind aus dem Spiel. Unterwegs ziehst du 3 und behältst mindestens 1. Wie in jeder Spielweise gibt es 4 Wagenkarten zum Start und den Bonus für den längsten Weg.
EU-61 = Europa 1912: stattdessen die 55 Zielkarten mit 1912-Logo (6 lange, 49 normale). Alles andere ist wie bei Klassisch.
EU-62 = Mega-Europa: die 101 Zielkarten mit Europa- oder 1912-Logo (12 lange, 89 normale). Alle bekommen 2 lange und behalten eine oder keine, nie beide; alle anderen langen sind aus dem Spiel. Dann gibt es 5 normale: Mit langer Zielkarte behältst du mindestens 2, sonst mindestens 3. Nicht gewählte normale kommen gemischt unter den Stapel. Unterwegs ziehst du 3 und behältst mindestens 1.
EU-63 = Großstädte: die 45 Zielkarten mit Großstadt-Logo, keine langen. Alle bekommen 5 und behalten mindestens 2; nicht gewählte kommen gemischt unter den Stapel. Unterwegs ziehst du 4 und behältst mindestens 1. Die neun Großstädte sind auf dem Plan markiert: London, Berlin, Moskva, Paris, Wien, Madrid, Roma, Athína und Angora.
EU-64 = Die sieben Bonuskarten (6 Orient-Express, 1 Max) lassen sich zu jeder Spielweise zuschalten. Sie kommen in den Stapel, den ihre Logos nennen.
EU-64R = Alle sieben kommen bei jeder Spielweise in den normalen Stapel. Diese sieben Karten sind nachempfunden und können von den gedruckten abweichen.
    .why = Die Regeln verweisen auf Logos der Karten, die uns nicht bekannt sind; deshalb dient ein einfacher Stapel für alle.
