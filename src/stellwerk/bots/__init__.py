"""Bots by name: those of a game's family, the one that plays everything, those of other packages, and policies."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

from stellwerk import games, turbo
from stellwerk.bots import policies
from stellwerk.bots.budget import BadBudgetError, budgeted, has_budget
from stellwerk.bots.modules import imported, is_module
from stellwerk.bots.uniform import uniform
from stellwerk.core.faults import Finding
from stellwerk.core.game import AnyGame, StellwerkError
from stellwerk.core.play import Bot

__all__ = [
    "GROUP",
    "RANDOM",
    "STRATEGIST",
    "UnknownBotError",
    "advisers",
    "find",
    "has_budget",
    "is_own",
    "make",
    "names",
    "offer",
    "reserve",
    "seats",
    "strongest",
]

RANDOM: Final = "random"
STRATEGIST: Final = "strategist"  # searches: by itself, or in compiled code where that is installed
GROUP: Final = "stellwerk.bots"  # entry points of other packages: a function from a game to a bot, or to None


class UnknownBotError(StellwerkError, ValueError):
    """A bot that does not play this game."""


@cache
def others() -> Mapping[str, Callable[[AnyGame], Bot | None]]:
    """The bots of other packages; each says itself which games it plays."""
    return {entry.name: entry.load() for entry in entry_points(group=GROUP)}


def names(game: AnyGame) -> tuple[str, ...]:
    """The bots that can play this game here: our levels from the weakest on, our characters, those of others."""
    foreign = [name for name, make_one in others().items() if make_one(game) is not None]
    family = games.family_of(game)
    compiled = turbo.plays(game) and turbo.available()
    searching = (STRATEGIST,) if family.searcher is not None or compiled else ()
    return (RANDOM, *family.bots, *searching, *family.characters, *foreign, *policies.names(game))


def strongest(game: AnyGame) -> str:
    """The best of our own that answers at once."""
    return (RANDOM, *games.family_of(game).bots)[-1]


def advisers(game: AnyGame) -> tuple[str, ...]:
    """Those of our own whose advice is worth hearing, the best first."""
    return tuple(games.family_of(game).bots)[::-1] or (RANDOM,)


def reserve(game: AnyGame) -> str:
    """Who takes the seat of a bot that fails: the second level, quick and steady."""
    return next(iter(games.family_of(game).bots), RANDOM)


def offer(folder: Path) -> list[Finding]:
    """From now on the policies in a host's folder are bots too; what cannot be offered is told, and why."""
    families = games.families().values()
    ours = [name for family in families for name in (*family.bots, *family.characters)]
    return policies.offer(folder, frozenset((RANDOM, STRATEGIST, *ours, *others())))


def seats(name: str, game: AnyGame) -> tuple[int, ...]:
    """How many may sit at a table with this bot: a policy knows one number."""
    return policies.seats(name, game) or tuple(game.seats)


def is_own(name: str) -> bool:
    """Whether somebody's own bot is meant: `module:bot`, or the file of a policy."""
    return policies.is_policy(name) or is_module(name)


def find(name: str, game: AnyGame) -> Bot:
    """As `make`, also for somebody's own and for `strategist@0.3`. Not for names from strangers: importing a
    module runs it, and who may name a budget may take hours."""
    if policies.is_policy(name):
        return policies.loaded(Path(name), game)
    if is_module(name):
        return imported(name, game)
    if has_budget(name):
        bot, seconds = budgeted(name)
        if bot != STRATEGIST:
            raise BadBudgetError(f"{name!r}: only {STRATEGIST} has a time to think in")
        return make(bot, game, seconds)
    return make(name, game)


def make(name: str, game: AnyGame, seconds: float | None = None) -> Bot:
    """The bot of that name for this game. It is a function: it keeps nothing from one turn to the next.

    `seconds`: how long one that searches may search, if not as long as it likes.
    """
    if name == RANDOM:
        return uniform
    family = games.family_of(game)
    if name == STRATEGIST and family.searcher is not None:
        return family.searcher(game, seconds)
    if name == STRATEGIST and turbo.plays(game):
        return turbo.strategist(game, seconds)
    own = {**family.bots, **family.characters}
    if name in own:
        return own[name](game)
    if (file := policies.place(name)) is not None:
        return policies.loaded(file, game)
    bot = others()[name](game) if name in others() else None
    if bot is None:
        raise UnknownBotError(f"there is no bot {name!r} for {game.name}; there are {', '.join(names(game))}")
    return bot
