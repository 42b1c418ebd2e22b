"""What can be owned in Rurik, for studies of balance."""

from __future__ import annotations

from prestol.engine.study import Balance

BALANCE = Balance()
