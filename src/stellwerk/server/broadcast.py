"""What each seat is told about a version of a table: projected, never filtered. What all may know is said once per
language, what only a seat may know once for that seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Raw, Struct
from msgspec.structs import replace

from stellwerk import games
from stellwerk.core import codec
from stellwerk.core.game import AnyGame, AnyView, Event, Seat, Standing, news_for
from stellwerk.server import lessons, wire
from stellwerk.server.entries import Entry, Moved
from stellwerk.server.fold import TakenBack, TakenUp
from stellwerk.server.menu import choices_of
from stellwerk.server.sheet import Course
from stellwerk.words.narrator import Narrator, PlayerFacts
from stellwerk.words.result import place, sheet, winners

LONGEST: Final = 100  # events that are kept to go on with


class Strand(Struct, frozen=True):
    """What a seat did without a break: a later sentence may go on with an earlier one."""

    seat: Seat | None = None
    events: tuple[Event, ...] = ()

    def before(self, entry: Entry) -> tuple[Event, ...]:
        """What this entry goes on with."""
        goes_on = isinstance(entry, Moved) and entry.seat == self.seat and len(self.events) < LONGEST
        return self.events if goes_on else ()

    def with_(self, entry: Entry, events: Sequence[Event]) -> Strand:
        return Strand(entry.seat, (*self.before(entry), *events)) if isinstance(entry, Moved) else Strand()


class Helped(Struct, frozen=True):
    """The help that a seat was last given, the view it was made of, and how it is written."""

    view: AnyView
    help: Struct
    text: Raw


class Broadcast:
    """One version of a table, ready to be told to anybody; seat None is a spectator.

    `earlier` is what the same seat did just before: a run or a line of track is told in one sentence, however many
    decisions it took. `helped` belongs to the table: most versions change nothing of a seat's help.
    """

    def __init__(
        self,
        game: AnyGame,
        course: Course,
        events: Sequence[Event],
        earlier: Sequence[Event],
        clocks: Callable[[], Sequence[int] | None],
        narrator: Callable[[str], Narrator],
        helped: dict[Seat | None, Helped],
    ) -> None:
        assert course.session is not None
        self._game = game
        self._sheet = course.sheet
        self._session = course.session
        self._events = events
        self._earlier = earlier
        self._clocks = clocks
        self._public = codec.encode(self._session.state.public)
        self._messages: dict[tuple[Seat | None, str], wire.Play] = {}
        self._texts: dict[tuple[Seat | None, str], str] = {}
        self._narrator = narrator
        self._helped = helped
        self._logs: dict[tuple[Seat | None, str], tuple[wire.LogLine, ...]] = {}
        self._waiting: dict[str, str] = {}  # what everybody reads who is not to act
        self._players: tuple[PlayerFacts, ...] | None = None  # numbers, so the same in every language

    def text(self, seat: Seat | None, lang: str) -> str:
        """The message for a seat, with the clocks as they stand now."""
        key, clocks = (seat, lang), self._clocks()
        if clocks is not None:
            return wire.write(replace(self.message(seat, lang), clocks=clocks))
        if key not in self._texts:
            self._texts[key] = wire.write(self.message(seat, lang))
        return self._texts[key]

    def message(self, seat: Seat | None, lang: str) -> wire.Play:
        """The same as a value, without clocks."""
        key = seat, lang
        if key not in self._messages:
            self._messages[key] = self._message(seat, lang)
        return self._messages[key]

    def _message(self, seat: Seat | None, lang: str) -> wire.Play:
        sheet, session, narrator = self._sheet, self._session, self._narrator(lang)
        running, state = sheet.status == "running", session.state
        view, news = session.view(seat), news_for(seat, self._events)
        actors = session.actors if running else ()
        choices, headings = choices_of(narrator, session, seat) if running and seat is not None else ((), {})
        hand = codec.encode(view.hand)
        ending = self._game.ending(state.public) or ("abandoned" if sheet.status == "abandoned" else "")
        return wire.Play(
            version=sheet.version,
            actors=actors,
            prompt=self._prompt(narrator, view),
            log=self._log(narrator, news, seat),
            players=self._facts(narrator),
            choices=choices,
            headings=headings,
            undo=running and seat is not None and session.can_undo(seat) and lessons.step_of(sheet) is None,
            clocks=None,
            ending=ending,
            result=result_of(narrator, ending, session.standings(), seat) if sheet.status == "over" else None,
            view=Raw(b'{"seat":%b,"public":%b,"hand":%b}' % (codec.encode(seat), self._public, hand)),
            news=news,
            help=self._help(view),
            coach=lessons.coach(sheet, narrator.words) if seat == lessons.LEARNER else None,
        )

    def _prompt(self, narrator: Narrator, view: AnyView) -> str:
        if self._sheet.status == "abandoned":
            return narrator.words.say("prompt-over")
        if view.seat in self._session.actors:
            return narrator.prompt(view)
        lang = narrator.words.lang
        if lang not in self._waiting:
            self._waiting[lang] = narrator.prompt(view)
        return self._waiting[lang]

    def _log(self, narrator: Narrator, news: Sequence[Event], seat: Seat | None) -> tuple[wire.LogLine, ...]:
        """Whoever is not meant by anything that happened hears the same as everybody."""
        earlier = news_for(seat, self._earlier)
        meant = any(_meant(narrator, event, seat) for event in (*earlier, *news))
        key = (seat if meant else None), narrator.words.lang
        if key not in self._logs:
            self._logs[key] = log_of(narrator, news, seat, earlier)
        return self._logs[key]

    def _help(self, view: AnyView) -> Raw:
        last = self._helped.get(view.seat)
        given = games.family_of(self._game).help(
            self._game, view, None if last is None else (last.view, last.help)
        )
        text = Raw(codec.encode(given)) if last is None or given is not last.help else last.text
        self._helped[view.seat] = Helped(view, given, text)
        return text

    def _facts(self, narrator: Narrator) -> tuple[PlayerFacts, ...]:
        if self._players is None:
            self._players = narrator.players(self._session.state.public)
        return self._players


def _meant(narrator: Narrator, event: Event, seat: Seat | None) -> bool:
    if isinstance(event, TakenBack):
        return event.seat == seat
    if isinstance(event, TakenUp):
        return False
    return event.only is not None or seat in narrator.meant(event)


def log_of(
    narrator: Narrator, news: Sequence[Event], seat: Seat | None, earlier: Sequence[Event] = ()
) -> tuple[wire.LogLine, ...]:
    """What happened at once, a sentence each; the first may go on with the last one of what was `earlier`."""
    back = [event.seat for event in news if isinstance(event, TakenBack)]
    if back:
        you = "yes" if back[0] == seat else "no"
        text = narrator.words.say("event-taken-back", seat=narrator.names.seat(back[0]), you=you)
        return (wire.LogLine(text, back[0]),)
    up = any(isinstance(event, TakenUp) for event in news)
    played = [event for event in news if not isinstance(event, TakenUp)] if up else news
    lines, begins = list[wire.LogLine](), 0
    for told in narrator.story([*earlier, *played], seat):
        if told.last >= len(earlier) and not told.minor:
            lines.append(wire.LogLine(told.text, told.seat, told.on, again=begins < len(earlier)))
        begins = told.last + 1
    return (*((wire.LogLine(narrator.words.say("event-taken-up")),) if up else ()), *lines)


def result_of(
    narrator: Narrator, ending: str, standings: Sequence[Standing], to: Seat | None = None
) -> wire.Result:
    """The end of a game in words and numbers; `to` is called "you"."""
    seats = tuple(
        wire.SeatResult(
            each.seat,
            each.rank,
            each.total,
            narrator.total(each.total),
            place(narrator, standings, each.seat),
            tuple(
                wire.ScoreLine(narrator.score(line), line.points, narrator.about(line), narrator.row(line))
                for line in each.lines
            ),
        )
        for each in standings
    )
    rows = tuple(sheet(narrator, standings))
    return wire.Result(narrator.ending(ending), winners(narrator, standings, to), seats, rows)
