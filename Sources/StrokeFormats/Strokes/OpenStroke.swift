import StrokeCore

/// A stroke that has begun and not ended, as far as it has come. It is there only while the stream
/// shows it.
package struct OpenStroke {
  /// The number of the stroke among all that have begun in the document.
  package let serial: Int
  fileprivate let x: UnsafeBufferPointer<Double>
  fileprivate let y: UnsafeBufferPointer<Double>
  fileprivate let times: UnsafeBufferPointer<Double>
  /// The unit of the times.
  fileprivate let unit: TimeUnit

  /// The number of its samples.
  package var count: Int { x.count }

  /// The sample at `index`, its time in seconds.
  package subscript(index: Int) -> Stroke.Sample {
    Stroke.Sample(
      Point(x[index], y[index]), at: times.isEmpty ? nil : times[index] / unit.perSecond)
  }
}

extension StrokeStream {
  /// Calls `body` with each stroke that has begun and not ended, in the order in which they began: one
  /// of a table, and those of the pointers that are down in a log of one event per line.
  package func forEachOpenStroke(_ body: (OpenStroke) -> Void) {
    if case .table = state, table.progress == .open {
      table.samples.withOpenStroke(
        serial: table.begun,
        options.timeUnit ?? table.timeUnit ?? table.layout?.timeUnit ?? .seconds,
        body)
    }
    log?.reader.forEachOpenStroke { draft in draft.withOpenStroke(body) }
  }
}

extension Samples {
  fileprivate func withOpenStroke(serial: Int, _ unit: TimeUnit, _ body: (OpenStroke) -> Void) {
    body(
      OpenStroke(
        serial: serial, x: UnsafeBufferPointer(start: x, count: count),
        y: UnsafeBufferPointer(start: y, count: count),
        times: UnsafeBufferPointer(start: times, count: timing == .timed ? count : 0), unit: unit))
  }
}

extension StrokeDraft {
  fileprivate func withOpenStroke(_ body: (OpenStroke) -> Void) {
    x.withUnsafeBufferPointer { x in
      y.withUnsafeBufferPointer { y in
        times.withUnsafeBufferPointer { times in
          body(OpenStroke(serial: serial, x: x, y: y, times: times, unit: .seconds))
        }
      }
    }
  }
}
