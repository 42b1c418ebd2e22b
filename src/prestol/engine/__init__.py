"""The rules kernel: steps, states, chance, views, journal and codec. Pure: no files, no clock, no global random."""
