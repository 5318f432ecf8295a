"""Laying words with letter dice: `HAUS 0,0 >; HUT 0,0 v` means a word, where it begins, and which way it runs."""

import re

from knobel.cli.asking.not_understood import NotUnderstood
from knobel.cli.voice import Voice
from knobel.core.moves import Lay, Tile
from knobel.core.spaces import Layouts

Cell = tuple[int, int]
_WORD = re.compile(r"(?P<word>\w+)\s+(?P<column>-?\d+)\s*,\s*(?P<row>-?\d+)\s*(?P<way>[>v])", re.IGNORECASE)
_NOTHING = "-"


def read_layout(text: str, space: Layouts, voice: Voice) -> Lay | None:
    """The layout meant, or None where the text is none."""
    if text == _NOTHING:
        return Lay(())
    words = [_WORD.fullmatch(part.strip()) for part in text.split(";") if part.strip()]
    matches = [match for match in words if match is not None]
    if not matches or len(matches) < len(words):
        return None
    letters: dict[Cell, str] = {}
    for match in matches:
        _write(match["word"].upper(), int(match["column"]), int(match["row"]), match["way"], letters, voice)
    dice = _dice_for(letters, space, voice)
    return Lay(tuple(Tile(dice[cell], *cell, letter) for cell, letter in letters.items()))


def _write(word: str, column: int, row: int, way: str, letters: dict[Cell, str], voice: Voice) -> None:
    for step, letter in enumerate(word):
        cell = (column + step, row) if way == ">" else (column, row + step)
        if letters.setdefault(cell, letter) != letter:
            raise NotUnderstood(
                voice.line("cli-letters-clash", column=cell[0], row=cell[1], one=letters[cell], other=letter)
            )


def _dice_for(letters: dict[Cell, str], space: Layouts, voice: Voice) -> dict[Cell, int]:
    """A die for every cell. Dice with several letters are moved aside where another cell needs them."""
    user: dict[int, Cell] = {}

    def find(cell: Cell, tried: set[int]) -> bool:
        for die, faces in enumerate(space.letters):
            if letters[cell] in faces and die not in tried:
                tried.add(die)
                if die not in user or find(user[die], tried):
                    user[die] = cell
                    return True
        return False

    for cell in letters:
        if not find(cell, set()):
            raise NotUnderstood(voice.line("cli-no-letter", letter=letters[cell]))
    return {cell: die for die, cell in user.items()}
