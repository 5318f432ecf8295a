"""The reference of the HTTP part, as one page without scripts and without anything from elsewhere."""

import asyncio
from html import escape
from typing import Any

from litestar import Request, Router
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.openapi.plugins import OpenAPIRenderPlugin

METHODS = ("get", "post", "put", "delete")


class Reference(OpenAPIRenderPlugin):
    """Every route with what it does, what it is sent and what it answers; the whole schema is a file beside it."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        paths: dict[str, dict[str, Any]] = openapi_schema["paths"]
        routes = (_route(m, path, paths[path][m]) for path in sorted(paths) for m in METHODS if m in paths[path])
        return _page("".join(routes)).encode()


def reference_router(path: str) -> Router:
    """Where the reference lies. What it shows takes a second to describe, which is done aside and only once, when
    somebody first asks."""
    describing = asyncio.Lock()

    async def describe_aside(request: Request[Any, Any, Any]) -> None:
        async with describing:
            await asyncio.to_thread(request.app.plugins.get(OpenAPIPlugin).provide_openapi_schema)

    return Router(path, route_handlers=[], include_in_schema=False, before_request=describe_aside)


def _page(routes: str) -> str:
    return (
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n<title>Knobel: HTTP</title>\n'
        '<h1>Knobel: HTTP</h1>\n<p>The whole description: <a href="/api/schema/openapi.json">openapi.json</a></p>\n'
        f"{routes}</html>\n"
    )


def _route(method: str, path: str, route: dict[str, Any]) -> str:
    asked = _type_in(route.get("requestBody", {}))
    answers = "".join(_answer(status, each) for status, each in sorted(route.get("responses", {}).items()))
    return (
        f"<h2><code>{method.upper()} {escape(path)}</code></h2>\n<p>{escape(route.get('description') or '')}</p>\n"
        f"{f'<p>Asked with <code>{escape(asked)}</code></p>' if asked else ''}<ul>{answers}</ul>\n"
    )


def _answer(status: str, answer: dict[str, Any]) -> str:
    told = _type_in(answer)
    kind = f" (<code>{escape(told)}</code>)" if told else ""
    return f"<li>{escape(status)}: {escape(answer.get('description', ''))}{kind}</li>"


def _type_in(part: dict[str, Any]) -> str:
    """The name of what a body holds, where it has one."""
    for content in part.get("content", {}).values():
        schema = content.get("schema", {})
        listed = schema.get("items", {})
        name = (schema.get("$ref") or listed.get("$ref") or "").rpartition("/")[2]
        if name:
            return f"[{name}]" if listed else name
    return ""
