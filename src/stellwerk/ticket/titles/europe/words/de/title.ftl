### Europa

title = Europa
    .line = Fähren, Tunnel, Bahnhöfe
    .time = 60 Min.
    .age = ab 8 Jahren

option-way = Spielweise
option-way-classic = Klassisch
    .help = 46 Zielkarten; eine lange und drei normale zu Beginn, mindestens zwei behältst du.
option-way-1912 = Europa 1912
    .told = Zielkarten von 1912
    .help = 55 andere Zielkarten, sonst wie klassisch.
option-way-mega = Mega-Europa
    .told = Mega
    .help = Alle 101 Zielkarten: zwei lange zur Wahl, dann fünf normale.
option-way-big-cities = Große Städte
    .help = 45 Zielkarten, alle von oder nach einer der neun großen Städte.
option-bonus = Bonuskarten
option-bonus-orient-express = Orient-Express (6 Karten)
option-bonus-max = Max (1 Karte)

## Nicht gesichert
unverified-1 = Die sechs Orient-Express-Zielkarten sind nachempfunden (entlang historischer Züge, bewertet nach dem kürzesten Weg), und der Wert der Max-Zielkarte ist nicht geprüft.
