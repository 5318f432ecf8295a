"""A club: its members, evenings, seasons and who owes what. Pure: a club is the fold of its log."""
