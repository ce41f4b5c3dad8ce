/// Every name that people can have written for version 0.2, as its help listed them.
enum NamesOfVersion02 {
  /// Each command with its options.
  static let options = [
    "circle": limits + judging + strokes + output + """
       path finger viewport strict-svg judge judge-timeout show-labels expect screen idle explain what-if early summary
       color no-color quiet allow-empty exit-zero format no-config
      """,
    "hittest": paint + output + """
       viewport strict-svg rect rects point radius rule threshold each hits topmost index as-published format explain
       color no-color quiet exit-zero no-config
      """,
    "path": paint + " viewport strict-svg max-memory output format",
    "lasso": "",
    "filter": "",
    "evaluate": limits + judging + strokes + output + """
       judge judge-timeout show-labels expect exclude ignore-label min-samples transform group sweep roc reliability
       robustness errors format quiet allow-empty no-config
      """,
    "tune": limits + judging + strokes + output + """
       exclude ignore-label min-samples group limits max-fpr cost write format quiet no-config
      """,
    "compare": limits + judging + strokes + output + """
       judge judge-timeout show-labels group against format quiet no-config
      """,
    "plot": limits + judging + strokes + paint + output + """
       viewport strict-svg rect point radius rule threshold judge judge-timeout show-labels screen explain color
       no-color terminal columns same-scale size width height theme no-config
      """,
    "report": limits + judging + strokes + output + """
       judge judge-timeout show-labels screen title theme no-config
      """,
    "convert": output + """
       input-format exclude-files id label set time-unit fields flip-y screen idle to
      """,
    "generate": "",
    "record": "output serve address port",
    "completions": "",
    "man": "",
  ].mapValues { $0.split { $0 == " " || $0 == "\n" }.map(String.init) + ["help", "help-all"] }

  private static let limits = """
     min-points max-duration max-inflections view-width max-gap min-transit max-transit radius-variance exempt-points
     tolerance strictness min-aspect max-turns turns
    """
  private static let judging = " detector without as-published positive resample include-cancelled"
  private static let strokes = " input-format exclude-files id label time-unit fields flip-y"
  private static let output = " max-memory output jobs"
  private static let paint = """
     path d fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit
     stroke-dasharray stroke-dashoffset stroke-opacity override
    """

  /// Options of commands with the words that they took, for those that took a few.
  static let values = [
    "circle --format": "text json ndjson csv junit tap sarif github",
    "circle --detector": "cookbook lamarche katz ring all",
    "circle --time-unit": "s ms us ns",
    "circle --color": "auto always never",
    "circle --input-format": """
    json ndjson csv quickdraw dollar inkml webdriver rrweb pointerevents touches uitouch motionevent trace getevent
    points svg path
    """,
    "hittest --format": "text json ndjson csv",
    "hittest --rule": "touch center coverage",
    "plot --rule": "touch center coverage",
    "path --format": "text json ndjson",
    "evaluate --format": "text json csv",
    "tune --format": "text json swift",
    "tune --detector": "cookbook lamarche katz ring",
    "compare --format": "text json junit",
    "convert --input-format": "svg path trace rrweb webdriver",
    "convert --to": """
    json ndjson csv tsv quickdraw dollar inkml webdriver rrweb pointerevents getevent svg playwright sendevent xcuitest
    maestro
    """,
  ].mapValues { $0.split { $0 == " " || $0 == "\n" }.map(String.init) }

  /// Commands with the endings that the names of their outputs could have.
  static let endings = [
    "circle": "txt json ndjson jsonl csv xml tap sarif",
    "hittest": "txt json ndjson csv",
    "path": "txt json ndjson",
    "evaluate": "txt json csv",
    "tune": "txt json swift",
    "compare": "txt json xml html",
    "convert": "json ndjson jsonl csv tsv xml inkml svg py sh swift yaml yml",
  ].mapValues { $0.split(separator: " ").map(String.init) }

  static let topics = [
    "detectors", "judge", "formats", "json", "measures", "glossary", "evaluation", "expectations",
    "defaults", "exit-status",
  ]
}
