"""The command line: it knows scenes, widgets, moves and spaces, and no particular game."""
