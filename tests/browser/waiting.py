"""Waiting for what a page has been told, however long a busy machine takes."""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.support.waiting import PATIENCE

LOOK_EVERY_MS = 50


def comes_to(page: Page, script: str, wanted: Any, argument: Any = None) -> None:
    """Let the page go on until a look at it finds just this: letters and layouts arrive after the words.

    What stays otherwise is a fault.
    """
    end = time.monotonic() + PATIENCE
    while (found := page.evaluate(script, argument)) != wanted and time.monotonic() < end:
        page.wait_for_timeout(LOOK_EVERY_MS)
    assert found == wanted


def until(page: Page, condition: Callable[[], bool], what: str) -> None:
    """Let the page go on until something is so."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, f"waited in vain until {what}"
        page.wait_for_timeout(LOOK_EVERY_MS)
