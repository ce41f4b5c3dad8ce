/// How the numbers without names of a printed log are read.
struct PrintedPlan: Sendable {
  /// What the places of a log look like; those that are surer are greater.
  enum Form: Hashable, Sendable {
    /// So many numbers in brackets, or without any.
    case numbers(Int), brackets(Int)
    case names

    var rank: Int {
      switch self {
      case .names: 2
      case .brackets: 1
      case .numbers: 0
      }
    }
  }

  enum Third: Sendable {
    case time
    /// The depth of all places.
    case depth(Double)
  }

  enum Use {
    case rows
    /// The line has a phase and no place.
    case phase
    /// The line begins or ends a stroke whose rows have no phases.
    case boundary
    case skip
    /// The line is about something else.
    case foreign
    /// The line is the last, and cut off.
    case cut
    /// Nothing tells what the lines are about.
    case refuse(String)
    case reject(expected: String, at: UnsafePointer<UInt8>?)
  }

  var form = Form.names
  /// What a third number is.
  var third: Third?
  /// The index of the time among the numbers beside the place.
  var timeBeside: Int?
  /// True if a mark beside the place tells fingers apart.
  var hasFingerMarks = false
  var hasPhases = false
  /// True if lines are numbers and nothing else.
  var isTable = false
  /// True if a blank line ends a stroke: in rows of positions without names and phases.
  var endsAtBlankLines = false
  /// The words of lines with places, as hashes.
  var signatures: Set<UInt64> = []

  /// True if names say the times of places and no fingers.
  var hasNamedTimes = false
  /// True if the only number beside a phase without a place is the time.
  var hasTimeOfLift: Bool {
    if case .time = third { true } else { timeBeside != nil || hasNamedTimes }
  }

  static let mostSignatures = 64

  /// True if more lines must be seen to tell how to read a line's numbers.
  static func needsMore(_ places: PrintedPlaces) -> Bool {
    guard let form = places.form else { return true }
    return form != .names
      || places.bareNumbers.contains { $0.isMark || !places.hasTime }
  }

  /// Tells what to do with a line.
  func use(of places: PrintedPlaces, hasPhase: Bool) -> Use {
    let hasWords = places.hasWholePhase || signatures.contains(places.signature)
    let isKnown = hasWords || hasPhase && form == .names
    if let flaw = places.flaw {
      // Where places are written otherwise, these are about something else.
      if places.hasNamedNumbers, form.rank > 0 { return .skip }
      guard isKnown || hasPhase || places.hasCoordinates || isTable else { return .skip }
      let found = places.isAmbiguous ? "several" : "none"
      return .reject(expected: "\(flaw.expected), found \(found)\(flaw.advice)", at: flaw.place)
    }
    guard let place = places.places.first else {
      return useWithoutPlace(places, hasPhase: hasPhase, hasWords: hasWords)
    }
    guard places.form == form else {
      guard isKnown || hasPhase || isTable else { return .skip }
      return .reject(expected: "a position written as in the other lines", at: place.start)
    }
    guard isKnown || form == .names else {
      return .reject(
        expected:
          "a line with the same words as before; remove the lines about something else, or --fields x=1,y=2 reads the numbers of every line",
        at: place.start)
    }
    guard case .depth(let depth) = third,
      let other = places.places.first(where: {
        $0.numbers.count > 2 && places.number($0.numbers[2]) != depth
      })
    else { return .rows }
    return .reject(
      expected:
        "the depth that all positions before have; --fields x=1,y=2,t=3 reads the third number as the time",
      at: other.start)
  }

  private func useWithoutPlace(
    _ places: PrintedPlaces, hasPhase: Bool, hasWords: Bool
  ) -> Use {
    if places.hasCoordinates {
      return .reject(expected: "a position with x and y, found only one of them", at: nil)
    }
    if places.line.isEllipsis {
      return .reject(
        expected: "a position, found dots where lines were left out; print all of them", at: nil)
    }
    if hasPhase, hasPhases, hasWords { return .phase }
    let isHeading = places.hasStroke || hasPhase && !places.hasOtherWords || places.line.isHeading
    if !hasPhases, isHeading { return .boundary }
    return isTable ? .reject(expected: "numbers as in the lines before", at: nil) : .skip
  }
}
