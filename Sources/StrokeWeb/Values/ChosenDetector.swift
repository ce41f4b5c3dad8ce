import StrokeCore

/// A known detector with its own settings. It is a detector itself, so that generic code is
/// compiled once instead of four times.
enum ChosenDetector: Detector {
  case cookbook(CookbookDetector)
  case lamarche(LaMarcheDetector)
  case katz(KatzDetector)
  case ring(RingDetector)

  static let name = "judge"
  static let citation = ""

  /// Creates the detector with its published limits. Only published ones can compute as published.
  init(_ known: KnownDetector, asPublished: Bool) {
    switch known {
    case .cookbook: self = .cookbook(CookbookDetector().published(asPublished))
    case .lamarche: self = .lamarche(LaMarcheDetector().published(asPublished))
    case .katz: self = .katz(KatzDetector().published(asPublished))
    case .ring: self = .ring(RingDetector())
    }
  }

  func runChecks(on stroke: Stroke, until proceed: (Check) -> Bool) -> Circle? {
    switch self {
    case .cookbook(let detector): detector.runChecks(on: stroke, until: proceed)
    case .lamarche(let detector): detector.runChecks(on: stroke, until: proceed)
    case .katz(let detector): detector.runChecks(on: stroke, until: proceed)
    case .ring(let detector): detector.runChecks(on: stroke, until: proceed)
    }
  }

  var omittedChecks: [Check.Name] {
    switch self {
    case .cookbook(let detector): detector.omittedChecks
    case .lamarche(let detector): detector.omittedChecks
    case .katz(let detector): detector.omittedChecks
    case .ring(let detector): detector.omittedChecks
    }
  }

  func earlyFailure(of stroke: Stroke) -> Check? {
    switch self {
    case .cookbook(let detector): detector.earlyFailure(of: stroke)
    case .lamarche(let detector): detector.earlyFailure(of: stroke)
    case .katz(let detector): detector.earlyFailure(of: stroke)
    case .ring(let detector): detector.earlyFailure(of: stroke)
    }
  }

  func construction(of stroke: Stroke) -> [Construction] {
    switch self {
    case .cookbook(let detector): detector.construction(of: stroke)
    case .lamarche(let detector): detector.construction(of: stroke)
    case .katz(let detector): detector.construction(of: stroke)
    case .ring(let detector): detector.construction(of: stroke)
    }
  }
}

extension ChosenDetector {
  /// The check that rejects a stroke, from the stored measurements if they are enough.
  func rejection(of kept: MeasuredStroke) -> Check? {
    if case .ring(let ring) = self, ring.turns >= 1, let record = kept.record {
      return ring.rejection(by: record)
    }
    guard case .rejected(let check) = verdict(on: kept.stroke) else { return nil }
    return check
  }

  /// Omits all checks with the name of one, whose index is as in the explanation of a stroke
  /// without samples. Returns false if there is no such check, or no circle without it.
  mutating func omitCheck(_ index: Int) -> Bool {
    let checks = explanation(of: Stroke()).checks
    guard checks.indices.contains(index), !checks[index].name.isEssential else { return false }
    let names = omittedChecks + [checks[index].name]
    switch self {
    case .cookbook(var detector):
      detector.omittedChecks = names
      self = .cookbook(detector)
    case .lamarche(var detector):
      detector.omittedChecks = names
      self = .lamarche(detector)
    case .katz(var detector):
      detector.omittedChecks = names
      self = .katz(detector)
    case .ring(var detector):
      detector.omittedChecks = names
      self = .ring(detector)
    }
    return true
  }
}

// The settings.
extension ChosenDetector {
  /// Adds each setting to a reply: whether it has a value, the value, whether it can be unset, and its
  /// range.
  func appendSettings(to reply: inout Reply) {
    switch self {
    case .cookbook(let detector): detector.appendSettings(to: &reply)
    case .lamarche(let detector): detector.appendSettings(to: &reply)
    case .katz(let detector): detector.appendSettings(to: &reply)
    case .ring(let detector): detector.appendSettings(to: &reply)
    }
  }

  /// Sets the setting at an index; nil unsets it. Returns false, and changes nothing, if there is
  /// no such setting or the value is invalid.
  mutating func set(_ index: Int, to value: Double?) -> Bool {
    switch self {
    case .cookbook(var detector):
      guard detector.set(index, to: value) else { return false }
      self = .cookbook(detector)
    case .lamarche(var detector):
      guard detector.set(index, to: value) else { return false }
      self = .lamarche(detector)
    case .katz(var detector):
      guard detector.set(index, to: value) else { return false }
      self = .katz(detector)
    case .ring(var detector):
      guard detector.set(index, to: value) else { return false }
      self = .ring(detector)
    }
    return true
  }
}

extension PublishedDetector {
  fileprivate func published(_ isAsPublished: Bool) -> Self {
    var detector = self
    detector.asPublished = isAsPublished
    return detector
  }
}

extension Detector {
  fileprivate func appendSettings(to reply: inout Reply) {
    for setting in Self.settings {
      let canBeUnset = setting.fixedUnsetMeaning != nil
      reply.append(setting.value(in: self), canBeUnset: canBeUnset, setting.range)
    }
  }

  fileprivate mutating func set(_ index: Int, to value: Double?) -> Bool {
    guard Self.settings.indices.contains(index) else { return false }
    let setting = Self.settings[index]
    guard let value else {
      guard case .optionalNumber(_, _, let set) = setting.access else { return false }
      set(&self, nil)
      return true
    }
    guard setting.range.contains(value) else { return false }
    setting.set(value, in: &self)
    return true
  }
}
