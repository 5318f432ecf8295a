"""What the proof asks of desks while the plug is pulled: requests of every kind, each granted in some evening."""

import random
from typing import get_args

from knobel.desk.actions import Request
from knobel.desk.options import DeskOptions
from knobel.desk.pages import DeskPage, page
from knobel.desk.refusal import DeskRefused
from knobel.desk.simulating import FIVE, registered
from proofs.crash_desk_requests import OF_THE_HOUSE, PLAYERS, Evening
from proofs.crash_desks import KINDS

EVENINGS = 3


def test_every_request_that_people_make_is_granted_in_some_evening() -> None:
    granted: set[type] = set()
    for number in range(EVENINGS):
        for kind, game in KINDS:
            desk = registered(PLAYERS, DeskOptions(least_game_seconds=0), game, kind=kind)
            now = FIVE
            evening = Evening(random.Random(number), lambda: FIVE)
            while True:
                shown = page(desk, "organiser", None, now)
                assert isinstance(shown, DeskPage)
                request = evening.next(shown)
                if request is None:
                    break
                now += 1000
                try:
                    desk.do(request, now)
                except DeskRefused:
                    continue
                granted.add(type(request))
            assert desk.tournament.over
    assert set(get_args(Request)) - granted == set(OF_THE_HOUSE)
