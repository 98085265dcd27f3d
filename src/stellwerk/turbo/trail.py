"""The longest continuous path of a player's trains (EU-50).

A trail that cannot grow has used every edge at its ends. If it is closed, it is therefore its whole piece of
track; if it is open, its ends are places where an odd number of routes meet. So a piece with at most two such
places counts whole, and in any other one a search begins at each of them. Of the odd places all but two must leave
a route unused, which bounds what can be found.
"""

from __future__ import annotations

from stellwerk.turbo.bits import lowest
from stellwerk.turbo.jit import compiled
from stellwerk.turbo.layout import (
    AROUND,
    CITIES,
    CLAIM,
    CLAIM_WORDS,
    EDGES,
    LENGTH,
    NODES,
    OWNED,
    ROUTE_A,
    ROUTE_B,
    ROUTES,
    STACK,
    THROUGH,
    WORD,
    Masks,
    Tables,
    Work,
    wide,
)
from stellwerk.turbo.network import join, root

# Columns of NODES and EDGES, each as long as there can be nodes or edges.
PIECE, BEGIN, FILL, WEIGHT, ODD, LIGHTEST, LIGHT_SUM, LIGHT_ONE, LIGHT_TWO = range(9)
NODE_COLUMNS = 9
EDGE_A, EDGE_B, EDGE_LENGTH, USED = range(4)
EDGE_COLUMNS = 4


@compiled
def longest_path(t: Tables, m: Masks, w: Work, seat: int) -> int:
    """Its length."""
    nodes, edges, most = t[CITIES] + 2 * t[ROUTES] + 1, t[EDGES], t[ROUTES]
    piece = t[NODES] + PIECE * nodes
    number = collect(t, m, w, seat)
    if number == 0:
        return 0
    cities = t[CITIES] + 2 * number
    survey(t, w, number, cities)
    best = 0
    for node in range(cities):
        if w[piece + node] != node or w[t[NODES] + WEIGHT * nodes + node] <= best:
            continue
        weight = w[t[NODES] + WEIGHT * nodes + node]
        odd = w[t[NODES] + ODD * nodes + node]
        if odd <= 2:
            best = weight
            continue
        spare = w[t[NODES] + LIGHT_SUM * nodes + node]
        spare -= w[t[NODES] + LIGHT_ONE * nodes + node] + w[t[NODES] + LIGHT_TWO * nodes + node]
        bound = weight - (spare + 1) // 2
        for start in range(cities):
            if best >= bound:
                break
            degree = w[t[NODES] + BEGIN * nodes + start + 1] - w[t[NODES] + BEGIN * nodes + start]
            if degree % 2 == 1 and w[piece + start] == node:
                best = search(t, w, start, best, bound)
        for edge in range(number):
            w[edges + USED * most + edge] = 0
    return int(best)


@compiled
def collect(t: Tables, m: Masks, w: Work, seat: int) -> int:
    """The seat's routes as edges; how many. Every route into a country gets a country of its own (DE-10)."""
    edges, most, number = t[EDGES], t[ROUTES], 0
    for word in range(t[CLAIM_WORDS]):
        left = wide(m[t[OWNED] + seat * t[CLAIM_WORDS] + word])
        while left:
            route = word * WORD + lowest(left) - t[CLAIM]
            left &= left - 1
            a, b = t[t[ROUTE_A] + route], t[t[ROUTE_B] + route]
            if t[t[THROUGH] + a] == 0:
                a = t[CITIES] + 2 * number
            if t[t[THROUGH] + b] == 0:
                b = t[CITIES] + 2 * number + 1
            w[edges + EDGE_A * most + number] = a
            w[edges + EDGE_B * most + number] = b
            w[edges + EDGE_LENGTH * most + number] = t[t[LENGTH] + route]
            w[edges + USED * most + number] = 0
            number += 1
    return number


@compiled
def survey(t: Tables, w: Work, number: int, cities: int) -> None:
    """Which edges meet where, and of each piece its weight, its odd places and their lightest edges."""
    nodes, edges, most, first = t[CITIES] + 2 * t[ROUTES] + 1, t[EDGES], t[ROUTES], t[NODES]
    begin, fill = first + BEGIN * nodes, first + FILL * nodes
    for node in range(cities + 1):
        for column in range(NODE_COLUMNS):
            w[first + column * nodes + node] = 0
        w[first + PIECE * nodes + node] = node
    for edge in range(number):
        a, b = w[edges + EDGE_A * most + edge], w[edges + EDGE_B * most + edge]
        w[begin + a + 1] += 1
        w[begin + b + 1] += 1
        join(w, first + PIECE * nodes, a, b)
    for node in range(cities):
        w[begin + node + 1] += w[begin + node]
        w[fill + node] = w[begin + node]
        w[first + PIECE * nodes + node] = root(w, first + PIECE * nodes, node)
    for edge in range(number):
        length = w[edges + EDGE_LENGTH * most + edge]
        w[first + WEIGHT * nodes + w[first + PIECE * nodes + w[edges + EDGE_A * most + edge]]] += length
        for side in range(2):
            node = w[edges + side * most + edge]
            w[t[AROUND] + w[fill + node]] = edge
            w[fill + node] += 1
            lightest = first + LIGHTEST * nodes + node
            if w[lightest] == 0 or length < w[lightest]:
                w[lightest] = length
    for node in range(cities):
        if (w[begin + node + 1] - w[begin + node]) % 2 == 1:
            piece, light = first + w[first + PIECE * nodes + node], w[first + LIGHTEST * nodes + node]
            w[piece + ODD * nodes] += 1
            w[piece + LIGHT_SUM * nodes] += light
            if light > w[piece + LIGHT_ONE * nodes]:
                w[piece + LIGHT_TWO * nodes] = w[piece + LIGHT_ONE * nodes]
                w[piece + LIGHT_ONE * nodes] = light
            elif light > w[piece + LIGHT_TWO * nodes]:
                w[piece + LIGHT_TWO * nodes] = light


@compiled
def search(t: Tables, w: Work, start: int, known: int, bound: int) -> int:
    """The heaviest trail from here, or the best known; nothing is heavier than the bound."""
    nodes, edges, most = t[CITIES] + 2 * t[ROUTES] + 1, t[EDGES], t[ROUTES]
    begin = t[NODES] + BEGIN * nodes
    at, came, following = t[STACK], t[STACK] + most + 1, t[STACK] + 2 * (most + 1)
    best, length, depth = known, 0, 0
    w[at] = start
    w[following] = w[begin + start]
    while depth >= 0:
        node, place = w[at + depth], w[following + depth]
        if place == w[begin + node + 1]:
            if depth > 0:
                edge = w[came + depth]
                w[edges + USED * most + edge] = 0
                length -= w[edges + EDGE_LENGTH * most + edge]
            depth -= 1
            continue
        w[following + depth] = place + 1
        edge = w[t[AROUND] + place]
        if w[edges + USED * most + edge] == 1:
            continue
        w[edges + USED * most + edge] = 1
        length += w[edges + EDGE_LENGTH * most + edge]
        if length > best:
            best = length
            if best >= bound:
                return int(best)
        depth += 1
        far = w[edges + EDGE_A * most + edge] + w[edges + EDGE_B * most + edge] - node
        w[at + depth] = far
        w[came + depth] = edge
        w[following + depth] = w[begin + far]
    return int(best)
