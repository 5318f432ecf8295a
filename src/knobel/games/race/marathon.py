"""Marathon: all count their ones together; the one at half-time earns bonus throws, the forty-second wins.

Rulings followed: the bonus comes the moment only two ones are missing, out of turn, and play then goes on to the left
of whoever threw that one; it may be waived, wholly or for the rest, because a one too late only serves the next player.
If agreed, the half-time winner instead has up to three throws in every own turn that begins with exactly two missing,
of which the first must be made. The others share the second place; a game that had to be stopped has no winner.
"""

from functools import cache
from typing import Literal

from knobel.games.race._common_ones import CommonOnes, CommonOnesFace, CommonOnesOptions
from knobel.games.race._race import race_info
from knobel.parts.race import USUAL_SAFETY_CIRCUITS, RaceState, SafetyCircuits, Sheets
from knobel.parts.rethrow import STOP, STOP_OR_THROW, THROW
from knobel.writing.advice import Advice
from knobel.writing.face import Event, Name, Phrase, say
from knobel.writing.facts import Game
from knobel.writing.rules import AnyMove, Bounds, Seat, Stage, ask, up_to

# So many ones are missing when the bonus comes, and so many throws it brings.
MISSING_AT_BONUS = 2
BONUS_THROWS = 3

# fmt: off
Target = Literal[
    10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60,
]
# fmt: on


class MarathonOptions(CommonOnesOptions, frozen=True):
    target_ones: Target = 42
    bonus_timing: Literal["immediate", "own_turn"] = "immediate"
    safety_circuits: SafetyCircuits = USUAL_SAFETY_CIRCUITS


class MarathonState(RaceState, frozen=True):
    """`half` is the half-time winner; `bonus` counts the bonus throws left to `seat`, the next being `due` or not.

    After the bonus play goes on to the left of `interrupted`.
    """

    half: Seat | None = None
    bonus: int = 0
    due: bool = False
    interrupted: Seat = 0


class Marathon(CommonOnes[MarathonState, MarathonOptions]):
    def prepare(self) -> None:
        super().prepare()
        self.half_time = self.target // 2
        self.bonus_from = self.target - MISSING_AT_BONUS

    def bounds(self) -> Bounds:
        return {"bonus": up_to(BONUS_THROWS)}

    def stage(self, state: MarathonState) -> Stage:
        if state.bonus and not state.due:
            return ask(state.seat, STOP_OR_THROW)
        return super().stage(state)

    def did(self, state: MarathonState, seat: Seat, move: AnyMove) -> MarathonState:
        if move == THROW:
            return state.but(due=True)
        return self._resumed(state, state.sheets)

    def after_throw(self, state: MarathonState, sheets: Sheets) -> MarathonState:
        if state.bonus:
            return self._bonus_thrown(state, sheets)
        if sheets is not state.sheets:
            count = sum(sheets)
            if count == self.half_time:
                return self.moved_on(state.but(half=state.seat), sheets)
            if count == self.bonus_from and self.options.bonus_timing == "immediate":
                return self._with_bonus(state, state.half, BONUS_THROWS, sheets)
        if self._has_longer_turn(state):
            return self._with_bonus(state, state.seat, BONUS_THROWS - 1, sheets)
        return self.moved_on(state, sheets)

    # Where the bonus waits for the own turn, the first of the three throws is an ordinary one.

    def _has_longer_turn(self, state: MarathonState) -> bool:
        waits = self.options.bonus_timing == "own_turn" and state.seat == state.half
        return waits and sum(state.sheets) == self.bonus_from

    def _with_bonus(self, state: MarathonState, seat: Seat | None, throws: int, sheets: Sheets) -> MarathonState:
        return state.but(seat=seat, sheets=sheets, bonus=throws, due=False, interrupted=state.seat)

    def _bonus_thrown(self, state: MarathonState, sheets: Sheets) -> MarathonState:
        if state.bonus == 1:
            return self._resumed(state, sheets)
        return state.but(sheets=sheets, bonus=state.bonus - 1, due=False)

    # After the bonus play goes on where it was interrupted.

    def _resumed(self, state: MarathonState, sheets: Sheets) -> MarathonState:
        return self.moved_on(state.but(seat=state.interrupted, bonus=0, due=False, interrupted=0), sheets)


class MarathonFace(CommonOnesFace[Marathon]):
    giving_up = (STOP,)

    def told(self, before: MarathonState, event: Event, after: MarathonState) -> tuple[Phrase, ...]:
        told = list(super().told(before, event, after))
        if after.half is not None and before.half is None:
            told.append(say("told-half", who=Name(after.half)))
        if after.bonus > before.bonus:
            told.append(say("told-bonus", who=Name(after.seat), throws=after.bonus))
        return tuple(told)

    def announcements(self, state: MarathonState) -> dict[str, Phrase]:
        bonus = {"bonus": say("bonus", who=Name(state.seat), throws=state.bonus)}
        ones = super().announcements(state)
        return bonus | ones if state.bonus and not state.over else ones

    def note(self, state: MarathonState, seat: Seat) -> Phrase | None:
        return say("note-half") if seat == state.half else None


class MarathonAdvice(Advice[Marathon]):
    def heuristic(self, state: MarathonState, seat: Seat, move: AnyMove) -> float | None:
        """The chance to win, as if no further bonus came."""
        seats_until = (seat - state.interrupted - 1) % self.rules.seats
        missing = self.rules.target - sum(state.sheets)
        if move == STOP:
            return chance(self.rules.seats, seats_until, missing)
        return chance_by_throwing(self.rules.seats, seats_until, missing, state.bonus)


# What waiting or throwing is worth -----------------------------------------------------------------------------------

HIT = 1 / 6


@cache
def chance(seats: int, seats_until: int, missing: int) -> float:
    """The chance to throw the last one for a player so many seats after the next thrower, without any bonus."""
    if not missing:
        return 0.0
    none_all_round = (1 - HIT) ** seats
    falls_at = [HIT * (1 - HIT) ** step / (1 - none_all_round) for step in range(seats)]
    if missing == 1:
        return falls_at[seats_until]
    return sum(
        falls * chance(seats, (seats_until - step - 1) % seats, missing - 1) for step, falls in enumerate(falls_at)
    )


@cache
def chance_by_throwing(seats: int, seats_until: int, missing: int, throws: int) -> float:
    """The same for a player who now makes a bonus throw, with so many left, and then does what is best."""
    hit = 1.0 if missing == 1 else _best(seats, seats_until, missing - 1, throws - 1)
    return HIT * hit + (1 - HIT) * _best(seats, seats_until, missing, throws - 1)


def _best(seats: int, seats_until: int, missing: int, throws: int) -> float:
    waiting = chance(seats, seats_until, missing)
    return max(waiting, chance_by_throwing(seats, seats_until, missing, throws)) if throws else waiting


GAME = Game(race_info("marathon", decisions=True, tie_break=False), Marathon, MarathonFace, MarathonAdvice)
