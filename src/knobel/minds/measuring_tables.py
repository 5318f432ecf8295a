"""How long a game of a tournament takes, by the number of players at the table.

`python -m knobel.minds.measuring_tables` writes `desk/measured_seconds.py` anew.
"""

import sys
from pathlib import Path
from statistics import mean

from knobel.desk import measured_seconds as measured_seconds_page
from knobel.desk.playable import SIZES, games_with_one_loser, tournament_game
from knobel.match import opening
from knobel.minds.arena import Chance, minds_named, play
from knobel.minds.measuring import seconds_of

GAMES = 200


def measured_seconds(id: str, seats: int, *, sharp: bool, games: int = GAMES) -> int:
    """The mean length of a game at a table of people, played by greedy minds."""
    name, options = tournament_game(id, sharp=sharp)
    game = opening.game(name, seats, options)
    minds, chance = minds_named(["greedy"]), Chance(f"{id} {seats} {sharp}")
    played = (play(game, game.start(), minds, chance, keep_events=True).events for _ in range(games))
    return round(mean(seconds_of(game, events) for events in played))


def page() -> str:
    """The source of `desk/measured_seconds.py`."""
    rows = "".join(f'    "{id}": ({_row(id, sharp=False)}, {_row(id, sharp=True)}),\n' for id in games_with_one_loser())
    return (
        '"""Lengths of tournament games, measured by simulation: seconds with two, three and four players, in full\n'
        'and as a scharfes Spiel.\n\nWritten by `python -m knobel.minds.measuring_tables`; do not edit.\n"""\n\n'
        "Seconds = tuple[int, int, int]\n\n"
        f"SECONDS: dict[str, tuple[Seconds, Seconds]] = {{\n{rows}}}\n"
    )


def _row(id: str, *, sharp: bool) -> str:
    return f"({', '.join(str(measured_seconds(id, seats, sharp=sharp)) for seats in SIZES)})"


if __name__ == "__main__":
    Path(measured_seconds_page.__file__).write_text(page(), encoding="utf-8")
    sys.stdout.write(f"{len(games_with_one_loser())} games measured\n")
