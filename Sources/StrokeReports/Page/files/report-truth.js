// Right and wrong: the labels of the strokes against the verdicts of the detectors.

const positive = new Set(data.positive);
const isLabelled = strokes.some(({ label }) => positive.has(label));

// What should be accepted: circles, or other labels that the page was made for.
const accepted = data.positive.join(" or ");
const wanted = accepted === "circle" ? "circles" : accepted + " strokes";

/** A verdict in words. */
const wordOf = (reason) => reason ? "rejected: " + reason : "accepted as " + accepted;

/** The verdict on a stroke in words: its label, if a detector names that. */
const wordFor = (detector, { label, judgements: { [detector]: { reason, predicted } } }) =>
  predicted && predicted === label ? label : wordOf(reason);

/** TP, FN, FP or TN; empty for a stroke without a label, or if no label here is a circle's. */
function outcomeOf(stroke, detector, key = "reason") {
  if (!isLabelled || stroke.label === "") return "";
  const passes = stroke.judgements[detector][key] === "";
  return positive.has(stroke.label) ? passes ? "TP" : "FN" : passes ? "FP" : "TN";
}

const isWrong = (stroke, detector, key) => outcomeOf(stroke, detector, key)[0] === "F";

/** The ink of a verdict: right or wrong if the label tells, or else accepted or rejected. */
function inkOf(stroke, detector) {
  if (outcomeOf(stroke, detector)) return isWrong(stroke, detector) ? "wrong" : "right";
  return stroke.judgements[detector].reason ? "rejected" : "accepted";
}

const signs = { right: "✓", wrong: "✗", accepted: "+", rejected: "−" };

/** How many strokes a detector accepts, and how many there are of each outcome. */
function totalsOf(detector) {
  const totals = { accepted: 0, TP: 0, FN: 0, FP: 0, TN: 0 };
  for (const stroke of strokes) {
    if (stroke.judgements[detector].reason === "") totals.accepted += 1;
    const outcome = outcomeOf(stroke, detector);
    if (outcome) totals[outcome] += 1;
  }
  return totals;
}

/** The mean share of circles accepted and of others rejected; null if either are missing. */
const balancedOf = ({ TP, FN, FP, TN }) =>
  TP + FN && FP + TN ? (TP / (TP + FN) + TN / (FP + TN)) / 2 : null;

/** True if a detector names labels, and false of a stroke if it names its own or none. */
const namesLabels = (detector) => strokes.some((stroke) => stroke.judgements[detector].predicted);
const isMistaken = ({ label, judgements }, detector) =>
  label !== "" && (judgements[detector].predicted ?? label) !== label;

const isRejected = (stroke, detector) => stroke.judgements[detector].reason !== "";
const isAccepted = (stroke, detector) => !isRejected(stroke, detector);

// The values of the filter by result, and whether a stroke has them by a detector.
const becomes = (isSo) => (stroke, detector) => {
  const { reason, own } = stroke.judgements[detector];
  return (reason === "") !== (own === "") && isSo(stroke, detector);
};
const becameWrong = becomes(isWrong);
const results = {
  ...(isLabelled ? {
    wrong: ["wrong", isWrong],
    right: ["right", (stroke, detector) => outcomeOf(stroke, detector)[0] === "T"],
    FN: [`${wanted} rejected`, (stroke, detector) => outcomeOf(stroke, detector) === "FN"],
    FP: ["others accepted", (stroke, detector) => outcomeOf(stroke, detector) === "FP"],
    "became-wrong": ["became wrong", becameWrong],
    "became-right": ["became right",
      becomes((stroke, detector) => isWrong(stroke, detector, "own"))],
  } : {
    accepted: ["accepted", isAccepted],
    rejected: ["rejected", isRejected],
    "now-rejected": ["now rejected", becomes(isRejected)],
    "now-accepted": ["now accepted", becomes(isAccepted)],
  }),
  ...(data.detectors.some((_, detector) => namesLabels(detector)) && {
    mistaken: ["label mistaken", isMistaken] }),
  ...(data.detectors.length > 1 && { disagree: ["detectors disagree", ({ judgements }) =>
    judgements.some(({ reason }) => (reason === "") !== (judgements[0].reason === ""))] }),
};
/** The results of moving limits. */
const changeNames = Object.keys(results).filter((name) => name.includes("-"));
