"""A bare server of the same stack that only broadcasts to rooms of four: what `bench_server` compares with.

It has no rules, views or database; its messages are as long as those of the tables are on average.
`requirements.txt` pins what it runs on. It is never updated, because a yardstick must not move.
"""

import sys
from collections import defaultdict
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

SIZE = int(sys.argv[1])  # bytes of a message, as many as those of the tables have
ROOMS: defaultdict[str, set[WebSocket[Any, Any, Any]]] = defaultdict(set)


@websocket("/room/{room:str}")
async def join(socket: WebSocket[Any, Any, Any], room: str) -> None:
    await socket.accept()
    members = ROOMS[room]
    members.add(socket)
    try:
        while True:
            number = await socket.receive_data(mode="text")
            text = number.ljust(SIZE)
            for member in list(members):
                await member.send_text(text)
    except WebSocketDisconnect:
        members.discard(socket)


if __name__ == "__main__":
    uvicorn.run(
        Litestar([join], openapi_config=None, logging_config=None),
        port=int(sys.argv[2]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
    )
