"""Refusals of Denmark in words: the message that the key names, filled with names instead of ids."""

from __future__ import annotations

from stellwerk.core.game import IllegalAction
from stellwerk.words import Value
from stellwerk.words.denmark.names import Names


def refusal(names: Names, error: IllegalAction) -> str:
    """One sentence. Without a key a program has misused the rules; it is told in English what it did."""
    if not error.key:
        return f"{error.reason}."
    facts = {fact: told(names, fact, value) for fact, value in error.facts.items()}
    return names.words.say(f"refusal-{error.key}", **facts)


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
            return str(int(value) + 1)
        case "seats":
            return words.listed(words.seat(int(seat)) for seat in text.split(" "))
        case _:
            return value
