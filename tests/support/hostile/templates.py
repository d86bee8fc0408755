"""What hostile inputs are made from: a right message of every type, a right body of every route, and odd values."""

from typing import Any, Final

Json = dict[str, Any]

MESSAGES: Final[tuple[Json, ...]] = (
    {"type": "act", "id": "", "line": 0, "do": "pass"},
    {"type": "act", "id": "", "line": 0, "do": "pass", "at": 5},
    {"type": "act", "id": "", "line": 0, "do": "claim 1 2 3"},
    {"type": "undo", "id": "", "line": 0},
    {"type": "undo", "id": "", "line": 0, "to": 3},
    {"type": "answer", "id": "", "yes": True},
    {"type": "pause", "id": "", "on": True},
    {"type": "pause", "id": "", "on": False},
    {"type": "hint", "id": ""},
    {"type": "why", "id": "", "do": "pass"},
    {"type": "errands", "id": ""},
    {"type": "chat", "id": "", "text": "hello"},
    {"type": "point", "id": "", "line": 0, "pieces": [1, 2]},
    {"type": "mute", "id": "", "seat": 1, "on": True},
    {"type": "mute", "id": "", "seat": None, "on": False},
    {"type": "back", "id": ""},
    {"type": "away", "id": ""},
    {"type": "look", "id": "", "line": 0},
    {"type": "resume", "table": ""},
    {"type": "resume", "table": "", "line": 0, "parts": True},
    {"type": "lobby"},
    {"type": "pong", "n": 0},
)

ODD_VALUES: Final[tuple[object, ...]] = (
    None, True, False, -1, 0, 1.5, 1e308, 2**31, 2**53, 2**64, -(2**70), "", " ", "a", "\x00", "\ud800", "é" * 30,
    "\u202e", "x" * 600, "x" * 20_000, "0", "../..", "{}", "pass", "oracle", "act", [], {}, [[]], [None] * 30,
    {"$ne": 1}, "a.a.a.a=1\n" * 30, "[[x]]\n" * 300,
)  # fmt: skip

# Routes whose right use ends a session or an account.
BURNING: Final = frozenset({
    ("PUT", "/api/account/password"), ("POST", "/api/sign-out"), ("DELETE", "/api/account/sessions"),
    ("POST", "/api/account/delete"), ("POST", "/api/sign-in/code"), ("POST", "/api/sign-in/password"),
    ("PATCH", "/api/account"), ("DELETE", "/api/account/sessions/x"),
})  # fmt: skip

BODIES: Final[dict[tuple[str, str], Json | list[Json]]] = {
    ("PATCH", "/api/account"): {"name": "Mallory"},
    ("PUT", "/api/account/password"): {"login": "mallory", "password": "12345678"},
    ("POST", "/api/sign-in/code"): {"code": "abcdef"},
    ("POST", "/api/sign-in/password"): {"login": "mallory", "password": "12345678"},
    ("POST", "/api/account/delete"): {"confirm": "Guest"},
    ("POST", "/api/tables"): {
        "game": "keltis", "seats": 2, "options": {}, "bots": ["random"], "public": True, "spectators": True,
        "clock": {"kind": "move", "seconds": 30}, "hints": None,
    },
    ("POST", "/api/tables/{table}/enter"): {"key": "abcdefgh"},
    ("POST", "/api/tables/{table}/invite"): {"login": "ann"},
    ("POST", "/api/tables/{table}/decline"): {"mute": False},
    ("POST", "/api/tables/{table}/sit"): {"seat": 1},
    ("POST", "/api/tables/{table}/bot"): {"seat": 1, "bot": "random"},
    ("POST", "/api/tables/{table}/share"): {"hash": "ab" * 32},
    ("POST", "/api/tables/{table}/reveal"): {"value": "ab" * 32},
    ("POST", "/api/practice/oraklos/junior/7"): {"answer": {"dice": [1, 2, 3, 4]}},
    ("PUT", "/api/lessons/oracle/1-trick"): {"step": 1},
    ("POST", "/api/puzzles/oracle/1"): {"do": "pass"},
    ("POST", "/api/connections/{connection}"): [],
    ("PUT", "/api/notifying"): {"muted": False, "language": "en", "zone": "Europe/Berlin", "quiet_from": 5, "quiet_to": 9},
    ("POST", "/api/notifying/devices"): {"endpoint": "https://push.example/x", "key": "BA", "auth": "aa", "name": "x"},
    ("PUT", "/api/notifying/address"): {"address": "ntfy://example.com/topic"},
    ("POST", "/api/notifying/off"): {"word": "abc.def"},
    ("POST", "/api/notifying/mute"): {"word": "abc.def"},
    ("POST", "/api/admin/bans"): {"kind": "account", "subject": "ann", "hours": 5, "reason": ""},
}  # fmt: skip

PATHS: Final[tuple[tuple[str, str], ...]] = (
    *BODIES,
    ("GET", "/api/account"), ("POST", "/api/account"), ("POST", "/api/account/code"), ("POST", "/api/sign-out"),
    ("GET", "/api/account/sessions"), ("DELETE", "/api/account/sessions"), ("DELETE", "/api/account/sessions/x"),
    ("GET", "/api/account/export"), ("GET", "/api/account/muted"), ("DELETE", "/api/account/muted/x"),
    ("GET", "/api/games"), ("GET", "/api/games/oracle/words/en"), ("GET", "/api/games/delphi/rules/de"),
    ("GET", "/api/games/x/summary/en"), ("GET", "/api/games/keltis/pictures"), ("GET", "/api/tables"),
    ("GET", "/api/tables?status=running"), ("GET", "/api/tables/{table}"), ("GET", "/api/tables/{table}/muted"),
    ("POST", "/api/tables/{table}/stand"), ("POST", "/api/tables/{table}/start"), ("POST", "/api/tables/{table}/rematch"),
    ("GET", "/api/tables/{table}/replay"), ("GET", "/api/tables/{table}/log"), ("GET", "/api/tables/{table}/record"),
    ("GET", "/api/tables/{table}/draws"), ("GET", "/api/tables/{table}/content/x"), ("GET", "/api/tables/{table}/review"),
    ("GET", "/api/tables/{table}/recap"), ("GET", "/api/tables/{table}/card"), ("GET", "/api/recaps"),
    ("GET", "/api/practice/oraklos/junior/7"), ("GET", "/api/lessons"), ("GET", "/api/lessons/oracle"),
    ("GET", "/api/lessons/oracle/1-trick"), ("GET", "/api/lessons/oracle/first/1/try?do=pass"),
    ("PUT", "/api/tips/oracle/x"), ("GET", "/api/puzzles/oracle"), ("GET", "/api/puzzles/oracle/1"),
    ("GET", "/api/puzzles/oracle/1/why?do=pass"), ("POST", "/api/connections"),
    ("GET", "/api/connections/{connection}?after=99"), ("DELETE", "/api/connections/x"), ("GET", "/api/notifying"),
    ("DELETE", "/api/notifying/devices/x"), ("POST", "/api/notifying/test"), ("GET", "/api/admin"),
    ("GET", "/api/admin/connections"), ("POST", "/api/admin/tables/{table}/close"),
    ("GET", "/api/admin/tables/{table}/chats"), ("DELETE", "/api/admin/tables/{table}/chats/1"),
    ("DELETE", "/api/admin/bans/x"), ("GET", "/health"), ("GET", "/metrics"), ("GET", "/"), ("GET", "/table/x"),
    ("GET", "/assets/index.js"), ("GET", "/api/socket"), ("GET", "/api/nothing"),
)  # fmt: skip
