"""A family of games as one value: everything that anybody outside its room may want to know of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeAlias, TypeVar, cast

from msgspec import Struct

from stellwerk.core.game import AnyGame, AnyState, AnyView, SomePublic
from stellwerk.core.options import Option
from stellwerk.core.play import Bot
from stellwerk.core.record import Record
from stellwerk.core.textfile import Finding
from stellwerk.words import Words
from stellwerk.words.narrator import Narrator

if TYPE_CHECKING:
    from stellwerk.draw.tokens import Theme

G = TypeVar("G")  # the family's game
S = TypeVar("S")  # its state
V = TypeVar("V")  # its view
P = TypeVar("P")  # its public part
Positioned: TypeAlias = AnyState | AnyView


class Pictures(Struct, Generic[G, S, V, P], frozen=True):
    """Boards, positions and whole games as SVG."""

    board: Callable[[G, Theme, Words, bool], str]  # the last: with everything that can stand on it, for a browser
    position: Callable[[G, S | V, Theme, Words, Sequence[str], bool], str]  # players' names; with the tray
    film: Callable[[G, Record, Theme, Words], str]
    stands: Callable[[P], object]  # what stands on the board: another value, another picture
    # Something small for a page of rules, from what a title's file says of it; None: pages without pictures.
    example: Callable[[G, Mapping[str, object], Theme, Words], str] | None = None


class Shapes(Struct, frozen=True):
    """The types that a client of this family meets in messages; TypeScript's are made from them."""

    public: type
    hand: type
    event: object  # a union
    names: type
    help: type


class Family(Struct, Generic[G, S, V, P], frozen=True):
    """What a family declares. A title is a folder with a `title.toml`; `reads` knows its other files too."""

    name: str
    titles: Path
    locale: Path
    reads: Callable[[Path], bool]
    load: Callable[[Path, Mapping[str, str]], G]
    options: Callable[[Path], tuple[Option, ...]]
    check: Callable[[Path], list[Finding]]
    source: Callable[[G], Path | None]  # the file a game came from; its words lie beside it
    unverified: Callable[[Path, Words], list[str]]  # what players must know about the data
    bots: Mapping[str, Callable[[G], Bot]]  # weakest first
    narrator: Callable[[G, Words, Sequence[str]], Narrator]
    pictures: Callable[[], Pictures[G, S, V, P]]  # made when something is to be drawn
    names: Callable[[G, Words], Struct]  # names for the numbers in views, for clients
    # What helps a seat decide, made of its view alone. The last: an earlier view of this seat and what it was
    # given then, which may save work; where nothing has changed, the very same comes back.
    help: Callable[[G, V, tuple[V, Struct] | None], Struct]
    shapes: Shapes
    make_board: Callable[[Path, Path], str] | None = None  # a recipe into a board; tells what became of it
    browser: bool = False  # whether the browser has a table for it
    boards_alone: bool = False  # whether a board without a title file can be played
    # For `bench`: each does some of its work and counts it.
    figures: Callable[[G], Mapping[str, Callable[[], int]]] = lambda game: {}


AnyFamily: TypeAlias = Family[AnyGame, AnyState, AnyView, SomePublic]


def opaque(family: Family[G, S, V, P]) -> AnyFamily:
    """A family as everybody else sees it."""
    return cast(AnyFamily, family)
