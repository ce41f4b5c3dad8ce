#if canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

extension Platform {
  /// The number of online processors.
  static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Runs `body` on `count` threads, including this one, and returns when all have ended. If the
  /// system has no more threads it uses fewer, and never more than any machine can use. Each thread
  /// takes address space for its stack and a malloc arena, at most 256 MB, so if that is limited
  /// there are as many threads as fit. Only this thread receives signals.
  static func onThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    let threads = holdingSignals {
      var threads: [Thread] = []
      let most = min(count, addressSpaceLimit.map { $0 >> 28 } ?? count, 1_024)
      while threads.count + 1 < most, let thread = Thread(body) {
        threads.append(thread)
      }
      return threads
    }
    body()
    for thread in threads { thread.join() }
  }
}

private struct Thread {
  private let thread: pthread_t

  /// Nil if the thread cannot be created.
  init?(_ body: @escaping @Sendable () -> Void) {
    let task = Unmanaged.passRetained(Task(body))
    #if canImport(Darwin) || canImport(Musl)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    // The result of a thread is not used, but some systems require a pointer that is not null.
    let result = pthread_create(
      &thread, nil,
      { task in
        runTask(task)
        return task
      }, task.toOpaque())
    #if canImport(Darwin) || canImport(Musl)
      guard result == 0, let thread else {
        task.release()
        return nil
      }
    #else
      guard result == 0 else {
        task.release()
        return nil
      }
    #endif
    self.thread = thread
  }

  func join() { pthread_join(thread, nil) }

  fileprivate final class Task {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}

private func runTask(_ task: UnsafeMutableRawPointer?) {
  guard let task else { return }
  Unmanaged<Thread.Task>.fromOpaque(task).takeRetainedValue().body()
}

/// A lock for threads, with a condition to wait for changes of what it protects.
final class Lock: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    lock.initialize(to: pthread_mutex_t())
    changed.initialize(to: pthread_cond_t())
    pthread_mutex_init(lock, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(lock)
    lock.deallocate()
    changed.deallocate()
  }

  /// Runs `body` with exclusive access as soon as `isReady` is true, and wakes the waiting threads.
  func enter<Result>(when isReady: () -> Bool = { true }, _ body: () -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer {
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(lock)
    }
    while !isReady() { pthread_cond_wait(changed, lock) }
    return body()
  }
}
