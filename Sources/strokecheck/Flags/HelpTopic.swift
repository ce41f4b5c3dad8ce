import StrokeCore
import StrokeFormats
import StrokePaths

/// The topics that `help` covers besides the commands.
enum HelpTopic: String, CaseIterable {
  case detectors, judge, formats, json, measures, glossary, evaluation, expectations, defaults
  case exitStatus = "exit-status"

  func page(of program: Program) -> String {
    switch self {
    case .detectors: Self.detectorsPage
    case .judge: Self.judgePage
    case .formats: Self.formatsPage
    case .json: Self.jsonPage
    case .measures: Self.measuresPage
    case .glossary: Self.glossaryPage
    case .evaluation: Self.evaluationPage
    case .expectations: Self.expectationsPage
    case .defaults: Self.defaultsPage(program)
    case .exitStatus: Self.exitStatusPage
    }
  }

  private static let formatsPage = """
    A stroke is a list of samples x, y or x, y, t. The format is detected from the content,
    whatever the file is called.

    JSON    [[x,y,t],…]
            [{"x":…,"y":…,"t":…},…]
            {"points":[…],"id":…,"label":…,"width":…,"timeUnit":"ms","ended":…}
            {"strokes":[…]}, or an array of such objects
    NDJSON  one stroke per line, in any of the shapes for a single stroke
    CSV     columns separated by commas, semicolons or tabs; an optional header (x,y,t in any
            order, more columns are allowed); a stroke or id column, or a blank line, separates
            strokes; lines that begin with # are comments. Tables are UTF-8, with at most 1,048,576
            cells per row. With semicolons or tabs, numbers may have decimal commas; a first line
            sep=; names the separator. Rows of one stroke must agree about label, expect, width,
            timeUnit and ended; an empty cell agrees with anything

    The time is named t, time or timestamp, or else timestamps, date, Zeit, temps or tiempo, in any
    case. Times are in seconds unless the file says otherwise or --time-unit is given, and need not
    start at 0; they may be dates with times of ISO 8601. Without times the duration is not checked.
    y grows downward. width is the width of the view, in the units of x and y. ended (a member, or a
    column) is the time at which the finger was lifted: duration is checked up to there, because
    published code looks at the clock then. Logs of events say it.

    x and y may be called clientX and clientY, pageX, screenX, offsetX or locationX too, in any case;
    of several such pairs the first of this list counts. In JSON, what apps log is read as it is:
    samples under points, touches, samples, path, data or events; strokes under strokes or gestures;
    a place under location, locationInView, position or point, as {"x":…,"y":…}, [x,y] or "{x, y}";
    and separate arrays of x, y and t. A column of a table may have such places too. A phase (a
    member, or a column) separates touches: began, moved, ended, cancelled, or UIKit's 0 to 4.

    --fields x=NAME,y=NAME,t=NAME is for all other names, with points, stroke, id and label in the
    same way; in JSON they may reach inside, such as x=position.x. --flip-y is for strokes recorded
    with y upward. --screen WxH turns the units of a digitizer into pixels, if getevent -p comes
    before the log.

    Formats of other tools are detected too. --input-format and --to use the name in brackets:

    \(formats(where: { !$0.isReplay }))

    Only written are scripts and tests that draw strokes again:

    \(formats(where: \.isReplay))

    CSV is written as data: cells that a spreadsheet would take for formulas (they begin with =, +, -
    or @) stay as they are. Only on a terminal are control characters shown as U+FFFD.

    Several fingers are several strokes. A stroke whose pointer was cancelled has "cancelled":true
    and is not judged unless --include-cancelled is given. Members other than x, y and t are kept
    with the stroke, and strokecheck convert writes them out again.

    From a pipe, each stroke is answered as it ends: as its line or its lift comes, and in a table
    with the first row of the next one, or after a pause if --idle is given. Strokes of standard
    input and of pipes have numbers, as -#1, also where there is only one.

    FILE#3 is the third stroke of a file, and -#3 of standard input, as every report counts them. A
    file of that very name is read instead, if there is one.

    A folder stands for the files in it, and in the folders below it, that end in .json, .ndjson,
    .jsonl, .csv, .tsv, .xml or .inkml. It leaves out names that begin with a dot, pipes, links to
    folders, broken links, and SVG and plain text files, most of which hold no strokes. Any of these
    is read when it is named itself; a broken link is then an error. Left out too are the file that
    the run writes, a stored result that it compares with and, with one notice, JSON files in which
    nothing looks like a stroke, such as package.json.

    --exclude-files PATTERN leaves files of folders out, and folders with all that is in them. The
    patterns are those of .gitignore: package.json is left out of every folder; raw/*.csv and /old
    begin in the folder that is named; cache/ is for folders only; * and ? stand for characters but
    /, [a-z] and [!a-z] for one character, and ** between slashes for any folders.

    """

  /// A line of help for each of the formats of other tools.
  private static func formats(where isWanted: (StrokeFormat) -> Bool) -> String {
    StrokeFormat.all.filter(isWanted).compactMap { format in
      format.summary.map { "\(format.title.padded(to: 18))\($0) [\(format.rawValue)]" }
    }.joined(separator: "\n")
  }

  private static let measuresPage = """
    Measures of any stroke, whatever the verdict. --explain shows them.

    score      roundness from 0 to 100: 100 e^(-0.4 d - 0.5 d²), where d is the sum of its flaws:
               2.5 times the deviation from the radius (root mean square, over the radius);
               1.5 times how steeply the distance from the centre changes along the stroke (root
               mean square); 3.5 times the shortfall from one turn; the excess over one turn; the
               turns that are retraced; half the difference of the two ends' distances
               from the centre, over the radius; and how much longer the longest step is than an
               eighth of a turn, over that. A circle scores 100 at any size, rate, start and direction.
    turns      turns about the centre, each step by the smaller angle; + is clockwise on the
               screen; going back cancels out, as do the halves of an eight; 0 without a centre
    direction  clockwise, counterclockwise, or none: the sign of the turns
    center     centre of the best circle: Taubin's fit, with each step weighted by its length; for
               a closed but flat stroke, the centroid of what it encloses; none for a line or a dot
    radius     the radius of that circle; for a closed but flat stroke, the mean distance
    duration   seconds from the first sample to the last
    lifted     seconds from the first sample until the finger was lifted, where that is known
    rate       samples a second: one over the median step forward in time
    length     total length of all steps
    bounds     bounding box of the samples: least x and y, greatest x and y
    gap        distance from the first sample to the last, over the diameter of the circle; for less
               than half a turn, over the greatest distance between two samples; none for a dot

    What ring measures is explained with its checks. It first draws a smooth line through the samples,
    at the resolution that the recording has:

    hesitation where the pen went back along its own line and on again, or rested with a tremor, that
               stretch is left out; a loop, a tip or a spike is not, because leaving it out would
               leave ink uncovered
    averaging  64 places along the line stand for the stroke; if there are more than two samples to a
               place, each is the mean of the line from the place before to the one after
    grain      how far samples lie off the line that was drawn: as their bends show it, where the line
               bends one way and back again; or, on a grid, the grid's step over the root of 12. The
               step is the greatest common divisor of the steps between samples, however turned and
               scaled. The line is smoothed by eight times the grain, but no wider than a 24th of it

    """

  private static let expectationsPage = """
    A stroke can state its expected verdict in a member "expect" of its object, or in a column expect
    of its table. --expect states it for every stroke, and overrides what strokes state. It is one of

    circle      the stroke is a circle
    rejected    it is rejected, for any reason
    a reason    it is rejected for this reason: a code such as excessive-duration, or a
                text such as Excessive duration; help detectors lists the texts,
                --format ndjson shows the codes

    The verdict is then a pass or a failure. The exit status reports failures, text says whether the
    verdict is "as expected", JSON has "expected" and "passed", and the formats for continuous
    integration (junit, tap, sarif, github) report passes and failures. All chosen detectors are
    expected to agree. A stroke without an expectation is expected to be a circle.

    """

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
    Options can have defaults. Later sources override earlier ones:

    1. the built-in value
    2. the file .strokecheck.json in the current folder, or in the nearest
       folder above it, up to the one that holds a repository (.git) or
       the root
    3. the variable STROKECHECK_OPTS: words as a shell reads them, with
       quotes and backslashes, but nothing is expanded
    4. the command line

    Defaults apply to \(program.commandsWithDefaults.map(\.name).list("and")).
    \(program.commands.filter { !$0.takesDefaults }.map(\.name).list("and")) depend on
    nothing but their command line.

    The file holds an object. Its members are options by their long names, for every command that
    has them, or commands with an object of options for that command alone:

        {"detector": "katz", "max-duration": 3, "circle": {"explain": true},
         "evaluate": {"positive": ["circle", "oval"]}}

    An option at the top level means what it means to the first command above that has it, and does
    not apply to commands in which it means something else: format and as-published are those of
    circle, and other commands have theirs in their own object. A detector is for tune too, unless
    there are several. The variable works the same way.

    Defaults choose how strokes are judged and how results look. All else is decided by whoever runs
    the command, not by a folder:

    - Options that name what to read, test or write belong on the command line:
    \(list(of: .task, program))
    - Options that decide whether a gate passes can also be in the variable, but not in the file:
    \(list(of: .gate, program))
    - Options that can change verdicts can be in the file too, and a run that takes any of them from
      it says so in one line on standard error: detectors, limits, and
    \(list(of: .judgment, program))

    The file must be a regular file of up to \(DefaultsFile.sizeLimit) bytes, or a link to one. A file that is
    refused, or a default that is invalid, is named with its place, with status 64, and nothing is
    read or written.

    An option without a value is true or false. One that can be repeated is an array, to which the
    variable and the command line add. A limit that the chosen detector does not have is ignored.
    --no-config ignores both the file and the variable; --no-NAME ignores the default for --NAME, so
    --no-explain overrides the file above.

    """
  }

  private static let exitStatusPage = """
    0   every stroke is a circle, or what it is expected to be
    1   at least one stroke was rejected, or is not what it is expected to be
        (--exit-zero makes this 0). Of other commands:
          hittest, lasso      nothing was hit or selected
          compare             a stroke was judged right by its label and is not any more;
                              without labels, any verdict changed; or a verdict is
                              missing on one side
          evaluate --expect   any number differs from the stored ones, better or worse
    2   something could not be read, judged or written; everything else is still
        judged and printed. Also if
          a stroke that --id, --label or FILE#3 selects does not exist
          no stroke has the label of --positive or the member of --group
          no stroke was judged with --expect or in a format for continuous
          integration (junit, tap, sarif, github), unless --allow-empty is given
          evaluate finds no stroke that is labelled as a circle
    64  the command line, or a default for it, is invalid, or an output is one
        of the inputs (only convert replaces its input)
    129, 130, 143
        HUP, INT (Ctrl-C) or TERM ended the run: 128 + the signal

    The first of these signals ends the input: what was read so far is judged and written. A record
    that is cut off is left out, with a warning. The file of -o is replaced if the interrupted input
    is a pipe or a terminal. It stays as it was if a regular file was cut short, or if no stroke was
    read. A second signal quits at once and leaves the old file.

    """
}
