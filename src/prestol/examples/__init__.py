"""Small whole programs to copy from."""
