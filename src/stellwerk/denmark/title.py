"""What never changes during a game: the rules with their options, the board, its events and its catalogue."""

from __future__ import annotations

from collections import deque
from functools import lru_cache

from stellwerk.core.game import Seat
from stellwerk.denmark.actions import Action, Draw
from stellwerk.denmark.board import Board, board_of
from stellwerk.denmark.catalogue import Catalogue
from stellwerk.denmark.effects import NONE, Effects, EventEffects
from stellwerk.denmark.rules import Ruleset
from stellwerk.denmark.schema import BoardFile
from stellwerk.denmark.sites import Sites
from stellwerk.denmark.state import Player, Running, Tariff


class Title:
    """The rules and the board of one table."""

    def __init__(self, rules: Ruleset, file: BoardFile) -> None:
        self.rules = rules
        self.board: Board = board_of(file, rules)
        self.catalogue = Catalogue(rules, self.board)
        self.sites = Sites(rules, self.board)
        self.events = EventEffects(self.board)
        self.announce = rules.win_sum - rules.announce_below_win
        self.draws: tuple[tuple[Action, int], ...] = tuple((Draw(card), 1) for card in self.board.deck)
        self._steps: dict[int, tuple[int, ...]] = {}
        self._in_force = lru_cache(256)(self._running)

    def in_force(self, running: tuple[Running, ...]) -> Effects:
        """What the one-round events that have begun bring about."""
        return self._in_force(running) if running else NONE

    def _running(self, running: tuple[Running, ...]) -> Effects:
        return self.events.together(tuple([entry.event for entry in running if entry.begun]))

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
