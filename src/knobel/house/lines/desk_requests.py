"""What is asked of a desk beside its lines: set up, import, lists of players, links. Who asks is checked before."""

from typing import Any, Literal

import msgspec

from knobel.core.errors import KnobelError
from knobel.core.options import OptionField, Value, checked, fields_of
from knobel.desk.actions import Create, PlayerId, Role, SignUp
from knobel.desk.checks import LATEST_START, LONGEST_TITLE
from knobel.desk.format_options import FormatOptions
from knobel.desk.formats.registry import FORMATS, SCHOCK, format_named, games_for
from knobel.desk.lists import list_in
from knobel.desk.options import DeskOptions
from knobel.house.catalogue import Wording
from knobel.house.desks.desk_registry import DeskRegistry, must_be_there
from knobel.house.desks.links import Holder, player_link, shared_links
from knobel.house.desks.live_desk import LiveDesk
from knobel.house.desks.player_files import ReadNames
from knobel.house.desks.result_files import results_csv, results_sheet
from knobel.house.lines.desk_answering import signature, team_name, tidy, whole_name
from knobel.house.lines.keys import LONGEST_KEY
from knobel.house.live.slices import in_slices
from knobel.house.names import clean, is_plain
from knobel.texts import LANGUAGES, texts

# A name that was refused is told no longer than this.
LONGEST_TOLD = 60
Language = Literal["de", "en"]


class NewDeskRequest(msgspec.Struct, frozen=True):
    """A tournament to be set up. `start` is in milliseconds since 1970; without a `format` it is a Schock-Turnier.
    `club` and `location` stand on certificates."""

    name: str
    start: int
    game: str = "schocken"
    options: dict[str, Value] = msgspec.field(default_factory=dict)
    format: str = ""
    format_options: dict[str, Value] = msgspec.field(default_factory=dict)
    club: str = ""
    location: str = ""


class DeskLinks(msgspec.Struct, frozen=True):
    """A desk and the links of its roles: whoever holds one acts in that role."""

    desk: str
    links: dict[str, str]


class PlayerList(msgspec.Struct, frozen=True):
    """Names as people paste them, or a CSV with a headline; `late` after the close, `accepted` if all of them have
    signed that rules and referees count."""

    text: str
    late: bool = False
    accepted: bool = False


class Unlisted(msgspec.Struct, frozen=True):
    """A name that could not be signed up, and why."""

    name: str
    code: str


class Listed(msgspec.Struct, frozen=True):
    """What came of a list."""

    added: tuple[str, ...]
    refused: tuple[Unlisted, ...]


class SignUpRequest(msgspec.Struct, frozen=True):
    """Somebody wants to take part, and accepts the rules and what referees decide. A repeated `key` gets the same
    answer."""

    name: str
    key: str
    team: str = ""
    accepted: bool = False


class PlayerLink(msgspec.Struct, frozen=True):
    """A player's own link."""

    player: PlayerId
    number: int
    name: str
    token: str


class RecoveryCode(msgspec.Struct, frozen=True):
    """A recovery code, as it is printed or as somebody types it."""

    code: str


class DeskName(msgspec.Struct, frozen=True):
    """The name of a tournament: whoever deletes it says which one."""

    name: str


class DeskForm(msgspec.Struct, frozen=True):
    """What the form for a new tournament needs: the games of a Schock-Turnier, and the options with their words; and
    the same for every other format."""

    games: tuple[str, ...]
    options: tuple["DeskOptionInfo", ...]
    formats: tuple["DeskFormatInfo", ...]


class DeskOptionInfo(msgspec.Struct, frozen=True):
    """An option of a tournament."""

    field: OptionField
    label: Wording
    values: dict[str, Wording]


class DeskFormatInfo(msgspec.Struct, frozen=True):
    """A format: the games that can be played in it, and its own options."""

    id: str
    label: Wording
    games: tuple[str, ...]
    options: tuple[DeskOptionInfo, ...]


# What clients ask with and are told, for the schema of everything on the wire.
ASKED: tuple[Any, ...] = (NewDeskRequest, PlayerList, SignUpRequest, DeskName, RecoveryCode)
TOLD: tuple[Any, ...] = (DeskLinks, Listed, PlayerLink, ReadNames, DeskForm)


def form() -> DeskForm:
    """The games and options for a new tournament. The first time all texts are read."""
    options = tuple(_option("desk", field) for field in fields_of(DeskOptions))
    return DeskForm(games_for(SCHOCK), options, tuple(map(_format, FORMATS)))


async def held(desks: DeskRegistry, desk: str, token: str, *roles: Role) -> tuple[LiveDesk, Holder]:
    """The desk, and in which role its link was shown; without one of these roles it is not there."""
    live = must_be_there(await desks.desk(desk) if is_plain(desk) else None)
    await live.catch_up_with_others()
    holder = live.holder(token)
    if holder is None or (roles and holder.role not in roles):
        raise KnobelError("no-such-desk")
    return live, holder


async def set_up(desks: DeskRegistry, wanted: NewDeskRequest, device: str) -> DeskLinks:
    """A new tournament."""
    name = clean(wanted.name, LONGEST_TITLE)
    if not name:
        raise KnobelError("bad-name")
    if not 0 <= wanted.start <= LATEST_START:
        raise KnobelError("desk-bad-times")
    options = DeskOptions(**checked(fields_of(DeskOptions), wanted.options))  # type: ignore[arg-type]
    kind = format_named(wanted.format, wanted.format_options)
    club, location = (clean(text, LONGEST_TITLE) for text in (wanted.club, wanted.location))
    create = Create(name, wanted.start, wanted.game, options, kind, club, location)
    return links_of(await desks.open(create, device))


def links_of(live: LiveDesk) -> DeskLinks:
    """The links of all roles, for whoever has set the tournament up."""
    return DeskLinks(live.id, shared_links(live.master, live.tournament))


def results_file(live: LiveDesk, sheet: Language | None) -> bytes:
    """The results as plain CSV, or for a spreadsheet of that language, whose mark tells the encoding."""
    if sheet is None:
        return results_csv(live.tournament).encode()
    return results_sheet(live.tournament, sheet).encode("utf-8-sig")


def player_links(live: LiveDesk) -> tuple[PlayerLink, ...]:
    """Every player's own link, for cards with QR codes."""
    return tuple(_player_link(live, player.id) for player in live.tournament.players)


async def sign_up_all(live: LiveDesk, holder: Holder, wanted: PlayerList) -> Listed:
    """Sign up everybody on a list; what cannot be done is told by name and changes nothing else."""
    added: list[str] = []
    refused: list[Unlisted] = []
    async for name, team in in_slices(list_in(wanted.text).people):
        try:
            team_called = team_name(live, team)
            request = SignUp(whole_name(name), wanted.late, team=team_called, accepted=wanted.accepted)
            await live.request(holder, request, by=signature(live, holder, ""))
        except KnobelError as trouble:
            refused.append(Unlisted(name[:LONGEST_TOLD], trouble.code))
        else:
            added.append(request.name)
    return Listed(tuple(added), tuple(refused))


async def sign_up(live: LiveDesk, holder: Holder, wanted: SignUpRequest) -> PlayerLink:
    """Sign oneself up with the link at the door; the answer is one's own link."""
    request = tidy(live, SignUp(wanted.name, team=wanted.team, accepted=wanted.accepted))
    assert isinstance(request, SignUp)
    if len(wanted.key) > LONGEST_KEY or not is_plain(wanted.key):
        raise KnobelError("bad-key")
    seq = await live.request(holder, request, by=request.name, key=f"sign-up/{wanted.key}")
    for player in live.tournament.players:
        if player.since == seq:
            return _player_link(live, player.id)
    raise KnobelError("desk-no-such-player")


def _player_link(live: LiveDesk, player: PlayerId) -> PlayerLink:
    someone = live.tournament.players[player]
    return PlayerLink(player, player + 1, someone.name, player_link(live.master, live.tournament, someone))


def _format(options: type[FormatOptions]) -> DeskFormatInfo:
    kind = FORMATS[options]
    fields = tuple(_option("desk-format", field) for field in fields_of(options))
    return DeskFormatInfo(kind.id, _wording(f"desk-format-{kind.id.replace('_', '-')}"), games_for(kind), fields)


def _option(of: str, field: OptionField) -> DeskOptionInfo:
    values = {str(value): _wording(f"{of}-value-{field.name}-{value}") for value in field.values if type(value) is str}
    return DeskOptionInfo(field, _wording(f"{of}-option-{field.name}"), values)


def _wording(key: str) -> Wording:
    return Wording(*(texts(language).line(key) for language in LANGUAGES))


async def new_code(desks: DeskRegistry, live: LiveDesk, holder: Holder) -> RecoveryCode:
    """Another recovery code, told this once."""
    return RecoveryCode(await desks.new_recovery(live, signature(live, holder, "")))


async def recovered(desks: DeskRegistry, wanted: RecoveryCode) -> DeskLinks:
    """Another organiser's link, for whoever has the code."""
    live, token = await desks.recover(wanted.code)
    return DeskLinks(live.id, {"organiser": token})


async def delete(desks: DeskRegistry, live: LiveDesk, named: DeskName) -> None:
    """Delete a tournament, named by whoever does."""
    if named.name != live.tournament.name:
        raise KnobelError("desk-name-it", name=live.tournament.name)
    await desks.delete(live)
