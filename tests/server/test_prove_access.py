"""Who may do what: the matrix holds, a message without a row is noticed, and so is every planted fault."""

import asyncio
from typing import Union

import pytest

from knobel.core.frozen import Tagged
from knobel.proofs.access import CELLS, prove_access, try_the_doors
from knobel.proofs.access_matrix import TRIES, try_everything, without_a_row
from knobel.proofs.access_table import EXPECTED, PHASES, ROLES
from knobel.server.messages import ClientMessage
from knobel.server.table.requests import ClientRequest


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


@pytest.mark.parametrize("fault", ["unbound-tokens", "anybody-hosts"])
def test_the_matrix_notices(fault: str) -> None:
    _, wrong = asyncio.run(try_everything(fault))
    assert wrong


@pytest.mark.parametrize(
    "fault", ["no-origin-check", "kicked-stays", "old-answers-seat", "shared-keys", "never-stale", "seats-remember"]
)
def test_the_doors_notice(fault: str) -> None:
    tricks, wrong = asyncio.run(try_the_doors(fault))
    assert tricks > 150
    assert wrong
