"""The base of every value in Knobel: immutable, hashable, and readable as JSON."""

import msgspec


class Frozen(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A value: equal by content, hashable, never changed in place."""


class Tagged(Frozen, frozen=True, tag_field="type", tag=str.lower):
    """A value that stands in a union with others and says in JSON which one it is."""
