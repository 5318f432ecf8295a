"""Secrets: a viewer learns what is shown, and states are compared without the rest."""

from knobel.core.frozen import Frozen
from knobel.core.secrets import Secret, comparable_view


class Hand(Frozen, frozen=True):
    chips: int
    cup: Secret[tuple[int, ...]]


def test_only_those_who_may_see_a_secret_are_shown_it() -> None:
    cup = Secret((4, 2), (1,))
    assert cup.shown_to(1) == (4, 2)
    assert cup.shown_to(0) is None
    assert cup.shown_to(None) is None


def test_a_secret_that_is_opened_is_shown_to_every_seat_and_to_those_who_watch() -> None:
    opened = Secret((1, 2), (0,)).opened(2)
    assert [opened.shown_to(viewer) for viewer in (0, 1, None)] == [(1, 2)] * 3
    assert comparable_view(opened, None) == comparable_view(opened, 1) == (1, 2)


def test_a_comparable_view_hides_exactly_what_the_viewer_may_not_see() -> None:
    one, other = Hand(3, Secret((4, 2), (1,))), Hand(3, Secret((6, 6), (1,)))
    assert comparable_view(one, 0) == comparable_view(other, 0)
    assert comparable_view(one, None) == comparable_view(other, None)
    assert comparable_view(one, 1) != comparable_view(other, 1)


def test_a_comparable_view_hides_nothing_else() -> None:
    one, other = Hand(3, Secret((4, 2), (1,))), Hand(4, Secret((4, 2), (1,)))
    assert comparable_view(one, 0) != comparable_view(other, 0)
    assert comparable_view((1, (one,)), 0) != comparable_view((1, (other,)), 0)
