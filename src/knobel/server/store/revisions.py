"""The revisions of the schema, as the folder of migrations has them: nothing else says which one is the newest."""

from functools import cache
from pathlib import Path

from knobel.core.errors import KnobelError

FOLDER = Path(__file__).parent / "migrations"


@cache
def revisions() -> tuple[str, ...]:
    """All revisions, oldest first. A file is named after its revision, so that none has to be opened to know them."""
    return tuple(sorted(path.name.split("_", 1)[0] for path in (FOLDER / "versions").glob("[0-9]*_*.py")))


def newest() -> str:
    """The revision that this program works with."""
    return revisions()[-1]


def must_be_known(revision: str | None) -> None:
    """Refuse a database that a newer program has changed; None is one that is still empty."""
    if revision is not None and revision not in revisions():
        raise KnobelError("store-too-new", revision=revision, newest=newest())
