"""A family of games as one value: everything that anybody outside its room may want to know of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar, cast

from msgspec import Struct, field

from stellwerk.core.faults import Finding
from stellwerk.core.game import (
    AnyGame,
    AnyState,
    AnyView,
    Event,
    Seat,
    SomeAction,
    SomeHand,
    SomeHidden,
    SomePublic,
)
from stellwerk.core.numbers import Codes, Field
from stellwerk.core.options import Option
from stellwerk.core.play import Bot
from stellwerk.core.record import Moment, Record
from stellwerk.core.session import Session
from stellwerk.study.chapter import Findings, Kind, Layer
from stellwerk.study.dials import Turned, Wish
from stellwerk.study.watched import Watched
from stellwerk.words import Words
from stellwerk.words.narrator import Naming, Narrator
from stellwerk.words.rules import Rule

if TYPE_CHECKING:
    from stellwerk.draw.tokens import Theme
    from stellwerk.study.notes import Notes

G = TypeVar("G")  # the family's game
S = TypeVar("S")  # its state
V = TypeVar("V")  # its view
P = TypeVar("P")  # its public part
A = TypeVar("A")  # its actions
N = TypeVar("N", bound=Naming)  # its names
Q = TypeVar("Q", bound=Struct)  # what is asked about
M = TypeVar("M")  # a moment of its records
Positioned: TypeAlias = AnyState | AnyView


class Pictures(Struct, Generic[G, S, V, P], frozen=True):
    """Boards, positions and whole games as SVG."""

    board: Callable[[G, Theme, Words, bool], str]  # the last: with everything that can stand on it, for a browser
    position: Callable[[G, S | V, Theme, Words, Sequence[str], bool], str]  # players' names; with the tray
    film: Callable[[G, Record, Theme, Words], str]
    stands: Callable[[P], object]  # what stands on the board: another value, another picture
    # Something small for a page of rules, from what a title's file says of it; None: pages without pictures.
    example: Callable[[G, Mapping[str, object], Theme, Words], str] | None = None
    file: Callable[[Path, Theme, Words], str] | None = None  # a board that no title plays yet


class Question(Struct, Generic[N, V, Q], frozen=True):
    """Something that may be asked about a position. The answer is made of names and a view alone, so that nobody
    learns more by asking than by looking."""

    asks: type[Q]
    answers: type[Struct]
    answer: Callable[[N, V, Q], Struct]
    watched: bool = False  # a spectator may ask too
    quick: bool = False  # takes no longer than a message: answered at once, on the event loop


AnyQuestion: TypeAlias = Question[Naming, AnyView, Struct]


Telling: TypeAlias = Callable[[Naming, Sequence[SomeAction]], str]


class Ahead(Struct, Generic[G, S, V], frozen=True):
    """How a seat decides before its turn, from its view alone."""

    imagine: Callable[[G, V], S]  # as if it were the seat's turn now
    # What a person should see before deciding, if it has happened: said as `alarm-…`.
    alarms: Callable[[V], tuple[str, ...]]
    told: Telling  # a way of deciding in a few words: all its actions


class Chronicle(Struct, Generic[N, M], frozen=True):
    """A finished game in numbers, for whoever looks back: made of everything that happened."""

    shape: type[Struct]
    tell: Callable[[N, Iterable[M]], Struct]


AnyMoment: TypeAlias = Moment[SomePublic, SomeHand, SomeHidden, SomeAction, Event]
AnyChronicle: TypeAlias = Chronicle[Naming, AnyMoment]


class Written(Struct, frozen=True):
    """A kind of file that designers write: what reads it, and what reads the tables that it only passes on."""

    about: str
    shape: Any  # a Struct, or a generic one with its parameter
    within: Mapping[str, Any] = {}


class Study(Struct, Generic[G], frozen=True):
    """What many games say about a board of this family: what is noted of each, what it adds up to, and its map."""

    columns: Mapping[str, tuple[str, ...]]  # of the tables that are noted
    figures: Mapping[str, Kind]  # numbers noted of whole games
    things: Mapping[str, str]  # tables by the column that names what comes up, such as routes
    words: str  # how the messages for all of these begin
    watch: Callable[[G, Session], Watched]
    findings: Callable[[G, Words, Notes], Findings]
    # What is to be changed: a game, its games, and the least and the most that a number may be.
    dial: Callable[[G, Notes, tuple[int, int]], Turned]  # towards what is fair
    wished: Callable[[G, Notes, Sequence[Wish], tuple[int, int]], Turned]  # towards what a designer wants
    wishes: Mapping[str, Callable[[G], tuple[str, ...]]]  # rates that one can wish for, and of which things
    heat: Callable[[G, Words, Sequence[Layer]], str]  # the board, a layer `<g class="heat ID">` for each


D = TypeVar("D", bound=Struct)  # a design


class Workshop(Struct, Generic[D], frozen=True):
    """How a title of the family is made in a browser. What the page sends, a design, becomes the files that the
    command line reads too, so that there is one way to check, draw and play it."""

    design: type[D]
    start: Callable[[Words], Struct]  # what there is to begin with
    chart: Callable[[str], Struct]  # a coast of ours, to draw upon
    files: Callable[[D, str], dict[str, str]]  # of the title, by their names; the last: what records call it
    opened: Callable[[Mapping[str, str]], D]  # the design that files hold
    copied: Callable[[Path], D]  # a title as the beginning of another
    proposed: Callable[[D], Struct]  # what the page may fill in by itself
    # Room for everything, written beside the board: how far it is, and seconds it may take; what still overlaps.
    lay_out: Callable[[Path, Callable[[float], None], float, Words], list[str]]
    shapes: tuple[type[Struct], ...]  # of what the page sends and gets


AnyWorkshop: TypeAlias = Workshop[Struct]


def worked(workshop: Workshop[D]) -> AnyWorkshop:
    """A workshop as everybody else sees it."""
    return cast(AnyWorkshop, workshop)


class Shapes(Struct, frozen=True):
    """The types that a client of this family meets in messages; TypeScript's are made from them."""

    public: type
    hand: type
    event: object  # a union
    names: type
    help: type


class Learning(Struct, Generic[G, V, A], frozen=True):
    """A game in numbers, for programs that learn. Whatever depends on the number of seats is given it."""

    codes: Callable[[G], Codes[V, A]]  # decisions
    outcomes: Callable[[G], tuple[A, ...]]  # everything that luck can do
    fields: Callable[[G, int], tuple[Field[V], ...]]  # what a seat sees
    hints: Callable[[G, int], tuple[Field[V], ...]]  # what follows from it and takes some searching


AnyLearning: TypeAlias = Learning[AnyGame, AnyView, SomeAction]


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
    bots: Mapping[str, Callable[[G], Bot]]  # the levels, weakest first
    narrator: Callable[[G, Words, Sequence[str]], Narrator]
    pictures: Callable[[], Pictures[G, S, V, P]]  # made when something is to be drawn
    names: Callable[[G, Words], Struct]  # names for the numbers in views, for clients
    # What helps a seat decide, made of its view alone. The last: an earlier view of this seat and what it was
    # given then, which may save work; where nothing has changed, the very same comes back.
    help: Callable[[G, V, tuple[V, Struct] | None], Struct]
    shapes: Shapes
    written: Mapping[str, Written] = field(default_factory=dict)  # files of designers: title, board, recipe
    study: Callable[[], Study[G]] | None = None  # made when a report is; None: there is none
    workshop: Callable[[], AnyWorkshop] | None = None  # opened when somebody designs; None: only in files
    # Bots with a temper: no level of their own, somebody to meet at the table.
    characters: Mapping[str, Callable[[G], Bot]] = field(default_factory=dict)
    # The level that searches, for so many seconds (None: as it likes), if it needs nothing compiled.
    searcher: Callable[[G, float | None], Bot] | None = None
    make_board: Callable[[Path, Path], str] | None = None  # a recipe into a board; tells what became of it
    questions: Mapping[str, AnyQuestion] = field(default_factory=dict)
    ahead: Ahead[G, S, V] | None = None  # None: nobody decides before their turn
    chronicle: AnyChronicle | None = None
    learning: AnyLearning | None = None  # None: no environments for learning
    browser: bool = False  # whether the browser has a table for it
    # What a title calls itself that comes without words; empty: it goes by its id.
    called: Callable[[G, Words], str] = lambda game, words: ""
    # The rules of the catalogue as a designer's own title has them: with its numbers; None: it has no such rule.
    adapted: Callable[[G, Words], Callable[[Rule], Rule | None]] = lambda game, words: lambda rule: rule
    boards_alone: bool = False  # whether a board without a title file can be played
    # The seat that has the first turn, if this is luck's action that names it; turn order goes on from there.
    starts: Callable[[SomeAction], Seat | None] = lambda action: None
    # For `bench`: each does some of its work and counts it.
    figures: Callable[[G], Mapping[str, Callable[[], int]]] = lambda game: {}


AnyFamily: TypeAlias = Family[AnyGame, AnyState, AnyView, SomePublic]


def asked(question: Question[N, V, Q]) -> AnyQuestion:
    """A question as everybody else sees it."""
    return cast(AnyQuestion, question)


def told(chronicle: Chronicle[N, M]) -> AnyChronicle:
    """A chronicle as everybody else sees it."""
    return cast(AnyChronicle, chronicle)


def learnt(learning: Learning[G, V, A]) -> AnyLearning:
    """A family's numbers as everybody else sees them."""
    return cast(AnyLearning, learning)


def opaque(family: Family[G, S, V, P]) -> AnyFamily:
    """A family as everybody else sees it."""
    return cast(AnyFamily, family)
