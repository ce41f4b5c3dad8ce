import StrokeCore

// XCUITest drags in straight lines only. Apple's own recorder, and after it WebDriverAgent and others,
// hand whole paths of a finger to the classes behind that, which have no header.

/// Strokes as Swift source for a UI test target, with a method of elements that draws them.
struct XCUITestWriter: StrokeWriter {
  private(set) var losses = Losses()
  private var count = 0
  private var hasBegun = false

  mutating func append(_ record: StrokeRecord, to output: inout [UInt8]) {
    begin(&output)
    count += 1
    guard let stroke = ReplayStroke(record, number: count, noting: &losses) else { return }
    if stroke.isCancelled { losses.note(.cancelled) }
    if record.stroke.viewWidth != nil { losses.note(.width) }
    output.append("    RecordedStroke(\n      name: ")
    output.append(swiftText: stroke.name)
    output.append(", lift: \(stroke.lift.exactText),\n      samples: [")
    for (index, place) in stroke.places.enumerated() {
      output.append(index % 4 == 0 ? "\n        " : " ")
      output.append(exact: place.x)
      output.append(", ")
      output.append(exact: place.y)
      output.append(", ")
      output.append(exact: stroke.offsets[index])
      output.append(",")
    }
    output.append("\n      ]),\n")
  }

  mutating func finish(_ output: inout [UInt8]) {
    begin(&output)
    output.append(Self.end)
  }

  private mutating func begin(_ output: inout [UInt8]) {
    guard !hasBegun else { return }
    hasBegun = true
    output.append(Self.beginning)
  }

  private static let beginning = #"""
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

    """#

  private static let end = #"""
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

extension [UInt8] {
  /// Appends a literal of Swift.
  fileprivate mutating func append(swiftText text: String) {
    append("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": append("\\\(scalar)")
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        append("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
      default: append(String(scalar))
      }
    }
    append("\"")
  }
}
