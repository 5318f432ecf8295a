"""Splitting players into tables: as many tables of four as possible, the rest tables of three."""

from knobel.core.frozen import Frozen

# The number of tables of three, by what is left when players sit down in fours.
THREES = (0, 3, 2, 1)
LEFT_AT_A_TABLE = 2


class Split(Frozen, frozen=True):
    """How many tables of four and of three, and how many players pause."""

    fours: int = 0
    threes: int = 0
    byes: int = 0

    @property
    def tables(self) -> int:
        """All tables together."""
        return self.fours + self.threes

    @property
    def sizes(self) -> tuple[int, ...]:
        """The sizes of the tables, larger ones first."""
        return (4,) * self.fours + (3,) * self.threes

    @property
    def survivors(self) -> int:
        """How many are left when every table has ended."""
        return LEFT_AT_A_TABLE * self.tables + self.byes


def split(players: int) -> Split:
    """The tables for so many players. Two or fewer have none; five cannot be split, so two of them pause."""
    if players <= LEFT_AT_A_TABLE:
        return Split(byes=max(0, players))
    if players == 5:
        return Split(threes=1, byes=2)
    threes = THREES[players % 4]
    return Split((players - 3 * threes) // 4, threes)
