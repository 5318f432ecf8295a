"""What all doors share: the house behind them, who may come in, and what is counted."""

from collections.abc import Mapping
from typing import Any

from knobel.core.phrases import Name, Names, Phrase, Pips
from knobel.server.doors.identity import PLAIN_COOKIE, SECURE_COOKIE, Identities
from knobel.server.doors.limits import Limits
from knobel.server.doors.origin import is_own
from knobel.server.live.house import House


class Doors:
    """The house as seen from its doors."""

    def __init__(self, house: House, origins: frozenset[str] = frozenset()) -> None:
        self.house = house
        self.identities = Identities(house.store, house.time, house.source)
        self.limits = Limits(house.time)
        self.sockets = 0
        self._origins = origins

    def admits(self, origin: str | None, host: str | None) -> bool:
        """Whether a page of this origin may speak for its visitor's cookie."""
        return is_own(origin, host, self._origins)

    def token_in(self, cookies: Mapping[str, str]) -> str | None:
        """The device's token, from whichever cookie this connection can have."""
        return cookies.get(SECURE_COOKIE) or cookies.get(PLAIN_COOKIE)

    def opened(self) -> None:
        """One more socket."""
        self.sockets += 1

    def closed(self) -> None:
        """One socket less."""
        self.sockets -= 1

    @staticmethod
    def tellable(facts: Mapping[str, Any]) -> dict[str, Any]:
        """The facts of a refusal, as far as they can be sent."""
        return {
            name: fact for name, fact in facts.items() if isinstance(fact, int | str | Name | Names | Pips | Phrase)
        }
