/// The names that a file has for what strokes are made of, where they are not those that are known.
///
/// A name that is given is the only one for its purpose, and is told from others by the case of its
/// letters too. In JSON the names of samples, coordinates and times may reach inside objects, as
/// `position.x` does.
public struct FieldNames: Hashable, Sendable {
  /// The name of the array of samples, in JSON.
  public var points: String?
  /// The name of the horizontal coordinate.
  public var x: String?
  /// The name of the vertical coordinate.
  public var y: String?
  /// The name of the time.
  public var time: String?
  /// The name of the column that separates strokes.
  public var stroke: String?
  /// The name of the id.
  public var id: String?
  /// The name of the label.
  public var label: String?

  /// None is given.
  public init() {}

  /// The known name that stands for a member or a column called `name`: `id`, `label` or `stroke`. A
  /// known name stands for nothing where another is given for its purpose.
  func knownName(for name: String) -> String? {
    for (known, own) in [("id", id), ("label", label), ("stroke", stroke)] {
      if own == name { return known }
    }
    return nil
  }

  /// True if another name is given for the purpose of a known one, in any case.
  func replaces(_ name: String) -> Bool {
    switch name.lowercased() {
    case "id": id != nil
    case "label": label != nil
    case "stroke": stroke != nil
    default: false
    }
  }
}
