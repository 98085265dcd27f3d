### The interface in the browser

## Titles

## Colours
kind-red = Red
    .short = red
kind-orange = Orange
    .short = orange
kind-yellow = Yellow
    .short = yellow
kind-green = Green
    .short = green
kind-blue = Blue
    .short = blue
kind-pink = Pink
    .short = pink
kind-white = White
    .short = white
kind-black = Black
    .short = black
kind-grey = Grey
    .short = grey
kind-loco = { $count ->
        [one] Locomotive
       *[other] Locomotives
    }
    .short = { $count ->
        [one] loco
       *[other] locos
    }
guest-red = Red
guest-green = Green
guest-yellow = Yellow
guest-black = Black
guest-blue = Blue
guest-white = White
pile-short = short
pile-long = long
pile-normal = normal
pile-tickets = journeys

## Frame
nav = Pages
nav-play = Play
nav-rules = Rules
nav-replay = Watch a game
home = Home
close = Close
cancel = Cancel
yes = Yes
no = No
none = none
loading = One moment …
language = Language
dark = Dark theme
sound = Sounds
motion = Motion
text-mode = Text mode
settings = Settings
footer = Own artwork, own server, own records. Stellwerk is not connected to the publishers of the games.
page-lost = The track ends here.

## Home
hero = All aboard.
hero-lead = Rail games with friends and bots, in the browser, without an account.
play-now = Play now
with-friends = With friends
with-friends-at = Play { $game } with friends
seats-range = { $fewest }–{ $most } players
departures = Departures
departure = Departure
game = Game
players = Players
state = Status
open = Open
open-word = open
continue = Continue
look-at = Look
waiting = Waiting for players
others-turn = Others to play
seats-free = { $free } of { $of } seats free
no-tables = No train on the board yet. Open a table or enter a short code.
new-table = New table
seats = Seats
seat = Seat { $number }
seat-open = open to guests
seat-bot = bot
seat-here = on this device
seat-none = no seat
bot-level = Strength of the bot
bot-random = rolls dice
bot-greedy = makes plans
name-of = Name on seat { $number }
player-number = Player { $number }
your-name = Your name
you-name = Me
guest = Guest
pace = Pace
pace-free = No clock
pace-live = 90 s a move
pace-days = 1 day a move
open-table = Open table
open-table-help = Then: link, short code and QR code to invite. Several “on this device” pass it around.
join-by-code = Join by code
join = Join
code = Short code
server-away = The server does not answer just now. Your games are safe.

## Waiting room
waiting-for-players = The game begins when all seats are taken.
host = host
sit-down = Sit down
begin-with-bots = Fill free seats with bots and begin
begin-now = Begin without the free seats
invite = Invite
invite-qr = QR code of the invitation
copy-link = Copy link
copied = Copied

## Table
board = board
board-label = Board. Arrow keys go from city to city, Enter lists the routes of a city.
board-failed = The board could not be loaded. Press X to play on in text mode.
search-city = Find a city
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole board
you = you
bot = bot
away = away
last-lap = Last lap
points = points
points-count = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
stamps = stamps
stamps-count = { $count ->
        [one] 1 stamp
       *[other] { $count } stamps
    }
trains = trains
trains-count = { $count ->
        [one] 1 train
       *[other] { $count } trains
    }
cards = cards
cards-count = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
cards-left = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
tickets = Tickets
stations-left = stations left
passengers = passengers
clock = clock
clock-days = { $days ->
        [one] 1 day
       *[other] { $days } days
    }
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
ticket-lost = no longer possible
ticket-open = { $trains ->
        [one] 1 train to go
       *[other] { $trains } trains to go
    }
ticket-open-one = still open: { $route }
hint = Hint
hint-reason = The strongest bot would do this here.
undo = Undo
do-it = Do it
not-possible = Not possible now.
rule = Rule { $id }
why-not = Why not?
views = Views
phone-map = Map
phone-hand = Hand
phone-tickets = Tickets
phone-journeys = Journeys
phone-players = Players
phone-log = Log
tab-log = Log
tab-chat = Chat
tab-rules = Rules
rules-find = Search the rules
chat-say = Message
chat-empty = Nobody has said anything yet.
chat-off = This table keeps quiet.
send = Send
phrase-hello = Hello!
phrase-thanks = Thanks!
phrase-well-played = Well played!
phrase-good-game = Good game!
phrase-thinking = Let me think …
phrase-hurry = Your turn!
phrase-oops = Oops!
phrase-again = Another one?
phrase-bye = Bye!
your-turn = Your turn
your-turn-facts = { $prompt }. { $cards } cards, { $trains } trains.
city-facts = { $city }: { $routes } routes, { $payable } of them payable. Enter lists them.

## Prompts

## Route and payment
route-facts = { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }, { $colour }
tunnel = tunnel
ferry = { $count ->
        [one] ferry, needs 1 loco
       *[other] ferry, needs { $count } locos
    }
payment = Payment
spares-locos = keeps your locos
after-payment = You will have { $trains } trains and { $cards } cards left.
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
tunnel-extra = { $extra ->
        [one] 1 more card is due.
       *[other] { $extra } more cards are due.
    }
tunnel-why = { $colour } was played: { $colour } and locomotives count.
tunnel-cannot = You lack the cards for that.
give-up = Give up
pay-extra = Pay { $cost } more
routes = Routes
routes-of = Routes of { $city }
routes-find = Type cities
routes-payable = payable only
routes-all = All routes
routes-none = No route fits.
spaces = Spaces
colour = Colour
owned-by = owned by { $who }
free = free

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

## Passengers
board-passengers = Let a passenger board
board-at = One may board in { $city }.
guest-held = you { $mine }, most { $most }
guest-none = nobody

## First Journey
passes = Travel pass
swap-tickets = Swap both journeys
swap-question = Put both away and draw two new ones?
swap-help = That is your whole turn.
swap-yes = Yes, swap
read-aloud = Read aloud

## Notices
offline = No connection.
offline-safe = Your seat is safe, all moves are stored.
offline-retry = Next try in { $seconds } s.
retry = Try now
stand-in = A bot is playing for you.
come-back = Play on myself
takeback-wish = { $who } would like to take back the last move.
takeback-ask = Ask to take back
curtain = { $who } to play
curtain-help = Pass the device on. Nobody else looks.
curtain-open = I am { $who }
leave = Leave the game
leave-question = Leave the game?
leave-help = A bot plays on for you. You cannot come back then.
stay = Stay
table-code = Short code of the table: { $code }
keys = Keyboard
key-tab = change region
key-arrows = on the board from city to city
key-enter = do, confirm
key-esc = back
key-row = take a card of the row
key-deck = draw from the deck
key-tickets = draw tickets
key-choose = choose a ticket
key-routes = list of routes
key-station = build a station
key-swap = swap journeys
key-pass = pass when nothing else is possible
key-search = find a city
key-hint = hint
key-undo = undo
key-zoom = zoom in, out, whole board
key-players = players
key-log = log
key-chat = chat
key-text = text mode
key-help = this list

## Actions in words
type-action = Type an action, such as “draw blind”
do-draw = Take { $card }
do-draw-blind = Draw from the deck
do-claim = Claim { $route } ({ $facts })
do-build = Build a station in { $city }
do-ask = Draw tickets: { $mix }
do-pay = Pay with { $cost }
do-keep = { $count ->
        [0] Keep none
       *[other] Keep: { $tickets }
    }
do-take = Take a passenger ({ $colour }) in { $city }
do-leave = Take nobody in { $city }
do-pass = Pass
verb-draw = Draw cards
verb-claim = Claim a route
verb-build = Build a station
verb-ask = Draw tickets
verb-pay = Pay
verb-keep = Keep tickets
verb-take = Take a passenger
verb-leave = Take nobody
verb-give = Give up
verb-swap = Swap
verb-pass = Pass

## Log
log-started = { $you ->
        [yes] You begin.
       *[no] { $who } begins.
    }
log-took = { $you ->
        [yes] You draw { $card }.
       *[no] { $who } takes { $card }.
    }
log-hidden = a hidden card
log-two-hidden = two hidden cards
log-both = { $first } and { $second }
log-claimed = { $you ->
        [yes] You claim { $route } (+{ $points }).
       *[no] { $who } claims { $route } (+{ $points }).
    }
log-claimed-plain = { $you ->
        [yes] You claim { $route }.
       *[no] { $who } claims { $route }.
    }
log-gave-up = { $you ->
        [yes] You give up the tunnel { $route }.
       *[no] { $who } gives up the tunnel { $route }.
    }
log-due = Tunnel: { $cards }. { $extra ->
        [one] One more card is due.
       *[other] { $extra } more cards are due.
    }
log-built = { $you ->
        [yes] You build a station in { $city }.
       *[no] { $who } builds a station in { $city }.
    }
log-asked = { $you ->
        [yes] You draw { $count } tickets.
       *[no] { $who } draws { $count } tickets.
    }
log-kept = { $you ->
        [yes] You keep { $count }.
       *[no] { $who } keeps { $count }.
    }
log-boarded = { $you ->
        [yes] You take a passenger in { $city } ({ $colour }).
       *[no] { $who } takes a passenger in { $city } ({ $colour }).
    }
log-completed = { $you ->
        [yes] You completed { $ticket }!
       *[no] { $who } completed { $ticket }!
    }
log-crossed = { $you ->
        [yes] You join east and west: a bonus stamp!
       *[no] { $who } joins east and west: a bonus stamp!
    }
log-swapped = { $you ->
        [yes] You swap your journeys.
       *[no] { $who } swaps journeys.
    }
log-passed = { $you ->
        [yes] You pass.
       *[no] { $who } passes.
    }
log-lastlapbegan = The last lap begins: { $who } has hardly any trains left.
log-flushed = Three locos: the row is swept away.
log-reshuffled = The discard is shuffled into a new deck.
log-ended = The game is over.

## End
end-points = { $you ->
        [yes] You win with { $points } points
       *[no] { $count ->
            [one] { $who } wins with { $points } points
           *[other] { $who } win with { $points } points
        }
    }
end-race = { $you ->
        [yes] You win the journey
       *[no] { $count ->
            [one] { $who } wins the journey
           *[other] { $who } win the journey
        }
    }
end-abandoned = Game abandoned
ending-last-lap = The last lap has been played.
ending-tickets = Six stamps are full.
ending-trains = The last train has been placed.
ending-stuck = Nobody could do anything any more.
ending-abandoned = Ended without a result.
score-sheet = Final count
rank = Place { $rank }
total = Total
total-stamps = Stamps
score-course = Score over time
plot-label = Score during the game. Final: { $text }
net-of = { $you ->
        [yes] Your net
       *[no] Net of { $who }
    }
trail-shown = Highlighted: the longest continuous path.
borrowed = The station in { $city } uses { $route }.
rematch = Play again
rematch-join = To the next game
watch-replay = Watch the game
download = Download record
proof-checking = Luck is being computed again …
proof-fair = Luck checked: seed revealed, all { $count } draws agree.
proof-foul = Luck does not agree with what was promised before the deal.
proof-unknown = Luck could not be computed again here.

## Replay
replay = Replay
replay-file = Choose a record
replay-file-help = Open a record (.record) and watch the game move by move.
back-to-result = To the result
eyes = Seen by
spectator = a spectator
replay-first = To the beginning
replay-prev = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = To the end
replay-at = Move { $now } of { $of }
replay-speed = Speed { $speed }×
replay-link = Link to this move
replay-slider = Place in the game
