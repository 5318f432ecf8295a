"""A club: its log, who may do what, the table of a season, and who owes what."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from knobel.club.actions import (
    AddMember,
    Appoint,
    ChangeFormula,
    ClubRequest,
    GivePrize,
    LeaveClub,
    MarkMember,
    MemberId,
    OpenSeason,
    Pay,
    PlaceTaken,
    Prices,
    RecordEvening,
    RenameMember,
    RenewLink,
    RenewShared,
    ReturnToClub,
    Role,
    SeasonId,
    SetPrices,
    UndoEntry,
)
from knobel.club.club_log import ClubLog
from knobel.club.folding import folded
from knobel.club.forgetting import forgotten
from knobel.club.formula import Formula
from knobel.club.game_rows import game_rows
from knobel.club.pages import page
from knobel.club.records import careers, records
from knobel.club.refusal import CODES, ClubRefused
from knobel.club.roles import must_be_allowed
from knobel.club.standings import season_table
from knobel.club.taking_over import taken_over
from knobel.desk.checks import LONGEST_NAME as LONGEST_AT_THE_DESK
from tests.club.clubs import ANNA, BEN, CLARA, DIRK, a_club, after, evening, requests

FIRST = SeasonId(0)


def refused(log: ClubLog, request: ClubRequest) -> str:
    """The code with which a club refuses; nothing has changed."""
    before = log.club
    with pytest.raises(ClubRefused) as trouble:
        log.do(request, at=99)
    assert log.club == before
    assert trouble.value.code in CODES
    return trouble.value.code


# The table of a season ------------------------------------------------------------------------------------------------


def test_points_are_those_of_the_formula() -> None:
    log = a_club(Formula(places=(5, 3), others=1))
    log.do(evening(BEN, ANNA, CLARA), at=2)
    log.do(evening(CLARA, BEN, DIRK), at=3)
    assert [(row.place, row.member, row.points) for row in season_table(log.club, FIRST)] == [
        (1, BEN, 8),
        (2, CLARA, 6),
        (3, ANNA, 3),
        (4, DIRK, 1),
    ]


def test_only_the_best_evenings_count_and_the_others_are_still_shown() -> None:
    log = a_club(Formula(places=(5, 3), others=1, best=1))
    log.do(evening(BEN, ANNA), at=2)
    log.do(evening(ANNA, BEN), at=3)
    log.do(evening(ANNA, BEN, date="2026-11-20"), at=4)
    anna, ben = season_table(log.club, FIRST)
    assert (anna.member, anna.points, anna.wins) == (ANNA, 5, 2)
    assert (ben.member, ben.points, ben.wins) == (BEN, 5, 1)
    assert [(each.points, each.counts) for each in anna.evenings] == [(3, False), (5, True), (5, False)]


def test_beaten_people_are_points_too() -> None:
    log = a_club(Formula(by="beaten", others=1))
    places = (PlaceTaken(ANNA, 1), PlaceTaken(BEN, 2), PlaceTaken(CLARA, 2), PlaceTaken(DIRK, 4))
    log.do(RecordEvening("2026-11-13", "", "schocken", places), at=2)
    assert [(row.place, row.points) for row in season_table(log.club, FIRST)] == [(1, 4), (2, 2), (2, 2), (4, 1)]


def test_another_formula_counts_from_the_first_evening_on() -> None:
    log = a_club(Formula(places=(5, 3), others=1))
    log.do(evening(BEN, ANNA), at=2)
    log.do(ChangeFormula(FIRST, Formula(places=(100,), others=0)), at=3)
    assert [row.points for row in season_table(log.club, FIRST)] == [100, 0]


def test_an_evening_belongs_to_the_latest_season() -> None:
    log = a_club()
    log.do(evening(BEN, ANNA), at=2)
    log.do(OpenSeason("2027", Formula()), at=3)
    log.do(evening(ANNA, BEN), at=4)
    assert [row.member for row in season_table(log.club, FIRST)] == [BEN, ANNA]
    assert [row.member for row in season_table(log.club, SeasonId(1))] == [ANNA, BEN]


@pytest.mark.parametrize(
    "formula",
    [
        Formula(places=(3, 5)),
        Formula(places=(3, 0), others=1),
        Formula(places=(-1,)),
        Formula(best=-1),
        Formula(places=(5,) * 65, others=1),
    ],
)
def test_a_worse_place_is_never_worth_more(formula: Formula) -> None:
    assert refused(a_club(), OpenSeason("2027", formula)) == "club-bad-formula"


@given(st.lists(requests, max_size=20))
def test_laws_of_the_table(wanted: list[ClubRequest]) -> None:
    club = after(wanted).club
    for season in club.seasons:
        table, evenings = season_table(club, season.id), club.of_season(season.id)
        places = [row.place for row in table]
        assert places == sorted(places)
        assert all(place <= number for number, place in enumerate(places, start=1))
        assert {row.member for row in table} == {each.member for evening in evenings for each in evening.places}
        for row in table:
            counted = [each for each in row.evenings if each.counts]
            assert row.points == sum(each.points for each in counted)
            assert len(counted) == min(len(row.evenings), season.formula.best or len(row.evenings))
            left_out = [each.points for each in row.evenings if not each.counts]
            assert not left_out or max(left_out) <= min(each.points for each in counted)


# Who owes what --------------------------------------------------------------------------------------------------------


def test_marks_cost_what_was_agreed_on_when_they_were_made() -> None:
    log = a_club()
    log.do(SetPrices(Prices(round=100)), at=2)
    log.do(MarkMember(BEN, "round", 2), at=3)
    log.do(SetPrices(Prices(round=500)), at=4)
    assert log.club.balance(BEN) == 200
    log.do(GivePrize(BEN, 50), at=5)
    log.do(Pay(BEN, 100), at=6)
    assert log.club.balance(BEN) == 50
    log.do(Pay(BEN), at=7, by="Anna")
    assert log.club.balance(BEN) == 0
    assert [(each.kind, each.cents, each.at, each.by) for each in log.club.bookings][-1] == ("paid", -50, 7, "Anna")
    assert refused(log, Pay(BEN)) == "club-nothing-owed"


def test_whoever_settles_settles_what_they_have_read() -> None:
    log = a_club()
    log.do(MarkMember(BEN, "round"), at=2)
    log.do(MarkMember(BEN, "round"), at=3)
    before = log.club
    assert refused(log, Pay(BEN, owed=50)) == "club-owes-otherwise"
    assert log.club == before
    log.do(Pay(BEN, owed=100), at=4)
    log.do(GivePrize(BEN, 500), at=5)
    assert refused(log, Pay(BEN, owed=0)) == "club-owes-otherwise"
    log.do(Pay(BEN, owed=-500), at=6)
    assert log.club.balance(BEN) == 0


def test_a_mark_can_be_taken_back() -> None:
    log = a_club()
    entry = log.do(MarkMember(BEN, "round"), at=2)
    log.do(UndoEntry(entry), at=3)
    assert log.club.balance(BEN) == 0
    assert log.club.bookings == ()
    assert refused(log, UndoEntry(entry)) == "club-already-undone"


@pytest.mark.parametrize("request_", [Pay(BEN, 0), Pay(BEN, -5), GivePrize(BEN, 0), GivePrize(BEN, 100_001)])
def test_amounts_that_nobody_means(request_: ClubRequest) -> None:
    assert refused(a_club(), request_) == "club-bad-amount"


@given(st.lists(requests, max_size=25))
def test_what_everybody_owes_is_the_sum_of_what_is_written_down(wanted: list[ClubRequest]) -> None:
    club = after(wanted).club
    balances = sum(club.balance(member.id) for member in club.members)
    assert balances == sum(booking.cents for booking in club.bookings)


# The log --------------------------------------------------------------------------------------------------------------


@given(st.lists(requests, max_size=25))
def test_a_club_is_the_fold_of_its_log_and_its_file_gives_it_back(wanted: list[ClubRequest]) -> None:
    log = after(wanted)
    assert folded(log.rows) == log.club
    again = ClubLog.read(log.export())
    assert again.club == log.club
    assert again.rows == log.rows


@given(st.lists(requests, max_size=20), requests)
def test_an_undo_gives_back_what_was(wanted: list[ClubRequest], last: ClubRequest) -> None:
    log = after(wanted)
    before = log.club
    try:
        entry = log.do(last, at=90)
        if isinstance(last, UndoEntry):
            return
    except ClubRefused:
        return
    log.do(UndoEntry(entry), at=91)
    assert log.club.but(seq=0, at=0) == before.but(seq=0, at=0)


def test_members_and_seasons_keep_their_numbers() -> None:
    log = a_club()
    ben_joined = next(row.seq for row in log.rows if row.entry.action == AddMember("Ben"))
    assert refused(log, UndoEntry(ben_joined)) == "club-undo-later-first"
    season = log.do(OpenSeason("2027", Formula()), at=2)
    log.do(evening(BEN, ANNA), at=3)
    assert refused(log, UndoEntry(season)) == "club-undo-later-first"


def test_what_is_needed_later_cannot_be_undone() -> None:
    log = a_club()
    eva = log.do(AddMember("Eva"), at=2)
    log.do(MarkMember(log.club.members[-1].id, "round"), at=3)
    assert refused(log, UndoEntry(eva)) == "club-undo-later-first"


@pytest.mark.parametrize(
    "change",
    [
        lambda rows: rows[1:],
        lambda rows: [*rows, rows[-1]],
        lambda rows: [{**row, "at": 9 - row["at"]} for row in rows],
        lambda rows: [*rows, {**rows[-1], "seq": len(rows), "entry": {"action": {"type": "undone", "entry": 0}}}],
    ],
)
def test_a_file_in_which_something_does_not_stand_is_refused(change: object) -> None:
    file = msgspec.json.decode(a_club().export())
    assert callable(change)
    file["rows"] = change(file["rows"])
    with pytest.raises(ClubRefused) as trouble:
        ClubLog.read(msgspec.json.encode(file))
    assert trouble.value.code == "club-not-a-club"


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        (AddMember("anna"), "club-name-taken"),
        (AddMember("  "), "club-bad-name"),
        (RenameMember(BEN, "Anna"), "club-name-taken"),
        (ReturnToClub(BEN), "club-member-here"),
        (RecordEvening("13.11.2026", "", "schocken", (PlaceTaken(BEN, 1),)), "club-bad-date"),
        (RecordEvening("2026-11-13", "", "schocken", ()), "club-bad-places"),
        (RecordEvening("2026-11-13", "", "schocken", (PlaceTaken(BEN, 1), PlaceTaken(BEN, 2))), "club-bad-places"),
        (RecordEvening("2026-11-13", "", "schocken", (PlaceTaken(BEN, 1), PlaceTaken(ANNA, 3))), "club-bad-places"),
        (MarkMember(BEN, "round", 0), "club-bad-count"),
        (UndoEntry(0), "club-cannot-undo"),
        (UndoEntry(99), "club-no-such-entry"),
    ],
)
def test_what_cannot_be_written_down_is_refused(request_: ClubRequest, code: str) -> None:
    assert refused(a_club(), request_) == code


def test_whoever_has_played_a_tournament_can_be_a_member_by_the_same_name() -> None:
    log = a_club()
    log.do(AddMember("x" * LONGEST_AT_THE_DESK), at=2)
    assert refused(log, AddMember("y" * (LONGEST_AT_THE_DESK + 1))) == "club-bad-name"


def test_a_tournament_is_taken_over_once() -> None:
    log = a_club()
    log.do(evening(BEN, ANNA, source="f00d"), at=2)
    assert refused(log, evening(BEN, ANNA, source="f00d")) == "club-evening-known"


# People ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("role", "request_", "granted"),
    [
        ("keeper", Appoint(BEN, "scribe"), True),
        ("scribe", Appoint(BEN, "scribe"), False),
        ("scribe", evening(BEN), True),
        ("scribe", Pay(ANNA), True),
        ("member", Pay(BEN), False),
        ("member", MarkMember(BEN, "round"), True),
        ("member", MarkMember(ANNA, "round"), False),
        ("member", RenameMember(BEN, "Benno"), True),
        ("member", RenameMember(ANNA, "Anni"), False),
        ("guest", AddMember("Eva"), True),
        ("guest", LeaveClub(BEN), False),
        ("public", AddMember("Eva"), False),
    ],
)
def test_who_may_do_what(role: Role, request_: ClubRequest, granted: bool) -> None:
    try:
        must_be_allowed(role, BEN, request_)
    except ClubRefused as trouble:
        assert trouble.code == "club-not-allowed"
        assert not granted
    else:
        assert granted


@pytest.mark.parametrize(
    ("member", "request_"), [(BEN, RenewLink(BEN)), (None, RenewShared("keeper"))], ids=["own", "shared"]
)
def test_nobody_renews_the_link_by_which_they_come(member: MemberId | None, request_: ClubRequest) -> None:
    other = None if member == BEN else BEN
    must_be_allowed("keeper", other, request_)
    with pytest.raises(ClubRefused, match="club-link-in-use"):
        must_be_allowed("keeper", member, request_)


def test_the_log_says_what_somebody_was_called_before() -> None:
    log = a_club()
    for name in ("Benno", "Bernd"):
        log.do(RenameMember(BEN, name), at=2)
    log.do(UndoEntry(len(log.rows) - 1), at=3)
    told = [row.line.facts for row in page(log, "keeper", None).log if row.line.key == "club-log-rename-member"]
    assert [(facts["before"], facts["name"]) for facts in told] == [("Benno", "Bernd"), ("Ben", "Benno")]


def test_whoever_leaves_loses_their_link_and_office_but_not_their_evenings() -> None:
    log = a_club()
    log.do(Appoint(BEN, "scribe"), at=2)
    log.do(evening(BEN, ANNA), at=3)
    log.do(LeaveClub(BEN), at=4)
    ben = log.club.members[BEN]
    assert (ben.gone, ben.office, ben.links) == (True, "member", 1)
    assert refused(log, RenewLink(BEN)) == "club-member-gone"
    assert season_table(log.club, FIRST)[0].member == BEN
    log.do(ReturnToClub(BEN), at=5)
    assert not log.club.members[BEN].gone


def test_somebody_who_is_forgotten_stands_nowhere_any_more() -> None:
    log = a_club()
    log.do(RenameMember(BEN, "Benno"), at=2, by="Ben")
    log.do(MarkMember(BEN, "round", note="Ben war spät"), at=3, by="Benno")
    log.do(evening(BEN, ANNA), at=4)
    changed = {row.seq: row for row in forgotten(log.rows, BEN, "–")}
    again = ClubLog([changed.get(row.seq, row) for row in log.rows])
    assert b"Ben" not in again.export()
    assert again.club.balance(BEN) == log.club.balance(BEN)
    assert season_table(again.club, FIRST) == season_table(log.club, FIRST)


# Over the years -------------------------------------------------------------------------------------------------------


def test_records_over_the_years() -> None:
    log = a_club()
    for order in ((BEN, ANNA, CLARA), (BEN, CLARA, ANNA), (ANNA, BEN, CLARA)):
        log.do(evening(*order), at=2)
    log.do(OpenSeason("2027", Formula()), at=3)
    log.do(MarkMember(CLARA, "round", 3), at=4)
    found = {record.what: (record.amount, record.members) for record in records(log.club)}
    assert found["wins"] == (2, (BEN,))
    assert found["streak"] == (2, (BEN,))
    assert found["titles"] == (1, (BEN,))
    assert found["lanterns"] == (2, (CLARA,))
    assert found["rounds"] == (3, (CLARA,))
    assert found["evenings"] == (3, (ANNA, BEN, CLARA))
    dirk = careers(log.club)[DIRK]
    assert (dirk.evenings, dirk.mean_place) == (0, None)


def test_every_game_has_its_evenings_winners_and_averages() -> None:
    log = a_club()
    for order, date in (((BEN, ANNA, CLARA), "2025-03-01"), ((BEN, CLARA), "2026-05-02"), ((ANNA, BEN), "2026-01-03")):
        log.do(evening(*order, date=date), at=2)
    log.do(evening(CLARA, ANNA).but(game="kniffel"), at=3)
    log.do(evening(CLARA, ANNA).but(game=""), at=3)
    undone = log.do(evening(DIRK, ANNA).but(game="chicago"), at=3)
    log.do(UndoEntry(undone), at=4)
    schocken, kniffel = game_rows(log.club)
    assert (schocken.game, schocken.evenings, schocken.last) == ("schocken", 3, "2026-05-02")
    assert [(each.member, each.wins) for each in schocken.winners] == [(BEN, 2), (ANNA, 1)]
    assert schocken.mean_players == pytest.approx(7 / 3)
    # Anna came twice only: that is not enough for an average.
    assert schocken.best == (BEN,)
    assert schocken.best_mean == pytest.approx(4 / 3)
    assert (kniffel.evenings, kniffel.best, kniffel.best_mean) == (1, (), None)
    assert page(log, "public", None).games == game_rows(log.club)
    assert page(log, "guest", None).games == ()


def test_guests_of_a_tournament_do_not_take_places_of_members() -> None:
    club = a_club().club
    found = taken_over(club, [("Zoe", 1), ("clara", 2), ("Ben", 3), ("Anna", 3), ("Dirk", None)])
    assert found.unknown == ("Zoe",)
    assert [(each.member, each.place) for each in found.places] == [(CLARA, 1), (BEN, 2), (ANNA, 2)]


def test_a_page_names_every_entry_that_its_reader_may_take_back_and_no_other() -> None:
    log = a_club()
    log.do(evening(ANNA, BEN), at=10)
    mark = log.do(MarkMember(BEN, "round"), at=11)
    log.do(UndoEntry(mark), at=12)
    log.do(MarkMember(BEN, "chip"), at=13)
    told = page(log, "scribe", None)
    assert told.log[1].line.facts == {"what": told.log[2].line}
    offered = told.undoable
    for row in log.rows:
        try:
            log.ruled(UndoEntry(row.seq))
        except ClubRefused:
            assert row.seq not in offered
    assert offered == (5, 8)
    assert page(log, "member", BEN).undoable == ()
    assert page(log, "public", None).undoable == ()
