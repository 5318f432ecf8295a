"""The sheets of Kniffel as numbers: which of them are told apart, what throws give, and by which rules."""

from functools import cache
from typing import NamedTuple

from knobel.games.sheet.kniffel import PATTERNS, Kniffel, boxes, printed
from knobel.solve.keeps import keeps_of

BOXES, ABOVE, DICE, SIDES = 13, 6, 5, 6
BELOW = BOXES - ABOVE
SHEETS = 1 << BOXES
NAMES = tuple(boxes(False))
KNIFFEL_BOX = NAMES.index("kniffel") - ABOVE
BONUS_FROM = 63
SUMS = BONUS_FROM + 1
KEEPS = keeps_of(DICE)
THROWS_FROM = KEEPS.first_throw
# What a joker brings in the boxes below; 0 where it completes no pattern.
JOKER_POINTS = tuple(PATTERNS.get(name, 0) for name in NAMES[ABOVE:])
UNREACHED = -1


class KniffelRules(NamedTuple):
    """The options that bear on values."""

    joker: bool
    extra_points: bool
    any_entry: bool
    five_equal_full_house: bool

    @property
    def flagged(self) -> int:
        """Whether it matters that the Kniffel box counts: 0 no, 1 by its fifty, 2 by any entry."""
        if not (self.joker or self.extra_points):
            return 0
        return 2 if self.any_entry else 1


def rules_of(game: Kniffel) -> KniffelRules:
    """The rules by which a game is played."""
    options = game.options
    any_entry = options.kniffel_box_condition == "any_entry"
    return KniffelRules(options.joker, options.extra_points, any_entry, options.five_equal_full_house)


@cache
def points_below(five_equal_full_house: bool) -> tuple[tuple[int, ...], ...]:
    """What every throw gives in the boxes below, by box."""
    sheet = printed(five_equal_full_house)
    return tuple(zip(*(sheet.worth(faces)[ABOVE:] for faces in KEEPS.throws), strict=True))


def sheets_told_apart(rules: KniffelRules) -> int:
    """How many sheets are worked out."""
    sums = upper_sums().sums
    return 2 + sum(len(sums[sheet & 63]) for sheet, _ in sheets_in_order(rules.flagged) if sheet != SHEETS - 1)


class UpperSums(NamedTuple):
    """The sums above that are worked out for each choice of filled upper boxes, and those that stand for others."""

    sums: tuple[tuple[int, ...], ...]
    # By filled upper boxes and sum: its place among those worked out, or UNREACHED.
    place: tuple[tuple[int, ...], ...]


@cache
def upper_sums() -> UpperSums:
    """Only sums that can be reached; of those whose bonus is out of reach, the lowest for all."""
    reached: list[set[int]] = [{0}]
    for upper in range(1, 64):
        face = upper.bit_length()
        before = reached[upper & ~(1 << (face - 1))]
        reached.append({min(BONUS_FROM, each + dice * face) for each in before for dice in range(DICE + 1)})
    sums, places = [], []
    for upper, at_hand in enumerate(map(sorted, reached)):
        lost = [each for each in at_hand if each + _most_to_come(upper) < BONUS_FROM]
        worked_out = (*lost[:1], *at_hand[len(lost) :])
        sums.append(worked_out)
        place = {**dict.fromkeys(lost, 0), **{each: number for number, each in enumerate(worked_out)}}
        places.append(tuple(place.get(each, UNREACHED) for each in range(SUMS)))
    return UpperSums(tuple(sums), tuple(places))


def _most_to_come(upper: int) -> int:
    return sum(DICE * face for face in range(1, 7) if not upper >> (face - 1) & 1)


@cache
def sheets_in_order(flagged: int) -> tuple[tuple[int, int], ...]:
    """Every sheet, by its filled boxes as bits, with each flag that it can have: the order in which values are kept."""
    kniffel = 1 << (ABOVE + KNIFFEL_BOX)
    return tuple((sheet, flag) for sheet in range(SHEETS) for flag in _flags(bool(sheet & kniffel), flagged))


def _flags(filled: bool, flagged: int) -> tuple[int, ...]:
    if not filled or flagged == 0:
        return (0,)
    return (1,) if flagged == 2 else (0, 1)
