"""Compiled functions: one typed door to numba, so that the rest keeps its types."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """The function as machine code, kept on disk for the next run."""
    return cast(F, numba.njit(cache=True)(function))


def compiled_parallel(function: F) -> F:
    """As `compiled`, with its `prange` loops spread over the cores."""
    return cast(F, numba.njit(cache=True, parallel=True)(function))
