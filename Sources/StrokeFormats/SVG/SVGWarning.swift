/// Something in an SVG file that was not read, or not as written.
public struct SVGWarning: Hashable, Sendable, CustomStringConvertible {
  /// The kind of warning.
  public enum Kind: Hashable, Sendable {
    /// An element that paints and is not supported, such as `text`.
    case element(String)
    /// An attribute or property that changes what is painted and is not supported, such as `mask`.
    case property(String)
    /// Something with a plural name that changes what is painted and is not supported, such as markers.
    case feature(String)
    /// A selector of a sheet that is not known; its rule is dropped.
    case selector(String)
    /// A value that cannot be read, and is treated as if it were not there.
    case value(property: String, value: String)
    /// A mistake in path data or a list of points; what comes before it is painted.
    case data(String)
    /// A reference to something that is not in the file: `#` and an id that no element has, or
    /// another address.
    case reference(String)
    /// An element that would contain itself.
    case circle(String)
  }

  /// The kind of warning.
  public let kind: Kind
  /// The line of the first occurrence.
  public let line: Int
  /// The column of the first occurrence.
  public let column: Int
  /// The number of occurrences.
  public internal(set) var count: Int

  /// `3:17: text is not supported`.
  public var description: String {
    "\(line):\(column): \(message)\(count > 1 ? " (\(count) times)" : "")"
  }

  /// The text after the position.
  public var message: String {
    switch kind {
    case .element(let name): "<\(name.excerpt)> is not supported and left out"
    case .property(let name): "\(name) is not supported and left out"
    case .feature(let names): "\(names) are not supported and left out"
    case .selector(let text): "the selector \"\(text)\" is not known; its rule is dropped"
    case .value(let property, let value): "\(property) cannot be \"\(value)\" and is left out"
    case .data(let reason): "\(reason); what comes before is painted"
    case .reference(let link):
      link.hasPrefix("#")
        ? "there is no element \(link)" : "\(link) is not in this file, and no other is read"
    case .circle(let id): "#\(id) would contain itself and is left out"
    }
  }

  /// True if the file uses an unsupported feature, so that what is painted may differ from what its
  /// author saw. False for mistakes, because SVG defines their effect.
  public var isUnsupported: Bool {
    switch kind {
    case .element, .property, .feature, .selector: true
    case .value, .data, .reference, .circle: false
    }
  }
}

/// Collects warnings, each once with its count; mistakes in data once for each place, because each
/// cuts off something else.
struct SVGWarnings {
  /// In the order of their first occurrence.
  private(set) var all: [SVGWarning] = []
  /// The index of each.
  private var met: [Key: Int] = [:]

  private struct Key: Hashable {
    let kind: SVGWarning.Kind
    let position: TextPosition?
  }

  mutating func add(_ kind: SVGWarning.Kind, at position: TextPosition) {
    let hasPosition = if case .data = kind { true } else { false }
    let key = Key(kind: kind, position: hasPosition ? position : nil)
    if let index = met[key] { return all[index].count += 1 }
    met[key] = all.count
    all.append(SVGWarning(kind: kind, line: position.line, column: position.column, count: 1))
  }
}
