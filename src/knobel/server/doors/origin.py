"""Origins: a browser says where a request comes from, and only our own pages may speak for a cookie."""

from urllib.parse import urlsplit


def is_own(origin: str | None, host: str | None, allowed: frozenset[str]) -> bool:
    """Whether an Origin header names the host that was asked, or one that was expressly allowed."""
    if not origin or origin == "null":
        return False
    if origin in allowed:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    if parts.scheme not in ("http", "https") or parts.path or parts.query or parts.fragment or "@" in parts.netloc:
        return False
    return bool(host) and parts.netloc.lower() == str(host).lower()
