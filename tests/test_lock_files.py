"""What is pinned: names, versions and hashes, and no address of any registry."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
PYTHON_LOCKS = sorted((ROOT / "requirements").glob("*.lock"))
NPM_LOCK: dict[str, dict[str, Any]] = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]


@pytest.mark.parametrize("lock", PYTHON_LOCKS, ids=lambda path: path.name)
def test_python_packages_are_pinned_with_hashes_and_without_addresses(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    pinned = re.findall(r"^([\w.\[\]-]+)==", text, re.M)
    assert len(pinned) == len(re.findall(r"^[\w.\[\]-]+==[^\n]*\\\n +--hash=", text, re.M)) > 0


def test_the_packages_of_the_web_app_are_pinned_without_addresses() -> None:
    assert "omit-lockfile-registry-resolved=true" in (ROOT / "web" / ".npmrc").read_text().splitlines()
    assert not [name for name, package in NPM_LOCK.items() if "resolved" in package]


def test_the_packages_of_the_web_app_carry_hashes_unless_they_are_for_another_platform() -> None:
    for name, package in NPM_LOCK.items():
        assert not name or "integrity" in package or (package["optional"] and package["cpu"]), name


def test_the_web_app_can_be_built_on_every_platform_that_its_builder_knows() -> None:
    names = {name.rpartition("node_modules/")[2] for name in NPM_LOCK}
    wanted = {name for package in NPM_LOCK.values() for name in package.get("optionalDependencies", {})}
    assert wanted
    assert wanted <= names, "node web/scripts/complete_lock.mjs puts in what is missing"


def test_the_container_installs_what_is_pinned_for_the_full_house() -> None:
    steps = [line.strip() for line in (ROOT / "Containerfile").read_text(encoding="utf-8").splitlines()]
    (locked,) = [step for step in steps if "requirements/all.lock" in step and step.startswith("RUN")]
    assert "--require-hashes" in locked
    others = [step for step in steps if "pip install" in step and step != locked]
    assert all("--no-deps" in step or "--require-hashes" in step for step in others), others
