"""The web app as it is served: typed, packed, kept, tagged, and never in place of something that is missing."""

import gzip
import json
import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from knobel.server.app import application
from knobel.server.built import POCKET_APP
from knobel.server.built import WEB_APP as FOLDER
from knobel.server.http.web_app import MEDIA_TYPES, WebApp
from knobel.server.policy import SECURITY_HEADERS

ROOT = Path(__file__).parent.parent.parent
PAGE = {"accept": "text/html,application/xhtml+xml"}
SCRIPT = "assets/index-abc123.js"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder such as the builder leaves behind."""
    folder = tmp_path / "web_app"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Knobel</title>")
    (folder / SCRIPT).write_text("let plain")
    (folder / f"{SCRIPT}.gz").write_bytes(gzip.compress(b"let packed"))
    (folder / f"{SCRIPT}.br").write_bytes(b"not really brotli")
    (folder / "assets" / "serif-1.woff2").write_bytes(b"\x00\x01")
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("dice")
    return folder


@pytest.fixture
def client(built: Path, tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with TestClient(application(tmp_path / "data", web_app=WebApp(built))) as client:
        client.headers.update({"accept-encoding": "identity"})
        yield client


def test_the_address_of_the_house_is_the_app_and_is_asked_for_anew_each_time(client: TestClient[Litestar]) -> None:
    answer = client.get("/", headers=PAGE)
    assert (answer.status_code, answer.text) == (200, "<!doctype html><title>Knobel</title>")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_hashed_files_are_kept_for_ever_and_others_are_not(client: TestClient[Litestar]) -> None:
    assert "immutable" in client.get(f"/{SCRIPT}").headers["cache-control"]
    assert client.get("/icon.svg").headers["cache-control"] == "no-cache"


def test_the_files_of_a_pocket_lie_beside_the_app_and_only_their_manifest_is_asked_for_anew(
    built: Path, client: TestClient[Litestar]
) -> None:
    runtime = built.with_name("pocket_app") / "runtime-abc123"
    runtime.mkdir(parents=True)
    (runtime / "pyodide.asm.wasm").write_bytes(b"plain")
    (runtime / "pyodide.asm.wasm.gz").write_bytes(gzip.compress(b"packed"))
    (runtime / "pyodide.mjs").write_text("let python")
    (runtime.parent / "manifest.json").write_text("{}")
    answers = {
        name: client.get(f"/pocket/{name}", headers={"accept-encoding": "gzip"})
        for name in ("manifest.json", "runtime-abc123/pyodide.mjs", "runtime-abc123/pyodide.asm.wasm")
    }
    manifest, script, wasm = answers.values()
    assert (manifest.json(), manifest.headers["cache-control"]) == ({}, "no-cache")
    assert script.headers["content-type"].startswith("text/javascript")
    assert (wasm.content, wasm.headers["content-type"]) == (b"packed", "application/wasm")
    assert all("immutable" in answer.headers["cache-control"] for answer in (script, wasm))
    assert client.get("/pocket/engine-gone.zip").status_code == 404


def test_every_file_has_its_own_type(client: TestClient[Litestar]) -> None:
    types = {name: client.get(f"/{name}").headers["content-type"] for name in (SCRIPT, "icon.svg")}
    assert types == {SCRIPT: "text/javascript; charset=utf-8", "icon.svg": "image/svg+xml"}
    assert client.get("/assets/serif-1.woff2").headers["content-type"] == "font/woff2"


def test_the_policy_allows_nothing_inline_and_nothing_foreign(client: TestClient[Litestar]) -> None:
    for path in ("/", f"/{SCRIPT}", "/nothing/here.js"):
        headers = client.get(path, headers=PAGE).headers
        assert {name: headers[name] for name in SECURITY_HEADERS} == SECURITY_HEADERS
    policy = SECURITY_HEADERS["content-security-policy"]
    # WebAssembly may be compiled: a house in a pocket is that.
    assert [word for word in policy.replace(";", "").split() if "unsafe" in word] == ["'wasm-unsafe-eval'"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "http" not in policy


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("identity", None),
        ("gzip, deflate", "gzip"),
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br; q=0.0", None),
        ("", None),
    ],
)
def test_a_file_is_sent_as_the_browser_takes_it(built: Path, accepted: str, encoding: str | None) -> None:
    sendable = WebApp(built)._sendable(SCRIPT, accepted)
    assert sendable.encoding == encoding
    endings = {None: "", "gzip": ".gz", "br": ".br"}
    assert sendable.body == (built / f"{SCRIPT}{endings[encoding]}").read_bytes()


def test_a_packed_file_arrives_unpacked_and_says_what_it_depends_on(client: TestClient[Litestar]) -> None:
    answer = client.get(f"/{SCRIPT}", headers={"accept-encoding": "gzip"})
    assert answer.text == "let packed"
    assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "accept-encoding")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"


def test_what_the_browser_has_is_not_sent_again(client: TestClient[Litestar]) -> None:
    tag = client.get("/", headers=PAGE).headers["etag"]
    again = client.get("/", headers=PAGE | {"if-none-match": f'"other", W/{tag}'})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert client.get("/", headers=PAGE | {"if-none-match": '"other"'}).status_code == 200
    assert client.get(f"/{SCRIPT}").headers["etag"] != tag


def test_a_page_that_only_the_app_knows_is_the_app(client: TestClient[Litestar]) -> None:
    assert client.get("/table/abc", headers=PAGE).text == client.get("/", headers=PAGE).text


def test_what_is_missing_is_missing(client: TestClient[Litestar]) -> None:
    assert client.get("/assets/gone.js", headers=PAGE).status_code == 404
    assert client.get("/table/abc", headers={"accept": "*/*"}).status_code == 404
    assert client.get(f"/{SCRIPT}.gz").status_code == 404
    assert client.get("/api/nothing", headers=PAGE).status_code == 404
    assert client.post("/", headers={"origin": "http://testserver.local"}).status_code == 405


def test_nothing_outside_the_folder_is_served(client: TestClient[Litestar]) -> None:
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//secret.txt"):
        assert "dice" not in client.get(path).text


def test_asking_for_the_head_alone_gives_the_same_headers(client: TestClient[Litestar]) -> None:
    head = client.head("/", headers=PAGE)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["etag"] == client.get("/", headers=PAGE).headers["etag"]


@pytest.mark.parametrize(("wanted", "words"), [("de-DE,en;q=0.5", "noch nicht gebaut"), ("en, de", "not built yet")])
def test_a_house_without_the_app_says_what_to_do(tmp_path: Path, wanted: str, words: str) -> None:
    with TestClient(application(tmp_path / "data", web_app=WebApp(tmp_path / "nothing"))) as client:
        answer = client.get("/", headers=PAGE | {"accept-language": wanted})
        assert answer.status_code == 503
        assert words in answer.text
        assert "make run" in answer.text
        assert client.get("/assets/index.js").status_code == 404
        assert client.get("/health").status_code == 200


needs_the_app = pytest.mark.skipif(not WebApp().is_built, reason="the web app is not built: make web")


@needs_the_app
def test_every_built_file_has_a_type_and_those_that_pack_well_are_packed() -> None:
    plain = [path for path in FOLDER.rglob("*") if path.is_file() and path.suffix not in (".gz", ".br")]
    assert {path.suffix for path in plain} <= set(MEDIA_TYPES)
    for path in plain:
        if path.suffix in (".bin", ".css", ".html", ".js") and path.stat().st_size >= 512:
            assert gzip.decompress(path.with_name(f"{path.name}.gz").read_bytes()) == path.read_bytes()
            assert path.with_name(f"{path.name}.br").exists()


needs_the_pocket = pytest.mark.skipif(
    not (POCKET_APP / "manifest.json").is_file(), reason="no pocket here: make pocket"
)


@needs_the_app
@needs_the_pocket
def test_the_readme_says_what_the_whole_box_weighs() -> None:
    weights = [
        *json.loads((FOLDER / "app-files.json").read_text()).values(),
        *json.loads((POCKET_APP / "manifest.json").read_text())["files"].values(),
    ]
    told = re.search(r"Kept on a device, about (\d+) MB", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert told is not None
    assert int(told[1]) == round(sum(weights) / 1_000_000)


@needs_the_app
@needs_the_pocket
def test_the_package_carries_the_app_and_the_pocket(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, env=os.environ | {"SOURCE_DATE_EPOCH": "0"})
    (wheel,) = tmp_path.glob("*.whl")
    packed = set(zipfile.ZipFile(wheel).namelist())
    files = {path for folder in (FOLDER, POCKET_APP) for path in folder.rglob("*") if path.is_file()}
    assert {path.relative_to(ROOT / "src").as_posix() for path in files} <= packed
    assert "knobel/texts/de/common.ftl" in packed
    # Proofs, tests and tools stand beside the package.
    assert {name.split("/")[0] for name in packed if ".dist-info/" not in name} == {"knobel"}
