"""C++: its types and names, the conventions by which operators are called, and the writer of its text."""
