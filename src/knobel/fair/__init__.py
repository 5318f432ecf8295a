"""Checking the dice of a game that was played at a table, by whoever trusts nobody.

What a file says is believed only where neither hashes nor rules can say it. The hashes are written from
`docs/fairness.md` and share no line with the server's; the rules are the engine's own.
"""
