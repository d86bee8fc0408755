"""Mail, with a real SMTP server for the tests."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_string, policy
from email.message import EmailMessage

from tests.notify.test_address import MESSAGE

from adyton.notify.channels import Channels
from adyton.notify.delivery import Delivery
from adyton.notify.gate import Gate
from adyton.notify.mail import Mailer


class MailServer:
    """Accepts every mail, except to `nobody`."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.port = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 mail.example\r\n")
        while line := (await reader.readline()).decode().strip():
            word = line.split(":")[0].split(" ")[0].upper()
            if word == "DATA":
                writer.write(b"354 go on\r\n")
                text = (await reader.readuntil(b"\r\n.\r\n")).decode()
                self.mails.append(message_from_string(text[:-5], policy=policy.default))  # type: ignore[arg-type]
            if word == "QUIT":
                writer.write(b"221 bye\r\n")
                break
            is_refused = word == "RCPT" and "nobody" in line
            writer.write(b"550 no such person\r\n" if is_refused else b"250 fine\r\n")
        writer.close()


@asynccontextmanager
async def mail_server() -> AsyncIterator[MailServer]:
    found = MailServer()
    server = await asyncio.start_server(found.serve, "127.0.0.1", 0)
    found.port = server.sockets[0].getsockname()[1]
    try:
        yield found
    finally:
        server.close()
        await server.wait_closed()


def channels(port: int) -> Channels:
    return Channels(Gate(), None, Mailer(f"smtp://127.0.0.1:{port}", "table@a.example"), frozenset({"mailto"}))


async def test_mail_uses_the_hosts_server_and_can_be_switched_off() -> None:
    async with mail_server() as server:
        sending = channels(server.port)
        sent = await sending.send_elsewhere("mailto://ada@example.org", MESSAGE, "once1")
        await sending.close()
        assert sent is Delivery.DONE
        (mail,) = server.mails
        assert (mail["To"], mail["Subject"]) == ("ada@example.org", "Oracle: it is your turn")
        assert mail["List-Unsubscribe"] == "<https://a.example/off#w>"
        assert mail["Message-ID"] == "<once1@a.example>"
        assert "https://a.example/table/t1" in mail.get_content()


async def test_a_refused_recipient_is_not_retried_but_an_absent_server_is() -> None:
    async with mail_server() as server:
        sending = channels(server.port)
        assert await sending.send_elsewhere("mailto://nobody@example.org", MESSAGE, "x") is Delivery.REFUSED
        port = server.port
    assert await sending.send_elsewhere("mailto://ada@example.org", MESSAGE, "x") is Delivery.LATER
    assert port
    await sending.close()


async def test_without_a_mail_server_mail_is_not_offered() -> None:
    sending = Channels(Gate(), None, None, frozenset({"mailto", "ntfy"}))
    assert sending.allowed == {"ntfy"}
    assert await sending.send_elsewhere("mailto://ada@example.org", MESSAGE, "x") is Delivery.REFUSED
    await sending.close()
