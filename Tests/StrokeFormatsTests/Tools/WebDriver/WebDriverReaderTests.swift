import StrokeFormats
import Testing

@Suite struct WebDriverReaderTests {
  /// A command with one finger that does these actions.
  private static func command(_ actions: String) -> String {
    #"{"actions":[{"type":"pointer","id":"f","actions":["# + actions + "]}]}"
  }

  private static func move(_ x: Int, _ y: Int, _ duration: Int, _ more: String = "") -> String {
    #"{"type":"pointerMove","duration":\#(duration),"x":\#(x),"y":\#(y)\#(more)}"#
  }

  private static let down = #"{"type":"pointerDown","button":0}"#
  private static let up = #"{"type":"pointerUp","button":0}"#

  private static let rows: [Example] = [
    Example(
      command([move(1, 2, 0), down, move(3, 4, 16), move(5, 6, 16), up].joined(separator: ",")),
      "1 id=f: 1.0,2.0@0.0 3.0,4.0@0.016 5.0,6.0@0.032"),
    // A pause counts; a pointer goes on from where it is, which is 0,0 at first.
    Example(
      command(
        [
          down, #"{"type":"pause","duration":100}"#, move(3, 4, 16, #","origin":"pointer""#),
          move(1, -1, 4, #","origin":"pointer""#), up,
        ].joined(separator: ",")),
      "1 id=f: 0.0,0.0@0.0 3.0,4.0@0.116 4.0,3.0@0.12"),
    // No durations, no times; an element is taken for the viewport.
    Example(
      command(
        #"{"type":"pointerMove","x":1,"y":2},{"type":"pointerDown"},{"type":"pointerMove","x":3,"y":4,"origin":{"element-6066-11e4-a52e-4f735466cecf":"e1"}},{"type":"pointerUp"}"#
      ),
      "1 id=f: 1.0,2.0 3.0,4.0"),
    // A stroke lasts until the last button is up; what has not ended ends with the log.
    Example(
      command(
        [
          down, #"{"type":"pointerDown","button":2}"#, up, move(1, 1, 5),
          #"{"type":"pointerUp","button":2}"#, move(2, 2, 5), down,
        ]
        .joined(separator: ",")),
      "1 id=f: 0.0,0.0@0.0 1.0,1.0@0.005", "1 id=f: 2.0,2.0@0.01"),
    // Sources keep step with each other.
    Example(
      """
      [{"type":"key","id":"k","actions":[{"type":"pause","duration":50},{"type":"keyDown","value":"a"}]},
       {"type":"pointer","id":"a","actions":[{"type":"pointerDown"},{"type":"pointerMove","x":1,"y":1,"duration":10},{"type":"pointerUp"}]},
       {"type":"pointer","id":"b","actions":[{"type":"pause","duration":20},{"type":"pointerDown"},{"type":"pointerMove","x":2,"y":2,"duration":30},{"type":"pointerUp"}]}]
      """, "2 id=a: 0.0,0.0@0.0 1.0,1.0@0.06", "3 id=b: 0.0,0.0@0.05 2.0,2.0@0.09"),
    // One source by itself, and a command a line, each with a time of its own.
    Example(#"{"type":"pointer","actions":[{"type":"pointerDown"}]}"#, "1: 0.0,0.0"),
    Example(
      command([move(1, 2, 5), down, up].joined(separator: ",")) + "\n"
        + command([move(3, 4, 5), down, up].joined(separator: ",")) + "\n",
      "1 id=f: 1.0,2.0@0.005", "2 id=f: 3.0,4.0@0.005"),
  ]

  @Test(arguments: rows)
  func isRead(row: Example) {
    #expect(outcomes(of: row.document.utf8) == row.outcomes)
    #expect(firstCutThatMatters(in: row) == nil)
  }

  @Test func aCancelledPointerIsMarked() throws {
    let document = Self.command(
      [Self.down, Self.move(1, 2, 5), #"{"type":"pointerCancel"}"#].joined(separator: ","))
    let record = try #require(StrokeRecords(document.utf8).next()).get()
    #expect(record.isCancelled && record.stroke.count == 2)
  }

  @Test(arguments: [
    (
      command(#"{"type":"tap"}"#),
      "1:51: expected pointerMove, pointerDown, pointerUp, pointerCancel or pause, found \"tap\""
    ),
    (
      command(#"{"type":"pointerMove","x":1}"#),
      "1:51: expected a move with \"x\" and \"y\", found one without"
    ),
    (
      command(#"{"type":"pause","duration":-1}"#),
      "1:78: expected a duration in whole milliseconds, found -1"
    ),
    (
      command(#"{"type":"pause","duration":1.5}"#),
      "1:78: expected a duration in whole milliseconds, found 1.5"
    ),
    (command(#"{"type":"pause","duration":"1"}"#), "1:78: expected a number, found \""),
    (
      command(#"{"type":"pointerMove","x":1,"y":1,"origin":"page"}"#),
      "1:94: expected \"viewport\", \"pointer\" or an element, found \"page\""
    ),
    (command(#"{"duration":1}"#), "1:64: expected \"type\", found }"),
    (
      #"{"actions":[{"type":"touch","actions":[]}]}"#,
      "1:21: expected \"pointer\", \"key\", \"wheel\" or \"none\", found \"touch\""
    ),
    (#"{"actions":[{"type":"pointer"}]}"#, "1:30: expected \"actions\", found }"),
    (#"{"actions":[{"actions":[]}]}"#, "1:26: expected \"type\", found }"),
    (#"{"actions":[7]}"#, "1:13: expected an input source, found 7"),
    (command("{"), "1:52: expected a name in quotes, found ]"),
  ])
  func whatIsBrokenIsNamed(document: String, error: String) {
    #expect(outcomes(of: document.utf8) == ["! \(error)"])
  }
}
