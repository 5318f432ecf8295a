"""The scheduler: bots keep their pace, hurry when asked, and play for those who are away."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import pytest

import knobel
from knobel.core.events import Did, Thrown
from knobel.core.moves import Press, Say, Write
from knobel.core.phrases import say
from knobel.core.stages import Ask
from knobel.house.change_hints import LocalHints
from knobel.house.house import House
from knobel.house.lines.answering import answer
from knobel.house.lines.connection import Connection
from knobel.house.live.live_table import LiveTable
from knobel.house.live.thinking import decided
from knobel.house.messages import Advice, Done, Hello, HintInfo, Please, ServerMessage, Talk, Talked, Trouble, Update
from knobel.house.table.entries import TableOpened
from knobel.house.table.requests import (
    Act,
    Actor,
    Advise,
    Begin,
    ChangeSettings,
    ChooseGame,
    Cover,
    Hurry,
    Mute,
    Request,
    Roll,
    Sit,
    Uncover,
)
from knobel.house.table.seats import invitation_of
from knobel.house.work import minding
from knobel.house.work.thoughts import Thought
from knobel.house.work.work import Here, Work
from knobel.server.http.context import Context
from knobel.texts import texts
from knobel.words.categories import is_of_category
from proofs.limits import lift
from proofs.simulated import MemoryStore, SeededSource, SimulatedTime
from tests.server.lines import drained, encoded

T = TypeVar("T")
ANNA, BEN = Actor("anna", (0,)), Actor("ben", (1,))


class Evening:
    """A house in simulated time with one table."""

    def __init__(
        self,
        work: Work | None = None,
        *,
        bots: tuple[int, ...] = (),
        game: str = "chicago",
        starter: str = "first_seat",
        **setup: Any,
    ) -> None:
        self.time = SimulatedTime()
        self.house = House(MemoryStore(), LocalHints(), self.time, SeededSource("evening"), work)
        self.context = Context(self.house)
        lift(self.context.limits)
        self.bots = bots
        self.game = game
        self.starter = starter
        self.setup = setup
        self.live: LiveTable

    async def begin(self) -> "Evening":
        version = knobel.declared(self.game).info.version
        setup = TableOpened(self.game, version, {"starter": self.starter}, 2, "anna", **self.setup)
        self.live, _, _ = await self.house.tables.create(setup)
        for seat, device in enumerate(("anna", "ben")):
            bot = seat in self.bots
            await self.live.request(
                Actor("anna" if bot else device),
                Sit(seat, f"N{seat}", "bot" if bot else "person", "random" if bot else None),
            )
        await self.live.request(Actor("anna"), Begin())
        return self

    async def connect(self, device: str, *, tokens: bool = True, talked: int = -1) -> Connection:
        line = Connection(device)
        own = self.live.table.seats_of(device) if tokens else ()
        shown = tuple(self.live.token_of(seat) for seat in own)
        hello = Hello(self.live.id, -1, shown, invitation_of(self.live.master), talked)
        await answer(encoded(hello), line, self.context)
        return line

    async def say(self, line: Connection, message: Any) -> list[ServerMessage]:
        drained(line)
        await answer(encoded(message), line, self.context)
        return drained(line)

    async def ask(self, line: Connection, request: Request, key: str = "k") -> list[ServerMessage]:
        return await self.say(line, Please(key, request))  # type: ignore[arg-type]

    async def wait(self, milliseconds: int) -> None:
        for passing in (0, milliseconds):
            self.time.pass_by(passing)
            for _ in range(30):
                await asyncio.sleep(0)

    def covered_by(self, seat: int) -> str | None:
        return self.live.table.places[seat].covered_by

    async def steps_after(self, milliseconds: int) -> int:
        before = len(self.live.table.steps)
        await self.wait(milliseconds)
        return len(self.live.table.steps) - before


def play(scene: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(scene())  # type: ignore[arg-type]


@pytest.mark.parametrize(("pace", "wait"), [("slow", 3100), ("human", 1300), ("quick", 400), ("instant", 0)])
def test_bots_keep_the_pace_of_the_table(pace: str, wait: int) -> None:
    """A bot at half to one and a half times the usual pause, times that of the pace."""

    async def scene() -> None:
        evening = await Evening(bots=(0,), pace=pace).begin()
        early = await evening.steps_after(wait // 4)
        assert (early > 0) == (pace == "instant")
        assert early + await evening.steps_after(wait) > 0

    play(scene)


def test_bots_play_at_once_when_asked_to_hurry_until_a_person_has_decided() -> None:
    async def scene() -> None:
        evening = await Evening(bots=(0,), pace="slow").begin()
        line = await evening.connect("ben")
        assert await evening.steps_after(0) == 0
        await evening.ask(line, Hurry())
        for _ in range(5):
            await evening.wait(0)
        stage = evening.live.table.stage
        assert evening.live.table.state.game_state.seat == 1, "the bot has finished its turn without any time passing"
        assert stage is not None

    play(scene)


def test_lots_are_drawn_by_the_house_where_dice_are_real() -> None:
    async def scene() -> None:
        evening = await Evening(dice="real", starter="random").begin()
        await evening.connect("anna")
        assert not evening.live.table.steps
        await evening.wait(2_000)
        assert evening.live.table.state.game_state is not None, "it is known who begins"
        # What falls on the table at home is typed in by people.
        assert await evening.steps_after(60_000) == 0

    play(scene)


def test_the_house_throws_under_the_cup_of_a_bot_where_dice_are_real() -> None:
    async def scene() -> None:
        evening = await Evening(game="maexchen", bots=(0,), dice="real").begin()
        await evening.connect("anna")
        assert not evening.live.table.steps
        await evening.steps_after(10_000)
        assert isinstance(evening.live.table.steps[0].event, Thrown)

    play(scene)


def test_somebody_who_comes_and_goes_does_not_hold_up_a_bot() -> None:
    async def scene() -> None:
        evening = await Evening(bots=(0,)).begin()
        for _ in range(20):
            line = await evening.connect("ben")
            await evening.wait(100)
            line.hang_up()
        assert evening.live.table.steps

    play(scene)


def test_a_bot_plays_for_somebody_absent_and_hands_the_seat_back() -> None:
    async def scene() -> None:
        evening = await Evening(cover_after=60).begin()
        await evening.connect("ben")
        await evening.wait(59_000)
        assert evening.covered_by(0) is None
        await evening.wait(2_000)
        assert evening.covered_by(0) == "greedy"
        await evening.wait(2_000)
        assert evening.live.table.steps, "the bot plays"
        await evening.connect("anna")
        assert evening.covered_by(0) is None

    play(scene)


def test_nobody_is_covered_while_nobody_waits() -> None:
    """After a blackout everybody is away: the table stands still until somebody is back, and then waits in full."""

    async def scene() -> None:
        evening = await Evening(cover_after=60).begin()
        await evening.wait(3_600_000)
        assert evening.covered_by(0) is None
        await evening.connect("ben")
        await evening.wait(50_000)
        assert evening.covered_by(0) is None

    play(scene)


@pytest.mark.parametrize("wait", [0, 60])
def test_a_table_can_do_without_stand_ins_and_the_present_are_never_covered(wait: int) -> None:
    async def scene() -> None:
        evening = await Evening(cover_after=wait).begin()
        await evening.connect("ben")
        if wait:
            await evening.connect("anna")
        await evening.wait(3_600_000)
        assert evening.covered_by(0) is None

    play(scene)


def test_a_player_who_asked_for_a_bot_says_when_it_stops() -> None:
    async def scene() -> None:
        evening = await Evening().begin()
        line = await evening.connect("anna")
        await evening.ask(line, Cover(0, "random"))
        line.hang_up()
        await evening.connect("anna")
        assert evening.covered_by(0) == "random"

    play(scene)


# Thinking ------------------------------------------------------------------------------------------------------------


class Failing(Here):
    """Nothing that is thought comes to an end."""

    async def think(self, thought: Thought[T]) -> T:
        raise ZeroDivisionError


class Slow(Here):
    """Thinks when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()

    async def think(self, thought: Thought[T]) -> T:
        await self.gate.wait()
        return thought()


def test_a_mind_that_fails_gets_the_mildest_move() -> None:
    async def scene() -> None:
        evening = await Evening().begin()
        await evening.live.request(ANNA, Roll(0))
        table = evening.live.table
        assert isinstance(table.stage, Ask)
        choices = table.stage.choices[0]
        assert await decided(Failing(), "greedy", table, 0, choices, SeededSource(1).below) == choices.mildest

    play(scene)


def test_a_thought_that_comes_too_late_changes_nothing() -> None:
    async def scene() -> None:
        slow = Slow()
        evening = Evening(slow, pace="instant")
        await evening.begin()
        await evening.live.request(ANNA, Cover(0, "random"))
        for _ in range(3):
            await evening.wait(0)
        assert isinstance(evening.live.table.stage, Ask), "the bot has thrown, and thinks"
        await evening.live.request(ANNA, Uncover(0))
        seq = evening.live.table.seq
        slow.gate.set()
        await evening.wait(10_000)
        assert evening.live.table.seq == seq

    play(scene)


# Advice --------------------------------------------------------------------------------------------------------------


def hint(game: Any, state: Any, seat: int, below: Any, knowledge: Any) -> tuple[HintInfo, ...]:
    return tuple(HintInfo(move, 1.5, "points", say("press-stop")) for move in game.choices(state, seat).moves)


async def asked() -> tuple[Evening, Connection, Connection]:
    """Anna is asked, Ben watches her."""
    evening = await Evening(hints=True).begin()
    anna, ben = await evening.connect("anna"), await evening.connect("ben")
    await evening.ask(anna, Roll(0), "roll")
    drained(ben)
    return evening, anna, ben


def test_advice_goes_to_whoever_asked_and_the_others_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minding, "usual_adviser", hint)

    async def scene() -> None:
        evening, anna, ben = await asked()
        heard = await evening.ask(anna, Advise(0), "a")
        (advice,) = [each for each in heard if isinstance(each, Advice)]
        assert len(advice.hints) == 3
        assert advice.key == "a"
        others = drained(ben)
        assert not [each for each in others if isinstance(each, Advice)]
        (note,) = [phrase for each in others if isinstance(each, Update) for phrase in each.notes]
        assert texts("en").say(note, "chicago", ("Anna", "Ben")) == "Anna has asked for advice."

    play(scene)


def test_the_usual_adviser_advises() -> None:
    async def scene() -> None:
        evening, anna, _ = await asked()
        (advice,) = [each for each in await evening.ask(anna, Advise(0), "a") if isinstance(each, Advice)]
        assert 1 <= len(advice.hints) <= 3
        stage = evening.live.table.stage
        assert isinstance(stage, Ask)
        assert all(hint.move in stage.choices[0] for hint in advice.hints)
        assert all(texts(language).say(advice.hints[0].why, "chicago", ("Anna", "Ben")) for language in ("de", "en"))

    play(scene)


def test_an_old_request_repeated_brings_no_advice_on_a_new_question() -> None:
    async def scene() -> None:
        evening, anna, _ = await asked()
        await evening.ask(anna, Advise(0), "a")
        await evening.ask(anna, Act(0, knobel.Keep((0,))), "keep")
        await evening.ask(anna, Roll(0), "again")
        written = evening.live.table.seq
        heard = await evening.ask(anna, Advise(0), "a")
        assert evening.live.table.seq == written
        assert [each.hints for each in heard if isinstance(each, Advice)] == [()]

    play(scene)


def test_an_adviser_that_fails_costs_nobody_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(game: Any, state: Any, seat: int, below: Any, knowledge: Any) -> tuple[Any, ...]:
        raise ZeroDivisionError

    monkeypatch.setattr(minding, "usual_adviser", failing)

    async def scene() -> None:
        evening, anna, _ = await asked()
        heard = await evening.ask(anna, Advise(0), "a")
        assert [type(each) for each in heard if isinstance(each, Done | Advice | Trouble)] == [Done, Advice]

    play(scene)


# Talking -------------------------------------------------------------------------------------------------------------


def codes(heard: list[ServerMessage]) -> list[str]:
    return [each.code for each in heard if isinstance(each, Trouble)]


def test_phrases_are_said_by_their_key_and_heard_by_all() -> None:
    async def scene() -> None:
        evening = await Evening().begin()
        anna, ben = await evening.connect("anna"), await evening.connect("ben")
        await evening.say(anna, Talk(phrase="hello"))
        (said,) = [each for each in drained(ben) if isinstance(each, Talked)]
        assert (said.number, said.seat, said.text, said.phrase) == (0, 0, "", "hello")

    play(scene)


def test_whoever_comes_back_hears_what_was_said_meanwhile_and_nothing_twice() -> None:
    async def scene() -> None:
        evening = await Evening().begin()
        anna = await evening.connect("anna")
        for text in ("eins", "zwei", "drei"):
            await evening.say(anna, Talk(text))
        ben = await evening.connect("ben", talked=0)
        assert [each.text for each in drained(ben) if isinstance(each, Talked)] == ["zwei", "drei"]
        stranger = await evening.connect("eve")
        assert not [each for each in drained(stranger) if isinstance(each, Talked)]

    play(scene)


def test_the_host_decides_who_talks_and_how() -> None:
    async def scene() -> None:
        evening = await Evening().begin()
        anna, ben = await evening.connect("anna"), await evening.connect("ben")
        await evening.ask(anna, Mute(1), "mute")
        assert codes(await evening.say(ben, Talk("Moin"))) == ["muted"]
        await evening.ask(anna, Mute(1, muted=False), "unmute")
        await evening.ask(anna, ChangeSettings(chat="phrases"), "phrases")
        assert codes(await evening.say(ben, Talk("Moin"))) == ["phrases-only"]
        assert codes(await evening.say(ben, Talk(phrase="oops"))) == []
        await evening.ask(anna, ChangeSettings(chat="off"), "off")
        assert codes(await evening.say(ben, Talk(phrase="oops"))) == ["chat-off"]

    play(scene)


def test_after_another_game_was_chosen_the_missed_end_of_the_last_one_is_told_by_its_own_rules() -> None:
    async def scene() -> None:
        evening = await Evening(bots=(0,), pace="instant").begin()
        await evening.live.request(BEN, Cover(1, "random"))
        while evening.live.table.phase == "playing":
            await evening.wait(1_000)
        steps = [step.seq for step in evening.live.table.steps]
        await evening.live.request(Actor("anna"), ChooseGame("maexchen"))
        line = Connection("ben")
        shown = (evening.live.token_of(1),)
        await answer(encoded(Hello(evening.live.id, steps[0], shown)), line, evening.context)
        updates = [each for each in drained(line) if isinstance(each, Update)]
        told = [each.seq for each in updates if each.views and each.views[0].lines]
        assert told == steps[1:]
        assert {view.scene.game for each in updates for view in each.views} == {"chicago"}
        assert updates[-1].table is not None
        assert (updates[-1].table.game, updates[-1].table.phase) == ("maexchen", "lobby")

    play(scene)


class WordEvening(Evening):
    """Anna and two bots grab dice for words."""

    async def begin(self) -> "WordEvening":
        id = "stadt-land-fluss-schnapp"
        options: dict[str, bool | int | str] = {"starter": "first_seat", "idle_s": 120, "wrong_claim_lock_s": 0}
        setup = TableOpened(id, knobel.declared(id).info.version, options, 3, "anna", **self.setup)
        self.live, _, _ = await self.house.tables.create(setup)
        await self.live.request(Actor("anna"), Sit(0, "Anna", "person"))
        for seat, mind in ((1, "strength-0"), (2, "greedy")):
            await self.live.request(Actor("anna"), Sit(seat, f"N{seat}", "bot", mind))
        await self.live.request(Actor("anna"), Begin())
        await self.live.request(ANNA, Act(0, Say("land")))
        await self.pass_until(lambda state: bool(state.letters))
        return self

    async def pass_until(self, done: Callable[[Any], bool], seconds: int = 300) -> None:
        """Let time pass until the game stands so."""
        for _ in range(4 * seconds):
            if done(self.live.table.state.game_state):
                return
            await self.wait(250)
        raise AssertionError("it never came to that")

    def moves_of(self, seat: int, kind: type[Any]) -> list[Any]:
        events = [step.event for step in self.live.table.steps]
        return [each.move for each in events if isinstance(each, Did) and each.seat == seat and type(each.move) is kind]


def test_bots_write_at_a_pace_of_their_own_and_say_once_that_they_have_nothing_more() -> None:
    async def scene() -> None:
        evening = await WordEvening().begin()
        assert await evening.steps_after(1000) == 0, "nobody writes a word in a second"
        await evening.pass_until(lambda state: {1, 2} <= {*state.passed})
        weak, strong = (evening.moves_of(seat, Write) for seat in (1, 2))
        assert 0 < len(weak) < len(strong), "the weak take longer over a word, and know fewer"
        assert all(is_of_category("de", "land", move.text) for move in (*weak, *strong))
        assert await evening.steps_after(60_000) == 0
        assert [len(evening.moves_of(seat, Press)) for seat in (1, 2)] == [2, 2], "consent, and a single pass"

    play(scene)


def test_a_bot_goes_on_writing_while_people_write() -> None:
    async def scene() -> None:
        evening = await WordEvening().begin()
        free = "".join(evening.live.table.state.game_state.letters)
        for number in range(40):
            await evening.live.request(ANNA, Act(0, Write("any", f"{free[0]}qqq{number}")))
            await evening.wait(500)
            if evening.moves_of(2, Write):
                return
        raise AssertionError("the bot never came to write")

    play(scene)
