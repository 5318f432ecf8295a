"""What is entered for a game in formats that count: points, who has won, or who has lost. The games themselves say."""

from typing import Literal

from knobel.core.game import Game
from knobel.core.results import Result
from knobel.desk.refusal import DeskRefused
from knobel.games import registry

Measure = Literal["points", "winner", "loser"]
# Nobody writes more on a sheet of paper.
MOST_POINTS = 99_999


def measure_of(game: str) -> Measure:
    """What a game's result is made of: points or chips if it counts them, else the one it names."""
    return _measure(registry.declared(game))


def _measure(game: Game) -> Measure:
    if game.rules.ranks == "loser":
        return "loser"
    return "points" if game.rules.scores or game.rules.ranks == "chips" else "winner"


def scores_of(result: Result, measure: Measure) -> tuple[int, ...] | None:
    """A result as everybody's scores; None where it names nobody, or several."""
    seats = range(len(result.places))
    if measure == "points":
        return result.nets if result.points is None else tuple(_points(result, seat) for seat in seats)
    named = result.winners if measure == "winner" else result.losers
    if len(named) != 1:
        return None
    return tuple(int((seat in named) == (measure == "winner")) for seat in seats)


# Whoever has more points than somebody with a better place was over, and so was everybody where nobody wins.


def _points(result: Result, seat: int) -> int:
    assert result.points is not None
    points, place = [each or 0 for each in result.points], result.places[seat]
    over = any(place > other and points[seat] > points[each] for each, other in enumerate(result.places))
    return 0 if over or not result.winners else points[seat]


def check_scores(scores: tuple[int, ...], players: int, measure: Measure) -> None:
    """Refuse what cannot be the result of a game of so many."""
    if len(scores) != players:
        raise DeskRefused("desk-bad-scores", players=players)
    if measure == "points":
        if any(abs(score) > MOST_POINTS for score in scores):
            raise DeskRefused("desk-bad-points", most=MOST_POINTS)
        return
    alone = 1 if measure == "winner" else 0
    if any(score not in (0, 1) for score in scores) or scores.count(alone) != 1:
        raise DeskRefused("desk-name-exactly-one")
