"""Nonsense at every door breaks nothing and changes nothing; a house that minds is noticed."""

import asyncio
from typing import get_args

import pytest

from knobel.house.table.requests import ClientRequest
from proofs.catalogue import PROOFS
from proofs.findings import Findings
from proofs.nonsense import prove_nonsense
from proofs.nonsense_http import ask_nonsense
from proofs.nonsense_rooms import live_nonsense
from proofs.nonsense_socket import REQUESTS, say_nonsense, send_nonsense

NONSENSE = PROOFS["nonsense"]


def test_nonsense_breaks_nothing_and_changes_nothing() -> None:
    report = asyncio.run(prove_nonsense(NONSENSE.size))
    assert report.broken == ()
    assert report.changed == ()
    assert report.ok


def test_nonsense_is_made_of_every_request_there_is() -> None:
    assert {type(request) for request in REQUESTS} == set(get_args(ClientRequest))


def test_a_room_in_which_keys_are_forgotten_is_noticed() -> None:
    found = Findings()
    # What happens there is drawn by lot, and it ends with the first sign.
    live_nonsense(50 * NONSENSE.size_with_fault, "forget-keys", found)
    assert found.broken


def test_a_page_that_breaks_is_noticed() -> None:
    found = Findings()
    # Every page breaks whenever it is asked for.
    ask_nonsense(2, "brittle-pages", found)
    assert any("answered with 500" in line for line in found.broken)


def test_a_socket_that_breaks_is_noticed() -> None:
    said, sent = Findings(), Findings()
    asyncio.run(say_nonsense(NONSENSE.size_with_fault, "brittle-socket", said))
    assert said.broken
    asyncio.run(send_nonsense(NONSENSE.size_with_fault, "brittle-socket", sent))
    assert any("the server complains" in line for line in sent.broken)


@pytest.mark.parametrize("fault", ["scribbles"])
def test_a_refusal_that_is_noted_in_the_log_is_noticed(fault: str) -> None:
    found = Findings()
    asyncio.run(say_nonsense(10 * NONSENSE.size_with_fault, fault, found))
    assert found.changed
