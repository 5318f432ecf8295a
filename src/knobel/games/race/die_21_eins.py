"""Die 21. Eins: all count their ones together, and whoever throws the twenty-first wins.

Rulings followed: a one brings no further throw; the others share the second place, however many ones they have thrown;
a game that had to be stopped has no winner, and all share the first place.
"""

from typing import Annotated

from knobel.games.race._common_ones import CommonOnes, CommonOnesFace, CommonOnesOptions
from knobel.parts.race import USUAL_SAFETY_CIRCUITS, RaceState, SafetyCircuits
from knobel.writing.facts import Family, Game, Info, Players, whole


class Die21EinsOptions(CommonOnesOptions, frozen=True):
    """What a table can agree on."""

    target_ones: Annotated[int, whole(1, 60)] = 21
    safety_circuits: SafetyCircuits = USUAL_SAFETY_CIRCUITS


INFO = Info(id="die-21-eins", family=Family.RACE, players=Players(2, 12), dice=("d6",), decisions=False)


class Die21Eins(CommonOnes[RaceState, Die21EinsOptions]):
    pass


GAME = Game(INFO, Die21Eins, CommonOnesFace)
