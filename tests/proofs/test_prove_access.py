"""Who may do what: the matrix holds, a message without a row is noticed, and so is every planted fault."""

import asyncio
from typing import Union

import pytest

from knobel.core.frozen import Tagged
from knobel.house.messages import ClientMessage
from knobel.house.table.requests import ClientRequest
from proofs.access import CELLS, prove_access, try_the_doors, try_the_places
from proofs.access_matrix import TRIES, try_everything, without_a_row
from proofs.access_routes import Lodge, untried_routes
from proofs.access_table import EXPECTED, PHASES, ROLES
from proofs.catalogue import PROOFS


class Bribe(Tagged, frozen=True):
    """A message that nobody has thought about."""


def test_everybody_can_do_what_they_may_and_nothing_else() -> None:
    report = asyncio.run(prove_access())
    assert report.wrong == ()
    assert report.cells == CELLS > 1000
    assert report.tricks > 150
    assert report.ok


def test_every_cell_of_the_matrix_has_an_expected_outcome() -> None:
    cells = {(one.name, phase, role) for one in TRIES for phase in PHASES for role in ROLES}
    assert cells == EXPECTED.keys()


def test_a_message_without_a_row_is_noticed() -> None:
    assert without_a_row() == []
    assert without_a_row(messages=Union[ClientMessage, Bribe]) == ["Bribe"]  # noqa: UP007
    assert without_a_row(requests=Union[ClientRequest, Bribe]) == ["Bribe"]  # noqa: UP007


SEEN_IN_THE_MATRIX = ("unbound-tokens", "anybody-hosts")
SEEN_AT_PLACES = ("any-desk-role", "any-club-role", "open-club-book", "old-club-links")
SEEN_ELSEWHERE = (*SEEN_IN_THE_MATRIX, *SEEN_AT_PLACES)
SEEN_AT_THE_DOORS = tuple(fault for fault in PROOFS["access"].faults if fault not in SEEN_ELSEWHERE)


@pytest.mark.parametrize("fault", SEEN_IN_THE_MATRIX)
def test_the_matrix_notices(fault: str) -> None:
    _, wrong = asyncio.run(try_everything(fault))
    assert wrong


@pytest.mark.parametrize("fault", SEEN_AT_PLACES)
def test_whoever_tries_tournaments_and_clubs_notices(fault: str) -> None:
    asked, wrong = asyncio.run(try_the_places(fault))
    assert asked > 300
    assert wrong


def test_a_route_that_nobody_tries_is_noticed() -> None:
    async def look() -> None:
        for kind, path in (("clubs", "GET /page"), ("desks", "DELETE /")):
            async with Lodge(kind, None) as lodge:
                assert any(path.rstrip("/") in each for each in untried_routes(lodge, ()))

    asyncio.run(look())


def test_what_is_opened_by_links_is_known_by_kind() -> None:
    """Whoever adds another kind of place adds a table of who may ask what."""
    paths = [route.path_format.split("/") for route in Lodge("clubs", None).app.routes]
    kinds = {path[2] for path in paths if path[1] == "api" and any(part.startswith("{") for part in path)}
    assert kinds - {"schema"} == {"games", "account", "tables", "days", "desks", "clubs"}


@pytest.mark.parametrize("fault", SEEN_AT_THE_DOORS)
def test_the_doors_notice(fault: str) -> None:
    tricks, wrong = asyncio.run(try_the_doors(fault))
    assert tricks > 0
    assert wrong
