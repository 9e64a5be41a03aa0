"""Targets: pure functions from a `Library` to the files that it becomes. They don't know one another."""
