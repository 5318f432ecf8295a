"""What lines pay for, by the limits of the house."""

import contextlib

from knobel.core.errors import KnobelError
from knobel.house.lines.charges import ChargedLine
from knobel.server.http.costs import NONSENSE, cost_of_message
from knobel.server.http.limits import Limits


class LineCharges:
    """Counts what comes over sockets: by line, by device and by network."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits

    def received(self, line: ChargedLine) -> None:
        self._limits.messages.demand(f"line/{id(line)}")

    def understood(self, line: ChargedLine, message: object) -> None:
        self._limits.charge(line.device, line.network, cost_of_message(message))

    def nonsense(self, line: ChargedLine) -> None:
        # Whoever has nothing left pays nothing, so that nobody's nonsense uses up what a pub has.
        with contextlib.suppress(KnobelError):
            self._limits.charge(line.device, line.network, NONSENSE)

    def talk(self, device: str) -> None:
        self._limits.talk.demand(f"talk/{device}")
