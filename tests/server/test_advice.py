"""Advice in time: what looks best is told first where the advice is not there at once, and the advice follows."""

import asyncio
from typing import TypeVar

import pytest

import knobel
from knobel.core.phrases import Phrase
from knobel.house.lines.connection import Connection
from knobel.house.messages import Advice, ServerMessage
from knobel.house.table.requests import Act, Roll
from knobel.house.table.requests import Advise as AskAdvice
from knobel.house.work.tasks import Advise, Decide
from knobel.house.work.thoughts import Thought
from knobel.house.work.work import Here
from knobel.texts import texts
from tests.server.lines import drained
from tests.server.test_scheduler import Evening, play

T = TypeVar("T")


class Thoughtful(Here):
    """Thinks about each kind of question only when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.gates = {Advise: asyncio.Event(), Decide: asyncio.Event()}

    async def think(self, thought: Thought[T]) -> T:
        if thought.task is not None:
            await self.gates[type(thought.task)].wait()
        return thought()


class Question:
    """Anna has thrown, asks for advice, and waits for it."""

    async def begin(self) -> "Question":
        self.work = Thoughtful()
        self.evening = await Evening(self.work, hints=True).begin()
        self.anna: Connection = await self.evening.connect("anna")
        await self.evening.ask(self.anna, Roll(0), "roll")
        self.asking = asyncio.create_task(self.evening.ask(self.anna, AskAdvice(0), "a"))
        await self.evening.wait(0)
        drained(self.anna)
        return self

    async def after(self, milliseconds: int) -> list[Advice]:
        """What advice is told until then."""
        await self.evening.wait(milliseconds)
        return advice_in(drained(self.anna))

    async def in_the_end(self) -> list[Advice]:
        self.work.gates[Advise].set()
        return advice_in(await self.asking)


def advice_in(messages: list[ServerMessage]) -> list[Advice]:
    return [message for message in messages if isinstance(message, Advice)]


def test_advice_that_takes_its_time_comes_after_what_looks_best() -> None:
    async def scene() -> None:
        question = await Question().begin()
        question.work.gates[Decide].set()
        assert await question.after(249) == []
        (first,) = await question.after(1)
        assert (first.key, first.first, len(first.hints)) == ("a", True, 1)
        for language, words in (("de", "Auf den ersten Blick"), ("en", "At first sight")):
            assert texts(language).say(first.hints[0].why, "chicago", ("Anna", "Ben")).startswith(words)
        (last,) = await question.in_the_end()
        assert (last.key, last.first) == ("a", False)
        assert len(last.hints) > 1

    play(scene)


def test_advice_that_is_there_at_once_comes_alone() -> None:
    async def scene() -> None:
        question = await Question().begin()
        question.work.gates[Decide].set()
        (only,) = await question.in_the_end()
        assert (only.first, len(only.hints) > 1) == (False, True)
        assert await question.after(1000) == []

    play(scene)


def test_advice_that_is_there_before_a_guess_comes_alone() -> None:
    async def scene() -> None:
        question = await Question().begin()
        assert await question.after(250) == []
        (only,) = await question.in_the_end()
        question.work.gates[Decide].set()
        assert (only.first, len(only.hints) > 1) == (False, True)
        assert await question.after(1000) == []

    play(scene)


def test_nobody_guesses_at_a_question_that_is_not_open_any_more() -> None:
    async def scene() -> None:
        question = await Question().begin()
        question.work.gates[Decide].set()
        await question.evening.live.request(question.anna.actor, Act(0, knobel.Keep((0,))))
        assert await question.after(250) == []
        (last,) = await question.in_the_end()
        assert (last.first, last.hints) == (False, ())

    play(scene)


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_guess_names_its_move(language: str) -> None:
    async def scene() -> None:
        question = await Question().begin()
        question.work.gates[Decide].set()
        (first,) = await question.after(250)
        why = first.hints[0].why
        move = why.facts["move"]
        assert isinstance(move, Phrase)
        told, named = (texts(language).say(phrase, "chicago", ("Anna", "Ben")) for phrase in (why, move))
        assert named in told
        await question.in_the_end()

    play(scene)
