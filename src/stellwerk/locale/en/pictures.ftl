### Pictures, layouts and new boards

help-show = A board or a position as a picture (.svg or .png).
help-film = A recorded game as a moving picture (.svg or .webp).
help-layout = Find room for every route of your own board and store the layout beside it.
help-generate = Make a crayon-rail board from a coastline and a list of cities.
help-show-what = A game, your own title or board, or a record.
help-show-seat = Show the hand of this seat, counted from 0 as in records.
help-theme = Light paper or dark.
help-out = Where to write it.
help-layout-board = Your board file.
help-starts = How many starts to try; the best one is kept.
help-layout-seconds = After so many seconds the best found by then is taken.
help-recipe = Your recipe.
picture-written = Written: { $file }
layout-written = Written: { $file }. { $n ->
        [0] Nothing collides.
        [one] One collision is left.
       *[other] { $n } collisions are left.
    }
board-written = Written: { $file }
error-picture = No picture: { $text }
error-theme = Theme “{ $theme }” does not exist; there are light and dark
error-seat = Seat { $seat } does not exist; expected 0 to { $most }
error-no-layout = { $board } has no layout yet; run “stellwerk layout” on it first

## What pictures say aloud

picture-board = board
picture-example = example
picture-space = { $route }, space { $k } of { $n }
picture-big-city = big city
picture-west = west
picture-east = east
picture-country = country
picture-length = length { $n }: { $points }
picture-owner = owned by { $player }
picture-station = station of { $player }
picture-passenger = passenger { $colour }
picture-train-card = { $colour } train card
picture-card-back = face-down card
picture-ticket = ticket { $a } to { $b }
picture-milepost = milepost { $n }
picture-sea-ferry = ferry { $name }, { $cost } million
picture-track = track of { $player }
picture-train = train of { $player }, { $load }
picture-train-kind = { $name }, speed { $speed }
picture-empty = empty
picture-event = event { $name }
picture-orders = order card { $n }
picture-order = { $good } to { $city }, { $pay } million
picture-cost-plain = milepost
picture-cost-small = small town
picture-cost-medium = medium town
picture-cost-metro = metropolis
picture-cost-river = river
picture-cost-bay = bay, lake
layout-start = start { $start } of { $starts }
layout-start-done = start { $start } of { $starts }: faults { $faults }, compass off by { $degrees }°
