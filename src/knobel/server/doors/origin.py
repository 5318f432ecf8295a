"""Origins: a browser says where a request comes from, and only our own pages may speak for a cookie."""


def is_own(origin: str | None, host: str | None, allowed: frozenset[str]) -> bool:
    """Whether an Origin header names the host that was asked, to the letter, or one that was expressly allowed."""
    if not origin or not host:
        return False
    return origin in allowed or origin.lower() in (f"http://{host.lower()}", f"https://{host.lower()}")
