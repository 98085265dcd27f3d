### The table of the crayon family in the browser

## One's own turn
dk-your-train = Your train
dk-phases = Run, then build
dk-run = Run
dk-build = Build
dk-speed = { $speed } miles
dk-loads = Load
dk-empty = empty
dk-cash = Your money
dk-miles-left =
    { $count ->
        [one] mile left
       *[other] miles left
    }
dk-miles =
    { $count ->
        [one] 1 mile
       *[other] { $count } miles
    }

## Running
dk-run-help = Choose a place and your train runs there.
dk-run-now =
    { $count ->
        [0] Run
        [one] Run 1 mile
       *[other] Run { $count } miles
    }
dk-run-done = On to building
dk-on-the-way = On the way
dk-deliver = Deliver { $what }
dk-load = Load { $what }
dk-drop = Drop { $what }
dk-cross = Ferry { $what }

## Building
dk-build-help = Choose a place, or draw a line from your network.
dk-build-for = Build for { $sum } M
dk-sections =
    { $count ->
        [one] 1 section
       *[other] { $count } sections
    }
dk-meter = Cost of building this turn
dk-spent = { $spent } of { $limit } M spent
dk-cash-after = { $sum } M left afterwards
dk-shorten = One section less
dk-discard = Discard
dk-turn-done = End turn
dk-trains = New train
dk-trains-none = There is no other train for you now.
dk-train-speed = Miles per turn
dk-train-holds = Holds
dk-train-cards = Order cards
dk-upgrade = Upgrade for { $sum } M
dk-convert = Convert for { $sum } M

## Orders
dk-orders = Orders
dk-your-orders = Your orders
dk-public-orders = Public orders
dk-no-orders = No order cards
dk-no-public = Public orders are not laid out yet.
dk-aboard = already loaded
dk-from = from { $cities }
dk-nowhere = to be had nowhere now
dk-plan-this = Plan this order
dk-plan-leave = Drop the plan
dk-plan-go = Do this turn
dk-plan-later =
    { $count ->
        [one] one more step later
       *[other] { $count } more steps later
    }
dk-swap = Swap all
dk-swap-question = Swap all order cards?
dk-swap-help = That is your whole turn.
dk-swap-yes = Yes, swap

## Goods, cities, events
dk-goods = Goods
dk-goods-help = Point at a good: the map shows where to get it.
dk-events = Events
dk-tab-public = Public
dk-tab-goods = Goods
dk-tab-cities = Cities

## Opening
dk-keep-cards = Which { $count } cards do you keep?
dk-card = Card { $number }
dk-begin-where = Where does your network begin?
dk-start-offer =
    { $turns ->
        [one] { $pay } M, building { $building } M, within this turn
       *[other] { $pay } M, building { $building } M, in { $turns } turns
    }
dk-begin = Begin like this

## Bargains
dk-bargain = Bargain
dk-bargain-help = A flat sum, and for some rounds you run over another network without rent.
dk-bargain-to = On the network of
dk-bargain-sum = Sum in millions
dk-bargain-rounds = Rounds
dk-bargain-send =
    { $rounds ->
        [one] Offer { $who } { $sum } M for one round
       *[other] Offer { $who } { $sum } M for { $rounds } rounds
    }
dk-offered =
    { $rounds ->
        [one] { $who } offers you { $sum } M for one round of free running.
       *[other] { $who } offers you { $sum } M for { $rounds } rounds of free running.
    }
dk-bringing-help = Or: one brings a good to a town for the other. It is paid when it lies there in time.
dk-bringing-with = With
dk-bringing-who = Who brings the good
dk-bringing-get = { $who } brings me a good, and I pay
dk-bringing-give = I bring { $who } a good and get the money
dk-bringing-good = Good
dk-bringing-town = Town
dk-bringing-send = Propose that to { $who }
dk-asked-to-bring = { $who } asks you to bring { $good } to { $city } by round { $round }, for { $sum } M.
dk-offers-to-bring = { $who } offers to bring you { $good } to { $city } by round { $round }, for { $sum } M.

## Map and keys
dk-board-label = Board. Arrow keys go from milepost to milepost, Enter runs or builds there.
dk-milepost = Milepost { $post }
dk-phone-orders = Orders
dk-phone-goods = Goods
dk-key-run = run
dk-key-build = build
dk-key-here = deliver, load, drop
dk-key-shorten = one section less
dk-key-end = end the run or the turn
dk-key-follow = follow the plan
dk-key-orders = orders
dk-key-goods = goods
dk-key-trains = new train
dk-key-swap = swap order cards
dk-key-search = find a city

## Looking back
dk-past-money = Money over time
dk-past-plot = Money over time. In the end: { $text }
dk-past-deliveries = Deliveries
dk-past-income = Income from them (M)
dk-past-sections = Sections built
dk-past-track = Spent on track (M)
dk-past-ferries = Spent on ferries (M)
dk-past-trains = Spent on trains (M)
dk-past-rent-paid = Rent paid (M)
dk-past-rent-had = Rent received (M)
dk-past-orders =
    { $count ->
        [one] The one delivery
       *[other] All { $count } deliveries
    }
