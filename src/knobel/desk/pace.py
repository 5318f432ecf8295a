"""Tonight's pace: how long games and breaks take here, learnt from those that are over, beside what was measured.

The measured length counts like a few games of its own, so that one slow table changes little and a whole evening
nearly everything.
"""

from collections.abc import Iterator
from itertools import pairwise

from knobel.core.frozen import Frozen
from knobel.desk.measured_lengths import LENGTHS
from knobel.desk.measured_seconds import SECONDS
from knobel.desk.model import DeskTable, Game, Stage, Tournament
from knobel.desk.options import MINUTE

SECOND = 1000
# Between two stages people stand up, look for their table and sit down again.
BREAK = 5 * MINUTE
# So many games and breaks the measured lengths are worth.
GAMES_MEASURED, BREAKS_MEASURED = 8, 1
# A loss that was reported late, or games that were made up for, say little about the pace: a game counts as a quarter
# of the usual length at least, and as three times that at most.
SHORTEST, LONGEST = 0.25, 3.0
LONGEST_BREAK = 30 * MINUTE
# Paces are told apart in steps: forecasts that hardly differ are the same, and need not be worked out again.
STEPS = 20


class Pace(Frozen, frozen=True):
    """How many times the usual length a game takes, in steps, and how long people need between stages."""

    steps: int = STEPS
    pause: int = BREAK

    def seconds(self, game: str, sharp: bool, players: int) -> int:
        """The expected length of a game."""
        return max(1, round(usual(game, sharp, players) * self.steps / STEPS))


def usual(game: str, sharp: bool, players: int) -> int:
    """The measured length of a game in seconds; each player beyond four makes it longer as the fourth did."""
    two, three, four = SECONDS[game][sharp] if game in SECONDS else LENGTHS[game]
    measured = {2: two, 3: three}.get(players, four)
    return max(measured, four + (players - 4) * (four - three)) if players > 4 else measured


def pace_of(tournament: Tournament) -> Pace:
    """The pace of a tournament so far."""
    expected = GAMES_MEASURED * float(usual(tournament.game, False, 4))
    taken = expected
    for length, usually in _lengths(tournament):
        expected += usually
        taken += min(max(length, SHORTEST * usually), LONGEST * usually)
    return Pace(max(1, round(STEPS * taken / expected)), _pause(tournament))


def _lengths(tournament: Tournament) -> Iterator[tuple[float, int]]:
    """How long every game took that has a result, and how long it usually takes, in seconds."""
    for stage in tournament.stages:
        for table in stage.tables:
            for game, players in _with_players(table, tournament):
                assert game.ended is not None
                yield (game.ended - game.began) / SECOND, usual(tournament.game, game.sharp, players)


def _with_players(table: DeskTable, tournament: Tournament) -> Iterator[tuple[Game, int]]:
    """The games of a table with how many played: whoever handed in the last chip had left before the next one. Those
    who left otherwise are few, and the difference is small."""
    chips = tournament.options.chips_final if table.round == "final" else tournament.options.chips_stage
    lost = dict.fromkeys(table.seats, 0)
    for game in table.counted:
        if game.loser is None:
            yield game, len(game.scores)
            continue
        yield game, max(2, sum(count < chips for count in lost.values()))
        lost[game.loser] += 1


def _pause(tournament: Tournament) -> int:
    """The expected break, from those between stages that have begun."""
    begun = [stage for stage in tournament.stages if stage.clock.started is not None]
    pauses = [
        min(max(0, (later.clock.started or 0) - _ended(earlier)), LONGEST_BREAK) for earlier, later in pairwise(begun)
    ]
    return round((BREAKS_MEASURED * BREAK + sum(pauses)) / (BREAKS_MEASURED + len(pauses)))


def _ended(stage: Stage) -> int:
    return max(game.ended or 0 for table in stage.tables for game in table.games)
