"""What Prestol is made of, for those who must answer for it.

python -m scripts.supply sbom     writes lists of all locked packages (CycloneDX) into dist
python -m scripts.supply audit    compares them with the published lists of known vulnerabilities (needs a network)
"""

from __future__ import annotations

import shutil
import subprocess
import sys

from scripts.ready import ROOT, WEB, find_uv, install_packages, node_environment, uv_environment

OUT = ROOT / "dist"


def main() -> int:
    uv, node = find_uv(), node_environment()
    install_packages(node)
    npm = shutil.which("npm", path=node["PATH"]) or "npm"
    if sys.argv[1:] == ["sbom"]:
        return write_lists(uv, npm, node)
    if sys.argv[1:] == ["audit"]:
        return audit(uv, npm, node)
    print(__doc__, file=sys.stderr)
    return 2


def write_lists(uv: str, npm: str, node: dict[str, str]) -> int:
    """Write both lists; each names every package with its version and hashes."""
    OUT.mkdir(exist_ok=True)
    python = [uv, "export", "--quiet", "--frozen", "--all-extras", "--no-dev", "--format", "cyclonedx1.5"]
    web = [npm, "sbom", "--package-lock-only", "--sbom-format", "cyclonedx", "--omit", "dev"]
    for name, command, environment, folder in (
        ("prestol-python.cdx.json", python, uv_environment(), ROOT),
        ("prestol-web.cdx.json", web, node, WEB),
    ):
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            print(done.stderr, file=sys.stderr)
            print(f"Prestol: {name} could not be written; see above.", file=sys.stderr)
            return 1
        (OUT / name).write_text(done.stdout)
        print(f"Prestol: dist/{name} is written.")
    return 0


def audit(uv: str, npm: str, node: dict[str, str]) -> int:
    """Ask for known vulnerabilities of both; the worse of the two exit codes."""
    python = subprocess.run([uv, "audit", "--frozen", "--no-dev"], cwd=ROOT, env=uv_environment(), check=False)
    web = subprocess.run([npm, "audit", "--package-lock-only", "--omit", "dev"], cwd=WEB, env=node, check=False)
    worst = max(python.returncode, web.returncode)
    if worst:
        told = "Prestol: something was found, or the lists of vulnerabilities could not be reached; see above."
        print(told, file=sys.stderr)
    return worst


if __name__ == "__main__":
    sys.exit(main())
