import StrokeCore
import StrokeFormats

/// The strokes to make up.
struct GenerateOptions: Sendable {
  /// Recordings to make variants of; shapes are made if there are none.
  var sources: [Argument] = []
  /// The shapes to make; all if none is named.
  var shapes: [StrokeGenerator.Shape] = []
  /// The number of strokes.
  var count = 100
  var seed = 1
  /// The samples of a second; nil for 60, or as many as recorded.
  var rate: Double?
}

extension Flag {
  /// The options of `generate`.
  static let generation: [Flag] = [
    Flag(
      "from", takes: .file("FILE", .strokes), .input, of: .generate, isRepeatable: true,
      "file of strokes to make variants of (see help evaluation); can be repeated"
    ) { options, value in options.generation.sources.append(value.argument) },
    Flag(
      "shape", takes: .choice { StrokeGenerator.Shape.allCases.map(\.rawValue) }, .input,
      of: .generate, isRepeatable: true, "shapes to make; several with commas, or repeated",
      default: "all of them", rules: [.excludes(["from"])]
    ) { options, value in
      options.generation.shapes += [StrokeGenerator.Shape(rawValue: value.text)].compactMap(\.self)
    },
    Flag(
      "count", takes: .named("N"), .output, of: .generate, "number of strokes",
      default: "100"
    ) { options, value throws(UsageError) in
      options.generation.count = try value.count(from: 1, to: 10_000_000)
    },
    Flag(
      "rate", takes: .named("HZ"), .output, of: .generate, "samples per second",
      default: "60; of variants, as recorded"
    ) { options, value throws(UsageError) in
      options.generation.rate = try value.number(.within(5...1000))
    },
    Flag(
      "seed", takes: .named("N"), .output, of: .generate,
      "random seed: the same seed makes the same strokes", default: "1"
    ) { options, value throws(UsageError) in options.generation.seed = try value.count() },
  ]
}
