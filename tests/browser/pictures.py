"""The pictures of the README: `python -m tests.browser.pictures FOLDER [NAME …]` takes all of them, or those named."""

import sys
import tempfile
import time
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from knobel.server.site.writing import write_site
from tests.browser import desk_scenes
from tests.browser.gallery import stage
from tests.browser.people import AT_HOME, PHONE, Person, Theme, device
from tests.browser.pockets import NEWEST, keep_the_box
from tests.browser.tables import begin, give_a_player, set_up, sit_down, until_asked
from tests.support.static_host import StaticHost

SCREEN, WALL, PAST = (1280, 800), (1280, 720), (1280, 960)
QUALITY = 54
# What changes colour or size does so gently.
SETTLES_MS = 400
PATIENCE_MS = 120_000
# By then there is something to see.
KNIFFEL_TURNS = 6
SCHOCKEN_MOVES = 12
MOST_MOVES = 60
POCKET_GAME, POCKET_MOVES = "zehntausend", 7
DICE_UNDER_THE_CUP = 3
# Takes the field that this throw gives most for.
TAKE_THE_BEST = """() => {
  const worth = (field) => Number(field.querySelector(".preview")?.textContent ?? 0);
  [...document.querySelectorAll("[data-offer^='take:']")].sort((one, other) => worth(other) - worth(one))[0].click();
}"""
# Keeps the dice of the face that lies there most often.
KEEP_THE_PAIR = """() => {
  const dice = [...document.querySelectorAll("[data-offer^='keep:']")];
  const alike = (die) => dice.filter((each) => each.dataset.face === die.dataset.face);
  alike(dice.toSorted((one, other) => alike(other).length - alike(one).length)[0]).forEach((die) => die.click());
}"""
# A phone as its owner holds it: the bar that the phone itself draws above an installed app, and the app.
STATUS_BAR = 28
IN_AEROPLANE_MODE = """<style>
  body { margin: 0; background: #2b1d12; }
  div { box-sizing: border-box; height: BARpx; padding: 0 16px; display: flex; align-items: center;
    justify-content: space-between; color: #f6ecd9; font: 600 14px sans-serif; }
  svg { width: 18px; fill: currentColor; }
  img { display: block; width: 100%; }
</style>
<div>20:14 <svg viewBox="0 0 24 24"><path d="M21 16v-2l-8-5V3.5a1.5 1.5 0 0 0-3 0V9l-8 5v2l8-2.5V19l-2 1.5V22l3.5-1
  3.5 1v-1.5L13 19v-5.5z" /></svg></div>
<img src="data:image/png;base64,SHOT">"""


class Easel:
    """A browser with a house, and a folder for what is drawn there."""

    def __init__(self, browser: Browser, base: str, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.browser, self.base, self.folder = browser, base, folder

    def person(self, name: str, size: tuple[int, int] = PHONE, theme: Theme = "light") -> Person:
        """Somebody with a device of this size."""
        person = Person(device(self.browser, self.base, size=size, theme=theme, language="en"), self.base, name)
        give_a_player(person.reaches(AT_HOME))
        return person

    def picture(self, person: Person, name: str) -> None:
        """The page as it is now, as WebP; Chromium writes it by itself."""
        self.settle(person)
        width, height = person.page.evaluate("[innerWidth, innerHeight]")
        # A phone's page is small; it is drawn finer.
        whole = {"x": 0, "y": 0, "width": width, "height": height, "scale": 2 if width < height else 1}
        session = person.context.new_cdp_session(person.page)
        shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": whole})
        (self.folder / f"{name}.webp").write_bytes(b64decode(shot["data"]))
        print(name, *person.grumbles(), sep="\n  ", flush=True)

    def settle(self, person: Person) -> None:
        """Wait until the page looks as it will."""
        person.page.evaluate("document.fonts.ready")
        person.page.wait_for_timeout(SETTLES_MS)


def kniffel(easel: Easel) -> None:
    """Kniffel on a phone, with a sheet that is half full."""
    person = easel.person("Anna").open()
    _sit_down_with(person, ["Ben"], "kniffel", options={"starter": "first_seat"})
    for _ in range(KNIFFEL_TURNS):
        _throw(person)
        person.page.evaluate(TAKE_THE_BEST)
        person.page.locator("[data-primary][data-offer^='take:']").click()
    _throw(person)
    person.page.evaluate(KEEP_THE_PAIR)
    easel.picture(person, "kniffel")
    person.context.close()


def schocken(easel: Easel) -> None:
    """Schocken in the evening, in the middle of a half: my dice under the cup, discs on their way."""
    person = easel.person("Anna", SCREEN, "dark").open()
    _sit_down_with(person, ("Ben", "Cem", "Dörte"), "schocken")
    for seed in range(MOST_MOVES):
        person.page.evaluate("(seed) => knobelPlayer.play({ moves: 1, seed })", seed)
        until_asked(person)
        if seed >= SCHOCKEN_MOVES and person.page.locator("[data-offer^='keep:']").count() == DICE_UNDER_THE_CUP:
            break
    easel.picture(person, "schocken")
    person.context.close()


def desk(easel: Easel) -> None:
    """The wall of a tournament while its first stage runs."""
    organiser, wall = easel.person("Rita"), easel.person("Wall", WALL)
    tournament = desk_scenes.played(35, desk_scenes.in_stage(1, 15))
    opened = desk_scenes.Opened(organiser, desk_scenes.ends_at(tournament, int(time.time() * 1000)))
    wall.open(opened.path("projector")).page.wait_for_selector("[data-wall]")
    easel.picture(wall, "desk")
    for person in (organiser, wall):
        person.context.close()


def analysis(easel: Easel) -> None:
    """A game looked at afterwards: the curve of chances, luck and decisions apart."""
    person = easel.person("Anna", PAST).open()
    _sit_down_with(person, ["Ben"], "einundzwanzig", options={"max_rounds": 8})
    person.page.evaluate("(ms) => knobelPlayer.finish(ms)", PATIENCE_MS)
    person.page.locator("[data-action=replay]").click()
    person.page.locator("[data-action=analyse]").click()
    person.page.wait_for_selector("[data-analysis=ready]", timeout=PATIENCE_MS)
    # The costliest decision, as it lay on the table.
    person.page.locator("[data-analysis=ready] button").first.click()
    person.page.evaluate("scrollTo(0, 0)")
    easel.picture(person, "analysis")
    person.context.close()


def pocket(easel: Easel) -> None:
    """The box kept on a phone whose host has gone, in aeroplane mode."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_site(folder / "site", "")
        host = StaticHost(folder / "site", folder / "visits.log").start()
        width, height = PHONE
        context = easel.browser.new_context(
            base_url=f"{host.base}/",
            viewport={"width": width, "height": height - STATUS_BAR},
            device_scale_factor=2,
            reduced_motion="reduce",
            locale="en-GB",
            has_touch=True,
        )
        context.set_default_timeout(PATIENCE_MS)
        person = Person(context, host.base, "Anna")
        give_a_player(person)
        keep_the_box(person.page)
        host.kill()
        context.set_offline(True)
        _play_offline(person)
        easel.settle(person)
        shot = b64encode(person.page.screenshot()).decode()
        phone = easel.person("Phone")
        phone.page.set_content(IN_AEROPLANE_MODE.replace("BAR", str(STATUS_BAR)).replace("SHOT", shot))
        easel.picture(phone, "pocket")
        for each in (person, phone):
            each.context.close()


def _play_offline(person: Person) -> None:
    """From the start page without any line to the middle of a game against bots."""
    person.page.goto("about:blank")
    person.page.goto(f"./#/set/{POCKET_GAME}/bots")
    person.page.locator("[data-pick=pace] input[value=instant]").check(force=True)
    person.page.locator("[data-action=start]").click()
    person.page.wait_for_function(NEWEST)
    for seed in range(POCKET_MOVES):
        person.page.evaluate("(seed) => knobelPlayer.play({ moves: 1, seed })", seed)
    person.page.evaluate("knobelPlayer.untilAsked()")


PICTURES: dict[str, Callable[[Easel], None]] = {
    "kniffel": kniffel,
    "schocken": schocken,
    "desk": desk,
    "analysis": analysis,
    "pocket": pocket,
}


def _sit_down_with(person: Person, others: Iterable[str], game: str, **wishes: Any) -> None:
    bots = [{"kind": "bot", "name": name, "mind": "greedy"} for name in others]
    sit_down(person, set_up(person, game, [{"kind": "me", "name": "Anna"}, *bots], hints=True, **wishes))
    begin(person)


def _throw(person: Person) -> None:
    person.page.locator("[data-throw]:enabled").click()
    person.page.locator("[data-offer^='take:']").first.wait_for()


def main(folder: Path, words: list[str]) -> None:
    """Take the pictures."""
    with stage() as (browser, node):
        easel = Easel(browser, node.base, folder)
        for name, take in PICTURES.items():
            if not words or name in words:
                take(easel)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
