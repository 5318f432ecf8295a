"""The box: one file a game, in rooms by family."""
