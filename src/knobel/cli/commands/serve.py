"""`knobel serve`: the table server, with its addresses and a code to point a phone at."""

import io
import os
import threading
import time
from pathlib import Path

import msgspec
import segno

from knobel.cli.screen import Screen
from knobel.cli.voice import Voice
from knobel.core.errors import KnobelError
from knobel.server.addresses import checked_url
from knobel.server.http.web_app import WebApp
from knobel.server.serving import Settings, run, server, set_up_logs
from knobel.server.zones import zone_named

# Longer than anybody waits for a bot, in seconds.
LONGEST_PACE = 60
PUBLIC_URL = "KNOBEL_PUBLIC_URL"


def serve_tables(voice: Voice, settings: Settings) -> None:
    """Serve until stopped; say where once the door is open."""
    set_up_logs()
    running = server(settings)
    threading.Thread(target=_greet, args=(voice, settings, running), daemon=True).start()
    run(running)


def at_pace(settings: Settings) -> Settings:
    """The settings, once it is known that bots can think for so long."""
    if not 0 <= settings.pace <= LONGEST_PACE:
        raise KnobelError("bad-pace", pace=str(settings.pace), most=LONGEST_PACE)
    return settings


def in_zone(settings: Settings, zone: str) -> Settings:
    """The settings with the time zone of the house, once it has been checked."""
    zone_named(zone)
    return msgspec.structs.replace(settings, zone=zone)


def reached(settings: Settings, public_url: str | None, tls: bool, cert: Path | None, key: Path | None) -> Settings:
    """The settings with the way in which others reach the house, once it has been checked."""
    if (cert is None) != (key is None):
        raise KnobelError("half-a-certificate")
    told = public_url or os.environ.get(PUBLIC_URL)
    url = checked_url(told) if told else None
    return msgspec.structs.replace(settings, public_url=url, tls=tls, tls_cert=cert, tls_key=key)


def _greet(voice: Voice, settings: Settings, running: object) -> None:
    while not getattr(running, "started", False):
        time.sleep(0.02)
    screen = Screen()
    screen.note(voice.line("cli-serve-here", address=f"{settings.scheme}://localhost:{settings.port}"), "brass")
    for url in settings.urls:
        screen.note(voice.line("cli-serve-lan", address=url), "brass")
    for url in settings.urls[:1]:
        screen.note(_qr(url), "own")
    if settings.tls and settings.tls_cert is None:
        screen.note(voice.line("cli-serve-own-certificate"))
    if not WebApp().is_built:
        screen.note(voice.line("cli-serve-no-app"))
    screen.note(voice.line("cli-serve-stop"))


def _qr(address: str) -> str:
    picture = io.StringIO()
    segno.make(address, micro=False).terminal(out=picture, compact=True, border=1)
    return picture.getvalue()
