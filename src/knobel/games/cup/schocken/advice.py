"""What can be advised in Schocken."""

from knobel.games.cup.schocken.ranks import hope, promise
from knobel.games.cup.schocken.rules import STAND, Schocken
from knobel.games.cup.schocken.sixes import sixes_of, with_ones
from knobel.games.cup.schocken.state import FINAL, THREE_DICE, SchockenOptions, State, Tally, Turn
from knobel.parts.rethrow import fallen_beside, left_over
from knobel.writing.advice import Advice, RandBelow, is_unknown
from knobel.writing.rules import AnyMove, Faces, Keep, Seat, Secret

# So much of a half is decided by the discs as they lie, among players of one strength; a test plays some of them on.
DECIDED = 0.65


class SchockenAdvice(Advice[Schocken]):
    # What others have under their cups: dice laid out are seen, the others have fallen; with a six turned, two had.

    def sample_hidden(self, state: State, seat: Seat, below: RandBelow) -> State:
        stood = tuple([self._sample_turn(turn, below) for turn in state.stood])
        return state.but(stood=stood, turn=self._sample_turn(state.turn, below))

    def _sample_turn(self, turn: Turn, below: RandBelow) -> Turn:
        if turn.cup is None or not is_unknown(turn.cup):
            return turn
        sampled = self._if_fallen(turn, left_over(THREE_DICE, turn.out).sample(below))
        return self._sample_turn(turn, below) if sampled is None else sampled

    def possible(self, turn: Turn) -> tuple[tuple[Turn, float], ...]:
        """Every turn that this one may be for whoever does not see under its cup, and how likely it was to fall."""
        if turn.cup is None or not is_unknown(turn.cup):
            return ((turn, 1.0),)
        outcomes = left_over(THREE_DICE, turn.out).merged_outcomes()
        fallen = [(self._if_fallen(turn, faces), float(chance)) for faces, chance in outcomes]
        return tuple([(each, chance) for each, chance in fallen if each is not None])

    def _if_fallen(self, turn: Turn, fallen: Faces) -> Turn | None:
        """The turn if its covered dice had fallen so; None where it would have had no two sixes to turn one of."""
        assert turn.cup is not None
        faces, seen_by = fallen_beside(turn.shown, turn.out, fallen) if turn.out else fallen, turn.cup.seen_by
        if turn.turned is None:
            return Turn(turn.throws, turn.out, turn.shown, Secret(faces, seen_by))
        sixes = sixes_of(faces, turn.out)
        if len(sixes) < 2:
            return None
        cup = Secret(with_ones(faces, sixes[:1]), seen_by)
        return Turn(turn.throws, turn.out, turn.shown, cup, Secret(sixes[0], seen_by))

    # Dice of a turn that is over have no order, and what was thrown before no longer matters.

    def canonical(self, state: State) -> State:
        return state.but(stood=tuple(map(_in_order, state.stood))) if state.stood else state

    # Whoever stood though another throw was allowed has decided so; what has been thrown away lies open.

    def hidden_decisions(self, state: State) -> tuple[tuple[State, Seat, AnyMove], ...]:
        stood = [State(state.tally, state.order, state.stood[:number], turn) for number, turn in enumerate(state.stood)]
        return tuple(
            [(before, before.seat, STAND) for before in stood if before.turn.throws < self.rules.limit(before)]
        )

    def estimate(self, state: State) -> tuple[float, ...] | None:
        between_rounds = not state.stood and not state.turn.throws and state.tally.loser is None
        return safe_chances(state.tally, state.order, self.rules.options) if between_rounds else None

    # A player judges a throw by what it promises, and what is left to throw by what can be hoped for.

    def heuristic(self, state: State, seat: Seat, move: AnyMove) -> float | None:
        turn = state.turn
        if move == STAND:
            return promise(self.rules.customs)[self.rules.rank(self.rules.lifted(seat, turn, state.tally))]
        faces = turn.shown if turn.cup is None else turn.cup.value
        if isinstance(move, Keep):
            kept = tuple(sorted(faces[index] for index in move.dice))
        else:
            kept = (1,) * min(
                2, faces.count(1) + (1 if self.rules.options.six_turn == "leaflet" else faces.count(6) - 1)
            )
        return hope(
            self.rules.customs, self.rules.options.lay_out == "ones_only", kept, self.rules.limit(state) - turn.throws
        )


def _in_order(turn: Turn) -> Turn:
    """A turn that is over with its dice in order: first those laid out, then those under the cup."""
    if turn.cup is None or is_unknown(turn.cup):
        return turn
    faces = turn.cup.value
    order = sorted(range(len(faces)), key=lambda index: (index not in turn.out, faces[index]))
    out = tuple(range(len(turn.out)))
    shown = tuple([faces[index] for index in order[: len(out)]] + [0] * (len(faces) - len(out))) if out else ()
    turned = turn.turned and Secret(order.index(turn.turned.value), turn.turned.seen_by)
    return Turn(turn.throws, out, shown, Secret(tuple([faces[index] for index in order]), turn.cup.seen_by), turned)


# How Schocken stands between two rounds, for whoever knows no better -------------------------------------------------

# If discs went one by one, whoever holds a part of them would lose the half with just that chance, and what still lies
# in the supply would come to all alike. But a single throw may cost half of them or all, so that much of it is decided
# anew in every round: the chances of all lie nearer together.


def safe_chances(tally: Tally, order: tuple[Seat, ...], options: SchockenOptions) -> tuple[float, ...]:
    """About how likely every seat is not to lose the game."""
    half = _half_chances(tally, order, options)
    return tuple(1.0 - _loses(seat, chance, tally, options) for seat, chance in enumerate(half))


def _half_chances(tally: Tally, order: tuple[Seat, ...], options: SchockenOptions) -> list[float]:
    """About how likely every seat is to lose this half."""
    if tally.half == FINAL and options.final_mode == "single_round":
        return [1 / len(order) if seat in order else 0.0 for seat in range(len(tally.discs))]
    lies, supply = DECIDED / options.discs, tally.supply / len(order)
    anew = (1 - DECIDED) / len(order)
    return [lies * (held + supply) + anew if seat in order else 0.0 for seat, held in enumerate(tally.discs)]


def _loses(seat: Seat, half: float, tally: Tally, options: SchockenOptions) -> float:
    """Whoever loses two halves loses the game; two different losers play a final."""
    if options.halves == 1 or tally.half == FINAL:
        return half
    if tally.half_losers:
        return half + (1 - half) / 2 if seat in tally.half_losers else half / 2
    second = 1 / len(tally.discs)
    return half * (second + (1 - second) / 2) + (1 - half) * second / 2
