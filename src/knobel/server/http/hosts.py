"""Hosts: under which names the house may be asked.

A foreign page can let its own name point to this machine, and is then "our own page" to the browser. So names that
anybody could buy are refused unless the house was told that they are its own. Addresses, names without a dot and
names that the public directory does not give away cannot be turned against us.
"""

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

# Set aside for use at home and for tests; nobody can register a name below these.
AT_HOME = (".local", ".localhost", ".lan", ".home", ".home.arpa", ".internal", ".localdomain", ".fritz.box", ".test")
# A name or an address, and perhaps a port.
HOST = re.compile(r"(?:(?P<name>[a-z0-9._-]+)|\[(?P<address>[0-9a-f:.]+)\])(?::[0-9]{1,5})?")


def own_hosts(names: Iterable[str] = (), origins: Iterable[str] = ()) -> frozenset[str]:
    """The names that are expressly ours: those told, those of the pages that may speak to us, and the machine's."""
    of_pages = (urlsplit(origin).hostname or "" for origin in origins)
    return frozenset(name.lower().rstrip(".") for name in (*names, *of_pages, socket.gethostname()) if name)


def is_own_host(host: str | None, own: frozenset[str]) -> bool:
    """Whether a Host header names this house."""
    name = _name_in(host or "")
    if not name:
        return False
    return name in own or "." not in name or name.endswith(AT_HOME) or _is_address(name)


def _name_in(host: str) -> str:
    """The name in a Host header, in small letters and without the port; empty if it is none."""
    found = HOST.fullmatch(host.lower())
    return "" if found is None else (found["name"] or found["address"]).rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
