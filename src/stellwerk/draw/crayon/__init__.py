"""Drawing the crayon game: a milepost map, track in crayon, trains with their loads, order cards."""
