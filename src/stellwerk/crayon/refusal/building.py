"""Track, ferries and trains."""

from __future__ import annotations

from stellwerk.core.game import IllegalAction, Seat
from stellwerk.crayon.board import Board, FerryLine, Place
from stellwerk.crayon.rules import Kind

# ---- track and ferries


def inside_city(board: Board, edge: int) -> IllegalAction:
    city = board.places[board.place_at[board.ends[edge][0]]]
    reason = f"{board.edge_name(edge)} lies inside a city, where no track is needed"
    return IllegalAction("DK-51", reason, "dk-inside-city", place=city.id)


def section_built(board: Board, seat: Seat, edge: int, owner: Seat) -> IllegalAction:
    section = board.edge_name(edge)
    reason = f"{section} is built already by seat {owner}"
    if owner == seat:
        return IllegalAction("DK-54", reason, "dk-section-yours", section=section)
    return IllegalAction("DK-54", reason, "dk-section-built", section=section, owner=owner)


def not_joined(board: Board, seat: Seat, edge: int) -> IllegalAction:
    section = board.edge_name(edge)
    reason = f"{section} does not touch the network of seat {seat}"
    return IllegalAction("DK-52", reason, "dk-not-joined", section=section)


def building_event(board: Board, edge: int) -> IllegalAction:
    section = board.edge_name(edge)
    reason = f"{section} cannot be built while an event lasts"
    return IllegalAction("DK-42", reason, "dk-building-event", section=section)


def debt_first(debt: int) -> IllegalAction:
    reason = f"nothing is built before the debt of {debt} is paid"
    return IllegalAction("DK-21R", reason, "dk-debt-first", sum=debt)


def over_limit(what: str, cost: int, left: int, limit: int) -> IllegalAction:
    reason = f"{what} costs {cost}, {left} of {limit} are left this turn"
    return IllegalAction("DK-50", reason, "dk-limit", need=cost, left=left, most=limit)


def lack_cash(seat: Seat, what: str, cost: int, cash: int, rule: str) -> IllegalAction:
    return IllegalAction(rule, f"{what} costs {cost}, seat {seat} has {cash}", "dk-cash", need=cost, have=cash)


def city_left(city: Place, most: int) -> IllegalAction:
    reason = f"{city.name} was left by {most} sections this turn"
    return IllegalAction("DK-53", reason, "dk-city-left", place=city.id, most=most)


def no_place(seat: Seat, place: Place, rule: str) -> IllegalAction:
    return IllegalAction(rule, f"{place.name} has no place left for seat {seat}", "dk-no-place", place=place.id)


def shut_out(place: Place, ways: int, free: int) -> IllegalAction:
    reason = f"{place.name} would have {ways} approaches left for {free} more players"
    return IllegalAction("DK-57R", reason, "dk-shut-out", place=place.id, have=ways, need=free)


def cut_off(city: Place) -> IllegalAction:
    reason = f"somebody could no longer build a way to {city.name}"
    return IllegalAction("DK-57R", reason, "dk-cut-off", place=city.id)


def port_with_ferry(port: Place) -> IllegalAction:
    reason = f"{port.name} is joined only together with its ferry"
    return IllegalAction("DK-55", reason, "dk-port-with-ferry", place=port.id)


def ferry_yours(seat: Seat, line: FerryLine) -> IllegalAction:
    return IllegalAction("DK-55", f"seat {seat} owns {line.name} already", "dk-ferry-yours", line=line.id)


def ferry_full(line: FerryLine, limit: int) -> IllegalAction:
    reason = f"{line.name} belongs to {limit} players, the limit"
    return IllegalAction("DK-56", reason, "dk-ferry-full", line=line.id, most=limit)


def ferry_not_reached(line: FerryLine) -> IllegalAction:
    reason = f"the network reaches no port of {line.name}"
    return IllegalAction("DK-55", reason, "dk-ferry-not-reached", line=line.id)


def ferry_reached(board: Board, line: FerryLine, edge: int) -> IllegalAction:
    reason = f"the network reaches {line.name} without {board.edge_name(edge)}"
    return IllegalAction("DK-55", reason, "dk-ferry-reached", line=line.id)


def not_to_port(board: Board, line: FerryLine, edge: int) -> IllegalAction:
    section = board.edge_name(edge)
    reason = f"{section} leads to no port of {line.name} that is no city"
    return IllegalAction("DK-55", reason, "dk-not-to-port", section=section, line=line.id)


def ferry_event(line: FerryLine) -> IllegalAction:
    reason = f"nothing is built at the ports of {line.name} this round"
    return IllegalAction("DK-42", reason, "dk-ferry-event", line=line.id)


# ---- trains


def upgrade_late() -> IllegalAction:
    reason = "an upgrade takes the place of building, and something was built this turn"
    return IllegalAction("DK-60", reason, "dk-upgrade-late")


def upgrade_instead() -> IllegalAction:
    return IllegalAction("DK-60", "an upgrade takes the place of building", "dk-upgrade-instead")


def upgrade_step(old: Kind, new: Kind) -> IllegalAction:
    reason = f"{new.id} is not one step above {old.id}"
    return IllegalAction("DK-60", reason, "dk-upgrade-step", train=new.id, old=old.id)


def ordered(train: Kind) -> IllegalAction:
    return IllegalAction("DK-60", f"{train.id} is ordered already", "dk-ordered", train=train.id)


def conversion(old: Kind, new: Kind) -> IllegalAction:
    reason = f"{old.id} cannot be converted to {new.id}"
    return IllegalAction("DK-60", reason, "dk-convert", train=new.id, old=old.id)
