import StrokeCore
import StrokeFormats

/// The sentences with which pages explain detectors and checks where they stand.
enum PageWords {
  static func sentence(for detector: KnownDetector) -> String {
    switch detector {
    case .cookbook:
      "The circle recipe of “The iOS Developer's Cookbook”: quick, few changes of direction, ends that "
        + "meet, and about one turn about the centre."
    case .lamarche:
      "LaMarche's “Detecting a Circle Gesture” (2009): all samples at about the radius of the first, and "
        + "an angle that rises and falls once."
    case .katz:
      "Katz's “Creating Custom Recognizers” (2015): the circle that fits best must fit well, with an "
        + "empty middle and a box like the stroke's."
    case .ring:
      "strokecheck's own detector: a closed and even loop without corners, at any size, speed and "
        + "sampling rate."
    }
  }

  /// A sentence for each check that a known detector has.
  static let checks: [(name: Check.Name, sentence: String)] = [
    (.points, "number of samples"),
    (.duration, "seconds from the first sample to the lift"),
    (.inflections, "samples at which x or y changes direction"),
    (.closure, "distance between the first and the last sample"),
    (.transit, "angle travelled about the centre; back-and-forth movement adds up"),
    (.roundness, "distance of samples from the centre, in percent of the radius"),
    (.angleRise, "how far the angle from the first sample rises again after falling"),
    (.fit, "radius of the circle that fits best"),
    (.fitError, "how far samples are from the fitted circle, over its radius"),
    (.pointsInMiddle, "samples in the middle of the fitted circle"),
    (.overlap, "share of the fitted circle's box that the stroke's box covers"),
    (.area, "area enclosed, over that of the ellipse with the same spread"),
    (.gap, "distance between the ends, over the diameter"),
    (.turns, "turns about the centre"),
    (.aspect, "the shorter axis over the longer one"),
    (.corners, "how much of the turning is concentrated in a few places"),
    (.unevenness, "how much the turning varies along the way"),
    (.dents, "share of the turning that goes against the stroke's direction"),
    (.deviation, "how far the outline is from an ellipse, over the radius"),
    (.overshoot, "greatest distance of the outline from the ellipse, over the radius"),
  ]
}

extension JSONWriter {
  /// Writes the name, the ink and the pen of each shape and mark that a plot may show, with the checks that use it
  /// and what a key calls it, and of a shape also the checks that it is red for; and the sentences for checks and for the detectors of these
  /// names.
  mutating func looks(_ names: [String]) {
    object { json in
      json.key("construction")
      json.array(Construction.Name.known) { json, name in
        json.look("\(name)", name.look) { $0.value(name.look.measuring.map(\.description)) }
      }
      json.breakLine()
      json.key("evidence")
      json.array(Evidence.Name.known) { json, name in json.look("\(name)", name.look) { _ in } }
      json.breakLine()
      json.key("checks")
      json.object { json in
        for (name, sentence) in PageWords.checks {
          json.member(named: name.description, sentence)
        }
      }
      json.breakLine()
      json.key("detectors")
      json.object { json in
        for detector in KnownDetector.allCases where names.contains("\(detector)") {
          json.member(named: "\(detector)", PageWords.sentence(for: detector))
        }
      }
    }
  }
}

extension JSONWriter {
  private mutating func look(
    _ name: String, _ look: MarkLook, more: (inout JSONWriter) -> Void
  ) {
    array { json in
      for word in [name, look.ink.rawValue, look.pen.rawValue] { json.value(word) }
      json.value((look.users ?? []).map(\.description))
      json.value(look.words)
      more(&json)
    }
  }

  /// Writes what a page needs to make the same detector in a browser.
  ///
  /// - Parameter largest: The largest measures of what its settings limit.
  mutating func detector<Described: Detector>(_ detector: Described, largest: [String: Double]) {
    object { json in
      json.member("name", Described.name)
      json.member("asPublished", (detector as? any PublishedDetector)?.asPublished ?? false)
      json.member("omitted", detector.omittedChecks.map(\.description))
      json.member("idle", detector.idleSettings)
      json.key("largest")
      json.object { json in
        for (name, measure) in largest.sorted(by: { $0.key < $1.key }) {
          json.key(named: name)
          json.value(measure)
        }
      }
      json.key("settings")
      json.object { json in
        for setting in Described.settings {
          json.key(named: setting.name)
          json.value(setting.value(in: detector))
        }
      }
    }
  }
}

extension Detector {
  /// The names of the settings that limit omitted checks only.
  fileprivate var idleSettings: [String] {
    let checks = explanation(of: Stroke()).checks
    return Self.settings.map(\.name).filter { name in
      let limited = checks.filter { $0.setting?.description == name }
      return !limited.isEmpty && limited.allSatisfy { omittedChecks.contains($0.name) }
    }
  }
}
