"""What the quick player goes by: its weights, in the order in which they stand in a seat's block of the paper.

Values are hundredths of a point, of a turn or of a card, unless they say otherwise. The usual ones are the
planner's (`ticket/bots`); those of titles with passengers were found by playing against the usual ones
(`tuning.py`).
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from stellwerk.ticket.title import Title


class Weights(Struct, frozen=True):
    """What the plan is priced by, what a turn is weighed by, what cards are worth."""

    # ---- the plan
    turn: int = 200  # a turn in hundredths of a point
    card: int = 60  # of a turn, for a card that is missing
    held: int = 33  # less for one that is in hand
    symbol: int = 50  # more for every locomotive that a ferry must have
    dug: int = 40  # what a tunnel takes more, on average
    floor: int = 15  # percent of its price that a route costs at least, whatever it brings
    train: int = 70  # what a train is worth
    slack: int = 300  # by which a plan may be too long: prices are guesses
    loyal: int = 130  # percent of its worth that a ticket may cost: prices are guesses
    race: int = 1200  # a ticket where tickets have no points (FJ-09)
    reserve: int = 5  # trains for a way round, while the plan is not done
    pace: int = 50  # of a turn that a rival needs for a card it lacks
    lay: int = 33  # the same for a train that it lays
    detour: int = 0  # percent of what passengers at its ends are worth that make a route cheaper
    future: int = 50  # percent of a route's turns that it saves every ticket to come which leads over it
    cross: int = 300  # what the crossing is worth, which takes half of all trains (FJ-08)

    # ---- a turn
    extra: int = 20  # percent of a route's points, for one beside the plan
    robbed: int = 100  # for cards that another route would have had
    danger: int = 25  # percent that a claim of the plan is worth more than a turn, since it may be lost
    hurry: int = 1  # more turns than claims that can be paid must be left, or claims come first
    station: int = 180  # for a station of the plan
    late: int = 400  # left of the game when it is built although routes are missing
    last_call: int = 700  # the same, below which no tickets are asked for
    trains: int = 9  # that new tickets need
    ask: int = 260  # what new tickets promise
    mix: int = 50  # percent of all mixes that come before the one that is asked for
    swap: int = 40  # percent of a turn that new tickets bring which take no longer than the old ones (FJ-07)
    save: int = 30  # and for every turn that they promise to save
    finish: int = 150  # percent of a turn that a claim brings to the leader which leaves next to no trains (FJ-10)
    after: int = 15  # percent of a turn for a claim that only tickets behind the nearest one need
    path: int = 60  # percent of the longest path's bonus that a route brings which lengthens one's own (EU-50)
    near: int = 300  # turns before the end in which it is looked for
    paid: int = 160  # of a card that a locomotive is worth when it is paid

    # ---- tickets on offer
    hope: int = 80  # percent of its points that a ticket promises
    toil: int = 200  # a turn of its way in hundredths of a point

    # ---- cards, in hundredths of one that is surely needed
    spare: int = 15  # a card that nothing needs now
    later: int = 93  # percent that every further route counts of the one before
    last_card: int = 35  # more for the card that completes a route
    any: int = 45  # a colour that a grey route could take as well
    more: int = 5  # more for every further card of the colour that is missing
    joker: int = 110  # a locomotive, beside the best colour
    ferry: int = 150  # one that a ferry must have (EU-10)


# Where each of them stands: the fields above, in their order.
TURN, CARD, HELD, SYMBOL, DUG, FLOOR, TRAIN, SLACK, LOYAL, RACE, RESERVE, PACE, LAY, DETOUR = range(14)
FUTURE, CROSS = range(14, 16)
EXTRA, ROBBED, DANGER, HURRY, STATION, LATE, LAST_CALL, TRAINS, ASK, MIX = range(16, 26)
SWAP, SAVE, FINISH, AFTER, PATH, NEAR, PAID = range(26, 33)
HOPE, TOIL, SPARE, LATER, LAST_CARD, ANY, MORE, JOKER, FERRY = range(33, 42)
NUMBER: Final = len(Weights.__struct_fields__)

USUAL: Final = Weights()
PASSENGERS: Final = Weights(  # where they ride (DE-08): found in Germany, good for any board that has them
    hope=48,
    toil=320,
    mix=99,
    hurry=3,
    pace=30,
    robbed=160,
    last_call=800,
    floor=30,
    train=42,
    last_card=21,
    joker=66,
    detour=30,
)


def weights_of(title: Title) -> Weights:
    return PASSENGERS if title.bag else USUAL
