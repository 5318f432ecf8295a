"""The formats of a tournament beside the Schock-Turnier, each with what an organiser can agree on."""

import re
from typing import Annotated, Literal

from knobel.core.options import Options, off_or, whole

TieBreak = Literal["none", "wins", "points", "best_round", "head_to_head", "lot"]


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class FormatOptions(Options, frozen=True, kw_only=True, tag_field="type", tag=_snake):
    """What all of them share.

    With a `team_size` people sign up for teams of at most so many. `tables` says how many tables there are: with fewer
    than a round needs it is played in waves; 0 stands for enough. `lowest_wins` turns points around.
    """

    lowest_wins: bool = False
    team_size: Annotated[int, off_or(2, 6)] = 0
    tables: Annotated[int, off_or(1, 64)] = 0


class PointsRounds(FormatOptions, frozen=True, kw_only=True):
    """So many rounds at tables of at most so many, and in each round so many games at every table; what everybody has
    in the end counts. `seating`: by lot, by standing, or away from those one has met."""

    rounds: Annotated[int, whole(1, 20)] = 4
    table_size: Annotated[int, whole(2, 6)] = 4
    games: Annotated[int, whole(1, 9)] = 1
    seating: Literal["lot", "standing", "apart"] = "apart"
    ranked_by: Literal["points", "places", "wins"] = "points"
    tie_break: TieBreak = "wins"
    second_tie_break: TieBreak = "best_round"
    third_tie_break: TieBreak = "none"


class KnockOut(FormatOptions, frozen=True, kw_only=True):
    """Groups of at most so many, of whom so many go on, until one is left; with two finalists those who just missed
    the final may `play_for_third`."""

    group_size: Annotated[int, whole(2, 6)] = 2
    go_on: Annotated[int, whole(1, 3)] = 1
    play_for_third: bool = False


class RoundRobin(FormatOptions, frozen=True, kw_only=True):
    """Everybody against everybody, so many times. A win brings two, a draw one."""

    legs: Annotated[int, whole(1, 2)] = 1
    tie_break: TieBreak = "head_to_head"
    second_tie_break: TieBreak = "points"
    third_tie_break: TieBreak = "none"


class League(RoundRobin, frozen=True, kw_only=True):
    """A round robin spread over evenings: so many rounds each, so many days apart unless somebody names a date."""

    rounds_per_evening: Annotated[int, whole(1, 12)] = 3
    days_between: Annotated[int, whole(1, 60)] = 7


AnyFormat = PointsRounds | KnockOut | RoundRobin | League
