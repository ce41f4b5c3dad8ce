/// Where a stroke stands in the inputs.
package struct StrokePlace: Hashable, Sendable {
  /// The input, as it was named.
  package let file: String
  /// Which stroke of the input, counted from 1; nil for the input as a whole.
  package let number: Int?
  /// The line that it begins in, or that an error is in, counted from 1; nil if unknown.
  package let line: Int?
  /// True if it is the only one in its input, and so needs no number for people.
  package let isAlone: Bool

  /// A place.
  package init(_ file: String, number: Int? = nil, line: Int? = nil, isAlone: Bool = false) {
    (self.file, self.number, self.line, self.isAlone) = (file, number, line, isAlone)
  }

  /// The number where it is needed.
  package var shownNumber: Int? { isAlone ? nil : number }

  /// The stroke's name for people: the file, and its number there unless it is alone.
  package var name: String { String { append(to: &$0) } }

  /// Appends the name for people.
  func append(to output: inout [UInt8]) {
    output.append(file)
    guard let shownNumber else { return }
    output.append(UInt8(ascii: "#"))
    output.append(decimal: shownNumber)
  }
}
