"""The base of every value in Knobel: immutable, hashable, and readable as JSON. A copy of a value is the value."""

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

if TYPE_CHECKING:
    from typing import Self


class Frozen(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A value: equal by content, hashable, never changed in place."""

    # Fields that values of an earlier release had, and that nothing needs any more: who reads one passes over them.
    former: ClassVar[frozenset[str]] = frozenset()

    if TYPE_CHECKING:

        def but(self, **changes: Any) -> Self:
            """The same value with other contents in the fields named."""
            ...
    else:
        # The struct's own method: through a function of ours it would take several times as long.
        but = msgspec.Struct.__replace__

    def __copy__(self) -> "Self":
        return self

    def __deepcopy__(self, seen: Any) -> "Self":
        return self


class Unchanging:
    """Something that is no struct and never changes either, so that a copy of it is the thing itself."""

    __slots__ = ()

    def __copy__(self) -> "Self":
        return self

    def __deepcopy__(self, seen: Any) -> "Self":
        return self


class Tagged(Frozen, frozen=True, tag_field="type", tag=str.lower):
    """A value that stands in a union with others and says in JSON which one it is."""
