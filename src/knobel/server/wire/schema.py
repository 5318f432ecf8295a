"""The JSON schema of everything on the wire. `python -m knobel.server.wire.schema` prints it.

Structures are those of `knobel.house.messages` and of the HTTP routes. Unions that have a name in the code keep it, so
that a schema and the types made from it can be read.
"""

import sys
from typing import Any

import msgspec

from knobel.club.actions import ClubRequest
from knobel.club.actions import Role as ClubRole
from knobel.core.moves import AnyMove
from knobel.core.options import Value
from knobel.core.phrases import Fact
from knobel.core.spaces import Space
from knobel.core.widgets import Widget
from knobel.desk.actions import Request as DeskRequest
from knobel.desk.actions import Role, Round
from knobel.desk.model import Phase, Status
from knobel.desk.pages import Page
from knobel.house.catalogue import GameInfo
from knobel.house.desks.messages import DeskClientMessage, DeskServerMessage
from knobel.house.endings import Ending
from knobel.house.lines import desk_requests as desks
from knobel.house.live.analysts import AnalysisAnswer
from knobel.house.messages import ClientMessage, QuickPhrase, ServerMessage
from knobel.house.positions import PositionPage
from knobel.house.replays import Replay
from knobel.house.table.entries import Chat, Pace, Unshown
from knobel.house.table.fairness_file import FairnessFile
from knobel.house.table.requests import ClientRequest
from knobel.server.http import club_routes as clubs
from knobel.server.http import http_types

DIALECT = "https://json-schema.org/draft/2020-12/schema"
REFERENCE = "#/$defs/{name}"
# What a client sends may leave out whatever has a default; what the server sends is always complete.
SENT: tuple[Any, ...] = (ClientMessage, DeskClientMessage, *http_types.ASKED, *desks.ASKED, *clubs.ASKED)
TOLD: tuple[Any, ...] = (
    *(ServerMessage, DeskServerMessage, GameInfo, Replay, PositionPage, FairnessFile, AnalysisAnswer, Ending),
    *(*http_types.TOLD, *desks.TOLD, *clubs.TOLD),
)
# Unions by the names under which people speak of them, the wider ones first.
UNIONS: dict[str, Any] = {
    "ClientMessage": ClientMessage,
    "ServerMessage": ServerMessage,
    "Request": ClientRequest,
    "DeskClientMessage": DeskClientMessage,
    "DeskServerMessage": DeskServerMessage,
    "DeskRequest": DeskRequest,
    "DeskPageOfARole": Page,
    "ClubRequest": ClubRequest,
    "ClubRole": ClubRole,
    "DeskPhase": Phase,
    "DeskStatus": Status,
    "DeskRole": Role,
    "DeskRound": Round,
    "Widget": Widget,
    "Move": AnyMove,
    "Space": Space,
    "Fact": Fact,
    "Value": Value,
    "Pace": Pace,
    "Chat": Chat,
    "Unshown": Unshown,
    "QuickPhrase": QuickPhrase,
}


def schema() -> dict[str, Any]:
    """The whole schema: every structure by its name, then every union by its."""
    unions, structures = msgspec.json.schema_components((*UNIONS.values(), *SENT, *TOLD), ref_template=REFERENCE)
    named = {name: union for name, union in zip(UNIONS, unions, strict=False) if name not in structures}
    return {"$schema": DIALECT, "title": "Knobel", "$defs": {**structures, **named}}


def structures_in(types: tuple[Any, ...]) -> frozenset[str]:
    """The names of all structures that these types are made of."""
    _, structures = msgspec.json.schema_components(types, ref_template=REFERENCE)
    return frozenset(structures)


def main() -> None:
    """Print the schema."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n")


if __name__ == "__main__":
    main()
