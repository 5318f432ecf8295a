"""Waiting for what a page has been told, however long a busy machine takes."""

import time
from collections.abc import Callable

from playwright.sync_api import Page

from tests.support.waiting import PATIENCE

LOOK_EVERY_MS = 50


def until(page: Page, condition: Callable[[], bool], what: str) -> None:
    """Let the page go on until something is so."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, f"waited in vain until {what}"
        page.wait_for_timeout(LOOK_EVERY_MS)
