"""The web client's types, made from the schema. `python -m knobel.server.wire.typescript` writes them anew."""

import json
import sys
from collections.abc import Iterator, Mapping
from itertools import accumulate
from pathlib import Path
from typing import Any, get_args

from knobel.server.wire.schema import SENT, UNIONS, schema, structures_in

PAGE = Path(__file__).parents[4] / "web" / "src" / "lib" / "net" / "protocol.gen.ts"
HEAD = """/**
 * The words between client and server, as types. Made from `knobel.house.messages` by `make types`; do not edit.
 */
"""
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
WIDTH = 120


def page() -> str:
    """The whole file."""
    found = schema()["$defs"]
    sent = structures_in(SENT)
    types = Types({name: found[name] for name in UNIONS})
    structures = [_structure(name, found[name], types, name in sent) for name in found if name not in UNIONS]
    unions = [_union(name, types) for name in UNIONS]
    return "\n".join((HEAD, *structures, *unions, *_lists()))


class Types:
    """Writes types. A union that has a name is called by it, also inside a larger one."""

    def __init__(self, unions: Mapping[str, Any]) -> None:
        self._unions = {name: _members(union) for name, union in unions.items()}

    def written(self, what: Mapping[str, Any]) -> str:
        """A type, as TypeScript has it."""
        if "$ref" in what:
            return str(what["$ref"]).rsplit("/", 1)[-1]
        if "const" in what:
            return json.dumps(what["const"])
        if "anyOf" in what or "enum" in what:
            return self.joined(_members(what))
        if what.get("type") == "array":
            return self._list(what)
        if what.get("type") == "object":
            values = what.get("additionalProperties", {})
            return f"Record<string, {self.written(values) if isinstance(values, dict) and values else 'unknown'}>"
        return PLAIN.get(str(what.get("type")), "unknown")

    def joined(self, members: tuple[str, ...], but: str = "") -> str:
        """A union, with those of its members that are a named union together called so."""
        parts: list[str] = []
        left = list(members)
        for name, union in self._unions.items():
            if name != but and set(union) <= set(left):
                parts.append(name)
                left = [member for member in left if member not in union]
        return " | ".join((*parts, *map(self._member, left)))

    def members_of(self, union: str) -> str:
        """What a named union is made of."""
        return self.joined(self._unions[union], but=union)

    def _member(self, member: str) -> str:
        return self.written(json.loads(member))

    def _list(self, what: Mapping[str, Any]) -> str:
        if "prefixItems" in what:
            return f"[{', '.join(map(self.written, what['prefixItems']))}]"
        inner = self.written(what["items"]) if what.get("items") else "unknown"
        return f"({inner})[]" if _is_open_union(inner) else f"{inner}[]"


def _members(what: Mapping[str, Any]) -> tuple[str, ...]:
    """The members of a union, each as its own schema in one spelling; unions inside unions are opened."""
    if "enum" in what:
        return tuple(json.dumps({"const": value}) for value in what["enum"])
    if "anyOf" not in what:
        return (json.dumps(what),)
    return tuple(dict.fromkeys(member for each in what["anyOf"] for member in _members(each)))


def _is_open_union(written: str) -> bool:
    """Whether a type is a union that no bracket holds together."""
    depths = accumulate((mark in "(<[") - (mark in ")>]") for mark in written)
    return any(mark == "|" and depth == 0 for mark, depth in zip(written, depths, strict=True))


def _structure(name: str, what: Mapping[str, Any], types: Types, sent: bool) -> str:
    required = set(what.get("required", ()))
    # What has a default may be left out by whoever asks; what has none and is not required is left out by the house.
    optional = {each for each, kind in what["properties"].items() if each not in required and (sent or _is_unset(kind))}
    fields = [
        f"  {field}{'?' if field in optional else ''}: {types.written(kind)};\n"
        for field, kind in what["properties"].items()
    ]
    return f"{_comment(what)}export type {name} = {{\n{''.join(fields)}}};\n"


def _is_unset(kind: Mapping[str, Any]) -> bool:
    return "default" not in kind


def _comment(what: Mapping[str, Any]) -> str:
    words = " ".join(str(what.get("description", "")).split())
    if len(words) <= WIDTH - 8:
        return f"/** {words} */\n" if words else ""
    lines, line = [], ""
    for word in words.split():
        if len(line) + len(word) + 4 > WIDTH:
            lines.append(line)
            line = ""
        line = f"{line} {word}".strip()
    return "".join(("/**\n", *(f" * {each}\n" for each in (*lines, line)), " */\n"))


def _union(name: str, types: Types) -> str:
    members = types.members_of(name)
    plain = f"export type {name} = {members};"
    if len(plain) <= WIDTH:
        return plain + "\n"
    if len(members) + 3 <= WIDTH:
        return f"export type {name} =\n  {members};\n"
    return f"export type {name} =\n  | " + members.replace(" | ", "\n  | ") + ";\n"


def _lists() -> Iterator[str]:
    """The words of a union of words, in the order in which the code has them, for forms and menus."""
    for name, union in UNIONS.items():
        words = [word for word in get_args(union) if isinstance(word, str)]
        if words:
            start = f"export const every{name}: {name}[] = ["
            line = f"{start}{', '.join(map(json.dumps, words))}];"
            rows = "".join(f"  {json.dumps(word)},\n" for word in words)
            yield f"{line}\n" if len(line) <= WIDTH else f"{start}\n{rows}];\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.stdout.write(f"{PAGE.name} written\n")
