"""Pages that are read from top to bottom: what stands over them begins where they do."""

import pytest

from tests.browser.conftest import Invite
from tests.browser.people import DESKTOP, PHONE

# Where the way back, the line below the title and the page begin.
EDGES = """() => {
  const left = (each) => document.querySelector(each)?.getBoundingClientRect().x ?? null;
  const main = document.querySelector("main");
  const inset = main.classList.contains("paper") ? 0 : parseFloat(getComputedStyle(main).paddingLeft);
  const box = document.querySelector("[data-action=home] path").getBoundingClientRect();
  return { back: box.x, line: left("header > p"), page: main.getBoundingClientRect().x + inset };
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize(
    ("path", "selector"),
    [
        ("/#/about", "h1"),
        ("/#/settings", "main .field"),
        ("/#/ich", "[data-me=empty]"),
        ("/#/heute", "[data-today]:not([data-today=loading])"),
        ("/#/set/kniffel/bots", "[data-seat]"),
        ("/#/fair", "[data-fair]"),
    ],
)
def test_the_head_of_a_page_begins_where_the_page_does(
    path: str, selector: str, size: tuple[int, int], invite: Invite
) -> None:
    page = invite(size=size, touch=False).open(path).page
    page.wait_for_selector(selector)
    found = page.evaluate(EDGES)
    assert found["back"] == pytest.approx(found["page"], abs=2.5)
    assert found["line"] is None or found["line"] == pytest.approx(found["page"], abs=1)
