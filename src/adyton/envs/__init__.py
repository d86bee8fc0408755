"""Environments for programs that learn: importing this package registers every game under `adyton/NAME-v0`."""

from adyton.envs.register import register_all

register_all()
