"""Networks: who counts as one visitor where only the address is known."""

from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address, ip_network

UNKNOWN = "?"
# Whoever has one IPv6 address has all of these.
PREFIX = 64


def network_of(host: str | None) -> str:
    """An IPv4 address counts by itself, an IPv6 address with its whole network."""
    if host is None:
        return UNKNOWN
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return UNKNOWN
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> (128 - PREFIX) << (128 - PREFIX))}/{PREFIX}"


class Addresses:
    """Some addresses, told one by one or as networks."""

    def __init__(self, told: Iterable[str]) -> None:
        self._networks = tuple(map(ip_network, told))

    def __contains__(self, host: object) -> bool:
        try:
            address = ip_address(str(host).partition("%")[0])
        except ValueError:
            return False
        return any(address in network for network in self._networks)
