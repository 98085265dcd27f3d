### Why a bot would do what it hints at

hint-only = Nothing else is possible.
hint-mix = An even mix leaves both ways open.
hint-keep = These tickets bring the most points for the trains they need.
hint-route = Your tickets need this route.
hint-station = With a station here one of your tickets can still be completed.
hint-swap = No free path completes one of your tickets any more.
hint-tickets = Your tickets are done, and you have trains for more.
hint-points = No ticket needs it, but it brings the most points.
hint-colour = This colour is missing for a route you need.
hint-loco = No colour you need lies open, and a locomotive fits everywhere.
hint-draw = Your tickets still lack cards.
hint-blind = Nothing you need lies open.
hint-pay = This costs the fewest locomotives.
hint-passenger = You already have most of this colour.
hint-nothing = Nothing of what you could do helps your tickets.

## The planner

hint-plan-route = The way of { $ticket } leads over { $route }, and you hold the cards for it.
hint-plan-crossing = The way from one side of the board to the other leads over { $route }.
hint-plan-threat = { $route } is about to be taken ({ $percent }% before your next turn), and the way round would cost { $turns ->
    [one] one turn.
   *[other] { $turns } turns.
}
hint-plan-extra = { $route } brings { $points ->
    [one] one point,
   *[other] { $points } points,
} and no ticket needs these trains.
hint-plan-end = { $route } ends the game, and you seem to be ahead.
hint-plan-win = { $route } wins you the game.
hint-plan-finish = You are ahead, and { $route } brings you closer to your last train.
hint-plan-block = { $seat } seems to need { $route }; the way round would cost { $turns ->
    [one] one turn.
   *[other] { $turns } turns.
}
hint-plan-colour = { $route } still needs { $n } { $colour } { $n ->
    [one] card.
   *[other] cards.
}
hint-plan-colour-threat = { $route } still needs { $n } { $colour } { $n ->
    [one] card;
   *[other] cards;
} { $other } is about to be taken.
hint-plan-loco = { $route } still needs { $n ->
    [one] { $n } card,
   *[other] { $n } cards,
} and a locomotive always fits.
hint-plan-blind = { $route } still needs { $n ->
    [one] { $n } card,
   *[other] { $n } cards,
} and nothing better lies open.
hint-plan-deck = { $route } still needs { $n ->
    [one] { $n } card.
   *[other] { $n } cards.
}
hint-plan-spare = Your routes lack nothing; more cards are a reserve.
hint-plan-tunnel = Your cards carry the tunnel { $route } through in { $percent }% of cases; one more makes it safer.
hint-plan-ask = Your plan is done, and new tickets promise about { $points ->
    [one] one point.
   *[other] { $points } points.
}
hint-plan-mix = This mix promises about { $points ->
    [one] one point.
   *[other] { $points } points.
}
hint-plan-keep = Together these tickets promise about { $points ->
    [one] one point
   *[other] { $points } points
} and need about { $turns ->
    [one] one turn.
   *[other] { $turns } turns.
}
hint-plan-station = With a station in { $city } you complete { $ticket } over the foreign route { $route }.
hint-plan-swap = { $turns ->
    [0] New tickets would hardly take longer than these.
    [one] New tickets would save you about one turn.
   *[other] New tickets would save you about { $turns } turns.
}
hint-plan-last = Your last turn: this brings about { $points ->
    [one] one point.
   *[other] { $points } points.
}
hint-plan-over = Nothing that you can do now brings any more points.
hint-plan-pay = This leaves most for your other routes.
hint-plan-passenger = One more passenger of this colour ({ $passenger }) is worth about { $points ->
    [one] one point.
   *[other] { $points } points.
}

## The strategist

hint-search = { $n ->
    [one] Played on from here again and again, this wins { $percent }% of the games.
    [2] Played on from here again and again, this wins { $percent }% of the games; the next best choice wins { $second }%.
   *[other] Played on from here again and again, this wins { $percent }% of the games; the next best choices win { $second }% and { $third }%.
}
