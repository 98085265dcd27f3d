### Erste Reise

title = Erste Reise
    .line = Ein Wettlauf zu sechs Zielkarten
    .time = 20 Min.
    .age = ab 6 Jahren

## Wie es die Verbindung und sein Ende nennt
event-crossed = { $you ->
    [yes] Du verbindest Ost und West und bekommst
   *[no] { $seat } verbindet Ost und West und bekommt
} die Bonuskarte.
score-crossing = Ost-West-Bonus: { $points }
    .row = Ost–West
ending-tickets = Jemand hat sechs erfüllte Zielkarten

## Nicht gesichert
unverified-1 = Die 32 Zielkarten sind nachempfunden: Die Liste ist von uns, mit den Längen einer Schwesterausgabe und jeder Stadt zwei- oder dreimal.
unverified-2 = Wie sich die 72 Wagenkarten aufteilen (11 je Farbe und 6 Lokomotiven), ist nicht geprüft.
