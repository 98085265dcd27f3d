"""Solve a layout: relax geography into room for spaces and names, then insist where faults survive."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from math import inf
from time import monotonic

import numpy as np
from msgspec import Struct

from stellwerk.draw.collisions import Collision, report
from stellwerk.draw.layout import FORMAT, End, Layout, Plan, Spot
from stellwerk.draw.maps import Map
from stellwerk.draw.solver import labels as lettering
from stellwerk.draw.solver.coast import Shore, ashore
from stellwerk.draw.solver.curves import Curves, uncross
from stellwerk.draw.solver.forces import Field
from stellwerk.draw.solver.geometry import Floats
from stellwerk.draw.solver.graph import graph_of
from stellwerk.draw.solver.lbfgs import minimise
from stellwerk.draw.solver.names import cartouche_place, country_names, sea_names
from stellwerk.draw.solver.projection import Canvas
from stellwerk.draw.solver.scenery import Scenery
from stellwerk.draw.solver.spaces import as_arrays, place
from stellwerk.ticket.boardfile import BoardFile, RouteEntry

# cool down: geography first, room later (geo, bearing, repulsion, names)
_ROUNDS = (
    (0.08, 1.0, 0.2, 0), (0.05, 0.8, 0.5, 0), (0.03, 0.7, 1, 0.5), (0.022, 0.65, 2, 1),
    (0.017, 0.6, 3, 2), (0.014, 0.55, 5, 3), (0.013, 0.52, 8, 5),
)  # fmt: skip
_ATTEMPTS = 18
ROUNDS = len(_ROUNDS) + _ATTEMPTS
_KINDS = {"space-space": 3.0, "space-city": 3.0, "label-space": 2.0, "label-label": 3.0, "label-city": 2.0,
          "off-canvas": 2.0, "city-wet": 3.0}  # fmt: skip


class Step(Struct, frozen=True):
    """How far the solver is: of all starts this one, of its rounds this one, and the weight of the faults left."""

    start: int
    starts: int
    round: int
    rounds: int
    faults: float | None = None  # not known before the last rounds
    untrue: float | None = None  # degrees that bearings are off; known at the end of a start


def solve(
    board: BoardFile,
    chart: Map | None,
    plan: Plan,
    seeds: int = 4,
    tell: Callable[[Step], None] | None = None,
    seconds: float = inf,
) -> Layout:
    """The best of several starts: fewest faults first, then the truest compass. Deterministic, unless `seconds`
    end it."""
    best: tuple[tuple[float, float], Layout] | None = None
    due = monotonic() + seconds

    def late() -> bool:
        return monotonic() > due

    for seed in range(seeds):
        if best is not None and late():
            break

        def told(number: int, faults: float | None = None, untrue: float | None = None, start: int = seed) -> None:
            if tell:
                tell(Step(start + 1, seeds, number, ROUNDS, faults, untrue))

        layout, faults, untrue = _Attempt(board, chart, plan, seed, late).run(told)
        told(ROUNDS, faults, untrue)
        if best is None or (faults, untrue) < best[0]:
            best = ((faults, untrue), layout)
    assert best is not None
    return best[1]


class _Attempt:
    """One start of the solver, with all it keeps between its rounds."""

    def __init__(
        self, board: BoardFile, chart: Map | None, plan: Plan, seed: int, late: Callable[[], bool]
    ) -> None:
        self.board, self.plan, self.late = board, plan, late
        self.graph = graph_of(board, plan)
        towns = np.array([n.lonlat for n in self.graph.nodes if n.lonlat and not n.landmark], float)
        canvas = Canvas(plan, towns)
        home = self.graph.home(canvas, board)
        self.curves = Curves(self.graph, home)
        self.scenery = Scenery(chart, canvas, plan) if chart else None
        self.source = self._ashore(home)
        if seed:
            jitter = np.random.default_rng(seed).normal(0, 5, (self.curves.count, 2))
            self.curves.x[: self.curves.count] += jitter
        uncross(self.curves, plan.swings)
        self.field = Field(self.curves)
        self.choices: dict[int, lettering.Choice] = {}
        self.grudge = np.zeros((self.curves.count, lettering.PLACES))
        self.groups = {r.id: k for k, g in enumerate(self.graph.groups) for r in g.routes}
        if self.scenery:
            self.field.shore = Shore(plan, self.scenery.flat)

    def _ashore(self, home: Floats) -> Floats:
        """Where the coast's spline takes hold: cities that a coarse coast puts into the water, a little inland."""
        if not self.scenery:
            return home
        source = home.copy()
        towns = [i for i, n in enumerate(self.graph.nodes) if n.label is not None]
        rings = self.scenery.home or self.scenery.flat
        source[towns] = ashore(home[towns], rings)
        return source

    def run(self, told: Callable[..., None]) -> tuple[Layout, float, float]:
        for number, (geo, bearing, rep, label) in enumerate(_ROUNDS):
            told(number)
            if number and self.late():
                break
            self._weigh(geo=geo, bearing=bearing, rep=rep, city=rep * 1.5, label=label, short=1 + rep / 2,
                        sea=0.08 + rep / 40)  # fmt: skip
            self._relax(3, 50)
            self._follow(1.2)
        best: tuple[float, Layout] | None = None
        for attempt in range(_ATTEMPTS):
            layout = self._layout()
            faults = report(layout)
            score = sum(_KINDS.get(f.kind, 1.0) + 0.1 * f.amount for f in faults) + 4 * len(
                self.curves.crossings()
            )
            if best is None or score < best[0]:
                best = (score, layout)
                untrue = self._compass()
            told(len(_ROUNDS) + attempt, best[0])
            if not score or self.late():
                break
            self._insist(faults)
            louder = 1.25 if attempt < 8 else 1.0
            w = self.field.weights
            self._weigh(rep=w.rep * louder, city=w.city * louder, label=w.label * louder, short=w.short * louder)
            self._relax(2, 120)
            self._follow(0 if attempt % 4 == 3 else 3.0)
        assert best is not None
        return self._lettered(best[1]), best[0], untrue

    def _weigh(self, **weights: float) -> None:
        self.field.weights = replace(self.field.weights, **weights)

    def _relax(self, runs: int, steps: int) -> None:
        for _ in range(runs):
            self.field.renew()
            flat = minimise(self.field.energy, self.curves.x.ravel(), steps, late=self.late)
            self.curves.x = flat.reshape(-1, 2)

    def _follow(self, loyalty: float) -> None:
        """Sea and names follow the cities."""
        if self.scenery:
            self.scenery.follow(self.source, self.curves.x[: self.curves.count])
            self.field.shore = Shore(self.plan, self.scenery.land)
        spaces = as_arrays(place(self.curves), self.plan.space[1])
        self.choices = lettering.choose(self.curves, spaces, self.grudge, self.choices, loyalty)
        self.field.labels[:] = -1e6
        for i, c in self.choices.items():
            self.field.labels[i] = c.dx, c.dy, c.width / 2, c.height / 2

    def _insist(self, faults: list[Collision]) -> None:
        """Faults that survive get more weight, each where it is: the cheap cousin of a Lagrange multiplier."""
        index = {n.id: i for i, n in enumerate(self.graph.nodes)}
        for fault in faults:
            if fault.kind == "space-space":
                self._loosen(self.groups[fault.one], self.groups[fault.other])
            elif fault.kind.startswith("label"):
                for name in {fault.one, fault.other} & index.keys():
                    i = index[name]
                    self.field.loud[i] = min(self.field.loud[i] * 1.5, 40)
                    if i in self.choices:
                        self.grudge[i, self.choices[i].place] += 1.0
        self.curves.measure_needs()

    def _loosen(self, one: int, other: int) -> None:
        if one == other:
            self.field.stiff[one] *= 2
        most = self.plan.city + 2.6 * self.plan.space[1]
        for i in set(self.curves.ends[one]) & set(self.curves.ends[other]) if one != other else ():
            node = self.graph.nodes[i]
            node.trim = min(node.trim + 2.5, most)

    def _compass(self) -> float:
        """Mean error of the bearings along routes, in degrees, with the worst counted again."""
        a, b = self.curves.ends.T
        now, was = self.curves.x[b] - self.curves.x[a], self.curves.home[b] - self.curves.home[a]
        off = np.arctan2(now[:, 1], now[:, 0]) - np.arctan2(was[:, 1], was[:, 0])
        degrees = np.abs(np.degrees((off + np.pi) % (2 * np.pi) - np.pi))
        return float(degrees.mean() + np.percentile(degrees, 95) / 4)

    def _layout(self) -> Layout:
        x, nodes = self.curves.x, self.graph.nodes
        cities = {
            node.id: Spot(*_rounded(x[i]), lettering.label_of(self.plan, node, self.choices[i], x[i]))
            for i, node in enumerate(nodes) if i in self.choices
        }  # fmt: skip
        ends = {route.id: End(*_rounded(x[i]), nodes[i].country or "") for route, i in self._ends()}
        layout = Layout(FORMAT, self.board.name, self.plan, cities, place(self.curves), ends)
        return self.scenery.into(layout) if self.scenery else layout

    def _ends(self) -> Iterator[tuple[RouteEntry, int]]:
        for group in self.graph.groups:
            for i in (group.a, group.b):
                if self.graph.nodes[i].country:
                    yield from ((route, i) for route in group.routes)

    def _lettered(self, layout: Layout) -> Layout:
        layout = cartouche_place(country_names(layout, self.board))
        return sea_names(layout, self.scenery.seas) if self.scenery else layout


def _rounded(point: Floats) -> tuple[float, float]:
    return round(float(point[0]), 1), round(float(point[1]), 1)
