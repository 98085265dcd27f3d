"""The digest of a header made from the data files as the pages on records say, without this program."""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

# What a title file or a board file may leave out.
RULES: dict[str, Any] = {"row": None, "bonuses": [], "stations": None, "passengers": {}, "tunnel_cards": 3}
PILE: dict[str, Any] = {"mark": None, "added": []}
OFFER = {"keep": 0, "hold": 0, "most": None}


def digest_of(value: object) -> str:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return "sha256:" + hashlib.sha256(text.encode("utf-8")).hexdigest()


def chosen(file: dict[str, Any], options: dict[str, str]) -> list[dict[str, Any]]:
    """What the chosen values of the options change, in the order of the title file."""
    return [
        option["choices"][value]
        for name, option in file.get("options", {}).items()
        for value in options[name].split(",")
        if value in option["choices"]
    ]


def declared(usual: dict[str, Any], file: dict[str, Any], choices: list[dict[str, Any]]) -> dict[str, Any]:
    rules: dict[str, Any] = usual | file["rules"]
    for choice in choices:
        rules |= choice.get("rules", {})
    return rules


# ---- the Ticket family


def ticket_digest(title: Path, options: dict[str, str]) -> str:
    file = tomllib.loads(title.read_text(encoding="utf-8"))
    board = json.loads((title.parent / file["board"]).read_text(encoding="utf-8"))
    rules = ticket_rules(file, options)
    kinds = [*board["colours"], "loco"]
    number = {city["id"]: at for at, city in enumerate(board["cities"])}
    cities = [
        [city["id"], city.get("through", True), city.get("passengers", 0), city.get("marks", [])]
        for city in board["cities"]
    ]
    routes = [
        {
            "id": route["id"],
            "a": number[route["a"]],
            "b": number[route["b"]],
            "length": route["length"],
            "colour": -1 if route["colour"] == "grey" else kinds.index(route["colour"]),
            "locos": route.get("locos", 0),
            "tunnel": route.get("tunnel", False),
        }
        for route in board["routes"]
    ]
    groups = [route.get("group", route["id"]) for route in board["routes"]]
    parallel = [
        [other for other, group in enumerate(groups) if group == mine and other != at]
        for at, mine in enumerate(groups)
    ]
    tickets = [
        [ticket["id"], number[ticket["a"]], number[ticket["b"]], ticket.get("points", 0), at]
        for ticket in board["tickets"]
        for at, pile in enumerate(rules["piles"])
        if belongs(ticket, pile)
    ]
    return digest_of([rules, kinds, cities, routes, parallel, tickets])


def ticket_rules(file: dict[str, Any], options: dict[str, str]) -> dict[str, Any]:
    """The rules of the title file with what the chosen values change, and with all that was left out."""
    choices = chosen(file, options)
    rules = declared(RULES, file, choices)
    rules["piles"] = [PILE | pile for pile in rules["piles"]]
    for choice in choices:
        for pile in rules["piles"]:
            if pile["name"] == choice.get("pile"):
                pile["decks"] = pile["decks"] + choice["decks"]
                pile["added"] = pile["added"] + choice["decks"]
    if rules["tickets"]["way"] == "offers":
        tickets = {"boxed": []} | rules["tickets"]
        tickets["opening"] = [OFFER | offer for offer in tickets["opening"]]
        tickets["play"] = OFFER | tickets["play"]
        rules["tickets"] = tickets
    return rules


def belongs(ticket: dict[str, Any], pile: dict[str, Any]) -> bool:
    """By kind, deck and mark; a bonus deck that an option added needs no mark."""
    if ticket["kind"] != pile["kind"] or ticket["deck"] not in pile["decks"]:
        return False
    return pile["mark"] in (None, *ticket.get("marks", ())) or ticket["deck"] in pile["added"]


# ---- the crayon family

SWITCHES = {"open_money": False, "finish_round": False, "four_cards": True, "tariffs": False, "first_ready": False}


def crayon_digest(title: Path, options: dict[str, str]) -> str:
    file = tomllib.loads(title.read_text(encoding="utf-8"))
    rules = declared(SWITCHES, file, chosen(file, options))
    rules["first_seat"] = int(options["start"]) if options["start"].isdecimal() else None
    board = json.loads((title.parent / file["board"]).read_text(encoding="utf-8"))
    board["cities"] = [{"big": False, "start": 0} | city for city in board["cities"]]
    board["edges"] = [{"water": None} | edge for edge in board["edges"]]
    board["ferries"] = [{"via": []} | ferry for ferry in board["ferries"]]
    for event in board["events"]:
        for effect in event["effects"]:
            if "area" in effect:
                effect["area"] = {"cities": [], "radius": 0, "regions": []} | effect["area"]
    played = ("format", "id", "waters", "posts", "cities", "ports", "edges", "ferries", "goods", "cards", "events")
    return digest_of([rules, {part: on_no_paper(board[part]) for part in played}])


def on_no_paper(value: Any) -> Any:
    """Without names and places on paper, however deep."""
    if isinstance(value, dict):
        paper = ("name", "de", "en", "x", "y")
        return {key: on_no_paper(part) for key, part in value.items() if key not in paper}
    return [on_no_paper(part) for part in value] if isinstance(value, list) else value
