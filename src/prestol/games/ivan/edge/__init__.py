"""The edge of Ivan the Terrible: reads content and builds positions; never compiled, never imported by rules."""
