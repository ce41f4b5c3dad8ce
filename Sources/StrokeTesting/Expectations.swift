// Expectations for an app's own tests. Both work in Swift Testing and XCTest, and both explain a
// failure: every check in words, what would change the verdict, and a picture of the stroke as an
// attachment.

#if canImport(Testing) || canImport(XCTest)
  import StrokeCore

  /// Expects a detector to see a circle in a stroke. If it does not, the running test fails with all
  /// checks in words, and with a picture of the stroke as an attachment where the test library keeps
  /// any.
  ///
  /// ```swift
  /// @Test func aQuickCircleIsSeen() throws {
  ///   let stroke = try Stroke([Point(0, 0), …], times: [0, …], viewWidth: 390)
  ///   let circle = expectCircle(stroke, by: CookbookDetector())
  ///   #expect(circle?.radius ?? 0 > 40)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - stroke: The stroke to judge.
  ///   - detector: The detector that judges it.
  ///   - name: The name of the stroke in messages and in the picture's file name, to tell several
  ///     strokes of one test apart.
  ///   - fileID: The file that a failure is shown in, by its module.
  ///   - filePath: The path of that file.
  ///   - line: The line that a failure is shown at.
  ///   - column: The column that a failure is shown at.
  /// - Returns: The circle, or nil if the expectation failed.
  /// - Complexity: O(n) if the stroke is a circle.
  @discardableResult
  public func expectCircle(
    _ stroke: Stroke, by detector: some Detector, named name: String = "stroke",
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Circle? {
    if case .circle(let circle) = detector.verdict(on: stroke) { return circle }
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    ExpectationFailure(stroke, judgedBy: detector, named: name).record(at: place)
    return nil
  }

  /// Expects a detector to reject a stroke. If it does not, or for another reason, the running test fails
  /// with all checks in words, and with a picture of the stroke as an attachment where the test library
  /// keeps any.
  ///
  /// ```swift
  /// expectRejection(scribble, by: CookbookDetector(), because: "excessive-inflections")
  /// ```
  ///
  /// - Parameters:
  ///   - stroke: The stroke to judge.
  ///   - detector: The detector that judges it.
  ///   - reason: The code or the text of the reason that is expected; nil for any. One that the detector
  ///     does not have fails with the reason that was probably meant.
  ///   - name: The name of the stroke in messages and in the picture's file name, to tell several
  ///     strokes of one test apart.
  ///   - fileID: The file that a failure is shown in, by its module.
  ///   - filePath: The path of that file.
  ///   - line: The line that a failure is shown at.
  ///   - column: The column that a failure is shown at.
  /// - Returns: The check that rejects the stroke, or nil if the expectation failed.
  /// - Complexity: O(n) if the stroke is rejected.
  @discardableResult
  public func expectRejection(
    _ stroke: Stroke, by detector: some Detector, because reason: String? = nil,
    named name: String = "stroke", fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Check? {
    if case .rejected(let check) = detector.verdict(on: stroke),
      reason.map({ [check.reason.code, check.reason.description].contains($0) }) ?? true
    {
      return check
    }
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let expected = ExpectationFailure.rejection(of: stroke, by: detector, because: reason)
    ExpectationFailure(stroke, judgedBy: detector, named: name, expected).record(at: place)
    return nil
  }
#endif
