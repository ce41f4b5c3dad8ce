import StrokeCore
import StrokeFormats

/// Two verdicts on each of some strokes, such as before and after a change of limits.
package struct Comparison: Sendable {
  /// A verdict on a stroke, as it was stored or given.
  package struct Row: Hashable, Sendable {
    /// The input that the stroke is from.
    package var file: String
    /// Which stroke of the input, counted from 1.
    package var stroke: Int
    /// Its own name for itself.
    package var id: String?
    /// The detector that judged.
    package var detector: String
    /// True if it is a circle.
    package var isCircle: Bool
    /// The code of the reason; nil of a circle.
    package var code: String?
    /// The label that the stroke was recorded with.
    package var label: String?
    /// The group that it counts in.
    package var group: String?
    /// True if it should be a circle, false if it should not; nil if nobody says.
    package var isPositive: Bool?

    /// A verdict.
    package init(
      file: String, stroke: Int, id: String? = nil, detector: String, isCircle: Bool,
      code: String? = nil, label: String? = nil, group: String? = nil, isPositive: Bool? = nil
    ) {
      (self.file, self.stroke, self.id, self.detector) = (file, stroke, id, detector)
      (self.isCircle, self.code) = (isCircle, code)
      (self.label, self.group, self.isPositive) = (label, group, isPositive)
    }
  }

  /// The verdicts on one stroke.
  package struct Pair: Hashable, Sendable {
    package let before: Row
    package let after: Row

    /// A stroke with both verdicts on it.
    package init(before: Row, after: Row) { (self.before, self.after) = (before, after) }

    /// True if the two differ.
    package var isFlipped: Bool { before.isCircle != after.isCircle }

    /// True if it should be a circle, by either side.
    var isPositive: Bool? { after.isPositive ?? before.isPositive }

    /// True if the stroke is labelled and was judged rightly before, and not after.
    package var becameWrong: Bool { isFlipped && isPositive == before.isCircle }

    /// True if the stroke is labelled and was judged wrongly before, and not after.
    var becameRight: Bool { isFlipped && isPositive == after.isCircle }
  }

  /// The strokes that both sides judge, in the order of the second.
  package private(set) var pairs: [Pair] = []
  /// The number of verdicts that only the first side has, and that only the second has.
  package private(set) var alone = (before: 0, after: 0)
  /// What could not be read.
  package var unreadable = 0

  /// A comparison of verdicts that are paired already.
  package init(_ pairs: [Pair]) { self.pairs = pairs }

  /// A comparison of verdicts by stroke and detector; by stroke alone if each side has one detector, and
  /// not the same. Strokes are the same by their ids if all of them have one of their own, and
  /// else by their inputs and numbers.
  ///
  /// - Complexity: O(n).
  package init(_ before: [Row], _ after: [Row]) {
    let detectors = [before, after].map { Set($0.map(\.detector)) }
    let ignoresDetector =
      detectors[0].count == 1 && detectors[1].count == 1 && detectors[0] != detectors[1]
    func key(_ row: Row, byID: Bool) -> Key {
      let detector = ignoresDetector ? "" : row.detector
      return byID
        ? Key(file: "", stroke: 0, id: row.id, detector: detector)
        : Key(file: row.file, stroke: row.stroke, id: nil, detector: detector)
    }
    let byID = [before, after].allSatisfy { rows in
      rows.allSatisfy { $0.id != nil } && Set(rows.map { key($0, byID: true) }).count == rows.count
    }
    var known: [Key: Row] = [:]
    for row in before { known[key(row, byID: byID)] = row }
    for row in after {
      if let other = known.removeValue(forKey: key(row, byID: byID)) {
        pairs.append(Pair(before: other, after: row))
      } else {
        alone.after += 1
      }
    }
    alone.before = known.count
  }

  private struct Key: Hashable {
    let file: String
    let stroke: Int
    let id: String?
    let detector: String
  }

  /// True if some stroke is known to be a circle or not.
  package var isLabelled: Bool { pairs.contains { $0.isPositive != nil } }

  /// The strokes whose verdicts differ.
  package var flips: [Pair] { pairs.filter(\.isFlipped) }

  /// The changes for the worse and for the better; without labels, those to a rejection and those to a
  /// circle.
  package var changes: McNemar {
    let flips = flips
    guard isLabelled else {
      let rejected = flips.count { $0.before.isCircle }
      return McNemar(rejected, flips.count - rejected)
    }
    return McNemar(flips.count { $0.becameWrong }, flips.count { $0.becameRight })
  }

  /// True if a labelled stroke became wrong; without labels, if any verdict changed.
  package var isRegression: Bool {
    isLabelled ? flips.contains { $0.becameWrong } : !flips.isEmpty
  }
}

extension Comparison.Row {
  /// What people call the stroke: `strokes.json#3 (zigzag)`.
  fileprivate var place: String { StoredVerdict.place(file, stroke, id) }

  /// `circle` or `rejected (has-corners)`.
  fileprivate var outcome: String {
    StoredVerdict.outcome(isCircle ? "circle" : "rejected", code)
  }
}

extension Comparison.Pair {
  fileprivate var heading: Comparison.Heading {
    becameWrong ? .wrong : becameRight ? .right : after.isCircle ? .circle : .rejected
  }

  /// `strokes.json#3 (zigzag), cookbook: circle, now rejected (excessive-inflections); label star, group p1`
  fileprivate var sentence: String {
    let names = [
      (after.label ?? before.label).map { "label \($0)" },
      (after.group ?? before.group).map { "group \($0)" },
    ].compactMap(\.self)
    let detectors =
      before.detector == after.detector
      ? after.detector : "\(before.detector) and \(after.detector)"
    return "\(after.place), \(detectors): \(before.outcome), now \(after.outcome)"
      + (names.isEmpty ? "" : "; \(names.joined(separator: ", "))")
  }
}

// MARK: - For people

extension Comparison {
  /// The kinds of change, the worst first.
  fileprivate enum Heading: String, CaseIterable {
    case wrong = "became wrong"
    case right = "became right"
    case rejected = "now rejected"
    case circle = "now a circle"
  }

  /// Appends the comparison for people.
  package func append(text output: inout [UInt8]) {
    let flips = flips
    output.append("\(counted(pairs.count, "verdict")) compared, \(flips.count) changed")
    let counts = Heading.allCases.map { heading in (heading, flips.count { $0.heading == heading })
    }
    let list = counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0.rawValue)" }
    output.append(list.isEmpty ? "\n" : ": \(list.joined(separator: ", "))\n")
    if alone.before > 0 || alone.after > 0 {
      output.append("only before: \(alone.before), only after: \(alone.after)\n")
    }
    guard !flips.isEmpty else { return }
    output.append("\(significance)\n")
    for heading in Heading.allCases {
      let own = flips.filter { $0.heading == heading }
      guard !own.isEmpty else { continue }
      output.append("\n\(heading.rawValue)\n")
      for pair in own { output.append("  \(pair.sentence.withoutControls)\n") }
    }
    for (title, member) in [("label", \Row.label), ("group", \Row.group)] {
      let tallies = tallies { $0.after[keyPath: member] ?? $0.before[keyPath: member] }
      guard !tallies.isEmpty else { continue }
      output.append("\n")
      var table = TextTable()
      table.add([title, "verdicts", "changed", "to circle", "became wrong"])
      for (name, tally) in tallies {
        table.add([name] + [tally.all, tally.flipped, tally.toCircle, tally.wrong].map { "\($0)" })
      }
      table.append(to: &output)
    }
  }

  /// `McNemar's exact test, 5 for the worse and 0 for the better: p = 0.0625`
  private var significance: String {
    let test = changes
    let counts =
      isLabelled
      ? "\(test.one) for the worse and \(test.other) for the better"
      : "\(test.one) to rejected and \(test.other) to circle"
    let p = test.probability < 1e-6 ? "p < 0.000001" : "p = \(test.probability.text(upTo: 6))"
    return "McNemar's exact test, \(counts): \(p)"
  }

  fileprivate struct Count {
    var (all, flipped, toCircle, wrong) = (0, 0, 0, 0)
  }

  /// The counts for each name in which something changed, in the order of the names.
  fileprivate func tallies(_ name: (Pair) -> String?) -> [(name: String, count: Count)] {
    var counts: [String: Count] = [:]
    for pair in pairs {
      guard let name = name(pair) else { continue }
      counts[name, default: Count()].all += 1
      guard pair.isFlipped else { continue }
      counts[name, default: Count()].flipped += 1
      counts[name, default: Count()].toCircle += pair.after.isCircle ? 1 : 0
      counts[name, default: Count()].wrong += pair.becameWrong ? 1 : 0
    }
    return counts.filter { $0.value.flipped > 0 }
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { ($0.key, $0.value) }
  }
}

// MARK: - For programs

extension Comparison {
  /// Appends the comparison as a JSON object, with a line for each stroke that changed.
  package func append(json output: inout [UInt8]) {
    let (flips, test) = (flips, changes)
    output.appendJSON { json in
      json.object { json in
        json.member("compared", pairs.count)
        json.member("changed", flips.count)
        json.member("labelled", isLabelled)
        json.member("becameWrong", flips.count { $0.becameWrong })
        json.member("becameRight", flips.count { $0.becameRight })
        json.member("toRejected", flips.count { $0.before.isCircle })
        json.member("toCircle", flips.count { $0.after.isCircle })
        json.member("p", test.probability)
        json.member("onlyBefore", alone.before)
        json.member("onlyAfter", alone.after)
        json.breakLine()
        json.key("changes")
        json.lines(flips) { json, pair in
          json.object { json in
            json.member("file", pair.after.file)
            json.member("stroke", pair.after.stroke)
            json.member("id", pair.after.id)
            json.member("detector", pair.after.detector)
            json.member("label", pair.after.label ?? pair.before.label)
            json.member("group", pair.after.group ?? pair.before.group)
            json.member("before", pair.before.isCircle ? "circle" : "rejected")
            json.member("beforeCode", pair.before.code)
            json.member("after", pair.after.isCircle ? "circle" : "rejected")
            json.member("afterCode", pair.after.code)
            json.member("becameWrong", pair.becameWrong)
          }
        }
      }
    }
    output.append("\n")
  }

  /// Appends the comparison as JUnit's XML: a test case for each stroke, which fails if it became wrong,
  /// or without labels if its verdict changed.
  package func append(junit output: inout [UInt8], secondsSince1970 seconds: Int) {
    let isLabelled = isLabelled
    func fails(_ pair: Pair) -> Bool { isLabelled ? pair.becameWrong : pair.isFlipped }
    output.appendXMLDeclaration()
    output.append("<testsuites>\n")
    output.append(
      tag: "testsuite",
      [
        "name": "strokecheck compare", "package": "strokecheck", "id": "0",
        "timestamp": UTCTime(seconds).description, "hostname": "localhost",
        "tests": "\(pairs.count)", "failures": "\(pairs.count(where: fails))", "errors": "0",
        "time": "0",
      ])
    output.append("\n<properties/>\n")
    for pair in pairs {
      let name = "\(pair.after.detector), stroke \(pair.after.stroke)"
      let attributes: KeyValuePairs = [
        "classname": pair.after.file, "name": name + (pair.after.id.map { " (\($0))" } ?? ""),
        "time": "0",
      ]
      guard fails(pair) else {
        output.append(tag: "testcase", attributes, end: "/>\n")
        continue
      }
      output.append(tag: "testcase", attributes)
      output.append(
        tag: "failure", ["type": pair.after.code ?? "circle", "message": pair.sentence])
      output.append("</failure></testcase>\n")
    }
    output.append("<system-out/>\n<system-err/>\n</testsuite>\n</testsuites>\n")
  }
}

// MARK: - Stored verdicts

extension Comparison {
  /// Reads verdicts that were stored: what `circle` writes as JSON or NDJSON, or what `evaluate` writes
  /// as JSON.
  ///
  /// - Complexity: O(length).
  package static func rows(in document: [UInt8]) throws(ReadError) -> [Row] {
    let first = document.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if first == UInt8(ascii: "[") {
      guard case .array(let elements) = try JSONTree(document).value else { return [] }
      return try rows(of: elements)
    }
    // An evaluation is one object on several lines; NDJSON has a whole one on each.
    let lines = document.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if let line = lines.first(where: { !$0.isEmpty }), let tree = try? JSONTree(Array(line)),
      tree["verdict"] != nil
    {
      var trees: [JSONTree] = []
      for (index, line) in lines.enumerated() where !line.isEmpty {
        do throws(ReadError) { trees.append(try JSONTree(Array(line))) } catch {
          throw ReadError(error.reason, line: error.line + index, column: error.column)
        }
      }
      return try rows(of: trees)
    }
    let stored = try StoredEvaluation(document)
    var positives: Set<String> = []
    if case .array(let labels)? = stored.tree["positiveLabels"]?.value {
      positives = Set(labels.compactMap(\.string))
    }
    return (stored.rows ?? []).map { row in
      Row(
        file: row.file, stroke: row.stroke, id: row.id, detector: row.detector,
        isCircle: row.verdict == "circle", code: row.code, label: row.label, group: row.group,
        isPositive: row.label.map { positives.contains($0) })
    }
  }

  private static func rows(of trees: [JSONTree]) throws(ReadError) -> [Row] {
    var rows: [Row] = []
    for tree in trees {
      guard let file = tree["file"]?.string, let verdict = tree["verdict"]?.string else {
        throw ReadError(
          "expected a verdict, as circle writes it, found none: no \"file\" or \"verdict\"",
          line: tree.line, column: tree.column)
      }
      // What could not be read has no verdict to compare.
      guard let detector = tree["detector"]?.string, ["circle", "rejected"].contains(verdict),
        case .number(let stroke, _)? = tree["stroke"]?.value
      else { continue }
      let expected = tree["expected"]?.string
      rows.append(
        Row(
          file: file, stroke: Int(exactly: stroke) ?? 0, id: tree["id"]?.string,
          detector: detector, isCircle: verdict == "circle", code: tree["code"]?.string,
          isPositive: expected.map { $0 == "circle" }))
    }
    return rows
  }
}
