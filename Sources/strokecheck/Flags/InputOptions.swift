import StrokeFormats

/// How strokes are read, and what is changed before they are judged, as options say it.
struct InputOptions: Sendable {
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
}

extension Flag {
  /// The options of commands that read strokes.
  static let input: [Flag] = [
    Flag(
      "input-format", takes: .word("FORMAT", of: { StrokeFormat.readable.map(\.rawValue) }), .input,
      of: .readingStrokes, "treat inputs as this format, see help formats",
      default: "detected from content", rules: [.judges]
    ) { options, value throws(RunError) in
      options.input.reading.format = try value.strokeFormat(of: StrokeFormat.readable)
    },
    Flag(
      "id", isCommon: true, takes: .named("ID"), .input, of: .readingStrokes,
      isRepeatable: true, "take only strokes with this id; can be repeated", rules: [.takesStrokes]
    ) { options, value in options.input.reading.selection.ids.append(value.text) },
    Flag(
      "label", isCommon: true, takes: .named("LABEL"), .input, of: .readingStrokes,
      isRepeatable: true, "take only strokes with this label; can be repeated",
      rules: [.takesStrokes]
    ) { options, value in options.input.reading.selection.labels.append(value.text) },
    Flag(
      "set", isCommon: true, takes: .named("NAME=VALUE"), .input, of: .convert,
      isRepeatable: true,
      "set a member of each stroke taken, such as label=circle; can be repeated"
    ) { options, value throws(RunError) in
      options.input.setFields.append(try value.strokeField())
    },
    Flag(
      "time-unit", isCommon: true, takes: .choice { TimeUnit.allCases.map(\.rawValue) }, .input,
      of: .readingStrokes, "unit of times, overriding the file's",
      default: "as the file says, else s", rules: [.judges]
    ) { options, value in options.input.reading.timeUnit = TimeUnit(rawValue: value.text) },
    Flag(
      "fields", isCommon: true, takes: .named("NAMES"), .input,
      of: [.judging, .convert],
      "names of columns and members, such as points=touches,x=position.x", rules: [.judges]
    ) { options, value throws(RunError) in
      options.input.reading.fields = try value.fieldNames()
    },
    Flag(
      "flip-y", .input, of: [.judging, .convert],
      "change the sign of y, for strokes recorded with y upward", rules: [.judges]
    ) { options, _ in options.input.reading.flipsY = true },
    Flag(
      "screen", takes: .named("WxH"), .input,
      of: [.circle, .convert, .plot, .report],
      "screen size in pixels, such as 1080x2400, for getevent logs in a digitizer's units"
    ) { options, value throws(RunError) in
      options.input.reading.screen = try value.screen()
    },
    Flag(
      "resample", takes: .named("HZ"), .input, of: .judging,
      "resample strokes to at most this rate before judging", rules: [.judges]
    ) { options, value throws(RunError) in
      options.input.resampling = try value.positiveNumber()
    },
    Flag(
      "include-cancelled", .input, of: .judging,
      "also judge strokes whose touch was cancelled", rules: [.takesStrokes]
    ) { options, _ in options.input.includesCancelled = true },
  ]
}
