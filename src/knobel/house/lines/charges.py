"""What lines are charged for. A server counts by device and by network; a house with one visitor counts nothing."""

from typing import Protocol


class ChargedLine(Protocol):
    """A line that asks for something, in whose name, and from where."""

    @property
    def device(self) -> str | None: ...

    @property
    def network(self) -> str: ...


class Charges(Protocol):
    """Lets a line go on, or refuses."""

    def received(self, line: ChargedLine) -> None:
        """One more message has come, whatever it says."""
        ...

    def understood(self, line: ChargedLine, message: object) -> None:
        """It says this."""
        ...

    def nonsense(self, line: ChargedLine) -> None:
        """It cannot be read; this is never refused."""
        ...

    def talk(self, device: str) -> None:
        """Something is to be said to everybody at a table."""
        ...


class FreeOfCharge:
    """Nothing is counted."""

    def received(self, line: ChargedLine) -> None:
        pass

    def understood(self, line: ChargedLine, message: object) -> None:
        pass

    def nonsense(self, line: ChargedLine) -> None:
        pass

    def talk(self, device: str) -> None:
        pass
