"""Auf und nieder: write down one to six in order, then strike out six to one; the losers pay for what is left.

Rulings followed: any later throw may bring the number that is needed; the six that is written down is not struck by
the same throw; a loser pays one chip for each of the six numbers not struck (or, if agreed, only for those written);
several winners pay each other nothing, and each loser pays each of them. The game is widely known as Julchen.
"""

from typing import Literal

from knobel.games.race._race import race_info, track
from knobel.games.race._strikes import strikes
from knobel.parts.race import USUAL_SAFETY_CIRCUITS, Finish, RaceFace, RaceRules, RaceState, SafetyCircuits
from knobel.writing.face import Announcement, Event, Name, Phrase, Standing, Standings, Strikes, Viewer, Widget, say
from knobel.writing.facts import Game, Options
from knobel.writing.rules import Faces, Result, Seat, best_wins

NUMBERS = 6
OUT, BACK = (1, 2, 3, 4, 5, 6), (6, 5, 4, 3, 2, 1)
# What is needed at each step; nothing is needed at the goal.
NEEDED = (*OUT, *BACK, 0)
GOAL = 2 * NUMBERS


class AufUndNiederOptions(Options, frozen=True):
    throws_per_turn: Literal["one", "while_hit"] = "one"
    penalty_count: Literal["of_six", "written_only"] = "of_six"
    finish: Finish = "sudden"
    safety_circuits: SafetyCircuits = USUAL_SAFETY_CIRCUITS


def written(progress: int) -> int:
    """How many numbers have been written down."""
    return min(progress, NUMBERS)


def struck(progress: int) -> int:
    """How many of them have been struck out again."""
    return max(progress - NUMBERS, 0)


class AufUndNieder(RaceRules[RaceState, AufUndNiederOptions]):
    ranks = "chips"

    # The number that is needed brings a player one step on; every other throw does nothing.

    def marked(self, sheet: int, faces: Faces) -> tuple[int, bool]:
        if faces[0] != NEEDED[sheet]:
            return sheet, False
        return sheet + 1, self.options.throws_per_turn == "while_hit"

    def at_goal(self, sheet: int) -> bool:
        return sheet == GOAL

    # Each loser pays each winner for the numbers left; a race without a winner costs nothing.

    def result(self, state: RaceState) -> Result:
        balances = self.balances(state)
        return best_wins(state.sheets, points=state.sheets, chips=balances, nets=balances, flags=self.flags(state))

    def balances(self, state: RaceState) -> tuple[int, ...]:
        if not state.over:
            return (0,) * self.seats
        home = [self.at_goal(sheet) for sheet in state.sheets]
        debts = [self.debt(sheet) for sheet in state.sheets]
        return tuple(sum(debts) if won else -sum(home) * debt for won, debt in zip(home, debts, strict=True))

    def debt(self, progress: int) -> int:
        """What a player who has come so far pays a winner."""
        left = NUMBERS if self.options.penalty_count == "of_six" else written(progress)
        return left - struck(progress)

    def conserved(self, state: RaceState) -> int:
        return sum(self.balances(state))


class AufUndNiederFace(RaceFace[AufUndNieder]):
    def told(self, before: RaceState, event: Event, after: RaceState) -> tuple[Phrase, ...]:
        seat = before.seat
        old, new = before.sheets[seat], after.sheets[seat]
        key = "told-missed" if old == new else "told-written" if new <= NUMBERS else "told-struck"
        payments = self._told_payments(after) if after.over else ()
        return (say(key, who=Name(seat), number=NEEDED[old]), *payments)

    def _told_payments(self, state: RaceState) -> tuple[Phrase, ...]:
        winners = [seat for seat, sheet in enumerate(state.sheets) if self.rules.at_goal(sheet)]
        return tuple(
            say("told-pays", who=Name(seat), winner=Name(winner), chips=self.rules.debt(sheet))
            for seat, sheet in enumerate(state.sheets)
            for winner in winners
            if seat not in winners and self.rules.debt(sheet)
        )

    def on_table(self, state: RaceState, viewer: Viewer) -> tuple[Widget, ...]:
        lists = tuple(_list(seat, sheet) for seat, sheet in enumerate(state.sheets))
        told = self._accounts(state) if state.over else _needs(state.seat, state.sheets[state.seat])
        return (told, *lists, track(GOAL, state.sheets))

    def _accounts(self, state: RaceState) -> Standings:
        rows = tuple(Standing(seat, chips) for seat, chips in enumerate(self.rules.balances(state)))
        return Standings("standings", "chips", rows)


def _needs(seat: Seat, progress: int) -> Announcement:
    key = "needs-to-write" if progress < NUMBERS else "needs-to-strike"
    return Announcement("needs", say(key, who=Name(seat), number=NEEDED[progress]))


def _list(seat: Seat, progress: int) -> Strikes:
    """The numbers written down so far; the highest are struck first."""
    return strikes(seat, BACK[: struck(progress)], OUT[: written(progress)])


GAME = Game(race_info("auf-und-nieder", tie_break=False), AufUndNieder, AufUndNiederFace)
