"""The conformance checks catch what they are there to catch: each is shown a game with one fault planted in it."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

from knobel.core.choices import Choices
from knobel.core.dice import DiceSet
from knobel.core.errors import BadPosition, IllegalMove
from knobel.core.events import Event
from knobel.core.face import LastThrow
from knobel.core.moves import AnyMove, Say
from knobel.core.phrases import Phrase, say
from knobel.core.results import Result
from knobel.core.secrets import Secret, Viewer
from knobel.core.settlements import ComparedHand, Settlement
from knobel.core.stages import Ask, Stage, Throw
from knobel.core.widgets import DieView, Tray, Widget
from knobel.games.bluff.maexchen import GAME
from knobel.games.bluff.maexchen.face import MaexchenFace
from knobel.games.bluff.maexchen.rules import DOUBT, Maexchen, State
from knobel.match.match import Match
from knobel.parts.comparing import sorted_dice
from tests.conformance import checks
from tests.conformance.walks import walk


def table(fault: Any) -> Match:
    """Mäxchen with one part of it replaced."""
    if issubclass(fault, MaexchenFace):
        return Match(GAME._replace(face=fault), 3, {})
    return Match(GAME._replace(rules=fault), 3, {})


class LeakingScene(MaexchenFace):
    """Shows the dice under the cup to everybody."""

    def draw(self, state: State, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        faces = () if state.cup is None else state.cup.value
        tray = Tray("leak", state.seat, tuple(DieView(index, face) for index, face in enumerate(faces)))
        return (*super().draw(state, viewer, last), tray)


class LeakingTale(MaexchenFace):
    """Says aloud what nobody may know."""

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        gossip = () if after.cup is None else (say("claim", who=0, value=str(sum(after.cup.value))),)
        return (*super().consequences(before, event, after, viewer), *gossip)


class TellingSettlement(MaexchenFace):
    """Settles a round with dice that nobody has uncovered."""

    def settlement(self, before: State, event: Event, after: State) -> Settlement | None:
        if after.cup is None:
            return None
        return Settlement((ComparedHand(after.seat, 1, sorted_dice(after.cup.value)),))


class DiceOfTheNext(MaexchenFace):
    """Shows uncovered dice as those of whoever opens the next round."""

    def trays(self, state: State, viewer: Viewer, last: LastThrow | None) -> tuple[Tray, ...]:
        return super().trays(state, viewer, last and last.but(seat=state.seat))


class LeftOpen(MaexchenFace):
    """Leaves dice lying open that nobody has uncovered."""

    def left_lying(self, before: State, event: Event, after: State, last: LastThrow | None) -> LastThrow | None:
        return None if before.cup is None else LastThrow(before.seat, before.cup.value)


class OpenSecret(Maexchen):
    """Keeps hidden dice where everybody could read them."""

    def thrown(self, state: State, faces: tuple[int, ...]) -> State:
        return replace(super().thrown(state, faces), cup=Secret(faces, (0, 1, 2)))


class LeakByLength(MaexchenFace):
    """Shows one empty field more when the dice are a double."""

    def draw(self, state: State, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        double = state.cup is not None and len(set(state.cup.value)) == 1
        return (*super().draw(state, viewer, last), Tray("cup", None, (DieView(0, None),) * (2 + double), "covered"))


class LostChip(Maexchen):
    """Counts forty chips, and loses one at every doubt."""

    def conserved(self, state: State) -> int:
        return 40 - state.round


class Miscounted(Choices):
    """Moves have the number of the next one."""

    def index(self, move: AnyMove) -> int:
        return (super().index(move) + 1) % self.size


class WrongNumbers(Maexchen):
    """Offers choices that cannot count."""

    def stage(self, state: State) -> Stage:
        stage = super().stage(state)
        if not isinstance(stage, Ask):
            return stage
        return Ask({seat: Miscounted(*choices.items) for seat, choices in stage.choices.items()})


class NobodysTurn(Maexchen):
    """Gives the cup to a seat that is not there."""

    def thrown(self, state: State, faces: tuple[int, ...]) -> State:
        return super().thrown(state, faces).but(seat=self.seats)


class ListedAndRefused(Maexchen):
    """Offers to doubt and then refuses it."""

    def did(self, state: State, seat: int, move: AnyMove) -> State:
        if move == DOUBT:
            raise IllegalMove("too-low")
        return super().did(state, seat, move)


class AcceptsAnything(Maexchen):
    """Takes any announcement, also one that is too low."""

    def apply(self, state: State, event: Any, stage: Stage | None = None) -> State:
        if state.cup is not None and state.claim is None and getattr(event, "move", None) == Say("no-such-value"):
            return replace(state, claim=1)
        return super().apply(state, event, stage)


class UnknownCode(Maexchen):
    """Refuses with a code that nobody has heard of."""

    def refusal(self, state: State, seat: int, move: AnyMove) -> IllegalMove | None:
        return IllegalMove("because")


class WrongWeight(DiceSet):
    """Dice that believe that all outcomes but one exist."""

    def outcomes(self) -> Iterator[tuple[tuple[int, ...], Fraction]]:
        every = iter(super().outcomes())
        next(every)
        yield from every


class Lopsided(Maexchen):
    """Throws such dice."""

    def stage(self, state: State) -> Stage:
        stage = super().stage(state)
        return replace(stage, dice=WrongWeight(stage.dice.dice)) if isinstance(stage, Throw) else stage


class Forgetful(Maexchen):
    """Goes on otherwise each time it is asked."""

    calls = 0

    def thrown(self, state: State, faces: tuple[int, ...]) -> State:
        type(self).calls += 1
        return replace(super().thrown(state, faces), round=type(self).calls)


class Speechless(MaexchenFace):
    """Says something that no language has a word for."""

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        return (say("no-such-key"),)


@pytest.mark.parametrize("rules", [LeakingScene, LeakingTale, TellingSettlement, LeftOpen, OpenSecret, LeakByLength])
def test_a_leak_is_caught(rules: type) -> None:
    with pytest.raises(AssertionError, match=r"can tell hidden things|not kept in a secret|not hidden"):
        checks.nothing_hidden_shows(table(rules), 1)


def test_dice_under_a_wrong_name_are_caught() -> None:
    game = table(DiceOfTheNext)
    with pytest.raises(AssertionError, match="these are not the dice of seat"):
        checks.open_dice_are_their_owners(game, walk(game, 1))


def test_a_lost_chip_is_caught() -> None:
    game = table(LostChip)
    with pytest.raises(AssertionError, match="chips have become"):
        checks.chips_are_conserved(game, walk(game, 1))


def test_a_move_with_the_number_of_another_is_caught() -> None:
    game = table(WrongNumbers)
    with pytest.raises(AssertionError, match="maexchen: Say"):
        checks.choices_are_numbered(game, walk(game, 1))


def test_a_state_that_cannot_be_is_caught_by_its_position() -> None:
    game = table(NobodysTurn)
    *_, step = islice(walk(game, 1), 5)
    with pytest.raises(BadPosition, match=r"place='state\.seat'"):
        checks.positions_read_back(game, [step])


def test_a_game_that_goes_on_otherwise_from_its_position_is_caught() -> None:
    game = table(NobodysTurn)
    with pytest.raises(AssertionError):
        checks.positions_read_back(game, walk(game, 1))


def test_a_move_that_is_listed_and_refused_is_caught() -> None:
    game = table(ListedAndRefused)
    with pytest.raises(IllegalMove):
        checks.offered_moves_apply_and_others_are_refused(game, walk(game, 1))


@pytest.mark.parametrize(("rules", "complaint"), [(AcceptsAnything, "was accepted"), (UnknownCode, "undeclared code")])
def test_a_move_that_is_not_listed_and_accepted_is_caught(rules: type, complaint: str) -> None:
    game = table(rules)
    with pytest.raises(AssertionError, match=complaint):
        checks.offered_moves_apply_and_others_are_refused(game, walk(game, 1))


def test_a_wrong_weight_is_caught() -> None:
    game = table(Lopsided)
    with pytest.raises(AssertionError, match="do not add up to one"):
        checks.weights_sum_to_one(game, walk(game, 1))


def test_a_replay_that_differs_is_caught() -> None:
    game = table(Forgetful)
    with pytest.raises(AssertionError):
        checks.record_replays(game, walk(game, 1))


def test_a_missing_text_is_caught() -> None:
    game = table(Speechless)
    with pytest.raises(LookupError, match="no-such-key"):
        checks.everything_can_be_said(game, walk(game, 1))


@pytest.mark.parametrize(
    "result",
    [
        Result((1, 2, 2)[:2]),
        Result((1, 1, 2)),
        Result((2, 2, 3)),
        Result((1, 2, 3), winners=(1,)),
        Result((1, 2, 3), winners=(0,), losers=(0,)),
        Result((1, 2, 3), points=(1, 2)),
    ],
)
def test_a_result_that_makes_no_sense_is_caught(result: Result) -> None:
    with pytest.raises(AssertionError):
        checks.result_makes_sense(table(Maexchen), result)
