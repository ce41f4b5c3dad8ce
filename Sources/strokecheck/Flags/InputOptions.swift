import StrokeFormats

/// The reading of inputs, and the changes made to strokes before they are judged.
struct InputOptions: Sendable {
  var reading = ReadingOptions()
  /// The rate that strokes are slowed down to, in samples a second.
  var resampling: Double?
  /// True if strokes are judged whose pointer was taken away.
  var includesCancelled = false
}

extension Flag {
  /// The options of commands that read strokes.
  static let input: [Flag] = [
    Flag(
      "input-format", takes: .choice { InputFormat.allCases.map(\.rawValue) }, .input, .judgment,
      of: [.judging, .convert], "take every input for this", default: "told by content"
    ) { options, value in options.input.reading.format = InputFormat(rawValue: value.text) },
    Flag(
      "time-unit", takes: .choice { TimeUnit.allCases.map(\.rawValue) }, .input, .judgment,
      of: [.judging, .filter, .convert], "what times count, whatever the file says",
      default: "what its format has; seconds"
    ) { options, value in options.input.reading.timeUnit = TimeUnit(rawValue: value.text) },
    Flag(
      "resample", takes: .named("HZ"), .input, .judgment, of: [.judging, .filter],
      "slow strokes down to this rate before they are judged"
    ) { options, value throws(UsageError) in
      options.input.resampling = try value.positiveNumber()
    },
    // A filter answers every line, also of a cancelled pointer.
    Flag(
      "include-cancelled", .input, .gate, of: .judging,
      "judge also strokes whose pointer was taken away"
    ) { options, _ in options.input.includesCancelled = true },
    Flag(
      "max-line", takes: .named("BYTES"), .input, .gate, of: .filter, "the longest line",
      default: "67108864"
    ) { options, value throws(UsageError) in
      options.filter.longestLine = try value.count(from: 1)
    },
  ]
}
