"""The board as the solver sees it: places that may move, and groups of lines that share one curve."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import numpy as np

from stellwerk.draw.layout import Plan
from stellwerk.draw.lettering import text_width
from stellwerk.draw.solver.geometry import Floats
from stellwerk.draw.solver.projection import Canvas
from stellwerk.ticket.boardfile import BoardFile, CityEntry, RouteEntry

LABEL_EDGE = 4.0  # room to both sides of a name, together
TIGHTEST = 0.74  # a name of the other language may be set this much narrower


@dataclass
class Node:
    """A city, a country's end of one route, or a landmark of the coast."""

    id: str
    lonlat: tuple[float, float] | None  # None: an end whose place follows from the country's direction
    radius: float  # what others keep clear of
    trim: float = 0.0  # how far from the centre the first space starts
    label: tuple[float, float] | None = None  # size of its name's box
    country: str | None = None
    figures: int = 0

    @property
    def landmark(self) -> bool:
        return self.label is None and self.country is None


@dataclass
class Group:
    """All lines between the same two ends; they share one centre curve."""

    a: int
    b: int
    length: int
    ferry: bool
    routes: list[RouteEntry] = field(default_factory=list)
    width: float = 0.0

    @property
    def name(self) -> str:
        """As a plan writes it: the two ids in the order of the first route."""
        return f"{self.routes[0].a}-{self.routes[0].b}"


@dataclass
class Graph:
    plan: Plan
    nodes: list[Node]
    groups: list[Group]

    def home(self, canvas: Canvas, board: BoardFile) -> Floats:
        """Where everything lies on the undistorted map."""
        spots = {c.id: canvas(np.array([[c.lon, c.lat]]))[0] for c in board.cities}
        places = []
        for node in self.nodes:
            if node.lonlat is not None:
                places.append(canvas(np.array([node.lonlat]))[0])
                continue
            city, country = node.id.split(":")
            toward = spots[country] - spots[city]
            length = next(g.length for g in self.groups if node.id in (self.nodes[g.a].id, self.nodes[g.b].id))
            reach = length * (self.plan.space[0] + self.plan.gap) + 4 * self.plan.city
            places.append(spots[city] + toward * reach / max(float(np.hypot(*toward)), 1e-6))
        return np.array(places)


def graph_of(board: BoardFile, plan: Plan) -> Graph:
    """Cities first, then the ends abroad, then landmarks."""
    countries = {c.id for c in board.cities if not c.through}
    nodes = [_city(c, plan) for c in board.cities if c.through]
    index = {node.id: i for i, node in enumerate(nodes)}
    groups: dict[tuple[int, int, int], Group] = {}
    for route in board.routes:
        a, b = (_end(nodes, index, one, other, countries, plan) for one, other in
                ((route.a, route.b), (route.b, route.a)))  # fmt: skip
        key = (min(a, b), max(a, b), route.length)
        group = groups.setdefault(key, Group(a, b, route.length, route.locos > 0))
        group.routes.append(route)
    for group in groups.values():
        lines = len(group.routes)
        group.width = lines * plan.space[1] + (lines - 1) * plan.lane
    for i, node in enumerate(nodes):
        around = sum(g.width + plan.clear for g in groups.values() if i in (g.a, g.b))
        # all first spaces must fit around the city
        ring = min(around / (2 * math.pi) * 1.12, plan.city + 1.6 * plan.space[1])
        node.trim = plan.city + 5 if node.country else max(plan.city + 5, ring)
    for name, mark in plan.landmarks.items():
        nodes.append(Node(name, (mark.lon, mark.lat), mark.room))
    return Graph(plan, nodes, list(groups.values()))


def _end(nodes: list[Node], index: dict[str, int], one: str, other: str, countries: set[str], plan: Plan) -> int:
    """The node where a route ends at `one`; each pair of country and city has its own."""
    if one not in countries:
        return index[one]
    name = f"{other}:{one}"
    if name not in index:
        index[name] = len(nodes)
        nodes.append(Node(name, plan.ends.get(f"{one}-{other}"), plan.city, country=one))
    return index[name]


def _city(city: CityEntry, plan: Plan) -> Node:
    figures = city.passengers if plan.figure else 0
    return Node(city.id, (city.lon, city.lat), plan.city, label=label_size(city, plan), figures=figures)


def label_size(city: CityEntry, plan: Plan) -> tuple[float, float]:
    """The box that fits the city's name in every language, and its passengers."""
    widths = [text_width(name, plan.font) for name in (city.name, city.de, city.en)]
    width = max(widths[0], max(widths) * TIGHTEST if plan.names == "local" else max(widths)) + LABEL_EDGE
    height = plan.font * 0.98
    if plan.figure and city.passengers == 1:
        width += plan.figure_step  # a single passenger stands beside the name
    elif plan.figure and city.passengers:
        width = max(width, city.passengers * plan.figure_step + LABEL_EDGE)
        height += plan.figure * 1.04
    return width, height
