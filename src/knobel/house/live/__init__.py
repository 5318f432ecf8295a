"""Live tables: those that somebody sits at, with their clocks, bots and listeners."""
