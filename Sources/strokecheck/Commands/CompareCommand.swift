import StrokeCore
import StrokeFormats
import StrokeReports

/// `strokecheck compare`: which verdicts does a change change?
enum CompareCommand {
  static let command = Command(
    id: .compare, name: "compare",
    summary: "Compare two stored results, or one set of strokes under two settings.",
    usage: ["[OPTIONS] BEFORE AFTER", "--against OPTIONS [OPTIONS] [FILE | FOLDER | -]..."],
    examples: """
      strokecheck compare --against "--max-inflections 8" Samples/gestures.ndjson
          what a limit of 8 would change
      strokecheck compare --detector cookbook --against "--detector ring" Samples
          two detectors
      strokecheck compare before.ndjson after.ndjson
          results stored by circle --format ndjson, or by evaluate --format json
      """,
    formats: [.text, .json, .junit], pages: [.html],
    run: run)

  static func run(_ invocation: Invocation) throws(RunError) -> ExitCode {
    let (options, console) = (invocation.options, invocation.console)
    if options.output.pageFormat != nil, options.evaluation.against == nil {
      throw RunError(
        "a page shows strokes, which stored verdicts do not have",
        advice: "\(Self.verdictsOnStrokes) -o \(options.output.pagePath?.text ?? "PAGE")")
    }
    if let against = options.evaluation.against {
      guard let (tally, matches, changed) = try judged(invocation, against) else { return .error }
      var comparison = Comparison(matches)
      comparison.isInterrupted = Platform.isInterrupted
      comparison.unreadable = tally.skipped.unreadable
      comparison.accepted = options.evaluation.positiveLabels.joined(separator: ", ")
      comparison.groupMember = options.evaluation.group
      if !comparison.isLabelled, !tally.labels.isEmpty {
        console.complain("warning: every change counts: \(options.evaluation.noCircles(tally))")
      }
      let isRight = invocation.checkNames(tally)
      let code = report(comparison, changed, invocation)
      return isRight ? code : .error
    } else {
      guard invocation.operands.count == 2 else {
        throw RunError(
          "compare takes two stored results, or --against OPTIONS and strokes",
          suggestion: "compare --against \"--max-inflections 8\" FILE")
      }
      do throws(RunError) {
        return report(try stored(invocation.operands, console), [], invocation)
      } catch {
        let code = console.report(error, of: command)
        console.advise(
          "hint: compare reads results stored by circle -f ndjson or evaluate -f json; two files of other verdicts: "
            + "\(Self.verdictsOnStrokes); for strokes alone, add --against \"OPTIONS OF THE SECOND RUN\""
        )
        return code
      }
    }
  }

  /// How verdicts of two files are compared on their strokes.
  private static let verdictsOnStrokes =
    "strokecheck compare --verdicts OLD --against \"--verdicts NEW\" STROKES"

  private static func report(
    _ comparison: Comparison, _ sides: [ComparedSides], _ invocation: Invocation
  ) -> ExitCode {
    let (options, console) = (invocation.options, invocation.console)
    if comparison.mayBeShifted {
      console.advise(
        "hint: strokes without ids are paired by their numbers, so a stroke that was added or removed shifts those "
          + "after it; ids prevent that")
    }
    var bytes: [UInt8] = []
    switch options.output.format {
    case .json: bytes.append(json: comparison)
    case .junit:
      comparison.append(junit: &bytes, at: console.timestamp)
    default:
      if let file = options.output.pagePath, !options.evaluation.listsMistakes {
        comparison.append(summary: &bytes, page: file.text)
      } else {
        comparison.append(text: &bytes, listsAll: options.evaluation.listsMistakes)
      }
    }
    var code =
      options.output.isSilent
      ? ExitCode.success : console.deliver(bytes, to: options.output.resultsPath)
    if let file = options.output.pagePath {
      let written = console.deliver(page(of: sides, in: comparison, invocation), to: file)
      code = code == .success ? written : code
    }
    guard code == .success, comparison.unreadable == 0 else { return .error }
    let mayBeEmpty = options.output.mayBeEmpty && comparison.isEmpty
    guard comparison.isJudged || comparison.isInterrupted || mayBeEmpty else {
      console.complain("strokecheck: there is nothing to compare: no stroke is in both results")
      return .error
    }
    return comparison.isRegression ? .rejected : .success
  }

  /// A page of the strokes whose verdicts changed, with what both settings make of them.
  private static func page(
    of sides: [ComparedSides], in comparison: Comparison, _ invocation: Invocation
  ) -> [UInt8] {
    let against = (invocation.options.evaluation.against ?? "").wordsWithoutFolders
    var page = ComparedPage(
      title: "Verdicts changed by \(against)",
      generator: "strokecheck \(invocation.program.version)",
      command: invocation.comparedCommand(against), comparison: comparison)
    for (match, sides) in zip(comparison.changes, sides) {
      page.add(match, sides.before, sides.after)
    }
    var bytes: [UInt8] = []
    page.append(to: &bytes)
    return bytes
  }

  /// Reads two stored results and pairs their verdicts.
  private static func stored(
    _ operands: [Argument], _ console: Console
  ) throws(RunError) -> Comparison {
    var sides: [[StoredVerdict]] = []
    for operand in operands {
      sides.append(try operand.input.read(console, StoredVerdict.list(in:within:)))
    }
    return Comparison(sides[0], sides[1])
  }

  /// Judges strokes under two settings, and keeps of each change what both sides show; nil if a source of verdicts
  /// failed.
  private static func judged(
    _ invocation: Invocation, _ against: String
  ) throws(RunError) -> (
    tally: LabelTally, matches: [Comparison.Match], changed: [ComparedSides]
  )? {
    let options = invocation.options
    let other = try options.adding(against, for: command, of: invocation.program)
    let (before, after) = (
      ComparedSide(detectors: options.detection.detectors, others: try invocation.otherVerdicts()),
      ComparedSide(
        detectors: other.detection.detectors, others: try invocation.otherVerdicts(other))
    )
    try before.check(against: after)
    let sides = [before, after]
    var (matches, changed): ([Comparison.Match], [ComparedSides]) = ([], [])
    let tally = try invocation.judge(
      .all, sides.map(\.others), refusesEmptyInputs: !options.output.mayBeEmpty,
      { _, strokes in zip(sides, strokes).map { $0.judge($1) } },
      add: { labelled, judged, answers in
        let verdicts = sides.indices.map {
          sides[$0].verdicts(judged[$0], answers[$0], labelled)
        }
        for (before, after) in zip(verdicts[0], verdicts[1]) {
          let match = Comparison.Match(before.verdict, after.verdict)
          matches.append(match)
          if match.isChange { changed.append((before.side, after.side)) }
        }
      })
    guard var tally else { return nil }
    tally.skipped.unreadable += tally.errors.count
    return (tally, matches, changed)
  }
}

/// One side of a comparison of strokes: what judges them.
private struct ComparedSide: Sendable {
  fileprivate let detectors: [any Detector]
  let others: OtherVerdicts

  private var names: [String] { detectors.map { type(of: $0).name } + others.names }

  /// Checks that the verdicts of both sides can be paired.
  func check(against after: ComparedSide) throws(RunError) {
    guard names.count == after.names.count, names.count == 1 || names == after.names else {
      throw RunError(
        "--against should keep the detectors, or replace one by one: "
          + [names, after.names].map { $0.joined(separator: ", ") }.joined(separator: " became "))
    }
  }

  func judge(_ stroke: Stroke) -> (stroke: Stroke, verdicts: [Verdict]) {
    (stroke, detectors.map { $0.verdict(on: stroke) })
  }

  /// All verdicts of this side.
  func verdicts(
    _ judged: (stroke: Stroke, verdicts: [Verdict]), _ answers: [JudgeAnswer?],
    _ labelled: LabelledStroke
  ) -> [ComparedVerdict] {
    let own = zip(detectors, judged.verdicts).map { detector, verdict in
      let word = verdict.isCircle ? "circle" : "rejected"
      return (
        stored(verdict, word, by: type(of: detector).name, on: labelled),
        (judged.stroke, .detector(detector)) as ComparedPage.Side
      )
    }
    return own
      + zip(answers, others.names).map { answer, name in
        var verdict = stored(answer?.verdict, answer?.word ?? "missing", by: name, on: labelled)
        verdict.answer = answer?.label
        let judge = answer.map { StrokeJudge.answer($0, by: name) }
        return (verdict, (judged.stroke, judge))
      }
  }

  private func stored(
    _ verdict: Verdict?, _ word: String, by name: String, on stroke: LabelledStroke
  ) -> StoredVerdict {
    var stored = StoredVerdict(
      file: stroke.place.file, stroke: stroke.place.number ?? 0, id: stroke.id, detector: name,
      verdict: word)
    guard let verdict else { return stored }
    stored.code = verdict.reason?.code
    (stored.label, stored.group) = (stroke.label, stroke.group)
    stored.isPositive = stroke.isPositive
    return stored
  }
}

/// A verdict of one side, with what a page shows of it.
private typealias ComparedVerdict = (verdict: StoredVerdict, side: ComparedPage.Side)

/// What both sides show of a stroke.
private typealias ComparedSides = (before: ComparedPage.Side, after: ComparedPage.Side)
