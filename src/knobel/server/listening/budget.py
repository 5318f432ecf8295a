"""A budget of connections: so many in all, so many from one network, and a reserve for those who have few."""

import contextlib
from collections import Counter

# So many from one network: a pub is one address, and a browser that loads a page opens six.
PER_NETWORK = 512
# The last quarter is for networks that have no more than so many.
FEW = 16
RESERVE = 4
# More than one event loop can serve.
MOST = 16_384
# Files that the house needs for itself: its database, its workers, the doors.
OWN_FILES = 256


class Budget:
    """Counts what is open, by network."""

    def __init__(self, most: int = MOST, per_network: int = PER_NETWORK) -> None:
        self.most = most
        self.per_network = per_network
        self._open: Counter[str] = Counter()
        self._all = 0

    @property
    def open(self) -> int:
        """How many are open."""
        return self._all

    def of(self, network: str) -> int:
        """How many of a network are open."""
        return self._open[network]

    def admit(self, network: str, *, speaks_for_many: bool = False) -> bool:
        """Whether one more may come; if so, it counts. A proxy speaks for many, and leaves the reserve to others."""
        reserved = self.most - self.most // RESERVE
        own = self._open[network]
        crowded = self._all >= reserved and own >= FEW
        if self._all >= self.most or crowded or own >= (reserved if speaks_for_many else self.per_network):
            return False
        self._open[network] += 1
        self._all += 1
        return True

    def release(self, network: str) -> None:
        """One of those that were admitted has gone."""
        self._all -= 1
        self._open[network] -= 1
        if not self._open[network]:
            del self._open[network]


def raise_file_limit() -> int:
    """Allow as many open files as the machine lets us have; says how many that are."""
    try:
        import resource
    except ImportError:  # Not a Unix: there is no such limit.
        return MOST + OWN_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY:
        hard = max(soft, 1_048_576)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def within_files(files: int) -> int:
    """How many connections there may be where so many files may be open."""
    return max(FEW, min(MOST, files - OWN_FILES))
