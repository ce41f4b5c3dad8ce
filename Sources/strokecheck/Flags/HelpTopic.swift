import StrokeCore
import StrokeFormats
import StrokePaths

/// The subjects that `help` has a page on besides the commands.
enum HelpTopic: String, CaseIterable {
  case detectors, formats, measures, expectations, defaults
  case exitStatus = "exit-status"

  func page(of program: Program) -> String {
    switch self {
    case .detectors: Self.detectorsPage
    case .formats: Self.formatsPage
    case .measures: Self.measuresPage
    case .expectations: Self.expectationsPage
    case .defaults: Self.defaultsPage(program)
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
        page += "  \(check.name.description.padded(to: 13))\(check.reason)\n"
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
    .inkml, and for those in the folders in it. Left out are names that begin with a dot, pipes,
    links to folders and links to nothing; and SVGs and plain text, for most of them are no strokes.
    Each of these is read where it is named itself, and a link to nothing is then an error.

    """

  private static let measuresPage = """
    What is said of any stroke, whatever a detector makes of it, with --explain:

    score      how round it is, from 0 to 100: 100 e^(-0.4 d - 0.5 d²), where d adds up what is
               wrong: 2.5 times the deviation from the radius (root mean square, over the radius);
               1.5 times how steeply the distance from the centre changes along the stroke (root
               mean square); 3.5 times what the turns lack of one; what they exceed one by; the
               turns that are gone back and again; half the difference of the two ends' distances
               from the centre, over the radius; and how much longer the longest step is than an
               eighth of a turn, over that. A circle has 100 at any size, rate, start and direction.
    turns      how often it goes round the centre, each step by the smaller angle; + is clockwise
               on the screen; back and forth cancel out, and the halves of an eight; 0 without a
               centre
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

  private static let expectationsPage = """
    A stroke may say what should come of it, by a member "expect" of its object or a column expect
    of its table; --expect says it for every stroke, whatever the strokes say. It is one of

    circle      it is a circle
    rejected    it is not, for whatever reason
    a reason    it is not, for this one: its code, excessive-duration, or its
                text, Excessive duration; help detectors lists the texts,
                --format ndjson shows the codes

    The verdict is then a pass or a failure: the exit status counts failures, the line of text says
    whether it came "as expected", JSON has "expected" and "passed", and so have the formats for
    continuous integration (junit, tap, sarif, github) their passes and failures. With several
    detectors, the same is expected of each. A stroke without an expectation should be a circle.

    """

  /// The names of commands as a list in a sentence.
  private static func list(_ commands: [Command]) -> String {
    let names = commands.map(\.name)
    return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }

  /// The options of a role as lines of help, without those of detectors and limits, which have their
  /// own section.
  private static func list(of role: FlagRole, _ program: Program) -> String {
    let options = program.commandsWithDefaults.flatMap { command in
      command.ownFlags.map { (command: command.name, option: $0) }
    }
    let names = options.filter {
      $0.option.role == role && $0.option.section != .limits && $0.option.name != "detector"
    }.map { command, option in
      let isAmbiguous = options.contains {
        $0.option.name == option.name && $0.option.role != role
      }
      return "--\(option.name)" + (isAmbiguous ? " (\(command))" : "")
    }
    var lines: [String] = []
    for name in Set(names).sorted() {
      if let last = lines.last, last.utf8.count + name.utf8.count < 94 {
        lines[lines.count - 1] = "\(last) \(name)"
      } else {
        lines.append("    \(name)")
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func defaultsPage(_ program: Program) -> String {
    """
    Options may have defaults. What comes later wins:

    1. what is built in
    2. the file .strokecheck.json in the current folder, or else in the
       nearest of the folders above it, up to the one that holds a
       repository (.git) or the root
    3. the variable STROKECHECK_OPTS: words as a shell reads them, with
       quotes and backslashes, but nothing is expanded
    4. the command line

    Defaults are taken by \(list(program.commandsWithDefaults)),
    and by no others: \(list(program.commands.filter { !$0.takesDefaults })) depend on
    nothing but their command line.

    The file holds an object. Its members are options by their long names, for every command that
    has them, or commands with an object of options for that one alone:

        {"detector": "katz", "max-duration": 3, "circle": {"explain": true},
         "evaluate": {"positive": ["circle", "oval"]}}

    An option for all means what it means to the first of the commands above that has it, and does
    not reach those to which it means something else: format and as-published are circle's, and
    others have theirs in their own object. The same holds for the variable.

    Defaults say how things are judged and how results look. Everything else is for whoever runs
    the command, so that no folder decides it:

    - What is read, asked and written is for the command line alone:
    \(list(of: .task, program))
    - What decides whether a gate passes may also be in the variable, but not in the file:
    \(list(of: .gate, program))
    - What changes verdicts may be in the file too, and a run that takes any of it from there says
      so in one line on standard error: detectors, limits, and
    \(list(of: .judgment, program))

    The file must be a plain file of up to \(DefaultsFile.sizeLimit) bytes: no link, pipe or device. A file that is
    refused, or a default that makes no sense, is named with its place, with status 64, and nothing
    else is read or written.

    An option without a value is true or false; one that is given several times is an array, to
    which the variable and the command line add. A limit that the chosen detector does not have is
    passed over. --no-config takes neither the file nor the variable, and --no-NAME no default for
    the option --NAME, so that --no-explain takes back what the file above says.

    """
  }

  private static let exitStatusPage = """
    0   every stroke is a circle, or what it is expected to be
    1   at least one stroke was rejected, or is not what it is expected to be
        (--exit-zero makes this 0)
    2   some input could not be read or parsed, or the output not written;
        everything else is still judged and printed
    64  the command line, or a default for it, makes no sense
    129, 130, 143
        HUP, INT (Ctrl-C) or TERM came: 128 + the signal

    The first of these signals ends the input: what was read by then is judged and written. A record
    that is cut off is left out, and a warning names it. The file of -o is replaced if a pipe or a
    terminal was interrupted; it stays as it was if a file was cut short, or no stroke was read. A
    second signal quits at once and leaves the old file.

    """
}
