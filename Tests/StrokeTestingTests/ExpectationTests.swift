import StrokeCore
import StrokeTesting
import TestSupport
import Testing

/// What an app's tests report about strokes, in Swift Testing.
@Suite struct ExpectationTests {
  private let arc = Result { try Shapes.circle(turns: 0.8) }
  private let circle = Result { try Shapes.circle() }

  @Test func fulfilledExpectationsReturnTheirResult() throws {
    let found = try #require(expectCircle(circle.get(), by: CookbookDetector()))
    #expect((found.radius - 80).magnitude < 1)
    let check = try #require(expectRejection(arc.get(), by: CookbookDetector()))
    #expect(check.reason.code == "transit-too-short")
    for reason in ["transit-too-short", "Transit too short"] {
      #expect(expectRejection(try arc.get(), by: CookbookDetector(), because: reason) == check)
    }
  }

  @Test func aRejectedStrokeFails() throws {
    let arc = try arc.get()
    withKnownIssue {
      #expect(expectCircle(arc, by: CookbookDetector(), named: "arc") == nil)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.hasPrefix("arc, cookbook: not a circle: Transit too short (")
        && text.contains(", but expected a circle\n  would pass with minTransit = ")
        && text.contains("\n  inflections ") && text.contains("\n  measures ")
        && issue.sourceLocation?.fileName == "ExpectationTests.swift"
    }
  }

  @Test func aCircleThatShouldBeRejectedFails() throws {
    let circle = try circle.get()
    withKnownIssue {
      #expect(expectRejection(circle, by: RingDetector()) == nil)
    } matching: {
      $0.comments.contains { $0.rawValue.contains(": circle, centre 160.0,240.0") }
        && $0.comments.contains { $0.rawValue.contains(", but expected a rejection\n") }
    }
  }

  @Test func anotherReasonFails() throws {
    let arc = try arc.get()
    withKnownIssue {
      expectRejection(arc, by: CookbookDetector(), because: "Excessive duration")
    } matching: {
      $0.comments.contains {
        $0.rawValue.contains("but expected a rejection because of \"Excessive duration\"")
      }
    }
  }

  @Test func thePictureIsNamedForItsStroke() throws {
    let failure = ExpectationFailure(
      try arc.get(), judgedBy: KatzDetector(), named: "sets/anna 3\n")
    #expect(failure.pictureName == "sets-anna-3--katz.svg")
    let text = String(decoding: failure.picture, as: UTF8.self)
    #expect(text.hasPrefix("<svg ") && text.hasSuffix("</svg>\n"))
    #expect(text.contains("katz") && !text.contains("\n3"))
  }

  /// A misspelt reason is reported with the one that was meant.
  @Test(arguments: [
    ("transit-to-short", #"did you mean "transit-too-short"?"#),
    ("Transit to short", #"did you mean "Transit too short"?"#),
    ("Transit-too-short", #"did you mean "transit-too-short"?"#),
    ("too-slow", "its reasons are "), ("wobbly", "its reasons are too-few-points, excessive-"),
    ("", "its reasons are "),
  ])
  func aReasonThatTheDetectorDoesNotHaveIsNamed(reason: String, hint: String) throws {
    for stroke in [try arc.get(), try circle.get()] {
      withKnownIssue {
        #expect(expectRejection(stroke, by: CookbookDetector(), because: reason) == nil)
      } matching: {
        $0.comments.contains {
          $0.rawValue.contains(#"because of "\#(reason)", which is no reason of cookbook; "#)
            && $0.rawValue.contains(hint)
        }
      }
    }
  }

  /// A detector of an app, for which no what-if is known.
  private struct Never: Detector {
    static let name = "never"

    func runChecks(on stroke: Stroke, until proceed: (Check) -> Bool) -> Circle? {
      _ = proceed(Check(Check.Name("wish"), 1, .atMost(0), Reason(code: "no", text: "Not today")))
      return nil
    }
  }

  @Test func anAppsOwnDetectorIsExplained() throws {
    let message = ExpectationFailure(try circle.get(), judgedBy: Never()).message
    #expect(
      message.hasPrefix("stroke, never: not a circle: Not today (1, limit 0), but expected"))
    #expect(message.contains("\n  wish ") && !message.contains("would pass"))
    // It lists no reasons, but its checks have them.
    let circle = try circle.get()
    expectRejection(circle, by: Never(), because: "Not today")
    withKnownIssue {
      expectRejection(circle, by: Never(), because: "now")
    } matching: {
      $0.comments.contains { $0.rawValue.contains("no reason of never; did you mean \"no\"?") }
    }
  }

  /// Shapes and marks of an app's detector are drawn, and their names are in the legend.
  @Test func anAppsOwnShapesAreDrawn() throws {
    struct Marked: Detector {
      static let name = "marked"

      func runChecks(on stroke: Stroke, until proceed: (Check) -> Bool) -> Circle? { nil }
      func construction(of stroke: Stroke) -> [Construction] {
        [
          Construction(
            .init("own frame"), .rectangle(Rect(minX: 90, minY: 200, maxX: 200, maxY: 300)))
        ]
        .compactMap { $0 }
      }
      func evidence(of stroke: Stroke) -> [Evidence] {
        [Evidence(.init("own mark"), .points([stroke.point(at: 9)]), isFailed: true)].compactMap {
          $0
        }
      }
    }
    let picture = ExpectationFailure(try circle.get(), judgedBy: Marked()).picture
    let text = String(decoding: picture, as: UTF8.self)
    #expect(text.contains("own frame") && text.contains("own mark"))
  }
}
