"""What a search for trouble has found."""

import contextlib
from collections.abc import Iterator


class Findings:
    """What broke, and what changed something though it was refused."""

    def __init__(self) -> None:
        self.broken: list[str] = []
        self.changed: list[str] = []

    @contextlib.contextmanager
    def unbroken(self, what: str) -> Iterator[None]:
        """Note it if something breaks in here."""
        try:
            yield
        except Exception as trouble:
            self.broken.append(f"{what}: {type(trouble).__name__} {str(trouble).splitlines()[:1]}")
