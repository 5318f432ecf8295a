"""A table: the fold of its log. Nothing here decides anything; `rulings` does."""

from collections.abc import Callable
from typing import Any

import msgspec

from knobel.core.events import Did, Event
from knobel.core.stages import Ask, Over, Stage, Throw
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
    HandedOver,
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
from knobel.house.table.luck import is_quick
from knobel.house.table.notes import MOST_NOTES, Note, told_of
from knobel.house.table.table_state import HandOver, Place, Step, TableState

IN_GAME = (Began, Happened, TookBack)


class Table(TableState):
    """A table that goes on with its log."""

    def copy(self) -> "Table":
        """A table that can go on by itself. States are values, so only the containers are copied."""
        twin = Table(self.id)
        twin.__dict__.update(self.__dict__)
        twin.places, twin.setups = dict(self.places), dict(self.setups)
        twin.roots, twin.borders = dict(self.roots), dict(self.borders)
        twin.steps, twin.begins, twin.notes = list(self.steps), list(self.begins), list(self.notes)
        return twin

    def fold(self, entry: Entry, at: int, after: Any = None) -> None:
        """Let the table be what it is after one more entry, written at this time (in milliseconds).

        `after` is the state of the game after an event, where it is known already; else the rules are asked.
        """
        self.seq += 1
        self.at = at
        self._note(entry, at)
        if isinstance(entry, Happened):
            self._happen(entry, at, after)
        else:
            _FOLDS[type(entry)](self, entry)
        if isinstance(entry, IN_GAME):
            self.asked_at = at
        self._wind_clocks(at)
        self._note_questions(entry)

    def _note(self, entry: Entry, at: int) -> None:
        told = told_of(entry, {seat: place.name for seat, place in self.places.items()})
        if told:
            self.notes = [*self.notes[1 - MOST_NOTES :], Note(self.seq, at, told)]

    # The table itself -------------------------------------------------------------------------------------------------

    def _open(self, entry: TableOpened) -> None:
        self.opened = self.setups[self.seq] = entry

    def _change_game(self, entry: Changed) -> None:
        """The table goes back to where it stands before a game; the finished one is in the log."""
        fields = {"game": entry.game, "version": entry.version, "options": entry.options, "seats": entry.seats}
        self.opened = self.setups[self.seq] = msgspec.structs.replace(self.setup, **fields, called=entry.called)
        self.phase = "lobby"
        self.play, self.words, self.state, self.steps = None, None, None, []
        for seat in self.places if entry.seeds_void else ():
            # The dice depend on what is played: whoever knows the seeds must not choose it any more.
            self._change(seat, promise=None, seed=None)

    def _arrange(self, entry: Arranged) -> None:
        named = {name: value for name, value in msgspec.structs.asdict(entry).items() if value is not None}
        self.opened = msgspec.structs.replace(self.setup, **named)

    def _commit(self, entry: Committed) -> None:
        self.roots[entry.block] = entry.root
        if entry.borders is not None:
            self.borders[entry.block] = entry.borders

    def _hand_over(self, entry: HandedOver) -> None:
        """The dice go on with a block of this house's own, to which nobody else has the keys."""
        to = entry.block * fairness.BLOCK
        self.hand_overs = (*self.hand_overs, HandOver(self.throws, to, entry.secret))
        self.throws = to

    def _close(self, entry: Closed) -> None:
        self.phase = "closed"
        self.moved_to = entry.to

    # Seats ------------------------------------------------------------------------------------------------------------

    def _sit(self, entry: Sat) -> None:
        self.places[entry.seat] = Place(entry.kind, entry.name, entry.device, entry.mind, entry.token, since=self.seq)
        device = {entry.device} if entry.device is not None else set()
        self.admitted, self.visitors = self.admitted | device, self.visitors | device

    def _knock(self, entry: Knocked) -> None:
        self.knocks = {**self.knocks, self.seq: entry.device}
        self.visitors |= {entry.device}

    def _promise(self, entry: Promised) -> None:
        self._change(entry.seat, promise=entry.promise, seed=None)

    def _reveal_seed(self, entry: Seeded) -> None:
        self._change(entry.seat, seed=entry.seed)

    def _cover(self, entry: Covered) -> None:
        self._change(entry.seat, covered_by=entry.mind, until_return=entry.until_return)

    def _uncover(self, entry: Uncovered) -> None:
        self._change(entry.seat, covered_by=None, until_return=False)

    def _advise(self, entry: Advised) -> None:
        self._change(entry.seat, advised=self.places[entry.seat].advised + 1)

    def _mute(self, entry: Muted) -> None:
        device = self.places[entry.seat].device
        if device is not None:
            self.muted = self.muted | {device} if entry.muted else self.muted - {device}

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

    # The game ---------------------------------------------------------------------------------------------------------

    def _begin(self, entry: Began) -> None:
        self.phase = "playing"
        self.games = entry.number + 1
        self.first_throw = self.end_throw = self.throws
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

    def _happen(self, entry: Happened, at: int, after: Any) -> None:
        event, throw = entry.event, entry.throw
        if after is None:
            event = self.game.with_words(self.state, event)
            after = self.game.apply(self.state, event)
        self.hurried = self.hurried and (is_quick(self) or not self._is_by_a_person(event))
        self.steps.append(Step(self.seq, at, self.state, event, after, throw))
        self.state = after
        if throw is not None:
            self.throws = self.end_throw = throw + 1
        if isinstance(self.stage, Over):
            self.phase = "over"

    def _is_by_a_person(self, event: Event) -> bool:
        stage = self.stage
        seat = event.seat if isinstance(event, Did) else stage.seat if isinstance(stage, Throw) else None
        return seat is not None and self.places[seat].played_by is None

    def _take_back(self, entry: TookBack) -> None:
        while self.steps and self.steps[-1].seq >= entry.to:
            self.state = self.steps.pop().before

    def _hurry(self, entry: Hurried) -> None:
        self.hurried = True

    # Clocks and questions ---------------------------------------------------------------------------------------------

    def _credit(self, entry: Credited) -> None:
        self.deadlines = {name: due + entry.milliseconds for name, due in self.deadlines.items()}
        self._through_throw = {name: due + entry.milliseconds for name, due in self._through_throw.items()}

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


# What becomes of a table with each entry but an event of the game, which may come with the state after it.
_FOLDS: dict[type, Callable[[Table, Any], None]] = {
    TableOpened: Table._open,
    Changed: Table._change_game,
    Arranged: Table._arrange,
    Committed: Table._commit,
    Sat: Table._sit,
    Left: Table._leave,
    Knocked: Table._knock,
    Nodded: Table._nod,
    Promised: Table._promise,
    Seeded: Table._reveal_seed,
    Began: Table._begin,
    TookBack: Table._take_back,
    Covered: Table._cover,
    Uncovered: Table._uncover,
    Muted: Table._mute,
    Advised: Table._advise,
    Hurried: Table._hurry,
    Credited: Table._credit,
    HandedOver: Table._hand_over,
    Closed: Table._close,
}
