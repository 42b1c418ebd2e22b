"""What passes between the server and its applications, by ASGI, and what we add to the scope of a call."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

PERSON = "prestol.person"
"""Who calls."""
COOKIES = "prestol.cookies"
"""What a call sets itself."""
