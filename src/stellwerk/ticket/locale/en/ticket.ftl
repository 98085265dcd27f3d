### The Ticket family in words

## Colours: the adjective, the name in a list, and the form before "card"
colour-pink = pink
    .noun = pink
    .card = pink
colour-blue = blue
    .noun = blue
    .card = blue
colour-orange = orange
    .noun = orange
    .card = orange
colour-white = white
    .noun = white
    .card = white
colour-green = green
    .noun = green
    .card = green
colour-yellow = yellow
    .noun = yellow
    .card = yellow
colour-black = black
    .noun = black
    .card = black
colour-red = red
    .noun = red
    .card = red
colour-grey = grey
    .noun = grey
    .card = grey

## Cards
loco = locomotive
a-loco = a locomotive
no-loco = no locomotive
the-loco = the locomotive
a-card = { $colour ->
    [orange] an { $colour } card
   *[other] a { $colour } card
}
no-card = no { $colour } card
the-card = the { $colour } card
cards = { $n } { $colour }
locos = { $n ->
    [one] { $n } locomotive
   *[other] { $n } locomotives
}

## Board
spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
ferry = { $n ->
    [one] ferry with { $n } locomotive
   *[other] ferry with { $n } locomotives
}
tunnel = tunnel
in-city = in { $city }
to-city = To { $city }
pile-long = long
    .one = long
pile-normal = normal
    .one = normal
pile-short = short
    .one = short

## Tickets
ticket-worth = { $n ->
    [one] { $ends }, { $n } point
   *[other] { $ends }, { $n } points
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tickets = { $n ->
    [one] { $n } ticket
   *[other] { $n } tickets
}
from-pile = { $n } { $pile }
tickets-mixed = { $mix } tickets

## What happened
event-started = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
event-dealt = { $you ->
    [yes] You are dealt
   *[no] { $seat } is dealt
} { $cards }.
event-placed = A passenger waits { $place }: { $colour }.
event-placed-all = { $n } passengers take their places on the board.
event-turned-up = Turned up in the row: { $cards }.
event-flushed = Too many locomotives: the row is swept away ({ $cards }).
event-reshuffled = { $n ->
    [one] The discard becomes a new deck of { $n } card.
   *[other] The discard is shuffled into a new deck of { $n } cards.
}
event-took = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $card } from the row.
event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} a card from the deck.
event-received = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $card } from the deck.
event-laid = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} { $cards }.
event-revealed = Turned over for the tunnel: { $cards }.
event-due = { $n ->
    [one] The tunnel costs { $n } card more.
   *[other] The tunnel costs { $n } cards more.
}
event-gave-up = { $you ->
    [yes] You leave the tunnel { $route } and take your cards back.
   *[no] { $seat } leaves the tunnel { $route } and takes the cards back.
}
event-claimed = { $you ->
    [yes] You claim
   *[no] { $seat } claims
} { $route }{ $paid ->
    [yes] {" "}for { $cards }
   *[no] {""}
}: { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}.
event-claimed-scored = { $you ->
    [yes] You claim
   *[no] { $seat } claims
} { $route }{ $paid ->
    [yes] {" "}for { $cards }
   *[no] {""}
}: { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}, { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
event-built = { $you ->
    [yes] You build
   *[no] { $seat } builds
} a station in { $city }.
event-asked = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $tickets }.
event-offered = { $you ->
    [yes] You look at
   *[no] { $seat } looks at
} { $tickets }.
event-got = { $you ->
    [yes] You get
   *[no] { $seat } gets
} { $n ->
    [one] the ticket { $tickets }.
   *[other] the tickets { $tickets }.
}
event-kept = { $you ->
    [yes] You keep
   *[no] { $seat } keeps
} { $n ->
    [0] no ticket
    [one] { $n } ticket
   *[other] { $n } tickets
}.
event-chose = { $you ->
    [yes] You keep
   *[no] { $seat } keeps
} { $n ->
    [0] no ticket.
    [one] { $n } ticket: { $tickets }.
   *[other] { $n } tickets: { $tickets }.
}
event-boarded = { $you ->
    [yes] You take
   *[no] { $seat } takes
} a passenger on board { $place }: { $colour }.
event-completed = { $you ->
    [yes] You complete
   *[no] { $seat } completes
} the ticket { $ticket }.
event-crossed = { $you ->
    [yes] You join both sides of the map and get
   *[no] { $seat } joins both sides of the map and gets
} the bonus ticket.
event-swapped = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} { $n ->
    [one] { $n } ticket
   *[other] { $n } tickets
} for new ones.
event-passed = { $you ->
    [yes] You can do nothing and pass.
   *[no] { $seat } can do nothing and passes.
}
event-last-lap = { $you ->
    [yes] You have hardly any trains left: the last lap begins, everybody has one more turn.
   *[no] { $seat } has hardly any trains left: the last lap begins, everybody has one more turn.
}
ending-last-lap = the last lap is finished
ending-trains = somebody has placed their last train
ending-tickets = somebody has completed enough tickets
ending-stuck = nobody can go on

## What can be done
group-draw = Draw a train card
group-claim = Claim a route
group-build = Build a station
group-tickets = Tickets
group-pay = Pay
group-passengers = Passengers
group-pass = Nothing else is possible
group-luck = Luck
action-draw = { $card } from the row
action-draw-blind = blind from the deck
action-claim = { $route }: { $facts }
action-claim-scored = { $n ->
    [one] { $route }: { $facts }; { $n } point
   *[other] { $route }: { $facts }; { $n } points
}
action-ask = draw { $tickets }
action-swap = discard all your tickets and draw new ones
action-keep = { $n ->
    [one] keep { $n } ticket: { $tickets }
   *[other] keep { $n } tickets: { $tickets }
}
action-keep-none = keep none
action-pay = { $cards }
action-give-up = give up the tunnel and take the cards back
action-take = { $city }: take a passenger ({ $colour })
action-leave = { $city }: take nobody
action-pass = pass
luck-card = { $card }
luck-ticket = ticket { $ticket }
luck-passenger = a passenger ({ $colour })

## What is asked
task-turn = It is your turn.
task-second = Choose a second card.
task-pay = Choose how to pay for { $what }: { $facts }.
task-station = { $n ->
    [one] Choose how to pay for the station in { $city }: { $n } card.
   *[other] Choose how to pay for the station in { $city }: { $n } cards of one colour.
}
task-surcharge = { $n ->
    [one] The tunnel { $route } costs { $n } card more, { $card } or locomotive. Pay or give up.
   *[other] The tunnel { $route } costs { $n } cards more, { $card } or locomotive. Pay or give up.
}
task-mix = Choose which piles you draw tickets from.
task-keep = { $least ->
    [0] Choose which tickets to keep; none is possible too.
   *[other] Choose which tickets to keep, at least { $least }.
}
task-keep-most = Choose which tickets to keep, at most { $most }.
task-boarding = Passengers wait { $place }: { $waiting }. You may take one.

## Position
row = Face-up row: { $cards }.
deck = Deck: { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}, discard: { $discard }.
piles = Tickets to draw: { $piles }.
last-lap = { $n ->
    [one] Last lap: { $n } turn left.
   *[other] Last lap: { $n } turns left.
}
player-race = { $of ->
    [one] { $n } of { $of } ticket completed
   *[other] { $n } of { $of } tickets completed
}
player-trains = { $n ->
    [one] { $n } train
   *[other] { $n } trains
}
player-stations = { $n ->
    [one] { $n } station to build
   *[other] { $n } stations to build
}
player-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
player-passengers = { $n ->
    [one] { $n } passenger
   *[other] { $n } passengers
}
player-known = Cards all have seen: at least { $cards }.
player-done = Completed: { $tickets }.
player-guests = Passengers: { $guests }.
hand = Cards in hand: { $cards }.
ticket-done = Ticket { $ticket }: completed.
ticket-open = Ticket { $ticket }: not yet completed.
ticket-offered = On offer: { $ticket }.
no-tickets = No tickets.
tickets-unverified = { $n ->
    [one] { $n } of these tickets is reconstructed by us and may differ from the printed one.
   *[other] { $n } of these tickets are reconstructed by us and may differ from the printed ones.
}
board-routes = { $n ->
    [one] { $seat } owns { $n } route: { $routes }.
   *[other] { $seat } owns { $n } routes: { $routes }.
}
board-stations = { $seat } has stations in: { $cities }.
board-free = { $n ->
    [one] { $n } route belongs to nobody.
   *[other] { $n } routes belong to nobody.
}
board-waiting = Passengers { $place }: { $guests }.
board-hint = “board” and the name of a city tells you what ends there.
city-station = { $seat } has a station here.
city-waiting = Passengers: { $guests }.
city-route = { $there }: { $facts }; { $state } ({ $text }).
route-owned = owned by { $seat }
route-free = free
route-closed = closed

## Score
score-routes = { $n ->
    [one] { $n } route: { $points }
   *[other] { $n } routes: { $points }
}
    .row = Routes
    .count = { $count ->
        [one] { $count } route
       *[other] { $count } routes
    }
score-ticket = { $done ->
    [yes] Ticket { $ends }, completed: { $points }
   *[no] Ticket { $ends }, not completed: { $points }
}
score-journey = { $done ->
    [yes] Ticket { $ends }: completed
   *[no] Ticket { $ends }: not completed
}
score-borrowed = The station in { $city } uses { $route }
score-stations = { $n ->
    [one] { $n } station not built: { $points }
   *[other] { $n } stations not built: { $points }
}
    .row = Stations
    .count = { $count } left
score-longest-path = { $n ->
    [one] Longest path of { $n } space: { $points }
   *[other] Longest path of { $n } spaces: { $points }
}
    .row = Longest path
    .count = { $count ->
        [one] { $count } train
       *[other] { $count } trains
    }
score-most-tickets = Most tickets, { $n } completed: { $points }
    .row = Most tickets
    .count = { $count } completed
score-passengers = Passengers, { $colour }, { $n }: { $points }
    .row = Passengers, { $of }
    .count = { $count }
score-crossing = Bonus for joining both sides: { $points }
    .row = Both sides joined
    .count = {""}

## Data that is not certain
unverified-tickets = { $n ->
    [one] { $n } ticket on the board is not verified: { $tickets }.
   *[other] { $n } tickets on the board are not verified: { $tickets }.
}

## Help while playing
ticket-help =
    Type the number of a choice, or an action such as “claim paris-zurich-1”. Beginnings of words are enough: “claim par zur”.
    position: the whole position again. menu: the choices again.
    hand: your cards. tickets: your tickets. players: what is known of all players.
    board: whose the routes are. board paris: all that ends in Paris.
    rules T-26: one rule. log: the story so far.
    undo: take your last decision back, while nobody has learned anything from it.
    quit: leave the game.

## Headlines at the table
prompt-turn = Your turn
prompt-second = One more card
prompt-pay = { $route }: how do you pay?
prompt-pay-station = How do you pay for the station?
prompt-surcharge = Tunnel: pay more?
prompt-keep = Choose tickets
prompt-mix = Choose the mix
prompt-boarding = Take a passenger?
prompt-last = Your last turn

## Numbers beside the names
fact-trains = trains
fact-cards = train cards
fact-tickets = tickets
fact-stations = stations left
fact-passengers = passengers

## Rows of the final count that sum up several tickets
score-tickets-done =
    .row = Tickets completed
    .count = { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }
score-tickets-open =
    .row = Tickets open
    .count = { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }

## What is remembered
feat-tickets = Tickets completed
feat-longest-path = Longest path

## A plan of one's own
plan-missing = You still need { $cards }.
plan-alike = { $n ->
    [one] a matching one for { $route }
   *[other] { $n } of a kind for { $route }
}
plan-stand-in = { $n ->
    [one] You have a locomotive to spare for that.
   *[other] You have { $n } locomotives to spare for that.
}
plan-enough = You hold all the cards for it.
plan-enough-locos = { $n ->
    [one] With one locomotive your cards are enough.
   *[other] With { $n } locomotives your cards are enough.
}
plan-trains = { $n ->
    [one] You are one train short.
   *[other] You are { $n } trains short.
}
plan-lost = No longer to be had: { $routes }.
plan-built = All built.
ahead-claim = { $route } for { $cards }
ahead-draw = { $n ->
    [one] one card from the deck
   *[other] { $n } cards from the deck
}
alarm-last-lap = The last round has begun.

## Rules of a designer's own title
own-t-01 = There are { $all } train cards: { $cards } in each of { $colours } colours and { $locos } locomotives.
own-t-02 = Everyone starts with { $cards } train cards. { $row ->
    [0] There is no face-up row.
   *[other] Then { $row } cards are turned up to form the face-up row.
}
own-t-08 = As soon as { $locos } or more of the { $row } face-up cards are locomotives, all go to the discard and { $row } new ones are turned up. This is repeated while it still holds, and it applies at set-up too.
own-t-25 = You score the points for a route at once, by its spaces: { $points }.
own-t-27 = With fewer than { $seats } players, as soon as one of several parallel routes is claimed, the others are closed for the rest of the game.
own-t-40 = When a player ends a turn with { $trains } or fewer trains left, every player, this one included, has one more turn. Then comes the final scoring.
own-fj-08 = Bonus: if your own trains join one of { $one } with one of { $other }, you take a bonus ticket. It counts as a completed ticket, and you get it only once.
own-fj-09 = Whoever has { $tickets } completed tickets, bonus included, wins at once; nobody else has another turn.
own-eu-20 = For a tunnel you first lay the set for its printed length, with colour and jokers as for any route. Only then are the top { $cards } cards of the deck revealed.
own-eu-45 = Each station you have not built is worth { $points } points at the end.
own-eu-50 = The longest continuous path earns { $points } points. It may form loops and pass a city more than once, but every route counts only once and branches do not count.
own-de-01 = At the start passengers are drawn blind from a bag of { $n } and placed on the board: each place gets its printed number.
own-de-12 = Whoever has completed the most tickets gets { $points } points; all who tie get them. Incomplete tickets do not count for this.
own-de-13 = For each passenger colour, the player with the most gets { $first } points and the one with the second most { $second }. If several tie for most, each gets { $first } and there is no second place.

## Boards made in the browser
own-board =
    { $cities ->
        [one] A board of one's own with one city
       *[other] A board of one's own with { $cities } cities
    }
overlap-space-space = Spaces of { $one } and { $other } touch.
overlap-space-city = A space of { $one } lies on { $other }.
overlap-label-space = The name { $one } lies on a space of { $other }.
overlap-label-label = The names { $one } and { $other } overlap.
overlap-label-city = The name { $one } lies on { $other }.
overlap-off-canvas = { $one } leaves the map.{ $other }
overlap-city-wet = { $one } stands in the water.{ $other }
overlap-lettering = The lettering { $one } lies on { $other }.
