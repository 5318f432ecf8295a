"""What somebody does at a page, whatever browser shows it: the journeys of all engines are written with these."""

import contextlib
import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import BrowserContext, Page
from playwright.sync_api import TimeoutError as WaitedTooLong
from selenium.common.exceptions import StaleElementReferenceException, WebDriverException
from selenium.webdriver import Keys, Remote
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.support.wait import WebDriverWait
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tests.browser import browsers

WINDOW = Path(__file__).parent / "webkit_window.py"
# How long anything may take on a machine that has a lot to do, in seconds.
PATIENCE = 120
# What goes wrong in a page without stopping it; from the first look at the page on.
LISTEN = """() => {
  if (window.knobelTroubles) return;
  window.knobelTroubles = [];
  addEventListener("error", (event) => knobelTroubles.push(String(event.message)));
  addEventListener("unhandledrejection", (event) => knobelTroubles.push(String(event.reason)));
}"""
# What a page that kept somebody waiting says of itself.
TOLD = """() => [location.hash, ...[...document.querySelectorAll("[data-page], main")].map((each) =>
  JSON.stringify(each.dataset)), document.body.innerText.slice(0, 600)].join(" | ")"""
SHOWN = """(selector) => [...document.querySelectorAll(selector)].some((each) => each.getClientRects().length > 0)"""


class Hands(Protocol):
    """Somebody at a page."""

    def open(self, address: str) -> None:
        """Load a page anew."""

    def click(self, selector: str) -> None:
        """Press the first of these, once it is there and can be pressed."""

    def fill(self, selector: str, text: str) -> None:
        """Write into a field in place of what stands there."""

    def paste(self, selector: str) -> None:
        """Put what has been copied into a field, as people do: with the keyboard."""

    def wait(self, condition: str, *facts: Any) -> Any:
        """Wait until a function of the page gives something, and say what."""

    def ask(self, function: str, *facts: Any) -> Any:
        """What a function of the page gives; if it promises something, what comes of it."""

    def picture(self, path: Path) -> None:
        """What the page looks like."""

    def troubles(self) -> list[str]:
        """What went wrong in the page."""


def see(hands: Hands, selector: str) -> None:
    """Wait until such a thing is to be seen."""
    hands.wait(SHOWN, selector)


def miss(hands: Hands, selector: str) -> None:
    """Wait until there is no such thing any more."""
    hands.wait("(selector) => document.querySelector(selector) === null", selector)


def text(hands: Hands, selector: str) -> str:
    """What such a thing says, once it is there."""
    see(hands, selector)
    return str(hands.ask("(selector) => document.querySelector(selector).textContent.trim()", selector))


def attribute(hands: Hands, selector: str, name: str) -> str:
    """An attribute, once it is there."""
    return str(
        hands.wait("([selector, name]) => document.querySelector(selector)?.getAttribute(name)", [selector, name])
    )


class PlaywrightHands:
    """At a page that Playwright drives: Chromium or Firefox."""

    def __init__(self, context: BrowserContext) -> None:
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self._troubles: list[str] = []
        self.page.on("pageerror", lambda error: self._troubles.append(str(error)))

    def open(self, address: str) -> None:
        # A page that differs only behind the hash would not be loaded anew.
        self.page.goto("about:blank")
        self.page.goto(address)

    def click(self, selector: str) -> None:
        self.page.locator(selector).first.click()

    def fill(self, selector: str, text: str) -> None:
        self.page.locator(selector).first.fill(text)

    def paste(self, selector: str) -> None:
        self.fill(selector, "")
        self.page.locator(selector).first.focus()
        self.page.keyboard.press("Control+v")

    def wait(self, condition: str, *facts: Any) -> Any:
        try:
            return self.page.wait_for_function(condition, arg=facts[0] if facts else None).json_value()
        except WaitedTooLong as error:
            raise AssertionError(f"waited in vain for {facts or condition}; the page is {self.ask(TOLD)}") from error

    def ask(self, function: str, *facts: Any) -> Any:
        return self.page.evaluate(function, *facts)

    def picture(self, path: Path) -> None:
        self.page.screenshot(path=path)

    def troubles(self) -> list[str]:
        return self._troubles


class WebKitHands:
    """At a page of WebKitGTK, which WebKitWebDriver drives."""

    def __init__(self, driver: Remote) -> None:
        self.driver = driver
        self._troubles: list[str] = []

    def open(self, address: str) -> None:
        self._troubles = self.troubles()
        self.driver.get("about:blank")
        self.driver.get(address)
        self.ask(LISTEN)

    def click(self, selector: str) -> None:
        def pressed(_: object) -> bool:
            each = next(each for each in self.driver.find_elements(By.CSS_SELECTOR, selector) if each.is_displayed())
            if not each.is_enabled():
                return False
            self.driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", each)
            each.click()
            return True

        self._until(pressed)

    def fill(self, selector: str, text: str) -> None:
        see(self, selector)
        each = self.driver.find_element(By.CSS_SELECTOR, selector)
        each.clear()
        each.send_keys(text.replace("\n", Keys.ENTER))

    def paste(self, selector: str) -> None:
        each = self.driver.find_element(By.CSS_SELECTOR, selector)
        each.clear()
        each.send_keys(Keys.CONTROL + "v")

    def wait(self, condition: str, *facts: Any) -> Any:
        return self._until(lambda _: self.ask(condition, *facts))

    def ask(self, function: str, *facts: Any) -> Any:
        script = f"""const [given, done] = [JSON.parse(arguments[0]), arguments[1]];
        Promise.resolve().then(() => ({function})(...given))
          .then((gives) => done([gives ?? null, null]), (trouble) => done([null, String(trouble)]));"""
        gives, trouble = self.driver.execute_async_script(script, json.dumps(facts))
        if trouble is not None:
            raise AssertionError(trouble)
        return gives

    def picture(self, path: Path) -> None:
        self.driver.save_screenshot(str(path))

    def troubles(self) -> list[str]:
        return [*self._troubles, *self.ask("() => window.knobelTroubles ?? []")]

    def _until(self, condition: Any) -> Any:
        passing = (StopIteration, StaleElementReferenceException, WebDriverException)
        return WebDriverWait(self.driver, PATIENCE, 0.05, passing).until(condition)


@contextlib.contextmanager
def screen() -> Iterator[str]:
    """A screen that nobody looks at; says its number."""
    read, write = os.pipe()
    command = ("Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1200x24", "-nolisten", "tcp")
    process = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as line:
            yield f":{line.readline().strip()}"
    finally:
        process.terminate()
        process.wait()


@contextlib.contextmanager
def webkit(display: str, size: tuple[int, int], language: str) -> Iterator[Remote]:
    """A window of WebKit: of this size where it can be, else as small as MiniBrowser lets it."""
    options = Options()
    if browsers.has_small_window():
        options.binary_location = browsers.SYSTEM_PYTHON
        for word in (WINDOW, *size, language):
            options.add_argument(str(word))
    environment = os.environ | {"DISPLAY": display, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
    service = Service(browsers.WEBKIT.program, env=environment)
    service.start()
    try:
        line = RemoteConnection(client_config=ClientConfig(remote_server_addr=service.service_url))
        driver = Remote(command_executor=line, options=options)
        driver.set_script_timeout(PATIENCE)
        yield driver
        # The driver closes our window, and then finds that there is none.
        with contextlib.suppress(WebDriverException):
            driver.quit()
    finally:
        service.stop()
