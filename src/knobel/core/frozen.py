"""The base of every value in Knobel: immutable, hashable, and readable as JSON."""

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from typing import Self


class Frozen(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A value: equal by content, hashable, never changed in place."""

    if TYPE_CHECKING:

        def but(self, **changes: Any) -> Self:
            """The same value with other contents in the fields named."""
            ...
    else:
        # The struct's own method: through a function of ours it would take several times as long.
        but = msgspec.Struct.__replace__


class Tagged(Frozen, frozen=True, tag_field="type", tag=str.lower):
    """A value that stands in a union with others and says in JSON which one it is."""
