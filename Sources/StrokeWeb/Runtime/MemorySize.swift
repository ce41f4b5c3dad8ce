// Two instructions of WebAssembly under their names in LLVM: the number of pages of 64 KB, and
// growing it, which returns the previous number, or −1.

#if arch(wasm32)
  @_extern(c, "llvm.wasm.memory.size.i32")
  func memorySize(_ memory: Int32) -> Int32

  @_extern(c, "llvm.wasm.memory.grow.i32")
  func growMemory(_ memory: Int32, by pages: Int32) -> Int32
#endif
