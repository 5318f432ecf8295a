"""The lines that are open on this node, and how much waits for all of them to be read."""

from typing import Protocol

from knobel.house.lines.backlog import Unread


class OpenLine(Protocol):
    """A line of some device, to a table or to a desk."""

    @property
    def device(self) -> str | None: ...

    def dismiss(self) -> None:
        """Tell nothing any more, and close."""
        ...

    def give_up(self) -> None:
        """Close; whoever is still entitled to it comes back."""
        ...


class OpenLines:
    """Every line of this node."""

    def __init__(self) -> None:
        self.unread = Unread()
        self._lines: set[OpenLine] = set()

    def __len__(self) -> int:
        return len(self._lines)

    def __contains__(self, line: object) -> bool:
        return line in self._lines

    def opened(self, line: OpenLine) -> None:
        """One more line."""
        self._lines.add(line)

    def closed(self, line: OpenLine) -> None:
        """One line less."""
        self._lines.discard(line)

    def dismiss(self, device: str) -> None:
        """A device is nobody's any more."""
        for line in self._of(device):
            line.dismiss()

    def end(self, device: str) -> None:
        """A device has to show anew who it is."""
        for line in self._of(device):
            line.give_up()

    def _of(self, device: str) -> tuple[OpenLine, ...]:
        return tuple(line for line in self._lines if line.device == device)
