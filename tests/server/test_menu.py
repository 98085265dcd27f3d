"""What a seat is offered: said once for all tables, and the same as if it were said anew."""

from __future__ import annotations

import gc
from random import Random
from weakref import ref

from stellwerk import games, telling
from stellwerk.core.luck import SeededLuck
from stellwerk.core.session import Session
from stellwerk.server.menu import choices_of


def _positions(title: str, moves: int) -> list[Session]:
    game, luck, rng = games.make(title), SeededLuck(5), Random(5)
    reached = [Session.begin(game, 3).settle(luck)]
    for _ in range(moves):
        now = reached[-1]
        seat = now.actors[0]
        reached.append(now.act(seat, rng.choice(now.legal(seat))).settle(luck))
    return reached


def test_what_is_kept_is_what_would_be_said() -> None:
    for title in ("europe", "germany", "denmark"):
        for session in _positions(title, 40):
            for lang, people in (("en", "Ann Bob Cid"), ("de", "Eva Udo Max")):
                narrator = telling.narrator(session.game, lang, people.split())
                seat = session.actors[0]
                offered, headings = choices_of(narrator, session, seat)
                items = [narrator.item(action, session.view(seat)) for action in session.legal(seat)]
                assert [(each.group, each.label, each.key, each.on) for each in offered] == [
                    (item.group, item.label, item.key, item.on) for item in items
                ]
                assert [each.action for each in offered] == [session.game.write(a) for a in session.legal(seat)]
                assert headings == {item.group: narrator.heading(item.group) for item in items}


def test_what_follows_an_action_is_offered_with_it() -> None:
    session = _positions("europe", 0)[0]
    narrator, seat = telling.narrator(session.game, "en"), session.actors[0]
    plain, _ = choices_of(narrator, session, seat)
    behind, _ = choices_of(narrator, session, seat, "pass; ")
    assert [each.action for each in behind] == [f"pass; {each.action}" for each in plain]


def test_a_game_is_gone_with_all_that_was_said_of_it() -> None:
    session = _positions("europe", 3)[-1]
    choices_of(telling.narrator(session.game, "en"), session, session.actors[0])
    game = ref(session.game)
    del session
    gc.collect()
    assert game() is None
