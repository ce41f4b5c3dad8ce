import StrokeFormats

/// How inputs are read, and what is done to strokes before they are judged.
struct InputOptions: Sendable {
  var reading = ReadingOptions()
  /// The rate that strokes are slowed down to, in samples a second.
  var resampling: Double?

  /// Whether strokes are judged whose pointer was taken away.
  var includesCancelled = false

  /// The options of every command that judges.
  static let flags: [Flag<InputOptions>] =
    readingFlags + [
      Flag(
        "resample", .named("HZ"), .input, .judgment,
        "slow strokes down to this rate before they are judged"
      ) { options, argument throws(UsageError) in
        options.resampling = try argument.positiveNumber(for: "resample")
      },
      Flag(
        "include-cancelled", .input, .gate, "judge also strokes whose pointer was taken away"
      ) { options, _ in options.includesCancelled = true },
    ]

  /// The options of every command that reads strokes.
  static let readingFlags: [Flag<InputOptions>] = [
    Flag(
      "input-format", .choice(InputFormat.allCases.map(\.rawValue)), .input, .judgment,
      "take every input for this (default: told by content)"
    ) { options, argument in options.reading.format = InputFormat(rawValue: argument.text) },
    Flag(
      "time-unit", .choice(TimeUnit.allCases.map(\.rawValue)), .input, .judgment,
      "what times count, whatever the file says (default: what its format has; seconds)"
    ) { options, argument in options.reading.timeUnit = TimeUnit(rawValue: argument.text) },
  ]
}
