"""What is seen and told of rounds with a limit."""

from collections.abc import Iterator
from typing import Any, TypeVar

from knobel.games.cup._limit_round import THREE_DICE, LimitRound, LimitState, Score, playing, score_key
from knobel.writing.face import (
    CardCell,
    CardDice,
    CardTable,
    Event,
    Face,
    LastThrow,
    Name,
    Names,
    Phrase,
    Settlement,
    Thrown,
    Tray,
    Viewer,
    compared,
    payments_between,
    say,
)
from knobel.writing.rules import Seat, with_item

R = TypeVar("R", bound=LimitRound[Any])


class LimitRoundFace(Face[R]):
    """What is seen and said."""

    unit = "penalty-chips"

    def card(self) -> tuple[CardTable, ...]:
        """What a die counts, in every way to count."""
        counts = tuple(say(f"value-{way.name}" if way.name else "card-points") for way in self.rules.ways)
        rows = tuple(self._counted(face) for face in range(1, 7))
        return (CardTable(say("card-faces"), (say("card-die"), *counts), rows),)

    def _counted(self, face: int) -> tuple[CardCell, ...]:
        return (CardDice.alike("d6", (face,)), *(way.points((face,)) for way in self.rules.ways))

    def score(self, state: LimitState, seat: Seat) -> int:
        return state.chips[seat]

    def note(self, state: LimitState, seat: Seat) -> Phrase | None:
        score = state.scores[seat]
        return None if score is None else say("score", points=score.points, throws=score.throws)

    def out(self, state: LimitState, seat: Seat) -> bool:
        return state.out[seat] is not None

    def trays(self, state: LimitState, viewer: Viewer, last: LastThrow | None) -> tuple[Tray, ...]:
        playoff = state.for_chip or state.for_start
        if playoff is not None and playoff.thrown:
            return playoff.trays
        turn = state.turn
        limit = self.rules.limit(state)
        return (Tray("tray", state.seat, turn.views(THREE_DICE), throws=turn.throws or None, allowed=limit),)

    def announcements(self, state: LimitState) -> dict[str, Phrase]:
        told = {}
        if state.called:
            told["called"] = say(f"called-{state.called}")
        if state.scores[state.starter] is not None and state.out.count(None) > 1:
            told["limit"] = say("limit", throws=self.rules.limit(state))
        if state.for_chip is not None:
            told["playoff"] = say("for-chip", who=Names(state.for_chip.seats), way=state.called)
        if state.for_start is not None:
            told["playoff"] = say("for-start", who=Names(state.for_start.seats), way=state.called)
        return told

    def consequences(self, before: LimitState, event: Event, after: LimitState, viewer: Viewer) -> tuple[Phrase, ...]:
        return (*self._told_turn(before, event, after), *self._told_chips(before, after), *_told_next(before, after))

    def _told_turn(self, before: LimitState, event: Event, after: LimitState) -> Iterator[Phrase]:
        """What a turn has come to, once it has ended."""
        if before.for_chip is not None or before.for_start is not None or not self._has_ended(before, after):
            return
        turn = before.turn.after(event.faces) if isinstance(event, Thrown) else before.turn
        points = self.rules.way(before).points(turn.faces)
        yield say("told-score", who=Name(before.seat), points=points, throws=turn.throws)
        if before.seat == before.starter:
            yield say("told-limit", throws=turn.throws)

    def _has_ended(self, before: LimitState, after: LimitState) -> bool:
        moved_on = (after.round, after.seat) != (before.round, before.seat)
        return before.scores[before.seat] is None and (moved_on or after.scores[before.seat] is not None)

    def _told_chips(self, before: LimitState, after: LimitState) -> Iterator[Phrase]:
        for seat in range(self.rules.seats):
            if after.chips[seat] > before.chips[seat]:
                yield say("told-chip", who=Name(seat), chips=after.chips[seat])
            if after.out[seat] is not None and before.out[seat] is None:
                yield say("told-out", who=Name(seat))

    def settlement(self, before: LimitState, event: Event, after: LimitState) -> Settlement | None:
        if after.chips == before.chips:
            return None
        scores, way = self._scores(before, event), self.rules.way(before)
        played = {seat: score for seat in playing(before.starter, before.out) if (score := scores[seat]) is not None}
        keys = {seat: score_key(score, way) for seat, score in played.items()}
        names = {seat: say("score", points=score.points, throws=score.throws) for seat, score in played.items()}
        paid = payments_between(before.chips, after.chips)
        losers = tuple(payment.taker for payment in paid if payment.taker is not None)
        best = tuple(seat for seat in keys if keys[seat] == max(keys.values()) and seat not in losers)
        return Settlement(compared(keys, names, best=best, worst=losers), paid)

    def _scores(self, before: LimitState, event: Event) -> tuple[Score | None, ...]:
        """Everybody's result once this event has ended the last turn of the round, or the play-off after it."""
        if before.scores[before.seat] is not None:
            return before.scores
        turn = before.turn.after(event.faces) if isinstance(event, Thrown) else before.turn
        points = self.rules.way(before).points(turn.faces)
        return with_item(before.scores, before.seat, Score(points, turn.throws))


def _told_next(before: LimitState, after: LimitState) -> Iterator[Phrase]:
    """What a tie or the end of a round leads to."""
    if after.for_chip is not None and after.for_chip.seats != (before.for_chip and before.for_chip.seats):
        yield say("told-for-chip", who=Names(after.for_chip.seats))
    if after.for_start is not None and after.for_start.seats != (before.for_start and before.for_start.seats):
        yield say("told-for-start", who=Names(after.for_start.seats))
    if after.round > before.round:
        yield say("told-next-round", who=Name(after.starter))
