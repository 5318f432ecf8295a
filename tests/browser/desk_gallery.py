"""Pictures of a tournament: every face of it, from the empty desk to the certificate.

`python -m tests.browser.gallery FOLDER desk` takes them; further words choose among their names.
"""

import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser

from knobel.desk.desk import Desk
from knobel.desk.format_options import AnyFormat, KnockOut, League, PointsRounds, RoundRobin
from knobel.desk.model import Tournament
from knobel.desk.options import MINUTE
from tests.browser import desk_scenes as scenes
from tests.browser.desk_scenes import Opened
from tests.browser.people import AT_HOME, DESKTOP, PHONE, SIZES, TABLET, Language, Person, device

WALL = (1920, 1080)
ON_A_WALL = {"wall": WALL, "desktop": DESKTOP, "phone": PHONE}
IN_A_HAND = {"phone": PHONE, "tablet": TABLET}
SUPPER = "In der Pause gibt es Suppe. Bitte meldet euch danach wieder an euren Tischen."
# What changes colour does so gently.
SETTLES_MS = 300
# What an organiser looks at when; always at how it goes on.
VIEWS = {
    "sign-up": ("run", "players", "links"),
    "crowd": ("run", "players"),
    "playing": ("run", "players", "standings", "log"),
    "over": ("run", "standings", "links"),
}
# Tournaments that are there for the wall alone.
WALL_ONLY = ("gong", "nine-tables", "two-rounds", "many-tables", "over-64")
PAPERS = ("rules", "referees", "tally", "tables", "cards", "players", "standings", "certificates")
OTHER_PAPERS = ("rules", "tables", "slips", "standings")


def moments() -> dict[str, Callable[[], Desk]]:
    """Every tournament that pictures are taken of, by name."""
    return {
        "empty": lambda: scenes.signed_up(0),
        "sign-up": lambda: scenes.signed_up(13, here=5),
        "crowd": lambda: scenes.signed_up(64, here=60),
        "drawn": lambda: scenes.played(13, scenes.drawn),
        "playing": lambda: scenes.announced(scenes.played(13, scenes.in_stage(1, 9)), SUPPER),
        "second": lambda: scenes.played(13, scenes.in_stage(2, 5)),
        "between": lambda: scenes.played(13, scenes.between),
        "final": lambda: scenes.played(13, scenes.in_the_final),
        "over": lambda: scenes.played(13, scenes.over),
        "gong": lambda: scenes.played(13, scenes.begun),
        "nine-tables": lambda: scenes.played(35, scenes.in_stage(1, 15)),
        "sixteen-tables": lambda: scenes.announced(scenes.played(64, scenes.in_stage(1, 60)), SUPPER),
        "two-rounds": lambda: scenes.played(64, scenes.in_stage(3, 12)),
        "many-tables": lambda: scenes.played(96, scenes.in_stage(1, 40)),
        "over-64": lambda: scenes.played(64, scenes.over),
        **other_kinds(),
    }


def other_kinds() -> dict[str, Callable[[], Desk]]:
    """The kinds of tournament beside the Schock-Turnier, while they go on and when they are over."""
    rounds = PointsRounds(rounds=3, tables=3, team_size=4)
    kinds: dict[str, tuple[int, str, AnyFormat, tuple[str, ...]]] = {
        "points": (16, "kniffel", rounds, ("Die Becher", "Eckkneipe", "Wurfglück", "Würfelhusten")),
        "knockout": (11, "filzlaus", KnockOut(group_size=3), ()),
        "robin": (6, "kniffel", RoundRobin(), ()),
        "league": (8, "kniffel", League(), ()),
    }
    found: dict[str, Callable[[], Desk]] = {}
    for name, (players, game, kind, teams) in kinds.items():
        build = partial(scenes.counted, players, game, kind, teams=teams)
        found[f"{name}-playing"] = partial(build, scenes.in_stage(2, 1))
        found[f"{name}-between"] = partial(build, scenes.between)
        found[f"{name}-over"] = partial(build, scenes.over)
    return found


# How long ago the latest entry was written: a stage that has gone on for a while is scharf.
AGO = {
    "gong": 15 * MINUTE - 4000,
    "two-rounds": 2 * MINUTE,
    "sixteen-tables": MINUTE,
    "empty": -120 * MINUTE,
    "sign-up": 2 * MINUTE,
}


class DeskGallery:
    """The devices around a tournament, and what they show."""

    # With this word the names of all pictures begin.
    kind = "desk"

    def __init__(self, browser: Browser, base: str, folder: Path, words: list[str], language: Language = "de") -> None:
        self.browser, self.base, self.folder, self.words, self.language = browser, base, folder, words, language

    def show(self) -> None:
        """All pictures, moment by moment."""
        self._home()
        for moment, build in moments().items():
            if not self.words or any(word in f"desk-{moment}" for word in self.words):
                self._moment(moment, scenes.ends_at(build(), int(time.time() * 1000) - AGO.get(moment, 0)))

    def show_wall(self, moment: str) -> None:
        """Only what hangs on the wall at this moment."""
        organiser = self._device("organiser", DESKTOP)
        self._wall(moment, Opened(organiser, scenes.ends_at(moments()[moment](), int(time.time() * 1000))))
        self._close(organiser)

    def _home(self) -> None:
        person = self._device("home", PHONE).open("/#/turnier")
        person.page.wait_for_selector("[data-action=create-desk]")
        self._pictures("home", person, SIZES)

    def _moment(self, moment: str, desk: Desk) -> None:
        organiser = self._device("organiser", DESKTOP)
        opened = Opened(organiser, desk)
        self._wall(moment, opened)
        if moment not in WALL_ONLY:
            self._organiser(moment, organiser.open(opened.path("organiser")))
            self._referee(moment, opened)
            self._guests(moment, opened, desk.tournament)
        if moment in ("sign-up", "second", "sixteen-tables", "over", "over-64"):
            self._papers(moment, opened, PAPERS)
        elif moment == "points-playing":
            self._papers(moment, opened, OTHER_PAPERS)

    def _guests(self, moment: str, opened: Opened, tournament: Tournament) -> None:
        for what, player in people_of_interest(tournament):
            phone = self._device("player", PHONE).open(opened.path_of(player))
            phone.page.wait_for_selector("[data-me]")
            self._pictures(f"{moment}-{what}", phone, {"phone": PHONE})
        if tournament.stage is None:
            door = self._device("entry", PHONE).open(opened.path("entry"))
            door.page.wait_for_selector("main")
            self._pictures(moment, door, {"phone": PHONE})

    def _wall(self, moment: str, opened: Opened) -> None:
        wall = self._device("projector", WALL).open(opened.path("projector"))
        wall.page.wait_for_selector("[data-gong]" if moment == "gong" else "[data-wall]")
        self._pictures(moment, wall, {"wall": WALL} if moment == "gong" else ON_A_WALL)

    def _organiser(self, moment: str, organiser: Person) -> None:
        organiser.page.wait_for_selector("[data-view]")
        usual = ("run", "standings") if "-" in moment else ("run",)
        for view in VIEWS.get(moment, usual):
            organiser.page.locator(f"[data-view={view}]").click()
            self._pictures(f"{moment}-{view}", organiser, SIZES, close=False)
        self._close(organiser)

    def _referee(self, moment: str, opened: Opened) -> None:
        referee = self._device("referee", PHONE).open(opened.path("referee"))
        referee.page.wait_for_selector("[data-referee]")
        self._pictures(moment, referee, IN_A_HAND, close=False)
        if referee.page.locator("[data-loser]").count():
            if referee.page.locator("[data-mine]").count():
                referee.page.locator("[data-mine]").first.tap()
                self._pictures(f"{moment}-mine", referee, {"phone": PHONE}, close=False)
            referee.page.locator("[data-undo]").first.tap()
            referee.page.wait_for_selector("[data-preview]")
            self._pictures(f"{moment}-undo", referee, {"phone": PHONE}, close=False)
        self._close(referee)

    def _papers(self, moment: str, opened: Opened, papers: tuple[str, ...]) -> None:
        person = self._device("paper", DESKTOP)
        for paper in papers:
            person.open(opened.path("organiser", paper)).page.wait_for_selector("[data-sheets]")
            self._pictures(f"{moment}-{paper}", person, {"desktop": DESKTOP}, close=False)
            person.page.pdf(path=self.folder / f"desk-paper-{moment}-{paper}.pdf", prefer_css_page_size=True)
            person.page.goto("about:blank")
        self._close(person)

    def _device(self, name: str, size: tuple[int, int]) -> Person:
        context = device(self.browser, self.base, size=size, language=self.language)
        return Person(context, self.base, name).reaches(AT_HOME)

    def _pictures(self, what: str, person: Person, sizes: dict[str, tuple[int, int]], *, close: bool = True) -> None:
        for (size, (width, height)), theme in product(sizes.items(), ("light", "dark")):
            person.page.set_viewport_size({"width": width, "height": height})
            person.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            person.page.wait_for_function("wanted => document.documentElement.dataset.theme === wanted", arg=theme)
            person.page.evaluate("scrollTo(0, 0)")
            person.page.wait_for_timeout(SETTLES_MS)
            kind = self.kind if self.language == "de" else f"{self.language}-{self.kind}"
            name = f"{kind}-{person.name}-{what}-{size}-{theme}.png"
            person.page.screenshot(path=self.folder / name, full_page=person.name != "projector")
            if person.scrolls_sideways():
                person.complaints.append(f"{what} scrolls sideways at {size}")
        if close:
            self._close(person)

    def _close(self, person: Person) -> None:
        print(f"desk-{person.name}", *person.grumbles(), sep="\n  ")
        person.context.close()


def people_of_interest(tournament: Tournament) -> Iterator[tuple[str, int]]:
    """One player of every kind that a page speaks to differently."""
    seen = set()
    for player in tournament.players:
        kind = f"{player.status}-{player.round}".replace("_", "-")
        if kind not in seen:
            seen.add(kind)
            yield kind, player.id
