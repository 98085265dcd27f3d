### Why an action is not allowed now: one sentence each, told beside the rule

## Whose turn it is, and what comes first
refusal-game-over = The game is over.
refusal-dealing = One moment: cards are being dealt.
refusal-already-chosen = You have chosen already. Still choosing: { $seats }.
refusal-not-your-turn = It is not your turn. Waiting for { $seats }.
refusal-second-card-first = Draw your second card first.
refusal-pay-route-first = Pay for { $route } first.
refusal-pay-station-first = Pay for the station in { $city } first.
refusal-surcharge-first = First pay the extra cards for the tunnel { $route }, or give it up.
refusal-passengers-first = First choose a passenger, or nobody, here: { $city }.
refusal-keep-first = First choose which tickets you keep.
refusal-ask-first = First say which tickets you draw.
refusal-pass-needless = You can still do something; only those who cannot may pass.

## Cards
refusal-deck-empty = Deck and discard are empty.
refusal-no-row = Nothing lies face up in this game; draw from the deck.
refusal-not-in-row = There is { $card } in the row.
refusal-second-loco = A face-up locomotive can only be the first card.

## Tickets
refusal-tickets-come = In this game you do not draw tickets; new ones come by themselves.
refusal-no-tickets-left = No tickets are left.
refusal-draw-these = { $need ->
    [one] Here you draw exactly { $mix } ticket.
   *[other] Here you draw exactly { $mix } tickets.
}
refusal-draw-so-many = { $need ->
    [one] Draw exactly { $need } ticket.
   *[other] Draw exactly { $need } tickets in all.
}
refusal-pile-short = { $have ->
    [0] The pile is empty: { $pile } tickets.
   *[other] The pile holds only { $have } more: { $pile } tickets.
}
refusal-no-offer = You have no tickets to choose from.
refusal-not-offered = { $ticket } is not among your tickets to choose from.
refusal-keep-more = { $need ->
    [one] Keep at least { $need } ticket.
   *[other] Keep at least { $need } tickets.
}
refusal-keep-fewer = { $most ->
    [one] Keep at most { $most } ticket.
   *[other] Keep at most { $most } tickets.
}
refusal-tickets-kept = Tickets you have kept cannot be given back.
refusal-nothing-to-swap = You have no tickets to swap.

## Routes
refusal-route-yours = { $route } is yours already.
refusal-route-taken = { $route } already belongs to { $seat }.
refusal-parallel-yours = You already own a route beside { $route }.
refusal-route-closed = { $route } is closed: with { $players } players only one of several parallel routes can be claimed.
refusal-lack-trains = { $have ->
    [0] { $route } takes { $need ->
        [one] { $need } train
       *[other] { $need } trains
    }, and you have none left.
   *[other] { $route } takes { $need } trains, and you have only { $have } left.
}
refusal-ferry-locos = { $have ->
    [0] The ferry { $route } takes at least { $need ->
        [one] { $need } locomotive
       *[other] { $need } locomotives
    }, and you have none.
   *[other] The ferry { $route } takes at least { $need } locomotives, and you have only { $have }.
}
refusal-lack-cards = { $lack ->
    [one] For { $route } you lack { $lack } { $colour } card or locomotive.
   *[other] For { $route } you lack { $lack } { $colour } cards or locomotives.
}
refusal-lack-alike = { $lack ->
    [one] For { $route } you lack { $lack } card
   *[other] For { $route } you lack { $lack } cards
}: it takes { $need ->
    [one] { $need } card
   *[other] { $need } of one colour
}, with locomotives as jokers.

## Stations
refusal-no-stations = There are no stations in this game.
refusal-station-yours = You already have a station in { $city }.
refusal-station-taken = { $seat } already has a station in { $city }.
refusal-stations-built = You have built all your stations.
refusal-lack-station = { $lack ->
    [one] For a station in { $city } you lack { $lack } card
   *[other] For a station in { $city } you lack { $lack } cards
}: it costs { $need ->
    [one] { $need } card
   *[other] { $need } of one colour
}, with locomotives as jokers.

## Paying
refusal-nothing-to-pay = There is nothing to pay now.
refusal-pay-number = { $need ->
    [one] { $route } takes exactly { $need } card.
   *[other] { $route } takes exactly { $need } cards.
}
refusal-pay-colour = { $route } takes only { $colour } cards and locomotives.
refusal-pay-ferry = { $need ->
    [one] The ferry { $route } takes at least { $need } locomotive.
   *[other] The ferry { $route } takes at least { $need } locomotives.
}
refusal-pay-station = { $need ->
    [one] The station in { $city } costs exactly { $need } card.
   *[other] The station in { $city } costs exactly { $need } cards of one colour.
}
refusal-pay-surcharge = { $need ->
    [one] Exactly { $need } more card is due, { $colour } or a locomotive.
   *[other] Exactly { $need } more cards are due, { $colour } or locomotives.
}
refusal-pay-surcharge-locos = { $need ->
    [one] Exactly { $need } more locomotive is due.
   *[other] Exactly { $need } more locomotives are due.
}
refusal-hand-lacks-cards = { $lack ->
    [one] You lack { $lack } { $colour } card.
   *[other] You lack { $lack } { $colour } cards.
}
refusal-hand-lacks-locos = { $locos ->
    [one] You lack { $locos } locomotive.
   *[other] You lack { $locos } locomotives.
}
refusal-hand-lacks-both = { $lack ->
    [one] You lack { $lack } { $colour } card
   *[other] You lack { $lack } { $colour } cards
} and { $locos ->
    [one] { $locos } locomotive
   *[other] { $locos } locomotives
}.
refusal-nothing-to-give-up = You can only give up a tunnel that costs extra cards.

## Passengers
refusal-no-passengers = There are no passengers in this game.
refusal-passengers-later = Passengers board when you have claimed a route.
refusal-passengers-elsewhere = { $city } comes first: choose a passenger there, or nobody.
refusal-no-such-passenger = { $city }: no passenger of this colour waits there ({ $passenger }).

## Luck, as records write it
refusal-luck-waits = Nothing is dealt now. Waiting for { $seats }.
refusal-luck-only-deals = Luck only deals; it does not play.
refusal-only-luck-deals = Only luck deals.
refusal-not-due = Nothing of that kind is dealt now.
refusal-no-such-seat = { $seat } is not at this table.
refusal-not-in-deck = There is { $card } left in the deck.
refusal-not-in-bag = No passenger of this colour is left in the bag ({ $passenger }).
refusal-not-on-top = The ticket { $ticket } is not on top of the pile.
