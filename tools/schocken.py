"""`python -m tools.schocken`: what the tables of two at Schocken are worth by the usual options, as a file."""

import sys

from knobel.games.cup.schocken import GAME
from knobel.games.cup.schocken.state import SchockenOptions
from knobel.minds.experts.schocken.standing_file import write_standings
from knobel.minds.experts.schocken.table_values import equilibrium_values
from knobel.minds.experts.schocken.tables import Tables


def make() -> None:
    """Work the values out, from what tables are worth if all is played greedily."""
    options = SchockenOptions()
    values = equilibrium_values(Tables(options), _advance)
    file = write_standings(options, GAME.info.version, values)
    sys.stdout.write(f"{len(values)} tables; whoever begins does not lose {values[0]:.6%} of the games\n{file.name}\n")


def _advance(_: int) -> None:
    """A point for every table that has been looked at."""
    sys.stderr.write(".")
    sys.stderr.flush()


if __name__ == "__main__":
    make()
