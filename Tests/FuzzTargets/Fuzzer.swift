#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Glibc
#endif

/// The target of a run of the fuzzer.
private let target =
  getenv("FUZZ_TARGET").flatMap { FuzzTarget(rawValue: String(cString: $0)) } ?? .strokes

/// Checks the bytes that libFuzzer has thought of, and ends the run if something does not hold.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do throws(PropertyFailure) {
    // What is bounded takes a second at most, and five or six times as long in the fuzzer's build.
    try target.check(Array(UnsafeBufferPointer(start: start, count: count)), seconds: 5)
  } catch {
    print("\(target.rawValue): \(error)")
    fflush(nil)
    abort()
  }
  return 0
}
