### Deutschland

title = Deutschland
    .line = Fahrgäste einsammeln
    .time = 60 Min.
    .age = ab 8 Jahren

## Länder mit Artikel, im Satz und am Anfang einer Zeile
city-niederlande =
    .in = in den Niederlanden
    .to = In die Niederlande
city-schweiz =
    .in = in der Schweiz
    .to = In die Schweiz
