### The interface in the browser

## Frame
nav = Pages
nav-play = Play
nav-rules = Rules
nav-replay = Watch a game
nav-design = Design
home = Home
close = Close
yes = Yes
no = No
loading = One moment …
cancel = Cancel
language = Language
dark = Dark theme
sound = Sounds
volume = Volume
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
seats-exactly = { $count } players
my-games = Your games
played = Played lately
live-now = being played
watch = Watch
watch-allow = Let people watch: the home page shows this game to everybody
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
game-over = Finished
seats-free = { $free } of { $of } seats free
no-tables = No train on the board yet. Open a table or enter a short code.
terminal-only = Its table in the browser is still being built. You can play it in a terminal:
new-table = New table
seats = Seats
seat = Seat { $number }
seat-open = open to guests
seat-bot = bot
seat-here = on this device
seat-none = no seat
bot-level = Strength of the bot
bot-random = Apprentice: rolls dice
bot-greedy = Conductor: goes straight for it
bot-planner = Dispatcher: plans ahead
bot-strategist = Superintendent: looks furthest ahead
name-of = Name on seat { $number }
player-number = Player { $number }
your-name = Your name
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
last-lap-yours = This is your last turn.
last-lap-others = After this round the points are counted.
points = points
clock = clock
clock-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
hint = Hint
undo = Undo
hint-other = Also possible: { $label }.
why = Why?
do-it = Do it
not-possible = Not possible now.
rule = Rule { $id }
tab-log = Log
tab-chat = Chat
tab-rules = Rules
unread = unread
views = Views
phone-map = Map
phone-players = Players
phone-log = Log
rules-find = Search the rules
choices-all = Show everything
choices = What you can do
rules-unverified = Not certain
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

## Notices
offline = No connection.
offline-safe = Your seat is safe, all moves are stored.
offline-held = Your move is on its way and counts as soon as the line is back.
offline-not-held = Until then the table takes nothing, and nothing is made up for later.
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
key-hint = hint
key-undo = undo
key-zoom = zoom in, out, whole board
key-players = players
key-log = log
key-chat = chat
key-rules = rules
key-text = text mode
key-help = this list

## Actions in words
type-action = Type an action, such as “{ $sample }”

## End
end-abandoned = Game abandoned
score-sheet = Final count
rank = Place { $rank }
total = Total
score-course = Score over time
plot-label = Score during the game. Final: { $text }
net-of =
    { $you ->
        [yes] Your net
       *[no] Net of { $who }
    }
nets = All nets
net-show = Show large
skip = Skip
share-picture = Share picture
rematch = Play again
rematch-join = To the next game
watch-replay = Watch the game
download = Download record
proof-checking = Luck is being computed again …
proof-fair =
    { $count ->
        [one] Luck checked: seed revealed, the one draw agrees.
       *[other] Luck checked: seed revealed, all { $count } draws agree.
    }
proof-foul = Luck does not agree with what was promised before the deal.
proof-unknown = Luck could not be computed again here.
proof-taken = The first { $taken } entries are another game's.
analyse = Analyse
analysis = Luck and skill
analysis-waiting = It is about to begin: others come first, or the server gets ready for the first time.
analysis-working = Every position is played on, again and again …
analysis-again = Try again
analysis-plot = Chances of winning during the game. Arrow keys go step by step, Enter leads into the replay.
analysis-plot-help = Choose a place: from there you get into the replay. The numbers mark the decisions that cost most.
analysis-before = Before the deal.
analysis-open = See it in the game

## Replay
replay = Replay
replay-more = Cards and log
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
play-on = Play on from here
replay-slider = Place in the game

## Learning
learn = Learn
learn-at = Learn { $game }
newcomer = Here for the first time?
newcomer-offer = Learn { $game } in a few guided turns on the real board.
no-thanks = No, thank you
lesson = Lesson
lesson-step = Step { $now } of { $of }
lesson-over = Lesson done
lesson-go-on = Play on
rules-pictured = Rules with pictures
rules-of = Rules of { $game }
rules-exact = All rules in full
rules-why = More, with pictures
rules-here = The rules for this

## Results
my-results = My results
results-none = You have not finished a game yet. Your results will stand here as soon as there is one.
results-lead = Finished games count, the last two hundred. Lessons and games in which you play for several people do not.
results-games = Games
results-wins = Wins
results-best = Best result
results-won = { $wins } of { $games } won
results-share = { $value } of { $of } ({ $percent }%)
results-against = Against bots
results-export = Take along as a file
results-delete = Delete results
results-delete-question = Delete all results?
results-delete-help = Your finished games no longer count as yours. The others keep theirs. This cannot be undone.
results-delete-yes = Yes, delete
results-keep = Keep

## Your seat anywhere
anywhere = Your seat anywhere
pass-title = Continue on another device
pass-help = A link brings your seats there: once, within ten minutes. Give it to nobody who should not play for you.
pass-move = Sign this device out when I do
pass-make = Show link and QR code
pass-qr = QR code for your seat
pass-copies = Open the link on the other device. Then you play on both.
pass-moves = Open the link on the other device. Then you play only there.
pass-left = Good for { $time } more, and for a single time.
pass-close = Withdraw
devices = Devices with your seat
device-unknown = Unknown device
device-this = this device
device-seen = last here: { $when }
device-drop = Sign out
device-drop-named = Sign out { $name }
calls = Be told when it is your turn and you are away
push-here = Message to this device
push-never = This browser or this server cannot send messages.
push-denied = Your browser allows no messages. You can change that in its settings for this page.
push-failed = Your browser could not register with its message service.
mail-address = E-mail address
mail-write = By e-mail
mail-help = First comes a letter that asks for your yes. Each one has a link that ends them with one click.
mail-asked = waits for your yes: look into your mailbox.
mail-on = will be told.
mail-stop = No more
mail-yes = Agreed: Stellwerk writes to you when it is your turn.
mail-stopped = Done. No more letters will come.
install = Stellwerk as an app
install-add = Add to the home screen
install-menu = In Safari, tap “Share” and then “Add to Home Screen”. After that you can also be told when it is your turn.
seat-take = Play on here?
seat-take-help = This link brings a seat at a table to this device. It is good for a single time.
seat-take-here = Bring the seat to this device
seat-elsewhere = This device is signed out. Your seat is on another one.

## Before one's turn
kept = When your turn comes:
kept-else = or else
kept-remove = Discard

## Waiting
awaited = Everybody is waiting for { $who }.
awaited-away = It is { $who }’s turn, and { $who } is away.
nudge = Remind
nudged = { $who } is waiting for you: it is your turn.
replace = Let a bot stand in
replace-votes = { $votes } of { $needed } votes for it.

## Boards of one's own
design-invite = Draw a board of your own
design-invite-about = Cities, routes and tickets on a sheet of paper, and a game with friends a few minutes later.
own-picture = The board { $title }
own-link = Whoever has this link can play this board:
own-copy = Edit a copy
