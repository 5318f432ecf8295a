"""Fünf-Finger-Spiel: throw three dice until they show five pips together; the fewest throws win.

Rulings followed: five is the sum of all three dice, unless the table is content with one die that shows a five; all use
up their throws, even when they can no longer win; whoever fails ranks behind all others, equal with all who fail; if
nobody succeeds it is played again with the next starter, twenty times at most, and then it is a draw.
"""

from typing import Annotated, Literal

from knobel.games.series._series import Series, SeriesBase, SeriesFace, SeriesState, series_info
from knobel.writing.face import Announcement, Event, LastThrow, Name, Phrase, Standing, Thrown, Viewer, Widget, say
from knobel.writing.facts import Game, Options, whole
from knobel.writing.rules import Bounds, Faces, Seat, d6, up_to

FIVE = 5
MOST_REPLAYS = 20


class FuenfFingerSpielOptions(Options, frozen=True):
    goal: Literal["sum_five", "any_five"] = "sum_five"
    max_throws: Annotated[int, whole(3, 30)] = 10
    if_nobody: Literal["replay", "draw"] = "replay"


class State(SeriesState, frozen=True):
    """`replays` counts how often all have failed and begun again."""

    replays: int = 0


class FuenfFingerSpiel(SeriesBase[State, FuenfFingerSpielOptions]):
    dice = d6(3)
    lowest_wins = True

    def bounds(self) -> Bounds:
        return {"replays": up_to(MOST_REPLAYS)}

    def length(self) -> int:
        return self.options.max_throws

    # The goal: five pips altogether, or a five on any die.

    def ended(self, series: Series) -> bool:
        if not series:
            return False
        return sum(series[-1]) == FIVE if self.options.goal == "sum_five" else FIVE in series[-1]

    def score(self, series: Series) -> int | None:
        return len(series) if self.ended(series) else None

    # If all have failed, it begins again with the next starter, unless that has happened too often.

    def thrown(self, state: State, faces: Faces) -> State:
        after = super().thrown(state, faces)
        if not after.over or any(map(self.ended, after.thrown)) or not self._plays_again(state):
            return after
        return self.start((state.first + 1) % self.seats).but(replays=state.replays + 1)

    # The next game goes on from where the last attempt began.

    def next_first(self, state: State, first: Seat) -> Seat:
        return (self.round_first(state, first) + 1) % self.seats

    def _plays_again(self, state: State) -> bool:
        return self.options.if_nobody == "replay" and state.replays < MOST_REPLAYS


class FuenfFingerSpielFace(SeriesFace[FuenfFingerSpiel]):
    unit = "throws"

    def remark(self, series: Series) -> Phrase:
        if self.rules.ended(series):
            return say("note-done")
        most = self.rules.series_length
        return say("note-failed" if len(series) == most else "note-waiting", most=most)

    def standing(self, seat: Seat, series: Series) -> Standing:
        return Standing(seat, len(series), self.remark(series))

    def below(self, state: State, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        again = Announcement("again", say("again", number=state.replays, most=MOST_REPLAYS))
        return (self.standings(state, viewer), *((again,) if state.replays else ()))

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        assert isinstance(event, Thrown)
        told = self.told(before.seat, (*before.thrown[before.seat], event.faces))
        return (*told, say("told-again", who=Name(after.seat))) if after.replays > before.replays else told

    def told(self, seat: Seat, series: Series) -> tuple[Phrase, ...]:
        if self.rules.ended(series):
            return (say("told-done", who=Name(seat), throws=len(series)),)
        failed = len(series) == self.rules.series_length
        return (say("told-failed", who=Name(seat), throws=len(series)),) if failed else ()


GAME = Game(series_info("fuenf-finger-spiel", dice=3, version=2), FuenfFingerSpiel, FuenfFingerSpielFace)
