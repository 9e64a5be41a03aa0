"""The frozen model: what an operator library is, once its declarations have been read and checked."""
