"""Tables that go from one house to another: taken out of one log, checked entry by entry, and going on in another."""
