"""Checking a table that comes from another house: its whole log is ruled on again, and its dice are thrown again.

Every entry must be the one that this house would have written for the same request, every root that of the secret that
came along, and every throw what its key, the seeds and the agreement let fall. What this cannot show is that the other
house drew its secret before it saw what falls: only devices that were there can tell.
"""

import msgspec

from knobel.core.errors import KnobelError
from knobel.core.frozen import Frozen
from knobel.house.live.summaries import summary_after
from knobel.house.moving.files import MOST_MOVES, BadTableFile, TableFile, is_name, is_secret, read
from knobel.house.moving.rulings_again import asked_for
from knobel.house.store.operations import ResultRow
from knobel.house.table import fairness
from knobel.house.table.entries import Closed, Committed, Credited, Entry, HandedOver, Happened, Sat, TableOpened
from knobel.house.table.other_names import still_called
from knobel.house.table.rulings import Ruling, rule
from knobel.house.table.table import Table
from knobel.house.table.table_rulings import waits_well
from knobel.match import opening
from knobel.match.presets import preset_of
from knobel.minds.mind import MINDS

ENCODE = msgspec.json.Encoder().encode
MINDS_HERE = frozenset(MINDS)
# Nobody is away for longer, in milliseconds; a clock that was set wrong is no reason to give a game up.
LONGEST_AWAY = 10 * 365 * 24 * 3600 * 1000


class FinishedGame(Frozen, frozen=True):
    """A game that was played to its end: what the archive keeps of it."""

    number: int
    game: str
    preset: str | None
    ended: int
    record: str
    results: tuple[ResultRow, ...]


class Arrival(Frozen, frozen=True):
    """A table that can go on here. `rows` are its entries with their times, as this house writes them; `block` is the
    first one of dice that nobody has published yet."""

    setup: TableOpened
    game: str
    seats: int
    preset: str | None
    phase: str
    taken: int
    origin: str
    source: str
    secret: str
    block: int
    at: int
    clocks: bool
    rows: tuple[tuple[int, bytes], ...]
    seatings: tuple[tuple[int, int, str], ...]
    sitters: tuple[tuple[int, str], ...]
    games: tuple[FinishedGame, ...]


decode_arrival = msgspec.msgpack.Decoder(Arrival).decode


def checked(text: bytes, to: str, device: str, now: int) -> Arrival:
    """The table in a file, under its new id, at which everything of one's own belongs to this device."""
    file = read(text, to)
    log = LogAgain(file, to, device)
    for at, entry in file.rows:
        log.add(min(at, now), entry)
    return log.arrival()


class LogAgain:
    """A log that is written again, entry by entry, by the rulings of this house."""

    def __init__(self, file: TableFile, to: str, device: str) -> None:
        self.table = Table(to)
        self._file, self._device = file, device
        given = [entry.secret for _, entry in file.rows if isinstance(entry, HandedOver)]
        if len(given) >= MOST_MOVES or not all(map(is_secret, given)):
            raise BadTableFile("bad-table-file")
        self._masters = [bytes.fromhex(secret) for secret in (*given, file.secret)]
        self._sender: str | None = None
        # What the last ruling wrote beside the entry that was looked at.
        self._due: tuple[Entry, ...] = ()
        self._rows: list[tuple[int, Entry]] = []
        self._games: list[FinishedGame] = []

    def add(self, at: int, entry: Entry) -> None:
        """One more entry, or a refusal that says which one cannot be."""
        seq = self.table.seq + 1
        try:
            _must(at >= 0)
            self._add(max(at, self.table.at), entry)
        except BadTableFile as trouble:
            raise BadTableFile(trouble.code, entry=seq) from trouble
        except KnobelError as trouble:
            # Games, versions and options that are not here have words of their own.
            raise (trouble if seq == 0 else BadTableFile("impossible-entry", entry=seq)) from trouble
        except Exception as trouble:
            raise BadTableFile("impossible-entry", entry=seq) from trouble

    def _add(self, at: int, entry: Entry) -> None:
        _must(isinstance(entry, TableOpened) == (self.table.seq < 0))
        _must(self.table.phase != "closed" or isinstance(entry, HandedOver))
        _must(not self._due or entry == self._due[0])
        match entry:
            case TableOpened():
                self._write(at, self._opened(entry))
            case Committed():
                self._must_be_published(entry)
                self._write(at, entry)
            case HandedOver():
                self._hand_over(at, entry)
            case Credited(milliseconds):
                _must(abs(milliseconds) <= LONGEST_AWAY)
                self._write(at, entry)
            case Closed(to):
                _must(to is None)
                self._write(at, entry)
            case _:
                self._rule(at, self._own(entry))
        self._due = self._due[1:]

    def _opened(self, setup: TableOpened) -> TableOpened:
        """A table that could be set up here just so, but for its dice, which keep the name they had."""
        open_game = opening.pad_game if setup.dice == "pad" else opening.game
        play = open_game(setup.game, setup.seats, setup.options, setup.version)
        waits_well(setup.cover_after)
        origin = setup.origin or self._file.table
        _must(setup.day is None and is_name(origin) and setup.host != "")
        _must((play.info.id, dict(play.options)) == (setup.game, setup.options))
        _must(setup.quick_by is None or 0 <= setup.quick_by < setup.seats)
        self._sender = setup.host
        # A house that has not heard of a name lets the table in all the same.
        return setup.but(host=self._device, origin=origin, called=still_called(setup.called, play))

    def _own(self, entry: Entry) -> Entry:
        """The entry with this device in it, where it speaks of the sender's; nobody else was there."""
        if not isinstance(entry, Sat) or entry.device is None:
            return entry
        if entry.device != self._sender:
            raise BadTableFile("not-alone")
        return entry.but(device=self._device)

    def _rule(self, at: int, entry: Entry) -> None:
        if self._due:
            self._write(at, entry)
            return
        actor, request = asked_for(self.table, entry, self._device)
        ruling = rule(self.table, actor, request, self._masters[len(self.table.hand_overs)], MINDS_HERE)
        if not ruling.entries or ruling.entries[0] != entry:
            raise BadTableFile("other-dice" if _is_throw(entry) else "impossible-entry")
        if _is_throw(entry) and self.table.throws // fairness.BLOCK not in self.table.roots:
            raise BadTableFile("other-dice")
        if isinstance(entry, Happened):
            self._keep_result(ruling, at)
        self._write(at, entry, ruling)
        # The first of them is due until this entry has been dealt with.
        self._due = ruling.entries

    def _keep_result(self, ruling: Ruling, at: int) -> None:
        summary = summary_after(self.table, ruling, at)
        if summary.record is not None:
            number, record = summary.record
            game = FinishedGame(number, self.table.setup.game, preset_of(self.table.game), at, record, summary.results)
            self._games.append(game)

    def _must_be_published(self, entry: Committed) -> None:
        """The next block, by the secret that came along, and not long before it is used."""
        table, block = self.table, entry.block
        near = block <= (table.throws + fairness.BLOCK) // fairness.BLOCK
        _must(table.setup.dice == "digital" and block == len(table.roots) and near)
        master, name = self._masters[len(table.hand_overs)], table.dice_name
        roots = [fairness.block_root(master, name, block, kind).hex() for kind in ("throw", "border")]
        if [entry.root, entry.borders] != roots:
            raise BadTableFile("other-dice")

    def _hand_over(self, at: int, entry: HandedOver) -> None:
        _must(entry.block == len(self.table.roots) and is_name(entry.table))
        self._write(at, entry)

    def _write(self, at: int, entry: Entry, ruling: Ruling | None = None) -> None:
        self.table.fold(entry, at, None if ruling is None else ruling.after)
        self._rows.append((at, entry))

    def arrival(self) -> Arrival:
        """All that has to be written down, once every entry is there."""
        if self.table.opened is None or len(self._due) > 0:
            raise BadTableFile("bad-table-file")
        table = self.table
        sat = [(seq, e.seat, e.name) for seq, (_, e) in enumerate(self._rows) if isinstance(e, Sat) and e.device]
        return Arrival(
            setup=table.setup,
            game=table.setup.game,
            seats=table.setup.seats,
            preset=preset_of(table.game),
            phase=table.phase,
            taken=len(table.places),
            origin=table.dice_name,
            source=self._file.table,
            secret=self._file.secret,
            block=len(table.roots),
            at=table.at,
            clocks=bool(table.deadlines),
            rows=tuple((at, ENCODE(entry)) for at, entry in self._rows),
            seatings=tuple(sat),
            sitters=tuple({seat: (seat, name) for _, seat, name in sat}.values()),
            games=tuple(self._games),
        )


def _is_throw(entry: Entry) -> bool:
    return isinstance(entry, Happened) and entry.throw is not None


def _must(holds: bool) -> None:
    if not holds:
        raise BadTableFile("impossible-entry")
