// The heap of the WebAssembly module: the allocation functions that Swift's runtime expects from a
// C library.
//
// Block sizes are powers of two from 16 bytes, after a header of 16 bytes that begins with the
// number of the size class. A freed block goes onto the free list of its size and is the first to
// be reused, so that a page that judges strokes all day needs no more memory than the largest of
// them. New blocks are cut from the end of the used memory, which grows by pages of 64 KB.

#if arch(wasm32)
  private enum Heap {
    /// The free blocks of each size class; each begins with the address of the next.
    nonisolated(unsafe) static var free: InlineArray<32, UInt> = .init(repeating: 0)
    /// The first address that has never been used; 0 before the first block.
    nonisolated(unsafe) static var end: UInt = 0

    /// The space for the size class of a block: a multiple of the greatest alignment.
    static let header: UInt = 16
    static let page: UInt = 65_536

    /// The least size class that holds this many bytes.
    static func sizeClass(of bytes: UInt) -> Int {
      max(4, UInt.bitWidth - (max(bytes, 1) - 1).leadingZeroBitCount)
    }

    static func allocate(_ bytes: UInt) -> UInt? {
      guard bytes < 1 << 30 else { return nil }
      let number = sizeClass(of: bytes)
      let first = free[number]
      if first != 0, let place = UnsafePointer<UInt>(bitPattern: first) {
        free[number] = place.pointee
        return first
      }
      if end == 0 { end = UInt(memorySize(0)) * page }
      let (start, next) = (end + header, end + header + (1 << UInt(number)))
      let limit = UInt(memorySize(0)) * page
      if next > limit {
        let pages = (next - limit + page - 1) / page
        guard growMemory(0, by: Int32(pages)) >= 0 else { return nil }
      }
      end = next
      UnsafeMutablePointer<UInt>(bitPattern: start - header)?.pointee = UInt(number)
      return start
    }

    static func release(_ start: UInt) {
      guard let header = UnsafePointer<UInt>(bitPattern: start - header) else { return }
      let number = Int(header.pointee)
      UnsafeMutablePointer<UInt>(bitPattern: start)?.pointee = free[number]
      free[number] = start
    }
  }

  /// C's `posix_memalign`; 12 is its code for too little memory.
  @c(__wrap_posix_memalign)
  public func allocateAligned(
    _ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: UInt, _ bytes: UInt
  ) -> Int32 {
    // Blocks are aligned to 16; nothing asks for more.
    guard alignment <= 16, let start = Heap.allocate(bytes) else { return 12 }
    result.pointee = UnsafeMutableRawPointer(bitPattern: start)
    return 0
  }

  /// C's `free`.
  @c(__wrap_free)
  public func release(_ block: UnsafeMutableRawPointer?) {
    if let block { Heap.release(UInt(bitPattern: block)) }
  }
#endif

// Two instructions of WebAssembly under their names in LLVM: the number of pages of 64 KB, and
// growing it, which returns the previous number, or −1.

#if arch(wasm32)
  @_extern(c, "llvm.wasm.memory.size.i32")
  func memorySize(_ memory: Int32) -> Int32

  @_extern(c, "llvm.wasm.memory.grow.i32")
  func growMemory(_ memory: Int32, by pages: Int32) -> Int32
#endif
