"""How long a game of a tournament takes, by the number of players at the table.

`python -m knobel.minds.measuring_tables` writes `desk/measured_seconds.py` and `desk/measured_lengths.py` anew.
"""

import sys
from pathlib import Path
from statistics import mean

from knobel.desk import measured_lengths as measured_lengths_page
from knobel.desk import measured_seconds as measured_seconds_page
from knobel.desk.playable import SIZES, game_at_table, games_with_one_loser, tournament_game
from knobel.games import registry
from knobel.match import opening
from knobel.minds.arena import Chance, minds_named, play
from knobel.minds.measuring import seconds_of

GAMES = 200
# Of games that only other formats play, fewer are enough: a forecast learns from the evening.
FEW_GAMES = 12


def measured_seconds(id: str, seats: int, *, sharp: bool, games: int = GAMES) -> int:
    """The mean length of a game at a table of people, played by greedy minds."""
    one_loser = id in games_with_one_loser()
    name, options = tournament_game(id, sharp=sharp) if one_loser else game_at_table(id, seats)
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


def lengths_page() -> str:
    """The source of `desk/measured_lengths.py`: all games that name no single loser."""
    others = (id for id in registry.ids() if id not in games_with_one_loser())
    rows = "".join(f'    "{id}": ({", ".join(map(str, _lengths(id)))}),\n' for id in others)
    return (
        '"""Lengths of games that have results, measured by simulation: seconds with two, three and four players.\n\n'
        'Written by `python -m knobel.minds.measuring_tables`; do not edit.\n"""\n\n'
        f"LENGTHS: dict[str, tuple[int, int, int]] = {{\n{rows}}}\n"
    )


def _lengths(id: str) -> tuple[int, ...]:
    """Seconds for every size; where a game cannot be played by so few, or so many, those of the nearest size."""
    players = registry.players_of(id)
    return tuple(
        measured_seconds(id, min(max(size, players.least), players.most), sharp=False, games=FEW_GAMES)
        for size in SIZES
    )


def _row(id: str, *, sharp: bool) -> str:
    return f"({', '.join(str(measured_seconds(id, seats, sharp=sharp)) for seats in SIZES)})"


if __name__ == "__main__":
    Path(measured_seconds_page.__file__).write_text(page(), encoding="utf-8")
    Path(measured_lengths_page.__file__).write_text(lengths_page(), encoding="utf-8")
    sys.stdout.write(f"{len(registry.ids())} games measured\n")
