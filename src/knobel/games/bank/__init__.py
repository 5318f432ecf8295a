"""A bank and bets against it."""
