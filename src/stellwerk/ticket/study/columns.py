"""The tables that are noted of a game, and what their rows say."""

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
