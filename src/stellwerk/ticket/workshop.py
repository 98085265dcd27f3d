"""Boards of the Ticket family made in a browser: what a page sends becomes files that everybody reads."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from stellwerk.core.faults import FileError, because
from stellwerk.core.textfile import load_toml, read_text
from stellwerk.core.title import FILE, titles_in
from stellwerk.core.tomltext import toml_of
from stellwerk.draw.layout import Layout, Plan, layout_path
from stellwerk.draw.maps import map_names, read_map
from stellwerk.draw.plan import lay_out
from stellwerk.draw.solver.solve import Step
from stellwerk.family import Workshop
from stellwerk.ticket.boardfile import BoardFile
from stellwerk.ticket.lint import spaces_between
from stellwerk.ticket.loading import LOCALE, TITLES
from stellwerk.words import ENGLISH, Words, languages

BOARD: Final = "board.json"
LAYOUT: Final = layout_path(Path(BOARD)).name
COAST: Final = "coast.geojson"
DECK: Final = "own"
STARTS: Final = 2  # of the solver: whoever waits sees it work
# Numbers of the rules that a page may change; everything else is the base's.
NUMBERS: Final = ("fewest_seats", "most_seats", "trains", "cards", "locos", "opening_cards")
Fields = dict[str, Any]
_WORD = re.compile(r"[a-z0-9]+")


class Design(Struct, frozen=True, forbid_unknown_fields=True):
    """A board on somebody's desk. `board` is what its file will say, however unfinished; a ticket without points
    shall have the usual ones."""

    title: Annotated[str, Meta(max_length=60)]  # what it is called
    board: dict[str, object]
    base: str = ""  # the title whose rules it has
    rules: dict[str, int] = {}  # numbers of them that differ
    own: str = ""  # a title file of its own, in place of a base
    coast: str = ""  # GeoJSON
    layout: str = ""  # as it was found for this board


class Base(Struct, frozen=True):
    """A title whose rules a board may have, and what they want of a board."""

    name: str
    title: str
    kinds: tuple[str, ...]  # of tickets
    scored: bool  # tickets have points
    numbers: dict[str, int]  # of the rules that may be changed
    marks: tuple[str, ...]  # of cities that a bonus speaks of
    passengers: bool  # cities have places for them


class Start(Struct, frozen=True):
    """What there is to begin with."""

    bases: tuple[Base, ...]
    maps: tuple[str, ...]  # coasts of ours


class Proposed(Struct, frozen=True):
    """The usual points of every ticket, as far as its cities are joined."""

    values: tuple[int | None, ...]


class Chart(Struct, frozen=True):
    """A coast of ours: shores and lakes as longitude and latitude."""

    land: tuple[tuple[tuple[float, float], ...], ...]


def start(words: Words) -> Start:
    found = titles_in(TITLES)
    told = {name: Words(words.lang, LOCALE, path.parent / "words").say("title") for name, path in found.items()}
    return Start(
        tuple(_base(name, told[name], load_toml(path)["rules"]) for name, path in found.items()), map_names()
    )


def chart(name: str) -> Chart:
    return Chart(read_map(name).land)


def _base(name: str, title: str, rules: Any) -> Base:
    bonuses = rules.get("bonuses", ())
    return Base(
        name=name,
        title=title,
        kinds=tuple(pile["kind"] for pile in rules["piles"]),
        scored=bool(rules["points"]),
        numbers={key: rules[key] for key in NUMBERS},
        marks=tuple(bonus[side] for bonus in bonuses for side in ("one", "other") if side in bonus),
        passengers="passengers" in rules,
    )


# ---- from the page to files


def files(design: Design, name: str = "") -> dict[str, str]:
    """Everything that makes it a title, by file name. `name`: what records call it."""
    title = _title(design)
    rules = title.get("rules")
    scored = not isinstance(rules, dict) or rules.get("points") != {}  # else tickets are counted
    usual = _shaped(design.board) if scored else None
    board = design.board | {"tickets": list(_valued(design.board.get("tickets"), usual))}
    called = name or f"own-{'-'.join(_WORD.findall(design.title.lower())) or DECK}"[:60].rstrip("-")
    made = {
        FILE: toml_of({**title, "name": called, "board": BOARD}),
        BOARD: board_text(board),
        **{f"words/{lang}/title.ftl": _words(design, lang) for lang in languages()},
    }
    layout = design.layout if _fits(design) else ""
    return made | {file: text for file, text in ((COAST, design.coast), (LAYOUT, layout)) if text}


def _fits(design: Design) -> bool:
    """Whether the layout is one of this board: every city has its place, every route its spaces."""
    board = _shaped(design.board)
    try:
        layout = msgspec.json.decode(design.layout, type=Layout)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    spaces = {route: len(line.spaces) for route, line in layout.routes.items()}
    return (
        board is not None
        and {city.id for city in board.cities if city.through} <= layout.cities.keys()
        and {route.id: route.length for route in board.routes} == spaces
    )


def proposed(design: Design) -> Proposed:
    board = _shaped(design.board)
    return Proposed(tuple(spaces_between(board, each.a, each.b) for each in board.tickets) if board else ())


def board_text(board: Mapping[str, object]) -> str:
    """An entry to a line, as in our own files."""

    def part(value: object) -> str:
        if isinstance(value, list) and value:
            return "[\n" + ",\n".join(f"  {json.dumps(each, ensure_ascii=False)}" for each in value) + "\n ]"
        return json.dumps(value, ensure_ascii=False)

    return "{\n" + ",\n".join(f" {json.dumps(key)}: {part(value)}" for key, value in board.items()) + "\n}\n"


def _shaped(board: Mapping[str, object]) -> BoardFile | None:
    """The board if its form is right; ends that do not exist are told by its checks."""
    try:
        return msgspec.convert({**board, "tickets": list(_valued(board.get("tickets"), None))}, BoardFile)
    except (msgspec.ValidationError, RecursionError):
        return None


def _valued(tickets: object, usual: BoardFile | None) -> Iterator[object]:
    """Tickets with their points: those that have none get the spaces of the shortest path."""
    for each in tickets if isinstance(tickets, list) else ():
        if isinstance(each, dict) and each.get("points") is None:
            points = spaces_between(usual, each.get("a", ""), each.get("b", "")) if usual else None
            yield {**each, "points": min(points or 0, 99)}
        else:
            yield each


def _title(design: Design) -> Fields:
    """The title file, but for what names it."""
    if design.own:
        return _toml(design.own)
    if (path := titles_in(TITLES).get(design.base)) is None:
        raise FileError(FILE, because("no-base", "there are no rules of {name!r}", name=design.base))
    if strange := design.rules.keys() - set(NUMBERS):
        raise FileError(FILE, because("no-number-of", "{name!r} is no number to change", name=min(strange)))
    given: Fields = load_toml(path)
    rules = _fitted(given["rules"] | design.rules, design.board)
    return {
        "format": given["format"],
        "name": "",
        "version": 1,
        "board": BOARD,
        "rules": rules,
        "cites": given["cites"],
    }


def _fitted(rules: Fields, board: Mapping[str, object]) -> Fields:
    """Rules of one of our boards on another: without what only that board has, with points for every length."""
    cities, tickets, routes = (_entries(board, part) for part in ("cities", "tickets", "routes"))
    marks = {str(mark) for city in cities if isinstance(city.get("marks"), list) for mark in city["marks"]}
    gone: set[str] = set()
    if not any(city.get("passengers") for city in cities):
        gone.add("passengers")
    if any(city.get("through") is False for city in cities):
        gone.add("stations")  # a board with countries has none (DE-11)
    decks = sorted({str(ticket.get("deck")) for ticket in tickets}) or [DECK]
    kept: Fields = {key: value for key, value in rules.items() if key not in gone}
    kept["ranking"] = [criterion for criterion in rules["ranking"] if criterion not in gone]
    kept["piles"] = [{**pile, "decks": decks} for pile in rules["piles"]]
    kept["bonuses"] = [
        bonus
        for bonus in rules.get("bonuses", ())
        if bonus["for"] not in gone and {bonus[side] for side in ("one", "other") if side in bonus} <= marks
    ]
    if rules["points"]:
        lengths = {str(route.get("length")) for route in routes}
        more = {length: points for length, points in _usual_points().items() if length in lengths}
        kept["points"] = more | rules["points"]
    return kept


def _usual_points() -> dict[str, int]:
    """What our titles give for a route, by its length: no board of ours has them all."""
    found = [load_toml(path)["rules"]["points"] for path in titles_in(TITLES).values()]  # type: ignore[index]
    return dict(sorted((length, points) for each in found for length, points in each.items()))


def _entries(board: Mapping[str, object], part: str) -> list[Fields]:
    found = board.get(part)
    return [each for each in found if isinstance(each, dict)] if isinstance(found, list) else []


def _words(design: Design, lang: str) -> str:
    """What it is called in a language: whatever people type is text, never Fluent's own signs."""
    line = Words(lang, LOCALE).say("own-board", cities=len(_entries(design.board, "cities")))
    parts = {"": design.title or line, "line": line, "time": "", "age": ""}
    told = [f"{f'    .{part}' if part else 'title'} = {{ {_quoted(text)} }}" for part, text in parts.items()]
    return "\n".join(told) + "\n"


def _quoted(text: str) -> str:
    plain = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{plain}"'


# ---- from files to the page


def opened(given: Mapping[str, str]) -> Design:
    """The design that these files hold: a board, and a title that plays on it if there is one."""
    texts = {Path(name).name: text.removeprefix("\ufeff") for name, text in given.items()}
    toml = next((text for name, text in texts.items() if name.endswith(".toml") and "[rules" in text), "")
    title = _toml(toml) if toml else {}
    boards = {name: text for name, text in texts.items() if name.endswith(".json") and '"routes"' in text}
    boards = {name: text for name, text in boards.items() if not name.endswith(LAYOUT.removeprefix("board"))}
    name = str(title.get("board", "")) if str(title.get("board", "")) in boards else next(iter(boards), "")
    if not name:
        raise FileError(BOARD, because("no-board", "there is no board among these files"))
    board = _json(name, boards[name])
    plan = board.get("layout")
    wanted = str(plan.get("map", "")) if isinstance(plan, dict) else ""
    coast = texts.get(wanted) or next((text for file, text in texts.items() if file.endswith(".geojson")), "")
    if coast and isinstance(plan, dict):
        board["layout"] = plan | {"map": COAST}
    design = Design(
        title=_called(given) or str(title.get("name") or board.get("name") or "")[:60],
        board=board,
        coast=coast,
        layout=texts.get(layout_path(Path(name)).name, ""),
    )
    return _based(design, title, toml)


def _based(design: Design, title: Fields, toml: str) -> Design:
    """The rules of one of our titles but for numbers, or a title file of its own."""
    names = list(titles_in(TITLES))
    if not title:
        return replace(design, base=names[0])
    for base in names if isinstance(title.get("rules"), dict) else ():
        rules = _title(replace(design, base=base))["rules"]
        numbers = {key: value for key in NUMBERS if (value := title["rules"].get(key)) != rules[key]}
        if {**rules, **numbers} == title["rules"] and not title.get("options"):
            return replace(design, base=base, rules=numbers)
    return replace(design, own=toml)


def _called(given: Mapping[str, str]) -> str:
    """What the words among these files call it."""
    folders = {name: text for name, text in given.items() if name.endswith(f"{ENGLISH}/title.ftl")}
    for text in folders.values():
        first = text.partition("\n")[0]
        if first.startswith('title = { "') and first.endswith('" }'):
            return first[11:-3].replace('\\"', '"').replace("\\\\", "\\")[:60]
    return ""


def copied(path: Path) -> Design:
    """A title's own files as the beginning of another one: with the tickets of its usual way to play."""
    names = {path.name: path, BOARD: path.parent / str(load_toml(path)["board"])}
    names |= {f"words/{ENGLISH}/title.ftl": path.parent / "words" / ENGLISH / "title.ftl"}
    names |= {file: path.parent / file for file in (COAST, LAYOUT)}
    design = opened({name: read_text(place) for name, place in names.items() if place.is_file()})
    rules: Any = load_toml(path)["rules"]
    ours = {(deck, pile["kind"]) for pile in rules["piles"] for deck in pile["decks"]}
    tickets = [
        {**ticket, "deck": DECK}
        for ticket in _entries(design.board, "tickets")
        if (ticket.get("deck"), ticket.get("kind")) in ours
    ]
    board = design.board | {"tickets": tickets, "name": DECK}
    design = replace(design, board=board | {"layout": _wishes(design)})
    base = next((name for name, place in titles_in(TITLES).items() if place == path), "")
    return replace(design, base=base, rules={}, own="") if base else design


def _wishes(design: Design) -> Fields:
    """For its looks: those of the board, or those that its layout was found with. The title plate is another's."""
    given: Any = design.board.get("layout")
    if not given and design.layout:
        usual: Fields = msgspec.to_builtins(Plan())
        plan: Fields = msgspec.to_builtins(msgspec.json.decode(design.layout, type=Layout).plan)
        given = {key: value for key, value in plan.items() if value != usual[key]}
    return {key: value for key, value in (given or {}).items() if key not in ("title", "cartouche")}


def _toml(text: str) -> Fields:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise FileError(FILE, because("not-toml", "not TOML: {what}", what=str(error)[:100])) from error


def _json(name: str, text: str) -> Fields:
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise FileError(name, because("not-json", "not JSON: {what}", what=str(error)[:100])) from error
    if not isinstance(found, dict):
        raise FileError(name, because("no-board", "there is no board among these files"))
    return found


# ---- its looks


def laid_out(path: Path, tell: Callable[[float], None], seconds: float, words: Words) -> list[str]:
    """Find the layout of the title at `path` and write it beside its board; what still overlaps."""
    board = path.parent / str(load_toml(path)["board"])

    def told(step: Step) -> None:
        tell((step.start - 1 + step.round / step.rounds) / step.starts)

    _, collisions = lay_out(board, STARTS, told, seconds)
    names = {each["id"]: each["name"] for each in _entries(_json(BOARD, read_text(board)), "cities")}
    said = Words(words.lang, LOCALE)
    return [
        said.say(
            f"overlap-{each.kind}", one=names.get(each.one, each.one), other=names.get(each.other, each.other)
        )
        for each in collisions
    ]


WORKSHOP: Final = Workshop[Design](
    design=Design,
    start=start,
    chart=chart,
    files=files,
    opened=opened,
    copied=copied,
    proposed=proposed,
    lay_out=laid_out,
    shapes=(Design, Start, Chart, Proposed, BoardFile),
)
