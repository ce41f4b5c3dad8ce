// The only code that knows the test libraries. A toolchain may have either, both or neither.

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

struct SourcePlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}

extension ExpectationFailure {
  /// Fails the running test, and attaches the picture.
  func record(at place: SourcePlace) {
    #if canImport(Testing)
      recordInTesting(at: place)
      if Test.current != nil { return }
    #endif
    #if canImport(XCTest)
      // XCTest does not tell whether it runs a test. If it runs none, this does nothing.
      recordInXCTest(at: place)
    #endif
  }
}

#if canImport(Testing)
  extension ExpectationFailure {
    private func recordInTesting(at place: SourcePlace) {
      let location = SourceLocation(
        fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line),
        column: Int(place.column))
      Attachment.record(picture, named: pictureName, sourceLocation: location)
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    }
  }
#endif

#if canImport(XCTest)
  extension ExpectationFailure {
    private func recordInXCTest(at place: SourcePlace) {
      #if canImport(ObjectiveC)
        // Attachments belong to activities, which require the main thread.
        if Thread.isMainThread {
          MainActor.assumeIsolated {
            XCTContext.runActivity(named: "Picture of the stroke") { activity in
              let attachment = XCTAttachment(
                data: Data(picture), uniformTypeIdentifier: "public.svg-image")
              attachment.name = pictureName
              attachment.lifetime = .keepAlways
              activity.add(attachment)
            }
          }
        }
      #endif
      XCTFail(message, file: place.filePath, line: place.line)
    }
  }
#endif
