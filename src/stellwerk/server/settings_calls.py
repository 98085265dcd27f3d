"""What whoever runs a server can decide about calling people who are away."""

from __future__ import annotations

from msgspec import Struct


class Calls(Struct, frozen=True):
    """Push messages need nothing from the host; letters need a server that sends them, and `public`."""

    delay: float = 10.0  # seconds that somebody may be gone before it is called: a page is being loaded anew
    push: bool = True  # whether browsers may be called at all, through the services of their makers
    contact: str = ""  # an address or page for whoever runs a push service; `public` where nothing is said
    private: bool = False  # also push services in private networks and without TLS
    each: int = 4  # messages under way at once
    seconds: float = 10.0  # until a push service or mail server that says nothing is given up
    smtp: str = ""  # smtps://name:password@mail.example:465, smtp://… with STARTTLS, smtp-plain://… without TLS
    sender: str = ""  # whom letters come from: Stellwerk <trains@play.example>
    letters: str = "5/hour"  # letters that ask for confirmation: to one address, and of one guest
    nudges: str = "1/5 minute"  # to one seat, whoever asks
