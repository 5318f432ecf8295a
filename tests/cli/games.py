"""Two tiny games for tests. They borrow the texts of a real one."""

from msgspec.structs import replace

from knobel.core.choices import Choices
from knobel.core.dice import d6
from knobel.core.face import Face, LastThrow
from knobel.core.frozen import Frozen
from knobel.core.game import Game
from knobel.core.info import Family, Info, Players
from knobel.core.moves import AnyMove, Press
from knobel.core.options import Options
from knobel.core.results import Result
from knobel.core.rules import Rules
from knobel.core.secrets import Secret, Viewer
from knobel.core.stages import Ask, Clock, Over, Seat, Stage, throw
from knobel.core.widgets import DieView, Tray, Widget
from knobel.match.match import Match

STOP, DONE = Press("stop"), Press("done")


class Answers(Frozen, frozen=True):
    """How often each seat has answered, who is done, and whether time was up."""

    answered: tuple[int, ...]
    done: tuple[Seat, ...] = ()
    expired: tuple[str, ...] = ()


class Together(Rules[Answers, Options]):
    """Everybody is asked at once, in secret, with a clock for all, until done."""

    seconds = 30

    def start(self, first: Seat) -> Answers:
        return Answers((0,) * self.seats)

    def stage(self, state: Answers) -> Stage:
        waiting = [seat for seat in range(self.seats) if seat not in state.done]
        if not waiting or state.expired:
            return Over(self.result(state))
        choices = Choices(DONE, STOP)
        return Ask(dict.fromkeys(waiting, choices), (Clock("glass", self.seconds),), secret=True)

    def did(self, state: Answers, seat: Seat, move: AnyMove) -> Answers:
        answered = tuple(count + (other == seat) for other, count in enumerate(state.answered))
        return replace(state, answered=answered, done=(*state.done, seat) if move == DONE else state.done)

    def expired(self, state: Answers, clock: str) -> Answers:
        return replace(state, expired=(*state.expired, clock))

    def result(self, state: Answers) -> Result:
        return Result((1,) * self.seats, winners=tuple(range(self.seats)))


class TogetherFace(Face[Together]):
    def draw(self, state: Answers, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        return ()


TOGETHER = Game(Info(id="chicago", family=Family.CUP, players=Players(1, 4), dice=("d6",)), Together, TogetherFace)


class Cup(Frozen, frozen=True):
    """Who is to throw, and what lies under the cup."""

    seat: Seat
    dice: Secret[tuple[int, ...]] | None = None
    turns: int = 0


class UnderTheCup(Rules[Cup, Options]):
    """Each seat in turn throws two dice that it alone may see, and stops. Nothing is ever shown."""

    def start(self, first: Seat) -> Cup:
        return Cup(first)

    def stage(self, state: Cup) -> Stage:
        if state.turns == self.seats:
            return Over(self.result(state))
        return throw(state.seat, d6(2), (state.seat,)) if state.dice is None else Ask({state.seat: Choices(STOP)})

    def thrown(self, state: Cup, faces: tuple[int, ...]) -> Cup:
        return replace(state, dice=Secret(faces, (state.seat,)))

    def did(self, state: Cup, seat: Seat, move: AnyMove) -> Cup:
        return Cup((seat + 1) % self.seats, None, state.turns + 1)

    def result(self, state: Cup) -> Result:
        return Result((1,) * self.seats, winners=tuple(range(self.seats)))


class UnderTheCupFace(Face[UnderTheCup]):
    def draw(self, state: Cup, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        faces = None if state.dice is None else state.dice.shown_to(viewer)
        dice = tuple(DieView(index, None if faces is None else faces[index]) for index in range(2))
        return (Tray("tray", state.seat, dice, cup="covered"),)


UNDER_THE_CUP = Game(
    Info(id="chicago", family=Family.CUP, players=Players(2, 4), dice=("d6",) * 2, hidden=True),
    UnderTheCup,
    UnderTheCupFace,
)


def at_table(game: Game, seats: int) -> Match:
    """A game with so many seats, seat 0 beginning."""
    return Match(game, seats, {"starter": "first_seat"})
