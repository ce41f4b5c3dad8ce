import StrokeCore
import StrokeFormats
import StrokeReports

/// The totals of a run so far.
struct Tally {
  /// The findings, by whether they are as they should be.
  private(set) var totals = Totals()
  /// Inputs that could not be had, or not to their end.
  private(set) var failures = 0
  private(set) var strokes = 0
  /// What was found of the selection.
  private(set) var matches = StrokeSelection.Matches()
  /// The counts of each detector, in the order of their first verdicts.
  private(set) var detectors: [Count] = []

  /// The counts of one detector. Reasons are few, so they are searched linearly.
  struct Count {
    let name: String
    var circles = 0
    var skipped = 0
    private(set) var rejections: [(reason: Reason, count: Int)] = []

    mutating func add(_ count: Int, _ reason: Reason) {
      for index in rejections.indices where rejections[index].reason == reason {
        rejections[index].count += count
        return
      }
      rejections.append((reason, count))
    }
  }

  /// The number of strokes that could not be read, and of inputs that could not be opened.
  var errors: Int { totals.errors }

  /// Strokes that were not judged, because their pointer was cancelled.
  var cancelled: Int { detectors.first?.skipped ?? 0 }

  /// True if a judge from outside was at fault, so that strokes are not judged.
  private(set) var hasFault = false

  mutating func addFailure() { failures += 1 }

  mutating func addFault() { hasFault = true }

  mutating func add(_ matches: StrokeSelection.Matches) { self.matches.formUnion(matches) }

  mutating func addStrokes(_ count: Int) { strokes += count }

  /// Counts a result by what came of it.
  mutating func count(_ status: Finding.Status) { totals.count(status) }

  mutating func add(_ finding: Finding) {
    let status = finding.status
    count(status)
    // The verdict on a stroke that has not ended is still to come.
    guard status != .pending, status != .unreadable, let name = finding.result.detector else {
      return
    }
    let index = index(of: name)
    if status == .skipped {
      detectors[index].skipped += 1
    } else if let reason = finding.verdict?.reason {
      detectors[index].add(1, reason)
    } else {
      detectors[index].circles += 1
    }
  }

  mutating func add(_ other: Tally) {
    totals = totals + other.totals
    failures += other.failures
    hasFault = hasFault || other.hasFault
    strokes += other.strokes
    matches.formUnion(other.matches)
    for count in other.detectors {
      let index = index(of: count.name)
      detectors[index].circles += count.circles
      detectors[index].skipped += count.skipped
      for (reason, number) in count.rejections { detectors[index].add(number, reason) }
    }
  }

  private mutating func index(of name: String) -> Int {
    for index in detectors.indices where detectors[index].name == name { return index }
    detectors.append(Count(name: name))
    return detectors.count - 1
  }

  /// The lines of `--summary`.
  func summary(seconds: Double) -> [String] {
    let rate = (Double(strokes) / max(seconds, 1e-9)).text(upTo: 0)
    // Few recordings have cancelled strokes, so the rest need not say that there are none.
    let all =
      [counted(strokes, "stroke")] + (cancelled > 0 ? ["\(cancelled) cancelled"] : [])
      + [counted(errors, "error"), counted(rate, "stroke")]
    var lines = [all.joined(separator: ", ") + " a second"]
    for detector in detectors {
      let rejected = detector.rejections.reduce(0) { $0 + $1.count }
      let circles = counted(detector.circles, "circle")
      let skipped = detector.skipped > 0 ? ", \(detector.skipped) skipped" : ""
      lines.append("\(detector.name): \(circles), \(rejected) rejected\(skipped)")
      for (reason, count) in detector.rejections.sorted(by: {
        ($1.count, $0.reason.code) < ($0.count, $1.reason.code)
      }) {
        let number = String(count)
        lines.append(
          String(repeating: " ", count: max(10 - number.count, 1)) + "\(number)  \(reason)")
      }
    }
    return lines
  }
}
