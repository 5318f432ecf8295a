"""A store that fails says so once, and once more when it works again."""

import logging

LOG = logging.getLogger("knobel.store")


class Episode:
    """Whether the store fails at the moment."""

    def __init__(self) -> None:
        self._code: str | None = None

    @property
    def code(self) -> str | None:
        """Why it fails; None while it does not."""
        return self._code

    def failed(self, code: str) -> None:
        """It has failed: one line, unless the same has been said."""
        if code != self._code:
            LOG.error("cannot write: %s", code)
        self._code = code

    def fine(self) -> None:
        """It has worked."""
        if self._code is not None:
            LOG.warning("writes again")
        self._code = None
