"""Playing a record again by the rules, against the throws of a file.

Where faces or decisions were never shown, nobody knows which of several states the game was in. All of them are kept,
each a world, and every further line leaves those in which the rules allow it. Where none is left, the record is not
that of a game. There may be too many worlds to keep; then some are left out, and when none is left nothing is said:
the replay has stopped.
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, NamedTuple

from knobel.core.dice import DiceSet, Faces
from knobel.core.errors import BadRecord, IllegalMove
from knobel.core.events import Did, Event, Expired, Thrown
from knobel.core.notation import CLOCK_SIGN, THROW_SIGN, read_event
from knobel.core.stages import Ask, Over
from knobel.core.stages import Throw as ThrowStage
from knobel.fair.files import Throw
from knobel.fair.verdicts import Reason
from knobel.match.match import Match

MOST_WORLDS = 256
UNSHOWN = "?"
TABLE = -1


class World(NamedTuple):
    """A state that the game can have been in, and which throw lies hidden before each seat."""

    state: Any
    hidden: tuple[tuple[int, int], ...] = ()


class Stopped(Exception):
    """The replay cannot go on, and why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.code)
        self.reason = reason


def is_throw(line: str) -> bool:
    """Whether a line of a record is a throw."""
    return line.split(" ", 1)[0] == THROW_SIGN


def is_unshown(line: str) -> bool:
    """Whether a line says only that something happened."""
    return line.endswith(f" {UNSHOWN}") and not line.startswith(CLOCK_SIGN)


class Replay:
    """A game being played again, line by line."""

    def __init__(self, game: Match, start: Any, throws: tuple[Throw, ...]) -> None:
        self.game = game
        self.throws = throws
        self.worlds = [World(start)]
        self.complete = True
        self.lines = 0
        self.thrown = 0

    def plays(self, lines: Iterable[str]) -> Reason | None:
        """Play these lines; what kept the rules from following them, if something did."""
        for line in lines:
            self.lines += 1
            try:
                self._play(line)
            except Stopped as stopped:
                return stopped.reason
        return None

    @property
    def is_over(self) -> bool:
        """Whether the game can be over by now."""
        return any(isinstance(self.game.stage(world.state), Over) for world in self.worlds)

    def _play(self, line: str) -> None:
        if is_throw(line):
            self._throw(line, self.throws[self.thrown])
            self.thrown += 1
        elif is_unshown(line):
            self._decide_unshown(line.split(" ", 1)[0])
        else:
            event = _read(line, self.lines)
            self._go_on([(world, event) for world in self.worlds], Reason("against-the-rules", self.lines))

    # Throws --------------------------------------------------------------------------------------------------------

    def _throw(self, line: str, throw: Throw) -> None:
        due = [(world, stage) for world in self.worlds if isinstance(stage := self._stage(world), ThrowStage)]
        self._need(due, Reason("against-the-rules", self.lines))
        fitting = [(world, stage) for world, stage in due if _is_of(throw, stage)]
        self._need(fitting, Reason("dice", throw.throw))
        if throw.is_sealed:
            fitting = [(world, stage) for world, stage in fitting if stage.seen_by is not None]
            self._need(fitting, Reason("sealed-but-shown", throw.throw))
            steps = self._all_falls(fitting)
        else:
            event = _read(line, self.lines)
            steps = [(self._laid(world, stage), event) for world, stage in fitting]
        self._go_on(steps, Reason("dice", throw.throw))

    def _all_falls(self, fitting: list[tuple[World, ThrowStage]]) -> list[tuple[World, Event]]:
        """Every way in which hidden dice can have fallen, or as many as can be kept, evenly chosen."""
        share = max(1, MOST_WORLDS // len(fitting))
        self.complete = self.complete and all(stage.dice.size <= share for _, stage in fitting)
        return [
            (self._laid(world, stage), Thrown(faces)) for world, stage in fitting for faces in _falls(stage.dice, share)
        ]

    def _laid(self, world: World, stage: ThrowStage) -> World:
        """The world with a note of the throw that now lies hidden before a seat, if it does."""
        if stage.seen_by is None or stage.seat is None:
            return world
        return World(world.state, tuple(sorted({**dict(world.hidden), stage.seat: self.thrown}.items())))

    # Decisions -----------------------------------------------------------------------------------------------------

    def _decide_unshown(self, seat: str) -> None:
        """Somebody decided in secret, which the stage must allow; any decision is possible."""
        if not (seat.isascii() and seat.isdecimal() and len(seat) < 4):
            raise Stopped(Reason("against-the-rules", self.lines))
        steps: list[tuple[World, Event]] = []
        asked = False
        for world in self.worlds:
            stage = self._stage(world)
            if isinstance(stage, Ask) and int(seat) in stage.choices:
                asked = True
                steps += [(world, event) for event in self._decisions(stage, int(seat))] if stage.secret else []
        code = "hidden-but-open" if asked else "against-the-rules"
        self._need(steps, Reason(code, self.lines))
        self._go_on(steps, Reason("against-the-rules", self.lines))

    def _decisions(self, stage: Ask, seat: int) -> Iterator[Event]:
        choices = stage.choices[seat]
        share = max(1, MOST_WORLDS // len(self.worlds))
        self.complete = self.complete and not choices.open_spaces and choices.size <= share
        yield Did(seat, choices.mildest)
        yield from (Did(seat, move) for move in islice(choices.listed(), share))
        yield from (Expired(clock.name) for clock in stage.clocks if clock.seat == seat)

    # Going on ------------------------------------------------------------------------------------------------------

    def _go_on(self, steps: Iterable[tuple[World, Event]], otherwise: Reason) -> None:
        """Let each of these events happen in its world, and keep those that the rules and the file allow."""
        kept: dict[World, None] = {}
        contradicted: Reason | None = None
        for world, event in steps:
            try:
                after = self.game.apply(world.state, event)
            except IllegalMove:
                continue
            kept_sealed = self._kept_sealed(world, event, after)
            if kept_sealed is None:
                kept[World(after, world.hidden)] = None
            else:
                contradicted = Reason("sealed-but-shown", kept_sealed)
        self._need(kept, contradicted or otherwise)
        self.complete = self.complete and len(kept) <= MOST_WORLDS
        self.worlds = _evenly(list(kept))

    def _kept_sealed(self, world: World, event: Event, after: Any) -> int | None:
        """A throw that is sealed in the file, though this event has shown it to everybody."""
        if not world.hidden:
            return None
        hidden = dict(world.hidden)
        shown = (hidden[seat] for seat in self.game.reveals(world.state, event, after) if seat in hidden)
        return next((self.throws[place].throw for place in shown if self.throws[place].is_sealed), None)

    def _stage(self, world: World) -> Any:
        return self.game.stage(world.state)

    def _need(self, worlds: Any, reason: Reason) -> None:
        """Without any world left the record is wrong, or, where some had been left out, nothing can be said."""
        if not worlds:
            raise Stopped(reason if self.complete else Reason("replay-stopped", self.lines))


def _is_of(throw: Throw, stage: ThrowStage) -> bool:
    """Whether these are the dice that the rules let be thrown now, by whom they say."""
    seat = TABLE if stage.seat is None else stage.seat
    return throw.seat == seat and throw.dice == tuple(die.kind.faces for die in stage.dice.dice)


def _falls(dice: DiceSet, most: int) -> Iterator[Faces]:
    step = -(-dice.size // most)
    for number in range(0, dice.size, step):
        yield _nth_fall(dice, number)


def _nth_fall(dice: DiceSet, number: int) -> Faces:
    faces = []
    for die in dice.dice:
        number, side = divmod(number, len(die.kind.faces))
        faces.append(die.kind.faces[side])
    return tuple(faces)


def _evenly(worlds: list[World]) -> list[World]:
    step = -(-len(worlds) // MOST_WORLDS)
    return worlds[::step]


def _read(line: str, number: int) -> Event:
    try:
        return read_event(line)
    except (BadRecord, ValueError) as trouble:
        raise Stopped(Reason("against-the-rules", number)) from trouble
