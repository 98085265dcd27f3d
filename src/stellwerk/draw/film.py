"""A whole Ticket game as one animated SVG: wagons, stations, passengers and scores in the order of the record."""

from __future__ import annotations

from stellwerk.core.record import Record, replay
from stellwerk.draw import motion, pieces
from stellwerk.draw.board import draw_board
from stellwerk.draw.coats import coat
from stellwerk.draw.layout import Layout, Point
from stellwerk.draw.paper import score_point
from stellwerk.draw.position import layout_for, marks_of, sheet_for
from stellwerk.draw.tokens import Theme
from stellwerk.draw.words import owned, passenger, scored, station_of
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.state import FREE, Public
from stellwerk.words import Words


def ticket_film(
    game: TicketGame,
    record: Record,
    theme: Theme,
    words: Words,
    layout: Layout | None = None,
    beat: float = 0.5,
) -> str:
    """The film; `beat` is the time between two changes on the board, in seconds."""
    layout = layout or layout_for(game)
    reel = _Reel(game, layout, words, beat)
    before = game.start(record.header.seats).public
    for moment in replay(game, record):
        reel.see(before, moment.state.public)
        before = moment.state.public
    over, top = reel.end(before)
    title = game.title
    return draw_board(
        sheet_for(title), layout, theme, words, marks=marks_of(title), points=title.points, over=over, top=top
    )


class _Reel:
    """What has been seen so far, and when."""

    def __init__(self, game: TicketGame, layout: Layout, words: Words, beat: float) -> None:
        self.title, self.layout, self.words, self.beat = game.title, layout, words, beat
        self.sheet = sheet_for(game.title)
        self.cities = {city.id: city for city in self.sheet.cities}
        self.time = 0.0
        self.over: list[str] = []
        self.top: list[str] = []
        self.scores: dict[int, list[tuple[float, Point]]] = {}
        self.taken: list[tuple[int, str, float]] = []  # city, colour, when the passenger boarded

    def see(self, before: Public, after: Public) -> None:
        """Note everything that one step has changed on the board."""
        changes = [
            *self._claims(before, after), *self._stations(before, after), *self._boardings(before, after)
        ]  # fmt: skip
        if changes:
            self.time += self.beat
        for kind, index, what in changes:
            if kind == "claim":
                route = self.sheet.routes[index]
                title = owned(route, self.cities, what, self.words)
                wagons = pieces.wagons(self.layout, route, coat(what), title)
                self.over.append(motion.inserted(wagons, motion.hidden_until(self.time)))
            elif kind == "station":
                city = self.sheet.cities[index]
                hut = pieces.station(self.layout, city, coat(what), station_of(city, what, self.words))
                self.top.append(motion.inserted(hut, motion.hidden_until(self.time)))
            else:
                self.taken.append((index, self.title.board.guests[what], self.time))
        if self.layout.plan.track:
            for seat, player in enumerate(after.players):
                if seat not in self.scores or player.score != before.players[seat].score:
                    place = score_point(self.layout.plan, player.score)
                    self.scores.setdefault(seat, []).append((self.time, place))

    def end(self, last: Public) -> tuple[str, str]:
        """Everything on the routes, and everything above the cities."""
        for city, left in enumerate(last.waiting):
            self._passengers(
                city, [c for c, n in zip(self.title.board.guests, left, strict=True) for _ in range(n)]
            )
        for seat, places in self.scores.items():
            score = last.players[seat].score
            title = scored(seat, score, self.words)
            marker = pieces.marker(self.layout.plan, seat, score, seat, coat(seat), title)
            self.top.append(motion.inserted(marker, motion.journey(places, self.time, glide=False)))
        shapes = pieces.shapes(self.layout, self.title.board.guests, len(last.players))
        return pieces.layer([shapes, *self.over]), motion.clock(self.time) + "".join(self.top)

    def _claims(self, before: Public, after: Public) -> list[tuple[str, int, int]]:
        if before.owner == after.owner:
            return []
        pairs = enumerate(zip(before.owner, after.owner, strict=True))
        return [("claim", route, new) for route, (old, new) in pairs if old != new]

    def _stations(self, before: Public, after: Public) -> list[tuple[str, int, int]]:
        if before.stations == after.stations:
            return []
        pairs = enumerate(zip(before.stations, after.stations, strict=True))
        return [("station", city, new) for city, (old, new) in pairs if old != new and new != FREE]

    def _boardings(self, before: Public, after: Public) -> list[tuple[str, int, int]]:
        if before.waiting == after.waiting:
            return []
        return [
            ("boarding", city, colour)
            for city, (old, new) in enumerate(zip(before.waiting, after.waiting, strict=True)) if old != new
            for colour, (was, now) in enumerate(zip(old, new, strict=True)) if now < was
        ]  # fmt: skip

    def _passengers(self, city: int, staying: list[str]) -> None:
        entry = self.sheet.cities[city]
        gone = [(colour, time) for at, colour, time in self.taken if at == city]
        waiting = [(colour, None) for colour in staying] + [(colour, time) for colour, time in gone]
        standing = zip(pieces.feet(self.layout, entry), waiting, strict=False)
        for number, (foot, (colour, until)) in enumerate(standing, start=1):
            guest = pieces.guest(entry, number, foot, colour, passenger(colour, self.words))
            if until is None:
                self.top.append(guest)
            else:
                self.top.append(f'<g visibility="hidden">{motion.shown_until(until)}{guest}</g>')
