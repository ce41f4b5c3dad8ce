/// The formats that strokes are written in.
public enum OutputFormat: String, CaseIterable, Sendable {
  /// One document of JSON, `{"strokes":[…]}`.
  case json
  /// One stroke in JSON a line.
  case ndjson
  /// One sample a line, in columns parted by commas.
  case csv
  /// One sample a line, in columns parted by tabs.
  case tsv
  /// Drawings of Quick, Draw!, one a line.
  case quickdraw
  /// A gesture log of the $1 family.
  case dollar
  /// Ink Markup Language.
  case inkml
  /// Pointer actions of W3C WebDriver, one command a line.
  case webdriver
  /// Touch events as rrweb records them, one a line.
  case rrweb
  /// Pointer events of browsers, one a line.
  case pointerevents
  /// The output of Android's `getevent -lt`.
  case getevent
  /// Polylines of an SVG.
  case svg
  /// A Python script that draws on a web page with Playwright.
  case playwright
  /// A shell script that writes input events to an Android device.
  case sendevent
  /// Swift source that draws in an app with XCUITest.
  case xcuitest
  /// A flow of Maestro.
  case maestro

  /// True if what is written draws the strokes again, and is not read back.
  public var isReplay: Bool {
    switch self {
    case .playwright, .sendevent, .xcuitest, .maestro: true
    default: false
    }
  }

  /// The format that a file's ending stands for, in lower case and without the dot.
  public init?(suffix: String) {
    switch suffix {
    case "json", "csv", "tsv", "inkml", "svg", "ndjson": self.init(rawValue: suffix)
    case "jsonl": self = .ndjson
    case "xml": self = .dollar
    case "py": self = .playwright
    case "sh": self = .sendevent
    case "swift": self = .xcuitest
    case "yaml", "yml": self = .maestro
    default: return nil
    }
  }

  /// The name for people.
  var name: String {
    switch self {
    case .json: "JSON"
    case .ndjson: "NDJSON"
    case .csv: "CSV"
    case .tsv: "TSV"
    case .quickdraw: "Quick, Draw!"
    case .dollar: "a $1 log"
    case .inkml: "InkML"
    case .webdriver: "WebDriver"
    case .rrweb: "rrweb"
    case .pointerevents: "a log of pointer events"
    case .getevent: "getevent"
    case .svg: "SVG"
    case .playwright: "Playwright"
    case .sendevent: "sendevent"
    case .xcuitest: "XCUITest"
    case .maestro: "Maestro"
    }
  }
}
