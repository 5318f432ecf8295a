"""Word games with letter dice."""
