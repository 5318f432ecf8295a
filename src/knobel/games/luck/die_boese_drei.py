"""Die böse Drei: throw as often as you dare and add it up; a three takes everything.

Rulings followed: one throw is compulsory, also for the last player when all others have lost everything; one round is a
game, and usually a match has as many of them as there are players, so that everybody begins once; points are not added
up from round to round, unless the match counts them. If nobody is left with anything, nobody wins and nothing is played
again.
"""

from typing import Annotated

from knobel.parts.rethrow import STOP, STOP_OR_THROW, THROW
from knobel.writing.advice import Advice
from knobel.writing.face import Event, Face, Name, Phrase, Thrown, Viewer, say
from knobel.writing.facts import SEATS, Family, Frozen, Game, Info, Options, whole
from knobel.writing.rules import (
    AnyMove,
    Faces,
    Over,
    Result,
    Rules,
    Seat,
    Stage,
    ask,
    by_points,
    d6,
    no_winner,
    throw,
    with_item,
)

ONE_DIE = d6(1)
PIPS_OF_A_DIE = 21
# Whoever has more than this at risk has as good as won, and going on for more is chosen by nobody who cares.
AS_GOOD_AS_WON = 150
# How good it looks to a greedy player to stop as the sure winner.
SURE = 1000.0

Scores = tuple[int | None, ...]


class DieBoeseDreiOptions(Options, frozen=True):
    bad_face: Annotated[int, whole(1, 6)] = 3


class State(Frozen, frozen=True):
    """`scores` are there once a seat has played, 0 for whoever lost everything.

    `at_risk` is the sum of the seat in turn; `due` says that it is to throw and not to decide.
    """

    first: Seat
    seat: Seat
    scores: Scores
    at_risk: int = 0
    due: bool = True


class DieBoeseDrei(Rules[State, DieBoeseDreiOptions]):
    def start(self, first: Seat) -> State:
        return State(first, first, (None,) * self.seats)

    # Everybody has one turn, and must throw once; after that every throw is a choice.

    def stage(self, state: State) -> Stage:
        if state.due:
            return throw(state.seat, ONE_DIE)
        if state.scores[state.seat] is not None:
            return Over(self.result(state))
        return ask(state.seat, STOP_OR_THROW)

    # The evil face takes everything and ends the turn.

    def thrown(self, state: State, faces: Faces) -> State:
        (face,) = faces
        if face == self.options.bad_face:
            return self._turn_over(state, 0)
        return state.but(at_risk=state.at_risk + face, due=False)

    def did(self, state: State, seat: Seat, move: AnyMove) -> State:
        return self._turn_over(state, state.at_risk) if move == STOP else state.but(due=True)

    def _turn_over(self, state: State, score: int) -> State:
        scores = with_item(state.scores, state.seat, score)
        following = (state.seat + 1) % self.seats
        if following == state.first:
            return state.but(scores=scores, at_risk=0, due=False)
        return state.but(seat=following, scores=scores, at_risk=0, due=True)

    # The highest sum wins; if everybody has lost everything, nobody does.

    def result(self, state: State) -> Result:
        scores = [score or 0 for score in state.scores]
        return by_points(scores) if any(scores) else no_winner(self.seats, points=tuple(scores))


class DieBoeseDreiFace(Face[DieBoeseDrei]):
    dice_ready = 1

    def score(self, state: State, seat: Seat) -> int | None:
        return state.scores[seat]

    def note(self, state: State, seat: Seat) -> Phrase | None:
        score = state.scores[seat]
        if score is not None:
            return None if score else say("note-lost", face=self.rules.options.bad_face)
        return say("note-at-risk", sum=state.at_risk) if seat == state.seat else say("note-waiting")

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        score, who = after.scores[before.seat], Name(before.seat)
        if score is None:
            return (say("told-at-risk", who=who, sum=after.at_risk),) if isinstance(event, Thrown) else ()
        if score:
            return (say("told-banked", who=who, sum=score),)
        return (say("told-lost", who=who, face=self.rules.options.bad_face, sum=before.at_risk),)


class DieBoeseDreiAdvice(Advice[DieBoeseDrei]):
    # Only the best sum counts of those that have been made, and nothing that the last player adds once it is beaten.

    def canonical(self, state: State) -> State:
        best = max(score or 0 for score in state.scores)
        scores = tuple([score if score is None or score == best else 0 for score in state.scores])
        enough = best + 1 if (state.seat + 1) % self.rules.seats == state.first else AS_GOOD_AS_WON
        return state.but(scores=scores, at_risk=min(state.at_risk, enough))

    # A throw gains three on average and risks a sixth of the sum; but whoever is beaten goes on, and the last can aim.

    def heuristic(self, state: State, seat: Seat, move: AnyMove) -> float | None:
        at_risk, best = state.at_risk, max(score or 0 for score in state.scores)
        if move == THROW:
            return (5 * at_risk + PIPS_OF_A_DIE - self.rules.options.bad_face) / 6
        if at_risk < best:
            return 0.0
        is_last = (seat + 1) % self.rules.seats == state.first
        return SURE if is_last and at_risk > best else float(at_risk)


INFO = Info(id="die-boese-drei", family=Family.LUCK, dice=("d6",), tie_break=True, points=True, ground={"games": SEATS})
GAME = Game(INFO, DieBoeseDrei, DieBoeseDreiFace, DieBoeseDreiAdvice)
