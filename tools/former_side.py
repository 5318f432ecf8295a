"""The strong mind of whatever revision of the package lies on the path, for `tools/former.py`, who speaks plain lines.

It is told of a new game, of everything that happens in it, and when it has to decide; then it says its move. The names
below are those that every revision has had since minds could be compared.
"""

import sys

import knobel
from knobel.core.notation import read_event, write_move
from knobel.minds.arena import Chance, view_for
from knobel.minds.knowledge import Knowledge
from knobel.minds.search import Budget
from knobel.minds.strong import StrongMind


def say(line: str) -> None:
    """A line for whoever listens, at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def serve(id: str, seats: int, thinking: int) -> None:
    """Follow one game after the other until nobody speaks any more."""
    game, knowledge = knobel.game(id, seats), Knowledge()
    knowledge.prepare(game)
    mind = StrongMind(Budget(seconds=None, simulations=thinking), knowledge)
    state, chance = game.start(), Chance("")
    say(knobel.__file__ or "")
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "start":
            state, chance = game.start(), Chance(rest)
        elif word == "then":
            state = game.apply(state, read_event(rest))
        else:
            seat = int(rest)
            choices = game.choices(state, seat)
            assert choices is not None
            view = view_for(game, state, seat, choices, mind, chance.below)
            say(write_move(mind.decide(view, chance.below)))


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
