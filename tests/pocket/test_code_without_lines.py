"""What a pocket's byte code still tells of a mistake, though it knows no lines."""

import marshal
import traceback

from tools.pocket.inside import compiled

HEAD = 16
SOURCE = b"""
def outer(values):
    return [inner(value) for value in values]


def inner(value):
    if value == 3:
        raise ValueError("three")
    return value
"""


def test_a_mistake_is_told_with_the_functions_in_which_it_happened() -> None:
    names: dict[str, object] = {}
    exec(marshal.loads(compiled(SOURCE, "knobel/some.py")[HEAD:]), names)
    try:
        exec("outer([1, 2, 3])", names)
    except ValueError as trouble:
        told = "".join(traceback.format_exception(trouble))
    assert "in outer" in told
    assert "in inner" in told
    assert told.endswith("ValueError: three\n")
