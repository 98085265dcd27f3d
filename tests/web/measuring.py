"""What a person would measure at a table: is everything there, large enough, and nothing under anything else?"""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page

SIZES = (
    (360, 640),
    (390, 844),
    (820, 1180),
    (1180, 820),
    (1280, 720),
    (1366, 650),
    (1440, 900),
    (1920, 1080),
)
LARGEST, MAGNIFIED = (2560, 1440), (640, 360)  # a window of 1280 by 720 at 200 %

# A control counts as reachable inside the window, or inside something that scrolls and shows its bar.
FAULTS = """() => {
    const shown = each => {
        const box = each.getBoundingClientRect();
        const seen = getComputedStyle(each).visibility === 'visible' && !each.closest('.sr');
        return seen && box.width > 1 && box.height > 1;
    };
    const name = each => each.outerHTML.replace(/<svg.*?<[/]svg>/gs, '').slice(0, 110);
    const scrolls = each => {
        for (let up = each.parentElement; up; up = up.parentElement)
            if (/auto|scroll/.test(getComputedStyle(up).overflowY) && up.scrollHeight > up.clientHeight + 1)
                return true;
        return Boolean(each.closest('.sideways'));
    };
    const faults = [];
    const dialog = [...document.querySelectorAll('[role=dialog]')].find(shown);
    const controls = [...document.querySelectorAll('button, a[href], input, select, [role=tab]')].filter(shown);
    for (const each of controls) {
        const box = each.getBoundingClientRect();
        const [wide, high] = [innerWidth + 1, innerHeight + 1];
        const inside = box.left >= -1 && box.top >= -1 && box.right <= wide && box.bottom <= high;
        if (!inside) {
            if (!scrolls(each)) faults.push(['outside', name(each), [box.left, box.top, box.right, box.bottom]]);
            continue;
        }
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const over = document.elementFromPoint(x, y);
        const own = over && (each.contains(over) || over.contains(each) || over.closest('label')?.contains(each));
        if (!own && !dialog?.contains(over) && !scrolls(each))
            faults.push(['covered', name(each), over && name(over)]);
    }
    const prompt = document.querySelector('.prompt');
    if (prompt.scrollWidth > prompt.clientWidth + 1 || prompt.scrollHeight > prompt.clientHeight + 1)
        faults.push(['the prompt is cut', prompt.textContent]);
    const host = document.querySelector('.host svg').getBoundingClientRect();
    const labels = [...document.querySelectorAll('.host :is(.city-name, .town-name)')].filter(shown).map(each => {
        const size = each.getScreenCTM().a * Number(each.getAttribute('font-size'));
        if (size < 10.95 || size > 16.05) faults.push(['small or large', each.textContent, size]);
        return [each.textContent, each.getBBox(), each.getScreenCTM()];
    });
    if (!labels.length) faults.push(['no names']);
    const boxes = labels.map(([text, { x, y, width, height }, at]) => {
        const [across, down] = [value => at.a * value + at.e, value => at.d * value + at.f];
        const [top, bottom] = [down(y + height * .2), down(y + height * .8)];  // of its letters
        return { text, left: across(x), right: across(x + width), top, bottom };
    });
    for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(i + 1))
            if (a.left - 1 < b.right && b.left - 1 < a.right && a.top + 2 < b.bottom && b.top + 2 < a.bottom)
                faults.push(['names overlap', a.text, b.text]);
    for (const station of document.querySelectorAll('.host .station')) {
        const b = station.getBoundingClientRect();
        const across = a => a.left + 1 < b.right && b.left + 1 < a.right;
        const down = a => a.top + 1 < b.bottom && b.top + 1 < a.bottom;
        const under = boxes.filter(a => across(a) && down(a));
        for (const name of under) faults.push(['a name under a station', name.text]);
    }
    if (innerWidth >= 720) {
        const tools = document.querySelector('.controls')?.getBoundingClientRect();
        if (!tools) faults.push(['no buttons for the map']);
        const over = tools && tools.left < host.right - 1 && tools.top < host.bottom - 1;
        if (over) faults.push(['buttons lie on the map']);
        const world = document.querySelector('.world').getBoundingClientRect();
        if (Math.min(world.width / host.width, 1.02) < .98 && Math.min(world.height / host.height, 1.02) < .98)
            faults.push(['the map could be larger', world.width, world.height, host.width, host.height]);
    }
    return faults;
}"""


def resize(page: Page, size: tuple[int, int]) -> None:
    """Another window; the browser needs a moment to believe it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("() => document.querySelector('.table')?.offsetHeight === innerHeight")


def faults(page: Page, seconds: float = 10) -> list[Any]:
    """What is still wrong after the page has had time to settle."""
    until = time.monotonic() + seconds
    while (found := page.evaluate(FAULTS)) and time.monotonic() < until:
        page.wait_for_timeout(50)
    return list(found)


def everywhere(page: Page, *others: tuple[int, int]) -> None:
    """Nothing is wrong in any window."""
    wrong = {}
    for size in (*SIZES, *others):
        resize(page, size)
        if found := faults(page):
            wrong[size] = found[:4]
    assert not wrong, wrong
