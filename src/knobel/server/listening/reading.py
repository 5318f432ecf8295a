"""Reading: whether the other side takes what it is sent."""

# Whoever takes less than so many bytes in so many seconds, while something waits to be sent, is cut off.
LEAST, WITHIN = 4096, 10.0
# Whoever is being said goodbye to has so many seconds to take it.
GOODBYE = 5.0


class Reading:
    """A mark of how much was unsent when the other side last took something."""

    __slots__ = ("_closing", "_since", "_unsent")

    def __init__(self) -> None:
        self._since: float | None = None
        self._unsent = 0
        self._closing: float | None = None

    def goes_on(self) -> None:
        """The other side has taken enough for more to be sent."""
        self._since = None

    def stalls(self, unsent: int, closing: bool, now: float) -> bool:
        """Whether the other side has kept what it was sent waiting for too long, or the goodbye."""
        if closing:
            self._closing = now if self._closing is None else self._closing
            return now - self._closing >= GOODBYE
        if unsent == 0:
            self._since = None
        elif self._since is None or unsent <= self._unsent - LEAST:
            self._since, self._unsent = now, unsent
        return self._since is not None and now - self._since >= WITHIN
