"""Who is there: the one device to which this house belongs. Nobody has to prove anything to their own pocket."""

from knobel.house.live.resources import Resources
from knobel.house.store import operations
from knobel.house.store.logs import Operation
from knobel.house.store.operations import Device
from knobel.house.table.seats import hashed

ID_BYTES, TOKEN_BYTES = 9, 32


def _oldest_device() -> Operation:
    rows = yield "SELECT id, account, name FROM devices ORDER BY created LIMIT 1", ()
    return Device(*rows[0]) if rows else None


async def visitor(given: Resources) -> Device:
    """The device of this house; who has never been here, or has been forgotten, is a new one.

    Its token is known to nobody: where the file ends up on a server, no device can show it there.
    """
    known: Device | None = await given.store.read(_oldest_device())
    if known is not None:
        return known
    device = Device(given.source.token(ID_BYTES).hex(), None, "")
    token = hashed(given.source.token(TOKEN_BYTES).hex())
    await given.store.write(operations.add_device(device.id, token, "", given.time.now()))
    return device
