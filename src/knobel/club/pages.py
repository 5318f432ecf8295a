"""What each role sees of a club. Strangers see the table and the records, and never who owes what."""

from collections.abc import Sequence

from knobel.club.actions import ClubRow, MemberId, Office, Prices, Role, SeasonId
from knobel.club.club_log import ClubLog, undoable
from knobel.club.folding import standing
from knobel.club.game_rows import GameRow, game_rows
from knobel.club.model import Booking, Club, Evening, Season
from knobel.club.records import Career, ClubRecord, careers, records
from knobel.club.refusal import ClubRefused
from knobel.club.standings import SeasonRow, season_table
from knobel.club.telling import told
from knobel.core.frozen import Frozen
from knobel.core.phrases import Phrase

# So many entries of the log are shown, the newest first.
SHOWN = 50


class MemberRow(Frozen, frozen=True):
    """Somebody of the club; `owes` is in cents, and only members see it."""

    member: MemberId
    name: str
    office: Office
    gone: bool
    owes: int | None


class LogRow(Frozen, frozen=True):
    """An entry in words, and whether it can be undone."""

    seq: int
    at: int
    by: str
    line: Phrase
    void: bool
    undoable: bool


class ClubPage(Frozen, frozen=True):
    """The page of a role after entry `seq`, with the table of one season. Whoever is invited sees the name alone."""

    seq: int
    role: Role
    me: MemberId | None
    name: str
    public: bool
    members: tuple[MemberRow, ...]
    seasons: tuple[Season, ...]
    season: SeasonId
    table: tuple[SeasonRow, ...]
    evenings: tuple[Evening, ...]
    records: tuple[ClubRecord, ...]
    careers: tuple[Career, ...]
    games: tuple[GameRow, ...] = ()
    prices: Prices | None = None
    bookings: tuple[Booking, ...] = ()
    log: tuple[LogRow, ...] = ()
    # The entries that whoever looks may take back.
    undoable: tuple[int, ...] = ()


def page(log: ClubLog, role: Role, me: MemberId | None, season: SeasonId | None = None) -> ClubPage:
    """What this role sees now."""
    club = log.club
    if season is not None and not 0 <= season < len(club.seasons):
        raise ClubRefused("club-no-such-season")
    wanted = club.season.id if season is None else season
    if role == "guest":
        return ClubPage(club.seq, role, None, club.name, club.public, (), (), wanted, (), (), (), ())
    inside = role != "public"
    shown = ClubPage(
        seq=club.seq,
        role=role,
        me=me,
        name=club.name,
        public=club.public,
        members=_members(club, inside),
        seasons=club.seasons,
        season=wanted,
        table=season_table(club, wanted),
        evenings=club.of_season(wanted),
        records=tuple(each for each in records(club) if inside or each.what != "rounds"),
        careers=tuple(each if inside else each.but(rounds=0) for each in careers(club)),
        games=game_rows(club),
    )
    if not inside:
        # From which tournament an evening was taken is for those who may look at it.
        return shown.but(evenings=tuple(each.but(source="") for each in shown.evenings))
    writes = role in ("keeper", "scribe")
    shown = shown.but(prices=club.prices, bookings=club.bookings, log=log_rows(log, club, writes))
    return shown.but(undoable=_undoable(log)) if writes else shown


def _undoable(log: ClubLog) -> tuple[int, ...]:
    return tuple(row.seq for row in standing(log.rows) if undoable(log.rows, row))


def _members(club: Club, inside: bool) -> tuple[MemberRow, ...]:
    balances = club.balances()
    return tuple(
        MemberRow(
            each.id, each.name, each.office if inside else "member", each.gone, balances[each.id] if inside else None
        )
        for each in club.members
    )


def log_rows(log: ClubLog, club: Club, writes: bool) -> tuple[LogRow, ...]:
    """The latest entries, the newest first."""
    valid = frozenset(row.seq for row in standing(log.rows))
    latest = log.rows[-SHOWN:][::-1]
    return tuple(_log_row(log.rows, club, row, row.seq in valid, writes) for row in latest)


def _log_row(rows: Sequence[ClubRow], club: Club, row: ClubRow, valid: bool, writes: bool) -> LogRow:
    line = told(club, rows, row.entry.action)
    return LogRow(row.seq, row.at, row.entry.by, line, not valid, writes and valid and undoable(rows, row))
