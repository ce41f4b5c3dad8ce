/// The contract of every JSON output. A test compares it with what the commands write.
extension HelpTopic {
  /// The members of each output, in their order.
  static let jsonPage = """
    --format ndjson prints one object per line, as soon as it is known. --format json prints the same
    objects in one array; for evaluate, tune and compare it prints one object. Members come in the
    order given here. Members are added in new versions, and none is renamed or removed within a
    major version. A member that is always there is null where there is nothing to say; those marked
    with * are left out instead. Numbers are the shortest that read back as the same double, points
    are [x,y], and bounds are [least x, least y, greatest x, greatest y].

    circle: one object per stroke and detector
      file         input as it was named; - is standard input
      stroke       number of the stroke in it, counted from 1; null if the input cannot be read
      id           the stroke's own id
      detector     detector that judged; null for an error
      verdict      circle, rejected or error; of a judge also accepted; with --early also pending:
                   the stroke has not ended, and can no longer become a circle
      reason       text of the reason; for an error, line:column: what was expected
      code         stable code of the reason, such as excessive-duration; unreadable for an error
      circle       {"center":[x,y],"radius":r} if the verdict is circle
      answer*      label that a judge gave the stroke, and score*, its score
      probability* how likely a person would call the stroke a circle, from 0 to 1 (ring, and judges
                   that say so)
      expected*    expected verdict, where one is given: circle, rejected or a code
      passed*      true if the verdict is the expected one
      whatIf*      with --what-if: the least change that leads to the other verdict:
                   {"verdict":…,"limits":{option:value},"edit":…}. limits is null if no limits can;
                   edit* is a change of the stroke (ring only): samples to leave out, as dropFirst
                   and dropLast, or closeGap, the gap that the ends are to be moved together to
      checks*      with --explain: [{"name":…,"measured":…,"limit":…,"outcome":…,"reason":…}].
                   limit has min, max or above; outcome is passed, failed or skipped; used* is the
                   share of its tolerance that the check uses, 1 at the limit (ring only)
      measures*    with --explain: score, turns, direction, center, radius, duration, lifted, rate,
                   length, bounds and gap; see strokecheck help measures
      enclosed*    with --path: names of the shapes that the stroke encloses, see hittest
      touched*     with --path: names of the shapes that the finger touched
    A stroke whose pointer was cancelled has no object unless --include-cancelled is given.

    filter: one object per line of input; a stroke whose pointer was cancelled has the verdict skipped
            and the code cancelled unless --include-cancelled is given
      line         number of the line; then id, detector, verdict, reason, code, circle,
                   probability* and, with --explain, checks* and measures*, as above. With
                   --with-input the members of the stroke come first, and id is among them
      column*      where a stroke could not be read; line, verdict, reason and code stand before it

    hittest: one object per rectangle or point; with --each and --hits, one per element
      rect         [x,y,width,height]; null for a point
      hit          true if it touches what is painted
      alpha        alpha of the pixel, from 0 to 255; null for a point
      element      name of the element; null for the whole drawing. It is the id, as oak, and oak[2]
                   for the second with that id; without an id the path to it, as svg/g[2]/path[5]: the
                   fifth path in the second g, always numbered, among siblings of one name. What a
                   use shows is inside the use, and the markers on a shape are inside the shape
      point*       [x,y] with --point, and radius* with --radius
      bounds*      with --explain: painted bounds; pixel is the intersection with them,
                   publishedBounds the bounds that the published code takes, and agreesWithPublished
                   is false if its answer differs

    path: one object per element
      id           id of the element; null without one
      element      name of the element, as for hittest
      segments     [["M",x,y],["L",x,y],["Q",…],["C",…],["A",rx,ry,rotation,large,sweep,x,y],["Z"]]
      bounds       bounds of what is drawn; null for nothing
      painted      bounds of what is painted; null for nothing
      error        where and why path data ended early; null if they did not

    lasso: one object per stroke
      file, stroke, id as for circle
      select       --select as it was given
      selected     names of the selected shapes, as for hittest, from the hindmost to the foremost
      overlap*     share of each that is inside, with --select overlapped

    evaluate: one object
      version      version of strokecheck that made it; --expect says if it is another
      strokes      counts: judged, positive, other, leftOut, tooShort, unlabelled, unreadable
      positiveLabels, leftOut, transformations, settings, groupedBy   what was asked for
      detectors    for each: detector, truePositives, falseNegatives, falsePositives,
                   trueNegatives; tpr, fpr and their 95 % intervals tprInterval, fprInterval;
                   balanced (accuracy); fingerprint (of all verdicts);
                   reasons: code, reason, count; labels: label, positive, strokes, accepted;
                   with --group, leaveOneOut: tpr, fpr, balanced (least and greatest), groupsAlike:
                   tprByGroup, fprByGroup, balancedByGroup (each group counting alike), and groups:
                   group, the counts and shares, balancedWithoutIt;
                   answers* of a judge that gives labels: accuracy, accuracyInterval; labels: label,
                   right (share), rightInterval, takenFor (strokes by other labels); groups*: group,
                   right, rightInterval;
                   mistakes: file, stroke, id, label, verdict, reason, code
      sweeps*      for each detector: setting, best, makesNoDifference, and points: value with the
                   counts and shares. For several limits at once: settings, and in best and points
                   the limits by name. With --group, nested: value, inSample, leftOut (counts and
                   shares), and values: group, value
      reliability* detector, brier, and bins: probability, stated, circles, circlesInterval; a list
                   of them with several judges
      robustness*  detector, and changes: change, the counts and shares, flipped (verdicts)
      roc*         detector, area, and points: margin, tpr, fpr
      verdicts     for each stroke and detector: file, stroke, id, detector, verdict, code,
                   label, group*. --expect compares by them

    compare: one object
      compared, changed, labelled, becameWrong, becameRight, toRejected, toCircle   counts;
                   changed counts strokes without a verdict on one side too
      p            McNemar's exact test: the probability of a difference at least this large if the
                   two error rates are equal; null if there are several detectors, whose verdicts on
                   one stroke are not independent: then pByDetector has one for each
      onlyBefore, onlyAfter   strokes that only one of the two has
      changes      file, stroke, id, detector, label, group, before, beforeCode, after, afterCode,
                   becameWrong. before and after are verdicts, also skipped, error or an unknown
                   one; null where that side has none

    tune: one object
      detector, goal   what was tuned, and for what
      limits       {option:{"present":…,"tuned":…}}; present is null where the limit has no number
      options      the tuned limits as options
      folds, group, groups   how strokes were left out
      present, inSample, leftOut   truePositives, falseNegatives, falsePositives, trueNegatives,
                   balancedAccuracy, interval, and with --cost cost*: with the present limits, the
                   tuned ones, and by limits tuned on the others
      worse, better, p   strokes whose verdicts became wrong or right, and McNemar's test
      gain, gainError   what the goal gains on strokes left out, and its standard error
      learned, wins    true if limits were found, and if they are better beyond chance
      notes        sentences to read before the limits are used

    """
}
