/// Findings as commands of GitHub's workflows, which show them beside the file's lines: an error for
/// what is not as it should be or could not be read, a notice for what was skipped, nothing for the
/// rest.
extension Report<Finding> {
  package static var github: Report { Report(ReportFrame()) { $1.append(github: $0) } }
}

extension [UInt8] {
  fileprivate mutating func append(github finding: Finding) {
    guard finding.status != .passed else { return }
    append(finding.status == .skipped ? "::notice " : "::error ")
    // Standard input is no file of the repository.
    if finding.place.file != "-" {
      append("file=")
      append(property: finding.place.file)
      if let line = finding.place.line { append(",line=\(line)") }
      if let column = finding.column { append(",col=\(column)") }
      append(",")
    }
    append("title=")
    append(property: finding.title)
    append("::")
    append(data: finding.details)
    append("\n")
  }
}

extension Finding {
  /// The failure in a few words.
  fileprivate var title: String {
    if status == .skipped { return "Cancelled stroke" }
    guard let verdict else { return "Unreadable stroke" }
    return verdict.reason?.description ?? "Unexpected circle"
  }
}

extension [UInt8] {
  /// Appends the message of a command: what would end its line escaped.
  fileprivate mutating func append(data text: String) { append(text, escaping: "%\r\n") }

  /// Appends the value of a command's property: what would end the value escaped too.
  fileprivate mutating func append(property text: String) { append(text, escaping: "%\r\n:,") }

  private mutating func append(_ text: String, escaping signs: String) {
    for byte in text.utf8 {
      guard signs.utf8.contains(byte) else {
        append(byte)
        continue
      }
      append(byte < 0x10 ? "%0" : "%")
      append(String(byte, radix: 16, uppercase: true))
    }
  }
}
