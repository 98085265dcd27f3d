"""How a game is told: what a family declares once, and one class that tells it to everybody else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, Protocol, TypeAlias, TypeVar, cast

from msgspec import Struct

from stellwerk.core.game import (
    AnyView,
    Event,
    IllegalAction,
    Line,
    Seat,
    SomeAction,
    SomeHand,
    SomePublic,
    Standing,
    View,
)
from stellwerk.core.play import Why
from stellwerk.words import Value, Words


class Naming(Protocol):
    """What people and things are called in one language."""

    @property
    def words(self) -> Words: ...
    def seat(self, seat: Seat) -> str: ...


N = TypeVar("N", bound=Naming)
P = TypeVar("P")
H = TypeVar("H")
A = TypeVar("A")
E = TypeVar("E")


class Told(Struct, frozen=True):
    """A sentence of a story: the index of the last event it tells, whose deed it was, and what it points at.

    `minor`: whoever sees the table sees it happen; only who hears the game alone must be told.
    """

    last: int
    text: str
    seat: Seat | None = None
    on: tuple[str, ...] = ()  # ids on the board: `route:paris-zurich-1`
    minor: bool = False


class Item(Struct, frozen=True):
    """An action as a person meets it. Without a label the thing that it touches says everything."""

    group: str
    label: str = ""
    key: str = ""  # the key on the keyboard, where it has one
    on: tuple[str, ...] = ()  # ids of what it touches: on the board, in the hand, in the supply


class Counter(Struct, frozen=True):
    """A number that everybody sees of every player: `icon` names the picture, `label` says what it is."""

    icon: str
    label: str


class PlayerFacts(Struct, frozen=True, omit_defaults=True):
    """What everybody sees of one player: `score` is what decides, if all may know it, `numbers` are those of the
    counters; `last`: it is why the end is near; `flag`: something that had to be announced."""

    score: int | None
    numbers: tuple[int, ...]
    last: bool = False
    flag: str = ""


class Feat(Struct, frozen=True):
    """What somebody did in a game, to be remembered: the most counts, or how many `of` all."""

    label: str
    value: int
    of: int | None = None


class Shortcut(Struct, Generic[A], frozen=True):
    """What a person types instead of many actions: what is told about it, and the actions, one after the other."""

    told: tuple[str, ...]
    actions: tuple[A, ...] = ()


Page: TypeAlias = Callable[[N, View[P, H], str], list[str]]


class Narration(Struct, Generic[N, P, H, A, E], frozen=True):
    """What a family of games must be able to say: functions of names that know title, people and language."""

    pages: Mapping[str, Page[N, P, H]]  # the text is what the page shall be about, if anything
    own_pages: tuple[str, ...]
    help: str  # the key of the message
    sample_rule: str
    doubtful: Callable[[N], bool]
    story: Callable[[N, Sequence[E], Seat | None], list[Told]]
    meant: Callable[[E], tuple[Seat, ...]]  # who is told of an event otherwise than everybody else: as "you"
    position: Callable[[N, View[P, H]], list[str]]
    task: Callable[[N, View[P, H]], str]
    counters: Callable[[N], tuple[Counter, ...]]
    players: Callable[[N, P], tuple[PlayerFacts, ...]]
    prompt: Callable[[N, View[P, H]], str]
    group: Callable[[A], str]
    item: Callable[[N, A, View[P, H]], Item]
    heading: Callable[[N, str], str]
    action: Callable[[N, A, View[P, H] | None], str]
    vocabulary: Callable[[N], Sequence[str]]
    fact: Callable[[N, str, Value], Value]  # what a refusal or a reason is about, for people
    total: Callable[[N, int], str]
    score: Callable[[N, Line], str]
    row: Callable[[N, Line], str]  # the row of the final count that the line belongs to; empty: to none
    counted: Callable[[N, Line, int], str]  # how many there are of what the line counts
    alike: bool = False  # whether an action is offered in the same words in every position, whoever sits there
    shortcut: Callable[[N, str, View[P, H]], Shortcut[A] | None] = lambda names, text, view: None
    about: Callable[[Line], tuple[str, ...]] = lambda line: ()  # ids of what a line of the final count is about
    feats: Callable[[N, Standing], tuple[Feat, ...]] = lambda names, standing: ()


AnyNarration: TypeAlias = Narration[Naming, SomePublic, SomeHand, SomeAction, Event]


def whole(page: Callable[[N, View[P, H]], list[str]]) -> Page[N, P, H]:
    """A page that is always told whole."""
    return lambda names, view, about: page(names, view)


class Narrator:
    """One game in one language, told to people with names."""

    def __init__(self, narration: Narration[N, P, H, A, E], names: N) -> None:
        self._tell = cast(AnyNarration, narration)
        self.names: Naming = names

    @property
    def words(self) -> Words:
        return self.names.words

    @property
    def pages(self) -> tuple[str, ...]:
        """What a player can ask to hear: `hand`, `board` …"""
        return tuple(self._tell.pages)

    @property
    def own_pages(self) -> tuple[str, ...]:
        """Those of the pages that tell what the seat alone sees."""
        return self._tell.own_pages

    @property
    def help(self) -> str:
        """What a player can type."""
        return self.words.say(self._tell.help)

    @property
    def sample_rule(self) -> str:
        """The id of a rule of this game, to show what one looks like."""
        return self._tell.sample_rule

    @property
    def doubtful(self) -> bool:
        """Whether this game, as it was chosen, is played with entries that nobody could verify."""
        return self._tell.doubtful(self.names)

    def story(self, events: Sequence[Event], to: Seat | None) -> Sequence[Told]:
        """Events in words, several in one sentence where they belong together; `to` is called "you"."""
        return self._tell.story(self.names, events, to)

    def meant(self, event: Event) -> tuple[Seat, ...]:
        """The seats to which the story of an event is another one; all others hear the same."""
        return self._tell.meant(event)

    def position(self, view: AnyView) -> list[str]:
        """What one must know before a decision, a line each."""
        return self._tell.position(self.names, view)

    def task(self, view: AnyView) -> str:
        """What the seat is asked for now, in one sentence."""
        return self._tell.task(self.names, view)

    def prompt(self, view: AnyView) -> str:
        """The same in a few words, for a headline."""
        return self._tell.prompt(self.names, view)

    def counters(self) -> tuple[Counter, ...]:
        """What is counted of every player."""
        return self._tell.counters(self.names)

    def players(self, public: SomePublic) -> tuple[PlayerFacts, ...]:
        """What everybody sees of each player, in seat order."""
        return self._tell.players(self.names, public)

    def scores(self, public: SomePublic) -> tuple[int | None, ...]:
        """The score of each seat, where all may know it."""
        return tuple(player.score for player in self.players(public))

    def page(self, name: str, view: AnyView, about: str = "") -> list[str]:
        """One of `pages`, perhaps about one thing only."""
        page = self._tell.pages.get(name)
        if page is None:
            raise ValueError(f"there is no page {name!r}; there are {', '.join(self.pages)}")
        return page(self.names, view, about)

    @property
    def alike(self) -> bool:
        """Whether `item` needs to be asked only once for an action."""
        return self._tell.alike

    def item(self, action: SomeAction, view: AnyView) -> Item:
        """An action of this seat as it is offered: group, label, key, and what it touches."""
        return self._tell.item(self.names, action, view)

    def group(self, action: SomeAction) -> str:
        """What kind of action this is; menus put the same kind together."""
        return self._tell.group(action)

    def heading(self, group: str) -> str:
        return self._tell.heading(self.names, group)

    def action(self, action: SomeAction, view: AnyView | None = None) -> str:
        """An action under the heading of its group; with what it costs or brings now, if there is a view."""
        return self._tell.action(self.names, action, view)

    def shortcut(self, text: str, view: AnyView) -> Shortcut[SomeAction] | None:
        """What the text stands for, if it is a shortcut."""
        return self._tell.shortcut(self.names, text, view)

    def vocabulary(self) -> Sequence[str]:
        """Actions in notation that a person may abbreviate even while the rules forbid them."""
        return self._tell.vocabulary(self.names)

    def refusal(self, error: IllegalAction) -> str:
        """Why an action is not allowed now, in one sentence; the rule is told beside it.

        Without a key a program has misused the rules; it is told in English what it did.
        """
        return self._filled(f"refusal-{error.key}", error.facts) if error.key else f"{error.reason}."

    def why(self, why: Why) -> str:
        """A bot's reason."""
        return self._filled(why.key, why.facts)

    def _filled(self, key: str, facts: Mapping[str, Value]) -> str:
        told = {fact: self._tell.fact(self.names, fact, value) for fact, value in facts.items()}
        return self.words.say(key, **told)

    def total(self, points: int) -> str:
        """A result: points, or whatever the game counts."""
        return self._tell.total(self.names, points)

    def score(self, line: Line) -> str:
        return self._tell.score(self.names, line)

    def about(self, line: Line) -> tuple[str, ...]:
        """Ids of what the line is about: `ticket:brest-roma`."""
        return self._tell.about(line)

    def feats(self, standing: Standing) -> tuple[Feat, ...]:
        """What this result is remembered for, beside rank and total."""
        return self._tell.feats(self.names, standing)

    def row(self, line: Line) -> str:
        """What the row of the final count is called in which this line stands; empty: in none."""
        return self._tell.row(self.names, line)

    def counted(self, line: Line, count: int) -> str:
        """`14 routes`"""
        return self._tell.counted(self.names, line, count)

    def ending(self, how: str) -> str:
        return self.words.name("ending", how)
