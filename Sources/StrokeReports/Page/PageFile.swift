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
H4sIAAAAAAACA9S9DXxd11UnevY559577j33S9KV7pWubO9zLNuyJTmykyjOR2Nf10kcJ7hum9LCK4NTx2krp20cu6F9Viy1damBDAhIwQ6BXMmmNvwcxgMZ4mFsYpjAM4zpMzNh8FDzMBBmzGBALXnFPKxf3/qvvc/HlY4Ud6YzP7AsnX322Z9rr732Wnuvtbbx+L5PCMMwxE/Z79opxo2d6XH+J8Z3muP0aoVh+ivwxx4fG4/SGfTOj5R+5Qxj/ODIg+MqkyrHHhtTJY1RGnsslpMirbExRFtcPv7SS2Y8qMcZP4B/XOWY+pgaGwtSjXGQPiEFxWQP6n8oOCiEgg6eqt48F6cy0msxfB1TFaJQ1deMzmTszKoEHDZ0I1GoyhNAg+o3VStUvWOqm2OqCShtTJeG0JjuXtjTdNDCsN1jut2quux4lNYc070KyklxZooz6NcdH4+lDasArClZMB5UY9AnMaZGeGyMB53+Wi9ZL1r5ghC2bRTMVLFULgvXaTNs26Kf9o5yJmUapm1lHMfNZiqdXVXXrXX39FQN2zKMum22mSkzhcSIsJxcGr9Ohv7k0nbWtsxUtk3QszeLDEsyS+3UMun5xvJcWhWbyRicDz+WY1t9K7IrDbc3uyrdv3pNZZUzkCpkU4PZrOMY2Vx2Va0tNWQYzqqqWLW2altZJ0OVr1zVZlm5Nus2p63NGhigqnKdA8PDFv3L8p8cVWEY3LAMtcvK2o5lOtWss85Zb9xuUW8tYRVSduoOJ3un61KhNGkM17Kd7Ag+6l8jlXXEXamUbafsbNZu67ScrJVa3pntQAInlaIOWW121nU33O06rmtn7zHuNe8zCqn7DCN1r9uGYlO2ca9rGPe5Rgr/KZORzrluLmWY8/7ZGfG0+Cn6SVnCMNMOTdHGzC/bbuarqXr6E7s/8alnPmsaHfv2P/OpPbt3fWz3rj3fv+vx/Y8/9amPGj9i1uLRo59+4qO7v3/XM7sf37/b+Emze/63J3Yj7rPGL5id8z/u273f+CWza/6HT33i4/uNV82exCz7P/7Jj+4zft1saeCzu5954uO79hv/vjV692eefurxj3/S+L9bo3c99al91DDjv7Q2WYWD/nyttX79MejQlcSsjz/99O5PPmH8sVlN+PjUx5/cb/xJYqmf2P34vk8/s9u4mlzqvn0f/+gnjT816wtn3Wf8WevY7P/Up3d9LOjLn7eWq74FXfmL1taqjx/Z/dHHP2n8t6RPn/jUs7ufML6e9Ik6T5/+39aG6pY8/sldu596ij7fSMpJPSBs+MekT/v2owuzZiX+6fGnnvrULsT/oNWCQE/sDr98ycrOCmE0hPtlUXx42yOPftf29+x47/se+8B3f/DTz35OfF58QRwSXxQ/KL4kDosfEj8sdl4W/0X8kfia+GPx/4g/EVfFNfGX4r+LvxLXxV+LvxF/K7Y+MCHG9/038V/Fi+a0+RXzF82j5ivmvzF/zUx/0fwt8w3xW+K3zQvid83fMy+Zy/7A/EPzsvlH5u+YP2/+V3PKvGZ+w/ym+Q/mTfMFq+Nls2n+uPX74j+KjY3N73r3FqJeP2xVOn/KOmGeNH/M+rfi18Sk9evidfFl65h53PwJ63PmF8yftr73/zhi/Yh4XvzAZz571JoRXxfPWw8+9KPWkx/9EevOkX9pfWTXT1qfNw+Zh62u6g9Ztdz/9wu5Fy2ikO5LljDHzU0No998Y03D2FowGoZ68e2GkHZ9hILmJmk/UNDxjfFtnm1RTMHIm65LycU9xkXK25gujZgXEBhHJtfchB8pGmkUOURp6g8VDMnFXFjjpx4smA3h2TIlhTTo15Z2mWL2FoSrGnQp3qBLUYMuxRt0KblBl9GOY8UR803doEtoEDXGUo25HGvMm7fSmCvxxlyJGnMl3pgryY15C234/Y4R86puzJU1LmpBFoqyVZPeWlPnai3PdqVdcgk/LwrhjKNFoz4BURp1LyMtaY76Dr2ZdS9rbrIUlE00wLOoD1Sql8sLN3iVjpeTpsw+SN2lHo3ijdY0+mh4lEp4JhdgcAHIlaffgiqAX2XaK1BrM1QApc4TzKgQikEhSGC6UhSEzHmmLHiGzEur8S2xV7r4++DegqHTmO7thkIIaT3ERVlUqvkgZTU10OknADpa70rL/Ygwx9C6IaPcEMhmlgh0A1aNaqOH41kKzVQfhoz+Iq2bwkReae4q8WO3eux6oCAagsKmtHapUiSF3H2mGDfH0MiwIsCKK7FUJfZCldhUQMHK2xzaXTDzQZxQxdsUIjyg6m1Uz+AGKN4yhTWejOXURikCLBctWC4IscQ7YbnCbs9UmA34IPT8UKyW54fCWp4fitVCiZJqeYHyNs7R5J5E4CIFjgypLy8NqWqfH6Kkm427rJPrCTGtEbNJz9m8MeffrGudWc8JzSv0bJj3GBfWqyYdGaJO6PAkhS8ibDUYZfdSO4/jvagmyktDFHE5FvECIi5x7nuM0/y8V7y13j1lmbYaWhsD12/aPs1vehAiqQjDTyPC8IHdMkPTP80kQOEhRkwKwggvFQy9Ro4UkBtBhYVS0J/H1VDrTw/pvP1eCl9rnqMwKjsPlYBJhs5XsGVWUkmMUmFJlopk7FKR5kNUM0fG6qRpJRD5kQD7qF75EbSDejqsuj4cdn1QdX1wsa73m/cFXaegn34AXX8Ane43N/kZJNiEllBOzOMUFZOm32gec+O4BUPGFoBjyz7EG3h/AO8P0Ps+JnjuQ4LmoRoVxlUiCTxCVBLRuhET7TapBZZOM75NISlIR5sBWk6YaLhuHsGJCXNvo/Ss+1VhQgyRxhbGwE0/tmmaqDzBZ8oT3DFQXNc3po5u+fJ/XnnNXdt2/66CseVA5Zce+tP/89BGj5DUS+XRAVWA0bfpmGdsufkLX/+P3/WRHRvDhGhs2f2In6p7wFtTUiBFEDwK1KMWpxrOIwQhsSWYC0/EwrueYXyhthigEq11UVait6k89Uym3PuEGJPGz/pRUTOvB4GNYUYqst4EXKhb6v3qxl1196ZlE0s/RnPi4HKjIff4dp8RIeNRP8WJd//e7zWexEgb5zZ/K/hnfCEI//23jA/wWqHgl9ryrtwfHnt6dvmmJzk2TcACAaFGA8G2EkanvZYu+cbReB4MIMGL1oByAbOdniVpYuAJuxw/g947IFL9Zt7PNsSzMvMINY5Cj0inIfSyUfSAr9IZMWkyysxo4y+IFJRRqkKcNKPLd7D8oah4olLpPV7alelXvFyjogCjVmaZ22y8r8BL/bZGRYo9tI5Xtu7DlKGYAuG9aIwzoLZTnN3Ij8r0KGXKTfju5m+KgzI3dqIx/Mw9hN6AoksrOwHMoB/KWNlGlIHzCMrGECwzqkqhwEmzqiFH+4wS53jRptG3xsyD6fF5ox9iADik/QPWpOOnp/2MHrRN794FfMgsjA+2zITo+MQD1KzwFVkVhwECk3mx3E0EInMz4zu/NhXg5uvNZlgXzQyqytksvrCDZkIUy3SMosd8Z0fBBIo5BCVFToFtIBjZzc8e3EyZn3tvITZjaTJQWuN9e2lwwLFUiIdBBq8QcE+6/44eK+luRf4CjQiBGfQtj0Eqyvx2TFIAvDjaWEuDQgRZ581RxrwnAH5OLGKJBWOLofjPCtAwiAZG6HEr8hjRuOa9oiuLKCMvi2EZ9B/99bOMFU6IFS7mWZFa7JVk0XNlltaZEg1WgCPjo4Q2FMnkw+C6emhtMYLaFIK4f6j4EVBYJv6YMhYmRJomhG9KBq+p+mcScZ2YsEdBpAXh8cG9SICit9U94QY8HiYXx2+r+8RONF7q8zLgKo+voGaVRxsWz6s2rCINsX/EzBNemDS9iFmiz9SNDB5phZm8aIDmgLSAaUTJNFNoRo4SHwpIgOJQA6mfnIUY5YepzWnpgF823sNrnKW4zTQV31qYA1Dt86lEyjK/xHhisUjN1HRDdaHcLjOYduujRc0nkNiatwSXRACijERhwAdjDRMGr1+zlkiPt0xMoh5bFcmyAVWapCAZKaIjegJLG7xNhjlkhPMYNUemQVTUup5+pK7WMf26jZcnyvEg1hcJwSdVLvo6r0ddcKSqbI+X0SwiRaXQeko8ymMDSojfrXWGZwrrnHQepOmfAohSJLdoEMXWMEGSluE5LNUomSbFCImi3kPzzmACRqnp4YzS+qeqBgi4QTSimF5p6j3aLQBvTF6ZYYGOFy7VThZU0kpQYbA4nmNpaOUBrWepHIyBn90O9ADFzyYAA4QH460QnKYM9T2jKDwigRIZapTknjq8niiOiDBN1Z3mlnD3VYuloCkp+NVhhCHiT4MPjNlGGEP0ubzHT/UBcAamRgo0ANIbTZlvmT2gpugD2CFEj5g2lQD0oZRlmtDSRFEfCya1ggpwRDRAszN71ePBgMuyicsiimOhIBKVQHYsnZKT6GzP4HvAmFGuNsJXVISdBPzahNjhSxt1pHG8v+HQVKf1vdzmfiVt5sbT4D0maCW0qJlWox9TzqIJ8zmW5KQ1ZNyhJglNkGHi1egxSMhAj34aTKtRw9xTGZC4L0wsIRz3m70EfXoQp02JaVTMWOJKmLhMYjAIHJFMTERaEmjNkvaoT8Owk8LpV/yCzL7iFw/6pc3ysEy94pdl8eCYX8RbWTqv+G0Hx2SRV8HSF2RB0qtfoI+U5C5rBxVBLz8oSzrBIb9wl/Uhis2NmFvp4b6Cr/lXDvmluwiNLAhPG+KTHmuKtIGXtGptI6y3ZY5QQtqE97YsfPZE47xB69BnT8jijnrjIDWcsJZ+t9ap25fok1X+AnUDvdvpc94c5yVINjaMejZoga1Kpg8oOcczqkQl3z9KiSlCl7YhXthWtAGFpZiN4brAv+cg95YPEZhXW5u8Mh4bvCJXD1Cvtj7kFfDYQQuVOEe85Rf9ts3G+6V5zm+nJzrFwPkMICfLY375LutpChdlaYzgXXjslbG7rI/Jts0bD5+gWq9xD79oeUY+Ha1maB/LerQYYimngt6n8Hdamk0P4gJDlgp9jOIp1Xu5bCXuxOt/Lqif0jyHNN/9ynML1K/Ee5WTEj6HkdYtfw5F6Zzt83MqXk01DWvHhMDUNdyXU2ni0w+aY/gbcGtWK7fWyrmd8+3NE+rfDfBmUfi96H+ctQc/JtXrxKG1jWk/HXF5BVrl1Aoq7YC/yxAjZjR+q9zIg9QTp2K5jUvtjROVGIP1hJ+pN7KNkszUdSICSnphdpEIYyu7mI6zi7YWLIImyjS4xrRMz+ca04lcYzqZa8y5jTQIN8g2wYu4R1o0/CwkriwYJSLiioG0iYFkfinGQdohB5khDpIYrYbxEETXvGb0bcU8ZmXm4YLGMnA02YeeAe11eUeNuDUisgXpbi9guImkFxQfScwmvtBjeyGrvrijEk30HWb47JDhg7xCRWS20uQqoMlEIouK4QsZUZc5LVVbBrVlVJkZzYhSIcSGpsLIiszs0eMGlGwY/JJHGyPxIf7zRRtnQ2PmOKHoQYuQVCwuUigBqE7cZJbWwuzWOq2+Wsxwpv1sq5iRXUzMyLbiTTZJzHBkFgiTlVlCmFwrwmRbECanESbbijA5IEwOYkYLCuQYBcAMphcWIrTAl5HphwMhIg3WxEyUC1qFCJeFiHQoRKRjidOREJGOCRFpjF4aQkSaRi8fCRFCi5Z5iJaREMGiZXGuaAmcAksF2kyLbJEodiREGFx4ktQwk7ZTYylQqgPSGrAk1mfscWXwKGMdxuZpFg/DyyVSLlqU+323mDGEmbbsFJWdW3j4MwvjxgcL6Xxm0czpxRCLmMrFPs6RfCPq+v5CitYfqvaEnwdbWJB5cBNF7JtboADFB2meUWzD3j/ql1abxoJkmgYbXGJeUipngVSEWVTdot20F58/zsIA5D3HRUq2FivZAgPelOnmwuXz9mVusUUhu9hHZ7GPmYWr5T1IR+amFs4P/j272HcsZn6ZmLsTND7lEzRNrFmDMLyNn4bXjilrlZf0NL4lmEDgEAZiTgmIMH8j3G/32jCx3HuMYXrkR8xBepRGzH56tM26Vo2e7fR0MPsU042dJresWG/eOS4vJVahYrB8qPeEsQnZ7rrfyAlzvPH8isaMEYrZYvPzQCLrLtPRJwLr4icC68Jt1ufX6X1WnWh8m2dafMAUOxGgvI0fah8xJ9fpA4B1rjrOmlw3YpYpWNI78+uoxIqq8Ei8wiNRhUfiFR5JrrCJek4UR8yXdIVHggpfogprFCyoCpuosFdVeDxe4fGowuPxCo8nV3gK9fx124h5Uld4PKjwJFUoo1PNU6iwT1V4Ol7h6ajC0/EKTydXeAb1/BhV+Kqu8HRQ4avrgBciOOw4gwoHVYVn4xWejSo8G6/wbHKFb6CebxBIz+sKzwYVnqcKh6MK30CFd6gKL8QrvBBVeCFe4YXkCi+hnqOENBd1hReCCi9ShRso6KoKL6HC+1SFb8YrfDOq8M14hW8mV3gF9ZyiCi/rCt8MKrxMFW6KkOYKKtyiKrwar/BqVOHVeIVXkyu8hnoudY6Yb+kKrwYVvrUOYp9olFWF11Dho6rC6/EKr0cVXo9XeD25wrdRzxEawxld4fWgwhmqcEc0hm+jwsdUhTfiFd6IKrwRr/BGcoUTOFyboR7e1BXeCCq8SRV+iIJtqsKJ9VTih1WFh9bHKjy0Pqzw0PpYhZQoqcLnUeHbNC0Or1cVHlqvKzy8HpJ6SGmeR4VPqAon4xVORhVOxiucTK7wCOqZ7BoxX9AVTq53G0x9J9aoil+gij8WjeURVPyUIsTYE9FnV+UJy432RM6tzGXAJ43bxDRbY+K59FjbAT6FmUzv8dPgmpNUMIjZJ5FKq2BkWlQwMtTwzDupYGCny8DeHLQvvKzSvCDmTvD2jeNp3YbJwTi8BsNqJwdj1VKipGqPUN7G56jaFxA4TYB7aVDT7EENwEGtRoBT2bdx8kFi9gyeP0fZrkPvIgMW9B7jMkViI+QSH4/cY5wH70yJT/M70fpBmlo6/AKFryC8RBP+QWrwNURolD+CiKuIgOpEVh0jv4oS3TPn/ML95hmEsWNzv3kWQRz20O+2uvp8Ifp8UUkW6cZpcxR7Q9Jsswy1T06RN8xRVhhJl/t0V24kJTtvBclWIFmDxwVjoo8lDBLoVKqWrPqUktZ7tXdlryY+u6B2b7AVRlwnzlFr9LVObLYWV5xNx855BT28MwOx4Z0ZCId3ZiA2vJQoaXhvUN7GX9D8e3tAjebMAGsY3BhA8/sp2oNI12QYpMsrseN50iQUS9PSapKcTM+m6RVVS27GW3IzasnNeEtuJrfkENDpUpXmIQIzFDisEe15jWg3BwJEO43TCZZsWCmBgC6JSE7imaV8tsLFi3jOlGmm4INLKGwr3DpMuHVWhyco/Cq+E0o07RAljiOYI/S39ZhnaOIhCw0ssAjI9jzeuzR5Ajaej0UcQsQZRBy2E7Dlks3YMmTgmD1NkF1F9ZRkesC6ZntlPK/axH7S87LtteN5yfY6tFBFYzBj+xWlMEPMKFASEAG4GAP7KbYzr89qMqrSUND1urRKBHbb3YZJcqxkXQCbT0wfIV6/PTxVnpblKNz0qrIj9qkt/qnGZ1WE5CJ2vJN9N9fYDSBGYjSx4yQ3BS26MU4tykrsGPii8ZlRPzc6QCxwbcrvoWgRvNSnweXzW3XK78XOfPCyZLope2TPtOyVvdPNl2VdUuIlkqJfnj7m14/6veER+u4HChY1oDds+W6MR52z+FRCT/LPlhsf+NzZX37mZzdOb7lo5374F0d/9PXm9Ja/qXxh0w/9/o9vpOAv37j5XS9977MI/vpdj5yWfV9E8KHdv9i7+/NfQnB03/5nZ156HkHvsX/48H96g7NNZz/f+++u/RSCy9Nf+429vS8j2LHsz3/1E1/7CoK/u/Z2+vcrCH73B/Dvtyjod1F7u5p4TE296C+RXdTbLoJDc4riurZkPly5feVXfvy+pr80CJ+l1FOUbulU9LUplwJKW2pDWx77R+8fNlKSIPx60182JZdRodHXZpNrorooMNVE9UtQL0pueksI+D3TGqyn75v2ekgcjDQXeqciXKFqok2aSEtC15TdJOvR97rXReUYLip+2ccg+71TPCa9L5a7OdQ8Rh8Rz41L+PmnNXiAW48avZ6pACrGJtkVC+JzD/Wv3N2S2FtitgCHMHfJiwQUTkPTpWX4p2j4lwThYPiXTEVfmzR4QO0A7NHwZ88T5kwRdoTDT19pwHsYnj0UUMPfo9uG4XfDOXUeg+8yTlI6btySZvNxnmagdKu9Lvp6VHb/u+avet3SVVueON1zKY7GW7jJtMoBrWqhY2USoiuyY9YXgQx+dWPw9OXsN4Qs0/c2+i7xNjsjKNYzQFnaKMYTRFaoVT27635PBNYH1LGrDKKeFrsi+vn0QW5h7PPV8Sejz47Bn4M9nZlvGbLnXHy357n4y+sARVp2zVZ8b9a1Z1iFguimT6vYebyAKuOd2NM38E7/ZgtONufmC8VS8PR9ynsp/Ax9MzuVzgRPfzl9vprCWgg9ksb51CitYNg6bpjPsqapw+OyRqZnDXvS9PqQKEqK5W4//bGeiiW7KrwVHLgkvJUcOC+8VVibKEhg7pce0/SxvVQDEfbc6GyOxnE1IlHgMz4OhN2H6/jogpD7XRgmf/brgkbKX5PUUSozKMB8xncQUAU4XEBPvIABjL4HZQ9Vs88n+khWR7LlOtlgEsQ4n27xkGxJv1aj0W0oHn2dMKlTa+Sgqs6XXQrZOHW8D7Gyh2RPLBH+U+C68IdUkMbruqCOchX9ckjX6FMsnsMBqp+WwdNfM/uwDOOHvz94+oOz22Z3UI4lBn1eIg7tYN5jksb2NmpFP1XSx2M6wF05LTD0FGgKz1fIILzlLnVq9ex7Gxtnf094/TTCq/TQEtwzo6wsNft9pjH7QdMI++RLuXa2UOvuqfcuWbosHD6ekVIORJ9CqMgkWOmee8i2Ug7EkwQFJKM8MqyNJy+3tXfA3Ch5AkVDIPUQDGAIVkqueVVIO9YiyWoefgmQ3yYVgG8DgG+LAHzVGCUYScq5Uq6IAfhpLsFbrRAnmEE7vQGXxqJv9qtqBi2npq/UAJcrKNZfSeH/IAhu7/X70CIMiGqnh3Yu51eK7QtpnEKVFdzKFbqVK9DKFVErh0dp9FdTbp8aGjVyh7eKn5uoB3gOe15wfrGSSvDX4SHG/IJc9xgfwUqac7q1q9Banz+vk4XHINwQIDwiudJXffCoD6uI8Ppd07O+wcNBMO1L2EJdMX+w/ZXxGYK8VLAqyJMrdedX6s6v5s6v1p1fjc6vDjsf1DezMeRQViUg7AoC6fxYDK0fg5jUs6WsKaGBSUNgovZpuPiAi6QmMNi+t2Dqc5bCr4Xr67SUCkLLZ9+LbnE3oFpC1Qw2aZ3AbrNi9GUXCbAniIJAVDnhdzYMxfS7i8idN+YKIabeYYxLbGcjie1sXGI7myyxvQGR8Ueww6hlx7OEyDb0Agq8rzjg2bzdOODpLekL8couRJVdiFd2IbmyS6jjUm3EvIjADAXeHNBK8rr2C6F4eC0VFw+x9MkSlYBnJxXACyulx9NRCy3ExUME6gZJiRN4/mOB5M2UEhHfHCDxWIcvUvh6SomLl1OhuHglFYiJGAwlHmLBDjaRLg9gAy4WcQkRWO95jQ1GxrMlq7CIxFG01cAtKJ0BK0haX0hCO+evw/FGm+wIuM5LKEC2x14p0foTJNUzZpGUv46fjlzPTxx7ZWhI2ORjXvtw4JG5x8DRBuFEBccfOCswsMOTp0cWelEGIG6rMxFei9I4aJy2LDs4ZS7rU2YW1OMIc3jAhypbigB3GAiT0ghzmBGGldPiCDMJtLhJ0v/zGj8Oq52NyQGPR/L5ARowVhUvD0lzteVQN0kedzyTte2gCIbNtaxqyQvxlrwQteSFeEteSG7JS4y6XSPmEUZdCjQ16h7XTXuBJg7bV0gA6H6zFoErAzixwcMWeuRHWFvyBnXrPiRl5OtVp0ew3OnXiM/NaRKu3qGCRwbUEZQJrWajAaYvrbCUxqLRrnDyOHByQ/T+Et6HWR+OxuirmbQ4SKN0wBy3D4ixzUaL1Qxz6SnW32vYDxeUnpqXCRhYwpa0l5pP5QmDzODkGDrco77bSL8HZkCs1prHPlhWH7VmZE5xkr5oPD06a7Bm5mc44BeI1AsOYf/BUZGl2YcVawDKDQ4AlJwWrCIlLnHyclKK2ffyRsP/8lpoVSrIrFrl8DXgfGbzQkMnePrF2e3gDvLEd3EWNimJ8TxSJ8jKlC+wOUfNs0f91DbIVMQCQ++SYJilvEuguyA0IFPUxQFWKvwMs8blXUQPUhTatU/BYJEEz7wyNruUBlCZArBSNXRquIYsWACZx4KHv8QOKPWlz7wfqgp89prBsa594rVznu0CQ6/x1rilJti1yEzq2hooiJo6Scx8yVZ68moizWBPfIpmxXW9OX5tjQuN2rKXAibPrAGZ6qev0A/ifc34TvzbUXVvx62y3k62yrqJOiarRNAROI0tSz2fD+n5/PaaaD432FCBVoX7E+ZzSc3nn9Xz2eb5PG8iT0QT+cYaNZFTr53zbSYUOFWjmRFO5k69/xhMZv1+cw1P5qCOXrdJeIMji5YZzFrdNlvviYayIWRNwnB30E89wNom46yQ+B7WECyPUgQhlM2oYg2Y5Sm1b60iBEfgyOT2c376hEeLHa8mNhsognbdYwAytloYLK0na7h/ZtkWH6iYY7QuDLPCLDUsPUePnRtusq1HfHfAiYKR+o+Xi4IuawvKTHzr01C7l3kqHtoeaOG3UyJaF9vmLKiJZvLUKcriR4iKqZeSLH3kmYIiwmDFpBPTUDJa9JVocFveos2RxwuWK4s0Uel3V93HM0c/xd11P7cbw1SiGU+/9A1Pl35K9M3FN95UI+JQosWe1YFoIhc9h5WfghmNLRlK57LxmjPKigZrZQo2b2kiApakvCnoA+XwKIP6QB/IwZim7zGwlrl3s6pD7m4LUyB7Nys8OHdboCjDWFW+YVqCV/5kdpTgI9MBO5puYUcJ0DJ9K+zoMJjiJHb0SryyK1FlV+KVXUmu7C3UMUlc6FUETlPgmqYB13XtVwbcaJ67ap5/qcjzHMn6owU/oxZ8S9EJU3FLIuSWNBG4FhGBq3o1zwTLf3Aqez2Y9Pr9LbWCG3G21Ha/bJpiPD2meC2rz4jZl03RrI7em35q2ouULb1MbC4ARKxJz8qbmLipUHWv6WenCPVSU1FJzWmYC7wo7bmJ7JZE0OBr+qmWvTiZeplaZb84zcbRKRQs01NTUOemn0y5209PwRjiRagoUTzUwYdZJw0Jmsd81ptu+pR+akphZ4aSItltnsH0i7Vy/8ZOC2JtrHHzgBjPHFAkJ6MUHnGGPF9m9JwkjiYhLsc0FMK0r2lpXpHMwijbU1OoODr7fZYx+0Fa1zmlJMaC91K8sjqdMfw2Scnb5NyUZb9dp+zAGENJzeKTmFtscCWpwcoiRplNyQ5qQRuo2agi82iEfrFijdHN8Dt545XyUCe5f7E0ulN+l5bWq0hboRq6VKbOaC+mrIX9GoT9iuSUjizrjFkt5nfM3w4jxqtj/mYYbwN0gDvp4G0AYFaNrTQIHapQ+adKckzkBmSGxfocP0HYMizWE+5kZSUQ6nPguHKyk8DeRYOU9SoB4YSmFptj5WZdGzM8S0/MbYeeUPFl0vdjlsiMqaWXBH3fOSpNPAn/A4I/s3IXFgMisw6zwrGVJpw0tFblWqdLVuaOeawSd8zLu0EFwi9wBcIvRlqyqgLQ/wJDYv6qBpyJLUdcQVFmjyELHjydUrqblnRnCYazvvBNjJZNzF+FOk3vQg9bKAOUPxw8g5imDJ4JuzOWFKpEU2OFCaxIaSQQicP9PimSkGP2fao1akhMqV8M9zXLFmO0Fo2J8ehoki3LJa+8hBofKUTUUck/0M1PLWxHG0GURM2FtEy/B4UfhSnTUWa3oiOxsP8L5n1/3UuDjUltNt7P9nD2MT88q7hvlzKXEl8puSFXkma6mSZOwJh/5mEscOZhqDMPY4EzD2POmYex2JkH+InN40pzM4KmgUjWxTSY2CsLFmlMs/U4tdqYDpsLE9PybdQtZVn+o8JirZuDASPrLMjIgjuFtVHAtI5qwSatrOBCNQyY1nsZlw3e0zKzu06r2TnfAffqvBP36v5iOiXGLGqRPZ4/EGEA3HXY8+XlOJJkkrnNlqm5QBq1ruT4UP+BQqItCbGbjD+PMOdp7QftCPlclthpfuLQo8jWpmX6JUrvtdOUzpllv4MoXIfXSb9d9FtlK3AJOUBsZR6WyD1Uo6q8Uvg5SL5EvP9eeFXZJXMsLHfjtUt2ytrsNwUVVZHdCFRku2SrRxFlaqdVRkSZ2ohCc6YysbKcqSRtNliFhJuHXQUYV+cTvq1aQygDhdkOr0Zd6M5nGYm2F4iQND4Lq3UbhhPYwXMfKaSpybwei1FaHT5oEjxr3CASrPmtm1dW6NA/WHACvp4+1/jYI0jcrd6Q2ExIrEvuaCkZ23pWmNgmsR3tzszNJlqyCa+Yd+ZZbRCUawq+FQWqCoFQAy+EWZXK4yGhcVRj0E5lMrxpvBnAJBVQGAvhOkKrCqVUYYeKa+fwemLFuqgoFYb7igyECkwycFa7H9DTWAkBlhICMkoIcJQQQLIAi3m/k4YtFHzHjQkl6F0yWNKLUDsNAjz1YjT7Y0YbfqYOXnSuvdSLqA9ij9jFMmKWSTdshXcVkpY5rkXEySEohsvWEuactTfXuh7Sms922Wks0hJ7MCZWxTStjjrZ8KbpcBuWFvfF9NzRHixVV3+DzV+C5l2FVZctczdNP9MoP8JomzkTKFtsnPZz0zyBYTKYZWNWmtlQYJJCaRGYTb9ASx0hFTHIsH4dBn8AVgG/075KpgS5rTTQkM4of54ZolwTgISmCaWeIlRFJtEMCqIsG1TO4dBei1Yset/ki2O+Oe1nX2TlsW6IjUQxiAGy9/uZAWuGGPYB6wYxGJI1AWHZMz3VnPbTBCaOyFJzIdNSE7PTW1iH4gN/sJEG4MWj+Pc7CP5E38P0/zcR7P2/9tL/sxux07Wlcu+/7rj3X//K69NbHqx+3/7ff+C1jc3pqeAHbBYNESqZinUklGxz0mUkBlEMVWBC1RkSNggkuSkugloah0VNFVH2cm7LikrIWoijLntxObeDKwlPgULtDNRgoIYs2EiZjddAKIiGXTIgt+Qi661/Iawxdg5hQdgxSfbxHTZ7FVOQtZQVBDQ36DtYKZoN/AHm8fgAJgsSVBPokoGQDvYI2adozrp/JUyT11hpgE+18SCGbjdPsNQ5P72IhWJKrb6QxNIxw8M6rd9MqpkD/o4VdcutKiWXQyxFS2eF6iy1UFETe/FibWWJz8JxS8kpN2D26dt3pihx60WVksuRKfdI1FniskDVp5t+KKlbzPTbIS/IPKX9colbcBSggREgwZE4SrRhh4w3473PRDXOYV0/8Aw7GzCYZVUVU4hrf1lxfW4vDoLeUObtDYNCN9lirWHeK7ZE2tdZQ22zblLpz4fpzwfpBT62UeQJuGSABue3xN66+wFLHCCG/wBOgVZbxl1A+VlDOR9bTcTA4ldiJGfrbJMz7Bvle5EYdj00z+6y+uE0gg16qPFs0CPcu+ba7ATW+QvY5lOTsC0Dp2G2dtIB4/8UHBik4TQB3FrcJ0cKPjngnSHNLgvSrubreRNUx4KvDH1yXIFKz4an4JZDaZvCLUc6dMshlIuCmN5mKlhIg11W3ig1+WCHnWlseGr0YeXGjbfG4CUBnsjWKe3WDU/RgKZG2cNDY93NHGxSYz4SMuxnI57XDPJCl3V83+g7lNCSNagPHhooS/mennhdpvbYYQYeOx4W1jj1izrJbq4cJRuw1bCtHIjYVJ40R8v396j9FFubTM/V/l+mfX8ALzDcD6phJvCUlxLSfRs1bXqHmsq6YFTFZmEtzhg48GYGNmEvrGq1CftBwprzIrQJm2sIEBpODMYNJwaTDSduxRBA22wNKpstrcYPe7G4Fn9vZLfCSvyV5CPWoHF8xGq2HLHOa9ytHbGK4FS0XwVxKgpTr/j552D0zueffcnnRUHj+LzIbDkvmte4WzsvEsFJzwYVxEkPrLTi5zn3Re98nnNHstp90LibccjdTIbcLanda4ucQWXkpLXmQePi2u+PRu+s/L4leZc9aNyVeOOuJDfu1nbZRbA9/iHtcnNA2UbFN8U/HL3zpvhjyRopob1bvHEXkht3ixopoK6T2rQImiQf0zZxA8q8Ka4g8lT0zvohT0TT+89TpjluYlN6hsQj0Wc0Xl3ZOG83Msr1im9u/hJN9auY6rQezdemsmZdmodmowgomY1XygQC5VlmBz1+soLhMxvsvMRku50t9DRp1UwsjeTb2V6iM7O9tPaZfSgIop4pqRpjJ712j4gbBMnGJAXeFlyRmBGqJnEdgdKIuIbnz5ZHxFsIlEeMk3g2l48YxxHIjBhNPH+kMmK8hEB+xDiC5w1K+gICtAxPwt8TSc1oToqbY+xXzXmaHneMGBcIPo3T3SPGGwikR2B0ZDZudowYZ03usXEGz1NtI8arpurzVVVmGmVmuEzxhlCFnheqk+I0987Up7Sq4xOmatNpk/M7yJ9VbXrBxN7wPcZTYBMaOXxxFfCAmFQnUHcJxkQ0ZroZfSkENy8Y3vcTsl40lC+gS7DEoTe1JJqNlSPGNQtt6Rkx3rIU2K7i+QUC2xUE3BHjMp5fKo4Yb1q6rU3ErB4RZ2x6nu8ZEa/anFectlVeccrmvOIknv9YGBHHbdW9SxZ3L49OFFT3XrUUeE7r4sWMpdI2bU5bRNqSAuUhW6WdsBt82HUYc2MGsoybUdbPzM8pe+gM+2l1dAykEJWmHKYp6zS1ME3N7eLQkNGvtubEaksSa+dWDXXK1q9O2fpUAdL9VaFcMp03WPUIqzJg3Dm62jDuMvB+uzLECt7VvhT1ezmGs/yhHpnsDNVQnCef/hMfKSlHG0V5o+xggQqEcTlFIt0STD2jMbEcU88gRGXui/CUDwwz6lgPxkx3UObzIbhI6A47PqxjNoQxG9wP43j1gDkOoFXAh8waOOafrRP3Olu3GJZg4fvNGjHxRHh6icX9HsXi0jotU7ySA1wV9JUXc4wwzvXdHzNj24zULOJ4i9BLYUnsFrleKFtYSk2oNZ3FOizap49UnrCSSjNVtC7NgoKcNT8d9BS4NPFttk0ktU3otrnaVRanN2L2oNtugfW7ZDDv933vxGVyFTX8kfjTx85dFSv4L4gVXGW0wl/QABBhwMkmb1AT3yvgNOCpmHDBahyG4vjTcGVgaQECO+IwtrClUD6cSR5g+wtpYEQM7REORIkdwFouey3zTZniM68GH5I57t8JXdt32uMgSz1zPA5eWcV7pUq6me90MD3P6WA2kmzY9iHLuR7X3v0I4UJ/gGn2RMhKHDILYuyMajkxcgpoaHeA7s8J7Y8NnZbGw4ycBmcPhKWYsxyuIaUkmBRqIPBjz80Iaoj51DMBfmNO/gznV9hIiSE1LVpKhJ1vxxvaOjqZdxqdzGKjw94Co9Fx1N4FzZWWwXHCwXGgDhUMjk1S+ZzBsbFlxbl2JwxORg2OHQ6OrQlq0vA47vRCw2O/8/DYMcCGdfwPDNA7lBMN0RImRbeJLY3PmXtZhwTTvr9h7SXpxfWNlvdYUjhGfgabI0frRah3pYhpZDdOB7C7bo5bB8yx1AHeZz9v7vGdPoPFeafx59yOvXWW753yHukMGbVA+3WuD/NA+5V9mKdafJjP035N9GEeeen3cvDoutoqy6z2uV33Xegpu3zMVtBuzovJbs6DhrCb81SLm/N5DbklN+fSwTpZwqPslaXD5/5thJlnwevdK9hT5T3GYeyZFkbMQ3jmSXjCk7jnm1BRoL4S8+skuYWh8Z404Yj2LpiqO+D8mnhqD+mndBge0o8jHPeIfjoWwR7RT5othx5O44aAKrkTszRWUGvGodaMoNaMQ62ZDLWTgM3rxHcc10BqDrEa9ckhr4PWB1arPD7kVYKLBRbyYYcGKjN2vZ1UgodE35XlVw697ncubmrXeYumdu7ilnZJQ1Kdde3zGDUETovYwWwtOCwVso1YJXboSAGT2ut1IySCKANRMI7snPY6leZzUdZwwFpQp7J1RPUGLlRxaAr/imyJXJC5raxTkRr186xujL9l2YuIFEfgb7lhyx7ZjTpooE8LtssrPyVzvEHMCgBwLodJ7HzCy8kazovq6Eb+gUJK1lBLWhZxuutVZS8/l/A40CdsUi7xlsqqtwwUm2IeLeAM6LNbCzjeyG8vUIGN8VGZf0/BpZaxHnZqVC5RR5hLufUEQH5bBmVUarqsgZ/qVWsbfV6qDi514mXqDYnNhMS65CUtJVdRcZg4h6PS2kOF/NxsoiWb8KquXCarbOtMPduTBEZCjQHrgsDf8/z3NP89I5rNpqydOfay7Dx2bg5Z8nJuI0W0vqMOu4h+8xRPMldNslPRJDs1hCmW00liUyzvzjvBjRSaX8Vsm+mhWY/AJHwJaGJ1Vs/DUyBWjctCi6AOO9YAIudYTGXydFYo8nRGk6VX8SRZH91jbx14ZkfMGTwPk6xxXSgCdIYI0Fs6fJrCVxDuULTnLGjPtVjEq4i4iqJtAtL9JgDJcLrfvCg0mJPI0vk4WTofQex8nCydTyZLFwCFn28fMd/Q4DivyNKFIa8WkKU3QKJCshSRn3lz1+8kToPpEVOjLb937/iTP9f85sZjMY0TO2aT7ndN+YxDTb8HDgXm0QcqkJJIlcTbHUo47EFOURgmEpowMrnJN6xHNAvRTqieV47NvNkKobOkv0tlD/1dJrvprw/0S3Q7Vm3YXi8BC0oYepr6SvViOc2Oh6XSyuhDOMFqoRgSHX+F9GcfVaTHX4lwQvLlNKkflX34m2DgsF2uoGn+sFyJv0nfZ7dTo9pvyQCiT9k3VGW75CzzDCB0gnbZ66eI/MGjsj3q926HAUQKdIsNINop7xLYLKaUAQSbHUtvFzSn+aVTdj9Joyaf3EsEomfX3r3KyKGdeTSiPHll5MCltLORQ5WNHKps5OAGRg42ob82ckhJ98RrNC0U2ZCgIYp2wGtNrR4wNhfjc+FiNBcuxufCxeS58CamwGmwYwhcwuUpmlZc0ZPjItOKyZBWgEZ8RpGI/YpCPK0IxFPQ9sQepZO4oTGh6cYpTTdOBnTjuKYVl4lWvKTDlyj8AsIV7YULZKIZi3gTEUcQwT5zEyjE1ThUrkZQuRqHytVkqFxD368R4/KWBsJVRSGuDXmpgEK8NaRcOb4zheiO0QdM/04sIk2/m+Z2ev7071HTX3lH4CQO9B6oq+W1mw3PVXVtUnV1YqmR8G0hO3fXfY9KdqBLgXWqZ1edSQwsZSmy318Fc2RK1U9YShEbKKJLrqJUqzjVKtkPNw9y6hiV5k1RCZ1Tx6bPeYSz8zEQSuGpuhc5R5H2FK9yQieuaQ9m8VG4Ho3C9fgoXE8ehbd5HYOtI69jvcQaa9y8qYflOuNmFrvhCpc+rPjirWpJg/5xDZtgDjbrNijcHVa4O6hwt58evdjPYxSWCkWfUEh4YwibqhycGcImtxMcA9wE9n0oen8b7zvUQMVwkQhHgn405fHK7P9ReFnsAmWV4WNJGT6WleFjG4t3DklaLV52r1XabRLEeGNOC2bsbZdjxHhmLM2H0tjrt9h5GKs0amM6eNbHAqK9MpU/0YMtjCCYiYKR06a1yi3SeeWw4DR7b4KVP7tvgqeH8id7lCnsBA5TJ0wdQbL5dXXFWLpx3UJkwpLDikZDxnmTkNkv1H3QXjfBG0cR6ruFOuxTtCqwCzXeHFQYSrQseYZflmUYqHjlSCm0hH0JdaNQeY6yahgxV2YoKZmhvIDMUJojM5QXU1UtLTT4LOfILO544HsoynN1sN9pdDAiE+aCshJK9tsjdU2X4OR14GF4FRKViXvolO1KxGg/43VJl2A4zw8CLZgcP9fhgVdT433dUnsuRN2Iq2ClfwmX+XmSX/JeT6DhmQ00PAsyC2EF3uC7oa5ZZ1Glph1ZzEARDvhQZ7ElFp0napSDHqHW8KT1MvzWw2ZLvKMejy7KrNLu5N2lAqrNAwZlPAyvl9DIY04fb0sVfJYp+BDhxZuHh+H5xGizYqiXle3YHXYA2jp4snZ0x5adLA0tJ84Kzz4TfEIWMlGft0Iu91bmseLL7KOFlNIdxYZhHU632yET1d9DslI3DYnS1uxTssoK7q1crt5Wwj8dlDzbHyww6HTiFUpC0YlXqjckNhMS65L7WkpejorDxFnIRO0PkdQ2J5toySa85flcovBBzBrGgHDmG8JbRbxW9NbPeElw2EPiLG5Yo8WmiJGqEp9XC5OtkP0Edx7Xvlh0DYJlvbHs09TU+r5XpDj1RW818C1JJPeW8055ejZv6jgr+LZSSenpKFvII66hT02hdv6yrOzcxH0aDWuvgsRqosWrlY48ZP0JKMrANc4k6NsEko5uHseWaeD5JHDTUQUqArYPKZ5c5d+psz+tHX5QbiPI/bTOvDOeF4xjK6RaAESFzgdFbvZr8KqxPYD0cskx/RSjgUxjASYiCbQyB+6S9WQAth30BIw2xUEEjdFEECnTFWwZuPYwJZSt8BmGVwltJDMXOjm2clFZy1DSiUGmrPMZ8XyATJI4sxx9XTG7nUBVlPxSo5cawJjHCpJTBCGnCEKNZn8QuUxFSgIqU4mqohItdMFVd5zRAqiUlprY4aM3VhmDY5leWYb833WM6oBrn6XwY8XvvfMpdgutFBGt7AzopCEVtewOqKChjMMbNts/lVCdXrQt1tH6VCsF3M7GqXPIWGEeGctpMpYPputD7HTeBTJgDjIhSytChs11KtdRhKzwHqYbASHLKwLjKrqRC7TVI0JmxIiMq8iKThzoqMcIWTyxLjnfUnIuRsiMkJDl5mYTLdkENGGxfGDdAWlaCJRujK/RvIxicK5Z8BeiI9jrVZS3i/M+rbLqr6a0tnz+2Yc/9psr7nsXf96rLUywI5QFJ3QEnBA1XJWRHrDAVA1Yh/nvpKlbiKzPIPkZeDpI95uvmsjebxJ7VgjYs7ZEKo2KtOGJ9hMBlrMQZznTxDnihPhPcSEgc5pwRXvV2AMNdRLqK34BhCdDAbbGKzJTBmBRDEz02CjKt6SlVuPZv8V+dsW3wLKpxDS6VGmYFIqT38ChUJRbPXRuzqli+B5WW5EtG2SrLG0iW2UiW+Cs7ARCIHDNKZxAzF8RmLDl5y8HTOj4YLUM0xQmdLYmdDYTujYQOoIHE7o8DrWJ0OVB6GxN6PJM6Cx+ShqmsmfLckjoVFZDZy2ztaMidHkmdCqfEc/H92Ml9M8AbTOJtuEyI34p0kvRZcX4LEoBGFFZFtZ3KF5FlN07jW/nPFvdIUU0RZ1bl9ul4f68kwaSmGyGzWLHebHHL0LsYFQpBahSZgtMxpmvw6bEUIPN0RxV0gPrtwdD28FD20FDiwOCjsShNXhoi4lDexqQSBpbWug7MLiduO2HF/oOPbgdPLiV9/OmulALPeGqWuiLvNB36PEtqoVeBSYg6MCYszMcYZV/p87+NOXGQt+hR7nIC7167oznXWiUuzCwJRrYEoGOX9ropc3V806EwMzSmwGAWmyeGERzFLD5OwbeHQtAd1McuJg5CwJXauAMU0LZCtlhDRu5AFwNnbVMzzhMyzqfcSswNQHGMoGRbTnxYtELLqIgIltSZCgXn0A5Iu+Apm9yvFTxktMzlBG7ScXiiq42GiSmb7nYrKN4RRt9Nmyzh1X8MKe3glJ2qNgdqmyJds6AHrLKOD1cEmz9jjqTYM6wU2XYyY0MYyeEip4Qyjw5iG/q+KZQ1UK5SVcA9KJHvOynVeKnuelh7KQuY3JO2ad1POYf1j1aS75iCesAgKzst4SyD7HYAD3Dz2HfSXDQlyGSEQqmoR8+pDd0PuknpeB8c0tT/UPfbJojmdm/o0ayVRnK2QFzF3azl01ohxM4zpnXjk06304/KYUjs4u1Q7dB6jZMCl3YafFttmIiyNkU/xPtGHb/KGWlx9vGrIPwSKbu4Alu17QS3HblYepa9gt8iTVsw0s4C5mehgejaTaDhfOF6ald6sZopC2rtG1Nvx2hDZSgXbZPT/mUAVaEbTpfQRYoMnBHVt40Pd3Eh36/IivTUwgO+52yc3qKCGJ76NXMOU+V2+zJFv6m26PsXq3RYv0KxrmNiqKmdk773VPTxBmWKUjvlWm/Z4qqI8pCTahrOcgm1krZHqB3NCkLskpiQyF0qk4tnG4egxOMwuPQ0Vr0ShlQyIwsHiXRow6Y0W8XlWajjOmmv4Q4pCVHZe8u1otSnvlw4CvgmKJNFqbQ8u4pCSjRH4Kf7Gj69rGYn+Ri85y/dBGTHtxKjivpptDpninZktmmzMsWzpyICu0EFRpEDHiz+fI5Xy6YX0ipr8tZpl3FLdWu4iT8xy2DI7qlJxjjWEcrobaYv7j8O/uLY8PqoyYMvQ+mxrHt2tB3TrETt/Sx5jnfXczWCyaGSJRfJBEtxMf89Dm/sCjcivriH2wAg2Ntj11IB4NQ7T2vXeb5Wda76UVZOEFcUx7XC7knGA5ZBZp5BcZ2lNsVaNoUaMoKNCUFmqICTQ6geTGl7T8uxe0/DqHhkf3HXPWZ8E6gofidQEPJdwLdkvqMCFRZtP0HNFnKkb0HK7LE7D9Yj0Xbf5yKN+5U1LhT8cadSm7crR2Xi+BoW9t/4GQb9h/xg+3B6J3PtfuSz+eCxl2MN+5icuNu7XxOBOdn2v4Dx2ew/4ifnt0XvfPh2R3JBzThFTPxxl1PbtwtHdAoK4bT2ooBZyraDgRnKpsi0wo+U3k0euczlS3uz0DBuvHWSmKfGxn2BNbmQ90a5y8EmV4c0RiNFI5fjMaX2RbBwIkQFKJxIrRFGps/R4gsYd2QqGqNycEWgErjWuLi4RHz5Jqk1I0ytNHbtO2C1pk2Qp1pw3VYbCp/ONLG++HlGVzvYo07fL0LX+xyKRWezbCGL3teXVj7Ka4ozbfasoJjhpYR4yHfgf5h8mUeuLA4G1zmkW25zCMLl37vfJmHOup8e8ALLvbA4cQFQ1/owaeA2ToRcptYe+w9DBk7sEnXbz4Kh7O4cbWs79uKW48dHwybdnww1rTjg4lNOwVjooklNCYINClwWpsZvarNjI4PYpPmWsvNHlfh96Osbt7AIhFc5HFe3/BxKKVu5phI6Zs+biIBkaaL+naP04MEDB0+SeHr+qaPy9FNH1f49pB7jEtI5umZD/ulG7HbPE4hYgZ3gQB45+c604Vj3pMiuP/lgF6dXH20HJJ3naolazn5ZqAAtnwzULblZqB5sE26GSi4vuziGgwt8dJ74GkCSo2uviWopCo+Ex/UM9GgnokP6pnkQT2Pofs69IwQ+CpN3Df0oF7Qg3qG7wbKqdHiK1dgW/RqAEjBFiI81EdsdSfQYT3UNy01kjcsNXpv0Oid0iN5lsK4oAX2SnzFSk519gJG6TQisiriPCLU9TCv8aU/E9G4H2JcarAYFtwJNBl9fsFeYARvzL3Bp6w966vBH1NdGzIO8z6gUDuA6iqXG0Jd5TIjvA61RePlNHdx/tR5rYMged8Gru0L2jUhnwXm2GGD8wiGkw+AlacXaFpxrKsOBYvKo0spIDLhYer3bPIq0vFyVvz+aa4qJ120MyfzbIfL25OsOpSFSswUs+jMGep3YsyJva22modXW83Dqy97VVw32XXUr8rOo36NGOPq7rpfJTDvkIVW+/DCwvbhloSjkuox1YiuIAT78Kp2YajuxQ17SRnajoVv03h9vB62lr7bkF06YylIaKj7nVPwzhBFN2VVSTzVc14BexZVEjYqwefzzaNhj/Gyq07AZbXHnFQXWVQoWzDEoGuT5iixf4oz1P66n1OXX1021Xi6GM9uqG1Gg96D7X0XfnlceNLswHUV2QETPpv9Xt5Dvt1bgmlNQhp7+GPF9UDdVmb2+IS9uEsWtwjnsYrv2VZgh2diDwk5zlZedqC4x5uxiLAVHpVjri9nNnpd0vEzTAAyEufYPYRxRXp241fhZGN8n1dquePH2con4XzJeRbYJbB9qZDMDc4ZdL8gEmLTg9/bFdLdApLVgGSdQLJKhGS1bxvJavCYc4xKqQIddAhIVguRLIJFlZq/RNam/VrLmX/o2JCkwQquIqIO6KLCT7sjTJzZGM9Epbp8rXlVdu0iSD7DIruGZPVoiK8z6r6izvj1RTi+3JDkpKSKn2mfGlNJ/vkndqtRDdJ4Ew91qxEufWKl3XpzipF9mAanEr9jqAZqusnrxGODV8mXmOLEgBVeL3Rj3KtGwUq+ErubqDN+N1Eldr0OSuNN0Opc3ZN4FTFPRZV8OeYoqBIfp0Jbvt2dlzPw+8Jtj7215Czn29xY21u+lahGPpPj89wuplrs9ExWcauWhyM++yF1Ny/HSLWZCpp0OKXuDFOXDBzU5CqbLwXHTFi3T1vxi8WeW2BRPD13USwGEnqsHqHqUTFh8p58IVA+IJR8mWe+X5uioaaZyHc8Uah5DH6ogCL/LFC56cNrVoUf8TueKrEgPncq70zxxHPxjY+m+0cTPAR1vkiwqkzRRIEftSXhHKG5MKymRL9XcWUtdi0TtDD4inHUWJtqguwRcPlypqq+nKkyfw7FsI9X9VbyA1SqJdEfvnxr2q9OK0o0/+efHP3pUvSna0H6Q9zIPPojFbBrBBuspgvQlVYSgt4vjOpVher/LKDW9JlD40cc1auxID5rVI8nZlTvmoPqzoKoXlWoXm1F9bKCvgMzj7monnC1XFf8ajkMGDOYmArVaCp06alQ1VQS3md11yae3DQdlnYMN26EPB0TN0jxFwylUHKVtQZA/S5oc33W+jsJf3m5rWxbd1EnvWyMaiZRZcvWAxN/SvTbOhFaEpQ6qRL9tkrUSmzn3DYZKwFkmiubk/GWSLqQbdgZVVua7diZVruaHdhnRtDFBmcJ2755bADHNjjnlR/b4CyrDc6S2uAsqg3OvNrgdKMNTtyZmfrncVfIyXhLTkYtORlvycnklpxGA36LROpTCLxBIvWr2qnIGd20k/9L7gp5NfIufmrRu0K0ZH0m8DTuqPfTLXeFXDUtB577Dyon2sqpAnuQN8prCedScOCEo4G55wLxPbLgQlyQ1jweZa+Ah6PsZqSpJFyVRLJerxKdYE4DOSoFX68lNzLpC6z52dk/dKiKsaty8rGrcvw8Z54Kj4aQoBRPUGi91qCME5ByMAvonYMk9Jzz2ziYkWUcjrSd4H6n2Guywn9X4X9O4X9W4b8TDijwP41xtdlrdKBF/ivQ7BG4G+Gg3gOO7+NcHwyd2V8fjDmzvz6Y6Mz+bd7HoRk4o7dtrg+6Cu4Z3keAs9shSqWuBJ4ZDBD9RrzOG1GdN+J13kiuc4L3wpeMmDfZ7xAFDul958N63/nGoDvvooyf0P4wtBePRJf52dBl/qGhEKlvDjJSB+51Dg9p9NXvE0PaUX42ut4XkM/E9gkyyoO+H8U1z/m5++GVIdpdyEyxCRxfesATDl5GXH3lxn832QKdjwrioLsYge5iHHQXk0H3JiD2rfYR85IerouDTK3eHMSE6qfo4IaDy/FaLke1XI7Xcjm5lqsofHLpiHmF/X1R4C29uXdNV3sZA7TYtQWJNkS1aFALalAnS2pQWwjSW4Ph2F3RYwdKlIko0So1dNcG9VDW1PtVvA+7r6X1edjV+HnYF0nob0bnYXN3tIODk+Nxf2jHk/2h3dqOtgh2ofV52EntDy2+0dwbOc46FfOHNncZCRp3Mu6b6mSyb6pbW0ZEQPn1edgp7Q8tTuMH2TtAROP7kreNg8adiUPuTDLkbmnbWLUIu776PAybvjgPi+/13hc1lrd670imS0HjbsQbdyO5cbdGl0RAXvQ52E3tDy1OXh6N3pm8bEmek0HjLscbdzm5cbc0J9VhXVMf1mEeab9omEfwixafOHA/FZ84j7nP23M9jV1c2WhaMU9j4ST63+JprB2ndR0Lehr7n3IbVkHZnXPchgkkUI66uvC9yt/thV1ynRbzXHKx17GrS7XXsYz2OvZ24HWspL2O0XLGXsci92G3j5hH2J3XshHzBUvBbdLSgHseAZo3hzkFge6Q1eJxrIbmdocex7g/k7p485L2bjah3Hf1IG1dgfUtnfaqqVxyHZnrkmu+u625LrlaT1Dnu+RS5ciwHBkdruJ0eIzVYqAfE91HNWSUizbb+bq4T2CB6w9K8z62etS2pLFr8TTQezZ2l1x+6PsSqIMUQ427apl2eEvW3FsYWm56kOYi1zuA8Yd7E1bcnJg4Dx1dfjyoduDT6hDZd9TuXValbhgP4Qs0/R/YV4BtRaOXhEw+lTV8NgDgrT9cXeDAe0+uIZ6V2UfYO4J4BIulvtt5J7tlYm87UCSDRyIaF7OszMDA4NujlDss3U4q3Q1Ld9+5dBOl57j0WOch3/sZXY/NNrPWK4dwaSc7d1K3fAfGKYETXMkXc6VQZ1ZtInKdaS1Pow0O15m/i+pkh0+Gy6Yo+mjeUSrzmQb7lAvZE0igtvvHfjk9Lg7kgpsND4oDFvHVzoHUmMX2mMUD2llOqs+4hdN9AY9q6Ya1taDBSg3aWlBeynBn9daChbCy4IS7rSTLF5dmMMDnsnc4U9+3POrzrZnE5G1TpzsE3637CvCxlwNPlEPpKZnXBTtSFeOExeR1MYWwmByKcWSOiknDvRWK4UbiBgLdPjm3NQVdTDGpNU5La6CvvlBrirqYUlJrci2twZUEC7WmpIspJ7Um39KaAtt2JLemrItpS2pNsaU1Jdm2YGvaVDFJbSkHbRHKuLM26nUo4bSCcKd0vS44Y1MXYVaDezFZddEEJhFo4YKrnf20+bVR31T3Y0iT3TT0JNx33Q27i2568DVLYZa6ztKdkKWOLHV6BMYbXl12yBpmrjkqe2RPwkXdHzQMQR8oI75TXZ3wctW9cNruKK2upBcn0uwDA65d8Ptw/RVvCQCSMEF6vG6GS2ohs4HUQmYD8FcH0BJBgdmAqTXbTdZsX/IYqwr2KHXrFDWTdaNTbDZgauX2lDIb6ObABIzwcjRouVC9XeXfqbM/TblhNmBqFfcUmw2ozDvjeaHinmRhvRRa7fXZ7TQM3ZJfeumlF1dyYTzpDRhoUhJgoAOkq0oHSFclpKOVlr78PWyzuigpXw/icJUG3w6KaNwssN6Dk5w2Dk8KX2qRdnLjtO9Jj/7MVqix7Q056vmS8XU5vCjwIPhKX4BGnFBz1K8xavUuOPhen1xO6Wb5IiuqkrI4yEJAyeKlg5DMYTTtksE9YSsIe83GZyjlqN/J35bKTq6nPh+F/ZUEJ7YklnW5EvYTPVSNvq91KX0LbgpXT4rhOFnTCdopLTcJFhdyhbp+nptI7Vga2ijHilqVMG4rZ7fOv8jK75erCNuhrL2dcuHmKRq0DnZK1K0LWy3dJNj5a6g3PfONuf2B2ULQ8/CO8rru/5qkkuQAkat5UFNw6pIJNMGPGqfJAmIUVeklAFHO1QrafYRjIXxiuWgYtsp+albQ97rqe5mvxCQs7pZhjEnjEYIGbp5gqwHCB88FJmE1TxUiwPDNV5FVfcemZfiDsoLH0JS/Vq6dZmzE+22yHY9hFd0MDnBwZ40Zu8wlOrmpQLGaS/EklcnEvvH0qKpliqoZnJa3BcVP+UNyCDcX3jZNiT2pqkYJQYVN35tuUq7b8GVI4sXjiXa7v/aYXBtd6Fmn9IPTsKzIUzGYdQhnwRpj23RdcGtnVrWwwrXT9EQSxx/U1bZz9FqZRyS1jPp/W1NiFnPbmseoOXJwKqqGuoqXdgXKHDpFL3M67eF6PP5UCfq9lucrA36ays/rl7BKhgTqpSpvQy0eoAMwTVF/DG8deqKHT65V7aEQd5qXx/WK0twuV3p38MqoF8VgQaypBbFNLYg0aTv06sYz+BZXRzQioCpqmQzz9i6yTALPiUDlkdrXeRHVS1+oFP6i1kx/ORcGlJauInF3cky/zqLpyDcxmTg0n5ismH109j0wnhyRHZq8rpe3sBwvpUl3J2dYnTCtB9Ck229lqe6Tq+RyLmdNQjl36Y7oxb9PrsFjKROFiAFBB3sU0Qi7s4HK7UlwXHE3uxGYH3+P9Ado2fBkJx5rv4M8w44FWIZNcY4BtnALcgxSr/jD6pajOLswrBd8uQCzYOisZdgpxBiFss5n3AqjcC94gxHiDUZoOPllA71sgFH2AGEWEJNI8b0wW7uP3vrkgBqluzSRhgeiFbMPz76HEn5T+O8CY/Z3wr8fGXqYMnfSqKyd9TGp6vhBLhRCqxreu9TgujSmHlJtjK0VXDCHuuQ9KtXdweJJ6dXnVdGIhxZT9dlt/iZK0b3At0bkDQzxeDY2zv4HQX8uitn30dxV3diMdr5b3iNVW1fJhtz0DllX6aybkPWe+fVT3ViifHmXZCD1M5B8uVFyZXfJuyVnvTsh6/2ctcC0hoaiR66WalBWq0FZo4GzkUqLDcoK3aT71GfZh7UXf2h+f13Neb2GEpjlu5GkCx+6eHoi1FBJYH3JdYNCrJFBeeBu+I/P2fqj8mi8CFNgtogP7LyHE98flFdS5a3W6Xs4sqwiu4KFXbM7vfJe+S7FXFHu/Ae0OkHw9AO5ALk6aLQGCG8SkAMlJGKGgkVQhkHSC3PFtYgrXkkzZQbOVu6gWUKBO2QtxhVHnDCRmhQsIHFhJHzAk7gG2S4ll91tnTbpSatVE8919xhH8MyMmC/gSXLkJJ7pEfN5HX8YzzJ7jeX3CTxL7DWW090QKv5tPIvslpHfcdMpDPyv6XRv6fireObZOyO/X8YzO2K+iaeAp/dZFw4tU1LebZ1EZXfMegJ/DOLH1B92cSmPvUy/d1tnzIDD4D6Xf5ytEiaE2hVTcJgQap8zNdetVfLP61Ya28l8q/JB64B2QwDl6lQCCUsrp8lK2E1txa2W7KtPXycJNxYsNuT5rqrUHp8+buPNoWWfhk/Vfa/I3KkvsjOGpOKL0HqHIeACK4C9wAqQClYAdr2PFu1VvhWxAhTez7qzRV4BbFniFQAO/mVKrwA2rwAlfkqoaHup2Aqgsho6axmXdOkVwOYVQOUz4vmwAhQT+lcG0c8T0c+zNfPXME+3w/lbmh2meGmZYScpXoZkQEKVxvg+6Uhj617gfAa4kQFapPUf4Ia7DvoVl8MrtS6HV3CNmB+iL33qwxUDOn59+Ob+TS4LZwL2uDOGe8btcXMsPd66P2bFfIobyul92bdPbbYO+imcl8vUCT9NYwrnJZHzM8PDXp/VEPu3F7CHLbCXJgasnRQeH/Wzrx2LX+gY08TMR8FCFCxGwVIULKPgBwt2JA3kZK55zGtDC3Z47VBdiFJ3xNQ9v51KomBnFIyUk7xIXYz9mXbDhJ9GteCxtwC4VemhQM+2euPgKDYG/F6gaDe1tffMtFe0gvteOWF6q/a5THmwLdku65hTA2zvU/fSyumv4vj9HubhC9DRKu4mMNegBtXFBrPVKVk45hcjyETBXXW/OO0X2MVZWMiSuIIFsaIZ2QOOeBlLEUumYCZLWN2JVVAGORwZfJZLOQGMInobfPUYXFZQmMSSz1C3RvlO8o4plpf4eqwedTN5haPgZqBMqcWDfk+dRrVAU4ICJel6HTLvVWhFoZlk8T2q6F+spegGt4e7I0Z97hO3Cy3qijc5aDA+dJJ8UmM/7oFZgtRXOdisehJg6mu4n5t3puvcJ4+RfIu6w/c+T+IxTAsPPfo9H49ebzkeFa9PYeGyViyM4VsV9qOELfOxpFu2Kyxpp7UcWNK5OJYsk90BlhBjp7CkSrFpHet3QQ2mEzhS9Qpuy9B7NblcwYcG2NOhEsk+KgSFAYyj3zsawrETdsxdx2KapzFdaUKvTnBJOqUfhqQKKZtrIEJdUpk1+gLEKsG4I/rWrkY85YaXydGEquoBK+khU0dPH9IGehie+K2mTAt8eNctNaU7RbgSYB9BsAqUa8o8RVcpmq+WV5NMFQOPnUYsPee1QLqWSWs7bMrlMkDFYiDB5F+FCnzSob6oTDREo7Kqr9B9TthjOLxCAoNHJgMfD9q+AoK6Ix1YdauPWWiyqXhcrIprP80wq8xMUe5MmBoXvmZlliD48pbb+d9/en0am9rTuJV0urnLvdbh5sZx3bV5IK3PT0D3C7hiYELwqQlw9lFcsNtv3qEo+bByYzmoUL7fy+HxlMe6Wh9TFk5PKFfJOwmBROM+WkzLX2YPM3MutCbglXGvs55CbWoKtfPXckPQh4R1ssOrYHDa1LY7bzV0JSdrYBzKXg0ulcGVdGP7ySIyU1W47lf1jkNVSeWL76cTBoZZlugsCfuXcgmyLKFHuDsOzVcmntVRFuQWkNV7W3YgKG194bT1KK2uZCncwStxukbidE2J06A1Sb7per36IuL00wuI0zsJcjTzaixOY1+8qpmpKjNTy5Q43avYLuxpQzBnrqsak6d3EOXEcxP8vtEI1WLydK8WxeuRKF6NidTDOquMZwVD1ZvQRwkeagnxUEsIkvyylF6W4sIPDCTLM2WoJLOU0Q0poyy79/g1WeaDuQ76Ams/WaGkM7iRu5urZCkDpZT54LKEOV0GLlPG7ZSiRD8V8GMVsGId+g/4sWZ8Y15fg/xvN07vgqkcVdjGJRIwMdN96TdxSqBOizDjaRlpl7GP7VLH96ktUhWJfUN/ylsh2xC3Uq5sIuT4K6e8Vfl0YK1R5Z23Wlidtyoom3KqMqhYldFbTmOjFkXqmSe95rGf8fsXOU2ndP3xu7CDiPA2bI64afqdwA1/tezc6lc5Uv2lCPbjDK3RNWhN2RuIa3B6gzyzudNDXr/q6VrvtmghHY6C69ihOsa5vK3u9chOv4vdI1FHul7j3cz10le7lBIL9m0kVg54d8o13gg4gjluAkeoQXdSa1Z6t1GufnkHpb6dctUIn3oeZN+B67DNHSyzdzb9YbmeNROqWKk1CVLTiEoYopLWUn23U313yD6qdznV20+DcBsNybC3jjidMlaXKhzscW7gSXc0cCPhwN05r7xYOfBFGAEFCk93JlrAbaQC18t1U/LOY/6d0RKODkQZYsEn696IK28jkfy2KTlCC9IauaqJ8Ep6jZbekanA9OIS4f7t01PU2n5iBfpVpgG5oomwPyXxbUSu84ap9UPU+rW05McajskbAjdmfhAIv639GP42+7FWjjA2ybXE4FITh+gdaCaH8D4ie8BPF2VXY+NedWkVTU05oja/KXTn3czXrGaaxCucsY1QXKb3+CY9iaoYfMMIuMkdNF+xS/FTEJKdUSq1wHezpyBNVfkycpq9SPHTApF5Wh6hB+1hmzEvWWeDkDqexPB7BqwJm1AyBcV2uPMpI0IxHSv5gcm0Un0o321N2uoDngPWYTv4dNiGoyj+5OBLLfhQuxvG3vzhiN0wF1pbaKbUMef0UXc3L5ZqTaTMteCYMb5KhsdtrwdPf0nLOR2R/l7ZHTsGDI/8lkauCjlLWCytEtXG/Q/DPyuufCPiXWDx9w1DKWz3KIXXstIoIdp2zKeOSeW5Ja88t0CTuA5qXgch79V/RAsxf/luaMbq995NNCjma82Avr/elH5gg/V60/cj7PNj2PdyYP7y+nRMVV0H+zZNg7qHFTxRX6iYu61+deA9d3PnEWGOB7K6icWKGMftAY+MC/YC1lWaWFMUl2soHpY1xLS6PEodN8WYiG0KSNH8Gd9eTL3Kji8HIryPgxcDU9q0FKRimwrwhpZSY4LJIfa/dozwMOrPb5hpc1wcsFnDxzoQXMQR7EekwE8Sc2p6OVhOpmcryoaFnUjlpAW+FdwYu806zLOD5Ts1H/IgzXlCbRvpAakirKAt1ilkIPmlWbXXUCDw+G380i7hbI31avi9g2ayBSCXGNErEns+8CCL5HAlBxtC4Gxw3sq8iEVzxiW+ox0JysrlXCyBoaw84aYRRVvS3lr37cZvot/EfcPjoGezZ14cN+Rl6kESmAwl0CorBVur2Ls/X8gBfCkGIbuxp9/KgXBMDR6Osa36UhODBsEHNcNVcXAZl97D6lD7eMVzGnzlnCBAZ/kuOcphQTRmt1kWSjO2QsiBzo3FvFVaxaRHfZdjUnzFo5+nF+2ePaP0EnIaon6JYjSW+mV9vO9jo9dFpDvqt6v7lmQuuDSlAykqIBQdFG0Fp4R88peRlMPlHPCD6Zf0YVd19rrwO2iFLSkuvKJ38muz+XV/e/PoZz//RxuDJxeNvWoeWB97dhhablU7j7W6r4V377tVcZ1Bkh7pcpKWyuuovCuovCc8gO+WQVU06OX14XRXhvREBv8OdbYF7g45d2nuz2z+5JOn3vrPx768MXiqDuQbffcbX938ldeDpw/3g/zlN47+0TfPLntlY/AkKOgvv/iX+baz3zr9evAkuOkvX/uDh//wX/2rX9kYPP2e4MuflE7+7K898NrrwdPvDb48V/2Brb+99+zG4MmEn7/8wC85k30P/+brwdNfGnwZefQnibj+zsbg6S8LvvzZe3EO8QevB09f6i/My9cJqrcCLga51KCQuuNSd1PqTkndBakbLHXzpG6MjFUNE6eExbJtNh9YJAZP6mQ+MMgNnv4ysOvAjx4SJmaAHR2zf4/bFzqoMd+ELKiaPLuNoPc+6vNWWi3ZxWsvte591BLW3OjVZ4nfDpr0JqOJXBBNvAXRxF8QTZYviCZ9C6LJigXRZOWCaLJqQTTpD8eKQKMH4C83Bk9/NaBeAiyVU10F+W3Ra43Q6eHotapePRCTpRLD143hqynvnnjw8HXRqNLwVaPh66EyKjR8VTV8JFfQ8FXU8GmD+UXQtjeGdlIPhNRglxrIUoNUagBKDS6pgSPjoJC64z1R19DmWMe7Wzte1x0vQUTmNTDLBE2vcFlCXK0elKcVqwBVi+3PNAR7XnFgXZeKVvpfcGyT96ecsbgPrlZzbGJYYjd40KJjek4kMWT5elyYHvmslgpN6FEfOsd+Xu2WR3nZeU9D7POgQCuClQVblDhDZVZISM41PRXLt0vGypC5Oncm1E2aeT22A1lvQpnZoTUb/YVsYPAtdpMivFDMim1ml8K+Opuasfiy3s+zcFVKEHyy3iS6RlmilPDy2S7bdtf9wuLyemGuvF5okdeVezRZIEbNVJvi2aMhAKhfUZDkqNixip24zZ3lm5TbpPOab03FnHZELhaIk/UrTTAzUR3tkhJbUWIrljh8mdlIvLFFQAZzBthqWVGfRUBFnyaQjaIJFcN0GAhnTyyt8qxjPqR31WNA5iOYUvje9Cu7CyLvwDk/sQB4faCQcWXFs/IZjLSAErmzlRjPjOfIHDUgfmVHO9wdW4vaN8RHxoywA+PCPmGlFYyKLTu0efvqTXBLCv3tQmDWv2OTzE4d863pqaYswt2o1wbOTEEI28Zqe7kNKlSv+YUp3066P+/J+rRvx8ekEJ8IsXlAY1KIjwnAnCUhGnv5wUDEwB41wJbxpBBz2efrAoCMSMVPpzK8kT2mrmSyxiJ8s+KnlyS1bvVTBeUUJVX30pBrpgmxht7d+1d/NrJm4zTNfmvLv/zrf9P8+98+ff+02uwGS8uHmJHGYctxJby2xCqM7p/Oqr18W+3HE+v+mVFFd6bYxS4xpupTSupYOHFtHlWXJ7XSOWL+mrLETF+JXug38JW14d3BlN/w75vTU0fZcJovUeZNK0eWfDCLQvmZlsbC+SQ1nphjY1fByKdwswfa6H5nmvQ/3JYHCuqi5hz827pwTPxPoDGEJJiBskAIWcThh0yrrWjr5VK0D2UY7u9m01mIWGPiQGEM1kiBEM4HdSZO93CIM45LtA2FaXyuqGzshecEJ308Vf0s3z3NZ0qESjl1EzU0IXELVx46JCoBBKHgWwEXdRHsCkhT4vuW/DItYW1w9+zSO673oq/B3V6eEeE/p57mHcy8LE8TWIvhvgQ23vQl4vCoTLM3w2tDy6Xj8GNkwfhnP1EovZOsprOj/BmpvYYUtjDz+rAN4Tb0PZpT7e90bh8/lrdYKB2FLZaC2v/P3tsAx3VlZ2Lvt/v1H/o10AAaaJC87xGkQIIkQEoCfySRbA5JkZJGkme0jmprqiJbkksLTiqaH7sUixZhm+PlxqyYjuk1OWasBkiHtM3ZpW16hNRSO/CEcRiHtYs49JreYWJ4l96is9oynMgbpkzaOd859/008CBxxnFSWxWyGvf93nfvuX/nnHvOd/J6OzOn5KiqUdYY3wwRPfJin85DEEb1hfgtmi0Bg9OFrOR+I8pGVafDAaLjoBqcYbwc4usaRJ2EeANqgBF0ZtpCwj6cN3C+nITY8qxNA5qbscwArV+eDssAtaFMw75OPLW+Tjy1vvc5oLJqnKXi958VYz1a9/s+DJsvq2YnnlpzZTw1FLEfW7lchkZ0BDy1vmiLta9z3AGPqDzD2OG8CdyXRF59nfd1UkYSqSV+Ji3HmgwgNUMMrsAOwTT89Sbg2rD6ot8JqFy9kwj1TiLU35e9Qf8s8JgEVK5ORKh/10RgVCeNXOjjCGUAEepY6Kl4xCR0S7PxICoTBdqh31k6v7N0/vuBj9KVz1JutbPIXPlUOv+7Lp2PrSJdunJ0hNL50B75bRI6+oI68df0YNDLxidVxKoo0GJWYK4m1SY1wEZ2tmi36jn/Pv3wTq2amsver+TtYzb72Jnv5Y/lsE88b2iQkNCViIWgSoakmxejWOVuNhQMO3JNqJDEQjYj5mABk1KuydD5Mi95mMoKmLuKdI1mMjjAFImAxTQMUbIBUJZYgsUVQg0uub001GB5SajB4ieFGixj75K9wSoT1ogeJpWWN8mzWWuPot/zTTpyoU4UYw3VdXlf73thlU2mqhfDLjGZolkvx693iVatK4lkDgUj5THlPUesXhd8KB1YPImxf3Wy9faXjoS1YSP16W4o1XpUt3wwp3qQY41jD06GjspzAAZJ8UAPNHz0FPAlc9itYIB2/VIPv1TXL+f0y5JiuanLExMWrP1zUW4OcutSjux9wDByh5DKCR0GJEBALIOxZ6inVpD0KQ+hvvqRGBw3ICVGDCSHg/iODeA8Vsx2AX4yKGmPj7AyqRBtiq+q/umZsLhTsPsnefekQVdKzItajJ2hSjDAojxNMZYpqQEgiDVhKjEoR4nvyRuCyGRKYyIuq7yMRlEVukmLGuL2ILiCMAVs+vmCWJY+rT0Qw9yyNgAZ4VRfh2Z0OYl74HjPCdTdm2DMCOOK1hOTsG1BME92r/2veDdonPgJF2YaXcofpIdGOE4WHqZCuq3hyaBSLiwz+VzmEpvzf8kMuY3i/qw/874Z5qR/5eByCpUuwtSjv7jaIE1X0NAVhPkwOkWXdLEuUQVHGXdk6iNTm17z4X/brXtf5LqZ07nmdK6u3jun3oe94RydcN/zo75nSp9qSJ8akp44nhopdakh98Io3HdfZ9cbTA6bWV1vILLC6+h6Q7qjRV1vgLveQGfXG1QDlGfc9ajD8fI7oJpy9Ildj1/O6Hr1jq7X3dnnUk3CnXI/OmUWYf10n8O+2NPS4XTX2wSTlgYihyaTcMv8SqofPkEdkJId1B27/Sk76YlM5yg/7pNPo096ywNbViTkG+QwdnjHKc0Zsp/BjswuwB2GjdI/HCzA8XvNMfNoD/289yATwgW8eCQsDIM1HQeSFeSygt82l/V2dvQutq6zjoM9vbOUtmWizSkHgesA/cAu3K1rxxCmC3qiVtvRXtrF1gnzcMXUD17x9EGb3axb99+L35jztEN2sXWT3rD0g/NlfTDHrtCtq8kbC2Xte13Ydx3rkLcdsbsLoMYZRGbEFudpXKCCIEBQ65R1GHjEnN2irw8W2K25tfhjcb5TNe2MXWzdojeiSp7qjWrby29cTt5o9052luMKPkt5XI7KcQkXqhxoHCI4OA6JkjsedvvTMFBvfbSudcNq5blZamFPEjGg0Gq7sAxFwzHcaYmfmUHwx6tAXKGZwZ+Ux+iCAOOdG+aQhOeGJ6xZbmMgqLSHAdfyrIbeGW6NPg+uE0DfDBSEu3102vd8E6D6rVmTcvXPmyjnLGIV0pCvt4pBLxyUaOj3BnBH7jtYKag6kMzQpQBpTrSGOFOPYnAVgYTQBySEOmyz+oCE0Auc9uVfEGclC9F2JyzgHvTSYZ2BlfwW7I/M1pqDrIyrs3hPbB9s5MSpkEbmCU/I5HwZYfpg9x0WWRw74eEiZX87wiVUcuOGM5lcBdnqmmxtN5tom16CcmtFoqGtCv4FrlLbJWY8tzT6YS+R0JToL1CSsNtGHxQ8vSAi5MQRgLRwmSmrX0bXqaM8qg6ymmK7U8C61odkhCGd6yByA0Q2xQAuJvLSEpUY6pu6R52JrOqsn0Hsyj5guZmqf8ICsXs5CKsVEbyX24aesiKCj1hznpTkikdzNNrQI4Gj0DrFzfpf8xcve1LKcx4JZJRegOVooXVBPyIl54DGhhwvDwJYl8s6CGAd69KQdB5Y4AWr9DG1+Wo6vJObDNZQ+huUKkqnKQ0o/dkcXL8LrR+nFGGH/9ydDIYpXSjwq+uQS36Swxffpkceo/SeJ18Y4eFENNiAg57EGKpj4tzANXmJCjykNjBFMZUGG3kSDUbVhgMVhx4bZUdwugQNOd1sHcXJwQrxsr2sLmCy98bmPDCdFw0au6cGm0j2Ahq7eKtiWW3gfBNv4ksL9cqy14fsXM6uj8gLTXlnRgN4sZpkNLg0oz5txsMDaTOVd52MmGi8yKBbKKTmKCInVXFjPEmpwmbj13NEBUqv5IIt3CdywRjSS7lgHNfbuWAr95FcsA3pmVzwOK6fygVP4PxkLngS6YlcMIHrU7lgO84fuMEOpPfdYCeuL7rBLpx/5AZPIb3nBk8jvZ3jSLm3qBKjPOg/tifVGjrXlWgt2HCQCp9R65Hs1k5SBbWe1Ucle8FGNvP5YA/Sm3kas4VR+0o+2CRaVZnClRVsVpuCvSJVbeYvURdSj8XkGolzNNQIJu3kU0T2uYL0ZP9iNCFieCQlXh2X+Bm1KvHlKqhVqWIiSGvAS8tlFKfAIVn3oFPnJ3V5ZOk/bbYstYknGr7lnzEHcUbkyuPvQh6Z3ee/Ux6/chbTSQPz5ZzBFy5FfMSvmNSdCjDiAtk9/F2Ud36V3tlgN8IWCXnBPhyr8DM43o/jxXx4ACcH1aYPw2dxdAjrIsK0HdZe4a+HG0HbTbrwBf/XzMSUOxZ12zPBppLad5E6yv6L1PrPXqQucfAi9adDF6mTtC5Sz/nMReoOBy5S39qkDicae5TysvlhSM+MqxbDXY61DPHwph9kue3026WxccPd3CBn7GjJvRGPheGWPTliGBPGz2GTbxiHQL8qqLV8eIIPo2d+Gmch35jiw+jGT+Is4Bv3Qd0guvGXWNLWHwif4wL8Ho1V1VofrWbSTXhBRWdJde5Zizv38+qZuMMUqMMs2NRjZjliBs+uPMvjGGpD1cNk+YYZ9JT4WsgL8zPydDl8AQuNhYXmBSw0z3Q+r57ButJD/WTW+uIkB8zdzYpeZlOIcjHNLLVrF3DQ1FMTxhcoeXrCeFU64Sl7wvgBeuWugT5FFJ1gfJrtgDiz1I4J44uU7Jww3pLHT9D9LwGjTB7/af34E7uMKfTRJyeMo5RMTBjvyPNT9MCPY3U7bvILP6lf2KrB1bZNGCeRPj5hnMBjp+Wxv7TkMUw6dPizeGRcANrUmAC2qY27jGmkW3YZYK/Vc1z1GW4ZajTdZAiNOmHciEa4RVzvpF7IbsXE2bvTaFvqeawfJjfarBWAD94jiGxqswCyMVt6yWJ6TyJbI2o0KPat1hS1lCWMWNzQRWnolskmlwW/C9xXMWYwRiO+bWPMUmxES48ueUGNoqmLiqFojk0CTHMD1o4NqimBRBivdsmS7uolPextvUerpLDRvbAws/ST/Ih+7cu4XwcTxHhYTs0y2AcmQt33u2V5xtKcMvLq4a5OYo82BNxqRpjLJlw6WgbsG81WmQaHMvy/tgbBmZfhy8QgwMoo+ezaJ5XnLH58Yw2iVemYfdR8t5eEqwL9Soxjax51jwFxi11E59wlaFsiVOXSQlU+Q6jyRKhC6FAtVOUSoSrPQlVBAMlyLFYZ+tErnj5gsSqXiFV5FqsYf9qNhZMnxMsWvgUQTTaJ8+0I53ozlet8WR+w6JVLRK88i16lqCSnrOSdRV8fsFiVS8SqPItV5eidW6l3SLDSNe7ldy4n75BgxWIkv3PGTtV4IKrxAL9z7yhLj7rOA5OdNX5b/I+/qGv8lrgdv5F64guwogPiozzxCvaOgPiYPHFIqLZfP7FXqPa0iHNV6Tu+7JOyEw+Mj3m7tAeOIpaI3FAJ/IwptpqbjVnb/0emoES7cr6Lpid31L5tkxTi0hJqQScwat+wic2mdN4mXlprHRhH3f8vYUUJlfMvwrYOB1839//qC6/e+9FvlvaeV73n+ZOXSXLS/kYpv9XEw2Vor3iu//4e5cUbCmqvXl2nXto7wwFuIhPePe2w/jBMth6G9r7xEGqpBeO5h0NWBwRBP4yF6Y+JkDgoyj/UZtoN2RmD1rBAlYTmMM/sTgOLPRHjHfi5AC27ztqsIj2YJ7a/HJgsNA3CEjpE7Zuc7z821SA9AntncXlUDTYvgaarBBGBZIOKoATTY6vVKnoi9e4APZKjR+BgGA7Ju4nvuNu6Y2qaR/7jdO+4vnfNwb3bNJcej3zL415z1QEyBkf1kn5zGRcGOaqXq3p32m0n9fRpR1RVp6KnT+KCSZxD6il7ypGu+MDWT923td+9Lf74i7YorT6yRbF1zxa11V1btFgLduImT5yvf8UsoVEWbJKbKL1rk9xE6T0b4AHETdskN6E32iQ3UfqxTXITpfdtEpoofWCLuf2UQ0ITpcedYATpCQDLU3rSCTYgPeUEDaSnIRNResYhoYjScw7xjtTUbYf4VTq/BJU+pZcdkhYoveJgDI0QLUlqoHTWIT6N0jmHpAZKrzvE5VF6wyHOjtKbDkkNlM47xAziuy7xfsjfDbbLwDvj8sB7lpvvvjHp/7pZLmpqtP6QBL4d+rg+SVyktO09urxLH+ORp/QxPfK0fhqPPEM9bvdSnRr1uieIB3+c+PJtQUttJT54d8s7WKnp1WEUNtZb1eiLsvehtmLfw1Tb4/F3PvgMvUHL8m50YLX1YKWXdZnUlbUjKHVh2fSmA3Evjna+4yGIvUz9UENl3W93mNWWlC9eZz2coGDp2ECjcE60Eo25Hc0u70CV0RBVqy4KpE3ENh6YpD+D2oiMU/Zr7cGNuuqlaQWnevyOHiQRmE236VvOoYpPyY9NhvsxYdbUZ9RnZijPUdgOrIaHOdH9QCQNHAsO0umzdPkQ/bZR0bax63C4jURe+sELiks8GNJcAN+iAVBxkInHGmJNyhzK38wmZS4iZfPTSVmiiWVBeB+f2nuAThXquJoac/WhZrgKe/AN8SnOTWIBoezZe2WbvvQEUYmSw/yUhd9zTQ1wRZefkxeeT2sk6BnjObVKDR2hD63izafcB4nkFL6gDlLZ0HNWJS7vfeJStl1HNGtov/bPioPZi3KZQ/28LtoM9mBtigdrPbGKan5wPnwJ5qHc2IdhMzCjPqteTFnwTYcvq5dn1Etxl3hCnupT2zueekm9NNNuYyl7oa0L7art6nl2yEDh2ft7q6LfoWZcE9VHWb2onuOndDXUZ6fTRgfIh8jzQgVhrbepVZgOXiBJdCg4QMP0WeIxAYD6n4gDPZFyCCb/tO4w/soqbBU06bNNfBaRRmHO3wShg+9Tg8RgD3I0u89RuYaeCz5POeY6WofaBDT7PMc/MwES1oi2J8RlHS2Ko+3qc9hLFHuqpH5LmojqK21DLVPB5tTQQZ0zu8bTYjpIs0RTTMbU96EGdF6l8lbs7yZrF2EtD1bKK2Uds+WP07XHmailmKqriKpOWhV6qERjYRW60CpBxdum9vMbhxg/2IynSCbZkxp5HI67OOXjQewXPftBZHDyT9syMRyIr+zmKylsCjAU2DgFKMWAzDVNTD+vNwPwA4N03Pcm/CTraiLGEGjTlAfOIaee1AhWmKP76M0nX6RkUDUpoUxXAdIMFUKm+9ReZjB+TuBB6SHcGUC7I6eOB1Z17DsqbPYMpO5rf/4hTm3gnS3PfxUsfFclj1lcSihL0UCrKg66tL7FD7PRyV5G0wiHuKn3Sj9YxaO+DjugfTIlrubb+5Tc6aXBtU/JK73T4XZ6Tx6oT89Mn1V4azDJFE/jkaHkEUSrHAyGynER+QjMG9E9LlpONvZKXNVmPDii3AfEFon76l4ZLZSmrqagEtFXaaj3qSfVIPajBnl/flA9eZAVo4Oy7T94hBaEHO/JDmE800SNUT7A7jmaNpw/9QZdouYkSBRpUImYtJTFq9hAgFaMegxPxfjQk5hJDqsnD32FJtHUmNmnDusNygEWbmjF5JTbBV3K0zuTcnHfgQq8fw5PWMSPqT0IfkClREAGV7UQssFV+6DR79Li56GKx/6YwDTGooDN57x4aLKDJqYwwVHWopTFW9IRHjDzO/S3PhlLMmCrZi2aosC2WWCziG00he26awobtmAKW3bHFDbttgm2bbNxxQprWv5BLZ7Q/Orjml/dpvnVreBXKX1S+FpWa1LTtZ5GP9+pnm49LTz3DvUUK8kMtaNlT6qnIqWZoZ5RuzbYzMk8AwXlrpY3GSthiT/eZcxqtpuZ9Qlh1tX2nfacwzu1wt2JsAXhzIFwBipA6tKCmRNd+ToAap9MiVnZQlZfSkiDgOecD/s4Dh7NQ7DWkjnoe5TEnvwUSWyz2tz+xbC+ssm1wxnGJtd2nL/2Vqw/sMJq2sIRbvEiU26mA3grBn2tOSMYIfmEhIR9JFi0SKjYSwLFHhImDpMgkcfmS7AeDzxG0p2Pgy0At8HBGF4eh0SIsw30YAMHG3F5VFWh1ep7WGewmNX0cg5PkmgImIsGpHCW5sAbeEAXWkVcXDAEBpadcvUoDgfZTfEVCJLijWsEf4f5aBp9OG2E38+uZXBSG4x8Fr9fff8yn0V53OPH/456JfsxDKRdzyPkHvxwcyznltQqnkvEiA6zd7dYE/bhhoc/i3abYy1Og+sKerHY0VUSvXphb0sC5H24ZfKM40MMoA+sxsyzWlW1/FsjouZAQZJ/eckjaapBZMvxox6Wh9Ug0CpNoKGIFQibmkCrABYxoAkEpiAcZC9kIRB7NqvmJxFIHn80Ag1EBBpgAq1OCBTTZjVoszqTNqsj2jQ0bRpCmx5QnPKugTY1oc2ndkvukkl35K6YdEPACRif+p9mkvEJax4gdmMT1k1TJPAbSLdMWNdNkdQZ5G7zTnsW6SaaiZCOTsCOwFUb2Y7AVQ02I3DVBjYjYL1AG+nIBOweXPUY2z24aj2bPbhqHZs9uGp4wjqJdO2EdQJpOGEdRxpMWAwSriasowAEnLDegVrjjhHB5ZFkTGcxXB6Hr3Pp1oHSX/oIOnC0xvBopaMIZ5f8bPp5ULVesY6E3jDrO1+FM/KI9QoQkAEAVULyAnTZIxZMeCzEweV1agfx0hZMZnwk49R9Lex0dyMZoa5LCfboKUHgSgvYUn1IgIViAWKqoTyENPEvmiwWmhD1RANr+NNmZVkMBGXTAhjCwMo+AuhdlpSAp0+nQ4yDYvIjsKY/Qs9Vmf9HrGoEIjkSrlIWXbFpUl/FDeWpIW4oT9XEW5fkk9XcZJ5qcpPx1shkuIbbDSC79OccLa3wLv8NbP8OKm+zsQMrowfMpRHqox5ixAVIGtRTPWAYrEXiUX/lh8bDdTvtU8hc7bRPIA122lNIw532O5Ss3Wm/TcnwTvutqMr9qNF6RpRkDTxOH1O92hmZKliXKteZLUiq7HCV8zS4dAWDERqWlGwANopaN6Po38z0++HGdiISblQb2+GoGsUD7fb7M+fD0Rmq0ahSX5+hCq6j24qurANnjgq9QzM9JW8Hm+y9Ed4HTT3WqOEHm6nDGA1aLyBhhja9bI/SBLJpGjjNCjcNNTodjs+0H9blpoebW/VNDze30c1QJh6dgY9nHsczm/HA5uTtBu48gTtbcGdL9CqU3Eo9DpRoeVqpJ3Cy5IExXBvXD2zFSerjfWpZrRr/4ddqoPXU84FFiQPkNovncg8aMurjvwlUUh4ub8hoeY2S1QjmxCPkVWDSQQfvtW7x8z9vEg/hQbP5MiU+TPk86DUPUdINlbzHtnlxV0tCmQ+nwqXGMQGMJOI1fWKOP3HVnPkwfPIilfhJ3gC2VUjnfDih1n4YbufDHSr4MNzJh7vU8Fm1MfE1O/9h+BS2l5/iu8+oje8D2LxNV/nCbrUu0Wl8GO65GOxVe/hOS9Fn96ntF4PPqJ0Xg/2KsjlAs9ZBllKvQ41FAyLDTBWKRgS2Ib77WaQXrMBF2rZorqX0HODmKT1j0WxL6WlsHVJ6yqL5lgbWCUumlSmLJl66/sAMHKT3TWLIKP3YpOFMKaPMUvqRSaPcY/6+jvQueF+P+fs+pHfYXpn5+wbSW+DCKJ2HTp7SmyYxHZTeAIwJpddNWn4pnTNpxqf0mklTvsdmDzWkV02a9Cm9YhJPaBBNjGCCfvvot4N+n8GWPP320w9K16cBtADDNPq16LeXfgexHfgsLaOWwGlctgT84ZIl24QXLAlg2bYkZus5pBVaRpHSNHoKaRdNp5bYWh5H+hgD3xpYhh+YlK5n4FsDy/DHSOsMfGvAtuojpH0MfGvAquou0gYD3xro/neQDjHwrYEBcAtpk9kFA0PgpimRZW+YAtFy3RRAljlT8FmumbLPOYt0YJdxBeluXoUMdYBXIQMCzQWk+3jtIfGIlx1DfYbZBaNlPmXSssEhWU/wOW+Z8/k7cvq2nL0lZ6/J2aty9rKcHZICYLvUlnitFkc1xMVxSloSk3UvYvWR5I8YaIbaNcHxXPdPcLzJQQnE+IzAzjwtuDQHdxmORNzCWL0CxN5Sg/3UeD8NEBuMCAHL0dJAxo3f4phJv1vwLL1Nax9zjhLv8p5wF46wFa6yIOjl/W9q14PlYZGWIL6agAPx+CzROsdxYFsM8QstX6LCDyuR8nXPTJjAqs7AmHwmrMa5vKGS49fFKxyeaft//l+sv1faUts9M4NxciCopQITd9vLy0uLdbcyj4R5zdIAvY9+h5phD0L7cHifZpgn6c3eK7F+uhHrp86P29iwjSvsqG7cz6POvar7CGRVZhLq0B3sUfUjYW9rDzMJvur7IMzNUJWIX3I5mFDYp907e3HSK+oZVFo5Sm45KnW13W5TWoB73+thb5MmszxsyZs0ewFDhg7gedhzkGahPMf3UvVKPsJ4idluSFOINSQ+s92woO9S+Q8ialPeBxiw0jtIs00+6GaHxhL7RZRBFtTXBD1qymR6lKSqpSNhN6pK0mUKchVeRi37EEwDiZhFxByDpQz70tuHxTk6r2ovVqwkRDC7CxahZSoDsKWuytJMFZNhvKk1ikdAbbCbwr/Wie510LAuatnlBAU7jIei+3KrqqokIRU6PbMKnZ5ZhfeDQtkpqepZBPY6Cx9cVXizGRY+DPtfVv2dnln9K3tm2dJy56U81egInlkFvevIplL+66wTy1cApZ1P23PkAfPWDTdKk/tpJXb/54goIENdKtrLzZWnYfuByeQUP7z42vTrzSBfgn4FXtUuRMNpxAWG/4YjZ3jwcfrEg1/589/77A++vGdGugWapluikfGLU1ZYFSBRxa/SeUH3Vmytohm6I29I3bO7O+BHOdsyoGupspZU0ziERld5fKrMYgb6dx79tXSI4+XFEZRpro/BrP4eIvodlR4BX249ITkHxLIEzrNW7DzLqv18YvMJAGoLkkZs84mADcrDUV7GisBJ4mu9gM5+EENnP2Do7NLXCp55zHnX0Yjo1lGTTV4EKnW5UYt25bKw/URjNYciRHHVi+lLGDhweykhuHxZmQx+NBlWGDi9S1VY/wCfZwsDgx59kcNmrPnhsKKKX/mGqlz+WuAj0yyIGSCqfk/htthUuhKH2ypqtM8io336n2fTjVoUbqs7HW6r2BluqzsKt1Vjf+lKCvGzpsNtdafCbRU7wm1163BbqXcxempZoK9A+aw+fJGYqm7FJ1100gUUgSpAeNADqg8/MgVPvUB3F02eY7v0Rep99A2MIuvFL8vmJTwO2d+QfYfYj4hmaVHLWBxgBCZSdcjjlazoLx41uAW3NGv2PJQzvQ/rzNMVs5/9pJ6gAGlFJY16RHz+t9IzVg6qkuoXkCBW7BdKt6tGci12BFXp1kiu2V3C0K/67MieDqrSrYOqPEJ36Et3h76s7hB3gaXNruddfy87cdSzsDL9vSv0De05HD/2RhPtbkApB91SNlY/vVGfhpdz+3wiofWmRDhAMXIUB+ICf8G2bQa6SGFOAKVvPoFEaOP8ts3JgiT3JFmU5L4kRuhw6vFfn/82+K/ivyP8d7wduJ2w5XnuOfDQc/XFjXPn24JW7Z2daTNcgtPGFNfag+1YV0HJmZ8U7EzBFYTWM3Vhuh3IUxq2nWdtp9zRHNh3zy8BfkiQGONbgNhFQFNvZuZ86MYYKCkXYMDTxGXXObnvv88BR6EK9gJ41hajnWSaLxxUFn9nzkeoKp7U2flB7oNO6bjlYH1A1IyVo2TEUJfHolQPfImXAcw7RocLy6oML2grwrSLrsAbuoy4ENR5nnv4OSoaQ9mFguEgYTbCBNABkPj040fBThbwY4ymAmPh04/P0L+ePkwDATE8EK6CwRkSJRaGC9BGt74/rXsylYHjD74fax3aCCr8DxxPpA3gRDJW5FGBtrAE2sJOpAYOJiIOw2zd4zL4fYS9IN3JUskJU/v1MN+k8umO5cGTscmthWZCd2kZkSSj3E6rv5Y6jAC1GmR/j8odUYVm8j00bvw9nLT3f+Fnvv0XI1/4I2DHmq3dQRxVYDfNO8TUlWQZr6TgX4rM5CwHiiES2i2vhZ08KgYc4F0eBiS5t+5TcYjhFJ4V4ERgSFq7iQmn6zEOFV8/NgkPhPhGXsPEo9ySn6V0PuUYtkpXaTqsENPmANSlTMSc5p1MCNCj9quo7tcpz2i77Yf2zuyPIOmiKWnLXKTT3EkynaOcNMRPCiWIXbqrtISV/p5pH4O1t2I0T+KpTYiobzbZCcyNfPMuDIc5Ru20sI9hsoMdhsKodXk4NOT9N9HoFou4dMDAoJOhG6GuWKU/tUznWKTtluDDxI6aL7G/bBqQxG299yXcgUfpc80gV2p9tA6cIZt/y0Vq3lnriy1/spVnEtVCbvavQjzPQyD32J4/gIxHiRejZrKhgsavZCtfD3sV7AlAklBJTy30jYMwvNEejPwxqqYH3jRxY0z1Z+R2kJ2j4tet+HXMT8e+MvmpmWS//Qgft2AuTkKc5ZNYAN54LWzoDViphEbrr2DaNRkZuUOT37ION0u/bOXNFEirSTMA9tuIzsT/MK6NQPBw8BflwQ5NwKii6Q9oMDnMfML8dkF7xaxQQZhhsEYSxBcTI0yvC8wjVaLNuOUAqoj1iwas8qoP0I4VEFY9DqmNENiHmqFHIm9FhwSxo9ASmB9q1DFRKQ2Ri3W1pmq8I2cFNfRkXmaJU8HjgYVNy5retLR0/IdtEDNmzUjMmDWTCD1wXY1C9FwzkxA9LJnciSWTOyKZ/Em17AL5imSSCkdsso4VSUax3i0e1RKKI0b5AoPlCvyQKQAVjUkJ7eCFnsiLWAqsr7be+ZJEoSBRLoVKTGtRPaAegkfRRvJIueORCj3SBe+7jCWwGvjAI6FfN/166FenXy/9+ujXT78G/QboB7wCmNhhprAj3Y4DI2XGxshFgTLCVRoKuguWiGuo+IzwqybDgPlkjngWYm2kO5OhmVxcC3No7kHDGbEcOLt1Ar4arFfDcgER8tDTOAPEgUS8ruh8A/Uv4nWH1fBKsRs4j40601HMc8/zrAQzCg7asGkFug0jyMOKEbBIkHNWEuTYq8XlkDYQ5EzNsJvMsG96hWNgDYsg5yAuAgQ5hwU5MxUG6xSU2I4IcsPK5Tk4CYQ1zIKcvP42vQ1BzkwFw3pbv/xa+l1ML8MZVd0MZn09MevrqX34ZJROsO3M/l5s3dmESZGrmqw5qqs1DGcZgvBAYFW62ZSOFEx9rEc9pjYmmOJ8Js+MxviwvlrLcJmwE2HITBUuyYf6rtrAEJkIEItncNaZD+SNUIIPr1FrkWzmYmGWWUyy6qb5YkTibT4msQO3xGDmi0luNQCu4wCBhkdxMKAa1MOibBqqn6gUPd2v+uhr0T0Y1myJ7/WqIaa88ULFki18eK1Ph2MwyItjzgDUbxwcAqVbecTgYhH7a9Os5v3uO+fK4dlSXROyZEfXfDnumEp3LB2czewIzrZaB2fL7pOGftXn0Dnp4GyrdXC2Jf0RgbqzIkJ/B6JePaSOyDDEwElDjLYArsNoDOmkjFcbpiP0pXA7E/TAHwBygdqqxtvh49htpKOZacp9fRyWehTZjyKfulof9Z6OjGM15sjemfCJ89QLHl8hh8an5dCgHJ48H06oiRmwjVU1pra1w+1qO2Ilb1uxZP5K+VJpetX2Fd7qW+ktxGpQT1IJnmiHOzolsx1qR2oTgPrmEzM0eLZiH3acCqgep6K22x0fXI0Prkb+3akPDuPC8JLq79g7c15N8KfHKMtp1gpX1EQ7QFCGJ9u8sWHSiEmY+ic6IR/HMgPWFbPxT6EMMGVv6Akg9htqTMIOlDmQgCrutLEbVIHIT2svhC1HS/6vIl4URPTQYuk8tNP9y2HplIV3mhldiAQA/AytRKVgpYMOhNY0vWG1z79f+rNCKZHXTEbQRJqDLYti5oEq7Eb8tU9MA7AnUvoA8DtWxEIoc1qMXoywyOzRdDqkX55t58UXk7i8ElG5wOraPFBwVSWsMgNC04Av/hLTYR4IfEUl5yzHTIe1s/t/4kcOv/XtdU8/86agPlbwVD5l547r8I0ksZ1xLYZSaCB+GtjC/BGVewlmt36CbeGyPJpjbAunNYQwVv+E1kVY3bilKBgHa52LonW2dJgBP8TWS8DspgS31iTJA4FYV4E4Wgf7sjBeRnwP4jOpEN1QJnpwNvWBULr8q9gK9Vjv7nwVEIr5nVaDqNW10/I5dgE4MjbwclkyQeWhDPdtATz0+bXyKJwwEQiMjjzBHN1/8b+4dPbb/9H/sYvHmwObUBQtl3KbzcVus0sKlivxvbAcxdrMoUIWKlR+nh18qULF7PewFw29bFlKhpoAT4jq5VNrqO6D1EN8IWeZLSlcEkMcGA6J8uEa5B+qag+yrNMnaVnNcaNAwoxFWITihJtiHYmXjtzYhSt+2Bf2B7525nGp5ej3fBPu23IuKiySwmwuFELyqD7sDtLZixVHwoyWEWqA6+GCrhWauoXgMFYKzRnlgvAGx5ILazPQjknVRHxUJmB7awCXXtK182lIRYSggUYHtZ81EYaxHLhYzul6FafVr1NtfeIE9PWoGZdii+R06wq2SC/RNUe/Lk2zgb3n480p4NElRcD2UOrMPxjBJKOotc6Jm/skNR0JeNR25cAvRdaMtc5ABhxCqwy8LzzoM6ZeSsRX5Q+wn1UUtLt3JrXuxJjGVKHHl6YIw2/I4XRSF5VvIwPwD8NE0NIfWKZ9LFLhi9iOnfMyZrYfodmVnYEtnvXhRZ5SIOSgQLB4qx0KBBLrb62jM5udznH5uWZoSnygFmQ9k/UHZqw/sNDhbfTZ3CfpD2zRH+Q4wl+kPmAHUOmGLPtowT03ucEytluGhv2NEGpFZxC/A295k3UFn/hm5yuf9hlbawfsSDvwx24uHVBQRw22ojpKCNljwCGzX9SVdVYK9ucKJBojxOYhpnqCEAskjswtDZdnO5q/dOAR3knhmDL5KMhiWNb60TLLfV0Zcl+FUXNFm1pQ8StV/Uol4xWJ5CFI9xKRD4sY1AP0SRqYXZ8oDuI+NLf0LURrXenZSvKs/ojPSgkO+2eTBGmLBAnzCCMzhnKF5zNrBSbdWoFJN9DcNg8VNhnTTLrB8mPtFbYZlRjKFpURbLoFNt3QbLrFbHqFU8RQtgMurWbTLR1DWV6FeZ2h2XSL2XR5z0i/t1IM5e5kw6ei+MSnE1pHSoIHWDoS2owHCEU+bwFhjfdlO7DEuevoftiVkf0ZV/8BwxhtQ/9nZhT/KBXbJs+RbAw2FW3tgamozXYhsCtC5BxlHEFEJbag1fvStnYHTcJ/TnPQBFHZ6gtx3CX8/xM3ByRpDtpz1HlXVCJnaSwZ+3Vgmm/BKBHcH2sul0SLoU+dZxUs/Z8JjRlWy3b83x/F/ZjZH4X6aM/sj2J70GEUzIMOo+gddBiF66DDKD4HHUYBOegwisBBh1HIjTZKyitUFlzs8sAoy8OiYFCfxY4A7DAdqnZBefS3SE3tvfGwlviAkLD2udBl8A4cFbC1uTSgj4TfKNLt8sNDWEEg0ZN4/PBzNOw5/EZB8X+E33AxXN2l/5dHT8mMnbJS5JSV4qasFDVlpZgpK0VMWSleykrRUlaKlZKEB3GXR0qB5sIF1UImoMsE14eJvPB6M7pmpq4xh0vjrUSzEk0JLaPU7DRra11+jC3b3oBh2xjvKdACKnYipg4ZJjAuxrNiRIdlt2V+mVbe0qRpHUNw3SOB3YpN3bD6i2Ml4kvx+m4r6yWemqKLDGKDwMqiwYdC/BCKhDFvHjrIoJu0OIq5Xh5Fi8v/76w4WJoyBPlY1McN3usQYWRqi3bulBOaN6gQzQk6xOx+oKKvt449x6uaXTGocFQU2CCeoHdbv0BCwXEcHMNLJTxOpy4y3ExPNGGZ6P+2SXLgD/G/f79HWfEW5l7RZpMoGMuGe9vniTklAhSj4AlCqmS7Jx0yMtnewme+bca7o3v3zvxiaH1SdAurM7qF1RHdQlkPrBBLD03abIhnt4r4EXtlt9bQ0ZpDTY6fkUSB+Ce2ZbKBUBZZHQggEVmdDrJysLdPIyvlmiKpycFBhNSYf7ldESWOf45vRY6cFonpVd3SdzaminRnY1ykOxtTRaKHsop0l95t/U+AsNgoRbqzkTclWo4U6u5GKVSCgO0it4WNUjpzWekqUf87mSbUyYRQJ9OEOplNqNOgzx92TVinNKFObikt7RkGZ0AP5KSkp7lHSkGwoyLjvvRbpm68JSOlusIwoTooK2pPq6M9sYFofS/DxMIwsZNhYi8dJvZ0EneCh0npP+/PwevH0Ta2xO8u2hoCCV+4nm7y6xshXqgclfo6mjynS32dm5y359KlvomWnoERtG7y6xtLERFvbmxidqJJ8YMPQ4/N6QvI6sZGmL5fDDTR7qeJdn9L/Pn7W1Kfv78l8/NTY5T+y9qE9QBEm19D1BvT5ByT8tzfwla4JKl9ZJN09JQJ5CGSEOC9Gi3qaq8R85L2HDa/jV3GrC04LldtAR+6omFcLtuCPnSJn6P2GaN+ro8fbJmwbuG4T7fYWFP8Y1tFuTCFC7dxgYo4b/Pu/yUbHru0zNTsWLzKGokRXe6km+VOdrNkjUT61I5Jluo2G1Q/2C/ZG2xvuz0uY5OIZG82HMRExJiEEcLfRjEwGahyk5UfZflUen6gYqGDV3Rw0j/dkwQIijp4ZToJ48MdPKzo/gW76XSoqy/DaTOHXujhHh2VWsBVpIMuqd258VTtzo3HtTs3nqodPZRVuwv0buv3aMS2cfC/0MGlcblzeVyqe24cVF+0Jpn2MdndDfb4dvuehU7zlHkB3eE7NITOoWd1Ude1uYvaU7rHPbCkB963pOfdtaRnLljS6y6NT1indQ9s0/FJ7nBUrFTHuzxOlTqTunABF07ZGqoqq/9dSZPmSkKaK2nSXMkmzSwI8DFR5KqmxBWmxAjH12yNd/TAke22atlSqtnxpvS/q+NR/7uWLsa1pBjX0sW4ll2M6/j6N6n/zeHgt+HaqVvopi7XtXFtpL+ZHoZkTtPWeMAT79w49odpuhonYQ0mmNI1SdpzW3MWgx7DXOcSka8Y1yfPbircPGcsacZZ3c53LN3OtywBgrppCcr7dUv6hNputy1putuWtJQqwd8kOkG1b+Dhyv7HtnqXh/7unYzR4U/HYT0wOkJ/pk2jYze8bFyFUbLbuooMz6zQ7EvXsIjeU+npeCp7Os5aw+hTDWl2EszT7b5ju+2nljZp9+NbonafT7f7fNLu8+l2n89u99to3UVaDW7h4JSiiUe3+4Ju9/mo3UfoGWn327rd73C7b6ZHl7f7grmksW+Z0tjzpjTyad2Ap6LGPomDOjVelcp+Qrf48egimnfKEnyDB6b0F5ZOqDv42+3bOKxQe7KF18/8b2hu3Zz3zLg5PzJlPbmPdN5c2qy8/KEO3zahXEEV76Zpezeh7d00be9m0/YjUPAKkfQeDubpYFHT9mNN27s81q+Y8RA5w8AUjY4JkGp3SleY3abz2g26IG7QoCXcsVsFccdu/Zw4WPEktzjOzlV8fG9c/LFBTrTax5jX5lIXPsIF9tyuMOHaCeHgp906YWaPg6UsZ0Sjk+lxcDJ7HGSxnBJE3W6pjkHQAHYXM5xwjwMLql2T6JofM5heUCmvxAr/TcuVxfjqJXh29df+7ffN/q+PsgQHFWb7SCiEPMYcW7qP3U/62P10H7uf3cemtlK6QOV8gC71pxgxW/UMs1WzddzH5o1JJmtCUYaAhLPgXulm7PzGIxIuAK3f72JveuT0lnS+16SvHdfd6fjWCeurmpkbF0xKT09RW6nw7yTnUzh/O+5Wr8a96gva6DzqVLJPsGhDqV8ufce0rWMW8eEk4Nsd7QywU+zROWwaJKCyLIa70gVSnm94a6TLsaF7xQaV+3rFhnsQHb3JyORyjd9XKvd6ZLee40BWYmE1HkIPcYAx7WzRWeeROKHHCj1gGgmgp9hG+v9xLJD9jiEbcAYdCTC/wVJu6duW5cCUluE27ciWywv5c458Tj7lyqdyvPmgPwV9oMMX9Ke0YsX0f8eE7hI7VLCYzr/JpuZQmOdnsElIyQxuC14dMoYRdpZoQ19SZiTamB2iDW8ofJpoo5yUcMPitVTHFLkmdAUt1NFyrBnL2J1by0sGdx41ze+0feJOS1fdnHVUu0O+Z0b28+v3Lukt/KKzjJgGVipuR9jRGABe8JbHmUT3CQtdDvUfC+FYVH46HUcGXzK/sU/9lPK+cfxbdDPMZ7kXrEfspfx5tEB85Y1m6tkfgsYkH9ipCGt7s2J2vkGTBpvVRt/EDu3fSvMVvwWpEz1NGizVmtzHY+tJOnal6VLhfBf2vNlR+5IqtRHmPlX7dGX5Cef88idMbH05y0ieV6W/AaVNprT56ZQu8UZuVD8jVbj9ZqQmK7T+yvxSyzpI33iTs66WUibiHcFsZeT/Xo9dgXHnewAWsVP4ypApf1bjo7VOMqs1Yp3gtcGSdj0xHuZbMJmmlR9rQ1636wleG9jogtrV4Xal5jyDJeHPuknkGZcLp5D+EV04OS4fODHOth6tm2PytRtjOnCDnMRfuzGW+ho9lPqazV+jxeI21Aj/qkKM3phcmEf6P9OFm2PygRtjGL959DCDjQw4EjGynE2v1LNb4u/Obkl9d3ZL+rtx753DAv0B1e6aXqlnt3DmTlDQtgNswRCUZLEJSXbHaphmLQ5tt3dE/PUc8ddMi2tbIh7werp015PSXU+X7np26W6iUL+CsYWD36SD+S1y55Yu7nVWuzBLf2OL8NM3twRV5tm3wN1rMz0KDymVi/jrbqrKKTtmGu+TfFKO6sPu77bwyR9Zghcdyc+Xtbh7KZKjWaAuEDNSa4oQDIuUc9HFqhaEwYdDagaXQKLIInLt3v9u/R89+8c/enWP6l7K8vRMJ0EIIVf1gBGv77ZYSq/zyn9cFDr3VpCszqQpfiah+Jk0xc9kU7wNuv406qEJfIY5ynFp+YXOln91uz3SykvLt6OWPxe3/IV0OS4k5biQLseF7HJcxuf/koh8CQd/nwp0Rbf8VV2wC0nLX9Itf1m3/BXd8lczWv5GIlFfSbc8WvyCbvG2lqjndMvf1cLWQiRssYhd0i0PGRotfyu6WNWyNFr+ppa5R0j84Janxv0c87v30Pa6bSG667a9hlzaK7TsnbG0jiyZYe6kZ5g7Y5kUvYsJ5d9Q4Re0xvLOWIm9EbllFztb9q3tdiPS4Nwd0y27MBa17L10Oe4l5biXLse97HIs4vMXicof4eCbdPCxVqXe1wW7Nxa37Edj0rKLY9KyH49Jy94fW96yU0nL3jOXtOwdU1r2thYF72vR75xu2TNRy7Jc3aVb9pRu2ZPRxaWyNVqWJKsFU7fsvx+Bj1S6ZVnIlpb92NTYiVktezs9Vm4nY+V2eqzczh4rCxgRX6tRLfXQuL1FjN64ZafMjpZ9Z7vtYX5izUM0Zu/EY/Zuuhx3k3LcTZfjbnY5PsLnZ3qoAXFwmQ4W9Zj9WBfsbjJm7+kx+5Ees4t6zH6cMWZnExG/vbRlT+uWjYT8K7ploTBBy7LCBC0rUr5u2Rsace26mZqtGX6tS0R+tKy33T4TtazMx/Oplr2UtCxw2TjaVVbLPkiPlQfJWHmQHisPssfKcbAcv0QtO6VVHg94zN42IOCf6mzYE+Z2+2XWmYHP0Zru4+NNbBkmpKRx3kqWurdElH1B9CKHhHInNeVORJRjmLiShokrCkxcgWVU5bEUyxSSjaJ/k6LQazGB3sDEmxZV86y5scX+bDjarGZ5jr1ylEkCKf4olm7+B7N03yu4giwHk4/3rGOuMIGLhqDLGa0NiHJttGqIaUZVP0A8CyX7oZTaYD0dVFgagffUQ4OE3SrLOIFPN23EajAkVgN7ZfaIKVbHHq+4UMaX3hQzOezJeyQ2KvcH2XBPwxVbqvatEG4W3Xz/t82wdzqNPdyfyityuNUbEf/XHvatdRH6GQEvZ86HTnxrZv8pRjMenzsfX2vHhuvnOUQmvd4vkbY56nNjJvHR/Q//ETHr7nxkJugvqV5E6z7fhjzOAcTrHf7Nqj4duh+GA/v2/P195nE1cPRbIHEKa8dNYe00vx664uFMQge8crsgSCWO7+3lWdVTWdXTWUU5vYmcTHG4p/5nbHpYMj6/3NZHOZTzxYdDhhrANtPDIZMmR1PwfaB38cB7t6qIEFSNcG09VeQgUW9xgGjZWwRAWjGCvj0CPc33+Kb1Pb9pfq9v4r2hSeWNGEcmYmg2r/VHRpKFv8uApXdtu+0L9ltZsN/YzX3EemvCGIAhOPwKgG9QolmEbtCwf5nIDj+e0i7js5SUdxnAkKtsB3hci0OieTI/4buLhsT/+Yti2YL/5tHyu6Iusd61j+XeNd9z2KLTiv0JRQu1I3TFw9qkD44gcssHQSJAQ2ZTbtpdoJByksiw/ippt4ASzVwlmrVKNGWVGM0VKDI99KvTr5d+fayPe9i0gn4kRtBIROn8eQ6NMJjpkAGH+4IaoBE2KFDWJIbMtGkyLQLTVkXnRcboDgeVy1bIhYf1YEjBAXIVcv6bFT3C3naBvd1ULpsGDsJmdbUaPBSsico2OBkq9jAcgstgoBT7L/JJqDFp+fYqXFnLeL2GnMS+dYt7ojRcF6y3gHvuQNHVBFLIoGp+5Rtq8PLXgsdWqBS/8z14dzG+eTP27hrUhqODbDj62OdZz7lO+3etT/y7Bjv8u9Zr/651CsD0zZR/1zrt37Ve+3cNdvh3rdf+Xan3YNq5LqN+Iw+/Y2aQasPDF+nt9Qq3FU7Wl1RNDbNPoDgYsntejwr5UjgSX+yh2VhcEcMN8cVeWhnXqgAvJy6AdcCG4rmNKVfFPnoOfoPhaMqTrxT5HY6ww2GcbYk4x7DzUkVV6fMdl6qqjNiUeH+duCZGOZdVF3BJ05e62BGy45KvVhMV16jVyn3xyxU7Ah2DVS1Rn4RGh+132ziowpcUB4ByWYC2tgfP4KBXPFIdhG1z5vEMrH+v4MCH4ykOAPyyiGfqeAYHfdrBVeCBaNyKI2ueTYje1md8t/WviQWMXcX4/peEsdlszErcmyycJvYVyZydUrHnMb07o8Rs0yxBadsMB5BeMsOiMoGh5/hXzcCDMaC30x4X360RceiCe9cAu3fBXr4umIzw8soxFrsDQ4Fho3Sj4tkxWJ/5Xk4MitoW6/wE1iJrGzlir6fSAstUtsCSuY0MXzJAn7A1WyG1cUxV04x0qYWuAi8HyDJBBSu7aCCdtN9CxdhnBFWQyt5gjQfVkqqycRJ1yYtM5y4s7IAkqumy4sEdYZWx1Ba1mSDeqOENPFguZSusY6XaxrRSbWO2Ui3LlMoIutPmVD2ROZWU2NbmVHWUozfbnCoqwv004e9nE/6RzKkEKwCRzs5ZaYsqiOhRx62nLaoWTbGo4i1rm3E2XeBvLmi4bVYC1EUJEFlUnbQSiyreLU9bVJ2yllhUQfbn8lusgFtJmJ9Pt8580jrz6daZz26d22iU8ySF3tKtM0+to61WblPLcFPc2hhEu8dp6fJkIl2eTEuXJ7Oly9Og9W9hlxYH30bAdN0K53QrnGRNDOTGW2bUBOCr2lroZsDxnAYct7UwbogwvnxuoSa6JFK6COPWLmNWN8WZsWTX/dSY3nUvS63PjWmBPbpweizael8ucytw2N7+P/5R6Fd/lwSmj74P2rZf39OeVqWUqrVvWvV1bixzTbVLZJqo7YSo7TRR29lEvQTSLaoJ6wIOTgUT1mVN1CuaqG2W4SNB29WCNk9DZiKWE2/6qsRte0VUFS+L8P2CCN+HhFaXx2SfGYrUMdlR9oVIV0Ak3ovWFy6Nyb6yKtGoFuG8GgvnDO/aKaNrenop1KMUrkXYBzZ6OizRAl16vdmOZwrMELpvXk2T8WpCxqtpMl7NJuM1EOsDqv0sDn4HaLeajNc1Ga+OiaVXSp2hpBcOSSdsCBV9oWI5cRjlyKBMRUMaYr+0w17dDE8LQeeIoE/I4ewYB8iEDpAtuEDKHcn5NZyPwyky0m90l0SLSwJEd2muyzP1SpbjvSv3qIbFd4cN8V3O6Q2B43vexMZtlhbfI+p5kRbf69Die4CP+TQtfvwFlQNsUCGxl1q+n+Ontfp5rdUvZWv1o3JdSJfrQna5HlWr72mtfllr9Staq9+ltfpVBvfUq3EOE0Gi+72/1HTqI62+uqdH14loP0frfi9Fut8LaQV+W6t5z0UXK01RE8Po47QVGxexgjenClnBqFXu04zmalCVde8W26xu2dyRteXeCmvL0s2+iPyzafLPZpM/a7NPd4sLe1ThPHcKTzrF8q0eI73Jl9ebfKXsTb6oVNfTpbqeXapH3eTz9CZfWW/yVfQmX5fe5FvWKW4kauMrSzvFBd0p2rpTzGm18V2t/FyIlJ930hri21pDfCu6WGnqqB5lHdVDTIEuSaeoAQV3Wjcxm4ZJE/Pq1n7EnYCIlLfTpLydTcqsnQBR9IsJ4p0tsHgQ914vzLNNTl4DSGvLryckmuk9kh+cL1M/KE+2ntCxP0C3t9AQiSDQA1jcU5DTKD2hwyBNQURzR6y3g5KGKsoLnpUdxZFjCN2Sdu/rnQ595c+0w1wnNHGuE5o49754wPpngQt9lhWDuTebYY6o+zIRtgOauHtlaGI4e1OznJdC+NERoIlzCFqeg7KQMX2pdnDyD6GCYpVHTwKp+L7QiDrbN83zVIKLJHt2C3ePHY4S945ybKS2dFslatS76Ua9m92oj7itwlsqnt5SKestlS69pVIlUdHuGBsd+wAcxhjqMubqNsnQGJHVdFhWTCXj4w0ZHq/p0fGF1OB4VcbGK/pSuSk8iyc8C42GZKqJB8WOeEw8Lcio8QrqlWSHllZIr/QvywXE1LaPinsJraHHnKPiTh3a9IQdOoJF5yC2PKq5Bf0uC3RSNCiQgcdb5sHQbQLQTtQk0eMLe6I09Ni5sclRpsXPLw/HY8CbsodlYDA4GkNkJ/r8tOdRiYdVgrNtphTTb7+39PbCsR9KbnsG34667+JfkxT9Yaoz/+SPpU++FZQSVHE21yqLeV9Yae1R9Hu+GRKbMxl2KVeworsu76u9J3wbcW1hV2vNDz9bScBNutgdkBIeRUDm6sIgdltT3nMVR3XBVckOfGUzQEmrOtl6+0tHwtpwR2gdVVG6GHDMrkCj160qQNR2Acfu0BxZYSw7m8V/5CZqgG5RB3bDT9ll6HVb8NtrDLQ9GfboF139ohvpD7DtIsHq9kouNnJx2d/YFKSR/ShYRQBoASBP7Rj0QvFRLpWovD7wK7AhhKO+ZU/ZqY2c5LCB92kklSUaTtfkqAVo6x6Bb6GpAqwyX0Xsw5CxbGqKrxcRGzEs0hXZZQJucdDP4c5M9gqmJ/qnwwE1MENTV0OOkqiGsn+EmQpNG8Qvo4kUTCgNYBOw82DlYKW0FCQ/Cd7b0XCu/0tmWBHgCulH2rXXf98MXWlI6kh5xerunOpC88CK3E3a09Dtaej27JL27NJ+5zrjjkxNZIrGNtHYFd3YNZ2rq3N1da7oP6ZubNBfAh7As5VoIQ3OrdcrrTcIJZs0f1SpHqlhZ5N3NnIjpfjSjdyXbuR+XWlp5LJu5EHdpFEj93Mj93c2ckP1c3Aq3cgNHcayXw0sDV2Z0cj8ckYj94h2l3v6F6KyucubxBHpkmibRVgTM7qD3ZWXodDELO6wgOi0bvJfVmOrXmCMJFNfy/wKPuz/M8a1OURlq/hTdkbcmqh4XIgXVK2zlKmJwIHq5hWMo6yx3p0u5bLi9TKWPvNl/j+PS+QPlkRDSiuHWxo0Iq9q3njNYx8a8QD+uVn63/uB3HnUZTtqWxDu2+6RsDAMBE5vkl8j5sFvm0AXslKjp0DZ6DhjGqGywPwCXouiqUloEIh/CS6uRGEYIb6UGApKzzE8Owl60DhSetoEzvaIRTwXGDYJs+AT98rlKfi/bKaLYIQWQnx1yZu0+JHMaXJkU0N1SfZhFRdzHM/MhD/3c/J5ud6l45wVYPdblSFcPUJSfxeCltpxY3KJGJ4FYcAqUmKEAitzEZlJLmgmuYCudQNphZU+BTAbxFGXOMaIJqQqCc0AVXXbTGFVmUuwqkqMVWUmWFUWsMtVibGqCqyiK/jzTLPbJpBHGaYqApBl9BbAT5UFa7kqMUrOt3ldq6jkHLy8JWURWN0qvs6I91VgOtFqmf05TDgew80A/shUPlCdAH9q+TR2zSjOeYkHLTfc0t4guUr3odx/lztbt3wCRrMFiL+qMApZlP7e579TUYfGK19Whc3GJQumCXzzFIJEUXrGonpS2raCWuvj4daU2crzC7WwvO8niLGYM7Zb2sr01tYUC3tra2wjfWtrykaaHsqykb4Db4rLNEhva7eKW1v1Okvdo+XsMs6gnLWd9hRSf6d93wHsxE57kdLWPIw1R/BuRQTQO1ubdHnREXoMUfm2iupPnt2qRxd3iHSpLySlvpAu9YXsUl9GYf8dTU+XdKkvbGVEIPoMtMyOFPWGLuocinrC4aLSC1qZfpmLOre0qGWequR5KS63qcT3bgHhGPNWa8cXJ3mfY/xA2MU9oY0ItK1xEcgEekjliJWl3vjX5kHh6mSusVIPFlSVSGzrywWw1f6uQbBHKUizboE0U91c0qehwsKlMBeFOOhGr+9hfDj0+h70+krq8fjbV/gjVNTo+90Y6R4luahG/CTAyuTx6MEcCrqXwZRotvOf4RkObUp/r5tCw9+Iuv9mY0oKjx58zyYeAZ3fDotpNWWdx4Ud9vK7j1N3R3AYHG8K+N5tm5iDAiID0LK/4hAgObGmimmAwVr7YWISQjd9lmITuL0mQuD9mQkxFWIDQu7SPELTCEfgpaNiEk53zwzA2IipiCaeXj5ypQuf2pbqwqe2xV341LZUF6aHsrrwmW1QQvdNWKe3SRc+tS018Fw98Oo77VN6AJ5AWlxhIOreTXlpnfKZbSsOxKRn/38yEG+b391AxPP//0BccSCWMDRuGPHQKO37cRoaikYG2kGDf6T76fFtsSPe8W0pR7zj2zId8U6ie35MLXxC99Pj2wBVxVx5ARtFty1Zf69YSePSs1Vp3JPcD7m6HY27rGEt3bBw+5LmNONWKkeVL2029lLp0Y5Y7eUJ6s/JEwVA3MzqISEzlLSjlWpHS7ejpRtG8x4kZ1M7ViM2ooJ27BLhmNqxmno8/rZMgPeS5rHg1g2moovbsUs/2SXtOJ80eBcKuhcArTqyGbWlROWTfkaFMQ5FgP9d4EMQ5syMUG7A9ZUk9hwKCzjAqsq9yLBdHDfg+abAAupTxgCkdjMPxqzx06F+M6iWpO96lFs30BUPML5hVX/+iOo6TBl3o9GrzC9R1Ximki7GOHxdGJC4A44VuJclED4NwqdzBjEyamYjZj2D9Gki0PBAQOMEN2cpzNL14QRmKcYy+semxYZgAnv2E+8cSmt86PXWlHeI0c4e9vOfw80g/QCQi2KFzwy/8OPvTIZG66/zz8uooCs/9Rb/IQo72a/6Bl51WsffPsyorn+VpywQyYWlP2T61/nJb+x74qe+NVM6Xc0nCjT3WI43oBAVEAa4gA2Dus8TdZ+HSRUWcxa20jyIaQimPA5xp7CiYq0IAztnL0IWvwzFWqGJwE18cTxDscbhXApNyMtascaY8WUo1oBHGBgce67yZjOsZCvWqqI5q6ygWFtye6lirbpEsVb5JMVaNVGscZgAX+sOaq09qsaKtQIUazQDi2KtmxVrPaxY67kYdseKtYJEMBfFWneiWOPQcQWtWOsGLHIeCicO8xAp1nqXKNaI5UgUazWoTvpUTULVMRprL2IRfhXAXEWWmSU1VB+LeKoPISELEuMRLyDucx+/0K9fLOgXC/pFDzivomvBrF+QnPLICUHyvsIBaNgYs3agUqTS+UCqNbVOpQGAcOC1l1gRAyV5olZpJodDLTFI9AUXsJs1LF306YKAodN80VB8VQ1Mz4QVaFh6FV/vYp1LV6RhKWASCJqqQnmaHGuOnmhOh6vUKoDLDsnREg1LQWL+FQ7Req5fRoMwh8Lh+jg4Xg0Rb0qPpEYrQI1WE1hX6TUaOw8ar4I0WwFqtIKo0brRGC62jpLWM3TrGbr1uqX1ulmNVogy7sjURaZoWld0ptK0vVHgEJ1rQefqgeOUpj3KTetK07pJ03LrDUrrrZaGnsLqGNWqX6rY2eadrTyUHK7SrdxIt3JT11pa2detvFq3adTKTW7lZmcrD6km5Rm38pBWljbVqkxlaWcr88sZrdwvejQPlgJvR2UrLG8TD0ZGb0GsyKKsC+9+D/F/35B41a/RZArDFY9N+LzWA/q7Wg0CtLtTj+bxcu7/vsnxnE2J53yB4yGTNA/3a09iURRVbQUlG5f9pClFPKp6O+uQmhU8BCY+DijnQtbI72MrFU6nTNFfjtojnXqKdH3Emho4DaKD8P+FKfelhT7x0T+IH4WdHdzYSdRriKQnlCtwIJZR28Mfn/skLRrooVBYaY0HR7c+ZQqtZEV6WKe+QVfPYOn5MOy5+HDIUj1iaW8HxRQin/I22G08RQ8R3fmZoJtREOuD7A6QYRvMUFOICtHNMTthpM4xO+sSbhomjpqe2I8eNkq/Y1nuMQteLHOGaBXzcKQvIkFcmTw8VMo4K4Pxx0Yq79suI32B+ZUKx+0rYt0geot2cOn1PzA1UUHW0IoJW+DNN0ZbBV2tUdbAJvojI02cwgZ7HI2yA2TNN8Ou3Vy5Lt7IQ20dNMyIyhOR6Z7HbjIFOPPgSnU3o1PK00CMETMkiQALiONMyzF4+Phi1BxTtwAlL9Hx39ZK3jGTrfPNY/Z75tE8NLbvscHoXF4oC68ioqwpzszwNgrY1cgJKryo0xpTkLgbsU532VxuiRb0Opv3F0asvYJ6b4RZYUBqNP5PAZwBB1MOePbWtWOM0Anmtu1Mgv/0/WkTGPlf0U5HwAPP6FkJQnhQJzqR2BP07jOCPvr1068hje1PWAuQUm9rhfNCjjfxuV50QNe1+MLGB3xfaxTROvPY5KKmvYHte0rnEEGF0lnEVSlwJPZepFdgQV2gmYempBoy26FtzQuZDTeC2ZYEuJwq4LH5nJzfQGpMWNdx/bqx3bqWE83wbE40EleQ9m23LyHt3263kTa222eQ0mx2Ginc8pESje0pHPTsMh6wCmPCuo80P2GxiqPQGiF6n0OYslVQmLqo/3389f9HE5JbgRhcWOgMdHh9tbDmcXkXXSn/PVfOFxCrryl1uOPqOtxypQ7zWqtyw5U6zLlSh1lX6nDFlTpcdqUOl1xdBy4r1eG0rsMpF6swdPxSZCosY5hkdREOzOGJCrn2sGmEQ4zJhKV2Nf3W0E9RfZrMGCf/ExyH2EAME0wYqCAxSmuG4Xm/FAYrI5ga9HgKwdTk0xjB1ErsoDijcOWMbBWmM3L4VGdUcTujez9smmGz9WNwSmlCKqULtlxYhQs2DTk6bqoq4hLw9dW4DuKupnUR6Spa2ZAO0somrdC0Wg3qK8dxNsSHDyDpNzA1BA8syt+jvLxDzWWwr99Kh0dtEgWhoXoADYGPJYeSSyZGVCNYG+0fhZxhmTIsH2qq7DfW8uqzGm/64TCfKLX2IvEswxe5WZsY/M1dBivr1IT1MdI1ExaUdrjOGjKq8F1HKryA+lxHx3Wkv952pL/OO9JfWZVG/RWqNPRXqDrQX6860l+vOLq/th3pr+cc6a9nHBlzs3Y85q4hUuNqqGdYi3GGK3fTHJQlYUcY7uSlho7Hw3WCt1Pg/hdxeNqmPu5Qi3veFHCh1FDlNZBqekpT4KSmwAlNgSlNgQe2UOC+rSnwsS0UWLSFAvdsocCCLRS4bQsF5m2hwE1bKHDD1hTgmhIFrtpCgStIqU73sIpQfRaQUl1YgZVnYADeELuJ1AXOHs8x+dYazNOiFbTjkX6gktdt27alZudsqRm0iFxjW3dmXbMTUc2O65pN6Zrdt6Rmi5bUjAsI53VLanbHkppxQVGzG5bU7LolNZuzpGYndM2mdM2w34SaYfeJcTNMqdk9U9dMYanhBYfrR43PNcuxPkhW0v2yZ3hINjlfkL3Pl2m99uEzyZ+/ZslO4awlO4lXLdlBhEYQe2yXrfgzl61I63bHjLZCF0zejgXbcsoKB6HU4k40tMJkSkWnyVQ1HnarfuYT+yM+kYQpHoOm6rsYNOEmhgdpQSRKYJtwxDphYWUYsU4iaEY+NWNlfQnqLeQCzkcNCtNoCtPYFKaxxuwPUS8PZueflfN5YnZsZnGisOu574LJmbKzmJxO5mZFrsaPuBr/E7gazaHUhPJTdtgNLqeHBynxw/NOikeZdzSPQsXq5FFGJplj5b3teUc2t5HfJrAfI9aIMB83xA2Ka1VTiIWJes2YwvV8EmMyLt32hrAH41Twm2APArzJ7AHvDPj/rWYPdjB7UF/KHpjxAh09zp2b0Y9QeUt3O8BTSME/tgLmt25b7EoTEQLfrKaqfwXMGTBdqSlYU4mo2cz8oKstWJh9c6rqX0RVF3huRRZS/9NAn+1V8S1aTQYVUw8T24h1jyfZKebTeY4s+GdNvcghpm60VjFAsU5lQaLVK+zbTUygnKiwfze2/gs8KHYDIrHAQ2U3nEGkML/CjCOyiLK8od++byOvueR1Ngfo/RBX28nVC5F5w4gFTmpEt5n/q5wNiSphg8XBsPf1kFizPzT1lhLLu9yW/q+ZWQbaMxyGXiUGPpzt5bi8t5PizCfFucXMdl6vdtJ1aAHMt0KwaU7Sdf77aJXbGzbiVW5HOBCvcuNh79JVrnfpKldfsspRTrwcUy68DFMOl/Sqy6txjgvDM/AZRzpoa+2SgulO6pS+x/yGl1U06fQ9MqMft2VKP2HLnH7Slkn9FAnaqjuZ1V09q7t6Vnf1rO7qWd3FjH1fW718DAhBSheh/OBhIHFf6JG34q3g1zQ0wh/uEV3PZuOEGQEz8ANTZgz6rLVBUpfLbrRs/LHJBhMOFZW+dsGRgdt2ML1D5eLQnG+VMl68I8Y5Dga9jTzmdB7XdB6zOg+icTDIQTwRvVcVdQFDCwGdbWyKNDlufA0HeeWrQWU9rLXWPPw1k/5cNh9+LvAzw4Wwm2BegBI5th7WE1vWk7ysJ360nuSwnpQMDX74h2apKzr+70xaIZNb30kd3zBLv8ce8RwZz3rXPGbp2MbuuwLLZqVg2aIou7mWdSgyLOfVByZZf2x2whW6m40pM7SkodxR+EGN2m/DfgvepIwZAhRVsef6DVPemDVhTY0tqvzZoFDGtllrXIzl5hgPll7R22FQoJyNDXUX9ryePOX/ZjxBQKUCFEvoiRACng3c2YrM/3lTf/xfmcnePbAuWb8i5Twb32GwPDjIl1WJ/lZkQe6SldjLDgdMDWchivVkWBMgTsD3i7GlhS2lLm1kBTeNnsmwzlGYenF5Muzjk37sozSIceEYv/RMD18GYAI9Y/HJAJ4ZVINx9CQ1IBGVBtQA3utXZZzBdiF+oleu9apePNGQ5+VMnpBYKEFD1TlEVK/q47Q/lW8PXxlAGCNKB3GnqZrJNwYlVynZI5RiYMVSDHBgRY4GlWs5+CEaFDYXrAzC9wKRBVbwKzj1uys49VscGpz9dRiJVTv1W+zUP/QKY3T2slO/S5WAU78YuWunfped+vs5VbTm5LjtI6d+edXQr8Lo0dL8jMtO/fKekX4P6urejPoNwmt/4OGLAYM84KRBJ42SWOXWYJWbUzW29KvSc+wj79Mz7OzezblzNCiaOgKwfoGhqvoPRw812Q8CsJHt8x+GQxeDbjXEPHKO+3MyOIJ82RHZ3W0tmpP+vzZTmJ0AgY0G5709PxR2sZfaiHUUHgsj1jtwRKX5QMbkWwyw2SWK52jCOGGeRQIMKDilI8ogfNLh3zH9vg6At2HvzPlkBqAhuiRyZ0EmGiod1O8IqqMZMBfQqQziZpE4psG0GYS9W3uGFXfaDBlWYiHJBQKIJY7JmJTmJFC5zntOM3rayaFjGs48/k7n8S/WijnWeeZIFChxfHP7KCOSzNkd8296DuZtjRwm4jzmFE/lMafkGSRTBICC8rBvJPFKeXNmEgGolmN76B2QEu9yWNjplf0jNAdvMHrRBiMkgzwEhCL3Xl2inIS7z70osde1oGKwgUuBg+CthBtSLsCEqTEZ1FUFSW9meLeq6gpgYFmjXzf9elh5X+B4KEnlLVXn3R6961SW7ah8PJfSGMgOQEeTWHqi5b2pisqDWHhxcOUXm2oweVHHrhvSc+UqynRZQL1wNSOYRJ/K85NrKJflTyq1ZlneAUd2siX4qIMfZsIQ5MggXCNY+wkz4RVzhamwbTIZA/FdZEAKPRfmeS4MZS5sSGR1V62VyOouR1bPp6bDU4BtcSWyekNZiBObmhAbHFldXoe/MnaR8qlJ8W398mvpdzEpNrLidGMeDGgeDNRaxSdDdDLEkxXGyZDu4oFs5MW92tLb5l0MV7KoUUK61RqlEPEriPFMfLVKrU5fQsD0Icp3UcOQ9NCC18QDQzFWSg22/+lLNeVxRYwXKoUszw0dB1QToYb5ucYBqfUfnp8xT8uM3aX/4HK47nywntbkAAszgkPrP/wK3XssHqqfNBzpN0C/Jv1W00/Rb5i9GYhFCfrUeuJ8RtRj9HfDCl3uu8iXxy61Q07lj9AAzvGKJdMULbqhydg/feBzgC3F0QyHMAtDsGOwqUWABuXFzyR/iJaXMscu4/dGABPUL+NLTogdSW5vwJVV+jafrIHvXst+jpegNT9MXcb7yjdU/vLXvsfRtTKfkRpb4DOWjK3Px2NL6bGh+Yx8B5+xVvMZ2cPK0K+Cz8h38BlrNZ/xCENqY3pIbUwNqR61Rni6IO7pNA/yJZqtootNRRMYTWF0cW18URGXt4pZwHhMDKjVSrjCcGN8cbUapudWCVRQdHGYeI+1zMhE02cQQwVV1WDnpSqNvjWdl2j1iKCC9PtDKVyg/s5LxCpRCToudSuWVGEb9+KXDzDdXEYJYrhgBgfCAYMDgWPoEQAhl6YFBhByaU5hACFXwIEYZBhzJw4YHAi3BgRAyKXZhgGEXJrOGEBIhJvH1HqBR1XrWHh5W5/x3SUoQbj/JWVAESSIqnE0DWy/6mv+JHs5MzNDouyUxQIlZWdrU7p/2sh70E++KyEI2NzMZ1fNJPKtI9aiEpIckpLNzh7llK9Hbomvh8O+HrnE1wM4/vRjXw+4KqscAmojdnEclzzHIXMFqp59yAPD5ikNaJE2tBrlKCBuERq+AEYTclSO4pEXY1vbImw0CwhKuPxr2OP3GPIdjh454gKtBqJ5w9GjgHKA/TKUc7BiyUQefR7lRHS/HxFRIis+tSuXdXxq8E7MWhdJAJcZGuw5W+7Q4bOq+GWGGyxqrVKi5DVa1uEKCCDxnfHhAvbYaH58vgKPK8NCmFkU1oGdCBhYNi+Ng58jlipV/K4pIcupVwp2E2X1fAU+JzlUKacKkwDBgi6Y8joGemiS/QkHeT2MotJyUzgQub0s223nIrLBQ1XANvOjFtbjqtB31DKAuUkXicqjlvcDOiYlelQx6kLaFle6Cwdsp9sInYk6vBEUSxJ22keXUNWDlRy18NuTgSMdBGb/uehrAAnFR2lMF7lj8UyeA0FNOAfwkwiqXEDA89K0KiDCeRnhK6jZ6Xh6huaH8rQCsJHlTc9MJ84CrCgQlhjWqWzIyiVAtYugQyHuggV0QeotVNJ0PYqAPPF0MUDumnS/bnQ/DANPVdmJ3aYWKWp7cnzkuSZ9Vrfqh7DjhdmrxrI62Ax72CuLLvccrmCEBlX8yUW2KBwTERcAiReipYl4ee4+XGuGVmWqCbm4x0U0g9Y8eg4UM4RiBjXBI1Bs5V7J4+lAJcf9GJsTTNH08y2xAWMKxFSMX+XJQR4vQ7n0I4qNLL1o8C95RwZ+Lqq0UN4Qyjs85+f9bhCpbmkKMNZXjgOe83XMSkxbW0eYLnDE7JiGJaEhJqSqGFDbbAEu51GVWiZPTF4yMXkMOhbXyZHny6Ef18lHnZzs92AVTL0mrldJ6qUnNOii85qFsAGrVab1DNMHpot6itB1sYNfPmnWS3wvKVt9xbIte0/KVpeyySyUJgaVWvcHTQAEUa1KDapLasCDze9WVb+b5x30eF0wqM+oXeEvmVqWDFmWqL38ZG0iQRY7eMnaZDCGdY6Gl9Ex5/joiEV0gGLWTF+UyzLTL5sTuWw+j16UzRBfTn3ThwDviC7U1+b6BWXAMIKLQlRtCoaGPn2uif4LimEiIHpHhQz160GBNfpiYiafPYKJgJhudN5CND/ixBFMPp5Je2CmL/OhcgDIgJXEFjMuntdyPMVl1samTA020S+iQaQrLaVSXfcwWQ/rMqskmRWizHJClDyIYsdEcUAUt4MoTiROdZAm/wmkcUpSOIzGOnUfWsnK7NYc0amASa7OpEnTKa9dT6mUBytORKU8qORkUUmXiz9RyZXzPJto3ubR2AU38GWd8hgVPsDC0VKtPFeoRgPO0jH/ylxO49mQJzQ/blWbeQxVQMdygzoUMOnGLa5cbDGJVpltY+iGll0Qamyu5PI+70vr2odlG5X+wQ3tEDu+ml8NdEFT6JSwcAR35Ghmr8g8CDFfVRiHHmzydJbHvNoL9sEI+rD/prwXecewmJp4w/5pEnv6ZGEamA4GNevINaigqxT+0xBx7ysgZuGlSrIA52UtG5gOa6o2g+94dNQ/HXar7pk2/YU3TvebTZrbB+Nv4ilVo2WvwQWjtW+GbakQahvNST3X40UcF7yAI3EVYOcUfRUFBcBOWZVneNEEug5O2mGZv1jmL1ahu+X2LCmfelPp/aCEnlWAx5uLSylqlnNpdYNPTFjAiQrKSBq0wlMyAoUHZUWfmaZVuzbNvevxABIPXUY42GFaQqrxOAOrUJDxlnCGBek8vUaiL23BOvYBvVLqY2YSqwku04BEdKE3Sn9u2TkRNpbzkIbEPAc8zIvMQ7Ji042XCYbnxjLhSsQE4WNET+ocqlgavYj9NZzAYdhTNLcH01j0S++lCkI3UlJkDFa0ExrCG2WWIM8n4AhfV94o61SZLSy9Tk1W+oFmE23IHYjReZg3eKkCyHBKXB51umeAEw/LSf58Xnl4+GHTEneZIvHbQZJzBCmlWOLgeLVgx4F6jRT1SIYSlTwA8mpMLAR4h5uZC7en6jKl03S3aR1rnX6MpMGWzRrpWmju+xnKb8GOHcaXAoRGQarvp4NU388OUv1oAKFmhOLZkEOAePp0mMbwHKLzNIRnPTseb1Q4jsdrdcTjXVa4R4vHa0Yhc0fkEBFzVVIYDpS7KTnnOLnD2aFoo8JdSxfuWnbhHikUrZToxjhQDE2JQQsAw7gwN1GYp5Pz6zh/IjtealS4+XTh5rML90jxUqVEd8YBcmlK4FRA+ZhRoM0FFOaF5Pw2zvdnBxyNCnc3Xbi72YV7tICjZhQY9FU5RFzQl5PCcFjQLyTnHBX0lexIlfGASBfufnbhHi1SpRmFlnxLD4hxuJuYHaElv5icc2jJN7IR/KLCXU+P1uvZo/WREPykRPNbAEIq3W8L3GrMKBjNrS1NuKjE5zdx/tVszMmocBfShbuQXbhHwpyUEl3Zwm4uMnK3MHyqCexHQZ1ssidNfOEyLhw3swMiRQXkgEhWR0CkZQV8pIBIUqiPxxhr15TQSIyza0YgpPcxu51LXVjEhdNmNgBdPDDSFLybTcFHAqDTA4OodkkX8N4WhleMG/RjEOxy6sJHuHBBF/BGmoI3EgreSFPwRgYFPy14HhfwhlCQFs2bY7T8XdEfPZEekSeSEXkiPSJPZIzIT4sPyB89MR599OQ4fXTOzIZsjj56Ml3Tk9l95ZEgm4X8gFS+rZsCkMrzOE5DKt9JXWBI5VtmNvxxVMB2uoDt7AI+GvyxGWEX39MFBHjxAo7T6MUfpS4wevFdMxtYOCrg1XQBr2YX8JGAhVtsgju3US+OVLj7uqBAAl5MDTKGAn6QusBYwB+bpXOOhVhFrQfrW/MWyVqaSWptl5XjSgBQKxOww1g9fr4uS1pRFj1AK+4HkP6EwaNpMZgwLpj8uMFDip43eKwXJwyeEH6/a8I4zWXcZTByBVy4zdiNec928EgPyw57P6fNYBF1qdU/YXIF2+GE+TEOzAmTa/lz9QmTm6EwYXJb/Zw/AYxUEwTj2Yc+hEnbmTAwrf8SleurcvVttcx+eHHPw5LxmsqyK7Za6x4OGa31D4csKtMwTMRaj+HKCF8xeCp+asK4ASvjuXACVulMjjlLk+OavjCL9Bf8CeOqJcVEv6LcNiC3jZybOa9LfhOpPWHeQHqe6npd35gz1bIoGPW99OYVviHmg//NnlS1piz+yii+sknKfNqS9rhiSaanLOlXsxtLecZ9NkoFtujYSUd9fLTZ8HcZ8JczOfyYUerHZRso1gxYUBbjcC9+XMWPN9KPK3l8SB5v6O+NxN8bSbAMGp2AB4x28BrY/r9rmsciKEkMKgG3WKpqsDTmhagaTEFV4IjADmw++MiDOoGPyqiCWfomOz4e/Z4Ftr/4f1Zgs7/KnsY5sXehw9cfSS6zIzG/EOUSioz3+hLJq7iTBa/Czr+p3NWTloBZ/H2t9GeW6RxLQD+lNZ6NEUj4qf8T3qBQWNoR7IjDG0GtO4/R162vtt75EtGyleeHayFQJd77EprKbokqziIRns1IoXtoOZM66DaHg172RTv9RSf6oht/0V3+RWoc/UUn9UUbWl7+opf6ovf/yhdp4hhRhqDK81lDzvzSn5imeyzVYROHCUQeD11lQvFnAIMyB72Xq3LonRzTSL/kcPhz0dQ6ok9Ueehpxd0v/3xTECH16XNNdHeYuQEBkiOKOf5rooGk76CTwd8en0YvRJY03o4ABl/O6fEfUFwYRwBRclBhmWyc5Whtq8VVT/pcnqeK6dJNyzXFufZd81gMDmtm+6nmImeSlv1ZIr3D2k5P5XSMKVOsxMJiZJ2BkVOMLDNo/IXFALA2RVhoEEHYvMV6qWKVeW+viIywwJslVqDmYLCCjTCMWttoPwyhFytiNijCXBY65gLMWwp4MKf/wLzlwxXwoT8v+Le8tboX39YQQPKNDbbxf7f3PnBWXFWeeNWtev/6vW6qoRs6dBLqVUjy+NMJKPKnZdMUQ8gfNGE1unHVHTvQCXT4E5omiQZDRxHRYZQZUYny0waisGMyMjNxgkomRBltZ4jTanQYB91eh3VwJs6iwyg6idnzPefeqvtevyZEjet8ftvJo6puVd26f84999xzz/keGxjEOn8N775mEIELny83QIuFXGCEnel0sMPaAMr6SVYVtrCZdMBxw8AxNYfLR9nrxQza4nZAohRu5wpuP/Z8nCQeIXq9EDqsGkWsHZTyBtkI5ZAKYR7BCNk+piF0GMywISz0Bv/uThajkhwr4uld3qtJX4LtcC7esrH3hV4VXlWHk+cTtgnqzMOZh7K8M3a4To+7gGAuCSJhTsiy4Xqx5oG9IA1n6AbdmxtzxoQRtldFDeqjGywXFtHVOdYmo/Kh0ysgK7oZo5IMsozW/OfDBgyzHH+mgYZZToKk8yUNsxxMC2mYIVSFNP5bIv0uEKmBa+20l52kcnfynhzVS/cW2l92RorsdF+6vp1RAaRdG5YCkgMtmsf+OPFmY0hhNShQlRCynKi9KDWSj+ZYD4tcb270jBbV4Wd6Yd4gJMoDIvtqNlUA7+EpL2zoZcNO4HiImQLGVek6agkiJQXPAJAJs9kGBMR0okY235Wpj4Zk4wGMYGMPkUVTugKOXryJtzLdZYB9GtVmwHpAz4UuoKH0jM2bRPmQuz4rNBs6jywOt4WFR7bOYwtS3nxvQLH8sMEuDwoipmU8xGBky8JFOa9tKhhwPJ/MocwYxbyWeDJgRNziyZZG4WbqPiCJI5iofz+AkbzNE7bQyBx2ZWj6kUSYIVI9D554hj3h4YlwyNV4CND8ijFjHeSjAhtxtnP8Q0E+yiaQ4g0CKQ5FfUNPe9RQH/moQaCNGsZAPqq5XYt81FCDfNRwPuSjBm5hjDc49VqICBqJArBHJRjSOmHp4cXe/dJP1Et0C6BHMAvVKEcwX2PaLzHOEUAiSgbbqDRVh2WYKqEUQh2Lhq3YEr7NVuSYy55z5X7wC7qeXCLmWALKjo9N3iQb/8VlAwAVP5n8ENELXozCSKZ510cBDssBRD3NuxXQ19O8t0QTMB7WRC1MvHS6Kmp9ZGuYeYWzgXL+qdM723EWz6I78b85vS+n83Db1q2L89tALHdFEx9Z/Lz7zq3I6d5oEg4DwL7KwF8pWMB8y8KgrjfZ2rjULqNWw5KgNU2erH1LAYB0CTjdpCfChv3lyeH458aHE567FHOujKyLMbLaw+YnyheFwROM3HMJZpFLxXg8H03BPyGvrcMpMAULmdfdy5LzlBkq2Pu4dD5itJKIexSrBD4shSH/pQiWcSCks3Fo3LKw9A6nIvyZPjG1HOEQli9jyYeN76lbOvA02raF7mfg33oZmqjNWBdEYVTztXI77C8RXrC9fBnodwr3NoJuwHpA1gHlqTw/lC/HweE4kFPqLW+mSLLZjr+Ah+iDlwsFXsEUCEJERIWpc2neqp0kp8Ka1Qc7vTKcSlwnvJKnsgybwtHqFNEg6UezSMUyQMjV2MVV2PYgl9oe5MIKMeIKbA8or+OICBj8WKQCWQ654dTwSvxubKfvlqehFY671DZT6Pkjbm+wdjL3cnm6DB5J/Fea+qeWS56ssSrouJC+RD+aSaeFJT3NXbmU1lalcCpWXXR1Ex3oISRWwmlLafl1uV5oETeeHlbM8guddI49rtBkx10RCmZgLpgpMnMp6kB1Z8A4pANTzkxMOUn9TCWKejqlrOlQoYxncmyIcAZPNbQaCzSy5ZU8IaNQMFoKsfd5OXGlpGy5l65sJRxKY5WtxsZ7Ci1NrqCfPpo1BJVA7FAqss6l/rqSL0XioIeuTKpgTybsHRdWiDzpkYplqlNJTHW4103Bw3KlyPeikqlxBTUOUeMSahymNR71ntSwIu3KNUwQtmZopHoYNHB5kq/czcu4Sr3RVtFFltHms8kZVXhGOqx01BnfWEUy0V8Xzuij5nHLM8IrjVUklUnbQ6K0sn7LXUtUQHPaskZa1MtmN0cVKcE6jyewGRLaQa/jRFL3jV4CReJKUh4+G0Xm5P0ZvTA/cvTMxGKwbqyzLtrmBhjOgSK0mTCazw8r1DRSLBQnGE/l97WDZwk79lx9HOlzaXa5sm+ZjsA1mde/LJqWZPrW7sYliVJBOYOESsLPKYHTpWdIDrWAj0kkiFNZhGaTsdm+3444NGD7frs4VYVamKLTw8RP1k0W6cLXAf+OWGl5CaiEAYQ0J5y8wHsLVCqIi+dASLhFPFqX06HcSbIuzQXQmhLnn8vr4qZOZz4dLkUUNwfmcghDOpGX9TBXm0qHVpCco4MKcFRS6Eva2Cc7Lov5wWktQMRlcdhywkvYF94JL+aAhwzTwL4swwzq9c0pRcFnyG7OcLQal2XMnIn5lp/q1EbaYFRAXgFh3Uuyn8BIuryACYvXywQJjDOW8aOmer6j7K3SBJtyB7Juo6wMooBXZwDXvxFrB0D6l3iOceFe7esisI9yfhmHBShiGRboT5VCybiUZBxIxgLzUJKMm5BxM8f1gLK1mTMWI7cCaK5Z1rR0Bgy1Jit+VDWuFU0tYbMOM8OE2EqfKwlkHaI8hJwaenv3RRMhyzeGnN4aKkpJXOlLsOMpTwgnUp4uDRMXPv4TOJT8vnAiwjvhrAYSEJwtooEPpxD9cpiB67pAAjZJ5I0GAwlYYsCRPAfBZIQ1lmzxSHVH5AHK9RDaszS6MfPwfD+o5DhIR/acyiPeKbViiaTaky7w6hiRi45HAUxAx8Pwn6DjCfhI5RmRqxHHh+EaQceDcE8QrEBgVzB6YJRhIAoAQMnyvMMZHjMI8LhYgDgv0WB9VCqEcZ6oo2SgZH3I4Rx8NvLsl38JjuxvA1DCEZdBU+Op4p/5DOP8PUozy1QZRHkMMoDzoQERC/4igUdsYnhEgDG9SaATb00JZCK+uB1rrMa8hBYS1VsjLKTyHHZsEo73SuPcRb1Pc2EJ7TkVoVsT8alQIz413tzYgLV9Ij6VGDKvkd0K8vF2YENjRsszsktJ4yzSnRO0dpgfP0lraA50jGu6Qg1L1VO4oF3KYBcIRvYwACm2hq37iFrkmoiU2Oi+wWhidSi0idWh0CZ+vDyRZ/wHo4lh64MRwuVMpPXixMejS5eHl1aHQrv0fKHQJqJX90shfHOGUGgTNZFvV2FJOBNN/DCxLWHib0azNQjwLE38AaKZjWonCFgccRN48+BqPP9PDCftX6A0BGchbMSAMqGiMMO62qC8YPVb0nMNNT3nsuDbkPZcgSFH3Bvr9lyhCIxt/NjmnaGz6N1yc9I1AL6NAon5QbW6txfIpJ6T9JLcagp16m9TXxW4r3gWGW/6qpAIaeMTIa1uXxU0emAeAD1WNwU8NUxZKh0NPq6Vq0BPKnkgcu4r3fqBvWKdKMEbwP2tRK1ZnQiPCS2ZDtLI1tkGwl5LgFphLvO8GwV8MqAABsXSiL4MYDIaJnfL1VaLVmCuVqpEGe3CKLxl9veIq8KZt1KJWs2URyVK8NwGpYuJ6+oCNusCQgEVUTtCu1DmIhzhtlxOxaXDLVjRoXDjaX0V3Fl25bNTAMp8eP/Hy5exei8PpKsQh+vLUy25lV4TS3CXHVLwUdbolOtJw2VJ1tJwmZpkKv2aib4fK6u0il4YsUt3o1pMi3qr6nR5OdTWk2gZF5iVz5SkKYT0B4mzil4b9EPtx+unSGvFKd/LmXDHvbN8aXg50+1d76SldZGncOSt9lMOJSpYKy2wLt36ROry39C+l1ffTLmBYCqVYCQZUJkDA07KMoTHHdWsF2jYb6HsWkN/RdTQTl3k08hqAGoKT+UlQ0wT8fErw0kfp5XgFQ+Wp8Unr4zb4hx3WnMEn3SS1RuSeAZW04RtD0a+RQvTk3u3l4upCOzvjWZYd9zQW7Liv//xJ7/39tNd+623Z1rPTEElmeOhfggax60K4gYHatach9oACKzjzVwxCSzKXHj7DCPCtKHootlcXLFvkNr8in2Yrvft5ZqSyDDJ+BKNT5Zt4w1HkFH1FnEkCsSRqBmi1aRBLGWAQhsIr8aC7sr9NMVOq4pekrZNWGynvk5bJHTRJ2ntwyntZYg68xm3Kx3n480wGi9DhYbFIhlNSzCaihA89WhiwZNuLJTRM1/USbX/MYh4EUrmEkYSxBYOedAMXXcpbL6Z1nmt1VRvKGvvgxjzeoluUfx4bD1JsI7acThex/CQcYgoBGW9UGdnK5JJMfB4tGnnaPnamKOHTeLDgs3UgKTQooeQPVNYw6nUvjeZkJx0MiKia9f4Fxct2k/EcZm+4S/al4Q1PddFdGOiC5QW7RvEH+Wm4ZSegPBsMhx5Yl869c3atmgFVs36cvm7j66E99XEJb94x4ye61rnLdqXvJUQjVW0Fe2DUevYgKCKMbESQFAvgchiZFGfSKnSG7Y+q6LSYxFufezIR3668PF90QTMmHT9818svuqTT6C0YOcTMHfujVr20l2fxtHeQXrobZ/58JSje576HMKa0397P8K0OIuybuuFLFmJWP6eBVCbcOK+hCsgEBB/Bk3jc/vIf0smD7r0/8+v2afPpncN7lsyac2TE9c8+XqcNvPfAzh9Hf99Ij39Szrl0rbynD9h715TnBleSCOvFI/bwO6ZM7ydRSlZW+Tvw9oAZDWRI3sVoxaW2IlHfiS4iE4mQGpooU6N/MFoAofJbLVzhpzmb4pKsVobFTj5G+4+TMV3mouyX+UKYHjbFqlyN9tMmJZ5wyKWSxxAVGLBfYksuC+WBfc4veBukwU3r+V4KbBbyVpgl5LFwE4lq4EdSpYD21WYCnZ/7i7wZsmiAPxABx5mMZzuftCVIQwG0FYDykTFJamjpBIxnqv4PVeKDDFrgTc/dIJ5uC34LAV2Reh04uIe389zOHdPuzVnpooLpFbblsbS1HKsh2o9LbD28M8y0dSWaN2ndWcl+B857CLIIDQkELMjc4OgpWBJUUo5Q6PESEkYn8Qkgs8eXJmiJtYShRzLCKHxyuPCkrjdlYilOIf1+By4edF+moUaaa514XqK2ZYBWRzAJTDEFgPmw5yOMmJ/WQ69witxMT6AQBc1h0FPo2xmIj4f9s9v4n3GhpvZv6txr348yvFE3rw/CtIJNT1d0W6F2LKgdYGKEfKr5UBweErasZJj67DzpJQFfqfix+mwkcUy1ukg0A4rK2sbPCuBdbQlUFqk5r1hsA9ASft4PiyZiNAZcWvJpmYTH/S8LFGHt6XK5d22cGK3We35rk1WMr+M83uG4dkt53cHNTHu6Ew6OdEPGq93R8NVSTkEjSh/HfstIvu8doTndmOcfvbcbsA9Tx5heylMnLlEQrReAtDS4CAlZA0l6BYcJhmhUO3vzuJk0ewol5IFZclsJY+uEkelhoe9rCQLC9jz3IfWHq7kVDIRULSvUca2n4K5W2Lyxv/8nud6W7SxivGV8ZLdbSUmZErCG6kqt7NsfP+GiM39ZFu7qO0TOKg6p9OQc6WHYV8QH7uSiH3IWSP2R2IJmsPI6Rf0AcU71h5vjotDej41h9tgjD1yIbvAgToVcjOGHhwuDZYqiDX+Je5W/hqN/jzc87K9lGoHKmNRhnIjzmi/rpLXYa8I048XyqT+2xfwcWNW5pGEk0M3BWLWpo3a3q2Kv2eMrEKBh4LPZuhTuzr2yLkCgAb9aFZPm3Vl2IKQqYxdhI2VoPBQqM2FrzHduPw6tut7mZ9ooC8eJo4YY2BnongRl+562MBV1Bo53IVD8R0u2xVoKw6Xo4/TPxoyg+/k53l5OWub58FRKcQzYdUzlXlEO8waZkUyLuuJmDo5MbV02GeHUcFISObyfKzojtOcxwHnYUeBimUt/Uwlibz3TMWKvEcPVUfeCx3hSPGPJ8RoJ+aUO2CXotKlqrH26nCOXdbkA+fKKcZbx8f7m+O8eef3Vfz9CXGjlcXW6XFHoCmcDeynR9zFnlCP9jpFmGUY6Q0TpdN953p0YsVZgnms4izCtFhxFiJoS8WZz9OiM0emxVhQxFyE42vS+8sdzsUAzvfwWEtUgtxIZ23lRra1ALAT2Ba0fmFTrJaa0r5PScxlYtDMW+IT1VXZMT2+KsjHO6cTYWdE1UfV//L481V/1/T4arv6u//jVn/P9HgWVX8Q1feT6n+kMfbHrL526JluO/RMT6NBTtc06ZnHttwo9Bj0a2ed6cW06Q7+x226h6fHs6npDqHpvKTpvtl8nqaLH50evyzQ3pWHf3NVzyRVz/5aqn5kevxyqvrR6TAPw8aWufd+FX+4MVbpowywGWnIqfhbVZxI+GUpcq39azfZv+b/gib9Bb1xnZFNNR10sZQEXczUvAAxRaRuxKLrjZlRZ4KPidImI6ElG8OMnteC8UKaYLTQmZ+p8MoCav8KXZRdnhNg61n8A5nWRPiC24ob7FTpCT0CtIDEwFEYMkttodNhUHITVBI3QSXJsu2d1IAlpaxISkDXg/NAlgsh+EMsuIp5HKbeNSQGgXJE/HEiC6CEpsR4HCaq+O+dpZRv/Bct8eMATHSuCzMbokx7DPffTDv7DOxAv/n6NP5oS6xMsgRX94I/UMWVDlE5exsALZko/ANNwCQMOVxE8Icq/nhjnEvCDv2hMpFD/6YpBl5DTicX4+HL4t2NqPuGKNseBxxqlG/uUMUNuo2T4eHUDg92lWeRX6NDxd/mSV1mWEytKNtXwcdyHNnSQdl2NzKdOKhTFYEXX2a5SniJTQAo0kvBT1i4cZtdyBjF4lafSsk97zMJpPbjBlOWjUpy6OfMMkbs1P0spgZNYmmQFeuRTG8coZ/FiNsQmCsiPtubpF/SJ574VpR9kbKol4kLn4QdMFFcxKsCmDfQ2iTJNCP1ghuLn9RLFycSw/k6VcgnVVApsda8ZdXjpMMV4aL93ykCULMDM1w0QEydjnIMS+FPuAlsjWtYSlVHZSR3p6qjirOc+EmMFDy4g8e/PpUBpJNl19XHAPqTjKsg4I04d0ZqKrbgPV4mAN9Tx2m3xb2nK5EH2oN3H8Q9z8RpZ3GPo4kmznEQ905W9MmJig7UXinaa1db0KM2wZO3hOq50qYDn//B559rXfT18su3bP67aJFBR4YJhoLbxCw66P2szx2l6wrdzUAZlCQj0DbJxypWcOJn16nrOp3llBD0BrsU9ijkg/PhXQDR17x6dI/JMcs5mg3tGxaZ0EaMa2iynCNZflBBiyFZXkx5feTPvn/8wT/7/qmueV76bJs8+yElq0A8uygt8jl6dr5Uc5ZUsyJXoVy1pY+ekWyR2YeJfQ05mE2wYBvikerxLbrQ8X3jPA0EyizYrUS+Lmm6B7fSHX2iks59zGNV8KAyq1HtliJToqhgsNbphQ9PIG5oJyqy0vGM/EF9/vDUmJon+KiSDwiZp+l7lPmwlVuopxaP44JKzqjCCGKzhV7xMuaEgkCPhUq8eYPY6dDFImLg1KTFK6qf0cnpC7HbR++88GOKHxv1Ra9v1Bffqlf/Jqarx0g+MXUKkGPEhDpl5R5PYNsUUPU9jXsGlg71CvyM+nsrvFnjadGBXaUMCL8n/h/GveaiahgTtCzWrv+f0t55wT5VnGNNKH7VhGJzPXS6vMpTygIXIYmlOomdvuZJYqLvaOM+5iiQFvSb/6hcVVcXkte6kBvG0oXkX4QuhFVKPnwh9ZJdNCGFRBNSsDUhvmz71dOEFIwmBHDGqn+0IoS/YVQQvlnXWwqIwmjtR6L1OO+b1a/ozzAKEr2RafadyWPpOQroe3FD4CxTdVQ1QWy9In6FIYiSI1KJG3xMjfX8kcvjuaMJKHl4NVNSvYnBrLmetvUAT9fqAc4zMYTMGubF8+mTn1KInA2ZCv9UWJUhaomHiUaL/+i6SbhsjBgAcMl0zmxK+xigTjdpjHQZUlFWBFHVnKGWzQYDnvY61AMCSFeh1+w5ZXb9cJjZKZMBWj9IGhy2dV68gAR5msbZto4lRNdg6zrJkHGXGZ8WTPv8keARVXZ01HB2uGX2l0H+HuevvTWvSuNeeLG3ocn3MFnSIoHYrAJuk8djiPlIML54Sv3GlJB7rhg18i5AB8njjo1oR5O9VvCNGiOjtZXUVjezJ+yFjLrs+Ued+0KfH61d/OjkjMduPu5mH8LTTk8r5usNCwAO+mZY+FXDwsfy4UXISzWezVt6BXkOremIHT4QWmVGzTDts4G5oX0fYbR9BEdzUkGBPZL8VFJ4PMoeiNkNu5sWZCToZ2GNi92kdnHVlI8Hn1aJ3MZ5BIcUejiRP/ImS0o7pj8F6xafruRTTOc7XEmn1+nkqOoN/kRN1ho9Ua5CcmKLVa3ay+tBjQU11BIgLeA4HNcfOQEPK7oyEVqoJrfxjYMqicCgdaWeYHk/V+QwDOx0k3tk6xORkqdJQv59CUTk6nylhH+qJnO+kpY8xIuzc26Zj2cRYchjC8Z8OoI7nO2qCSOYW60qxzDP7sKKo926zVneE/MQ8Esy2qok42cpwzHehQG4o9/PORjiY3wjKEaFZ2X43yvq4FBZu+cI9p1uibeHcqk3zNv1B/LgXsDY428Ef6YmlxqLUkPwUgyb4L06UdMHug7h5LC/LMGnQ6AjdziwqvRwXYkagW/lhaVOZyodipC/aS2/gERfDw6v4I6wBwWMufNClMU8U2gLWV+gIlzrU+sQ3+7/R3y/vcTXYBEf8erGYHypZJMeALgLIDZseTOxScxHIitG1GAqO6heFE2VLpSm6iupAbrsGCW1Y1CnoKKW3dU6iuoqejw43ZJwUnp0aujRqUeP1RtLVLnnTFjsalL8v0CGTP2/Ainy+xdIjvKtl4gkcxZJZrgSjyrodssw566eNeeYSXPOLzVnvofmTFHm12Fbh/8f2/rtZVu+RSNS+FnEuRoYzb9uRTKjClh7LfCojN+dVCz9ohTAD/5IQVOrCY8D6Xqa+HRWH1YsyyEkAidoea6U/VVLBpq6kNJBRYIhw7GNPTTTIdUJwCY6n0HUt8A7auj/Q1JWv7as/m+iFaWclbnqtC7m1E7nlJLUcK4a0QVu45jNnBpw2GY61ZJMUo8PSj1UbT3Ub6Aeek0AU6KEIMyqQLLbpbBaCZ2qssH7WtYACNYRCs4LrVSLzU6Nfq74EVcjOTka0yk1ZuA2CWyzBpyFAMtxYY7p0D+2gcMsaID5bD5Upi40yYs6HW0PteTFGT0sCd3ih1zPZS87JCXw07UGGFBFlBUeUC2R91w7dcdz7R6Sp2IpVlEzoYrAlmc2eAOUZFDk8vbfTIGyqkAhP5fxyLzniqqF66DmzFNz5GzhPMCk4mzJPC7XFP5oG/4J+Tv8Ff5G8N+oTb9SNEvR+1z2CMyxHv8lVt3L4tNLF5+eQFt5evHp83zjMRmni09PlNkjWdFmn8jK9bC+HspqjfhRc3LEnBzOauL0eK/mhF+1ZKWUw1mJmavkLkLLKq4QXZ/OVj0dD2Z64046Itaq3PWCP1cCPHY6A7Xzo1ndPqKxrSUhTytyZbmA6nOmwXY1WSZeN9GcsLolfjQLn9MSO/x7Ys9ErVdxaDVTcVpYFeyyWkTX0uG3dlbV0tNzdujUawLqRp+W5NTYFbVjqtwn8QDKjLIXn4WHgqicmyMncU0I3WmOg80w3RRHvd7gMaqDKTA0VXBm4AAOromhAlWZqNE8DYKTg4JL4HVi8B7+0GEV6ftw1XUkZEKVAiMnuiWtDxekKSL8AJ90eNLVm50cmMJqmEPKqnvSIudUdTfjKbtOdJ/Y3OTkebojT9mteFaxYgMB9hhFXjI4pMr6u5IDhDPowrApwQL2saQskjrsWKmQejRwalqH3W6vPGeVmNKIx+oC+pJgUbnHjp+SOTZ0oCmREvBC20tLGzkcYCvPfBU79bLgBg8Bsg8W3FZ9ID91OluVhFUcwJGWQudYE8jglIqW3EV/xJUybFf6ox9UibrHlySrT1544ECdJjtmptCyRHOwRKsunsfYnVzM064UD6XhUuip360pgyg4R3ee5IZ9VwYw5MCaCt8MOx2uukxAXHuH0RO5AWSq4o+jmNb3tZg0qg0wLUL+SEa/J/Skr1yWBIVQczJxDriyFXvGYRNwMVPNJm2cwTzII2IoCfWZ17GPcSvLauXPKhNsKz861lZ+VKitvI60dQZ7a8XnGvIeT4KKXc0BaYStYRP/MynIbtcWDsRKfRcHMsYtMZbMxLt45CKqIrXKK3mTiCiqucAgUGddCcLKkbcz4uHLIFi7XA6Vk4EzsPbPNN5cXuL/Da6rGJCiqG1XI0Bd6q1LqucMBy49LrUAzhrTuKUdTiXRoZfCxhXElCDR0mkPyV0M/UOpsMma4YRhCfFc0YuUuLKRRxjsh4wd0p6XxQvZfupLumEGX2asU6XMaXCgZJetwBur7xIfSdats6LZeFd62C9Qy1gGc5eBoVa/wfBUyRcLuvbSvcYwliG5drnpbM3f4dC2hdHDkk1nkmHJTpYX9BD6AX7dMHtvhbMZG8Y2szXsODPJqYpTKoOz0pgej31neOFlcN1MczSfxi29FceZ63yUxAPMRxM4mnNbuQWPV9hjX8XX9NKtebDap4sFfME+tXh0GmiY9TLc/UVek46nNSlRQAvJaHxNJw6SUlJobfIdT7nUXo3Uz42Mtaf7nh72zFuK3sJ9H7xKyMRNHlXaL8INm67TZq6Z+CQAHipUn7mw8op/5sjQE6GSk7ZxHPFWUyeOrrKbHn8DTjE+gfcUtgLzNkNlKHqIUeoBqIJN1m+REMHLEd9vnne9wBtBHzAHsTHmYOxci2bucJaUlY0L0eHscCM3+GNXowF2OL/vllNlQ4b9YDirZO6iD3Y6T3Hw4U7nuJK71OdK5+JZb+/28Hb6JpX4O56ENz7pJbnjKRC0IIZ4MtIlXL04Aeu8AfZl3VvayPiVmRneGZfYLwd8Z7ahYxXGw8TgV1EX6FFJY5E3sZKxOQwQhHSM8POri3CISx+S5HQMa47ncLU1XIdGKmbwzu2uXA/o63u1lfNd+rgGLiqdzipsLAGQgAFGgDoCvgugkQLwmYlDYu1U7PPAcb37eAESYJ1BcnrZk/VI5PNKg07DKIMgHTildcZzsk1KS57g8ypZz2CSgwwKJBJegdAxxFzBjlI0WcrypvitBOxVI5ySOMcoidivtLcHAW6KOxDyOJaRxAlkA5JIp0ZZa3vw7JXstSHbgxIYCH4cZnvQFVA9sIxM3e1BCWkErQjnY/bnMnBwBKZfGhkoESeVbBBq1FK9iX/h+SCHpdXfdtnQQaNWnudNZUG+8g7hZ5TCkkyD/+Ws2TPHGr109syRwO6S0FnOyy3IK9Vycj7ZaMvJZp02gMwFl2G01Ca+DYyqKhG+qB5JVYyl2MumKKL3kacSvU+O8X7ooMUKuZ0LnnbDXIcznyiRCjsHsEIVNYvIM8fhX9kKg+4fdOWBh1x5YtDVj+x0MXOx2UqbmK20yL43vG0KTIg5jXVzg0hAww7vp4pnmm/tVaJgWFQkg5FXmHlecwRHoEUZhiATu8XH3OqA5bJ5bjYsoSqqI6EiM18MmGDA4PGufs0zHm/86913Brsc/YzSmMYshEI2VfVmVMXPFEUqdnhmJVr6qMcLelnUU1vMEmHQAU9no13YXkNTAPEe8ynL9SXgbFYkst80hBol8bNRu7tQaYLHtTkAjeOrq7QpGdb8t9HENEWfz6Rz2CwVNZoFxxeTOYYVMeVk9o3H4Xq+TN8mq2bq0DZ9zjNzWIB9txv/JyqGGEqIYYYIPgVjKNGUCD4uwHEkMKK477yL1gaCoiyRER0j8zlho0CTN8x1AE1enMsUVprH8OYZSPJOWUu6mHsXgAF3OgB6ynY6rwMfnue8iuowTSCZkina0TCP45K6xbNAn38C8wps+Ltmw3/IUtO76frHDjrKw9vaLN/BNtlGg88LN3NBLVxmQSNJKPUK6HiSMIsSitq+2qe25IW1oy27BEDbGaVR0CvsusVbUl26Yw44speUTJcqw6XSJWIsaU+XJgMbLJbp5bu/ixTe3IDPXPHHrX4OkFX3Mzcc9O+M3LHUUybsAqunVJV6qjrswoWpp1SqnlL4ENatop7yWD2l2EpSq6eIJWhXksN2qQ6npTpsl+pwbamCJ5QU43CFA0PMVccqesGveE2y3V4zKX4PmzHVqakB4fEqouEHeSWb9KfLkbvTeYSvAw4NcMirtqJgswmlrQx9K4fdqpdJ3SggMBmLQxbWVnp3iPNjQZ13jo6b71XUsMfeIGrIKzOvPubVzFy02hrxmjxixfCC6HCOe6BJH/yXXzypX3zagz8Jf8eNR7TiuvYaKiFXFxpOj9nmPLuU5CUPv8zsGoDdOYa1yzEXf4FMEadTtwOEpuYG1ppQYv7xqHCA8iowmilz8heblweUFFZkPVadGesMAboH/TPV4CjNjDsxV7s0Wx7yEKAbfrEw8EezkAzG9lVHTd/+Get9eCHKMddzAg6VUEmkWP3TgGmnAuqHwodFNah/FJRBeVwFYCJVxGATKKdo04kLDNeQmk4obS9hbFs9kUxXiU58JR1YEHbD/ALvVtGQL4dXN9t5s6oz89tLhLIjiuFn02GbZNMidBj8MnSILH9ddJjm9Ruhw6WNkBFq6RCCCdMfAkYr6PfyF0RxpQuluPqGFUk4r+l2OK/ptSw7NazQ1hSGR+p11A5fCHTAF3vnDZ3Odv8/BJtkYEzuMJtCK2UNjOwJMPIvQaED/q+PQtO8XhSFLrcJdJFFn6D489BnZhR9Vs2mVcSYkKLOybavYIMKQymuWUrpAWeWUv8hiGRWPTY2X7KZI0Qy6/93bMw3ZMJUQFIbdg04ViFEQd71VDc1smHNkQpE7ccWiIQ26LMaH6v/+a67JR4I4JIDEhsITODZgeBZduOMB2j5exTuncRmjlSMwFj8B9f1N+vgSXDQetJCXMsl6CEphglooJ2f/AK9wPw1faGQnjZYhOTTopEFSx9gNclTHAfAMyA8ziLG9Uee+eTL+UXA86JXisA8q7BjpR8002KmwZShYE5y+sSAGrM5EkDxi8VrU1C/FBBFaS1fpNpZO/gFZQF+sS4W6tswuVt8Vrm5LfYI0X3EW9BHK0t1UNOKWT7Zyixqtv4ow0lbevlw/w0cIiMLBUA/+s0XVwJP++eynyejkIxGN9WBqhVCu2dkYyANXONrQsndwFtEOSgiRDeFzXL8bmwv51nflE90VAVg0WDlHPoSH8VSNfkcG0SXdVQG8CFKFFbnyyZHXQGjbk2GQEyuFFmbwtuwAFDyMCboKzc1einuKPSYRKh/2ChmB5vxo3Xd0d+82cF7W8ui9WfSqrY8cGosD3TBhuyCDaUFG7ILNjRGwYZNwY7rgg1VMOy5QC6vJq2SHGdfOi6Jm5bEu7Zmi/+EU7WTLVOJwuztpTPJCd7vPZo1G9mhuTxm7WYP8n7yCafXXkxCUjqFhWSMDSt5SusXzadO2wpAktB2qmRM3s5PTFOvijIHIq1D8IKjbnw3NjwyAtLNDjLiKAN1Yy8xl8h9dSO2LR8VGS4+4TELjw8r3qiidFOzncR957DNBp2RvOXx+WmIdtuxNj/N1oeLWduk6g6800peUfTK8Wz6+hBGxzXSTroIXvBFd7J2jTmjMDCibFLXlUlrxOBFA579lpgzFqU9dwruMcqcAVAVJW3N0sxEbXc6A3966gTJDJ926CoxSMgh04HEw4SY5AJvN6IT0XrNOwMV/WCOZrgDUA3uzOpe1uYUu9wYTNXTt7xgN41njwvEK7vdLF8f4n8PZ/mVB10WQ2CtJV13EAlOpzPky/Eg28tM84Ioc406qi/aovw1ahAX6OFr1DGc5vn0IV8X5r+77ABOWRzWWZ3Qbx/MIq/h9PWncZp7HKmH0tRHfRHjj3LZh6S8f8Q+pzThEOPCWiHKrYhoKv+Bb4xxcqZFgk+5S17Of994Yl/Sh4P7IALkwoI1P9KzDyeFPZ2WZSQtyym/mNLQwyqloYP6DM1HQ0elJPFlanv0t4rSSbkHfT7DO6fKXPozigH9LQrjpUthgTeETzSw8SJTwGF8pks+Zz59SM4HPF0kLsaTtcVIKPNXzPgLdepX5C0xN7lBA1Rvi2nLCqbPUDMdvMOOxVe7W3NBIaH/YIiYTVVOXlUulIJNS6KB4wpjqMM5JdYaYW/wFWZ2gMRmAYxj8vGeY3tZDHNyibwl/51Qv3SAyST04It5y0/CB76Yt/JslcBGGrZBYwB37rqmjjCClC/N5C8JG7qgb838ZTGgxhXFCHHmPBguMiIUy8x/Z50PucUvAHNCa3V9Sx3us/moSlZTfrzVg1aZZoutHva6svII5qJcMrlnE8OMXKJxziXq5pzomq0QB+xgTRnBjH6O7OFGGU4Rm3lKT7Z7fUklqQI+1oO8FfxFPDrMu9F+8NcgX3n7hHaIs97ucL4J23SfN8yzOO5woxyRIyrV4TztRnlcKB1ET0NKpNvjulzbPZPzsaRc2U7nKRhK5jppSZeUYdgzNUifdDudD8LCOd/p7PKT3PhJqoDZTqfiHFbV2+k4U/YNNjX3IdwfUguI7ugUQccUnKooK+yi671DPziuJBbMCQNO0eHsMRv0jrXXnkn32n3LFsUPVqc3ULPkhiyYihOYBq92lxBNuhte6cJQ+OU0kHkYCzSaL4c8duplHDAQiSvJs2DB7BTf5yoa/ZtjVwAsUmsgNl4UEzgfh3zqxigPpgZB1JkrGhG2C2c9jYwRwWn8fhhm6EzaJrNCJAIDUUejVldMnPS9mh3grDU6spo+zejImh3gnNzCqPCrLSWTjYCsDiAnCB5Z2QGuTeQd4KpErAJ87ABjI97eAc5q908tAGYlokoWW6qKlxK4ncUOcBaqAR+FhWogKzvAWd4BzoNCsrwDzA885MoTvAOclR3gfFFirbRJ2FdrBziv10+yA3zaE5ZyaBRLEYvJlKXs9mqH/TA3626vetgPY9g/w4AnYp12GixghD1ejuG1kdEsYESGVjUL+I4no/2DmgXs0iyAh9ZJT1iAm4LYGWs0V8AMj+mtIJ/tYCT3ajagNBtQenvIZ5sVqVH6ZIbYgKfZgJfmpmw2wEWyrWrEUAkmNX6NSQ2zAZjUGDbAFjXCBnjgU1uwOzu9+JBfZ+Are+CrCxn4h3jgLxu111+qs9eft/b6OU0Qob7KrhCy208T1IPJ4M9UDX4e9VkZ9bmxRj0NOz3q6UyPek7Toz6nR32WzjDq8RWeA/W2Oq/pDNClzQcAnFV8z4Jsdkths7slf793H28eH234TayVRxvp/xYtlr3UaeC8C2Y3XTCLLf9QzYJ5mllJDwNmKZ6WeARU1HAmyvBCkK+ezkRZs0SkumcQf3I4m/gIjGjm0lvlVUCZzlV7eFmCJ+aq3Yx1Ag8mBLTLpqe59FQKKZeyYIfD01/yitF8RXscxENiZ6/i4+Zk2JwMOcZcXUpY5aafLPtH/Npqj/iRS4SgK3rKRyOc0FenfRhSnKyudrUXAU9E2pS5xhQp9FMzgQ4HhmkwA1yL+Fp8cOSgq6nrLp4FKKYsHa80AJ+H/HR+jpzDYysuNfQYuz9YNzDPckhlV3RWQA7O7x+Ecy+DB4WOBtqa4Q36ZdFt+IK3x18UY5jqTAs600JtpoWaTBsQinevBdqe34tgWmF+MGroAcoCrwEP+lETjrv9aFzNwwHADgejAj/Mq7fDWVm9YQkfBgtoJU3HxgXeII5NCzws8MPiAg/L/XDcAm87jqUF3kBWlArBPA4cJMRK1yZwENZZwXxGhW7GCt2JxuOQjybI0r9FFv2tOITRRBwq0SQcZkVtOMyPLkJ/LUIIURJo47NT4zNunNPeJLnFW6E/decpjSN5aLbFNg7NTtjGodkW26CHRrENEm8P07vx+5vnqkdnC9c4NLsoxoGobNs8bwTakonzvGGMN6/TOYfri+Z5p3GcNM87kROjf3yD8mhCKUjsnd2OkZUTM7GLqZyzNQoMPzvbMBN6aYdd+h1p6XfYpd9Rv/S7UOj3jJ+rdurS76DStzw3XsKjlqG5bpnnDaK/x8/zdjZIFQ7junWedxDHCfO83Q0yavAhymicVGEXV2FnQ00VcprX4HmpRjg5bEUc1slhuwRkbdegsHbFdqcV221XbHf9ig2iPgeaiBXqiu2ejVUFCSLbG8R1awCFp08+96N6EYovRlzion8GhuztIa7o2Yt1sOLJcC0paJqlMtA3GqXOg1znkcKoOg+4WpFW1XUP2TV8KK3hQ3YNH6pfw4dRsR8S4R3UNXxoNgvyWrmFgqOchwpiQkRPZaWMD3MZD40u42Euo5SPxx7bxXsxmxgua4ekI9ewKPQEPBo6y/lrxIF/VuJgxFrEWcYJDPhq4mGYISFuaaPldLQzYz2pICcezehkFe/O9QadmE2aLa+EZvFKCJu59AvLzUVOEiRCXx4uRZckqF+XwC7Ptx5Pvr2bdZtUVvP9ZkbLpoNjqsRPsiMKP24e5HD2i2TTDQrO4D/xmlW71G7HwIZLbURrh605SQ/nqoGcGLa2RcQyz2UlPZirzvCpdqsdyV7IDIXOkxlKGtsLNmtm2eEMFVh6Z6VqQRR7hwownpnhHS2Ui+CFh21e+E5ihSMO80L4ptTuc70hjaL9hkX7sGvWHjXsjUphGnmhp31f8sR+BGu0IhslN2iWCRvGeKWhh7r2eVqB1YnpOJmY0OTyxbL+w76UPWSOpEPmiD1kjtQfMscwUn5MTOGoHjJHmClkNVOmbmGmTDMUM22a4cCcYU7BzFtzuKMJkz5WzaTR+kdh0wVbpkN++WI+oZm8nU9oKp/M5EK0Q4eLnyuqWXRspyMJ7BisiDXGEqpdx6G0jkN2HYfq13EYVXuQOPpxXceh2elelMhanra/FFlLrDFd1Gd4dpk3iY/PZnHK1Zye2gEcHu2AGYBWGAqTfQOTM04xP4C3kVyG7Tb3vHw/5YEC3FmPDyYoI7NtlJHZNSgjY/NB4YHbdeFPF6TwI2OwwjHZ9WxjY47ZnAcY8z/4DHvgh3KF2AvMDf363BB85sK4Idw7q7nhGS/x+iSe+FJyw4TlXhg3pMdruGEaa1c4omKROw+zYWzyFy+Erw3kE8k7uMpI3YN5Wb4Tg3DOyyB4lA3kSY7g4ZY3csQ5m7rOpcPpnD2cztUfTgMvo+OZ1rnqWU1d55i6jBBEg9dn6QhTLYtHaBjKjh5vFhobeFnVcGAmkcGGAZhExjCJjGESGTAJ4vCmJeJ8/A9QRYjRBLK40445MJTXmlvi7kAJAtfPC7c/lKfFAXH7g8ri9u8ibj+YSr7P2E3zTNo0z9hN80z9pjmLFtlN3PSMbppnZsPZjycHOgxG7HcW5pHShMNgNI5TjHSMVuQxSkuDcwVZOrDA1aTHbEmPWS0dn0kY79n647ZaOkZQlk7nXmG1ziphtc6twmqd66UBRuwGGEkbYMRugJH6DXAa9R4m2jilG2BEGmDJU6/ccvvHBn/StT8s7rNiwlnBe6KitFJRWgnBK4vSSpRS5BRuHhbjaAU1pJvnqG6ew7p5WLrT8xKVIpDmOT2WhCdsLZW8tT7HboOn0zZ42m6Dp+u3wUlU/WGabk7oNniaxwdJPgcLMqXu1Nx3e0G48YAlOJ9IBOeTXOSBsYTS35zgfC4vxT2Rl+IO5+tPGsP5UUU9Uys/8/wAuJNMMltkXmi2GL7g2aJqXuHZYihni7Uv5Wwxwlupwxc6W1hCdjpbgDcNOSlvwmgdUzAKcykERE4MFdHCWvnBdoWeNKOXAFFkzDdzHc6iyOH284weKb3LPvqzjA7iwlvNrWq1GtDUmlaTQg1kzfCrbTWXW83VT7rSagNpq7ncONgoMvOsnmVdywQHU3hiF3MBs62sH/it4CkX9VLx00aXd8KcnDQnO10DJVHH48QMwMO2pvVwraZ1DI+TLxldqVY8GrW7utpdEhQwVwZDanIdCzxHwi6wyZ7dxDWZHMtKLty/Q1pBKDo6D3tDfJh5WOcVOofZkNBS3FVbZ3xBQZumHxYQD1x8TeOxnFHRpXMVCQOXEpUkmTZbF/TxS5mCZGv80nqb3JdKst7kvlScTqlmvkRx8NhCV2vwhdrZFHiNVfGK2ukn34e9DUfVAOIMCVUiSzyptFDxdX7imC/WQUd8qzHSmu5kwcznnRivf4Z3+jJzT6saXYmrAWmHaKYoYyMfXXItB08OJNx0jos++9qEiU2hEU3kb6Ztw8IAhNE5OX52GtUoyFfpV0FcA6mnBpd5T07KvjvHZobaltkTW2ZuHa+/l9HiWSMqTn1umGULRtkb4drw9ogqmir5xkneOyyRYU1rkKCVEx3toZwssw/mRPAazNnGq1XSWq4pl4M+2s/krOi5kqW+DhaZTzSQOIDTb8BGtahPgdDX8PgBqbtrmYj6iRmseR/AxknvubC59kwQEI+NQz0JAgKNMf2TfMzqTPjpJJa05yunKeDTwKOofaI2h+qaSRrjjpAQm0tCOrbUvN5S53Vj1CtTiEciEYOvFheoNkbHVEHyAV3ALyDuraFabeWLywEvtSRuW3RBXVKTLwe8qeUUozolzUFTerBoMuKa9NIEeIlo6puD8YYV0vLdi79s1oZ471vqwjiGbOZs592YS5PdA+Yj7ij+gczdUfxDbpBoh6W7pej4lqq695WaezV7GZoZJKbOiG8PA12VmKO7Yo5OOTbUmEc5xXGONi1H5p9RxU2utxlbnMDkYPAdYx9Rb3bocNpgnu20s0uubZ5Nb1lhNTOhfuQbyu6/5L3iXld/lhrOCkWcnmbsbdrAbNOmZuowDErN1Nk4iIvtp2bqmcRCnaP4lblY/HkJm8Pm8vrEAMBLfAu2UJ/I9ifGlN3VJ8UbYNZP+c6Kc4JogK1lPuOn9IkyJ54+kYCh+gNZ/sCjWU9t8TV4uGs5u7t6Bve1x26KJuNbbsaGqryr3R0uTccGD5Qm9vhz4+Oj40O3PS7FWWiPYCcT4EnM/sSmMGcLlhdydNENGRzgoeWCFnLxv7fEBf1e7sEyyWt4gZicmTemIjozXDFzy7AmTVL3cWjZBDY9w9OAG7QD1IGO45LwE/mowMHfTaybIuS9AuS9IuS9Bh2MwjWxbhok1k2hN57JkXQ49IXEUUL+8Y9b4rwpsEksSaSuWRLgdibQgOABVUQlQ6lyGzxlUPM87iHchovg3wXxf3Hj7a2x0tkC/0bOtCj7WEtyj3EVqLZ03IvD3hXtVA+e129oJ06U56o0cMRJN2iUGXfnTEvm2zkzCZ6wc6YVPIEeGhU8gRZdu+nd+IFxc9UunByaOFftmal3amaKSLhzpth/N5hF/u6Z7QKkVEK+u2ZGOsgL4rQ3cPmUtiWND7XGO1uTXj3T1R0RMY2PJyTEBHSPHyQtXmRXD65ZdT9LlE3j489h0ho47iz6ucF4+FeFSStIrBOag6dJP7tzlZM4kxe3ua4Jg+tPhR6HA0rSscQePaHTXHSEoBwWEJHzF1QaJDeTxO7KJgEATISHLNuuO+YlA+sj/hzsduRzzDXw0y9nlLdZw6ZwLS3sKZCTJ8Tla7yp2BPfDxBexAtWkIlHZALqZpBEoRBuRZpQxw5d7oqnc1Y8nXM63OUMi5S2z0hIafsMi5TooXqktJPejZ8N5qodM4Ryts9gyonzQjc7Z7SHWSgMiWnER4Iy+7/tmAHXEuxYgQ8WeCAKATUmOwt2mY6kZTpil+lI/TIdQ1F+DzsLukxHZuhcKSGndwuoXDn9YU+gLWKfinh8AlujaYWcPcaeScfYM/YYe6b+GDuLkfQjGmNn9JB6ZqbOlRIKWnM2c3Qh0E6fa7EKcdwuxPG0EMftQhyvX4in8e3nx89Vw7oQx2cWYyVZUZLuo6drihFl26kQOxvj97aGdJovMgfiwTquGH+gkWPbYuQWv+L63mYX6AxbNCFjRw37kUyrvuWCBbP8TKgJnb5AfM3bC3s1cDtQeZQHu0tjuGcQQI/JOrWJs8Fs4u+2xL5mKF4x/rv0ShXjdyWcl523dPFL8T+0xBnDhwU6Rd8p/u9mQNdtzmxRm3Nb1P1qC7slDfsvpalVvMUEu0sNrcSoyU1MrASgnddDxqjJEbfRl8LESkpkGVrp8qgaIytVY2SlqoysBl0LFiKFUXWrwCIszyLtRxAcojVHxWAKGKhWpyqveJoIyUNerd3SkIfAece0Y8hxD1ZMQ/pq2GPjrRTSNagqiuSHqUDxPUbI00+e8+xHfQ0EuXYy5GBzmk1PjSPVocR4S7yv0msAhv6VqFfOeYkh1zHfmG2Zk+Pm5ERiyEU1OackFGau3qIjJ8nJouOQLDpI/spTx2IWzXGkc9GQAumfprGCJyg/BY0qm0xFngY/pFEyw8mXSzbqSzUKYpHEOV8w7aAuB7RRDMdd3IGHsSAhGgS84sprBVkrj+eA2ghhjmaEBg6qugVgT1y6RnqmCcHP6AegQCoX1LjGmIwWKw0ShIzxcBq5m6QGS8rjuYzlCaH3CuficgsObeVWXROg5voMhe2wG6Sust7/PGaDARybngyqY9P1oPLMYyYUsDDb4/RevI84/tB0GU/HBBdgaLrWcblGaX18ens08TreI+ENywnxL9wN5UnMjcCGE81HJpwUK/E8l4dwRV07XgIAt8CttXXrE2UR1iZAZowmSDTY4ooEZ7C4EiqUvHQMvLFpym0Km/F0O+8tD4oyEeCV+WQGHrjKaoaBqyL6ZjiemmHgKvrU+KQZ6LHqZthO78UfJolg61XSDANXiUSQkcpvv6qdtRlhptyGDLZS1lD8uEjg6o+3m8AU56TdKyenJ8U5Ob2qOCdre+UUOuNrE+aqEd0rJxEGI/alMKemS2HSxSGXaWS6KdOY5dlhN8+OtHl2VDfPjtrm2YVW+TsSTnbq5tmB5jGUseuquuXZedV5ypMufNs0HTABtO0tXyRWJHQataX7Xdcm2V+xKLwobNsftYVtScrKduvZMD29vb3cZulhF6XPXGRtpVERmODYQz+FHggnyuKB6d0ZRefXVtdCU6+XWLWMdGGrMi10ERtz1YWmwhGt06tUazoUa2rs/rI1TjQF/NnS/tGfvdA2WUHyxhLXqEOQjbnoaU/VJGn2Z7pWtot/Phud8nBlO+xmyi1gj/ZxiJtR7EHut4f5dljjlx6PWhjVIAhbDjDXbA6JiyYbFYpEGuh1/GplzrAqftbzlMGMCyyQrVoZw2CjDNlwVkNjgGzVlTHmBx9zI5j9qZli2FIRI8BQg7Xn9dHXRzaLTxs0djeGzuORlwQ9xSInPf/PfZEvcVKJ0NAUHDytRa7lImCI33jYxDOVdVbJ8vfxtezNYdC0oTHjDwefUNqJLDSYBGwPjIimOlIa+6WIa/zxSsgLWGUimlIzcHhEE9H0eEUWuWn6HmU+bOXGWQNgQiKacs5F3pmirlTFO5OQirWdZRYLQ3ZIxaExQirWtbl3ULa/RgggCaq4TSk47turaIckp/qfR9DhjPl8purziHydecHPV8dn1E4IJkajbqisNvvPpkEaeaGegfKGDzMBFS30lqWl+HeVOKeBIB6PcgcwAm6LnHa6zjHBsK4xw3qB4H0uawSuLbPnSZDoRMcnQa0ZCyUYXyxuVTyCxuqLX3ngjMalYy8hR2IESGN4ujEsZDrjXTpLtmRmYnNdGsOTxiASuQ2wF6H7eORzA3jtjG5xFNIlH67rw770dbJXi/ATCpZzFQl7fYDFI2KP3DAHgAgLLxXnpWQi1W0xuh3SuFZV7WAWEHpTd1oCn1MDvkUPlFie95IzJzlz9esYra5pWVaoAH8AChYOBo2m9gUufiY0XNTUGmVPtEB/4rtZNFTI4yi29dauLHJQo5doYEnrZdF62IGgxbZWL49qv6y17GRn31llhmvAoHLMoMqAjux4oGwn0Sbh7FsAOApEs3zi2eYwiQlkspLQ7nBqZix6yuxn7GZ2sVCcz3BpMMHpZ/Ac64kW84QAzvIOWoFDsJonStpLjT4U/IRrKpGU0297RR22OBP83JVgUDF2cHGFvBxkzleOzFWOzFV81SZXAWQb4xPHXRnmeIbO0wxdJYfA7scaV7psWfFrzIlfYx7zh8u4mHHIIJhmE+ZIhpivv1n7hL6Uo+tX4DXpGJOlcDrIDsLX0WX/Th4wg1DvyNDitbMcXP0mbj7r/roxNXnHIlHSQivl66tR8EiWPOcv+eC3rjhdvKr5L1a0pxfXrGxP1b2BlPhrXMNZvAXAcFic+iSnsrZ3CVKvt1KX459bkHprkjrDe4tVxlVlVv7eJbsO98pGy4Cb4CrZ+2yUzXZX4yBV1Ys32lTVRpt9la26yoX69ae5iDtZb7yL0bF2u7qUozCt1GhMK/bJNZuIRzNGdBjwXloPxl/Rc3HELtFIWqIRu0QjY5TotCnRKV2ikUqxCrPnYF1HvMM10WfO0Jr8lLK2hQHNk+uTO+m2MOcGnRW0S9TcgJ7ydKaeZGtFAHKAfudhnhfoklchPvw1CuaXT2mv2a85BgfoqeQ195XuELUAON1RBr/qdA7r60O4Rm0PmpOHzMmgy1Fm4tMVoM0oMbrQQjbg78q6tU9VrIjyYgCzV5V9w4RkWzX0tZBNEymLxZ4I2T7aWVRAjhGyqeE5ZrmnhexTFbGrS9P3KPNhKzfOmoRsR4RszrkoWCeGhi9NQ8aCOo45QGOj04GjzivdJZYcXktBRg4fseXwkTHk8HoUFHLxn3Lir2o5/OVjBzcHYxVog4f08SAfi6903VTgQFMjLC4xBfHddhd4efrM3/C+degHP1AcFDqU4DKnvCx04qzsv5897M/ofWdAFPUKhwqSrWCzaXYroBn2uME/qSgXq+tkh6uNoykS5Qb/rCzfb05K3Z8F8y/Mh/nbIrcdDpsC2EcNCZRyzBFlrv+rRL643gCWdzjLgQbOGlGehRsvbBZuYrLmafhRHBvnqkOujt79JnEeR4wc+G66sFtBoA6sD2gefBOHqyTyLusgRXkdiL0T4bkwPJ9Rcvyh0nA2Pl9baDZU7q8I3t+X9FgUTvElG9w5zDVlgeGoPA4HJK34LwpqeWpabNL/b8W1Yb9yuj9CZTyj9In+uDT2iIVO4IGrTHWKT2h88mHHhOypQ8xZIuasIeZsFTFz4IMXJOZ4C7YeLRGUdUOWAHqqrgCa1Wbl0B1hpzYLyqIGpwXgrWVlRepARzELS13pbed94Nn/k2rKKi/juD7roHMlvxgrxqiMPTooCY6Els2iZbPSsghXPzCVg6JxjIocAKMyGkWA4zZMwnhgdJjS3bG3IWL19LL2YoVPGCmIVgDCQCAp00U1D5nLrEUEQYxtygRR//iCpMINgnnBeCcPKNCv24fXImfU8/zIOzx6JuRHLKCUj3saKKUtKe7AAD3ZdHfoPkn90D42pxtQyOuCOMlwfU7yoSCntnibIQo0bnHvk5BV/nl4iYzAs64xuZCBkhfOIuELbmVDxGTcKGvcYFX/eFQ8gN0RZiQlSikaRgJrClgxFMChGvqjQnw54zEg6FHctsFkB0IogBAKmhCc68J8n6guQSx5VsWGDYKT57FG/V/twTbo2oNNc5JS2MjIL4O8/eHFZ13wE0HVP+tqi1iAz3BU0FKn8zBv9dNky8zSB1fR9j6u+azcsL6FovxQsQF4bUGq+HPsJ5GynKggBo0PcEQURvtgwEkYWJxDcagLhmAuwuZQ00gqmOftVpJ+GFYBOv0QpW+Xc5qL5qln2V5iSdm1YDpqNgtl/aux6z0vqQLiu+HVpvjYlZSQmBmOW/wOWnQehc8keBp21OJzyJLuTg3HYR8psNookIes9jno269crm3lxwkqWVVbNnF8KsDheb3YYIqfouMEYi4tImPiP+J/4+kjDokR8ezeJCb2BKpiEoIK8T4RvuqExy3jTJvnHeZTE8nq7w0CUdSqYUiwX4W5znHKE3EoRZME07Ti5KM2xKXKSRyO6CITsOoiHbCqFqwomtzkux6jAOfCTI+BK8qtMMAlACnC257JhiNYAbqEkZxyCXZR2AQqaU/E5tqNM+M4eMyEJ38RG2dsaZRul2FUTZTNtMhZytvhpXCiNh6t2pcZtgsxnBZiuLoQw7WFOIFv72+iBYQuxLAuhCeFOGEV4ukXKkTtZpUpxMnqQlzgZhUVIt2uSgoxMnYhiBwbiRAbw/aljewTETay8gRmimHpOhPtgzKC8zhl0EvcdCJLosRV4Q1D6zwdShFhAES81qZ5YJZL2aipEdIyfURMnMZxnOCtGIAVouC5jC68l8cjjZckMooX/zGn0dhJhsPkTmc3BsBFNFa246S10xnAcdJc9SzYRxuxHRxLNA3gOHGuOqNDIZ+gLz3A0CDTaBTNcx5kem5hu3HiKmUqe7lFtj90Ec8wZqAVIV1GOiWnUdI7nM94ZZboHvXKEtW7ig9VYF3AZXY4XPMuPmXP8p18yuGat+vUYK7i6jjar1zksYRV8bep9+7TgYb4TpARgyBtIqYngxEv4uMpLypYQVqwfa/3035Xk4AImYa9jVShL8rcUacNwO2sNvihL23wjF/mwOM67pv1GqODnrCAqDygzL1OJN9bROI9Wy35OtWSL8uejOfEIpK6ABFpti0iaUGIxZmxBKZih4grAWsdoGcSAeVrbIYRKhFQlNbuFz+e8RUtc5ToKo6OFk3y5YwWQrJaCHFFCMlZQsg5b5TwzkHGeC3kkhRPLJgmuKI8CgEjBwEjJwIGY7ArNpGDrJG1ZA1Kp4QNWsrvpGKwS0XmtijXaK8eDlUXQPC79I3aJYNoScG8wszjUZ6lo1w7uzTYyyRu+E6a+sW08hiEF1qn4dm56qgrtKU6HSyOEKCNRR1Z+uRrCCBvR8kzRT5dveCpEVB08U+7Yxd/muQzwEY7EHWmVQfik1ZxLJXIIcYUHeDBeMhLgEi9q92zKigIZjEb0gxxgNlggfcWayQvFwyx4Kf2qi6FfZMGkbcT02wnEXvcGjGNR4qW15y6guNRHimXOrZ8X0v6xQDd9HX0DDanfqCKn3bdKktxQ8pCwxlNw1mhYZuEBC0r7Sf0e5a6op9mtEROdoycDAvyf2H2KKXTcnLGot1MrCXJ4Oc2MaQVFENdZgXeBbACruo3rKq+Ska6AYVjurPUaI5mdHlLCAZFf0WL4ZTJTxJcuOKXcyqzxQMTGPYsdXvtetgoo0dsZfTIGOr2+urBF1S3nzrv1p702lENdCVYZCcdAA+b9a8P17s9rsF4+HXq0wH5Oqis7w/STOr3SUFMETA7vdI9paqcsCBwEzOsXor7shT3ZSnuC8cb5CWYHvGnVPVS3JelOCz94ymbsHG+8ZEw8/C7Pquh/qWIu12riAiMXb+IJ8W3QZnH6LPYtACRDDBgGTCvstdAHnEFByt3DYQRV7Cx8teo0+zLwfrVZ3Ga49OzOBUY7GeQ32klO4hfUxLL4rA3VmQAl/Ws2IgkZj/k6TgX8q5UbblVMzCf+jXb5Yaah/JTXLEUgJQRO213RW7qXS70SXI7+EX1C1yD5A1ix6fV4aTFK9wmFa52h3NOplnsbAg0Ol18ne/v0VFHdnnJu05yhkOVg6MO3XBBOw+etfNgY8Q6WvXxWexTxyXWlrtxsIxHGkwpvWXC2OIwRhK7SFHTLWuP1B13xjBKydE5jDMwB53Vwa3c+Gyll9uN2FZi/IRynZ2GlWeXEymx7MVX6BuKcw/6IUmenVasjtVCogjxAvcGgQEOsa/pIjypS9lkxCA3I9lw8QFE1x9lXs0uGZk7efPe53ASNzRmEc+hNw7uXsS69AYGhcEnKee7uP2WSRQYuMLBL6aUt1y+NIoIg606Bpr2daznNoNY+OpdKKEDfx7B1mUPDimpG09ZxusMN2kzGPUw6Z6tFM3m5n7X89l8AkzAbIeHKbrebRK1Ita6N32KzYz84jnbD8TPj9sQFehfiCl54/WQeyfd1cZB+a3wjWyP8gdozmMZBzFg4qfu6Y2/eg/d4EiVvsaZLYkiOC+RdzlAIXxJ1ikXRlI2RuYD997ILfDVe25o9Bc7izGV/GkeCgBiRlRtYkbew++K/G2hv7jr9e0ST8SJn8/xDpW29WYT60cWz9nGbOwJ0yafcJWCNTpvhNzIpgl46c6Ieuz6jdzd1GUB3z8Kjr5YAjs68aJRBcjS1/EG8awwuw3by8xZYNufmefRSJHouddzrngKVjePRNlt+hlMsnfGXRse2Y671CzbttJr3H1fBVaxd3/SJNjf1EXtrVfUAfnKNPEdk/gMsJ/CV7cudl7zCH1Sl+dJxzwapSXYJk+abYY6lc0tPurcIs2xGFSSXQ4JJMOaju18TRSZY4TVcm4xCUE03ehWvG7MoqFkW9OipU3lSFPltuunk4JS65mmzG7j17kAyIQbbrGT9ANezIUZvnXMy7gSw3Uzix+hjhaK8YCvEZm9RnflWw/AokS8GP23HkgQzq24NgPME7JJr1BZmDdwr2TjZfB2zcIO5Kv3JGFncnRxIyvTn6Ijt1wu/uvcjViQwJoqzF0PQ2SUAKFueEv4HcQ/PrevnKcJ3OxHP5/6czhsyoibTlErQSUOXmDiWXgIuAQ1gZfXwaFJXOy9Tla+bWxccu/Sxqys9YPFLhFmIHFlaWhkUUead6lSmCLvh82Ye1Ojz87mMA8JtoJ3YfYuLFbbyw3U9NCNFBZ771x8/+aouNh9vRZoiwealIO47oXF/juXk7hK9OEXtYMMVbIh9DejnsUw/xEoTKRiqBJruPNm8E6Fu6fDQBIQ7uJfPP/8lGXMKjwOEYR5v5jTPqN5EWHD346Te+qcFL8Y0hQwkC/uufhci+OAuzbAEzyRVs50GUdOgyYnZhTvl+P2L8qx9xwfB2AfTn/D41fwcevffpiPPU89FZv8m4Ep5Yz++6fnZj72xn/7dNclXV/f9uoPLDyy7uqHP/K5bz7RNal097a7v/GqI+qNX11232e/3PVXD5x79NB1r134nYGZP9v0xr/pevzTP1247lOrFh7/59y8e277RteJvj9f8okVq4/86Lun4ot+8q2uth/85Pt/tGLzkecuO/7Ff1n57a7nH1ve/syr+47c/PnuzB0Pf6frez1XR1tmvG3h8Ky/33V/z0jX929Y8bs3vPHtRx79xXc/VRz5n13vv/1tlf9RecORz8/76sVnrv2HLtX85XnN6oGF//NjV+x//4dPdd360I/f/ZG4b2HbRye++z3f/F9df/WPf7nsfeotC+csvfcvDzj/2PWT7/7R5a/+4r1HXv3e1seGLzrdNemz35h220/vO9LWseSWfy//oCv3ppaXX/HJBxaa9glgqzGq/R1n3Ht+tubWz5zpKnafvPGqT+5eeN9/fvvCw30/6rr7vX/72XjnA0fm37Zp3dvm/7hrY+bLf37/oQcXtj42u+EX2X/tOvWO2V/vPbttYTRn/Ks++d1/7TrysTPNhW+/d+GV0+d+89tPnO363uJnPv3h33n7wmm3XP+d3Kf+reuR65ZmXvWyDy00GEuvX/mnE+Z856NH3u3+88aWvT/tuvpB/1/uad165O8Hpy/+Xw+f67py2bbX/+gHH1q488z+d/zBsZ91/cWPNxxaunnzwke+8V8f/Pjpn3c9cPzNc57a++GFe17zru989KJnu75z/fL39AQPLHz3Q/9+su3W57py8974t+qH71j47Z0P7fv0Q7/o+kBlz6TL9nzsyBcOOd8b+IDz5rc7d3b3v83ZuGnt2u6+tzr9m/rWbezYtK7n7p51a97q3ILLMLnsX7++Y+Oa9fc4/T339js961Zu7NjYv3rFnR3rN/U719JlyJchLvnZVev7+p213fd29Pd1r9u4ms5Xr0vON62jf25bf2+4/vawf1VPeDtd9qxZs/qujT3h6nXhap0HPb76jlX9zi3r14fJxaZ1G3skt+6Nd/WskEdvX9Mtj/FJ9xoqac/KsK975epNG+WBnns67lq/el3/Rqfn3p61d/WbK2SkT1d1b+xY2YOz67s3hnK2bn3HitV9K9b0dFAZNzo3rQ/lMuRLKtTqFf3rejZudKSl+LRv/aZ1K/kMOa5Y37eup0/yNOfcLmhgPlu97vY1VJHV6+maytmzsT/c2L32rjU9G52QitvXt76PytEfdofrNq29rYcvOro71qxffxcVCOl8uv7unr413Xdxlnfo48pNfd3I2FnZc/dqOeu+jfqIW31tT/c6p7979Rpnxfr1d95GP+fu1dRO96xe2b9K0wPabu2mFas0PdBlyJd9q9fdIZ10V3ffxh5nxZr1Gzf10ZFajQ7ULmvXUg/Qp9asXtfjrOte2+Os6emmqvVRVbvX3bGmx7l9dR9dy/na1StXclJ/P70mbawrrS/WdBOZrljVg6+Ga7r77qCPrV/ZI7TYt2kdNePG1XTNxEjXob7e2LNhU8+6FXhvTQ/RH50JXXTc3d23mq/Rntxp3JxyhjRUqkcS9SlIyunu6+l23uy8eWZEJxup16LONzozIyLLfmoVvlp+7Wt+59qbbnGW33zDTbe81nlNvOSG+KbXOq+99nduvmnJa52bnNdeH7/mWifqdGZdNWe+M/uqOVyt27v7wtt6iHjDWU5YccLLnZn3RZS1jABKL8sZBlfZ+d57PhHSPw/RlEMDOnRmhmtWr13dHzqa8JEi/RE614ROp2Z+hrhmht39ofRJ1Xyh749127l9fd9t1Fs960LdaTV/1rim8bH+ztoHqDO4MUM94mvf52Hcc08oozKsvGxaSJ80ZEDv37uCxtbqu3tS6q76u9bcD+vfT9+3B1699+vf39jf3dfPA4O6q+P2vvVrO4gG0/uvxf3QdCfuh1X3NRPsSNlkTf3lPudQ7779/pr1NAzP8369+2vXU5euWEXjrmcjOmrl6j6ppL7Pw9/0IBhCeM8q6uxu3ZvhyvX0HoYm2O/q298arl9X1YfyCmdydfjymeHsWXOvmjsP1PTyl82i+0JTPOxDqsvdRAZEDClb0iwk+buDRll/z4W/Qjykg5mmtBBzCvtvKbUN3w9TTmL/Cd11YLpa1dMxmsaXC13SPMVMdNR9zYelf9fSXFTT/jfLfenfOvdvT8qn57FX0snG9WjSHrDg5KPUICtDPNEnqWYCGDXeVlZTKxOwRe+UC9c5odnue7rfKoT72upH+S/hlkT26zfdsar2ewkPDevfv6ePiLLDsOWO9bd3cMcmQ+y1+g5IUO6EqzeG/JbFCMpJfquIXaLUmq2Fa6nwt/VI+dEsWgpI/tZ0pxMsPUB0SQw9JK6wZtNKoqrkPSE3mnFW3Hk+/tS/PuzvsTtRJk7KnGZPGmUd6zHF2O/zTIr7+Pq6sPa+vL92fV/P+d7H/fO9z7RPs+lo/pzO5PXvoz1FsAEBypyyEW3UGc5CT5CwsZGGIw1sXMmTdJ3SL4lgPF6NRMdtvIIoAtlsTGd0mx9xoWdK489Gm74iHY9gp6AFI3rR3dtXr1vZSQ/iuFGn0+uzrnpFuKp7ze0mpZp/kFBEhNF/T0+PDF1IDqCH9eCE/VWzhVkz+EA4QgJQFPTfzGj1xt9BbaLO/r5NPW936v4l64tFyCNLv4w2Pa/QD8pr8ELsbhR34wn+HH8Jt+nzt+j3X0e/19Pvv+j0W630N9Dvv+r0N1rpb6Lfm3X6f7PSf5d+b9Hp3Vb6bfRbodNXWunoo9t1+h1WOsb0ap3ea6VjoKzR6WutdLTpep1+l5W+gX59On2jlQ5i2qTT77bS76HfvTr9rVb62+h3n07fbKWjb+7X6Vus9AH6PaDT32GlvxNLa53+Lit9G/3erdO3W+nvod97dfrvWek76Pf7Ov19Vvr76bcTi35K/wMr/Q/p9wF9vUsfP0i//wMeiDoB7awCAA==

"""#
    }
  }
}
