"""The bot that takes the order with the best payout per turn, builds for it and delivers."""

from __future__ import annotations

from itertools import combinations
from typing import Final, TypeAlias

from msgspec import Struct, convert, to_builtins
from msgspec.structs import replace

from stellwerk.core.codec import digest
from stellwerk.core.game import Seat
from stellwerk.core.play import Decision, Turn
from stellwerk.crayon import actions as do
from stellwerk.crayon import state as at
from stellwerk.crayon.actions import Action
from stellwerk.crayon.board import FREE
from stellwerk.crayon.events import CrayonEvent
from stellwerk.crayon.hops import Hop
from stellwerk.crayon.network import linked
from stellwerk.crayon.orders import PROSPECT, Outlook, Prospect
from stellwerk.crayon.paths import next_step
from stellwerk.crayon.search import BUILD, Search
from stellwerk.crayon.state import CrayonView, Hand, Public
from stellwerk.crayon.title import Title

CrayonTurn: TypeAlias = Turn[Public, Hand, Action, CrayonEvent]

RESERVE: Final = 12  # money kept for rent and the next order when nothing presses
UPGRADE_FROM: Final = 45  # cash from which a faster train is worth a turn without building
POOR: Final = 1.5  # money per turn below which a new hand is better than the best order


class Intent(Struct, frozen=True):
    """What the bot remembers: the round of its last drop, its plan and its route, and what each was made for."""

    dropped: int
    planned_for: str = ""
    plan: Prospect | None = None
    routed_for: str = ""
    route: tuple[tuple[int, Hop], ...] = ()  # from each milepost the next step


class CrayonGreedy:
    """Plans once per turn and after every new card; between, it follows the plan, which is its memory."""

    def __init__(self, title: Title) -> None:
        self.title = title

    def __call__(self, turn: CrayonTurn, /) -> Decision[Action]:
        this_round = turn.view.public.round
        # Whoever remembers nothing must not drop: it could load and drop the same goods for ever.
        intent = Intent(this_round) if turn.memory is None else convert(turn.memory, Intent)
        mind = Mind(self.title, intent)
        action = mind.choose(turn.view, list(turn.legal))
        dropped = this_round if isinstance(action, do.Drop) else intent.dropped
        return Decision(action, to_builtins(replace(mind.intent, dropped=dropped)))


class Mind:
    """The bot while it answers one question; `intent` changes when it plans anew."""

    def __init__(self, title: Title, intent: Intent) -> None:
        self.title = title
        self.intent = intent

    def choose(self, view: CrayonView, legal: list[Action]) -> Action:
        assert view.seat is not None and view.hand is not None
        if len(legal) == 1:
            return legal[0]
        match legal[0]:
            case do.Under():
                return self.put_under(view.public, view.hand, view.seat, legal)
            case do.Begin():
                return self.begin(view.public, view.hand, view.seat, legal)
            case do.Answer():
                return do.Answer(False)
            case do.Lose():
                return self.lose(view, legal)
            case _:
                pass
        if isinstance(view.public.stage, at.Moving):
            return self.move(view, view.public, view.seat, legal)
        return self.build(view, view.public, view.hand, view.seat, legal)

    # ---- the opening

    def put_under(self, public: Public, hand: Hand, seat: Seat, legal: list[Action]) -> Action:
        """Keep the three cards that are worth most together in one start city."""
        worth = self.worth(public, hand, seat)
        keep = self.title.rules.hand_cards
        _, kept = max(
            (sum(of_city[card] for card in cards), cards)
            for of_city in worth.values()
            for cards in combinations(hand.cards, keep)
        )
        return next(
            action for action in legal if isinstance(action, do.Under) and not set(action.cards) & set(kept)
        )

    def begin(self, public: Public, hand: Hand, seat: Seat, legal: list[Action]) -> Action:
        worth = self.worth(public, hand, seat)
        cities = [action for action in legal if isinstance(action, do.Begin)]
        return max(cities, key=lambda action: sum(worth[action.city].values()))

    def worth(self, public: Public, hand: Hand, seat: Seat) -> dict[int, dict[int, float]]:
        """Per start city and card: the best rate of its orders, if the network began there."""
        board = self.title.board
        searches = [
            Search(self.title, public, seat, place.posts, PROSPECT) for place in board.places[: board.cities]
        ]
        return {
            city: {card: self.card_worth(searches, city, card) for card in hand.cards}
            for city, place in enumerate(board.places)
            if place.start
        }

    def card_worth(self, searches: list[Search], start: int, card: int) -> float:
        board, here = self.title.board, searches[start]
        best = 0.0
        for order in board.cards[card]:
            for source in board.supplied[order.good]:
                fetch, bring = here.to_city(source), searches[source].to_city(order.city)
                if fetch and bring:
                    turns = max(1.0, (fetch.points + bring.points) / here.speed)
                    best = max(best, (order.pay - fetch.building - bring.building) / turns + order.pay / 20)
        return best

    # ---- a turn

    def plan(self, view: CrayonView) -> Prospect | None:
        """The order to serve next; found anew when the round, the cards or the load have changed."""
        assert view.seat is not None and view.hand is not None
        public, hand = view.public, view.hand
        now = digest((public.round, public.turn, hand.cards, public.orders, public.players[view.seat].goods))
        if now != self.intent.planned_for:
            best = Outlook(self.title, view).best(hand.cash)
            self.intent = replace(self.intent, planned_for=now, plan=best)
        return self.intent.plan

    def move(self, view: CrayonView, public: Public, seat: Seat, legal: list[Action]) -> Action:
        deliveries = [action for action in legal if isinstance(action, do.Deliver)]
        if deliveries:
            return max(deliveries, key=self.pay)
        plan = self.plan(view)
        if plan is None or plan.rate < POOR:
            swap = next((action for action in legal if isinstance(action, do.Swap)), None)
            if swap is not None:
                return swap
        if plan is None:
            return do.Done()
        if handling := self.handle(view, public, seat, plan, legal):
            return handling
        goal = plan.order.city if plan.order.good in public.players[seat].goods else plan.source
        assert goal is not None
        step = self.step(view, public, seat, goal)
        return step if step in legal and step is not None else do.Done()

    def step(self, view: CrayonView, public: Public, seat: Seat, goal: int) -> Action | None:
        """The next step of the way to a city, as far as there is track; the way is looked for once a turn."""
        here = public.players[seat].post
        now = digest((goal, public.round, public.owner, public.lines))
        if now != self.intent.routed_for or here not in dict(self.intent.route):
            way = Outlook(self.title, view).here.to_city(goal)
            hops = way.hops if way else ()
            posts = (here, *(hop.post for hop in hops))
            self.intent = replace(self.intent, routed_for=now, route=tuple(zip(posts, hops, strict=False)))
        hop = dict(self.intent.route).get(here)
        if hop is None or hop.build is not None:
            return None
        return next_step(self.title, public, seat, hop)

    def handle(
        self, view: CrayonView, public: Public, seat: Seat, plan: Prospect, legal: list[Action]
    ) -> Action | None:
        """Load what the plan needs here, making room by dropping what nobody wants; then what else pays."""
        goods, good = public.players[seat].goods, plan.order.good
        city = self.title.board.city_at(public.players[seat].post)
        if good not in goods and do.Load(good) in legal:
            return do.Load(good)
        if good not in goods and city == plan.source:
            if self.intent.dropped == public.round:
                return None  # once a turn: what was dropped could be loaded and dropped for ever
            wanted = self.wanted(view)
            drops = [action for action in legal if isinstance(action, do.Drop)]
            return min(drops, key=lambda action: action.good in wanted, default=None)
        room = self.title.rules.trains[public.players[seat].kind].holds - len(goods) - (good not in goods)
        return self.companion(view, plan, city, legal) if room > 0 else None

    def companion(self, view: CrayonView, plan: Prospect, city: int, legal: list[Action]) -> Action | None:
        """A good for another order that can be delivered over track there is."""
        outlook = Outlook(self.title, view)
        best: Prospect | None = None
        for action in legal:
            if isinstance(action, do.Load):
                for found in outlook.from_here(city, action.good):
                    if found.card != plan.card and not found.cost and (best is None or found.rate > best.rate):
                        best = found
        return do.Load(best.order.good) if best is not None and best.rate > POOR else None

    def wanted(self, view: CrayonView) -> set[int]:
        """The goods that own and public cards ask for."""
        assert view.hand is not None
        cards = self.title.board.cards
        return {order.good for card in (*view.hand.cards, *view.public.orders) for order in cards[card]}

    def pay(self, action: do.Deliver) -> int:
        return next(order.pay for order in self.title.board.cards[action.card] if order.good == action.good)

    def lose(self, view: CrayonView, legal: list[Action]) -> Action:
        """Anything but what is being delivered."""
        plan = self.plan(view)
        spare = [a for a in legal if isinstance(a, do.Lose) and (plan is None or a.good != plan.order.good)]
        return spare[0] if spare else legal[0]

    # ---- building

    def build(self, view: CrayonView, public: Public, hand: Hand, seat: Seat, legal: list[Action]) -> Action:
        plan = self.plan(view)
        if plan is not None:
            for build in (*(plan.fetch.builds if plan.fetch else ()), *plan.bring.builds):
                if build in legal:
                    return build
        needs = plan is not None and plan.cost > 0 and self.unbuilt(public, plan)
        if needs:
            return do.Done()
        if upgrade := self.upgrade(public, hand, seat, legal):
            return upgrade
        return self.join_big(public, hand, seat, legal) or do.Done()

    def unbuilt(self, public: Public, plan: Prospect) -> bool:
        ways = [plan.bring, *([plan.fetch] if plan.fetch else [])]
        edges = [build.edge for way in ways for build in way.builds]
        return any(edge is not None and public.owner[edge] == FREE for edge in edges)

    def upgrade(self, public: Public, hand: Hand, seat: Seat, legal: list[Action]) -> Action | None:
        upgrades = [action for action in legal if isinstance(action, do.Upgrade)]
        if not upgrades or hand.cash < UPGRADE_FROM or hand.cash > self.title.announce:
            return None
        return max(upgrades, key=lambda action: self.title.rules.trains[action.kind].speed)

    def join_big(self, public: Public, hand: Hand, seat: Seat, legal: list[Action]) -> Action | None:
        """With money to spare: towards the big city that is cheapest to join."""
        board = self.title.board
        missing = set(board.big) - linked(board, public, seat)
        if not missing or hand.cash <= RESERVE:
            return None
        # From the start city: a flood may have cut the network in two.
        start = board.places[public.players[seat].start].posts
        search = Search(self.title, public, seat, start, BUILD)
        ways = [way for city in missing if (way := search.to_city(city)) is not None]
        if not ways:
            return None
        way = min(ways, key=lambda found: found.building)
        return next((build for build in way.builds if build in legal), None)
