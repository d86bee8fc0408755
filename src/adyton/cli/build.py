"""The build: whether the rules that run were compiled."""

from importlib.util import find_spec


def is_compiled() -> bool:
    """Return whether this process plays by compiled rules."""
    spec = find_spec("adyton.engine.play")
    return spec is not None and not str(spec.origin).endswith(".py")
