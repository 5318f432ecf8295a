"""Who may ask what of a club."""

from knobel.club.actions import (
    AddMember,
    ClubRequest,
    GivePrize,
    MarkMember,
    MemberId,
    Pay,
    RecordEvening,
    RenameMember,
    RenewLink,
    RenewShared,
    Role,
    UndoEntry,
)
from knobel.club.refusal import ClubRefused

# What is written down on an evening.
OF_AN_EVENING = (AddMember, RecordEvening, MarkMember, GivePrize, Pay, UndoEntry)


def must_be_allowed(role: Role, member: MemberId | None, request: ClubRequest) -> None:
    """Refuse what is not for this role. Keepers may do everything, scribes what an evening needs, members mark
    themselves and change their own name, guests join. Nobody renews the link by which they come."""
    if not _may(role, member, request):
        raise ClubRefused("club-not-allowed")
    if _is_their_way_in(role, member, request):
        raise ClubRefused("club-link-in-use")


def _may(role: Role, member: MemberId | None, request: ClubRequest) -> bool:
    match role:
        case "keeper":
            return True
        case "scribe":
            return isinstance(request, OF_AN_EVENING) or _is_own(member, request)
        case "member":
            return _is_own(member, request)
        case "guest":
            return isinstance(request, AddMember)
        case "public":
            return False


def _is_own(member: MemberId | None, request: ClubRequest) -> bool:
    """Nobody marks another, and nobody pays by word alone."""
    return isinstance(request, MarkMember | RenameMember) and request.member == member


def _is_their_way_in(role: Role, member: MemberId | None, request: ClubRequest) -> bool:
    """Whoever renews the link by which they come is shut out, for good where the answer is lost on its way."""
    if isinstance(request, RenewLink):
        return request.member == member
    return isinstance(request, RenewShared) and request.role == role and member is None
