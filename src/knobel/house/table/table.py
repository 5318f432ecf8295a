"""A table: the fold of its log. Nothing here decides anything; `rulings` does."""

from typing import Any, Literal

import msgspec

from knobel.core.events import Did, Event
from knobel.core.frozen import Frozen
from knobel.core.stages import Ask, Clock, Over, Stage, Throw
from knobel.house.table import fairness
from knobel.house.table.entries import (
    Advised,
    Arranged,
    Began,
    Changed,
    Closed,
    Committed,
    Covered,
    Credited,
    Entry,
    Happened,
    Hurried,
    Knocked,
    Left,
    Muted,
    Nodded,
    Promised,
    Sat,
    Seeded,
    TableOpened,
    TookBack,
    Uncovered,
)
from knobel.house.table.notes import MOST_NOTES, Note, told_of
from knobel.match.match import Match
from knobel.match.opening import stored_game

Phase = Literal["lobby", "playing", "over", "closed"]
# The host of a tournament's table: the desk, by its id.
DESK = "desk/"
IN_GAME = (Began, Happened, TookBack)


class Place(Frozen, frozen=True):
    """A seat and who sits there since which entry.

    `covered_by` is the mind that plays for somebody absent, `until_return` whether it stops by itself when they are
    back; `advised` counts how often advice was asked for in the game on the table.
    """

    kind: Literal["person", "local", "bot"]
    name: str
    device: str | None = None
    mind: str | None = None
    token: str | None = None
    promise: str | None = None
    seed: str | None = None
    covered_by: str | None = None
    until_return: bool = False
    since: int = 0
    advised: int = 0

    @property
    def played_by(self) -> str | None:
        """The mind that decides for this seat, if no person does."""
        return self.mind if self.kind == "bot" else self.covered_by


class Step(Frozen, frozen=True):
    """One event of the running game, with the states around it."""

    seq: int
    at: int
    before: Any
    event: Any
    after: Any
    throw: int | None = None


class Table:
    """A table as its log has it up to entry `seq`."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = -1
        self.at = 0
        self.phase: Phase = "lobby"
        self.opened: TableOpened | None = None
        self.setups: dict[int, TableOpened] = {}
        self.places: dict[int, Place] = {}
        self.roots: dict[int, str] = {}
        self.borders: dict[int, str] = {}
        self.games = 0
        self.throws = 0
        self.first_throw = 0
        self.seeds: tuple[str, ...] = ()
        self.promises: tuple[str | None, ...] = ()
        self.header: str | None = None
        self.agreed = ""
        self.turned_away: frozenset[str] = frozenset()
        self.admitted: frozenset[str] = frozenset()
        self.knocks: dict[int, str] = {}
        self.muted: frozenset[str] = frozenset()
        self.hurried = False
        self.notes: list[Note] = []
        self.play: Match | None = None
        self.words: str | None = None
        self.state: Any = None
        self._staged: tuple[Any, Stage | None] = (None, None)
        self.steps: list[Step] = []
        self.begins: list[int] = []
        self.first: int | None = None
        self.deadlines: dict[str, int] = {}
        self._through_throw: dict[str, int] = {}
        self.question_since: dict[int, int] = {}
        self.asked_at = 0

    # Reading -----------------------------------------------------------------------------------------------------

    @property
    def setup(self) -> TableOpened:
        """How the table was set up."""
        assert self.opened is not None
        return self.opened

    def setup_at(self, seq: int) -> TableOpened:
        """What was agreed on when an entry was written, as far as it concerns the game."""
        return self.setups[max(number for number in self.setups if number <= seq)]

    @property
    def game(self) -> Match:
        """The game that is played here."""
        if self.play is None:
            setup = self.setup
            self.play = stored_game(setup.game, setup.seats, setup.options, setup.version, self.words)
        return self.play

    @property
    def stage(self) -> Stage | None:
        """What happens now in the running game; found out once for each state."""
        if self.state is None:
            return None
        if self._staged[0] is not self.state:
            self._staged = self.state, self.game.stage(self.state)
        return self._staged[1]

    @property
    def names(self) -> tuple[str, ...]:
        """The names at the seats; empty for an empty one."""
        return tuple(self.places[seat].name if seat in self.places else "" for seat in range(self.setup.seats))

    @property
    def clocks(self) -> tuple[Clock, ...]:
        """The clocks that run now."""
        stage = self.stage
        return stage.clocks if isinstance(stage, Ask) and self.phase == "playing" else ()

    def left(self, now: int) -> dict[str, int]:
        """What is left of every running clock, in milliseconds; whatever the time of day, no more than its length."""
        lengths = {clock.name: 1000 * clock.seconds for clock in self.clocks}
        return {name: max(0, min(due - now, lengths[name])) for name, due in self.deadlines.items() if name in lengths}

    def seats_of(self, device: str) -> tuple[int, ...]:
        """The seats that belong to a device."""
        return tuple(seat for seat, place in sorted(self.places.items()) if place.device == device)

    def seats_played_by(self, device: str) -> tuple[int, ...]:
        """The seats that a device has held for the whole of the game on the table; others are no way to look back."""
        return tuple(seat for seat in self.seats_of(device) if self.has_played(seat))

    def has_played(self, seat: int) -> bool:
        """Whether whoever sits there sat there already when the game on the table began."""
        return seat in self.places and self.places[seat].since < self.began_at

    @property
    def ended_at(self) -> int | None:
        """When the game on the table ended, if it was played to its end."""
        finished = self.steps and isinstance(self.stage, Over)
        return self.steps[-1].at if finished else None

    @property
    def began_at(self) -> int:
        """The number of the entry with which the game on the table began."""
        return self.begins[-1] if self.begins else 0

    @property
    def unopened(self) -> tuple[int, ...]:
        """The seats that promised a seed for the game on the table and did not open it."""
        pairs = enumerate(zip(self.promises, self.seeds, strict=True))
        return tuple(seat for seat, (promise, seed) in pairs if promise is not None and not seed)

    def is_muted(self, seat: int) -> bool:
        """Whether whoever sits there may not talk. It goes with the device, and does not end by sitting elsewhere."""
        return seat in self.places and self.places[seat].device in self.muted

    def needs_nod(self, device: str) -> bool:
        """Whether a device may sit down only once the host has nodded. It is asked once, not for every sitting."""
        return self.setup.nod and not self.is_host(device) and device not in self.admitted

    def is_full(self) -> bool:
        """Whether every seat is taken."""
        return len(self.places) == self.setup.seats

    def is_host(self, device: str | None) -> bool:
        """Whether this device set the table up."""
        return device is not None and device == self.setup.host

    def is_hosted_by_a_screen(self) -> bool:
        """Whether the device that set the table up has no seat. A tournament's tables are run by the house."""
        seated = any(self.is_host(place.device) for place in self.places.values())
        return not seated and not self.setup.host.startswith(DESK)

    def copy(self) -> "Table":
        """A table that can go on by itself. States are values, so only the containers are copied."""
        twin = Table(self.id)
        twin.__dict__.update(self.__dict__)
        twin.places, twin.setups = dict(self.places), dict(self.setups)
        twin.roots, twin.borders = dict(self.roots), dict(self.borders)
        twin.steps, twin.begins, twin.notes = list(self.steps), list(self.begins), list(self.notes)
        return twin

    # Folding -------------------------------------------------------------------------------------------------------

    def fold(self, entry: Entry, at: int, after: Any = None) -> None:
        """Let the table be what it is after one more entry, written at this time (in milliseconds).

        `after` is the state of the game after an event, where it is known already; else the rules are asked.
        """
        self.seq += 1
        self.at = at
        self._note(entry, at)
        match entry:
            case TableOpened():
                self.opened = self.setups[self.seq] = entry
            case Changed():
                self._change_game(entry)
            case Arranged():
                self._arrange(entry)
            case Committed(block, root, borders):
                self.roots[block] = root
                if borders is not None:
                    self.borders[block] = borders
            case Sat():
                self.places[entry.seat] = Place(
                    entry.kind, entry.name, entry.device, entry.mind, entry.token, since=self.seq
                )
                self.admitted |= {entry.device} if entry.device is not None else set()
            case Left():
                self._leave(entry)
            case Knocked(device):
                self.knocks = {**self.knocks, self.seq: device}
            case Nodded():
                self._nod(entry)
            case Promised(seat, promise):
                self._change(seat, promise=promise, seed=None)
            case Seeded(seat, seed):
                self._change(seat, seed=seed)
            case Began():
                self._begin(entry)
            case Happened(event, throw):
                self._happen(event, throw, at, after)
            case TookBack():
                self._take_back(entry.to)
            case Covered(seat, mind, until_return):
                self._change(seat, covered_by=mind, until_return=until_return)
            case Uncovered(seat):
                self._change(seat, covered_by=None, until_return=False)
            case Muted(seat, muted):
                self._mute(seat, muted)
            case Advised(seat):
                self._change(seat, advised=self.places[seat].advised + 1)
            case Hurried():
                self.hurried = True
            case Credited(milliseconds):
                self.deadlines = {name: due + milliseconds for name, due in self.deadlines.items()}
                self._through_throw = {name: due + milliseconds for name, due in self._through_throw.items()}
            case Closed():
                self.phase = "closed"
        if isinstance(entry, IN_GAME):
            self.asked_at = at
        self._wind_clocks(at)
        self._note_questions(entry)

    def _note(self, entry: Entry, at: int) -> None:
        told = told_of(entry, {seat: place.name for seat, place in self.places.items()})
        if told:
            self.notes = [*self.notes[1 - MOST_NOTES :], Note(self.seq, at, told)]

    def _change_game(self, entry: Changed) -> None:
        """The table goes back to where it stands before a game; the finished one is in the log."""
        fields = {"game": entry.game, "version": entry.version, "options": entry.options, "seats": entry.seats}
        self.opened = self.setups[self.seq] = msgspec.structs.replace(self.setup, **fields)
        self.phase = "lobby"
        self.play, self.words, self.state, self.steps = None, None, None, []
        for seat in self.places if entry.seeds_void else ():
            # The dice depend on what is played: whoever knows the seeds must not choose it any more.
            self._change(seat, promise=None, seed=None)

    def _arrange(self, entry: Arranged) -> None:
        named = {name: value for name, value in msgspec.structs.asdict(entry).items() if value is not None}
        self.opened = msgspec.structs.replace(self.setup, **named)

    def _mute(self, seat: int, muted: bool) -> None:
        device = self.places[seat].device
        if device is not None:
            self.muted = self.muted | {device} if muted else self.muted - {device}

    def _leave(self, entry: Left) -> None:
        """Whoever was asked to leave does not come back; the host, who can ask anybody, always may."""
        place = self.places.pop(entry.seat)
        if entry.kicked and place.device is not None and not self.is_host(place.device):
            self._turn_away(place.device)

    def _nod(self, entry: Nodded) -> None:
        device = self.knocks[entry.knock]
        self.knocks = {number: other for number, other in self.knocks.items() if number != entry.knock}
        if entry.admitted:
            self.admitted |= {device}
        else:
            self._turn_away(device)

    def _turn_away(self, device: str) -> None:
        self.turned_away |= {device}
        self.admitted -= {device}

    def _begin(self, entry: Began) -> None:
        self.phase = "playing"
        self.games = entry.number + 1
        self.first_throw = self.throws
        self.seeds = entry.seeds
        self.promises = tuple(self.places[seat].promise for seat in range(self.setup.seats))
        self.header = entry.header
        # Games that were begun before there were headers took the version of the rules alone.
        self.agreed = str(self.setup.version) if entry.header is None else fairness.agreed(entry.header)
        for seat in self.places:
            # The next game wants new seeds.
            self._change(seat, promise=None, seed=None, advised=0)
        if entry.words != self.words:
            # The table keeps the list it began with, if the house still has it.
            self.play, self.words = None, entry.words
        self.first = entry.first
        self.state = self.game.start() if entry.first is None else self.game.start(entry.first, decided=True)
        self._staged = (None, None)
        self.steps = []
        self.hurried = False
        # Nobody is kept waiting at the door through a game: whoever still wants to come knocks again.
        self.knocks = {}
        self.begins.append(self.seq)

    def _happen(self, event: Event, throw: int | None, at: int, after: Any) -> None:
        if after is None:
            event = self.game.with_words(self.state, event)
            after = self.game.apply(self.state, event)
        self.hurried = self.hurried and not self._is_by_a_person(event)
        self.steps.append(Step(self.seq, at, self.state, event, after, throw))
        self.state = after
        if throw is not None:
            self.throws = throw + 1
        if isinstance(self.stage, Over):
            self.phase = "over"

    def _is_by_a_person(self, event: Event) -> bool:
        stage = self.stage
        seat = event.seat if isinstance(event, Did) else stage.seat if isinstance(stage, Throw) else None
        return seat is not None and self.places[seat].played_by is None

    def _take_back(self, to: int) -> None:
        while self.steps and self.steps[-1].seq >= to:
            self.state = self.steps.pop().before

    def _wind_clocks(self, at: int) -> None:
        """A clock that goes on keeps its deadline, also through a throw in between; a new one starts now, and none
        has more left than its length."""
        known = {**self._through_throw, **self.deadlines}
        throwing = self.phase == "playing" and isinstance(self.stage, Throw)
        self._through_throw = known if throwing else {}
        latest = {clock.name: at + 1000 * clock.seconds for clock in self.clocks}
        self.deadlines = {name: min(known.get(name, due), due) for name, due in latest.items()}

    def _note_questions(self, entry: Entry) -> None:
        """Since which entry each seat has had the question that it has now.

        A question stands while others decide; it is a new one once the seat itself has done something, or the stage
        has changed for it. An answer to an older one comes too late.
        """
        stage = self.stage if self.phase == "playing" else None
        if isinstance(stage, Ask):
            self.question_since = {
                seat: self.question_since[seat]
                if seat in self.question_since and self._stands(entry, seat)
                else self.seq
                for seat in stage.choices
            }
        elif isinstance(stage, Throw):
            seat = -1 if stage.seat is None else stage.seat
            self.question_since = {
                seat: self.question_since[seat]
                if not isinstance(entry, IN_GAME) and seat in self.question_since
                else self.seq
            }
        else:
            self.question_since = {}

    def _stands(self, entry: Entry, seat: int) -> bool:
        """Whether a seat's question is still the same after an entry."""
        if not isinstance(entry, IN_GAME):
            return True
        step = self.steps[-1] if self.steps else None
        return (
            isinstance(entry, Happened)
            and step is not None
            and isinstance(step.event, Did)
            and step.event.seat != seat
            and _items(self.game.stage(step.before), seat) == _items(self.game.stage(step.after), seat)
        )

    def _change(self, seat: int, **fields: Any) -> None:
        self.places[seat] = msgspec.structs.replace(self.places[seat], **fields)


def _items(stage: Stage, seat: int) -> object:
    return stage.choices[seat].items if isinstance(stage, Ask) and seat in stage.choices else None
