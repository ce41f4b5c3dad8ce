/// Everything that command lines can ask for, by subject: the built-in values, until flags change
/// them.
struct Options: Sendable {
  var detection = DetectionOptions()
  var expectation = ExpectationOptions()
  var evaluation = EvaluationOptions()
  var tuning = TuneOptions()
  var comparison = CompareOptions()
  var input = InputOptions()
  var drawing = DrawingOptions()
  var hits = HitOptions()
  var plot = PlotOptions()
  var output = OutputOptions()

  /// The page of help on the command that is wanted, and nothing else.
  var help: Help.Extent?

  /// The names of the options that were set, in order.
  private(set) var order: [String] = []
  /// The value of each, as it was written.
  private var values: [String] = []

  /// Remembers that an option was set.
  mutating func note(_ value: GivenValue) {
    order.append(value.option)
    values.append(value.text)
  }

  /// Tells whether an option is set.
  func isSet(_ option: String) -> Bool { order.contains(option) }

  /// The last value of an option, as it was written.
  func value(of option: String) -> String? { order.lastIndex(of: option).map { values[$0] } }

  /// The options whose values have begun to take the place of those before.
  private var begun: [String] = []

  /// Begins options of another source: the command line, after what is built in, or `--against`.
  mutating func beginSource() { begun = [] }

  /// Tells whether an option has been given in this source.
  func hasBegun(_ option: String) -> Bool { begun.contains(option) }

  /// Tells whether an option is given for the first time in its place, and remembers it.
  mutating func isFirst(_ option: String) -> Bool {
    guard !begun.contains(option) else { return false }
    begun.append(option)
    return true
  }
}
