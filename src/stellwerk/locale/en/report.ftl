### A report on a board

help-report = Play many games of a title and report on its board: a page with plots and a map, JSON and Parquet.
help-report-players = For how many players: 3, or 2-5. Without it for all numbers that the game is for.
help-report-games = Games at least, for every number of players.
help-report-bots = Who plays, with commas; several meet in every seating with the same luck.
error-engine = There is no engine “{ $engine }”; there are { $engines }
error-players-range = --players “{ $text }” is not possible; expected a number or a range such as 2-5
report-written = Written: { $path }
report-told = { $games } games of { $title }
report-title = Report on { $title }
report-games = { $n } games with { $players } players
report-setting = { $games }, played by { $bots }. Seed { $seed }.
report-intervals = Every figure stands with its 95% interval. Games of the same deal count as one look at the world.
report-green = good
report-amber = undecided
report-red = to mend
report-at-most = wanted: at most { $limit }
report-at-least = wanted: at least { $limit }
report-needed = About { $n } games would settle it.
report-undecidable = It lies on the limit; more games will hardly tell.
report-claim-order = With { $players } players no place in turn order is worth or costs much.
report-claim-holes = No game runs into a state that printed rules do not cover.
report-order = Turn order
report-order-about = How often each place wins. The dashed line is what is fair.
report-place = { $players } players, place { $place }
report-styles = Styles of play
report-styles-about = How often each bot wins against the others on the same deals: the fingerprint of the board.
report-nearest = Nearest of our maps
report-column-title = title
report-column-distance = distance
report-style = { $bot }, { $players } players
report-length = Length and choices
report-length-about = A turn is everything a player does until it is another's turn.
report-column-players = players
report-column-turns = turns
report-column-decisions = decisions a turn
report-column-choices = legal actions
report-column-score = score
report-column-spread = first to last
report-scores = final scores with { $players } players
report-turns = turns of a game with { $players } players
report-least = least
report-most = most
report-holes = Holes in the rules
report-holes-about = States that printed rules do not cover. Each has a record to watch: stellwerk replay FILE.
report-no-holes = None was seen.
report-hole-games = { $n ->
    [one] one game
   *[other] { $n } games
}
report-hole-stuck = nobody could go on
report-hole-pass = somebody had to pass
report-hole-idle = nothing happened any more
help-against = Another title or file to compare with, on the same deals.
error-against = { $game } and { $other } cannot be compared: they must be of one family and for the same numbers of players
report-against = Against { $other }
report-against-about = Both played the same deals in the same seatings. A difference is real where its interval does not hold 0.
report-against-number = Figures
report-against-percent = Shares
report-column-what = figure
report-column-ours = here
report-column-theirs = there
report-column-difference = difference
report-first = whoever begins wins
help-tune = Play many games, bring ticket values, lengths or pay nearer to what is fair or wished, and write new files, step by step.
help-tune-wish = A rate to come nearer to, such as completed:berlin-roma=60% or edge=1; may be given several times. Without it ticket values or pay go towards what is fair.
help-tune-out = A new folder; every step is a folder in it. The old files stay as they are.
help-tune-least = No value becomes less.
help-tune-most = No value becomes more.
help-tune-steps = Steps at most; it ends when nothing is surely off.
tune-step = Step { $step }: { $off } surely off, { $n ->
    [one] one change
   *[other] { $n } changes
}
tune-first = Whoever begins wins { $times } times as often as fair.
tune-wish = { $name }: { $now }, wished { $wished }
tune-bounds = What is still off cannot go further within its bounds.
tune-layout = Routes have other lengths: lay the board out anew with stellwerk layout BOARD.json.
error-wish = --wish “{ $text }” is not possible; expected WHAT=RATE or WHAT:THING=RATE, where WHAT is one of { $wishes }
error-wish-thing = --wish: “{ $thing }” has no rate “{ $what }”; there are { $some } …
tune-done = Written: { $path }
tune-nothing = Nothing was written.
