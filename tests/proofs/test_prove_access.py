"""Who may do what: the matrix holds, a message without a row is noticed, and so is every planted fault."""

import asyncio
from typing import Union

import pytest

from knobel.core.frozen import Tagged
from knobel.house.messages import ClientMessage
from knobel.house.table.requests import ClientRequest
from proofs.access import CELLS, prove_access, try_the_doors
from proofs.access_matrix import TRIES, try_everything, without_a_row
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
SEEN_AT_THE_DOORS = tuple(fault for fault in PROOFS["access"].faults if fault not in SEEN_IN_THE_MATRIX)


@pytest.mark.parametrize("fault", SEEN_IN_THE_MATRIX)
def test_the_matrix_notices(fault: str) -> None:
    _, wrong = asyncio.run(try_everything(fault))
    assert wrong


@pytest.mark.parametrize("fault", SEEN_AT_THE_DOORS)
def test_the_doors_notice(fault: str) -> None:
    tricks, wrong = asyncio.run(try_the_doors(fault))
    assert tricks > 150
    assert wrong
