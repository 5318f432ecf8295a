"""What both tricks share: the buttons of a performance, and answers that stay hidden until all are in."""

from functools import cache

from knobel.writing.advice import is_unknown
from knobel.writing.facts import Frozen
from knobel.writing.rules import Ask, Choices, Clock, Press, Seat, Secret

STOP, PASS, RIGHT, WRONG = map(Press, ("stop", "pass", "right", "wrong"))
CONFIRM = Choices(RIGHT, WRONG)
NO_ANSWER = 0
# A performance that nobody ends is over after so many tricks.
MOST_TRICKS = 100


class Answers(Frozen, frozen=True):
    """Who has answered, in the order in which they did, and what; each value is known to its seat alone."""

    by: tuple[Seat, ...] = ()
    values: tuple[Secret[int], ...] = ()

    def after(self, seat: Seat, value: int) -> "Answers":
        """With one more answer."""
        return Answers((*self.by, seat), (*self.values, Secret(value, (seat,))))

    def waiting(self, asked: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Those of the asked seats who have not answered."""
        return tuple([seat for seat in asked if seat not in self.by])

    def sample_hidden(self, right: int) -> "Answers":
        """With every answer that is not known taken for right."""
        return Answers(self.by, tuple([Secret(right, v.seen_by) if is_unknown(v) else v for v in self.values]))

    def of(self, seat: Seat) -> int:
        """What a seat has answered, once all are in; 0 for nothing."""
        return self.values[self.by.index(seat)].value if seat in self.by else NO_ANSWER


@cache
def hidden_question(waiting: tuple[Seat, ...], choices: Choices, clock: Clock | None) -> Ask:
    """The same question to several seats at once, each answering for itself."""
    return Ask(dict.fromkeys(waiting, choices), () if clock is None else (clock,), secret=True)
