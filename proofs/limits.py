"""A server without limits, for load that comes from one machine on purpose."""

from knobel.server.http.limits import Limit, Limits
from knobel.server.listening.budget import MOST, Budget


class Boundless(Limit):
    """Lets everybody go on."""

    def take(self, key: str, cost: float = 1.0) -> bool:
        return True

    def has(self, key: str, cost: float = 1.0) -> bool:
        return True


def lift(limits: Limits) -> None:
    """Let everybody through."""
    limits.sockets = Budget(per_network=MOST)
    for limit in vars(limits).values():
        if isinstance(limit, Limit):
            limit.__class__ = Boundless
