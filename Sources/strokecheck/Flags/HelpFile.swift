// Written by `make pages` from the files in Flags/files. Change those, not this.
// swift-format-ignore-file

/// A topic of help, a script of completions, or the names that are gone.
enum HelpFile: String, CaseIterable {
  case completionsBASH = "completions.bash"
  case completionsFISH = "completions.fish"
  case completionsZSH = "completions.zsh"
  case detectorsTXT = "detectors.txt"
  case evaluationTXT = "evaluation.txt"
  case exitStatusTXT = "exit-status.txt"
  case expectationsTXT = "expectations.txt"
  case formatsTXT = "formats.txt"
  case glossaryTXT = "glossary.txt"
  case goneNamesTXT = "gone-names.txt"
  case jsonTXT = "json.txt"
  case judgeTXT = "judge.txt"
  case measuresTXT = "measures.txt"
  case synonymsTXT = "synonyms.txt"

  /// What the file holds.
  var text: StaticString {
    switch self {
    case .completionsBASH:
#"""
# Completions of strokecheck for bash. Made by: strokecheck completions bash

_strokecheck_words() {
  COMPREPLY=($(compgen -W "$1" -- "$word"))
  # A value follows what ends in "=".
  [[ ${COMPREPLY[0]} != *= ]] || compopt -o nospace 2>/dev/null
}

_strokecheck_files() {
  local file
  compopt -o filenames 2>/dev/null
  while IFS= read -r file; do
    COMPREPLY+=("$file")
  done < <(compgen -f -- "$word")
}

_strokecheck() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} index operands=
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    _strokecheck_words '{{commands}}'
    return
  fi
  # bash parts "--option=value" into three words.
  if [[ $word == = ]]; then
    word=
  elif [[ $before == = ]]; then
    before=${COMP_WORDS[COMP_CWORD-2]}
  fi
  # After "--" there are operands only.
  for ((index = 2; index < COMP_CWORD; index++)); do
    [[ ${COMP_WORDS[index]} == -- ]] && operands=1 before=
  done
  case ${COMP_WORDS[1]} in
{{cases}}
    help) _strokecheck_words '{{topics}}' ;;
  esac
}

complete -F _strokecheck strokecheck

"""#
    case .completionsFISH:
#"""
# Completions of strokecheck for fish. Made by: strokecheck completions fish

function __strokecheck_command_is
    set -l words (commandline -opc)
    test (count $words) -ge 2; and test "$words[2]" = "$argv[1]"
end

function __strokecheck_has_no_command
    test (count (commandline -opc)) -eq 1
end

complete -c strokecheck -f
{{lines}}

"""#
    case .completionsZSH:
#"""
#compdef strokecheck
# Completions of strokecheck for zsh. Made by: strokecheck completions zsh

_strokecheck() {
  local curcontext=$curcontext
  if ((CURRENT == 2)); then
    local -a commands options
    commands=(
{{commands}}
    )
    options=(
      '--help:Show commands and topics'
      '--version:Show the version'
    )
    _describe -t commands command commands
    _describe -o -t options option options
    return
  fi
  local command=$words[2]
  shift words
  ((CURRENT--))
  case $command in
{{cases}}
    help)
      _arguments ':topic:({{topics}})'
      ;;
  esac
}

if [[ $funcstack[1] == _strokecheck ]]; then
  _strokecheck "$@"
else
  compdef _strokecheck strokecheck
fi

"""#
    case .detectorsTXT:
#"""
Each detector is a list of checks, tried in order. The first that fails gives the reason. --explain
measures all checks. A reason has a text for people and, in brackets, a code for programs. Every
limit is an option of the commands that run detectors, and a property of the detector in Swift.

{{detectors}}

What the checks measure
  points       number of samples; ring counts only samples at different positions
  duration     seconds from the first sample until the finger was lifted
  inflections  steps whose sign differs from the previous step's, along x or y
  closure      distance from the first sample to the last, in points
  transit      total absolute angle swept about the centre of the bounds, in radians
  roundness    a sample's distance from the centre of the bounds, in percent of the first sample's:
               of the first sample outside the limits, or else the one farthest from 100
  sequence     degrees by which the angle at that centre from the first sample to each sample first
               rises after it has fallen
  fit          radius of the fitted circle; 0 if none fits
  error        root mean square distance of the samples from the fitted circle, over its radius
  middle       samples in the square about its centre with half side tolerance * radius / √2
  overlap      share of that circle's bounds that the bounds of the stroke cover

ring draws an outline through the samples (see strokecheck help measures), trims its ends where that
brings them together, and stretches it so that the ellipse of its second moments is a circle.
  area         area enclosed, over the area of that ellipse
  gap          distance between the trimmed ends, over the diameter
  turns        net angle that the whole outline sweeps about the centroid, in full turns
  aspect       minor over major axis of the ellipse
  dents        share of the total turning that goes against the stroke's direction
  corners      cube root of the mean cube of the difference between the turning at a place and its
               mean over six places to either side, over the mean turning
  unevenness   mean absolute deviation of the turning from its mean, over that mean
  deviation    root mean square distance from the circle, over its radius
  tail         greatest distance of the whole outline from the circle, in or out, over the radius.
               For an end inside that curls on by c degrees before it comes within 0.3 of the
               circle, the share 0.3 (c - 15) / 25 is deducted: 0 up to 15 degrees, 0.3 from 40 on
Turning and deviation are measured at 64 places all the way round. If the stroke ends exactly where
it begins, the seam is a place like any other, so it does not matter where the pen started. If the
ends are d places apart after n were trimmed, and the grain (see strokecheck help measures) is g places, then
10 (d + n - 0.1 - g / 2) places on either side, at most 7, count as a sloppy seam: the turning there
is replaced by the average, plus one corner that makes up for the difference. So a hook, a gap or an
overshoot is not a corner, but ends that meet at an angle are one. A hook that both ends lie along
is trimmed; a slit inward in which they meet is not.
With --turns below 1, the circle is the one that fits best, corners is the unevenness, and deviation
is relative to the length of the arc.

The checks of ring share one tolerance. A check uses (measured - ideal) / (limit - ideal) of it; the
ideal is 1 for area, aspect and turns (or --turns), and 0 for the others. "together" is the sixth
root of the sum of the sixth powers of these: a circle uses at most 100 %. The margin is
1 - together.
If no check fails alone but together they use more, the one that uses most fails, at the limit
that the others leave it: so "Too flat (0.51, limit 0.55)" can appear with --min-aspect 0.48.
--strictness s multiplies all tolerances by (3 - s) / (2 + s).

The probability is 1 / (1 + e^(-k m)) for a margin m with ring's own limits: 0.5 where the verdict
changes, and 0 for m up to -1. Where m is negative, k is 15; else it is the number of samples minus
5, at most 10.5, because a few samples can be a polygon as well as a circle. Strokes of fewer than 8
samples are rejected, with a lower margin the fewer there are. The curve was fitted to 18,801
strokes by 1,121 people (6 % of them circles), each person weighted by the square root of their
number of strokes, and to the same strokes with most samples left out.

"""#
    case .evaluationTXT:
#"""
evaluate measures detectors on labelled strokes, tune fits limits to them, and compare shows which
verdicts a change flips.

true-positive rate     the share of circles that are accepted (TPR, sensitivity, recall)
false-positive rate    the share of other strokes that are accepted (FPR); tune --max-fpr bounds it
balanced accuracy      the mean of the TPR and 1 - FPR. It does not depend on how many circles
                       there are; guessing scores 0.5
95 % intervals         for rates, Wilson's score interval (1927). For the balanced accuracy (tune),
                       MOVER, the method of variance estimates recovery, from the two Wilson
                       intervals: half the root of the sum of the squared distances to their bounds.
                       Intervals and p values assume independent strokes, which one person's
                       strokes are not: --group subject shows how much people differ
ROC curve              TPR against FPR for every threshold on ring's margin or a judge's score. It
                       starts at (0, 0), which has no row. Its area is the probability that a circle
                       scores higher than another stroke (ties count ½)
macro F1               for a judge that answers with labels: the mean F1 over all labels of strokes
                       and answers
bootstrap              intervals for that judge's accuracy and macro F1, from 1,000 resamples with a
                       fixed seed: of people (the values of --group, or else of subject) if every
                       stroke has one and there are 30 or more, otherwise of strokes. They span the
                       middle 95 % of the resamples, widened for small numbers like Student's t. If
                       nothing varies, there is no interval
calibration            evaluate --reliability: of the strokes with a stated probability near p, a
                       share near p should be circles. The Brier score is the mean squared
                       difference: 0 is perfect; always stating the share p of circles gets
                       p (1 - p)
in sample, held out    fitted limits look better than they are on the strokes they were fitted to
                       (overfitted). So tune also cross-validates: each fold is judged by limits
                       fitted to the others. With --group subject, all strokes of a person are in
                       one fold, so the score is for new people. There are 10 folds (5 for more
                       than 20,000 strokes), or fewer if there are fewer circles, others or groups.
                       A hash of the samples decides a stroke's fold, so the order does not matter
macro average          with --group: the mean TPR of the groups with circles, the mean FPR of the
                       groups with others, and the balanced accuracy (TPR + 1 - FPR) / 2 of these
                       two. Strokes without the member are in no group
McNemar's test         compares two sets of verdicts on the same strokes: p is the probability of a
                       difference at least this large if the two error rates are equal. Each stroke
                       counts once, so it tests accuracy, not balanced accuracy. A judge that
                       answers with labels is right if it gives the stroke's label
gain                   for tune: how much the goal gains on held-out strokes, with its standard
                       error: in balanced accuracy, in cost, or with --max-fpr in circles found (in
                       others rejected if the current limits accept too many)

Without labels there is nothing to evaluate. To label your own recordings:

    strokecheck convert mine.json --set label=circle -o labelled.ndjson

"""#
    case .exitStatusTXT:
#"""
0   every stroke is a circle, or what it is expected to be
1   at least one stroke was rejected, or is not what it is expected to be
    (--exit-zero makes this 0). Of other commands:
      hittest             nothing was hit
      compare             a stroke that was judged right by its label no longer is;
                          without labels, any verdict changed; or a verdict is
                          missing on one side
2   something could not be read, judged or written; everything else is still
    judged and printed. Also, if
      a stroke that --id, --label or FILE#3 selects does not exist
      no stroke has the label of --positive or the member of --group
      with --expect, in a format for continuous integration (junit, github), or
      in evaluate and compare, no stroke was judged or an input has no stroke,
      unless --allow-empty is given
      a judge gave no valid answer, or a stroke has no verdict in --verdicts,
      or a verdict no stroke
      evaluate finds no stroke that is labelled as a circle
64  the command line is invalid, or an output is one of the inputs
129, 130, 143
    HUP, INT (Ctrl-C) or TERM ended the run: 128 + the signal

The first of these signals ends the input: what was read so far is judged and written. A record
that is cut off is skipped, with a warning. The file of -o is replaced if the interrupted input is a
pipe or a terminal. It is left unchanged if a regular file was cut short, or if no stroke was read.
A second signal quits at once and also leaves it unchanged.

"""#
    case .expectationsTXT:
#"""
A stroke can state its expected verdict in a member "expect" of its object, or in a column expect
of its table. --expect states it for every stroke, and overrides what strokes state. It is one of

circle      the stroke is a circle
accepted    the same for other gestures: the detector accepts it
rejected    it is rejected, for any reason
a reason    it is rejected for this reason: a code such as excessive-duration, or a
            text such as Excessive duration; help detectors lists the texts,
            --format ndjson shows the codes

The verdict is then a pass or a failure. The exit status reports failures, text says whether the
verdict is "as expected", JSON has "expected" and "passed", and the formats for continuous
integration (junit, github) report passes and failures. All chosen detectors are
expected to agree. A stroke without an expectation is expected to be a circle.

"""#
    case .formatsTXT:
#"""
A stroke is a list of samples x, y or x, y, t. The format is detected from the content, not
from the file's name.

Whole strokes:

JSON    [[x,y,t],…]
        {"points":[…],"id":…,"label":…,"width":…,"timeUnit":"ms","ended":…}
        {"x":[…],"y":[…],"t":[…]}
        {"strokes":[…]}, or an array of such objects
NDJSON  one stroke per line, in any of the shapes for a single stroke

Rows, one sample or event each, mean the same in every syntax:

CSV     columns separated by commas, semicolons or tabs; an optional header (else x, y, t); a
        blank line ends a stroke; lines that begin with # are comments; with semicolons or
        tabs, numbers may have decimal commas; a first line sep=; names the separator
JSON    objects in an array, in an array under points, touches, samples, path, data or events,
        or one per line. Members of the object around rows apply to rows without their own;
        its time only if it is an event, and not a stroke that says when it was recorded
lines   that apps and consoles print: x=1 y=2 t=3, (1, 2) at 3.5, UITouch, MotionEvent

Names are case-insensitive, with or without _:

place   x and y, or clientX and clientY, pageX, screenX, offsetX, locationX: the first of these
        that is present counts; or location, locationInView, position, point or center, as
        {"x":…,"y":…}, [x,y] or "{x, y}"
time    t, time or timestamp, only one of which may be present; else the first of timestamps, times,
        eventTime, timeOffset, elapsed, elapsedTime, ts, datetime, date, createdAt, Zeit,
        temps, tiempo, Zeitstempel, horodatage, Uhrzeit, heure, hora. Numbers, dates of
        ISO 8601 or clock times
phase   phase, touchPhase, state, action, actionMasked, event, eventType or type: began, moved,
        ended, cancelled, ACTION_DOWN, touchstart, pointerup and so on, or numbers as in
        UIKit, Android or React Native. Phases begin and end strokes, per finger. Without
        them, isDown, penDown, touching, pressed or buttons do: true or 1 means touching
finger  touchId, pointerId, identifier, finger, fingerId or trackingId; with a phase also id,
        touch, pointer or hash
stroke  stroke, strokeId, gestureId, trial, rep, repetition, attempt, recording, recordingId,
        session, sessionId, sampleId, or a gesture that is a number; also with number, no, nr,
        index, # or id (trial_no, Trial #), and as Durchgang, Versuch, essai, ensayo and so on
about   id, label, gesture, subject, participant, user (or userId, Versuchsperson, Proband,
        Teilnehmer, sujet, usuario) and expect tell strokes apart, too;
        width, viewWidth, viewSize, view, bounds, timeUnit, ended and cancelled must not
        change within a stroke

A new stroke begins where any of these changes; a missing value agrees with anything. Ids that
number the samples do not count, unless --fields id=NAME says so. Ambiguous input is refused, and
the error names the option that decides; hints name what looks like a stroke or a time but is not
read as one.

Times are in seconds unless --time-unit, "timeUnit":"ms", the name (t_ms, elapsedUs, time (ms), a
browser's timeStamp), the number of digits since 1970 (13: milliseconds) or the phases (of browsers,
Android and React Native: milliseconds) say otherwise, and need not start at 0. Without times the
duration is not checked. y grows downward. width is the width of the view, in the units of x and y.
ended is the time at which the finger was lifted: the checked duration lasts until then, because
published code looks at the clock then.

--fields x=NAME,y=NAME,t=NAME reads any other names; points, phase, finger, stroke, id, label,
subject, expect, width, ended, cancelled, verdict, predicted, reason, score and recognizer can be
named in the same way. In JSON a name may be a path, such as x=position.x or verdict=result.seen.
--flip-y is for strokes recorded with y upward. --screen WxH converts a digitizer's units to pixels,
if the output of getevent -p comes before the log.

Formats of other tools are detected too. --input-format takes the name in brackets:

{{formats}}

convert --to writes json, ndjson and csv, and never replaces one of its inputs. It also writes
scripts and tests that replay strokes:

{{replays}}

CSV is written as data: cells that a spreadsheet would take for formulas (they begin with =, +, -
or @) stay as they are. Control characters are shown as U+FFFD, but only on a terminal.

Several fingers are several strokes. A stroke whose touch was cancelled has "cancelled":true
and is not judged unless --include-cancelled is given. Members of a stroke are kept, and strokecheck
convert writes them out again; of a sample only x, y and t are kept.

From a pipe, each stroke is judged as it ends: when its line or its lift arrives, or in a table
with the first row of the next one. Strokes of standard input and of pipes have numbers, such as
-#1, even if there is only one.

FILE#3 is the third stroke of a file, and -#3 of standard input, counted as in every report. If a
file has exactly that name, it is read instead.

A folder stands for the files in it, and in the folders below it, that end in .json, .ndjson,
.jsonl, .csv, .tsv, .xml or .inkml. It leaves out names that begin with a dot, pipes, links to
folders, broken links, and plain text files, most of which hold no strokes. Each of these is
read if you name it; a broken link is then an error. Also left out are the file that the run
writes, a stored result that it compares with and, with a note, JSON files in which nothing looks
like a stroke, such as package.json.

"""#
    case .glossaryTXT:
#"""
accepted       judged a circle, or the gesture that a judge looks for; the opposite is rejected
arc            part of a circle; ring finds arcs instead of circles with --turns below 1
area           the area that a stroke encloses, over that of the ellipse with the same spread
aspect         minor over major axis of the ellipse through a stroke
box, bounds    the smallest upright rectangle around something
calibration    how well stated probabilities agree with how often they come true
centre         the point that angles and distances are measured from
check          one test of a detector: a measured value and a limit
closure        the distance from the first sample to the last, in points
code           the name of a reason, for programs, such as excessive-duration
corners        ring's measure of how much of the turning is concentrated in a few places
dents          share of the total turning that goes against the stroke's direction
detector       an algorithm that tells circles from other strokes; see help detectors
deviation      ring's measure of how far the outline is from an ellipse, over the radius
duration       seconds from the first sample to the lift; as a measure, to the last sample
error          how far samples are from the circle that fits best, over its radius
fingerprint    hash of all verdicts and reasons of a detector, in the order of the strokes
fit            the circle that fits the samples best
fold           one of the parts that labelled strokes are split into, to be held out in turn
gap            ring's closure: the distance between the trimmed ends, over the diameter
gate           a run whose exit status decides whether a build passes
held out       not used to fit limits, only to measure how good they are
inflections    changes of the sign of a step, along x or y. The published count depends on the
               recording rate as much as on the shape; --resample 60 makes rates comparable
judge          your own program that judges strokes; see help judge
label          what people say a stroke is: "circle", "line"; see convert --set
lift           the moment the finger left the screen, which may be later than the last sample
limit          the bound of a check; an option of the same name sets it
margin         how far ring is from changing its verdict: 1 - together. 1 is a perfect circle, 0 or
               more is accepted, less is rejected; never below -10
measure        a number that describes any stroke, whatever the verdict; see help measures
member         a named value of a JSON object; in a table, a column
middle         the part of the fitted circle that no sample may lie in
overfitted     good on the strokes that limits were fitted to, worse on others
overlap        the share of the fitted circle's box that the stroke's box covers
pixel          hittest maps a rectangle to one pixel and asks whether the drawing paints it
points         the unit of x and y: points or pixels of the view, as they were recorded; as a check,
               the number of samples
positive       a label that counts as a circle; the others should be rejected
right, wrong   whether a verdict agrees with the stroke's label
ring           strokecheck's own detector, independent of scale, rate and direction
roundness      a sample's distance from the centre, in percent of the radius
sample         one recorded position x, y, with a time t if the recorder gives one
score          a number by which a judge ranks strokes; as a measure, how round a stroke is
sequence       degrees by which the angle from the first sample rises again after falling
share          a part of a whole, written as 0.2 or 20%
strictness     how tight ring's limits are: 0 is loosest, 0.5 is the default, 1 is strictest
stroke         the samples of one finger, from touch to lift
subject        the person who drew a stroke; --group subject shows how much people differ
tail           the greatest distance of the outline from the ellipse, over the radius
together       how much of their tolerance ring's checks use in total; see help detectors
transit        total absolute angle swept about the centre, in radians; 6.28 is once around
turns          net angle swept about the centre, in full turns
unevenness     how much the turning varies along the way
verdict        circle, or rejected for a reason

"""#
    case .goneNamesTXT:
#"""
the command filter | all | use circle --input-format ndjson -f ndjson
the command lasso | all | use circle --path FILE.svg
the command generate | all | use recordings; strokecheck record makes a page to draw them on
the help topic defaults | all | put options on the command line, in a Makefile or a shell function
--exclude | evaluate tune | name the files to read, or select by --id and --label
--min-samples | evaluate tune | name the files to read, or select by --id and --label
--exclude-files | circle evaluate tune compare plot report convert | name the files to read, for example with find
--idle | circle convert | leave it out; a stroke is answered as soon as its end is read
--max-memory | circle hittest path evaluate tune compare plot report convert | leave it out; the limit is 1G, or half of ulimit -v
--judge | circle | use evaluate, compare, plot or report with --judge
--positive | circle | use evaluate, compare, plot or report with --judge
--judge-timeout | circle evaluate compare plot report | leave it out; a judge has 60 s for each answer
--show-labels | circle evaluate compare plot report | leave it out; judges see no labels
--early | circle | use StrokeCore's Recognizer in the app
--transform | evaluate | use recordings that differ in that way
--robustness | evaluate | use recordings that differ in that way
--sweep | evaluate | use tune --limits LIMIT
--expect | evaluate | store results with --format json, then run compare old.json new.json
--write | tune | tune prints the options to use; put options on the command line, in a Makefile or a shell function
the member from | tune | --group from holds out the variants of a stroke together
--fill-opacity | hittest path plot | set the paint in the SVG file
--stroke-dasharray | hittest path plot | set the paint in the SVG file
--stroke-dashoffset | hittest path plot | set the paint in the SVG file
--stroke-opacity | hittest path plot | set the paint in the SVG file
--override | hittest path plot | set the paint in the SVG file
--threshold | hittest plot | use --rule touch or center
--rule coverage | hittest plot | use --rule touch or center
--index | hittest | leave it out; the answers are the same without it
--summary | circle | use evaluate for totals of labelled strokes
--no-color | circle hittest plot | use --color never
--same-scale | plot | leave it out; each figure has its own scale
--theme | plot report | leave it out; colours follow the reader's preference
--title | report | leave it out; the title names the inputs
--width | plot | leave it out; the size is the window's, or else COLUMNS by LINES
--height | plot | leave it out; the size is the window's, or else COLUMNS by LINES
--serve | record | use record -o page.html; the page saves strokes as NDJSON, for circle strokes.ndjson
--address | record | leave it out; nothing is served
--port | record | leave it out; nothing is served
--format tap | circle | use --format junit or github
-o FILE.tap | circle | use -o FILE.xml for JUnit, or --format github
--format sarif | circle | use --format junit or github
-o FILE.sarif | circle | use -o FILE.xml for JUnit, or --format github
--to quickdraw | convert | use --to ndjson or csv
--to dollar | convert | use --to ndjson or csv
--to inkml | convert | use --to ndjson or csv
--to webdriver | convert | use --to ndjson or csv
--to rrweb | convert | use --to ndjson or csv
--to pointerevents | convert | use --to ndjson or csv
--to tsv | convert | use --to csv
--to getevent | convert | use --to sendevent
--to svg | convert | use plot
--to maestro | convert | use --to playwright, xcuitest or sendevent
-o FILE.tsv | convert | use -o FILE.csv
-o FILE.xml | convert | use -o FILE.ndjson or FILE.csv
-o FILE.inkml | convert | use -o FILE.ndjson or FILE.csv
-o FILE.svg | convert | use plot -o FILE.svg
-o FILE.yaml | convert | use --to playwright, xcuitest or sendevent
-o FILE.yml | convert | use --to playwright, xcuitest or sendevent
--input-format webdriver | all | write the samples as rows of CSV or NDJSON
--input-format rrweb | all | write the samples as rows of CSV or NDJSON
--input-format trace | all | write the samples as rows of CSV or NDJSON
--input-format svg | all | write the samples as rows of CSV or NDJSON
--input-format path | all | write the samples as rows of CSV or NDJSON
--input-format pointerevents | all | leave it out; events in JSON are read by their names
--input-format touches | all | leave it out; events in JSON are read by their names
--input-format uitouch | all | use --input-format printed, or leave it out
--input-format motionevent | all | use --input-format printed, or leave it out
--input-format points | all | use --input-format printed, or leave it out
--no-config | circle hittest evaluate tune compare plot report | leave it out; defaults for options were removed
--no-NAME | circle hittest evaluate tune compare plot report | leave it out; defaults for options were removed
STROKECHECK_OPTS | circle hittest evaluate tune compare plot report | put options on the command line, in a Makefile or a shell function
.strokecheck.json | circle hittest evaluate tune compare plot report | put options on the command line, in a Makefile or a shell function

"""#
    case .jsonTXT:
#"""
--format ndjson prints one object per line, as soon as it is known. --format json prints the same
objects in one array; for evaluate, tune and compare it prints one object. Members come in the
order given here. New versions may add members; none is renamed or removed within a major version.
A member without a value is null; those marked with * are left out instead. Numbers have the fewest
digits that read back as the same double (probability has 4 decimals), points are [x,y], and bounds
are [min x, min y, max x, max y].

circle: one object per stroke and detector
{{circle}}
Every stroke has its objects, in order, even one that cannot be read. The web module's objects have
the same names and shapes.

hittest: one object per rectangle or point; with --each and --hits, one per element
{{hittest}}

path: one object per element
  id           id of the element; null without one
  element      name of the element, as for hittest
  segments     [["M",x,y],["L",x,y],["Q",…],["C",…],["A",rx,ry,rotation,large,sweep,x,y],["Z"]]
  bounds       bounds of what is drawn; null for nothing
  painted      bounds of what is painted; null for nothing
  error        where and why path data ended early; null if they did not

evaluate: one object
  version      version of strokecheck that made it
  strokes      counts: judged, positive, other, unlabelled, unreadable, cancelled*, ignored* (by
               label), ungrouped* (without the member of --group); interrupted* is true if a
               signal came before all were judged
  positiveLabels, settings, groupedBy   what was asked for
  detectors    for each: detector, truePositives, falseNegatives, falsePositives,
               trueNegatives; tpr (recall), fpr and their 95 % intervals tprInterval, fprInterval;
               precision, f1, balanced (accuracy); fingerprint (hash of all verdicts and reasons);
               reasons: code, reason, count; labels: label, positive, strokes, accepted;
               with --group, leaveOneOut: tpr, fpr, balanced (smallest and largest), groupsAlike:
               tprByGroup, fprByGroup, balancedByGroup (macro average), and groups:
               group, the counts and shares, balancedWithoutIt;
               answers* of a judge that answers with labels: accuracy, accuracyInterval, macroF1;
               bootstrap: over, units, resamples, seed, accuracyInterval, macroF1Interval (null if
               nothing varies); labels: label, right (recall), rightInterval, precision, f1 and
               takenFor (strokes by the label given instead); groups*: group, right, rightInterval;
               mistakes: file, stroke, id, label, verdict, reason, code
  reliability* detector, brier, prevalence (share of circles), and bins: probability, stated,
               circles, circlesInterval; a list of them with several judges
  roc*         detector, auc, eer (equal error rate), operatingPoint: tpr and fpr of the verdicts,
               and points: margin, tpr, fpr
  verdicts     for each stroke and detector: file, stroke, id, detector, verdict, code,
               label, answer* (label that a judge gave), group*; with --roc, margin* of ring and
               score* of others. compare reads these

compare: one object
  compared, changed, labelled, becameWrong, becameRight, toRejected, toCircle   counts;
               changed counts strokes without a verdict on one side too; interrupted* is true
               if a signal came before all were compared
  p            McNemar's exact test: the probability of a difference at least this large if the
               two error rates are equal; null if there are several detectors, because their
               verdicts on a stroke are not independent: then pByDetector has one for each
  onlyBefore, onlyAfter   strokes that only one of the two has
  changes      file, stroke, id, detector, label, group, before, beforeCode, after, afterCode,
               beforeAnswer* and afterAnswer* (labels that judges gave), becameWrong. before and
               after are verdicts, including skipped, error and unknown ones; null if that side
               has none

tune: one object
  detector, goal   what was tuned, and for what
  limits       {option:{"present":…,"tuned":…}}; present is null if the limit has no fixed number
  options      the limits to use, as options: the tuned ones if these win, else the current ones
  folds, group, groups   how strokes were held out
  present, inSample, heldOut   truePositives, falseNegatives, falsePositives, trueNegatives,
               balanced (accuracy), balancedInterval, and with --cost, cost*: with the current
               limits, with the tuned ones, and with limits tuned on the other folds
  worse, better, p   held-out strokes whose verdicts became wrong or right, and McNemar's test
  gain, gainError   what the goal gains on held-out strokes, and its standard error
  learned      true if the tuned limits tell held-out circles from others better than chance
  wins         true if they are better than the current ones, measured by the goal
  notes        sentences to read before the limits are used

"""#
    case .judgeTXT:
#"""
Your own recognizer appears beside the built-in detectors, under a name of its own, in evaluate,
compare, report and plot. Its verdicts are recorded with the strokes, or come from a program or a
file.

    --detector recorded        only the verdicts that are recorded with the strokes
    --judge [NAME=]COMMAND     a program that judges each stroke
    --verdicts [NAME=]FILE     verdicts that were stored earlier, as NDJSON or CSV

NAME has letters, digits and hyphens, and at least one lower-case letter. These options can be
repeated. With --judge or --verdicts, built-in detectors run only if you also give --detector.

Members of a verdict: verdict or predicted, and optional members
  verdict      circle, accepted or rejected; circle and accepted mean the same, and so do an app's
               words recognized, success, passed, pass, ok, yes, true and 1, and failed, failure,
               fail, no, false and 0. Another word is an error
  predicted    label that a classifier gives the stroke. Without a verdict the stroke is accepted
               if this is one of the --positive labels (circle by default); with one, the two must
               agree
  reason       why it is rejected; code is a short name for programs
  score        a number; higher means more likely to be accepted. With predicted, it is the
               confidence in that label, and strokes whose predicted label is not positive rank
               below all others. evaluate --roc uses it and, if all are from 0 to 1, --reliability
               (as 1 - score for a label that is not positive, which is right for two labels only:
               with more, state probability)
  probability  a number from 0 to 1: how likely it is that the stroke should be accepted;
               --reliability uses it instead of score
  circle       {"center":[x,y],"radius":r}
Other members are ignored. In recordings and files --fields reads other names, such as
--fields verdict=result.seen for {"result":{"seen":true}}, and predicted=verdict for labels; a name
for id holds for the strokes, too.

Recorded verdicts
A stroke may have these members (in a table, columns) beside its samples, and recognizer: the name
of what judged it. Without one, or if the strokes have several, the name is "recorded". evaluate,
report and plot show these verdicts beside the built-in detectors, compare only with --detector
recorded. If only some strokes of a file have a verdict, the others are errors, with status 2. The
recorders in Samples/ios and Samples/web write these members.

Files
Each row is a verdict on the stroke with the same id, or the same file and stroke (its number in the
file). Ids should be unique: strokes that share an id get its verdicts in the order of the rows. The
output of circle -f ndjson is such a file, and so is each stored result: every detector in it
becomes a name. Other rows may have a member recognizer; without one the name is NAME, or else the
file's name. A verdict without a stroke is an error, with status 2, and so is a stroke without a
verdict if others of its file have one. A file of strokes without any verdict gets a warning.

Programs
The shell starts the command once. The program reads a line of JSON for each stroke, as convert
writes it, and answers each with a line of JSON, in order:

    {"stroke":1,"width":375,"ended":0.9,"points":[[102.5,240,0],[103,238.5,0.016],…]}
    {"verdict":"circle"}

  stroke       number of the line; an answer may repeat it, but only the right one
  width        width of the view, if the recording says so
  ended        time at which the finger was lifted, if the recording says so
  points       samples as [x,y] or [x,y,t]; y grows downward, t is in seconds. They are resampled
               if --resample is given. There may be only one, or none
Nothing else is sent: labels or ids could give the answer away. Print nothing but answers to
standard output; standard error is passed on. Answer while you read: the run ends after 60 s
without an answer.

The run stops with status 2 if a judge ends early, gives fewer or more answers than strokes, writes
anything but an answer, leaves processes running, is killed by a signal, or exits with a status
other than 0 or 1. The error names the stroke at which it happened. No result is printed, because
none of this counts as a rejection. The first Ctrl-C stops sending strokes and waits for the
remaining answers; the second ends the judges.

    strokecheck evaluate --judge "mine=python3 judge.py" --detector ring labelled.ndjson
    strokecheck evaluate --judge "mine=./classify" --positive triangle labelled.ndjson
    strokecheck evaluate --verdicts mine=app.csv --detector all labelled.ndjson
    strokecheck compare --detector recorded --against "--verdicts new.ndjson" labelled.ndjson
    strokecheck compare --verdicts old.ndjson --against "--verdicts new.ndjson" labelled.ndjson

Samples/judges has judges to copy, in Python, JavaScript and Swift.

"""#
    case .measuresTXT:
#"""
Measures of any stroke, whatever the verdict. --explain shows them.

score      roundness from 0 to 100: 100 e^(-0.4 d - 0.5 d²), where d is the sum of its flaws:
           2.5 times the deviation from the radius (root mean square, over the radius);
           1.5 times how steeply the distance from the centre changes along the stroke (root
           mean square); 3.5 times the shortfall from one turn; the excess over one turn; the
           turns that are retraced; half the difference of the two ends' distances
           from the centre, over the radius; and the part of the longest step beyond an eighth
           of a turn, over that eighth. A circle scores 100 at any size, rate, start and direction.
turns      turns about the centre, each step counted by the smaller angle; + is clockwise on the
           screen; going back cancels out, as do the halves of a figure eight; 0 without a centre
direction  clockwise, counterclockwise, or none: the sign of the turns
center     centre of the best circle: Taubin's fit, with each step weighted by its length; for
           a closed but flat stroke, the centroid of what it encloses; none for a line or a dot
radius     the radius of that circle; for a closed but flat stroke, the mean distance
duration   seconds from the first sample to the last
lifted     seconds from the first sample until the finger was lifted, if that is known
rate       samples a second: reciprocal of the median sampling interval
length     total length of all steps
bounds     bounding box of the samples: minimum x and y, maximum x and y
gap        distance from the first sample to the last, over the diameter of the circle; for less
           than half a turn, over the greatest distance between two samples; none for a dot

strokecheck help detectors tells what the checks measure. ring first draws a smooth line through the
samples, at the resolution that the recording has:

hesitation a stretch where the pen went back along its own line and on again, or rested with a
           tremor, is left out; a loop, a tip or a spike stays, because without it some of the
           ink would be missing
averaging  64 places along the line represent the stroke; if there are more than 96 samples, each
           place is the mean of the line from the place before to the one after
grain      how far samples lie off the line that was drawn, estimated where the line bends one way
           and back again; or, for samples on a grid, the grid's step over the square root of 12.
           That step is the greatest common divisor of the steps between samples, however turned
           and scaled. The line is smoothed over eight times the grain, at most a 24th of the line

"""#
    case .synonymsTXT:
#"""
option | json | format json
option | ndjson jsonl | format ndjson
option | csv | format csv
option | text txt | format text
option | junit xml | format junit
option | svg html out outfile output-file | output FILE
option | output-format type | format
option | format f | to
option | verbose v details debug why | explain
option | silent s | quiet
option | threads parallel workers t | jobs
option | d algorithm model method recognizer | detector
option | all | detector all
option | colour | color
option | rate hz sample-rate | resample
option | ms milliseconds | time-unit ms
option | unit units | time-unit
option | columns-map columns field map | fields x=NAME,y=NAME
option | limit params parameters | limits
option | svg-file shapes | path
option | class positive-label | positive
option | by group-by | group
option | fpr max-false-positives | max-fpr
option | skip disable | without
option | tolerance threshold | strictness
option | rectangle box | rect
value | xml | junit
value | jsonl | ndjson
value | table txt | text
value | milliseconds millis | ms
value | seconds | s
value | microseconds | us
value | xlsx excel | csv
command | -v version | --version
command | check judge detect test run analyze | circle
command | diff | compare
command | draw render | plot
command | hit hit-test | hittest
command | train fit optimize | tune
command | eval | evaluate
command | export | convert
command | html | report
command | recorder | record
command | svg | path
command | --man | man
command | -? /? | --help

"""#
    }
  }
}
