"""A position of crayon rails in plain lines, for eyes and screen readers alike."""

from __future__ import annotations

from typing import assert_never

from stellwerk.core.game import Seat
from stellwerk.crayon.board import NOWHERE
from stellwerk.crayon.legal import actors
from stellwerk.crayon.movement import points_left
from stellwerk.crayon.network import linked
from stellwerk.crayon.orders import supply
from stellwerk.crayon.state import (
    Answering,
    Building,
    CrayonView,
    Dealing,
    Drawing,
    Ending,
    LayingOut,
    Losing,
    Moving,
    Opening,
    Over,
    Player,
    Proposing,
    Public,
    Tossing,
    Weighing,
)
from stellwerk.crayon.words.names import Names
from stellwerk.crayon.words.ways import Ways
from stellwerk.words.narrator import Counter, PlayerFacts


def position(names: Names, view: CrayonView) -> list[str]:
    """The table, every player, and what the seat itself holds."""
    public = view.public
    lines = [names.words.say("dk-round", round=public.round)] if public.round else []
    lines += _events(names, public)
    lines += [_player(names, view, seat) for seat in range(len(public.players))]
    return [*lines, *orders(names, view), *hand(names, view)]


def task(names: Names, view: CrayonView) -> str:
    """What the seat is asked for, in one sentence; for anybody else, what all wait for."""
    public, say = view.public, names.words.say
    stage = public.stage
    if stage.luck or isinstance(stage, Ending):
        return say("task-luck")
    if isinstance(stage, Over):
        return say("event-ended", how=names.words.name("ending", stage.how))
    if view.seat is None or view.hand is None or view.seat not in actors(public):
        return say("task-others", seats=names.words.listed(names.seat(seat) for seat in actors(public)))
    player = public.players[view.seat]
    match stage:
        case Moving():
            left = max(0, points_left(names.title, public, view.seat, stage))
            here, load = names.post(player.post), names.goods(player.goods)
            return say("dk-task-stuck" if stage.stuck else "dk-task-moving", n=left, here=here, goods=load)
        case Building():
            limit = names.title.rules.build_limit
            left = min(limit - stage.spent, view.hand.cash)
            return say("dk-task-building", left=left, limit=limit, cash=view.hand.cash)
        case Opening():
            count = len(view.hand.cards) - names.title.rules.hand_cards
            return say("dk-task-under", n=count) if count else say("dk-task-begin")
        case Losing(pending):
            return say("dk-task-losing", n=pending.count(view.seat))
        case Answering(_, money, rounds):
            return say("dk-task-answering", seat=names.seat(public.turn), sum=money, rounds=rounds)
        case Proposing(city=city):
            return say("dk-task-town" if city == NOWHERE else "dk-task-terms")
        case Weighing(_, deal):
            key = "dk-task-weighing-get" if deal.partner == view.seat else "dk-task-weighing-give"
            return say(key, seat=names.seat(public.turn), **names.bargain(deal))
        case Dealing() | Tossing() | LayingOut() | Drawing():
            return say("task-luck")
        case other:
            assert_never(other)


# ---- pages


def hand(names: Names, view: CrayonView) -> list[str]:
    """Money, cards with what they ask for, and how the own network stands."""
    if view.hand is None or view.seat is None:
        return []
    lines, ways = [names.words.say("dk-hand", sum=view.hand.cash)], Ways(names, view, view.seat)
    for card in view.hand.cards:
        lines += _card(names, view, card, "dk-hand-card", ways)
    return [*lines, *_network(names, view.public, view.seat), *_deliverable(names, view, view.seat)]


def orders(names: Names, view: CrayonView) -> list[str]:
    """The public orders."""
    ways = None if view.seat is None else Ways(names, view, view.seat)
    return [line for card in view.public.orders for line in _card(names, view, card, "dk-public-card", ways)]


def _card(names: Names, view: CrayonView, card: int, key: str, ways: Ways | None) -> list[str]:
    """A card: a line each for its orders, with the way there and where the good can be had."""
    lines = [names.words.say(key, number=names.number(card))]
    for order in names.board.cards[card]:
        away = "" if ways is None else ways.told(order.city)
        source = _source(names, view, order.good, ways)
        told = names.order(order) + (f" ({away})" if away else "")
        lines.append(f"  {told}; {source}.")
    return lines


def _source(names: Names, view: CrayonView, good: int, ways: Ways | None) -> str:
    """Where the good can be had: on the train, in cities, nowhere now."""
    public, say = view.public, names.words.say
    if view.seat is not None and good in public.players[view.seat].goods:
        return say("dk-source-train")
    found = supply(names.title, public, good, view.seat)
    if not found.sources:
        return say("dk-source-none", good=names.good(good))
    told = []
    for city in dict.fromkeys(found.sources):
        away = "" if ways is None else ways.told(city)
        told.append(names.place(city) + (f" ({away})" if away else ""))
    return say("dk-source", good=names.good(good), cities=names.words.listed(told), n=found.left)


def _network(names: Names, public: Public, seat: Seat) -> list[str]:
    """The cities that hang together with the start city, and the big ones that are still wanted."""
    joined = linked(names.board, public, seat)
    if not joined:
        return []
    missing = [city for city in names.board.big if city not in joined]
    say, goal = names.words.say, names.title.rules.win_sum
    lines = [say("dk-network", n=len(joined), cities=names.places(sorted(joined)))]
    if missing:
        return [*lines, say("dk-network-missing", sum=goal, cities=names.places(missing))]
    return [*lines, say("dk-network-all", sum=goal)]


def _deliverable(names: Names, view: CrayonView, seat: Seat) -> list[str]:
    """Orders that can be served on the spot."""
    assert view.hand is not None
    player = view.public.players[seat]
    if player.post == NOWHERE or (city := names.board.city_at(player.post)) == NOWHERE:
        return []
    cards = (*view.hand.cards, *view.public.orders)
    found = [names.board.order(card, city, good) for card in cards for good in dict.fromkeys(player.goods)]
    told = [names.order(order) for order in found if order is not None]
    return [names.words.say("dk-deliverable", orders="; ".join(told))] if told else []


def players(names: Names, view: CrayonView) -> list[str]:
    """What everybody knows of every player."""
    lines: list[str] = []
    public, say = view.public, names.words.say
    for seat in range(len(public.players)):
        lines.append(_player(names, view, seat))
        joined = linked(names.board, public, seat)
        if joined:
            lines.append("  " + say("dk-network", n=len(joined), cities=names.places(sorted(joined))))
        lines += [
            "  " + say("dk-owns-ferry", line=names.line(line))
            for line, owners in enumerate(public.lines)
            if seat in owners
        ]
        lines += [
            "  " + say("dk-tariff", other=names.seat(tariff.owner), round=tariff.until)
            for tariff in public.tariffs
            if tariff.seat == seat
        ]
        lines += [
            "  " + say("dk-agreed", other=names.seat(deal.partner), **names.bargain(deal))
            for deal in public.bargains
            if deal.supplier == seat
        ]
    return lines


def _player(names: Names, view: CrayonView, seat: Seat) -> str:
    say, public = names.words.say, view.public
    player = public.players[seat]
    facts = [say("dk-money", sum=public.cash[seat])] if public.cash else []
    facts.append(names.train_facts(player.kind))
    facts.append(say("dk-nowhere") if player.post == NOWHERE else say("dk-at", here=names.post(player.post)))
    facts.append(say("dk-load", goods=names.goods(player.goods)))
    facts.append(say("dk-cards", n=player.cards))
    if player.rich:
        facts.append(say("dk-rich", sum=names.title.announce))
    if player.derailed:
        facts.append(say("dk-derailed"))
    facts += [
        say("dk-debt", sum=debt.sum, other=names.seat(debt.owner)) for debt in public.debts if debt.seat == seat
    ]
    return say("player", seat=names.seat(seat), you="yes" if seat == view.seat else "no", facts="; ".join(facts))


def prompt(names: Names, view: CrayonView) -> str:
    """What the seat is asked for, in a few words; for anybody else, whom all wait for."""
    public, say = view.public, names.words.say
    stage, waited = public.stage, actors(public)
    if view.seat is not None and view.seat in waited:
        match stage:
            case Opening():
                return say("dk-prompt-opening")
            case Moving():
                return say("dk-prompt-moving")
            case Building():
                return say("dk-prompt-building")
            case Answering() | Weighing():
                return say("dk-prompt-answering")
            case Proposing():
                return say("dk-prompt-proposing")
            case _:
                return say("dk-prompt-losing")
    if isinstance(stage, Over):
        return say("prompt-over")
    people = [names.seat(seat) for seat in waited if seat >= 0]
    return say("prompt-wait", n=len(people), seats=names.words.listed(people)) if people else say("prompt-luck")


def counters(names: Names) -> tuple[Counter, ...]:
    say = names.words.say
    return (
        Counter("cards", say("dk-fact-cards")),
        Counter("wagon", say("dk-fact-goods")),
        Counter("station", say("dk-fact-cities")),
    )


def facts_of(names: Names, public: Public) -> tuple[PlayerFacts, ...]:
    """The numbers beside every player's name; the score is the money, where the table plays with open purses."""

    def of(seat: Seat, player: Player) -> PlayerFacts:
        numbers = player.cards, len(player.goods), len(linked(names.board, public, seat))
        flag = names.words.say("dk-flag", sum=names.title.announce) if player.rich else ""
        return PlayerFacts(public.cash[seat] if public.cash else None, numbers, public.final, flag)

    return tuple(of(seat, player) for seat, player in enumerate(public.players))


def _events(names: Names, public: Public) -> list[str]:
    """One-round events and what lies free in cities."""
    say = names.words.say
    lines = [say("dk-last-round")] if public.final else []
    for entry in public.running:
        key = "dk-running" if entry.begun else "dk-coming"
        lines.append(say(key, event=names.event(entry.event), text=names.event_text(entry.event)))
    for lying in public.lying:
        lines.append(names.lying(lying))
    return lines
