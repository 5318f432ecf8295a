"""What the gallery shows of a big screen with phones as cups: the lobby, the game, the end."""

from playwright.sync_api import Browser

from tests.browser.camera import Camera
from tests.browser.kinds import FAMOUS
from tests.browser.people import AT_HOME, PHONE, TV, Person, device
from tests.browser.tables import give_a_player
from tests.browser.test_friends import is_asked
from tests.browser.test_secrets import begin_on_the_screen, come_with_phones, open_on_a_screen

NAMES = ("Anna", "Ben", "Maximiliane")
ROUNDS = 24
PATIENCE_MS = 60_000


def show_screens(browser: Browser, base: str, camera: Camera, words: list[str]) -> None:
    """Every famous game on a screen, with three phones around it."""
    for game in FAMOUS:
        if not words or any(word in f"screen-{game}" for word in words):
            _show(game, browser, base, camera)


def _show(game: str, browser: Browser, base: str, camera: Camera) -> None:
    screen = Person(device(browser, base, size=TV, touch=False), base, "Fernseher").reaches(AT_HOME)
    phones = [Person(device(browser, base), base, name) for name in NAMES]
    for person in (screen, *phones):
        give_a_player(person)
    table, invitation = open_on_a_screen(screen, game, len(phones))
    come_with_phones(phones[:2], table, invitation)
    camera.picture(screen, f"screen-{game}-lobby", {"tv": TV})
    come_with_phones(phones[2:], table, invitation)
    begin_on_the_screen(screen, phones)
    for turn in range(ROUNDS):
        asked = next((phone for phone in phones if is_asked(phone.page)), None)
        if asked:
            if turn >= ROUNDS - 3:
                camera.picture(asked, f"screen-{game}-cup-{ROUNDS - turn}", {"phone": PHONE})
            asked.page.evaluate("(seed) => knobelPlayer.play({ moves: 1, seed })", turn)
    camera.picture(screen, f"screen-{game}-playing", {"tv": TV})
    camera.picture(phones[0], f"screen-{game}-phone", {"phone": PHONE})
    for seat, phone in enumerate(phones):
        phone.page.evaluate("(seat) => knobelPlayer.please({ type: 'cover', seat, mind: 'random' })", seat)
    screen.page.wait_for_selector("[data-phase=over][data-busy=false]", timeout=PATIENCE_MS)
    camera.picture(screen, f"screen-{game}-end", {"tv": TV})
    camera.picture(phones[0], f"screen-{game}-phone-end", {"phone": PHONE})
    for person in (screen, *phones):
        print(f"screen-{game}: {person.name}", *person.grumbles(), sep="\n  ")
        person.context.close()
