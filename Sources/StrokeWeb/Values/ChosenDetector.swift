import StrokeCore

/// A known detector with its own settings. It is a detector itself, so that generic code is
/// compiled once instead of four times.
struct ChosenDetector: Detector {
  static let name = "judge"

  private let known: KnownDetector
  private var cookbook = CookbookDetector()
  private var lamarche = LaMarcheDetector()
  private var katz = KatzDetector()
  private var ring = RingDetector()

  /// Creates the detector with its published limits. Only published ones can compute as published.
  init(_ known: KnownDetector, asPublished: Bool) {
    self.known = known
    cookbook.asPublished = asPublished
    lamarche.asPublished = asPublished
    katz.asPublished = asPublished
  }

  /// Nil if another detector was chosen.
  var chosenRing: RingDetector? { known == .ring ? ring : nil }

  func runChecks(on stroke: Stroke, until proceed: (Check) -> Bool) -> Circle? {
    switch known {
    case .cookbook: cookbook.runChecks(on: stroke, until: proceed)
    case .lamarche: lamarche.runChecks(on: stroke, until: proceed)
    case .katz: katz.runChecks(on: stroke, until: proceed)
    case .ring: ring.runChecks(on: stroke, until: proceed)
    }
  }

  var omittedChecks: [Check.Name] {
    switch known {
    case .cookbook: cookbook.omittedChecks
    case .lamarche: lamarche.omittedChecks
    case .katz: katz.omittedChecks
    case .ring: ring.omittedChecks
    }
  }

  func earlyFailure(of stroke: Stroke) -> Check? {
    switch known {
    case .cookbook: cookbook.earlyFailure(of: stroke)
    case .lamarche: lamarche.earlyFailure(of: stroke)
    case .katz: katz.earlyFailure(of: stroke)
    case .ring: ring.earlyFailure(of: stroke)
    }
  }

  func construction(of stroke: Stroke) -> [Construction] {
    switch known {
    case .cookbook: cookbook.construction(of: stroke)
    case .lamarche: lamarche.construction(of: stroke)
    case .katz: katz.construction(of: stroke)
    case .ring: ring.construction(of: stroke)
    }
  }
}

extension ChosenDetector {
  /// The check that rejects a stroke, from the stored measurements if they are enough.
  func rejection(of kept: MeasuredStroke) -> Check? {
    guard let ring = chosenRing else { return verdict(on: kept.stroke).rejection }
    if ring.turns >= 1, let record = kept.record { return ring.rejection(by: record) }
    return ring.verdict(on: kept.stroke).rejection
  }

  /// Omits all checks with the name of one, whose index is as in the explanation of a stroke
  /// without samples. Returns false if there is no such check, or no circle without it.
  mutating func omitCheck(_ index: Int) -> Bool {
    let checks = explanation(of: Stroke()).checks
    guard checks.indices.contains(index), !checks[index].name.isEssential else { return false }
    let names = omittedChecks + [checks[index].name]
    switch known {
    case .cookbook: cookbook.omittedChecks = names
    case .lamarche: lamarche.omittedChecks = names
    case .katz: katz.omittedChecks = names
    case .ring: ring.omittedChecks = names
    }
    return true
  }
}

// The settings.
extension ChosenDetector {
  /// Adds each setting to a reply: whether it has a value, the value, whether it can be unset, and its
  /// range.
  func appendSettings(to reply: inout Reply) {
    switch known {
    case .cookbook: cookbook.appendSettings(to: &reply)
    case .lamarche: lamarche.appendSettings(to: &reply)
    case .katz: katz.appendSettings(to: &reply)
    case .ring: ring.appendSettings(to: &reply)
    }
  }

  /// Sets the setting at an index; nil unsets it. Returns false, and changes nothing, if there is
  /// no such setting or the value is invalid.
  mutating func set(_ index: Int, to value: Double?) -> Bool {
    switch known {
    case .cookbook: cookbook.set(index, to: value)
    case .lamarche: lamarche.set(index, to: value)
    case .katz: katz.set(index, to: value)
    case .ring: ring.set(index, to: value)
    }
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
