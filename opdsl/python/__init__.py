"""How operators look from Python: annotations, signatures, and what overloads share a name."""
