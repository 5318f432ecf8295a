"""Options: what a table can agree on before the game, with defaults and bounds.

A game's options are a frozen struct. From its annotations come the check, the JSON schema, the set-up form, the
notation of records and the values that the conformance suite tries. What depends on other options, or on the number of
players, stands beside them in `depends` (see `conditions`).
"""

import re
from collections.abc import Mapping
from functools import cache
from types import UnionType
from typing import Any, ClassVar, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from knobel.core.conditions import Conditions, Dependency, Only, Refused, Usually, When
from knobel.core.errors import BadOption
from knobel.core.frozen import Frozen
from knobel.core.values import Value as Value
from knobel.core.values import plain


class Options(Frozen, frozen=True):
    """The base of every game's options. `depends` may speak of the ground rules' options too."""

    depends: ClassVar[tuple[Dependency, ...]] = ()


def whole(low: int, high: int, step: int = 1) -> msgspec.Meta:
    """A whole number from `low` to `high`: `lives: Annotated[int, whole(1, 10)] = 3`. A `step` allows its multiples."""
    return msgspec.Meta(ge=low, le=high, multiple_of=step)


def off_or(low: int, high: int) -> msgspec.Meta:
    """A whole number that is 0 for off, else from `low` to `high`."""
    return msgspec.Meta(ge=0, le=high, extra={"off_below": low})


class OptionField(Frozen, frozen=True):
    """One option as a form shows it: named values, a range of numbers, or both."""

    name: str
    default: Value
    values: tuple[Value, ...] = ()
    low: int | None = None
    high: int | None = None
    step: int = 1

    def allows(self, value: object) -> bool:
        """Whether the option can have this value."""
        if any(value == allowed and type(value) is type(allowed) for allowed in self.values):
            return True
        if type(value) is not int or self.low is None or self.high is None:
            return False
        return self.low <= value <= self.high and not value % self.step

    @property
    def allowed(self) -> str:
        """All that is allowed, in one line."""
        told = [plain(value) for value in self.values]
        if self.low is not None and self.step > 1:
            told.append(f"{self.low}, {self.low + self.step}, …, {self.high}")
        elif self.low is not None:
            told.append(f"{self.low}–{self.high}")
        return ", ".join(told)

    def samples(self) -> tuple[Value, ...]:
        """Values worth trying: every named one, and the ends of the range."""
        ends = () if self.low is None or self.high is None else (self.low, self.high)
        return tuple(dict.fromkeys((self.default, *self.values, *ends)))

    def schema(self) -> dict[str, Any]:
        """The option in JSON schema."""
        parts: list[dict[str, Any]] = []
        if self.values:
            parts.append({"enum": list(self.values)})
        if self.low is not None:
            steps = {"multipleOf": self.step} if self.step > 1 else {}
            parts.append({"type": "integer", "minimum": self.low, "maximum": self.high, **steps})
        return {**(parts[0] if len(parts) == 1 else {"anyOf": parts}), "default": self.default}


@cache
def fields_of(options: type[Options]) -> tuple[OptionField, ...]:
    """The options of a struct, in the order in which it names them."""
    hints = get_type_hints(options, include_extras=True)
    return tuple(_field(field.name, hints[field.name], field.default) for field in msgspec.structs.fields(options))


def schema_of(fields: tuple[OptionField, ...], depends: tuple[Dependency, ...] = ()) -> dict[str, Any]:
    """The JSON schema of a set of options, with what depends on others as far as the number of seats does not matter
    and no two numbers are compared."""
    defaults = {field.name: field.default for field in fields}
    found = [rule for each in depends if (rule := _rule(each, defaults)) is not None]
    return {
        "type": "object",
        "properties": {field.name: field.schema() for field in fields},
        "additionalProperties": False,
        **({"allOf": found} if found else {}),
    }


def _rule(each: Dependency, defaults: dict[str, Value]) -> dict[str, Any] | None:
    """A dependency in JSON schema, or None where it cannot be put that way."""
    if isinstance(each, Usually):
        return None
    cases = each.alternatives if isinstance(each, Only) else (each.conditions,)
    if any(test.option not in defaults or test.below is not None for case in cases for test in case):
        return None
    held = [_held(case, defaults) for case in cases]
    if isinstance(each, Refused):
        return {"not": held[0]}
    return {"anyOf": [*held, {"properties": {each.option: {"const": defaults[each.option]}}}]}


def _held(case: Conditions, defaults: dict[str, Value]) -> dict[str, Any]:
    """Conditions in JSON schema. Where the default does not fulfil one, the option must be named."""
    named = [test.option for test in case if not test.holds(defaults.__getitem__)]
    return {"properties": {test.option: _tested(test) for test in case}, **({"required": named} if named else {})}


def _tested(test: When) -> dict[str, Any]:
    if test.values:
        return {"enum": list(test.values)}
    bounds = {"minimum": test.least, "maximum": test.most}
    return {"type": "integer"} | {name: bound for name, bound in bounds.items() if bound is not None}


def checked(
    fields: tuple[OptionField, ...], given: Mapping[str, Any], offered: tuple[OptionField, ...] | None = None
) -> dict[str, Value]:
    """What was asked for, once every name and value has been found allowed. Whoever asks for what is unknown is told
    of what is `offered`: all fields, if nothing else is said.
    """
    by_name = {field.name: field for field in fields}
    for name, value in given.items():
        if name not in by_name:
            known = ", ".join(field.name for field in (offered or fields))
            raise BadOption("unknown-option", option=name, known=known)
        if not by_name[name].allows(value):
            raise BadOption("bad-option-value", option=name, value=str(value), allowed=by_name[name].allowed)
    return dict(given)


# How people say that something is on or off.
_ON, _OFF = ("yes", "ja", "true", "on", "an"), ("no", "nein", "false", "off", "aus")
# Longer than any number that can be agreed on, and short enough to be read.
_NUMBER = re.compile("-?[0-9]{1,9}")
_SWITCHES = dict.fromkeys(_ON, True) | dict.fromkeys(_OFF, False)


def as_meant(fields: tuple[OptionField, ...], given: Mapping[str, Value]) -> dict[str, Value]:
    """What was asked for, with every yes and no as its option writes it, where that is clear."""
    by_name = {field.name: field for field in fields}
    return {name: _meant(by_name[name], value) if name in by_name else value for name, value in given.items()}


def _meant(field: OptionField, value: Value) -> Value:
    on = _SWITCHES.get(str(value).lower())
    if on is None or field.allows(value) or type(value) is int:
        return value
    alike = [each for each in field.values if _SWITCHES.get(str(each).lower()) is on]
    return alike[0] if len(alike) == 1 else value


def read_value(text: str) -> Value:
    """An option's value as people type it: true, false, a whole number, or a word."""
    if text in ("true", "false"):
        return text == "true"
    return int(text) if _NUMBER.fullmatch(text) else text


def _field(name: str, hint: Any, default: Value) -> OptionField:
    values: list[Value] = []
    low: int | None = None
    high: int | None = None
    step = 1
    for part in get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,):
        if get_origin(part) is Literal:
            values.extend(get_args(part))
        elif part is bool:
            values.extend((False, True))
        else:
            meta = part.__metadata__[0]
            low, high, step = meta.ge, meta.le, meta.multiple_of or 1
            if meta.extra is not None:
                values.append(0)
                low = meta.extra["off_below"]
    return OptionField(name, default, tuple(values), low, high, step)
