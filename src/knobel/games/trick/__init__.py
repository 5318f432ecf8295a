"""Magic tricks with dice."""
