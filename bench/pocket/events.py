"""How many events a second the engine makes, by whatever Python runs this."""

import time

import knobel
from knobel.minds.arena import Chance, minds_named, play


def events_per_second(seconds: float, name: str = "schocken") -> float:
    """Events a second of games between minds that choose at random."""
    game, chance, minds = knobel.game(name), Chance("pocket"), minds_named(["random"])
    play(game, game.start(), minds, chance)  # The first game fills the caches of its rules.
    count, since = 0, time.perf_counter()
    while time.perf_counter() - since < seconds:
        count += play(game, game.start(), minds, chance).count
    return count / (time.perf_counter() - since)
