import StrokeCore
import StrokeFormats

/// A detector as the page tells of it: enough to make the same one in a browser.
package struct PageDetector: Sendable {
  /// Its name.
  package let name: String
  private let isAsPublished: Bool
  private let omittedChecks: [String]
  private let settings: [(name: String, value: Double?)]

  init(_ detector: some Detector) {
    func settings<Described: Detector>(of detector: Described) -> [(String, Double?)] {
      Described.settings.map { ($0.name, $0.value(in: detector)) }
    }
    let kind = Swift.type(of: detector)
    name = kind.name
    isAsPublished = (detector as? any PublishedDetector)?.asPublished ?? false
    omittedChecks = detector.omittedChecks.map(\.description)
    self.settings = settings(of: detector)
  }

  /// Writes it as an object.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", name)
      json.member("asPublished", isAsPublished)
      json.member("omitted", omittedChecks)
      json.key("settings")
      json.object { json in
        for (name, value) in settings {
          json.key(named: name)
          json.value(value)
        }
      }
    }
  }
}
