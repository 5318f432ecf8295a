"""Va banque: five dice and the four rules of arithmetic, each used once; the highest result takes the pot.

Rulings followed: it is always the value so far and then the die; before the last die a division must be exact, on the
last one the remainder is dropped (towards zero), or costs the stake where the bank collects, whatever the reason not to
have divided before; equal results split the pot, odd chips going clockwise from the bank, or are thrown off; in a
play-off there is no stake to lose, so a remainder costs nothing there. With two players the banker stakes and plays
too, last of all: whoever did not fail, or has more, takes both stakes, and if both fail each takes back their own; or
the banker only collects, as the bank always does then. Whoever has too few chips stakes nothing that round but holds
the bank in turn, and a round with too few stakes to be played for is skipped.
"""

from functools import cached_property
from typing import Annotated, Literal

from knobel.games.bank._bets import enumerated
from knobel.games.bank._calculation import DICE, OPERATIONS, Calculation, applied, others, outlook, step
from knobel.parts.chips import Chips, changed
from knobel.writing.advice import Advice
from knobel.writing.face import (
    Announcement,
    DieView,
    Event,
    Face,
    Item,
    LastThrow,
    Name,
    Names,
    Phrase,
    Pile,
    Piles,
    Standing,
    Standings,
    Thrown,
    Tray,
    Viewer,
    Widget,
    say,
)
from knobel.writing.facts import Family, Frozen, Game, Info, Options, Players, only, when, whole
from knobel.writing.rules import (
    AnyMove,
    IllegalMove,
    Over,
    Result,
    Rules,
    Say,
    Seat,
    Stage,
    ask,
    by_chips,
    clockwise,
    d6,
    throw,
)

ONE_DIE = d6(1)
# An undecided play-off for the pot is repeated so often before the pot is split.
MOST_REPEATS = 10


class VaBanqueOptions(Options, frozen=True):
    """What a table can agree on."""

    stake: Annotated[int, whole(1, 4)] = 1
    bank_collects: bool = False
    cycles: Annotated[int, whole(1, 5)] = 1
    tie: Literal["split", "throw_off"] = "split"
    two_player_mode: Literal["banker_plays", "bank_collects_only"] = "banker_plays"
    start_chips: Annotated[int, whole(4, 50)] = 8

    depends = (only("two_player_mode", when(seats=2)),)


class Score(Frozen, frozen=True):
    """What somebody's dice have come to, and whether the last division left a remainder."""

    value: int
    remainder: bool = False


class State(Frozen, frozen=True):
    """`stakers` have chips in the pot and `order` are thrown for in turn: all of them, or in a play-off the tied ones.

    `player` has the calculation on the table; `scores` are the finished ones of this round, in their order; `repeats`
    counts the play-offs for the pot. A game without stakers is over.
    """

    banker: Seat
    chips: tuple[int, ...]
    stakers: tuple[Seat, ...] = ()
    order: tuple[Seat, ...] = ()
    round: int = 0
    player: Seat | None = None
    calculation: Calculation = Calculation()
    scores: tuple[Score, ...] = ()
    repeats: int = 0


INFO = Info(
    id="va-banque",
    family=Family.BANK,
    players=Players(2, 5),
    dice=("d6",) * DICE,
    codes=("not-exact", "already-used"),
)


class VaBanque(Rules[State, VaBanqueOptions]):
    ranks = "chips"

    def prepare(self) -> None:
        super().prepare()
        self.rounds = self.seats * self.options.cycles
        self.banker_plays = self.seats == 2 and self.options.two_player_mode == "banker_plays"
        only_collects = self.seats == 2 and not self.banker_plays
        self.collects = self.options.bank_collects or only_collects
        self.fewest_stakes = 1 if only_collects else 2

    def start(self, first: Seat) -> State:
        chips = (self.options.start_chips,) * self.seats
        return self._next_round(State(first, chips), chips, first)

    def stage(self, state: State) -> Stage:
        if not state.stakers:
            return Over(self.result(state))
        if state.calculation.is_asked:
            assert state.player is not None
            return ask(state.player, state.calculation.choices)
        return throw(state.banker, ONE_DIE)

    # A round: everybody else puts the stake into the pot; of two players the banker too, who is then thrown for last.

    def _stakers(self, chips: Chips, banker: Seat) -> tuple[Seat, ...]:
        order = clockwise(banker, self.seats)
        players = (*order[1:], banker) if self.banker_plays else order[1:]
        stakers = tuple([seat for seat in players if chips[seat] >= self.options.stake])
        return stakers if len(stakers) >= self.fewest_stakes else ()

    # The bank moves clockwise; a round with too few stakes is skipped.

    def _next_round(self, before: State, chips: Chips, banker: Seat) -> State:
        number, stakers = before.round + 1, self._stakers(chips, banker)
        while not stakers and number < self.rounds:
            banker, number = (banker + 1) % self.seats, number + 1
            stakers = self._stakers(chips, banker)
        if number > self.rounds or not stakers:
            return before.but(chips=chips, stakers=(), order=(), scores=(), repeats=0)
        row = list(chips)
        for seat in stakers:
            row[seat] -= self.options.stake
        return State(banker, tuple(row), stakers, stakers, number, before.player, before.calculation)

    # The banker throws for one player after the other, die by die.

    def thrown(self, state: State, faces: tuple[int, ...]) -> State:
        calculation = state.calculation.after(faces[0])
        if calculation.is_complete:
            after = self.scored(state, calculation)
            return after if len(after.scores) < len(after.order) else self._compared(after)
        return state.but(player=state.order[len(state.scores)], calculation=calculation)

    def did(self, state: State, seat: Seat, move: AnyMove) -> State:
        assert isinstance(move, Say)
        return state.but(calculation=state.calculation.with_operation(move.value))

    def scored(self, state: State, calculation: Calculation) -> State:
        score = Score(calculation.value, calculation.leaves_remainder)
        return state.but(calculation=calculation, scores=(*state.scores, score))

    # The highest result takes the pot; equal ones split it, or throw it off.

    def _compared(self, state: State) -> State:
        best, left = self.best(state), self.collected(state)
        if self.is_thrown_off(state, best):
            return left.but(order=best, scores=(), repeats=state.repeats + 1)
        chips = shared(left.chips, best or left.stakers, self.pot(left))
        return self._next_round(state, chips, (state.banker + 1) % self.seats)

    def is_thrown_off(self, state: State, best: tuple[Seat, ...]) -> bool:
        return len(best) > 1 and self.options.tie == "throw_off" and state.repeats < MOST_REPEATS

    def best(self, state: State) -> tuple[Seat, ...]:
        """The seats with the best result, in their order; whoever has failed cannot win."""
        pairs = list(zip(state.order, state.scores, strict=True))
        standing = [(seat, score.value) for seat, score in pairs if not self.fails(state, score)]
        best = max([value for _, value in standing], default=None)
        return tuple([seat for seat, value in standing if value == best])

    def pot(self, state: State) -> int:
        return self.options.stake * len(state.stakers)

    # Where the bank collects, a remainder fails; in a play-off there is no stake to lose.

    def fails(self, state: State, score: Score) -> bool:
        return self.collects and score.remainder and not state.repeats

    # The bank takes the stakes of those who failed out of the pot; a banker who plays has to win them.

    def collected(self, state: State) -> State:
        pairs = zip(state.order, state.scores, strict=True)
        failed = [seat for seat, score in pairs if self.fails(state, score)]
        if not failed or self.banker_plays:
            return state
        chips = changed(state.chips, state.banker, self.options.stake * len(failed))
        return state.but(chips=chips, stakers=tuple(seat for seat in state.stakers if seat not in failed))

    # The most chips win; those in an unfinished pot belong to whoever put them there.

    def result(self, state: State) -> Result:
        return by_chips(shared(state.chips, state.stakers, self.pot(state)), self.options.start_chips)

    def conserved(self, state: State) -> int:
        return sum(state.chips) + self.pot(state)

    def refusal(self, state: State, seat: Seat, move: AnyMove) -> IllegalMove | None:
        if not isinstance(move, Say) or move.value not in OPERATIONS:
            return None
        if move.value in state.calculation.operations:
            return IllegalMove("already-used", operation=say(f"value-{move.value}"))
        return IllegalMove("not-exact", value=state.calculation.value, die=state.calculation.dice[-1])


class VaBanqueFace(Face[VaBanque]):
    def label(self, state: State, seat: Seat, item: Item) -> Phrase:
        if isinstance(item, Say):
            return step(state.calculation.value, item.value, state.calculation.dice[-1])
        return super().label(state, seat, item)

    def draw(self, state: State, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        dice = (*state.calculation.dice, *(None,) * (DICE - len(state.calculation.dice)))
        return (
            Tray("tray", state.player, tuple(DieView(index, face) for index, face in enumerate(dice))),
            *(Announcement(id, phrase) for id, phrase in self._notes(state).items()),
            self._piles(state),
            Standings("standings", "result", tuple(self._standing(state, seat) for seat in range(self.rules.seats))),
        )

    def _notes(self, state: State) -> dict[str, Phrase]:
        told = {}
        if state.stakers:
            told["round"] = say("round", round=state.round, rounds=self.rules.rounds, who=Name(state.banker))
        if state.repeats:
            told["playoff"] = say("playoff", who=Names(state.order), repeats=state.repeats)
        if state.player is not None:
            told["calculation"] = _calculation(state.player, state.calculation)
        if state.calculation.is_asked:
            unused = [say(f"value-{operation}") for operation in state.calculation.unused]
            told["unused"] = say("unused", die=state.calculation.dice[-1], operations=enumerated(unused))
        return told

    def _piles(self, state: State) -> Piles:
        banker = state.banker if state.stakers else None
        stocks = (
            Pile(f"seat-{seat}", say("pile-bank" if seat == banker else "pile", who=Name(seat)), held, seat)
            for seat, held in enumerate(state.chips)
        )
        return Piles("pot", (Pile("pot", say("pile-pot"), self.rules.pot(state)), *stocks))

    def _standing(self, state: State, seat: Seat) -> Standing:
        scores = dict(zip(state.order, state.scores, strict=False))
        if seat not in scores:
            return Standing(seat, None, say("note-to-come") if seat in state.order else None)
        failed = self.rules.fails(state, scores[seat])
        return Standing(seat, scores[seat].value, say("note-failed") if failed else None)

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        assert after.player is not None
        player, calculation = Name(after.player), after.calculation
        if not isinstance(event, Thrown):
            return (say("told-step", step=calculation.steps[-1]),)
        if not calculation.operations:
            key = "told-die" if calculation.is_asked else "told-first"
            return (say(key, who=player, value=calculation.dice[0], die=event.faces[0]),)
        if calculation.is_asked:
            return (say("told-die", who=player, value=calculation.value, die=event.faces[0]),)
        return self._told_score(self.rules.scored(before, calculation), after)

    def _told_score(self, scored: State, after: State) -> tuple[Phrase, ...]:
        score = scored.scores[-1]
        key = "told-failed" if self.rules.fails(scored, score) else "told-result"
        told = (
            say("told-step", step=scored.calculation.steps[-1]),
            say(key, who=Name(scored.order[len(scored.scores) - 1]), value=score.value),
        )
        return told if len(scored.scores) < len(scored.order) else (*told, *self._told_pot(scored, after))

    def _told_pot(self, scored: State, after: State) -> list[Phrase]:
        best, left = self.rules.best(scored), self.rules.collected(scored)
        told, lost = [], self.rules.pot(scored) - self.rules.pot(left)
        if lost:
            told.append(say("told-collects", who=Name(scored.banker), chips=lost))
        if self.rules.is_thrown_off(scored, best):
            return [*told, say("told-playoff-pot", who=Names(best))]
        if best:
            told.append(say("told-pot", who=Names(best), count=len(best), chips=self.rules.pot(left)))
        elif left.stakers:
            told.append(say("told-both-failed"))
        return [*told, say("told-bank", who=Name(after.banker), round=after.round)] if after.stakers else told


class VaBanqueAdvice(Advice[VaBanque]):
    compared_for = "chips"

    # Of a calculation only its value, the operations left and the die that waits count for what is to come.

    def canonical(self, state: State) -> State:
        calculation = state.calculation
        if calculation.is_complete or not calculation.dice:
            return state.but(calculation=Calculation(), player=None)
        waiting = calculation.dice[-1] if calculation.is_asked else 0
        key = (calculation.value, calculation.unused, waiting)
        return state.but(calculation=self._stand_ins.setdefault(key, calculation))

    @cached_property
    def _stand_ins(self) -> dict[tuple[int, tuple[str, ...], int], Calculation]:
        return {}

    # Every turn is a calculation of one's own, and the higher result takes the other's stake.

    def solo_turn(self, state: State, seat: Seat) -> State:
        everybody = clockwise(0, self.rules.seats)
        own = state.player == seat and not state.calculation.is_complete
        calculation = state.calculation if own else Calculation()
        return State(0, (0,) * self.rules.seats, everybody, everybody, 1, 0, calculation)

    def turn_score(self, state: State, seat: Seat) -> tuple[bool, int] | None:
        place = state.order.index(seat) if seat in state.order else len(state.scores)
        if place >= len(state.scores):
            return None
        score = state.scores[place]
        failed = self.rules.fails(state, score)
        return not failed, 0 if failed else score.value

    def compare(self, mark: tuple[bool, int], other: tuple[bool, int]) -> float:
        return float(self.rules.options.stake * ((mark > other) - (mark < other)))

    def heuristic(self, state: State, seat: Seat, move: AnyMove) -> float | None:
        """The result to be expected."""
        assert isinstance(move, Say)
        value = applied(state.calculation.value, move.value, state.calculation.dice[-1])
        left = others((*state.calculation.operations, move.value))
        return outlook(value, left, self.rules.collects and not state.repeats)


def shared(chips: Chips, seats: tuple[Seat, ...], pot: int) -> Chips:
    """The stocks when these seats share a pot; odd chips go one by one to the first of them."""
    row = list(chips)
    for position, seat in enumerate(seats):
        row[seat] += pot // len(seats) + (position < pot % len(seats))
    return tuple(row)


def _calculation(player: Seat, calculation: Calculation) -> Phrase:
    """The calculation on the table, as far as it has gone."""
    if not calculation.operations:
        return say("calculation-begun", who=Name(player), value=calculation.dice[0])
    return say("calculation", who=Name(player), steps=enumerated(calculation.steps))


GAME = Game(INFO, VaBanque, VaBanqueFace, VaBanqueAdvice)
