"""The tables and numbers that are noted of a game, and what their columns say."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1  # the `by` of a ticket whose way nobody closed

COLUMNS: Final = {
    "routes": ("route", "seat", "when", "won", "contested"),  # a row for every claim
    "tickets": ("ticket", "seat", "kept", "completed", "blocked", "by", "won", "margin"),  # for every ticket shown
    "colours": ("colour", "row", "blind", "paid"),  # for every colour of a game
    "waits": ("colour", "seat", "turns", "had"),  # for every coloured route on the way of a ticket kept
    "laps": ("seat", "won", "led", "moved", "counted"),  # for every last lap
}
NAMED: Final = frozenset(("route", "ticket", "colour"))  # things of the board, by number
YES_OR_NO: Final = frozenset(("contested", "kept", "completed", "blocked", "had", "led"))
SHARES: Final = frozenset(
    ("when", "won", "margin", "moved", "counted")
)  # with parts; all others are whole numbers

NUMBERS: Final = (  # of whole games
    "lead-changes",
    "decided",
    "margin",
    "flushes",
    "reshuffles",
    "blind",
    "passes",
    "trains-left",
    "cards-left",
    "tunnels-lost",  # not a number where no tunnel cost more
)
