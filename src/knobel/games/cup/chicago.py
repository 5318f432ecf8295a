"""Chicago: three dice, ones count a hundred, sixes sixty; the first player sets the number of throws.

Rulings followed: standing dice are final unless `retake` allows otherwise; the worst result takes a chip, ties being
broken by more throws; a converted six costs another throw, so it needs one in hand; two sixes must fall together.
"""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Annotated, Literal

from msgspec.structs import replace

from knobel.core.choices import Choices
from knobel.core.dice import d6
from knobel.core.events import Event, Thrown
from knobel.core.frozen import Frozen
from knobel.core.game import Game
from knobel.core.info import Family, Info, Players
from knobel.core.moves import AnyMove, Keep, Press
from knobel.core.options import Options, whole
from knobel.core.phrases import Name, Phrase, say
from knobel.core.results import Result
from knobel.core.secrets import Viewer
from knobel.core.spaces import Keeps
from knobel.core.stages import Over, Seat, Stage, ask
from knobel.core.widgets import Standing, Standings, Tray, Widget
from knobel.parts.playoff import PlayOff
from knobel.parts.ranking import best_wins
from knobel.parts.rethrow import STOP, Rethrow, stop_or_keep
from knobel.parts.turns import around

THREE_DICE = d6(3)
MOST_THROWS = 3
WORTH = {1: 100, 6: 60}
TURN = Press("turn")
FRESH = Rethrow()


class ChicagoOptions(Options, frozen=True):
    """What a table can agree on."""

    lives: Annotated[int, whole(1, 10)] = 3
    two_sixes_rule: Literal["off", "on"] = "off"
    retake: Literal["no", "yes"] = "no"
    tie_loser: Literal["throw_off", "all", "later"] = "throw_off"


class Score(Frozen, frozen=True):
    """A finished turn of this round."""

    points: int
    throws: int


class State(Frozen, frozen=True):
    """`out` holds the round in which a seat lost its last life; `turned` the dice that a conversion fixed for good."""

    starter: Seat
    seat: Seat
    chips: tuple[int, ...]
    out: tuple[int | None, ...]
    scores: tuple[Score | None, ...]
    turn: Rethrow = FRESH
    turned: tuple[int, ...] = ()
    must_throw: bool = False
    round: int = 1
    for_chip: PlayOff | None = None
    for_start: PlayOff | None = None


def points(faces: tuple[int, ...]) -> int:
    """One counts 100, six counts 60, the others their pips."""
    return sum(WORTH.get(face, face) for face in faces)


class Chicago(Game[State]):
    info = Info(id="chicago", family=Family.CUP, players=Players(2, 15), dice=("d6",) * 3)
    options_type = ChicagoOptions
    state_type = State

    def start(self, first: Seat) -> State:
        return State(first, first, (0,) * self.seats, (None,) * self.seats, (None,) * self.seats)

    def stage(self, state: State) -> Stage:
        if state.for_chip is not None:
            return state.for_chip.stage(THREE_DICE)
        if state.for_start is not None:
            return state.for_start.stage(THREE_DICE)
        if state.out.count(None) == 1:
            return Over(self.result(state))
        if state.turn.due:
            return state.turn.stage(state.seat, THREE_DICE)
        return ask(state.seat, self._choices(state))

    # After a throw that is not the last: stop, or leave dice standing and throw the others.

    def _choices(self, state: State) -> Choices:
        if state.must_throw:
            return _after_turning(state.turned, *self._to_keep_after_turning(state))
        held = state.turned if self.options.retake == "yes" else state.turn.kept
        choices = stop_or_keep(3, held)
        return _with_turning(choices) if self._may_turn(state) else choices

    # Two sixes in one throw: one may become a one that stands for good; the other six must be thrown again.

    def _may_turn(self, state: State) -> bool:
        return self.options.two_sixes_rule == "on" and len(_sixes(state)) >= 2

    def _to_keep_after_turning(self, state: State) -> tuple[tuple[int, ...], int]:
        """The dice that may stand beside the turned one, and how many of them: one six must go back."""
        sixes = tuple(index for index in _sixes(state) if index not in state.turned)
        free = tuple(index for index in range(3) if index not in state.turned)
        return (free, len(free) - 1) if len(sixes) > 1 else (tuple(i for i in free if i not in sixes), len(free) - 1)

    def thrown(self, state: State, faces: tuple[int, ...]) -> State:
        if state.for_chip is not None:
            return self._after_chip_throw(state, state.for_chip.after(faces, points, lowest=True))
        if state.for_start is not None:
            playoff = state.for_start.after(faces, points)
            return self._next_round(state, playoff.winner) if playoff.decided else replace(state, for_start=playoff)
        turn = state.turn.after(faces)
        after = replace(state, turn=turn, must_throw=False)
        return self._stand(after) if turn.throws == self._limit(state) else after

    def did(self, state: State, seat: Seat, move: AnyMove) -> State:
        if move == STOP:
            return self._stand(state)
        if isinstance(move, Keep):
            return replace(state, turn=state.turn.again(move.dice))
        turned = _sixes(state)[0]
        faces = tuple(1 if index == turned else face for index, face in enumerate(state.turn.faces))
        return replace(state, turn=replace(state.turn, faces=faces), turned=(*state.turned, turned), must_throw=True)

    # The starter's number of throws is everybody's limit.

    def _limit(self, state: State) -> int:
        first = state.scores[state.starter]
        return MOST_THROWS if first is None else first.throws

    def _stand(self, state: State) -> State:
        score = Score(points(state.turn.faces), state.turn.throws)
        scores = _put(state.scores, state.seat, score)
        order = _order(state.starter, state.out)
        position = order.index(state.seat) + 1
        if position < len(order):
            return replace(state, scores=scores, seat=order[position], turn=FRESH, turned=(), must_throw=False)
        return self._settle(replace(state, scores=scores, turned=(), must_throw=False), order)

    # The worst result takes a chip: fewest points, then most throws; ties by the option.

    def _settle(self, state: State, order: tuple[Seat, ...]) -> State:
        worst = _all_with(min, state.scores, order)
        all_would_go = all(state.chips[seat] + 1 >= self.options.lives for seat in worst) and worst == order
        if len(worst) == 1 or (self.options.tie_loser == "all" and not all_would_go):
            return self._take_chips(state, worst)
        if self.options.tie_loser == "later":
            return self._take_chips(state, worst[-1:])
        return replace(state, for_chip=PlayOff(worst))

    def _after_chip_throw(self, state: State, playoff: PlayOff) -> State:
        if not playoff.decided:
            return replace(state, for_chip=playoff)
        return self._take_chips(replace(state, for_chip=None), (playoff.winner,))

    def _take_chips(self, state: State, losers: tuple[Seat, ...]) -> State:
        order = _order(state.starter, state.out)
        chips = tuple(held + (seat in losers) for seat, held in enumerate(state.chips))
        out = tuple(
            state.round if seat in losers and chips[seat] >= self.options.lives else gone
            for seat, gone in enumerate(state.out)
        )
        after = replace(state, chips=chips, out=out)
        if out.count(None) == 1:
            return after
        return self._find_starter(after, order, losers)

    # The best result starts the next round; a tie is thrown off among those who took no chip.

    def _find_starter(self, state: State, order: tuple[Seat, ...], losers: tuple[Seat, ...]) -> State:
        best = tuple(seat for seat in _all_with(max, state.scores, order) if seat not in losers)
        candidates = best or tuple(seat for seat in order if state.out[seat] is None)
        if len(candidates) == 1:
            return self._next_round(state, candidates[0])
        return replace(state, for_start=PlayOff(candidates))

    def _next_round(self, state: State, starter: Seat) -> State:
        return State(starter, starter, state.chips, state.out, (None,) * self.seats, round=state.round + 1)

    # The last one left wins; the others rank by how long they lasted.

    def result(self, state: State) -> Result:
        lasted = [
            (state.round + 1, -held) if gone is None else (gone, 0)
            for gone, held in zip(state.out, state.chips, strict=True)
        ]
        return best_wins(lasted)

    def merit(self, state: State, seat: Seat, move: AnyMove) -> float | None:
        if move == TURN:
            return 1000.0
        kept = state.turn.faces if move == STOP else tuple(state.turn.faces[i] for i in getattr(move, "dice", ()))
        return points(kept) + AVERAGE * (3 - len(kept))

    def draw(self, state: State, viewer: Viewer) -> tuple[Widget, ...]:
        tray = Tray(
            "tray", state.seat, state.turn.views(THREE_DICE), throws=state.turn.throws, allowed=self._limit(state)
        )
        rows = tuple(
            Standing(seat, state.chips[seat], _note(state.scores[seat]), out=state.out[seat] is not None)
            for seat in range(self.seats)
        )
        return (tray, Standings("standings", "penalty-chips", rows))

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        told = []
        if before.for_chip is None and before.for_start is None and self._has_stood(before, after):
            turn = before.turn.after(event.faces) if isinstance(event, Thrown) else before.turn
            told.append(say("told-score", who=Name(before.seat), points=points(turn.faces), throws=turn.throws))
        for seat in range(self.seats):
            if after.chips[seat] > before.chips[seat]:
                told.append(say("told-chip", who=Name(seat), chips=after.chips[seat]))
            if after.out[seat] is not None and before.out[seat] is None:
                told.append(say("told-out", who=Name(seat)))
        return tuple(told)

    def _has_stood(self, before: State, after: State) -> bool:
        """Whether the turn that was going on has ended."""
        return (
            after.scores[before.seat] is not None or (after.round, after.seat) != (before.round, before.seat)
        ) and before.scores[before.seat] is None


# What a thrown die is worth on average, for whoever looks one throw ahead.
AVERAGE = sum(points((face,)) for face in range(1, 7)) / 6


@cache
def _with_turning(choices: Choices) -> Choices:
    return Choices(*choices.items, TURN)


@cache
def _after_turning(turned: tuple[int, ...], free: tuple[int, ...], most: int) -> Choices:
    return Choices(Keeps(free, 0, min(most, len(free)), turned))


def _sixes(state: State) -> tuple[int, ...]:
    """The sixes of the last throw."""
    return tuple(index for index in state.turn.fallen() if state.turn.faces[index] == 6)


@lru_cache(maxsize=1024)
def _order(starter: Seat, out: tuple[int | None, ...]) -> tuple[Seat, ...]:
    """The players still in, clockwise from the round's starter."""
    return around(starter, len(out), tuple(seat for seat, gone in enumerate(out) if gone is None))


def _key(score: Score | None) -> tuple[int, int]:
    assert score is not None
    return score.points, -score.throws


def _all_with(
    best: Callable[[list[tuple[int, int]]], tuple[int, int]], scores: tuple[Score | None, ...], order: tuple[Seat, ...]
) -> tuple[Seat, ...]:
    """The seats that have the best (or worst) result of the round."""
    keys = [_key(scores[seat]) for seat in order]
    wanted = best(keys)
    return tuple([seat for seat, key in zip(order, keys, strict=True) if key == wanted])


def _put(scores: tuple[Score | None, ...], seat: Seat, score: Score) -> tuple[Score | None, ...]:
    return (*scores[:seat], score, *scores[seat + 1 :])


def _note(score: Score | None) -> Phrase | None:
    return None if score is None else say("score", points=score.points, throws=score.throws)
