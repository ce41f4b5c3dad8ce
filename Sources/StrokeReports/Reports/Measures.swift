import StrokeCore
import StrokeFormats

// How the measures of a stroke are written in each format, always in the same order.

extension StrokeMeasures: JSONWritable {
  /// An object; null for what there is not.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("score", score)
      json.member("turns", turns)
      json.member("direction", direction.rawValue)
      json.member("center", center)
      json.member("radius", radius)
      json.member("duration", duration)
      json.member("lifted", lifted)
      json.member("rate", rate)
      json.member("length", length)
      json.member("bounds", bounds)
      json.member("gap", gap)
    }
  }
}

extension [UInt8] {
  /// Appends two lines for people, which begin in the columns of an explanation.
  mutating func append(text measures: StrokeMeasures) {
    append("  measures    score ")
    append(measures.score, decimals: 1)
    append(", ")
    append(measures.turns.magnitude, decimals: 2)
    append(" turns")
    if measures.direction != .none { append(" " + measures.direction.rawValue) }
    if let circle = measures.circle {
      append(", centre ")
      append(circle)
    }
    if let gap = measures.gap {
      append(", gap ")
      append(gap, decimals: 2)
    }
    append("\n              ")
    if let duration = measures.duration {
      append(duration, upTo: 3)
      append(" s")
      if let rate = measures.rate {
        append(" at ")
        append(rate, decimals: 0)
        append(" samples a second")
      }
      if let lifted = measures.lifted {
        append(", lifted after ")
        append(lifted, upTo: 3)
        append(" s")
      }
      append(", ")
    }
    append("length ")
    append(measures.length, decimals: 1)
    if let bounds = measures.bounds {
      append(", bounds ")
      append(edges: bounds, upTo: 2)
    }
    append("\n")
  }
}
