"""Drawing scenes with characters: one function per widget, none per game."""
