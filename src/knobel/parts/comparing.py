"""Comparing: the hands of a round as a settlement shows them, from whatever ranks them."""

from collections.abc import Collection, Mapping
from typing import Any

from knobel.core.dice import Faces
from knobel.core.phrases import Phrase
from knobel.core.settlements import ComparedHand, Verdict
from knobel.core.widgets import DieView
from knobel.parts.ranking import places


def compared(
    keys: Mapping[int, Any],
    names: Mapping[int, Phrase],
    dice: Mapping[int, tuple[DieView, ...]] | None = None,
    *,
    best: Collection[int] = (),
    worst: Collection[int] = (),
) -> tuple[ComparedHand, ...]:
    """The hands of these seats, the highest key first and the worst last; seats are listed in the order of play."""
    taken = dict(zip(keys, places(list(keys.values())), strict=True))
    hands = [
        ComparedHand(seat, taken[seat], (dice or {}).get(seat, ()), names.get(seat), _verdict(seat, best, worst))
        for seat in keys
    ]
    return tuple(sorted(hands, key=lambda hand: (hand.verdict == "worst", hand.place, hand.verdict != "best")))


def _verdict(seat: int, best: Collection[int], worst: Collection[int]) -> Verdict | None:
    return "best" if seat in best else "worst" if seat in worst else None


def sorted_dice(faces: Faces) -> tuple[DieView, ...]:
    """Dice as one lays them out to read them: the highest first."""
    return tuple(DieView(index, face) for index, face in enumerate(sorted(faces, reverse=True)))
