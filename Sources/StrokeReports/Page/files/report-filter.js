// The filter, and the strokes that match it: the wrong ones first, then those nearest to a limit.

const everything = { result: null, reason: null, label: null, subject: null, search: "" };
const filter = { detector: 0, ...everything };
/** All strokes in the order of the last choice: moving a limit does not reorder them. */
let ordered = strokes;
let shown = strokes;
let current = 0;

/** The strokes by their labels or subjects, the most frequent first, and those without last. */
function groupsBy(property) {
  const groups = new Map();
  for (const stroke of strokes) {
    if (!groups.has(stroke[property])) groups.set(stroke[property], []);
    groups.get(stroke[property]).push(stroke);
  }
  return new Map([...groups].sort(([a, first], [b, second]) => (a === "") - (b === "")
    || second.length - first.length || a.localeCompare(b, "en", { numeric: true })));
}
const byLabel = groupsBy("label"), bySubject = groupsBy("subject");

/** The reasons given by a detector, the most frequent first, whatever the limits are now. */
function reasonsOf(detector) {
  const reasons = strokes.map(({ judgements }) => judgements[detector].reason);
  return [...new Set([...data.reasonsOf[detector], ...reasons])].filter(Boolean);
}

const facetOf = (property, groups) => ({
  values: () => [...groups.keys()].map((value) => [value, value || `(no ${property})`]),
  has: (stroke, value) => stroke[property] === value,
});

// For each choice its values with their texts, and whether a stroke has one.
const facets = {
  result: {
    values: () => Object.entries(results).map(([key, [text]]) => [key, text]),
    has: (stroke, result) => results[result][1](stroke, filter.detector),
  },
  reason: {
    values: () => ["", ...reasonsOf(filter.detector)].map((text) => [text, text || wordOf("")]),
    has: (stroke, reason) => stroke.judgements[filter.detector].reason === reason,
  },
  label: facetOf("label", byLabel),
  subject: facetOf("subject", bySubject),
};

/** True if a stroke matches the filter without one of its choices. */
function accepts(stroke, omitted) {
  for (const name in facets) {
    if (name !== omitted && filter[name] !== null && !facets[name].has(stroke, filter[name])) {
      return false;
    }
  }
  return !filter.search || filter.search.split(/\s+/).every((word) =>
    stroke.text.includes(/[#:]\d+$/.test(word) ? word.replace(/:(?=\d+$)/, "#") + " " : word));
}

function sort() {
  const { detector } = filter;
  const nearness = (stroke) => stroke.judgements[detector].nearness;
  const rank = (stroke) => isWrong(stroke, detector) + becameWrong(stroke, detector);
  // Strokes without a known distance compare as equal: infinity minus infinity is NaN.
  ordered = [...strokes].sort((a, b) =>
    rank(b) - rank(a) || nearness(a) - nearness(b) || a.at - b.at);
}

/** The choices of the filter with their words. */
const choices = () => [
  ...Object.keys(facets).filter((name) => filter[name] !== null)
    .map((name) => [name, `${name} ${$(name).selectedOptions[0].text}`]),
  ...filter.search ? [["search", "search " + filter.search]] : [],
];

function find() {
  shown = ordered.filter((stroke) => accepts(stroke));
}

function change(changes) {
  Object.assign(filter, changes);
  if ("detector" in changes) {
    drawTotals();
    drawStatistics();
    drawLimits();
  }
  if (filter.reason && !reasonsOf(filter.detector).includes(filter.reason)) filter.reason = null;
  sort();
  find();
  current = 0;
  showFilter();
  gallery.replaceChildren();
  drawGallery();
  writeAddress();
}

/** Shows verdicts that have changed. */
function refresh() {
  const looked = dialog.open ? shown[current] : null;
  drawTotals();
  drawStatistics();
  find();
  // The open stroke stays, even if it no longer matches the filter.
  if (looked && !shown.includes(looked)) shown.unshift(looked);
  current = looked ? shown.indexOf(looked) : Math.min(current, Math.max(shown.length - 1, 0));
  showFilter();
  if (looked) showDetail();
  drawGallery();
  writeAddress();
}

/** The choices, each counted among the strokes that the other choices leave. */
function showFilter() {
  for (const [name, { values, has }] of Object.entries(facets)) {
    const left = strokes.filter((stroke) => accepts(stroke, name));
    const options = values().flatMap(([value, text]) => {
      const count = left.filter((stroke) => has(stroke, value)).length;
      return count || value === filter[name]
        ? [new Option(`${text} (${counted(count)})`, "=" + value)] : [];
    });
    $(name).replaceChildren(new Option($(name).ariaLabel, ""), ...options);
    $(name).value = filter[name] === null ? "" : "=" + filter[name];
  }
  if ($("search").value.trim().toLowerCase() !== filter.search) $("search").value = filter.search;
  $("shown").textContent = (shown.length < strokes.length ? counted(shown.length) + " of " : "")
    + plural(strokes.length, "stroke");
  $("looked-at").textContent = data.detectors[filter.detector];
  const order = [...isLabelled ? ["wrong ones"] : [],
    filter.detector < limits.length ? "nearest to a limit" : "as read"].join(", then ");
  const reasons = [...$("reason").options].filter(({ value }) => value.length > 1)
    .slice(0, 3).map(({ text }) => text).join(", ");
  $("order").textContent = `Order: ${order}.${reasons && " Reasons: " + reasons}`;
  showCommand();
  $("clear").disabled = shown.length === strokes.length;
}
