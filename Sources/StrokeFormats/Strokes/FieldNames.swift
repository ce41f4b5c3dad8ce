/// The names that a file has for what strokes are made of, where they are not those that are known.
///
/// A name that is given is the only one for its purpose, and is told from others by the case of its
/// letters too. In JSON the names of samples, coordinates, times, phases and fingers may reach inside
/// objects, as `position.x` does.
public struct FieldNames: Hashable, Sendable {
  /// The name of the array of samples, in JSON.
  public var points: String?
  /// The name of the horizontal coordinate.
  public var x: String?
  /// The name of the vertical coordinate.
  public var y: String?
  /// The name of the time.
  public var time: String?
  /// The name of what a finger does: begins, moves, ends.
  public var phase: String?
  /// The name of what tells fingers apart.
  public var finger: String?
  /// The name of the column that separates strokes.
  public var stroke: String?
  /// The name of the id.
  public var id: String?
  /// The name of the label.
  public var label: String?
  /// The name of the person who drew.
  public var subject: String?
  /// The name of what must come of the stroke.
  public var expect: String?
  /// The name of the width of the view.
  public var width: String?
  /// The name of the time at which the finger was lifted.
  public var ended: String?
  /// The name of the mark that a touch was cancelled.
  public var cancelled: String?
  /// The name of the verdict that the stroke was recorded with.
  public var verdict: String?
  /// The name of the label that a classifier predicted.
  public var predicted: String?
  /// The name of the reason of a rejection.
  public var reason: String?
  /// The name of the recorded score.
  public var score: String?
  /// The name of the recognizer that gave the verdict.
  public var recognizer: String?

  /// None is given.
  public init() {}

  /// What may be named, by its known name.
  package static let roles:
    [(known: String, path: WritableKeyPath<FieldNames, String?> & Sendable)] = [
      ("points", \.points), ("x", \.x), ("y", \.y), ("t", \.time), ("phase", \.phase),
      ("finger", \.finger), ("stroke", \.stroke), ("id", \.id), ("label", \.label),
      ("subject", \.subject), ("expect", \.expect), ("width", \.width), ("ended", \.ended),
      ("cancelled", \.cancelled), ("verdict", \.verdict), ("predicted", \.predicted),
      ("reason", \.reason), ("score", \.score), ("recognizer", \.recognizer),
    ]

  /// The purposes behind those of samples, under whose known names values are kept.
  private static let kept = roles.drop { $0.known != "stroke" }

  /// The known name that stands for a member or a column called `name`, such as `id`, `label` or `stroke`. A known name
  /// stands for nothing where another is given for its purpose.
  func knownName(for name: String) -> String? {
    Self.kept.first { self[keyPath: $0.path] == name }?.known
  }

  /// True if another name is given for the purpose of a known one, in any case.
  func replaces(_ name: String) -> Bool {
    let name = name.lowercased()
    return Self.kept.contains { $0.known == name && self[keyPath: $0.path] != nil }
  }
}

extension String {
  /// The text in single quotes, as one word of a shell that expands nothing in it.
  package var inShellQuotes: String {
    "'\(split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }
}
