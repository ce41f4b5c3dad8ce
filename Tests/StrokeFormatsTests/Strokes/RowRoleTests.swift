import Foundation
import Testing

@testable import StrokeFormats

/// What names mean, in each of their spellings.
@Suite struct RowRoleTests {
  private static let times: [(name: String, rank: Int)] = [("t", 0), ("time", 1), ("timestamp", 2)]

  private static let units: [(unit: TimeUnit, spellings: [String])] = [
    (.milliseconds, ["ms", "msec", "millis", "milliseconds", "Millisekunden", "milisegundos"]),
    (.microseconds, ["us", "\u{B5}s", "\u{3BC}s", "micros", "microseconds"]),
    (.nanoseconds, ["ns", "nanos", "nanoseconds"]),
    (.seconds, ["s", "sec", "secs", "Sek", "seconds", "Sekunden", "secondes", "segundos"]),
  ]

  @Test func unitsOfTimes() {
    for (name, rank) in Self.times {
      for (unit, spellings) in Self.units {
        for word in spellings {
          for spelling in [
            "\(name)_\(word)", "\(name) (\(word))", "\(name)[\(word)]", "\(name) (\(word).)",
            "\(name) [\(word.uppercased())]", "\(name.uppercased())_\(word)",
            "\(name) in \(word)",
          ] where !(word == "s" && spelling.contains(" in s")) {
            #expect(RowRole(spelling) == .time(rank, unit), "\(spelling)")
          }
        }
      }
      for plain in [name, name.uppercased(), name.capitalized] {
        #expect(RowRole(plain) == .time(rank, nil), "\(plain)")
      }
    }
    // Browsers have this one, written so, in milliseconds.
    #expect(RowRole("timeStamp") == .time(2, .milliseconds))
    #expect(RowRole("time_stamp") == .time(2, nil) && RowRole("TimeStamp") == .time(2, nil))
    for name in ["ticks", "tracks", "items", "terms", "points", "columns"] {
      #expect(!RowRole(name).isTime && RowRole.timeUnit(ofTime: name) == nil, "\(name)")
    }
  }

  @Test func lengthsOfCoordinates() {
    for length in ["px", "pt", "mm", "pixels"] {
      for name in ["x (\(length))", "x_\(length)", "X[\(length)]", "x \(length.uppercased())"] {
        #expect(RowRole(name) == .x(pair: 0), "\(name)")
      }
    }
    #expect(RowRole("clientX (px)") == .x(pair: 1) && RowRole("apex") == .unknown)
  }

  /// A word for strokes or people, and that it numbers them.
  @Test(arguments: ["stroke", "gesture", "trial", "recording", "participant", "user"])
  func numbersOfStrokesAndPeople(word: String) {
    let role = RowRole(word == "gesture" ? "gesture_id" : word)
    #expect(role != .unknown && RowRole("\(word)x") == .unknown)
    for name in [
      "\(word)Number", "\(word)_number", "\(word) no.", "\(word)-nr", "\(word)Index", "\(word)_idx",
      "\(word)s number", "\(word)s_nr", "number \(word)", "#\(word)", "\(word)#",
      "\(word.capitalized) ID", "\(word.uppercased())_NUM",
    ] {
      let found = RowRole(name)
      let isSame =
        switch (found, role) {
        case (.stroke, .stroke), (.about, .about): true
        default: false
        }
      #expect(isSame, "\(name): \(found)")
    }
  }

  /// Where one name is given, the usual one of its role means nothing, and the others stay.
  @Test(arguments: FieldNames.Purpose.allCases.dropFirst())
  func aGivenNameTakesThePlace(purpose: FieldNames.Purpose) {
    var fields = FieldNames()
    fields[purpose] = "Given"
    let naming = RowNaming(fields: fields)
    let known = purpose.rawValue
    #expect(naming.role(of: "Given") != .unknown)
    #expect(naming.role(of: known) == .unknown, "\(known)")
    for other in FieldNames.Purpose.allCases.dropFirst().map(\.rawValue) where other != known {
      #expect(naming.role(of: other) == RowRole(other), "\(known) \(other)")
    }
  }

  /// A name that means more than itself, or may be another spelling of one, is no plain one.
  @Test func plainNamesMeanOnlyThemselves() {
    let naming = RowNaming(fields: nil)
    let known: [StaticString] =
      ["width", "timeunit", "ended", "endeds", "endedms", "endedus", "endedns", "cancelled"]
      + ["canceled", "iscancelled", "iscanceled", "expect"] + RowContainer.views
    let spelled: [StaticString] = ["ID", "Label", "timeUnit", "end_time", "ende\\u0064", ""]
    for name in known + RowRole.lifts + RowRole.expectations + spelled {
      let text = RowText(name)
      let escapes: RowText.Escapes = text.bytes.contains(UInt8(ascii: "\\")) ? .json : .none
      #expect(!naming.isPlain(RowText(text.start, text.end, escapes)), "\(name)")
    }
    let plain: [StaticString] = ["id", "label", "source", "subject", "recognized", "n", "é"]
    for name in plain { #expect(naming.isPlain(RowText(name)), "\(name)") }
    let given = RowNaming(fields: FieldNames())
    for name in plain { #expect(!given.isPlain(RowText(name)), "\(name)") }
  }
}

/// What words and numbers say of a touch, in each of their spellings.
@Suite struct PhaseWordsTests {
  private static func text(_ word: StaticString) -> RowValue { .word(RowText(word)) }

  private func phase(
    _ word: StaticString, after first: StaticString, under name: String = "action"
  ) -> Phase? {
    PhaseWords(first: Self.text(first), under: name)?.phase(of: Self.text(word))
  }

  @Test(
    arguments: [
      ("0", Phase.begin), ("1", .end), ("2", .move), ("3", .cancel), ("0x0", .begin),
      ("0x2", .move),
      // The number of the pointer stands above that of the action.
      ("5", .begin), ("6", .end), ("261", .begin), ("262", .end), ("0x105", .begin),
      ("0x206", .end),
      ("7", .other), ("9", .other), ("2,0", .move),
    ] as [(StaticString, Phase)])
  func numbersOfAndroid(number: StaticString, phase: Phase) {
    #expect(self.phase(number, after: "0") == phase, "\(number)")
  }

  @Test func numbersByTheirFirst() {
    // UIKit's touches, its recognizers and React Native begin with 0, 1 and 2.
    let all: [(first: StaticString, phases: [Phase?])] = [
      ("0", [.begin, .move, .move, .end, .cancel]), ("1", [nil, .begin, .move, .end, .cancel]),
      ("2", [.other, .cancel, .begin, .cancel, .move]),
    ]
    let numbers: [StaticString] = ["0", "1", "2", "3", "4"]
    for (first, phases) in all {
      #expect(numbers.map { phase($0, after: first, under: "phase") } == phases, "\(first)")
    }
    #expect(phase("1.5", after: "0") == nil && phase("3", after: "3", under: "phase") == nil)
  }

  @Test(
    arguments: [
      ("UITouchPhase(rawValue: 0)", Phase.begin), ("UITouchPhase(rawValue: 1)", .move),
      ("UITouchPhase(rawValue: 3)", .end), ("UITouch.Phase(rawValue: 4)", .cancel),
      ("UIGestureRecognizerState(rawValue: 1)", .begin),
      ("UIGestureRecognizerState(rawValue: 2)", .move),
      ("UIGestureRecognizerState(rawValue: 3)", .end),
      ("UIGestureRecognizer.State(rawValue:4)", .cancel),
      ("ACTION_POINTER_UP(1)", .end), ("MotionEvent.ACTION_DOWN", .begin), ("touchesBegan", .begin),
      ("PanResponderRelease", nil), ("onPanResponderRelease", .end), ("panstart", .begin),
      ("pointercancel", .cancel), ("pointerleave", .other), ("Drag", .move), ("STATIONARY", .move),
    ] as [(StaticString, Phase?)])
  func words(word: StaticString, phase: Phase?) {
    #expect(self.phase(word, after: word, under: "phase") == phase, "\(word)")
  }

  /// Without a name for fingers these tell of another one.
  @Test func otherFingers() throws {
    let numbers = try #require(PhaseWords(first: Self.text("0"), under: "action"))
    let ofOthers: Set = [5, 6, 0x105, 0x106, 0x205, 0x206]
    for number in [0, 1, 2, 3, 5, 6, 7, 0x100, 0x105, 0x106, 0x205, 0x206] {
      let isOther = numbers.isOfAnotherFinger(.number(Double(number)))
      #expect(isOther == ofOthers.contains(number), "\(number)")
    }
    let words = try #require(PhaseWords(first: Self.text("ACTION_DOWN"), under: "action"))
    for (word, isOther) in [
      ("ACTION_POINTER_DOWN", true), ("ACTION_POINTER_UP(1)", true), ("POINTER_UP", true),
      ("ACTION_UP", false), ("ACTION_MOVE", false),
    ] as [(StaticString, Bool)] {
      #expect(words.isOfAnotherFinger(Self.text(word)) == isOther, "\(word)")
    }
  }
}
