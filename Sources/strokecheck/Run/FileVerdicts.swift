import StrokeFormats
import StrokeReports

/// The verdicts of one name in a file.
final class FileVerdicts: VerdictSource {
  /// The stroke of a verdict: by its id, or else by its file and its number there.
  private enum Key: Hashable, CustomStringConvertible {
    case id(String)
    case place(file: Substring, number: Int)

    static func place(_ file: String, _ number: Int) -> Key {
      var path = file[...]
      while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
      return .place(file: path, number: number)
    }

    var description: String {
      switch self {
      case .id(let id): id
      case .place(let file, let number): "\(file)#\(number)"
      }
    }
  }

  /// The verdicts on a stroke, or on several with one id; nil for one that was not judged.
  private struct Rows {
    typealias Row = (answer: JudgeAnswer?, line: Int)

    /// Those that no stroke has used up.
    var left: ArraySlice<Row> = []
    /// True if a stroke has used up one.
    var isMatched = false
  }

  private(set) var name: String
  private let file: String
  private var verdicts: [Key: Rows] = [:]

  private init(_ name: String, of file: String) { (self.name, self.file) = (name, file) }

  /// Reads a file of verdicts.
  ///
  /// - Parameter fields: The names that stand for known ones.
  static func read(
    _ source: GivenSource, positiveLabels: [String], _ fields: FieldNames, _ console: Console
  ) throws(RunError) -> [FileVerdicts] {
    let input = source.word.input
    let stem = source.word.path.stem
    let found = try input.read(console) { bytes, budget throws(ReadError) in
      var reader = VerdictReader(positiveLabels: positiveLabels, fields: fields)
      var found: [FileVerdicts] = []
      try VerdictFile(bytes, fields: fields, within: budget).forEach {
        verdict, line throws(ReadError) in
        let stated = try reader.read(verdict)
        guard let key = key(of: stated) else {
          let names = verdict.members.map { "\"\($0.name)\"" }.list("and")
          throw ReadError(
            "expected \"id\", or \"file\" and \"stroke\", found only \(names)", line: verdict.line,
            column: verdict.column)
        }
        let name = stated.name ?? source.name ?? stem
        let verdicts = found.first { $0.name == name } ?? FileVerdicts(name, of: input.name)
        if !found.contains(where: { $0 === verdicts }) { found.append(verdicts) }
        verdicts.verdicts[key, default: Rows()].left.append((stated.answer, line))
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

  private static func key(of stated: StatedVerdict) -> Key? {
    if let id = stated.id { return .id(id) }
    guard let file = stated.file, let stroke = stated.stroke else { return nil }
    return .place(file, stroke)
  }

  func ask(_ question: VerdictQuestion, _ take: @escaping (JudgeAnswer?) -> Void) {
    let place = question.place
    let row =
      question.id.flatMap { nextRow(.id($0)) } ?? nextRow(.place(place.file, place.number ?? 0))
    take(question.isJudged ? row?.answer : nil)
  }

  /// Uses up the next row on a stroke; nil if none is left.
  private func nextRow(_ key: Key) -> Rows.Row? {
    guard let row = verdicts[key]?.left.popFirst() else { return nil }
    verdicts[key]?.isMatched = true
    return row
  }

  func errors(missing: [VerdictCoverage.Missing], seesAll: Bool) -> [String] {
    var errors = missing.map { count, place in
      "\(file): \(name) has no verdict on \(counted(count, "stroke")), first \(place.numberedName)"
    }
    guard seesAll else { return errors }
    if let (count, line, stroke) = left(isMatched: true) {
      errors.append(
        "\(file):\(line): \(name) has \(counted(count, "verdict")) too many on strokes that have one, first \(stroke)"
      )
    }
    if let (count, line, stroke) = left(isMatched: false) {
      errors.append(
        "\(file):\(line): \(counted(count, "verdict")) of \(name) \(count == 1 ? "matches" : "match") no stroke that "
          + "was read, first \(stroke); strokes are matched by id, or by file (as named here) and stroke"
      )
    }
    return errors
  }

  /// How many verdicts are left of strokes that had some, or of strokes that had none, with the line of the first and its
  /// stroke; nil if none is left.
  private func left(isMatched: Bool) -> (count: Int, line: Int, stroke: Key)? {
    let left = verdicts.filter { !$1.left.isEmpty && $1.isMatched == isMatched }
      .map { (key: $0, count: $1.left.count, line: $1.left.first?.line ?? 0) }
    return left.min { $0.line < $1.line }
      .map { (left.reduce(0) { $0 + $1.count }, $0.line, $0.key) }
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
  static let name = DetectionOptions.recorded
  let name: String = DetectionOptions.recorded
  /// True if nothing else judges.
  let isRequired: Bool
  private var reader: VerdictReader
  private var recognizers: Set<String> = []
  /// The verdicts that could not be read.
  private var unreadable: [String] = []

  init(isRequired: Bool, positiveLabels: [String]) {
    self.isRequired = isRequired
    // Where other names were given, strokes have been read by them.
    reader = VerdictReader(positiveLabels: positiveLabels, fields: FieldNames())
  }

  /// The recognizer that judged all strokes, or `recorded` if there were several; nil if no stroke has a verdict.
  var recognizer: String? {
    recognizers.count == 1 ? recognizers.first : recognizers.first.map { _ in name }
  }

  private static let members = [
    "verdict", "predicted", "reason", "code", "score", "probability", "recognizer",
  ]

  /// The verdict of a record; nil if it has none.
  static func verdict(of record: StrokeRecord) -> JSONTree? {
    guard record.text(of: "verdict") != nil || record.text(of: "predicted") != nil else {
      return nil
    }
    return JSONTree(texts: members.map { ($0, record.text(of: $0) ?? "") })
  }

  func ask(_ question: VerdictQuestion, _ take: @escaping (JudgeAnswer?) -> Void) {
    var answer: JudgeAnswer?
    defer { take(answer) }
    guard let recorded = question.recorded else { return }
    do throws(ReadError) {
      let stated = try reader.read(recorded)
      answer = stated.answer
      recognizers.insert(stated.name ?? name)
    } catch {
      let place = question.place
      unreadable.append("\(place.numberedName): \(name): \(error.reason)")
    }
  }

  func errors(missing: [VerdictCoverage.Missing], seesAll: Bool) -> [String] {
    unreadable
      + missing.map { count, place in
        "\(place.file): \(counted(count, "stroke")) without a recorded verdict, first \(place.numberedName)"
      }
  }
}
