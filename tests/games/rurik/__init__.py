"""Tests of Rurik."""
