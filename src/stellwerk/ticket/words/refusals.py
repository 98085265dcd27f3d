"""Refusals and reasons of the Ticket family in words: names instead of the ids that a message is filled with."""

from __future__ import annotations

from stellwerk.ticket.words.names import Names
from stellwerk.words import Value


def told(names: Names, fact: str, value: Value) -> Value:
    """A fact for people; what is not named here is a number and stays one."""
    title, words, text = names.title, names.words, str(value)
    match fact:
        case "route" | "other":
            return names.route(title.route_at[text])
        case "city":
            return names.city(title.city_at[text])
        case "ticket":
            return names.ends(title.ticket_at[text])
        case "card":
            return names.no_card(names.board.kinds.index(text))
        case "colour":
            return words.name("colour", text, "card")
        case "passenger":
            return names.colour(text)
        case "pile":
            return words.name("pile", text)
        case "mix":
            return names.from_piles([int(number) for number in text.split("+")])
        case "seat":
            return names.seat(int(value))
        case "seats":
            return words.listed(names.seat(int(seat)) for seat in text.split(" "))
        case _:
            return value
