"""Work spread over the cores: results come back in the order of the jobs, and Ctrl-C leaves no worker behind."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

from prestol.engine.errors import PrestolError

if TYPE_CHECKING:
    from concurrent.futures import Future
    from multiprocessing.context import BaseContext
    from multiprocessing.process import BaseProcess

Job = TypeVar("Job")
Out = TypeVar("Out")

AHEAD = 4
"""Jobs handed out for each worker, so that none waits while an earlier job is still under way elsewhere."""


CROWD = 4
"""Workers for each core at hand, at the most: more of them only take memory."""


class WorkerLost(PrestolError):
    """A worker process has died."""


def cores_at_hand() -> int:
    """Cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def sensible_cores(wanted: int, jobs: int) -> int:
    """As many cores as are wanted, but no more than there are jobs, nor many times what the machine has."""
    return max(1, min(wanted, jobs, CROWD * cores_at_hand()))


def spread(work: Callable[[Job], Out], jobs: Iterable[Job], cores: int) -> Iterator[Out]:
    """Do all jobs on this many cores, within reason; one core means this process itself."""
    cores = min(cores, CROWD * cores_at_hand())
    if cores <= 1:
        for job in jobs:
            yield work(job)
    else:
        yield from spread_over_workers(work, iter(jobs), cores)


def spread_over_workers(work: Callable[[Job], Out], jobs: Iterator[Job], cores: int) -> Iterator[Out]:
    # imported here: a run on one core, and every other command, does without them
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool

    strangers = workers()
    executor = ProcessPoolExecutor(cores, mp_context=context(), initializer=prepare_worker)
    under_way: deque[Future[Out]] = deque()
    complete = False
    try:
        for job in jobs:
            under_way.append(executor.submit(work, job))
            if len(under_way) >= AHEAD * cores:
                yield under_way.popleft().result()
        while under_way:
            yield under_way.popleft().result()
        complete = True
    except BrokenProcessPool:
        raise WorkerLost("A worker process has died, perhaps for want of memory; try again with fewer cores.") from None
    finally:
        if not complete:  # nobody waits for what is still being worked on
            for worker in workers() - strangers:
                worker.terminate()
        executor.shutdown(cancel_futures=True)


def context() -> BaseContext:
    """How workers start: as copies of this process where that is safe, since copies share its memory."""
    import multiprocessing
    import sys

    cheap = "fork" in multiprocessing.get_all_start_methods() and sys.platform != "darwin"
    return multiprocessing.get_context("fork" if cheap else "spawn")


def prepare_worker() -> None:
    """Leave Ctrl-C to the parent, and go when the parent is gone."""
    import signal
    import threading

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=follow_parent, daemon=True).start()


def follow_parent() -> None:
    import multiprocessing

    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def workers() -> set[BaseProcess]:
    """The child processes that are alive."""
    import multiprocessing

    return set(multiprocessing.active_children())
