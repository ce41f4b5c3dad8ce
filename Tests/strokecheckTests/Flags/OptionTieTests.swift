import Testing

@testable import strokecheck

/// Numbers on the command line that just meet what is measured, and the ends of their ranges.
struct OptionTieTests {
  /// Two samples so far apart, which is a circle where nothing but the gap is looked at.
  private static func pair(_ label: String, _ gap: Int) -> String {
    "{\"label\":\"\(label)\",\"points\":[[0,0,0],[\(gap),0,60]]}\n"
  }

  private static let pairs =
    (pair("circle", 10) + pair("other", 9) + pair("other", 20) + pair("other", 30)
      + pair("other", 40))
  private static let gaps = "--without duration,inflections,transit"
  private static let half = "--d M0,0h40v40h-40z"

  /// A command line up to the number, the one that is a tie, the next one, and what only the first shows.
  private static let rows: [(String, String, String, String)] = [
    ("tune \(gaps) -f json --limits max-gap --max-fpr ", "25%", "24.9%", #""tuned":15"#),
    ("circle \(gaps) --max-gap ", "40", "39", "-#5: circle"),
    ("evaluate \(gaps) -f json --detector cookbook --max-gap ", "40", "39", #""falsePositives":4"#),
    ("hittest \(half) --point -5,20 --radius ", "5.001", "5", ": hit"),
  ]

  @Test(arguments: rows) func aTieIsWithin(line: String, tie: String, next: String, shown: String)
    throws
  {
    let runs = try [tie, next].map { number in
      let run = try strokecheck(ShellWords.split(line + number).map(\.text), input: Self.pairs)
      return run.output + run.errors
    }
    #expect(runs[0].contains(shown) && !runs[1].contains(shown), "\(runs)")
  }

  @Test func theEndsOfARangeAreInIt() throws {
    var rows: [(String, taken: [String], refused: [String])] = [
      ("hittest \(Self.half) --point 1,1 --radius", ["0.1"], ["0"]),
      ("plot --size", ["160", "4000"], ["159.9", "4000.1"]),
      ("plot --columns", ["1"], ["0"]),
      ("tune --limits max-gap --max-fpr", ["0", "100%"], ["-1%", "101%"]),
      ("tune --limits max-gap --cost", ["miss=0,false=1e12"], ["miss=-1", "miss=2e12"]),
      ("circle --jobs", ["1"], ["0"]),
      ("circle --resample", ["0.1"], ["0"]),
    ]
    for setting in DetectorSetting.all {
      guard case .within(let range) = setting.range else { continue }
      let ends = [range.lowerBound, range.upperBound]
      rows.append(
        (
          "circle --detector all --\(setting.name)", ends.map { "\($0)" },
          ["\(ends[0] - 0.01)", "\(ends[1] + 0.01)"]
        ))
    }
    for (line, taken, refused) in rows {
      for (number, isTaken) in taken.map({ ($0, true) }) + refused.map({ ($0, false) }) {
        let words = try ShellWords.split("\(line) \(number)").map(\.text)
        let run = try strokecheck(words, input: Self.pairs)
        #expect((run.status != 64) == isTaken, "\(line) \(number): \(run.errors)")
      }
    }
  }
}
