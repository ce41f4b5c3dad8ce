/// The contract of judges from outside.
extension HelpTopic {
  static let judgePage = """
    A judge is a program that is used as a detector: a recognizer in any language, for circles or for
    any other gesture. --judge COMMAND lets the shell run it, once per thread (--jobs). It reads a
    line of JSON for each stroke and answers each with a line of JSON, in order:

        {"stroke":1,"width":375,"ended":0.9,"points":[[102.5,240,0],[103,238.5,0.016],…]}
        {"verdict":"circle"}

    --judge NAME=COMMAND names it in results (lower-case letters, digits and hyphens). It can be
    repeated, and with --detector the judges stand beside detectors. Only the command line names a
    judge; without --detector on it no detector judges.

    Members of a stroke
      stroke       its number in its input, counted from 1
      width        width of the view, if the recording says so
      ended        time at which the finger was lifted, if the recording says so
      points       samples as [x,y] or [x,y,t]; y grows downward, t is in seconds. They are resampled
                   and transformed as the options say
    With --show-labels also id, label and whatever else was recorded. Otherwise they are kept back,
    because ids and labels give the answer away.

    Members of an answer: verdict or label, and what else the judge has to say
      verdict      circle, accepted or rejected
      label        what a classifier takes the stroke for. Without a verdict it is accepted if this is
                   a label of --positive (circle if none is given)
      reason       why it is rejected, as a text; code is a short name for programs
      score        a number, larger for what is surer to be accepted: for evaluate --roc and, where
                   all are from 0 to 1, --reliability
      probability  a number from 0 to 1: for --reliability, in place of score
      circle       {"center":[x,y],"radius":r}
      checks       for --explain: [{"name":…,"measured":…,"limit":{"max":…},"reason":…}]. limit has max,
                   min, both or above
      stroke       number of the stroke that is answered, which must be the one that was asked
    Other members are ignored, so strokecheck filter is a judge too.

    Flush each answer: a judge that keeps its output back looks as if it did not answer. (Python need
    not: PYTHONUNBUFFERED is set for it.) Do not answer a line before it was read. Standard error is
    passed on with the judge's name, up to 100 lines. There is no terminal.

    A judge that ends early, answers too little or too much, writes something else than an answer,
    takes more than --judge-timeout (10s) for an answer or more than --max-memory for a line ends the
    run with status 2 and the stroke at which that happened. Nothing counts as a rejection then:
    evaluate, compare, report and plot have no result, and circle ends with the last answer.

    Ctrl-C gives judges the end of their input and waits for their answers; the second time it kills
    them. When a run ends, so does all that its judges have started, but for what has left their group
    of processes, as setsid does.

        strokecheck circle --judge "node judge.js" strokes.ndjson
        strokecheck evaluate --judge "mine=python3 judge.py" --detector ring labelled.ndjson
        strokecheck evaluate --judge "mine=./classify" --positive triangle labelled.ndjson
        strokecheck compare --judge "v1=./old" --against "--judge v2=./new" labelled.ndjson

    Samples/judges has judges in Python, JavaScript and Swift to copy.

    """
}
