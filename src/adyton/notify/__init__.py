"""Notify: tells players of slow tables that something waits for them, by web push, mail or messenger."""
