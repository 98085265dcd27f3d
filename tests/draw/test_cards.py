"""Train cards and tickets."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from draw.boards import board
from stellwerk.draw.cards import card_back, card_svg, ticket_card, train_card
from stellwerk.draw.sheet import sheet_of_file
from stellwerk.draw.tokens import tokens
from stellwerk.ticket.loading import LOCALE
from stellwerk.words import Words


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("kind", [*tokens().route, "loco"])
def test_train_cards(kind: str, lang: str) -> None:
    ElementTree.fromstring(card_svg(train_card(kind, Words(lang), f"card:{kind}")))


def test_a_card_says_its_colour_aloud() -> None:
    assert 'aria-label="Wagenkarte Grün"' in train_card("green", Words("de"))
    assert 'aria-label="green train card"' in train_card("green", Words("en"))
    assert 'aria-label="verdeckte Karte"' in card_back(Words("de"), 12)


def test_tickets_show_points_only_where_they_count() -> None:
    cities = sheet_of_file(board("europe")).cities
    worth = card_svg(ticket_card(cities[0], cities[1], 7, Words("de", LOCALE), "ticket:x"))
    assert ">7</text>" in worth
    assert "7 Punkte" in worth
    assert 'class="worth"' not in ticket_card(cities[0], cities[1], 0, Words("en", LOCALE))
