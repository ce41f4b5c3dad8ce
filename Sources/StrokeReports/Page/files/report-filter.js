// The filter, and the strokes that match it.

const filter = { detector: 0, verdict: "", reason: "", result: "", label: null, search: "" };
let shown = strokes;
let current = 0;
const noLabel = "(no label)";

function accepts(stroke) {
  const { reason } = stroke.judgements[filter.detector];
  if (filter.verdict && (filter.verdict === "circle") !== (reason === "")) return false;
  if (filter.reason && reason !== filter.reason) return false;
  if (filter.label !== null && stroke.label !== filter.label) return false;
  if (filter.result && !hasResult(stroke, filter.result)) return false;
  return !filter.search || filter.search.split(/\s+/).every((word) => stroke.text.includes(word));
}

function change(changes) {
  Object.assign(filter, changes);
  if (filter.reason && filter.verdict === "circle") filter.reason = "";
  if ("detector" in changes) {
    if (!reasonsOf(filter.detector).includes(filter.reason)) filter.reason = "";
    drawTable();
    drawFigures();
    drawLimits();
  }
  shown = strokes.filter(accepts);
  current = 0;
  showFilter();
  drawGallery();
  writeAddress();
}

// Shows verdicts that have changed. The filter stays as it is, unless no stroke has its reason.
function refresh() {
  const looked = dialog.open ? shown[current] : null;
  drawTotals();
  drawTable();
  drawFigures();
  if (filter.reason && !reasonsOf(filter.detector).includes(filter.reason)) filter.reason = "";
  shown = strokes.filter(accepts);
  // The stroke that is looked at stays, whatever the filter makes of it.
  if (looked && !shown.includes(looked)) shown.unshift(looked);
  current = looked ? shown.indexOf(looked) : Math.min(current, Math.max(shown.length - 1, 0));
  showFilter();
  if (looked) showDetail();
  else drawGallery();
  writeAddress();
}

// The reasons given by a detector, in the order of its checks.
function reasonsOf(detector) {
  const seen = new Set(strokes.map((stroke) => stroke.judgements[detector].reason));
  const plans = new Set(strokes.map((stroke) => stroke.judgements[detector].plan));
  const order = [...plans].flatMap(
    (plan) => data.plans[plan].map((check) => data.reasons[check[2]]));
  return [...new Set([...order, ...seen])].filter((reason) => reason && seen.has(reason));
}

// The most frequent labels first, and strokes without a label last.
const labelCounts = new Map();
for (const { label } of strokes) labelCounts.set(label, (labelCounts.get(label) ?? 0) + 1);
const labelsOf = [...labelCounts.keys()].sort((a, b) =>
  (a === "") - (b === "") || labelCounts.get(b) - labelCounts.get(a) || (a < b ? -1 : 1));

function fillSelect(select, options, value) {
  select.replaceChildren(...options.map(([value, text]) => new Option(text, value)));
  select.value = value;
}

function showFilter() {
  fillSelect($("detector"), data.detectors.map((name, i) => [i, name]), String(filter.detector));
  fillSelect(
    $("reason"), [["", "any"], ...reasonsOf(filter.detector).map((r) => [r, r])], filter.reason);
  const at = filter.label === null ? "" : String(labelsOf.indexOf(filter.label));
  fillSelect($("label"), [["", "any"], ...labelsOf.map((l, i) => [i, l || noLabel])], at);
  fillSelect($("result"), results, filter.result);
  $("result").parentElement.hidden = results.length < 2;
  $("verdict").value = filter.verdict;
  if ($("search").value.trim().toLowerCase() !== filter.search) $("search").value = filter.search;
  $("shown").textContent = shown.length === strokes.length
    ? plural(shown.length, "stroke") : counted(shown.length) + " of " + counted(strokes.length);
  $("empty").hidden = shown.length > 0;
  const total = $("totals").querySelector(`[data-detector="${filter.detector}"] input`);
  if (total) total.checked = true;
  for (const cell of document.querySelectorAll("#table td")) {
    const matches = cell.selection && !filter.result && cell.selection.label === filter.label
      && cell.selection.reason === filter.reason && cell.selection.verdict === filter.verdict
      && (filter.label !== null || filter.reason || filter.verdict);
    cell.ariaCurrent = matches ? "true" : null;
  }
}

function reset() {
  change({ verdict: "", reason: "", result: "", label: null, search: "" });
}
