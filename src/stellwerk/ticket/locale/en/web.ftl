### The Ticket family's desk in the browser

## Buttons
cancel = Cancel
none = none

## Table
points-count =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
stamps-count =
    { $count ->
        [one] 1 stamp
       *[other] { $count } stamps
    }
trains-count =
    { $count ->
        [one] 1 train
       *[other] { $count } trains
    }
cards-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
tickets = Tickets
supply = Row and piles
row = Row
deck = Deck
empty = empty
take-card = Take { $card }, place { $place } of the row
your-hand = Your hand
hand = Hand
hand-stack = { $count } { $card }. Shows routes it fits.
hand-empty = No cards
your-tickets = Your tickets
your-journeys = Your journeys
your-routes = Your routes
no-tickets = No tickets yet
ticket-done = complete
ticket-fulfilled = Ticket fulfilled
ticket-lost = no longer possible
ticket-open =
    { $trains ->
        [one] 1 train to go
       *[other] { $trains } trains to go
    }
ticket-open-one = still open: { $route }
why-not = Why not?
phone-hand = Hand
phone-tickets = Tickets
phone-journeys = Journeys
city-facts = { $city }: { $routes ->
    [one] 1 route
   *[other] { $routes } routes
}, { $payable } of them payable. Enter lists them.

## Route and payment
payment = Payment
spares-locos = keeps your locos
after-payment = That leaves you { $trains ->
    [one] 1 train
   *[other] { $trains } trains
} and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
tunnel-warning = Three cards are turned over; up to three more may be due.
claim-route = Claim route
claim-short = Claim
dare-tunnel = Dare the tunnel
build-station = Build station
station-in = Station in { $city }
station-choose = Where shall the station stand? Choose a city with a ring.
tunnel-title = Tunnel { $route }
tunnel-counts = +1 card
tunnel-not = does not count
tunnel-extra =
    { $extra ->
        [one] 1 more card is due.
       *[other] { $extra } more cards are due.
    }
tunnel-nothing = No extra card is due.
tunnel-why = { $colour } was played: { $colour } and locomotives count.
tunnel-cannot = You lack the cards for that.
give-up = Give up
pay-extra = Pay { $cost } more
routes = Routes
routes-of = { $city }: routes
routes-find = Type cities
routes-payable = payable only
routes-all = All routes
routes-none = No route fits.
route-facts = Facts
owned-by = owned by { $who }
free = free
closed = closed

## A plan of one's own
plan-mark = In my plan
plan-count =
    { $count ->
        [one] Your plan, 1 route:
       *[other] Your plan, { $count } routes:
    }
plan-clear = Clear the plan
claim-later = Claim it on my turn
keep-for-turn = Keep for my turn
else-draw = Otherwise draw two cards from the deck

## Tickets
choose-tickets = Which tickets do you keep?
keep-least = at least { $least } of { $of }
keep-exactly = exactly { $count }
keep-between = { $least } to { $most }
keep-count = Keep { $count }
keep-none = Keep none
keep-choose = Choose at least { $least }
value = Value { $value }
mix-title = Which mix?
mix-help = Four tickets: say beforehand how many from each pile.
ask-title = Draw tickets?
ask-help = This is your whole turn and cannot be taken back.

## Passengers
board-passengers = Let a passenger board
board-at = { $city }: one passenger may board here.
guest-held = you { $mine }, most { $most }
guest-none = nobody

## First Journey
passes = Travel pass
journey-yours = You made it!
journey-across = From coast to coast!
swap-tickets = Swap both journeys
swap-question = Put both away and draw two new ones?
swap-help = That is your whole turn.
swap-yes = Yes, swap
read-aloud = Read aloud

## Keys
key-row = take a card of the row
key-deck = draw from the deck
key-tickets = draw tickets
key-choose = choose a ticket
key-routes = list of routes
key-station = build a station
key-swap = swap journeys
key-pass = pass when nothing else is possible
key-search = find a city

## Bots with a temper
bot-longhaul-name = Madam Longhaul
bot-longhaul = { bot-longhaul-name }: loves long routes
bot-timetable-name = Mr Timetable
bot-timetable = { bot-timetable-name }: collects tickets
bot-buffer-name = Uncle Buffer
bot-buffer = { bot-buffer-name }: stands in the way
bot-semaphore-name = Aunt Semaphore
bot-semaphore = { bot-semaphore-name }: takes no risks
