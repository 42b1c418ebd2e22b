"""Set up the environments of a clone, each only when its inputs have changed, saying what is done in a line a step.

    scripts/ready             .venv: Prestol with its locked packages, compiled where a C compiler is at hand
    scripts/ready peers       .bench: the other engines that `make bench` measures beside ours
    scripts/ready mutants     .mutants/venv: the tools of `make mutants`
    scripts/ready web         src/prestol/server/web: the web client, built with Node (the machine's, or one from PyPI)
    scripts/ready npm VERB    the packages of the web client, and then a script of web/package.json: check, lint, test
    scripts/ready compiled    as without a word, and an error if the rules did not compile though a compiler is there

Needs nothing but the standard library.
"""

from __future__ import annotations

import filecmp
import hashlib
import os
import shlex
import shutil
import ssl
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts.groups import groups  # noqa: E402 # found only from here on

UV_VERSION = "0.13.7"
UV = ROOT / ".uv"
WEB = ROOT / "web"
FONTS = WEB / "src" / "ui" / "fonts"
"""Written by the build itself, from packages."""
BUILT = ROOT / "src" / "prestol" / "server" / "web"
NODES = ((20, 19), (22, 12), (24, 0))
"""The oldest Node of each line that builds the web client; all later lines do."""
SETTINGS = ("PRESTOL_PURE", "PRESTOL_COMPILED")
"""Environment variables that change what is installed."""


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
        elif want == "web":
            make_web()
        elif want == "npm":
            return run_npm(sys.argv[2])
        else:
            make_environment(
                ".venv", "", ["--all-extras", "--no-editable", "--reinstall-package", "prestol", "--compile-bytecode"]
            )
            renew(ROOT / "src" / "prestol", installed(ROOT / ".venv"))
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
    inputs = fingerprint(with_rules=not what)
    if stamp.is_file() and stamp.read_text() == inputs:
        return
    started = time.monotonic()
    uv = find_uv()
    say(f"installing {what or f'the locked packages{to_compile()}'} ...")
    stamp.unlink(missing_ok=True)
    environment = uv_environment() | {"UV_PROJECT_ENVIRONMENT": str(place), "PRESTOL_CLIENT": "0"}
    run([uv, "sync", "--quiet", "--frozen", "--python", sys.executable, *arguments], environment)
    stamp.write_text(inputs)
    form = "" if what else ", compiled" if is_compiled() else ", interpreted: slower, but the same games"
    say(f"ready in {time.monotonic() - started:.0f} s{form}.")


def uv_environment() -> dict[str, str]:
    """Variables for uv: of no other environment, without a Python of its own."""
    environment = {name: value for name, value in os.environ.items() if name not in ("VIRTUAL_ENV", "PYTHONPATH")}
    store = ssl.get_default_verify_paths()
    if store.cafile or store.capath:  # behind a company's proxy only the system's own store knows its certificate
        environment.setdefault("UV_SYSTEM_CERTS", "true")
    return environment | {"UV_PYTHON_DOWNLOADS": "never"}


def fingerprint(with_rules: bool) -> str:
    """A hash of everything an environment is made from, but for the sources that are only copied."""
    digest = hashlib.sha256(f"{UV_VERSION} {sys.version} {sys.executable} {ROOT}".encode())
    digest.update(hash_of([ROOT / "pyproject.toml", ROOT / "uv.lock"]).encode())
    if with_rules:
        digest.update(hash_of([ROOT / "setup.py"]).encode())
        digest.update(repr([group.hash() for group in groups()]).encode())
        digest.update(repr([os.environ.get(name) for name in SETTINGS]).encode())
    return digest.hexdigest()


def to_compile() -> str:
    """What is said of the groups that are not compiled yet."""
    if os.environ.get("PRESTOL_PURE") == "1":
        return ""
    missing = [group.name.removeprefix("games.") for group in groups() if not group.is_built]
    if not missing:
        return ""
    return f" and compiling what has changed ({', '.join(missing)}), which can take some minutes"


def installed(environment: Path) -> Path:
    """Where Prestol lies in an environment."""
    base = str(environment)
    return Path(sysconfig.get_path("purelib", "venv", {"base": base, "platbase": base})) / "prestol"


def renew(source: Path, target: Path) -> None:
    """Bring installed sources up to date: what is not compiled is only copied, and only where it differs."""
    wanted = set(plain_files(source))
    for path in sorted(wanted):
        if not (target / path).is_file() or not filecmp.cmp(source / path, target / path, shallow=False):
            (target / path).parent.mkdir(parents=True, exist_ok=True)
            (target / path).unlink(missing_ok=True)  # it may be a link into uv's cache
            shutil.copy2(source / path, target / path)
    for path in plain_files(target):
        if path not in wanted:
            (target / path).unlink()


def plain_files(folder: Path) -> list[Path]:
    """The files of a package that are not built by Python or the C compiler, relative to its folder."""
    files = [path for path in folder.rglob("*") if path.is_file() and path.suffix not in (".pyc", ".so", ".pyd")]
    return [path.relative_to(folder) for path in files]


def make_web() -> None:
    """Build the web client; nothing is done where it was built from the same sources."""
    stamp = BUILT / "built.stamp"
    inputs = hash_of(web_sources())
    if stamp.is_file() and stamp.read_text() == inputs:
        return
    started = time.monotonic()
    environment = node_environment()
    install_packages(environment)
    say("building the web client ...")
    run(["npm", "run", "--silent", "build"], environment, WEB)
    stamp.write_text(inputs)
    say(f"the web client is built in {time.monotonic() - started:.0f} s.")


def run_npm(verb: str) -> int:
    """Run a script of the web client and let it speak for itself."""
    environment = node_environment()
    install_packages(environment)
    npm = shutil.which("npm", path=environment["PATH"]) or "npm"
    return subprocess.run([npm, "run", "--silent", verb], cwd=WEB, env=environment, check=False).returncode


def install_packages(environment: dict[str, str]) -> None:
    """The packages of web/package-lock.json, to the letter."""
    stamp = WEB / "node_modules" / "prestol.stamp"
    inputs = hash_of([WEB / "package.json", WEB / "package-lock.json"])
    if stamp.is_file() and stamp.read_text() == inputs:
        return
    say("installing the packages of the web client, which takes a minute the first time ...")
    run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], environment, WEB)
    stamp.write_text(inputs)


def node_environment() -> dict[str, str]:
    """Variables under which `npm` is a Node that can build the client: the machine's own, or one from PyPI."""
    environment = dict(os.environ)
    if not (is_node("node") and shutil.which("npm")):
        make_environment(".node", "Node, which builds the web client", ["--only-group", "node"])
        environment["PATH"] = os.pathsep.join([str(ROOT / ".node" / "bin"), environment.get("PATH", "")])
    return environment


def is_node(command: str) -> bool:
    """Whether a command is there and is a Node that is new enough."""
    if not shutil.which(command):
        return False
    told = subprocess.run([command, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    major, _, rest = told.removeprefix("v").partition(".")
    minor = rest.partition(".")[0]
    if not (major.isdecimal() and minor.isdecimal()):
        return False
    version = (int(major), int(minor))
    return version >= NODES[-1] or any(version[0] == least[0] and version >= least for least in NODES)


def web_sources() -> list[Path]:
    """Everything the web client is built from."""
    files = [path for path in WEB.glob("*") if path.is_file()]
    for folder in (WEB / "src", WEB / "public", ROOT / "src" / "prestol" / "content" / "locale"):
        files += [path for path in folder.rglob("*") if path.is_file() and FONTS not in path.parents]
    return sorted(files)


def hash_of(files: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in files:
        digest.update(f"\n{path.relative_to(ROOT)}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


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


def run(command: list[str], environment: dict[str, str], folder: Path = ROOT) -> None:
    """Run a step; where it fails, show what it said and tell in one sentence what to look at."""
    program = shutil.which(command[0], path=environment.get("PATH")) or command[0]
    done = subprocess.run(
        [program, *command[1:]],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
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
    if os.environ.get("PRESTOL_PURE") == "1" or not can_compile():
        return 2
    raise NotReady(
        "the rules did not compile though a C compiler is there; PRESTOL_COMPILED=1 .uv/bin/uv build --wheel says why."
    )


def can_compile() -> bool:
    """Whether this machine has a C compiler and the headers of Python."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    return bool(shutil.which(compiler)) and (Path(sysconfig.get_path("include")) / "Python.h").is_file()


if __name__ == "__main__":
    sys.exit(main())
