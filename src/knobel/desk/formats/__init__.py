"""The kinds of tournament, a file each; `registry.format_of` says which one a tournament is."""
