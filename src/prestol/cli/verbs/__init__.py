"""The verbs of the command, one subject to a module."""
