"""Replaying: work that plays a whole game again, which costs a server much.

It is done in a thread, one game at a time, and only so often for one address: else a single guest
could keep the interpreter from everybody's tables.
"""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from adyton.engine.refusal import Illegal, Refusal
from adyton.web.middleware import address_of
from adyton.web.networks import LOCAL
from adyton.web.refusals import AnyRequest
from adyton.web.site import Site

P = ParamSpec("P")
T = TypeVar("T")


async def play_again(request: AnyRequest, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do work that plays a whole game again; raises Illegal for an address that asks too often."""
    site: Site = request.app.state.site
    address = address_of(request)
    if address != LOCAL and not site.replays.allows(address):
        raise Illegal(Refusal("too-fast"))
    async with site.replaying:
        return await asyncio.to_thread(work, *args, **kwargs)
