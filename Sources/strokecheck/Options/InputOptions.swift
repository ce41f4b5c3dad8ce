import StrokeFormats

/// How inputs are read, and what is done to strokes before they are judged.
struct InputOptions: Sendable {
  var reading = ReadingOptions()
  /// The rate that strokes are slowed down to, in samples a second.
  var resampling: Double?

  static let flags: [Flag<InputOptions>] = [
    Flag(
      "input-format", .choice(InputFormat.allCases.map(\.rawValue)), .input,
      "take every input for this (default: told by content)"
    ) { options, argument in options.reading.format = InputFormat(rawValue: argument.text) },
    Flag(
      "time-unit", .choice(TimeUnit.allCases.map(\.rawValue)), .input,
      "what times count, whatever the file says (default: seconds)"
    ) { options, argument in options.reading.timeUnit = TimeUnit(rawValue: argument.text) },
    Flag(
      "resample", .named("HZ"), .input, "slow strokes down to this rate before they are judged"
    ) { options, argument throws(UsageError) in
      options.resampling = try argument.positiveNumber(for: "resample")
    },
  ]
}
