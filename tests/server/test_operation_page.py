"""The figures on the page for whoever runs a house are those of the code."""

import re
from pathlib import Path

import pytest

from knobel.house.lines import backlog
from knobel.house.work.work import MOST_PER_OWNER
from knobel.server.http import handshake
from knobel.server.http.limits import SOCKETS_PER_NETWORK, Limits
from knobel.server.http.table_socket import PATIENCE
from knobel.server.listening import budget, gate, pieces, protocols, reading
from knobel.server.serving import PING_EVERY, PING_PATIENCE
from knobel.server.work import subprocess_analysis, workers
from proofs.fairness_of_service import MEASURED
from proofs.simulated import SimulatedTime

PAGE = Path(__file__).parents[2] / "docs/operation.md"
KIB, MIB = 1024, 1024 * 1024
LIMITS = Limits(SimulatedTime())


def told(limit: object) -> tuple[str, str]:
    """What a limit grants at once, and a second, as the page writes it."""
    return f"{vars(limit)['_burst']:,}", f"{vars(limit)['_rate']:,}"


DEVICE, NETWORK = told(LIMITS.of_device), told(LIMITS.of_network)
WORDS = {4: "four", 8: "eight", 20: "twenty"}
TIMES = {20: "twentieth"}
# How long it takes to have one more, by how many there are in a second.
ONE_MORE = {"1": "a second", "0.5": "every two seconds", "0.1": "every ten seconds", "0.2": "every five"}


def at_once(limit: object) -> str:
    """How many are granted at once, and how soon one more is."""
    burst, rate = told(limit)
    return f"{burst} and one more {ONE_MORE[rate]}"


@pytest.mark.parametrize(
    "said",
    [
        f"a device has {at_once(LIMITS.codes_by_device)}, a network",
        f"the /64 of an IPv6 address) {at_once(LIMITS.codes_by_network)}, all the world",
        f"all the world together {at_once(LIMITS.unknown_codes)}.",
        f"| {told(LIMITS.devices)[0]} from one network, and one more {ONE_MORE[told(LIMITS.devices)[1]]} |",
        f"{budget.OWN_FILES} files stay with the house. The last quarter",
        f"is for networks with no more than {budget.FEW} |",
        f"in pieces of {pieces.PIECE // KIB} KiB, {WORDS[gate.AT_ONCE]} at a time",
        f"{1000 * gate.BITE:.0f} ms at a time with a rest of {1000 * gate.REST:.0f} ms",
        f"over a socket the {TIMES[PATIENCE]} refusal is the last",
        f"lets {WORDS[len(MEASURED)]} visitors, one after the other",
        f"{budget.PER_NETWORK}, of them {SOCKETS_PER_NETWORK} sockets",
        f"| connections in all | {budget.MOST:,},",
        f"| the headers of a request | {protocols.HEADERS_WITHIN:.0f} s; with the body {protocols.BODY_WITHIN:.0f} s |",
        f"| saying hello on a socket | {handshake.HELLO_WITHIN:.0f} s |",
        f"at least {reading.LEAST // KIB} KiB in {reading.WITHIN:.0f} s",
        f"answers a ping within {PING_EVERY + PING_PATIENCE} s",
        f"{backlog.MOST_UNREAD}, or {backlog.MOST_UNREAD_BYTES // KIB} KiB, for each socket",
        f"{backlog.MOST_UNREAD_BY_ALL // MIB} MiB for all",
        f"for whom more than {backlog.FEW_BYTES // KIB} KiB wait",
        f"a device has {DEVICE[1]} a second and {DEVICE[0]} at once",
        f"a network {NETWORK[1]} and {NETWORK[0]} for everything",
        f"nobody has more than {WORDS[MOST_PER_OWNER]} requests waiting",
        f"answered after {workers.LONGEST_WORK:.0f} s is ended, a solution may take {workers.LONGEST_SOLVING:.0f} s",
        f"An analysis has {subprocess_analysis.LONGEST_WORK:.0f} s",
    ],
)
def test_the_page_says_what_the_house_does(said: str) -> None:
    assert said in re.sub(r"\s+", " ", PAGE.read_text(encoding="utf-8"))
