"""`python -m tools.former CHECKOUT ID`: how much better `strong` is than the one of an older revision.

CHECKOUT is another working tree of this project, such as `git worktree add CHECKOUT REVISION` makes. Its mind thinks in
a process of its own, with that tree's package, and both follow the same games by their usual options. As in the arena
games come in pairs with the same dice and exchanged seats; with `--alone` the mind of today sits on every seat once,
among the former ones. Half of what is won between two is a lower bound on what a best answer to the former one wins.

`--all` goes through every game in which so many can sit down and decide something, and prints a line of a table for
each. `--seconds` stops a game when its time is over, and `--jobs` shares its samples out; what counts is what `--games`
with the printed number of games would have played.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, NamedTuple

from knobel.core.events import Did, Event
from knobel.core.info import Family
from knobel.core.notation import read_move, write_event
from knobel.core.stages import Ask, Over, Throw
from knobel.games import registry
from knobel.match import opening
from knobel.match.match import Match
from knobel.match.utility import unit_of, utilities
from knobel.minds.arena import SeatLuck, view_for
from knobel.minds.contest import Order, Sample, mean_of, orders_of
from knobel.minds.knowledge import Knowledge
from knobel.minds.league import contested, decides
from knobel.minds.processes import worked_off
from knobel.minds.search import Budget
from knobel.minds.strong import StrongMind

SIDE = Path(__file__).with_name("former_side.py")
TODAY, FORMER = 0, 1


class Former(NamedTuple):
    """The mind of another revision, which is told what happens and asked for its moves."""

    told: IO[str]
    says: IO[str]

    def start(self, seed: str) -> None:
        """A new game, in which it draws its chance from this seed."""
        self._tell(f"start {seed}")

    def follow(self, event: Event) -> None:
        """What has happened."""
        self._tell(f"then {write_event(event)}")

    def decide(self, seat: int) -> Did:
        """What it does on this seat."""
        self._tell(f"decide {seat}")
        return Did(seat, read_move(self.answer()))

    def answer(self) -> str:
        """The next line that it says."""
        line = self.says.readline()
        if not line:
            raise SystemExit("The former mind has gone: what it said stands above.")
        return line.rstrip("\n")

    def _tell(self, line: str) -> None:
        self.told.write(line + "\n")
        self.told.flush()


@contextmanager
def former_of(source: Path, game: Match, thinking: int) -> Iterator[Former]:
    """The strong mind of the package there, as long as it is needed."""
    command = [sys.executable, str(SIDE), game.info.id, str(game.seats), str(thinking)]
    surroundings = os.environ | {"PYTHONPATH": str(source)}
    with subprocess.Popen(
        command, env=surroundings, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        former = Former(process.stdin, process.stdout)
        try:
            played_by = Path(former.answer())
            assert source in played_by.parents, f"{played_by} plays, and not {source}"
            yield former
        finally:
            process.kill()


class Contest(NamedTuple):
    """Two strong minds at one table."""

    game: Match
    today: StrongMind
    former: Former
    orders: tuple[Order, ...]

    def lead(self, seed: str) -> float:
        """How much better the one of today did, over all ways to sit, with the same dice."""
        return sum(self._lead(seed, order) for order in self.orders) / len(self.orders)

    def _lead(self, seed: str, order: Order) -> float:
        values = utilities(self.game.rules, self._result(seed, order))
        return mean_of(values, order, TODAY) - mean_of(values, order, FORMER)

    def _result(self, seed: str, order: Order) -> Any:
        game, luck, state = self.game, SeatLuck(seed), self.game.start()
        self.former.start(seed)
        while not isinstance(stage := game.stage(state), Over):
            event = (
                luck.throw(stage.dice, stage.seat) if isinstance(stage, Throw) else self._did(state, stage, order, luck)
            )
            self.former.follow(event)
            state = game.apply(state, event)
        return stage.result

    def _did(self, state: Any, stage: Ask, order: Order, luck: SeatLuck) -> Did:
        """The decision of one of those who are asked. Clocks never run out here."""
        seat, choices = next(iter(stage.choices.items()))
        if order[seat] == FORMER:
            return self.former.decide(seat)
        view = view_for(self.game, state, seat, choices, self.today, luck.below)
        return Did(seat, self.today.decide(view, luck.below))


def source_of(checkout: Path) -> Path:
    """Where the package of that working tree lies."""
    source = (checkout / "src").resolve()
    if not (source / "knobel" / "__init__.py").is_file():
        raise SystemExit(f"{checkout} is no working tree of this project.")
    return source


class Stint(NamedTuple):
    """Some of the samples of a contest: every `step`-th from `first` on, as long as there is time."""

    source: Path
    id: str
    seats: int
    alone: bool
    thinking: int
    seed: str
    samples: int
    seconds: float
    first: int = 0
    step: int = 1

    @property
    def game(self) -> Match:
        return opening.game(self.id, self.seats)

    @property
    def orders(self) -> tuple[Order, ...]:
        return orders_of(self.seats, alone=self.alone)


def leads_of(stint: Stint) -> dict[int, float]:
    """What came of each sample, by its number."""
    game, knowledge, leads = stint.game, Knowledge(), dict[int, float]()
    knowledge.prepare(game)
    today = StrongMind(Budget(seconds=None, simulations=stint.thinking), knowledge)
    end = time.monotonic() + stint.seconds
    with former_of(stint.source, game, stint.thinking) as former:
        contest = Contest(game, today, former, stint.orders)
        for number in range(stint.first, stint.samples, stint.step):
            leads[number] = contest.lead(f"{stint.seed} {number}")
            if time.monotonic() > end:
                break
    return leads


def measured(whole: Stint, jobs: int) -> Sample:
    """The leads of all samples before the first that nobody has come to."""
    stints = [whole._replace(first=first, step=jobs) for first in range(jobs)]
    with worked_off(leads_of, stints, jobs) as finished:
        leads = {number: lead for found in finished for number, lead in found.items()}
    sample, number = Sample(), 0
    while number in leads:
        sample.add(leads[number])
        number += 1
    return sample


def decided_games(seats: int) -> Iterator[str]:
    """The games in which so many can decide something and win by it, but for those that are played with words."""
    for id in registry.ids():
        players = registry.players_of(id)
        if players.least <= seats <= players.most and registry.info_of(id).family is not Family.WORD:
            game = opening.game(id, seats)
            if decides(game) and contested(game):
                yield id


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and say what came of it."""
    parser = argparse.ArgumentParser(prog="python -m tools.former", description=__doc__)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("id", nargs="*")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--alone", action="store_true")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--thinking", type=int, default=60)
    parser.add_argument("--seed", default="former")
    chosen = parser.parse_args(arguments)
    source, line = source_of(chosen.checkout), row if chosen.all else told
    for id in decided_games(chosen.seats) if chosen.all else chosen.id:
        if registry.info_of(id).family is Family.WORD:
            raise SystemExit(f"{id} is played with words, which are not compared here.")
        samples = max(2, chosen.games // (chosen.seats if chosen.alone else 2))
        rest = chosen.alone, chosen.thinking, chosen.seed, samples, chosen.seconds
        whole = Stint(source, id, chosen.seats, *rest)
        sys.stdout.write(line(measured(whole, chosen.jobs), whole) + "\n")
        sys.stdout.flush()


def told(sample: Sample, whole: Stint) -> str:
    """The lead with the bounds of 99 % confidence."""
    mean, low, high = _figures(sample, whole)
    return f"{whole.id}, {_games(sample, whole)} games: {mean} ({low} … {high})"


def row(sample: Sample, whole: Stint) -> str:
    """The same as a line of a table."""
    mean, low, high = _figures(sample, whole)
    return f"| `{whole.id}` | {mean} | {low} … {high} | {_games(sample, whole)} |"


def _games(sample: Sample, whole: Stint) -> int:
    return sample.count * len(whole.orders)


def _figures(sample: Sample, whole: Stint) -> tuple[str, ...]:
    chips = unit_of(whole.game.rules) == "chips"
    values = sample.mean, sample.mean - sample.margin, sample.mean + sample.margin
    return tuple(f"{value:+.2f}" if chips else f"{100 * value:+.1f} %" for value in values)


if __name__ == "__main__":
    main()
