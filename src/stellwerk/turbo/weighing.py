"""What cards are worth to the quick player's plan, in hundredths of one that is surely needed."""

from __future__ import annotations

from stellwerk.turbo import layout as at
from stellwerk.turbo import weights as by
from stellwerk.turbo.cards import player
from stellwerk.turbo.jit import compiled, inlined
from stellwerk.turbo.layout import Numbers, Tables, Work, wide
from stellwerk.turbo.paper import BLOCK, CLAIMS, EXTRAS, LIST, Paper, left_at, needs_at, worth_at


@inlined
def may(w: Work, code: int) -> bool:
    """Whether the decision with this code is legal."""
    return bool(w[code >> 5] >> (code & 31) & 1)


@compiled
def weigh_cards(t: Tables, n: Numbers, p: Paper, seat: int) -> int:
    """What one more card of each kind is worth to the routes ahead; how many of them the hand pays already."""
    mine, hand, loco = seat * BLOCK, player(t, seat) + at.HAND, t[at.KINDS] - 1
    left, worth, needs = left_at(t), worth_at(t), needs_at(t)
    number, ready = p[mine + CLAIMS] + p[mine + EXTRAS], 0
    for kind in range(t[at.KINDS]):
        p[left + kind] = n[hand + kind]
        p[worth + kind] = p[mine + by.SPARE]
    for grey in range(2):
        for place in range(number):
            route = p[mine + LIST + place]
            colour, length, symbols = t[t[at.COLOUR] + route], t[t[at.LENGTH] + route], t[t[at.SYMBOLS] + route]
            if (colour < 0) != (grey == 1):
                continue
            if grey == 1:
                colour = 0
                for kind in range(1, loco):
                    if p[left + kind] > p[left + colour]:
                        colour = kind
            shiny = min(symbols, p[left + loco])
            p[left + loco] -= shiny
            held = min(p[left + colour], length - symbols)
            p[left + colour] -= held
            p[needs + 3 * place] = colour
            p[needs + 3 * place + 1] = length - symbols - held
            p[needs + 3 * place + 2] = symbols - shiny
    weight = 100
    for place in range(number):
        route, colour = p[mine + LIST + place], p[needs + 3 * place]
        short, locos = p[needs + 3 * place + 1], p[needs + 3 * place + 2]
        if locos == 0 and 0 < short <= p[left + loco]:
            p[left + loco] -= short
            short = p[needs + 3 * place + 1] = 0
        if short + locos == 0:
            ready += 1
            continue
        if short > 0:
            value = weight + weight * p[mine + by.LAST_CARD] // (100 * (short + locos))
            p[worth + colour] = max(p[worth + colour], value) + p[mine + by.MORE] * min(short, 3)
            if t[t[at.COLOUR] + route] < 0:
                for kind in range(loco):
                    p[worth + kind] = max(p[worth + kind], p[mine + by.ANY] * weight // 100)
            p[worth + loco] = max(p[worth + loco], p[mine + by.JOKER] * value // 100)
        if locos > 0:
            value = p[mine + by.FERRY] + p[mine + by.LAST_CARD] // (short + locos)
            p[worth + loco] = max(p[worth + loco], weight * value // 100)
        weight = weight * p[mine + by.LATER] // 100
    return ready


@compiled
def blind_worth(t: Tables, n: Numbers, p: Paper) -> int:
    """What a card from the deck is worth, on average."""
    total = 0
    for kind in range(t[at.KINDS]):
        total += n[t[at.DECK_OF] + kind] * p[worth_at(t) + kind]
    return int(total // max(1, n[at.DECK]))


@compiled
def best_draw(t: Tables, n: Numbers, w: Work, p: Paper) -> tuple[int, int]:
    """The card to take, and what the whole turn brings by it."""
    worth, loco, kinds = worth_at(t), t[at.KINDS] - 1, t[at.KINDS]
    blind = blind_worth(t, n, p)
    first, second, pick = -1, blind, -1
    for place in range(at.ROW, at.ROW + t[at.ROW_SIZE]):
        kind = wide(n[place])
        if kind == at.GAP or kind == loco:
            continue
        value = p[worth + kind]
        if value > first:
            if first > second:
                second = first
            first, pick = value, kind
        elif value > second:
            second = value
    if may(w, kinds) and blind > first:
        if pick >= 0:
            second = max(blind, first)
        first, pick = blind, kinds
    if n[at.STAGE] == at.SECOND_STAGE:
        return pick, first
    if t[at.ROW_SIZE] > 0 and may(w, loco) and (pick < 0 or p[worth + loco] > first + second):
        return loco, p[worth + loco]
    if pick < 0:
        return -1, 0
    return pick, first + second
