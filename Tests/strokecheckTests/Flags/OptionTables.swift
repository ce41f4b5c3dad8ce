import Foundation

/// What an option does to a run that nothing else does.
enum Effect {
  /// A text that is there with it only: in what is printed, or in a file that is made.
  case shows(String)
  /// A text that is there without it only.
  case hides(String)
  /// Something: a picture, say, of which no text tells it apart.
  case changes
  /// The exit status with it, and another without.
  case ends(Int)
}

extension OptionTableTests {
  /// A stroke in JSON on a line of its own: round about 160, 240, clockwise from the top.
  private static func loop(
    count: Int = 64, flat: Double = 1, turns: Double = 1, seconds: Double = 1,
    x: String = "x", y: (name: String, sign: Double) = ("y", 1), time: Double = 1,
    members: String = #""id":"one","label":"circle","subject":"p""#, hasStairs: Bool = false
  ) -> String {
    let points = (0..<count).map { index in
      let angle = 2 * Double.pi * turns * Double(index) / Double(count - 1) - 1.6
      var height = (240 + 80 * flat * sin(angle)).rounded()
      // Steps on the way down only, so that it makes a difference which way is down.
      if hasStairs, cos(angle) > 0 { height = (height / 9).rounded(.down) * 9 }
      let moment = (seconds * 1000 * Double(index) / Double(count - 1)).rounded() / 1000 * time
      let place = (160 + 80 * cos(angle)).rounded()
      return "{\"\(x)\":\(place),\"\(y.name)\":\(y.sign * height),\"t\":\(moment)}"
    }
    return "{\(members),\"points\":[\(points.joined(separator: ","))]}\n"
  }

  /// What getevent prints of a circle on a screen of 1080 x 2400 pixels.
  private static func touchLog(unitsPerPixel: Int) -> String {
    let axes = [("X", 1080), ("Y", 2400)].map { axis, pixels in
      "    ABS_MT_POSITION_\(axis) : value 0, min 0, max \(pixels * unitsPerPixel - 1)\n"
    }
    let samples = (0..<40).map { index in
      let angle = 2 * Double.pi * Double(index) / 39
      let (x, y) = (Int(160 + 80 * cos(angle)), Int(240 + 80 * sin(angle)))
      let events = [(3, 0x35, x * unitsPerPixel), (3, 0x36, y * unitsPerPixel), (0, 0, 0)]
      return (index == 0 ? [(3, 0x39, 7)] + events : events).map { type, code, value in
        String(format: "[ 1.%06d] %04x %04x %08x\n", index * 10_000, type, code, value)
      }.joined()
    }
    return "add device 1: /dev/input/event1\n" + axes.joined() + samples.joined()
  }

  static let one = loop()
  private static let line =
    #"{"id":"two","label":"line","subject":"q","points":["#
    + (0..<40).map { "[\($0 * 2),\($0),\(Double($0) / 50)]" }.joined(separator: ",") + "]}\n"
  static let two = one + line
  /// A dozen of two kinds that another limit of their duration tells apart.
  private static let slow = (0..<12).map { index in
    let more = Double(index) / 100
    return loop(seconds: 2.5 + more) + loop(seconds: 4 + more, members: #""label":"line""#)
  }.joined()

  /// What `@` holds. `two` is also the standard input of rows that name no other.
  static let files = [
    "two": two, "slow": slow, "none.json": #"{"strokes":[]}"#, "rects.csv": "3,3,4,4\n",
    "wild.csv": "x,y,t\n"
      + (0..<30).map { "\($0 % 2 * 40),\($0),\(Double($0) / 50)\n" }.joined(),
    "odd.svg": svg(#"<filter id="f"/><path filter="url(#f)" d="M20 20h60v60h-60z"/>"#),
    "sharp.svg": svg(#"<path d="M0 20h50l-50 20" stroke="red" stroke-width="10"/>"#),
    "hole.svg": svg(#"<path d="M20 20h60v60h-60zM40 40h20v20h-20z"/>"#),
    "wedge.svg": svg(#"<path d="M20 20h60l-60 60z"/>"#),
  ]

  private static func svg(_ shapes: String) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="200" height="200">"#
      + shapes + "</svg>"
  }

  /// The words without which a command has nothing to do, or nothing to read from what it prints.
  static let basis = [
    "circle": "", "plot": "", "report": "", "convert": "", "path": "", "hittest": "",
    "record": "",
    "evaluate": "-f json", "tune": "--limits max-gap -f json",
    "compare": "--against '--max-inflections 1' -f json",
  ]

  /// An option that reads strokes otherwise, strokes, and those that it makes of them.
  static let readings: [(option: String, strokes: String, meant: String)] = [
    ("--id one", two, one),
    ("--label circle", two, one),
    ("--time-unit ms", loop(time: 1000), one),
    ("--fields x=u,y=v", loop(x: "u", y: ("v", 1)), one),
    ("--flip-y", loop(y: ("y", -1), hasStairs: true), loop(hasStairs: true)),
    ("--screen 1080x2400", touchLog(unitsPerPixel: 4), touchLog(unitsPerPixel: 1)),
    (
      "--include-cancelled", loop(members: #""id":"one","label":"circle","cancelled":true"#),
      loop(members: #""id":"one","label":"circle""#)
    ),
  ]

  /// An option that judges strokes otherwise, the detector, a stroke, and its verdicts without the option and
  /// with it.
  static let judgments: [(String, String, String, String, String)] = [
    ("--without inflections", "cookbook", loop(hasStairs: true), "excessive-inflections", "circle"),
    ("--min-points 65", "cookbook", one, "circle", "too-few-points"),
    ("--max-duration 0.5", "cookbook", one, "circle", "excessive-duration"),
    ("--max-inflections 2", "cookbook", one, "circle", "excessive-inflections"),
    ("--view-width 9", "cookbook", loop(turns: 0.95), "circle", "start-too-far-from-end"),
    ("--max-gap 9", "cookbook", loop(turns: 0.95), "circle", "start-too-far-from-end"),
    ("--min-transit 6.6", "cookbook", one, "circle", "transit-too-short"),
    ("--max-transit 6", "cookbook", one, "circle", "transit-too-long"),
    ("--as-published", "lamarche", loop(flat: 0.7, y: ("y", -1)), "not-round-enough", "circle"),
    ("--radius-variance 60", "lamarche", loop(flat: 0.7), "not-round-enough", "circle"),
    ("--exempt-points 0", "lamarche", loop(turns: 1.02), "circle", "wrong-sequence-of-angles"),
    ("--tolerance 0.01", "katz", loop(flat: 0.9), "circle", "fit-error-too-large"),
    ("--strictness 1", "ring", loop(flat: 0.6), "circle", "too-flat"),
    ("--min-aspect 0.95", "ring", loop(flat: 0.9), "circle", "too-flat"),
    ("--max-turns 1", "ring", loop(turns: 1.3), "circle", "turns-more-than-once"),
    ("--turns 0.5", "ring", one, "circle", "turns-too-much"),
    ("--resample 20", "cookbook", loop(hasStairs: true), "excessive-inflections", "circle"),
  ]

  /// An option that paints otherwise, the words beside it, a shape, and a rectangle that is hit or missed by
  /// its doing.
  static let paints: [(String, String, String, String, isHit: Bool)] = [
    ("--fill none", "", square, "45,45,5,5", false),
    ("--fill-rule evenodd", "", files["hole.svg"] ?? "", "45,45,5,5", false),
    ("--stroke black", "--fill none", square, "19,45,2,2", true),
    ("--stroke-width 20", "--fill none --stroke black", square, "11,45,2,2", true),
    ("--stroke-linecap square", line10, open, "82,20,2,2", true),
    ("--stroke-linejoin round", line10, open, "15,15,1,1", false),
    ("--stroke-miterlimit 1", line10, open, "15,15,1,1", false),
    ("--viewport 50,50", "", square, "60,60,5,5", false),
    ("--viewport auto", "", square, "140,140,5,5", true),
  ]

  private static let square = svg(#"<path d="M20 20h60v60h-60z"/>"#)
  private static let open = svg(#"<path d="M80 20H20V80"/>"#)
  private static let line10 = "--fill none --stroke black --stroke-width 10"

  /// Options with a few words for values: how many ways there are, beside words that tell them apart.
  static let choices: [(String, String, String, Int)] = [
    ("circle", "format", "%line.json --explain", 6),
    ("circle plot", "color", "--terminal %circle.json", 2),
    (
      "hittest", "rule",
      "--path @wedge.svg --rect 46,46,8,9 --rect 49.9,49.9,8,9", 2
    ),
    ("hittest", "format", "--path @hole.svg --rect 1,1,4,4", 4),
    ("hittest", "color", "--path @hole.svg --rect 1,1,2,2", 2),
    ("path", "format", "--path @hole.svg", 3),
    ("evaluate compare tune", "format", "@slow", 3),
    ("circle", "time-unit", "-f ndjson --explain %circle-in-milliseconds.json", 4),
    ("circle", "detector", "@two -f ndjson", 5),
  ]

  /// Options that add up: the commands, two of one, and words beside them.
  static let repeats: [(String, String, String, String)] = [
    (selecting, "--id one", "--id two", ""),
    (selecting, "--label line", "--label circle", ""),
    ("circle evaluate compare plot report", "--detector katz", "--detector ring", ""),
    (
      "circle evaluate plot report", judge(saying: "line", name: "a"),
      judge(saying: "circle", name: "b"), "@two"
    ),
    ("circle", "--without inflections", "--without duration", "--explain"),
    ("evaluate report tune", "--positive line", "--positive circle", "@two"),
    ("tune", "--limits min-transit", "--limits max-transit", "@slow"),
    ("evaluate", "--ignore-label line", "--ignore-label circle", "@two"),
    ("convert", "--set subject=anna", "--set label=loop", "@two"),
    ("hittest plot", "--rect 1,1,2,2", "--rect 25,25,2,2", "--path @hole.svg"),
    ("hittest plot", "--point 1,1", "--point 25,25", "--path @hole.svg"),
  ]

  /// Judges that answer every stroke by a label, and by the one that they are shown.
  private static func judge(saying label: String, name: String = "n") -> String {
    "--judge '\(name)=while read l; do echo {\\\"label\\\":\\\"\(label)\\\"}; done'"
  }
  private static let peeking =
    "--judge 'sed -u \"s/.*label...\\([a-z]*\\).*/{\\\"label\\\":\\\"\\1\\\"}/\"'"

  private static let selecting = "circle evaluate tune compare plot report convert"

  /// What has no row here, and why.
  static let exceptions = [
    "--help": "HelpTests", "--help-all": "HelpTests",
    "--jobs": "any number of threads gives the same bytes: BatchTests",
    "tune --turns": "refused: TuneCommandTests",
    "compare --errors": "more than 40 changes: CompareCommandTests",
  ]

  /// Options that neither read strokes otherwise, judge them otherwise nor paint shapes otherwise: the commands, the
  /// option, the words beside it, the standard input, and what it does. `@` is the folder with
  /// the test's files, of which `two` is also the standard input, and `%` that of the samples.
  static let effects: [(String, String, String, Effect)] = [
    (
      "circle", "--path %map.svg", "-f ndjson %circle.json",
      .shows(#""enclosed":["lake","island"]"#)
    ),
    (
      "circle", "--finger 3", "-f ndjson --path %map.svg %circle.json",
      .hides(#""touched":["lake","road"]"#)
    ),
    ("circle", "--viewport 10,10", "-f ndjson --path %map.svg %circle.json", .hides("lake")),
    ("circle", "--strict-svg", "--path @odd.svg %circle.json", .ends(2)),
    ("circle", "--expect rejected", "-f ndjson %line.json", .shows(#""passed":true"#)),
    ("circle", "-o @out.ndjson", "%circle.json", .shows("== out.ndjson\n")),
    ("circle", "-f csv", "%circle.json", .shows("file,stroke,id,detector,")),
    ("circle", "--explain", "%circle.json", .shows("closure")),
    ("circle", "--what-if", "%circle.json", .shows("--min-transit 6.354")),
    ("circle", "-q", "%circle.json", .hides("circle.json: circle")),
    ("circle", "--color always", "%circle.json", .shows("\u{1B}[")),
    ("circle", "--allow-empty", "--expect circle @none.json", .ends(0)),
    ("circle", "--exit-zero", "%line.json", .ends(0)),
    ("path", "--path @hole.svg", "!", .hides("no shapes")),
    ("hittest plot", "--path @hole.svg", "--rect 25,25,5,5", .ends(0)),
    ("hittest", "--rect 1,1,2,2", "--path @hole.svg --rect 25,25,5,5", .shows("1,1,2,2: miss\n")),
    (
      "hittest", "--rects @rects.csv", "--path @hole.svg --rect 25,25,5,5",
      .shows("3,3,4,4: miss\n")
    ),
    ("hittest", "--point 4,4", "--path @hole.svg --rect 25,25,5,5", .shows("4,4: miss\n")),
    ("hittest", "--radius 9", "--path @hole.svg --point 15,30", .shows(": hit\n")),
    ("hittest", "--rule center", "--path @wedge.svg --rect 46,46,8,9", .shows("miss")),
    ("hittest", "--each", "--path %map.svg --rect 60,60,44,44", .shows("#elm: miss\n")),
    ("hittest", "--hits", "--path %map.svg --rect 60,60,44,44", .shows("#house: hit\n")),
    ("hittest", "--topmost", "--path %map.svg --rect 60,60,20,20", .shows("#house: hit\n")),
    (
      "hittest", "--as-published", "--path @sharp.svg --stroke-miterlimit 9 --rect 68,16,3,3",
      .ends(1)
    ),
    ("hittest", "-f csv", "--path @hole.svg --rect 25,25,5,5", .shows("x,y,width,height,")),
    ("hittest", "--explain", "--path @hole.svg --rect 15,25,20,5", .shows("painted bounds")),
    ("hittest", "-q", "--path @hole.svg --rect 25,25,5,5", .hides(": hit")),
    ("hittest", "--color always", "--path @hole.svg --rect 25,25,5,5", .shows("\u{1B}[")),
    ("hittest", "--exit-zero", "--path @hole.svg --rect 1,1,2,2", .ends(0)),
    ("path", "--d 'M20 20h60v60h-60z'", "!", .hides("no shapes")),
    ("hittest plot", "--d 'M20 20h60v60h-60z'", "--rect 25,25,5,5", .ends(0)),
    ("path", "-f json", "--path @hole.svg", .shows(#""segments":[["M",20,20]"#)),
    ("evaluate", "-o @out.csv", "!@two", .shows("== out.csv\ndetector,")),
    ("tune", "-o @out.swift", "!--limits max-gap @slow", .shows("== out.swift\n")),
    ("hittest", "-o @out.json", "--d M0,0h9v9z --rect 1,1,1,1", .shows("== out.json\n[{")),
    ("path", "-o @out.json", "--d M0,0h9v9z", .shows("== out.json\n[{")),
    ("evaluate report", "--detector lamarche", "@two", .hides("katz")),
    ("circle compare plot", "--detector lamarche,katz", "@two", .shows("katz")),
    ("tune", "--detector lamarche", "@two", .shows(#""detector":"lamarche""#)),
    ("evaluate", "--positive line", "@two", .shows(#""positiveLabels":["line"]"#)),
    ("circle evaluate plot report", judge(saying: "line"), "@two", .shows("taken for line")),
    (
      "compare", judge(saying: "line"), "!--against '--detector ring' -f json @two",
      .shows(#""toCircle":1"#)
    ),
    (
      "circle evaluate plot report", "--judge-timeout 1ms", "--judge 'sleep 0.2' @two",
      .shows("no answer for 0.001 s")
    ),
    (
      "compare", "--judge-timeout 1ms", "!--judge 'sleep 0.2' --against '--detector ring' @two",
      .shows("no answer for 0.001 s")
    ),
    ("circle evaluate plot report", "--show-labels", "\(peeking) @two", .shows("taken for line")),
    (
      "compare", "--show-labels", "!\(peeking) --against '--detector ring' -f json @two", .ends(0)
    ),
    ("circle", "--positive line", "\(judge(saying: "line")) @two", .shows("accepted as line")),
    ("plot", "--positive line", "@two", .shows("wrong: circle")),
    ("evaluate", "--ignore-label line", "@two", .shows(#""ignored":{"line":1}"#)),
    ("evaluate", "--group subject", "@two", .shows(#""groupedBy":"subject""#)),
    ("evaluate", "--roc", "@two", .shows(#""roc""#)),
    ("evaluate", "--reliability", "@two", .shows(#""brier""#)),
    ("evaluate", "--errors", "!%gestures.ndjson", .shows("p1-triangle-1")),
    ("evaluate", "-f csv", "!@two", .shows("detector,group,")),
    ("evaluate", "-q", "@two", .hides("cookbook")),
    ("evaluate", "--allow-empty", "@none.json", .ends(0)),
    ("tune", "--positive line", "@two", .hides(#""truePositives":1"#)),
    ("tune", "--ignore-label line", "@two", .ends(2)),
    ("tune", "--group subject", "@two", .shows(#""group":"subject""#)),
    ("tune", "--max-fpr 1%", "@two", .shows("at most 1 %")),
    ("tune", "--cost miss=2,false=1", "@two", .shows("least cost, 2 per circle missed")),
    ("tune", "--limits max-gap", "!@two", .ends(0)),
    ("tune", "-f swift", "!--limits max-duration @slow", .shows("detector.maxDuration = ")),
    ("tune", "-q", "@two", .hides("cookbook")),
    ("compare", "--positive line", "@two", .shows(#""becameRight":1"#)),
    ("compare", "--group subject", "@two", .shows(#""group":"p""#)),
    ("compare", "-o @out.html", "@two", .shows("== out.html\n<!")),
    ("compare", "--against '--max-inflections 1'", "!@two", .ends(1)),
    ("compare", "-f junit", "!--against '--max-inflections 1' @two", .shows("<testsuite")),
    ("compare", "-q", "@two", .hides("changed")),
    ("plot", "--rect 1,1,2,2", "--path @hole.svg", .shows("miss")),
    ("plot", "--point 1,1", "--path @hole.svg", .shows("miss")),
    ("plot", "--radius 9", "--path @hole.svg --point 15,30", .shows(": hit")),
    ("plot", "--rule center", "--path @wedge.svg --rect 46,46,8,9", .shows("miss")),
    ("plot", "-o @out.svg", "@two", .shows("== out.svg\n<svg ")),
    ("plot", "--terminal", "@two", .hides("<svg")),
    ("plot", "--columns 1", "@two", .shows(#"width="340""#)),
    ("plot", "--size 200", "@two", .shows(#"width="431"#)),
    ("plot", "--explain", "@two", .shows("closure")),
    ("plot", "--color always", "--terminal @two", .shows("\u{1B}[")),
    ("report", "--positive line", "@two", .shows(#""positive":["line"]"#)),
    ("report", "-o @out.html", "@two", .shows("== out.html\n<!")),
    ("convert", "-o @out.csv", "@two", .shows("== out.csv\n")),
    ("convert", "--to csv", "@two", .shows("id,")),
    ("convert", "--set subject=anna", "@two", .shows(#""subject":"anna""#)),
    ("record", "-o @out.html", "", .shows("== out.html\n<!")),
    (
      "circle evaluate tune compare plot report convert", "--input-format csv", "@two",
      .ends(2)
    ),
    ("path", "--strict-svg", "!--path @odd.svg", .ends(2)),
    ("hittest plot", "--strict-svg", "--path @odd.svg --rect 25,25,5,5", .ends(2)),
  ]
}
