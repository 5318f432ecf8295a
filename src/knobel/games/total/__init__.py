"""Running totals that throw people out."""
