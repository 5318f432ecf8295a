"""Pictures of a club in its second year: every view of its keeper, a member and a stranger, the invitation, and "Ich".

`python -m tests.browser.gallery FOLDER club` takes them.
"""

from datetime import datetime
from random import Random

from knobel.club.actions import (
    AddMember,
    Appoint,
    Found,
    GivePrize,
    MarkMember,
    MemberId,
    OpenSeason,
    Pay,
    PlaceTaken,
    RecordEvening,
    SetPublic,
)
from knobel.club.club_log import ClubLog
from knobel.club.formula import Formula
from tests.browser.desk_gallery import DeskGallery
from tests.browser.people import DESKTOP, PHONE, SIZES, Person

NAMES = ("Anna", "Ben", "Gül", "Hans-Joachim Großmüller", "Dirk", "Eva")
VIEWS = ("table", "book", "evenings", "people", "records", "log", "settings")
GAMES = ("schocken", "kniffel", "chicago")
DAY = 24 * 3600 * 1000


def day(date: str) -> int:
    """Eight in the evening of a day, as a log has it."""
    return int(datetime.fromisoformat(f"{date}T20:00+00:00").timestamp() * 1000)


def a_filled_club(seed: int = 3) -> ClubLog:
    """Two seasons, the second by the best six evenings, and a book with everything in it."""
    chance, log = Random(seed), ClubLog.founded(Found("Die Filzläuse", "2025"), day("2025-01-07"), "Olga")
    for name in NAMES:
        log.do(AddMember(name), day("2025-01-07"), "Olga")
    for year in (2025, 2026):
        if year == 2026:
            log.do(OpenSeason("2026", Formula(best=6)), day("2026-01-05"), "Olga")
        for month in range(1, 11):
            order = chance.sample(range(len(NAMES)), chance.randint(3, len(NAMES)))
            places = tuple(PlaceTaken(MemberId(member), place) for place, member in enumerate(order, start=1))
            title = "Herbstturnier" if month == 10 else ""
            date = f"{year}-{month:02d}-14"
            log.do(RecordEvening(date, title, chance.choice(GAMES), places), day(date), "Olga")
    first = day("2026-10-15")
    for number in range(40):
        mark = MarkMember(MemberId(chance.randrange(len(NAMES))), chance.choice(("round", "chip")), 1 + number % 3)
        log.do(mark, first + number // 2 * DAY, "Olga")
    last = first + 20 * DAY
    for request in (GivePrize(MemberId(1), 2550, "Herbstturnier"), Pay(MemberId(2)), SetPublic(True)):
        log.do(request, last, "Olga")
    log.do(Appoint(MemberId(0), "scribe"), last, "Olga")
    return log


class ClubGallery(DeskGallery):
    """The devices around a club, and what they show."""

    kind = "club"

    def show(self) -> None:
        """All pictures."""
        keeper = self._device("keeper", DESKTOP)
        keeper.context.request.get(f"{self.base}/api/me")
        keeper.open("/#/club")
        keeper.page.wait_for_selector("[data-action=found-club]")
        self._pictures("home", keeper, SIZES, close=False)
        club, links, own = self._restored(keeper)
        self._views(keeper, f"/#/club/{club}?{links['keeper']}", VIEWS)
        self._settling(keeper)
        phone = self._device("member", PHONE)
        self._views(phone, f"/#/club/{club}?{own}", ("table", "book", "records"))
        phone.open("/#/ich").page.wait_for_selector("[data-club]")
        self._pictures("ich", phone, {"phone": PHONE})
        stranger = self._device("stranger", PHONE)
        self._views(stranger, f"/#/club/{club}?{links['public']}", ("table", "evenings"))
        stranger.open(f"/#/club/{club}?{links['guest']}").page.wait_for_selector("[data-action=join-club]")
        self._pictures("invitation", stranger, {"phone": PHONE})

    def _restored(self, keeper: Person) -> tuple[str, dict[str, str], str]:
        headers = {"origin": self.base, "content-type": "application/json"}
        address = f"{self.base}/api/clubs/import"
        told = keeper.context.request.post(address, data=a_filled_club().export(), headers=headers).json()
        return told["club"], told["links"], told["members"]["2"]

    def _views(self, person: Person, path: str, views: tuple[str, ...]) -> None:
        person.open(path).page.wait_for_selector("[data-club-role]")
        for view in views:
            person.page.locator(f"[data-view={view}]").click()
            self._pictures(view, person, SIZES, close=False)

    def _settling(self, keeper: Person) -> None:
        keeper.page.locator("[data-view=book]").click()
        keeper.page.locator("[data-action=settle]").nth(1).click()
        keeper.page.wait_for_selector("[data-action=pay-all]")
        self._pictures("settle", keeper, SIZES)
