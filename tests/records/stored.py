"""The stored records: what each must show. `make records` plays them anew; a rule change shows as a diff."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from contract.variants import OpenGame
from stellwerk import bots, games
from stellwerk.core import record
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import Bot, Turn, play
from stellwerk.core.record import Record
from stellwerk.crayon.events import Answered, LastRound
from stellwerk.ticket.actions import Draw
from stellwerk.ticket.events import Completed, Crossed, Flushed, GaveUp, Reshuffled
from stellwerk.ticket.state import Turn as Beginning

FOLDER = Path(__file__).parent
Moments: TypeAlias = list[record.Moment[Any, Any, Any, Any, Any]]
SMALL = FOLDER.parent / "titles" / "small.toml"


@dataclass(frozen=True)
class Stored:
    """A record worth keeping: the first seed whose game shows what is wanted."""

    name: str
    game: str | Path
    bots: tuple[str, ...]
    shows: Callable[[Record, Moments], bool]
    options: dict[str, str] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    def make_game(self) -> OpenGame:
        return games.make_with(self.game, self.options)


def hoarder(turn: Turn[Any, Any, Any, Any]) -> Any:
    """Draws as long as there is something to draw: this is how a deck gets exhausted."""
    draws = [action for action in turn.legal if isinstance(action, Draw)]
    return draws[-1] if draws else turn.legal[0]


def players(stored: Stored, game: OpenGame) -> list[Bot]:
    return [hoarder if name == "hoarder" else bots.make(name, game) for name in stored.bots]


def ended(how: str) -> Callable[[Record, Moments], bool]:
    return lambda rec, _: rec.ending == how


def happened(kind: type[Any]) -> Callable[[Record, Moments], bool]:
    return lambda _, moments: any(isinstance(event, kind) for moment in moments for event in moment.events)


def shared_win(rec: Record, _: Moments) -> bool:
    return sum(standing.rank == 1 for standing in rec.result or ()) > 1


def completed_by_the_last_train(rec: Record, moments: Moments) -> bool:
    """FJ-10R: the ticket is shown by the very entry that ends the game."""
    return rec.ending == "trains" and any(isinstance(event, Completed) for event in moments[-1].events)


def one_to_go(_: Record, moments: Moments) -> bool:
    """FJ-09: a turn begins, and somebody needs only one more ticket; a race has no last lap."""
    return any(
        isinstance(public.stage, Beginning)
        and any(len(player.done) + player.bonus == 5 for player in public.players)
        for public in (moment.state.public for moment in moments)
    )


def exhausted(_: Record, moments: Moments) -> bool:
    return any(not moment.state.public.deck and not any(moment.state.public.discard) for moment in moments)


def borrowed(rec: Record, _: Moments) -> bool:
    return any(line.what == "borrowed" for standing in rec.result or () for line in standing.lines)


def agreed(_: Record, moments: Moments) -> bool:
    return any(isinstance(event, Answered) and event.yes for moment in moments for event in moment.events)


STORED = (
    Stored("europe-last-lap", "europe", ("greedy", "greedy", "greedy", "greedy"), ended("last-lap")),
    Stored("europe-tunnel-refused", "europe", ("random", "greedy", "random"), happened(GaveUp)),
    Stored("europe-deck-exhausted", "europe", ("hoarder", "hoarder"), exhausted),
    Stored("europe-stations-borrow", "europe", ("greedy", "greedy", "greedy", "greedy"), borrowed),
    Stored("europe-1912", "europe", ("greedy", "random"), ended("last-lap"), {"way": "1912"}),
    Stored(
        "europe-mega",
        "europe",
        ("greedy",) * 5,
        happened(Reshuffled),
        {"way": "mega", "bonus": "orient-express,max"},
    ),
    Stored("europe-big-cities", "europe", ("greedy",) * 3, happened(Flushed), {"way": "big-cities", "start": "1"}),
    Stored("germany-last-lap", "germany", ("greedy", "greedy", "random"), ended("last-lap")),
    Stored("first-journey-six-tickets", "first-journey", ("greedy", "greedy"), ended("tickets")),
    Stored("first-journey-one-to-go", "first-journey", ("greedy", "greedy"), one_to_go),
    Stored("first-journey-crossing", "first-journey", ("greedy", "greedy", "greedy"), happened(Crossed)),
    Stored("first-journey-last-train", "first-journey", ("random", "random"), completed_by_the_last_train),
    Stored("first-journey-shared-win", "first-journey", ("random",) * 4, shared_win),
    Stored("first-journey-stuck", "first-journey", ("random",) * 3, ended("stuck")),
    Stored("denmark-money", "denmark", ("greedy", "greedy"), ended("money")),
    Stored("denmark-finished-round", "denmark", ("greedy",) * 3, happened(LastRound), {"finish_round": "yes"}),
    Stored("denmark-idle", "denmark", ("random", "random"), ended("idle")),
    Stored("denmark-tariff", "denmark", ("random", "random"), agreed, {"tariffs": "yes"}),
    Stored("small-all-pass", SMALL, ("random", "random"), ended("stuck")),
)


def played(stored: Stored) -> Iterator[str]:
    """Texts of games by rising seed."""
    game = stored.make_game()
    for seed in range(5000):
        result = play(game, players(stored, game), SeededLuck(seed), seed).record()
        if stored.shows(result, list(record.replay(game, result))):
            yield record.write(result)


def main() -> None:
    for stored in STORED:
        stored.path.write_text(next(played(stored)), encoding="utf-8")
        print(stored.path.name)


if __name__ == "__main__":
    main()
