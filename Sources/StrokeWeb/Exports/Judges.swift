import StrokeCore

/// Creates a judge with the detector at an index of the catalog and returns its number; 0 if there
/// is no such detector.
@c(strokecheck_judge_create)
public func createJudge(_ detector: Int32, _ asPublished: Int32) -> Int32 {
  let all = KnownDetector.allCases
  guard all.indices.contains(Int(detector)) else { return 0 }
  return Session.judges.insert(ChosenDetector(all[Int(detector)], asPublished: asPublished != 0))
}

/// Destroys a judge.
@c(strokecheck_judge_destroy)
public func destroyJudge(_ judge: Int32) { Session.judges.remove(judge) }

/// Changes the setting at an index; NaN unsets it. Returns 0, and changes nothing, if the value is
/// invalid.
@c(strokecheck_judge_set)
public func setInJudge(_ judge: Int32, _ setting: Int32, _ value: Double) -> Int32 {
  let isSet = Session.judges[judge]?.pointee.set(Int(setting), to: value.isNaN ? nil : value)
  return isSet == true ? 1 : 0
}

/// Omits the check at an index of those that ``explain(_:_:)`` shows for a stroke without samples,
/// and all checks of the same name. Returns 0 if there is no such check, or no circle without it.
@c(strokecheck_judge_omit)
public func omitInJudge(_ judge: Int32, _ check: Int32) -> Int32 {
  Session.judges[judge]?.pointee.omitCheck(Int(check)) == true ? 1 : 0
}

/// Returns the settings of a judge, six numbers each: whether it has a value, the value, whether it
/// can be unset, and its range: 0 for any number, 1 for numbers above the first, 2 from the first
/// on, 3 between the two. Null if there is no such judge.
@c(strokecheck_judge_settings)
public func settings(_ judge: Int32) -> UnsafePointer<Double>? {
  guard let judge = Session.judges[judge] else { return nil }
  Session.reply.removeAll()
  judge.pointee.appendSettings(to: &Session.reply)
  return Session.reply.finish()
}

/// Judges a stroke: null for a circle, or else the code of the reason. The code is empty if the
/// judge or the stroke does not exist.
@c(strokecheck_verdict)
public func verdict(_ judge: Int32, _ stroke: Int32) -> UnsafePointer<UInt8>? {
  guard let judge = Session.judges[judge], let stroke = Session.strokes[stroke] else {
    return StaticString("").utf8Start
  }
  return judge.pointee.rejection(of: stroke.pointee).flatMap {
    $0.reason.fixedCode.withBytes { $0.baseAddress }
  }
}

/// Returns the verdict on a stroke with everything behind it: 1 for a circle, the code and the text
/// of the reason or two zeros, whether the detector saw a circle and the circle's three numbers,
/// the counts of checks and of shapes, then the checks and the shapes; then as texts the verdict in
/// a sentence, and for each check the measured value and the limit. Null if the judge or the stroke
/// does not exist.
@c(strokecheck_explain)
public func explain(_ judge: Int32, _ stroke: Int32) -> UnsafePointer<Double>? {
  guard let judge = Session.judges[judge], let stroke = Session.strokes[stroke] else { return nil }
  let explanation = judge.pointee.explanation(of: stroke.pointee.stroke)
  let shapes = judge.pointee.construction(of: stroke.pointee.stroke)
  Session.reply.removeAll()
  Session.reply.append(explanation.verdict.isCircle)
  if let reason = explanation.verdict.reason {
    Session.reply.append(reason.fixedCode)
    Session.reply.append(reason.fixedText)
  } else {
    Session.reply.append(0)
    Session.reply.append(0)
  }
  Session.reply.append(optional: explanation.circle)
  Session.reply.append(Double(explanation.checks.count))
  Session.reply.append(Double(shapes.count))
  for check in explanation.checks { Session.reply.append(check) }
  for shape in shapes { Session.reply.append(shape) }
  Session.reply.append { $0.append(explanation.verdict) }
  for check in explanation.checks {
    Session.reply.append { $0.append(measuredBy: check) }
    Session.reply.append { $0.append(limitOf: check) }
  }
  return Session.reply.finish()
}

/// Of a judge by ring, returns the index of the check that came closest to the other outcome, of those that
/// ``explain(_:_:)`` shows; −1 for other judges.
@c(strokecheck_closest)
public func closest(_ judge: Int32, _ stroke: Int32) -> Int32 {
  guard let judge = Session.judges[judge], let stroke = Session.strokes[stroke],
    let ring = judge.pointee.chosenRing
  else { return -1 }
  let checks = judge.pointee.explanation(of: stroke.pointee.stroke).checks
  return Int32(ring.closest(checks) ?? -1)
}
