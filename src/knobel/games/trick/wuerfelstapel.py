"""Würfelstapel: a tower of dice with only its top face known, and the magician names the sum of the covered ones.

Opposite faces add up to seven, so n dice hide seven times n less the top face.

Rulings followed: covered are the bottom of the top die and the top and bottom of every other one, the face lying on the
table included; side faces never count, and neither do the order of the dice and how they are turned. One person is
enough; in the trick itself the players take turns and nobody wins, until somebody stops or a hundred towers have stood.
The contest is for points, with the same tower for all; an answer after time counts nothing.
"""

from functools import cache
from typing import Annotated, Literal

from knobel.games.trick._answers import CONFIRM, MOST_TRICKS, NO_ANSWER, PASS, RIGHT, STOP, Answers, hidden_question
from knobel.writing.advice import Advice, RandBelow, is_unknown
from knobel.writing.face import (
    Announcement,
    DieView,
    Event,
    Face,
    LastThrow,
    Name,
    Phrase,
    Standing,
    Standings,
    Tray,
    Viewer,
    Widget,
    say,
)
from knobel.writing.facts import Family, Frozen, Game, Info, Options, Players, only, when, whole
from knobel.writing.rules import (
    AnyMove,
    Bid,
    Bids,
    Choices,
    Clock,
    Did,
    Expired,
    Faces,
    Over,
    Press,
    Result,
    Rules,
    Seat,
    Secret,
    Stage,
    ask,
    by_points,
    d6,
    no_winner,
    throw,
)

OPPOSITES = 7
SMALLEST, LARGEST = 2, 12
NOBODY = ()
TOWER = Press("tower")
HEIGHTS = Bids(SMALLEST, LARGEST)
# A show has at least one trick; before each further one it may be ended.
OFFER, FIRST_OFFER = Choices(STOP, TOWER), Choices(TOWER)
COUNT, FIRST_COUNT = Choices(STOP, HEIGHTS), Choices(HEIGHTS)
TOP_FACE = Choices(Bids(1, 6))
FIRST_PHASE: dict[str, Literal["offer", "count", "tower"]] = {
    "player_magician": "offer",
    "app_magician": "count",
    "contest": "tower",
}


class WuerfelstapelOptions(Options, frozen=True):
    """What a table can agree on."""

    mode: Literal["player_magician", "app_magician", "contest"] = "player_magician"
    dice: Annotated[int, whole(SMALLEST, LARGEST)] = 4
    rounds: Annotated[int, whole(1, 20)] = 6
    answer_seconds: Annotated[int, whole(5, 60)] = 20
    dice_per_round: Literal["fixed", "growing"] = "fixed"

    depends = (
        only("dice", when(dice_per_round="fixed")),
        only("rounds", when(mode="contest")),
        only("answer_seconds", when(mode="contest")),
        only("dice_per_round", when(mode="contest")),
    )


class State(Frozen, frozen=True):
    """`seat` throws, or is the magician of the trick. `below` are the tops of the dice under the top one, covered.

    `size` and `top` are the number of dice and the face on top as far as they are known (0: not yet), `answers` those
    of this tower, `shown` the tops of the last tower from top to bottom, once it has been taken apart.
    """

    seat: Seat
    points: tuple[int, ...]
    phase: Literal["offer", "tower", "top", "answer", "count", "face", "named", "over"]
    tricks: int = 0
    size: int = 0
    top: int = 0
    below: Secret[Faces] | None = None
    answers: Answers = Answers()
    shown: Faces = ()


def covered_sum(size: int, top: int) -> int:
    """The sum of all covered faces of a tower."""
    return OPPOSITES * size - top


@cache
def sums(size: int) -> Choices:
    """Any sum that somebody might name for a tower of so many dice."""
    return Choices(PASS, Bids(1, OPPOSITES * size))


INFO = Info(
    id="wuerfelstapel",
    family=Family.TRICK,
    players=Players(1, 12),
    dice=("d6",) * 4,
    hidden=True,
    ground={"starter": "first_seat"},
)


class Wuerfelstapel(Rules[State, WuerfelstapelOptions]):
    def prepare(self) -> None:
        super().prepare()
        self.everybody = tuple(range(self.seats))
        self.contest = self.options.mode == "contest"
        self._first_phase = FIRST_PHASE[self.options.mode]
        self._most = self.options.rounds if self.contest else MOST_TRICKS

    def start(self, first: Seat) -> State:
        return State(first, (0,) * self.seats, self._first_phase)

    def stage(self, state: State) -> Stage:
        seat = state.seat
        match state.phase:
            case "offer":
                return ask(seat, OFFER if state.tricks else FIRST_OFFER)
            case "tower":
                return throw(seat, d6(self.dice_of(state.tricks) - 1), NOBODY)
            case "top":
                return throw(seat, d6(1))
            case "answer":
                return self._question(state)
            case "count":
                return ask(seat, COUNT if state.tricks else FIRST_COUNT)
            case "face":
                return ask(seat, TOP_FACE)
            case "named":
                return ask(seat, CONFIRM)
            case "over":
                return Over(self.result(state))

    def _question(self, state: State) -> Stage:
        if not self.contest:
            return ask(state.seat, sums(state.size))
        clock = Clock(f"answer-{state.tricks + 1}", self.options.answer_seconds)
        return hidden_question(state.answers.waiting(self.everybody), sums(state.size), clock)

    def dice_of(self, tricks: int) -> int:
        """How many dice the next tower has: as agreed, or in a growing contest two at first and then one more each."""
        growing = self.contest and self.options.dice_per_round == "growing"
        size: int = tricks + SMALLEST if growing else self.options.dice
        return size

    # The dice below are stacked unseen; only the last one, on top, is seen by all.

    def thrown(self, state: State, faces: Faces) -> State:
        if state.phase == "tower":
            below = Secret(faces, NOBODY)
            return state.but(phase="top", size=len(faces) + 1, top=0, below=below, shown=(), answers=Answers())
        return state.but(phase="answer", top=faces[0])

    def did(self, state: State, seat: Seat, move: AnyMove) -> State:
        if move == STOP:
            return state.but(phase="over")
        match state.phase:
            case "offer":
                return state.but(phase="tower", shown=())
            case "count":
                return state.but(phase="face", size=_amount(move))
            case "face":
                return state.but(phase="named", top=_amount(move))
            case "named":
                return self._next(state, state.points)
            case _:
                return self._answered(state, seat, _amount(move))

    def _answered(self, state: State, seat: Seat, value: int) -> State:
        after = state.but(answers=state.answers.after(seat, value))
        return after if self.contest and after.answers.waiting(self.everybody) else self._taken_apart(after)

    def expired(self, state: State, clock: str) -> State:
        return self._taken_apart(state)

    # The tower is taken apart from the top; in a contest every right answer is a point.

    def _taken_apart(self, state: State) -> State:
        if not self.contest:
            return self._next(state, state.points)
        right = covered_sum(state.size, state.top)
        return self._next(state, tuple([n + (state.answers.of(s) == right) for s, n in enumerate(state.points)]))

    def _next(self, state: State, points: tuple[int, ...]) -> State:
        shown = () if state.below is None else (state.top, *state.below.value)
        tricks = state.tricks + 1
        phase = "over" if tricks == self._most else self._first_phase
        return State((state.seat + 1) % self.seats, points, phase, tricks, shown=shown)

    def result(self, state: State) -> Result:
        return by_points(state.points) if self.contest else no_winner(self.seats)

    def reveals(self, before: State, event: Event, after: State) -> tuple[Seat, ...]:
        return (before.seat,) if before.below is not None and after.below is None else ()


class WuerfelstapelFace(Face[Wuerfelstapel]):
    def draw(self, state: State, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        said = tuple(Announcement(phrase.key, phrase) for phrase in self._announced(state))
        dice = tuple(Announcement(f"die-{number}", die) for number, die in enumerate(_apart(state.shown)))
        if not self.rules.contest:
            return (*self._tray(state), *dice, *said)
        rows = tuple(Standing(seat, points, self._note(state, seat)) for seat, points in enumerate(state.points))
        return (*self._tray(state), *dice, *said, Standings("standings", "points", rows))

    def _tray(self, state: State) -> tuple[Tray, ...]:
        if state.below is not None:
            on_top = (state.top,) if state.top else ()
            faces = (*on_top, *(None,) * (state.size - 1))
            return (Tray("tray", state.seat, _views(faces), "covered"),)
        return (
            (Tray("tray", (state.seat - 1) % self.rules.seats, _views(state.shown), "lifted"),) if state.shown else ()
        )

    def _announced(self, state: State) -> tuple[Phrase, ...]:
        who = Name(state.seat)
        match state.phase:
            case "offer":
                return (say("offer", who=who, dice=self.rules.options.dice),)
            case "count":
                return (say("build", who=who, dice=self.rules.options.dice),)
            case "face":
                return (say("which-top", who=who, size=state.size),)
            case "named":
                return (say("named", who=who, **_solved(state)),)
            case "answer":
                return (*self._round(state), say("riddle", **_facts(state)))
            case _:
                return self._round(state)

    def _round(self, state: State) -> tuple[Phrase, ...]:
        if not self.rules.contest or state.phase == "over":
            return ()
        return (say("round", number=state.tricks + 1, rounds=self.rules.options.rounds),)

    def _note(self, state: State, seat: Seat) -> Phrase | None:
        if state.phase != "answer":
            return None
        return say("note-answered" if seat in state.answers.by else "note-thinking")

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        if after.phase in ("answer", "named") and before.phase != after.phase:
            return (say("told-named", **_solved(after)) if after.phase == "named" else say("riddle", **_facts(after)),)
        if after.tricks == before.tricks:
            return ()
        if before.phase == "named":
            assert isinstance(event, Did)
            return (say("told-applause") if event.move == RIGHT else say("told-count-again", **_solved(before)),)
        late = (say("told-time"),) if isinstance(event, Expired) else ()
        return (*late, *_apart(after.shown), *self._told_answers(before, event, after))

    def _told_answers(self, before: State, event: Event, after: State) -> tuple[Phrase, ...]:
        answers, right = before.answers, covered_sum(before.size, before.top)
        if isinstance(event, Did):
            answers = answers.after(event.seat, _amount(event.move))
        asked = self.rules.everybody if self.rules.contest else (before.seat,)
        verdicts = (_verdict(seat, answers.of(seat), right) for seat in asked)
        return (say("told-secret", **_solved(before)), *verdicts)


class WuerfelstapelAdvice(Advice[Wuerfelstapel]):
    # Name the right sum, give everybody a turn, and then call it a day.

    def heuristic(self, state: State, seat: Seat, move: AnyMove) -> float | None:
        if state.phase == "answer":
            return float(_amount(move) == covered_sum(state.size, state.top))
        if state.phase in ("offer", "count"):
            return float((move == STOP) == (state.tricks >= self.rules.seats))
        return float(move == RIGHT)

    def sample_hidden(self, state: State, seat: Seat, below: RandBelow) -> State:
        stack = Secret(d6(state.size - 1).sample(below), NOBODY) if is_unknown(state.below) else state.below
        return state.but(below=stack, answers=state.answers.imagined(covered_sum(state.size, state.top)))


def _verdict(seat: Seat, answer: int, right: int) -> Phrase:
    if answer == NO_ANSWER:
        return say("told-no-answer", who=Name(seat))
    return say("told-right" if answer == right else "told-wrong", who=Name(seat), answer=answer)


def _apart(tower: Faces) -> tuple[Phrase, ...]:
    """A tower taken apart from the top: what each die has covered, and the sum so far."""
    lines, so_far = [], 0
    for number, top in enumerate(tower, start=1):
        bottom = OPPOSITES - top
        so_far += bottom if number == 1 else OPPOSITES
        lines.append(say("top-die" if number == 1 else "die", number=number, top=top, bottom=bottom, sum=so_far))
    return tuple(lines)


def _facts(state: State) -> dict[str, int]:
    return {"size": state.size, "top": state.top}


def _solved(state: State) -> dict[str, int]:
    """All facts of a tower, with how its sum comes about."""
    return {**_facts(state), "base": OPPOSITES * state.size, "sum": covered_sum(state.size, state.top)}


def _amount(move: AnyMove) -> int:
    return move.amount if isinstance(move, Bid) else NO_ANSWER


def _views(faces: tuple[int | None, ...]) -> tuple[DieView, ...]:
    return tuple(DieView(index, face) for index, face in enumerate(faces))


GAME = Game(INFO, Wuerfelstapel, WuerfelstapelFace, WuerfelstapelAdvice)
