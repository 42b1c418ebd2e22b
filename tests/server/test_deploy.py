"""The files of deploy/: they are well formed, agree with each other and with the settings, and their own tools say so.

Which tools are at hand differs from machine to machine; what a missing one would check is checked here by reading.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from prestol.cli.app import VERBS
from prestol.server.config import FIELDS, PREFIX

ROOT = Path(__file__).resolve().parent.parent.parent
DEPLOY = ROOT / "deploy"
SETTINGS = {f"{PREFIX}{name.upper()}" for name in FIELDS}
INSTRUCTIONS = "FROM RUN WORKDIR COPY ENV USER VOLUME EXPOSE STOPSIGNAL HEALTHCHECK CMD".split()
UNITS = ["prestol.service", "prestol-backup.service", "prestol-backup.timer"]


def text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def run(*command: str | Path, **environment: str) -> None:
    """Run a tool that must be content."""
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=DEPLOY, env=environment or None)
    assert done.returncode == 0, f"{command}:\n{done.stdout}{done.stderr}"


def at_hand(tool: str) -> str | None:
    return shutil.which(tool) or shutil.which(tool, path="/usr/sbin:/sbin")


# --- systemd


@pytest.mark.parametrize("name", UNITS)
def test_units_are_sections_of_assignments(name: str) -> None:
    lines = [line for line in text(name).splitlines() if line and not line.startswith("#")]
    assert lines[0] == "[Unit]"
    assert all(re.fullmatch(r"\[[A-Z][a-z]+\]|[A-Z][A-Za-z]+=.*", line) for line in lines)


def test_units_name_settings_and_verbs_that_exist() -> None:
    for name in UNITS:
        assert set(re.findall(r"PRESTOL_[A-Z_]+", text(name))) <= SETTINGS
        verbs = re.findall(r"/bin/prestol (\w+)", text(name))
        assert set(verbs) <= set(VERBS) and (verbs or name.endswith(".timer"))
    assert set(re.findall(r"^(\w+)=", text("prestol.env"), re.MULTILINE)) <= SETTINGS


@pytest.mark.skipif(not at_hand("systemd-analyze"), reason="systemd-analyze is not at hand")
def test_systemd_accepts_the_units(tmp_path: Path) -> None:
    for name in UNITS:  # Prestol is not installed under /opt here
        (tmp_path / name).write_text(text(name).replace("/opt/prestol/bin/prestol", sys.executable))
    run("systemd-analyze", "verify", *(tmp_path / name for name in UNITS))


# --- containers


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(text("compose.yaml"))
    return found


def test_the_compose_file_has_two_servers_a_database_and_a_proxy() -> None:
    plan = compose()
    services = plan["services"]
    assert services["one"] == services["two"]
    assert set(services) == {"one", "two", "database", "proxy"}
    for service in services.values():
        assert "image" in service
        assert set(service.get("depends_on", [])) <= set(services)
        for mount in service.get("volumes", []):
            source = mount.partition(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in plan["volumes"]
    assert "ports" not in services["one"], "the servers believe their proxy, so nothing else may reach them"
    assert set(services["one"]["environment"]) <= SETTINGS


def test_the_compose_file_builds_the_container_file() -> None:
    build = compose()["services"]["one"]["build"]
    assert (DEPLOY / build["context"]).resolve() == ROOT
    assert (ROOT / build["dockerfile"]).is_file()


def test_every_variable_of_the_compose_file_is_in_the_example() -> None:
    asked = set(re.findall(r"\$\{(\w+)", text("compose.yaml")))
    assert asked == set(re.findall(r"^(\w+)=", text("example.env"), re.MULTILINE))


def test_the_database_is_the_one_that_the_servers_ask_for() -> None:
    services = compose()["services"]
    given = services["database"]["environment"]
    url = services["one"]["environment"]["PRESTOL_DATABASE"]
    user, password = given["POSTGRES_USER"], given["POSTGRES_PASSWORD"]
    assert url == f"postgresql://{user}:{password}@database/{given['POSTGRES_DB']}"


def has_compose() -> bool:
    if not shutil.which("docker"):
        return False
    return subprocess.run(["docker", "compose", "version"], capture_output=True, check=False).returncode == 0


@pytest.mark.skipif(not has_compose(), reason="docker compose is not at hand")
def test_compose_accepts_its_file() -> None:
    run("docker", "compose", "--env-file", "example.env", "config", "--quiet")


def instructions() -> list[tuple[str, str]]:
    """The instructions of the container file, each on one line."""
    joined = text("Containerfile").replace("\\\n", " ")
    lines = [line for line in joined.splitlines() if line.strip() and not line.startswith("#")]
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines)]


def test_the_container_file_is_made_of_instructions() -> None:
    found = instructions()
    assert {word for word, _ in found} <= set(INSTRUCTIONS)
    bases = [rest.split() for word, rest in found if word == "FROM"]
    assert len(bases) == 2 and bases[0][0] == bases[1][0], "what was built must find the same Python again"
    assert any(word == "COPY" and rest.startswith(f"--from={bases[0][2]} ") for word, rest in found)
    assert ("CMD", '["prestol", "serve"]') in found
    assert any(word == "USER" and rest != "root" for word, rest in found)


def test_the_container_file_uses_our_settings_and_our_tools() -> None:
    whole = text("Containerfile")
    assert set(re.findall(r"PRESTOL_[A-Z_]+", whole)) <= SETTINGS | {"PRESTOL_COMPILED"}
    version = re.search(r'UV_VERSION = "([\d.]+)"', (ROOT / "scripts" / "ready.py").read_text())
    assert version is not None
    assert re.findall(r"uv==([\d.]+)", whole) == [version[1]]
    port = re.search(r"PRESTOL_PORT=(\d+)", whole)
    assert port is not None
    assert ("EXPOSE", port[1]) in instructions()
    assert f"127.0.0.1:{port[1]}/healthz" in whole


def test_nothing_built_or_secret_goes_into_the_image() -> None:
    ignored = (ROOT / ".dockerignore").read_text().split()
    for name in (".git", ".venv", "**/node_modules", "*.db"):
        assert name in ignored


# --- proxies


def test_the_proxy_asks_the_servers_of_the_compose_file() -> None:
    services = compose()["services"]
    upstreams = re.search(r"reverse_proxy (.+) \{", text("Caddyfile"))
    assert upstreams is not None
    port = re.search(r"PRESTOL_PORT=(\d+)", text("Containerfile"))
    assert port is not None
    assert upstreams[1].split() == [f"{name}:{port[1]}" for name in services if "build" in services[name]]


def test_the_proxy_leaves_a_server_that_stops_at_once() -> None:
    """A table is sent to one server by its id: without a memory of failures every further try would go there too."""
    waits = dict(re.findall(r"^\t\t(lb_try_interval|fail_duration|lb_policy) (.+)$", text("Caddyfile"), re.MULTILINE))
    assert waits["lb_policy"].startswith("header ")
    assert re.fullmatch(r"[1-9]\d*s", waits["fail_duration"])
    interval = re.fullmatch(r"(\d+)ms", waits["lb_try_interval"])
    assert interval is not None and int(interval[1]) <= 100, "a player is to see a gap of less than half a second"


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_braces_of_the_proxies_are_closed(name: str) -> None:
    depth = 0
    for line in text(name).splitlines():
        code = "" if line.lstrip().startswith("#") else line
        depth += code.count("{") - code.count("}")
        assert depth >= 0
    assert depth == 0


@pytest.mark.skipif(not at_hand("caddy"), reason="caddy is not at hand")
def test_caddy_accepts_its_file(tmp_path: Path) -> None:
    tool = at_hand("caddy")
    assert tool is not None
    run(tool, "validate", "--config", "Caddyfile", "--adapter", "caddyfile", HOME=str(tmp_path), PRESTOL_SITE="a.test")


@pytest.mark.skipif(not at_hand("nginx"), reason="nginx is not at hand")
def test_nginx_accepts_its_file(tmp_path: Path) -> None:
    tool = at_hand("nginx")
    assert tool is not None
    places = "".join(
        f"{name}_temp_path {tmp_path}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = tmp_path / "whole.conf"
    whole.write_text(
        f"pid {tmp_path}/pid; error_log {tmp_path}/errors; events {{}}\n"
        f"http {{ access_log off; {places} include {DEPLOY}/nginx.conf; }}\n"
    )
    run(tool, "-t", "-p", tmp_path, "-c", whole)
