"""Forgetting a person who played online: the tournament stays as it was, with another name in it."""

from collections.abc import Collection, Mapping, Sequence

from msgspec.structs import replace

from knobel.desk.actions import Arrive, Entry, PlayerId, Row, SignUp
from knobel.desk.folding import folded


def players_at(rows: Sequence[Row], devices: Collection[str]) -> tuple[PlayerId, ...]:
    """The players who take part with one of these devices."""
    return tuple(player.id for player in folded(rows).players if player.device in devices)


def speaks_of(rows: Sequence[Row], devices: Collection[str]) -> bool:
    """Whether somebody has taken part with one of these devices."""
    return any(isinstance(action := row.entry.action, Arrive) and action.device in devices for row in rows)


def forgotten(rows: Sequence[Row], devices: Collection[str], instead: str) -> tuple[Row, ...]:
    """The entries that change, without the names of the players at these devices and without the devices.

    The start number goes with what stands there instead, so that nobody is mistaken for anybody else.
    """
    players = folded(rows).players
    new = {players[id].since: f"{instead} {id + 1}" for id in players_at(rows, devices)}
    names = {players[id].name: f"{instead} {id + 1}" for id in players_at(rows, devices)}
    changed = (replace(row, entry=_without(row, devices, new, names)) for row in rows)
    return tuple(after for before, after in zip(rows, changed, strict=True) if after != before)


def _without(row: Row, devices: Collection[str], new: Mapping[int, str], names: Mapping[str, str]) -> Entry:
    entry = replace(row.entry, by=names.get(row.entry.by, row.entry.by))
    match entry.action:
        case SignUp() if row.seq in new:
            return replace(entry, action=replace(entry.action, name=new[row.seq]))
        case Arrive(player, device) if device in devices:
            return replace(entry, action=Arrive(player, ""))
        case _:
            return entry
