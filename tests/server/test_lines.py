"""Below the messages: frames and bytes of every kind, heads that never end, connections that say nothing."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from server.conftest import GENEROUS, Running
from server.raw import BEGUN, MORE, PING, PONG, PONGED, ask, dial, narrow, rest, shake, status
from stellwerk.server.drills.client import call

Serve = Callable[..., Running]
OPEN = {"game": "first-journey", "seats": [{"kind": "me"}, {"kind": "open"}]}
FEW = replace(GENEROUS, frames=50, octets=20_000)


def _table(base: str) -> str:
    table: str = call(base, "POST", "/api/tables", OPEN)["table"]["id"]
    return table


def _hangs_up(line: socket.socket, data: bytes, within: float = 3.0) -> bool:
    """Whether the server lets go of a line that goes on like this."""
    end = time.monotonic() + within
    line.settimeout(0.2)
    try:
        while time.monotonic() < end:
            line.sendall(data)
            try:
                while line.recv(65536):
                    pass
                return True
            except TimeoutError:
                continue
    except ConnectionError:
        return True
    return False


@pytest.mark.parametrize(("first", "flood"), [(b"", PING), (BEGUN, MORE), (b"", PONG)])
def test_frames_that_are_no_messages_count_too(serve: Serve, first: bytes, flood: bytes) -> None:
    base = serve(limits=FEW).base
    with dial(base) as line:
        assert status(shake(line, f"/ws/{_table(base)}")) == 101
        line.sendall(first)
        assert _hangs_up(line, flood * 60)


def test_a_few_pings_are_answered(serve: Serve) -> None:
    base = serve(limits=FEW).base
    with dial(base) as line:
        shake(line, f"/ws/{_table(base)}")
        line.sendall(PING * 5)
        time.sleep(0.2)
        assert PONGED * 5 in line.recv(65536)


def test_bytes_of_few_frames_count_too(serve: Serve) -> None:
    base = serve(limits=FEW).base
    with dial(base) as line:
        shake(line, f"/ws/{_table(base)}")
        large = b"\x82\xfe\x3a\x98\x00\x00\x00\x00" + b"x" * 15_000
        assert _hangs_up(line, large * 2)


def test_a_message_in_endless_pieces_is_none(serve: Serve) -> None:
    base = serve(limits=GENEROUS).base
    with dial(base) as line:
        shake(line, f"/ws/{_table(base)}")
        line.sendall(BEGUN)
        assert _hangs_up(line, MORE * 100)


def test_all_lines_of_an_address_count_together(serve: Serve) -> None:
    base = serve(limits=replace(GENEROUS, frames_each=60)).base
    table = _table(base)
    with dial(base) as first, dial(base) as second:
        for line in (first, second):
            shake(line, f"/ws/{table}")
            line.sendall(PING * 40)
        assert _hangs_up(second, b"")


def test_a_flood_is_dropped_before_it_is_read(serve: Serve) -> None:
    """Nobody is served while a packet of ten thousand frames is read: each that was read has its pong."""
    base = serve(limits=replace(GENEROUS, frames=100)).base
    table = _table(base)
    with dial(base) as line:
        shake(line, f"/ws/{table}")
        line.sendall(PING * 10_000)
        assert 0 < rest(line).count(PONGED) < 500


def test_a_head_that_never_ends_is_cut_off(serve: Serve) -> None:
    base = serve().base
    with dial(base) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: here\r\nX-Endless: ")
        assert _hangs_up(line, b"x" * 10_000)


@pytest.mark.parametrize("head", ["X-Long: " + "x" * 20_000, "\n".join(f"X-{n}: x" for n in range(300))])
def test_a_head_that_is_too_large_is_refused(serve: Serve, head: str) -> None:
    assert status(ask(serve().base, f"GET / HTTP/1.1\n{head}")) == 431


def test_whoever_says_nothing_is_let_go_of(serve: Serve) -> None:
    base = serve(limits=replace(GENEROUS, head_seconds=0.3)).base
    with dial(base) as silent, dial(base) as slow, dial(base) as between:
        slow.sendall(b"GET / HTTP/1.1\r\nHost:")
        between.sendall(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
        time.sleep(0.1)
        assert status(between.recv(65536)) == 200
        began = time.monotonic()
        for line in (silent, slow):
            rest(line)
        assert time.monotonic() - began < 2
        assert _hangs_up(between, b"\r\n")  # empty lines are no request


def test_a_body_that_does_not_come_is_not_waited_for(serve: Serve) -> None:
    base = serve(limits=replace(GENEROUS, body_seconds=0.2, head_seconds=0.3)).base
    head = "POST /api/guests HTTP/1.1\nContent-Type: application/json\nContent-Length: 100"
    assert status(ask(base, head, b"{")) == 408


def test_silent_lines_of_one_address_are_few(serve: Serve) -> None:
    base = serve(limits=replace(GENEROUS, silent=5), proxies=()).base
    lines = [dial(base) for _ in range(8)]
    assert [rest(line) for line in lines[:3]] == [b""] * 3, "the oldest go first"
    lines[7].sendall(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
    assert status(lines[7].recv(65536)) == 200
    for line in lines:
        line.close()


def test_lines_of_one_address_have_an_upper_end_and_so_have_all(serve: Serve) -> None:
    for limits, proxies in ((replace(GENEROUS, lines_each=4), ()), (replace(GENEROUS, lines=4), ("127.0.0.1",))):
        base = serve(limits=limits, proxies=proxies).base
        table = _table(base)
        lines = []
        for _ in range(4):
            line = dial(base)
            assert status(shake(line, f"/ws/{table}")) == 101
            lines.append(line)
        with dial(base) as one_more:
            assert rest(one_more) == b""
        lines.pop().close()
        time.sleep(0.1)
        assert call(base, "GET", "/healthz")["status"] == "ok"
        for line in lines:
            line.close()


def test_whoever_dials_all_the_time_is_not_listened_to(serve: Serve) -> None:
    base = serve(limits=replace(GENEROUS, dials="5/minute"), proxies=()).base
    request = b"GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"
    answers = []
    for _ in range(8):
        with dial(base) as line:
            try:
                line.sendall(request)
                answers.append(rest(line)[:12])
            except ConnectionError:
                answers.append(b"")
    assert answers == [b"HTTP/1.1 200"] * 5 + [b""] * 3


def test_whoever_is_refused_for_asking_too_much_is_hung_up_on(serve: Serve) -> None:
    base = serve(limits=replace(GENEROUS, requests="2/minute")).base
    with dial(base) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n" * 5)
        assert rest(line).count(b"HTTP/1.1") == 3  # two answers, and a refusal


def test_a_reader_that_takes_nothing_is_hung_up_on(serve: Serve) -> None:
    running = serve(limits=replace(GENEROUS, stalled=0.3))
    narrow(running)
    with dial(running.base, room=2048) as line:
        line.sendall(b"GET /api/games/europe/board.svg HTTP/1.1\r\nHost: here\r\n\r\n" * 4)
        assert line.recv(100)
        end = time.monotonic() + 30
        while running.server.server_state.connections:
            assert time.monotonic() < end, "it is still waited for"
            time.sleep(0.05)


def test_a_train_of_requests_on_one_line_is_cut_off(serve: Serve, caplog: pytest.LogCaptureFixture) -> None:
    base = serve().base
    with dial(base) as line:
        assert _hangs_up(line, b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n" * 2000)
    call(base, "GET", "/healthz")
    assert "request failed" not in caplog.text  # those at its head were being answered; it is no fault of ours
