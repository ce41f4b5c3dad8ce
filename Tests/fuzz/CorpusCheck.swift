#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Glibc
#endif
import FuzzTargets

/// Checks what fuzzing ever found, and broken copies of it, by the build that ships: `corpuscheck COPIES FILE...`. The
/// folder of a file is the name of its target.
@main struct CorpusCheck {
  private static let words = [
    "1e999", "-1e308", "1e-320", "0", "-0", ".5", "NaN", "M", "Z", "A1 1 0 1 1 2 2", "<g>", "</g>",
    "&a;", "]]>", "{}",
    "[", "]", ",", "\"", "'", ":", "#", "\n", "\r\n", "\0", "x", "t", "*", "!important",
  ]

  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 2, let copies = Int(arguments[1]) else {
      complain("usage: corpuscheck COPIES FILE...")
      exit(64)
    }
    var (checked, failures) = (0, 0)
    for path in arguments.dropFirst(2) {
      let names = path.split(separator: "/")
      guard names.count > 1, let target = FuzzTarget(rawValue: String(names[names.count - 2])),
        let bytes = contents(of: path)
      else {
        complain("\(path): no file of a target")
        exit(2)
      }
      var breaker = Breaker(seed: 20_091_125, words: words)
      var tried = bytes
      for copy in 0...copies {
        checked += 1
        do throws(PropertyFailure) { try target.check(tried, seconds: 2) } catch {
          complain("\(path), copy \(copy): \(error)\n  \(tried)")
          failures += 1
        }
        tried = breaker.broken(bytes)
      }
    }
    print("\(checked) documents checked, \(failures) failures")
    exit(failures == 0 ? 0 : 1)
  }

  private static func complain(_ text: String) {
    let bytes = Array((text + "\n").utf8)
    _ = write(2, bytes, bytes.count)
  }

  private static func contents(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    // None is longer than the fuzzer makes them.
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return count < bytes.count ? Array(bytes[..<count]) : nil
  }
}
