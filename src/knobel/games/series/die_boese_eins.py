"""Die böse Eins: five throws, all added up, until a one ends the series.

Rulings followed: the one itself adds nothing, and what was collected before it stays and can still win; over several
rounds whoever has thrown a one sits out the rest of the game, or only of the round; each round is begun by the left
neighbour of the one who began the last.
"""

from typing import Annotated, Literal

from knobel.games.series._series import Series, SeriesFace, SeriesRules, series_info
from knobel.writing.face import Name, Phrase, say
from knobel.writing.facts import Game, Options, at_least, only, when, whole
from knobel.writing.rules import Faces, Seat, d6

EVIL = (1,)


class DieBoeseEinsOptions(Options, frozen=True):
    rounds: Annotated[int, whole(1, 10)] = 1
    out_for: Literal["game", "round"] = "game"
    throws: Annotated[int, whole(3, 10)] = 5

    depends = (only("out_for", when(rounds=at_least(2))),)


def turns_of(series: Series, throws: int) -> list[int]:
    """How many throws each turn of a series had; a turn ends with a one, and an open one stands last."""
    turns = [0]
    for faces in series:
        turns[-1] += 1
        if faces == EVIL or turns[-1] == throws:
            turns.append(0)
    return turns


class DieBoeseEins(SeriesRules[DieBoeseEinsOptions]):
    dice = d6(1)
    rotates = True

    def prepare(self) -> None:
        super().prepare()
        self._out_for_good = self.options.out_for == "game"

    def length(self) -> int:
        return self.options.rounds * self.options.throws

    def per_turn(self) -> int:
        return self.options.throws

    def worth(self, number: int, faces: Faces) -> int:
        return 0 if faces == EVIL else faces[0]

    # A one ends the turn, and with it the whole series where it costs the game or the last round has been thrown.

    def turn_ended(self, series: Series) -> bool:
        if self._out_for_good:
            return super().turn_ended(series)
        return not turns_of(series, self.throws_a_turn)[-1]

    def ended(self, series: Series) -> bool:
        if self._out_for_good:
            return EVIL in series
        return len(turns_of(series, self.throws_a_turn)) > self.options.rounds


class DieBoeseEinsFace(SeriesFace[DieBoeseEins]):
    # Throws are counted round by round; before its next one, a seat stands at the last throw of the round behind it.

    def counted(self, series: Series) -> tuple[int, int]:
        turns = turns_of(series, self.rules.throws_a_turn)
        return turns[-1] or turns[-2:][0], self.rules.throws_a_turn

    def remark(self, series: Series) -> Phrase:
        if self.rules.complete(series):
            return say("note-done")
        turns = turns_of(series, self.rules.throws_a_turn)
        rounds, throws = self.rules.options.rounds, self.rules.throws_a_turn
        return say("note-round", round=len(turns), rounds=rounds, count=turns[-1], throws=throws)

    def told(self, seat: Seat, series: Series) -> tuple[Phrase, ...]:
        if series[-1] != EVIL:
            return super().told(seat, series)
        return (say("told-evil-one", who=Name(seat), score=self.rules.score(series) or 0),)


GAME = Game(series_info("die-boese-eins", dice=1, version=2), DieBoeseEins, DieBoeseEinsFace)
