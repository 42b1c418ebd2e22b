"""The edge of Rurik: reads content and builds positions; never compiled, never imported by rules."""
