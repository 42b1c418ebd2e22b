"""What `scripts/ready` takes for the sources of the web client."""

from __future__ import annotations

import subprocess

from scripts.ready import FONTS, ROOT, WEB, web_sources


def test_what_the_build_writes_does_not_start_another_build() -> None:
    FONTS.mkdir(parents=True, exist_ok=True)
    made = FONTS / "for-a-test.ttf"
    made.touch()
    try:
        assert made not in web_sources()
        listed = subprocess.run(
            ["git", "check-ignore", *map(str, web_sources())], cwd=ROOT, capture_output=True, text=True, check=False
        )
    finally:
        made.unlink()
    assert listed.stdout == ""
    assert WEB / "fonts.ts" in web_sources()
