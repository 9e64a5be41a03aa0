"""opdsl: PyTorch operators declared as typed Python."""
