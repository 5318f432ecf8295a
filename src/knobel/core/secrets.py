"""Secrets: the one place in a state for what not everybody may know.

A game keeps hidden dice, entries and words in a `Secret`. Reading it needs a viewer, so that a scene is built up from
what the viewer may know; and because every secret looks alike, `comparable_view` can show that nothing else depends on
one.
"""

from typing import Annotated, Any, Generic, TypeVar, cast

import msgspec

from knobel.core.frozen import Frozen

T = TypeVar("T")
F = TypeVar("F")
Viewer = Annotated[int, msgspec.Meta(extra={"mark": "seat"})] | None  # a seat, or None for a spectator


class Secret(Frozen, Generic[T], frozen=True):
    """A value that only some may know."""

    value: T
    seen_by: tuple[Viewer, ...]

    def shown_to(self, viewer: Viewer) -> T | None:
        """The value, for those who may know it."""
        return self.value if viewer in self.seen_by else None

    def opened(self, seats: int) -> "Secret[T]":
        """The same value, for everybody to see."""
        return Secret(self.value, (None, *range(seats)))


class Unknown(Frozen, frozen=True):
    """What stands in a secret for somebody who may not know it."""

    def __reduce__(self) -> str:
        """There is one, also after a way through another process."""
        return "UNKNOWN"


UNKNOWN = Unknown()
# What can hold a secret.
NESTED = (msgspec.Struct, tuple)


def redacted(value: F, viewer: Viewer) -> F:
    """The same value with `UNKNOWN` in every secret that the viewer may not know: all that it knows, and no more."""
    return cast(F, _redacted(value, viewer)) if isinstance(value, NESTED) else value


def _redacted(value: Any, viewer: Viewer) -> Any:
    if isinstance(value, Secret) and viewer not in value.seen_by:
        return Secret(UNKNOWN, value.seen_by)
    # Most of what a state holds is plain numbers and words, which are not looked into.
    if isinstance(value, msgspec.Struct):
        parts = [getattr(value, name) for name in value.__struct_fields__]
        return type(value)(*[_redacted(part, viewer) if isinstance(part, NESTED) else part for part in parts])
    return tuple([_redacted(item, viewer) if isinstance(item, NESTED) else item for item in value])


def is_unknown(secret: Secret[Any] | None) -> bool:
    """Whether this secret has been redacted, and must be imagined."""
    return secret is not None and secret.value is UNKNOWN


def comparable_view(value: Any, viewer: Viewer) -> Any:
    """The same value as plain data, redacted: with a blank for every secret that the viewer may not know.

    Two states with the same view differ, for this viewer, in nothing that the rules have shown.
    """
    if isinstance(value, Secret):
        return comparable_view(value.value, viewer) if viewer in value.seen_by else "?"
    if isinstance(value, msgspec.Struct):
        return (
            type(value).__name__,
            *(comparable_view(getattr(value, name), viewer) for name in value.__struct_fields__),
        )
    if isinstance(value, tuple):
        return tuple(comparable_view(item, viewer) for item in value)
    return value
