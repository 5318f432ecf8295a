"""The app's shell: kept by the browser, so that it opens without a connection, and heals when there is one."""

from playwright.sync_api import Browser, BrowserContext

from proofs.processes import Node
from tests.support.waiting import PATIENCE

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  for (;;) {
    const shell = await caches.open("knobel-shell");
    const paths = (await shell.keys()).map((request) => new URL(request.url).pathname);
    const wanted = ["/", "/api/games"];
    const scripts = [...document.scripts].map((script) => new URL(script.src).pathname);
    if ([...wanted, ...scripts].every((path) => paths.includes(path))) return paths;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}"""


def visited(browser: Browser, house: Node) -> BrowserContext:
    """A device that has been here twice: the second time its worker was there from the beginning."""
    context = browser.new_context(base_url=house.base, locale="de-DE")
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    for _ in range(2):
        page.goto("/")
        page.wait_for_selector("[data-game=kniffel]")
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.evaluate(KEPT)
    return context


def test_the_box_opens_without_a_connection(browser: Browser, house: Node) -> None:
    context = visited(browser, house)
    page = context.pages[0]
    context.set_offline(True)
    page.reload()
    page.wait_for_selector("[data-game=kniffel]")
    context.close()


def test_nothing_of_a_table_is_kept(browser: Browser, house: Node) -> None:
    context = visited(browser, house)
    page = context.pages[0]
    page.locator("[data-action=play-bots]").first.click()
    page.wait_for_selector("[data-phase=playing]")
    paths: list[str] = page.evaluate(KEPT)
    assert [path for path in paths if path.startswith("/api/") and path not in ("/api/games", "/api/minds")] == []
    context.close()


def test_the_app_can_be_installed(browser: Browser, house: Node) -> None:
    context = browser.new_context(base_url=house.base)
    page = context.new_page()
    page.goto("/")
    manifest = page.evaluate(
        "() => fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())"
    )
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        answer = context.request.get(icon["src"])
        assert (answer.status, answer.headers["content-type"].split(";")[0]) == (200, icon["type"])
    context.close()
