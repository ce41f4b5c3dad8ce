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
  + (points.at(-1)?.[2] === undefined ? "" : `, ${points.at(-1)[2].toFixed(2)} s`);

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
H4sIAAAAAAACA9S9DXxd11UnevY559577j33S9KV7pWubO9zLNuyJdlyPhTng9jXdRLHCa77RQtThqSO01ZO2zg2IR0rltq61EAAASnYIZAr2dSGccADGeIH9rPhhY5hTJ8ZwuChnoeB8MYMBtSSV8wP6/Wt/9r7fFzpSHFnOu8HlqWzzz77c+21115r77XWNh7f+wlhGIb4afs7HhPjxmPpcf4nxh8zx+nVCsP0V+CPPT42HqUz6J0fKf3KGcb4wZEHxlUmVY49NqZKGqM09lgsJ0VaY2OItrh8/KWXzHhQjzO+H/+4yjH1MTU2FqQa4yB9QgqKyR7Q/1BwUAgFHTxVvXkuTmWk12L4OqYqRKGqrxmdyXgsqxJw2NCNRKEqTwANqt9UrVD1jqlujqkmoLQxXRpCY7p7YU/TQQvDdo/pdqvqsuNRWnNM9yooJ8WZKc6gX3d8PJY2rAKwpmTBeFCNQZ/EmBrhsTEedPprvWy9ZOULQti2UTBTqWKpXBau02bYtkU/7R3lTMo0TNvKOI6bzVQ6u6quW+vu6akatmUYddtsM1NmCokRYTm5NH6dDP3Jpe2sbZmpbJugZ28WGZZkltqpZdLzjeW5tCo2kzE4H34sx7b6VmRXGm5vdlW6f/WayipnIFXIpgazWccxsrnsqlpbasgwnFVVsWpt1bayToYqX7mqzbJybdY6p63NGhigqnKdA8PDFv3L8p8cVWEY3LAMtcvK2o5lOtWss965zbjdot5awiqk7NQdTvZO16VCadYYrmU72RF81L9GKuuIu1Ip207Z2azd1mk5WSu1vDPbgQROivpjtdlZ191wt+u4rp29x7jXvM8opO4zjNS9bhtKTdnGva5h3OcaKfxPpSwjnXPdXMow5/2zM+Jp8dP0k7KEYaYdmqKNmV+13cxXUvX0J3Z94lPPfNo0Ovbue+ZTu3ft/Niunbu/b+fj+x5/6lMfNV4wa/Ho0e9/4qO7vm/nM7se37fLeNHsnv/tiV2I+7TxS2bn/I97d+0zfsXsmv/hU5/4+D7j35s9iVn2ffyTH91rnDNbGvjsrmee+PjOfcYbrdG7nnv6qcc//knj/2yN3vnUp/ZSw4z/0tpkFQ7689XW+vXHoENXErM+/vTTuz75hPFfzWrCx6c+/uQ+408TS/3Ersf3fv8zu4yryaXu3fvxj37S+DOzvnDWvcaft47Nvk99/86PBX35i9Zy1begK3/Z2lr18SO7Pvr4J43/lvTpE596dtcTxteSPlHn6dP/09pQ3ZLHP7lz11NP0ecbSTmpB4QN/5T0ae8+dGHWrMQ/Pf7UU5/aifgftFoQ6Ild4ZcvWNn/VwijIdwvitK2Rx79zu3v3vGe977vA9/1wQ89+wOfFZ8TB8XnxQ+KL4hD4ofED4sfEY//F/En4qviivi/xJ+Kq+LPxF+J/y7+WlwXfyP+VvydmBEPP/gZMSH2XRP/TfysedQ8bv5b8yXzl81fN3/TTP+g+WXzd8SXxX8wf1f8nvn75iVT/pH5x+Zl80/M3zW/ZP7f5rR5zfy6+Q3zH82b5otWpWlOmT9h/Sfxh2LT5nfdv+UBz1/+w1Zn109bJ8xfNH/c+g3xm2LSOifOiy9ax8xfMH/S+qx50PwZ6199+LD1gvhR8dyn/80R62vi6+IF66GtP2Z99GM/Yo3c9aPWzid+yvqc+XnzkFWt/ZDVnfv7X8y9ZBGFdF+2hDlubmoY/eYbaxrG1oLRMNSLbzeEtOsjFDQ3SfuBgo5vjG/zbItiCkbedF1KLu4xLlLexnRpxLyAwDgyueYm/EjRSKPIIUpTf6hgSC7mwho/9WDBbAjPlikppEG/trTLFLOnIFzVoEvxBl2KGnQp3qBLyQ26jHYcLY6Yb+oGXUKDqDGWaszlWGPevJXGXIk35krUmCvxxlxJbsxbaMMfdIyYV3VjrqxxUQuyUJStmvTWmjpXa3m2K+2SSwh6UQhnHC0a9QmI0qh7GWlJc9R36M2se1lzk6WgbKIBnkV9oFK9XF64wat0vJw0ZfZB6i71aBRvtKbRR8OjVMIzuQCDC0CuPP0WVAH8KtNegVqboQIodZ5gRoVQDApBAtOVoiBkzjNlwTNkXlqNb4o90sXfB/cUDJ3GdG83FEJI6yEuyqJSzQcpq6mBTj8B0NF6V1ruR4Q5htYNGeWGQDazRKAbsGpUGz0cz1JopvowZPQXad0UJvJKc2eJH7vUY+cDBdEQFDaltVOVIink7jXFuDmGRoYVAVZciaUqsReqxKYCClbe5tCugpkP4oQq3qYQ4QFVb6N6BjdA8ZYprPFkLKc2ShFguWjBckGIJd4JyxV2e6bCbMAHoReGYrW8MBTW8sJQrBZKlFTLi5S3cZYm9yQCFylweEh9eXlIVfvCECXdbNxlnbiNENMaMZv0nM0bc/7Nutbp2ziheYWeDfMe48JtqkmHh6gTOjxJ4YsIWw1G2T3UzmN4L6qJ8vIQRVyORbyIiEuc+x7jFD/vFW/d5p60TFsNrY2B6zdtn+Y3PQiRVIThpxFh+MBumaHpn2YSoPAQIyYFYYSXCoZeI0cKyI2gwkIp6M/jaqj1p4d03n4vha81z1EYlZ2HSsAkQ+cr2DIrqSRGqbAkS0UydqlI8yGqmSNjddK0Eoj8SIB9VK/8CNpBPR1WXR8Ouz6ouj64WNf7zfuCrlPQTz+Arj+ATvebm/wMEmxCSygn5nGKiknTbzSPuXHcgiFjC8CxZS/iDbw/gPcH6H0vEzz3IUHzUI0K4yqRBB4hKolo3YiJdpvUAkunGd+mkBSko80ALSdMNFw3j+DEhLmnUXrW7eBi1oktjW8SiO4VW6ThfkWYkE2ksYWxctOPb5omyk8wm/IEdxZUOO8bU0e2fPE/r7zmrm27f2fB2LK/8ssP/dm/ObjRI8T1Unl0ShVg9G066hlbbv7i1/7Td35kx8YwIWou5z/ip+oecNmUFEgRVI8AHakXqYbzCEFNbAnmxxOx8M5nGIeoLQYoR2tdlJVocCpPvZUp9z4hxqTxc35U1My5ILAxzEhF1puAFXVLvV/duLPu3rRs4vPHaJ4cWG405G7f7jMiBD3ipzjxrt///caTGH3j7OZvBv+MzwXhf/im8QFePxT8Ulu+I/fHR5+eXb7pSY5NE7BAVKjRQLqthOVpr6VLvnEkngeDSvCidaFcBAWgZ1maQAbCOMfPoPcOCFe/mfezDfGszDxCjaPQI9JpCL2UlDzgsHRGTJqgMjPa+EsiD2WUqpApzSj0bSx/KCqeKFd6t5d2ZfpVL9eoKMCo1VrmNhvvLfDyv61RkWI3re2VrXsxjSimQHNBNMYZUNspzm7kR2V6lDLlJnx38zfEAZkbO94YfuYeQnlA0aXVngBm0A9lrGwjasF5BGVjCLYxqkqhwEkzrSFH+4wS53jJptG3xswD6fF5ox9iALimfQPWpOOnp/2MHrRN79oJfMgsjA+2zITo+MQD1KzwFVkV1wGik3mp3ENEI3Mz4zu/MRXg5rlmM6yLZgZV5WwWn9tBMyGKZdpG0WO+s6NgAsUcgpIiscA2EJHs5mcPbKbMz7+nEJuxNBkorfHePTQ44GIqxNcgg1cIOCrdf0ePlXS3In+BRoTADJqXxyAVZX47JikAXhxtrKVBISKt8+YoY94TAD8nFrHEgrHFUDxpBWgYRAMj9LgVeYxoXPMejVsRZeRlMSyD/qO/fpaxwgmxwsU8K1KLvZIseq7M0tpTosEKcGR8lNCGIpl8GFxXndYbI6hNIYj7x4pHAdXlBQFTxsKESNOE8E3J4DVV/0wiuBMT9igItyA8PrAHCVD0tron3IDvw+Ti+G11n1iMxst9Xgac5rEV1KzyaMPiedWOlaUh9o2YecILk6YXMVD0mbqRwSOtMJMXEtAckBYwkiiZZgrNyFHiTQEJUBxqIPWTsxDz/DC1OS0d8NDGu3ndsxQHmqbiWwtzAKq9PpVIWeaXGE8sFqmZmm6oLpQ7ZAbT7rZoofMJJLbmN8E5EYAoI1EY8MZY14TBa9qsJdLjLROTqMdWRbJsQJUmKUhGiuiInsDSBr+TYa4Z4TxGzZFpEBW11qcfqat1TL9u4+WJcjyI9UVCGEqVS77O61EXHKkq2+1lNNtIUSm0nhKP8tiAEuJ3a53hmcI6J50HafqnAKIUyTIaRLE1TJD0ZXgOSzpKzkkxQqKod9O8M5iAUWp6OKO0/qmqAQJuEI0opleaeo92C8Abk1dmWMjjhUu1k4WXtBJeGCyO51gaWnlA61kqB2PgZ7cDPUDxswnAAOHBeCsEpylDfc8oCo9IoESGGiW5pw6vJ4pLIkxTdae5Jdx91WIpaEoKfnUYYYj40+ADY7YRxhB9Lu/2U30AnIGpkQINgERHU+abZg+oKfoAFgnRI6ZNJQB9KGWZJrQ0UdTHgkmtoAIcEQ3Q7Mwe9Xgw4Lxs4ryI4lgoiMQnkB1Lp+QkOtsz+B4wa5SrjfAVFWF3Ab82IXb40kYdaRzrbzg01Wl9L7e7X0qbufE0eI8JWgktaqbV6MeUs2jCfIalO2kNGXeoSUITZJh4NXoMEjLQo58G02rUMPdUBiTuCxNLCMz9Zi9Bnx7EfVNiGhUzlrgSJi6TaAwCRyQTE5GWBFqzpD3q0zA8RuH0q35BZl/1iwf80mZ5SKZe9cuyeGDML+KtLJ1X/bYDY7LIq2Dpc7Ig6dUv0EdKcpe1g4qglx+UJZ3goF+4y/oQxeZGzK30cF/F1/yrB/3SXYRGFgSqDfFJjzVF2sBLWrW2EdbbMkcoIW3Ce1sWPn28cd6gdejTx2VxR71xgBpOWEu/W+vU7Uv0ySp/jrqB3j3mc94c5yVINjaMejZoga1Kpg8oOcczqkQl3z9KiSlCl7YhXthWtAGFpZiN4brA0+cgC5cPEphXW5u8Mh4bvCJXD1Cvtj7kFfDYQQuVOEu85ef9ts3G+6R51m+nJzrFwHkOkJPlMb98l/U0hYuyNEbwLrz/1bG7rI/Jts0bDx2nWq9xDz9veUY+Ha1maB/Lf7QYYimngt6r8Hdamk0PIgRDlgp9P8VTqvdw2UoEitf/fFA/pXkeab7r1ecXqF+J/ConJXweI61b/jyK0jnb5+dUvJpqGtaOCYGpa7ivpNLEpx8wx/A34NasVm6tlXM769ubJ9S/G+DNovB70P84aw9+TKrXiYNrG9N+OuLyCrTKqRVU2gF/lyFGzGj8TrmRB6knTsVyG5faG8crMQbrCT9Tb2QbJZmp60QElPTC7CIRxlZ2MR1nF20tWARNlGlwjWmZns81phO5xnQy15hzG2kQbpBtghdxj7Ro+FlIXFkwSkTEFQNpEwPJ/FKMg7RDDjJDHCQxWg3jIYizec3o24p5zMrMwwWNZeBosg89A9rr8i4bcWtEZAvS3V7AcBNJLyg+kphNfKHH9kJWfXFHJZroO8zw2SHDB3mFishspclVQJOJRBYVwxcyoi5zWqq2DGrLqDIzmhGlQogNTYWRFZnZrccNKNkw+IXbGIkP8Z/P2zgwGjPHCUUPWISkYnGRQglAdeIms7QWZrfWafXVYoYz7WdbxYzsYmJGthVvsklihiOzQJiszBLC5FoRJtuCMDmNMNlWhMkBYXIQM1pQIMcoAGYwvbAQoQW+jEw/HAgRabAmZqJc0CpEuCxEpEMhIh1LnI6EiHRMiEhj9NIQItI0evlIiBBatMxDtIyECBYti3NFS+AUWCrQZlpki0SxIyHC4MKTpIaZtJ0aS4FS7ZfWgCWxPmPfK4NHGeswNlSzeBheLpFy0aLc77vFjCHMtGWnqOzcwsOfWRg3PlhI5zOLZk4vhljEVC72cY7kG1HX9xVStP5Qtcf9PNjCgsyDmyhiL90CBSg+SPOMYhv2vlG/tNo0FiTTNNjgEvOSUjkLpCLMouoW7aa9+PxxFgYg70MuUrK1WMkWGPCmTDcXLp+3NHOLLQrZxT46i33MLFwt70s6Mje1cH7w79nFvmMx88vE3B2n8Skfp2lizRqE4W38NLx2TFmrvLSn8U3BBAIHMxBzSkCE+ZvjfrvXhonl3mMM0yM/Yg7SozRi9tOjbda1avRsp6eD2aeYbuw0uWXFevNucnkZsQoVg+VDvU+MTcgO1/16TpjjjRdWNGaMUMwWm18AEll3mY4+JVgfPyVYH269vrBe773qROPbPNPiQ6fYKQHlbfxQ+4g5uV4fCqx31RHX5PoRs0zBkt6tX08lVlSFh+MVHo4qPByv8HByhU3Uc7w4Yr6sKzwcVPgyVVijYEFV2ESFvarCY/EKj0UVHotXeCy5wpOo52/aRswTusJjQYUnqEIZnXSeRIV9qsJT8QpPRRWeild4KrnC06jnx6nC13SFp4IKX1sPvBDBAchpVDioKjwTr/BMVOGZeIVnkit8A/V8nUB6Xld4JqjwPFU4HFX4Biq8Q1V4IV7hhajCC/EKLyRXeAn1HCGkuagrvBBUeJEq3EBBV1V4CRXepyp8M17hm1GFb8YrfDO5wiuo5yRVeFlX+GZQ4WWqcFOENFdQ4RZV4dV4hVejCq/GK7yaXOE11HOpc8R8S1d4NajwrfUQ+0SjrCq8hgofVRVej1d4ParwerzC68kVvo16DtMYzugKrwcVzlCFO6IxfBsVvl9VeCNe4Y2owhvxCm8kVziBA7cZ6uFNXeGNoMKbVOGHKNimKpy4jUr8sKrw4G2xCg/eFlZ48LZYhZQoqcIXUOHbNC0O3aYqPHibrvDQbZDUQ0rzAip8QlU4Ga9wMqpwMl7hZHKFh1HPZNeI+aKucPI2t8HUd2KNqvhFqvhj0VgeRsVPKUKMPRF9nlWesNxoT+TsylwGfNK4TUyzNSaeT4+17edTmMn0bj8NrjlJLYOYfRKptFpGpkUtI0MNz7yTWgZ2ugzszUEjw8sqbQxi7gRv3zie1neYHIzDazCsdnIwVi0lSqr2MOVtfIaqfRGBUwS4lwc1zR7UABzUqgU4qX0bJx8kZs/g+fOU7Tp0MTJgQe8xLlMkNkIu8fHIPcZ58M6U+BS/E60fpKmlwy9S+ArCSzThH6QGX0OERvnDiLiKCKhTZNXR8mso0T191i/cb55GGDs295tnEMRhD/1uq6vPF6LPF5VkkW6cMkexNyTNNstQ++QUecMcZSWSdHmF7sqNpGTnrSDZSiRr8LhgTPSxhEECnUrVklWfUtJ6r/au7NXEZxfU7g22wojrxNlqjb7Wic3W4oqz6ehZr6CHd2YgNrwzA+HwzgzEhpcSJQ3vDcrb+Euaf28PqNGcGWCtgxsDaH4/RXsQ6ZoMg3R5FXY8T5iEYmlaWk2Sk+nZNL2iasnNeEtuRi25GW/JzeSWHAQ6XarSPERghgKHNKK9oBHt5kCAaKdwOsGSDSsqENAlEclJPLOUz1a4eBHPmTLNFHxwCYVthVuHCLfO6PAEhV/Dd0KJph2ixDEEc4T+th7zDE08ZKGBBRYB2V7Ae5cmT8DG87GIg4g4jYhDdgK2XLIZW4YMHL2nCbI0/MR2pgesa7ZXxvOqTewnPS/bXjuel2yvQwtVNAYztl9RSjTEjAIlARGAizFwNcV25vVZTUZVGgq6XpdWk8Buu9swSY6VrB9g84npI8Trt4enytOyHIWbXlV2xD61xT/V+KyKkFzEjney7+IauwHESIwmdpzkpqBFN8apRVmJHQNfNJ4b9XOjA8QC16Z8yPgieKlPg8vnt+qU34ud+eBlyXRT9sieadkre6ebr8i6pMRLJEW/Mn3Urx/xe8Mj9F0PFCxqQG/Y8l0Yjzpn8amEnuSfLTc+8Jkzv/rMz22c3nLRzv3wL43+2Lnm9Ja/rXxu0w/9wU9spOCv3rj5nS9/z7MI/u93PXJK9n0ewYd2/VLvrs9+AcHRvfuenXn5BQS99//jh//wDc42nf1s729e+2kEl6e/+lt7el9BsGPZX/z6J776JQR/b+3t9O/XEPyuD+Df71DQ76L2djXxmJp6yV8iu6i3XQSH5hTFdW3JfLhy+8ov/cR9TX9pED5Dqaco3dKp6GtTLgWUttSGtrz/n7x/3EhJgvC5pr9sSi6jQqOvzSbXRHVRYKqJ6pegXpTc9JYQ8HumNVhP3Tft9ZA4GGku9E5FuELVRJs0kZaErim7Sdaj73Wvi8oxXFT8io9B9nuneEx6Xyr3cKh5lD4inhuX8PPPa/AAtx41ej1TAVSMTbIrFsTnHupfuaclsbfEbAEOYe6SlwgonIamS8vwT9HwLwnCwfAvmYq+NmnwgNoB2KPhz54nzJki7AiHn77SgPcwPHsooIa/R7cNw++Gc+o8Bt9lnKR03LglzebjPM1A6dZ4XfT1iOz+zeave93SVVueON1zKY7GW7jJtMoBrWqhY2USoiuyY9YXgQx+dWPw9OXs14Us0/c2+i7xNjsjKNYzQFnaKMYTRFaoVT276n5PBNYH1LGrDKKeFjsj+vn0AW5h7PPV8Sejz47Bn4M9nZlvGrLnbHy35/n4yzmAIi27Ziu+N+vaM6xCQXTTp1XsPF5AlfFO7OkbeKd/swUnm3PzhWIpePo+5b0UfoYOmp1KZ4Knv5w+X01hLYQeSeN8apRWMGwdN8xnWfvU4XEZkOlZw540vT4kipJiudtHf6ynYsmuCm8FBy4JbyUHzgtvFdYmChKY+6XHNH1sD9VAhD03OpujcVyNSBT4jI8DYffhOj66IOR+F4bJn/2aoJHy1yR1lMoMCjCf8R0EVAEOF9ATL2AAo+9B2UPV7POJPpLVkWy5TjaYBDHOp1s8JFvSr9VotA7Fo68TJnVqjRxU1fmySyEbp473IVb2kOyJJcJ/ClwX/pAK0nhdF9RRrqJfDukafYrFczhA9VMyePprZh+WYfzw9wVPf3B22+wOyrHEoM9LxMEdzHtM0tiuo1b0UyV9PKaD3JVTAkNPgabwfIUMwlvuUqdWz76nsXH294XXTyO8Sg8twT0zyspSs99rGrMfNI2wT76Ua2cLte6eeu+SpcvC4eMZKeVA9CmEikyCle65h2wr5UA8SVBAMsojw9p48nJbewdMkJInUDQEUg/BAIZgpeSaV4W0Yy2SrObhlwD5OqkAvA4AXhcB+KoxSjCSlHOlXBED8NNcgrdaIU4wgx7zBlwai77Zr6gZtJyavlIDXK6gWH8lhf+jILi9x+9DizAgqp0e2rmcXym2L6RxClVWcCtX6FauQCtXRK0cHqXRX025fWpo1Mgd3ip+bqIe4DnsecH5xUoqwV+PhxjzC3L9+/kIVtKc061dhdb6/Hm9LLwfwg0BwiOSK33VB4/6sIoIr981PesbPBwE076ELdQV8wfbXxmfIchLBauCPLlSd36l7vxq7vxq3fnV6PzqsPNBfTMbQw5lVQLCriCQzo/F0PoxiEk9W8qaEhqYNAQmap+Giw+4SGoCg+17CqY+Zyn8Rri+TkupILR89j3oFncDqiVUzVCT1gnsNitGX3aRAHucKAhEleN+Z8NQTL+7iNx5Y64QYuodxrjEdiaS2M7EJbYzyRLbGxAZfwQ7jFp2PEOIbEMvoMD7igOezduNA57ekr4Qr+xCVNmFeGUXkiu7hDou1UbMiwjMUODNAa04r2u/EIqH11Jx8RBLnyxRCXh2UgG8sFJ6PB210EJcPEigbpCUOIHnPxVI3kwpEfHNARKPdfgiha+nlLh4ORWKi1dSgZiIwVDiIRbsYBPp8gA24GIRlxCB9Z7X2GBkPFuyCotIHEVbDdyC0hmwgqT1hSS0s/56HG+0yY6A67yEAmR77JUS3XacpHrGLJLy1/PTkbfxE8deGRoSNgOZ1z4ceGTuMXC0QThRwfEHzgoM7PDk6ZGFXpQBiNvqTITXojQOGqctyw5Omcv6lJkF9TjCHBrwocqWIsAdAsKkNMIcYoRh5bQ4wkwCLW6S9P+Cxo9DamdjcsDjkXxhgAaMVcXLa6W52nKomySPO57J2nZQBMPmWla15MV4S16MWvJivCUvJrfkZUbdrhHzMKMuBZoadY/ppr1IE4dtLiQAdL9Zi8CVAZzYCGILPfIjrC15g7p1H5Iy8vWq0yNY8/RrxOfmNAlX71DBwwPqCMqEVrPRANOXVlhKY9FoVzh5DDi5IXp/Ge/DrA9HY/SVTFocoFHab47b+8XYZqPFkoa59BTr7zXshwtKT83LBAwsYUvaS82n8oRBZnByDB3uUd9tpN8N0yBWa81jHyyrj1ozMqc4SV80nh6dNVgz8zkO+AUi9YJD2H9wVGRp9mHFGoBygwMAJacFq0iJS5y8nJRi9j280fC/vBZalQoyq1Y5fA04n9m80NAJnn5xdju4gzzxXZyFzUxiPI/UCbIy5QtszlHz7FE/tQ0yFbHA0LskGGYp7xLoLggNyBR1cYCVCp9j1ri8k+hBikI79yoYLJLgmVfHZpfSACpTAFaqhk4N15AFCyDzWPDwl9gBpb703PugqsBnrxkc69rHXz/r2S4w9BpvjVtqgl2LTKeurYGCqKmTxEyabKUnrybSDPbEp2hWXNeb49fWuNCoLXspYPLMGpCpfvoK/SDe14zvxL8dVfd23FLr7WRLrZuoY7JKBB2BU9iy1PP5oJ7Pb6+J5nODDRVoVbg/YT6X1Hz+OT2fbZ7P8ybyRDSRb6xREzn1+lnfZkKBUzWaGeFk7tT7j8Fk1u831/BkDurodZuENziyaJnBrNVts0WfaCi7QtYkDHcH/dQDrG0yzgqJ72YNwfIoRRBC2Ywq1oBZnlL71ipCcASOTO4466ePe7TY8Wpis9EiaNc9BiBjq4XB0nqyhvvnlm3xgYo5RuvCMCvMUsPSc/TYueEm23rEdwecKBip/3i5KOiytqDMxLc+DbV7mafioe2BFn4rJaJ1sW3OgppoJk+doix+hKiYeinJ0keeKSgiDFZMOjENJaNFX4kGt+Ut2hx5vGC5skgTlX531n08c/RT3FX3c7swTCWa8fRL3/B06adE31x84001Ig4lWuxZHYgmctFzWPkpmNHYkqF0Lhu0OaOsaLBOpmAHlyYiYEnKm4I+UA6PMqgP9IEcjGn6HgNrmXs3qzrk7rYwBbJ3s8KDc7cFijKMVeXrpiV45U9mRwk+Mh2wo+kWdpQALdO3wo4OgylOYkevxCu7ElV2JV7ZleTK3kIdk8SFXkXgFAWuaRpwXdd+ZcCN5rmr5vkXijzPkaw/WvAzasG3FJ0wFbckQm5JE4FrERG4qlfzTLD8B6ey14NJr9/fUiu4EWdLbfeLpinG02OK17L6jJh92RTN6ui96aemvUjZ0svE5gJAxJr0rLyJiZsKVfeafnaKUC81FZXUnIa5wEvSnpvIbkkEDb6mn2rZi5OpV6hV9kvTbDCdQsEyPTUFdW76yZR7/PQUjCFegooSxUMdfD3rpCFB86jPetNNn9JPTSnszFBSJBv2DKZfrJX7t3ZaEGtjjZv7xXhmvyI5GaXwiDPk+TKj5yRxNAlxOaahEKZ9TUvzimQWRtnGmkLF0dnvtYzZD9K6ziklMRa8l+KV1emM4bdJSt4m56Ys++06ZQfGGEpqFp/E3GKDK0kNVhYxymxKdlAL2kDNRhWZRyP0ixVrjG6G38kbr5SHOsn9i6XRnfK7tLReRdoK1dClMnVGezFlLezXIOxXJKd0ZFlnzGoxv2P+dhgxXh3zN8N4G6AD3EkHbwMAs2pspUHoUIXKP1WSYyI3KDMs1uf4CcKWYbGecCcrK4FQnwPHlZOdBPYuGqSsVwkIJzS12BwrN+vamOFZemJuO/SEii+Tvh+3RGZMLb0k6PvOEWniSfgfEPyZlTuxGBCZdZgVjq004aShtSrXOl2yMnfUY5W4o17eDSoQfoErEH4x0pJVFYD+FxgS81c14ExsOeIKijJ7FFnw4OmU0t20pDtLMJz1hW9itGxi/irUaXoXethCGaD84eAZxDRl8EzYnbGkUCWaGitMYEVKI4FIHO73SpGEHLPvVa1RQ2JK/WK4r1u2GKO1aEyMR0eTbG0ueeUl1PhIIaKOSv6Bbn5qYTvaCKIkai6kZfrdKPwITJmOMLsVHYmF/V8w7/vqXhpsTGqz8T62h7OP+uFZxX07lbmU+FLJDbmSNNPNNHECxvwzD2OBMw9DnXkYC5x5GHPOPIzFzjzAT2weV5qbETQNRLIupsHEXlmwSGOaLcqp1cZ02FyYmJaHqVvK2vzHhMVaNwcCRtZZkJEFdwpro4BpHdWCTVpZwYVqGDC39zIuG8GnZWZXnVazs74D7tV5J+7V/aV0SoxZ1CJ7PL8/wgC48LDny8txJMkkc5stU3OBNGpdyfGh/gOFRFsSYjcZfx5hztPaB9oR8rkssdP8xKFHka1Ny/RLlN5rpymdM8t+B1G4Dq+Tfrvot8pW4BJygNjKPCyRe6hGVXml8HOQfIl4/4PwqrJL5lhY7sZrl+yUtdlvCCqqIrsRqMh2yVaPIsrUTquMiDK1EYXmTGViZTlTSdpssAoJNw+7CjCuzid8W7WGUAYKsx1ejbrQnc8yEm0vECFpfBpW6zYMJ7CD5z5SSFOTeT0Wo7Q6fNAkeNa4QSRY81s3r6zQoX+w4AR8PX2u8bFHkLhbvSGxmZBYl9zRUjK29awwsU1iO9qdmZtNtGQTXjHvzLPaICjXFHwrClQVAqEGXgizKpXHQ0LjqMagncpkeNN4M4BJKqAwFsLbCK0qlFKFHSquncO3EyvWRUWpMFxaZCBUYJKBs9r1gJ7GSgiwlBCQUUKAo4QAkgVYzPvdNGyh4FBuTChB75LBkl6E2mkQ4KmXotkfM9rwM3XwonPtpV5CfRB7xE6WEbNMumErvLOQtMxxLSJODkExXLaWMOesvbnW9ZDWfLbLTmORltiDMbEqpml11MmGN02H27C0uC+m5472YKm6+lts/hI07yqsumyZu2n6mUb5EUbbzOlA2WLjtJ+b5gkMk8EsG7PSzIYCkxRKi8Bs+gVa6gipiEGG9et68AdgFfA77atkSpDbSgMN6Yzy55khyjUBSGiaUOopQlVkEs2gIMqyQeUcDu21aMWi902+OOqb0372JVYe64HYSBSDGCB7n58ZsGaIYR+wbhCDIVkTEJY901PNaT9NYOKILDUXMi01MTu9hXUoPvBHG2kAXjqCf7+L4E/2PUz/fxvB3v+wh/6f2Yidri2Ve/9dx73/7tfOTW95sPq9+/7ggdc3Nqengh+wWTREqGQq1pFQss1Jl5EYRDFUgQlVZ0jYIJDkprgIamkcFjVVRNnLuS0rKiFrIY667Nnl7A6uJDwFCrUzUIOBGrJgI2U2XgOhIBp2yYDckoust/61sMbYOYQFYcck2cd32OxVTEHWUlYQ0Nyg72ClaDbwB5jH4wOYLEhQTaBLBkI62CNkn6I56/61ME1eY6UBPtXGgxi6XTzBUmf99CIWiim1+kISS8cMD+u0fjOpZg7421bULbeqlFwOsRQtnRWqs9RCRU3sxYu1lSU+C8ctJafcgNmnb9+eosStF1VKLkem3MNRZ4nLAlWfbvqhpG4x02+HvCDzlPYrJW7BEYAGRoAER+Io0YYdMt6M9zwT1TiHdf3AM+xswGCWVVVMIa79FcX1ub04CHpDmbc3DArdZIu1hnmv2BJpX2cNtc26SaU/H6Y/H6QX+NhGkcfhkgEanN8Ue+ruByyxnxj+/TgFWm0ZdwHlZw3lkGw1EQOLX4mRnK2zTc6wb5TvQ2LY9dA8u8vqh9MINuihxrNBj3DvmmuzE1jnL2CbT03CtgwcidnaSQeM/1NwYJCG0wRwa3GfHCn45IB3hjS7LEi7mq/nTVAdC74y9MlxBSo9G56CWw6lbQq3HOnQLYdQLgpiepupYCENdll5o9Tkgx12prHhqdGHlWs33hqDlwR4J1uvtFs3PEUDmhplDw+N9TdzsEmN+UjIsJ+NeF4zyAtd1vG9o+9QQkvWoD54aKAs5Xt74nWZ2mOHGXjseFhY49Qv6iS7vnKUbMBWw7ZyIGJTedIcLW/sUfsptjaZnqv9v0z7/gBeYLgfVMNM4CkvI6T7FmpqvENNZV0wqmKzsBZnDBx4MwObsBdXtdqE/SBhzXkR2oTNNQQIDScG44YTg8mGE7diCKBttgaVzZZW44e9WFyLvzeyW2El/kryEWvQOD5iNVuOWOc17taOWEVwKtqvgjgVhalX/PxzMHrn88++5POioHF8XmS2nBfNa9ytnReJ4KRngwripAdWWvHznPuidz7PuSNZ7T5o3M045G4mQ+6W1O61Rc6gMnLSWvOgcXHt90ejd1Z+35K8yx407kq8cVeSG3dru+wi2B7/kHbDOaBso+Kb4h+O3nlT/P3JGimhvVu8cReSG3eLGimgrpPatAiaJB/TNnEDyrwpriDyVPTO+iFPRNP7L1KmOW5iU3qGxCPRZzReW9k4bzcyyvWKb27+Ak31q5jqtB7N16ayZl2ah2ajCCiZjVfLBALlWWYHPX6qguEzG+y8xGS7nS30NGnVTCyN5NvZXqIzs7209pl9KAiinimpGuMxeu0eETcIko1JCrwtuCIxI1RN4joCpRFxDc+fK4+ItxAojxgn8GwuHzGOIZAZMZp4/khlxHgZgfyIcRjPG5T0RQRoGZ6EvyeSmtGcFDfH2Kea8zQ97hgxLhB8Gqe6R4w3EEiPwOjIbNzsGDHOmNxj4zSeJ9tGjNdM1eerqsw0ysxwmeINoQo9L1QnxSnunalPaVXHJ0zVplMm53eQP6va9KKJveF7jKfAJjRy+OIq4AExqU6g7hKMiWjMdDP6UghuXjC8QNaLhvIFdAmWOPSmlkSzsXLEuGahLT0jxluWAttVPD9HYLuCgDtiXMbzC8UR401Lt7WJmNUj4rRNz/M9I+I1m/OKU7bKK07anFecwPOfCiPimK26d8ni7uXRiYLq3muWAs8pXbyYsVTaps1pi0hbUqA8aKu0E3aDD7sOYW7MQJZxM8r6mfk5ZQ+dYd+tjo6BFKLSlMM0ZZ2mFqapuV0cGjL61dacWG1JYu3cqqFO2frVKVufKkC6vy6US6bzBqseYVUGjDtHVxvGXQbeb1eGWMG72peifi/HcJa/u0cmO0g1FOfJp//ER0rK0UZR3ig7WKACYVxOkUi3BFPPaEwsx9QzCFGZ+yI85QPDjDrWgzHTHZT5fAguErrDjg/rmA1hzAb3wzhe3W+OA2gV8CGzBo75Z+vEvc7WLYYlWPh+s0ZMPBGeXmJxv0exuLROyxSv5ABXBX3lxRwjjHN998fN2DYjNYs43iL0UlgSu0WuF8oWllITak1nsQ6L9ukjlSespNJMFa1Ls6AgZ81PBz0FLk18i20TSW0Tum2udpXF6Y2YPei2W2D9LhnM+/3rd+IyuYoa/kj86WOHr4oV/D5iBVcZrfAXNABEGHCyyRvUxPcKOA14KiZcsBqHoTj+NFwZWFqAwI44jC1sKZRfZ5IH2P5CGhgRQ3uEA1Fip7CWy17LfFOm+MyrwYdkjvv3Qtf27fY4yFLPHI+DV1bxXqmSbuY7HUzPczqYjSQbtn3Icq6PaO9+hHChP8A0eyJkJQ6ZBTF2RrWcGDkFNLQ7QPfnhfbHhk5L42FGToOzB8JSzFkO15BSEkwKNRD4sedmBDXEfOqZAL8xJ3+G8ytspMSQmhYtJcLOt+MNbR2dzDuNTmax0WFvgdHoOGrvguZKy+A44eA4UIcKBscmqXzO4NjYsuJcTyYMTkYNjh0Ojq0JatLwOO70QsNjv/Pw2DHAhnX8DwzQO5QTDdGS0NfxZ0zl6hjTvr9h7SHpxfWNlvdYUjhLfgabI0fqRah3pYhpZDdO+7G7bo5b+82x1H7eZz9v7vadPoPFeafxF9yOPXWW753yU9IZMmqB9utcv+aB9iv7NU+1+DWfp/2a6Nc88tzv5eDRdbVVllnth7vuu9BTdvmYraBdnxeTXZ8HDWHX56kW1+fzGnJLrs+lg3WyhEfZK0uHz/3bCDPPgNe7V7CnynuMQ9gzLYyYB/HMk/CEJ3HPN6GiQH0l5tdJcgtD4z1pwhHtXTBVd8D5NfHUXtNP6jC8ph9DOO4l/VQsgr2knzBbDj2cxg0BVXInZmmsoNaMQ60ZQa0Zh1ozGWonAJtzxHcc00BqDrEa9Ykhr4PWB1arPDbkVYLLBhbyYYcGKjN2vZ1UgodE35XlVw+e8zsXN7XrvEVTO3dxS7ukIanOuvZ5jBoCp0TsYLYWHJYK2UasEjt0pIBJ7fW6ERJBlIEoGEd2TnudSvO5KGs4YC2oU9k6onoDF6o4NIV/RbZELsjcVtapSI36eVY3xt+y7EVEiiPwt9ywZY/sRh000KcE2+WVPyFzvEHMCgBwLodJ7HzCy8kazovq6Eb+gUJK1lBLWhZxuutVZS8/l/A40CdsUi7xlsqqtwwUm2IeLeAM6NNbCzjeyG8vUIGN8VGZf3fBpZaxHnZqVC5RR5hLufUEQH5bBmVUarqsgZ/qVWsbfV6qDi514mXqDYnNhMS65CUtJVdRcZg4h6PS2kOF/NxsoiWb8KquXCarbOtMPdudBEZCjQHrgsDf8/z3FP89LZrNpqydPvqK7Dx6dg5Z8nJuI0W0vqMOu4h+8yRPMldNspPRJDs5hCmW00liUyzvzjvBjRSaX8Nsm+mhWY/AJHwJaGJ1Rs/DkyBWjctCi6AOO9YAIudYTGXydEYo8nRak6XX8CRZH91jbx14ZkfMGTwPkaxxXSgCdJoI0Fs6fIrCVxDuULTnDGjPtVjEa4i4iqJtAtL9JgDJcLrfvCg0mJPI0vk4WTofQex8nCydTyZLFwCFX2gfMd/Q4DivyNKFIa8WkKU3QKJCshSRn3lz1+8kToPpEVOjLb9/7/iTP9/8xsajMY0TO2aT7ndN+YxDTb8HDgXm0QcqkJJIlcTbFUo47EFOURgmEpowMrnJN6xHNAvRTqieV47NvNkKobOkv0tlD/1dJrvprw/0S3Q7Vm3YXi8BC0oYepr6SvViOc2Oh6XSyuhDOMFqoRgSHX+F9GcfVaTHX4lwQvLlNKkflX34m2DgsF2uoGn+sFyJv0nfZ7dTo9pvyQCiT9k3VGW75CzzDCB0gnbZ66eI/MGjsj3q926HAUQKdIsNINop7xLYLKaUAQSbHUtvJzSn+aVTdj9Joyaf3EMEomfnnj3KyKGdeTSiPHll5MCltLORQ5WNHKps5OAGRg42ob82ckhJ9/jrNC0U2ZCgIYp2wGtNrR4wNhfjc+FiNBcuxufCxeS58CamwCmwYwhcwoUqmlZc0ZPjItOKyZBWgEY8p0jEPkUhnlYE4iloe2KP0knc0JjQdOOkphsnArpxTNOKy0QrXtbhSxR+EeGK9sIFMtGMRbyJiMOIYJ+5CRTiahwqVyOoXI1D5WoyVK6h79eIcXlLA+GqohDXhrxUQCHeGlKuHN+ZQnTH6AOmfycWkabfTXM7PX/696jpr7wjcBIHeg/U1fK6zYbnqro2qbo6sdRI+LaQnbvqvkclO9ClwDrVs7POJAaWshTZ76+COTKl6icspYgNFNElV1GqVZxqleyHmwc5dZRK86aohM6po9NnPcLZ+RgIpfBU3Yuco0h7ilc5oRPXtAez+Chcj0bhenwUriePwtu8jsHWkdexXmKNNW7e1MNynXEzi91whUsfVnzxVrWkQf+4hk0wB5t1GxTuDivcHVS420+PXuznMQpLhaJPKCS8MYRNVQ7ODGGT2wmOAW4C+z4Uvb+N9x1qoGK4SIQjQT+a8nhl9v8ovCx2gbLK8LGkDB/LyvCxjcU7hyStFi+71yrtNglivDGnBTP2tssxYjwzluZDaez1W+w8jFUatTEdPOtjAdFemcqf7MEWRhDMRMHIadM65RbpvHJYcIq9N8HKn903wdND+VM9yhR2AoepE6aOINn8urp2LN24biEyYclhRaMh47xJyOwX6j5or5vgjaMI9d1CHfYpWhXYhRpvDioMJVqWPMMvyzIMVLxypBRawr6EumWoPEdZNYyYKzOUlMxQXkBmKM2RGcqLqaqWFhp8lnNkFnc88D0U5bk62O80OhiRCXNBWQkl++2RuqZLcPI68DC8ConKxD10ynYlYrSf9rqkSzCc5weBFkyOn+vwwKup8b5uqT0Xom7EVbDSv4TL/DzJL3mvJ9DwzAYangWZhbACb/DdUNess6hS044sZqAIB3yos9gSi84TNcpBj1BreNJ6GX7rYbMl3lGPRxdlVml38u5SAdXmAYMyHobXS2jkMaePt6UKPssUfIjw4s3Dw/B8YrRZMdTLynbsDjsAbR08WTu6Y8tOloaWE2eFZ58JPiELmajPWyGXeyvzWPFl9tFCSumOYsOwDqfb7ZCJ6u8mWambhkRpa/YpWWUF91YuV28r4Z8OSp7tDxYYdDrxCiWh6MQr1RsSmwmJdcl9LSUvR8Vh4ixkovaHSGqbk020ZBPe8nwuUfggZg1jQDjzdeGtIl4reutnvCQ47CZxFreu0WJTxEhVic+rhclWyH6CO49rXyy6BsGy3lj2/dTU+t5XpTj5eQ9eykSSSO4t553y9Gze1HFW8G2lktLTUbaQR1xDn5pC7fxlWdm5ifs0GtYeBYnVRItXKx15yPoTUJSBa5xJ0LcJJB3dPI4t08DzSeCmowpUBGwfUjy5yv+Yzv60dvhBuY0g99M682PxvGAcWyHVAiAqdD4ocrNfhVeN7QGkl0uO6acYDWQaCzARSaCVOXCXrCcDsO2gJ2C0KQ4iaIwmgkiZrmDLwLWHKaFshc8wvEpoI5m50MmxlYvKWoaSTgwyZZ3PiOcDZJLEmeXo64rZ7QSqouSXGr3UAMY8VpCcIgg5RRBqNPuDyGUqUhJQmUpUFZVooQuuuuOMFkCltNTEDh+9scoYHMv0yjLk/66jVAdc+yyFHyt+751PsVtopYhoZWdAJw2pqGV3QAUNZRzesNn+qYTq9KJtsY7W060UcDsbp84hY4V5ZCynyVg+mK4PsdN5F8iAOciELK0IGTbXqVxHEbLCu5luBIQsrwiMq+hGLtBWjwiZESMyriIrOnGgox4jZPHEuuR8S8m5GCEzQkKWm5tNtGQT0ITF8oF1B6RpIVC6Mb5G8zKKwblmwV+IjmCvV1HeLs67R2XVX01pbfnssw9/7LdX3Pcd/PkZbWGCHaEsOKHD4ISo4aqM9IAFpmrAOsR/J03dQmTdi+Sn4ekg3W++ZiJ7v0nsWSFgz9oSqTQq0oYn2k8EWM5CnOVME+eIE+I/w4WAzGnCFe1VYzc01Emor/gFEJ4MBdgar8hMGYBFMTDRY6Mo35KWWo1n/w772RXfAsumEtPoUqVhUihOfh2HQlFu9dC5OaeK4btZbUW2bJCtsrSJbJWJbIGzshMIgcDVp3ACMX9FYMKWn78cMKHjg9UyTFOY0Nma0NlM6NpA6AgeTOjyONQmQpcHobM1ocszobP4KWmYyp4tyyGhU1kNnbXM1o6K0OWZ0Kl8Rjwf34+V0D8DtM0k2obLjPilSC9FlxXjsygFYERlWVjfoXgVUXbvNL6V82x1hxTRFHVuXe6QhvsLThpIYrIZNosd58Vuvwixg1GlFKBKmS0wGWe+BpsSQw02R3NUSQ+s3x4MbQcPbQcNLQ4IOhKH1uChLSYO7SlAImlsaaHvwOB24rYfXug79OB28OBW3seb6kIt9ISraqEv8kLfoce3qBZ6FZiAoANjzs5whFX+x3T2pyk3FvoOPcpFXujV87F43oVGuQsDW6KBLRHo+KWNXtpcPe9ECMwsvRkAqMXmiUE0RwGbv23g3bEAdDfFgYuZsyBwpQbOMCWUrZAd1rCRC8DV0FnL9IzDtKzzGbcCUxNgLBMY2ZYTLxa94CIKIrIlRYZy8QmUI/IOaPomx0sVLzk9Qxmxm1Qsruhqo0Fi+paLzTqKV7TRZ8M2e1jFD3N6Kyhlh4rdocqWaOcM6CGrjNPDJcHW76gzCeYMj6kMj3Ejw9gJoaInhDJPDuKbOr4pVLVQbtIVAL3oES/7aZX4aW56GDupy5icU/YpHY/5h3WP1pIvWcLaDyAr+y2h7EMsNkDP8HPYdxIc9GWIZISCaeiHD+kNnU/6SSk439zSVP/QN5vmSGb276mRbFWGcnbA3IXd7GUT2uEEjnPmtWOTzveYn5TCkdnF2qHbIHUbJoUu7JT4FlsxEeRsiv+Jdgy7f5Ky0uNtY9YBeCRTd/AEt2taCW678jB1LfsFvtgatuElnIVMT8OD0TSbwcL5wvTUTnWLNNKWVdq2pt+O0AZK0C7bp6d8ygArwjadryALFBm4Iytvmp5u4kO/X5GV6SkEh/1O2Tk9RQSxPfRq5pynym32ZAt/0+1Rdq/WaLF+BePcRkVRUzun/e6paeIMyxSk98q03zNF1RFloSbUtRxkE2ulbA/QO5qUBVklsaEQOlWnFk43j8IJRuFx6GgteqUMKGRGFo+Q6FEHzOi3i0qzUcZ0019CHNKSI7J3J+tFKc98OPAVcEzRJgtTaHn3lASU6A/BT3Y0fftozE9ysXnWX7qISQ9uKseVdFPodM+UbMlsU+ZlC2dORIV2ggoNIga82XzlrC8XzC+k1NflLNOu4pZqV3ES/uOWwRHd0uOMcayjlVBbzF9c/p39xbFh9RETht4HUuPYdm3oO6fYiVv6aPOs7y5m6wUTQyTKL5KIFuKjfvqsX1gUbkV98Q82gMGxtscupINBqPae1y7z/Czr3fSiLBwnrimP64Xc4wyHrALNvAJjO8rtCjRtCjRlBZqSAk1RgSYH0LyU0vYfl+L2HwfR8Mj+Y676THgn0FD8TqCh5DuBbkl9RgSqLNr+A5os5cjegxVZYvYfrMei7T9Oxht3MmrcyXjjTiY37taOy0VwtK3tP3CyDfuP+MH2YPTO59p9yedzQeMuxht3Mblxt3Y+J4LzM23/geMz2H/ET8/ui9758OyO5AOa8IqZeOOuJzfulg5olBXDKW3FgDMVbQeCM5VNkWkFn6k8Gr3zmcoW92ehYN14ayWxz40MewJr96FujfMXgkwvjmiMRgrHL0bji2yLYOBECArROBHaIo3NnyFElrBuSFS1xuRgC0ClcS1x8fCIeWJNUupGGdrobdp2QetMG6HOtOE6LDaVvzfSxvvh5Rlc72KNO3y9C1/scikVns2whi97Xl1Y+ymuKM232rKCY4aWEeMh34H+YfJlHriwOBtc5pFtucwjC5d+73yZhzrqfHvACy72wOHEBUNf6MGngNk6EXKbWHvsPQwZO7BJ128+CoezuHG1rO/biluPHRsMm3ZsMNa0Y4OJTTsJY6KJJTQmCDQpcEqbGb2mzYyODWKT5lrLzR5X4fejrG7ewCIRXORxXt/wcTClbuaYSOmbPm4iAZGmi/p2j1ODBAwdPkHh6/qmj8vRTR9X+PaQe4xLSObpmQ/7pRux2zxOImIGd4EAeOfnOtOFY94TIrj/ZUyvTq4+Wg7Ju07VkrWcfDNQAFu+GSjbcjPQPNgm3QwUXF92cQ2Glnjp3fA0AaVGV98SVFIVn44P6uloUE/HB/V08qCex9B9DXpGCHyFJu4belAv6EE9zXcD5dRo8ZUrsC16LQCkYAsRHurDtroT6JAe6puWGskblhq9N2j0TuqRPENhXNACeyW+YiWnOnsBo3QKEVkVcR4R6nqY1/nSn4lo3A8yLjVYDAvuBJqMPr9oLzCCN+be4FPWnvXV4D+vujZkHOJ9QKF2ANVVLjeEusplRngdaovGy2nu4vzJ81oHQfK+DVzbF7RrQj4LzLHDBucRDCcfACtPL9C04lhXHQoWlUeXUkBkwsPU797kVaTj5az4/dNcVU66aGdO5tkOl7cnWXUoC5WYKWbRmTPU78SYE3tbbTUPr7aah1df8aq4brLriF+VnUf8GjHG1V11v0pg3iELrfbhhYXtwy0JRyXVo6oRXUEI9uFV7cJQ3Ysb9pIytB0N36bx+ng9bC19tyG7dMZSkNBQ9zun4J0him7KqpJ4qme9AvYsqiRsVILP55tHwh7jZWedgMtqjzmpLrKoULZgiEHXJs1RYv8UZ6j9dR9Ql19dNtV4uhjPbqhtRoPeg+19F355XHjS7MB1FdkBEz6b/V7eQ77DW4JpTUIae/hjxfVA3VZmdvuEvbhLFrcI57GK795WYIdnYjcJOc5WXnaguMebsYiwFR6VY64vZzZ6XdLxM0wAMhLn2D2EcUV6duNX4WRjfK9Xarnjx9nKJ+F8yXkW2CWwfamQzA3OGXS/IBJi04Pf2xXS3QKS1YBknUCySoRktW8ZyWrwmHOUSqkCHXQISFYLkSyCRZWav0TWpv1ay5l/6NiQpMEKriKiDuiiwk+7Ikyc2RjPRKW6fK15VXbtJEg+wyK7hmT1SIivM+q+os749UU4vtyQ5KSkip9pnxpTSf75Z3arUQ3SeBMPdasRLn1ipd16c4qRfT0NTiV+x1AN1HST14nHBq+SLzHFiQErvF7oxrhXjYKVfCV2N1Fn/G6iSux6HZTGm6DVubon8Spinooq+XLMUVAlPk6Ftny7Oy9n4PeF2x57a8lZzre5sba3fCtRjXwmx+e5XUy12OmZrOJWLQ9HfPZD6m5ejpFqMxU06VBK3RmmLhkY1+Qqmy8Fx0xYt09Z8YvFDiywKJ6auygWAwk9Vo9Q9aiYMHlPvhAoHxBKvsIz369N0VDTTOQ7nijUPAo/VECRfxGo3PThNavCj/gdT5VYEJ87lXemeOK5+MZH0/2jCR6COl8iWFWmaKLAj9qScI7QXBhWU6Lfq7iyFruWCVoYfMU4aqxNNUH2CLh8OVNVX85UmT+HYtjHq3or+QEq1ZLoD1++Ne1XpxUlmv/zz47+dCn607Ug/SFuZB79kQrYNYINVtMF6EorCUHvF0b1qkL1fxFQa/rMofEjjurVWBCfNarHEzOqd81BdWdBVK8qVK+2onpZQd+BmcdcVE+4Wq4rfrUcBowZTEyFajQVuvRUqGoqCe+zumsTT26aDks7ihs3Qp6OiRuk+AuGUii5yloDoH4XtLk+a/2dgL+83Fa2rbuok142RjWTqLJl64GJPyX6sk6ElgSlTqpEX1aJWontnNsmYyWATHNlczLeEkkXsg07o2pLsx0702pXswP7zAi62OAsYds3jw3g2AbnvPJjG5xltcFZUhucRbXBmVcbnG60wYk7M1P/Mu4KORFvyYmoJSfiLTmR3JJTaMDvkEh9EoE3SKR+TTsVOa2bduJ/yV0hr0XexU8ueleIlqxPB57GHfV+quWukKum5cBz/wHlRFs5VWAP8kZ5HeFcCg6ccDQw91wgvkcWXIgL0prHo+wV8HCU3Yw0lYSrkkjW61WiE8xpIEel4Ou15EYmfYE1Pzv7hw5VMXZVTj52VY6f58xT4dEQEpTiCQqt1xqUcQJSDmYBvXOQhJ6zfhsHM7KMw5G249zvFHtNVvjvKvzPKfzPKvx3wgEF/qcxrjZ7jQ60yH8Nmj0CdyMc0HvA8X2c64OhM/vrgzFn9tcHE53Zv837ODQDZ/S2zfVBV8E9w/sIcHY7RKnUlcAzgwGi34jXeSOq80a8zhvJdU7wXviSEfMm+x2iwEG973xI7zvfGHTnXZTxk9ofhvbikegyPxu6zD84FCL1zUFG6sC9zqEhjb76fWJIO8rPRtf7AvKZ2D5BRnnQ96O45lk/dz+8MkS7C5kpNoHjSw94wsHLiKuv3PjvJlug81FBHHQXI9BdjIPuYjLo3gTEvtk+Yl7Sw3VxkKnVm4OYUP0UHdxwcDley+WolsvxWi4n13IVhU8uHTGvsL8vCrylN/eu6WovY4AWu7Yg0YaoFg1qQQ3qZEkNagtBemswHLsreuxAiTIRJVqlhu7aoB7Kmnq/ivdh9/W0Pg+7Gj8P+zwJ/c3oPGzujnZwcHIs7g/tWLI/tFvb0RbBLrQ+Dzuh/aHFN5p7I8dZJ2P+0OYuI0HjTsR9U51I9k11a8uICCi/Pg87qf2hxWn8IHsHiGh8X/K2cdC403HInU6G3C1tG6sWYddXn4dh0xfnYfG93vuixvJW7x3JdClo3I14424kN+7W6JIIyIs+B7up/aHFycuj0TuTly3JczJo3OV44y4nN+6W5qQ6rGvqwzrMI+0XDfMIftHiEwfup+IT5/3uC/ZcT2MXVzaaVszTWDiJ/n/xNNaO07qOBT2N/U+5Daug7M45bsMEEihHXV34XuXv9sIuuU6JeS652OvY1aXa61hGex17O/A6VtJex2g5Y69jkfuw20fMw+zOa9mI+aKl4DZpacC9gADNm0OcgkB30GrxOFZDc7tDj2Pcn0ldvHlJezebUO67epC2rsD6lk571VQuuQ7Pdck1393WXJdcrSeo811yqXJkWI6MDldxOjzGajHQj4nuoxoyykWb7Xxd3CewwPUHpXkfWz1qW9LYuXga6D0bu0ouP/R9CdRBiqHGXbVMO7wla+4tDC03PUhzkesdwPjDvQkrbk5MnIeOLj8eVDvwaXWI7Dtq9y6rUjeMh/AFmv4P7C3AtqLRS0JmmZP7bADAW3+4usCB955cQzwrs4+wdwTxCBZLfbfz4+yWib3tQJEMHoloXMyyMgMDg2+PUu6wdDupdDcs3X3n0k2UnuPSY52HfO9ndD0228xarx7EpZ3s3End8h0YpwROcCVfzJVCnVm1ich1prU8jTY4XGf+LqqTHT4ZLpui6KN5R6nMZxrsUy5kTyCB2u5/9cvpcbE/F9xseEDst4ivdvanxiy2xyzu185yUn3GLZzuC3hUSzesrQUNVmrQ1oLyUoY7q7cWLISVBSfcbSVZvrg0gwE+l73Dmfq+5VGfb80kJm+bOt0h+G7dW4CPvRx4ohxKT8m8LtiRqhgnLCaviymExeRQjCNzVEwa7q1QDDcSNxDo9sm5rSnoYopJrXFaWgN99YVaU9TFlJJak2tpDa4kWKg1JV1MOak1+ZbWFNi2I7k1ZV1MW1Jrii2tKcm2BVvTpopJaks5aItQxp21Ua9DCacVhDul63XBGZu6CLMa3IvJqosmMIlACxdc7eynza+N+qa6H0Oa7KahJ+G+627YXXTTg69ZCrPUdZbuhCx1ZKnTIzDe8OqyQ9Ywc81R2SN7Ei7q/qBhCPpAGfGd6uqEl6vuhdN2R2l1Jb04kWYfGHDtgt+H6696SwCQhAnS43UzXFILmQ2kFjIbgL86gJYICswGTK3ZbrJm+5L3s6pgj1K3TlEzWTc6xWYDplZuTymzgW4OTMAIL0eDlgvV21X+x3T2pyk3zAZMreKeYrMBlfmxeF6ouCdZWC+FVnt9djsNQ7fkl1566cWVXBhPegMGmpQEGOgA6arSAdJVCelopaUv/wDbrC5KyteDOFylwbeDIho3C9zuwUlOG4d/QvhSi7STG6d9T3r0Z7ZCjW1vyFHPl4yvy+FFgQfBV/oCNOKEmqN+jVGrd8HB9/rkcko3yxdZUZWUxUEWAkoWLx2EZA6jaZcM7glbQdhrNp6jlKN+J39bKju5nvp8FPZXEpzYkljW5UrYT/RQNfq+1qX0LbgpXD0phuNkTSdop7TcJFhcyBXq+nluIrVjaWijHCtqVcK4rZzdOv8iK79friJsh7L2dsqFm6do0DrYKVG3Lmy1dJNg56+h3vTMN+b2B2YLQc/DO8rruv9rkkqSA0Su5kFNwalLJtAEP2qcJguIUVSllwBEOVcraPcRjoXwieWiYdgq+6lZQd/rqu9lvhKTsLhbhjEmjUcIGrh5gq0GCB88F5iE1TxViADDN19FVvUdm5bhD8oKHkNT/lq5dpqxEe/rZDsewyq6GRzg4M4aM3aZS3RyU4FiNZfiSSqTiX3j6VFVyxRVMzgt1wXFT/lDcgg3F66bpsSeVFWjhKDCpu9NNynXOnwZknjxeKLd4a89KtdGF3rWKf3gNCwr8lQMZh3CWbDGa2m2rQ9u7cyqFla4dpqeSOL4g7rado5eK/OIpJZR/9c1JWYxt615lJojB6eiaqireGlXoMyhU/Qyp9MersfjT5Wg32t5vjLgp6n8vH4Jq2RIoF6qch1q8QAdgGmK+mN469ETPXxyrWoPhbjTvDzepijN7XKldwevjHpRDBbEmloQ29SCSJO2Q69uPINvcXVEIwKqopbJMG/vIssk8JwIVB6pfZ0XUb30hUrhL2rN9JdzYUBp6SoSdyfH9Ossmo58A5OJQ/OJyYrZR2ffDePJEdmhyett8haW46U06e7kDKsTpvUAmnT7rSzVfXKVXM7lrEko5y7dEb3498k1eCxlohAxIOhgjyIaYXc2ULk9CY4r7mY3AvPj75H+AC0bnuzEY+23kWfYsQDLsCnOMcAWbkGOQeoVf1jdchRnF4b1gi8XYBYMnbUMO4UYo1DW+YxbYRTuBW8wQrzBCA0nv2yglw0wyh4gzAJiEim+F2Zr99FbnxxQo3SXJtLwQLRi9uHZd1PCbwj/O8CY/b3w70eGHqbMnTQqa2d9TKo6fpALhdCqhvcuNbgujamHVBtjawUXzKEueY9KdXeweFJ69XlVNOKhxVR9dpu/iVJ0L/CtEXkDQzyejY2z/1HQn4ti9r00d1U3NqOd75L3SNXWVbIhN71D1lU66yZkvWd+/VQ3lihf3iUZSP0MJF9ulFzZXfJuyVnvTsh6P2ctMK2hoeiRq6UalNVqUNZo4Gyk0mKDskI36T71WfZh7cUfmt9fU3Ner6EEZvkuJOnChy6engg1VBJYX3LdoBBrZFAeuBv+43O2/qg8Gi/CFJgt4gM77+HE9wfllVR5q3X6Ho4sq8iuYGHX7E6vvFd+h2KuKHf+A1qdIHj6gVyAXB00WgOENwnIgRISMUPBIijDIOmFueJaxBWvpJkyA2crd9AsocAdshbjiiNOmEhNChaQuDASPuBJXINsl5LL7rZOmfSk1aqJ5/p7jMN4ZkbMF/EkOXISz/SI+YKOP4Rnmb3G8vsEniX2GsvpbggV/zaeRXbLyO+46RQG/td0urd0/FU88+ydkd8v45kdMd/EU8DT+6wLh5YpKe+2TqCyO2Y9gT8G8WPqD7u4lEdfod+7rdNmwGFwn8s/yVYJE0Ltiik4TAi1z5ma69Yq+eeclcZ2Mt+qfMDar90QQLk6lUDC0sppshJ2U1txqyX76tPXScKNBYsNeb6rKrXbp4/beHNo2ffDp+reV2Xu5OfZGUNS8UVovcMQcIEVwF5gBUgFKwC73keL9ijfilgBCu9j3dkirwC2LPEKAAf/MqVXAJtXgBI/JVS0vVRsBVBZDZ21jEu69Apg8wqg8hnxfFgBign9K4Po54no59ma+auYp9vh/C3NDlO8tMywkxQvQzIgoUpjfK90pLF1D3A+A9zIAC3S+g9ww10P/YrL4ZVal8MruEbMD9GXPvXhigEdvz58c/82l4UzAXvcGcM94/a4OZYeb90fs2I+xQ3l9L7s2yc3Wwf8FM7LZeq4n6YxhfOSyPmZ4WGvz2qIfdsL2MMW2EsTA9ZjFB4f9bOvH41f6BjTxMxHwUIULEbBUhQso+AHC3YkDeRkrnnUa0MLdnjtUF2IUnfE1D2/lUqiYGcUjJSTvEhdjP2ZdsOEn0a14LG3ALhV6aFAz7Z648AoNgb8XqBoN7W19/S0V7SC+145YXqr9rlMebAt2S7rmFMDbO9T99LK6a/i+P0e5uEL0NEq7iIw16AG1cUGs9UpWTjqFyPIRMGddb847RfYxVlYyJK4ggWxohnZA454GUsRS6ZgJktY3YlVUAY5HBl8lks5AYwieht89RhcVlCYxJLnqFujfCd5xxTLS3w9Vo+6mbzCUXAzUKbU4kG/p06jWqApQYGSdL0OmfcqtKLQTLL4HlX0L9ZSdIPbw90Roz73iduFFnXFmxw0GB86ST6psR/3wCxB6qscbFY9CTD1ddzPzTvTde6Tx0i+Rd3he58n8RimhYce/Z6PR6+3HI+K16ewcFkrFsbwrQr7UcKW+VjSLdsVlrTTWg4s6VwcS5bJ7gBLiLFTWFKl2LSO9bugBtMJHKl6Bbdl6L2aXK7gQwPs6VCJZB8VgsIAxtHvHQ3h2Ak75q6jMc3TmK40oVcnuCSd0g9DUoWUzTUQoS6pzBp9AWKVYNwRfWtXI55yw8vkaEJV9YCV9JCpo6cPaQM9DE/8VlOmBT6865aa0p0iXAmwjyBYBco1ZZ6iqxTNV8urSaaKgcdOI5ae81ogXcuktR025XIZoGIxkGDyr0IFPulQX1QmGqJRWdVX6D4v7DEcXiGBwSOTgY8HbV8BQd2RDqy61ccsNNlUPC5WxbWfZphVZqYodyZMjQtfszJLEHxly+387w/PTWNTexq3kk43d7rXOtzcOK67Nven9fkJ6H4BVwxMCD41Ac4+igt2+807FCUfVm4sBxXK93s5PJ7yWFfrY8rC6QnlKvkxQiDRuI8W0/JPs4eZORdaE/DKuNdZT6E2NYXa+Wu5IehDwjrZ4VUwOG1q2523GrqSkzUwDmWvBpfK4Eq6sf1kEZmpKlz3q3rHoaqk8sX30wkDwyxLdJaE/Uu5BFmW0CPcHYfmKxPP6igLcgvI6r0tOxCUtr5w2nqUVleyFO7glThdI3G6psRp0Jok33S9Xn0RcfrpBcTpxwhyNPNqLE5jX7yqmakqM1PLlDjdq9gu7GlDMGeuqxqTp3cQ5cRzE/y+0QjVYvJ0rxbF65EoXo2J1MM6q4xnBUPVm9BHCR5qCfFQSwiS/LKUXpbiwg8MJMszZagks5TRDSmjLLt3+zVZ5oO5DvoCaz9ZoaQzuJG7m6tkKQOllPngsoQ5XQYuU8btlKJEPxXwYxWwYh36D/ixZnxjXl+D/L9tnN4JUzmqsI1LJGBipvvSb+KUQJ0WYcbTMtIuYx/bpY7vU1ukKhL7hv6Ut0K2IW6lXNlEyPFXTnmr8unAWqPKO2+1sDpvVVA25VRlULEqo7ecxkYtitQzT3rNoz/r9y9ymk7p+uN3YQcR4W3YHHHT9DuBG/5q2bnVr3Kk+ksR7McZWqNr0JqyNxDX4PQGeWZzp4e8ftXTtd66aCEdjoLr2aE6xrm8re71yE6/i90jUUe6XufdzNukr3YpJRbsdSRWDnh3yjXeCDiCOW4CR6hBd1JrVnrrKFe/vINS3065aoRPPQ+y78D12OYOltk7m/6wvI01E6pYqTUJUtOIShiiktZSfbdTfXfIPqp3OdXbT4OwjoZk2FtPnE4Zq0sVDvY4N/CkOxq4kXDg7pxXXqwc+CKMgAKFpzsTLeA2UoG3yfVT8s6j/p3REo4ORBliwSfr3ogr15FIvm5KjtCCtEauaiK8kl6jpXdkKjC9uES4f/v0FLW2n1iBfpVpQK5oIuxPSXwbkeu9YWr9ELV+LS35sYZj8obAjZkfBMJvaz+Gv8V+rJUjjE1yLTG41MQhegeaySG8j8ge8NNF2dXYuEddWkVTU46ozW8K3Xk38zWrmSbxCmdsIxSX6d2+SU+iKgbfMAJucgfNV+xS/AyEZGeUSi3w3ewpSFNVvoycZi9SHBaIzNPyCD1oD9uMeck6G4TU8SSG3zNgTdiEkikotsOdTxkRiulYyQ9MppXqQ/lua9JWH/AcsA7ZwadDNhxF8ScHX2rBh9rdMPbmD4fthrnQ2kIzpY45p4+6u3mxVGsiZa4Fx4zxVTI8bjsXPP0lLed0RPp7ZXfsGDA88lsauSrkLGGxtEpUG/c/DP+suPKNiHeBxd83DKWw3aMUXstKo4Ro21GfOiaV55a88twCTeI6qHkdhLxX/xEtxPyVu6EZq997N9GgmK83A/p+rin9wAbrXNP3I+zzY9j3SmD+cm46pqqug32bpkHdwwqeqC9UzN1Wvzrwnru584gwxwNZ3cRiRYzj9oBHxgV7AesqTawpiss1FA/LGmJaXR6ljptiTMQ2BaRo/qxvL6ZeZceXAxHex8GLgSltWgpSsU0FeENLqTHB5BD7Xj9KeBj157fMtDku9tus4WPtDy7iCPYjUuAniTk1vRwsJ9OzFWXDwk6kctIC3wpujN1mHeLZwfKdmg95kOY8obaN9IBUEVbQFusUMpD80qzaaygQePw2fmmXcLbGejX83kEz2QKQS4zoFYk9H3iQRXK4koMNIXA2OG9lXsSiOeMS39GOBGXlci6WwFBWnnDTiKItaW+t+3bjt9Fv4r7hcdCz2TMvjhvyMvUgCUyGEmiVlYKtVezdXyjkAL4Ug5Dd2NNvZX84pgYPx9hWfamJQYPgg5rhqji4jEvvZnWovbziOQ2+ck4QoLN8lxzlsCAas9ssC6UZWyHkQOfGYt4qrWLSo77LMSm+4tHP04t2z55Regk5DVG/RDEaS/2yPt73sdHrItId9dvVfUsyF1ya0oEUFRCKDoq2glNCPvnLSMrhcg74wfRL+rCrOntd+B20wpYUF17RO/m12fz6v7t55NOf/ZONwZOLxl41D6yPPTsMLbeqncda3dfCu/fdqrjOIEmPdDlJS+V1VN4VVN4THsB3y6AqGvTy7eF0V4b0RAb/HnW2Be4OOXdp7s9s/sSTJ9/6z0e/uDF4qg7kG333G1/Z/KVzwdOH+0H+8ltH/uQbZ5a9ujF4EhT0l1/6q3zbmW+eOhc8CW76y1f/6OE//pVf+bWNwdPvCb78aenEz/3GA6+fC55+b/Dl+eoPbP3ynjMbgycTfv7yA7/sTPY9/Nvngqe/NPgy8uhPEXH93Y3B018WfPnz9+Ac4o/OBU9f6i/My9cJqrcCLga51KCQuuNSd1PqTkndBakbLHXzpG6MjFUNE6eExbJtNh9YJAZP6mQ+MMgNnv4ysOvAjx4SJmaAHR2z/4DbFzqoMd+ALKiaPLuNoPde6vNWWi3ZxWsvte691BLW3OjVZ4nfCpr0JqOJXBBNvAXRxF8QTZYviCZ9C6LJigXRZOWCaLJqQTTpD8eKQKMH4K82Bk9/NaBeAiyVU10F+W3Ra43Q6eHotapePRCTpRLD143hqynvnnjw8HXRqNLwVaPh66EyKjR8VTV8JFfQ8FXU8GmD+UXQtjeGdlIPhNRglxrIUoNUagBKDS6pgSPjoJC64z1R19DmWMe7Wzte1x0vQUTmNTDLBE2vcFlCXK0elKcVqwBVi+3PNAR7XnFgXZeKVvpfdGyT96ecsbgPrlZzbGJYYjd40KJjek4kMWT5elyYHvmslgpN6FEfOsd+Xu2WR3nZeU9D7PWgQCuClQVblDhDZVZISM41PRXLt1PGypC5Oncm1E2aORfbgaw3oczs0JqN/kI2MPgWu58Q4YViVmwzuxT21dnUjMWX9X6ehatSguCT9SbRNcoSpYSXz3bZtqvuFxaX1wtz5fVCi7yu3KPJAjFqptoUzx4JAUD9ioIkR8WOVezEbe4s36TcJp3XfWsq5rQjcrFAnKxfaYKZiepol5TYihJbscThy8xG4o0tAjKYM8BWy4r6LAIq+jSBbBRNqBimw0A4u2NplWcd8yG9qx4DMh/BlML3pl/ZVRB5B875iQXA6wOFjCsrnpXPYKQFlMidrcR4ZjxH5qgB8Ss72uHu2FrUviE+MmaEHRgX9gkrrWBUbNmhzdtXb4JbUuhvFwKz/h2bZHbqqG9NTzVlEe5GvTZwZgpC2DZW28ttUKF63S9M+XbS/XlP1qd9Oz4mhfhEiM0DGpNCfEwA5iwJ0djLDwYiBvaoAbaMJ4WYyz5fFwBkRCp+JpXhjewxdSWTNRbhmxU/vSSpdaufKiinKKm6l4ZcM02INfSu3r/+85E1G6dp9ltbfvRv/n3zH7586v5ptdkNlpYPMSONw5bjSnhtiVUY3T+dVXv5ttqPJ9b9uVFFd6bYxS4xpupTSupYOHFtHlGXJ7XSOWL+mrLETF+JXug38JW14V3BlN/wfzSnp46w4TRfosybVo4s+WAWhfIzLY2F80lqPDHHxs6CkU/hZg+00f32NOl/uC0PFNRFzTn4t3XhmPifQWMISTADZYEQsojDD5lWW9HWK6VoH8ow3N/LprMQscbE/sIYrJECIZwP6kyc7uEQZxyXaBsK0/hcUdnYC88JTvp4qvpZvnuaz5QIlXLqJmpoQuIWrjx0SFQCCELBtwIu6iLYFZCmxPct+WVawtrg7tmld1zvRV+Du708I8J/Tj3NO5h5WZ4msBbDfQlsvOlLxOFRmWZvhteGlkvH4cfIgvHPPqJQeidZTWdH+TNSew0pbGHm9WEbwm3oezSn/j/23j5Iqiu7E3yfmS+/Kl9mZVVlVRZw31OBCgqogkbFhyQgaUAgqSW5W+NVTPQf3Zbk0BS9seoPO7QWFmWb9jBrYo3D2EZtwsoqmAHb9AweY6sci9w1PYSX9bK7NV48g228xh7swDuacHlX42DDYO/5nXPfR1a9kuj2ejcmYiGy7vu8795zv84595zfqX/Svn16W95moXQKvlhCtbzezswpOapqlDXGN0NEj7zYp/MQhFF9IX6LZkvA4PQgK7nfjLJR1ZlwkOg4pIZmGS+H+LomUSch3qAaZASd2Y6QsB/nTZwvJyG2PGszgOZmLDNA65dnwjJAbSjTsL8bT62/G0+t/z0OqKya71LxB94VYz1a9/s/CFsvqVY3nlprZTw1FHEAW7lchmZ0BDy1/miLtb973AGPqDzL2OG8CdyfRF59lfd1UkYSqSV+Ni3HmgwgNUsMrsAOwTT81Rbg2rD6ot8JqFyjmwiNbiI03pO9Qf9d4DEJqFyDiND4jonAqE4audDHEcoAIjSw0FPxiEmoS7PxICoTBTqh3106v7t0/nuBj9KV36Xcau8ic+VT6fzvuHQ+top06crREUrnQ3vkd0jo6A8axF/Tg0EfG59UEauiQItZgbmaVJvUABvZ3aJ11XvuPfrhnVo1NZe9V8nbx2z2sTPfyR/LYZ94wdAgIaErEQtBlQxJNy9GscrdZCgYduRaUCGJhWxGzMECJqVci6HzZV7yMJUVMHcV6RrNZHCAKRIBi2kYomQDoCyxBIsrhBpccntpqMHyklCDxY8LNVjG3iV7g1UmrVE9TCptb4pns/YeRb/nWnTkQp0oxhqq59K+vnfCKptMVS+EPWIyRbNejl/vEa1aTxLJHApGymPae5ZYvR74UDqweBJj/+pU+80vHwlrI0bq03Uo1XpVXT6YU73IscaxB6dCR+U5AIOkeKAXGj56CviSOexWMEC7fqmXX2rol3P6ZUmx3DTkiUkL1v65KDcHufUoR/Y+YBi5Q0jlhA4DEiAglsHYM9RTK0j6lYdQXwNIDI4bkBIjBpPDIXzHBnAeK2Z7AD8ZlLTHR1iZUog2xVfVwMxsWNwp2P1TvHvSpCsl5kUtxs5QJRhgUZ6mGMuU1CAQxFowlRiSo8T35DVBZDKlMRGXVV5Go6gK3aRFDXF7EFxBmAI2/XxeLEuf0h6IYW5ZG4CMcKpvQDO6nMS9cLznBOrujTBmhHFFe9sUbFsQzJPda3+Bd4MmiJ9wYabRo/whemiU42ThYSqk2x6ZCirlwjKTz2UusTn/PTPkNor7s/5Mxwxz0r9ycDmFShdh6tFfXG2Qpito6ArCfBidoke6WI+ogqOMuzL1kalNr/nwv63r3he5buZ0rjmdq6v3zqn3YW84Ryfc9/yo75nSp5rSp4alJ06kRkpDasi9MAr33d/d9YaSw1ZW1xuMrPC6ut6w7mhR1xvkrjfY3fWG1CDlGXc96nC8/A6qlhx9bNfjlzO6XqOr69W7+1yqSbhT7kenzCKsn+5z2Bd7Sjqc7nobYdLSROTQZBJum19N9cNt1AEp2UHdse5P20lPZDpH+XGffAp90lse2LIiId8gh7HDO05pzpD9DHZkdgHuMGKUfnaoAMfvNcfMo730896BTAgX8OKRsDAC1nQCSFaQywr+jLmst7Ojd7F9jXUc7OmdpbQtE21OOQhcB+gHduFuXz2GMF3QE7U7jvbSLrZPmIcrpn7wsqcPOuxm3b7/TvzGvKcdsovtG/SGpR9cKOuDeXaFbl9J3rhT1r7XhX3XsA552xG7uwBqnEFkRmxxnsYFKggCBLVPWYeBR8zZLfr64A67NbcXfzjOd7qmnbGL7Zv0RlTJU31Rbfv4jUvJG52+qe5yXMZnKY9LUTku4kKVA41DBAfHIVFyJ8K6PwsD9faHa9vXrXaem6Ue9iYRAwrtjgvLUDQcw52W+JlzCP54BYgrNDP4U/IYXRBgvLMjHJLw7MikNcdtDASVzgjgWp7R0Dsj7bHnwHUC6JuBgnC3n077n2sBVL89Z1KuPhWZyjmHWIU05BvtYtAHByUa+n0B3JH7D1YKqgEkM3QpQJoTrSHONKIYXEUgIfQDCaEB26x+ICH0Aad9+RfEWclCtN1JC7gHfXTYYGAlvw37I7O95iAr4xos3hPbBxs5cSqkkXnCEzI5X0GYPth9h0UWx054uEjZ34pwCZXcuO5MJVdBtoYmW8fNJtrGF6HcWpFoaKuC/0+5Sh2XmPHc0uiHfURCU6K/QEnCbhv9UPD0gYiQE0cB0sJlpqz+GbpOA+VRDZDVFNudAta1fiSjDOncAJGbILIpBnAxkZeWqMRQ39Q9Gkxk1WD9DGJX9gPLzVQDkxaI3cdBWK2I4H3cNvSUFRF81Jr3pCSXPZqj0YYeCRyF9ilu1gv8xUuelPKsRwIZpedhOVpon9ePSMk5oLEhx8uDADbksg4C2MC6NCydBxZ4wSp9TG2+mg5v56aCNZT+S0oVpTOUBpT+VA6u34X2j1CKsMN/6U4FI5TeKfCra5FLforDF9+iRx6n9J4nXxjl4UQ0WI+D3sQYqmviXM81eZEKPKzWM0UxlQYbeBINxtT6AxWHHhtjR3C6BA053WwfxcnBCvGyfawuYLL3xeY8MJ0XDRq7pwYbSfYCGrt4q2JZbeJ8I2/iSwv1ybLXj+xczq6fyAtNeXdGg3ixmmQ0tDSjfm3GwwNpE5V3rYyYaLzIoLtTSM1RRE6q4oZ4klKFTcav5IgKlF7OBZu5T+SCcaQXc8EErndywRbuI7lgK9IzueBTuH4qF2zD+clc8ATSE7lgEtenc8F2nD9wgx1I77vBTlxfdINdOP/QDZ5Ees8NnkJ6K8eRcm9SJcZ40H9kT6k1dK4r0b5jw0EqfFqtQ7JbO0kV1DpWH5XsOzayWcgHe5DeyNOYLYzZl/PBRtGqyhSurGCT2hjsFalqE3+JupB6PCbXaJyjoUYxaSefIrLPF6Qn+xejCRHDIynx6rjET6tViS9XQa1KFRNBWgNeWi6hOAUOyboHnTo/pcsjS//PmG1LbeSJhm/575pDOCNy5fH3Th6Z3ee/0x6/8g1MJ03Ml/MGX/jFiI/4JZO6UwFGXCC7h7+L8s4v0zvr7WbYJiEv2IdjFX4ax/txvJgPD+DkoNr4QfgMjg5hXUSYtsPaK/zVcANou1EXvuBfMhNT7ljU7cwGG0tq3wXqKPsvUOs/c4G6xMEL1J8OXaBO0r5APefTF6g7HLhAfWujOpxo7FHKb5ofhPTMhGoz3OV42xAPb/pBlttOv10aGzfczQ1yxo6W3OvxWBhp21OjhjFp/DQ2+UZwCPSrgnqMD0/wYfTMT+As5BvTfBjd+DGcBXzjPqgbRDf+GkvaugPhs1yA36GxqtrrotVMugkvqOgsqc49Z3Hnfk49HXeYAnWYOzb1mDmOmMGzK8/yOIbaUPUyWf65GfSW+FrIC/PT8nQ5fB4LjYWF5nksNE93P6+exrrSS/1kzvrSFAfM3c2KXmZTiHIxzSy1axdw0NSTk8bnKXlq0nhFOuEpe9L4Ir1y10CfIopOMj7NdkCcWWrHpPElSnZOGm/I4yfo/peBUSaP/4R+fNsuYxp99IlJ4yglk5PGW/L8ND3wI1jdjpv8wo/pF7ZocLWtk8ZJpJ+aNE7gsdPy2F9b8hgmHTr8KTwyIQBtalwA29SGXcYM0s27jA4G8LNc9VluGWo03WQIjTppXI9GuEVc75ReyG7GxNm70+hY6jmsHyY32pwVgA/eI4hsapMAsjFbetFiek8hWyNqNCj2rfY0tZQljFjc0EVp6LbJJpcFvwruqxgzGGMR37YhZik2oKXHlrygxtDURcVQNMemAKa5HmvHetWSQCKMV7tkSXf1kh72td+hVVLY6D5YmFn6SX5Ev/YV3G+ACWI8LKdmGewDE6Hu+72yPGNpThl59XJXJ7FHGwJuMSPMZRMuHW0D9o1mu0yDQxn+31pD4MzL8GViEGBllHx27ZPKcxY/sqEG0ap0zD5qvt1HwlWBfiXGsTWPuseAuMUuovPuErQtEapyaaEqnyFUeSJUIXSoFqpyiVCVZ6GqIIBkORarDP3oZU8fsFiVS8SqPItVjD/txsLJNvGyhW8BRJON4nw7yrneSOW6UNYHLHrlEtErz6JXKSrJKSt5Z9HXByxW5RKxKs9iVTl652bqHRKsdI37+J1LyTskWLEYye+csVM1HoxqPMjv3DvK0qOu8+BUd43fFP/jL+kavyFux6+lnvg8rOiA+ChPvIy9IyA+Jk8cEqrt10/sFao9JeJcVfqOL/uk7MQD42PeLu2Fo4glIjdUAqdMsdXcZMzZ/r8wBSXalfNdND25Y/Ytm6QQl5ZQCzqBMfu6TWw2pQs28dJa68A46v5Pw4oSKuezsK3Dwc+b+3/p+Vfu/dCvl/aeU33n+JPfJMlJ+xul/FYTD5fhveK5/rt7lBdvKKi9enWdfnHvLAe4iUx493TCxsMw2XoY3vvaQ6il7hjPPhy2uiAIBmAsTH9MhMRBUX5Om2k3ZWcMWsMCVRKawzyzO00s9kSMt+DnArTsBmuzivRgntj+cmCy0DQES+gQtW9xviRxD9EjsHcWl0fVZPMSaLpKEBFINqgISjA9tlqtoidS7w7SIzl6BA6G4bC8m/iOu+3bpqZ55D9O947re1cd3LtFc+nxyLc87jVXHCBjcFQv6TeXcGGIo3q5qm+n3XFST592RFV1Knr6JC6YxDmknrKnHemKD2z91H1b+93b4o+/aIvS6kNbFFv3bFFb3bVFi3XHTtzkifP1f8UsoVHu2CQ3UXrXJrmJ0ns2wAOIm7ZJbkJvtEluovQjm+QmSu/bJDRR+sAWc/tph4QmSo87wSjSEwCWp/SkE6xHesoJmkhPQyai9IxDQhGlZx3iHampOw7xq3R+ESp9Si85JC1QetnBGBolWpLUQOmcQ3wapfMOSQ2UXnOIy6P0ukOcHaU3HJIaKF1wiBnEd13i/ZC/G2yXgXfG5YH3DDfffWPK/5dmuaip0f49Evh26OPGFHGR0rb36PIufYxHntTH9MhT+mk88jT1uN1LdWrU67YRD/4p4su3Bm21hfjg3W3vYKWmV4cx2FhvUWMvyN6H2oJ9D1Ntj8ffueDT9AYty7vRgdWWg5U+1mVSV9aOoNSFZdObDsS9ONr5jocg9jL1Q02Vdb/TZVZbUr54nfVygoKlYwONwTnRSjTmdjS7vAVVRlNUrbookDYR23hwiv4MaSMyTtmvtRc3GqqPphWc6vE7dpBEYDbdpm85hyo+JT88Fe7HhFlTn1afnqU8x2A7sBoe5kT3A5E0cCw4SKfP0OVD9NtKRdvKrsPhVhJ56QcvKC7xUEhzAXyLBkHFISYea4g1KXMofyublLmIlK1PJmWJJpY7wvv41N6DdKpQx9XUmKsPtcJV2INvik9xbgoLCGXP3itb9aVtRCVKDvNTFn7PtjTAFV1+Vl54Lq2RoGeMZ9UqNXyEPrSKN59y7yeSU/i8OkhlQ89Zlbi894tL2XYd0ayp/do/Iw5mL8hlDvXzqmgz2IO1JR6sjcQqqvX+ufBFmIdyYx+GzcCs+ox6IWXBNxO+pF6aVS/GXWKbPNWvtnc99aJ6cbbTwVL2fEcX2lXb1XPskIHCs/f3FkW/Q624JqqfsnpBPctP6Wqoz8ykjQ6QD5Hn+QrCWm9VqzAdPE+S6HBwgIbpM8RjAgD1vxQHeiLlMEz+ad1h/JVV2Cpo0Wdb+CwijcKcvwVCB9+jhojBHuJodp+lcg0/G3yOcsx1tQ61CWj2OY5/ZgIkrBltT4jLOloUR9vVZ7GXKPZUSf2WNBHVV9qGWqaCzanhgzpndo2nxXSIZomWmIyp70EN6LxK5a3Y30nWLsJaHqyUV8o6Zss/Rdc+xUQtxVRdRVR10qrQQyUaC6vQhVYJKt5WtZ/fOMT4wWY8RTLJntDI43DcxSkfD2G/6Jn3I4OT3+zIxHAgvrKbr6SwKcBQYOMUoBSDMte0MP282grADwzRcf/r8JNsqMkYQ6BDUx44h5x6QiNYYY7upzefeIGSIdWihDJdBUgzVAiZ7lN7mcE4LfCg9BDuDKLdkVPXA6u69h0VNnsGU/e1P/8wpzbwzpbnvwoWvquSxywuJZSlaKBVFQddWt/ih9noZC+jaYTD3NR7pR+s4lHfgB3QPpkSV/PtfUru9NHg2qfklb6ZcDu9Jw80ZmZn3lV4ayjJFE/jkeHkEUSrHAqGy3ER+QjMG9E9LlpONvZKXNVWPDii3AfFFon76l4ZLZSmrqagEtFXaaj3qyfUEPajhnh/fkg9cZAVo0Oy7T90hBaEHO/JDmM800SNUT7I7jmaNpw/9QZdotYUSBRpUImYtJTFq9hggFaMegxPxfjQE5hJDqsnDn2VJtHUmNmnDusNykEWbmjF5JTbBV3K0zuTcnHfgQq8fw5PWsSPqT0IfkClREAGV7URssFV+6DR79Hi56GKx/6YwDTGooDN57x4aLKDJqYwwVHWopTFW9IRHjDzO/S3MRVLMmCr5iyaosC2WWCziG00he26awobdscUtuy2KWzaLRNs2ybjshXWtPyDWmzT/OqnNL+6VfOrW8CvUvqE8LWs1qSmaz+Ffr5TPdV+SnjuHepJVpIZakfbnlJPRkozQz2tdq23mZN5GgrKXW1vKlbCEn+8y5jTbDcz65PCrKvtO+15h3dqhbsTYQvCmQPhDFSA1KUFMye68vMAqH0iJWZlC1n9KSENAp5zLuznOHg0D8FaS+ag71ISe+ITJLFNalPn58PGyibXDmcYm1zbcf7aW7HxwAqraQtHuMWLTLmJDuCtGPS3541glOQTEhL2kWDRJqFiLwkUe0iYOEyCRB6bL8E6PPA4SXc+DjYD3AYH43h5AhIhztbTg00cbMDlMVWFVqv/YYPBYlbTyzk8SaIhYC6akMJZmgNv4AFdaBVxccEwGFh2ytWjOBxiN8WXIUiKN64R/APmo2n04bQZfi+7lsFJbSjyWfxe9b3LfBblcY8f/wfq5ezHMJB2PYeQe/DDzbGcW1KreC4RIzrM3nWxJuzHDQ9/Fu0Ox1qcAdcV9GGxo6skevXB3pYEyPtwy+QZx4cYQB9YjZlntapq+bdGRM2BgiT/8pJH0lSTyJbjRz0sD6tBoFWaQMMRKxC2NIFWASxiUBMITEE4xF7IQiD2bFatjyOQPP5oBBqMCDTIBFqdECimzWrQZnUmbVZHtGlq2jSFNr2gOOVdA21qQptP7JbcJZPuyF0x6YaAEzA+8T/NJBOT1gJA7MYnrRumSODXkW6etK6ZIqkzyN2mnfYc0o00EyEdm4Qdgas2sB2Bq5psRuCq9WxGwHqBDtLRSdg9uOpxtntw1To2e3DVWjZ7cNXIpHUS6WOT1gmk4aR1HGkwaTFIuJq0jgIQcNJ6C2qN20YEl0eSMZ3FcHkcvs6lWwdKf+0j6MDRGsOjlY4inF3ys+nnQdV62ToSeiOs73wFzsij1stAQAYAVAnJ89Blj1ow4bEQB5fXqR3ES1swmfGRTFD3tbDTXUcySl2XEuzRU4LAlRawpfqRAAvFAsRUU3kIaeJfNFksNCHqiQbW8GfNyrIYCMqmBTCEgZV9BNC7LCkBT59OhxkHxeRHYE1/hJ6rMv+PWNUIRHIkXKUsumLTpL6KG8pTw9xQnqqJty7JJ6u5yTzV4ibjrZGpcA23G0B26c9ZWlrhXf6r2P4dUt4mYwdWRg+YS6PURz3EiAuQNKmnesAweAyJR/2VH5oI1+60TyFztdM+gTTYaU8jDXfab1Hy2E77TUpGdtpvRFUeQI3WMaIka+Bx+rjq087IVMGGVLnBbEFSZYernKfBpSsYjNKwpGQ9sFHU2llF/2Zn3gs3dBKRcIPa0AnH1Bge6HTemz0Xjs1SjcaU+sYsVXAt3VZ0ZS04c1ToLZrpKXkz2GjvjfA+aOqxxgw/2EQdxmjSegEJM7TpZXuMJpCNM8BpVrhpqLGZcGK287AhNz3c3KJveri5lW6GMvHoDHw88yk8swkPbErebuLONtzZjDubo1eh5FbqU0CJlqeV2oaTJQ+M49qEfmALTlIf71fLatX8z79Wg+0nnwssShwgt1k8l3vQkFEfvwJUUh4ur8lo+QIlqxHMiUfIK8Ckgw7ea9/k53/WJB7Cg2bzJUp8mPJ50GseoqQOlbzHtnlxV0tCmY+kwqXGMQGMJOI1fWKeP/Fr5uwH4RMXqMRP8AawrUI658NJ9dgH4XY+3KGCD8KdfLhLjbyrNiS+Zuc+CJ/E9vKTfPdpteE9AJt36Cpf2K3WJjqND8I9F4K9ag/faSv67D61/ULwabXzQrBfUTYHaNY6yFLqNaixaEBkmKlC0YjANsR3P4P0vBW4SDsWzbWUngXcPKVnLJptKT2NrUNKT1k039LAOmHJtDJt0cRL1x+YgYP0vkkMGaUfmTScKWWUWUo/NGmUe8zfN5DeBe/rMX/fj/Q22yszf99EehNcGKUL0MlTesMkpoPS64AxofSaScsvpfMmzfiUXjVpyvfY7KGGlHpJHellk3hCg2hiBJP020e/HfT7NLbk6befflC6PgWgBRim0a9Nv730O4jtwGdoGbUETuOSJeAPFy3ZJjxvSQDLjiUxW88irdAyipSm0VNIe2g6tcTW8jjSxxn41sAy/MCkdB0D3xpYhj9C2mDgWwO2VR8i7WfgWwNWVXeRNhn41kD3v410mIFvDQyAm0hbzC4YGAI3TIkse90UiJZrpgCyzJuCz3LVlH3OOaSDu4zLSHfzKmSoA7wKGRBoziPdx2sPiUe87Bjq08wuGG3zSZOWDQ7JeoLPecucz9+S0zfl7A05+4KcvSJnL8nZISkAtkttiddqcVRDXJygpC0xWfciVh9J/oiBZqhdkxzPdf8kx5sckkCMTwvszFOCS3Nwl+FIxC2M1ctA7C012U+N99MAscGIELADLQ1m3Ph1jpn02wXP0tu09jHnKPEu7wh34Qhb4SoLgl7ef1+7HiwPi7QE8dUEHIjHZ4nWOY4D22aIX2j5EhV+WImUr3tmwwRWdRbG5LNhNc7lNZUcvype4fBM2/8z/3bdvdLm2u7ZWYyTA0EtFZi4bi8vLy3WdWUeCfOapQF6H/0OtcJehPbh8D6tME/Sm71XYv3UEeunwY/b2LCNK+yoOu7nUec+VT8CWZWZhAZ0B3tU40jY197DTIKv+t8Pc7NUJeKXXA4mFPZr984+nPSJegaVVo6SW45KXe10OpQW4N73atjXosksD1vyFs1ewJChA3ge9h6kWSjP8b1Uo5KPMF5ithvSFGINic9sHRb0PSr/fkRtyvsAA1Z6B2m2yQd1dmgssV9EGWRBfU3Qo6ZMpkdJqlo6EtZRVZIuU5Cr8DJq24dgGkjELCLmGCxl2JfePizO0XlVe6FiJSGC2V2wCC1TGYAtDVWWZqqYDONNrVE8AmqD3RT+tUF0b4CGDVHLLico2GE8FN2XW1VVJQmp0O2ZVej2zCq8FxTKTklV30Vgr3fhg6sKr7fCwgfhwEtqoNsza2BlzyxbWu6clKcaHcEzq6B3HdlUyn+VdWL5CqC082l7jjxg3upwozS5n1Zi93+OiAIyNKSifdxceRq2cyaTU/zw4mszr7aCfAn6FXhVuxANZxAXGP4bjpzhwW30iQe/+Je/85nve2nPrHQLNE1dopHxi9NWWBUgUcWv0nlB91ZsraIZ6pE3pO7Z9S74Uc62DOhaqqwl1TQOodFVHp8qs5iB/p1Hfy0d4nh5cQRlmutjMKt/hIh+R6VHwJdbT0jOAbEsgfOsFTvPsmo/n9h8AoDagqQR23wiYIPycJSXsSJwkvhaH6CzH8TQ2Q8YOrv09YJnHnPedjQiunXUZJMXgUpdbtSiXbksbD/RWM2hCFFc9WL6EgYO3F5KCC5fViaDH02FFQZO71EV1j/A59nCwKBHX+CwGWt+IKyo4le/qSqXvh74yDQLYgaIqt9VuC02la7E4baKGu2zyGif/ufYdKMWhduqp8NtFbvDbdWjcFs19peupBA/azrcVj0VbqvYFW6rrsNtpd7F6Kllgb4C5bP68AViquqKT3ropAcoAlWA8KAHVB9+aAqeeoHuLpo8x/boi9T76BsYRdYLX5HNS3gcsr8h+w6xHxHN0qKWsTjACEykGpDHK1nRXzxqcAtuadbcOShn+h42mKcrZj/7cT1BAdKKShr1iPj876VnrBxUJdUvIEGs2C+UbleN5FrsCqpS10iu2V3C0K/67MieDqpS10FVHqE79Ke7Q39Wd4i7wNJm1/Ouv5edOBpZWJn+3hX6hvYcjh97rYV2N6CUg24pG6uf3mjMwMu5cy6R0PpSIhygGDmKA3GBP2fbNgNdpDAngNK3kEAidHB+y+bkjiT3JFmU5L4kRuhw6vFfn/82+a/iv6P8d6ITuN2w5XnuOfDQc/XFDfPnOoJW7b0722G4BKeDKa69B9uxroKSMz8l2JmCKwitZ+rCTCeQpzRsO8/aTrmrObDvnl8C/JAgMca3ALGLgKbe7Oy50I0xUFIuwICnicuuc3Lfe48DjkIV7AXwrC1GO8k0XzioLP7OnotQVTyps/N93Aed0nHLwfqAqBkrR8mIoS6PRake+BIvA5h3jA4XllUZXtBWhGkXXYE3dBlxIajzPPvws1Q0hrILBcNBwmyECaADIPHpx4+CnSzgxxhNBcbCpx+foX89dZgGAmJ4IFwFgzMkSiwMF6CNbn1vRvdkKgPHH3wv1jp0EFT4nzieSBvAiWSsyKMCbWEJtIWdSA0cTEQchtm6x2Xw+wh7QbqTpZITpvarYb5F5dMdy4MnY4tbC82E7tI2IklGud1Wf211GAFqNcj+HpU7ogqt5Hto3Ph7OOns//xPfvs/jX7+j4Ada7Z3B3FUgd007xBTV5JlvJKCfykyk7McKIZIaLe9NnbyqBhwgHd5GJDk3r5PxSGGU3hWgBOBIWnvJiacrsc4VHz92BQ8EOIbeQ0Tj3JLfpbS+ZRj2CpdpZmwQkybA1CXMhFzhncyf8PECH8F1f0G5Rltt33/3tn9ESRdNCVtno90mjtJpnOUk4b4SaEEsUt3lZaw0j8y7WOw9laM5kk8tQkR9fUWO4G5kW/e+ZEwx6idFvYxTHaww1AYsy6NhIa8/zoa3WIRlw4YGHQqdCPUFav055bpHIu03RJ8mNhR80X2l00Dkrjtd76MO/AofbYV5ErtD9eCM2Tzb7lIzTtnfantT7XzTKJ6yM3+NYjneQjkHtvzB5DxKPFi1Ew2VND4lWzl62Gvgj0BSBIq6amFvnEQhjfag5E/RtX0wJsmboyp/ozcDrJzVPy6Fb+O+enYV6c+MZPstx/h4xbMxUmIs3wSnsEbPwYbegNWKqHR/huYdk1FRu7Q5Letw63SP7XyZgqk1aQZAPttRGfifxjXRiB4OPiL8mCHJmBU0fQHNJgcZj5hfnugvWJWqCDMMFgjCeKLiRGm1wXmkSrRZtxyAFXE+kUDVnnVB2jHCgirHofURgjsQ63QI5G3okOC2FFoCcwPNeqYqJSGyMW6WlM13pGzghp6Mi+zxKng8cDCpmVNb1paOv7DVogZc2YkZsyZSYQeuK5GIXqumkmIHpZMbseSyW2RTP60WnaBfEUySYUjNlnHiiSjWG8Xj2oJxRGjfIHBcgV+yBSAiuaUhHbwQk/kRSwF1tfab31ZolCQKJdCJaa1qBFQD8GjaCN5pNz1SIUe6YH3XcYSWA184JHQr06/Xvo16NdHv376DdCvSb9B+gGvACZ2mCnsSLfjwEiZsTFyUaCMcJWGgu6BJeIaKj4j/KqpMGA+mSOehVgb6c5UaCYXH4M5NPegkYxYDpzdWgFfDdapEbmACHnoaZwB4kAiXld0vp76F/G6I2pkpdgNnMcGnekY5rnneFaCGQUHbdi4At1GEORhxQhYJMg5Kwly7NXickgbCHKmZthNZtg3vswxsEZEkHMQFwGCnMOCnJkKg3UKSmxHBLkR5fIcnATCGmFBTl5/k96GIGemgmG9qV/+QvpdTC8jGVXdBGZ9HTHr66h9+GSMTrDtzP5ebN3ZgkmRq1qsOWqoNQxnGYLwQGBVutmUjhRMfaxXPa42JJjifCbPjMX4sL56jOEyYSfCkJkqXJIP9V21niEyESAWz+CsOx/IG6EEH16jHkOyiYuFWWYxyapO88WoxNt8XGIHbo7BzBeT3GoAXMcBAg2P4WBQNamHRdk01QBRKXp6QPXT16J7MKzZHN/rU8NMeeP5iiVb+PBanwnHYZAXx5wBqN8EOARKt/CIwcUi9tdmWM37nXfOlcOzpbomZMmurvlS3DGV7lg6OJvZFZxttQ7Olt0nDf2qz6Fz0sHZVuvgbEv6IwJ1Z0WE/gOIeo2QOiLDEAMnDTHaArgOozGkkzJebZiO0JfC7UzQA78I5AK1RU10wk9ht5GOZmco93VxWOoxZD+GfBpqXdR7ujKO1Zije2fDbeeoF3xqhRyan5RDk3J44lw4qSZnwTZW1bja2gm3q+2Ilbx1xZL5K+VLpelT21d4q3+ltxCrQT1BJdjWCXd0S2Y71I7UJgD1zW2zNHi2YB92ggqoPkVF7XS6PrgaH1yN/OupD47gwsiS6u/YO3tOTfKnxynLGdYKV9RkJ0BQhic6vLFh0ohJmPpt3ZCP45kB64rZ+KdQBpiyN7QNiP2GGpewA2UOJKCKO23sBlUg8tPaC2HL0ZL/K4gXBRE9tFg6D+10/3JYOmXhnWZGFyIBAD9DK1EpWOmgA6E1Q29YnXPvlf6iUErkNZMRNJHmYMuimHmgCrsRf+0T0wDsiZQ+APyOFbEQypwRoxcjLDJ7NJMO6Zdn23nxxSQur0RULrC6Ng8UXFUJq8yA0DTgi7/ETJgHAl9RyTnLMTNh7d39P/qDh9/49tqnnn5dUB8reCqfsnPHdfhGktjOuBbDKTQQPw1sYf6gyr0Is1s/wbZwWR7NMbaF0x5GGKurtC7C6sYtRcE4WOtcFK2zpcMM+CG2XgJmNyW4tSZJHgjEugrE0TrYl4XxMuJ7EJ9JhahDmejB2dQHQunyr2Ir1GO9u/M1QCjmd1pNolbPTsvn2AXgyNjAy2XJBJWHMty3BfDQ59fKY3DCRCAwOvIEc3T/hf/24rvf/i/+z1083hzYhKJouZTbbC52m11SsFyJ74XlKNZmDhWyUKHyc+zgSxUqZr+HvWjoZctSMtQEeEJUL59aQ9UPUg/xhZxltqRwSQxxYDgkyocPIP9QVXuRZYM+SctqjhsFEmYswiIUJ9wUG0i8dOTGHlzxw/5wIPC1M49LLUe/51pw35ZzUWGRFGZzoRCSR/Vjd5DOXqg4Ema0jFADXA8XdK3Q1C0Eh7FSaM4qF4Q3OJZcWJuFdkyqJuKjMgHbWwO49JKunU9DKiIEDTQ6qP1vmAjDWA5cLOd0vYrT6jeotj5xAvp61IxLsUVyunUFW6SP6JqjX4+m2eDec/HmFPDokiJgeyh15h+MYJJR1Fr3xM19kpqOBDxqu3LglyJrxlp3IAMOoVUG3hce9BlTLyXiq/L72M8qCtrdW1Nad2LMYKrQ40tThOE35HAmqYvKd5AB+IcRImjp31mmfSxS4YvYjp3zMma2H6TZlZ2BLZ714UWeUiDkoECweKsdCgQS62+upTObnc5x+dlWaEp8oDZkPZP1B2asP7DQ4W302dzH6Q9s0R/kOMJfpD5gB1Dphiz7aME9N7XeMrZbhob9jRBqRWcQvwNveZN1BR/7Zvcrn/QZW2sH7Eg78MduLh1QUEcNtqI6SgjZY8Ahs1/QlXVWCvbnCiQaI8TmIaZ6ghALJI7MLQ2XZzuav3TgEd5J4Zgy+SjIYljW+tEyy309GXJfhVFzRZtaUPErVf1KJeMVieQhSPcSkQ+LGNQD9EkamD0fKw7iPjS39C1Ea13p2UryrP6Iz0oJDvtnkwRpiwQJ8wgjM4ZyheczawUm3VqBSTfQ3DYPFTYZ00y6wfJj7WW2GZUYyhaVEWy6BTbd0Gy6xWx6hVPEULYDLq1m0y0dQ1lehXmdodl0i9l0ec9Iv7dSDOV6suFTUXzi0wmtIyXBAywdCW3GA4Qin7eAsMb7sh1Y4tx1dD/sysj+jKv/gGGMtqH/azOKf5SKbZPnSDYGm4q298BU1Ga7ENgVIXKOMo4gohJb0Op9aVu7gybhP2c4aIKobPWFOO4S/v+pmwOSNAftOeq8LSqRd2ksGft1YJpvwSgR3B9rLpdEi6FPnWMVLP2fDY1ZVst2/d8fxf2Y3R+F+ujM7o9ie9BhFMyDDqPoHXQYheugwyg+Bx1GATnoMIrAQYdRyI0OSsorVBZc7PLAKMvDomBQv4sdAdhhOlTtgvLob5Ga2nvtYS3xASFh7bOhy+AdOCpga3NpQB8Jv1Gk2+WHh7CCQKIn8fjhZ2nYc/iNguL/CL/hYri6S/8vj56SGTtlpcgpK8VNWSlqykoxU1aKmLJSvJSVoqWsFCslCQ/iLo+UAs2FC6qFTECXCa4PE3nh1VZ0zUxdYw6XxluJZiWaEtpGqdVt1ta+9Dhbtr0Ow7Zx3lOgBVTsREwdMkxgXIxnxIgOy27b/AqtvKUp0zqG4LpHArsdm7ph9RfHSsSX4vXdVtaLPDVFFxnEBoGVRYMPhfghFAlj3jx0kEE3aXEUc708ihaX/z9acbA0ZQjysaiPm7zXIcLI9Gbt3CknNG9QIVqTdIjZ/UBFX28fe5ZXNbtiUOGoKLBBPEHvtn+OhILjODiGl0p4nE5dZLiJnmjBMtH/tkly4Pfzv7/ao6x4C3OvaLNJFIxlw72dc8ScEgGKUfAEIVWy3ZMOGZlsb+Ez/9qMd0f37p39+dD6uOgWVnd0C6sruoWyHlghlh6atNkQz24X8SP2ym6voaM1h1ocPyOJAvHf2ZbJBkJZZHUggERkdbrIysHePomslGuKpCYHBxFSY/7ldkWUOP45vhU5clokpld1S9/ekCrS7Q1xkW5vSBWJHsoq0l16t/1vAGGxQYp0ewNvSrQdKdTdDVKoBAHbRW53NkjpzGWlq0T972SaUCcTQp1ME+pkNqFOgz6/1zNpndKEOrm5tLRnGJwBPZCTkp7mHikFwY6KjPvSr5m68ZaMlOoKw4TqoKyoPa2u9sQGovXdDBMLw8ROhom9dJjYM0ncCR4mpf9mIAevH0fb2BK/u2hrCCR84Vq6ya9tgHihclTqa2jynC71NW5y3p5Ll/oGWnoWRtC6ya9tKEVEvLGhhdmJJsX3Pwg9NqcvIKvrG2D6fiHQRLufJtr9zfHn729Off7+5szPT49T+vu1SesBiLawhqg3rsk5LuW5v5mtcElS+9Am6ehJE8hDJCHAezVa1NVeI+Yl7Xlsfhu7jDlbcFyu2AI+dFnDuFyyBX3oIj9H7TNO/VwfP9g8ad3Ecb9usfGW+Me2i3JhGhdu4QIVccHm3f+LNjx2aZmp2bF4lTUSI7rcTjfL7exmyRqJ9KkdUyzVbTKofrBfstfb3nZ7QsYmEcneZDiIiYgxCSOEv49iYDJQ5RYrP8ryqfT8QMVCB6/o4KR/vicJEBR18MpMEsaHO3hY0f0LdtPpUFdfgdNmDr3Qwz06KrWBq0gHPVK7sxOp2p2diGt3diJVO3ooq3bn6d3279CI7eDgD+ng4oTcuTQh1T07AaovWlNM+5js7np7Yrt9z0KnedI8j+7wBzSEzqJn9VDXtbmL2tO6xz2wpAfet6Tn3bWkZ96xpNddnJi0Tuse2KHjk9zhqFipjndpgip1JnXhPC6csjVUVVb/u5wmzeWENJfTpLmcTZo5EOAjosgVTYnLTIlRjq/ZnujqgaPbbdW2pVRzEy3pf1cmov53NV2Mq0kxrqaLcTW7GNfw9V+n/jePg38F107dQjd0ua5OaCP9TfQwJHOatiYCnnjnJ7A/TNPVBAlrMMGUrknSntuetxj0GOY6F4l8xbg+eXZT4eY5Y0kzzul2vm3pdr5pCRDUDUtQ3q9Z0ifUdrtjSdPdsqSlVAn+JtEJqn0dD1f2P77FuzT8D29njA5/Jg7rgdER+rMdGh274WXjKoyS3dYVZHhmhWZfuoZF9J5OT8fT2dNx1hpGn2pKs5Ngnm73HdttP7W0Sbsf3xy1+0K63ReSdl9It/tCdrvfQusu0mpwEwenFE08ut3v6HZfiNp9lJ6Rdr+l2/02t/smenR5u98xlzT2TVMae8GURj6tG/BU1NgncdCgxqtS2U/oFj8eXUTzTluCb/DAlP7C0gl1B3+7fQuHFWpPtvD6yf8dza2b854ZN+eHpqwn95EumEublZc/1OFfm1CuoIp307S9m9D2bpq2d7Np+yEoeJlIeg8HC3SwqGn7kabtXR7rl814iJxhYIpm1wRItTulK8xu03ntBl0QN2jQEu7Y7YK4Y7d/WhyseJJbnGDnKj6+NyH+2CAnWu0jzGvzqQsf4gJ7bleYcJ2EcPDTbp8ws8fBUpYzotHJ9Dg4mT0OslhOCaJut1XXIGgCu4sZTrjHgQXVrkl0zY8ZTC+olFdihf+u5cpifPUSPLf66//he+b+t0dZgoMKs30kFEIeY44t3cfuJ33sfrqP3c/uY9NbKL1D5XyALvXnGDFb9AyzRbN13McWjCkma0JRhoCEs+Be6Wbs/MYjEi4A7d/tYW965PSGdL4vSF87rrvT8S2T1tc0MzchmJSenqK2UOHfSs6ncf5m3K1eiXvV57XRedSpZJ9g0YZSv1z6A9O2jlnEh5OAb3e1M8BOsUfnsGmQgMqyGO5KF0h5vuGt0R7Hhu4VG1TuqxUb7kF09Dojk8s1fl+p3KuR3XqOA1mJhdVECD3EAca0s0VnnUfihB4r9IBpJICeYhvpfyEWyH7LkA04g44EmN9gKbf0bctyYErLcJt2ZMvlhfw5Rz4nn3LlUznefNCfgj7Q4Qv6U1qxYvr/vQndJXaoYDGdf51NzaEwz89ik5CSWdwWvDpkDCPsLNGGvqTMSLQxu0Qb3lD4JNFGOSnhhsVrqY4pck3oClqoo+VYM5axu7eWlwzuPGqa32n7xJ2Wrrg566h2h3zHjOzn1+1d0lv4RWcZMQ2sVNyOsKMxALzgLY8zie4TFnoc6j8WwrGo/Ew6jgy+ZH5zn/px5X3z+LfoZpjPci9Yh9hL+XNogfjKa63Us98PjUk+sFMR1vZmxex8jSYNNquNvokd2r+X5it+C1Inepo0WKo1uY/H1pN07ErTpcL53tnzelftS6rUQZj7VO3TleUnnHPLnzCx9eUsI3lelf4OlDaZ0uYnU7rEG7lR/YxU4fabkZqs0P4b88tt6yB943XOulpKmYh3BbOVkf87vXYFxp3vAFjETuErQ6b8KY2P1j7JrNaodYLXBkva9cREmG/DZJpWfqwNed2uJ3htYKMLaleH25Wa8wyWhL+ok8gzIRdOIf0junByQj5wYoJtPdo3xuVr18d14AY5ib92fTz1NXoo9TWbv0aLxS2oEf6kQozeuFxYQPq/0oUb4/KB6+MYv3n0MIONDDgSMbKcS6/Uc5vj785tTn13bnP6u3HvnccC/T7V7qpeqec2c+ZOUNC2A2zBEJRksQlJdsdqmGYtDm23d0T89Tzx10yLq5sjHvBaunTXktJdS5fuWnbpbqBQv4ixhYNfpYOFzXLnpi7uNVa7MEt/fbPw0zc2B1Xm2TfD3WsTPQoPKZWL+Os6VeWUHTON90k+KUf1Yfd3W/jkDy3Bi47k50ta3L0YydEsUBeIGam1RAiGRcrZ6GJVC8LgwyE1g0sgUWQRudb3v93458/88Q9d2aPqS1me3pkkCCHkql4w4o3dFkvpDV75j4tC594KktWZNMXPJBQ/k6b4mWyKd0DXn0A9NIHPMEc5IS1/p7vlX9luj7bz0vKdqOXPxi1/Pl2O80k5zqfLcT67HJfw+b8mIl/EwT+mAl3WLX9FF+x80vIXdctf0i1/Wbf8lYyWv55I1JfTLY8WP69bvKMl6nnd8ne1sHUnErZYxC7plocMjZa/GV2salkaLX9Dy9yjJH5wy1Pjfpb53Xtoe922EN11215FLp0VWvb2eFpHlswwt9MzzO3xTIrexYTyZ1T4O1pjeXu8xN6I3LKL3S37xna7GWlw7o7rlr0zHrXsvXQ57iXluJcux73scizi8xeIyh/i4Nfp4COtSr2vC3ZvPG7ZD8elZRfHpWU/GpeWvT++vGWnk5a9Zy5p2dumtOwtLQre16LfWd2yZ6KWZbm6R7fsKd2yJ6OLS2VrtCxJVndM3bJ/NQofqXTLspAtLfuRqbETs1r2Vnqs3ErGyq30WLmVPVbuYER8vUa11EPj1mYxeuOWnTa7Wvat7baH+Yk1D9GYvR2P2bvpctxNynE3XY672eX4EJ+f7aUGxMElOljUY/YjXbC7yZi9p8fsh3rMLuox+1HGmJ1LRPzO0pY9rVs2EvIv65aFwgQtywoTtKxI+bplr2vEtWtmarZm+LUeEfnRst52+0zUsjIfL6Ra9mLSssBl42hXWS37ID1WHiRj5UF6rDzIHivHwXL8ArXstFZ5POAxe8uAgH+qu2FPmNvtl1hnBj5Ha7qPT7SwZZiQksZ5O1nq3hBR9nnRixwSyp3UlDsRUY5h4koaJq4oMHEFllGVx1IsU0g2iv4sRaEvxAR6DRNvWlTNs+bGFvuzkWizmuU59spRJgmk+KNYuvlts3TfK7iCLAeTj3esY64wgYuGoMsZ7fWIcm20a4hpRlU/QDwLJfuhlFpvPRVUWBqB99RDg4TdKss4gU83bcRqMCRWA3tl9oopVtcer7hQxpdeFzM57Ml7JDYq9/vYcE/DFVuq9q0QbhZ1vv9tM+ybSWMPD6Tyihxu9UbE/7WHfWtdhH5GwMvZc6ET35rdf4rRjCfmz8XXOrHh+jkOkUmvD0ikbY763JxNfHT/839EzLq7H5kNBkqqD9G6z3Ugj3MA8UaXf7NqzITuB+Hgvj3/eJ95XA0e/RZInMLacVNYO61vhK54OJPQAa/cHghSieN7Z3lWjVRWjXRWUU6vIydTHO6p/xkbH5aMzy239VEO5Xzh4bChBrHN9HDYpMnRFHwf6F088N7tKiIEVSNcW08VOUjUGxwgWvYWAZBWjKBvj0BP812+aX3Xb5rf7Zt4b3hKeaPGkckYms1r/5GRZOHvMmDpXdtu+4L9VhbsN3ZzH7XemDQGYQgOvwLgG5RoFqEbNOxfIrLDj6e0y/gMJeVdBjDkKtsBHtfmkGiezE/47qIh8X/+U7FswX/zaPltUZdYb9vHcm+b7zhs0WnF/oSihdoRuuJhbdIHRxG55f0gEaAhsyk37S5QSDlJZFh/lbRbQIlmrhLNWiWaskqM5goUmV76NejXR79+1sc9bFnBABIjaCaidP4ch0YYynTIgMN9QQ3SCBsSKGsSQ2Y7NJkWgWmrovMiY3SHQ8plK+TCw0YwrOAAuQo5/92KHmFvu8DebimXTQOHYLO6Wg0dCtZEZRuaChV7GA7DZTBQiv0X+STUmLR8exWuPMZ4vYacxL51i3uiNFwbrLOAe+5A0dUCUsiQan31m2ro0teDx1eoFL/zXXh3Mb55K/buGtKGo0NsOPr451jPuVb7d61L/LuGuvy71mn/rrUKwPStlH/XWu3ftU77dw11+Xet0/5dqfdg2rk2o36jD//AzCDV+ocv0NvrFG4rnKwrqZoaYZ9AcTBk97xeFfKlcDS+2Euzsbgihuvji320Mj6mArycuAA2ABuK5zakXBX76Tn4DYZjKU++UuR3OMoOh3G2JeIcw+5LFVWlz3ddqqoyYlPi/bXimhjlXFY9wCVNX+phR8iuS75aTVRco1Yr94WvVOwIdAxWtUR9Ehodtt/t4KAKX1IcAMrlDrS1vXgGB33ikeogbJuzgGdg/XsZBz4cT3EA4JdFPNPAMzjo1w6uAg9E41YcWfNsQvRlfcZ32/+eWMDYVYzvf0UYm03GnMS9ycJpYl+RzNkpFXse07szRsw2zRKUdsxwEOlFMywqExh6jv9rZuDBGNDbaU+I79aoOHTBvWuQ3btgL98QTEZ4eeUYi92BocCIUbpe8ewYrM98JycGRR2LdX4Ca5G1jRyx19NpgWU6W2DJ3EaGLxmgT9iarZDaOKaqaUa61EZXgZcDZJmggpVdNJBO2m+hYuwzgipIZa+3JoJqSVXZOIm65AWmcw8WdkAS1XRZ8eCOsMpYaovaTBBv1PAGHiyXshXWsVJtQ1qptiFbqZZlSmUE9bQ5VW9kTiUltrU5VQPl6Ms2p4qKcD9N+PvZhH8kcyrBCkCks7NW2qIKInrUcRtpi6pFUyyqeMvaZpxNF/ibdzTcNisBGqIEiCyqTlqJRRXvlqctqk5ZSyyqIPtz+S1WwK0kzC+kW2chaZ2FdOssZLfOLTTKOZJCb+rWWaDW0VYrt6hluClubgii3eO0dHkykS5PpqXLk9nS5WnQ+tewS4uDbyNgum6Fs7oVTrImBnLjTTNqAvBVHS10M+B4TgOO21oYN0QYXz63UBNdFCldhHFrlzGnm+LMeLLrfmpc77qXpdZnx7XAHl04PR5tvS+XuRU4bG//H/8Q9Ku/TQLTh98Dbduv7OnMqFJK1do/o/q7N5a5ptolMk3UTkLUTpqonWyiXgTpFtWkdR4Hp4JJ65Im6mVN1A7L8JGg7WpBm6chMxHLiTd9ReK2vSyqipdE+H5ehO9DQqtL47LPDEXquOwo+0KkyyAS70XrCxfHZV9ZlWhUi3BejYVzhnftltE1Pb0U6lEK1yLsBxs9E5ZogS692urEMwVmCN03r6TJeCUh45U0Ga9kk/EqiPU+1X4OB78FtFtNxmuajFfGxdIrpc5Q0guHpRM2hYq+ULGcOIxyZFCmoiENsV/aYa9uhqeEoPNE0G1yODfOATKhA2QLLpByR3J+FecTcIqM9Bv1kmhxSYCol+Z7PFOvZDneu3KPalh8d8QQ3+Wc3hA4vud1bNxmafE9op4XafG9Li2+B/iYT9Lix19QOcAGFRJ7qeX7OX5aq5/XWv1StlY/Ktf5dLnOZ5frUbX6ntbql7VWv6K1+j1aq19lcE+9GucwESS63/tLTac+1Oqre3p0nYj2c7Tu92Kk+z2fVuB3tJr3bHSx0hI1MYw+TluxcREreHOqkBWMWuU+yWiuBlVZfbfYZtVlc0fWlnsrrC1LN/si8s+lyT+XTf6szT7dLc7vUYVz3Ck86RTLt3qM9CZfXm/ylbI3+aJSXUuX6lp2qR51k8/Tm3xlvclX0Zt8PXqTb1mnuJ6ojS8v7RTndafo6E4xr9XGd7Xy806k/Lyd1hDf0hrim9HFSktH9SjrqB5iCnRROkUNKLgzuonZNEyamFe3ziPuBESkvJUm5a1sUmbtBIiiX0wQb2+GxYO493phnm1y8hpAWlt+bZNopvdIfnC+Qv2gPNXepmN/gG5voCESQaAXsLinIKdRekKHQZqGiOaOWm8GJQ1VlBc8KzuKI8cQuiXt3tc3E/rKn+2EuW5o4lw3NHHuPfGA9d8FLvS7rBjMvd4Kc0Tdl4iwXdDE9ZWhieHsTc1yTgrhR0eAJs4haHkOykLG9KXawck/hAqKVR69CaTie0Ij6mzvm+eoBBdI9qwLd48djhL3jnJspLZ0WyVq1LvpRr2b3aiPuK3CWyqe3lIp6y2VHr2lUiVR0e4aG137ABzGGOoy5uo2ytAYldV0RFZMJePjNRkeX9Cj4/OpwfGKjI2X9aVyS3gWT3gWGg3JVBMPih3xmHhKkFHjFdQryQ4trZBe6ffLBcTUto+Kewmtoceco+JOHdr0hB06gkXnILY8qjmOfpcFOikaFMjAE23zYOi2AGgnapLo8Tt7ojT02LmxxVGmxc8vD8djwJuyh2VgMDgaQ2Qn+vy051GJh1WCs22mFNNvvrP09p1j35/c9gy+HXXfxb8lKfqDVGf+sR9On3wrKCWo4myuVRbzvrDS3qPo91wrJDZnKuxRrmBF91zaV3tH+Dbi2sKe9pofeKaSgJv0sDsgJTyKgMzVg0Hstqe9ZyuO6oGrkh34ymaAknZ1qv3ml4+EtZGu0DqqonQx4JhdgUavripA1HYBx+7QHFlhLDubxX/kJmqAuqgD6/BTdhl63Rb89hoDbU+FvfpFV7/oRvoDbLtIsLq9kouNXFz2NzYFaWQ/ClYRAFoAyFM7Bn1QfJRLJSqvD/wKbAjhqH/ZU3ZqIyc5bOJ9GklliYbTMzVmAdq6V+BbaKoAq8xXEfswZCybmuLrRcRGDIt0RXaZgFscDHC4M5O9gumJgZlwUA3O0tTVlKMkqqHsH2GmQtMG8ctoIgUTSgPYBOw8WDlYKS0FyU+C93Y1nOu/Z4YVAa6QfqRde/2OGbrSkNSR8orV3TnVg+aBFbmbtKeh29PQ7dkj7dmj/c51xl2ZmsgUjW2isSu6sWs6V1fn6upc0X9M3digvwQ8gGcr0UIanFuvT1pvCEo2af6oUr1Sw+4m727kZkrxpRu5P93IA7rS0shl3chDukmjRh7gRh7obuSmGuDgVLqRmzqM5YAaXBq6MqOR+eWMRu4V7S739M9HZXOXN4kj0iXRNouwJmZ0B7srL0GhiVncYQHRad/gv6zGVn3AGEmmvrb5VXzY/18Y1+YQla3iT9sZcWui4nEhnle17lKmJgIHqpuXMY6yxno9XcplxetjLH3my/yFuET+UEk0pLRyuKUhI/Kq5o3XPPahEQ9gwSz9HwNA7jzqsh21LQj3HfdIWBgBAqc3xa8R8+DPmEAXslKjp0DZ6DhjGqGywPwCXouiqUloEIh/CS6uRGEYJb6UGApKzzI8Owl60DhSetoEzvaoRTwXGDYJs+D/K1PKU/D/mZkughFaCPHVI2/S4kcyp8mRTQ3VI9mHVVzMcTwzE/7cz8rn5XqPjnNWgN1vVYZw9QhJ/T0IWmrHjcklYngWhAGrSIkRCqzMRWQmuaCZ5AK61nWkFVb6FMBsEEdd4hgjmpCqJDQDVNUtM4VVZS7BqioxVpWZYFVZwC5XJcaqKrCKruD/G6bZLRPIowxTFQHIMnoL4KfKgrVclRgl5zq8rlVUcg5e3pKyCKxuFV9nxPsqMJ1otcz+HCYcj+FmAH9kKh+oToA/tXwau2YU57zEg5YbbmlvkFyl+1Du/yN3trp8AkazBYi/qjAGWZT+3ue/01GHxitfVYVNxkULpgl88xSCRFF6xqJ6Utqxglr7o5H2tNnO8wv1sLzvR4mxmDe2W9rK9OaWFAt7c0tsI31zS8pGmh7KspG+DW+KSzRIb2m3iptb9DpL3aPt7DLOoJy1nfY0Un+nfd8B7MROe5HS9gKMNUfxbkUE0NtbWnR50RF6rKLybRHVnzy7RY8u7hDpUp9PSn0+Xerz2aW+hML+R5qeLupSn9/CiED0GWiZHSnqdV3UeRT1hMNFpRe0Mv0SF3V+aVHLPFXJ81JcblOJ790GwjHmrfaOL03xPsfEgbCHe0IHEWjbEyKQCfSQyhErS73xb82DwtXJXGOlHiyoKpHY1pcLYKv9J4fAHqUgzeoCaabqXNKnocLCpTAXhTioo9f3Mj4cen0ven0l9Xj87cv8ESpq9P06RrpHSS6qET8JsDJ5PHowh4LuZTAlmu383TzDoU3p7zVTaPirUfffZExL4dGD79nEI6Dz22ExraZs8Liwwz5+F+EkERwGx5sCvnfLJuaggMgAtOyvOARITqypYhpgsNZ5mJiE0E2fpdgEbq+FEHh/YUJMhdiAkLs0j9A0whF46aiYhNPdMwswNmIqoomnj49c6cKntqa68KmtcRc+tTXVhemhrC58ZiuU0P2T1umt0oVPbU0NPFcPvMZO+5QegCeQFlcYiLp3U15ap3xm64oDMenZ/58MxFvmdzYQ8fz/PxBXHIglDI3rRjw0Svt+hIaGopGBdtDgH+l+enxr7Ih3fGvKEe/41kxHvJPonh9RC5/Q/fT4VkBVMVdewEbRLUvW38tW0rj0bFUa9yT3Q65uV+Mua1hLNyzcvqQ5zbiVylHlS5uMvVR6tCNWe3mC+nPyRAEQN3N6SMgMJe1opdrR0u1o6YbRvAfJ2dSO1YiNqKAde0Q4pnasph6Pvy0T4L2keSy4dYOp6OF27NFP9kg7LiQN3oOC7gVAq45sRm0pUfmkn1FhjEMR4H8P+BCEOTMjlBtwfSWJPYfCAg6wqnIvMGwXxw14riWwgPqUMQCp3cyDMWv8dKjfDKol6bse5VYHuuIBxjes6s8fUT2HKeM6Gr3K/BJVjWcq6WKMw9eDAYk74FiBe1kC4dMgfDpnECOjZjZi1jNInyYCDQ8ENE5wc5bCLF0bSWCWYiyjf2FabAgmsGc/+tahtMaHXm9Pe4cY7ezhAP853ArSDwC5KFb4zPILP/LWVGi0/zb/nIwKuvLjb/AforCT/apv4FWnffzNw4zq+jd5ygKRXFj6Q6Z/m5/65r5tP/6t2dLpaj5RoLnHcrwBhaiAMMAFbBjUfZ6o+zxMqrCYs7CV5kFMQzDlCYg7hRUVa0UY2Dl7EbL4JSjWCi0EbuKLExmKNQ7nUmhBXtaKNcaML0OxBjzCwODYc5XXW2ElW7FWFc1ZZQXF2pLbSxVr1SWKtcrHKdaqiWKNwwT4WndQa+9RNVasFaBYoxlYFGt1Vqz1smKt90JYjxVrBYlgLoq1eqJY49BxBa1YqwMWOQ+FE4d5iBRrfUsUa8RyJIq1GlQn/aomoeoYjbUPsQi/BmCuIsvMkhqqn0U81Y+QkAWJ8YgXEPe5n18Y0C8W9IsF/aIHnFfRtWDWL0hOeeSEIHlf5QA0bIxZO1ApUul8INWaWqfSBEA48NpLrIiBkjxRq7SSw+G2GCT6ggtYZw1LD326IGDoNF80FV9VgzOzYQUalj7F13tY59ITaVgKmASClqpQnibHmqMnWjPhKrUK4LLDcrREw1KQmH+FQ7Se65fRIMyhcLg+Do5XQ8Sb0iOp0QpQo9UE1lV6jcbOg8arIM1WgBqtIGq0OhrDxdZR0nqGbj1Dt15dWq/OarRClHFXpi4yRdO6ojOVpu2LAofoXAs6Vw8cpzTtUW5aV5rWTZqWW29IWm+1NPQ0VseoVgNSxe42727l4eRwlW7lZrqVW7rW0sq+buXVuk2jVm5xK7e6W3lYtSjPuJWHtbK0pVZlKku7W5lfzmjlAdGjebAUeDMqW2F5m3gwMnoDYkUWZV1493uI//uaxKv+Ak2mMFzx2ITPaz+gv6vVEEC7u/VoHi/n/r81OZ6zKfGcz3M8ZJLm4X7tSSyKoqqtoGTjsp80pYhHVV93HVKzgofAxMcB5VzIGvn9bKXC6bQp+ssxe7RbT5Guj1hTA6dBdBD+vzPlvrTQxz56K34UdnZwYydRrymSnlCuwIFYxmwPf3zuk7RooIdCYaU1Hhzd+pQptJIV6WGD+gZdPYOl54Ow98LDYUv1iqW9HRRTiHzKW2938BQ9RHTnZ4I6oyA2htgdIMM2mKGmEBWizjE7YaTOMTsbEm4aJo6antiPHjFKv2VZ7jELXizzhmgV83CkLyJBXJk8PFTKOCuD8cdGKu/bLiN9gfmVCsftK2LdIHqLdnDp9VumJirIGloxYQu8+cZoq6CrNcYa2ER/ZKSJU1hvT6BRdoCs+VbYs5sr18Mbeaitg4YZVXkiMt3z2E2mAGceXKnuZnRKeRqIMWKGJBFgAXGcaTkGDx9fjJpj6hag5CU6/odayTtmsnW+ecx+xzyah8b2HTYYnc8LZeFVRJQ1xZkZ3kYBuxo5QYUXdVpjChJ3I9bpLpvLLdGCXmPz/sKotVdQ740wKwxIjcb/KYAz4GDaAc/evnqMETrB3HacKfCfvj9rAiP/q9rpCHjgGT0rQQgPGkQnEnuCvn1G0E+/Afo1pbH9SesOpNRbWuF8J8eb+FwvOqDrWnxh4wO+rzWKaJ0FbHJR017H9j2l84igQukc4qoUOBJ7H9LLsKAu0MxDU1INme3QtuaFzIYbxWxLAlxOFfDYQk7OryM1Jq1ruH7N2G5dzYlmeC4nGonLSPu32xeRDmy3O0ib2+0zSGk2O40UbvlIicb2NA56dxkPWIUxad1Hmp+0WMVRaI8Svc8iTNkqKExd1P8+/vo3TEhuBWJwYaEz2OX11caax+VddKX891w5v4NYfS2pw21X1+GmK3VY0FqV667UYd6VOsy5UofLrtThkit1uOjqOnBZqQ6ndR1OuViFoeOXIlNhGcMkq4twYA5PVMi1hy0jHGZMJiy1q+m3hn6K6tNixjj5n+A4xAZimGDCQAWJUVorDM/55TBYGcHUoMdTCKYmn8YIplZiB8UZhStnZKswnZHDpzqjitsd3fthywxb7R+GU0oLUildsOXCKlywacjRcUtVEZeAr6/GdRB3Na2LSFfRyoZ0iFY2aYWW1W5SXzmOs2E+fABJv4mpIXhgUf4e5eUdai2Dff1WOjxqiygIDdUDaAj8d00eab9oYkQ1g8ei/aOQMyxThuVDLZX9xmO8+qzGm344widKPXaBeJaRC9ysLQz+1i6DlXVq0voI6ZpJC0o7XGcNGVX4riMVvoP6XEPHdaS/3nKkvy440l9ZlUb9Fao09FeoOtBfrzjSXy87ur92HOmvZx3pr2ccGXNzdjzmriJS42qoZ1iLcYYr9z+ZQ7Ik7AjDnbzU0PFEuFbwdgrc/yIOT9vUxx1qcc/rAi6UGqq8BlJNT2kKnNQUOKEpMK0p8MAWCty3NQU+soUCi7ZQ4J4tFLhjCwVu2UKBBVsocMMWCly3NQW4pkSBK7ZQ4DJSqtM9rCJUnztIqS6swMozMABviN1A6gJnj+eYfHsN5mnRCtrxSD9Qyeu27dhSs7O21AxaRK6xrTuzrtmJqGbHdc2mdc3uW1KzRUtqxgWE87olNbttSc24oKjZdUtqds2Sms1bUrMTumbTumbYb0LNsPvEuBmm1OyeqWumsNTwgsP1o8bnmuVYHyQr6X7ZMzwkm5zPy97nS7Re+/CZ5M9ftWSncM6SncQrluwgQiOIPbZLVvyZS1akdftDM9oKvWPydizYllNWOASlFnei4RUmUyo6Taaq+bCuBphPHIj4RBKmeAyaqv9C0IKbGB6kBZEogW3CUeuEhZVh1DqJoBn51IyV9SWot5ALOB81JEyjKUxjS5jGGrM/RL08mJ3/uZzPE7NjM4sThV3PfQdMzrSdxeR0MzcrcjV+xNX4H8PVaA6lJpSftsM6uJxeHqTEDy84KR5lwdE8ChWrm0cZnWKOlfe2FxzZ3EZ+G8F+jFqjwnxcFzcorlVNIRYm6nXOFK7n4xiTCem214U9mKCC3wB7EOBNZg94Z8C/ptmDHcweNJayB2a8QEePc+dm9CNU3tLdDvAUUvCPrID5rVsWu9JEhMA3q6nqXwZzBkxXagrWVCJqNjM/6Gp3LMy+OVX1L6Kqd3huRRZS/58B+myfim/RajKkmHqY2EatezzJTjOfznNkwf+GqRc5xNSN1ioGKNbpGc6aVq+wfzcxgXKiwoHd2Pov8KDYDYjEAg+V3XAGkcL8EjOOyOKizuq6fvu+jbzmk9fZHKDvA1ztJFfPR+YNoxY4qVHdZv4vczYkqoRNFgfDvldDYs1+z9RbSizvclv6l8wsA+1ZDkOvEgMfzvabcXlvJcVZSIpzk5ntvF7tpOvQAphvh2DTnKTrXI9Wub1hM17ldoSD8So3EfYtXeX6lq5yjSWrHOXEyzHlwssw5XBRr7q8Gue4MDwDn3Gkg7YfW1Iw3Umd0neZ38iyiiadvldm9OO2TOknbJnTT9oyqZ8iQVvVk1nd1bO6q2d1V8/qrp7VXczY97XVy0eAEKR0EcoPHgYS94UeeSPeCv6Chkb4vT2i69lknDAjYAZ+YNqMQZ+1NkjqcsmNlo0/MdlgwqGi0tfOOzJwOw6md6hcHJrzrVLGi38oxjkOBr2NPOZ1Hld1HnM6D6JxMMRBPBG9VxV1AUMLAZ1tbIq0OG58DQd55ashZT2stdc8/GWT/lwyH3428DPDhbCbYF6AEjm2HtYTW9aTvKwnfrSe5LCelAwNfvj7ZqknOv4tk1bI5Nbt1PH/YJZ+hz3iOTKe9bZ5zNKxjd23BZbNSsGyRVF2c23rUGRYzqsPTLL+xOyGK3Q3GdNmaElDuWPwgxqz34T9FrxJGTMEKKpiz/WrprwxZ8KaGltU+XeDQhnbZu0JMZabZzxYekVvh0GB8m5sqHtnz6vJU/6VeIKASgUoltATIQQ8G7izFZn/s6b++L83k717YF2yfkXK+W58h8Hy4CBfViX6W5EFuUdWYi87HDA1nIUo1lNhTYA4Ad8vxpYWtpR6tJEV3DR6p8IGR2Hqw+WpsJ9PBrCP0iTGhWP80jO9fBmACfSMxSeDeGZIDcXRk9SgRFQaVIN4b0CVcQbbhfiJPrnWp/rwRFOelzN5QmKhBE3V4BBRfaqf04FUvr18ZRBhjCgdwp2WaiXfGJJcpWSPUIrBFUsxyIEVORpUru3gh2hQ2FywMgjfB0QWWMGv4NTvruDUb3FocPbXYSRW7dRvsVP/8MuM0dnHTv0uVQJO/WLkrp36XXbqH+BU0ZqT47aPnPrlVUO/CqNHS/MzLjv1y3tG+j2oq/sy6jcEr/3Bhy8EDPKAkyadNEtilVuDVW5O1djSr0rPsY+8T8+ws3udc+doUDR1BGD9AkNV9R+OHmqyHwRgIzvnPgiHLwR1Ncw8co77czI4gnzZEdndbS+aU/5dM4XZCRDYaHDe2/P9YQ97qY1aR+GxMGq9BUdUmg9kTL7BAJs9oniOJowT5rtIgAEFp3REGYRPOvw7Zt7TAfDW7509l8wANESXRO4syERDpYP6HUF1NAPmAjqVQdwsEsc0mDaDsNe1Z1hxp82QYSUWklwggFjimIxJaV4Cleu85zWjp50cuqbhzOPb3cc/XyvmWOeZI1GgxPHN7aOMSDJvd82/6TmYtzVymIjzmFM8lceckmeQTBEACsrDvpHEK+XNmSkEoFqO7aF3QEq8y2Fhp1f2j9AcvMHoRRuMkAzyEBCK3Ht1iXIS7j73gsRe14KKwQYuBQ6CtxJuSLkAE6bmVNBQFSR9meHdqqongIFljX51+vWy8r7A8VCSyluqwbs9etepLNtR+XgupTGQHYCOJrH0RMt7UxWVB7Hw4tDKL7bUUPKijl03rOfKVZTpsoB64WpGMIk+lecn11Auy59Uas2yvAOO7GRL8FEHP8yEIciRQbhm8NjHzISXzRWmwo7JZAzEd5EBKfRcmOe5MJS5sCmR1V31mERWdzmyej41HZ4CbIsrkdWbykKc2NSE2OTI6vI6/JWxi5RPTYpv6pe/kH4Xk2IzK0435sGA5sFAPab4ZJhOhnmywjgZ1l08kI28uFdbetu8h+FKFjVKSF2tUQoRv4IYz8RXq9Tq9CUETB+mfBc1DEkvLXgtPDAcY6XUYPufvlRTHlfEeL5SyPLc0HFANRFqmJ9rHJBa/+H5GfO0zNg9+g8uh2vPBetoTQ6wMCM4tP7Dr9C9x+Oh+nHDkX6D9GvRbzX9FP1G2JuBWJSgX60jzmdUPU5/16/Q5b6DfHnsUjvkVP4IDeAcr1gyTdGiG5qM/dMPPgfYUhzNcBizMAQ7BptaBGhQXvxM8odoeSlz7DJ+bxQwQQMyvuSE2JHk9npcWaVv88ka+O617Wd5CVrzA9RlvK9+U+Uvff27HF0r8xmpsQU+Y8nY+lw8tpQeG5rPyHfxGY9pPiN7WBn6VfAZ+S4+4zHNZzzCkNqQHlIbUkOqV60Rni6IezrNg3yJZqvoYkvRBEZTGF18LL6oiMtbxSxgPCYG1WolXGG4Ib64Wo3Qc6sEKii6OEK8x2PMyETTZxBDBVXVUPelKo2+Nd2XaPWIoIL0+8MpXKCB7kvEKlEJui7VFUuqsI174SsHmG4uowQxXDCDA+GAwYHAMfQKgJBL0wIDCLk0pzCAkCvgQAwyjLkTBwwOhFuDAiDk0mzDAEIuTWcMICTCzeNqncCjqrUsvHxZn/HdJShBuP8VZUARJIiqcTQNbL/qa/4UezkzM0Oi7LTFAiVlZ2tTut9s5j3oJ9+WEARsbuazq2YS+dYRa1EJSQ5JyWZnj3LK1yO3xNfDYV+PXOLrARx/+rGvB1yVVQ4BtRG7OI5LnuOQuQJVzz7kgWHzlAa0SBtajXIUELcIDV8Aowk5KkfxyIuxrW0RNpoFBCVc/jXs8XsM+Q5HjxxxgVYT0bzh6FFAOcB+Gco5WLFkIo8+j3Iiut8PiiiRFZ/alcs6PjV4J2atiySAywwN9pwtd+jwGVX8CsMNFrVWKVHyGm3rcAUEkPjO+HABe2w0Pz5XgceVYSHMLArrwE4EDCybl8bBzxFLlSr+p6aELKdeKdhNlNVzFfic5FClnCpMAQQLumDK6xjooUn2Zxzk9TCKSstN4UDk9rJst52LyAYPVQHbzI9ZWI+rQt8xywDmJl0kKo9Z3hd1TEr0qGLUhbQtrnQXDthOtxE6E3V4PSiWJOy0jy6hqgcrOWrhN6cCRzoIzP5z0dcAEoqP0pgucsfimTwHgppwDuAnEVS5gIDnpRlVQITzMsJXULPT8cwszQ/lGQVgI8ubmZ1JnAVYUSAsMaxT2ZCVS4BqF0GHQtwFC+iC1FuopOl6FAF54uligNw16X51dD8MA09V2YndphYpantyfOTZFn1Wt+pvwo4XZq8ay+pgK+xlryy63Hu4ghEaVPEnF9micExEXAAkXoiWJuLluftwrRlalakm5OIeF9EMWvPoOVDMEIoZ1ASPQLGVeyWPpwOVHPdjbE4wRdPPt8UGjCkQUzF+lScHebwM5dIPKjay9KLBv+QdGfi5qNJCeUMo7/Ccn/d7QaSGpSnAWF85DnjO1zErMW1tHWG6wBGzYxqWhIaYkKpiQG2zBbicR1VqmzwxecnE5DHoWFwnR54vh35cJx91crLfg1Uw9Zq4XiWpl57QoIvOaxbCBqxWmdYzTB+YLhopQjfEDn75pNko8b2kbI0Vy7bsPSlbQ8oms1CaGFRq3R80ARBEtSo1qC6pAQ82v1dVfTHBQY/XBYP6jNoV/pKpZcmQZYnay0/WJhJksYOXrE0GY1jnaHgZXXOOj45YRAcoZs30RbksM/2yOZHL5vPoRdkM8eXUN30I8I7oQn1trl9QBgwjuChE1ZZgaOjTZ1vov6AYJgKid1TIUL8eFFijLyZm8tkjmAiI6UbnLUTzI04cweTjmbQXZvoyHyoHgAxYSWwx4+J5LcdTXGZtbMrUYBP9IhpEutJSKjV0D5P1sCGzSpJZIcosJ0TJgyh2TBQHRHG7iOJE4lQXafIfQxqnJIXDaGxQ96GVrMxuzRGdCpjkGkyaNJ3y2vWUSnmw4kRUyoNKThaVdLn4E5VcOc+zieZtHo1dcANf1imPUeEDLBxt1c5zheo04Cwd86/M5TSeCXlC8+NWtZnHUAV0LDdoQAGTbtziysUWk2iV2TaGbmjZBaHG5kou7/O+tK59WLZR6R/c0A6x46v5tUAXNIVOCQtHcEeOZvaKzIMQ81WFcejBFk9necyrfWAfjKAf+2/Ke4F3DIupiTccmCGxp18WpsGZYEizjlyDCrpK4b8KEfe+AmIWXqwkC3Be1rLBmbCmarP4jkdHAzNhXdVnO/QX3jj111s0tw/F38RTqkbLXpMLRmvfLNtSIdQ2mpN6rseLOC54AUfiKsDOKfoqCgqAnbIqz/KiCXQdnHTCMn+xzF+sQnfL7VlSPvWm0ntBCT2rAI83F5dS1Czn0uoGn5iwgBMVlJE0aYWnZBQKD8qKPjNDq3ZthnvXtgASD11GONgRWkKq8TgDq1CQ8ZZwhgXpPH1Goi9twzr2Ab1S6mdmEqsJLtOARHSh10t/adk5ETaW85CGxDwHPMwLzEOyYtONlwmG58Yy4UrEBOFjRE/qHKpYGr2I/TWcwGHYUzS3B9NY9EvvxQpCN1JSZAxWtBMawhtjliDPJ+AIX1XeGOtUmS0svUpNVvpiq4U25A7E6DzMG7xYAWQ4JS6POt0zwImH5SR/Pq88PPywZYm7TJH47SDJOYKUUixxcLxasONAvUaKeiRDiUoeAHk1JhYCvMPNzIXbU3WZ0mmmblrH2qcfJ2mwbbNGuh6a+36S8rtjxw7jSwFCoyDV99NBqu9nB6l+NIBQM0LxbMohQDx9OkxjeA7TeRrCs5EdjzcqHMfjtbri8S4r3KPF4zWjkLmjcoiIuSopDAfK3Zicc5zckexQtFHhrqYLdzW7cI8UilZKdH0CKIamxKAFgGFcmBsozFPJ+TWcb8uOlxoVbiFduIXswj1SvFQp0e0JgFyaEjgVUD5mFGjzDgrzfHJ+C+f7swOORoW7my7c3ezCPVrAUTMKDPqKHCIu6EtJYTgs6OeTc44K+nJ2pMp4QKQLdz+7cI8WqdKMQku+oQfEBNxNzK7Qkl9Kzjm05GvZCH5R4a6lR+u17NH6SAh+UqKFzQAhle63GW41ZhSM5ubmFlxU4vMbOP9aNuZkVLjz6cKdzy7cI2FOSokub2Y3Fxm5mxk+1QT2o6BOttiTJr5wCReOm9kBkaICckAkqysg0rICPlJAJCnUR+OMtWtKaCTG2TUjENL7mN3Opi4s4sJpMxuALh4YaQrezabgIwHQ6YFBVLuoC3hvM8Mrxg36EQh2KXXhQ1w4rwt4PU3B6wkFr6cpeD2Dgp8UPI8LeF0oSIvmjXFa/i7rj55Ij8gTyYg8kR6RJzJG5CfFB+SPnpiIPnpygj46b2ZDNkcfPZmu6cnsvvJIkM1CfkAq39JNAUjlBRynIZVvpy4wpPJNMxv+OCpgJ13ATnYBHw3+2Iywi+/pAgK8+A6O0+jFH6YuMHrxXTMbWDgq4JV0Aa9kF/CRgIXbbII7v0EvjlS4+7qgQAJeTA0yhgJ+kLrAWMAfmaWzjoVYRe0H69oLFslamklqb5eV43IAUCsTsMNYPX6mIUtaURY9QCvuB5D+pMGjaTGYNM6b/LjBQ4qeN3isFycNnhB+t2fSOM1l3GUwcgVcuM3YjXnPdvBID8sOez+nzWARdak9MGlyBTvhpPkRDsxJk2v5041Jk5uhMGlyW/20PwmMVBME49mHPoRJ25k0MK3/ApXra3L1TbXMfnhxz8OS8QWVZVdstdc+HDba6x4OW1SmEZiItR/HlVG+YvBU/OSkcR1WxvPhJKzSmRzzlibHVX1hDunP+ZPGFUuKiX5Fua1Hbhs4N3NBl/wGUnvSvI70HNX1mr4xb6plUTAae+nNy3xDzAd/Y0+qWtMWf2UMX9koZT5tSXtctiTTU5b0q7kNpTzjPhulAlt07KSjfj7aZPi7DPjLmRx+zCgN4LINFGsGLCiLcbgXP67ix5vpx5U8PiyPN/X3RuPvjSZYBs1uwANGO/gi2P5/aJrHIihJDCoBt1iqarA05oWoGkxBVeCIwA5sPvjIgzqBj8qogln6dXZ8PPpdC2x/9f+swGZ/jT2Nc2LvQoevPpJcZkdifiHKJRQZ79UlkldxJwtehZ1/V7mrNy0Bs/j7xdJfWKZzLAH9lNZ4JkYg4afuwxsUCks7gh1xeCOofftx+rr1tfZbXyZatvP8cD0EqsQ7X0ZT2W1RxVkkwrMZKXQPbWdKB93mcNDLvminv+hEX3TjL7rLv0iNo7/opL5oQ8vLX/RSX/T+X/kiTRyjyhBUeT5ryplf+lPTdI+lOmziMIHI46GrTCj+DGBQ5qD3clUOvZNjGumXHA5/LppaR/SJKg89rbj75Z9rCSKkPn22he4OMzcgQHJEMcf/omgg6TvoZPC3x6fRC5EljbcjgMGXc3r8+xQXxhFAlBxUWCYbZzla22px1ZM+l+epYqZ0w3JNca592zwWg8Oa2X6quciZpG1/hkjvsLbTUzkdY8oUK7GwGFlnYOQUI8sMGn9hMQCsTREWGkQQNm+xXqxYZd7bKyIjLPBmiRWoORisYCMMo9Y2Og9D6MWKmA2KMJeFjrkA85YCHszpPzBv+WAFfOjPCf4tb63u/b/bexc4O6oqX7hqV51Xn9Od6qQ7NGkgdYoAJ4+GRDGPNpdOZUJ4RCFX0Q9H/cYm6UCaPEh3B1AiaTTGqFHjNWpARjsJI7kjjHGGGaITJErUdiYwraKTcaJfX8114gzOjU5GowNy13+tvav2OX06BBWv8/tuw0lV7aratR9rr7322mv9F76tIYDkG9M9xwYGsc5fw7uvGUTgwufLDdBiIRcYYWc6HeywNoCyfpZVhc1sJh1w3DBwTM3h8lH2ajGDtrgdkCiF27mC2489HyeJR4heL4QOq0YRawelvEY2QjmkQphHMEK2j2kIHQYzbAgLvcGz7hQxKsmxIp7e5b2a9CXYDufizf29L/Sq8Ko6nDyfsE1QZx7OPJTlrbHDdfqCCwjmkiAS5oQsG64Wax7YC9Jwhm7Qvb4xZ0wYYXtV1KA+usFyYRFdnWNtMiofOr0CsqKbMSrJIMtozX8+bMAwy/FnGmiY5SRIOl/SMMvBtJCGGUJVSON3R/pdIFID19ppLztJ5W7lPTmql+4ttL/sjBTZ6b50dTujAki7NiwFJAdaNI/9ceLNxpDCalCgKiFkOVF7UWokH82xHha5Xt/oGS2qw8/0wrxBSJQHRPbVbKoA3sNTXtjQy4adwPEQMwWMq9JV1BJESgqeASATZrMNCIjpRI1svitTHw3Jxgcxgo09RBZN6Qo4evE63sp0lwH2aUybAesBPRe6gIbSMzZvEuVD7vqs0GzoPLw43BoWHt4yjy1IefO9AcXywwa7PCiImJbxEIORLQsX5by2qWDA8XwyhzJjFPNa4smAEXGLx1oahZupu4AkjmCi/t0ARvI2TdpMI3PElaHpRxJhhkj1DHjiGfaEhyfCflfjIUDzK8aMdZCPCmzE2c7xDwX5KJtAijcIpDgU9Q097VFDfeSjBoE2ahgH+ajmdi3yUUMN8lHDmZCPGriFMd7g1GshImgkCsAelWBI64SlhxZ7d0s/US/RLYAewSxUoxzBfI1pv8Q4RwCJKBlso9I0HZZhmoRSCHUsGrZiS/g2W5FjLvuVK/eD5+l6SomYYwkoOz42eZNs/BeXDQBU/GTyQ0QveDEKI5nuXR0FOCwHEPV070ZAX0/33hLxPtyaqIWJl05viVof3hJmXuHAxOrnTu8cx1k8m+7E/+70vpzOw61btizObwWx3BZNfnjx8+47tyCnO6NzcBgE9lUG/kpBJ/MtC4O63mRr41K7jFoNS4LWNHmK9i0FANL54HTnPB427C1PCSc+NzGc9NwFmHNlZJ2HkdUeNj9ePjcMHmfknvMxi1wgxuP5aCr+CXltHU6FKVjIvO5OlpynzlTB7sek8xGjlUTcQ1gl8GEpDPkvQLCMB0M6m4DGLQtL73Aqwp/pE9PKEQ5h+UKWfNj4nrrlUjyNtm2h+xn4t16IJmoz1gVRGNV8rdwO+0uEF2wvXwj6ncq9/ZjLzKss64DyNJ4fyhfh4HAcyKn1ljdTJdlsx5/FQ/TBi4QCL2YKBCEiosK0uTRv1U6S02DN6oOdXhJOI64TXsJTWYZN4Wh1imiQ9KNZpGIZIORq7OIqbHuQS20PcmGFGHEFtgeU1xFEBAz+TaQCWQ654bTwEvyubafvlqejFY641DZT6fmDbm+wbgr3cnmGDB5JPEVT/7RyyZM1VgUdF9KX6Ecz6fSwpKe5S5bS2qoUTsOqi66uowM9hMRKOH0pLb8u0gst4sYzwopZfqGTfsEeV2iyI64IBTMxF8wSmbkUdaC6M2Ec0oEpZxamnKR+phJFPZ1S1nSoUMazODZEOJOnGlqNBRrZ8hKekFEoGC2F2Pu8iLhSUrbcS1e2Eg6l8cpWY+M9lZYmF9NPH80agkogdigVWedSf13ClyJx0EOXJFWwJxP2jgsrRJ70SMUy1akkpjrc66bgYblS5HtRydS4ghqHqHEJNQ7TGo95T2pYkXblGiYIWzM1Uj0MGrg8yVdu52Vcpd5oq+giy2jz2eSMKjwzHVY66oxvrCKZ6K8KZ/ZR87jlmeElxiqSyqTtIVFaWb/lriQqoDltWSMt6mWzm6OKlGCdxxPYTAntoNdxIqn7Ri+BInElKQ+fjSJz8v7MXpgfOXpmYjFYN9a/u2iba2A4B4rQZsJoPj+sUNNIsVCcYBKV39cOniXs2HP1caTPpdnlyr5lOgLXZF7/smhakulbuxuXJEoF5QwSKgk/pwROl54hOdQCPiaRIE5lEZpNxmf7fjvi0IDt++3iVBVqYYpODxA/WT9FpAtfB/w7aKXlJaASBhDSnHDKAu8tUKkgLp4DIeEG8WhdTodyJ8m6NBdAa0qcfy6vi5s6nfl0uABR3ByYyyEM6WRe1sNcbRodWkFyjg4qwFFJoS9pY5/suCzmBye0ABGXxWHLCc9nX3gnPI8DHjJMA/uyjDCo17emFgWfIbspw9FqXJYxcybmW36aUxtpg1EBeQWEdS/JfgIj6fICJixeLRMkMM5Yxo+a6vmOsrdKE2zKHci6jbIyiAJenQFc/1qsHQDpX+I5xoV7ta+LwD7K+WUcFqCIZVigP1UKJeNSknEgGQvMQ0kybkLGzRzXA8rWZs5YjNwKoLlmWdPSGTDUmqz4UdW4VjS1hM06zAwTYit9riSQdYjyEHJq6O3eE02GLN8YcnprqCglcaUvwY6nPCmcTHm6NExc+PhP4lDye8LJCO+EsxpIQHC2iAY+nEL0y2EGrusCCdgkkTcaDCRgiQFH8hwEkxHWWLLFI9UdkQco1wNoz9LYxszD832fkuMQHdlzKo94p9SKJZJqv+sCr44Rueh4CMAEdDwA/wk6HoWPVJ4RuRpxfAiuEXTcB/cEwQoEdgWjB0YZBqIAAJQszzuckXGDAE+IBYjzfA3WR6VCGOfJOkoGStaPHE7DZyPPfvnn48j+NgAlHHUZNDWeJv6ZzzDO3yM0s0yTQZTHIAM4HxoQseDPFXjEJoZHBBjTmwQ68caUQCbji9uwxmrMS2ghUb01wkIqz2HHzsHxTmmc26j3aS4soT2nIXRrIj4VasSnxusbG7C2T8SnEkPmNbJbQT7eBmxozGh5RnYpaZxFunOU1g4L4i/SGpoDHeOarlDDUvUULmiXMtgFgpE9DECKrWHrHqIWuSYiJTa6ZyiaXB0KbXJ1KLTJnyxP5hn/3mhy2HpvhHA5k2m9OPmx6ILl4QXVodAuOFMotMno1b1SCN+cIRTaZE3k21RYEs5EEz9MbEuY+JvRbA0CPEsTf4BoZmPaCQIWR9wE3jy4Gs//k8Nz9i5QGoKzEDZiQJlQUZhhXW1QXrD6Lem5hpqec1nwbUh7rsCQI+61dXuuUATGNn5s887QWfRuuTnpGgDfRoHE/KBa3dkLZFLPSXpJbjWFOvX3qa8K3Fc8i0w0fVVIhLSJiZBWt68KGj0wD4Aeq5sCnhqmLpWOBh/XylWgJ5U8EDn3lW79wF6xTpbgDeD+VqLWrE6Gx4SWTIdoZOtsA2GvJUCtMJcZVFHAJ/cogEGxNKIvA5iMhsndcrXVohWYq5UqUUa7MApvmf094qpw5q1UolYz5VGJEjy3Ieli4rq6gM26gFBARdSO0C6UuQiPcVsup+LS4Qas6OAAOpHWV8GtZVc+OxWgzAf2frJ8Iav38kC6CnG4ujzNklvpNbEEd9khBR9ljU65njRclmQtDZepSabRr5no+9GySqvohRG7dDeqxbSot6pOlxdBbX0OLeMCs/KZmjSFkP4QcVbRa4N+qP14/RRprTjlexET7oR3li8IL2K6ve2dtLQu8hSOvNVeyqEUYBK5KLxgy+Opy39D+25efTPlBoKpVIKRZEBlDgw4KcsQHndUs16gYb+FsmsN/RVRQzt1kU8jqwGoKTyVlwwxTcbHLwnP+SStBC++tzw9PnZJ3BbnuNMmRvBJJ1m9IYlnYDVN2HZv5Fu0MCO5t6pcTEVgf3c007rjht6SFf/9zz71/bef6NprvT3LemYqKskcD/VD0DhuVRA3OFCz5jzUBkBgnWjminPAosyFt8cwIkwbii6azcXFe4aozS/eg+l6z26u6edcQFyIL9HEZNk20XAEGVXd4kgUiCNRM0Src4awlAEKbSC8Ggu6S/bSFDu9KnpJ2jZhsZ36Om2R0EWfpLUPp7aXIerMZ9yudJxPNMNoogwVGhaLZDQtwWgqQvDUo4kFT7qxUEbPfFEn1f7HIOJFKJlLGEkQWzjkQTN03aWw+Xpa57VWU72hrN33YszrJbpF8ROx9STBOmrH4UQdw0PGIaIQlPVCnZ2tSCbFwOPRpp2j5Wvjjh42iQ8LNlMDkkKLHkL2TGENp1L77mRCctLJiIiuXeNfnLtoLxHHhfqGv2hPEtb0dBfRjYkuUFq0Zwh/lJuGU3ocwrPJcPTxPenUN3vrohVYNevL5e8+tBLeV5OX/OodM3uuap23aE/yVkI0VtFWtA9FreMDgirGxEoAQb0EIouRRX0ipUpv2PqsikqPRrj1iYP3/XzhY3uiSZgx6fqXv1p86aceR2nBzidh7twdteymuz6No91D9NDb/vJjUw/d/+TnEdac/tt9H9PiHMq6rReyZCVi+Xs2QG3CyXsSroBAQPwZNI3P7SP/LZky5NL/v7xijz6b0TW0Z8k5a744ec0XX4/TZv67B6ev478/SU+/TKdc2lae8yft3m2KM9MLaeSV4gkb2D1zprejKCVri/w9WBuArCZzZK9i1MISO/HI+4IpdDIJUkMLdWrkD0WTOExmq50z5DR/Y1SK1dqowMlPu3swFd9qLsp+lSuA4W2bpcrdbDNhWuYNi1gucQBRiQX3+bLgPk8W3BP0grtNFty8luOlwC4la4GdShYDO5SsBrYrWQ5sU2Eq2D3qLvBmy6IA/EAHHmYxnO5+1JUhDAbQVgPKRMUlqaOkEjGeq/gDV4oMMWuBNz90gvm4LfgsBXZF6HTi4v2+n+dw7p52a85MExdIrbYtjaep5VgP1XpaYO3hn2WiqS3Ruk/rzkrwP3LYRZBBaEggZkfmBkFLwZKilHKGRomRkjA+iUkEnz24MkVNrCUKOZYRQuOVJ4QlcbsrEUtxDujxOXj9or00CzXSXOvC9RSzLQOyOIBLYIgtBsyHOR1lxP6yHHqFV+JifACBLmoOg55G2cxEfD7sn1/H+4wN17N/V+Nu/XiU44m8eW8UpBNqerqi3QqxZUHrAhUj5FfLgeDwlLRjJcfWYedJKQv8TsWP02Eji2Ws00GgHVZW1jZ4VgLraEugtEjNu8NgD4CS9vB8WDIRoTPi1pJNzSY+4nlZog5vc5XLu23hxG6z2vNdm6xkfh3n9wzDs1vO7w5qYtzRmXRyoh80Xu+OhquScggaUf4q9ltE9nntCM/txjj97LndgHuePML2Upg4c4mEaL0EoKWhIUrIGkrQLThCMkKh2t+dxcmi2VEuJQvKktlKHlsljkoND3tZSRYWsOe5D609XMmpZCKgaF+jjG0/BXO3xOSN/3mf53qbtbGK8ZXxkt1tJSZkSsIbqSq3s2x894aIzf1kW7uo7RM4qDqn05BzpYdhXxAfvoSIfdhZI/ZHYgmaw8gZEPQBxTvWHm+Oi0N6PjWH22CMPXIhu8CBOhVyM4YeHC4NliqINf4V7lb+Go3+PNzzsr2UagcqY1GGciPOaL+uktdhrwjTjxfKpP7bZ/FxY1bmkYSTQzcFYtamjdq2qeL7jJFVKPBQ8NkMfWpXxx45FwPQYADN6mmzrgxbEDKVsYuwsRIUHgq1ufA1phuXX8d2fS/zEw30xcPEEWMM7EwUz+XSXQ0buIpaI4fbcCi+w2W7Am3F4XL0cfpHQ2bwnfw8Ly9nbfM8OCqFeCaseqYyj2iHWcPsSMZlPRFTJyemlg777DAqGAnJXJ5PFN0JmvM44DzsKFCxrKWfqSSR956pWJH36KHqyHuhIxwp/umkGO3EnPL9sEtR6VLVWHt1OIcvbPKBc+UU4y0T473Ncd688wEV/3BS3GhlsWVG3BFoCmcD+xkRd7En1KO9ThFmGUZ6I0TpdN+5Gp1YcZZgHqs4izAtVpyFCNpScebztOhcLtNiLChiLsLxNen95Q7nPADne3isJSpBbqSztnIj21oA2AlsC1q/sClWS01pP6gk5jIxaOYt8dHqqmyfEV8a5OMdM4iwM6Lqo+p/deKZqr9zRnyZXf1d/3mrf/+MeDZVfwjV95Pq39cY++NWXzv0zLAdemak0SBnaJr0zGObrxV6DDZqZ50ZxbTp9v3nbbqHZsRzqOn2o+m8pOm+1XyGposfmRG/LNDelQd+d1XPJFXP/laqfnBG/HKq+qEZMA/Dxpa5t0PFH2uMVfooA2xGGnIq/nYVJxJ+WYpca//aTfav+b9ggv6C3rjOyKaaDrpYSoIuZmpegJgiUjdi0fXGzKgzwSdFaZOR0JKNYUbPa8EkIU0wWujMT1Z4ZQG1f4Uuyi7PCbD1LH5IpjURvuC24gYfUukJPQK0gMTAURgyS22h02FQchNUEjdBJcmy7Z3UgCWlrEhKQNeD80CWCyH4Qyy4inkcpt41JAaBckT8cSILoISmxHgCJqr4H52llG/8hZb4MQAmOleFmQ1Rpj2G+2+mnX0G3o9+8/Vp/PGWWJlkCa7uBf9NFVc6ROXsbQC0ZKLwDzcBkzDkcBHBh1X8ycY4l4Qd+rAykUP/rikGXkNOJxfjkQvjXY2o+4Yo2x4HHGqUb75fFTfoNk6Gh1M7PNhVnkV+jQ4Vf2cim8/zDIupFWV7Cnwsx5EtHZRtVyPTiYM6VRF48WWWq4SX2ASAIr0U/ISFG7fZhYxRLG7xqZTc8z6TQGo/bjBl2agkh37OLGPETt3PYmowQSwNsmI9kumNI/SzGHEbAnNFxGd7k/RL+sQT34qyL1IW9TJx4WOwAyaKi3hVAPMGWpskmWakXnBj8ZN66eJEYjhfpwr5pAoqJdaat6x6HHO4Ily0/zNFAGp2YIaLBoip01GOYSn8CTeBrXENS6nqqIzk7lR1VHG2E38RIwUPvp/Hvz6VAaSTZdfVxwD6bMZVEPBGnVsjNQ1b8B4vE4DvqeO02+Le05XIA+3Buw/inmfitLO4x9FEE+c4iHvHKvrkaEUHaq8U7bWrLehRm+DJG0L1XGnjg3/9o79+rnXRN8ov37zpH6JFBh0ZJhgKbhOz6aD3sz5/iK4rdDcDZVCSjEDbJB+rWMGJn12nrup0llNC0Bt8RGGPQj44H94FEH3Nq4fuNzlmOUezoX3NIhPaiHENTZaXS5YfVdBiSJbnUV73/cUPj9z7Fz883jXPS59tk2c/pmQViGcXpUU+Tc/Ol2rOlmpW5CqUq7b00ZOSLTLbRexr2MFsggXbMI9Uj2/RhY7vG+dpIFBmwb1K5OuSpntwK93RRyvp3Mc8VgX3KbMa1W4pMiWKCgZrnV748ATihna0Iisdz8gf1OcPTYupeYL7lXxAyDxN/2NlPmzlFuqpxeO4oJIzqjCK2GyhV7yQOaEg0GOhEm/aIHY6dLGIGDg1afHi6md0cvpC7PbROy/8mOLHxnzR6xvzxbfq1b+J6eoxkk9MnQLkGDGhTlm5xxPYuxVQ9T2NewaWDvUK/IwGeiu8WeNp0YFdpQwIvyf+H8a95txqGBO0LNaun1DaOy/Yq4qXWxOKXzWh2FwPnS6v8pSywEVIYqlOYqeveZKY6DvauI85CqQF/eY/KVfV1YXktS7kmvF0IfkXoQthlZIPX0i9ZBdNSCHRhBRsTYgv2371NCEFowkBnLEaGKsI4W8YFYRv1vWWAqIwVvuRaD3O+Gb1K/ozjIJEb2SafWfKeHqOAvpe3BA4y1QdVU0QWy6OX2EIouSIVOIGn1TjPX/wonjuWAJKHl7NlFRvYjBrrqdtPcDTtXqAM0wMIbOGefF8+uRDCpGzIVPhnwqrMkQt8TDRaPGfXDcJl40RAwAumc6ZTWkfA9TpOo2RLkMqyoogqpoz1LLZYNDTXod6QADpKvSaPafMrh8OMztlMkDrB0mDw7bOixeQIE/TONvWsYToGmxdJxky7jLj04Jpnz8S/JkqOzpqODvcMvvLIH+P89fempemcS+82NvQ5HuYLGmRQGxWAbfJ4zHEfCSYVDyufmdKyPsvHjPyzkIHyeOOjWjHkr1W8I0ZI2O1ldRW17Mn7NmMuuyZR537Qp8fq138+JSMx24+7iYfwtMOTyvm6w0LAA76Zlj4VcPCx/LhRchLNZ7Nm3sFeQ6t6YgdPhBaZUbNMO2zgbmhfR9htH0ER3NSQYE9kvxUUngsyj4Ysxt2Ny3ISNDPwhoXu0nt4qopHw/2q0Ru4zyCzyr0cCJ/5E2WlHZYfwrWLT5dyaeYzre7kk6v08kh1Rv8uZqiNXqiXIXkxBarWrWX14MaC2qoJUBawHE4oj9yFB5WdGUitFBNbuIb+1QSgUHrSj3B8n6uyGEY2Okm9/CWxyMlT5OE/AEJROTqfKWEf6GmcL6SljzEi7PTbpmPpxBhyGMLxnw6gjucbaoJI5hbrSrHMM/uwoqj3brNWd4T8xDwSzLaoiTjZynDcd6FAbij3885GOLjfCMoRYVnZfjfKergUFm75wj2nW6Jt4dyqTfM2/UH8uBewNjjbwSPqCmlxqLUELwUwyZ4n07U9IGuQzg57C9L8OkQ6MgdDqwqPVxXokbgW3lhqdOZRoci5G9ayy8g0deDwyu4I+xBAWPuvBBlMc8U2kLWZ6kI1/rUOsS36/8S3+8v8TVYxEe8ujGYVCrZpAcA7gKIDVveTGwS85HIihE1mMr2qRdFU6Wzpan6SmqALjtGSe0Y1CmoqGV3tY6iuooe982wJJyUHp0aenTq0WP1xhJV7jkTFruaFP8PkCFT/29Aivz+WZKjfOslIsmcRZIZrsQjCrrdMsy5q2fNy82kefmvNWe+l+ZMUebXYVsH/i/b+v1lW75FI1L42cS5GhjNv25FMmMKWHst8KiM351ULP2iFMAPPq2gqdWEx4F0PU18OqtdimU5hETgBC3PlbK/aclAU2dTOqhIMGQ4trGHZtqvOgHYROczifoWeIcM/X9MyurXltX/XbSilLMyV53QxZzW6RxXkhrOVaO6wG0cs5lTAw7bTKdakknq8VGph6qth/od1EOvCWBKlBCEWRVIdh9RWK2ETlXZ4H0tawAE6wgF54VWqsVmp0Y/V7zP1UhOjsZ0So0ZuE0C26wBZyHAclyYYzr0j23gMBsaYD6bD5WpC03yok5H20MteXFGD0tCt/hR13PZyw5JCfx0rQEGVBFlhQdUS+Q9107d8Vy7h+RpWIpV1CyoIrDlmQ3+EEoyKHJ5+2+WQFlVoJCfy3hk3nNF1cJ1UJfPU5fL2cJ5gEnF2ZJ5XK6p/NE2/BPyd/gr/I3gj6hNv1Y0S9G7XPYIzLEe/yVW3cvi00sXn55AW3l68enzfOMxGaeLT0+U2aNZ0WYfzcr1iL4ezmqN+CFzctCcHMhq4vR4r+aoX7VkpZQDWYmZq+QuQssqrhBdn8hWPR0PZXrjTjoi1qrc9YJHlQCPnchA7fxIVrePaGxrScjTilxZLqD6nGnwHjVFJl430ZywuiV+JAuf0xI7/Htiz0StV3FoNVNxWlgV7LJaRNfS4bd2VNXS03N26NRrAupGn5bk1NgVtX2a3CfxAMqMshefgoeCqJwnRk7imhC60x0Hm2G6KQ55vcEBqoMpMDRVcGbgAA6uiaECVZmo0TwNgpODgkvgdWLwHv7Q51Sk78NV15GQCVUKjJzolrQ+XJCmiPADfNLhSVdvdnJgCqth9iur7kmLnFbV3Yyn7DrRfWJzU5Ln6Y48ZbfiKcWKDQTYYxR5yeCzqqy/KzlAOIMuDJsSLGAfTsoiqSOOlQqpRwOnpnXY5fbKc1aJKY14rC6gLwkWlXvs+CmZY0MHmhIpAS+0vbS0kcMBtvLMV7FTLwtu8BAg+2DBbdUH8lOns0VJWMVBHGkpdJo1gQxOqWjJXfRHXSnDNqU/+lGVqHt8SbL65IUHDtRpsmNmCi1LNAdLtOrieYzdycU84UrxUBouhZ763ZoyiIJzbOdJbjtQSQAYcmBNhW+GnQ5XXSYgrr3D6IncADJV8cdRTOv7Wkwa0waYFiF/JKPfE3rSVy5LgkKoOZk4B13Zij3psAm4mKlmkzbOYB7kETGchPrM69jHuJVltfLnlQm2lR8bays/JtRWXkfaOom9teJzDXmPJ0HFruaANMLWsIn/mRRkl2sLB2KlvpMDGeOWGEtm4p08chFVkVrllbxJRBTVXGAQqFOuBGHlyNsZ8fBlEKydLofKycAZWPtnGm8uL/H/BtdVDEhR1LarEaAu9dYl1XOmA5cel1oAZ41p3NIOp5Lo0Eth4wpiSpBo6bSH5C6G/qFU2GTNdMKwhHiu6EVKXNnIIwz2Q8YO6f6XxQvZfuorumGGXmasU6XMaXCgZJetwBurW8VHknXrrGg23pUe9gvUMpbB3GVgqNVvMDxV8sWCrr10rzGMZUiunW46W/N3OLRtYeywZNOZZFiyk+VZPYR+gF83zN5b4WzGhrHNbA07wUxyquKUyuCsNKYnYt8ZXngZXDfTHM2ncUtvxXHmOh8n8QDz0SSO5txWbsHjFfbYV/EVvXRrHqz26WIBX7BPLR6dDhpmvQx3f5HXpBNpTUoU0EIyGl/TiYOklBRam3zHUy61VyP1cyNj7em+p4c985ait3DfB68SMnGTR5X2i3DDpqu0mWsmPgaAhwrVZy6svOJfODL0RKjkpK0cR7zV1Imjq+yix9+AU4xP4D2FrcC8zVAZih5ilHoAqmCT9RskRPByxPeb510t8EbQB7wCsTFegbFzJZq5w1lSVjYuRIez3Y3c4DOuRgPscN7vllNlQ4b9YDirZO6iD3Y6T3Lw4U7niJK71OdK5+JZb+/y8Hb6JpX4u56ENz7mJbnjKRC0IIZ4MtIlXL04Aeu8AfZl3VvayPiVmZneSZfYLwd8Z7ahYxXGI8TgV1MX6FFJY5E3sZKxOQIQhHSM8PO9RTjEpQ9JcjqGNcdzuNoarkMjFTN45zZXrgf19Z3ayvk2fVwDF5VO5xZsLAGQgAFGgDoCvgugkQLwmYlDYu1U7PPAcb27eAESYJ1BcnrZk/VI5PNKg07DKIMgHTildcZzsk1KS54AiMV6PYNJDjIokEh4BULHEHMFO0rRZCnLm+K3E7BXjXBK4hyjJGK/0t4eBLgp7kDI41hGEieQDUginRplre3BU5ew14ZsD0pgIPhxmO1BV0D1wDIydbcHJaQRtCKcj9mfy8DBEZh+aWSgRJxUskGoUUv1Jv7Z54McllZ/22VDB41aeYY3lQX5yjuEf6kUlmQa/C9nzZ451uils2eOBHaXhM5yXm5BXqmWk/PJRltONuu0AWQumIbRUpt4FxhVVSJ8UT2SqhhL8VY2RRG9jzyV6H1yjPdDBy1WyO1c8C03zHU484kSqbCXA1aoomYTeeY4/CtbYdD9fa488IArTwy5+pEdLmYuNltpE7OVFtn3hrdNgQkxp7FurhEJaMTh/VTxTPOtvUoUDIuKZDDyCjPPa47gMWhRRiDIxG7xUbc6YLlsnpsNS6iK6kioyMwXAyYYMHi8q1/zjMcb/3r3ncEuxz6jNKYxC6GQTVW9GVXxM0WRih2eWYmWPu7xgl4W9dQWs0UYdMDT2WgXttfQFEC8x3zKcn0JOJsView3HaFGSfxs1O4uVJrgC9ocgMbxZVXalAxr/ttoYpqqz2fROWyWihrNguOLyRzDiphyMvvGE3A9X6Zvk1UzdWibPueZOSzAvtuN/wsVQwwlxDBDBJ+CMZRoSgQfF+A4EhhR3He20tpAUJQlMqJjZD4nbBRo8oa5DqDJi3OZwkrzGN48A0neKWtJF3PvAjDgTgdAT9lO53Xgw/OcV1EdpgskUzJFOxrmcUJSt3g26POzMK/Ahr9rNvyHLTW9m65/7KCjPLytzfLtbJNtNPi8cDMX1MJlFjSShFKvgI4nCbMpoajtq31qS15YO9qySwC0nTEaBb3Crlu8JdWlO+yAI3tJyXSpMlwqXSLGkvZ0aTKwwWKZXr77FqTw5gZ85oo/bfVzgKy6m7nhkH9r5I6nnjJhF1g9parUU9VhF85OPaVS9ZTCh7BuFfWUx+opxVaSWj1FLEG7khywS3UgLdUBu1QHaksVHFJSjAMVDgwxVx2u6AW/4jXJNnvNpPg9bMZUp6YGhEeqiIYf5JVs0p8uR+5O5xG+xo6QG+/3qq0o2GxCaStD38phl+plUjcKCEzG4pCFtZXeHeL8WFDnnaMj5nsVNeKxN4ga9srMqw97NTMXrbZGvSaPWDG8IDqcIx5o0gf/5ReP6Ref9uBPwt9x41GtuK69hkrI1YWG02O2Oc8uJXnJwy8zuwZgd45h7XLMxV8gU8Tp1O0Aoam5gbUmlJh/LCo8SHkVGM2UOfmLzcsDSgorsh6tzox1hgDdg/6ZanCIZsYdmKtdmi33ewjQDb9YGPijWUgGY/uqL5q+fYT1PrwQ5ZjrOQGHSqgkUqz+acC0UwH1Q+HDohrUPwrKoDyuAjCRKmKwCZRTtOnEWYZrSE0nlLaXMLatnkimt4hOfCUdWBB2w/wC70bRkC+HVzfbebOqM/P7S4SyI4rhZ9Nhm2TTInQY/Dp0iCx/W3SY5vU7ocOljZARaukQggnTHwJGK+j38mdFcaWzpbj6hhVJOK8ZdjivGbUsOzWs0NYUhkfqddR2Xwh00Bd75w2dzjb/PwWbZGBM7jCbQitlDYzsCTDyr0Ghg/5vj0LTvF4UhS63CXSRRZ+g+DPQZ2YMfVbNplXEmJCizsm2r2CDCkMprllK6QFnllL/KYhkdj02Nl+yuVyIZPb/79iYb8iEqYCkNuwacKxCiIK866mua2TDmoMViNqPLhAJbchnNT5W//Ndd3M8GMAlByQ2GJjAs4PBs+zGGQ/S8vcQ3DuJzRysGIGx+APX9Tfp4Elw0PqShbiWS9BDUgwT0EA7P/kEvcD8NX2hkJ42WITk06KRBUsfYDXJUxwHwDMgPM4ixvVHnvnky/lFwPOiV4rAPKuwY6UfTKTFTIMpQ8Gc5PSJATVmcySA4heLV6agfikgitJavki1s3bwCWUBfrEuFurbMLlbfFa5uc32CNF9xFvQhypLdVDTilk+2cosaraBKMNJm3v5cPc1HCIjCwXAAPrNF1cCT/vnsp8no5CMRTfVgaoVQrtnZGMgDVzja0LJXcNbRDkoIkQ3hc1y/K5tL+dZ35RPdFQFYNFg5Rz6Eh/FUjX5HBtEl3VMBvAhShRWZ8omR10Bo25NhkBMrhRZm8LbsABQ8jAm6CvXNXop7ij0mESoH2oUs4NN+NG67tDv3uzgva1l0fozaVVbHjg1lge6YMN2wYbTgg3bBRsep2AjpmBHdMGGKxj2XCCXV5NWSY6wLx2XxE1L4l1Zs8V/1KnayZapRGH29tKZ5Cjv9x7Kmo3s0Fx+2drNHuL95KNOr72YhKR0HAvJGBtW8pTWL5pPnbAVgCSh7VDJmFzFT0xXr4oyD0Zah+AFX3Tj27HhkRGQbnaQEUcZqBt7iblE7qsbsW35iMhw8VGPWXh8QPFGFaWbmu0g7vsKttmgM5K3PD4/AdFuG9bmJ9j6cDFrm1TdgXdCySuKXjmSTV8fxui4QtpJF8ELDrtTtGvMSYWBEWWTuq5MWiMGLxr07LfEnLEo7blDcI9R5gyAqihpS5ZmJmq7Exn401MnSGb4tENXiUFCDpkOJh4mxCQXeLsQnYjWa95JqOiHcjTD7YNqcEdW97I2p/iIG4OpevqWF9xL49njAvHKbhfL1/v53wNZfuU+l8UQWGtJ1/13JDidzrAvx31sLzPdC6LMFeqQvmiL8leoIVygh69Qh3Ga59MHfF2YP3XZAZyyOKCzOqrf3pdFXiPp60/jNPcYUvenqY/4IsYf4rIPS3k/zT6nNOEQ48JaIcqtiGgq/5FvjHFypkWCh9wlL+e/bz6+J+nDoT0QAXJhwZof6dmHk8KeSMsympbluF9MaeghldLQPn2G5qOho1KSGKa2R3+rKJ2Ue9DnM73TqsylP6kY0N+iMF66FBZ4w/hEAxsvMgUcwGe65HPm0/vlfNDTReJifLG2GAll/oYZf6lO/Yq8JeYmN2iA6m0xbVnB9BlqpoN32LH4MndLLigk9B80lL2qjLyqTCgFe5ZEAkcUhlCHc1yMNcLe4GvM64CIzfIXh+TjLcf2stjl5BJxS/47qn7t+JJJ5MEX85afRA98MW/l2SiBbTRse8YA3tx1LR1hAylfmsVfEi50Vt+a9etCQE0oig3irHmwW2RAKBaZv2Odf80tfgmQE1qp61vacJ+tR1WymPLjLR6UyjRZbPGw1ZWVRzAV5ZK5PZvYZeQShXMu0TbnRNVsRThg/2rKCFb0r5At3CjDKWIyT+nJbq8vqSRUwMV6iHeCn8CjI7wZ7Qd/C+qVt49qfzjr7Q7nWzBN93m/PIvjdjfKETmiUh3O026Ux4XSMfQ0okS6O67Ltc0zOR9OypXtdJ6EnWSuk1Z0SRlGPFOD9Em30/kIDJzznc5OP8mNn6QKmN10Ks4BVb2bjjNl32BLcx+y/X61gOiOThFzTMGnirLCJrreOvSDI0pCwRw12BQdzv1mf96xttoz6Va7b5mi+EFvegM1S27Ieqn4chq0PGQFBc2XQx6b8kLzjDniSvJsGCs7xQ+4ikb6ptgVrIrU8IftFMXazcchn3osyoOp7Q913IpGROjCWU8jw0FwGr8fhhk6k3bIrJDJ36DR0QjVlRB/fK9mszdrjYSspkUzErJmszcntzAC/GqjyETnn9Wx4gSsIyubvbWJvNlblQiB38dmL/bc7c3erPb01LJeVoKnZLF7qnjVgNtZbPZmoQXwUVhoAbKy2Zvlzd48qCHLm738wAOuPMGbvVnZ7M0XJaxKm0R4tTZ783qpJJu9JzxhH/vHsA8xjkzZxy6vdoiPcLPu8qqH+AiG+DOMbSKGaCcw3EfZueUwXhsdO9xHZRhVD/fvejKyP6KH+0493HkYHfNkuLspXp0xPHMFt/Cw3vXx2eRFcq8e8koPeaV3gnw2T5EapU9maMh7esh7aW7KHvJcJNuARmySYD3j11jP8JCH9YwZ8mw8I0OeBzm1BXuu04sP+HUGubIHuTqbQb6fB/myMdv6pTrb+nlrW5/TBPzpKfZ6kI19mozuTQZ/pmrw86jPyqjPjTfqadjpUU9netRzmh71OT3qs3SGUY+v8Hynd9B5+WYwLW0+AIys4rsXZLObC5vczfm7vbt4n/hQw+9iWTzWHv/3aF3spf4BZ1wbu+naWMz2h2vWxtPNonkEiErx9MT4v6JGMlGG13x89XQmyprVINU9g1CTI9nEHWBUM5feKgcCynSuup9XIHhirtrFsCZwVkLsumx6mktPpZByKWtz+DZ9mReH5ivauSAeFpN6FR8xJyPmZNgxlulSwiqP/GSFP+rXVnvUj1wiBF3R4z4a4ai+OuHDZuJYdbWrHQZ4ItJWyzVWR6GfWgR0OLBBg8XfOoTS4oMjB11NXXdxIkAxZZVYMVie+/10fo6cA+PrKDXKGHs6WDcwz3L0ZFfUUwAJzu8dgh8v4wSFjsbUmukN+WVRY/gCrcdfFLuX6kwLOtNCbaaFmkwbEHV3t4XPnt+NuFlhfihq6AGgAi/39vlRE467/GhCzcMBcA2HogI/zAu1A1lZqGG1HgYLaNFMx8YF3hCOTQs8rOXD4gIPK/twwgJvG46lBd5gVvQHwXyOESTEStcmRhDWVMECBoBuxmLciSbikI8mySq/Rdb3rTiE0WQcKtE5OMyO2nCYH52L/lqEaKEkvManpsUn3TinHUdyi7dAVerOUxoycv8ci23sn5Owjf1zLLZBD41hGyTKHqB34w82z1WPzBGusX9OUewAUdm2ed4oFCOT53kjGG9ep3Ma1+fO807geM4872hO7PvxDcqjCaUgEXdOO0ZWTizCzqdyztGAL/zsHMNM6KXtdum3p6Xfbpd+e/3S70Sh3zNxrtqhS7+dSt/y3ESJhFqGkrplnjeE/p44z9vRIFU4gOvWed4+HCfN83Y1yKjBhyijCVKFnVyFHQ01VchpXoPnpRrhlLAVIVenhO0Se7Vd47/aFduVVmyXXbFd9Ss2hPo82ESsUFds1xysIEgQ2dYgXlqDKDx98rmf1AtGfB5CEBf9k7BZbw9xRc+ep+MST4EXSUHTLJWBvtEodR7iOo8WxtR50NU6s6que8Cu4QNpDR+wa/hA/Ro+hIr9mAhvn67hA3NYkNd6LBQc5dxfEGsheiorZXyIy7h/bBkPcBmlfDz22ATei9macFk7JB25hvGgJzjRUE/OXyO++rMTXyJWGM42/l6AUhNnwgwJcUsbLf+iHRnrSQU58VBGJ6t4V643eCVmk2bLAaFZHBDCZi79fyk3FzlJQAd9ebgUnZ8AfJ0PEzzfejz59i5WY1JZzfebGRibDo6pEj/JPif8uHmQI9cvkv016DKDK3h9qr1nt2Fgw3s2orXDlpykh3PVYE5sWNsiYpmns5IezFUn+VR70I5mz2aGQufJDCWN7QVv18yywxkusPTO+tOC6PD2F2AnM9M7VCgXwQsP2LzwncQKRx3mhXBDqd3SekMaMPsNi/Zgg6w9atgdlcI0yEJP+57kib2Iy2gFMUpu0CwTNozzSkMPde3ztAKrE75xCjGhKeXzZP2HLSh7yBxMh8xBe8gcrD9kDmOk/JSYwiE9ZA4yU8hqpkzdwkyZZihm2jTDgTnDcoKZt+ZwhxImfbiaSaP1D8F8C2ZL+/3yeXxCM3k7n9BUPoXJhWiHDuc9V1Sz6dhORxLYMVgRVowlVLuOw2kdh+06Dtev4wiqdi9x9CO6jsNz0m0nkbU8bWopspYYXrqoz8icMu8HH5nD4pSrOT21Azg82gEzAK0wFCb7BiZnnGJ+AG8juQw7a+4Z+X7KAwWjsx4fTABF5tiAInNqAEXG54PCA7fpwp8oSOFHx2GF47LrOcacHLM5DzDmf3AP9sAP5QphFpgb+vW5IfjM2XFDeHJWc8OTXuLgSTzxpeSGCcs9O25Ij9dwwzSsrnBExSJ3HhbC2M8vng1fG8wnkndwmZG6h/KyfCcG4ZyRQfAoG8yTHMHDLW/kiNM2dZ1Oh9Npezidrj+cBl9Gx5Otc9WzmrpOM3UZIYgGr8/SEaZaFo/QMJQdPd4sNDb4sqrhwEwig80BMImMYRIZwyQyYBLE4U1LxPn4B1BFiH0EslhjhxcYzmstLXF3AAKB6+eF2+/P0+KAuP0+ZXH7dxG3H0ol32fspnkmbZpn7KZ5pn7TnEKL7CJuelI3zTNz4NfHkwMdhiJ2MQvzSGnCYSiawClGOkYr8hilpcHpgiwdWOBq0mO2pMeslo5PJoz3VP1xWy0dI/5Kp3OnsFrnFmG1zo3Cap2rpQFG7QYYTRtg1G6A0foNcAL1HiHaOK4bYFQaYMmTr9y86hNDP+vaGxb3WOHfrDg9UVFaqSithDiVRWklSilyCjcPi3G0ghrWzXNIN88B3Tws3el5iUoRSPOcGE/CE7aWSt5an2O3wdNpGzxtt8HT9dvgGKr+EE03R3UbPM3jgySffQWZUndo7rutINx40BKcjyaC8zEu8uB4QunvTnA+nZfiHs1LcUfy9SeNkfyYop6slZ95fgCySSaZLTIvNFuMnPVsUTWv8GwxnLPF2pdythjlXdORs50tLCE7nS3Am4adlDdhtI4rGIW5FO0hJzaJaGGt/GATQk+a0UswJzLmm7kOZ1HkcPt5Ro+U3mV3/NlGB3H2reZWtVoNPmpNq0mhBrNm+NW2msut5uonXWm1wbTVXG4cbBSZeVbPsq5lbYMpPDGBOYvZVtYP/FbwlIt6qfhpo8s7ak6OmZMdrkGNqONcYgbgAVvTeqBW0zqOc8lXjK5UKx6N2l1d5i4JCpgrg4YpdWztHAmwwMZ5dgvX5HE4K5lw9zaIelA0dB52hvgw64DOKnQOsMWgpbarNsN4QkGXph8WtA5cfF0Dr5xU0QVzFYkCFxCNJJk2Wxf08QuYfmQT/IJ629kXSLLezr5AvEupYr6Ea/DYFFfr74XW2eZ3jVXvitrhJ9+HYQ2HzwC0DIlUIkl8SWmR4hv8xGFfzIAO+lZjpDXdwWKZz/sw3sBM78SF5p5WNLoSQAOyDlFMUUZGPjr/So6SHEhc6RwXfc6VCQubSuOZiN9M2oaBAfHilVPiZ6dTjYJ8lXYVpDWYumRwme/PSdl35dieUBste2K0zK3jDfQyLDzrQ8V7zw2zbKooOyNcG94cUUVTJd94w3sHJASsaQ0Ss3Kiod2fk0X2vpyIXUM520q1SlbLNeVy0Eb7mZwVJley1NfBIvOJBhIGcPpNGKMW9Smg+Boee1Dq7lq2oH5i72reB4Jx0nsujKs9E+3DYytQT6J9QF9M/yQfszoTDjmJyeyZymkK+DSAJ2qfqM2humaSxgAjJMLmktiNLTWvt9R53VjvygTikUDEKKvFBaqNYTBVkHxAF/AJBLg1VKvNeXE56KUmw22LzqpLavLlyDa1nGJMp6Q5aEoP4ikIYNJL09/5oqdvDiYZRkiLdy/+qlkZ4r1vq7PjGLKV8x7ei7kg2TtgPuKO4R/I3B3DP+QGCXZYuFtqjm+rqntfq7lXs5OhmUFi04xA9rDEVYnduSt255RjQ40hlFOc4GgbcmT+V6q40fU2YYMT4BuMsmOsI+pNDh1OG+ywnXb2vbXtsOktK35mJtSPfFPZ/Ze8V9zt6s9Sw1kxh9PTjL1JG5hN2tQeHSZAqT06mwFxsf3UHj2TmKJzuL4yF4s/L/Fx2C5enxikdwlkwabok9n6xNisu/qkeA3s9ynf2XFOoAuwscxn/JQ+UebE0ycSGVR/IMsf+POspzb7GiXctbzaXT1/+9o1N4WN8S1/YkNV3mXudpdmYwP82TAl/vzE+NDE0G2PS3EWqiMYyTTjQUz9xKVoxhbILuTnohMyOMARywUl5OL/aIkL+rXcvWWS1fACsTgza0xDEGZ4XOaWYT2apO7hCLIJOnqGJwE3OA/YDXQMkigT+ajAMd5NSJsiZL0CZL0iZL0GHXPCNSFtGiSkTaE3nsUBczjChYRLQv7xT1vivCmwSSxJQK7ZEsd2FkB/4OhURCVDqXIbHGJQ8zzuIaqGixjfBXFzceNtrbHS2QLmRs60GPtoS3KP4ROotnTcjcPuFe1UD57Vr2knPpTnqhQ5sKQbNMl8u2OWJe/tmJXESNgxy4qRQA+NiZFAC65d9G58z4S5aidO9k+eq+6fpXdpZok4uGOWmHk3mAX+rlntgpdUQr47Z0U6lgvCsTdw+ZQ2GY33t8Y7WpNePdnVHREtTYwnJbQEEI8fJS1eZI8Orll1P0swTePKz9HQGji8LPq5wTjyV0VDK0hIE5qBp0s/u3OVk/iMF7e6rol260+DDofjRtKxxI47odNcdISgHBYPkfMTKo2Fm0lCdGUTnH8TyCHLJuqOecmg94jbBnsX+RxaDdz0qxnlbdLoKFxLC2IK5OQJcfkaVir2xMUDhBfxYhVk4hGZgLoZC1EohFuxMfTGj1DuikNzVhyaczqq5UyLlLbNTEhp20yLlOiheqS0g96Nnw3mqu0zhXK2zWTKifNCNztmtodZKAsVjYeDQZnd3LbPhAcJdqvABQs8EIWAGpNdBbtMB9MyHbTLdLB+mQ6jKO/DroIu08GZOldKyOmdAipXTn/YEwSL2KciHpnElmhaGWePsWfSMfaMPcaeqT/GTmEk/YTG2Ek9pJ6ZpXOlhILWms0aWwi00+dbrEIcsQtxJC3EEbsQR+oX4ml8+/mJc9WILsSRWcVYSVaUpPvo6ZpiRNl2KsSOxvi9rSGd5ovMgXiwTijGH27kELYYucWvub63yQUIw2ZNyNhNw14k06pveVrB+j4TakKnLxBf83bDVg3cDlQe5cHu0lDtGcTJY7JO7eFszJr4ey2xrxmKV4z/Ib1SxfhdCedlHy1d/Mb4By1xxvBhQUjRd4r/qxkIdZsym9Wm3GZ1t9rM3kcj/ktpZhVvNjHtUiMrMWhyE/MqwWHn1ZAxaHLEO/SlMK+SEllGVro8qsbAStUYWKkqA6sh10J/SNFS3SpMCMuBSLsLBJ+lFUfFQAcYRFanKq94uojIw16tzdKwh/h4h7X/xxEPFkzD+mrEY8OtFLk1qCqK5IepQPE9BsLTT5727Ed9jfe4bgqkYHOaTU+Nv9T+xHBLnKzSa+CC/o2oVk57iRHXYd+YbJmTI+bkaGLERTU5rSTiZa7ekiMnycmSY78sOUj+ylPHYhbNcUBz0Y4C0J+msYInYD4FDR6bTEWexjikUTLTyZdLNrhLNdhhkcQ5X6DroCoHglEM/1zcgSOxAB4aoLviyisFQCuP5wDOCGGOZoQGjp26GZhOXLpGeqYJMc7oBzxAKhdUuMaQjJYqDRJrjGFvGrmbpAZLyhO5jOVJofcK57xyCw5t5VZdE4Dj+ox47bC3o66y3vs8bPv8H56RDKrDM/Sg8sxjJuKvMNsj9F68hzj+8AwZT4fF/X94htZwuUZhfWRGezT5Kt4f4c3KSfGv3A3lc5gbgQ0neo9MeE6sxMFcHsIVde1EifPbAu/V1i2Pl0VYmwSZMZokQV+LKxI4weJKKFDy0jFwuqYptylsxtPtvK88JIpEYFTmkxl48FKrGQYvjeib4URqhsFL6VMTk2agx6qbYRu9F3+MJIItl0ozDF4qEkFGKr/t0nbWZYSZchsy2EJZQ+3jIoGrP9FuAlOcY3avHJuRFOfYjKriHKvtlePojK9PmqtGda8cQ7SL2JfCHJ8hhUmXhlym0RmmTOOWZ7vdPNvT5tle3Tzba5tnJ1rlH0g42aGbZzuax1DGzkvrlmfHpWcoT7rsbdN0wATQtrt8rliQ0GnUlu51XZlkf/Gi8NywbW/UFrYlKSvbrWfD9HRVe7nN0sIuSp8519pGoyIwwbEjfoowEE6WxQPTuzOGzq+sroWmXi+xaBntwjZlWugiNuWqC02FI1qnV6nWdCjW1Nj9dWuc6An4s6W9Yz97tm2yguSNJa5RhiAbc9HTnipJ0uxPdq1sFzd8Njjl4co22M2UW8CO6xMQHqPYg9xXhfl2WOKXHotaGLwgCFseZK7ZHBIXTTYpFIk00Or41aqcEVX8nOcpAw0XWFhatTKGgUAZtlGrhsfB0qorY8wPPulGMPlTs8SopSIGgKHGZM/ro6+PbBKfNmjs9ofOY5GXxDbFIic9/699kS/hUInQ0BQcI61FruUiYCTfeMSELZV1Vsny9fG17M3RzrSRMcMMB59S2lksNNADbAuMwKU6IBr7pIgH/JFKyAtYZQKXUjNwFEQTuPRIRRa5afofK/NhKzfOGjgSEriUcy7yrhR1pSremkROrO0ss1gYtiMnDo8TObGuvb2Dsv0tIv1I7MStSsE/315FOyQ51f88YgtnzOczVZ9HgOvMC36+OgyjdkAwoRh1Q2W1yX82jcXIC/UMlDd8mAVEaKG3LC3Fv6fECQ0E8ViUexAj4KbIaafrHBMMaxozrBcIPuiyRuDKMnudBIlGdGISu5ohT4JJxeIWxSNovL74jQfOWPg59hByJBSANIanG8MCoDNepLNlQ2YWNtalMTxpDCKRm4BuEbqPRT43gNfOIBaHIF3y4ao+7ElfJfu0iDKhYDVXkejWD7J4ROyRG+ZBAL/CQ8V5KZlIdVuMbYc0fFVVO5gFhN7QnZ6g5NRgbNEDJZbnveTMSc5c/TpGq2talhUqgBmAgoVjPqOpfUGFnwUNFzW1BtMTLdBnfTeLhgp5HMW21tqVRQ5q9BINLGm9LFoP+w+02NbK5THtl7WWnezUO7vMqAwYVI4ZVBnQkR32k20k2iRqfQtwRQFclk+82hwmMUFGVhLBHc7LDDlPmf2SXczOE4rzGRUN5jcDjJFjPdFinhBcWd4/K3CkVfNESXuo0YeCn3NNJWBy+m2vqKMTZ4L/cCXmU4z9W1whLweZ85Ujc5UjcxVftclVANnG+MNxV4Y5nqHzNENXySGw+bHGlS5bVnwac+LTmMf84TL8ZRwy1qXZgjmYIebrb9L+oC/l6PoNeE06xmQpnA6yffBzdNm3kwfMENQ7MrR47SwHV7+Jm8+5v23oTN6xSJS00Er5+moMCpIlz/lLPvLti08UL23+wor29OKKle2pujeQEn+dazibtwAY9YpTv8SprO1dgtSrrdTl+OcGpN6YpM703mKV8ZYyK39vk12HO2WjZdBN4JPsXTbKZpur4Y6q6sXbbKpqm82+ylZd5UL9+tNcxB2sN97JIFi7XF3KMdBVaix0Ffvjmi3EQxkjOgx6L6334m/otThql2g0LdGoXaLRcUp0wpTouC7RaKVYBc2zr64T3oGaIDMnaU1+XFmbwkDgyfXJnXRTmHODzgraJWpuIEx5OlNPsrUC/TgAufMwzwtCyasQBv4KBdPLJ7XH7NcdA/fzZPKa+0p3mFoAnO4QY1x1Ogf09X5co7b7zMkD5mTI5WAy8YkKQGWUmFxoIRsod2Xd2scrVuB4MX/Zo8q+YUKyqRr6WsimiZTFYk+EbB/tLCogxwjZ1PAcmtzTQvbxitjUpel/rMyHrdw4axKyHRGyOeeiQJoYGr4gjQwL6jjsAHSNTgcPOa90l1hyeC0FGTl81JbDR8eRw+tRUMjFf9KJn9Jy+MvHj2EOxiqwBg/o4z4+Fl/puqnAgaZG9FtiCuK37S7w8vSZv+Nd69APfqQ49nMoMWSOe1noxFnZfzd715/Uu85AIuoVDhUkW8Fm0+zG0LnMvd8N/llFuVhdJTtcbRw0kSg3+Bdl+X1zUur6LNB+YT7M3xS57XDWFFw+akiAkWOOKHP9XyXyxdUGl7zDWQ7Qb9aI8izceHazcBOTNU/Dj+DYOFftd3WQ7jeJ4zhC4cBv04XVCuJxYH1A8+CbOColkXdZxyLK63jrnYjCheH5jJLjj5WGrfH52kKtoXJ/TWD9vqLHonCKr9gYzmGuKQuoRuVx1B9pxX9VUMtT02KP/n8prg37lNP9USrjSaVP9MelsUctZAIPXGWaU3xcw5CPOCYyTx1izhIxZw0xZ6uImeMbvCAxx5ux9WiJoKwbsgTQ43UF0Kw2KYfuCDu1WVAWNTgtAG8sKysgBzqKWVjqRm877gO2/p9VU1Z5Gcf1WQedK/nFWDEUZezRQUkMJLRsFi2blZZFVPrBaRz7jENR5IALldEIAhye4RyMB0aBKd0eexsiVk8vay9W+IQRgWgFIAwEkjJdVPOQucxaRBDE2KZMENyPL0gq3CB4FzSolsT3KNCv24fXImfM8/zIOzx6JuRHJjkm9flPehsohUZ1W1LcwUF6sun20P0i9UP7+JxuUCGvs+IkI/U5yUeDnNrsbYIo0LjZvUsiU/ln4CUyAk+5xuRCBkpeOItEKbiRzRCTcaOscYNV/WNR8UHsjjAjKVFK0TASYhkxrBgK4FANA1EhvoixGBDbKG7bYLIDIRRACAVNCM5VYb5PVJcgljyrYsMGgcPzWKP+b/ZgG3LtwaY5SSlsZNSXId7+8OJTLviJgOefcrU9LIBnOPhnqdN5iLf6abJlZumDq2hrH9d8Vm5Y30JRfqzY+Lu2IFX8OfaTgFhOVBBzxns48AkjfTCuJAwsTqM41AXDMBdhY6jpJBXM83YpST8AqwCdvp/St8k5zUXz1LNsL7Gk7FoQHTWbhbL+1RD1npdUAWHc8GpTfPgSSkiMDCcsfgctOg/BXxI8DTtq8WlkSXcvCidgHymw2iiQh6z22efbr1ys7eQnCPhYVVs2cRgqoN55vdhgip+kI6Iut4iMif+I/02kjzgkRsRzepPQ1zT7ppGmENYTUaqOetwyzvR53gE+NQGr/tGgD0WtGoIE+1WY6xynPBmHUnSOQJdWnHzUhvBTOQm3EZ1r4lKdq+NS1QIVRVOafNdjsN9cmOkxUEW5FQa0BABFeNsz2XCgKsCWMGJTLsEtCptAJe2J2Fy7cWacBg+bKOQvYuOMLY3S7TKMqsmymRY5S3k7vBRO1qajVfsyI3YhRtJCjFQXYqS2EEfx7b1NtIDQhRjRhfCkEEetQjz9QoWo3awyhThWXYiz3KyiQqTbVUkhRscvBJFjIxFiY9i+tJH9IcJGVp7ASDEsXWWCelBGcBynDHqJm05mSZS4KjxhaJ2nIyYC7V/Ea22aB2a5lI2aGiEt00fExGkChwPeggFYIQqeyyDCu3k80nhJAqB48Z9xGo2dZDhM6XR2YQCcS2NlG05aO51BHM+Zq54F+2gjtoNjiaYBHCfPVSd1xOOj9KV7GBZkOo2iec69TM8tbDVOXKVMZS+3yPaHLuJJxga0AqHLSKfkNBh6h/OXXpkluke8sgTvruJDFVgXcJkdjsq8k0/Zq3wHn3JU5m06NZiruDqO9ikXeSxhVfxt6r1NOp4Q3wkyYhCkTcT0ZDDqRXw87kUFKxYLtu/1ftpbNAmIkGnY22gVyKLMHXXaANzOaoMf+9IGz/hlji+uw7tZrzEI6FELhMoDmtzrRPK9QSTeU9WSr1Mt+bLsyVhOLCKpsxCR5tgikhaEWJwZT2Aqdoi4ErDWAXomEVC+zmYYoRIBRWntfvGPM76iZY4SXcWhsaJJvpzRQkhWCyGuCCE5Swg57Y0R3jmWGK+FXJLiiQXTBFeURyFg5CBg5ETAYKh1xSZykDWylqxB6ZSwQUv5nVQMdqjI3BTlGu3Vw/7qAgh2l75Ru2QQLSmYV5h5LMqzdJRrZ4cGe5nEDd9JU7+YVh6G8ELrNDw7Vx1yhbZUp4PFEeKwsagjS598DQHk7WB4psgnqhc8NQKKLv4Jd/ziT5d8BtloB6LO9Op4e9IqjqUS2c/YoYM8GPd7Cd6od5l7SgUFgSZmQ5oGhJENFnhvsQbycoEPC35uL+pSxDdpD345Mct2EqHHrRHSeJxoac2pKzYe4nFygWNL97WEXwzQSd9Av2Br6keq+BnXrbISN4QsFJzRFJwVCrYJSHCy0l5Cr2epIwZoPkukZMdIybAe/1dmjlI6LSVnLMrNxFqODH5pk0JaQTHTZUbgnQUj4Kp+06rqq2ScGzg4pjpLieZoNpe3RGDQ89e0EE6Z/DxBhCt+Nacymz2wgBHPUrbXroaNKnrUVkWPjqNsr68cfEFl+/EzbuxJrx3SEFeCQnbMAbqwWf368Lq73zXoDr9NbTqAXYeU9f0hmkf9PimIKQLmple6x1WVAxbEbWKF1QtxXxbivizEfeF3Q7wA0+P9uKpeiPuyEIedfzx1I7bN+x8OMw+963Maz1+KuMu1iojo1/WLeEw8G5R5jD6LLQsQySBDlQHtKnsFpBFXELByV0AUcQUVK3+FOsF+HKxdfRanOT49hVPBun4G+Z1Qsn/4dSUBKw5448H/u6xlxTYksfphTwezkHelasutmoH31K/ZTjfUHJSf4oql0KOM1Wm7KnJT73ShTZLbwa+qX+AaJG8QMz6hDiQtXuE2qXC1O5zTMsliX0Pwz+niG3z/fh1aZKeXvOskZzhUOTfq+Axnte/gWfsOluLjeUcrPj6HXeq4xLpyNw6W8UiDIaW3TBhbHMZIYvcoarpl7ZG6+dYYJik5OodpBmagUzqClRufqvRyuxHbSkyfUK5T07Hu7HIiJXa9+Ap9Q3HuwQDkyFPTi9UBWUgQIV7gXiNgvyF2NV3EIHUpm4yY42YkGy4+IOgGosyr2SEjcytv3fscM+KaxiyCNvTGwe2LWJPewHAw+CTlfBu33zIJ9QI3OHjFlPKWu5fGD2GYVceA0r6OtdxmEAtfvQ0ldODNI6i67L8hJXXjqct4leEmbQaTHibdU5Wi2drc63o+G0+ACZjN8DDF1btJQlPEWvOmT7GVkV98+bYH4+cnbIgK9C+ElLzxeci9k+5q06D8FvhFtkf5B2nOYwkHgV7iJ+/ojZ+6g25wOEpfI8yWRA2cl/C6HIUQniTrlAsTKRsd8547r+UWeOqOaxr9xc5iTCV/nsfyn5gRVZuYkffQuyJ/a+gv7np9uwQNceLnc7w/pS292cD64cWXb2U29rhpkz9xlYItOm+DXMuGCXjp1oh67Op+7m7qsoDvHwJHXyzRG5140ZgCZOnreIN4Vpjdis1l5iyw7M/M82ikSIjcqzlXPAWbm4ej7Fb9DCbZW+OuDQ9vw11qlq1b6DXuvqeAUuzdnTQJdjd1UXvrFXVQvjJdPMckCAOsp/DVLYud1zxMn9Tl+aJjHo3SEmyVJ80mQ53K5hYfcm6Q5lgMKskuhwSSYT3HNr4miswxtmo5t5iEIJpudCteNW7RULItadHSpnKkqXLb9NNJQan1TFNmt/LrXABkwg232En6AS/mwgzfOuxlXAnUuonFj1CHBMV4wNeIzF6ju/KtD8KeRDwY/bc+mOCYW8FrBpknZJNeobIwb+BeycbL4OmahRXIU3cksWVydHEtq9KfpCO3XC7+29y1WI7AlirMXQ0zZJQA8Wx4Q/gdxD8+v6ecpwnc7EY/n3pzOGzIiJtOUatAJdhdYIJWeIiqBCWBl9cRoElc7L1K1r1tbFpy59LGrKz0g8UuEWYgwWNpaGRRR5p3qVKYIu+GxZh7XaPPjuYwDgm2gHdh9i4sVtvKDdT00IwUFnvvXHz3pqi42H29FmiLDzYpB8HbC4v9dy4ncZXowy9q9xiqZEPob0I9i2H+PqhLpGKoEuu382bwToOrp8MQEhDu4l89//zUZcwqPI4DhHm/mNP+onkRYcu/Hyd31jkpPhHSFDCYL95/3ukWxwF3bYAXeCKtnOwybpwGR06MKD4ox21PyLH3NB8HYR1OfyMTV/Bxy99/jI89Tz4Zm/ybgSbljP375+dmPfrGf/9M1/ld39j66g8vPLjusofu+/y3Hu86p3T71tu/+aqD6o1PLbvrc1/t+pt7Tj+y/6rXLvzu4KxfbHzj33U99pmfL1z36VsWHvmX3Lw7bvpm19G+v1ryJytWH/zJ947H5/7s211tP/rZD/90xaaDz1145Il/XfmdrucfXd7+zKv7Dl7/192Zmx/6btf3ey6LNs9828KR2f+48+6e0a4fXrPij65549sPPvKr7326OPo/uj646m2V/6/yhoN/Pe+p805e+YMu1fzVec3qnoX/4xMX7/3gx4533fjAT999X9y3sO3jk9/9nm/9z66/+acvL/uAesvCy5fe+eUHnX/q+tn3/vSiVz9x58FXv7f10ZFzT3Sd87lvTr/p53cdbOtYcsN/lH/UlXtTy8sv/tQ9C037BLDUGNP+jjPhPb9Yc+Nfnuwqdh+79tJP7Vp41399+8IDfT/puv29f/+5eMc9B+fftHHd2+b/tKs/89W/unv/vQtbH53T8Kvsv3Udf8ecb/Se2rowunziqz71vX/rOviJk82F77x34SUz5n7rO4+f6vr+4mc+87E/ePvC6Tdc/d3cp/+96+GrlmZe9bKPLjToSq9f+eeTLv/uxw++2/2X/pbdP++67F7/X+9o3XLwH4dmLP6fD53uumTZ1tf/5EcfXbjj5N53fOjwL7q+8NMN+5du2rTw4W/+4b2fPPHLrnuOvPnyJ3d/bOH9r3nXdz9+7rNd3716+Xt6gnsWvvuB/zjWduNzXbl5b/x79eN3LPzOjgf2fOaBX3V9uHL/ORfe/4mDX9rvfH/ww86b3+7c2j3wNqd/49q13X1vdQY29q3r79i4ruf2nnVr3urcgMswuRxYv76jf836O5yBnjsHnJ51K/s7+gdWr7i1Y/3GAedKugz5MsQlP3vL+r4BZ233nR0Dfd3r+lfT+ep1yfnGdfTPTevvDNevCgdu6QlX0WXPmjWrb+vvCVevC1frPOjx1TffMuDcsH59mFxsXNffI7l199/Ws0IeXbWmWx7jk+41VNKelWFf98rVG/vlgZ47Om5bv3rdQL/Tc2fP2tsGzBUy0qe3dPd3rOzB2dXd/aGcrVvfsWJ134o1PR1Uxn7nuvWhXIZ8SYVavWJgXU9/vyMtxad96zeuW8lnyHHF+r51PX2SpznndkED89nqdavWUEVWr6drKmdP/0DY3732tjU9/U5Ixe3rW99H5RgIu8N1G9fe1MMXHd0da9avv40KhHQ+XX97T9+a7ts4y5v1ceXGvm5k7KzsuX21nHXfRH3Erb62p3udM9C9eo2zYv36W2+in3P7amqnO1avHLhF0wPabu3GFbdoeqDLkC/7Vq+7WTrptu6+/h5nxZr1/Rv76EitRgdql7VrqQfoU2tWr+tx1nWv7XHW9HRT1fqoqt3rbl7T46xa3UfXcr529cqVnDQwQK9JG+tK64s13USmK27pwVfDNd19N9PH1q/sEVrs27iOmrF/NV0zMdJ1qK/7ezZs7Fm3Au+t6SH6ozOhi47bu/tW8zXakzuNm1POkIZK9UiiPgVJOd19Pd3Om503z4ropJ96Lep8ozMrIrIcoFbhq+VXvuYPrrzuBmf59ddcd8NrndfES66Jr3ut89or/+D665a81rnOee3V8WuudKJOZ/all8935lx6OVdrVXdfeFMPEW842wkrTniRM+uuiLKWEUDpZTnD4Co733/Pn4T0zwM05dCADp1Z4ZrVa1cPhI4mfKRIf4TOFaHTqZmfIa5ZYfdAKH1SNV/o++Pddlat77uJeqtnXag7rebPGtc0PtbfWvsAdQY3ZqhHfO37PIx77ghlVIaVl00P6ZOGDOj9O1fQ2Fp9e09K3VV/V5r7Yf376fv2wKv3fv37/QPdfQM8MKi7Olb1rV/bQTSY3n8t7oemO3E/rLqvmWBHyiZr6i/3OYd69+3316ynYXiG9+vdX7ueunTFLTTuevrRUStX90kl9X0e/qYHwRDCO26hzu7WvRmuXE/vYWiC/a5e9dZw/bqqPpRXOJPLwpfPCufMnnvp3Hmgppe/bDbdF5riYR9SXW4nMiBiSNmSZiHJ3800ygZ6zv4V4iEdzDSlhZhT2H9LqW34fphyEvtP6K4D09UtPR1jaXy50CXNU8xEx9zXfFj6dy3NRTXtf73cl/6tc39VUj49j72STvrXo0l7wIKTj1KDrAzxRJ+kmglgzHhbWU2tTMAWvVMuXOeEZrvv6H6rEO5rqx/lv4RbEtmv33jzLbXfS3hoWP/+HX1ElB2GLXesX9XBHZsMsdfqOyBBuROu7g/5LYsRlJP8biF2iVJrthaupcLf1CPlR7NoKSD5W9OdTrD0ANElMfSQuMKajSuJqpL3hNxoxllx65n408D6cKDH7kSZOClzmj1plHWsxxRjv88zKe7j6+vC2vvy/tr1fT1neh/3z/Q+0z7NpmP5czqT17+P9hTBBgQoc0o/2qgznI2eIGGjn4YjDWxcyZN0ndIviWA8Xo1Ex228gigC2fSnM7rNj7jQs6Tx56BNX5GOR7BT0IIRvejuqtXrVnbSgzj263R6ffalrwhv6V6zyqRU8w8SiogwBu7o6ZGhC8kB9LAenHCgarYwawYf6EZIAIaC/psVre7/A9Qm6hzo29jzdqfuX7K+WIQ8svTLaMPzCv2gvAYvxO5GcRee4M/xl3CbPn+Dfv919Hs9/f4fnX6jlf4G+v2hTn+jlf4m+r1Zp/+/Vvof0e8tOr3bSr+Jfit0+korHX20SqffbKVjTK/W6b1WOgbKGp2+1kpHm67X6bdZ6Rvo16fT+610ENNGnX67lX4H/e7U6W+10t9Gv7t0+iYrHX1zt07fbKUP0u8enf4OK/2dWFrr9HdZ6Vvp926dvs1Kfw/93qvT32elb6ff+3X6B6z0D9JvBxb9lP4hK/2/0e/D+nqnPn6Efv8bwfLcTuesAgA=

"""#
    }
  }
}
