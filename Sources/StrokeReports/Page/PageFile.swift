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
H4sIAAAAAAACA9S9DXxd11Uner7uvefecz/Ola50r3Rle59j2ZYtyZGdRHE+GvsGJ3Gc4LptSguvDE4dp62ctnHshvRZsdTWpQYyICAFOwRyr2waw8+Z0UCGeBibGCbwDGP6zEwYPNTzMBBmzGBALXnF/LBe3/qvvc/HlY4Ud6YzP7AsnX322Z9rr732Wnuvtbb22P5P6pqm6T9tvWeXPqHtSk/wP31ilzFBr2YYpr86/lgT4xNROo3e+ZFSr5xhnB8ceWhCZpLlWOPjsqRxSmONx3JSpDk+jmiTy8dfeslMBPXYEwfxj6sclx9T4+NBqnEO0iekoJjsIfUPBQeFUNDGU9ab5+JkRnothq/jskIUKvuaUZm0XVmZgMOaaiQKlXkCaFD9hmyFrHdcdnNcNgGljavSEBpX3Qt7mg5aGLZ7XLVbVpediNIa46pXQTkpzkxxGv06ExOxtGEVgDUlC8aDagz6pI/LER4f50Gnv+ZL5otmvqDrlqUVjFSx5Lq6Y5c1yzLpp6PTzaQMzbDMjG072Uylq7vqOLWe3t6qZpmaVreMspEyUkiMCNPOpfFrZ+hPLm1lLdNIZcs6PfuyyLAss9xKrRCer63MpWWxmYzG+fBj2pbZvyq7WnP6smvSA2vXVdbYg6lCNjWUzdq2ls1l19TKqWFNs9dU9TXrq5aZtTNU+eo1ZdPMlc1b7HLZHBykqnJdgyMjJv3L8p8cVaFp3LAMtcvMWrZp2NWsvcHeqN1qUm9N3SykrNvs7O2OQ2XSnNEc07Kzo/imfrVU1tbvSKUsi36zWavcZdpZM7WyK9uJFHYqRR0yy1bWcTbd6diOY2Xv0u427tEKqXs0LXW3U0a5KUu729G0exwthf+USUvnHCeX0owF/6yM/pT+0/STMnXNSNs0RRuzv2w5ma+m6ulP7vnkp5/+rKF17j/w9Kf37tn98T279/7A7scOPPbkpz+m/YhRi0ePfebxj+35gd1P73nswB7tJ42ehd8e34O4z2onja6FH/fvOaC9anQv/PDpT37igPaa0ZuY5cAnPvWx/dqvG20NfGbP049/YvcB7d+1R+959qknH/vEp7T/uz1695Of3k8N0/5ze5NlOOjP19rrVx+DDl1OzPrYU0/t+dTj2n8xqgkfn/zEEwe0P04s9ZN7Htv/maf3aFeSS92//xMf+5T2J0Z98az7tT9tH5sDn/7M7o8Hffmz9nLlt6Arf97eWvnxo3s+9tintP+W9OmTn35mz+Pa15M+Uefp0//b3lDVksc+tXvPk0/S5+tJOakHhA3/kPRp/wF0Yc6oxD899uSTn96N+B8y2xDo8T3hly+Z2Tld1xq682W9+ND2hx/57h3v3fm+9z/6we/50Gee+Zz+ef0L+mH9i/oP6V/Sj+g/rP+IvuuS/p/1P9K/pv8X/f/R/1i/ol/V/0L/7/pf6tf0v9L/Wv8bfdv9k/rE/v+m/1f9mNEyfsH4ReOoccr418avGekvGr9lvKn/lv7bxnn9d43fMy4aK/7A+EPjkvFHxu8YJ4z/ajSNq8Y3jG8af2/cMF4wO3/eeNn4CfP39f+gb27c957v2krU60fMStdPm18xXjF+3Pw3+q/pU+av62/oXzanjePGT5qfM75g/Iz5ff/HUfNH9ef1H3z2s8fMWf3r+vPmAw/+mPnEx37UvH30n5sf3f1T5ueNw8YRs7v6w2Yt9ytfyb1oEoV0XjJ1Y8LY0tAGjDfXNbRtBa2hyRffaujCqo9S0NgirPsLKr4xsd2zTIopaHnDcSi5fpd2gfI2pkujxnkEJpDJMbbgR+iNNIocpjT1Bwua4GLOr/NTDxSMhu5ZIiV0odGvJSyXYvYVdEc26GK8QRejBl2MN+hicoMuoR3Hi6PGW6pBF9EgaowpG3Mp1pi3bqYxl+ONuRw15nK8MZeTG/M22vD7naPGFdWYy+sc1IIsFGXJJr29rs7Vmp7lCKvkEH5e0HV7Ai0a8wmIQqt7GWEKY8y36c2oe1ljiymhbKABnkl9oFK9XF53gldhezlhiOwD1F3q0RjeaE2jj5pHqXTP4AI0LgC58vRbkAXwq0h7BWpthgqg1HmCGRVCMSgECQxH6AVd5DxDFDxN5IXZ+Ja+Tzj4+8C+gqbSGM6tmkQIYT7IRZlUqvEAZTUU0OknADpa7wjT+ahujKN1w5rb0JHNKBHoBs0a1UYP2zMlmsk+DGsDRVo4dQN5hbG7xI898rH7/oLe0ClsCHO3LEVQyNlv6BPGOBoZVgRYcSWmrMRarBKLCiiYeYtDewpGPojTZfEWhQgPqHoL1TO4AYq3Dd2cSMZyaqPQAyzX27BcJ8TS3w3LJXZ7hsRswAeh54djtTw/HNby/HCsFkqUVMsLlLdxlib3FAIXKHB0WH55aVhW+/wwJb1Pu8M8uZEQ0xw1mvScy2vz/s055umNnNC4TM+GcZd2fqNs0tFh6oQKT1H4AsJmg1F2H7XzBN6LcqK8NEwRl2IRLyDiIue+S5vh59362xudU6ZhyaG1MHADhuXT/KYHIZKM0Pw0IjQf2C0yNP3TTAIkHmLEhE4Y4aWCoVfIkQJyIyixUOj05zE51OrTgyrvgJfC15pnS4zKLkAlYJKm8hUskRVUEqNUWJIpIxm7ZKTxINXMkbE6aVrpiPxogH1Ur/go2kE9HZFdHwm7PiS7PrRU1weMe4KuU9BP34+u349ODxhb/AwSbEFLKCfmcYqKSdNvNI+5cdyCYW0rwLF1P+I1vN+P9/vpfT8TPOdBneahHBXGVSIJPEJUEtG6UQPtNqgFpkozsV0iKUhHWQMtJ0zUHCeP4OSksa9Resb5qm5ADBHaVsbALT++ZZqoPMGn5encMVBcx9dax7Z++T+tvuqsL9+7u6BtPVj5Fw/+yf95eLNHSOql8uiALEDr33Lc07be+MWv/4fv/ujOzWFCNNZ1Puqn6h7w1hAUSBEEjwH1qMWphv0wQUjfGsyFx2Ph3U8zvlBbNFCJ9rooK9HbVJ56JlLOPbo+LrSf86OiZt8IApvDjFRkvQm4ULfk+5XNu+vODdMiln6c5sShlVpD7PWtfi1CxmN+ihPv+b3fazyBkdbO3vet4J/2hSD8d9/SPshrhYRfaut7cn94/Km5lVue4Ng0AQsEhBoNBNtGGJ322rrka8fieTCABC9aA9wCZjs9S8LAwBN22X4GvbdBpAaMvJ9t6M+IzMPUOAo9LOyGrpaNogd8FfaoQZNRZMYaf06kwEWpEnHSjC7fwfKHo+KJSqX3emlHpF/1co2KBIxcmUXuPu39BV7qtzcqQt9L63hl235MGYopEN7rjQkG1A6Ksxr5MZEeo0y5Sd+575v6IZEbf6Ux8vRdhN6AokMrOwFMox/KWNlOlIHz6JSNIegyqgpdgpNmVUOM9WslzvGiRaNvjhuH0hMLRj/EAHBIBwbNKdtPT/sZNWhbvms38CGzOD5YIhOi4+P3U7PCV2SVHAYITOZFt4cIROZGxrd/rRXg5hvNZlgXzQyqyr5P/8JOmglRLNMxih737Z0FAyhmE5QkOQW2gWBk73vm0H2U+bn3FWIzliYDpdXev48GBxxLhXgYZPAKAfek+m+rsRLONuQv0IgQmEHf8hikosjvwCQFwItjjfU0KESQVd4cZcx7OsDPifVYYp2xRZP8ZwVoGEQDI9S4FXmMaFzzXtERRZSRF8WwDPqP/vpZxgo7xAoH86xILfZKoug5IkvrTIkGK8CRiTFCG4pk8qFxXb20tmhBbRJBnD+U/AgoLBN/TBkTEyJNE8I3BIPXkP0ziLhOTlpjINI64fGhfUiAorfXPd0JeDxMLo7fXveJnWi81O9lwFWeWEXNcscaJs+rMlaRhn5g1MgTXhg0vYhZos/UjQweaYmZvGiA5oC0gGlEyTRTaEaOER8KSIDiUAOpn5yFGOWHqM1pYYNf1t7La5wpuc00Fd9emA1Q7fepRMqysMR4Yn2JmqnpmuyC2yEymHYbo0XNJ5BYircEl0QAooxEYcAHYw3TNV6/5kw9PdE2MYl6bJMkywJUaZKCZKSIjqgJLCzwNhnmkBHOY9RskQZRket6+uG6XMfU63ZenijHA1hfBASflFv0VV6PumALWdleL6NYRIpKofWUeIzHBpQQv9vqDM8U1jlhP0DTPwUQpUhuUSCKrWE6SVqaZ7NUI2WaFCMkinovzTuNCRilpoc9RuufrBog4AbRiGJ6pan3aLcOeGPyigwLdLxwyXayoJKWggqDxfZsU0ErD2g9Q+VgDPzsDqAHKH42ARggPBhvieA0ZajvGUnhEQmUyFCjBPfU5vVEckSEabLuNLeEuy9bLHSakjq/2owwRPxp8IEx2wljiD67e/1UPwCnYWqkQAMgvdGU+ZbRC2qKPoAdQvSoYVEJQB9K6dKEFgaK+ngwqSVUgCN6AzQ7s08+Hgi4LIu4LKI4JgoiUQlkx1QpOYnK9jS+B4wZ5SoTvqIi7CTg1yLEDl/K1JHGiYGGTVOd1ne37HwlbeQm0uA9JmklNKmZZmMAU86kCfM5luSEOazdJicJTZAR4tXoMUTIQI8BGkyzUcPckxmQuD9MLCAcDxh9BH16EKdNiWlUjFjiSpjYJTEYBI5IJiYiLQm0ZglrzKdh2EXh9Kt+QWRf9YuH/NJ94ohIveq7onho3C/izRX2q3750Lgo8ipY+oIoCHr1C/SRktxh7qQi6OWHREklOOwX7jA/TLG5UWMbPZxX8TX/6mG/dAehkQnhaVN80mNNERbwklat7YT1lsgRSgiL8N4Shc++0jin0Tr02VdEcWe9cYgaTlhLv9vq1O2L9Ml0v0DdQO92+Zw3x3kJko1NY54FWmDJkukDSs7xjCpRyfeOUWKKUKVtihe2DW1AYSlmY7gu8O85yL3uYQLzWnOL5+KxySty9QD1WvPDXgGPnbRQ6WeJt/yiX75P+4Awzvod9ESnGDjPAnLCHffdO8ynKFwUpXGCd+HRV8fvMD8uyvdtPvIK1XqVe/hF09Py6Wg1Q/tY1qPFEEs5FfR+ib/Twmh6EBcYslTooxRPqd7HZUtxJ17/c0H9lOY5pPmeV59bpH4p3suclPA5jLRq+XMoSuXsWJhT8mqyaVg7JnVMXc15OZUmPv2QMY6/AbdmtnNr7ZzbWd+6b1L+uw7eLAq/D/2Ps/bgx4R8nTy8vjHtpyMur0CrnFxBhRXwdxlixLTGb7mNPEg9cSqm07jY0XilEmOwHvcz9Ua2URKZukpEQEkvzi4SYWxnF9NxdtFSgkXQRJEG15gW6YVcYzqRa0wnc405p5EG4QbZJngR90iLhp+FxJUFo0REXDKQFjGQzC/FOEgr5CAzxEESo9XQHoTomleMviWZx6zIPFRQWAaOJvvg06C9Du+oEbdGRLYgnB0FDDeR9ILkI4nZxBd67Chk5RdnTKCJvs0MnxUyfJBXqIjMNppcBTSZSGRRMnwhI+owpyVry6C2jCwzoxhRKoTY0FQYWRGZvWrcgJINjV/yaGMkPsR/vmjhbGjcmCAUPWQSkupLixRSAKoTN5mltTC7rU6rrxIz7Gk/2y5mZJcSM7LteJNNEjNskQXCZEWWECbXjjDZNoTJKYTJtiNMDgiTg5jRhgI5RgEwg+nFhQgl8GVE+qFAiEiDNTES5YJ2IcJhISIdChHpWOJ0JESkY0JEGqOXhhCRptHLR0KErkTLPETLSIhg0bI4X7QEToGlAm2mRbZIFDsSIjQuPElqmE1bqfEUKNVBYQ6aAusz9rgyeLhYh7F5msVD83KJlIsW5QHfKWY03UibVorKzi0+/JnFceNDhXQ+s2Tm9FKIRUzlUh/nSb4Rdf1AIUXrD1X7ip8HW1gQeXATReybm6AAxQdonlFswzow5pfWGtqiZJoGG1xiXlAqe5FUhFlU3ZLdtJaeP/biAOQ9xyVKNpcq2QQD3hTp5uLl8/ZlbqlFIbvUR3upj5nFq+U9SFvkWovnB/+eXeo7FjPfJebuFRof9xWaJuacRhhe5qfmdWDKmu6y3sa3dCYQOISBmFMCIizcCPc7vDImlnOXNkKP/KgxRI/SqDFAj/KcY9bo2UFPG7NPMt3YaXJcyXrzzrG7nFiFisbyodoTxiZkh+N8I6cbE43nVzVmtVDM1u97Hkhk3mHY6kRgQ/xEYEO4zfr8BrXPqhJNbPcMkw+YYicClLfxwx2jxtQGdQCwwZHHWVMbRg2XgiW1M7+BSqzICo/GKzwaVXg0XuHR5AqbqOeV4qjxkqrwaFDhS1RhjYIFWWETFfbJCk/EKzwRVXgiXuGJ5ApPoZ6/Ko8aJ1WFJ4IKT1KFIjrVPIUK+2WFM/EKZ6IKZ+IVziRXeBr1/DhV+JqqcCao8LUNwAs9OOw4jQqHZIVn4hWeiSo8E6/wTHKFb6KebxBIz6kKzwQVnqMKR6IK30SFt8kKz8crPB9VeD5e4fnkCi+inmOENBdUheeDCi9QhZso6MgKL6LCe2SFb8UrfCuq8K14hW8lV3gZ9ZyiCi+pCt8KKrxEFW6JkOYyKtwqK7wSr/BKVOGVeIVXkiu8inoudo0ab6sKrwQVvr0BYp/ecGWFV1HhI7LCa/EKr0UVXotXeC25wndQz1Eaw1lV4bWgwlmqcGc0hu+gwkdlhdfjFV6PKrwer/B6coWTOFybpR7eUBVeDyq8QRV+mIJlWeHkRirxI7LCwxtjFR7eGFZ4eGOsQkqUVOHzqPAdmhZHNsoKD29UFR7ZCEk9pDTPo8LHZYVT8Qqnogqn4hVOJVd4FPVMdY8aL6gKpzY6Daa+k+tkxS9QxR+PxvIoKn5SEmLsiaizK3fSdKI9kbOrcxnwSRMWMc3muP5cerx8kE9hptJ7/TS45iQVDGL2SaRSKhiZNhWMDDU8824qGNjp0rA3B+0LLys1L4i503n7xvaUbsPUUBxeQ2G1U0OxailRUrVHKW/jc1TtCwjMEOBeGlI0e0gBcEipEeBU9h2cfJCYPYvnz1O2a9C7yIAFvUu7RJHYCLnIxyN3aefAO1PiGX4nWj9EU0uFX6DwZYSXKcI/RA2+igiF8kcRcQURUJ3IymPk11Cic/qsX7jXOI0wdmzuNc4giMMe+t1el5/PR58vSMki3ZgxxrA3JIyyqcl9coq8boyxwkja7VdduZ6U7JwZJFuFZA0eF4yJOpbQSKCTqdqyqlNKWu/l3pW1lvjsgty9wVYYcZ04R63R1zqx2UpcsbccP+sV1PDODsaGd3YwHN7ZwdjwUqKk4b1OeRt/TvPvnUE5mrODrGFwfRDNH6BoDyJdk2GQdldjx/OkQSiWpqXVIDmZnk3DK8qW3Ii35EbUkhvxltxIbslhoNPFKs1DBGYpcEQh2vMK0W4MBog2g9MJlmxYKYGALohITuGZpXyWxMULeM66NFPwwSEUtiRuHSHcOqPCkxR+Dd8JJZpWiBInEMwR+ltqzDM08ZCFBhZYBGR7Hu/dijwBG8/FIg4j4jQijlgJ2HLRYmwZ1nDMnibIrqF6SiI9aF61PBfPKxaxn/S8ZHkdeF60vE4lVNEYzFp+RSrMEDMKlAREAC7GwAGK7cqrs5qMrDQUdL1upRKB3XanYZAcK1gXwOIT04eJ1+8IT5WnhRuFm15VdMY+leOfanxWRUiux453st/FNfYAiJEYTew4yU1Bi65PUIuyAjsGvt54dszPjQ0SC1xr+b0UrQcv9Wlw+fxWbfl92JkPXpZNN0Wv6J0WfaJvuvmyqAtKvExQ9MvTx/36Mb8vPELfc3/BpAb0hS3fg/GocxafSuhN/tl6/YOfO/PLT//c5umtF6zcj/zS2I+90Zze+teVL2z54d//ic0U/OXrN777pe97BsFfv+PhGdH/RQQf3PNLfXs+/yUEx/YfeGb2pecR9B79+4/8xzc523T2833/9upPI7gy/bXf2Nf3MoKdK/7sVz/5ta8g+Lvrb6V/v4Lg93wQ/36Lgn43tbe7iUer9aK/THRTb7sJDs0WxXVvzXykcuvqr/zEPU1/eRA+Q6lblG55K/raFMsBpa214a2P/oP395spSRB+o+mvaIkVVGj0tdnkmqguCrSaqH4Z6kXJTW8ZAb93WoF15p5pr5fEwUhzoa8V4QpVE23SRFoSqqbsFlGPvte9bipHc1Dxyz4G2e9r8Zj0vej2cKh5nD4inhuX8POPa/AAt145er2tACraFtEdC+JzL/XP7WlL7C0z2oBDmLvsRQIKp6Hp0jb8LRr+ZUE4GP5lrehrkwYPqB2APRr+7DnCnBZhRzj89JUGvJfh2UsBOfy9qm0YfiecU+cw+A7jJKXjxi1rNh/jaQZKt9brpq/HRM+/bf6q1yMcueWJ0z2H4mi8dSeZVtmgVW10zCUhuiI653w9kMGvbA6evpj7hi5c+l6m7wJvc7M6xXoaKEuZYjydyAq1qndP3e+NwHq/PHYVQdRT+u6Ifj51iFsY+3xl4onos63x52BPZ/Zbmug9G9/teS7+8gZAkRbdcxXfm3OsWVahILrp0yp2Di+gyngn9vRNvNO/uYKdzTn5QrEUPH2f8l4MP0PfzEqlM8HTX0mfr6SwFkKPpHEuNUYrGLaOG8YzrGlq87isE+k5zZoyvH4kipJiuTtAf8wnY8mu6N4qDlzUvdUcOKd7a7A2UZDAPCA8punj+6gGIuy5sbkcjeNaRKLAp30cCDsP1fHRASH3uzFM/tzXdRopf11SR6nMoADjad9GQBZgcwG98QIGMfoelD1kzT6f6CNZHclWqmRDSRDjfKrFw6It/XqFRregePR10qBOrRNDsjpfdEtk49TxPsTKHha9sUT4T4Fruj8sgzRe13TqKFcxIIZVjT7F4jkSoPqMCJ7+urmHRBg/8gPB0x+a2z63k3Is0+jzMv3wTuY9pmhsb6FWDFAl/Tymg9yVGR1DT4Gm7vkSGXRvpUOdWjv3vsbmud/TvQEa4TVqaAnumTFWlpr7fkOb+5ChhX3yhVg/V6j19Nb7li1fEQ4fz0ghBqNPIVREEqxUzz1kWy0G40mCApJRHhnWx5O75Y5OmBslT6BoCIQagkEMwWrBNa8Jacd6JFnLwy8A8luEBPAtAPAtEYCvaGMEI0E5V4tVMQA/xSV4ayXiBDNolzfo0Fj0z31VzqCV1PTVCuBiFcX6qyn873WC2/v8frQIAyLb6aGdK/mVYvtDGidRZRW3cpVq5Sq0clXUypExGv21lNunhkaN3Omt4ecW6gGeI54XnF+sphL8DXjo435BbHiUj2AFzTnV2jVorc+fN4jCoxBuCBAekVzhyz541Ic1RHj97uk5X+PhIJj2J2yhrlo42P7q+AxBXipYFuSJ1arzq1Xn13Ln16rOr0Xn14adD+qb3RxyKGsSEHYVgXRhLIbWj0FMqNniKkqoYdIQmKh9Ci4+4CKoCQy27ysY6pyl8Gvh+jothITQyrn3oVvcDaiWUDVDTVonsNssGX3RTQLsK0RBIKq84nc1NMn0O0vIndfnCyGG2mGMS2xnIontTFxiO5Mssb0JkfFHscOoZMczhMgW9AIKvK846Fm83TjoqS3p8/HKzkeVnY9Xdj65souo42Jt1LiAwCwF3hpUSvKq9vOheHg1FRcPsfSJEpWAZxcVwAsrpcfTlgstxMXDBOoGSYmTeP5DgeTNlBQR3xok8ViFL1D4WkqKi5dSobh4ORWIiRgMKR5iwQ42kS4NYgMuFnEREVjveY0NRsazBKuw6ImjaMmBW1Q6A1aQtL6YhHbW34DjjbLoDLjOiyhAdMReKdHGV0iqZ8wiKX8DP22xkZ849srQkLDJx4L24cAjc5eGow3CiQqOP3BWoGGHJ0+PLPSiNEDckmcivBalcdA4bZpWcMrsqlNmFtTjCHNk0IcqW4oAdwQIk1IIc4QRhpXT4ggzBbS4QdL/8wo/jsidjalBj0fy+UEaMFYVd4eFsda0qZskj9uewdp2UATD5lpWtuSFeEteiFryQrwlLyS35CVG3e5R4yijLgWaCnVPqKa9QBOH7SsEAHSvUYvAlQGc2OBhKz3yo6wteZ26dQ+SMvL1ydMjWO4MKMTn5jQJV2+TwaOD8gjKgFaz1gDTl5ZYSmPR6JA4eQI4uSl6fwnvI6wPR2P01UxaP0SjdNCYsA7q4/dpbVYzzKWnWH+vYT1UkHpqXiZgYAlb0l5qIZUnDDKCk2PocI/5TiP9XpgBsVprHvtgWXXUmhE5yUn6euOpsTmNNTOf5YBfIFKvcwj7D7aMLM09JFkDUG5wAKDktGAVKXGJk7tJKebexxsN/8troVWpILJylcPXgPOZy+sKOsHTL87tAHeQJ76Ls7BJSYznESpBVqR8HZtz1DxrzE9th0xFLDD0LgmGWcq7DLoLugJkiro4yEqFzzJr7O4mepCi0O79EgZLJHj61fG55TSA0hSAlaqhU8M1ZMECiDwWPPwldkCqLz37Aagq8NlrBse61iuvn/UsBxh6lbfGTTnBrkZmUlfXQUHUUEli5kuW1JOXE2kWe+ItmhXX1Ob41XUONGpdLwVMnl0HMjVAX6EfxPua8Z34d6Lq3olbZb2TbJV1A3VMVYmgIzCDLUs1nw+r+fzOumg+N9hQgVaFexPmc0nO559T89ni+bxgIk9GE/n6OjmRU6+f9S0mFDhVo5kRTuYutf8YTGb1fmMdT+agjj6nSXiDI4u2Gcxa3RZb7+kNaUPImoTh7qCfup+1TSZYIfG9rCHojlEEIZTFqGIOGm5L7lvLCJ0jcGRy61k//YpHix2vJhYbKIJ23aUBMpZcGEylJ6s5f2paJh+oGOO0Loywwiw1LD1Pj50bbrCtR3x3wI6CkfqPl4uCDmsLikx861OTu5d5Kh7aHmjht1MiWhfb5izIiWbw1CmK4keJismXkih99OmCJMJgxYQd01DS2vSVaHDb3qLNkccKpiOKNFHpd3fdxzNHP8U9dT+3B8NUohlPv/QNT4d+SvTNwTfeVCPiUKLFntWBaCIXPZuVn4IZjS0ZSuew8Zo9xooG60UKNm9pIgKmoLwp6APl8HBBfaAPZGNM03dpWMucO1nVIXeniSmQvZMVHuw7TVCUEawq3zBMnVf+ZHaU4CPSATuabmNHCdAifTPs6AiY4iR29HK8sstRZZfjlV1Oruxt1DFFXOgVBGYocFXRgGuq9suDTjTPHTnPv1TkeY5kA9GCn5ELvinphCG5JT3klhQRuBoRgStqNc8Ey39wKnstmPTq/W25gmtxttRyvmwY+kR6XPJaZr8Wsy9r0ayO3pt+atqLlC29TGwuAESsSc/Km5i4qVB1r+lnW4R6qVZUUnMa5gIvCmt+IqstETT4mn6qbS9OpF6mVlkvTrNxdAoFi3SrBXVu+sm4PX66BWOIF6GiRPFQBx9hnTQkaB73WW+66VP6VktiZ4aSItktnsb0i7Vy/9pK68TamBPGQX0ic1CSnIxUeMQZ8kKZ0bOTOJqEuBzTUAjTvqKleUkyC2NsT02h4tjc95va3IdoXeeUghgL3kvxXHk6o/llQcnLYn5K1+9QKTsxxlBSM/kk5iYbXElqsLSIkWZTopNaUAY1G5NkHo1QL2asMaoZfhdvvFIe6iT3L5ZGdcrvVtJ6FWkrVEO3zNQV7cW4StivQdivCE5pC1dlzCoxv3PhdhgxXp0LN8N4G6AT3EknbwMAs2pspUHoUIXKP1WSYyI3KDIs1uf4CcKWYbGecCcrKoFQnwPHlRNdBPZuGqSsVwkIJzS12BwrN+dYmOFZemJu2/SEii+Tvh839cy4XHpJ0PftY8LAk/A/IPizq3djMSAyazMrHFtpwklDa1WufbpkRe64xypxx728E1Sg+wWuQPeLkZasrAD0v8CQWLiqAWdiyxFXUBTZ48iCB0+nlOqmKZw5guGcr/sGRssi5q9CnaZ3XQ1bKAO4HwmeQUxTBM+E3RlT6LJEQ2GFAaxIKSTQE4f7/UJPQo6598vWyCExhHrRnNdNSx+ntWhcn4iOJtmyXPDKS6jx0UJEHaX8A9381OJ2tBFESdRcTMv0e1H4MZgyHWN2KzoSC/u/aN4P1L002JjUfdoH2B7OOu6HZxX37JbmUvpXSk7IlaSZbqaJE9AWnnloi5x5aPLMQ1vkzEObd+ahLXXmAX7ivgmpuRlBU0Mk62JqTOylBYvQptl6nFqtTYfNhYmpewt1S1qW/5hustbNoYCRtRdlZMGdwtooYFrHlGCTllZwoRoGTOu9jMMG72mR2VOn1eysb4N7td+Ne3V+KZ3Sx01qkTWRPxhhANx1WAvl5TiSZJK5zbapuUgaua7k+FD//kKiLQmxm4w/DzPnaR4A7Qj5XJbYaX7i0KPI1qYu/RKl9zpoSucM1+8kCtfpddFvN/1W2QpcQA7QtzEPS+QeqlFVXin8HCRfIt5/p3tV0S1yLCz34LVbdIna3Dd1KqoiehCoiA7BVo96lKmDVhk9ylQmCs2ZXGJlOVNJWGywCgk3D7sKMK72J31LtoZQBgqznV6NutCTzzIS7SgQIWl8FlbrFgwnsIPnPFxIU5N5PdbHaHX4kEHwrHGDSLDmtx5eWaFD/0DBDvh6+lzjY48gcY98Q2IjIbEqubOtZGzrmWFii8R2tDszP5velk33inl7gdUGQbkm4VuRoKoQCBXwQphVqTweEhpHOQYdVCbDm8abAUxSAYWxEG4gtKpQShm2qbgODm8kVqybipJhuK/IQKjAJANnted+NY2lEGBKISAjhQBbCgEkC7CY9ztp2ELBd9y4LgW9ixpLehFqp0GAWy9Gsz9mtOFn6uBF59tLvYj6IPbou1lGzDLphq3w7kLSMse16HFyCIrhsLWEMW/tzbWvh7Tms112Gou0wB6MgVUxTaujSjayZTrchqXFfSk9d7QHS9WV32Dzl6B5V2DVZYncDcPPNNyHGW0zpwNli83Tfm6aJzBMBrNszEozGwpMQpdaBEbTL9BSR0hFDDKsX0fAH4BVwO+0L5NJQW4bDTSkM8qfZ4Yo1wQgoWlCqVuEqsikN4OCKMsmmXMktNeiFYvet/j6cd+Y9rMvsvJYD8RGohjEAFkH/MygOUsM+6B5nRgMwZqAsOyZbjWn/TSBiSOy1FzItNTE7PRW1qH44B9spgF48Rj+/Q6CP9n/EP3/TQT7/q999P/MZux0ba3c/a867/5Xv/LG9NYHqt9/4Pfvf31zc7oV/IDNoiFCJa1YR0LJNiccRmIQxVAFJlSdIWGDQJJrcRHU0jgsarII18s5bSsqIWshjrrsxeXsTq4kPAUKtTNQg4YasmAjRTZeA6EgGnZRg9ySi6y3/plujrNzCBPCjkGyj2+z2avegqwlrSCguUHfwUrRbOAPMI/HBzBZkKCaQJcMhHSwR8jeojnr/KVuGLzGCg18qoUHMXR7eIKlzvrpJSwUU3L1hSSWjhke1mn9ZlLNHPB3rKibblUpuRxiKdo6q8vOUgslNbGWLtaSlvgsHLeVnHICZp++fWeK0m++qFJyOSLlHI06S1wWqPp00w8ldZOZfivkBZmntF4ucQuOATQwAiQ4EkeJNuwU8Wa87+moxnms6wefZmcDGrOssmIKce0vS67P6cNB0JvSvL2hUegGW6w1jLv1rZH2dVaT26xbZPpzYfpzQXodH8sU+QpcMkCD81v6vrrzQVM/SAz/QZwCrTW1O4Dyc5p0PraWiIHJr8RIztXZJmfE19y7kRh2PTTP7jAH4DSCDXqo8WzQozt3zLfZCazzF7HNpyZhWwZOwyzlpAPG/yk4MEjDaQK4tbhPjhR8csA7Q5pdFqQdxdfzJqiKBV8Z+uS4DJWeTU/CLYfUNoVbjnTolkOXLgpiepupYCENdll5o9Tggx12prHpybGHpBs33hqDlwR4ItsgtVs3PUkDmhpjDw+NDTdysEmN+UjIsJ+NeF4jyAtd1on9Y+9SQlvWoD54aKAs7l298boM5bHDCDx2PKSbE9Qv6iS7ubKlbMBWw5Z0IGJRecIYc+/tlfspljKZnq/9v0L5/gBeYLgfkMNM4HGXE9J9GzVteZeaXFUwqmKzsDZnDBx4KwObsBfWtNuE/RBhzTk9tAmbbwgQGk4MxQ0nhpINJ27GEEDZbA1Jmy2lxg97sbgWf19kt8JK/JXkI9agcXzEarQdsS5o3M0dserBqeiADOJUFKZe8fPPoeidzz/7k8+LgsbxeZHRdl60oHE3d16kByc9m2QQJz2w0oqf59wTvfN5zm3JavdB427EIXcjGXI3pXavLHKGpJGT0poHjYtrvz8SvbPy+9bkXfagcZfjjbuc3Lib22XXg+3xDyuXm4PSNiq+Kf6R6J03xR9N1kgJ7d3ijTuf3Lib1EgBdZ1SpkXQJPm4sokblOZNcQWRJ6N31g95PJref5YyjAkDm9KzJB7p/VrjtdWNc1YjI12v+MZ9X6KpfgVTndajhdpU5pxD89BoFAElo/GqSyCQnmV20uOnKhg+o8HOSwy229lKT4NWzcTSSL6d6yM6M9dHa5/Rj4Ig6hmCqtF20WvPqH6dINmYosA7Olekz+qyJv0aAqVR/SqeP+eO6m8j4I5qJ/FsrhzVTiCQGdWaeP5oZVR7CYH8qHYUz+uU9AUEaBmegr8nkprRnBQ3Rzsgm/MUPW4b1c4TfBozPaPamwikR2F0ZDRudI5qZwzusXYaz1PlUe01Q/b5iiwzjTIzXKb+pi4LPafLTuoz3DtDndLKjk8ask0zBue3kT8r2/SCgb3hu7QnwSY0cvjiSOABMalOoO4yjInemO1h9KUQ3LxgeD9AyHpBk76ALsISh97kkmg0Vo9qV020pXdUe9uUYLuC5xcIbJcRcEa1S3h+qTiqvWWqtjYRs3ZUP23R81zvqP6axXn1GUvm1U9ZnFc/iec/FEb1E5bs3kWTu5dHJwqye6+ZEjwzqnh91pRpmxanLSJtSYLysCXTTloNPuw6grkxC1nGyUjrZ+bnpD10hv202ioGUohM44ZpXJWmFqapOd0cGtYG5NacvtYUxNo5VU2esg3IU7Z+WYBwflWXLpnOaax6hFUZMO4aW6tpd2h4v1UaYgXvcl+K+r0Sw+l+uFckO0PVJOfJp//ERwrKUaYob4wdLFCBMC6nSKRbhqmnNSZXYupphKjMfRGe8oFhRh7rwZjpNsp8LgQXCd1hx0dUzKYwZpPzERyvHjQmALQK+JA5Dcf8c3XiXufqJsMSLPyAUSMmnghPH7G43ytZXFqnRYpXcoCrgr7yYo4Rxrm+8+NGbJuRmkUcbxF6KSyJ3STXC2ULU6oJtaczWYdF+fQR0hNWUmmGjFalmVCQMxemg54Cl6Z/m23Tk9qmq7Y5ylUWp9di9qDbb4L1u6gx7/f978ZlchU1/BH408/OXSUr+M+IFVyjtcNfpwEgwoCTTd6gJr5Xh9OAJ2PCBatxaJLjT8OVgakECOyIw9jCErr04UzyANtfCA0joimPcCBK7ADWdNhrmW+IFJ95NfiQzHb+Vle1fac9DrLUM8/j4OU1vFcqpZuFTgfTC5wOZiPJhm0fspzrMeXdjxAu9AeYZk+ErMQhsiDG9piSEyOngJpyB+j8vK78saHTQnuIkVPj7IGwFHOWwzWkpASTQg0Efuy5aUENMZ96BsCvzcuf4fwSGykxpKYlS4mw8514Q9tHJ/Nuo5NZanTYW2A0Orbcu6C50jY4djg4NtShgsGxSCqfNzgWtqw4156EwcnIwbHCwbEUQU0aHtuZXmx4rHcfHisG2LCO/4EBepdyoiFaxqToFn1r43PGPtYhwbQfaJj7SHpxfK3tPZYUjpGfxubIsXoR6l0pYhrZjdNB7K4bE+ZBYzx1kPfZzxl7fbtfY3HebvwZt2NfneV7290r7GGtFmi/zvdhHmi/sg/zVJsP8wXar4k+zCMv/V4OHl3Xmq7IKp/bdd+BnrLDx2wF5ea8mOzmPGgIuzlPtbk5X9CQm3JzLmyskyU8XM8VNp/7lwkzz4DXu1tnT5V3aUewZ1oYNQ7jmSfhCU/inm9ARYH6SsyvneQWhsZ7yoAj2jtgqm6D82viqTykn1JheEg/gXDcI/pMLII9op802g497MZ1HarkdszSWEKtGYdaM4JaMw61ZjLUTgI2bxDfcUIBqTnMatQnh71OWh9YrfLEsFcJLhZYzIcdGijN2NV2UgkeEn1HuK8efsPvWtrUrusmTe2cpS3tkoakOudY5zBqCMzosYPZWnBYqosysUrs0JECBrXX60FID6I0RME4smva65Kaz0VRwwFrQZ7K1hHVF7hQxaEp/CuyJXJB5LaxTkVqzM+zujH+uqIPESmOwF+3YYle0YM6aKBndLbLc58UOd4gZgUAOJfDJLY/6eVEDedFdXQjf38hJWqoJS2KON31qqKPn8t4HOgTNimXectF1VsBik0xjxRwBvTZbQUcb+R3FKjAxsSYyL+34FDLWA87NSaWySPM5dx6AiC/rYAyKjVd1MBP9cm1jT4vlweXKvEK+YbERkJiVfKytpKrqDhMnMNRae3BQn5+Nr0tm+5VHbFCVNnWmXq2NwmMhBqD5nkdf8/x3xn+e1pvNpuidvr4y6Lr+Nl5ZMnLOY0U0frOOuwiBoxTPMkcOclORZPs1DCmWE4liU2xvLPgBDdSaH4Ns222l2Y9AlPwJaCI1Rk1D0+BWDUu6UoEtdmxBhA5x2Iqk6czuiRPpxVZeg1PkvXRPfbWgWd21JjF8wjJGtd0SYBOEwF6W4VnKHwZ4U5Je86A9lyNRbyGiCso2iIg3WsAkAyne40LugJzElk6FydL5yKInYuTpXPJZOk8oPALHaPGmwoc5yRZOj/s1QKy9CZIVEiWIvKzYO76XcRpMD1iarT19+6eeOLnm9/cfDymcWLFbNL97pbPONT0e+FQYAF9oAIpiZBJvD2hhMMe5CSFYSKhCCOTm3zDfFixEB2E6nnp2MybqxA6C/q7XPTS3xWih/76QL9Et2PVhuX1EbCghKGmqS9VL1bS7HhISK2MfoQTrBaKIdHxVwl/7hFJevzVCCckX0mT+hHRj78JBg47xCqa5g+J1fib9H1uBzWq46YMIPqlfUNVdAjOssAAQiXoEH1+isgfPCpbY37fDhhApEC32ACig/Iug81iShpAsNmx8HZDc5pfukTPEzRq4ol9RCB6d+/bJ40cOphHI8qTl0YOXEoHGzlU2cihykYOTmDkYBH6KyOHlHBeeZ2mhSQbAjRE0g54ranVA8bmQnwuXIjmwoX4XLiQPBfewhSYATuGwEVcnqJoxWU1OS4wrZgKaQVoxLOSRByQFOIpSSCehLYn9ijtxA2NSUU3Tim6cTKgGycUrbhEtOIlFb5I4RcQrigvXCATzVjEW4g4igj2mZtAIa7EoXIlgsqVOFSuJEPlKvp+lRiXtxUQrkgKcXXYSwUU4u1h6crx3SlET4w+YPp3YRFp+j00t9MLp3+vnP7SOwInsaH3QF1119+neY6sa4usqwtLjYBvC9G1p+57VLINXQqsU72760xiYClLkQP+GpgjU6oBwlKK2EQR3WINpVrDqdaIAbh5EK3jVJrXohK6Wsenz3qEswsxEErhqboXOUcRVotXOV0lrikPZvFRuBaNwrX4KFxLHoV3eB2DrSOvY33EGivcvKGG5RrjZha74RKXPiL54m1ySYP+cQ2bYDY26zZJ3B2RuDskcXeAHn3Yz2MUFhJFH5dIeH0Ym6ocnB3GJrcdHAPcAPZ9OHp/B+875UDFcJEIR4J+NOXxXPb/qHtZ7AJlpeFjSRo+utLwsczinU2SVpuX3auVDosEMd6YU4IZe9vlGH0iM57mQ2ns9ZvsPIxVGpUxHTzrYwFRXpncT/ZiCyMIZqJg5LRpvXSLdE46LJhh702w8mf3TfD04H6qV5rCTuIwddJQESSbX5NXjKUb10xEJiw5rGg0rJ0zCJn9Qt0H7XUSvHEUob5bqMM+RakCO1DjzUGFoUTLkqf5rnBhoOK5kVJoCfsS8kYhd56yahgxX2YoSZnBXURmKM2TGdylVFVLiw0+yzkiizse+B4Kd74O9ruNDkZk0lhUVkLJfkekrukQnLxOPDSvQqIycQ9dokOKGB2nvW7hEAwX+EGgBZPj5zs88GpyvK+Zcs+FqBtxFaz0L+AyP0/yS97rDTQ8s4GGZ0FkIazAG3wP1DXrLKrUlCOLWSjCAR/qLLbEovNEjXLQI1QanrReht962WyJd9Tj0UWRldqdvLtUQLV5wMDFQ/P6CI085vTxtlzCZ4WEDxFevHl4aJ5PjDYrhnpZ0YHdYRugrYMn60B3LNHF0tBK4qzw7DfAJ2QhE/V7q8RKb3UeK77IPlJISd1RbBjW4XS7AzJR/b0kK/XQkEhtzX4pq6zi3oqV8m01/NNBybPjgQKDTiVeJSUUlXi1fENiIyGxKrm/reSVqDhMnIVM1PEgSW3zsult2XRvZT6XKHwQs4YxIJz5hu6tIV4rehtgvCQ47CVxFjes0WJTxEhVic+rhclWiQGCO49rfyy6BsGy3ljxGWpqff+rQj/1RW8t8C1JJPdW8k55ei5vqDgz+LZaSunpKFvII66jT01d7vxlWdm5ifs0GuY+CYm1RIvXSh15yPqTUJSBa5wp0LdJJB27bwJbpoHnk8BNRxWoCNg+KHlymX+Xyv6UcvhBubUg91Mq8654XjCO7ZBqAxAVuhAUubmvwavGjgDSKwXHDFCMAjKNBZiIJNCKHLhL1pMB2HbSEzDaEgcRNEYTQSRNV7Bl4FgjlFC0w2cEXiWUkcx86OTYykVmdaGkE4OMq/Jp8XyATJI4sxJ9XTW3g0BVFPxSo5cawJjHCpKTBCEnCUKNZn8QuUJGCgIqU4mqpBJtdMGRd5zRAiiVlprY4aM3VhmDY5k+4UL+7z5OdcC1z3L4seL3voUUu41W6hGt7AropCYktewJqKAmjcMbFts/lVCdWrRN1tH6dDsF3MHGqfPIWGEBGcspMpYPpuuD7HTeATJgDjIhS0tChs11KteWhKzwXqYbASHLSwLjSLqRC7TVI0KmxYiMI8mKShzoqMcIWTyxKjnfVnIuRsi0kJDl5mfT27Lp0ITF8oF1B6RpMVA6Mb5G8TKSwblqwl+IimCvV1Hebs77lMyqvhrC3Pr5Zx76+G+uuuc9/HmfsjDBjlAWnNBRcELUcFlGetAEUzVoHuG/U4ZqIbI+jeSn4ekgPWC8ZiD7gEHsWSFgz8qJVBoVKcMT5ScCLGchznKmiXPECfGf4EJA5jThivaKthca6iTUV/wCCE+GAmyNV2SmDMCiGJjosVGUbwpTrsZzf4P97IpvgmWTiWl0qdIwKRQnv4FDoSi3fKjcnFPG8D2sliRbFsiWKywiWy6RLXBWVgIh0HHNKZxALFwRmLDlFy4HTOj4YNWFaQoTOksROosJXRmEjuDBhC6PQ20idHkQOksRujwTOpOfgobJ9SzhhoROZtVUVpetHSWhyzOhk/m0eD6+Hyuhfxpom0G0DZcZ8UuRXooOK8ZnUQrAiMqysL5D8TLCdW7Xvp3zbHmHFNEUeW7tdgjN+QU7DSQx2AybxY5z+l6/CLGDUaUUoIrLFpiMM1+HTYkmB5ujOaqkBtbvCIa2k4e2k4YWBwSdiUOr8dAWE4d2BpBIGlta6DsxuF247YcX+k41uJ08uJUP8Ka6Lhd6wlW50Bd5oe9U41uUC70MTELQgTFnVzjCMv8ulf0pyo2FvlONcpEXevncFc+72Ch3Y2BLNLAlAh2/lOml7Kh5p4fAzNKbBoCabJ4YRHMUsPk7Bt6di0B3Sxy4mDmLAlco4IxQQtEO2REFG7EIXDWV1aVnHKauyqfdDEwNgNElMLItJ15MesFFFERkS5IM5eITKEfkHdD0DY4XMl5weoYyYrfIWFzRVaZBYvqWi806ipe00WfDNmtExo9wejMoZaeM3SnLFmjnLOghq4zTwyHB1u+sMwnmDLtkhl3cyDB2UpfRk7o0Tw7imyq+qctqodykKgB60SNe9lMy8VPc9DB2SpUxNa/sGRWP+Yd1j9aSr5i6eRBAlvZburQPMdkAPcPPEd9OcNCXIZIRCqahHz6k11Q+4Sel4HzzS5P9Q98smiOZub+lRrJVGcrZCXMXdrOXTWiHHTjOWdCOLSrfLj8phS2yS7VDtUGoNkzpqrAZ/dtsxWSQs6n/T7RjxPmjlJmeKI+bh+CRTN7BE9yuaSa47crD1NX1C3yJNWzDSzgLmZ6GB6NpNoOF84Xp1m55YzTSujJtuel3ILSJEnSIjumWTxlgRVhW+QqiQJGBOzJ3y/R0Ex8G/IqoTLcQHPG7RNd0iwhiR+jVzD5HlVvsyRb+pjui7F6t0Wb9Csa5TEVRU7um/Z7WNHGGLgXpvTLt97aoOqIs1IS6koMsYq2k7QF6R5OyIKokNhRCp+rUwunmcTjBKDwGHa0lr5QBhcyI4jESPeqAGf12U2kWyphu+suIQ1p2TPTtZr0o6ZkPB746HFOURaGFlve0BKBEfwh+orPpW8djfpKLzbP+8iVMenArOa6ka6HTvS3RltmizCsWz5yICh0EFRpEDHiz+fJZXyyaXxdCXZezQrmKW65cxQn4j1sBR3TLX2GMYx2thNpi/uLy7+4vjg2rjxkw9D6UmsC2a0PdOcVO3NLHm2d9ZylbL5gYIlF+iUS0EB/302f9wpJwK6qLf7ABDI61I3YhHQxClfe8DpHnp6t204ui8ApxTXlcL+S8wnDIStAsKDC2o9whQVOWoHElaEoSNEUJmhxA82JK2X9cjNt/HEbDI/uP+eoz4Z1Aw/E7gYaT7wS6KfUZPVBlUfYf0GRxI3sPVmSJ2X+wHouy/zgVb9ypqHGn4o07ldy4mzsu14OjbWX/gZNt2H/ED7aHonc+1+5PPp8LGnch3rgLyY27ufM5PTg/U/YfOD6D/Uf89Oye6J0Pz25LPqAJr5iJN+5acuNu6oBGWjHMKCsGnKkoOxCcqWyJTCv4TOWR6J3PVLY6PwsF68bbq4l9bmTYE1jZh7o1zl8IMn04otEaKRy/aI0vsy2ChhMhKETjRGir0O77HCGygHVDoqo1JgdbAEqNa4GLh0eNk+uSUjdcaKOXle2C0pnWQp1pzbFZbHI/Emnj/cjKDK53MSdsvt6FL3a5mArPZljDlz2vLq79FFeU5lttWcExQ8uI9qBvQ/8w+TIPXFicDS7zyLZd5pGFS793v8xDHnW+M+gFF3vgcOK8pi704FPAbJ0IuUWsPfYehrWd2KQbMB6Bw1ncuOqq+7bi1mMnhsKmnRiKNe3EUGLTTsGYaHIZjQkCTQrMKDOj15SZ0YkhbNJcbbvZ4wr8frjy5g0sEsFFHufUDR+HU/JmjsmUuunjBhIQabqgbveYGSJgqPBJCl9TN31cim76uMy3h9ylXUQyT8182C9dj93mcQoRs7gLBMA7N9+ZLhzzntSD+18OqtXJUUfLIXlXqdqyusk3AwWw5ZuBsm03Ay2AbdLNQMH1ZRfWYWiJl94LTxNQanTULUElWfHp+KCejgb1dHxQTycP6jkM3dehZ4TAV2nivqkG9bwa1NN8N1BOjhZfuQLbotcCQOpsIcJDfdSSdwIdUUN9w5Qjed2Uo/cmjd4pNZJnKIwLWmCvxFes5GRnz2OUZhCRlRHnECGvh3mdL/2ZjMb9MONSg8Ww4E6gqejzC9YiI3h9/g0+rvKsLwd/XHZtWDvC+4C63AGUV7lc1+VVLrO61ym3aLyc4i7OnTqndBAE79vAtX1BuSbks8AcO2ywH8Zw8gGw9PQCTSuOdeShYFF6dCkFRCY8TP3eLV5F2F7OjN8/zVXlhIN25kSe7XB5e5JVh7JQiWkxi86coXonxpzY22q7eXi13Ty8+rJXxXWT3cf8qug65teIMa7uqftVAvNOUWi3Dy8sbh9uCjgqqR6XjegOQrAPryoXhvJe3LCXlKF8PHybxutj9bC19N2C7NIVS0FCQ93vasE7QxTdFFUp8VTPegXsWVRJ2KgEn881j4U9xsvuOgGX1R5zQl5kUaFswRCDrk0ZY8T+Sc5Q+et+Tl5+dcmQ4+lgPHugthkNei+29x345XHgSbMT11VkBw34bPb7eA/5Vm8ZpjUJaezhjxXXA3VbkdnrE/biLlncIpzHKr53e4Ednul7Scixt/GyA8U93oxFhCXxyI25vpzd7HUL288wAcgInGP3EsYV6dmDX4mTjYn9Xqntjh97G5+E8yXnWWCXju1LiWROcM6g+gWREJse/N4hke4mkKwGJOsCklUiJKt920hWg8ec41RKFeigQkCyWohkESyq1Pxlojbt19rO/EPHhiQNVnAVEXVAFRV+2hNh4uzmeCYq1eFrzauiezdB8mkW2RUkq8dCfJ2V9xV1xa8vwvHlpiQnJVX8TPvUmEryzz+yW41qkMabeMhbjXDpEyvt1pstRvYRGpxK/I6hGqjpFq8Lj01eJV9iihMDVni90PUJrxoFK/lK7G6irvjdRJXY9ToojTdBq/N1T+JVxDwVVfJuzFFQJT5OhXK+w1mQM/D7wm2PvbXldPNlJ9b2tm8lqpHP5Pg8t5upFjs9E1XcquXhiM96UN7NyzFCbqaCJh1JyTvD5CUDhxS5yuZLwTET1u0ZM36x2HOLLIoz8xfFYiChx+rRZT0yJkzemy8EygeEki/zzPdrLRpqmol8xxOFmsfhhwoo8k8ClZs+vGZV+BG/46kSC+Jzl/TOFE88H9/4aHpgLMFDUNeLBKtKiyYK/KgtC+cIzYUROSUGvIojarFrmaCFwVeMo8ZaqwmyR8Dly5mq6nKmysI5FMM+XtXbyQ9QqZZEf/jyrWm/Oi0p0cKff3T0p1vSn+5F6Q9xIwvoj5DArhFssJouQlfaSQh6vziqVyWq/5OAWtNnDo0fcVSvxoL4rFA9nphRvXseqtuLonpVonq1HdVdCX0bZh7zUT3harnu+NVyGDBmMDEVqtFU6FZToaqoJLzPqq5NPrFlOiztOG7cCHk6Jm6Q4s9rUqHkCmsNgPqdV+b6rPV3Ev7yctvYtu6CSnpJG1NMosyWrQcm/pTot1UitCQodUom+m2ZqJ3YzrttMlYCyDRXNi/jTZF0XZSxMyq3NDuwMy13NTuxz4yggw3OErZ989gAjm1wLig/tsHpyg3OktzgLMoNzrzc4HSiDU7cmZn6p3FXyMl4S05GLTkZb8nJ5JbMoAG/RSL1KQTeJJH6NeVU5LRq2sn/JXeFvBZ5Fz+15F0hSrI+HXgat+X7TNtdIVcM04bn/kPSibZ0qsAe5DV3PeFcCg6ccDQw/1wgvkcWXIgL0prHw/UKeNjSbkYYUsKVSQTr9UrRCeY0kKNS8PVaciKTvsCan539Q4eqGLsqJx+7KsfPc+ZWeDSEBKV4gkL7tQYuTkDcYBbQOwdJ6DnrlzmYES4OR8qvcL9T7DVZ4r8j8T8n8T8r8d8OBxT4n8a4Wuw1OtAi/xVo9ui4G+GQ2gOO7+NcGwqd2V8bijmzvzaU6Mz+Hd7HoRk4q7Ztrg05Eu4Z3keAs9thSiWvBJ4dChD9erzO61Gd1+N1Xk+uc5L3wpeNGjfY7xAFDqt95yNq3/n6kLPgooyfVP4wlBePRJf52dBl/uHhEKlvDDFSB+51jgwr9FXvk8PKUX42ut4XkM/E9gky0oO+H8U1z/q5e+GVIdpdyLTYBI4vPeAJBy8jjrpy478bbIHORwVx0F2IQHchDroLyaB7CxD7VseocVEN14UhplZvDWFCDVB0cMPBpXgtl6JaLsVruZRcyxUUPrV81LjM/r4o8Lba3Luqqr2EAVrq2oJEG6JaNKgFOahTJTmobQTp7aFw7C6rsQMlykSUaI0cuqtDaihr8v0K3kec19PqPOxK/DzsiyT0N6PzsPk72sHByYm4P7QTyf7Qbm5HWw92odV52EnlDy2+0dwXOc46FfOHNn8ZCRp3Mu6b6mSyb6qbW0b0gPKr87BTyh9anMYPsXeAiMb3J28bB407HYfc6WTI3dS2sWwRdn3VeRg2fXEeFt/rvSdqLG/13pZMl4LGXY837npy426OLukBeVHnYDeUP7Q4eXkkemfysjV5TgaNuxRv3KXkxt3UnJSHdU11WId5pPyiYR7BL1p84sD9VHziPOo8b833NHZhdaNpxjyNhZPof4unsQ6c1nUu6mnsf8ptWAVld81zG6YjgXTU1Y3vVf5uLe6Sa0Zf4JKLvY5dWa68jmWU17F3Aq9jJeV1jJYz9joWuQ+7ddQ4yu68VowaL5gSblOmAtzzCNC8OcIpCHSHzTaPYzU0tyf0OMb9mVLFGxeVd7NJ6b6rF2nrEqxvq7RXDOmS6+h8l1wL3W3Nd8nVfoK60CWXLEeE5YjocBWnw+OsFgP9mOg+qmHNLVps5+vgPoFFrj8oLfjY7lHbFNrupdNA71nbU3L4oe5LoA5SDDXuimlY4S1Z829haLvpQRhLXO8Axh/uTVhxc3LyHHR0+fGA3IFPy0Nk35a7d1mZuqE9iC/Q9L9/fwG2FY0+EjL5VFbz2QCAt/5wdYEN7z25hv6MyD7M3hH0h7FYqrudd7FbJva2A0UyeCSicTFcaQYGBt8ao9xh6VZS6U5YuvPupRsoPcelxzoP+d7PqHostpk1Xz2MSzvZuZO85TswTgmc4Aq+mCuFOrNyE5HrTCt5Gm2wuc78HVQnO3zSHDZFUUfztlSZzzTYp1zInkACtZz/z3fTE/rBXHCz4SH9oEl8tX0wNW6xPaZzUDnLSfVrN3W+r8OnWrphbisowFKTthWknzLcWr2tYCIsbTjhcCvJ9sWhOQwAOuwfzlA3Lo/5fG8msXnb5fkOQXjb/gK87OXAFeVQekrkVcG2kMXYYTF5VUwhLCaHYmyRo2LScHCFYriRuINAtU/Mb01BFVNMao3d1hporC/WmqIqppTUmlxba3ApwWKtKali3KTW5NtaU2DrjuTWuKqYclJrim2tKYnyoq0py2KS2uIGbdGleWdtzOuU4mkF4S7heN1wxyavwqwGN2Oy8qIBTCLQwglXB3tq82tjviFvyBAGO2roTbjxugeWFz304IuWwix1laUnIUsdWer0CMw3vLroFDXMXWNM9IrehKu6P6RpOn2gjPhOdXXBz1XP4ml7orSqkj6cSbMXDDh3we9D9Ve9ZQBIwgTp9XoYLqnFDAdSixkOwGMdQEskBYYDhtJtN1i3fdmjrCzYKxWuU9RM1o5OseGAodTbU9JwoIcDkzDDy9Gg5UIFd5l/l8r+FOWG4YChlNxTbDggM++K54WSe5KN9XLotdfndtAw9Ah+6aOXPlzKhfGkN2CgQUmAgTaQripsIF2VkI7WWvryd7DO6qakfEGIzVVqfD8oonG3wEYPbnLKHJ7SfaGE2qnN074nPPozV6HGdjTEmOcLxteV8KPAg+BLjQEacULNMb/GqNW36OB7/WIlpZvjq6yoSspiIwsBJYuXTkIym9G0WwQ3ha0i7DUaz1LKMb+Lvy0XXVxPfSEK+6sJTmxLLOpiNSwoeqkadWPrcvoW3BUunxTDcaKmEnRQWm4SbC7EKnkBPTeR2rE8tFKOFbUmYdxWz21beJWVPyDWELZDXXsH5cLdUzRoneyWqEcVtlY4SbDz11Fveheac/uDc4Wg5+Et5XXV/3VJJYlBIlcLoCbh1C0SaIIfNU6RBcRIqtJHAKKcayW0+wnHQvjEctEwbBMD1Kyg73XZd5cvxSQs7hFhjEHjEYIGjp5grQHCB98FBmE1TxUiwPDOVxFVdcumqflDooLHcMtfL9ZPMzbi/RbRgceIjG4GRzi4tcaIXecSnd1UoFrNpXiCymRi33hqTNbSomqGpsUtQfEtf1gM4+7CW6YpsSdk1SghqLDpe9NNynULvgwLvHg80W711x8X66MrPeuUfmgathV5KgazDuEsmGNsnG4I7u3MyhZWuHaankhi+0Oq2g6OXi/yiKSWUf9vaQrMYm5b8zg1Rwy1omqoq3jpkKDMoVP0Mq/THi7I40+VoN/reb4y4Kep/Lx6CatkSKBeqvIW1OIBOgBTi/qjeRvQEzV8Yr1sD4W40/E7D8qCF8uNku7cyibXD3u3idXe7bxeqqUyWCZrcpksy2WSpnKnWvN4Xt/kmonD8oDWyMUzzNu3xOIJ7Ce6kEdqX+VFVB99oVL4i1xJ/ZVcGBBddEvCN8oxAyoL0WaEvokpxqEkNvGRuffCqHJQdCqiu1HcxCLdT1NxlDOsTZjsd6BJt97MAr5KrBEruZx1CeVsUh1RLMEqsQ6PfiYVEVuCDvZKUhJ2504qtzfBocVd7F5gYfzdwh+kxcQTXXis/w5yEjsXYSS2xPkI2MgtykcIxQeMyNuP4kzEiGIDxCIshKayurBfiLEPrsqn3Qz7cA84hkHiGAZpOPnlTnq506FFpw8/IM/vocG5Qw7OJkWx4ZDImXto7r2U4pu6fy+vhJLK9/NAJiTaDNKf/6A6HQ6e1ALJ5IG2d9IaAd6SMm+hwHIa0PVzvkR6+DISHt4a88vn0HJxt0x1V2wNkp97IqQIja3qc9tpDvXEEabt25rIkRji8Wxsnvv3Ov25oM+9n6oEw7UGS+WS6RLqBrASK8aHCByQjW9jLwF30Ei8BxaFayhwL77+rc5wU5JgF9ZOsQURdzAXIFNwlgFxt0Bkj4rEVAJXNL9umtdYUH2xiZtApA8l+6Iha94k7uJZmNQf/y7OWmAaSONQFwOwOgMrxH98sBuEQV/XlRS0iliYtQKd2axa1Sd7LZmFVUwlEXJkHliBctn9NM7rRJC4H0n6mX4ydxIkNsCmEKpSkm586GYyg9BdQRtKqq1tzLErIwOOGRCg1bQmWeZaxDKvpgkzC18st9NkocDtohZjmSM2mShOCgaSuE8SLuJJloPglxIr7jRnDHrSUtbEc8Nd2lE8M6PGC3iSkDmFZ3rUeF7FH8HTZaey/D6JZ4mdynK667qMfwfPIntt5HdchAr7/6sq3dsq/gqeeXbeyO+X8MyOGm/hqcMR/JwDf5cpIe40T6Ky2+c8HX80YtbkH/aAKY6/TL93mqeNgP3gPrs/wUYLk7rcNJNwmNTlNmhqvterxX7eMNPYb+Zrlw+ZB5WfAmhfpxJoWVp6VZaycGobrr1kZ37qvkn4uWCpIs+XWaX2+vRxO+8erfgMnK7uf1XkTn2RvTUkFV+EWjwsBRdZCqxFloJUsBSwb360aJ90voiloPABVq4t8lJgiRIvBbgBQKTUUmDxUlDip4AOt5eKLQUyq6ayurjFSy0FFi8FMp8Wz4eloJjQPxfUP0/UP8/mzl/D9NsB73Bp9qjipUWGvah4GRIRCVkaE/uFLbRt+4D1GWBHBoiRVn+AHc4GKGBcCu/cuhTe0TVqfJi+9MsPlzUoAfbjm/P7uUyKTWnS49aEMZ6eaN86M2OMn/J9xjsmGl/c+ifshlyTe2zwS4Xd2l1yxyTz+vG2O1ETL3qMaWjmo2AhCmK/CvdZRdKALezmcYIzNWKntNKLUndEwc5vp5KYnmgU7IqCkaaSVyXOvwb3F7iWkFDeFGU4VumhQM/2euPQGHEBNb8OHKxRW+unp728urxbJSxvU16XKQ+A6opeTBqIFcQzeGWpCOVScsLaHubhnSZxwPk9BTDX3XDsAo8X3S3hHPfzEWSi4O66n5/2ga2xQvriahX+MvrYA953OUsRfS0YyhIqVgT4nSBHSgSfxTJOgA3yeoMvH4PTCgqTWPIsdWuMkNgRHS2Wl/iCLI7Ki06OQoOLlFp/wO+BurpDyxcFCiKLK229TlHDVatmPgN8pf7FWopucHu4O/qYz33idqFFXfEmBw3Gh4ro9qrsyV1Ttz8CT3uBm2XRu4MPAnolXvfeH6BumbA2K6+JSHMPPcb6rdLj3z3eCjxGPIHHAC049OjzfDwq3kqJk8vbcTKGfdhPdAl3FuJMTbgSZ1z4MyOcqSyNM8vZpTXjTBethowz3RRbVrF+V5PgVgHGdIOkxBHBqxKbIUN5IVQIxtgyBF8yGFW/PhZClSDcEl3HQ4VsCOVxZKuIlWFKLwytkCFpg81SpKAyYbwBNCvQbzH6RrMA45/G+GOUvTI2YNXwaU4pGER9WPuwMtjD8PjleZTBh/u9QlNkW4Q5AS6yh2BCwKbIUXQ3RfNtCHLKyWL4Ms9Yes5rEY2T+G0ybLA5J0OOo/aW6YtMSyMzJlC085xujeMAC181Ho0M/DwoGwuI6tRSWHbLj1los8l4XK6Kqz+NMKvItCh3JkyNS1+zIktQe3nrrfzvP74xjW3tadxMOt3c7VztdHITuPLaOJhWZyj2uD5RwDUDkzqfnABPH8EluwPGbRKxR6QryyF5dfUA0TZ6POmxvtbHpZXT49Jd8i5CEL1xD+GG+2X2MjPvUmuaXS7udlbTpiynTQd/dRs6fUhYCju9CgakLDfeeXuhOzlZA+jrMgWugvHowQYUzSe5cdE75lfV7kJVSuBL76iLDhFmWaayJOxgimXIsowe4f44tF97QT6rYyy2LSKX98V2G7oFpa0vnrYepVWVLIdLeCk610h0rknReQVgkACdPq++hOj81CKi8y6CHNYqFp2xM15V/FKV+aUVUnTuk5wVGHcI4cxYVWOy806vzs8t8P1GI1SLyc59SuyuR2J3NSY+j6isIp4VPFNfQh8F2KRlxCYtI0jyy3J6WY5LPzCQSsDAgEHA6IEo4YqevT7RVz6a66QvsPgj2rMcgYro4SpZlEApLh9elpgiAZcp4w5KUaKfCliuCritTvUHLFczvjWvrkL+N5und8Ncjiosc4kETMx0X/hNnBPI8yLMeFozOkTsY4dQ8f1yk1RGYufQb3mrRBlxq8XqJkK2v7rlrWGKyXJAlXfZamF13pqgbMopy6BiZUZvJY2NtNejnnnCax7/WX9giRN1SjcQvw87iAhvxOaIG4bfBdzw14qubX6VI+VfimBfztAcXYfWuN5gXIvTG+KZzZ0e9gZkT9d7t0SL50gU3MBO1THO7vY68Vtdfje7SKKOdL/O+5kbhe/dKlZ7t4kBWp1vIdlxkMTGdd4oMVC1ea4CR6lBt1NrVnu3UK4BcRulvpVy1Qifeh9g/4EbsNEdLK23N/0RsZG1E6pydWYSJKcRlTBMJa2n+m6l+m4T/VTvSqp3gAbhFhqSEW8DLRXuDhqsKpzscW7gSU80cKPhwN2+oLxYOfBHGAEFSk+3J1rBbaYCN4oNLXH7cf/2aNlGB6IMseATdW/UEbeQ3H1LS4zSgrROrGkivJpeo+V2tBWYX1wk3L91ukWtHSDWYkBmGhSrmgj7LYFvo2KDN0KtH6bWr8+n4g3H5A2BGzNBCCTc9n6MfJv9WC9GGZvEemJxqYnD9A40E8N4HyWOuwovWN2NzfvkxVU0NcWo3P6m0O0IdYm1TJN4hdO2E4qL9F7foCdRFY1vGQH7uJPmK7YifhpysD1GpRb4fvYUGM8qX0hOsxcpfkZHZJ6WR+hCe9hSzAvW2yCkjifR/N5Bc9IilExBuR0ufVxEoFW9YjU/MJlWyw/uneaUJT/gOWgesYJPRyw4i+JPNr7Ugg+1O2HwzR+OWg1jsbXFxA6hK9fZGuEtL5ZyTaTMteCgMb5KhgdubwRPf1nbSR2R/j7REzsIDA/9lkfuCjlLWCytEtXGvQ/BRyuufSPiXWAJ901NKm33SqVXV2qVEG077lPHhPTekpfeW6BNXAc1r4OQ96k/ehsxf/lOaMeq974tNCjG682Avr/RFH5gh/VG0/cj7PNj2PdyYALzxnRMXV0F+7dMg7qHFTxeX6yYO80BeeQ9fwfnYd2YCMQaA4sVMY47Ar7YYNZV8q3CwJoiOVtNMrCsJaZU5lHqhKGP6zHZX+jNn/WtpVSsrPhyoId3cvBiYAiLloJUbO8AHtFSckwwOfQDrx8nPIz68xtG2pjQD0otH/NgcBkHi2cG22UIqGIZXg7Wk+m5irRjYUdSOWGCbwU3xq6zjvDs0NlBFs+DPEhznlDbQnpAqghLaJP1ChlIfol3qlyasPRS5pcOAYdrrFnD7500k00AucSIDqmzyF5kkRzu5GBHCJwNTlyZFzFpzmB3vwMJXOl2LpZAk5aecNWIok1hbav7VuM30W/ivuF10LPYOy+OFvIi9QAJSZqUiaSlgqXU7J1fKOQAvhSDkF3Z02/lYDimGg/H+DZ1sYlGg+CDmuG6OLiNS+9lhaj9vOLZDb52TidAZ/k+Oez3QBxm11kmStO2QciB1o3JvFVaxqTHSPJETIqvefTz9KJctGekZkJOQdQvUYzCUt9VB/yQxISDSGfM75B3LolccHFKJ1JUQCg6WRRTJ4J8QpgRlMPhHPCF6ZfUwVZ17prud9IKW5JceEWdV9Tm8hv+5saxz37+jzYHTy4aG9c8sD625TC03KoOHmt5ZwvvcPfI4rqCJDgcQZK2yuuovDuovDc8gu8RQVU06O7GcLpLY3oig3+LOsuBy0POXZr/M5c/+cSpt//T8S9vDp6yA/lG/73aV+/7yhvB04cLQv7yG8f+6JtnVry6OXgSFNSXX/qLfPnMt2beCJ4EN/Xla3/w0B/+y3/5K5uDp98bfPnj0smf+7X7X38jePp9wZfnqj+47bf3ndkcPJnw85cf/Bf2VP9Dv/lG8PSXB19GH/kpIq6/szl4+iuCL3/6Phxe/cEbwdMX6gvz8jhsuRlwMciFAoVQHReqm0J1SqguCNVgoZonVGNErGqYOSUsluW5fGCVGDypk/nAKDd4+ivArgM/ekmYmAV2dM79HW5g6KTGfBOyoGzy3HaC3vupz9totWQ3r33UuvdTS1h3o0+dHH47aNKXjCZiUTTxFkUTf1E0WbkomvQviiarFkWT1YuiyZpF0WQgHCsCjRqAv9gcPP21gHoJsJSOdSXkt0evNUKnh6LXqnz1QEyWCwxfD4avJj184sHD102jSsNXjYavl8qo0PBV5fCRXEHDV5HDp4zml0DbvhjaCTUQQoFdKCALBVKhACgUuIQCjoiDQqiO90ZdQ5tjHe9p73hddbwEEZnXwCwTNLXCZQlxlYJQnlasAtQqdjzd0Nn7ig0Lu1S00v+ibRm8P2WPx/1wtZtkE8MSu8WDFh2j7SyBr8iF+ZHPiqnQhh7zoXfs51mKiPb2H2cHPg19vwcVWj1YWbAtSTk5QLGca7oVy7dbxMoQuTp3JtROmn0jEoNy9SYUmm1as9FfyAYa32Q3pYeXipmx7exS2Fd7SzMW76r9PBPXpQTBJ+pNomuUJUoJT58doryn7heWltcL8+X1Qpu8Ll2kiQIxaobcBc8eCwFA/YqCJEfFTlOsxCOULN+mXBb2677ZijnuiNwsECfrV5pgZqI6OgQlNqPEZiyxiM58iDc2CchgzgBbJSuS9MZOmoAvFYIQFU2oGKbDQNh7Y2mldx3jQbWTHgNyAQpWpfC96Vf2FPS8DQf9xALg9f5CxhEVD+cTYI2gRm5vI8Yz49kiRw2IX9vRAZfH5pI2DvGRMSLswLiwX1hhBqNiiU5l4r52C1yTQoO7EJj279wisq3jvjndaooiXI56ZXBmEkLYNpbby2WoS73uF1q+lXSH3hP16fADj0khPhFi84DGpBAfE4A5S0I09u+DgYiBPWqAJeJJIeay39dFABmRip9JZXgje1xey2SOR/hmxg8pSWrd5qcK0jFKqo6TG6FNE2INf1ffX/7p6LrN0zT7za3//K/+dfPvfnvm3mm52Q2Wlk8yFzmahOeWWIXRHdRZuZdvyf14Yt2fHZN0p8VudokxtdRZlIqFI9fmMXmBUjudI+avKUrM9JXohX4Df1mbviuY8pv+XXO6dYyNp/kiZd60skXJB7OoS1/TQls8n6DGE3Os7S5o+RRu90Abne9Mk/6H23J/QV7WnIOPWwfOif8RNIaQBDNQFAghizj8wJkkPpgvl6J9KE1zfjebzkLEGtcPFsZhkRQI4Xw4Z+BED4c4E7hIW5OYxmeJ0s5e92x1uieNZfws3z8NCxqgUk7eRg2dQ9zElYeiiEwAQSj4VsBlXQS7AtKU+M4l36UlrAyXz1JZEe6Mw/u9PC3Cf049zTuYeeFOE1iL4b4ENt7UReLwqkyzN8NrQ9vF4/BlZMIA6ABRKLWTLKezLX0ayb2GlDxj5P2INMJl9P3djutjR/Bu7DTeZKF0DPZYEmoZdVyZFjJUUp7W2McZbvXISA11noI4ucuGuYhawhVOEUXJ77WgGFFq+T0Ex17RO80+c4ivqxF0IuD1iB72ojPdlCDs/v/Zexsgq67tTOz83nvuX99zb9/+vQ3sc9Sghga6Qaj5kQRcHiCQ9CT5PY2jmnpVkS3JpWleKnp6skuxsGjbPA8TUzGO8RieiXW7wQHbvBls46dODZrXfiEOcaiZjoPHeB7J4Bk8hTOacjvBDimDnfWttc/P7T4t8Z7jpKYqULf3+dnnnL3X/ltr7bW+hfN+nC8lYQ8VpDYNeG7GM4NhVXk6LAPYhl4a9nZiqvV2Yqr1fshBlVX/aSp+32k2sOuldb/347D5smp2Yqo1l8dUQxH7VK/GVOuPjoCp1qtRHtJYLLKe9qjyDOOHTyN/bxJ99XXe10ltaqeW+Jm0HGsyiNQMMbgCPQTj8NebgGzD6ot+J8ByjU4iNDqJ0PhQ9gb908BkEmC5BhGh8V0TgZGdNHqhjyOUAURoYKGn4hGTUJdm40FUJgq0Q7+zdH5n6fwPAx+lK5+mt9VO4+XKp9L533XpfGwV6dKVoyOUzof2yG+T0NEbNIi/poxBD01PZVVFvIoCLWYF5mpSbVIDdGRni9ZV99kP6YdnatXUXPZhJW8fsdnPzvwgfySHfeJ5QwOFhK5ELQRVMiTdvBjAKneDoWDakWtChSTWsBlxBwuYlHJNhs+XecnDVFbA3FWkazSTwQWmSAQspqGIkg2AssQTLC4TbnDR7cXhBsuLwg0WPy3cYBl7l+wPVpmwRvQwqbS8SZ7NWrsU/Z5v0pELdWJO9JRdF/f0fBBWATOiqufDrtaqH36WvUhz/HiXaNW6kmjmUDDSO6a854jV64IfpRPAqozN/auTrbe/ciisDRupT9ehVOtWdflgTnXjjTWOPzgZOirPQRgkRYZuaPgoFzAmc9itYJB2/VA3P9TQD+f0w5JiuWlIjglrC0Biorc5eFuXcmTvA9aP24RUTugwKAGCYhmMP0M9tYKkV3kI99WHxODYASkxYiA5HMR3bIDnsWK2CxCUQUn7fISVSYWIU3xV9U3PhMXtgt8/ybsn/drkQ5ZWuMYGA6pI7yTyY5CW1ABQxJowlRiUo8T75A1BZTKlMRGbVR5Go6gK3aRFDbF7EGBBmAK273xBzEef1j6IYW5JG4CMcKxvQDO6lMTdcL7nBOru9bBXhHFFa8sklRL/xcX2v+LdoHHiJ1yYaXQpf5AyjXCsLGSmQrqt4cmgUi4ssepc4hSb83/JDLmN4v6sP/OhGeakf+XgdAqVLkLVo7+42glFV9DQFYS/FDpFl3SxLlEFRy/ueKmPl9r0mA9LwbrufZHzZk6/Naff6uq9c+p92BvO0Qn3PT/qe6b0qX7pU0PSE8dTI6UhNeReGIX87u3seoPJYTOr6w3oSnd2vaHItkh3vQHuegOdXW9QDdA7465HHY6X3wHVlKNP7Xr8cEbXa3R0vXpnn0s1CXfKveiUWYT1030O+2JPS4fTXW89TFr6ET00mYRb5ldT/XALdUBKtlF3rPtTdtITmc7R+7hPPo0+6S0NblmRsG+Qw9jpHac0Z8h+BrsyuwB4GDZK/3CwYBOzveqIebibft4HkAnhBl48FBaGwZqOA80KclnBb5tLeju7ehdbV1nHwb7eWUrbMtHmhAPDSsA/sBN368oRhOqCnqjVdrSfdrF1zDxIfU8yXvL0QZsdrVv3P4ifmPO0S3axdZ2esHTG+bI+mGNn6Nbl5InbZe19XdhzFeuQtxXxuwugxilEZ8QW50lcoIIgSFDrhHUQmMT8ugVfH9xmx+bWwo/F752qaXfsYusGPRFV8kRPVNsefuJi8kS7Z7KzHJfwWXrHxagcF3ChysHGIYKD45BIueNh3Z+GFXrrk9Wta1Yrz81SC7uTqAGFVtudpL6JhmPI0xLnmUEAyMtAXaGZwZ+UbHRBwPHODHNYwjPDE9YstzFQVNrDgGx5VsPvDLdGnwfXCbBvBgvC3V467X2+CWD91qxJb/XPmijnLOIV0pBvtIpBD5yRaOj3BHBI7t1fKagG0MzQpQBrTrSGONOI4nAVgYbQCzSEBmyzeoGG0AOs9qVfEMckCxF3JyxgH/TQYYPBlfwW7I/M1qr9rIxrsHhPbB9s5MStkEbmMU/I5LyDUH0w7Q6LLI4d83CRXn8zwiZUcuOaM5lcBdkammxtN5to61+CcmtZoqGtCv45rlLbJWY8tzgCYg+R0JQIMFCSsG9GLxQ8PSAi5MQRALVwmelVv4yu00B5VANkNcV2p4B1rRfJCMM6N0DkfhDZFAO4mMiLS1RiuG/qHg0msmqwfgbxK3uB52aqvgkLxO7hQKxWRPAebhvKZUUEH7HmPCnJJY/maLShRwJHoXWCm/W/5i9e9KSUZ2AlSuk5j2TFQuucziIl56DGhhwvDQTYkMs6EGAD69KQdB5Y4AUr9DG1+Uo6vJWbDFZR+huUKkqnKQ0o/dkcnL8LrR+nFKGH/8ydDIYpvV3gR1fjLflJDmF8k7I8TuldT74wwsOJaLAWB92JMVTHxLmWa/ISFXhIrWWKYioN1vEkGoyqtfsqDmUbZVdwugQNOd1sHcbJ/grxsj2sLmCy98TmPIiAJxo0dlAN1pPsBUR28VfFstqP8/W8iS8t1CPLXi9e5/Lreom80JR3vmgAD1aTFw0uflGvNuPhgbSByrtaRkw0XmTQ3S6k5igiJ1VxXTxJqcIG49dzRAVKL+WCjdwncsEY0gu5YBzX27lgE/eRXLAZ6alc8ASun8gFW3B+PBc8ifRYLpjA9alcsBXnD9xgG9L7brAd1xfcYAfOP3GDp5DedYOnkd7McbTcG1SJUR709+xJtYrOdSVat214QYXPqDVIdmpPqIJaw+qjkn3bxmvm88EupNfzNGYLo/alfLBetKoyhSsr2KDWB7tFqtrAX6IupB6PyTUSv9FQI5i0k08R2ecK0pP989GEiOGRlHhlXOJn1IrEYaugVqSKiUCtAS8tF1GcAodl3YVOnZ/U5ZGl/6TZstR6nmj4ln/KHMQZkSuPv7fzeNl9/jvl8SOnMZ30Y76cM/jChYiP+BWTulMBRlwgu4e/C/LMr9Iza+3+sEVCXrAHxyr8HI734nghH+7DyX61/uPwWRwdwLqIUG0HtV/46+E60Ha9LnzB/zUzMeWORd32TLC+pPacp46y9zy1/rPnqUvsP0/96cB56iSt89RzPneeusO+89S31quDicYepbxofhxSnnHVYsjLsZYhPt70gyy3lX47ND5uuJMb5JQdLbnX4rEw3LInRwxjwvg5bPIN4xAIWAX1GB8e48Moz0/jLOQbU3wY3fhJnAV84z6oG0Q3/hJL2pp94XNcgN+jsapaa6LVTLoJL6joLKnOPWtx535ePRN3mAJ1mNs29ZhZjprBsyvP8jiG2lB1M1m+YQbdJb4W8sL8jOQuhy9gobGw0LyAheaZzvzqGawr3dRPZq0vT3LQ3J2s6GU2hSgX08xSO3YAC009NWF8iZKnJ4xXpROesCeMH6BH7hjoU0TRCfbN3AqYM0ttmzC+TMn2CeMtyX6M7n8FOGWS/ad19i07jCn00ScnjMOUTEwY70n+Kcrw41jdjpr8wE/qBzZpgLXNE8ZxpE9MGMeQ7aRk+0tLsmHSocOfRZZxAWlTYwLaptbtMKaRbtxhgL1Wz3HVZ7hlqNF0kyE86oRxLRrhFnG9k3ohuxETZ/d2o22p57F+mNxos1YAPniXoLKpDQLKxmzpBYvpPYnXGlGjQbFvtaaopSxhxOKGLkpDt0w2uSz4XeC+ijGDMRrxbetilmIdWnp00QNqFE1dVAxGc2QSgJprsXasVU0JJsKYtYuWdFcv6WFP6wNaJYWN7oGFmaVzchb92Du43wATxJhYTs3CxkwsGTX8uizPWJpTRl7d3NVJ7NGGgJvMCHfZhEtHy4B9o9kq0+BQhv/X1iA48zL8lxgIWBkln+MTS+X5FT++rgbRqnTEPmy+30PCVYF+JcayNQ+7R9zD0AxC1HIXIW6JUJVLC1X5DKHKE6EK4UO1UJVLhKo8C1UFASXLsVhl6KyXPH3AYlUuEavyLFYxBrUbCydbxJUWvgUQTdaLh+0Iv/V66q3zZX3AolcuEb3yLHqVopKcsJJnFnx9wGJVLhGr8ixWlaNnbqSeIcFK17iHn7mYPEOCFYuR/MwpO1XjgajGA/zM3cMsPeo6D0x21vhtcTL+sq7xW+Jb/EYqx5dgRQfUR8nxCvaOgPqY5DggVNurc+wWqj0t4lxV+o4v+6TsxAPjY94u7YajiCUiN1QCP2OKreYGY9b2/5EpSNGunO+g6ckdtW/aJIW4tIRa0AmM2tdsYrMpnbfhUiVaB8ZS9/9LWFFC5fyLsK3DwdfNvb/6wqt3f/Sbpd1nVc9Z/uRFkpy0v1HaPTX2cBnaLXAHvw+nsGhDQe3Wq+vUS7tnOMhNZMK7qx02HobJ1sPQ7jce1hjX5LmHQ1YHvEAfjIXpj4mwOCjKP9Rm2v2yMwatYYEqCc1hntmdfiz2RIz34OcCxOwGa7OKlDFPbH85MFloGoQldIjaN/m9/9hUg5QF9s6sGsqpfjYvgaarBBGBZIOKIAVTtpVqBeVIPTtAWXKUZQjPDsmziYO427plappHTuJ076i+d8XBvZs0lx6NHMjjXnPZgVMgR/aSfnMRFwY5spererbbbSeV+6QjqqoTUe7juGAS55DKZU850hUf2DrXfVs719vidL9gi9LqE1sUW3dtUVvdsUWLddtOfOGJ8/UvmSU0ym2b5CZK79gkN1F61wZCAHHTNslN6I02yU2U3rNJbqL0vk1CE6UPbDG3n3JIaKL0qBOMID0GcHlKjzvBWqQnnKAf6UnIRJSeckgoovSMQ7wjNXXbIX6Vzi9ApU/pRYekBUovORhDI0RLkhoonXWIT6N0ziGpgdKrDnF5lF5ziLOj9LpDUgOl8w4xg/iuS7wf3u8GW2XgnXJ54D3LzXffmPR/3SwXNTVaf0gC3zZ93JgkLlLa9i5d3qGPkeUpfUxZnta5keUZ6nE7F+vUqNdtIR78CeLLNwcttYn44J0tb3+lpleHUdhYb1KjL8reh9qEfQ9TbY3H39ngc/QELcs70YHVpv2VHtZlUldGb4dvohqQTW86wD7uYLzzHQ9B7GXqTP0q6367w6y2pHzxOuvmBAVLxwcahXOilWjM7Wh2eQ+qjH5RteqiiN+tDxdnXw1qIzJO2Ze1GzcaqoemFQFP4vE7up9EYDbdpm85Byo+JT82Ge7FhFlTn1Ofm6F3jsJ2YCWVbYDovi+SBo4E++n0Wbp8gH6bqWibQx7Zm0nk3Qwn4mCQSzwY0lwA36IBUHGQiccaYk3KHMrfzCZlLiJl87NJWaKJ5bbwPj57JQ+1FOq4khpz5YFmuAJ78P10lT+OBYRez94rm/WlLUQlSg5yLgu/55oa4oouPycPPJ/WSFAe4zm1Qg0dog+t4M2n3EeJ5BS+oPZT2dBzVogvKIyPesWlbKuOatYvrRR+XhzMXpTLHO7nddFmsAdrUzxYU+7OzY/Ohi/BPJQb+yBsBmbU59WLKQu+6fBl9fKMeinuElskV6/a2pHrJfXSTLuNpeyFti60q7aq59khA4W3qIupTYp+B5pxTVQvvepF9Rzn0tVQn59OGx3gPUSeFyoIbb1ZrcB08AJJokPBPhqmzxKPCQjU/4R7I0g5BJN/WncYZGUFtgqa9NkmPotoozDnb4LQwffBTx4/6mdfoHINPRd8kd6Y62gdahPQ7IscA80EMFh/tD0hrtNoURxtVV/AXqLYUyX1W9REVF9pG2qZCjanhvbrN1ORcwdoMR2kWaIpJmPq+1ADOq9SeSv2d/NqF6Et91fKy706ZsufoGtPMFFLMVVXEFWdtCr0ACCOVqALrRBcvM1qLz9xgDGEzXiKZJI9qdHH4biLUz4exH7Rsx9FBif/tC0Tw774yk6+koKkAEOBjdMBqveAzDVNTD+vNwPwA4N03Psm/CQbaoLnA56oaMoD55BTT2q0KszRvfTkky9SMqialNBLVwC+DBXCS/eo3cxg/JwAhFIm3BlAu+NNHRlWdOw7Kmz2DKTuax/+IU5t4DMtff8KWPiuSLJZXEooS9FAKyoOurS+xZnZ6GS3wBcMcVPvln6wgkd9A3ZAe2RKFFyLPUru9NDg2qPkkZ7pcCs9Jxka0zPTpxWeGkxeitzIMpRkQcTKwWCoHBeRj8C8Ed3jouVkY6/EVW3GgyN6+4DYInFf3S2jhdLU1RRYIvoqDfVe9aQaxH7UIO/PD6on97NidFC2/QcP0YKQ4z3ZIYxnmqgxygfYPUfTRmAfGlGJmpMgUaRB3Q3IhmQVGwjQilGP4akYH3oSM8lB9eSBr9Ikmhoze9RBvUE5wMINrZiccrugS3l6Z1Iu7tlXgffPwQmL+DG1CwEQqJQIyuCqFsI2uGoPNPpdWvw8UPHYHxOoxlgUsPmcFw9NdtDEFCZIylqUsnhLOkIEZn6H/jYmY0kGbNWsRVMU2DYLbBaxjaawXXdMYcNum8KW3TKFTbtpgm3bYFyywpqWf1CLLZpffULzq5s1v7oJ/CrwnYSvZbUmNV3rafTz7erp1tPCc29TT7GSzFDbWvakeipSmhnqGbVjrc2czDNQUO5oeZOxEpb44x3GrGa7mVmfEGZdbd1uzzm8UyvcnQhbEM4cCGegAqQuLZg50ZWvA6L2yZSYlS1k9aaENAh4DoA4eti1oQfWWjIHfY+S2JOfIYltUBvavxg2lje5dviFscm1Hb9feys2HlhhNW3hCLd4kSk30AG8FYPe1pwRjJB8QkLCHhIsWiRU7CaBYhcJEwdJkMhj8yVYgwyPk3Tn42AjiWrdOBjDw+OQCHG2ljL242AdLo+qKrRavQ8bQR9NuCvp4RxykmgImIt+SOEszYE38CZpTl9BXFwwBAaWnXL1KA4H2U3xFQiS4o1rBH+H+WgafTjtD7+fXcvgpDYY+Sx+v/r+JT6Lkt3j7H9HvZKdDQNpx/MIuwc/3BzLuSW1gucSDV1Ds3ddrAl7ccPDnwW7zfEWp8F1BT1Y7OgqiV49sLclAfI+3DJ5xvEhBtAHVmLmWamqWv4FMEwOFCT5l5c8oAcR2XKc1cPysBIEWqEJNBSxAmFTE2gFwCIGNIHAFISD7IUsBGLPZtX8NAJJ9kcj0EBEoAEm0MqEQDFtVoI2KzNpszKiTb+mTb/QphsUp3cLIJLQ5jO7JXfJpDtyV0y6IeAEjM/8TzPJ+IQ1D6S6sQnruikS+DWkGyesq6ZI6oxkt2G7PYt0Pc1ESEcnYEfgqnVsR+CqfjYjcNVaNiNgvUAb6cgE7B5c9TjbPbhqDZs9uGo1mz24anjCOo70sQnrGNJwwjqKNJiwGCZcTViHgfo3Yb0HtcYtI8LEI8mYzmJMPA5h59KtfaW/9BF44HCNUdBKhxHSLvnZ9POgar1kHQq9YdZ3vgpn5BHrFWAgA/SphOQF6LJHLJjwWIiFy+vUNuKlLZjM+EjGqfta2OmuIxmhrksJ9ugpQfBKC3hSvUiAhWIBVqpfeQhr4p83WSw0IeqJBtbwp83KkjgIyqYFMISBlX0IMLssKQFRn06HGAfF5Cywpj9E+arM/yNeNYKRHApXKIuu2DSpr+CG8tQQN5SnauKtS/LJSm4yTzW5yXhrZDJcxe0GQF36c4aWVniX/wa2fweVt8HYhpXRUx5ioSokirqpByCCEIlPndWDfmxYcabxcPV2+wRerrbbx5AG2+0ppOF2+z1KHttuv03J8Hb7rajKfajRGoaNZA08Th9XPdoZmSrYkCo3mC1IquxwlfM0uHQFgxEalpSsBTaKWj2j6N/M9IfhunYiEq5T69rhqBpFhnb7w5mz4egM1WhUqa/PUAVX021FV1aDM0eF3qOZnpK3g/X27gjvg6Yea9Twgw3UYYx+Wi8gYYY2PWyP0gSyfhpIzQo3DTU6HY7PtB825KaHm5v0TQ83N9PNUCYe/QIfeZ5Ang3IsCF5uh93tuDORtzZGD0KJbdSTwAnWnIrtQUnizKM4dq4zrAJJ6mP96olter/D79WA62nng8sSmguH+DYUPB4uGtQL/d/E9CjPFzekNHyGiUrEdCJR8irlKyCDt5r3eD8P28SD+FBs/kyJT5M+TzoNQ9QUodK3mPbvLirJeHMh1MhU+OoAEYS9Zo+McefuGzOfBw+eZ5K/CRvANsqpHM+nFCPfRxu5cNtKvg43M6HO9TwabUu8TU7+3H4FLaXn+K7z6h1HwLavE1X+cJOtTrRaXwc7jof7Fa7+E5L0Wf3qK3ng8+p7eeDvYpes49mrf0spV6FGosGRIaZKhSNCG5DfPezSM9ZgYu0bdFcS+kZAM5Tesqi2ZbSk9g6pPSERfMtDaxjlkwrUxZNvHT9gRk4SO+bxJBRes+k4UwpQ8lS+olJo9xj/r6B9A54X4/5+16kt9hemfn7fqQ3wIVROg+dPKXXTWI6KL0GGBNKr5q0/FI6Z9KMT+kVk6Z8j80eakgvmzTpU3rJJJ7QIJoYwQT99tBvG/0+hy15+u2lH5SuTwNoAYZp9GvRbzf99mM78FlaRi2B07hoCfjDBUu2Cc9ZEsSybUnc1jNIK7SMIqVp9ATSLppOLbG1PIr0cUa3NbAMPzApXcPotgaW4XtIG4xua8C26hOkvYxua8Cq6g7Sfka3NdD9byEdYnRbAwPgBtImswsGhsB1U6LLXjMFouWqKYAsc6bgs1wxZZ9zFunADuMS0p28ChlqH69CBgSac0j38NpD4hEvO4b6HLMLRst8yqRlg8OyHuNz3jLn8/fk9G05e0vOXpOzV+XsZTk7IAXAdqktMVstjmyIi+OUtCQu627E6yPJH3HQDLVjgmO67p3gmJODEozxGYGdeVpwafbvMByJuoWxegmwvKV+9lPj/TRAbDAiBCxHSwMZN36L4yb9bsGz9DatfcQ5TLzLB8JdOMJWuMqCoJf3v6ldD5YGRkrvnPG5+W7o8VmidY5jwbYYxRdavkSFH1Yi5euumTCBUJ2BMflMWI3f8oZKjl8Xr3B4pu39+X+x5m5pY23nzAzGyb6glgpOXLeXlpcW67oyD4V5zdIAvY9+B5phN4L7cICfZpgn6c3eLdF+6oj20+DsNjZs4wo7qo77edS5R9UPQVZlJqEB3cEu1TgU9rR2MZPgq96PwtwMVYn4JVcgH3u1e2cPTnpEPYNKK0f1aqDS1NV2u01pAe59r4c9TZrM8rAlb2qwVTqA52H3fpqF8hzjSzUq+QjjJWa7IU0h2pD4zNZhQd+l8h9F1KZ3Q4jMK28/zTb5oM4OjSX2iyiDLKivCXrUlMn0KElVS4fCOqpK0mUqwG7A8LMHYBpIxCwi7hgsZdiX3j4oztF5VXuxYiVhgtldsAgtUxmALQ1VlmaqmIzVTa1RPARqg90U/rVBdG+Ahg1Ryy4lKNhhZIruy62qqpKEVOj0zCp0emYVPgwKZaekqqcR2us0fHBV4c1mWPg47HtZ9XV6ZvUt75llS8udlfJUoyN4ZhX0riObSvmvs04sXwFadj5tz5EHzFsdbpQm99NK7P7PMVFAhoZUtIebK0/D9iOTySl+ePG16debQb7ESKVUKRei4TSjmFKRHDlDxifoEw9+5c9+7/M/+PKuGekWaJq6xCPjB6essCpAooofpfOC7q3YWkUz1CNvSN2z6x3wo/zaMi1oJaqsJdU0DqDRVR6fKrOYgf6dR38tHeCYeXEUZZrrYzCrv4eofoelR8CXW09Izj6xLIHzrBU7z7JqP5/YfCLgnAVJI7b5RHAG5eEoL2NF4CTxtR6gYz+I0bEfMDp26WsFzzzivO9o0HPrsMkmLwKVutSoRbtyWdh+orGaQxGi2OrF9CUMHLi9lBBgvqxMBj+aDCuMjd6lKqx/gM+zhYFBWV/kEBmrfjisqOJXv6EqF7/G+NZZEelqQFT9ngJusal0JQ64VdRon0VG+/S/yKYbtSjgVj0dcKvYGXCrHgXcqrG/dCWF+FnTAbfqqYBbxY6AW3UdcCv1LEZPLQv0FSif1YcvElNVV3zSRSddQBGoAoQHPaD68BNTINMLdHfB5Dm2S1+k3kffwCiyXnxHNi/hccj+huw7xH5ENEuLWsbiYCIwkWpAHq9kRXrxqMEtuKVZs2ehnOl52GCerpid99N6ggKkFZU06hHx+d9Kz1g+gEqqX0CCWLZfKN2uGsm12BFApa6RXLO7hKEf9dmRPR1Apa4DqDxCd+hNd4ferO4Qd4HFza7nXX83O3E0srAy/d3L9A3tORxne6OJdjeglINuKRuOn55oTMPLuX02kdB6UiIcoBg5VANxgb9g2zYDXaQwJ4DSN59AIrRxftPm5LYkdyVZkOS+JEbocOrxX5//9vNfxX9H+O94O4AtfcoIIs89Bx56rr64bu5sW9CqvdMzbYZLcNqY4lq7sB3rKig585OCnSm4gtB6pi5MtwPJxbvOGrPcKXc0B/bd84uAHxIkxvgWIHYR1NSbmTkbujEGSsoFGPA0cdn1m9wPP+Sgo1AFI3hBrlWMdpJpvnBQWfydORuhqnhSZ+cHuQ86paOWg/UBgTGWD4QRQ10eiVI98CUkBjDvGB0uLKsyvKCtCNMuugJv6DJCP1Dnee7hF6hoDGUXCoaDRNIIE0AH4LXTj7OCnSzgxxhNgL/x8OMz9K+nD9JAQJgORKRgcIY0ZnqB0UY3fTitezKVgSMQfhhrHdoILPwPHE+kDeBEMlbkYYG2sATawk6kBo4XIg7DbN3jAhUwxl6Q7mSp5ISp/XqYb1L5dMfy4MnY5NZCM6G7tIxIklFup9VfSx1EkFruuuyYfUgVmsn30Ljx93DS3vuln/n2n4986V8BO9Zs7eT+zN1zJ807xNSVZBmvpOBfiszkLAWKIRLaLa+FnTwqBhzgXR4GJLm37lNxiOEUnhXgRGBIWjuJCafrMQ4VXz8yCQ+E+EZew8Sj3PI+S+n3lGPYKl2l6bBCTJsDUJcyEXOadzIhQI/ar6K6X6d3RtttP7R7Zm8ESRdNSRvnIp3mdpLpHOWkIX5SKEHs0l2lJaz090z7CKy9FaN5Ek9tQkR9s8lOYG7km3duOMwxaqeFfQyTHewwFEati8OhIc+/iUa3WMSlAwYGnQzdCHXFKv2JZTpHIm23BCAmdtR8qdIZkQ4PfvAV3IFH6XPNIFdqfbIanCGbf8tFat5Z68stf7KVZxLVQm72dyGe5yGQe2zPH0DGo8SLUTPZUEHjV7KVr4e9CvYEIEmopKcW+sZ+GN5oD0b+GFXTA2+auDGm+jPetp+do+LHrfhxzE9Hvjr5mS/JfvoRPm7BXJyEOMsnsQC88WOwoTdgpRIarb+CaddkZOQOTX7LOtgs/bKVN1MgrSbNANhvIzoT/8O4NgLBA6OQgvJghyZgVNH0BzSYHGY+YX4RaoIjVIcFYYbBGkkYX0yMML0uMI9UiTbjlgKoItovGrDKqz5AO5ZBWPU4rDbCYB9ohh6JvBUdUcKOwklgfqhRx0SlNEQu1tWaqvGOnCVhNniZJU4F2QMLm5Y1vWlp0QwKUm6GmDFrRmLGrJkE4YHrahSF54qZROFhyeRWLJncEsnkj6tlF8hXJJNUOCiTdaRIMor1fvGwllAcMcoXGCxX4IdMAajon5TQDl7oibyIpcB6t/XeVyQKBYlyKVRiWosaAfUQZEUbSZZyR5YKZemC913GElgNfOCR0K9Ov276NejXQ79e+vXRr59+A/QDXgFM7DBT2JFux4GRMmNj5KJAGeEKDQXdBUvEVVR8RvhVk2HAfDJilYUh1ka6MxmaycXHYA7NPWg4I5YDv261gK8Ga9SwXECoO/Q0fgGHvzOT87XUv4jXHVbDy8Vu4Hes0y8dxTz3PM9KMKPgoA3rl6HbMII8LBvkigQ5ZzlBjr1aXA5zBUHO1Ay7yQz7+lc4zNWwCHIO4iJAkHNYkDNTka5OQIntiCA3rFyeg5NYV8MsyMnjb9PTEOTMVLyrt/XDr6WfxfQynFHVDWDW1xCzvobaZ0McB5HGFPt7sXVnEyZFrmqy5ggRZABnGYLwQGBVutmUjhVMfaxbPa7WJZjifCZ5RmN8WF89xnCZsBNhyEwVLnoP9V21liEyESIWeXDW+R7IG6GEH16lHkOygYuFWWYheVWd5osRia35uARo3BiDmS8kb6sBcB0HCDXM4e0GVD/1sOg1/aqPqBTl7lO99LXoHgxrNsb3etQQU954oWLJFj681qfDMRjkxTFnAOo3Dg6B0k08YnCxiP21aVbzfvedc/kIbKmuCVmyo2u+HHdMpTuWjr9mdsRfW6njr2X3SUM/6nPonHT8tZU6/tqi/ohQ3Vkxob8DUa8RUkdkGGLgpCEMWwDXYTSGdFLGqw3TYfhSuJ0JeuAPALlAbVLj7fAJ7DbS0cw0vX1NHJh6FK8fxXsaak3UezpeHKsxR3bPhFvOUi94Ypk39H/WG/rpDU+eDSfUxAzYxqoaU5vb4Va1FdGSNy9bMn+591JpetTWZZ7qXe4pxGpQT1IJtrTDbZ2S2Ta1LbUJQH1zywwNnk3Yhx2nAqonqKjtdscHV+KDK/H+euqDw7gwvKj623bPnFUT/OkxeuU0a4UraqIdICjDk23e2DBpxCRM/ZZOyMexzLhxxWz8UygDTNkb2gLEfkONSdiBMgcSUMXtNnaDKhD5ae3l6FJa8n8V8aIgoocWS+ehne5fDkunLLzTzOhCJADgZ2glKgUrHXQgtKbpCat99sPSnxZKibxmMoIm0hxsWRQzD1RhN+KvOYbfi2lZOg9+x4pYCGVOi9GLERaZPZpOxzbLs+28+GISl1fi0G5Q1+aBgqsqYZUZEJoGfPGXmA7zQOArKjlnOWY6rJ3e+xM/cvCtb69++pk3BfWxglz5lJ07rsM3ksR2xrUYSqGB+GlgC/NHVO4lmN36CbaFy/JojrEtnNYQwlj9E1oXYXXjlqJgHKx1LorW2dJhBvywLvHZiN2UQNaaJHkgEOsqEEfrYF8WxsuI70F8JhWiDmWiB2dTHwilS7+KrVCP9e7Ou4BQzG+3EDuwa7vlc+wCcGRs4OWyZILK5ySUHAMe+vxYeRROmAgERkeeYI7uPf9fXDj97f/o/9jB482BTSiKlku5zeZit9lFBcuV+F5YjsJp5lAhCxUqP88OvlShYvZz2IuGXrYsJUNNgCdE9fKpNVR9P/UQX8hZZksKl8QQB4ZDony4AvmHqtqNVzbok7Ss5rhRIGHGIiyibcJNsYHESwds7MIVP+wN+wJfO/O41HL0e74J9205FxUWSWE2FwoheVQvdgfp7MWKI5FEywg1wPVwQVeErROCw1gpNGeUC8Ibirns2gy0Y1I1ER+VCdjeGsClF3XtfBpSESFooNFB7WfNNlWgHLhYzul6FafVr1NtfeIE9PWoGRdji+R06wq2SA/RNUe/Lk2zgd1n480p4NElRcD2UOrM3x/BJKOotc6Jm/skNR0JeAjsGPilyJqx1hnIgENolYH3hYw+Y+qlRHxV/gj7WUVBu3tvUutOjGlMFXp8aYow/IYcTid1Ufk2XgD+YZgIWvoDy7SPRCp8Eduxc17GzPYjNLuyM7DFsz68yFMKhBwUCBZvtUOBQGL9jdV0ZrPTOS4/1wxNiQ/Ugqxnsv7AjPUHFjq8jT6b+zT9gS36gxxH+IvUB+wAKt2QZR8tuOcm11rGVsvQsL8RQq3oDOJn4C1vsq7gU5/sfOSzPmNr7YAdaQf+yM2lAwrqwMBWVEeJFHsEOGT2i7qyznLB/lyBRGOE2DzEVE8QYoHEkbml4fJsR/OXDjzCOykcUyYfBVkMy1o/Wma5rytD7qswaq5oUwsqfqSqH6lkPCKRPATpXiLyYRGDeoA+SQOz61PFQdyH5pa+RQN72byVJK/+iM9KCQ77Z7cQgpIlSJhHGJlhkis8n1nLMOnWMky6gea2eaiwyZhm0g2WH2uvsM2ohEm2qIxg0y2w6YZm0y1m0yucIkyyHXBpNZtu6TDJ8ijM6wzNplvMpstzRvq55cIk15MNn4riE59OaB0pCR5g6VBoMx4gFPm8BYQ13pftwBK/XUf3w66M7M+4+g8Yxmgb+j8zo/hHqdg2eY5kY7CpaGsXTEVttguBXREi5yjjECIqsQWtGcUDFXfQJPznNAdNEJWtvhDHXcL/P3ZzQJLmoD2HnfdFJXKaxpKxVwem+RaMEsH9seZyUbQY+tRZVsHS/5nQmGG1bMf/vVHcj5m9UaiP9szeKLYHHUbBPOgwit5Bh1G4DjqM4nPQYRSQgw6jCBx0GIXcaKOkvEJlwcUuDYyyNCwKBvVp7AjADtOhaheUR3+L1NTeGw9riQ8ICWtfCF0G78BRAVubiwP6SPiNIt0uPzyAFQQSPYnHD79Aw57DbxQU/0f4DRfD1V38f2n0lMzYKctFTlkubspyUVOWi5myXMSU5eKlLBctZblYKUl4EHdppJSHHN4eZGQCukxwfZjIC683o2tm6hpzuDTeSjQr0ZTQMkrNTrO21sXH2bLtDRi2jfGeAi2gYidi6pBhAuNiPCtGdFh2W+Y7tPKWJk3rCILrHgrsVmzqhtVfHCsRX4rXd1tZL/HUFF1kEBsEUxYNPhTiB1AkjHnzwH4G3aTFUcz18ihaXP5/b8XB0pQhyMeiPu7nvQ4RRqY2audOOaF5gwrRnKBDzO77Kvp668hzvKrZFYMKR0WBDeIxerb1CyQUHMXBETxUQnY6dfHCDZSjCctE/7dNkgN/iP/9xS5lxVuYu0WbTaJgLBvubp8l5pQIUIyCJwipku2edMjIZHsLn/m2Ge+O7t4984uh9WnRLazO6BZWR3QLZT2wQiw9NGmzIZ7dKuJH7JXdWkVHqw40OX5GEgXin9iWyQZCWWR1IIBEZHU6yMrB3j6LrPTWFElNDg4ipMb8y+2KKHH8c3wrcuS0SEyv6pa+tS5VpFvr4iLdWpcqEmXKKtIderb1PwHCYp0U6dY63pRoOVKoO+ukUAkCtou33V4npTOXlK4S9b/jaUIdTwh1PE2o49mEOgn6/GHXhHVCE+r4xtLinmHwCyhDTkp6knukFAQ7KjLuS79l6sZbNFKqywwTqoOyova0OtoTG4jW9zJMLAwTOxkm9uJhYk8ncSd4mJT+874cvH4cbWNL/O6CrSGQ8IWr6Sa/ug7ihcpRqa+iyXO61Fe5yXl7Ll3q62jpGRhB6ya/uq4UEfH6uiZmJ5oUP/o49NicvoBXXVsH0/fzgSba/TTR7m+MP39/Y+rz9zdmfn5qjNJ/WZuwHoBo86uIemOanGNSnvsb2QqXJLVPbJKOnjKBPEQSArxXo0Vd7TZiXtKew+a3scOYtQXH5bIt4EOXNIzLRVvQhy5wPmqfMern+vjBxgnrBo57dYuNNcU/tlWUC1O4cBMXqIjzNu/+X7DhsUvLTM2OxauskRjR5Va6WW5lN0vWSKRPbZtkqW6DQfWD/ZK91va22uMyNolI9gbDQUxEjEkYIfxtFAOTgSo3WflRlk+l5wcqFjp4RQcn/ZNdSYCgqINXppMwPtzBw4ruX7CbToe6egdOmzn0Qg/36KjUAq4iHXRJ7c6Mp2p3Zjyu3ZnxVO0oU1btztGzrd+jEdvGwf9CBxfG5c7FcanumXFQfcGaZNrHZHfX2uNb7bsWOs1T5jl0h+/QEDqDntVFXdfmLmpP6R73wJIeeN+SnnfHkp5525Jed2F8wjqpe2Cbjo9zh6NipTrexXGq1KnUhXO4cMLWUFVZ/e9SmjSXEtJcSpPmUjZpZkGAe0SRy5oSl5gSIxxfszXe0QNHttqqZUupZseb0v8uj0f970q6GFeSYlxJF+NKdjGu4uvfpP43h4PfhmunbqHrulxXxrWR/gbKDMmcpq3xgCfeuXHsD9N0NU7CGkwwpWuStOe25iwGPYa5zgUiXzGuT57dVLh5TlnSjLO6nW9Zup1vWAIEdd0SlPerlvQJtdVuW9J0Ny1pKVWCv0l0gmpfQ+bK3sc3eReH/u6tjNHhT8dhPTA6Qn+mTaNjJ7xsXIVRstO6jBeeWqbZF69hEb2n0tPxVPZ0nLWG0af6pdlJME+3+7attp9a2qTdj26M2n0+3e7zSbvPp9t9Prvdb6J1F2g1uIGDE4omHt3ut3W7z0ftPkJ5pN1v6na/xe2+gbIubffb5qLGvmFKY8+b0sgndQOeiBr7OA4a1HhVKvsx3eJHo4to3ilL8A0emNJfWDqh7uBvtW/isELtyRZeP/O/obl1c9414+b8xJT15D7SeXNxs/Lyhzp824RyBVW8k6btnYS2d9K0vZNN209AwUtE0rs4mKeDBU3be5q2d3isXzLjIXKKgSn6OyZAqt0JXWF2m85rN+iCuEGDlnDHbhXEHbv1c+JgxZPcwjg7V/Hx3XHxxwY50Wr3MK/NpS58ggvsuV1hwrUTwsFPu3XMzB4Hi1nOiEbH0+PgePY4yGI5JYi63VIdg6Af2F3McMI9Diyodk2ia37MYHpBpbwcK/w3LVcW46uX4NmVX/t33zf7vz7KEhxUmO0joRDyGHNs6T52P+lj99N97H52H5vaROltKucDdKk/wYjZpGeYTZqt4z42b0wyWROKMgQknAV3Szdj5zcekXABaP1+F3vT401vSed7TfraUd2djm6asN7VzNy4YFJ6eoraRIV/Lzmfwvnbcbd6Ne5VX9JG51Gnkn2CBRtK/XLpO6ZtHbGIDycB3+5oZ4CdYo/OYdMgAZVlMdyVLpDyfMNTI12ODd0rNqjc1ys23IPo6E1GJpdr/LxSudcju/UcB7ISC6vxEHqIfYxpZ4vOOo/ECT1W6AHTSAA9xTbS/49jgex3DNmAM+hIgPkNlnJL37YsB6a0DLdpR7ZcXsifc+Rz8ilXPpXjzQf9KegDHb6gP6UVK6b/OyZ0l9ihgsV0/k02NYfCPD+DTUJKZnBb8OrwYhhhZ4k29CVlRqKN2SHa8IbCZ4k2ykkJNyxeS3VMkWtCV9BCHS3HmrGM3bm1vGhw51HT/HbbJ+60dNnNWYe1O+QHZmQ/v2b3ot7CDzpLiGlgpeJ2hB2NAeAFb2mcSXSfsNDlUP+xEI5F5afTcWTwJfMbe9RPKe8bR79FN8N8lnvBGsReyp9FC8RX3mim8v4QNCb5wE5FWNudFbPzDZo02Kw2+iZ2aP9Wmq/4LUid6GnSYKnW5D4eW0/SsStNlwrne3vXmx21L6lSG2HuU7VPV5ZzOGeX5jCx9eUsIXlelf4GlDaZ0uZnU7rEG7lR/YxU4faakZqs0Por8ystaz99401+dbWUMhHvCGYrI//3uu0KjDs/ALCIncJXhkz5sxofrXWcWa0R6xivDZa067HxMN+CyTSt/Fgb8rpdj/HawEYX1K4Otys15yksCX9aJ5FnXC6cQPqv6MLxcfnAsXG29WhdH5OvXRvTgRvkJP7atbHU1yhT6ms2f40Wi5tQI/zrCjF6Y3JhHun/TBeuj8kHro1h/ObRwww2MuBIxHjlbHqlnt0Yf3d2Y+q7sxvT34177xwW6I+odlf0Sj27kV/uBAVtO8AWDEFJFpuQZHeshmnW4sBWe1vEX88Rf820uLIx4gGvpkt3NSnd1XTprmaX7joK9SsYWzj4TTqY3yh3bujiXmW1C7P01zYKP319Y1Blnn0j3L02UFZ4SKlcxF/XqSon7JhpvE/ySTmqD7u/28Inf2IJXnQkP1/U4u6FSI5mgbpAzEitKUIwLFLORBerWhAGHw6pGVwCiSILeGt97/uNf/TsH/3o5V2qvpjl6Z5OghBCruoGI97YabGU3uCV/6godO4uI1mdSlP8VELxU2mKn8qmeBt0/WnUQxP4FHOU49Lytztb/tWt9kgrLy3fjlr+TNzy59LlOJeU41y6HOeyy3ERn/9LIvIFHPx9KtAl3fKXdcHOJS1/Qbf8Rd3yl3TLX85o+WuJRH0p3fJo8XO6xdtaop7TLX9HC1u3I2GLReySbnnI0Gj5G9HFqpal0fLXtcw9QuIHtzw17heY372LttdtC9Fdt+0VvKW9TMveGkvryJIZ5lZ6hrk1lknRO5hQ/i0V/rbWWN4aK7E3IrfsQmfLvrXV7o80OHfGdMveHota9m66HHeTctxNl+NudjkW8PnzROVPcPBNOrinVan3dcHujsUt+8mYtOzCmLTsvTFp2ftjS1t2KmnZu+ailr1lSsve1KLgfS36ndEteypqWZaru3TLntAtezy6uFi2RsuSZHXb1C37FyPwkUq3LAvZ0rL3TI2dmNWyN9Nj5WYyVm6mx8rN7LFyGyPiazWqpR4aNzeK0Ru37JTZ0bLvbbU9zE+seYjG7K14zN5Jl+NOUo476XLcyS7HJ/j8TDc1IA4u0sGCHrP3dMHuJGP2rh6zn+gxu6DH7L2MMTubiPjtxS17UrdsJORf0i0LhQlalhUmaFmR8nXLXtOIa1fN1GzN8GtdIvKjZb2t9qmoZWU+nk+17IWkZYHLxtGuslr2QXqsPEjGyoP0WHmQPVaOguX4JWrZKa3yeMBj9qYBAf9EZ8MeM7faL7PODHyO1nQfHW9iyzAhJY3zVrLUvSWi7AuiFzkglDuuKXcsohzDxJU0TFxRYOIKLKMqj6VYppBsFP3bFIVeiwn0BibetKiaZ82NLfZnw9FmNctz7JWjTBJI8UexdPM/mKVfzzkIuuEK64dQu8CUoyruI04FcgZxKsZDg8TYUoqTlv3Z2Ll1gRlrjnDukbCn3B+sGItknVAib7Okw9mgoZgOEps/djFf7C2rdxH+r13sGOsCWgRwGzNnQye+NbP3BEMRj8+dja+1Y6vzswzQQY9XZ/hRxFlW/kziYPsffhaxye7MMhNUS7DzUtWzbW1UXVHlDudkxP52Pg5re3b9/T3mUVU7/C2V8rc88kbq+PV3ml8PuQWUQxID3GmLHGg6cQZf+qpy6lXl9KuiN72JNyEs4VLjHOXS284/HKJZBftCD4dM7PzArh2Afgh0ZNAfjTvLlzbh0qbJh7wJaOiLv82mZPRXY9V6qgijeE+VHpZoCHiqsMP4PIzoNGIttBPGWmPtVmOTIAda0J5gYOGFHABUGaU/L5YtOB4eLr8vcr71vn0k9775gcOmiFbsCCfqk22hK67BJn1lBCFHPgoSyQ/ChnLTdu6FlHV/htlSSduzl4Iu+lXp59MPMKSAP+mmX4N+PfTrZUXSw6YV9CExgv5EBsyfZUz/wUxPAniKF9SA6hMg6CasxGbaNB8UAcaqovMig0uHg8pl89nCw0YwpOC5twJv/psVPQKNdgEa3VQu27QNwthypRo8EKyKyjY4GSp2jRuCr1ugFDve8UmowVT59gpceYyBZg05iZ3CFnZFabg6WGMBsNvBrNUExMWgan71G2rw4teCx5epFD/zPbglMTB3M3ZLGtQWj4Ns8fj4F1lBt1o7Jq1JHJMGOxyT1mjHpNUKiOrNlGPSau2YtEY7Jg12OCat0Y5Jqedgk7g6o34jD79jZpBq7cMX6ek1CrcVTtaUVE0NszObeMaxX1m3CvlSOBJf7FY9SnzowrXxxR5a6x5TAR5OfNcawLtEvnUpH7teygeHt3A05YJWihzmRthTLn4t5sCw81KFJs3hzktVVUZQRTy/WnzqojeXaQYNOi91sQdfxyVfrSQqrlIrlfviOxU7QsuCOShRn6Qdhw1P2ziowgkSB8AguQ01Yzfy4KBHXCkdxBtz5pEHZquXcODDYxIHQCxZQJ4G8uCgV3tmCq4NjVvxwMyz7cvb+ozvtv4N8S6xjxPf/4oYR28wZiVgSxbAEDs5ZM5OqaDpWA2cUeISaZagtG2GA0gvmGFRmQB/c/zLZuDBis3bbo+L09GIeCLBL2mA/ZJg6N0QMEG4J+UYRNzBDvewUbpW8ewYZc78ICeWMG2LlVWCx5C1/xnxhVNpTnsqm9PO3P+EExQwO9gMq5Da8aSqaQ4Qa1OZzfPBhAcVOu0S1ZmTNrivGHuIzQGp7LXWOFboKlvVUJc8z3TuAhsPLJ2aLisybgurDAK2oO3b8EQNTyBjuZStaY21QevS2qB12dqgLBsgI6in7YC6IzsgKbGt7YAaKEdPth1QVIT7acLfzyb8I9kBiZM7QnSdsdKmQJAto47bSJsCLZhiCsR7rTYDRLoAjrytcaJZem2I9BqZAh23ElMg3uZNmwKdsBaZAkFo5fJbrDlaTgqdT7fOfNI68+nWmc9unZtolLMkPt3QrTNPraPNLW5Sy3BT3FgXRNueabHoeCIWHU+LRcezxaKToPVvYXsRB99GpG/dCmd0KxxnFQIEnhtm1AQweWlraZGRsnMaKdvWUqQhUuTSuYWa6IKIlyJFWjuMWd0Up8aS7eITY3q7uCy1PjOmJc3owsmxaM94qbCogMXk7f2jH4Vi8HdJWPjk+6Am+vVd7WlVSukIe6dVb+eOKNdU+/KlidpOiNpOE7WdTdQLIN2CmrDO4eBEMGFd1ES9pInaZuEzkhBdLSHyNGQm8mR5h/GqBBx7RWTsl0VqfEGkxgNCq4tjskEKDeCYbIX6QqRLIBJvouoLF8ZkQ1SVaFSLVFmNpUrGJe0ULjU9vRRcTwqQIewFWz0dlmiBLr3ebMczBWYI3Tcvp8l4OSHj5TQZL2eT8QqI9RHVfhYHvwOYVk3Gq5qMl8fERCklhyvphUPSCfuFir5QsZx4OnJIS6aiIQ2xV9pht26Gp4Wgc0TQLXI4O8aRHaG8YtMjkHJbcn4F5+Pw5osE83pJ1I8kQNRLc12eqVeyHG+6uIc1nrs7bIjTbU5rso/uehM7jlnqZ4+o50XqZ69D/ewB9+Sz1M/xF1QOeDeFxNBn6UaEn1ZH57U6upStjo7KdS5drnPZ5XpUdbSn1dFlrY6uaHV0l1ZHVxmVUq/GOUwEidLy/mKbn0+03uWuHl3Hoo0IrbS8ECktz6U1z22tnzwTXaw0Rb8Ja4WTVmwVw5rJnCpkRVFWuc+y9qpBx1PfKUZFddmVkLXl7jJry+Jdqoj8s2nyz2aTP2uXSneLc7tU4Sx3Ck86xdI9CiO9O5XXu1Ol7N2pqFRX06W6ml2qR92d8vTuVFnvTlX07lSX3p1a0imuJfrOS4s7xTndKdq6U8xpfecdrbW7HWntbqVVmze1avNGdLHS1OEoyjochdiwXJBOUQN867RuYrZpkibm1a39iCrsiJQ306S8mU3KLBW2aKjFdu7WRmzVi1+qF+bZmCSvkY+1ydIWCcN5l+QH5x3qB+XJ1hYdtAJ0ewsNkQgC3cBzPQE5jdJjOn7PFEQ0d8R6OyhpjJ28ADHZUQA0xn4tab+0nmlovWbaYa4TUzfXiamb+1BcN/3TADQ+HfapPpV7sxnmiLovE2E7MHXry2PqwkuZmuWsFMKPjoCpm0O07ZxqaDBaqh2800PA2rPKozvBAvxQaESd7ZvmWSrBeZI968LdQzVf4t5Rjq2rFu8HRI16J92od7Ib9RH3A3gvwNN7AWW9F9Cl9wKqJCraHWOjQ4HN8XehKmOubr0MjRFZTYdlxVQyPt6Q4fGaHh1fSg2OV2VsvKIvlZvCs3jCs9BoSKaaeFBsi8fE0wLpGa+gXkm2FmmF9Er/slxAMGj7sPhF0Bp6xDksfsChTTns0BEQNYd1hVTNjeh3WWiJokGBDDzeMveHbhNIbKImibLf3hWlocdeeU0OjywOanl4zAKXk10DA4NRvRjbOdFlp11mSjysEoBoM6WUffuDxbdvH/mh5LZn8O2o+y78NUnRH6c680/+WPrkW0EpgcNmO6Oy2KWFldYuRb/nmyGxOZNhl3IF5Ljr4p7aB8K3EdcWdrVW/fCzlQSVo4v92CjhUQRIqS4MYrc15T1XcVQXfGzswFc2I2u0qpOtt79yKKwNd8SEgRpaigGP4go0enVVARS0Cxxxh+bICoOw2Sz+422iBqiLOrAOB1uXMcNtAR6vMUL0ZNitH3T1g26kP6AxXJcoa7vlLTbe4rKjrCkQGXtRsIogpwL5nNox6IHio1wqUXl9AC9g5wJHvUtyJZioQV9y2I/naSSVJYxL1+SoBUzmbsEdoakCrDJfRdC+kEFYaoqvFxHULyzSFUGYBOBu0Mdxukx2Z6UcfdPhgBqYoamrX46ScHyyd4KZCk0bxA+jiRRs/ww41bPXW2V/pbQY3T2JOtvRcK7/S2ZYEcQF6UfaJ9X/0AxdaUjqSHnF6u6c6kLzwPzZTdrT0O1p6Pbskvbs0g7T+sUdLzXxUjS2icau6Mau6be6+q2ufiv6j6kbG/QXpH64ZBItpMG59Xqk9QahZJPmjyrVLTXsbPLORu5PKb50I/emG7lPV1oauawbeVA3adTIfdzIfZ2N3K/6OKqSbuR+HX+xTw0sjrmY0cj8cEYjd4t2l3v6l6KyuUubxBHpkmibRVgTM7oDsPSXodDELO6wgOi0rvNfVmOrHoBjJFNfy/wqPuz/MwZkOUBlq/hTdkbAlah4XIgXVK2zlKmJwIHq5hWMo6yxXk+XcknxehgEnvky/5/HJfIHS6IhpZXDLQ0akTswbzrmsYEKIPt/bpb+9z5ATh522QDYFmj2tnsoLAwDOtKTKPTEPPhtE7A4Vmr0FOg1OkCWhlYsML+Ax6IwYBLTAuJfAugq4QNGiC8lhoLSM4wrToIeNI6UnjQBED1iEc8Fhk3iA/jEvXJ5Cv4vm+kiGKGF2FRd8iQtfiRzmhyS01Bd8vqwios5DsRlwhH5Ofm8XO/SAboKMFityhCuHiKpvwvRNu24MblEjCuC+FUVKTFiWJW5iMwkFzSTXEDXuoa0wkqfApgN4qhLHBxDE1KVhGbAWLpppkCWzEUgSyUGWTITkCULoNuqxCBLBVbRFfx5ptlNE5CZjK8UIZ8y7Ahwk8oCElyV4Bpn27yuVVRyDl7ekrIIHmwVX2eo9irAiGi1zP4cJhyPcVKA22MqH3BEwO20fBq7ZhSgu8SDlhtucW+Qt0r3obf/Lne2unwC1p4FiL+qMApZlP7e579TUYfGI++owgbjgoXteb55AtGNKD1lUT0pbVtBrXVvuDVltvL8QC0s7/kJYizmjK2WNo+8sSnFwt7YFBv33tiUMu6lTFnGvbfgBnCRBulN7Q9wY5NeZ6l7tJwdximUs7bdnkLqb7fvO8BL2G4vUNqah5XhCJ6tiAB6a1OTLi84Qo8hKt8mUf1J3k16dHGHSJf6XFLqc+lSn8su9UUU9t/T9HRBl/rcJoayoc9Ay+xIUa/pos6hqMccLio9oJXpF7moc4uLWuapSvJLcblNJTB1C9C8mLda2748yfsc4/vCLu4JbYRObY2LQCaYOSpHrCz1xr829wtXJ3ONlcpYUFUisa0vF8BW+zsGwR6lsLjqgsWl6lzSp6HCwqUwF2Hz19HruxnYDL2+G72+ksoef/sSf4SKGn2/jpHuUZKLasQ5gbIl2aOMORR0N6MA0WznP8MzHNqU/l41hYa/EXX/DcaUFB49+K5NPAI6vx0W02rKBo8LO+zhZ5+g7o6oJjheH/C9mzYxBwVA2tOyv+wQIDmxpoppZLxa+2EC4k83fZZiE5y4JmK3/akJMRViA2LF0jxC0wiHjqWjYhIHdtcMUMSIqYgmnh4+cqULn9ic6sInNsdd+MTmVBemTFld+NRmKKF7J6yTm6ULn9icGniuHniN7fYJPQCPIS0uMxB176Z3aZ3yqc3LDsSkZ/9/MhBvmt/dQET+/38gLjsQSxga14x4aJT2/DgNDUUjA+2gUSvS/fTo5tiD7OjmlAfZ0c2ZHmTH0T3vUQsf0/306GZgLDFXXsBG0U1L1t9LVtK4lLcqjXuc+yFXt6NxlzSspRsW/krSnGbcSuWo8qUNxm4qPdoRq73koP6c5CgAm2VWDwmZoaQdrVQ7WrodLd0wmvcgOZvasRqxERW0Y5cIx9SO1VT2+NsyAd5NmseCPzKYii5uxy6ds0vacT5p8C4UdDeQRXVILmpLCScn/YwKYxyIkOq7wIcgPpcZwbOA6ytJ0DQUFjh2VZV7kfGmGPD++abg2elTBq+jdjP3x6zx06F+MqiWpO969LY6YAH3MTBfVX/+kOo6SC+uo9GrzC9R1Ximki7GAHJdGJC4A44VgI0lED6NHqffDGJk1MxGsHVGl9NEoOGBSLwJ4MtifKCrwwk+UAzC849Niw3BBK/rJ947kNb40OOtKe8Aw3Q97OM/B5tBOgMgd2KFzww/8OPvTYZG66/zz8uooCs/9Rb/IQo72Y/6Bh51WkffPshwpH+Vp1cgBAlLf3jpX+cnv7Fny099a6Z0sppPFGjukRxvQCGcHSxHgXcFdZ8n6j4Pkyqs5SxspXkQ0xAFeBziTmFZxVpReQ8NZzdi7b4MxVqhiYhDfHE8Q7HGcUgKTcjLWrHGYOdlKNYApBcYHDSt8mYzrGQr1qqiOasso1hbdHuxYq26SLFW+TTFWjVRrDG+va91B7XWLlVjxVoBijWagUWxVmfFWjcr1rrPh/VYsVaQ0NuiWKsnijWOeVbQirU67B7zUDhxfIJIsdazSLFGLEeiWKtBddKrahJjjWFEexBE710gShVZZpbUUL0s4qlexDIsSHBCPICAxb38QJ9+sKAfLOgHPQCUiq4Fs35B3pTHmxDd7ascOaWOndbavkqRSucDYtXUOpV+IFsDaLzEihgoyRO1SjM5HGqJQaIvgHZ11rB00acLguJN80W/4qtqYHomrEDD0qP4ehfrXLoiDUsBk0DQVBWOVo8gaZSjOR2uUCuAijokR4s0LAUJVlc4QOu5fhgNwhwKx5njqG41hGopPZIarQA1Wk3wSKXXaNA3aLwK0mwFqNEKokarozFcbB0lrWfo1jN069Wl9eqsRitEL+54qYuXomld0ZlK0/ZEES/0Wwv6rR44Tmnaw9y0rjStmzQtt96gtN5KaegprI5Rrfqkip1t3tnKQ8nhCt3K/elWbupaSyv7upVX6jaNWrnJrdzsbOUh1aR3xq08pJWlTbUiU1na2cr8cEYr94kezYOlwNtR2QpL28SDkdFbECuyKOvCLd1D4No3JNDyazSZwnDFYxM+r/WA/q5Ug0Cb7tSjebyc+79vciBiUwIRn+NAviTNw2/YkyAKRVVbRsnGZT9uShEPq57OOqRmBQ8RdY8Cg7iQNfJ72UqF0ylT9Jej9kinniJdH7GmBsCA6CD8f2HKfWmhT836B3FW2NnB/5pEvX6R9IRyBY4gMmp7+ONzn6RFAz0UCiut8eCwzAjhDlrJivSwQX2Drp7C0vNx2H3+4ZClusXi3A6KKSg55a2128hFmYjunCeoM3xfYxA1aGTYBjNGEsIZ1DnY5A6jX4JNNiROMkwcNT2xHz1slH7HstwjFhwx5gzRKubhAV5EgoAo+Q2GTwxwHp6jFdlI5X3bJaQvML9S4YBzRawbRG/RDi6+/gemJirIGloxYQu8+cYwoaCrNcoa2ER/ZKSJU1hrj6NRtoGs+WbYtZMr18Ubeaitg4YZUXkiMt3z2FOkAC8UXKnuZFhFyQ2oEzFDktClwObNtBwz2AWAjZpj6hag5CU6/rtayTtisnW+ecT+wDych8b2AzYYncsLZeEOQ5Q1xQsXbjIB+8g4QYUXdVpjChIwItbpLpnLLdGCXmXz/sKItVvg2o0wK35Fjcb/CaAK4GDKAc/eunKEoSXB3LadSfCfvj9tAtz9q4h2q4GsM3pWAm0dNIhOJPYEPXuMoJd+ffTrl8b2J6zbkFJvaoXz7Rxv4nO96ICua/GFjQ/4vtYoonXmsclFTXsN2/eUziH0B6WzCAhS4BDiPUgvwYK6QDMPTUk1vGybtjUvZDbcCGZbEuByqoBs8zk5v4bUmLCu4vpVY6t1JSea4dmcaCQuIe3dal9A2rfVbiPt32qfQkqz2Umk8CdHSjS2p3DQvcN4wCqMCes+0vyExSqOQmuE6H0G8bVWQGHqov738df/H01IbgVicGGhM9Dh8tTCmsflXXCl/HddOb8Nr5im1OGWq+tww5U6zGutyjVX6jDnSh1mXanDJVfqcNGVOlxwdR24rFSHk7oOJ1yswtDxS5GpsAy+kdVFOKKEJyrk2sOmEQ4xmBCW2pX0W0U/RfVpMmOc/E8ACGIDMUwwYaCCxCitGYZn/VIYLA+9aVD2FPSmyacx9KaV2EHxi8LlX2SrMP0ih0/1iypuZ1jqh00zbLZ+DE4pTUildMGWCytwwaYhR8dNVQWgPl9fiesg7kpaF5GuoJUN6SCtbNIKTavVT33lKM6G+PABJP1+TA3BA4ve79G7vAPNJXil30rH9WwSBaGhegANgY8lh5ILJkZUf/BYtH8U8gvL9MLygabKfuIxXn1W4kk/HOYTpR47TzzL8Hlu1iYGf3OHwco6NWHdQ7pqwoLSDtdZQ0YVvuNIhW+jPlfRcR3przcd6a/zjvRXVqVRf4UqDf0Vqg7018uO9NdLju6vbUf66xlH+uspR8bcrB2PuSsIMbgS6hnWYpziyl03B2VJ2BaG23mpoePxcLUAxRS4/0UcnrapjzvUwq43BRUnNVR5DaSantAUOK4pcExTYEpT4IEtFLhvawrcs4UCC7ZQ4K4tFLhtCwVu2kKBeVsocN0WClyzNQW4pkSBy7ZQ4BJSqtNdrCJUn9tIqS6swMqzRztviF1H6gIgjueYfGsV5mnRCtrxSN9Xyeu2bdtSszO21AxaRK6xrTuzrtmxqGZHdc2mdM3uW1KzBUtqxgWE17UlNbtlSc24oKjZNUtqdtWSms1ZUrNjumZTumbYb0LNsPvEgA+m1OyuqWumsNTwgsP1o8bnmuVYHyQr6V7ZMzwgm5wvyN7ny7Re+4iuy5+/YslO4awlO4mXLdlBhEYQe2wXrfgzF61I63bLjLZCb5u8HQu25YQVDkKpxZ1oaJnJlIqOOPP9D+uqj/nEvohPJGGKx6Cpes8HTbiJISMtiEQJbBOOWMcsrAwj1nFEe8inZqysL0G9hbeA81GDwjSawjQ2hWmsMftD1MuD2fln5XyemB2bWZwoXnjuu2BypuwsJqeTuVmWq/Ejrsb/FK5Gcyg1ofyUHdbB5XTzICV+eN5J8SjzjuZRqFidPMrIJHOsvLc978jmNt63HuzHiDUizMc1cYPiWtUUgjiiXjOmcD2fxpiMS7e9JuzBOBX8OtiDAE8ye8A7A/5/q9mDbcweNBazB2a8QEfZuXMzbA8qb+luB1wFKfg9K2B+66bFrjQRIfDNaqr6l8CcAYyUmoI1lQj3zMwPutptC7NvTlX986jqbZ5b8Qqp/0nApvao+BatJoOKqYeJbcS6y5PsFPPpPEcW/NOmXuQQDDZaqxhZV6eyINHqFfbuJCZQTlTYtxNb/wUeFDuB7VfgobITziBSmF9hxhGviF55TT9938a75pLH2Ryg52NcbSdXz0XmDSMWOKkR3Wb+r/JrSFQJ+1kcDHteD4k1+0NTbymxvMtt6f+amWWgPcPx01Vi4MOvvRiX92ZSnPmkODeY2c7r1U66Di2A+VYINs1Jus5/H61yu8P+eJXbFg7Eq9x42LN4letZvMo1Fq1y9CZejuktvAzTGy7oVZdX4xwXhmfgU4500NZjiwqmO6lT+h7fN7ykokmn75YZ/agtU/oxW+b047ZM6idI0Fb1ZFZ39azu6lnd1bO6q2d1FzP2fW31cg/Yd5QuQPnBw0ACllCWt+Kt4Nc0LMAfCmgB3TtmIrRsnGHKjNGKtTZI6nLRjZaNPzLZYMKhotLXzjkycNsOpneoXBya861SxoO3xDjHwaC38Y45/Y4r+h2z+h1E42CQo08i7Kwq6gKGFiIR29gUaXLA8xoO8spXg8p6WGutevhrJv25aD78QuBnxrlgN8G8IPxxUDisJ7asJ3lZT/xoPclhPSkZGrXvD81SV3T835m0Qia3vpM6vmaWfo894jmkm/W+ecTSQXnd9wVPzErhiUXhYXMt60BkWM6rD0yy/sjsxNlzNxhTZmhJQ7mj8IMatd+G/Ra8SRnsAvCfYs/1G6Y8MWvCmhpbVPnTQaGMbbPWuBjLzTGQKT2it8OgQDkdG+re3vV6ksv/zXiCgEoF8IvQEyF2ORu4sxWZ//Om/vi/NpO9e4A0sn5Fynk6vsMob3CQL6sS/a3IgtwlK7GXHceWGs5C+OXJsCYIksCdF2NLC1tKXdrICm4a3ZNhg8MH9eDyZNjLJ33YR+knxoWD01Kebr6MmG6Ux+KTAeQZVINx2B81IKGABtQAnutTZZzBdiHO0SPXelQPcvRLfjmTHBLEI+hXDY5t1KN6Oe1Lvbebrwwg/g6lg7jTVM3kG4PyVinZI5RiYNlSDHBEQA5jlGshkjuHMcLmgpVB+J6gT8KyLePU7y7j1G9xTGv212EIUe3Ub7FT/9ArDC7Zw079LlUCTv1i5K6d+l126u/jVNGak+O2j5z65VFDPwqjR0vzMy479ctzRvo5qKt7Muo3CK/9gYcvBgzygJN+OukviVVuDVa5OVVjS78q5WMfeZ/ysLN7nd/OYYxo6gjA+gWGquo/HPbSZD8I4B22z34cDp0P6mqIeeQc9+dkcAT5siOyu9taMCf9f2OmwCaBXhoNzru7fijsYi+1EeswPBZGrPfgiErzgYzJtxigpksUz9GEccw8jQTgRXBKR3g8+KTDv2P6Qx25be3umbPJDEBDdFHIyYJMNFQ6qN8RDUYzYC4wPxl9zCJxTKNAM3p4XXuGFbfbjHVVYiHJBQKIJY7JmJTmJMK2fvecZvS0k0PHNJx5/J3O41+sFXOs88yRKFDiwNz2YUYkmbM75t/0HMzbGjlMxHnMKZ7KY07JM7qjCAAF5WHfSAJt8ubMJCInLcX20DsgJd7lsLDTK/tHaA7eYPSiDUZIBnkICEXuvbpEOYnTnntRgoZrQcVgA5cCR29bDjekXIAJU/9k0FAVJD2ZccmqqiuAgWWNfnX6dbPyvsCBPJLKW6rBuz1616ks21H5eC6lMZAdOY0msfREy3tTFZUHsfDg4PIPNtVg8qAOujak58oV9NIlkeDClYxgEn0qzzlX0VuW5lRq1ZJ3BxySyJaomQ5+mAlDkCODcP3BY58yE14yl5kK2yaTMRDfRQak0HNhnufCUObCfgkJ7qrHJCS4yyHB86np8ARgW1wJCd6vLAQ4TU2I/RwSXB6HvzJ2kfKpSfFt/fBr6WcxKfZnBZjGPBjQPBioxxSfDNHJEE9WGCdDuosHGmAo6tWW3jbvYriSBY0SUlerlEKoqiDGM/HVCrUyfQmRvofovQsahqSbFrwmMgzFWCk12P6nL9WUxxUxXqgUsjw3dABLTYQa5ucaR1LWf3h+xjwtM3aX/oPL4eqzwRpakwMszIhqrP/wI3Tv8XioftpwpN8A/Zr0W0k/Rb9h9mYgFiXoVWuI8xlRj9Pftct0ue/ivTx2qR1yKn+IBnCOVyyZpmjRDU3G/ukFn1PAIeg3hFkYgh1DRS0ANCgvfib5A7S8lDnoFj83ApigPhlfckLsSHJ7La6s0Lf5ZBV891r2c7wErfph6jLeV7+h8he/9j2OruX5jNTYAp+xaGx9MR5bSo8NzWfkO/iMxzSfkT2sDP0o+Ix8B5/xmOYzHmFIrUsPqXWpIdWtVglPF8Q9neZBvkSzVXSxqWgCoymMLj4WX1TE5a1gFjAeEwNqpRKuMFwXX1yphinfCoEKii4OE+/xGDMy0fQZxFBBVTXYealKo29V5yVaPSKoIP38UAoXqK/zErFKVIKOS3XFkips4158Zx/TzWWUIMa5ZXAgHDA4EDiGbgEQcmlaYAAhl+YUBhByBRyI0XExd+KAwYFwa0AAhFwOS8+BQ4YFQEiEm8fVGsH1VKtZeHlbn/HdRShBuP8VZUARJFCgcRgIbL/qazEUG3cRe8pigZJeZ2tTun/an/egn3xfsPPZ3MxnV80kZKsj1qISSxuSks3OHuWUr0duka+Hw74eucTXAwD09GNfD7gqqxwiQSPobhxQO8exXgVjnX3IA8PmKW2SRr8NrUY5iuRahIYvgNGEHJWjQNrF2Na2CBvNAqLpLf0a9vg9xiqHo0eOuECrH2Go4ehRQDnAfhnK2V+xZCKPPo9yIizdj4gokRVY2ZXLOrAyeCdmrYskgMsMDfacLXfo8FlVfCeAqqaotUqJktdoWQcrIIAEJsaHC9hjo/nx+Qo8rgwL8VFRWAd2ImBg2bw0jtqNIKBU8TumxNqmXinYTfSq5yvwOcmhSjlVmAQIFnTB9K4joIcm2R9zdNKDKCotN4V9kdvLkt12LiIbPFQlmHJ+1MJ6XBX6jloGYCfpIlF51PJ+QAdTRI8qRl1I2+JKd+FI43QbMR9RhzeCYkniJfvoEqq6v5KjFn57MnCkg8DsPxd9zaPJAB+lMV3kjsUzeQ4ENeEcwDkRDbiASN2laVVAaO4y4i5Qs9Px9AzND+VpBWAjy5uemU4HlTf5BaATdSI2ZOUSoNpF0KEQd8ECuiD1Fippuh5FQJ54uhggd026Xx3dD8PAU1V2YrepRYranhwfea5Jn9Wt+jHseGH2qrGs9jfDbvbKosvdBysYoUGVI8BHtigczA8XAIkXoqWJeHnuPlxrUM1gqgm5uMdFNIPWPMoHihlCMYOa4BEotnyv5PG0r5LjfozNCabootjzBQk8n0uoGD/Kk0MUdN4D5dnI0osG/6JnZODnokoL5Q2hvMNzft6vg0gNS1OAsb44yLzH1zErMW1tHRq5wKGeYxqWhIaYkKpiQG2zBbicR1VqmTwxecnE5DHoWFwnR/KXQz+uk486OdnPwSqYek1cr5LUS09o0EXnNQthA1arTOsZpg9MF40UoRtiB7900myU+F5StsayZVvynJStIWWTWShNDCq17g+aAIj+WZUaVBfVgAebX1dVv87zDnq8LhjUZ9Su8JdMLUuGLEvUXn6yNpEgix28ZG0yGHw5R8PL6JhzOF59ER2gmDXTF+WyzPRL5kQum8+jF2UzxJdT3/QhwDuiC/W1uX5BGTCM4KIQVZuCoaFPn2ui/4JimAiI3lEhQ/14UGCNvpiYyWcPYSIgphudtxDNjzhxBJOPZ9Lu/RzVHvOhcgDIgJXEFjMuntdyPMVl1saml0oA+CIaRLrSYio1dA+T9bAhs0ryskL0spwQJQ+i2DFRHBDF7SCKE4lTHaTJfwppnJIUDqOxQd2HVrIyuzVHdCpgkmswadJ0ymvXUyrl/ooTUSkPKjlZVNLl4k9UcuU8zyaat3k0dsENfFmnPIYzD7BwtFQrzxWq0YCzdLC6MpfTeDbkCc2PW9VmHkMV0LHcoAEFTLpxi8sXW0yiVWbbGLqhZReEGpsrubTP+9K69kHZRqV/cEM7wI6v5ruBLmgKnRIWjuCOHM3sFZkHIeYLOMqF/U2ezvKYV3vAPhhBL/bflPci7xgWUxNv2DdNYk+vLEwD08GgZh25BhV0lcJ/GiJgewXELLxUSRbgvKxlA9NhTdVm8B2Pjvqmw7qqz7TpL7xx6m82aW4fjL+JXKpGy14/F4zWvhm2pUKMaDQn9VyPF3Fc8AIOIVWAnVP0VRQUADtlVZ7hRRPoOjhph2X+Ypm/WIXultuzpHzqTaUPgxJ6VgEeby4upahZzqXVDT4xYQEnKigj6acVnpIRKDzoVfSZaVq1a9Pcu54IIPHQZcQxHaYlpBqPM7AKBRlvCWdYkM7TYyT60hasYx/QI6VeZiaxmuAyDUiExXmj9GeWnRNhYykPaUiwbsDDvMg8JCs23XiZcBkWlZYJV6D+hY8RPalzoGJp9CL213ACh2FP0dweTGPRL72XKog5SEmRMVjRTmgIb5RZgjyfgCN8XXmjrFNltrD0OjVZ6QeaTbQhdyBG52He4KUKEL4pcXnU6Z4BTjwsJ+/n88rDgw+blrjLFInfDpI3R5BSiiUODrQKdpz4ijJS1CMZSlTyAMirMbEQmRxuZi7cnqpLlE7TddM60jr5OEmDLZs10rXQ3PMz9L7bduwwvhggNIqufD8dXfl+dnTlRwMINSMUz345BIinT4dpDM8hOk9DeDayA8lGheNAslZHINklhXu0QLJmFOt1RA4R6lUlheEIr+uTcw7wOpwdQzUq3JV04a5kF+6RYqhKia6NA8XQlOCpADCMC3MdhXk6Ob+K8y3ZgT6jws2nCzefXbhHCvQpJbo1DpBLUyJ+AsrHjCJE3kZhXkjOb+J8b3akzKhwd9KFu5NduEeLlGlGES1flUMEtHw5KQzHs/xScs7hLF/JDrEYD4h04e5nF+7RQiyaUUzEt/SAGIe7idkRE/HLyTnHRHwjG8EvKtzV9Gi9mj1aHwnBT0o0vxEgpNL9NsKtxoyiqNzY2ISLSnx+HefvZmNORoU7ly7cuezCPRLmpJTo0kZ2c5GRu5HhU01gPwrqZJM9aeILF3HhqJkdyScqIEfysToi+Swp4CNF8pFC3RtjrF1TYvowzq4ZgZDex+x2JnVhARdOmtkAdPHASFPwTjYFHwmATg8MotoFXcC7GxleMW7QeyDYxdSFT3DhnC7gtTQFryUUvJam4LUMCn5W1Dcu4DWhIC2a18do+bukP3osPSKPJSPyWHpEHssYkZ8V2I4/emw8+ujxcfronJkN2Rx99Hi6psez+8ojQTYL+QGpfFM3BSCV53GchlS+lbrAkMo3zGz446iA7XQB29kFfDT4YzPCLr6rCwjw4ts4TqMXf5K6wOjFd8xsYOGogJfTBbycXcBHAhZusQnu3Dq9OFLh7uuCAgl4ITXIGAr4QeoCYwHfM0tnHMs8Yr7ferCmNW+RrKWZpNZWWTkuBQC1MgE7jNXj5xuypBVl0QO04l4A6U8YPJoWggnjnMnZDR5SlN/gsV6cMHhC+P2uCeMkl3GHwcgVcOE2YzfmXVvBIz0sO+z9nDaDRbigVt+EyRVshxPmPRyYEybX8ucaEyY3Q2HC5Lb6OX8CGKkmCMazD30Ik7YzYWBa/yUq17ty9W21xH54YdfDkvGayrIrtlqrHw4ZrTUPhywq0zBMxFqP48oIXzF4Kn5qwrgGK+O5cAJW6UyOOUuT44q+MIv0F/wJ47IlxUS/oretxdvW8dvMeV3y60jtCfMa0rNU16v6xpyplkTBaOymJy/xDTEf/G92pao1ZfFXRvGV9VLmk5a0xyVLXnrCkn41u66UZ9xno1Rgi47tdNTLRxsMf4cBfzmT42YZpT4OswQUawYsKItxuBdnV3H2/nR2JdmHJHu//t5I/L2RBMugvxPwgNEOXgPb/3dN80gEJYlBJeAWi1UNlsa8EFWDKagKHMrWgc0HH3lQJ/BRGVUwS99kx8fD37PA9uf/zwps9rvsaZwTexc6fP2R5DI7EvML0VtCkfFeXyR5Fbez4FXY/jeVu7rTEjCLv6+V/tQynSMJ6Ke0xrMxAgnn+j/hDQqFpR3Bjji8EdS69Th93Xq39d5XiJatPGeuhUCV+OAraCq7Jao4i0R4NiOF7qHlTOpo0RzHeMkX7fQXneiLbvxFd+kXqXH0F53UF21oefmLXuqL3v8rX6SJY0QZgirPZ/1y5pf+2DTdI6kOmzhMIGR26CoTij8DGJQ56L1clUPv5JhG+iGH43aLptYRfaLKQ08r7n7555uCCKlPn2uiu8PMDQiQigOA+a+JBpK+g04Gf3t8Gr0Qr6Txdggw+HJO2X9AcWEcAUTJQYVlsnGWo7WtFlc96XN5niqmS9ct1xTn2vfNIzE4rJntp5qLnEla9ueJ9A5rOz2V0zGmTLESC4uRdQZGTjGyzKDxFxYDwNoUYaFBBGHzFuulilXmvb0iXoQF3iyxAjUHgxVshGHU2kb7YQi9WBGzQRHmstAxF2DeUkDGnP4D85aPl8GH/qLg3/LW6m58W0MAyTfW2kYaGCR1/AXefXURgQufD4rQYuEtMMJ2dxjYYS2iZ/1FziocYTNpn+OGYcbUM5wX5g6IGXRqtgMSpcx2puD2Y8/HiELMcHTKgjJYNYpYOyjlQdkI5ZAKytuPmN68u60MBjMsqsKk/5fmoBiV5FkRT8/yXk3yEGyH860jX538rEdlrsqYyb142kTv9CY5NH3+UMvgOn1sAoK5LIiEeemWxQNizQN7QRrO0A2aL1XykQkjbK9KGtTn/27vfeCsuKo88apb9f71e91UN93QoZNQr0KSx59OwCD/ZNMUQ8gfNGE1unHVHTvQCB3+hKZJosHQUYyojOKKhsT8tIGMMGMyMjNxgkomRBltZ4jTanQYB91eh3VwJs6iwyjOJGbP95x7q+57/ZoQNa7z+W0nj6q6VXXr/jn33HPPPed7dIPlwiK6OsfaZFQ+dHoFZEU3Y1SSQZbRmv982IBhluPPNNAwy0l0b76kYZaDaSENM4SqkMZ/a6TfBSI1cK2djrKTVO423pOjeuneQvvLzkiRne5L13UwKoC0a8NSQHKgRfPYHyfebAwprAYFqhJibRO1F6VG8tEc62GR602NntGiOvxML8wbhER5QGRfw6YK4D085YUNvWzYCRwPMVPAuCpdSy3hIOa7g/IrYbPU11SmqJHNd2XqoyHZuB8j2NhDZNGUroCjF2/krUx3GWCfRrUZsB7Qc6ELaCg9Y/MmUT7krs8KzYYOx5IvPLptLluQ8uZ7A4rlhw12eVAQMS3jIQYjWxYuynltU8GA4/lkDmXGKOa1xJMBI+IWT7Q2CjdTdwNJ3L1HbfXvATCSt2X8VkTFdGVo+pFEmCFSPQeeeIY94eGJcNDVeAjQ/IoxYx3kowIbcXZAHtDIR9kEUrxBIMWhqG/o6Yga6iMfNQi0UcMYyEc1t2uRjxpqkI8azoV81MAtjPEGp14LEUEjUQD2qARDWicsPbLYu0f6iXqJbgH0CGahGuUI5mtM+yXGOQJIRMlgG5Wm6LAMUySUQqhj0bAVW8K32Yocc9nzrtwPfkHXk0rEHEtA2fGxyZtk47+0bACg4ieTHyJ6xRyjFDQ/1bsuCnBYDiDqqd4tgL6e6r01Go/xsDZqZeKl09VR26PbwswrnY2U88+c3lmOs3gm3Yn/1em9is7D+7ZtW5y/D8RyezTh0cUvuO/ehpzuiibiMADsqwz8lYL5zLcsDOp6k62NS+0yajUsCdrS5EnatxQASBeB0018MmzYV54UtjzfEo5//mLMuTKyLsTI6gibnyxfEAZPMnLPRZhFLhbj8Xw0Gf+EvLYOJ8MULGRedxdLzpOnq2DPE9L5iE9KIu4RrBL4sBSG/BcjWMb+kM7GoXHLwtI7nYrwZ/rElHKEQ1i+hCUfNr6nbunE02jbVrqfgX/rJWiidmNdEIVRzdfKHbC/RHjBjvIloN/J3NsIugHrAVkHlKfw/FC+FAeH40BOrre8mSzJZjv+PB6iD14qFHgZUyAIEREVpsyheat2kpwCa1Yf7PTycApxnfBynsoybApHq1NEg6QfzSIVywAhV2MXV2Hbg1xqe5ALK8SIK7A9oLyOISJg8BORCmQ55IZTwsvxu6GDvlueilY45lLbTKbnD7u9wbpJ3MvlaTJ4JPFfaOqfUi55ssaqoONC+hL9aCadGpb0NHf5UlpblcIpWHXR1Y10oIeQWAmnLqXl16V6oUXceFpYMcsvdNJZ9rhCkx1zRSiYjrlghsjMpagT1Z0O45BOTDkzMOUk9TOVKOrplLKmQ4UynsGxIcLpPNXQaizQyJaX84SMQsFoKcTe56XElZKy5V6+spVwKI1Vthob78m0NLmMfvpo1hBUArFDqcg6l/rrcr4UiYMeujypgj2ZsHdcWCHypEcqlqlOJTHV4V43BQ/LlSLfi0qmxhXUOESNS6hxmNZ41HtSw4q0K9cwQdiarpHqYdDA5Um+cgcv4yr1RltFF1lGm88mZ1Th6emw0lFnfGMVyUR/bTi9j5rHLU8PLzdWkVQmbQ+J0sr6LXcNUQHNacsaaVEvm90cVaQE6zyewKZLaAe9jhNJ3Td6CRSJK0l5+GwUmZP3p/fC/MjRMxOLwbqxzrhom+thOAeK0GbCaD4/rFDTSLFQnKCFyu9rB88Sduy5+jjS59LscmXfMh2BazKvf1k0Lcn0rd2NSxKlgnLmAM/CzymB06VnSA61gI9JJIhTWYRmk7HZvt+BODRg+36HOFWFWpiSYPTB+kkiXfg64N9hKy2vQ80fkzQnnDTfeytUKoiL50BIuFk8WpfTobyAZF2aC6A1Jc4/h9fFTQuceXS4GFHcHJjLIQzpBF7Ww1xtCh3aQHKODirAUUmhL2lnn+y4LOYHp7QAEZfFYcsJL2JfeCe8kAMeMkwD+7IMM6jXtyYXBZ8huyXD0WpcljFzJuZbfopTG2mDUQF5BYR1L8l+AiPp8gImLF4nEyQwzljGj5rq+Y6yt0oTbModyLqNsjKIAl6dAVz/BqwdAOlf4jnGhXu1r4vAPsr5ZRwWoIhlWKA/VQol41KScSAZC8xDSTJuQsbNHNcDytZmzliM3AqguWZZ09IZMNSsIPDjq3GtaGoJm3WYGSbENvpcSSDrEOUh5NTQ27M3mgBZvjHk9LZQUUriSl+CHU95fDiB8nRpmLjw8R+/B46ke8MJCO+EsxpIQHC2iAY+nEL0y2EGrusCCdgkkTcaDCRgiQFH8hwEkxHWWLLFI9UdkQco18Noz9LoxszD8/2AkuMgHdlzKo94p9SKJZJqT7jAq2NELjoeATABHQ/Bf4KOx+EjlWdErkYcH4FrBB0PwD1BsAKBXcHogVGGgSgAACXL805neMwgwONiAeK8SIP1UakQxnmCjpKBkvUhh7Pw2cizX/5FOLK/DUAJR1wGTY2niH/ms4zz9xjNLFNkEOUxyADOhwZcTYcLBB6xieERAcb0ZoFOvCUlkAn44nassRrzElpIVG+NsJDKc9ixiTjeJY1zO/U+zYUltOcUhG5NxKdCjfjUeFNjA9b2ifhUYsi8RnYryMfbgQ2NGS3PyC4ljbNId47T2mFe/BStoTnQMa7pCjUsVU/hgnYpg10gGNnDAKTYFrbtJWqRayJSYqN7B6MJ1aHQJlSHQpvwyfIEnvEfiCaEbQ9ECJczgdaLE56ILl4eXlwdCu3ic4VCm4Be3SeF8M0ZQqFN0ES+XYUl4Uw08cPEtoSJvxnN1iDAszTxB4hmNqqdIGBxxE3gzYOr8fw/IZy4b77SEJyFsBEDyoSKwgzraoPygtVvSc811PScy4JvQ9pzBYYccW+o23OFIjC28WObd4bOonfLzUnXAPg2CiTmB9Xqrl4gk3pO0ktyqynUqb9NfVXgvuJZpMX0VSER0loSIa1uXxU0emAeAD1WNwU8NUxeKh0NPq6Vq0BPKnkgcu4r3fqBvWKdIMEbwP2tRK1ZnQCPCS2ZDtLI1tkGwl5LgFphLvOCGwV8MqAABsXSiL4MYDIaJnfL1VaLVmCuNqpEGe3CKLxl9veIq8KZt1GJ2syURyVK8NwGpYuJ6+oCNusCQgEVUTtCu1DmIhzmtlxOxaXDzVjRoXAttL4Kbiu78tnJAGU+tO+T5UtYvZcH0lWIw3XlKZbcSq+JJbjLDin4KGt0yvWk4bIka2m4TE0yhX7NRN+Pl1VaRS+M2KW7US2mRb1Vdbq8FGrribSMC8zKZ3LSFEL6g8RZRa8N+qH24/VTpLXilO+lTLjj3l2+OLyU6fb2d9PSushTOPJW+yiHEhWsjRZYF297MnX5b+jYw6tvptxAMJVKMJIMqMyBASdlGcLjjmrWCzTst1B2baG/ImrooC7yaWQ1ADWFp/KSIaYJ+Pjl4cRP0krwsgfKU+MTl8ftcY47rTmCTzrJ6g1JPAOracL2ByLfooVpyb1V5WIqAvt7ounWHTf0lqz4gz/61Pffeaprn/X2DOuZyagkczzUD0HjuFVB3OBAzZrzUBsAgbXFzBUTwaLMhbfXMCJMG4oums3FZXsHqc0v24vpeu8erimJDBONL1FLsmxrMRxBRtVbxZEoEEeiZohWEwexlAEKbSC8Ggu6y/fRFDu1KnpJ2jZhsYP6Om2R0EWfpLUPJ3eUIerMY9yudJy3mGHUIkOFhsUiGU1LMJqKEDz1aGLBk24slNEzT9RJtf8xiHgRSuYSRhLEFg550AxddylsvonWeW3VVG8oa88DGPN6iW5RfAu2niRYR+04bNExPGQcIgpBWS/U2dmKZFIMPB5t2jlavjbm6GGT+LBgMzUgKbTqIWTPFNZwKnXsSSYkJ52MiOg6NP7FBYv2EXFcom/4i/YmYU3PdhHdmOgCpUV7B/FHuWk4pSchPJsMR57cm059M+9btAKrZn25/L1HVsL7asKSX7xres+1bXMX7U3eSojGKtqKjsGobWxAUMWYWAkgqJdAZDGyqE+kVOkN255TUenxCLc+cfjBny18Ym80HjMmXf/bLxZf8aknUVqw8/GYO/dErXvork/jaM8gPfSOz94/+chDT38eYc3pvz0PMi3OpKzbeyFLViKWv2cC1CacsDfhCggExJ9B0/jcPvLfkkmDLv3/b1fv1WfTugb3Lpm49qkJa596A06b+e9enL6e/34/Pf0LOuXStvGcP37PHlOc6V5II68Uj9vI7pnTvZ1FKVl75O/F2gBkNYEjexWjVpbYiUc+GFxAJ+MhNbRSp0b+YDSew2S22TlDTvM3R6VYrYsKnPxNdy+m4tvMRdmvcgUwvG2rVLmbbSZMy7xxEcslDiAqseC+SBbcF8qCe5xecLfLgpvXcrwU2K1kLbBLyWJgp5LVwA4ly4HtKkwFuz9z53szZVEAfqADD7MYTnc/6soQBgNorwFlouKS1FFSiRjPVfy+K0WGmDXfmxc6wVzcFnyWArsiLHDi4kO+n+dw7p52a85MERdIrbYtjaWp5VgP1XpaYO3hn2WiqS3Ruk/rzkrwP3LYRZBBaEggZkfmBkFLwZKilHKGRomRkjA+iUkEnz24MkVNrCUKOZYRQuOVx4UlcbsrEUtxDunxOXDTon00CzXSXOvC9RSzLQOyOIBLYIgtBsyHOR1lxP6yHHqFV+JifACBLmoOg55G2cxEfD7sn9/I+4wNN7F/V+Me/XiU44m8eV8UpBNqerqiwwqxZUHrAhUj5FfLgeDwlLRjJcfWYedJKQv8TsWP02Eji2Ws00GgHVZW1jZ4VgLraEugtEjNe8JgL4CS9vJ8WDIRoTPi1pJNzSY+6nlZog5va5XLu23hxG6z2vNdm6xkfhnn9wzDs1vO7w5qYtzRmXRyoh80Xu+OhquScggaUf5a9ltE9nntCM/txjj97LndgHuePML2Upg4c4mEaL0EoKXBQUrIGkrQLThMMkKh2t+dxcmi2VEuJQvKktlKHl0ljkoND3tZSRbms+e5D609XMmpZCKgaF+jjG0/BXO3xOSN//mA53pbtbGK8ZXxkt1tJSZkSsIbqSq3s2x8z8aIzf1kW7uo7RM4qDqn05BzpYdhXxAfvZyIfchZK/ZHYgmaw8jpF/QBxTvWHm+Oi0N6PjWH22iMPXIhu8CBOhVyM4YeHC4NliqINf5l7lb+Go3+PNzzsr2UagcqY1GGciPOaL+uktdhrwjTjxfLpP7b5/FxY1bmkYSTQzcFYtamjdreq4ofMEZWocBDwWcz9KldHXvkXAZAg340q6fNujJsQchUxi7CxkpQeCjU5sLXmG5cfh3b9b3MTzTQFw8TR4wxsDNRvIBLdx1s4CpqrRxux6H4LpftCrQVh8vRx+kfDZnBd/Jzvbyctc/14KgU4pmw6pnKXKIdZg0zIxmX9URMnZyYWjrss1P8RNEdp7mNA27DzgEVy0L62UoSbe/ZihVtjx6qjrYXOsKF4p+Mj9E2zB0/AFsUlS5PjYVXp3P0kiYf2FZOMd7WEu9rjvPmnR0q/sH4uNHKYtu0uDPQVM1G9dMi7lZPKEZ7miK0Mgzzhom66b5zHTqu4izB3FVxFmEqrDgLEail4szjqdCZLVNhLMhhLkLwNek95U7nQoDle3isNSpBVqSz9nIj21cAzAmsCpq+sClWS01pf09JnGViysxP4uPVVdkxLb4iyMc7pxExZ0S9R9X/Ssu5qr9rWnylXf3d/3Gr/9C0eCZVfxDV95PqP9gY+2NWXzvxTLOdeKalESCnaZr0zGNbbxB6DPq1g860Ytp0B/7jNt0j0+JZ1HQH0XRe0nTfaj5H08WPTYtfEWiPykO/uapnkqpnfy1VPzwtvoqqfmQaTMKwmWXufVDF9zfGKn2UQTUjDTMVf7uKEwmPLEWutWftJnvW/F/QpL+gN6szspGmAy2WkkCLmZoXIJqIpI34c70xM+dM8AlR1GQknGRjmNFzWdAipAlGCz356QqvJqDqr9BF2eV5APadxQ/LVCYCF1xV3OBDKj2hR4AQkBg1CkNmSS10Og0yboJE4iZIJFm2t5MasHSUFekIiHpwGMhyIQRziIVVMYnDdLuWRB9Qjog8TmSBktA0GI/D5BT/nbOU8o3/vDV+AiCJzrVhZmOU6Yjh8pvpYD+BD6DffH0af7w1ViZZAqp7wU5VXOkQlbOHARCSicI/0gQcwpBDRAQfVvEnG+NcEmrow8pEC/3rphgYDTmdXIyHL4l3N6LuG6NsRxxweFG++QFV3KjbOBkeTu3wYPd4FvM1IlT8HZ7IZVbFdIqyfQ18LMfRLB2UbXcj04mDOlURePEVlnuEl9gBgCK9FPCEBRq32YVcUSxu86mU3PM+k0BqM25wZNmQJId+zixjlE7dz2Je0CTWBVmxGMn0xhH6WQy3DYG5ItazjUn6JX3iiT9F2RfJinqZuPAJ2P4SxUW8EoBJA61HkkwzUi+4rvhJvXRxIjGWr1OFfFIFlRJrzVtWPU44XBEu2v+dIgApOzDDRYPC1Okox7AU/oSbQNW4hqVUdVRGcneqOqo404mfwkjBgx/g8a9PZQDpZNlp9TGA/jjjKgh4I85tkZqCbXePlwbA9NSx2W1x75lK5IH24NEHcc8zsdlZ3OMIoolDHMS9ExV9cryig7NXivZ61Rb0qE3w5M2her60ef8XfviF59sWfaN81dYtfxstMojIMLtQcJWYSQe9h/X5I3RdobsZKICSZATXJplYxQqO++wude0CZzklBL3BRxT2JeSD8+BRAHHXvHrkIZNjlnM0m9jXLzLhjBjL0GQ5W7LcpaC5kCwvpLwe/NMfHHvgT39wsmuulz7bLs9+VMnKD88uSot8lp6dJ9WcKdWsyFUoV+3po6clW2T2MWJfQw5mEyzShnikenyLLnRM3zhPA4EyC+5XIl+XNN2DW+mOPl5J5z7msSrYrcwKVLuiyJQoahesb3rhtxOI69nxiqxuPCN/UJ8/MiWm5gkeVPIBIfM0/ePKfNjKLdRTi8exQCVnVGEE8dhCr3gJc0JBnXegwd+yUWxz6GIRMXBq0uJl1c/o5PSF2O2jd178McWPjfqi1zfqi2/XK34Tx9Vj9J6YOgVoMWI2nbJyjyew+xSQ9D2NdQaWDpUKfIv6eyu8QeNp0YHdowzwvic+H8al5oJq6BK0LNarDyntkRfsUcXZ1oTiV00oNtdDp8urPKXMdxGGWKqT2OZrniRm+Y426GOOAmlBv/kPylV19R95rf+4fiz9R/4l6D9YjeTD/1Ev00X7UUi0HwVb++HLVl897UfBaD8AYaz6Rys/+BtG7eCbtbyldCiM1ngkmo5zvln9iv4MIx/RG5lm35k0lm6jgL4X1wPOMlVBVRPEtsviVxqCKDkilbjB/6fGev7wpfGc0QSUPLyGKanexGDWXM/YeoBnavUA55gYQmYNc+N59Mk/VIiWDZkK/1RYfcFjL/g00WjxH1w3CZGNEQPQLZnOmU1pvwLU6UaNiy5DKsqKIKqaM9Sy2WDA056GekAA3Sr0mj2nzO4eDjM7ZTJA6wdJg8OezovnkyBP0zjb07GE6Bo8XScZMu4y48eCaZ8/Ejyiyo6OFM5Otsz+Msjf4/y1h+YVaawLL/Y2NvkeJktaJBCbVcBq8ngMMR8JWoon1W9M8fjQZaNG3nnoHXncseHsaLLXSr1RY2S0hpLa6ib2fj2fUZc996hzX+zzozWKH5+U8di1x93iQ3ja6WllfL1hAZBB3wwLv2pY+Fg+vAR5qcabeWuvoM2hNR2xvQcqq8yoGaZ9Nio3tO8jdLaPgGhOKiiwF5KfSgpPRNn9Mbted9OCjAT9LCxwsYPUIe6Z8vHgj1Qit3EewWcUejiRP/ImS0o7qj8FixafruRTTOc7XEmn1+nkiOoNDqpJWqMnClVITmylqlV7eT2osaCGWgKkBeyGY/ojx+FVRVcmKgvV5Fa+cUAlURe0ftQT/O7nixx6gR1tco9uezJS8jRJyL8nwYdcna+U8I/VJM5X0pKHeHF21i3z8QyiCnlstZhPR3Cns101YQRzq1XlGObZRVhxhFu3Ocv7YB6CfElG25Rk/BxlOMa7MPp29Ps5B0N8jG8ExajwnAz/u0QFHCprxxwBvtNt8I5QLvUmeYf+QB7cC7h6/I3gT9SkUmNRagheimET/KlO1PSBrkMIOewpS8DpEIjInQ4sKT1cV6JGYFp5YWmBM4UORcjftJafT6KvBydXcEfYgAK63HkxymKeKbSFrM9T+a31qXWIb/f/I77fXuJrsIiPeHVj0FIq2aQH0O0CiA3b3ExsEueRyIpRNJjKDqiXRFOl86Wp+kpqAC07RkntGKQpqKhlR7WOorqKHg9MsySclB6dGnp06tFj9WYSVe55Ewq7mhT/L5AhU/+vQIr8/nmSo3zrZSLJnEWSGa7EYwq63TJMuKtnzdlm0pz9S82Z76M5U5T5ddjWof/Htn572ZZv0YgUfiZxrgZG8K9bkcyoAtZeCyQqY3YnFUu/KAXwgz9Q0NRqwuPguZ4mPp3VxxTLcgiDwAlanitlf9WSgabOp3RQkWDIcDxjD810UC0ASBOdTyfqm+8dMfT/USmrX1tW/zfRilLOyhx1ShdzygLnpJLUcI4a0QVu5zjNnBpwqGY61ZJMUo9dUg9VWw/1G6iHXhPAfCghCLMqkOw+orBaCZ2qssHjWtYACNARCrYLrVSLzU6Nfq74oKvRmxyN45QaMHCbBLYpA85CAOS4MMF06B/bqGEmNMB8Ng8qUxea5EULHG0DteSlGTosCd3ix1zPZc86JCWQ07VGF1BFlBUeUK2R93wHdcfzHR6Sp2ApVlEzoIrAlmc2eCOUZFDk8vbfDIGvqkAhP4cxyLzni6qV66Bmz1Wz5WzhXECj4mzJXC7XZP5oO/4J+Tv8Ff5G8N9CCe0GrQgMRr5aNMvSu132CMyxTv9lVuPLQtRLF6KeQFt5eiHq89zjMUmnC1FPFNsjWdFsH8/K9bC+Hspq7fgRc3LYnBzKakL1eN/muF+1fKWUQ1mJmavkLkLLKq4QXZ/KVj0dD2Z64wV0RKxVuesFf6YEeOxUBirox7K6fUR7W0tOnlbqytIB1edMg+1qkkzCbqJFYdVL/FgWPqcldvj3xJ6JWq/i0Mqm4rSyWthlFYmupcNv7ayqpafn79Cp1wTUjT4tz6mxK2rHFLlPogIUG2UvPgMPBVE/N0dO4poQulMdBxtjuimOeL3B41QHU2BoreDMwAEcXBNDBWozUal5GgQnB2WXwOvE4EP8oUMq0vfhqutIyIQqZUZO9ExaNy5IUzQIAnzS4QlYb3xyYAqrYQ4qq+5Ji5xV1d2Mp+w60X1ieZOS5+mOPGW34hnFSg4E2GMUecngM6qsvys5QFCDXgwbFCxsH03KIqnDjpUKCUgDp6Z12O32ynNWiSmN+K0uoC8JFpV77PgpmWNzB1oTKQEvur20tJHDAbbyzGOxay+Lb/ATIPtg8W3VB7LUAmebkrCKAzjSsugsawUZnFLR8rvoj7hShu1Kf3SXSlQ/viRZffLiAweqNdk9M4WW5ZqD5Vp18TzG7uRinnKleCgNl0KLAW5NGUTZObrzJLedqCQADDmwpsI3wwUOV10mI669w+iJ3AAybfHHUUzr+1pkGtUGmCIhiySj3xN60lcuS4VCqDmZRAdc2ZY97bAJuJipZpM2zmBO5BExlIT6zOvYx7iVZRXz55QJtpUfHWsrPyrUVl5H2jqNfbbi8w15jydExa7mgDTCNrGJ/5kUZLdrCwpipb6LAxnjlhhLZuJdPHIRVZFa5VW8YUQU1VxgEKgzrgRh5cjbGfHwZRCsXS6HysnAGVj7ZxpvLi/x/wbXVQxIUdS2qxGgLvU2JtVzugOXHpdaAGeNadzSTqeS6NNLYeMKYkqQbum0h2Qwhv6hVNhnTXfCsIR4ruhFSlzZyCMMtkTGJumhV8QL2Zbqy7phBl9hrFOlzGlwoGTHrcCbrO8RH0nWs7PS2XhXetg7UMtYHnOXgaFWv8HwVMkXC7r20r3GMJYhuXa56WzN3+HQtoXRw5LNaJJhyU6W5/UQ+gF+3TB7b4OzGRvGNrM17DgzyamKUyqDs9KYbsEeNLzwMrhupjmaT+PW3orjzHE+TuIB5qPxHM25vdyKxyvssa/iq3vp1lxY7dPFfL5gn1o8OhU0zDoa7v4ir09baH1KFNBK8hpf04mDpJQU2pp8x1MutVcj9XMjY+3pvqeHPfOWordw3wevEjJxk0eV9otww6ZrtclrJj4BgIcK1WcOLL7inzsy9ETA5KT7OI54m6kTR1fZTY+/EacYn8B7CtuAeZuhMhQ9xCj1AFTBJus3S4jg5YjvN9e7TuCNoBuYjdgYszF2rkEzdzpLysrGheh0driRG/yRq9EAO53fc8up4iHDfjCcVTJ30QcXOE9z8OEFzjEld6nPlc7Fs97e7eHt9E0q8Xc9CW98wktyx1MgaEEM8WSkS7h6cQLWeQPsy7q3tJHxKzPTvdMusV8O+M5sQ8cqjIeJwa+mLtCjksYib2glY3MYIAjpGOHn1xThEJc+JMnpGNYcz+Fqa7gOjVTM4J3bXbke0Nd3aYvn2/VxLVxUFjirsckEQAIGGAHqCPgugEYKwGcmDol1VLHPA8f17ubFSIA1B8npZU/WJpHPqw46DaMMgnTglNYcz8uWKS1/gi+oZG2DSQ4yKJBIeDVCxxBzBTtK0WQpS53itxOwV41wSuIcoyRi79LeKgS4Ke5AyONYRhInkI1JIp0aZa2twjOXs9eGbBVKYCD4cZitQldA9cAyMnW3CiWkETQknI/Zq8vAwRGYfmlkoEScVLJZqFFL9Yb++eeDHJZWf9tloweNWnmON5UF+cq7hZ9VCksyDf6Xs2bPHGv30tkzRwI7DUlVzsstyCvVcnI+2XTLycadNobMBZdgtNQmvgOMqioRvqgeSVWMpdjLZimiA5KnEh1QjvF+6KDFCrmdC55xw1ynM48okQo7G7BCFTWTyDPH4V/ZIoPuH3DlgYddeWLQ1Y/sdDFzsQlLu5iwtMoeOLxtCkyIOY11c71IQMMO762KZ5pv7VuiYFhUJIORV5h5XnMEh6FRGYYgE7vFx93qgOWykW42L6E2qiOhIjNfjJlgzODxDn/NMx4bAeideAa7HP2M0pjGLIRCNlX1ZlTFzxRFKnZ4ZiVauh/Rh9x72N/riJYEHTB0tt5dIvJ7ILJ9KXXig8tImW0LSK58QsHIOL5KGB+oNm7uja8ybjP/iR4R8wUxlxARpNGYLzQlIogLmJplDHIhjjTvISld8IzhXAkbBi19QdMEh093Y+R2MFw4hB6YhjgX8nkDn6P/i3OdwBTOictaLr3KdGh2gfN6DkdJPIJyullCFBNt/DHMHLDx7pqN9yFLXe6maw874CcPLWvTegfbRhtNOi+azAXJ0GWe5JOEUq8AficJMymhqO2cfWo9XtQ62sJKwKudUat5vbqtW7wl1aU76oAbeknJdKkyXCpdIsZx9nRpMrCFYnlavvu7SOFNBvirFX/S5ucAF3UPc6JB/7bIHUs1ZEIesGpIVamGqkMenJ9qSKWqIYUPYc0oqiGPVUOKrRW1aoiGo3bpOGSX6lBaqkN2qQ7Vlip4UkkxDlU4KMMcdbSiF9uK1wPb7fWK4vewKVKdmhryHasiGn6QV5FJf7ocNTvl4XyNnRk3PuhVWzOw+YLS1n6+lcNuhWGZLv4xEYpjFNY1epeG82MhmXdwjpnvVdSwx14ZasgrM5886tXMGrTSGfGaPGKD8EbodI55oEkfvI9fPKFffMaDXwd/x41HtAK59hrqGFcXGg6H2eY8u3bkJQ+/zKwSYNk5hpTLMQd9kUwRI1O3AwSW5gbWWFBi/omosJ/yKjCSKHPRl5qXB4QSViI9Xp0Z6+sAeAc9MNXgCM1KOzFPujRTHfQQHBs+qTC0R7OQ/MN2TkdM3/4J61x4EcjxznMCzJRQSaRY9dIAll8B9UPZwmISVC8Kipg8rgIwkSpisAmUU7QJw3mGSkhNGJS2WzA2pp5IhatFN72SDiyEEsOe790imurl8Khme2tWM2Z+e4lQdiY5aL1Fh+2STavQYfDL0CGy/HXRYZrXb4QOlzYiCGstHUI8YPpDsGYF3Vr+vCiudL4UV9/AIQmlNc0OpTWtlmWnBg7aqsHwSL2G2eELgQ74Yne8cYGz3f8PwSYZlJI7zKbQSlmDEnsCSvxLUOiA/+uj0DSvl0Shy20CXWTRJyj+HPSZGUWfVbNpFTEmpKhzsu0c2LDBUIprljF6wJllzH8IIplZj43Nk2xmC5HM/P8dG/MNmTAVkNQGjT3HCYQoyDuO6sZGNnA5XIGo/fh8kdAGfVahY+U9z3W3xgMBXGNAYgOBCfo6EDzH7pTxAC09j8DNktjM4YoRGIt/77r+Fh24CI5ST1loZ7kEuSPFDwENdPCTX6QXmL+mLxTS0waLkHxaurFg6QMoJnmKMfg9A4DjLGJMfeSZT76cXwQsLXqlCLyxCjs4+kEzLWYaTBkK5iSnTwygMJsFAZC+WLwmBdRLwUiU1rBFqoM1c19UFtgW60GhOg2Tu8XnlJvbao8Q3Ue8/XukslQHFK2Y5ZOtSKJm648ynLS1lw/3XM/hKbJYfPej33wx6fe0nyz7WzICyGhkUR0kWiGsekaU8mnQGF8TSu563p7JQQkgeiFsVON3Q0c5z7qefKIfKgAHxsPi1ZfYJJaax+e4HLqsozKAL0+iLDpXNjnqChhXazIEWnGlyJoM3gIFeJGHMUFfubHRSzE/oUMkQv3vjbLlvwU/aAl+81v+728ri8adSat619+p2fXXBRuyCzaUFmzILtjQGAUbNgU7pgs2VMGw5wK5vJq0SnKMfdq4JG5aEu+amu31407VLrJMJQqzt5fOJMd5r/VI1mwih+byqLWTPMh7ucedXnsxCUnpJBaSMTaL5Cmt2zOfOmUr30hC26mSMbmKn5iqXh1l9kdah+AFR9z4Dmw2ZAQgmx1VxGEFqr5eYi6R+5pGbBk+JjJcfNxjFh4fUrxJROmmZjuJ+85mewk6I3nL4/NTEO22Y21+iq0AF/M+i6o78E4peUXRK8ey6etDGB1XSzvpInjBl9xJ2kXltMLAiLJJXVcmrRGDFw149ltiVliU9twpmMMocwYgUZS0LUszE7XdqQz82qkTJDN82qGrxBggh0wHEk8PYpLzvd2IDETrNe801OODOZrh9kMttzOre1mbMuxyYzBVT9/ygt00nj0uEK/sdrN8fZD/PZTlVx5wWQyB1ZR03QEkOAucIV+OB9hWZaoXRJmr1RF90R7lr1aDuEAPX62O4jTPpw/7ujB/4LIjNmVxSGd1XL99IIu8htPXn8Fp7gmkHkxTH/NFjD/CZR+S8v4h+37ShEOMC2uFKLcioqn8h74xhMmZFgk+7S65iv+++eTepA8H90IEyIUFa36kZx9JCnsqLctIWpaTfjGloUdUSkMH9Bmaj4aOSkniK9T26G8VpZNyD/p8undWlbn0pxWD6VsUxkuXwnxvCJ9oYCNCpoBD+EyXfM58+qCcD3i6SFyMp2qLkVDmr5jxF+vUr8jbUW5ygwao3pLSVg1Mn6FmOniHHXyvdLflgkJC/8EQMZuqnLyqXCgFG4ZEA8cUxlCnc1IsJcLe4KvM7ABHzQIYx8Pj/b6OshjF5BJ5S/47rn7p4I5J2L+X8pafhO57KW/l2SKADSRsw8IAbtV1TQ5hjChfmsFfEjZ0Xt+a8cviL40rijHgjLkwIGRjP5aZ/9Y6H3KLXwT2g9bq+pY63GczTpWspvx4mwetMs0W2zzsM2XlEcxFuWRyzyZGEblE45xL1M050TVb4QXY0Zkygjn7bNk/jTKcIrbrlJ5stfqSSlIFfJ0HeRv2S3h0mHeC/eCvQL7y9nHtmGa93el8CzbiPm9WZ3Hc4UY5IkdUqtN5xo3yuFA6gJ2Gdki3pnW5tnsm56NJubILnKdhpJhbQEu6pAzDnqlB+qS7wPkoLI3zC5xdfpIbP0kVMFvZVJxDqnorG2fKvsEm3z6E+4NqPtEdnSLgl4JzE2WFHWy9b+cHx5TEYTluQCI6nYfM5rhj7XNn0n1u37ID8YM16Q3ULLkhC6bieKbBK90lRJPuxle5MNi9igYyD2OBJfPlkMcuuYwDBgRxJXkmLImd4gddRaN/S+wKkERqicOGg2J+5uOQT90J5cHUGIc6c0UjQmbhrKeRsRo4jd8PwwydSdtkVohEYODhaNTqiomzvFez+5q1RkdW06cZHVmz+5qTWxgVfrWVYrIRkNXB2wRJIyu7r7WJvPtalYhVgI/dV2yC27uvWe2GqQXArEQzyWK/TvFSArez2H3NQjXgo7BQDWRl9zXLu695UEiWd1/5gYddeYJ3X7Oy+5ovSpyTdgm5au2+5vX6SXZfT3nCUg6OYilirZiylN1e7bAf5mbd7VUP+2EM+2cZeEQsw06BBYyw58lRvDYymgWMyNCqZgHf9WS0f1SzgF2aBfDQOuEJC3BTMDljCeYKkOBRvRXksw2K5F7NBpRmA0pvD/lsLyI1Sp/MEBvwNBvw0tyUzQa4SLZFixgJwZzFrzFnYTYAcxbDBtiaRdgAD3xqC3Yrpxcf9usMfGUPfHU+A/8gD/xlo/bZS3X22fPWPjunCTLT19glQXbaaYJ6IBn8marBz6M+K6M+N9aop2GnRz2d6VHPaXrU5/Soz9IZRj2+wnMgNrnNJqsBmbT5AACsiu+bn81uLWxxt+bv8e6WHfWG38RaebSB/G/RYtlLDfbPuWB20wWz2NEP1SyYp5qV9DDgjuKpiTV+RQ1nogwvBPnqmUyUNUtEqnsGsR+Hs4l9/ohmLr1VFv2U6Rz1EC9L8MQctZsxR+BJhGBy2fQ0l55KIeVSFuxwPPoLXjGar2hr/3hIbNxVfMycDJuTIceYiksJq9zlk2X/iF9b7RE/cokQdEVP+miE4/rqlA/TiRPV1a624OeJSJsR15gBhX5qJtDpwCgMJnjrENuKD44cdDV13cWqH8WUpePlBmjzoJ/Oz5FzaGzFpYYAY9cD6wbmWQ5n7IrOCqi9+X2DcLJlEJ/Q0YBX071Bvyy6DV9w7/iLYpdSnWlBZ1qozbRQk2kDwuDusQDT83sQyCrMD0YNPUA74DXgAT9qwnG3H42reTgA6OBgVOCHefV2KCurNyzhw2A+raTp2DjfG8Sxab6HBX5YnO9huR+Om+9tx7E03xvIilIhmMtBe4RY6doE7cE6K5jHiMzNWKE7UQsO+Wi8LP1bZdHfhkMYTcChEk3EYWbUjsO86AL01yKE7ySBNj4zJT7txjntyZFbvA36U3eu0niOB2dZbOPgrIRtHJxlsQ16aBTbIPH2EL0bf6h5jnpslnCNg7OKYpiHyrbP9UagLZkw1xvGePMWOGdxfcFc7xSOE+d6x3NicI9vUB5NKAWJvbM6MLJyYqJ1IZVzlkZj4WdnGWZCL+2wS78jLf0Ou/Q76pd+Fwr9vpY5aqcu/Q4qfevzLRKatAzNdetcbxD93TLX29kgVTiE67a53gEcx8/1djfIqMGHKKNxUoVdXIWdDTVVyGleg+elGuGksA0xUCeFHRIMtUODs9oV251WbLddsd31KzaI+uxvIlaoK7Z7FlYVJIhsbxC3qQEUnj75/I/rRQe+EDGBi/5pGJF3hLiiZy/UgYInwa2joGmWykDfaJQ6D3KdRwqj6jzgakVaVdc9bNfw4bSGD9s1fLh+DR9BxX5EhHdA1/DhWSzIa+UWCo5yHiyICRE9lZUyPsJlPDi6jIe4jFI+Hntsk+7FbN63rAOSjlzDms8T4GboLOetFUf6mYlzD2sRZxoHLOCciadfhoS4pY2Ww8/OjPWkgpx4JKOTVbw71xsswGzSbHkENItHQNjMpV9Ybi5ykiAC+vJwKbooQd+6CJZ4vvV48u3drNuksprvNzNSNR0cUyV+kp1A+HHzIIeSXySbblBwBv+J16zatXU7BjZcWyNaO2zLSXo4Rw3kxKi0PSKWeTYr6cEcdZpPtXvrSPZ8Zih0nsxQ0thesEUzy05nqMDSOytVC6LYO1iA8cx070ihXAQvPGTzwncTKxxxmBfCL6R2n+uNaQTrNy7ai12zjqhhT1QK06gHPR17kyf2IVCiFVUouUGzTNgwxisNPdS1L9AKrE48xUnEhCaVL5T1H/al7CFzOB0yh+0hc7j+kDmKkfITYgpH9JA5zEwhq5kydQszZZqhmGnTDAfmDHMKZt6awx1JmPTRaiaN1j8Cmy7YMh30yxfyCc3kHXxCU/kkJheiHTpc+HxRzaRjBx1JYMdgRZwvllDtOg6ldRyy6zhUv47DqNoDxNGP6ToOzUr3okTW8rT9pchaYo3poj7Ds8q8SXxsFotTrub01A7g8GgHzAC0wlCY7BuYnHGK+QG8jeQybLe55+T7KQ8UAM16fDBB+5hlo33MqkH7GJsPCg/crgt/qiCFHxmDFY7JrmcZ+27M5jzAmP/BX9cDP5QrxD1gbujX54bgM+fHDeFaWc0NT3uJxyXxxJeTGyYs9/y4IT1eww3TOLfCERWL3HmYDU9nG+vz4GsD+UTyDq4wUvdgXpbvxCCcczIIHmUDeZIjeLjljRxx1qaus+lwOmsPp7P1h9PAK+h4um2Oek5T11mmLiME0eD1WTrCVMviERqGsqPHm4XGBl5RNRyYSWSwYQAmkTFMImOYRAZMgji8aYk4H/89VBFiNIEsbrOx/4fyWnNL3B327OD6eeH2B/O0OCBuf0BZ3P49xO0HU8n3Wbtpnk2b5lm7aZ6t3zRn0CK7iZue1k3z7Cw42vHkQIfBiH2+wjxSmnAYjMZxipGO0Yo8RmlpcLYgSwcWuJr0mC3pMaul49MJ4z1Tf9xWS8cIiLLAuUtYrbNaWK1zi7Ba5zppgBG7AUbSBhixG2CkfgOcQr2HiTZO6gYYkQZY8vSrtq76xOBPu/aFxb1WPDYrcE5UlFYqSishcGRRWolSipzCzcNiHK2ghnTzHNHNc0g3D0t3el6iUgTSPKfGkvCEraWSt9bn2G3wTNoGz9ht8Ez9NjiBqj9C081x3QbP8PggyedAQabUnZr7bi8INx6wBOfjieB8gos8MJZQ+psTnM/mpbjH81Lc4Xz9SWM4P6qop2vlZ54fADuSSWaLzIvNFsPnPVtUzSs8WwzlbLH25ZwtRngrdfh8ZwtLyE5nC/CmISflTRitYwpGYS6FX8iJoSJaWCs/2K7Qk2b0EhCIjPlmrtNZFDncfp7RI6V32T9+ptFBnH+ruVWtVgNeWtNqUqiBrBl+ta3mcqu5+klXWm0gbTWXGwcbRWae1bOsa5ngYApP7GLOY7aV9QO/FTztol4qfsbo8o6bkxPmZKdrYBzqeJyYAXjI1rQeqtW0juFx8mWjK9WKR6N2V1e6S4IC5spgSE2qY4HnSPgDNtmzm7gmk6NZyYX7d0grCEVH52FviA8zDum8QucQGxJairtq64wvKmjT9MMCoIGLr2sslNMquniOImHgYqKSJNNm64I+fjFTkGyNX1xvk/tiSdab3BeLwyfVzJdoCh5b6GoNvlA7mwKvtSpeUTv95Puwt+HoFkB7IaFKZImnlBYqvsFPHPXFOuiwbzVGWtOdLJj5vBPj9U/3Tl1i7mlVoyvxLSDtEM0UZWzko4uu4cDFgYR6znHRZ12TMLHJNKKJ/M20bVgYQCgWTIqfm0o1CvJV+lUQ10DqqcFlfignZd+dYzNDbcvsiS0zt47X38uo7awRFTc+N8yyBaPsjXBteHtEFU2VfOOg7h2SqKymNUjQyomO9mBOltkHciJ4DeZs49UqaS3XlMtBH+1nclbkWslSXweLzCcaSBzA6Tdho1rUp0DKa3hiv9TdtUxE/cQM1rwPgOGk91zYXHsmGIfHxqGeBOOAxpj+ST5mdSb8dBJL2nOV0xTwGWBB1D5Rm0N1zSSNMT9IiM0l4RRba15vrfO6MeqVKcQjkYhBUIvzVTujVKog+YAu4BcRc9ZQrbbyxeWAl1oSty86ry6pyZcDz9RyilGdkuagKT1YNAnxRXppArxINPXNQYthhbR89+KvmLUh3vu2Oj+OIZs523k35uJk94D5iDuKfyBzdxT/kBsk2mHpbik6vq2q7n215l7NXoZmBompM2LLw0BXJeborpijU44NNeZRTnGco03LkflnVXGz623BFifwMBj4xthH1JsdOp12mGc7HeyEa5tn01tWSMtMqB/5prL7L3mvuMfVn6WGs8IAp6cZe5s2MNu0qZk6DINSM3U2DuJi+6mZeiaxUOcIemUuFn9ewtewubw+MUDsEmeCLdQnsP2JMWV39Unxepj1U74z45ygCWBrmc/4KX2izImnTyRYp/5Alj/wWNZTW30N4u1ajuaunsF97bGbIrn4lpuxoSrvSneHS9OxweWkiT3+fEt8pCV0O+JSnIX2CHYyAZ7E7E9sCnO24GghRxfdkMEBHlouaCEX/3trXNDv5R4ok7yGF4jJmXljCiIjwxUztwxr0iR1L4d1TeDLMzwNuEEHu1K7wbgkDEQ+KnDgdRNzpgh5rwB5rwh5r0EHhXBNzJkGiTlT6I1ncEQbDkEh8YyQf/yT1jhvCmwSSxIxa6YEl50BJB54QBVRyVCq3A5PGdQ8j3sIe+Ei8HZB/F/ceHtbrHS2wJ6RMy3KPt6a3GNMA6otHffgsGdFB9WD5/XrO4gT5bkqDRzt0Q0aZcbdOcOS+XbOSIIY7JxhBTGgh0YFMaBF1256N7533By1CycHJ8xRD83QOzUzRCTcOUPsvxvMIn/3jA4BMSoh310zIh1sBTHSG7h8StuSxgfb4p1tSa+e7uqOiJha4vEJMQFZ44dJixfZ1YNrVt3PEuES/Vww4coaOOYr+rkB/VyoDVdWkJgjNAdPlX525ygncSYv3ue6JgStPwV6HA7sSMcSe/SETnPREYJyWEBEzl9UaYDaTBJDK5sA8ZtIC1m2XXfMSwZSR/w52O3I59hn4KdfyShvi4Ys4VpauE8gJ0+Iy9dYT7Envh8gvIgXrCATj8gE1M0AhUIh3Io0oY4dNtwVT+eseDrndNjJ6RYpbZ+ekNL26RYp0UP1SGknvRs/F8xRO6YL5WyfzpQT54Vudk7vCLNQGBLTiA8HZfZ/2zEdriXYsQIfLPBAFAJqTHYW7DIdTst02C7T4fplOoqifAA7C7pMh6frXCkhp3cLqFw5/WFPEH1jn4p4bDxbo2mFnD3Gnk3H2LP2GHu2/hg7g5H0Yxpjp/WQenaGzpUSClpzNmN0IdBOn2+1CnHMLsSxtBDH7EIcq1+IZ/DtF1rmqGFdiGMzirGSrChJ99EzNcWIsh1UiJ2N8fvbQjrNF5kD8WAdV4w/0shxZTFyi191fW+LC3SGrZqQsaOG/UimVd9ywYJZfibUhE5fIL7m7YG9GrgdqDzKg92l8dMzCGTHZJ3axNlAMvH3WmNfMxSvGP9teqWK8XsSzsvOW7r4pfjvW+OM4cMCW6LvFP93M2DjtmS2qi25reoetZXdkob9l9PUKt5qgs6lhlZi1OQmJlYClM7rIWPU5Ijb6MthYiUlsgytdHlUjZGVqjGyUlVGVoOuBQuRQpi6VWARlmeR9iMIPkNrjorBFDAwqU5VXvFUEZKHvFq7pSEPAeyOaseQYx6smIb01bDHxlspnGpQVRTJD1OB4nuMTqefPOvZj/oahHHdJMjB5jSbnhpHqoOJ8ZZ4X6XXAOv8S1GvnPUSQ66jvjHbMifHzMnxxJCLanJWSUjKXL1FR06Sk0XHQVl0kPyVp47FLJrjKOOiIQXiPk1jBU8CShc0omsyFXkaeJBGyXQnXy7ZqC/VCIRFEud8wZODuhywQjEcd3EHHsaCQmjQ54orrxFUqzyeA2IihDmaERo4uOlWAC1x6RrpmSYEIaMfQPqoXFDjGmMyWqw0SDAwxsNp5G6SGiwpt3AZy+ND75XOheVWHNrLbbomQKz1GZLaYTdIXWW9/3nUBgM4Oi0ZVEen6UHlmcdMSF5htsfovXgvcfyhaTKejgouwNA0reNyjdL62LSOaMK1vEfCG5bj41+4G8sTmRuBDSeaj0w4MVbieS4P4Yq6tkUC8bbCrbVt25NlEdbGQ2aMxktU1uKKBOOvuBIqlLx0DLyxacptCpvxdAfvLQ+KMhHAkflkBh64wmqGgSsi+mbYQs0wcAV9qiVpBnqsuhm203vx/SQRbLtCmmHgCpEIMlL57Vd0sDYjzJTbkcE2yhqKHxcJXP0WuwlMcU7YvXJiWlKcE9OqinOitldOojO+Pn6OGtG9cgLhKGJfCnNymhQmXRxymUammTKNWZ4ddvPsSJtnR3Xz7Khtnl1olb8l4WSnbp4daB5DGbuuqFuenVecozzpwrdd0wETQPue8gViRUKnUXu633VNkv1li8ILwvZ9UXvYnqSs7LCeDdPTVR3ldksPuyh95gJrK42KwATHHvop9EA4QRYPTO/OKDq/proWmnq9xKplpAtblWmhi9iYqy40FY5onV6lWtOhWFNj95etcaIp4M+W9o3+7Pm2yQqSN5a4Rh2CbMxFT0eqJkmzP921skP889nolIcr22E3U24Be7SPQ/yKYg9yXxXmO2CNX3oiamVUgyBs3c9cszkkLppsVCgSaaDX8auVOcOq+DnPUwzCLgukBGSrVsYw2ChDNpzV0BggW3VljHnBJ9wIZn9qhhi2VMQIMNRA6Xl99PWRzeLTBo3dTaHzROQlwUexyEnP/3Nf5Eu8UiI0NAUHMWuVa7kIGF43HjZxRWWdVbL8fXwte3M4Mm1ozNi/wcNKO5GFBpOA7YERWVRHLGO/FHGNP1YJeQGrTGRRagYOU2giix6ryCI3Tf+4Mh+2cuOsATAhkUU55yLvTFFXquJtSWjD2s4yi4UhO7Th0BihDeva3Dso218hFI8EN7xPKTju26tohySn+p9H8N+M+Xym6vOIQJ150c9Xx0nUTggmVqJuqKw2+8+mwRJ5oZ6B8oYPMwDTLPSWpaX495Q4p4Egnohy+zECbo2cDrrOMcGwrjHDeoHggy5rBK4ps+dJkOhEW5Lg0oyFErQUi9sUj6Cx+uJXHjijcenYS8gRfH5pDE83hoVMZ7xLZ8qWzAxsrktjeNIYRCK3AvYidJ+IfG4Ar4PRLY5AuuTDtX3Yl75W9moRBkLBcq4i4af3s3hE7JEbZj/QWDXu48vHRKrbYnQ7pPGlqtrBLCD0pu7UBD6nBnyLHiixPO8lZ05y5urXabQ+5JqWZYUK8AegYOGgzGhqX6DaZ0DDRU2tUfZEC/THvptFQ4U8jmJbb+3KIgc1epkGlrReFq2HHQhabGv18qj2y1rLTnb2nVlmuAYMKscMqgzoyI7LyXYS7RJWvhV4n0A0yyeebQ6TmMAVKwmxDqdmxoGnzH7ObmYXCsX5DJcGE5x+Bs+xnmg1TwjYK++gFTgUqnmipL3U6EPBT7mmEtE4/bZX1OGDM8G/uRKUKcYOLq6Ql4PM+cqRucqRuYqv2uUqgGxjfOK4K8Mcz9B5mqGr5BDY/VjjSpctK36NOfFrzGP+cBkXMw4ZBNNswhzOEPP1t2if0JdzdP0KvCYdY7IUTgfZAfg6uuzfyQNmEOodGVq8dpaDq9/EzefcXzemJu9YJEpaaKV8fTUKHsmS5/wlH/32ZaeKVzT/+YqO9OLqlR2pujeQEn+daziTtwAYDotTn+JU1vYuQep1Vupy/HMzUm9JUqd7b7XKuLrMyt/bZdfhLtloGXATXCV7n42y2e5qHKSqevFGm6raaLOvslVXuVC//gwXcSfrjXcxOtZuV5dyFKaVGo1pxT65ZhPxSMaIDgPey+vB+Ct6Lo7YJRpJSzRil2hkjBKdMiU6qUs0UilWYfYcqOuId6gm8stpWpOfVNa2MKB5cn1yJ90W5tygs4J2iZob0FOeztSTbK3oOw7Q7zzM8wJd8mrEab9awfzyae01+3XH4AA9nbzmvsodohYApzvC4FcLnEP6+iCuUdsD5uRhczLocoSX+FSFFhj3KzG60EI24O/KurVPVqzI7mIAM6jKvmFCsq0a+lrIpomUxWJPhGwf7SwqIMcI2dTwHDvc00L2yYrY1aXpH1fmw1ZunDUJ2Y4I2ZxzUbBODA1fnIZuBXUcdYDGRqcDR5xXuUssObyWgowcPmLL4SNjyOH1KCjk4j/txF/TcvhVYwcZB2MVaIOH9fEAH4uvct1U4EBTIzwtMQXx3Xbne3n6zF/zvnXoBz9UHJw5lMAuJ70sdOKs7L+HPexP631nQBT1CocKkq1gs2l2C6AZHnKDf1RRLlbXyg5XO0c1JMoN/klZvt+clLo/C+ZfmA/zt0ZuBxw2BbCPGhIg4Zgjylz/V4t8cZ3ExYDgsRz436wR5Vm48fxm4SYma56GH3MFHfygq6Nov1mcxxGfBr6bLuxWECQD6wOaB9/MYSOJvMs6QFBeB0RfgNBYGJ7PKjn+SGk4G5+vLTQbKvdXBe/vy3osCqf4sg3uHOaassBwVB6H4pFW/GcFtTw1LTbp/7fi2rBfOd0foTKeVvpEf1wae8RCJ/DAVaY4xSc1PvmwY8Ll1CHmLBFz1hBztoqYOejAixJzvBVbj5YIyrohSwA9WVcAzWqzcuiOsFObBWVRg9MC8JaysqJkoKOYhaWu9LbzPtDl/1E1ZZWXcVyfddC5kl+MFWNUxh4dlAQmQstm0bJZaVmEjR+YwgHJOD5EDoBRGY0iwDETJmI8MDpM6Y7Y2xixenpZR7HCJ4wURCsAYSCQlOmimofMYdYigiDGNmWC6Ht8QVLhRsG8YLyTexXo1+3Da5Ez6nl+5F0ePRPyIxZQyic9DZTSnhR3YICebLojdJ+ifugYm9MNKOR1XpxkuD4n+ViQU1u9LRAFGre6d0u4KP8cvERG4BnXmFzIQMkLZ5HoAbewIWIybpQ1brCqfyIq7sfuCDOSEqUUDSOBNQWsGArgUA39USG+lPEYEHAobt9osgMhFEAIBU0IzrVhvk9UlyCWPKtiwwbByfNYo/4v9mAbdO3BpjlJKWxk5JdB3v7w4jMu+Img6p9xtUUswGc4OmdpgfMIb/XTZMvM0gdX0fY+rvms3LC+haL8SLEBeG1Bqvhz7CdRqpyoIAaN93I0Ekb7YMBJGFicRXGoC4ZgLsLmUFNJKpjr7VaSfghWATr9IKVvl3Oai+aq59heYknZtWA6ajYLZf2rses9L6kCYqvh1ab46OWUkJgZjlv8Llp0HoHPJHgadtTis8iS7k4Jx2EfKbDaKJCHrPY54NuvXKpt5ccJKllVWzZxbCjA4Xm92GCKn6bjeGIurSJj4j/ify30EQfRJGb1JrGpx1MVk/BPiLuJ0FHHPW4ZZ+pc7xCfmihSf2cQiKI2DUOC/SrMdY5TnoBDKZoomKYVJx+1IyZUjiNht0cXmGBRF+hgUbVgRdGkJt/1GAU4F2Z6DFxRboUBLgFIEd72TDYcPQrQJYzklEuwi8ImUElHIjbXbpwZx8GjJkz4S9g4Y0ujdLsMo2qCbKZFzlLeDi+FE7TxaNW+zLBdiOG0EMPVhRiuLcRxfHtfEy0gdCGGdSE8KcRxqxDPvFghajerTCFOVBfiPDerqBDpdlVSiJGxC0Hk2EiE2Bh2LG1kn4iwkZUnMFMMS9eaaB+UEZzHKYNe4qYTWBIlrgpvGFrn6TCGCAMg4rU2zQOzXMpGTY2QlukjYuI0juP1bsMArBAFz2F04T08Hmm8JIHDvPiPOI3GTjIcJi1wdmMAXEBjZTtO2hY4AzhOnKOeA/toJ7aDY4mmARwnzFGndUji4/SlexkaZCqNornOA0zPrWw3TlylTGUvt8r2hy7iacYMtCKVy0in5DRaeafzWa/MEt1jXlmia1fxoQqsC7jMDodN3sWn7Fm+k085bPJ2nRrMUVwdR/uVizyWsCr+NvXe3TrID98JMmIQpE3E9GQw4kV8POlFBStIS+gI5Aiip2gSECHTsLeRKvRFmTvqtAG4ndUGP/KlDZ71yxwAXMdcs15jdNDjFhCVB5S514vke7NIvGeqJV+nWvJl2ZPxnFhEUuchIs2yRSQtCLE4M5bAVOwUcSVgrQP0TCKgfJ3NMEIlAorS2v3iJzO+omWOEl3FkdGiSb6c0UJIVgshrgghOUsIOeuNEt45wBevhVyS4okF0wRXlEchYOQgYOREwGAMdsUmcpA1spasQemUsFFL+QuoGOxSkbk1yjXaq4eD1QUQ/C59o3bJIFpSMK8w80SUZ+ko18EuDfYyiRt+AU39Ylp51OWwSHk8O0cdcYW21AIHiyMER2NRR5Y++RoCyNsR6kyRT1UveGoEFF38U+7YxZ8q+Qyw0Q5EnanVQfCkVRxLJXKQMUUHeDAe9BIgUu9K94wKCoJZzIY0QxzcNZjvvdUaycsFQyz4mb2qS2HfpEHk7cQ020nEHrdGTOORouU1p67geIRHysWOLd/Xkn4xQDd9Az2DzakfquJnXLfKUtyQstBwRtNwVmjYJiFBy0r7Cf2epa7opxktkZMdIyfDgvyfmT1K6bScnLFoNxNrSTL4N5sY0gqKoS6zAu88WAFX9ZtWVV8tI92AwjHdWWo0RzO6vCUEg6K/qsVwyuSnCS5c8Ss5ldnqgQkMe5a6vXY9bJTRI7YyemQMdXt99eCLqttPnnNrT3rtiAa6EiyyEw6Ah83614fr3UOuwXj4derTAfk6qKzvD9JM6vdJQUwRMDu9yj2pqpywIHATM6xeivuyFPdlKe4LxxvkJZge8SdV9VLcl6U4LP3jyZuxcb7p0TDzyHs+p6H+pYi7XauICEpdv4gnxLdBmcfos9i0AJEMMGAZMK+yV0MecQUHK3c1hBFXsLHyV6tT7MvB+tXncJrj0zM4FRjsZ5HfKSU7iF9XEsvikDdWZACX9azYiCRmP+TpOBfyrlRtuVUzMJ/6NdvlhpqH8lNcsRSAlBE7bXdFbupdLvRJcjv4RfULXIPkDWLHp9ShpMUr3CYVrnanc1amWexsCDQ6XXyD7z+ko47s8pJ3neQMhyoHRx264bx2Hjxr58HGiHW06uNz2KeOS6wtd+NgGY80mFJ6y4SxxWGMJHaRoqZb1hGpt90WwyglR+cwzsAcdEYHt3LjM5VebjdiW4nxE8p1ZipWnl1OpMSyF1+hbyjOPeiHJHlmarE6VguJIsQL3OsFBjjEvqaL0KAuZZMRg9yMZMPFBxBdf5R5DbtkZG7jzXufw0lc35hFPIfeOLhjEevSGxgUBp+knG/n9lsmUWDgCge/mFLecvnSKCIMtuoYaNrXs57bDGLhq7ejhA78eQRblz04pKRuPHkZrzPcpM1g1MOke6ZSNJub+1zPZ/MJMAGzHR6m6Hq3StSKWOve9Ck2M/KLZ2/fH78wbmNUoH8hpuSN10Pu3XRXGwflt8E3siPK76c5j2UcxICJn76zN/7anXSjnAOj1DizJVEE5yXqLQcohC/JeuXCSMrGyLz3rhu4Bb525/WN/mJnMaaSP8lDAUDMiKpNzMh75D2Rf1/oL+56Q4fEE3HiF3K8Q6VtvdnE+tHFs+9jNvakaZPfd5WCNTpvhNzApgl46baIeuy6Tdzd1GUB3z8Cjr5YAjs68aJRBcjS1/EG8awwex+2l5mzwLY/M9ejkSKRa6/jXPEUrG4ejbL36Wcwyd4Wd218dDvuUrPct41e4+77GrCKvXuSJsH+pi5qb72iDshXporvmMRngP0UvrptsfPaR+mTujxPOebRKC3BffKk2WaoU9nc4iPOzdIci0El2eWQQDKs6djO10SROUZYLecWkxBE041uxWvHLBpKti0tWtpUjjRVbrt+OikotZ5pyux9/DoXAJlwwy12kn7Ai7kww7eOehmX46e6W1j8CHW0UIwHfI3I7LW6K9++HxYl4sXov31/gnBuxbUZYJ6QTXqFysK8gXslGy+Dt2sWdiBfuzMJO5OjixtYmf40HbnlcvFf5W7AggTWVGHuOhgiowQIdcNbwu8i/vH5veU8TeBmP/qF1J/DYVNG3HSKWgkqcfACE8/CQ8AlqAm8vA7MTOJi77Wy8m1n45K7ljZmZa0fLHaJMAOJG05DI4s60rxLlcIUeQ9sxtwbG312Nod5SLANvAuzd2Gx2l5uoKaHbqSw2Hv34nu2RMXF7hu0QFvc36QcxFQvLPbfvZzEVaIPv6gdZKiSDaG/BfUshvkHoTCRiqFKrOHOm8E7Be6eDgNJQLiLf/HCC5OXMavwOEQQ5v1iTvuM5kWEDX87Tu6sc1L8UkhTwEC++NCFZ1sdB9y1AZ7gibRyuss4cho0OTGj+JAct39Jjr1n+TgA+3D6G25Zwcdtf3M/H3uefjo2+TcDU8oZ/fePz894/E3/+pmui7q+cd9rPrLw8PorH3nw8996smti6Y777vjmqw+rN31t2d2f+0rXX9579rGD175u4XcHZvx885v+uuuJz/xs4fpPr1547J9yc++89Ztdx/v+bMnvr1hz+MffOxlf8NNvd7X/8Kc/+MMVWw4/f8mxL/3zyu90vfD48o5nX9N3+KYvdGfe9sh3u77fc2W0dfo7Fg7P/Ltd9/SMdP3g+hW/e/2b3nn4sV9879PFkf/Z9aFV76j8j8obD39h7tcuPH3N33ep5q/MbVb3Lvyfn7hs34fuP9l1y8M/ee+Dcd/C9o9PeO/7vvW/uv7yH/5i2QfVWxfOXnrXX+x3/qHrp9/7w0tf86W7Dr/m/W2PD19wqmvi57459daf3X24vXPJzf9e/mFX7s2tV132qXsXmvYJYKsxqv0dZ9z7fr72ls+e7ip2n7jhik/tXnj3f37nwkN9P+664/1/87l4572H5926ef075v2ka1PmK392z8EHFrY9PqvhF9l/6Tr5rlnf6D1z38JodsurP/W9f+k6/InTzYXvvH/h5dPmfOs7T57p+v7iZz9z/++8c+HUm6/7bu7T/9r16LVLM69+xccWGoylN6z8k/Gzv/vxw+91/2lT656fdV35gP/Pd7ZtO/x3g9MW/69HznZdvuy+N/z4hx9buPP0vnd9+OjPu/78JxsPLt2yZeGj3/yvD3zy1L913XvsLbOf3nP/wode+57vfvyC57q+e93y9/UE9y5878P/fqL9lue7cnPf9DfqR+9a+J2dD+/9zMO/6PpI5aGJlzz0icNfPOh8f+Ajzlve6dzW3f8OZ9Pmdeu6+97u9G/uW7+pc/P6njt61q99u3MzLsPksn/Dhs5Nazfc6fT33NXv9KxfualzU/+aFbd1btjc71xDlyFfhrjkZ1dv6Ot31nXf1dnf171+0xo6X7M+Od+8nv65dcNd4YZVYf/qnnAVXfasXbvm9k094Zr14RqdBz2+5m2r+52bN2wIk4vN6zf1SG7dm27vWSGPrlrbLY/xSfdaKmnPyrCve+WazZvkgZ47O2/fsGZ9/yan566edbf3mytkpE9Xd2/qXNmDs+u6N4Vytn5D54o1fSvW9nRSGTc5N24I5TLkSyrUmhX963s2bXKkpfi0b8Pm9Sv5DDmu2NC3vqdP8jTn3C5oYD5bs37VWqrImg10TeXs2dQfbuped/vank1OSMXt69vQR+XoD7vD9ZvX3drDF53dnWs3bLidCoR0Pt1wR0/f2u7bOcu36ePKzX3dyNhZ2XPHGjnrvpX6iFt9XU/3eqe/e81aZ8WGDbfdSj/njjXUTneuWdm/WtMD2m7d5hWrNT3QZciXfWvWv0066fbuvk09zoq1GzZt7qMjtRodqF3WraMeoE+tXbO+x1nfva7HWdvTTVXro6p2r3/b2h5n1Zo+upbzdWtWruSk/n56TdpYV1pfrO0mMl2xugdfDdd2972NPrZhZY/QYt/m9dSMm9bQNRMjXYf6elPPxs0961fgvbU9RH90JnTReUd33xq+Rntyp3FzyhnSUKkeSdSnICmnu6+n23mL85YZEZ1sol6LFrzJmRERWfZTq/DV8mte+zvX3Hizs/ym62+8+XXOa+Ml18c3vs553TW/c9ONS17n3Oi87rr4tdc40QJn5hWz5zmzrpjN1VrV3Rfe2kPEG850wooTXurMuDuirGUEUHpZzjC4ys733/f7If3zME05NKBDZ0a4ds26Nf2howkfKdIfoXN16CzQzM8Q14ywuz+UPqmaL/T9sW47qzb03Uq91bM+1J1W82eNaxofG26rfYA6gxsz1CO+9n0exj13hjIqw8orpob0SUMG9P5dK2hsrbmjJ6Xuqr9rzP2w/v30fXvg1Xu//v1N/d19/TwwqLs6V/VtWNdJNJjefx3uh6Y7cT+suq+ZYGfKJmvqL/c5h3r37ffXbqBheI73691ft4G6dMVqGnc9m9BRK9f0SSX1fR7+pgfBEMI7V1Nnd+veDFduoPcwNMF+16x6e7hhfVUfyiucyZXhVTPCWTPnXDFnLqjpqlfMpPtCUzzsQ6rLHUQGRAwpW9IsJPl7G42y/p7zf4V4SCczTWkh5hT231JqG74fppzE/hO668R0tbqnczSNLxe6pHmKmeio+5oPS/+uo7mopv1vkvvSv3Xur0rKp+exV9HJpg1o0h6w4OSj1CArQzzRJ6lmAhg13lZWUysTsEXvlAvXOaHZ7ju73y6E+7rqR/kv4ZZE9hs2v2117fcSHhrWv39nHxFlp2HLnRtWdXLHJkPsdfoOSFDuhGs2hfyWxQjKSX6riV2i1Jqtheuo8Lf2SPnRLFoKSP7WdqcTLD1AdEkMPSSusHbzSqKq5D0hN5pxVtx2Lv7UvyHs77E7USZOypxmTxplnRswxdjv80yK+/j6+rD2vry/bkNfz7nex/1zvc+0T7PpaP6czuT176M9RbABAcqcsglttCCciZ4gYWMTDUca2LiSJ+k6pV8SwXi8GomO23gFUQSy2ZTO6DY/4kLPkMafhTZ9ZToewU5BC0b0orur1qxfuYAexHGTTqfXZ17xynB199pVJqWaf5BQRITRf2dPjwxdSA6ghw3ghP1Vs4VZM/hAOEICUBT034xozabfQW2iBf19m3ve6dT9S9YXi5BHln4ZbXpeoR+U1+CF2N0o7sYT/Dn+Em7T52/W77+efm+g33/R6bdY6W+k33/V6W+y0t9Mv7fo9P9mpf8u/d6q07ut9Fvpt0Knr7TS0UerdPrbrHSM6TU6vddKx0BZq9PXWelo0w06/XYrfSP9+nT6JisdxLRZp99hpd9Jv7t0+tut9HfQ726dvsVKR9/co9O3WukD9LtXp7/LSn83ltY6/T1W+n30e69O326lv49+79fpH7DSd9Dv93T6B630D9FvJxb9lP5hK/2/0+8j+nqXPn6Ufv8HrVKaxyarAgA=

"""#
    }
  }
}
