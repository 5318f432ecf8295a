"""Equilibria of rounds of two turns of which the first stays covered.

Answers in turn come to rest in most such rounds: each plays the best answer to the other. Where they do not, both go on
from there by regret (CFR+), until they mix as they should.
"""

from typing import Any

from knobel.solve.covered_turns import CoveredRound, Play, after_sign

# Answers in turn that are tried, how often the first player is then taken for somebody who does anything, and rounds of
# regret where these answers do not come to rest.
ANSWERS, SELDOM, ITERATIONS = 8, 0.001, 100
# What those who go on by regret have wished for so far.
WISHED = 1e-4
# A gain below this is rounding.
NOTHING = 1e-13


def equilibrium(played: CoveredRound, worth: Any, iterations: int = ITERATIONS) -> Play:
    """How both play who cannot be answered, or hardly; `worth` is what hands are worth to the first player."""
    begun, left = answers_in_turn(played, worth)
    if left <= NOTHING:
        return begun
    mixed = by_regret(played, worth, begun, iterations)
    return mixed if gain(played, worth, mixed) < left else begun


def gain(played: CoveredRound, worth: Any, play: Play) -> float:
    """What best answers in both positions win together by knowing this play."""
    return sum(played.gains(worth, played.meeting(play)))


def answers_in_turn(played: CoveredRound, worth: Any) -> tuple[Play, float]:
    """The play against which the least can be won, of all that answer the other's last play; and how much that is.

    The second player takes the first one for somebody who now and then does anything, so that nothing which is never
    done goes without an answer.
    """
    answering, met = _Answering(played, worth), []
    anything = answering.anything()
    first = anything
    for _ in range(ANSWERS):
        seconds = answering.seconds(played.behind((1 - SELDOM) * first + SELDOM * anything))
        values = played.first.best(played.first_worth(worth, answering.after(seconds)))
        first = played.first.best_play(values)
        left = float(values[0, 0]) + answering.second_value(played.behind(first))
        met.append((left, Play(first, seconds)))
        if left <= NOTHING:
            break
    left, best = min(met, key=lambda each: each[0])
    return best, left


class _Answering:
    """The second player's best answers; those to hands that fell by chance alone are the same whatever is done."""

    def __init__(self, played: CoveredRound, worth: Any) -> None:
        self._played, self._worth = played, worth
        settled = {number: group for number, group in enumerate(played.groups) if group.settled}
        self._values = {number: self._best(number, group.fallen) for number, group in settled.items()}
        self._plays = {number: group.graph.best_play(self._values[number]) for number, group in settled.items()}
        self._after = {number: after_sign(group, self._plays[number]) for number, group in settled.items()}

    def _best(self, number: int, behind: Any) -> Any:
        group = self._played.groups[number]
        return group.graph.best(self._played.second_worth(group, self._worth, behind))

    def anything(self) -> Any:
        """A first turn in which all choices are equally likely."""
        import numpy as np

        return self._played.first.play(np.zeros((len(self._played.first.source), 1)))

    def seconds(self, behind: tuple[Any, ...]) -> tuple[Any, ...]:
        """The best answers to such hands, group by group."""
        groups = enumerate(self._played.groups)
        return tuple(
            self._plays[number] if group.settled else group.graph.best_play(self._best(number, behind[number]))
            for number, group in groups
        )

    def after(self, seconds: tuple[Any, ...]) -> tuple[Any, ...]:
        """What follows each sign."""
        groups = enumerate(zip(self._played.groups, seconds, strict=True))
        return tuple(self._after[n] if group.settled else after_sign(group, play) for n, (group, play) in groups)

    def second_value(self, behind: tuple[Any, ...]) -> float:
        """What the best answer to such hands wins."""
        total = 0.0
        for number, (group, likely) in enumerate(zip(self._played.groups, behind, strict=True)):
            often = likely.sum(axis=0) if group.settled else 1.0
            values = self._values[number] if group.settled else self._best(number, likely)
            total += float((values[0] * often).sum())
        return total


def by_regret(played: CoveredRound, worth: Any, begun: Play, iterations: int = ITERATIONS) -> Play:
    """How both play on average who do more often what they wish they had done (CFR+; late rounds count more)."""
    import numpy as np

    first, regret = played.first, WISHED * begun.first
    sums, now = np.zeros_like(regret), begun.first
    seconds = [_Second(played, worth, number, play) for number, play in enumerate(begun.seconds)]
    for number in range(1, iterations + 1):
        behind = played.behind(now)
        for second in seconds:
            second.learn(behind, number)
        values = first.values(played.first_worth(worth, tuple(second.after for second in seconds)), now)
        regret = np.maximum(regret + values[first.target] - values[first.source], 0.0)
        now = first.play(regret)
        sums += number * first.reach(now)[first.source] * now
    return Play(first.play(sums), tuple(second.average for second in seconds))


class _Second:
    """The second player after the signs of a group, who learns by regret where there is something to learn."""

    def __init__(self, played: CoveredRound, worth: Any, number: int, begun: Any) -> None:
        self._played, self._worth, self._number = played, worth, number
        self._group = played.groups[number]
        self._now, self._regret, self._sums = begun, WISHED * begun, 0.0 * begun
        self.after = after_sign(self._group, begun)

    def learn(self, behind: tuple[Any, ...], weight: int) -> None:
        """Regret what was done, against somebody who has such hands."""
        if self._group.settled:
            return
        graph = self._group.graph
        values = graph.values(self._played.second_worth(self._group, self._worth, behind[self._number]), self._now)
        regret = self._regret + values[graph.target] - values[graph.source]
        self._regret = regret.clip(min=0.0)
        self._now = graph.play(self._regret)
        self._sums = self._sums + weight * graph.reach(self._now)[graph.source] * self._now
        self.after = after_sign(self._group, self._now)

    @property
    def average(self) -> Any:
        """How this player has played on average."""
        return self._now if self._group.settled else self._group.graph.play(self._sums)
