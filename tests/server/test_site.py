"""`knobel site`: plain files that name each other by where they lie, and never half of two sites."""

import gzip
import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from knobel.core.errors import KnobelError
from knobel.server.built import FOREVER
from knobel.server.policy import PAGE_POLICY, SECURITY_HEADERS
from knobel.server.site.writing import MARK, write_site
from tests.cli.test_program import knobel_process

PAGE = '<!doctype html><meta charset="utf-8" /><script type="module" src="/assets/{script}"></script>'


def built(folder: Path, version: str) -> dict[str, Path]:
    """Files such as the builders leave behind."""
    script = f"assets/index-{version}.js"
    texts = {
        "index.html": PAGE.format(script=f"index-{version}.js"),
        "index.html.br": "of the page as the server has it",
        script: f"let version = '{version}'",
        f"{script}.br": "packed",
        "sw.js": "",
        "pocket/manifest.json": json.dumps({"version": version}),
        f"pocket/engine-{version}.zip": "engine",
    }
    for name, text in texts.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return {name: folder / name for name in texts}


def contents(folder: Path) -> Mapping[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_page_names_its_files_by_where_they_lie_has_a_policy_and_plays_in_the_pocket(tmp_path: Path) -> None:
    site = write_site(tmp_path / "site", "Lies mich", built(tmp_path / "one", "one"))
    files = contents(tmp_path / "site")
    page = files["index.html"].decode()
    assert 'src="./assets/index-one.js"' in page
    assert '="/' not in page
    assert '<meta name="knobel-house" content="pocket" />' in page
    assert f'content="{PAGE_POLICY}"' in page.split("<script")[0]
    assert "frame-ancestors" not in page, "browsers complain of it there"
    assert gzip.decompress(files["index.html.gz"]).decode() == page
    assert "index.html.br" not in files
    assert files["README.txt"] == b"Lies mich"
    assert (site.files, site.replaced) == (len(files) - 1, False)


def test_hosts_are_told_the_policy_and_what_may_be_kept_for_ever(tmp_path: Path) -> None:
    write_site(tmp_path / "site", "", built(tmp_path / "one", "one"))
    files = contents(tmp_path / "site")
    for name in ("_headers", ".htaccess", "nginx.conf.txt"):
        assert all(value in files[name].decode() for value in SECURITY_HEADERS.values()), name
    rules = files["_headers"].decode().split("\n/")
    assert {rule.split("\n")[0] for rule in rules if FOREVER in rule} == {"assets/*", "pocket/engine-one.zip"}


def test_a_site_is_renewed_and_what_others_have_put_there_stays(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    write_site(folder, "", built(tmp_path / "one", "one"))
    (folder / "CNAME").write_text("knobel.example")
    assert write_site(folder, "", built(tmp_path / "two", "two")).replaced
    files = contents(folder)
    assert {"CNAME", "assets/index-two.js", "pocket/engine-two.zip"} <= set(files)
    assert not [name for name in files if "-one" in name or name.endswith(".new")]
    assert set(json.loads(files[MARK])["files"]) == set(files) - {"CNAME", MARK}


def test_a_site_that_could_not_be_renewed_is_the_one_before(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    write_site(folder, "", built(tmp_path / "one", "one"))
    before = contents(folder)
    files = built(tmp_path / "two", "two")
    files["sw.js"].unlink()
    with pytest.raises(KnobelError, match="cannot-write"):
        write_site(folder, "", files)
    after = contents(folder)
    assert {name: after[name] for name in before if name != MARK and not name.startswith(("_", "."))} == {
        name: content for name, content in before.items() if name != MARK and not name.startswith(("_", "."))
    } | {"pocket/manifest.json": after["pocket/manifest.json"]}


def test_a_folder_with_anything_else_in_it_is_left_as_it_is(tmp_path: Path) -> None:
    files = built(tmp_path / "one", "one")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear")
    (tmp_path / "file").write_text("dear")
    for folder in (tmp_path / "mine", tmp_path / "file"):
        with pytest.raises(KnobelError, match="site-not-empty"):
            write_site(folder, "", files)
    assert contents(tmp_path / "mine") == {"letter.txt": b"dear"}
    # A mark cannot lead out of the folder.
    (tmp_path / "mine" / MARK).write_text(json.dumps({"files": ["../file", "letter.txt"]}))
    write_site(tmp_path / "mine", "", files)
    assert (tmp_path / "file").read_text() == "dear"


def test_without_what_is_built_there_is_no_site(tmp_path: Path) -> None:
    with pytest.raises(KnobelError, match="site-not-built"):
        write_site(tmp_path / "site", "", {})
    assert not (tmp_path / "site").exists()


def test_the_command_says_what_it_needs(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").touch()
    told = knobel_process("site", str(tmp_path), "--lang", "en")
    assert told.returncode == 2
    assert "Take an empty folder" in told.stderr or "make site" in told.stderr
