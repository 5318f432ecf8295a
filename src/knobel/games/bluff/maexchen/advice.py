"""What a player of Mäxchen who knows no better should consider."""

from knobel.games.bluff.maexchen.rules import DOUBT, RANK, TWO_DICE, VALUES, Maexchen, State, rank
from knobel.writing.advice import Advice, RandBelow, is_unknown
from knobel.writing.rules import AnyMove, Say, Seat, Secret

# Values from here up fall in a third of all throws or less.
DOUBTFUL_FROM = RANK["63"]


class MaexchenAdvice(Advice[Maexchen]):
    def sample_hidden(self, state: State, seat: Seat, below: RandBelow) -> State:
        if not is_unknown(state.cup):
            return state
        return state.but(cup=Secret(TWO_DICE.sample(below), (state.seat,)))

    def hidden_decisions(self, state: State) -> tuple[tuple[State, Seat, AnyMove], ...]:
        if state.claim is None:
            return ()
        return ((state.but(claim=None), state.seat, Say(VALUES[state.claim - 1])),)

    def heuristic(self, state: State, seat: Seat, move: AnyMove) -> float | None:
        """Say the truth if it is enough, else as little as possible; doubt what is rarer than one in three."""
        if isinstance(move, Say):
            announced = RANK[move.value]
            honest = state.cup is not None and announced == rank(state.cup.value)
            return 100.0 if honest else -float(announced)
        doubtful = (state.claim or 0) > DOUBTFUL_FROM
        return float(doubtful == (move == DOUBT))
