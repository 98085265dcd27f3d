### Answers to questions at the table: previews, advice, overviews

## A run
dk-run-told = { $n ->
    [one] { $n } mile to { $there }
   *[other] { $n } miles to { $there }
}{ $turn ->
    [0] , there this turn.
    [one] , there next turn.
   *[other] , there in { $turn } turns.
}
dk-run-stops = The run to { $there } ends before: { $end }.
dk-run-not = Your train cannot set out for { $there }.
dk-run-rests = Your train runs no more this turn.
dk-run-sails = It boards the ferry at the start of your next turn.
dk-run-none = No track that you can run on leads to { $there }.
dk-run-ferries = { $n ->
    [one] By ferry { $lines }.
   *[other] By the ferries { $lines }.
}
dk-run-fee = { $owed ->
    [0] Rent: { $sum } M to { $seat }.
   *[other] Rent: { $sum } M to { $seat }, { $owed } M of it on credit.
}

## Building
dk-lay-told = { $n ->
    [one] { $there }: one section for { $cost } M.
   *[other] { $there }: { $n } sections for { $cost } M.
}
dk-lay-part = { $turn ->
    [one] { $now } M of it this turn, the rest next turn.
   *[other] { $now } M of it this turn, all of it in { $turn } turns.
}
dk-lay-later = { $turn ->
    [one] Next turn at the earliest.
   *[other] In { $turn } turns at the earliest.
}
dk-lay-never = { $n ->
    [one] One section for { $cost } M is not in sight.
   *[other] { $n } sections for { $cost } M are not in sight.
}

## Orders and plans
dk-serve-told = { $order }: { $profit } M are left after { $building } M of track and { $rent } M of rent{ $turn ->
    [0] , this turn.
    [one] , next turn.
   *[other] , in { $turn } turns.
}
dk-serve-not = { $order }: it cannot be served from here now.
dk-serve-no-source = { $order }: no { $good } to be had now.
dk-plan-run = Run to { $there }
dk-plan-load = Load { $good } in { $city }
dk-plan-drop = Unload { $good } in { $city }
dk-plan-deliver = Deliver { $good } in { $city } for { $pay } M
dk-plan-build = { $n ->
    [one] Build one section for { $cost } M towards { $there }
   *[other] Build { $n } sections for { $cost } M towards { $there }
}
dk-plan-done = End the run
dk-plan-turn = End the turn
dk-start-told = { $n ->
    [0] { $city }: none of your cards can be served from here soon.
    [one] { $city }: a start for one of your cards, { $order } first.
   *[other] { $city }: a start for { $n } of your cards, { $order } first.
}

## Goods and cities
dk-ware-told = { $left ->
    [0] { $good }: none left
    [one] { $good }: one chip left
   *[other] { $good }: { $left } chips left
}
dk-ware-lying = { $kept ->
    [yes] { $good }: lies here until round { $round }, only for { $whose }
   *[no] { $good }: lies here until round { $round }
}
dk-good-told = { $good } from { $cities }; { $left } of { $chips } chips left
dk-lying-told = { $kept ->
    [yes] In { $city } until the end of { $seat }'s turn in round { $round }, only for { $whose }
   *[no] In { $city } until the end of { $seat }'s turn in round { $round }
}
dk-panel-closed = Nothing is loaded or unloaded here this round.
dk-panel-bonus = Every delivery here earns { $sum } M more.

## Trains
dk-offer-upgrade = Upgrade for { $cost } M instead of building: { $train }
dk-offer-convert = Conversion for { $cost } M: { $train }
dk-offer-faster = { $n ->
    [one] one mile more per turn
   *[other] { $n } miles more per turn
}
dk-offer-slower = { $n ->
    [one] one mile less per turn
   *[other] { $n } miles less per turn
}
dk-offer-holds = { $n ->
    [one] one hold more
   *[other] { $n } holds more
}
dk-offer-fewer = { $n ->
    [one] one hold less
   *[other] { $n } holds less
}
dk-offer-cards = { $n ->
    [one] one order card more
   *[other] { $n } order cards more
}
dk-offer-loses = { $n ->
    [one] one good on board is lost
   *[other] { $n } goods on board are lost
}

## Events
dk-until-now = It has happened and is over.
dk-until-coming = { $you ->
    [yes] From the end of your turn to the end of your next one.
   *[no] From the end of { $seat }'s turn to the end of their next one.
}
dk-until-end = { $you ->
    [yes] Until the end of your turn.
   *[no] Until the end of { $seat }'s turn.
}
dk-me-slow-in = Your train is in the area: half speed.
dk-me-slow = Your train has half speed as soon as it enters the area.
dk-me-no-loading = Nothing is loaded or unloaded in { $cities }.
dk-me-no-loading-orders = { $n ->
    [one] One order that you may serve waits there.
   *[other] { $n } orders that you may serve wait there.
}
dk-me-ferries = Not running: { $lines }.
dk-me-no-building = You cannot build in the area.
dk-me-barred = { $n ->
    [0] Nobody crosses or builds across the water; no track of yours is concerned.
    [one] One section of yours cannot be run on.
   *[other] { $n } sections of yours cannot be run on.
}
dk-me-washed = Sections across the water were swept away, whoever owned them.
dk-me-derailed = Your train has derailed and misses its next movement.
dk-me-not-derailed = Your train is not concerned.
dk-me-tax = You paid { $percent }% of your money.
dk-me-bonus = Every delivery to { $cities } earns { $sum } M more.
