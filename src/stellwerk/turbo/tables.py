"""A game as the compiled functions see it: one array of numbers made from its ruleset and board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, assert_never

import numpy as np

from stellwerk.core.game import AnyGame
from stellwerk.ticket.board import GREY as GREY_COLOUR
from stellwerk.ticket.bonuses import Bonus, Crossing, LongestPath, MostPassengers, MostTickets
from stellwerk.ticket.codes import Codes
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.offers import every_mix
from stellwerk.ticket.rules import LastLap, Offer, Offers, Race, Rest, Ruleset
from stellwerk.ticket.title import Title
from stellwerk.turbo import layout as at
from stellwerk.turbo.jit import TurboError
from stellwerk.turbo.trail import EDGE_COLUMNS, NODE_COLUMNS

CRITERIA: Final = ("points", "tickets", "longest-path", "passengers")
RESTS: Final = (Rest.BOX, Rest.UNDER, Rest.SHUFFLED_UNDER, Rest.SHUFFLED_IN)


class Flat:
    """One title for one number of seats: its tables, and how large records, scratch paper and sheets are."""

    def __init__(self, title: Title, seats: int) -> None:
        self.title = title
        self.seats = seats
        self.codes = Codes(title)
        self._head = [0] * at.HEAD
        self._body: list[int] = []
        self._declare()
        self._number_codes()
        self._lay_board()
        self._lay_payments()
        self._lay_tickets()
        self._lay_count()
        self._measure_record()
        self._measure_work()
        self.tables: at.Tables = np.array(self._head + self._body, dtype=np.int64)

    def __getitem__(self, name: int) -> int:
        """A number of the head, by its name in `layout`."""
        return self._head[name]

    def _put(self, name: int, values: Iterable[int]) -> None:
        self._head[name] = at.HEAD + len(self._body)
        self._body += [int(value) for value in values]

    # ---- what the title declares

    def _declare(self) -> None:
        title, rules, board, head = self.title, self.title.rules, self.title.board, self._head
        head[at.KINDS] = title.kinds
        head[at.SEATS] = self.seats
        head[at.ROUTES] = len(board.routes)
        head[at.CITIES] = len(board.cities)
        head[at.TICKETS] = len(board.tickets)
        head[at.PILES] = len(board.piles)
        head[at.GUESTS] = len(board.guests)
        head[at.ROW_SIZE] = rules.row.size if rules.row else 0
        head[at.FLUSH_AT] = title.flush_at
        head[at.TUNNEL_CARDS] = rules.tunnel_cards
        head[at.STATION_COUNT] = title.has_stations
        head[at.UNBUILT] = rules.stations.unbuilt if rules.stations else 0
        head[at.OPENING_CARDS] = rules.opening_cards
        head[at.FEW] = title.few(self.seats)
        head[at.HAND_SIZE] = 0 if isinstance(rules.tickets, Offers) else rules.tickets.size
        head[at.ROUNDS] = len(rules.tickets.opening) if isinstance(rules.tickets, Offers) else 1
        match rules.ending:
            case LastLap(trains):
                head[at.RACE], head[at.END_AT] = 0, trains
            case Race(tickets):
                head[at.RACE], head[at.END_AT] = 1, tickets
            case other:
                assert_never(other)

    def _number_codes(self) -> None:
        head, codes = self._head, self.codes
        names = {
            at.DRAW: "draw",
            at.CLAIM: "claim",
            at.BUILD: "build",
            at.ASK: "ask",
            at.SWAP: "swap",
            at.PASS: "pass",
            at.PAY: "pay",
            at.GIVE_UP: "give up",
            at.KEEP: "keep",
            at.TAKE: "take",
        }
        for name, kind in names.items():
            head[name] = codes.base[kind]
        head[at.CODES] = codes.size
        head[at.PER_COLOUR] = codes.per_colour
        head[at.CLAIM_WORDS] = 2 * _words((head[at.CLAIM] + head[at.ROUTES] + 1) // 2)
        head[at.WORDS] = max(_words(codes.size), head[at.CLAIM_WORDS])
        head[at.BUILD_WORDS] = _words(head[at.BUILD] % at.WORD + head[at.CITIES])

    # ---- tables

    def _lay_board(self) -> None:
        title, board, put = self.title, self.title.board, self._put
        routes, cities = board.routes, board.cities
        put(at.ROUTE_A, (route.a for route in routes))
        put(at.ROUTE_B, (route.b for route in routes))
        put(at.LENGTH, (route.length for route in routes))
        put(at.COLOUR, (route.colour for route in routes))
        put(at.SYMBOLS, (route.locos for route in routes))
        put(at.TUNNEL, (route.tunnel for route in routes))
        put(at.POINTS, (title.points.get(route.length, 0) for route in routes))
        put(at.BESIDE, (word for others in board.parallel for word in self._routes(others)))
        begins = np.cumsum([0, *(len(each) for each in title.routes_from)])
        put(at.FROM, begins.tolist())
        put(at.FROM_ROUTES, (route for each in title.routes_from for route in each))
        put(at.THROUGH, (city.through for city in cities))
        put(at.PLATFORM, (city.passengers for city in cities))
        put(at.TICKET_A, (ticket.a for ticket in board.tickets))
        put(at.TICKET_B, (ticket.b for ticket in board.tickets))
        put(at.WORTH, (ticket.points for ticket in board.tickets))
        put(at.PILE_OF, (ticket.pile for ticket in board.tickets))

    def _routes(self, routes: Iterable[int]) -> list[int]:
        """A mask of routes, by their codes."""
        mask = sum(1 << self._head[at.CLAIM] + route for route in routes)
        return _split(mask, self._head[at.CLAIM_WORDS])

    def _lay_payments(self) -> None:
        """As `ticket/payment.py`: which routes so many cards pay."""
        board, longest = self.title.board, self.title.tables.longest
        self._head[at.LONGEST] = longest
        lengths = range(longest + 1)

        def paid(colour: int, reach: int, locos: int) -> list[int]:
            fit = (
                index
                for index, route in enumerate(board.routes)
                if route.colour == colour and route.length <= reach and route.locos <= locos
            )
            return self._routes(fit)

        coloured = (paid(colour, reach, longest) for colour in range(board.loco) for reach in lengths)
        self._put(at.COLOURED, _pairs(coloured))
        grey = (paid(GREY_COLOUR, reach, locos) for reach in lengths for locos in lengths)
        self._put(at.GREY, _pairs(grey))
        short = (
            self._routes(index for index, route in enumerate(board.routes) if route.length <= trains)
            for trains in lengths
        )
        self._put(at.SHORT, _pairs(short))

    def _lay_tickets(self) -> None:
        rules, piles = self.title.rules, len(self.title.board.piles)
        tickets = rules.tickets
        offers = [*tickets.opening, tickets.play] if isinstance(tickets, Offers) else []
        self._put(at.OFFERS, (number for offer in offers for number in _offer_row(offer, piles)))
        most = max((offer.draw for offer in offers if isinstance(offer.draw, int)), default=0)
        mixes = [every_mix(total, piles) for total in range(most + 1)]
        begins = np.cumsum([0, *(len(each) for each in mixes)])
        self._put(at.MIX_FROM, begins.tolist())
        self._put(at.MIXES, (number for each in mixes for mix in each for number in mix))
        boxed = tickets.boxed if isinstance(tickets, Offers) else ()
        self._put(at.BOXED, (name in boxed for name in self.title.board.piles))

    def _lay_count(self) -> None:
        rules, cities, head = self.title.rules, self.title.board.cities, self._head
        slot, rows = 0, list[int]()
        crossings: list[int] = []
        for bonus in rules.bonuses:
            rows += [*_bonus_row(bonus), slot]
            slot += head[at.GUESTS] if isinstance(bonus, MostPassengers) else 1
            if isinstance(bonus, Crossing):
                crossings += [(bonus.one in city.marks) + 2 * (bonus.other in city.marks) for city in cities]
        head[at.BONUSES] = len(rules.bonuses)
        head[at.CROSSINGS] = len(crossings) // len(cities)
        self._put(at.BONUS, rows)
        self._put(at.CROSSING, crossings)
        head[at.CRITERIA] = len(rules.ranking)
        self._put(at.RANKING, (CRITERIA.index(criterion) for criterion in rules.ranking))
        head[at.NEEDS_TRAIL] = needs_trail(rules)
        head[at.SHEET_SEAT] = at.EXTRAS + slot
        head[at.SHEET_TICKETS] = self.seats * head[at.SHEET_SEAT]
        head[at.SHEET_BORROWED] = head[at.SHEET_TICKETS] + head[at.TICKETS]
        head[at.SHEET_SIZE] = head[at.SHEET_BORROWED] + head[at.CITIES]

    # ---- sizes

    def _measure_record(self) -> None:
        head = self._head
        kinds, piles, guests, seats = head[at.KINDS], head[at.PILES], head[at.GUESTS], self.seats
        inside = _Places(head, at.HAND + kinds)
        for name, size in ((at.KNOWN, kinds), (at.FROM_PILE, piles), (at.OFFERED, piles)):
            inside.place(name, size)
        inside.place(at.REACHED, piles)
        inside.place(at.RIDERS, guests)
        head[at.PLAYER_SIZE] = inside.end
        record = _Places(head, at.FIELDS)
        record.place(at.PLAYERS, seats * head[at.PLAYER_SIZE])
        for name, size in ((at.DECK_OF, kinds), (at.DISCARD_OF, kinds), (at.PLACE, head[at.TICKETS])):
            record.place(name, size)
        record.place(at.BY, head[at.TICKETS])
        record.place(at.BAG, guests)
        record.place(at.WAITING, guests * head[at.CITIES])
        masks = _Places(head, (record.end + 1) // 2)
        masks.place(at.OPEN, seats * head[at.CLAIM_WORDS])
        masks.place(at.OWNED, seats * head[at.CLAIM_WORDS])
        masks.place(at.SITES, head[at.BUILD_WORDS])
        masks.place(at.BUILT, seats * head[at.BUILD_WORDS])
        masks.place(at.SEED, 2)
        head[at.WIDTH] = 2 * masks.end

    def _measure_work(self) -> None:
        head = self._head
        cities, routes, stations = head[at.CITIES], head[at.ROUTES], head[at.STATION_COUNT]
        work = _Places(head, head[at.WORDS])
        work.place(at.LABEL, cities)
        work.place(at.MERGED, cities)
        work.place(at.HELP, 2 * stations + 4)
        work.place(at.JOIN_ROUTE, 2 * routes)
        work.place(at.JOIN_TO, 2 * routes)
        work.place(at.CHOSEN, stations)
        work.place(at.BEST, stations)
        work.place(at.NODES, NODE_COLUMNS * (cities + 2 * routes + 1))
        work.place(at.EDGES, EDGE_COLUMNS * routes)
        work.place(at.AROUND, 2 * routes)
        work.place(at.STACK, 3 * (routes + 1))
        head[at.SCRATCH] = work.end

    # ---- paper

    def records(self, number: int) -> tuple[at.Numbers, at.Masks]:
        """So many empty records, and the same bytes as masks."""
        numbers = np.zeros((number, self[at.WIDTH]), dtype=np.int16)
        return numbers, numbers.view(np.uint32)

    def work(self) -> at.Work:
        return np.zeros(self[at.SCRATCH], dtype=np.int64)

    def sheet(self) -> at.Sheet:
        return np.zeros(self[at.SHEET_SIZE], dtype=np.int32)


class _Places:
    """Blocks one behind the other."""

    def __init__(self, head: list[int], first: int) -> None:
        self.head = head
        self.end = first

    def place(self, name: int, size: int) -> None:
        self.head[name] = self.end
        self.end += size


@lru_cache(64)
def flat(game: AnyGame, seats: int) -> Flat:
    """The tables of a game of the Ticket family for so many seats."""
    known: object = game
    if not isinstance(known, TicketGame):
        raise TurboError(f"{game.name} is not compiled: its family has no flat engine")
    if seats not in game.seats:
        raise TurboError(f"{seats} seats: {game.name} is for {game.seats[0]} to {game.seats[-1]}")
    return Flat(known.title, seats)


def needs_trail(rules: Ruleset) -> bool:
    """Whether anything depends on the longest path."""
    return "longest-path" in rules.ranking or any(isinstance(bonus, LongestPath) for bonus in rules.bonuses)


def _offer_row(offer: Offer, piles: int) -> Sequence[int]:
    mixed = isinstance(offer.draw, int)
    each = (0,) * piles if isinstance(offer.draw, int) else offer.draw
    total = offer.draw if isinstance(offer.draw, int) else sum(offer.draw)
    most = total if offer.most is None else offer.most
    rest = RESTS.index(offer.rest)
    row = (mixed, total, offer.keep, offer.hold, most, rest, *each)
    return row + (0,) * (at.OFFER_SIZE - len(row))


def _bonus_row(bonus: Bonus) -> tuple[int, int, int]:
    """Kind and points; the slot follows."""
    match bonus:
        case LongestPath(points):
            return at.LONGEST_PATH, points, 0
        case MostTickets(points):
            return at.MOST_TICKETS, points, 0
        case MostPassengers(first, second):
            return at.MOST_PASSENGERS, first, second
        case Crossing():
            return at.CROSSED, 0, 0
        case other:
            assert_never(other)


def _words(bits: int) -> int:
    return -(-bits // at.WORD)


def _pairs(masks: Iterable[Sequence[int]]) -> list[int]:
    """Two words of 32 bits as one of 64; int64 shows the last bit as a sign, which no mask minds."""
    words = [low | high << at.WORD for mask in masks for low, high in zip(mask[::2], mask[1::2], strict=True)]
    return [word - (word >> 2 * at.WORD - 1 << 2 * at.WORD) for word in words]


def _split(mask: int, words: int) -> list[int]:
    return [mask >> at.WORD * word & (1 << at.WORD) - 1 for word in range(words)]
