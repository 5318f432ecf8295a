"""Every widget can be read aloud."""

from typing import get_args

from knobel.core import reading
from knobel.core.widgets import Widget


def test_every_widget_has_a_reading() -> None:
    assert set(reading._READINGS) == set(get_args(Widget))
