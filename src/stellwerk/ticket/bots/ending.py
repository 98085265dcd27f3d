"""The end of the game: who seems ahead, whether to bring it about, and what the last turn is good for."""

from __future__ import annotations

from collections.abc import Sequence

from stellwerk.core.play import Candidate, Why
from stellwerk.ticket.actions import Action, Build, Claim
from stellwerk.ticket.bonuses import Crossing
from stellwerk.ticket.bots.pricing import gain
from stellwerk.ticket.bots.sight import Sight
from stellwerk.ticket.bots.style import Style
from stellwerk.ticket.bots.trail import trail_gain
from stellwerk.ticket.bots.tunnel import chance
from stellwerk.ticket.network import Network
from stellwerk.ticket.rules import Race
from stellwerk.ticket.state import Player
from stellwerk.ticket.stations import borrow

HELD = 7.0  # points that a rival's ticket is likely to bring
DECIDED = 20.0  # points of lead, or of arrears, that leave no doubt


def ends_game(sight: Sight, route: int) -> bool:
    """Whether claiming this route brings the last lap, or the end at once (T-40, FJ-10)."""
    rule = sight.title.rules.ending
    left = sight.me.trains - sight.title.board.routes[route].length
    return not left if isinstance(rule, Race) else sight.public.last is None and left <= rule.trains


def wins(sight: Sight, route: int) -> bool:
    """Whether claiming this route completes all that the race still asks for, the crossing counted in (FJ-09)."""
    title, rule = sight.title, sight.title.rules.ending
    if not isinstance(rule, Race):
        return False
    wanted = rule.tickets - completed(sight.me)
    if wanted > len(sight.hand.tickets) + 1:
        return False  # nor with the crossing
    network = Network(title, _put(sight.public.owner, route, sight.seat), sight.seat)
    done = sum(network.joins(title.board.tickets[ticket]) for ticket in sight.hand.tickets)
    crossings = [bonus for bonus in title.rules.bonuses if isinstance(bonus, Crossing)]
    crossed = not sight.me.bonus and any(network.crosses(bonus.one, bonus.other) for bonus in crossings)
    return done + crossed >= wanted


def lead(sight: Sight) -> float:
    """From -1, surely behind, to 1, surely ahead, if the game were over now."""
    if isinstance(sight.title.rules.ending, Race):
        most = max(completed(sight.public.players[rival]) for rival in sight.rivals)
        return max(-1.0, min(1.0, float(completed(sight.me) - most)))
    mine = sight.me.score + _tickets(sight, sight.public.owner, sight.public.stations)
    best = max(
        sight.public.players[rival].score + HELD * sight.public.players[rival].tickets for rival in sight.rivals
    )
    return max(-1.0, min(1.0, (mine - best) / DECIDED))


def completed(player: Player) -> int:
    """What counts in a race: tickets shown, and the crossing (FJ-08)."""
    return len(player.done) + player.bonus


def last_turn(sight: Sight, style: Style, legal: Sequence[Action]) -> list[Candidate[Action]]:
    """Every claim and every station that brings something at once: a station that helps no ticket costs points."""
    public, seat = sight.public, sight.seat
    rule = sight.title.rules.stations
    before = _tickets(sight, public.owner, public.stations)
    found: list[Candidate[Action]] = []
    for action in legal:
        match action:
            case Claim(route):
                after = _tickets(sight, _put(public.owner, route, seat), public.stations)
                value = chance(sight, route) * (
                    gain(sight, style, route) + trail_gain(sight, (), route) + after - before
                )
                found.append(_at_last(action, value))
            case Build(city) if rule is not None:
                after = _tickets(sight, public.owner, _put(public.stations, city, seat))
                found.append(_at_last(action, after - before - rule.unbuilt))
            case _:
                pass
    return [each for each in found if each.value > 0]


def _at_last(action: Action, value: float) -> Candidate[Action]:
    return Candidate(action, value, Why("hint-plan-last", {"points": round(value)}))


def _tickets(sight: Sight, owner: bytes, stations: bytes) -> float:
    """Points of the tickets in hand, if the board stood like this at the end (T-32)."""
    tickets = sight.title.board.tickets
    done = borrow(sight.title, owner, stations, sight.seat, sight.hand.tickets).done
    return float(sum(tickets[t].points * (1 if t in done else -1) for t in sight.hand.tickets))


def _put(holders: bytes, at: int, seat: int) -> bytes:
    return holders[:at] + bytes((seat,)) + holders[at + 1 :]
