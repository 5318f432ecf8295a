"""Würfelstapel with a player as the magician: the app stacks the dice unseen, and the player names the sum."""

from functools import cache
from typing import Any, Literal, TypeVar

from knobel.games.trick._answers import MOST_TRICKS, NO_ANSWER, PASS, STOP, Answers
from knobel.games.trick.wuerfelstapel.tower import (
    OPPOSITES,
    WuerfelstapelOptions,
    amount_of,
    covered_sum,
    solved,
    taken_apart,
)
from knobel.writing.advice import Advice, RandBelow, is_unknown
from knobel.writing.face import Announcement, Event, Face, LastThrow, Name, Phrase, Tray, Viewer, Widget, dice_tray, say
from knobel.writing.facts import Frozen
from knobel.writing.rules import (
    PERFORMANCE,
    AnyMove,
    Bids,
    Bounds,
    Choices,
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
    d6,
    left_of,
    no_winner,
    throw,
    up_to,
)

NOBODY = ()
TOWER = Press("tower")
# There is at least one tower; before each further one the players may stop.
OFFER, FIRST_OFFER = Choices(STOP, TOWER), Choices(TOWER)


class TowerState(Frozen, frozen=True):
    """`seat` throws, and is the magician where there is one. `below` are the tops of the dice under the top one.

    `top` is the face that all see, 0 if none. A tower may have more dice than the box of the game shows.
    """

    former = frozenset(("apart",))

    seat: Seat
    phase: Literal["offer", "tower", "top", "answer", "over"]
    points: tuple[int, ...]
    tricks: int = 0
    top: int = 0
    below: Secret[tuple[int, ...]] | None = None
    answers: Answers = Answers()

    @property
    def tops(self) -> tuple[int, ...]:
        """What all its dice show, from the top."""
        assert self.below is not None
        return (self.top, *self.below.value)


class LastTower(LastThrow, frozen=True):
    """The last tower, taken apart, with the tops of all its dice."""

    tops: tuple[int, ...] = ()


@cache
def sums(size: int) -> Choices:
    """Any sum that somebody might name for a tower of so many dice."""
    return Choices(PASS, Bids(1, OPPOSITES * size))


class Riddle(Rules[TowerState, WuerfelstapelOptions]):
    ties = False

    def bounds(self) -> Bounds:
        return {"top": up_to(6), "below.value.*": range(1, 7)}

    def start(self, first: Seat) -> TowerState:
        return TowerState(first, self.opening(0), (0,) * self.seats)

    def stage(self, state: TowerState) -> Stage:
        match state.phase:
            case "offer":
                return ask(state.seat, OFFER if state.tricks else FIRST_OFFER)
            case "tower":
                return throw(state.seat, d6(self.size(state) - 1), NOBODY)
            case "top":
                return throw(state.seat, d6(1))
            case "answer":
                return self.question(state)
            case "over":
                return Over(self.result(state))

    def size(self, state: TowerState) -> int:
        """How many dice the tower has."""
        return self.options.dice

    def right_sum(self, state: TowerState) -> int:
        """The sum of the covered faces."""
        return covered_sum(self.size(state), state.top)

    # The dice below are stacked unseen; only the last one, on top, is seen by all.

    def thrown(self, state: TowerState, faces: Faces) -> TowerState:
        if state.phase == "tower":
            return state.but(phase="top", below=Secret(faces, NOBODY))
        return state.but(phase="answer", top=faces[0])

    def did(self, state: TowerState, seat: Seat, move: AnyMove) -> TowerState:
        if move == STOP:
            return state.but(phase="over")
        if state.phase == "offer":
            return state.but(phase="tower")
        after = state.but(answers=state.answers.after(seat, amount_of(move)))
        return after if after.answers.waiting(self.magicians(state)) else self.taken_apart(after)

    # The magician names the sum; then the tower is taken apart, and the next one is the magician.

    def opening(self, tricks: int) -> Literal["offer", "tower", "over"]:
        """What comes after so many towers."""
        return "over" if tricks == MOST_TRICKS else "offer"

    def magicians(self, state: TowerState) -> tuple[Seat, ...]:
        """Who names the sum."""
        return (state.seat,)

    def question(self, state: TowerState) -> Stage:
        return ask(state.seat, sums(self.size(state)))

    def taken_apart(self, state: TowerState) -> TowerState:
        tricks = state.tricks + 1
        return TowerState(left_of(state.seat, self.seats), self.opening(tricks), state.points, tricks)

    def result(self, state: TowerState) -> Result:
        return no_winner(self.seats, flags=(PERFORMANCE,))

    def reveals(self, before: TowerState, event: Event, after: TowerState) -> tuple[Seat, ...]:
        return (before.seat,) if before.below is not None and after.below is None else ()


R = TypeVar("R", bound=Riddle)


class TowerFace(Face[R]):
    """A tower as it stands, or the last one taken apart."""

    giving_up = (STOP, PASS)
    last_type = LastTower

    def left_lying(
        self, before: TowerState, event: Event, after: TowerState, last: LastTower | None
    ) -> LastTower | None:
        if after.tricks > before.tricks:
            return LastTower(before.seat, (before.top,), before.tops)
        return last if after.phase == "over" else None

    def trays(self, state: TowerState, viewer: Viewer, last: LastTower | None) -> tuple[Tray, ...]:
        if state.below is not None:
            on_top = (state.top,) if state.top else ()
            below = (None,) * (self.rules.size(state) - 1)
            return (dice_tray(state.seat, (*on_top, *below), cup="covered").but(stacked=True),)
        return (dice_tray(last.seat, last.tops, cup="lifted").but(stacked=True),) if last and last.tops else ()

    # Once a tower has been taken apart, what each die has covered stands beside it.

    def draw(self, state: TowerState, viewer: Viewer, last: LastTower | None) -> tuple[Widget, ...]:
        tops = () if last is None else last.tops
        dice = (Announcement(f"die-{number}", die, "tray") for number, die in enumerate(taken_apart(tops)))
        trays, beside = self.trays(state, viewer, last), self.beside(state, viewer)
        return (*trays, *dice, *beside, *self.below(state, viewer, last))

    def announcements(self, state: TowerState) -> dict[str, Phrase]:
        return {"riddle": self._riddle(state)} if state.phase == "answer" else {}

    def _riddle(self, state: TowerState) -> Phrase:
        return say("riddle", size=self.rules.size(state), top=state.top)

    def consequences(self, before: TowerState, event: Event, after: TowerState, viewer: Viewer) -> tuple[Phrase, ...]:
        if before.phase == "top":
            return (self._riddle(after),)
        if after.tricks == before.tricks:
            return ()
        late = (say("told-time"),) if isinstance(event, Expired) else ()
        sum_of_all = solved("told-secret", self.rules.size(before), before.top)
        return (*late, *taken_apart(before.tops), sum_of_all, *self._told_answers(before, event))

    def _told_answers(self, before: TowerState, event: Event) -> tuple[Phrase, ...]:
        answers, right = before.answers, self.rules.right_sum(before)
        if isinstance(event, Did):
            answers = answers.after(event.seat, amount_of(event.move))
        return tuple(_verdict(seat, answers.of(seat), right) for seat in self.rules.magicians(before))


def _verdict(seat: Seat, answer: int, right: int) -> Phrase:
    if answer == NO_ANSWER:
        return say("told-no-answer", who=Name(seat))
    return say("told-right" if answer == right else "told-wrong", who=Name(seat), answer=answer)


class RiddleFace(TowerFace[Riddle]):
    def below(self, state: TowerState, viewer: Viewer, last: LastTower | None) -> tuple[Widget, ...]:
        return ()

    def announcements(self, state: TowerState) -> dict[str, Phrase]:
        if state.phase == "offer":
            return {"offer": say("offer", who=Name(state.seat), dice=self.rules.options.dice)}
        return super().announcements(state)


class TowerAdvice(Advice[Any]):
    # Name the right sum, give everybody a turn, and then call it a day.

    def heuristic(self, state: TowerState, seat: Seat, move: AnyMove) -> float | None:
        if state.phase == "answer":
            return float(amount_of(move) == self.rules.right_sum(state))
        return float((move == STOP) == (state.tricks >= self.rules.seats))

    def sample_hidden(self, state: TowerState, seat: Seat, below: RandBelow) -> TowerState:
        stack = Secret(d6(self.rules.size(state) - 1).sample(below), NOBODY) if is_unknown(state.below) else state.below
        return state.but(below=stack, answers=state.answers.sample_hidden(self.rules.right_sum(state)))
