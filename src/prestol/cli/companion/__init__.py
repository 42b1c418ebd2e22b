"""`prestol companion`: the programs of a game for a table of wood and cardboard."""
