extension ByteBlock {
  /// Tells whether the bytes are well-formed JSON in which nothing looks like a stroke, as the settings of a
  /// program are.
  ///
  /// A stroke is looked for by its shape, so that one under a name that is not known is seen too: `points` or
  /// `strokes` where a stroke or a list of them may stand, and anywhere a list of points, each an array of numbers
  /// or an object with a pair of coordinates, or arrays of coordinates.
  ///
  /// - Complexity: O(length).
  package func holdsNoStroke(_ fields: FieldNames? = nil) -> Bool {
    let fields = RowNaming(fields: fields)
    var cursor = ByteCursor(self, limit: .endOfFile)
    do throws(ReadError) {
      cursor.skipByteOrderMarks()
      cursor.skipSpace()
      let trace = try cursor.readTrace(depth: 0, fields)
      cursor.skipSpace()
      return cursor.isAtEnd && trace != .strokes
    } catch {
      return false
    }
  }
}

/// The part of a stroke that a value looks like.
private enum StrokeTrace {
  case number
  /// An array of numbers, which in an array is a point.
  case numbers
  /// An object with a pair of coordinates, or one that holds such an object.
  case place
  case strokes
  case nothing
}

extension ByteCursor {
  /// True if the first value of the array that comes next looks like a sample, and not like a stroke with a place of
  /// its own.
  func beginsWithSample(_ fields: RowNaming) throws(ReadError) -> Bool {
    var cursor = self
    guard cursor.take(UInt8(ascii: "[")) else { return false }
    cursor.skipSpace()
    let trace = try cursor.readTrace(depth: 1, fields)
    return trace == .numbers || trace == .place
  }

  /// Steps over a value, checking every byte of it.
  fileprivate mutating func readTrace(
    depth: Int, _ fields: RowNaming
  ) throws(ReadError) -> StrokeTrace {
    guard sees(UInt8(ascii: "[")) || sees(UInt8(ascii: "{")) else {
      let isNumber = isAtNumber
      try skipValue(depth: depth)
      return isNumber ? .number : .nothing
    }
    guard depth < Self.deepest else { throw expected("at most \(Self.deepest) levels of nesting") }
    return try sees(UInt8(ascii: "["))
      ? readTraceOfArray(depth: depth, fields) : readTraceOfObject(depth: depth, fields)
  }

  private mutating func readTraceOfArray(
    depth: Int, _ fields: RowNaming
  ) throws(ReadError) -> StrokeTrace {
    var (numbers, others, points) = (0, 0, 0)
    try readArray("an array") { cursor throws(ReadError) in
      switch try cursor.readTrace(depth: depth + 1, fields) {
      case .number: numbers += 1
      case .nothing: others += 1
      case .numbers, .place, .strokes: points += 1
      }
    }
    return points > 0 ? .strokes : numbers > 1 && others == 0 ? .numbers : .nothing
  }

  private mutating func readTraceOfObject(
    depth: Int, _ fields: RowNaming
  ) throws(ReadError) -> StrokeTrace {
    var trace = StrokeTrace.nothing
    var (hasX, hasY) = (false, false)
    try readObject("an object", depth: depth) { name, cursor throws(ReadError) in
      let own = try cursor.readTrace(depth: depth + 1, fields)
      var isCoordinate = true
      switch fields.role(of: name.string) {
      case .x: hasX = hasX || own == .number
      case .y: hasY = hasY || own == .number
      default: isCoordinate = false
      }
      if own == .strokes || own == .numbers && isCoordinate
        || depth < 2 && (name.says("points") || name.says("strokes"))
      {
        trace = .strokes
      } else if own == .place, trace == .nothing {
        trace = .place
      }
      return true
    }
    return trace == .nothing && hasX && hasY ? .place : trace
  }
}

extension [UInt8] {
  /// True if the bytes are JSON in which something looks like strokes or samples.
  func looksLikeStrokes(_ naming: RowNaming) -> Bool {
    withUnsafeBufferPointer { bytes in
      var cursor = ByteCursor(bytes)
      cursor.skipSpace()
      guard let trace = try? cursor.readTrace(depth: 0, naming) else { return false }
      cursor.skipSpace()
      return cursor.isAtEnd && (trace == .strokes || trace == .place)
    }
  }
}
