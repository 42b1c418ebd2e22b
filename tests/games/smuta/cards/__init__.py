"""Each card of Smuta: played, refused and cancelled."""
