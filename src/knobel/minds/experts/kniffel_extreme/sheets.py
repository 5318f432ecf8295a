"""The sheets and turns of Kniffel Extreme as numbers: the one description from which all solvers are made.

A position between two turns is a sheet and its chips. A sheet is what bears on the rest of it: the filled upper boxes
with their sum (an *upper*, by number), and the filled lower boxes as bits (a *lower*). Sums of 73 and more are one, and
so are those from which the bonus is out of reach. A whole throw is one of 252 throws of the five ordinary dice, with
one of the ten faces of the other die.
"""

from functools import cache
from typing import NamedTuple

from knobel.games.sheet.kniffel_extreme import KniffelExtreme, KniffelExtremeOptions, printed
from knobel.solve.keeps import keeps_of

ABOVE, DICE = 6, 5
BELOW = len(printed().boxes) - ABOVE
BOXES = ABOVE + BELOW
LOWERS = 1 << BELOW
TEN = 10
# Dice that show a face of an upper box: none, up to all six.
COUNTS = DICE + 2
KEEPS = keeps_of(DICE)
THROWS = KEEPS.throws
SMALLER = KEEPS.first_throw
MOST_THROWS = KniffelExtreme.most_throws
# A chip more than there are boxes is of no use.
MOST_CHIPS = BOXES
USUAL_CHIPS = KniffelExtremeOptions().start_chips

_BONUS = printed().bonus
assert _BONUS is not None
BONUS_FROM, BONUS = _BONUS.least, _BONUS.points


class Upper(NamedTuple):
    """The filled upper boxes as bits, and their sum as far as it matters."""

    filled: int
    total: int


def upper_of(filled: int, total: int) -> Upper:
    """The upper that stands for this sum."""
    return Upper(filled, min(BONUS_FROM, total) if total + _most_to_come(filled) >= BONUS_FROM else 0)


def _most_to_come(filled: int) -> int:
    return sum((DICE + 1) * (box + 1) for box in range(ABOVE) if not filled >> box & 1)


@cache
def uppers() -> tuple[Upper, ...]:
    """Every upper that can be reached, in the order in which they are numbered."""
    reached: list[set[int]] = [{0}]
    for filled in range(1, 1 << ABOVE):
        face = filled.bit_length()
        before = reached[filled & ~(1 << (face - 1))]
        reached.append({total + face * count for total in before for count in range(COUNTS)})
    return tuple(sorted({upper_of(filled, total) for filled, totals in enumerate(reached) for total in totals}))


@cache
def numbers() -> dict[Upper, int]:
    """The number of every upper."""
    return {upper: number for number, upper in enumerate(uppers())}


@cache
def followers() -> tuple[tuple[tuple[int, ...], ...], ...]:
    """By upper, box and dice that show its face: the upper that follows; none for a filled box."""
    return tuple(tuple(_after(upper, box) for box in range(ABOVE)) for upper in uppers())


def _after(upper: Upper, box: int) -> tuple[int, ...]:
    if upper.filled >> box & 1:
        return ()
    filled = upper.filled | 1 << box
    return tuple(numbers()[upper_of(filled, upper.total + (box + 1) * count)] for count in range(COUNTS))


@cache
def points_below() -> tuple[tuple[int, ...], ...]:
    """What every whole throw gives in the lower boxes; the ten faces of a throw of five lie together."""
    sheet = printed()
    return tuple(sheet.worth((*throw, face))[ABOVE:] for throw in THROWS for face in range(TEN))


@cache
def counts_above() -> tuple[tuple[int, ...], ...]:
    """How many dice of every whole throw show the face of each upper box."""
    sheet = printed()
    rows = (sheet.worth((*throw, face))[:ABOVE] for throw in THROWS for face in range(TEN))
    return tuple(tuple(points // (box + 1) for box, points in enumerate(row)) for row in rows)


def bonus_of(upper: Upper) -> int:
    """What a full sheet still gets."""
    return BONUS if upper.total >= BONUS_FROM else 0


def still_open(upper: Upper, lower: int) -> int:
    """How many boxes are open."""
    return BOXES - upper.filled.bit_count() - lower.bit_count()


def positions(chips: int) -> int:
    """How many positions are told apart with up to so many chips."""
    return len(uppers()) * LOWERS * (chips + 1)
