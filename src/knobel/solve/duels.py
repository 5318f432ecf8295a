"""Turns that are compared: everybody has one in a round, and what it comes to is its score.

A turn is looked through once, whoever plays it. What a score is worth is then a matter of the others: those who have
played have theirs, and whoever is still to play will do the best against it. Between two that is the exact value of the
round; at larger tables a turn is played for the sum of its duels.
"""

from typing import Any

from knobel.core.advice import Advice
from knobel.core.stages import Over, Seat, Stage
from knobel.match.match import Match
from knobel.solve.merging import Merging
from knobel.solve.solution import Ranked, Unit, Values
from knobel.solve.state_graph import Unsolvable
from knobel.solve.subgame import Limits, Subgame, SubgameSolution

# Whoever plays a turn that is looked at by itself.
SEAT: Seat = 0
LIMIT_STATES, LIMIT_EDGES = 100_000, 300_000
# Turns differ where a round has something of its own, such as a target; so many kinds of them are kept.
BOOKS_KEPT = 256


class TurnBook:
    """One turn of a round, with all that can become of it."""

    def __init__(self, advice: Advice[Any], merging: Merging, start: Any) -> None:
        self._advice = advice
        self._turn = Subgame(advice.rules, (start,), self._until_it_is_over, merging)
        self._graph = self._turn.explore(Limits(LIMIT_STATES, LIMIT_EDGES))
        ends = [(state, number) for state, number in self._graph.numbers.items() if number in self._graph.ends]
        self._scores = {number: advice.turn_score(state, SEAT) for state, number in ends}
        self._gains: dict[Any, float] = {}

    def against(self, score: Any) -> float:
        """What the best play of this turn gains over somebody who has a score already."""
        if score not in self._gains:
            self._gains[score] = self._solve((score,), 0).value(self._turn.starts[0])[SEAT]
        return self._gains[score]

    def moves(self, state: Any, known: tuple[Any, ...], to_come: int) -> Ranked:
        """Every move with what it gains over those with known scores and so many still to play, the best one first."""
        return self._solve(known, to_come).moves(state, SEAT)

    def _solve(self, known: tuple[Any, ...], to_come: int) -> SubgameSolution:
        """The same turn, played for what its score is worth against these others."""
        worth = {score: self._worth(score, known, to_come) for score in {*self._scores.values()}}
        self._graph.ends = {number: self._for_all(worth[score]) for number, score in self._scores.items()}
        return self._turn.solve_graph(self._graph)

    def _worth(self, score: Any, known: tuple[Any, ...], to_come: int) -> float:
        won = sum(self._advice.compare(score, other) for other in known)
        return won - to_come * self.against(score) if to_come else won

    def _until_it_is_over(self, state: Any, stage: Stage) -> Values | None:
        """What a score is worth is said later, once it is known against whom."""
        over = isinstance(stage, Over) or self._advice.turn_score(state, SEAT) is not None
        return self._for_all(0.0) if over else None

    def _for_all(self, worth: float) -> Values:
        return (worth,) * int(self._advice.rules.seats)


class Duels:
    """The turns of a game, each looked through when it is first met."""

    def __init__(self, game: Match) -> None:
        self._advice, self._rules = game.advice, game.rules
        self._merging = Merging(game)
        self.unit: Unit = game.advice.compared_for
        self._books: dict[Any, TurnBook] = {}
        first = self._advice.solo_turn(game.rules.start(0), 1 % game.seats)
        if first is not None:
            self._book(first)

    def moves(self, game_state: Any, seat: Seat) -> Ranked:
        """Every move of a seat by what it gains in the round, or by the chance to win it, the best one first.

        Raises LookupError for a turn that cannot be looked through by itself.
        """
        here = self._advice.solo_turn(game_state, seat)
        if here is None:
            raise LookupError("no turn by itself")
        others = [self._advice.turn_score(game_state, other) for other in range(self._rules.seats) if other != seat]
        known = tuple(score for score in others if score is not None)
        begun_by_nobody = self._advice.solo_turn(game_state, (seat + 1) % self._rules.seats)
        gains = self._book(begun_by_nobody).moves(here, known, others.count(None))
        if self.unit != "chance":
            return gains
        return tuple((move, (1 + gain / len(others)) / 2) for move, gain in gains)

    def _book(self, start: Any) -> TurnBook:
        """The book of a turn that has not begun: nobody but the seat in turn has begun one."""
        if start not in self._books:
            if len(self._books) >= BOOKS_KEPT:
                self._books.pop(next(iter(self._books)))
            try:
                self._books[start] = TurnBook(self._advice, self._merging, start)
            except Unsolvable as refused:
                raise LookupError("too much can become of a turn") from refused
        return self._books[start]


def duels_of(game: Match) -> Duels | None:
    """The turns of a game in which they are compared; None for any other game."""
    if game.info.hidden or type(game.advice).solo_turn is Advice.solo_turn:
        return None
    return Duels(game)
