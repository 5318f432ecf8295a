"""The words on the wire: a schema that all messages keep to, and types for the web client that are made from it."""

import re
from typing import Any, get_args

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator, ValidationError

from knobel.house.messages import ClientMessage, QuickPhrase, Talk, Trouble
from knobel.house.table.requests import ClientRequest
from knobel.server.wire.schema import UNIONS, schema
from knobel.server.wire.typescript import PAGE, page
from knobel.texts import LANGUAGES, texts


def validator(name: str) -> Any:
    return Draft202012Validator({**schema(), "$ref": f"#/$defs/{name}"})


def test_the_web_clients_types_are_fresh() -> None:
    """`make types` writes them."""
    assert PAGE.read_text(encoding="utf-8") == page()


def test_every_message_and_request_is_in_the_schema_by_its_name() -> None:
    named = schema()["$defs"]
    assert {each.__name__ for each in (*get_args(ClientMessage), *get_args(ClientRequest))} <= named.keys()
    assert UNIONS.keys() <= named.keys()


def test_every_structure_and_union_has_a_type() -> None:
    written = set(re.findall(r"^export type (\w+) =", page(), re.M))
    assert written == schema()["$defs"].keys()


def test_the_schema_takes_what_the_server_sends_and_nothing_else() -> None:
    trouble = msgspec.to_builtins(Trouble("stale", {"seq": 4}))
    validator("ServerMessage").validate(trouble)
    for wrong in ({**trouble, "more": 1}, {**trouble, "code": 7}, {"type": "rumour"}):
        with pytest.raises(ValidationError):
            validator("ServerMessage").validate(wrong)


def test_what_has_a_default_may_be_left_out_by_clients_but_not_by_the_server() -> None:
    assert "  phrase?: QuickPhrase | null;" in page()
    assert re.search(r"export type Talked = \{[^}]*  phrase: QuickPhrase \| null;", page())
    validator("ClientMessage").validate({"type": "talk", "phrase": "hello"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_quick_phrase_has_words(language: str) -> None:
    assert all(texts(language).line(f"quick-{phrase}") for phrase in get_args(QuickPhrase))


def test_an_unknown_phrase_is_no_message() -> None:
    decode = msgspec.json.Decoder(ClientMessage).decode
    assert decode(b'{"type": "talk", "phrase": "oops"}') == Talk("", "oops")
    with pytest.raises(msgspec.ValidationError):
        decode(b'{"type": "talk", "phrase": "insult"}')
