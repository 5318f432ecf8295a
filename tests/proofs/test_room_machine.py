"""Anything may happen in a room, in any order; whatever happens, the table is the fold of its log."""

from hypothesis import HealthCheck, settings

from proofs.room_machine import Room

Room.TestCase.settings = settings(max_examples=40, stateful_step_count=30, suppress_health_check=list(HealthCheck))
TestRoom = Room.TestCase
