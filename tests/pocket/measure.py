"""Measure a pocket in Node beside CPython: `python -m tests.pocket.measure`, after `make pocket`."""

import tempfile

from tests.pocket.events import GAME, events_per_second
from tests.pocket.test_in_node import in_node


def main() -> None:
    """Print how long the start takes, and the events a second of both."""
    with tempfile.TemporaryDirectory() as folder:
        told = in_node("measure", folder)
    here = events_per_second()
    print(f"Python with all files unpacked    {told['python_ms']:>9,} ms")
    print(f"an empty house open after that    {told['house_ms']:>9,} ms")
    print(f"events a second at {GAME:15}{told['events']:>9,}")
    print(f"CPython beside it                 {here:>9,}")
    print(f"ratio                             {told['events'] / here:>9.2f}")


if __name__ == "__main__":
    main()
