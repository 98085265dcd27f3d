"""Other trains and what they would change."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from stellwerk.core.game import IllegalAction, Seat
from stellwerk.crayon.actions import Convert, Upgrade
from stellwerk.crayon.building import convertible
from stellwerk.crayon.notation import write
from stellwerk.crayon.questions.everything import Everything
from stellwerk.crayon.questions.hindrance import Hindrance, hindrance
from stellwerk.crayon.questions.imagined import Imagined
from stellwerk.crayon.state import CrayonView
from stellwerk.crayon.words.names import Names


class TrainOffer(Struct, frozen=True):
    """A type of train: what it costs, what speed, holds and hand would be, and how they differ from now.

    `loses`: goods that have to go. `why`: not this turn.
    """

    train: str
    name: str
    action: str
    upgrade: bool  # takes the place of building; otherwise a conversion, which counts towards the limit
    cost: int
    speed: int
    faster: int
    holds: int
    more_holds: int
    cards: int
    more_cards: int
    loses: int
    told: str
    why: Hindrance | None


class TrainsAnswer(Struct, frozen=True):
    train: str  # the present one
    offers: tuple[TrainOffer, ...]


def trains(names: Names, view: CrayonView, ask: Everything) -> TrainsAnswer:
    """All types that can be had from the present one (DK-60)."""
    assert view.seat is not None
    rules, now = names.title.rules, view.public.players[view.seat].kind
    here = rules.trains[now]
    kinds = [kind for kind, it in enumerate(rules.trains) if it.level == here.level + 1 or convertible(here, it)]
    return TrainsAnswer(f"train:{here.id}", tuple(_offer(names, view, view.seat, kind) for kind in kinds))


def _offer(names: Names, view: CrayonView, seat: Seat, kind: int) -> TrainOffer:
    title, player = names.title, view.public.players[seat]
    old, new = title.rules.trains[player.kind], title.rules.trains[kind]
    upgrade = new.level > old.level
    action = Upgrade(kind) if upgrade else Convert(kind)
    cards = title.hand_limit(replace(player, kind=kind))
    offer = TrainOffer(
        train=f"train:{new.id}",
        name=names.train(kind),
        action=write(title, action),
        upgrade=upgrade,
        cost=title.rules.upgrade if upgrade else title.rules.convert,
        speed=new.speed,
        faster=new.speed - old.speed,
        holds=new.holds,
        more_holds=new.holds - old.holds,
        cards=cards,
        more_cards=cards - title.hand_limit(player),
        loses=max(0, len(player.goods) - new.holds),
        told="",
        why=_why(names, view, action),
    )
    return replace(offer, told=_told(names, offer, kind))


def _why(names: Names, view: CrayonView, action: Upgrade | Convert) -> Hindrance | None:
    """What keeps it from being ordered in this turn, or in the next one of this seat."""
    here = Imagined(names.title, view)
    if here.over:
        return None
    try:
        here.end_run()
        here.act(action)
    except IllegalAction as error:
        return hindrance(names, error)
    return None


def _told(names: Names, offer: TrainOffer, kind: int) -> str:
    """`Upgrade for 20 M instead of building: …; 3 miles more per turn; one order card more`"""
    say = names.words.say
    key = "dk-offer-upgrade" if offer.upgrade else "dk-offer-convert"
    parts = [say(key, cost=offer.cost, train=names.train_facts(kind))]
    for more, gain, loss in (
        (offer.faster, "dk-offer-faster", "dk-offer-slower"),
        (offer.more_holds, "dk-offer-holds", "dk-offer-fewer"),
        (offer.more_cards, "dk-offer-cards", ""),
        (-offer.loses, "", "dk-offer-loses"),
    ):
        if more:
            parts.append(say(gain if more > 0 else loss, n=abs(more)))
    return "; ".join(parts)
