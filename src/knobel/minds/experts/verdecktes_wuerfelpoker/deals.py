"""A deal of Verdecktes Würfelpoker between two, as a game of announcements and doubts for its chips.

Whatever is announced and not doubted stands, so what lies under the first cup no longer matters once it has been
answered: the second announcement is a game of its own, once it is known what it has to beat, how many chips lie in the
pot and how many each can still pay. There the hand under the cup is lower than what is to be beaten, equal or higher.
Whoever has more says so, for no lie brings more. A lie that leads may name any hand that leads: it is told as often as
dice show that hand, so that no such announcement is doubted more than another. So three kinds of hands, with
at most three things to say, tell all of it. The first announcement is a game of all hands and all that can be said.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from knobel.core.dice import orderings
from knobel.games.poker._hands import FACES, HAND, Key, Ranking, defining, hands_to_call
from knobel.solve.regret import Decision, End, Luck, Node

ANTES = 2
# Nobody can lose more in a deal beside the ante: the pot of two, and then of four.
MOST = 6
ACCEPT, DOUBT = range(2)
# What is said second, by how it compares with what is to be beaten.
BELOW, EQUAL, ABOVE = range(3)


class Hands(NamedTuple):
    """Everything that can be announced, the lowest first, and how likely dice are to show it."""

    keys: tuple[Key, ...]
    chances: tuple[float, ...]

    def number(self, key: Key) -> int:
        """The place of a hand, from the lowest."""
        return self.keys.index(key)

    def kinds(self, beat: int) -> tuple[float, float, float]:
        """How likely dice are to show less than a hand, just that, or more."""
        return sum(self.chances[:beat]), self.chances[beat], sum(self.chances[beat + 1 :])


@cache
def hands_of(sequences: bool) -> Hands:
    """The hands of a table."""
    ranking, keys = Ranking(sequences), tuple(hands_to_call(sequences).values())
    counts = dict.fromkeys(keys, 0)
    for faces in combinations_with_replacement(FACES, HAND):
        counts[defining(ranking.key(faces))] += orderings(faces)
    total = sum(counts.values())
    return Hands(keys, tuple(counts[key] / total for key in keys))


class Purses(NamedTuple):
    """What can still be paid by whoever announces first and by whoever announces second, up to what can be lost."""

    first: int
    second: int


class Second(NamedTuple):
    """The second announcement: the pot, and what a wrong doubt and a lie that is caught cost."""

    pot: int
    doubting: int
    lying: int


def second_of(pot: int, purses: Purses) -> Second:
    """The second announcement with this pot and these purses."""
    return Second(pot, min(pot, purses.first), min(pot, purses.second))


def purses_of(chips: tuple[int, int]) -> Purses:
    """Purses with these chips, of which those that nobody can lose do not count."""
    return Purses(min(chips[0], MOST), min(chips[1], MOST))


def all_purses(total: int) -> tuple[Purses, ...]:
    """Every pair of purses when both have so many chips together after the ante; from twice the most on, all alike."""
    together = [(first, total - first) for first in range(total + 1)]
    return tuple(sorted({purses_of(chips) for chips in together}))


class Continuations(NamedTuple):
    """What follows the first announcement: accepted, doubted though true, or doubted and a lie; and what that cost."""

    accepted: Second
    honest: Second
    caught: Second
    doubting: int
    lying: int


def answered(purses: Purses) -> Continuations:
    """What can follow the first announcement with these purses."""
    doubting, lying = min(ANTES, purses.second), min(ANTES, purses.first)
    return Continuations(
        second_of(ANTES, purses),
        second_of(ANTES + doubting, purses._replace(second=purses.second - doubting)),
        second_of(ANTES + lying, purses._replace(first=purses.first - lying)),
        doubting,
        lying,
    )


def all_seconds(total: int) -> tuple[Second, ...]:
    """Every second announcement that can follow, whatever it has to beat."""
    return tuple(sorted({second for purses in all_purses(total) for second in answered(purses)[:3]}))


# The second announcement. Seat 0 makes it, and what it is worth counts the pot and what is paid from now on. ----------


def second_game(second: Second, hands: Hands, beat: int) -> Node:
    """The second announcement as a game, with this hand to beat."""
    kinds = [(chance, _sayings(second, beat, kind, hands)) for kind, chance in enumerate(hands.kinds(beat)) if chance]
    return Luck(tuple(kinds))


def sayings(kind: int, hands: Hands, beat: int) -> tuple[int, ...]:
    """What somebody with such a hand says: the truth, or what is worth a lie."""
    return tuple(said for said in range(kind, 3) if said != ABOVE or beat + 1 < len(hands.keys))


def _sayings(second: Second, beat: int, kind: int, hands: Hands) -> Node:
    said = [_said(second, beat, kind, each) for each in sayings(kind, hands, beat)]
    return Decision(0, (second, beat, kind), tuple(said))


def _said(second: Second, beat: int, kind: int, said: int) -> Node:
    accepted, doubted = End(share(said) * second.pot), End(if_doubted(second, kind, said))
    if said == BELOW or not second.doubting:
        return accepted
    return Decision(1, (second, beat, "answer", said), (accepted, doubted))


def share(kind: int) -> float:
    """What part of the pot such a hand brings."""
    return kind / 2


def if_doubted(second: Second, kind: int, said: int) -> float:
    """What is won if the announcement is doubted: more with the truth, and less with a lie, after which it counts."""
    if kind == said:
        return share(kind) * (second.pot + second.doubting)
    return share(kind) * (second.pot + second.lying) - second.lying


# The first announcement. Seat 0 makes it; of what follows, it gets what the other does not. ---------------------------


def first_game(purses: Purses, hands: Hands, worth: dict[tuple[Second, int], float]) -> Node:
    """The first announcement as a game, by what second ones are worth to whoever makes them."""
    count = len(hands.keys)
    return Luck(
        tuple(
            (
                chance,
                Decision(0, (purses, under), tuple(_first_said(purses, under, each, worth) for each in range(count))),
            )
            for under, chance in enumerate(hands.chances)
        )
    )


def _first_said(purses: Purses, under: int, said: int, worth: dict[tuple[Second, int], float]) -> Node:
    accepted, doubted = outcomes(purses, under, said, worth)
    if not purses.second:
        return End(accepted)
    return Decision(1, (purses, "answer", said), (End(accepted), End(doubted)))


def outcomes(purses: Purses, under: int, said: int, worth: dict[tuple[Second, int], float]) -> tuple[float, float]:
    """What the first one gets if the announcement is accepted, and if it is doubted: of the pot, less what it pays."""
    after = answered(purses)
    accepted = ANTES - worth[after.accepted, said]
    if under == said:
        return accepted, after.honest.pot - worth[after.honest, said]
    return accepted, after.caught.pot - worth[after.caught, under] - after.lying


def seconds(total: int, hands: Hands) -> Iterator[tuple[Second, int]]:
    """Every second announcement with everything that it may have to beat."""
    return ((second, beat) for second in all_seconds(total) for beat in range(len(hands.keys)))
