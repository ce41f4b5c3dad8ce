import StrokeCore
import StrokePaths

/// The shapes of an SVG file, as they are painted.
///
/// Read are `path`, `rect`, `circle`, `ellipse`, `line`, `polyline`, `polygon`, `g`, `a`, `use` of
/// elements in the same file, `defs`, `symbol` and nested `svg`; `transform`; the properties of fill
/// and stroke as attributes and in `style`, inherited; `display`, `visibility` and opacities of 0.
/// What bears on painting and is not read is named in ``warnings``. Nothing but the bytes given is
/// ever looked at.
public struct SVGDrawing: Sendable {
  /// A shape.
  public struct Element: Sendable {
    /// The `id` of the `use` that shows the shape if it has one, else of the shape itself.
    public let id: String?
    /// The element's name, such as `path`.
    public let name: String
    /// The outline in the element's own coordinates.
    public let path: Path
    /// The paint; neither filled nor stroked if it is hidden or transparent.
    public let paint: Paint
    /// From the element's own coordinates to the user units of the outermost `svg`.
    public let transform: Transform
    /// The first mistake in the element's path data or points, with its place in the file.
    public let error: ReadError?
    /// The line of the element's start tag.
    public let line: Int
    /// The column of the element's start tag.
    public let column: Int

    /// The hit test of the shape.
    public var hitTest: HitTest { HitTest(path, paint, transform: transform) }

    /// True if its stroke has more dashes than are ever cut at once.
    var isFinelyDashed: Bool { paint.stroke?.dashes.map(path.isFinelyDashed) ?? false }
  }

  /// The shapes in the order in which they are painted.
  public let elements: [Element]
  /// Warnings of what was met and not read, or not as it was written.
  public let warnings: [SVGWarning]

  /// Reads an SVG file.
  ///
  /// - Parameters:
  ///   - bytes: The file, in UTF-8.
  ///   - attributes: Properties for what the file does not say.
  ///   - isOverriding: Whether the attributes win over what the file says.
  /// - Throws: The first mistake, if the file is not well-formed XML or not SVG, or if it would grow
  ///   beyond measure when its `use` elements are expanded.
  /// - Complexity: O(n) and what its `use` elements show.
  public init(
    _ bytes: UnsafeBufferPointer<UInt8>, attributes: SVGAttributes = SVGAttributes(),
    isOverriding: Bool = false
  ) throws(ReadError) {
    try self.init(ByteCursor(bytes), attributes: attributes, isOverriding: isOverriding)
  }

  init(
    _ cursor: ByteCursor, attributes: SVGAttributes = SVGAttributes(), isOverriding: Bool = false
  ) throws(ReadError) {
    var reader = SVGReader(try XMLTree(cursor), attributes, isOverriding: isOverriding)
    try reader.read()
    (elements, warnings) = (reader.elements, reader.warnings.all)
  }

  /// Reads an SVG file.
  public init(
    _ bytes: [UInt8], attributes: SVGAttributes = SVGAttributes(), isOverriding: Bool = false
  ) throws(ReadError) {
    self = try bytes.withUnsafeBufferPointer { (buffer) throws(ReadError) in
      try SVGDrawing(buffer, attributes: attributes, isOverriding: isOverriding)
    }
  }

  /// Returns whether bytes look like SVG rather than path data: the first that is not white space
  /// is `<`.
  public static func looksLikeSVG(_ bytes: some Sequence<UInt8>) -> Bool {
    let mark: Set<UInt8> = [0xEF, 0xBB, 0xBF]
    return bytes.first { !XMLText.isSpace($0) && !mark.contains($0) } == UInt8(ascii: "<")
  }
}
