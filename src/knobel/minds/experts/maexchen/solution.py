"""Mäxchen as two play it: what to say, when to doubt, and what that is worth, by the equilibrium of the whole game.

What is an equilibrium between two is none among more, where those who do not announce or answer win by any mistake.
"""

from knobel.core.moves import AnyMove, Say
from knobel.core.stages import Over, Seat
from knobel.games.bluff.maexchen.rules import BELIEVE, DOUBT, RANK, VALUES, Maexchen, State, rank
from knobel.match.match import Match
from knobel.match.state import AnyState
from knobel.match.utility import utilities
from knobel.minds.experts.maexchen.rounds import (
    EVEN,
    FREE,
    Rules,
    Standing,
    Step,
    Steps,
    rounds_from,
    rules_of,
    standings,
)
from knobel.solve.disk_cache import ValueTable, load_or_compute
from knobel.solve.solution import Ranked, Unit, Values
from knobel.solve.values_file import Key

# Raised whenever values worked out before must not be used any more.
EDITION = 1
# Chances and chips to so many binary places: a millionth of a millionth.
BITS = 40
PLAYERS = 2
# Of the chances of both.
TOTAL = 1.0


class MaexchenSolution:
    """An equilibrium of two. Values are chances of winning."""

    exact = True
    unit: Unit = "chance"

    def __init__(self, game: Match) -> None:
        assert isinstance(game.rules, Maexchen)
        assert game.seats == PLAYERS, "an equilibrium of two is none among more"
        self._game = game
        self._rules: Maexchen = game.rules
        self.rules = rules_of(game.rules.options)
        self._rounds = rounds_of(self.rules, game.info.version)

    @property
    def states(self) -> int:
        """Announcements solved: standings times values to beat."""
        return len(VALUES) * self.rules.out_at**2

    def value(self, state: AnyState) -> Values:
        """What the state is worth to every seat when all play so; it knows the dice under the cup."""
        if state.game_state is None:
            return (TOTAL / PLAYERS,) * PLAYERS
        stage = self._game.stage(state)
        if isinstance(stage, Over):
            return utilities(self._game.rules, stage.result)
        held = self._thrower_holds(state.game_state)
        return (held, TOTAL - held) if state.game_state.seat == 0 else (TOTAL - held, held)

    def moves(self, state: AnyState, seat: Seat) -> Ranked:
        """Every move by what the seat knows, the best one first."""
        choices = self._game.choices(state, seat)
        if choices is None or state.game_state is None:
            return ()
        valued = [(move, self._worth(state.game_state, seat, move)) for move in choices.moves]
        return tuple(sorted(valued, key=lambda pair: -pair[1]))

    def policy(self, state: AnyState, seat: Seat) -> Ranked:
        """How often to say what, or to doubt."""
        if self._game.choices(state, seat) is None or state.game_state is None:
            return ()
        game_state, step = state.game_state, self._step(state.game_state)
        if game_state.claim is not None:
            doubts = step.doubts[game_state.claim - 1]
            return _often(((DOUBT, doubts), (BELIEVE, 1 - doubts)))
        row = step.says[_under_the_cup(game_state)]
        return _often(tuple((Say(value), row[RANK[value] - 1]) for value in VALUES[game_state.said :]))

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

    def _worth(self, game_state: State, seat: Seat, move: AnyMove) -> float:
        step = self._step(game_state)
        if isinstance(move, Say):
            return step.offered(_under_the_cup(game_state), RANK[move.value] - 1)
        assert game_state.claim is not None
        claim = game_state.claim - 1
        held = step.believed[claim] if move == BELIEVE else step.if_doubted(claim)
        return TOTAL - held

    def _thrower_holds(self, game_state: State) -> float:
        """What the thrower can expect, with all dice known."""
        step = self._step(game_state)
        if game_state.cup is None:
            return step.value
        under = rank(game_state.cup.value) - 1
        if game_state.claim is not None:
            return step.offered(under, game_state.claim - 1)
        return sum(often * step.offered(under, each) for each, often in enumerate(step.says[under]) if often)

    def _step(self, game_state: State) -> Step:
        return self._round(game_state)[game_state.said - 1]

    def _round(self, game_state: State) -> Steps:
        return self._rounds[game_state.chips[game_state.seat], game_state.chips[1 - game_state.seat]]

    @property
    def opening(self) -> float:
        """What opening the first round is worth."""
        return self._rounds[EVEN][FREE].value


def _under_the_cup(game_state: State) -> int:
    """The rank under the thrower's own cup, from 0."""
    assert game_state.cup is not None
    own = game_state.cup.shown_to(game_state.seat)
    assert own is not None
    return rank(own) - 1


def _often(moves: Ranked) -> Ranked:
    return tuple(sorted((pair for pair in moves if pair[1] > 0), key=lambda pair: -pair[1]))


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
