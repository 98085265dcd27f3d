"""What a claim is worth now: a step of the plan, points beside it, passengers, the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from stellwerk.core.play import Candidate, Why
from stellwerk.ticket.actions import Action, Claim
from stellwerk.ticket.board import GREY
from stellwerk.ticket.bots.ending import ends_game, lead
from stellwerk.ticket.bots.needs import CARD, Need, needs
from stellwerk.ticket.bots.pricing import gain
from stellwerk.ticket.bots.prospect import Prospect, first_ticket
from stellwerk.ticket.bots.trail import trail_gain
from stellwerk.ticket.bots.tunnel import chance
from stellwerk.ticket.rules import Race

EXTRA = 0.12  # of what it brings by itself, for a route beside the plan: it can mostly wait, a new ticket less
PATH = 0.3  # of what it brings as a piece of the longest path: a rival may close the gap
BOARD = 0.15  # of what passengers are worth: others wait elsewhere (DE-08)
ROBBED = 0.5  # turns, for cards that a more urgent route would have had
LOCO = 2.0  # turns for a locomotive that a ferry of the plan must have (EU-10)
TEMPO = 0.5  # turns that ending the game is worth to a player who is surely ahead
AT_ONCE = 20.0  # the same where the last train decides the game: nothing else counts then (FJ-10)
ALARM = 0.1  # turns of danger that are worth a word


def claims(prospect: Prospect, legal: Sequence[Action]) -> list[Candidate[Action]]:
    """Every route of the plan and beside it that can be paid now."""
    ready = prospect.ready
    hurry = len(ready) + 1 >= prospect.sight.turns_left  # every turn left is needed to lay the cards down
    found: list[Candidate[Action]] = []
    for action in legal:
        if isinstance(action, Claim) and (action.route in prospect.dangers or action.route in prospect.extras):
            value = _worth(prospect, action.route, action.route in ready, hurry)
            found.append(Candidate(action, value, _why(prospect, action.route)))
    return found


def _worth(prospect: Prospect, route: int, ready: bool, hurry: bool) -> float:
    sight, style = prospect.sight, prospect.style
    danger = prospect.dangers.get(route)
    symbols = prospect.symbols(route)
    points, hope = prospect.points(route), chance(sight, route, 0 if danger else symbols)
    guests = BOARD * (gain(sight, style, route) - points)
    if danger:
        progress = float(route in prospect.foremost)  # for a later ticket only what may be lost is claimed
        value = style.turn * hope * (progress + style.care * danger.turns) + guests
    else:
        value = hope * (EXTRA * points + PATH * trail_gain(sight, prospect.scheme.routes, route) + guests)
    if not ready:
        value -= style.turn * (ROBBED if danger else robbed(prospect, route))
    if hurry:
        value += points
    if ends_game(sight, route):
        tempo = AT_ONCE if isinstance(sight.title.rules.ending, Race) else TEMPO
        value += tempo * style.turn * lead(sight)
    return value


def robbed(prospect: Prospect, index: int) -> float:
    """Turns that it takes to draw again what this claim takes from the plan, if it is paid as well as can be."""
    sight, planned = prospect.sight, prospect.scheme.routes
    route, (*colours, locos) = sight.title.board.routes[index], sight.hand.cards
    before = _missing(needs(sight, planned))
    least = inf
    for kind in range(len(colours)) if route.colour == GREY else (route.colour,):
        held = min(colours[kind], route.length - route.locos)
        if held + locos >= route.length:
            left = [*colours, locos - (route.length - held)]
            left[kind] -= held
            least = min(least, _missing(needs(sight, planned, left)) - before)
    return max(0.0, least) if least < inf else 0.0


def _missing(found: Sequence[Need]) -> float:
    return sum(CARD * need.short + LOCO * need.locos for need in found)


def _why(prospect: Prospect, route: int) -> Why:
    title = prospect.sight.title
    name = title.board.routes[route].id
    danger = prospect.dangers.get(route)
    if ends_game(prospect.sight, route) and lead(prospect.sight) > 0:
        return Why("hint-plan-end", {"route": name})
    if danger and danger.turns > ALARM:
        facts: dict[str, str | int] = {"percent": round(100 * danger.threat), "turns": round(danger.detour)}
        return Why("hint-plan-threat", {"route": name, **facts})
    if danger is None:
        points = title.points.get(title.board.routes[route].length, 0)
        return Why("hint-plan-extra", {"route": name, "points": points})
    ticket = first_ticket(prospect.scheme.serving(route))
    if ticket is None:
        return Why("hint-plan-crossing", {"route": name})
    return Why("hint-plan-route", {"route": name, "ticket": title.board.tickets[ticket].id})
