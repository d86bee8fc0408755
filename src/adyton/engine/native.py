"""Hints for mypyc about a class. Without mypyc they change nothing and need no package.

Base classes allow interpreted subclasses. States are serializable too, so that `copy` can make
one without `__init__`. mypyc needs both hints again on each class of states.
"""

from typing import TYPE_CHECKING

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**facts):
        return _unchanged

    def _unchanged(cls):
        return cls
