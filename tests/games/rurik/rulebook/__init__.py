"""The rulebook of Rurik, chapter by chapter."""
