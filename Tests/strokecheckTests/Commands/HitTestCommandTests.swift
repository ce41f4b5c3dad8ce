import Foundation
import StrokeFormats
import Testing

@testable import strokecheck

@Suite(.serialized) struct HitTestCommandTests {  // Its programs have a deadline.
  private static let map = ["hittest", "--path", "Samples/map.svg"]

  @Test func everyWayOfAskingAndAnswering() throws {
    var transcript = ""
    for words in [
      "--rect 60,60,44,44", "--rect 60,60,44,44 --rect 300,10,4,4 --format ndjson",
      "--rect 60,60,44,44 --each", "--rect 60,60,44,44 --each --format ndjson",
      "--rect 60,60,44,44 --format json --each", "--rect 60,60,44,44 --point 165,235 --format csv",
      "--rect -20,390,44,20 --rule center", "--rect=-20,390,44,20",
      "--point 165,235 --point 165,260", "--point 22,60 --radius 2.5", "--point 22,60 --radius 1.5",
      "--point 165,235 --radius 4 --format ndjson", "--rect 60,60,44,44 --explain",
      "--rect 52,96,4,4 --fill none --stroke black",
    ] {
      let run = try shell("strokecheck hittest --path Samples/map.svg \(words)")
      transcript += "$ \(words)\n\(run.output)\(run.errors)= \(run.status)\n"
    }
    try expectGolden(transcript, "hittest.text")
  }

  @Test func barePathDataTakesItsPaintFromTheOptions() throws {
    let line = "M0 0L50 0L0 20"
    let paint = ["--fill", "none", "--stroke", "black", "--stroke-width", "10"]
    let question = ["hittest", "--d", line, "--rect", "68,-4,3,3"] + paint
    #expect(try run(question + ["--stroke-miterlimit", "10"]).status == 0)
    #expect(try run(question + ["--stroke-miterlimit", "4"]).status == 1)
    let published = try run(question + ["--stroke-miterlimit", "10", "--as-published"])
    #expect(published.status == 1)
    let explained = try run(question + ["--stroke-miterlimit", "10", "--explain"])
    #expect(explained.output.hasSuffix("  the published bounds give the opposite answer\n"))
    #expect(
      try strokecheck("hittest", "-q", "--rect", "1,1,2,2", "-", input: "M0 0h9v9z").status == 0)
  }

  @Test(arguments: [
    ("--hits", "60,60,44,44: #house: hit\n"),
    ("--topmost", "60,60,44,44: #house: hit\n300,10,4,4: miss\n"),
    (
      "--hits -f csv",
      "x,y,width,height,radius,hit,element\n60,60,44,44,,true,house\n"
    ),
    (
      "--hits -f json",
      "[{\"rect\":[60,60,44,44],\"hit\":true,\"element\":\"house\"}]\n"
    ),
    ("--hits --rule center", "60,60,44,44: #house: hit\n"),
  ])
  func theElementsThatAreHitAreNamed(words: String, expected: String) throws {
    let run = try shell(
      "strokecheck hittest --path Samples/map.svg --rect 60,60,44,44 --rect 300,10,4,4 \(words)")
    #expect(run.output == expected && run.status == 0)
  }

  private static let shapes = [
    "<path d='M0 0L50 0L0 20' fill='none' stroke='#000' stroke-width='10' stroke-miterlimit='10'/>",
    "<path d='M0-30h1M0 0L50-10L0 20' fill='none' stroke='#000' stroke-width='10' stroke-miterlimit='10'/>",
    "<rect x='20' y='30' width='9' height='9'/>", "<rect x='66' y='-8' width='14' height='16'/>",
  ]

  private func answer(_ shapes: [String], _ words: String...) throws -> NSDictionary {
    let drawing = "<svg xmlns='http://www.w3.org/2000/svg'>\(shapes.joined())</svg>"
    let run = try strokecheck(["hittest", "--path", "-", "-f", "ndjson"] + words, input: drawing)
    return try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? NSDictionary)
  }

  /// What a drawing answers beside what its elements answer alone. The miters reach beyond the published bounds.
  @Test(arguments: [
    "68,-4,3,3", "64,-4,5,5", "10,10,30,30", "50,-8,30,20", "-9,-9,99,60", "90,90,5,5",
  ])
  func aDrawingAnswersAsItsElementsTogether(rect: String) throws {
    for order in [Self.shapes, Self.shapes.reversed()] {
      let alone = try order.map { try answer([$0], "--rect=" + rect, "--explain") }
      let all = try answer(order, "--rect=" + rect, "--explain")
      for (name, isOfAll) in [("hit", false), ("agreesWithPublished", true)] {
        let flags = alone.map { $0[name] as? Bool == true }
        let isTrue = isOfAll ? !flags.contains(false) : flags.contains(true)
        #expect(all[name] as? Bool == isTrue, "\(name) \(rect)")
      }
      for name in ["bounds", "publishedBounds"] {
        let boxes = alone.compactMap { $0[name] as? [Double] }
        let union = (0..<4).map { edge in
          let edges = boxes.map { $0[edge] }
          return edge < 2 ? edges.min() : edges.max()
        }
        #expect(all[name] as? [Double] == union.compactMap(\.self), "\(name)")
      }
      #expect(all["publishedBounds"] as? [Double] == [-5, -35, 80, 39])
    }
  }

  /// As published, a rectangle is cut to the published bounds first, and then to its centre by that rule.
  @Test(arguments: ["68,-4,3,3", "10,10,30,30", "50,-8,30,20", "0,6,12,4", "53,-20,22,3"])
  func thePublishedAnswerFollowsFromTheBounds(rect: String) throws {
    let numbers = rect.split(separator: ",").compactMap { Double($0) }
    for shape in Self.shapes {
      let box = try #require(
        try answer([shape], "--rect=" + rect, "--explain")["publishedBounds"] as? [Double])
      let (left, top) = (max(numbers[0], box[0]), max(numbers[1], box[1]))
      let right = min(numbers[0] + numbers[2], box[2])
      let bottom = min(numbers[1] + numbers[3], box[3])
      for rule in ["touch", "center"] {
        var isHit = false
        if left < right, top < bottom {
          let cut = "--rect=\(left),\(top),\(right - left),\(bottom - top)"
          let center = "--point=\((left + right) / 2),\((top + bottom) / 2)"
          isHit = try answer([shape], cut)["hit"] as? Bool == true
          if rule == "center" {
            isHit = try isHit && answer([shape], center)["hit"] as? Bool == true
          }
        }
        let published = try answer([shape], "--rect=" + rect, "--as-published", "--rule", rule)
        #expect(published["hit"] as? Bool == isHit, "\(shape) \(rect) \(rule)")
      }
    }
  }

  /// The number of threads changes no byte.
  @Test(arguments: [
    "", "--each", "--hits", "--topmost", "--explain", "--each --explain", "--hits --explain",
    "--topmost --explain", "--as-published", "--rule center",
    "--format csv", "--hits --format csv", "--each --format json", "--topmost --format ndjson",
    "--hits --as-published --format csv", "-q",
  ])
  func threadsChangeNothing(words: String) throws {
    let rows = (0..<300).map { index in
      "\(index * 37 % 320),\(index * 53 % 400),\(1 + index % 44),\(1 + index * 7 % 44)\n"
    }.joined()
    var runs: [String] = []
    for way in ["-j 1", "-j 2", "-j 7"] {
      let all = "hittest --path Samples/map.svg --rects - \(words) \(way)"
      let run = try strokecheck(all.split(separator: " ").map(String.init), input: rows)
      runs.append("\(run.output)\(run.errors)\(run.status)")
    }
    #expect(Set(runs).count == 1 && runs[0].hasSuffix("0"))
  }

  private func run(_ words: [String]) throws -> ToolRun {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    return try shell("strokecheck \(quoted)")
  }

  @Test func rowsAreAnsweredInOrderAndBadOnesNamed() throws {
    let rows = "x,y,w,h\n# a comment\n60,60,44,44\n1,2,3\n\n 300 , 10 , 4 , 4\r\n"
    let run = try strokecheck(
      "hittest", "--path", "Samples/map.svg", "--rects", "-", "--rect", "0,0,1,1", input: rows)
    #expect(run.output == "0,0,1,1: miss\n60,60,44,44: hit\n300,10,4,4: miss\n")
    #expect(run.errors == "-:4:1: expected x,y,width,height, found 3 numbers\n" && run.status == 2)
  }

  @Test func aDrawingThatMakesNoSenseIsNamedWithItsPlace() throws {
    let scratch = try Scratch()
    let broken = try scratch.write("p.svg", "<svg>\n  <path d='M0 0h9v9z'>\n</svg>")
    let run = try shell("strokecheck hittest --path \(broken) --rect 1,1,2,2")
    #expect(run.status == 2 && run.errors.hasPrefix("\(broken):3:"))
    let data = try strokecheck("hittest", "--d", "M0 0h9v9z L oops", "--rect", "1,1,7,7")
    #expect(data.status == 0 && data.errors.hasPrefix("--d:1:13: expected"))
    let names = ["b", "c", "d", "e", "f", "g", "h", "i"]
    let entities = zip(["a"] + names, names).map { inner, outer in
      "<!ENTITY \(outer) '" + String(repeating: "&\(inner);", count: 10) + "'>"
    }
    let bomb = try scratch.write(
      "bomb.svg",
      "<!DOCTYPE svg [<!ENTITY a 'a'>\(entities.joined())]><svg><path d='M0 0h9v9z'/>&i;</svg>")
    let bombed = try shell("strokecheck path \(bomb)")
    #expect(bombed.status == 2 && bombed.errors.hasPrefix("\(bomb):1:"), "\(bombed.errors)")
    let unsupported = try scratch.write(
      "u.svg",
      "<svg xmlns='http://www.w3.org/2000/svg'><text>hi</text><path id='p' d='M0 0h9v9z'/></svg>")
    let warned = try shell("strokecheck path \(unsupported)")
    #expect(warned.status == 0 && warned.errors.contains("text") && warned.output.hasPrefix("#p: "))
  }

  /// Each row that is wrong is named with the place and the reason, and the others are answered.
  @Test(arguments: [
    ("1e308,0,1e308,5", "1:9: 1e308 + 1e308 is beyond the range of numbers"),
    (
      "0,0, -1,4",
      "1:6: expected a width above 0, found -1; with its corners swapped it is -1,0,1,4"
    ),
    ("0,0,1,0", "1:7: expected a height above 0, found 0"),
    ("0,nan,1,1", "1:3: expected a number for y, found \"nan\""),
    ("0,1,1e999,1", "1:5: expected a finite number for width, found 1e999"),
    ("0,1,1,", "1:7: expected a number for height, found \"\""),
    ("1e16,1,1,1", "1:8: 1e16 + 1 rounds to 1e16 and leaves no inside"),
    ("1 1 2 2", "1:1: expected x,y,width,height, found \"1 1 2 2\""),
    ("1 2 ,3,4,5", "1:1: expected a number for x, found \"1 2\""),
    ("0, 1 2 ,3,4\r", "1:4: expected a number for y, found \"1 2\""),
  ])
  func aBadRowIsNamedWithItsReason(row: String, message: String) throws {
    let run = try strokecheck(
      "hittest", "--d", "M0 0h9v9z", "--rects", "-", input: "\(row)\n1,1,2,2\n")
    #expect(run.errors == "-:\(message)\n")
    #expect(run.output == "1,1,2,2: hit\n" && run.status == 2)
  }

  @Test(arguments: ["1,1,2,2\n", " 1 ,\t1, 2 ,2 \r\n", "x,y,w,h\n1,1,2,2\n"])
  func spreadsheetsMayMarkRowsAndPadThem(rows: String) throws {
    for mark in ["", "\u{FEFF}"] {
      let run = try strokecheck("hittest", "--d", "M0 0h9v9z", "--rects", "-", input: mark + rows)
      #expect(run.output == "1,1,2,2: hit\n" && run.errors.isEmpty && run.status == 0)
    }
  }

  @Test func tooManyDashesAreRefusedWithTheirPlace() throws {
    let head = "<svg xmlns='http://www.w3.org/2000/svg' stroke='red' stroke-dasharray='0.7 0.3'>"
    let gap = ["hittest", "--path", "-", "--rect", "5000.7,-1,0.3,2"]
    let few = try strokecheck(gap, input: "\(head)<path d='M0 0H1e5'/></svg>")
    #expect(few.output == "5000.7,-1,0.3,2: miss\n" && few.status == 1)
    let many = try strokecheck(
      gap, input: "\(head)<path d='M0 0H9e5'/>\n<path d='M0 0H2e5'/></svg>")
    #expect(many.errors == "-:2:1: strokes have over 1000064 dashes\n" && many.status == 2)
  }

  /// The status is the same whether somebody reads all answers, some or none.
  @Test(arguments: ["", "-q", "| head -1"])
  func theStatusDoesNotDependOnTheReader(reader: String) throws {
    let scratch = try Scratch()
    let misses = String(repeating: "20,20,1,1\n", count: 8_000)
    for (name, last, status) in [("hit", "6,1,2,2", 0), ("miss", "20,20,1,1", 1)] {
      let rows = try scratch.write(name, misses + last)
      let words = "hittest --d 'M0 0H9V9z' --rects \(rows)"
      let run = try shell(
        reader.hasPrefix("|")
          ? "{ strokecheck \(words); echo $? >&2; } \(reader)"
          : "strokecheck \(words) \(reader); echo $? >&2")
      #expect(run.errors == "\(status)\n")
    }
  }

  @Test func pathShowsWhatWasRead() throws {
    let text = try strokecheck("path", "Samples/map.svg")
    let lines = try strokecheck(
      "path", "--format", "ndjson", "--d", "m1 2 3 4a5 5 0 0 1 6 0q1 1 2 0t2 0c1 1 2 2 3 0zM9")
    try expectGolden(text.output + lines.output + lines.errors, "path.text")
    let array = try strokecheck("path", "--format", "json", "Samples/map.svg").output
    let objects = try JSONSerialization.jsonObject(with: Data(array.utf8)) as? [[String: Any]]
    #expect(objects?.count == text.lines.count)
    #expect(
      try strokecheck("path", "--format", "json", "--d", "M0 0").output.hasPrefix("[{\"id\":null"))
  }

  @Test func circleSaysWhatIsEnclosedAndTouched() throws {
    let run = try strokecheck("circle", "--path", "Samples/map.svg", "Samples/circle.json")
    #expect(run.output.hasSuffix("\n  encloses #lake, #island; touches #lake, #road\n"))
    let thin = try strokecheck(
      "circle", "--path", "Samples/map.svg", "--finger", "1", "--format", "ndjson",
      "Samples/circle-clockwise.json")
    #expect(thin.output.hasSuffix(#""enclosed":["island"],"touched":["lake"]}"# + "\n"))
    let tap = try strokecheck("circle", "--path", "Samples/map.svg", "Samples/tap.json")
    #expect(tap.output.contains("encloses nothing; touches #lake, #island"))
    #expect(try strokecheck("circle", "--path", "gone.svg", "Samples/tap.json").status == 2)
  }
}
