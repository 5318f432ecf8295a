"""The desk itself: a log and the tournament that follows from it. It is asked, answers with an entry or refuses, and
goes on only when that entry is added."""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from knobel.desk.actions import (
    AnyAction,
    Arrive,
    Create,
    Draw,
    Entry,
    RecordLoss,
    RecordResult,
    RenamePlayer,
    ReplacePlayer,
    Request,
    Row,
    SetRecovery,
    Undo,
    Undone,
)
from knobel.desk.checks import LATEST_START, check
from knobel.desk.folding import fold, folded
from knobel.desk.formats.registry import check_format, format_of
from knobel.desk.model import Tournament
from knobel.desk.refusal import DeskRefused
from knobel.desk.reports import must_be_meant
from knobel.desk.undoing import undone

FORMAT = "knobel-tournament-1"


class Desk:
    """A tournament with its whole log."""

    def __init__(self, rows: Iterable[Row] = ()) -> None:
        self.rows = list(rows)
        self.tournament = folded(self.rows)

    @classmethod
    def opened(cls, create: Create, at: int, by: str = "") -> "Desk":
        """A new tournament."""
        check_format(create)
        return cls([Row(0, at, Entry(create, by))])

    def ruled(self, request: Request, at: int) -> AnyAction:
        """What follows from a request, or a refusal. Nothing has changed yet."""
        action = self._meant(request, at)
        check(self.tournament, action, at)
        return action

    def _meant(self, request: Request, at: int) -> AnyAction:
        """The entry that a request stands for, if it stands."""
        match request:
            case Undo(entry):
                return undone(self.tournament, self.rows, entry)
            case Draw():
                return format_of(self.tournament).draw(self.tournament, request, at)
            case RenamePlayer(player, name) | ReplacePlayer(player, name):
                return type(request)(player, name, self._name_of(player))
            case RecordLoss() | RecordResult():
                must_be_meant(self.tournament, request, at)
                return request
            case _:
                return request

    def _name_of(self, player: int) -> str:
        players = self.tournament.players
        return players[player].name if 0 <= player < len(players) else ""

    def add(self, row: Row, after: Tournament | None = None) -> None:
        """One more entry, which has been ruled and written down; `after` is the tournament then, if it is known."""
        self.tournament = self.after(row) if after is None else after
        self.rows.append(row)

    def after(self, row: Row) -> Tournament:
        """The tournament as it would be after one more entry."""
        if isinstance(row.entry.action, Undone):
            return folded([*self.rows, row])
        return fold(self.tournament, row)

    def do(self, request: Request, at: int, by: str = "", reason: str = "") -> int:
        """Rule and add at once; gives the number of the entry."""
        row = Row(len(self.rows), at, Entry(self.ruled(request, at), by, reason))
        self.add(row)
        return row.seq

    def would_be(self, request: Request, at: int) -> Tournament:
        """The tournament as it would be after a request."""
        return self.after(Row(len(self.rows), at, Entry(self.ruled(request, at))))

    # One file ------------------------------------------------------------------------------------------------------

    def export(self) -> bytes:
        """The whole tournament as one file. At which devices people played online stays here,
        and so does whatever a recovery code is known by."""
        rows = [_without_secrets(row) for row in self.rows]
        return msgspec.json.format(msgspec.json.encode({"format": FORMAT, "rows": rows}), indent=1)

    @classmethod
    def read(cls, text: bytes) -> "Desk":
        """A tournament from its file; refused unless every entry stands."""
        try:
            file = msgspec.json.decode(text, type=_File)
        except msgspec.MsgspecError as trouble:
            raise DeskRefused("desk-not-a-tournament") from trouble
        _check_log(file)
        return cls(map(_without_secrets, file.rows))


def _without_secrets(row: Row) -> Row:
    match row.entry.action:
        case Arrive(player):
            return replace(row, entry=replace(row.entry, action=Arrive(player, "")))
        case SetRecovery():
            return replace(row, entry=replace(row.entry, action=SetRecovery()))
        case _:
            return row


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    rows: tuple[Row, ...]


def _check_log(file: _File) -> None:
    """A log from outside is asked for again, entry by entry, as if it happened now."""
    numbered = all(row.seq == number for number, row in enumerate(file.rows))
    create = file.rows[0].entry.action if file.rows else None
    in_order = all(one.at <= other.at for one, other in zip(file.rows, file.rows[1:], strict=False))
    if file.format != FORMAT or not numbered or not in_order or not all(map(_is_plain, file.rows)):
        raise DeskRefused("desk-not-a-tournament")
    if not isinstance(create, Create):
        raise DeskRefused("desk-not-a-tournament")
    desk = Desk(file.rows[:1])
    check_format(create)
    for row in file.rows[1:]:
        try:
            _must_stand(desk, row)
            desk.add(row)
        except (DeskRefused, IndexError) as trouble:
            raise DeskRefused("desk-not-a-tournament", entry=row.seq) from trouble


def _is_plain(row: Row) -> bool:
    """Whether an entry holds times and words as the desk itself would write them."""
    action = row.entry.action
    if isinstance(action, Create):
        written = f"{action.name}{action.club}{action.location}"
        if not (written.isprintable() and 0 <= action.start <= LATEST_START):
            return False
    return 0 <= row.at <= LATEST_START and row.entry.by.isprintable() and row.entry.reason.isprintable()


def _must_stand(desk: Desk, row: Row) -> None:
    action = row.entry.action
    if isinstance(action, Create):
        raise DeskRefused("desk-not-a-tournament")
    if isinstance(action, Undone):
        if undone(desk.tournament, desk.rows, action.entry) != action:
            raise DeskRefused("desk-not-a-tournament")
    else:
        check(desk.tournament, action, row.at)
