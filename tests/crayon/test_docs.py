"""The page on Denmark names everything that a record can contain."""

from __future__ import annotations

from pathlib import Path

import pytest

from crayon.helpers import DENMARK, game_of
from stellwerk.crayon.loading import options_of

PAGE = (Path(__file__).parents[2] / "docs" / "denmark.md").read_text(encoding="utf-8")


def test_every_action_and_outcome_is_on_the_page() -> None:
    game = game_of()
    verbs = {game.write(action).split(" ")[0] for action in game.title.codes.fixed}
    verbs |= {game.write(action).split(" ")[0] for action, _ in game.title.draws} | {"under", "first"}
    for verb in verbs:
        assert f"`{verb} " in PAGE or f"`{verb}`" in PAGE, verb


def test_the_example_on_the_page_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    example = PAGE.split("```python\n")[1].split("```")[0]
    exec(example.replace('"250"', '"100"').replace("* 3", "* 2"), {})  # a shorter game
    assert "\nend money\n" in capsys.readouterr().out


def test_every_option_with_its_default_is_on_the_page() -> None:
    for option in options_of(DENMARK):
        row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{option.name}` |"))
        assert row.split("|")[3].strip() == option.default


def test_every_kind_of_effect_and_every_field_of_a_board_is_on_the_page() -> None:
    file = game_of().title.board.file
    for event in file.events:
        for effect in event.effects:
            tag = type(effect).__struct_config__.tag
            assert f"| `{tag}` |" in PAGE
    for field in file.__struct_fields__:
        assert f"`{field}`" in PAGE, field


def test_the_examples_of_notation_can_be_read() -> None:
    game = game_of()
    start, end = PAGE.index("### Actions of seats"), PAGE.index("### Result")
    cells = [line.split("|")[1] for line in PAGE[start:end].splitlines() if line.startswith("| `")]
    examples = [part for cell in cells for part in cell.split("`") if part.strip(" ,")]
    assert len(examples) > 20
    for example in examples:
        assert game.write(game.read(example)) == example
