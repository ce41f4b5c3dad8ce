// What belongs to which place: the fields, words and labels of a line, in scopes.

extension PrintedPlaces {
  /// Brackets that may be the place of a scope, and those whose names are not known for places.
  private struct Candidates {
    var unnamed: [Int] = []
    var named: [Int] = []
    /// Numbers without brackets behind a name of places.
    var pairs: [[Int]] = []
    /// The first object with a label and a place.
    var element: Int?
  }

  /// Finds the places among items.
  mutating func visit(_ indices: [Int], parent: Int?, isRoot: Bool = false) {
    let objects = indices.indices.filter { addressItem(indices[$0]) != nil }
    let starts = objects.filter { line.items[indices[$0]].name == nil }
    guard starts.count > 1 else {
      // The only one is what the scope is about, if it comes before names.
      let isFirst = objects.first.map { first in
        starts.contains(first)
          || isRoot && indices[..<first].allSatisfy { line.items[$0].name == nil }
      }
      let address = isFirst == true ? objects.first.flatMap { addressItem(indices[$0]) } : nil
      return visitScope(indices, parent: parent, isRoot: isRoot, address: address)
    }
    // What stands before the first holds for all.
    let shared = makeScope(parent: parent)
    for index in indices[..<starts[0]] { add(index, to: shared) }
    for (start, end) in zip(starts, starts.dropFirst() + [indices.count]) {
      visitScope(
        Array(indices[start..<end]), parent: shared, isRoot: false,
        address: addressItem(indices[start]))
    }
  }

  /// The address of an object such as `<UITouch: 0x1a>`; nil for other items.
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
    scopes.append(Scope(parent: parent, address: address, hasFinger: address != nil))
    return scopes.count - 1
  }

  private mutating func visitScope(
    _ indices: [Int], parent: Int?, isRoot: Bool, address: Int?
  ) {
    let scope = makeScope(parent: parent, address: address.map { line.items[$0].value })
    var candidates = Candidates()
    candidates.element = indices.first {
      isElement($0) && shapes[$0] == .object(hasPlace: true)
    }
    var last: Int?
    for index in indices {
      defer { last = index }
      if let word = last, isName(word, of: index) {
        scopes[scope].words.removeLast()
        let name = line.items[word].value
        addField(
          Field(
            name: name, role: line.names.role(of: name), item: shapes.valueItem(index) ?? index),
          to: scope)
      } else if let first = last, isPairWithoutBrackets(first, index) {
        scopes[scope].fields.removeLast()
        candidates.pairs.append([first, index])
      } else {
        if isRoot { addBareNumber(index, behind: last) }
        sort(index, to: scope, &candidates)
      }
    }
    if flaw == nil { addPlaces(in: scope, among: indices, isRoot: isRoot, candidates) }
  }

  private mutating func addPlaces(
    in scope: Int, among indices: [Int], isRoot: Bool, _ candidates: Candidates
  ) {
    let (unnamed, named) = (candidates.unnamed, candidates.named)
    let start = indices.first.map { line.items[$0].start } ?? line.start
    if addPlaces(ofNamesIn: scope, start: start) {
      unread += named.compactMap { line.items[$0].name }
    } else if unnamed.isEmpty, candidates.pairs.count == 1, let pair = candidates.pairs.first {
      places.append(
        Place(scope: scope, numbers: pair, start: line.items[pair[0]].value.start))
    } else if unnamed.isEmpty, isRoot, let first = named.first, shapes.isOfNumbers(first),
      !bareRuns.isEmpty
    {
      isAmbiguous = true
      reject("one position", at: line.items[first].bracketPlace)
    } else if unnamed.isEmpty {
      addPlaces(named, in: scope, among: indices, isRoot: isRoot)
    } else {
      unread += named.compactMap { line.items[$0].name }
      addPlaces(unnamed, in: scope, among: indices, isRoot: isRoot)
    }
  }

  /// Keeps a number outside of brackets that has no name.
  private mutating func addBareNumber(_ index: Int, behind last: Int?) {
    if let mark = mark(index) {
      return bareNumbers.append(BareNumber(item: mark, hasWord: mark > index + 1, isMark: true))
    }
    guard line.items[index].name == nil, shapes.isNumber(index, in: line) else { return }
    let word = line.items[index].isSeparated ? nil : last.map { line.items[$0] }
    let hasWord = word.map { word in
      word.kind == .word && word.name == nil && word.phase == nil
        && word.value.bytes.contains(where: \.isLetter)
        && !word.value.isOne(of: "at", "t", "time", "on", "to")
    }
    let isTime = word?.kind == .word && word?.value.isOne(of: "at", "t", "time") == true
    bareNumbers.append(
      BareNumber(
        item: shapes.valueItem(index) ?? index, hasWord: hasWord ?? false, isTime: isTime))
  }

  /// The number of `[1]`, `touch[1]`, `(touch 1)`, `#1` or `1:`.
  private func mark(_ index: Int) -> Int? {
    let item = line.items[index]
    guard item.name == nil, item.kind == .group || item.kind == .number else { return nil }
    let number = line.items[item.next - 1]
    guard number.kind == .number, number.name == nil, number.unit == nil, number.value.isDigits
    else { return nil }
    let (start, end) = (number.value.start, number.value.end)
    let isMark =
      switch item.bracket {
      case UInt8(ascii: "["), UInt8(ascii: "("):
        (item.bracket == UInt8(ascii: "[") || !item.hasLabel)
          && line.items[index + 1..<item.next - 1].allSatisfy {
            $0.kind == .word && $0.name == nil && $0.value.bytes.allSatisfy(\.isLetter)
          }
      case 0:
        start > line.start && start[-1] == UInt8(ascii: "#")
          || end < line.cursor.end && end.pointee == UInt8(ascii: ":")
      default: false
      }
    return isMark ? item.next - 1 : nil
  }

  /// True for an object with a label, such as an element of a list.
  func isElement(_ index: Int) -> Bool {
    guard case .object = shapes[index] else { return false }
    return line.items[index].name == nil && line.items[index].hasLabel
  }

  /// Adds an item to a scope, or to those that may be the place. An object like another that has a place is an element
  /// of the same list, also without one.
  private mutating func sort(_ index: Int, to scope: Int, _ candidates: inout Candidates) {
    switch shapes[index] {
    case .object(hasPlace: true), .numbers(2...3): addPair(index, to: scope, &candidates)
    case .object where isElement(index) && candidates.element.map { isAlike(index, $0) } == true:
      candidates.unnamed.append(index)
    default: add(index, to: scope)
    }
  }

  private func isAlike(_ index: Int, _ other: Int) -> Bool {
    line.items[index].value.bytes.elementsEqual(line.items[other].value.bytes)
      && line.items[index].bracket == line.items[other].bracket
  }

  /// Adds brackets with a place to a scope: by a name that is known for them, or to those that may be the place.
  private mutating func addPair(_ index: Int, to scope: Int, _ candidates: inout Candidates) {
    let item = line.items[index]
    if case .view = item.role, let name = item.name {
      // How large the view is.
      addField(Field(name: name, role: item.role, item: index), to: scope)
    } else if shapes.somethingElse.contains(index) {
      return
    } else if let name = item.name, item.role.isPlace {
      addLocation(index, name, isOfNumbers: shapes.isOfNumbers(index), to: scope)
    } else if let name = item.name, line.names.phase(of: name) == nil {
      candidates.named.append(index)
    } else {
      if let name = item.name { scopes[scope].words.append(name) }
      candidates.unnamed.append(index)
    }
  }

  /// True if a word is the name of the number behind it: `x 165.5`.
  private func isName(_ word: Int, of index: Int) -> Bool {
    let (item, value) = (line.items[word], line.items[index])
    return item.kind == .word && item.name == nil && !value.isSeparated && value.name == nil
      && value.kind != .group && shapes.isNumber(index, in: line)
      && line.names.isOfNumbers(item.value)
  }

  /// True for `pos=1,2`: two numbers and no more behind a name of places.
  private func isPairWithoutBrackets(_ first: Int, _ second: Int) -> Bool {
    let (item, value) = (line.items[first], line.items[second])
    guard let name = item.name, item.kind == .number, value.kind == .number, value.name == nil,
      first + 1 == second
    else { return false }
    switch item.role {
    case .place: break
    default: guard !item.role.isPlace, name.isOfPlaces else { return false }
    }
    // A third number may be the time.
    let more = line.items[value.next...].prefix {
      $0.kind == .number && $0.name == nil && $0.isSeparated
    }
    return more.count < 2
  }
}

// MARK: - What is no place

extension PrintedPlaces {
  /// Adds an item that is no place to a scope.
  private mutating func add(_ index: Int, to scope: Int) {
    let item = line.items[index]
    if let value = shapes.valueItem(index) {
      return add(line.items[value], at: value, of: index, to: scope)
    }
    if let name = item.name, item.role.isPlace, item.bracket != UInt8(ascii: "<") {
      hasCoordinates = true
      guard !isPairWithOneNumber(index) else {
        return addLocation(index, name, isOfNumbers: true, to: scope)
      }
      return reject("a position of numbers under \(name.string.excerpt)", at: item.bracketPlace)
    }
    if item.name == nil, item.hasLabel { scopes[scope].labels.append(item.value) }
    // Names in brackets of their own belong to what is around; in brackets with a name they are its members.
    for child in line.children(of: index) where addressItem(index) != child {
      let inner = line.items[child]
      if let name = inner.name, let value = shapes.valueItem(child) {
        // What an app's name in brackets says is nothing.
        let isKnown = inner.role != .unknown || PrintedNames.mayBeFinger(name)
        guard item.name != nil || isKnown else { continue }
        let role = item.name == nil ? inner.role : .unknown
        addField(
          Field(outer: item.name, name: name, role: role, item: labelled(child) ?? value),
          to: scope)
      } else if item.name == nil, inner.kind == .group {
        add(child, to: scope)
      } else if case .view = item.role, let width = frameWidth(child) {
        let name = PrintedNames.width
        addField(Field(name: name, role: line.names.role(of: name), item: width), to: scope)
      }
    }
  }

  /// True for a pair in which only one value is a number, such as `(oops, 208.7)`.
  private func isPairWithOneNumber(_ index: Int) -> Bool {
    let children = line.children(of: index)
    return children.count == 2
      && children.allSatisfy { line.items[$0].name == nil && line.items[$0].kind != .group }
      && children.contains { shapes.isNumber($0, in: line) }
  }

  /// Adds the value of an item.
  private mutating func add(
    _ value: PrintedLine.Item, at place: Int, of index: Int, to scope: Int
  ) {
    let item = line.items[index]
    if let name = item.name {
      addField(
        Field(name: name, role: item.role, item: labelled(index) ?? place, index: item.index),
        to: scope)
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
    if item.name == nil, item.hasLabel { scopes[scope].labels.append(item.value) }
  }

  /// Adds the words of a text in quotes that ends in a phase.
  private mutating func addWords(of text: RowText, to scope: Int) {
    let words = text.bytes.split(separator: 0x20)
    guard words.count < 5, let base = text.bytes.baseAddress else { return }
    let texts = words.map { RowText(base + $0.startIndex, base + $0.endIndex) }
    guard let last = texts.last, line.names.phase(of: last) != nil else { return }
    scopes[scope].words += texts
  }

  /// The item with the width in `frame = (0 0; 390 844)`.
  private func frameWidth(_ index: Int) -> Int? {
    guard case .numbers(4) = shapes[index],
      line.items[index].name?.bytes.elementsEqual("frame".utf8) == true
    else { return nil }
    return line.children(of: index)[2]
  }

  /// The group itself if its label is the value: `ACTION_POINTER_DOWN(1)`.
  private func labelled(_ index: Int) -> Int? {
    line.items[index].hasLabel && line.items[index].phase != nil ? index : nil
  }

  mutating func addField(_ field: Field, to scope: Int) {
    guard scopes[scope].fields.count < Self.mostFields else {
      return reject("at most \(Self.mostFields) names for a position", at: field.name.start)
    }
    var field = field
    switch field.outer == nil ? field.role : .unknown {
    case .time:
      hasTime = true
      check(field, of: scope)
    case .x, .y, .place, .placeX, .placeY:
      hasCoordinates = true
      check(field, of: scope)
    case .finger: scopes[scope].hasFinger = true
    case .stroke, .id: hasStroke = true
    case .phase:
      field.phase = line.names.phase(of: line.items[field.item].value, under: field.name)
      hasWholePhase = hasWholePhase || field.phase != nil && !field.role.isContact
    default: break
    }
    if field.outer == nil || field.isOfLocation {
      names.insert((field.outer ?? field.name).hashWithoutDigits)
    }
    scopes[scope].fields.append(field)
  }

  /// Notes what is wrong with a coordinate or a time.
  private mutating func check(_ field: Field, of scope: Int) {
    let isSecond = scopes[scope].fields.contains {
      $0.outer == nil && $0.index == field.index && $0.name.bytes.elementsEqual(field.name.bytes)
    }
    let isHidden =
      field.item > 0 && line.items[field.item].value.bytes.elementsEqual("private".utf8)
      && line.items[field.item - 1].bracket == UInt8(ascii: "<")
    let isMissing = line.items[field.item].kind == .nothing
    guard isSecond || isHidden || isMissing else { return }
    let name = field.name.string.excerpt
    isAmbiguous = isAmbiguous || isSecond
    if isSecond || isMissing {
      reject(isSecond ? "one \(name)" : "a value of \(name)", at: field.name.start)
    }
    if isHidden {
      refusal =
        refusal
        ?? "expected a value of \(name), found <private>: os_log hides it; log it with %{public} or privacy: .public"
    }
  }
}
