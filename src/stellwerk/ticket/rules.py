"""Every declared difference between the titles of the family, and nothing else."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from stellwerk.ticket.bonuses import Bonus, Points

Some = Annotated[int, Meta(ge=1, le=400)]
Number = Annotated[int, Meta(ge=0, le=400)]


class Rest(Enum):
    """Where tickets go that were offered and not kept."""

    BOX = "box"  # out of the game, unseen (EU-60)
    UNDER = "under"  # a lowest layer of their own (EU-30, DE-05)
    SHUFFLED_UNDER = "shuffled-under"  # one common lowest layer for the whole opening (EU-62, EU-63)
    SHUFFLED_IN = "shuffled-in"  # the pile is shuffled again when all have chosen (DE-03)


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """The face-up row (T-02, T-08)."""

    size: Annotated[int, Meta(ge=1, le=9)]  # cards face up
    flush_at: Annotated[int, Meta(ge=1, le=9)]  # that many locomotives sweep it away


class PileRule(Struct, frozen=True, forbid_unknown_fields=True):
    """A ticket pile: the tickets of these decks and this kind, with this mark if one is given."""

    name: str  # as offers and players name it
    kind: str  # of its tickets
    decks: tuple[str, ...]  # that it is made of
    mark: str | None = None  # that its tickets bear; none: any
    added: tuple[str, ...] = ()  # bonus decks that an option put in, with or without the mark (EU-64R)


class Offer(Struct, frozen=True, forbid_unknown_fields=True):
    """Tickets shown to a player who keeps some of them."""

    draw: tuple[Number, ...] | Some  # so many from each pile, or a number whose mix the player announces
    rest: Rest  # where those go that are not kept
    keep: Number = 0  # at least
    hold: Number = 0  # at least so many in hand afterwards (EU-62: two with a long one, three without)
    most: Some | None = None  # at most


class Offers(Struct, frozen=True, forbid_unknown_fields=True, tag_field="way", tag="offers"):
    """Secret tickets, chosen from offers; they count at the end."""

    opening: tuple[Offer, ...]  # before the first turn, one after the other
    play: Offer  # for a turn (EU-30, DE-05)
    boxed: tuple[str, ...] = ()  # piles whose remainder leaves the game after the opening (EU-60)


class OpenHand(Struct, frozen=True, forbid_unknown_fields=True, tag_field="way", tag="hand"):
    """A hand of tickets, each shown and replaced as soon as it is complete (FJ-06)."""

    size: Some  # tickets in hand (FJ-02)


class Stations(Struct, frozen=True, forbid_unknown_fields=True):
    """Stations per player and what an unbuilt one is worth (EU-40, EU-45)."""

    count: Some  # of each player
    unbuilt: Points  # points for each at the end


class LastLap(Struct, frozen=True, forbid_unknown_fields=True, tag_field="by", tag="last-lap"):
    """One more turn for everybody once somebody ends a turn with so few trains (T-40)."""

    trains: Number  # so few or fewer


class Race(Struct, frozen=True, forbid_unknown_fields=True, tag_field="by", tag="race"):
    """Over at once with so many completed tickets, or with the last train (FJ-09, FJ-10)."""

    tickets: Some  # that win at once


Criterion: TypeAlias = Literal["points", "tickets", "longest-path", "passengers"]


class Ruleset(Struct, frozen=True, forbid_unknown_fields=True):
    """How a title is played on its board."""

    fewest_seats: Annotated[int, Meta(ge=1, le=8)]  # players at least
    most_seats: Annotated[int, Meta(ge=1, le=8)]  # players at most
    trains: Annotated[int, Meta(ge=1, le=250)]  # of each player (T-23)
    cards: Some  # of each colour
    locos: Number  # locomotives among the train cards (T-01)
    opening_cards: Number  # train cards that everybody is dealt (T-02)
    piles: Annotated[tuple[PileRule, ...], Meta(min_length=1, max_length=4)]  # of tickets
    tickets: Offers | OpenHand  # how tickets come to players
    points: dict[str, Points]  # by length of the route; empty: routes score nothing
    parallel_from: Annotated[int, Meta(ge=1, le=9)]  # seats from which parallel routes stay open (T-27)
    ending: LastLap | Race  # when the game is over
    ranking: tuple[Criterion, ...]  # who is ahead, then what breaks the tie
    row: Row | None = None  # face up; none: all cards are drawn blind
    bonuses: tuple[Bonus, ...] = ()  # of the final count
    stations: Stations | None = None  # none: there are no stations
    passengers: dict[str, Number] = {}  # in the bag, by colour (DE-01)
    tunnel_cards: Annotated[int, Meta(ge=1, le=9)] = 3  # EU-20


class Cites(Struct, frozen=True, forbid_unknown_fields=True):
    """The rule that a refusal names, where the titles say the same thing in places of their own."""

    turn: str = "T-20"  # what a turn can be
    row: str = "T-03"  # no such card lies face up
    parallel: str = "T-26"  # two routes side by side
    opening: str = "T-34"  # the first tickets
    offer: str = "T-34"  # tickets drawn in play
    swap: str = "T-33"  # exchanging tickets
    stations: str = "EU-40"  # building a station
    tunnels: str = "EU-22R"  # paying for a tunnel
    passengers: str = "DE-08"  # taking a passenger
    over: str = "T-40"  # when it is over
