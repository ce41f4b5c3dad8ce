import Foundation

/// The processor time that the thread takes for the work, in seconds: a busy machine does not prolong it.
package func threadSeconds<E>(of work: () throws(E) -> Void) throws(E) -> Double {
  let start = secondsOfThread
  try work()
  return secondsOfThread - start
}

private var secondsOfThread: Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
