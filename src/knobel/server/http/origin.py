"""Origins: a browser says where a request comes from, and only our own pages may speak for a cookie."""


def is_own(origin: str | None, host: str | None, allowed: frozenset[str], *, secure: bool) -> bool:
    """Whether an Origin header names the host that was asked, to the letter, or one that was expressly allowed.

    Over TLS a page that came without it is foreign: anybody on the way could have written it.
    """
    if not origin or not host:
        return False
    schemes = ("https",) if secure else ("http", "https")
    return origin in allowed or origin.lower() in {f"{scheme}://{host.lower()}" for scheme in schemes}
