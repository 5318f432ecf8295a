"""Admission: to whom a table opens, and to whom it shows the game."""

from knobel.house.table.table import Table


def may_listen(table: Table, device: str | None, *, invited: bool) -> bool:
    """Those who sit there, the host, the invited; at a public table everybody, as long as there is something for them.

    Whoever was asked to leave is a stranger from then on, and no invitation helps.
    """
    if device is not None and (table.is_host(device) or table.seats_of(device)):
        return True
    if device in table.turned_away:
        return table.setup.public and table.setup.spectators
    to_all = table.setup.public and (table.setup.spectators or table.phase != "playing")
    return invited or to_all


def opens_by_code(table: Table, device: str | None) -> bool:
    """Whether the code that is read aloud leads here: as long as people gather, and later only if the host says so.

    Whoever sits here finds back by it at any time; whoever was asked to leave does not.
    """
    if table.phase == "closed":
        return False
    if device is not None and (table.is_host(device) or table.seats_of(device)):
        return True
    return (table.phase == "lobby" or table.setup.keep_code) and device not in table.turned_away


def may_watch(table: Table, device: str | None) -> bool:
    """Whether somebody who has no seat is shown the game."""
    return table.setup.spectators or table.is_host(device)


def may_sit(table: Table, device: str | None, *, invited: bool) -> bool:
    """Whether a device may take a free seat."""
    if device is None or device in table.turned_away:
        return False
    return invited or table.setup.public or table.is_host(device)
