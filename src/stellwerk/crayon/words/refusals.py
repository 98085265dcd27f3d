"""Refusals of crayon rails in words: names instead of the ids that a message is filled with."""

from __future__ import annotations

from stellwerk.crayon.words.names import Names
from stellwerk.words import Value


def told(names: Names, fact: str, value: Value) -> Value:
    """A fact for people; what is not named here is a number and stays one."""
    board, words, text = names.board, names.words, str(value)
    match fact:
        case "place":
            return names.place(board.place[text])
        case "post" | "here":
            return names.post(board.post[text])
        case "line":
            return names.line(board.line[text])
        case "good":
            return names.good(board.good[text])
        case "train" | "old":
            return names.train([kind.id for kind in names.title.rules.trains].index(text))
        case "event":
            return names.event(board.event[text] - board.orders)
        case "section":
            return names.edge(next(edge for edge in range(len(board.ends)) if board.edge_name(edge) == text))
        case "seat" | "owner":
            return names.seat(int(value))
        case "seats":
            return words.listed(names.seat(int(seat)) for seat in text.split(" "))
        case _:
            return value
