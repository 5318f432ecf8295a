"""What would keep others waiting, as tasks of plain data, and how each is done."""
