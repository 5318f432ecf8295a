"""Bots who decide, each from what its seat may know."""

from knobel.cli.table.sitting import Sitting
from knobel.core.events import Did, Event, Expired
from knobel.core.stages import Ask
from knobel.minds.arena import Chance, view_for
from knobel.minds.mind import Mind

# Bots never look at a clock. Where only time would stop them, it does so after this many decisions.
MOST_AT_A_STRETCH = 60


class Bots:
    """The bots at the table: every seat from `first` on."""

    def __init__(self, sitting: Sitting, mind: Mind, chance: Chance, first: int) -> None:
        self.sitting = sitting
        self.mind = mind
        self.chance = chance
        self.first = first
        self._since_others: list[int] = []

    def are_asked(self, stage: Ask) -> bool:
        """Whether it is for a bot to decide now."""
        return bool(self._ready(stage))

    def next(self, stage: Ask) -> Event:
        """What the next of them decides."""
        return self._decision(stage, self._ready(stage)[0])

    def _ready(self, stage: Ask) -> list[int]:
        """Bots go first, but each only once before the people who are asked with them."""
        people_wait = any(seat < self.first for seat in stage.choices)
        ours = [seat for seat in stage.choices if seat >= self.first]
        return [seat for seat in ours if seat not in self._since_others] if people_wait else ours

    def notice(self, event: Event) -> None:
        """Something has happened at the table."""
        if isinstance(event, Did) and event.seat >= self.first:
            self._since_others.append(event.seat)
        else:
            self._since_others.clear()

    def _decision(self, stage: Ask, seat: int) -> Event:
        if stage.clocks and len(self._since_others) > MOST_AT_A_STRETCH:
            return Expired(stage.clocks[0].name)
        below = self.chance.below
        view = view_for(self.sitting.game, self.sitting.state, seat, stage.choices[seat], self.mind, below)
        return Did(seat, self.mind.decide(view, below))
