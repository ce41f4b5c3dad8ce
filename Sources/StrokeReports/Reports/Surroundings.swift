import StrokeFormats

/// Which shapes a stroke was drawn about.
package struct Surroundings: Hashable, Sendable {
  /// Those that lie whole inside the stroke's closed line; nil where it crosses itself too often to tell.
  package let enclosed: [String]?
  /// Those that the finger touched on its way.
  package let touched: [String]

  /// The names of the shapes.
  package init(enclosed: [String]?, touched: [String]) {
    self.enclosed = enclosed
    self.touched = touched
  }
}

extension [UInt8] {
  /// Appends a line for people: `  encloses #moon, #sun; touches nothing`.
  mutating func append(text surroundings: Surroundings) {
    if let enclosed = surroundings.enclosed {
      append("  encloses ")
      append(list: enclosed)
    } else {
      append("  crosses itself too often to tell what it encloses")
    }
    append("; touches ")
    append(list: surroundings.touched)
    append("\n")
  }

  private mutating func append(list names: [String]) {
    append(names.isEmpty ? "nothing" : names.joined(separator: ", ").withoutControls)
  }
}

extension Surroundings? {
  /// Writes the names of the shapes: lists in JSON, and in CSV names with semicolons between them.
  func write(to fields: inout FieldWriter) {
    let enclosed = self?.enclosed?.map(\.bareID)
    let touched = self?.touched.map(\.bareID)
    fields.member("enclosed", enclosed)
    fields.member("touched", touched)
    fields.field("enclosed", enclosed?.joined(separator: ";"), in: .csv)
    fields.field("touched", touched?.joined(separator: ";"), in: .csv)
  }
}
