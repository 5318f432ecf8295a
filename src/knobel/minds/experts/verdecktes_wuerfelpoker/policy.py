"""How a deal of Verdecktes Würfelpoker is played between two: an equilibrium for its chips, from a file of values."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from knobel.minds.experts.verdecktes_wuerfelpoker.deals import (
    ABOVE,
    BELOW,
    DOUBT,
    EQUAL,
    Hands,
    Purses,
    Second,
    all_purses,
    first_game,
    hands_of,
    sayings,
    second_game,
    seconds,
)
from knobel.solve.disk_cache import ValueTable
from knobel.solve.values_file import Key

# Raised whenever values worked out before must not be used any more.
EDITION = 1
BITS = 14
# What is done less often is not done at all; that keeps the file small.
SELDOM = 0.0001
# Rounds of regret for first and second announcements, after which a best answer wins a thousandth of a chip.
FIRST_ROUNDS, SECOND_ROUNDS = 400, 1000
# With more chips than this at the start nothing changes: nobody can lose more in a deal.
ENOUGH_CHIPS = 7


class SecondPolicy(NamedTuple):
    """The second announcement with something to beat: what is said with which kind of hand, by how it compares.

    `doubts` says how often which of them is doubted, and `worth` what it all is worth to whoever announces.
    """

    says: tuple[tuple[float, ...], ...]
    doubts: tuple[float, ...]
    worth: float


class DealPolicy:
    """How to play a deal."""

    def __init__(self, sequences: bool, start_chips: int, numbers: Sequence[float]) -> None:
        self.hands = hands_of(sequences)
        count, left = len(self.hands.keys), iter(numbers)
        total = _together(start_chips)
        # How often each hand is announced as which, and how often what is doubted.
        self.says: dict[Purses, tuple[tuple[float, ...], ...]] = {}
        self.doubts: dict[Purses, tuple[float, ...]] = {}
        for purses in all_purses(total):
            self.says[purses] = tuple(_chances(islice(left, count)) for _ in range(count))
            self.doubts[purses] = tuple(islice(left, count))
        self.seconds = {each: _second(left) for each in seconds(total, self.hands)}
        self.worth = {each: policy.worth for each, policy in self.seconds.items()}


def _second(left: Iterator[float]) -> SecondPolicy:
    below, equal = _chances(islice(left, 3)), _chances(islice(left, 2))
    return SecondPolicy((below, (0.0, *equal), (0.0, 0.0, 1.0)), (0.0, *islice(left, 2)), next(left))


def _chances(numbers: Iterator[float]) -> tuple[float, ...]:
    """Numbers as chances, which they are but for rounding."""
    made = tuple(numbers)
    total = sum(made)
    return tuple(number / total for number in made) if total else made


def _together(start_chips: int) -> int:
    """What both have together after the ante."""
    return 2 * (min(start_chips, ENOUGH_CHIPS) - 1)


def value_table(sequences: bool, start_chips: int, version: int) -> ValueTable:
    """The policy as values, and how they are worked out."""
    options = {"sequences": sequences, "start_chips": min(start_chips, ENOUGH_CHIPS)}
    key = Key("verdecktes-wuerfelpoker", "deal", version, EDITION, options)
    return ValueTable(key, BITS, lambda: worked_out(sequences, start_chips))


def worked_out(
    sequences: bool, start_chips: int, first_rounds: int = FIRST_ROUNDS, second_rounds: int = SECOND_ROUNDS
) -> list[float]:
    """The policy in numbers: the second announcements first, for the first ones hang on them; kept in their order."""
    from knobel.solve.regret import solve_by_regret

    hands, total = hands_of(sequences), _together(start_chips)
    order = tuple(seconds(total, hands))
    later = solve_by_regret([second_game(second, hands, beat) for second, beat in order], second_rounds)
    worth = dict(zip(order, later.values, strict=True))
    numbers: list[float] = []
    for purses in all_purses(total):
        first = solve_by_regret([first_game(purses, hands, worth)], first_rounds)
        for under in range(len(hands.keys)):
            numbers += _often(first.policy[purses, under])
        answers = [first.policy.get((purses, "answer", said)) for said in range(len(hands.keys))]
        numbers += [_doubt(answer) for answer in answers]
    for second, beat in order:
        numbers += _second_in_numbers(hands, later.policy, second, beat)
        numbers.append(worth[second, beat])
    return numbers


Policies = dict[object, tuple[float, ...]]


def _second_in_numbers(hands: Hands, policy: Policies, second: Second, beat: int) -> Iterator[float]:
    for kind in (BELOW, EQUAL):
        said = dict(zip(sayings(kind, hands, beat), policy.get((second, beat, kind), ()), strict=False))
        yield from _often([said.get(each, 0.0) for each in range(kind, 3)])
    for said_so in (EQUAL, ABOVE):
        yield _doubt(policy.get((second, beat, "answer", said_so)))


def _often(chances: Sequence[float]) -> list[float]:
    kept = [chance if chance >= SELDOM else 0.0 for chance in chances]
    total = sum(kept)
    return [chance / total for chance in kept] if total else kept


def _doubt(answer: tuple[float, ...] | None) -> float:
    return 0.0 if answer is None else answer[DOUBT]
