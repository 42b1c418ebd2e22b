"""A source package and a wheel made from a clean clone, and Prestol played from the wheel in an empty environment."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.groups import ROOT, kept_folder
from scripts.packages import TOOLS, tag_wheel
from scripts.ready import can_compile
from tests.server.process import free_port

UV = ROOT / ".uv" / "bin" / "uv"
PATIENCE = 60.0
"""Seconds that the server may take to start on a busy machine."""

needs_uv = pytest.mark.skipif(not UV.is_file(), reason="uv is not set up here: make test does it")


def run(*command: object, cwd: Path = ROOT, **settings: str) -> str:
    """What a command says; where it fails, the test does."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env=clean_environment() | settings,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout[-3000:]}\n{done.stderr[-6000:]}"
    return done.stdout


def clean_environment() -> dict[str, str]:
    """Variables of a shell in which nothing is set up; uv trusts what the system trusts, as in scripts/ready."""
    left_out = ("PYTHONPATH", "VIRTUAL_ENV")
    return {name: value for name, value in os.environ.items() if name not in left_out} | {"UV_SYSTEM_CERTS": "true"}


def clone_to(folder: Path) -> None:
    """The files that git keeps, as they are now, and nothing that was built; only the packages of Node are lent."""
    for name in run("git", "ls-files", "--cached", "--others", "--exclude-standard", "-z").split("\0"):
        if name and (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    packages = ROOT / "web" / "node_modules"
    if packages.is_dir():
        (folder / "web" / "node_modules").symlink_to(packages)


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with both packages. The wheel is made from the source package, where there is no Node's work to do."""
    folder = tmp_path_factory.mktemp("packages")
    clone_to(folder / "clone")
    build = (UV, "build", "--quiet", "--python", sys.executable, "--out-dir", folder)
    run(*build, folder / "clone", PRESTOL_KEPT=str(kept_folder()))
    return folder


@pytest.fixture(scope="module")
def bin(packages: Path) -> Path:
    """The commands of an environment that holds nothing but the wheel and what it needs."""
    (wheel,) = packages.glob("*.whl")
    locked = ("--frozen", "--no-default-groups", "--extra", "server", "--no-emit-project", "--no-hashes")
    (packages / "needed.txt").write_text(run(UV, "export", "--quiet", *locked))
    run(UV, "venv", "--quiet", "--python", sys.executable, packages / "environment")
    python = packages / "environment" / "bin" / "python"
    run(UV, "pip", "install", "--quiet", "--python", python, "-r", packages / "needed.txt", wheel)
    return python.parent


@pytest.fixture
def served(bin: Path, tmp_path: Path) -> Iterator[str]:
    """The address of `prestol serve`."""
    base = f"http://127.0.0.1:{(port := free_port())}"
    settings = {"PRESTOL_DATABASE": f"sqlite:///{tmp_path}/tables.db", "PRESTOL_PORT": str(port)}
    with subprocess.Popen([bin / "prestol", "serve"], cwd=tmp_path, env=clean_environment() | settings) as process:
        deadline = time.monotonic() + PATIENCE
        while not is_there(f"{base}/readyz"):
            assert process.poll() is None and time.monotonic() < deadline
            time.sleep(0.1)
        yield base
        process.terminate()


def is_there(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=5) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, ConnectionError, TimeoutError):
        return False


@needs_uv
@pytest.mark.slow
def test_the_source_package_holds_the_web_client(packages: Path) -> None:
    (archive,) = packages.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        names = [name.partition("/")[2] for name in opened.getnames()]
    assert "src/prestol/server/web/index.html" in names
    assert not any(name.startswith("web/") for name in names)


@needs_uv
@pytest.mark.slow
@pytest.mark.skipif(not (TOOLS / "auditwheel").is_file(), reason="the tools are not set up here: make packages does it")
def test_the_wheel_runs_on_linux_systems_of_the_last_ten_years(packages: Path, tmp_path: Path) -> None:
    (wheel,) = packages.glob("*.whl")
    if "-linux_" not in wheel.name:
        pytest.skip("the wheel is not compiled, so every system takes it")
    tag_wheel(Path(shutil.copy2(wheel, tmp_path)))
    (tagged,) = tmp_path.glob("*.whl")
    oldest = re.search(r"manylinux_2_(\d+)_", tagged.name)
    assert oldest is not None and int(oldest[1]) <= 28, tagged.name


@needs_uv
@pytest.mark.slow
def test_the_wheel_plays(bin: Path, tmp_path: Path) -> None:
    form = run(bin / "python", "-c", "import prestol; print(prestol.COMPILED)", cwd=tmp_path)
    assert form.strip() == str(can_compile())
    assert "tsar" in run(bin / "prestol", "simulate", "tsar", "--games", "3", cwd=tmp_path)
    assert "ivan" in run(bin / "prestol", "simulate", "ivan", "--games", "3", cwd=tmp_path)


@needs_uv
@pytest.mark.slow
def test_the_wheel_serves_the_web_client(served: str) -> None:
    with urllib.request.urlopen(served, timeout=10) as answer:
        page = answer.read().decode()
    files = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page)
    assert files
    for file in files:
        assert is_there(f"{served}{file}"), file


def test_without_a_web_client_a_build_says_so_in_one_sentence(tmp_path: Path) -> None:
    for name in ("setup.py", "pyproject.toml", "README.md", "scripts/groups.py", "src/prestol/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, tmp_path / name)
    environment = clean_environment() | {"PRESTOL_PURE": "1"}
    command = [sys.executable, "setup.py", "--quiet", "bdist_wheel"]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.strip().splitlines()[-1].startswith("error: the web client is missing and could not be built")
    assert "Traceback" not in done.stderr
