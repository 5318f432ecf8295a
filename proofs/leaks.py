"""Worlds that differ only in what an observer may not see: every byte that reaches the observer must be the same.

Two houses run one script. In the second, one throw (or secret decision) that the observer may not see comes out
otherwise. Until the rules show the difference, the observer's updates, what a reconnection brings, refusals, every page
over HTTP (replay, fairness file, health and metrics among them) and what a bot at that seat would be given are
compared, byte for byte.
"""

import itertools
import random
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Protocol

import knobel
from knobel.core.errors import KnobelError
from knobel.core.events import Did, Event, Thrown, Unseen
from knobel.core.frozen import Frozen
from knobel.core.options import Value, fields_of
from knobel.core.secrets import Viewer, comparable_view
from knobel.core.stages import Ask, Over, Throw
from knobel.house.live.live_table import LiveTable
from knobel.match.match import Match
from knobel.match.options import agreement
from proofs.leak_worlds import two_worlds

MOST_STEPS = 160
# Enough that a vote has somebody left to vote when the first ballot is in.
SEATS = 4
# A look at everything beside the updates takes longer than a step: there is one at once, and later every few steps.
LOOKS = 0.1
# In the first run the first hidden thing comes out otherwise; in later runs any of the first few.
FIRST_FEW = 6
Setting = Mapping[str, Value]


class LeakReport(Frozen, frozen=True):
    """What came of it. `compared` counts the comparisons made while something was hidden."""

    games: tuple[str, ...]
    runs: int
    hidden: int
    compared: int
    never_hidden: tuple[str, ...]
    leaks: tuple[str, ...]

    @property
    def ok(self) -> bool:
        """Whether nothing leaked, and there was something to leak in every game."""
        return not self.leaks and not self.never_hidden and self.compared > 10 * len(self.games)


async def prove_leaks(runs: int = 3, fault: str | None = None, games: tuple[str, ...] | None = None) -> LeakReport:
    """Try every hidden game, with every viewer, so many times, each time under other house rules."""
    settings = {id: hiding_settings(id) for id in games or knobel.ids()}
    hidden = tuple(id for id, some in settings.items() if some)
    total, diverged, compared, leaks = 0, Counter(dict.fromkeys(hidden, 0)), 0, []
    for game, number in itertools.product(hidden, range(runs)):
        setting, seats = settings[game][number % len(settings[game])], _seats(game)
        for viewer in (*range(seats), None):
            async with two_worlds(game, setting, seats, viewer, fault) as (real, shadow):
                run = Run(real, shadow, (viewer,), random.Random(f"{game}/{viewer}/{number}"))
                await run.go(game, skip=0 if number == 0 else run.chance.randrange(FIRST_FEW))
            total, compared = total + 1, compared + run.compared
            diverged[game] += run.hidden
            leaks += run.leaks
    never = tuple(id for id, count in diverged.items() if not count)
    return LeakReport(hidden, total, diverged.total(), compared, never, tuple(leaks))


# Which games hide something ----------------------------------------------------------------------------------------


def hiding_settings(id: str) -> tuple[Setting, ...]:
    """The house rules, changed in one point at most, under which something is thrown or decided in secret."""
    game = knobel.declared(id)
    changed: list[Setting] = [
        {field.name: value}
        for field in fields_of(game.options_type)
        if agreement(game, _seats(id), {}).is_there(field.name)
        for value in field.samples()
        if value != field.default and agreement(game, _seats(id), {field.name: value}).refusal is None
    ]
    return tuple(setting for setting in ({}, *changed) if _hides(knobel.game(id, _seats(id), setting)))


def _seats(id: str) -> int:
    players = knobel.declared(id).info.players
    return min(max(SEATS, players.least), players.most)


def _hides(game: Match) -> bool:
    """Whether something is hidden from somebody within the first steps of a game played by chance."""
    chance, state = random.Random(game.info.id), game.start()
    for _ in range(MOST_STEPS):
        stage = game.stage(state)
        if isinstance(stage, Over):
            return False
        if stage.secret if isinstance(stage, Ask) else stage.seen_by is not None:
            return True
        state = game.apply(state, _random_event(stage, chance))
    return False


# One script in two worlds ------------------------------------------------------------------------------------------


class Observed(Protocol):
    """A world, and what reaches the observer of a table in it."""

    @property
    def table(self) -> LiveTable:
        """The table."""

    async def happen(self, event: Event) -> None:
        """Let an event happen."""

    async def drained(self) -> list[bytes]:
        """Everything sent to the observer since it was last asked."""

    async def channels(self) -> dict[str, bytes]:
        """Everything else that the observer can get at while the game is on."""

    async def pages(self) -> dict[str, bytes]:
        """Every page, as the observer is answered."""


class Run:
    """One script in two worlds. Whoever observes sees for all `viewers`: a device may have several seats."""

    def __init__(self, real: Observed, shadow: Observed, viewers: tuple[Viewer, ...], chance: random.Random) -> None:
        self.real, self.shadow, self.viewers = real, shadow, viewers
        self.chance = chance
        self.diverged = False
        self.looked = False
        self.hidden = 0
        self.compared = 0
        self.leaks: list[str] = []

    async def go(self, game: str, skip: int) -> None:
        """Play the script until the rules show the difference, or to the end; so many hidden things come out alike."""
        for number in range(MOST_STEPS):
            stage = self.real.table.table.stage
            if self.real.table.table.phase != "playing" or stage is None:
                break
            event = other = _random_event(stage, self.chance)
            if not self.diverged and self._is_hidden(event):
                other, skip = (event, skip - 1) if skip else (self._otherwise(stage, event), 0)
            if not await self._step(event, other) or not self._looks_alike():
                return
            await self._compare(f"{game} step {number} viewer {self.viewers}")
        if self.diverged:
            self._compare_all(game, await self.real.pages(), await self.shadow.pages())

    def _is_hidden(self, event: Event) -> bool:
        table = self.real.table.table
        return all(isinstance(table.game.seen(table.state, event, each), Unseen) for each in self.viewers)

    def _otherwise(self, stage: Any, event: Event) -> Event:
        """Another event that looks the same to the viewer, if one is found."""
        table = self.real.table.table
        after = self._looks(table.game.apply(table.state, event))
        for other in self._others(stage, event):
            if self._looks(table.game.apply(table.state, other)) == after:
                self.diverged = True
                self.hidden += 1
                return other
        return event

    def _others(self, stage: Any, event: Event) -> Iterable[Event]:
        for _ in range(30):
            other = _random_event(stage, self.chance)
            if other != event and _kind(other) == _kind(event):
                yield other

    async def _step(self, event: Event, other: Event) -> bool:
        await self.real.happen(event)
        try:
            await self.shadow.happen(other)
        except KnobelError:
            return False
        return True

    def _looks_alike(self) -> bool:
        """Whether the rules still hide the difference."""
        return self._looks(self.real.table.table.state) == self._looks(self.shadow.table.table.state)

    def _looks(self, state: Any) -> list[Any]:
        """A state as the observer may see it."""
        return [comparable_view(state, viewer) for viewer in self.viewers]

    async def _compare(self, where: str) -> None:
        self._same(f"{where}: update", await self.real.drained(), await self.shadow.drained())
        if self.diverged and (not self.looked or self.chance.random() < LOOKS):
            self.looked = True
            self._compare_all(where, await self.real.channels(), await self.shadow.channels())

    def _compare_all(self, where: str, mine: Mapping[str, bytes], theirs: Mapping[str, bytes]) -> None:
        for channel, seen in mine.items():
            self._same(f"{where}: {channel}", seen, theirs[channel])

    def _same(self, where: str, one: Any, other: Any) -> None:
        if self.diverged:
            self.compared += 1
            if one != other:
                self.leaks.append(where)


def _kind(event: Event) -> Any:
    """What of an event everybody knows: that somebody throws, or who decides and of what sort."""
    return (event.seat, type(event.move)) if isinstance(event, Did) else type(event)


def _random_event(stage: Any, chance: random.Random) -> Event:
    if isinstance(stage, Throw):
        return Thrown(tuple(chance.choice(die.kind.faces) for die in stage.dice.dice))
    seat = chance.choice(tuple(stage.choices))
    return Did(seat, stage.choices[seat].sample(chance.randrange))
