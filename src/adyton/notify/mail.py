"""Mail, by the server that the host named."""

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from typing import Final
from urllib.parse import unquote, urlsplit

from adyton.notify.delivery import Delivery
from adyton.notify.message import Message

TIMEOUT_S: Final = 10


class Mailer:
    """Sends by `smtp://name:password@host:port`; `smtps://` encrypts from the first byte."""

    def __init__(self, server: str, sender: str) -> None:
        self.server = urlsplit(server)
        self.sender = sender

    async def send(self, to: str, message: Message, once: str) -> Delivery:
        """Send a mail.

        `once` is the same at every try of a message, so that mail programs show it once.
        """
        try:
            await asyncio.to_thread(self._send, self._mail(to, message, once))
        except smtplib.SMTPRecipientsRefused:
            return Delivery.REFUSED
        except (OSError, smtplib.SMTPException):
            return Delivery.LATER
        return Delivery.DONE

    def _mail(self, to: str, message: Message, once: str) -> EmailMessage:
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self.sender, to, message.title
        mail["Message-ID"] = f"<{once}@{self.sender.rpartition('@')[2].rstrip('>') or 'adyton'}>"
        mail["Auto-Submitted"] = "auto-generated"
        mail["List-Unsubscribe"] = f"<{message.off_link}>"
        mail.set_content(message.text)
        return mail

    def _send(self, mail: EmailMessage) -> None:
        host, port = self.server.hostname or "localhost", self.server.port
        if self.server.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, port or 465, timeout=TIMEOUT_S)
        else:
            server = smtplib.SMTP(host, port or 25, timeout=TIMEOUT_S)
        with server:
            server.ehlo()
            if self.server.scheme != "smtps" and server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
            if self.server.username:
                server.login(unquote(self.server.username), unquote(self.server.password or ""))
            server.send_message(mail)
