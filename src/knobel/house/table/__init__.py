"""A table as a value of its log: what can happen at it, who may do what, and what its dice will show. Pure."""
