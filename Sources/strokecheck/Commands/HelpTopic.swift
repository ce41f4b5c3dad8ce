import StrokeCore

/// What `help` knows besides the commands.
enum HelpTopic: String, CaseIterable {
  case detectors, formats, measures
  case exitStatus = "exit-status"

  var page: String {
    switch self {
    case .detectors: Self.detectorsPage
    case .formats: Self.formatsPage
    case .measures: Self.measuresPage
    case .exitStatus: Self.exitStatusPage
    }
  }

  /// Every detector with its checks in order, asked of the detectors themselves.
  private static var detectorsPage: String {
    var page = """
      Each detector is a list of checks, tried in order. The first that fails gives the reason.
      Every limit is an option of the commands that run detectors; --explain measures all checks.

      """
    for detector in DetectionOptions.known {
      let type = type(of: detector)
      page += "\n\(type.name): \(type.citation)\n"
      for check in detector.explanation(of: Stroke()).checks {
        page += "  \(check.name.rawValue.padded(to: 13))\(check.reason)\n"
      }
    }
    return page
  }

  private static let formatsPage = """
    A stroke is a list of samples x, y or x, y, t. Formats are told by content, not by name.

    JSON    [[x,y,t],…]
            [{"x":…,"y":…,"t":…},…]
            {"points":[…],"id":…,"label":…,"width":…,"timeUnit":"ms"}
            {"strokes":[…]}, or an array of such objects
    NDJSON  one stroke a line, in any of the shapes for a single one
    CSV     columns by comma, semicolon or tab; a header is optional (x,y,t in any order; more
            columns are kept out of the way); a stroke or id column, or a blank line, parts the
            strokes; lines that begin with # are comments

    The name of the time is t, time or timestamp, in any case; times are seconds unless the file
    says so or --time-unit does. They need not start at 0. Without times nothing is asked of the
    duration. y grows downward. width is the width of the view, in the units of x and y.

    From other tools, also told by content (in brackets what --input-format and --to call it):

    Quick, Draw!    drawings, raw or simplified, one a line or in an array [quickdraw]
    $1, $N          <Gesture> logs, with <Point>s or with <Stroke>s of them [dollar]
    InkML           <trace>s with channels X, Y and T [inkml]
    WebDriver       pointer actions, as W3C WebDriver performs them [webdriver]
    rrweb           touch and mouse events, one a line or in an array [rrweb]
    pointer events  of browsers, one a line or in an array, coalesced ones included [pointerevents]
    getevent        what Android prints of a touch screen: getevent -lt [getevent]
    SVG             paths, polylines, polygons and lines, as strokes without times [svg]

    Several fingers are several strokes. A stroke whose pointer was cancelled has "cancelled":true
    and is not judged unless --include-cancelled says so. Members that are not x, y and t are kept
    with the stroke, and strokecheck convert takes them along.

    A folder stands for the files in it that end in .json, .ndjson, .jsonl, .csv, .tsv, .xml or
    .inkml. SVGs and plain text are read where they are named: most of them are no strokes.

    """

  private static let measuresPage = """
    What is said of any stroke, whatever a detector makes of it:

    duration   seconds from the first sample to the last
    rate       samples a second: one over the median step forward in time
    bounds     the least rectangle that holds every sample

    """

  private static let exitStatusPage = """
    0   every stroke is a circle
    1   at least one stroke was rejected (--exit-zero makes this 0)
    2   some input could not be read or parsed, or the output not written; everything else is
        still judged and printed
    64  the command line makes no sense

    """
}
