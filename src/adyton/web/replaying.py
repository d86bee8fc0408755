"""Replaying: work that plays a whole game again, which costs a server much.

It is done for one game at a time, its lines are read then, and only so often for one address: else a single guest
could keep the interpreter and the memory from everybody's tables.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from adyton.engine.refusal import Illegal, Refusal
from adyton.web.middleware import address_of
from adyton.web.networks import LOCAL
from adyton.web.refusals import AnyRequest
from adyton.web.site import Site


@asynccontextmanager
async def replaying(request: AnyRequest) -> AsyncIterator[None]:
    """Have a whole game to play again, in a thread; raises Illegal for an address that asks too often."""
    site: Site = request.app.state.site
    address = address_of(request)
    if address != LOCAL and not site.replays.allows(address):
        raise Illegal(Refusal("too-fast"))
    async with site.replaying:
        yield
