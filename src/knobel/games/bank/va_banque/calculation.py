"""A calculation with five dice: the value so far, then an operation, then the next die; each operation is used once."""

from functools import cache

from knobel.writing.face import Phrase, say
from knobel.writing.facts import Frozen
from knobel.writing.rules import Choices, Faces, Say

PLUS, MINUS, TIMES, OVER = "plus", "minus", "times", "over"
OPERATIONS = (PLUS, MINUS, TIMES, OVER)
DICE = 1 + len(OPERATIONS)


class Calculation(Frozen, frozen=True):
    """Dice in the order in which they fell, and the operations that join them; the last die may wait for its own."""

    dice: Faces = ()
    operations: tuple[str, ...] = ()

    @property
    def is_asked(self) -> bool:
        """Whether a die waits for its operation."""
        return len(self.dice) - len(self.operations) == 2

    @property
    def is_complete(self) -> bool:
        """Whether all dice have been reckoned with."""
        return len(self.operations) == len(OPERATIONS)

    @property
    def unused(self) -> tuple[str, ...]:
        """The operations that are left."""
        return others(self.operations)

    @property
    def value(self) -> int:
        """The value so far; a die that waits for its operation does not count yet."""
        value = self.dice[0]
        for operation, die in zip(self.operations, self.dice[1:], strict=False):
            value = applied(value, operation, die)
        return value

    @property
    def leaves_remainder(self) -> bool:
        """Whether the last step is a division that was not exact."""
        if self.operations[-1] != OVER:
            return False
        before = Calculation(self.dice[:-1], self.operations[:-1]).value
        return before % self.dice[-1] != 0

    # The first die is the value, the next three wait for an operation, the last one takes the operation that is left.

    def after(self, die: int) -> "Calculation":
        """The calculation with another die; a complete one gives way to a new one."""
        if self.is_complete or not self.dice:
            return Calculation((die,))
        dice = (*self.dice, die)
        return Calculation(dice, self.operations if len(dice) < DICE else (*self.operations, *self.unused))

    def with_operation(self, operation: str) -> "Calculation":
        """The calculation with an operation for the die that waits for it."""
        return Calculation(self.dice, (*self.operations, operation))

    @property
    def choices(self) -> Choices:
        """The operations possible for the die that waits; a division only where it leaves no remainder."""
        return possible(self.operations, self.value % self.dice[-1] == 0)

    # Words -----------------------------------------------------------------------------------------------------------

    @property
    def steps(self) -> list[Phrase]:
        """Every step so far."""
        value, told = self.dice[0], []
        for operation, die in zip(self.operations, self.dice[1:], strict=False):
            told.append(step(value, operation, die))
            value = applied(value, operation, die)
        return told


def applied(value: int, operation: str, die: int) -> int:
    """The value so far and then the die; a division drops the remainder, towards zero."""
    if operation == PLUS:
        return value + die
    if operation == MINUS:
        return value - die
    if operation == TIMES:
        return value * die
    return value // die if value >= 0 else -(-value // die)


@cache
def others(operations: tuple[str, ...]) -> tuple[str, ...]:
    """The operations that are not among these."""
    return tuple(operation for operation in OPERATIONS if operation not in operations)


@cache
def possible(operations: tuple[str, ...], exact: bool) -> Choices:
    """What can be said after these operations."""
    return Choices(*(Say(operation) for operation in others(operations) if exact or operation != OVER))


def step(value: int, operation: str, die: int) -> Phrase:
    """One step of a calculation in words."""
    rest = operation == OVER and value % die != 0
    return say(
        "step-rest" if rest else f"step-{operation}", value=value, die=die, result=applied(value, operation, die)
    )
