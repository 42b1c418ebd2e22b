"""How the schema came to be, one step to a file; each runs once in every database."""
