"""Live connections to tables: sockets, what each receiver may see, and who is there."""
