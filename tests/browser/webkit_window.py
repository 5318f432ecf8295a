"""A phone-sized window of WebKitGTK for WebKitWebDriver: `python3 webkit_window.py WIDTH HEIGHT LANGUAGE`.

Run by the system's Python, which has GTK; MiniBrowser, the driver's own window, is never narrower than 447 pixels.
"""

import sys
from typing import Any

import gi  # type: ignore[import-not-found, unused-ignore]

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # type: ignore[import-not-found, unused-ignore]  # noqa: E402


def new_view(session: Any, context: Any, size: tuple[int, int]) -> Any:
    """What the driver asks for: an empty page in a window of its own, without any frame around it."""
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    window = Gtk.Window(decorated=False, resizable=False)
    view.set_size_request(*size)
    window.add(view)
    window.show_all()
    return view


def started(context: Any, session: Any, size: tuple[int, int]) -> None:
    """The driver has come: say who we are."""
    info = WebKit2.ApplicationInfo()
    info.set_name("MiniBrowser")
    info.set_version(WebKit2.MAJOR_VERSION, WebKit2.MINOR_VERSION, WebKit2.MICRO_VERSION)
    session.set_application_info(info)
    session.connect("create-web-view", new_view, context, size)


def main(width: str, height: str, language: str) -> None:
    """Wait for the driver, and do what it says."""
    context = WebKit2.WebContext.new_ephemeral()
    context.set_automation_allowed(True)
    context.set_preferred_languages([language])
    context.connect("automation-started", started, (int(width), int(height)))
    Gtk.main()


if __name__ == "__main__":
    main(*sys.argv[1:])
