"""Numbers below zero, with a true minus sign: the languages' own formats have a hyphen before them."""

from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.runtime.utils import native_to_fluent

MINUS = "\N{MINUS SIGN}"


def whole_number(number: int) -> str:
    """A number that stands by itself."""
    return str(number).replace("-", MINUS)


class _Negative(FluentInt):
    def format(self, locale: Any) -> str:
        return super().format(locale).replace("-", MINUS)


class Bundle(FluentBundle):
    """Messages whose numbers are written so. What a bundle is given it makes its own kind of number of, so this one
    does it first."""

    def format_pattern(self, pattern: Any, args: dict[str, Any] | None = None) -> tuple[Any, list[Exception]]:
        given = {name: _number(fact) for name, fact in (args or {}).items()}
        errors: list[Exception] = []
        try:
            return pattern(ResolverEnvironment(self, errors, current=CurrentEnvironment(args=given))), errors
        except ValueError as trouble:
            return "{???}", [*errors, trouble]


def _number(fact: Any) -> Any:
    return _Negative(fact) if isinstance(fact, int) and fact < 0 else native_to_fluent(fact)
