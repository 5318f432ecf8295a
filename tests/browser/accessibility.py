"""axe-core inside a page. It is put in by the browser's tools, so the page's own policy stays as it is."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
# What still fades in has colours that nobody is meant to read.
RUN = """async () => {
  const passing = document.getAnimations().filter((each) => each.effect.getComputedTiming().endTime < Infinity);
  await Promise.allSettled(passing.map((each) => each.finished));
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  const told = ({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary}`);
  return violations.flatMap(told);
}"""


@cache
def _axe() -> str:
    return AXE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Everything on this page that somebody could not see, reach or understand."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe())
    found: list[str] = page.evaluate(RUN)
    return found
