import StrokeCore
import StrokeFormats
import StrokeReports

/// The judges of a run, programs from outside: as many processes of each as it has jobs, and threads that
/// ask them in turn, so that a process seldom waits for the next strokes to be read.
final class Judges: Sendable {
  /// A process, and the stroke that it was asked about last, if any.
  private typealias AskedProcess = (process: JudgeProcess, last: StrokePlace?)

  private struct Processes {
    var idle: [AskedProcess] = []
    /// The number of those that are asked.
    var busy = 0
  }

  let programs: [JudgeProgram]
  private let console: Console
  private let positiveLabels: Set<String>
  /// The number of processes of each program, at most.
  let jobs: Int
  /// The processes of each program.
  private let processes: Monitor<[Processes]>
  /// True once it has been said what is waited for.
  private let waiting = Monitor(false)

  init(_ programs: [JudgeProgram], positiveLabels: [String], jobs: Int, _ console: Console) {
    (self.programs, self.jobs, self.console) = (programs, jobs, console)
    self.positiveLabels = Set(positiveLabels)
    processes = Monitor(programs.map { _ in Processes() })
  }

  /// The threads that ask: one alone asks in the order of the strokes.
  var threads: Int { jobs > 1 ? 2 * jobs : 1 }

  /// Asks the programs in turn about strokes of a chunk. While the last of them answers, `handOn` gets what is
  /// answered so far, and tells whether more is wanted.
  func answers(
    to questions: [JudgeQuestions], at chunk: ChunkPlace,
    meanwhile handOn: ([JudgeAnswers.Answered]) -> Bool
  ) -> [JudgeAnswers.Answered] {
    let last = questions.lastIndex { !$0.isEmpty }
    var answered: [JudgeAnswers.Answered] = []
    for index in programs.indices {
      guard questions.indices.contains(index), !questions[index].isEmpty else {
        answered.append(([], nil))
        continue
      }
      answered.append(
        answers(of: index, to: questions[index], at: chunk) {
          index == last ? handOn(answered + [($0, nil)]) : true
        })
    }
    return answered
  }

  private func answers(
    of index: Int, to questions: JudgeQuestions, at chunk: ChunkPlace,
    meanwhile handOn: ([JudgeAnswer]) -> Bool
  ) -> JudgeAnswers.Answered {
    let numbers = questions.numbers
    func fault(_ place: StrokePlace, _ reason: String) -> JudgeFault {
      JudgeFault(judge: programs[index].name, place: place, reason: reason)
    }
    let asked: AskedProcess
    defer { processes.enter { $0[index].busy -= 1 } }
    do throws(SystemError) { asked = try takeProcess(of: index) } catch {
      return ([], fault(chunk.place(ofStroke: numbers[0]), "cannot start: \(error)"))
    }
    var answers: [JudgeAnswer] = []
    do throws(JudgeProcess.Fault) {
      try asked.process.ask(
        questions.lines(strokesBefore: chunk.strokes), about: numbers.map { chunk.strokes + $0 },
        &answers, onSlowEnd: sayTheyAreWaitedFor, meanwhile: handOn)
    } catch {
      let place = error.place.map { chunk.place(ofStroke: numbers[$0]) } ?? asked.last
      return (answers, fault(place ?? chunk.place(ofStroke: numbers[0]), error.reason))
    }
    let last = chunk.place(ofStroke: numbers[numbers.count - 1])
    if asked.process.isAsking {
      processes.enter { $0[index].idle.append((asked.process, last)) }
    } else if let reason = asked.process.finish() {
      return ([], fault(last, reason))
    }
    return (answers, nil)
  }

  /// Says it once, after a signal.
  private func sayTheyAreWaitedFor() {
    let isFirst = waiting.enter { isKnown in
      defer { isKnown = true }
      return !isKnown
    }
    if isFirst {
      console.complain("strokecheck: waiting for the answers of judges; Ctrl-C again stops at once")
    }
  }

  private func takeProcess(of index: Int) throws(SystemError) -> AskedProcess {
    let idle = processes.enter(when: { $0[index].busy < jobs }) { processes in
      processes[index].busy += 1
      return processes[index].idle.popLast()
    }
    if let idle { return idle }
    let reader = JudgeAnswerReader(positiveLabels: positiveLabels)
    return (try JudgeProcess(programs[index], reader, console), nil)
  }

  /// Gives all processes the end of their input, and waits for their own. Returns what was wrong.
  func finish() -> [JudgeFault] {
    let idle = processes.enter { processes in
      defer { processes = processes.map { _ in Processes() } }
      return processes.map(\.idle)
    }
    var faults: [JudgeFault] = []
    for (program, own) in zip(programs, idle) {
      for (process, last) in own {
        guard let reason = process.finish(), let last else { continue }
        faults.append(JudgeFault(judge: program.name, place: last, reason: reason))
      }
    }
    if childGroups.endStrays() {
      console.complain(
        "\(programs.map(\.name).list("or")): strokecheck killed processes that it left running")
    }
    return faults
  }
}

extension Options {
  /// The judges from outside that are asked for; nil if there are none.
  func judges(_ console: Console) -> Judges? { Self.judges(detection.programs, self, console) }

  /// Judges from outside, which go by the labels that are asked for.
  static func judges(
    _ programs: [JudgeProgram], _ options: Options, _ console: Console
  ) -> Judges? {
    guard !programs.isEmpty else { return nil }
    return Judges(
      programs, positiveLabels: options.evaluation.labelsOfCircles,
      jobs: options.output.threads ?? Platform.processors, console)
  }
}

extension Console {
  /// Tells whether a judge's fault stopped a run, and says that its output stays as it was.
  func sayStopped(_ tally: Tally, _ file: FilePath?) -> Bool {
    guard tally.hasFault else { return false }
    if let file { sayItStays(file, "not all strokes were judged") }
    return true
  }
}

/// A judge's fault, which ends the run.
struct JudgeFault: Error {
  let judge: String
  /// The stroke at which it showed.
  let place: StrokePlace
  let reason: String

  /// No fault: a signal came before the stroke was shown to the judge.
  static let interruption = JudgeFault(judge: "", place: StrokePlace(""), reason: "")
  var isInterruption: Bool { judge.isEmpty }

  var text: String { "\(place.file)#\(place.number ?? 0): \(judge): \(reason)" }
}

/// A stroke that a judge is asked about.
struct JudgeQuestion {
  /// The judge's place among those of the run.
  let judge: Int
  let stroke: Stroke
}

/// The strokes of a chunk that a program is asked about: a line of NDJSON each, but for the number,
/// which is known later.
struct JudgeQuestions {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  /// The number of each stroke in the chunk, from 1.
  private(set) var numbers: [Int] = []

  var isEmpty: Bool { numbers.isEmpty }

  mutating func append(
    _ stroke: Stroke, samples: [UInt8], fields: [StrokeField], number: Int
  ) {
    bytes.append(ndjson: stroke, samples: samples, fields: fields)
    ends.append(bytes.count)
    numbers.append(number)
  }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
  }

  /// The lines, with the numbers that the strokes have if so many come before the chunk.
  fileprivate func lines(strokesBefore before: Int) -> [UInt8] {
    var lines: [UInt8] = []
    lines.reserveCapacity(bytes.count + 24 * ends.count)
    var start = 0
    for (end, number) in zip(ends, numbers) {
      lines.append("{\"stroke\":")
      lines.append(decimal: before + number)
      lines.append(UInt8(ascii: ","))
      // The brace of the object has been written.
      lines += bytes[(start + 1)..<end]
      start = end
    }
    return lines
  }
}

/// The answers to the questions of a chunk, taken one by one in the order of the questions.
struct JudgeAnswers {
  typealias Answered = (answers: [JudgeAnswer], fault: JudgeFault?)

  /// The answers of each program, to which others may be added.
  var programs: [Answered] = []
  private var taken: [Int]

  init(of programs: Int) { taken = Array(repeating: 0, count: programs) }

  /// The next answer of a program.
  mutating func next(of program: Int) throws(JudgeFault) -> JudgeAnswer {
    let (answers, fault) = programs[program]
    guard taken[program] < answers.count else { throw fault ?? .interruption }
    defer { taken[program] += 1 }
    return answers[taken[program]]
  }
}
