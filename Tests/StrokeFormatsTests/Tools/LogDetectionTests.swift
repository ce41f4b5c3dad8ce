import Foundation
import StrokeFormats
import TestSupport
import Testing

/// Every format is told by content, and none is mistaken for another.
@Suite struct LogDetectionTests {
  private static let samples: [(file: String, format: StrokeFormat)] = [
    ("drawings.ndjson", .quickdraw), ("circle01.xml", .dollar), ("plus.xml", .dollar),
    ("ink.inkml", .inkml), ("pointers.ndjson", .pointerevents), ("touch.getevent.txt", .getevent),
  ]

  /// What apps and tools log that is JSON, or text, of other names.
  private static let appLogs: [(file: String, format: StrokeFormat)] = [
    ("touches.log", .touches), ("touchevents.log", .pointerevents), ("uitouch.log", .uitouch),
  ]

  private func format(of bytes: [UInt8]) throws -> StrokeFormat? {
    try bytes.withUnsafeBytes { try DocumentHead(of: $0, isWhole: true)?.format }
  }

  private static func bytes(of sample: String) throws -> [UInt8] {
    try Checkout.bytes("Samples/formats/\(sample)")
  }

  @Test(arguments: samples + appLogs)
  func aSampleIsToldByContent(file: String, format: StrokeFormat) throws {
    let bytes = try Self.bytes(of: file)
    #expect(try self.format(of: bytes) == format)
    #expect(try self.format(of: [0xEF, 0xBB, 0xBF, 0x0A, 0x0A] + bytes) == format)
    // The option says the same.
    #expect(outcomes(of: bytes, ReadingOptions(format: format)) == outcomes(of: bytes))
  }

  @Test(arguments: samples)
  func noOtherFormatIsReadAsThis(file: String, format: StrokeFormat) throws {
    let bytes = try Self.bytes(of: file)
    let others: [StrokeFormat] = [.quickdraw, .pointerevents, .json, .ndjson]
    for other in others where other != format {
      let found = outcomes(of: bytes, ReadingOptions(format: other))
      #expect(found.allSatisfy { $0.hasPrefix("!") }, "\(other): \(found.first ?? "")")
    }
  }

  @Test(arguments: [
    // Strokes stay strokes, whatever else they say.
    (#"{"drawing":[],"actions":[],"points":[[1,2]]}"#, StrokeFormat.json),
    (#"{"type":"pointerdown","pointerId":1,"points":[[1,2]]}"#, .json),
    (#"{"type":3,"data":{},"strokes":[]}"#, .json),
    (#"[{"x":1,"y":2,"type":"down","pointerId":1}]"#, .pointerevents),
    (#"[{"x":1,"y":2,"pointerId":1}]"#, .touches),
    (#"[{"x":1,"y":2,"type":"down"}]"#, .touches),
    (#"[[1,2],[3,4]]"#, .json),
    ("{\"drawing\":3,\"points\":[]}\n{\"points\":[]}", .ndjson),
    // Other orders, one line or many.
    (#"{"word":"a","drawing":[[[1],[2]]]}"#, .quickdraw),
    ("{\"word\":\"a\",\n\"drawing\":[]}", .quickdraw),
    (#"{"clientX":1,"clientY":2,"type":"mousedown"}"#, .pointerevents),
    // Broken further on.
    (#"{"drawing":[[[1],[2]"#, .quickdraw), (#"{"type":"pointerdown","x":tru"#, .pointerevents),
    ("<?xml version='1.0'?><!DOCTYPE ink PUBLIC 'a' 'b'>\n<!-- > --><ink/>", .inkml),
    ("<a:ink xmlns:a='b'/>", .inkml), ("<Gesture\nName='a'/>", .dollar),
    ("add device 1: /dev/input/event0\n", .getevent),
    ("could not get driver version for /dev/input/mice, Not a typewriter\n", .getevent),
    ("[   1.5] EV_SYN SYN_REPORT 00000000", .getevent), ("[1.5]", .json),
  ])
  func isToldByContent(document: String, format: StrokeFormat) throws {
    #expect(try self.format(of: Array(document.utf8)) == format)
    let bytes = Array(document.utf8)
    for cut in bytes.indices { #expect(outcomes(of: bytes, cuts: [cut]) == outcomes(of: bytes)) }
  }

  private static let rows = "write their pointer positions as rows of x,y,t (CSV or NDJSON)"
  private static let points =
    "write points with times, as rows of x,y,t (CSV or NDJSON); hittest --path reads drawings"

  /// A document in a format that is no longer read has one error, with what to do.
  @Test(arguments: [
    (#"{"timestamp":1,"data":{},"type":4}"#, "rrweb recordings are no longer read; \(rows)"),
    (
      "{\"type\":4,\"data\":{}}\n{\"type\":3,\"data\":{}}\n",
      "rrweb recordings are no longer read; \(rows)"
    ),
    (
      #"{"name":"log","events":[{"type":4,"data":{},"timestamp":1}]}"#,
      "rrweb recordings are no longer read; \(rows)"
    ),
    (
      #"[{"type":3,"data":{"source":6,"positions":[{"x":1,"y":2,"timeOffset":0}]}}]"#,
      "rrweb recordings are no longer read; \(rows)"
    ),
    (#"[{"actions":[],"type":"key"}]"#, "WebDriver actions are no longer read; \(rows)"),
    (
      #"{"actions":[{"type":"pointer","actions":[]}]}"#,
      "WebDriver actions are no longer read; \(rows)"
    ),
    (
      #"{"version":8,"type":"context-options","browserName":"chromium"}"#,
      "Playwright traces are no longer read; \(rows)"
    ),
    (
      #"{"type":"before","callId":"call@6","startTime":1,"params":{"x":1,"y":2}}"#,
      "Playwright traces are no longer read; \(rows)"
    ),
    (
      "<?xml version='1.0'?><!DOCTYPE svg PUBLIC 'a' 'b'>\n<!-- > --><svg/>",
      "SVG shapes are no longer read as strokes; \(points)"
    ),
    ("<svg:svg xmlns:svg='a'>", "SVG shapes are no longer read as strokes; \(points)"),
    ("M10 20 C1 2,3 4,5 6", "SVG path data is no longer read as strokes; \(points)"),
    ("\nm.5-1z", "SVG path data is no longer read as strokes; \(points)"),
  ])
  func isRefusedByName(document: String, error: String) throws {
    let bytes = Array(document.utf8)
    let line = document.hasPrefix("\n") ? 2 : 1
    #expect(outcomes(of: bytes) == ["! \(line):1: \(error)"])
    for cut in bytes.indices { #expect(outcomes(of: bytes, cuts: [cut]) == outcomes(of: bytes)) }
  }

}
