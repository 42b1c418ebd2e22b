"""The games. Each imports the engine and its own content, never another game."""
