"""Die 21. Eins: all count their ones together, and whoever throws the twenty-first wins.

Rulings followed: a one brings no further throw; the others share the second place, however many ones they have thrown;
a game that had to be stopped has no winner, and all share the first place.
"""

from typing import Annotated

from knobel.games.race._common_ones import CommonOnes, CommonOnesFace, CommonOnesOptions
from knobel.games.race._race import race_info
from knobel.parts.race import USUAL_SAFETY_CIRCUITS, RaceState, SafetyCircuits
from knobel.writing.facts import Game, whole


class Die21EinsOptions(CommonOnesOptions, frozen=True):
    target_ones: Annotated[int, whole(1, 60)] = 21
    safety_circuits: SafetyCircuits = USUAL_SAFETY_CIRCUITS


class Die21Eins(CommonOnes[RaceState, Die21EinsOptions]):
    pass


GAME = Game(race_info("die-21-eins", tie_break=False), Die21Eins, CommonOnesFace)
