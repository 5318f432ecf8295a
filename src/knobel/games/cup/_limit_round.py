"""Rounds with a limit: whoever begins decides by playing how many throws everybody has.

Everybody in turn throws three dice, leaves some standing and throws the others again. The worst result of a round takes
a chip, the best one starts the next round; with so many chips a player is out, and the last one left wins. A game of
this kind states its ways to count; where there are several, the starter calls one after the first throw of the round.
"""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Annotated, ClassVar, Literal, TypeVar

from knobel.parts.playoff import PlayOff
from knobel.parts.rethrow import STOP, Rethrow, left_over, stop_or_keep
from knobel.writing.facts import Frozen, Options, whole
from knobel.writing.rules import (
    AnyMove,
    Ask,
    Bounds,
    Choices,
    DieIndex,
    Faces,
    Keep,
    Keeps,
    Over,
    Press,
    Result,
    Rules,
    Say,
    Seat,
    Stage,
    Throw,
    around,
    ask,
    best_wins,
    d6,
    throw,
    up_to,
    with_item,
)

THREE_DICE = d6(3)
MOST_THROWS = 3
TURN = Press("turn")
FRESH = Rethrow()


class LimitOptions(Options, frozen=True):
    lives: Annotated[int, whole(1, 10)] = 3
    retake: Literal["no", "yes"] = "no"
    tie_loser: Literal["throw_off", "all", "later"] = "throw_off"


class Way(Frozen, frozen=True):
    """A way to count: what the faces 1 to 6 are worth, and whether the fewest points are the best."""

    name: str
    worth: tuple[int, ...]
    lowest: bool = False

    def points(self, faces: Faces) -> int:
        """What these dice count."""
        worth = self.worth
        return sum([worth[face - 1] for face in faces])

    def strength(self, faces: Faces) -> int:
        """The same so that more is always better."""
        return -self.points(faces) if self.lowest else self.points(faces)


class Score(Frozen, frozen=True):
    """A finished turn of this round."""

    points: int
    throws: int


class LimitState(Frozen, frozen=True):
    """`out` holds the round in which a seat lost its last life; `turned` the dice that a conversion fixed for good.

    `called` is the way to count in this round, where there is one to call.
    """

    starter: Seat
    seat: Seat
    chips: tuple[int, ...]
    out: tuple[int | None, ...]
    scores: tuple[Score | None, ...]
    turn: Rethrow = FRESH
    turned: tuple[DieIndex, ...] = ()
    round: int = 1
    for_chip: PlayOff | None = None
    for_start: PlayOff | None = None
    called: str = ""


O = TypeVar("O", bound=LimitOptions)  # noqa: E741


class LimitRound(Rules[LimitState, O]):
    """The base of games with such rounds."""

    ties = False
    ways: ClassVar[tuple[Way, ...]]

    def prepare(self) -> None:
        self.all_ways = {way.name: way for way in self.ways}
        self._calls = Choices(*(Say(way.name) for way in self.ways)) if len(self.ways) > 1 else None
        self._turning = tuple(way.name for way in self.ways if self.turns_sixes(way))
        self._retake = self.options.retake == "yes"

    def turns_sixes(self, way: Way) -> bool:
        """Whether one of two sixes may become a one in rounds that are counted like this."""
        raise NotImplementedError

    # A turn ----------------------------------------------------------------------------------------------------------

    def bounds(self) -> Bounds:
        most = max(max(way.worth) for way in self.ways)
        return {
            "chips.*": up_to(self.options.lives),
            "turn.throws": up_to(MOST_THROWS),
            "scores.*.throws": range(1, MOST_THROWS + 1),
            "scores.*.points": up_to(len(THREE_DICE) * most),
        }

    def start(self, first: Seat) -> LimitState:
        return LimitState(first, first, (0,) * self.seats, (None,) * self.seats, (None,) * self.seats)

    def stage(self, state: LimitState) -> Stage:
        if state.for_chip is not None:
            return state.for_chip.stage(THREE_DICE)
        if state.for_start is not None:
            return state.for_start.stage(THREE_DICE)
        if state.out.count(None) == 1:
            return Over(self.result(state))
        if state.turn.due:
            return _due(state.seat, state.turn.kept)
        return self._question(state)

    # After the first throw of a round its way is called, if there are several. After a throw that is not the last:
    # stop, or leave dice standing and throw the others. Standing dice are final, unless they may be taken back.

    def _question(self, state: LimitState) -> Ask:
        if self._calls is not None and not state.called:
            return ask(state.seat, self._calls)
        held = state.turned if self._retake else state.turn.kept
        if state.called not in self._turning:
            return _stop_or_keep(state.seat, held)
        sixes = _sixes(state.turn)
        if not {*state.turned} <= {*state.turn.kept}:
            return ask(state.seat, _after_turning(held, state.turned, sixes))
        return _stop_keep_or_turn(state.seat, held) if len(sixes) >= 2 else _stop_or_keep(state.seat, held)

    def thrown(self, state: LimitState, faces: Faces) -> LimitState:
        if state.for_chip is not None:
            return self._after_chip_throw(state, state.for_chip.after(faces, self.way(state).strength, lowest=True))
        if state.for_start is not None:
            playoff = state.for_start.after(faces, self.way(state).strength)
            return self._next_round(state, playoff.winner) if playoff.decided else state.but(for_start=playoff)
        turn = state.turn.after(faces)
        if turn.throws == self.limit(state):
            return self._stood(state, turn)
        return state.but(turn=turn)

    def did(self, state: LimitState, seat: Seat, move: AnyMove) -> LimitState:
        if isinstance(move, Keep):
            return state.but(turn=state.turn.again(move.dice))
        if isinstance(move, Say):
            return state.but(called=move.value)
        return self._stood(state, state.turn) if move == STOP else self._turned(state)

    # Two sixes in one throw: one may become a one that stands for good, and then a throw must follow. From that throw
    # on the turned die is one of those kept.

    def _turned(self, state: LimitState) -> LimitState:
        turned = _sixes(state.turn)[0]
        faces = with_item(state.turn.faces, turned, 1)
        return state.but(turn=state.turn.but(faces=faces), turned=(*state.turned, turned))

    # The starter's number of throws is everybody's limit.

    def limit(self, state: LimitState) -> int:
        first = state.scores[state.starter]
        return MOST_THROWS if first is None else first.throws

    def way(self, state: LimitState) -> Way:
        """How this round is counted."""
        return self.all_ways[state.called]

    def _stood(self, state: LimitState, turn: Rethrow) -> LimitState:
        seat, before = state.seat, state.scores
        scores = with_item(before, seat, Score(self.way(state).points(turn.faces), turn.throws))
        order = playing(state.starter, state.out)
        position = order.index(seat) + 1
        if position < len(order):
            return state.but(scores=scores, seat=order[position], turn=FRESH, turned=())
        return self._settled(state.but(scores=scores, turn=turn, turned=()), order)

    # The end of a round ----------------------------------------------------------------------------------------------

    # The worst result takes a chip: fewest points, then most throws; ties as the table has agreed.

    def _settled(self, state: LimitState, order: tuple[Seat, ...]) -> LimitState:
        worst = self._all_with(min, state, order)
        all_would_go = worst == order and all(state.chips[seat] + 1 >= self.options.lives for seat in worst)
        if len(worst) == 1 or (self.options.tie_loser == "all" and not all_would_go):
            return self._charged(state, worst)
        if self.options.tie_loser == "later":
            return self._charged(state, worst[-1:])
        return state.but(for_chip=PlayOff(worst))

    def _after_chip_throw(self, state: LimitState, playoff: PlayOff) -> LimitState:
        if not playoff.decided:
            return state.but(for_chip=playoff)
        return self._charged(state.but(for_chip=None), (playoff.winner,))

    def _charged(self, state: LimitState, losers: tuple[Seat, ...]) -> LimitState:
        chips, out = list(state.chips), list(state.out)
        for seat in losers:
            chips[seat] += 1
            if chips[seat] >= self.options.lives:
                out[seat] = state.round
        after = state.but(chips=tuple(chips), out=tuple(out))
        return after if out.count(None) == 1 else self._with_starter(after, playing(state.starter, state.out), losers)

    # The best result starts the next round; a tie is thrown off among those who took no chip.

    def _with_starter(self, state: LimitState, order: tuple[Seat, ...], losers: tuple[Seat, ...]) -> LimitState:
        best = tuple([seat for seat in self._all_with(max, state, order) if seat not in losers])
        candidates = best or playing(state.starter, state.out)
        if len(candidates) == 1:
            return self._next_round(state, candidates[0])
        return state.but(for_start=PlayOff(candidates))

    def _next_round(self, state: LimitState, starter: Seat) -> LimitState:
        return LimitState(starter, starter, state.chips, state.out, (None,) * self.seats, round=state.round + 1)

    def _all_with(
        self, best: Callable[[list[tuple[int, int]]], tuple[int, int]], state: LimitState, order: tuple[Seat, ...]
    ) -> tuple[Seat, ...]:
        """The seats that have the best (or worst) result of the round."""
        keys = [score_key(state.scores[seat], self.way(state)) for seat in order]
        wanted = best(keys)
        return tuple([seat for seat, key in zip(order, keys, strict=True) if key == wanted])

    # The last one left wins; the others rank by how long they lasted.

    def result(self, state: LimitState) -> Result:
        lasted = [
            (state.round + 1, -held) if gone is None else (gone, 0)
            for gone, held in zip(state.out, state.chips, strict=True)
        ]
        return best_wins(lasted)


@lru_cache(maxsize=1024)
def playing(starter: Seat, out: tuple[int | None, ...]) -> tuple[Seat, ...]:
    """The players still in, clockwise from the round's starter."""
    return around(starter, len(out), tuple(seat for seat, gone in enumerate(out) if gone is None))


def _sixes(turn: Rethrow) -> tuple[int, ...]:
    """The sixes of the last throw."""
    return tuple([index for index in turn.fallen() if turn.faces[index] == 6])


@cache
def _due(seat: Seat, kept: tuple[int, ...]) -> Throw:
    return throw(seat, left_over(THREE_DICE, kept))


@cache
def _stop_or_keep(seat: Seat, held: tuple[int, ...]) -> Ask:
    return ask(seat, stop_or_keep(3, held))


@cache
def _stop_keep_or_turn(seat: Seat, held: tuple[int, ...]) -> Ask:
    return ask(seat, Choices(*stop_or_keep(3, held).items, TURN))


@cache
def _after_turning(held: tuple[int, ...], turned: tuple[int, ...], sixes: tuple[int, ...]) -> Choices:
    """The dice that may stand beside the turned one: a single six left must go back, of two of them one."""
    free = tuple(index for index in range(3) if index not in held + turned)
    may_stand = free if len(sixes) > 1 else tuple(index for index in free if index not in sixes)
    return Choices(Keeps(may_stand, 0, min(len(free) - 1, len(may_stand)), tuple(sorted({*held, *turned}))))


def score_key(score: Score | None, way: Way) -> tuple[int, int]:
    """What orders results: the points as this way counts them, then fewer throws."""
    assert score is not None
    return -score.points if way.lowest else score.points, -score.throws
