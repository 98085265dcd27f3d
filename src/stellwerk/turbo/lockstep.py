"""One stream of random numbers drives both engines; whatever differs is found at the step where it begins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from msgspec import Struct, structs

from stellwerk.core.game import LUCK, AnyGame, view_of
from stellwerk.core.luck import choose
from stellwerk.core.record import Record
from stellwerk.ticket.actions import Action
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.state import TicketState
from stellwerk.turbo import layout as at
from stellwerk.turbo.legal import legal
from stellwerk.turbo.reading import read
from stellwerk.turbo.ready import prepare
from stellwerk.turbo.results import standings
from stellwerk.turbo.scoring import score
from stellwerk.turbo.step import deal, outcomes, step
from stellwerk.turbo.stream import Stream
from stellwerk.turbo.tables import Flat, flat
from stellwerk.turbo.writing import remembered, write


class Difference(Struct, frozen=True):
    """Where the engines part: the field, what each of them says, and the game as far as they agreed."""

    game: int
    field: str
    reference: str
    turbo: str
    record: Record

    def __str__(self) -> str:
        return f"{self.record}\n{self.field}\n  reference: {self.reference}\n  turbo:     {self.turbo}"


class Walked(Struct, frozen=True):
    """A game in which both engines agreed."""

    steps: int
    decisions: int
    difference: Difference | None = None


def lockstep(game: AnyGame, seats: int, games: Sequence[int], seed: int = 0) -> Iterator[Walked]:
    """The games with these numbers, one after the other; it ends with the first that differs."""
    tables = flat(game, seats)
    prepare()
    for number in games:
        walked = Walk(cast(TicketGame, game), tables, seed, number).go()
        yield walked
        if walked.difference is not None:
            return


class _PartedError(Exception):
    def __init__(self, field: str, reference: object, turbo: object) -> None:
        super().__init__(field)
        self.told = (field, str(reference), str(turbo))


class Walk:
    """One game on both engines, step by step."""

    def __init__(self, game: TicketGame, tables: Flat, seed: int, number: int) -> None:
        self.game = game
        self.flat = tables
        self.number = number
        self.stream = Stream(seed, number)
        self.state: TicketState = game.start(tables.seats)
        numbers, masks = tables.records(1)
        self.n, self.m, self.w = numbers[0], masks[0], tables.work()
        write(tables, self.state, self.n)
        self.entries: list[tuple[int, Action]] = []
        self.decisions = 0

    def go(self) -> Walked:
        difference = None
        try:
            while actors := self.game.actors(self.state.public):
                if actors == (LUCK,):
                    self._luck()
                else:
                    self._decide(actors)
                self._compare("state", remembered(self.state), read(self.flat, self.n))
            self._count()
        except _PartedError as parted:
            record = Record.of(self.game, self.flat.seats, self.entries, self.state)
            difference = Difference(self.number, *parted.told, record)
        return Walked(len(self.entries), self.decisions, difference)

    def _luck(self) -> None:
        possible = self.game.luck(self.state)
        total = sum(weight for _, weight in possible)
        self._compare("outcomes", total, outcomes(self.flat.tables, self.n))
        pick = self.stream.below(total)
        self._apply(LUCK, choose(possible, _Said(pick)))
        deal(self.flat.tables, self.n, self.m, self.w, pick)

    def _decide(self, actors: tuple[int, ...]) -> None:
        """Any of those who are to decide does something; what all of them could do is compared."""
        codes, table = self.flat.codes, self.flat.tables
        acting = actors[self.stream.below(len(actors))]
        chosen: tuple[Action, int] | None = None
        for seat in actors:
            view = view_of(self.state, seat)
            actions = self.game.legal(view)
            numbers = [codes.code(view, action) for action in actions]
            legal(table, self.n, self.m, self.w, seat)
            self._compare(f"legal of seat {seat}", numbers, codes_in(self.flat, self.w))
            if seat == acting:
                pick = self.stream.below(len(actions))
                chosen = actions[pick], numbers[pick]
        assert chosen is not None
        self._apply(acting, chosen[0])
        step(table, self.n, self.m, self.w, acting, chosen[1])
        self.decisions += 1

    def _apply(self, seat: int, action: Action) -> None:
        self.state = self.game.apply(self.state, seat, action).state
        self.entries.append((seat, action))

    def _count(self) -> None:
        sheet = self.flat.sheet()
        score(self.flat.tables, self.n, self.m, self.w, sheet)
        counted = standings(self.flat, read(self.flat, self.n), sheet)
        self._compare("standings", self.game.standings(self.state), counted)

    def _compare(self, name: str, reference: object, turbo: object) -> None:
        if reference != turbo:
            raise _PartedError(*first_difference(name, reference, turbo))


class _Said:
    """A source of luck that has one number to say."""

    def __init__(self, number: int) -> None:
        self.number = number

    def below(self, total: int) -> int:
        return self.number


def codes_in(tables: Flat, mask: at.Work) -> list[int]:
    """The codes of a legal mask, ascending."""
    words = mask[: tables[at.WORDS]].tolist()
    return [
        word * at.WORD + bit
        for word, held in enumerate(words)
        if held  # most are empty
        for bit in range(at.WORD)
        if held >> bit & 1
    ]


def first_difference(name: str, one: object, other: object) -> tuple[str, object, object]:
    """The innermost field in which two values differ, and what each has there."""
    if isinstance(one, Struct) and type(one) is type(other):
        mine, its = structs.asdict(one), structs.asdict(other)
        for key, value in mine.items():
            if value != its[key]:
                return first_difference(f"{name}.{key}", value, its[key])
    if isinstance(one, tuple | bytes) and isinstance(other, tuple | bytes) and len(one) == len(other):
        for place, (value, its_value) in enumerate(zip(one, other, strict=True)):
            if value != its_value:
                return first_difference(f"{name}[{place}]", value, its_value)
    return name, one, other
