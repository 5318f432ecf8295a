"""Messages of one language as Fluent has them. Its libraries are large: this is opened with the first text."""

from collections.abc import Iterable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.runtime.utils import native_to_fluent

from knobel.texts.number_words import number_words
from knobel.texts.numbers import MINUS


class _Negative(FluentInt):
    def format(self, locale: Any) -> str:
        return super().format(locale).replace("-", MINUS)


class Bundle(FluentBundle):
    """Messages whose numbers below zero have a true minus sign. What a bundle is given it makes its own kind of number
    of, so this one does it first."""

    def format_pattern(self, pattern: Any, args: dict[str, Any] | None = None) -> tuple[Any, list[Exception]]:
        given = {name: _number(fact) for name, fact in (args or {}).items()}
        errors: list[Exception] = []
        try:
            return pattern(ResolverEnvironment(self, errors, current=CurrentEnvironment(args=given))), errors
        except ValueError as trouble:
            return "{???}", [*errors, trouble]


def bundle_of(language: str, sources: Iterable[str]) -> Bundle:
    """The messages in these sources."""
    bundle = Bundle([language], functions=number_words(language), use_isolating=False)
    for source in sources:
        bundle.add_resource(FluentResource(source))
    return bundle


def _number(fact: Any) -> Any:
    return _Negative(fact) if isinstance(fact, int) and fact < 0 else native_to_fluent(fact)
