"""The container and compose files say what is so: every option exists, every file is there, every port is the one."""

import inspect
import json
import re
from pathlib import Path
from typing import Any

import yaml

from knobel.cli.app import build_app
from knobel.cli.voice import Voice
from knobel.server.built import POCKET_APP, WEB_APP
from knobel.server.serving import Settings

ROOT = Path(__file__).parent.parent.parent
CONTAINER = (ROOT / "Containerfile").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))


def serve_options() -> set[str]:
    """Every option of `knobel serve`."""
    serve = build_app(Voice("en"))["serve"]
    assert serve.default_command is not None
    return {f"--{name.replace('_', '-')}" for name in inspect.signature(serve.default_command).parameters}


def test_the_container_starts_the_server_with_options_that_exist() -> None:
    (line,) = re.findall(r"^ENTRYPOINT (.*)$", CONTAINER, re.M)
    command = json.loads(line)
    assert command[:2] == ["knobel", "serve"]
    assert {word for word in command if word.startswith("--")} <= serve_options()


def test_everything_that_is_copied_is_there_and_not_ignored() -> None:
    kept = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    for line in re.findall(r"^COPY (?!--from)(.*)$", CONTAINER, re.M):
        for source in line.split()[:-1]:
            assert (ROOT / source).exists(), source
            assert source.split("/")[0] in kept, source


def test_the_web_app_and_the_pocket_are_built_where_the_server_looks_for_them() -> None:
    built = WEB_APP.relative_to(ROOT).as_posix()
    assert f"COPY --from=web /build/{built} {built}" in CONTAINER
    assert f'outDir: "../{built}"' in (ROOT / "web" / "vite.config.ts").read_text(encoding="utf-8")
    pocket = POCKET_APP.relative_to(ROOT).as_posix()
    assert f"COPY --from=pocket /build/{pocket} {pocket}" in CONTAINER
    assert f"python -m tools.pocket --wheels wheels {pocket}\n" in CONTAINER
    # One that was built here must not lie beneath the one that is built there.
    assert {built, pocket} <= set((ROOT / ".dockerignore").read_text().splitlines())


def test_the_pocket_is_made_of_the_same_wheels_everywhere() -> None:
    (platform,) = re.findall(r"^POCKET_PYTHON := (.*)$", (ROOT / "Makefile").read_text(), re.M)
    assert platform in CONTAINER


def test_the_port_is_the_one_that_is_exposed_checked_and_published() -> None:
    port = str(Settings().port)
    assert re.findall(r"^EXPOSE (\d+)$", CONTAINER, re.M) == [port]
    assert f"127.0.0.1:{port}/health" in CONTAINER
    for name in ("knobel", "knobel-2"):
        assert COMPOSE["services"][name]["ports"][0].endswith(f":{port}")


def test_the_servers_of_the_composition_share_one_database_and_one_hub() -> None:
    services = COMPOSE["services"]
    for name in ("knobel", "knobel-2"):
        command = services[name]["command"]
        assert {word for word in command if word.startswith("--")} <= serve_options()
        assert "@postgres/" in command[command.index("--database-url") + 1]
        assert command[command.index("--hub-url") + 1] == "redis://redis"
        assert set(services[name]["depends_on"]) == {"postgres", "redis"} <= set(services)


def test_no_password_is_written_down() -> None:
    assert "POSTGRES_PASSWORD:?" in (ROOT / "compose.yaml").read_text(encoding="utf-8")


def test_every_service_comes_back_after_it_has_ended() -> None:
    assert {service.get("restart") for service in COMPOSE["services"].values()} == {"unless-stopped"}
