/// The words of the other pages, and of statistics.
extension HelpTopic {
  static let glossaryPage = """
    arc            part of a circle; ring finds arcs instead of circles with --turns below 1
    aspect         the lesser axis of the ellipse through a stroke, over the greater one
    box, bounds    the smallest upright rectangle around something
    calibration    how well stated probabilities agree with how often they come true
    check          one test of a detector: a measured value and a limit
    closure        the distance from the first sample to the last, in points
    code           the name of a reason that programs compare, such as excessive-duration
    detector       an algorithm that tells circles from other strokes; see help detectors
    dent           turning the wrong way: the share of all turning that does
    early          a verdict on a stroke that has not ended, where more samples cannot change it
    fold           one of the parts that labelled strokes are split into, to be held out in turn
    gap            ring's closure: the distance of the trimmed ends, over the diameter
    gate           a run whose exit status decides whether a build passes
    held out       not used to fit limits, only to measure how good they are
    idle time      how long a pipe has been silent
    inflections    changes of the sign of a step, along x or y. The published count depends on the
                   recording rate as much as on the shape; --resample 60 makes rates comparable
    label          what a stroke is said to be, by people: "circle", "line"; see convert --set
    lift           the moment the finger left the screen, which may be later than the last sample
    limit          the bound of a check; an option of the same name sets it
    margin         how far ring is from changing its verdict: the tolerance that is left of the
                   check that has least, above 0 for a circle and below 0 for anything else
    measure        a number that describes any stroke, whatever the verdict; see help measures
    overfitted     good on the strokes that limits were fitted to, worse on others
    pixel          hittest maps a rectangle to one pixel and asks whether the drawing paints it
    points         the unit of x and y: points or pixels of the view, as they were recorded
    positive       a label that counts as a circle; the others should be rejected
    ring           strokecheck's own detector, independent of scale, rate and direction
    sample         one recorded position x, y, with a time t if the recorder gives one
    share          a part of a whole, written as 0.2 or 20%
    strictness     how tight ring's limits are: 0 is loosest, 0.5 is the default, 1 is strictest
    stroke         the samples of one finger, from touch to lift
    transit        the angle travelled about the centre, in radians, back and forth adding up;
                   6.28 is once around
    turns          the same in turns, where back and forth cancel out: 1 is once around
    verdict        circle, or rejected for a reason

    """

  static let evaluationPage = """
    evaluate measures detectors on labelled strokes, tune fits limits to them, compare shows which
    verdicts a change flips, and generate adds synthetic variants.

    true-positive rate     the share of circles that are accepted (TPR, sensitivity, recall)
    false-positive rate    the share of other strokes that are accepted (FPR); tune --max-fpr bounds it
    balanced accuracy      the mean of the TPR and 1 - FPR. It does not depend on how many circles
                           there are; guessing has 0.5
    95 % intervals         of a rate: Wilson's score interval (1927). Of the balanced accuracy: MOVER,
                           the method of variance estimates recovery, from the two Wilson intervals:
                           half the root of the sum of the squared distances to their bounds
    ROC curve              TPR against FPR for every threshold on ring's margin; its area is the
                           chance that a circle has a greater margin than another stroke
    calibration            evaluate --reliability: of strokes with a stated probability near p, a
                           share near p should be circles. The Brier score is the mean squared
                           difference: 0 is perfect, 0.25 is what "always 0.5" gets
    robustness             the same rates after changes that should not matter: mirrored, rotated,
                           on a coarser grid, with fewer samples, with jitter
    in sample, held out    limits that are fitted to strokes are optimistic on these same strokes
                           (overfitted). tune also reports cross-validation: each fold is judged by
                           limits fitted to the others. With --group subject a fold has all strokes
                           of a person, so that the score is for new people
    macro average          with --group: the mean over groups, each counting alike
    McNemar's test         of two sets of verdicts on the same strokes: p is the chance of a
                           difference as large as this one if neither is better
    random seed            generate and tune draw random numbers from a seed, so that a run can be
                           repeated exactly

    Without labels there is nothing to evaluate. To label your own recordings:

        strokecheck convert mine.json --set label=circle -o labelled.ndjson

    """
}
