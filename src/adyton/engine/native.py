"""What mypyc is told about a class; where nothing is compiled, it changes nothing and needs no package."""

from typing import TYPE_CHECKING

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**facts):
        return _unchanged

    def _unchanged(cls):
        return cls
