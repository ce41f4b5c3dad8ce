import StrokeCore
import StrokePaths

/// The shapes of an SVG file, as they are painted.
///
/// It reads shapes, groups, links, `switch`, `use`, symbols and nested `svg` elements with their
/// viewports; transforms as attributes and properties; the properties of fill and stroke,
/// `display`, `visibility`, opacities, clip paths and whatever else affects where paint is,
/// cascaded from attributes, `style` and sheets by the rules of CSS. Sheets may select by type,
/// class and id, by descendants and children. Whatever affects painting and is not read is listed
/// in ``warnings``. Nothing but the given bytes is ever read.
public struct SVGDrawing: Sendable {
  /// A shape.
  public struct Element: Sendable {
    /// The `id` of the `use` that shows the shape if it has one, otherwise of the shape itself. If
    /// it is nil, ``SVGDrawing/place(of:)`` tells elements apart.
    public let id: String?
    /// The element's name, such as `path`.
    public let name: String
    /// The outline in the element's own coordinates.
    public let path: Path
    /// How it is painted; neither filled nor stroked if it is hidden or transparent.
    public let paint: Paint
    /// From the element's own coordinates to those of the drawing.
    public let transform: Transform
    /// What cuts off the painted area, in the coordinates of the drawing.
    public let clip: Clip
    /// The first mistake in the element's path data or points, with its place in the file.
    public let error: ReadError?
    /// The line of the element's start tag.
    public let line: Int
    /// The column of the element's start tag.
    public let column: Int
    /// The index of the element, in the document and in what references show.
    let node: Int
    let instance: Int

    /// The hit test of the shape.
    public var hitTest: HitTest { HitTest(path, paint, transform: transform, clip: clip) }
  }

  /// The coordinates that a drawing is read in.
  public enum Frame: Hashable, Sendable {
    /// The user units of the outermost `svg`: the numbers in its path data, unless a transform of its own
    /// moves it.
    case userUnits
    /// The pixels of a viewport of a size, which the drawing is fitted into by its `viewBox` and
    /// `preserveAspectRatio`.
    case pixels(width: Double, height: Double)
    /// The pixels of the drawing's own width and height, or of its `viewBox` without them, or of
    /// 300 by 150, CSS's default size.
    case ownPixels
  }

  /// The shapes in the order in which they are painted.
  public let elements: [Element]
  /// What was not read, or not as written.
  public let warnings: [SVGWarning]
  /// The width and height in pixels, if the user units that it was read in are others.
  package let ownPixels: Vector?
  let tree: SVGTree

  /// Reads an SVG file.
  ///
  /// - Parameters:
  ///   - bytes: The file, in UTF-8, in UTF-16 with a byte order mark, or in ISO-8859-1 if it declares that.
  ///   - attributes: Properties that the file does not set.
  ///   - frame: The coordinates to read it in.
  /// - Throws: The first mistake, if the file is not well-formed XML or not SVG, or if expanding
  ///   its references would exceed the limit.
  /// - Complexity: O(n), plus what its references show.
  public init(
    _ bytes: UnsafeBufferPointer<UInt8>, attributes: SVGAttributes = SVGAttributes(),
    frame: Frame = .userUnits
  ) throws(ReadError) {
    try self.init(bytes, attributes: attributes, frame: frame, within: .unlimited)
  }

  /// Reads an SVG file within a memory budget.
  package init(
    _ bytes: UnsafeBufferPointer<UInt8>, attributes: SVGAttributes, frame: Frame,
    within budget: MemoryBudget
  ) throws(ReadError) {
    let document = try SVGDocument(ByteCursor(bytes), within: budget)
    var reader = try SVGReader(document, attributes, frame, within: budget)
    try reader.read()
    (elements, warnings, ownPixels) = (reader.elements, reader.warnings.all, reader.ownPixels)
    tree = SVGTree(document, reader.instances)
  }

  /// Reads an SVG file.
  public init(
    _ bytes: [UInt8], attributes: SVGAttributes = SVGAttributes(), frame: Frame = .userUnits
  ) throws(ReadError) {
    self = try bytes.withUnsafeBufferPointer { (buffer) throws(ReadError) in
      try SVGDrawing(buffer, attributes: attributes, frame: frame)
    }
  }

  /// The path to an element from the root: `svg/g[2]/path[5]` is the fifth `path` in the second
  /// `g`.
  ///
  /// What a `use` shows is inside the `use`, so that no two elements have the same path.
  ///
  /// - Complexity: O(depth).
  public func place(of element: Element) -> String { place(of: element, atMost: .max) ?? "" }

  /// The same; nil if it has more steps than a limit.
  package func place(of element: Element, atMost limit: Int) -> String? {
    tree.place(of: element.node, in: element.instance, atMost: limit)
  }

  /// Returns whether bytes look like SVG rather than path data: the first byte that is not white
  /// space is `<`, also in UTF-16.
  package static func looksLikeSVG(_ bytes: some Sequence<UInt8>) -> Bool {
    let marks = [UInt8].byteOrderMark + [0xFF, 0xFE, 0]
    return bytes.first { !ByteCursor.isSpace($0) && !marks.contains($0) } == UInt8(ascii: "<")
  }
}

extension SVGDrawing {
  /// The drawing of bare path data: everything before the first mistake, which the element and a
  /// warning name.
  ///
  /// - Throws: The first coordinate that is too large for exact hits, or that exceeds the memory.
  /// - Complexity: O(n).
  package init(
    pathData bytes: UnsafeBufferPointer<UInt8>, attributes: SVGAttributes,
    within budget: MemoryBudget = .unlimited
  ) throws(ReadError) {
    let data = PathData(
      ByteCursor(bytes, limit: .endOfPathData, endsLinesInCR: true), within: budget)
    if let error = data.rangeError { throw error }
    if let error = data.error { try budget.checkNow(at: error.position) }
    let element = Element(
      id: nil, name: "path", path: data.path, paint: attributes.paint, transform: .identity,
      clip: Clip(), error: data.error, line: 1, column: 1, node: 0, instance: -1)
    var warnings = SVGWarnings()
    if let error = data.error { warnings.add(.data(error.reason), at: error.position) }
    (elements, self.warnings, ownPixels, tree) = ([element], warnings.all, nil, SVGTree())
  }
}

extension HitScene {
  /// Creates a scene of a drawing: its elements are those of ``SVGDrawing/elements``, with the same numbers.
  ///
  /// ```swift
  /// let drawing = try SVGDrawing(bytes)
  /// let scene = HitScene(drawing)
  /// let touched = scene.topmost(touching: finger).map { drawing.elements[$0] }
  /// ```
  ///
  /// - Complexity: O(n) for all the elements of all paths.
  public init(_ drawing: SVGDrawing) { self.init(drawing.elements.map(\.hitTest)) }
}

/// The structure of a drawing's elements, without the document.
struct SVGTree: Sendable {
  /// An element shown by a reference.
  struct Instance: Sendable {
    let host: Int
    /// The referenced element.
    let root: Int
    /// The instance that contains the host; -1 if there is none.
    let outer: Int
  }

  private var nodes: [(parent: Int32, ordinal: Int32, name: SVGElementName)] = []
  private var instances: [Instance] = []

  init() {}

  init(_ document: SVGDocument, _ instances: [Instance]) {
    nodes = document.nodes.map {
      (Int32(truncatingIfNeeded: $0.parent), Int32(truncatingIfNeeded: $0.ordinal), $0.name)
    }
    self.instances = instances
  }

  func place(of node: Int, in instance: Int, atMost limit: Int) -> String? {
    guard node < nodes.count else { return "path" }
    // Collected backwards.
    var bytes: [UInt8] = []
    var (node, instance, steps) = (node, instance, 0)
    while node > 0 {
      guard steps < limit else { return nil }
      steps += 1
      var ordinal = nodes[node].ordinal
      let name = nodes[node].name.text
      if instance >= 0, instances[instance].root == node {
        ordinal = 1
        (node, instance) = (instances[instance].host, instances[instance].outer)
      } else {
        node = Int(nodes[node].parent)
      }
      bytes += "/\(name)[\(ordinal)]".utf8.reversed()
    }
    return String(decoding: Array("svg".utf8) + bytes.reversed(), as: UTF8.self)
  }
}
