"""The catalogue: every game with what the box is searched by."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from knobel.games import registry
from knobel.house.catalogue import GameInfo, Wording, catalogue
from knobel.server.app import application

DECODE = msgspec.json.Decoder(tuple[GameInfo, ...]).decode


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with TestClient(application(tmp_path)) as client:
        yield client


def test_every_game_of_the_box_stands_in_the_catalogue_once() -> None:
    assert [game.id for game in catalogue()] == list(registry.ids())


def test_every_game_tells_how_long_it_takes() -> None:
    assert [game.id for game in catalogue() if game.minutes < 1] == []


def test_a_preset_has_a_name_and_options_that_the_game_knows() -> None:
    presets = {preset.id: (game, preset) for game in catalogue() for preset in game.presets}
    assert set(presets) == set(registry.presets())
    for id, (game, preset) in presets.items():
        assert preset.name.de != f"{id}-name"
        assert preset.line.en
        assert set(preset.options) <= {option.field.name for option in game.options}


def test_the_tournament_rules_of_schocken_are_found_by_their_name() -> None:
    schocken = next(game for game in catalogue() if game.id == "schocken")
    assert [preset.name.de for preset in schocken.presets] == ["Schocken nach Turnierregeln"]
    assert "Turnier-Schocken" in schocken.presets[0].aliases


def test_a_number_that_switches_something_off_says_so_in_words() -> None:
    kniffel = next(game for game in catalogue() if game.id == "kniffel")
    clock = next(option for option in kniffel.options if option.field.name == "decision_seconds")
    assert clock.values == {"0": Wording("ohne Bedenkzeit", "no clock")}
    off = [
        (game.id, option.field.name)
        for game in catalogue()
        for option in game.options
        if 0 in option.field.values and type(option.field.default) is int and "0" not in option.values
    ]
    assert off == []


def raw(client: TestClient[Litestar], **headers: str) -> tuple[dict[str, str], bytes]:
    """The catalogue as it comes over the wire."""
    with client.stream("GET", "/api/games", headers={k.replace("_", "-"): v for k, v in headers.items()}) as answer:
        return {":status": str(answer.status_code), **answer.headers}, b"".join(answer.iter_raw())


def test_the_games_come_packed_to_whoever_takes_that(client: TestClient[Litestar]) -> None:
    plain, body = raw(client, accept_encoding="identity")
    packed, small = raw(client, accept_encoding="gzip, deflate, br")
    assert "content-encoding" not in plain
    assert packed["content-encoding"] == "gzip"
    assert plain["vary"] == packed["vary"] == "accept-encoding"
    assert plain["content-type"] == packed["content-type"] == "application/json"
    assert gzip.decompress(small) == body
    assert DECODE(body) == catalogue()
    assert len(small) * 4 < len(body)


def test_whoever_has_the_games_is_not_sent_them_again(client: TestClient[Litestar]) -> None:
    headers, _ = raw(client, accept_encoding="gzip")
    again, nothing = raw(client, accept_encoding="gzip", if_none_match=headers["etag"])
    assert (again[":status"], nothing) == ("304", b"")
    assert again["etag"] == headers["etag"]
    assert headers["cache-control"] == again["cache-control"] == "no-cache"
    other, body = raw(client, accept_encoding="gzip", if_none_match='"older"')
    assert other[":status"] == "200"
    assert body
