"""A table goes on with every entry that a log can have."""

from typing import get_args

from knobel.house.table import table
from knobel.house.table.entries import Entry, Happened


def test_every_entry_is_folded() -> None:
    assert {*table._FOLDS, Happened} == set(get_args(Entry))
