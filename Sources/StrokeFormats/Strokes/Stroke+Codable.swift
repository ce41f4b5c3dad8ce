import StrokeCore

/// A stroke in the shape of stroke files: `{"points":[[x,y,t],…],"width":390,"ended":1.2}`, without `t`,
/// `width` and `ended` where they are not known.
///
/// Decoding is as strict as the stroke's own initializer. More numbers of a point than three are passed
/// over, as are members of other names, so that a record of a file decodes as the stroke in it.
///
/// ```swift
/// let line = try JSONEncoder().encode(stroke)
/// ```
extension Stroke: Codable {
  private enum Key: String, CodingKey {
    case points, width, ended
  }

  /// Reads a stroke.
  ///
  /// - Throws: `DecodingError`, also for numbers that are no stroke, with the
  ///   ``StrokeCore/Stroke/ValidationError`` as the underlying error.
  public init(from decoder: any Decoder) throws {
    let record = try decoder.container(keyedBy: Key.self)
    var rows = try record.nestedUnkeyedContainer(forKey: .points)
    var stroke = Stroke()
    do {
      while !rows.isAtEnd {
        var numbers = try rows.nestedUnkeyedContainer()
        let point = try Point(numbers.decode(Double.self), numbers.decode(Double.self))
        try stroke.append(point, at: numbers.isAtEnd ? nil : numbers.decode(Double.self))
      }
      try stroke.setViewWidth(record.decodeIfPresent(Double.self, forKey: .width))
      try stroke.setLiftTime(record.decodeIfPresent(Double.self, forKey: .ended))
    } catch let error as ValidationError {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath, debugDescription: "\(error)", underlyingError: error))
    }
    self = stroke
  }

  /// Writes the stroke.
  public func encode(to encoder: any Encoder) throws {
    var record = encoder.container(keyedBy: Key.self)
    try record.encodeIfPresent(viewWidth, forKey: .width)
    try record.encodeIfPresent(liftTime, forKey: .ended)
    var rows = record.nestedUnkeyedContainer(forKey: .points)
    for sample in self {
      try rows.encode([sample.point.x, sample.point.y] + (sample.time.map { [$0] } ?? []))
    }
  }
}
