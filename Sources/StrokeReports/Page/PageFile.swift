// Written by `make pages` from the files in Page/files and in Samples/web. Change those, not this.
// swift-format-ignore-file

/// A file that the report's page or the recorder's is made of.
enum PageFile: String, CaseIterable {
  case comparedCSS = "compared.css"
  case comparedHTML = "compared.html"
  case drawingJS = "drawing.js"
  case judgingJS = "judging.js"
  case pageCSS = "page.css"
  case partsHTML = "parts.html"
  case recorderDrawJS = "recorder-draw.js"
  case recorderJudgeJS = "recorder-judge.js"
  case recorderListJS = "recorder-list.js"
  case recorderSaveJS = "recorder-save.js"
  case recorderCSS = "recorder.css"
  case recorderHTML = "recorder.html"
  case reportAddressJS = "report-address.js"
  case reportDataJS = "report-data.js"
  case reportDetailJS = "report-detail.js"
  case reportFilterJS = "report-filter.js"
  case reportGalleryJS = "report-gallery.js"
  case reportLimitsJS = "report-limits.js"
  case reportPlotJS = "report-plot.js"
  case reportStartJS = "report-start.js"
  case reportSummaryJS = "report-summary.js"
  case reportTruthJS = "report-truth.js"
  case reportCSS = "report.css"
  case reportHTML = "report.html"
  case strokecheckJS = "strokecheck.js"
  case judgeModule = "judge.wasm"

  /// What the file holds.
  var text: StaticString {
    switch self {
    case .comparedCSS:
#"""
/* The page of a comparison */

body { margin: 0 auto; max-width: 1440px; padding: 16px clamp(12px, 3vw, 40px) 60px; }
h1 { font-size: 20px; }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 12px; margin: 10px 0; }
dt { color: var(--note); }
dd { margin: 0; overflow-wrap: anywhere; }
#summary { display: flex; flex-wrap: wrap; gap: 2px 24px; margin: 10px 0; }
#summary p { margin: 0; }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 10px 0; font-weight: 600; }
a { color: var(--box); }
#tables { display: flex; flex-wrap: wrap; align-items: start; gap: 0 16px; margin-top: 20px; }
.table { max-width: 100%; max-height: 20rem; }
table { border-spacing: 0; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding: 6px 10px; }
:is(th, td) { border-top: 1px solid var(--rule); padding: 3px 10px; text-align: right; }
th:first-child { text-align: left; }
h2 { margin: 20px 0 8px; }
ul {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(170px, 46%), 1fr));
  gap: 10px;
  margin: 0;
  padding: 0;
  list-style: none;
}
li {
  display: grid;
  align-content: start;
  padding: 8px;
  border: 1px solid var(--rule);
  border-radius: 10px;
  background: var(--card);
  font-size: 12px;
  overflow-wrap: anywhere;
  content-visibility: auto;
  contain-intrinsic-size: auto 210px;
  break-inside: avoid;
}
li:has(> .wrong) { border: 2px solid var(--wrong); padding: 7px; }
li b { font-weight: 600; }
li span { margin-top: 2px; }
small { color: var(--note); }
@media (max-width: 760px) {
  .table { font-size: 12px; }
  :is(th, td) { padding: 3px 6px; }
}
@media print {
  html { background: none; }
  nav { display: none; }
  li { content-visibility: visible; }
  ul { grid-template-columns: repeat(5, minmax(0, 1fr)); }
  * { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}

"""#
    case .comparedHTML:
#"""
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>{{title}}</title>
<!-- Nothing may be fetched or run, whatever the strokes' names hold. -->
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<style>
{{colors}}
{{pens}}
{{page.css}}
{{compared.css}}
{{paper}}
</style>
</head>
<body>
<main>
<h1>{{title}}</h1>
{{changes}}
</main>
</body>
</html>

"""#
    case .drawingJS:
#"""
// Strokes, and what detectors measure them by, as SVG. A line is its coordinates: x, y, x, y, …

/** The ink, pen and checks of each shape and mark, and the words for checks and detectors. */
const looks = JSON.parse($("looks").textContent);

/** An element of SVG. */
const draw = (name, attributes = {}, ...children) =>
  addTo(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

const near = (v) => Math.min(Math.max(v, -1e5), 1e5).toFixed(2);

/** Path data of a line. `view` maps x, y and lengths. */
function lineData(coordinates, view) {
  let data = "";
  for (let i = 0; i < coordinates.length; i += 2) {
    data += `${i ? "L" : "M"}${near(view.x(coordinates[i]))} ${near(view.y(coordinates[i + 1]))}`;
  }
  return data;
}

/** The left, upper, right and lower edge of a line. */
function boxOfCoordinates(coordinates) {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < coordinates.length; i += 2) {
    box[0] = Math.min(box[0], coordinates[i]);
    box[1] = Math.min(box[1], coordinates[i + 1]);
    box[2] = Math.max(box[2], coordinates[i]);
    box[3] = Math.max(box[3], coordinates[i + 1]);
  }
  return box;
}

/** The map of a box into the middle of a figure, enlarged `most` times at most. */
function viewInto([left, top, right, bottom], width, height, margin, most = Infinity) {
  const scale = Math.min((width - 2 * margin) / Math.max(right - left, 1e-9),
    (height - 2 * margin) / Math.max(bottom - top, 1e-9), most);
  return {
    scale,
    x: (x) => width / 2 + (x - (left + right) / 2) * scale,
    y: (y) => height / 2 + (y - (top + bottom) / 2) * scale,
  };
}

/** A stroke as a small picture, with a ring where it begins. */
function drawThumbnail(coordinates) {
  const picture = draw("svg", { viewBox: "0 0 120 100", "aria-hidden": "true" });
  if (!coordinates.length) return picture;
  const view = viewInto(boxOfCoordinates(coordinates), 120, 100, 7, 40);
  const [cx, cy] = [near(view.x(coordinates[0])), near(view.y(coordinates[1]))];
  picture.append(draw("path", { class: "line", d: lineData(coordinates, view) }),
    draw("circle", { class: "mark hair", cx, cy, r: 3 }));
  return picture;
}

/** The numbers of a shape, mapped. `view` maps x, y and lengths. */
function mapShape(kind, numbers, view) {
  const isRound = ["circle", "ellipse", "band"].includes(kind);
  return Array.from(numbers, (v, i) => !isRound || i < 2 ? i % 2 ? view.y(v) : view.x(v)
    // The last number of an ellipse is its rotation.
    : i < 4 ? v * view.scale : v);
}

/** A shape that a detector measured by. `view` maps x, y and lengths. */
function drawShape(kind, numbers, view, attributes) {
  const n = mapShape(kind, numbers, view).map(near), [cx, cy] = n;
  switch (kind) {
    case "point": return draw("circle", { ...attributes, cx, cy, r: 3.5 });
    case "circle": return draw("circle", { ...attributes, cx, cy, r: n[2] });
    case "rectangle": return draw("rect", {
      ...attributes, x: n[0], y: n[1], width: near(n[2] - n[0]), height: near(n[3] - n[1]) });
    case "ellipse": return draw("ellipse", {
      ...attributes, cx, cy, rx: n[2], ry: n[3],
      transform: `rotate(${numbers[4] * 180 / Math.PI} ${cx} ${cy})` });
    case "band": {
      const half = (r, width) => `a${r} ${r} 0 0 1 ${width} 0`;
      const ring = (r) => `M${near(cx - r)} ${cy}${half(r, 2 * r)}${half(r, -2 * r)}Z`;
      return draw("path", { ...attributes, d: ring(n[3]) + (n[2] > 0 ? ring(n[2]) : "") });
    }
    default: return draw("path", { ...attributes, d: lineData(numbers, view) });
  }
}

const isFailed = ({ outcome }) => outcome === "failed";

/** The check of a verdict that has one of these names: one that fails, or else one that passed
 * before the verdict. */
function checkOf(names, checks) {
  const failed = checks.find((check) => isFailed(check) && names.includes(check.name));
  const end = checks.findIndex(isFailed);
  const used = end < 0 ? checks : checks.slice(0, end);
  return failed ?? names.map((name) =>
    used.find((check) => check.name === name && check.outcome === "passed")).find(Boolean);
}

/** The shapes that checks of a verdict used, each with the check that it belongs to. */
const shapesOf = ({ shapes, checks }) => shapes.flatMap(({ name, kind, numbers }) => {
  const [, ink, pen, users, words, own] = looks.construction[shapeNames.indexOf(name)];
  const check = checkOf(users, checks);
  const fails = checks.some((each) => isFailed(each) && own.includes(each.name));
  return check ? [{ words, kind, numbers, check, pen, ink: fails ? "failed" : ink }] : [];
});

/** The entry of a legend for a shape or a mark: its outline, its look, the check and what it is. */
function entryOf({ kind, ink, pen, check, words }) {
  const outlines = { circle: "round", d: "round", ellipse: "round" };
  const outline = { solid: "spot", tint: "area" }[pen] ?? outlines[kind] ?? "";
  return [outline, `${ink} ${pen}`, `${check.name}: ${words}`];
}

/** Fills a legend with entries, each text once, with what its check means. */
function drawLegend(element, entries) {
  const samples = new Map();
  for (const [outline, look, text] of entries) {
    samples.set(text, (samples.get(text) ?? new Set()).add(`${look} ${outline}`));
  }
  element.replaceChildren(...[...samples].map(([text, known]) => make(
    "span", { title: looks.checks[text.split(":")[0]] ?? "" },
    ...[...known].map((className) => make("i", { className })),
    make("span", { className: "note", textContent: text }))));
}

/** The checks of a verdict: the failed ones, and the others folded. */
function drawChecks(checks) {
  const rows = rowsOf(checks);
  const failed = rows.filter(isFailed), others = rows.filter((row) => !isFailed(row));
  const table = (rows) => addTo(stamp("checks"), {}, [make("tbody", {}, ...rows.map(drawCheck))]);
  const skipped = others.filter(({ outcome }) => outcome === "skipped").length;
  const counts = [[others.length - skipped, "passed"], [skipped, "skipped"]]
    .filter(([count]) => count);
  const summary = counts.map(([count, what]) => `${plural(count, "check")} ${what}`).join(", ");
  const folded = make("details", { open: !failed.length },
    make("summary", { textContent: summary }), table(others));
  return [...failed.length ? [table(failed)] : [], ...others.length ? [folded] : []];
}

/** The rows of the table of checks: a measure's minimum and maximum share a row. */
function rowsOf(checks) {
  const rows = [];
  for (const check of checks) {
    const last = rows.at(-1);
    if (last?.name !== check.name) rows.push({ ...check });
    else {
      const bounds = [last, check].map(({ limitText }) => limitText.replace(/^\S+ /, ""));
      last.limitText = bounds.join(" to ");
      if (isFailed(check)) last.outcome = check.outcome;
    }
  }
  return rows;
}

function drawCheck({ name, outcome, measuredText, limitText }) {
  const check = stamp("check", {
    sign: { passed: "✓", failed: "✗", skipped: "–" }[outcome], name, measured: measuredText,
    "limit-text": limitText, about: looks.checks[name] ?? "" });
  addTo(check, { className: outcome, title: looks.checks[name] ?? "" }, []);
  check.querySelector(".sign").ariaLabel = outcome;
  return check;
}

"""#
    case .judgingJS:
#"""
// What the report and the recorder share: elements, the detectors in their WebAssembly module, and
// limits as sliders.

const $ = (id) => document.getElementById(id);

function addTo(element, properties, children) {
  for (const [key, value] of Object.entries(properties)) {
    const isProperty = key in element && !key.includes("-") && !(element instanceof SVGElement);
    if (isProperty) element[key] = value;
    else element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

/** An element of HTML. */
const make = (name, properties = {}, ...children) =>
  addTo(document.createElement(name), properties, children);

function makeButton(textContent, act) {
  const button = make("button", { type: "button", textContent });
  button.addEventListener("click", act);
  return button;
}

/** A name in pieces, so that a line breaks behind its slashes, dashes and dots. */
const inPieces = (name) => name.split(/(?<=[/_.-])/).flatMap((piece) => [piece, make("wbr")]);

/** A copy of a template's content, with texts put into its elements of these classes. */
function stamp(id, texts = {}) {
  const element = $(id).content.firstElementChild.cloneNode(true);
  for (const [name, text] of Object.entries(texts)) {
    element.querySelector("." + name).textContent = text;
  }
  return element;
}

const counted = (n) => n.toLocaleString("en");
const plural = (n, word) => counted(n) + " " + word + (n === 1 ? "" : "s");

/** Loads the detectors from the page itself. */
function loadDetectors() {
  const bytes = Uint8Array.from(atob($("module").textContent), (byte) => byte.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return load(new Response(stream).arrayBuffer());
}

/** True for a limit with a slider; these two only say what a stroke needs to be judged at all. */
const isMovable = ({ name }) => !["min-points", "view-width"].includes(name);

/**
 * A limit as a slider, with a number field for exact values and for those outside its range. `own`
 * is the detector's value, null if it is unset. `move` is called with a new value, or null to unset
 * it, and throws if the value is invalid. `largest` is what the slider reaches at least.
 */
function makeLimit(detector, setting, own, now, move, largest = 0) {
  const { name, isCount, unset, unit, summary, min, max } = setting;
  const start = own ?? setting.start;
  const most = Number.isFinite(max) ? max : Math.max(2 * start, min + 1, Math.ceil(largest));
  const about = unset ? `${summary}; default: ${unset}` : summary;
  const noteOf = () => (now === own ? "" : `was ${shortNumber(start)}; `) + about;
  const element = stamp("limit", {
    name, unit: unit.replace(/^N$/, "").toLowerCase(), summary: noteOf() });
  const [field, slider, note] = element.querySelectorAll("input, .summary");
  addTo(slider, { min, max: Math.max(most, now ?? 0), step: isCount ? 1 : "any",
    ariaLabel: `${detector} ${name}, slider` }, []);
  addTo(field, { step: isCount ? 1 : "any", ariaLabel: `${detector} ${name}` }, []);
  // Set last, because it is clamped to the range.
  slider.value = now ?? start;
  field.value = shortNumber(now ?? start);
  const set = (number) => {
    let problem = "";
    try {
      move(number);
      now = number;
    } catch ({ message }) {
      problem = message.replace("strokecheck: ", "");
    }
    field.ariaInvalid = problem !== "";
    note.classList.toggle("failed", problem !== "");
    note.textContent = problem || noteOf();
    slider.max = Math.max(most, now ?? 0);
  };
  slider.addEventListener("input", () => {
    const places = Math.max(2 - Math.floor(Math.log10(slider.max - min)), 0);
    set(Number(field.value = Number(Number(slider.value).toFixed(places))));
  });
  field.addEventListener("input", () => {
    set(field.value === "" && !field.validity.badInput ? own : field.valueAsNumber);
    slider.value = now ?? start;
  });
  // An invalid number is replaced when typing ends; the message stays.
  field.addEventListener("change", () => {
    field.value = shortNumber(now ?? start);
    field.ariaInvalid = false;
  });
  return element;
}

/** A number as it was set, or with three digits if it is long. */
const shortNumber = (number) => String(number).length < 8 ? number : Number(number.toPrecision(3));

/** Options as on the command line. */
const limitsText = (limits) => limits.map(([name, value]) => `--${name} ${value}`).join(" ");
const optionsText = (detector, limits, flags = []) =>
  ["--detector " + detector, ...flags, limitsText(limits)].filter(Boolean).join(" ");

"""#
    case .pageCSS:
#"""
/* Text, controls and keys: one look for all pages. Colours are the inks of pictures. */

/* The edge of a control has a contrast of 3 and more to its ground. */
:root { --edge: color-mix(in srgb, var(--note) 78%, var(--card)); }
* { box-sizing: border-box; }
html {
  background: var(--page);
  color: var(--label);
  font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif;
}
h1 { font-size: 24px; line-height: 1.2; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 15px; margin: 30px 0 10px; break-after: avoid; }
h2:focus { outline: 0; }
p { margin: 6px 0; }
small { font-size: 12px; }
[hidden] { display: none !important; }
button, select, input {
  font: inherit;
  color: inherit;
  background: var(--card);
  border: 1px solid var(--edge);
  border-radius: 6px;
  padding: 5px 9px;
  min-width: 0;
}
button, select, summary, input:is([type=checkbox], [type=radio]) { cursor: pointer; }
button:hover:not(:disabled), select:hover { border-color: var(--label); }
button:disabled { opacity: .55; cursor: default; }
input:is([type=checkbox], [type=radio]) { width: 18px; height: 18px; margin: 3px; }
input:is(:invalid, [aria-invalid=true]) { border: 2px solid var(--failed); }
input:is([type=range], [type=checkbox], [type=radio]) { accent-color: var(--box); padding: 0; }
button.main {
  background: var(--box);
  border-color: var(--box);
  color: var(--card);
  font-weight: 600;
}
:focus-visible { outline: 2px solid var(--box); outline-offset: 2px; }
kbd, code {
  border: 1px solid var(--rule);
  border-radius: 4px;
  padding: 0 4px;
  background: var(--card);
}
kbd { font: inherit; }
.skip { position: absolute; left: -9999px; }
.skip:focus { left: 8px; top: 8px; z-index: 9; padding: 6px 12px; background: var(--card); }
.unseen {
  position: absolute;
  margin: 0;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
}
.badge {
  padding: 0 5px;
  border-radius: 5px;
  background: var(--wrong);
  color: var(--card);
  font-weight: 600;
}
:is(span, i).right { color: var(--right); }
:is(span, i).wrong { color: var(--wrong); }
:is(span, i).accepted { color: var(--accepted); }
:is(span, i).rejected { color: var(--rejected); }
.buttons { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }

/* A limit: its name, a slider, a number and a sentence */

.limit {
  display: grid;
  grid-template-columns: minmax(0, 1fr) 7em;
  gap: 0 10px;
  align-items: center;
  padding: 4px 0;
}
.limit :is(input[type=range], .summary) { grid-column: 1 / 3; }
.limit input[type=range] { width: 100%; margin: 0; }
.limit .failed { color: var(--failed); }
.limit input[type=number] {
  width: 100%;
  padding-inline: 6px;
  font-size: 13px;
  font-variant-numeric: tabular-nums;
  appearance: textfield;
}
.options:empty { display: none; }
.options { display: block; overflow-wrap: anywhere; }
/* A line does not break behind the dashes of an option. */
.options span { display: inline-block; max-width: 100%; white-space: pre-wrap; }

/* Rings over a line are filled, so that they are seen where their colour is not. */
svg :is(circle, ellipse):is(.failed, .counted).line { fill: var(--well); }

/* The checks of a verdict */

table.checks {
  border-collapse: collapse;
  width: 100%;
  font-size: 13px;
  font-variant-numeric: tabular-nums;
}
.checks th { font-weight: 400; text-align: left; padding: 2px 0; vertical-align: top; }
.checks td, .checks thead th + th {
  padding: 2px 0 2px 12px;
  text-align: right;
  vertical-align: top;
  white-space: nowrap;
}
.checks thead th { color: var(--note); }
.checks thead th + th { text-align: right; }
.checks .about { display: block; line-height: 1.25; padding-left: 1.3em; }
.checks .sign { display: inline-block; width: 1em; }
.checks tr.failed :not(.about) { color: var(--failed); }
details > .checks { margin-top: 4px; }

/* A legend: a key of each kind of mark in a figure */

.legend {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  margin-top: 10px;
  color: var(--note);
  font-size: 12px;
}
.legend span { display: inline-flex; gap: 6px; align-items: center; }
.legend i { width: 16px; height: 0; border-top: 2px solid; display: inline-block; }
.legend i.underlay { border-top-width: 7px; opacity: .35; }
.legend i.dashes { border-top-style: dashed; }
.legend i.round { width: 12px; height: 12px; border: 1.5px solid; border-radius: 50%; }
.legend i.spot { width: 8px; height: 8px; border: 0; border-radius: 50%; background: currentColor; }
.legend i.area {
  width: 14px;
  height: 10px;
  border: 1px solid;
  background: color-mix(in srgb, currentColor 18%, transparent);
}
.legend { margin-bottom: 0; }
.legend i.end { width: 7px; height: 7px; border: 0; background: currentColor; }

/* A phone enlarges the page for a field of smaller text. */
@media (max-width: 760px) { select, input { font-size: 16px !important; } }

/* Where the system chooses the colours, figures keep theirs on their own ground. */

@media (forced-colors: active) {
  svg, .legend i, .badge { forced-color-adjust: none; }
  button.main { color: ButtonText; }
  button:disabled { opacity: 1; color: GrayText; border-color: GrayText; }
  input[type=range] { accent-color: auto; }
}

/* A table that scrolls, with a shadow at the edge beyond which there are more columns */

.table {
  overflow-x: auto;
  margin-top: 12px;
  border: 1px solid var(--rule);
  border-radius: 10px;
  background:
    linear-gradient(to left, var(--card) 50%, transparent) right / 40px 100% no-repeat local,
    linear-gradient(to left, color-mix(in srgb, var(--edge) 50%, transparent), transparent)
      right / 16px 100% no-repeat scroll,
    var(--card);
}

"""#
    case .partsHTML:
#"""
<template id="limit"><div class="limit">
  <span><span class="name"></span> <small class="unit note"></small></span>
  <input type="number"><input type="range">
  <small class="summary note" aria-live="polite"></small>
</div></template>
<template id="checks"><table class="checks">
  <thead><tr><th scope="col">check</th><th scope="col">measured</th><th scope="col">allowed</th></tr></thead>
</table></template>
<template id="check"><tr>
  <th scope="row"><span class="sign" role="img"></span> <span class="name"></span>
    <small class="about note"></small></th>
  <td class="measured"></td><td class="limit-text"></td>
</tr></template>

"""#
    case .recorderDrawJS:
#"""
// Strokes are the objects of the download: { id, label, subject, pointerType, cancelled, width,
// ended, points: [[x, y, t], …] }, in CSS pixels of the surface, y downward, and seconds from the
// first sample. The list of strokes is never changed but replaced, so that an old list can be put
// back.

const surface = $("surface"), drawnShapes = $("drawn"), list = $("list");
const session = new Date().toISOString().replace(/[-:.Z]/g, "");
let strokes = [];
let drawn = 0;

/** The strokes of pointers that are down, by pointer. */
const open = new Map();

const round = (number, places) => Number(number.toFixed(places));

function addSamples(stroke, event) {
  const coalesced = event.type === "pointermove" ? event.getCoalescedEvents?.() ?? [] : [];
  for (const sample of coalesced.length ? coalesced : [event]) {
    const point = [
      round(sample.clientX - stroke.left, 2), round(sample.clientY - stroke.top, 2),
      timeOf(stroke, sample),
    ];
    const last = stroke.points.at(-1);
    if (last && point.every((number, index) => number === last[index])) continue;
    stroke.points.push(point);
    stroke.live?.moved(point);
  }
}

const timeOf = (stroke, event) => round((event.timeStamp - stroke.start) / 1000, 6);

surface.addEventListener("pointerdown", (event) => {
  if (event.pointerType === "mouse" && event.button !== 0 || open.has(event.pointerId)) return;
  event.preventDefault();
  document.activeElement.blur();
  try {
    surface.setPointerCapture(event.pointerId);
  } catch { /* A pointer that is gone already. */ }
  const box = surface.getBoundingClientRect();
  const stroke = {
    left: box.left, top: box.top, start: event.timeStamp, width: surface.clientWidth,
    pointerType: event.pointerType || "mouse", points: [],
  };
  stroke.live = watch();
  addSamples(stroke, event);
  stroke.shape = draw("path", { class: "line live" });
  surface.append(stroke.shape);
  open.set(event.pointerId, stroke);
  $("hint").hidden = true;
  showVerdicts();
});

surface.addEventListener("pointermove", (event) => {
  const stroke = open.get(event.pointerId);
  if (!stroke) return;
  addSamples(stroke, event);
  stroke.shape.setAttribute("d", lineData(coordinatesOf(stroke.points), asDrawn));
  stroke.live?.show();
});

/** A press that does not move. */
function isClick({ points }) {
  const [left, top, right, bottom] = boxOfCoordinates(coordinatesOf(points));
  return Math.max(right - left, bottom - top) < 3;
}

function end(event, isCancelled) {
  const stroke = open.get(event.pointerId);
  if (!stroke) return;
  open.delete(event.pointerId);
  const last = stroke.points.at(-1);
  const isElsewhere = round(event.clientX - stroke.left, 2) !== last[0]
    || round(event.clientY - stroke.top, 2) !== last[1];
  // A cancelled pointer has no position.
  if (!isCancelled && isElsewhere) addSamples(stroke, event);
  stroke.shape.remove();
  stroke.live?.end();
  if (isClick(stroke)) return show("A click is not a stroke.");
  note("opened", "");
  const { width, pointerType, points } = stroke, ended = timeOf(stroke, event);
  const made = {
    id: `${session}-${++drawn}`, ...marking(), pointerType,
    ...isCancelled && { cancelled: true }, width,
    ...!isCancelled && ended > points.at(-1)[2] && { ended }, points,
  };
  const name = `${isCancelled ? "Cancelled stroke" : "Stroke"} ${strokes.length + 1}`;
  const said = isCancelled ? "" : describeVerdicts(made);
  change([...strokes, made], [`${name}: ${describe(points)}`, said].filter(Boolean).join(". "));
}

/** The label and the subject of the next strokes. */
function marking() {
  const fields = ["label", "subject"].map((name) => [name, $(name).value.trim()]);
  return Object.fromEntries(fields.filter(([, text]) => text));
}

/** Shows the label and the subject while the fields are folded. */
function showMarking() {
  const { label, subject } = marking();
  $("marking").firstElementChild.textContent =
    [label, subject].filter(Boolean).join(", ") || "Label";
}

surface.addEventListener("pointerup", (event) => end(event, false));
surface.addEventListener("pointercancel", (event) => end(event, true));
surface.addEventListener("lostpointercapture", (event) => end(event, true));
surface.addEventListener("contextmenu", (event) => event.preventDefault());

const asDrawn = { x: (x) => x, y: (y) => y, scale: 1 };
const coordinatesOf = (points) => points.flatMap(([x, y]) => [x, y]);
const describe = (points) => plural(points.length, "sample")
  + (points.at(-1)?.[2] === undefined
    ? "" : `, ${(points.at(-1)[2] - points[0][2]).toFixed(2)} s`);

"""#
    case .recorderJudgeJS:
#"""
// Judging: every detector's verdicts on the strokes, with limits that can be moved.

let strokecheck = null;
/** The judges by the names of their detectors. */
const judges = new Map();
/** For each detector the reasons for strokes, by their points, until a limit is moved. */
const codes = new Map();
/** The stroke of the list that is looked at; by default the last. */
let looked = null;

const notes = new Map();

/** Shows a message of some kind until another of the kind takes its place. */
function note(kind, text, isWarning = false) {
  notes.set(kind, text && make("p", { className: isWarning ? "failed" : "", textContent: text }));
  $("notes").replaceChildren(...[...notes.values()].filter(Boolean));
}

/** Resolves when strokes can be judged, or when it turns out that this browser cannot. */
const isReady = loadDetectors().then((loaded) => {
  strokecheck = loaded;
  for (const { name } of strokecheck.detectors) {
    judges.set(name, strokecheck.judge(name));
    codes.set(name, new WeakMap());
  }
  $("verdicts").append(...strokecheck.detectors.map(makePanel));
  for (const stroke of strokes) showMarks(stroke);
  showVerdicts();
}).catch((error) => {
  note("judging", `This browser cannot run the detectors (${error.message}). Strokes are still`
    + " recorded; judge the download with strokecheck.", true);
});

/** Strokes in the module, by their points. */
const held = new WeakMap();

function sampled({ points, width, ended }) {
  if (!held.has(points)) held.set(points, strokecheck.stroke(points, { width, lift: ended }));
  return held.get(points);
}

/** The code of the reason why a detector rejects a stroke; null for a circle. */
function codeOf(stroke, name) {
  const known = codes.get(name);
  if (!known.has(stroke.points)) {
    known.set(stroke.points, judges.get(name).code(sampled(stroke)));
  }
  return known.get(stroke.points);
}

const textOf = (detector, code) =>
  detector.reasons.find((reason) => reason.code === code)?.text ?? "circle";

const describeVerdicts = (stroke) => (strokecheck?.detectors ?? [])
  .map((detector) => `${detector.name}: ${textOf(detector, codeOf(stroke, detector.name))}`)
  .join("; ");

// While a finger moves

/** Watches a stroke that is being drawn; null before the detectors are there. */
function watch() {
  if (!strokecheck) return null;
  const touches = [...judges].map(([name, judge]) => ({
    name, touch: judge.live({ width: surface.clientWidth }), failed: "" }));
  let count = 0;
  return {
    moved([x, y, time]) {
      for (const each of touches) {
        const state = count === 0 ? each.touch.began(x, y, time) : each.touch.moved(x, y, time);
        if (state === "failed" && !each.failed) each.failed = each.touch.state.check.reason;
      }
      count += 1;
    },
    show() {
      const failed = touches.filter((each) => each.failed);
      $("live").textContent = failed
        .map((each) => `${each.name} already rejects: ${each.failed.toLowerCase()}`).join(" · ");
      for (const each of failed) showVerdict(panelOf(each.name), "rejected", each.failed);
    },
    end() {
      for (const { touch } of touches) touch.free();
    },
  };
}

// The verdicts

const panelOf = (name) => $("verdicts").querySelector(`[data-name="${name}"]`);

/** A detector: its verdict, which opens its checks and its limits. */
function makePanel(detector) {
  const { name } = detector;
  const panel = stamp("detector", { name, about: looks.detectors[name] ?? "" });
  panel.dataset.name = name;
  const limits = panel.querySelector(".limits");
  limits.append(...makeLimits(detector));
  panel.querySelector("button").addEventListener("click", () => {
    for (const { name: limit, value } of detector.settings) judges.get(name).set(limit, value);
    limits.replaceChildren(...makeLimits(detector));
    rejudge(name);
  });
  panel.addEventListener("toggle", showShapes);
  return panel;
}

function makeLimits({ name, settings }) {
  return settings.filter(isMovable).map((setting) =>
    makeLimit(name, setting, setting.value, setting.value, (value) => {
      judges.get(name).set(setting.name, value);
      rejudge(name);
    }));
}

let rejudging = 0;

/** Judges all strokes again by a detector, at most once a frame. */
function rejudge(name) {
  codes.set(name, new WeakMap());
  cancelAnimationFrame(rejudging);
  rejudging = requestAnimationFrame(() => {
    for (const stroke of strokes) showMarks(stroke);
    showVerdicts();
    const judged = strokes.filter(({ cancelled }) => !cancelled);
    const circles = judged.filter((stroke) => codeOf(stroke, name) === null).length;
    $("news").textContent = `${name}: ${circles} of ${judged.length} are circles`;
  });
}

/** The options of a detector whose limits have been moved. */
const optionsOf = ({ name, settings }) => optionsText(name, judges.get(name).settings
  .filter(({ value }, index) => value !== settings[index].value)
  .map((setting) => [setting.name, setting.value]));

/** The stroke whose verdicts are shown; null while one is drawn. */
function lookedStroke() {
  if (open.size) return null;
  const judged = strokes.filter(({ cancelled }) => !cancelled);
  return judged.find(({ id }) => id === looked) ?? judged.at(-1);
}

function showVerdict(panel, state, reason) {
  panel.className = "detector " + state;
  panel.querySelector(".mark").textContent = { circle: "✓", rejected: "✗", none: "·" }[state];
  panel.querySelector(".reason").textContent = reason;
}

function showVerdicts() {
  const stroke = lookedStroke();
  $("judged").textContent = open.size ? `of stroke ${strokes.length + 1}, being drawn`
    : stroke ? `of stroke ${strokes.indexOf(stroke) + 1}` : "";
  for (const detector of strokecheck?.detectors ?? []) {
    const panel = panelOf(detector.name);
    const verdict = stroke && judges.get(detector.name).explain(sampled(stroke));
    const state = !verdict ? "none" : verdict.verdict;
    showVerdict(panel, state, verdict ? verdict.reason ?? "circle" : "");
    panel.querySelector(".checks").replaceChildren(...drawChecks(verdict?.checks ?? []));
    panel.querySelector(".options").textContent = optionsOf(detector);
  }
  if (!open.size) {
    $("live").textContent = !stroke ? "" : [...judges.keys()].map((name) =>
      `${codeOf(stroke, name) ? "✗" : "✓"} ${name}`).join("  ");
  }
  showShapes();
}

/** Shows each detector's verdict on a stroke in its row of the list. */
function showMarks(stroke) {
  if (!strokecheck || stroke.cancelled) return;
  rows.get(stroke.id).querySelector(".marks").replaceChildren(
    ...strokecheck.detectors.map((detector) => {
      const code = codeOf(stroke, detector.name);
      return make("span", {
        className: code ? "rejected" : "accepted",
        textContent: code ? `✗ ${detector.name}: ${textOf(detector, code)}`
          : `✓ ${detector.name}`,
      });
    }));
}

// The shapes that a detector measured by, over the stroke, and the legend

function showShapes() {
  surface.querySelector(".evidence")?.remove();
  $("legend").replaceChildren();
  const stroke = strokecheck && lookedStroke();
  if (!stroke) return;
  const opened = [...$("verdicts").children].find((panel) => panel.open)?.dataset.name;
  const detector = opened ?? "ring", transform = fitOf(stroke);
  const group = draw("g", { class: "evidence", "aria-hidden": "true", transform });
  const used = shapesOf(judges.get(detector).explain(sampled(stroke)));
  group.append(...used.map(({ kind, numbers, ink, pen }) =>
    drawShape(kind, numbers, asDrawn, { class: `${ink} ${pen}` })));
  drawLegend($("legend"), used.map(entryOf));
  if (used.length) $("legend").prepend(make("span", { textContent: `${detector} measured:` }));
  surface.append(group);
}

"""#
    case .recorderListJS:
#"""
// The list of strokes, the newest first, and what changes it.

/** The lists that were there before. */
const history = [];
/** The rows of the list and the lines on the surface, by the strokes' ids. */
const rows = new Map(), shapes = new Map();

/** Replaces the strokes; undo brings the old ones back. */
function change(others, news) {
  history.push(strokes);
  put(others, news);
}

function put(others, news) {
  const before = strokes;
  strokes = others;
  keepStrokes(before);
  show(news);
}

function show(news) {
  const ids = new Set(strokes.map(({ id }) => id));
  for (const [id, row] of rows) {
    if (ids.has(id)) continue;
    row.remove();
    shapes.get(id).remove();
    rows.delete(id);
    shapes.delete(id);
  }
  looked = null;
  let next = null;
  strokes.forEach((stroke, index) => {
    const row = rows.get(stroke.id) ?? makeRow(stroke);
    updateRow(row, stroke, index + 1);
    // The newest stands first. A row is moved only if it must be, because that loses the focus.
    if (!row.isConnected || row.nextElementSibling !== next) list.insertBefore(row, next);
    next = row;
  });
  drawnShapes.querySelector(".last")?.classList.remove("last");
  shapes.get(strokes.at(-1)?.id)?.classList.add("last");
  $("hint").hidden = strokes.length > 0 || open.size > 0;
  $("undo").disabled = history.length === 0;
  $("clear").disabled = $("download").disabled = strokes.length === 0;
  $("news").textContent = news;
  showCounts();
  showVerdicts();
}

/** The labels that fields suggest. */
let suggested = "";

/** How many strokes each label has. Clicking a label chooses it. */
function showCounts() {
  const counts = new Map();
  for (const { label = "" } of strokes) counts.set(label, (counts.get(label) ?? 0) + 1);
  const names = [...counts.keys()].sort((a, b) => (a === "") - (b === "") || (a < b ? -1 : 1));
  $("counts").replaceChildren(...names.map((label) => {
    const text = `${label || "without a label"} ${counts.get(label)}`;
    return makeButton(text, () => {
      $("label").value = label;
      showMarking();
    });
  }));
  // Each option added to the list costs time in every field that uses it.
  if (suggested !== String(names)) {
    const options = names.filter(Boolean).map((label) => new Option(label));
    $("labels").replaceWith(addTo(make("datalist", {}, ...options), { id: "labels" }, []));
    suggested = String(names);
  }
  $("count").textContent = strokes.length;
}

function updateRow(row, stroke, number) {
  if (row.number !== number) {
    row.number = number;
    row.querySelector(".number").textContent = number;
    row.querySelector(".label-field").ariaLabel = `Label of stroke ${number}`;
    row.querySelector(".remove").ariaLabel = `Delete stroke ${number}`;
  }
  if (row.stroke === stroke) return;
  row.stroke = stroke;
  row.querySelector(".label-field").value = stroke.label ?? "";
  const parts = [describe(stroke.points), stroke.cancelled ? "cancelled" : stroke.pointerType,
    stroke.subject];
  row.querySelector(".about").textContent = parts.filter(Boolean).join(", ");
}

function makeRow({ id, cancelled, points }) {
  const row = stamp("stroke");
  const coordinates = coordinatesOf(points);
  row.classList.toggle("cancelled", cancelled === true);
  row.prepend(drawThumbnail(coordinates));
  row.querySelector(".label-field").addEventListener("change", (event) =>
    mark(id, event.target.value.trim() || undefined));
  row.querySelector(".remove").addEventListener("click", () => remove(id));
  const shape = draw("path", { class: row.className + " line", d: lineData(coordinates, asDrawn) });
  const look = (isLooked) => {
    shape.classList.toggle("shown", isLooked);
    looked = isLooked ? id : null;
    showVerdicts();
  };
  for (const type of ["pointerenter", "focusin"]) row.addEventListener(type, () => look(true));
  for (const type of ["pointerleave", "focusout"]) row.addEventListener(type, () => look(false));
  drawnShapes.append(shape);
  rows.set(id, row);
  shapes.set(id, shape);
  const stroke = strokes.find((each) => each.id === id);
  shape.setAttribute("transform", fitOf(stroke));
  showMarks(stroke);
  return row;
}

/** The size of the surface. */
let room = { width: Infinity, height: Infinity };

/** The transform that shows a stroke of a larger surface whole. */
function fitOf({ points }) {
  const [, , right, bottom] = boxOfCoordinates(coordinatesOf(points));
  const fits = [room.width / Math.max(right, 1), room.height / Math.max(bottom, 1)];
  return `scale(${Math.min(1, ...fits)})`;
}

new ResizeObserver(([{ contentRect }]) => {
  room = contentRect;
  for (const stroke of strokes) shapes.get(stroke.id).setAttribute("transform", fitOf(stroke));
  showShapes();
}).observe($("sheet"));

/** Gives a stroke another label. */
function mark(marked, label) {
  change(strokes.map((stroke) => stroke.id === marked ? { ...stroke, label } : stroke),
    label ? `1 stroke labelled ${label}` : "1 label removed");
}

function remove(removed) {
  const place = [...list.children].findIndex((row) => row.stroke.id === removed);
  change(strokes.filter(({ id }) => id !== removed), "1 stroke deleted");
  // The focus stays where it was.
  const next = list.children[Math.min(place, list.children.length - 1)];
  (next?.querySelector(".remove") ?? $("label")).focus();
}

"""#
    case .recorderSaveJS:
#"""
// Saving: downloads, strokes that are kept on this device, and files that are opened again.

const line = (stroke) => JSON.stringify(stroke) + "\n";

function download() {
  if (!strokes.length) return;
  const blob = new Blob(strokes.map(line), { type: "application/x-ndjson" });
  const link = make("a", {
    href: URL.createObjectURL(blob), download: `strokes-${session}.ndjson` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  const unlabelled = strokes.filter(({ label }) => !label).length;
  $("news").textContent = plural(strokes.length, "stroke") + " saved"
    + (unlabelled ? `, ${unlabelled} without a label` : "");
}

// Kept over a reload: each stroke under its id, their order, and the fields.

const place = `strokecheck recorder ${location.pathname} `, fields = ["label", "subject"];

/** Uses the browser's storage, and tells whether strokes survive a reload. */
function useStorage(body) {
  try {
    body(localStorage);
    note("kept", "Strokes stay in this browser, on this device, until you delete them.");
    return true;
  } catch {
    note("kept", "This browser cannot keep more strokes for this page, so a reload loses them:"
      + " download them first.", true);
    return false;
  }
}

let isKept = false;

function keepStrokes(before) {
  isKept = useStorage((storage) => {
    const known = new Set(before), ids = strokes.map(({ id }) => id), left = new Set(ids);
    for (const { id } of before) if (!left.has(id)) storage.removeItem(place + id);
    for (const stroke of strokes) {
      if (!known.has(stroke) || !isKept) storage.setItem(place + stroke.id, JSON.stringify(stroke));
    }
    storage.setItem(place, JSON.stringify({ ids, fields: fields.map((name) => $(name).value) }));
  });
}

function restore() {
  isKept = useStorage((storage) => {
    const found = new Map(Object.keys(storage)
      .filter((key) => key.startsWith(place) && key !== place)
      .map((key) => JSON.parse(storage.getItem(key))).map((stroke) => [stroke.id, stroke]));
    const kept = JSON.parse(storage.getItem(place) ?? '{"ids":[],"fields":[]}');
    const order = new Set([...kept.ids, ...found.keys()]);
    strokes = [...order].map((id) => found.get(id)).filter(Boolean);
    fields.forEach((name, index) => { $(name).value = kept.fields[index] ?? ""; });
    showMarking();
  });
  show(strokes.length ? `${plural(strokes.length, "stroke")} kept from before` : "");
}

// Files that were downloaded before

/** The strokes of a file: one JSON value, or one in each line. Throws an error that names the line
 * that is not a stroke. */
function strokesIn(text) {
  try {
    return strokesOf(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return text.split("\n").flatMap((line, index) => {
    try {
      return line.trim() ? strokesOf(JSON.parse(line)) : [];
    } catch ({ name, message }) {
      const what = name === "SyntaxError" ? "not valid JSON" : message;
      throw new Error(`line ${index + 1} is not a stroke: ${what}`);
    }
  });
}

const isNumber = (value) => typeof value === "number";
const units = { s: 1, ms: 1e-3 };

/** The strokes of a JSON value: a list of points, an object with points, or several of these. */
function strokesOf(value) {
  const list = value?.strokes ?? value;
  if (!Array.isArray(list)) return [strokeOf(value)];
  if (isNumber(list[0]?.[0]) || isNumber(list[0]?.x)) return [strokeOf({ points: list })];
  if (!list.length) throw new Error("there is no stroke in it");
  return list.flatMap(strokesOf);
}

/** A stroke as this page keeps it, from points that are lists or objects of x, y and t. */
function strokeOf({ points, timeUnit = "s", ...stroke }) {
  const unit = units[timeUnit];
  const lists = Array.isArray(points) && unit ? points.map((point) => Array.isArray(point) ? point
    : Object.keys(point).every((name) => ["x", "y", "t"].includes(name))
      ? [point.x, point.y, ...point.t === undefined ? [] : [point.t]] : []) : [];
  // Either all have a time, or none.
  const isPoint = (point) => [2, 3].includes(point.length)
    && point.length === lists[0].length && point.every(Number.isFinite);
  const isStroke = lists.length > 0 && lists.every(isPoint)
    && (stroke.width ?? 1) > 0 && Number.isFinite(stroke.ended ?? 0);
  if (!isStroke) {
    throw new Error("expected a list of points x, y and t. strokecheck convert FILE -o "
      + "strokes.ndjson reads rows and other formats");
  }
  return {
    ...stroke, ...stroke.ended !== undefined && { ended: stroke.ended * unit },
    points: lists.map(([x, y, time]) => time === undefined ? [x, y] : [x, y, time * unit]),
  };
}

async function openFiles(files) {
  const opened = [], known = new Set(strokes.map(({ id }) => id));
  for (const file of files) {
    try {
      for (const stroke of strokesIn(await file.text())) {
        const id = stroke.id === undefined ? `${session}-${drawn += 1}` : String(stroke.id);
        if (!known.has(id)) opened.push({ ...stroke, id });
        known.add(id);
      }
      note("opened", "");
    } catch (error) {
      note("opened", `${file.name}: ${error.message}`, true);
    }
  }
  if (opened.length) change([...strokes, ...opened], `${plural(opened.length, "stroke")} opened`);
}

const actions = {
  undo: () => history.length && put(history.pop(), "Undone"),
  download, clear: () => change([], "All strokes deleted"),
  open: () => $("file").click(),
};
for (const [id, action] of Object.entries(actions)) $(id).addEventListener("click", action);
$("file").addEventListener("change", async () => {
  await openFiles($("file").files);
  $("file").value = "";
});
for (const name of fields) {
  $(name).addEventListener("change", () => {
    keepStrokes(strokes);
    showMarking();
  });
}
addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  const isTyping = document.activeElement.matches("input:not([type=range])");
  const name = { s: "download", z: "undo" }[event.key.toLowerCase()];
  if (!name || isTyping && name !== "download") return;
  event.preventDefault();
  actions[name]();
});

addEventListener("beforeunload", (event) => {
  if (strokes.length && !isKept) event.preventDefault();
});
$("marking").open = innerWidth > 760;
restore();

"""#
    case .recorderCSS:
#"""
/* The recorder: a surface to draw on, and beside it the verdicts and the strokes */

html, body { height: 100%; }
body {
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) 25rem;
  grid-template-areas: "head head" "surface list";
  gap: 12px;
  margin: 0;
  padding: 12px;
  overscroll-behavior: none;
}
header { grid-area: head; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 14px; }
h1 { font-size: 18px; margin: 0 auto 0 0; }
h1 span { font-weight: 400; }
.field { display: flex; align-items: center; gap: 6px; color: var(--note); }
.field input { width: 9em; color: var(--label); }
#marking > div { display: flex; gap: 8px 14px; }
#marking summary { display: none; }
#counts { max-height: 5.6rem; overflow-y: auto; padding: 8px 14px 0; }
#counts:empty { display: none; }
#counts button {
  padding: 1px 9px;
  border-radius: 12px;
  font-size: 12px;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
}

/* The surface, with all lines below the one that is drawn */

main {
  grid-area: surface;
  min-height: 0;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
}
#sheet {
  position: relative;
  min-height: 16rem;
  background: var(--well) radial-gradient(var(--rule) 1px, transparent 1.5px) 0 0 / 24px 24px;
  border: 1px solid var(--rule);
  border-radius: 10px;
}
#sheet svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: hidden; }
#surface {
  cursor: crosshair;
  touch-action: none;
  user-select: none;
  -webkit-user-select: none;
  will-change: transform;
}
#drawn .line { color: var(--neutral); stroke-width: 2; stroke-opacity: .16; }
#drawn .last, #surface .live { color: var(--label); stroke-width: 3; stroke-opacity: 1; }
#drawn .shown { color: var(--box); stroke-width: 4; stroke-opacity: 1; }
.cancelled .line, #drawn .cancelled { stroke-dasharray: 5 6; }
#hint {
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  text-align: center;
  gap: 4px;
  padding: 16px;
  color: var(--note);
  pointer-events: none;
}
#hint strong { color: var(--label); font-size: 18px; font-weight: 600; }
#hint span { text-wrap: balance; }
/* Where the verdicts are not beside the surface: they are a line over it, which leads to them. */
#live { display: none; }
.legend { margin: 0; min-height: 3em; padding-top: 8px; align-content: start; }

/* The verdicts and the strokes, each of which scrolls by itself */

aside { grid-area: list; min-height: 0; display: flex; flex-direction: column; gap: 12px; }
aside section {
  flex: 0 1 auto;
  min-height: 9rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: var(--card);
  border: 1px solid var(--rule);
  border-radius: 10px;
}
aside section:first-child { flex-shrink: 0; max-height: 60%; }
aside section:last-child { flex: 1 1 12rem; }
aside h2 {
  display: flex;
  justify-content: space-between;
  gap: 8px;
  margin: 0;
  padding: 9px 14px;
  border-bottom: 1px solid var(--rule);
  position: sticky;
  top: 0;
  z-index: 1;
  background: var(--card);
}
aside h2 span { font-weight: 400; font-variant-numeric: tabular-nums; }
#notes { padding: 4px 14px 8px; font-size: 12px; }
#notes:empty { display: none; }
#notes .failed { font-size: 14px; font-weight: 600; }
.detector + .detector { border-top: 1px solid var(--rule); }
.detector > :not(summary) { margin: 4px 14px 8px; }
.detector > summary { padding: 6px 14px; list-style: none; display: flex; gap: 8px; }
.detector > summary::-webkit-details-marker { display: none; }
.detector > summary::after { content: "▸"; }
.detector[open] > summary::after { content: "▾"; }
.detector > summary:hover { background: var(--page); }
.detector > summary:focus-visible { outline-offset: -2px; }
.detector .reason { color: var(--note); margin-left: auto; text-align: right; }
.detector.circle :is(.mark, .reason) { color: var(--accepted); }
.detector.rejected :is(.mark, .reason) { color: var(--rejected); }
.detector .mark { width: 1em; text-align: center; font-weight: 700; }
#list { list-style: none; margin: 0; padding: 6px; }
#list:empty::after {
  content: "The strokes you draw are listed here.";
  display: block;
  padding: 12px 8px;
  color: var(--note);
}
#list li {
  display: grid;
  grid-template-columns: 64px 2.2em minmax(0, 1fr) auto;
  gap: 1px 8px;
  align-items: center;
  padding: 5px 8px;
  border-radius: 8px;
  content-visibility: auto;
  contain-intrinsic-size: auto 78px;
}
#list li:hover, #list li:focus-within { background: var(--page); }
#list svg { grid-row: span 3; width: 64px; color: var(--neutral); }
#list .number { text-align: right; font-variant-numeric: tabular-nums; }
#list .label-field { padding: 2px 8px; }
#list .remove { padding: 2px 9px; }
#list p { margin: 0; grid-column: 2 / 5; font-size: 12px; overflow-wrap: anywhere; }
#list .marks { display: flex; flex-wrap: wrap; gap: 0 10px; }

/* Narrow windows, and those that are enlarged: the surface first, as high as the window but for the
   bar below, and the rest as the page scrolls */

@media (max-width: 760px), (max-height: 480px) {
  html, body { height: auto; }
  body { display: block; padding: 0 0 4rem; }
  #sheet {
    height: calc(100dvh - 3.75rem);
    min-height: 12rem;
    border-width: 0 0 1px;
    border-radius: 0;
  }
  #live:not(:empty) {
    position: absolute;
    top: 4px;
    left: 4px;
    display: block;
    max-width: calc(100% - 8px);
    padding: 4px 8px;
    color: var(--label);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .legend { padding: 8px 12px 0; }
  h1 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  header {
    position: fixed;
    inset: auto 0 0 0;
    z-index: 5;
    flex-wrap: nowrap;
    justify-content: space-between;
    height: 3.75rem;
    padding: 8px;
    gap: 6px;
    background: var(--card);
    border-top: 1px solid var(--edge);
  }
  header .buttons { flex-wrap: nowrap; gap: 6px; }
  header button { padding: 9px 6px; font-size: 13px; white-space: nowrap; }
  #marking summary {
    display: block;
    max-width: 5.5em;
    padding: 8px 10px;
    border: 1px solid var(--edge);
    border-radius: 999px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  #marking > div {
    position: fixed;
    inset: auto 0 3.75rem 0;
    flex-direction: column;
    padding: 12px;
    background: var(--card);
    border-top: 1px solid var(--edge);
  }
  .field input { flex: 1; width: 4em; }
  aside { padding: 12px; }
  aside { display: block; }
  aside section { max-height: none !important; overflow: visible; }
  aside section + section { margin-top: 10px; }
  aside h2 { position: static; }
}

"""#
    case .recorderHTML:
#"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>strokecheck recorder</title>
<link rel="icon" href="data:,">
<style>
{{colors}}
{{pens}}
{{page.css}}
{{recorder.css}}
</style>
</head>
<body>
<a class="skip" href="#title">Skip to the strokes</a>
<header>
  <h1>Stroke recorder <span class="note">for strokecheck</span></h1>
  <details id="marking" open><summary>Label</summary><div>
    <label class="field">Label <input id="label" list="labels" autocomplete="off" spellcheck="false"
      title="What the next strokes show, such as circle"></label>
    <datalist id="labels"></datalist>
    <label class="field">Subject <input id="subject" autocomplete="off" spellcheck="false"
      title="The person who draws the next strokes, such as p1"></label>
  </div></details>
  <div class="buttons">
    <button id="undo" type="button" title="Undo the last change (Ctrl+Z)" disabled>Undo</button>
    <button id="open" type="button" title="Add the strokes of JSON files">Open…</button>
    <input id="file" type="file" multiple accept=".ndjson,.jsonl,.json" aria-label="Files to open" hidden>
    <button id="clear" type="button" title="Delete all strokes, also from this browser's storage" disabled>Delete all</button>
    <button id="download" type="button" class="main" title="Save all strokes as NDJSON (Ctrl+S)" disabled>Download</button>
  </div>
</header>
<main>
  <div id="sheet">
    <svg id="drawn" aria-hidden="true"></svg>
    <svg id="surface" role="img" aria-label="Drawing surface: draw with a mouse, a pen or fingers"></svg>
    <div id="hint"><strong>Draw here</strong>
      <span>with a mouse, a pen or a finger; two fingers make two strokes.</span></div>
    <a id="live" href="#verdicts-title"></a>
  </div>
  <div id="legend" class="legend"></div>
</main>
<aside>
  <section aria-labelledby="verdicts-title">
    <h2 id="verdicts-title">Verdicts <span id="judged" class="note"></span></h2>
    <div id="verdicts" role="group" aria-labelledby="verdicts-title"></div>
  </section>
  <section aria-labelledby="title">
    <h2 id="title" tabindex="-1">Strokes <span id="count" class="note">0</span></h2>
    <div id="counts" class="buttons" role="group" aria-label="Strokes of each label"></div>
    <ol id="list" aria-labelledby="title"></ol>
    <div id="notes" role="status" class="note"></div>
  </section>
</aside>
<div id="news" class="unseen" role="status" aria-live="polite"></div>
<template id="detector"><details class="detector" name="detector">
  <summary><span class="mark"></span> <b class="name"></b> <span class="reason"></span></summary>
  <p class="about note"></p>
  <div class="checks"></div>
  <div class="limits"></div>
  <code class="options"></code>
  <p class="buttons"><button type="button">Reset limits</button></p>
</details></template>
<template id="stroke"><li>
  <span class="number note"></span>
  <input class="label-field" autocomplete="off" spellcheck="false" list="labels">
  <button class="remove" type="button" title="Delete this stroke">✕</button>
  <p class="about note"></p>
  <p class="marks"></p>
</li></template>
{{parts.html}}
<script type="application/json" id="looks">{{looks}}</script>
<script type="text/plain" id="module">{{judge.wasm}}</script>
<script>
"use strict";

{{strokecheck.js}}

{{judging.js}}

{{drawing.js}}

{{recorder-draw.js}}

{{recorder-judge.js}}

{{recorder-list.js}}

{{recorder-save.js}}
</script>
</body>
</html>

"""#
    case .reportAddressJS:
#"""
// The state of the page in its address, so that a link shows what its sender saw. An open stroke
// has its own history entry, so that Back closes it.

const setting = (detector, name) => data.tuning[detector].name + "." + name;

function writeAddress(isNew = false) {
  const state = new URLSearchParams();
  if (filter.detector) state.set("detector", data.detectors[filter.detector]);
  for (const name in facets) if (filter[name] !== null) state.set(name, filter[name]);
  if (filter.search) state.set("search", filter.search);
  data.tuning.forEach((_, detector) => {
    for (const [name, value] of movedLimits(detector)) {
      state.set(setting(detector, name), value ?? "");
    }
  });
  if (dialog.open) state.set("stroke", shown[current].at + 1);
  const address = location.href.split("#")[0] + (state.size ? "#" + state : "");
  if (isNew) history.pushState({ isOpened: true }, "", address);
  else if (address !== location.href) history.replaceState(history.state, "", address);
}

function readAddress() {
  const state = new URLSearchParams(location.hash.slice(1));
  data.tuning.forEach(({ settings }, index) => {
    const moved = Object.entries(settings).map(([name, own]) => {
      const text = state.get(setting(index, name));
      const isNumber = text !== null && text !== "" && Number.isFinite(Number(text));
      return [name, isNumber ? Number(text) : text === "" ? null : own];
    });
    setLimits(index, Object.fromEntries(moved));
  });
  filter.detector = Math.max(data.detectors.indexOf(state.get("detector")), 0);
  const chosen = Object.entries(facets).map(([name, { values }]) =>
    [name, values().map(([value]) => value).find((value) => value === state.get(name)) ?? null]);
  change({
    detector: filter.detector, search: state.get("search") ?? "", ...Object.fromEntries(chosen) });
  const stroke = strokes[Number(state.get("stroke")) - 1];
  // The stroke of the link is shown even if the filter excludes it.
  if (stroke && !shown.includes(stroke)) shown.unshift(stroke);
  if (stroke) open(shown.indexOf(stroke), false);
  else if (dialog.open) dialog.close();
}

/** True while the history entry of a closed stroke is being left. */
let isLeaving = false;

addEventListener("popstate", () => {
  if (isLeaving) {
    isLeaving = false;
    return writeAddress();
  }
  // Back from a stroke leads to the strokes as they are now.
  const isStroke = new URLSearchParams(location.hash.slice(1)).has("stroke");
  if (dialog.open && !isStroke) dialog.close();
  else readAddress();
});

"""#
    case .reportDataJS:
#"""
// The data of the page, unpacked, and small functions that the other files use.

const data = JSON.parse($("data").textContent);
const strokes = data.strokes.map((row, at) => {
  const [file, index, id, label, subject, width, lift, unit, x, y, times, judgements] = row;
  const name = data.files[file] + (index ? "#" + index : "");
  const texts = { label: data.labels[label] ?? "", subject: data.subjects[subject] ?? "" };
  return {
    at, name, id, ...texts, width, lift, unit, columns: [x, y, times],
    judgements: judgements.map((judgement) => {
      const [reason, nearness, evidence, sentence, circle, read, predicted] = judgement;
      const own = reason < 0 ? "" : data.reasons[reason];
      // `reason` follows the limits on the page; `own` is the report's.
      return { reason: own, own, nearness: nearness ?? Infinity, evidence, sentence, circle, read,
        predicted };
    }),
    text: [name, id, texts.label, texts.subject, ""].join(" ").toLowerCase(),
  };
});

/** The numbers of a column, exact to the last bit. */
function unpackColumn([places, ...steps]) {
  if (places < 0) return steps;
  const scale = Number("1e" + places);
  let units = 0;
  return steps.map((step) => (units += step) / scale);
}

/** The samples of a stroke as x, y, x, y, …, in units of the page's grid, about its middle. */
function coordinatesIn(stroke) {
  const columns = stroke.columns.slice(0, 2).map(unpackColumn);
  const maps = columns.map((column) => axis(column, stroke.unit));
  return columns[0].flatMap((x, i) => [maps[0](x), maps[1](columns[1][i])]);
}

function axis(column, unit) {
  let [least, most] = [Infinity, -Infinity];
  for (const number of column) [least, most] = [Math.min(least, number), Math.max(most, number)];
  const middle = least / 2 + most / 2;
  return (number) => (number - middle) / unit + 2047.5;
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The coordinates of a packed line as x, y, x, y, …, in grid units. */
const unpack = (packed) => Array.from({ length: packed.length / 2 }, (_, i) =>
  alphabet.indexOf(packed[2 * i]) * 64 + alphabet.indexOf(packed[2 * i + 1]));

"""#
    case .reportDetailJS:
#"""
// An open stroke: the plot, and its checks by each detector.

const dialog = $("detail");
/** The detector whose checks are shown. */
let lookedDetector = 0;

/** The id, or without one the name in its folder. */
const shortName = ({ id, name }) => id || name.slice(name.lastIndexOf("/") + 1);

function open(index, isNew = !dialog.open) {
  current = index;
  lookedDetector = filter.detector;
  showDetail();
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
  writeAddress(isNew);
}

/** A detector's verdict with the limits on the page; with checks and shapes once the detector is
 * loaded. */
function explained(stroke, detector) {
  const { sentence, circle, reason } = stroke.judgements[detector];
  if (judges && detector < judges.length) {
    setJudge(detector);
    const explanation = judges[detector].explain(heldStroke(stroke));
    const columns = stroke.columns.slice(0, 2).map(unpackColumn);
    const [x, y] = columns.map((column) => axis(column, stroke.unit));
    const view = { x, y, scale: 1 / stroke.unit };
    const shapes = explanation.checks.length ? shapesOf(explanation) : [];
    return { ...explanation, sentence: sentenceOf(explanation), shapes: shapes.map((shape) =>
      ({ ...shape, numbers: mapShape(shape.kind, shape.numbers, view) })) };
  }
  const look = { check: { name: "circle" }, pen: "hair", ink: "fit" };
  return {
    sentence: sentence ?? wordOf(reason), checks: [],
    shapes: circle?.length ? [{ kind: "circle", numbers: circle, ...look }] : [],
  };
}

/** A verdict in the words of the page. */
function sentenceOf({ reason, sentence }) {
  if (reason) return sentence.replace("not a circle", "rejected");
  const [, , x, y, , radius] = sentence.split(/[ ,]+/).map(Number);
  return `${accepted}, centre ${x}, ${y}, radius ${radius}`;
}

function showDetail() {
  const stroke = shown[current];
  $("detail-title").replaceChildren(...inPieces(shortName(stroke)));
  $("position").textContent = counted(current + 1) + " of " + counted(shown.length);
  $("previous").disabled = current === 0;
  $("next").disabled = current === shown.length - 1;
  // A disabled button loses the focus, and then the dialog gets no keys.
  if (dialog.open && !dialog.contains(document.activeElement)) $("close").focus();
  drawPlot(stroke, lookedDetector, explained(stroke, lookedDetector));
  const times = unpackColumn(stroke.columns[2]), count = stroke.columns[0].length - 1;
  $("about").textContent = [
    stroke.name, stroke.label && "label " + stroke.label,
    stroke.subject && "subject " + stroke.subject, plural(count, "sample"),
    times.length ? `${Number((times.at(-1) - times[0]).toPrecision(3))} s` : "",
  ].filter(Boolean).join(" · ");
  $("copied").textContent = "";
  const settings = limits[lookedDetector], [command, ...words] = settings
    ? ["circle", "--explain", "--what-if"] : ["evaluate", "--errors", "--allow-empty"];
  showWords("command", commandText(command, lookedDetector, settings, words, [stroke.name]));
  $("facts").replaceChildren(
    ...stroke.judgements.map((_, detector) => drawJudgement(stroke, detector)));
  if (!judges && data.tuning.length) {
    judgingReady().then(() => dialog.open && shown[current] === stroke && showDetail(), () => {});
  }
}

/** The verdict of a detector, with its checks if it is the one that is looked at. */
function drawJudgement(stroke, detector) {
  const isCurrent = detector === lookedDetector;
  const { sentence, checks } = explained(stroke, detector);
  const ink = inkOf(stroke, detector), name = data.detectors[detector];
  const { predicted, read } = stroke.judgements[detector];
  const said = predicted && predicted === stroke.label ? predicted : sentence;
  const wrongly = /^(accepted|rejected)/.test(said) ? "wrongly " : "wrong: ";
  const judge = stamp("judge", {
    name, sentence: `${signs[ink]} ${ink === "wrong" ? wrongly : ""}${said}`,
    about: looks.detectors[name] ?? read ?? "" });
  const button = judge.querySelector("button");
  button.ariaExpanded = isCurrent;
  button.querySelector(".sentence").classList.add(ink);
  button.addEventListener("click", () => {
    lookedDetector = detector;
    showDetail();
    $("facts").querySelectorAll(".judge>button")[detector].focus();
  });
  judge.classList.toggle("current", isCurrent);
  if (isCurrent) {
    judge.querySelector(".checks").replaceChildren(...drawChecks(checks));
    if (judges && detector < judges.length) showWhatIf(judge, stroke, detector);
  }
  return judge;
}

/** What would let a rejected stroke pass, like `circle --what-if`; and what moving limits has
 * changed in all. It runs after the drawing, because it takes longer. */
async function showWhatIf(judge, stroke, detector) {
  await pause();
  if (!judge.isConnected) return;
  if (isMoved(detector)) {
    const effect = effectOf(detector).map(([, text]) => text).join(", ") || "no verdict changed";
    judge.querySelector(".effect").append(
      `Limits changed: ${effect} `, makeButton("Reset limits", () => resetLimits(detector)));
  }
  if (!stroke.judgements[detector].reason) return;
  setJudge(detector);
  const found = judges[detector].whatIf(heldStroke(stroke));
  const place = judge.querySelector(".what-if");
  if (!found || found.limitText) {
    place.textContent = !found ? "no limits would let it pass" : `closest: ${found.name} `
      + `${found.measuredText}, limit ${found.limitText.replace(/^\S+ /, "")} (${found.reason})`;
    return;
  }
  place.append(makeButton(`Try these limits: ${limitsText(Object.entries(found))}`, () => {
    setLimits(detector, found);
    drawLimits();
  }));
}

function step(by) {
  if (current + by < 0 || current + by >= shown.length) return;
  current += by;
  showDetail();
  writeAddress();
}

// The commands that give the same.

const quoted = (word) =>
  /^[\w@%+=:,./#-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

/** A command with the options that the page was made with, as far as it takes them. Labels that are
 * chosen take the place of others. */
function commandText(command, detector, settings, words, names) {
  const areLabels = (text) => text.startsWith("--label ");
  const options = data.options.filter(([text, ...commands]) =>
    commands.includes(command) && !(areLabels(text) && words.some(areLabels)));
  const judge = detector >= limits.length ? data.sources[detector - limits.length]
    : judges ? optionsOf(detector, settings) : "--detector " + data.detectors[detector];
  return ["strokecheck", command, judge, ...options.map(([text]) => text), ...words,
    ...names.length <= 5 ? names.map(quoted) : ["FILES"]].join(" ");
}

/** Shows a command whose lines break between words. */
const showWords = (id, text) => $(id).replaceChildren(...text.split(/( )/).map((word) =>
  word === " " ? word : make("span", { textContent: word })));

for (const button of document.querySelectorAll(".copy")) {
  button.addEventListener("click", async () => {
    const text = $(button.value), copying = navigator.clipboard?.writeText(text.textContent);
    const isCopied = await copying?.then(() => true, () => false);
    // Some browsers have no clipboard.
    if (!isCopied) getSelection().selectAllChildren(text);
    button.nextElementSibling.textContent =
      isCopied ? "Copied" : "Selected; copy with the keyboard";
  });
}
$("previous").addEventListener("click", () => step(-1));
$("next").addEventListener("click", () => step(1));
$("close").addEventListener("click", () => dialog.close());
dialog.addEventListener("click", (event) => {
  if (event.target === dialog) dialog.close();
});
dialog.addEventListener("close", () => {
  // Leaves the history entry that opening made, unless Back has left it already.
  isLeaving = history.state?.isOpened === true;
  if (isLeaving) history.back();
  else writeAddress();
  drawGallery();
  focusTile(current);
});
dialog.addEventListener("keydown", (event) => {
  if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
    event.preventDefault();
    step(event.key === "ArrowLeft" ? -1 : 1);
  }
});

"""#
    case .reportFilterJS:
#"""
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

"""#
    case .reportGalleryJS:
#"""
// The gallery. Tiles are laid out a batch at a time, as far as the reader scrolls or moves the
// focus, so ten thousand strokes open as fast as a few; the browser paints only those in view.

const gallery = $("gallery"), batch = 120;

/** Shows the strokes, in the tiles that are there already where they stay. */
function drawGallery(count = batch) {
  const tiles = [...gallery.children];
  tiles.forEach((tile, index) => {
    if (tile.stroke !== shown[index]) tile.replaceWith(...shown[index] ? [newTile(index)] : []);
    else showVerdict(tile);
  });
  layOut(Math.max(count, tiles.length));
  tabStop(current);
}

/** Lays out more tiles, up to this number. */
function layOut(count) {
  const tiles = [];
  for (let i = gallery.childElementCount; i < Math.min(count, shown.length); i++) {
    tiles.push(newTile(i));
  }
  gallery.append(...tiles);
}

new IntersectionObserver(([end]) => {
  if (end.isIntersecting) layOut(gallery.childElementCount + batch);
}, { rootMargin: "1500px" }).observe($("gallery-end"));

function tabStop(index) {
  for (const tile of gallery.querySelectorAll("[tabindex='0']")) tile.tabIndex = -1;
  const tile = gallery.children[index];
  if (tile) tile.firstElementChild.tabIndex = 0;
}

function focusTile(index) {
  current = Math.min(Math.max(index, 0), shown.length - 1);
  if (current < 0) return;
  layOut(current + batch);
  tabStop(current);
  gallery.children[current].firstElementChild.focus();
}

gallery.addEventListener("keydown", (event) => {
  const columns = getComputedStyle(gallery).gridTemplateColumns.split(" ").length;
  const step = {
    ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns,
    Home: -Infinity, End: Infinity,
  }[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  focusTile(current + step);
});

function newTile(index) {
  const stroke = shown[index], tile = stamp("tile"), button = tile.firstElementChild;
  tile.stroke = stroke;
  tile.querySelector(".name").append(...inPieces(shortName(stroke)));
  addTo(tile, { ariaPosInSet: index + 1 }, []);
  showVerdict(tile);
  button.title = stroke.name;
  button.prepend(drawThumbnail(coordinatesIn(stroke)));
  button.addEventListener("click", () => open(index));
  button.addEventListener("focus", () => {
    current = index;
    tabStop(index);
  });
  return tile;
}

/** Shows the verdict of a tile's stroke, and what it was before a limit was moved. */
function showVerdict(tile) {
  const { stroke, firstElementChild: button } = tile, { detector } = filter;
  const { reason, own } = stroke.judgements[detector], ink = inkOf(stroke, detector);
  const was = (reason === "") === (own === "") ? "" : own ? "was rejected" : "was accepted";
  tile.className = "tile " + ink;
  tile.ariaSetSize = shown.length;
  tile.querySelector(".label").textContent = [stroke.label, was].filter(Boolean).join(", ");
  tile.querySelector(".why").textContent = `${signs[ink]} ${wordFor(detector, stroke)}`;
  button.ariaLabel = stroke.name + (stroke.label ? ", " + stroke.label : "") + ": "
    + (reason || accepted) + (outcomeOf(stroke, detector) ? ", " + ink : "");
}

"""#
    case .reportLimitsJS:
#"""
// The limits of the chosen detector as sliders. The strokes are judged here, by the detectors' own
// code, and the page follows.

const limits = data.tuning.map(({ settings }) => ({ ...settings }));
const movedLimits = (detector) => Object.entries(limits[detector] ?? {})
  .filter(([name, value]) => value !== data.tuning[detector].settings[name]);
const isMoved = (detector) => movedLimits(detector).length > 0;

/** The module and its judges, in the order of the detectors, and the strokes in it, once needed. */
let module = null, judges = null, starting = null;
const held = [];
/** For each detector how often its limits have been moved, and whether strokes are being judged. */
const versions = data.tuning.map(() => 0), isJudging = data.tuning.map(() => false);

/** Lets the page answer in the middle of long work. */
const pause = () => new Promise((done) => setTimeout(done));

/** Calls `body` for each item, with pauses, for as long as `goesOn` returns true. */
async function forEachInTurns(items, body, goesOn = () => true) {
  let end = performance.now() + 50;
  for (const [index, item] of items.entries()) {
    if (performance.now() > end) {
      await pause();
      if (!goesOn()) return;
      end = performance.now() + 50;
    }
    body(item, index);
  }
}

async function startJudging() {
  module = await loadDetectors();
  judges = data.tuning.map(({ name, asPublished, omitted }) => {
    const judge = module.judge(name, {}, { asPublished });
    for (const check of omitted) judge.omit(check);
    return judge;
  });
  drawLimits();
  showCommand();
}

const judgingReady = () => starting ??= startJudging().catch((error) => {
  $("effect").textContent = "This browser cannot judge strokes: " + error.message;
  throw error;
});

/** A stroke in the module. */
function heldStroke({ at, columns, width, lift }) {
  if (held[at]) return held[at];
  const [x, y, times] = columns.map(unpackColumn);
  return held[at] = module.stroke(x.map((_, i) => [x[i], y[i], times[i] ?? null]), { width, lift });
}

/** Sets some limits of a detector. */
function setLimits(detector, moved) {
  const isOther = Object.entries(moved).some(([name, value]) => limits[detector][name] !== value);
  if (!isOther) return;
  Object.assign(limits[detector], moved);
  versions[detector] += 1;
  judgeAgain(detector);
}

function setJudge(detector) {
  for (const [name, value] of Object.entries(limits[detector])) judges[detector].set(name, value);
}

/** Judges all strokes. If limits move faster than that, the last ones count. */
async function judgeAgain(detector) {
  if (isJudging[detector]) return;
  isJudging[detector] = true;
  $("tuning").setAttribute("aria-busy", "true");
  try {
    await judgingReady();
    for (let version = -1; version !== versions[detector];) {
      version = versions[detector];
      setJudge(detector);
      const verdicts = await judged(detector, () => version === versions[detector]);
      if (version !== versions[detector]) continue;
      strokes.forEach(({ judgements }, at) => {
        const judgement = judgements[detector];
        judgement.reason = verdicts ? verdicts[at] : judgement.own;
      });
      showEffect();
      refresh();
    }
  } catch (error) {
    // An error from before there are judges is shown already.
    if (judges) $("effect").textContent = error.message;
  } finally {
    isJudging[detector] = false;
    if (!isJudging.includes(true)) $("tuning").removeAttribute("aria-busy");
  }
}

/** The reason of each stroke by the moved limits, or "" for a circle; null if none is moved. */
async function judged(detector, goesOn) {
  if (!isMoved(detector)) return null;
  const judge = judges[detector], verdicts = [];
  const texts = new Map(judge.description.reasons.map(({ code, text }) => [code, text]));
  texts.set(null, "");
  await forEachInTurns(strokes, (stroke) =>
    verdicts.push(texts.get(judge.code(heldStroke(stroke)))), goesOn);
  return verdicts;
}

/** What moving the limits of a detector has changed: results, each with its words. */
const effectOf = (detector) => changeNames.map((result) =>
  [result, strokes.filter((stroke) => results[result][1](stroke, detector)).length])
  .filter(([, count]) => count)
  .map(([result, count]) => [result, `${counted(count)} ${results[result][0]}`]);

function showEffect() {
  const buttons = effectOf(filter.detector).map(([result, text]) => filterButton(text, { result }));
  $("effect").replaceChildren(...buttons.length ? buttons
    : isMoved(filter.detector) ? ["No verdict changed"] : []);
}

function drawLimits() {
  const detector = filter.detector;
  $("limits").hidden = detector >= limits.length;
  $("tuning").hidden = $("limits").hidden || $("limits").ariaExpanded !== "true";
  if ($("tuning").hidden) return;
  const { name, settings, idle, largest } = data.tuning[detector];
  $("tuning-title").textContent = "Limits of " + name;
  const movable = described(detector).filter((setting) => isMovable(setting)
    && !idle.includes(setting.name));
  $("sliders").replaceChildren(...movable.map((setting) => {
    const own = settings[setting.name] ?? setting.value;
    return makeLimit(name, setting, own, limits[detector][setting.name], (value) => {
      judges[detector].set(setting.name, value);
      setLimits(detector, { [setting.name]: value });
    }, largest[setting.name]);
  }));
  showEffect();
  measureAll();
}

/** The settings of a detector, with their defaults. */
const described = (detector) => judges?.[detector].description.settings ?? [];

/** The settings of a detector that differ from its defaults. */
function otherLimits(detector, settings = limits[detector]) {
  return described(detector)
    .filter(({ name, value }) => ![value, null].includes(settings[name]))
    .map(({ name }) => [name, settings[name]]);
}

function optionsOf(detector, settings) {
  const { name, asPublished, omitted } = data.tuning[detector];
  return optionsText(name, otherLimits(detector, settings), [
    ...asPublished ? ["--as-published"] : [],
    ...omitted.length ? ["--without " + omitted.join(",")] : []]);
}

const optionsFor = (option) => data.positive.filter((label) => byLabel.has(label))
  .map((label) => `--${option} ${quoted(label)}`);
/** The results that evaluate lists, each with the options that select them. */
const listings = {
  wrong: [], FN: optionsFor("label"), FP: [...optionsFor("ignore-label"), "--allow-empty"] };

/** Shows the command that prints what the page shows: a few strokes by their names, or what moved
 * limits change. Choices that no option can express are listed beside it. */
function showCommand() {
  const { detector, result, reason, label } = filter, isOwn = detector < limits.length;
  $("share").disabled = !shown.length || isOwn && !judges;
  const moved = movedLimits(detector), isFew = shown.length <= 5 && choices().length > 0;
  const listing = isLabelled && !moved.length && !isFew ? listings[result] : undefined;
  const isCounted = !isOwn || listing || isLabelled && !isFew && reason === null && label === null;
  const command = moved.length ? "compare" : isCounted ? "evaluate" : "circle";
  const mayBeEmpty = command === "evaluate" && (label || isFew || !isLabelled);
  showWords("options", commandText(command, detector, data.tuning[detector]?.settings, [
    ...moved.length ? ["--against " + quoted(limitsText(moved))] : [],
    ...listing || moved.length && changeNames.includes(result) ? ["--errors"] : [],
    ...isFew ? [] : label ? ["--label " + quoted(label)] : listing ?? [],
    ...mayBeEmpty ? ["--allow-empty"] : [],
  ], isFew ? shown.map(({ name }) => name) : data.inputs));
  const left = isFew ? [] : choices().filter(([name]) =>
    !(name === "label" && label || name === "result" && listing)).map(([, text]) => text);
  left.push(...data.options.filter((option) => !option.includes(command)).map(([text]) => text));
  $("unsaid").textContent = left.length ? `Not in this command: ${left.join(", ")}.` : "";
}

let measuring = null;

/** Takes all strokes into the module before the first limit moves. */
const measureAll = () => measuring ??= judgingReady().then(() =>
  forEachInTurns(strokes, (stroke) => heldStroke(stroke).measure()), () => {});

/** Shows or hides the panel of the limits. */
function showLimits(isShown) {
  $("limits").ariaExpanded = isShown;
  drawLimits();
}

$("limits").addEventListener("click", () => showLimits($("limits").ariaExpanded !== "true"));
$("close-limits").addEventListener("click", () => {
  showLimits(false);
  $("limits").focus();
});
function resetLimits(detector) {
  setLimits(detector, { ...data.tuning[detector].settings });
  drawLimits();
}

$("reset-limits").addEventListener("click", () => resetLimits(filter.detector));

"""#
    case .reportPlotJS:
#"""
// The full plot of a stroke, which looks like the pictures made by `plot`, in units of the grid.

const side = 480, margin = 30;

/** A box around a shape of a construction. */
function boxOf({ kind, numbers: n }) {
  const reach = { circle: n[2], band: n[3], ellipse: Math.max(n[2], n[3]) }[kind];
  if (reach === undefined) return boxOfCoordinates(n);
  return [n[0] - reach, n[1] - reach, n[0] + reach, n[1] + reach];
}

/** The map from the grid to the figure. It fits the stroke, and the shapes that are near it. */
function viewOf(coordinates, shapes) {
  const stroke = boxOfCoordinates(coordinates);
  const reach = Math.max(stroke[2] - stroke[0], stroke[3] - stroke[1]) * 0.6;
  const box = [...stroke];
  for (const shape of shapes) {
    const [left, top, right, bottom] = boxOf(shape);
    box[0] = Math.min(box[0], Math.max(left, stroke[0] - reach));
    box[1] = Math.min(box[1], Math.max(top, stroke[1] - reach));
    box[2] = Math.max(box[2], Math.min(right, stroke[2] + reach));
    box[3] = Math.max(box[3], Math.min(bottom, stroke[3] + reach));
  }
  return viewInto(box, side, side, margin, coordinates.length > 2 ? 40 : 1);
}

// Checks whose marks on a stroke stay where they are whatever the limits.
const fixed = ["inflections", "closure", "error"];

/** The marks of what the checks of a verdict count or fail by. */
function marksOf(stroke, detector, checks) {
  const areMoved = isMoved(detector);
  return stroke.judgements[detector].evidence.flatMap(([index, isFailed, kind, ...n]) => {
    const [name, ink, pen, users, words] = looks.evidence[index];
    const check = checkOf(users, checks);
    if (!check || areMoved && !fixed.includes(check.name)) return [];
    const fails = areMoved ? check.outcome === "failed" : isFailed;
    const limit = check.limitText.replace(/^\S+ /, "");
    const about = name === "gap" ? `${words} ${check.measuredText}, limit ${limit}` : words;
    return [{ words: about, kind, n, check, pen, ink: fails ? "failed" : ink }];
  });
}

/** Lines from the samples to a circle. */
const residuals = ([cx, cy, radius], coordinates, view) => Array.from(
  { length: coordinates.length / 2 }, (_, i) => {
    const [x, y] = [coordinates[2 * i], coordinates[2 * i + 1]];
    const share = radius / (Math.hypot(x - cx, y - cy) || 1);
    return lineData([x, y, cx + (x - cx) * share, cy + (y - cy) * share], view);
  }).join("");

function drawMark({ kind, n, pen, ink }, coordinates, view) {
  const style = { class: `${ink} ${pen}` };
  if (kind === "x") return [draw("path", { ...style, d: residuals(n, coordinates, view) })];
  const { points, spacing, d } = lineOf(unpack(n[0]), view);
  if (kind === "d") {
    // Spots that crowd are smaller, so that each can be seen.
    const r = Math.min(Math.max(points.length > 1 ? spacing / 2 : 5, 2.6), 5).toFixed(2);
    return points.map(([x, y]) => draw("circle", { ...style, cx: near(x), cy: near(y), r }));
  }
  return [draw("path", { ...style, d })];
}

/** A line's path data, its points in the figure, the length up to each point, and the mean step. */
function lineOf(coordinates, view) {
  const points = [], lengths = [];
  let total = 0;
  for (let i = 0; i < coordinates.length; i += 2) {
    const point = [view.x(coordinates[i]), view.y(coordinates[i + 1])];
    const last = points[points.length - 1] ?? point;
    lengths.push(total += Math.hypot(point[0] - last[0], point[1] - last[1]));
    points.push(point);
  }
  const spacing = total / Math.max(points.length - 1, 1);
  return { points, lengths, total, spacing, d: lineData(coordinates, view) };
}

/** Arrowheads along the line, in the direction of the samples about each. */
function arrowsOf({ points, lengths, total }) {
  const count = total > 30 ? Math.min(Math.max(Math.floor(total / 115), 1), 24) : 0;
  return Array.from({ length: count }, (_, index) => {
    const at = lengths.findIndex((length) => length >= (index + 0.5) / count * total);
    const [a, b] = [points[at - 1], points[at]];
    const angle = Math.atan2(b[1] - a[1], b[0] - a[0]) * 180 / Math.PI;
    const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const place = `translate(${near(x)} ${near(y)}) rotate(${angle.toFixed(1)})`;
    return draw("path", { class: "line", d: "M-4 -5L3 0L-4 5", transform: place });
  });
}

function drawPlot(stroke, detector, { shapes, checks }) {
  const coordinates = coordinatesIn(stroke), ink = inkOf(stroke, detector);
  const svg = draw("svg", { viewBox: `0 0 ${side} ${side}`, role: "img" });
  svg.ariaLabel = stroke.name + ": " + wordOf(stroke.judgements[detector].reason);
  $("plot").replaceChildren(svg);
  $("legend").replaceChildren();
  if (!coordinates.length) return $("legend").append("no samples");
  const marks = marksOf(stroke, detector, checks), view = viewOf(coordinates, shapes);
  const line = lineOf(coordinates, view);
  const radius = Math.min(Math.max(line.spacing * 0.3, 0.9), 2.6);
  const [first, last] = [line.points[0], line.points.at(-1)].map((point) => point.map(near));
  svg.append(
    ...shapes.map(({ kind, numbers, ink, pen }) =>
      drawShape(kind, numbers, view, { class: `${ink} ${pen}` })),
    draw("path", { class: ink + " line", d: line.d }),
    draw("path", {
      class: ink + " dots", "stroke-width": 2 * radius,
      d: line.points.map(([x, y]) => `M${near(x)} ${near(y)}h0`).join("") }),
    draw("g", { class: ink }, ...arrowsOf(line)),
    ...marks.flatMap((mark) => drawMark(mark, coordinates, view)),
    draw("circle", { class: "mark line", cx: first[0], cy: first[1], r: 5.5 }),
    draw("rect", {
      class: "mark solid", width: 5.8, height: 5.8,
      x: near(last[0] - 2.9), y: near(last[1] - 2.9) }));
  drawLegend($("legend"), [["", ink, ink], ["round", "mark", "start"], ["end", "mark", "end"],
    ...[...marks, ...shapes].map(entryOf)]);
}

"""#
    case .reportStartJS:
#"""
// The events of the filters and the printer, and the first drawing.

for (const name of Object.keys(facets)) {
  $(name).addEventListener("change", ({ target: { value } }) =>
    change({ [name]: value === "" ? null : value.slice(1) }));
}
$("search").addEventListener("input", (e) =>
  change({ search: e.target.value.trim().toLowerCase() }));
$("search").addEventListener("keydown", ({ key }) => {
  if (key === "Enter" && shown.length) open(0);
});
$("clear").addEventListener("click", () => change(everything));

// Paper cannot scroll, so all matching strokes are laid out, below a line that says which they are.
// A page has room for about 20.
addEventListener("beforeprint", () => {
  const pages = Math.ceil(shown.length / 20);
  $("printed").textContent = ["options", "unsaid", "shown"]
    .map((id) => $(id).textContent).filter(Boolean).join(" · ");
  $("many-pages").hidden = pages < 30;
  $("many-pages").textContent =
    `These strokes take about ${pages} pages. To print fewer, filter them first.`;
  drawGallery(Infinity);
});
addEventListener("afterprint", () => change({}));

$("subject").hidden = data.subjects.length === 0;
$("statistics").open = strokes.filter(({ label }) => label).length >= 20;
readAddress();
if (strokes.length === 1 && !dialog.open) open(0, false);
// After the first strokes are in sight.
if (data.tuning.length) setTimeout(() => judgingReady().catch(() => {}));

"""#
    case .reportSummaryJS:
#"""
// The totals of each detector, and the statistics below the strokes.

/** The detectors by their mistakes, or without labels by what they accept. */
function drawTotals() {
  $("totals").replaceChildren(...data.detectors.map((name, detector) => {
    const totals = totalsOf(detector), { accepted: passed, TP, FN, FP, TN } = totals;
    const balanced = balancedOf(totals)?.toFixed(4);
    const mistaken = strokes.filter((stroke) => isMistaken(stroke, detector)).length;
    const [part, whole, what] = isLabelled
      ? [FN + FP, TP + FN + FP + TN, "wrong"] : [passed, strokes.length, "accepted"];
    const more = [
      [FN, "FN", `${counted(FN)} of ${counted(TP + FN)} ${wanted} rejected`],
      [FP, "FP", `${counted(FP)} of ${counted(FP + TN)} others accepted`],
      [mistaken, "mistaken", `${plural(mistaken, "label")} mistaken`],
    ].filter(([count]) => count);
    const total = stamp("total", {
      name, moved: isMoved(detector) ? "limits changed" : "", value: counted(part),
      unit: `of ${counted(whole)} ${what}` });
    total.querySelector(".more").append(
      ...more.map(([, result, text]) => filterButton(text, { detector, result })),
      balanced ? `balanced accuracy ${balanced}` : "");
    const checked = detector === filter.detector;
    addTo(total.querySelector("input"), { value: detector, checked }, []);
    return total;
  }));
}

$("totals").addEventListener("change", ({ target }) => {
  change({ detector: Number(target.value) });
  $("totals").querySelector(":checked").focus();
});

/** The labels by the reasons of the chosen detector, and what each has wrong of each person. */
function drawStatistics() {
  if (!$("statistics").open) return;
  const { detector } = filter, areNamed = namesLabels(detector);
  // Of a detector that names labels, columns in the order of the rows.
  const named = [...areNamed ? byLabel.keys() : []].filter(Boolean)
    .map((label) => positive.has(label) ? "" : "taken for " + label);
  const reasons = [...new Set([...named, "", ...reasonsOf(detector)])];
  const rows = [...byLabel].map(([label, strokes]) => {
    const having = (reason) =>
      strokes.filter(({ judgements }) => judgements[detector].reason === reason);
    return [label || "(no label)",
      ...reasons.map((reason) => countCell(label, reason, having(reason))),
      make("td", { textContent: counted(strokes.length) })];
  });
  const heads = reasons.map((reason) => areNamed ? reason.replace("taken for ", "") || accepted
    : reason || "accepted");
  $("table").replaceChildren(
    drawTable([data.detectors[detector] + ", by label", ...heads, "all"], rows));
  $("people").hidden = !data.subjects.length || !isLabelled || bySubject.size === strokes.length;
  $("people").replaceChildren(drawTable(["wrong, by subject", ...data.detectors],
    [...bySubject].map(([subject, strokes]) => [
      `${subject || "(no subject)"}, ${counted(strokes.length)}`,
      ...data.detectors.map((_, detector) => {
        const wrong = strokes.filter((stroke) => isWrong(stroke, detector)).length;
        const result = wrong ? "wrong" : null;
        return make("td", { className: wrong ? "wrong" : "" },
          filterButton(counted(wrong), { detector, subject, result }));
      })])));
}

function drawTable(heads, rows) {
  const head = heads.map((textContent) => make("th", { scope: "col", textContent }));
  return make("table", {}, make("thead", {}, make("tr", {}, ...head)), make("tbody", {},
    ...rows.map(([name, ...cells]) =>
      make("tr", {}, make("th", { scope: "row", textContent: name }), ...cells))));
}

/** How many strokes of a label have a reason, as a button that shows them. */
function countCell(label, reason, own) {
  if (!own.length) return make("td");
  const button = filterButton(counted(own.length), { label, reason });
  button.ariaLabel =
    `${plural(own.length, "stroke")}, ${label || "no label"}, ${wordOf(reason)}: show`;
  return make("td", { className: inkOf(own[0], filter.detector) }, button);
}

/** A button that shows the strokes that match, and moves the view and the focus to them. */
const filterButton = (text, changes) => makeButton(text, () => {
  change({ ...everything, ...changes });
  $("gallery-title").scrollIntoView({ block: "start" });
  $("gallery-title").focus({ preventScroll: true });
});

$("statistics").addEventListener("toggle", drawStatistics);
$("to-statistics").addEventListener("click", () => {
  $("statistics").open = true;
  $("statistics").scrollIntoView();
  $("statistics").firstElementChild.focus();
});

"""#
    case .reportTruthJS:
#"""
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

"""#
    case .reportCSS:
#"""
/* The page */

body { margin: 0 auto; max-width: 1440px; padding: 14px clamp(12px, 3vw, 40px) 60px; }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 14px; }
h1 { font-size: 20px; }
header p { margin: 0; }
#to-statistics { margin-left: auto; padding: 1px 8px; font-size: 12px; }
.paper { display: none; }

/* The detectors, each with its mistakes, and inputs that could not be read */

#totals {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(190px, 46%), 1fr));
  gap: 8px;
  margin: 10px 0 0;
  padding: 0;
  border: 0;
}
.total {
  container-type: inline-size;
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  align-items: baseline;
  gap: 0 6px;
  padding: 7px 10px;
  border: 1px solid var(--edge);
  border-radius: 10px;
  background: var(--card);
  cursor: pointer;
  line-height: 1.3;
}
.total:hover { border-color: var(--label); }
.total:has(:checked) {
  border-color: var(--box);
  outline: 2px solid var(--box);
  outline-offset: -2px;
}
.total:has(:focus-visible) { outline-width: 4px; }
.total input { align-self: center; width: 16px; height: 16px; margin: 0; }
.total input:focus-visible { outline: 0; }
.total > span { margin-left: auto; }
/* In a narrow card the count stands below the name. */
@container (max-width: 14.5rem) { .total > span { flex: 1 0 100%; } }
.total .moved {
  position: absolute;
  right: 10px;
  bottom: 100%;
  margin-bottom: -6px;
  padding: 0 5px;
  line-height: 1;
  background: var(--page);
}
.total .more {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 12px;
  flex: 1 0 100%;
  min-height: 20px;
  color: var(--note);
  font-size: 12px;
}
.total .more:empty { display: none; }
.total .more button {
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--note);
  font-size: 12px;
  text-decoration: underline;
}
.total strong { font-size: 18px; font-variant-numeric: tabular-nums; }
#problems { margin-top: 8px; color: var(--failed); }
#problems ul { margin: 6px 0; padding-left: 20px; overflow-wrap: anywhere; }

/* The filters and the strokes, and beside them the limits */

#work:has(#tuning:not([hidden])) {
  display: grid;
  grid-template-columns: minmax(0, 1fr) 21rem;
  gap: 16px;
}
#filters {
  position: sticky;
  top: 0;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  padding: 10px 0;
  background: var(--page);
}
#filters > * { height: 34px; }
/* A choice is as wide as what is chosen. */
#filters select { flex: 1 1 auto; field-sizing: content; max-width: 100%; }
#filters input { flex: 1 1 9.5rem; }
#work:has(#tuning:not([hidden])) #limits { display: none; }
#filters > span { line-height: 34px; font-variant-numeric: tabular-nums; }
#sharing {
  width: min(34rem, calc(100vw - 24px));
  /* Below the filters, above the button of the limits. */
  margin: auto auto 56px;
  padding: 12px 16px;
  border: 1px solid var(--edge);
  border-radius: 10px;
  background: var(--card);
  color: var(--label);
}
#sharing::backdrop { background: rgb(0 0 0 / .3); }
#order { margin: 0 0 8px; font-size: 12px; }
#tuning {
  position: sticky;
  top: 8px;
  align-self: start;
  display: flex;
  flex-direction: column;
  max-height: calc(100vh - 16px);
  margin-top: 10px;
  border: 1px solid var(--rule);
  border-radius: 10px;
  background: var(--card);
}
#tuning > :not(.bar) { margin: 4px 12px; }
#tuning > .bar { padding: 6px 6px 6px 12px; border-radius: 10px; }
#sliders { overflow: hidden auto; min-height: 3rem; padding: 4px; }
#effect {
  display: grid;
  grid-template-columns: 1fr 1fr;
  min-height: 32px;
  font-size: 13px;
  font-variant-numeric: tabular-nums;
}
#effect:empty::before {
  content: "Move a limit to see what it changes.";
  grid-column: 1 / 3;
  color: var(--note);
}
#effect button { padding: 5px 2px; font-size: 12px; }
#tuning h2 { font-size: 15px; }
#tuning .bar button { padding: 5px 8px; }
#sliders input[type=range] { outline-offset: 0; }

/* The strokes */

#gallery {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(150px, 46%), 1fr));
  gap: 10px;
}
.tile { content-visibility: auto; contain-intrinsic-size: auto 205px; }
.tile button {
  width: 100%;
  height: 100%;
  padding: 8px;
  border: 1px solid var(--rule);
  border-radius: 10px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  text-align: left;
  color: var(--label);
}
.tile.wrong button { border: 2px solid var(--wrong); padding: 7px; }
.tile button:focus { outline: 2px solid var(--box); outline-offset: -2px; }
.tile svg { width: 100%; color: inherit; }
.tile.right :is(svg, .why) { color: var(--right); }
.tile.wrong :is(svg, .why) { color: var(--wrong); }
.tile.accepted :is(svg, .why) { color: var(--accepted); }
.tile.rejected :is(svg, .why) { color: var(--rejected); }
.tile span { font-size: 12px; line-height: 17px; overflow-wrap: anywhere; }
.tile .name {
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  overflow: hidden;
}
.tile:not(.wrong) .badge { display: none; }
#empty { padding: 40px 0; text-align: center; }
#gallery:not(:empty) ~ #empty { display: none; }

/* Statistics */

#statistics { margin-top: 24px; }
#statistics h2 { display: inline; }
.table { break-inside: avoid; }
.table table { border-spacing: 0; width: 100%; font-variant-numeric: tabular-nums; }
.table :is(th, td) { padding: 4px 10px; text-align: right; border-bottom: 1px solid var(--rule); }
.table tr:last-child > * { border-bottom: 0; }
.table thead th { vertical-align: bottom; }
.table th:first-child {
  position: sticky;
  left: 0;
  z-index: 1;
  background: var(--card);
  text-align: left;
  font-weight: 500;
}
.table td:has(button) { padding: 2px; }
.table button {
  width: 100%;
  border: 2px solid transparent;
  background: none;
  text-align: right;
  text-decoration: underline;
  white-space: nowrap;
}
.table button:hover { border-color: var(--edge); }
.table .wrong button { border-color: var(--wrong); font-weight: 600; }

/* An open stroke */

dialog {
  border: 1px solid var(--rule);
  border-radius: 14px;
  background: var(--card);
  color: var(--label);
  padding: 0;
  width: min(1060px, calc(100vw - 24px));
  max-height: calc(100vh - 24px);
  overflow: auto;
}
dialog::backdrop { background: rgb(0 0 0 / .5); }
.bar {
  position: sticky;
  top: 0;
  z-index: 1;
  background: var(--card);
  display: flex;
  gap: 8px;
  align-items: center;
  padding: 8px 16px;
  border-bottom: 1px solid var(--rule);
}
.bar h2 { margin: 0; flex: 1; font-size: 16px; overflow-wrap: anywhere; }
.columns {
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(340px, 1fr);
  gap: 22px;
  padding: 16px;
}
figure { margin: 0; align-self: start; position: sticky; top: 74px; }
#plot svg {
  display: block;
  width: 100%;
  max-height: calc(100vh - 190px);
  background: var(--well);
  border-radius: 8px;
}
#about { margin-top: 0; overflow-wrap: anywhere; }
.judge {
  border: 1px solid var(--rule);
  border-radius: 10px;
  margin-bottom: 6px;
  overflow: hidden;
}
.judge > button {
  border: 0;
  border-radius: 0;
  background: none;
  width: 100%;
  text-align: left;
  padding: 6px 12px;
  display: block;
}
.judge > button::before { content: "▸"; float: right; margin-left: 8px; }
.judge.current > button::before { content: "▾"; }
.judge > button:focus-visible { outline-offset: -3px; border-radius: 10px; }
.judge.current { border-color: var(--box); box-shadow: inset 0 0 0 1px var(--box); }
.judge.current .sentence { font-weight: 600; }
.judge b { margin-right: 8px; }
.judge .more { display: none; border-top: 1px solid var(--rule); padding: 4px 12px 8px; }
.judge.current .more { display: block; }
.judge .checks tr:not(.failed, :hover) .about { display: none; }
:is(.what-if, .effect):empty { display: none; }

/* Narrow windows */

@media (max-width: 760px) {
  .columns { grid-template-columns: minmax(0, 1fr); gap: 10px; padding: 10px; }
  figure { position: static; }
  #plot svg { max-height: max(33vh, 14rem); }
  #facts { display: flex; flex-direction: column; }
  .judge { flex: none; }
  .judge.current { order: -1; }
  .legend { margin-top: 6px; gap: 2px 12px; font-size: 11px; }
  .bar { padding: 6px 10px; }
  header { gap: 0 8px; }
  #subtitle { font-size: 13px; }
  #totals { gap: 6px; }
  .total .more { display: none; }
  #filters { position: static; gap: 6px; }
  #filters select { padding: 5px 0; }
  /* Within reach, however far the page is scrolled. */
  #limits { position: fixed; right: 12px; bottom: 12px; z-index: 5; border-color: var(--label); }
  /* The limits stay below the strokes that change. */
  #work:has(#tuning:not([hidden])) { display: block; }
  body:has(#tuning:not([hidden])) { padding-bottom: max(45vh, 16rem); }
  #tuning {
    position: fixed;
    top: auto;
    inset: auto 0 0 0;
    z-index: 6;
    max-height: max(45vh, 16rem);
    margin: 0;
    border-radius: 14px 14px 0 0;
    border-color: var(--edge);
    overflow-y: auto;
    /* What is focused is not under the title. */
    scroll-padding: 56px 0 8px;
  }
  #sliders {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
    gap: 0 20px;
    flex: none;
    overflow-y: visible;
  }
  .bar h2 { font-size: 14px; }
  .table { font-size: 12px; }
}
/* The count is a line of its own, so that no button is. */
@media (max-width: 1060px) {
  #filters > span { order: 1; flex: 1 0 100%; height: auto; line-height: 1.2; }
}
@media (max-height: 600px) { #filters { position: static; } }

/* Paper: what the detectors make of the strokes, which of them are shown, and those */

@page { margin: 12mm; }
@media print {
  html, body { background: none; }
  body { max-width: none; padding: 0 1px; }
  #filters, #tuning, .skip, #to-statistics, #statistics:not([open]) { display: none !important; }
  .paper { display: block; }
  #many-pages { font-weight: 600; }
  #work { display: block !important; padding: 0 !important; }
  .total input { display: none; }
  .table { overflow: visible; border: 0; }
  .table :is(th, td) { position: static !important; }
  .table button, .table .wrong button { padding: 2px 8px; border: 0; text-decoration: none; }
  .table .wrong button { color: var(--wrong); font-weight: 600; }
  .total .more button { text-decoration: none; }
  .total, .tile, .judge { break-inside: avoid; }
  #gallery { grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 8px; }
  .tile { content-visibility: visible; }
  .tile .name { -webkit-line-clamp: none; }
  body:has(dialog[open]) > :not(dialog) { display: none; }
  dialog { inset: 0 0 auto; margin: 0; max-width: none; max-height: none; width: 100%; border: 0; }
  .what-if button { padding: 0; border: 0; }
  dialog::backdrop { display: none; }
  .bar button, .buttons, #copied { display: none; }
  * { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}

"""#
    case .reportHTML:
#"""
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>{{title}}</title>
<!-- Nothing may be fetched, whatever the strokes' names hold. -->
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; img-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<style id="look">
{{colors}}
{{pens}}
</style>
<style>
{{page.css}}
{{report.css}}
{{paper}}
</style>
</head>
<body>
<a class="skip" href="#gallery-title">Skip to the strokes</a>
<header>
  <h1 id="title">{{title}}</h1>
  <p id="subtitle" class="note">{{subtitle}}</p>
  <button type="button" id="to-statistics">Statistics</button>
</header>
<noscript>
<style>main { display: none; }</style>
<p>This page needs JavaScript. Without it, strokecheck evaluate prints the same totals.</p>
</noscript>
<main>
  <fieldset id="totals" aria-label="Detector"></fieldset>
  {{problems}}
  <h2 id="gallery-title" class="unseen" tabindex="-1">Strokes</h2>
  <p id="many-pages" class="paper" hidden></p>
  <p id="printed" class="paper"></p>
  <div id="work">
    <div>
      <div id="filters" role="search" aria-label="Filter strokes">
        <select id="result" aria-label="Result"></select>
        <select id="reason" aria-label="Reason"></select>
        <select id="label" aria-label="Label"></select>
        <select id="subject" aria-label="Subject"></select>
        <input id="search" type="search" placeholder="file, id or label" aria-label="Search"
          autocomplete="off" spellcheck="false">
        <span><b id="looked-at"></b> <output id="shown" aria-live="polite"></output></span>
        <button type="button" id="clear">Clear</button>
        <button type="button" id="share" popovertarget="sharing">Command</button>
        <button type="button" id="limits" aria-expanded="false" aria-controls="tuning">Limits</button>
      </div>
      <div id="sharing" popover aria-label="Command">
        <code id="options" class="options"></code>
        <p id="unsaid" class="note"></p>
        <p class="buttons"><button type="button" id="copy-options" class="copy" value="options">Copy command</button>
          <span id="limits-copied" class="note" role="status"></span></p>
      </div>
      <p id="order" class="note"></p>
      <div id="gallery" role="list" aria-labelledby="gallery-title"></div>
      <div id="gallery-end"></div>
      <p id="empty">No matching strokes.</p>
    </div>
    <section id="tuning" aria-labelledby="tuning-title" hidden>
      <div class="bar"><h2 id="tuning-title"></h2>
        <button type="button" id="reset-limits">Reset</button>
        <button type="button" id="close-limits" aria-label="Close the limits">✕</button></div>
      <p id="effect" class="buttons" aria-live="polite"></p>
      <div id="sliders" tabindex="0" role="group" aria-labelledby="tuning-title"></div>
    </section>
  </div>
  <details id="statistics">
    <summary><h2>Statistics</h2></summary>
    <div id="table" class="table" tabindex="0" role="region" aria-label="Labels and reasons"></div>
    <div id="people" class="table" tabindex="0" role="region" aria-label="Wrong verdicts by subject"></div>
  </details>
</main>
<dialog id="detail" aria-labelledby="detail-title">
  <div class="bar">
    <h2 id="detail-title" tabindex="-1" autofocus></h2>
    <span id="position" class="note"></span>
    <button type="button" id="previous" aria-label="Previous stroke">←</button>
    <button type="button" id="next" aria-label="Next stroke">→</button>
    <button type="button" id="close" aria-label="Close">✕</button>
  </div>
  <div class="columns">
    <figure>
      <div id="plot"></div>
      <figcaption id="legend" class="legend"></figcaption>
    </figure>
    <div>
      <p id="about" class="note"></p>
      <div id="facts"></div>
      <code id="command" class="options"></code>
      <p class="buttons"><button type="button" id="copy-command" class="copy" value="command">Copy command</button>
        <span id="copied" class="note" role="status"></span></p>
    </div>
  </div>
</dialog>
<template id="total"><label class="total">
  <input type="radio" name="total"> <b class="name"></b> <small class="moved note"></small>
  <span><strong class="value"></strong> <span class="unit"></span></span>
  <small class="more"></small>
</label></template>
<template id="tile"><div role="listitem"><button type="button" tabindex="-1">
  <span class="name"></span>
  <span><b class="badge">wrong</b> <span class="label note"></span></span>
  <span class="why"></span>
</button></div></template>
<template id="judge"><div class="judge">
  <button type="button"><b class="name"></b> <span class="sentence"></span></button>
  <div class="more">
    <div class="checks"></div>
    <p class="what-if"></p>
    <p class="effect"></p>
    <p class="about note"></p>
  </div>
</div></template>
{{parts.html}}
<script type="application/json" id="looks">{{looks}}</script>
<script type="application/json" id="data">{{data}}</script>
<script type="text/plain" id="module">{{judge.wasm}}</script>
<script>
"use strict";
(() => {
{{strokecheck.js}}
{{judging.js}}
{{drawing.js}}
{{report-data.js}}
{{report-truth.js}}
{{report-filter.js}}
{{report-address.js}}
{{report-summary.js}}
{{report-gallery.js}}
{{report-plot.js}}
{{report-detail.js}}
{{report-limits.js}}
{{report-start.js}}
})();
</script>
</body>
</html>

"""#
    case .strokecheckJS:
#"""
// What strokecheck.js is built on: loading a WebAssembly module, putting numbers into its memory, and
// rejecting arguments with messages that say what is expected.

const decoder = new TextDecoder();

/** Throws what is expected of an argument, and what it is instead. */
function refuse(expectation, value, Kind = TypeError) {
  const shown = typeof value === "string" ? JSON.stringify(value) : Array.isArray(value) ? "an array"
    : typeof value === "object" && value ? "an object" : typeof value === "function" ? "a function" : String(value);
  throw new Kind(`strokecheck: ${expectation}, not ${shown}`);
}

/** Returns an object of options, and refuses anything else, including unknown members. */
function takeOptions(options, names, what) {
  if (typeof options !== "object" || !options || Array.isArray(options)) {
    refuse(`${what} must be an object, such as { ${names[0]}: … }`, options);
  }
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown !== undefined) refuse(`${what} can have ${names.join(", ")}`, unknown);
  return options;
}

/** Returns points, and refuses anything else. */
function takePoints(points) {
  if (!Array.isArray(points)) refuse("points must be an array of [x, y] or [x, y, seconds]", points);
  for (let index = 0; index < points.length; index++) {
    const point = points[index];
    if (!Array.isArray(point)) refuse(`point ${index} must be [x, y] or [x, y, seconds]`, point);
    for (const at of [0, 1]) {
      if (!Number.isFinite(point[at])) {
        refuse(`${"xy"[at]} of point ${index} must be a finite number`, point[at], RangeError);
      }
    }
  }
  return points;
}

const freed = () => new Error("strokecheck: it has been freed, with free()");

/** Every x of points, then every y, then every time if there are three axes. */
const columns = (points, axes) =>
  Array.from({ length: axes * points.length }, (_, at) => points[at % points.length][Math.floor(at / points.length)]);

/** Calls body with the address of numbers in the module's memory, and with their count. */
function withNumbers(exports, numbers, body) {
  const address = exports.strokecheck_allocate(Math.max(numbers.length, 1));
  if (!address) throw new RangeError(`strokecheck: ${numbers.length} numbers are too many`);
  new Float64Array(exports.memory.buffer, address, numbers.length).set(numbers);
  try { return body(address, numbers.length); } finally { exports.strokecheck_deallocate(address); }
}

/** The bytes, response or module behind an address. Node's fetch reads no files. */
async function fetched(address) {
  const files = globalThis.process?.getBuiltinModule?.("node:fs/promises");
  try {
    return files && String(address).startsWith("file:") ? await files.readFile(new URL(address)) : await fetch(address);
  } catch (error) {
    throw new Error(`strokecheck: ${address} cannot be loaded (${error.message})`, { cause: error });
  }
}

/** The exports of a module, from anything that load() takes. `mark` is an export that only `file` has. */
async function exportsOf(source, file, mark) {
  let module = await source;
  let place = "what was given";
  if (typeof module === "string" || module instanceof URL) {
    place = String(module);
    module = await fetched(module);
  }
  if (typeof Response === "function" && module instanceof Response) {
    place = module.url || place;
    if (!module.ok) throw new Error(`strokecheck: ${place} answered ${module.status}`);
    if (module.bodyUsed) throw new TypeError(`strokecheck: the response of ${place} has been read already`);
    module = await module.arrayBuffer();
  }
  if (!(module instanceof WebAssembly.Module)) {
    if (!(module instanceof ArrayBuffer || ArrayBuffer.isView(module))) {
      refuse("load() takes an address, a response, bytes or a compiled module", module);
    }
    const head = new Uint8Array(module.buffer ?? module, module.byteOffset ?? 0, Math.min(module.byteLength, 40));
    const text = decoder.decode(head);
    if (!text.startsWith("\0asm")) {
      throw new TypeError(`strokecheck: ${place} is not ${file}: it begins with ${JSON.stringify(text)}`);
    }
    try {
      module = await WebAssembly.compile(module);
    } catch (error) {
      throw new Error(`strokecheck: ${place} cannot be compiled. It may be cut off; and a page with a`
        + " Content-Security-Policy must allow 'wasm-unsafe-eval' in script-src", { cause: error });
    }
  }
  if (!WebAssembly.Module.exports(module).some(({ name }) => name === mark)) {
    throw new TypeError(`strokecheck: ${place} is another module than ${file}`);
  }
  return (await WebAssembly.instantiate(module, {})).exports;
}
// What would let a rejected stroke pass, as `strokecheck circle --what-if` prints it for the published detectors: the
// smallest change of settings, searched with the detector's own verdicts.

/** A positive number rounded up or down to this many digits. */
function rounded(number, digits, isUp) {
  const near = Number(number.toPrecision(digits)), step = 10 ** (Math.floor(Math.log10(number)) + 1 - digits);
  return (isUp ? near >= number : near <= number) ? near : Number((near + (isUp ? step : -step)).toPrecision(digits));
}

/**
 * The nearest values of a setting at which something holds that does not hold now: at most one below and one above,
 * with four digits where that is enough.
 */
function nearest(judge, { name, value, start, min, excludesMin, isCount }, holds) {
  const tried = (number) => { judge.set(name, number); return holds(); };
  const ends = [excludesMin ? Number.MIN_VALUE : min, 1e15];
  // The number that replaces an unset setting may depend on the stroke.
  const own = tried(start) ? ends[tried(ends[0]) ? 1 : 0] : start;
  const found = ends.filter((end) => end !== own && tried(end)).map((end) => {
    let [near, far] = [own, end];
    const middle = () => isCount ? Math.round((near + far) / 2) : (near + far) / 2;
    for (let between = middle(); between !== near && between !== far; between = middle()) {
      if (tried(between)) far = between;
      else near = between;
    }
    const number = [4, 6, 9, 15].map((digits) => rounded(far, digits, end > own)).find(tried) ?? far;
    return { name, value: number, share: Math.abs(number - own) / Math.max(number, own) };
  });
  judge.set(name, value);
  return found.sort((a, b) => a.share - b.share);
}

/** The settings to change, each with its value; empty if no change would do. */
function leastChanges(judge, stroke) {
  const failures = () => judge.explain(stroke).checks.filter(({ outcome }) => outcome === "failed").map(({ name }) => name);
  const isCircle = () => judge.code(stroke) === null;
  const own = judge.settings.map((setting, at) =>
    ({ ...judge.description.settings[at], ...setting, start: setting.value ?? judge.description.settings[at].start }));
  const put = (changes) => { for (const { name, value } of changes) judge.set(name, value); };
  const isEnough = (changes) => { put(changes); const isSo = isCircle(); put(own); return isSo; };
  // The view's width only replaces an unset gap.
  const limits = own.filter(({ name }) => name !== "view-width");
  let wrong = failures();
  const isMended = () => !failures().some((name) => wrong.includes(name));
  const alone = limits.flatMap((limit) => nearest(judge, limit, isMended))
    .filter((change) => isEnough([change])).sort((a, b) => a.share - b.share);
  if (alone.length) return [alone[0]];
  // Each check has a limit of its own.
  const together = limits.flatMap((limit) => {
    const found = nearest(judge, limit, () => failures().length < wrong.length).slice(0, 1);
    put(found);
    wrong = failures();
    return found;
  });
  return isEnough(together) ? together : [];
}
// Judges strokes in a browser: strokecheck's detectors, compiled to WebAssembly from the same
// sources as the command-line tool, with the same verdicts to the last bit.
//
//   import { load } from "./strokecheck.js";
//   const strokecheck = await load();
//   const { verdict, reason } = strokecheck.judge("ring").explain(points);
//
// Points are [x, y] or [x, y, seconds] in CSS pixels, y downward; see README.md and strokecheck.d.ts.


const outcomes = ["passed", "failed", "skipped"];
const directions = ["none", "clockwise", "counterclockwise"];
const states = [
  "possible", "began", "changed", "ended", "failed", "second-finger", "invalid", "cancelled",
];
// The names of the shapes that detectors measure by, in the module's order.
const shapeNames = [
  "bounding-box", "inscribed-ellipse", "center", "centered-box", "radius-band", "first-angle",
  "fitted-circle", "middle", "fitted-box", "stroke-box", "trimmed-outline", "enclosed-ellipse",
];
const shapeKinds = ["point", "segment", "polyline", "rectangle", "circle", "ellipse", "band"];

/** Loads the module: by default judge.wasm beside this file, or from an address, a response, bytes or a module. */
async function load(source) {
  return new Strokecheck(await exportsOf(source, "judge.wasm", "strokecheck_catalog"));
}

class Strokecheck {
  #texts = new Map();

  constructor(exports) {
    this.exports = exports;
    this.detectors = JSON.parse(this.textAt(exports.strokecheck_catalog()));
    this.detectors.forEach((detector, index) => {
      const judge = this.judge(detector.name);
      judge.settings.forEach((setting, at) => {
        // The text for an unset one has one decimal number: `view width / 3, 106.67 at 320`.
        const start = setting.value ?? Number(detector.settings[at].unset.match(/\d+\.\d+/)[0]);
        Object.assign(detector.settings[at], setting, { start });
      });
      judge.free();
      detector.isPublished = detector.name !== "ring";
      detector.index = index;
    });
  }

  /** A detector with the settings given, by their names; null unsets one that can be unset. */
  judge(name, settings = {}, options = {}) { return new Judge(this, name, settings, options); }

  /** A stroke that is kept in the module, for several judges. Throws for invalid points. */
  stroke(points, options = {}) { return new Stroke(this, points, options); }

  /** Calls body with a stroke of these points, or with the stroke if it is one already. */
  with(stroke, options, body) {
    if (stroke instanceof Stroke) {
      if (stroke.strokecheck !== this) throw new TypeError("strokecheck: the stroke is of another module");
      if (options) throw new TypeError("strokecheck: give width and lift to stroke(), not with the stroke");
      return body(stroke);
    }
    const made = this.stroke(stroke, options);
    try { return body(made); } finally { made.free(); }
  }

  numbersAt(address) {
    if (!address) throw freed();
    const [count] = new Float64Array(this.exports.memory.buffer, address, 1);
    return new Float64Array(this.exports.memory.buffer, address + 8, count);
  }

  /** A text of the module, which ends with a zero. */
  textAt(address) {
    let text = this.#texts.get(address);
    if (text === undefined) {
      const bytes = new Uint8Array(this.exports.memory.buffer, address);
      text = decoder.decode(bytes.subarray(0, bytes.indexOf(0)));
      this.#texts.set(address, text);
    }
    return text;
  }

  /** A check, from the numbers of a reply. */
  checkAt(numbers, at) {
    const [name, isMeasured, measured, kind, first, second, code, text, outcome] =
      numbers.subarray(at, at + 9);
    const limit = [
      { max: first }, { min: first }, { above: first }, { min: first, max: second },
    ][kind];
    return {
      name: this.textAt(name), measured: isMeasured ? measured : null, limit,
      outcome: outcomes[outcome], reason: this.textAt(text), code: this.textAt(code),
    };
  }
}

/** Samples in the memory of the module. */
class Stroke {
  constructor(strokecheck, points, options) {
    const { width, lift } = takeOptions(options, ["width", "lift"], "the options of a stroke");
    checkWidth(width);
    if (lift != null && !Number.isFinite(lift)) refuse("lift must be a finite number of seconds", lift, RangeError);
    const { exports } = this.strokecheck = strokecheck;
    const isTimed = takePoints(points).some((point) => point[2] != null);
    if (isTimed) checkTimes(points, lift);
    // All of them are finite.
    withNumbers(exports, columns(points, isTimed ? 3 : 2), (address) => {
      this.handle = exports.strokecheck_stroke_create(width ?? NaN);
      exports.strokecheck_stroke_assign(this.handle, address, points.length, isTimed ? 1 : 0);
      exports.strokecheck_stroke_lift(this.handle, lift ?? NaN);
    });
  }

  /** Measures it in advance for ring, so that other limits of ring judge it faster. */
  measure() {
    if (!this.handle) throw freed();
    this.strokecheck.exports.strokecheck_stroke_measure(this.handle);
  }

  /** The measures of the stroke that do not depend on a detector, as `--explain` writes them. */
  get measures() {
    const { exports } = this.strokecheck;
    const n = this.strokecheck.numbersAt(exports.strokecheck_stroke_measures(this.handle));
    const optional = (at) => n[at] ? n[at + 1] : null;
    const circle = circleAt(n, 3);
    return {
      score: n[0], turns: n[1], direction: directions[n[2]], center: circle?.center ?? null,
      radius: circle?.radius ?? null, duration: optional(7), lifted: optional(9), rate: optional(11), length: n[13],
      bounds: n[14] ? Array.from(n.subarray(15, 19)) : null, gap: optional(19),
    };
  }

  free() {
    this.strokecheck.exports.strokecheck_stroke_destroy(this.handle);
    this.handle = 0;
  }
}

function checkWidth(width) {
  if (width != null && !(Number.isFinite(width) && width > 0)) refuse("width must be a number above 0", width, RangeError);
}

/** Refuses points if only some have a time, and warns of impossible times, which are judged as they are. */
function checkTimes(points, lift) {
  const without = points.findIndex((point) => !Number.isFinite(point[2]));
  if (without >= 0) {
    refuse(`the time of point ${without} must be a finite number of seconds, as others have one`, points[without][2], RangeError);
  }
  const back = points.findIndex((point, index) => index > 0 && point[2] < points[index - 1][2]);
  if (back > 0) console.warn(`strokecheck: times go back at point ${back}`);
  if (lift != null && lift < points.at(-1)[2]) console.warn("strokecheck: lift is before the last point, which counts instead");
}

/** The numbers that a setting takes, in words. */
function settingRange({ min, max, excludesMin, isCount, canBeUnset }) {
  const bounds = max < Infinity ? ` from ${min} to ${max}` : excludesMin ? ` above ${min}` : min > -Infinity ? ` of at least ${min}` : "";
  return `a ${isCount ? "whole number" : "number"}${bounds}${canBeUnset ? ", or null" : ""}`;
}

const circleAt = (n, at) => n[at] ? { center: [n[at + 1], n[at + 2]], radius: n[at + 3] } : null;

class Judge {
  constructor(strokecheck, name, settings, options) {
    const { asPublished = false } = takeOptions(options, ["asPublished"], "the options of a judge");
    if (typeof asPublished !== "boolean") refuse("asPublished must be true or false", asPublished);
    this.strokecheck = strokecheck;
    this.name = name;
    const index = strokecheck.detectors.findIndex((detector) => detector.name === name);
    if (index < 0) {
      const names = strokecheck.detectors.map((detector) => detector.name).join(", ");
      refuse(`a detector is one of ${names}`, name, RangeError);
    }
    if (asPublished && name === "ring") throw new RangeError("strokecheck: ring has no published code to follow");
    this.handle = strokecheck.exports.strokecheck_judge_create(index, asPublished ? 1 : 0);
    this.description = strokecheck.detectors[index];
    try {
      const names = this.description.settings.map((setting) => setting.name);
      for (const [key, value] of Object.entries(takeOptions(settings, names, `the settings of ${name}`))) {
        this.set(key, value);
      }
    } catch (error) {
      this.free();
      throw error;
    }
  }

  /** Changes a setting; null unsets one that can be unset. Throws for a value out of range. */
  set(name, value) {
    const index = this.description.settings.findIndex((setting) => setting.name === name);
    if (index < 0) {
      const names = this.description.settings.map((setting) => setting.name);
      refuse(`the settings of ${this.name} are ${names.join(", ")}`, name, RangeError);
    }
    if (!this.handle) throw freed();
    const setting = this.description.settings[index];
    const isNumber = setting.isCount ? Number.isInteger(value) : Number.isFinite(value);
    const isSet = (isNumber || value === null)
      && this.strokecheck.exports.strokecheck_judge_set(this.handle, index, value ?? NaN);
    if (!isSet) refuse(`${name} must be ${settingRange(setting)}`, value, RangeError);
  }

  /** Skips the checks of this name. Throws if there are none, or if there is no circle without them. */
  omit(name) {
    const names = this.explain([]).checks.map((check) => check.name);
    const isOmitted = names.includes(name)
      && this.strokecheck.exports.strokecheck_judge_omit(this.handle, names.indexOf(name));
    if (!isOmitted) {
      const all = [...new Set(names)].join(", ");
      refuse(`omit() takes a check, of ${all}, that ${this.name} can find a circle without`, name, RangeError);
    }
  }

  /** The settings with their values, null if unset, and the smallest and largest valid numbers. */
  get settings() {
    const { exports } = this.strokecheck;
    const n = this.strokecheck.numbersAt(exports.strokecheck_judge_settings(this.handle));
    return this.description.settings.map(({ name }, index) => {
      const [has, value, canBeUnset, kind, first, second] = n.subarray(6 * index, 6 * index + 6);
      return {
        name, value: has ? value : null, canBeUnset: canBeUnset === 1,
        min: kind === 0 ? -Infinity : first, max: kind === 3 ? second : Infinity,
        excludesMin: kind === 1,
      };
    });
  }

  /** The code of the reason why a stroke is not a circle; null for a circle. */
  code(stroke, options) {
    return this.strokecheck.with(stroke, options, ({ handle }) => {
      const address = this.strokecheck.exports.strokecheck_verdict(this.handle, handle);
      const code = address ? this.strokecheck.textAt(address) : null;
      if (code === "") throw freed();
      return code;
    });
  }

  /** The verdict on a stroke in words and numbers, with every check and the shapes that it was measured by. */
  explain(stroke, options) {
    const { strokecheck } = this;
    return strokecheck.with(stroke, options, ({ handle }) => {
      const n = strokecheck.numbersAt(strokecheck.exports.strokecheck_explain(this.handle, handle));
      const [isCircle, code, text] = n;
      const checks = Array.from({ length: n[7] }, (_, at) => strokecheck.checkAt(n, 9 + 9 * at));
      const shapes = [];
      let at = 9 + 9 * n[7];
      for (let index = 0; index < n[8]; index++) {
        const [name, kind, count] = n.subarray(at, at + 3);
        const numbers = Array.from(n.subarray(at + 3, at + 3 + count));
        shapes.push({ name: shapeNames[name], kind: shapeKinds[kind], numbers });
        at += 3 + count;
      }
      const nextText = () => {
        const [start, end] = [at + 1, at + 1 + n[at]];
        at = end;
        return decoder.decode(Uint8Array.from(n.subarray(start, end)));
      };
      const sentence = nextText();
      for (const check of checks) {
        check.measuredText = nextText();
        check.limitText = nextText();
      }
      return {
        verdict: isCircle ? "circle" : "rejected", reason: text ? strokecheck.textAt(text) : null,
        code: code ? strokecheck.textAt(code) : null, circle: circleAt(n, 3), checks, sentence, shapes,
      };
    });
  }

  /** What would let a rejected stroke pass: settings by their names, or for ring the check that came closest; or null. */
  whatIf(stroke, options) {
    return this.strokecheck.with(stroke, options, (kept) => {
      if (this.code(kept) === null) return null;
      if (this.name === "ring") {
        const { exports } = this.strokecheck;
        return this.explain(kept).checks[exports.strokecheck_closest(this.handle, kept.handle)];
      }
      const changes = leastChanges(this, kept);
      return changes.length ? Object.fromEntries(changes.map(({ name, value }) => [name, value])) : null;
    });
  }

  /** A live recognizer with the settings as they are now, for touches in a view of a width. */
  live(options = {}) {
    if (!this.handle) throw freed();
    const { width } = takeOptions(options, ["width"], "the options of live()");
    checkWidth(width);
    return new Live(this, width);
  }

  free() {
    this.strokecheck.exports.strokecheck_judge_destroy(this.handle);
    this.handle = 0;
  }
}

class Live {
  constructor({ strokecheck, handle }, width) {
    this.strokecheck = strokecheck;
    this.handle = strokecheck.exports.strokecheck_touch_create(handle, width ?? NaN);
  }

  // The events of a finger. Each returns the name of the state, "failed" as soon as a check fails that drawing on can
  // only make worse.
  began(x, y, time) { return this.#handle("began", x, y, time ?? NaN); }
  moved(x, y, time) { return this.#handle("moved", x, y, time ?? NaN); }
  ended(time) { return this.#handle("ended", time ?? NaN); }
  cancelled() { return this.#handle("cancelled"); }
  reset() { return this.#handle("reset"); }

  /** The state with its circle, and the check that failed. */
  get state() {
    const { exports } = this.strokecheck;
    const n = this.strokecheck.numbersAt(exports.strokecheck_touch_state(this.handle));
    const check = n.length > 5 ? this.strokecheck.checkAt(n, 5) : null;
    return { name: states[n[0]], circle: circleAt(n, 1), check };
  }

  free() {
    this.strokecheck.exports.strokecheck_touch_destroy(this.handle);
    this.handle = 0;
  }

  #handle(event, ...numbers) {
    const wrong = numbers.findIndex((number) => typeof number !== "number");
    if (wrong >= 0) refuse(`${event}() takes numbers`, numbers[wrong]);
    const state = this.strokecheck.exports[`strokecheck_touch_${event}`](this.handle, ...numbers);
    if (state < 0) throw freed();
    return states[state];
  }
}

"""#
    case .judgeModule:
#"""
H4sIAAAAAAACA9S9D3hex1UnfOfe+973z33/SXolvdYr23OvZVm2pER2UtlJ09ivcRzbCY7bprTwlSWp47SVkzaOTWg/K5baumAggIAU7DRtXsmm9vI4i4AsMay9ETyhaxbTx7AB/IGfBwFh17BmV5Q8xfthbb/zOzP3zytdOe4u+z1gWbpz587MmTlz5syZmXPOGI8ffFoYhiF+yd78mBgzHnPG+J8Ye8wco1dLhbP0GB0dHUOUyTECf+yx0bEoj0Hv/EjpV848yg+OPDKmMqkybZSHkkYpjT0ay0mRFkFDVi4ff+klPRbAyYwdxj8GOao+pkZHg1SjHKRPSEEx2SP6HwoOCqFgBk8FN8/FjQZNLIavowogClVtTetMBuFkdDQAZaBOKrHG0CjjLEibYjgavMqSGQubE9ZpVCNnFCgdDXCr6uQGPTAW5tYIzEUfGHOq90Z1E4M2pbigoNlBYooMuoJgBc1xx6J/1DjVSdzdo6NMGfTXmrResQpFIVIpo2g6pXJLi8hnW41UyqKftkpLxjENM2Vlstl8LtPe0VnN55d11WpVI2UZRnfKbDUd00FiRFhZN43fbIb+uOlULmWZTq5V0HN5DhlWZFamHOn5q4weN62KzWQMzocfK5uyVmeN5bne9Jq+tXbOWZfLZbNWq5Fzc73V1oxjZHtFb/9APt9breaymZQ1SKXekbnTyd6Zsih/qzVk0Z9WK0vg3FzOpaLXGwbXKEMVsjbkUlnLzFLmu7J3G++xqJ2WsIoONZ/+5a1UNjeMOP1rOLmsyG906Dv95nKp1g4q2rJtS/1zejpyFaTNOg41xmpN5Yr5/KZ78tl83k7lsrnsvZn8e+8z3mfebxSd+w3DeV++FaCclPG+vGHcnzcc/KfcRtrN513HMBf9s9PiGfFV+klZwjCdDA3a+tyv2G76G6ma8/S+pz/97GdNo3rw0LOf3r9v7yf27d3/AyM/+MTH9/3A3mf3PX5on3HUXLb42xP7EPdZ4yWzffHHg/sOGQ2zY/GHTz/9yUPGabMrMcuhT37q4weN3zDb4l+f2/fsE5/ce8h4ozl632eeeerxT37K+N3m6L1PffogVcz44wXRjx96/KlPf9z4s+aWqHDQzNnmaumPQTv/PDHr4888s+9TTxh/YXYmfHzqk08eMt5OLPXpfY8f/MFn9xl/lVzqwYOf/PinjP9s1pbOetD4L2ZTlx369A/u/UTQlmvN5apvQVP+prm26uPH9n388U8Z15M+Pf3p5/Y9YXwr6RM1nj79v80V1TV5/FN79z31FH2eT8pJLSAiGbcSPh08hCZ83qrEPz3+1FOf3ov4H7ea6OqJfeGXF6zsT5jCqAv3K6K4c9dDD3/37kf2vP8Dj37oez78g899TnxefEEcFV8UPyx+RBwTPyp+TDz2ivh58efiL8RfirfFX4n/LP6LuCZ+3PxZ8+fNL5s/Zn7V3DEuZsUZ81XT+WXz2+Ib4rL4VfM18w/EvzV/zXzdPGf+uvl18Tvi98Rvmr9l/q74uvkr5u+Yl8yVf2C+Zf6h+UfmFfOBsYN/Jn7b/Dnzv5o/Y/6t+Q/mP5r/0/ycdcJqmzB/2vw56w/FH4nN9a3v+65txNN+yqq0f9k6bp4wX7R+XfyG+JJ1XlwQL1kvml8yf976RzEvXra+7//6ivXj4gXxQ5/57FetvxZ/I37a2v7gz1pPfnzCes/wz1gf23vcuin+p/gJq6PzJ61q7vdfyL1iEdt0X7aEOWZuqRt95pvr6saOglE31Itv14W0a8MUNLdI+4GCjq+P7fJsi2IKRt50XUou7jUuUd76VGnYvIjAGDK55hb8SFF3UOQgpak9WDAkF3NxnZ/aXjDrwrNlSgpp0K8t7TLFHCgIV1XocrxCl6MKXY5X6HJyha6gHieLw+ZbukKXUSGqjKUqcyVWmbdupzJX45W5GlXmarwyV5Mr8zbq8Pttw+asrszVdS6gIAtF2apKb6+rMVjLs11pl1yi10tCZMZQoxGfkCiNmpeWljRH/Ay9mTUva26xFJZNVMCzqA1UqpfLCzd4lRkvJ02Z3U7NpRaN4G3QwEfDo1TCM7kAgwtArjz9FlQB/Codr0C1TVMBlDpPOKNCKAaFIIHpSlEQMueZsuAZMi+t+rfFAeni7/YDBUOnMd27DEUQ0nqQi7KoVHM7ZTU10uknQDpq70rL/ZgwR1G7QaNcF8hmlgh1/VaVoNEj41mKzFQbBo2+om0ZwkReae4t8WOfeux9oCDqgsKmtPaqUiSF3IOmGDNHUckQEHDFQCwFxF4KiE0FFKy8zaF9BTMfxAlVvE0hogMCbwM8oxuoeNsU1lgylVMdpQioXDRRuSDCEu9G5Yq6PVNRNvCD0AuDMSgvDIZQXhiMQaFESVBepLz1CzS4JxC4RIHjg+rLy4MK7AuDlHSrsdE6s4EI0xo2G/SczxsL/s271rkNnNC8Ss+6ea9xcYOq0vFBaoQOT1D4EsJWnUn2ANXzFN6LaqC8PEgRV2IRLyLiMue+15jm53vF2xvcs5Zpq6610XF9pu3T+KYHEZKKMHwHEYYP6pZpGv4OswBFh+gxKYgivFTQ9Zo4UiBuBBUVSkF/HlddrT89qPP2eSl8rXoZRVHZRaQESjJ0voIts5JKYpIKS7JUJFOXijQfJMgcGYNJw0og8mMB9RFc+THUg1o6pJo+FDZ9QDV94FZN7zPvC5pOQd95AE1/AI3uM7f4aSTYgppQTozjFBXj0G80jrlyXINBYxvQse0g4g28P4D3B+j9IDM890FB41D1CtMqsQTuISqJeN2wiXqbVANLpxnbpYgUrKPFAC8nSjRcN4/g+Lh5oF56zv2GMLE2kcY2psAtP7Vlirg84WfSE9wwcFzXNyZPbPvSH/Vec+9ouX9vwdh2uPJvHvzz//voZo+I1Evl0QBVgNGz5aRnbLv5r//uD777Y3s2hwlR2bL7MT9V80C3pqRAijB4AqRHNU7VMw8RhsS2YCw8EQvvfZbphepigEs0w6KsxG9TeWqZTLn3CTEqja/4UVFzbwSBzWFGKrLWAF6oWep9dvPemnvTsknEH6UxcWSVUZf7fbvHiIjxhJ/ixPt+7/fqT6KnjQtbvx38M74QhP/h28aHeK5Q+Ette1/uj08+M79qy5Mc6xCywECo0iCwHUTRjtfUJN84Ec+DDiR80RxQLmC007MkTXQ8UVfGT6P1GTCpPjPvZ+viOZl+iCpHoYdkpi70tFH0QK8yM2zSYJTpkfpfESsoo1RFOA6Tyz9h+YNR8cSlnP2e40rnVS9XryjEqJlZ5rYaHyjwVL+rXpFiP83jlR0HMWQopkB0L+pjjKjdFGfX8yPSGaFMuXHf3fotcUTmRk/Xh569l8gbWHRpZieEGfRDGSu7iDNwHkHZGINlJlUpFDppVNXlSI9R4hwv2dT71qh5xBlb1PshBUBCOtRvTWR8Z8pP607b8l17QQ/ppenBlumQHJ94gKoVviKrkjDAYNIvlZcRg0jfTPuZ35gMaPONRiOERSODQGW2ii/soZEQxTIfo+hRP7OnYILEMoQlxU5BbWAY2a3PHdlKmZ9/fyE2YmkwUFrjAweocyCxVEiGQQavEEhPuv0Z3VfS3YH8BeoRQjP4Wx6dVJT53RikQHhxpH7HvVjWB1JujjLmPQH0c2IRSyyYWgwlf1ZAhkE0KEL3W5H7iPo17xVdWUQZeVkMy6D/aK+fZarIhFThYpwVqcZeSRY9V2ZpnilRZwU0MjZCZEORzD4MhtVFc4sRQFME4v6xkkfAYZn5Y8hYGBAODQjflIxeU7XPJOY6Pm6PgEkLouMjB5AARe+qecINZDwMLo7fVfNJnKi/3OOlIVWeWk3VKo/ULR5XLZhF6uLQsJknujBpeJGwRJ+pGWk8HEWZPGmA54C1QGhEyTRSaESOkBwKTIDjUAWpnZyFBOWdVGdHZiAvG4/wHGcpadOh4psLywBVB30qkbIsLjGeWNwCMlXdUE0ot8o0ht2GaFLzCSW2li0hJRGCKCNxGMjBmMOEwfPXvCWcsaaBSdxjh2JZNrBKgxQsI0V8RA9gaUO2SbOEjHAevZaRDpiKmtedh2pqHtOvu3h6ohzbMb9ILHxS5aKv83rUhIxUwPZ7aS0iUlQKtafEI9w34IT43VFjfKYwz8nMdhr+KaAoResWjaLYHCZopWV4GV7VqDVNigkSRT1C485gBkap6ZEZoflPgQYKuELUoxheDrUe9RbANwavTPOCjicuVU9eqDhqocJoyXgZS2MrD2w9R+WgD/zsbpAHOH42ARlgPOhvReA0ZKjtacXhEQmSSFOlJLc0w/OJkoiI0hRsh2vCzVc1loKGpODXDBMMMX/qfFDMLqIY4s/l/X6qB4gzMDRS4AFYvdGQOWp1gZuiDRCHED1s2lQCyIdSlmlASxNFfSIY1AoroBFRB89OH1CP7YGUZZOURRzHQkG0VALbsXRKTqKzPYvvgWBGuVqIXgEIOwn4tYmww5cWakj9VF89Q0Od5vdyi/s1x8yNOZA9xmkmtKiaVr0PQ86iAfPDvJKT1qBxtxokNECGSFajxwARAz36qDOtehVjT2VA4p4wscTiuM/sJuzTgyRtSky9YsYSV8LEZVoGg8ERy8RApCmB5ixpj/jUDY9R2HnVL8jsq37xiF/aKo/J1Kt+WRaPjPpFvJVl5lW/5cioLPIsWPqCLEh69Qv0kZJstPZQEfTyw7KkExz1Cxutj1BsbtjcQQ/3VXzNv3rUL20kMrKweNoUH/SYU6QNuqRZaxdRvS1zRBLSJrq3ZeGzp+szBs1Dnz0ti3tq9SNUcaJa+t1Ro2Zfpk9W+Rg1A617zOe8Oc5LmKxvGvFs8AJblUwfUHKOR1SJSr5/hBJThC5tU7ywHagDCkuxGMOwIL/nsO4t/yihea21xSvjsckrMnigeq31Ea+Axx6aqMQFki2/6LdsNT4ozQt+Kz3RKEbOZ4A5WR71yxutZyhclKVRwnfh0VdHN1qfkC1bNx87TVCvcQt/zPKMvBPNZqgfr/VoMsRUTgV9QNHvlDQbHpYLjFkq9FGKp1Tv57LVcicO//kAPqV5Hmm+59Xnl4CvlvcqJyV8Hj2ta/48itI5WxfnVLKaqhrmjnGBoWu4r6QcktOPmKP4G0hrVrO01iy5XfDtrePq3w3IZlH4/Wh/XLSHPCbV6/jRO+pTvhNJeQWa5dQMKu1AvkuTIGbUf7tcz4PVk6RiufXLrfXTlZiA9YSfrtWz9ZJM13QiQoqztLhIjLFZXHTi4qKtFxZBFaUDqdGRzmKp0UmUGp1kqTHn1h0wbrBtwhdJjzRp+FmsuLIQlIiJKwHSJgGS5aWYBGmHEmSaJEgStOrGg1i65rWgbyvhMSvTOwuayiDRZB98FrzX5R01ktaIyRaku7uA7iaWXlByJAmb+EKP3YWs+uKOSFTRz7DAZ4cCH9YrVER6Bw2uAqpMLLKoBL5QEHVZ0lLQ0oCWVmWmtSBKhZAYmgojKzK9X/cbSLJu8EsedYyWD/GfL9o4Kxo1x4hEj1hEpOLWSwq1AKqRNJmluTC7o0azr15mZKb8bPMyI3urZUa2mW6yScuMjMyCYLIySwSTayaYbBPB5DTBZJsJJgeCyWGZ0UQCOSYBCIPO0osIveBLS2dnsIhwIJqYieuC5kWEy4sIJ1xEOLHETrSIcGKLCAe952AR4VDv5aNFhNBLyzyWltEigpeWxYVLS9AURCrwZppki8Sxo0WEwYUnrRrmHDs1mgKnOiytfktifsYeVxqPMuZhbJ5m8TC8XCLnokm5z3eLaUOYjmWnqOzc0t2fXpo2Plxw8ulbZnZuRVgkVN7q44KVb8RdP1hI0fxDYE/7eYiFBZmHNFHEvrkFDlDcTuOMYuv2oRG/tNY0lmTT1NmQEvOSUmWWSEWUReBu2Uz71uMnszQCec/xFiVbtyrZggDekE5j6fJ5+zJ3q0khe6uPmVt9TC8NlvcgMzI3uXR+yO/ZW33HZOaXSbg7Tf1TPk3DxJo3iMJb+Gl4rRiyVnl5V/3bghkEDmGwzCmBEBZvhPutXgsGlnuvMUSP/LA5QI/SsNlHj5Z516rSs5WeGYw+JXRjp8ktK9Gbd47LK0hUqBi8PtR7wtiEbHXdb+aEOVZ/YXV9zgiX2WLrCyAia6OZ0ScC6+MnAuvDbdYX1ut9Vp1obJdnWnzAFDsRoLz1H20dNifW6wOA9a46zppYP2yWKVjSO/PrqcSKAng8DvB4BPB4HODxZIANwDldHDZf1gCPBwBfJoBVChYUwAYAdiuAp+IAT0UAT8UBnkoGeBZw/rZl2DyjAZ4KAJ4hgDI61TwLgD0K4HQc4HQEcDoOcDoZ4DnA+SkC+JoGOB0AfG096EIEhx3nAHBAATwfB3g+Ang+DvB8MsA3AeebhNIZDfB8AHCGAA5FAN8EwLsVwItxgBcjgBfjAC8mA7wMOCeIaC5pgBcDgJcI4CYKugrgZQC8TwF8Kw7wrQjgW3GAbyUDvAo4ZwngFQ3wrQDgFQK4JSKaqwC4TQGcjQOcjQDOxgHOJgO8BjiX24fNtzXA2QDg2+ux7BP1sgJ4DQAfVgCvxwFejwBejwO8ngzwHcA5Tn04pwFeDwDOEcA9UR++A4CPKoA34gBvRABvxAHeSAY4jsO1OWrhTQ3wRgDwJgH8CAVbFMDxDVTiRxXAoxtiAI9uCAEe3RADSImSAL4AgO/QsDi2QQE8ukEDPLYBK/WQ07wAgE8ogBNxgBMRwIk4wIlkgMcBZ6Jj2HxRA5zY4NaZ+46vU4BfJMCfiPryOAA/pRgx9kT02VX5i5Yb7Ylc6M2lISeN2SQ0W6PieWe05TCfwkw4+30HUnOSCgYJ+7Sk0ioY6SYVjDRVPP1uKhjY6TKwNwftCy+rNC9IuBO8fZPxtG7DxEAcXwMh2ImBGFhKlAT2OOWtf47AvojANCHu5QHNswc0Age0GgFOZd/ByQcts+fw/Cpluw69izRE0HuNKxSJjZDLfDxyrzED2ZkST/M78foBGlo6/CKFryK8XDP+AarwNURokj+OiFlEQHUiq46RX0OJ7rkLfuF+8xzC2LG53zyPIA576HdXTX2+GH2+pFYWTn3aHMHekDRbLEPtk1PkDXOEFUacco9uyo2kZDNWkGw1ktW5X9An+ljCoAWdStWUVZ9S0nyv9q7stSRnF9TuDbbCSOrEOWqVvtZIzNbLlcyWkxe8gu7euf5Y9871h9071x/rXkqU1L03KG/9r2j8vdOvenOunzUMbvSj+n0U7WFJ12AcOOVe7HieMYnEHJpaTVon07NhekVVk5vxmtyManIzXpObyTU5CnK63EnjEIE5ChzThPaCJrSb/QGhTeN0glc2rJRASJfEJCfwzFI+W9HiJTznyjRS8MElErYVbR0j2jqvw+MUfg3fiSQadkgSpxDMEfnbus/TNPCQhToWVARiewHvHZo9gRpnYhFHEXEOEcfsBGq5bDO1DBo4ZncIs2sITkk6/dY12yvjOWuT+EnPK7bXiudl22vTiyrqgznbryiFGRJGQZLACNDFFNhHse15fVaTVkDDha7XoVUisNvu1k1ax0rWBbD5xPQhkvVbw1PlKVmOwg2vU7bFPrXEP1X5rIqIXMSOd7LfxRCXAYnRMprEcVo3BTW6MUY1ykrsGPii/pkRPzfSTyJwddLvomgRvNSmIOXzW+ek342d+eBl+VRDdsmuKdktu6car8iapMTLJUW/MnXSr53wu8Mj9H0PFCyqQHdY833ojxpn8amEruSfbTc+9Lnzv/LsVzZPbbtk537sF0d+8o3G1Lb/VvnClh/9/Z/eTMFfuXHzu1/+vucQ/PcbH5qWPV9E8MF9v9i97/M/guDIwUPPzb38AoLeo//jo//pTc42lf1897+79nMIrnL+9DcPdL+CYNvKv/y1p//0awj+xzvuon+/iuD3fAj/fpuCfgfVt6OBx+TkS/5y2UGt7SA8NCYprmNb+qOVu3q/9tP3NfwVQfg8pZ6kdCsmo68NuQJY2lYd3PboP3r/YzMlCcJvNPyVk3IlFRp9bTQYEsGiwGQD4JcDLkpueMsJ+V1TGq3T9015XbQcjDQXuicjWiEw0SZNpCWhIWW3yFr0veZ1UDmGC8Cv+Ohkv3uS+6T7pfIyDjVO0kfEc+USfv55dR7w1qV6r2sywIqxRXbEgvjcRe0rL2tK7C03m5BDlLv8JUIKp6Hh0tT9k9T9y4Nw0P3LJ6OvDeo8kHaA9qj7szNEOZNEHWH301fq8C7GZxcFVPd36bqh+91wTM2g812mSUrHlVveaDzOwwycbq3XQV9PyGX/rvFr3jLpqi1PnO65FEf9LdxkXpUBr2riY2VaRFdk27wvgjX47Obg6cv5bwpZpu8t9F3ibX5OUKxngLO0UIwniK1Qrbr21fyuCK0PqGNXGUQ9I/ZG/POZI1zD2OfZsSejzxmDPwd7OnPfNmTXhfhuz/PxlzeACkd2zFd8b96151iFgvimT7PYDF7AlfFO4umbeKd/84VMNufmC8VS8PR9yns5/Ax9MzvlpIOnv4o+z6YwF0KPpD6TGqEZDFvHdfM51jTNcL+sk868YU+YXg8SRUkx3R2iP9ZTsWSzwlvNgcvC6+XAjPDWYG6iIKG5T3rM00cPEARi7LmR+Rz141pEosBnfRwIuztr+OiCkfsd6CZ//u8E9ZS/LqmhVGZQgPmsn0FAFZDhArriBfSj9z0oeyjIPp/oI1kNyVbpZANJGON8usaDsin9HZqM7kTxaOu4SY1aJwcUOF92KGLj1PE2xMoelF2xRPhPgevCH1RB6q/rghrKIPrkoIboUyyeQwGpT8vg6a+b3ynD+KEfCJ7+wPyu+T2UY7lBn5eLo3tY9pigvr2TatFHQHq4T/u5KdMCXU+BhvB8RQzCW+VSo9bOv7++ef73hNdHPbxGdy3hPT3CylLz328a8x82jbBNvpR3zBeqy7pq3ctXrAy7j0eklP3RpxArMglXuuUesvXK/niSoIBkkkeGO+LJyy2tbZX2js7kARR1gdRd0I8u6JUMeU3IO+5AkrXc/RIov1MqBN8JBN8ZIXjWGCEcScrZK1fHEPwMl+CtVYQTjKDHvH6X+qJn/htqBK2iqvdqhMvVFOv3Uvh3BeHt/X4PaoQOUfX0UM9V/EqxPSGPU6Symmu5WtdyNWq5Oqrl0Aj1/lrK7VNFo0ru8dbwcwu1AM8hzwvOL3qpBH89HmLUL8j1j/IRrKQxp2u7BrX1+fN6WXgUixtChEcsV/qqDR61YQ0xXr9jat43uDsIpz0JW6irF3e23xsfIchLBauCPNmrG9+rG7+WG79WN34tGr82bHwAb25zKKGsSSDY1YTSxbHoWj+GMalHS1lzQgODhtBE9dN48YEXSVVgtH1fwdTnLIXfCOfXKSkVhlbNvx/N4mZAtYTADDRonsBusxL0ZQctYE8TB8FS5bTfXjeU0O/eYt15Y+EixNQ7jPEV2/loxXY+vmI7n7xiexNLxh/HDqNeO54nQrahF1DgfcV+z+btxn5Pb0lfjAO7GAG7GAd2MRnYZcC4XB02LyEwR4G3+rWSvIZ+MVweXkvFl4eY+mSJSsCznQrgiZXS45lREy2Wi0cJ1XVaJY7j+Y8FWm+m1BLxrX5aHuvwJQpfT6nl4pVUuFy8mgqWiegMtTzEhB1sIl3pxwZcLOIyIjDf8xwb9IxnS1ZhEYm9aKuOW3J1Bqqg1fpSK7QL/nocb7TItkDqvIwCZGvslRJtOE2reqYsWuWv52dGbuAnjr3S1CVs8rGofjjwSN9r4GiDaKKC4w+cFRjY4cnTIwu9KAMYt9WZCM9FDg4apyzLDk6Zy/qUmRfqcYI51u9DlS1FiDsGgklpgjnGBMPKaXGCmQBZ3KTV/wuaPo6pnY2Jfo978oV+6jBWFS8PSnOtlaFm0no845msbQdFMGyuZVVNXozX5MWoJi/Ga/Jick1eZtLtGDaPM+lSoKFJ95Su2os0cNi+QgJB95vVCF1p4IkNHrbRIz/M2pI3qFn3ISkTX7c6PYLlTp8mfK5Og2j1bhU83q+OoExoNRt1CH2OolLqi3qroslToMlN0fvLeB9ifTjqo2+kHXGEeumwOWYfFqNbjSarGZbSU6y/V7d3FpSempcOBFiiFsdLLebyREFmcHIMHe4R3607j8AMiNVa89gHy+qj1rTMKUnSF/VnRuYN1sz8DAf8ArF6wSHsP2RUZGl+pxINwLkhAYCT04RVpMQlTl5OSjH/ft5o+D8OhWalgsyqWQ5fA8lnPi80doKnX5zfDekgT3IXZ2GTkpjMI3WCrEz5AptzVD17xE/twpqKRGDoXRIOs5R3OXQXhEZkiprYz0qFn2HRuLyX+EGKQnsPKhzcIsGzr47Or6AOVKYArFQNnRqGkIUIIPOY8PCXxAGlvvSZD0JVgc9e0zjWtU+/fsGzXVDoNd4at9QAuxaZSV1bBwVRUyeJmS/ZSk9eDaQ57IlP0qi4rjfHr61zoVFb9lKg5Ll1YFN99BX6QbyvGd+JfycC907cKuudZKusm4Ax0UkMHYFpbFnq8XxUj+d31kXjuc6GCjQr3J8wnktqPH9Fj2ebx/OigTweDeQb69RATr1+wbeZUeBUjUZGOJjb9f5jMJj1+811PJgDGN1ug+gGRxZNI5i1um223hN1ZUPImoTh7qCfeoC1TcZYIfER1hAsj1AEEZTNpGL1m+VJtW+tIgRH4Mjkrgu+c9qjyY5nE5sNFMG77jWAGVtNDJbWkzXcv7Bsiw9UzFGaF4ZYYZYq5izQY+eKm2zrEd8dyETBSP3Hy0VBl7UFZTq+9Wmo3cs8FQ9tD9TwOykRtYttcxbUQDN56BRl8WPExdRLSZY+9mxBMWGIYjIT01AymvSVqHOb3qLNkccLliuLNFDpd2/NxzNHP8V9NT+3D91UohFPv/QNT5d+SvTNxTfeVCPmUKLJntWBaCAXvQwrPwUjGlsylM5l47XMCCsa3CFTsHlziAlYkvKmoA+Uw6MM7gN9oAz61LnXwFzm3sOqDrl7LAyB7D2s8JC5xwJHGcKs8k3TEjzzJ4ujhB/pBOKo0ySOEqKlczvi6BCE4iRx9Goc2NUI2NU4sKvJwN4GjAmSQmcRmKbANc0DrmvoV/vdaJy7apz/SJHHOZL1RRN+Wk34luITppKWRCgtaSZwLWICs3o2TwfTf3Aqez0Y9Pr9bTWDG3Gx1Ha/ZJpizBlVspbVY8TsyyZpVEfvDT815UXKll46NhaAItakZ+VNDNxUqLrX8LOTRHqpyaikxhTMBV6S9sJEdlMiaPA1/FTTXpxMvUK1sl+aYuPoFAqWzuQk1LnpJ11e5juTMIZ4CSpKFA918CHWSUOCxkmf9aYbPqWfnFTUmaakSHanZzD/Yq3c/2Y7gkQba8w8LMbShxXLSSuFR5whL14zepkkiSYhLsc8FItpX/PSvGKZhRG2p6ZQcWT++y1j/sM0r3NKSYIF76V4ZXU6Y/gtkpK3yIUpy36rTtmGPoaSmsUnMbdZ4UpShZVFjDKbkm1UgxZwsxHF5lEJ/WLFKqOr4bfzxivloUZy+2JpdKP8Dr1a70TaCkHoUJnao72Ysl7sV7HYr0hOmZFlnTGrl/lti7fDSPBqW7wZxtsAbZBO2ngbAJRVZSsNIodOqPwTkBwzuX6Z5mV9jp9gbGle1hPtZGUlWNTnIHHlZDuhvYM6KetVAsYJTS02x8rNuzZGeJaeGNsZekLFl1nfT1kiPaqmXlro+5kT0sST6D9g+HO9ezEZEJvNsCgcm2nCQUNzVa55uGRl7qTHKnEnvbwbABB+gQEIvxhpySoA4P8FxsTiWQ00E5uOGEBRZk8iCx48nFK6mZZ05wmH877wTfSWTcJfhRpN70J3W7gGKH80eAYxDRk8E3ZnLClUiaamChNUkdJEIBK7+wNSJBHH/AdUbVSXmFK/GO7rli1GaS4aFWPR0SRblkueeYk0PlaIuKNa/0A3P7W0HW2EUVpqLqVl+r0o/ARMmU6wuBUdiYXtXzLvB2ueAzEmtdX4INvD2Sf98Kzivr3KXEp8reSGUonDfNMhScBYfOZhLHHmYagzD2OJMw9jwZmHcaszD8gTW8eU5maETQORrItpMLNXFizSmGLrcaq1MRVWFyam5TupWcqy/CeFxVo3RwJBNrOkIAvpFNZGgdA6ohc2jrKCC9UwYFrvpV02eHdkel+NZrMLfgbSa+bdpFf3F52UGLWoRvZY/nBEAXDXYS9eL8eJJJ0sbTYNzSXSqHklx4f6DxQSbUlI3GT6eYglT+sQeEco5/KKncYnDj2KbG1apl/i9F4rDemcWfbbiMO1ee3020G/nWwFLrEOEDtYhiV2D9WoTp4p/BxWvsS8/0F4nbJD5nixvAyvHbJdVue/JaioilyGQEW2SrZ6FFGmVpplRJSphTg0ZyqTKMuZStJmg1WscPOwq4Dgmnnat1VtiGSgMNvmVakJy/JZJqLdBWIk9c/Cat2G4QR28NyHCg5VmedjMUKzw4dNwmeVK0QLa35bxjMrdOi3FzKBXE+fq3zsESRept6Q2ExIrEtuayoZ23pWmNimZTvqnV6YTTRlE14xn1lktUFYrir8VhSqKoRCjbwQZ51UHncJ9aPqg1Yqk/FN/c0IplUBhTERrieyqlBKFc5Qca0c3kCiWAcVpcJwX5HGogKDDJLVvgf0MFaLAEstAtJqEZBRiwBaC/Ay73cc2ELBodyoUAu9ywav9CLSdsCAJ1+KRn/MaMNP1yCLLrSXegnwsOwRe3mNmGXWDVvhvYWkaY6hiDg7BMdw2VrCXDD35prnQ5rz2S7bwSQtsQdjYlZ0aHbUyYa2TIXbsDS530rPHfXBVDX7m2z+ElRvFlZdtszdNP10vfwQk236XKBssXnKz03xAIbJYJaNWWlkQ4FJCqVFYDb8Ak11RFQkIMP6dQjyAUQF/E75KplayO2gjsbqjPLnWSDKNYBIaJpQ6kkiVWQSjaAgyrJJ5RwK7bVoxqL3Lb446ZtTfvYlVh5bhmUjcQwSgOxDfrrfmiOBvd+6QQKGZE1AWPZMTTamfIfQxBFZqi7WtFTF7NQ21qH40B9upg546QT+/Q6CP9Ozk/7/FoLd/+EA/T+/GTtd2yrv/eW29/7yr74xtW175/cf+v0HXt/cmJoMfiBmURcByGSsIeHKNiddJmIwxVAFJlSdocUGoSQ3yUVQTeO4qKoiyl7ObZpRiVgLcdJlLy4X9jCQ8BQo1M4ABAMQshAjZTYOgUgQFbtsYN2Si6y3/pWwRtk5hIXFjklrHz/DZq9iEmstZQUBzQ36DlGKRgN/gHk8PkDIwgqqAXJJY5EO8QjZJ2nMuv9VmCbPsdKAnGrjQQLdPh5gqQu+cwsLxZSafbESc2KGhzWav5lVswT8T1bUbdeqlFwOiRRNjRWqsVRDxU3sWxdrK0t8Xhw3lZxyA2Gfvv3TFCVuv6hScjky5R6PGktSFrj6VMMPV+oWC/12KAuyTGm/UuIanABqYARIeCSJEnXYI+PVeP+zEcQFouuHnmVnAwaLrAowhRj6K0rqc7txEPSmMm+vGxS6yRZrdfO9YlukfZ011DbrFpV+Jkw/E6QX+NhCkafhkgEanN8WB2ruhyxxmAT+wzgFWmsZG0Hy84ZyPraWmIHFryRIztfYJmfIN8rvRWLY9dA422j1wWkEG/RQ5dmgR7gbF9rsBNb5S9jmU5WwLQOnYbZ20gHj/xQcGDhwmgBpLe6TIwWfHPDO4LDLAsfVcj1vgupYyJWhT46rUOnZ9BTccihtU7jlcEK3HEK5KIjpbaaCiTTYZeWNUpMPdtiZxqanRnYqN268NQYvCfBEtl5pt256ijo0NcIeHurrb+ZgkxrzkZBmPxvxvGaQF7qsYwdH3qWEpqwBPHhooCzle7visEztscMMPHbsFNYYtYsayW6uMmptwFbDtnIgYlN50hwp39+l9lNsbTK9UPt/pfb9AbpAd29X3UzoKa8govsOIG15F0hlXTBAsVlYkzMGDryVhk3Yi2uabcJ+mKhmRoQ2YQsNAULDiYG44cRAsuHE7RgCaJutAWWzpdX4YS8W1+LvjuxWWIm/knzEGlSOj1jNpiPWRZW7vSNWEZyK9qkgTkVh6hU//xyI3vn8syf5vCioHJ8XmU3nRYsqd3vnRSI46dmkgjjpgZVW/Dznvuidz3PuTla7Dyp3M465m8mYuy21e22RM6CMnLTWPHhcXPv94eidld+3Je+yB5W7Gq/c1eTK3d4uuwi2xz+iXW72K9uo+Kb4R6N33hR/NFkjJbR3i1fuYnLlblMjBdx1QpsWQZPkE9omrl+ZN8UVRJ6K3lk/5IloeP9lyjTHTGxKz9HySPQY9dd66zN2Pa1cr/jm1h+hoT6LoU7z0WJtKmvepXFo1ovAkll/tUwoUJ5l9tDjZyvoPrPOzktMttvZRk+TZs3E0mh9O99NfGa+m+Y+swcFYalnSgJjPEavy4bFDcJkfYIC7wgGJOaEgiSuI1AaFtfw/Ep5WLyNQHnYOINnY9WwcQqB9LDRwPPHK8PGywjkh43jeN6gpC8iQNPwBPw90aoZ1UlxdYxDqjrP0OPuYeMi4ac+vWzYeBMBZxhGR2b9Ztuwcd7kFhvn8DzbMmy8Zqo2z6oyHZSZ5jLFm0IVOiNUI8U0t87Up7Sq4eOmqtO0yfkzyJ9VdXrRxN7wvcZTEBPqOXxxFfJAmAQTpLscfSLqc8uYfCkENy/o3g8SsV4ylC+gy7DEoTc1JZr13mHjmoW6dA0bb1sKbbN4foHQdhUBd9i4guePFIeNtyxd1wZi1g6LczY9Z7qGxWs25xXTtsorztqcV5zB8x8Lw+KUrZp32eLm5dGIgmrea5ZCz7QuXsxZKm3D5rRFpC0pVB61Vdpxu86HXccwNuawlnHTyvqZ5TllD51mP60ZHYNViEpTDtOUdZpqmKbqdnBo0OhTW3NirSVJtHM7DXXK1qdO2XpUAdL9NaFcMs0YrHqEWRk4bh9ZaxgbDbzfpQyxgne1L0XtXoXuLH+kSyY7QzWU5Mmn/yRHSsrRQlHeCDtYoAJhXE6RSLccQ8+oj6/C0DOIUFn6IjrlA8O0OtaDMdPdlHkmRBctusOGD+mYTWHMJvejOF49bI4BaRXIIfMGjvnnayS9ztcsxiVE+D6zSkI8MZ5uEnG/V4m4NE/LFM/kQFcFbeXJHD2Mc333p8zYNiNViyTeIvRSeCV2m1IvlC0spSbUnM5iHRbt00cqT1hJpZkqWpdmQUHOWpwOegpcmvgO6yaS6iZ03VztKovTGzF70F23IfpdNlj2+/53kzIZRBV/JP70sHNXJQr+KxIF1xjN+BfUAcQYcLLJG9Qk9wo4DXgqtrhgNQ5DSfwOXBlYegGBHXEYW9hSKB/OtB5g+wtpoEcM7REOTIkdwFouey3zTZniM686H5Jl3L8XGto/tcdBXvUs8Dh4dQ3vlarVzWKng84ip4PZaGXDtg9ZzvW49u5HBBf6A3TYEyErccgsmHFmRK8TI6eAhnYH6H5VaH9saLQ0djJxGpw9WCzFnOUwhJRawaQAgdCPPTcjgBDzqWcC/caC/GnOr6iREmPVdMtSIup8J17R5t5Jv1vvpG/VO+wtMOqdjNq7oLHS1DmZsHMyUIcKOsemVfmCzrGxZcW59iV0Tlp1jh12jq0ZalL3ZNyppbrHfvfusWOIDWH8L3TQu5QTddFyZkV3im31z5kHWIcEw76vbh2g1YvrG03vsaRwjPwsNkdO1IpQ70qR0MhunA5jd90csw6bo6nDvM8+Y+73Mz0GL+cz9b/kehyo8fo+U94vM4NGNdB+XejDPNB+ZR/mqSYf5ou0XxN9mEde+r0cPLqutcoyq31u13wXesouH7MVtJvzYrKb86Ai7OY81eTmfFFFbsvNucxgnizhUfbKMsPn/i1Emech671XsKfKe41j2DMtDJtH8czT4glPkp5vQkWB2krCbybJLQz194QJR7QbYaqegeTXwFN7SD+rw/CQfgrhuEf06VgEe0Q/YzYdemTqNwRUyTMxS2OFtUYca40Ia4041hrJWDsD3LxBcscpjaTGIKtRnxn02mh+YLXKU4NeJbhYYCkfdqigMmPX20kleEj0XVl+9egbfvutTe3ab9PUzr21pV1Sl3TOu/YMeg2BaRE7mK0Gh6VCtpCoxA4dKWBSfb1lCIkgykAUjCPbp7x2pflclFUcsBbUqWwNUd2BC1UcmsK/IlsiF2RuB+tUpEb8PKsb429ZdiMixRH4W67bsksuAwzq6GnBdnnlp2SON4hZAQDO5TCIM097OVnFeVENzcg/UEjJKqA4sojTXa9TdvNzOfcDfcIm5XJvhez0VoJjU8zDBZwBfXZHAccb+d0FKrA+NiLzjxRcqhnrYadG5HJ1hLmCa08I5LeVUEalqssq5KluNbfR5xXq4FInXqnekNhMSKxLXt5UcicAh4lzOCqtPljIL8wmmrIJr9OVK2Un2zpTy/YnoZFIo9+6KPB3hv9O899zotFoyOq5k6/I9pMXFrAlL+fWU8Tr22qwi+gzz/Igc9UgOxsNsrODGGI5nSQ2xPLuohPcSKH5NYy2uS4a9QhMwJeAZlbn9Tg8C2ZVvyL0EjTDjjVAyDlepjJ7Oi8Uezqn2dJreNJaH81jbx14ZofNOTyP0VrjulAM6BwxoLd1eJrCVxFuU7znPHjPtVjEa4iYRdE2Iel+E4hkPN1vXhIazUlsaSbOlmYijM3E2dJMMlu6CCz8Quuw+aZGx4xiSxcHvWrAlt4EiwrZUsR+Fo1dv50kDeZHzI22/d57x578auNbm0/GNE7smE263zHpMw01/C44FFjEH6hASiJVEm9fuMJhD3KKwzCT0IyR2U2+bj2kRYhWIvW8cmzmzVeInCX9XSG76O9KuYz++iC/RLdjnXXb6yZkQQlDD1NfqV6sotGxUyqtjB6EE6wWiiHT8VdLf/5hxXr8XoQTkq+iQf2w7MHfBAOH3XI1DfOdshd/k77P76ZKtd6WAUSPsm/olK2SsywygNAJWmW3nyL2B4/K9ojfvRsGECnwLTaAaKW8y2GzmFIGEGx2LL290Jzml3a57EnqNfnkAWIQXXsPHFBGDq0soxHnySsjBy6llY0cOtnIoZONHNzAyMEm8tdGDinpnn6dhoViGxI8RPEOeK2p1gLB5lJ8LFyKxsKl+Fi4lDwW3sIQmIY4hsBlXJ6iecVVPTguMa+YCHkFeMRnFIs4pDjEM4pBPAVtT+xRZhI3NMY13zir+caZgG+c0rziCvGKl3X4MoVfRLiivXCBTTRiEW8h4jgi2GduAoeYjWNlNsLKbBwrs8lYuYa2XyPB5W2NhFnFIa4NeqmAQ7w9qFw5vjuHWBbjDxj+7ZhEGv4yGtvO4uHfpYa/8o7ASTLQe6Cmlu/YaniugrVFwWrHVCPh20K276v5HpWcgS4F5qmuvTVmMbCUpcg+fw3MkSlVH1EpRWyiiA65hlKt4VRrZB/cPMjJk1SaN0kltE+enLrgEc0upkAohadqXuQcRdqTPMsJnbiqPZjFe+F61AvX471wPbkX3uF5DLaOPI91k2isafOm7pbrTJtZ7IYrWvqokot3qCkN+sdVbIJlsFm3SdHukKLdAUW7ffToxn4ek7BUJPqEIsIbg9hU5eDcIDa5M8ExwE1Q30ei93fwvkd1VIwWiXEk6EdTHq/M/h+Fl8UuUFYZPpaU4WNZGT628PIuQyutJi+71yqtNi3EeGNOL8zY2y7HiLH0qMOH0tjrt9h5GKs0amM6eNbHBKK9MpWf7sIWRhBMR8HIadMdyi3SjHJYMM3em2Dlz+6b4Omh/KkuZQo7jsPUcVNH0Nr8urpizKlftxCZMOWwotGgMWMSMfuFmg/e6yZ44yhCfbdQg32KVgV2ocabgwpDiaYlz/DLsgwDFa8cKYWWsC+hbhQqL1BWDSMWrhlKas1QXmLNUFqwZijfSlW1tFTn8zpHZnHHA99DUV6og/1uvYMeGTeXXCuhZL81Utd0CU9eGx6GV6GlMkkP7bJVLTFaz3kd0iUcLvKDQBMmxy90eOBVVX9ft9SeC3E3kipY6V/CZX6e1i95ryvQ8MwGGp4FmcViBd7gl0Fds8ZLlap2ZDEHRTjQQ42XLbHoPHGjHPQItYYnzZfhty42W+Id9Xh0UWaVdifvLhUANg8clPEwvG4iI48lfbytUPhZqfBDjBdvHh6G55OgzYqhXla2Ync4A9TWIJO1ojm2bOfV0CqSrPDsMSEnZLEm6vFWy1Vebx4zvsw+XEgp3VFsGNbgdLsVa6LaI7RWWkZdorQ1e9RaZTW3Vq5Sb73wTwclz9btBUadTrxarVB04l71hsRmQmJdck9TyasAOEycxZqo9UFatS3IJpqyCW9VPpe4+CBhDX1ANPNN4a0hWSt662O6JDzsp+UsblijyaaInuokOa8aJlst+wjv3K89segqFpa1+sofpKrWDr4qxdkvemtBb0lLcm8V75Q783lTx1nBt161SneibKGMuI4+NYTa+cuysnMD92nUrQMKE2uJF69VOvJY649DUQaucSbA38aRdGTrGLZMA88ngZuOTpAicPugkslV/sd09me0ww/KbQS5n9GZH4vnheDYjKkmBFGhi1GRm/9TeNXYHWB6leSYPorRSKa+gBCRhFqZg3TJejJA2x56Akdb4iiCxmgiipTpCrYMXHuIEspm/AzBq4Q2klmInRxbuaisZSjpxDBT1vmMeD5gJmk5swptXT2/m1BVlPxSpZcq0JjHDJJTDCGnGEKVRn8QuVJFSkIqc4lOxSWa+IKr7jijCVApLTWww0dvrDIGxzLdsoz1f8dJggHXPivgx4rfuxdz7CZeKSJe2R7wSUMqbrks4IKGMg6v22z/VAI4PWlbrKP16WYOuJuNUxewscIiNpbTbCwfDNcH2em8C2LAGGRG5ihGhs11KjejGFnhEeYbASPLKwbjKr6RC7TVI0ZmxJiMq9iKThzoqMcYWTyxLjnfVHIuxsiMkJHlFmYTTdkENGExfWDeAWtaCpVuTK7RsowScK5Z8BeiI9jrVZS3g/M+o7Lqr6a0tn3+uZ2f+K3V972PPx/QFibYEcpCEjoOSYgqrspw+i0IVf3WMf47YeoaIuuzSH4Ong6cPvM1E9n7TBLPCoF41pLIpQFIG55oPxEQOQtxkdMhyREnxH+OCwFZ0oQr2lljPzTUaVFf8QtgPGkKsDVekYUyIItiYKLHRlG+JS01G8//d+xnV3wLIptKTL1LQMOkUJz8Jg6FotzqoXNzThXD97Daim3ZYFtlaRPbKhPbgmRlJzACgWtO4QRi8YzAjC2/eDpgRscHq2WYpjCjszWjs5nRtYDRET6Y0eVxqE2MLg9GZ2tGl2dGZ/FTUjeVPVuWQ0ansho6a5mtHRWjyzOjU/mMeD6+HyuhfQZ4m0m8DZcZ8UuRXoouK8ZnUQrQCGBZWN+heBVRdt9jfCfn2eoOKeIp6ty63CoN9xcyDojEZDNsXnbMiP1+EcsOJpVSQCpltsBkmvk72JQYqrM5mqNKumP91qBr27hr26hrcUDQlti1BndtMbFrp4GJpL6lib4NnduO2354om/TndvGnVv5IG+qCzXRE62qib7IE32b7t+imuhVYBwLHRhztoc9rPI/prM/Q7kx0bfpXi7yRK+ej8XzLtXLHejYEnVsiVDHLy300uLqcSdCZGbpzQBCLTZPDKI5CtT8T4bePUtgd0scuRg5SyJXauQMUULZjNkhjRu5BF4NnbVMzzhOyzqfcTs4NYHGMqGRbTnxYtELLqIgJltSbCgXH0A5Yu/Apm9yvFTxktMzlhG7RcXiiq4W6iTmb7nYqKN4xRt9Nmyzh1T8EKe3glL2qNg9qmyJes6BH7LKOD1cWtj6bTVmwZzhMZXhMa5kGDsuVPS4UObJQXxDxzeEAgvlJg0A5EWPeNnPqMTPcNXD2AldxsSCsqd1PMYf5j2aS75mCeswkKzst4SyD7HYAD3NzyE/k+CgL00sI1yYhn74kN7Q+aSflILzLSxNtQ9ts2mMpOf/nirJVmUoZw/MXdjNXjahHpnAcc6iemzR+R7zk1JkZPZW9dB1kLoOE0IXNi2+w1qMBzkb4n+jHkPun6QsZ6xl1DoCj2TqDp7gdk0rwW1XHqauZb/Al1jDNryEs5CpKXgwmmIzWDhfmJrcq26MRtqyStvS8FsR2kQJWmXr1KRPGWBF2KLzFWSBIgN3ZOUtU1MNfOjzK7IyNYngkN8u26cmiSG2hl7NMjME3GZPtvA33Rpl96r1JutXCM4tVBRVtX3KXzY5RZJhmYL0XpnyuyYJHHEWqkJNr4NsEq2U7QFaR4OyIDtp2VAInapTDacaJ+EEo/A4dLRueaUMOGRaFk/Q0qMGnNFvB5Vmo4yphr+cJKTlJ2T3XtaLUp75cOAr4JiiRRYmUfNlkxJYoj+EP9nW8O2TMT/JxcYFf8UtTHpwKzmupJtEo7smZVNmmzKvXDpzIim0ElaoE9HhjcYrF3y5ZH4hpb4uZ6V2FbdCu4qT8B+3Eo7oVpxmimMdrQRoMX9x+Xf3F8eG1SdMGHofSY1h27Wu75xiJ27OycYF372VrRdMDJEof4tENBGf9J0LfuGWeCvqi3+wAQyJtTV2IR0MQrX3vFaZ52dZ76YXZeE0SU15XC/knmY8ZBVqFhUY21FuVahpUagpK9SUFGqKCjU5oOallLb/uBy3/ziKikf2HwvVZ8I7gQbjdwINJt8JdFvqMyJQZdH2H9BkKUf2HqzIErP/YD0Wbf9xNl65s1HlzsYrdza5crd3XC6Co21t/4GTbdh/xA+2B6J3PtfuST6fCyp3KV65S8mVu73zORGcn2n7Dxyfwf4jfnp2X/TOh2d3Jx/QhFfMxCt3Pblyt3VAo6wYprUVA85UtB0IzlS2RKYVfKbycPTOZyrb3C9Dwbr+di+Jz/U0ewJr8aFujfMXwkw3jmiMegrHL0b9S2yLYOBECArROBHaJo2tnyNClrBuSFS1xuBgC0ClcS1x8fCweWZdUup6GdroLdp2QetMG6HOtOFmeNlU/mikjfdjq9K43sUay/D1Lnyxy+VUeDbDGr7seXVp7ae4ojTfassKjmmaRowH/Qz0D5Mv88CFxdngMo9s02UeWbj0e/fLPNRR5zv9XnCxBw4nLhr6Qg8+BczWiJHbJNpj72HQ2INNuj7zYTicxY2rZX3fVtx67NRAWLVTA7GqnRpIrNpZGBONL6c+QaBBgWltZvSaNjM6NYBNmmtNN3vMwu9HWd28gUkiuMhjRt/wcTSlbuYYT+mbPm4iAbGmS/p2j+kBQoYOn6HwdX3Tx5Xopo+rfHvIvcZlJPP0yIf90o3YbR5nETGHu0CAvJmFznThmPeMCO5/OaxnJ1cfLYfsXadqylpOvhkowC3fDJRtuhloEW6TbgYKri+7tA5dS7L0fniagFKjq28JKinA5+Kdei7q1HPxTj2X3Kkz6Lq/g54RAt+ggfum7tSLulPP8d1AOdVbfOUKbIteCxAp2EKEu/q4re4EOqa7+qalevKGpXrvTeq9s7onz1MYF7TAXomvWMmpxl5EL00jIqsiZhChrod5nS/9GY/6/SjTUp2XYcGdQBPR5xftJXrwxsIbfMras77q/FHVtEHjGO8DCrUDqK5yuSHUVS5zwmtTWzReTksXM2dntA6C5H0buLYvaNeEfBaYY4cNmYfQnXwArDy9QNOKY111KFhUHl1KAZMJD1O/d4tXkRkvZ8Xvn2ZQOeminjmZZztc3p5k1aEsVGImWURnyVC/k2BO4m1ns3l4Z7N5eOcrXieum+w44XfK9hN+lQTjzn01v5PQvEcWmu3DC0vbh1sSjko6T6pKdAQh2Id3aheG6l7csJWUoeVk+DaF18drYW3pu421S3ssBS0aan77JLwzRNEN2alWPJ0XvAL2LDppsVEJPs80ToQtxsveGiGX1R5zUl1kUaFsQReDr02YIyT+KclQ++t+Xl1+dcVU/emiP5dBbTPq9C5s77vwy+PCk2YbrqvI9pvw2ex38x7yXd5yDGtapLGHP1ZcD9RtZXq/T9SLu2Rxi3Aes/j+XQV2eCb20yIns4OnHSju8WYsImxFR+WY68u5zV6HzPhpZgBpiXPsLqK4Ij2X4VfRZH3soFdquuMns4NPwvmS8yyoS2D7UhGZG5wz6HZhSYhND35vVUR3G0RWBZG1g8gqEZFVv2Miq8JjzkkqpRPkoEMgsmpIZBEuOqn6y2V1yq82nfmHjg1pNVjBVUTUAF1U+GlfRIlzm+OZqFSXrzXvlB17CZPP8pJdY7LzREivc+q+ovb49UU4vtyU5KSkEz9TPlWmkvzzz+xWoypW4w081K1GuPSJlXZrjUkm9iHqnEr8jqEquOkWrx2PTV4lX2KOE0NWeL3QjTGvMwpW8pXY3UTt8buJKrHrdVAab4J2LtQ9iYOIeSqq5MsxR0GVeD8VWvKt7qKcgd8XrnvsrSlnOd/ixure9K1EEPlMjs9zO5hrsdMz2YlbtTwc8dkPqrt5OUaqzVTwpGMpdWeYumTgiGZX2XwpOGbCvD1txS8We36JSXF64aRYDFboMThCwVExYfKufCFQPiCSfIVHvl+dpK6mkch3PFGocRJ+qEAi/yJIueHDa1aFH/E7niqxID63K+9M8cQL6Y2PpvtGEjwEtb9EuKpM0kCBH7Xl4RihsTCkhkSfV3FlNXYtE7Qw+IpxQKxONsD2CLl8OVOnvpypsngMxaiPZ/Vm9gNSqibxH758a8rvnFKcaPHPPzv+06H4T8eS/IekkUX8RypkVwk3mE2X4CvNLAStX5rUOxWp/4vAWsNnCY0fcVLvjAXxWZN6PDGTescCUs8sSeqditQ7m0m9rLCfgZnHQlJPuFquI361HDqMBUwMhc5oKHToodCpuSS8z+qmjT+5ZSos7SRu3AhlOmZuWMVfNJRCySxrDYD7XdTm+qz1dwb+8nI72Lbukk56xRjRQqLKlq0FJv6U6Os6EWoSlDqhEn1dJWpmtgtum4yVADbNwBZkvC2WLmQLdkbVlmYrdqbVrmYb9pkRdLHBWcK2bx4bwLENzkXlxzY4y2qDs6Q2OItqgzOvNjjdaIMTd2am/mXcFXImXpMzUU3OxGtyJrkm06jAb9OS+iwCb9KS+jXtVOScrtqZ/yN3hbwWeRc/e8u7QvTK+lzgaTyj3qeb7gqZNa0MPPcfUU60lVMF9iBvlO8gmkvBgROOBhaeC8T3yIILccFa83iUvQIeGWU3I021wlVJJOv1qqUTzGmwjkrB12vJjUz6Amt+dvYPHapi7KqcfOyqHD/PmSfDoyEkKMUTFJqvNSjjBKQcjAJ65yAtei74LRxMyzIOR1pOc7tT7DVZ0b+r6D+n6D+r6D8Tdijo30G/2uw1OtAi/1Vo9gjcjXBE7wHH93GuD4TO7K8PxJzZXx9IdGb/Du/j0Aic09s21wdchfc07yPA2e0gpVJXAs8NBIR+Iw7zRgTzRhzmjWSY47wXvnzYvMl+hyhwVO87H9P7zjcG3EUXZfyM9oehvXgkuszPhi7zjw6GRH1zgIk6cK9zbFCTr34fH9SO8rPR9b7AfDq2T5BWHvT9KK5xwc/dD68M0e5CepJN4PjSAx5w8DLi6is3/sZkC3Q+Koij7lKEuktx1F1KRt1bwNi3W4fNy7q7Lg0wt3prAAOqj6KDGw6uxKFciaBciUO5kgxlFoVPrBg2r7K/Lwq8rTf3rmmwV9BBt7q2INGGqBp1akF16kRJdWoTQ3p7IOy7q7rvwInSESdao7ru2oDuyqp6n8X7kPu6o8/DZuPnYV+kRX8jOg9buKMdHJycivtDO5XsD+32drRFsAutz8POaH9o8Y3m7shx1tmYP7SF00hQuTNx31Rnkn1T3d40IgLOr8/Dzmp/aHEeP8DeASIe35O8bRxU7lwcc+eSMXdb28aqRtj11edh2PTFeVh8r/e+qLK81Xt3Ml8KKncjXrkbyZW7Pb4kAvaiz8Fuan9ocfbycPTO7GVb8pgMKnclXrkryZW7rTGpDusa+rAO40j7RcM4gl+0+MCB+6n4wHnUfcFe6GnsUm+9YcU8jYWD6P8XT2OtOK1rW9LT2P+W27AKym5f4DZMIIFy1NWB75383V7aJde0WOSSi72Oza7QXsfS2uvYO4HXsZL2OkbTGXsdi9yH3TVsHmd3XiuHzRcthbcJSyPuBQRo3BzjFIS6o1aTx7Eqqrss9DjG7ZnQxZuXtXezceW+qwtpawqtb+u0s6ZyyXV8oUuuxe62Frrkaj5BXeySS5Ujw3JkdLg6a5l2eBHVwosOmi5TkOYtblCAbA0PIqwbOT4+AzVYfmxXm9yOOqf1M2qDLKtS140H8QXK9A8cLMB8od5N6zg++DR81rHn3TXcDpCBg5xcXTwnsw+xAwLxEOYjfX3yY+z5iB3aQFcLTn+o6WZZWVpBhrZHKHdYup1UuhuW7r576SZKz3HpscZjCe2nNRybzVKtV4/iXkz2n6Qu0g7sPwI/s5LvvkoBZlbt0zFMRy9ZUYcMw8xvJJjsU8lw2dpDn35nlFZ6us5u20IJAIs82/01x7HG7MMOLg5Uho2zhl65BR6pylSNsRHfkand2j8IySq7CwkihJ+GGyfcyaKu1WF3Vm69yrd2odMKCBdvnRE+r6TDyy8T/VKS5g4ctbAHLL884ptsBN8iTTaAb024SbgFGu1KO1QWZJilTWdpScjShixt9AjU4r02mZdldBgt51tla8IVyB829M06Pr5/E7rMJi7gWTJtS5RWA6kwdViqh2387qy96rUDB4k+BFqUstwSGsP2EhrDJnsxYg1waAybWmPYZI3h9kf5fKmVVW1tWCnYQ+wEjxqjNIZt1hhu4aeEwb3Hfpe0xrDKauisZdwDozWGbdYYVvmMeD5lp7+EFnbb/G7CfYvSwq7QSwXK8ehEenNJoDUpCRzzlerGLhxE7/dT0tlxsACPVHyBAjbW22CCBX/7FcTgfLaCGNymhkrg5M0NrpuypV3eoFRnYaHE9kkyq//Azwj0aW0omEeLvPXY2rgSerO+Enq/pqmVvvSoD1cNbK/34Jv7vLBHoQkMzBsjxJShYhtY0NArLsrKQMFPfcxiU0PFw8c+PMCbYVZay1DudJgavv+zMjvVmHpl21387z+9MQWeNAUH9VONve7vFssu3+UQ/03RIhVqM6lR3K4VXuSHhfjdHt9wP6RMmweUaXOfusrkKUIjPT7h8fr9CXXq/Zhyn/Gwh/s378OwLZV/BiZgfK2ACZXv8k/y+acsgp20yCL7xMH+QCt9b2EeVgaqW/CdSGA3FCE4B8yPWxt6KTfBR0HqloFf3zyFw+GS2j3Y5rdzOX6JUUgjrYG7NJR2PFDpdSDZfX6njKWgwa8+VmVnFEnzqN866S2T7Yjrkl0NhDJ+16RXw0Z7DGRbCNKrNZVPuVU5VLTK7HXEjsapUThqOPllv/sWMyul645fPRFEhJdPcMRN01+Owe2vkMt3+CWOVH8pgl0ZYJNmJepT9mT8bmLP4+uruem+163au8rriQ7LVkfBXgsnobizpGVXzVsjl/t94C3LqSF9r09Jb9JbK1u9dbLL65fd1K89XpeU3oBc6Q3SyGtbYJU3SBUagE2w10O5umU/pV5HudqIetZsZ1O9XpAOSAO1WtfwV8u1fMxagvnaHbKEqaGEKrRRCT6VtIrgrSN4/bJKcDsIbjd1Qw/1zGqvV95BVIXbF2HPxrltIpA7ov4blEHXDSwqL1YOTP8ipGDRty7xwHkzZVsreyflupP+ujCST8ijDLHgkzVcON8ju2TPpOynQb9S1hoId9FrdHrRPzkV3QvtD0xNUg27aZLqVpmkXNZAuHVS4lu/7PVWU+19qv2qfCpecULumhC5sd1+U1NpcztWf4ftWCX7mZrkqsmpBlXRp3eQmfTx3i/XYAewIPvqmw8oH5E0SmU/OIBLQ1KuQ2i5XMHzBbMNYxeRuCzup4XZjEEcX11lDF3rPTRqwWF+Vqj7MAsyz7etpCC+lPjuDxrDSEHLDIrMwxkYhKM1MsU28/C9X5LxJCRi9FvjNpFkCvvInXKNXIMI5lCyix8YTF3qA3GuCVt9wLPfOmYHn47ZmFz4UwZfqsGH6j3QreIPx+266ZUS5sQ7vSEaKUOUoaT4mH8HCzHr5XqIHC2EKb8tFqMEi/CatjeCp78eFrgb5AZtxD8k75R3sFik4mRb7EVbBnKWsFjvTqrC/TtppJXgYbUk2wo85b1paPtGtb+0RkmXxNtO+tQwbIV3qg2odrVxN4Q5dgjT6536D+bYiLm/wncS6ffuLdQp5uuNgN+/0QjNDm680fBbI+prjVHfK8Fp0xtTsZ1hHezZMuVHNg3dW56oLVXMPVafvgy11GTm+ZAwx5Q72DKRIk1WNDfvVmZ+hm+qSyMtnpdNTCzsZtY3pIoyVBQ2p1HqmImZOLrqV4rGl337VistOz4biND7Fc8FtHykmSAVcwsK26OU6hKMDXHo9ZNEhlF7ftN0zDFx2Gb/JtbhwO0Vb4SYfAKiL07KQU/Bma+oEyM22chJiy+ZJiGZjVSO8eAQbIrCwyAPzpwnyraRHpgqQufI4hU8I8kvgexITCgQekgyxwsusiqyu9siv7fRULaA5BLTeYUGbJHttVv4Bu85XEEJ6S70UMFiosX3XNK0gARlZeAVS2AonQq+1gvWtNLeUfPt+m+h3bhcirrUs9kOPkcSY16mthcs5bOU11A5RcvY0HZ/oZAD+lKMQnYaQ7+Vw9GVV9wdozu0CzFa4h7yHQivFgiIOM9+Ev3SxM8Eu4pkB6+CEJ1lz624Eg8nWGykYqE0YwfkSCi0WSz2OirGGfFdjkmxQ2U/Ty/aGUp0P3tRXYxOMZpK/TI7zOYFE7FCRLojtKpi74a4Z1y5KOP1UYX5BEVTtvYgWweVRTlczgGrU7+k74HsxFWhEOURITtkRXuXqc7n1//3myc++/k/2Rw8uWhYU3LH+rD3Q9dyrVq5r5V3tA5ELVPFtQdJuqTLSZqA1wC8IwDeJZdp4MtkAAq3zG6IboBSR//V+b/npWNgXMi5Swt/5vNnnjz79h+d/NLm4KkakK/33G98Y+vX3giePoz9+MtvnviTb51f+erm4ElY0F9+8a/zLee/Pf1G8CS86S9/+oc7//iXfulXNwdPvyv48melM1/5jQdefyN4+t3Bl+c7f2jH1w+c3xw8/eXBlx/6N5mJnp2/9Ubw9FcEX4Yf/lm+sSt4+iuDL3/xfr7W643g6Uv9BXqyskZYvR10McqlRoXUDZe6mVI3SuomSF1hqasndWVkDDQOFBPmypb5fHD+HzypkflA/SV4+iupuri6ligH60TZxetGoro2qsy3hN+tqzy/i7D3AWrzDhKv2KC6m2r3AarJ34v53ZSMf74jMulOJhO5JJl4S5KJvySZrFqSTHqWJJPVS5JJ75JksmZJMukL+4pQozvgrzcHT38tsF4CLpUJu8L8rui1SuS0M3rtVK+8L7BCruS7E6n7qsqWFg/uvg6+WxGrr6D7uqiMCnVfp+q+ToLyAfrG3afV025Btt0xspO6I6RGu9RIlhqlUiNQanRJjRwZR4XUDe+KmoY6xxq+rLnhNd3wEvxY8xyYZYamZ7is2rDCbkieZixIvZndz9YF6zln+AaxaKb/0Sxm+lELzqYPO6Nxq5dmBSgSWmI+s2jiMZtuM2WH9DjsownIlNjgEyM+tiD9PC8kClFeVpevi4MeX5oZzC6UaIpycgD3IXLEZCzfXhkrQ+Zq3KDwase5N6KVUK7WwN5mhuZtbnP2RFgMfY2CT7In2KQ7tv2SV7awFDfUNqqf1kIF32aa5lkOHIe+3reT2pGB7EvTdcHQGhHSiqmStYS4zGxpxOJb9bYMHF2GwSdrDZ4e7UbsDkrQZNu+ml+49ZZAYeGWQKFpS0AZPMkCCYOmurGgDKm7DIG7pP9A6vbaYza7UbDQ1N3SpuGZed23Jv1IRyumrvVkze9oQFiKMF+RlNiKEluxxOHL3GYSvS3qQAh/Af5BCw1lbvEA63vZKJpIPUyHNWBmfyyt0pPHfW7KsU6EYCqgIlvCd3h8LIh8xmXr5FblADLtyg7PyqdBRUTI0I3H7eLYM6QKxB1wVeC8wLqV4bEV7xUzogz0CVt4SyvoEVsWtbLa2i0wMs7KdlkIlPT2bJHZyZO+NTXZkO0wHvbaIPkFFIqrObFD2AZPk6/7hUnfTvKG+2RtKroqEH1SiA+y2BijPinE+wRoztIaHRufQUfE0B5VwJbxpDgFYQvuJRAZsaJjFcciSbkTajJHBDzeN3L7/WwPvAsNjfANBlmZLR8Xiwz0TL5JmdacO9SlI4afJAjkiSXS8sOVCIzjoptc/fwYHK2A79QbJB0XsCbK1Y+JnVRhlXA6owONDOe4cSTMMUNLnKLKcYlymDrh5bwOzOQ5x2tRjtk8rW2QI7v1TYj/mY3wvpqFFt1x+NbCqvlFRFBF4OKhPmHu5GMOFDdX1oHZMpc793xY7ngLieyqJm9RjqCRE+1Ba9s5x9koR6N9pLke0wBLZZwN6nEGESV2FStgh9ZC8S/3DJvnqBPCk7zNG63pLI6g7jXOIN7YaDX0+3H9PhFLP0fpj2UDh4lDfmv5BJx51a+vrl8062nu3xa/LTIezdYv2jg9AQWw5rvLaV6CH7DX+I6ZNmz2cDKKUDqSL/ewdyquLBMLu8vvwcn9g1oLo6fe/1CB78oQ21lnBF876LXjoRrsK+vnBJVa/rJAPc/BbRUN1Eo9p05haNi1eziZ7theyMoKlNpAmzl23M12XpXAHUsOJ3YdOLGr4DynAyd27TDZWwxBnciYcLw4bOJ8rh0HFKxjU67jcmhRX6kuraiwRzi/XeLEDUwoC7Pz6bRCk/0sPDbhHMLPsWuu6TQiqfgrgYqqVB/mrJEoFmiraLRdtJORNvAIOOOSSENfZcsvc5Mu2l4l7yx0hNVOKBTKEQAcsKG1QKIATg4QpWfrfTgX4DpTUV8BDVbYnrTCd2UyWlH8AGwjcPgA654KkFwFkgWQXI2QvLBGLlt9EXlUGMmyom578Wkhom5M6hw2gex29sdnBghvV7fmCN7RYYT3mdfSqiZX0iRb0nM2TaJnFk6bCeJXGeJbaVXLN9O0wqTnpTQtLrL1UzqJqjn7tjRUeLE/qIqK1v6gKnwvARUxk+V+Xo5OzIx4K+g564x4K+k5Tk/JY4Aq7iHQFu2uN7FNj8E/wo78PUYDGKnnMwv1VknvgQLRgVxFjf/MCEVB3qKP9VG8bC84LiEZd8wwrtrD/WF4L9J38PCmeQ9J2LCmk/yKzaAq3nvu0de+EFrb1fFfB4pLcXEdhBOWwJoKWoaMpaigroUFdeh9YaZ+gWsSFJkHRK5Gykw2xlgIldREP+QsFHWMsLs8RtEN0aU41rhDDAtDp898xyHizfZbVxz2QMqx9YnMiJQhLFqUhHfGrACbWkl/CHXMeFHtaxkpy5OAOA5y5+xqkvtpUTdlD48E/lT+kujCG1Uhjb/H0oDd4L9nFN/8OZRTxYCeMThiChHEPM6l1PN4CtFrraq/+n5zWr9Iv/d+cwIvq1np8TUEe5VFbUpX5iS8kXIRZ3RRF3Xu42mUNRNlfxPBnguIbUSxp5CN2kYVn8jg7/EMF3wKwzsLFzVr8Mj4PXt9817j/0kFF4j1aKRky78gojPMUCppTHk9OBlZw6V9LazmlagWl6NavIU7mDFr+KsKIYuPTxywpeXBxoMeYcgsso1LPy28NpfjfObTQqXO+z74jgm+44PviOb0SsESANuoZ86ZT42o+YqAB2B1odi2NevjVJKp5o2wIjlVkbq6yD1bLmKyyIX8cFUwzfghB+SarFqQQa5CVXJwxoj9aaiBehg1nqwpE1jWtF7AgVKaA/nt9SPEH5T40I7dWlOn5CQ627P4XgHPZjUTu8U08qmYrFxuVYwJTCm2YdrGI4LEPb2pfqq7AEmwRJJgDmfSh81Rm56ZsfRoaky7ckj1GAmuGlgSdOKSYDpBEswoSRAeq7Qk6ESSYJolwaxS0nFYFjR0UpIFVYBlQSeSBdMsC+aCPJdieS7ndYClQSeSBtMsDbpBngkzyjNX1gGW9JxI0kuzpJcP8rwVy0Oynm5PO+c5G+UhWY8lW85z3Iq1Z1nQnmWc59ooC7S6RctYQkyFEuJbuI2cyrkMlRRIiJcQkefZOUo1g0hq1fkg1TlE5OBEIJbqLCKzbOuvUp1CRHrYbCBihh2hp9ARfKF9unwGwy01aNywyv9aqJV/qj5nj5R/UeSLGNZ9D+B8W+kVcAH1PjW4cBiIswjoHBy1Avabkqm15k1zo8XRNIhacKA3Z0Ehpc+ctrw2PM9aJBHR84ylTgZPWTSf07NheZ04Phy3vSrej1veMjxftNTB4ITl1fB8waLJmp7HLJqp6XnDpJmanu+YNFMDHnyJ0vO66Uk8r5lsWeHxPWQr2PtFSq4cNq/hSYzkbTzlsDmrsXfVphGc2V4o0PQyNuL7csXuQh53JYAB7CiEBlbjj2w5ifkc3AKF53xH+tsLRXXvdo69n9Msm+YrzugtTfO976oLz/5O+D3YG6A/Aje+60S0PEr43mjaOcdNHtTu+lXqxnT5JwVQliGMLVeaQDV+wNMWVZ+qm6PqDp3bxpx9Kq5fUIUZOx+XfAaOWuHKC+cWqpIQDHoJTG6E/qjdo6x6soZODR+qsrfhV/GaVotQPj4mqPaOQoYez4/4a8BsCyQIrJqi4lYQs/P6qGrwyxyebY95/fQ6QNGD0FNQe1yD0pGDuOJQy7TAbd9uNvJeGrf5d8Ft/t1x62I5qXg0rVDhyTgt+2is9O2oEUKXy0F1tuPdwSjw7gx22ig8hLXKiLeeo7AYNHfVcNb+zAi+blBf77IW8lZHplnXjzIYu3C+sx/eE/jEPfd6NDv7d8t+uGLgtob7f++R6/EYnoTV/1SwwedvlEN4bFLRsOXsxYElZjRQdEHmcIRaje3evX7Sv4eaxNnlnTg2nZIb5abYvtqkf6+8d0reQ0hQqe5Qqd4jh5tS3SPvmWo0ZO9JeXeDXlBp3Ddp4pAsDa/xw/IuPpbNyjzJh/S7oxY2SL6HStwkN3AC3Rq5cTLWS09wcdJ9uABxZpD9TMh7vH7peuvkoDeAHadc3X6avVAAo/S6n0C7Wmsth+b7JDYTWO+9lNTYQS+Eb+8+dg2RZ+cR78P1Dbu8+6nEXLzHAmch98NTCChxsxTBeR+GzN3cywi9R75Pk25WJQja19RT8m7dRdRBhJrABwkqn4dxZEHmidgLak9H3kfr4TS9vxeItL6TommqkO/dXigtVXQoS2ymuM3aeUeA1TRhNa0+D8o1DxbScq2+o7DQHkNNm1boV+Zr0FjAihS6qQOvb/uJv/23jX/4+vS/byhOsC6MuZ9j+mNsSRvBsSWO4iu4i613L5y7UP9RuH9fDXe7yVZmAsyUiP+lPQdaidqPOlhfFw6ldxdw6YJLD7inpiAPARQKk1fMghMCbsKRiHVvd7Pj9wUJCq65gAzg/z78rv1Y5fkJc9Hc4vIL2MYvRMlMvWqm3sCefcEmmS74xInZqLxd8RfVpe1q7Bd4kFcn/X6YqyOmjz93SvWldxK25ipL7yRxjnapElQnpyZPQDMoTjdIjST5KAn0/HJePh9WkUPwoASSCaqGF4fv1KECXcWOVTW4dEdpVDJNUsV1A2KxwaCeTu/DAXv+YeqpNpnDJmGOdcFzsm07r1dzijXSQHaYNbIXlx3wkIRzeIfP4TVuuHyoFwYnIEBRsLAlZNK0Fc5YjodeDChG5vf7aQBqg8cYoqQdB2mlHhsbnQEEeCHiUyH1VM2iqqlIR0d2PlBoV9LXeZOeFZLZ8Gwfxp2XKeyMTOPZifsuNVkVlaSd3sFnOVSVoqpKEQoLHAPbL64mKmfqipny/2PvXaCsutLzwPO679e5t951q2CfQwG3KFF1QVLxaLWoKyNUejTI3bIt2+00aqCXUnQyqC33UiwisE238ZiJGVteFm3G3LpFIjyhHTyWW0wsRXQP42FNSBbTwRNs4wR7iEMnyjR2ZJt4hD3/9//7PG7VKYluu2fGa43QrXPOPufss9/73//+/+/T4iVEc06kyJgMb5ZqnbXmFkl9kPkOWyzz7SixDHYAngAN60WRmF4SAeqgyFOHTZGvjpsib71qivz1miny2ElT5LO2KfLaGVA0QM4zRa47Z4qc94Ypct95U+RAxoFKARMeFEsqJmhSugNB01VVkjND+bI6bpF449IoH/bFwVNq1bxaveAPfpAlz2C3Jc9gtyXP4PuWXxTgoiLseDIyaWRkmMwwi5zxBBV5LgGGfhwG/4fmvAxz1yYSiogRKonTgYTNOY2E6TdSCBmM8jlE8j9J02p4Gov/lAIfII4j1JpwHKXWlBJx9kxKxNnTKRFn2ykRZ0+mRJx9LcVyue3S+oDX6tfFlFoSQldBIsSxPEW3Hi180c2naW1YOZQ+aB0qHLRfAS565lCML5fa2rMwVmpYz9A4QIenPfZCeEocEFByFlBpuE1v9io4POC5OMDA3YKysYZDg1oDHaAmpQNgJOgwQk2HDoPUkixQ0WJWGFLZ1raAu601GWN8NDbxwVwDlilzzp2nhu0N06+eiDyIbiIaJ5tq1bdoIrH3+3VVo24GPyEXlyPKpUubH1EVhFiqwmMP8KXgPLTfH1UWjz1Z1AezTI5olsmq2PxYc5ptsi5sk1BXzPFuQJbdA7Kts+YcG6j9Y+j76uBDOyAO39kJezf1Ozo8S92QDk97TH4263k4zHg+SDsn7Of9VVts8MmpFVts0MiplVvs4ziqLfZRHL0tzFin/C32S0GOBySLA5T8NFQPuBxVfXSZkRz3So57KSQby7HDOc7R5Kvz540pqqk5b7VaSf9WddQKtaIzf8pf046kyzVYKICyjR5ot091Fvy1HcrTWrXiSx3K4iq6rShklZQADQgg3aEjDTwNGv2rigXEoTnfmjBcb5zalTFIckmPGsIu/SplT1A7aNB0iK9buFg779/Xad/tlZtZ3Fyvb2Zxc5Ju+rKZryNw8cwUnhnHA+PR24O408SddbizLngVSoQVil5ZqeTpFaqJi0UPTCDsPv3AelzEPt6vluRq8G9+rurYvrfAyTNHFWqxgQQN4lDRcYOP9LVZUEtTd7hbsLNhe4kgxPw4TMkKpd72NzCMAI0Sb/sb+dRW/gm1JtreXXjbv/91ksPv57sPqjWnfGqYbQrlAIwhd6jjGe5Z821/msM2qQ2ve7ToeN3boujdrWr6de8jNHg81LpoeB+lRgnJsQ5BNsrFVZorrHg+LMoHdNJZeLCdt2gFkWU2kxSO58BqQsezIJ2j4xlwztHxtEWDJR3bYDuhBv+aJT3+uEXDJoUfg10kHWmGHMXxiEX9jI6HLZqB6fg+dLNZnkl7cXwPMy0db2PmpeO7mInpeAvESnS8Ygqn92VYXNDxEvgr6HgRMzEdL5hMFbsVu3H026zB0rfQbxP9PkK/B+n3AP0egqKxDidUWqBNM6DGR6bZ4b8unvAPiiHyA2Kp/NBWwxGXR8w8VOlGk5qKJzi1GxA0bqpN5kYJaMnhaTnslsMBORwGrv8W3tllOOyTOG5mSk322jyN41beaDUwjZ41RRV63hQY6bdMsZ++YArqykVTYFcu4Ti81aBhmr7zEZOGUMYXmZXDs3J4Xg4vyeEont2C9rB2btygeQiZG2QWYLbEvskcBEwTzCbZ7+LYy0TDhhqbpvqi4wjzpBtqNfOmG5hKDlt0dJhX3VDlLWDNMTC8H7eE4uY1S8BhTlqCnNG2ROt72hI72TOWWCKfxfGjLGgareugeY5kDK4Fm0RVYSdeRM4Y/Bs02FwEVgKwjGVDTmzOF4YSbnyZvR7/ZS5nMSYH7J+cgxmoml+Rad+R+T6lLGxIZtxfMb104gxtxqyqDb42X/SzfBWpjbpg1EWXEinm/FKgOwGCfDiOdEhMT3f8ShjLXhWd7xFzLmDRb//5/33NrcJk9eFOB13lUQYkD/B7avbi1NL0WAOYZIZlCE4xAuiq7vdAcGfhve5D1cNbeRl5hWT5Xi129GJi7mttU737/f7WNsgeDIWYklXHAK+faNmAi35ZRCErylFyy1Gx0HabDjm2s8UaFFHywilNsk3/mz6tyOj/ND8E19Y9fn8dHqGqqPqBYgmzbzopYMFNS7C0LJd6IQ/3q16Sh/tptWrERV2S0kESqmqyYq/NAlZGZd4MypsTY0IvvoOGnIxXK7KuTbFRBwoG5WGiPKrKZLkL6jAqjQKVEEqDhMQYCg0NZ9UWiUJ9ohzUDA99vGyyHxe7owz8j6xonZDRKqFZkDPO+TWS9KFk62GFC0s8eRQTJB5LhMRef4DJJf2aXtcuKXxIqngouC+3KqrSafu5btTOXDdqZ+6Ul2PfthPgMD3BrJ+5fXU/97Y/9LQa6kbtHPog1E6uwQVJTyU4A2pnLvR/o2cGmYBBZUoOcxHEto8ycNBC3coSM84DoXqlGGqS0X6uLiwh/4kQP1ALjofN76l7mQKWdDBYosMdex4AOgYlyZErPHg/feL9X/6jr3/s009v60izCJpXCfuK2AKw/Iq4WSp+la5zumVjKY1q6OUyr4S9oLfLOZOjLdKsWKDMWpJNYxaVrjL4VJFX1DUknZVBs+z1HkIN0RgdDoZ/G375BwP/bCcYkpxHZS8MTgO8s89ITjC/kA4rm+twGbcg4Yeb6ylcZ2Nac3HSxdccmngKXxqAvdYraT2Ewkvc1vtySQjZAZYNI2SnuxCyl2DZfBhCdoaH8jff9rOC26Qhsklked3TuOx3JuOYIpMR1tFkHOtoMhnraIqOv0NT7/uTABehJeuRKY0pMqUxRSaFgCPVug68zY+Y2CgzNllXbZUKNhzVTAxF55wN95mtxhlb1rqnbdkma9uieTlpyy7Za/wcCVBT09Zlff7+JBUAzjXozNEpcBMgQGOrHEbAJQQArcVmV53XYNuDdfYiiu7r8Wq5HlXL9Xi1XE+ulpuojf+NRJQbulqur2Mgo5vrqCjs9YYjeEY31gWAU3/tHwNqchE6VfqaS6KpDa+9krjEaGZwfB/PScLqkC/ccyZNpOIs9o1t1BXDgYMdr6gHh3OrMdNeoCGxopsW5sPonrEXOL9+Gg0wyxCCdc9twVSDTqqS5ZPNWJZPNsMsn2zGskwPJWX5NL3b+jqJem2c/B6dnGlq8KKmlMHJJvQf1N5eRW3/boUxRlKqutW4Y3ELtG9b0qDexZFiuIVjAVghsnt7Hccyw1hzg7tqSYO8YkljO9NkmBI+b9P5+wjPM6hJ2N7ONusMahIGnEbAYQRcsZKb3bl4sZyLiuVcvFjOJRfLeWT+PcrLG7oUzjUZFP+NJtrberrvpUUhRylwf9Vs2VI1OWgPG9RYUlDaFHBQMCJmdKJ4et6K0vNWPD1vJafnIpLxFWqZF3DyVTq5pKvpsk7gW00tga2nhzHe0rDVRAOllUsTWN00XEG3BMsdaZ+03Em1zllaVcQ1eYZraKvxmiVDxau6Bo/rGjuma/qoJU3isqWbxEXcqGptritaXFThJUtqTJWhpAsukGvW91a2r92QPTvyA9cTekhtPvKBpB7i1zq0UM0+DHk+pZEKTyPCo8tU/+H4aHw4Go0Px0fjw8mj8VEMwr9A+TgyKaV7eJKr/8ikVP/RSa5+V6r/fzBbqVj1D0r190r1u0H1X4lX/5Wo+q/Eq/9KcvVfQyXfpknhKk6OK+pTuvpv6Oq/ElR/g56R6r+mq/86V/96enRp9YMgQ1fV4aAu34cdBEncqlrn1RdX6HtBICryNgLTvGTjZnPDlGZzxZRmc9mUZnPJlGZz0ZRmcwHHClXrz3ztTxqf/Jn/gFrXtXrNDGv1uimzyi0chVA1Xrtw++NCR1lnpawdKWuhWC1yBn/NDOgrbsYL/mZU8DfjBX8zueDfRfGeo/K+hZMrdHJbF/x7uuBv8vDYNuPd6DWd/8M6/wcl+y9Jgb+FfOV40Z1q/ZzLSlAutiOmjIG3m7wy5/NbTV61c/Ee1XXASItN0ZqGAe8i4AwXMBfo8ahA4UfOip2kbnIs3k2ORd3kWLybHEvuJq+id/w2jezHdTc5NsmT86uTMjkrkZpGxIN0EPqSBj2rObnoQVfUuQCLYl+671SS8NVAmHt1MjZBn1/xhf/43ef/zb1M0F6F5UHIAkUt78Ub1p2oYd2JN6w7yQ3r8AY63qB0vo929A06ObJBjz0btLzHDYs65gE6/BY98FnpFs9KG3sabQqQaNzCHkKvAA4eW0c9IPNsU9rbi1q82zBt7dXSXROobqkAtO/oBkr089H1YVzvDlvSbNiQnmIv9LAZgZ8tRRL43BiVSqEPDer9EInmfUaiKXwhlwWmiwNf5Ffsl62DIXssSe1L7eRE5QG1qOINSKwRAoTgfDyINz4d7HDmZ5mxOM/WxCU4TYFGjR22QTZrYeVKj+5kOK6VPwIDjx/+siqd/QITWCRxile9Gi+dU8vxzaaW45vlDeESC8Pgm81rgKM8Axy5n+DBqyo8nSmGK0IvZb7ZvMY4SgnfbI1PDkMFWeJt5QDlSN7frV9H0wDfbF4jHaWYb1Ze3h1/F8vbakJWeyK+2ZrqibEKZyn0tslLtMrdd9nZFfqQssAZZehEAml5SN/AMtfa+TkxEgJYkcAWZfUf9vDqDTaYWmwv2ou9rFISX2uWKtyCa5R1fsHrK6i+u72sec0nP/tBLYHhtCilQYsIr78jLePpZRrGTLxdYGdr2XahdL02RbaMN4qmrla1TJMw9Ksue8tHzcHV7xn30hz6482hP6k5hE1gcbWHHJzsg9KbBEPjzizTNgDR0RdSBrgze+uod0P1CYFsBi9l8Hxa/8FLzGwgaPiRL1lfbFMEKCcpzUz7C7ZtA97iYGRLY2OcvxI5BLZxfc3mww053JLDbTnckYPhO3zM8l+X/w7yX8V/G/y32RYE6+h7GW45tnJUSgeuu7DQFrCt7AmaX7Cz7rQxxLW2wdIpBVjnVmZOYGkEs4MCtsYC5tuePAWDDR3msfYxqg74U2S6HWvtCOQkvAU0K+AGZjudBT8V+v/teTROXhKlXceUOnWKcf0wv4FAKN3K7wgMEdMANKNcgCp0IZxeJc/Op7kNOoUjloP5AXCiAKVIaJM06IcoMoeCo+74GD0FT4KRF/yiKgrFvMaLCELg9FyESQw1nifufpySxjARoJ/VdMbhBR4FBSz9+NEMI/jQj/2f4fqZxY+v0L4eehwiKHbzUnBxKqgIdAkojDAvcDecmtctmdKAgI2nwn28NuAxf8rJypZAgIhGIiNjJlqM5eLZkWIfKkpuWdyc0iwNp0P7ImlOloouuLT3+Jm6lwoaFpDm6NrR1YTm0jKCzQYVB21ho5PHoVrhpkvvq/R+kAqE30Plht9jUtjtn2Tp/t8ClslsPcztmZvnwzTuFG3QyiAspN0xYAhnRSBPuI6K0Cah5LbNyfDTdT/F3YDkyBZI3+rgH4NSGY650Bi2HlaZ/RQe+ndz+KE5+KeENzIa5Q7plvgspeMphu7gOkvzfqnThntpBy7tHSGVIHmdevizyO6XKM5OEu2DzsHkhWCrf8vMAl6Iu7fGPGTRl5wKTWGFl22LW0A0pmHfi/7uq/umigptX5292pzA2fD0mC8YOWkGueceCWybCevsmA+jPYpmH5pBmnem6ATYN1Qx1EVlQkgXvmGZzqHACkRQP316cRdDhkatAr3ulRdwB9E+QVEWWu+uhjKXHUQkkCr8vPVZWMJnuNCqPjeEF7HzmREXFewRe9jCoUM2xKjRaxNGi2FngyzETfZjAQVmYP2oaOVghy6Z/DHKZhbq5FTk5xK1cM3qHH/dCl/HiHXoh+c+NJLkt+/h41bLoBzT0a2pDNTZ/+GRkfwh8+XcIUjEJuMeCl5P5uUUjQPpl+1DRaD4vBL80iBLOJQ7aIIw4bgVEosWBRkxK8iIjiAjBrTH8KL1Cy17tmR8KOVoQbB6Cuj1NiztSjD3Mlnt7ZfZYhAoSUsHaJcNHwCVI8YVZVXkZ6vYSYXJMPAg9vsVVeK9PBsbyuDCZmOyqo64pCSaUhhNVUdTC6OpIJqSNjSyscCG33cRGyO1IH1qcWpqOpqepNSku1KTUT3LpqZHR9OblJpsV2py2CJcJjW9Opq+pNTku1ITmLcmpaZPR9OflJpiV2pKqn/Z1PRLNElpKQdpAXETPUjtAO4UWRJLPdiwDs55g2wT7A0xs5E/HJMj6qpOf0hsH2lBzcQESKM8hwwIepw9R73anvNX8By9Uo0sg1TrKRhTzfFizqNU2MEKz6dWRher1IgI9v6YGtOT92pF5QiPh9Kcv4bvrVVr+DuNpXi7/rhaK2hcqqHGBVmnX5Xm9HtrdZzj+gg7rbWCCSQPkCwgSYLnhFqNW+OcIpfSsTbE+YpHRaU/Gwo024Kjv44+/01TEGHGAzAV5M9Xvn51QnlJJeXfR2mPhQdHf/3dUpDPIEw1dG7vS4pJrVfe0jKSUhmjZCwtvihxDX30dYLVSioOenNCylaplVFpxN5Caah1lKwg740AVaYqODO+akQ4M2tVWDQVwUur8BBFjcxWQ7PiiMtjmS20pUMhBJ4/qfI4TM37TVhtZQUGz98AmyLD3yjBMbNrjOyRbUQM6oVEf8Wx1NUkG8aLH4st8sKkmuyoDUH08/6UmoLFwYaOgluMfBoxBB9s+3WS0SbpFbozpXBRZ4OR+/3mgmqGCXiuTs9PdgT1sckdDOdlSPxN6mb3Y9ovS+ry/GXqhbid9Sf1J7Mc3AT0Y9anVAFSsa3QWTld7QVKipqcjz5B2cRFVoqR8UhBJtud4TqVgdzKB3lucu/kQu8AOkhfhJ/kUsB36ZMb8BUPJYMimqe8GN79yImuOtWU9NAZZ7gQE0QqbLPjPQC/JONJ70HletP020Q/Ns/S8K62wHfbaCrlEG9uFZ9neZwY4O6sMOYAe5Wb3ho60K1BvrVabm1Rq3gs2sojigEfGTz6EF+M0QW98FG+uE8GuIf5Yq0MXSuUjHfSRaj1b1MfZS3FQwGC3ErqJwP8zHhCZ5tBV3qAvqEe5mcmlh03qddRbJ5arQb5yXUJsbV0FwRy2NJJvUELnF2Uyj81/UfQjVdyz6MBaF30moo99F3o3cXv0ZxvwdHfrp9+lDvwCj1uClwZBe+gk/U0Fo2J3xl9YAv18YkEXHSMpf7acCCckG/z2RgVGhVEUADhsPgYo19RGSTdnNVR3Udfl6jui54aHBquj4yuwLz0hP84PTGxzL0nJBw/hOPY2nb3n5v057J59+OoIXr7CfX4hzyX8G0UeuKHcSMo1u0YCmm8e7CEuWKG2tU2wIg9QSePAO7rP1MbQ8DjXPyrqKxH1A4EPEInE/oJDlivHlMIvE8H3sdPLf06lSpG3zWqJZ+a4JjXUL1xNFvUrOJXE3JEScGrNZ7FqdYeUeuBQoa6lwawHmePoSHhuRK1ucdpNkVmvkun6gnJN88l/Eca5+PyjktSGsftUatYp4KHPTyCP/7jMiHph0vUOO5TW/AIWpc0MdylnOk09Ep8j+jn12uHFp6YHtdzEkqAhH1GgR8CCnyJZiIIui5VE8N3baJyXau2Mkib+ojGhZyQmXFMhIa1SulwLcj8qYmWLbhtT93dpfEGN6nNVBqempEJtqXfEfA/GCJLHx3X4SupjCSuET7rimuzmlaP4mRaVYDZJlj0JO812YzXjAx402qUrejT6n7ehGLy9SM49vMeVxqbVwcl+CU6kHD7olwdoEMvdi74keclcC/8irDBwFefpEMNPDD8yDMS+DQdqmCB4Ss4M5VBAkPrLm1J3KTzaagFp6ERdPUfwcg/jhQNs71/Wm3GQ5txf5P+wwrH4YVT9NtinzGLPcs6pXQ5/6Fc3J8xmc7iiOk9ieNh0yup9Lj9kvcULl/0enE44H0Mh8+CdXLc2uvtxNVuSgYdPuntwuFZ736897T3NK6e8r4bh1nv4zhs9z6Bw4z3DA4Ped+Dw2ZvBQ4PeN+LAzZyQR8PnyJaWzeMnzJB0ESnrWPmXMMwpo0JSN3HTe/7cHzN9J7FsW1634/jGdP7gUWrvyHt8GSoZ7pW+rDrookV+gDvB8Wkiw3eHO+TYtnVQy/8Pj1qkQyyRj0I18IIV019H4Ucokn0zQX/h9QPtRe8vxVpeT6FgYuNSqOw3dHpc9HpZHQ6FZ1uiE43wj3wGXhQD7QibRnd+PS3Ekl0Wo9OIwnMG45OR0ms2OjtURu8vWrKe05NersViOjp90Td61dr/FVY/K9RP6RWne94U4FRLBZdsKIF0hu1pVHglkVEAZNtf1hN7aNiH/WGgQ1iQ0FThuQCt/LuZ0lYHJ5Xkwv+ZFTc0emeOsleJHxWNcPABjoDlrFfZlFtw3z4LGABN3bA0jrpkRBK0a7Q7+yjM3l837ySR6a8jYDnabFipodOSBSkpVZlTv0tkm8/Nc/yaU3x9ZT6tFzvpXj3eBsLarf3KfWc92maLh58rGQXs+hXza6EjAYfpyNn3g7TTJ/3IHOPBnlCjoIbdTXsjRY1aTV11H9mshUnt7BDEP4e3MkutzaHsGbzQfA/cptZRc208uZCvPHFqroOUlJWf67Cj6q3osrA15rzymq36qfqbcaqtyJG0gFXgDeK0RV1HdQfF+0oarqJmq5TTXNmQ+z/SfXdGvsfHvRytoGmIjnbCLQ9MbUNC6KJljC64DejltCMt4Sm+kT45P3hWZ+coV47bak3inOSm0AT6xGpc7lXRpVZQCdEtdB8MezVubwD/z2MIdpAo4cbA8n5u+c7/rDEjOawsa2em5d1CwpkBbIDr9aqtv6sCZr9CqoVaVa25rLQCwiUVI8a1OsCHbFeF8S0x3ti1ShrQWzSp5L4frxGlwKMWkp/K7WLyZ9s1fBWY+MZGgw6pRYAzUIlbPG+TbJsluZeO0CgXsmnkO9H9Co7S0XMyOJ4rhI852kA8bXBc5BukvRqT3CEgz7W3jzN41LFpOUK31Yiuvh8ScJwTFSmWVHLqJCoIU1DGiNJwUtczrsiP3QpZMKbgYQyHiwFPBE6VgY5CLzWg6PPMgcgzwFfKxKOYNA+yXqNtdFHQuEWwLbQNiTeksLz5CFWMojkIyIhhya86IfPJnzQD2PgdC0tK8FXlhdxL1hr3S2ai3Z6ff/uzrv/0vRWQx0TLDriCw+lH2jQ+AGVRUFWpmWWu2hi2AX1NmOOKHs/lowYAIHMW3myTheHfnjuY7DHD8cKg10ClZxhRmqQgDfKACT8DNppGTfn/WEOQnRaIWJgBqnPY8U/SnHox5qitwDdgxqd90fj2BJqWI12WC0wj1W86AwocJgeCmpcVvUUI73Z2ffClw/eXUF9jGbHOs2SPBICaTjS03By6Y95kMTgUYP/mgf9z7AZ/0vYF/8MW/dnAGr6mddpNghkk50lOxDNYt0deXyROvIrc7O8cdAvuaURHut0mo7zMuZkeVxBL08UFfYlCgXN7umfx8FK97S+SkbtNTxks1OcVjdIVdyVVuKBwiKv9PUIrjdwAvm6oUcZ/Xy0jgrXwlh4LwnlAYJEXKpWxOjvFhWXjjKrlo3NXy42H7E9p5Be/1PdKCMGJvuOek7t7miNl16CRJo9pCXWLpCmzj6m2aPiGqXpZZhaZdvfTVHwjIO22KbPPQdBpNs7ZLLbO2TylDeJsn3uBH169wn/U+pTanIfyTtv+595Wn2m2zvkM8t7hyATuyFAcRqeC87gHTIZYCpPdud6I6WctWXDHRG9OhFCDhtjxMRNFTWdThxHh1K+kWZWf6NCwdEnN6rde+rebv4e9ynuPv7G7kLY2F0IG0+R0EtRNU9QRKMnUHBqIxXCxm+5EJCnjQv+qPRuOmNdIBUCCWyfpgIiIcD7tFQbOrvo7SJRQ1LX7E5d85TXZJnnBMU2fAKRk7RDgsi3nDp6XTV16urBGVLXLKh9qtn29tHospGkqCYkQBpl6iSTk5wgQ00BO5vx8WFfd31+Wu2jheC+BbwxrH6A/g3vq3tTXUKBNetXuowghpGzKfVsZ/t//9Szt370K4UZ1O9hSv43SYJFGdGf71ffT5LO9vXfNfIf/2B6HYU3kRWKHNzmNHTQ4F+pkwBZj/qIN5q4Dhpm2bO8o2TFhn7WtlYwqmi3Kh6RsyrQ0epQNLT2CQ/2iMPdOWcisaZUFoqYVsP6gc3fFXT1zf9TuzN/AiUtMh8rU6ki/Tp7EA1ThdBv+fcg20LrvacESL6C2oM07v7rSdK3nZZHSynekd1D6aDEbOC7/28nZlINA5mbmi4li5eSZdmTHz5Fza3bOGK4wPydgcA4MiPK1t/atlSEpEwFTXRBPbuAxSVWjfuC5a2a6YROodJyA0qjbbQ+uesbYamMzOy9WyW5/IbxxN0Rq0t3iYGeh/d5vXHxc8KuxzSiA60AFlEJ2EWIXbFKsCvW0JMD9ESN+usPeoOqh+SiT3oPwa6NMTEGxTnWhtoCHFcMjfGQuMpWaGX2UXrjYSr9h7wi9fkH1Cq6+TAtv8GhNcTJecdUD9DMX6QvVryH1UchBX1UDaB8W4CcrTGZ3CDFZNPtMn1xjer37fj7D1OiP0rptykerOv9VfJ+eEN/gAYGaIrUEBuvp9WT7OWcxm7sDRyf2mRfM0UldhXHj01bV0xRmF3GcecmmMqnYR1xAcdd7JGdVvezsXhaPb3JPofjd7N9eFp9nC2+0+oTbCOeVs+wp3dafQ97fqcBgMJKsO9liG9WqUE51rpgTFusxysv0uOtEj3eGtHj0brqgH4aqrtBUd3Zorp7SFR3FVHdPSiqux8U1V1NVHefFNVdj6juCtMC6AZjZea73SzEsQ8AEQrGyunWu+YctFkT0waUjj/Avt1p9f1b7MM4PrvFvoNEft8W+zbzz1IbmDa+wVbjN0yBbWHt5Q0zsL84DsftwiogmhqA5fKN1l9AnJwLIEcBMNKyHq+L9fL10Hr5ulgv/24uG9lkpQ9WXs4zRrwVMtOKhUWKl5hCzakYu9zw08KsCTcRiyTxF/ysJsyMEYH5bKyR9XljEihL8kyh65ki84L+BoPDz/sljlFkezPw6ix34NcB39q8cHXiSbczz1xNJvOeHrc0Aephy6vxCTPn4OQGABJwcgUICTi5AIgEnJwDRgJO2gBJcMQ2eUjiAbCRw/bGdT7u9pL2kUa9Fd8WVazZTRVraotZExazTzNR7Kgmil0REcWaXUSxKzRR7KhKAbIpRhQ7qoliV2iiWLOLKHaFJoqNvYehuE5DXGSUlaGXl+Z25d1rpr/ibt1qmS/UfdXGS0b3S3WD73ltNbLo3qji10eDR3x+pOubo0HUq9oRVR30ZpGB53Nwa4fSu6LKbewmwPG5TGJ6QalOG7eAaO/Rab+c+nKK9rWqg2hDk9AGTQqrF9QQbo7x20MMDclvD8upL6d4YNHbg/T2mgVYPvDHq3iopNw2rUYaIJqg9umPc6xVRDXOsdbk1JdTGFPoWCkdAwho8BsDeKzBbwzKqS+neEC/Qd9erVbjI21/TffkvkatiWEYUMbHO6pHyqzUUWVKGmWngb15yXZPlO3eKNu9idnePNNZwK4jfVjRy/Pi0K7WgjakqFa3GSTBpJkimtHHSSSMWUOq6DT2UDFGhRIzKoaZtLnVaNJhHDSBBpCNgDtSYPZCVdxiA3AkJ7TCGWEQbvOw+CyIgGG87Ftst+zb8RblsN0umzX7KZWCsSRoQHwrao9WnOnQt+ZBudxeOFX415ZpHwps/cWaj71m4SDzefoYQxVbXAiAn47tNqRhV2gxcAbsCs1C6+pqxSZoWQl+ou6bwtHZAnmfyWaFZmhWaMGs0IY9YfqDzAptMStMM5NxYFVosj2xtaOkyZC1PV96DqhqlsC9U5rFlNAWU8LwHSBjmWxC+IFvdr/yYZ+xtdGgHRgN/n4qTQW7iCTdCwDymAbShhLTUXZAke4sR5GeEkNRpoTMwIoiK7SRAHRP9H1IsRM/NR/N/scuF4YAwmkyab+oDamLrN8sJ+zjl6BZ0GbXORW+UtGvlBJeETo9oZsStvIKVZ4B0w2aGcqqvJwRRBkv4j5MvOlbNOgs+2wpelZ/xOX9F6ZEt1sOfqBEB9RJUnGW4d4Bqvhl5jlrmXnO0CsrxtCHMCLznMGeIVVQoluUKMx0FqURM52Fmc7QM53FM12Jj4olVE6tnunkVUO/CnAqQ890Fs908p4Rfw/trpxE+R55hpQUX7h04RYEmdcBFAmoK2GZmRJfkRT1L1f8hgqeoMmJmTGGTXbkSOk/2JENACX+nhmQkMYIJjNMJ2kw1FprG6DWbAaBAcIQ6CuVsR+0przrrhEmbE3qFdGczzNzmdh264CQ/BT/fsO2TMaySHIepm6knMB52OlyHmZK0Q9zHqZYU9rZbrKuzMcC78sjFLUy2AcSXKT8c1wrQBG1aFiuFJKBDYIkMbCB0wVssCRJScAGbDgeAy2IbcTe3ualBNVAUmcuSV1pOV/NIFXH4gV1LLmgknw1FwOdGUaS96YkxIYoxORyhcsmgEhgGq2ocYxhA8cR+Xy9sUH2tekMIEvMIp8SFvm0OBZiXEuJLH/eDLAPByF0XjcDGwibTQ8uMxgbm43R3POzZjRfvu1nXsekw+Ag8M9wCoA+An4XJRYTtAnQqftgaj5tNTBtU2hWoKiAqpLmr1Dfppn5Dz4gN60wNzOSm4ckN5s/MDdZbdNxHgb/kWWHDVFXQ7OZgFZbbO9oGEFmf91cPo8tyeOM5PEhyePmD87jr5u6u8EPWIV+wINBc1/cA6nVKSvogVZXDwQ5knVv7vvxXkgDAZyA7e2f4f/+dJuyFzsB2/MRYxw7ARf+XSoNdgjm1z3ovCy1cgLdZLvmkH0HwH8QmdjtYRGxK/WkBbhx4F/HNzrs2tH1b3tA0dnZHrBytjvbAxpOOg14N+k0INqk04BZk04DKk06Dbgz6TQgy6TTgB2zjZR6qWQO08xSDtOlDKaY+k/AwQhYhw5lO6ey9DdP3TO792410hP5hbsf91PMDYKzHDwlF3PvClNmnm4X787CcwqmWDlFASQcsG1wTvE/2JelMKmnFv9bSnSaSHO6HMnpchSnyxGcLkdvuhy56XLUpssRmy5HaxoxeaaWkpreZXQGFCMXYIoLXJ9G3XpPPQgzY2E8mNKsXPhmrhApPvCz+Zg+JGOSw2NSKnAVciHZ74zryDMs20O2zPI8PC9ouAarOpQxH1/ZZJgkRIhnvCIJCyWVY7CojFcGNLgPcY/9/FyZ1Of9DFZpeSXX7KQ171dPbP/xzz/+/NdWP/RRtt3Wa7lMbOcK4SCCSZEkAc6xkRhTmxsnHTM/r9LYjVVuxDuWYme7NPOOOa2ROZVyv0LDHlSaKUafyAqAb1YQfwUlEvzkrg/gNw+I2HC30IogKpIMaEt1FkgGczBMjsADD2ulLBJRg/SZBbOOi3l16VcBzQH/qFrLeXEO7N1brEFs9m2xXCY9h9cjaypTvBpC5jE/uMydmqVY8VpxAqQ1VFKKzrKQgqnMXv8HZ0587fv+81ZeMDsYukdEqRtyBKVDjqBFCUsXRPnLrOt5eauIAfzzqogMwQMcLtFJ70EViJVZUVKGnAwCl4wyBLzr2g5qIa4UZ1H4Pmhx5GCKEs/KN7GIpKz2IMpe+qRX48QwGGIq9M8jMdaBSVsvDtk4+2gZIa7f7w9gBSDe3lRz9HuyjqWWXIt/Li8WkagSKH37QaZJVzshAwt4fQ/UR5SPFMq1pHp1gcMa3zc7KoWCN8QBodqB669kTcRfmiFI1q6CkXZR087Edx1hKw93VeT+DbNNGSjymI7wCi4rX6Lcut5AEB5U42Let7SuXeF966NyTdMvYAcdmlkIofGAxh4lwa/FE+S7O/TS00VSq92aF26TVHU7SybVXZEWECBK7X6QJ0oX61iq6ll+0BWoCXo3pdtz8U3oPvLs+gpdaEr3IwwVun/pEmGWNTmdj/KiMm1E4LAwojKFejdkZ+vsWlb+7wVo5xRL59SqRIrROK2msGEZjwmIK5QQLfNz01axMGdahyAw7sdGX+hXa8E0EkMcg0iz24qydvFCLQh8gpd78FNgQQ5eg7NIElZA5uwOwGNCihK42AySRmtMIOMZhZ/N5eExCPWAxb/8y+YrVqAiSAeaajjDYpjYGTgEYnRJVhDkwCTjUeFRO87xmFymX4V+Lv2q9KvRr4d+vexxyv1IdN/90CEMKJuki0FaYvZ6Q1B8/NW+obKYEzSkqDPnDysUJzzTRC/s17VrwRBW8qOKkgINwYo5fyUjPwwiGCZIuDPnm1Ggp0ZUXQy3ErQPHN0qMT7yxpQvAavBs2e4EsEaxGpG12tpMFgxx7YQy2gbOI6GjnQcK9YnGenRwQ9qhnXLFJjvjYjf9zJqhvQHqdNlol2iTlfrnuHe77OaIa1GWM2QjivU06xmGOGj8nyamTm1Ws0grxr6VZA8BAr1NKsZ5D0j/h4UAX5C/iagWRi7u5NKGg4KdDFOF+OysTaMxX5WDe9nTl8s9ktqlPnPAxMvXHGhBt6AaFPKY+70wEreC0ztw2dyNFKuZn70wCp/tdKVo7TnnwdxYy1zqsNlREz21yx6BrwmilNACfHE5Eybw4ijgzwGYNc1/AG1WrwJ7+Ov6seC2DB7gNOdmn8v87V7IIv2w2iqIIYPrwDYMRG+W6N56L7wylXDnjBkcLkbJEEzWo1BoiFj0RisH9oNrGdRSmkwEuCloGINEicZ+MYAtS9AawzWLB0ASjS3O0PDlhiqF01AdCrh4LQR2o7zZrC5dt7E5ho23oQttzUmd94CiFZrjHfe/qGVwRrLwTrrkE1rLVb4YUyk4SRDw2qW+0EW4xktOnayjiIbA4OAKJlmRqO7Mq2D7g9usDmBBgJQDCgtBDgC7Hc57sElTbvOdou3zchAUzhNoGWuMAaKArRE9wOGTKbMzU5R56mV1kmQ2zarSdphR8EWsry4rEIR1dICoKCMVFW1Pd9p+5ZXZeUsQEeoovG4Rx3NVNUtFIIpYYvNGKw/n8pYXEQWoJVEZ3DFEOfwNGYNlXEn8ekk7BywylN3zcj628/Vwd3CgeF8cGNbcKRChcoWtoUFvfjIYhTLwzysSA3EYwQNVdxX96O9ir1xnVKJEb5UcPeAGQMXOfDK4ts3Dn0mup01+HZI6vyX1BLfjtkK/cTfj1+800VJxHMSJutcaxu1gW1P1uksBbv6HGaQ8tlHqq/4FSg1VOV1urXyR2hcoxZWFtJonrbpwPZJT5Jsl2PjvNbh7BNgHAM6TppN61uVudaBF4Q+PIOt9fvQqOCYkQFqVgaw3iHqDUoqKqWW+cMiejAG8FdN1Mks+izcQXI4gCskw6MwScfDcHcou18z/fSjrH/PycfS34mPuV+wi07kB8PbTYMCpd6LcWDachkvvcCovVcMKHf+jZPKULO0D6UEr6C53y8sJs+EtGn4RVRMic1gVQkFDRADWvGVISCxMEFdUuAEErXS4ilcY8cs9Nly5OxfFr/4MmCzK1o3XNV+8fTVJ0tpeBBgA6NHf6KiatpDPoiwRyKk6FoYMzjKKqKksZiV3SaMOQCxo8mraOnRK3I0nYHSuRpBt/RHp3BTqdD41QuobiZmskDM1COWn8U5WnExHRT0ZfMdfwj7diQ2I5wkKgoBURP4fVT/PBvuqCE1IGeRCzNL3BUGX6ECoPFw0OtXQySYpSkrxVKWgcmpYFVJJuQCrDnuo4MLzgJX0lJdWiwFmHSMwXAfL3fXQQENoiEHpbA9MDKnWxt2BkD+kqk6mHkgEdRUYdx2PejiCuuNQWlY9U28ZVnjFlWg1rwUe3+DaUIT4e73TaBgYJ+sSIfiXIvedI/Yw4KMIVI7PWEUbjlLB8oLBmsylOMzlCet6JYdK9OCvQXIySbGygyN60oC3YSxEioqlYFxdk6PlWmMleiLzI/lwdyDli80VuaTx8qCDIb5ZcbKRbcXj5WFRWNl/oPGykLSWJmhsTLDY2UGYyXTE1L7PvtI3yt+icfK0ut0KxgriwGKvLBzhWOl0DHqsTKDVZzDSpBgrMyMGQJZ+JBAZALAMNXaPBchfaGYFo1drRUtplN1L5oC/mkK+GdGOTwyFjEyOhgZU2JulAJfxGYAHM59y7EXJfYsYl86FMqKMCOMYhd47Puq4wRjnyjL/v+R72/GyDciI1/xw0a+3g8Y+Qbl4DKaDv0pJg5+9PC45Wzi4U0lDG//ybIYBGxmye6IZ4UoqYs3SGBUbAcbJHbXBgk27O1vZ4PExgaJFW2QWIs3SKz5yApEUFKtQisvyAuB3iOCvHo0NsJFrmr4zK+ZIULczEznF31rebo6k2MM6eqs8ANMV2cr633LN9h1ENYJ2LiH2XT+iTqV0Eo6Wzlb9+yCsqNC/7umc0gmDDsYA7M+/Wn6UA6yvI7umMLB8dO8bQxWS4ZtBModAj4lu6KC1UXX/wv0O4Z7iYLsiRiB077CG6m0dVCzwLxiBoiEa2bYDGARKK6z6NOI+RxQNw0oTE0cBr1sDNQw2DtfbzT8XNkxTMsyMOhm5j2n6zFlfvkR9UWV/fKRd+imn0kCbFwzgzcXoBsOQ/bWY89+5lFmXbVjng8z0c6hE2eoYh/I8JtQCycxNlCxKjNgbDC7GBvYcObDGBtU/h2wMaBehKAhRuHA1RSuwOg8Jdvs2KgON3L3deWeRoY2tSM7lvt4ZvkJZ2HpEyAAVc6SIs+owl+hpE0uafPDS7rA2uMgf0YscdvNoNPlWn9hvtCydtA39nHUlUIMdE/ZMZw67i2FPzItABQqNsOC/hoGYuY+Rtm0ZDtTdjU7uC1M2Gi02CX6TnBzMFJhVLlsUSGdRde8z0rtjNL7NrSQCcwqokoxl/Y47Fspc4vtFgq/a9rWIXRVuGx0PQlRExKHw0pGnJkyPKckkhhxE3fFssOOgFgppvaUIETgbF/JKgZh/L5S6T0BpmuaXYVkNGpiNMJAxH6pnMmMjAjZ+GCUoRnGjA9GVPK/acj+jUFnbBUNJ2jU59d77BLA5yAInwtIVERJsd74bzVpb+sYY8k3rKMMdW1J7R1tkuQH+XaaTtGsde0dZahr3rmj2nO49qjSXgPC9Tdr09arTQk4juO/pYBjTfnA0SZvGLYuT8nXLk2xgly+dmkq/NqlqdjX6KHY12z+GkgmQJfyB6Vp6+qUBFzB8V9RwOUp+cClKWj+M2hHBu9UGVAmIcrz8Sn1/GT43fOTse+en4x/N2yjFzCTvkm5e0tPqecnOXIg8skGFG+DAagegiJJ1DYWy+sNgY1X9rg9u8neHMy/FybrUhZvTQYEAhfjqbsYpe5iPHUXk1N3GYn6ZfQgnPwanVyZlDtXdXIvMr0Mk6lcmgRxAHWrSbhYNOhRIRC4OgkMYZUOCARqlJXjdgB837pjzalikB9mgLM1TYBmkbilWSPO2gJsfiYgFAEzTSunGQeYnsYVehoOrNSFowaCFThIwNe6WbOO1La/3Psrj/3+j76xTdUWyyY986onTiDRA6qB3oeZNET1MqD5ESGuubUMhcRr8RJ/LSrx1+Il/lpyibdRrj+NfOgCfm2ywPDpXPM3umv+2U12o5WRmm8HNX8yrPnT8XScjtJxOp6O08npOIvP/19UyGdw8pOUoHO65t/QCTsd1fwZXfNndc2f0zX/RkLNXwqZQ0AiEtU8avy0rvG2Zoi5oGv+puaauBFwTYAaplXQNX9Nk4dcDQJR81c0eQyoRlDzDc1SUqPK/TjD999C3eu6ZVYRqVtQkcDSOZmSaCpuTBeNMNfjI8z1qcQSvYkB5Q8p8Tc0M9P1qQLjdXPN3u6u2ec32YMBZc3NKV2zN6aCmr0VT8etKB234um4lZyO2/j861TK7+LkK3TynqaMuqMTdmsqrNl3p6Rmb09Jzb43JTV7Z2ppzR6OavaWuahmr2tqi2ua+uOOKTV7Utfsa0HNgjqmVdY1e1zX7LEgEDV7VNfsEV2zg5pIBDX7pw2gCMdrlq1apGaZi+SamVyz1+J95VrUV67F+8q15L5yAz3iC7RSvq67xrVJsZzgmj1sdtXsS5vsLMYnplYJ+uz1sM/ejKfjZpSOm/F03ExOx7v4fIeWmrdwcpZObus++55O2M2oz97SffZd3Wdv6z77XkKfPR/SlDA/QVfNvqpr9riu2XO6Zq+aUrMgd+GavWzGRutLmh/mohkbrZnnpczOa1yzWU2JUgsH5Cuxmj0T1Syznhxfpmbfj/eV96O+8n68r7yf3FeOQOT4JarZw5q25X3us9eMOarY490Ve9TcZD/Ni2fIOdpC9kizjgVlVJTUz2OML88L/8ZTonGalZI7pkvuaFByRzTRC9M/5IUXJse8MPCHe1GXkKy2/zBWQrvDAtqrietDCg5QCpL8JkYMY4FdAq9meccfZp2D+KPYXeKyWfjVtGMfMl/WmnlsFoGxnLL4KEkqhrBXGXcNEmYLsZWRrN5D+PfbvFDC0l1lsdRNfbpkLJKkqc9AUmU5lR87Z/qleS8yHGEShsV48poy7b9sY41JCuyYYIzsLPhOeKuz/Tj7TDcvLIRh7dDraIE5Jun1SodfZfZItxNB0P/Nf0R8c7of6XiVAhwcVGWhrS3zSqrYBd8Pr0Dnbb/6yLaffMQ8oqoH31ExRPJDe2Pnez5X/5LPNaAcWgHC2DePVW20jdReGlUxFlUxHlUQ0z7EZHr5BHtTlaLYXr87QqMKtMt3R0wP0Du5iFfaoD/jNpsVcNAGBG0QVIuCoQO/yj4U9JdB0ODkk4ftdRY73dQFsiq31fgYvEeogWtGamWMG+ObjA0cASzypGMhQt7MUkbhue+sgqhlFgoSarq/aRYuldjpVBMCMNmldjqlNZoA9Sfp/4Lh8HB8gjmcPMEk6f/YBwxkDuyVkIspAv18MPChSopCfQjX0pLskjIPY9zBqmQ8YjCfEw2nVhMNk7dXvZKqvM72h2XMXiBZqeq04sHNfuUR2bAQpR/eqOINPFgsJKsRwkXQuvgiaF3yIiiJ4tPwanGaz56A5lNSbGuaz16koy+Z5jNIwp14wd9JLvh7ovmU/f5+GthPWnGmT4hUQc/pjTN93jaF6ROMaZiGbuLYx07nKWisWWjrFaEtYPo8ZkVMn0wBF2f6PG4tYvpkwj+k3+IF03LC15V47VyJaudKvHauJNfONVTKAkkNV3XtXKHasSUN16hmuCqurvMC3rK4NHAskgaOxaWBY8nSwKso61+H4wlOvkYnr+laOKlr4RhLzpjnr5pBFagyreq0kHRSM+C9pkuchSdDhKelgxtV0RmRqkR4srYa53VVvDalZSd4uUyJyNQqSq5PTmkBKwh4dUoLVwkykgLYUHb77/8o1sP/K82R7343Vke/uq09HzmU09K4f171d2vsOafaDjpeqO2oUNvxQm0nF+oZFN1tRYs/nBz3pq2zulDP6UJtTxViglFKC0Y8DJmRGFVkijPsVz0jouXTIiw9JcLSrJTV2SkWn3jhO8WyU8uVQjqHQoKEFQScQQBkrAL1ahGmKqEwRck7sEim0uWZjfG4xBzy/X7MJvBo7leFPfV2OFJghNBt8414Mb4RFeMb8WJ8I7kY30JhvUm5P4+T36STC7oYL+pifIOLsREXP5W0whFphINSiq6UYjGyEs9jD5BL0ZCK2C71MKOr4SEp0AtTTCHHyq4pWATwmo2ZRVGUm6Prt3DdhCV0II/WCrLqpnmzVigHs9q/MIdpkrtQzpp6Ykuz6pF3SM/JxCYuyGmtzzmybR/MFZOUMFkqzGyghMl2KWGysAj7MCVM+AWAUTBlZ2sQ1lpJ6jg3rpTJaKVMIVkpE6TrdDxdp5PTda9KmaxWyhS1UqaklTJlrZSpML24npwBDHE8WrrfAatcmJ+MsHVi9XFLd7aAxPWsXrqfCZbup+P6l7ZepZ8MAkt1WeVj1/5VvXR3N9nCCapy2+/n//7VO52w/7RVerFuzp1Xblw3V8VKp/Ywk5CqmujmZKq5tcxUs1hXGxT/+Xjxn08u/iRdrW4Wp7ep3AI3iqw0iqWaOiOuo81oHW0hWUcbpOpiPFUXk1N1rzrarNbRFrWOtqR1tGWto13SKC5Fq/5zixvFad0o2rpRXNCr/pt67XojWLtejy/wr+kF/tUgEI2C2V+Lmv01xaL6GWkUVZWjJqCr+LwZVjFPdu17VOQERXktXpTXkosySZEjehqhyL0ecJAyskCGN1Yg0KJ4xQyx9QAvR1u3aJnvfI7aQXGu9YDAynC5PY+KiJayPSrFcMu9OB4FjgodDwNGJQVA6IK2XM+Iiaq4IffPw6EN8BNy3TePtV+n7ae7sdXS3dhq6VPiue+eoJVG7oQ/oAZUel/dT1PpPk0F24WtVvsgbDUQOqYXJBFucAZstTRwVtOqd56+kCYJoQdeAnNUAxcMdr7oibheTkkZUWP7FXOBUvC6V+DKfZ2peDMFbh3FOhZOSVqxoFJvxiv1ZnKl3qNWjDViWa0RK2qNWFlrxICQY3f1jS41zoyQqjZFyLtPukZDJtcxmUCV9I+90j12697xyVjneFb6xjM6qFgXESYrIgz1hmioCTvF5rBPPCTUj+GEmi2Igp1myGy0TPznZuFP8kVYtDkHiy+LMYH1MnijzFcc9vqIMIpkwbrZTwkWl0lL3wby/qYXbS9jB0yl4h58MZCRJDSIgvbUK3hl+tGQ47n0q9KvRr8e+vXSr49+/bzHebduwfzmbt3wBiPBKrPAriHDS6nfkAKqjhyse9QwOk1dwIppbM5T4KAKrvN024Q/CNOYqRxoh1Se/o4i5r9a0ikF7HSQgtNBXaXYlmoYNlsr1PCstzJI2/Ccr9h6HIC+HjwMoNLgC5+SSreH+fYoQlapYb7NF2MJVECrGRWt3nKgSquDmXRY1X/4y2r47Be8tctkit/5NnCWUHZePcRZGtaOIcPsGLL2E7x3vFojLa2JkJaGu5CW1mikpdUMbFePIS2t1khLazTS0nAX0tIajbQUew/WWKsT+Uh+10woKniHrGZvCu0qsqZAs82YeIOsDj0lejQwqd8IA3tUnxKuBX88DOxTNbVKXDfWhK4UvRrq2F8XBvaS8L+KPT38iTCwH0BC4kbS0O4docdHSfMYhUElVQHGUDyooorgrRAOq9XxNBRVmdLQFVRW4PPoCnLVCirFlWqFSu38XMkGhAybKTrs5nHBAo0hHD9wAj+PwziBo8cNwCnA0+MCTvrEOcRhV48reAauHudwAl+P4ziBs8dtPANvjys46RcHEYFAg5u3wxN7hoEaDugrvtv6P2iQD+GX+P4LAlWznlbF7IWbxAvN7puJo1N0OoR50Zmwz8GnxwHfgT+E4xlY3ZowiXfcXzcxpNJgusVuCjASQJPyApo0xKBJMCfuFdQCGCKn2RCZ0s6oSYsdBS+ORY6CocPLP4GxjKUN+Fo//tJs3LSXXm8dzs4yesndAf7zeN2LPwBzvdCyt8Mv/NhLc77R+svMkzIjUsgXn+c/T9Y9J/lV18CrTuvIgcfZ4/kvMhQFKFy5kyHSv8zMffmRB774Tqfwi9V8miYTi4kHC+w6aB/kieRC3DYkmk7Y5Rt+iWmx+HXYrXCWvdhgKcIcEfDMgZWpeH6zMfCcn0kaktmSMoOGClwpeM4ExHRZjL8UD5y+cmx4akH+clSeR5LAolb8gNI7xY426xWFBrEkHhwIXma4L+YKqgh/xV5VwqEvEdynosr0WpleK9NrZeajpvQw9ESUeYvGCqYhZdc6+AoJ36jfz05GA2pwGYdAaqYMuTxIT2gPRRDQorDw4vDyL9ZpMglf1MhFI6qffSFHKdKlMO4reOIJPpXhJ1dSLAmA70Kx0xW3x56strhxO/jBXdFHcSQU3KC36ttkUkcxelbIpJ7R81KG5yX/GdasDwZM6qviTOqZbib1VQGT+qCy4HEfo80e1Ezqq2JM6pkuJvVVmkk99i76zmBCVscwA3k0A3k0LvPFCF2MFBiSkdruiG7int6sCFq1xa3a5hHeExdAaqg1GseVkBdFHn2jakU8yGUHwBH9ToUmOZpD8cBIOMVVFRxYY0FVuNHCr/ipUi6YILpobsSjWhcCY/ZVFzPs0OQBqDyElPUf5uNevUATOsPoMV5eTf8xBb7PWxt21Q/qjvQbol+dfivop+g3hlE9D++/fprrer2GWkt/x5dpct9CvNx3qR7SKrMf7hws3ckw5VviIuzSRG+JzyBjWY0ocRxmJ0IEeNL9qcHOMsCfpfssEy2SxMv9Sy6GqUuHt8E16Y3q23yxkp2x7ScY8YFkPlorksyXIZnv2+tdy7PRx/oWZL5FfesTYd9Sum9oNvpMFxv9Ks1Gn9ytDP0qdJCZLjb6VZqN/h661Lp4l1oX61I9CgPWH0ddoYcRlxFEo1UQWAfpJPNC+KvCQEVrB4yLfxz1iSGSmAY4iCS8IHAFSWejNFKyhBcEjgEjk5J6Oxw+vVDCA+BwV1CFet/K7iCaPQIJT78/EhPnBrqDXBoERruDagqm3zngK+383KNcbikW7thmjmU6nLBMhwVkj8h9KRoWWO5L0ZjCcl9KZDq2tMPYiROW6XBrSOS+FMOjnsPJmMh91FxofF1L4jbbCKnV7CZzQF/x3UXCHe6/QILG4Jw2KxoMlGnYzdVh4bYuNxH7sMXyFkVna9eIr/NKl0FoLPbgEq/g1MtivGp1CSiBcGLNBvobltWQkmtmN+hMar1x2AQuCdZZqQnsPkzYB9gPjKREtqw4arJfGIX8Y1PeOG9CaQGyh8wJL0ct3pppNUVXhNLhV1pN1hRB4XPCz4V7B3uip9yzZqAoBU86+g3TdOW1HqnAqfhZU3/8d2JIYwwxztMKp/NEeIdNxLHwpeUt/S2JIFQWQSib0L8qvLNqifBUFaNlQGlhQKspS+gyLR4NoQ3tmfN7WRzpQ3Ao1MSEiayiZ3o4GCg09IzFFwx3IP1TxAjqhAy4OESN7Y+BnVLElXRC/USfhPXReoSeGJTn5UqeEBAkGkd6WYTp00LPQCzeHg4ZAsohHVlQqlNfCL8xLLFKyu4hFUPLpmKIJzYWi9ItkCazWDSC4k0o+D5v4NsauC0mFA8HbksP3BYP3CMiFPXpgXsgGritroF7QA/cfSrNdR8N3H164B7QA7fVNXAP6IE79h4GoCR5eRhj9RCN1ay8wcUgXQwWVE28yGr7/TR7kVk0bA7JYOnyuIpRj2MXMkJIHCJ7VPQfliZMVjfCWaK98LY/8joNjCOsc0xze446h5fR/now2DLn3N/t4uiA47S+uLXtM36ZN4Ma1kEoxxrWS9j+pfFA+uTzbA1VflTwmPSAcdQ8gQPkWCw2AeiDtSbUqPOnNNbM+ExnIRoBqIsuAsnKyUBDqVvEupgCWi+bulpbDR6807ILA3h13oChRSsbVhYYKD0VkiPeZgX2BQEz13FfMLTyWnSJhX82mMnCt+Fl8XBIHxR3WlvDmjOWrCO6WgHMwuBiM2pWMYaalV6EmuUwalY6Qs2C9Qv9GDULSnSVBtwT0IBD1Kw0g9CKTxPvbniGzWLiHNWHjVV4MYCYzTMNGHa65awYoGXlGbIL3S8PcKkcfOGWfg07n1n2DQIKU5oKzhoE1hTQsnJIB5a0tNTfUbJEOA4+j3TCqezz0vuS0JNSEqzRkzCkcmvM05wlUi9aNAXkcPqYyn/Oc2AKpZzACSlEPQW3nh0gJjNuAZjqSOZ8kpYJaapjALcisc6Lfm4Odc5GOCE0F3xdKOPXTQHUople1Bjs+QlfxDSylFa5OeiDLAHHP4Ty0EX2ewyb+jiSSp0u92hA17T4nyQxgyRWBOU5M2FhjVOR8p2wDJgFUiCV8oSVfU7jGqFF5YMmpNHEpLkwnBjdBvwS8rDXyxcEyNlFk1CVHaU01fCBOc+RBpLFxkXwtSxoMeFOWlN5blgClYMCpWUML20chinOAY6rMK9ywN8Cvj6FGXQ+3yGZqzivYIFjZec783HkOJMjQDlRI2J8Zk4Bsp1HOeTCJphDE6TWQimN5yOPvfmsTgaKuyrNr4bmh26QZfJAxn3mDIiPVMt8ok6f1bXKPBBQPGmjqx11v6fFfo5p1fN4CT3UqzDMG6oDkTga9A5eVY6PmqbCy3Dz4VxnGWDEYhsQW9N25IIyo1YSPocSM6TEDPB/f3iJLd8quT89WkpzOz40p0t0EcBcTtDl0lEphq/y4BAgyzFUnhFC5eWWviMdPx1kWkrekJJ3eBrLuDUUUm9AXMJGaekQNK8XoxKXra0xm3OMQR2WYUHKEANShd6HRRt8irNyHWSpZfLAlI0Gpixbx4V5cuT5IuAIdZ5c5MlJfg9+7dRqwnwVJF96QAPufEbP7jbsv4pgCKThA8NFb6yge0Mkv0WDZm+B70Vp6102bUvek7T1StpkFIoXBqVatwddAPDdrUgOKotywJ3NramKW+NxBy1eJwwSJ9Ur4KFj05Ih0xLVlxtDdNzJ5pfR3GSwcXyaupfRNeYwKF0eDSCfNNLnJVhG+iVjIqfN5d6LtBmsVgjUlC6Uoo4sH+i8CDz8nDJ2lixJCpVqXXZ39eUTdbRflBgGAirvIJG+ft3LIbE9QjIgn92PgcCiwcdFK9XjIy4cMR7lkbRnB8PtYzxUDgDoMZOwSawh41qah7jE3ADzUJDp86gQaUqLS6lXtzCZD3tlVIkiywWRpaVQMigUOywUB4WS6ioUJ2RijhdN5gOKBrXDX0ZyqPnQTFbk/ZCgnHIY5Hq5aOLlBEsA9kFVuR0lJyilDErJSSolnS7+RCkNjlQaTbRsc2/iQspzZZ7KClAnJo6WamU4Q1XqcBbwNusCTgD5wecBzQ1rlfE8Kb1oWCmvF0rteOXml0+2xnNMrBtDV7TAr1FlcyaXtnlXapdpFXJdhA40Fr/o6YTGNmpgRwzpyNHCXp5lEGa7rFCh13k4y0wwomAG42o/9ocA8wX69Xxs4PUH5mkJ2C8T09A8s6WlRYxLz5bQVHL/lQ8k+RIKM7erFE3AGZnLhub9qqp28J0snQ3M09q31mnTX+BC1PbVPXDDBd/EU6pK094gJ4zmvs5eyAaAa0R1UsvN8iSOgKzHjr65ndSyg68ioTD9KKpihydN2H3gAkw/+GKRv1jBcofrk1ZB1JoKp7wCWhbNzDuoY1BQrDSL6bgK1yUhzOODAlgqSV80w9OhASUyRUWfmadZuzrPret+ryAgqrZA5RQqEeM5iQo56W+RZJiTxsN8SRdCvqQLwpfUz8IkZhMEU4eE4fvewh9ZdloWG0tlSENwM6ncTAallM2iVDhNpHiHkKaJlAaxZTlG9p6c2ZKl7WoYeMbxHN4BRHVn4UDCAMS7SjkY3uwq5Xk7EvUkIKwsEmT4AhLhHpWd4H0qFgsLe4B09ly9jjrkBsR2Iywb7CrBA4MOKe51umVAEgfebhA/X5fuPn63bqkiIH/yJG97UcwhNwqvOLAaZXGc5IoijshH1JUo5eDeiAoLIKFwVU9h47GyRJF/YTEKTX4JCg0wc/yCAPU6c2DtmBVPBkcQaUzxaqgwYM+c7yYs9Ku8qeFC4widHjCX+dkaFrAlLPYppv2+q8q82DdgiOqgAWoUGhffsSFC8mtlJRGWwwhrEqGg0JQlShdR9iiXNwMN2LdDMimyDbRA/6Y0Cg2kNjeCnumLAdJoUm+KBuvKFKPQDNDnmCO9MAd5SXFoiDkD4WSOSd5NChkQFJoB9N4hNdQRPBqcLUKhKQtqbXmWuuQADWdAoklhjwIoNK6GwxURJw+zoREQO7KoJmlxlxZLHhqAXkqsi5e76yAPw6VBObi8a0J/inPBjjWaLaYQoNDkBbI6LxC47uI2NF8zrUOtV9e2Dlsh1475yM9Qi7xhb7Kyyb4QAUr/nThK/51klP5784UwA4eFQTmFv4JLp3F3hRG6jnsr9EriTjZjiTvZDBN3shlL3MlmYuJOw0/w69Rc2zj5PTo509S2u9qD8GRTJ+5MEzZifNpuwkAsTMzZZp0pH4Lr07gek8S9FU/cW1Hi3oon7q3kxF1EEr5CDf8CTr5KJ5d04i7rxL0VJO5SEwbbfHqhCVvtMDGXkZiHouuLuH5A+3HEE3clStyVeOKuJCfuGpJwm2rzKk6Oq2nruk7cDZ24K0Hirjdhz8+nV5vTjOzbqx1qkZinoutruN6ubQjjibsZJe5mPHE3kxP3LpJwjtJ0CydX6OS2Ttx7OnE3g8TdbsKUj09vNWHCFybmPSTmk9H1u7h+RneIeOLuRIm7E0/cneTEHd5Axxs0BryPtHwDrtEbdIfYoDtEkLgjG8DJKB2iCTNEs5XVHWIDfe2z0fVhXO9Ntk4OEncx3lsvJvfWe7JOlhRdmYS/hTQ/Oj1Ap9pP+upkHW4b4fVlXL+YbE8fJO50PHGnkxN3T/b0kqJzk+x3Ij13kj1FTNi1i0U9HIhiAWcRcMRM9tUPEsi++laXr/6SBN6Tr74k6r0pdisyxWufXYrMwN/iDka3k7GA2wh41Uw2rg07RrwEbyaX4D0Z1+qOMcm0o9IzJtl0PKzQ91BgZ2MB7yLgtE7gpXgJXopK8FK8BC8llOCH4bpwAi9JCYKmZ4oEqHP6o0fjPfJo1COPxnvk0YQe+WHQNfzRo83go8ea9NELZrJ3WvDRY/GcHktuK/fknSbFD++xa7oq4D12Bedx77HrsQD2HrtqJnt6BQlsxxPYTk7gvXl6mYGb1i2dQPhp3cB53FHr3VgAO2rdNJN9qIIEvhFP4BvJCbwnH6oWwzdeWKcnR0rcHZ1QOD3djnUy9np6PxbAbk/vmYWTDjiMXm69v6Z1xWplAiGptUlmjnMerMBNeFhh9vj5XpnS8jLpwWx8O6wSpw3uTbe9aeO0yY8b3KXoeYP7en7a4AHht8rTxqumUC5hrrS2GiRshFb92zZBRrpbdBgDNO59CECA1sC0yRls+9Pmezgxp03O5c/1TptcDblpk+vq59xp+H+YKDAefehDGLSdaQPD+i9Rul6U0ANqCUj97W0kh+5WSeD1Vmvl3RFajNwdsShNY5BIWx5CfA4xeCj+yLRxCdSIF/xp46IlxXHB0sXxlg44j+MvuNPGG5YkE+2KYluF2MY4NvOKTvllHO1p8xKOC5TXi/rGBVMtMSnunaE3z/ENQRb4H7fFsnWYwc9aq/GVNZLmVy2pj3OWRHrcknZ1fl0hIzjfhRwb7dN6gZbHipm7XGHFMhkZwygMMJACHPYMMFgWBVg0Gz6uwscH448reXxEHh/U32uE32tE9qi/aJrmQaBAGF3QjEhK2TEt24Bi9O1lfEU+UVlyM47HiFWFseeDn2FX930VtjrVwBGUmCyFUOIGuy1q2Zx2N1a1P8BcgLIKRY9nm9IlmjQxNQ00aSaKhB3sKRCLTT7LQlvGZ0VGCi58xbJS0Eh8u/qIb/716iNoiYulZlpMZOl0zz2pHexAi5ULYvFFhbFnkWIhv4X1Crktf1W1Qk9cwcPand2Fb1qmcyjYNaaa4qLiXWGmQ+Kn/ghkr9DH21KiRd/hfc7W9bX0dSbIBqdrhh+ugkqy9coLqKqAA9Vya2j1DNkG7lGNxMDaiiVftONfdIIvpsIvppZ+EZQ98kUn9kUbmxj8xWzsi9n/R75Io1pDGeLdy1eDcuUW/p1ppg7FGiy79XAzBRyFnwLBLlM27gcW4iw2vNE62XtFv+QweKBsRDiiLgcpDKwIgJiYebLOXEHB5RPMDAbDB7hMK8YfcXeLgp2+s4O5OV3oOcDGMsekSvR5uCPLNT3+nOLEcBJNpIheZBWOozcTLM561OYyPEzMFy5bKZNt02H0FdKOARw0yU8gZNuxP0ZF77AyP6vS2pvIFMNyPx8YdKLn5ANjTup/ft4DnmUeGjGw5EArY+0qWcKtmEdEkD7MAu8PMI409nnRa22jfdeH2jeP0SAPAypodXKwYclpwGlBnW6328sOtuyLyHgr0IuDYgrbqPob47YRx+6OnX+cjQtS8LXKM+2WphvOw9chJYxBebSsP01bOYE/dwX93AxHuKyfnhXDuNhoB44AGe1McZjGlqYRQH0wOFZOGaz51wwcAaEyu7arLJiO2aQ2L7Sr8A6Zc//EHBY71AzvM+WYBDX+EqzJMgGj8ge9KmNVwkieDYdNQxjCgI+Z2d8yOE/nTTicFJFNE+MwHs3PigEwXAyoO0P1be4qZYLZEubaBbThqMAyqoCqzvBmCTJPCcXGdKBgdUCCxpsyemMrq/LoZhn+DCjFMgIWy5fUzTLwRqBuBsgAKfzdvn4XfitwKDTqAKfRmdvPW86UL11bKH/Z+APNDP1m60x9JuWaB2EZV0YW5h80Nge2l7ECNWHFYHFrL0iO5KMZ3mZArLtKdoSBjmfmYL0jTZQ7RPpjbImDsYenPFCt5Jizx9RWOOhXxcegE36UFcMZNBMeZqmuKU0CMu/J1EddsvQ6enBg7sNE4qZ4pRZ28k69+SSlZGmZmQUGRc0Kn7iesYU6RnHVp6XNKoOhiXNfPrKJnU7YtiSPZDkqH08PEiLW6NzFYHbFwoWX1SZD7OmZDedQHhjHcAsCCPTIZuF6b6mbjMA65LwCrB/7YA94Da6YETHBcbZAdT6EmQDu27SiMhdxExw3vyPkBPkPJifIfzA5Qf5bISfIcwkz4q2QBYXdOyM0BV3kBPZScoKIjcBihoKQj8BgKgLNQ1Ac0/7wY+LDrjQmCNtPRmwBec08/Gem3HdpRZXIOTAmnAPfSjTd5AJAVmoxRBra/Lg967s4PO1XcXjWr+Gw2+e9js/6vdx46fR5v+/LR1TqQeMFivnPjLkNhvFIk+60/sSYu5/O1RePHHkk+0U0lgN+/5cf+UvzJ44gppf8ARwOg5ud7h013S2tGCE0TayDSZNtzPWOEoxNFWy5xNgUh+myTr8Ruj2KkW7gHZVf8IZV7W5N9dxdgTlXetYIelZdVd/xhpT7jjdIL41iFlkR4G2txB/FC3+1EraSise6l1hyXjlhufNvS+UDHo1E3AtYJfBhB0w7wepQel3RWQWF6wULoIaMz/SJMc/HQXmrWPIRShDHXY+nUba9dJ8O7MKw3hgMjGd85S/6mleHywYcSeveKrTflVzbb2o+CVkHeGPCXbFauCvg8bsyaXmzUoIDa5N7eIg+uFpa4BpugWiIcGUfm6Z5a/EkOcb07RhO16oxGnXUWp7KUmzpSUtn+P3Sj2aRRsy+JrPI7LPBpjWZyLQmoxo0EDdgWkNxXYbvp/uuSAWyHDLVmFqL3xN1+q43jlK4bFLZrKTn3zLn3L8zzLXsrZPOI4H/iab+MZCq8hqrgYpT9CX60Uw6rop6mlu7owSmrjGsuuhqJx3oIQQ21PgOWn6t1gstkN+pRrD8QiX9Mdvgo8gumyIUTGAuuE9k5qK/HtmdgO3Tekw592HKCfMXZKKgp1OKmg4Nivg+zBGOmuCphlZjLs8dRaQUNEzjmGYySCLVnWyGStoy37m0FYWidJm0LXILW0lLkzX008dgDUEpEDOrhqxzqb7W8qVIHPTQ2jAL8cmE/SVUg5onPdKIWaI1Qks0rvUg4cprFPiecMreJ28VfRVyyqoox0vekxw2pFw5h1II1EonZOfVgb0Opyf8yud5GddI6m0NnWTpbQ5bVFKGJ6JupeE+nMDolxv9Y2ric1Q8pjeh1obMA8XA3BeplfVb5lFqBTSnYYPcEVsOlCw9eoiSjAlsgrer83odJ5K6E+glkCTOJMXh8D57Rt6fmIN1naFnJhaDdWH9nybK5nHYhaJFaM8iFJ+jGuDXFZSUNMoJXPQCPesVixmd/Qzz+sSiy3hOzDIKPEC8/mXRNOQKYpitImcFMTO+pIznFMDhUjMkh7Yj/xcSCVqRLEKzyfLDvlMHAAiGfacuZvZKC1OChev+3WGRLhwNvPZWLCyrkW4vS5ihhrfYu4XS/lnYWEK3y9Q/YD/0tpKsS3MBVLo08k/zuri81dhMhxVA0zKwqQ+H835e1sMac4wOfWhy4mLuiv859CVCcdPyxLrmlhYgWp6Y8BtqdCsUwoYaYeA5Q9UFeI7kRkiaX1tZENOP9MEUyZSOcHi/kgnAtrJjRpI1d9wqJMerIayBSQ4MuYlI8g+5iUoi7fvlJL8iba1Q0VRCJVkj+C40cwVMOBTTfr9MixPhJiqzP7fKaauQMr4DI0P5RFFJhMUwQlciFKuQokRZRpRVNjRxNN1RYMWZQ6urhlYhNdh+RKYgPdFpr2bsrorphViF9IF+CJc56DFq2ioE3ET9kOZLKiecRbAT6ROrkD7VMw8/oo7qB4gOzhZZhRTFKqQIp9E+r0f1AzkIJLiwCmGTkbLKy9iURVM7C1zSEvt/lCQ15aUFk4V5zWkLXFB4v7sasoCyOWPJsU1H9qvOAmISNaDK7m+bYKK+BCALOl4AGgYdz8OLlY7X4GqVbVjngF1Bx7NwnKTjGcBT0PG06Q1jJUrygemn3BMmKzLqshJfb1xZFtmhwuKhIeJhtnWDUjVAJdivzVWQss8hhjvw6KTo34PfLB3ZGzdLi5wbMCEOWESzrXcNZOsNmkTGpL9k0Z+Om1KAz9NhaNraK8W6G3Sy2MvPYrH2bCS39uOLR7GcKuUES1e0bCXY+mUZ2qkXx5ekcA54PZj2yijPMaBlhpJSbpGkVNpVgrojkpTKDNpbYgeZbOso1UYZkxdl8KjllYt5GUGzgKp2N7e+SsvlIutZ6JqukMNicdFs3TJkrcw8OLnQbwaNsk/1dai9yPXAPMbMTtvv7wac6u8GnOo/5fXz9H7C71d9J8B2o/ppcdj/tr/iabWiG3BqxQcBTvWjXhckEU5wBsCpftRSmWFGyzL0CA06rop+FQWXxyxfxSzvAjNqSUmB7pxhDstQSRVk7ED/W8CcB1cCPyd0X3qgK2E6NbVzRC5Wc2Hd5RfVnclSbj6qO+gTc9AsJNVdrkCfMPFj/w1vJTQq1CWqYdVUxb4LVZGiXL0059dwEdaS3CoqHfr/pbrKcV3xNFEL6ioXSmS1UCJLrKsc9H1cVzlVi1UTIsmrlTukojFka02qCScGG+IE15UufTe+POVcy0AfC9Rq1H54/2gxtE19W0frygBbpmT08zjzX0yYKtLJn0PSdln00JcuzJ9VeNfrtsDtjU77KBMeyqWK+vDYd6nVhVLTZ2OGcMMUBRX6TluqmMZdncCqTiC0TT6VI1QJHifhTS7Lpym5dHgGyzckrkaLKXe/Z8pnV9JXqucXTnmrWJdHDz7lKRxmvbGYkEqviVeDyc5V+Cirb7wk0deTYC36elQkY/SrUvt+07NiZFfKZ8iXkvUIreBjWafL1dBR99KazQ2WOSvDopCm36axVZTYbCDpyWLJ1ypwinc1N9zKT3gr1Gputwd+gtbRBZ6tEbe1QDGUKWF9tJpaceSdyOMzX5/npTa3XFcYlcow+HUpzRq8XosLNleUiAK8fsEk36ecPX6+TlUETHs6sYPZWjemfnx8reo9Rcu+NSe88db1ta3BVoYrreoDswZmmY/8GCVabbJiCIJ9avCE78TawrqI+8uLcXM58/5E7I6p7O17fvlX/tEf/P1b2xZib98Xe2alhukucf4oU2UuVTRu5jnUIw+VAdBha8Fc0YshKriwO8FAhGnDootqcLGm06YyX9PBhN2Z55y+YbInFfvF1TAilDEi1IIRQXrVbnGKc8UprgopqreNdYvLcAiamrGh1i7QJDseWwD0qKhsVKFOdR2ViDJRJ1Hu1cq6B2Fns6BShf28FnSjmnQV6hYz0pu2ozcVIGPq3sSWx3TjIek9m0V3tPifjZ5U2ME+8yaW82VV42EAiu2yqu6iRV1fd6sPWtb8CfR5rpRyvMXXsM+EWJb2w5oE635Yo6bu6VU5Ow6WGYF9Bfc2DZ4iX1u297B7h8rFBzUgLfXoLhSfKWLdqVyfDyckI5qMqNHVtfvz0MwCNY5V+oYz01ED+vzONmo3AVZVcabTxn8Um9hd/PY7EJ6DCG+804mmvuYXZ/Zgiawvn/7JC3vhSdi//S9+fGLfY32bZjrhW2GjiSVtT73t932QOUNfnF7SVn1xekmHmlJjTvW9b/nlN33c+qW3vvRnD73dISG/nx/98794ZPIfvYPUYjgfwNw5DyqqfmCszc+36aEf/fVfWHnh5L/4p8CSpn/zX+K22KSoB+cgTTZ8lsCbwDRQ/R3fiaFP82dQNA6Xj/zbPtw26f8/f7ijz9Zta3e2D3z2q/2f/er34rTK//0YTr+H//uH0en/TKec2j6e8wfm54PkTNiKel65VXmBXY0n7OMFSdmg73SwOkCz6qfR036t4PewzE5j5JfcIToZgNTQQ5XqO20fpQBL+VjMkNOcH/HLLevvkBiF4H9tdjAV7w8uPKfLrSVcpUmWn2MDiaBkvn+G5RJaCcvqelRW1yOyuq7o1fWgrK552caLgdcsWQ28asly4Lgl64FjliwIjloqEux+xQRiHC8LMB5oeFcWxOnuz5rShTEADC7C5KDkktRRtEJBnrP4O6YkGWLWFnuzMtxNuC3u+Tl2q9lqtAonHSfL8J62dtEHCQTcebWOtricWhZbHouUsq0L2Oi7YDwpalmQ02pFWRG+dAa7uzIGAahghLSOQUSwpIioPxja1YwNfDD2Y5erAtzyqFKhElJAKaHfk3UgG4oLaZGGFOO87p+Hd80s0CxUornWhBs1ZlsGbDMAp8QIKzS9lT0Y9lFE7Pttsss1Ft1iaQCBjlb97r6S7FwWdkFBIXusNNvvYjVCaV4/7md4Iq8u+G40oUane+rRUFaNM2pWscHKygBXYBiK2kkYqamwI7CkBT7U4pNssEXFk6zAoVmvwprJxQWeZhfhwOwnSlJ1Xrkd4GR0eD4sBri7KXHRSkc2Ej9v22nmCemCb4ibM7ELuEZx0PYpqW8HyCHFhDwxIAcDOQmgFbjpZEQZGCA4GBqtRNIhVl/Zx4QCxdnFqvmw3HJFds09BKnX2cU2T84udmp3MHFmQgkx9hJwNtptCkgHLSEkl+pgjRHHbmBxshBsHxfDBWUx2DdemiXG/mXUfF6i5LYwioIDFT1gEShlIqBov7lU3FgKhneh8R3/+WnbtA9py5TA78sOt7ItsRezPJgQ0RNxF8p065UXfDY8lD3sgjZGYOhqDqcuZ0oNM4vmxbXU2C8ZnxVjI7FJzaDnvChIGhZvT9u8Ey7gCtnI9i0icVHszonWaSG2wKqDaXhhlmKH7KL8Ner9WbgZpecCplHprCaLMhTbDhB6Rq9b4euwnISdx4dFkvz2PXw8sCGzScLJoJpcsWHTFmw/ZhV+OrCo0vxZ8D9WDpWrEe85awDO8SKK1dY2XCk2FxSOBYe/IQYGMoZCRy7jGrcbk1/H3vwcjyca54W7iSGWF9iGKAxx6mZh8NawPiuHAzgUftxkIwJtsmEGrEgaUovvZDfZWTkb3ATiL2i8DfoTf6axidoODw1N39DsRUtFTB0c2lUa7D1U+NWUaWG0uWHs9y3mI2JqXMY+ktHkaiNmuX21ERKTX23EiMnpoSXE5BiTrjf0ybWGWGpfbRS6yXQvrmJaa9tAR8GTzyjrbvFHXv+Nb/zG3b6Zr3v3Hzr42/5MgJcEFbwFs7kmHbSK459eoOsG3U1BPgiDDyN4kIIteJixXe9jW42nKcCdc7/AVL3ywc2wLkNpBK9eOBnEmOYYAy3n4wFJzwwjKgVRPiBRftHCxCZRjlBcX/q1P7x84tf+8Oa2TXb07KA8+5OWDAx4diZK8h16drNksynZbMiVkqvB6NHbEi0iO2oVqNO4X2NWYzpj/iW+RRfSewD41bpOkbk/BbMJS1tKibVjQHNyrQESLL3/hPHJcv9rKxigtFmi9CeZldH852DD6YqN9LWGNH67KOZELarzs2OttRTPMUs+IOATUfh/YwUfjsXGUYPwfZrtUjlmZOEG03fZhVVGhOlrYIF38AXZp6GLGRryqEgLa7qf0cHRCy3zc/TOhz9m8WNLvmh/bskX/56eEMS+wfBtBioAwzMc48WExg6L12az6MMWkzdrWBdYVWPGhZ3pi3MNXr/zpIcRwJbdEbsgxuI8oGnzyqFuL22ULIazf2Bp03H356zCAzHb62iTES864Ratw5Uur8LUqbDFBOaxZCe00xKkEFNMtAy9ucvKfUxN+s1/b5lW4vSY1dPj48tNj9lvYXpkKQOc3cEoLpNjLpwcc/HJ0RFNUNLkmAsmRyDgWi8unRv5G8Gs5ARDfWxOyi2dEMOJ8APf7H5Ff4ZBHuiNVDVlDC839eVQ92KGxlFGEkp3gziyptUIGkRRqO2omH7GWu75t1a3xpc2oPDhv80tKWliABiOGUwMZtfEwFn80IlB8dCwrjVBnzxpAZobFv740+DZjfue+99RGy38e9MM8bjRY4AvYrABKw9T2sYMedqpUdOkS/lpBgJSVjVNJZt2/+/2vge8rqO6c+7ce98fvSf7yZZjxXKS+y4B5D9K7MSVE+ONfF07/wwhC2k/usAWxZZjK7YVS3ISSIiVYIKgpqiLAQEpKInBXkiKtl92Ea1DRDFFUCeIEqgBh1WLtyu2aSvApWYbkz2/c+beO+/pyXGAUPpt7e/p3jt37syZmTNnzpw5f97pGq1zMyE4sKHLAQPBMiomdjouAL1fSjoc56lutDzwSx/XcqLK3LkTu2NVyZRxNsU6jTB74kpKH9NlPvwFhqKTmfyxi3KXyzfa+peknjDdyN2dRJ4nuoLlhigCzyGmI6V5hZP6V8aXEv9UPfPOgS3lecdKFDPR3vB8M+bITAaW+uq1bAlxLrMuc/ZZ57xQ9TMZzsssaupWUFM3db0kkSEbHB7MwkcX+S5rhjp3e+C3Bl2zvas1k+CCyYtnklcxkzyYp7wIFqvKGGZvl/jiwQAoUd2CzzpZhH2eLqyTFE8XqrwOS8QGZhIMb8FKrF7KXDweZg5FbLnTEfrNtG/MQIEDMolm0e6XyksP6oTV4zJKD2kgRcKy5OIiKe2oqQpnJB49SVU8NfY7kk6f082Y7io9rBdF+5ZGraWcsOhgtljNgW1Bl4Y5QwcgDJmgvQ+wEXaJx0wliH/o0FPs5pVacjO/OKwTN46G43bFYzRCAOrAZz3N7KP7ngi15A680t85og1kyhUID+pFXK6kJZkYYU47Zb6ecso83aadeJGSWJwDeg4mPfdaRYlBji1MQJ5oFWzIsmSFCiC2ggvap6Xg56jAWb6FzpAy3+cUh/isXUepEOafE4pxp2wqAm3JYIkC51PBanMgj0bs2mwqyIPgwesQ11H6hF5UrC9ICzGDMNNKnzSJBj8wdCWcdi1zm3CqCyWmAqR2FyNwKZ5bwnr4a3ARIg+xGwpg2V0EgmjCkY4QVOgVwOeqeiHMYjIruIWiz3E7FR1YGl1SE/mG/h35fn2Rr85CPiLv9aV5xaKNerCvzAPZIDhlZCu26cfA6taxhShj2WH9onCqeK44Zbwo2BFYDy6FHDJQMMFfaoRwJhOtDCyjk5Wh1Ge8JCwtVOHj4aUWU5Tio6rCR1ULHyvFEy6CLitxQlaJiv8KaMjY/wugIn9/jugodb1EKJm1UNLnRjymS9BwU8VC1aq5Kl40V/1ca+Y7aM18bGl0aU2yNfrvZOvXl2x5Fo4I8CuIctWxf+OaDfFnAFj9LA7j2KNp0rC0RgHAK31UQ4naIB6+pb8miKIUNaCZl4OTaE4w/Fwx84tCBpw6F+ggVcGUadPHQIiom0b0GjggoPtlhH1XumMx/r9LYPWqYfV+Fb0ocLa06SkD5sVr1EktqUGbnjQAN13pHjeppTY9wbeGk0nacb+0Q1e3Q/8K2mH2BDiQShAi3hVIce/U2K0EqgI2GOzIHgAhIQIxDabNbaFBVYn0Ch9xjPG/Mm4AUpE490nJFo7jLoB9NccGU/THFpOvgNCY766AlNWB8HndGmVO1Ta8ONH5hsApfNBxHVbMRlLikLNajA/pRVkjg24M3TPNNBxnml0kX4ytWIteDulFq1oRZkq/A7kaZL8OJAHLxftBC1Tc29i/hnumoBu5DXrVar1K7tauhtsv3G1YzXBdxJU24U/A9XAtXEfpPwcsM2JBCo4gvlKIt6V3OaxQnuVjgJdY8i8bUTfdiLriGcE1G1GP1x6XUTrdiLoiC5/MiDD8eEaeJ8zzeMYI1MfimyPxzWjGIKrLca6OexXbV0oZzdDYPuDxPb1t00PQNpfcU5mK3NGw3xWtoOug12XeuqX/qsVvxZQPqfVjGdM/IvCtRifXyIFl64Dmc6Gl+/QiWYSdRPDC0prosQxMFopsL+bKCRn1XouinU2LamRJssNSFdNKxV8NVrTSNet3oGp1AQ2jR9tz6uwWvf9ieU+sAmQhZTc6BZ03kVg3hCpRdgucJUoROYm7YsztKn2K2hADDEEX1OPYvbUTe5iHsESkcK6xoc5CPibW2RHoEFf0aR2a97D0UOJQukKYkRXRlBGni6MCmgQlVKl4ATbCGHbbbXXMiLbanvTIaV05zMhlt4neE8lblOSnN5LL7sVTmoUcCOnGPnalgId02dQrJYBRgygNZxrMbB9NYJHUCWWlggMyTsHSNgwhyjLyWRBTGtFbA6AnCRaWu2xMIIXjPAhSE4GAN91uCm2oODJIjmksrR9KNt+gJzAMx+bbag94qTVqn5ZAfv240rboNAsS2fGSpu03R6VkGAa0qfR+nYh+PEmyxuSFJw6kcXLgFgMt2zWF7VoleC77pWIwpxwBD9AwFIYNcKpgEPnozMGT0gbRSDjn4UgdGnUGaxQ3XRYjbr1iz0DcAbJsceUA06rfsEwz+gBLJHiRZPa7gk/myWGuUBA1K4tovyMnudOKlYpE8SGT9LGPNZFnxHgSOyRnginhVYal0o/oOLxTbmZ0p9yM4E45E9tpGkdzhTN1OZcXRM2WSrCIx8lyHHEyAWTIsRkF0Xs6wJGR8EqO3/3oAM9cxPGjXlnJZ0yEUQ117EPglCNRXaYRQcsXqxH2oXDA4UACPgxMjMZ/rB/sJsZDoLqa7RkLRhsihO8kc/JJ7VymYIjkUA/grt72sNSSiOCLQf1mIkrgbum2k3gwthynVJgsLVNBUESAGIwiJW6p5xnmdGHbw6om0QOXRZeVconqgx8NXxbrOwjMaeiERKyc53PZ5x3WumfRPMupY319F8cNehPzY84mENTKL9i7QVJj3rRehjdWtWCPDgecdLXmejhWTn7mtEQF+WRastr+OWXCOMBWCIpUC6C+zKoWDaxfMTde5HSLKpZBWWlOz8OxNfS6fTw30BrNt1FjV4tSbeqjxB4s4dDtCA/VVG5E9hY299LRVV30ajX0wOjhSn5gKw1kXQIcZhkND3+B96fzaH9KGNBI/Bo/041CUooKC+Z4ytWOQjDg4uZ6dtVixp4yu/FXmr7Cew+0StDESbJqo2nnBHOuMYFg/egE7ANbqD1tCGMe/VTJ1BMGk5Pu58BkC+I2se/5Icr+O7jF/IS7gGAB/Ln5COnrIiqmCztHVoK6SWIOIYj5/NXutWIdD9nAKngOX4W5sxHd3Ko2lLVtStiq9juhU/qvjnEm06re65RTwYPPmpUSg/1ogkuFNepJjma0Rh3T8pbGXJtSXOvrIRdfp18SxM+4Ei/phJuUjlxAaDE4dWWmR887uyNjVmLKhq8I693V9ez+yF/mTjtEfjmCHJMNEx0vmiACv42GwMxKmot8BpbMzQkY1qVzhPNvL0DFOs0kyekcNhRPcbONtafxwse+nwYcee43z3cGwjLfZq47oPS4Rm3DuRSM3Ng+FUaroLuwU83D9yBRSOyjCj0uKK57F29GSthzEJ9edmVvEnq866DbIPThwhy3tOc4I6estP0p/ZFO9jZY5MCDwpCVdyN0DbBWsOotLZay1Sl8K/EVZhxkETvHTnZw3GmfLsI3Ft6AyeNIDxJFifVPQpMaZqzTxVOvZD1AOV2UsAnQDIxPFx3xyQKS4dc8XZSAD5CQcDnx8Z4PlXm4hEnjJiTspJbzReP0yugAnHs5KOHqyrod1pMwTo/O8qW2PIbxAeNPtcaWDKu5c2uYtVbPLNsPp6tnFqabxHSWc/IK/Eoln5xLDt2y0QgEacZ1eLb0MsyW6sS3gVBVJMK6wSWuil3xdLEmi8iAJFciA8pGV5gIczWimxLCtMipcJMMH0IrqzUcQzdL/IcMK5eIVT/LEfG86HIkUrVjTpBtVW8gbKYG3wTL9hZ9I6F4lubwOlEEoffjjmQ46kiOMcdkGeHVjzVnmkRzplGO3qEDmmdkziKuGs2i64SLmlB8Piv60p519gmeCRuTZELzLjXH+5bSZyCVmQAzFDmFzzqVYbbl/D4+AIXoqQaXi8I80aGCDoXLigVVeVzWPTAKAOxvaWYebdzqMSML/lbXWpU15ykIZ614dSZ8/BDiOzj3sBbymOEmFRaFDC4bZA9Qkv1BMVUthyJjmVUaiDcd0XAMEF0uxBOYHzV0RZfHypyrKItoTYiWhrAx9bHWxJyEjXGghb+JTS9FvfN5J1TiUg8q/1CdMBwcpFU5aADvDp1mdqcJxgkaKWox39fxPca/sFqVYuBUVDa87eXxgGbWqN/igF+EqFTSTRKfkXDjv0G7Aof3Tnx4P26J3J10/2KHVNvvVB5870fspUQazxuv+IHmQZkZhSSh2CU+J5OEFZQAuuSLtwjZGCuj2CX+E9UMiYDZIdcEb0MldEcVKKqbQGag8hkqAxG7EnQNND5UsJgnl3p/Fyl8UAEtavFuGscq8M1s/mNd+GFzviheAO+WkIXuPULvsreGefqSZm8T4VQWfnp4bpeIHcsC3zgQakkCoRbLc2WGlniewPSgRdT2K0UFrN1P+7XUNkD2AtMZ2QERd1oakjkSzqc+4Fg3tLvIgI1E19byf7uA2LFB0Ejc9LN5VXQEwc88VkIZ9jjgfR4L/CgVB9I44sjzYVwVPGlT+lFaDh4AhzwHfoaZRR/CY2Ppww60iXrXqDdR9kkamfmyC2HWvRG+oml8jwsrD/Fs5PVIo+iG0gWf58s7buM32KflFfhgfqSiKxDlhV4TqEK487Wb6VIz8+A9pnwUA3kPbal9dvvxGwDN70IlNAfypa854XmMejTSsAdM05lhy1RUF8xeOBXdNqPoRRWaLRiit4QLufkcZrcJKbeVz8dlB+0E6LINbgzS//Hxy7oNdzX+0TV//bZ97QHwAnFkk5TO5nDxw6VC2Dy7VZkKmm2rMidotq3K2JJ6S/mC2EfauoDLWzx7eW6w2C7P40dTXr1f4brngujtXeGFwQU3UK3zcX9BMB/mMefjfn5wPuSmnH4+0j2AMoSI2nlYRk2jiy/g7s3DkclJXBfRNtf0/kK+nfR5e0aY0/ycDi+IclRp7trmZPIkdqlBk2VWQ304Px6w0gd4x1d6iPFc8D3IL3FL4UVXwcF8PrhofTBwFeM/fbWYqylSNcVraSRmL2fUlJNDOSNpOY9hR1kTh1ZX4dDXnUVAlmGv3Ayzo2XukBeyIVl90Hwl8bacNuiFi8X1RzEZien2Tt5GIPU8cxCZxzcDhNKwRevHlT477Qso3Nd1pq8LDBpxSDNQmosqFn6Osq6c0TQuqxDLEWnkT2WIJNL1dIYoJF2fyxDBpGt/luhnY3leQajOCIqd26Yf8cWS/zCutMM+iCttFYf9pKphv8vQy28ziZxk3yCEZq1qMBNvtRjrTvsIbk51+mWeEP0ZIt103ZeBiXaLHsiUuYT9GQ5wliD4QhiD0hgPOOFF7EquEU/9Thjw0xw83RmW+UEHFx2iUoJDVHT5EIcHltG3qHq8PfHCRqbs6sVQ9MaZFN14xZsv9IdQZSHo9PmMDgsxeSyaTH0mNJlAsmlynqWw1D2lLzkJrv8hd8dNaC+Y2/kFQ7jnmCbNDxoDmQ4fwUcTzgsQ7TFHkOd0hufEGLi75ziOaLTGrH1mZSgNzyTaJp1RSldUF8xeOBX9qhlFLzLSrEGX3cigNW6XtHKfBxxY5k65cC2TdBu+b7Q6azKL8voT9WmeK+NZ1Ey72GmX4JnI0nr5IPpl2utKVnZ01h84kSaakrwimrIokOVd8NTjKe8zMWDyUfogMo8xSzemKgjQuDYETQshWgdCNGYerg2Dq+CLJ6ZKR3EbCKHTBpqH4fZGaJkp6rj5esBHWRPp50/jtvlxJnVp6mP4bEWXsCcyt7lgJqXUhCvCxbisCJs3h8Rp/EAbZeygOR6Y0ieSYPVPPJRQt+GHys0FyrSYS/tkAuZUCsVkCsVJXYh7HzKByQwIwGm48smzcHYRw+eUL+SZ78pM3+di1FvVgMvrUdYQGoM9j4CmrTUkJsaerwq5nnBicj3uzCTXY44h1zMItpmFmS4WKlRT7nFfqO2YL9R21FDbEUNtHzHU9jAg+w9VkJmp4Vb0w8TP0w8vFpKrZvRROknRUrTzfKH/Bzyh/0Oe0P8HPKH/tPzNCRaC/mchHCovkHXgWEbWgfGMrANHM7IOjGVkHTgC6nFBTOVVsIilnBc+uu+J2My/fYt0eZCC98cO2tpinHG06IvFM2+LDtLvfhB/J+06kokXmeP88ahZQh7zZQkZQcS1PPzk+uVQaH71h7I6Daer04Qp45gpY9yUQX1NZeB0pYYzqwURsU4QUoPoi8X3fD4kli4Is81lUOV6ONJuZL9bWbglXhCE1LEN0UVnPu3Qn0ecM6+DJ5P5iSiSSGizS/XTRRM4dIGkgi6qnI1XMJ0oSgVz+LYet+Ia1sGt7KjQ2B6xLodH+ZSrBE0Z5qYf5jNXpxlzGAIPmcKNLLpgDoi2uTzBsZt2hQHiJCJnKskPP1VCzHhHqmrKeFTi254YSF4v0JzprHGZrNhQYMJJ7//Sun/KqZ1ntvx0/6MFiIt4tyObx2Hv1tCZTXshjjjD2gu6QnuhMuLMuWkv6FR7QaMiYIVoL7isvaDZBs9oL7gb640PsVEbqtEUqlEbqtFqqEp/qgWM0RaOiUNTs8WcB2s+shqwj9Q0fwe9vcrU1DztWIVMgjPyQWciLnB4+UvFjPwM5UEnGnErFe5Zw14bGzbPKmFIQ+qTnk9DVouDN3FVZBQJuTw+x2Elw2NxfS16woXhLU1Ut8xiuKNulWDTaVWT7hzXUZrQkR6OuWBhPIjW+MMT5sOnXXgv4HqcaNLoOFU/Q2PAMUDDyjrTkOdgLTkpwyu7IlrIcGhxh9YTCOheoFAEuTb9AJl6Q4EP1Skx93iYP0Rl5ZmLZSHdiy0LsV9Ez+GzlYWxSknEhMRBC8bcNcLUOhCEEq/k9cMQH/Yp6JZ+Zpad0pF4bD/BagF8TunhRCUrfj8TLAk1awfUgY1uAfZDH4Al+dAO0NAVyOGpBBlVBTLYCMopRsv+HIPBpFr22qjWx5aTrhxcbBP1qS104XMSJ8hd6b5BlKluhBsJtiJmTRj/1xcJRXl2TFXiYZMU0yh4WPp58BBF/rLwMC3rV4KHV9cjino1HkL+x/iXA/5B/SN3ThhXPFeMq62Dn0QyXGpHMlxaTbJTHXyjeB/TSHPMtt8TBO33xJp29xo14P2bIJPsdpcHzMbQlrJxu+6K2/WfA0P7vV8ehqZlvSgMvdFG0HUWfvJ2cHb89GfgZ8VqWoGMCSqakmxVfNa9jzHFiU/azISLT9r+TSDJilpk7AopZpUgyYr/78iYF6MJYwFxbVAq4zCtYAVZKVbfUM82GEdacJLz2SuFQxv2WMsLh8NXOM7eqL8Ehw9Asf5SHLW9v/Qcu4uN+jXt2VpgpEB7tpaYYSx833G8u81xDLyLP265eMxWS3cVqxDtbuacn6cPmL6mH+TT2zoLkTyOQUeMpQfvWEkujjLiFhLxO0cNQZm5pObcOjgQpE8KcLLYEmW55oYyXEkbGPLxTdbcxC7TWayHkBuFwsbUi2jqgSnZsOlmVh75vLY8DPKOCto9QfK28Jx2snvtGWLGiDWUx1quNvGcW+LTOVvXgbqtL/Q5aW8XX+65jgPwZHC224dx88RQHcbn/kb24eiJ26NZNlWZSHchNIzojaVhsTyDKNnrWIMwizNmUV2ALjV+1zeXc6yOkEtUGPJwfsWCPE+iL1maCB5HHjKwzigAVs2JPsPZisnSUMD+16Ah/LG3FPignLV04bHNxZygWm6od1NHx1BzIUR9oj7jigIh7ew09NLHfvV66e9ZUBa1MEauStV0VaWabgAbtwEbTwEbtwEbnwWwiRiwYwaw8RZMfAbI4f2kBckx9tXCkDgpJO7GKh3w46pC1VkWE431203XkuOsEDyWiTWdg/hxzFJ3HmaF4+Oqy95Oglc6ia1kBI1GyWUUUOKqpmwNEeLRBnUyK7dyjiX61aF/KDSH1G7pS050OzTifAkCwA4YxBED9FG6iLyEzmvqodf6mHBx0XGXiXg0qlmTkdLjlg0S/V3F8hq6I47L5fspMHcD2J1PsamaiLV1rWBMNPmmtHyku1g+lhQwnjFKHe3SWwYQF7J00UKSnJAg66jftTMYYzdWKje1B2evy5T1BTWjMpau0zgMipN2tNVnDTs+aXHR51M+wsAZ6bp87yTSdVYgBoSJ5wMir1e6Q4iapiHXhO7XMC1tkK5T4RmDHUZPn6XrWZZ1DLIpBKTrLgPEe8Ih5sxH+O9ohj/5oMMMDEyCZMgfQgKE655cD7MhBk4L/av0mHloCnNX6WE8+CJcx21OhOueAeZhaANzEaOmqOPm68MZlDWRfv40brOPI3UkTX3Mkw3AGMM+LvAeZF9ItFQRycMuI8xuDokJ+IEXW3lk4x6ZVbKehXZYnkv7ZALjVArCZArCSa+QIsEjOkWCw+Yu+jOeaTpFAgjJMcw6TFfxTgz1Mve0LjPQ05rjixinN6IDP47C69gkjod8FBWMKakprnVE7vtdAw1D8MVqCGKULvyiJR+t0bYCq1c6yQuay0bF0mjpM0oGhj7RN19kH1eXOvuypXyC8qWjRJcqSnIrSqEUKMDSsB/TmDat6qRo/gddpS8xXYTLfubWODwo6682l8XII5swZ/L/uP65Y90mUVBfzFdeEsn0xXyVYw13Vvi3DeVK8CxW04QOxnVS03KuyRysnktdy39eD3VzC2Lctnw1DOJqC4X/win8mef4e40I2LNUszw2S9TJ1suL9rnQcPJwDAO9yYxkwbKVTfiATKLkn020n7KJ6lNW9J6sCCvs64sKgnn2KtEHDn1OEVtsSk9Uhz1JJQYE7r6GWa34S8g6wZrNXunLQF/5+rhxtGJ93aq+CZtnj5WvM7jud8IsoSMa1aqedsIcHrSJ5yle3ixVawPXgBuXfDSBK7NGPYlDhewa2v8lMEy4cQvSnM4a9QFYzubWqANeUhrnpAbEqtkEzqiuVM3GnbZfsAmzh53AiMaBHt3iXEfDWQcVBY1so4fqlca1hKWiXhH9t1b1QKzsrSy9bT/V2/YsuwavtD19gZYlL2R3VZjPOHips4Fw0tn9KgcGqJfTROZpLI4bPbnkoPUt84DPVh1JXgHLWFX4fUfT7L87csSXYmpZwoZwYk7l4ZJL3eNIxtS4hAZzcz0iCOKus57dFXIafx8EPt1J3/gwMkkbBpVy0zDxF+cW/m+FNnHGmh0Z1iZOzd4ysTZxVl5hVniVqnTJqUGGtX9j1b6MaBNXJ7I2cUUitgwetImh1G1rE0suL+YVM4k2cWYWbeIMtNSboEQOdd6MaBNTqUabOCMlskdec5j/53D9hXrHnCADdWIPLb6JyH1G1IkzrE6cA5plWJ2YMxx1JAerE2dEnThXkNhRTRLG2lInzpkdm6gTT7lCl0Zm0CUx4Uvp0pBbTTsmeGyG3EraMQHa8azL92wuNQU6MsnuGL6MzyZn0pFJmZ+VdOQZV0jGBwwdOWDoCM/PE67QkcQvtBAR9osl/lqPmsMnjw0zpPRKWqINLdHmQMpjIwppUZrTJ1riGlripqVpm5YwSLaZh1jOwMbDq7LxYFoCG4+YlrCJh9ASph7UF+yejT486NWgHtqmHvpcqMcIU49NMxTHizUUx3OW4jinMe9a+irb6YvqOK1yH04oiF9BQZh0ZIR0ZGcjHTR3DemgO0M6OM2QjqwhHRm6A+lALbyQQms71hqOffnaxARelAsjV2Qye/N3O3tz97h3sTb0SN2vYm8+02r812hz7qZW7GfdoDvpBp2Nyys250viXTvLEKMliXl6i+73Qr9N9/vytM8LM216n3ka8BBLd8BPDNaHfJuwaCmwTR+R3S+9bdOjYjoHnfKdi4xLaL7Nprfa3IpQYJx3/tgtMnURk/eo32dDbx3ti28GzI2xlRaIRtxaFtf97oxmuqFD2/S4mW7otdG+1jTThd7/AR/rCBoBEL30VqW3BkZ+/JQFhfQLvbMttk/4WO7iryuNZwJluSaeZHINmN1WtY4n7SuFLraqfp0u8KEanV1MGhg5PWzxrRdYqDk8vCMSMjhGzz08DK9T7Ag3UOKbHBs5p8zXSYcjhXMoR7OgVBaaN4XmqwvNVxVah7DiD1oxKXIPIhxgkBsO6zrh/o83kKedcA5vMp1wblXmEuWgzHnOzPu/KbP/m8S1xE5MdFB/pTuB6xyzPyyY/eFc2R8GxStdbAnZ0no1R0bDSI94sZn9F6zNGqWWrmDn9w3Y3Y944TxcR71wPq5jXtiI67gXLsB1wgvPw/W4Fy7EddILm3Cd8sLzMX7THuIjE4scnbqY1u0oa3wdZNfvg/jWWc02szSrR1ZaNGRkZUJDRlZaNIQyzaAhsAGgb6P3NbTpx1YKCRlZWRDTNUh6mlZDiU4H562GEpmO3DXqNJ7PX+1O4brQOLwYyHWhDipjDqAgRnplMw58RCBTWkxwrjQuTjnvypi60Ef7bej3p9Dvt6HfXxv6AwD63fNoPhro9xP0jWfmSeznMgTnjavdQSDAvNVuf5004TCeF6x2h3Cdv9odqDNW7lQRFTRXmnCAm9BfV9WELG+eJL80I1gULECQ6UXQEcdNszRsyG7YUNqwIbthQ7UbNoz2HJrTph8wDRtaCQwjruR0XhyLTMOCmqo888Na4dcXI+h6wZtEpuYAT5R3sYnEvgjWpXmDwAQD1VEvbR6WYcvPaHO/EyO8PXQH7RYeTFt40G7hwdotfAQN+3tCvMOmhQdX8tbACN24dQTncF4mFp9Wr4wyAucjDOfwTDhHBU4vhpMnI1tvuxEbsW1qBvsjz7BZc8VpPg4WrtghLudWJG4wfAgbVsSuSuBEXHzi+MTZXV1vucaAsDLJqcE8TmYTGeZQpqu0BgS/wbKdbxDb+aCBW7C23FDgJIlg4knmYnhB4tr6AtibeVb2pO4hFjRBp9vU38BRAuii4iZxTnaXwNnjjAqArpOzP0hLS/+BjavEkwYcPUGdhrHBLDGU5W5D3lrVVJ55bpDf43mR503koWRDy0C+XADRGrWJ1juIZk0qJlpwcVB9HvY7tNKkgXaI0kMq2BzWPRgWgzQqTGfzQ0mmhxEr1oq6lrygJSKom+WTuk7q/udp61RDsL6ICMai8mLZ/eEIy0bvIyl6H7HR+0ht9D4KrP4RTeAxg95HeALTBmQgI8vQaV+Wl2nfLE+45mh58lNqNJYQ1KOM8cBIxngMwCBLBGkv0a/Li/lmGgrJWvxOLOIhpfGly+IzBb2Crs10JU4bEwtxEJm1tNs4nrZx3G7jeO02TqBpHybqe8y0cXxlemgljJNrLAGFcRK7QAftmVhZ5vPkYysRAgyl8cJC/YAFBf2ABYe2BppWal5rXL7FcmR85eBkzqm5zMQ0OqVXEkGiFs1KfFeutH1XrqzyXTk7zTKHA4bHwFLC6jN1s5OtGktKfxXZMiswzzWmVfBC5YJ2yRPiwzDl8mpTLtCEc6NcA7lqyjWaM8lMv15KypWQx3OjXJS9inKlwb+FemmmXjmhXrD6pc7OJtSrdEnMGQ+bGFZEB5yz0gGZXlla2nEzmI2X9tM2Ep1OZ81pe9acrj1r+i+j6/SCNv2cQaLTjEQxX0Jz1GOGBaufoFGW0YiyNwga9V9WgUZo0SSiWAHGiayhBWNZQwtGsqAFOpqKeyLKRd9XQl4DOeq6NZ21VHrOiGeJvc5iBSD2Pit0fSpLDDzR9cPaouvvJLo+nDKjz9pd82zaNc/aXfNs7a45hR4ZIqI5bbrm2ZUwZOA1gC7DITsqCXJImYPLcDiXU2KGlRnUvLDvU3lh75kHIvb+eF7oLXM+hmGdTujrqdqcTyXDCl2aNepOoahqm1BU9QahqOpa6YBJuwMm0w6YtDtgsnYHTKHdE4QbJ00HTEoHbHjyVXu3fmz4J+0PB4WHrLCUtqFjQXqpIL2E+LkF6SVKKXAKdw9zVrTLGTXdM2K657DpHma4zPJDUJSke6ZmY7iEcqXMsJG32H3wdNoHT9t98HTtPjiBpj9Cq8px0wdP8/zw1qihvKyc/XkhsqdzQnSncykvezzhZU8wyNO52XjEXxkvO5UTcMcNuGO52deGsZngTtdiaXkZgM9MP1kU/BdaFCbOeVGoWD54UeCz/oTTfCkXhUmWh0yc66Jg8b3pogAaNa5SGoVZOysfFGRT34FZUWFEDxtBBWscutKNbuIcz4/rzLaqdaHi/nNTwZJn5WAHbzhJT4UG5959TkX3VUXtqOo+N3EjKPOxuvsc7j7H5HTMmqqTjA4AXYfjoXhdNauqY+nooA2p4owktOlRnSiToH4A9aRGI3S0PxbBDcY3B+Ib6CGK58EaFijx9Bu15aCj1XLQWSxQ/jxxqhlLHdMjBn2pc8Iv5RPh2lG9qIZqnmrmVrAuXzqoM0o65ZmSIPo5asR0Ik5zoU/Kl+WjpqxAjbKGoSVjs9QaOQsEXyazuFPEw1PGj+egE17YBt2VCwk3kkIbrAeq/ELGGzkGv7DWgfaFkmwOtC8UZ0XUMk2YJkifCtp5OH3WEd5hNbxFj+ikfnoa5b9HNNiHMfYHXHpcmzOEr/E70Vpo0Se01RlpSxlrSh4fmLh9xGi8LH5npIIOh6aUvfQuVi7i+XHBRg7jXpLA91kGfeXGhLG9CLbtO5LVO2Zr4eFwzaLouSXRV1QpVyEKBZb1pyYcDPP+nMA+kGP9Q6Pk7IqSM/eO29fFQcpYeCnuY5wgw6qNcoTBreFTDF2Im+TFztXcUYlRHffGMvdwTsSpwznZVw/lhP8azNlarTbTNpqbk81CKuz5WSuOtxRpnkvr4irqiCvALZv1FswtvLzXPX5I2u5YuqNeoh8bf494OsnoOVDGllhWhmayoIW6REG4S3+SyqzBhAFP6oniLHDGAH4dfgyrc1SXUNkySWN/lcvckVwSXLax6vPGGp/H2r6ygrjEGXEAj8KVuokjLOhSUoEB8POIVx5jrVH/xeM73VTFuGndOQ1JVbls4llNKWYMSlqCwfTSukUIzNtF698FIlRvKM2LD1Da9JQTfTVez/DdN/S5UQw5f7mPjzAuTAT9TEecGfSDD4Bn0A95QVQ7G/1FvBEUECreHat6V3XsYIhBogO9Fwqa7g31OtFTd0RPnQqpq1KFUoW5qQsgt3RYFz7nZdnf9F59l77b2evc8zLigPh0PPDgCzvwZf9YSyGTnfaV4NgvEPtbxN/kRFVDNpuHNDbbDNw2AtnMmR86Ye5M2QlpEM+UVViAv4PO5jBdH7bUp6tTuSBm4/Hb2xw4Doof7ql+Pbl3a/o6p/h1ErDxeUWTPon0+Lx6x9vthyfKhYId5VdJQOJ2wqv2Tc1053fRpiOL88XiI+sb7gnroR8b1B+iVxftuaaeCEW5GOtoRBzmK8t4RUygzwGJw2J0bw5eY7LlIo7Ji3CvN7crum03e5gj8lqEz3EftnMtxifsGUTGpd5CJ6UdFDm9xBQ+iUGFz9jvIRaDxz5pi6U/c9gMVIpZLnFUf47SoMoPzq4KmfY47t04xIYbUPb3G6vR1GIsWlUTcEQ1s98wW+WfvrJiQ/uByTKh7amffFd40DHV0pxL1zAvvfXtg/hSfBCfYhH0x1LTB9YhY7C91PTBT6weOBRtmcHi6iWSGJtgmJs4ZJ1E5GSrh/NYTSk2j3DMTeE6mIpQuSuoXHaiCOUBvuNc5kbHN665kajXpoIMV/BYxtV7PRO7zLF84zmGC/SMk7HUga1neUaLCZJ7qbPfIU4uDkdCPGH0J/OisXmB0xwVowzEjFCnKiHnBspIKxzYPfHighIdDIOPC5gEB7iQjf6lMcqb77IfLhODjw9ofYxZjovXQdOB4MhuglQjSX2I46Mngd585iCcUjN7f3NKc5OAmbkwj2x1cuRaDAvYIOSxQShgg1Bnwmc6pTkcxx4+G6Cvnu+KlkMrSYJ1wimklB/9qDHKxQDHiWy2BKMojtK+HA6IYVVXQCMDaXITrK/Q8hzeIUAo5byCWBe2qXKigQWRNsXCHYjcmb3PZxuTd+zKkVpL1wdxeXBzM7WDWcLriNYg5gvlq+OwyU6pXpi1weXWvmFweRLucXC5Fe6RMs0I90hbwiH6Nrp3bps+gJuR89r0A8vN8dty2VYMLheLgrpYTDS0vFl8NxdR7oHloQlLW0drfx3Dp43OcTSyIBpckIzqdHtHSMg0L5qfIBOcnv0g6fECmw9xyyrHWUJFY5zzYiZfhAfp2wMP41yHcc4juxlnjBYcsKKziH1bIuPstGmV+L8r3O84cSx3Xt4kTjtdi2wlFqiGohKEUry3QMmf12mkd3+j2X+XM0nIwjgmZYatIVT8UexJWGyE2JTN41DmoJ5f9rV7t/HUyq203F0DnVxBLs+4uI5csScC4oUs6gCauIQmwG6OyyAYwr1IvNjsns0csZ7PiPV8VlBpYJmFSgPLElQaWGahEmWqhUqD9G30XKlN718mmDOwjDEnygneDC5rDjIQORPRiI6UymxTuX8ZzJVw/Ag6mOeJKAhUnxxB2TAdSWE6YsN0pDZMRwHK7+EIysB0ZJkplRKy5liJ4Mqail1Rw488AvHYfNY3NCJde449m86xZ+059mztOXYKM+mHNMemzZR6drkplRLyRva6fCYQ6Kc/abSAOGYDcSwF4pgNxLHaQDyNup+f16YnDBDHlhciLUVRkhmjp6vACDPNBMRgffSeBQHd5gpMgXiyzi1E76/nAO2YuYWvOJ4LnpF+BpEJb0McLjOuepZZHww2/MAgOtVAdM19EBqJoHbA8jAHchdTjb2E4ZlmQetU69H2nxt9rzHyDEFxC9G30yddiN6ZUF42CDTgF6PvN0Z+TIfF06p5U/jpwqxEA2Xvl3eLAxM/8X4Jj6r52EO/eDJj58iV7g9zbPRD43bCuM6CPm+eo31bZlp1cHFYqHJ+2aKHiWVkr0CO+CUacsQ1zgFHXOUMOuU57KsdHsHEU1lOHJXZICjiQNX1xE/zl0SBYKoXONf2gmhK8eFcJDrBXErEEYK6XqqX9DpO5xq9cC5eUsqtxO3WXdu7MbUOFIiElc12iQ+5IXruKtcbx/YTWPPqCeccifw8bpxqHsWVmNunHSwmtM02HRkUpc9Y49CJrTyHLw61HFpBanwxFoDia9m0hfCIRdMXEyrBW3FxU3OkEj9HT3MfHnfY2Afjpw3JZte2sGGtZ8/S4Vw2m/QfHi4jNOWcIH1uEK9PgIV9nVJvxH5w58ZsRs3qhN+AIgSkAdC5os2zDhqwea4rJ2tDkdeGCq2AxBUqlyrow45C0UfzpAqwTvloUHfBNdA0O2w7zX/7dYUTIrga0uLfCD6EdFl8qmn4nlrmDutyA8TF/VBVwAcNtIe5j7Y/Yyo50qo+zUh89qy0ffasnOmzZ7bTjHqsnYTkfKjBXg2vdPvZy+GVLhy/Bf6VLtzAwXZh5qGG8RhHsCanBEWT92wHGomDCBvqg7WhnuVAw/iGm/IE1HED6hhAHah1oJGPxqpBrWfeW/KnBxrzmDHWEUc+LtKNkVVD7F4nPrhYLzMWqnM0a9DLFYSNzxsHmJJxSlsZ88Fc6mLXJOdT6fs8S/o+z0jf5zGka+GAbF4ifZ8jmYvh/ET6Ph9YP8fKntQ9wpUQqHH98zDTc8E8S/peF0vf85XS97nm8ALe41jqLmNKf48aP7mfjtG/VfWb6M7spTBsYOR3w4KtA9nI88INF/C3lxO6NwZyv7zM74678LC2zJ10y+fNPgWCUtAQFIatghuGzzSmK1pDUIKyZcnStzkTOmf+0QkXBgsh3FiIvbX/MJGRhdhq010haEyLI1i84LyE8CzgO98w95fZzP1lCQoPXmahMGWqhcJDOGYfJJ7+wGWGl7/Mmni+mXiNV7KPRUzAAfZmN8tENNhNZZkD0aHLZp2IKWb/q0zE486Lm4jHnX+fiGeZiOlhokyNYnJaKJ5O0Nf7bDzdd1nCm+67zOJN911WkzfdD/Q8RSM8YPB0H+FpEXhK1UfaeOLMsmVqMriU12ip7mc85OZWDO6Mgc2agcXmQoZTJ6NUHze+iONMh8fRMeYxjM9pjjzOUkfNlBAKJeOYtcYxa8YxawbG8B7Yt3aV58ZsBLvTr8M4sjP9uVb2pG4hgFPp8GThCRJMRR2PY53JWSfjOJEOeB0f+kbENPJYFjGWEqpE8IyAUdcKWDqoAx+iwQemvtm9sMgMFwOLECJzxeGBZt7X2dRcZsM/83g9PWLcnKthXCwNCc2X5bkFwV2YY86jLXAd8S4E4lxT/a1B3XVU8DwOPsT80hUS2bYYO9OB3oNERrhiBzhW8N9FdLyZgNxEUzI6o0bL3CQ+iekE9k55sSXG/McGBMq62yfWP7tX3wMH+LAc8l5KO5por1jy2VY0YrHiJPYzEhqaT9FiixUlXoheCvsZgciyojHw6CoLGl1lQaMrgjkOO5aXwTRoo1Phe9ByU2EszUsPadoUxS7q4sCQqqKsaIkcrYzPMFQZZ9OUo8ZbwDE2Wxk3TxMurHOOpQEkSxWgSHmQAml+x/G4TM7Trp3VMzoMOxexzYu5zaS3sVcOPH4qNlGveAa1fYrtsblsY7Vz1DN6AePxzbH4xti4i1bpaR1mN8q0nHlUlTV0KD6qQqX36UVEBnI0sPk46kKdqNYgxjhNsTwf5GJGSAzLRArlmlBrtEFepnLxSUYczdmOuVag/YonEbSga4UgKBH8QOENHFZJ3LU43lZhy0aJ45NDPsSIgxw3pB0ttkIA1GiAEtdfnkM/nKwiLBnBBd2f2M9OqEAWWJcP0TvqeZikBRuITwSM5fmB+xtqMXFZdGkihk9aghidHgfhVexVxzTZ6MgetX3LHV2aTKqjS82kcuNse6+317Jj9F30EFz1LpX5dFTczI0vNZoRTsyTHFvaHJ53DSvYsTLr/Ohnzu7yQhZEQAKTnJf7wULwInw6wZnwREM7j/VygkZ4SVqw74my7B/Zl204XzixwuYkqllhCw7eczIwcO6FLXjQgNzNrH88LD6vECovlwjf+i+xuqH/kpDqDOZRN/RfAnKedANlq+yGAfou+lCJlvJLpBv6LxFhoC+NH7ikmc/AA7/cxJwBFQ11AQcJ3Px5dhfE4JywR+XE0gScE0srwDlRPSonMRhfn9+mJ82onFiKEj0B5uRSASY9F2KYJpfGMM0Kz367e/an3bO/snv2V3fPAfTKt4kdGzTdsx/dE2PGgUtqwjN4yVngSc+8mgweMAI0PVg+X8QKdBtaUSHS49BXrAvOD5oeDpuSoBGvWLel2cprBZPY2lxusrR31qV5zrf0MAkERjh2+JZ6sgvOk3MDxnc1A883VrbCYK+bWD5MtkPPNQW6AK3OSqAJOMJ1+pRaTZdCVYudn7fFySEhV1t8eGa159onm8tuYYMTn4SimPihMw3jEaTFT7dvaRZ3b2xVyNOVjWwbqLQSO0ib++i+J8JCJ0rfGuSaIRArPh42spM82vAeYqrZEBAVTZTaNLE0OMD1KlUAjunCHziOvzfW39J8BvNxnd5QXlBZjtPg8yEjeHl2L4YTVj5HgN+NYphLdig5cLaZyOFDPJzPwFoZ/sQ4olsXDNFLAUJOgIQTOfdEzwk+ypgz2+G4e01cJcTCCjN8AC+aydmuaC7OWqLvqqtxUvv5xuhxjl92TeDvDv3miDiLwBdFtm9z5C1zG30Uh24mOW7/d3VhH7yVcHs9bnhyyuhzI+NTxixa52/iFdS0zuOjXXPKmJFTRr8rCtE6zaeMiZWpGKpTeVmrJnPj8gKvYpaQ2kabkRNKDPzDa9iQHuc2flpo4kuET6xMOFIDDrghVQhqNCGXNEGnQ1T1ldWOE+zEQUD71wEBm5lSjCTZWAFmxkAxI+DHVTiJuq2DCvzqgfKldFUxUIUtKto3jycGNjHf0dH750QeIwmen9HRx+vZC6JvnkHUwGd/bU7kAytNciGaeFk0VI+24SQlIv4CJxnsBV8XVqjoC0BCQPNtnlrmVnDTJIsg1wNu7jZTMwmZq2KNM581znzROOPowhL6LRt9h92fiAMfdiRAjXmqPvLMKY9CY4bq+fBUoToMEA4WuXsLDxWcueaUVMX7n2ft3cazLelJWIt9EtZStdE3cTOL0Y/mw9iIj1nRVCX+cNwqXb6jL0vOdvbNix5uwAmxfEPw/+38qN4qQtydp84gB5bKebGbWHTbXTTBMYVb1LV88skx8+iyDuf2LWotH9irK/igX63icMTYgNbL8esK7NdZvbFVLRbmi7I1hkXo1dBdEw48OEoLH+RnEEuWNvb66hjaE1UdHB2vbMr+pdHXVCkXDS4tO8SHsetFav+X552t/eJ8O23/0L/d9j+wlOCDsw+030va/xEg7Gztr+0KOsZKdgXtJIzYwZQxtNxAp313+N9u3z2yNPo6+m4EfecmfffNhrP0nXFubNTPf3Vt95O2Z34pbT+yNPpLtH1saVlUdVT88ns6+lA9DoDjvMblb8RcRvStCmoUB7l0LDmekyxntnoJ+qkYLzSsj1LPx5GbWKhsFpoKfRRfvLqVusL6oNgVses2Hx5ni8bVLDfaNwLY0jyjKQAnrcU2Pd3CCrCKt5LTLcwslcQjzedcV+917tGGTidRNqqlQrHIfdyOZzE+S5SNmlKhK6BDCMN7vVzMVVvEDD+gJ+TNmatnruylpkqd8PHQtZUrrfv/2BOy1ybwEC6rUHrNcN/Ez/JQ4hDw0QTVW3q3jt1jFy0fXp5RlGgBd2rOh9hNSemD2jiGC2KnxOBTc6/FjpOSdF8Xu4kS37jHWgJPhIpmIlE3HHl5tITK2a+lAtFIStPfq+OKrdK4aKBbG0TlUnKBsYCGThduZV+EtQYrJl/j9qI63jJTej6rCxwF2L6hoqeh0/CALtyvtSsavYnKk6L1uHb1wF4/rt6vqB70wH/B6mNppm/7BPKl433TURnjhSdDKUaGyPPAh6YdX5YTrfEF34ihKX1fi8M5IMTjYfYQePabQ4Wj/iwjDCuG+qzEVXqvwwzgxjI7giol6qrzEjacnaGX5hUK+zTPoNnG4heeODMD07DTLol4ZzrDNZ1hhaaJPUauENOL5bClk85wpTMIRW6G3+vAeTz0uAPcZnZvPQZ5IF+u6QE/zC6AgX0Xg53keQtG/RALtIjwcsf8i+N4cVzhl46IVPbFzH5Qph9UZT/EIl9jsrUk9tYPLRxOohn4RSfuLSYFcKoEygxfldx9zMBD9dnj7jOhc0T6/988J4PGBzw3Iltx2JGdMKB8iSaL9EgGPQLrAR8e81i/d0afZCzhP/P0K8rsgRkTRcUTxQduaMt4hU0cm2RP0IgY0QhTkkucxylGm41CKWWDCeej2BRD7fvH7MltsWCRxzFQYEXbxx7xrRyNcQ7RjOK9SB7vkxxF4wgOC980t1SU9NO6XfZJyhlOQTAksbLlCWUpFM5PStYfJetPHNoKTyVsxpJIaNyfWZaT5BDVzJYGwXTXmisGtoy4DsyK68Ac1gSHYylHAQdOjg+LjvhEUD0+HnJe2hnzC9CPdN7IgcSSJPDEYaiS0fWgIxNmGLwKu+tyxMeYI8cb8iVe/sT5ZQfKYpXxREsWaoGeeZoR88CSqnkbPvCtV0wVLmn4/Obm9OGqLc2pvm1JIH6KW7iCdbA5xgWnPs6pzLZtQOq1VuqN+HMTUt+QpC5z32LBuK3M2re3idr3naLp3u8kwRJsQwcqZsAxwQ0q2sWWDrrC0sF+ylQ8ZQPz+dcZxEFW3D3AIS+GHAPljEAVemagignHstkY82N2oN99aZ0E/oLOASdtiCZTiCZtiCZngWgqhuikgWgSEFlu+A87tfzfjWrb9aqG+XkJ4ToTky5428/2yJvUpItLw8khzviou8Hdu6ZQV4pNCnWxA7gRMvDHQ3Ev/mp68K/S8KDwpHFM+XUVu/Z/MvnMeZUzTj0ASjfGES049rJrYpi73NrD8c3B+GYYFJlY56mWwGXWGUIWwzgjpk3Z9PZJHg3DOIus9L/oshcTIbFrCTzDOGNjCVbXFcbZQz/LQZyKGWfq+H2viFCrMM4nW0RGl6a/V8cVW6Vx0RD0CePMJRfEwDrG4QuVuDo1IVaOKg6ZTvg8pl7lbLB462oMinnrSZu3npyFt66FQQGD/00Vfcvw1pfzWlzEnxZelfFnQ+kPNa7DxgXxQXM9zNfCqwi+hOFAV1/pNoEoiHtUB5FUVfRXykgr/wG2w2YFUoWTbgaaCaxtfQ87sZ02hj8K2CIUqpTY4sRWC2+AC+UHnNI/6jAb6WvExAAx4VxgbmlaW+5VOSn1MCqBfGh3nrs5dJrhF1Gi8FBHltEftEaUuf2vFv7iWmz9RX59Izb/fC6dxMo8h1V4DqM1L8OP4VrfpkckdkqbfpP4ZyVOh10kQkfLjU4o5vlpHXwTCnUJvctsJ0r4BoRyYdrfyEa6pR9quf5IG7fzHj9bXucJ7q9IEJ8/N3NRKMWf2xEbg+ycDAIzaRfIbnrxxzpk+YMDK6lTmlsjQSfcaJJg/Cdtbkzl0tmTlk29axwUP6HFRAV+a/2LZyGHGRYpG2TOVCBzBsFhXhCZo718ZpOyoHxCZzGgJ2syoBnjGQZSZJjKZIBZsCIkNCuniOTzQDEJS73V2pryNEUIH+dktOsrx2NNAMQKjzQHnopcuugCF4OezaBnM9KzBEnUf3EXG6/AjCgLFSvfOOrNgkIsxHxgBbzi7ZG7O2QlgU3NhRa+4YML2gEIAQGnTA+VNKSNSYswgpjbVAhsJvmBuMLd4laa/ZLfq4G/Tg8+C9WM/JzlPpfyBJzFcmj+cdc4NG9KwO3vp5xzbg+cL9A4NM9O6fo1yjonSnK8NiX5YCkLEwewAvV7nbtYiDTtnYWWyAwkBtzYvMlEyQllKeeZzLATgWTeaGveYKf+eFg4BB0VJiRFSinEhATmbA5bNBCFqusL89HL2eUxrBmipt1xcUAEWDcEeYMI6pog1yMHyECWHB+IB3US+sZlvYbT9mQbduzJZigJpG+OULIQjlhPOaAncuZ4yjHeLOAk3mXaskY9wrZWtNgysfRAVYzBpRNXKy+sugDKjzT7bqkGpII+s3QyNuLIi/rnvfo6ZuSf5+N+HEW16dMAR8Ef+ho1zPaoS4grWO0OaUkfhVmWSR+h9AG5p7VotX6ODdY2sGJr7Am7SmVL9r8mIK3rJk14SIf86Zzo6CspIXERMNdSmXbZtbkbnUaR9PbiYC5EyiWrj0qSyeqfw579ycuNm5u5Ej2koi/noLAGRKpxu6DmEz1JVwSEbhQeUw6VgnlUiSI2IlrZdSYO2TWfmnhV1xKlVos1cYtq4JAP6Bm1ZLU7yrdRY1eLUm3qu3GkgHCB8fQNrSGsdUqVz8OlGC6UQGUtKhc20fKGaUG1NYXnn2mWGGZ0gzBmM4IKhIvmeI7Lof2ygd8ZhxXIbo59gyOYAL5242I0oqHBOzgrXmaTGAPBHGBJc8I2V6svxS7+WH1JvTj1JTb1TJWWMKvOE5WmUF3NSonF4Dzj+KFCO2bCBmIiBWKiEoiJaiCOo+6H59AGwgAxYYBwBYjjFhBPvxAQ1SpDMRAnKoE4R5UhAiJVGkqAmJwdCJyCECLWB81X17MXo6CehSd8IAuzH7FwpYLgipUK6CJqeh5zokRV4cjKgV5FXtQr6gx7bWyjQSyv5oPwenDLVIkci89FuETEU4Fy23fdNg4Z+CDPR5ovCCx/psBpf8RpNHeS6bCIVdRdwrWCO4CbBWtUP64L2/RzIB9NRHZwLdIygOt5bXpaC6N1nGq6lwM+LaFZtFp9mPG5kX2+EFUpE+zlRlFCMSBOc2yfZHlzzUyn5CQOAVHb/+6WmaN7zC0rMeKz6VALdDwZZuqiizlWAWa1Dtr0IN/SSnWltAXrdpvm5ij2TFHwpnUFqeK6afTuMjHE+E3JF4tMY6NrFoNJN+TrSTcUdyWO8HlKPHtTwu8aFBAmMyZvkxVRkmTtqNEHoHZWH/y9J33wrAeJtolyVK+szzhw13Er1oMLjYnfEs73JuF4f1rJ+apKzpd5Tw6ZwCySPgcWaaXNIhlGiNmZ2RimQquwKyWWOkDOJAzKt1kZNtDCoGgjsS983Pdgi6lFVjE2kzXJQQLKTEjGMCGOMCFZiwk57c5g3sG+B7wXcoiLJxJMC1xBsoLByILByAqDwYFV2RiEFYsyFq9B6ZSw23D5awgMdofk3xxm6+3dw0glABIiw7yo3jKIlBTEK/AfD3PMHWWb2R2RvU3ijl9DS7/Yth8F80L7NORt02OO4JZeo7A5gtI7szqy9clVIUCuKwUtAXmqcsNTxaAY8Kec2cFfIuX0s+o0WJ0lcRXjVq8oSyTCLrDEUSm/MwHD3EudU7qUlzCErM58lCY+caVXum+xZvKNEqaj9Jy9q0sjq0iHyNeJbwyVsD1OFZvGM8Xwa6om4zjGM+VCZfP31ahfKGGYvoORwYHTP+jCZ8wxy2DVjl1w2Dc4nBEctlFI4lWl44Rxz9BQ9NGKlvDJKuaT4cLjx0weBTrDJ/sW7vqR4SRLz9vIkDZQPCUwKXDPgRRwU79rNfXVMtPjuCuMd5YYTRlCl7OYYGD0VwwbToVMJ6FXCl/Oan+vCyIw4Vri9ur9cCyMnrSF0ZOziNtriwdfUNx+8qzHdTJqYyaehASnOKEQbTLe/3pwm/eAE3tj/mXK0xGabVhb9Q/TSur1CCAxCFidXuWc1BUO1MBwEzGs3Ip7shX3ZCvuCcUb5i2YmfEndeVW3JOtOHTroov24DC899HAf+SdnzPxewXEIccCcciZDcQT4lxGx9moWjaZVsySOBKJMnMV+BF+yIXZq8CM8INCWMopdqbD8tXncJvl21O4lQiVz6I82H8BvKe0BKgedWcL9+uwnBXedIjYj7smeLV8K0270WoZiE/tlh1wAkNDORc3LA0UFrGLPsvVIHf1AQfyJHldeodb8QG3IPmCyPGUHk16vIX7pIWb3apOyzKLkw3xV0kPX+P3D5hQ4gfc5FuV3OFS4ZzQxGM+p5MH1zp5sGO5KSP6+JwmohgVWVruRCXWCGWDFneTELYoiJDE7s2o6zY1h/qWW6GSGWXpHgoXWINOtcgsdKJTLV3cb0S2EhV0wHVqCXae7SrUYl+FWqgOzaWX+sBJnlpSqAzADp0d6p/rjEI0zjXpw+vqHSrGF7MoX4ph8OmBCvJfwz5x/Fv5QN7jGNHX1SPy2d6uqHT7Opal17H7dlRJJd/G/bdJQrvDjR00UYs5y12b8bbA8cxUHELut1jOHU9ioau3AUIFh0oSA49d6AikTnTRJt5nOEmfQVGHUfdUSyE+3HzYcT1WiQARiI/DgzSIzc0Sijoysjdzi8OM3PpVA4ei5+fuDvP0F2xKLnY7k30HvTUKP7l98P3WHOYO0ZrHPA4Cu0dP3tEVPXUHvShnI1Y05lBuRREEw0tQBupFrEmjCrs0fNRVhKG6987ruQeeuuO6em+9Wo+l5I9zEAAQMaJmEzFyH3ln6N0feOvbf7tZgoSr6Pksn1AZizs2dHt0/ar7mYw9EffJJxytYRPIByHXo1dL+OjWkEaMfWo4GLISvx8DRV8vSusqWjcDgAzVji+IZgWZ+3G8zJQFzlX81a6aK+dm7CzO4VzQpHk0zNxv8mCRvTVq3/3oAN5St9y/jz7j4XsKMQXde5IuwfmmAbWrFqj9UssScd4lgf1YV59q3bdeve5RqtLA8wUVZw1TCO6XnPExQ43GZtePqZukO9YDSzI3ggNhK4DsAD/DMpPNAsrZ9cQE0XJjevGaWUEDZPtS0NKuUtJV2QGTOwGUei/uysz9/DkDgEK449arZBzwYTbw+dVR1weawSyU2Y+AuRmZD6iN0Ox1ZijfeggaJeJGznvroSQSqRWsvp9pQiYZFYKFaQOPSibaBE+VGeiBPHVHEks+Sw/XszD9Sbpyz2Wjv8hezx4DIbvMXgtzMECA+PV8JPwuoh9/8lA5Rwt4fB79fOpQhx3f80tVMEJQPjOnPybUNC1tIiZwJVZJhhUwr5GdbxMrl9x5dX1G9vql9Q4hJvvX8TE1MmgjrbtscutE90APzLmBfQ9KtL3Su0G7sHrn1+uBct16tncI8uvdd6y/5+6wsN75bcPQFg7N0QqGwvn13jtuJHaV8MMrGA9F1Mi6wLsb7SwEuY9AYCINQ5NYwp2LJ+/F8Len2OYdzF30s+efv2gTkwq3D+e0WPcLWeO0LycsbPDrcXNHjZvCFwNaAvpzhQcWn25UCtS1Dl5cE25luj32pBfHfRE1ivfJdeCLcu06zdd+WOnRv4l5m/m6768+xNfOJ5+M4vIb4OZTzfz3f84s/+wb/+kz7Re0/+X9r3n/2iO7Ln3kI3/yzSfaFxZvv//2b7z6iH7jU5vu+tyX27967+nHRq55/dpn+pf/dM8bv9b++Gf+ee2uT29be+zvsqvvuPkb7cd7/seGT2zefuSH3zsZnf+Tb7U3/eAnf/upzXcfOfOyY1/8hy3faX/+szc2P/uaniOv/dMO/5ZHnmn/m85Lw73L3rZ2YsV3D9zTOdn+t9dt/t3r3vj2I4/97HufLkz+dfv7tr6t5X+2/M6RP1391OLpjd9v1w1fXt2g71371x97xcPv+9DJ9jcc/NG7PhL1rG366Hnvevc3/1f7V//3lzb9vn7L2lVX3/mlQ+p/t//ke596+Wu+eOeR17xnwWcnzp9qX/i5byy5+Z/vOtLUuuGmfyn/oD37psbLX/HJe9fG/VOCrsaM/ldq7rt/uuMN/326vdBx4vpLPjm09q7/+Pa1oz0/bL/9PX/1uWjw3iNX3Lxn19uu+FF7r//l/3HPyIfXLvjsyrqfZX7cfvK+lX/Zder+teGqea/+5Pd+3H7kY9MN+e+8Z+0rl7Z98ztPnGr/m/XPfuZDv/n2tUtuuvaZ7Kf/qf3Ra672X33ZB9fGYRJ+e8sfz1/1zEePvMv5u97GB/+5/dIPe/9wx4J9R747vHT9/3rkdPsrN93/2z/8wQfXDk4/fN8fHP1p++d/tHvk6rvvXvvoN/7Thz8+9X/b7z325lVPPvihtQ+87p3PfPT859qfufbGd3eW7l37roP/cqLpDWfas6vf+Ff67+9b+53Bgw995uDP2t/f8sDClz3wsSN/NqL+pv/96s1vV7d29L1N9e7ZubOj562qb0/Prt7WPbs6b+/cteOt6iY8BsljX3d3a++O7jtUX+edfapz15be1t6+7Ztvbe3e06c20mPAjwEeOe+27p4+tbPjzta+no5dvdvpfvuu5H7PLvpzc/edQffWoG9bZ7CVHjt37Nh+W29nsH1XsN2UQdm337KtT93U3R0kD3t29XZKaR29t3Vulqxbd3RINr7p2EGQdm4Jejq2bN/TKxk672i9rXv7rr5e1Xln587b+uInFGRut3X0tm7pxN21Hb2B3O3qbt28vWfzjs5WgrFX3dAdyGPAjwTU9s19uzp7e5X0FN/2dO/ZtYXvUOLm7p5dnT1SZnzP/YIO5rvtu7buoIZs76ZngrOzty/o7dh5247OXhUQuD093T0ER1/QEezas/PmTn5o7Wjd0d19GwGEdL7tvr2zZ0fHbVzkLea6ZU9PBwpWWzpv3y53HTfTGHGv7+zs2KX6OrbvUJu7u2+9mX7q9u3UT3ds39K3zeAD+m7nns3bDD7QY8CPPdt33SKDdFtHT2+n2ryju3dPD12p1+hC/bJzJ40AVbVj+65OtatjZ6fa0dlBTeuhpnbsumVHp9q6vYee5X7n9i1bOKmvjz6TPjaNNg87OghNN2/rRK3Bjo6eW6iy7i2dgos9e3ZRN/Zup2dGRnoOzHNv5+49nbs247sdnYR/dCd40Xp7R892fkZ/8qBxd8od0tCoTkk0t0Ap1dHT2aHerN68PKSbXhq1cM0b1fKQ0LKPeoWfbtz4ut/ceMNN6sbXXnfDTa9Xr4s2XBfd8Hr1+o2/+dobNrxe3aBef230uo0qXKNWXLLqCrXyklXcrK0dPcHNnYS8wQoVtKjg5Wr5XSEVLTOA0styh8lVVn/z7k8E9OcgLTk0oQO1PNixfef2vkAZxEeKjEegrgrUGkP8YuRaHnT0BTImFeuFeT/ba7W1u+dmGq3OXYEZtKp/1rym+dF9a3UGGgzuzMDM+OrveRp33hHIrAxaLlsSUJUxGtD3d26mubX99s4Uuyv+bYzfB7Xfp9/bE6/W97Xf9/Z19PTxxKDhat3a072zlXAwff96vA/i4cT7oOK9IYKtKZmsar+85xJqvbe/39FN0/As39d6v7ObhnTzNpp3nb0YqC3be6SR5j1P/3gEQRCCO7bRYHeY0Qy2dNN3mJogv9u3vjXo3lUxhvIJF3JpcPnyYOWKtkvaVgObLr9sBb0XnOJpH1Bbbic0IGRIyZIhIcm/W2iW9XWe+ydEQ1qZaEoPMaWw/11NfcPvg5SS2P8E71qxXG3rbJ2J4zcKXtI6xUR0xntDh2V8d9JaVNX/r5X3Mr413m9N4DPr2KvoprcbXdoJEpxUSh2yJUCOHkmNF4AZ821LJbYyAlv4TqVwmxOc7bij462CuK+vzMr/EmpJaN+955Zt1fUlNDSo/f6OHkLK1pgst3ZvbeWBTabY680boKC8Cbb3BvyVRQjKSXnbiFwCakPWgp0E/M2dAj+6xXAByb8dHekCSxkIL4mgB0QVduzZQliVfCfoRivO5lvPRp/6uoO+TnsQZeGkwmn1pFnW2o0lxv6eV1K8R+27gur38v3O7p7Os32P92f7nnGfVtOZ9DldyWu/R38KYwMElDWlF320JliBkSBmo5emI01sPElOek7xl1gwnq8xR8d9vJkwAsX0piu6TY8Y6OXS+SvRp7+RzkeQU+BCzHrR263bd21ZQxlx7TXp9PmKS34j2NaxY2ucUkk/iCkixOi7o7NTpi44B+BDNyhhX8VqEe8ZPI5GQP9g6mz+LQ+39/4mWhOu6evZ0/l2VfNfsr9YhzIy9PON6nkL/SC8Bi3E6UZhCDm4Oq4Jr6n6N5nv30y//0y/3zXpb7HSO7DcmvTNVjpWm06TvtVKx1qwzaRvt9K76HerSd9hpe/EdDfp3VY6aMxuk95jpaM7+0z6Hiv9dkx7k36nlf5W+r3NpN9lpd9Nv7eb9Hus9L3YCpv0e630++j3DpO+z0p/J/3uN+nvstIH6Pduk/4eK/336LffpL/XSv99+r3PpA9a6X9Av/9i0t9vpR+g3wdM+get9A/Rbwibfkr/sJX+Efp91Dw/YK5/SL//B4i+JXhyngIA

"""#
    }
  }
}
