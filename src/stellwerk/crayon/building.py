"""Track, ferries and trains: what may be built, and what it costs."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from stellwerk.core.game import Seat
from stellwerk.crayon import events as news
from stellwerk.crayon import state as at
from stellwerk.crayon.access import around, shut_by, ways_in
from stellwerk.crayon.board import FREE, NOWHERE, Board
from stellwerk.crayon.draft import Draft
from stellwerk.crayon.network import Ground, free_places, joins, touches
from stellwerk.crayon.refusal import building as refusal
from stellwerk.crayon.rules import Kind
from stellwerk.crayon.state import KEEP
from stellwerk.crayon.title import Title
from stellwerk.crayon.ways import Build


def toward(board: Board, edge: int, mine: tuple[bool, bool]) -> tuple[int, int]:
    """Price and milepost that a section leads to; if both ends are own, the cheaper direction (DK-51R, DK-53R)."""
    (a, b), (to_a, to_b) = board.ends[edge], board.prices[edge]
    if mine == (True, True):
        return (to_a, a) if to_a < to_b else (to_b, b)
    return (to_b, b) if mine[0] else (to_a, a)


def big_city_left(board: Board, edge: int, end: int) -> int:
    """The big city that a section leading to `end` leaves, or NOWHERE (DK-53)."""
    a, b = board.ends[edge]
    place = board.place_at[b if end == a else a]
    return place if place != NOWHERE and board.places[place].big else NOWHERE


def lay(title: Title, draft: Draft, seat: Seat, stage: at.Building, edge: int) -> None:
    """Build one section (DK-51)."""
    board = title.board
    require_may_build(title, draft, seat, stage)
    cost, end = check_section(title, draft, seat, edge)
    place = board.place_at[end]
    if place != NOWHERE and not board.places[place].is_city and not joins(board, draft, seat, place):
        raise refusal.port_with_ferry(board.places[place])
    require_money(title, draft, seat, stage, cost, board.edge_name(edge))
    left = leave_big_city(title, stage, edge, end)
    require_place(title, draft, seat, place, "DK-56")
    before = Ground.of(draft)
    draft.owner = before.with_section(edge, seat).owner
    require_nobody_shut_out(title, before, draft, board.ends[edge], Build(seat, edge))
    pay_for_track(draft, seat, replace(stage, left=left), cost)
    draft.say(news.Laid(seat, edge, cost))


def buy(title: Title, draft: Draft, seat: Seat, stage: at.Building, number: int, edge: int | None) -> None:
    """Buy a ferry line, if need be with the section into a port that is no city (DK-55)."""
    board, line = title.board, title.board.lines[number]
    require_may_build(title, draft, seat, stage)
    if seat in draft.lines[number]:
        raise refusal.ferry_yours(seat, line)
    if len(draft.lines[number]) >= title.rules.ferry_places:
        raise refusal.ferry_full(line, title.rules.ferry_places)
    ends = {board.place_at[line.a], board.place_at[line.b]}
    joined = any(joins(board, draft, seat, place) for place in ends)
    cost, left = line.cost, stage.left
    if edge is None:
        if not joined:
            raise refusal.ferry_not_reached(line)
    else:
        if joined:
            raise refusal.ferry_reached(board, line, edge)
        extra, end = check_section(title, draft, seat, edge)
        if end not in (line.a, line.b) or board.places[board.place_at[end]].is_city:
            raise refusal.not_to_port(board, line, edge)
        cost += extra
        left = leave_big_city(title, stage, edge, end)
    no_building = title.in_force(draft.running).no_building
    if line.a in no_building or line.b in no_building:
        raise refusal.ferry_event(line)
    require_money(title, draft, seat, stage, cost, line.name)
    for place in ends:
        require_place(title, draft, seat, place, "DK-55R")
    before, posts = Ground.of(draft), {line.a, line.b}
    draft.lines = before.with_line(number, seat).lines
    if edge is not None:
        draft.owner = before.with_section(edge, seat).owner
        posts.update(board.ends[edge])
    build = Build(seat, NOWHERE if edge is None else edge, number)
    require_nobody_shut_out(title, before, draft, posts, build)
    pay_for_track(draft, seat, replace(stage, left=left), cost)
    draft.say(news.Bought(seat, number, cost))


def upgrade(title: Title, draft: Draft, seat: Seat, stage: at.Building, kind: int) -> None:
    """A better train instead of building (DK-60); outside the limit of DK-50 (DK-60R)."""
    rules = title.rules
    old, new = rules.trains[draft.players[seat].kind], rules.trains[kind]
    require_solvent(draft, seat)
    if stage.built or stage.kind != KEEP:
        raise refusal.upgrade_late()
    if new.level != old.level + 1:
        raise refusal.upgrade_step(old, new)
    if draft.hands[seat].cash < rules.upgrade:
        raise refusal.lack_cash(seat, "an upgrade", rules.upgrade, draft.hands[seat].cash, "DK-60")
    draft.spend(seat, rules.upgrade)
    draft.stage = replace(stage, kind=kind, fresh=False)
    draft.say(news.Ordered(seat, kind, rules.upgrade))


def convert(title: Title, draft: Draft, seat: Seat, stage: at.Building, kind: int) -> None:
    """Another train of the same level, beside building (DK-60)."""
    rules = title.rules
    old, new = rules.trains[draft.players[seat].kind], rules.trains[kind]
    require_may_build(title, draft, seat, stage)
    if stage.kind != KEEP:
        raise refusal.ordered(rules.trains[stage.kind])
    if not convertible(old, new):
        raise refusal.conversion(old, new)
    require_money(title, draft, seat, stage, rules.convert, new.id)
    draft.spend(seat, rules.convert)
    draft.stage = replace(stage, spent=stage.spent + rules.convert, kind=kind, fresh=False)
    draft.say(news.Ordered(seat, kind, rules.convert))


def convertible(old: Kind, new: Kind) -> bool:
    return new.level == old.level and new != old


# ---- conditions


def check_section(title: Title, draft: Draft, seat: Seat, edge: int) -> tuple[int, int]:
    """Price and far end of a section that could be drawn from the own network."""
    board = title.board
    a, b = board.ends[edge]
    if board.inner[edge]:
        raise refusal.inside_city(board, edge)
    if draft.owner[edge] != FREE:
        raise refusal.section_built(board, seat, edge, draft.owner[edge])
    mine = (touches(board, draft, seat, a), touches(board, draft, seat, b))
    if not any(mine):
        raise refusal.not_joined(board, seat, edge)
    force = title.in_force(draft.running)
    if edge in force.barred or a in force.no_building or b in force.no_building:
        raise refusal.building_event(board, edge)
    return toward(board, edge, mine)


def require_solvent(draft: Draft, seat: Seat) -> None:
    if debt := draft.in_debt(seat):
        raise refusal.debt_first(debt)


def require_may_build(title: Title, draft: Draft, seat: Seat, stage: at.Building) -> None:
    require_solvent(draft, seat)
    if is_upgraded(title, draft.players[seat].kind, stage):
        raise refusal.upgrade_instead()


def is_upgraded(title: Title, kind: int, stage: at.Building) -> bool:
    trains = title.rules.trains
    return stage.kind != KEEP and trains[stage.kind].level > trains[kind].level


def require_money(title: Title, draft: Draft, seat: Seat, stage: at.Building, cost: int, what: str) -> None:
    limit, cash = title.rules.build_limit, draft.hands[seat].cash
    if stage.spent + cost > limit:
        raise refusal.over_limit(what, cost, limit - stage.spent, limit)
    if cost > cash:
        raise refusal.lack_cash(seat, what, cost, cash, "DK-50")


def leave_big_city(title: Title, stage: at.Building, edge: int, end: int) -> tuple[int, ...]:
    """The big cities left this turn, this section included (DK-53)."""
    city = big_city_left(title.board, edge, end)
    if city == NOWHERE:
        return stage.left
    if stage.left.count(city) >= title.rules.leave_big_city:
        raise refusal.city_left(title.board.places[city], title.rules.leave_big_city)
    return tuple(sorted((*stage.left, city)))


def require_place(title: Title, draft: Draft, seat: Seat, place: int, rule: str) -> None:
    """DK-56: a place for this player. A port that is no city is limited by its lines (DK-55R)."""
    board = title.board
    if place == NOWHERE or not board.places[place].is_city or joins(board, draft, seat, place):
        return
    if free_places(board, draft, place) <= 0:
        raise refusal.no_place(seat, board.places[place], rule)


def require_nobody_shut_out(
    title: Title, before: Ground, draft: Draft, posts: Iterable[int], build: Build
) -> None:
    """DK-57R, looked at after the section is there: places around its ends can have lost a way in, and a big city
    the whole way to it."""
    board, ferry_places = title.board, title.rules.ferry_places
    place = shut_by(board, before, draft, around(board, posts), ferry_places)
    if place is not None:
        ways = ways_in(board, draft, place, ferry_places)
        raise refusal.shut_out(board.places[place], ways, free_places(board, draft, place))
    if (city := title.sites.ways.cut_by(before, build)) is not None:
        raise refusal.cut_off(board.places[city])


def pay_for_track(draft: Draft, seat: Seat, stage: at.Building, cost: int) -> None:
    draft.spend(seat, cost)
    draft.changed = True
    draft.stage = replace(stage, spent=stage.spent + cost, built=stage.built + 1, fresh=False)
