"""Wieviel Augen? with the players as the magicians: who names both dice, and who is quicker."""

from typing import Literal

from knobel.games.trick._answers import NO_ANSWER, PASS, Answers, hidden_question
from knobel.games.trick.wieviel_augen.cup import CupFace
from knobel.games.trick.wieviel_augen.secret_sum import (
    ADDED,
    FACES,
    TWO_DICE,
    WievielAugenOptions,
    dice_behind,
    result_of,
)
from knobel.writing.advice import Advice, RandBelow, is_unknown
from knobel.writing.face import Event, Item, LastThrow, Name, Phrase, Viewer, say
from knobel.writing.facts import Frozen
from knobel.writing.rules import (
    AnyMove,
    Ask,
    Choices,
    Clock,
    Did,
    Expired,
    Faces,
    Over,
    Press,
    Result,
    Rules,
    Say,
    Seat,
    Secret,
    Stage,
    best_wins,
    left_of,
    throw,
)

NOBODY = ()
READY = Press("ready")
ONLY_READY = Choices(READY)
PAIRS = tuple(10 * a + b for a in FACES for b in FACES)
ANSWER = Choices(PASS, *(Say(str(pair)) for pair in PAIRS))


class ContestState(Frozen, frozen=True):
    """`seat` throws. `cup` holds the dice that nobody has seen; `number` is what they come to, once all are `ready`.

    `answers` are those of this round. `slowness` adds up every seat's places in the order of answers.
    """

    former = frozenset(("shown",))

    seat: Seat
    points: tuple[int, ...]
    slowness: tuple[int, ...]
    phase: Literal["throw", "ready", "answer", "over"] = "throw"
    tricks: int = 0
    cup: Secret[Faces] | None = None
    number: int | None = None
    ready: tuple[Seat, ...] = ()
    answers: Answers = Answers()


class Contest(Rules[ContestState, WievielAugenOptions]):
    def prepare(self) -> None:
        self.everybody = tuple(range(self.seats))

    def start(self, first: Seat) -> ContestState:
        nothing = (0,) * self.seats
        return ContestState(first, nothing, nothing)

    def stage(self, state: ContestState) -> Stage:
        match state.phase:
            case "throw":
                return throw(state.seat, TWO_DICE, NOBODY)
            case "ready":
                return Ask({each: ONLY_READY for each in self.everybody if each not in state.ready})
            case "answer":
                return hidden_question(state.answers.waiting(self.everybody), ANSWER, self._clock(state))
            case "over":
                return Over(self.result(state))

    def _clock(self, state: ContestState) -> Clock | None:
        seconds = self.options.answer_seconds
        return Clock(f"answer-{state.tricks + 1}", seconds) if seconds else None

    # Nobody sees the dice. Once all are ready they hear the number, and each answers for themselves.

    def thrown(self, state: ContestState, faces: Faces) -> ContestState:
        return state.but(phase="ready", cup=Secret(faces, NOBODY))

    def did(self, state: ContestState, seat: Seat, move: AnyMove) -> ContestState:
        return self._ready(state, seat) if state.phase == "ready" else self._answered(state, seat, move)

    def _ready(self, state: ContestState, seat: Seat) -> ContestState:
        ready = (*state.ready, seat)
        if len(ready) < self.seats:
            return state.but(ready=ready)
        assert state.cup is not None
        return state.but(phase="answer", ready=(), number=result_of(state.cup.value))

    def _answered(self, state: ContestState, seat: Seat, move: AnyMove) -> ContestState:
        after = state.but(answers=state.answers.after(seat, answer_of(move)))
        return self._uncovered(after) if len(after.answers.by) == self.seats else after

    def expired(self, state: ContestState, clock: str) -> ContestState:
        return self._uncovered(state)

    # One point for both dice in the right order.

    def _uncovered(self, state: ContestState) -> ContestState:
        assert state.number is not None
        answers, tricks, right = state.answers, state.tricks + 1, state.number - ADDED
        return ContestState(
            left_of(state.seat, self.seats),
            tuple([points + (answers.of(seat) == right) for seat, points in enumerate(state.points)]),
            tuple([slowness + self._place(answers, seat) for seat, slowness in enumerate(state.slowness)]),
            "over" if tricks == self.options.rounds else "throw",
            tricks,
        )

    def _place(self, answers: Answers, seat: Seat) -> int:
        """Where a seat stands in the order of answers; whoever gave none stands last."""
        return answers.by.index(seat) + 1 if answers.of(seat) else self.seats

    # Most points win, then the quicker answers.

    def result(self, state: ContestState) -> Result:
        keys = [(points, -slow) for points, slow in zip(state.points, state.slowness, strict=True)]
        return best_wins(keys, points=state.points)

    def reveals(self, before: ContestState, event: Event, after: ContestState) -> tuple[Seat, ...]:
        return (before.seat,) if before.cup is not None and after.cup is None else ()


class ContestFace(CupFace[Contest]):
    giving_up = (PASS,)

    # Dice that have been uncovered lie there until the next throw.

    def left_lying(
        self, before: ContestState, event: Event, after: ContestState, last: LastThrow | None
    ) -> LastThrow | None:
        return None if before.cup is None or after.cup is not None else LastThrow(before.seat, before.cup.value)

    def announcements(self, state: ContestState) -> dict[str, Phrase]:
        if state.phase == "over":
            return {}
        told = {"round": say("round", number=state.tricks + 1, rounds=self.rules.options.rounds)}
        if state.phase == "answer":
            told["the-number"] = say("the-number", number=state.number or 0)
        if state.phase == "ready":
            told["get-ready"] = say("get-ready")
        return told

    def score(self, state: ContestState, seat: Seat) -> int:
        return state.points[seat]

    def note(self, state: ContestState, seat: Seat) -> Phrase | None:
        if state.phase == "ready":
            return say("note-ready" if seat in state.ready else "note-not-ready")
        if state.phase == "answer":
            return say("note-answered" if seat in state.answers.by else "note-thinking")
        return None

    def label(self, state: ContestState, seat: Seat, item: Item) -> Phrase:
        if isinstance(item, Say):
            return say("move-pair", first=item.value[0], second=item.value[1])
        return super().label(state, seat, item)

    def tell(self, before: ContestState, event: Event, after: ContestState, viewer: Viewer) -> tuple[Phrase, ...]:
        """An answer is told to whoever gave it as a pair of dice."""
        if not isinstance(event, Did) or not isinstance(event.move, Say) or event.seat != viewer:
            return super().tell(before, event, after, viewer)
        pair = event.move.value
        answer = say("told-answer", who=Name(event.seat), first=pair[0], second=pair[1])
        return (answer, *self.consequences(before, event, after, viewer))

    def consequences(
        self, before: ContestState, event: Event, after: ContestState, viewer: Viewer
    ) -> tuple[Phrase, ...]:
        if after.phase == "answer" and before.phase == "ready":
            return (say("the-number", number=after.number or 0),)
        if after.tricks == before.tricks:
            return ()
        answers = before.answers
        if isinstance(event, Did):
            answers = answers.after(event.seat, answer_of(event.move))
        assert before.cup is not None
        first, second = before.cup.value
        uncovered = say("told-uncovered", number=before.number or 0, first=first, second=second)
        late = (say("told-time"),) if isinstance(event, Expired) else ()
        told = (_told_answer(answers.of(seat), seat, before, after) for seat in self.rules.everybody)
        return (*late, uncovered, *told)


def _told_answer(answer: int, seat: Seat, before: ContestState, after: ContestState) -> Phrase:
    if not answer:
        return say("told-no-answer", who=Name(seat))
    key = "told-right" if after.points[seat] > before.points[seat] else "told-wrong"
    first, second = divmod(answer, 10)
    return say(key, who=Name(seat), first=first, second=second, points=after.points[seat])


def answer_of(move: AnyMove) -> int:
    """The dice that somebody says, as a number of two digits."""
    return int(move.value) if isinstance(move, Say) else NO_ANSWER


class ContestAdvice(Advice[Contest]):
    def heuristic(self, state: ContestState, seat: Seat, move: AnyMove) -> float | None:
        if isinstance(move, Say):
            return float(answer_of(move) == (state.number or 0) - ADDED)
        return float(move == READY)

    def sample_hidden(self, state: ContestState, seat: Seat, below: RandBelow) -> ContestState:
        """Once the number is out, it tells the dice."""
        cup = state.cup
        if cup is not None and is_unknown(cup):
            told = dice_behind(state.number or 0) if state.phase == "answer" else None
            cup = Secret(told or TWO_DICE.sample(below), cup.seen_by)
        return state.but(cup=cup, answers=state.answers.sample_hidden((state.number or 0) - ADDED))
