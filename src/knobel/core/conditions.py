"""Options that depend on others: when an option is there at all, what its default is, and what cannot be agreed on.

A game states this once, as plain data beside its options, and everything follows it: the check, the set-up form, the
rule card, the notation of records and the values that the conformance suite tries.

    depends = (
        only("next_namer", when(mode="single_loser")),
        usually("games", 1, when(mode="elimination")),
        refused("numbers-run-out", when(unique_numbers=True, seats=at_least(7))),
    )

The number of seats is asked for under the name `seats`.
"""

from collections.abc import Callable, Mapping

from knobel.core.errors import BadOption
from knobel.core.frozen import Frozen
from knobel.core.values import SEATS, Value, plain


class When(Frozen, frozen=True):
    """A condition on one option, or on the number of seats: one of these values, in these bounds, below another."""

    option: str
    values: tuple[Value, ...] = ()
    least: int | None = None
    most: int | None = None
    below: str | None = None

    def holds(self, value_of: Callable[[str], Value]) -> bool:
        """Whether it holds among these values."""
        value = _number(value_of(self.option), value_of)
        if self.values and not any(value == each and type(value) is type(each) for each in self.values):
            return False
        if self.least is not None and not (type(value) is int and value >= self.least):
            return False
        if self.most is not None and not (type(value) is int and value <= self.most):
            return False
        if self.below is None:
            return True
        other = _number(value_of(self.below), value_of)
        return type(value) is int and type(other) is int and value < other

    @property
    def told(self) -> str:
        """The condition in one line, as options are typed."""
        if self.values:
            return f"{self.option}={'/'.join(map(plain, self.values))}"
        if self.below is not None:
            return f"{self.option}<{self.below}"
        bounds = [f">={self.least}"] if self.least is not None else []
        return f"{self.option}{''.join(bounds)}" + (f"<={self.most}" if self.most is not None else "")


Conditions = tuple[When, ...]


class Bounds(Frozen, frozen=True):
    """What a number must be, in a condition."""

    least: int | None = None
    most: int | None = None
    below: str | None = None


def at_least(least: int) -> Bounds:
    """This number, or more."""
    return Bounds(least=least)


def at_most(most: int) -> Bounds:
    """This number, or less."""
    return Bounds(most=most)


def below(option: str) -> Bounds:
    """Less than another option."""
    return Bounds(below=option)


def when(**tests: Value | tuple[Value, ...] | Bounds) -> Conditions:
    """Conditions that hold all together: `when(mode="contest", dice_per_round="fixed")`."""
    return tuple(_condition(option, test) for option, test in tests.items())


class Only(Frozen, frozen=True):
    """An option that is there only where one of these sets of conditions holds."""

    option: str
    alternatives: tuple[Conditions, ...]

    @property
    def needs(self) -> str:
        """With what the option is there, in one line; "none" where it never is."""
        return "; ".join(" & ".join(each.told for each in case) for case in self.alternatives) or "none"


class Usually(Frozen, frozen=True):
    """An option that has another default where these conditions hold."""

    option: str
    value: Value
    conditions: Conditions


class Refused(Frozen, frozen=True):
    """What cannot be agreed on, and why: `error-<code>` says it in words."""

    code: str
    conditions: Conditions


Dependency = Only | Usually | Refused


def only(option: str, *alternatives: Conditions) -> Only:
    """An option that is there only in one of these cases."""
    return Only(option, alternatives)


def usually(option: str, value: Value, conditions: Conditions) -> Usually:
    """Another default in this case."""
    return Usually(option, value, conditions)


def refused(code: str, conditions: Conditions) -> Refused:
    """Something that cannot be agreed on."""
    return Refused(code, conditions)


class Agreement:
    """What a table agrees on: the values given, and what follows for every other option.

    An option that is not there has the value it would have by default. A preset changes the defaults. What was `stored`
    is taken as it was agreed on then.
    """

    def __init__(
        self,
        defaults: Mapping[str, Value],
        depends: tuple[Dependency, ...],
        given: Mapping[str, Value],
        seats: int,
        *,
        preset: Mapping[str, Value] | None = None,
        stored: bool = False,
    ) -> None:
        self._defaults, self._depends, self._given, self._seats = defaults, depends, given, seats
        self._preset, self._stored = preset or {}, stored

    def value(self, option: str) -> Value:
        """What an option is."""
        if option == SEATS:
            return self._seats
        if option in self._given and (self._stored or self.is_there(option)):
            return self._given[option]
        return self.default(option)

    def default(self, option: str) -> Value:
        """What an option is if nobody says anything."""
        if option in self._preset:
            return self._preset[option]
        for each in self._depends:
            if isinstance(each, Usually) and each.option == option and self._hold(each.conditions):
                return each.value
        return self._defaults[option]

    def is_there(self, option: str) -> bool:
        """Whether there is anything to agree on."""
        return not any(self._missing(option))

    def needs(self, option: str) -> str:
        """With what an option would be there, in one line."""
        return ", ".join(only.needs for only in self._missing(option))

    @property
    def values(self) -> dict[str, Value]:
        """Every option, also those that are not there."""
        return {option: self.value(option) for option in self._defaults}

    @property
    def options(self) -> dict[str, Value]:
        """What has been agreed on: the options that are there, and what a stored table names besides."""
        named = {option for option in self._given if self._stored and self._given[option] != self.default(option)}
        return {option: self.value(option) for option in self._defaults if self.is_there(option) or option in named}

    @property
    def refusal(self) -> Refused | None:
        """The first thing that cannot be agreed on."""
        found = (each for each in self._depends if isinstance(each, Refused) and self._hold(each.conditions))
        return next(found, None)

    def check(self) -> None:
        """Refuse what is not there, unless it is what it would be anyway, and what cannot be agreed on."""
        for option, value in self._given.items():
            if not self.is_there(option) and value != self.default(option):
                raise BadOption("option-not-there", option=option, value=plain(value), needs=self.needs(option))
        if self.refusal is not None:
            facts = {each.option: plain(self.value(each.option)) for each in self.refusal.conditions}
            raise BadOption(self.refusal.code, **facts)

    def _missing(self, option: str) -> list[Only]:
        return [
            each for each in self._depends if isinstance(each, Only) and each.option == option and not self._any(each)
        ]

    def _any(self, only: Only) -> bool:
        return any(self._hold(conditions) for conditions in only.alternatives)

    def _hold(self, conditions: Conditions) -> bool:
        return all(each.holds(self.value) for each in conditions)


def _condition(option: str, test: Value | tuple[Value, ...] | Bounds) -> When:
    if isinstance(test, Bounds):
        return When(option, (), test.least, test.most, test.below)
    return When(option, test if isinstance(test, tuple) else (test,))


def _number(value: Value, value_of: Callable[[str], Value]) -> Value:
    return value_of(SEATS) if value == SEATS else value
