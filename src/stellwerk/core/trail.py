"""The longest trail of a small multigraph: exact, bounded, deterministic."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

from stellwerk.core.graph import connected

Edge: TypeAlias = tuple[int, int, int]
"""Node, node, weight. The weight is not negative; the nodes may be equal."""

# Weight and edge set in one integer: the weight on top, below it one bit for each edge of the input.
# Loads of disjoint edge sets add up to the load of their union, and max() prefers the heavier one.
_Load: TypeAlias = int


class Trail(Struct, frozen=True):
    """A walk that uses no edge twice: its weight, and its edges as indexes in walking order."""

    length: int
    edges: tuple[int, ...]


def longest_trail(edges: Sequence[Edge]) -> Trail:
    """The heaviest walk that uses no edge twice; nodes may repeat, branches off the walk do not count.

    >>> longest_trail([(0, 1, 2), (1, 2, 3), (1, 3, 1)])
    Trail(length=5, edges=(0, 1))
    """
    bits = len(edges)
    best = 0
    for piece in _pieces(edges):
        if sum(edges[i][2] for i in piece) > best >> bits:
            best = max(best, _heaviest({i: edges[i] for i in piece}, bits))
    chosen = [i for i in range(bits) if best >> i & 1]
    return Trail(best >> bits, tuple(_walk(edges, chosen)))


def _pieces(edges: Sequence[Edge]) -> list[list[int]]:
    """The edges of each connected piece, heaviest piece first."""
    number = {node: k for k, node in enumerate(sorted({node for edge in edges for node in edge[:2]}))}
    label = connected([(number[a], number[b]) for a, b, _ in edges], len(number))
    pieces: dict[int, list[int]] = {}
    for i, (a, _, _) in enumerate(edges):
        pieces.setdefault(label[number[a]], []).append(i)
    return sorted(pieces.values(), key=lambda piece: -sum(edges[i][2] for i in piece))


def _odd(edges: Iterable[Edge]) -> set[int]:
    """Nodes where an odd number of edges meet."""
    odd: set[int] = set()
    for a, b, _ in edges:
        odd ^= {a} ^ {b}
    return odd


def _walk(edges: Sequence[Edge], chosen: Sequence[int]) -> list[int]:
    """Put connected edges with at most two odd nodes into walking order (Hierholzer)."""
    around: dict[int, list[int]] = {}
    for i in reversed(chosen):
        for node in edges[i][:2]:
            around.setdefault(node, []).append(i)
    odd = _odd(edges[i] for i in chosen)
    left = set(chosen)
    path = [(min(odd or around), -1)] if chosen else []
    walk: list[int] = []
    while path:
        node, came = path[-1]
        while around[node] and around[node][-1] not in left:
            around[node].pop()
        if around[node]:
            i = around[node].pop()
            left.remove(i)
            path.append((edges[i][0] + edges[i][1] - node, i))
        else:
            walk.append(came)
            path.pop()
    return walk[-2::-1]  # backwards, without the mark before the first edge


# A trail that cannot grow has used every edge at its ends. If it is closed, it is therefore its whole piece;
# if it is open, its ends are nodes of odd degree. So a trail never ends inside a chain of nodes of degree
# two, enters a dead end only to end there, and takes every loop it passes: all these shrink without loss.


class _Node(Struct):
    """What is left around a node while the graph shrinks, and what has shrunk into it."""

    tracks: dict[int, int]  # edge to far node
    loops: _Load = 0
    tails: tuple[_Load, _Load] = (0, 0)  # the two heaviest dead ends: a trail has two ends


def _heaviest(edges: Mapping[int, Edge], bits: int) -> _Load:
    """The heaviest trail of one connected piece."""
    loads = {i: weight << bits | 1 << i for i, (_, _, weight) in edges.items()}
    if len(_odd(edges.values())) <= 2:
        return sum(loads.values())
    nodes = {node: _Node({}) for edge in edges.values() for node in edge[:2]}
    for i, (a, b, _) in edges.items():
        _tie(nodes, i, a, b, loads)
    best = _shrink(nodes, loads)
    return _search(_sweep(nodes, loads), best, bits) if nodes else best


def _tie(nodes: dict[int, _Node], i: int, a: int, b: int, loads: dict[int, _Load]) -> None:
    if a == b:
        nodes[a].loops += loads[i]
    else:
        nodes[a].tracks[i] = b
        nodes[b].tracks[i] = a


def _shrink(nodes: dict[int, _Node], loads: dict[int, _Load]) -> _Load:
    """Fold dead ends and chains away; the heaviest trail that is folded away whole."""
    best = 0
    waiting = sorted(nodes)
    while waiting:
        name = waiting.pop()
        node = nodes.get(name)
        if node is None:
            continue
        best = max(best, node.loops + sum(node.tails))
        if len(node.tracks) > 2 or (len(node.tracks) == 2 and any(node.tails)):
            continue
        del nodes[name]
        waiting += _fold(node, nodes, loads)
    return best


def _fold(node: _Node, nodes: dict[int, _Node], loads: dict[int, _Load]) -> list[int]:
    """Hand a node over to its neighbours, and name those."""
    for i, far in node.tracks.items():
        del nodes[far].tracks[i]
    match list(node.tracks.items()):
        case [(i, far)]:
            tail = loads[i] + node.loops + node.tails[0]
            first, second, _ = sorted((tail, *nodes[far].tails), reverse=True)
            nodes[far].tails = first, second
        case [(i, far), (j, other)]:
            loads[i] += loads[j] + node.loops
            _tie(nodes, i, far, other, loads)
    return list(node.tracks.values())


# What is left is swept edge by edge. Of the past only this matters, for each node that still has edges to
# come: the parity of its degree and the piece of track it belongs to; and the number of ends behind.
# Each such node holds one bit, given back when its last edge is behind.


class _Join(Struct, frozen=True):
    """Step of the sweep: take an edge or leave it out."""

    ends: int  # two bits
    load: _Load


class _Close(Struct, frozen=True):
    """Step of the sweep: a node has no more edges to come. Loads are what a trail through it picks up."""

    bit: int
    through: _Load
    one_end: _Load
    both_ends: _Load
    may_end: bool


_Step: TypeAlias = _Join | _Close
_Place: TypeAlias = tuple[int, int, int, tuple[int, ...]]  # step, ends behind, odd nodes, pieces of track


def _sweep(nodes: dict[int, _Node], loads: dict[int, _Load]) -> list[_Step]:
    steps: list[_Step] = []
    free = [1 << k for k in reversed(range(len(nodes)))]
    bits: dict[int, int] = {}
    behind: set[int] = set()
    for name in _order(nodes):
        node = nodes[name]
        for far in (name, *node.tracks.values()):
            if far not in bits and far not in behind:
                bits[far] = free.pop()
        steps += [_Join(bits[name] | bits[far], loads[i]) for i, far in node.tracks.items() if far in bits]
        steps.append(_close(node, bits[name]))
        free.append(bits.pop(name))
        behind.add(name)
    return steps


def _close(node: _Node, bit: int) -> _Close:
    first, second = node.tails
    may_end = bool(first) or len(node.tracks) % 2 == 1
    return _Close(bit, node.loops, node.loops + first, node.loops + first + second, may_end)


def _order(nodes: dict[int, _Node]) -> list[int]:
    """An order of the nodes that keeps few of them open at a time: the best of one greedy try per start."""
    names = sorted(nodes, key=lambda name: (len(nodes[name].tracks), name))
    number = {name: k for k, name in enumerate(names)}
    near = [sum({1 << number[node] for node in (name, *nodes[name].tracks.values())}) for name in names]
    best = 1 << 2 * len(names)  # more than any order costs
    order: list[int] = []
    for start in range(len(names)):
        cost, tried = _greedy(near, start, best)
        if cost < best:
            best, order = cost, tried
    return [names[k] for k in order]


def _greedy(near: list[int], start: int, limit: int) -> tuple[int, list[int]]:
    """Close the node that opens the fewest others, again and again; and what the sweep will cost."""
    order: list[int] = []
    todo = list(range(len(near)))
    unseen = (1 << len(near)) - 1
    cost = 0
    k = start
    while cost < limit:
        unseen &= ~near[k]
        cost += 1 << len(todo) - unseen.bit_count()
        todo.remove(k)
        order.append(k)
        if not todo:
            break
        k = min(todo, key=[(mask & unseen).bit_count() for mask in near].__getitem__)
    return cost, order


def _search(steps: list[_Step], best: _Load, bits: int) -> _Load:
    """The heaviest trail of the sweep, or the best known if none is heavier.

    Best first: the hopes never promise too little, so the first trail to be complete is the heaviest.
    """
    hopes = _hopes(steps, bits)
    enough = best >> bits
    pending: dict[int, list[tuple[_Place, _Load]]] = {hopes[0][0][0]: [((0, 0, 0, ()), 0)]}
    seen: set[_Place] = set()
    while pending and (hope := max(pending)) > enough:
        place, load = pending[hope].pop()
        if not pending[hope]:
            del pending[hope]
        if place[0] == len(steps):
            return load
        if place in seen:
            continue
        seen.add(place)
        for after, more in _moves(steps, place):
            step, ends, odd, _ = after
            promise = (load + more >> bits) + hopes[step][ends][odd]
            if promise > enough:
                pending.setdefault(promise, []).append((after, load + more))
    return best


def _hopes(steps: list[_Step], bits: int) -> list[list[list[int]]]:
    """By step, ends behind and odd nodes: the most weight to come if the track need not be connected."""
    never = -1 - sum((step.load if isinstance(step, _Join) else step.both_ends) >> bits for step in steps)
    tables = [[0]] * 3
    hopes = [tables]
    for step, size in zip(reversed(steps), reversed(_sizes(steps)), strict=True):
        # Before a node's first edge and after its last it cannot be odd.
        tables = [row[:size] + [never] * (size - len(row)) for row in tables]
        if isinstance(step, _Join):
            tables = [_hopes_joining(row, step.ends, step.load >> bits) for row in tables]
        else:
            tables = _hopes_closing(step, tables, bits, never)
        hopes.append(tables)
    return hopes[::-1]


def _sizes(steps: list[_Step]) -> list[int]:
    """How many sets of odd nodes there can be at each step."""
    sizes: list[int] = []
    front = 0
    for step in steps:
        front |= step.ends if isinstance(step, _Join) else step.bit
        sizes.append(1 << front.bit_length())
        if isinstance(step, _Close):
            front ^= step.bit
    return sizes


def _hopes_joining(row: list[int], ends: int, weight: int) -> list[int]:
    # Most of the time is spent here: max() would double it.
    return [out if out > (taken := row[odd ^ ends] + weight) else taken for odd, out in enumerate(row)]


def _hopes_closing(step: _Close, tables: list[list[int]], bits: int, never: int) -> list[list[int]]:
    bit, through = step.bit, step.through >> bits
    every = range(len(tables[0]))
    if not step.may_end:
        return [[never if odd & bit else row[odd] + through for odd in every] for row in tables]
    none, one, two = tables
    first, both = step.one_end >> bits, step.both_ends >> bits
    return [
        [one[odd ^ bit] + first if odd & bit else max(none[odd] + through, two[odd] + both) for odd in every],
        [two[odd ^ bit] + first if odd & bit else one[odd] + through for odd in every],
        [never if odd & bit else two[odd] + through for odd in every],
    ]


def _moves(steps: list[_Step], place: _Place) -> list[tuple[_Place, _Load]]:
    """The places after the next step, each with the load picked up on the way there."""
    match steps[place[0]]:
        case _Join() as join:
            return _joining(join, place)
        case _Close() as close:
            return _closing(close, place, len(steps))


def _joining(join: _Join, place: _Place) -> list[tuple[_Place, _Load]]:
    step, ends, odd, pieces = place
    joined = join.ends
    apart: list[int] = []
    for piece in pieces:
        if piece & join.ends:
            joined |= piece
        else:
            apart.append(piece)
    taken = tuple(sorted([joined, *apart]))
    return [((step + 1, ends, odd, pieces), 0), ((step + 1, ends, odd ^ join.ends, taken), join.load)]


def _closing(close: _Close, place: _Place, last: int) -> list[tuple[_Place, _Load]]:
    step, ends, odd, pieces = place
    after = tuple(sorted([piece & ~close.bit for piece in pieces]))
    if after == pieces:
        return [((step + 1, ends, odd, pieces), 0)]
    step += 1
    if not after[0]:  # a piece that nothing can join any more has to be the whole trail
        if len(after) > 1:
            return []
        step, after = last, ()
    if odd & close.bit:
        may_end = ends < 2 and close.may_end
        return [((step, ends + 1, odd ^ close.bit, after), close.one_end)] if may_end else []
    moves = [((step, ends, odd, after), close.through)]
    if ends == 0 and close.both_ends > close.through:
        moves.append(((step, 2, odd, after), close.both_ends))
    return moves
