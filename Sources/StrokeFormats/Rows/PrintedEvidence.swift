/// What the first lines of a log tell about its numbers without names.
struct PrintedEvidence {
  /// A number that lines have in the same place.
  private struct Slot {
    /// True if a word before says what the number is.
    var hasWord = false
    var isMark = false
    /// True if a word before says that it is the time.
    var isTime = false
    var values: [Double] = []
    /// The indices at which a stroke begins, where times may begin again.
    var starts: Set<Int> = []
    /// The indices behind blank lines, where one may begin.
    var gaps: Set<Int> = []

    mutating func add(_ number: Double, isStart: Bool, isBehindGap: Bool) {
      if isStart { starts.insert(values.count) }
      if isBehindGap { gaps.insert(values.count) }
      values.append(number)
    }

    /// True if it may be a pressure as well as a time.
    var isWithinOne: Bool { values.count > 11 && values.allSatisfy { 0...1 ~= $0 } }

    /// True if it may be a phase as well as a time: it is a small number, and mostly stays.
    var isLikePhase: Bool {
      values.count > 7 && values.allSatisfy { 0...4 ~= $0 && $0 == $0.rounded() }
        && repeats
    }

    var isConstant: Bool { values.allSatisfy { $0 == values.first } }

    /// True if it never falls within a stroke, and rises.
    var grows: Bool {
      let steps = values.indices.dropFirst().filter { !starts.contains($0) }
      return steps.allSatisfy { values[$0] >= values[$0 - 1] }
        && (steps.contains { values[$0] > values[$0 - 1] } || isTime && values.count == 1)
    }

    /// True if most values are not new.
    var repeats: Bool { Set(values).count * 2 <= values.count }

    /// True if no coordinate is as large.
    var isClock: Bool { values.allSatisfy { $0 >= 1e8 } && grows }

    /// True if it counts lines.
    var counts: Bool {
      values.count > 2 && zip(values, values.dropFirst()).allSatisfy { $1 - $0 == 1 }
    }
  }

  private var plan = PrintedPlan()
  private(set) var hints: [ReadingHint] = []
  private var lines = 0
  private var first = Slot()
  private var third = Slot()
  /// The numbers beside the place; nil if lines do not have the same.
  private var beside: [Slot]? = []
  /// The first mark beside the place.
  private var mark = Slot(isMark: true)
  /// Why there may be no place: a list is cut off, or a line can be read in several ways.
  private var cutList: ReadError?
  private var ambiguous: ReadError?
  private var startsStroke = true
  private var isBehindGap = false
  private var allAreNumbers = true
  private var firstPosition: TextPosition?
  private var lastLine = 0
  /// The number of lines behind a blank one.
  private var gaps = 0
  /// True if all lines have a clock.
  private var haveClocks = true

  mutating func add(_ places: PrintedPlaces, _ phases: [Phase?], _ line: ByteCursor) {
    let position = line.position(of: line.next)
    defer { lastLine = position.line }
    if places.isAmbiguous, ambiguous == nil, let flaw = places.flaw {
      ambiguous = line.error(
        "expected \(flaw.expected)\(places.readings)", at: flaw.place)
    }
    if let flaw = places.flaw {
      if cutList == nil, places.hasNumbersInOpenBrackets {
        cutList = line.error(
          "expected \(flaw.expected), found none\(flaw.advice)", at: flaw.place)
      }
      return
    }
    guard let form = places.form else { return }
    if lines == 0 || form.rank > plan.form.rank {
      // Better ones come after lines about something else.
      let kept = ambiguous
      self = PrintedEvidence()
      (ambiguous, plan.form, firstPosition) = (kept, form, position)
    }
    guard form == plan.form else { return }
    lines += 1
    if plan.signatures.count < PrintedPlan.mostSignatures,
      plan.signatures.isEmpty || places.hasWholePhase
    {
      plan.signatures.insert(places.signature)
    }
    allAreNumbers = allAreNumbers && places.isOfNumbersOnly
    plan.hasNamedTimes = places.hasTime && !places.scopes.contains(where: \.hasFinger)
    haveClocks = haveClocks && places.scopes.first?.clock != nil
    let isBehindGap = lastLine > 0 && position.line > lastLine + 1
    if isBehindGap { gaps += 1 }
    if places.hasList { startsStroke = true }
    self.isBehindGap = form != .names && isBehindGap
    addNumbers(places, phases)
    if places.hasList { startsStroke = true }
  }

  private mutating func addNumbers(_ places: PrintedPlaces, _ phases: [Phase?]) {
    for (index, (place, phase)) in zip(places.places, phases).enumerated() {
      plan.hasPhases = plan.hasPhases || phase != nil
      if phase == .begin || places.beginsList(index) { startsStroke = true }
      if let number = place.numbers.first.flatMap(places.number) {
        first.add(number, isStart: startsStroke, isBehindGap: isBehindGap)
      }
      if place.numbers.count > 2, let number = places.number(place.numbers[2]) {
        third.add(number, isStart: startsStroke, isBehindGap: isBehindGap)
      }
      if place.indexInList == nil, places.places.count == 1 {
        if !places.hasTime { addBeside(places) }
        if let number = places.bareNumbers.first(where: \.isMark).flatMap({ places.number($0.item) }
        ) {
          mark.add(number, isStart: startsStroke, isBehindGap: isBehindGap)
        }
      }
      (startsStroke, isBehindGap) = (false, false)
    }
  }

  private mutating func addBeside(_ places: PrintedPlaces) {
    let numbers = places.bareNumbers.compactMap { places.number($0.item) }
    if beside?.isEmpty == true, first.values.count <= 1 {
      beside = places.bareNumbers.map {
        Slot(hasWord: $0.hasWord, isMark: $0.isMark, isTime: $0.isTime)
      }
    }
    guard numbers.count == beside?.count else { return beside = nil }
    for (index, number) in numbers.enumerated() {
      beside?[index].add(number, isStart: startsStroke, isBehindGap: isBehindGap)
    }
  }

  /// How the log is read, or why it is not; nil if it has no place.
  mutating func makePlan() -> Result<PrintedPlan, ReadError>? {
    guard let position = firstPosition else {
      return (cutList ?? ambiguous).map { .failure($0) }
    }
    if case .numbers = plan.form { plan.isTable = allAreNumbers }
    // Blank lines behind most lines are spacing.
    if gaps * 4 <= lines { takeGapsForStarts() }
    plan.endsAtBlankLines =
      plan.isTable || plan.form != .names && !plan.hasPhases && gaps * 4 <= lines
    var reason = first.isClock ? Self.clockFirst : third.values.isEmpty ? nil : readThird(position)
    if case .time = plan.third {} else if reason == nil { reason = readBeside(position) }
    readMark(position)
    return reason.map { .failure(ReadError($0, at: position)) } ?? .success(plan)
  }

  private mutating func takeGapsForStarts() {
    first.starts.formUnion(first.gaps)
    third.starts.formUnion(third.gaps)
    mark.starts.formUnion(mark.gaps)
    beside = beside?.map { slot in
      var slot = slot
      slot.starts.formUnion(slot.gaps)
      return slot
    }
  }

  private static let clockFirst =
    "expected x, y and a time, found a first number that grows like a clock; --fields x=2,y=3,t=1 reads it as the time"

  private mutating func readThird(_ position: TextPosition) -> String? {
    if third.isWithinOne, haveClocks {
      addHint(
        "the third number of each position never exceeds 1 and is not read, because the lines have a clock; --fields x=2,y=3,t=4 reads it as the time",
        position)
    } else if third.grows {
      plan.third = .time
    } else if first.grows, third.values.count > 1, !third.isConstant || plan.form.rank == 0 {
      return
        "expected x, y and a time, found a first number that grows like a time and a third that does not; --fields x=2,y=3,t=1 reads the first as the time, --fields x=1,y=2 leaves the third out"
    } else if third.isConstant {
      plan.third = .depth(third.values[0])
      addHint(
        "the third number of each position does not change and is not read; --fields x=1,y=2,t=3 reads it as the time",
        position)
    } else {
      return
        "expected a third number that grows like a time or stays as a depth, found one that does neither; --fields x=1,y=2,t=3 reads it as the time, --fields x=1,y=2 leaves it out"
    }
    return nil
  }

  private mutating func readBeside(_ position: TextPosition) -> String? {
    guard let beside else { return nil }
    let told = beside.indices.filter { beside[$0].isTime }
    if told.count == 1 {
      plan.timeBeside = told[0]
      return nil
    }
    let growing = beside.indices.filter {
      beside[$0].grows && !beside[$0].counts && !beside[$0].hasWord
        && !(beside[$0].isMark && beside[$0].repeats)
        && !(haveClocks && beside[$0].isWithinOne)
    }
    if let first = growing.first, !plan.hasPhases, beside[first].isLikePhase {
      return
        "expected a time beside the position, found a number that may be a phase; log phase=… for a phase, or --fields x=…,y=…,t=… counts the numbers of a line that have no names"
    }
    if growing.count > 1 {
      return
        "expected one number beside the position that grows like a time, found \(growing.count); --fields x=…,y=…,t=… counts the numbers of a line that have no names"
    }
    plan.timeBeside = growing.first
    if growing.isEmpty,
      beside.contains(where: {
        (!$0.isConstant || $0.values.count == 1) && !$0.counts && !$0.isMark
      })
    {
      addHint(
        "a number beside each position is not read; --fields x=…,y=…,t=… counts the numbers of a line that have no names",
        position)
    }
    return nil
  }

  /// Fingers have few numbers, which come again; those of events and frames grow.
  private mutating func readMark(_ position: TextPosition) {
    let mayBeFinger = !mark.grows && Set(mark.values).count < mark.values.count
    plan.hasFingerMarks = plan.hasPhases && mayBeFinger
    guard !plan.hasFingerMarks, !mark.isConstant, !mark.counts, mayBeFinger || mark.repeats else {
      return
    }
    addHint(
      "a number in brackets, behind # or before a colon changes and is not read; log it as finger=… if it tells fingers apart, or as stroke=…",
      position)
  }

  private mutating func addHint(_ text: String, _ position: TextPosition) {
    hints.append(ReadingHint(.unreadNumbers, line: position.line, text))
  }
}

extension PrintedPlaces {
  /// The numbers of a line that can be read in more than one way, and the options that choose.
  fileprivate var readings: String {
    let numbers = line.items.filter(\.isCounted)
    guard numbers.count > 1 else { return ", found several; print one of them" }
    let more = numbers.count > 8 ? ", …" : ""
    let found = ", found the numbers \(numbers.inOrder(" "))\(more)"
    // A clock is no coordinate.
    let places = numbers.indices.filter { numbers[$0].kind == .number }.map { $0 + 1 }
    guard places.count > 1 else { return "\(found); print x=… y=… t=…" }
    let last =
      switch places.count {
      case 2: ""
      case 3: ", --fields x=\(places[1]),y=\(places[2]) the last two"
      default: ", --fields x=\(places[2]),y=\(places[3]) two others"
      }
    let time =
      numbers.firstIndex { $0.kind == .time }.map { "\($0 + 1) the clock" }
      ?? "N one as the time"
    return
      "\(found); --fields x=\(places[0]),y=\(places[1]) reads the first two of them\(last), and t=\(time)"
  }
}

extension [PrintedLine.Item] {
  /// The first values with their numbers.
  func inOrder(_ sign: String) -> String {
    prefix(8).enumerated().map { "\($0 + 1)\(sign)\($1.value.string.excerpt)" }
      .joined(separator: ", ")
  }
}
