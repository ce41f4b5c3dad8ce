// Which of a line's items are places, and which names belong to each.
//
// - Names for x and y that stand together are a place, and so are two or three numbers in brackets, with or without
//   names and a label: `(1, 2)`, `CGPoint(x: 1, y: 2)`, `[1 2 0.5]`.
// - What stands in the same brackets belongs to the place; what stands around them holds for all places in them.
// - An object such as `<UITouch: 0x1>` owns what follows it, up to the next of its kind.
// - Several places in brackets are a list if they are alike, and each list in a list is a stroke. Others on one line are
//   several readings, which is a flaw; so are three numbers behind one name, such as `touch: 1 2 3`.
// - A whole number in brackets, behind # or before a colon is a mark: it may number fingers, strokes or lines.
// - A pair that has the name of something else, such as a velocity, is no place.

/// The places that a printed line holds.
struct PrintedPlaces {
  /// A value with its name.
  struct Field {
    /// The name of the brackets that it stands in, if it has one.
    var outer: RowText?
    var name: RowText
    /// What the name means; unknown in brackets with a name, but for the parts of a place.
    var role = RowRole.unknown
    /// The index of the item with the value.
    var item: Int
    var index: Int?
    /// The phase that it says.
    var phase: Phase?
    /// True for a member of brackets under the name of a place.
    var isOfLocation = false

    /// The name in the row: `location.x` for an `x` in brackets named `location`.
    var fullName: [UInt8] { (outer.map { $0.bytes + [UInt8(ascii: ".")] } ?? []) + name.bytes }
  }

  /// A phase, and who says it.
  struct Saying {
    var phase: Phase
    /// The word for it; nil for a field.
    var word: RowText?
    /// The item of the field that says it.
    var item: Int?
  }

  /// What stands in one pair of brackets, or about one object.
  struct Scope {
    var parent: Int?
    var fields: [Field] = []
    /// Words that belong to no name.
    var words: [RowText] = []
    /// The labels of brackets in it.
    var labels: [RowText] = []
    /// A clock time that belongs to no name.
    var clock: RowText?
    /// The address of the object that it is about.
    var address: RowText?
    /// True if it holds a list: its phase and time need not be those of each place.
    var isOfList = false
    /// True if it tells fingers apart.
    var hasFinger = false
    /// The phase that a field or a word says.
    var phase: Saying?
  }

  struct Place {
    var scope: Int
    /// The items with the numbers of a place without names; empty if names say it.
    var numbers: [Int] = []
    /// The number of the pointer, as in `x[1]=5`.
    var index: Int?
    /// Where it begins.
    var start: UnsafePointer<UInt8>
    /// The index in a list.
    var indexInList: Int?
  }

  var line: PrintedLine
  var scopes: [Scope] = []
  var places: [Place] = []
  var flaw: PrintedLine.Flaw?
  /// Why nothing of the log can be read.
  var refusal: String?
  /// Names of pairs of numbers beside the place that are not read.
  var unread: [RowText] = []
  /// True if several places on the line are several readings, and if they are numbers behind a name.
  var isAmbiguous = false
  var hasNamedNumbers = false
  /// A number without a name, outside of brackets or alone in them.
  struct BareNumber {
    var item: Int
    /// True if a word before says what it is.
    var hasWord = false
    /// True if a word before says that it is the time.
    var isTime = false
    /// True for a whole number in brackets, behind # or before a colon. It may number fingers, strokes or lines.
    var isMark = false
  }

  var bareNumbers: [BareNumber] = []
  var hasList = false
  /// True if a name says a time, or a part of a place.
  var hasTime = false
  var hasCoordinates = false
  /// True if a name tells strokes apart.
  var hasStroke = false
  /// True if a word is a phase that is nothing else: `touchesEnded`.
  var hasWholePhase = false
  /// Hashes of the names outside of brackets with a name.
  var names: Set<UInt64> = []
  /// A hash of the words outside of brackets, without digits and phases; those of words that do not stand beside phases
  /// everywhere; and whether some say nothing of a stroke.
  private(set) var signature: UInt64 = 0xcbf2_9ce4_8422_2325
  private(set) var ownWords: Set<UInt64> = []
  private(set) var hasOtherWords = false
  let shapes: PrintedShapes

  static let mostFields = 64

  /// The places of a line before which a touch was down or not.
  init(_ line: PrintedLine) {
    (self.line, flaw, shapes) = (line, line.flaw, PrintedShapes(line))
    if flaw == nil {
      visit(line.children(in: 0..<line.items.count), parent: nil, isRoot: true)
      if places.isEmpty, flaw == nil { addBarePlace() }
    } else {
      readBroken()
    }
    readWords()
    for scope in scopes.indices { scopes[scope].phase = phase(in: scopes[scope]) }
  }

  /// Notes what is wrong with the line, if that is the first.
  mutating func reject(_ expected: String, at place: UnsafePointer<UInt8>) {
    flaw = flaw ?? PrintedLine.Flaw(expected: expected, place: place)
  }

  /// Keeps the words of a line that is broken.
  private mutating func readBroken() {
    scopes = [Scope()]
    for item in line.items {
      if item.name != nil {
        hasCoordinates = hasCoordinates || item.role.isPlace
      } else if item.kind == .word || item.hasLabel, !item.value.bytes.isEmpty {
        scopes[0].words.append(item.value)
      }
    }
  }

  /// Reads the words outside of brackets.
  private mutating func readWords() {
    for label in scopes.first?.labels ?? [] {
      let part = label.phaseWord
      hasWholePhase = hasWholePhase || part.isOfPointer && line.names.phase(of: part) != nil
    }
    for word in scopes.first?.words ?? [] {
      let part = word.phaseWord
      if let phase = line.names.phase(of: part), phase != .other || part.isOfPointer {
        hasWholePhase = hasWholePhase || part.isOfPointer
        continue
      }
      hasOtherWords = hasOtherWords || !part.isOfStroke
      let hash = word.hashWithoutDigits
      if ownWords.count < Self.mostFields, !part.isOfStroke, !word.isOfSentences {
        ownWords.insert(hash)
      }
      signature = (signature ^ hash) &* 0x100_0000_01b3
    }
  }
}

// MARK: - What others ask

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

  /// True if a list of numbers is cut off.
  var hasNumbersInOpenBrackets: Bool {
    line.items.indices.contains { index in
      line.items[index].kind == .group && line.items[index].isOpen
        && line.items[index + 1..<line.items[index].next].count { $0.kind == .number } > 1
    }
  }

  /// True if a place of a list has its own finger.
  func standsForItself(_ place: Place) -> Bool {
    place.index != nil || !scopes[place.scope].isOfList && scopes[place.scope].hasFinger
  }

  /// True if what stands around the only place of a line says its phase, and so which finger it is.
  func isFromAround(_ place: Place) -> Bool {
    places.count == 1 && scopes[place.scope].phase == nil && saying(of: place) != nil
  }

  /// True if a place is the first of another list than the one before it: each list in a list is a stroke.
  func beginsList(_ index: Int) -> Bool {
    guard index > 0, let list = scopeOfList(around: places[index]) else { return false }
    return scopeOfList(around: places[index - 1]).map { $0 != list } ?? false
  }

  /// The innermost scope around a place that holds a list.
  private func scopeOfList(around place: Place) -> Int? {
    var scope: Int? = place.scope
    while let current = scope, !scopes[current].isOfList { scope = scopes[current].parent }
    return scope
  }

  /// The text of brackets, up to their last value.
  func text(ofGroup index: Int) -> RowText {
    RowText(line.items[index].bracketPlace, line.items[line.items[index].next - 1].value.end)
  }
}

// MARK: - Phases

extension PrintedPlaces {
  /// The phase of a line: that of its first place, or of any field.
  var phase: Phase? {
    if let phase = places.first.flatMap({ saying(of: $0) })?.saying.phase { return phase }
    return (scopes.first?.phase ?? scopes.lazy.compactMap(\.phase).first { $0.item != nil })?.phase
  }

  /// The phase of a place, by the innermost scope around it that says one, and whether a list is between.
  func saying(of place: Place) -> (saying: Saying, isOfList: Bool)? {
    var scope: Int? = place.scope
    var isOfList = false
    while let current = scope {
      isOfList = isOfList || scopes[current].isOfList
      if let saying = scopes[current].phase { return (saying, isOfList) }
      scope = scopes[current].parent
    }
    return nil
  }

  /// The word for the phase of a place that a field says, if it is another: of several pointers only one does what
  /// `ACTION_POINTER_UP(1)` says, and the others move.
  func pointerWord(_ index: Int, of place: Place) -> RowText? {
    let item = line.items[index]
    guard item.kind == .group, let pointer = place.index, index + 1 < line.items.count,
      let only = Int(line.items[index + 1].value.string)
    else { return nil }
    return pointer == only ? item.value : PrintedNames.actionMove
  }

  private func phase(in scope: Scope) -> Saying? {
    func saying(_ field: Field) -> Saying? {
      field.phase.map { Saying(phase: $0, item: field.item) }
    }
    return scope.fields.lazy.filter { !$0.role.isContact }.compactMap(saying).first
      ?? wordPhase(in: scope) ?? scope.fields.lazy.compactMap(saying).first
  }

  private func wordPhase(in scope: Scope) -> Saying? {
    var direction: Saying?
    for word in (scope.words + scope.labels).lazy.map(\.phaseWord) {
      // Up and down may be directions, and a tap or a click is something else.
      guard let phase = line.names.phase(of: word), phase != .other || word.isOfPointer else {
        continue
      }
      guard word.isOne(of: "up", "down") else { return Saying(phase: phase, word: word) }
      direction = direction ?? Saying(phase: phase, word: word)
    }
    return direction
  }
}

// MARK: - What brackets hold: a value, numbers, or something with names

/// The shapes of a line's items.
struct PrintedShapes {
  enum Shape: Equatable {
    /// The value of the item at an index.
    case scalar(Int)
    /// Numbers without names: how many.
    case numbers(Int)
    /// Something with names, or brackets in brackets.
    case object(hasPlace: Bool)
  }

  private var shapes: [Shape]
  /// Brackets whose name or label says that they are no place.
  private(set) var somethingElse: Set<Int> = []

  init(_ line: PrintedLine) {
    shapes = line.items.indices.map { .scalar($0) }
    for index in line.items.indices.reversed() where line.items[index].kind == .group {
      if Self.isSomethingElse(index, in: line) { somethingElse.insert(index) }
      shapes[index] = shape(of: index, in: line)
    }
  }

  subscript(index: Int) -> Shape { shapes[index] }

  /// The item with an item's value; nil if it has none of its own.
  func valueItem(_ index: Int) -> Int? {
    if case .scalar(let item) = shapes[index] { item } else { nil }
  }

  func isOfNumbers(_ index: Int) -> Bool {
    if case .numbers = shapes[index] { true } else { false }
  }

  /// True for a number, and for what is written where none is known.
  func isNumber(_ index: Int, in line: PrintedLine) -> Bool {
    guard let item = valueItem(index).map({ line.items[$0] }) else { return false }
    return item.kind == .number || item.kind == .word && item.value.isAbsent
  }

  private func shape(of group: Int, in line: PrintedLine) -> Shape {
    let indices = line.children(of: group)
    if indices.count == 1, let only = indices.first,
      line.items[only].name.map(\.isOfOnlyValue) ?? true
    {
      return somethingElse.contains(only) ? .object(hasPlace: false) : shapes[only]
    }
    if indices.count > 1,
      indices.allSatisfy({ line.items[$0].name == nil && isNumber($0, in: line) })
    {
      return .numbers(indices.count)
    }
    return .object(hasPlace: hasPlace(indices, in: line))
  }

  private func hasPlace(_ indices: [Int], in line: PrintedLine) -> Bool {
    var coordinates = PlaceNames()
    for index in indices {
      switch shapes[index] {
      case .numbers(2...3), .object(hasPlace: true):
        if !somethingElse.contains(index) { return true }
      case .scalar: coordinates.add(line.items[index].role)
      default: break
      }
    }
    return coordinates.hasPlace
  }

  private static func isSomethingElse(_ index: Int, in line: PrintedLine) -> Bool {
    let item = line.items[index]
    if item.role.isPlace { return false }
    if let name = item.name { return PrintedNames.isSomethingElse(name, isLabel: false) }
    if item.hasLabel { return PrintedNames.isSomethingElse(item.value, isLabel: true) }
    guard !item.isSeparated, index > 0, line.items[index - 1].kind == .word,
      line.items[index - 1].name == nil
    else { return false }
    return PrintedNames.isSomethingElse(line.items[index - 1].value, isLabel: false)
  }
}
