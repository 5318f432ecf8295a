"""What a mind makes of the dice of a day."""

from collections.abc import Generator

from knobel.core.dice import DiceSet
from knobel.core.events import Thrown
from knobel.core.stages import Over, Seat, Throw
from knobel.house.days.rotation import PLAYER, match_of, measure
from knobel.house.table import day_dice
from knobel.minds.arena import Chance, answer, minds_named
from knobel.minds.knowledge import Knowledge


class DayLuck(Chance):
    """The dice of a day for every seat; what minds draw for themselves comes from elsewhere."""

    def __init__(self, seed: bytes, date: str) -> None:
        super().__init__(date)
        self._day, self._date = seed, date
        self._thrown: dict[int, int] = {}

    def throw(self, dice: DiceSet, seat: Seat | None = None) -> Thrown:
        who = -1 if seat is None else seat
        number = self._thrown.get(who, 0)
        self._thrown[who] = number + 1
        sides = [die.kind.faces for die in dice.dice]
        return Thrown(day_dice.faces(self._day, self._date, who, number, sides))


def played_by(seed: bytes, date: str, game: str, minds: tuple[str, str], knowledge: Knowledge | None = None) -> int:
    """The player's number when the first mind plays a day's dice against the second one."""
    steps = playing(seed, date, game, minds, knowledge)
    while True:
        try:
            next(steps)
        except StopIteration as finished:
            return int(finished.value)


def playing(
    seed: bytes, date: str, game: str, minds: tuple[str, str], knowledge: Knowledge | None = None
) -> Generator[None, None, int]:
    """The same event by event, for whoever has other things to do between."""
    match, luck = match_of(game), DayLuck(seed, date)
    mind, opponent = minds_named(minds, knowledge)
    seats = tuple(mind if seat == PLAYER else opponent for seat in range(match.seats))
    state = match.start()
    while not isinstance(stage := match.stage(state), Over):
        yield
        if isinstance(stage, Throw):
            state = match.apply(state, luck.throw(stage.dice, stage.seat))
        else:
            state = match.apply(state, answer(match, state, stage, seats, luck))
    made = measure(stage.result)
    assert made is not None
    return made
