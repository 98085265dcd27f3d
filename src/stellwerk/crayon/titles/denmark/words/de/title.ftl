### Dänemark

title = Dänemark
    .line = Strecken zeichnen, Waren liefern
    .time = 120 Min.
    .age = ab 12 Jahren

option-finish_round = Runde zu Ende spielen
option-four_cards = Vierte Karte nach dem ersten Ausbau
option-open_money = Geld liegt offen
option-start-ready = wer zuerst bereit ist
option-tariffs = Tarife und Absprachen aushandeln
option-win_sum = Gewinnsumme in Millionen Kronen

## Nicht gesichert
unverified-1 = Plan, Städte, Fähren, Waren, Auftrags- und Ereigniskarten sind unser eigener Entwurf: Die Spielregel zeigt weder den Plan noch die Karten.
