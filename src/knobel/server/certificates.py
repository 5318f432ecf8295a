"""A certificate of the house's own, for HTTPS at home: nobody else vouches for it, and browsers say so."""

import datetime
import ipaddress
import os
import re
import socket
import ssl
from collections.abc import Iterable
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from knobel.core.errors import KnobelError
from knobel.core.file_errors import cannot_write
from knobel.core.frozen import Frozen
from knobel.server.store.data_folder import make_data_folder

FOLDER, CERTIFICATE, KEY = "tls", "certificate.pem", "key.pem"
# Phones refuse certificates that are good for longer than 825 days, and new ones for longer than 398.
GOOD_FOR = datetime.timedelta(days=397)
RENEWED_BEFORE = datetime.timedelta(days=30)
# Clocks of phones are not always right.
EARLIER = datetime.timedelta(days=1)


class Certificate(Frozen, frozen=True):
    """The files of a certificate and of its key."""

    certificate: Path
    key: Path


def own_certificate(data: Path, addresses: Iterable[str]) -> Certificate:
    """The house's own certificate for these hosts: kept in the data folder, made anew when it no longer fits."""
    folder = data / FOLDER
    files = Certificate(folder / CERTIFICATE, folder / KEY)
    hosts = frozenset({*_names_of_this_machine(), *addresses})
    now = datetime.datetime.now(datetime.UTC)
    if not _fits(files, hosts, now):
        make_data_folder(data)
        key = _kept_key(files.key)
        try:
            folder.mkdir(exist_ok=True)
            _write(files.key, _pem(key), 0o600)
            _write(files.certificate, _signed(key, hosts, now).public_bytes(serialization.Encoding.PEM), 0o644)
        except OSError as trouble:
            raise cannot_write(folder, trouble) from trouble
    return files


def given_certificate(certificate: Path, key: Path) -> Certificate:
    """A certificate that somebody hands in, once it is known to be one and to belong to its key."""
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, key, password="")
    except (OSError, ssl.SSLError) as trouble:
        raise KnobelError("bad-certificate", certificate=str(certificate), key_file=str(key)) from trouble
    return Certificate(certificate, key)


def _names_of_this_machine() -> set[str]:
    name = socket.gethostname().lower()
    named = {name, f"{name.split('.')[0]}.local"} if re.fullmatch(r"[a-z0-9.-]+", name) else set()
    return {"localhost", "127.0.0.1", "::1", *named}


def _fits(files: Certificate, hosts: frozenset[str], now: datetime.datetime) -> bool:
    """Whether what is kept can be used: for every host, for a while yet, and with its key."""
    try:
        kept = x509.load_pem_x509_certificate(files.certificate.read_bytes())
        given_certificate(files.certificate, files.key)
    except (OSError, ValueError, KnobelError):
        return False
    return kept.not_valid_after_utc - now > RENEWED_BEFORE and hosts <= hosts_of(kept)


def hosts_of(certificate: x509.Certificate) -> frozenset[str]:
    """The names and addresses that a certificate is for."""
    names = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    addresses = names.get_values_for_type(x509.IPAddress)
    return frozenset({*names.get_values_for_type(x509.DNSName), *map(str, addresses)})


def _kept_key(path: Path) -> ec.EllipticCurvePrivateKey:
    """The key that there is: whoever trusts it goes on trusting it. Otherwise a new one."""
    try:
        key = serialization.load_pem_private_key(path.read_bytes(), password=None)
    except (OSError, ValueError, TypeError):
        return ec.generate_private_key(ec.SECP256R1())
    return key if isinstance(key, ec.EllipticCurvePrivateKey) else ec.generate_private_key(ec.SECP256R1())


def _pem(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )


def _signed(key: ec.EllipticCurvePrivateKey, hosts: Iterable[str], now: datetime.datetime) -> x509.Certificate:
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Knobel")])
    return (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - EARLIER)
        .not_valid_after(now - EARLIER + GOOD_FOR)
        .add_extension(x509.SubjectAlternativeName([_general_name(host) for host in sorted(hosts)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .sign(key, hashes.SHA256())
    )


def _general_name(host: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(host))
    except ValueError:
        return x509.DNSName(host)


def _write(path: Path, content: bytes, mode: int) -> None:
    """Whole or not at all, and readable for nobody else from the first byte on."""
    new = path.with_suffix(".new")
    new.unlink(missing_ok=True)
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as file:
        file.write(content)
    new.replace(path)
