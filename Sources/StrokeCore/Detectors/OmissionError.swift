/// The error that a check cannot be omitted: no check of the detector has the name, or there is no
/// circle without it.
public struct OmissionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name that was given.
  public let name: Check.Name
  /// The names of the checks that can be omitted.
  public let omissible: [Check.Name]

  /// The error in a sentence, with the names to choose from.
  public var description: String {
    var names = ""
    for name in omissible { names += (names.isEmpty ? "" : ", ") + name.description }
    return "no check named \(name) can be left out; choose from \(names)"
  }
}

extension SelectiveDetector {
  /// Omits the checks with these names, in addition to those already omitted.
  ///
  /// - Throws: The first name that no check has, or whose checks cannot be omitted; the detector is
  ///   then unchanged.
  public mutating func omit(_ names: Check.Name...) throws(OmissionError) {
    let omissible = checkNames.filter { !$0.isEssential }
    for name in names where !omissible.contains(name) {
      throw OmissionError(name: name, omissible: omissible)
    }
    for name in names where !omittedChecks.contains(name) { omittedChecks.append(name) }
  }
}

extension Detector {
  /// The names of its checks, each once, in the order in which a round stroke meets them.
  public var checkNames: [Check.Name] {
    allChecks(of: .octagon).checks.reduce(into: []) { names, check in
      if !names.contains(check.name) { names.append(check.name) }
    }
  }
}

extension Stroke {
  /// A stroke on which every check has something to measure: once around an octagon in a second.
  fileprivate static var octagon: Stroke {
    var stroke = Stroke()
    let corners = [
      (7.0, 0.0), (17, 0), (24, 7), (24, 17), (17, 24), (7, 24), (0, 17), (0, 7), (7, 0),
    ].map { Point($0, $1) }
    for (from, to) in zip(corners, corners.dropFirst()) {
      for step in 0..<4 {
        // Never throws, because all numbers are finite.
        try? stroke.append(
          from.interpolated(to: to, Double(step) / 4), at: Double(stroke.count) / 32)
      }
    }
    return stroke
  }
}
