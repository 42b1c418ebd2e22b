"""Speed and memory of Prestol, interpreted and compiled, side by side with other engines in the same run."""
