import Foundation
import TestSupport
import Testing

@testable import StrokeFormats

/// The names of the elements of a document, with - for those of other namespaces; or the error in it.
func elements(of text: String) -> Result<[String], ReadError> {
  let bytes = Array(text.utf8)
  return bytes.withUnsafeBufferPointer { buffer in
    do throws(ReadError) {
      let document = try SVGDocument(ByteCursor(buffer), within: .unlimited)
      return .success(
        document.nodes.map { $0.name == .foreign ? "-" : $0.localName.text })
    } catch {
      return .failure(error)
    }
  }
}

@Suite struct XMLReaderTests {
  @Test func isReadOrRefused() throws {
    let lines = try Checkout.text("Tests/documents/wellformed.txt").split(separator: "\n")
    let rows = lines.filter { !$0.hasPrefix("# ") }
    #expect(rows.count > 110)
    for row in rows {
      let parts = row.components(separatedBy: "  =>  ")
      switch elements(of: Example.plain(parts[0])) {
      case .success(let names): #expect(names.joined(separator: " ") == parts[1], "\(row)")
      case .failure(let error): #expect("! \(error)" == parts[1], "\(row)")
      }
    }
  }

  /// A billion laughs take at most a megabyte, and then an error.
  @Test func refusesBombs() {
    var text = "<!DOCTYPE svg [<!ENTITY a0 'ha'>"
    for level in 1...12 {
      let reference = "&a\(level - 1);"
      text += "<!ENTITY a\(level) '\(String(repeating: reference, count: 10))'>"
    }
    for body in ["<svg>&a12;</svg>", "<svg b='&a12;'/>"] {
      guard case .failure(let error) = elements(of: text + "]>" + body) else {
        Issue.record("expected an error")
        continue
      }
      #expect(error.reason == "entities stand for over 1048576 bytes, the most that are read")
    }
  }

  @Test(arguments: [0x00, 0x08, 0x1F, 0x80, 0xFF] as [UInt8])
  func invalidCharactersAreFoundAnywhere(byte: UInt8) {
    let text = Array("<svg>\u{7F}~ !abcdefghijklmnopqrst</svg>".utf8)
    for place in 5..<(text.count - 6) {
      var bytes = text
      bytes[place] = byte
      let column: Int? = bytes.withUnsafeBufferPointer { buffer in
        do throws(ReadError) { try ByteCursor(buffer).checkXML() } catch { return error.column }
        return nil
      }
      #expect(column == place + 1)
    }
    #expect(elements(of: String(decoding: text, as: UTF8.self)) == .success(["svg"]))
  }

  @Test(arguments: [("a", "a"), ("n:a", "a"), ("m:n:a", "a"), ("a:", ""), (":a", "a"), (":", "")])
  func theNameIsWithoutItsPrefix(name: String, local: String) throws {
    try Array("<\(name) \(name)='1'/>".utf8).withUnsafeBufferPointer { buffer in
      var reader = try XMLReader(ByteCursor(buffer))
      guard case .start(let tag) = try reader.next() else {
        Issue.record("expected a tag")
        return
      }
      #expect(tag.localName == local)
      #expect(tag[name] != nil)
      #expect(tag[local + "x"] == nil)
    }
  }

  @Test func refusesWhatIsNotUTF8() {
    let bytes: [UInt8] = Array("<svg>".utf8) + [0xC0, 0xAF] + Array("</svg>".utf8)
    bytes.withUnsafeBufferPointer { buffer in
      _ = #expect(throws: ReadError.self) {
        try SVGDocument(ByteCursor(buffer), within: .unlimited)
      }
    }
  }
}
