"""Every role asks every request of a desk, and every link is renewed and revoked."""

import asyncio

import pytest

from knobel.desk import roles
from knobel.desk.actions import Role
from proofs.access_desks import MAY, try_the_desks


def test_nobody_may_more_at_a_desk_than_the_table_says() -> None:
    tried, wrong = asyncio.run(try_the_desks())
    assert wrong == []
    assert tried > 5 * len(MAY)


def test_a_role_that_may_everything_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    may = roles._may

    def too_much(role: Role, *rest: object) -> bool:
        return role == "referee" or may(role, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(roles, "_may", too_much)
    _, wrong = asyncio.run(try_the_desks())
    assert any("RenewDeskLink" in each for each in wrong)
