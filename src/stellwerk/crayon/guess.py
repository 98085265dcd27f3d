"""Complete a view into a state that fits it: redeal what the seat has not seen."""

from __future__ import annotations

from random import Random

from stellwerk.core import game as core
from stellwerk.core.game import Seat
from stellwerk.core.pile import Layer
from stellwerk.crayon import state as at
from stellwerk.crayon.network import has_joined_big
from stellwerk.crayon.state import CrayonState, CrayonView, Hand, Hidden, Public
from stellwerk.crayon.title import Title


def guess(title: Title, view: CrayonView, rng: Random) -> CrayonState:
    """A state with `view_of(guess, seat) == view`, every fitting deal of the cards as likely as any other.

    A spectator's guess knows no hand. Others' money is anything that what is public allows.
    """
    public, seat = view.public, view.seat
    own = view.hand if view.hand is not None else Hand(0)
    seen = set(own.cards) | set(public.orders) | set(public.discard) | {card for _, card in own.returned}
    unseen = [card for card in title.board.deck if card not in seen]
    known: dict[Seat, list[int]] = {other: [] for other in range(len(public.players))}
    for other, card in own.seen:
        known[other].append(card)
        unseen.remove(card)
    rng.shuffle(unseen)
    hands = _deal(title, public, seat, known, unseen)
    pile = _pile(title, public, dict(own.returned), unseen)
    contents = {layer.number: layer.items[0] for layer in pile}
    full: list[Hand] = []
    for other, player in enumerate(public.players):
        if other == seat and view.hand is not None:
            full.append(view.hand)
            continue
        returned = tuple([(number, contents[number]) for number in player.under])
        cash = public.cash[other] if public.cash else _cash(title, public, other, rng)
        full.append(Hand(cash, tuple(sorted(hands[other])), returned))
    total = title.rules.bank + title.rules.start_money * len(full)
    return core.State(public, tuple(full), Hidden(pile, total - sum(hand.cash for hand in full)))


def _deal(
    title: Title, public: Public, seat: Seat | None, known: dict[Seat, list[int]], unseen: list[int]
) -> dict[Seat, list[int]]:
    """Hands of the others: orders only, and of the pile before the last shuffle as many as are known to be."""
    fresh = frozenset(public.shuffled)
    hands: dict[Seat, list[int]] = {}
    for other, player in enumerate(public.players):
        if other == seat:
            continue
        hand = list(known[other])
        old = player.old - sum(card not in fresh for card in hand)
        for wanted, count in ((False, old), (True, player.cards - len(hand) - old)):
            chosen = [card for card in unseen if not title.board.is_event(card) and (card in fresh) == wanted]
            for card in chosen[:count]:
                hand.append(card)
                unseen.remove(card)
        hands[other] = hand
    return hands


def _pile(title: Title, public: Public, mine: dict[int, int], unseen: list[int]) -> tuple[Layer, ...]:
    """The layers of the pile; what others have put under it are orders."""
    put = {number for player in public.players for number in player.under}
    found: dict[int, list[int]] = {}
    for depth in public.pile:
        if depth.number in mine:
            found[depth.number] = [mine[depth.number]]
        elif depth.number in put:
            card = next(card for card in unseen if not title.board.is_event(card))
            unseen.remove(card)
            found[depth.number] = [card]
    for depth in public.pile:
        if depth.number not in found:
            found[depth.number] = [unseen.pop() for _ in range(depth.size)]
    return tuple(Layer(depth.number, tuple(sorted(found[depth.number]))) for depth in public.pile)


def _cash(title: Title, public: Public, seat: Seat, rng: Random) -> int:
    """Nothing with debts (DK-21R), else by what was announced, and short of winning if the cities are joined."""
    if any(debt.seat == seat for debt in public.debts):
        return 0
    low, high = (title.announce, title.rules.win_sum) if public.players[seat].rich else (0, title.announce)
    if isinstance(public.stage, at.Answering) and public.turn == seat:
        low = max(low, public.stage.sum)
    if not public.final and not has_joined_big(title.board, public, seat):
        high += title.rules.announce_below_win
    return rng.randrange(low, high)
