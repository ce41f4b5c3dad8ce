/// Reads the words after a command's name by its table of flags.
///
/// A long option takes its value from `--name=value` or from the next word, whatever that begins
/// with; a letter takes it from the rest of its word or from the next one. `--` ends the options. A
/// lone `-` is an operand.
struct FlagParser<Request>: Sendable {
  let flags: [Flag<Request>]
  /// Why there is no option of a name that people may well look for; nil of any other name.
  var refusal: @Sendable (String) -> UsageError? = { _ in nil }

  /// The request that the words make, and the operands among them.
  func parse(_ words: [Argument], into request: inout Request) throws(UsageError) -> [Argument] {
    var operands: [Argument] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      let text = word.text
      if text == "--" {
        operands += rest
        break
      } else if text.hasPrefix("--") {
        try apply(long: word, &rest, to: &request)
      } else if text.hasPrefix("-"), text != "-" {
        try apply(letters: text.dropFirst(), &rest, to: &request)
      } else {
        operands.append(word)
      }
    }
    return operands
  }

  private func apply(
    long word: Argument, _ rest: inout ArraySlice<Argument>, to request: inout Request
  ) throws(UsageError) {
    let parts = word.bytes.dropFirst(2).split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let attached = parts.count > 1 ? Argument(bytes: parts[1]) : nil
    guard let flag = flags.first(where: { $0.name == name }) else {
      if let refusal = refusal(name) { throw refusal }
      let near = suggestion(for: name, among: flags.map(\.name)).map { "--\($0)" }
      throw UsageError("unknown option --\(name)", suggestion: near)
    }
    if flag.value == nil, attached != nil { throw UsageError("--\(name) takes no value") }
    try apply(flag, "--\(name)", attached, &rest, to: &request)
  }

  private func apply(
    letters: Substring, _ rest: inout ArraySlice<Argument>, to request: inout Request
  ) throws(UsageError) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let flag = flags.first(where: { $0.letter == letter }) else {
        // Most likely a long option with one dash too few.
        let word = String(letter) + letters.prefix { $0 != "=" }
        let names = flags.map(\.name)
        let near = names.contains(word) ? word : suggestion(for: word, among: names)
        throw UsageError("unknown option -\(letter)", suggestion: near.map { "--\($0)" })
      }
      let attached = flag.value == nil || letters.isEmpty ? nil : Argument(String(letters))
      try apply(flag, "-\(letter)", attached, &rest, to: &request)
      if attached != nil { return }
    }
  }

  private func apply(
    _ flag: Flag<Request>, _ spelling: String, _ attached: Argument?,
    _ rest: inout ArraySlice<Argument>, to request: inout Request
  ) throws(UsageError) {
    guard let value = flag.value else { return try flag.apply(&request, "") }
    guard let argument = attached ?? rest.popFirst() else {
      throw UsageError("\(spelling) needs a value: \(value.placeholder)")
    }
    try set(flag, spelling, to: argument, in: &request)
  }

  /// Applies an option to its value, which must be one of the words it takes.
  func set(
    _ flag: Flag<Request>, _ spelling: String, to argument: Argument, in request: inout Request
  ) throws(UsageError) {
    if case .choice(let words) = flag.value, !words.contains(argument.text) {
      throw UsageError(
        "\(spelling) is one of \(words.joined(separator: ", ")), not \"\(argument.text)\"",
        suggestion: suggestion(for: argument.text, among: words).map { "\(spelling) \($0)" })
    }
    try flag.apply(&request, argument)
  }
}
