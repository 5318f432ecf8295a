"""The web app and the files of a pocket: sent packed where the browser takes that, and kept by it as long as can be."""

import asyncio
from functools import cached_property
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from knobel.server.built import ENCODINGS, FOREVER, INDEX, POCKET, WEB_APP, built_files, is_fixed
from knobel.server.http.conditional_response import Sendable, encodings, send, sendable
from knobel.texts import LANGUAGES, texts

ASK_FIRST = "no-cache"
# The framework adds the character set to texts.
MEDIA_TYPES = {
    ".bin": "application/octet-stream",
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


class WebApp:
    """A folder of built files, and the one of a pocket beside it. Both are read when asked for, each file once."""

    def __init__(self, folder: Path = WEB_APP) -> None:
        self.folder = folder
        self._read: dict[tuple[str, str | None], Sendable] = {}

    @cached_property
    def names(self) -> frozenset[str]:
        """Every file, by the path under which it is asked for."""
        return frozenset(self.paths)

    @cached_property
    def paths(self) -> dict[str, Path]:
        """Where every file lies."""
        return built_files(self.folder)

    @property
    def is_built(self) -> bool:
        """Whether there is an app to serve."""
        return INDEX in self.names

    def answer(self, path: str, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The file of this path; a page that only the app knows is the app itself."""
        name = path.strip("/") or INDEX
        if not self.is_built:
            return _without_app(request) if _is_page(name, request) else _nothing_here()
        if name not in self.names or name.endswith(tuple(ENCODINGS.values())):
            if not _is_page(name, request):
                return _nothing_here()
            name = INDEX
        return self._file(name, request)

    def _file(self, name: str, request: Request[Any, Any, Any]) -> Response[bytes]:
        packed = self._sendable(name, request.headers.get("accept-encoding", ""))
        return send(packed, request, _media_type(name), FOREVER if is_fixed(name) else ASK_FIRST)

    def _sendable(self, name: str, accepted: str) -> Sendable:
        taken = encodings(accepted)
        encoding = next((each for each in ENCODINGS if each in taken and name + ENCODINGS[each] in self.names), None)
        if (name, encoding) not in self._read:
            body = self.paths[name + ENCODINGS.get(encoding or "", "")].read_bytes()
            self._read[name, encoding] = sendable(body, encoding)
        return self._read[name, encoding]


def web_route(app: WebApp) -> HTTPRouteHandler:
    """The handler of everything that nobody else answers."""

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
    )
    async def web_app(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
        if app.is_built and not path.startswith(f"/{POCKET}"):
            return app.answer(path, request)
        # What is said instead comes from the texts, which are read then; and a pocket's files are large.
        return await asyncio.to_thread(app.answer, path, request)

    return web_app


def _is_page(name: str, request: Request[Any, Any, Any]) -> bool:
    """Whether a browser goes there as to a page; a missing script or picture is missing."""
    wanted = "text/html" in request.headers.get("accept", "")
    return wanted and (name == INDEX or "." not in name.rpartition("/")[2])


def _media_type(name: str) -> str:
    return MEDIA_TYPES.get(Path(name).suffix, "application/octet-stream")


def _nothing_here() -> Response[bytes]:
    return Response(b"404\n", status_code=404, media_type="text/plain")


def _without_app(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What to do when the app was never built."""
    wanted = request.headers.get("accept-language", "").lower()
    language = min(LANGUAGES, key=lambda each: wanted.find(each) if each in wanted else len(wanted))
    words = texts(language).line("cli-serve-no-app")
    page = (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>Knobel</title>\n<h1>Knobel</h1>\n<p>{words}</p>\n'
    )
    return Response(
        page.encode(), status_code=503, media_type=MEDIA_TYPES[".html"], headers={"cache-control": ASK_FIRST}
    )
