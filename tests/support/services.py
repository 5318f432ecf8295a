"""Real services for tests: a PostgreSQL and a Redis, started on free ports and stopped again."""

from proofs.processes import free_port
from proofs.services import postgres, redis_server

__all__ = ["free_port", "postgres", "redis_server"]
