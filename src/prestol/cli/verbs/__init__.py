"""The commands of `prestol`, one subject per module."""
