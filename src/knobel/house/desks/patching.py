"""What has changed between two JSON values, as a JSON Patch (RFC 6902) of the steps add, remove and replace.

Values are those of typed messages: where a number was, no truth value comes, so that 1 and true may count as equal.
"""

from collections.abc import Iterable, Sequence
from itertools import starmap
from operator import eq
from typing import Any, Literal

from knobel.core.frozen import Frozen

# Lists like a log grow at the front: so many new rows are looked for there.
MOST_NEW_IN_FRONT = 4


class PatchStep(Frozen, frozen=True):
    """One step: the value at `path`, a JSON pointer, comes, goes or is another one."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: Any = None


def patch(before: Any, after: Any, path: str = "") -> Iterable[PatchStep]:
    """The steps that lead from one value to another."""
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        yield from _dict_patch(before, after, path)
    elif isinstance(before, list) and isinstance(after, list):
        yield from _list_patch(before, after, path)
    else:
        yield PatchStep("replace", path, after)


def _dict_patch(before: dict[str, Any], after: dict[str, Any], path: str) -> Iterable[PatchStep]:
    for key in before:
        if key not in after:
            yield PatchStep("remove", f"{path}/{_escaped(key)}")
    for key, value in after.items():
        if key in before:
            yield from patch(before[key], value, f"{path}/{_escaped(key)}")
        else:
            yield PatchStep("add", f"{path}/{_escaped(key)}", value)


def _list_patch(before: list[Any], after: list[Any], path: str) -> Iterable[PatchStep]:
    """New rows in front come first; then the end is brought to its length; then every row is looked at."""
    new = _new_in_front(before, after)
    for value in reversed(after[:new]):
        yield PatchStep("add", f"{path}/0", value)
    for index in range(new + len(before) - 1, len(after) - 1, -1):
        yield PatchStep("remove", f"{path}/{index}")
    for index, value in enumerate(after[new:], new):
        if index - new < len(before):
            yield from patch(before[index - new], value, f"{path}/{index}")
        else:
            yield PatchStep("add", f"{path}/{index}", value)


def _new_in_front(before: list[Any], after: list[Any]) -> int:
    """By how many rows the list seems to have moved on: where most of the old ones are found again."""

    def found_again(new: int) -> int:
        return sum(starmap(eq, zip(before, after[new:], strict=False)))

    if 2 * found_again(0) >= len(before):
        return 0
    return max(range(min(MOST_NEW_IN_FRONT, len(after)) + 1), key=lambda new: (found_again(new), -new))


def patched(value: Any, steps: Iterable[PatchStep]) -> Any:
    """The value after these steps; what was given stays as it is."""
    for step in steps:
        keys = [_unescaped(key) for key in step.path.split("/")[1:]]
        value = _with(value, keys, step)
    return value


def _with(value: Any, keys: Sequence[str], step: PatchStep) -> Any:
    if not keys:
        return step.value
    copy: Any = value.copy()
    key: Any = int(keys[0]) if isinstance(copy, list) else keys[0]
    if len(keys) > 1:
        copy[key] = _with(copy[key], keys[1:], step)
    elif step.op == "remove":
        del copy[key]
    elif step.op == "add" and isinstance(copy, list):
        copy.insert(key, step.value)
    else:
        copy[key] = step.value
    return copy


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")


def _unescaped(key: str) -> str:
    return key.replace("~1", "/").replace("~0", "~")
