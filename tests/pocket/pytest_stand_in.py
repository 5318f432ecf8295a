"""As much of pytest as the worked cases use, for a Python that has no pytest: the browser's."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple


class Mark(NamedTuple):
    """A mark on a test."""

    name: str
    args: tuple[Any, ...]


class _Marks:
    def parametrize(
        self, names: str | tuple[str, ...], values: Iterable[Any], ids: object = None
    ) -> Callable[[Any], Any]:
        def marked(test: Any) -> Any:
            test.pytestmark = [*getattr(test, "pytestmark", ()), Mark("parametrize", (names, list(values)))]
            return test

        return marked


mark = _Marks()


class Raised:
    """What was raised, once it was."""

    value: Any = None


@contextmanager
def raises(kind: type[BaseException], match: str = "") -> Iterator[Raised]:
    """What follows raises this, with these words in it."""
    raised = Raised()
    try:
        yield raised
    except kind as trouble:
        assert match in str(trouble)
        raised.value = trouble
    else:
        raise AssertionError(f"did not raise {kind}")
