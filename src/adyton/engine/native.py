"""What mypyc is told about a class; where nothing is compiled, it changes nothing and needs no package.

Classes that others may derive from allow interpreted subclasses. States are serializable as well, so that `copy` can
make one without `__init__`; mypyc wants both to be said again for each class of states.
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
