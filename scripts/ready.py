"""Set up the environments of a clone, each only when its inputs have changed, saying what is done in a line a step.

    scripts/ready             .venv: Prestol with its locked packages, compiled where a C compiler is at hand
    scripts/ready peers       .bench: the other engines that `make bench` measures beside ours
    scripts/ready mutants     .mutants/venv: the tools of `make mutants`
    scripts/ready compiled    as without a word, and an error if the rules did not compile though a compiler is there

Needs nothing but the standard library.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UV_VERSION = "0.13.7"
UV = ROOT / ".uv"
SETTINGS = ("CC", "CFLAGS", "PRESTOL_PURE", "PRESTOL_COMPILED")
"""Environment variables that change what is built."""


class NotReady(Exception):
    """A step failed; the text says in one sentence what to do."""


def main() -> int:
    want = sys.argv[1] if len(sys.argv) > 1 else ""
    try:
        if want == "peers":
            make_environment(".bench", "the engines to compare with", ["--only-group", "peers"])
        elif want == "mutants":
            tools = ["--no-default-groups", "--group", "mutants", "--no-install-project"]
            make_environment(".mutants/venv", "the tools of mutation testing", tools)
        else:
            make_environment(".venv", "", ["--no-editable", "--reinstall-package", "prestol", "--compile-bytecode"])
        if want == "compiled":
            return check_compiled()
    except NotReady as failure:
        print(f"Prestol: {failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nPrestol: stopped; the next call goes on from here.", file=sys.stderr)
        return 130
    return 0


def say(text: str) -> None:
    print(f"Prestol: {text}", flush=True)


def make_environment(folder: str, what: str, arguments: list[str]) -> None:
    """Bring an environment to what the lock says; nothing is done where its stamp shows the same inputs."""
    place = ROOT / folder
    stamp = place / "prestol.stamp"
    inputs = fingerprint(sources=not what)
    if stamp.is_file() and stamp.read_text() == inputs:
        return
    started = time.monotonic()
    uv = find_uv()
    say(f"installing {what or 'the locked packages and building the rules, which takes a minute the first time'} ...")
    stamp.unlink(missing_ok=True)
    environment = {name: value for name, value in os.environ.items() if name not in ("VIRTUAL_ENV", "PYTHONPATH")}
    environment |= {"UV_PROJECT_ENVIRONMENT": str(place), "UV_PYTHON_DOWNLOADS": "never"}
    run([uv, "sync", "--quiet", "--frozen", "--python", sys.executable, *arguments], environment)
    stamp.write_text(inputs)
    form = "" if what else ", compiled" if is_compiled() else ", interpreted: slower, but the same games"
    say(f"ready in {time.monotonic() - started:.0f} s{form}.")


def fingerprint(sources: bool) -> str:
    """A hash of everything an environment is made from."""
    digest = hashlib.sha256(f"{UV_VERSION} {sys.version} {sys.executable} {ROOT}".encode())
    for path in [ROOT / "pyproject.toml", ROOT / "uv.lock", *(source_files() if sources else ())]:
        digest.update(f"\n{path.relative_to(ROOT)}\n".encode())
        digest.update(path.read_bytes())
    if sources:
        digest.update(repr([os.environ.get(name) for name in SETTINGS]).encode())
    return digest.hexdigest()


def source_files() -> Iterator[Path]:
    yield ROOT / "setup.py"
    for path in sorted((ROOT / "src").rglob("*")):
        if path.is_file() and path.suffix != ".pyc" and ".egg-info" not in path.parent.name:
            yield path


def find_uv() -> str:
    """Our own uv, of the version we know, fetched from the package registry the first time."""
    uv = UV / "bin" / "uv"
    stamp = UV / "version"
    if uv.is_file() and stamp.is_file() and stamp.read_text() == UV_VERSION:
        return str(uv)
    say(f"fetching uv {UV_VERSION}, which installs everything else ...")
    shutil.rmtree(UV, ignore_errors=True)
    pip = [sys.executable, "-m", "pip"]
    target = ["--target", str(UV)]
    if subprocess.run([sys.executable, "-m", "venv", str(UV)], capture_output=True, check=False).returncode == 0:
        pip, target = [str(UV / "bin" / "python"), "-m", "pip"], []
    run([*pip, "install", "--quiet", "--disable-pip-version-check", *target, f"uv=={UV_VERSION}"], dict(os.environ))
    stamp.write_text(UV_VERSION)
    return str(uv)


def run(command: list[str], environment: dict[str, str]) -> None:
    """Run a step; where it fails, show what it said and tell in one sentence what to look at."""
    done = subprocess.run(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        raise NotReady(
            f"this step failed: {shlex.join(command)}; see above (a network to the package registry is needed, "
            "and on Debian and Ubuntu the package python3-venv)."
        )


def is_compiled() -> bool:
    """Whether the installed Prestol runs in its compiled form."""
    python = ROOT / ".venv" / "bin" / "python"
    command = [str(python), "-P", "-c", "import sys, prestol; sys.exit(0 if prestol.COMPILED else 3)"]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode not in (0, 3):
        raise NotReady(f"the installed Prestol does not start:\n{done.stderr}")
    return done.returncode == 0


def check_compiled() -> int:
    """0 with the compiled form, 2 where this machine cannot compile; an error where it could but did not."""
    if is_compiled():
        return 0
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    if os.environ.get("PRESTOL_PURE") == "1" or not shutil.which(compiler) or not headers.is_file():
        return 2
    raise NotReady(
        "the rules did not compile though a C compiler is there; PRESTOL_COMPILED=1 .uv/bin/uv build --wheel says why."
    )


if __name__ == "__main__":
    sys.exit(main())
