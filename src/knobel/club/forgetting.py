"""The log of a club without the name of somebody who wants to be forgotten. Places and amounts stay."""

from collections.abc import Sequence

from msgspec.structs import replace

from knobel.club.actions import AddMember, AnyClubAction, Booked, ClubRow, MemberId, RenameMember
from knobel.club.folding import standing


def forgotten(rows: Sequence[ClubRow], member: MemberId, instead: str) -> tuple[ClubRow, ...]:
    """The entries that change: every name that the member ever had, notes about them, and what they wrote down."""
    joined = [row for row in standing(rows) if isinstance(row.entry.action, AddMember)][member]
    names = {joined.entry.action.name, *_renames(rows, member)} if isinstance(joined.entry.action, AddMember) else set()
    changed = (_without(row, joined.seq, member, names, instead) for row in rows)
    return tuple(new for row, new in zip(rows, changed, strict=True) if new != row)


def _renames(rows: Sequence[ClubRow], member: MemberId) -> list[str]:
    actions = (row.entry.action for row in rows)
    return [action.name for action in actions if isinstance(action, RenameMember) and action.member == member]


def _without(row: ClubRow, joined: int, member: MemberId, names: set[str], instead: str) -> ClubRow:
    entry = row.entry
    action = _unnamed(entry.action, member, instead) if row.seq != joined else AddMember(instead)
    return replace(row, entry=replace(entry, action=action, by=instead if entry.by in names else entry.by))


def _unnamed(action: AnyClubAction, member: MemberId, instead: str) -> AnyClubAction:
    if isinstance(action, RenameMember) and action.member == member:
        return replace(action, name=instead)
    if isinstance(action, Booked) and action.member == member and action.note:
        return replace(action, note="")
    return action
