"""What the library has to say in passing, told on the command line: one line each, on the error output."""

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from knobel.cli.voice import Voice
from knobel.core.errors import KnobelError

SPEAKS = logging.getLogger("knobel.solve")


class LogLines(logging.Handler):
    """Tells warnings in the language of the command line, where they bring along what is wrong."""

    def __init__(self, voice: Voice) -> None:
        super().__init__(logging.WARNING)
        self._voice = voice

    def emit(self, record: logging.LogRecord) -> None:
        trouble = getattr(record, "trouble", None)
        told = self._voice.trouble(trouble) if isinstance(trouble, KnobelError) else record.getMessage()
        print(told, file=sys.stderr)


@contextmanager
def log_lines(voice: Voice) -> Iterator[None]:
    """While a command runs, its warnings are told."""
    handler = LogLines(voice)
    SPEAKS.addHandler(handler)
    try:
        yield
    finally:
        SPEAKS.removeHandler(handler)
