"""Whoever is not meant hears what everybody hears: that is why it is said only once."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk import games
from stellwerk.core.game import news_for
from stellwerk.core.luck import SeededLuck
from stellwerk.core.session import Session
from stellwerk.telling import narrator

SEATS = 3


@pytest.mark.parametrize("title", games.titles())
@pytest.mark.parametrize("lang", ["en", "de"])
def test_only_those_who_are_meant_hear_another_story(title: str, lang: str) -> None:
    game = games.make(title)
    told, rng, luck = narrator(game, lang, ["Ada", "Ben", "Cem"]), Random(5), SeededLuck(5)
    session = Session.begin(game, SEATS).settle(luck)
    differs = 0
    for _ in range(400):
        if session.over:
            break
        before, seat = session.deeds.size, rng.choice(session.actors)
        session = session.act(seat, rng.choice(session.legal(seat))).settle(luck)
        happened = [event for deed in session.deeds.since(before) for event in deed.events]
        everybody = told.story(news_for(None, happened), None)
        for each in range(SEATS):
            news = news_for(each, happened)
            if not any(event.only == each or each in told.meant(event) for event in news):
                assert told.story(news, each) == everybody
            else:
                differs += told.story(news, each) != everybody
            if each not in session.actors:
                assert told.prompt(session.view(each)) == told.prompt(session.view(None))
    assert differs
