"""The hub: tells everybody that a table has gone on. It carries hints, never the thing itself."""
