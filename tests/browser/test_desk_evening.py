"""An evening without a slip: names that stay whole, whoever writes them and wherever they stand."""

from playwright.sync_api import Page

from knobel.desk.desk import Desk
from tests.browser import desk_scenes as scenes
from tests.browser import desks
from tests.browser.conftest import Invite
from tests.browser.desk_scenes import Opened
from tests.browser.people import DESKTOP, Person
from tests.browser.test_desk_ways import now, run_by, say_yes
from tests.server.test_player_files import packed

WALL = (1920, 1080)
LONG = "Maximilian-Alexander von und zu Hohenstein-Brück"
# Whatever is drawn outside of its box, or ends in dots, is not read whole.
CUT = """selector => [...document.querySelectorAll(selector)].filter(part => {
  const style = getComputedStyle(part);
  return part.scrollWidth > part.clientWidth + 1 && style.display !== 'inline' || style.textOverflow === 'ellipsis';
}).map(part => part.textContent)"""


def whole(page: Page, name: str, within: str) -> None:
    """A name stands there, in full, and nothing around it is cut."""
    page.locator(within, has_text=name.replace(" ", "\u00a0")).or_(page.locator(within, has_text=name)).first.wait_for()
    assert page.evaluate(CUT, within) == []


def names_on_the_desk(organiser: Person) -> list[str]:
    return [player["name"] for player in desks.seen(organiser)["board"]["players"]]


def write(organiser: Person, player: int, offer: str, name: str) -> None:
    """Write another name for a player."""
    organiser.page.locator(f"[data-more='{player}']").click()
    organiser.page.locator(f"[data-player='{player}'] [data-offer={offer}]").click()
    organiser.page.locator("[data-field=new-name]").fill(name)
    organiser.page.locator("[data-action=written]").click()


def test_names_come_from_a_file_are_changed_and_stay_whole(invite: Invite) -> None:
    organiser = invite("Olga", size=DESKTOP, touch=False)
    opened = run_by(organiser, scenes.signed_up(8, here=8))
    desks.view(organiser, "players")
    file = {"name": "liste.xlsx", "mimeType": "application/zip", "buffer": packed()}
    organiser.page.locator("[data-field=players-file]").set_input_files(file)  # type: ignore[arg-type]
    organiser.page.wait_for_selector("[data-read=xlsx]")
    assert len(names_on_the_desk(organiser)) == 8
    organiser.page.locator("[data-action=add-players]").click()
    organiser.page.wait_for_function("() => document.querySelectorAll('[data-player]').length === 10")
    assert names_on_the_desk(organiser)[8:] == ["Ännchen Blum & Wolf", "Otto"]

    phone = invite("before").open(opened.path_of(1))
    phone.page.wait_for_selector("[data-me='1']")
    write(organiser, 0, "rename_player", LONG)
    organiser.page.wait_for_function("name => document.body.textContent.includes(name)", arg=LONG)
    with phone.expecting("1008"):
        write(organiser, 1, "replace_player", "Zoe")
        assert any("Zoe" in line for line in say_yes(organiser))
        # The link belongs to a person: whoever gave the place away is shown out.
        phone.page.wait_for_selector("[data-me]", state="detached")
    assert names_on_the_desk(organiser)[:2] == [LONG, "Zoe"]

    wall = invite("the wall", size=WALL, touch=False).open(opened.path("projector"))
    whole(wall.page, "Hohenstein", "[data-wall] li")
    desks.view(organiser, "links")
    exported = desks.download(organiser, "[data-file=export]")
    assert Desk.read(exported).tournament.players[0].name == LONG
    organiser.open(opened.path("organiser", "cards")).page.wait_for_selector("[data-sheets=cards]")
    whole(organiser.page, LONG, "[data-sheets] h2")


def test_a_second_organiser_a_printed_code_and_a_backup(invite: Invite) -> None:
    organiser = invite("Olga", size=DESKTOP, touch=False)
    opened = run_by(organiser, scenes.signed_up(6, here=6))
    desks.view(organiser, "links")
    organiser.page.locator("[data-field=key-name]").fill("Bert")
    organiser.page.locator("[data-action=add-link]").click()
    organiser.page.locator("[data-link^='link/'] summary").click()
    code = organiser.page.locator("[data-action^='copy-link/'][data-link]").get_attribute("data-link") or ""
    bert = invite("Bert", size=DESKTOP, touch=False).open(code.removeprefix(organiser.base))
    bert.page.wait_for_selector("[data-view=run]")
    organiser.page.locator("[data-link^='link/'] [data-offer=revoke_desk_link]").click()
    assert any("Bert" in line for line in say_yes(organiser))
    bert.page.wait_for_selector("[data-view=run]", state="detached")

    organiser.page.locator("[data-action=recovery]").click()
    slip = organiser.page.locator("[data-recovery]").get_attribute("data-recovery") or ""
    back = invite("Olga again", size=DESKTOP, touch=False).open("/#/turnier")
    back.page.locator("[data-field=recovery]").fill(slip.lower())
    back.page.locator("[data-action=recover]").click()
    back.page.wait_for_selector("[data-view=run]")

    organiser.page.wait_for_function("() => localStorage.getItem('knobel.desk-backups')?.includes('rows')")
    desks.view(back, "links")
    back.page.locator("[data-action=ask-delete]").click()
    back.page.locator("[data-field=delete-name]").fill("Kneipencup im Anker")
    back.page.locator("[data-action=delete-desk]").click()
    organiser.page.locator("[data-action=restore-backup]").click()
    organiser.page.wait_for_selector("[data-view=run]")
    assert opened.id not in organiser.page.url
    assert len(names_on_the_desk(organiser)) == 6


def test_a_referee_keeps_the_tournament_as_a_file(invite: Invite) -> None:
    rita = invite("Rita")
    opened = Opened(rita, scenes.ends_at(scenes.played(8, scenes.in_stage(1, 2)), now()))
    rita.open(opened.path("referee")).page.get_by_role("button", name="Protokoll", exact=True).tap()
    kept = Desk.read(desks.download(rita, "[data-file=export]")).tournament
    assert kept.stages[0].games_recorded == 2
