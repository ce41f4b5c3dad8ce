// The places of a scope: those that names say, those in brackets, and numbers without any.

extension PrintedPlaces {
  /// Adds a place under a name that is known for places.
  mutating func addLocation(
    _ index: Int, _ name: RowText, isOfNumbers: Bool, to scope: Int
  ) {
    var children = line.children(of: index)
    // Brackets in brackets, such as an optional point.
    while children.count == 1, line.items[children[0]].kind == .group {
      children = line.children(of: children[0])
    }
    for (ordinal, child) in children.enumerated() {
      let axis =
        isOfNumbers
        ? ordinal == 0 ? PrintedNames.x : ordinal == 1 ? PrintedNames.y : nil
        : line.items[child].name
      guard let axis, let value = shapes.valueItem(child) ?? (isOfNumbers ? child : nil) else {
        continue
      }
      // x and y, whatever the rank of the location.
      let role: RowRole =
        switch line.names.role(of: axis) {
        case .x: .placeX(0)
        case .y: .placeY(0)
        case let other: other
        }
      addField(
        Field(outer: name, name: axis, role: role, item: value, isOfLocation: true), to: scope)
    }
  }

  /// Adds the places that names in a scope say; false if there are none.
  mutating func addPlaces(ofNamesIn scope: Int, start: UnsafePointer<UInt8>) -> Bool {
    var pairs: [(index: Int?, names: PlaceNames)] = []
    for field in scopes[scope].fields where field.role.isPlace {
      // A location in one value is a text.
      if case .place = field.role, field.outer == nil, line.items[field.item].kind != .text {
        continue
      }
      let known = pairs.firstIndex { $0.index == field.index }
      if known == nil { pairs.append((field.index, PlaceNames())) }
      pairs[known ?? pairs.count - 1].names.add(field.role)
    }
    pairs.removeAll { !$0.names.hasPlace }
    for (index, _) in pairs { places.append(Place(scope: scope, index: index, start: start)) }
    return !pairs.isEmpty
  }

  /// Adds the places in brackets: one, or a list of such as are alike.
  mutating func addPlaces(
    _ sources: [Int], in scope: Int, among indices: [Int], isRoot: Bool
  ) {
    guard let first = sources.first else { return }
    if sources.count == 1 {
      addPlace(first, in: scope)
    } else if !line.isRectangle(sources),
      areAlike(sources, in: scope, among: indices, isRoot: isRoot)
    {
      scopes[scope].isOfList = true
      hasList = true
      for (index, source) in sources.enumerated() {
        let count = places.count
        addPlace(source, in: scope)
        for place in count..<places.count where places[place].indexInList == nil {
          places[place].indexInList = index
        }
      }
    } else {
      isAmbiguous = true
      reject("one position", at: line.items[sources[1]].bracketPlace)
    }
  }

  private mutating func addPlace(_ source: Int, in scope: Int) {
    guard flaw == nil else { return }
    let start = line.items[source].bracketPlace
    guard shapes.isOfNumbers(source) else {
      let label = line.items[source].value
      let (count, before) = (scopes.count, places.count)
      visit(line.children(of: source), parent: scope)
      if !label.bytes.isEmpty { scopes[count].labels.append(label) }
      // A finger may be lifted without a place.
      if places.count == before, flaw == nil, isElement(source) {
        places.append(Place(scope: count, start: start))
      }
      return
    }
    // What is in brackets of its own has their labels, and its own if that is a phase.
    var group = source
    var children = line.children(of: group)
    while true {
      let item = line.items[group]
      if item.hasLabel, children.count == 1 || item.phase != nil {
        scopes[scope].labels.append(item.value)
      }
      guard children.count == 1 else { break }
      group = children[0]
      children = line.children(of: group)
    }
    places.append(
      Place(scope: scope, numbers: children.map { shapes.valueItem($0) ?? $0 }, start: start))
  }

  /// True if brackets are the elements of one list: alike, and with only separators between them.
  private func areAlike(
    _ sources: [Int], in scope: Int, among indices: [Int], isRoot: Bool
  ) -> Bool {
    let first = line.items[sources[0]]
    let isOfNumbers = shapes.isOfNumbers(sources[0])
    let areAlike = sources.allSatisfy { source in
      let isAlike =
        isOfNumbers ? shapes[source] == shapes[sources[0]] : !shapes.isOfNumbers(source)
      return isAlike && line.items[source].name == nil
        && line.items[source].value.bytes.elementsEqual(first.value.bytes)
    }
    guard areAlike, zip(sources, sources.dropFirst()).allSatisfy({ line.items[$0].next == $1 })
    else { return false }
    return !isRoot || !isOfNumbers || sources.count > 2 && sources.count == indices.count
  }

  /// Adds the place that numbers in a row outside of brackets are if nothing else is.
  mutating func addBarePlace() {
    let runs = bareRuns
    guard let run = runs.first else { return }
    let start = line.items[run[0]].value.start
    // The name of three numbers may belong to the first of them only.
    let isNamed = line.items[run[0]].beginsRun
    if isNamed { scopes[0].fields.removeAll { $0.item == run[0] } }
    if runs.count > 1 || run.count > (isNamed ? 2 : 3) {
      (isAmbiguous, hasNamedNumbers) = (true, isNamed)
      return reject("one position", at: start)
    }
    bareNumbers.removeAll { run.contains($0.item) }
    places.append(Place(scope: 0, numbers: run, start: start))
  }

  /// The numbers in a row outside of brackets that may be a place.
  var bareRuns: [[Int]] {
    var runs: [[Int]] = []
    for number in bareNumbers where !number.isMark {
      let item = number.item
      guard line.items[item].unit?.isUnitOfTime != true else { continue }
      if let last = runs.last?.last, last + 1 == item {
        runs[runs.count - 1].append(item)
      } else if item > 0, line.items[item - 1].beginsRun {
        runs.append([item - 1, item])
      } else {
        runs.append([item])
      }
    }
    return runs.filter { run in
      let name = line.items[run[0]].beginsRun ? line.items[run[0]].name : nil
      return run.count > 2 || run.count == 2 && name?.isOfSamples != false
    }
  }
}
