import StrokeFormats
import StrokeReports

/// The verdicts of one name in a file.
final class FileVerdicts: VerdictSource {
  private(set) var name: String
  var answers = Queue<JudgeAnswer?>()
  private let file: String
  /// The verdicts on each stroke, by its id, or else by its file and number; nil for one that was not judged.
  private var verdicts: [String: Queue<Row>] = [:]
  /// The keys by which verdicts were taken.
  private var matched: Set<String> = []

  private typealias Row = (answer: JudgeAnswer?, line: Int)

  private init(_ name: String, of file: String) { (self.name, self.file) = (name, file) }

  /// Reads a file of verdicts.
  static func read(
    _ source: GivenSource, positiveLabels: [String], _ console: Console
  ) throws(RunError) -> [FileVerdicts] {
    let input = source.word.input
    let stem = source.word.path.stem
    let found = try input.read(console) { bytes, budget throws(ReadError) in
      var reader = VerdictReader(positiveLabels: positiveLabels)
      var found: [FileVerdicts] = []
      try VerdictFile(bytes, within: budget).forEach { row, line throws(ReadError) in
        let stated = try reader.read(row)
        guard let key = key(of: stated) else {
          throw ReadError("expected \"id\", or \"file\" and \"stroke\"", line: 1, column: 1)
        }
        let name = stated.name ?? source.name ?? stem
        let verdicts = found.first { $0.name == name } ?? FileVerdicts(name, of: input.name)
        if !found.contains(where: { $0 === verdicts }) { found.append(verdicts) }
        verdicts.verdicts[key, default: Queue()].append((stated.answer, line))
      }
      return found
    }
    guard !found.isEmpty else { throw RunError(input: input.name, "there is no verdict in it") }
    guard let name = source.name else { return found }
    guard found.count == 1 else {
      let names = found.map(\.name).list("and")
      throw RunError(input: input.name, "it has verdicts of \(names); leave out \(name)=")
    }
    found[0].name = name
    return found
  }

  private static func key(of stated: StatedVerdict) -> String? {
    if let id = stated.id { return id }
    guard let file = stated.file, let stroke = stated.stroke else { return nil }
    return key(file, stroke)
  }

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

  func ask(_ question: VerdictQuestion) {
    let place = question.place
    let row =
      question.id.flatMap(take) ?? take(Self.key(place.file, place.number ?? 0))
    if question.isJudged { answers.append(row?.answer) }
  }

  /// Takes the next verdict of a key.
  private func take(_ key: String) -> Row? {
    let row = verdicts[key]?.popFirst()
    if row != nil { matched.insert(key) }
    return row
  }

  func errors(missing: [VerdictCoverage.Missing], seesAll: Bool) -> [String] {
    var errors = missing.map { count, place in
      "\(file): \(name) has no verdict on \(counted(count, "stroke")), first \(place.file)#\(place.number ?? 0)"
    }
    guard seesAll else { return errors }
    let left = verdicts.filter { !$0.value.isEmpty }
    if let (count, line, stroke) = sum(left.filter { matched.contains($0.key) }) {
      errors.append(
        "\(file):\(line): \(name) has \(counted(count, "verdict")) too many on strokes that have one, first \(stroke)"
      )
    }
    if let (count, line, stroke) = sum(left.filter { !matched.contains($0.key) }) {
      errors.append(
        "\(file):\(line): \(counted(count, "verdict")) of \(name) \(count == 1 ? "matches" : "match") no stroke that "
          + "was read, first \(stroke); strokes are matched by id, or by file (as named here) and stroke"
      )
    }
    return errors
  }

  /// How many verdicts there are, with the line of the first and its stroke; nil if there are none.
  private func sum(_ verdicts: [String: Queue<Row>]) -> (count: Int, line: Int, stroke: String)? {
    let first = verdicts.compactMap { key, rows in rows.first.map { ($0.line, key) } }
      .min { $0.0 < $1.0 }
    return first.map { line, key in
      (verdicts.values.reduce(0) { $0 + $1.count }, line, Self.name(ofKey: key))
    }
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
final class RecordedVerdicts: VerdictSource {
  /// The name on the command line, and of the detector without a member `recognizer`.
  static let name = Options.recorded
  let name: String = Options.recorded
  var answers = Queue<JudgeAnswer?>()
  /// True if nothing else judges.
  let isRequired: Bool
  private var reader: VerdictReader
  private var recognizers: Set<String> = []
  /// The verdicts that could not be read.
  private var unreadable: [String] = []

  init(isRequired: Bool, positiveLabels: [String]) {
    self.isRequired = isRequired
    reader = VerdictReader(positiveLabels: positiveLabels)
  }

  /// The recognizer that judged all strokes, or `recorded` if there were several; nil if no stroke has a verdict.
  var recognizer: String? {
    recognizers.count == 1 ? recognizers.first : recognizers.first.map { _ in name }
  }

  private static let members = [
    "verdict", "predicted", "reason", "code", "score", "probability", "recognizer",
  ]

  /// The verdict of a record as a JSON object; empty if it has none.
  static func verdict(of record: StrokeRecord) -> [UInt8] {
    guard record.text(of: "verdict") != nil || record.text(of: "predicted") != nil else {
      return []
    }
    return VerdictFile.object(members.map { ($0, record.text(of: $0) ?? "") })
  }

  func ask(_ question: VerdictQuestion) {
    guard question.isJudged else { return }
    var answer: JudgeAnswer?
    defer { answers.append(answer) }
    guard !question.recorded.isEmpty else { return }
    do throws(ReadError) {
      let stated = try reader.read(question.recorded[...])
      answer = stated.answer
      recognizers.insert(stated.name ?? name)
    } catch {
      let place = question.place
      unreadable.append("\(place.file)#\(place.number ?? 0): \(name): \(error.reason)")
    }
  }

  func errors(missing: [VerdictCoverage.Missing], seesAll: Bool) -> [String] {
    unreadable
      + missing.map { count, place in
        "\(place.file): \(counted(count, "stroke")) without a recorded verdict, first \(place.file)#\(place.number ?? 0)"
      }
  }
}
