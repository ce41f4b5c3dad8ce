import StrokeFormats
import StrokeReports

/// The verdicts of one name in a file.
final class FileVerdicts {
  let name: String
  private let file: String
  /// The verdicts on each stroke, by its id, or else by its file and number; nil for one that was not judged.
  private var verdicts: [String: Queue<Row>] = [:]
  /// The number of those that have not been taken.
  private var left = 0
  private var coverage = VerdictCoverage()

  private struct Row {
    let answer: JudgeAnswer?
    let line: Int
  }

  private init(_ name: String, of file: String) { (self.name, self.file) = (name, file) }

  private static func key(_ file: String, _ stroke: Int) -> String {
    var path = file[...]
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    return "#\(stroke)\n\(path)"
  }

  /// `file#3` or the id, of a key.
  private static func name(ofKey key: String) -> String {
    let parts = key.split(separator: "\n", maxSplits: 1)
    return parts.count == 2 && key.hasPrefix("#") ? "\(parts[1])\(parts[0])" : key
  }

  func takeVerdict(on place: StrokePlace, id: String?, isJudged: Bool) -> JudgeAnswer? {
    let keys = (id.map { [$0] } ?? []) + [Self.key(place.file, place.number ?? 0)]
    var row: Row?
    for key in keys where row == nil { row = verdicts[key]?.popFirst() }
    if row != nil { left -= 1 }
    guard isJudged else { return nil }
    coverage.add(place, hasVerdict: row?.answer != nil)
    return row?.answer
  }

  /// Strokes without a verdict, in inputs where others have one, and verdicts without a stroke.
  func errors(seesAll: Bool) -> [String] {
    var errors = coverage.missing.map { count, place in
      "\(file): \(name) has no verdict on \(counted(count, "stroke")), first \(place.file)#\(place.number ?? 0)"
    }
    if seesAll, left > 0 {
      let first = verdicts.compactMap { key, rows in rows.first.map { ($0.line, key) } }
        .min { $0.0 < $1.0 }
      let stroke = first.map { Self.name(ofKey: $0.1) } ?? ""
      errors.append(
        "\(file):\(first?.0 ?? 0): \(counted(left, "verdict")) of \(name) \(left == 1 ? "matches" : "match") no "
          + "stroke that was read, first \(stroke); strokes are found by id, or by file as it is named here and stroke"
      )
    }
    return errors
  }
}

// MARK: - Reading

extension FileVerdicts {
  /// Reads a file of verdicts: NDJSON, CSV, or a result that was stored as JSON.
  static func read(
    _ source: VerdictSource, positiveLabels: [String], _ console: Console
  ) throws(InputFailure) -> [FileVerdicts] {
    let input = source.word.input
    let rows = try input.read(console) { bytes, budget throws(ReadError) in
      try self.rows(of: bytes, budget)
    }
    var reader = JudgeAnswerReader(positiveLabels: Set(positiveLabels))
    var found: [FileVerdicts] = []
    let stem = source.word.path.stem
    for row in rows {
      do throws(ReadError) {
        let stated = try reader.read(row.json[...])
        let key: String
        if let id = stated.id {
          key = id
        } else if let file = stated.file, let stroke = stated.stroke {
          key = self.key(file, stroke)
        } else {
          throw ReadError("expected \"id\", or \"file\" and \"stroke\"", line: 1, column: 1)
        }
        let name = stated.name ?? source.name ?? stem
        let verdicts = found.first { $0.name == name } ?? FileVerdicts(name, of: input.name)
        if !found.contains(where: { $0 === verdicts }) { found.append(verdicts) }
        verdicts.verdicts[key, default: Queue()].append(Row(answer: stated.answer, line: row.line))
        verdicts.left += 1
      } catch {
        throw InputFailure(
          "\(input.name):\(row.line + error.line - 1):\(error.column)", error.reason)
      }
    }
    guard !found.isEmpty else { throw InputFailure(input.name, "there is no verdict in it") }
    guard let name = source.name else { return found }
    guard found.count == 1 else {
      let names = found.map(\.name).list("and")
      throw InputFailure(input.name, "it has verdicts of \(names); leave out \(name)=")
    }
    return [found[0].renamed(name)]
  }

  private func renamed(_ name: String) -> FileVerdicts {
    let other = FileVerdicts(name, of: file)
    (other.verdicts, other.left) = (verdicts, left)
    return other
  }

  /// A verdict as a JSON object, and its line.
  private typealias Stated = (json: [UInt8], line: Int)

  private static func rows(
    of document: [UInt8], _ budget: MemoryBudget
  ) throws(ReadError) -> [Stated] {
    var document = document[...]
    if document.starts(with: [UInt8].byteOrderMark) {
      document = document.dropFirst([UInt8].byteOrderMark.count)
    }
    let first = document.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    var lines: [(text: ArraySlice<UInt8>, line: Int)] = []
    var (rest, line) = (document, 0)
    while let text = rest.takeLine() {
      line += 1
      if text.contains(where: { ![0x20, 0x09, 0x0D].contains($0) }) { lines.append((text, line)) }
    }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      return try table(lines)
    }
    // A stored evaluation is one object on several lines.
    let isLines = lines.first.map { (try? JSONTree(Array($0.text))) != nil } ?? false
    if isLines, first == UInt8(ascii: "{") { return lines.map { (Array($0.text), $0.line) } }
    var budget = budget
    let tree = try JSONTree(Array(document), within: &budget)
    let list = first == UInt8(ascii: "[") ? tree : tree["verdicts"]
    guard case .array(let elements)? = list?.value else {
      throw ReadError("expected verdicts, found none", line: tree.line, column: tree.column)
    }
    return elements.map { (Array($0.text.utf8), $0.line) }
  }

  /// The rows of a table as objects.
  private static func table(
    _ lines: [(text: ArraySlice<UInt8>, line: Int)]
  ) throws(ReadError) -> [Stated] {
    guard let header = lines.first else { return [] }
    let names = try cells(of: header.text, header.line)
    var rows: [Stated] = []
    for (text, line) in lines.dropFirst() {
      let cells = try cells(of: text, line)
      guard cells.count == names.count else {
        throw ReadError(
          "expected \(counted(names.count, "cell")), found \(cells.count)", line: line, column: 1)
      }
      rows.append((object(Array(zip(names, cells))), line))
    }
    return rows
  }

  /// An object of members that are texts, without those that are empty.
  static func object(_ members: [(name: String, text: String)]) -> [UInt8] {
    var json: [UInt8] = []
    json.appendJSON { json in
      json.object { json in
        for (name, text) in members where !text.isEmpty {
          let isNumber =
            ["score", "margin", "probability"].contains(name) && Double(allOf: text) != nil
          json.member(named: name, isNumber ? .literal(text) : StrokeField.Value.text(text))
        }
      }
    }
    return json
  }

  /// The cells of a row, with quotes as in RFC 4180 but no line ends in them.
  private static func cells(of row: ArraySlice<UInt8>, _ line: Int) throws(ReadError) -> [String] {
    var (cells, cell, isQuoted): ([String], [UInt8], Bool) = ([], [], false)
    var last: UInt8?
    for byte in row where byte != UInt8(ascii: "\r") {
      switch byte {
      case UInt8(ascii: "\""):
        // Two of them are one.
        if !isQuoted, last == byte { cell.append(byte) }
        isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted:
        cells.append(String(decoding: cell, as: UTF8.self))
        cell = []
      default: cell.append(byte)
      }
      last = byte
    }
    guard !isQuoted else { throw ReadError("a quote has no end", line: line, column: 1) }
    return cells + [String(decoding: cell, as: UTF8.self)]
  }
}

extension FilePath {
  /// The name without folder and extension.
  fileprivate var stem: String {
    let name = text.fileName
    return suffix.isEmpty ? name : String(name.dropLast(suffix.count + 1))
  }
}

/// The verdicts that strokes were recorded with: the members `verdict` or `predicted`, and those beside them.
final class RecordedVerdicts {
  /// The name on the command line, and of the detector without a member `recognizer`.
  static let name = Options.recorded
  /// True if nothing else judges.
  let isRequired: Bool
  private var reader: JudgeAnswerReader
  private var coverage = VerdictCoverage()
  private var recognizers: Set<String> = []
  /// The verdicts that could not be read.
  private var unreadable: [String] = []

  init(isRequired: Bool, positiveLabels: [String]) {
    self.isRequired = isRequired
    reader = JudgeAnswerReader(positiveLabels: Set(positiveLabels))
  }

  /// The recognizer that judged all strokes, or `recorded` if there were several; nil if no stroke has a verdict.
  var recognizer: String? {
    recognizers.count == 1 ? recognizers.first : recognizers.first.map { _ in Self.name }
  }

  private static let members = [
    "verdict", "predicted", "reason", "code", "score", "probability", "recognizer",
  ]

  /// The verdict of a record as a JSON object; empty if it has none.
  static func verdict(of record: StrokeRecord) -> [UInt8] {
    guard record.text(of: "verdict") != nil || record.text(of: "predicted") != nil else {
      return []
    }
    return FileVerdicts.object(members.map { ($0, record.text(of: $0) ?? "") })
  }

  func read(_ object: [UInt8], on place: StrokePlace) -> JudgeAnswer? {
    var answer: JudgeAnswer?
    if !object.isEmpty {
      do throws(ReadError) {
        let stated = try reader.read(object[...])
        answer = stated.answer
        recognizers.insert(stated.name ?? Self.name)
      } catch {
        unreadable.append("\(place.file)#\(place.number ?? 0): \(Self.name): \(error.reason)")
      }
    }
    coverage.add(place, hasVerdict: answer != nil)
    return answer
  }

  /// Verdicts that could not be read, and strokes without one, in inputs where others have one.
  var errors: [String] {
    unreadable
      + coverage.missing.map { count, place in
        "\(place.file): \(counted(count, "stroke")) without a recorded verdict, first \(place.file)#\(place.number ?? 0)"
      }
  }
}

/// The strokes of each input that have a verdict, and those that lack one.
struct VerdictCoverage {
  private struct Found {
    var strokes = 0
    var missing = 0
    var firstMissing: StrokePlace?

    mutating func add(_ place: StrokePlace, hasVerdict: Bool) {
      strokes += 1
      guard !hasVerdict else { return }
      missing += 1
      firstMissing = firstMissing ?? place
    }
  }

  private var inputs: [String: Found] = [:]

  /// Counts a stroke that is judged.
  mutating func add(_ place: StrokePlace, hasVerdict: Bool) {
    inputs[place.file, default: Found()].add(place, hasVerdict: hasVerdict)
  }

  /// The number and the first of the strokes without a verdict, in inputs where others have one.
  var missing: [(count: Int, first: StrokePlace)] {
    inputs.sorted { $0.key < $1.key }.map(\.value)
      .filter { $0.missing < $0.strokes }
      .compactMap { found in found.firstMissing.map { (found.missing, $0) } }
  }
}
