import StrokeFormats

/// The reading of inputs, and the changes made to strokes before they are judged.
struct InputOptions: Sendable {
  var reading = {
    var options = ReadingOptions()
    // The limit of memory counts these documents too, and has a name.
    options.largestDocument = .max
    return options
  }()
  /// The rate that strokes are resampled to, at most, in samples a second.
  var resampling: Double?
  /// The files and folders in folders that are not read.
  var leftOut: [FilePattern] = []
  /// True if cancelled strokes are judged.
  var includesCancelled = false
  /// The pause in seconds that ends a stroke of a table, if one does.
  var idleTime: Double?
  /// The fields that are set in each stroke.
  var setFields: [StrokeField] = []
  /// The most bytes of memory that each input may take; nil for what suits the machine.
  var mostMemory: Int?
}

extension Flag {
  /// The options of commands that read strokes.
  static let input: [Flag] = [
    Flag(
      "input-format", takes: .word("FORMAT", of: { StrokeFormat.readable.map(\.rawValue) }), .input,
      .judgment, of: .readingStrokes, "treat inputs as this format, see help formats",
      default: "detected from content"
    ) { options, value throws(UsageError) in
      options.input.reading.format = try value.strokeFormat(of: StrokeFormat.readable)
    },
    Flag(
      "exclude-files", takes: .named("PATTERN"), .input, .task,
      of: [.readingStrokes, .generate], isRepeatable: true,
      "leave out files of folders, such as package.json or raw/*.csv; can be repeated",
      rules: [.takesStrokes]
    ) { options, value throws(UsageError) in
      options.input.leftOut.append(try value.filePattern())
    },
    Flag(
      "id", use: .common, takes: .named("ID"), .input, .task, of: [.readingStrokes, .filter],
      isRepeatable: true, "take only strokes with this id; can be repeated", rules: [.takesStrokes]
    ) { options, value in options.input.reading.selection.ids.append(value.text) },
    Flag(
      "label", use: .common, takes: .named("LABEL"), .input, .task, of: [.readingStrokes, .filter],
      isRepeatable: true, "take only strokes with this label; can be repeated",
      rules: [.takesStrokes]
    ) { options, value in options.input.reading.selection.labels.append(value.text) },
    Flag(
      "set", use: .common, takes: .named("NAME=VALUE"), .input, .task, of: .convert,
      isRepeatable: true,
      "set a member of each stroke taken, such as label=circle; can be repeated"
    ) { options, value throws(UsageError) in
      options.input.setFields.append(try value.strokeField())
    },
    Flag(
      "time-unit", use: .common, takes: .choice { TimeUnit.allCases.map(\.rawValue) }, .input,
      .judgment,
      of: [.readingStrokes, .filter], "unit of times, overriding the file's",
      default: "as the file says, else s"
    ) { options, value in options.input.reading.timeUnit = TimeUnit(rawValue: value.text) },
    Flag(
      "fields", use: .common, takes: .named("NAMES"), .input, .judgment,
      of: [.detecting, .convert],
      "names of columns and members, such as points=touches,x=position.x"
    ) { options, value throws(UsageError) in
      options.input.reading.fields = try value.fieldNames()
    },
    Flag(
      "flip-y", .input, .judgment, of: [.detecting, .convert],
      "change the sign of y, for strokes recorded with y upward"
    ) { options, _ in options.input.reading.flipsY = true },
    Flag(
      "screen", takes: .named("WxH"), .input, .judgment,
      of: [.circle, .convert, .plot, .report],
      "pixels of the screen, for getevent logs in a digitizer's units, such as 1080x2400"
    ) { options, value throws(UsageError) in
      options.input.reading.screen = try value.screen()
    },
    Flag(
      "resample", takes: .named("HZ"), .input, .judgment, of: .detecting,
      "resample strokes to at most this rate first"
    ) { options, value throws(UsageError) in
      options.input.resampling = try value.positiveNumber()
    },
    Flag(
      "include-cancelled", .input, .gate, of: .detecting,
      "also judge strokes whose pointer was cancelled", rules: [.takesStrokes]
    ) { options, _ in options.input.includesCancelled = true },
    Flag(
      "idle", takes: .named("DURATION"), .input, .task, of: [.circle, .convert],
      "for piped tables: end a stroke after this idle time, such as 500ms or 2s"
    ) { options, value throws(UsageError) in options.input.idleTime = try value.duration() },
    Flag(
      "max-memory", takes: .named("SIZE"), .input, .gate, of: .reading,
      "limit of memory for a stroke or a drawing",
      default: "1G, or half of ulimit -v"
    ) { options, value throws(UsageError) in options.input.mostMemory = try value.size() },
    Flag(
      "max-line", takes: .named("BYTES"), .input, .gate, of: .filter, "longest line that is read",
      default: "67108864"
    ) { options, value throws(UsageError) in
      options.filter.longestLine = try value.count(from: 1)
    },
  ]
}
