"""Tables that go from a pocket to a server and back: checked on arrival, fair on both sides, and counted once."""

import json
from pathlib import Path
from typing import Any

import pytest

from knobel.core.stages import Throw
from knobel.fair.verdicts import Verdict
from knobel.fair.verifier import verdict_between
from knobel.house.table.fairness import promise
from knobel.house.table.requests import HOUSE, Act, Actor, Begin, Promise, RevealSeed, Roll, Sit
from tests.server.two_houses import HERE, THERE, Json, TwoHouses, begin, between, open_here, sit_again
from tests.server.visits import play_to_the_end

pytestmark = pytest.mark.timing
LOCAL = {"kind": "local", "name": "Ben"}


async def begin_there(both: TwoHouses, *more: tuple[str, int, str]) -> Any:
    """Sit down friends at the server's table, and begin with everybody's part in the dice."""
    live = await both.server.live(THERE)
    host = live.table.setup.host
    for device, seat, name in more:
        await live.request(Actor(device), Sit(seat, name))
    seated = [(host, 0), *((device, seat) for device, seat, _ in more)]
    for device, seat in seated:
        await live.request(Actor(device, (seat,)), Promise(seat, promise(seed_of(seat))))
    for device, seat in seated:
        await live.request(Actor(device, (seat,)), RevealSeed(seat, seed_of(seat)))
    await live.request(Actor(host), Begin())
    return live


def seed_of(seat: int) -> str:
    return f"{seat:x}" * 32


def test_a_table_begun_alone_is_opened_to_friends_and_goes_on(tmp_path: Path) -> None:
    async def scene(both: TwoHouses) -> None:
        table = await open_here(both.page, "die-boese-drei")
        await both.page.play()
        link = await both.move(table, THERE, "?friends=true")
        assert link["table"] == THERE
        assert link["code"]
        live = await both.server.live(THERE)
        assert (live.table.phase, sorted(live.table.places)) == ("lobby", [0]), "the bot's seat is free"
        await begin_there(both, ("ben", 1, "Ben"))
        await play_to_the_end(live)
        first, second = await both.file(THERE, 0), await both.file(THERE, 1)
        assert (await both.verdict(THERE, 0)).verdict == Verdict.FAIR
        assert (await both.verdict(table, 0)).verdict == Verdict.FAIR, "where it was played, too"
        assert json.loads(first)["throws"] == json.loads(await both.file(table, 0))["throws"]
        assert verdict_between(first, second).verdict == Verdict.FAIR, "no throw was passed over but for the move"
        assert json.loads(second)["throws"][0]["throw"] == 1024, "a block of the server's own"

    between(tmp_path, scene)


def test_the_local_copy_is_closed_and_leads_there(tmp_path: Path) -> None:
    async def scene(both: TwoHouses) -> None:
        table = await open_here(both.page, "die-boese-drei")
        await both.move(table, THERE)
        closed = [each["table"] for each in both.page.messages if each.get("table")][-1]
        assert (closed["phase"], closed["moved_to"]) == ("closed", THERE)
        refused = await both.page.please(type="roll", seat=0)
        assert refused["code"] == "table-closed"
        live = await both.server.live(THERE)
        assert live.info.origin == table

    between(tmp_path, scene)


@pytest.mark.parametrize("game", ["kniffel", "maexchen", "chicago"])
def test_a_running_game_goes_on_in_the_other_house_and_back(tmp_path: Path, game: str) -> None:
    async def scene(both: TwoHouses) -> None:
        table = await open_here(both.page, game)
        await both.page.play(2)
        await both.move(table, THERE)
        live = await both.server.live(THERE)
        assert live.table.phase == "playing"
        stepped = len(live.table.steps)
        await play_some(live, 4)
        await both.move(THERE, HERE)
        assert live.table.moved_to == HERE
        await sit_again(both.page, HERE)
        await both.page.play()
        report = await both.verdict(HERE)
        assert report.verdict in (Verdict.FAIR, Verdict.PARTLY_SEALED), report
        handed = [reason.place for reason in report.reasons if reason.code == "handed-over"]
        assert handed, "the file says where its dice changed hands"
        assert stepped
        _, replay = await both.page.ask("GET", f"/api/tables/{HERE}/replays/0")
        assert replay["names"][0] == "Anna"

    between(tmp_path, scene)


async def play_some(live: Any, steps: int) -> None:
    """Let the house play a few steps of a game."""
    for _ in range(steps):
        stage = live.table.stage
        if live.table.phase != "playing":
            return
        if isinstance(stage, Throw):
            await live.request(HOUSE, Roll(-1 if stage.seat is None else stage.seat))
        else:
            seat = next(iter(stage.choices))
            await live.request(HOUSE, Act(seat, stage.choices[seat].mildest))


def test_asked_twice_the_same_table_comes_and_nobody_else_gets_it(tmp_path: Path) -> None:
    async def scene(both: TwoHouses) -> None:
        table = await open_here(both.page, "die-boese-drei")
        _, file = await both.ask(table, "departure", {"to": THERE})
        _, again = await both.ask(table, "departure", {"to": "f" * 18})
        assert file == again, "what was said first holds"
        links = [(await both.ask(THERE, "arrival", file))[1] for _ in range(2)]
        assert links[0] == links[1]
        stranger = await both.server.visitor("Eve")
        assert await stranger.refused("POST", f"/api/tables/{THERE}/arrival", file) == (400, "table-taken")
        assert await stranger.refused("POST", f"/api/tables/{THERE}/departure", {"to": HERE}) == (404, "no-such-table")

    between(tmp_path, scene)


def test_a_table_at_which_somebody_else_has_sat_cannot_be_taken_along(tmp_path: Path) -> None:
    async def scene(both: TwoHouses) -> None:
        table = await open_here(both.page, "die-boese-drei")
        await both.page.play()
        await both.move(table, THERE, "?friends=true")
        live = await begin_there(both, ("ben", 1, "Ben"))
        before = live.seq
        assert await both.ask(THERE, "departure", {"to": HERE}) == (400, {"code": "not-alone", "facts": {}})
        assert (live.seq, live.table.phase) == (before, "playing")

    between(tmp_path, scene)


def test_local_seats_move_with_their_device(tmp_path: Path) -> None:
    async def scene(both: TwoHouses) -> None:
        table = await open_here(both.page, "die-boese-drei", LOCAL)
        await both.move(table, THERE)
        live = await both.server.live(THERE)
        assert live.table.seats_of(live.table.setup.host) == (0, 1)
        assert live.table.names == ("Anna", "Ben")

    between(tmp_path, scene)


# What was played ------------------------------------------------------------------------------------------------------


def test_own_games_are_merged_once_and_marked_as_played_elsewhere(tmp_path: Path) -> None:
    async def scene(both: TwoHouses) -> None:
        table = await open_here(both.page, "die-boese-drei")
        await both.page.play()
        await begin(both.page)
        await both.page.play()
        (_, here) = await both.page.ask("GET", "/api/me/games")
        await both.move(table, THERE)
        there = (await both.anna.get("/api/me/games"))["games"]
        told = [(each["game"], each["number"], each["ended"], each["points"], each["elsewhere"]) for each in there]
        own = [(each["game"], each["number"], each["ended"], each["points"], True) for each in here["games"]]
        assert told == own, "both games, as they ended"
        assert await both.anna.get("/api/games/die-boese-drei/statistics") == [], "the house vouches for its own dice"
        # Home, and back again: what is known stays known once.
        await both.move(THERE, HERE)
        await both.move(HERE, "a" * 18)
        assert (await both.anna.get("/api/me/statistics"))[0]["played"] == 2
        replay = await both.anna.get(f"/api/tables/{'a' * 18}/replays/1")
        assert replay["game"] == "die-boese-drei"

    between(tmp_path, scene)


def test_a_closed_table_is_handed_over_as_it_is(tmp_path: Path) -> None:
    async def scene(both: TwoHouses) -> None:
        table = await open_here(both.page, "die-boese-drei")
        await both.page.play()
        await both.page.please(type="close")
        link = await both.move(table, THERE, "?friends=true")
        assert link["code"] is None
        live = await both.server.live(THERE)
        assert live.table.phase == "closed"
        assert (await both.verdict(THERE)).verdict == Verdict.FAIR
        assert len((await both.anna.get("/api/me/games"))["games"]) == 1

    between(tmp_path, scene)


def test_who_is_forgotten_is_forgotten_at_tables_that_came_from_elsewhere(tmp_path: Path) -> None:
    async def scene(both: TwoHouses) -> None:
        table = await open_here(both.page, "die-boese-drei")
        await both.page.play()
        await both.move(table, THERE)
        assert (await both.anna.ask("DELETE", "/api/me"))[0] in (200, 204)
        store: Any = both.server.house.resources.store
        assert not [line for line in store.connection.iterdump() if "Anna" in line]

    between(tmp_path, scene)


# Forged logs ----------------------------------------------------------------------------------------------------------


def rows_of(file: Json, kind: str) -> list[Json]:
    return [entry for _, entry in file["rows"] if entry["type"] == kind]


def throw(file: Json) -> Json:
    found: Json = next(each for each in rows_of(file, "happened") if each["event"]["type"] == "thrown")
    return found


def reface(file: Json) -> None:
    event = throw(file)["event"]
    event["faces"] = [face % 6 + 1 for face in event["faces"]]


def drop(file: Json, kind: str) -> None:
    place = next(number for number, (_, entry) in enumerate(file["rows"]) if entry["type"] == kind)
    del file["rows"][place]


def replace(file: Json, kind: str, **entry: Any) -> None:
    place = next(number for number, (_, entry) in enumerate(file["rows"]) if entry["type"] == kind)
    file["rows"][place] = [0, entry]


def double(file: Json) -> None:
    place = next(number for number, (_, entry) in enumerate(file["rows"]) if entry["type"] == "happened")
    file["rows"].insert(place, file["rows"][place])


def edit(kind: str, **fields: Any) -> Any:
    return lambda file: rows_of(file, kind)[0].update(fields)


def many_moves(file: Json) -> None:
    file["rows"] += [[0, {"type": "handedover", "table": "x", "block": 1, "secret": "0" * 64}]] * 20


FORGED = {
    "other faces": (reface, "other-dice"),
    "another secret": (lambda file: file.update(secret="ab" * 32), "other-dice"),
    "another root": (edit("committed", root="ab" * 32), "other-dice"),
    "another border": (edit("committed", borders="ab" * 32), "other-dice"),
    "no root": (lambda file: replace(file, "committed", type="credited", milliseconds=0), "other-dice"),
    "another seed": (edit("seeded", seed="ab" * 16), "impossible-entry"),
    "seeds that nobody opened": (edit("began", seeds=["ab" * 16, ""]), "impossible-entry"),
    "another agreement": (edit("began", header="x"), "impossible-entry"),
    "no beginning": (lambda file: drop(file, "began"), "impossible-entry"),
    "a throw left out": (lambda file: drop(file, "happened"), "other-dice"),
    "a throw twice": (double, "other-dice"),
    "a decision out of turn": (
        lambda file: rows_of(file, "happened")[0].update(
            event={"type": "did", "seat": 1, "move": {"type": "press", "button": "stop"}}
        ),
        "impossible-entry",
    ),
    "a bad name": (edit("sat", name="\u202eanna"), "impossible-entry"),
    "somebody else": (edit("sat", device="other"), "not-alone"),
    "a token of one's own": (edit("sat", token="x" * 100), "impossible-entry"),
    "a mind that is none": (lambda file: rows_of(file, "sat")[1].update(mind="none"), "impossible-entry"),
    "another version": (edit("opened", version=99), "unknown-version"),
    "another game": (edit("opened", game="poker-with-cards"), "unknown-game"),
    "an option that is none": (edit("opened", options={"nonsense": 1}), "unknown-option"),
    "the dice of a day": (edit("opened", day="2026-11-16"), "impossible-entry"),
    "too many seats": (edit("opened", seats=999), "bad-seats"),
    "a time before all times": (lambda file: file["rows"][0].__setitem__(0, -5), "impossible-entry"),
    "somebody knocks": (
        lambda file: file["rows"].insert(3, [0, {"type": "knocked", "device": "x"}]),
        "not-alone",
    ),
    "a move that was none": (
        lambda file: file["rows"].append([0, {"type": "handedover", "table": "x", "block": 7, "secret": "0" * 64}]),
        "other-dice",
    ),
    "too many moves": (many_moves, "bad-table-file"),
    "a time without end": (
        lambda file: file["rows"].append([0, {"type": "credited", "milliseconds": 10**15}]),
        "impossible-entry",
    ),
    "too long": (lambda file: file["rows"].extend(file["rows"][-1:] * 6000), "table-too-long"),
    "another format": (lambda file: file.update(format=2), "bad-table-file"),
    "a field more": (lambda file: file.update(more=1), "bad-table-file"),
    "an entry that is none": (lambda file: file["rows"].append([0, {"type": "poof"}]), "bad-table-file"),
    "nothing": (lambda file: file.update(rows=[]), "bad-table-file"),
    "another table's file": (lambda file: file.update(to="f" * 18), "bad-table-file"),
}


def test_a_forged_log_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def scene(both: TwoHouses) -> None:
        table = await open_here(both.page, "die-boese-drei")
        await both.page.play()
        _, file = await both.ask(table, "departure", {"to": THERE})
        store: Any = both.server.house.resources.store
        before = list(store.connection.iterdump())
        found = {}
        for name, (forge, _) in FORGED.items():
            forged = json.loads(json.dumps(file))
            forge(forged)
            status, told = await both.ask(THERE, "arrival", forged)
            found[name] = told.get("code") if status == 400 or told.get("code") == "unknown-game" else status
        assert found == {name: code for name, (_, code) in FORGED.items()}
        assert list(store.connection.iterdump()) == before
        assert (await both.ask(THERE, "arrival", file))[0] == 201, "the true one goes in"

    between(tmp_path, scene)


def test_nonsense_instead_of_a_file_is_refused(tmp_path: Path) -> None:
    async def scene(both: TwoHouses) -> None:
        things: tuple[Any, ...] = (None, [], {}, "x", [[[[[]]]]], {"rows": "x"})
        for nonsense in things:
            status, told = await both.ask(THERE, "arrival", nonsense)
            assert (status, told["code"]) == (400, "bad-table-file")
        for id in ("x", HERE, "0" * 17, "0" * 18 + "x", "F" * 18):
            status, told = await both.anna.ask("POST", f"/api/tables/{id}/arrival", {})
            assert (status, told["code"]) == (400, "bad-table-file"), id
        status, _ = await both.anna.ask("POST", f"/api/tables/{THERE}/arrival", {"rows": "x" * (2 * 1024 * 1024)})
        assert status == 413

    between(tmp_path, scene)


def test_the_secret_of_the_other_house_stays_with_the_log_and_opens_nothing_of_this_one(tmp_path: Path) -> None:
    async def scene(both: TwoHouses) -> None:
        table = await open_here(both.page, "die-boese-drei")
        _, file = await both.ask(table, "departure", {"to": THERE})
        await both.ask(THERE, "arrival", file)
        live = await both.server.live(THERE)
        assert live.master.hex() != file["secret"]
        assert [each.secret for each in live.table.hand_overs] == [file["secret"]]
        assert live.masters.of(0).hex() == file["secret"]
        assert live.masters.of(1) == live.master
        assert file["secret"] not in json.dumps(await both.anna.get("/api/me/export"))

    between(tmp_path, scene)
