"""Matches: several games of one kind ranked together."""

from collections.abc import Sequence
from typing import Any, Literal

from knobel.core.info import Ranks
from knobel.core.results import Result
from knobel.core.rules import Rules
from knobel.parts.ranking import best_wins, last_loses


def match_ranks(rules: Rules[Any, Any]) -> Ranks:
    """What a match of several games is ranked by."""
    return rules.match_ranks or rules.ranks


def match_result(games: Sequence[Result], ranks: Ranks, scoring: Literal["wins", "points"]) -> Result:
    """The result of a match, or how it stands: net chips added up, or a point for every game won.

    In games that name a loser, everybody else gets the point; whoever has the fewest of them has lost the match.
    """
    flags = tuple(dict.fromkeys(flag for game in games for flag in game.flags))
    if ranks == "chips":
        nets = _sums([game.nets or () for game in games])
        return best_wins(nets).but(nets=nets, flags=flags)
    if ranks == "loser":
        points = _sums([tuple(int(seat not in game.losers) for seat in range(len(game.places))) for game in games])
        losers = last_loses(points).losers
        return best_wins(points).but(losers=losers, points=points, flags=flags)
    if scoring == "points":
        points = _sums([tuple(each or 0 for each in game.points or ()) for game in games])
    else:
        points = _sums([tuple(int(seat in game.winners) for seat in range(len(game.places))) for game in games])
    return best_wins(points).but(points=points, flags=flags)


def _sums(rows: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(map(sum, zip(*rows, strict=True)))
