"""Every refusal of the Ticket family can be told in both languages, with the names of people's things."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from contract.walking import walk
from rules.position import REST, position
from rules.table import Table, game_of
from rules.test_catalogue import attempts
from stellwerk.core.game import LUCK, IllegalAction
from stellwerk.ticket.actions import Action, Build, Card, Claim, Draw, Keep, Pay, Take
from stellwerk.ticket.game import TicketGame
from words.refusing import (
    keys,
    raised,
    reads_well,
    refused_entry,
    told_by,
    told_in_both_languages,
    told_to_a_program,
)

VARIANTS: list[tuple[str, dict[str, str], int]] = [
    ("europe", {}, 3),
    ("europe", {"way": "mega"}, 2),
    ("germany", {}, 4),
    ("first-journey", {}, 3),
]
ENGLISH = re.compile(r"\b(the|is|are|you|your|not|of|with|and|cards?|seat|locomotives?|route|first|to)\b", re.I)


# ---- code and messages


def test_every_key_has_a_message_with_its_facts_and_every_message_a_key() -> None:
    told = told_by("ticket")
    assert keys("ticket") == set(told)
    assert [(key, facts) for key, facts in raised("ticket") if facts != told[key]] == []


# ---- random games


def _refusals(game: TicketGame, seats: int) -> Iterator[tuple[str, IllegalAction]]:
    """Everything that can be written down, tried by everybody all through a random game."""
    texts = list(attempts(game))
    for step, now in enumerate(walk(game, seats, "refusals")):
        if step % 3 and now.actors:
            continue
        for seat in (LUCK, *range(seats)):
            for text in texts:
                try:
                    game.apply(now.state, seat, game.read(text))
                except IllegalAction as error:
                    yield text, error


@cache
def _met(variant: int) -> dict[tuple[str, str], IllegalAction]:
    """One refusal for each key and set of facts; those without a key by what was tried."""
    name, options, seats = VARIANTS[variant]
    return {
        (error.key, str(error.facts) if error.key else text): error
        for text, error in _refusals(game_of(name, options), seats)
    }


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_every_refusal_of_a_game_is_told_in_both_languages(variant: int) -> None:
    name, options, _ = VARIANTS[variant]
    told_in_both_languages(game_of(name, options), _met(variant).items(), ENGLISH)


# ---- sentences


def _paying() -> Table:
    return position(hands={0: "3 red + 2 green"}).do(0, "claim paris-zurich-1")


def _surcharge() -> Table:
    table = position(hands={0: "4 loco + 2 red"})
    return table.do(0, "claim paris-zurich-1", "pay 3 loco").luck("loco", "red", "pink")


def _boarding() -> Table:
    table = position("germany", hands={0: "9 loco"}, waiting={"berlin": "2 blue"}, passengers={1: REST})
    berlin = table.title.city_at["berlin"]
    route = next(route for route in table.title.board.routes if berlin in (route.a, route.b))
    table.do(0, f"claim {route.id}", f"pay {route.length} loco")
    while "leave berlin" not in table.legal(0):
        table.do(0, table.legal(0)[0])
    return table


def _few_tickets() -> Table:
    return position("germany", pile="berlin-leipzig hamburg-rostock rostock-oesterreich", tickets={1: REST})


def _orange() -> Table:
    return position(hands={0: "1 orange + 1 loco"})


def _owned() -> Table:
    return position(
        owners={0: "budapest-wien-1", 1: "paris-zurich-1 bruxelles-paris-1"}, stations={0: "paris", 1: "angora"}
    )


def _bare() -> Table:
    """Seat 1 has every card of the deck and every ticket."""
    return position(deck="", hands={1: REST}, pile="", tickets={1: REST})


def _unstarted() -> Table:
    game = game_of("europe", {})
    return Table(game, game.start(2))


# A table, an entry as records write it, and what is said about it.
SENTENCES: list[tuple[Callable[[], Table], str, str]] = [
    (_paying, "0 pay 3 green", "Es fehlt 1 grüne Karte."),
    (_paying, "0 pay 3 blue", "Es fehlen 3 blaue Karten."),
    (_paying, "0 pay 2 red + 1 loco", "Es fehlt 1 Lokomotive."),
    (_paying, "0 pay 1 blue + 2 loco", "Es fehlen 1 blaue Karte und 2 Lokomotiven."),
    (_paying, "0 pay 2 red", "Paris–Zürich kostet genau 3 Karten."),
    (_paying, "0 claim brest-dieppe-1", "Bezahle zuerst Paris–Zürich."),
    (_surcharge, "0 pay 1 red", "Zuzuzahlen ist genau 1 Lokomotive."),
    (_surcharge, "0 draw blind", "Zahle zuerst für den Tunnel Paris–Zürich zu, oder verzichte auf ihn."),
    (_orange, "0 claim brest-paris-1", "Für Brest–Paris fehlen dir 2 schwarze Karten oder Lokomotiven."),
    (_orange, "0 claim frankfurt-munchen-1", "Für Frankfurt–München fehlt dir 1 rosa Karte oder Lokomotive."),
    (
        _orange,
        "0 claim paris-zurich-1",
        "Für Paris–Zürich fehlt dir 1 Karte: Nötig sind 3 einer Farbe, mit Lokomotiven als Jokern.",
    ),
    (
        _orange,
        "0 claim palermo-smyrna-1",
        "Die Fähre Palermo–Smyrna braucht mindestens 2 Lokomotiven, und du hast nur 1.",
    ),
    (_orange, "0 draw red", "In der Auslage liegt keine rote Karte."),
    (_orange, "0 draw loco", "In der Auslage liegt keine Lokomotive."),
    (_orange, "1 draw blind", "Du bist nicht an der Reihe. Gewartet wird auf Platz 1."),
    (_orange, "0 ask 2 long", "Hier ziehst du genau 3 normale Zielkarten."),
    (_owned, "0 claim paris-zurich-1", "Paris–Zürich gehört schon Platz 2."),
    (_owned, "0 claim budapest-wien-1", "Budapest–Wien (rot) gehört dir schon."),
    (_owned, "0 claim budapest-wien-2", "Neben Budapest–Wien (weiß) gehört dir schon eine Strecke."),
    (
        _owned,
        "0 claim bruxelles-paris-2",
        "Bruxelles–Paris (gelb) ist gesperrt: "
        "Bei 2 Personen ist von mehreren parallelen Strecken nur eine zu haben.",
    ),
    (_owned, "0 build paris", "In Paris hast du schon einen Bahnhof."),
    (_owned, "0 build angora", "In Angora (Ankara) hat schon Platz 2 einen Bahnhof."),
    (_bare, "0 draw blind", "Stapel und Ablage sind leer."),
    (_bare, "0 ask 3 normal", "Es sind keine Zielkarten mehr da."),
    (_few_tickets, "0 ask 4 short", "Zieh zusammen genau 3 Zielkarten."),
    (_few_tickets, "0 ask 3 short", "Der Stapel hat nur noch 2: kurze Zielkarten."),
    (lambda: Table.new(way="mega").deal(), "0 keep OFFER", "Behalte höchstens 1 Zielkarte."),
    (lambda: Table.new("germany").deal(), "0 keep none", "Sag zuerst, welche Zielkarten du ziehst."),
    (lambda: position("first-journey"), "0 swap", "Du hast keine Reisen zum Tauschen."),
    (_boarding, "0 take red from berlin", "Berlin: Dort wartet kein Fahrgast dieser Farbe (Rot)."),
    (_unstarted, "* start 7", "Platz 8 gibt es an diesem Tisch nicht."),
]


def _refused_entry(table: Table, entry: str) -> IllegalAction:
    """OFFER stands for all tickets that seat 0 may choose from."""
    offer = [table.title.board.tickets[ticket].id for ticket in table.state.hands[0].offer]
    return refused_entry(table, entry.replace("OFFER", " ".join(offer)))


@pytest.mark.parametrize(("made", "entry", "told"), SENTENCES, ids=[told for *_, told in SENTENCES])
def test_refusals_read_well_in_german(made: Callable[[], Table], entry: str, told: str) -> None:
    table = made()
    reads_well(table, _refused_entry(table, entry), told)


def test_what_only_a_program_can_try_has_no_key_and_is_told_in_english() -> None:
    opening, paying, boarding = Table.new().deal(), _paying(), _boarding()
    offer = opening.state.hands[0].offer
    berlin = boarding.title.city_at["berlin"]
    misuse: list[tuple[Table, int, Action]] = [
        (_orange(), 0, Draw(99)),
        (_orange(), 0, Claim(-1)),
        (_orange(), 0, Build(999)),
        (opening, 0, Keep((offer[1], offer[0]))),
        (opening, 0, Keep((offer[0], offer[0]))),
        (opening, 0, Keep((999,))),
        (paying, 0, Pay(99, 3, 0)),
        (paying, 0, Pay(0, -1, 4)),
        (paying, 0, Pay(paying.title.loco, 3, 0)),
        (boarding, 0, Take(berlin, 99)),
        (Table.new(), LUCK, Card(99)),
    ]
    told_to_a_program(misuse)


def test_every_key_is_met() -> None:
    """By random games or by a sentence above: no message is there for nothing."""
    met = {key for variant in range(len(VARIANTS)) for key, _ in _met(variant)}
    met |= {_refused_entry(made(), entry).key for made, entry, _ in SENTENCES}
    assert keys("ticket") - met == set()
