"""Pages: what each role is shown beyond the board. Whatever somebody may do comes as a request ready to be sent, so
that a page needs no rule of its own."""

from knobel.core.frozen import Tagged
from knobel.desk.actions import PlayerId, Role
from knobel.desk.board import DeskBoard, board
from knobel.desk.desk import Desk
from knobel.desk.desk_offers import (
    DueRow,
    PlayerOffers,
    TableOffers,
    due_rows,
    player_offers,
    stage_offers,
    table_offers,
)
from knobel.desk.link_book import LinkRow, link_rows
from knobel.desk.log_lines import LogLine, log_lines
from knobel.desk.offers import DeskOffer
from knobel.desk.player_pages import InCommon, PlayerPage, player_page
from knobel.desk.report_rows import ReportRow, report_rows
from knobel.desk.undoing import undoable


class DeskPage(Tagged, frozen=True):
    """The page of an organiser or a referee."""

    role: Role
    board: DeskBoard
    due: tuple[DueRow, ...]
    offers: tuple[DeskOffer, ...]
    tables: tuple[TableOffers, ...]
    reports: tuple[ReportRow, ...]
    players: tuple[PlayerOffers, ...]
    links: tuple[LinkRow, ...]
    log: tuple[LogLine, ...]


class ProjectorPage(Tagged, frozen=True):
    """The page on the wall, and for whoever comes to sign up: the board alone."""

    role: Role
    board: DeskBoard


Page = DeskPage | PlayerPage | ProjectorPage


def page(desk: Desk, role: Role, player: PlayerId | None, now: int, common: InCommon | None = None) -> Page:
    """The page of a role at this time; whoever draws many of players hands in what they have in common."""
    tournament = desk.tournament
    if role in ("organiser", "referee"):
        may_be_undone = undoable(tournament, desk.rows)
        return DeskPage(
            role,
            board(tournament, now),
            due_rows(tournament, now),
            stage_offers(tournament, role, now),
            table_offers(tournament, now),
            report_rows(desk, may_be_undone),
            player_offers(desk, role, now, may_be_undone),
            link_rows(tournament) if role == "organiser" else (),
            log_lines(desk, may_be_undone),
        )
    if role == "player" and player is not None and player < len(tournament.players):
        return player_page(tournament, player, now, common)
    return ProjectorPage(role, board(tournament, now))
