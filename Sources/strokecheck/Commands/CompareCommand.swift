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

  static func run(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    let (options, console) = (invocation.options, invocation.console)
    if options.pageFormat != nil, options.against == nil {
      throw UsageError(
        "a page shows strokes, which stored verdicts do not have",
        advice: "add --against \"OPTIONS OF THE SECOND RUN\", and name files of strokes")
    }
    if let against = options.against {
      guard let (tally, strokes, predicted) = try judged(invocation, against) else { return .error }
      var comparison = Comparison(strokes.matches)
      comparison.isInterrupted = Platform.isInterrupted
      comparison.unreadable = tally.skipped.unreadable
      comparison.accepted = options.positiveLabels.joined(separator: ", ")
      if !comparison.isLabelled, !tally.seen.labels.isEmpty {
        console.complain("warning: every change counts: \(options.noCircles(tally.seen))")
      }
      let isRight = invocation.checkNames(tally.seen, predicted: predicted)
      let code = report(comparison, strokes.changed, invocation)
      return isRight ? code : .error
    } else {
      guard invocation.operands.count == 2 else {
        throw UsageError(
          "compare takes two stored results, or --against OPTIONS and strokes",
          suggestion: "compare --against \"--max-inflections 8\" FILE")
      }
      do throws(InputFailure) {
        return report(try stored(invocation.operands, console), [], invocation)
      } catch {
        let code = console.report(error)
        console.advise(
          "hint: compare reads results stored by circle -f ndjson or evaluate -f json; for strokes, add "
            + "--against \"OPTIONS OF THE SECOND RUN\"")
        return code
      }
    }
  }

  private static func report(
    _ comparison: Comparison, _ sides: [ComparedStrokes.Sides], _ invocation: Invocation
  ) -> ExitCode {
    let (options, console) = (invocation.options, invocation.console)
    if comparison.mayBeShifted {
      console.advise(
        "hint: strokes without ids are paired by their numbers, so a stroke that was added or removed shifts those "
          + "after it; ids prevent that")
    }
    var bytes: [UInt8] = []
    switch options.format {
    case .json: bytes.append(json: comparison)
    case .junit:
      comparison.append(junit: &bytes, secondsSince1970: console.secondsSince1970)
    default:
      if let file = options.pagePath, !options.listsMistakes {
        comparison.append(summary: &bytes, page: file.text)
      } else {
        comparison.append(text: &bytes, listsAll: options.listsMistakes)
      }
    }
    var code =
      options.isSilent
      ? ExitCode.success : console.deliver(bytes, to: options.resultsPath)
    if let file = options.pagePath {
      let written = console.deliver(page(of: sides, in: comparison, invocation), to: file)
      code = code == .success ? written : code
    }
    guard code == .success, comparison.unreadable == 0 else { return .error }
    let mayBeEmpty = options.mayBeEmpty && comparison.isEmpty
    guard comparison.isJudged || comparison.isInterrupted || mayBeEmpty else {
      console.complain("strokecheck: there is nothing to compare: no stroke is in both results")
      return .error
    }
    return comparison.isRegression ? .rejected : .success
  }

  /// A page of the strokes whose verdicts changed, with what both settings make of them.
  private static func page(
    of sides: [ComparedStrokes.Sides], in comparison: Comparison, _ invocation: Invocation
  ) -> [UInt8] {
    let against = (invocation.options.against ?? "").wordsWithoutFolders
    var page = ComparedPage(
      title: "Verdicts changed by \(against)",
      generator: "strokecheck \(invocation.program.version)",
      commands: invocation.comparedCommands(against), comparison: comparison)
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
  ) throws(InputFailure) -> Comparison {
    var sides: [[StoredVerdict]] = []
    for operand in operands {
      sides.append(try operand.input.read(console, StoredVerdict.list(in:within:)))
    }
    return Comparison(sides[0], sides[1])
  }

  /// Judges strokes under two settings; nil if a source of verdicts failed.
  private static func judged(
    _ invocation: Invocation, _ against: String
  ) throws(UsageError) -> (tally: LabelTally, strokes: ComparedStrokes, predicted: Set<String>)? {
    let options = invocation.options
    let other = try options.adding(against, for: command, of: invocation.program)
    let (before, after) = (
      ComparedSide(options, try invocation.otherVerdicts()),
      ComparedSide(other, try invocation.otherVerdicts(other))
    )
    try before.check(against: after)
    let others = [before.others, after.others]
    let handler = LabelledStrokes(options, others, needsLabel: false) { record, labelled in
      let sides = (before.judge(record), after.judge(record))
      let strokes = [sides.0.stroke, sides.1.stroke]
      let questions = zip(others, strokes).map {
        $0.question(about: record, $1, at: labelled.place)
      }
      return (ComparedStroke(before: sides.0, after: sides.1), questions)
    }
    var (tally, strokes) = (LabelTally(), ComparedStrokes())
    let fold = Fold<LabelledStrokes<ComparedStroke>.Element>(others) { element, answers in
      // Where labels do not matter, skipped strokes are not counted.
      guard case .judged = element, let (labelled, compared) = tally.count(element) else { return }
      strokes.add(
        before.verdicts(compared.before, answers[0], labelled),
        after.verdicts(compared.after, answers[1], labelled))
    }
    let inputs = try invocation.inputs()
    let end = try invocation.run(
      inputs, by: handler, into: fold, refusesEmptyInputs: !options.mayBeEmpty)
    tally.add(errors: end.errors)
    // Both end, even if the first fails.
    let areRight = others.map { $0.finish(invocation, inputs) }
    tally.add(errors: others.map(\.errors.count).reduce(0, +))
    return areRight.allSatisfy(\.self) ? (tally, strokes, fold.predicted) : nil
  }
}

/// One side of a comparison of strokes: what judges them.
private struct ComparedSide: Sendable {
  private let options: Options
  private let detectors: [any Detector]
  let others: OtherVerdicts

  init(_ options: Options, _ others: OtherVerdicts) {
    (self.options, self.others) = (options, others)
    detectors = options.detectors
  }

  private var names: [String] { detectors.map { type(of: $0).name } + otherNames }

  private var otherNames: [String] {
    others.names + (others.mayBeRecorded ? [RecordedVerdicts.name] : [])
  }

  /// Checks that the verdicts of both sides can be paired.
  func check(against after: ComparedSide) throws(UsageError) {
    guard names.count == after.names.count, names.count == 1 || names == after.names else {
      throw UsageError(
        "--against should keep the detectors, or replace one by one: "
          + [names, after.names].map { $0.joined(separator: ", ") }.joined(separator: " became "))
    }
  }

  func judge(_ record: StrokeRecord) -> ComparedStroke.Side {
    let stroke = options.stroke(of: record)
    return ComparedStroke.Side(
      stroke: stroke, verdicts: detectors.map { $0.verdict(on: stroke) })
  }

  /// All verdicts of this side.
  func verdicts(
    _ side: ComparedStroke.Side, _ answers: [JudgeAnswer?], _ labelled: LabelledStroke
  ) -> [ComparedVerdict] {
    let own = zip(detectors, side.verdicts).map { detector, verdict in
      (
        stored(verdict, by: type(of: detector).name, on: labelled),
        ComparedPage.Side(side.stroke, .detector(detector))
      )
    }
    return own
      + zip(answers, otherNames).map { answer, name in
        guard let answer else {
          let missing = StoredVerdict(
            file: labelled.place.file, stroke: labelled.place.number ?? 0, id: labelled.id,
            detector: name, verdict: "missing")
          return (missing, ComparedPage.Side(side.stroke, nil))
        }
        var verdict = stored(answer.verdict, by: name, on: labelled)
        (verdict.verdict, verdict.answer) = (answer.word, answer.label)
        return (verdict, ComparedPage.Side(side.stroke, .answer(answer, by: name)))
      }
  }

  private func stored(
    _ verdict: Verdict, by name: String, on stroke: LabelledStroke
  ) -> StoredVerdict {
    StoredVerdict(
      file: stroke.place.file, stroke: stroke.place.number ?? 0, id: stroke.id, detector: name,
      verdict: verdict.isCircle ? "circle" : "rejected", code: verdict.reason?.code,
      label: stroke.label, group: stroke.group, isPositive: stroke.isPositive)
  }
}

/// A stroke with the verdicts on it under two settings.
private struct ComparedStroke: Sendable {
  let before: Side
  let after: Side

  struct Side: Sendable {
    /// The stroke, resampled as the setting asks for.
    let stroke: Stroke
    let verdicts: [Verdict]
  }
}

/// A verdict of one side, with what a page shows of it.
private typealias ComparedVerdict = (verdict: StoredVerdict, side: ComparedPage.Side)

/// The verdicts under two settings, and the strokes on which they differ.
private struct ComparedStrokes {
  private(set) var matches: [Comparison.Match] = []
  /// Of each change among the matches, what both sides show.
  private(set) var changed: [Sides] = []

  typealias Sides = (before: ComparedPage.Side, after: ComparedPage.Side)

  mutating func add(_ before: [ComparedVerdict], _ after: [ComparedVerdict]) {
    for (before, after) in zip(before, after) {
      let match = Comparison.Match(before.verdict, after.verdict)
      matches.append(match)
      if match.isChange { changed.append((before.side, after.side)) }
    }
  }
}
