"""The final count of the Ticket family in words."""

from __future__ import annotations

from typing import Final

from stellwerk.core.game import Line, Standing
from stellwerk.ticket.words.names import Names
from stellwerk.words.narrator import Feat

MINUS: Final = "\N{MINUS SIGN}"


def score_line(names: Names, line: Line) -> str:
    """`Brest–Roma (8 points): completed, +8`"""
    title, say = names.title, names.words.say
    points, count = f"{line.points:+d}".replace("-", MINUS), line.count or 0
    match line.what:
        case "ticket":
            done = "yes" if line.points > 0 else "no"
            key = "score-ticket" if title.points else "score-journey"
            return say(key, ends=names.ends(title.ticket_at[line.of]), done=done, points=points)
        case "borrowed":
            city, _, route = line.of.partition("/")
            there, used = names.city(title.city_at[city]), names.route(title.route_at[route])
            return say("score-borrowed", city=there, route=used)
        case "passengers":
            return say("score-passengers", colour=names.colour(line.of), n=count, points=points)
        case what:
            return say(f"score-{what}", n=count, points=points)


def about(line: Line) -> tuple[str, ...]:
    """The ticket, the station with the route that it uses, or the seat's longest path, which help traces."""
    match line.what:
        case "ticket":
            return (f"ticket:{line.of}",)
        case "borrowed":
            city, _, route = line.of.partition("/")
            return f"city:{city}", f"route:{route}"
        case "longest-path":
            return ("trail",)
        case _:
            return ()


def _kind(line: Line) -> str:
    """The message that tells the row: tickets are told apart by success."""
    if line.what == "ticket":
        return "score-tickets-done" if line.points > 0 else "score-tickets-open"
    return f"score-{line.what}"


def row(names: Names, line: Line) -> str:
    """The row of the final count; what a station borrows is told among the lines only."""
    if line.what == "borrowed":
        return ""
    return names.words.form(_kind(line), "row", of=names.colour(line.of) if line.of else "")


def counted(names: Names, line: Line, count: int) -> str:
    return names.words.form(_kind(line), "count", count=count)


def total(names: Names, points: int) -> str:
    """Points, or completed tickets where routes score nothing."""
    return names.words.say("points" if names.title.points else "tickets", n=points)


def feats(names: Names, standing: Standing) -> tuple[Feat, ...]:
    """The completed tickets of all, and the longest path where the title counts it."""
    say = names.words.say
    tickets = [line.points > 0 for line in standing.lines if line.what == "ticket"]
    paths = [line.count or 0 for line in standing.lines if line.what == "longest-path"]
    return (
        Feat(say("feat-tickets"), sum(tickets), len(tickets)),
        *(Feat(say("feat-longest-path"), length) for length in paths),
    )
