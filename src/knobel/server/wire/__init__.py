"""The words on the wire for clients in other languages: their JSON schema, and the web client's types."""
