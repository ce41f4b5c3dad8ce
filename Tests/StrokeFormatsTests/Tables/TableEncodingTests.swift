import StrokeFormats
import Testing

private let remedy =
  "; iconv -f WINDOWS-1252 -t UTF-8 FILE makes it of what many programs on Windows write"

/// Tables whose bytes are not all UTF-8.
@Suite struct TableEncodingTests {
  /// A document, with `*` for the bytes that are given beside it.
  struct Table: Sendable, CustomTestStringConvertible {
    let text: String
    let bytes: [UInt8]
    let outcomes: [String]

    init(_ text: String, _ bytes: [UInt8] = [0xFF], _ outcomes: String...) {
      (self.text, self.bytes, self.outcomes) = (text, bytes, outcomes)
    }

    var document: [UInt8] {
      text.utf8.flatMap { $0 == UInt8(ascii: "*") ? bytes : [$0] }
    }

    var testDescription: String { text.debugDescription }
  }

  static let tables: [Table] = [
    // Wherever it stands, used or not.
    Table("x,y,label\n1,2,a*\n", [0xFF], "! 2:6: expected UTF-8, found the byte 0xFF\(remedy)"),
    Table("x,y,*\n1,2,3\n", [0xFF], "! 1:5: expected UTF-8, found the byte 0xFF\(remedy)"),
    Table("1,2,3,*\n", [0xFF], "! 1:7: expected UTF-8, found the byte 0xFF\(remedy)"),
    Table("x,y,note\n1,2,\n3,4,*", [0xFF], "! 3:5: expected UTF-8, found the byte 0xFF\(remedy)"),
    Table("#*\nx,y\n1,2\n", [0xFF], "! 1:2: expected UTF-8, found the byte 0xFF\(remedy)"),
    Table(
      "x,y\n1,2\n#*\n3,4\n\n5,6\n", [0xFF],
      "! 3:2: expected UTF-8, found the byte 0xFF\(remedy)", "6: 5.0,6.0"),
    Table("x,y,n\n1,2,\"a\né*\"\n", [0xFF], "! 3:2: expected UTF-8, found the byte 0xFF\(remedy)"),
    Table("x,y,n\r1,2,é\r3,4,日*\r", [0xFF], "! 3:6: expected UTF-8, found the byte 0xFF\(remedy)"),
    // The rest of its stroke is passed over, and the next is read.
    Table(
      "id,x,y\na*,1,2\na*,3,4\nb,5,6\n", [0xE9],
      "! 2:2: expected UTF-8, found the byte 0xE9\(remedy)", "4 id=b: 5.0,6.0"),
    Table(
      "x,y,n\n1,2\n3,4,*\n5,6,*\n\n7,8\n", [0xFF],
      "! 3:5: expected UTF-8, found the byte 0xFF\(remedy)", "6: 7.0,8.0"),
    // Forms that are no characters.
    Table("1,2,3,*\n", [0x80], "! 1:7: expected UTF-8, found the byte 0x80\(remedy)"),
    Table("1,2,3,*\n", [0xC0, 0xAF], "! 1:7: expected UTF-8, found the byte 0xC0\(remedy)"),
    Table("1,2,3,*\n", [0xC3], "! 1:7: expected UTF-8, found the byte 0xC3\(remedy)"),
    Table("1,2,3,*", [0xE2, 0x82], "! 1:7: expected UTF-8, found the byte 0xE2\(remedy)"),
    Table("1,2,3,*\n", [0xE0, 0x80, 0x80], "! 1:7: expected UTF-8, found the byte 0xE0\(remedy)"),
    Table("1,2,3,*\n", [0xED, 0xA0, 0x80], "! 1:7: expected UTF-8, found the byte 0xED\(remedy)"),
    Table(
      "1,2,3,*\n", [0xF4, 0x90, 0x80, 0x80], "! 1:7: expected UTF-8, found the byte 0xF4\(remedy)"),
    // And those that are, of every length, before and behind eight bytes of ASCII.
    Table("x,y,label\n1,2,*\n", Array("é日😀\u{10FFFF}".utf8), "2 label=é日😀\u{10FFFF}: 1.0,2.0"),
    Table(
      "x,y,label\n1,2,é12345678日\n3,4,*\n", Array("é12345678日".utf8),
      "2 label=é12345678日: 1.0,2.0 3.0,4.0"),
  ]

  @Test(arguments: tables)
  func isReadWhereverItIsCut(table: Table) {
    let document = table.document
    #expect(outcomes(of: document) == table.outcomes)
    for cut in document.indices {
      #expect(outcomes(of: document, cuts: [cut]) == table.outcomes, "cut at \(cut)")
    }
    let ones = Array(repeating: 1, count: document.count)
    #expect(outcomes(of: document, cuts: ones) == table.outcomes)
  }

  /// At any distance from the eight bytes that are looked at together.
  @Test func isFoundAtAnyPlace() {
    for length in 0..<40 {
      let note = String(repeating: "n", count: length)
      let table = Array("x,y,note\n1,2,\(note)".utf8) + [0xFF] + Array("\(note)\n".utf8)
      #expect(
        outcomes(of: table) == ["! 2:\(length + 5): expected UTF-8, found the byte 0xFF\(remedy)"])
    }
  }

  /// Rows like those before are not read cell by cell.
  @Test func isFoundAmongRowsThatAreAlike() {
    let rows = String(repeating: "a,1,2\n", count: 1000)
    let table = Array("id,x,y\n\(rows)".utf8) + [0xFF] + Array(",1,2\n".utf8)
    let found = outcomes(of: table)
    #expect(found.count == 2)
    #expect(found.last == "! 1002:1: expected UTF-8, found the byte 0xFF\(remedy)")
  }
}
