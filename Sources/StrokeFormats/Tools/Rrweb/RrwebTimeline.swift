/// What rrweb recorded and is not settled yet, in the order in which it is to be played: that of the log, but with what
/// was reported late put back to where its time belongs, behind the last before it in the log that is no later.
///
/// - Complexity: O(n log n) for n moments, in whatever order their times are.
struct RrwebTimeline: Sendable {
  /// A moment with what it is sorted by.
  private struct Entry: Sendable {
    let moment: TimedMoment
    /// The number of the last moment in the order of the log that it comes behind, or its own if it is one.
    let place: Int
    /// The time, if it was put back.
    let order: Double
    let serial: Int

    func comes(before other: Entry) -> Bool {
      (place, order, serial) < (other.place, other.order, other.serial)
    }
  }

  private var entries: [Entry] = []
  private var isSorted = true
  private var serial = 0
  /// The number of moments in the order of the log, and those of them that are earlier than all behind them.
  private var inOrder = 0
  private var marks: [(time: Double, place: Int)] = []

  var count: Int { entries.count }

  /// Adds a moment at the end.
  mutating func append(_ moment: TimedMoment) {
    inOrder += 1
    while let last = marks.last, last.time >= moment.time { marks.removeLast() }
    marks.append((moment.time, inOrder))
    add(moment, at: inOrder, order: -.infinity)
  }

  /// Adds a moment where its time belongs.
  mutating func putBack(_ moment: TimedMoment) {
    var (low, high) = (0, marks.count)
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].time <= moment.time { low = middle + 1 } else { high = middle }
    }
    add(moment, at: low > 0 ? marks[low - 1].place : 0, order: moment.time)
    isSorted = false
  }

  private mutating func add(_ moment: TimedMoment, at place: Int, order: Double) {
    serial += 1
    entries.append(Entry(moment: moment, place: place, order: order, serial: serial))
  }

  /// The moments that were added when there were `count`, in the order of the log; they must not have been sorted since.
  func added(since count: Int) -> [TimedMoment] { entries[count...].map(\.moment) }

  /// The moments in order.
  mutating func sorted() -> [TimedMoment] {
    if !isSorted { entries.sort { $0.comes(before: $1) } }
    isSorted = true
    return entries.map(\.moment)
  }

  /// Removes the first moments, which have been sorted.
  mutating func removeFirst(_ count: Int) {
    entries.removeFirst(count)
    let first = entries.first?.place ?? .max
    marks.removeAll { $0.place < first }
  }
}
