"""Which dice to keep: their positions as drawn, counted from 1."""

import re

from knobel.cli.asking.not_understood import NotUnderstood
from knobel.cli.voice import Voice
from knobel.core.choices import Choices
from knobel.core.moves import AnyMove, Keep
from knobel.core.spaces import Keeps
from knobel.core.widgets import Tray
from knobel.parts.rethrow import STOP

_POSITIONS = re.compile(r"\d+(?:[\s,]+\d+)*")


def read_keep(text: str, space: Keeps, tray: Tray, choices: Choices, voice: Voice) -> AnyMove | None:
    """The move meant, or None where the text does not speak of dice."""
    word = text.lower()
    if word in voice.words("cli-words-all"):
        surplus = {die for group in space.groups for die in group.dice[group.most :]}
        everything = Keep(tuple(sorted({*space.free, *space.held} - surplus)))
        # Keeping every die is what people say when they mean to stop.
        return STOP if everything not in choices and STOP in choices else everything
    if word in voice.words("cli-words-none"):
        return Keep(tuple(sorted(space.held)))
    if _POSITIONS.fullmatch(text) is None:
        return None
    chosen = {_index(position, space, tray, voice) for position in _positions(text, tray)}
    return Keep(tuple(sorted(chosen.union(space.held))))


def _positions(text: str, tray: Tray) -> list[int]:
    """Numbers apart, or close together as in `135` where that can only mean single dice."""
    words = re.findall(r"\d+", text)
    if len(words) == 1 and int(words[0]) > len(tray.dice) and len(tray.dice) < 10:
        return [int(digit) for digit in words[0]]
    return [int(word) for word in words if word != "0"]


def _index(position: int, space: Keeps, tray: Tray, voice: Voice) -> int:
    if not 1 <= position <= len(tray.dice):
        raise NotUnderstood(voice.line("cli-no-such-die", position=position, count=len(tray.dice)))
    index = tray.dice[position - 1].index
    if index not in space.free + space.held:
        raise NotUnderstood(voice.line("cli-die-not-free", position=position))
    return index
