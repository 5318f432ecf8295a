"""`knobel serve`: the table server, with its addresses and a code to point a phone at."""

import io
import threading
import time

import segno

from knobel.cli.screen import Screen
from knobel.cli.voice import Voice
from knobel.server.doors.web_app import WebApp
from knobel.server.serving import Settings, lan_address, server, set_up_logs


def serve_tables(voice: Voice, settings: Settings) -> None:
    """Serve until stopped; say where once the door is open."""
    set_up_logs()
    running = server(settings)
    threading.Thread(target=_greet, args=(voice, settings, running), daemon=True).start()
    running.run()


def _greet(voice: Voice, settings: Settings, running: object) -> None:
    while not getattr(running, "started", False):
        time.sleep(0.02)
    screen = Screen()
    screen.note(voice.line("cli-serve-here", address=f"http://localhost:{settings.port}"), "brass")
    if settings.host in ("0.0.0.0", "::"):
        address = f"http://{lan_address()}:{settings.port}"
        screen.note(voice.line("cli-serve-lan", address=address), "brass")
        screen.note(_qr(address), "own")
    if not WebApp().is_built:
        screen.note(voice.line("cli-serve-no-app"))
    screen.note(voice.line("cli-serve-stop"))


def _qr(address: str) -> str:
    picture = io.StringIO()
    segno.make(address, micro=False).terminal(out=picture, compact=True, border=1)
    return picture.getvalue()
