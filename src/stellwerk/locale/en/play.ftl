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
no-rule = There is no rule “{ $rule }”; expected an id such as { $sample }.
rules-which = “rules { $sample }” tells one rule; “stellwerk rules { $game }” tells them all.
undone = Taken back.
undo-refused = There is nothing to take back: since your last decision somebody has acted or learned something.

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
command-board = board, map
command-players = players
command-orders = orders
command-ways = ways
command-goods = goods
