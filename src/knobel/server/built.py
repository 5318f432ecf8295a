"""What is built into the package for browsers: where it lies, and under which names it is asked for."""

from pathlib import Path

WEB_APP = Path(__file__).parent / "web_app"
# The whole box with Python for the browser, which the app fetches when somebody plays without a server.
POCKET_APP = WEB_APP.with_name("pocket_app")
INDEX = "index.html"
POCKET, MANIFEST = "pocket/", "pocket/manifest.json"
# The builders put the hash of the content into the names of everything below these folders, but for the manifest.
HASHED = ("assets/", POCKET)
FOREVER = "public, max-age=31536000, immutable"
# The better one first; each lies beside the plain file, with this ending.
ENCODINGS = {"br": ".br", "gzip": ".gz"}


def is_fixed(name: str) -> bool:
    """Whether what is asked for by this name never changes."""
    return name.startswith(HASHED) and name != MANIFEST


def built_files(web_app: Path = WEB_APP) -> dict[str, Path]:
    """Every built file by the path under which it is asked for; those of a pocket lie in the folder beside."""
    return {
        prefix + path.relative_to(folder).as_posix(): path
        for prefix, folder in (("", web_app), (POCKET, web_app.with_name(POCKET_APP.name)))
        for path in folder.rglob("*")
        if path.is_file()
    }
