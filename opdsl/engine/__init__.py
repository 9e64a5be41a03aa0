"""The engine: from units to files on disk, and from sources to a library that imports."""
