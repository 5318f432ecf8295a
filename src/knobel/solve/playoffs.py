"""Who wins a play-off, exactly: throws already made count, the others can fall, and whoever stays level shares."""

from collections.abc import Callable
from typing import Any

from knobel.core.dice import DiceSet, Faces
from knobel.core.stages import Seat
from knobel.parts.playoff import PlayOff
from knobel.solve.chance import merged_throws

Spread = dict[Any, float]


def chances_of(
    playoff: PlayOff, dice: DiceSet, value: Callable[[Faces], Any], *, lowest: bool = False
) -> dict[Seat, float]:
    """How likely each seat is to be singled out. Seats that stay level throw again, all with the same chance."""
    coming: Spread = {}
    for event, chance in merged_throws(dice):
        worth = value(event.faces)
        coming[worth] = coming.get(worth, 0.0) + chance
    spreads: list[Spread] = [{value(faces): 1.0} for faces in playoff.thrown]
    spreads += [coming] * (len(playoff.seats) - len(spreads))
    return {seat: _singled_out(spreads, index, lowest) for index, seat in enumerate(playoff.seats)}


def _singled_out(spreads: list[Spread], index: int, lowest: bool) -> float:
    """The chance that nobody else is more extreme, each level one of the others halving, thirding … it."""
    total = 0.0
    for mine, chance in spreads[index].items():
        level = [1.0]  # how likely 0, 1, 2 … others are level, with nobody beyond
        for other, spread in enumerate(spreads):
            if other != index:
                behind = sum(p for theirs, p in spread.items() if (theirs > mine if lowest else theirs < mine))
                level = _one_more(level, behind, spread.get(mine, 0.0))
        total += chance * sum(likely / (count + 1) for count, likely in enumerate(level))
    return total


def _one_more(level: list[float], behind: float, equal: float) -> list[float]:
    return [
        (level[count] * behind if count < len(level) else 0.0) + (level[count - 1] * equal if count else 0.0)
        for count in range(len(level) + 1)
    ]
