"""Matches: several games of one kind ranked together."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from knobel.core.info import Ranks
from knobel.core.results import Result
from knobel.parts.ranking import best_wins, last_loses


def match_result(games: Sequence[Result], ranks: Ranks, scoring: Literal["wins", "points"]) -> Result:
    """The result of a match, or how it stands: net chips added up, or games won, or games lost."""
    flags = tuple(dict.fromkeys(flag for game in games for flag in game.flags))
    if ranks == "chips":
        nets = _sums([game.nets or () for game in games])
        return msgspec.structs.replace(best_wins(nets), nets=nets, flags=flags)
    if ranks == "loser":
        lost = _sums([tuple(int(seat in game.losers) for seat in range(len(game.places))) for game in games])
        return msgspec.structs.replace(last_loses(lost, lowest_first=True), points=lost, flags=flags)
    if scoring == "points":
        points = _sums([tuple(each or 0 for each in game.points or ()) for game in games])
    else:
        points = _sums([tuple(int(seat in game.winners) for seat in range(len(game.places))) for game in games])
    return msgspec.structs.replace(best_wins(points), points=points, flags=flags)


def _sums(rows: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(map(sum, zip(*rows, strict=True)))
