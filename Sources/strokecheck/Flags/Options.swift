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

  /// The options that were set, in order, each with its value as it was written.
  private var given: [(name: String, value: String)] = []

  /// Remembers that an option was set.
  mutating func note(_ option: String, _ value: String) { given.append((option, value)) }

  /// Tells whether an option is set, or last set to a value: `path`, `format=csv`.
  func isSet(_ option: String) -> Bool {
    let parts = option.split(separator: "=", maxSplits: 1).map(String.init)
    guard let last = given.last(where: { $0.name == parts[0] }) else { return false }
    return parts.count == 1 || parts[1] == last.value
  }
}
