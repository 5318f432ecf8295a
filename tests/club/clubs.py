"""Clubs for tests."""

from hypothesis import strategies as st

from knobel.club.actions import (
    AddMember,
    ChangeFormula,
    ClubRequest,
    EveningId,
    Found,
    GivePrize,
    LeaveClub,
    MarkMember,
    MemberId,
    OpenSeason,
    Pay,
    PlaceTaken,
    RecordEvening,
    RenameMember,
    ReturnToClub,
    SeasonId,
    UndoEntry,
)
from knobel.club.club_log import ClubLog
from knobel.club.formula import Formula
from knobel.club.refusal import ClubRefused

ANNA, BEN, CLARA, DIRK = (MemberId(number) for number in range(4))
DEFAULT = Formula()
NAMES = ("Anna", "Ben", "Clara", "Dirk")


def a_club(formula: Formula = DEFAULT) -> ClubLog:
    """A club of four."""
    log = ClubLog.founded(Found("Die Filzläuse", "2026", formula), at=0, by="Anna")
    for name in NAMES:
        log.do(AddMember(name), at=1, by="Anna")
    return log


def evening(*order: MemberId, date: str = "2026-11-13", source: str = "") -> RecordEvening:
    """An evening at which these came in, in this order."""
    places = tuple(PlaceTaken(member, number) for number, member in enumerate(order, start=1))
    return RecordEvening(date, "", "schocken", places, source)


_members = st.integers(-1, 5).map(MemberId)
_formulas = st.builds(
    Formula,
    by=st.sampled_from(("places", "beaten")),
    places=st.lists(st.integers(0, 12), max_size=5).map(lambda each: tuple(sorted(each, reverse=True))),
    others=st.integers(0, 3),
    best=st.integers(0, 4),
)
requests: st.SearchStrategy[ClubRequest] = st.one_of(
    st.builds(AddMember, st.sampled_from(("Eva", "Finn", "Gül", "anna", " "))),
    st.builds(RenameMember, _members, st.sampled_from(("Eva", "Benno", "Anna"))),
    st.builds(LeaveClub, _members),
    st.builds(ReturnToClub, _members),
    st.builds(MarkMember, _members, st.sampled_from(("round", "chip", "fee")), st.integers(-1, 3)),
    st.builds(GivePrize, _members, st.integers(-5, 2000)),
    st.builds(Pay, _members, st.none() | st.integers(-5, 2000)),
    st.builds(OpenSeason, st.sampled_from(("2027", "2028")), _formulas),
    st.builds(ChangeFormula, st.integers(-1, 3).map(SeasonId), _formulas),
    st.permutations([ANNA, BEN, CLARA, DIRK]).flatmap(
        lambda order: st.integers(1, 4).map(lambda count: evening(*order[:count]))
    ),
    st.builds(UndoEntry, st.integers(-1, 25)),
)


def after(wanted: list[ClubRequest]) -> ClubLog:
    """The club after what was granted of these requests; what was refused has changed nothing."""
    log = a_club()
    for number, request in enumerate(wanted):
        before = log.club
        try:
            log.do(request, at=10 + number, by="Ben")
        except ClubRefused:
            assert log.club == before
    return log


__all__ = ["ANNA", "BEN", "CLARA", "DIRK", "EveningId", "a_club", "after", "evening", "requests"]
