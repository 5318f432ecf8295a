"""The rules of Schocken."""

from functools import cache

from knobel.games.cup._cups import covered_throw
from knobel.games.cup.schocken.choices import keeping, one_of
from knobel.games.cup.schocken.ranks import SCHOCKS, Customs, Rank, ranking
from knobel.games.cup.schocken.sixes import sixes_of, with_ones, with_schock_six
from knobel.games.cup.schocken.state import FINAL, THREE_DICE, Hand, SchockenOptions, State, Tally, Turn
from knobel.parts.rethrow import fallen_beside
from knobel.writing.face import Event, Thrown
from knobel.writing.rules import (
    AnyMove,
    Ask,
    Bounds,
    Faces,
    IllegalMove,
    Keep,
    Keeps,
    Over,
    Press,
    Result,
    Rules,
    Seat,
    Secret,
    Stage,
    around,
    ask,
    clockwise,
    on_place,
    places,
    up_to,
)

STAND, TURN = Press("stand"), Press("turn")
NOBODY = -1


class Schocken(Rules[State, SchockenOptions]):
    ties = False
    ranks = "loser"

    def prepare(self) -> None:
        super().prepare()
        self.customs = Customs(
            self.options.jule, self.options.pippi, self.options.street_single_throw, self.options.general_single_throw
        )
        self.throw_ranks = ranking(self.customs)
        self._loads = self.options.loading_round == "each_half"
        self._ask = cache(self._question)
        self._ask_after_turning = cache(self._question_after_turning)

    # The flow of a turn ----------------------------------------------------------------------------------------------

    def bounds(self) -> Bounds:
        throws = up_to(self.options.max_throws)
        return {
            "tally.half": range(1, FINAL + 1),
            "turn.throws": throws,
            "stood.*.throws": throws,
        }

    def start(self, first: Seat) -> State:
        return State(Tally(self.options.discs, (0,) * self.seats), clockwise(first, self.seats))

    def stage(self, state: State) -> Stage:
        if state.tally.loser is not None:
            return Over(self.result(state))
        turn = state.turn
        position = len(state.stood)
        seat = state.order[position]
        if turn.cup is not None:
            return self._ask(seat, turn.cup.value, turn.out, NOBODY if turn.turned is None else turn.turned.value)
        if turn.forced:
            return self._ask_after_turning(seat, turn.shown, turn.out, turn.forced)
        lifted = position == len(state.order) - 1 and turn.throws + 1 == self.limit(state)
        return covered_throw(seat, THREE_DICE, turn.out, lifted)

    # After the last throw allowed, a player stands without being asked.

    def thrown(self, state: State, faces: Faces) -> State:
        turn = self.fallen(state, faces)
        return self._stood(state, turn) if turn.throws == self.limit(state) else state.but(turn=turn)

    def fallen(self, state: State, faces: Faces) -> Turn:
        """The turn once these dice have fallen under the cup, beside those laid out."""
        turn, seat = state.turn, state.order[len(state.stood)]
        if turn.out:
            faces = fallen_beside(turn.shown, turn.out, faces)
        return Turn(turn.throws + 1, turn.out, turn.shown, Secret(faces, (seat,)))

    def did(self, state: State, seat: Seat, move: AnyMove) -> State:
        if isinstance(move, Keep):
            turn = self._again(state.turn, move)
        elif move == TURN:
            turn = self._turned(state.turn, seat)
        else:
            return self._stood(state, state.turn)
        return state.but(turn=turn)

    # The starter's number of throws is everybody's limit; in a loading round there is one throw for all.

    def limit(self, state: State) -> int:
        if self._loads and self.loading(state.tally):
            return 1
        return state.stood[0].throws if state.stood else self.options.max_throws

    def loading(self, tally: Tally) -> bool:
        """Whether a half is opened by this round, with one throw for everybody."""
        return self._loads and tally.round == 1 and tally.half < FINAL

    # Throwing again gives the throw up, and everybody sees it.

    def _again(self, turn: Turn, move: Keep) -> Turn:
        return Turn(turn.throws, move.dice, turn.shown if turn.cup is None else turn.cup.value)

    # Two sixes in one throw: one of them may become a one, under the cup.

    def _turned(self, turn: Turn, seat: Seat) -> Turn:
        assert turn.cup is not None
        sixes = sixes_of(turn.cup.value, turn.out)
        if self.options.six_turn == "tournament":
            return self._turned_openly(turn, with_ones(turn.cup.value, sixes[:-1]), sixes[:-1])
        turned = Secret(with_ones(turn.cup.value, sixes[:1]), (seat,))
        return Turn(turn.throws, turn.out, turn.shown, turned, Secret(sixes[0], (seat,)))

    # In the tournament way all sixes but one become ones, and all that is not a one must be thrown again.

    def _turned_openly(self, turn: Turn, faces: Faces, turned: tuple[int, ...]) -> Turn:
        kept = self._kept_after_turning(faces, turn.out, turned)
        if isinstance(kept, Keep):
            return Turn(turn.throws, kept.dice, faces)
        return Turn(turn.throws, turn.out, faces, forced=turned)

    # What a player may do --------------------------------------------------------------------------------------------

    def _question(self, seat: Seat, faces: Faces, out: tuple[int, ...], turned: int) -> Ask:
        """Stand, or lay dice out and throw the others; turn a six where two have fallen and none has been turned."""
        keep = self._kept(faces, out, () if turned == NOBODY else (turned,))
        may_turn = turned == NOBODY and self.options.six_turn != "off" and len(sixes_of(faces, out)) >= 2
        return ask(seat, one_of(STAND, keep, *((TURN,) if may_turn else ())))

    def _question_after_turning(self, seat: Seat, faces: Faces, out: tuple[int, ...], forced: tuple[int, ...]) -> Ask:
        return ask(seat, one_of(self._kept_after_turning(faces, out, forced)))

    # Any dice may be laid out, or only ones; a six just turned stays out of the next throw.

    def _kept(self, faces: Faces, out: tuple[int, ...], turned: tuple[int, ...]) -> Keep | Keeps:
        allowed = range(1, 7) if self.options.lay_out == "any" else (1,)
        return keeping(self._held(out, turned), tuple(index for index in range(3) if faces[index] in allowed))

    # After turning in the tournament way only ones may stay out; those of this throw where the table allows it.

    def _kept_after_turning(self, faces: Faces, out: tuple[int, ...], forced: tuple[int, ...]) -> Keep | Keeps:
        ones = tuple(
            index for index in range(3) if faces[index] == 1 and (index in out or self.options.six_turn_keeps_ones)
        )
        return keeping(self._held(out, forced), ones)

    def _held(self, out: tuple[int, ...], turned: tuple[int, ...]) -> tuple[int, ...]:
        """The dice that must stay out: those just turned, and those laid out where they may not be taken back."""
        return turned if self.options.take_back else tuple(sorted(out + turned))

    # The end of a round ----------------------------------------------------------------------------------------------

    def _stood(self, state: State, turn: Turn) -> State:
        stood = (*state.stood, turn)
        if len(stood) < len(state.order):
            return State(state.tally, state.order, stood)
        return self.settled(state.tally, self._all_lifted(state, turn))

    def _all_lifted(self, state: State, turn: Turn) -> tuple[Hand, ...]:
        """Everybody's result, in the order of play, once this turn has ended the round."""
        turns = zip(state.order, (*state.stood, turn), strict=True)
        return tuple([self.lifted(seat, each, state.tally) for seat, each in turns])

    def uncovered(self, before: State, event: Event) -> tuple[Hand, ...]:
        """What everybody had, in the order of play, when an event has ended the round."""
        last = self.fallen(before, event.faces) if isinstance(event, Thrown) else before.turn
        return self._all_lifted(before, last)

    # When the cups are lifted, two sixes beside a one become Schock 6, unless nothing may be turned.

    def lifted(self, seat: Seat, turn: Turn, tally: Tally) -> Hand:
        assert turn.cup is not None
        faces = turn.cup.value
        if turn.turned is None and self.options.six_turn == "leaflet" and not self.loading(tally):
            faces = with_schock_six(faces, turn.out)
        return Hand(seat, faces, turn.out, turn.throws, turn.turned is not None or faces != turn.cup.value)

    def rank(self, hand: Hand) -> Rank:
        """A result is single if all its dice fell in one throw; a six turned in that throw never makes a difference."""
        return self.throw_ranks[hand.faces, not hand.out]

    # Of equal results the earlier one ranks higher, or first the one with fewer throws, as the table has agreed.

    def strength(self, hand: Hand) -> tuple[int, int]:
        rank = self.rank(hand)
        counted = self.options.throw_count_tiebreak
        fewer = counted == "all" or (counted == "schock" and rank.kind in SCHOCKS)
        return rank.place, -hand.throws if fewer else 0

    def best_and_worst(self, hands: tuple[Hand, ...]) -> tuple[Hand, Hand]:
        return max(hands, key=self.strength), min(reversed(hands), key=self.strength)

    # The lowest takes what the highest is worth: from the supply, and once that is empty from the highest himself.

    def settled(self, tally: Tally, hands: tuple[Hand, ...]) -> State:
        """The table after a round in which everybody had these hands, in the order of play."""
        best, worst = self.best_and_worst(hands)
        loser = worst.seat
        supply, discs = self.paid(tally, best, worst)
        after = tally.but(supply=supply, discs=discs, round=tally.round + 1)
        single = tally.half == FINAL and self.options.final_mode == "single_round"
        if discs[loser] == self.options.discs or single:
            return self._half_lost(after, loser, schock_out=self.rank(best).discs is None)
        return State(after, self._next_order(after, loser))

    def paid(self, tally: Tally, best: Hand, worst: Hand) -> tuple[int, tuple[int, ...]]:
        """What is left of the supply, and everybody's discs. Schock out brings the lowest every disc there is."""
        winner, loser, price = best.seat, worst.seat, self.rank(best).discs
        if price is None:
            return 0, tuple(self.options.discs * (seat == loser) for seat in range(self.seats))
        taken = min(price, tally.supply)
        gives = not tally.supply or self.options.supply_shortfall == "from_winner"
        given = min(price - taken, tally.discs[winner]) if gives else 0
        discs = list(tally.discs)
        discs[winner] -= given
        discs[loser] += taken + given
        return tally.supply - taken, tuple(discs)

    # The lowest starts the next round. Once the supply is empty, whoever has no discs is safe for this half.

    def _next_order(self, tally: Tally, starter: Seat) -> tuple[Seat, ...]:
        playing = tally.half_losers if tally.half == FINAL else range(self.seats)
        active = tuple(seat for seat in playing if tally.supply or tally.discs[seat])
        return around(starter, self.seats, active)

    # The end of a half -----------------------------------------------------------------------------------------------

    # Whoever loses both halves, the final, the only half, or everything to a Schock out, loses the game.

    def _half_lost(self, tally: Tally, loser: Seat, schock_out: bool) -> State:
        lost = tally.half_losers if tally.half == FINAL else (*tally.half_losers, loser)
        everything = schock_out and self.options.schock_out_scope == "game"
        if loser in tally.half_losers or self.options.halves == 1 or everything:
            return State(tally.but(half_losers=lost, loser=loser), (loser,))
        fresh = Tally(self.options.discs, (0,) * self.seats, half=tally.half + 1, half_losers=lost)
        return State(fresh, clockwise(loser, self.seats) if len(lost) == 1 else self._finalists(lost))

    def _finalists(self, losers: tuple[Seat, ...]) -> tuple[Seat, ...]:
        return losers if self.options.final_starter == "loser_half_1" else losers[::-1]

    # The loser is last, whoever lost a half comes before; all others share the first place.

    def result(self, state: State) -> Result:
        tally = state.tally
        if tally.loser is None:
            keys = [(seat in tally.half_losers, tally.discs[seat]) for seat in range(self.seats)]
        else:
            keys = [(seat in tally.half_losers, int(seat == tally.loser)) for seat in range(self.seats)]
        taken = places(keys, lowest_first=True)
        losers = on_place(taken, max(taken)) if max(taken) > 1 else ()
        return Result(taken, winners=on_place(taken, 1), losers=losers)

    def conserved(self, state: State) -> int | None:
        return state.tally.supply + sum(state.tally.discs)

    # Throwing again or turning openly shows the throw that is given up. The end of a round shows what everybody had; a
    # throw that ends it has been seen by all as it fell.

    def reveals(self, before: State, event: Event, after: State) -> tuple[Seat, ...]:
        if after.tally != before.tally:
            return before.order[:-1] if isinstance(event, Thrown) else before.order
        given_up = before.turn.cup is not None and after.turn.cup is None and len(after.stood) == len(before.stood)
        return (before.seat,) if given_up else ()

    def refusal(self, state: State, seat: Seat, move: AnyMove) -> IllegalMove | None:
        """Why dice cannot be laid out like that, or nothing be turned, or not stood."""
        if move == TURN:
            return IllegalMove("no-turning" if self.options.six_turn == "off" else "no-sixes")
        if move == STAND:
            return IllegalMove("must-throw")
        if not isinstance(move, Keep) or not {*move.dice} <= {0, 1, 2} or list(move.dice) != sorted({*move.dice}):
            return None
        return self._cannot_keep(state.turn, move.dice)

    def _cannot_keep(self, turn: Turn, dice: tuple[int, ...]) -> IllegalMove | None:
        turned = turn.forced if turn.turned is None else (turn.turned.value,)
        faces = turn.shown if turn.cup is None else turn.cup.value
        if not {*turned} <= {*dice}:
            return IllegalMove("turned-stays")
        if not self.options.take_back and not {*turn.out} <= {*dice}:
            return IllegalMove("laid-out-stays")
        if (self.options.lay_out == "ones_only" or turn.forced) and any(faces[index] != 1 for index in dice):
            return IllegalMove("ones-only")
        return IllegalMove("throw-one") if len(dice) == len(faces) else None
