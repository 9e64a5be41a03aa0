"""What an operator file imports. Inert at run time, precisely typed."""
