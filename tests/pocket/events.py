"""How many events a second the engine makes, by whatever Python runs this."""

import time

import knobel
from knobel.minds.arena import Chance, minds_named, play

GAME = "schocken"
SECONDS = 3.0


def events_per_second() -> int:
    """Events a second of games between minds that choose at random."""
    game, chance, minds = knobel.game(GAME), Chance("pocket"), minds_named(["random"])
    count, since = 0, time.perf_counter()
    while time.perf_counter() - since < SECONDS:
        count += play(game, game.start(), minds, chance).count
    return round(count / (time.perf_counter() - since))
