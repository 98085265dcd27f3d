"""What each seat is told about a version of a table: projected, never filtered, and encoded once per seat and
language."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Raw

from stellwerk import games
from stellwerk.core import codec
from stellwerk.core.game import AnyGame, Event, Seat, Standing, news_for
from stellwerk.core.session import Session
from stellwerk.server import wire
from stellwerk.server.fold import TakenBack
from stellwerk.server.sheet import Course
from stellwerk.words.narrator import Narrator, PlayerFacts
from stellwerk.words.result import sheet, winners


class Broadcast:
    """One version of a table, ready to be told to anybody; seat None is a spectator."""

    def __init__(
        self,
        game: AnyGame,
        course: Course,
        events: Sequence[Event],
        clocks: Sequence[int] | None,
        narrator: Callable[[str], Narrator],
    ) -> None:
        assert course.session is not None
        self._game = game
        self._sheet = course.sheet
        self._session = course.session
        self._events = events
        self._clocks = clocks
        self._public = codec.encode(self._session.state.public)
        self._texts: dict[tuple[Seat | None, str], str] = {}
        self._narrator = narrator
        self._players: tuple[PlayerFacts, ...] | None = None  # numbers, so the same in every language

    def text(self, seat: Seat | None, lang: str) -> str:
        """The message for a seat."""
        key = seat, lang
        if key not in self._texts:
            self._texts[key] = wire.write(self.message(seat, lang))
        return self._texts[key]

    def message(self, seat: Seat | None, lang: str) -> wire.Play:
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
            prompt=narrator.prompt(view) if sheet.status != "abandoned" else narrator.words.say("prompt-over"),
            log=log_of(narrator, news, seat),
            players=self._facts(narrator),
            choices=choices,
            headings=headings,
            undo=running and seat is not None and session.can_undo(seat),
            clocks=self._clocks,
            ending=ending,
            result=result_of(narrator, ending, session.standings(), seat) if sheet.status == "over" else None,
            view=Raw(b'{"seat":%b,"public":%b,"hand":%b}' % (codec.encode(seat), self._public, hand)),
            news=news,
            help=Raw(codec.encode(games.family_of(self._game).help(self._game, view))),
        )

    def _facts(self, narrator: Narrator) -> tuple[PlayerFacts, ...]:
        if self._players is None:
            self._players = narrator.players(self._session.state.public)
        return self._players


def choices_of(
    narrator: Narrator, session: Session, seat: Seat, before: str = ""
) -> tuple[tuple[wire.Choice, ...], dict[str, str]]:
    """What a seat may do now, with the headings of the groups; `before` is what it would have done already."""
    if seat not in session.actors:
        return (), {}
    view, choices, headings = session.view(seat), [], dict[str, str]()
    for action in session.legal(seat):
        item = narrator.item(action, view)
        choices.append(wire.Choice(before + session.game.write(action), item.group, item.label, item.key, item.on))
        if item.group not in headings:
            headings[item.group] = narrator.heading(item.group)
    return tuple(choices), headings


def log_of(narrator: Narrator, news: Sequence[Event], seat: Seat | None) -> tuple[wire.LogLine, ...]:
    """What happened at once, a sentence each."""
    back = [event.seat for event in news if isinstance(event, TakenBack)]
    if back:
        you = "yes" if back[0] == seat else "no"
        text = narrator.words.say("event-taken-back", seat=narrator.names.seat(back[0]), you=you)
        return (wire.LogLine(text, back[0]),)
    return tuple(
        wire.LogLine(told.text, told.seat, told.on) for told in narrator.story(news, seat) if not told.minor
    )


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
            tuple(wire.ScoreLine(narrator.score(line), line.points, narrator.about(line)) for line in each.lines),
        )
        for each in standings
    )
    rows = tuple(sheet(narrator, standings))
    return wire.Result(narrator.ending(ending), winners(narrator, standings, to), seats, rows)
