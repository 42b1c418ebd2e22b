"""Everything over HTTP: the ASGI entrance, security, the files of the web client, and the API."""
