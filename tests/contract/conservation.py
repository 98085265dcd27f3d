"""Nothing comes from nowhere and nothing is lost: checked after every step of every contract game."""

from __future__ import annotations

from collections import Counter

from contract.variants import OpenGame, OpenState
from crayon import conservation as crayon
from stellwerk.crayon.game import CrayonGame
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.state import GAP, Reveal, Surcharge, TicketState
from stellwerk.ticket.title import Title


def conserved(game: OpenGame, state: OpenState) -> None:
    """AssertionError names what does not add up."""
    if isinstance(game, CrayonGame):
        crayon.conserved(game, state)
        return
    assert isinstance(game, TicketGame)
    _cards(game.title, state)
    _trains_and_scores(game.title, state)
    _tickets(game.title, state)
    _passengers(game.title, state)


def _cards(title: Title, state: TicketState) -> None:
    public = state.public
    total = Counter(kind for kind in public.row if kind != GAP)
    for counts in (state.hidden.deck, public.discard, *(hand.cards for hand in state.hands)):
        assert min(counts) >= 0
        total.update(dict(enumerate(counts)))
    stage = public.stage
    while hasattr(stage, "then"):
        stage = stage.then
    if isinstance(stage, Reveal | Surcharge):
        total.update(stage.seen)
        total[title.loco] += stage.locos
        total[stage.colour] += title.board.routes[stage.route].length - stage.locos
    assert tuple(total[kind] for kind in range(title.kinds)) == title.deck, "train cards"
    assert public.deck == sum(state.hidden.deck), "size of the deck"
    for player, hand in zip(public.players, state.hands, strict=True):
        assert player.cards == sum(hand.cards), "size of a hand"
        assert all(known <= held for known, held in zip(player.known, hand.cards, strict=True)), "known cards"


def _trains_and_scores(title: Title, state: TicketState) -> None:
    public = state.public
    for seat, player in enumerate(public.players):
        own = [route for route, owner in zip(title.board.routes, public.owner, strict=True) if owner == seat]
        assert player.trains + sum(route.length for route in own) == title.rules.trains, "trains"
        assert player.trains >= 0
        assert player.score == sum(title.points.get(route.length, 0) for route in own), "running score"
        built = sum(owner == seat for owner in public.stations)
        assert player.stations + built == title.has_stations, "stations"


def _tickets(title: Title, state: TicketState) -> None:
    public, hidden = state.public, state.hidden
    places = [*hidden.box]
    for pile, depths in zip((*hidden.piles, hidden.spent), (*public.piles, public.spent), strict=True):
        assert [(layer.number, len(layer.items)) for layer in pile] == [(d.number, d.size) for d in depths]
        assert all(layer.items for layer in pile), "no empty layer"
        places += [ticket for layer in pile for ticket in layer.items]
    for player, hand in zip(public.players, state.hands, strict=True):
        places += [*hand.tickets, *hand.offer, *player.done]
        assert player.tickets == len(hand.tickets), "tickets in hand"
        piles = Counter(title.board.tickets[ticket].pile for ticket in hand.tickets)
        assert all(piles[pile] <= most for pile, most in enumerate(player.from_pile)), "tickets by pile"
        offered = Counter(title.board.tickets[ticket].pile for ticket in hand.offer)
        assert tuple(offered[pile] for pile in range(len(title.board.piles))) == player.offered, "offer"
    assert sorted(places) == list(range(len(title.board.tickets))), "tickets"


def _passengers(title: Title, state: TicketState) -> None:
    public = state.public
    everywhere = (public.bag, *public.waiting, *(player.passengers for player in public.players))
    for colour, all_of_them in enumerate(title.bag):
        assert sum(counts[colour] for counts in everywhere) == all_of_them, "passengers"
