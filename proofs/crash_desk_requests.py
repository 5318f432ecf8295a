"""What is asked of a desk all evening: every kind of request, so that none is left out when the plug is pulled."""

import random
from collections.abc import Callable, Iterator

from knobel.desk import actions
from knobel.desk.actions import PlayerId, RecordLoss, RecordResult, Request
from knobel.desk.desk_offers import TableOffers
from knobel.desk.pages import DeskPage

PLAYERS = 6
MOST_POINTS = 400
# One request in so many is taken back, and one in so many is something else than what brings a tournament on.
UNDOES = 8
ELSE = 3
HOUR = 60 * 60 * 1000
# Only the house itself asks for these: who has come online, and what a recovery code is known by.
OF_THE_HOUSE = (actions.Arrive, actions.SetRecovery)


class Evening:
    """One tournament, and what comes next in it; `clock` says what time it is, in milliseconds."""

    def __init__(self, chance: random.Random, clock: Callable[[], int]) -> None:
        self._chance, self._clock = chance, clock
        self._before, self._after = self._opening(), iter([actions.Correct(PlayerId(0), 1)])
        self._reported: RecordLoss | RecordResult | None = None
        self._asked = 0

    def next(self, shown: DeskPage) -> Request | None:
        """What is asked for where a page shows this; nothing once all is over."""
        self._asked += 1
        match shown.board.phase:
            case "over":
                return next(self._after, None)
            case "registration":
                return next(self._before, None) or actions.Draw(confirmed=True)
            case "drawn":
                return self._else(shown) if self._now_and_then(ELSE) else actions.StartStage()
            case "between":
                return self._else(shown) if self._now_and_then(ELSE) else actions.Draw(confirmed=True)
            case "playing":
                return self._while_playing(shown)

    def _while_playing(self, shown: DeskPage) -> Request:
        undoes = [line.undo for line in shown.log if line.undo is not None]
        if undoes and self._now_and_then(UNDOES):
            return undoes[0]
        tables = [table for table in shown.tables if table.losses or table.results]
        if not tables or self._now_and_then(ELSE):
            return self._else(shown)
        return self._report(self._chance.choice(tables))

    def _now_and_then(self, times: int) -> bool:
        return not self._chance.randrange(times)

    def _opening(self) -> Iterator[Request]:
        """Two more sign up: one comes in time, the other is let in after the close."""
        now = self._clock()
        yield actions.Reschedule(now + 2 * HOUR, 0, now + HOUR)
        yield actions.SignUp("Gast 1")
        yield actions.SignUp("Gast 2")
        yield actions.CheckIn(PlayerId(PLAYERS))
        yield actions.Reschedule(2, 0, 1)
        yield actions.Reinstate(PlayerId(PLAYERS + 1))

    def _report(self, table: TableOffers) -> Request:
        request = self._chance.choice(table.losses or table.results).request
        if isinstance(request, RecordResult) and table.measure == "points":
            scores = tuple(self._chance.randrange(MOST_POINTS) for _ in table.players)
            request = RecordResult(request.table, request.game, scores, confirmed=True)
        if isinstance(request, RecordLoss | RecordResult):
            self._reported = request
        return request

    def _else(self, shown: DeskPage) -> Request:
        """Something that does not bring the tournament on; it may be refused."""
        return self._chance.choice([*self._of_tables(shown), *self._of_people(), *self._of_the_desk()])

    def _of_tables(self, shown: DeskPage) -> Iterator[Request]:
        tables = shown.board.stage.tables if shown.board.stage is not None else ()
        if len(tables) > 1:
            one, other = self._chance.sample(tables, 2)
            yield actions.SwapSeats(*(self._chance.choice(table.seats).player for table in (one, other)))
        for table in tables[:1]:
            game = table.game or 1
            yield actions.StartGame(table.number, game)
            yield actions.AnnulGame(table.number, game)
        match self._reported:
            case RecordLoss(number, game, player):
                yield actions.Dispute(number, game, PlayerId((player + 1) % PLAYERS))
            case RecordResult(number, game, scores):
                yield actions.DisputeResult(number, game, (*scores[1:], scores[0]))
            case None:
                return

    def _of_people(self) -> Iterator[Request]:
        player = PlayerId(self._chance.randrange(PLAYERS))
        yield actions.SignUp(f"Gast {self._asked + 2}", late=True)
        yield actions.AcceptRules(player)
        yield actions.RenamePlayer(player, f"Nora {self._asked}")
        yield actions.ReplacePlayer(player, f"Otto {self._asked}")
        yield actions.TakeChip(player)
        yield actions.CutBand(player)
        yield actions.Withdraw(player)
        yield actions.Disqualify(player)

    def _of_the_desk(self) -> Iterator[Request]:
        player = self._chance.randrange(PLAYERS)
        yield actions.Describe(f"Club {self._asked}", "Anker")
        yield actions.Announce(f"Ansage {self._asked}")
        yield actions.NameTable(1, f"Theke {self._asked}")
        yield actions.PlanEvening(2, self._clock())
        yield actions.PauseClock()
        yield actions.ResumeClock()
        yield actions.AddDeskLink("referee", "Sven")
        yield actions.RenewDeskLink(f"player/{player}")
        yield actions.RevokeDeskLink(f"player/{player}")
