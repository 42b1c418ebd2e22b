"""The OpenAPI description as a plain page: every call with what it takes and gives."""

from __future__ import annotations

from html import escape
from typing import Any

PAGE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>{title}: the calls of the API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body>
<h1>{title} {version}</h1>
<p>{about}</p>
<p><a href="/api/schema/openapi.json">openapi.json</a></p>
{calls}
<h2>Bodies</h2>
{bodies}
</body>
</html>
"""


def docs_page(schema: dict[str, Any]) -> str:
    calls = [
        call(method, path, operation)
        for path, methods in sorted(schema["paths"].items())
        for method, operation in methods.items()
    ]
    bodies = [body(name, one) for name, one in sorted(schema["components"]["schemas"].items())]
    info = schema["info"]
    return PAGE.format(
        title=escape(info["title"]),
        version=escape(info["version"]),
        about=escape(info.get("description", "")),
        calls="\n".join(calls),
        bodies="\n".join(bodies),
    )


def call(method: str, path: str, operation: dict[str, Any]) -> str:
    taken = [part for part in (body_of(operation.get("requestBody")),) if part]
    given = [
        f"<li>{escape(status)}: {body_of(answer) or escape(answer.get('description', ''))}</li>"
        for status, answer in sorted(operation["responses"].items())
        if status.startswith("2")
    ]
    return (
        f"<section><h2><code>{method.upper()} {escape(path)}</code></h2>"
        f"<p><strong>{escape(operation.get('summary', ''))}</strong> {escape(operation.get('description') or '')}</p>"
        f"{''.join(f'<p>Takes {part}</p>' for part in taken)}<ul>{''.join(given)}</ul></section>"
    )


def body_of(part: dict[str, Any] | None) -> str:
    """A link to the body that a call takes or gives."""
    for content in (part or {}).get("content", {}).values():
        name = content.get("schema", {}).get("$ref", "").rpartition("/")[2]
        if name:
            return f'<a href="#{escape(name)}">{escape(name)}</a>'
    return ""


def body(name: str, schema: dict[str, Any]) -> str:
    needed = schema.get("required", [])
    fields = [
        f"<li><code>{escape(field)}</code>{'' if field in needed else ' (optional)'}: {escape(kind(one))}</li>"
        for field, one in schema.get("properties", {}).items()
    ]
    about = escape(schema.get("description", ""))
    return f'<section id="{escape(name)}"><h3>{escape(name)}</h3><p>{about}</p><ul>{"".join(fields)}</ul></section>'


def kind(schema: dict[str, Any]) -> str:
    """The type of a field in a few words."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    for word in ("oneOf", "anyOf"):
        if word in schema:
            return " or ".join(kind(one) for one in schema[word])
    if "enum" in schema:
        return " | ".join(map(str, schema["enum"]))
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items', {}))}"
    return str(schema.get("type", "anything"))
