"""Readable dumps of whole games: everything the API says. `make playthroughs` writes them; review the diff."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from contract.variants import OpenGame, OpenState, Variant
from contract.walking import walk
from stellwerk.core import codec
from stellwerk.core.game import LUCK, view_of
from stellwerk.ticket.state import FREE

FOLDER = Path(__file__).parent
FULL_EVERY = 60

PLAYTHROUGHS = {
    "europe-classic": Variant("europe", (("way", "classic"),), 3),
    "europe-1912": Variant("europe", (("way", "1912"),), 2),
    "europe-mega": Variant("europe", (("way", "mega"), ("bonus", "orient-express,max")), 4),
    "europe-big-cities": Variant("europe", (("way", "big-cities"),), 5),
    "germany": Variant("germany", (), 4),
    "first-journey": Variant("first-journey", (), 3),
    "denmark": Variant("denmark", (), 2),
}


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def dump(variant: Variant) -> str:
    return "\n".join(_lines(variant)) + "\n"


def _lines(variant: Variant) -> Iterator[str]:
    game = variant.game()
    yield f"game {game.name} version {game.version} seats {variant.seats}"
    yield f"options {game.options}"
    yield f"digest {game.digest}"
    *_, end = walk(game, variant.seats, "playthrough")
    state = game.start(variant.seats)
    for number, (seat, action) in enumerate(end.entries):
        if number % FULL_EVERY == 0:
            yield from _position(game, state)
        count = len(game.luck(state)) if seat == LUCK else len(game.legal(view_of(state, seat)))
        who = "luck" if seat == LUCK else f"seat {seat}"
        yield f"{number}: {who} ({count} possible): {game.write(action)}"
        step = game.apply(state, seat, action)
        for event in step.events:
            yield f"    {'' if event.only is None else f'[only seat {event.only}] '}{event}"
        state = step.state
    yield from _position(game, state)
    yield f"ending {game.ending(state.public)}"
    for standing in game.standings(state):
        yield f"seat {standing.seat}: rank {standing.rank}, total {standing.total}"
        for line in standing.lines:
            yield f"    {line.what} {line.of} {'' if line.count is None else f'x{line.count} '}{line.points:+d}"


def _position(game: OpenGame, state: OpenState) -> Iterator[str]:
    """Every field of every compartment, and what each seat may do."""
    yield "----"
    for name in state.public.__struct_fields__:
        value = getattr(state.public, name)
        if name == "players":
            for seat, player in enumerate(value):
                yield f"| player {seat}: {player}"
        else:
            yield f"| {name}: {_told(name, value)}"
    for seat, hand in enumerate(state.hands):
        yield f"| hand {seat}: {hand}"
    yield f"| hidden: {state.hidden}"
    yield f"| actors: {game.actors(state.public)}"
    for seat in game.actors(state.public):
        if seat == LUCK:
            yield f"| outcomes: {'; '.join(f'{game.write(a)} x{weight}' for a, weight in game.luck(state))}"
        else:
            yield f"| legal {seat}: {'; '.join(game.write(a) for a in game.legal(view_of(state, seat)))}"
    yield f"| digest: {codec.digest(state)}"
    yield "----"


def _told(name: str, value: Any) -> Any:
    """Of the long lists only what is there: owned routes, cities with a station or passengers."""
    if isinstance(value, bytes):
        return {index: owner for index, owner in enumerate(value) if owner != FREE}
    if name == "waiting":
        return {city: counts for city, counts in enumerate(value) if any(counts)}
    return value


def main() -> None:
    for name, variant in PLAYTHROUGHS.items():
        path_of(name).write_text(dump(variant), encoding="utf-8")
        print(path_of(name).name)


if __name__ == "__main__":
    main()
