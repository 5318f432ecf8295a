"""The main journeys in Firefox and WebKit, on a phone."""

import pytest

from proofs.processes import Node
from tests.browser import journeys
from tests.browser.conftest import Sit

pytestmark = pytest.mark.parametrize("engine", ["firefox", "webkit"])


def test_a_newcomer_throws_reads_the_rules_and_changes_the_settings(sit: Sit, calm_house: Node, engine: str) -> None:
    hands = sit(engine)
    journeys.first_throw(hands, calm_house.base)
    journeys.rule_card(hands)
    journeys.settings(hands, calm_house.base)


def test_two_people_play_with_dice_under_cups(sit: Sit, house: Node, engine: str) -> None:
    journeys.hidden_dice(sit(engine, "Anna"), sit(engine, "Ben"), house.base)


def test_a_finished_game_is_looked_at_again_and_checked(sit: Sit, house: Node, engine: str) -> None:
    hands = sit(engine)
    journeys.played_game(hands, house.base)
    journeys.looking_back(hands)


def test_a_referee_takes_a_report_back(sit: Sit, house: Node, engine: str) -> None:
    hands = sit(engine)
    link = journeys.tournament(hands, house.base)
    journeys.undo(hands, link)
    journeys.dialog_leaves_the_page_to_be_seen(hands)
    journeys.undone(hands)
