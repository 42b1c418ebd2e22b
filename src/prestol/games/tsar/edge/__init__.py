"""The edge of Tsar of the Hill: reads content and builds positions; never compiled, never imported by rules."""
