### First Journey

title = First Journey
    .line = A race to six journeys
    .time = 20 min
    .age = 6 and up

## What it calls the crossing
event-crossed = { $you ->
    [yes] You join east and west and get
   *[no] { $seat } joins east and west and gets
} the bonus ticket.
score-crossing = East–west bonus: { $points }
    .row = East–west

## What it calls its tickets
tickets = { $n ->
    [one] { $n } journey
   *[other] { $n } journeys
}
event-got = { $you ->
    [yes] You get
   *[no] { $seat } gets
} { $n ->
    [one] the journey { $tickets }.
   *[other] the journeys { $tickets }.
}
event-completed = { $you ->
    [yes] You complete
   *[no] { $seat } completes
} the journey { $ticket }.
event-swapped = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} { $n ->
    [one] { $n } journey
   *[other] { $n } journeys
} for new ones.
ending-tickets = somebody has completed six journeys
group-tickets = Journeys
action-swap = discard all your journeys and draw new ones
player-race = { $of ->
    [one] { $n } of { $of } journey completed
   *[other] { $n } of { $of } journeys completed
}
ticket-done = Journey { $ticket }: completed.
ticket-open = Journey { $ticket }: not yet completed.
no-tickets = No journeys.
score-journey = { $done ->
    [yes] Journey { $ends }: completed
   *[no] Journey { $ends }: not completed
}
score-tickets-done =
    .row = Journeys completed
    .count = { $count ->
        [one] { $count } journey
       *[other] { $count } journeys
    }
score-tickets-open =
    .row = Journeys open
    .count = { $count ->
        [one] { $count } journey
       *[other] { $count } journeys
    }
fact-tickets = journeys
feat-tickets = Journeys completed
hint-route = Your journeys need this route.
hint-swap = No free path completes one of your journeys any more.
hint-draw = Your journeys still lack cards.
hint-nothing = Nothing of what you could do helps your journeys.
hint-plan-swap = { $turns ->
    [0] New journeys would hardly take longer than these.
    [one] New journeys would save you about one turn.
   *[other] New journeys would save you about { $turns } turns.
}
refusal-tickets-come = In this game you do not draw journeys; new ones come by themselves.
refusal-nothing-to-swap = You have no journeys to swap.

## Not verified
unverified-1 = The 32 tickets are reconstructed: the list is ours, with the lengths of a sister edition and every city two or three times.
unverified-2 = How the 72 train cards are split (11 of each colour and 6 locomotives) is not verified.
