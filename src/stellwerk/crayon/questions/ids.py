"""The ids that the board draws, and the numbers of the rules."""

from __future__ import annotations

from stellwerk.core.game import InvalidAction
from stellwerk.crayon.board import NOWHERE, Board


def post_id(board: Board, post: int) -> str:
    return f"post:{board.posts[post]}"


def place_id(board: Board, place: int) -> str:
    return f"city:{board.places[place].id}"


def edge_id(board: Board, edge: int) -> str:
    return f"edge:{board.edge_name(edge)}"


def ferry_id(board: Board, line: int) -> str:
    return f"ferry:{board.lines[line].id}"


def good_id(board: Board, good: int) -> str:
    return f"good:{board.goods[good]}"


def posts_of(board: Board, text: str) -> tuple[int, ...]:
    """The mileposts that are meant; a city is one, however many it has (DK-51)."""
    kind, _, name = text.partition(":")
    if kind == "post" and name in board.post:
        post = board.post[name]
        place = board.place_at[post]
        return (post,) if place == NOWHERE else board.places[place].posts
    if kind == "city" and name in board.place:
        return board.places[board.place[name]].posts
    raise InvalidAction(f"{text!r} is no place; expected one such as 'post:{board.posts[0]}' or 'city:…'")


def posts_meant(board: Board, text: str) -> tuple[int, ...]:
    """The very milepost that is named; all of a city that is named as one."""
    kind, _, name = text.partition(":")
    return (board.post[name],) if kind == "post" and name in board.post else posts_of(board, text)


def city_of(board: Board, text: str) -> int:
    """The number of a city."""
    kind, _, name = text.partition(":")
    number = board.place.get(name, NOWHERE) if kind == "city" else NOWHERE
    if not 0 <= number < board.cities:
        raise InvalidAction(f"{text!r} is no city; expected one such as {place_id(board, 0)!r}")
    return number
