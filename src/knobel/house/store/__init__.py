"""What the house asks of a store: operations written once, for whatever runs them."""
