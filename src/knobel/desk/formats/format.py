"""What a kind of tournament says: who is drawn, what a result leads to, who is ahead and why, how long it lasts."""

from knobel.core.game import Game
from knobel.core.phrases import Phrase, say
from knobel.desk.actions import Draw, Drawn, PlayerId, RecordResult, Round, Row
from knobel.desk.drawing import Due
from knobel.desk.forecast import Expected
from knobel.desk.format_options import TieBreak
from knobel.desk.leaving import Cause
from knobel.desk.measures import Measure
from knobel.desk.model import Tournament
from knobel.desk.ranking import Ranked
from knobel.desk.standing_rows import DeskStanding, DeskTeam, RoundResult


class Format:
    """A kind of tournament. It holds nothing: all that there is to know stands in the tournament.

    `enough` is with how many players nobody has to confirm the first draw; `counts` says whether games have results
    instead of losers; with `late_entries` people can come after the first draw.
    """

    id: str
    enough: int = 2
    counts: bool = True
    late_entries: bool = False

    # Setting up ------------------------------------------------------------------------------------------------------

    def takes(self, game: Game) -> bool:
        """Whether a game can be played in this format at all."""
        raise NotImplementedError

    def measure(self, tournament: Tournament) -> Measure:
        """What is entered for a game."""
        raise NotImplementedError

    def rules(self, tournament: Tournament) -> tuple[Phrase, ...]:
        """The rules of the tournament in paragraphs, for everybody to read."""
        return ()

    # Drawing ---------------------------------------------------------------------------------------------------------

    def due(self, tournament: Tournament) -> Due:
        """What is to be drawn next; refused while there is nothing."""
        raise NotImplementedError

    def sizes(self, tournament: Tournament, kind: Round, players: tuple[PlayerId, ...]) -> tuple[int, ...]:
        """The sizes of the tables for these players."""
        raise NotImplementedError

    def byes(self, tournament: Tournament, kind: Round, players: tuple[PlayerId, ...]) -> int:
        """How many of these players pause."""
        return len(players) - sum(self.sizes(tournament, kind, players))

    def draw(self, tournament: Tournament, request: Draw, at: int) -> Drawn:
        """The draw that was asked for."""
        raise NotImplementedError

    def check_draw(self, tournament: Tournament, draw: Drawn) -> None:
        """Refuse a draw that this stage cannot have."""
        raise NotImplementedError

    def drawn(self, tournament: Tournament, draw: Drawn, seq: int) -> Tournament:
        """The tournament after a draw."""
        raise NotImplementedError

    # Playing ---------------------------------------------------------------------------------------------------------

    def recorded(self, tournament: Tournament, result: RecordResult, row: Row) -> Tournament:
        """The tournament after a result."""
        raise NotImplementedError

    def left(self, tournament: Tournament, player: PlayerId, cause: Cause, at: int) -> Tournament:
        """The tournament after somebody has left it."""
        raise NotImplementedError

    def may_enter(self, tournament: Tournament) -> bool:
        """Whether somebody can still come after the first draw."""
        return False

    # Reading ---------------------------------------------------------------------------------------------------------

    def ranking(self, tournament: Tournament) -> tuple[Ranked, ...]:
        """Everybody's place, best first, as far as it is known."""
        raise NotImplementedError

    def reasons(self, tournament: Tournament) -> dict[PlayerId, Phrase]:
        """How everybody in the ranking came to the place: all that it depends on."""
        raise NotImplementedError

    def standings(self, tournament: Tournament) -> tuple[DeskStanding, ...]:
        """How everybody stands now, with numbers."""
        return ()

    def teams(self, tournament: Tournament) -> tuple[DeskTeam, ...]:
        """How the teams stand now."""
        return ()

    def round_results(self, tournament: Tournament) -> dict[PlayerId, tuple[RoundResult, ...]]:
        """What every stage has brought everybody who took part: a number or a word; None where nothing is known."""
        return {}

    def tie_breaks(self, tournament: Tournament) -> tuple[TieBreak, ...]:
        """By what equals are told apart, in this order."""
        return ()

    def tie_values(self, tournament: Tournament) -> dict[PlayerId, dict[TieBreak, int]]:
        """What everybody has of that."""
        return {}

    def forecast(self, tournament: Tournament, now: int) -> tuple[Expected, ...]:
        """All stages from the one that is due or running to the end."""
        raise NotImplementedError

    def title(self, tournament: Tournament, number: int, final: bool) -> Phrase:
        """What a stage is called."""
        return say("desk-title-final") if final else say("desk-title-stage", number=number)

    def rounds_expected(self, tournament: Tournament, now: int) -> int:
        """How many rounds are probably to come; 0 where that is not known before."""
        return 0

    def evening(self, tournament: Tournament, number: int) -> int:
        """On which evening a stage is played; 0 where there is only one."""
        return 0

    def earliest(self, tournament: Tournament, number: int) -> int:
        """Before which time a stage does not begin, whatever has happened before."""
        return 0
