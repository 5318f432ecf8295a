"""The main journeys, as people make them in any browser: what they press, and what they must then see."""

import time
from pathlib import Path
from typing import Any

from tests.browser.hands import PATIENCE, TOLD, Hands, attribute, miss, see

HERE = Path(__file__).parent
NAMES = ("Anna", "Ben", "Cem", "Dora", "Emil", "Fatma", "Gero", "Hanna")
# A tray of which no die is falling any more, by its faces.
RESTING_DICE = """() => [...document.querySelectorAll(":is([data-face])")].map((die) => die.parentElement)
  .map((tray) => [...tray.querySelectorAll(":scope > :is([role=img], button)")])
  .map((dice) => dice.map((die) => Number(die.dataset.face ?? 0)))
  .find((faces) => faces.length && faces.every((face) => face > 0))"""
SIDEWAYS = "() => document.scrollingElement.scrollWidth > document.scrollingElement.clientWidth"
IS_ASKED = """() => {
  const view = knobelPlayer.settled() && knobelPlayer.newest();
  return Boolean(view) && !view.scene.result && view.scene.turn.includes(view.scene.viewer);
}"""
FACES = "() => [...document.querySelectorAll('[data-face]')].map((die) => Number(die.dataset.face))"


def fits(hands: Hands) -> None:
    """Nothing is wider than the screen."""
    assert not hands.ask(SIDEWAYS)


def give_a_player(hands: Hands) -> None:
    """From the next table on, somebody sits inside the page who hears, looks and clicks, and is in a hurry."""
    for name in ("hurry.js", "player.js"):
        hands.ask(f"() => {{ {(HERE / name).read_text(encoding='utf-8')} }}")


def first_throw(hands: Hands, base: str) -> None:
    """Somebody who has never been here: two taps, and the dice lie on the table."""
    hands.open(f"{base}/")
    fits(hands)
    hands.click("[data-action=play-bots]")
    hands.click("[data-throw]:not(:disabled)")
    faces = hands.wait(RESTING_DICE)
    assert set(faces) <= {1, 2, 3, 4, 5, 6}
    fits(hands)


def rule_card(hands: Hands) -> None:
    """At a table: what the rules say, in a drawer, and back again."""
    hands.click("[data-action=rules]")
    # The drawer is there before its text is.
    hands.wait("() => document.querySelector('[role=dialog]')?.textContent.trim().length > 200")
    fits(hands)
    hands.ask(
        "() => document.querySelector('[role=dialog]').dispatchEvent("
        "new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))"
    )
    miss(hands, "[role=dialog]")


def settings(hands: Hands, base: str) -> None:
    """A name, a language, a theme, other dice: set, and still so after a reload."""
    hands.open(f"{base}/#/settings")
    hands.fill("#name", "Änne")
    hands.click("[data-action=save-name]")
    for field, value in (("language", "en"), ("theme", "dark"), ("dice", "wood"), ("speed", "quick")):
        hands.click(f"[data-pick={field}] label:has([value={value}])")
    see(hands, "html[lang=en]")
    see(hands, "#account")
    hands.open(f"{base}/#/settings")
    see(hands, "html[lang=en][data-dice=wood]")
    assert hands.wait("() => document.querySelector('#name')?.value") == "Änne"
    fits(hands)


def hidden_dice(host: Hands, guest: Hands, base: str) -> None:
    """Two people at a table of Mäxchen, found by its code; neither sees what lies under the other's cup."""
    for hands in (host, guest):
        hands.open(f"{base}/")
        see(hands, "[data-game=maexchen]")
        give_a_player(hands)
    host.ask("() => { location.hash = '#/set/maexchen/friends'; }")
    host.click("[data-heads='2']")
    host.fill("[data-seat='0'] [data-field=name]", "Anna")
    host.click("[data-action=start]")
    see(host, "[data-phase=lobby] [data-action=copy]")
    guest.fill("[data-field=code]", attribute(host, "[data-code]", "data-code"))
    guest.click("[data-action=join]")
    guest.fill("[data-phase=lobby] input.field", "Ben")
    guest.click("[data-action=sit]")
    host.click("[data-action=start]:not(:disabled)")
    for hands in (host, guest):
        see(hands, "[data-phase=playing]")
    play_some(host, guest)


def play_some(host: Hands, guest: Hands, moves: int = 12) -> None:
    """Both play when they are asked; before a cup is lifted only its owner sees faces."""
    played = looked = 0
    while played < moves:
        hands, other = _asked(host, guest)
        told = hands.ask("(seed) => knobelPlayer.play({ moves: 1, seed })", played)
        assert (told["stuck"], told["missing"], told["wide"]) == (None, [], [])
        played += 1
        looked += _hides(hands, other)
    assert looked > 0


def _asked(host: Hands, guest: Hands) -> tuple[Hands, Hands]:
    """Whoever is asked next, and the other one: cups are lifted and discs fly for as long as the page likes."""
    patience_ends = time.monotonic() + PATIENCE
    while time.monotonic() < patience_ends:
        for hands, other in ((host, guest), (guest, host)):
            if hands.ask(IS_ASKED):
                return hands, other
        time.sleep(0.05)
    raise AssertionError(f"nobody is asked; the pages are {host.ask(TOLD)} and {guest.ask(TOLD)}")


def _hides(hands: Hands, other: Hands) -> bool:
    """Whether something lies under this player's cup just now; if so, the other sees none of it."""
    trays = "() => knobelPlayer.newest().scene.widgets.filter((widget) => widget.cup === 'covered')"
    if not any(die["face"] for tray in hands.ask(trays) for die in tray["dice"]):
        return False
    other.wait("(seq) => knobelPlayer.newest().seq >= seq", hands.ask("() => knobelPlayer.newest().seq"))
    theirs: list[Any] = other.ask(trays)
    assert [die["face"] for tray in theirs for die in tray["dice"] if die["face"] is not None] == []
    return True


def played_game(hands: Hands, base: str) -> None:
    """A short game against a bot, to its end."""
    hands.open(f"{base}/")
    see(hands, "[data-game=kniffel]")
    give_a_player(hands)
    link = hands.ask("""async () => {
      const seats = [{ kind: "me", name: "Anna" }, { kind: "bot", name: "Bot", mind: "random" }];
      const headers = { "content-type": "application/json" };
      await fetch("/api/me");
      const body = JSON.stringify({ game: "die-boese-drei", seats });
      const answer = await fetch("/api/tables", { method: "POST", headers, body });
      return answer.json();
    }""")
    hands.ask("([way, table]) => knobelPlayer.goTo(way, table)", [f"#/table/{link['table']}", link["table"]])
    hands.click("[data-action=start]")
    see(hands, "[data-phase=playing], [data-phase=over]")
    told = hands.ask("() => knobelPlayer.play({ moves: 100, seed: 1 })")
    assert told["stuck"] is None
    see(hands, "[data-phase=over]")


def looking_back(hands: Hands) -> None:
    """After a game: its replay, step by step, and the dice checked in the page itself."""
    hands.click("[data-action=replay]")
    see(hands, "[data-replay=ready]")
    hands.click("[data-action=next]")
    see(hands, "[data-step='1']")
    fits(hands)
    hands.click("[data-action=fair]")
    see(hands, "[data-fair=true]")
    assert hands.ask("() => document.querySelectorAll('[data-throw-state=fair]').length") > 0
    fits(hands)


def tournament(hands: Hands, base: str) -> str:
    """An evening is announced, everybody is there, and the first stage is drawn; says the referees' link."""
    hands.open(f"{base}/")
    hands.click("[data-action=tournament]")
    hands.fill("[data-field=desk-name]", "Kneipencup")
    hands.click("[data-action=create-desk]")
    hands.click("[data-view=players]")
    hands.fill("[data-field=players]", "\n".join(NAMES))
    hands.click("[data-action=add-players]")
    hands.wait("(n) => document.querySelectorAll('[data-player]').length === n", len(NAMES))
    hands.click("[data-view=run]")
    hands.click("[data-action=open-now]")
    hands.click("[data-view=players]")
    hands.click("[data-action=check-in-all]")
    miss(hands, "[data-offer=check_in]")
    hands.click("[data-view=run]")
    hands.click("[data-action=close-now]")
    hands.click("[data-offer=draw]")
    hands.click("[data-offer=start_stage]")
    see(hands, "[data-desk-phase=playing]")
    fits(hands)
    hands.click("[data-view=links]")
    link = attribute(hands, "[data-action=copy-referee]", "data-link")
    fits(hands)
    return link


def undo(hands: Hands, link: str) -> None:
    """A referee reports a loser, looks at what taking it back would change, and does so."""
    hands.open(link)
    card = f"[data-table='{attribute(hands, '[data-table][data-game]', 'data-table')}']"
    running = f"{card}[data-game='{attribute(hands, card, 'data-game')}']"
    hands.click(f"{running} [data-loser]")
    miss(hands, running)
    hands.click("[data-undo]")
    see(hands, "dialog [data-preview] li")


def dialog_leaves_the_page_to_be_seen(hands: Hands) -> None:
    """A few lines make a small dialog: it is not stretched over the whole screen."""
    height, screen = hands.ask("() => [document.querySelector('dialog').getBoundingClientRect().height, innerHeight]")
    assert height < 0.75 * screen


def undone(hands: Hands) -> None:
    """The undo is confirmed."""
    hands.click("[data-action=yes]")
    miss(hands, "dialog")
