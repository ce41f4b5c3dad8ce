import Foundation
import StrokeFormats
import TestSupport
import Testing

/// Records of very many members, channels or columns, and lines of very many strokes.
@Suite struct WideRecordTests {
  /// A document with so many things in one stroke, or on one line.
  enum Shape: CaseIterable {
    case members, nulls, attributes, channels, columns, changingColumns, strokes, listedStrokes

    func document(_ count: Int) -> [UInt8] {
      let names = 0..<count
      let header = names.map { ",c\($0)" }.joined()
      let ones = String(repeating: ",1", count: count)
      let twos = String(repeating: ",2", count: count)
      let blanks = String(repeating: " ", count: 400)
      let strokes = "[" + names.map { _ in "[[1,2]\(blanks)]" }.joined(separator: ",") + "]"
      let text =
        switch self {
        case .members:
          "{\"points\":[[1,2]]" + names.map { ",\"c\($0)\":1" }.joined() + "}"
        case .nulls:
          "{\"points\":[[1,2]]" + names.map { ",\"c\($0)\":null" }.joined() + "}"
        case .attributes:
          "<ink><traceGroup>"
            + names.map { "<annotation type='c\($0)'>1</annotation>" }.joined()
            + "<trace>1 2</trace></traceGroup></ink>"
        case .channels:
          "[{\"x\":1,\"y\":2" + names.map { ",\"c\($0)\":1" }.joined() + "}]"
        case .columns: "x,y\(header)\n1,2\(ones)\n3,4\(ones)\n"
        case .changingColumns: "x,y\(header)\n1,2\(ones)\n3,4\(twos)\n"
        case .strokes: strokes
        case .listedStrokes: "{\"strokes\":\(strokes)}"
        }
      return Array(text.utf8)
    }
  }

  /// Converts a document, of which something is to be said.
  private func convert(_ document: [UInt8], to format: StrokeFormat) throws {
    let (bytes, losses) = try written(StrokeRecord.list(document), in: format)
    #expect(bytes.count + losses.all.count > 0)
  }

  /// Sixteen times as many take sixteen times as long, not two hundred and fifty-six.
  @Test(arguments: Shape.allCases, [StrokeFormat.csv, .ndjson])
  func takesTimeInProportion(shape: Shape, format: StrokeFormat) throws {
    let (few, many) = (shape.document(50), shape.document(800))
    var (short, long) = (Double.infinity, Double.infinity)
    // Each at best, because other work may prolong any of them.
    for round in 0..<8 where round == 0 || long >= 64 * short {
      short = min(short, try threadSeconds { try convert(few, to: format) })
      long = min(long, try threadSeconds { try convert(many, to: format) })
    }
    #expect(long < 64 * short)
  }
}
