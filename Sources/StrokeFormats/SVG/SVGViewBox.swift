import StrokeCore

/// The fit of a `viewBox` into a viewport.
struct SVGViewBox {
  let box: Rect

  /// The size that percentages inside refer to.
  var viewport: SVGViewport { SVGViewport(width: box.width, height: box.height) }

  /// Nil if the size is not above 0.
  init?(_ v: [Double]) {
    guard v[2] > 0, v[3] > 0,
      let box = Rect(x: v[0], y: v[1], width: v[2], height: v[3]), box.width > 0, box.height > 0
    else { return nil }
    self.box = box
  }

  /// The four numbers of a value; nil for any other count.
  static func numbers(_ bytes: UnsafeBufferPointer<UInt8>) -> [Double]? {
    var cursor = ByteCursor(bytes)
    var v: [Double] = []
    cursor.skipSVGSpace()
    while !cursor.isAtEnd, v.count < 4 {
      guard let value = try? cursor.readSVGNumber() else { return nil }
      v.append(value)
      if cursor.skipSeparator(), cursor.isAtEnd { return nil }
    }
    return cursor.isAtEnd && v.count == 4 ? v : nil
  }

  /// The map from the box into a viewport, for a value of `preserveAspectRatio`; nil if the value
  /// is invalid.
  func transform(into viewport: Rect, _ preserve: String) -> Transform? {
    var words = preserve.split { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" }.map(
      String.init)
    if words.first == "defer" { words.removeFirst() }
    let align = words.first ?? "xMidYMid"
    guard words.count < 3, words.count < 2 || words[1] == "slice" || words[1] == "meet" else {
      return nil
    }
    let slices = words.count == 2 && words[1] == "slice"
    var (sx, sy) = (viewport.width / box.width, viewport.height / box.height)
    var place = (0.0, 0.0)
    if align != "none" {
      guard align.utf8.count == 8, align.hasPrefix("x"), align.dropFirst(4).hasPrefix("Y"),
        let x = Self.share(align.dropFirst().prefix(3)), let y = Self.share(align.suffix(3))
      else { return nil }
      sx = slices ? max(sx, sy) : min(sx, sy)
      sy = sx
      place = (x, y)
    }
    let dx = viewport.minX + (viewport.width - box.width * sx) * place.0 - box.minX * sx
    let dy = viewport.minY + (viewport.height - box.height * sy) * place.1 - box.minY * sy
    return Transform(sx, 0, 0, sy, dx, dy)
  }

  /// The share of the free space that goes before the box.
  private static func share(_ name: Substring) -> Double? {
    switch name {
    case "Min": 0
    case "Mid": 0.5
    case "Max": 1
    default: nil
    }
  }
}
