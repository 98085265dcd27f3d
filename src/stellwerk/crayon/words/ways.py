"""How far things are from a seat, and the shortcuts `go` and `build` along the best way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from stellwerk.core.game import Seat
from stellwerk.crayon.actions import Action
from stellwerk.crayon.board import NOWHERE
from stellwerk.crayon.paths import build_from_network, next_step, run_from_train
from stellwerk.crayon.search import Search, Way
from stellwerk.crayon.state import CrayonView
from stellwerk.crayon.words.names import Names
from stellwerk.words.narrator import Shortcut


class Ways:
    """The ways of one seat to all places, searched once, when asked for."""

    def __init__(self, names: Names, view: CrayonView, seat: Seat) -> None:
        self.names, self.view, self.seat = names, view, seat

    @cached_property
    def _runs(self) -> Search:
        return run_from_train(self.names.title, self.view.public, self.seat)

    @cached_property
    def _builds(self) -> Search:
        return build_from_network(self.names.title, self.view.public, self.seat)

    def run(self, posts: Sequence[int]) -> Way | None:
        """Over the track there is."""
        return self._runs.nearest(posts)

    def build(self, posts: Sequence[int]) -> Way | None:
        """What would have to be built to join the own network."""
        return self._builds.nearest(posts)

    def told(self, place: int) -> str:
        """`7 miles away`, or `6 M of track away`; nothing before there is a train."""
        if self.view.public.players[self.seat].post == NOWHERE:
            return ""
        say, posts = self.names.words.say, self.names.board.places[place].posts
        run = self.run(posts)
        if run is not None:
            if not run.hops:
                return say("dk-way-here")
            return say("dk-way-rent", n=run.points, sum=run.rent) if run.rent else say("dk-way-run", n=run.points)
        build = self.build(posts)
        return say("dk-way-none") if build is None else say("dk-way-build", cost=build.building)


def shortcut(names: Names, text: str, view: CrayonView) -> Shortcut[Action] | None:
    """`go viborg` runs there, `build viborg` lays track up to there; verbs in English or the reader's language."""
    verb, _, name = text.partition(" ")
    if view.seat is None or not name.strip():
        return None
    for meant in ("go", "build"):
        if verb.casefold() in {meant, *(word.strip() for word in names.words.say(f"dk-verb-{meant}").split(","))}:
            return _to(names, meant, name.strip(), view, view.seat)
    return None


def _to(names: Names, verb: str, name: str, view: CrayonView, seat: Seat) -> Shortcut[Action] | None:
    board = names.board
    if view.public.players[seat].post == NOWHERE:
        return None
    if name.casefold() in board.post:
        posts: tuple[int, ...] = (board.post[name.casefold()],)
        place = board.place_at[posts[0]]
        posts = posts if place == NOWHERE else board.places[place].posts
    else:
        found = names.find_place(name)
        if not found:
            return None
        if len(found) > 1:
            places = ", ".join(names.place(place) for place in found)
            return Shortcut((names.words.say("city-several", cities=places),))
        posts = board.places[found[0]].posts
    ways = Ways(names, view, seat)
    return _go(names, ways, posts) if verb == "go" else _build(names, ways, posts)


def _go(names: Names, ways: Ways, posts: Sequence[int]) -> Shortcut[Action]:
    """Step by step, but no further than to a city where something can be delivered."""
    say, view, there = names.words.say, ways.view, names.post(posts[0])
    way = ways.run(posts)
    if way is None:
        return Shortcut((say("dk-go-none", there=there),))
    if not way.hops:
        return Shortcut((say("dk-go-here", there=there),))
    steps = []
    for hop in way.hops:
        step = next_step(names.title, view.public, ways.seat, hop)
        if step is None:
            break
        steps.append(step)
        if _wanted(names, view, ways.seat, hop.post):
            break
    told = say("dk-go", there=there, n=way.points, sum=way.rent, turns=way.turns)
    return Shortcut((told,), tuple(steps))


def _wanted(names: Names, view: CrayonView, seat: Seat, post: int) -> bool:
    """Whether something on the train could be delivered at this milepost; not in the city that it starts from."""
    player, city = view.public.players[seat], names.board.city_at(post)
    if view.hand is None or city in (NOWHERE, names.board.city_at(player.post)):
        return False
    goods = player.goods
    cards = (*view.hand.cards, *view.public.orders)
    return any(names.board.order(card, city, good) is not None for card in cards for good in goods)


def _build(names: Names, ways: Ways, posts: Sequence[int]) -> Shortcut[Action]:
    """The cheapest way, as much of it as this turn allows."""
    say, there = names.words.say, names.post(posts[0])
    way = ways.build(posts)
    if way is None:
        return Shortcut((say("dk-build-none", there=there),))
    if not way.builds:
        return Shortcut((say("dk-build-there", there=there),))
    return Shortcut((say("dk-build", there=there, n=len(way.builds), cost=way.building),), way.builds)
