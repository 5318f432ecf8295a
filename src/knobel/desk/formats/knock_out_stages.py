"""The stages of a knock-out, as the numbers of players alone decide."""

from collections.abc import Iterator

from knobel.desk.even_splitting import even_split
from knobel.desk.format_options import KnockOut
from knobel.desk.formats.counting import LEAST
from knobel.desk.formats.lengths import Coming


def plays_for_third(options: KnockOut, left: int, lost: int) -> bool:
    """Whether those who have just gone out play for place 3: behind a final of two, and at one table."""
    return options.play_for_third and left == LEAST <= lost <= options.group_size


def knock_out_stages(options: KnockOut, left: int, lost: int) -> Iterator[Coming]:
    """All stages for so many who are left, when so many have just gone out."""
    while left > options.group_size:
        sizes = even_split(left, options.group_size)
        yield left, sizes, False
        lost = sum(size - min(options.go_on, size - 1) for size in sizes)
        left -= lost
    if left >= LEAST:
        third = (lost,) if plays_for_third(options, left, lost) else ()
        yield left + sum(third), (left, *third), True
