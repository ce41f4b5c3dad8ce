import StrokeCore

// Strokes written as strokes: in arrays of numbers, with what the objects around them say.

extension JSONRows {
  mutating func makeStroke(
    _ cursor: ByteCursor, _ assembler: inout Assembler
  ) throws(ReadError) -> OpenStroke {
    try expect(.strokes, cursor)
    // `describe` sets the line.
    return assembler.makeStroke(line: 1)
  }

  /// Reads an array of arrays of numbers.
  mutating func readStroke(
    _ cursor: inout ByteCursor, into assembler: inout Assembler
  ) throws(ReadError) {
    let (start, none) = (cursor, members.count..<members.count)
    let stroke = try makeStroke(start, &assembler)
    try points.read(&cursor, into: &stroke.samples, of: stroke)
    try describe(stroke, none, start)
    if naming.areGiven { try needGivenTimes(of: stroke, start) }
    assembler.deliver(stroke)
  }

  /// Ends a stroke whose samples were read, with times from an array of their own if they have none.
  mutating func finish(
    _ stroke: OpenStroke, of object: FoundObject, _ assembler: inout Assembler
  ) throws(ReadError) {
    if stroke.samples.timing != .timed, var times = times(of: object) {
      try take(&times, of: stroke)
    }
    try describe(stroke, object.own, object.start)
    if naming.areGiven { try needGivenTimes(of: stroke, object.start) }
    assembler.deliver(stroke)
  }

  /// Takes the times of a stroke from an array of their own.
  func take(
    _ times: inout (name: RowText, cursor: ByteCursor), of stroke: OpenStroke
  ) throws(ReadError) {
    try stroke.samples.readTimes(&times.cursor)
    stroke.facts.nameUnit = RowRole.timeUnit(ofTime: times.name.string)
  }

  private func needGivenTimes(of stroke: OpenStroke, _ start: ByteCursor) throws(ReadError) {
    guard let name = naming.fields?[.t], stroke.samples.timing == .untimed else {
      return
    }
    throw start.error(
      "expected \"\(name)\", found samples without times; --fields names it")
  }

  /// Reads a drawing of Quick, Draw! by Google, each stroke of it as an array of all x, one of all y and, in the raw form,
  /// one of all times in milliseconds:
  ///
  ///     {"word":"circle","countrycode":"DE","timestamp":"2017-03-01 …","recognized":true,
  ///      "key_id":"5891796615823360","drawing":[[[x0,x1,…],[y0,y1,…],[t0,t1,…]],…]}
  ///
  /// The word is the stroke's label and the key its id. Of a drawing of several strokes each is a stroke of its own, with
  /// its number as the member `part`.
  mutating func readDrawing(
    _ drawing: ByteCursor, of object: FoundObject, into assembler: inout Assembler
  ) throws(ReadError) {
    try expect(.strokes, object.start)
    found = .strokes
    for index in object.own {
      if members[index].name.says("word") { members[index].name = RowText("label") }
      if members[index].name.says("key_id") { members[index].name = RowText("id") }
    }
    var strokes: [OpenStroke] = []
    var cursor = drawing
    try cursor.readArray("an array of strokes") { cursor throws(ReadError) in
      let stroke = assembler.makeStroke(line: 1)
      try stroke.samples.readDrawn(&cursor)
      stroke.facts.nameUnit = .milliseconds
      strokes.append(stroke)
    }
    for (index, stroke) in strokes.enumerated() {
      try describe(stroke, object.own, object.start)
      if strokes.count > 1 { stroke.members.add("part".utf8, .literal("\(index + 1)")) }
    }
    for stroke in strokes { assembler.deliver(stroke) }
  }
}

// MARK: - What is said of a stroke

extension JSONRows {
  /// Adds what the objects around a stroke's samples say.
  private mutating func describe(
    _ stroke: OpenStroke, _ own: Range<Int>, _ start: ByteCursor
  ) throws(ReadError) {
    stroke.facts.isWrittenWhole = true
    if surroundings.isEmpty { found = .strokes }
    stroke.facts.line = start.position(of: start.next).line
    for index in own { try add(members[index], to: stroke, start) }
    // A touch may say of itself how it ended.
    for index in own where members[index].value.text?.mayBeCancel == true {
      guard phaseOnly(members[index]) == .cancel else { continue }
      stroke.members.add("cancelled".utf8, .literal("true"))
    }
    for range in surroundings.reversed() {
      for index in range where members[index].holds {
        if !naming.areGiven, members[index].name.says("id") {
          stroke.facts.hasIDAround = stroke.members.value(of: "id", ignoringCase: false) == nil
        }
        try add(members[index], to: stroke, start)
      }
    }
  }

  /// Adds a member to a stroke, unless an inner object has it.
  private mutating func add(
    _ member: Member, to stroke: OpenStroke, _ start: ByteCursor
  ) throws(ReadError) {
    let name = member.name
    if member.prefix != nil {
      guard let text = member.value.text, naming.describes(fullName(member)) else { return }
      return keep(member, text, to: stroke, start)
    }
    guard let text = member.value.text else { return addNull(name, to: stroke) }
    if naming.isPlain(name) {
      let kind = member.value.memberKind(keepsJSON: keepsSource, isExpectation: false)
      stroke.members.add(kind, name: { name.append(to: &$0) }, value: { text.append(to: &$0) })
      return
    }
    let role = naming.roleOfWhole(name)
    if let role, !stroke.facts.says(role) {
      row.begin(at: start)
      row.add(name.bytes, member.value)
      row.finish()
      _ = try stroke.take(role, row, 0)
    }
    switch role {
    case .view, nil: keep(member, text, to: stroke, start)
    default: break
    }
  }

  /// Adds a member that is null. What it would say of the stroke is not said by an outer object either.
  private func addNull(_ name: RowText, to stroke: OpenStroke) {
    var isKept = keepsSource && naming.keptName(of: name.string) == name.string
    if isKept {
      switch RowRole(name.string) {
      case .width, .timeUnit, .ended, .view: isKept = false
      default: break
      }
    }
    stroke.members.add(
      isKept ? .json : nil, name: { name.append(to: &$0) },
      value: { $0.append(contentsOf: "null".utf8) })
  }

  /// Keeps a member that only describes the stroke.
  func keep(
    _ member: Member, _ text: RowText, to stroke: OpenStroke, _ start: ByteCursor
  ) {
    let name = member.name
    let isExpectation = naming.isExpectation(name)
    if isExpectation, stroke.facts.expectPosition == nil {
      // Quotes are no part of a text.
      stroke.facts.expectPosition = start.position(of: text.start - (member.value.isQuoted ? 1 : 0))
    }
    if let hint = naming.hint(onUnread: name, member.value, line: stroke.facts.line) {
      stroke.add(hint)
    }
    let kind = member.value.memberKind(
      keepsJSON: keepsSource, isExpectation: isExpectation)
    let known = naming.areGiven ? nil : RowNaming.knownName(name)
    if kind != nil, naming.areGiven || known != nil {
      guard let kept = known ?? naming.keptName(of: fullName(member)) else { return }
      stroke.members.add(
        kind, name: { $0.append(contentsOf: kept.utf8) }, value: { text.append(to: &$0) })
    } else {
      stroke.members.add(kind, name: { name.append(to: &$0) }, value: { text.append(to: &$0) })
    }
  }
}

extension RowText {
  /// True for a text that ends like a word for a cancel, to look no further for others.
  fileprivate var mayBeCancel: Bool {
    PhaseWords.cancels.contains { word in
      bytes.suffix(word.utf8CodeUnitCount).elementsEqualIgnoringCase(word)
    }
  }
}
