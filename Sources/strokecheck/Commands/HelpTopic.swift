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

    """

  private static let measuresPage = """
    What is said of any stroke, whatever a detector makes of it, with --explain:

    score      how round it is, from 0 to 100: 100 e^(-0.4 d - 0.5 d²), where d adds up what is
               wrong: 2.5 times the deviation from the radius (root mean square, over the radius);
               1.5 times how steeply the distance from the centre changes along the stroke (root
               mean square); 3.5 times what the turns lack of one; what they exceed one by; half the
               difference of the two ends' distances from the centre, over the radius; and how much
               longer the longest step is than an eighth of a turn, over that. A circle has 100 at
               any size, rate, start and direction.
    turns      how often it goes round the centre, each step by the smaller angle; + is clockwise
               on the screen, and back and forth cancel out; 0 without a centre
    direction  clockwise, counterclockwise, or none: the sign of the turns
    center     the middle of the nearest circle: Taubin's fit, in which each step weighs as much as
               it is long; for a closed but flat stroke, the centroid of what it encloses; none for
               a line or a dot
    radius     the radius of that circle; for a closed but flat stroke, the mean distance
    duration   seconds from the first sample to the last
    rate       samples a second: one over the median step forward in time
    length     the lengths of all steps together
    bounds     the least rectangle that holds every sample: least x and y, greatest x and y
    gap        from the first sample to the last over the diameter of the circle; of less than half
               a turn, over the greatest distance between two samples; none for a dot

    """

  private static let exitStatusPage = """
    0   every stroke is a circle
    1   at least one stroke was rejected (--exit-zero makes this 0)
    2   some input could not be read or parsed, or the output not written; everything else is
        still judged and printed
    64  the command line makes no sense

    """
}
