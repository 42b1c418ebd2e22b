"""Build what is handed out: dist gets a source package and a wheel, on Linux tagged for all systems that can run it.

python -m scripts.packages
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from scripts.ready import ROOT, NotReady, find_uv, make_environment, run, say, uv_environment

DIST = ROOT / "dist"
TOOLS = ROOT / ".wheels" / "bin"


def main() -> int:
    try:
        make_packages()
    except NotReady as failure:
        print(f"Prestol: {failure}", file=sys.stderr)
        return 1
    return 0


def make_packages() -> None:
    """Build both packages afresh."""
    shutil.rmtree(DIST, ignore_errors=True)
    say("building a source package and a wheel ...")
    run([find_uv(), "build", "--quiet", "--python", sys.executable, "--out-dir", str(DIST)], uv_environment())
    for wheel in DIST.glob("*-linux_*.whl"):
        make_environment(".wheels", "the tools that tag a wheel", ["--only-group", "wheels"])
        tag_wheel(wheel)
    for path in sorted(DIST.glob("prestol-*")):
        say(f"built {path.relative_to(ROOT)}.")


def tag_wheel(wheel: Path) -> None:
    """Put a wheel in place of one that was built for this machine alone; its tag follows from the symbols it needs."""
    environment = os.environ | {"PATH": f"{TOOLS}{os.pathsep}{os.environ.get('PATH', '')}"}
    run([str(TOOLS / "auditwheel"), "repair", "--wheel-dir", str(wheel.parent), str(wheel)], environment)
    wheel.unlink()


if __name__ == "__main__":
    sys.exit(main())
