### Playing in the terminal

play-head = { $title } with { $seats } players. People hold the first seats.
play-bot = Seat { $seat } is the bot { $bot }.
play-left = You have left the game.
play-recorded = The record is in { $file }.
see-help = “?” explains what you can type.
prompt = Seat { $seat }, your choice:{" "}
curtain-read = Seat { $seat }, press Enter when you have read this; the screen is then hidden.{" "}
curtain = Press Enter, seat { $seat }, when nobody else looks.{" "}
menu-long = { $heading }: numbers { $first } to { $last }. “{ $verb }” lists them, “{ $verb }” and a name chooses.
no-number = There is no number { $n }; expected 1 to { $last }.
not-now = Nothing that you can do now fits “{ $text }”. You may mean: { $actions }.
no-rule = There is no rule “{ $rule }”; expected an id such as T-26.
rules-which = “rules T-26” tells one rule; “stellwerk rules { $game }” tells them all.
undone = Taken back.
undo-refused = There is nothing to take back: since your last decision somebody has acted or learned something.
play-help =
    Type the number of a choice, or an action such as “claim paris-zurich-1”. Beginnings of words are enough: “claim par zur”.
    position: the whole position again. menu: the choices again.
    hand: your cards. tickets: your tickets. players: what is known of all players.
    board: whose the routes are. board paris: all that ends in Paris.
    rules T-26: one rule. log: the story so far.
    undo: take your last decision back, while nobody has learned anything from it.
    quit: leave the game.

## Words to type: English ones always work
command-help = help
command-rules = rules
command-position = position
command-menu = menu
command-log = log
command-undo = undo
command-quit = quit
command-hand = hand
command-tickets = tickets
command-board = board
command-players = players
