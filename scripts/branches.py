"""Show the coverage of the last test run; fail where less than a given percentage of a package's branches was taken.

The first argument is the percentage, the others are the packages.
"""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from coverage import Coverage


def main() -> int:
    floor = float(sys.argv[1])
    coverage = Coverage()
    coverage.load()
    table = io.StringIO()
    coverage.report(file=table)
    print(table.getvalue())
    summaries = file_summaries(coverage)
    shares = [branch_share(summaries, package) for package in sys.argv[2:]]
    for package, share in zip(sys.argv[2:], shares, strict=True):
        print(f"Prestol: {share:.1f}% of the branches of {package} are tested; at least {floor:g}% must be.")
    return 0 if min(shares) >= floor else 1


def file_summaries(coverage: Coverage) -> dict[str, dict[str, Any]]:
    """What was covered in each file, by its path."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "coverage.json"
        coverage.json_report(outfile=str(path))
        files = json.loads(path.read_text())["files"]
    return {name: record["summary"] for name, record in files.items()}


def branch_share(summaries: dict[str, dict[str, Any]], package: str) -> float:
    """Percentage of the branches of a package that some test took."""
    folder = f"{package.replace('.', '/')}/"
    inside = [summary for path, summary in summaries.items() if folder in path]
    total = sum(summary["num_branches"] for summary in inside)
    if not total:
        sys.exit(f"Prestol: nothing of {package} was measured.")
    return float(100 * sum(summary["covered_branches"] for summary in inside) / total)


if __name__ == "__main__":
    sys.exit(main())
