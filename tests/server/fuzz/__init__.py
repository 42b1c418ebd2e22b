"""Broken messages and calls by the million against a running server: no fault, no traceback, no dead table."""
