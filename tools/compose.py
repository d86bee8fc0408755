"""Run the compose file without a container engine, for `tools/test-image`: compose.py WORK IMAGE DATABASE USER.

WORK is a folder for the volumes. IMAGE and DATABASE are the roots of the two images, and USER is the image's user. The
command and the health check of the image are in COMMAND and HEALTH, its variables in VARIABLES. The caller gives this
program its own namespaces for mounts, processes and the network.
"""

import json
import os
import re
import secrets
import shlex
import signal
import subprocess
import sys
import time
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import yaml

PATH = "PATH=/usr/lib/postgresql/17/bin:/usr/bin:/bin"
FOLDER = "/var/lib/postgresql/data"
# What this program carries out, or need not: it starts all services itself, and the ports are those of this network.
KNOWN = {
    "build", "image", "restart", "ports", "depends_on", "read_only", "tmpfs", "cap_drop", "security_opt", "volumes",
    "environment", "healthcheck",
}  # fmt: skip


def fill_in(text: str, values: dict[str, str]) -> str:
    """Replace `${NAME:-default}` and `${NAME:?message}` as compose does."""

    def value(found: re.Match[str]) -> str:
        name, kind, rest = found.groups()
        if not values.get(name) and kind == "?":
            raise SystemExit(f"{name}: {rest}")
        return values.get(name) or rest

    return re.sub(r"\$\{(\w+):([-?])([^}]*)\}", value, text)


def mount(*arguments: str) -> None:
    subprocess.run(["mount", *arguments], check=True)


class Service:
    """A service of the compose file in a root of its own."""

    def __init__(self, settings: dict[str, Any], root: Path, user: str, variables: list[str]) -> None:
        if unknown := settings.keys() - KNOWN:
            raise SystemExit(f"tools/compose.py does not know {', '.join(unknown)} of the compose file.")
        self.settings = settings
        self.root = root
        self.user = user
        self.variables = variables + [f"{name}={value}" for name, value in settings.get("environment", {}).items()]

    def mount(self, volumes: Path) -> None:
        """Mount what a container would have: its volumes, and its root read-only if the file says so."""
        root = str(self.root)
        mount("--bind", root, root)
        mount("-t", "proc", "proc", f"{root}/proc")
        mount("--rbind", "/dev", f"{root}/dev")
        if "tmpfs" in self.settings:
            mount("-t", "tmpfs", "tmpfs", root + self.settings["tmpfs"])
        for name, place in (volume.split(":") for volume in self.settings["volumes"]):
            (self.root / place[1:]).mkdir(parents=True, exist_ok=True)
            mount("--bind", str(volumes / name), root + place)
        if self.settings.get("read_only"):
            mount("-o", "remount,bind,ro", root)

    def command(self, words: str) -> list[str]:
        """Return the command that runs this in the root, with the rights that the file leaves."""
        rights = ["setpriv", f"--reuid={self.user}", f"--regid={self.user}", "--clear-groups"]
        if self.settings.get("cap_drop") == ["ALL"]:
            rights += ["--bounding-set=-all", "--inh-caps=-all"]
        if "no-new-privileges:true" in self.settings.get("security_opt", []):
            rights.append("--no-new-privs")
        return ["chroot", str(self.root), *rights, "env", "-i", PATH, *self.variables, "sh", "-c", words]

    def works(self, words: str) -> bool:
        """Return whether this command succeeds."""
        return subprocess.run(self.command(words), capture_output=True, check=False).returncode == 0

    def start(self, words: str, health: str) -> "subprocess.Popen[bytes]":
        """Start it and wait until it is healthy."""
        running = subprocess.Popen(self.command(f"exec {words}"))
        while not self.works(health):
            if running.poll() is not None:
                raise SystemExit(f"{words} ended with {running.returncode}.")
            time.sleep(0.5)
        return running


def stop(running: "subprocess.Popen[bytes]", number: signal.Signals) -> None:
    running.send_signal(number)
    if running.wait() != 0:
        raise SystemExit(f"It stopped with {running.returncode}.")


def prepare_database(service: Service) -> None:
    """Do what the entry point of the image of PostgreSQL does at the first start."""
    name, password = (service.settings["environment"][key] for key in ("POSTGRES_USER", "POSTGRES_PASSWORD"))
    steps = f"""
        echo {password} >/tmp/password
        initdb --pgdata {FOLDER} --encoding UTF8 --username {name} --pwfile /tmp/password --auth-local trust --auth-host scram-sha-256
        rm /tmp/password
        echo "host all all all scram-sha-256" >>{FOLDER}/pg_hba.conf
        pg_ctl --pgdata {FOLDER} --wait --log /dev/null start && createdb --username {name} {name}
        pg_ctl --pgdata {FOLDER} --wait stop
    """
    subprocess.run(service.command(f"set -e; {steps}"), check=True, stdout=subprocess.DEVNULL)


def request(method: str, path: str, cookie: str = "") -> tuple[dict[str, Any], str]:
    """Return the answer of the site, and the cookie that it sets."""
    line = HTTPConnection("127.0.0.1", 8000)
    line.request(method, path, headers={"cookie": cookie})
    answer = line.getresponse()
    assert answer.status == 200, answer.status
    return json.load(answer), answer.headers.get("set-cookie", "").partition(";")[0]


def check_rights(service: Service, running: "subprocess.Popen[bytes]") -> None:
    """Check that the server has its own user, no capabilities, and one volume that it can write to."""
    lines = Path(f"/proc/{running.pid}/status").read_text(encoding="utf-8").splitlines()
    status = dict(line.split(":\t", 1) for line in lines if ":\t" in line)
    assert status["Uid"].split() == ["10001"] * 4, status["Uid"]
    assert (int(status["CapBnd"], 16), int(status["CapEff"], 16), status["NoNewPrivs"]) == (0, 0, "1")
    assert service.works("touch /data/x && rm /data/x && touch /tmp/x")
    for place in ("/x", "/opt/adyton/x", "/etc/x", "/var/x", "/run/x"):
        assert not service.works(f"touch {place}"), f"{place} can be written."


def main(work: Path, image: Path, database: Path, user: str) -> None:
    text = Path("compose.yaml").read_text(encoding="utf-8")
    volumes = work / "volumes"
    file = yaml.safe_load(fill_in(text, {"POSTGRES_PASSWORD": secrets.token_hex(16)}))
    for name in file["volumes"]:
        (volumes / name).mkdir(parents=True)
    site = Service(file["services"]["adyton"], image, user, shlex.split(os.environ["VARIABLES"]))
    store = Service(file["services"]["database"], database, "postgres", [])
    for service, name in ((site, "data"), (store, "database")):
        owner = subprocess.check_output(["chroot", service.root, "id", "-u", service.user], text=True)
        os.chown(volumes / name, int(owner), -1)
        (volumes / name).chmod(0o700)
    with (image / "etc" / "hosts").open("a", encoding="utf-8") as hosts:
        hosts.write("127.0.0.1 database\n")
    site.mount(volumes)
    store.mount(volumes)
    prepare_database(store)
    ready = shlex.join(file["services"]["database"]["healthcheck"]["test"][1:])
    kept: tuple[str, str] | None = None
    for turn in ("first", "second"):
        serving = store.start(f"postgres -D {FOLDER} -c listen_addresses='*' -c log_min_messages=fatal", ready)
        running = site.start(os.environ["COMMAND"], os.environ["HEALTH"])
        check_rights(site, running)
        account, cookie = request("POST", "/api/account", kept[1] if kept else "")
        assert kept is None or account["id"] == kept[0], "The account is not in the database any more."
        kept = kept or (account["id"], cookie)
        stop(running, signal.SIGTERM)
        stop(serving, signal.SIGINT)
        print(f"The compose file's services work together the {turn} time and stop cleanly.", flush=True)
    assert [each.name for each in (volumes / "data").iterdir()] == ["secret"]


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:4]), sys.argv[4])
