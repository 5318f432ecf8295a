"""Where lines come in: the tables they lead to, and what they are charged."""

from typing import Protocol

from knobel.house.house import House
from knobel.house.lines.charges import Charges


class Reception(Protocol):
    """What answering a line needs."""

    @property
    def house(self) -> House: ...

    @property
    def charges(self) -> Charges: ...
