import StrokeCore
import StrokeFormats
import StrokePaths
import StrokeReports

/// Everything that command lines can ask for: the built-in values, until flags change them.
struct Options: Sendable {
  // How strokes are judged.
  /// The detectors of the command: a name, or `all`.
  var defaultDetectors = CookbookDetector.name
  /// The names of detectors that were given, or `all`.
  var detectorNames: [String] = []
  /// The sources of verdicts from elsewhere, in the order in which they were given.
  var verdictSources: [GivenSource] = []
  /// The limits that were set, in the order they were set.
  var limits: [(setting: DetectorSetting, value: Double)] = []
  var omittedChecks: [String] = []
  /// True if the published mistakes are made too.
  var isAsPublished = false
  /// The verdict that is expected of every stroke, whatever its own member says.
  var expectedVerdict: ExpectedVerdict?
  /// The options that make the second of two settings of the first; nil to compare stored verdicts.
  var against: String?

  // What strokes are labelled, and what to find out from that.
  /// The labels of circles; `circle` if none is given.
  var positiveLabels: [String] = []
  var ignoredLabels: [String] = []
  /// The member whose values split the strokes into groups.
  var group: String?
  var listsMistakes = false
  var wantsReceiver = false
  var wantsReliability = false
  /// The names of the limits to tune.
  var tunedLimits: [String] = []
  /// The highest false-positive rate that `tune` may choose.
  var mostFallout: Double?
  var costs: (miss: Double, falseAlarm: Double)?

  // How strokes are read, and what is changed before they are judged.
  var reading = {
    var options = ReadingOptions()
    // The limit of memory counts these documents too.
    options.largestDocument = .max
    return options
  }()
  /// The highest rate that strokes keep, in samples a second.
  var resampling: Double?
  var includesCancelled = false
  var setFields: [StrokeField] = []

  // The shapes that are asked about, and the questions.
  /// An SVG file, or a file of path data; `-` for standard input.
  var drawingFile: Argument?
  var pathData: Argument?
  /// The paint of shapes that have none of their own.
  var paint = SVGAttributes()
  /// The coordinates of the drawing and of all that is asked about it.
  var drawingFrame = SVGDrawing.Frame.userUnits
  /// True if a drawing that uses what is not supported is an error.
  var refusesUnsupported = false
  /// The side of the square about the finger's tip.
  var fingerSide = HitTest.fingerSide
  /// The rectangles and points of the command line, in order.
  var hitQueries: [HitQuery] = []
  /// A file with more rectangles.
  var rectsFile: Argument?
  /// The radius of the fingers that points stand for.
  var fingerRadius: Double?
  var hitRule = HitRule.touch
  var hitScope = HitScope.drawing

  // The output, and its looks.
  /// The file to make; `-` for standard output, and nil for what suits the command.
  var outputFile: Argument?
  /// The format of what is printed, or written in its place.
  var format = ResultFormat.text
  /// The format of a file that is written besides what is printed, as its name asks for it.
  var pageFormat: ResultFormat?
  /// The format that strokes are written in; nil to tell it by the file's name.
  var strokeFormat: StrokeFormat?
  var color = OutputColor.auto
  var isExplained = false
  /// True if each verdict comes with what would change it.
  var tellsWhatIf = false
  /// True if `plot` draws in characters, whatever standard output is.
  var isForTerminal = false
  var figureColumns: Int?
  /// The width of a figure in pixels.
  var figureWidth: Double?
  var isQuiet = false
  /// True if the exit status forgives what was rejected or missed.
  var forgivesFailures = false
  /// True if a run in which nothing was judged may pass.
  var mayBeEmpty = false
  /// The number of threads; nil for one on each core.
  var threads: Int?

  /// The page of help on the command that is wanted, and nothing else.
  var help: Help.Extent?
  /// The options that were set, in order, each with its value as it was written.
  var given: [(name: String, value: String)] = []

  /// Tells whether an option is set, or last set to a value: `path`, `format=csv`.
  func isSet(_ option: String) -> Bool {
    let parts = option.split(separator: "=", maxSplits: 1).map(String.init)
    guard let last = given.last(where: { $0.name == parts[0] }) else { return false }
    return parts.count == 1 || parts[1] == last.value
  }
}
