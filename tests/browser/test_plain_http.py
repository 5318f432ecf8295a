"""Over plain HTTP at a name that is not the machine's own, as phones come to a house at home: no secure context."""

from pathlib import Path

import pytest

from proofs.processes import Node
from tests.browser import journeys
from tests.browser.browsers import PLAIN_HOST
from tests.browser.conftest import Sit
from tests.browser.hands import Hands, attribute, miss, see, text
from tests.browser.people import DESKTOP
from tests.support.serving import serving

ENGINES = pytest.mark.parametrize("engine", ["chromium", "firefox"])
CANNOT_COPY = "() => { document.execCommand = () => false; }"


@pytest.fixture
def base(house: Node) -> str:
    return house.base.replace("127.0.0.1", PLAIN_HOST)


def is_plain(hands: Hands) -> None:
    """What browsers hold back here is really not there."""
    assert (
        hands.ask("() => [isSecureContext, !!navigator.clipboard, !!navigator.wakeLock, !!crypto.subtle]")
        == [False] * 4
    )


def pasted(hands: Hands) -> str:
    """What has been copied, as it comes out again."""
    hands.ask("""() => {
      document.querySelector("#pasted")?.remove();
      const field = document.createElement("input");
      field.id = "pasted";
      document.querySelector("main, section").prepend(field);
    }""")
    hands.paste("#pasted")
    return str(hands.wait("() => document.querySelector('#pasted').value"))


def copies(hands: Hands, action: str) -> None:
    """What is told as copied is copied."""
    button = f"[data-action={action}]"
    link = attribute(hands, button, "data-link")
    hands.click(button)
    see(hands, f"{button}[data-copied=true]")
    assert pasted(hands) == link


def shows_instead(hands: Hands, action: str) -> None:
    """Where nothing can be copied, nothing is told as copied: the link is there, selected, with a sentence."""
    button = f"[data-action={action}]"
    link = attribute(hands, button, "data-link")
    hands.ask(CANNOT_COPY)
    hands.click(button)
    see(hands, f"{button}[data-copied=false]")
    selected = "() => { const { value, selectionStart, selectionEnd } = document.activeElement;"
    assert hands.wait(f"{selected} return value?.slice(selectionStart, selectionEnd); }}") == link
    assert "markiert" in text(hands, f"{button} + [role=status]")


def lobby(hands: Hands, base: str) -> None:
    hands.open(f"{base}/#/set/kniffel/friends")
    hands.click("[data-action=start]")
    see(hands, "[data-phase=lobby] [data-qr]")


@ENGINES
def test_a_newcomer_throws_reads_the_rules_and_changes_the_settings(sit: Sit, calm_house: Node, engine: str) -> None:
    hands, base = sit(engine), calm_house.base.replace("127.0.0.1", PLAIN_HOST)
    journeys.first_throw(hands, base)
    is_plain(hands)
    journeys.rule_card(hands)
    journeys.settings(hands, base)
    assert "https" in text(hands, "[data-plain]")
    assert "https" in text(hands, "section:has(#account)")


def test_a_newcomer_with_webkit_throws_and_is_shown_a_link(sit: Sit, tmp_path: Path) -> None:
    """WebKit cannot be told a name for this machine, so it comes by the machine's address in its network."""
    hands = sit("webkit")
    with serving(tmp_path) as (_, told):
        bases = [url for url in told if "localhost" not in url and "[" not in url]
        if not bases:
            pytest.skip("this machine is in no network")
        journeys.first_throw(hands, bases[0])
        is_plain(hands)
        lobby(hands, bases[0])
        shows_instead(hands, "copy")
        journeys.settings(hands, bases[0])
        assert "https" in text(hands, "[data-plain]")


@ENGINES
def test_two_people_play_with_dice_under_cups(sit: Sit, base: str, engine: str) -> None:
    journeys.hidden_dice(sit(engine, "Anna"), sit(engine, "Ben"), base)


@ENGINES
def test_a_finished_game_is_checked_and_the_link_to_a_step_is_copied(sit: Sit, base: str, engine: str) -> None:
    hands = sit(engine)
    journeys.played_game(hands, base)
    hands.click("[data-action=replay]")
    copies(hands, "copy-step")
    hands.click("[data-action=next]")
    # Another step is another link, and nobody has copied that one.
    see(hands, "[data-action=copy-step]:not([data-copied])")
    shows_instead(hands, "copy-step")
    hands.click("[data-action=fair]")
    see(hands, "[data-fair=true]")


@ENGINES
def test_the_link_to_a_table_is_copied_or_shown(sit: Sit, base: str, engine: str) -> None:
    hands = sit(engine)
    lobby(hands, base)
    # The page was opened by an address that everybody can use.
    assert attribute(hands, "[data-qr]", "data-qr").startswith(base)
    miss(hands, "[data-reach]")
    copies(hands, "copy")
    lobby(hands, base)
    shows_instead(hands, "copy")


@ENGINES
def test_a_desk_copies_its_links_and_its_referee_takes_a_report_back(sit: Sit, base: str, engine: str) -> None:
    hands = sit(engine)
    link = journeys.tournament(hands, base)
    assert link.startswith(base)
    for role in ("entry", "referee", "projector"):
        copies(hands, f"copy-{role}")
    journeys.undo(hands, link)
    journeys.undone(hands)


@ENGINES
def test_a_screen_that_cannot_be_kept_on_says_so_once(sit: Sit, base: str, engine: str) -> None:
    hands = sit(engine, size=DESKTOP)
    hands.open(f"{base}/#/set/schocken/tv")
    hands.click("[data-action=start]")
    assert "https" in text(hands, "[data-awake=unable]")
    hands.click("[data-action=dark-told]")
    miss(hands, "[data-awake]")
    hands.open(hands.ask("() => location.href"))
    see(hands, "[data-page=tv] [data-qr]")
    miss(hands, "[data-awake]")
