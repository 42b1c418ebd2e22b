"""Tables: the log of each, what it adds up to, what people and bots do there, and time."""
