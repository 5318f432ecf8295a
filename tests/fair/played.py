"""Games played at a table by anybody, and the fairness files that the table hands out for them."""

import random
from typing import Any

import msgspec

from knobel import Press, Throw
from knobel.core.moves import AnyMove
from knobel.core.stages import Ask
from knobel.house.live.views import Trees
from knobel.house.table import fairness
from knobel.house.table.entries import Entry, HandedOver, TableOpened
from knobel.house.table.fairness_file import fairness_file
from knobel.house.table.masters import masters_of
from knobel.house.table.requests import TABLE
from knobel.house.table.rulings import HOUSE, Act, Actor, Begin, Expire, Promise, Request, RevealSeed, Roll, Sit, rule
from knobel.house.table.table import Table
from knobel.match import opening

MASTER = bytes(range(32))
SEEDS = ("ab" * 16, "0123456789abcdef" * 2, "cd" * 16, "fedcba9876543210" * 2)
# Whoever plays at random may go on for ever; after so many events the table is closed.
MOST_EVENTS = 3000


class PlayedTable:
    """A table and everything that was asked of it. Each seat belongs to a device of its own."""

    def __init__(self, game: str, seats: int, options: dict[str, Any], *, chance: int = 0, **setup: Any) -> None:
        self.table = Table("t1")
        self.master = MASTER
        self.at = 0
        self.prefer: tuple[AnyMove, ...] = ()
        self.chance = random.Random(f"{game}/{chance}")
        play = opening.game(game, seats, options)
        self.write(TableOpened(play.info.id, play.info.version, dict(play.options), seats, "device-0", **setup))
        if setup.get("dice") != "real":
            self.write(self.trees.published(0))
        self.actors = [Actor(f"device-{seat}", (seat,)) for seat in range(seats)]
        for seat, actor in enumerate(self.actors):
            self.ask(actor, Sit(seat, f"N{seat}"))

    @property
    def trees(self) -> Trees:
        """The trees of the house in which the table is now."""
        return Trees(lambda: self.table, self.master)

    def hand_over(self) -> None:
        """Let the table go on in another house, with a secret of its own; its dice keep their name."""
        self.write(HandedOver("t1", len(self.table.roots), self.master.hex()))
        self.master = bytes(reversed(self.master))
        self.write(self.trees.published(len(self.table.roots)))

    def write(self, *entries: Entry) -> None:
        for entry in entries:
            self.at += 1
            self.table.fold(entry, self.at)

    def ask(self, actor: Actor, request: Request) -> None:
        entries = rule(self.table, actor, request, self.master, frozenset({"random"})).entries
        self.write(*entries)
        block = (self.table.throws + fairness.BLOCK // 2) // fairness.BLOCK
        if block not in self.table.roots and self.table.setup.dice == "digital":
            self.write(self.trees.published(block))

    def begin(self, seeds: tuple[str, ...] = SEEDS, unopened: tuple[int, ...] = ()) -> None:
        """Promise these seeds, open them but for some, and begin."""
        pairs = [
            (seat, actor, seed) for seat, (actor, seed) in enumerate(zip(self.actors, seeds, strict=False)) if seed
        ]
        for seat, actor, seed in pairs:
            self.ask(actor, Promise(seat, fairness.promise(seed)))
        for seat, actor, seed in pairs:
            if seat not in unopened:
                self.ask(actor, RevealSeed(seat, seed))
        self.ask(self.actors[0], Begin())

    def play(self, prefer: tuple[AnyMove, ...] = (), most: int = MOST_EVENTS) -> None:
        """Play to the end, or for so many events: what is preferred, else whatever anybody decides; with real dice
        whatever is typed in."""
        self.prefer = prefer
        for _ in range(most):
            if self.table.phase != "playing":
                return
            self._go_on(self.table.stage)
        assert most < MOST_EVENTS, "the game does not end"

    def _go_on(self, stage: Any) -> None:
        if isinstance(stage, Throw):
            real = self.table.setup.dice == "real"
            seat = TABLE if stage.seat is None else stage.seat
            self.ask(HOUSE, Roll(seat, stage.dice.sample(self.chance.randrange) if real else None))
            return
        assert isinstance(stage, Ask)
        seat = self.chance.choice(sorted(stage.choices))
        choices = stage.choices[seat]
        # Words are best left to those who know some.
        move = choices.mildest if choices.open_spaces else choices.sample(self.chance.randrange)
        for preferred in self.prefer:
            if preferred in choices:
                self.ask(HOUSE, Act(seat, preferred))
                return
        if Press("doubt") in choices and self.chance.random() < 0.5:
            move = Press("doubt")
        if choices.open_spaces and stage.clocks and self.chance.random() < 0.3:
            clock = stage.clocks[0]
            self.ask(HOUSE, Expire(clock.name, self.table.deadlines[clock.name]))
            return
        self.ask(HOUSE, Act(seat, move))

    def file(self, viewer: int | None = None, now: int = 0) -> dict[str, Any]:
        """The fairness file of the game on the table, for this reader."""
        return dict(msgspec.json.decode(self.bytes(viewer, now)))

    def bytes(self, viewer: int | None = None, now: int = 0) -> bytes:
        """The same as it is handed out."""
        return msgspec.json.encode(fairness_file(self.table, masters_of(self.table, self.master), viewer, now))


def handed_over(game: str, seats: int = 2) -> PlayedTable:
    """A table that went from one house to another before its only game, and once more in the middle of it."""
    table = PlayedTable(game, seats, {})
    table.hand_over()
    table.begin()
    table.play(most=7)
    table.hand_over()
    table.play()
    return table


def played(game: str, seats: int = 2, *, games: int = 1, seeds: tuple[str, ...] = SEEDS, **more: Any) -> PlayedTable:
    """A table at which so many games were played, one after the other."""
    unopened, options = more.pop("unopened", ()), more.pop("options", {})
    table = PlayedTable(game, seats, options, **more)
    for _ in range(games):
        table.begin(seeds, unopened)
        table.play()
    return table
