"""How rounds of Schocken end: by what everybody has, and by what others may have."""

from random import Random

from knobel.core.spaces import RandBelow
from knobel.games.cup.schocken.rules import Schocken
from knobel.games.cup.schocken.state import Hand, SchockenOptions
from knobel.minds.experts.schocken.steps import OutcomeDistribution, TurnOutcome, hand_of

# Where several others have to be imagined, so many rounds are.
ROUNDS = 120
MOST_KNOWN = 1 << 18
# What others have at the end of the round, those before and those after the player, and how likely that is.
Hands = tuple[tuple[int, TurnOutcome], ...]
Rounds = dict[tuple[Hands, Hands], float]


class Endings:
    """How rounds end, by what everybody has in the order of play; once worked out, it is known for good."""

    def __init__(self, options: SchockenOptions) -> None:
        self._rules = Schocken(2, options)
        self._known: dict[tuple[TurnOutcome, ...], tuple[int, int, int | None]] = {}

    def of(self, row: tuple[TurnOutcome, ...]) -> tuple[int, int, int | None]:
        """Who has the best hand, who the lowest, and what that costs."""
        if row not in self._known:
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
            best, worst = self._rules.best_and_worst(lift_all(tuple(enumerate(row))))
            self._known[row] = best.seat, worst.seat, self._rules.rank(best).discs
        return self._known[row]


def sample_rounds(
    endings: Endings, others: list[tuple[int, OutcomeDistribution]], position: int, below: RandBelow
) -> Rounds:
    """Every hand of a single other player; of several, the best and the lowest of as many rounds as are imagined."""
    if len(others) == 1:
        rounds = [(((others[0][0], outcome),), chance) for outcome, chance in others[0][1].items()]
        return {(hands[:position], hands[position:]): chance for hands, chance in rounds}
    chance, imagined = Random(below(1 << 30)), Rounds()
    drawn = [chance.choices(list(outcomes), list(outcomes.values()), k=ROUNDS) for _, outcomes in others]
    for row in zip(*drawn, strict=True):
        best, worst, _ = endings.of(row)
        hands = [(number, (others[number][0], row[number])) for number in sorted({best, worst})]
        split = tuple(hand for n, hand in hands if n < position), tuple(hand for n, hand in hands if n >= position)
        imagined[split] = imagined.get(split, 0.0) + 1 / ROUNDS
    return imagined


def lift_all(hands: Hands) -> tuple[Hand, ...]:
    """The hands that lie there once all cups are lifted."""
    return tuple([hand_of(seat, outcome) for seat, outcome in hands])
