"""Worked cases: tests whose id carries the case of the rules that they show."""

from collections.abc import Callable
from typing import Any

import pytest


def case(*ids: str) -> Callable[[Callable[..., Any]], Any]:
    """Mark a test as the worked case with this id: `@case("chicago:C3")`. The test takes `case_id`."""
    return pytest.mark.parametrize("case_id", ids)
