"""Somebody who is away is called to their turn, once; and those who wait can remind them or go on without them."""

from __future__ import annotations

import asyncio
import base64
import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from server.conftest import Running
from server.hubs import HOST, Ear, actors, first_turn, new_table, open_hub, random_move
from server.mailing import Browser, PostOffice, PushService, post_office, push_service, until
from server.test_api import _refused
from stellwerk.server import calling, letters, outside, sealing, seating
from stellwerk.server.drills.client import call
from stellwerk.server.entries import Manned
from stellwerk.server.errors import NotPossibleError, TooManyError
from stellwerk.server.hub import Hub
from stellwerk.server.listening import detach
from stellwerk.server.reach import Letter, Push
from stellwerk.server.settings import Calls
from stellwerk.server.table import Table

Serve = Callable[..., Running]
ANN, BOB, CID = (f"{number:016x}" for number in (10, 11, 12))
QUICK = Calls(delay=0.02, private=True)


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as made:
        yield made


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with post_office() as made:
        yield made


async def _people(hub: Hub, *guests: str, away: float | None = None) -> Table:
    """A running table where these guests sit; the first is the host."""
    for guest in guests:
        await hub.store.add_guest(guest, guest, guest)
    table = await new_table(hub, "first-journey", people=len(guests), begin=False, away=away)
    await seating.leave(table, HOST)
    for name, guest in zip(["Ann", "Bob", "Cid"], guests, strict=False):
        await seating.sit(table, guest, name, "")
    return table


async def _subscribe(hub: Hub, guest: str, browser: Browser, endpoint: str, lang: str = "de") -> None:
    (device,) = await hub.store.devices.of(guest)
    given = browser.subscription(endpoint)
    await hub.store.reach.push_to(Push(device.id, given["endpoint"], given["key"], given["secret"], lang))


async def _soon(reached: Callable[[], object]) -> None:
    async with asyncio.timeout(30):
        while not reached():
            await asyncio.sleep(0.01)


def test_the_example_of_the_standard_comes_out() -> None:
    """RFC 8291, appendix A."""
    own = sealing.key_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    sealed = sealing.seal(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        own,
        sealing.unpacked("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert sealing.packed(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_who_is_away_is_called_once_for_each_turn(tmp_path: Path, service: PushService) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path, calls=QUICK) as hub:
            table, browser = await _people(hub, ANN, BOB), Browser()
            await _subscribe(hub, BOB, browser, service.address)
            ann = Ear(table, 0)
            while actors(table) != (0,):
                await random_move(table, _First())
            await asyncio.sleep(0.1)
            before = len(service.got)
            await random_move(table, _First())
            while actors(table) == (0,):
                await random_move(table, _First())
            await _soon(lambda: len(service.got) > before)
            headers, body = service.got[-1]
            said = json.loads(browser.opened(body))
            assert said == {
                "title": "Du bist am Zug",
                "text": "Erste Reise mit Ann wartet auf deinen Zug.",
                "path": f"/t/{table.id}",
                "tag": table.id,
            }
            assert headers["content-encoding"] == "aes128gcm" and headers["topic"] == table.id
            _signed(headers["authorization"], service.address, sealing.public(await hub.caller.key()))
            # The turn goes on, and so does the silence: whatever else happens at the table, or comes and goes.
            sent = len(service.got)
            await seating.hush(table, HOST, "phrases")
            detach(table, Ear(table, 1).connection)
            await asyncio.sleep(0.1)
            assert len(service.got) == sent
            # Whoever listens is not called.
            listening = Ear(table, 1)
            for _ in range(6):
                await random_move(table, _First())
            await asyncio.sleep(0.1)
            assert len(service.got) == sent
            detach(table, listening.connection)
            detach(table, ann.connection)

    asyncio.run(scene())


class _First(Random):
    """Chooses the first of everything."""

    def choice(self, seq: Any) -> Any:
        return seq[0]


def _signed(authorization: str, endpoint: str, key: str) -> None:
    """The letterhead is ours, and for this service."""
    found = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", authorization)
    assert found and found[4] == key
    claims = json.loads(sealing.unpacked(found[2]))
    assert endpoint.startswith(claims["aud"]) and 0 < claims["exp"] - time.time() <= 86_400
    raw = sealing.unpacked(found[3])
    r, s = (int.from_bytes(half, "big") for half in (raw[:32], raw[32:]))
    sealing.point(key).verify(
        encode_dss_signature(r, s), f"{found[1]}.{found[2]}".encode(), ec.ECDSA(hashes.SHA256())
    )


def test_a_browser_that_wants_no_more_is_forgotten_and_a_revoked_device_too(
    tmp_path: Path, service: PushService
) -> None:
    service.status = 410

    async def scene() -> None:
        async with open_hub(tmp_path, calls=QUICK) as hub:
            table = await _people(hub, ANN, BOB)
            await _subscribe(hub, BOB, Browser(), service.address)
            await _subscribe(hub, ANN, Browser(), service.address + "2")
            while not service.got:
                await random_move(table, _First())
                await asyncio.sleep(0.05)
            await asyncio.sleep(0.1)
            assert not (await hub.store.reach.pushes(ANN) and await hub.store.reach.pushes(BOB))
            await _subscribe(hub, BOB, Browser(), service.address)
            assert await hub.store.reach.pushes(BOB)
            await hub.store.rehash(BOB, None)
            assert not await hub.store.reach.pushes(BOB)

    asyncio.run(scene())


def test_a_push_service_that_hangs_holds_up_no_table(tmp_path: Path) -> None:
    async def scene() -> None:
        silent = await asyncio.start_server(lambda reader, writer: asyncio.sleep(9), "127.0.0.1", 0)
        port = silent.sockets[0].getsockname()[1]
        async with open_hub(tmp_path, calls=Calls(delay=0.0, private=True, seconds=0.4)) as hub:
            table = await _people(hub, ANN, BOB)
            for guest in (ANN, BOB):
                await _subscribe(hub, guest, Browser(), f"http://127.0.0.1:{port}/{guest}")
            began = time.monotonic()
            for _ in range(10):
                await random_move(table, _First())
                await asyncio.sleep(0.005)
            assert time.monotonic() - began < 0.4
            await asyncio.sleep(0.6)
            assert await hub.store.reach.pushes(ANN), "a service that is down for a while is not forgotten"
        silent.close()

    asyncio.run(scene())


@pytest.mark.parametrize(
    "address",
    [
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://10.0.0.1/x",
        "https://localhost/x",
        "https://push.example:8443/x",
        "https://name:word@push.example/x",
        "https://push.example/x y",
        "file:///etc/passwd",
        "https://" + "a" * 1000 + ".example/",
        "no address",
    ],
)
def test_nothing_is_sent_where_a_stranger_has_no_business(address: str) -> None:
    with pytest.raises(outside.BadAddressError):
        outside.checked(address, private=False)


def test_a_public_name_of_a_private_machine_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    for found in ("127.0.0.1", "192.168.1.1", "169.254.169.254", "::ffff:10.0.0.1", "fd00::1", "100.64.0.1"):
        monkeypatch.setattr("socket.getaddrinfo", lambda *_, at=found, **__: [(0, 0, 0, "", (at, 443))])
        with pytest.raises(outside.BadAddressError):
            outside.post("https://push.example/x", b"", {}, False, 1.0)


def test_a_browser_says_where_it_is_called(serve: Serve, service: PushService) -> None:
    base = serve(calls=QUICK).base
    made = call(base, "POST", "/api/guests", {"name": "Ann"})["token"]
    can = call(base, "GET", "/api/guests/me/calls", None, made)
    assert (can["push"], can["mail"]) == (False, False) and len(base64.urlsafe_b64decode(can["key"] + "=")) == 65
    given = Browser().subscription(service.address)
    call(base, "POST", "/api/guests/me/push", given, made)
    assert call(base, "GET", "/api/guests/me/calls", None, made)["push"]
    _refused(400, base, "POST", "/api/guests/me/push", {**given, "key": "A" * 87}, made)
    _refused(400, base, "POST", "/api/guests/me/push", {**given, "endpoint": "ftp://push.example/"}, made)
    call(base, "DELETE", "/api/guests/me/push", None, made)
    assert not call(base, "GET", "/api/guests/me/calls", None, made)["push"]
    _refused(409, base, "POST", "/api/guests/me/mail", {"address": "ann@post.example"}, made)


def test_letters_are_asked_for_confirmed_and_ended_with_one_click(serve: Serve, office: PostOffice) -> None:
    calls = Calls(delay=0.02, smtp=office.address, sender="Stellwerk <trains@play.example>", letters="2/hour")
    running = serve(calls=calls, public="https://play.example")
    base = running.base
    made = call(base, "POST", "/api/tables?lang=de", {"game": "first-journey", "name": "Ann", "seats": _SEATS})
    table, ann = made["table"]["id"], made["token"]
    for wrong in ("ann", "ann@post", "ann@post.example\r\nBcc: x@y.example", "a b@post.example"):
        _refused(400, base, "POST", "/api/guests/me/mail?lang=de", {"address": wrong}, ann)
    call(base, "POST", "/api/guests/me/mail?lang=de", {"address": "ann@post.example"}, ann)
    asked = office.got[-1]
    assert asked["To"] == "ann@post.example" and asked["Subject"].startswith("Soll Stellwerk dir schreiben")
    bob = call(base, "POST", f"/api/tables/{table}/join", {"name": "Bob"})["token"]
    _until_turn(base, table, {0: ann, 1: bob}, 0)
    time.sleep(0.2)
    assert len(office.got) == 1, "nobody has said yes yet"

    (yes,) = re.findall(r"https://play\.example/mail#yes\.(\S+)", asked.get_content())
    _refused(404, base, "POST", f"/api/mail/yes/{yes[:-2]}AA", None)
    call(base, "POST", f"/api/mail/yes/{yes}", None)
    assert call(base, "GET", "/api/guests/me/calls", None, ann)["confirmed"]
    _until_turn(base, table, {0: ann, 1: bob}, 1)
    _until_turn(base, table, {0: ann, 1: bob}, 0)
    until(lambda: len(office.got) == 2)
    letter = office.got[-1]
    assert (
        letter["Subject"] == "Du bist am Zug" and letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    )
    assert f"https://play.example/t/{table}" in letter.get_content()
    assert "mit Bob wartet auf deinen Zug." in letter.get_content()

    (stop,) = re.findall(r"<https://play\.example(/api/mail/stop/\S+)>", letter["List-Unsubscribe"])
    call(base, "POST", stop, None)
    assert call(base, "GET", "/api/guests/me/calls", None, ann)["address"] == ""
    _refused(404, base, "POST", f"/api/mail/yes/{yes}", None)
    call(base, "POST", "/api/guests/me/mail", {"address": "ann@post.example"}, ann)
    _refused(429, base, "POST", "/api/guests/me/mail", {"address": "ann@post.example"}, ann)
    _refused(429, base, "POST", "/api/guests/me/mail", {"address": "Ann@post.example"}, bob)


_SEATS = [{"kind": "me"}, {"kind": "open"}]


def _until_turn(base: str, table: str, tokens: dict[int, str], wanted: int) -> None:
    """Play the first of everything until this seat is to act alone."""
    while True:
        play = call(base, "GET", f"/api/tables/{table}/play")
        if play["actors"] == [wanted]:
            return
        seat = play["actors"][0]
        mine = call(base, "GET", f"/api/tables/{table}/play?seat={seat}", None, tokens[seat])
        body = {"version": mine["version"], "action": mine["choices"][0]["action"]}
        call(base, "POST", f"/api/tables/{table}/act", body, tokens[seat])


def test_a_letter_goes_only_where_no_browser_has_taken_the_message(
    tmp_path: Path, service: PushService, office: PostOffice
) -> None:
    calls = Calls(delay=0.02, private=True, smtp=office.address, sender="trains@play.example")

    async def scene() -> None:
        async with open_hub(tmp_path, calls=calls, public="https://play.example") as hub:
            table = await _people(hub, ANN, BOB)
            await _subscribe(hub, BOB, Browser(), service.address)
            await hub.store.reach.write_to(BOB, Letter("bob@post.example", "en", True))
            listening = Ear(table, 0)
            while not service.got:
                await random_move(table, _First())
                await asyncio.sleep(0.05)
            await asyncio.sleep(0.1)
            assert not office.got
            service.status = 500
            while not office.got:
                await random_move(table, _First())
                await asyncio.sleep(0.05)
            assert office.got[0]["Subject"] == "It is your turn"
            detach(table, listening.connection)

    asyncio.run(scene())


def test_a_slip_of_another_server_opens_nothing() -> None:
    ours, theirs = letters.Slips("one"), letters.Slips("two")
    assert ours.said_yes(ours.yes("g", "a@b.example")) == ("g", "a@b.example")
    assert ours.said_yes(theirs.yes("g", "a@b.example")) is None and ours.said_stop(theirs.stop("g")) is None
    assert ours.said_yes(ours.stop("g")) is None and ours.said_stop(ours.yes("g", "a@b.example")) is None


def test_those_who_wait_remind_and_not_too_often(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path, calls=Calls(delay=60.0, private=True)) as hub:
            table, browser = await _people(hub, ANN, BOB), Browser()
            seat = await first_turn(table)
            guest, other = (ANN, BOB)[seat], 1 - seat
            with pytest.raises(NotPossibleError, match="only just begun"):
                await table.calling.nudge(other, seat)
            monkeypatch.setattr(calling, "EARLY", 0.0)
            for by, about in ((seat, seat), (seat, other)):
                with pytest.raises(NotPossibleError, match="another person whose turn"):
                    await table.calling.nudge(by, about)
            assert not await table.calling.nudge(other, seat), "nothing reaches them"
            await _subscribe(hub, guest, browser, service.address, "en")
            assert await table.calling.nudge(other, seat)
            await _soon(lambda: service.got)
            who = ("Ann", "Bob")[other]
            assert json.loads(browser.opened(service.got[0][1]))["title"] == f"{who} is waiting for you"
            with pytest.raises(TooManyError, match="just been reminded"):
                await table.calling.nudge(other, seat)

            ear = Ear(table, seat)
            ear.connection.guest = guest
            monkeypatch.setattr(hub.caller, "may_nudge", lambda *_: True)
            assert await table.calling.nudge(other, seat)
            assert (await ear.all())[-1] == {"type": "nudge", "by": other, "seat": seat}
            assert len(service.got) == 1
            detach(table, ear.connection)

    asyncio.run(scene())


def test_most_of_the_others_replace_who_stays_away_and_who_comes_back_plays_on(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await _people(hub, ANN, BOB, CID, away=0.3)
            chairs = table.course.sheet.chairs
            ears = [Ear(table, seat) for seat in range(3)]
            with pytest.raises(NotPossibleError, match="is here"):
                await seating.replace_absent(table, BOB, 2)
            detach(table, ears[0].connection)
            with pytest.raises(NotPossibleError, match="a moment ago"):
                await seating.replace_absent(table, BOB, 0)
            away = 0.4 - table.driver.absence(0)
            await asyncio.sleep(away)
            if table.course.sheet.chairs[0].bot is None:  # it was not the turn of that seat
                await seating.replace_absent(table, BOB, 0)
                await seating.replace_absent(table, BOB, 0)  # one voice, however often it is raised
                info = table.info().seats[0]
                assert (info.votes, info.needed, info.bot) == ((1,), 2, None)
                await seating.replace_absent(table, CID, 0)
            assert table.course.sheet.chairs[0].bot and not table.info().seats[0].votes
            with pytest.raises(NotPossibleError, match="already"):
                await seating.replace_absent(table, CID, 0)
            assert await seating.come_back(table, 0) and table.course.sheet.chairs == chairs
            for ear in ears[1:]:
                detach(table, ear.connection)

    asyncio.run(scene())


def test_the_host_needs_nobody_else_and_strangers_have_no_voice(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await _people(hub, ANN, BOB, CID)
            await hub.store.add_guest("f" * 16, "stranger", "x")
            table.driver._left[1] = time.monotonic() - seating.PATIENCE - 1
            with pytest.raises(Exception, match="no seat at this table"):
                await seating.replace_absent(table, "f" * 16, 1)
            await seating.replace_absent(table, HOST, 1)
            assert isinstance((await hub.store.log(table.id))[-1].entry, Manned)

    asyncio.run(scene())
