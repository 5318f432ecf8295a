"""The door for people who write games: everything that a game is made of, apart from what its family shares.

Facts, rules, face and advice have a door each; `docs/adding-a-game.md` goes through them.
"""
