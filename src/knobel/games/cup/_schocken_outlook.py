"""How Schocken stands between two rounds, for whoever knows no better.

Among equals, discs are a fair game: whoever holds a part of them loses the half with about that chance. What still lies
in the supply comes to all alike.
"""

from knobel.core.stages import Seat
from knobel.games.cup._schocken_state import FINAL, SchockenOptions, Tally


def safe_chances(tally: Tally, order: tuple[Seat, ...], options: SchockenOptions) -> tuple[float, ...]:
    """About how likely every seat is not to lose the game."""
    half = _half_chances(tally, order, options)
    return tuple(1.0 - _loses(seat, chance, tally, options) for seat, chance in enumerate(half))


def _half_chances(tally: Tally, order: tuple[Seat, ...], options: SchockenOptions) -> list[float]:
    """About how likely every seat is to lose this half."""
    if tally.half == FINAL and options.final_mode == "single_round":
        return [1 / len(order) if seat in order else 0.0 for seat in range(len(tally.discs))]
    supply = tally.supply / len(order)
    return [(held + (supply if seat in order else 0)) / options.discs for seat, held in enumerate(tally.discs)]


def _loses(seat: Seat, half: float, tally: Tally, options: SchockenOptions) -> float:
    """Whoever loses two halves loses the game; two different losers play a final."""
    if options.halves == 1 or tally.half == FINAL:
        return half
    if tally.half_losers:
        return half + (1 - half) / 2 if seat in tally.half_losers else half / 2
    second = 1 / len(tally.discs)
    return half * (second + (1 - second) / 2) + (1 - half) * second / 2
