"""What a ruleset asks for that its board does not have, or that contradicts itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stellwerk.core.faults import because
from stellwerk.core.findings import Problem
from stellwerk.ticket.board import make_board
from stellwerk.ticket.boardfile import BoardFile
from stellwerk.ticket.bonuses import Crossing, LongestPath
from stellwerk.ticket.rules import Offer, Offers, OpenHand, Ruleset


def title_problems(file: BoardFile, rules: Ruleset) -> list[Problem]:
    """Every problem of these rules on this board; places are those of the title file."""
    return [
        *_seat_problems(rules),
        *_ticket_problems(file, rules),
        *_material_problems(file, rules),
        *_bonus_problems(file, rules),
    ]


def _seat_problems(rules: Ruleset) -> Iterator[Problem]:
    if rules.fewest_seats > rules.most_seats:
        told = "{few} is more than most_seats {most}"
        reason = because("seats", told, few=rules.fewest_seats, most=rules.most_seats)
        yield Problem(("rules", "fewest_seats"), reason)
    if rules.row and rules.row.flush_at > rules.row.size:
        told = "{n} locomotives never lie in a row of {size}"
        reason = because("flush", told, n=rules.row.flush_at, size=rules.row.size)
        yield Problem(("rules", "row", "flush_at"), reason)


def _ticket_problems(file: BoardFile, rules: Ruleset) -> Iterator[Problem]:
    board = make_board(file, rules)
    held = [sum(ticket.pile == pile for ticket in board.tickets) for pile in range(len(rules.piles))]
    for number, (pile, count) in enumerate(zip(rules.piles, held, strict=True)):
        if not count:
            reason = because("empty-pile", "no ticket of the board fits pile {name!r}", name=pile.name)
            yield Problem(("rules", "piles", number), reason)
    if isinstance(rules.tickets, OpenHand):
        if len(rules.piles) != 1:
            reason = because("hand-piles", "an open hand draws from one pile, not {n}", n=len(rules.piles))
            yield Problem(("rules", "piles"), reason)
        wanted: Sequence[Sequence[int]] = [(rules.tickets.size,)]
    else:
        wanted = _opening_draws(rules.tickets, len(rules.piles))
        wrong = list(_offer_problems(rules.tickets, len(rules.piles)))
        yield from wrong
        for number, name in enumerate(rules.tickets.boxed):
            if name not in board.piles:
                reason = because("no-pile", "there is no pile {name!r}", name=name)
                yield Problem(("rules", "tickets", "boxed", number), reason)
        if wrong:
            return
    for number, pile in enumerate(rules.piles):
        need = rules.most_seats * sum(draw[number] for draw in wanted if number < len(draw))
        if need > held[number]:
            told = "pile {name!r} has {n} tickets, the opening deals {need}"
            reason = because("few-tickets", told, name=pile.name, n=held[number], need=need)
            yield Problem(("rules", "piles", number), reason)


def _offer_problems(tickets: Offers, piles: int) -> Iterator[Problem]:
    offers: list[tuple[tuple[str | int, ...], Offer]] = [
        (("rules", "tickets", "opening", number), offer) for number, offer in enumerate(tickets.opening)
    ]
    for place, offer in [*offers, (("rules", "tickets", "play"), tickets.play)]:
        if not isinstance(offer.draw, int) and len(offer.draw) != piles:
            reason = because("draw-piles", "draw {draw} does not name every pile", draw=str(list(offer.draw)))
            yield Problem((*place, "draw"), reason)
            continue
        shown = offer.draw if isinstance(offer.draw, int) else sum(offer.draw)
        if offer.keep > shown:
            told = "{keep} tickets are to be kept of {n} that are shown"
            yield Problem((*place, "keep"), because("keep", told, keep=offer.keep, n=shown))
        if offer.most is not None and offer.most < offer.keep:
            told = "at most {most} may be kept, but {keep} must"
            yield Problem((*place, "most"), because("keep-most", told, most=offer.most, keep=offer.keep))


def _opening_draws(tickets: Offers, piles: int) -> list[Sequence[int]]:
    """What each player is dealt from each pile at most."""
    return [(offer.draw,) * piles if isinstance(offer.draw, int) else offer.draw for offer in tickets.opening]


def _material_problems(file: BoardFile, rules: Ruleset) -> Iterator[Problem]:
    countries = [city.id for city in file.cities if not city.through]
    if rules.stations and countries:
        reason = because("stations", "a board with countries ({name}) has no stations", name=countries[0])
        yield Problem(("rules", "stations"), reason)
    if rules.points or isinstance(rules.tickets, Offers):
        for length in sorted({route.length for route in file.routes}):
            if str(length) not in rules.points:
                reason = because("no-points", "no points for a route of {n} spaces", n=length)
                yield Problem(("rules", "points"), reason)
    for key in rules.points:
        if not key.isdecimal():
            reason = because("no-length", "{name!r} is not a length", name=key)
            yield Problem(("rules", "points", key), reason)
    deck = rules.cards * len(file.colours) + rules.locos
    need = rules.most_seats * rules.opening_cards + (rules.row.size if rules.row else 0)
    if need > deck:
        reason = because("few-cards", "the opening needs {need} cards, the deck has {n}", need=need, n=deck)
        yield Problem(("rules", "cards"), reason)
    places, bag = sum(city.passengers for city in file.cities), sum(rules.passengers.values())
    if rules.passengers and places > bag:
        reason = because("few-guests", "the board has places for {n}, the bag holds {bag}", n=places, bag=bag)
        yield Problem(("rules", "passengers"), reason)
    if rules.passengers and not places:
        reason = because("no-places", "no city of the board has places for passengers")
        yield Problem(("rules", "passengers"), reason)


def _bonus_problems(file: BoardFile, rules: Ruleset) -> Iterator[Problem]:
    for number, bonus in enumerate(rules.bonuses):
        if isinstance(bonus, Crossing):
            for name in ("one", "other"):
                mark = getattr(bonus, name)
                if not any(mark in city.marks for city in file.cities):
                    reason = because("no-mark", "no city is marked {name!r}", name=mark)
                    yield Problem(("rules", "bonuses", number, name), reason)
    counted = {
        "longest-path": any(isinstance(bonus, LongestPath) for bonus in rules.bonuses),
        "passengers": bool(rules.passengers),
    }
    for number, criterion in enumerate(rules.ranking):
        if not counted.get(criterion, True):
            told = "nothing in these rules counts {name!r}"
            yield Problem(("rules", "ranking", number), because("ranking", told, name=criterion))
