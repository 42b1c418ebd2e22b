"""A process that measures on demand, so that the trials of several engines can take turns.

It reads one JSON object a line, `{"measure": name, "seconds": s}`, and answers with one line; it ends with its input.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

from benchmarks.calibration import scaled_rate

Measure = Callable[[float], tuple[int, float]]


def serve(measures: dict[str, Callable[[], Measure]], facts: Callable[[], dict[str, Any]]) -> None:
    """Answer requests. A measure is prepared at its first trial; `facts` tells what needs no clock."""
    answers, sys.stdout = sys.stdout, sys.stderr
    prepared: dict[str, Measure] = {}
    print(json.dumps({"measures": list(measures), "facts": facts()}), file=answers, flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        name = request["measure"]
        if name not in prepared:
            prepared[name] = measures[name]()
            prepared[name](request["seconds"] / 10)
        print(json.dumps(scaled_rate(prepared[name], request["seconds"])), file=answers, flush=True)
