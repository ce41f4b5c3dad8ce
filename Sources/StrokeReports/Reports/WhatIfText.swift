import StrokeCore
import StrokeFormats

extension WhatIf {
  /// The limits to move, as options of the command line: `--max-inflections 7 --min-transit 5.2`;
  /// empty if no limits can change the verdict.
  package var options: String {
    changes.map { "--\($0.setting) \($0.value.exactText)" }.joined(separator: " ")
  }

  /// The sentences that say what would change the verdict: one on the limits, and one on the stroke
  /// if that was looked at.
  package var sentences: [String] {
    let verdict = wouldPass ? "would pass" : "would be rejected"
    let ofLimits =
      changes.isEmpty
      ? "no limits would \(wouldPass ? "let it pass" : "reject it")" : "\(verdict) with \(options)"
    return [ofLimits] + (edit.map { ["\(verdict) \($0.phrase)"] } ?? [])
  }
}

extension WhatIf {
  /// What would change the verdict, for people who set the limits in code:
  /// `would pass with maxInflections = 7 and minTransit = 5.2`; nil if no limits can.
  package var codeSentence: String? {
    guard !changes.isEmpty else { return nil }
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

extension StrokeEdit {
  /// `without its first 4 samples`
  fileprivate var phrase: String {
    switch self {
    case .closing(let gap):
      return "with its gap of \(gap.text(upTo: gap.decimalsForThreeDigits)) closed"
    case .dropping(let first, let last):
      let ends = [(first, "first"), (last, "last")].filter { $0.0 > 0 }
      let list = ends.map { $0.0 == 1 ? $0.1 : "\($0.1) \($0.0)" }.joined(separator: " and ")
      // The number that comes last decides the noun.
      return "without its \(list) \(ends.last?.0 == 1 ? "sample" : "samples")"
    }
  }
}

extension [UInt8] {
  /// Appends a line for people for each sentence.
  mutating func append(text whatIf: WhatIf) {
    for sentence in whatIf.sentences { append("  \(sentence)\n") }
  }
}

extension WhatIf: JSONWritable {
  /// `{"verdict":"circle","limits":{"max-inflections":7},"edit":{"dropFirst":4,"dropLast":0}}`
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("verdict", wouldPass ? "circle" : "rejected")
      json.key("limits")
      if changes.isEmpty {
        json.null()
      } else {
        json.object { json in
          for change in changes { json.member(named: change.setting, change.value) }
        }
      }
      if let edit { json.member("edit", edit) }
    }
  }
}

extension StrokeEdit: JSONWritable {
  /// `{"dropFirst":4,"dropLast":0}` or `{"closeGap":12.5}`
  package func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .dropping(let first, let last):
        json.member("dropFirst", first)
        json.member("dropLast", last)
      case .closing(let gap): json.member("closeGap", gap)
      }
    }
  }
}
