"""Seeds at a live table: who is there is waited for, who is away is not, and who does not open is named."""

import json

import knobel
from knobel.fair.verifier import verdict_on
from knobel.house.lines.answering import answer
from knobel.house.lines.connection import Connection
from knobel.house.live.live_table import LiveTable
from knobel.house.messages import Done, Hello, Please, Trouble
from knobel.house.table import fairness
from knobel.house.table.entries import TableOpened
from knobel.house.table.requests import Actor, Begin, ClientRequest, Promise, RevealSeed, Sit
from knobel.house.table.seats import invitation_of
from tests.server.lines import drained, encoded
from tests.server.visits import Visit, play, play_to_the_end

SEEDS = ("ab" * 16, "cd" * 16)


class Devices:
    """A table for Anna and Ben, each with a device of their own, at which either may come by."""

    def __init__(self, house: Visit, live: LiveTable) -> None:
        self.house, self.live = house, live
        self.lines: dict[str, Connection] = {}
        self.asked = 0

    @classmethod
    async def at_a_table(cls, house: Visit) -> "Devices":
        version = knobel.declared("chicago").info.version
        live, _, _ = await house.house.tables.create(TableOpened("chicago", version, {}, 2, "anna"))
        for seat, device in enumerate(("anna", "ben")):
            await live.request(Actor(device), Sit(seat, device))
        return cls(house, live)

    async def come(self, device: str) -> None:
        """Connect, with the tokens of the device's seats."""
        tokens = tuple(self.live.token_of(seat) for seat in self.live.table.seats_of(device))
        line = self.lines[device] = Connection(device)
        hello = Hello(self.live.id, -1, tokens, invitation_of(self.live.master))
        await answer(encoded(hello), line, self.house.app.state.context)

    async def ask(self, device: str, request: ClientRequest) -> str:
        """Ask something, and say what came of it: `done`, or the code of the refusal."""
        line = self.lines[device]
        drained(line)
        self.asked += 1
        await answer(encoded(Please(f"key-{self.asked}", request)), line, self.house.app.state.context)
        (told,) = [each for each in drained(line) if isinstance(each, Done | Trouble)]
        return "done" if isinstance(told, Done) else told.code

    async def promise(self, device: str, seat: int) -> str:
        return await self.ask(device, Promise(seat, fairness.promise(SEEDS[seat])))

    async def open(self, device: str, seat: int) -> str:
        return await self.ask(device, RevealSeed(seat, SEEDS[seat]))


def test_a_seed_is_opened_only_when_all_who_are_there_have_promised() -> None:
    async def scene(house: Visit) -> None:
        table = await Devices.at_a_table(house)
        await table.come("anna")
        await table.come("ben")
        assert await table.promise("anna", 0) == "done"
        assert await table.open("anna", 0) == "too-early"
        assert await table.promise("ben", 1) == "done"
        assert [seat.promise for seat in table.live.info.seats] == [fairness.promise(seed) for seed in SEEDS]
        assert await table.open("anna", 0) == "done"
        assert [seat.opened for seat in table.live.info.seats] == [True, False]
        assert await table.promise("ben", 1) == "too-late"
        assert await table.open("ben", 1) == "done"
        assert await table.ask("anna", Begin()) == "done"
        assert table.live.table.seeds == SEEDS

    play(scene)


def test_a_device_that_is_away_is_not_waited_for() -> None:
    async def scene(house: Visit) -> None:
        table = await Devices.at_a_table(house)
        await table.come("anna")
        assert await table.promise("anna", 0) == "done"
        assert await table.open("anna", 0) == "done"
        await table.come("ben")
        assert await table.promise("ben", 1) == "too-late"

    play(scene)


def test_who_promised_and_did_not_open_is_named_at_the_table_in_the_file_and_in_the_verdict() -> None:
    async def scene(house: Visit) -> None:
        table = await Devices.at_a_table(house)
        await table.come("anna")
        await table.come("ben")
        await table.promise("anna", 0)
        await table.promise("ben", 1)
        await table.open("anna", 0)
        assert await table.ask("anna", Begin()) == "done"
        assert table.live.info.unopened == (1,)
        await play_to_the_end(table.live)
        visitor = await house.visitor("Cem")
        invitation = invitation_of(table.live.master)
        file = await visitor.get(f"/api/tables/{table.live.id}/fairness/0?invitation={invitation}")
        assert (file["promises"][1], file["seeds"][1]) == (fairness.promise(SEEDS[1]), "")
        report = verdict_on(json.dumps(file).encode())
        assert report.verdict == "fair"
        assert ("unopened", 1) in [(reason.code, reason.place) for reason in report.reasons]

    play(scene)
