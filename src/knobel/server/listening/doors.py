"""The doors of a house: its place on the network, taken before anything is opened.

Whoever starts a house where another program listens already, or at an address that the machine does not have, is told
so at once and in words.
"""

import contextlib
import errno
import os
import socket

from knobel.core.errors import KnobelError

MOST_PORT = 65_535


def doors(host: str, port: int) -> list[socket.socket]:
    """A socket for every address that a name stands for, as asyncio would open them; nobody is let in yet."""
    if not 1 <= port <= MOST_PORT:
        raise KnobelError("bad-port", port=str(port), most=str(MOST_PORT))
    with contextlib.ExitStack() as opened:
        found, trouble = [], None
        for family, kind, protocol, _, address in _addresses(host, port):
            try:
                door = opened.enter_context(socket.socket(family, kind, protocol))
                _prepare(door)
                door.bind(address)
                found.append(door)
            except OSError as refused:
                # A name may stand for addresses of a kind that this machine is not connected to.
                if refused.errno not in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
                    raise _refusal(refused, host, port) from refused
                trouble = refused
        if not found:
            raise _refusal(trouble, host, port) from trouble
        opened.pop_all()
    return found


def _addresses(host: str, port: int) -> list[tuple[int, int, int, str, tuple[object, ...]]]:
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as trouble:
        raise KnobelError("no-such-address", host=host) from trouble
    return list(dict.fromkeys(found))


def _prepare(door: socket.socket) -> None:
    if os.name == "posix":
        # A house that was just closed may come back at once.
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if door.family == socket.AF_INET6:
        door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    door.setblocking(False)


def _refusal(trouble: OSError | None, host: str, port: int) -> KnobelError:
    number = None if trouble is None else trouble.errno
    if number == errno.EADDRINUSE:
        return KnobelError("port-taken", port=str(port))
    if number in (errno.EACCES, errno.EPERM):
        return KnobelError("port-forbidden", port=str(port))
    return KnobelError("no-such-address", host=host)
