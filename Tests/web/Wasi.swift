// Answers under WASI: reads from standard input, for each stroke, three doubles, the count of samples, 1
// if there are times, and the width of the view or NaN, then the numbers. Writes the count of answers, then
// the answers. `Tests/web/build` links it from the module's own sources, without vectors, which the
// toolchain's engine does not run.

import WebReplies

@_extern(wasm, module: "wasi_snapshot_preview1", name: "fd_read")
@_extern(c, "wasi_fd_read")
func readFile(
  _ file: Int32, _ vectors: UnsafeRawPointer, _ count: Int32,
  _ done: UnsafeMutablePointer<UInt32>
) -> Int32

@_extern(wasm, module: "wasi_snapshot_preview1", name: "fd_write")
@_extern(c, "wasi_fd_write")
func writeFile(
  _ file: Int32, _ vectors: UnsafeRawPointer, _ count: Int32,
  _ done: UnsafeMutablePointer<UInt32>
) -> Int32

struct Vector {
  var start: UnsafeMutableRawPointer
  var count: UInt32
}

/// Fills the memory; false at the end of the input.
func fill(_ start: UnsafeMutableRawPointer, _ count: Int) -> Bool {
  var offset = 0
  while offset < count {
    var vector = Vector(start: start + offset, count: UInt32(count - offset))
    var done: UInt32 = 0
    guard readFile(0, &vector, 1, &done) == 0, done > 0 else { return false }
    offset += Int(done)
  }
  return true
}

func write(_ start: UnsafeMutableRawPointer, _ count: Int) {
  var offset = 0
  while offset < count {
    var vector = Vector(start: start + offset, count: UInt32(count - offset))
    var done: UInt32 = 0
    guard writeFile(1, &vector, 1, &done) == 0 else { return }
    offset += Int(done)
  }
}

@c(_start)
public func start() {
  let head = UnsafeMutablePointer<Double>.allocate(capacity: 3)
  while fill(head, 24) {
    let (count, isTimed) = (Int(head[0]), head[1] != 0)
    let total = count * (isTimed ? 3 : 2)
    let numbers = UnsafeMutablePointer<Double>.allocate(capacity: max(total, 1))
    guard fill(numbers, total * 8) else { return }
    var answers = webReplies(
      numbers, count: Int32(count), isTimed: isTimed, viewWidth: head[2])
    answers.insert(UInt64(answers.count), at: 0)
    answers.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { write(start, bytes.count) }
    }
    numbers.deallocate()
  }
}
