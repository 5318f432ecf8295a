"""Addresses by which others reach this machine, so that links and codes carry one that a phone can open."""

import ipaddress
import re
import socket
import struct
from urllib.parse import urlsplit

from knobel.core.errors import KnobelError

# Asked which way a packet to them would take; nothing is sent there: these are set aside for documentation.
SOMEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
# Networks inside one machine: no phone is in them.
INSIDE = ("docker", "br-", "veth", "virbr", "lxc", "lxd", "podman", "cni")
# Linux: the IPv4 address of a network interface.
SIOCGIFADDR = 0x8915
EVERYWHERE = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6, "": socket.AF_INET}


def urls(host: str, port: int, scheme: str = "http", public_url: str | None = None) -> tuple[str, ...]:
    """Where a server that listens on `host` is reached by others, the likeliest address first."""
    if public_url is not None:
        return (public_url,)
    return tuple(f"{scheme}://{in_url(each)}:{port}" for each in reachable(host))


def reachable(host: str) -> tuple[str, ...]:
    """The addresses at which others reach a server that listens on `host`."""
    if host in EVERYWHERE:
        return machine_addresses(EVERYWHERE[host])
    return () if is_loopback(host) else (host,)


def machine_addresses(family: socket.AddressFamily = socket.AF_INET) -> tuple[str, ...]:
    """The addresses of this machine in its networks; the one that leads outside first."""
    found = (_outgoing(family), *_of_interfaces(family), *_of_host_name(family))
    return tuple(dict.fromkeys(each for each in found if each is not None and _is_reachable(each)))


def is_loopback(host: str) -> bool:
    """Whether this names the machine itself, and so means another one on every device."""
    name = host.strip("[]").rstrip(".").lower()
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def host_in_url(url: str) -> str:
    """The host of an address, without scheme and port; nothing where it cannot be read."""
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


def in_url(address: str) -> str:
    """An address as it stands in a URL: one of IPv6 in brackets."""
    return f"[{address}]" if ":" in address else address


def checked_url(text: str) -> str:
    """The address of a house as somebody gives it: a scheme and a host, and nothing behind them."""
    try:
        parts = urlsplit(text.strip())
        fits = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        fits = False
    if not fits or parts.path not in ("", "/") or parts.query or parts.fragment or "@" in parts.netloc:
        raise KnobelError("bad-public-url", text=text)
    if not re.fullmatch(r"[\w.:\-\[\]]+", parts.netloc):
        raise KnobelError("bad-public-url", text=text)
    return f"{parts.scheme}://{parts.netloc.lower()}"


def _is_reachable(address: str) -> bool:
    known = ipaddress.ip_address(address)
    return not (known.is_loopback or known.is_link_local or known.is_unspecified)


def _outgoing(family: socket.AddressFamily) -> str | None:
    """The address that would be used towards the outside; found without sending anything."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((SOMEWHERE[family], 9))
            return str(probe.getsockname()[0])
    except OSError:
        return None


def _of_interfaces(family: socket.AddressFamily) -> list[str]:
    """The IPv4 address of every interface, where the system can be asked for it (Linux)."""
    if family != socket.AF_INET:
        return []
    try:
        import fcntl

        names = [name for _, name in socket.if_nameindex() if not name.startswith(INSIDE)]
    except (ImportError, AttributeError, OSError):
        return []
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for name in names:
            try:
                answer = fcntl.ioctl(probe.fileno(), SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
            except OSError:
                continue  # An interface without an address.
            found.append(socket.inet_ntoa(answer[20:24]))
    return found


def _of_host_name(family: socket.AddressFamily) -> list[str]:
    """What the machine's own name stands for: on systems that do not tell their interfaces."""
    try:
        told = socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_STREAM)
    except OSError:
        return []
    return [str(each[4][0]).split("%")[0] for each in told]
