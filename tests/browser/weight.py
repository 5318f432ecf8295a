"""`make weight`: what the first load weighs, what comes later, and how long the frames of a throw take.

Weights are those of the packed files. The throws are shown by a real Chromium, which draws them without a graphics chip
where there is none; the figures are those of the machine at hand.
"""

import statistics
from collections.abc import Iterator

from playwright.sync_api import Browser

from knobel.server.built import WEB_APP as FOLDER
from tests.browser.gallery import stage
from tests.browser.people import Person, device
from tests.browser.tables import PLAYER, play_against_bots
from tests.browser.test_first_load import packed_size

PHONE = (390, 844)
SIX_DICE = "dreitausend"
THROWS = 4
HEAVIEST_LISTED = 12
# Of every frame: when it was drawn, and how long the page's own scripts took for it.
FRAMES = """(() => {
  const real = window.requestAnimationFrame.bind(window);
  window.knobelFrames = [];
  window.requestAnimationFrame = (draw) => real((now) => {
    const before = performance.now();
    draw(now);
    window.knobelFrames.push([now, performance.now() - before]);
  });
})()"""
RATIO = "(() => { const canvas = document.querySelector('canvas'); return canvas.width / canvas.clientWidth; })()"


def loaded(browser: Browser, base: str) -> set[str]:
    """The scripts and styles of the first load, by their paths."""
    person = Person(device(browser, base), base, "Anna")
    person.open().page.wait_for_load_state("networkidle")
    names = person.page.evaluate("performance.getEntriesByType('resource').map((each) => new URL(each.name).pathname)")
    person.context.close()
    return {name.lstrip("/") for name in names if name.endswith((".js", ".css"))}


def frames_of_a_throw(browser: Browser, base: str) -> tuple[list[tuple[float, float]], float]:
    """The frames of one throw of six dice on a phone, and the pixel ratio with which the last one was drawn."""
    person = Person(device(browser, base, size=PHONE, motion=True), base, "Anna")
    person.context.add_init_script(path=PLAYER)
    person.context.add_init_script(FRAMES)
    person.open()
    play_against_bots(person, SIX_DICE, 1, options={"starter": "first_seat"})
    page = person.page
    page.wait_for_selector("canvas[data-ready=true]", state="attached")
    page.wait_for_selector("[data-throw]:not([disabled])")
    page.evaluate("window.knobelFrames.length = 0")
    page.click("[data-throw]")
    page.wait_for_function("() => Number(document.querySelector('canvas').dataset.flights) > 0")
    page.wait_for_selector("[data-busy=false]")
    frames, ratio = page.evaluate("window.knobelFrames"), page.evaluate(RATIO)
    person.context.close()
    return [(now, script) for now, script in frames], float(ratio)


def kilobytes(names: set[str]) -> str:
    """Their weight together."""
    return f"{sum(map(packed_size, names)) / 1000:.1f} kB"


def weights(first: set[str]) -> Iterator[str]:
    """What is loaded, and when."""
    files = (path.relative_to(FOLDER).as_posix() for path in (FOLDER / "assets").iterdir())
    later = {name for name in files if name.endswith((".js", ".css", ".bin"))} - first
    dice = {name for name in later if "DiceInTheAir" in name or name.endswith(".bin")}
    yield f"first load: {kilobytes(first)} in {len(first)} scripts and styles (at most 120)"
    yield f"dice in the air, code and throws: {kilobytes(dice)} (at most 80)"
    heaviest = sorted(later - dice, key=packed_size, reverse=True)
    yield f"everything else that comes when it is needed: {kilobytes(later - dice)}, of it"
    yield from (f"  {kilobytes({name}):>8}  {name.removeprefix('assets/')}" for name in heaviest[:HEAVIEST_LISTED])


def times(throws: list[tuple[list[tuple[float, float]], float]]) -> Iterator[str]:
    """How long frames took, over all throws."""
    scripts = sorted(script for frames, _ in throws for _, script in frames)
    spans = sum(frames[-1][0] - frames[0][0] for frames, _ in throws)
    rate = 1000 * sum(len(frames) - 1 for frames, _ in throws) / spans
    high = scripts[min(len(scripts) - 1, int(0.99 * len(scripts)))]
    ratios = ", ".join(f"{ratio:.2f}" for _, ratio in throws)
    yield f"{len(throws)} throws of 6 dice on a phone, {len(scripts)} frames"
    yield f"script a frame: {statistics.median(scripts):.2f} ms in the median, {high:.2f} ms at 99 % (goal: 1 ms)"
    yield f"frames a second: {rate:.0f} (goal: 30), with pixel ratios of {ratios} in the end"


def main() -> None:
    """Weigh and measure."""
    with stage() as (browser, node):
        print(*weights(loaded(browser, node.base)), sep="\n", flush=True)
        print(*times([frames_of_a_throw(browser, node.base) for _ in range(THROWS)]), sep="\n")


if __name__ == "__main__":
    main()
