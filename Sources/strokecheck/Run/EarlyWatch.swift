import StrokeCore
import StrokeFormats

/// The strokes that have begun and not ended, each with a live recognizer of each detector, so that it
/// can be said at once what can no longer become a circle.
struct EarlyWatch {
  private struct Watched {
    let serial: Int
    /// The samples that the recognizers have seen.
    var count = 0
    /// Those of detectors that may still accept it.
    var recognizers: [any LiveRecognizer]
  }

  /// A check that a stroke has failed for good.
  struct Failure {
    /// The place of the stroke among those that have not ended, from 0.
    let place: Int
    let detector: String
    let check: Check
  }

  private var watched: [Watched] = []

  /// Forgets all strokes.
  mutating func removeAll() { watched.removeAll() }

  /// Looks at the samples that have come since the last look.
  mutating func look(at stream: borrowing StrokeStream, _ detectors: [any Detector]) -> [Failure] {
    var failures: [Failure] = []
    var now: [Watched] = []
    stream.forEachOpenStroke { stroke in
      var entry =
        watched.first { $0.serial == stroke.serial }
        ?? Watched(serial: stroke.serial, recognizers: detectors.map { $0.liveRecognizer })
      for index in entry.count..<max(stroke.count, entry.count) {
        for place in entry.recognizers.indices {
          entry.recognizers[place].feed(stroke[index], isFirst: index == 0)
        }
        entry.recognizers.removeAll { recognizer in
          guard let check = recognizer.earlyFailure else { return false }
          failures.append(Failure(place: now.count, detector: recognizer.name, check: check))
          return true
        }
      }
      entry.count = stroke.count
      now.append(entry)
    }
    watched = now
    return failures
  }
}

/// A recognizer of any detector.
private protocol LiveRecognizer {
  var name: String { get }
  /// The check that the touch has failed, if it has failed one before its end.
  var earlyFailure: Check? { get }
  mutating func feed(_ sample: Stroke.Sample, isFirst: Bool)
}

extension Recognizer: LiveRecognizer {
  fileprivate var name: String { Judge.name }

  fileprivate var earlyFailure: Check? {
    if case .failed(.check(let check)) = state { check } else { nil }
  }

  fileprivate mutating func feed(_ sample: Stroke.Sample, isFirst: Bool) {
    if isFirst {
      touchBegan(at: sample.point, time: sample.time)
    } else {
      touchMoved(to: sample.point, time: sample.time)
    }
  }
}

extension Detector {
  fileprivate var liveRecognizer: any LiveRecognizer { Recognizer(self) }
}
