"""A strand: what one client has of a table, over as many lines as it took. In the end it is compared with the log."""

import contextlib
from collections.abc import Collection, Iterable, Mapping, Sequence

import msgspec

from knobel.core.events import Did
from knobel.core.frozen import Frozen
from knobel.core.secrets import Viewer
from knobel.core.stages import Throw
from knobel.house.live.past import PastGame, PastGames
from knobel.house.live.views import lines
from knobel.house.messages import Update, Welcome
from knobel.house.store.logs import Operation
from knobel.house.store.operations import Row
from knobel.house.table.entries import Committed
from knobel.house.table.table import Table
from knobel.house.table.table_state import Step
from proofs.client import LINE_TROUBLE, Line, Person, TableLink

ENCODE = msgspec.json.Encoder().encode


class Strand:
    """One client's view of one table, resumed again and again from the last number it has."""

    def __init__(self, person: Person, link: TableLink) -> None:
        self.person, self.link = person, link
        self.tokens: dict[int, str] = {}
        self.last = -1
        self.updates: dict[int, Update] = {}
        self.state: Update | None = None
        self.resent: list[int] = []
        # What a welcome has said is not told any more.
        self.untold: set[int] = set()
        self.behind = 0
        self.connections = 0
        self.line: Line | None = None
        self._taken = 0
        self._welcome: Welcome | None = None

    async def connect(self, base: str) -> Line:
        """A new line, from where the last one ended."""
        await self.let_go()
        self.line = Line(base, self.person)
        self.line.tokens, self.line.seq = dict(self.tokens), self.last
        self._taken, self._welcome = 0, None
        try:
            await self.line.connect(self.link)
        finally:
            self.tokens = dict(self.line.tokens)
            self.connections += 1
        return self.line

    async def follow(self, base: str) -> None:
        """Connect, and wait until everything has come that there is."""
        line = await self.connect(base)
        await line.until(lambda: line.welcome is not None and line.seq >= line.welcome.seq)

    async def let_go(self) -> None:
        """Close the line, and remember what it brought."""
        if self.line is not None:
            await self.line.hang_up()
            self.take()
            self.line = None

    async def let_go_quietly(self) -> None:
        """As `let_go`, whatever state the line is in."""
        with contextlib.suppress(*LINE_TROUBLE):
            await self.let_go()

    def take(self) -> None:
        """Remember what has come since the last time."""
        heard = [] if self.line is None else self.line.heard[self._taken :]
        self._taken += len(heard)
        for message in heard:
            if isinstance(message, Welcome):
                self._welcome = message
                self.untold.update(range(self.last + 1, message.since))
                self.behind += message.seq < self.last
            elif isinstance(message, Update):
                self._take_update(message)

    def _take_update(self, update: Update) -> None:
        if self._welcome is not None and update.table is not None and update.seq == self._welcome.seq:
            # What was missed has come before; this is the table as it is now, which ends it.
            self._welcome = None
            self.state = update
        elif update.seq <= self.last:
            self.resent.append(update.seq)
        else:
            self.updates[update.seq] = update
            if update.views:
                self.state = update
        self.last = max(self.last, update.seq)


def past_games(rows: Iterable[Row]) -> tuple[PastGame, ...]:
    """All games in a log."""
    games = PastGames(None)
    for row in rows:
        games.fold(row)
    return games.all


def answers_of(table: str) -> Operation:
    """Every key of a table with the number at which it was answered."""
    rows = yield "SELECT key, seq FROM answers WHERE table_id = ?", (table,)
    return [(row[0], row[1]) for row in rows]


class Truth:
    """A table as its log has it, for comparison: every step of every game."""

    def __init__(self, table: Table, rows: Sequence[Row]) -> None:
        self.rows = rows
        self.table = table
        for row in rows:
            table.fold(row.entry, row.at)
        self.game = table.game
        self.steps: dict[int, Step] = {step.seq: step for past in past_games(rows) for step in past.steps}

    @property
    def gaps(self) -> int:
        """How many numbers of the log are missing or doubled."""
        return sum(number != row.seq for number, row in enumerate(self.rows))

    def asked_for(self, seq: int) -> int:
        """The entry for which an answer stands: the root of the next throws may have been written right behind it."""
        while isinstance(self.rows[seq].entry, Committed):
            seq -= 1
        return seq

    def scene(self, seq: int, viewer: Viewer) -> bytes:
        """What a viewer sees after a step."""
        return ENCODE(self.game.scene(self.steps[seq].after, viewer))

    def told(self, seq: int, viewer: Viewer) -> bytes:
        """What a viewer is told of a step."""
        return ENCODE(lines(self.game, self.steps[seq], viewer))


class Comparison(Frozen, frozen=True):
    """What is wrong with a strand: steps missed, things otherwise than in the log, and steps sent again."""

    missed: int
    wrong: int
    resent: int


def compared(strand: Strand, truth: Truth, viewer: Viewer) -> Comparison:
    """A strand against the log."""
    had = strand.updates.keys() & truth.steps.keys()
    wrong = sum(not _same_step(strand.updates[seq], truth, viewer) for seq in had)
    wrong += strand.behind + (not _same_end(strand, truth, viewer))
    return Comparison(len(truth.steps.keys() - had - strand.untold), wrong, len(strand.resent))


def _same_step(update: Update, truth: Truth, viewer: Viewer) -> bool:
    seen = [(ENCODE(view.scene), ENCODE(view.lines)) for view in update.views if view.viewer == viewer]
    return seen == [(truth.scene(update.seq, viewer), truth.told(update.seq, viewer))]


def _same_end(strand: Strand, truth: Truth, viewer: Viewer) -> bool:
    if strand.last != truth.rows[-1].seq or strand.state is None:
        return False
    return [ENCODE(view.scene) for view in strand.state.views] == [ENCODE(truth.game.scene(truth.table.state, viewer))]


def unanswered(truth: Truth, answers: Mapping[str, int], people: Collection[int]) -> int:
    """Steps of people's seats that no key stands for: done once more than they were asked for."""
    theirs = {seq for seq, step in truth.steps.items() if _whose(truth, step) in people}
    return len(theirs - {truth.asked_for(seq) for seq in answers.values()})


def _whose(truth: Truth, step: Step) -> int | None:
    if isinstance(step.event, Did):
        return step.event.seat
    stage = truth.game.stage(step.before)
    return stage.seat if isinstance(stage, Throw) else None


def total(comparisons: Iterable[Comparison]) -> Comparison:
    """All of them together."""
    every = tuple(comparisons)
    return Comparison(
        sum(each.missed for each in every), sum(each.wrong for each in every), sum(each.resent for each in every)
    )
