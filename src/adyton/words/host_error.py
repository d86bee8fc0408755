"""Errors of a host: why a server or a backup cannot do its work, as the code of a sentence and its arguments."""


class HostError(Exception):
    """Something that the host can correct; its sentence is `cli-host-error-CODE`."""

    def __init__(self, code: str, /, **parts: str) -> None:
        super().__init__(code, parts)
        self.code = code
        self.parts = parts
