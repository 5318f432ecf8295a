"""Forgetting a person who played online: the tournament stays as it was, with another name in it.

A place can have been taken by several persons, one after the other: each is known by the devices at which they were in
their time, and loses the names that they had in it.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence

from msgspec.structs import replace

from knobel.core.frozen import Frozen
from knobel.desk.actions import Arrive, Entry, PlayerId, RenamePlayer, ReplacePlayer, Row, SignUp
from knobel.desk.folding import folded, standing

# Tells those apart who have had one place after each other.
PRIME = "\u2032"


class Presence(Frozen, frozen=True):
    """One person at a player's place: which one, from which entry on and before which, and with which device last."""

    player: PlayerId
    number: int
    first: int
    end: int
    device: str

    def is_named_in(self, row: Row) -> bool:
        """Whether an entry gives this person a name."""
        match row.entry.action:
            case SignUp():
                return row.seq == self.first
            case ReplacePlayer(player):
                return row.seq == self.first and player == self.player
            case RenamePlayer(player):
                return self.first < row.seq < self.end and player == self.player
            case _:
                return False

    def was_named_before(self, row: Row) -> bool:
        """Whether an entry says how this person was called until then."""
        action = row.entry.action
        named = isinstance(action, RenamePlayer | ReplacePlayer) and action.player == self.player
        return named and self.first < row.seq <= self.end


def players_at(rows: Sequence[Row], devices: Collection[str]) -> tuple[PlayerId, ...]:
    """The players who take part with one of these devices."""
    return tuple(player.id for player in folded(rows).players if player.device in devices)


def speaks_of(rows: Sequence[Row], devices: Collection[str]) -> bool:
    """Whether somebody has taken part with one of these devices."""
    return any(isinstance(action := row.entry.action, Arrive) and action.device in devices for row in rows)


def names_at(rows: Sequence[Row], devices: Collection[str]) -> tuple[str, ...]:
    """Every name that somebody with one of these devices had here."""
    return tuple(
        dict.fromkeys(name for each in _presences(rows) if each.device in devices for name in _names(rows, each))
    )


def forgotten(rows: Sequence[Row], devices: Collection[str], instead: str) -> tuple[Row, ...]:
    """The entries that change, without the names of the players at these devices and without the devices.

    The start number goes with what stands there instead, so that nobody is mistaken for anybody else.
    """
    gone = tuple(each for each in _presences(rows) if each.device in devices)
    new = {each: f"{instead} {each.player + 1}" + PRIME * each.number for each in gone}
    signed = {name: new[each] for each in gone for name in _names(rows, each)}
    changed = (replace(row, entry=_without(row, devices, new, signed)) for row in rows)
    return tuple(after for before, after in zip(rows, changed, strict=True) if after != before)


def _presences(rows: Sequence[Row]) -> Iterator[Presence]:
    """Everybody who has had a place, in the order of the players."""
    stand = standing(rows)
    for player in folded(rows).players:
        of_player = [row for row in stand if getattr(row.entry.action, "player", None) == player.id]
        taken = [row.seq for row in of_player if isinstance(row.entry.action, ReplacePlayer)]
        spans = zip([player.since, *taken], [*taken, len(rows)], strict=True)
        for number, (first, end) in enumerate(spans):
            yield Presence(player.id, number, first, end, _device(of_player, first, end))


def _device(rows: Sequence[Row], first: int, end: int) -> str:
    """The device at which somebody was last between two entries."""
    devices = [
        row.entry.action.device for row in rows if isinstance(row.entry.action, Arrive) and first < row.seq < end
    ]
    return devices[-1] if devices else ""


def _names(rows: Sequence[Row], presence: Presence) -> tuple[str, ...]:
    """What this person was called, also in entries that were undone."""
    named = (row.entry.action for row in rows if presence.is_named_in(row))
    return tuple(each.name for each in named if isinstance(each, SignUp | RenamePlayer | ReplacePlayer))


def _without(row: Row, devices: Collection[str], new: Mapping[Presence, str], signed: Mapping[str, str]) -> Entry:
    entry = replace(row.entry, by=signed.get(row.entry.by, row.entry.by))
    for presence, name in new.items():
        if presence.is_named_in(row):
            entry = replace(entry, action=replace(entry.action, name=name))
        if presence.was_named_before(row):
            entry = replace(entry, action=replace(entry.action, before=name))
    action = entry.action
    if isinstance(action, Arrive) and action.device in devices:
        return replace(entry, action=Arrive(action.player, ""))
    return entry
