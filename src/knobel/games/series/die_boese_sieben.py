"""Die böse Sieben: six dice, sevens of two dice are set aside, and whoever begins sets the number of throws.

Rulings followed: sevens are set aside as soon as they fall, and no other dice can be kept; three sevens end a turn at
once and are equal whatever the throws they took; fewer sevens go by the pips of the other dice; nobody may throw more
often than the first player did; a tie for first is thrown off with six dice, compared in the same way.
"""

from functools import cache, cached_property
from typing import Annotated

from knobel.games.series._one_turn import Key, OneTurnAdvice, OneTurnFace, OneTurnRules, OneTurnState
from knobel.games.series._series import series_info
from knobel.parts.rethrow import STOP_OR_THROW, Rethrow
from knobel.writing.face import Event, Phrase, Viewer, say
from knobel.writing.facts import Game, Options, whole
from knobel.writing.rules import Choices, Faces, d6

SIX_DICE = d6(6)
SEVEN = 7


class DieBoeseSiebenOptions(Options, frozen=True):
    max_throws: Annotated[int, whole(1, 5)] = 3


@cache
def sevens_and_rest(faces: Faces) -> Key:
    """How many pairs of dice add up to seven, and the pips of the others."""
    count = faces.count
    sevens = min(count(1), count(6)) + min(count(2), count(5)) + min(count(3), count(4))
    return sevens, sum(faces) - SEVEN * sevens


def set_aside(faces: Faces, already: tuple[int, ...]) -> tuple[int, ...]:
    """The dice set aside once every seven among the others has joined them; the first dice where several would do."""
    found = list(already)
    waiting: tuple[list[int], ...] = ([], [], [], [], [], [], [])
    for index, face in enumerate(faces):
        if index in already:
            continue
        if waiting[SEVEN - face]:
            found += (waiting[SEVEN - face].pop(0), index)
        else:
            waiting[face].append(index)
    return tuple(sorted(found))


class DieBoeseSieben(OneTurnRules[DieBoeseSiebenOptions]):
    playoff_repeats = 10
    dice = SIX_DICE

    def key(self, faces: Faces) -> Key:
        return sevens_and_rest(faces)

    # What the first player needed is the limit for all others.

    def limit(self, state: OneTurnState) -> int:
        first = state.done[state.first]
        return self.options.max_throws if first is None else first.throws

    # Sevens are set aside at once; then all other dice are thrown, or none.

    def fallen(self, turn: Rethrow) -> Rethrow:
        return Rethrow(turn.faces, set_aside(turn.faces, turn.kept), turn.throws, False)

    def complete(self, turn: Rethrow) -> bool:
        return len(turn.kept) == len(SIX_DICE)

    def decisions(self, turn: Rethrow) -> Choices:
        return STOP_OR_THROW


class DieBoeseSiebenFace(OneTurnFace[DieBoeseSieben]):
    def consequences(
        self, before: OneTurnState, event: Event, after: OneTurnState, viewer: Viewer
    ) -> tuple[Phrase, ...]:
        told = super().consequences(before, event, after, viewer)
        more = (len(after.turn.kept) - len(before.turn.kept)) // 2
        return (say("told-sevens", count=more),) if not told and more else told


class DieBoeseSiebenAdvice(OneTurnAdvice[DieBoeseSieben]):
    # No dice are chosen, so that only sevens and pips count from throw to throw.

    def canonical(self, state: OneTurnState) -> OneTurnState:
        after, turn = super().canonical(state), state.turn
        if turn.due:
            aside = len(turn.kept)
            faces = (1, SEVEN - 1) * (aside // 2) + (0,) * (len(turn.faces) - aside)
            return after.but(turn=Rethrow(faces, tuple(range(aside)), turn.throws, True))
        same = self._same_pips.setdefault((sevens_and_rest(turn.faces), turn.throws), turn)
        return after.but(turn=same)

    @cached_property
    def _same_pips(self) -> dict[tuple[Key, int], Rethrow]:
        return {}


INFO = series_info("die-boese-sieben", dice=6, decisions=True, ground={"tie_break": "throw_off"}, version=2)
GAME = Game(INFO, DieBoeseSieben, DieBoeseSiebenFace, DieBoeseSiebenAdvice)
