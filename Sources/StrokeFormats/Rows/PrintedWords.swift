// Words that printed lines have, whatever stands under which name.

extension RowText {
  /// A text of the program's own.
  init(_ text: StaticString) {
    self.init(text.utf8Start, text.utf8Start + text.utf8CodeUnitCount)
  }

  /// True for one of some words in small letters, in any case.
  func isOne(of words: StaticString...) -> Bool {
    words.contains { bytes[...].elementsEqualIgnoringCase($0) }
  }

  /// True for a word of one of these beginnings in small letters, in any case.
  private func begins(withOneOf words: StaticString...) -> Bool {
    words.contains { bytes.prefix($0.utf8CodeUnitCount).elementsEqualIgnoringCase($0) }
  }

  var isSeconds: Bool { isOne(of: "s", "sec", "secs", "seconds") }

  var isUnitOfTime: Bool { isSeconds || isOne(of: "ms", "us", "ns") }

  /// True for a unit that may stand behind a number.
  var isUnit: Bool { isUnitOfTime || isOne(of: "px", "pt", "dp", "pts") }

  /// True for short names of places, which stand before two numbers without brackets.
  var isOfPlaces: Bool { isOne(of: "pos", "loc", "xy", "pt", "coords", "coordinates") }

  /// True for the names of the only value of a wrapper: `PointerId(value=0)`.
  var isOfOnlyValue: Bool { isOne(of: "rawvalue", "value") }

  /// True for a word that stands beside a phase where a stroke begins or ends.
  var isOfStroke: Bool {
    isOne(
      of: "stroke", "gesture", "touch", "trial", "drag", "swipe", "recording", "finger", "line",
      "path", "pen")
  }

  /// True for a name before a colon and a place without brackets.
  var isOfSamples: Bool { isOfStroke || isOne(of: "sample", "point", "pointer", "mouse", "event") }

  /// True for a word that sentences have about anything.
  var isOfSentences: Bool { isOne(of: "at", "to", "on", "in", "of", "is", "the", "a") }

  /// True for a word about touches or pointers.
  var isOfPointer: Bool {
    begins(
      withOneOf: "touch", "pointer", "mouse", "action", "pan", "drag", "onresponder", "gotp",
      "lostp")
  }

  /// True for what may be a phase, and no part of a name such as `start x`.
  var isOfPhasesOnly: Bool {
    isOfPointer && !isOne(of: "touch", "pointer", "mouse", "pan", "drag")
      || isOne(of: "began", "moved", "ended", "cancelled", "canceled")
  }

  /// True for the texts of numbers that are not finite.
  var isNotFinite: Bool {
    let isSigned = bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "+")
    return RowText(isSigned ? start + 1 : start, end).isOne(of: "nan", "inf", "infinity")
  }

  /// True for what a name such as `ended` has for a value where it is no phase.
  var isFlag: Bool { isAbsent || isOne(of: "true", "false", "yes", "no") }

  /// True for the texts of values that are not there.
  var isAbsent: Bool {
    ["null", "nil", "None", "undefined", "NULL"].contains { (word: StaticString) in
      bytes.elementsEqual(RowText(word).bytes)
    }
  }

  var trimmed: RowText {
    var (first, last) = (start, end)
    while first < last, first.pointee.isBlank { first += 1 }
    while last > first, last[-1].isBlank { last -= 1 }
    return RowText(first, last)
  }

  /// True for a word of digits alone.
  var isDigits: Bool { !bytes.isEmpty && bytes.allSatisfy(\.isDigit) }

  /// The part of a label that may be a phase: `PointerDownEvent#1` says `PointerDown`.
  var phaseWord: RowText {
    var word = self
    if let sign = word.bytes.firstIndex(of: UInt8(ascii: "#")) { word.end = word.start + sign }
    // Flutter prints what a listener gets as `_TransformedPointerDownEvent#1`.
    if word.bytes.starts(with: "_Transformed".utf8) { word.start += 12 }
    for ending in [RowText("Event"), RowText("Details")]
    where word.bytes.count > ending.bytes.count
      && word.bytes.suffix(ending.bytes.count).elementsEqual(ending.bytes)
    { word.end -= ending.bytes.count }
    return word
  }

  /// A number for the text, in which digits do not matter.
  var hashWithoutDigits: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes where byte &- 0x30 > 9 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

  /// The bracket of a value, which may have the name of its type before it: `NSPoint: {1, 2}`.
  var bracketOfValue: UnsafePointer<UInt8>? {
    var place = start
    while place < end, place.pointee.isLetter { place += 1 }
    if place > start {
      guard place + 1 < end, place.pointee == UInt8(ascii: ":"), place[1] == 0x20 else {
        return nil
      }
      place += 2
    }
    return place < end && "{[".utf8.contains(place.pointee) ? place : nil
  }
}

extension UInt8 {
  /// True for a space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  func elementsEqualIgnoringCase(_ word: StaticString) -> Bool {
    count == word.utf8CodeUnitCount
      && zip(self, RowText(word).bytes).allSatisfy { $0 | 0x20 == $1 }
  }
}
