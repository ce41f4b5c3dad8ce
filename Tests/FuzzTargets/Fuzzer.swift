#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Glibc
#endif

/// The target of this run of the fuzzer.
private let target =
  getenv("FUZZ_TARGET").flatMap { FuzzTarget(rawValue: String(cString: $0)) } ?? .strokes

/// Checks the bytes that libFuzzer has generated, and ends the run if a property fails.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do throws(PropertyFailure) {
    // Bounded work takes at most a second, and five or six times as long in the fuzzer's build.
    try target.check(Array(UnsafeBufferPointer(start: start, count: count)), seconds: 5)
  } catch {
    print("\(target.rawValue): \(error)")
    fflush(nil)
    abort()
  }
  return 0
}
