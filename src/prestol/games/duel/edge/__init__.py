"""The edge of the Judicial Duel: reads content and builds positions; never compiled, never imported by rules."""
