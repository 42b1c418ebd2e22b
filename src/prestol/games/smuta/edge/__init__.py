"""The edge of Smuta: reads content and builds positions; never compiled, never imported by rules."""
