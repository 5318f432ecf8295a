"""A club with its whole log: what follows from a request, undo, and the club as one file."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

import msgspec

from knobel.club.actions import (
    AddMember,
    AnyClubAction,
    Booked,
    ClubEntry,
    ClubRequest,
    ClubRow,
    Found,
    GivePrize,
    MarkMember,
    OpenSeason,
    Pay,
    RecordEvening,
    UndoEntry,
    Undone,
)
from knobel.club.checks import MOST_CENTS, MOST_MARKS, check, member_of
from knobel.club.folding import fold, folded, standing
from knobel.club.model import Club
from knobel.club.refusal import ClubRefused

FORMAT = "knobel-club-1"
# Some time in the year 5138.
LATEST = 10**14


class ClubLog:
    """A club with everything that was written down."""

    def __init__(self, rows: Iterable[ClubRow] = ()) -> None:
        self.rows = list(rows)
        self.club = folded(self.rows)

    @classmethod
    def founded(cls, found: Found, at: int, by: str = "") -> "ClubLog":
        """A new club."""
        check(Club(), found)
        return cls([ClubRow(0, at, ClubEntry(found, by))])

    def ruled(self, request: ClubRequest) -> AnyClubAction:
        """What follows from a request, or a refusal. Nothing has changed yet."""
        action = self._meant(request)
        if not isinstance(action, Undone):
            check(self.club, action)
        return action

    def _meant(self, request: ClubRequest) -> AnyClubAction:
        """The entry that a request stands for."""
        club = self.club
        match request:
            case MarkMember(member, mark, count, note):
                if not 1 <= count <= MOST_MARKS:
                    raise ClubRefused("club-bad-count", most=MOST_MARKS)
                return Booked(member, mark, count, count * club.prices.of(mark), note)
            case GivePrize(member, cents, note):
                return Booked(member, "prize", 1, -_amount(cents), note)
            case Pay(member, cents, note, owed):
                member_of(club, member)
                owes = club.balance(member)
                if owed is not None and owed != owes:
                    raise ClubRefused("club-owes-otherwise")
                return Booked(member, "paid", 1, -(owes if cents is None else _amount(cents)), note)
            case UndoEntry(entry):
                return undone(self.rows, entry)
            case _:
                return request

    def after(self, row: ClubRow) -> Club:
        """The club as it would be after one more entry."""
        action = row.entry.action
        if not isinstance(action, Undone):
            return fold(self.club, row)
        if _stands_alone(self.rows[action.entry]):
            return self.club.without(action.entry).but(seq=row.seq, at=row.at)
        return folded([*self.rows, row])

    def add(self, row: ClubRow, after: Club | None = None) -> None:
        """One more entry, which has been ruled and written down; `after` is the club then, if it is known."""
        self.club = self.after(row) if after is None else after
        self.rows.append(row)

    def do(self, request: ClubRequest, at: int, by: str = "") -> int:
        """Rule and add at once; gives the number of the entry."""
        row = ClubRow(len(self.rows), at, ClubEntry(self.ruled(request), by))
        self.add(row)
        return row.seq

    # One file ---------------------------------------------------------------------------------------------------------

    def export(self) -> bytes:
        """The whole club as one file."""
        return msgspec.json.format(msgspec.json.encode(_File(FORMAT, tuple(self.rows))), indent=1)

    @classmethod
    def read(cls, text: bytes) -> "ClubLog":
        """A club from its file; refused unless every entry stands."""
        try:
            file = msgspec.json.decode(text, type=_File)
        except msgspec.MsgspecError as trouble:
            raise ClubRefused("club-not-a-club") from trouble
        _check_log(file)
        return cls(file.rows)


def undone(rows: Sequence[ClubRow], entry: int) -> Undone:
    """The undo of an entry; refused where something written later needs it."""
    if not 0 <= entry < len(rows):
        raise ClubRefused("club-no-such-entry")
    if isinstance(rows[entry].entry.action, Found | Undone):
        raise ClubRefused("club-cannot-undo")
    valid = standing(rows)
    left = [row for row in valid if row.seq != entry]
    if len(left) == len(valid):
        raise ClubRefused("club-already-undone")
    if _stands_alone(rows[entry]):
        return Undone(entry)
    _must_give_no_number(rows[entry], left)
    try:
        folded(left, checking=True)
    except ClubRefused as trouble:
        raise ClubRefused("club-undo-later-first") from trouble
    return Undone(entry)


def _stands_alone(row: ClubRow) -> bool:
    """What is written down of an evening: nothing else depends on it, so that it can be taken back at any time."""
    return isinstance(row.entry.action, Booked | RecordEvening)


def undoable(rows: Sequence[ClubRow], row: ClubRow) -> bool:
    """Whether an undo is offered for an entry that stands: for what stands alone, and for the latest of all."""
    if _stands_alone(row):
        return True
    try:
        return row is rows[-1] and bool(undone(rows, row.seq))
    except ClubRefused:
        return False


# Members and seasons are known by number: of each only the last can be struck. Whoever joined before leaves.
_NUMBERED: dict[type, tuple[type, ...]] = {AddMember: (AddMember,), OpenSeason: (OpenSeason, RecordEvening)}


def _must_give_no_number(row: ClubRow, left: Sequence[ClubRow]) -> None:
    kinds = _NUMBERED.get(type(row.entry.action), ())
    if any(each.seq > row.seq and isinstance(each.entry.action, kinds) for each in left):
        raise ClubRefused("club-undo-later-first")


def _amount(cents: int) -> int:
    """An amount that somebody has typed."""
    if not 0 < cents <= MOST_CENTS:
        raise ClubRefused("club-bad-amount", most=MOST_CENTS // 100)
    return cents


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    rows: tuple[ClubRow, ...]


def _check_log(file: _File) -> None:
    """A log from outside is written down again, entry by entry, as if it happened now."""
    rows = file.rows
    numbered = all(row.seq == number and 0 <= row.at <= LATEST for number, row in enumerate(rows))
    in_order = all(one.at <= other.at for one, other in pairwise(rows))
    if file.format != FORMAT or not rows or not numbered or not in_order:
        raise ClubRefused("club-not-a-club")
    log = ClubLog()
    for row in rows:
        action = row.entry.action
        try:
            if isinstance(action, Found) != (row.seq == 0) or not row.entry.by.isprintable():
                raise ClubRefused("club-not-a-club")
            if isinstance(action, Undone):
                undone(log.rows, action.entry)
            else:
                check(log.club, action)
        except ClubRefused as trouble:
            raise ClubRefused("club-not-a-club", entry=row.seq) from trouble
        log.add(row)
