"""Wieviel Augen?: two dice, a little secret sum, and the magician names both dice from its result alone.

Double the first die, add five, take it five times, add the second die: the result is both dice as two digits, and 25.

Rulings followed: a result is possible if, less 25, it has two digits from one to six; the magician knows nothing but
the result, so that a slip of the thrower makes the magician name wrong dice, and is explained afterwards; the order of
the dice counts; after ten impossible results a trick is given up, and after a hundred tricks the curtain falls. When
the players are the magicians, they say that they are ready before the number is told to all at once; equal points are
told apart by who answered sooner, counting in every round the place in the order of answers.
"""

from functools import cache
from typing import Annotated, Literal

from knobel.games.trick._answers import (
    CONFIRM,
    MOST_TRICKS,
    NO_ANSWER,
    PASS,
    RIGHT,
    STOP,
    WRONG,
    Answers,
    hidden_question,
)
from knobel.writing.advice import Advice, Below, is_unknown
from knobel.writing.face import (
    Announcement,
    DieView,
    Event,
    Face,
    Item,
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
from knobel.writing.facts import Family, Frozen, Game, Info, Options, Players, off_or, only, when, whole
from knobel.writing.rules import (
    AnyMove,
    Ask,
    Bid,
    Bids,
    Choices,
    Clock,
    Did,
    Die,
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
    ask,
    best_wins,
    dice_set,
    no_winner,
    throw,
)

COLOURS = ("red", "ivory")
TWO_DICE = dice_set(Die(0, colour=COLOURS[0]), Die(1, colour=COLOURS[1]))
FACES = range(1, 7)
ADDED = 25
STEPS = ("double", "add-five", "times-five", "add-second")
LAST_STEP = len(STEPS) - 1
NOBODY = ()
MOST_TRIES = 10

CUP, OWN_DICE, DONE, GIVE_UP, READY = map(Press, ("cup", "own-dice", "done", "give-up", "ready"))
# A show has at least one trick; before each further one it may be ended.
OFFER, FIRST_OFFER = Choices(STOP, CUP, OWN_DICE), Choices(CUP, OWN_DICE)
STEP = Choices(DONE, GIVE_UP)
NUMBER = Choices(GIVE_UP, Bids(0, 199))
PAIRS = tuple(10 * a + b for a in FACES for b in FACES)
ANSWER = Choices(PASS, *(Say(str(pair)) for pair in PAIRS))
ONLY_READY = Choices(READY)
Phase = Literal["offer", "throw", "sum", "named", "ready", "answer", "over"]


class WievielAugenOptions(Options, frozen=True):
    """What a table can agree on."""

    mode: Literal["app_magician", "player_magician"] = "app_magician"
    rounds: Annotated[int, whole(1, 50)] = 10
    answer_seconds: Annotated[int, off_or(5, 60)] = 15
    show_steps: Literal["on", "off"] = "on"

    depends = (
        only("rounds", when(mode="player_magician")),
        only("answer_seconds", when(mode="player_magician")),
        only("show_steps", when(mode="app_magician")),
    )


class State(Frozen, frozen=True):
    """`seat` throws. `cup` holds dice that are covered; there are none if the thrower uses dice of their own.

    `number` is the last result named, possible or not, `tries` how many impossible ones there were in this trick, and
    `step` how far the calculation is. `ready` and `answers` are those of the magicians in this round. `shown` are the
    dice that the last trick uncovered. `slowness` adds up every seat's places in the order of answers.
    """

    seat: Seat
    points: tuple[int, ...]
    slowness: tuple[int, ...]
    phase: Phase
    tricks: int = 0
    cup: Secret[Faces] | None = None
    number: int | None = None
    tries: int = 0
    step: int = 0
    ready: tuple[Seat, ...] = ()
    answers: Answers = Answers()
    shown: Faces = ()


def result_of(faces: Faces) -> int:
    """What the secret sum comes to."""
    first, second = faces
    return 5 * (2 * first + 5) + second


@cache
def dice_behind(number: int) -> Faces | None:
    """The two dice that a result gives away; None for a result that cannot be right."""
    first, second = divmod(number - ADDED, 10)
    return (first, second) if first in FACES and second in FACES else None


INFO = Info(
    id="wieviel-augen",
    family=Family.TRICK,
    players=Players(1, 6),
    dice=("d6", "d6"),
    matches=False,
    hidden=True,
    ground={"starter": "first_seat"},
)


class WievielAugen(Rules[State, WievielAugenOptions]):
    def prepare(self) -> None:
        super().prepare()
        self.everybody = tuple(range(self.seats))
        self.app_is_magician = self.options.mode == "app_magician"
        self._first_step = 0 if self.options.show_steps == "on" else LAST_STEP

    def start(self, first: Seat) -> State:
        nothing = (0,) * self.seats
        return State(first, nothing, nothing, "offer" if self.app_is_magician else "throw")

    def stage(self, state: State) -> Stage:
        seat = state.seat
        match state.phase:
            case "offer":
                return ask(seat, OFFER if state.tricks else FIRST_OFFER)
            case "throw":
                return throw(seat, TWO_DICE, (seat,) if self.app_is_magician else NOBODY)
            case "sum":
                return ask(seat, NUMBER if state.step == LAST_STEP else STEP)
            case "named":
                return ask(seat, CONFIRM)
            case "ready":
                return Ask({each: ONLY_READY for each in self.everybody if each not in state.ready})
            case "answer":
                return hidden_question(state.answers.waiting(self.everybody), ANSWER, self._clock(state))
            case "over":
                return Over(self.result(state))

    def _clock(self, state: State) -> Clock | None:
        seconds = self.options.answer_seconds
        return Clock(f"answer-{state.tricks + 1}", seconds) if seconds else None

    def thrown(self, state: State, faces: Faces) -> State:
        if self.app_is_magician:
            return self._calculating(state, Secret(faces, (state.seat,)))
        return state.but(phase="ready", cup=Secret(faces, NOBODY), shown=(), number=None, answers=Answers())

    def did(self, state: State, seat: Seat, move: AnyMove) -> State:
        match state.phase:
            case "offer":
                return self._chosen(state, move)
            case "sum":
                return self._calculated(state, move)
            case "named":
                return self._ended(state)
            case "ready":
                return self._ready(state, seat)
            case _:
                return self._answered(state, seat, move)

    # The app is the magician: throw under the cup, or dice of your own, and follow the magician's words.

    def _chosen(self, state: State, move: AnyMove) -> State:
        if move == STOP:
            return state.but(phase="over")
        if move == CUP:
            return state.but(phase="throw", shown=())
        return self._calculating(state, None)

    def _calculating(self, state: State, cup: Secret[Faces] | None) -> State:
        return state.but(phase="sum", cup=cup, shown=(), number=None, tries=0, step=self._first_step)

    # A possible result is answered with the dice that it gives away; an impossible one has to be worked out again.

    def _calculated(self, state: State, move: AnyMove) -> State:
        if move == DONE:
            return state.but(step=state.step + 1)
        if not isinstance(move, Bid):
            return self._ended(state)
        if dice_behind(move.amount) is not None:
            return state.but(phase="named", number=move.amount)
        if state.tries + 1 == MOST_TRIES:
            return self._ended(state)
        return state.but(number=move.amount, tries=state.tries + 1, step=self._first_step)

    def _ended(self, state: State) -> State:
        """The trick is over: the cup is lifted, and the next one throws."""
        shown = () if state.cup is None else state.cup.value
        tricks = state.tricks + 1
        phase: Phase = "over" if tricks == MOST_TRICKS else "offer"
        following = (state.seat + 1) % self.seats
        return State(following, state.points, state.slowness, phase, tricks, shown=shown)

    # The players are the magicians: once all are ready they hear the number, and each answers for themselves.

    def _ready(self, state: State, seat: Seat) -> State:
        ready = (*state.ready, seat)
        if len(ready) < self.seats:
            return state.but(ready=ready)
        assert state.cup is not None
        return state.but(phase="answer", ready=(), number=result_of(state.cup.value))

    def _answered(self, state: State, seat: Seat, move: AnyMove) -> State:
        value = int(move.value) if isinstance(move, Say) else NO_ANSWER
        answers = state.answers.after(seat, value)
        after = state.but(answers=answers)
        return self._uncovered(after) if len(answers.by) == self.seats else after

    def expired(self, state: State, clock: str) -> State:
        return self._uncovered(state)

    # One point for both dice in the right order.

    def _uncovered(self, state: State) -> State:
        assert state.cup is not None
        answers, tricks, seats = state.answers, state.tricks + 1, range(self.seats)
        right = [answers.of(seat) == (state.number or 0) - ADDED for seat in seats]
        return State(
            (state.seat + 1) % self.seats,
            tuple([state.points[seat] + right[seat] for seat in seats]),
            tuple([state.slowness[seat] + self._place(answers, seat) for seat in seats]),
            "over" if tricks == self.options.rounds else "throw",
            tricks,
            number=state.number,
            shown=state.cup.value,
        )

    def _place(self, answers: Answers, seat: Seat) -> int:
        """Where a seat stands in the order of answers; whoever gave none stands last."""
        return answers.by.index(seat) + 1 if answers.of(seat) else self.seats

    # Most points win, then the quicker answers; where the app is the magician nobody wins.

    def result(self, state: State) -> Result:
        if self.app_is_magician:
            return no_winner(self.seats)
        keys = [(points, -slow) for points, slow in zip(state.points, state.slowness, strict=True)]
        return best_wins(keys, points=state.points)

    def reveals(self, before: State, event: Event, after: State) -> tuple[Seat, ...]:
        return (before.seat,) if before.cup is not None and after.cup is None else ()


class WievielAugenFace(Face[WievielAugen]):
    def draw(self, state: State, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        said = tuple(Announcement(phrase.key, phrase) for phrase in self._announced(state))
        if self.rules.app_is_magician:
            return (*self._tray(state, viewer), *said)
        rows = tuple(Standing(seat, points, self._note(state, seat)) for seat, points in enumerate(state.points))
        return (*self._tray(state, viewer), *said, Standings("standings", "points", rows))

    def _tray(self, state: State, viewer: Viewer) -> tuple[Tray, ...]:
        if state.cup is not None:
            return (Tray("tray", state.seat, _views(state.cup.shown_to(viewer)), "covered"),)
        if state.shown:
            return (Tray("tray", (state.seat - 1) % self.rules.seats, _views(state.shown), "lifted"),)
        return (Tray("tray", state.seat, _views(None)),) if state.phase == "throw" else ()

    def _announced(self, state: State) -> tuple[Phrase, ...]:
        who = Name(state.seat)
        match state.phase:
            case "offer":
                return (say("offer", who=who),)
            case "sum":
                return (*self._impossible(state), self._prompt(state))
            case "named":
                return (say("named", **self._pair(state)),)
            case "ready" | "answer" | "throw" if not self.rules.app_is_magician:
                return self._round(state)
            case _:
                return ()

    def _impossible(self, state: State) -> tuple[Phrase, ...]:
        return () if state.number is None else (say("impossible", number=state.number),)

    def _prompt(self, state: State) -> Phrase:
        """The magician's next words: one step of the calculation, or all that is left to the thrower."""
        return say(f"step-{STEPS[state.step]}") if self.rules.options.show_steps == "on" else say("work-it-out")

    def _round(self, state: State) -> tuple[Phrase, ...]:
        number = say("round", number=state.tricks + 1, rounds=self.rules.options.rounds)
        if state.phase != "answer":
            return (number, say("get-ready")) if state.phase == "ready" else (number,)
        return (number, say("the-number", number=state.number or 0))

    def _pair(self, state: State) -> dict[str, int]:
        first, second = dice_behind(state.number or 0) or (0, 0)
        return {"number": state.number or 0, "first": first, "second": second}

    def _note(self, state: State, seat: Seat) -> Phrase | None:
        if state.phase == "ready":
            return say("note-ready" if seat in state.ready else "note-not-ready")
        if state.phase == "answer":
            return say("note-answered" if seat in state.answers.by else "note-thinking")
        return None

    def label(self, state: State, seat: Seat, item: Item) -> Phrase:
        if isinstance(item, Say):
            return say("move-pair", first=item.value[0], second=item.value[1])
        return super().label(state, seat, item)

    def tell(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        """An answer is told to whoever gave it as a pair of dice."""
        if not isinstance(event, Did) or not isinstance(event.move, Say) or event.seat != viewer:
            return super().tell(before, event, after, viewer)
        pair = event.move.value
        answer = say("told-answer", who=Name(event.seat), first=pair[0], second=pair[1])
        return (answer, *self.consequences(before, event, after, viewer))

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        if not self.rules.app_is_magician:
            return self._told_contest(before, event, after)
        if after.tricks > before.tricks:
            assert isinstance(event, Did)
            return self._told_end(before, event.move, after)
        if after.phase == "named":
            return (say("told-named", **self._pair(after)),)
        if after.phase == "sum":
            return (*(self._impossible(after) if after.tries > before.tries else ()), self._prompt(after))
        return ()

    # The magician bows, or finds the slip; dice of their own are known to nobody but the thrower.

    def _told_end(self, before: State, move: AnyMove, after: State) -> tuple[Phrase, ...]:
        who = Name(before.seat)
        if before.phase == "sum":
            return (say("told-given-up", who=who), *self._told_dice(after))
        pair = self._pair(before)
        if not after.shown:
            return (say("told-applause") if move == RIGHT else say("told-slip-own", who=who, **pair),)
        if after.shown == dice_behind(before.number or 0):
            return (say("told-applause" if move == RIGHT else "told-teased", who=who, **pair),)
        return (say("told-slip", who=who, number=before.number or 0), *self._told_dice(after))

    def _told_dice(self, after: State) -> tuple[Phrase, ...]:
        if not after.shown:
            return ()
        first, second = after.shown
        doubled = 2 * first
        facts = {"first": first, "second": second, "doubled": doubled, "added": doubled + 5, "times": 5 * doubled + 25}
        return (say("told-dice", **facts, right=result_of(after.shown)),)

    def _told_contest(self, before: State, event: Event, after: State) -> tuple[Phrase, ...]:
        if after.phase == "answer" and before.phase == "ready":
            return (say("the-number", number=after.number or 0),)
        if after.tricks == before.tricks:
            return ()
        answers = before.answers
        if isinstance(event, Did):
            answers = answers.after(event.seat, int(event.move.value) if isinstance(event.move, Say) else NO_ANSWER)
        uncovered = say("told-uncovered", number=after.number or 0, first=after.shown[0], second=after.shown[1])
        late = (say("told-time"),) if isinstance(event, Expired) else ()
        return (
            *late,
            uncovered,
            *(self._told_answer(answers.of(seat), seat, before, after) for seat in self.rules.everybody),
        )

    def _told_answer(self, answer: int, seat: Seat, before: State, after: State) -> Phrase:
        if not answer:
            return say("told-no-answer", who=Name(seat))
        key = "told-right" if after.points[seat] > before.points[seat] else "told-wrong"
        first, second = divmod(answer, 10)
        return say(key, who=Name(seat), first=first, second=second, points=after.points[seat])


class WievielAugenAdvice(Advice[WievielAugen]):
    # Work it out properly, give everybody a turn, and then call it a day.

    def heuristic(self, state: State, seat: Seat, move: AnyMove) -> float | None:
        if isinstance(move, Bid):
            faces = None if state.cup is None else state.cup.shown_to(seat)
            return float(move.amount == (ADDED + 11 if faces is None else result_of(faces)))
        if isinstance(move, Say):
            return float(int(move.value) == (state.number or 0) - ADDED)
        wanted = {
            "offer": STOP if state.tricks >= self.rules.seats else CUP,
            "sum": DONE,
            "named": self._verdict(state, seat),
        }
        return float(move == wanted.get(state.phase, READY)) - 0.5 * (move == GIVE_UP)

    def _verdict(self, state: State, seat: Seat) -> Press:
        faces = None if state.cup is None else state.cup.shown_to(seat)
        return RIGHT if faces in (None, dice_behind(state.number or 0)) else WRONG

    def sample_hidden(self, state: State, seat: Seat, below: Below) -> State:
        """Once the number is out, it tells the dice."""
        cup = state.cup
        if is_unknown(cup) and cup is not None:
            told = dice_behind(state.number or 0) if state.phase == "answer" else None
            cup = Secret(told or TWO_DICE.sample(below), cup.seen_by)
        return state.but(cup=cup, answers=state.answers.imagined((state.number or 0) - ADDED))


def _views(faces: Faces | None) -> tuple[DieView, ...]:
    first, second = faces or (None, None)
    return DieView(0, first, colour=COLOURS[0]), DieView(1, second, colour=COLOURS[1])


GAME = Game(INFO, WievielAugen, WievielAugenFace, WievielAugenAdvice)
