// Written by `make pages` from the files in Tools/files. Change those, not this.
// swift-format-ignore-file

/// A script that draws strokes again, with a blank for them.
enum ToolFile: String, CaseIterable {
  case playwrightPY = "playwright.py"
  case sendeventSH = "sendevent.sh"
  case xcuitestTXT = "xcuitest.txt"

  /// What the file holds.
  var text: StaticString {
    switch self {
    case .playwrightPY:
#"""
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

"""#
    case .sendeventSH:
#"""
#!/bin/sh
# Draws recorded strokes on the touch screen of an Android device. Written by strokecheck.
#
#   adb push strokes.sh /data/local/tmp
#   adb shell sh /data/local/tmp/strokes.sh /dev/input/event2
#
# or without a file on the device:
#
#   sh strokes.sh - | adb exec-in 'cat > /dev/input/event2'
#
# The device is the one for which getevent -lp lists ABS_MT_POSITION_X; coordinates are in its units.
# Writing to it takes an emulator or a rooted phone. If the device's programs are of 32 bits, set
# BITS=32.
case "${1:?usage: sh $0 DEVICE, or - for standard output}" in
-) ;;
*) exec >"$1" || exit ;;
esac

# The kernel stamps the events itself, so their times are 0: 8 bytes of them or 16.
time='\0000\0000\0000\0000\0000\0000\0000\0000'
case "${BITS:-64}" in
32) ;;
64) time=$time$time ;;
*) echo "BITS is 32 or 64" >&2; exit 2 ;;
esac

# The type and the code of each event; the value comes after them.
slot='\0003\0000\0057\0000'
id='\0003\0000\0071\0000'
tool='\0003\0000\0067\0000'
x='\0003\0000\0065\0000'
y='\0003\0000\0066\0000'
down='\0001\0000\0112\0001\0001\0000\0000\0000'
up='\0001\0000\0112\0001\0000\0000\0000\0000'
sync='\0000\0000\0000\0000\0000\0000\0000\0000'

# Writes events, and that they belong together.
report() {
  bytes=
  for event in "$@" "$sync"; do bytes=$bytes$time$event; done
  printf '%b' "$bytes"
}
{{strokes}}

"""#
    case .xcuitestTXT:
#"""
// Recorded strokes for a UI test target. Written by strokecheck.
//
//     func testCircle() throws {
//       let app = XCUIApplication()
//       app.launch()
//       try app.otherElements["canvas"].draw(RecordedStroke.all[0])
//     }
//
// XCUITest itself drags in straight lines only, so this asks the classes behind it, which have no
// header: keep it out of what you ship. A test fails with a message if a class is missing.

import UIKit
import XCTest

/// A recorded stroke.
struct RecordedStroke {
  /// The name in failures and in the log of events.
  let name: String
  /// The seconds after which the finger goes up.
  let lift: Double
  /// For each sample x and y, in points from the element's corner, and the seconds since the finger
  /// came down.
  let samples: [Double]

  /// All of them.
  static let all: [RecordedStroke] = [
{{strokes}}
  ]
}

/// What could not be had from XCTest.
struct MissingFromXCTest: Error, CustomStringConvertible {
  let name: String
  var description: String { "this XCTest has no \(name); strokes cannot be drawn" }
}

extension XCUIElement {
  /// Draws a stroke with one finger, at the speed it was recorded at.
  func draw(_ stroke: RecordedStroke) throws {
    let corner = coordinate(withNormalizedOffset: .zero).screenPoint
    func place(_ index: Int) -> CGPoint {
      CGPoint(
        x: corner.x + stroke.samples[3 * index], y: corner.y + stroke.samples[3 * index + 1])
    }
    guard stroke.samples.count >= 3 else { return }

    typealias Down = @convention(c) (NSObject, Selector, CGPoint, Double) -> NSObject
    typealias Move = @convention(c) (NSObject, Selector, CGPoint, Double) -> Void
    typealias Lift = @convention(c) (NSObject, Selector, Double) -> Void
    typealias Name = @convention(c) (NSObject, Selector, NSString, Int) -> NSObject
    typealias Add = @convention(c) (NSObject, Selector, NSObject) -> Void
    typealias Run = @convention(c) (
      NSObject, Selector, AutoreleasingUnsafeMutablePointer<NSError?>?
    ) -> Bool

    let blank = try RecordedStroke.allocate("XCPointerEventPath")
    let (down, downName) = try RecordedStroke.method(
      "initForTouchAtPoint:offset:", of: blank, as: Down.self)
    let path = down(blank, downName, place(0), stroke.samples[2])
    let (move, moveName) = try RecordedStroke.method(
      "moveToPoint:atOffset:", of: path, as: Move.self)
    for index in 1..<max(1, stroke.samples.count / 3) {
      move(path, moveName, place(index), stroke.samples[3 * index + 2])
    }
    let (lift, liftName) = try RecordedStroke.method("liftUpAtOffset:", of: path, as: Lift.self)
    lift(path, liftName, stroke.lift)

    let empty = try RecordedStroke.allocate("XCSynthesizedEventRecord")
    let (named, namedName) = try RecordedStroke.method(
      "initWithName:interfaceOrientation:", of: empty, as: Name.self)
    let record = named(
      empty, namedName, stroke.name as NSString, UIInterfaceOrientation.portrait.rawValue)
    let (add, addName) = try RecordedStroke.method(
      "addPointerEventPath:", of: record, as: Add.self)
    add(record, addName, path)
    let (run, runName) = try RecordedStroke.method(
      "synthesizeWithError:", of: record, as: Run.self)
    var error: NSError?
    if !run(record, runName, &error) {
      throw (error as Error?) ?? MissingFromXCTest(name: "way to draw \(stroke.name)")
    }
  }
}

extension RecordedStroke {
  /// An object of a class that has no header, not yet initialized.
  fileprivate static func allocate(_ name: String) throws -> NSObject {
    guard let type = NSClassFromString(name) as? NSObject.Type,
      let object = type.perform(NSSelectorFromString("alloc"))?.takeUnretainedValue() as? NSObject
    else { throw MissingFromXCTest(name: name) }
    return object
  }

  /// A method that has no header, as a function.
  fileprivate static func method<Function>(
    _ name: String, of object: NSObject, as type: Function.Type
  ) throws -> (Function, Selector) {
    let selector = NSSelectorFromString(name)
    guard object.responds(to: selector), let method = object.method(for: selector) else {
      throw MissingFromXCTest(name: name)
    }
    return (unsafeBitCast(method, to: type), selector)
  }
}

"""#
    }
  }
}
