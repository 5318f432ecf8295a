"""Advice: what can be advised where somebody knows no better."""

from knobel.core.advice import Advice, Round
from knobel.core.secrets import is_unknown
from knobel.core.spaces import RandBelow

__all__ = [
    "Advice",
    "RandBelow",
    "Round",
    "is_unknown",
]
