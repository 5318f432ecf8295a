"""Where the dice of a table come from."""

import random

from knobel.minds.arena import Chance


class SystemChance(Chance):
    """Dice from the system's own source of chance: nobody can foresee or repeat them."""

    def __init__(self) -> None:
        super().__init__(0)
        self._random = random.SystemRandom().random


def chance_for(seed: str | None) -> Chance:
    """Dice that can be repeated by their seed, or real chance without one. A seed in digits is the number it shows."""
    if seed is None:
        return SystemChance()
    return Chance(int(seed) if seed.isdecimal() else seed)
