extension JudgeProgram {
  /// The likely reason why its command ended so before it answered, for the end of a message; empty if none is
  /// known.
  func hint(for ending: ProcessEnding?) -> String {
    let separators: Set = [
      UInt8(ascii: " "), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "\n"),
    ]
    let word = Argument(bytes: command.bytes.prefix { !separators.contains($0) })
    if let variable = command.assignedName {
      return "; \(variable)=… sets a variable: in the name of a judge, letters are lower-case"
    }
    guard let file = try? Platform.kind(of: word.path), file == .file else { return "" }
    let isPath = word.bytes.contains(UInt8(ascii: "/"))
    switch ending {
    case .status(126): return "; chmod +x \(word.text) makes it executable"
    case .status(127) where !isPath:
      return
        "; there is such a file here: ./\(word.text), or name its interpreter: python3 \(word.text)"
    case .status(2), .status(127):
      // What is larger is no script.
      guard isPath, let text = Platform.contents(ofPlainFile: word.path, upTo: 1 << 16),
        !text.starts(with: "#!".utf8), text.first != 0x7F
      else { return "" }
      return
        "; \(word.text) does not begin with #! and its interpreter, such as #!/usr/bin/env python3"
    default: return ""
    }
  }
}
