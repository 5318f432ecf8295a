"""`python -m tools.best_play`: how the exact policy fares at Kniffel alone, as the page "Ich" shows it.

So many games with a fixed seed are played and counted in steps of so many points; the same command gives the same file.
"""

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from knobel.core.results import Result
from knobel.match import opening
from knobel.minds.arena import Chance, minds_named, play

GAMES, STEP, SEED = 20_000, 20, "best play"
PAGE = Path(__file__).parents[1] / "web/src/pages/me/kniffel-best.json"


def counted(games: int = GAMES) -> dict[str, Any]:
    """How many of so many games ended in which step of points, and what they gave on average."""
    game = opening.game("kniffel", 1)
    minds = minds_named(["strong"])
    points = [_points(play(game, game.start(), minds, Chance(f"{SEED} {number}")).result) for number in range(games)]
    steps = Counter(each // STEP * STEP for each in points)
    return {
        "games": games,
        "step": STEP,
        "mean": round(sum(points) / games, 2),
        "counts": {str(low): steps[low] for low in range(0, max(steps) + 1, STEP)},
    }


def _points(result: Result) -> int:
    assert result.points is not None
    return result.points[0] or 0


if __name__ == "__main__":
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(json.dumps(counted(), indent=2) + "\n", encoding="utf-8")
    sys.stdout.write(f"{PAGE.name} written\n")
