"""Results: how a game ended, for every seat."""

from knobel.core.frozen import Frozen


class Result(Frozen, frozen=True):
    """Places by competition ranking (1, 1, 3), and whom the game names winner or loser.

    `chips` are those held at the end, `nets` the gains and losses against the start.
    """

    places: tuple[int, ...]
    winners: tuple[int, ...] = ()
    losers: tuple[int, ...] = ()
    points: tuple[int | None, ...] | None = None
    chips: tuple[int, ...] | None = None
    nets: tuple[int, ...] | None = None
    flags: tuple[str, ...] = ()


STOPPED_BY_LIMIT = "stopped_by_limit"
# Nobody has played against anybody: something was shown.
PERFORMANCE = "performance"
