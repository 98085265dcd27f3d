"""What the server refuses is told in the language of the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import FilePayload, expect

from web.conftest import OpenPage
from web.playing import play_now
from web.serving import Site

NOWHERE = "0" * 16


@pytest.mark.parametrize(
    ("lang", "address", "told"),
    [
        ("de-DE", "/join/ABCDEF", "Zum Code ABCDEF gibt es keinen Tisch."),
        ("en-GB", "/join/ABCDEF", "No table has the code ABCDEF."),
        ("de-DE", f"/t/{NOWHERE}", "Diesen Tisch gibt es nicht."),
    ],
)
def test_an_invitation_that_leads_nowhere(
    site: Site, open_page: OpenPage, lang: str, address: str, told: str
) -> None:
    page = open_page(lang=lang, refused=True)
    page.goto(site.address + address)
    expect(page.get_by_role("heading", name=told)).to_be_visible()


def test_a_refusal_is_told_in_the_words_of_the_server(site: Site, open_page: OpenPage) -> None:
    page = open_page(refused=True)
    newer = {"detail": "the points are frozen", "text": "Die Weichen sind eingefroren."}
    page.route("**/api/codes/*", lambda route: route.fulfill(status=409, json=newer))
    page.goto(f"{site.address}/join/ABCDEF")
    expect(page.get_by_role("heading", name="Die Weichen sind eingefroren.")).to_be_visible()


def test_only_the_server_can_make_a_page_forget_who_it_is(site: Site, open_page: OpenPage) -> None:
    page = open_page(refused=True)
    play_now(site, page, "Europa")
    page.route(
        "**/api/guests/me/tables*", lambda route: route.fulfill(status=401, body="who are you? says a proxy")
    )
    page.goto(site.address)
    page.wait_for_load_state("networkidle")
    held = "localStorage.getItem('stellwerk.token')"
    assert page.evaluate(held)
    page.unroute("**/api/guests/me/tables*")
    page.evaluate("localStorage.setItem('stellwerk.token', 'of another database')")
    page.goto(site.address)
    page.wait_for_load_state("networkidle")
    assert page.evaluate(held) is None


def test_a_file_that_is_no_record(site: Site, open_page: OpenPage) -> None:
    page = open_page(refused=True)
    page.goto(f"{site.address}/replay")
    file = FilePayload(name="x.record", mimeType="text/plain", buffer=b"no record")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("Diese Aufzeichnung lässt sich nicht abspielen")


def test_who_is_muted_is_told_so(site: Site, open_page: OpenPage) -> None:
    page = open_page()
    play_now(site, page, "Europa")
    page.evaluate(
        """() => fetch(`/api/tables/${location.pathname.split('/')[2]}/quiet`, {
            method: 'POST',
            headers: {
                'Content-Type': 'application/json',
                Authorization: `Bearer ${localStorage.getItem('stellwerk.token')}`,
            },
            body: JSON.stringify({ seat: 0 }),
        }).then((response) => response.json())"""
    )
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("button", name="Gut gespielt!").click()
    expect(page.get_by_role("alert")).to_contain_text("Dein Platz ist stummgeschaltet.")
