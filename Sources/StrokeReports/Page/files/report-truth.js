// Right and wrong: what the labels say of the strokes, against what the detectors say.

const positive = new Set(data.positive);
const isLabelled = data.compared?.isLabelled ?? strokes.some(({ label }) => positive.has(label));

// What is accepted: a circle, or what is labelled as the page was told.
const accepted = data.positive.join(" or ");
const wanted = accepted === "circle" ? "circles" : accepted;
for (const [name, text] of Object.entries({ accepted, wanted })) {
  for (const element of document.querySelectorAll("." + name)) element.textContent = text;
}

const meanings = {
  TP: accepted + ", accepted", FN: accepted + ", rejected",
  FP: "no " + accepted + ", accepted", TN: "no " + accepted + ", rejected",
};

// TP, FN, FP or TN; empty for a stroke without a label, or if no label of the page is a circle's.
function outcomeOf(stroke, detector) {
  if (!isLabelled || stroke.label === "") return "";
  const isAccepted = isCircle(stroke.judgements[detector]);
  return positive.has(stroke.label) ? isAccepted ? "TP" : "FN" : isAccepted ? "FP" : "TN";
}

const isCircle = (judgement) => judgement.reason === "";
const isChanged = ({ reason, own }) => (reason === "") !== (own === "");
const disagree = ({ judgements }) =>
  judgements.some((judgement) => isCircle(judgement) !== isCircle(judgements[0]));

// How many strokes a detector accepts, and how many there are of each outcome.
function totalsOf(detector) {
  const totals = { judged: strokes.length, accepted: 0, TP: 0, FN: 0, FP: 0, TN: 0 };
  for (const stroke of strokes) {
    if (isCircle(stroke.judgements[detector])) totals.accepted += 1;
    const outcome = outcomeOf(stroke, detector);
    if (outcome) totals[outcome] += 1;
  }
  return totals;
}

// The mean of the shares of circles accepted and of others rejected; null without one of the two.
const balancedOf = ({ TP, FN, FP, TN }) =>
  TP + FN && FP + TN ? (TP / (TP + FN) + TN / (FP + TN)) / 2 : null;

const percent = (part, whole) => whole ? (100 * part / whole).toFixed(1) + " %" : "–";

// The choices of the filter by result, with their texts.
const results = [
  ["", "any"],
  ...(isLabelled ? [
    ["wrong", "judged wrong"], ["right", "judged right"],
    ...Object.entries(meanings).map(([outcome, text]) => [outcome, outcome + ": " + text]),
  ] : []),
  ...(data.detectors.length > 1 ? [["disagree", "detectors disagree"]] : []),
  ...(data.tuning.length ? [["changed", "changed by moved limits"]] : []),
];

function hasResult(stroke, result) {
  const judgement = stroke.judgements[filter.detector];
  switch (result) {
    case "": return true;
    case "disagree": return disagree(stroke);
    case "changed": return isChanged(judgement);
    case "wrong": return outcomeOf(stroke, filter.detector)[0] === "F";
    case "right": return outcomeOf(stroke, filter.detector)[0] === "T";
    default: return outcomeOf(stroke, filter.detector) === result;
  }
}
