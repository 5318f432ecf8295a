"""How Schocken stands between two rounds, for whoever knows no better.

If discs went one by one, whoever holds a part of them would lose the half with just that chance, and what still lies in
the supply would come to all alike. But a single throw may cost half of them or all, so that much of it is decided anew
in every round: the chances of all lie nearer together.
"""

from knobel.games.cup._schocken_state import FINAL, SchockenOptions, Tally
from knobel.writing.rules import Seat

# So much of a half is decided by the discs as they lie, among players of one strength; a test plays some of them on.
DECIDED = 0.65


def safe_chances(tally: Tally, order: tuple[Seat, ...], options: SchockenOptions) -> tuple[float, ...]:
    """About how likely every seat is not to lose the game."""
    half = _half_chances(tally, order, options)
    return tuple(1.0 - _loses(seat, chance, tally, options) for seat, chance in enumerate(half))


def _half_chances(tally: Tally, order: tuple[Seat, ...], options: SchockenOptions) -> list[float]:
    """About how likely every seat is to lose this half."""
    if tally.half == FINAL and options.final_mode == "single_round":
        return [1 / len(order) if seat in order else 0.0 for seat in range(len(tally.discs))]
    lies, supply = DECIDED / options.discs, tally.supply / len(order)
    anew = (1 - DECIDED) / len(order)
    return [lies * (held + supply) + anew if seat in order else 0.0 for seat, held in enumerate(tally.discs)]


def _loses(seat: Seat, half: float, tally: Tally, options: SchockenOptions) -> float:
    """Whoever loses two halves loses the game; two different losers play a final."""
    if options.halves == 1 or tally.half == FINAL:
        return half
    if tally.half_losers:
        return half + (1 - half) / 2 if seat in tally.half_losers else half / 2
    second = 1 / len(tally.discs)
    return half * (second + (1 - second) / 2) + (1 - half) * second / 2
