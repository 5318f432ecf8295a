"""Who is there: a device keeps its identity by one cookie. No e-mail, no password, no third party.

The device's id is what seats, results and accounts refer to, and stays. The token in the cookie only proves that one
is that device: it is another one after every sign-in and sign-out.
"""

import base64

from knobel.house.live.time import Source, Timekeeper
from knobel.house.store import operations
from knobel.house.store.operations import Device
from knobel.house.store.store import Store
from knobel.house.table.seats import hashed

TOKEN_BYTES = 32
# The prefix promises that the cookie was set by this very host, over TLS, and not by a neighbour of its name. Without
# TLS, on a laptop in a pub, there is no such promise, and the cookie has a name of its own.
SECURE_COOKIE = "__Host-knobel"
PLAIN_COOKIE = "knobel"
YEAR = 365 * 24 * 3600


class Identities:
    """The devices that the house knows."""

    def __init__(self, store: Store, time: Timekeeper, source: Source) -> None:
        self._store = store
        self._time = time
        self._source = source

    async def known(self, token: str | None) -> Device | None:
        """The device that holds this token."""
        if not token or len(token) > 100:
            return None
        device: Device | None = await self._store.read(operations.device_by_token(hashed(token)))
        return device

    async def new(self) -> tuple[Device, str]:
        """A device that has never been here, with its token."""
        token = self.new_token()
        device = Device(self._source.token(9).hex(), None, "")
        await self._store.write(operations.add_device(device.id, hashed(token), "", self._time.now()))
        return device, token

    def new_token(self) -> str:
        """A token that nobody has had before."""
        return base64.urlsafe_b64encode(self._source.token(TOKEN_BYTES)).decode().rstrip("=")

    async def rename(self, device: str, name: str) -> None:
        """Remember what whoever has a device wants to be called."""
        await self._store.write(operations.rename_device(device, name))

    async def all_of(self, device: Device) -> tuple[str, ...]:
        """Every device of the same person, as far as they are linked by an account."""
        if device.account is None:
            return (device.id,)
        return tuple(await self._store.read(operations.devices_of(device.account)))
