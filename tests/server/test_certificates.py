"""The house's own certificate: whom it is for, when it is made anew, and what of it nobody else may read."""

import datetime
import socket
import ssl
import stat
from pathlib import Path

import pytest
from cryptography import x509

from knobel.core.errors import KnobelError
from knobel.server import certificates
from knobel.server.certificates import given_certificate, hosts_of, own_certificate

HOSTS = ("192.168.0.7", "knobel.example")


def read(path: Path) -> x509.Certificate:
    return x509.load_pem_x509_certificate(path.read_bytes())


def test_it_is_for_the_machine_by_every_name_and_address(tmp_path: Path) -> None:
    made = read(own_certificate(tmp_path, HOSTS).certificate)
    assert {"localhost", "127.0.0.1", "::1", *HOSTS} <= hosts_of(made)
    # Phones refuse what is good for longer.
    assert made.not_valid_after_utc - made.not_valid_before_utc < datetime.timedelta(days=398)


def test_it_is_kept_and_its_key_is_nobody_elses(tmp_path: Path) -> None:
    files = own_certificate(tmp_path, HOSTS)
    before = files.certificate.read_bytes(), files.key.read_bytes()
    assert own_certificate(tmp_path, HOSTS[:1]) == files
    assert (files.certificate.read_bytes(), files.key.read_bytes()) == before
    assert stat.S_IMODE(files.key.stat().st_mode) == 0o600
    assert not list(files.key.parent.glob("*.new"))


def test_another_address_makes_a_new_one_with_the_same_key(tmp_path: Path) -> None:
    files = own_certificate(tmp_path, HOSTS)
    before = files.certificate.read_bytes(), files.key.read_bytes()
    own_certificate(tmp_path, ("10.0.0.4",))
    assert files.certificate.read_bytes() != before[0]
    assert files.key.read_bytes() == before[1]
    assert "10.0.0.4" in hosts_of(read(files.certificate))


def test_it_is_made_anew_before_it_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(certificates, "GOOD_FOR", datetime.timedelta(days=20))
    files = own_certificate(tmp_path, HOSTS)
    soon_over = files.certificate.read_bytes()
    monkeypatch.undo()
    own_certificate(tmp_path, HOSTS)
    assert files.certificate.read_bytes() != soon_over


@pytest.mark.parametrize("broken", ["certificate", "key"])
def test_what_was_damaged_is_made_anew(tmp_path: Path, broken: str) -> None:
    files = own_certificate(tmp_path, HOSTS)
    path: Path = getattr(files, broken)
    path.write_bytes(b"nonsense")
    own_certificate(tmp_path, HOSTS)
    assert given_certificate(files.certificate, files.key) == files


def test_a_certificate_of_another_key_is_refused(tmp_path: Path) -> None:
    one, other = own_certificate(tmp_path / "one", HOSTS), own_certificate(tmp_path / "other", HOSTS)
    for certificate, key in ((one.certificate, other.key), (one.key, one.key), (tmp_path / "none", one.key)):
        with pytest.raises(KnobelError) as refused:
            given_certificate(certificate, key)
        assert refused.value.code == "bad-certificate"


def test_a_browser_that_trusts_it_speaks_to_every_host_of_it(tmp_path: Path) -> None:
    files = own_certificate(tmp_path, HOSTS)
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(files.certificate, files.key)
    client = ssl.create_default_context(cafile=files.certificate)
    for host, welcome in (*((host, True) for host in HOSTS), ("elsewhere.example", False)):
        assert shakes_hands(server, client, host) is welcome


def shakes_hands(server: ssl.SSLContext, client: ssl.SSLContext, host: str) -> bool:
    """Whether a client that looks for this host is content with the server's certificate."""
    into, out = ssl.MemoryBIO(), ssl.MemoryBIO()
    sides = (client.wrap_bio(into, out, server_hostname=host), server.wrap_bio(out, into, server_side=True))
    done = [False, False]
    for _ in range(10):
        for number, side in enumerate(sides):
            try:
                side.do_handshake()
                done[number] = True
            except ssl.SSLWantReadError:
                continue
            except ssl.SSLCertVerificationError:
                return False
        if all(done):
            return True
    return False


def test_a_machine_with_a_strange_name_has_a_certificate_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Würfel_Kiste")
    assert "localhost" in hosts_of(read(own_certificate(tmp_path, ()).certificate))
