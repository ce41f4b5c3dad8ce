#!/usr/bin/env python3
"""Draws recorded strokes on a web page as a finger does. Written by strokecheck.

As a program:   python3 strokes.py https://example.org/ --on '#canvas'
In your tests:  from strokes import STROKES, draw
                draw(page, STROKES[0], on="#canvas")

It needs Playwright (pip install playwright) and a Chromium, because touches go through Chromium's
DevTools: each has the recorded place, in CSS pixels from the corner of the page or of the element,
and the recorded time. Several samples within a frame come to the page as one event; its
getCoalescedEvents() has them all.
"""

import argparse
import time

# Each sample is x, y and the seconds since the finger came down; "ended" is when it is lifted.
STROKES = [
{{strokes}}
]


def draw(page, stroke, on=None):
    """Draws a stroke on a page of Playwright; `on` selects the element whose corner is 0, 0."""
    box = page.locator(on).bounding_box() if on else {"x": 0, "y": 0}
    if box is None:
        raise ValueError(f"{on} is not visible")
    session = page.context.new_cdp_session(page)
    start = time.time()

    def touch(kind, seconds, points):
        time.sleep(max(0, start + seconds - time.time()))
        session.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": points, "timestamp": start + seconds})

    try:
        for index, (x, y, seconds) in enumerate(stroke["samples"]):
            point = {"x": box["x"] + x, "y": box["y"] + y, "id": 1}
            touch("touchMove" if index else "touchStart", seconds, [point])
        touch("touchCancel" if stroke.get("cancelled") else "touchEnd", stroke["ended"], [])
    finally:
        session.detach()


def main():
    parser = argparse.ArgumentParser(description="Draws recorded strokes on a web page.")
    parser.add_argument("url", help="address of the page")
    parser.add_argument("--on", metavar="SELECTOR", help="element whose corner is 0, 0")
    parser.add_argument("--id", action="append", help="draw only the stroke of this id")
    parser.add_argument("--browser", metavar="FILE", help="Chromium to use, instead of Playwright's")
    parser.add_argument("--headed", action="store_true", help="show the browser")
    parser.add_argument("--screenshot", metavar="FILE", help="save a picture of the result")
    options = parser.parse_args()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=options.browser, headless=not options.headed)
        samples = [sample for stroke in STROKES for sample in stroke["samples"]] or [(0, 0, 0)]
        page = browser.new_page(
            has_touch=True,
            viewport={
                "width": max(1280, int(max(sample[0] for sample in samples)) + 40),
                "height": max(800, int(max(sample[1] for sample in samples)) + 40)})
        page.goto(options.url)
        for stroke in STROKES:
            if not options.id or stroke["id"] in options.id:
                draw(page, stroke, options.on)
        if options.screenshot:
            page.screenshot(path=options.screenshot)
        browser.close()


if __name__ == "__main__":
    main()
