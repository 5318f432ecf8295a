"""Mäxchen as two play it: what to say, when to doubt, and what that is worth, by the equilibrium of the whole game.

What is an equilibrium between two is none among more, where those who do not announce or answer win by any mistake:
these have one of their own.
"""

from knobel.core.moves import AnyMove, Say
from knobel.core.stages import Seat
from knobel.games.bluff.maexchen.rules import BELIEVE, RANK, VALUES, State
from knobel.match.match import Match
from knobel.minds.experts.maexchen.by_state import TOTAL, SolutionByState, under_the_cup, with_all_dice_known
from knobel.minds.experts.maexchen.rounds import EVEN, FREE, Rules, Standing, Step, Steps, rounds_from, standings
from knobel.solve.disk_cache import ValueTable, load_or_compute
from knobel.solve.solution import Values
from knobel.solve.values_file import Key

# Raised whenever values worked out before must not be used any more.
EDITION = 1
# Chances and chips to so many binary places: a millionth of a millionth.
BITS = 40
PLAYERS = 2


class MaexchenSolution(SolutionByState):
    """An equilibrium of two."""

    def __init__(self, game: Match) -> None:
        super().__init__(game)
        assert game.seats == PLAYERS, "an equilibrium of two is none among more"
        self._rounds = rounds_of(self.rules, game.info.version)

    @property
    def states(self) -> int:
        return len(VALUES) * self.rules.out_at**2

    @property
    def exploitability(self) -> dict[str, float]:
        """What somebody who knows this play could gain: chance of winning a game, and chips where these alone count."""
        from knobel.minds.experts.maexchen.equilibrium import (
            WholeGame,
            as_solved,
            game_exploitability,
            round_exploitability,
            round_for_chips,
        )

        rounds = {standing: as_solved(steps) for standing, steps in self._rounds.items()}
        values = {standing: steps[FREE].value for standing, steps in self._rounds.items()}
        return {
            "chips_a_round": round_exploitability(self.rules, round_for_chips(self.rules)),
            "chance_a_game": game_exploitability(self.rules, WholeGame(rounds, values)),
        }

    def _expected(self, game_state: State) -> Values:
        held = with_all_dice_known(self._step(game_state), game_state)
        return (held, TOTAL - held) if game_state.seat == 0 else (TOTAL - held, held)

    def _worth(self, game_state: State, seat: Seat, move: AnyMove) -> float:
        step = self._step(game_state)
        if isinstance(move, Say):
            return step.offered(under_the_cup(game_state), RANK[move.value] - 1)
        assert game_state.claim is not None
        claim = game_state.claim - 1
        held = step.believed[claim] if move == BELIEVE else step.if_doubted(claim)
        return TOTAL - held

    def _step(self, game_state: State) -> Step:
        return self._round(game_state)[game_state.said - 1]

    def _round(self, game_state: State) -> Steps:
        return self._rounds[game_state.chips[game_state.seat], game_state.chips[1 - game_state.seat]]

    @property
    def opening(self) -> float:
        """What opening the first round is worth."""
        return self._rounds[EVEN][FREE].value


def value_table(rules: Rules, version: int) -> ValueTable:
    """The rounds of the whole game of two, and how they are worked out."""
    options = {
        "elimination_chips": rules.out_at,
        "believe_maexchen_chips": rules.believing,
        "doubt_maexchen_chips": rules.doubting,
    }

    def make() -> list[float]:
        from knobel.minds.experts.maexchen.equilibrium import game_in_numbers

        return game_in_numbers(rules)

    return ValueTable(Key("maexchen", "game", version, EDITION, options), BITS, make)


def rounds_of(rules: Rules, version: int) -> dict[Standing, Steps]:
    """How to play, by standing."""
    return dict(zip(standings(rules), rounds_from(load_or_compute(value_table(rules, version))), strict=True))
