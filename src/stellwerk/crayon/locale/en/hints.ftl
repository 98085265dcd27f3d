### Why a bot would do what it hints at

hint-dk-under = With the other cards the best first trip starts in { $place } and does without these.
hint-dk-begin = From { $place } the first trip earns { $pay } M in about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, with { $cost } M of track to build.
hint-dk-swap = The best trip these cards allow brings { $rate } M a turn; { $usual } M are usual.
hint-dk-fetch = On the way for { $good }, which { $place } pays { $pay } M for; the trip with { $stops ->
    [one] one stop
   *[other] { $stops } stops
} brings { $rate } M a turn.
hint-dk-bring = Bringing { $good } to { $place } pays { $pay } M; the trip with { $stops ->
    [one] one stop
   *[other] { $stops } stops
} brings { $rate } M a turn.
hint-dk-deliver = { $place } pays { $pay } M for { $good }.
hint-dk-load = An order of { $place } pays { $pay } M for { $good }.
hint-dk-companion = A hold is empty, and the cards still to come pay most for { $good }.
hint-dk-drop = Room is needed, and this trip does without { $good }.
hint-dk-closed = Nothing is loaded or unloaded in { $place } this round, so the train waits.
hint-dk-wait = The way on with { $good } for { $place } ({ $pay } M) is not open this turn.
hint-dk-nothing = No order can be served from here with the money there is.
hint-dk-build = The trip with { $good } for { $place } ({ $pay } M) still needs { $cost } M of track.
hint-dk-upgrade = With { $train } the win comes about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} sooner.
hint-dk-join = { $place } must be joined to win; all that is missing costs { $cost } M.
hint-dk-save = Nothing has to be built now; { $cash } M stay for later.
hint-dk-lose = Of all your goods { $good } will be missed least.
hint-dk-offer-yes = { $sum } M are no less than the { $rent } M of rent that are likely.
hint-dk-offer-no = { $sum } M are less than the { $rent } M of rent that are likely.
hint-dk-bring-yes = With the { $sum } M, bringing it pays more than going without.
hint-dk-bring-no = The { $sum } M are not worth the detour.
hint-dk-get-yes = To have it brought is worth about { $worth } M, and it costs { $sum } M.
hint-dk-get-no = To have it brought is worth about { $worth } M at most, and it costs { $sum } M.

## The strategist

hint-dk-search = Over the cards that may come, the trip that goes on with { $good } for { $place } ({ $pay } M) wins in about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}{ $n ->
    [0] .
    [one] ; the next best choice is worth { $second } M less.
   *[other] ; the next best choices are worth { $second } M and { $third } M less.
}
