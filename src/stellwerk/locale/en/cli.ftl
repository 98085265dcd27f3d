### The command line

## Common
seat = Seat { $seat }
nothing = nothing
number = { $n }
percent = { $n }%
list-end = { $front } and { $last }

## Help
help-program = Play, study and design rail board games. People count seats from 1; options, records and JSON count them from 0.
help-lang = Language, such as de or en. Default: the locale, else English.
help-version = The version of the program.
help-json = Figures as JSON.
help-games = The games and their options.
help-play = Play in the terminal. Against bots, or several people at one keyboard.
help-simulate = Let bots play many games and count.
help-replay = Tell a recorded game in words.
help-check = Replay and recount records. Exit code 2 if one does not hold.
help-check-board = Examine a designer's board. Takes a board (.json) or a title (.toml); exit code 2 if it cannot be played.
help-rules = The rules in our own words. With rulings and their reasons.
help-bench = How fast the engine is on this machine.
help-lockstep = Let the reference and the compiled engine play the same games. They are compared after every step; exit code 1 if they differ.
help-game = The name of a game, or the path of a title file (.toml).
help-option = An option of the game, such as way=mega; may be given several times.
help-players = How many players. Default: as few as fit.
help-bots = Bots: one name for all their seats, or one name for each, with commas; module:bot is one of your own, policy.onnx a learned one.
help-play-bots = Bots: one name for all their seats, or one name for each, with commas. Default: greedy.
help-games-number = How many games.
help-seed = The same seed gives the same games.
help-records = A folder for one record per game.
help-people = How many people play; they hold the first seats.
help-play-seed = The same seed gives the same luck. Default: luck that nobody can repeat.
help-record = A new file for the record of the game.
help-record-file = A record.
help-record-files = Records.
help-own-title = The title file of the board, if it is not one of ours.
help-at = Tell the position after so many entries instead.
help-board-file = A board file (.json) or a title file (.toml).
help-rules-game = A game, a title file, or the id of one rule. Default: all.
help-coverage = Which tests show which rule; exit code 1 if a rule has none.
help-tests = The folder of the tests. Default: beside the sources, or “tests” here.
help-seconds = CPU seconds for each figure.
help-bench-compile = Also measure how long compiled play takes to begin, with and without its cache. Compiling takes a minute.

## Errors: what the engine adds is English
error-option = Option not possible: { $text }
error-key-value = “{ $text }” is not an option; expected key=value
error-option-twice = Option “{ $name }” is given twice; once is enough
error-game = Unknown game: { $text }
error-bot = Unknown bot: { $text }
error-no-bot = There is no bot “{ $bot }” for { $game }; expected one of { $bots }
error-bot-seats = { $bot } plays at a table of { $seats }, not of { $players }
error-bots = { $told ->
    [one] { $told } bot
   *[other] { $told } bots
} for { $seats } seats; expected one name for all or one for each
error-players = { $players } players: { $game } is for { $low } to { $high } with these options
error-people = { $people } people for { $seats } seats; expected at most { $seats }
error-file = File not usable: { $text }
error-record = Record not usable: { $text }
error-entry = Record not usable: line { $line }, “{ $entry }”. { $text }
error-action = Not an action: { $text }
error-illegal = Not possible: { $text }
error-illegal-rule = Not possible: { $text } Rule { $rule }: { $meaning }
error-usage = Not understood: { $text }
error-extra = This needs { $module }: pip install 'stellwerk[{ $extra }]'
error-system = The system refuses: { $text }
error-folder = Folder “{ $path }” cannot be written: { $text }
error-folder-used = Folder “{ $path }” already holds { $file }; expected a folder without records of this game and seed
error-write = File “{ $path }” cannot be written: { $text }
error-exists = File “{ $path }” exists already; expected a new file
error-at = Entry { $at } does not exist; expected 0 to { $most }
error-whole = { $option } “{ $value }” is not a whole number
error-seconds = { $option } “{ $value }” is not a number of seconds
error-least = { $option } “{ $value }” is not possible; expected at least { $least }
error-lang = Language “{ $lang }” is not known; expected one of { $langs }
error-tests = There is no folder “{ $path }” with tests; name one with --tests

## games
game-line = { $name }: { $title }, { $low } to { $high } players
option-line = { $name }: one of { $values }; default { $default }
option-several = { $name }: any of { $values }, with commas; default { $default }
games-hint = The option “start” counts seats from 0: start=0 lets seat 1 begin.

## simulate
progress-games = Games
progress-rate = { $rate } per second
simulate-head = { $games ->
    [one] { $games } game of { $title } with { $players } players
   *[other] { $games } games of { $title } with { $players } players
}
simulate-speed = { $decisions } decisions in { $seconds } seconds, { $rate } per second
simulate-turbo = Played by the flat engine: random bots in compiled code. The same seed gives other games than on the reference.
simulate-no-turbo = Played by the reference, which takes longer: compiled play needs Numba (pip install "stellwerk[turbo]").
simulate-bot = { $bot } wins { $wins }, { $rate }
simulate-shared = { $n ->
    [one] { $n } game was won by several together; a shared win counts in parts.
   *[other] { $n } games were won by several together; a shared win counts in parts.
}
simulate-length = Length: { $decisions } decisions and { $turns } turns on average
simulate-ending = { $n ->
    [one] { $n } game ended: { $how }
   *[other] { $n } games ended: { $how }
}
column-seat = seat
column-bot = bot
column-mean = mean
column-sd = spread
column-min = least
column-max = most
column-wins = wins
column-rate = win rate (95%)
all-seats = all seats

## check, replay
check-passed = { $n ->
    [one] { $file }: holds, { $n } entry. { $winners }
   *[other] { $file }: holds, { $n } entries. { $winners }
}
check-failed = { $file }: { $text }
replay-head = { $title } with { $seats } players
replay-unfinished = { $n ->
    [one] The record ends here after { $n } entry; the game is not over.
   *[other] The record ends here after { $n } entries; the game is not over.
}
replay-verified = Replayed and recounted: the record holds.
position-head = The position after { $n } of { $of } entries
board-head = Board
result-seat = Rank { $rank }: { $seat } with { $total }
result-place = Place { $rank } of { $of }{ $how ->
    [ahead] , { $gap } ahead of { $seats }
    [behind] , { $gap } behind { $seats }
    [level] , level with { $seats }
   *[alone] {""}
}
result-winners = { $you ->
    [yes] You win: { $total }.
   *[no] { $n ->
        [one] { $seats } wins: { $total }.
       *[other] { $seats } share the win: { $total } each.
    }
}

## check-board
board-error = error: { $text }
board-warning = warning: { $text }
board-fine = { $warnings ->
    [0] { $file }: nothing to mend.
    [one] { $file }: nothing to mend, { $warnings } warning.
   *[other] { $file }: nothing to mend, { $warnings } warnings.
}

## rules
rule-why = Our ruling, because: { $why }
unverified-head = { $title }: not verified
column-rule = rule
column-holds = holds
column-refuses = refuses
column-tests = tests
coverage-names = { $holds }; refuses: { $refuses }
coverage-untested = Part { $part }: no tests yet.
coverage-summary = { $covered } of { $rules } rules have tests; { $tests } tests name a rule.
coverage-empty = Rules without a test: { $rules }
coverage-unknown = Tests name rules that do not exist: { $rules }

## lockstep
lockstep-agreed = { $title } with { $seats } players: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $steps } steps, { $decisions } of them decisions, no difference.

## bench
bench-running = Measuring …
bench-note = All figures are per second of CPU time; “in one loop” is how often it fits into one calibration loop of { $steps } simple steps.
bench-no-turbo = Compiled play was not measured: it needs Numba (pip install "stellwerk[turbo]").
column-figure = figure
column-game = game
column-seats = seats
column-best = quietest
column-median = median
column-ratio = in one loop
column-ms = ms each
figure-calibration = calibration loops
figure-decisions = decisions in whole games
figure-games = whole games
figure-apply = actions applied
figure-copy = states copied
figure-legal = legal actions listed
figure-build = cheapest ways to build
figure-run = fastest runs
figure-order = orders valued
figure-trail = longest trails
figure-turbo-decisions = compiled decisions, one core
figure-turbo-games = compiled games, one core
figure-turbo-decisions-all = compiled decisions, all cores (by the clock)
figure-turbo-games-all = compiled games, all cores (by the clock)
figure-vec-steps = decisions side by side
figure-vec-masks = the same, with masks
figure-vec-observations = the same, with masks and observations
figure-turbo-start = compiled play begun from the cache
figure-turbo-compile = compiled play begun without a cache
file-line = { $file }, line { $line }
help-schema = Write a JSON Schema of title, board or recipe files, for editors that complete and check.
help-schema-what = title, board or recipe.
help-schema-family = Whose files: ticket or crayon. Without it the first family that has such files.
error-schema = There is no schema “{ $what }”; there are { $there }
