"""Pictures of a tournament: every face of it at sign-up, in the middle of a stage and at the end.

`python -m tests.browser.gallery FOLDER desk` takes them.
"""

from pathlib import Path
from random import Random

from playwright.sync_api import Browser

from tests.browser import desks
from tests.browser.people import DESKTOP, PHONE, Person, device

WALL = (1920, 1080)
NAMES = (
    "Anna Lena Ben Cem Dora Emil Fatma Gero Hanna Ida Jo Karl Maximiliane-Charlotte Nils Olga Paul Quirin Rosa Sami Tom"
).split()
# What changes colour does so gently.
SETTLES_MS = 300
PAPERS = ("tables", "cards", "players", "standings", "certificates")


class DeskGallery:
    """A tournament of twenty, and the devices around it."""

    def __init__(self, browser: Browser, base: str, folder: Path) -> None:
        self.browser, self.base, self.folder = browser, base, folder
        self.organiser = self._device("organiser", DESKTOP)
        desks.announce(self.organiser, "Kneipencup im Anker")
        desks.add_players(self.organiser, "\n".join(NAMES), len(NAMES))
        links = {role: desks.link_of(self.organiser, role) for role in ("referee", "projector", "entry")}
        self.referee = self._device("referee", PHONE).open(links["referee"])
        self.wall = self._device("projector", WALL).open(links["projector"])
        self.player = self._device("player", PHONE).open(links["entry"])
        self.everybody = (self.organiser, self.referee, self.wall, self.player)

    def show(self) -> None:
        """The whole tournament, with pictures on the way."""
        self._sign_up()
        self._play()
        self._end()
        for person in self.everybody:
            print(f"desk-{person.name}", *person.grumbles(), sep="\n  ")
            person.context.close()

    def _sign_up(self) -> None:
        self.player.page.wait_for_selector("[data-action=sign-up]")
        self._picture("links", self.organiser)
        self._picture("entry", self.player, self.wall)
        self.player.page.locator("[data-field=name]").fill("Zoe")
        self.player.page.locator("[data-action=sign-up]").tap()
        self.player.page.wait_for_selector("[data-where]")
        desks.everybody_is_here(self.organiser, len(NAMES) + 1)
        self._picture("due", self.organiser)
        desks.view(self.organiser, "players")
        self._picture("players", self.organiser)

    def _play(self) -> None:
        chance = Random(7)
        desks.view(self.organiser, "run")
        desks.draw_and_start(self.organiser)
        self.organiser.page.locator("[data-field=announce]").fill("In der Pause gibt es Suppe.")
        self.organiser.page.locator("[data-action=announce]").click()
        self.player.page.wait_for_selector("[data-announcement]")
        self.referee.page.wait_for_selector("[data-loser]")
        for _ in range(3):
            desks.play_on(self.organiser, [self.referee], chance)
        self._picture("playing", *self.everybody)
        self.referee.page.locator("[data-undo]").first.tap()
        self.referee.page.wait_for_selector("[data-preview]")
        self._picture("undo", self.referee)
        self.referee.page.locator("[data-action=no]").tap()
        for _ in range(6):
            desks.play_on(self.organiser, [self.referee], chance)
        self._picture("later", self.wall, self.player)
        desks.play_to_the_end(self.organiser, [self.referee], chance)

    def _end(self) -> None:
        self.player.page.wait_for_selector("[data-place]")
        desks.view(self.organiser, "standings")
        self._picture("over", *self.everybody)
        home = self.organiser.page.evaluate("location.hash")
        for paper in PAPERS:
            self.organiser.open(f"/{home.replace('?', f'/paper/{paper}?')}").page.wait_for_selector("[data-sheets]")
            self._picture(f"paper-{paper}", self.organiser)
        self.organiser.open("/#/turnier").page.wait_for_selector("[data-action=create-desk]")
        self._picture("home", self.organiser)

    def _device(self, name: str, size: tuple[int, int]) -> Person:
        return Person(device(self.browser, self.base, size=size), self.base, name)

    def _picture(self, what: str, *people: Person) -> None:
        for person in people:
            for theme in ("light", "dark"):
                person.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
                person.page.wait_for_function("wanted => document.documentElement.dataset.theme === wanted", arg=theme)
                person.page.evaluate("scrollTo(0, 0)")
                person.page.wait_for_timeout(SETTLES_MS)
                person.page.screenshot(path=self.folder / f"desk-{person.name}-{what}-{theme}.png")
            if person.scrolls_sideways():
                person.complaints.append(f"{what} scrolls sideways")
