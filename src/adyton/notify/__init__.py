"""Notify: tells players of slow tables that something waits for them, on their devices or by mail and messengers."""
