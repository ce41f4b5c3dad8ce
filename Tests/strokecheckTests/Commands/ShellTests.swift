import Testing

@testable import strokecheck

/// What is made of the table of flags; the real shells and readers are asked by `make test-shell`.
@Suite(.serialized) struct ShellTests {  // Its programs have a deadline.
  @Test(arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) throws {
    let run = try strokecheck("completions", shell)
    #expect(run.status == 0 && run.errors.isEmpty)
    for command in StrokeCheck.program.commands {
      for flag in command.flags {
        let name = shell == "fish" ? "-l \(flag.name) " : "--\(flag.name)"
        #expect(run.output.contains(name), "\(command.name) \(flag.name)")
      }
    }
  }

  @Test func theManual() throws {
    let run = try strokecheck("man")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.utf8.allSatisfy { $0 < 0x7F })
    for command in StrokeCheck.program.commands {
      for flag in command.flags {
        #expect(run.output.contains(Roff.bold("--\(flag.name)")), "\(command.name) \(flag.name)")
      }
    }
  }

  @Test(arguments: [
    ("a-b", "a\\-b"), (".x", "\\&.x"), ("'x'", "\\&\\(aqx\\(aq"), ("a\\b", "a\\eb"),
    ("…", "\\[u2026]"),
    ("\u{1F600}", "\\[u1F600]"), ("\"", "\\(dq"),
  ])
  func whatMeansSomethingToAFormatterIsEscaped(text: String, escaped: String) {
    #expect(Roff.escaped(text) == escaped)
  }

  /// A value that is a file is completed as one only if its option says so.
  @Test func valuesThatAreFilesSaySo() {
    var files = 0
    for command in StrokeCheck.program.commands {
      for flag in command.flags {
        switch flag.value {
        case .named(let name)?:
          #expect(!["FILE", "FOLDER", "OUT"].contains { name.contains($0) }, "\(flag.name)")
        case .file?: files += 1
        case .choice?, .word?, .format?, nil: break
        }
      }
    }
    #expect(files > 5)
  }

  /// What the generated scripts quote needs no more than what they do.
  @Test func wordsOfTheTableNeedNoQuotes() {
    for command in StrokeCheck.program.commands {
      for flag in command.flags {
        var words = [command.name, flag.name]
        switch flag.value {
        case .choice(let choices)?, .word(_, of: let choices)?: words += choices()
        case .format?, .named?, .file?, nil: break
        }
        #expect(words.allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9._-]+=?/) != nil }, "\(flag.name)")
        #expect(!flag.help.contains("\n"))
      }
    }
  }
}
