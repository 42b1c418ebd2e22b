"""The rulebook of Smuta, chapter by chapter."""
