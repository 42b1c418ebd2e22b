"""Tests of Smuta."""
