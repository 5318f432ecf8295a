"""Extras: the packages that only a part of the house needs, and which part that is.

What is missing is noticed when something opens it, wherever that is; nobody has to ask beforehand.
"""

from collections.abc import Mapping
from importlib.util import find_spec

from knobel.core.errors import KnobelError

# The modules that each extra of the package brings, as they are imported.
EXTRAS: Mapping[str, frozenset[str]] = {
    "cli": frozenset({"cyclopts", "rich"}),
    "server": frozenset(
        {
            "alembic",
            "asyncpg",
            "cryptography",
            "h11",
            "litestar",
            "prometheus_client",
            "redis",
            "segno",
            "sqlalchemy",
            "uvicorn",
            "uvloop",
            "webauthn",
            "websockets",
        }
    ),
    "solve": frozenset({"llvmlite", "numba", "numpy", "platformdirs"}),
}


def missing_extra(trouble: ModuleNotFoundError) -> KnobelError | None:
    """What to install, if it is a package of an extra that could not be found."""
    package = (trouble.name or "").partition(".")[0]
    extra = next((extra for extra, packages in EXTRAS.items() if package in packages), None)
    return None if extra is None else KnobelError("extra-missing", package=package, extra=extra)


def need(extra: str) -> None:
    """Refuse at once what cannot be done without an extra, instead of when half of the work is done."""
    if missing := sorted(package for package in EXTRAS[extra] if find_spec(package) is None):
        raise KnobelError("extra-missing", package=", ".join(missing), extra=extra)
