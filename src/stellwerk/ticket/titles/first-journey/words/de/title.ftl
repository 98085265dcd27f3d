### Erste Reise

title = Erste Reise
    .line = Ein Wettlauf zu sechs Zielkarten
    .time = 20 Min.
    .age = ab 6 Jahren

## Nicht gesichert
unverified-1 = Die 32 Zielkarten sind nachempfunden: Die Liste ist von uns, mit den Längen einer Schwesterausgabe und jeder Stadt zwei- oder dreimal.
unverified-2 = Wie sich die 72 Wagenkarten aufteilen (11 je Farbe und 6 Lokomotiven), ist nicht geprüft.
