import StrokeCore

/// The names and texts of the detectors in JSON, without numbers, which ``Reply`` carries. It is
/// written from texts in the code alone, because strings would double the module's size.
struct Catalog: ~Copyable {
  private var bytes: [UInt8] = []

  /// The text, with a zero at its end.
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
    add(bytes.last == UInt8(ascii: "[") ? "{\"name\":" : ",{\"name\":")
    add(quoting: FixedText(name))
    add(",\"settings\":[")
    for setting in Described.settings {
      add(bytes.last == UInt8(ascii: "[") ? "{\"name\":" : ",{\"name\":")
      add(quoting: setting.fixedName)
      add(",\"unit\":")
      add(quoting: setting.fixedUnit)
      add(",\"summary\":")
      add(quoting: setting.fixedSummary)
      if let unset = setting.fixedUnsetMeaning {
        add(",\"unset\":")
        add(quoting: unset)
      }
      add(setting.isCount ? ",\"isCount\":true}" : "}")
    }
    add("],\"reasons\":[")
    for reason in Described.reasons {
      add(bytes.last == UInt8(ascii: "[") ? "{\"code\":" : ",{\"code\":")
      add(quoting: reason.fixedCode)
      add(",\"text\":")
      add(quoting: reason.fixedText)
      add("}")
    }
    add("]}")
  }

  private mutating func add(_ text: StaticString) {
    FixedText(text).withBytes { for byte in $0 { bytes.append(byte) } }
  }

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
