"""The state of a table: everything that can be read of it."""

from typing import Any, Literal

from knobel.core.frozen import Frozen
from knobel.core.stages import Ask, Clock, Over, Stage
from knobel.house.table.entries import TableOpened
from knobel.house.table.notes import Note
from knobel.match.match import Match
from knobel.match.opening import pad_game, stored_game

Phase = Literal["lobby", "playing", "over", "closed"]
# The host of a tournament's table: the desk, by its id.
DESK = "desk/"


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


class HandOver(Frozen, frozen=True):
    """Where a table came into this house from another one: its throws went up to `throw` there, and go on with `to`.

    `secret` is that of the dice before.
    """

    throw: int
    to: int
    secret: str


class TableState:
    """A table as its log has it up to entry `seq`: what can be read of it. `Table` lets it go on."""

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
        self.end_throw = 0
        self.hand_overs: tuple[HandOver, ...] = ()
        self.visitors: frozenset[str] = frozenset()
        self.moved_to: str | None = None
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

    @property
    def setup(self) -> TableOpened:
        """How the table was set up."""
        assert self.opened is not None
        return self.opened

    @property
    def dice_name(self) -> str:
        """The name under which its dice are thrown: its own id, or that which it had where it was set up."""
        return self.id if self.opened is None or self.opened.origin is None else self.opened.origin

    def setup_at(self, seq: int) -> TableOpened:
        """What was agreed on when an entry was written, as far as it concerns the game."""
        return self.setups[max(number for number in self.setups if number <= seq)]

    @property
    def game(self) -> Match:
        """The game that is played here."""
        if self.play is None:
            setup = self.setup
            if setup.dice == "pad":
                self.play = pad_game(setup.game, setup.seats, setup.options, setup.version, stored=True)
            else:
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

    def is_host_stood_in_for(self) -> bool:
        """Whether a bot plays for whoever set the table up, as it does when they have gone away."""
        return any(self.is_host(place.device) and place.covered_by for place in self.places.values())
