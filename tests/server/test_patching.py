"""A patch leads from one value to the other, and says little where little has changed."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from knobel.house.desks.patching import PatchStep, patch, patched

KEYS = st.sampled_from(["a", "b", "", "a/b", "~", "~1", "0"])
LEAVES = st.none() | st.booleans() | st.integers(2, 4) | st.sampled_from(["", "x"])
VALUES = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(KEYS, inner, max_size=3), max_leaves=12
)


@given(VALUES, VALUES)
def test_a_patch_leads_from_one_value_to_the_other(before: Any, after: Any) -> None:
    kept = msgspec.json.encode(before)
    steps = msgspec.json.decode(msgspec.json.encode(tuple(patch(before, after))), type=tuple[PatchStep, ...])
    assert msgspec.json.encode(patched(before, steps), order="sorted") == msgspec.json.encode(after, order="sorted")
    assert msgspec.json.encode(before) == kept


@given(VALUES)
def test_nothing_changed_is_an_empty_patch(value: Any) -> None:
    assert tuple(patch(value, value)) == ()


def test_a_log_that_moves_on_costs_one_row_each() -> None:
    """Newest first, with the oldest falling out, and an undo that moves to the new row."""
    before = [{"seq": seq, "undo": seq == 40} for seq in range(40, 0, -1)]
    after = [{"seq": 41, "undo": True}, {"seq": 40, "undo": False}, *before[1:-1]]
    assert tuple(patch(before, after)) == (
        PatchStep("add", "/0", {"seq": 41, "undo": True}),
        PatchStep("remove", "/40"),
        PatchStep("replace", "/1/undo", False),
    )
