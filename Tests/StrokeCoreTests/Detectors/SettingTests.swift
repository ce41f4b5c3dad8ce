import StrokeCore
import Testing

/// Laws of every setting of the known detectors.
@Suite struct SettingTests {
  private let detectors: [any Detector] = [
    CookbookDetector(), LaMarcheDetector(), KatzDetector(), RingDetector(),
  ]

  private func laws<Judge: Detector>(of detector: Judge) -> [String] {
    #expect(KnownDetector(rawValue: Judge.name) != nil && !Judge.citation.isEmpty)
    for setting in Judge.settings {
      for number in [0.25, 0.5, 1, 2, 3] where setting.range.contains(number) {
        var changed = detector
        setting.set(number, in: &changed)
        let expected = setting.isCount ? number.rounded() : number
        #expect(setting.value(in: changed) == expected, "\(Judge.name) \(setting.name)")
        for other in Judge.settings where other.name != setting.name {
          #expect(other.value(in: changed) == other.value(in: detector))
        }
      }
      for number in [-1, .nan, .infinity] {
        var changed = detector
        setting.set(number, in: &changed)
        #expect(setting.value(in: changed) == setting.value(in: detector))
      }
    }
    for check in detector.explanation(of: Stroke()).checks {
      #expect(check.setting == nil || Judge.settings.contains { $0.fixedName == check.setting })
    }
    return Judge.settings.map {
      "\($0.name) \($0.unit) \($0.summary) \($0.range) \($0.isCount)"
    }
  }

  @Test func eachNumberIsKeptInItsOwnPlace() {
    for detector in detectors { #expect(!laws(of: detector).isEmpty) }
  }

  /// One option of the command line sets all settings of one name.
  @Test func settingsOfOneNameMeanTheSame() {
    let all = Set(detectors.flatMap { laws(of: $0) })
    let names = Set(all.map { $0.prefix { $0 != " " } })
    #expect(all.count == names.count && names.count == 14)
  }

  @Test func aRangeHoldsFiniteNumbersOnly() {
    let rows: [(NumberRange, inside: [Double], outside: [Double])] = [
      (.all, [-1, 0, 1], []), (.above(0), [0.1], [-1, 0]), (.from(0), [0, 1], [-0.1]),
      (.within(0.1...1), [0.1, 1], [0, 1.1]),
    ]
    for (range, inside, outside) in rows {
      for number in inside { #expect(range.contains(number)) }
      for number in outside + [.nan, .infinity, -.infinity] { #expect(!range.contains(number)) }
    }
  }
}
