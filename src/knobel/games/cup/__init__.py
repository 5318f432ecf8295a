"""Under the cup: a first player sets the limit."""
