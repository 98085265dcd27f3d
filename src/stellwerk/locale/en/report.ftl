### A report on a board

help-report = Play many games of a title and report on its board: a page with plots and a map, JSON and Parquet.
help-report-players = For how many players: 3, or 2-5. Without it for all numbers that the game is for.
help-report-games = Games at least, for every number of players.
help-report-bots = Who plays, with commas; several meet in every seating with the same luck.
help-engine = What plays the games.
error-engine = There is no engine “{ $engine }”; there are { $engines }
error-players-range = --players “{ $text }” is not possible; expected a number or a range such as 2-5
report-written = Written: { $path }
report-told = { $games } games of { $title }
report-title = Report on { $title }
report-games = { $n } games with { $players } players
report-setting = { $games }, played by { $bots }. Seed { $seed }.
report-intervals = Every figure stands with its 95 % interval. Games of the same deal count as one look at the world.
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
report-styles-about = How often each bot wins against the others on the same deals.
report-style = { $bot }, { $players } players
report-length = Length and choices
report-length-about = A turn is everything a player does until it is another's turn.
report-column-players = players
report-column-turns = turns
report-column-decisions = decisions a turn
report-column-choices = legal actions
report-column-score = score
report-column-spread = first to last
report-scores = final scores
report-turns = turns of a game
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
