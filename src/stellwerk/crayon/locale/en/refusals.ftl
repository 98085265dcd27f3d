### Why an action is not allowed now: a sentence each; the rule stands beside it

## Who is to act, and what comes first
refusal-dk-game-over = The game is over.
refusal-dk-dealing = One moment: a card is being drawn.
refusal-dk-already-chosen = You have chosen. Still choosing: { $seats }.
refusal-dk-not-your-turn = It is not your turn. Waiting for { $seats }.
refusal-dk-opening-over = Cards and start city are chosen before the first round.
refusal-dk-opening-first = Choose your cards and your start city first.
refusal-dk-lose-first = Choose first which good you lose.
refusal-dk-answer-first = Answer the offer first.
refusal-dk-movement-over = Your run of this turn is over.
refusal-dk-movement-first = Building comes after the run; “done” ends it.
refusal-dk-swap-late = Cards are swapped instead of a whole turn, and this one has begun.
refusal-dk-no-offer = There is no offer to answer.
refusal-dk-nothing-to-lose = You do not have to lose anything now.

## Beginning
refusal-dk-cards-chosen = You have chosen your cards already.
refusal-dk-cards-first = Choose your cards first, then your start city.
refusal-dk-under-number = { $need ->
    [one] Put exactly { $need } card under the pile.
   *[other] Put exactly { $need } different cards under the pile.
}
refusal-dk-not-in-hand = Card { $card } is not in your hand.
refusal-dk-no-start-city = { $place } is not a start city.
refusal-dk-start-taken = { $place } is already taken as a start city.

## Running
refusal-dk-derailed = Your train has derailed and misses this movement.
refusal-dk-no-points = { $used ->
    [0] Your train cannot run a mile now.
   *[other] No miles are left: you have run { $used }.
}
refusal-dk-no-neighbour = From { $here } to { $post } it is more than one mile.
refusal-dk-no-track = There is no track on { $section }.
refusal-dk-section-barred = The section { $section } is closed by an event.
refusal-dk-rent = The rent to { $owner } is { $need } M, and you have { $have } M.
refusal-dk-ferry-again = You have taken a ferry this turn already.
refusal-dk-ferry-late = The ferry { $line } is taken at the beginning of your run, and your train has moved.
refusal-dk-no-port = The ferry { $line } does not leave from here: { $here }.
refusal-dk-ferry-not-owned = The ferry { $line } does not belong to { $owner }.
refusal-dk-ferry-own = The ferry { $line } is yours; you cross on your own line.
refusal-dk-ferry-closed = The ferry { $line } does not run this round.
refusal-dk-no-tariffs = This table plays without tariffs and bargains.
refusal-dk-offer-nobody = There is nothing to offer to { $seat }.
refusal-dk-offer-again = { $seat } has had an offer of yours this turn.
refusal-dk-offer-rounds = An offer is for 1 to { $most } rounds.
refusal-dk-offer-sum = Offer at most { $most } M a round.
refusal-dk-bargain-supplied = { $place } has { $good } of its own.
refusal-dk-town-first = Name the town of the bargain first.
refusal-dk-terms-first = The town has been named; price and rounds are missing.
refusal-dk-bargain-sum = Bringing a good pays 0 to { $most } M.
refusal-dk-no-bargain = No bargain is being proposed.
refusal-dk-bargain-first = Name town and terms of your bargain first.
refusal-dk-reserved = In { $place } this good is kept for { $seat }: { $good }.

## Goods
refusal-dk-no-city = Goods are only in cities, and your train stands here: { $here }.
refusal-dk-no-handling = Nothing is loaded or unloaded in { $place } this round.
refusal-dk-holds-full = { $most ->
    [one] The hold is full: no room for { $good }.
   *[other] All { $most } holds are full: no room for { $good }.
}
refusal-dk-not-supplied = { $place } does not supply { $good }.
refusal-dk-all-under-way = All chips of { $good } are under way.
refusal-dk-drop-outside = You can unload only in a city: { $good }.
refusal-dk-not-on-train = Your train does not carry { $good }.
refusal-dk-not-your-card = Card { $card } is neither in your hand nor public.
refusal-dk-not-asked = Card { $card } does not ask for { $good } in { $place }.

## Building
refusal-dk-debt-first = First { $sum } M of debt must be paid, then you can build again.
refusal-dk-limit = That would cost { $need } M; { $left } of { $most } M are left this turn.
refusal-dk-cash = That would cost { $need } M, and you have { $have } M.
refusal-dk-inside-city = No track is needed in { $place }.
refusal-dk-section-yours = You have built { $section } already.
refusal-dk-section-built = { $owner } has built { $section } already.
refusal-dk-not-joined = The section { $section } does not touch your network.
refusal-dk-building-event = The section { $section } cannot be built while the event lasts.
refusal-dk-city-left = { $most ->
    [one] You have built { $most } section out of { $place } this turn.
   *[other] You have built { $most } sections out of { $place } this turn.
}
refusal-dk-no-place = There is no place left for you in { $place }.
refusal-dk-shut-out = { $have ->
    [0] { $place } would have no free approach left.
    [one] { $place } would have only { $have } free approach left, { $need } are needed.
   *[other] { $place } would have only { $have } free approaches left, { $need } are needed.
}
refusal-dk-cut-off = Somebody would have no way to { $place } any more.
refusal-dk-port-with-ferry = { $place } is joined only together with a ferry (“buy”).
refusal-dk-ferry-yours = The ferry { $line } is yours already.
refusal-dk-ferry-full = { $most ->
    [one] The ferry { $line } belongs to { $most } player already, which is the limit.
   *[other] The ferry { $line } belongs to { $most } players already, which is the limit.
}
refusal-dk-ferry-not-reached = Your network reaches no port of the ferry { $line }.
refusal-dk-ferry-reached = Your network reaches the ferry { $line }: buy it without a section.
refusal-dk-not-to-port = The section { $section } leads to no port of the ferry { $line } that is no city.
refusal-dk-ferry-event = Nothing is built at the ports of the ferry { $line } this round.

## Trains
refusal-dk-upgrade-late = An upgrade takes the place of building, and you have bought something this turn.
refusal-dk-upgrade-instead = You have upgraded this turn instead of building.
refusal-dk-upgrade-step = From { $old } to { $train } is not an upgrade: that goes level by level.
refusal-dk-ordered = A new train is ordered already: { $train }.
refusal-dk-convert = From { $old } to { $train } is not a conversion: that stays within one level.

## Luck, as records write it
refusal-dk-luck-waits = No card is drawn now. Waiting for { $seats }.
refusal-dk-luck-only-deals = Luck only draws cards; it does not play.
refusal-dk-only-luck = That is for luck to decide.
refusal-dk-no-first = { $seat } cannot be named to begin now.
refusal-dk-card-not-now = Card { $card } cannot come up now.
refusal-dk-event-not-now = The event “{ $event }” cannot come up now.
