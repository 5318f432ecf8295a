"""Where a deal of Verdecktes Würfelpoker stands for whoever must decide, how to play there, and what that is worth.

Announcements are the numbers of hands, from the lowest. What is worth something counts the chips of the pot that one
gets, less those that one pays from now on, against somebody who plays by the same policy.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple, Protocol

from knobel.games.poker._covered import ACCEPT, DOUBT, CoveredState
from knobel.games.poker._hands import defining
from knobel.games.poker.verdecktes_wuerfelpoker import VerdecktesWuerfelpoker
from knobel.minds.experts.verdecktes_wuerfelpoker.deals import (
    ABOVE,
    BELOW,
    EQUAL,
    Hands,
    Purses,
    Second,
    answered,
    if_doubted,
    outcomes,
    purses_of,
    second_of,
    share,
)
from knobel.minds.experts.verdecktes_wuerfelpoker.policy import DealPolicy

Made = Any  # an announcement by its number, or an answer


class Position(Protocol):
    """A decision in a deal."""

    @property
    def hands(self) -> Hands: ...

    def policy(self) -> Iterator[tuple[Made, float]]:
        """How often to do what."""
        ...

    def worth(self, made: Made) -> float:
        """What it is worth to do something."""
        ...


def position_of(rules: VerdecktesWuerfelpoker, deals: DealPolicy, state: CoveredState) -> Position:
    """The decision that somebody has in a state."""
    betting, hands = state.betting, deals.hands
    first, second = betting.order
    purses = purses_of((betting.chips[first], betting.chips[second]))
    claims = [hands.number(claim) for claim in state.claims]
    if state.waiting:
        if len(claims) == 1:
            return FirstAnswer(deals, purses, claims[0])
        return SecondAnswer(deals, second_of(betting.pot, purses), *claims)
    cup = state.cups[-1]
    assert cup is not None
    under = hands.number(defining(rules.key(cup.value)))
    if not claims:
        return FirstClaim(deals, purses, under)
    return SecondClaim(deals, second_of(betting.pot, purses), claims[0], under)


class FirstClaim(NamedTuple):
    """What is said first."""

    deals: DealPolicy
    purses: Purses
    under: int

    @property
    def hands(self) -> Hands:
        return self.deals.hands

    def policy(self) -> Iterator[tuple[Made, float]]:
        return iter(tuple(enumerate(self.deals.says[self.purses][self.under])))

    def worth(self, made: Made) -> float:
        accepted, doubted = outcomes(self.purses, self.under, made, self.deals.worth)
        doubt = self.deals.doubts[self.purses][made]
        return (1 - doubt) * accepted + doubt * doubted


class FirstAnswer(NamedTuple):
    """Whether what was said first is believed."""

    deals: DealPolicy
    purses: Purses
    said: int

    @property
    def hands(self) -> Hands:
        return self.deals.hands

    def policy(self) -> Iterator[tuple[Made, float]]:
        doubt = self.deals.doubts[self.purses][self.said]
        return iter(((ACCEPT, 1 - doubt), (DOUBT, doubt)))

    def worth(self, made: Made) -> float:
        after, worth = answered(self.purses), self.deals.worth
        if made == ACCEPT:
            return worth[after.accepted, self.said]
        likely = [chance * row[self.said] for chance, row in zip(self.hands.chances, self._says, strict=True)]
        likely = likely if any(likely) else list(self.hands.chances)
        return sum(chance * self._doubted(under) for under, chance in enumerate(likely)) / sum(likely)

    @property
    def _says(self) -> tuple[tuple[float, ...], ...]:
        return self.deals.says[self.purses]

    def _doubted(self, under: int) -> float:
        after, worth = answered(self.purses), self.deals.worth
        if under == self.said:
            return worth[after.honest, self.said] - after.doubting
        return worth[after.caught, under]


class SecondClaim(NamedTuple):
    """What is said second, with something to beat."""

    deals: DealPolicy
    second: Second
    beat: int
    under: int

    @property
    def hands(self) -> Hands:
        return self.deals.hands

    def policy(self) -> Iterator[tuple[Made, float]]:
        kind = _compared(self.under, self.beat)
        below, equal, above = self.deals.seconds[self.second, self.beat].says[kind]
        if kind == ABOVE:
            yield self.under, 1.0
            return
        yield self.under if kind == BELOW else self.beat, below + (equal if kind == EQUAL else 0.0)
        if kind == BELOW:
            yield self.beat, equal
        chances = self.hands.chances[self.beat + 1 :]
        for number, chance in enumerate(chances, start=self.beat + 1):
            yield number, above * chance / sum(chances)

    def worth(self, made: Made) -> float:
        said, kind = _compared(made, self.beat), _compared(self.under, self.beat)
        accepted = share(said) * self.second.pot
        doubted = _if_doubted(self.second, kind, said, honest=made == self.under)
        if said == BELOW:
            return min(accepted, doubted)
        doubt = self.deals.seconds[self.second, self.beat].doubts[said]
        return (1 - doubt) * accepted + doubt * doubted


class SecondAnswer(NamedTuple):
    """Whether what was said second is believed by whoever said something first."""

    deals: DealPolicy
    second: Second
    beat: int
    said: int

    @property
    def hands(self) -> Hands:
        return self.deals.hands

    def policy(self) -> Iterator[tuple[Made, float]]:
        doubt = self.deals.seconds[self.second, self.beat].doubts[_compared(self.said, self.beat)]
        return iter(((ACCEPT, 1 - doubt), (DOUBT, doubt)))

    def worth(self, made: Made) -> float:
        said = _compared(self.said, self.beat)
        if made == ACCEPT:
            return self.second.pot * (1 - share(said))
        likely = [(honest, kind, self._likely(kind, said, honest)) for honest in (True, False) for kind in range(3)]
        total = sum(chance for _, _, chance in likely)
        held = sum(chance * _if_doubted(self.second, kind, said, honest=honest) for honest, kind, chance in likely)
        return self.second.pot - held / total

    def _likely(self, kind: int, said: int, honest: bool) -> float:
        """How likely such a hand was to fall and to be announced so, truly or not."""
        says = self.deals.seconds[self.second, self.beat].says[kind][said]
        if honest:
            return self.hands.chances[self.said] * says if kind == said else 0.0
        if kind == said or said == BELOW:
            return 0.0
        named = self.hands.chances[self.said] / sum(self.hands.chances[self.beat + 1 :]) if said == ABOVE else 1.0
        return self.hands.kinds(self.beat)[kind] * says * named


def _compared(number: int, beat: int) -> int:
    return BELOW if number < beat else EQUAL if number == beat else ABOVE


def _if_doubted(second: Second, kind: int, said: int, *, honest: bool) -> float:
    """What the announcer gets: a lie within one kind is a lie as well."""
    if honest or kind != said:
        return if_doubted(second, kind, said)
    return share(kind) * (second.pot + second.lying) - second.lying
