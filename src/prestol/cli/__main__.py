"""`python -m prestol.cli` is the command `prestol`."""

from prestol.cli import main

main()
