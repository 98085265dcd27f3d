### The Ticket family's desk in the browser

## Buttons
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
    [0] no trains
    [one] 1 train
   *[other] { $trains } trains
} and { $cards ->
    [0] no cards
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
your-plan = Your plan
plan-none = No route. Add some in the list of routes.
plan-unmark = Take { $route } out of the plan
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
guest-none = Nobody

## First Journey
passes = Travel pass
journey-yours = You made it!
journey-across = From coast to coast!
one-to-go = Only one more journey!
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

## The editor
design = Board editor
design-unnamed = My board
design-copy-of = { $title }, altered
design-new-city = City { $number }
design-sheet = Sheet. Arrow keys move the chosen city, Delete removes what is chosen, Enter places a city in the middle.
design-sheet-title = Sketch
design-picture = The board as it is printed
design-things = What lies on the sheet
design-tools = Tools
design-tool-choose = Move
design-tool-city = City
design-tool-route = Route
design-tool-ticket = Ticket
design-help-choose = Drag cities. Click a city or a route to change it.
design-help-city = Click where a city shall be.
design-help-route = Click a city, then the one that the route leads to. Again between the same two: a double route.
design-help-ticket = Click the two cities that the ticket names.
design-help-second = Now the other city.
design-help-printed = This is how the board will look.
design-begin = An empty sheet. Where is the first city?
design-begin-here = Click anywhere: that is the first city.
design-start = Begin with …
design-start-blank = blank paper
design-start-from = a copy of { $title }
design-start-file = files of my own …
design-undo = Undo
design-redo = Redo
design-sketch = Sketch
design-printed = Board
design-tab-cities = Cities
design-tab-routes = Routes
design-tab-tickets = Tickets
design-tab-frame = Rules
design-tab-finish = Play
design-none-cities = No city yet. Choose the tool City and click on the sheet, or type a name here.
design-none-routes = No route yet. Choose the tool Route and click two cities.
design-none-tickets = No ticket yet. Choose the tool Ticket and click two cities.
design-add-cities = Add the city
design-add-routes = Add the route
design-add-tickets = Add the ticket
design-city-name = Name of a new city
design-routes-here = routes
design-from = from
design-to = to
design-name = Name
design-passengers = Places for passengers
design-marks = Lies in the
design-mark-west = west
design-mark-east = east
design-length = Length
design-colour = Colour
design-colour-grey = any colour
design-colour-red = red
design-colour-orange = orange
design-colour-yellow = yellow
design-colour-green = green
design-colour-blue = blue
design-colour-pink = pink
design-colour-white = white
design-colour-black = black
design-tunnel = Tunnel
design-ferry = Ferry, locomotives
design-ferry-short = Ferry
design-beside = Another one beside it
design-points = Points
design-kind = Kind
design-kind-long = long
design-kind-short = short
design-kind-normal = normal
design-kind-ticket = ticket
design-usual = Back to { $points }
design-usual-now = As long as the shortest path.
design-unscored = By these rules tickets are counted; they have no points.
design-remove = Remove
design-remove-it = Remove { $name }
design-title = Name of the board
design-ground = Ground
design-ground-paper = blank paper
design-ground-europe = coast of Europe
design-ground-germany = coast of Germany
design-ground-own = a coast of my own (GeoJSON)
design-rules = Rules of
design-rules-own = a title file of its own
design-about-europe = Ferries, tunnels and stations. Everybody chooses from one long and three normal tickets at the start.
design-about-germany = Short and long tickets. As soon as cities have places for passengers, those count too.
design-about-first-journey = A race to six tickets, without points. As soon as cities lie in the west and in the east, there is the crossing.
design-number-fewest_seats = Players, at least
design-number-most_seats = Players, at most
design-number-trains = Trains each
design-number-cards = Cards of a colour
design-number-locos = Locomotives
design-checking = The server is having a look …
design-playable =
    { $count ->
        [0] Everything fits
        [one] It can be played; one remark
       *[other] It can be played; { $count } remarks
    }
design-faults =
    { $count ->
        [one] One thing is still to do
       *[other] { $count } things are still to do
    }
design-not-yet =
    { $count ->
        [one] One thing is still to do; it stands above.
       *[other] { $count } things are still to do; they stand above.
    }
design-see = See the board
design-see-about = Every route gets room for its spaces and every name a place. That takes some seconds.
design-see-done = Every route has its room.
design-try = Let bots try it
design-try-about = A few seconds of games between bots, and what they say about the board.
design-tried =
    { $count ->
        [one] One game was played.
       *[other] { $count } games were played.
    }
design-endless =
    { $count ->
        [one] One more did not come to an end: more routes or fewer trains would help.
       *[other] { $count } more did not come to an end: more routes or fewer trains would help.
    }
design-light-green = good
design-light-amber = undecided
design-light-red = to be mended
design-needed = ({ $count } games would tell)
design-report-file = The whole report as a file
design-play = Play it with friends
design-play-about = The board becomes a title of this server, for all who have its link. It stays as it is now.
design-files = Save the files
design-files-about = Title, board and layout in an archive. The command line plays them, and this page opens them again.
design-work-layout = Making room for everything …
design-work-report = Bots are playing …
design-work-publish = Binding the board …
design-work-files = Writing the files …
design-work-open = Unrolling the board …
