"""The steps in order; `revisions.py` lists them."""
