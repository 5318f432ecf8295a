"""Addresses that others can open: which the server knows, whom it tells, and what may be given."""

import fcntl
import ipaddress
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from knobel.core.errors import KnobelError
from knobel.server import addresses
from knobel.server.app import application
from knobel.server.serving import Settings

URLS = ("http://192.168.0.7:8000", "http://10.0.0.4:8000")


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with TestClient(application(tmp_path, urls=lambda: URLS)) as client:
        yield client


@pytest.mark.parametrize("host", ["localhost", "localhost:8000", "127.0.0.1:8000", "127.0.0.2", "[::1]:8000"])
def test_a_page_on_the_servers_own_machine_is_told_where_others_reach_it(
    client: TestClient[Litestar], host: str
) -> None:
    assert client.get("/api/addresses", headers={"host": host}).json() == {"urls": list(URLS)}


@pytest.mark.parametrize("host", ["192.168.0.7:8000", "knobel.example", "localhost.example", "127.0.0.1.example", "["])
def test_others_are_told_nothing_of_the_machines_networks(client: TestClient[Litestar], host: str) -> None:
    answer = client.get("/api/addresses", headers={"host": host})
    assert "192.168.0.7" not in answer.text
    assert "10.0.0.4" not in answer.text


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST", "a.localhost", "127.0.0.1", "127.1.2.3", "::1", "[::1]"])
def test_these_mean_another_machine_on_every_device(host: str) -> None:
    assert addresses.is_loopback(host)


@pytest.mark.parametrize("host", ["192.168.0.7", "knobel.example", "localhost.example", "fd00::2", "", "127"])
def test_these_mean_the_same_machine_everywhere(host: str) -> None:
    assert not addresses.is_loopback(host)


def test_no_address_of_the_machine_is_one_that_only_itself_can_open() -> None:
    for url in Settings().urls:
        known = ipaddress.ip_address(addresses.host_in_url(url))
        assert {name for name in ("is_loopback", "is_unspecified", "is_link_local") if getattr(known, name)} == set()
    assert len(set(Settings().urls)) == len(Settings().urls)


INTERFACES = {"lo": "127.0.0.1", "wlan0": "192.168.0.7", "docker0": "172.17.0.1", "br-0f3a": "172.18.0.1", "tun0": None}


def test_networks_inside_the_machine_are_no_place_for_a_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bridge for containers has an address like any network at home, and an interface may have none."""

    def address(probe: int, request: int, asked: bytes) -> bytes:
        told = INTERFACES[asked.rstrip(b"\0").decode()]
        if told is None:
            raise OSError("no address")
        return bytes(20) + socket.inet_aton(told)

    monkeypatch.setattr(socket, "if_nameindex", lambda: list(enumerate(INTERFACES, 1)))
    monkeypatch.setattr(fcntl, "ioctl", address)
    monkeypatch.setattr(addresses, "_outgoing", lambda family: None)
    monkeypatch.setattr(addresses, "_of_host_name", lambda family: ["127.0.1.1"])
    assert Settings().urls == ("http://192.168.0.7:8000",)


def test_an_address_of_a_newer_kind_is_told_in_brackets(monkeypatch: pytest.MonkeyPatch) -> None:
    told = {"fe80::1": (), "::1": (), "2001:db8::7": ("http://[2001:db8::7]:8000",)}
    for address, urls in told.items():
        monkeypatch.setattr(addresses, "_outgoing", lambda family, address=address: address)
        monkeypatch.setattr(addresses, "_of_host_name", lambda family: [])
        assert Settings(host="::").urls == urls


def test_a_server_that_listens_to_itself_alone_is_reached_by_nobody_else() -> None:
    assert Settings(host="127.0.0.1").urls == ()
    assert Settings(host="localhost").urls == ()


def test_a_server_that_listens_on_one_address_is_reached_there() -> None:
    assert Settings(host="192.168.0.7", port=80).urls == ("http://192.168.0.7:80",)
    assert Settings(host="fd00::2", tls=True).urls == ("https://[fd00::2]:8000",)


def test_a_public_address_is_the_only_one() -> None:
    assert Settings(public_url="https://knobel.example").urls == ("https://knobel.example",)


@pytest.mark.parametrize(
    ("text", "url"),
    [
        ("https://knobel.example", "https://knobel.example"),
        (" http://192.168.0.7:8000/ ", "http://192.168.0.7:8000"),
        ("http://[fd00::2]:8000", "http://[fd00::2]:8000"),
        ("https://Knobel.Example:443", "https://knobel.example:443"),
    ],
)
def test_a_public_address_is_a_scheme_and_a_host(text: str, url: str) -> None:
    assert addresses.checked_url(text) == url


@pytest.mark.parametrize(
    "text",
    [
        "knobel.example",
        "ftp://knobel.example",
        "https://",
        "https://knobel.example/house",
        "https://knobel.example?x",
        "https://knobel.example#x",
        "https://me@knobel.example",
        "https://kno bel.example",
        "http://[fd00::2",
        "http://knobel.example:port",
        "javascript:alert(1)",
        "",
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(KnobelError) as refused:
        addresses.checked_url(text)
    assert refused.value.code == "bad-public-url"
