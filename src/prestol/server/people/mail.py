"""Mail, where the server can send some: codes to set a new password, and to confirm an address."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

import structlog

from prestol.server.config import Settings
from prestol.server.errors import ApiError

PATIENCE = 20.0
PORTS = {"smtp": 587, "smtps": 465}
NEAR = ("localhost", "127.0.0.1", "::1")
log = structlog.get_logger("prestol.mail")


class Mailer:
    """Hands letters over to an SMTP server. Without one, nothing is sent, and nobody is asked for an address."""

    def __init__(self, settings: Settings) -> None:
        self.sender = settings.mail_from
        self.place = urlsplit(settings.smtp)

    @property
    def works(self) -> bool:
        return bool(self.place.hostname)

    async def send(self, to: str, subject: str, text: str) -> None:
        """Send a letter; ApiError where it could not be handed over."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter.set_content(text)
        try:
            await asyncio.to_thread(self.hand_over, letter)
        except (OSError, smtplib.SMTPException) as error:
            log.error("mail-failed", why=f"{type(error).__name__}: {error}")
            raise ApiError("mail-failed", 503) from None

    def hand_over(self, letter: EmailMessage) -> None:
        with self.connect() as post:
            if self.place.username:
                post.login(unquote(self.place.username), unquote(self.place.password or ""))
            post.send_message(letter)

    def connect(self) -> smtplib.SMTP:
        """A connection that nobody can read along, unless the SMTP server is on this machine."""
        host = self.place.hostname or ""
        port = self.place.port or PORTS[self.place.scheme]
        if self.place.scheme == "smtps":
            return smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=ssl.create_default_context())
        post = smtplib.SMTP(host, port, timeout=PATIENCE)
        post.ehlo()
        if post.has_extn("starttls") or host not in NEAR:
            post.starttls(context=ssl.create_default_context())
        return post
