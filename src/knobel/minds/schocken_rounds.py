"""How rounds of Schocken end: by what everybody has, and by what others may have."""

from functools import lru_cache
from random import Random

from knobel.core.spaces import RandBelow
from knobel.games.cup.schocken.rules import Schocken
from knobel.games.cup.schocken.state import Hand, SchockenOptions
from knobel.minds.schocken_steps import Came, Comes, hand_of

# Where several others have to be imagined, so many rounds are.
ROUNDS = 120
MOST_KNOWN = 1 << 18
# What others have at the end of the round, those before and those after the player, and how likely that is.
Hands = tuple[tuple[int, Came], ...]
Rounds = dict[tuple[Hands, Hands], float]


class Endings:
    """How rounds end, by what everybody has in the order of play; once worked out, it is known for good."""

    def __init__(self, options: SchockenOptions) -> None:
        self._rules = Schocken(2, options)
        self._known: dict[tuple[Came, ...], tuple[int, int, int | None]] = {}

    def of(self, row: tuple[Came, ...]) -> tuple[int, int, int | None]:
        """Who has the best hand, who the lowest, and what that costs."""
        if row not in self._known:
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
            best, worst = self._rules.best_and_worst(lifted(tuple(enumerate(row))))
            self._known[row] = best.seat, worst.seat, self._rules.rank(best).discs
        return self._known[row]


@lru_cache(maxsize=16)
def endings_of(options: SchockenOptions) -> Endings:
    return Endings(options)


def together(endings: Endings, others: list[tuple[int, Comes]], position: int, below: RandBelow) -> Rounds:
    """Every hand of a single other player; of several, the best and the lowest of as many rounds as are imagined."""
    if len(others) == 1:
        rounds = [(((others[0][0], came),), chance) for came, chance in others[0][1].items()]
        return {(hands[:position], hands[position:]): chance for hands, chance in rounds}
    chance, imagined = Random(below(1 << 30)), Rounds()
    drawn = [chance.choices(list(comes), list(comes.values()), k=ROUNDS) for _, comes in others]
    for row in zip(*drawn, strict=True):
        best, worst, _ = endings.of(row)
        hands = [(number, (others[number][0], row[number])) for number in sorted({best, worst})]
        split = tuple(hand for n, hand in hands if n < position), tuple(hand for n, hand in hands if n >= position)
        imagined[split] = imagined.get(split, 0.0) + 1 / ROUNDS
    return imagined


def lifted(hands: Hands) -> tuple[Hand, ...]:
    return tuple([hand_of(seat, came) for seat, came in hands])
