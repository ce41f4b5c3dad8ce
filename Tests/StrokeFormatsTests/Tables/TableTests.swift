import StrokeCore
import StrokeFormats
import TestSupport
import Testing

@Suite struct TableTests {
  /// A quote in the first row that nothing closes is not waited for beyond a bound.
  @Test func aQuoteInTheFirstRowThatDoesNotCloseIsACharacter() {
    let table = "x;y;a,\"b\n" + String(repeating: "1;2;3\n", count: rounds(100_000, long: 300_000))
    let whole = outcomes(of: table.utf8)
    #expect(whole.count == 1 && whole[0].hasPrefix("2: 1.0,2.0 1.0,2.0 "))
    #expect(outcomes(of: table.utf8, cuts: Array(repeating: 65_536, count: 40)) == whole)
  }

  @Test func otherColumnsOfTheFirstRowAreKept() throws {
    let table = "Subject,x,y,t,expect,note\ns1,1,2,3,circle,\ns2,4,5,6,,"
    let record = try #require(try StrokeRecords(table.utf8).next()?.get())
    #expect(record.text(of: "subject") == "s1")
    #expect(record.text(of: "Expect") == "circle")
    #expect(record.text(of: "note") == nil)
    #expect(record.text(of: "x") == nil)
  }

  /// Whole numbers are one however they are written; 1.1 and 1.10 are two trials.
  @Test(arguments: [("1", "1.0", 1), ("7", "7e0", 2), ("1.1", "1.10", 2), ("2.5", "2.50", 2)])
  func aNumberOfAStrokeIsOneOrTwo(first: String, second: String, strokes: Int) throws {
    for column in ["trial", "id"] {
      let text = "\(column),x,y\n\(first),1,2\n\(first),3,4\n\(second),5,6\n\(second),7,8\n"
      #expect(try StrokeRecords(text.utf8).map { try $0.get() }.count == strokes)
    }
  }

  /// A person or a label may have several strokes; a number of strokes tells each.
  @Test(arguments: [("subject", true), ("label", true), ("trial", false), ("id", false)])
  func aJumpIsSaidUnlessStrokesAreNumbered(column: String, isSaid: Bool) throws {
    let rows = (0..<24).map { "a,\($0 < 12 ? $0 : 400 + $0),5" }
    let text = "\(column),x,y\n" + rows.joined(separator: "\n") + "\n"
    let records = try StrokeRecords(text.utf8).map { try $0.get() }
    #expect(records.map(\.hints).joined().contains { $0.text.hasPrefix("jumps") } == isSaid)
  }

  @Test func aRowHasNoMoreThanSoManyCells() {
    let most = 1 << 20
    let commas = String(repeating: ",", count: most - 2)
    #expect(outcomes(of: "1,2\n3,4\(commas)\n5,6\n".utf8) == ["1: 1.0,2.0 3.0,4.0 5.0,6.0"])
    #expect(
      outcomes(of: "1,2\n3,4,\(commas)\n5,6\n\n7,8\n".utf8) == [
        "! 2:\(most + 3): expected at most \(most) columns, found more", "5: 7.0,8.0",
      ])
  }

  @Test func aQuoteThatDoesNotCloseSpoilsNoMoreThanItsRow() {
    let rows = String(repeating: "b,1,2\n", count: 300_000)
    let table = "id,x,y\n\"a,1,2\n" + rows + "c,5,6\n"
    let outcomes = outcomes(of: table.utf8, cuts: Array(repeating: 65_536, count: 40))
    #expect(outcomes.count == 3)
    #expect(outcomes.first == "! 2:1: expected a closing \" for this one")
    #expect(outcomes.last == "300003 id=c: 5.0,6.0")
  }

  private static let remedy =
    "; iconv -f WINDOWS-1252 -t UTF-8 FILE converts what many Windows programs write"

  /// At any distance from the eight bytes that are looked at together.
  @Test func aByteThatIsNoUTF8IsFoundAtAnyPlace() {
    for length in 0..<40 {
      let note = String(repeating: "n", count: length)
      let table = Array("x,y,note\n1,2,\(note)".utf8) + [0xFF] + Array("\(note)\n".utf8)
      #expect(
        outcomes(of: table) == [
          "! 2:\(length + 5): expected UTF-8, found the byte 0xFF\(Self.remedy)"
        ])
    }
  }

  /// Rows like those before are not read cell by cell.
  @Test func soItIsAmongRowsThatAreAlike() {
    let rows = String(repeating: "a,1,2\n", count: 1000)
    let table = Array("id,x,y\n\(rows)".utf8) + [0xFF] + Array(",1,2\n".utf8)
    let found = outcomes(of: table)
    #expect(found.count == 2)
    #expect(found.last == "! 1002:1: expected UTF-8, found the byte 0xFF\(Self.remedy)")
  }
}
