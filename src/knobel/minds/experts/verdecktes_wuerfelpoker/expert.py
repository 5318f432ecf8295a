"""The expert of Verdecktes Würfelpoker: between two, a deal is played by an equilibrium for its chips."""

from functools import cached_property
from typing import Any

from knobel.core.moves import AnyMove, Say
from knobel.core.spaces import RandBelow
from knobel.games.poker._covered import ACCEPT, DOUBT, CoveredState
from knobel.games.poker.verdecktes_wuerfelpoker import VerdecktesWuerfelpoker
from knobel.match.match import Match
from knobel.match.utility import Unit, unit_of
from knobel.minds.experts.expert import Expert
from knobel.minds.experts.verdecktes_wuerfelpoker.policy import DealPolicy, value_table
from knobel.minds.experts.verdecktes_wuerfelpoker.positions import Position, position_of
from knobel.minds.move_values import EXACT, MoveValue
from knobel.minds.views import View
from knobel.solve.disk_cache import ValueTable, is_stored, load_or_compute
from knobel.solve.solution import Ranked, Values


class VerdecktesWuerfelpokerExpert(Expert):
    """Knows Verdecktes Würfelpoker of two, if what is announced must lie there exactly."""

    def __init__(self, game: Match) -> None:
        super().__init__(game)
        assert isinstance(game.rules, VerdecktesWuerfelpoker)
        self._rules = game.rules

    def value_tables(self) -> tuple[ValueTable, ...]:
        options = self._rules.options
        if self.game.seats != 2 or options.truth_test != "exact":
            return ()
        return (value_table(options.sequences, options.start_chips, self.game.info.version),)

    @property
    def has_values(self) -> bool:
        """Its values are those of deals: there is no solution of the whole game that would play by them."""
        return False

    @property
    def unit(self) -> Unit:
        return unit_of(self.game.rules)

    def policy(self, view: View) -> Ranked | None:
        position = self._position(view)
        if position is None:
            return None
        named = {ACCEPT: ACCEPT, DOUBT: DOUBT} | {each: self._say(each) for each in range(len(position.hands.keys))}
        return tuple((named[made], chance) for made, chance in position.policy() if chance)

    def value_moves(self, view: View, below: RandBelow) -> tuple[MoveValue, ...] | None:
        position = self._position(view)
        if position is None:
            return None
        assert view.known is not None
        chips = view.known.state.game_state.betting.chips[view.seat] - self._rules.options.start_chips
        valued = [(move, chips + position.worth(self._plain(move))) for move in view.choices.moves]
        return tuple(MoveValue(move, value, EXACT, 0) for move, value in sorted(valued, key=lambda pair: -pair[1]))

    def standing(self, game_state: Any) -> Values | None:
        """Between two deals, and where luck alone decides a tie: everybody has the chips, or the share of the pot."""
        estimate = self.game.advice.estimate(game_state)
        if estimate is not None or not game_state.tied:
            return estimate
        start, share = self._rules.options.start_chips, game_state.betting.pot / len(game_state.tied)
        return tuple(
            float(chips - start + share * (seat in game_state.tied))
            for seat, chips in enumerate(game_state.betting.chips)
        )

    def without_equilibria(self) -> None:
        """All that it plays by is one."""

    @cached_property
    def _deals(self) -> DealPolicy | None:
        """How deals are played, where that lies in a file: nobody waits until it has been worked out."""
        options = self._rules.options
        for table in self.value_tables():
            if is_stored(table):
                return DealPolicy(options.sequences, options.start_chips, load_or_compute(table))
        return None

    def _position(self, view: View) -> Position | None:
        assert view.known is not None
        game_state: CoveredState | None = view.known.state.game_state
        if game_state is None or game_state.tied or self._deals is None:
            return None
        return position_of(self._rules, self._deals, game_state)

    def _say(self, number: int) -> Say:
        assert self._deals is not None
        return Say(self._rules.names[self._deals.hands.keys[number]])

    def _plain(self, move: AnyMove) -> Any:
        assert self._deals is not None
        return self._deals.hands.number(self._rules.called[move.value]) if isinstance(move, Say) else move


EXPERT = VerdecktesWuerfelpokerExpert
