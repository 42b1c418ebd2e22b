"""Kill the server at random moments while people play, and prove afterwards that nothing went wrong."""
