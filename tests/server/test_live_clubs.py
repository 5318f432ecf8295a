"""Live clubs: durable in both databases, and the same on every node."""

import asyncio
from secrets import token_hex

from knobel.club.actions import AddMember, Found, MarkMember, MemberId, UndoEntry
from knobel.house.change_hints import Heard
from knobel.house.clubs.club_registry import ClubRegistry
from knobel.house.clubs.links import ClubHolder
from knobel.house.clubs.live_club import LiveClub
from knobel.house.house import House
from knobel.house.live.time import SystemSource, WallTime
from knobel.house.store.store import Store
from tests.server.test_conversations import SharedHub
from tests.support.stores import LostHub, Play, house_over

KEEPER = ClubHolder("keeper")
ANNA = MemberId(0)


async def founded(clubs: ClubRegistry) -> LiveClub:
    live = await clubs.create(Found("Die Filzläuse", "2026"), token_hex(8))
    await live.request(KEEPER, AddMember("Anna"), by="")
    return live


async def known(clubs: ClubRegistry, id: str) -> LiveClub:
    live = await clubs.club(id)
    assert live is not None
    return live


def test_two_nodes_keep_one_book(play: Play) -> None:
    """Each marks at the same time, though no hint arrives; both have all marks, in the same order."""

    async def scene(store: Store) -> None:
        one = await founded(house_over(store, LostHub()).clubs)
        other = await known(house_over(store, LostHub()).clubs, one.id)
        mark = MarkMember(ANNA, "round")
        seqs = await asyncio.gather(*(live.request(KEEPER, mark, by="") for live in (one, other) for _ in range(5)))
        assert sorted(seqs) == list(range(2, 12))
        for live in (one, other):
            await live.catch_up()
            assert live.club.balance(ANNA) == 10 * 50
        assert one.log.rows == other.log.rows
        await one.request(KEEPER, UndoEntry(seqs[0]), by="")
        await other.catch_up()
        assert other.club == one.club

    play(scene)


def test_a_key_is_answered_once_on_any_node(play: Play) -> None:
    async def scene(store: Store) -> None:
        one = await founded(house_over(store, LostHub()).clubs)
        other = await known(house_over(store, LostHub()).clubs, one.id)
        mark = MarkMember(ANNA, "round")
        first = await one.request(KEEPER, mark, by="", key="k")
        assert await other.request(KEEPER, mark, by="", key="k") == first
        await one.catch_up()
        assert one.club.balance(ANNA) == 50

    play(scene)


def test_whoever_is_forgotten_or_a_club_deleted_on_one_node_is_so_on_the_other(play: Play) -> None:
    async def scene(store: Store) -> None:
        nodes: list[Heard] = []
        houses = [House(store, SharedHub(nodes), WallTime(), SystemSource(), pace=0) for _ in range(2)]
        for house in houses:
            await house.resources.hints.start(house._heard)
        here = await founded(houses[0].clubs)
        there = await known(houses[1].clubs, here.id)
        await here.forget(ANNA, "– 1")
        assert there.club.members[ANNA].name == "– 1"
        assert there.log.rows == here.log.rows
        await houses[0].clubs.delete(here)
        assert await houses[1].clubs.club(here.id) is None

    play(scene)
