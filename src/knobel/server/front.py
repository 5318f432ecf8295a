"""The front of the house: by which names it is known, which pages may speak to it, and which proxies it believes.

All of it can be told by option or in the environment; where both speak, both count.
"""

from collections.abc import Iterable, Mapping
from ipaddress import ip_network
from urllib.parse import urlsplit

from knobel.core.errors import KnobelError
from knobel.core.frozen import Frozen

HOST_NAMES, ORIGINS, PROXIES = "KNOBEL_HOST_NAMES", "KNOBEL_ORIGINS", "KNOBEL_PROXIES"


class Front(Frozen, frozen=True):
    """What the house was told about itself."""

    host_names: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()

    def known_origins(self, public_url: str | None) -> frozenset[str]:
        """The pages that may speak to the house, those at its public address among them."""
        if public_url is None:
            return frozenset(self.origins)
        address = urlsplit(public_url)
        return frozenset({*self.origins, f"{address.scheme}://{address.netloc}".lower()})


def front_told(
    host_names: Iterable[str], origins: Iterable[str], proxies: Iterable[str], environment: Mapping[str, str]
) -> Front:
    """What options and environment say together; a refusal for what cannot be meant."""

    def told(by_option: Iterable[str], variable: str) -> tuple[str, ...]:
        return tuple(dict.fromkeys((*by_option, *environment.get(variable, "").replace(",", " ").split())))

    return Front(
        tuple(map(_host_name, told(host_names, HOST_NAMES))),
        tuple(map(_origin, told(origins, ORIGINS))),
        tuple(map(_proxy, told(proxies, PROXIES))),
    )


def _host_name(text: str) -> str:
    """A name as a browser asks for it, without scheme and port."""
    if urlsplit(f"//{text}").hostname != text.lower() or not text.isascii() or text.split() != [text]:
        raise KnobelError("bad-host-name", given=text)
    return text.lower()


def _origin(text: str) -> str:
    """A page's origin as browsers write it: scheme and name, and the port if it is not the usual one."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or text != f"{parts.scheme}://{parts.netloc}":
        raise KnobelError("bad-origin", given=text)
    return text.lower()


def _proxy(text: str) -> str:
    """An address, or a network of them."""
    try:
        return str(ip_network(text)) if "/" in text else str(ip_network(text).network_address)
    except ValueError as trouble:
        raise KnobelError("bad-proxy", given=text) from trouble
