"""Limits: how much one socket, device or address may ask for, and a breaker for guessing codes."""

from collections import OrderedDict

from knobel.core.errors import KnobelError
from knobel.house.live.time import Timekeeper
from knobel.server.listening.budget import Budget

# So many buckets are remembered; the oldest are forgotten, which only ever grants more.
MOST_BUCKETS = 50_000
LONGEST_NAME = 64
# So many sockets from one network, also where a proxy speaks for all: more than a pub full of phones opens.
SOCKETS_PER_NETWORK = 256


class Limit:
    """Token buckets: `burst` at once, and `rate` a second in the long run, for each key."""

    def __init__(self, time: Timekeeper, burst: float, rate: float) -> None:
        self._time = time
        self._burst = burst
        self._rate = rate
        self._buckets: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Whether the key may go on; if so, it has paid."""
        now, left = self._time.now(), self._left(key)
        granted = left >= cost
        self._buckets.pop(key, None)
        self._buckets[key] = (left - cost if granted else left, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return granted

    def has(self, key: str, cost: float = 1.0) -> bool:
        """Whether the key could go on; nothing is paid."""
        return self._left(key) >= cost

    def _left(self, key: str) -> float:
        now = self._time.now()
        left, since = self._buckets.get(key, (self._burst, now))
        return min(self._burst, left + self._rate * (now - since) / 1000)

    def demand(self, key: str, cost: float = 1.0) -> None:
        """Go on, or be refused."""
        if not self.take(key, cost):
            raise KnobelError("too-many-requests")


class Limits:
    """All limits of the house."""

    def __init__(self, time: Timekeeper) -> None:
        self.sockets = Budget(per_network=SOCKETS_PER_NETWORK)
        # What everything costs (`costs`) is counted twice. A pub is one network.
        self.of_device = Limit(time, burst=500, rate=100)
        self.of_network = Limit(time, burst=5000, rate=1000)
        self.messages = Limit(time, burst=60, rate=20)
        self.talk = Limit(time, burst=6, rate=0.5)
        self.tables = Limit(time, burst=10, rate=0.05)
        # Somebody who hands over what was played on a device brings one table after the other.
        self.moves = Limit(time, burst=60, rate=0.2)
        # Devices that come for the first time, by network: more than a pub full of phones, and in the long run too few
        # to fill a disk.
        self.devices = Limit(time, burst=500, rate=0.5)
        self.requests = Limit(time, burst=200, rate=50)
        self.accounts = Limit(time, burst=20, rate=0.2)
        self.accounts_by_network = Limit(time, burst=200, rate=2)
        # Taking everything along means looking through many logs.
        self.exports = Limit(time, burst=10, rate=0.1)
        # Codes that were wrong. A pub is one network, so it has more; no single network trips the breaker for all.
        self.codes_by_device = Limit(time, burst=10, rate=0.1)
        self.codes_by_network = Limit(time, burst=40, rate=0.2)
        # Unknown codes are counted for everybody together: 32^8 codes cannot be tried at this rate.
        self.unknown_codes = Limit(time, burst=100, rate=1)

    def charge(self, device: str | None, network: str, cost: float) -> None:
        """Let a device and its network pay for something, or refuse it.

        Whoever is refused pays nothing: one device that asks for too much does not use up what its pub has.
        """
        # Whatever somebody sends as their token is remembered no longer than one would be.
        by_device = [] if device is None else [(self.of_device, device[:LONGEST_NAME])]
        payers = [*by_device, (self.of_network, network)]
        if not all(limit.has(key, cost) for limit, key in payers):
            raise KnobelError("too-many-requests")
        for limit, key in payers:
            limit.demand(key, cost)
