"""Wieviel Augen? with the app as the magician: everybody in turn throws and reckons, and nobody wins."""

from typing import Literal

from knobel.games.trick._answers import CONFIRM, MOST_TRICKS, RIGHT, STOP, WRONG
from knobel.games.trick.wieviel_augen.cup import CupFace
from knobel.games.trick.wieviel_augen.secret_sum import ADDED, TWO_DICE, WievielAugenOptions, dice_behind, result_of
from knobel.writing.advice import Advice, RandBelow, is_unknown
from knobel.writing.face import Event, LastThrow, Name, Phrase, Viewer, Widget, say
from knobel.writing.facts import Frozen
from knobel.writing.rules import (
    PERFORMANCE,
    AnyMove,
    Bid,
    Bids,
    Bounds,
    Choices,
    Did,
    Faces,
    Over,
    Press,
    Result,
    Rules,
    Seat,
    Secret,
    Stage,
    ask,
    left_of,
    no_winner,
    throw,
    up_to,
)

STEPS = ("double", "add-five", "times-five", "add-second")
LAST_STEP = len(STEPS) - 1
MOST_TRIES = 10

CUP, OWN_DICE, DONE, GIVE_UP = map(Press, ("cup", "own-dice", "done", "give-up"))
# A show has at least one trick; before each further one it may be ended.
OFFER, FIRST_OFFER = Choices(STOP, CUP, OWN_DICE), Choices(CUP, OWN_DICE)
STEP = Choices(DONE, GIVE_UP)
NUMBER = Choices(GIVE_UP, Bids(0, 199))


class ShowState(Frozen, frozen=True):
    """`seat` throws. `cup` holds dice that are covered; there are none if the thrower uses dice of their own.

    `number` is the last result named, possible or not, `tries` how many impossible ones there were in this trick, and
    `step` how far the calculation is.
    """

    former = frozenset(("shown",))

    seat: Seat
    phase: Literal["offer", "throw", "sum", "named", "over"] = "offer"
    tricks: int = 0
    cup: Secret[Faces] | None = None
    number: int | None = None
    tries: int = 0
    step: int = 0


class Show(Rules[ShowState, WievielAugenOptions]):
    ties = False

    def prepare(self) -> None:
        self._first_step = 0 if self.options.show_steps == "on" else LAST_STEP

    def bounds(self) -> Bounds:
        return {"number": up_to(199), "tries": up_to(MOST_TRIES), "step": up_to(LAST_STEP)}

    def start(self, first: Seat) -> ShowState:
        return ShowState(first)

    def stage(self, state: ShowState) -> Stage:
        seat = state.seat
        match state.phase:
            case "offer":
                return ask(seat, OFFER if state.tricks else FIRST_OFFER)
            case "throw":
                return throw(seat, TWO_DICE, (seat,))
            case "sum":
                return ask(seat, NUMBER if state.step == LAST_STEP else STEP)
            case "named":
                return ask(seat, CONFIRM)
            case "over":
                return Over(self.result(state))

    # Throw under the cup, or dice of your own, and follow the magician's words.

    def thrown(self, state: ShowState, faces: Faces) -> ShowState:
        return self._calculating(state, Secret(faces, (state.seat,)))

    def did(self, state: ShowState, seat: Seat, move: AnyMove) -> ShowState:
        match state.phase:
            case "offer":
                return self._chosen(state, move)
            case "sum":
                return self._calculated(state, move)
            case _:
                return self._ended(state)

    def _chosen(self, state: ShowState, move: AnyMove) -> ShowState:
        if move == STOP:
            return state.but(phase="over")
        if move == CUP:
            return state.but(phase="throw")
        return self._calculating(state, None)

    def _calculating(self, state: ShowState, cup: Secret[Faces] | None) -> ShowState:
        return state.but(phase="sum", cup=cup, number=None, tries=0, step=self._first_step)

    # A possible result is answered with the dice that it gives away; an impossible one has to be worked out again.

    def _calculated(self, state: ShowState, move: AnyMove) -> ShowState:
        if move == DONE:
            return state.but(step=state.step + 1)
        if not isinstance(move, Bid):
            return self._ended(state)
        if dice_behind(move.amount) is not None:
            return state.but(phase="named", number=move.amount)
        if state.tries + 1 == MOST_TRIES:
            return self._ended(state)
        return state.but(number=move.amount, tries=state.tries + 1, step=self._first_step)

    # When a trick is over the cup is lifted, and the next one throws.

    def _ended(self, state: ShowState) -> ShowState:
        tricks = state.tricks + 1
        return ShowState(left_of(state.seat, self.seats), "over" if tricks == MOST_TRICKS else "offer", tricks)

    def result(self, state: ShowState) -> Result:
        return no_winner(self.seats, flags=(PERFORMANCE,))

    def reveals(self, before: ShowState, event: Event, after: ShowState) -> tuple[Seat, ...]:
        return (before.seat,) if before.cup is not None and after.cup is None else ()


class ShowFace(CupFace[Show]):
    giving_up = (STOP, GIVE_UP)

    def below(self, state: ShowState, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        return ()

    # Dice that have been uncovered lie there until the next trick begins.

    def left_lying(self, before: ShowState, event: Event, after: ShowState, last: LastThrow | None) -> LastThrow | None:
        if after.tricks == before.tricks:
            return last if after.phase == "over" else None
        return None if before.cup is None else LastThrow(before.seat, before.cup.value)

    def announcements(self, state: ShowState) -> dict[str, Phrase]:
        match state.phase:
            case "offer":
                return {"offer": say("offer", who=Name(state.seat))}
            case "sum":
                return {phrase.key: phrase for phrase in (*_impossible(state), self._prompt(state))}
            case "named":
                return {"named": say("named", **_pair(state))}
            case _:
                return {}

    def _prompt(self, state: ShowState) -> Phrase:
        """The magician's next words: one step of the calculation, or all that is left to the thrower."""
        return say(f"step-{STEPS[state.step]}") if self.rules.options.show_steps == "on" else say("work-it-out")

    def consequences(self, before: ShowState, event: Event, after: ShowState, viewer: Viewer) -> tuple[Phrase, ...]:
        if after.tricks > before.tricks:
            assert isinstance(event, Did)
            return _told_end(before, event.move)
        if after.phase == "named":
            return (say("told-named", **_pair(after)),)
        if after.phase == "sum":
            return (*(_impossible(after) if after.tries > before.tries else ()), self._prompt(after))
        return ()


# The magician bows, or finds the slip; dice of their own are known to nobody but the thrower.


def _told_end(before: ShowState, move: AnyMove) -> tuple[Phrase, ...]:
    who, shown = Name(before.seat), () if before.cup is None else before.cup.value
    if before.phase == "sum":
        return (say("told-given-up", who=who), *_told_dice(shown))
    pair = _pair(before)
    if not shown:
        return (say("told-applause") if move == RIGHT else say("told-slip-own", who=who, **pair),)
    if shown == dice_behind(before.number or 0):
        return (say("told-applause" if move == RIGHT else "told-teased", who=who, **pair),)
    return (say("told-slip", who=who, number=before.number or 0), *_told_dice(shown))


def _told_dice(shown: Faces) -> tuple[Phrase, ...]:
    if not shown:
        return ()
    first, second = shown
    doubled = 2 * first
    facts = {"first": first, "second": second, "doubled": doubled, "added": doubled + 5, "times": 5 * doubled + 25}
    return (say("told-dice", **facts, right=result_of(shown)),)


def _impossible(state: ShowState) -> tuple[Phrase, ...]:
    return () if state.number is None else (say("impossible", number=state.number),)


def _pair(state: ShowState) -> dict[str, int]:
    first, second = dice_behind(state.number or 0) or (0, 0)
    return {"number": state.number or 0, "first": first, "second": second}


class ShowAdvice(Advice[Show]):
    # Work it out properly, give everybody a turn, and then call it a day.

    def heuristic(self, state: ShowState, seat: Seat, move: AnyMove) -> float | None:
        faces = None if state.cup is None else state.cup.shown_to(seat)
        if isinstance(move, Bid):
            return float(move.amount == (ADDED + 11 if faces is None else result_of(faces)))
        wanted = {
            "offer": STOP if state.tricks >= self.rules.seats else CUP,
            "sum": DONE,
            "named": RIGHT if faces in (None, dice_behind(state.number or 0)) else WRONG,
        }
        return float(move == wanted[state.phase]) - 0.5 * (move == GIVE_UP)

    def sample_hidden(self, state: ShowState, seat: Seat, below: RandBelow) -> ShowState:
        if state.cup is None or not is_unknown(state.cup):
            return state
        return state.but(cup=Secret(TWO_DICE.sample(below), state.cup.seen_by))
