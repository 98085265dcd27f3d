"""What never changes during a game: the rules with their options, the board, its events and its codes."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Final

from msgspec import to_builtins

from stellwerk.core.codec import digest
from stellwerk.core.game import Seat
from stellwerk.crayon import actions as do
from stellwerk.crayon.actions import Action
from stellwerk.crayon.board import Board, make_board
from stellwerk.crayon.boardfile import BoardFile
from stellwerk.crayon.codes import Codes
from stellwerk.crayon.effects import NONE, Effects, EventEffects
from stellwerk.crayon.hops import WayOut, ways_out
from stellwerk.crayon.rules import Ruleset
from stellwerk.crayon.sites import Sites
from stellwerk.crayon.state import Player, Running, Tariff


class Title:
    """Immutable by custom: nothing changes it after it is made."""

    def __init__(
        self,
        name: str,
        version: int,
        options: Mapping[str, str],
        rules: Ruleset,
        file: BoardFile,
        source: Path | None = None,
    ) -> None:
        self.name = name
        self.version = version
        self.options = dict(options)
        self.rules = rules
        self.board: Board = make_board(file, rules)
        self.source = source  # the file it came from; its words lie beside it
        board = self.board
        self.codes = Codes(rules, board)
        self.sites = Sites(rules, board)
        self.events = EventEffects(board)
        self.announce = rules.win_sum - rules.announce_below_win
        self.draws: tuple[tuple[Action, int], ...] = tuple((do.Draw(card), 1) for card in board.deck)
        self.city_at = {place.id: number for number, place in enumerate(board.places[: board.cities])}
        self.train_at = {kind.id: number for number, kind in enumerate(rules.trains)}
        self.seat_at = {str(seat): seat for seat in range(rules.seats[1])}
        self.edge_at = {
            f"{board.posts[one]}-{board.posts[other]}": edge
            for edge, (a, b) in enumerate(board.ends)
            for one, other in ((a, b), (b, a))
        }
        self._steps: dict[int, tuple[int, ...]] = {}
        self._in_force = lru_cache(256)(self.events.in_force)

    def __reduce__(self) -> tuple[type[Title], tuple[object, ...]]:
        """Packed as what it was made of: the rest follows."""
        return Title, (self.name, self.version, self.options, self.rules, self.board.file, self.source)

    @cached_property
    def digest(self) -> str:
        """Names, art and places on paper are left out: they change no game."""
        played = [name for name in BoardFile.__struct_fields__ if name not in _UNPLAYED | _ON_PAPER]
        return digest((self.rules, {name: facts(getattr(self.board.file, name)) for name in played}))

    @cached_property
    def ways_out(self) -> tuple[tuple[WayOut, ...], ...]:
        """Per milepost: the steps that lead out of it."""
        return ways_out(self.board)

    def in_force(self, running: tuple[Running, ...]) -> Effects:
        """What the one-round events that have begun bring about."""
        return self._in_force(running) if running else NONE

    def hand_limit(self, player: Player) -> int:
        """DK-35R: four cards from the first upgrade on."""
        rules = self.rules
        upgraded = rules.trains[player.kind].level > rules.trains[0].level
        return rules.upgraded_cards if upgraded and rules.four_cards else rules.hand_cards

    def speed(self, kind: int, half: bool) -> int:
        """Movement points per turn; half speed is rounded up and never halved twice (DK-23, DK-41R)."""
        speed = self.rules.trains[kind].speed
        return (speed + 1) // 2 if half else speed

    def rent(self, tariffs: tuple[Tariff, ...], paid: tuple[Seat, ...], seat: Seat, owner: Seat) -> int:
        """What running over `owner`'s network costs now (DK-21, DK-22)."""
        if owner == seat or owner in paid:
            return 0
        for tariff in tariffs:
            if tariff.seat == seat and tariff.owner == owner:
                return 0
        return self.rules.rent

    def steps(self, city: int) -> tuple[int, ...]:
        """To every city: the fewest movement points it could ever take, a ferry counted as none."""
        if city not in self._steps:
            board = self.board
            distance = dict.fromkeys(board.places[city].posts, 0)
            todo = deque(distance)
            while todo:
                post = todo.popleft()
                for line in board.lines_at[post]:
                    far = board.lines[line].far(post)
                    if distance.get(far, distance[post] + 1) > distance[post]:
                        distance[far] = distance[post]
                        todo.appendleft(far)
                for there, _ in board.neighbours[post]:
                    if distance.get(there, distance[post] + 2) > distance[post] + 1:
                        distance[there] = distance[post] + 1
                        todo.append(there)
            self._steps[city] = tuple(
                min(distance[post] for post in place.posts) for place in board.places[: board.cities]
            )
        return self._steps[city]


# Names, and where things stand on paper: they may change without breaking records.
_ON_PAPER: Final = frozenset(("name", "de", "en", "x", "y"))
# Of the whole board: what the map shows, and regions, which events name by what the mileposts say.
_UNPLAYED: Final = frozenset(("provenance", "width", "height", "regions", "art"))


def facts(value: object) -> object:
    """The value without names and places on paper."""
    match to_builtins(value):
        case dict() as fields:
            return {key: facts(field) for key, field in fields.items() if key not in _ON_PAPER}
        case list() | tuple() as entries:
            return [facts(entry) for entry in entries]
        case plain:
            return plain
