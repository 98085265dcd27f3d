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
