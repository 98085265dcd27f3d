"""The map, a city, the ways and the goods of Denmark in lines."""

from __future__ import annotations

from stellwerk.crayon.network import free_places, joins
from stellwerk.crayon.orders import supply
from stellwerk.crayon.state import CrayonView
from stellwerk.crayon.textmap import codes, draw_map
from stellwerk.crayon.words.names import Names
from stellwerk.crayon.words.ways import Ways


def board(names: Names, view: CrayonView, about: str) -> list[str]:
    """The drawn map with its legend; or, about one city, all there is to know."""
    say = names.words.say
    if about:
        found = names.find_place(about)
        if len(found) == 1:
            return _city(names, view, found[0])
        if found:
            return [say("city-several", cities=", ".join(names.place(place) for place in found))]
        return [say("city-none", name=about)]
    lines = draw_map(names.title, view.public, first=1).split("\n")
    for place, code in enumerate(codes(names.board)):
        goods = names.board.places[place].goods
        key = "dk-legend-goods" if goods else "dk-legend"
        lines.append(say(key, code=code, place=names.place(place), goods=names.goods(goods)))
    return [*lines, *_ferries(names, view), say("dk-map-signs"), say("dk-board-hint")]


def _ferries(names: Names, view: CrayonView) -> list[str]:
    lines = []
    for number, line in enumerate(names.board.lines):
        owners = names.words.listed(names.seat(seat) for seat in view.public.lines[number])
        key = "dk-ferry-owned" if view.public.lines[number] else "dk-ferry"
        lines.append(names.words.say(key, line=names.line(number), id=line.id, cost=line.cost, seats=owners))
    return lines


def _city(names: Names, view: CrayonView, place: int) -> list[str]:
    public, say, it = view.public, names.words.say, names.board.places[place]
    joined = [seat for seat in range(len(public.players)) if joins(names.board, public, seat, place)]
    lines = [names.place(place) + (f" – {say('dk-big')}" if it.big else "")]
    if it.goods:
        lines.append(say("dk-city-goods", goods=names.goods(it.goods)))
    lines += [names.lying(lying) for lying in public.lying if lying.city == place]
    if joined:
        lines.append(say("dk-city-joined", seats=names.words.listed(names.seat(seat) for seat in joined)))
    lines.append(say("dk-city-places", n=max(0, free_places(names.board, public, place))))
    lines += [say("dk-city-ferry", line=names.line(line)) for line in it.lines]
    if view.seat is not None and (away := Ways(names, view, view.seat).told(place)):
        lines.append(say("dk-city-way", way=away))
    return lines


def ways(names: Names, view: CrayonView) -> list[str]:
    """How far every city is."""
    if view.seat is None:
        return []
    known = Ways(names, view, view.seat)
    return [
        f"{names.place(city)}: {away}" for city in range(names.board.cities) if (away := known.told(city))
    ] or [names.words.say("dk-ways-later")]


def goods(names: Names, view: CrayonView, about: str) -> list[str]:
    """Where goods are supplied and how many chips are left; of one good, or of all."""
    found = names.find_good(about) if about else list(range(len(names.board.goods)))
    if not found:
        return [names.words.say("dk-good-none", name=about)]
    lines = []
    for good in found:
        left = supply(names.title, view.public, good, view.seat).left
        cities = names.places(names.board.supplied[good])
        lines.append(names.words.say("dk-good", good=names.good(good), cities=cities, n=left))
    return lines
