"""Faule Sechs: three dice and one common total, but every six takes six away; whoever brings it to 88 loses.

Rulings followed: each six is subtracted by itself, the other dice of the throw are added; only the total after the
whole throw counts; it may fall below zero, unless the table stops it there.
"""

from functools import cache
from typing import Literal

from knobel.games.total._running_total import Mode, Target, TotalFace, TotalOptions, TotalRules, total_info
from knobel.writing.facts import Game, only, when
from knobel.writing.rules import SIGNED, Bounds, Faces, d6

ROTTEN = 6


class FauleSechsOptions(TotalOptions, frozen=True):
    target: Target = 88
    floor: Literal["none", "zero"] = "none"
    mode: Mode = "single_loser"

    depends = (only("games", when(mode="single_loser")),)


@cache
def net(faces: Faces) -> int:
    """What a throw adds: its pips, with the sixes taken away."""
    return sum(-face if face == ROTTEN else face for face in faces)


class FauleSechs(TotalRules[FauleSechsOptions]):
    ranks = "loser"
    dice = d6(3)

    def bounds(self) -> Bounds:
        return {**super().bounds(), "total": SIGNED}

    def added(self, total: int, faces: Faces) -> int:
        after = total + net(faces)
        return 0 if after < 0 and self.options.floor == "zero" else after


class FauleSechsFace(TotalFace[FauleSechs]):
    least = -18


GAME = Game(total_info("faule-sechs", dice=3, decisions=False), FauleSechs, FauleSechsFace)
