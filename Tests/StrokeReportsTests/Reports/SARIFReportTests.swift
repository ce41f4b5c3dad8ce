import Foundation
import StrokeCore
import Testing

@testable import StrokeReports

@Suite struct SARIFReportTests {
  private struct Log: Decodable {
    struct Message: Decodable { let text: String }
    struct Rule: Decodable {
      let id: String
      let shortDescription: Message
    }
    struct Driver: Decodable { let rules: [Rule] }
    struct Tool: Decodable { let driver: Driver }
    struct URI: Decodable { let uri: String }
    struct Region: Decodable { let startLine: Int, startColumn: Int? }
    struct Physical: Decodable {
      let artifactLocation: URI
      let region: Region?
    }
    struct Location: Decodable { let physicalLocation: Physical }
    struct Result: Decodable {
      let ruleId: String
      let message: Message
      let locations: [Location]
    }
    struct Run: Decodable {
      let tool: Tool
      let results: [Result]
    }
    let version: String
    let runs: [Run]
  }

  private func run(_ findings: [Finding]) throws -> Log.Run {
    let text = SARIFReport(version: "0.1").document(of: findings)
    let log = try JSONDecoder().decode(Log.self, from: Data(text.utf8))
    #expect(log.version == "2.1.0" && log.runs.count == 1)
    return log.runs[0]
  }

  @Test func everyFailureIsAResultWithARuleAndAPlace() throws {
    let findings = HostileFindings.all(800)
    let run = try run(findings)
    let wrong = findings.filter { $0.status != .passed }
    let rules = Set(run.tool.driver.rules.map(\.id))
    try #require(run.results.count == wrong.count)
    for (result, finding) in zip(run.results, wrong) {
      #expect(rules.contains(result.ruleId) && result.ruleId == finding.ruleID)
      let place = try #require(result.locations.first).physicalLocation
      let path = place.artifactLocation.uri
      let scheme = finding.place.file.hasPrefix("/") ? "file://" : ""
      #expect(percentDecoded(path) == Array((scheme + finding.place.file).utf8))
      #expect(path.wholeMatch(of: /(?:file:\/\/)?(?:[A-Za-z0-9._~\/-]|%[0-9A-F]{2})*/) != nil)
      #expect(place.region?.startLine == finding.place.line)
      #expect(place.region?.startColumn == finding.column)
      #expect(!result.message.text.isEmpty || finding.reason == "")
    }
  }

  @Test func everyReasonIsARule() throws {
    let rules = try run([]).tool.driver.rules
    let reasons = KnownDetector.reasons
    #expect(rules.prefix(reasons.count).map(\.id) == reasons.map(\.code))
    #expect(
      rules.prefix(3).map(\.shortDescription.text) == reasons.prefix(3).map(\.description))
    #expect(Set(rules.map(\.id)).count == rules.count)
  }
}
