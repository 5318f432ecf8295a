"""Tools for people who work on Knobel. They stand beside the package, and `make` calls them."""
