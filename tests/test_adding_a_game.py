"""The page on adding a game: what it quotes is the code that is tested, and a game of a family is short."""

import re
import sys
from types import ModuleType

import pytest

import knobel
from knobel.core.events import Thrown
from knobel.core.game import Game
from knobel.core.stages import Over, Throw
from knobel.match.match import Match
from knobel.words import house_lexicon
from tests.test_layers import ROOT, SOURCE

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
# So many lines, blank ones and those about the rules aside, are about what a game of the series family takes.
SHORT = 25


def quoted() -> list[tuple[str, str]]:
    """Every block of the page before the contract, with the file that was linked to last."""
    before = PAGE[: PAGE.index("## The contract")]
    found = re.finditer(r"\[`[^`]+`\]\(\.\./([^)]+)\)|```\w*\n(.*?)```", before, re.S)
    file, blocks = "", []
    for each in found:
        file = each[1] or file
        if each[2]:
            blocks.append((file, each[2]))
    return blocks


def test_the_page_quotes_files_as_they_are() -> None:
    everything = {path: (ROOT / path).read_text(encoding="utf-8") for path, _ in quoted()}
    tests = (ROOT / "tests" / "games" / "test_pasch.py").read_text(encoding="utf-8")
    assert len(quoted()) == 5
    for path, block in quoted():
        assert block in (tests if "@case" in block else everything[path]), f"{path} is not as the page quotes it"


def test_the_game_of_a_family_is_quoted_whole_and_short() -> None:
    path, block = quoted()[0]
    assert block == (ROOT / path).read_text(encoding="utf-8")
    _, _, code = block.split('"""', 2)
    assert len([line for line in code.splitlines() if line.strip()]) <= SHORT
    assert quoted()[1][1] == (SOURCE / "texts" / "en" / "games" / "pasch.ftl").read_text(encoding="utf-8")


def as_added(block: str, monkeypatch: pytest.MonkeyPatch) -> Game:
    """The game that a block of the page declares."""
    module = ModuleType("an_added_game")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    exec(compile(block, "docs/adding-a-game.md", "exec"), module.__dict__)
    game: Game = module.__dict__["GAME"]
    return game


def test_the_code_of_the_page_plays_as_the_game_does(monkeypatch: pytest.MonkeyPatch) -> None:
    added = Match(as_added(quoted()[0][1], monkeypatch), 2, {"starter": "first_seat"}, house_lexicon)
    real = knobel.game("pasch", 2, {"starter": "first_seat"})
    mine, theirs = added.start(), real.start()
    while isinstance(stage := real.stage(theirs), Throw):
        faces = tuple(1 + (mine.throws + 2 * number) % 6 for number in range(len(stage.dice.dice)))
        mine, theirs = added.apply(mine, Thrown(faces)), real.apply(theirs, Thrown(faces))
        assert added.scene(mine, 0) == real.scene(theirs, 0)
    assert isinstance(stage, Over)
    assert added.result(mine) == stage.result
