### Erste Reise

title = Erste Reise
    .line = Ein Wettlauf um sechs Reisen
    .time = 20 Min.
    .age = ab 6 Jahren

## Wie es die Verbindung nennt
event-crossed = { $you ->
    [yes] Du verbindest Ost und West und bekommst
   *[no] { $seat } verbindet Ost und West und bekommt
} die Bonuskarte.
score-crossing = Ost-West-Bonus: { $points }
    .row = Ost–West

## Wie es seine Zielkarten nennt
tickets = { $n ->
    [one] { $n } Reise
   *[other] { $n } Reisen
}
event-got = { $you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { $n ->
    [one] die Reise { $tickets }.
   *[other] die Reisen { $tickets }.
}
event-completed = { $you ->
    [yes] Du schaffst
   *[no] { $seat } schafft
} die Reise { $ticket }.
event-swapped = { $you ->
    [yes] Du tauschst
   *[no] { $seat } tauscht
} { $n ->
    [one] { $n } Reise gegen eine neue.
   *[other] { $n } Reisen gegen neue.
}
ending-tickets = Jemand hat sechs Reisen geschafft
group-tickets = Reisen
action-swap = alle deine Reisen weglegen und neue ziehen
player-race = { $of ->
    [one] { $n } von { $of } Reise geschafft
   *[other] { $n } von { $of } Reisen geschafft
}
ticket-done = Reise { $ticket }: geschafft.
ticket-open = Reise { $ticket }: noch nicht geschafft.
no-tickets = Keine Reisen.
score-journey = { $done ->
    [yes] Reise { $ends }: geschafft
   *[no] Reise { $ends }: nicht geschafft
}
score-tickets-done =
    .row = Geschaffte Reisen
    .count = { $count ->
        [one] { $count } Reise
       *[other] { $count } Reisen
    }
score-tickets-open =
    .row = Offene Reisen
    .count = { $count ->
        [one] { $count } Reise
       *[other] { $count } Reisen
    }
fact-tickets = Reisen
feat-tickets = Geschaffte Reisen
hint-route = Deine Reisen brauchen diese Strecke.
hint-swap = Eine deiner Reisen lässt sich auf keinem freien Weg mehr schaffen.
hint-draw = Für deine Reisen fehlen dir noch Karten.
hint-nothing = Nichts von dem, was du tun kannst, hilft deinen Reisen.
hint-plan-swap = { $turns ->
    [0] Neue Reisen dauern wohl kaum länger als diese.
    [one] Neue Reisen sparen dir wohl einen Zug.
   *[other] Neue Reisen sparen dir wohl { $turns } Züge.
}
refusal-tickets-come = In diesem Spiel ziehst du keine Reisen; neue kommen von selbst.
refusal-nothing-to-swap = Du hast keine Reisen zum Tauschen.

## Nicht gesichert
unverified-1 = Die 32 Zielkarten sind nachempfunden: Die Liste ist von uns, mit den Längen einer Schwesterausgabe und jeder Stadt zwei- oder dreimal.
unverified-2 = Wie sich die 72 Wagenkarten aufteilen (11 je Farbe und 6 Lokomotiven), ist nicht geprüft.
