"""Würfelstapel as a contest: the same tower for all, and a point for every right answer in time."""

from typing import Literal

from knobel.games.trick._answers import hidden_question
from knobel.games.trick.wuerfelstapel.riddle import Riddle, TowerFace, TowerState, sums
from knobel.games.trick.wuerfelstapel.tower import SMALLEST
from knobel.writing.face import Phrase, say
from knobel.writing.rules import Clock, Result, Seat, Stage, by_points


class Contest(Riddle):
    ties = True

    def prepare(self) -> None:
        self.everybody = tuple(range(self.seats))

    def opening(self, tricks: int) -> Literal["tower", "over"]:
        return "over" if tricks == self.options.rounds else "tower"

    # Growing towers have two dice at first, and then one more each.

    def size(self, state: TowerState) -> int:
        growing = self.options.dice_per_round == "growing"
        return state.tricks + SMALLEST if growing else self.options.dice

    # All answer at once, each for themselves.

    def magicians(self, state: TowerState) -> tuple[Seat, ...]:
        return self.everybody

    def question(self, state: TowerState) -> Stage:
        clock = Clock(f"answer-{state.tricks + 1}", self.options.answer_seconds)
        return hidden_question(state.answers.waiting(self.everybody), sums(self.size(state)), clock)

    def expired(self, state: TowerState, clock: str) -> TowerState:
        return self.taken_apart(state)

    # Every right answer is a point.

    def taken_apart(self, state: TowerState) -> TowerState:
        right, answers = self.right_sum(state), state.answers
        points = tuple([had + (answers.of(seat) == right) for seat, had in enumerate(state.points)])
        return super().taken_apart(state.but(points=points))

    def result(self, state: TowerState) -> Result:
        return by_points(state.points)


class ContestFace(TowerFace[Contest]):
    def announcements(self, state: TowerState) -> dict[str, Phrase]:
        if state.phase == "over":
            return {}
        number = say("round", number=state.tricks + 1, rounds=self.rules.options.rounds)
        return {"round": number} | super().announcements(state)

    def score(self, state: TowerState, seat: Seat) -> int:
        return state.points[seat]

    def note(self, state: TowerState, seat: Seat) -> Phrase | None:
        if state.phase != "answer":
            return None
        return say("note-answered" if seat in state.answers.by else "note-thinking")
