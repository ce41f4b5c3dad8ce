// The filter, and the strokes that match it: the wrong ones first, then those nearest to a limit.

const filter = { detector: 0, result: null, reason: null, label: null, search: "" };
const everything = { result: null, reason: null, label: null, search: "" };
let shown = strokes;
let current = 0;

const labelCounts = new Map();
for (const { label } of strokes) labelCounts.set(label, (labelCounts.get(label) ?? 0) + 1);
/** The most frequent labels first, and strokes without a label last. */
const labelsOf = [...labelCounts.keys()].sort((a, b) =>
  (a === "") - (b === "") || labelCounts.get(b) - labelCounts.get(a) || (a < b ? -1 : 1));

/** The reasons given by a detector, the most frequent first. */
function reasonsOf(detector) {
  const counts = new Map();
  for (const { judgements } of strokes) {
    const { reason } = judgements[detector];
    if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts.keys()].sort((a, b) => counts.get(b) - counts.get(a) || (a < b ? -1 : 1));
}

// Of each choice its values with their texts, and whether a stroke has one.
const facets = {
  result: {
    values: () => Object.entries(results).map(([key, [text]]) => [key, text]),
    has: (stroke, result) => results[result][1](stroke, filter.detector),
  },
  reason: {
    values: () => [["", accepted], ...reasonsOf(filter.detector).map((reason) => [reason, reason])],
    has: (stroke, reason) => stroke.judgements[filter.detector].reason === reason,
  },
  label: {
    values: () => labelsOf.map((label) => [label, label || "(no label)"]),
    has: (stroke, label) => stroke.label === label,
  },
};

/** True if a stroke matches the filter, but for one choice. */
function accepts(stroke, omitted) {
  for (const name in facets) {
    if (name !== omitted && filter[name] !== null && !facets[name].has(stroke, filter[name])) {
      return false;
    }
  }
  return !filter.search || filter.search.split(/\s+/).every((word) => stroke.text.includes(word));
}

function find() {
  const { detector } = filter;
  const rank = new Map();
  for (const stroke of strokes) {
    if (accepts(stroke)) rank.set(stroke, isWrong(stroke, detector) ? 0 : 1);
  }
  const nearness = (stroke) => stroke.judgements[detector].nearness;
  // Two of no known distance have none from each other.
  shown = [...rank.keys()].sort((a, b) => rank.get(a) - rank.get(b)
    || nearness(a) - nearness(b) || a.at - b.at);
}

function change(changes) {
  Object.assign(filter, changes);
  if ("detector" in changes) {
    drawTotals();
    drawStatistics();
    drawLimits();
  }
  dropUnknownReason();
  find();
  current = 0;
  showFilter();
  drawGallery();
  writeAddress();
}

/** Shows verdicts that have changed. The filter stays as it is, unless no stroke has its reason. */
function refresh() {
  const looked = dialog.open ? shown[current] : null;
  drawTotals();
  drawStatistics();
  dropUnknownReason();
  find();
  // The stroke that is looked at stays, whatever the filter makes of it.
  if (looked && !shown.includes(looked)) shown.unshift(looked);
  current = looked ? shown.indexOf(looked) : Math.min(current, Math.max(shown.length - 1, 0));
  showFilter();
  if (looked) showDetail();
  else drawGallery();
  writeAddress();
}

function dropUnknownReason() {
  if (filter.reason && !reasonsOf(filter.detector).includes(filter.reason)) filter.reason = null;
}

/** The choices with their counts, each of the strokes that the others leave. */
function showFilter() {
  for (const [name, { values, has }] of Object.entries(facets)) {
    const left = strokes.filter((stroke) => accepts(stroke, name));
    const options = values().flatMap(([value, text]) => {
      const count = left.filter((stroke) => has(stroke, value)).length;
      return count || value === filter[name]
        ? [new Option(`${text} (${counted(count)})`, "=" + value)] : [];
    });
    $(name).replaceChildren(new Option("any " + name, ""), ...options);
    $(name).value = filter[name] === null ? "" : "=" + filter[name];
  }
  if ($("search").value.trim().toLowerCase() !== filter.search) $("search").value = filter.search;
  $("shown").textContent = shown.length === strokes.length
    ? plural(shown.length, "stroke") : counted(shown.length) + " of " + counted(strokes.length);
  $("clear").disabled = shown.length === strokes.length;
  $("empty").hidden = shown.length > 0;
}

const reset = () => change(everything);
