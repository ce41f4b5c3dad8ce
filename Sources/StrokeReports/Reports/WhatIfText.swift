import StrokeCore
import StrokeFormats

extension WhatIf {
  /// The limits to move, as options of the command line: `--max-inflections 7 --min-transit 5.2`;
  /// empty if no limits can change the verdict.
  private var options: String {
    changes.map { "--\($0.setting) \($0.value.exactText)" }.joined(separator: " ")
  }

  /// `would pass with --max-inflections 7`, or `closest: corners 0.42, limit 0.35 (Has corners)`.
  package var sentence: String {
    if let closestSentence { return closestSentence }
    if changes.isEmpty { return "no limits would \(wouldPass ? "let it pass" : "reject it")" }
    return "\(wouldPass ? "would pass" : "would be rejected") with \(options)"
  }

  /// The check that came closest, with what it measured, its limit and its reason; nil if none is named.
  private var closestSentence: String? {
    guard let closest, let measured = closest.measured else { return nil }
    let limit = closest.limit.nearest(to: measured)
    let decimals = measured.decimals(apart: limit)
    return "closest: \(closest.name) \(measured.text(upTo: decimals)), limit "
      + "\(limit.text(upTo: decimals)) (\(closest.reason))"
  }

  /// The options, or the check that came closest, for a cell of a table.
  var cell: String { closestSentence ?? options }
}

extension WhatIf {
  /// What would change the verdict, for people who set the limits in code:
  /// `would pass with maxInflections = 7 and minTransit = 5.2`, or the check that came closest; nil if no
  /// limits can.
  package var codeSentence: String? {
    guard !changes.isEmpty else { return closestSentence }
    let list = changes.map { "\($0.setting.camelCased) = \($0.value.exactText)" }
    return "\(wouldPass ? "would pass" : "would be rejected") with "
      + list.joined(separator: " and ")
  }
}

extension String {
  /// The name of a setting as code spells it: `maxInflections` for `max-inflections`.
  package var camelCased: String {
    let words = split(separator: "-")
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return ([String(words.first ?? "")] + rest).joined()
  }
}

extension WhatIf: JSONWritable {
  /// `{"verdict":"circle","limits":{"max-inflections":7}}`, or of a detector whose limits do not stand
  /// apart `{"verdict":"circle","closest":{"name":"corners","measured":0.42,"limit":{"max":0.35},…}}`
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("verdict", wouldPass ? "circle" : "rejected")
      if let closest {
        json.key("closest")
        json.object { json in
          json.measure(of: closest)
          json.member("reason", closest.reason.fixedText)
        }
        return
      }
      json.key("limits")
      if changes.isEmpty {
        json.null()
      } else {
        json.object { json in
          for change in changes { json.member(named: change.setting, change.value) }
        }
      }
    }
  }
}
