// Which of a line's items are places, and which names belong to each.
//
// - Names for x and y that stand together are a place, and so are two or three numbers in brackets, with or without
//   names and a label: `(1, 2)`, `CGPoint(x: 1, y: 2)`, `[1 2 0.5]`.
// - What stands in the same brackets belongs to the place; what stands around them holds for all places in them.
// - An object such as `<UITouch: 0x1>` owns what follows it, up to the next of its kind.
// - Several places in brackets are a list if they are alike. Others on one line are several readings, which is a flaw.
// - A pair that has the name of something else, such as a velocity, is no place.

/// The places that a printed line holds.
struct PrintedPlaces {
  /// A value with its name.
  struct Field {
    /// The name of the brackets that it stands in, if it has one.
    var outer: RowText?
    var name: RowText
    /// The index of the item with the value.
    var item: Int
    var index: Int?
    /// True for a member of brackets under the name of a place.
    var isOfLocation = false

    /// True if another field has the same name.
    func isNamed(like other: Field) -> Bool {
      name.bytes.elementsEqual(other.name.bytes)
        && outer.map { Array($0.bytes) } == other.outer.map { Array($0.bytes) }
    }
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
  }

  struct Place {
    var scope: Int
    /// The items with the numbers of a place without names; empty if names say it.
    var numbers: [Int] = []
    /// The number of the pointer, as in `x[1]=5`.
    var index: Int?
    /// Where it begins.
    var start: UnsafePointer<UInt8>
    /// The index in a list, and the number of the list among those of the line.
    var inList: (index: Int, list: Int)?
  }

  private(set) var line: PrintedLine
  private(set) var scopes: [Scope] = []
  private(set) var places: [Place] = []
  private(set) var flaw: PrintedLine.Flaw?
  /// Why nothing of the log can be read.
  private(set) var refusal: String?
  /// Names of pairs of numbers beside the place that are not read.
  private(set) var unread: [RowText] = []
  /// True if several places on the line are several readings.
  private(set) var isAmbiguous = false
  /// The items outside of brackets that are numbers without names, and whether a word before says what a number is.
  private(set) var bareNumbers: [(item: Int, hasWord: Bool)] = []
  /// The number of lists that have been found.
  private(set) var lists = 0
  /// True if a name says a time, or a part of a place.
  private(set) var hasTime = false
  private(set) var hasCoordinates = false
  /// Hashes of the words outside of brackets, without digits and phases; and one of all of them.
  private(set) var words: [UInt64] = []
  private(set) var signature: UInt64 = 0xcbf2_9ce4_8422_2325
  /// Those of words that do not stand beside phases everywhere.
  private(set) var ownWords: Set<UInt64> = []
  /// True if there are words that say nothing of a stroke.
  private(set) var hasOtherWords = false
  /// True if a name tells strokes apart.
  private(set) var hasStroke = false
  /// True if a word is a phase that is nothing else: `touchesEnded`.
  private(set) var hasWholePhase = false
  /// Hashes of the names outside of brackets with a name.
  private(set) var names: Set<UInt64> = []
  private var shapes: [Shape] = []
  private var meanings: [Meaning] = []

  /// What the words of an item mean.
  private struct Meaning {
    /// The role of its name.
    var name = RowRole.unknown
    var nameIsPhase = false
    /// True for a bracket whose label is a phase.
    var labelIsPhase = false
    /// Brackets that are a phase, such as `UITouchPhase(rawValue: 0)`.
    var phaseOfGroup: RowText?
    /// True for a word that is the name of a number behind it.
    var isOfNumbers = false
    /// True for a word that says what the number behind it is, which is then not the time.
    var saysNumber = false
    /// True for brackets whose name or label says that they are no place.
    var isSomethingElse = false
  }

  private enum Shape: Equatable {
    /// A value, which is that of the item at an index.
    case scalar(Int)
    /// Numbers without names: how many.
    case numbers(Int)
    /// Something with names, or brackets in brackets.
    case object(hasPlace: Bool)
  }

  private static let mostFields = 64

  init(_ line: PrintedLine) {
    self.line = line
    flaw = line.flaw
    guard flaw == nil else {
      readWords()
      return
    }
    meanings = line.items.indices.map { meaning(of: $0) }
    shapes = line.items.indices.map { .scalar($0) }
    for index in line.items.indices.reversed() where line.items[index].kind == .group {
      shapes[index] = shape(of: index)
    }
    visit(0..<line.items.count, parent: nil, isRoot: true)
    if places.isEmpty, flaw == nil { readBareNumbers() }
    sign()
  }

  /// Reads the words outside of brackets.
  private mutating func sign() {
    for label in scopes.first?.labels ?? [] {
      let part = PrintedNames.phaseWord(label)
      hasWholePhase = hasWholePhase || part.isOfPointer && line.names.phase(of: part) != nil
    }
    for word in scopes.first?.words ?? [] {
      let part = PrintedNames.phaseWord(word)
      if let phase = line.names.phase(of: part), phase != .other || part.isOfPointer {
        hasWholePhase = hasWholePhase || part.isOfPointer
        continue
      }
      hasOtherWords = hasOtherWords || !part.isOfStroke
      let hash = word.hashWithoutDigits
      if words.count < Self.mostFields {
        words.append(hash)
        if !part.isOfStroke, !word.isOfSentences { ownWords.insert(hash) }
      }
      signature = (signature ^ hash) &* 0x100_0000_01b3
    }
  }

  /// Reads the words of a line that is broken.
  private mutating func readWords() {
    scopes = [Scope(parent: nil)]
    for item in line.items {
      if let name = item.name {
        hasCoordinates = hasCoordinates || line.names.role(of: name).isPlace
      } else if item.kind == .word || item.kind == .group, !item.value.bytes.isEmpty {
        scopes[0].words.append(item.value)
      }
    }
    sign()
  }

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

  private mutating func meaning(of index: Int) -> Meaning {
    let item = line.items[index]
    var meaning = Meaning()
    if let name = item.name { meaning.name = line.names.role(of: name) }
    if item.kind == .word, item.name == nil {
      meaning.isOfNumbers = line.names.isOfNumbers(item.value)
      meaning.saysNumber =
        item.value.bytes.contains { $0.isLetter } && line.names.phase(of: item.value) == nil
        && !["at", "t", "time", "on", "to"].contains { (word: StaticString) in
          item.value.bytes[...].elementsEqualIgnoringCase(word)
        }
    }
    guard item.kind == .group else { return meaning }
    meaning.phaseOfGroup = phaseOfGroup(index)
    meaning.nameIsPhase = item.name.flatMap { line.names.phase(of: $0) } != nil
    let hasLabel = !item.value.bytes.isEmpty
    meaning.labelIsPhase = hasLabel && line.names.phase(of: item.value) != nil
    if let name = item.name {
      meaning.isSomethingElse = PrintedNames.isSomethingElse(name, isLabel: false)
    } else if hasLabel {
      meaning.isSomethingElse = PrintedNames.isSomethingElse(item.value, isLabel: true)
    } else if !item.isSeparated, index > 0, line.items[index - 1].kind == .word,
      line.items[index - 1].name == nil
    {
      meaning.isSomethingElse = PrintedNames.isSomethingElse(
        line.items[index - 1].value, isLabel: false)
    }
    if meaning.name.isPlace { meaning.isSomethingElse = false }
    return meaning
  }
}

extension PrintedPlaces {
  /// The text of brackets that are a phase by their label and the number in them.
  private mutating func phaseOfGroup(_ index: Int) -> RowText? {
    let item = line.items[index]
    guard item.name == nil, !item.value.bytes.isEmpty, !item.isOpen, item.next == index + 2,
      line.items[index + 1].name?.bytes[...].elementsEqualIgnoringCase("rawvalue") == true
    else { return nil }
    let text = RowText(item.value.start, line.items[index + 1].value.end + 1)
    return line.names.phase(of: text) == nil ? nil : text
  }
}

// MARK: - Shapes of brackets

extension PrintedPlaces {
  /// The indices of the items right in a range.
  private func children(_ range: Range<Int>) -> [Int] {
    var indices: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      indices.append(index)
      index = line.items[index].next
    }
    return indices
  }

  private func contents(of group: Int) -> Range<Int> { group + 1..<line.items[group].next }

  private func shape(of group: Int) -> Shape {
    let indices = children(contents(of: group))
    if indices.count == 1, let only = indices.first {
      let name = line.items[only].name
      if name.map({ PrintedNames.isOfOnlyValue($0) }) ?? true {
        return meanings[only].isSomethingElse ? .object(hasPlace: false) : shapes[only]
      }
    }
    let numbers = indices.filter { isNumber($0) && line.items[$0].name == nil }
    if numbers.count == indices.count, numbers.count > 1 { return .numbers(numbers.count) }
    return .object(hasPlace: hasPlace(indices))
  }

  /// The item with an item's value; nil if it has none of its own.
  private func valueItem(_ index: Int) -> Int? {
    if case .scalar(let item) = shapes[index] { item } else { nil }
  }

  /// True for a number, and for what is written where none is known.
  private func isNumber(_ index: Int) -> Bool {
    guard meanings[index].phaseOfGroup == nil,
      let item = valueItem(index).map({ line.items[$0] })
    else { return false }
    return item.kind == .number || item.kind == .word && item.value.isAbsent
  }

  private func hasPlace(_ indices: [Int]) -> Bool {
    var coordinates = CoordinateMask()
    for index in indices {
      if valueItem(index) != nil { coordinates.add(meanings[index].name) }
      guard !meanings[index].isSomethingElse else { continue }
      switch shapes[index] {
      case .numbers(2...3), .object(hasPlace: true): return true
      default: break
      }
    }
    return coordinates.hasPair
  }
}

/// Which coordinates there are.
private struct CoordinateMask {
  private var x: UInt32 = 0
  private var y: UInt32 = 0
  private var isWhole = false

  mutating func add(_ role: RowRole) {
    switch role {
    case .x(let pair): x |= 1 << pair
    case .y(let pair): y |= 1 << pair
    case .placeX(let rank): x |= 1 << (rank + 8)
    case .placeY(let rank): y |= 1 << (rank + 8)
    case .place: isWhole = true
    default: break
    }
  }

  var hasPair: Bool { x & y != 0 || isWhole }
}

// MARK: - Places

extension PrintedPlaces {
  /// Finds the places in a range of items, which belong to a scope.
  private mutating func visit(_ range: Range<Int>, parent: Int?, isRoot: Bool = false) {
    let indices = children(range)
    var objects = indices.indices.filter {
      isObject(indices[$0]) && line.items[indices[$0]].name == nil
    }
    if objects.count < 2 {
      objects = indices.indices.filter { isObject(indices[$0]) }
      let isFirst = objects.first.map { first in
        line.items[indices[first]].name == nil
          || isRoot && indices[..<first].allSatisfy { line.items[$0].name == nil }
      }
      let address = isFirst == true ? objects.first.flatMap { addressItem(indices[$0]) } : nil
      return visitScope(indices, parent: parent, isRoot: isRoot, address: address)
    }
    // What stands before the first holds for all.
    let shared = makeScope(parent: parent)
    for index in indices[..<objects[0]] { add(index, to: shared) }
    for (number, first) in objects.enumerated() {
      let end = number + 1 < objects.count ? objects[number + 1] : indices.count
      visitScope(
        Array(indices[first..<end]), parent: shared, isRoot: false,
        address: addressItem(indices[first]))
    }
  }

  /// True for `<UITouch: 0x1a>`.
  private func isObject(_ index: Int) -> Bool { addressItem(index) != nil }

  private func addressItem(_ index: Int) -> Int? {
    let item = line.items[index]
    guard item.kind == .group, item.bracket == UInt8(ascii: "<"), index + 1 < item.next else {
      return nil
    }
    let first = line.items[index + 1]
    return first.name != nil && first.kind == .word && first.value.bytes.starts(with: "0x".utf8)
      ? index + 1 : nil
  }

  private mutating func makeScope(parent: Int?, address: RowText? = nil) -> Int {
    scopes.append(Scope(parent: parent))
    scopes[scopes.count - 1].address = address
    scopes[scopes.count - 1].hasFinger = address != nil
    return scopes.count - 1
  }

  private mutating func visitScope(
    _ indices: [Int], parent: Int?, isRoot: Bool, address: Int?
  ) {
    let scope = makeScope(parent: parent, address: address.map { line.items[$0].value })
    var (candidates, named): ([Int], [Int]) = ([], [])
    var pairs: [(first: Int, second: Int)] = []
    let element = indices.first { isElement($0) && shapes[$0] == .object(hasPlace: true) }
    var last: Int?
    for index in indices {
      defer { last = index }
      if let word = last, isName(word, of: index) {
        scopes[scope].words.removeLast()
        let item = valueItem(index) ?? index
        addField(Field(name: line.items[word].value, item: item), to: scope)
        continue
      }
      if let first = last, isPairWithoutBrackets(first, index, next: line.items[index].next) {
        scopes[scope].fields.removeLast()
        pairs.append((first, index))
        continue
      }
      if isRoot { addBareNumber(index, behind: last) }
      sort(index, element, to: scope, &candidates, &named)
    }
    guard flaw == nil else { return }
    if addPlaces(ofNamesIn: scope, start: start(of: indices)) {
      unread += named.compactMap { line.items[$0].name }
      return
    }
    if let pair = pairs.first, candidates.isEmpty, pairs.count == 1 {
      let start = line.items[pair.first].value.start
      places.append(Place(scope: scope, numbers: [pair.first, pair.second], start: start))
      return
    }
    if !candidates.isEmpty { unread += named.compactMap { line.items[$0].name } }
    addPlaces(candidates.isEmpty ? named : candidates, in: scope, among: indices, isRoot: isRoot)
  }

  /// Adds brackets that say how large the view is. Returns false for others.
  private mutating func addViewSize(_ index: Int, to scope: Int) -> Bool {
    guard case .view = meanings[index].name, let name = line.items[index].name else { return false }
    addField(Field(name: name, item: index), to: scope)
    return true
  }

  /// The text of brackets, up to their last value.
  func text(ofGroup index: Int) -> RowText {
    RowText(line.items[index].bracketPlace, line.items[line.items[index].next - 1].value.end)
  }

  /// Keeps a number outside of brackets that has no name.
  private mutating func addBareNumber(_ index: Int, behind last: Int?) {
    guard isNumber(index), line.items[index].name == nil else { return }
    let hasWord = last.map { meanings[$0].saysNumber && !line.items[index].isSeparated } ?? false
    bareNumbers.append((valueItem(index) ?? index, hasWord))
  }

  /// True for an object with a label, such as an element of a list.
  private func isElement(_ index: Int) -> Bool {
    let item = line.items[index]
    guard case .object = shapes[index] else { return false }
    return item.name == nil && !item.value.bytes.isEmpty
  }

  /// Adds an item to a scope, or to those that may be the place. An object like another that has a place is an element
  /// of the same list, also without one.
  private mutating func sort(
    _ index: Int, _ element: Int?, to scope: Int, _ candidates: inout [Int], _ named: inout [Int]
  ) {
    switch shapes[index] {
    case .object(hasPlace: true), .numbers(2...3):
      addPair(index, to: scope, &candidates, &named)
    case .object where isElement(index) && element.map { isAlike(index, $0) } == true:
      candidates.append(index)
    default: add(index, to: scope)
    }
  }

  private func isAlike(_ index: Int, _ other: Int) -> Bool {
    line.items[index].value.bytes.elementsEqual(line.items[other].value.bytes)
      && line.items[index].bracket == line.items[other].bracket
  }

  /// Adds two or three numbers to a scope: by a name that is known for them, or to those that may be the place.
  private mutating func addPair(
    _ index: Int, to scope: Int, _ candidates: inout [Int], _ named: inout [Int]
  ) {
    let name = line.items[index].name
    if addViewSize(index, to: scope) || meanings[index].isSomethingElse { return }
    if let name, meanings[index].name.isPlace {
      addLocation(index, name, to: scope)
    } else if name == nil || meanings[index].nameIsPhase {
      if let name { scopes[scope].words.append(name) }
      candidates.append(index)
    } else {
      named.append(index)
    }
  }

  /// The place where the first of the items begins, or its name.
  private func start(of indices: [Int]) -> UnsafePointer<UInt8> {
    guard let first = indices.first.map({ line.items[$0] }) else { return line.start }
    return [first.name?.start, first.value.start, first.bracketPlace].compactMap { $0 }
      .min() ?? first.bracketPlace
  }

  /// True if a word is the name of the number behind it: `x 165.5`.
  private func isName(_ word: Int, of index: Int) -> Bool {
    let (item, value) = (line.items[word], line.items[index])
    return item.kind == .word && item.name == nil && !value.isSeparated && value.name == nil
      && isNumber(index) && value.kind != .group && meanings[word].isOfNumbers
  }

  /// True for `pos=1,2`: two numbers and no more behind a name of places.
  private mutating func isPairWithoutBrackets(_ first: Int, _ second: Int, next: Int) -> Bool {
    let (item, value) = (line.items[first], line.items[second])
    guard let name = item.name, item.kind == .number, value.kind == .number, value.name == nil,
      first + 1 == second,
      meanings[first].name.isPlace || PrintedNames.isOfPlaces(name)
    else { return false }
    if case .place = meanings[first].name {} else if meanings[first].name.isPlace { return false }
    guard next < line.items.count else { return true }
    return line.items[next].kind != .number || line.items[next].name != nil
      || !line.items[next].isSeparated
  }

  /// Adds an item that is no place to a scope.
  private mutating func add(_ index: Int, to scope: Int) {
    let item = line.items[index]
    if let phase = meanings[index].phaseOfGroup { return scopes[scope].words.append(phase) }
    if let value = valueItem(index) {
      return add(line.items[value], at: value, of: index, to: scope)
    }
    guard item.kind == .group else { return }
    if let name = item.name, meanings[index].name.isPlace, item.bracket != UInt8(ascii: "<") {
      return rejectPlace(name, at: item.bracketPlace)
    }
    if item.name == nil, !item.value.bytes.isEmpty { scopes[scope].labels.append(item.value) }
    // Names in brackets of their own belong to what is around; in brackets with a name they are its members.
    for child in children(contents(of: index)) where addressItem(index) != child {
      let inner = line.items[child]
      if let name = inner.name, let value = valueItem(child) {
        // What an app's name in brackets says is nothing.
        if item.name == nil, meanings[child].name == .unknown, !line.names.mayBeFinger(name) {
          continue
        }
        addField(Field(outer: item.name, name: name, item: labelled(child) ?? value), to: scope)
      } else if item.name == nil, inner.kind == .group {
        add(child, to: scope)
      } else if case .view = meanings[index].name, let width = frameWidth(child) {
        addField(Field(name: PrintedNames.width, item: width), to: scope)
      }
    }
  }

  /// Adds the value of an item.
  private mutating func add(
    _ value: PrintedLine.Item, at place: Int, of index: Int, to scope: Int
  ) {
    let item = line.items[index]
    if let name = item.name {
      addField(Field(name: name, item: labelled(index) ?? place, index: item.index), to: scope)
    } else if value.kind == .time {
      // A time in the message counts more than one in front of it.
      let clock = scopes[scope].clock
      if clock == nil || clock?.start == line.prefix.clock?.start {
        scopes[scope].clock = value.value
      }
    } else if value.kind == .text {
      addWords(of: value.value, to: scope)
    } else if value.kind == .word {
      scopes[scope].words.append(value.value)
    }
    if item.kind == .group, item.name == nil, !item.value.bytes.isEmpty {
      scopes[scope].labels.append(item.value)
    }
  }

  /// Adds the words of a text in quotes that ends in a phase.
  private mutating func addWords(of text: RowText, to scope: Int) {
    let words = text.bytes.split(separator: 0x20)
    guard words.count < 5, let base = text.bytes.baseAddress else { return }
    let texts = words.map { RowText(base + $0.startIndex, base + $0.endIndex) }
    guard let last = texts.last, line.names.phase(of: last) != nil else { return }
    scopes[scope].words += texts
  }

  private mutating func rejectPlace(_ name: RowText, at place: UnsafePointer<UInt8>) {
    hasCoordinates = true
    flaw = flaw ?? PrintedLine.Flaw("a position of numbers under \(name.string.excerpt)", at: place)
  }

  /// The item with the width in `frame = (0 0; 390 844)`.
  private func frameWidth(_ index: Int) -> Int? {
    guard case .numbers(4) = shapes[index],
      line.items[index].name?.bytes.elementsEqual("frame".utf8) == true
    else { return nil }
    return children(contents(of: index))[2]
  }

  /// The group itself if its label is the value: `ACTION_POINTER_DOWN(1)`.
  private func labelled(_ index: Int) -> Int? {
    meanings[index].labelIsPhase ? index : nil
  }

  private mutating func addField(_ field: Field, to scope: Int) {
    guard scopes[scope].fields.count < Self.mostFields else {
      flaw =
        flaw
        ?? PrintedLine.Flaw("at most \(Self.mostFields) names for a position", at: field.name.start)
      return
    }
    let role = field.outer == nil ? line.names.role(of: field.name) : .unknown
    let isNeeded = if case .time = role { true } else { role.isPlace }
    switch role {
    case .time: hasTime = true
    case .finger: scopes[scope].hasFinger = true
    case .stroke, .id: hasStroke = true
    case .phase:
      if line.names.phase(of: line.items[field.item].value, under: field.name) != nil {
        hasWholePhase = true
      }
    case _ where role.isPlace: hasCoordinates = true
    default: break
    }
    if isNeeded { check(field, of: scope) }
    if field.outer == nil || field.isOfLocation {
      names.insert((field.outer ?? field.name).hashWithoutDigits)
    }
    scopes[scope].fields.append(field)
  }

  /// Notes what is wrong with a coordinate or a time.
  private mutating func check(_ field: Field, of scope: Int) {
    let name = field.name.string.excerpt
    let isSecond = scopes[scope].fields.contains {
      $0.outer == nil && $0.index == field.index && $0.name.bytes.elementsEqual(field.name.bytes)
    }
    if isSecond {
      isAmbiguous = true
      flaw = flaw ?? PrintedLine.Flaw("one \(name)", at: field.name.start)
    }
    if isHidden(field.item) {
      refusal =
        refusal
        ?? "expected a value of \(name), found <private>: os_log hides it; log it with %{public} or privacy: .public"
    }
    if line.items[field.item].kind == .nothing {
      flaw = flaw ?? PrintedLine.Flaw("a value of \(name)", at: field.name.start)
    }
  }

  /// True for `<private>`.
  private func isHidden(_ item: Int) -> Bool {
    item > 0 && line.items[item].value.bytes.elementsEqual("private".utf8)
      && line.items[item - 1].bracket == UInt8(ascii: "<")
  }

  /// Adds a place under a name that is known for places.
  private mutating func addLocation(_ index: Int, _ name: RowText, to scope: Int) {
    var group = index
    // Brackets in brackets, such as an optional point.
    while case let inner = children(contents(of: group)), inner.count == 1,
      line.items[inner[0]].kind == .group
    { group = inner[0] }
    let inner = children(contents(of: group))
    if case .numbers = shapes[index] {
      for (axis, item) in zip([PrintedNames.x, PrintedNames.y], inner) {
        addField(
          Field(outer: name, name: axis, item: valueItem(item) ?? item, isOfLocation: true),
          to: scope)
      }
    } else {
      for child in inner {
        guard let axis = line.items[child].name, let value = valueItem(child) else { continue }
        addField(Field(outer: name, name: axis, item: value, isOfLocation: true), to: scope)
      }
    }
  }

  /// Adds the places that names in a scope say; false if there are none.
  private mutating func addPlaces(ofNamesIn scope: Int, start: UnsafePointer<UInt8>) -> Bool {
    var masks: [(index: Int?, mask: CoordinateMask)] = []
    for field in scopes[scope].fields {
      var role = line.names.role(of: field.name)
      if field.outer != nil {
        // Members of a location: x and y, whatever its rank.
        guard field.isOfLocation else { continue }
        if case .x = role { role = .placeX(0) }
        if case .y = role { role = .placeY(0) }
      } else if case .place = role, line.items[field.item].kind != .text {
        continue
      }
      guard role.isPlace else { continue }
      let known = masks.firstIndex { $0.index == field.index }
      if known == nil { masks.append((field.index, CoordinateMask())) }
      masks[known ?? masks.count - 1].mask.add(role)
    }
    masks.removeAll { !$0.mask.hasPair }
    for (index, _) in masks { places.append(Place(scope: scope, index: index, start: start)) }
    return !masks.isEmpty
  }

  /// Adds the places in brackets: one, or a list of such as are alike.
  private mutating func addPlaces(
    _ sources: [Int], in scope: Int, among indices: [Int], isRoot: Bool
  ) {
    guard let first = sources.first else { return }
    if sources.count == 1 {
      addPlace(first, in: scope)
    } else if areAlike(sources, in: scope, among: indices, isRoot: isRoot) {
      scopes[scope].isOfList = true
      lists += 1
      for (index, source) in sources.enumerated() {
        let count = places.count
        addPlace(source, in: scope)
        for place in count..<places.count where places[place].inList == nil {
          places[place].inList = (index, lists)
        }
      }
    } else {
      isAmbiguous = true
      flaw = flaw ?? PrintedLine.Flaw("one position", at: line.items[sources[1]].bracketPlace)
    }
  }

  private mutating func addPlace(_ source: Int, in scope: Int) {
    guard flaw == nil else { return }
    if case .numbers = shapes[source] {
      var group = source
      while case let inner = children(contents(of: group)), inner.count == 1 {
        if !line.items[group].value.bytes.isEmpty {
          scopes[scope].labels.append(line.items[group].value)
        }
        group = inner[0]
      }
      let label = line.items[group].value
      if !label.bytes.isEmpty, line.names.phase(of: label) != nil {
        scopes[scope].labels.append(label)
      }
      places.append(
        Place(
          scope: scope, numbers: children(contents(of: group)).map { valueItem($0) ?? $0 },
          start: line.items[source].bracketPlace))
    } else {
      let label = line.items[source].value
      let (count, before) = (scopes.count, places.count)
      visit(contents(of: source), parent: scope)
      guard count < scopes.count else { return }
      if !label.bytes.isEmpty { scopes[count].labels.append(label) }
      // A finger may be lifted without a place.
      if places.count == before, flaw == nil, isElement(source) {
        places.append(Place(scope: count, start: line.items[source].bracketPlace))
      }
    }
  }

  /// True if brackets are the elements of one list.
  private func areAlike(
    _ sources: [Int], in scope: Int, among indices: [Int], isRoot: Bool
  ) -> Bool {
    let first = line.items[sources[0]]
    let isOfNumbers = if case .numbers = shapes[sources[0]] { true } else { false }
    for source in sources {
      let item = line.items[source]
      guard item.name == nil, item.value.bytes.elementsEqual(first.value.bytes) else {
        return false
      }
      switch (shapes[source], shapes[sources[0]]) {
      case (.numbers(let count), .numbers(let other)): if count != other { return false }
      case (.object, .object): break
      default: return false
      }
    }
    // Only separators may stand between them.
    for (source, next) in zip(sources, sources.dropFirst()) where line.items[source].next != next {
      return false
    }
    guard isRoot, isOfNumbers else { return true }
    return sources.count > 2 && sources.count == indices.count
  }

  /// Numbers in a row outside of brackets are a place if nothing else is.
  private mutating func readBareNumbers() {
    var runs: [[Int]] = []
    for (item, _) in bareNumbers where line.items[item].unit.map(PrintedNames.isTime) != true {
      if let last = runs.last?.last, last + 1 == item {
        runs[runs.count - 1].append(item)
      } else {
        runs.append([item])
      }
    }
    runs.removeAll { $0.count < 2 }
    guard let run = runs.first else { return }
    let start = line.items[run[0]].value.start
    if runs.count > 1 || run.count > 3 {
      isAmbiguous = true
      flaw = flaw ?? PrintedLine.Flaw("one position", at: start)
      return
    }
    bareNumbers.removeAll { run.contains($0.item) }
    places.append(Place(scope: 0, numbers: run, start: start))
  }
}
