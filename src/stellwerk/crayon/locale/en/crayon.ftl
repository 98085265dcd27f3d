### Crayon rails in words

## Things
dk-post = { $post } (near { $place })
dk-money = { $sum } M
dk-train = { $holds ->
    [one] { $train } (speed { $speed }, { $holds } hold)
   *[other] { $train } (speed { $speed }, { $holds } holds)
}
dk-order = { $good } to { $city } for { $pay } M
dk-card = card { $number } ({ $orders })
dk-piece = { $here } to { $there }

## What happened
dk-event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $n ->
    [one] an order card.
   *[other] { $n } order cards.
}
dk-event-received = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $card }.
dk-event-received-all = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $n } order cards: { $cards }.
dk-event-put-under = { $you ->
    [yes] You put
   *[no] { $seat } puts
} { $n ->
    [one] a card
   *[other] { $n } cards
} under the pile.
dk-event-began = { $you ->
    [yes] You begin
   *[no] { $seat } begins
} in { $city }.
dk-event-turn = { $you ->
    [yes] Round { $round }: it is your turn.
   *[no] Round { $round }: it is { $seat }'s turn.
}
dk-event-moved = { $you ->
    [yes] You run
   *[no] { $seat } runs
} { $n ->
    [one] one mile
   *[other] { $n } miles
} to { $there }.
dk-event-moved-by-way = { $you ->
    [yes] You run
   *[no] { $seat } runs
} { $n } miles by way of { $via } to { $there }.
dk-event-moved-from = { $you ->
    [yes] You run
   *[no] { $seat } runs
} { $n ->
    [one] one mile
   *[other] { $n } miles
} from { $here } to { $there }.
dk-event-moved-from-by-way = { $you ->
    [yes] You run
   *[no] { $seat } runs
} { $n } miles from { $here } by way of { $via } to { $there }.
dk-event-crossed = { $you ->
    [yes] You take
   *[no] { $seat } takes
} the ferry { $line } to { $there }.
dk-event-rented = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} { $them ->
    [yes] you
   *[no] { $other }
} { $sum } M of rent{ $owed ->
    [0] .
   *[other] ; { $owed } M remain due.
}
dk-event-repaid = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} { $them ->
    [yes] you
   *[no] { $other }
} back { $sum } M of debt.
dk-event-loaded = { $you ->
    [yes] You load
   *[no] { $seat } loads
} { $good } in { $city }.
dk-event-dropped = { $you ->
    [yes] You unload
   *[no] { $seat } unloads
} { $good } in { $city } without a delivery.
dk-event-returned = Back to the supply: { $good } from { $city }.
dk-event-lost = { $you ->
    [yes] You lose
   *[no] { $seat } loses
} { $good }.
dk-event-delivered = { $you ->
    [yes] You deliver
   *[no] { $seat } delivers
} { $good } to { $city } for { $pay } M (card { $card }).
dk-event-delivered-public = { $you ->
    [yes] You deliver
   *[no] { $seat } delivers
} { $good } to { $city } for { $pay } M (public card { $card }).
dk-event-announced = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $sum } M or more, which must be announced.
dk-event-laid = { $you ->
    [yes] You build
   *[no] { $seat } builds
} { $n ->
    [one] a section
   *[other] { $n } sections
} for { $cost } M: { $pieces }.
dk-event-bought = { $you ->
    [yes] You buy
   *[no] { $seat } buys
} the ferry { $line } for { $cost } M.
dk-event-ordered = { $you ->
    [yes] You order
   *[no] { $seat } orders
} a new train for { $cost } M: { $train }.
dk-event-refitted = { $you ->
    [yes] You have
   *[no] { $seat } has
} a new train now: { $train }.
dk-event-swapped = { $you ->
    [yes] You swap
   *[no] { $seat } swaps
} { $n ->
    [one] card { $cards } for a new one.
   *[other] the cards { $cards } for new ones.
}
dk-event-laid-out = { $n ->
    [one] New public order: { $cards }.
   *[other] New public orders: { $cards }.
}
dk-event-shuffled = The discard is shuffled into a new pile.
dk-event-revealed = Event “{ $event }”: { $text }
dk-event-begins = “{ $event }” is in force from now on, for one round.
dk-event-over = “{ $event }” is over.
dk-event-washed-out = { $you ->
    [yes] You lose
   *[no] { $seat } loses
} { $n ->
    [one] the section { $sections } to the water.
   *[other] { $n } sections to the water: { $sections }.
}
dk-event-derailed = { $you ->
    [yes] Your train has derailed and misses its next movement.
   *[no] { $seat }'s train has derailed and misses its next movement.
}
dk-event-taxed = Everybody pays { $percent }% of their money to the bank.
dk-event-tax-paid = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} { $sum } M of tax.
dk-event-offered = { $you ->
    [yes] You offer
   *[no] { $seat } offers
} { $them ->
    [yes] you
   *[no] { $other }
} { $sum } M for { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} without rent.
dk-event-proposed-give = { $you ->
    [yes] You offer
   *[no] { $seat } offers
} { $them ->
    [yes] you
   *[no] { $other }
} to bring { $good } to { $city } by round { $round }, for { $sum } M.
dk-event-proposed-get = { $you ->
    [yes] You ask
   *[no] { $seat } asks
} { $them ->
    [yes] you
   *[no] { $other }
} to bring { $good } to { $city } by round { $round }, for { $sum } M.
dk-event-kept = { $you ->
    [yes] You have
   *[no] { $seat } has
} brought { $good } to { $city } as agreed; { $them ->
    [yes] you pay
   *[no] { $other } pays
} { $sum } M.
dk-event-kept-owed = { $you ->
    [yes] You have
   *[no] { $seat } has
} brought { $good } to { $city } as agreed; { $them ->
    [yes] you pay { $sum } M and owe { $owed } M.
   *[no] { $other } pays { $sum } M and owes { $owed } M.
}
dk-event-lapsed = { $you ->
    [yes] You have
   *[no] { $seat } has
} not brought { $good } to { $city } in time; the bargain with { $them ->
    [yes] you
   *[no] { $other }
} is over.
dk-event-accepted = { $you ->
    [yes] You accept the offer.
   *[no] { $seat } accepts the offer.
}
dk-event-refused = { $you ->
    [yes] You refuse the offer.
   *[no] { $seat } refuses the offer.
}
dk-event-last-round = { $you ->
    [yes] You have
   *[no] { $seat } has
} enough money and all big cities joined: the round is played to its end.
ending-money = Somebody has enough money and all big cities joined; who ends the game need not be the richest, and the richest wins
ending-idle = Nobody has delivered anything for many rounds

## What one can do
dk-group-under = Keep three cards
dk-group-begin = Choose a start city
dk-group-turn = Turn
dk-group-go = Run (“go viborg” runs the whole way)
dk-group-cross = Take a ferry
dk-group-load = Load
dk-group-drop = Unload without a delivery
dk-group-lose = Lose a good
dk-group-deliver = Deliver
dk-group-lay = Build a section (“build viborg” builds the whole way)
dk-group-buy = Buy a ferry
dk-group-train = A new train
dk-group-offer = Offer a sum for running without rent
dk-group-bargain = Bargain: one brings a good for the other
dk-group-town = The town it is brought to
dk-group-terms = Price and time
dk-group-answer = The offer
dk-group-luck = Luck
dk-action-under = { $cards } under the pile
dk-action-keep = keep { $kept }; under the pile, in this order: { $cards }
dk-action-cross = { $line }, on { $seat }'s line
dk-action-go-rent = { $there }; { $sum } M of rent to { $seat }
dk-action-deliver = { $good } (card { $card })
dk-action-deliver-pay = { $good } for { $pay } M (card { $card })
dk-action-deliver-public = { $good } for { $pay } M (public card { $card })
dk-action-lay = { $here } to { $there }: { $cost } M
dk-action-buy = { $line }: { $cost } M
dk-action-buy-with = { $line } with the section { $section }: { $cost } M
dk-action-upgrade = upgrade instead of building: { $train } for { $cost } M
dk-action-convert = convert: { $train } for { $cost } M
dk-action-done-moving = end the run and build
dk-action-done = end the turn
dk-action-swap = swap all cards instead of a turn
dk-action-offer = { $rounds ->
    [one] { $seat }: { $sum } M for one round
   *[other] { $seat }: { $sum } M for { $rounds } rounds
}
dk-action-give = bring { $seat } { $good }
dk-action-get = have { $good } brought by { $seat }
dk-action-terms = { $rounds ->
    [one] { $sum } M, within one round
   *[other] { $sum } M, within { $rounds } rounds
}
dk-action-accept = accept
dk-action-refuse = refuse
dk-luck-first = { $seat } begins

## What is asked for
dk-task-moving = You run: your train is at { $here }, { $n ->
    [one] { $n } mile
   *[other] { $n } miles
} left. On board: { $goods }.
dk-task-stuck = Your train has derailed and stays where it is: { $here }. On board: { $goods }.
dk-task-building = You build: { $left } of { $limit } M left this turn, you have { $cash } M.
dk-task-under = { $n ->
    [one] Choose the card that goes under the pile.
   *[other] Choose the { $n } cards that go under the pile.
}
dk-task-begin = Choose your start city.
dk-task-losing = { $n ->
    [one] Choose a good to lose.
   *[other] Choose { $n } goods to lose, one after the other.
}
dk-task-answering = { $rounds ->
    [one] { $seat } offers you { $sum } M for one round without rent on your network.
   *[other] { $seat } offers you { $sum } M for { $rounds } rounds without rent on your network.
}
dk-task-town = Name the town that the good is to be brought to.
dk-task-terms = Name the price, and within how many rounds it is due.
dk-task-weighing-get = { $seat } offers to bring you { $good } to { $city } by round { $round }, for { $sum } M.
dk-task-weighing-give = { $seat } asks you to bring { $good } to { $city } by round { $round }, for { $sum } M.

## Position
dk-round = Round { $round }.
dk-last-round = This is the last round.
dk-running = Event “{ $event }”: { $text }
dk-coming = From the end of this turn “{ $event }”: { $text }
dk-lying = Free in { $city } until round { $round }: { $good }.
dk-lying-reserved = In { $city } until round { $round }, for { $seat } only: { $good }.
dk-nowhere = not on the board yet
dk-at = at { $here }
dk-load = on board: { $goods }
dk-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
dk-flag = { $sum } M+
dk-rich = { $sum } M or more
dk-derailed = derailed
dk-debt = owes { $other } { $sum } M
dk-owns-ferry = Ferry { $line }.
dk-tariff = Runs without rent on { $other }'s network until round { $round }.
dk-agreed = Brings { $good } to { $city } for { $other } by round { $round }, for { $sum } M.
dk-hand = Your money: { $sum } M.
dk-hand-card = Card { $number } in your hand:
dk-public-card = Public card { $number }:
dk-orders-none = There are no public orders yet.
dk-source = { $n ->
    [0] { $good } only in { $cities }
   *[other] { $good } ({ $n } left) in { $cities }
}
dk-source-train = it is on your train
dk-source-none = no { $good } to be had now
dk-network = { $n ->
    [one] Network: { $n } city, { $cities }.
   *[other] Network: { $n } cities, { $cities }.
}
dk-network-missing = Still to be joined to win: { $cities }; and { $sum } M.
dk-network-all = All big cities are joined; to win you need { $sum } M.
dk-deliverable = You can deliver here: { $orders }.

## Ways
dk-way-here = you are there
dk-way-run = { $n ->
    [one] { $n } mile
   *[other] { $n } miles
}
dk-way-rent = { $n ->
    [one] { $n } mile, { $sum } M of rent
   *[other] { $n } miles, { $sum } M of rent
}
dk-way-build = { $cost } M to build
dk-way-none = out of reach
dk-ways-later = There are ways as soon as your train is on the board.
dk-verb-go = run
dk-verb-build = build
dk-go = To { $there }: { $n ->
    [one] { $n } mile
   *[other] { $n } miles
}{ $sum ->
    [0] {""}
   *[other] , { $sum } M of rent
}{ $turns ->
    [0] {""}
    [one] , one more turn
   *[other] , { $turns } more turns
}.
dk-go-none = No track that you can run on leads to { $there }. “build” and the name builds the way.
dk-go-here = Your train is there already: { $there }.
dk-build = { $n ->
    [one] The cheapest way to { $there }: one section for { $cost } M.
   *[other] The cheapest way to { $there }: { $n } sections for { $cost } M.
}
dk-build-none = You cannot build to { $there }.
dk-build-there = { $there } belongs to your network already.

## Board
dk-legend = { $code } { $place }
dk-legend-goods = { $code } { $place }: { $goods }
dk-ferry = Ferry { $line } ({ $id }): { $cost } M
dk-ferry-owned = Ferry { $line } ({ $id }): { $cost } M, bought by { $seats }
dk-map-signs = Signs: · milepost, 1 track of seat 1, [1] train of seat 1, [*] several trains, = inside a city, ~ river, ≈ bay.
dk-board-hint = “board” and the name of a city tells you all about it; “ways” tells you all distances.
dk-big = big city
dk-city-goods = Supplies { $goods }.
dk-city-joined = Joined by { $seats }.
dk-city-places = { $n ->
    [0] No place for anybody else.
    [one] Place for { $n } more player.
   *[other] Place for { $n } more players.
}
dk-city-ferry = Port of the ferry { $line }.
dk-city-way = For you: { $way }.
dk-good = { $good } from { $cities }; in the supply: { $n }
dk-good-none = There is no good that begins with “{ $name }”.

## Final count
dk-score-cash = Money: { $sum } M
    .row = Money
dk-score-debt = Debts: { $sum } M
    .row = Debts
dk-score-big-cities = Big cities joined: { $n }
    .row = Big cities
dk-score-cities = Cities joined: { $n }
    .row = Cities

## Help while playing
dk-help =
    Type the number of a choice, or an action such as “go k18”, “load beer” or “lay aarhus-k18”. Beginnings of words are enough.
    go viborg: the best way over the track there is, as far as the miles last; it stops where you can deliver.
    build viborg: the cheapest new way, as far as the money lasts. undo takes a whole way back.
    position: the whole position again. menu: the choices again.
    hand: your money and your cards. orders: the public orders. players: what is known of all players.
    board: the map. board odense: all about Odense. ways: all distances. goods beer: where there is beer.
    rules DK-21: one rule. log: the story so far.
    undo: take your last decision back, while nobody has learned anything from it.
    quit: leave the game.

## Headlines at the table
dk-prompt-opening = Choose cards and a start city
dk-prompt-moving = Your turn: run
dk-prompt-building = Your turn: build
dk-prompt-answering = Accept the offer?
dk-prompt-proposing = Your bargain: town and terms
dk-prompt-losing = Which good do you lose?

## Numbers beside the names
dk-fact-cards = order cards
dk-fact-goods = goods on the train
dk-fact-cities = cities joined

## Rules of a designer's own country
own-dk-01 = For { $low } to { $high } players: { $cities } cities, { $goods } goods on { $chips } chips, { $cards } order cards with three orders each, { $events } events and { $trains } types of locomotive.
own-dk-02 = Each player starts with { $money } M, a train of the first type and a locomotive piece.
own-dk-04 = Start cities, with the number of players that may begin there: { $cities }. Your locomotive starts in the centre of the city.
own-dk-42 = There are { $events } events. Each one says which area it hits, what it does and how long it lasts.
own-dk-51 = A section joins two neighbouring mileposts; where there are none (sea, border) nothing can be built. You pay for the milepost it leads to: plain { $plain } M, small town { $small } M, medium town { $medium } M, metropolis { $metro } M, port the price of the ferry. Crossing a river adds { $river } M, a lake or bay { $bay } M. Inside a metropolis no track is needed.
own-dk-53 = In one turn you may build at most { $n } sections out of the same big city ({ $cities }). Building into it does not count.
own-dk-56 = A small town can be joined by { $small } players, a medium town by { $medium }, a metropolis by { $metro }.
own-dk-71 = The game ends as soon as a player has at least { $money } M and has joined { $cities }. Who ends the game need not be the richest; the richest player wins.
