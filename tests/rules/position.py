"""Positions built as values, with nothing lost: what a test does not place goes where REST says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from msgspec.structs import replace

from rules.table import Table, cards, game_of
from stellwerk.core.game import State
from stellwerk.core.pile import Depth, Layer
from stellwerk.ticket.state import FREE, GAP, Counts, Hand, Hidden, Over, Player, Turn
from stellwerk.ticket.title import Title

REST: Final = "rest"
Texts = Mapping[int, str]  # by seat


def position(
    name: str = "europe",
    seats: int = 2,
    *,
    hands: Texts | None = None,
    row: str = "pink blue orange white green",
    deck: str = REST,
    discard: str = "",
    owners: Texts | None = None,
    trains: Mapping[int, int] | None = None,
    free: str = "",
    stations: Texts | None = None,
    tickets: Texts | None = None,
    pile: str = REST,
    done: Texts | None = None,
    crossed: tuple[int, ...] = (),
    passengers: Texts | None = None,
    waiting: Mapping[str, str] | None = None,
    turn: int = 0,
    last: int | None = None,
    over: bool = False,
    **options: str,
) -> Table:
    """A table at the beginning of the turn of seat `turn`, or after the end.

    `trains`: so many are left; the others stand on routes that no argument names, `free` included. `last`: so many
    turns of the last lap are left.
    """
    game = game_of(name, {"start": "0", **options})
    title, public = game.title, game.start(seats).public
    places = _cards(title, {**_by_seat(seats, hands), "deck": deck, "discard": discard}, row)
    owner = _owners(title, seats, owners or {}, trains or {}, free)
    built = _cities(title, stations or {})
    held, left, box = _tickets(title, seats, tickets or {}, done or {}, pile)
    riding, standing = _passengers(title, seats, passengers or {}, waiting or {})
    players, hidden_hands = [], []
    for seat, player in enumerate(public.players):
        own = [title.board.routes[index] for index, holder in enumerate(owner) if holder == seat]
        mine = Counter(title.board.tickets[ticket].pile for ticket in held[seat])
        by_pile = tuple(mine[number] for number in range(len(title.board.piles)))
        players.append(
            replace(
                player,
                trains=title.rules.trains - sum(route.length for route in own),
                stations=title.has_stations - built.count(seat),
                score=sum(title.points.get(route.length, 0) for route in own),
                cards=sum(places[seat]),
                tickets=len(held[seat]),
                from_pile=by_pile,
                reached=tuple(number if count else -1 for number, count in enumerate(by_pile)),
                done=tuple(_indexes(title, (done or {}).get(seat, ""))),
                bonus=int(seat in crossed),
                passengers=riding[seat],
            )
        )
        hidden_hands.append(Hand(places[seat], tuple(held[seat]), (), (), ()))
    _check_trains(players, trains or {})
    sizes = Counter(ticket.pile for ticket in title.board.tickets)
    public = replace(
        public,
        turn=turn,
        last=last,
        stage=Over("last-lap") if over else Turn(),
        players=tuple(players),
        owner=owner,
        stations=built,
        row=_row(title, row),
        deck=sum(places["deck"]),
        discard=places["discard"],
        piles=tuple((Depth(n, len(all_), sizes[n] - len(all_)),) if all_ else () for n, all_ in enumerate(left)),
        bag=(0,) * len(title.bag),
        waiting=standing,
    )
    piles = tuple((Layer(number, tuple(all_)),) if all_ else () for number, all_ in enumerate(left))
    return Table(game, State(public, tuple(hidden_hands), Hidden(places["deck"], piles, (), tuple(box))))


def _by_seat(seats: int, texts: Texts | None) -> dict[int | str, str]:
    return {seat: (texts or {}).get(seat, "") for seat in range(seats)}


# ---- cards


def _row(title: Title, text: str) -> Counts:
    if title.rules.row is None:
        return ()
    row = tuple(GAP if name == "-" else title.board.kinds.index(name) for name in text.split())
    assert len(row) == title.rules.row.size
    return row


def _cards(title: Title, texts: Mapping[int | str, str], row: str) -> dict[int | str, Counts]:
    kinds = title.board.kinds
    left = Counter(dict(zip(kinds, title.deck, strict=True)))
    left.subtract(kinds[kind] for kind in _row(title, row) if kind != GAP)
    found = {place: cards(text) for place, text in texts.items() if text != REST}
    for counts in found.values():
        left.subtract(counts)
    assert min(left.values()) >= 0, f"more cards than there are: {left}"
    resting = [place for place in texts if place not in found]
    assert len(resting) == 1 or not (resting or +left), f"where are {+left}?"
    found |= dict.fromkeys(resting, left)
    return {place: tuple(found[place][kind] for kind in kinds) for place in texts}


# ---- the board


def _owners(title: Title, seats: int, owners: Texts, trains: Mapping[int, int], free: str) -> bytes:
    owner = bytearray((FREE,)) * len(title.board.routes)
    named = set(free.split())
    for seat, routes in owners.items():
        for route in routes.split():
            assert owner[title.route_at[route]] == FREE
            owner[title.route_at[route]] = seat
            named.add(route)
    # Long routes first, and no parallel ones: they would close others (T-27).
    lonely = [
        index
        for index, route in enumerate(title.board.routes)
        if not title.board.parallel[index] and route.id not in named
    ]
    lonely.sort(key=lambda index: -title.board.routes[index].length)
    for seat, wanted in trains.items():
        own = sum(route.length for route, holder in zip(title.board.routes, owner, strict=True) if holder == seat)
        placed = title.rules.trains - own - wanted
        for index in lonely:
            if owner[index] == FREE and title.board.routes[index].length <= placed:
                owner[index] = seat
                placed -= title.board.routes[index].length
    assert max(holder for holder in (0, *owner) if holder != FREE) < seats
    return bytes(owner)


def _check_trains(players: Iterable[Player], trains: Mapping[int, int]) -> None:
    for seat, player in enumerate(players):
        assert player.trains == trains.get(seat, player.trains), "the trains do not fit on free routes"


def _cities(title: Title, stations: Texts) -> bytes:
    built = bytearray((FREE,)) * len(title.board.cities)
    for seat, cities in stations.items():
        for city in cities.split():
            assert built[title.city_at[city]] == FREE
            built[title.city_at[city]] = seat
    return bytes(built)


# ---- tickets and passengers


def _indexes(title: Title, text: str) -> list[int]:
    return sorted(title.ticket_at[ticket] for ticket in text.split())


def _tickets(
    title: Title, seats: int, tickets: Texts, done: Texts, pile: str
) -> tuple[list[list[int]], list[list[int]], list[int]]:
    """The hands, the piles, the box: a pile whose rest leaves the game after the opening is in the box."""
    board = title.board
    boxed = getattr(title.rules.tickets, "boxed", ())
    left = set(range(len(board.tickets))) - {t for text in done.values() for t in _indexes(title, text)}
    held = [_indexes(title, text) if text != REST else [] for text in _by_seat(seats, tickets).values()]
    piled = _indexes(title, pile) if pile != REST else []
    for ticket in (*piled, *(ticket for hand in held for ticket in hand)):
        left.remove(ticket)
    box = sorted(ticket for ticket in left if board.piles[board.tickets[ticket].pile] in boxed)
    left -= {*box}
    if pile == REST:
        piled = sorted(left)
    else:
        resting = [seat for seat, text in tickets.items() if text == REST]
        assert resting or not left, f"where are {[board.tickets[ticket].id for ticket in left]}?"
        held[resting[0]] = sorted(left)
    piles = [[t for t in piled if board.tickets[t].pile == number] for number in range(len(board.piles))]
    return held, piles, box


def _passengers(
    title: Title, seats: int, passengers: Texts, waiting: Mapping[str, str]
) -> tuple[list[Counts], tuple[Counts, ...]]:
    """With the players and in the cities: the printed numbers, as long as there are some."""
    guests, cities = title.board.guests, title.board.cities
    left = Counter(dict(zip(guests, title.bag, strict=True)))
    riding = {seat: cards(text) for seat, text in passengers.items() if text != REST}
    standing = {city: cards(text) for city, text in waiting.items()}
    for counts in (*riding.values(), *standing.values()):
        left.subtract(counts)
    assert not left or min(left.values()) >= 0, f"more passengers than there are: {left}"
    for city in cities:
        if city.id in standing:
            assert standing[city.id].total() <= city.passengers
            continue
        standing[city.id] = Counter()
        for _ in range(min(city.passengers, left.total())):
            colour = left.most_common(1)[0][0]
            standing[city.id][colour] += 1
            left[colour] -= 1
    for seat, text in passengers.items():
        if text == REST:
            riding[seat], left = left, Counter()
    assert not left.total(), f"where are {+left}?"
    return (
        [tuple(riding.get(seat, Counter())[colour] for colour in guests) for seat in range(seats)],
        tuple(tuple(standing[city.id][colour] for colour in guests) for city in cities),
    )
