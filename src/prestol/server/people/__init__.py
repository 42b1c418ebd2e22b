"""People: names, sessions, recovery, moderation, privacy, each in a room of its own."""
