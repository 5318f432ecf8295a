"""Tables, set up as the app sets them up, but straight away."""

from pathlib import Path
from typing import Any

from tests.browser.people import Person

PLAYER, HURRY = Path(__file__).parent / "player.js", Path(__file__).parent / "hurry.js"
# The page asks for its cookie by itself; asking beside it would make two devices of one. Without a server, the house
# is the pocket's.
OPEN = """async (wanted) => {
  if (knobelPlayer.isAlone()) return knobelPlayer.askPocket("POST", "/api/tables", wanted);
  const isKnown = () => performance.getEntriesByType("resource")
    .some((entry) => entry.name.endsWith("/api/me") && entry.responseEnd > 0);
  while (!isKnown()) await new Promise((resolve) => setTimeout(resolve, 10));
  const body = JSON.stringify(wanted);
  const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body });
  if (!answer.ok) throw new Error(await answer.text());
  return await answer.json();
}"""


def give_a_player(person: Person) -> None:
    """From the next page on, somebody sits inside the page who hears, looks and clicks, and is in a hurry."""
    person.context.add_init_script(path=HURRY)
    person.context.add_init_script(path=PLAYER)


def bots(count: int, mind: str = "random") -> list[dict[str, str]]:
    """Seats for so many bots."""
    return [{"kind": "bot", "name": f"Bot {number}", "mind": mind} for number in range(1, count + 1)]


def set_up(person: Person, game: str, seats: list[dict[str, str]], **wishes: Any) -> dict[str, str]:
    """A new table of this person's; says how to get there."""
    link: dict[str, str] = person.page.evaluate(OPEN, {"game": game, "seats": seats, **wishes})
    return link


def sit_down(person: Person, link: dict[str, str]) -> None:
    """Go to a table by its link, without loading the app anew, and wait until it is there."""
    way = f"#/table/{link['table']}" + (f"?{link['invitation']}" if link.get("invitation") else "")
    person.page.evaluate("([way, table]) => knobelPlayer.goTo(way, table)", [way, link["table"]])


def begin(person: Person) -> None:
    """Begin the game, and wait for it."""
    person.page.evaluate("knobelPlayer.begin()")
    person.page.wait_for_selector("[data-phase=playing]")


def settle(person: Person) -> None:
    """Wait until the page shows everything that it has heard."""
    person.page.evaluate("knobelPlayer.until('the page has settled', () => knobelPlayer.settled())")


def until_asked(person: Person) -> None:
    """Wait until nothing moves any more: this person is asked, or the game is over."""
    person.page.evaluate("knobelPlayer.untilAsked()")


def play_against_bots(person: Person, game: str, count: int, mind: str = "random", **wishes: Any) -> dict[str, str]:
    """A table with this person and some bots, where the game has begun."""
    link = set_up(person, game, [{"kind": "me", "name": person.name}, *bots(count, mind)], **wishes)
    sit_down(person, link)
    begin(person)
    return link


def take_in_hand(person: Person) -> str | None:
    """Lift the cover of a device that goes round, if there is one; says what it says.

    Under it the page has been told what everybody may see, and nobody's own view; then that of whoever holds it.
    """
    settle(person)
    cover = person.page.locator("[data-action=handed-over]")
    if not cover.count():
        return None
    person.page.wait_for_function("() => knobelPlayer.newest().viewers.every((viewer) => viewer === null)")
    drawn = person.page.locator("[data-face]:not([data-first-minute] *), [data-offer]").count()
    assert drawn == 0, "between two players nothing of the table is to be seen"
    words = cover.inner_text()
    cover.tap()
    person.page.wait_for_selector("[data-action=handed-over]", state="detached")
    viewers = person.page.evaluate("knobelPlayer.newest().viewers")
    assert len(viewers) == 2, viewers
    return words
