"""The first half of a planner's turn: along the way of the trip, loading and delivering (DK-10)."""

from __future__ import annotations

from collections import Counter

from stellwerk.crayon.actions import Action, Deliver, Done, Drop, Load
from stellwerk.crayon.bots.choice import Choice, because, of_stop
from stellwerk.crayon.bots.plan import Plan
from stellwerk.crayon.bots.thinking import Thinking
from stellwerk.crayon.bots.trips import Stop
from stellwerk.crayon.paths import next_step


def run(position: Thinking, plan: Plan, legal: list[Action]) -> Choice:
    """What is due here, then something for an empty hold, then the next step."""
    title, board, public = position.title, position.title.board, position.public
    while (stop := plan.stop) is not None and not stop.after:
        if (handled := handle(position, plan, stop, legal)) is not None:
            return handled
        if stop.city in title.in_force(public.running).no_loading:
            return Choice(Done(), plan, because("closed", place=board.places[stop.city].id))
        plan = plan.handled()  # it cannot be had here any more
    if (load := companion(position, plan, legal)) is not None:
        return load
    if stop is None:
        return Choice(Done(), plan, because("nothing"))
    step = None if plan.hop is None else next_step(title, public, position.seat, plan.hop)
    if step is None or step not in legal:
        return Choice(Done(), plan, of_stop(board, "wait", stop))
    reason = "bring" if stop.brings else "fetch"
    return Choice(step, plan.moved(), of_stop(board, reason, stop, rate=plan.rate, stops=len(plan.trip.stops)))


def handle(position: Thinking, plan: Plan, stop: Stop, legal: list[Action]) -> Choice | None:
    """Load or deliver, dropping first what takes the room; None if it cannot be done."""
    board = position.title.board
    if stop.brings:
        deliver = Drop(stop.good) if stop.errand.bargain else Deliver(stop.errand.card, stop.good)
        return Choice(deliver, plan.handled(), of_stop(board, "deliver", stop)) if deliver in legal else None
    if Load(stop.good) in legal:
        return Choice(Load(stop.good), plan.handled(), of_stop(board, "load", stop))
    if position.room:
        return None
    spare = Counter(position.player.goods) - plan.needed
    for good in sorted(spare):
        if good != stop.good and Drop(good) in legal:
            return Choice(Drop(good), plan, because("drop", good=board.goods[good]))
    return None


def companion(position: Thinking, plan: Plan, legal: list[Action]) -> Choice | None:
    """Into a hold that is empty: the good that the cards still to come ask for most."""
    loads = [action for action in legal if isinstance(action, Load)]
    if not loads:
        return None
    asked = still_asked(position)
    load = max(loads, key=lambda load: asked[load.good])
    return Choice(load, plan, because("companion", good=position.title.board.goods[load.good]))


def still_asked(position: Thinking) -> Counter[int]:
    """Per good: what all orders pay together on cards that may still be drawn."""
    public = position.public
    gone = {*position.hand.cards, *public.orders, *public.discard}
    asked = Counter[int]()
    for card, orders in enumerate(position.title.board.cards):
        if card not in gone:
            asked.update({order.good: order.pay for order in orders})
    return asked
