"""(title, view) -> actions in ascending codes order, one function per stage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from stellwerk.core.game import LUCK, Seat
from stellwerk.crayon import actions as do
from stellwerk.crayon import opening
from stellwerk.crayon import state as at
from stellwerk.crayon.access import around, shut_by
from stellwerk.crayon.actions import Action
from stellwerk.crayon.board import FREE, INNER, NOWHERE
from stellwerk.crayon.building import big_city_left, convertible, is_upgraded, toward
from stellwerk.crayon.effects import Effects
from stellwerk.crayon.movement import may_owe, points_left
from stellwerk.crayon.network import Ground, free_places, joins, own_posts
from stellwerk.crayon.state import KEEP, CrayonView, Hand, Public
from stellwerk.crayon.title import Title
from stellwerk.crayon.ways import Build

_LUCK = (LUCK,)
_ONE = tuple((seat,) for seat in range(8))


def actors(public: Public) -> tuple[Seat, ...]:
    """Who is to act."""
    stage = public.stage
    match stage:
        case at.Moving() | at.Building() | at.Proposing():
            return _ONE[public.turn]
        case at.Dealing() | at.Tossing() | at.LayingOut() | at.Drawing():
            return _LUCK
        case at.Opening(pending):
            return pending
        case at.Losing(pending):
            return tuple(dict.fromkeys(pending))
        case at.Answering(to) | at.Weighing(to):
            return _ONE[to]
        case at.Over() | at.Ending():
            return ()
        case other:
            assert_never(other)


def legal(title: Title, view: CrayonView) -> Sequence[Action]:
    """All that this seat may do now; nothing for a spectator or when others are to act."""
    public, hand, seat = view.public, view.hand, view.seat
    if hand is None or seat is None or seat not in actors(public):
        return ()
    stage, codes = public.stage, title.codes
    match stage:
        case at.Moving():
            return moving(title, public, hand, seat, stage)
        case at.Building():
            return building(title, public, hand, seat, stage)
        case at.Opening():
            if len(hand.cards) > title.rules.hand_cards:
                return codes.under(hand.cards)
            return [codes.begin[city] for city in opening.start_cities(title, public)]
        case at.Losing():
            return [codes.lose[good] for good in sorted(set(public.players[seat].goods))]
        case at.Answering() | at.Weighing():
            return codes.answers
        case at.Proposing(city=city) if city != NOWHERE:
            return codes.terms
        case at.Proposing(good=good):
            return [town for town in codes.towns if town.city not in title.board.supplied[good]]
        case at.Dealing() | at.Tossing() | at.LayingOut() | at.Drawing() | at.Ending() | at.Over():
            return ()
        case other:
            assert_never(other)


def moving(title: Title, public: Public, hand: Hand, seat: Seat, stage: at.Moving) -> list[Action]:
    """Steps, ferries, goods, offers (DK-10)."""
    codes, board, force = title.codes, title.board, title.in_force(public.running)
    found: list[Action] = [codes.done, codes.swap] if stage.fresh else [codes.done]
    post, cash = public.players[seat].post, hand.cash
    if points_left(title, public, seat, stage) > 0:
        owners, rent, owe = public.owner, title.rules.rent, None
        for there, edge in board.neighbours[post]:
            owner = owners[edge]
            if owner == FREE or edge in force.barred:
                continue
            if owner != seat and owner != INNER and cash < rent:
                if owe is None:
                    owe = may_owe(title, public, seat, stage)
                if not owe and title.rent(public.tariffs, stage.paid, seat, owner) > cash:
                    continue
            found.append(codes.go[there])
    if board.lines_at[post] and not (stage.used or stage.crossed or stage.stuck):
        found += crossings(title, public, hand, seat, stage, force)
    city = board.city_at(post)
    if city != NOWHERE and city not in force.no_loading:
        found += handling(title, public, hand, seat, city)
    if title.rules.tariffs:
        others = [each for each in range(len(public.players)) if each != seat and each not in stage.asked]
        for other in others:
            found += [offer for offer in codes.offers[other] if offer.sum <= cash]
        for other in others:
            found += codes.proposals[other]
    return found


def crossings(
    title: Title, public: Public, hand: Hand, seat: Seat, stage: at.Moving, force: Effects
) -> list[Action]:
    """Ferries from where the train stands (DK-23); on one's own line, or on any owner's."""
    found: list[Action] = []
    for line in title.board.lines_at[public.players[seat].post]:
        owners = public.lines[line]
        if line in force.closed:
            continue
        for owner in (seat,) if seat in owners else owners:
            due = title.rent(public.tariffs, stage.paid, seat, owner)
            if due <= hand.cash or may_owe(title, public, seat, stage):
                found.append(title.codes.cross[line][owner])
    return found


def handling(title: Title, public: Public, hand: Hand, seat: Seat, city: int) -> list[Action]:
    """Loading, dropping and delivering in a city (DK-30 to DK-34)."""
    codes, board, player = title.codes, title.board, public.players[seat]
    found: list[Action] = []
    goods = player.goods
    if len(goods) < title.rules.trains[player.kind].holds:
        there = [good for good in board.places[city].goods if public.supply[good]]
        if public.lying:
            lying = {e.good for e in public.lying if e.city == city and e.reserved in (None, seat)}
            there = sorted({*there, *lying})
        found += [codes.load[good] for good in there]
    if goods:
        found += [codes.drop[good] for good in sorted(set(goods))]
        wanted = board.wanted[city]
        for card in sorted(hand.cards + public.orders):
            if card in wanted:
                found += [codes.deliver[card][slot] for slot, good in wanted[card] if good in goods]
    return found


def building(title: Title, public: Public, hand: Hand, seat: Seat, stage: at.Building) -> list[Action]:
    """Track, ferries and trains (DK-50 to DK-60)."""
    codes, rules, player = title.codes, title.rules, public.players[seat]
    found: list[Action] = [codes.done, codes.swap] if stage.fresh else [codes.done]
    if is_upgraded(title, player.kind, stage) or any(debt.seat == seat for debt in public.debts):
        return found
    money = min(rules.build_limit - stage.spent, hand.cash)
    posts = own_posts(title.board, public, seat)
    found += lays(title, public, seat, stage, posts, money)
    found += purchases(title, public, seat, stage, posts, money)
    now = rules.trains[player.kind]
    if stage.kind == KEEP:
        if not stage.built and hand.cash >= rules.upgrade:
            found += [codes.upgrade[k] for k, kind in enumerate(rules.trains) if kind.level == now.level + 1]
        if money >= rules.convert:
            found += [codes.convert[k] for k, kind in enumerate(rules.trains) if convertible(now, kind)]
    return found


def lays(
    title: Title, public: Public, seat: Seat, stage: at.Building, posts: set[int], money: int
) -> Sequence[do.Lay]:
    """Sections out of the network that money, places and events allow."""
    sites, force = title.sites, title.in_force(public.running)
    mask = sites.around(posts, money) & sites.free(public)
    found = sites.lays(title.codes.lay, mask & ~sites.at_places(public, seat, mask))
    if kept := sites.ways.kept(Ground.of(public), seat, [lay.edge for lay in found]):
        found = [lay for lay in found if lay.edge not in kept]
    full = {city for city in stage.left if stage.left.count(city) >= title.rules.leave_big_city}
    if full:
        found = [lay for lay in found if leaves(title, posts, lay.edge) not in full]
    if force.barred or force.no_building:
        found = [lay for lay in found if may_build(title, force, lay.edge)]
    return found


def leaves(title: Title, posts: set[int], edge: int) -> int:
    """The big city that this section would leave (DK-53)."""
    a, b = title.board.ends[edge]
    _, end = toward(title.board, edge, (a in posts, b in posts))
    return big_city_left(title.board, edge, end)


def may_build(title: Title, force: Effects, edge: int) -> bool:
    return edge not in force.barred and force.no_building.isdisjoint(title.board.ends[edge])


def purchases(
    title: Title, public: Public, seat: Seat, stage: at.Building, posts: set[int], money: int
) -> list[Action]:
    """Ferry lines (DK-55)."""
    board, force = title.board, title.in_force(public.running)
    found: list[Action] = []
    for number, line in enumerate(board.lines):
        owners = public.lines[number]
        if seat in owners or len(owners) >= title.rules.ferry_places or line.cost > money:
            continue
        if not force.no_building.isdisjoint((line.a, line.b)):
            continue
        if line.a in posts or line.b in posts:
            if ferry_fits(title, public, seat, number, None):
                found.append(title.codes.buy[number][0])
            continue
        for action in title.codes.buy[number][1:]:
            edge = action.edge
            assert edge is not None
            a, b = board.ends[edge]
            mine = (a in posts, b in posts)
            if public.owner[edge] != FREE or not any(mine) or not may_build(title, force, edge):
                continue
            price, end = toward(board, edge, mine)
            city = big_city_left(board, edge, end)
            if line.cost + price > money or stage.left.count(city) >= title.rules.leave_big_city:
                continue
            if ferry_fits(title, public, seat, number, edge):
                found.append(action)
    return found


def ferry_fits(title: Title, public: Public, seat: Seat, number: int, edge: int | None) -> bool:
    """A place at both ends, and nobody shut out by the purchase (DK-55R, DK-57R)."""
    board, line = title.board, title.board.lines[number]
    for place in {board.place_at[line.a], board.place_at[line.b]}:
        room = not board.places[place].is_city or free_places(board, public, place) > 0
        if not room and not joins(board, public, seat, place):
            return False
    before = Ground.of(public)
    after, posts = before.with_line(number, seat), {line.a, line.b}
    if edge is not None:
        after, posts = after.with_section(edge, seat), posts | set(board.ends[edge])
    if shut_by(board, before, after, around(board, posts), title.rules.ferry_places) is not None:
        return False
    return title.sites.ways.cut_by(before, Build(seat, NOWHERE if edge is None else edge, number)) is None
