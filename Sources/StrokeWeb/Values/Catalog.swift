import StrokeCore

/// The names and texts of the detectors in JSON, without their numbers, which ``Reply`` carries.
/// Written only from literals in the code, because strings would double the module's size.
struct Catalog: ~Copyable {
  private var bytes: [UInt8] = []

  /// The text, with a final zero.
  static var bytes: [UInt8] {
    var catalog = Catalog()
    catalog.add("[")
    for known in KnownDetector.allCases {
      switch known {
      case .cookbook: catalog.add(CookbookDetector.self, "cookbook")
      case .lamarche: catalog.add(LaMarcheDetector.self, "lamarche")
      case .katz: catalog.add(KatzDetector.self, "katz")
      case .ring: catalog.add(RingDetector.self, "ring")
      }
    }
    catalog.add("]")
    catalog.bytes.append(0)
    return catalog.bytes
  }

  private mutating func add<Described: Detector>(
    _ detector: Described.Type, _ name: StaticString
  ) {
    add(first: "name", FixedText(name))
    add(",\"settings\":[")
    for setting in Described.settings {
      add(
        setting: setting.fixedName, setting.fixedUnit, setting.fixedSummary,
        unset: setting.fixedUnsetMeaning, isCount: setting.isCount)
    }
    add("],\"reasons\":[")
    add(Described.reasons)
    add("]}")
  }

  // Code common to all detectors is compiled once.

  @inline(never)
  private mutating func add(
    setting name: FixedText, _ unit: FixedText, _ summary: FixedText, unset: FixedText?,
    isCount: Bool
  ) {
    add(first: "name", name)
    add(member: "unit", unit)
    add(member: "summary", summary)
    if let unset { add(member: "unset", unset) }
    add(isCount ? ",\"isCount\":true}" : "}")
  }

  @inline(never)
  private mutating func add(_ reasons: [Reason]) {
    for reason in reasons {
      add(first: "code", reason.fixedCode)
      add(member: "text", reason.fixedText)
      add("}")
    }
  }

  /// Opens an object in a list with its first member.
  @inline(never)
  private mutating func add(first name: StaticString, _ text: FixedText) {
    add(bytes.last == UInt8(ascii: "[") ? "{\"" : ",{\"")
    add(name)
    add("\":")
    add(quoting: text)
  }

  @inline(never)
  private mutating func add(member name: StaticString, _ text: FixedText) {
    add(",\"")
    add(name)
    add("\":")
    add(quoting: text)
  }

  @inline(never)
  private mutating func add(_ text: StaticString) {
    FixedText(text).withBytes { for byte in $0 { bytes.append(byte) } }
  }

  @inline(never)
  private mutating func add(quoting text: FixedText) {
    bytes.append(UInt8(ascii: "\""))
    text.withBytes { text in
      for byte in text {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
          bytes.append(UInt8(ascii: "\\"))
        }
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
