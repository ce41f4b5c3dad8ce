import StrokeCore
import StrokeFormats
import StrokePaths

extension FuzzTarget {
  func checkSheet(_ source: inout ByteSource) throws(PropertyFailure) {
    let sheet = String(
      decoding: source.rest.map { byte -> UInt8 in
        let byte = byte & 0x7F
        // Bytes that would end the sheet.
        if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") { return UInt8(ascii: "*") }
        return byte < 0x20 ? 0x20 : byte
      }, as: UTF8.self)
    let first = try Self.styled(sheet)
    let second = try Self.styled("nobody{fill:red}" + sheet)
    try expect(
      first?.map(Self.text) == second?.map(Self.text),
      "\(first as Any), after a rule of nothing \(second as Any)")
  }

  /// The elements of the drawing; nil if it is refused, with a position.
  private static func styled(_ sheet: String) throws(PropertyFailure) -> [SVGDrawing.Element]? {
    let leaf = "<path class='c' d='M0 0h20v20z'/><rect class='a c' width='9' height='9'/>"
    let body = """
      <g class='a b' id='i'>\(leaf)<g class='b'><circle id='j' r='9'/>\(leaf)</g></g>\
      <g><g><g class='a'>\(leaf)</g></g><use href='#j' class='b'/><a>\(leaf)</a></g>
      """
    return try read("<svg width='90' height='90'><style>\(sheet)</style>\(body)</svg>")
  }

  private static func read(_ document: String) throws(PropertyFailure) -> [SVGDrawing.Element]? {
    do throws(ReadError) { return try SVGDrawing(Array(document.utf8)).elements } catch {
      try expect(
        error.line > 0 && error.column > 0 && !error.reason.isEmpty, "an error without a place")
      return nil
    }
  }

  private static func text(of element: SVGDrawing.Element) -> String {
    "\(element.path.bounds as Any) \(element.paint) \(element.transform)"
  }

  /// Clip paths that clip each other and two shapes, tested with a rectangle.
  func checkClips(_ source: inout ByteSource) throws(PropertyFailure) {
    let rect = source.rect()
    let count = 1 + source.below(6)
    var document = "<svg>"
    for index in 0..<count {
      let other = source.below(3) == 0 ? Self.clipping(after: index, count, &source) : ""
      let shapes = (0...source.below(4)).map { _ in Self.shape(&source, after: index, count) }
      document += "<clipPath id='c\(index)'\(other)>\(shapes.joined())</clipPath>"
    }
    let paint = source.oneOf(["", " fill='none' stroke='red' stroke-width='\(source.byte())'"])
    document += "<g\(paint)>" + Self.shape(&source, after: -1, count)
    document += Self.shape(&source, after: -1, count) + "</g></svg>"
    for element in try Self.read(document) ?? [] {
      let test = element.hitTest
      try Self.check(test, rect)
      let whole = HitTest(test.path, test.paint, transform: test.transform)
      try expect(!test.touches(rect) || whole.touches(rect), "hit by its clip only: \(document)")
      try expect(
        !test.contains(rect.center) || whole.contains(rect.center), "its clip only: \(document)")
      guard let bounds = test.paintedBounds, let all = whole.paintedBounds else { continue }
      let slack = 1e-9 * max(bounds.largest, all.largest)
      try expect(
        all.outset(by: slack).union(bounds) == all.outset(by: slack), "\(bounds) out of \(all)")
    }
  }

  /// A reference to one of the later clip paths, so that there are no cycles.
  private static func clipping(
    after index: Int, _ count: Int, _ source: inout ByteSource
  ) -> String {
    let behind = count - index - 1
    return behind > 0 ? " clip-path='url(#c\(index + 1 + source.below(behind)))'" : ""
  }

  private static func shape(
    _ source: inout ByteSource, after index: Int, _ count: Int
  ) -> String {
    var attributes = source.oneOf(["", "", " clip-rule='evenodd' fill-rule='evenodd'"])
    if index < 0 || source.below(4) == 0 { attributes += clipping(after: index, count, &source) }
    let number = { (source: inout ByteSource) in "\(Double(source.byte()) - 64)" }
    let size = { (source: inout ByteSource) in "\(source.byte())" }
    let (x, y) = (number(&source), number(&source))
    switch source.below(4) {
    case 0:
      return
        "<rect x='\(x)' y='\(y)' width='\(size(&source))' height='\(size(&source))'\(attributes)/>"
    case 1:
      return
        "<ellipse cx='\(x)' cy='\(y)' rx='\(size(&source))' ry='\(size(&source))'\(attributes)/>"
    default:
      var data = "M\(x) \(y)"
      for _ in 0...source.below(5) {
        let (letter, count) = source.oneOf([("L", 2), ("L", 2), ("Q", 4), ("C", 6), ("H", 1)])
        data += letter + (0..<count).map { _ in number(&source) }.joined(separator: " ")
      }
      return "<path d='\(data)'\(attributes)/>"
    }
  }
}

extension Rect {
  fileprivate var largest: Double {
    max(max(minX.magnitude, maxX.magnitude), max(minY.magnitude, maxY.magnitude))
  }
}
