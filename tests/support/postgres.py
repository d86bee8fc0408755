import os
import pwd
import shutil
import subprocess
import tempfile
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import quote


def find_programs() -> Path | None:
    named = os.environ.get("ADYTON_POSTGRES") or shutil.which("initdb")
    if named:
        path = Path(named)
        return path if path.is_dir() else path.resolve().parent
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return installed[-1].parent if installed else None


class Server:
    """A throw-away cluster that listens only on a socket file."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        # A socket's path must be short, and all folders above it must be open to the account that runs the server.
        self.folder = Path(tempfile.mkdtemp(prefix="adyton-"))
        self.numbers = count(1)

    def __enter__(self) -> Self:
        if os.geteuid() == 0:
            self._hand_over()
        self._run("initdb", "-D", str(self.data), "-U", "adyton", "-A", "trust", "-N", "--no-instructions")
        options = f"-c listen_addresses= -c unix_socket_directories={self.folder} -c fsync=off"
        self._run("pg_ctl", "-D", str(self.data), "-l", str(self.data / "log"), "-w", "-o", options, "start")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._run("pg_ctl", "-D", str(self.data), "-m", "immediate", "stop")
        shutil.rmtree(self.folder)

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def new_database(self, *arguments: str) -> str:
        name = f"test{next(self.numbers)}"
        self._run("createdb", "-h", str(self.folder), "-U", "adyton", *arguments, name)
        return f"postgresql+psycopg://adyton@/{name}?host={quote(str(self.folder))}"

    def _hand_over(self) -> None:
        """Give the folder to an ordinary account, because PostgreSQL refuses to run as root."""
        account = pwd.getpwnam("postgres")
        os.chown(self.folder, account.pw_uid, account.pw_gid)

    def _run(self, program: str, *arguments: str) -> None:
        user = "postgres" if os.geteuid() == 0 else None
        done = subprocess.run(
            [self.programs / program, *arguments],
            user=user,
            group=user,
            extra_groups=[] if user else None,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{program} failed: {done.stderr}"
