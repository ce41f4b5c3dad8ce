import StrokeCore
import StrokeFormats

/// What a run has come to so far, in numbers.
struct Tally {
  /// The findings, by whether they are as they should be.
  private(set) var totals = Totals()
  /// Inputs that could not be had, or not to their end.
  private(set) var failures = 0
  private(set) var strokes = 0
  /// What each detector said, in the order in which they first spoke.
  private(set) var detectors: [(name: String, circles: Int, rejections: [Reason: Int])] = []

  /// What should have been strokes and could not be read, and inputs that could not be had.
  var errors: Int { totals.errors }

  mutating func addFailure() { failures += 1 }

  mutating func addStrokes(_ count: Int) { strokes += count }

  mutating func add(_ finding: Finding) {
    totals.count(finding)
    guard let verdict = finding.verdict, let name = finding.result.detector else { return }
    let index = index(of: name)
    if let reason = verdict.reason {
      detectors[index].rejections[reason, default: 0] += 1
    } else {
      detectors[index].circles += 1
    }
  }

  mutating func add(_ other: Tally) {
    totals = totals + other.totals
    failures += other.failures
    strokes += other.strokes
    for (name, circles, rejections) in other.detectors {
      let index = index(of: name)
      detectors[index].circles += circles
      detectors[index].rejections.merge(rejections, uniquingKeysWith: +)
    }
  }

  private mutating func index(of name: String) -> Int {
    if let index = detectors.firstIndex(where: { $0.name == name }) { return index }
    detectors.append((name, 0, [:]))
    return detectors.count - 1
  }

  /// The lines of `--summary`.
  func summary(seconds: Double) -> String {
    let rate = (Double(strokes) / max(seconds, 1e-9)).text(decimals: 0)
    var lines = ["\(strokes) strokes, \(errors) errors, \(rate) strokes a second"]
    for (name, circles, rejections) in detectors {
      lines.append("\(name): \(circles) circles, \(rejections.values.reduce(0, +)) rejected")
      for (reason, count) in rejections.sorted(by: {
        ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue)
      }) {
        let number = String(count)
        lines.append(
          String(repeating: " ", count: max(10 - number.count, 1)) + "\(number)  \(reason)")
      }
    }
    return lines.joined(separator: "\n")
  }
}
