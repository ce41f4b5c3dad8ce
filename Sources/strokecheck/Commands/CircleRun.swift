import StrokeCore
import StrokeFormats

/// One run of `circle` over its inputs: reads, judges, prints, and remembers how it must end.
struct CircleRun: ~Copyable {
  private let request: CircleCommand.Request
  private let detectors: [any Detector]
  private let format: any Report
  private let console: Console
  private var output: OutputStream
  private var notices = NoticeBoard()
  private var isFirstFinding = true
  private var sawRejection = false
  private var sawTrouble = false

  init(
    _ request: CircleCommand.Request, _ detectors: [any Detector], _ format: any Report,
    _ console: Console
  ) {
    self.request = request
    self.detectors = detectors
    self.format = format
    self.console = console
    output = OutputStream(console.output)
  }

  /// Judges everything, and says how the run ended.
  mutating func judge(_ inputs: [Result<Input, InputFailure>]) -> ExitCode {
    do throws(SystemError) {
      try print(format.opening)
      for input in inputs {
        switch input {
        case .success(let input): try judge(input)
        case .failure(let failure): try report(failure)
        }
      }
      try print(format.closing)
      try output.flush()
    } catch {
      // A reader of ours that has seen enough is no trouble.
      guard !error.isBrokenPipe else { return status }
      console.complain("strokecheck: cannot write the results: \(error)")
      return .trouble
    }
    return status
  }

  private var status: ExitCode {
    if sawTrouble { return .trouble }
    return sawRejection && !request.output.forgivesRejections ? .rejected : .success
  }
}

// Reading.
extension CircleRun {
  /// Where a stroke stands among the inputs.
  private struct Place {
    let file: String
    var index: Int?
    var isAlone = true

    /// What people call it.
    var name: String { isAlone ? file : index.map { "\(file)#\($0)" } ?? file }
  }

  /// Judges the strokes of one input. Each is held back until the next is read, because only then
  /// it is known whether it is alone and so needs no number.
  private mutating func judge(_ input: Input) throws(SystemError) {
    var reader: InputReader
    do throws(SystemError) {
      reader = try InputReader(input, request.input.reading, console)
    } catch {
      return try report(InputFailure(input.name, error.description))
    }
    notices.beginInput()
    var record = StrokeRecord()
    var ahead = StrokeRecord()
    var index = 1
    var item = reader.next(into: &record)
    if item == .end { try complain("\(input.name): warning: there is no stroke in it") }
    while item != .end {
      let next = reader.next(into: &ahead)
      let isAlone = index == 1 && next == .end
      try judge(item, record, Place(file: input.name, index: index, isAlone: isAlone))
      index += 1
      item = next
      swap(&record, &ahead)
    }
  }

  private mutating func judge(
    _ item: InputReader.Item, _ record: StrokeRecord, _ place: Place
  ) throws(SystemError) {
    switch item {
    case .stroke: try judge(record, place)
    case .unreadable(let error): try report(unreadable: "\(error)", ":", place)
    case .failed(let error): try report(InputFailure(place.file, error.description))
    case .end: break
    }
  }

  private mutating func judge(_ record: StrokeRecord, _ place: Place) throws(SystemError) {
    var stroke = record.stroke
    notices.post(Notice.all(about: stroke, resampled: request.input.resampling), for: place.name)
    if let rate = request.input.resampling { stroke = stroke.resampled(to: rate) }
    for detector in detectors {
      let name = type(of: detector).name
      let result: Finding.Result =
        request.output.isExplained
        ? .explained(detector: name, detector.explanation(of: stroke), stroke.measures)
        : .judged(detector: name, detector.verdict(on: stroke))
      let verdict = try report(result, place, id: record.id)
      notices.post(Notice.all(about: verdict, by: detector, on: stroke), for: place.name)
    }
    for text in notices.takeNew() { try complain(text) }
  }
}

// Printing.
extension CircleRun {
  @discardableResult
  private mutating func report(
    _ result: Finding.Result, _ place: Place, id: String? = nil
  ) throws(SystemError) -> Verdict? {
    let finding = Finding(
      file: place.file, stroke: place.index, isAlone: place.isAlone, id: id, result: result)
    if finding.verdict?.isCircle == false { sawRejection = true }
    if !request.output.isQuiet {
      if !isFirstFinding { try print(format.separator) }
      isFirstFinding = false
      try output.write { [format] in format.append(finding, to: &$0) }
    }
    return finding.verdict
  }

  /// What could not be read is said on standard error, and has its place among the findings too,
  /// where the format has one for it.
  private mutating func report(
    unreadable reason: String, _ separator: String, _ place: Place
  ) throws(SystemError) {
    sawTrouble = true
    try complain(place.file + separator + reason)
    try report(.unreadable(reason), place)
  }

  private mutating func report(_ failure: InputFailure) throws(SystemError) {
    try report(unreadable: failure.reason, ": ", Place(file: failure.name))
  }

  private mutating func print(_ text: String) throws(SystemError) {
    guard !text.isEmpty, !request.output.isQuiet else { return }
    try output.write { $0.append(text) }
  }

  /// Says something on standard error, after the results that came before it.
  private mutating func complain(_ text: String) throws(SystemError) {
    try output.flush()
    console.complain(text)
  }
}
