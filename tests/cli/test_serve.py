"""`knobel serve` as a process: where it says it is, over plain HTTP and over TLS, and what it refuses."""

import json
import os
import socket
import ssl
import stat
import urllib.request
from pathlib import Path

import pytest

from knobel.server.certificates import own_certificate
from proofs.processes import free_port
from tests.cli.test_program import knobel_process
from tests.support.serving import ENVIRONMENT, serving
from tests.support.waiting import PATIENCE


def test_it_says_where_it_is_over_plain_http(tmp_path: Path) -> None:
    with serving(tmp_path, "--public-url", "http://127.0.0.2:9") as (port, told):
        assert told == [f"http://localhost:{port}", "http://127.0.0.2:9"]
        with urllib.request.urlopen(f"http://localhost:{port}/api/addresses", timeout=PATIENCE) as answer:
            assert json.load(answer) == {"urls": ["http://127.0.0.2:9"]}


def test_the_address_for_others_can_stand_in_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENVIRONMENT, "KNOBEL_PUBLIC_URL", "https://knobel.example")
    with serving(tmp_path) as (port, told):
        assert told == [f"http://localhost:{port}", "https://knobel.example"]


def test_over_tls_every_address_is_https_and_the_certificate_is_for_it(tmp_path: Path) -> None:
    with serving(tmp_path, "--tls") as (port, told):
        assert told[0] == f"https://localhost:{port}"
        trusting = ssl.create_default_context(cafile=tmp_path / "tls" / "certificate.pem")
        for url in told:
            assert url.startswith("https://")
            with urllib.request.urlopen(f"{url}/health", timeout=PATIENCE, context=trusting) as answer:
                assert json.load(answer)["status"] == "ok"


def test_a_given_certificate_is_used(tmp_path: Path) -> None:
    files = own_certificate(tmp_path / "elsewhere", ())
    words = ("--tls-cert", str(files.certificate), "--tls-key", str(files.key), "--host", "127.0.0.1")
    with serving(tmp_path / "data", *words) as (port, told):
        assert told == [f"https://localhost:{port}"]
        trusting = ssl.create_default_context(cafile=files.certificate)
        with urllib.request.urlopen(f"https://127.0.0.1:{port}/health", timeout=PATIENCE, context=trusting) as answer:
            assert answer.status == 200
    assert not (tmp_path / "data" / "tls").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--public-url", "here"), "is not the address of a house"),
        (("--tls-cert", "one.pem"), "go together"),
        (("--tls-cert", "one.pem", "--tls-key", os.devnull), "not a certificate and its key"),
        (("--port", "70000"), "70000 is no port; it takes 1 to 65535"),
        (("--host", "192.0.2.1"), "192.0.2.1 is no address of this machine"),
        (("--host", "house.invalid"), "house.invalid is no address of this machine"),
        (("--pace", "nan"), "cannot think for so long: nan s"),
        (("--host-name", "two names"), "is no name of a machine"),
        (("--hub-url", "nonsense"), "starts with redis://"),
        (("--database-url", "postgresql://host:port/name"), "starts with postgresql://"),
        (
            ("--database-url", "postgresql://knobel:secret@127.0.0.1:1/box"),
            "The database 127.0.0.1:1/box cannot be used",
        ),
    ],
)
def test_what_cannot_be_served_is_refused_in_one_line(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    door = () if "--port" in words or "--host" in words else ("--host", "127.0.0.1", "--port", str(free_port()))
    told = knobel_process("serve", "--data", str(tmp_path / "data"), *words, *door)
    assert told.returncode == 2
    assert said in told.stderr
    assert told.stderr.count("\n") == 1


def test_a_port_that_is_taken_is_said_in_one_line_and_leaves_no_house_behind(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        told = knobel_process("serve", "--host", "127.0.0.1", "--port", port, "--data", str(tmp_path / "data"))
    assert told.returncode == 2
    assert (
        told.stderr
        == f"Another program listens on port {port} already. Close that one, or take another port with --port.\n"
    )
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("tls", [(), ("--tls",)], ids=["http", "https"])
def test_a_folder_that_cannot_be_made_is_said_in_one_line(tmp_path: Path, tls: tuple[str, ...]) -> None:
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file", tmp_path / "file" / "data"):
        door = ("--host", "127.0.0.1", "--port", str(free_port()))
        told = knobel_process("serve", *door, "--data", str(folder), *tls)
        assert told.returncode == 2
        assert f"{folder} cannot be written" in told.stderr
        assert told.stderr.count("\n") == 1


def test_what_a_house_keeps_is_for_its_own_account_alone(tmp_path: Path) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup"
    with serving(data, "--host", "127.0.0.1", "--tls"):
        assert knobel_process("backup", str(backup), "--data", str(data)).returncode == 0
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
