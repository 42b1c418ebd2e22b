"""A game against a program, alone or for two, on its way through the whole platform."""
