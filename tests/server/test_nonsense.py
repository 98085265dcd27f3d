"""Whatever is sent, the answer is a refusal with a sentence, never a failure of ours."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from server.conftest import Running, settings_for
from server.raw import ask, dial, shake, status
from stellwerk.server.drills.client import RefusedError, call

SEATS = '"seats":[{"kind":"me"},{"kind":"open"}]'
BODIES = {
    "nan": f'{{"game":"europe",{SEATS},"away":NaN}}',
    "infinity": f'{{"game":"europe",{SEATS},"away":-Infinity}}',
    "too-great": f'{{"game":"europe",{SEATS},"clock":{{"move":1e999}}}}',
    "surrogate": f'{{"game":"europe",{SEATS},"name":"\\ud800"}}',
    "surrogate-as-game": f'{{"game":"\\udfff",{SEATS}}}',
    "surrogate-as-option": f'{{"game":"europe",{SEATS},"options":{{"\\ud800":"a"}}}}',
    "surrogate-as-field": '{"\\ud800":1}',
    "no-json": "{",
}
UNREADABLE = {"many-digits": "9" * 5000, "deep": "[" * 30_000}


def _post(base: str, path: str, body: bytes, kind: str = "application/json") -> bytes:
    head = f"POST {path} HTTP/1.1\nContent-Type: {kind}\nContent-Length: {len(body)}"
    return ask(base, head, body)


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    running = Running(settings_for(tmp_path_factory.mktemp("nonsense"))).start()
    yield running.base
    running.stop()


def _sentence(answer: bytes, expected: int) -> str:
    assert status(answer) == expected, answer[:300]
    problem = json.loads(answer.partition(b"\r\n\r\n")[2])
    assert isinstance(problem["detail"], str) and problem["text"] and problem["key"]
    detail: str = problem["detail"]
    return detail


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_bodies_that_are_no_question(base: str, body: str) -> None:
    assert _sentence(_post(base, "/api/tables", body.encode()), 422)


@pytest.mark.parametrize("body", UNREADABLE.values(), ids=UNREADABLE)
def test_bodies_that_cannot_be_read(base: str, body: str) -> None:
    assert _sentence(_post(base, "/api/tables", body.encode()), 400)


def test_asking_in_the_wrong_way(base: str) -> None:
    answer = ask(base, "PATCH /api/games HTTP/1.1")
    assert _sentence(answer, 405) and b"allow: GET" in answer


def test_what_does_not_fit_is_named(base: str) -> None:
    told = _sentence(_post(base, "/api/tables", b'{"game":"europe","seats":[{"kind":"king"}]}'), 422)
    assert "seats" in told and "kind" in told and "king" not in told


@pytest.mark.parametrize("kind", ["text/plain", "application/octet-stream"])
def test_records_that_are_no_text(base: str, kind: str) -> None:
    _sentence(_post(base, "/api/replay", b"\xff\xfe\x80", kind), 422)
    _sentence(_post(base, "/api/replay", b'"\\ud800"', "application/json"), 400)


@pytest.mark.parametrize(
    "path", ["/%00", "/a%00b", "/assets/%00", "/api/games/%00/rules", "/api/games/europe/%00"]
)
def test_a_path_that_no_file_can_have(base: str, path: str) -> None:
    _sentence(ask(base, f"GET {path} HTTP/1.1"), 404)


@pytest.mark.parametrize("path", ["/" + "x" * 300, "/" + "x" * 3000, "/assets/" + "x" * 300])
def test_a_path_longer_than_any_name(base: str, path: str) -> None:
    assert status(ask(base, f"GET {path} HTTP/1.1")) in (200, 404)


def test_an_invitation_to_an_endless_host(base: str) -> None:
    table = call(base, "POST", "/api/tables", {"game": "europe", "seats": [{"kind": "open"}] * 2})["table"]["id"]
    _sentence(ask(base, f"GET /api/tables/{table}/qr.svg HTTP/1.1\nHost: {'x' * 3000}"), 400)
    assert status(ask(base, f"GET /api/tables/{table}/qr.svg HTTP/1.1\nHost: {'x' * 250}")) == 200


def test_chunks_over_the_limit_are_too_large(base: str) -> None:
    chunk = b"4000\r\n" + b"x" * 0x4000 + b"\r\n"
    head = "POST /api/guests HTTP/1.1\nContent-Type: application/json\nTransfer-Encoding: chunked"
    _sentence(ask(base, head, chunk * 5 + b"0\r\n\r\n"), 413)


def test_a_websocket_gets_an_answer_whatever_it_asks_for(base: str) -> None:
    for path, expected in (("/ws/" + "x" * 9000, 414), ("/ws/%00", 404), ("/ws/\xff", 400), ("/ws/nobody", 404)):
        with dial(base) as line:
            _sentence(shake(line, path), expected)
    with dial(base) as line:
        _sentence(shake(line, "/ws/nobody", "Origin: http://[", "X-Long: " + "x" * 9000), 431)
    with dial(base) as line:
        _sentence(shake(line, "/ws/nobody", "Origin: http://["), 403)


def test_head_is_get_without_a_body(base: str) -> None:
    for path in ("/", "/healthz", "/api/games"):
        head, _, body = ask(base, f"HEAD {path} HTTP/1.1").partition(b"\r\n\r\n")
        assert status(head) == 200 and body == b""


@pytest.mark.parametrize(
    "name", ["\u061c", "\u3164", "\u2800", "\U000e0041\U000e007f", "\u00ad", "\u115f\u034f \ufe0f"]
)
def test_a_name_that_nobody_can_see_is_none(base: str, name: str) -> None:
    for given, seen in ((name, "?"), (f"Mi{name}ra", "Mi ra" if " " in name else "Mira")):
        body = {"game": "europe", "seats": [{"kind": "me"}, {"kind": "open"}], "name": given}
        assert call(base, "POST", "/api/tables", body)["table"]["seats"][0]["name"] == seen


def test_names_in_all_scripts_stay_what_they_are(base: str) -> None:
    for name in ("Zoë", "김민준", "दीपिका", "عمر", "Ωμέγα", "🚂 Jim"):
        body = {"game": "europe", "seats": [{"kind": "me"}, {"kind": "open"}], "name": name}
        assert call(base, "POST", "/api/tables", body)["table"]["seats"][0]["name"] == name


def test_refusals_carry_a_key_for_programs(base: str) -> None:
    with pytest.raises(RefusedError) as caught:
        call(base, "GET", "/api/guests/me/tables", None, "wrong")
    assert json.loads(caught.value.body)["key"] == "token-unknown"
