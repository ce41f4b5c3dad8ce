/// How the numbers without names of a printed log are read.
struct PrintedPlan: Sendable {
  /// What the places of a log look like.
  enum Form: Hashable, Sendable {
    case names
    /// So many numbers in brackets, or without any.
    case brackets(Int), numbers(Int)
  }

  enum Third: Sendable {
    case time, depth
  }

  enum Use {
    case rows
    /// The line has a phase and no place.
    case phase
    /// The line begins or ends a stroke whose rows have no phases.
    case boundary
    case skip
    case reject(expected: String, at: UnsafePointer<UInt8>?)
  }

  var form = Form.names
  /// What a third number is.
  var third: Third?
  /// The index of the time among the numbers beside the place.
  var timeBeside: Int?
  var hasPhases = false
  /// True if lines are numbers and nothing else.
  var isTable = false
  /// True if a blank line ends a stroke: in rows of positions without names and phases.
  var endsAtBlankLines = false
  /// The words of lines with places, as hashes.
  var signatures: Set<UInt64> = []
  /// The depth of all places.
  var depth: Double?

  static let mostSignatures = 64

  /// True if more lines must be seen to tell how to read a line's numbers.
  static func needsMore(_ places: PrintedPlaces) -> Bool {
    guard let first = places.places.first else { return true }
    return first.numbers.count > 2 || !places.bareNumbers.isEmpty && !places.hasTime
      || places.form != .names
  }

  /// Tells what to do with a line.
  func use(of places: PrintedPlaces, hasPhase: Bool) -> Use {
    let isKnown =
      signatures.contains(places.signature) || places.hasWholePhase || hasPhase && form == .names
    guard let flaw = places.flaw else {
      guard let other = places.form else { return useWithoutPlace(places, hasPhase, isKnown) }
      return use(of: places, other, hasPhase, isKnown)
    }
    guard isKnown || hasPhase || places.hasCoordinates || isTable else { return .skip }
    return .reject(
      expected: flaw.expected + ", found \(places.isAmbiguous ? "several" : "none")" + flaw.advice,
      at: flaw.place
    )
  }

  private func useWithoutPlace(
    _ places: PrintedPlaces, _ hasPhase: Bool, _ isKnown: Bool
  ) -> Use {
    if places.hasCoordinates {
      return .reject(expected: "a position with x and y, found only one of them", at: nil)
    }
    if places.line.isEllipsis {
      return .reject(
        expected: "a position, found a sign that lines were left out; print all of them", at: nil)
    }
    if hasPhase, hasPhases, places.hasWholePhase || signatures.contains(places.signature) {
      return .phase
    }
    if !hasPhases, places.hasStroke || hasPhase && !places.hasOtherWords { return .boundary }
    if isTable { return .reject(expected: "numbers as in the lines before", at: nil) }
    return .skip
  }

  private func use(
    of places: PrintedPlaces, _ other: Form, _ hasPhase: Bool, _ isKnown: Bool
  ) -> Use {
    let start = places.places.first?.start
    if other == form {
      if form == .names || isKnown { return useDepth(places) }
      return .reject(
        expected:
          "a line with the same words as before; remove the lines about something else, or --fields x=1,y=2 reads the numbers of every line",
        at: start)
    }
    if hasPhase || isTable || isKnown {
      return .reject(expected: "a position written as in the other lines", at: start)
    }
    return .skip
  }

  private func useDepth(_ places: PrintedPlaces) -> Use {
    guard third == .depth, let depth else { return .rows }
    for place in places.places where place.numbers.count > 2 {
      let number = places.number(place.numbers[2])
      if number != depth {
        return .reject(
          expected:
            "the depth that all positions before have; --fields x=1,y=2,t=3 reads the third number as the time",
          at: place.start)
      }
    }
    return .rows
  }
}

extension PrintedPlaces {
  /// What the first place looks like; nil if there is none.
  var form: PrintedPlan.Form? {
    guard let place = places.first else { return nil }
    guard let first = place.numbers.first else { return .names }
    return place.start == line.items[first].value.start
      ? .numbers(place.numbers.count) : .brackets(place.numbers.count)
  }

  /// The value of a number.
  func number(_ index: Int) -> Double? {
    RowValue.word(line.items[index].value).number(decimalComma: line.commas.areDecimal)
  }

  /// True if all brackets are closed.
  var isClosed: Bool { line.items.allSatisfy { $0.kind != .group || !$0.isOpen } }

  /// True if a line is numbers and nothing else.
  var isOfNumbersOnly: Bool { line.items.allSatisfy { $0.kind == .number && $0.name == nil } }
}

/// What the first lines of a log tell about its numbers without names.
struct PrintedEvidence {
  /// A number that lines have in the same place.
  private struct Slot {
    /// True if a word before says what the number is.
    var hasWord = false
    var values: [Double] = []
    /// The indices at which a stroke begins, where times may begin again.
    var starts: Set<Int> = []

    mutating func add(_ number: Double, isStart: Bool) {
      if isStart { starts.insert(values.count) }
      values.append(number)
    }

    /// True if it may be a pressure as well as a time.
    var isWithinOne: Bool { values.count > 11 && values.allSatisfy { 0...1 ~= $0 } }

    /// True if it may be a phase as well as a time: it is a small number, and mostly stays.
    var isLikePhase: Bool {
      values.count > 7 && values.allSatisfy { 0...4 ~= $0 && $0 == $0.rounded() }
        && Set(values).count * 2 < values.count
    }

    var isConstant: Bool { values.allSatisfy { $0 == values.first } }

    /// True if it never falls within a stroke, and rises.
    var grows: Bool {
      var rises = false
      for index in values.indices.dropFirst() where !starts.contains(index) {
        if values[index] < values[index - 1] { return false }
        rises = rises || values[index] > values[index - 1]
      }
      return rises
    }

    /// True if it counts lines.
    var counts: Bool {
      values.count > 2
        && zip(values, values.dropFirst()).allSatisfy { $1 - $0 == 1 }
    }
  }

  private var lines: [(form: PrintedPlan.Form, line: Int)] = []
  private var first: Slot = Slot()
  private var third: Slot = Slot()
  private var beside: [Slot] = []
  private var sameCount = true
  private(set) var hints: [ReadingHint] = []
  private var plan = PrintedPlan()
  private var ambiguous: ReadError?
  private var startsStroke = true
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
      ambiguous = ReadError(
        "expected \(flaw.expected)\(places.readings)", at: line.position(of: flaw.place))
    }
    guard places.flaw == nil, let form = places.form else { return }
    if lines.isEmpty || form.rank > plan.form.rank {
      // Better ones come after lines about something else.
      let kept = ambiguous
      self = PrintedEvidence()
      (ambiguous, plan.form, firstPosition) = (kept, form, position)
    }
    guard form == plan.form else { return }
    lines.append((form, position.line))
    if plan.signatures.count < PrintedPlan.mostSignatures {
      if plan.signatures.isEmpty || places.hasWholePhase {
        plan.signatures.insert(places.signature)
      }
    }
    allAreNumbers = allAreNumbers && places.isOfNumbersOnly
    haveClocks = haveClocks && places.scopes.first?.clock != nil
    let isBehindGap = lastLine > 0 && position.line > lastLine + 1
    if isBehindGap { gaps += 1 }
    if places.lists > 0 || form != .names && isBehindGap { startsStroke = true }
    for (place, phase) in zip(places.places, phases) {
      plan.hasPhases = plan.hasPhases || phase != nil
      if phase == .begin { startsStroke = true }
      if let number = place.numbers.first.flatMap(places.number) {
        first.add(number, isStart: startsStroke)
      }
      if place.numbers.count > 2, let number = places.number(place.numbers[2]) {
        third.add(number, isStart: startsStroke)
      }
      if place.inList == nil, places.places.count == 1 { addBeside(places) }
      startsStroke = false
    }
    if places.lists > 0 { startsStroke = true }
  }

  private mutating func addBeside(_ places: PrintedPlaces) {
    guard !places.hasTime else { return }
    let numbers = places.bareNumbers.compactMap { places.number($0.item) }
    if beside.isEmpty, first.values.count <= 1 {
      beside = places.bareNumbers.map { Slot(hasWord: $0.hasWord) }
    }
    sameCount = sameCount && numbers.count == beside.count
    guard sameCount else { return }
    for (index, number) in numbers.enumerated() {
      beside[index].add(number, isStart: startsStroke)
    }
  }

  /// How the log is read, or why it is not; nil if it has no place.
  mutating func makePlan() -> Result<PrintedPlan, ReadError>? {
    guard let position = firstPosition else { return ambiguous.map { .failure($0) } }
    if case .numbers = plan.form { plan.isTable = allAreNumbers }
    plan.endsAtBlankLines =
      plan.isTable || plan.form != .names && !plan.hasPhases && gaps * 4 <= lines.count
    if !third.values.isEmpty {
      if let error = readThird(position) { return .failure(error) }
    }
    if plan.third != .time, sameCount {
      if let error = readBeside(position) { return .failure(error) }
    }
    return .success(plan)
  }

  private mutating func readThird(_ position: TextPosition) -> ReadError? {
    if third.isWithinOne, haveClocks {
      hints.append(
        ReadingHint(
          .unreadNumbers, line: position.line,
          "the third number of each position never exceeds 1 and is not read, because the lines have a clock; --fields x=2,y=3,t=4 reads it as the time"
        ))
      plan.third = nil
      return nil
    }
    if third.grows {
      plan.third = .time
      return nil
    }
    let isList = if case .numbers = plan.form { true } else { false }
    if first.grows, third.values.count > 1, !third.isConstant || isList {
      return ReadError(
        "expected x, y and a time, found a first number that grows like a time and a third that does not; --fields x=2,y=3,t=1 reads the first as the time, --fields x=1,y=2 leaves the third out",
        at: position)
    }
    guard third.isConstant, let depth = third.values.first else {
      return ReadError(
        "expected a third number that grows like a time or stays as a depth, found one that does neither; --fields x=1,y=2,t=3 reads it as the time, --fields x=1,y=2 leaves it out",
        at: position)
    }
    (plan.third, plan.depth) = (.depth, depth)
    hints.append(
      ReadingHint(
        .unreadNumbers, line: position.line,
        "the third number of each position does not change and is not read; --fields x=1,y=2,t=3 reads it as the time"
      ))
    return nil
  }

  private mutating func readBeside(_ position: TextPosition) -> ReadError? {
    let growing = beside.indices.filter {
      beside[$0].grows && !beside[$0].counts && !beside[$0].hasWord
        && !(haveClocks && beside[$0].isWithinOne)
    }
    if let first = growing.first, !plan.hasPhases, beside[first].isLikePhase {
      return ReadError(
        "expected a time beside the position, found a number that may be a phase; log phase=… for a phase, or --fields x=…,y=…,t=… counts the numbers of a line that have no names",
        at: position)
    }
    if growing.count > 1 {
      return ReadError(
        "expected one number beside the position that grows like a time, found \(growing.count); --fields x=…,y=…,t=… counts the numbers of a line that have no names",
        at: position)
    }
    plan.timeBeside = growing.first
    if growing.isEmpty, beside.contains(where: { !$0.isConstant && !$0.counts }) {
      hints.append(
        ReadingHint(
          .unreadNumbers, line: position.line,
          "a number beside each position is not read; --fields x=…,y=…,t=… counts the numbers of a line that have no names"
        ))
    }
    return nil
  }
}

extension PrintedPlan.Form {
  /// Places that are surer come first.
  var rank: Int {
    switch self {
    case .names: 2
    case .brackets: 1
    case .numbers: 0
    }
  }
}

extension PrintedPlaces {
  /// The numbers of a line that can be read in more than one way, and the options that choose.
  fileprivate var readings: String {
    let numbers = line.items.filter { ($0.kind == .number || $0.kind == .time) && $0.name == nil }
    guard numbers.count > 1 else { return ", found several; print one of them" }
    let shown = numbers.prefix(8).enumerated()
      .map { "\($0 + 1) \($1.value.string.excerpt)" }.joined(separator: ", ")
    let last = numbers.count > 3 ? ", --fields x=3,y=4 two others" : ""
    return
      ", found the numbers \(shown)\(numbers.count > 8 ? ", …" : ""); --fields x=1,y=2 reads the first two of them\(last), and t=N one as the time"
  }
}
