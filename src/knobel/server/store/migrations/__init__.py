"""Migrations: from any earlier schema to the one in `schema`, for SQLite and PostgreSQL."""
