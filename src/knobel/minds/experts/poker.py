"""Open dice poker: a deal is played for the chips that it brings, with every turn looked through to its end.

Whoever throws after us knows what to beat: `chases` says how often a whole turn does. So every hand has its chance of
winning the pot, every raise its answer by somebody who counts the same way, and every keep the chips that follow. With
two players that is the best play of a deal; at larger tables the others are taken one by one. Later deals count only by
the chips with which they begin.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from knobel.core.dice import Faces
from knobel.core.events import Did
from knobel.core.moves import AnyMove, Bid, Keep
from knobel.core.spaces import RandBelow
from knobel.core.stages import Ask
from knobel.games.poker._betting import FOLD
from knobel.games.poker._deal import DealState, PokerRules
from knobel.games.poker._hands import HAND, Key, Ranks
from knobel.match.match import Match
from knobel.match.state import AnyState
from knobel.match.utility import Unit, unit_of
from knobel.minds.experts.expert import Expert
from knobel.minds.move_values import EXACT, MoveValue
from knobel.minds.views import View
from knobel.parts.rethrow import STOP
from knobel.solve.solution import can_solve

if TYPE_CHECKING:
    from knobel.solve.rethrow_values import Real


class PokerExpert(Expert):
    """Knows open dice poker: every move by the net chips that its seat can expect to have when the deal is over."""

    def __init__(self, game: Match) -> None:
        super().__init__(game)
        self._turns: dict[int, _Turns] = {}

    @property
    def unit(self) -> Unit:
        return unit_of(self.game.rules)

    def value_moves(self, view: View, below: RandBelow) -> tuple[MoveValue, ...] | None:
        assert view.known is not None
        game, state = view.known.game, view.known.state
        rules, game_state = game.rules, state.game_state
        if not isinstance(rules, PokerRules) or game_state is None or not can_solve():
            return None
        if getattr(game_state, "cups", ()):
            return None
        deal = _Deal(rules, game_state, view.seat, self._turns_of(rules, rules.limit(game_state)))
        if game_state.betting.asked:
            worth = {move: deal.chips_after(move) for move in view.choices.moves}
        else:
            worth = deal.turn(view.choices.moves, _raises(view, game, state))
        base = game_state.betting.chips[view.seat] - rules.options.start_chips
        ranked = sorted(worth.items(), key=lambda item: (-item[1], item[0] != STOP))
        return tuple(MoveValue(move, base + value, EXACT, 1) for move, value in ranked)

    def _turns_of(self, rules: PokerRules[Any, Any], throws: int) -> "_Turns":
        """All that turns of so many throws can come to."""
        if throws not in self._turns:
            self._turns[throws] = _Turns(rules.table.ranking, throws, rules.table.least_kept)
        return self._turns[throws]


def _raises(view: View, game: Any, state: AnyState) -> tuple[AnyMove, ...]:
    """What a seat could say about the pot if it stopped throwing now."""
    stage = game.stage(game.apply(state, Did(view.seat, STOP)))
    asked = stage.choices.get(view.seat) if isinstance(stage, Ask) else None
    return () if asked is None else tuple(move for move in asked.moves if isinstance(move, Bid))


class _Deal:
    """A deal as one seat sees it: who is still in, what the others have, and who has yet to throw."""

    def __init__(self, rules: PokerRules[Any, Any], game_state: DealState, seat: int, turns: "_Turns") -> None:
        self._rules, self._game_state, self._seat = rules, game_state, seat
        self._betting = game_state.betting
        self._turns = turns
        self._others = [other for other in game_state.tied or game_state.betting.inside if other != seat]

    def turn(self, moves: Sequence[AnyMove], raises: Sequence[AnyMove]) -> dict[AnyMove, float]:
        """Stopping and every keep, by the chips that the best turn brings."""
        faces = self._game_state.turn.faces
        left = self._rules.limit(self._game_state) - self._game_state.turn.throws
        hands, held = self._turns.played_for([self._hand(hand, raises) for hand in self._turns.ranks], left)
        return {
            move: held[tuple(sorted(faces[index] for index in move.dice))]
            if isinstance(move, Keep)
            else hands[tuple(sorted(faces))]
            for move in moves
        }

    def _hand(self, rank: int, raises: Sequence[AnyMove]) -> float:
        """What a finished hand of this rank is worth, with what is best said about it."""
        return max([self._chips(rank, self._betting.level), *(self._raised(rank, _level(bid)) for bid in raises)])

    def chips_after(self, move: AnyMove) -> float:
        """What can be expected of what a seat says about the pot."""
        if move == FOLD:
            return 0.0
        hand = self._game_state.hands[self._seat]
        if not hand:
            return self._before_the_throw(self._betting.level)
        rank = self._turns.rank(hand)
        return self._raised(rank, move.amount) if isinstance(move, Bid) else self._chips(rank, self._betting.level)

    # With a hand that lies there: the pot by the chance of winning it, less what is still to be paid.

    def _chips(self, rank: int, level: int, among: Sequence[int] | None = None) -> float:
        others = self._others if among is None else among
        chance = 1.0
        for other in others:
            chance *= 1 - self._beaten(rank, other)
        due = self._due(self._seat, level)
        return chance * (self._betting.pot + due + sum(self._due(other, level) for other in others)) - due

    def _raised(self, rank: int, level: int) -> float:
        """All go along who have something to gain from it."""
        staying = [other for other in self._others if self._goes_along(rank, level, other)]
        return self._chips(rank, level, staying)

    def _goes_along(self, rank: int, level: int, other: int) -> bool:
        due = self._due(other, level)
        pot = self._betting.pot + self._due(self._seat, level) + due
        return self._beaten(rank, other) * pot >= due

    def _beaten(self, rank: int, other: int) -> float:
        """How likely another player has, or will have, more than a hand of this rank; a tie counts as half."""
        hand = self._game_state.hands[other]
        if not hand:
            return self._turns.chases[rank]
        theirs = self._turns.rank(hand)
        return 0.5 if theirs == rank else float(theirs > rank)

    # Whoever has not thrown yet will know what to beat, and shares the chance to do so with all others who wait.

    def _before_the_throw(self, level: int) -> float:
        hands = [self._game_state.hands[other] for other in self._others]
        best = max((self._turns.rank(hand) for hand in hands if hand), default=0)
        waiting = 1 + sum(not hand for hand in hands)
        chance = (1 - (1 - self._turns.chases[best]) ** waiting) / waiting
        due = self._due(self._seat, level)
        return chance * (self._betting.pot + due) - due

    def _due(self, seat: int, level: int) -> int:
        return max(0, level - self._betting.paid[seat])


def _level(move: AnyMove) -> int:
    assert isinstance(move, Bid)
    return move.amount


class _Turns:
    """Five dice and so many throws: how hands rank, and how often a whole turn beats each of them."""

    def __init__(self, ranking: Ranks, throws: int, least: int) -> None:
        import numpy as np

        from knobel.solve.keeps import keeps_of
        from knobel.solve.rethrow_values import rethrow_values

        self._values_of_keeps, self._least = rethrow_values, least
        self._keeps = keeps_of(HAND)
        keys = [ranking.key(faces) for faces in self._keeps.throws]
        self._rank_of: dict[Key, int] = {key: rank for rank, key in enumerate(sorted(set(keys)))}
        self._ranking = ranking
        self._ranks = np.array([self._rank_of[key] for key in keys])
        # Every rank there is, by its number.
        self.ranks = range(len(self._rank_of))
        aims = np.arange(len(self.ranks))
        beats = (self._ranks[:, None] > aims) + 0.5 * (self._ranks[:, None] == aims)
        # A turn begins with all dice in the cup.
        self.chases: list[float] = rethrow_values(self._keeps, beats, throws, least)[-1][0].tolist()

    def rank(self, hand: Faces) -> int:
        """The place of a hand among all hands, from 0."""
        return self._rank_of[self._ranking.key(hand)]

    def played_for(self, worth: Sequence[float], throws: int) -> tuple[dict[Faces, float], dict[Faces, float]]:
        """What whole throws are worth by their ranks, and keeps with so many throws left."""
        import numpy as np

        column: Real = np.array(worth)[self._ranks][:, None]
        kept = self._values_of_keeps(self._keeps, column, throws, self._least)[-1][:, 0].tolist() if throws else ()
        whole = dict(zip(self._keeps.throws, column[:, 0].tolist(), strict=True))
        return whole, dict(zip(self._keeps.faces, kept, strict=False))


EXPERT = PokerExpert
