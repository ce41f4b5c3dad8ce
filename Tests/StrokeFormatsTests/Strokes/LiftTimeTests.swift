import StrokeFormats
import Testing

/// The time at which the finger was lifted, from everything that says it.
@Suite struct LiftTimeTests {
  @Test(arguments: [
    Example(#"{"ended":2.5,"points":[[1,2,0],[3,4,1]]}"#, "1 ended=2.5: 1.0,2.0@0.0 3.0,4.0@1.0"),
    Example(
      #"{"points":[[1,2,0],[3,4,1000]],"timeUnit":"ms","ended":2500}"#,
      "1 ended=2.5: 1.0,2.0@0.0 3.0,4.0@1.0"),
    Example(
      #"{"timeUnit":"us","strokes":[{"points":[[1,2,0]],"ended":5e5},{"points":[[1,2,0]]}]}"#,
      "1 ended=0.5: 1.0,2.0@0.0", "1: 1.0,2.0@0.0"),
    Example(#"{"ended":null,"points":[[1,2,0]]}"#, "1: 1.0,2.0@0.0"),
    Example(#"{"ended":1,"points":[[1,2]]}"#, "1 ended=1.0: 1.0,2.0"),
    Example(
      #"{"ended":true,"points":[[1,2]]}"#, "! 1:10: expected a time under ended, found true"),
    Example(
      #"{"ended":1,"ended":1,"points":[[1,2]]}"#,
      #"! 1:12: expected every name once, found "ended" again"#),
  ])
  func ofJSON(row: Example) { expect(row) }

  @Test(arguments: [
    Example(
      "x,y,t,ended\n1,2,0,2.5\n3,4,1,2.5\n", "2 ended=2.5: 1.0,2.0@0.0 3.0,4.0@1.0"),
    Example(
      "id,Ended,timeUnit,x,y,t\na,2500,ms,1,2,0\na,,ms,3,4,1000\nb,,ms,5,6,0\n",
      "2 id=a ended=2.5: 1.0,2.0@0.0 3.0,4.0@1.0", "4 id=b: 5.0,6.0@0.0"),
    // A row may say it after any number of rows that do not.
    Example(
      "ended,x,y,t\n7,1,2,0\n7,1,2,0\n7,1,2,0\n\n,1,2,0\n,1,2,1\n,1,2,2\n7,1,2,3\n,1,2,4\n",
      "2 ended=7.0: 1.0,2.0@0.0 1.0,2.0@0.0 1.0,2.0@0.0",
      "6 ended=7.0: 1.0,2.0@0.0 1.0,2.0@1.0 1.0,2.0@2.0 1.0,2.0@3.0 1.0,2.0@4.0"),
    Example("ended,x,y\nsoon,1,2\n", "! 2:1: expected a time under ended, found soon"),
  ])
  func ofTables(row: Example) { expect(row) }

  @Test(arguments: [
    Example(
      """
      {"type":"pointerdown","clientX":1,"clientY":2,"timeStamp":1000}
      {"type":"pointermove","clientX":3,"clientY":4,"timeStamp":1500}
      {"type":"pointerup","clientX":3,"clientY":4,"timeStamp":6500}
      """, "1 ended=6.5: 1.0,2.0@1.0 3.0,4.0@1.5"),
    // A place of its own makes a sample of it, and a rest that is none says nothing.
    Example(
      """
      {"type":"pointerdown","clientX":1,"clientY":2,"timeStamp":1000}
      {"type":"pointerup","clientX":3,"clientY":4,"timeStamp":6500}
      """, "1: 1.0,2.0@1.0 3.0,4.0@6.5"),
    Example(
      """
      {"type":"pointerdown","clientX":1,"clientY":2,"timeStamp":1000}
      {"type":"pointercancel","timeStamp":6500}
      """, "1 ended=6.5: 1.0,2.0@1.0"),
    Example(
      """
      [ 1.000000] EV_ABS ABS_MT_TRACKING_ID 00000001
      [ 1.000000] EV_ABS ABS_MT_POSITION_X 00000001
      [ 1.000000] EV_ABS ABS_MT_POSITION_Y 00000002
      [ 1.000000] EV_SYN SYN_REPORT 00000000
      [ 6.500000] EV_ABS ABS_MT_TRACKING_ID ffffffff
      [ 6.500000] EV_SYN SYN_REPORT 00000000
      """, "1 ended=6.5: 1.0,2.0@1.0"),
  ])
  func ofLogs(row: Example) { expect(row) }

  private func expect(_ row: Example) {
    #expect(outcomes(of: Array(row.document.utf8)) == row.outcomes)
  }
}
