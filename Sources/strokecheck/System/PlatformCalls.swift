// Calls of the C library by names that no method hides.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

func openDescriptor(_ path: UnsafePointer<CChar>, _ mode: Int32) -> Int32 {
  open(path, mode)
}
func openForReading(_ path: UnsafePointer<CChar>) -> Int32 {
  #if canImport(Darwin)
    // A named pipe without a writer would read as if it were at its end.
    open(path, O_RDONLY | O_CLOEXEC)
  #else
    open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  #endif
}
// A pipe that took the file's place does not make it wait.
func openPlainFile(_ path: UnsafePointer<CChar>) -> Int32 {
  open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
}
func openToWrite(_ path: UnsafePointer<CChar>) -> Int32 { open(path, O_WRONLY | O_CLOEXEC) }
#if os(Linux) || os(Android)
  func openUnnamedFile(_ folder: UnsafePointer<CChar>, mode: mode_t) -> Int32 {
    // The interface of the C library does not have O_TMPFILE.
    open(folder, 0o20000000 | O_DIRECTORY | O_RDWR | O_CLOEXEC, mode)
  }
#endif
func renameFile(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 {
  rename(old, new)
}
func openPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { pipe(ends) }
func listenOn(_ descriptor: Int32, _ waiting: Int32) -> Int32 {
  listen(descriptor, waiting)
}
func acceptOn(
  _ descriptor: Int32, _ place: UnsafeMutablePointer<sockaddr>,
  _ size: UnsafeMutablePointer<socklen_t>
) -> Int32 { accept(descriptor, place, size) }
func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) }
func readDescriptor(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int { read(descriptor, buffer, count) }
func writeDescriptor(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int
) -> Int { write(descriptor, bytes, count) }
