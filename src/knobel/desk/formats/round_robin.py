"""Round robin: everybody against everybody, once or twice."""

from knobel.core.game import Game
from knobel.core.phrases import Phrase, say
from knobel.desk.actions import Drawn, PlayerId, Round
from knobel.desk.circle import Pair, circle_round, degrees, matching, pairs_left, rounds_needed
from knobel.desk.format_options import RoundRobin
from knobel.desk.formats.counting import LEAST
from knobel.desk.formats.lengths import expected_players
from knobel.desk.formats.open_rounds import OpenRounds
from knobel.desk.formats.rule_texts import shared_rules
from knobel.desk.lots import Lots
from knobel.desk.model import Tournament
from knobel.desk.refusal import DeskRefused
from knobel.desk.rematches import meetings


class RoundRobinFormat(OpenRounds):
    """Tables of two, by a plan that follows from the first lot."""

    id = "round_robin"

    def takes(self, game: Game) -> bool:
        return game.info.players.least <= LEAST <= game.info.players.most

    # Drawing ---------------------------------------------------------------------------------------------------------

    def rounds_left(self, tournament: Tournament) -> int:
        waiting, legs = self._players(tournament), options_of(tournament).legs
        if _goes_by_the_circle(tournament):
            return legs * rounds_needed(len(waiting)) - len(tournament.stages)
        games = degrees(pairs_left(waiting, meetings(tournament), legs))
        return max(games.values(), default=0)

    def rounds_expected(self, tournament: Tournament, now: int) -> int:
        if tournament.stages:
            return self.rounds_left(tournament)
        return options_of(tournament).legs * rounds_needed(expected_players(tournament, now))

    def _players(self, tournament: Tournament) -> tuple[PlayerId, ...]:
        """Everybody who is in it, also while they play."""
        if not tournament.stages:
            return self.waiting(tournament)
        return tuple(player.id for player in tournament.with_status("waiting", "seated"))

    def sizes(self, tournament: Tournament, kind: Round, players: tuple[PlayerId, ...]) -> tuple[int, ...]:
        if _goes_by_the_circle(tournament):
            return (LEAST,) * (len(players) // LEAST)
        left = pairs_left(players, meetings(tournament), options_of(tournament).legs)
        return (LEAST,) * len(matching(players, left))

    def seated(
        self, tournament: Tournament, kind: Round, players: tuple[PlayerId, ...], lots: Lots
    ) -> list[tuple[PlayerId, ...]]:
        if not tournament.stages:
            return list(circle_round(lots.shuffled(players), 0))
        return list(self._planned(tournament, players))

    def _planned(self, tournament: Tournament, players: tuple[PlayerId, ...]) -> list[Pair]:
        if _goes_by_the_circle(tournament):
            order = Lots(f"{tournament.stages[0].seed}/1").shuffled(players)
            return circle_round(order, len(tournament.stages))
        left = pairs_left(players, meetings(tournament), options_of(tournament).legs)
        return matching(players, left)

    def check_draw(self, tournament: Tournament, draw: Drawn) -> None:
        """Only by the plan does everybody meet everybody."""
        super().check_draw(tournament, draw)
        if not self._is_planned(tournament, draw):
            raise DeskRefused("desk-bad-seating")

    def _is_planned(self, tournament: Tournament, draw: Drawn) -> bool:
        ((kind, players),) = self.group(tournament)
        planned = self.seated(tournament, kind, players, Lots(f"{draw.seed}/{draw.stage}"))
        return draw.mode != "manual" and planned == [table.players for table in draw.tables]

    # Reading ---------------------------------------------------------------------------------------------------------

    def rules(self, tournament: Tournament) -> tuple[Phrase, ...]:
        options = options_of(tournament)
        counting = {"lowest": int(options.lowest_wins), "measure": self.measure(tournament)}
        return (
            say("desk-rules-round-robin", legs=options.legs),
            say("desk-rules-matches", **counting),
            say("desk-rules-absent", **counting),
            *shared_rules(tournament),
            say("desk-rules-left"),
        )


def options_of(tournament: Tournament) -> RoundRobin:
    """What was agreed on."""
    assert isinstance(tournament.format, RoundRobin)
    return tournament.format


def _goes_by_the_circle(tournament: Tournament) -> bool:
    """As long as everybody has been here from the first round on, and nobody has left."""
    took_part = [player for player in tournament.players if player.entered]
    return all(player.entered == 1 and player.status not in ("withdrawn", "disqualified") for player in took_part)
