"""A house over TLS with a certificate of its own: what browsers hold back over plain HTTP is there."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from knobel.server.http.web_app import WebApp
from tests.browser import journeys
from tests.browser.conftest import Sit
from tests.browser.hands import PlaywrightHands, attribute, see, text
from tests.browser.people import Person, device
from tests.support.serving import serving


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    """The port of a house that speaks HTTPS only."""
    if not WebApp().is_built:
        pytest.skip("BROWSER TESTS SKIPPED: the web app is not built (make web)")
    with serving(tmp_path, "--tls", "--pace", "0.5", "--public-url", "https://knobel.test:{port}") as (port, _):
        yield port


@pytest.mark.parametrize("engine", ["chromium", "firefox"])
def test_a_newcomer_throws_and_links_carry_https(sit: Sit, port: int, engine: str) -> None:
    hands, base = sit(engine), f"https://knobel.test:{port}"
    journeys.first_throw(hands, base)
    assert hands.ask("() => [isSecureContext, !!navigator.clipboard, !!crypto.subtle]") == [True] * 3
    journeys.rule_card(hands)
    journeys.settings(hands, base)
    assert hands.ask("() => document.querySelector('[data-plain]')") is None
    hands.open(f"https://localhost:{port}/#/set/kniffel/friends")
    hands.click("[data-action=start]")
    assert attribute(hands, "[data-qr]", "data-qr").startswith(base)


# Notes which locks the page has asked for and was given.
LOCKS = """() => {
  window.locks = [];
  // The page before the first has no address, and nothing to keep on.
  if (!navigator.wakeLock) return;
  const ask = navigator.wakeLock.request.bind(navigator.wakeLock);
  navigator.wakeLock.request = async kind => {
    const lock = await ask(kind);
    window.locks.push(lock.type);
    return lock;
  };
}"""


def test_a_screen_is_kept_on_and_says_nothing(sit: Sit, port: int) -> None:
    hands = sit("chromium", size=(1280, 720))
    # A browser with windows lets every screen stay on; one without asks its driver.
    assert isinstance(hands, PlaywrightHands)
    hands.page.context.grant_permissions(["screen-wake-lock"])
    hands.page.context.add_init_script(f"({LOCKS})()")
    hands.open(f"https://knobel.test:{port}/#/set/schocken/tv")
    hands.click("[data-action=start]")
    see(hands, "[data-page=tv] [data-qr]")
    assert hands.wait("() => window.locks[0]") == "screen"
    assert hands.ask("() => document.querySelector('[data-awake]')") is None


def test_the_account_says_where_passkeys_work(browser: Browser, sit: Sit, port: int) -> None:
    hands = sit("chromium")
    # By its number the house is secure, but passkeys are bound to names.
    hands.open(f"https://127.0.0.1:{port}/#/settings")
    words = text(hands, "section:has(#account)")
    assert "Namen" in words
    assert "(https)" not in words
    named = Person(device(browser, f"https://localhost:{port}"), f"https://localhost:{port}", "Anna")
    named.open("/#/settings").page.wait_for_selector("[data-account=guest] [data-action=register]")
    named.context.close()
    assert named.grumbles() == []
