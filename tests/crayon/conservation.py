"""What is never lost and never made: money, goods, cards."""

from __future__ import annotations

from collections import Counter

from stellwerk.crayon.board import FREE, INNER
from stellwerk.crayon.game import CrayonGame
from stellwerk.crayon.state import CrayonState


def conserved(game: CrayonGame, state: CrayonState) -> None:
    """Fails when a state holds more or less than the box, or says the same thing twice and differently."""
    rules, board, public = game.title.rules, game.title.board, state.public
    cash = [hand.cash for hand in state.hands]
    assert sum(cash) + state.hidden.bank == rules.bank + rules.start_money * len(cash)
    assert min(cash) >= 0
    assert public.cash == (tuple(cash) if rules.open_money else ())
    for debt in public.debts:
        assert debt.sum > 0 and debt.seat != debt.owner
        assert cash[debt.seat] == 0

    goods = Counter(good for player in public.players for good in player.goods)
    goods.update(entry.good for entry in public.lying)
    assert tuple(goods[good] + left for good, left in enumerate(public.supply)) == board.chips
    for player in public.players:
        assert player.goods == tuple(sorted(player.goods))
    for entry in public.lying:
        assert entry.city not in board.supplied[entry.good] and entry.reserved != entry.seat
    for deal in public.bargains:
        assert deal.supplier != deal.partner and deal.until >= public.round
        assert deal.city not in board.supplied[deal.good]

    cards = [card for hand in state.hands for card in hand.cards]
    cards += [card for layer in state.hidden.pile for card in layer.items]
    assert sorted((*cards, *public.orders, *public.discard)) == list(board.deck)
    assert [(depth.number, depth.size) for depth in public.pile] == [
        (layer.number, len(layer.items)) for layer in state.hidden.pile
    ]
    layers = {layer.number: layer.items for layer in state.hidden.pile}
    for player, hand in zip(public.players, state.hands, strict=True):
        assert player.cards == len(hand.cards)
        assert player.old == sum(card not in public.shuffled for card in hand.cards)
        assert player.under == tuple(number for number, _ in hand.returned)
        assert all(layers[number] == (card,) for number, card in hand.returned)
        assert all(card in state.hands[other].cards for other, card in hand.seen)
        assert not any(board.is_event(card) for card in hand.cards)

    for edge, owner in enumerate(public.owner):
        assert owner == INNER if board.inner[edge] else owner == FREE or owner < len(cash)
