import StrokeCore
import StrokeFormats

// The shapes of JSON that several results have.

extension Circle: JSONWritable {
  /// `{"center":[x,y],"radius":r}`
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("center", center)
      json.member("radius", radius)
    }
  }
}

extension Point: JSONWritable {
  /// `[x,y]`
  package func write(to json: inout JSONWriter) {
    json.array { json in
      json.value(x)
      json.value(y)
    }
  }
}

extension Rect: JSONWritable {
  /// `[minx,miny,maxx,maxy]`
  package func write(to json: inout JSONWriter) { json.value(edges) }
}

extension JSONWriter {
  /// Writes the members that tell what a check measured, and what it allows.
  mutating func measure(of check: Check) {
    member("name", check.name.fixedText)
    member("measured", check.measured)
    member("limit", check.limit)
  }
}

extension Explanation: JSONWritable {
  /// The checks: what was measured, what is allowed, how it came out and, where the detector knows it, the share of
  /// its tolerance that each uses.
  package func write(to json: inout JSONWriter) {
    json.array(checks.enumerated()) { json, numbered in
      let (index, check) = numbered
      json.object { json in
        json.measure(of: check)
        json.member("outcome", check.outcome.rawValue)
        json.member("reason", check.isFailed ? check.reason.fixedText : nil)
        if shares.indices.contains(index) { json.member("used", shares[index]) }
      }
    }
  }
}

extension Limit: JSONWritable {
  /// The bounds by their names: `{"max":5}`.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .atMost(let most): json.member("max", most)
      case .atLeast(let least): json.member("min", least)
      case .above(let bound): json.member("above", bound)
      case .within(let least, let most):
        json.member("min", least)
        json.member("max", most)
      }
    }
  }
}

extension Rect {
  /// The left, upper, right and lower edge.
  var edges: [Double] { [minX, minY, maxX, maxY] }
}

extension [UInt8] {
  /// Appends a rectangle by its edges: `10,20 to 54,64`.
  mutating func append(edges box: Rect, upTo decimals: Int) {
    for (index, number) in box.edges.enumerated() {
      if index > 0 { append(index == 2 ? " to " : ",") }
      append(number, upTo: decimals)
    }
  }
}
