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
H4sIAAAAAAACA9S9DXxV13UnevY5555z7z334+jjSkJXwD4HGQRCjuw4AmPHcCnYYLuEfLVpXzq1jXES4SQ2UNcZZKQkpCGt26gtmYJD4itBA83gVm39al4LYyV1WzpD82jrmfIaZoa27u/RDjOjJExKp6h+67/2Ph9XusLkTdtfByHtffb3Xmvttdfee+21jUf3fFQYhiF+2649IkaNR5xR/idGHzFH6dNS/hw5IyMjowiyR9kxOULgjz06Mppk1ZlGHsnrLKoIi6Myo6P7R1UeFWwjCQoaoRz2SJRI56ECKNgaSUINnYMS79vHbm6//qdycJiLqlWuEZ3cGYl87mjU0OzoPvyDNwqkMrJwVUsKHD0Sdb0Uf46oAlCP6ryrMxkEq5GRqHYDdWggKJCNMCyjtBmuh+p0GcCqTXHz4jaNaHCNAMYjEbBVm3IxlI24lAgQhMQR3aOoCxnOF/Uywc2IxnIcZut6oq54o8k/6phCGeN+ZISphf5aX7aOWsWSEI5jlEy37Le0iEKm1XAci37a2ltyrmmYjpXJFCqZQkel0NmZyxmOZRhdjtlquqaLhB2Luqs9i5d0IMLK5LP4zeToTz7rVBzLdCutgtyl9FuquIaRETIXOG64rPc2Y3k+S+XnMhkqlzPjx8o41oqMsbTSl125qt+uuBWjksmI1VZrJV/p68gZom8g03d7odDX0VHJ5N6GRhiDmTvcjNVqWfh1SpWKpbyudWe+o5S1Kq1Uf57qqDh5zzMMbmOOmmi9veJkLCHMTEfmrsw7jCGLum9VrJLrFCwnU1mDT/1ruBVRWOu4FNzqupa73FlcaXeo3kyr5diZuwuFdfcUMoUCxWfuzRXeeZ/hrt9gZEruBoN8hVaHhq7rGOsLhrGhYLj4T8UY2XyhkHcNc94/2xVPiS/SDzWQEJGl4Vub+TXbc7+RqTof3fnRj+/+hGl07dm7++O7du748M4du350+Mce/9DOH92xe+eje3caL5iL5sc9vhNhnzBOmZX5kXt27jV+1eyYH/Hxj35kr/Gy2d00y96PfOxDe4zfMtvSsc/s3P34R3bsNb7WGLzz2aeefPQjHzPONQbvePLje6hhxutzgh/d++iTH/+Q8c3Gnih/1M1Ljc3SkVE//2PTrI8+9dTOjz1u/Gezs0nkkx95Yq9xuWmpH9356J4f273T+LPmpe7Z85EPfcz4C7O6cNY9xhtmA8r2fvzHdnw46stfNpar4qKu/L+NrVWRj+380KMfM/6qWdRHP/7MzseN7zSLos5T1N80NlS35NGP7dj55JMU/T+b5aQeEJHMNovasxddeNNsT0c9+uSTH9+B8INWA109vjOO+ZyV+0lTGDXhvSBK37/tXdvf/Z73vu/9P/CBH/rh/8PZvX/0J8VPiefFT4ufEZ8X4+Jnxc+JnxePf1WcF98Q/7e4IP5I/LG4KP4f8afim+I/iv8k/kZcF38r/qf4O3FDzIq/F18yf9H8JfMl86j5K+bDnxPfFb9pvmb+nvn75r81f8L8jlh6wfwj84/NrQfFyP8Q/8k8adbFn5ufNa+JK+Zx86/Na+Z18+/Mvzf/ldU2aR4zf976a/FfxD3vvO/u9RtkED5vtVcOW181/7X5c9Zr4nfEz1pfF78txq3hXb9gfcU8YR6yfs48ZB6x/sWPvmAdEl8QY+KT4lPii9abYsz8GevBh37auuPOz1tPfOgL1s+bXzB/0uro/CmrK3/0cP6oRVzWO2oJc9TcUDP6zNdW1YwtRaNmqI/QrglpV4fIa26Q9uaiDq+NPhjYFoUUjYLpeZRcrDPOU97aZHnIPAfPKDJ55gb8SFFzUOQApak+UDQkF3NuVZi5v2jWRGDLjBTSoF9b2j6FPF0UnmrQhXSDLiQNupBu0IXmDbqIdhwrDZmv6wZdQIOoMZZqzMVUY16/lcZcSjfmUtKYS+nGXGremDfQhj9sGzIv68ZcWuWhFmShIFs16Y1VVa7WCmxP2mWPiPW8ENlRtGg4JCBKoxq40pLmcJilL7Ma5MwNloKyiQYEFvWBSg3yBeFFnzIb5KUpc/dTd6lHw/gaMBBpBJRKBCYXYHAByFWg36IqgD+lExSptS4VQKkLBDMqhEJQCBKYnhRFIfOBKYuBIQvSqr0pnpYe/t7/dNHQaUzv7YYiCGk9wEVZVKp5P2U1NdDpJwI6Wu9Jy3tMmCNo3YDh1wSymWUCXb/VRbWRkw0sRWaqDwNGX8m2DGEirzR3lNnZqZwdm4uiJshvSmuHKkWSz9tjilFzBI2MKwKsuBJLVWIvVIlNBRStgs2+nUWzEIUJVbxNPqIDqt5G9QxugOINU1ijzamc2ihFROWigcoFEZZ4KypX1B2YirIBH/ieH0jV8vxAXMvzA6laKFGzWg5R3tpZGtzj8Jwnz+EBFXN0QFX7/AAl3WissU7eSYRpDZl1cmdJBmn8N+tZp+/khOYlcmvmOuPcnapJhweoE9o/Tv7z8Fs1JtmnqZ3H8V1SA+XoAAVcTAUcQsAFzr3OmGL3HvHGnd4py7QVam0grs+0Qxrf5BAhqQAjdBBghKBu6dLwd5gFKDoExqQgiggyEeo1cWRA3PAqKpSC/jyqUK2jHtB5+4IMYruCrKKo3DxSAiUZOl/RljlJJTFJxSVZKpCpSwWaD1DNHJiqk4aVQOBjEfVRvfIxtIN6Oqi6Phh3fbXq+uqbdb3PvDfqOnlDZzO6vhmd7jM3hC4SbEBLKCfGcYaKceg3GcfcOG7BgLEJ4Ni0B+EGvjfjezN972GG5z0gaBwqrDCtEktgDFFJxOuGTLTbpBZYOs3og4pIwTpaDPByokTD8wrwjo2ZT9fKz3jfECZWJdLYxBS44fMbJonLE3wmAsEdA8f1QmPiyKYv/IflV7zbW+7bUTQ27Wv/5Qf+7F8eWB8QkQaZAjqgCjB6NxwLjE03fulbf/T9j21fHydEY33vsTBTDUC3piRPhiB4BKRHLc7Usg8RhMSmaCw8nvLv2M30Qm0xwCUa66KsxG8zBeqZzHj3CjEijS+FSVEzr0ae9XFGKrJaB1yoW+r78vodVe+3LZvk+xEaE/uXGTW5K7R7jYgUj4QZTrrzD/6g9gTwbJzd+Gb0z/h05P+bN43380yhoJfZ9M78nxx7anbZhic41CFQgX1Qk0FeW4ienaChQ6FxJJ0H6CNo0QzgFzHWyS1LE2gn2sqGLvqeBYvqMwthriaeke5D1DjyPSSzNaEnjVIAapXZIZOGonSHa39JjMBHqUQRRJJObemPhWKPFLteCvJofK0zcNXcKfMbjfdQiaJIpGrXcsPSrY0Oh+4wReTHQm/jd8V+mR85URvcvc4wVM+oki0BDTTqmUfTaY7A5RlePKyd2ujDGFKBAOFwcdSobUAwyhfDtQEqihpc69pSFMgaR3RSExkYPtOcFAoySCCHe40ypf2yTUi0Rsz9zugcJKZQCUFnb781ng2dydDV0N/wfTuAWHdhxNrSjanq8c3Ed+JPZFWCAviE+4K/iMa5e8MNs785EZHYq/V6XBcROFWV3Sg+vZ36nYQyO6LgkTC7nSBOtJIlMCuuCOBi3Oc2PrN/I2V+7t3F1MAjmqa0xnueZgx6hMECZwiKkRCk+5/VCJXeNnI8lFEkHkXwBqsqAB0lWYjRURqu3U7oIN6q8+cpV0HhrqBwV5iHO25sJzGgZpgreQb/UCklT5ZQRkGW4jIKw9znMMeklY1JywNplaS3JSjLUuDJHE0ZZUVaTCyjwwH2NbLMCQyuq5umCSOqTZGI9ydKtACzZD4Otmlh9Dg0ekJTMohN1T+T+OTYmD0MfiuIbvc/jQQo+sFqILxIXMNI5PAHqyFJBrWjvYELAfH4bdQsf7hm8SBswYRQE3uHzALRhkljkeQeiqZuuHAcRZ3M/zEGwScg/6FkZxjDd5hEymiQUQOpn5yFZN6tRQzjLERf4108XVlKcHSo+MbCsgDVnpBKpCzzS0wnFjepmZpuqC74rdLFwLszmZ9CAomtxUQIPAQgykjsCCItpiNh8FQ0awlntGFwknS+RfE3G1ClgQpGmdmypxhxYhtiisvCLvwFYC0rnW3UNTVFOw9V1ZSkPx/kmYZy3I+pQmINk/FLoc4bUBeyUlW2C0yPpT0KyqD1lHiYcQO2id8tVYZnBlOWzN5PLCADEGVoCaJBlJqOiGdS2iwvUNTyJMMEiaLeRePOYBZGqcnJDtNUpqoGCLhBhFEML4d6j3YLwBsDWLq8NuNZSLWT1xyOWnMwWLJB1tLQKgBaz1A5wEGYw6B3MT3kmgADzAf4VgROQ4b67gLsYERSgCRcapTknmZ58lHCDVGaqtvhlnD3VYuloCEp+DPLBGNKm5APinmQKIZ4tL8rzPQCcAaGRqZGDAALMRoyn7S6wVHRB0g2CB4ybSoB5EMpfRrQ0kRRH44GtYIKaETUwLfdp5VzfyQw2SQwEcexUBCtesB2LJ2Sk+hsuxEfyViUq4XoFRVhUwC/NhF2/NFCHakd76tlaajTZO23eF9xzPyoAzFiTOwKLWqmVevDkLNowHyaF2XSGjDuUoOEBsggiV3krCZiIKePkGnVujD2VAYk7o0TS6xz+8wegj45JDRTYsKKmUrcHif2aQoGgyOWiYFI0wLNW9IeDgkNj5DfeSksytxLYWl/WN4oD8rMS6EvS/tHwhK+fJl9KWzZPyJLPBOWPy2Lkj7DIkVSkjXWdiqCPn5ClnWCA2FxjfUBCs0PmVvI8V5CbOGlA2F5DZGRhXXQ2vSgx5wibdAlzVwPEtXbMk8kIW2ie1sWP3GiNm3QPPSJE7K0vVrbTw0nqqXfLVXq9gWKsvzPUDfQu0dCzpvnvATJ2trhwAYvsFXJFIGS8zyiylTyfcOUmAJ0aWvThW1BG1AY2I+p6oIonscS1v8JAvNKa0Pgw1kblLh6gHql9QFa/pOznSYqcZYExc+ELRuN90rzbNhKLjrFwHkWkJP+SOivsZ4if0mWRwjexfe9NLLG+rBs2bj+4Amq9Qr38LNWYBScZDZD+3jZRpMhpnMq6D2KfielWQ8g+TNkqdD3UTilejeXrVYu6fqfi+qnNM8hzQ+89NwC9auVuspJCZ8DpnXLn0NROmfr/JxKWlNNw9wxJjB0De/FjEMi935zBH8jic1qlNgapbezob1xTP27Dvks8b8b/U/L6ZDJpPocO3B7bTJ0EkmvSLOcmkGlHcl4LgljRu13/FoBrJ4kFcurXWitnWhPCVmPh261lquVpVvViQgozsIiIzHGRpHRSYuMtl4lRE2UDiRHEsjnS45OU8nRaS455r2aoyR4mSV4kQRJk0aYw+IpB0GJmLgSIm0SIlleSkmRdixFuiRFkqBVMx7AKrSgVwS2EiBz0t1a1FQGiSb3wG7wXo83x0haIyZbhIwJdJNYV1RyJAmbiCFnWzGnYrxhiSaGWRb47Fjgw+KGinC30OAqosnEIkvJWoIFUY8lLVWbi9pcVaYbLSJciKGZOLBTurs03kCSNYM/CmhjtIBo/PmMjTOfEXOUSHS/RUQqbr6s4G1LkgOdWo7mwtyWKs2+eqmRnQxzjUuN3M2WGrlGusk1W2pkZQ4Ek5M5Iph8I8HkGggmrwkm10gweRBMHkuNBhLIMwlAGHQWXkjolaErna3RIsKBaGI2XRc0LiI8XkQ48SLCSSV2kkWEk1pEOMCeg0WEQ9grJIsIoaR/WkSI9CKC16elOetTiCcsUoE30yRbIo6dLCIMLrzZqmHGsTMjGXCqfdLqtyTmZ2xXuXB8zMPYB83BMYJ8U85Fk3Jf6JVcQ5iOZWeo7PzC6HcXpo0fLDoF96aZnZsRFgmVN4ucs/pNuOt7ixmaf6jaE2EBYmFRFiBNlLAFboEDlO6ncUahNXvvcFheaRoLsmlCNqTEgqRU2QVSEWVRdTftpn3z8ZNdGIC8fXiTkq2blWxBAK9Lp75w+bwTmb/ZpJC7WWT2ZpHuwtXydmJW5icWzg/5PXezeExmoU/C3QnCj3+Chok1axCFt7BrBK0Yspa/uLv2pmAGgfMULHPKIIT5e9pha9CCgeWtMwbJKQyZq8kpD5l95LTMelYXua3kZjH6lNCNXSnPV6I3bwL7S0hUaDd4fai3d7Gf2Op5384Lc7T2/G21GSNeZouNz4OIrDVmVh8hDKaPEAbjHdMLg3rLVCcafTAwLT4rSh0hUN7a51qHzNcH9RHCoKdOpl4fHDJ98pb1idkgldiuD8PSFV5KKryUrvBS8wrfQD0nSkPmZV3hpajCy1RhF3mL+jwMFfaoCq+kK7ySVHglXeGV5hXOoJ7/2jJkXtUVXokqvEoVyuSAcgYV9qoKr6UrvJZUeC1d4bXmFd5APZ+nCq/rCq9FFV4fBF2I6NziBipcrSocuyNV4dgdcYVjd6QqpETNKjxIeWvfJpAeuENVOHaHrvDAHUPmYFLhwTuoxLv0iVC6wueTCp9PV/h88woPoZ4jRDTjusLnowrHqcK15PX0yQwqvFdVeDhd4eGkwsPpCg83r7COek5RhUd1hYejCo9ShRsSoqmjwk2qwuPpCo8nFR5PV3i8eYWnUM+FypB5Uld4PKrw5B1Y9omaryo8hQofVhVOpSucSiqcSlc41bzC06jnMOHwZV3hVFThy1Th9gSHp1Hh+1SFZ9IVnkkqPJOu8EzzCl9DPTPUw2ld4Zmowmmq8APkbVEVvoYKP6gqPJeu8FxS4bl0heeaV3gB9VyjYXFeV3guqvD8HVipx5zmAip8XFX4errC15MKX09X+HrzCi+hnvGOIfOirvD1O7wac9+xVarii1TxhxNcXkLFTypGjD0RfQzlf8rykj2Rn7ZMiMn/ODoTvDWI6QbqEkFGqUoE6owS0ohQ1Y6vTlU7vjqudnx1qlpK1Kzaw5S39kmq9hA8UwSeo6v1IFut2jG+mlcO94hN5OSHeNP2y5ThXsnJaGLDFoeUfNzqY5sVu1Vc59HVxF+U99Bqngpri/XAXF0FZ4jPbA/jGzOmOH02dO8zaXoEH8b2Is57MU26NEvfZxYk74vh98GqStsVR/Z4k5ZlR6sWX69aUP3B/hSIDvaH2BrNUMEH+7Gw0CCiRAQi3uxMg2ic8tZu+MTW+hVEDvbzsfp4Py0XwBX7SS7mU0T/NmmuJME4K+0BIxuYvHuLjUWgMadacijdkkNJSw6lW3KoeUuOogEXCEeH4ZkhT71fxRzXTTvU78X4kFkFmxy2JQlEGi0KkQWFyOs+I5LWxww/JY1AqaNvuMa7ntycen+Mx8P9SqQxGdc1aJ44MY5qrQqbx/s1dvX30X7Grs07mN7PCMsctUYwaNRRXjbkMwWb1UBETSmj8D6W1W/62CKkjJTb2jtce3a4H8f0auuaZCW174ej7cD1+MCZhPqdVZmZOBtmTwQW9+xEYLN6C7q3zgAwbEVTFkSv33MdsZ+oZp85au8TIxsNdcgdbdGzWoA6fbT54EEdYkBxAL5czQmc+YJgkK+ZQbT840O/Qs15FzRWAijH8KYBOYThIsmwHvUt9GipVntqeNbgk4dn2ROWZrdKwT5awdWyKtCf3TpbhKJANpf3/JbWtq5F3VVsS1Fin5M3TTH7blo6/xPUMrs9LMn8bBGhiC0US2W4swWhoRO5YXl22+w3BK2u8pKzsPYD/doZBytHS+oEeemEJIDjKKFm0/qZlsk44i3gXMHChmp+drHBhz0KkA51sR+HvZpgWnbIFumQb8ceBYObJNj90sjsEkKgOt2lSrbwnhHXQH/EiCySl/+KkTDDq7hn3wuFB15buFi2ZE68cjbIeCyH8qRgaWE10ei5sgoHIKZOktK0sT1ei2txFbPBBI3Sq3pauKJ0emZWKeZzdVWgVdKupSefa0k919KaQ9eaaw7dQOHjnSSjwjNFnjHNWA5oxnJtlTeP0WeYT0uvgbGUFWP5kmYsmYhrN3KUsYSjXF+lOcorZ8MMcyyIi2muUlFc5EDEVfT3jVV6zsho5v8nloV9VTvN/CEXxGyCmLNUh2UmnzaArRAT6aLYar8V7QhlNxwD7hRUZ9LseqY/ljhm+lMSx0x/U4njOmD3lyTiXNNAnFETx3U9cVxLJo4+NWMINWNkG2aMG+km3EiacCPdhBvNm3AAk/gF4BOeGfIc1NP783p6v5GeMTI3mTFchdiZBsRixsg2mTEOJjP/mJr5wXkxY7iNuO1QuHw+kgf094HV6RmjLrSQlebJC80Zgk/D+IRzM++PjfIRyrv4TEPPI6HNgx/Ty4QiAxUgOABC3sqzoYPpw3mr6UPtoR4WpskzGjJPYmU+WQ/taA/Tehzbn9HnU/t5N9R+scyKA0eodbybmpH2zmpoU8XbqdrUDtJu+my+S/X+3XxqS7/HQl0x+bj2FyeVHtWfW7Y1avOOLg2LQT58JJA5c3QCGKQmT3PFZGs0yCbeZCs1yCdej09epJuAHQo5AGlQoOKxcwbYfS8lonXJzivNj8zUTWbTJVl6TFLB/FGW5cd2FxU5YY9YZlO7vUbD3i9x7oYvL/56tGh5NPdk8bujGsLNYzYiVOR3goDKNGHQL8XB9einTHEe4gqW2jUt08zEW6tBjtwsbyRHswcOrymdxzp92WHetOmXGagCOjIDucWD00XZM9hbzcHJ4pyeOrbOwKj07uZto/zdFrhu7m7ePMrebUE8HsT4+KqTESMWyVT2aGFfAkko/NrpIZPhY/Y0ft3miKFx9JZpFMbzKNLbXGx6hEWYYZJ9iJFk7SWSyMckwQfaYWY2D7SykotPvy3020rTbN70w7agXbYFFfrtoN9O1iSTGMxiC6O7IG2syDpBIsNhHgJJ2DX7NyLolB0yzzLMInx2yIrsmv2uoKLa5SJ42mWrZGULkWRqJQFAJJlaSMbhTD5hnTOVpc16Mix44DgHOM5+NLRVa2zpYJ+uLeiiLiwq5KAC4GwrWpToE9B8s3FeAyUN76GiQ01mPiSGZdvsD5oEzy5ukCypr0UUrbbu7y9moyFA0V2IFlHiReoLic0miXXJbQ0ll1BxnNgmaQrtdudmEw3ZRFAqZOcdFhGUuxR82xWo2gmEGngxzDqpPEYJ4VHhoJXKZHgTvhnANIAgUNLAWE1k1U4plT9LxbWyf4Amyg4qSvmhAOti/IHl08i1dvIpL3FBNV4sNV5cNV6yarzQsGFe/V8STj0bGOC9s4EIMzuZC2aI+d7kuDWjZhgcxzupU9QqcVomAIES/8GKuuVWlZuXQ8y/obNCdZZauIOLtW9erK0kJWgfNJac4WlLAe8fqChx60WVm5cjM963TRb/hNakP5MWm870Q+FNOtgNg9jkRLthLDbRdCOdht0wCGw/VRoyp7XkdoakJHulNRi4vAfWD4mgj2IDved+KV3ZpaSyS+nKLjWv7A3UMd41ZF6GZ4o8V7TwfVXXfqk/tQXjKTnss6UmWzBSb4dYSkA3WTJTekksp2np7EoifV/W63k3Eueifb6rkbStv99Qa3glwNlagPP+xz8+zNcuBPNz6crOJZWdS1d2rnllF3gnhUB9nndSyPO6hvlFXfu5tFx8K2BtwM7fFZWUnIC1QTx+PUHAeYWABrDSp96DvBhhQX9fYCx4PdjWek0pf1HEa8YNPs+tmdSIZG8yZ6i12gaVfjpOPx2lF4hsocATUFiEjtub1ALv/ZbYR0jdh6XJSotgQClmDXXLZqXVh3sw9EnS92yVT6wGQ8Nfg8Q49RLSWmP1QaWSj7tIIuXjLuGtmXuiFemuLaC5Rk0CieF2jK1VWKEal4F6nwOVQggVaY3VDDRWobvosEKfo/QmHMlirQ6F+BNrrF7qpRLWPgmlVd45YqVVJ1ZaFUqBL6W0mom0HyK5mUVfE9tCGd59WPvk8FZ1X4lJDjqEuHJzx2Zu7NonSUrPDLP+Y+2OG3lobKQ0CF3WQk3nNaO8UMcd3TP8FiU0ZI3qg/4iZfGHutN1mVqf1Yz0WbcKaxR0NhzwfY6sWlCxTo2t1GttKo8kb39dNwsnNIEphaK5e+NLtWYs6ALovl+hmcDjLyGi+x5quvctavJ1waiKD00bVBXZ87kcicaZUfGcGHVGEunVjugpEoprplIqNlllkpcxQsHLjSggw9t936d39wQW27Gga/KFOF3+9dEAF3dMyFOZ2rPDoceLS2MiLFBwJvooTmLnT607J0IsQTLRR3myTtJtYZIWIyVaypFwRolpuYNl3bGweCQsxbc8SPaxoPgW3+zYuZn145AlpBIKzX82XX//J8/82u4vrZ/cdN7O/+RXh3/m1frkpv/W/ukNn/vDn11P3l+7fuP7j/7wM/D+mzUPTcnez8D7wM6v9uz81GfhHd6z95mZo8/DG7zvbz/4x69xtsncp3p+68q/gneZ882vPd3zIrxtS//iNz76za/A+29vfzv9+3V4f+D9+Pc75KXpnwTiOpyJiRdoYWdTb22CQ32CwuxN7gfb3778Kz97bz30I/8ZSj1B6fyJJLYuIayXN3UNbHrf3wV/ux5LcO1/tR62TJA8aU8ksfU610R1kWeijurLqBcl17EiIQxosE7dOxkUaBmXXK4pxdpH6yfjlT6Uj5K1rq4pR2vYJJ4kM142ouIXQyA5LE0wTkov+IvYVz9GkQjnxjX5+eeFPMCtoLBXmIigYmyI9zsMvlZVDwvUP39RQ+KgbDYAB6qbLxBQOA0Nlwb0TxD6y5E/Qn95IomtE/JA2hHYE/TnpolyJog6YvRTLCG8wPAskEehv6DbBvR78ZiaBvI9pklKx40r1+uP8jCD/vNGFraPyPxv1X8DO9Wszx1ijvMoTN/fNbwvmCaYkNqctHqN1EUtdDP5roeZycBpvgDnCY0FYGjCYesnEyvO1cPcBBjMRFJSfRLK+i/EuIgT2Q2JoD9XDzMJIvhq34sA/guTfMs4g4KlMzEBZWr6cQmTzgSuIrwABSEKhzL297FGGKP7WMhay3WaUW1CNO9nuFisUbJNgcF7cawT+y+ENcJ3myykNQH/LOtsEx+kpioVHqCH4qHCn5UmR+BuByIkFGGoAfXQpAKwKwK9NmSfoJWf9/sOVG5hfGREqD2wCwZvgiVAdSBwTLwQB6R1A0O3CqDPVct9Ab3BjpBQqxbyPMb3KMwdxfTeST5di0jDF5Oex0p5JnGWhjypnavH+ZYyX/9xJJTZBa2QTUDTkbljOtnghsmYF9XDmypioT0SCb/GWpZR8y5DediW+RtmSHLOQ7xN4Z6OeB8xuPwkb9hAMz3HdyYKEoSel0INagI9xkIRUOdLFt8HzSxKy7+ToUqm9ri28Fw6OEz5UYqQ+ToACcZPqScIycgk6lFBlGWtyjkYqwXToKHvDaE4FpqTYe4FCEhUvkMFS9zZs/eGbr81Q5TZb13PYjLm1pJvcoKmG4fAxAFEQLzdR03MTW5ilvb+f7+eEPDCEfz7fXh/rncr/f86vD2/9zT9P7MeKqib2u/51bZ7fvXXX53cdH/nj+z9w82vEC+ciH4wnghFqGQi1ZF40y8vPd60gFARz0jxTEajikCSn+AiqKVpWHSpIvwgr+TbFLEW06TL937PbudKYqYXM0vUYKCGHHYWZS5dA5EgGnbBwADNJ0rCXy95Wjl4nxh16Vewy9dHL5u7Qic9qFx1HccIs5CvcixfpWIxamfbaR0Riujw9PL6yA3zs98mfkDx5izIgb5mZwSFBsQpceeEfMQdcFHU2lkNrQa+pbRPo712gb32eOOdxf5U9OXRJ5LorMHR0YbDzJvEpM6mtyKeS3+8ivNmGiWz7aE369kXQGBZ7GjSerCOD1sdEIeFIfO4oj59JIrj0MgNi5R3Ko5OH33CDUsUPQ1RfkbQeKnVzWHWaA/tmvkMAdVgCnP8+6Uza9jjJgktTm06SYpbT3vpj/VkKtll7GnCcwEbdfBMi6AVEwt5Ccxtku+I1UaephpIhG0f5j3aCgJR4O6wgzwdW6uI7OCdeBdoKs5+SxCmws5mHaUyowLM3UR05FEF5LgAK11AF7DvEXPoUDUXyauSMTmUdLJFzSDG+XSLu2VD+qomox4Uj76OmdSpTrlIVVeUriI2Tp3uQ6rsbmmlEuE/ea6KsFt5CV9XBXWUq2iT3brGIoXCXRyR+pSM3LBzdquMwwd/NHLDRbMPzm6nHIsNil4sDmznFeQ44baHWtFGlZQZpw9wV6aw1QpPHYfpTAwC102LsjL77tr62T8QQRthuFWjlk/AIOsMz/6IafAOb9QnYozV2WKXsrG1NEYfj8i87EqiYqjkm8FK99xDthbZlU4SFdCc5JGhmk4OvYL2Skdn8wGUoCCvUdAFFLRIrrk15h1VJKkw+iVA3iMVgHsA4J4EwJdphsOdJ5wG+CkAP8UlBBVFONEIeiTo8ggXZagotPL1o6ps0QCXPoWGLeT/d4Lg9u4QbWWEqHZ6aGeJPym0HPM4RSo+t9LXrfTRSj9pJU2eZaKAEmVsTTVye9DK7gZIoeQOBl6kgtJCJYRL4IiRcKlcgltSwEAxam0rWqtUGpbIpe8rClxbICiSqFZUffCoD63Yq3UnZzF3SLSVejVfCdqfj+ywJT1CkJcKVgV5skV3vkV3vsKdr+jOV9D5Stz5qL6Z9bEo0NqEYGkl2CQUqC2mICb1aPE1JzQwaAhM1D4NlyLgAt0PBtsPF0199rH0N+NJdVLmFYRKs+9Gt7gbAVsa8LfUeZ6g+RGTqev9N5vEUXufpedQdSTrRpoKRWN+74JsE+2iXDONIz79BtpDfQpeUEO9OMxmeMhXovFu0Xi3aLwjpST08agnevbUGWGLpOQtcm5Kn1CvUrapPZkilUhO6RYb3N5URYpvX6tr+hLTTgsf5Wn2RI3QH1aqMboZIY8bn9k9s7J0Gt2psEPTVSfStlMNHSpTJeEafpprtEtOmZW+zpjTBNk2n3ETgbbNZ9tMsG0g2DYmWKyjuvhGMK1IOnG9lCrJ8znWAzTfgADz7OLg12UCJNk+J9sj8ssr7acKgb2DkJQL2qODZV5fYlWVJxkBm9Q5cvnAi1xcJ+Oj4c9bwh1RJ8A4sckeoTmRXJJOI9l/ZjnkxhytMbJzFiLJbgcObhsXhySWHgv4+sUxWhtHFRAH4QpomCc3slQFOB8vMiTmr45AM42LHkpP6xtkgcOLx4zupkWMiGBI0zCJA9/GirBA31l8C422TIQY/4ORG4XUZeQ24SOQSblEU1OFCarIaCIQTdH9HimaEcfse1RrFEpMqT8M7xXLptXofqxIU9uFSnHkMd7pxUoyAYwd3QPNLGyAJbWvKcVCN5p+CIUfwWL3CJ89JttUcf8XzPtetZsuMxuN9/I2KfRNIqn63h3qar74Sjll9YR3CRySzo350rmxgHRuKOncWEA6N+ZI58bNpHPoW2wcVbeEEmhCb2n0/fq0+IVJfVtaGkpZhlptTCbbAK50/U3ULXWW+rqLuzenVjTevfkJqnBaxHdv5qpiR7parIptNqhiz9PVujVVbBEpVncpLxSrcS8nrVjdk9wPYMXq9uaqx1HjDqUVyQ41VyS7NdVjEWkL9ykvtIVxpSatF7w6+Wa94N7m6ovxFZtV6Ss2q5pfsbkl9UURKR6u1ddvVqnbMGn1wnuTb1YvvOufSgVPRFpzW3Q7V6uLLGn9uIeTb9aP29T87Dm+fpVu3KXmjbu1s2cRHRp/QF/N6ld3UNJHxR9Mvvmo+H3ND2njKyLpxp1r3rhbOqRVVzjG9RUOHKx+WF8j6VfXSNInqU8m33yS+nhyUPQXGRMbGySQzRi7QtFr1M4vr03bNVeZuAjNjZ+loX4ZQ52mh/kyrzXr0Tg0ayVAyay95BMIlAWP7eT8fDvQZ9bYSITJ9yc2kWuuMzY0LY3W97M9xGdme0wqtxcFQbfFpOWnZzxCn4uGxHXcghgnzzW+DjEkZoSqSVyFpzwkrsD9kj8k3oDHHzJOwq0vGzKOw+MOGXW4P9U+ZByFpzBkHIZ7nZIegsdYZ4zDro5ds9GcDDfH2Kua8xQ5dw0Z5wg+talFQ8Zr8DhDxjTcG21DxhmTe2ychnuqZch42VR9vqzKdFCmy2WK14QqdFqoToop7p2pT81Vx8dM1aYpk/NnkT+n2nTIhFy0zngSB861PGI8BTwQJtUJ0l0MnIjazCImX/LBnAbQ+4NErOcNZXPlggnN4POGOlw1a8uHjCsW2tI9ZLxhKbBdhvtpAtsleLwh4yLcz5aGjNct3dY6QlYOidMkTdSmu4fEyzbnFVO2yitO2ZxXnIT7d8UhcdxW3btgcfcK6ERRde9lS4FnShcvZiyVtm5z2hLSlhUoD9gq7ZhdY12FgxgbM9jM81x1y5Q1A9S9U5dNW2Z1CDbMVRo/TuPrNF1xmi6vg30DRp9ShxUrLbnGMrxOQylJ9CkliV5VgPR+QyjTN9MGa2XjfBcwrgyvNIw1Br7frrSxo2+liEf9XgZ0+h/sls3tRxpKhwEilj1rWJJytFBQMMwX2alAXOKlQKRbjKFn1MaWYegZRKh8jk90ymo0rlKzgHbzXZR5OgZXvzUYd3xQh6yNQ9Z6H4QCzD5zFEBrx4n2rMH7WVVsYFYthiVOd/rMrjCDk+qe0PB/RClL0DwtMzyTA1zt6CtP5sAwDoK9z5spvUpq1pvi6RLuR7CS2C3qT0D331LXVRrTWXyXQttOkcriULPSTBWsS7NgZcSanw7a1Vya+B7bJpq1Tei2edokEac3UvfuHrwFJYILBmsRPPpW+gpcRRf+SPzpZXuYSqngMWl4K4xG+AtCADEGnGGxUrjfSrJgq+c9mVJTYeVzQ2kOOLgybmlVFFxiCl1qgRTK7G1WumxxVBrAiKEtb4Epsc1My9OniTLD670aLxCz3neEru0f2rIb68/Msex2aQUrhyo9mfnG3Zx5xt1yiY6MhMmsHOfaqa2oEcHFdtcctvjGCt4yB2acHdYaR4nxNUObXfO+LLTdK9a4MLYycRqcPVK7SRkl4RoyShcmgxoI/Dh0MqIaUrbLTIDfmJPf5fyKGikx9G9uWkpCndfSDW3EjvtW2HFvhh22ypZgJ6uWLzRWGpCTjZGTxSWOCDk2H1A0IMfG6Srn+kgT5LgKOXaMHFsz1GboyXqTC6HHfmv02CnAxnX8/0DQW5SToOizQhl6Fmrx3WjoOaMMPTsLGXp2oK3KZjXIpw09c5g2tetoQ88Z8m1WRsN/11B6XAb5WLQAv8K68ndNkcHkOGVGhuGuiGF/EFcEXjJx1jdgnDKVWTpFCQPGpjDrf0zffBwwNvNFIaUNqK4YQCGQpZeMzK0zvh+6aeuMh2k1y5lEKnVdDKsKU1mcdcZfsvVeWh4IVaJOKDO+q6wB41JVFxem73+gaCj1qfAHikRFR++s+X62Vr8zSAGAjxWphb8bVYdv/+NKF9rst/y7rUfgU7izt+sETyUl6DJSJUxhb9VbBvNGBlh0aNT+HtPIcDSpUNuNmrm16oV6/umrWU8rmxzG28Sm2ifNp2EieDe0JxcbqVDW6UxlYB6PhQ4JJWW1X6psKbJiXdoAoczwPRhle9Bh24OwLbwbZuhY+QdMM+6TTb04ZzwJiSUhEO+nrH8y252vgcNTCxZi8Sn7nY5i8dmmqpBsmjPLEx36o0d9bGLTSgYC4iPtRCfBZsrkprLq2WDOM85uslnP4bcspHnuW6h8nr3PI9US7qBlaI3I1rH2gXuYo9Y+cySzj/VKpmkAZ3vVLdRs7S/05XVWDM36e2WWRkZ0pW+ulffoEjhbec80WHmfdwm8qZX35B2DIA9juSstX+a0VfJq6MG6jcc32YraEHypuSH4qCFsCD7TYAh+XkNuyRC8zEIsLsPxA19meYu7hSaiM1ja3SPYAOg64yC0eYpD5gG4hSFzDC4tlm9gN576SmvdbDNrO8Tex03Y+F1j0uIyi4VeHa62IX9K+2FD/jj8aZvxU6kAthl/0mxQ8snWrhPjgP0js8WKyZx3uNJQqydQq6ehVm8OtZOAzau0zDiugVQf4EuhJweCNpqM8myFZCBoj55eWMg0IBqoebAafGUYngw96b904NWwssAOa4cSzysL7LB2zNlh9W6ywdrhNUVJJzQWgDV4pkTq4llXdBlMyBZaGbGdTPKY1N5gEXwiCjIQ1C07ZGUyqCi925LswgWyojrYqiKoJ7JMi0thMFvJirBFmd/CxweZ4bDAt9zx15c9CMhwAP76NVt2y0WogxA9RYjGKP0xmeerKrzXDZt9PKN+NMjLLuhHVdGNwuZiBgfaW4qOLEHPIOiUPewuZjxQFCbCxcES2RksBW+mkIeL0Hn6xJYi1HkK24pUYG10GPfXPWpZnjWFh+VidUVrCbeeAMhfSymaFgBUJ+b7HiXKUvQSdTFLJ16qvpDYbJJYl7y4oeROVBwnzuMqWNcDxcLcbKIhmwg6PblUdsolcjF6tqsZGIk0+q1zAn+n+e8U/z0t6vW67Dp97EVZOXZ2DlsK8l4tQ1N4WxVW1vrMUzzIPDXITiWD7NQAhlheJ0kNsYI374Zaco/+ZYy2mW4a9fCMUzmnNbM6o8fhKTCr2kWhd5zAU6wLIOQ870oxezojFHs6rdnSy3DbqVCYGyZudg1ubsicgXuwbci8KhQDOk0M6A3tnyL/JfjbFO85A95zJRXwMgIuo2ibgHSfCUAynO4zzwsN5mZsaTrNlqYTiE2n2dJ0c7Z0DlD4xdYh8zUNjmnFls4NBF0RW3oNLCpmSwn7mTd2wwqUZTkE3GjTH9wz+sSX699dfyx1uJJSma6GHRMh01A97IY++zz+QAVSEqmSBDvjDQ02zKc4DDMJzRiZ3RRq1kN6xdBKpF5QEnkw207kLOnvEtlNf5fKRfQ3BPk1tebWWbODHgIWLpnqYRqqq6XLaHRslerWaS/8TY1lREwnvE2Gsw8r1hMuh79J8mU0qB+WvfjbxK7GNnkbDfOtcjn+Nouf3UaNar0luxu9yqxGp2yVnGWe3Q2doFX2hBlifzBUbQ+HPduKvESI7G60Ut7FUINmhpFnHa0OGezAJWr+qMhFTxDW5BNPE4Po3vH008q2RisvyYjzaNsaXEor29boZNsanayI4kW2NWwif21bIyO9E6/QsFBsQ4KHKN4Bc0Fd1UiwOZ8eC+eTsXA+PRbONx8Lr2MITEEcg+cCnpfRvOKSHhznmVeMx7wCPOJZxSL2Kg7xlGIQT0KxAUcS2ab7l2Oab5zSfONkxDeOa15xkXjFUe2/QP5D8Ldr+1RgE/VUwOsIOIwANkXchENcTkPlcgKVy2moXG4OlSvo+xUSXN7QQLisOMSVgSATcYg3BpSFzLfmEItS/AHDv4JJpB4uorHtzB/+3Wr4dyNJByfJQs+Xuur3bzQCT9W1QdVVwVQjKU+3rOyshgGVnIXuMOap7h1VZjGGlAjsC1fIFVJSqj6iUgpYSwEdcgWlWsGpVsi+CdDvxDEqLZigEioTxybPBkSz8ykQV/gy1aAnOVC3J3iWEzpxl8LC1TQWriZYuJrGwtXmWLjG8xgMkPA81kOisabNGxotV5k2czj8UrT0QSUXb1FTGlRturDnncXe/FpFu4OKdlcr2u0jpwfb90zCUpHo44oIrw/gDIW9MwM408pGp343QH0fSL6v4Xu7QlSKFolxNFEFojyBz2Y1RZDDpm9undGlLGe2k+NjW1wZ0MSCYdpsMF58pb3VpoUY78PrhRnrKUcayiMO32bE0Z7FWspsdCpQNiuUKScjzCmdWf+ZbqxfI6+beJVKLfTM+7GjSTOk0iKdMrW2Xd0MPKV+6/94N7SBeRnj1MZMHeASctQjbE7tqoXAJlMOK9YPGNO05L8/LFZD8F6viYp0ifUGqzBVEetafot1pEVYZvW60IcS3M5q4Cf6D7hvY6k3l/w5ehlxwNw1Q1mtGfwF1gzlOWsG/2ZaGeWFkM/rHJnD0xm8h+DPVTd6K+wAI2PmgmsllBy2JuYoPIJT0Mb6jUE7LZVJeqjIVrXEaD0ddEBTcL5yKk2YXjMt1KBL4fuqpbZYibuRVMH6bRIvERRo/VIIuiMLFrnIgkVR5rBYgVbiIpijqPJSpUtrF8/g4gfoocrLllRwgbhRHnYStAULmi/juG62YMIHaOngkswp6xW8EVREtQXAwIdjBD1ERgFL+vhaouCzVMGHGC++AjhGEJKgzYYvgpxsxWEQK/hXIZO1oju2rPBqaBlJVnB7We84hzVRb3CbXBYsL2DGl7mHixllGwPnA1XYMm/Fmqj6LlorLZI5bY2iV61VbuPeymXqazn00KEE13p/kUGnE9+mVig68XL1hcRmk8S65N6Gkpeh4jhxDmui1gdo1TYnm2jIJoJlhXzTxQcJa8ABqyEHK0jWSr76mC4JDrtoOYs36GiyKQFTnSTndcXJbpN9BHfGa28quAsLyyo/ZCWre16S4tRngpWgt2ZL8mAZH4w5swVTh1lR3HK1Sk9ZsItlxFUUVRdqUyzHxlywCUxgeFpBYiXx4pVKHQxr/THcsF5GnnHwtzEkHd44ihMSrY6+LNKd7gQpArYPKJlc5X9EZ39Ka2FTbiPK/ZTO/Eg6LwTHRkg1AIgKnQ+K/Ow3hVxBorSG9DLJIX0UooFMuIAQ0Qy0Mg/pki9YL+e9aUcCRhvSIJo2FgCR0tLEloFnD1JC2QifQRqgjtYHnQudPCt0qqzQSU9Dxtf5jHQ+Za5ufu+Xoa+3zW4jUJUkf3TRRxfAWNAXbMAQ8oohdNHojwKXqkBJQGUu0am4RANf8NQ7cDQBqtvudezw0RfbGlhKAleP9LH+7zhGdQQyxA6C/u6Zz7EbeKVIeGUl4pOGVNxyUcQFDWWTsGazqm8Z1elJ22JV7GcbOeA23giew8aK89hYXrOxQjRcH2Bb/rDeWMIYZEbmKEaGszQqN6sYWfFdzDciRlZQDMZTfCMfWeNJGJmRYjKeYis6cWSDJ8XI0ol1yYWGkvMpRmbEjCw/N5toyCZw8wvTB+YdsKaFQOml5BotyygB5wolqF3RAXwVKcnbwXk/obLqWFNamz71zNYPf/22e9/J0f9S23PDjlAOktBhSELUcFWG029BqOq3DvLfcVO3EFn3IflpGNh0+syXTWTvM0k8K0biWUtTLo2KtG03bfwOImcxLXI6JDnijOnP8GQiS5p8583YhRuZtKhvD3F3iS+DseJ5iYUyAItCoI3O+r+hJS01G8/+d+xnt4cW34jgxIRdg29AqaSwuPFtnN8kuZWjc3NOFcIv1dqKbdlgW760iW35xLYgWdlNGIHAQ7B4xmD+jMCMrTB/OmBGx3oUPkxvMaOzNaOzmdG1gNERPJjRFaDDQoyuAEZna0ZXYEZnsSsJTX5gSz9mdCqrobP6rNivGF2BGZ3KZ6Tz8bNjTfpngLeZxNvwRhR/lOij5PFF0BxKARhRWQ6K5iheBfjeO4zvRX1FPc1FPEWpqfit0vB+MeuASEy2i8PLjmmxKyxh2cGkUo5IxefLBkwz38JVPEMhm4M5qKwRG7ZGqG1j1LYRanFA0NYUtQajttQUtVOARDPc0kTfBuRWcIuJJ/o2jdw2Rm77e3lTXaiJnmhVTfQlnujbNH5LaqJXnjEsdHBvoRJjWOV/RGd/inJjom/TWC7xRK/cR9J5F8JyBxBbJsSWCXT80UIfLZ4edyIGZo6+DADUYk38KJiDQM3/YODdvgB0N6SBi5GzIHClBs4gJZSNkB3UsJELwNXQWX1y0zD1dT7jVmBqAow+gZGvLeDDog+87wHbGIoN5dMDKE/sHdAMTQ6XKlxyel9dpDTsDSoUhnpb+LYX7o+lRh2FK94YsuE+e1CFD3J6KypluwrdrsqWaOcM+CHbGiLHo4Vt2FYNRZThEZXhEW5kHDomVPCYUDdxovC6Dq8LVS10GXUFIC9y0mU/pRI/xU2PQ8d1GeNzyp7S4Rh/mPdoLvmKJax9ALKyTyeU5QKL71q57A6G2Sa3Jl1iGfHCNL4cifSGzifDZik439zSVP/QN5vGiDv7HWokW81DOdthiIHvPuaatCNLw6p5OzbofI+EzVJwvoXbodsgdRvGhS5sSnyPrRiLctbF/0I7Br0/zVjOaMuItZ8EE1ddLo8eLYXOId7HzNUM/QwtpDDRb/lhkZ/5xjUoNmYzOUnya2mSDZXDqsbkxA71pjbS+iptSz1shW8tJWiVrZMTIWWAlcQWnQ8mfSbCNr0z4m+YnKwjoi9sl+2TE/AOhhVZmZwghkgFRFs001S5PUEjq6OODf8ke9BVazAuAsG5hYrCJdXJcNHEJEmGPnnpu30y7J6g6oizUBOqeh1kk2iljFahdzQoi7KTlg3F2JAytXCyfgzWTYqPQiXzpi/1KGNLpSO09KgqA0AwMEmwquMnXEwS0uIjsmcHq0EKWIWDFINuG7g4OIGWL5pQtpKKgJ9sq4f2sZSZnlL9bLjkJsYF8W47XvqbQKe7J2RDZpsyL104c1NSaGUDTtD8mazXXzwbygXzCyn1K0RL2c3LJexmpTxBy4ClJ0iaXXKCKY4VdprUxhZWlAxbUDKsp2TYvLJXl4vt1cWm74+YMMW/PzOKbdeafsqLTVI7x+pnQ+9mVidhUgOJCjdJRBPxsdA5GxZvCreSfk8JG8CQWFtT7/zBAAoe3CRQtMoCu77eTS/J4gmSmgp4tck7wXDIKdDMKzC1o9yqQNOiQOMr0JQVaEoKNHmA5oWMvu51IX3d6wAanlz3mqs+E7+aM5B+NWeg+as5t6Q+IyJVFn3dC5osfnK9ixVZUte9WI9FX/c6lW7cqaRxp9KNO9W8cbd2XC6io2193Qsn27julT7YXp1887l2b/Pzuahx59ONO9+8cbd2Piei8zN93QvHZ7julT49uzf55sOzu5of0ESNu5pu3NXmjbulAxp1aWlKX1rCmYq+9oUzlQ3JTSo+U3k4+eYzlU3eF3GfonZjOYnPNZfNlbeEuF2B8xeCTA+OaIxaBscvRu0LfPXIwIkQ7j/gRGiTNDZ+kghZ4jJT05sVGBxsOlJdsJBQrRwyT65qlrrWissnbfqqkr4iYcRXJAwvy8sm/5FE+fZnl7nuKB6YzEKFboQtyFzIxGczrNAP/p5dWPspfS+CHwtmfWaXphHjgTC7VSndNjHgj3egc5EB/1yDAf8c4TL31gb81VHntf4gMuaPw4lzhjob6uNTwFyVGLlNoj32HgaM7dik6zMfho0OPGTr6xep0pdFj6+Om3Z8dappx1c3bdop3B0cW0w4gadOnil9q/Blfavw+Gps0lyx9Rm1gwXBZVxxJZ53Di5NEq/BpVlimlwc8h3IkOsOmWNwcRfmBhIQazrPCWiEryZgaP9J8l9FfPE+8yK7rKJyCd7SOuMCkgV65OO64nUE6PuLpxAwY2PawUaQrTaW4uNqmLE5iR1kKMr6B4Senjx9thzzd52sIa/f/C2mCLj8FlOu4S2mecBt9hZT9Czc+VXALQnTu2BKG1qNnn6XqawqPp3G6ukEq6fTWD3dHKvTwN23oGgEzzdo5L6msXpOY/X0aqZAha4zgCjuEr4cQVLwjTDG9WFG0zrjoMb1DUuh8rql0Pcaoe+URuUZ8h+Hn6a+0+yqzp4DmqYQkFMB0wg4yRh+hab1+8yxBPEHmJhqvA7jt5koejyJPmQvgMHr1lwMantHCvufEapvA8ZB3gkUag8QBjv6retQUSF3RgRtapMmyGv5YvrUtNZCYNucQNnWon6ngE8D82yiLPsQ8MlHwMqWPXStONRTx4IlZbO+HLGZ+Dj1hzYE7TIb5K30w95cVV56aGdeFljrmDco87GxowkW0lk21N8kmpOA29n4XERn43MRnS8Gnbhw0HEk7JSVI2EXicadO6thJ8F5uyw2vhdRXPi9CEvCFHvnMdWIjsiH9yI69XsG6sHhuJeUoeVY/DWJz0ercWsp3sbqpZJKQcuGaliZgNmHJLguO9Wap/NsUMSuRSctN9qj6On6kbjH+NhRJeCy4mOen1DwZDtli1AMzjZuDpMAqGRD2E4mUvkJHEERCV80FUI9IHQRNDcTrHdjh9+DYS4PxlbbaDUjc/0037VOhD28jbwyWIyBTes0NsnMV1UijVvp7gqJfvFKL95nLmAi3/Vgkc17iF20zslu4ZkHunu8H4sAWxGSn3oIY2Z90CGzocsswJU4yu4mkiuRuwi/iihro3uCcoq8XJSGPUt+Pj4H8hLYwVRU5kVHDbpfWBVi34O/WxXV3QKVdYHKKqCy9oTKur5nKuvCowDHqJRO0IP2gcq6YipLYNFJzV8suybDroZj/9hoJS0IqS896IAuKo7amZDizPp0JirV4wfjO2XHDoLkbl61a0h2HokJdkZZzK2kDejiBHNtM7t8nfiZDKkx7c1//pnZ1e3CgrwOB+YVCcQgd+jtVusTTOzfR8hpT1u57QI73QBDVzC72F4oM8tJASs2cHt9NOhMvO2F9pR13EraOm57ysArSuN90M656ifpKlIWTdoLfspiTHsaT8WWQqs3L2dklYnbnvpqyOkXWrxU2xviylQjH8vxkW4Hsy1+ZUh20qDNBTjlsx9Ql744RKr9VDClgxmceeImEoD7WaEZVq5Qjo6aMHVPWSqV0FxrgYlxau7EWIqW6amahK5JBcXpuwvFSAWBqPJFHvxh1wRhmwYjGxomX/0YXtsAlfxvQc31EG+DtLOTNjTcnvIiuqJskqYTzyU5PqDuG25iF7PyAsGqfYLGCl6LWRwPExoOg2pU9AXtnuxK2QaGLga/344auybq4HwEXLYQ3MnZNyLL3GGUIkCe2Rs5EKipqxkL6sDPZNg5qZjR/J9/diyoQ7GgjgVZEEkk81iQVMDuIthgQl2AtTRyEfR+YVLvVKT+vwXU6iFLaeykSb0z5UW0JvV0Yib1jjmknl2Q1DsVqXc2krqvoJ/FZY+5pN7EvnlH2r45EMZCJoZCZzIUOvRQ6NSMEubWdNfGntgwGZd2jGSNRK5T3A2L+XOG0iu5zMoD4H/n9L09Vv47iWeB8lv4it15nfSiMawlRZUtV40Me8R3AVVTolLHVaLoim4Du23kxUaqBDBqrmxOxlti6kK2YINU7Wy2YoNabW62YbsZXg/7nGXs/hawD5za55xXfmqf01f7nGW1z1lS+5yFoejFxmifk1p0IYPjqH/+L+eeTLfkZNKSk+mWnGzekik04HdoYX0KntdoYf2yNiV0Wjft5D/Ky7kvJw+9nLrpy7l6fX06eu8lq76nGl7OvWxaWbzlt1+ZjVSmVPhNOcPvJ5rL4AEQnBDMPR5Ib5XptzCxaMMmFcZ6EU5WXZ/BDe5epSFsgwuX4zcVcasGa6kMHuUte8nNvsiGBz//B1Wq5DGKSVlI/LC3n+EXFoupBOV0gmLjE4w+DkL8aBTQN3tp4XM2bGGvK32ckbSc4H5n2E6gon9P0X9e0X9O0X82RqgdPVRts53ESJn816Hgwyau9ZPeV9O7OVdXx48MXV2demTo6uqmjwxd490cGoEzevPm6mpPwd3lzQQ8aDRAqQKlTr86IvTr6TqvJ3VeT9d5vXmdY7wlvnjIvMHWxshzQG8/H9Tbz9fT73nr11p/TlvB0bZ7mr5zlIufjzowEBP1Df2stzaqdXCg8bmisQH9aFSOHxdK3vJObRa46tmjMAmrnw3z98EWS7LF4E7wTTh+BpEHHGwLefrd1782+Z48nxikQXc+Ad35NOjONwfd64DYm61D5gWNrvOrmVu9vhoDqo+Co5enLqZruZjUcjFdy8XmtVxG4eNLhsxLbOWPPG/oLb4rutqLQNDN3ppqepWoK0FqUSF1XD/S3sCQ3kgeZr2kcQdO5CacaIVC3ZXoRdYu9X2ZX2T1XnH0sdjl9LHYZ2jhX0+OxeZubEfnJ8fTVhCPN7eCeGsb2yLajNbHYie1FcT0fnNPYi7vVMoK4txpJGrcybRFupPNLdLd2jQiIs6vj8VOaSuIaR6/mo0EJDy+t/nmcdS402nInW4OuVvaPFYtwt6vPhbD1i+OxdI7vvcmjeUN37ua86WocdfTjbvevHG3xpdExF70cdgNbQUxzV4eTr6ZvWxqPiajxl1MN+5i88bd0phUZ3Z1fWaHcaStIWIcwRpieuDA6Fx64LzPe96ea1/wjeW1upWyLxgPon8S+4LtOLSrLGhf8H/JWGAHyu6cYyxQIIEyz9eF+EUcby9siG9KzDPEx7YGLy/RtgZdbWvwWmRrsKxtDdJ0xrYGE6OBbx8yD7MRv6VD5iFLwW3c0oB7Hh4aNwc5BYHugNVgZ7Abza3Gdga5P+O6ePOCtmk4poz29SDtYgXWN3Tay6YyxHd4riG++Ub25hriazxInW+IT5Uj43JkcsZ62TLt+NHsuaZ9G8wHS/MmNoMhW8OQCKtIjo1NQxuWnfvVRrejjmvDrNoky6nUNeMBxECnfvOeIm4x1JbQQo7PP+MnQaDvg61ymLTJw2ZO7iG2QyAewnzEZmQc/3G2d8ZmrKCyBVNf1HXTVxeuIEPbw5Q7Lt1uVroXl+69dekmSs9z6anOYw0duroem2+nWi8dIAnaYatpDIL4Gkj0TqHk17AzqDOnduq4TkcvWbP8ZgjqLKyhOtmSmuHxpQ99CJ5VyulujY01xhIAFnm29xuOY43a+xz61fcbLxvxs/fKDp1PzRgdDh2Z2abNhJCssq3YRIQIXRhvgxVyZUiejdh5tS5+xxtIK8JfunlGWLqTDi+/TOClLM0tOG5Rb+H5w6HJd+FbYN/JgEn5+a88tECxXSmJyqKMs7TpLC1NsrQhSxs5kXZ80CYL0gfCaDnfKlubPE/xg4a2JR8i/ttQaTZhcn7BtC1JWl1JO1OHpTAMC0721upLQQUwaGpKoEXpzC2gOGwvoDhssu0yVgSH4rCpFYdNVhyuvI/PmFpZ49bGZQV7kE1fUmeU4rDNisMt7Ercuw/Y2ppWHFZZDZ3Vh+VzrThs60cRbFYcTuVT1/UXUMZum91GsG9Rytjt9NEOHXkgkb48EmhNSgJznOWa8SCOo3eFGels2VOEHTp+Jxqb6224iYVnptoRgkPadoTgfXU0AqdvXvScGIxqDSgNWlxUUu9K5PQfmBuBWq0NPfNkkXcHtjYuxq+hXoxfT6WplWJ6VcQlAxvsvYjznhP2CBSCAXljmJhyyA8Y6eM2y8BDaFno+alIPG+jw/G0FJ4oM+OstJah3G6cGk9e5WRusj754qa3878/fhUvQ1KKPIJ3eP+u5Hv8hFn6N0OLVGjPZEbwnoTaEMgo9Zm78NZYnzmobjivVjec+9SL7U8SGMn5cMDr98fV0fcjyorGw0GJ+nQvhm3Z/yJugvFrWiY0v/1f4DNQWQI7aZElNo2D/YFWim9hHuYD1C2IJxLYBnUIzoFbyK11vZQb5+Mg9bjW/7V+EifEZbV7sCmscDlhmUFII62OJ8OVkjxAGXQg2b1hp0yloMGvIrtkZxJI82jYOhEskhWEdcvuOnzZsHsiqGKnPVVlW1xlUG0on3KrcqholTnoSJ2PU6dw1nDsi2HPTWZWSteTfnEtCojfXOOAG2a4GIM7XCIXbwnLHKj+UgBbNMAmzVK0xw9kchF7/WQQYOdPdT0MelR/lwW9yYHZbYl3uYXTUDzN3vJgNVghF4d94C2LqSN9r0zKYCJYKVuDVbI76Jc9hNfeoFvKYLVcGgzQyGubczlvgBq0GleDg17K1SP7KfUqytVG1LOCjQzK5SAdkAZataoe3iZX8lFrGbfYbpdlTA1lNKGNSgippGVU3yqqr192Ub0dVG8PoaGXMHNbsFzeTlRFiCvjWhvntolAbk/wNyAj1K2eV16qHNwATICCRd+qpofO6ynbSrl8Qq46Fq6KA/mUPMmQ8j5RDWjt1yu7Ze+E7KdBv1RW6/B302dyfNE/ER11XKCxsHpyglrYQ5NUj8ok5aI6/K0TEnH9cnlwG7U+pNYvK2TSDSfgroiBm9ruNzWVNvbjtu+xH8tkP1OTXDYxWacmhvQNMpMhvvvlCuwAFmVfbf3TyjIsjVLZDw7g0ZCUq+BbLJfwfMFsw3iQSFyWdtHCbNogjm+wXS+oXG+nUQsOc1Qbm+TnvvAaLsSXMj95R2MYKb4kEFiATTAIRytkhq/O4+3mskwnIRGj3xqziSQz2EfulCvkCgQwh5Ld7GAwdasI4lzjtoqA228dtKOogzYmF47KIqYriui6GxpWHHHYrplBs3eQ3hYM0kgZpAxlxcfC21mIuUPeod7FopC2VIgSLOKHSV6N3PAOXMS9U96p7/IPyrfJ21ksUmGyLfWhLwhylrjY4G3UhPu20kgrw65yWbYVecp7zdDXHNX+0golXRJvOxZSx7AV3qk2oCpq424Qc+wgpte36T+YYxPm/uLd2IjS3z0bCCnmK/WI379aj28fXH+1HrYm1Neaor4Xo+OmVydTO8Pa27thMkyuNvRseLy6UDF3W338ymTaUAh+HhLmqDIC7RMp0mRFc/M2ddvPCE31TJLF87KJiYWNS4eGVEGGCsLmNEodNTETJ5ZZpah/MbRvttKy07OBiI1g8VxAy0eaCTIpQ564gpRRKMHYEHtfOUZkmPTna6Zjjop9Nps5sfZF1q94I8TkExD9XmieDdTOtqsTI765kZcWJAIIyXxX5SAPDsE3UngYFMCZC0TZNtIDUiXoHVm8gmcghWWQHYkJRQIPSeb4aJW44QQj1yX+bqOhbAHIZabzdhqwJb62jeS4v4VpFCQbGapgMdHil51oWkACX93zSiUwlFoF7kaiaEvaW6qhXfs6+o03VQmleIGbb+ybsF11f9FSlop5DZVXtIwNbe8Xi3mAL8MgZNsx9Nu+LzH7y+gY2aItidESd2/oQHi1QEDEeXaR6OcSPxNsMZJNsgoCdI5trVIOCydYfFfFQmnGFsiR0GqzWOx1VIgzHHockmEz6mGBPrRNFFepDuY1RIkjuhGVhj6byecFE7FCBHrDtKpiI4cyH1kq4/VRu3qSMANsVKJsHVQW5fA4By6fhvpBvbATj2NBlOdX6zpkuzYy0zVbuOO/3zjyiU/96frI5aJxqZIRG+LaH1DLrWplXCsjaR0IWqSKq0RJuqXHSRoq58f6OqLKu/mFRlS+SEZV4RXhgeThU3X23zX7HV46RncMOXd57s9s4eQTp974D8e+sD5yVQcKtd77jG9s/MqrkRvizh/HfO3In373zNKX1kcuQUHHfPWvCi1n3px6NXIJbjrmm/9+65/8yq/8+vrIDbujmP9cPvml39z8yquRG/ZEMc91/viW3336zPrIDRdHMT/+y9nx3q1ffzVywyVRzNDDP88P1UZuuDSK+fN382u2r0ZuKHUMlGVllaB6K+BikEsNCqk7LnU3pe6U1F2QusFSN0/qxshU1ThQbDJXtswWIgWAyKVOFiL9l8gNl+I5SX5yk9eJeAuTVolEdXhu87t43lE1efZBgt57qM9bSLzie9U91Lr3UEu+I2a3UTL++Z7IpKc5mcgFySRYkEzCBclk2YJk0rsgmdy2IJksX5BMVixIJn0xrvC4owL8X62P3HAloF4GLNVNdgX5B5PPLiKnrclnp/rkfYElEuhbBPR1qSu1cBh9HYTV7+Lx2Bh93VRGO6GvU6Gvk2p5D8Ux+rR+2k3ItidFdlIjQmqwSw1kqUEqNQClBpfUwJFpUEjd8e6ka2hzquOLGjte1R0vw3o9z4E59cynmuFyasMKuyEFmrEg9Wa37WYr6niKL+PJTDLTfy6HmX7Egs3pfc5I+vJLowYUTKgnITTxmEE2WTTk+BkKHPbRBGRKbPCJ4RBbkGGBFxLFJC/rzNfEnsDFo4zR7EKJJikne/AMOAdMpPLtkKkyZL6qzMLHbwG+mqyE8tU69jazNG9zn3NH4mIoNvE+wQZhm70qGZYD38JS3FDbqKGrhQqSScp4TtEwmONQ7L1bqR9ZyL40XReN6FlUK6VL1hLDMruhngpv1dsysHcZe5+o1nl6tOupp9dBk207q2Hx5lsCxblbAsWGLQF170kWSRg01TslPqRuHwJ3Wf+B1B1UUld3E2+xAd3SpuGZfSW0JsJESSulr/VENeyoQ1hKIN8uKXHypra0Uonjj5n1JHpbhEAIfxH8QQt1dediMyt82SiaSD1OhzVgdlcqrdKVx1uWyr5OAmAqoF22xN8w/FgUhazHl5RblR1I15MdgVVwQUVEyNCPx3ua2DOkBqTtcLXDhoF1s/vHVhorZkIZwAlf9JZWhBFblrS22soNuGuckxVZjLT0tm+QuYljoTU5UZcV3CEO2iD5RRSKF+mxQ9gGg5OvhMWJ0G5mFPeJ6mQcwTgppgdZaowRToppnADMOVqjY+MzQkQK7EkDbJlOilMQvsi9ACATVvR8h2ORpNwBNZn9Aobv6/ldYa4XRob6htXbNdL0J8S8e3p4RijM05pzi3pqyAibCQIFYom0/PAkPGN43ipfOzMKeyvgO7U6ScdFrInytYNia1HohFNZ7alnOcf1/XGOaVrilFSO85TD1AkvFLRnusA5Xk5yXC7Q2gY5chtfg/ifXQPDqzlo0Y3DxBZWzc8jAIeGtMiojZtb+ZgDxc342nPZ53JnnovLHWshkV215HXKEXVyvBL1tsI5TiU56pXhxnacRLU+G4hV7agjoMxWYgVuo7XgTQdEHu0dMk/nKGt0nLd+jTXFL8KvM04i3Fhj1fX3Yf09nko/Q+kP5hLziX1hqz/Jpr1U2dMcx5bue3Ha/oDWnOit9T9U5BcpxP2s54HYDvrseKiKq5G1aTwl4x8TKHQ6hyeUcjjrrbm7WYnRrOXZzHSeRk2+1gHTT/wSkknJrjvD/nHYGLvBu/dlFURfkU7np8XmsMhNvGIN63I/LdQJcg4HpNO8C54N+VgFJzgCZ3UlnNWZOMkp4ayuHVf2mrRTwNZ3FiReO20+ORyaBDNjrTrkHZT81RcfpeMLBhba1VlyO/bJh3AEgggc0ot7+EQdn4f163fj+vug/h7T38/GL+7h68Pq6xH1BW2AaWO4NmbeY/D7dSn/aTYVB28znSF1ws+P7mG+4UP3r4lhBbwIbLi+Vlt6f2hSNIzY0CTXRhzQ48tZxCPagzZ+MCOHm/Uns8wEavZuGKXCGUuYZ2yczCKQyr8YoUqqiLoznISCdCuavK5YzYlr9buK2ZsQF9Bu+r/ISLtiBRWaG+ZZ+2ojChPK2gGszAWmojO2gPQ0jeOcOvXgVlNhX8EIq7BpswpIR6gta6qgF6ZD+0wZdOAWCgipE4QkQEidIKQ2JqS5bYphV4Ft6CzsrzFrZvLCK3AdQ6ZfEzwKgKGl6uWjNvUSmOD9KsxpVNzlrGrJhSytl8m9mCUJOkecETWe4BrPZ1Urz2RJ5ib3tWwIo3RHdRLVcr4XZyj/fKNXFRWsjV5VcJmtqgYIMN1D3osuDhJytTFnOFgCtGaGg6XMiajh0mqcByTX+C5YWZSSe46ZIQh4TghCpMDoDjl6FKf7Og3kRMnJ2F6m1EP5IX5X5mVzcxjGQx9cGWMUD9q8bEY0x0bjBYOTgVkT+q21kyJQaq6aM+QjzhDEnCEAQvNzc2AzKStDWADUXAG72moEqXoLjkd0gGd5WJW8jd+NUrQIO1Jqd8fkc4tlJBPgVqPkT+zHdeJ7GXz6LmSb3lFnQLZrlScMQz7Q5SL9xiK7UEQ5KXLR3CLbdZHxcO1R4zIalWpoT+c0ZFs0awwJEx6D4pdA5AeJGJamhuC/Ft1q3qhnaNoAXvrMQw6NtVy/dT0Di6SaAxADl0vjuhbLJfGzXYsByiX0hzDPsyCafcGVS32e/a67wzq7kjheEDVTLuOBiyjT/7Loxlefed3F37Es6j7Mf1lKMP0XBV/NZA7KAacQQNz6oq3c0+TK3ErLD3vvMy/oj67wtvtwKzone1kD9XV4b2MvHvnkgl4SbEqWijini7qic49nUdblJPsb8C47i9DpJPQ1Tk5td7jtSk3sl8GKcjiNXA7HCJftCM11xt/a0QOOyyKI+L8iktPkWD6sTwbLcLaznEubitt4PWnCTNKEa3hmMjWupkQjZc8dURg+/6CDypgzqDCb66qJMxDxStnNS8eKkiznviGp+FbYVttP7IN4F79L17aNJzqVlqSKitQZd0PoggRWYeUbu8U0eEjJit/KrMzTj6ZieOT1wcJkTxHScJmk4TzO5feZIza52VF3hF91g1WLTK/RxGoFS8NOWhp2m0jDWSUNw3iXloadRBp2WRrOKUUlh+VhQycleVh5mNKdRB52WR7OR3nOp/JcKGgPS8ROIhG7LBF7UR5Iu1GeGV97WNp1EmnXZWm3EOV5PZWH5F3dnwrnOZXkIXmXpXvOc9hK9WdR1J9FnOfKCAv1ukeLWErOxFIyjcgMhPMLUMuBlHweAQU2fJGkmkYg9epMlOo0AvIwp5BKdQqBObZ6oFIdR4BLkjcCptkmfAaIQFOk6/8qptTMgHHdit7Ey9Rm7GH/10ShhPHUtxlH/Eq1gvPX+qKH7GiuItxA7eKAFTG9jMysNG+YaywOplHUgjPNGQs6OX3mlEXzP7mnLJrkyT1pqcPR41bQAbduBZ04QR2zgy58H7aCRXAPWepsdNyimZzc5y2axsk9aNE0Tu51k6Zxcq+ZwVKuD1ZVyb1qBhLuFZMvlwT8AOMStgOSkUtJRoJLY+QNuHIIbI6Bd8mmoZ69v1gkfk4zeiiXbCsW8GqEDHFmEl8yG3vXhmPElAKwCxSeDx0Z3l8sQW0NEhNsXNDc5vLbjvTl1p4lwlQvPX5LhL3YHqE/YhJP76lEtEJsEl9vODzAmybU79olwqLr/4IAyLIEscVKGarKDmyOUfOpuXlq7uDpTcxSJ9MqFl24zc8nRs9i3QKjZji6UY3EdLycqskP0x+1gZZTLispVRHRJZfXwy58umodzifoVKu9pZgl57nhcAXYbZGY+LJJKm4J8bagj5oGC9Xx8f5o0E+fqyl4AKoaaptvQDpyAG+7asEXsO3bxnfdF4Zt4S1gW3hr2HpYUSuWTIt02HR2ZR8Nlb4tVQLoYjmgjreC2xkEwduizUbyD+JK33BwBwdhPWw+WIW6wVPDiL1Txb7dmstaHemyuiNlMB7EEdcuWJFgpYP8K8m0GN4l+2GSgvsab4G+Q94BZ2gCxg8moz3OcI0chLNWBeM+63Kc2UKMAUUXZR7zSldqA/OVY+Hd1CXOLt+Gk+NJuUauTW0tToTr5LpJeTcBQaW6XaV6hxxqSHW3vHuyXpfLj8m76vSBRuOhXRPnhC7s5w/Jt/PJdE4WSC6j3y3VuEPyHVTiWnknJ9C9kWsmUlh6nIuT3sNF6BkOsL0NeXfQL71glRwIVmPTLV+zP8riIiBKn7uoak8r7uXR/ZDEVqo2uIeS0vK2CHgH97KFjALb0HgnHrJ4MLiPSsynMRYZTbkPFlNAietZeFfvCdGQuYuxDN875Ds16eZUgqh/DZiSd2kUEYIINJEtFjS+gPuhRVkgYi+qbS15L0kALn3fA0Ba30vRNFPIe+4vlhcqOt56XE9h67URkwiqLkFVrUwJ3iseKLpypX6tsVhJgaYtEvDVA55tStiHeu7qVzb99H/9P+t/87tT/6auOMGqOOQ+DulPsSV9D5AvIym+glfplu+AkRvCH/n7d1bxyp1sZSbATIn4n4vXPvWaA/3cUuzGufy2Ip6f8MiBoW7y8hBAobj2i0nwiIDBdCRi9eNtbAJ/ToKiZ84hA7wEEMdri14FdnFjNj+//CJOMopJMlMvrQkbOLYo2oWMF0VxYr5YX1H8RaG0osZ+kQd510TYjyv7COnj6E6pYpZP4L69yrJ8gjhHRaoEXROTE0egHJWmG6RGkkKSBKqO+aBQiJvIPpiSAslETcOHw68LUYGeYseqGVy6o5RKmSap4boDqdBoUE+5O7G0KzxMmGqTeeyT5lkdnlaQNNh4a41ZIw1kh1kjG7PZAlNRUEVwWBVBw4bLh4ZldAgEEEXLSQImTVvxjOUEwGJEMbKwK3RRURsM5xAlbdmzuWinxkZnVAOsMfHBmHJVt6hpKtDRgZ2bixUlfJ0xyW0nkQ1uZQivf2awbzIFtxMvf2qyKilB293Cx1nUlJJqSgk6GxyC62/cTDTO1A0zpZYuIZlzI5WIyYbeMrVT5vAcoQ8i39j/x967gFl1XWeC53Xfr1O33nXrsc+hKKooqCqwVDyMBVdBqPSwhG0lURKnjQzo0xT+vpFtxaNYRBAbO6RH0yETegIOE27doiPSg9LM14pFd1CEM0yG6aYztFtJkwmZ4IRkyDQZV9JKmsmokln/Wvs8btUphJ1kXl8L3Trn7HPOPvux9t5r773W/1vCsMwq2IvwhRi1XhKF6WXRnw6KOnXYFPXqmCnq1nFT1K8Tpqhjp0xRzxqmqGtnwVUBNc8UtY5mbvyNN01R+y6YogYyHFYK4PjgmlIxPZOSHeiZrmojNTNUL9vGLNJuXOrkw6bYc1qtmlOr5/2ee9ky9bTaMvW02jL1vG/5RVlgKMKSKSNjRkZ6yQzT6RmPU4nnEvD4x+DycGjWyzBndyKzipjhkjYdKNic00iXfjOFkJ4on72k/ZMyrfqmrcs4ghgRx34SJhwHSJhSos2eTYk2eyYl2mwjJdrsqZRosydSrJbbLs0OUkjFjZCZmhJCVyG3NbvWp+jWI4VegzfKMNGFTRCbsJxlt45OI1zRhj36+2yPnvj8P+XnfyOXs9hJGRvCzsEM5p2vQlCnPAeHUS9FE9xRqLIkIOlEzEQzZmZm8LX5kp/lq0iJbIGXFc0qUtP9UqBJAVk3HGya1GjTTb8SxrJPRed7ZX8bGL07/+FvjdwuTLQ91GyCF/gRBmoNAA2q9tLUUsOtAmEro6rQ49jaDrZm1Zma345mzE255kPx41WwjLxCLbuDX7GwWva431nfrjoO+F317RRmMz5USvqgbu5NqRPBRZd0qciKcpTcclQstNGgQ44NjzAiIUruRtPUvLre8ql/pv/T/BB8ffb6XTW4yJAO1AVoL9jB0QmzXFOHnJbOswPNo0t1UPPoorHLiEs+NVqQp6mqjN/VGfjZq8xbQXlzYkxMknfRFDHjVXlVHqwK9EPBoDxMlEebMpF3Vo6pNEg57kBpUA8Sc8un7r6tbs8ATASDhUa+7uROlKblvBGbgUG2FXUbGa0gzoC0atavUsOHyt3O6hd9vQNdAGUPtSELIB1+N5Nu+VU9yi0rfHqoHw8F9+VWRVVIBc+1QpnlWqHMcqe9HBv7nwS320lmQ8vtr/m5t/3e3aq3Fcqs915QZlyD85KeSnAGKLNc6BBAz/QwMLXKlBzGaE5FNZeBxTrqVgacOD42lQkXQ1Uy2sXVhQHllwUQmyQ4HjZHGlumgB4eO7h0uGvPAVHAoCQ5coUHx+gT7//in37zo5/evb0pYhGIF43q/OJhy6+I34niV+k6pyUbAyuqoYPLvBK2go4WbxWOtkjDT4Eya0k2jRlUOukl9Kkij69VJJ1Vwxl2AwyxF2joDg1z/xM4Kh4MHNacoEtyHpGFMVhR8s4AQ1swm3smWuBmsnnwuIcL3ClcZ2NzaPFawtf+UpACLHarEhAXdK5FePB/wbcUL4ZZzBJET0Q9JObIr34WD4BAAoCAhfqd1XRl8+ImgqmJmViqxCJORjvGZ7hbhQF1Bv6fWWVj6wSNnQ7Z0MJUp4RtPXnJi/PE657AsY1z2OuNDqYuovsxDvtgXTTGYU+x7eJdh/B1K3zdYnTB2Q+MJPnt+/i4XadxlzoJ26VOGGX/VTefpmquHErTyFU4aL8KgpQM1kgvWQf87DDX9bMwVx61niE1mA67PfZDfFJcEKE5WMCmY5Vus1fB4QEaPHjka8NhnVeVAbAdB2zPWdie6+TWRT0rHXpIk0KT40lRr8rWtwckrvWJGPWzsYkP5gjoJk3sOtdJJ6NfLXE4hXzKNoeNUcYiwbcP+DU98ljU9dBlv3K548Uj1JFQiKUqrHoDZRLuwwf8AWWx6p2FPsJ00/2abrpNrH6tWU07XRPaaVKtEcQMsnAQzNbPmbNsov51VH0NxKgvCuRLdtzeQ3onHZ4lNZQOuz1mQZ3xPBx2eD7Yu8ftF/xVW2wQy6rBLTb4ZNXQFvsYjmqLfRRHbwtT1yp/i/1ykONuyWI3D4JYVreRm066zEiOOyTH6P6zsRw7nGPqP4P8ecO8DeatVkP0b1VTDarB5txpf6QRLa6MYJ0M3K30QIO64nl/TZPytEYNfq1JWVxFtxWFrJISIIUY7Ht0JMV7lMS5TfH6SO+sb40brjdGcmX00LS8XfXCTm+VssdJDkZpNoivW7hYM+evazYWO+RmFjfX65tZ3Jygm76Y8+kIXDwziWfG8MBY9HYP7kzhzlrcWRu8iiX0QUWvDCl5elBN4WLJA+MIW6cfWI+L2Me71LJc9fx/P1c1GPBZIOfD1rPFJpI0icG2EAt8tElIErxoUHNYLNjZUF4iIFE/jlQ2qNTb/gYGEqJe4m1/I5/ayj+pRiIDr/m3/Q+97j2gPsR3H1Qjp30SzAaFcgD6kLvU8Az3LfNtf5rDNqkNr3ub1cbXvS2K3t2qpl/3Pkydx7b6ZcP7CAklFk5qGGWiXLxLY5UVz4dF+cBGaBY+7Bcs7yM4vmnRaJhlWrMcjufAPkvHsyCfpeMZizpLOjZAe0YCf8KSFn/Mom6Twl+DZwQdaYY4gOMRi9oZHQ9bNAOl4/tgtszyTLIDx/cw06TjAmaedLyDmSgdb4NhkY7X2Lxy1LoKm0s6XgGRFR0vYyZKx0tixrCVDXsMb7NmTdlCv030+zD9HqTfA/TbBvWgBtsZQ22aZkitD08z5E9NsHAeFFekB8RXadtWwwk25AxUujFFouIJYP0GBI2ZapO5UQLqctgthz1yeFEOh0Hws4Wps5kX4xSOm9m0inEbzuC4ldm5DUwjz+HYzt0y80lcNMWD6pIpuGuXTQFeu4Jj31aDumn6zodN6kIZYWxGDs/K4QU5vCyHo3h2C+RhzeyYwbY7Bviab5rii3WLyYimqfzFKeuOKcoUkxQNT1N90RGkAziunqb6pOMAMxHTDGaa6htocFtAn2egez9mCdfdCUvg4U5Zgp3VsMRR5owlnjJnLfFFOofjR3idxajfMJHQcI7NtWBnFwskDctZmoN/DpVF4WvdMCJ8Na2nsYAusPVGaRJ4ewCwxODt6Rbw9mUASx8E3p7h6fRbb/tZARPT6O3Uil73NGfA4YnY5w9PhJ8/PBH7PD2U9Pmj9G79fyZpOIKTa0PT1msTGg1vQtJzeELIYVL1G8CB/bCJnUtjk/WurVLBDrDaEYN2Om/Dp2urcdaW5YcztuxbNmxZCztly7blCX6O2vjEtHVVnx+h88s410hIxybAm4EADfhzFAFXEABDMJv9x07AggNLH0vo42/Eq+VGVC034tVyI7labqE2/jW1mpu6Wm6sZXStW2upKOz1hiMgWzfXBihof+sfA5x3Eavc9DWXekso/tRJsp+WZq3H9/GcJKwGkXcvmH5FezD+8XaaDoWTN/YGpFlUuL5h7GjM07S0okULaxLRPWMfAKj9NAQwy8CWNc+tw2SFTtoky8fjcnc8krvjcbk7nix3pyBd36Te5wROfpdOGlruzmi5Oz6BJSmSt+Oo7d+pMPBNSrVtNe5aLIH2giUCdQdHiuE2jgUA2Mh2+g0cy4yvzgL3riUCec0SYWtMMHYOn5+g8/cRnmeknVDezkDejsYCTiHgMAKuWclid24qTmQzFRbLualYsdBDScXyJr1bf4/ycn5K89ZMMV/D+SnI23q6T/OxlHDUp9x/ZtZtqZoc1nNHSVhSmEcUcFCwbGcrxHg1nY2q6Wy8ms4mV9N5VMbXSTLP4eQbdPKmrqYLuprOTuhVsPX0MOa86+kWBJTyOAEQeVICJrDEQxN5kU8agVP185aevXBNnuUa2mqcsKSrOK5r8Jiusdd0TR+1RCSuWlokLuNGm15fd2VdHVV4xZIaU2WsmwYXyDWvwFd2rtmQPdf/gzcSWkh1LnLMpRbiV5ukO2UfwhCT0vCZZxDh0RWq/0K8+i9E1X8hXv0Xkqv/Emr9ZykfF3X1X5Dqv6ir/5JUvyvV/8/NeipW/T1S/R1S/W5Q/Rfj1X8xqv6L8eq/mFz9l1HJCzQoXMLJMUUFq6v/qq7+i0H1k+6kq/+yrv4rXP00iiVUP8hbdFUdDuryfRimdFCG2mqsEHCFvhcEoiIXEJhmLYLF5qYpYnPNFLG5aorYXDFFbC6bIjaXcKxQtf7Ur/356Cd/6n9DretavW6GtXrDlFHlNo5C9huvXfiicqGjrLNS1o6UtdD/FjmDv2IGzCrX4gV/LSr4a/GCv5Zc8NdRvOepvN/lYZlObuiCv6kL/hp3jw0z3oxO6Pwf1vk/KNl/WQr8IvKVYz0wVf8Zl+flXGxHTOkDb0ywssjn706wIsnFe1TXAcPDTchEPgy4joCzXMBcoMeiAj2Ox+4ayc3kcryZXI6ayeV4M7mc3EyuonX8NvXsV3QzuTzFg/PVKRmclWhN/eLW3AMVnsRxSvPF0YOurDAAwYwdPP+ukoSvhsrcVGyAvjD4lX/3sQv/y/0M0F6F9UHoAkVJ5624YN2KBOtWXLBuJQvWHYjPTUrnbZz8MZ0saMF6TwvWLRYsapgv0uE36YHPSLN4VmRsN2QKOH0sYdvQKgDOyOZqD8g4OyXy9pJI0gJJ0j45vT0BqMFUgCT5HkTnhej6Dq73hJI0EwrSkwyNEIoRuANTpIGTvq6Kha/ksoAUcuAK/6r9inUw5DAm/Xy5iaJsMGFOrnjzFyuyAUB1Ph7Em84OdpfzM8ybLXbdJfjsgcyP8QIqbKOZP+DTo08xGtzQj8C45vNvqNK5rzCHShKzfZtX5Y2K1Eqsx6mVWI95M77Eai9Yj/MaXyvP+FruJ7ibahO22BSjZaE9MutxXkNspYT1uMonhzH/LfGWfgCyJe/v0a9DCMB6nNdAWylmPZaX98TfxSJqW0JW2yPW46pqj3FbZyl0weQF8criHfa1xu5TWdC0MnQigRlVoG9gU8F66nNioAWsLEHNyuo/7GDYEaxu1tmloQMLqaUk1uAsVbgFzzzrwjz8GzoXO8SHJ/nZe0kCo7lRSgOJCK//TiRj9wqCsSMuF1hWXVEulK7XKdEi40IxpatVrSAShn7VZbCGSBxc/Z5xP+LQFReHriRxCEVgabWHTLBMGdCRhILk7lhBNoAQ0xlSVrg79tVQ74bqFBrjDF7K4Pm0/oOXmFlD2BgiV8bO2IocQHZSmh/5Z23bBrrKwciOyUaPfi3yR23g+rrNh5tyuC2HBTnclYPhO3zM8l+X//bwX8V/R/nvVEMA1KPvZVhybOWolA5ce2m+IVhv2ZM0ksCswWmgi6tvh5VZCtsh9cysoCIJZAwFbI0FzDU8eQrGMjrM473eqDpgqJ5p9eu2I4yd8BbA1ABbmW025/1U6H6695E4f06Udh1T6vRphpXESAYOq3Q9vyswAk0DT49yAcLa+XAglTw7n2YZdApHLAfjA9BsgYmSIJPU6YcgRoeCo2746D0FzoSBP/yiKsLT3grgSoIQ+NwXYY5EwvP44scpaYxSAhJkTaodXuBREBHTjx/NMIAU/dj9Hp7HWfz4CvK17TEom1hKTsEHpaAizC+AgMK2w113ek5LMqUBAetPh4vIDaCz/qSTFQOMAJCPlEOG7LQYSsizIzMKbAizZLE4pVnvTYe2XSJOloouuLT3+pmalwoEC0CHdO3oatI7c+kQ8SdmzIF+6DEsorDo0vsqfQCcFuH3ULnh95iaeOcnWY//PaCCmfWHWJ5ZPB+ifqdog9kIYSHzkwEjRCvCGMN1VIQ2qR8LNifDT9f8FDcD0hjrYB6sgQMPW/jwC8f+bP0hlTlA4SG8AIcfmoVHTngjo0EWkW6Jz1I6nmKIRqCzNOeXmg14NzeBqNAUUhMs0Y7bzyK7X6M4m0m0IzoHE5eCfaYtO+bxQty7OuagjbbkVGgIK7xiWywBUZ+GRVf6u7/mmyoqtP01dodzAr/ZM8O+QDSlmWOBWySglcatc8M+DCYpmv0QgzTbAdEJoJeoYqiJyoCQLvzxw/35Q+YruUNQ00zGghQMo8wrKRLO9Cv2oSKQjV4NfmkQSBzKHTRBInHMCjlXi4IWmRW0SEfQIgNGaHgW+4W6PVMyPpCNtSD4RQWIog3TuxIMwHir3PDLbEII5KjlvYbLW0GAD5LtprIq8rNtWFuGDTEwMg74FVXiTVUbS+ygCWfzsjYdcUlJNKUwmjYdTTWMpoJoSnrr1cb8Dr7wRdhGVIP0qaWpqepo2pNSk25JTUa1r5iadh1NR1Jqsi2pycFKaIXUdOhoOpNSk29JTWDvmpSaTh1NV1Jqii2pKamuFVPTJdEkpaUcpAVsVvQgyQH8K7KkK3kwau2Z9XrYSNjrZbonvy82uNVUjf6QLtlfxyoHs0INcMfWLYh69iz1jPasP8gDx5DqXwG911PYXp7lGYZHqbCDaYdPUkYXq1S/aJv+sBrWI8pqReUIF4jSrD/C99aoEf7O6HIMYn9MrRGEMjWqxgRtqEuVZvV7a3ScY/qInes1gpMkD9AAJUmCK4VajVtjnCKX0rEmxD6LR0WlPxOOstuDo7+WPv9tU1ByxgKAGeTPV75+dVx5SSXlr6O0x8KDo79+sRTkMwhTozq365JiUuuVt7yMpFSGKRnLiy9K3Kg++jrBaoiKg94cl7JVaigqjdhbKA21lpIV5H00QNppE+wdX41G2DtrVFg0FcGQq3AXRUJmq96ZwMUWAi98rr0hLKA/ofI4TM75U9jHzgo0oL8Bu6yGv1GCY3bYGCci88gY/A3po4pjqakJtpQXxxZbBrEJNdFUG4Lo5/xJNQmjww1NBT8Z+TRiCD7Y8GukOEzQK3RnUuGixjajY/7UvJoKE/BcjZ6faAoS5hQ3MJyXoYZOUTP7EMaisqQuz1+mVojbWX9CfzLLwVOAw8z6lCrATDYUGiunqzFPSVETc9EnKJu4yEoxMkYrWHZbM1yjMpBb+SDPU9w6udCbgFPSF+EnuRTwXfrkBnzFQ8mgiOYoL4b3IeREV52akvTQGWe4ENOZKryL6T0ARyXjCe9B5XrT9NtEP96w1pC3tkCa2xCVcojBt4rPs9xPdHNzVuhzgEfLojdCB7rVw7dWy60tahX3RVu5RzHgNINHt/HFMF3QCx/hi3XSwT3EF2uk6xpU0t9JEyHp364+wlPnbQGq3hC1k25+Ziyhse1AU3qAvqEe4mfGV+w3qdVRbJ5arXr4ybUJsdV1EwSa2vJBfZS07qcplX9h+g+jGQ9xy6MOaG30moo99D1o3cXv1UR4wdHfqZ9+hBvwoO43BcKNgnfRyXrqi4bFEY0+sIXa+HgCVjz6Un9N2BGOy7f5bJgKjQoiKICwW3yUEcGoDJJuzuio1tHXJap10VM9vX21/oFBjEuP+4/RE+Mr3HtcwvFDOI717Yv/0qQ/V83Fj6OG6O3H1WMf8FzCt1HoiR/GjaBYd6IrpP7uQXYh30FytR3Qao/TycOAQPv3JGMIeIyLfxWVdb/ahYCH6WRcP8EB69WjCoHrdOA6fmr516lU0fuOqLp8apxjHqF642i2qBnFrybkiJKCV6s8ilOtPazWA5kNdS8CsB5nj0KQ8FyJZO4xGk2Rme/RqXpc8s1jCf8R4XxM3nFJS+O4PZKKtSp42MMj+OM/JgOSfrhEwrFObcEjkC4RMdylnOk0dEh8D+vn12sPFx6YHtNjEkqA5qKMjN8LZPwSjURQdF2qJoY020TlukZtZeA69WGNlTkuI+OwKA1rlNLhWpH5CxOSLVh2Ty4+rTEYN6nNjN+wQwbYun5HABFhmiVtdEyHD1EZSVz9fNYS12Y1rR7BybSqAMdO8PlJ35tiwyYzMmlKqwG2K0yrD/EeCNPSH8Gxi7dY0tg7OSjBL9OBlNuX5OpFOnRg4ZwfeUEC98HRCOvbfPVJOlTBjcOPPCOBu+nQBmYcvoJ3UxnEODSz0rZVU3Q+jbWqaSxTufqP8AYcQ4r62AIyrTbjoc24v0n/4VWwvvnT9NtinzWL7Su6qbR4A6Jc3BMmU3wcMb0ncDxseiWVHrNf9p7E5UteBw4veh/F4TOg4hyz9nlP4WoPJYMOn/SexuFZ70N4b7e3G1dPeh/DYcb7OA47vU/gsMN7Bodt3vfisNkbxOEB7/twgNVsej1VBZRvCjB+0gRpFZ3WXzNnRw1j2hiH1n3M9L4fxxOm9yyODdP7ARzPmt4PLpn99YoHlKGeaTGfhmU3jasW5pk/JEbdbKnreJ8U2+52euFb9KhFKsiIehCuhhHUnPp+CjlEY+hb8/4Pqx9uzHt/L1p5+BT6LXYricL2RKfPRacT0elkdLohOt0Id8Fn4FHdXY9WcOjGp7+TSKLTWnQaKWBeX3Q6QFrFRm+v2uDtU5Pec2rC20M9QTd+j9e8LjXir8J6z4j6YbXqQtObDNxiMOeCHw3A70yAppREHRFmhImG36cm91OxD3h9AOmwsWhQhuICN/PWZ0lX7JtTE/P+RFTc0eneGqlepHu2adKFDXQGeGe/zJrahrnwWSAlbmyCuXbCIx2Uoh3U7+ynM3l8/5ySRya9jZSsVXUGhWinE9IEaaZVmVV/j9TbT82xelpVfD2pPi3X+yjevd7GgtrjfUo9532aRosHHy3ZxSya1VRLQgaCj9ORM2+HaabPe1C5B4I8IUfBjZrq8waKmsub2umvm+zHwRJ2CLrfg0+xC67NIbza9iAoMVlmVpGYVt6ajwtfrKpr4GnlJblV+FH1VlTZ70L1ltUe1UXVOxWr3oq4SQX0Cd4AOlfUdVB/XLQDqOkp1HSNapozG9IhTKiPaToEeNTL2QYaieRsIwAIxdkmLIgpSMLAvD8VScJUXBKm1CfCJz8UnnXKGeq12ZB6ozgnWASmMB2ROpd7ZVSZBcBGVAsNF31ejcs7cOhDF6LNA9pZGEjN3zPX9PskZojDxoZ6bk6mLSiQQWQHXq5t2v+jKgD/g1QrIla2pvfQ8weUVLvq0dMCHbGeFsRWNPfGqlGmgtgiTiVRIHmjLetfJCld9dTTzIdlq1FvNTZDsYBBpyQBWFiohBLv26TKZmnotQNQ7iE+hXrfryfZWSpiBlvHc5XgOU9jqq8JnoNyk7Ss9jhH2ONj6s2jPC5VTFmu8G0lmovPl6QLxzRlGhS1igqFGso0lDFSFLzE2bwr6kPLekx4M1BQxoKZgCc6x1CQg8CLPTj6rHIABR6IvqLgCCzvE7yssSb6SKjbAusXiw2Jt6TwPHmI1xhE8RGNkEMTXvTDZxM+6IcxcLqWl5VATsuLuBdMtRaL5pLdR99ffGrxN0xvNVZjgjlHfN6h9AOj1H9gxaIgE9Myq100MDwNnyHGIFH2AcwY0QECrLjyRI0uDn1+9qPwyAv7CoN9JJScYUQaJf1ugAFJ+BnIaRk35/w+DkJ0ej3EwAhSm8OEf4Di0I9NybIFGDDUwJw/EMeaUH1qoMmrAnOYxMuSAQX20UNBjcuknmKkN5v7P/vGwcVBamM0OtZolOSeEODL0TINJ5f+mAdJCx4w+K950H+eHflexl7t8+zflwHO6/Ov02gQ6CZPlexAM4s1d+TxJWrIr87OsDdWl+SWenhM02k4zkufk+V+Ba08UVXYn6gUTLUO/9wPVlqH9VXSa49wl81eAnq1QapiUaTEA6tHXunrflxv4ATy9ajuZfTz0TQqnApj3r0slDsI0nCpWhGjv0dWuHSUWbVibP5KsfmI7TmF9PqfakUdMTDYN9Vzak9TL3jpGUi0sIe0xOQCaWruZ+ZBKq4BGl76SCob/h6KgkccyGKDPvccFJFW/9CJVv/QidPeBMr2uZP06T0n/U+pT6mJ/aTvvO0/v1s93+of+vzK/qHIxB4oUJyG54Iz+IdOBEB9E6253kgp58WyvqaoXs0IMYcNBGLqpopEpxnH1aGUb6SR1d+oUHD0yY1qz96at4e/x22Km4+/sbUQNrYWwsbTpPRSVFMnKaKBkyg4tZEKYeN3XAjI08Z5f0BaN53xUiAVAilsn6YCIiXA+7RUGxq7LNtFqoakbqo1dVOnvSnWeU5SbH0nETlpO6SIfMepo9fVlE5dLThD6qYKar+aanj7qXfZSFrUFDRA6mVqpJOTniBdTQG7bfH+YX9rfX5a7ad54P55vNGnfpD+9e2veZMtSoE141daNub7kLNJ9Wxz5z9+8tnbX/x6YQfq9zAl/9ukwaKM6M8PqB8gTWfn+u/p/3e/P72WwqeQFYp8Ar1OHejHlRopkLWojXgDifOgPtY9y7tKVqzr58XWCnoV7VjNPXJWBUu0OhSC1jjpwWqvrzXnzK02JZWFIqbJsH5g8/cETX3zf9dozp1ESYvOx2upVJF+jX2I+6hC6Lfye9Btsei9t2SQNl5Qe5HGPX87Sfqu0/JIKcVurnspHZSYDXz3/+nETKg+gJWT6FKyeCpZln3ivtMkbq0b9n0FpjQNFMb+HbLW+pvbl6uQlKlAROfVs/OYXGLWuD+Y3qodzRAWQiQ3YHnaTvOTRd8IS6V/x77FNtLLbxqPL/ZbLUuX6Oi5e5/T+xanhHCQmVW76wFKohLv39CZd5U4847Qk930RJXa6w95Paqd9KJPettga8VOwj3iJGxj1QK0X+wrvE18hQE6/RF64yEq/W1ekdr8A2oV3XyIpt+gFevl5PwPpnqARv4ifbHiPaQ+Ai3oI6ob5VsHzGqV+fV6KCabbpfpiyOqy7fj7z9Eif4Ipd+meDCv91fJ++EN/QHqGLBQpHrZdDqtnmC3rzQ2Y2/i+OQm+7opK2Lv4vjRaeuaKetlV3F8ahMMtdMMd43j0+yillYfYlPltNq9yT6P48fYOjmtPs72xmn1CbZQTqtn2PUtrb6XXeHSQEThNbDvm4YFMq+oYW2sfslg+HNeVGtZxlsly3gjsoxH86oX9dNYueuRlTtbVu62ycpdRVbuHpSVux+SlbuqrNx9Ulbu2mXlrjAtAG8wlWUK4M3CpfsAEKJgKpuu3zFnsZg1Pm1gzfEH2dktrX5gi30Yx2e32HeRyO/fYi8wJS/JwLTxx2yzfNMUHBdevLypccMBeAmDNIZpuRHCtNwQmJZ/+7cIKfBuAqQAk+vV7b8VRAH7peWAAsJiGrryAwzIMj4ARSBED7jnm62vfNBnluEFfCuVpoJdwm7sBbBOzN9mY6rtKDvgNnZW4jZOiYkNc7llsNWXFb63HM7zyS9Q8g3laNouNlY1BMdIs8D6RW2CVuRZeDlhs6kE/VcbrOVU+EpFv1JKeEV4sIQnRmiGK1R5BvYXjVlVVuWVdurKeBH3YRxH31KllZ8tRc/qj7i8SshcxjSZxA9cxoDkSSrOMgxjbWaWT7SptVawqTX0+C+I9SjIz0pZwqa27RmGpSizTa1FaYRNrQWbWkPb1FpsU1vio+J+lFOrbWrlVUO/Cp9yQ9vUWmxTK+8Z8fcgd0mM1tXIprak+MKlC7cgeJIOIHPAOQfzoZRY2aaofblicV3wBARCDLSwbcAmsCn9B9sGgVPsj5oBe2CMGS7DPHAGIyTUtwMhwWawIjgGg3dOGQfAR8hbQxoJxdZsPBE/8RxTDolVnA4IWQvx73dy2chyMX2w8kqeiTyskD5cTL5SvOgl/MmKCSYMPy30x3Cbsl6qv/xZP6tZjWNsjb5mWWBLCeDAyTOFlmeKTN78DWbwmKNmkmbLUCijZoA0U27Czwl4P3khVMaTbnOOCfVMJqc+ZmmW6sOWV+UTpjfDyU34sOPkGpzYcXIJXuw4OQ83dpw04MfuiAV/r8QD7DWHrfJrfNzjJW1sD3iD3xWft9nK523qNmCiDexmNu8BzeY9GLF5my1s3oOazXtApYAqF2PzHtBs3oOazdtsYfMe1GzesfcgozUSysh0MUMvL8/t0OJ10x9crGGMq/mqgZeM1pdqBt/zGqp/yb0Bxa8PBI/4/EjLNweCqFc1Ij5RrORHZtDPAWoLzamiyg1sbwKMqdycI/lSzQZugXvWo9MuOfXlFPK1qoloQ8PpUVJTV8+rXtwc5rd7GbyW3+6TU19O8cCSt3vo7ZF5mGLxx9vwUEm5DX9UjYINiOTTH+NY2xDVGMdalVNfTmHdpWOldHQjYJTf6MZjo/xGj5z6cooH9Bv07dVqNT7S8EdapxsjaiSGq0YZH2uqdimzUpNGD7dJ2RmFsZBkuz3KdkeU7Y7EbG/e0ZyHGQR9WNHLcwKypdaA26moVjcYuA1qTjTHGKNJasxmWEWnsYeKMb6qmOk9g62DVoWKDVyuBsBnAA1RYIpZVdxiAxMiJ9zvGaF5b7Ci9izY2mHiT2oUrPt9Oy5RDlu3s/G/n1IpmBSDq8m3Inm04nS0vjVHb1iN+dOFX7Etk5GqktxSSflQTuCW6rS4pTKD6ge5pVKsKXHbujRVU+ajgV/fRYpaGexdB+pV/jmuFSCGWpTBSiHZZT5IErvMOy0u88uSlOQyz4bKMXf42CbrwnYvJf7ykjpzWepKK3kBBqm6HC+oy8kFleQFuBTVxTCS/AIlITY6FebSK1w1ATMGq2dFQ+owNmccGenWGxtkz5rOAKFoYnKYwmGU9ca6QI+lZFS8YAZATz3ovm+YgXmDzVYFVxl5hi3CSGP/OTOSvLf9zOtQ1Rl2Av4ADgCzDICVUGIh6iYQNtbRIT1tjaIBUGhWcDcAdZLmr9B4QDL++/fITT3MzQ7JzTbJzeZ75iarzTUuwMA8MtqwMWhoHBoTODJLTRkNI8js2+bKeaxLHndIHrdJHjffO4+/bOrmBg9TFXqY9gTivrQFktQpK2iBVksLtGz2ULwfx/B4K6SuAO6l9s7n+b+/2K7spe6l9lxEkMfupYU/TKVBBMF0wgedV6RWTqKZ7NSUue8A5QidD/smLOGxpZY0D7cB/Gv6RpNdCVr+7QwYSZs7AxLSRnNnwDpKpwHNKJ0GvKJ0GhCJ0mnAHEqnAVUonQbcoHQakIE2kFIvlUzZmllO2bqcsBUTppNwaAGwk0PZzqks/c1T88zuW2yL1oD8wuLHfYBq5xTOcvDMW0o1LMSgebpdXJyBpw6srHKKAmhKxWa/OcX/YDqWwlQotfTfcl7XRFbXlThdV2J0XYnPdSU215W4XFdicl2Jx3UlFteIuDS1nMN1kf3+UYxcgCkucH0aNeu9tSDMjIVxZ0q6QuHbuUI0hcDP5mP6kPRJDvdJqQAdz8V6yFPx9e8Mr4hglpDl2cucQP8ZPGlQxlxcR8gwH4jQzHhFmmKVVI6hIDNeGTDgPibJ7FfmylRozs9A38kruWanoDm/7eTOL33hsRd+bfW2j+wX/jjWijKxXSmEg+wlRdoEaMj6YyR3bpyHzPyCSmOnVbkRFVmKnbvSTEXm1PtnVcr9Ver2sFyZYlyDrKAVZgXeUCCxQMfu+oB19YB+DU8KPaWiIgHtT1ZngWauDrrJfnh8YYUpi0RUMWfPgkbHxbi6/KsAfcjC07TuvDQLsvItVg828rZYLnO8w8uOVyFTvIaEzGN8cJkqNkux4rXiOPhpqKQUnWWxdkBl9vo/OHvy177/329l1dNB190vC7YhI1A6ZARakrB0QRZ2iwEvUBoZspCh4hPMz6N5gRLeE3agNCWeU4ac9AB1lDIEcOvqLpIQV4qzKNweLk0MMUSJJ987WHpzQeFGUXbQJ2nemOZKwbAY+oPR5N+BuVoHDtk42WoZIa7f5Xdj3US8i6nm6PdEDQtUci3+oLzEhkSVwGDcBe5QunoKKwcCVN+OiRjlI4VyLakOXeAwtPfNpkqh4A3xLWhrwtVUsiaLBjRC0ISjDQS8S0Q7E99RhBk83COR+4tmgzJQ5D4d4RVcVr5GuXVpSqzDg2pcSgSX1rWrieCoXNP0C8hQe3fMh8C3QF6PkuBX4wny3V16wc5FUtta5zAsk1R1T5VMqrui5yKuauuDPFC6WP2jqp7hB10BMaB3U1qei29hFpFnV0usKqR0O0JXoduXLhFV0F6fF825KC8q00AEDisjKlOotQJy14+M8ML+C4DknmTtnKRKtBgNSmcKXaDxqCDWYem2bn5u2ioWZk3rEBTGA9jEC/04LZg9ootjxEz2SFHW0zy5DwIf50UyuCCwIgduyRkkCetG5swugF9DixJsvAyS9l/m8vABxFqqxb/8K+arVrCemg6WeuBzid7hqcDFD51K8mpqDmQxHpUZiW+Ou+Iy/Sr0c+nXRr8q/drp11HUBGBepywedWHBtVvZpFT0KIv+9mLS+Df7hspiKNA44c6s36dQivA1k4UVv6adBXqx7DnAdIvZWX9w1h9igIEeBMOqCHdmfTMK9FS/qoktVsJSLUe3SuyJPJo5S8BqNcS+GBzBCGI1o+s11AcMzrJ5wwpLsxzHqI50DMt7TzB8s4Mf1mTXrlBgvtcv7sUrrEel77UeJePrsvUotfYZbvQ+r0ilVT+vSKXjK1JpXpHq56PyfBqQObV6RUpeNfSr4HEIVqTSvCIl7xnx97Ai5SfkbxzLsMOLT1FJw+WALsboYkz2yvqwMppVfQeYuRgroyU1wCzvgdUWrrhQA/8+yJTymCE+sHv3AuP58JkcdZCrmQU+sLNfrXTlKO3L50HLWMPM8XACESP8kSXPgLpEcQooIZ5YkWkLF3FdkMeA1j7CH1CrxT9wHX9VPxbEhkEDzPUk/h3MSu+BEtsPo2kjxaY/vAIuxHj4bpWGn3Xhlav6PCHB4HI3SHFmUBSDNEKGPDF4MX0P8CxlBV9jXgCWAxVrkBbJ+CoGCIyBjWLwMvyLQMJkuTM0OoahOiACsgBNkgkcyNjJRqx2XDCDzbULJjbX6NTCniXdGpY7FwHPVB/mnbd/ZGUwx3Iwzzpk01yLt0nQJ1K/kqFuNcsNIouOjSYdT/EaRTYGPgBVMs3sRYsyrIPZDx6uOYGiATAJ+CsEqABEdzluyiXNMs82iQtmZHwp/CXYm6sw5oYClEHrA4YMpkxFT1HnSVxrpMhtn9Gc9LCRYOtXnly2Yfm+rhVAQbVoU22NuWbDt7w23tICyAXVOB73LHAntm2hEAwJW2xG3/zHTsbiIrIA5SNrBlOsnyvHTzGC0ji+nITjIHAkwOfC9NvPUFKVBIbjws3twdHHrEtlYEuY03OPNHozIIYwvYuHvQAakffX/Hw05seXlAoMHaWCuy+aMSyLF19devvmoeej21mDb4fs1X9Novl2zAzoyz8Wv3jHK0S8BQbzPWJnkGar9e1PgCwhpbm1SK7PPdz2ql/CioYqvU63hn7kUe6S2dLo8ZIVcB/g93jNZwU+Uz+cfZy1Yn2D5gSV2fqLn6UeatgQcKd1AiY2SlrL6GyEk4ISikqnbn6edQ5oJ/8jKcFsNZRx/4XpO4+UnCgi5zuNyP2SXWAUqDhG6+WebIZkxT6UAovlq6QvQFoOp5nf/Z5e/ymeuaEU4/7/Rsz/3/jO/P+ND/L/N8SvnDJJX32ilP4gJAAjQAKg6Ji2KvJ3r2osAEbzBfhK4REGGKJJArMsOjxdoJciJhOvIzrtRHTU01TF4JKUS5radcHtUzobdvvnUGXNNf1uMYTncFJSKKSLQuirXapDczt1q86lfE6sG5dEvy3N0IjSRb1+N2iAwMAFTuyK2PkWZAxlcvonhbR+G32uJCZf9LYUS0oXSw7mHDvZB2CZZ39OvKb4IFM0RmHimVtq3B6NnAOEFv5YCiyt27DFX1EVd84UAagyyWkWPLbHUl5BJCHP3zjmKDk5zKUfUJui8BvOrHCtmoygzPz0Z025bjBNL5un5B6+bGyCXQpneDdWg9g8JacKbtPEvPrzW41nQFFtzGo0iypvXBT0yHLdkMRfMJminHNBJyEjcV7ucY7+JfY36ptFOoz6Zh6kcvWbjtZqcslibTNzME3d74JMJFe/hqy9L1i7iq4XmKv+GqlfFfdfmT4cIDiJKTxFxwq/map7y57lwaLUkgS18gcpCn9ZFH2tNGxUSc/67VwkDJvPnOEveH047INSDh+0FhKEcPVz5ysdv/Tot754ZDsIRkb9btUdhlCX3zXvFvzuexFKdbcSSnW3Ekrl4PWWjlZfOb6uleOjxhWPz+FLHV8ptcQn78dmSQlMP8VMNT8G3rH8U/TJPpznVd9TFBmH9yHcYUE2mTGzb9o6jKJO65rqn7bew7FG8xxd+u18umAL03Redb9v+el6FtZ3M7UEhPqeGB4WlWFeV1jF/XmTZTCgqG6YATX1wEOwz8qpAcb2O8UroqqLP0MKTr04U1P3iOe8jieLeM5G8ZwzCyvI0KolMvSvzT4Iy02HOj06XgfXLB2vOTTTq6w3DBR+d5jT/bisKOrz9tChZ4v9LB2oT9xddGPEXqEXUA5PHkMZ06NHcaRnDztLWwdzyabqw0kthFf6Er5XLtxv7BTz6mWZ9lKJ0WIR4rOlYJsFQP+Y48L9q59+g0gof1nHFustRRVxaAQVUugV+8nC8n5SR4/PVqUVL9h+O3rAIS7EduoUU7HeTjo5SUW8t8sBF5Iy5r5r6g694v6CifgewGwcRpTVgu4RSzoTIPnJcx5+ESwpec7mkuyHnSji/k3pt3gZihI7JOzw79mY649arM/S8X2bShjc5w6NcO1eWY9p76e0WKZk7HovJQPUQkoGuzuIMrfeuG7KjhEk0dQA3r+9XZiiMIPVCQL+LD09qh8etYbfeFh9FSfqjSPvhMDf+j1qBPT3TiqotN8y0XSuO/4A73jVcHXN8RVf9akB0EMo7IjRJ2470n3ecrxBHKm99BfzhYRY/y0X+DUHW3N5RLnQ8oHbK3zgcEo+8L7+wF18IJfkhJwXstFHS06B02+1pN9aIf2WTr+l029R9HZBV2JVSu94SirxREoq8VRKKrEBNaUQVuJN3cRuOFKJ1x2pxHcdqUSMX0Fzc6JiCSRb9iwpTQ3Qvgc1d0rn+wTlm9PiIEPUVzuUCzq+5sgwdtTx0ki4jHJj9mFTZ38QVy/r3HNZvOh7UVH0oyh6lfc6izYQ0CDtK7Z03C1p6Dc8BGs64MxX6dfOvMGa8VVrH6qPJS9NYqdqfNqL00E+7ccpLz1yUbwSG+qQzissxNcg8n6p5lNiq0ry1A6otHH7kqlKtbdxo42ioYALEkA5Sukny0oyjrSWCtgcYWqMCvqOg0B7hjlvBbXzEh3a4JVfgRb1GbRq2PbmaKaAfdsNpolNIPeAbwJbDIpakQ7F2bqrDPfH7T7BG5MFU3rCKPw5FSam8geLrwizofUKsMvMVx1ep4zM0mS1crOfEoNwc9GwR4Hg/ZYXrS9j3q9S8a2mmF1JkrFnQW8pkXjSj/LkufSjeQQVYoEKsMAsZ53064LYpBdrFo1sdDC8GN9zZp6rv285Jh5SwMzCvTQO90EPr4nHrIeBulf1qOCadA0o8X2C70bqZAcJXZ7+DiDmv1nSKQW8TJbCMllNpXgS1YfJ2qDqm/GGgrT1zfqKlzngVephTQzroXzhU1Lpdh/fHkDIKtXHt/liOAGOajWb5tfqDsS8BsjWPlX7/Buq79xXvDUrZIrf+S5M61B2UE21aV2fXsrs46XMNZ/g6fhqbVw3EhnX9bUY141o47rV7F1RixnXrdbGdSPauK6vxbhuRBvXxd7DNGx1IibO75gJRYX1zNW8/qcXN0cKNC0blvXL1eHaXrv2jvNHw8B21akE78MfCwM7aVxeJYuNI+HiX4f2t/XXhoEdNO9cxWuT/ngY2AXbMVn4HNULkuEaZUljaYVBJeoAhluDaFoN7BTBUVsdT0OR5qJea1BZAVOmJchVg1SKQ2pQpZ76XMkOqDBhe0ulf8kCviOWKnGClcnDOMHS5E3Y/WBt8hJOOmU50+HFyWt4BouT53GC1cljOMHy5AKewfrkNZx0yZKmWL1Cy3cYGjrDFkU/qq/4bv0PSPEKLe74/hfFEn29ccHk7eIkwGzeZ0zsnaLTXiz0OOP2eaxCO8Dc8HtxPIu1NBMLPY77tullsWqb3WJPiS0c7OTyYifXy3Zy6Hw7xLwG5nJpmhuyPS8bytVk14rJgLmD5qMy3dtm4UqJLYQ1xikz9WgL4dSwIdijSTY4vNwV2OBkWmxweL/+g2xw2GAP+LRs+JaLGeNQtjXfAQbWovC2wA64RJewAgCJTNzzoWQ8bDAYvbLHSG2t0JDG4xuJq4zgZYx0wI1u02nFg5v9ysOygChTSrzRhjfwYLGQzE8U5Jr5iTIt/ETLcp3ITwStIMZR1B5wFEmKbc1R1IF0dCZzFAVJYI6iTAtH0bIk3BdHkSwpd9F05pQVpykClUgg1B1xmqIFU2iKQPcA955bplBzM6kE6RCgg4DP0nUzoil6zYpoipi/Ik5TdMxaQlPEbCUg7LJ46eS6mcyEcC1eO9ei2rkWr51rybVzHZUyTzrOu7p2rlHt2JqZgWqGq+LdtZ7+1MJk7FMLk+GnFiZjn6KHkj51l96t/zJ96j2c/BqdvD8pdw7r9rAwyZJBWX3XDKpAlXnqz7QUpzR9xwld4sfZgIeXvxJgmamKzgrPB/N61K2txgVdFe9PCrcHzt+bZHexVL0ouT48VRMCkCDg7mRNGEDqx5ZzesBXPbvzW1/Eus+/2N7ceedjYGb4b7c35iLrfyzezIXLMZqUQc9cWRjifcqRqE85Eu9TjiT3Ka+h6BYUyQpOjnlUGFNy57gu1CNTmgbpNWQhxS5sKe6GjmgWlBewrM78DNBynxETmt1CxfCk0DTMSFkdm2JOEJwenYJenKq7UkjHUWrgDAgCXkPAy7C1olb9kLAy8DrLPpHpFzW3/JLyzMagqWPeE34XABRhfk4j9d5aI+wp0ENo2TwRL8YTUTGeiBfjieRibKCw3qLcn8LJr9PJGV2MZ3UxnuBiHI2zpSiRwn4Rwh4pRVdKsRgZIuWxcsGlaEhF7JR62KGrYZsU6Jkp5r/A6akp3uSol6Uoz6IoN0fXDVxPwdgm4LOoMpULxjhVBZF6bHQLRjv3llkYWGn8+19p7CaNQ8nV/2QWLpWzph4N04BafjWF0fC8jIZiZJ6OFjuxn45039kQq4E7G2CwpbKU1jsbYF6ha4AeohrIYqcyXgPv0bv1/5yKY2GDFPidDYVogTUNNOgcE9z7cOe+ZsyuN6QmaBCzZzbZbj2jSUE21IRabWFDwG/3WrzXem0yTNdrk7F0vTaZmK7j6KP+Txq+juHkJ0A4pnutU5OS0Ne41+Ih/NikEFkdn8RMmKRtEjPg9fQo45ZkghEdrj/HQgKr+l2wa4T5yQg/Eaaat3ULDWirzmnKo7MB5RETSdHnVaU2LQRTZeY0lMBSjYkOedOMGbFSY7a7yRYWJJUL+OzfaYaNrqHSSw1+3Tnlxums2kB8VH2IaZdUlZv0ERmfbq8wPt2Mi8XNSCxuxsXiZrJY3IY0vEU5vaXF4mYoFme2q9w8C0VWhOJmq1A8S5OVQJ+6HQjFrVAo7sYVirsTYaruTsRSdXciMVWHUfW/CMop6A//lE6OaKE4qoXi7kQoFO9PiFAc1kJxRAvF0QShuBLSMdXPLxWKM1ooGlooeEgioYDeAaGA3sFCwTxUOS0UzE9VZs9pCYRQMN9VUfNdkVDIVhOEog2L+3O6ii+YYRXzCNlYoYKPbIwPYBvDojyyMVaU9FBSUb5G79a/Qj3m0Y16vNrIVEyvbRRSsKMb9S4W+wlnGGQqo1eYSsK89ADTPNRvG7zEa2Ph5QFZ3eVyewEVEU002rFbcwzzwBRv+HQyPTymgClgEBa0aVVGTCfEqbBLU8cXtJNh55zvKrfZ8NOteB7pVjyP9Gnxw3VP+tTcTmKHSKX31/w0le5uKtgWPI/qvfA8QGyTnpdEuMEZ8DzSwPZKYyOVuewpdzBA9cGNzUsq7RG8+GkpIxK2N815SsHrNLetygwB1nYFlo5iDQ6rTLoX7zTfjDrNN+Od5pvJneZFtIImKGNxco5OLun2cVm3jzcn2f3gwiTayHp6QVPA6bZxGW0jz/aHUdsw4oPvDqGRmhLNcJ00jVEZkYdl1FXSPvZJ89ijW8cnY43jWWkbz+igYk30nqzoPdQaoq4mbBSbwzaxTShwwlE4WxBeQhohs9Fo+kexkfWmWfgTy2L2jB3L3Dw8KyQSWzrLBPKJHcwy7ZZZJvy17e/G08OGp4cVeXpYSzt+ay5yDBOd1SrU84IOHRhwRlwRj8TsWiIdDp/5FTOkVtmxo/lzvrXyHqbJMYZ7mFb4Ad4TtZX1vuUbjG8I53T4baPfzz9eoxIaorOhGRJfaqSRhcefZNImW3iQMvOqBSVmIaWNgeqbwwWtBId4mj2Mwg+OyTvBWD86CwJRbbc6QgGHbSzUO+5/Y8LW/7O83GYxyagDg9ijNtuwWvU1Lc+KH1v862qlb9G7oy3vMrilETkxwW5M+/afs+hbBvNe58JtL1kXzIabXQ4PKkb9rBV4OzlYRDmBRSBj0bBPWJQSrB/hm+4ZWAu8zxFlJYiugogupWZ19LJM9DUwu4J1S99yf97swxU16RT+XklhMecm/73NhDvuaXyohyIA9QkCzlHAmK28PA49MJxAe4dpXeEh6wW5goFdHtRuFMiN8DMI0CRvkpQ3sILED++RA9v15d726b1nUZJj9vWUT1G+HL76yTC6g2I5TynegT8zHOMvIQJKOLh6HBiq5/b61Pf8tBmso+R0WTjuPzGTtKqmlyswRQ9iOx+m71iUMPBg68S8xr3Am5bUINc+XemCh5DMhDLyJInIWPBtftRxb1DBUyI3e5xW4Ac4WGLKBd5ysiEa357mIVVMzdJ6GubA33QPVh2x0ctSsls+/qRI9wx9ea3+cijYYstdbEm/AB9E6ad4IQWI+HpKYr6WkqivpiRukhWrPt4iZMgWjNNNSZcp6TI5XRDHhZTYrP9cWz5Nzd1iIpgCG37bB3lT5VLAtx3rvkztpwNj8jT2VzLYHsjCDo6tRGfQA2GHOqeyMLUSdx3GIJj1M0nbE2xOlMGiLdxqYe4YEIVksRdB8cBkN8fWVxaUE4cqHd2ATlFajDfTIHxjO/Ki0NKAmC3H9ukrbX0UScKKsDbvUCUcOhNxLCqqTK+V6bUyvVZmIy9KD/sLRpm3VIdwFbFhNAw8hZTI72LL0G7Vs4I5t9+rGAOvh57Q9uVgqUJh4cW+lV+sqb7oRQ3S0a+62JJ9gCJdjqs5yJswwacy/OQQxZKAwCmQ5y1xe9yN2+J74+AHY3MfxZFQcD3equ+SbhHF6Fkh3WJG79FkeI/Gf4Zp9XoCusVVcbrFTCvd4qqAbrFHWTysRNx6PZpucVWMbjHTQre4StMtxt7FZk1PQlaHsRvjLT7leWqV4ot+uugvMCIFyW6/FnGPRTySaoul2ubdDk8MuElQq2qITc55Eyawxx5Qg/Egl823+/U7FdJn+1QND/SH2z1tCu4HsaA2OEHAGeTJUi7YLGnd8Wc3GF0IDFnQthTxXFUYKQAhZf2HSftWz3sjgiLAcAFV/ccU9AJvTdhU79Uc6ddLvxr9Bumn6DeMqUAeJttdamSxwxtVa+jv2Aoi9x3Ey22X6iGtMgdgsMw7ndJN+ZY4eLiqCz4zOW3JTU1L3D7Y8hsBnjR/EtgZxjewdJtl4huvW9qXXPRRkw5vg/vHG9C3+WKIXWnsx9lNb+hH4KHw+TdU5txXvsvWtTJlZaxtsSLS2rY+EbYtpduGpqzMtFBWrtKUlcnNytCvYlUv00JZuUpTVt5Hk1obb1JrY02qXaHD+rOoKbQzBB6CqLcKAmsgAWKgXn9VGKhUr0K/+GdRm+hVg9RMumW3MwgcVMMAxpTdziBwGBAhlNSFsPv0wt1OIMC1BFWo9Q21BtHoEex26vf7Y1ub3a1BLnUCA61BVQVW1hyc4gNG1hRvdDZsBhii7tDWnKE3Mbtqlz3QFHULvAeaoj6F90BTsr9pi3Wvc8zWDKMLuNUre6ApRoc5j5Nh2QMVcu41agQ9rTWrVrOR+I/qK767ZKMT979IakzPrDxEJ3plxoCRo4S5s7yQgrkeiYZ92OK9R4rO1jbn32SrD/Ycttg/QVw5Uq+wj4JeXF2qnFgzweIGm8MgJb9ltnoKp9aTigtnUswkU+NYzx+3X4TtO3ZMM5iVHjVntS381015gyZ/Wd6wVZmTzGZLOtuULKSgdPiV+hRrbdByT/q5cDV+b/SU+1ao78IoGu2GaRPyepGlwKn4OVN//E4MHoIxH3lY4XSeDO88jxswAimSTHSQ/sqKUFkUoWxC+6rwXqUlylObeBcC/wAdWlVZQl9kcW+IpcL2Wb+D1ZFOBIdKTUyZyCp6pp2D4TpMz1h8wc5q0j5FjaBGyNhivSRsfwaH1yKupBHqJzolrFN14okeeV6u5AnxXKd+pINVmE6t9HTH4m3nkF4AetGRFaUatYXwG30Sq6TsPlLRu2IqenlgY7UoXQeJHatFMO+yEgq+0+v+rjpui0k9w47b0h23xR13vyhFnbrj7o46bqul4+7WHXenSnPdRx13p+64u3XHbbV03N264469hw4oSV/uQ1/dS301GzLhoocuegqqiuG2TVUP+GnVxsNthfUTeBVzv4pej2MXchhoHKJ7VPQf1iZMXouDn3lj/m2/H0Zs/bwgl2Z5jhoHTaoc0WtS9QVz1v2TFtBkOGrpi9vbn/fLvFMyah3Eqtmo9TI2VKk/kDb5gseuyo+IE73uMI6aJ3GAHgvDC3hhw+4Ca4xzp7WD8NiO5nzUAzwS50ZlZIOcdDSUuiUsOCmAFWHDQllbDe6807JFAQM73p3Ib7HRKwPp6CgvpmkAlgWeSF4SBEod9yW9AqEX2qKltauxZbbfaN3Mip9/s90u8YYWetz4lBDmFD8tqzNG/eYkqmDUusFroJYGGIq2u2/Et7tvtGx3O7wOV5m27mCl89uUx9uTEnALx9+jgJuT8oEbk1x09av6a1f4a6Z87Ur0tSvxr11p+ZrNXytPW9cR+e+Xpq13JyXgGo7/hgKuTsoHrkyihjJYETQYjYANB5P2Z4Lv8v5MpmV/ZtnGadL+DDvNkwwKyID40RSkrfvFxM27zfF9mrTepykl79MEqbsbN/y4m2z4cb/7NBm9T1PW+zQVvU/j6n2aNgW4Pr0WDfuEY3a0eUc6QzHID2/W2SLjdyxZm74dbN7ZevPODjbvbL3u3IbNO1t2jE/ZsfXpE7YsUB+3ZZ9m8yabVZuqXpd+c7uqLl22bZ8LF/15v64d69YdD1msUnXIfp244ty2krdzlm7jBiV+Jy4Pd5LlIWkbl93uuOaX79CNxrdt03rbtpS8bRuk47V4e3gt2djkfrdtM3rbtqy3bSt629bV27bLav5KtG17Pl7zqPEzusbRy/EOna75W3rb9mawbXsj2KFFzV+3pObfje/lXtN7uVf1tu3oJulDq1S5H4eJycduo+513V6wwrq9aIkpQGLN3o3X7N2oZu/Ga/Zucs0exv7cH6Et6Zq9yzWrpGYXWmv2hU12T2DKdHijrtn3w5ptxGu2EdVsI16zjeSaPYv6e51K+QxOvk4n53TNntc124hq9oyu2bO6Zs/pmj2fULOHo5rFTnZLzd7QFkjX9d7rXb33ekrX7ImgZrHNDjsNrtljumZfCwIr2qiLEaR1zfZsstliDDX7F6NgJo/XLO/VS82+Z97DBmzpFmxoQ7QxbkO0MdmGKGELltFxuGYPmy01+/ImO4v+SfZodc0e3RjU7NJdwyAdb8Zr9s3kmr3PXUOp2Qu6Zi/qmr2ka/ZyQs1eiHbVG0tr9riu2WO6Zs/rmn1X76pfC3bVr5qx3hr2YajZy/Gt9kt6q/2i3lXPbrJPBDUr/fG1WM2ejWr2XLJxmZTosXjNHotq9li8Zo8l1+wJVOjPU80e1zV7jGv2OindNj4Yr9ij5iZ7N+I6jm9oFMQTG2u+HS/KhZZN2Bdkv/VJ2WifidmZ5bWdGUruiDZc4DXOPFuQwRrqZdlpfUmXkGxE/lGshPaEBbRvibGY6JrnbVn0D/W7b8Z0vX8j56SJuFVlFIYCfBr2xQCyn4s/Pfzst8zC79qOjY0D0QyvGeK3TiXwCPbX1huj2LOhWX0PozfZLfueymnZTQGKnsq4v28q59MljsMNN3mz2h2YE8aP0Ty8yIjAQB4kTT7j/oE539DghnRnb5xEAyZw9tt+6eHtP/GweUSVDr4DSJ7QM3tf7Hzv52pf83k3Udn7ah7VJ83ySU+Ppg2N5VEVYlEV4lEFMe1HTKaXS4DHUw7F9vpiv6EYO2CxH55xbLCd0ViLRrREwkEbELRBCHawmMyB3+D9IvrLdIw8t8EufwbAG7aCWcZW46MwmqHKEJRGOh8zxjYZGzgCxSjR7i3TQ4SkarLDzZuptHVQXG3MV82DOmsjOxide0kNOeKImBLnxDQACiH9GVz3e+zj3RM3KLEDWAWSEj9XdgzTsnirKzPnOS2PKZN9m7LwbcrMxbB+Y7vnIzvw5jwmhWHIvlrs2eexL57x7NgMcEckIE7Mm1YI9MJvQnKTjLlp0qPMwJjbbDHmZjz7DzLmVvl3eFKZUjKLWRuz7GYU7hDig85Tsv+N3dVwNrm/JfckoiSZoSQj9/HM8hPO/PIngBOhnGVFnkGb+a5L2uSSNj+4pHlnPsyfEUvcTjMwhsjV/8r8bN3aRd/Yz1FXImzXeDvevk+sGArfskzrYJQdIDWYreBhgaPn/7Fdur0A7rc57zvhrebOY0yWM3VpPgxrhODO83M+qoaknqE3m4zTmaIY5v5/80hQJvFHmoBqdQr/VcbKHGK7EKwGwC4Ea4ReSlnrjY8CW2e98aQHqwaaLLlT8HN5w6YRgY7nbNlTh4xpElhqX5fF8IJGp8uBrQTQyR6BqG01dqqcPGpFj7KyzvHHXqFO7g/hrEN93y2Lt/v5KeW4GRYwi5dcENejgLvDDnwqpOOgEW7Kz9BY90jgVJ2WvizPMWgX8TS2iDhgr6AX13+dE0T9Hp3phd+W7XIqC6MMaj6jIIurZr2NXq/IHjlDW+YCdC0roARROVlMNJ9gaBjOjPs5jwkMSGfAEoR816L2ccX4jB4pdAqw5g1vb+rNwVWL2vANKUJTqiheklAR4gVvbTX+C7ZtIR3XZH4LXfxO7KXrZmLx/9e6+EnDl4j1k6gCD8s8SgNUY6C32Enecf8Q/uCGJDPTksyYbLCmF08mJe83TREQeKEvl5APTCJ/VSKOJRPVip5TR+kZ0XnJjHU91ri922dk7Wf5xT8w57yi0Hi12nfpRdzDwHkKL6jLDCDNhy89H64LDl/yihDSCO48dvp8DeiFxRAEYn/d/LwnBkq2DNh/alpwxOLR3ILJDdqwub8G+HNLejpBDG7itsFkq5Bx+GYnDXIkgCodDHLplkEuDRS5DxrkeMEkGtcYrVy3LRn0fAaMzCiNiarSIWR51IGby5UNYMIqc4vtFj5QRf04E+9I604ltO4MD0Bh60ZSELBX+oVKILAGCywd/tAsfDrg8vluIpWOZ2mUXFuRPrwMRfLycIQiGaKh/WpPJku9MCM2koqWPiju1Lbm5mDyG0cqVLBqMXzaDFhbjAHWppcA1joMWJuOAGvT6I2Vw4C1sBOmWvpVZiAqhoC1nO+saHtswO0ZNm/2z9IMwIZfYTHgxMkzuy48gOSsGADV5hkt9wlGzaF+LwfrzeVfwxwoy1oTAFDTqgBc17QqAqg2h3TAMImaNfUFYuIQfB7phBnkF2QPJQm4NCXBGrgUG2Piw28f1LYL2JfAlACnj6r851itzysnUM9CmhZQVtsBxRN38Y8wchR16zbQDC0wzSCxzkt+bhYr9+ycGKLioilQxv93U7Bsy4sFccxkECu496eRpbTKzcLDFcAeFNchlIcusm8zz8tjSCo68EcCFtRlkFycRAx7TDyIYXncgqVKRcp33DIwHaNAKuVxK/uchhSFROUDEdJAviIujORLt4F8ijy84OULwjzlQiRUZVeJBtH6i7OeIwKShW128LUsyOaBjFVlxC7UFQsSFaip2thAxWFepRyQcAtzKgfoW5gIUphB53NNmhfTvBCeiVZ2rjkXB202OQKUEwkRE0pxCpDtPMohF4pgDiJI0kIpjecjD5+lrE4GirtNxK8K8UMzyDInNxNVcQakCwXkG31W1yrTraFZa2dUUm3b62yZm1btj5XQQr0KIyyjOhCJo/Gm0ek6Pmrac7g9IRGGlJrBpSbFJUqFLjOSkvA5lJghJWZQFdxHia0sldyeHimlWY6BNMMlugTbOSfAzumoFMNXuXMIQJ0ZpdoIUapzy9+Rhp8OMi0lb0jJO7wZmXGrKKSOAHyMjUzTIV51B3olLltbk0zlmDQrLMOClCE6pAq9j/kIgH2ych1kqW5yx5SNOqYsew2HeXLk+SKQwHWeXOTJSX4PoHwkNWG+CpIv3aHBSjaj92ht+MUWQbxN3Qe6i45YQXeEINpLOs2OAt+L0taxYtqWvSdp65C0SS8ULwxKtZYHXQCwNq9IDipLcsCNza2qilvlfgcSrxMGuwGqV/BZxYYlQ4Ylqi83Bqb+FI+f0dhk8JplmpqX0dLnMB50niHYknr6vARLT7+sT+S0udx6kTaDjcOCHU8XA7wjRiB0XgSBX04ZQALjpFCp1sSBRV8+XoP8osTQEVB5B4n09eteDokVnBn92QPoCCwBF8wF/SMuHHGq5560fRfzA6I/VAx/g5GEl3cM6dfS3MUl5gZw40Kll0eFiCgtLaUOLWEyHnZIrxJFlgsiS0uhZFAodlgoDgol1VIoToilFi+azD2KBrXDX0ZySHxoJCuyJh+UUw6dXAcXTbyc4OzEKqrK7So5QSll2Ow6qZR0uvgTpXQxw72J1m3uT11Iea6MU1nByMfAUVf1DGeojRqcBaj7Glqwy/qDzx2aG9YqQ+lTeiFYKa8Dpsnxys2vnGwNhpZYN4auaIFApsrmTC6XeVdql3kgcy0MlNQXv+TphMagJ4CvAO3I0cpennUQBpesUKHXuDvLjDOqd4axLrF8BYRdQ3ViII0Gpe45r0d1ycDUO8ckxGlR49IzJYhK7j/1QX1XQmHmni5FA3BGxrLeOb9NtTXxnSyddc/5VVVtNnxgjhVUdX/NA+Vy8E08pdpo2OvhhNHY12QoQSClozpJcrM8iCMgixUP+iqj++mvIqHwbqMJXZMHTbi24aLBq9I0R+MvVmC0wvVZUC5JU+G0V4Bk0ci8ixoGBcVKs5iOG+K6pIR5fFDgKSDti0Z4OozCFJiios/M0ajdNsfSNeYVhL/AFqikQiXCLCRVISftLdIMcyI8TFV6KaQqvSRUpV2sTGI0QTA1SMxcXij8qWWnZbKxXIc0BLKeys1kYHgx+U+Fw4R4rtAwkdL8EazHiAeBMxNg4wogu+M5jGlSZzBQR9T27NMleMnQQVZfUE/Cf8AqQYYvoBHuVdlx9jZgtbCwl6qs8FythjpkAeJdGdYNni5hbkyHFLc6LRnQxEF1EcTP16XFxxZrlioCmjhP+rYXxRyuHvGMAzNZVsdJryjiiHxETYlSzgsOYWEBnx8z2RSmdZVl5ti/ZQpE1nlHHMhT9RMmltNSPIXjLTgL7jCRDeJNBr6eel9snoDUYcle01k2hcBSx7R1DrjPqXrDnmXrwit4/8fNR3yLozjBxpz0IIUFdoxyh1+I3wmfzs66f2r2ySPu75l9+hUdXezx8w6sj34J+cIEWDbSAkBDdn2xkjpa8ScJOlpe3HLCFTB45jP8dbT6xbb8YC4INk5M3vjYTZ3nbrq7wHfpb9ih0n3efX+B7h5mZ69o/9Ys/BOsqlja+bD+pZdn4mDUNh7OMnRxfbGb/zxW8+IP2NHO181DTX7hx1+mTqT+15knZAGFQr76Av+hUdJJftU18KpTP/LiY0w781cZioLGvBRrVoj0rzOzbzz8wFffaRYuOU4A0Cw0O/mluMyCxFwQchVnVtCXNRJzWZVCJOaKRld2E+z82tinwYXBMQMnVxg9eNavwn6tBFs/iumA76qyRmJ24bhDPZdGYnbxHRtzD36trCTCchhhVSIU3MqyROkiynblaiTmdkFiLjKoiNC1BEjMUPfdGPxydNqF6KhoKZoIibmbPlfGZQGIyx0xJOYerJKRVovwbkZi7hYkZsZf7lW9GEi65GwJEnNZkJjLM9SXA4W5B/7ScFEAErOrKUxEN85jD7wfCJms40ta3OXFkocBYAcl1sXLrXWQx5Z8jxxcdpqgP8XZYCGJd0pJ92hzZG4KJiGhLXGXdj7/UYL+owT9zSRormpah+rn1tQPWyEvufnwT9FgeNPeZGWT4akCbj6Gp7Ja4KmWcfPdHzyVGWBI9cgpIKRcOo0jSPXTdRxAqkMSdzyeuONR4o7HE3c8OXGnkIRvwn4OJ79LJw2duDM6cceDxDUm4IHPpycm4H4fJuYMErMuuj6F62FJ3Nl44s5GiTsbT9zZ5MSdRxK+ToJ/DiffoJM3deIu6MSdDRL35gQwdPj03ATgc8LEXEBitkXX53H9gCYjjSfuYpS4i/HEXUxO3GUkYYFq8xJOjqlp64pO3FWduItB4q5MwHqGTy9NTDOxT4fea0BinoyuL+N6p8b9iifuWpS4a/HEXUtO3HUk4Tyl6V2WOTq5oRN3UyfuWpC4GxMASuDTdycAkBAm5iYS88no+jqun5HE3Yon7laUuFvxxN1KTtwdJOEm9QG3cfLHdLKgE/eeTtytIHELE0Bi5dPbEwB5ICVKG5QiMZ+Jru/gel+yTXGQuLvxxN1NTtx92RTrJjoJKydTjIuBH2sGlnNHgSl2MLo+jOuXks1eg8Sx2avVYva6LHH3Zfaqm+gkm2iZYgDL1lkmzE/F8BXfiwUcR8ARM9l6M0hgI57ARnIC78t6UzfTSUZ6M8WOky30zAAC6zzScyoWcBYBx81kI8QggW/GE/hmcgLvywhRN1VK1FmdwAuTDMwTVuhlpOdcLOAiAs7oBF6JJ/BKlMAr8QReSUjgB1n6cwKvSAJBzjtJc7fz+qM34h+9EX30RvyjNxI++kHODEKfHH70Jj56yUwGDAw+uhD/6EJyVdwXYKBuXpNsm2sGgH7XcB4H9LsRC2BAv3fNZPC9IIFH4qS6R5JJde8PfM8MkPNu6wQCOu8mzuPYeXdiAYydd8tMhrULEnginsATyQm8L1i7OvP3XVqrWxol7q5OKHDoFuKNDOl6PxbASHTvmYVTDpiLX6kfX1O/ZtUzgZJU3yQjx3kPGDsmQO8wevzDDhnS8jLowUR0JyBepw1uTQvetHHG5McNblL0vMFtPT9tcIfwm+Vp47gpRMsYK62tBikbIWbS9k3QkRaLDtMkxQEhsbde7542OYMNf9p8DyfmtMm5/JmOaZOrITdtcl39jDsNdC2TVTFTPoRO25k20K3/PKXrJQl9US3jqFvYTnroHpXEXWfV1y32G/X1i/0WpWkYGml9AiGTHGJwV/zhaeOKRcdL/rRx2ZLiuGTp4rioAy7g+LPutPGmJcmEXFFsU4htA8dmXtMpv4qjPW1ewXGe8npZ37hkqmX4zB076M3zfENMxv7Z9li2DrNZRn0jvvIhSfNxS+rjvCWRHrNEri6sLWSE3auQY2sBmi8UuvhsveEKF7bJttJGoRvBNjAUDayMFIVZMhs+rsLHe+KPK3m8Xx7v0d8bDb83Ghka/JxpmgdhVWG04BghKWXHtGwDezJvr4DE9YnKsptx8CLMKoy9934GDJfG/govc2hbYUpMlkIocT2tphJsJ7EPC2o/aAIwSmah39HaEq8HUSAmm3yWxUI9nxUZpL7wdctKYTH0u10K/Yr1t7oUSlNcTDXTgrFCp3vva8XTDhbQc0Esvqye7l2yppnfwkuauS1/0xXN9vjaMi8s7yvsCnkA0sP8VWYnTbMMI5mohTQvXdcdTKDTympLGeIfJ9u7bPo0szQa3vz9DmNBir9tmc6hkPHNF+lgAxkmZeZU/yQsCbE1aQdGew6bfNRvALbKeqn+8mcpxrqYAbXBDLz+6mchOnZdNt0smNdjYZbpC51ZaVd6HXTpF+34F53gi6nwi6nlX4QppXzRiX3Rxn4ufzEb+2L2/5YvUi87qgwBgOWrHrlyC39omqlDsQbEnA3cbBymEFPmY0zKaB6A1dgMbH/QWpiaQL/koNy0Y74jO4fgqMXiN2yvMk/UmLE4uHyc+cnhyYtVcrbRd9x9stdI39nF5oMu1l1ADsu4VtT+D7CRJ1/T4/sVJ4aTaCJF9CIvKTl6X9XirEdtIMPd1lzhL9JWTvgVXTGdNcM+IuunZwSbINZfwLlB+gtTAF2zWrplFQ7pzCmDt+00c+XsY2Kkw44tKrsLlu9seaUMxmHMq9ys+5rVJ1AgmaIQwRnCmx6+BIf+TP3Q52c/6FVp7Ql9YTbseAzBB8sgygN1g/ME6P31RlGsPTNSkPkZwWBhH4+fZGpY8+lSJhhvgJhTQKlHBZZRBcCYZninE5mnhIYWxihGkIfzjqrelc4KaVeGPwMq7ozYwPMlCUYGgFAkGDC7lcLf5+t34ZUBryWj5hlh5g6wvQjlS9cWyl927cHTSr+ZGnMdSbnmQfTNlZGF7Rb1JpFvR1igJkyQQPqeZ5JCBechfDTDe4SI9emSHezwGUJkCNM7leczSFT6o0I+N6MHDVCU5pj01tQmdFgvLD6KVdVHeGk1AzHhjiGPzRBDuCw9GTy8rCq9DnqSwFYPNsok9oyaWXgqMFUuJJSZCUs/yJJJhWvqMU8oVxVXfVpkVhnCqPTGkU2M+8WGYXkky1H5eHqQEAEEyhcFA4X7eNPLans/9o/KhqMQN2XxeadeBCuxZuFGR6mV7dQ65LwKAgP7YDtGkWtmSH3K5sEwWL43/SngZWmCbS4hQD1m/p0woObvzYCavzcDav47YUDNcwmjvWWECjFs3hlhQ23hQLVX5kB9Ar21yH4x5D0tBnynxWGN1zssGLtK+64xhEVEVgpoB/S+/8CS++5PWWA7pc6xqNlO7Sga5zuLxv2SHRqoGLBuAA1TRTqSMXvGd3HY7bfh8KxfxWGPz7sFn/E7WHjp9AW/840jKvWg8VmK+T8YsxsM4+EpulP/c2P2Q3SuvnrkyMPZr0JYXvS73nj4r80vH0FML/vdOBw2/RLuHTXdB7nfiiwEepI4QmJMIJRgbEtg06IzCu4LuaZMbwA9Xfc7Kj/v9anqYlW1Lw4CJFZaVj9aVk21veP1Kvcdr4deGsAoMiiGzll/CH8UT53VEPwNFPd1L7PuOTRuuXNvS+XD6pyUxEvQs/mwC+gag0BRfl3RWQWF6wVTiFHpn+kTw56Pg/JW8VjNiBhULavxNMq2g+7TgVGk1hs9geWbr/wlX/NqQM0Cr03NWwX5HeLafsfkzssTTdob5vHBW807WUxANJQ0QRiS4MBU7D4eog+uFgkcYQmEIAJqd3iaxq2lg+Qw9qQcdKdr1DD1OmoND2Wyx0+TT9AQ0Y9GkdGYcVxmic32KNvFZSK7uIwapY54FHZxFNdVODe4X7JYK5AJhamG1Rr8Hq/Rd70xlMJVk8pmiJ6/aM66X+jjWvbWSuORwC/T0D/sFW2ZpYyi4hR9iX40ko6poh7m1uwqgeF6GPMWunqKDvQQAkfV2C6awKzWUxWwx6vRYAKDSvr74I/jIqPMs1IwjrFgnWh5RX89sjsOw8X1GHLWYcgJ8xdkoqCHU4qaDkCJXYcxwlHjPNTQfMblsaOIlNKAjERha0vBLme1bCdK2jJ/d2kr4lBcKW1LkPmGSJkeoZ8+BlovpUBsJEdlpkj1tYYvReOgh9aEWYgPJuKyNEriSY+MxsxIR0MzUq71IOHKGy3wPb8Y5HgUOVbIcRE5VlGOl70nORyVcuUcSiGQlI7L3iXcjSU94Ve+wBOP0aTWNqqTLK3NYXNoyvB41Kw0HLkTWOyz0D+qxj9HxWN642pN6FBZDGz1kVqZcWQeISmgMQ1bzI4YYqFk6dFDlGQMYOO84ZvXMw/R1J1gZo8kcSaBXMs71Rl5f3wWprGGHplYDdaFdcRC2TwGo25IhAZ3Q/E5apSKRpKF5LhVSr8j7vxeEdZknP0Mg8TGost4TsysEQTjPGNj1bQYcJGzz2WRs4KY2fFI+nMK4HCpGdJDGxEEGZMZRn5Q+fmVu32nBoBydPtOTbzPlVamBF/A/c/6RLtwNJvMxVhYVqMHXJUwQ/UBxJYKGqQrBpSEZ6C3YnXUUN5WA+jGPhZFqeef5plceauxmQ6DoAhhInDwX3XxRBSm1MN06ITICeOVK3RYmOH38PZ83RPTuNtagah7Yl9kqIGtWFI1QOR7HMeaICGQ3ghN89eGCmI8kT6YIp3SYfQ689VMQAaSvRdLuthV5Hg2BLsK0gNnZHh0hC/dFG2sJNq+X06CdtP7/RXe0zdVSZOdu1jbKmDAoZgO+GWanMCuwoThAKhjc9quoozvwEJYPlFUEmExjNCVCMWuoihRlhFlG5tqYNmsTewq8sKISlLXFtpVgNqyHBlTtMfo0hEdtcU2MV4Qu4pO+hx6Dj+HmXdV21XYmhEd/LII72RLi06xq+hU7XOAcmsKWzrOlthVFMWuogjczk6vnXnSmZQUdhVsdFFWeembshC1cxYdSwzBVZLUlJcXTBYGKmcsSm8Z77dWQxZgDmctOTboyKgaWfBmoQZUGYSu2XH7CkgVsuDipJxnQcHpdeN4HWh32VHrPKj06HgO2JV0PAuaMzqeMT0Y3tFZw/RTDHVOXUVNZuLC+plMNFfRVKSsHmZhQwi7FECfssEHUvYKYrgLUE2K/j1Al9KRAVGzNMm5Cft/ai7Dgo92h9HT36RBZFjaSxbt6ZgpBfgCHXqnrX1SrHvo0Ifd8Cwma89GemsXvniUyXkFg7sk60IlGOpmmXqiA8eXpXBe9Nox7JVRnsNAiwk1pdwSTan0dAnLHZGmVKYKpR97t2XrR6k2yhi8KINHLa9czEsPCjj4WfeB+jdoulzkdRa6pivksFhcMlrXDZkrs3t/LnR6g1B2qs4myYtcd8+hz2w2/K5WQoyuVkKMrtNeFw/vJ/0u1XkSTvyqC1zpb/uDu9VgKyHG4L0IMbpQr/OSCCc4AyFGF2qpzDA7Zel6aJSHr0cZo3wbCi6PUb4No7wLTotlJUXNRribyliSKkjfgfY3jzEPfkB+TpXQpHRHV8JwamrPplys5sK6yy+pO5O13HxUdwBDzWFlIanucgX6hIkfO195Q1hRoSbRFlZNm1hIoSpSlKuXZ/0qLsJakltFpUP/31RXOa4rHiaqQV3lQo2sGmpkiXXFsPpcVzlVjVUTIsmroV1S0eiyIQdgkoQHkg11gutKl74bn55yrqWjjwWy9+QOir5N5IF67ga1bR2tKx1sGQTr3M8cs2DsRyc/DU3bZdVDX7rwXVDhXa/VfL4jOu2kTHgolzbUh8eOh/UW0sxOGyOEG6YodKhuSBVTv6sT2KYTiNUmn8oRSwkeJ4HmklSWuym5dHgG0zckrkqTKfeAZ8pnh+grbRfmT3ureC2PHnzSUzjMeMMxJZVeE5ckkz0j8VFevvGSVF9PgrXq61GRDNOvjeT7Lc+KYXgon1H3S9bDNIOPZZ0uV4OeuIPmbG4wzRkKi0JEv0F9K/cAeTYx9GSy5MtTYxTvahbcype9QbWa5fbFL9M8usCjNeK25imGMiWsk2ZTg0feibzZ87U5nmqz5LrColCGtb5LaXYDnmtWF2yuKFEFeP6CQb5TOXv9fI2qyKGWRSd2MFprYerCx9eojtM07Rs56Y3Vb6yp99QzXGltPmgDYNj48I9TotUmKwZI06l6TvpOTBbWRo73Xszv35nzx2N3TGXv3PuLv/QLv/9jt7fPx95eF3tmSHOPljh/lKkylyqEGz1Qm+55qAxAeVcNxooOdFHBhd0MOiIMGzRf0LfoYqTZoDIfaWLAbs5xTi+a7AbJTq1V9Ahl9AjVoEeQVrVPPFpd8WhtgxbV0cC8xWVE6pIU6KhaM0+D7FhsAtCu1sbAlWpU11GJKBN1EuVeDdU8KDubhSQ3bOfVoBlVpalQs9ghrWknWlMBOqZuTWy7Sze2SevZLGtHS//ZaEmFXQxbDLAKOlS5G8DCdlm1PU2Tus5WqQ8ka+4k2jxXSjku8VUAESCW5e2wKsG6HVZJ1D09K2ev3zLTyg5ya9P49fK1FVsP+2apXLxTA9RVu25C8ZEi1pzKtblwQDKiwQhYERqBtnfHPAnHKn3D2dFU3fr87naSm8C9oLij2cB/FJtYLvz2O1CegwhvvtOMhr6pr+7Yiymyvtz9E5f2wQ24a+dffWl8/6Odm3Y0w7dCoYklbW+t4XfeyyCgM85mZKvOOJuRQ6I0Oqs637f88ls+bv38xa/9h21vN0nJ7+JH//KvHp74hXeQWnTn3Rg75wDv2QXK57m5Bj30xV/+2aFLp/7VPwdBJv2b+xrL4vdQ1D2z0CZHfdbApwArrbqavhOj1OTPoGgcLh/5t7OvYdL/f/lQU5+t3d5o7uz+zDe6PvON78NpG//34zj9Xv7vH0Wn/z2dcmo7eczvnpsLkjNuK2p55f+rvbeBr+Oq7kXn83xozpFGthwrVoA5ExPk2CYyGH8IP+RxYyfBgeSStL9wKe+i2DK2YluxJCcGQqwEEwx1i/pIwQH/QEncxr82uei2uSCoU1QwIIoTRHHApYar2xpqXtNWUEPNrU3e+q+198w+R0eJQ5N+/F6dHM3Mnpk9a++99tprr8+kaRfHCVjsDgcCWWvsPYTdAdDqEqKe7sEgnss8O9HIj4eX0sl8cA1zaVBjbyRGL8DW3KgZfJq3O25MnB3ERqH4J/ZDWIpv0xcVr8onLd2lSZO72cRA98xb1zJfQjth2V2/THbXl8nuukntrltld83bNt4MHHRkN3C/I9uBYUf2Awcc2RDsd6KMsXvcRgJr3haAHqj0c8yI091P2DKFQQBaa8KiE7jEdZSclJHnJj5jC8hgs1a7qyIrfC1uS4TkoiXJhpLgkOcVOASaq+JrILM1fPGVjLY0m1gWKo8aoSxyNuHPRhHLlmjnpwRlJTjCWuyrzmGgEThPAgFzHHdsKbJAMJx6zjYIH8zl2F8ygE8tDSpEQhECxdNvYxsSrYv/dwkBR8bU/By6Ye3DtAqVaa21EQMBqy3nzLGQ0YKD3NPy1igRcGwJ3GBzvARsukU3DoaOdv1hT1k0l8ENEFCIjpVW+xtYjFB+UD0e53khb344DrMFNTvd1JaRsmYzUFgzFKwsDAgl/mRJefgDmib24hdYEABBAgpYbAOwkQU4tOo1sWSytsNz7N+vDWcykJofjMKHEKr8IV4PSzovoC92IrlMq/87rpvj5OdVsVdMgyCO36BCsCiLCv+XicICyyHfjMJioSU6LgqjTl6EgTr8iqUCxgscYjdV0JGvbmDRfNpvHOWQQ4g04J4rj7B5ERbOfMohGi8h1PnICBXkNCakATs5dZcZeIXZyUCrj0vphrKk9cYzm8TRLzkVMG9Riqs5BIoHET1imhBkwqAop1ffNDeC6VpqvsZ/6pmJ9UM/HIpFkrJHOugEv6HtUVRgITiyRx5NK8sYxcevQJSXQVjAuMoCxmfjL0li7LEGWpTdMp8hr5U5xm2w+XXoiXsZt1XYdx4yS6wAIBLntMS0YYC5ULuzXQ63c2zOH3i2o7DOWQg5HAdl5CwEglQn2g0T2BPtaTrEE+1GOkR6aEY6RKDmqXZ1crJdTF5PtAfJhA0lq+DuOFVm2I66YxhCGKSjXDKj8vWIuj5oPD9Nzw/rUEQHYN1nwx8ezgB46uN/9MPjD/zRD0/TU0P6qT14qNMapEsXPgG6rvFD4xxR1U1ykCa5Wr51nc45v5adPqWS66WSa/HY7kf++Ed/fGHe2j+vvHbvXX8R47FVAnGHANyewfv5cTZbcmGK25oVD6E4pGJnhdhMLbWOXQ6XUQTDS05RBeEnHIkAV5KdDYyrdOLtk+2xnSoPbMbHQ07FDkwrKEFAIanAl16YjIViInqyXbDFLYktSEIj9ejCZDnV80lHPiBhP7LyTzn6w0ZtXDWSQ65gszyuGZHqeFK5wbtUsCvRAluxy7EYaEODRI2eGBq4aTtcbsfHHI7EqCLXoG2gS7AfG+xt510OkwbYhbgiQ3YDMUrlqabMpi6tckTnJmCijTjKRDX8XSdYbth4ZqoYvOiliiyPJ728igkfrLadvbo5qTWLBEOxxZDFUiowFoHCLFu9+TeOrfyAndTz29Xha2hTZsMMiwYRxNSpCqJQSO7eFbP9rxjCBMqiiTuJy4nA2EoWxgIkGAQr+iKG4VhChb4UYaVaEMpHncn75UJmgLpLG4cVIw7nAOWig75XdmEcnzRyoPnEN4htKEhcDEWEeI23lVmYuwG5FbJ3HLSAzcKe883qV9RnOI4FveE356wF5me0WaSLLRDGXox1uMqMjlcjxKErktdphChJ+DXqpged2Z4/+spkxUwESh/exphUj27qSK9MN+0qulkd6XU2uhnxHFyZrKJP/ncniBmo64WW75HDAVuO43wM/sa2U39zTBxEUrHY2o/JgjLIQdPerPzsZWbFObF6dZrz1MG58F5XGZWqeQGH/8hFKGi2k7KYuDi6AgxCmPY7lE9usjryQxinQ/3ErIyt04dZ6cyx01iV8LLgj4SfdiqsKWPSaDEC9GLOh6CTmXHwaUfH0quZUDk1oa6dbULlXsCEyqsVu3ZG5dMZlTdnVE7ClRXS+cQq5JnozLifm4n7yoZbzb2czL0b2JL6YmZT7rlnk/18n6+aTXn082sMKulWUUk3ixolUQmbbR6d4B/nILL33Qj+jDSgtmJt680PxI7y9PzwquaHB+P2550fGs05YJAlfJIYqcBuVFYsX+G6z/bVjOvyKQQOfSLOPZKwKX937LcRG5yDPhpbrDZNF8UcAKFYEWnapeVy35VJZ8isMrgPRF8TN6Mr1bfAbdvJpMRWxW4rOc48NIfwsulCJ/UtSFgt+vqtfBuKIZXMR4WQcCVvILEYt0QFthTLP7bvC4Sl/HDkhfcI9vtSOeeFCP/Q4TgaUpQ+wkPWXuHDwgqje4TonVk6nlU62Gx1XRwfxuOFkFraXOBNHb3dIZUslyqXVPz67yGxu6XeLVqYjvWrD4O4eF5m6h6RlmXpsK1NbUTKipk4py2SSyXsaVP1+6AcCFSET4R/5CxA3Fi0DFsk76KArgdcwsHb0jakteNbxEMl91+ZvN5ECFd5fGqEcC8WISatFw0jvP/EiPoY4WYY4b40GMHGcorkHTbj4h4mhABzCM9UxMX1Fck7zHFxfZgSCckL3ysk7vCVgWCUIxh1RGOUc7EYNWS/aBjl/idG1ccoJ8Mo56XBKDAhVyZrwoJgg/aB1thgXyw2DL942OD8JzbUxwY7wwb7JcEG2EBzl43bqevZR23XZsMxFbBKBafSWUB08lQMh4MHnJbYvdBGgF1oc1G8MOYsHEuwYVhqdcS58O3Y0UKkYYP5XiL+je0wwVvBHrTuhcBp4fBXzvKVznI5W7MSgT1wdvVK+BhzjO12RCVthzi/HaJ9+gp/I7yVtiv7Cq7PzCKxisMey6NeIhFUja8lMY1uyjSC772WV0xhGT3FxqEkYxmxFbY7rXE3ciDlGXPlelRdH8E1PjqiTw7pk4Mugsvb7EkKSz8a32MqspkDxZGTHHR71S03/J9g7R1CoU5rApsUZ5HbsdId51Ma2kgyoMuL1LcxvjJqZ+9/xmH+nd1T3wHhzKO26jMRt9QqJF0lhWGFpLDFVHf4gLNAUZt0d8RbquRRtqos+Sy/oUeQRIA2BxZt0NqtFhbjqPjlAvAkEvMOeWjSpM3Uabn0xAQ3esrpTZZLZ/AeigUwexCpDFYPOdNrWHPgCChPrHrFlYDBZoNoUS9Bfgq1ok8P+DMfcGD7Sn1zwItd5pxnPmKXcvzIORePePX6zQ+qOg6MZto18AXJrpgdcFHAPtYOWxC0rkQ+ouTsq1h2uwhZPdM34MMGWwNXyfyUnEy7KbpZ6FhWE7E3IuROSob2WSd20/CwLDg0IoyLbIfFezL24pfoLHJCfNJhK2GFEwVuWgH9Tt3ucRjQHJNO5KACI+Xrqz2g0ERKvd5wjPCGyw6ovTcNc/g5XTjORcOeolz4oBU8UMp7ez2Yut5l3w06RtRg2lOOVKLv4JwcpV6OqVwvTYbGDM4mAhu+CZ3tg5FsIl0CQ8nr7IWXY3/vPGcgciN3BvuT6jS67NOahwDDhwAjDwFGrjbZRq462YafJtsADGnEQU8c7z1eXG0FrxcufJG/iHV+xidHxD+t3RnlbFPhFS/yR6n+mR89Y5vtfNWL/Mkz9T45ynaytIWfcjkjgRdeSUhOBGaxO+Egucxid9ypFHEcg/UYHUedSqA3/pOOUrCxluwkshby4qzb8Gq2p1dipJzifIJM8Z9xETCbaDBuFMwbMG5PKmXOGcYGLwUuWl8pg3748umo/ETc+EicjxrZbh4m8ikYCkvtqr5sSsVsTRfTl7aJM06dvjziwRmXFVXqu1cZn/WrMtFk0j2/9rP+7J+lL9R8lgbLyQbCrWOIDDM9SMf8EsfLBmB28n+x8FoSxbzPLnk1d2AFANqxXxz6BkrIKSVLk3S1wxFLZWni/ND6df2AF07z9DnsxrbS14Fi++w9Q228RhOg8H/ZcQ5J45GiGomifRz2EGOYo/VxayXkXDtKY+Ok/SK9nWPytd3oFC5mz3IAvkvSe3POilnR7kLLrIgHhLpwmSMYdeEytxIS7gUPZgpZ5NswLvkFaPfZ989Hz4h9BI3QmItuanced2X9HnXpQQ9OrlRtwK5OSLQRORJExM+CiCBEI2eXs4CSaPs0R3z9cZjzaEFo5RzSvDDAwxYxbWnoWpEwCt59eRxCmsrgN6xKUeWY0P6HAfBQUpZp7zhDf16q0Z8HrD8vZfrzBp6QwcbMI84NP6q9shrAthy3eitlOp6zYAfmJgfYuIA59EooWtxm7Aos9mCY66bh4mF2ZkXN0VzFRS21wkoL+KhSZR4OhcolOHiV+ThYlVaqtLkXaeOT166PF7C7H+0eLk1eqzgoJFBsw+FquGVmQVeiOY0e9lq0aDdyereoSTokVAo3i/kEp342H819czYfcJLu2jSfz0Vk8plfncmHYa5cGrWqTD4u9EmIb9lKP3AwDmdSClTUPROWyQyWyWpYJmthOQkQHm4k5l/BMqlgcVXwvJmwnHg+WE6ZsJzKYDlVDcupWlhOA4Rvzl3hTClYTilYVNrP0zNhmZodlosfV1Whq9Wv8ctk4074+HJCxFcwpXp59Ap21gGPGc1XHCY9H7Wq7/dWoqiV1QgR1BAefG/hvMMIXYHqu7fiKjVCVIlKG9i44hVQDb8ietk1kjZd5itUzolYd88jst5Cv8vQE4LJB20DlTl16XFbrCL5G7a2S2UjEDc1ArFTb8nqedkg/v0NBKHMrqgFdMeN5q2wLoN1/QqrFe1bwbuW1hVWqCBxk0qvgKOBmYvvz6Wn2jqtX6XDZZ3WzSpniZs8a+9iEqJNODkiLCdgqIDz506uaCDsNB8Vwk8vph6M6ayVzy43AyS1pwMbR5dvWk/7mhyf9iAbnS+lGIvF1KSY7vMKR4WbgSEu6+VVfNfk0GuSMMzWW2BFMvKaLOucSmkhfpwNqWKnQUxduCsvahDMF7jv1Qf1CGCB941422lzufrWWXJu2FU5N9go9qIewgBEYAzomy/rrSyQT4c8w2QCsWLMhZFEZOxjS0JsCxhv0GMwO3TdzNERIb1pkVypn6B3sXFbGLkXLMLtV+LxdpoQEOm8oZdurbSsiGZfspov2FcEjy7CQscOpIwH81nKNvexfV8gVHjlhTZJIEonFooynKjQJsd1bMLGy2nAy7mSQg04Hl9oc/VbDrKd0n0fxEDwRaPGJqAG2/vZMrk5Eq+ro18kp+Gu2E4NW8G5m+/hvHmhCnbORb/FRS/TjeM8Fgfp8W6dgdl6F51VOi0kG34ltRMZi0udFlILz4e3lo+wybfApX2le6MsyMShhR1Cq+SKbSfccIckGFE7OYW2eiNnqRhxHAlovy3XQ+p6TyTin9vVcTu4ik5rqzh9boYpAUx+rKjIJj5W1CDJlMUJ89tpGCcVu4j22hxNBsysqUhG2CLOV5tjRXJO7QAUPyylcc5QJJ99FRu8iSJZknvABE4rkm0JPgIU9esqkiUtCZIVcj1ak+vDNhyxT7LsHjrQRuSIKlnFI1JmHBdfD2rYUP1tm01dVHSf53jTMYI55ZVlBjT/bKYg5x183pzl4YvskEhp8PstiCGuGb4p/7bYnk0uqKMzslzQqZILVkdnfD65oMgEnUwm6IjeRRs+uUrv4opSHjJBN+WXxkyoxjKoxkyoxmqhCo86AsZYO/MJxC61p4JCm22XXS0oNFeG/Y4Wd6Szw04m3V6WEqczRCqwk3GaXk84C1KtNSuqHWVh5Rk1jHi9Uk9ahaAiOHxxOVJqBa4TJk6ictDqBRrCd8ge6JYKD+jNZsw/Af32Rte2HGRJXmr9OtDaA9vEL22XlzbD/Jg/YGMLwCLx2muL8MZWEMNYOYeAbFRjQarwwI0gMkeOE3vZNPmY7j13pZBsSZVsVNfcYCETORUWnoiLj1BdRd7wSI7nF1gXwh9yXe5nqytjeWvC+dVttODGTmvSxyntmdZeCLxxZEGCgQV3it/LU+RPHDWsUAhg80do60FomRe3fbztnnTEAnzIrXDfnHekV845GKPF7jQkH3R9xuEOr8aVVKHtGHpsiZHDRj4TsIyjfdo4joXV7hiORFpHcWwguEdwgjzUndYxT6xZ/X+HOCS6r1o0apVaWqTDwv+YaDTlGmg06RpoBEoxKxptKCMBmUKjdud+hT3DLjpjsbvfZS+DKmypr+jWJJAV3U6VotskgZmiW+m3NWVyBNNOuYJhk26KUCfdf9+EiSNVcC+bSNVeUZGKXIlU9EsgFap8sZAqq+uFIBXPb41UI56BVLx4zI5UvkYqLWLTC1YmYptBhETjrRTdGi3srIJsvVr+H2C5SjrqkZpVUstywYqO/1+tWBvKnsYKPfrhYzTuECyBhWIVrfPmMts6HG0nXtP9LIIZI0uTn2q+V9n23mQoDP+MHZHoTCclGwrPc0CFZMihhaodFgErqBrNaAVn3apcUtXxehe5IQz0uayVU4CgLIItP5+1w8qfx9SiP1kNi9xVK91VcrZ2Je8vqf5rO61rxYry+hcWT/h6qenGlcg+hbNbVrq3CFTv4OQLWfYpdu/gnAf44mCnNShf3PPCvrhH6hyy2YOC69rP3hVS2wH7hVV3wJb6hm3227BZ52Thr9lnB2328uDzIzZ7gNis0rbw13xyzIa/iMAybseWSp89ExZVnMJisd+JHfy1bXt3KW8ejuxmuL7nUzeuzJkMS04bPznuQDFEUyx7oZidNlQbi4bMoXvwGkyf4uiLbpqefC1HU0SdhfTLhbWQndArAZzP25M8f7m5ghA7CoaiPsmrEx1KSoxew3vdIFifRVcwss6LnGpD7LRhpOhNw/OahQeQN0Tp3eC8Y+f3mhRRzUy2khhv36CSsbRLrGm3amtM3TZIO2cU7e3lw93XcWBSpJn2BjFbPbFJd5UdHOx9xR1spn5Hpa50kOzVF5GWlbqneYo85K/jUFp5+PnITpdTKdOP9uYF3r0W0h1vEU6BLgLfehKV1ti4ehyRVcE6owLYO6fb3+eqJk9DkbCOg4kP4lS1B2xSwjFL4cnKUjr6ypvLbhYABnw1kaf/0eB4e13sf0fzL71dTJVFzIfmsR21KyhVbRRj1RjFKLAmTLAmMrAmTLAmZgFrUoN1XIE10Q4izwDZvOc2IDnOzk8MiZ1B4gok2samfYaJjZtcxsnSGZUciOGcEuubxKkvtjkLgyOGFh6SLMhFIfY5JwNfLIktycdAdZ7zONChl5362SlDIFdPgAFI72iDhfbEFRxz68WFhR16pSAeUkRSz9jxRVrvsP7rpK0UYRM2FGN0MsZptx3YX4zCuKgA7g0neToZxkmOToYkhLzqyg7pyXFWhA45vUmH6k3UMs3OaYvdM05KX7YwKc5ecsMTdnIH4xSrNWm6Jo/L2oG+4KyiYw7LhKlcj9Q5l94IO5Td1FllYjXtGgB5WaJKuamGgP5Os62HfP1pJJPUCubkCDObX0nlGtOSblKaBusUsV85wBUUeul/EXoiDVvyAJemQk/WXg+5Eqb7PPthEPI4YqlVWOnsc1OAzjmQo2uQgEYKRroNcacDTkYJOwVFqoBCJ19lP+6FRWkFoP4i7eO5WU5Ns6QFVBJ2iN3NPgYhNFvy297MlpxTLUFnoyXTbtqS825N17ajGV9yBK6jvoYLgKdw2bVw2SlcbKFwAltJmgLPuCxkO6dMnpKz+mRan5zXJ+2KMeTo8juR9r7CoziaT9lAyRGAZf8q+2qaHfau19tXwx+qqeipeM220iGzseFUns2Lqg2J2JSInQ2J01nYK0pRVsSfQfpUQzE/Ys+0NuFSKAmygHyZWRIxgaKsbmVTDjFJAarFYotEU7WOXQNEMEX1uPooPb2dbUyQeOGco62ZFqIGVVLvyXHe9EsOiSvUsyir9+x+T9f6KvUkSuo9OclPVtnUIKqbByMaOpn0MiuaaS9VtMMmgGeA2NE4yoaGM583XKhYlXIU4NBYZVHTaNgvlE3DGXrWNu41VF1W2dU08rNRmZ+pta4BnpefiJseie2oia1rcuwZBMsa3bmzdINsc3Ls9emFV+nu9auerjii8MlxByABolhJ5wmomZG+C4j0jZDeEua7QGdl4FKh2BAwTtGPqigk0YUn7bo3ofgMLvw4DSM+2aWPVGeMfuZuGEGTCcm4yWxEk5fYoNyo5A1iNW4Y0vDIjvuzg4Ryz8/lS+XGpgwasb+pqbTWBueXrds03RF6VWW646df1g9o051jfuxI/AN2sGajrnwvz7nH8r0qs7ofSXoI1AFTHiypW18ojGjmkC0fuqvCmRv2VIrQ6RY5mitrH51kWe+FlOGlZqRqRFrkWAU5icnmLLIW0Y4pz9yH0kZ+KyecRRhrj3HoJpvwWiluZv6eTgvxHCgVy2ALrFbCMqVtLChtY6NpVUmbcFh+Wi5NnXLU2CMqx8aovEmpoKlwE2/i5cxFNa6uj/WQZVY5snmfr5hrmfBfdlKE4DXPQ9hHGhFqB5SPXvJNprA0GKn20Uu+z2U0MFmnsI20B44GcQQ86BpHcWzmbHAeEpYewbFppTvCSNZOXbjC+h98TjvP/Erra3Zdymtz4AXxqF5qnfQrnGnihF9hxJn0+Zaey4GxNiDUW43x41LrMYjd6fgDxNyk42k7bg53il3bo048h8593fMqfwcO0C8dsyTDNpHbnK75WLrqUIN/B4jQ3Gndn1fps73kYF6vT9mTuU7re3hyTqd1Kp/Wxk/SgOSVV0demzPYYCh8cWNQhRvK4l6e5ltwQ/S9ngj4AfFxJLr0dTsKL1Dn3ki8JXamt0ugaeoe9gKmhh+wsZpjTRALhWTkNRXH6ErqirQLw77sBlqYWcNNgQsImqq0iNuDrzUVXZ2ooWrhnyN2xVjq0eVqzyCGqU66aSA4w3pL/oRhu8u2xrls5T/ESIWKhAtIbZCnisgeNFFt9FCHS6CF3lULani5AdpwczqaAh6W2jpIC4QtqFr0W3r9+Yp24vLAZKuPLDQ+MtRU5yPqaX23TmXjnjIinhbJxBVGlWPl+lWO8zoqd+tUud/X8L3KqGw6qF/Zfl5m5W6dyiZ9Zfw70hD7KaPiCKPig9KDUfGVuSAYFT8OqhgVXzMqOcPYNyoKo9KQMSr+8zEq1ZwJapidUWkQRqVYw6g4AlANowIzYAYuMPrrSMMs48n9JXfrjWcO/YVoT4K3xM8YlR4szDKiQksK1ZUSuAGohsvClHzK8uSoeTNZnjxYHloMFcuTp7N662teWJ56N/P0esOsLA9GjDtUWJ6CYnlymd0wZoyddNVneYabZwcJ5TOW/LyscDWV1mV5fom6TZYHyF/HWhlzVlgenh2K5dnXFPsSLYxzWeSUtXLuGk0FMhbnBcKkWBxfWJycsDgFsW32Z9g2Y/oXZtg2txMVZR+hKtoHIyNDngNz55SAcP9mWFwWt1duxoK6NNJmHVEh0EiZWi8faRar5cPNoOrtzkgzPfV8C/tvNleC2Rb2A828sGcbQkdb/s1Y2vfn6y7tT6ql/Xi2tE/m9TqUPRkQE1CQpf3+QlrbZM3S7lct7bYs7X7V0p4T7k0v7SkC/Fst7XOwtJ+Ac6Nzl7MXQwdZZWpCaS12YQNusQzd9O8zzSfzUY64UExGOushzlWX2XgxivKbpEMIGWBGGbC7G0xcDTkAyxwl5qwv0TAKknKvyIFhlL8boiLbXLAJBXZguDhYulkgN8RYBRslCNekBMgA61KCb65CfHHdhSmmRntV5rG4iGgrpJ9ssBbZwU9X5nJ7i3fZewt3u+/hiHIj5X8dZ8paV8p/R3JjN3PtvEjZMeK0wRkzZ4iP6c6i9QgHA2FdHmKtRVoQSvRtKg/58FRBrk7n49wK57S6OpNH4qszBRYMHxHBcC47zWen8km5fII1pEd4E4vvyb3MK3TC67T250REN+6tdIdyys1y1KPJOI1vTdjsGXrEi3E17WeVfMZhlz2quaBEa6f1yRl9Qk9C2ib5NBUoRm9E0hXn3NqugK/kCucZ1fjzLqTo0+pqyIPk/CxCnTlKao6DJQfVXLElMTegRzzDr29UBKf4C2kST4Mr9ZOTrooixp6NY7Mr6SLlGA8/eeOG2Glzdi9XhyssPDxSadCW1JZEDKTle9yt8HHU5fx9nGBFLRDVlRZVpcXaSos1lcK/pPSgESm28CCSdESFkbihZ30ZvmD0vQk3bsRxzI2bah6Gxw49XOSHnai42p1AxzesdsdxDFe7YziWV7ujODaudo/gGKx2R3BsWu0exLG02h3GijxMqPBazlfAPse41vkKIMsNl3MoymZgoBXPYVlxPBeHMG7BoTWeh0MUX4JDezyfXZjjVhxWxZdivNYiSRkYw7MLk2k7yfNoEhO0bh90hfZK9g5DbnEzGffZjpQ+nO0w6MPZjpn0we60ziPl9oebVzjnVO7tsx2BmNViyrTS1EFnXbLSpZ2Lk7id1kFcX7rS3Y/j/JXuuaJyT6ZvUB0qB/f5jjbMqqLI7S8jOJep0Fn87DJNNeCTYkI/mUE/aUI/WR/6kwD6g3OI3CroJwn6lgtzJAFbBVraFmpCmY5zqAkl1QRcz6Mm4DiXmlCSmcMEviNpUq4v0oRSTRPyzOHI89KMaEE0D5neFkRtkvKtTfnBmA07lTXslNmwU/UbdhrteaSRqKZq2CnoBRK/0zpTEk/6Kew+6JMGJ29sEy7D/iDwJvFQW4QrevYytWlYAAuUksJZeNF0JGXlYsNtHp/Z5iFm9fG8OXRnzBaeyVp4xmzhmfotnEbD/o4Q7xnVwjMd7AIOW+JOa4xbB8VbSYyL6SnlHjXNMA7PhHGMYRT4eO6x74KbYE31NraBb5Br8djxJDumm6za3lsRZZ5awc4V2GJFu9uz4w4HfAAbuKFsEPjJBuNJWjY6raFAFROGFHvDFVgimg3HkWZxHImaGfpVleaAiyR8sCcPl+KXpRETXwa3Ec94PP02VS+w6u83c1hUOli6SfwkQlvI4/pBC4CuFbMimAKEq8HtEcE5hGAARD2Haaev8EAtJiwPdsP324qo0fRgCarDRLdUYeI7XoIEd7E7WaoEoFljJs16H5GsKWuluKanLpip7cVbs3yab137EDvD2Lva4oYH41KURWbuaXsofehh5GsyMh+kN2hBiBpmeaWhh0bhWbuuRnkB0YsFlctYowyUG1pmYPfQshS7h5YZ2E0P1cPu/fRu8hOav/uWCXYPLQNi5DqtkaIsOsNFWUz2F2UxGsKxsNo9V8iIEb2s6On+ZW0KMRnpMQBTrCKEXMatXMYntOi28Qmtugt4ZGmY6XDZhcDpoGMbHYmTx7xCLhJ84YDZxgNZGw+YbTxQv433o2kPEPEdVm08sCyzwFe8jmwIFK8j3pM22nP/sgpbrA0vq6iIIQfVonxO9QPWG9p6OLQu81Lj8ilWI5Ah4iNgBWLXXWU0ic7IlYTvrUeyOICMJllWFcniGM/PR7KEXPGKAuBLCvhZqNb0bJRVrSSy8PIcY1KFaFIuSJdcITYzEy6vPuECSbg4wkWLcA3hGnZVMZOvl5JwpdTx4ggXPV5DuLLEe0K8HCZeoz5U5YvdIz5Yz2SkQRMvV3IL45lxlfKIKID9nBSAp9FIA63pPJ8a9Jp+1JwvR7P5ctScL0frz5djmCbT81Y442q+HGWaoBmSNliXlNWyxwiElsOKbFnSLEh0bFkVErEoKYCajGCcblBUYKpBUYHJBlABmgaB6omkkPw1x8DehcBMqGKwaiMRKJ3YYnckwAKAvAdC0YcDYtSJoh9xDIr+fqLoIxkXOmp2zWjWNaNm14zW75ox9MhBIpePq64ZXQaVH1N/OozE5R5OTIaSRhxG4iYu0ZwqehGcEdj0kyVh45n5ITZ+oiSUllkexak+nlLWsWV1WZ5qThV2unDXY1pqbRVaat0itBRmq2y3b3bA4awDDpsdcLh+BzyKdk8SbhxRHXBYOuDqJ1+/d8snR37W9XAUPGQkhTGi98eB9FIgvYTsVYH0EpUEXMLdwywV7WaOqO4ZUd1zUHXPsMEFExShdM+jy2bhtoRuZVyw9MFBsw8OZn1w0OyDg/X7YARNf5TWk0OqDw7y/MBWviRr5nQg5PVMIOR2KsiYWHpJMbEjDPJUMAuD+K/HxJ5U4I4pcEeD+qvC6ExQp2t5WV4A4Ffrp8uB/3zLwfRFLwdVCwcvB1NFk8V8KZeDc2ziNX2xy4HB8GbLAWjThJXRJszWWTmfKJ+mpxL64XMPK0GEy+EDpBtd6RwXLrfqm3nalscW9x+Mcl0VXCftOgvR4JQ84OJ7za7qtZq4MDW9JkANF/T0q+01m3vNVk/a0mvDWa/ZgHEtIszrhVQto3aqLAH8Y37mMgIjdQg/eBGxkGVFyzuSL1rJl2Qt+bqD5jjJM1pGNq1PzuoTiO4e075Qte6get6NmVLNsVqp5izuoF+x1GiJZC/TPl9lXx0WwRiEX3QW1DH4ttoYeLYQN3u2ppITBamFhxVWfFnSDyNs4ZiqK7LG2G7dkJ0ZxvL8SKDiAIwD4oOOEIDjjkgCh5345Ssc2gm8nJAjrbTZuEBECkYcien98npGry+XYmX0+nLxmOZIY5zhmEMupLafjOQ6AkHacASnSb9PVwjnR/wNmyaOSyC1LzhK2v6kSHfZYLHdOeUanZG1dJT5MY/VKe7gYvfM5fqekvbZnAhGiM6dCwKZEhySA0kTQ0kzyam3hVQKO/kKmsiE9Xq11jwmLeA0B5Pzi5JjVlioEnHy3u3KWCdRYJhPNAjsxDjlRPrpy8ZBGTixfJKzSrBQUqLE21GODebZXcLKIpA4aXwJ5FEB6kbumAR90L2x2CWmjcWkZxpkB028G/NbJxtMXwmTSRsKGvN5UTTljax5UqW6DtfqTzREBT59Ci4RgTqF5VrDE49I223DI8FLvS70+4jfno6eDZ205ERQtJIlK9QlFoS29Cf9mDGY8LdNHTeeC04N4DdgNVX7RG0N1S2TMo4uuNg915Cmcmqpeb2lzuvah0RWDpc4IQfRT4LVSEUiWXH0BxSA48gOqLFWOZXg8l43c1xpXXtRQ1JTLytZaynFjEHJalCYHq5ZoPO9v0yE5c0S2hJUjHgSJ/my3vPhvW86F0cx+HVEuNTEhkkF0xF7Bv2YYiPbWvohN4hYF6lMMRQCQtW9r9bcq1EnKGKQetYgry38QZzU580Wnzfa9ZWrjJ3x38/n5xFm32PlqHsXR0sY8W+Li/RgXnKAFVmPCCYtKoYPsozLVJQimSYnfKb2nrIk4zaSlhc5D01msBQ1ILddNis5Y20RCaOR+VqU9jgeRIppOt4PExs6DtuVRraWQUS78IQt8BTD37NNEKw4n1hvjBvkTaQQu40zOAxw7BiuPm5CoR01USH2RtYb5fNS3sDl/EUvbsJNKrmN9g4N1w6sz5xrBCJO2RXnEamLIY7otAwQacWdhAVKmeMOcaqUCRxp83YMx9IKh1pQYnqiOjIqSZ+xftQMKubUBBUrcVAxx8joFiHkR4mDihWTkzZ65UfchydtOFfy+DkqfYMjKVW9qCzJ0Jok8/DDIxVkxWiMsutmWNAILKhCBQB00gCADYld/3OIgVJgpSTIHpRGRCVoZQaVaKg4OmyMRBSqEnRqbJBaBX2o9q8zss2RT2BDW0yGaSYVaWmw8fcc/x2SVOE+v/KeqEh7dUdS8SFpoUPLOnIUIokvHUeIDwM/PATpK15ojsvr7pV0SnqvXrtN037ovE1zqrZp1QFCZtumlUEVCMmxWzsIOJtXu0M4hqvdcx4dfdq9IZXOpFtnt1aEhy3Dmm6BSurZ59qpaah5p+ZU7dRmQD3LTo1mA3ZqZzwBdUKBOg5Q93u9M3drRbbLqwK1zOJGeT7bsc1hbYOTcEoRbK0VV459RQNjgsRJ7Kiy17GxPWuS7RkIitAax3iwGDVRF7uquAivB9lnzDH2GXPUPmMOQ7qqMieQZK28z2iUh0vx3HSfMRdY32g8nn57lD8yku0z5mCmF6I5xj6jQe8z+PFsn9Gkdmcw0eP9hYwp/T1mSx9+RqM/MTYqbQph8Bk3bmbkd+PAVOK28Lxw43n87iJC95ZIzq+t8L2TbmUejlNu5ZLZp0AU0i4pGDEqbh650GKkRoxCaItDQ4VwIbYv/IMdz4/mQ382H/aG/sNERubDWo7OgqjFyN/bgqSoKeGZx2e+MjIxJ96JbOKdMCfeifoT7xTm2/AlRLfUxDthTjxfTbyW1e6wmoD7cQxmmYgKu0+mkp5Ts0/EDLP/TSYikcwXNBHx/H9OxFknYiYtkalRSsUhEhWCrYlMPJ1YlibpmlhmJOmaWDYzSReN8CTQ8yyN8HGFpxPLECk0RPTPYuJ0WicdWX9HnWxw6Vmld59kPOTmVg3ujIHNq4GFEZkMp5OOUlk3vgR5jc3jaCvrQMbn7IkihEVjakoIhZJxzBvjmFfjmFcDo3gPybvZpNmIxjTvZiMnRTUeT78tBPBMNjx5SZKKFKAYxwb1ZIOM42Q24A0s1YJdNo9lCWMpwdoEzwgY61oBizYJ4EMc8IE6yhm4PnEuY2ARsK1JPIdVmq+NbVSzHURZ1i9HIrzCB1YaEqs3K02B4C4c/5Cdu4F4FwKxSX3+tqjhOqqYc483Mb+0StJulHTgEQh0N7Ab5Krt4FjZnhodbwbqVTWjM+q0zE2jwalOoOmBkBcZ8/9aS4IYIB0z/QnxpxW76AjbfA4f3o4/S9ib/x9tpOb6voftgrhEINj63Qizbsl2oYguRhi6Bg4MQnCJaqmOKglOepZ3Y9Sw1HoH4gmU2uJyJIVr69hrNMJCo9QGFyFlpAGvtLhMKw2NEh0srEhRU09bnK1Lm+PmcibKqjSJL7S+f7sNjlNf3F17e2rvlux2weLbaQLRZ60ofCJNP/qs9b73mhdfoOFn+05w3yUINFY4a+hAW4FVdKAeWo6E94k9AGFoA3Qy7exnF7itxraqlHTht7GN0NLvpSW/dC3Tr+beR6PmR++O58DyPJoDy/1X7L6mTCQIJh3AyGs5niYnN99IaFACt9+c3MPpKEqQQtLyhxCCTb3J7btoh7MQO6RmCXNK+xOPxo+mOtwnxdexyVjsNxPYEXu/I1hmlGsOYCBZlHwFvD9qRpZWLIyeTFJ6DMl1/WYbfqgI+0mdYklgA9oPsRtuAzKXYGca7Lbdu2BSG0IYj1AZnljm+vWEk0utViCP1cb2smYwCnrLyObsR+qRpxxTfJC+Fzxoq8/Svj2Tg3nZqW+aBYfaLDhDLgTKzIJy+JzOGGB7WVAOP43HwQl7KwwWf16y33FwEHWi8yZKGlaOx3EJIs1YOnCHrU6C6xC6hurtoHo5GiTHxsYZP6VOHH3iqhPJU60+kOMPPJ5znb3eXR6nUckMigvMDECA7HGkANsI+colzFWkpZF7lX3ADosVkXZAGrwg+fycZJwW4raklORglIDslyGehPDZi1yIjG3xnQGKYxh8HAoSZi6s5JN/bkmK6r38A+xZZzOd1GLLhWthd01w5DdCE5qWPsSxxtLkhD5LIe2wDXpeOjalyVsLcZE3yGKOWYL/zh1REYtVoPe8HLgqbOTM87LVpWWxN1nSaYUqcSyiW0r9yU9akoIGWBdyECWEaOKoektoHnBQrwCNjKTJrYgFhZYXcA/JaunJVTRxOMKTneyflziqWogT5Eytw59tSe9hwcxTa+n4IA4PbmqjdrBY+bq2OB+Jh1sDJ5e2w7JwNcNLDK5meEnK1QwvMbgaeqgeV3OQ3k3uoaX6fpyMEht+aInaEC8RNmd4iZICadXywSVtEvC4hHrvp+9JLmIiQmxEa4fi6WMHyei8ZHheOqrTXd0xIdOcZG6KTHCj/FHa4wEHtuGWVY+zJNTGOBclrnsJLModkbeRV1Ea5yIeV+OM0YqKEs2JWPxFMs68DErUsYVWcB9RDpUHuyrTCCd7x7g3lyxBKIv1E6h53Mlys/vrle6OfYgkzaZOjErIhMBF+iUtPpHoNRxYy+M8yVjRv+o77l0q5Cy30ogRDXRyBbk8FRc6cSXSDRAvZjUp0MQlNAF2u6yzYAzhXixF7hPrntX/rPfp83961vpVTDqEy8xJuMy8oNL+xQYq7V+cotL+xQYq0UP1UGmY3k3OhyucA4sFc/YvZsxJCoI3w4vb2NMoIaKRHA0rHN7twGIE0gHLBDpY5IkoCFTWBmtHTZiOZjAdNWE6Wh+mYwDlN2hHMa5gOrpY1UoFeWV+QnDl1Ydd8eNLPALx+FwVh4V3aeYceyabY8+Yc+yZ+nPsLGbSj2mOTasp9cwSVSsVFAWIs0tmAoF++nyLAcRxE4jjGRDHTSCO1wfiBL797JwVzqQC4viSIHGUefISPUYnasCIc20ExHA5+dC8iE4LAVMgnqxNQfKRMqexx8wNvmZ7rmTx2asQmfA2hjKNcdUzAk4RXhPuKkSnLxBdcx+ExxGoHbA8LoDcaaqxlzA81yZoXTGTGRXSrKzfb0k8RVDcIPmL7MoJkvenlJdDVSnwS8lftyS+psOcB0HfCc7PKXAW2/fYd3t73bsa9jrIZjuUeym9apK9mOPVPjXiv2Kn3jSWSvhnZf4rlkRFfCm8aQQiw6dGwePU+NM4pj+NLWGRdSymUQT7MZz3Rtm1Zczp1f4ebOHmcUCkdZboJesHRaK7WVCkaf/igyItcs/40D4ucqd8KIqRlMxXsZHGfYmN5K90JczTCmdIh0aaslVopEmcFFZCZs0NgKo/cqvbOeYY7WSvIS4e4iiVpqPMkAdHmbO+XO1j15hz6mo/B58673OY6UKvcpJRZ156Jl/jK/EXYsX+kO5Zw12ovdM6okITRStdDvqEVocq8BO/yLH9YQDgZO/rJHLJWV9ZOJzTJ+f1yZijPYWoihvjotIJzRyOohSnyrcC696ID2wgBAuUGipWqhSkgCMcCFgzDQ4uzYyiXHxUsoRy5C62ClnECskombn9SZwKT4Ws6EECBc7E1sB3EMkTmRM4gIXDj2xeL9HRG/AcwQbmsZd2u6zyAKBE+Gh/KCAi4xDsaqAv5pwuyGaR5nXxsImSTNmwfqHtrZU242pkdgHreEnkvs66jPCSDogKJM2RdC+2pHuZH+l2uy9+YhbJvqLsPWwjRUvcCknK/IiNci9JfmHvQg4RmuLzMc21FYAfXQrBI++X+CFc0fDOYyujqABHUh+xRrj+S8DAxpewfzwPjK0GZjPMCRpkdKIioRzsfVrwdBvbT0/aEp/Lp6dSdmDMlNKOdcT0zWgeDGwgpZ2XdsNYR003jEMw+zFiT44qCe1Yh7AnvjR+vKNNYr00VVgne5SqjuaDM6ECbv48swvsWdLCaHA4Lcy8F5oWxkgKw8BkO9UFKjGMgmlWeI6Z3XMs655j1d1zrLZ7jqNX/oI4pQnVPcfQPSlmdNSFZ6LjOeDJduELZAdxCSPAggdhdUyXZTqNM+OlzZnc5oq1UVu04OF4QbQgLdncZjwbZadb2ioLDJuktdkzbYY1KUyGgXAcEDeL8hu1yk6G8d2agefrq1uhsNc1ojzAWjcDuhyVR2qArnDSaXr1QRhhR+WaFtu/bItTsQV/tvHhmZ+92D7ZRMzP1baWzaAafdHTlslssuqnuza3iRsLS/p5urL/bwvVNpd9yBFnKC73oPYtUUMbtN+NT8QFDrkwNyo8wlSzJSIqmtrq0QqWgyTJC37btv292grN4V0gAhfqE2LRQFUdbAs5iAFzuhx6k8P5smbex8atkKofCjr9na92iHDC5vR3KOmN8tgh5iqcSaSXyLcn1lqIkMebtO20V0xYmCQBI3NYsvJiT53vTZqw20v+0toAWdGftCRPtMBI4ZrI3xX7bcRju5Ev5nhPwxXcU6fJJ7DtV8W2ynvyHSfY51H7ub0eNzyVc6SJEr1ZEiV6LFxSco6cyDn83iRG6zjMn6W71RZ3e5uDX6VfUicur+mW5kcRFs9OTlkSvCC+hoMFYOfoZ5X6ysQ+4T2zSiGkwAFTI9EdaptQSJvgZENU85bRjlMWN4RB+7cBAZqKUCNJXpvxzBgoS6dD5E/YqbGwrdMhVg2UL7VbVQMVbLaSfXNYzA8Nxbed5CONicdIguu/cJJPlTlCsK+uIRgEk/+NxgRBuPOqOEgmL08OltE27OWSEKFs2vjm007QYSV/CiQENE/z1FKngpuqWKw0PODmLjU1mWtMJSDgg3y2m/PFbk6l+sPszCffncMyHBaMYouFxjxVTjy1z7TQmINlFt9Y+BwGCKIN7t7gocBuUnIaS2++njG3Os+0Z3vxdnMv3l6zDVb5gErJT+bCOYoFPWgqa27EGNK0SDx2ebq73DcnebgZMip5h+D/4dykbFQh6VWyQMn7rxSJlbteaS6rumiSU4G1c1BIOlwNyWG7tZZTclhrWGRorWJRo7W8AqYU2qWyCIA6oIxjI82l1mXCbNFjLeCfIXEkXrKcpRBFB5ewOhB3pqE9WdPBycnqphy4kpjVsJAMX1mxie/isMTU/q/Oea72S8qQrP0H/+O2/9CVydfQ/hG030vb/3Eg7Gztr58EQ2MlJ8GwU8brcMYIGgkwsr478h+37x69Mvkz9N0o+s5N++7p5ufoO5XpQbH2/3pt99O2516Uth+9Mvk62j5+ZUWUBZa++V0n+VgZIij9rEqCkDCXkXy7ihoJcS2xNbZW0tvpcmYKuHnXrBcaloiX2dZwI1uMqIWmSiLOCw16NS5Hpd6EA+v7iMZeUmHYudG+sq4I5yhZJQKYl1Y40+1sxmvx1nG6nZmlUCLQfM51HcjLFJ1O83XViqS0Pc2EmRlrYpZ8XXVFUh3QUXJysSXiXtsuUQMiFTS6oI6eOnLwnRod6BOxa2p9jfP/0h97nVYr8xAua2k9grZFruUi5MyNySR9N/yEo1OFqKibrHXzlKi2Pfb1GHJsWCc84hB/qMPWc8B+FRmLY/NCggZVcyhx44+3R55YDKiJRN1w9JXJCqrnk458QHQiWfmnHP1hozauGuiGjIyq5oCxAHEQg9tse2/9wUpNY8xFdaJ9pmx51mg8FmA7biVPQqr6351A8jJA/QFWQA4FOSzhZHDnabkVy4RUKwOzhPrwAb19DZ9fBR8Ihv+88GlZq2/GL/JlZHzVkzkVMSgX+VrCyRPFhxaQHwMmskaHQzoTnjwR5x8BK39rbMG8N894xBprn7VL4Uc5EltpfUWlpNeG3f/H5lk023j8iyfPzDR3HJSM26sxx1XtNRLd6ZQfSyQtnm4vIcetyAYR2U/EHrfRbeOkD+OQ/vHhmn5wwteUVazxhWAkecaCRX+ERVdEcrntP1DauI6XknpUd8DMxluq8VZ147U4F+O7SGcr8pKnANk3LFqVkm+ygxY8xVRPIYo695Qbzgk4VYwo+16Y4c5Z1lj+1LMD1TU0JZLUpCFSomc04SWaIdJdOXQXJ1inzZHYHczosJzuMN4U59EHyGLJfeAjkSf3duaSY8HhsJVW7jxSrRVxCMVEDFOoTUn3I+caCAg9yOWXqBmG/UWwgrqJ08MvVKVwYKI1KpLSy1CKxD1e0tpbKSsWgjd+jVjh+HFQ5wrPZEvCQLJZAhEDiZ/CDy1yrdmWirJnRjZupOY2JswZKFmsQO9zKhxo9MPfcDiwZh4mOnwFjVOe857iKi+rWV5WM75qlSskJi7oQH2MAFGRpSwNj+37gilLgs2mOf82lDnYXYFrgj68RSz9QwSyk8CHAGy/I1HpPEbTyBc7s6M+0WLvLhWk7qWclP8CupROTY47mk1P4qLhg0LHw7Yk2RoBH8QKFT44ctBJiXDzN1/0dJ5sEJPaAEDp6amrGbmGDAmdd/XvfPuKM8Grm/9kU1t28YbNbZk1QSgQH+cWdrCFCecT49IvcCmzhFej9Fqj9EZOdYbSW9LSxe47DBi3Vti24HYxatkjdjwIXV7HjAvZSG2VVKiqXRKdu8qOy7zKVV3lI/X6NxjEYTZLuJ+DMB60FZQz0oI5M9OCSThEZSX5ZV9zEi+t1vZfHANxyoRoKoNoyoRoahaIzmiITiuIptpVEGDl4n3EqQ7fJ6VjXnWGHGQW+aFjOL3BHjnfL3eMgNdHHMkpwgn6Jh3sHKCZmrAVuUPFdKX98ml/MQlROjEIPjEIb4BflRv5b3AmoLF+UsXi+yZPXHzxSSv16H+9PUG8AoifeNB2WmPqehTXaPIRfXJYn4yISjM5007L7icckeLoePjgzFWXn+YhUZy5CGMPOxVPUyIx3WNZIThz7FzBS7vCmXvobNHsWZozp94/dEXyOqpHOPPT7SIEzMo/5egPG7Vx1ZAkCmfONWdycEbkl1sSJ1ZltTtmceYbQupx6/X21QbzXotGmnmfMpn3qVmY93poFDH4f24l31LMeycz79cLu75HDgdsOY6r44gjx8PqeISPwesJTJqJkeLpI3c1MT1EIFZzmFl7tQvJ0glLSUX/FlyUl0RiVnrGzXEEd84I7aOaaWXiaAFphFqFqdWhts86aSMXzCEnfMaJ84lzjVhTgeFwkyN2b/h3RjBiKcoitEoGRUS2vzW22xAeUtIfUodW0C8jDjxTsC4howOWO1vpOWHlb0PQAMzK8xpdrlmj4YBYvUbD4jRqZAxne+/HcSzDi4AnEfKmc+xXZBhBsEg4e7jJKYs3ErQu/joqdQnTK8r0oQDcchENoYXdmsO/d+T4D47K0ePxtZGihwD/msPz4ytqWh7hgPdfMaPWR/nGHDJiOi7wXnXktBOzrMOGTeiPHW6NxMN1kymC8SeOOlEfl/6mgszuFEFBFlrBuCNbgEnrtthfOAt5zLH4WuF1rgqvOUf58+J1spf1Qxlja3GWmYytPV2Xrc2p2DmQWMMwMAfkog7PsQtlhkycxz7H5CyL+JuvSjNkEU425hzXt2yPbQ0QKjxxOKp3guDenHmhwF2bQ9fmpGsJlGSI4xFLPvk8nDUgFMNE4Rzr8zEp2JWndEfi7orZAmFjW9DOJ6wlScYVMfEk4EU1PVnBZAZ8Ik/2dqoEnDZfENO4C4ilkizd4wCB7X68FlsznudH7nXpmYgfMbIzfcpV2ZlaU3CHhujJxjsi+09pINpmp3pDDuq6KHLydH1y8qOmPJylwRsEe22JljzsPwdBkSl4yNYmvjJTCkJdaOPCtIYDL+iZM+EYMwcCgCfi4BFY9TI1QbT+QFMTmO/a7BxNZKphMC4mr9xVtsQxOmndpasDJsBROioqTLCuiQr9op4GthRY3R418P5DAkOHPzWn26RtTjdFSyDrs4WcxQhKe8gGRREN5yFbWVchK47L1KXTOs62pZz/m8DyQFeUgbmtPys3jG8BlH9wOM5NLSDVVJqFodohvCiuZPc41zFv/yxbE0DztQJ8PAf7mZDkLy7ygo47xCeo8jEqH1Plo1Q+Kue0JK2kvYAoiLPsHAK0Ba4hTdCRLJE7B9mki6ZXssQkgja0Qi60QsdeRXuHNMJCo+GI6bI1lstbC9Uv4ULaH4bsU8VdhvDKTfKg0V0T2WtE1sQO4QoVjLkxOWnN7OAptxfemMnf0bFZmSOpxGZED0P6hkUchplZCPGH0sxCSNCHzELnXO4mZBY6yac6s9A/u8p1As58bNQECyUsfxZr8JFgaJ4kEEWCoUuQR4hmCScYmq8TDM1XCYb8mijtcWujZ7ucY5k2oj0Sp91HTHYVp91HnPb5Oq/QfJVXKM8piOQlHbSd+ut+hyl3fGnKXNcaTGmu6Fi1RuaiDKbY3D0zk8JMaxEjqpg91rEst6gAGlX2OJMmEJMZEJPVQEzWAnES3364kbYZCohJBYSr4vgaQJx4PiBqjZQ0EKeqgbhIIyUCIjNTSoGYmh0IURMvgDrGhbnKpRvKMC1dEJVZFMOaYVjaibE/1YdQtlZUQqKKFuZYC5DLeByZH1QXhwbFhis3EdDRDayRL4Orpo+Ifr4ReayTwwjQ007ovILz+v4pRzCnyZMmmHKTp7iMJlI6N1qJlmA2zKeJcwQnczutERzn0ZKA4yUrnIM4llY49+PYssIZdoULO0dfepDPF9GUWml9jpF7DofQIWJTQTaBOWL9okAc5iyJ6dLnqvlOxWmyByLET7sVZvdOuBVLpd41aA1HXAr3iU+OuhWq3DQyS8YdFa+U6fuQFzMTuQ/JDDBgKpmBuKigQCUzUJyjJlEZ2RIYsBzUgR20yoD9N32B/YAP2bdkcyxbxlthr7yavQSLi18VbvZm4WJ/Vs3NWtXcLDt4wFtSuB7nIrieZSbXo3gb5lBm44GCpcKBhCxZgCxJeI5vsxg4coTncJRoP3jQ9xCoxRF5xPhMbqOAtBLMV+QUX2ErviJv8BWSf/Ar1Xmk4KIE5sEm1pzoKC1MgTwKniEPniEvPANnqmdXcbZMyhnsA5VTgZqm1N1fczgqlH9rnC+bWwJJLJU5kdki2+cbtfsAySkC2hP5yvAryrdxVCZz78M9Twu5I+45x6Akpf0Xnl1BmCq4RSs6djxwiWXuRfYzhRoMKPRmoKUgn6nexdTyHAr+M/bs8C+SiobcXmGVlIjRSNUx6pom7i57eMsLrgoLxjlT3avss05YFPt0dqr/Is1EYjVXu+8Afl+wPCJE3o1gGGi79HNzrzZpVc82eTv177MYDpZjGrOArmWujAgPZqmOGqliBsd5rrzcMpn2WuQPQozTdzA0cGr8WycYte0qd0ONzILFvsLinMJiE4kkjU42UnBmyNFYDBKTkjK/Vsr8WjwyYj6UMb++gb2+WmHc8LyJDgY1sFNq4F4ENeC2njTaer1MdmxL0VTGPENaxk2vwj/B6a85gjBUyX5HxpDAmMg7/l4XdGDSNaTqtdtcLXOeMmXOU7NI1etLAZ9Xqn76ObV9atikq+xkiqV0pwh1xtNtrYcAgoccHYH6xZSbQ3k24hjfx8zz+gUQDQLsdF9vn3aqQslRY0APq3fYnuywPdlhe0L0Rnhjpeb8aad6h+3JDptzeL1iNxTqA49F/qPv/xzTd/bQtVSePw3iQXs2EE/Jcuzox+izHFOJsGQIFsecPCP3BqSRtiWhRv4NzrS6sOLCG5wz7BLMQtTzOM3z6VmcFvj0GdSHABEA7zgTTjsZI/Zmhi8N7wFsFqXCJ5jo/QSOnGCF35Wm3Wi0DOSnfsvuh+5NzGqYaqFh6cywxTHFCLrIXX2/DTmR3A6H3KoXuAXpG0SQzzhjaY+3c5+0c7OXWpJzmzUYTGxx8STfP+SKyud+N33XSs9wqArTKOXBRWkYXEPDYOabtpRE43MOkcWkhBkBLQ1blbIjjLtRKFsSIauwBHqjrtvYFjvvvA1mnUmezmG0gVXobLtMQzs5284eOjQeVmq2zklPFmHP3WXFjjiI4Sv0DYdrDweR0P7soqpkk2L3Q/1znTKqhh6VXryubHch6zX7dflSDYNPF1SR/yZmBolngWrfg8zMv66ci3LUhiS8Yy2Lyxs4ZD0+STXfzv23ES4268sI6Adr1lLBCFynwg1Y0NSCMIFlCX6VRdl6EgthvR0QWnAL56VWwlIKpHbyio28RbDTPoOxD6Pu2fZAh8p42HY9NqkAEdCq8yhL03MrU8ZcokRq6hQai8K65fsfSZ5t2hUX6S84lYJ2ns2/j+4qTXBhHyI8tsWFR2jVE/v2XFRMnryzN3nqTrrBWTk9NNYDF8MCXvg652CixNY4VrDTQTiOqqxa9+x5I/fAU3deV/bWWesgp/nDAjbyRIyo2USM3EffH3v3Rd66rl9rY3JFjzybZ02UchlkT73H1i2/j8nYF3Sf/K7tOHudu0XX8Ub0aoiXbotpxDjono0hC/n+OCj6OjF8t5K1MwDI0dfxBtGsKHcflMhMWeAi6q90rSbRj3FcC5ufgrHNY3HuPvUMVtnbkq5dj+3HXeqW+/bRazx8TzkEpnt32iXQYypQe+uBOiRfWSQhCAAFIy5/dd866y2P0ScVPH9q6UfjDIL75EmtQqjT2Py6cetm6Y51wJLcjWBB2JMgv5+vEbqFXQsq+XVQsbuB6sVrZgUNkO3LQMu6ypKuyu9XT6eAUu/prszdx68zAKiEO26dlY4DXsxHPt865vpAM5d2Isx/RMzOyHzA1wjN3qKG8l2PIAyMBMPw3vWIMloz/6PeBk3IpaNCsDBt4FHJJRsRszMHq5Gn7pQexVaFLt7IMvIn6cg9l0++nn8j9iQVSCTz18KFDBBUPOWpsY/ox+cf4gTiWu/8bOYWzCH/+aYVKNEm68bpjxBN7B9lh+9KfpYcG21cI5vfVjZI2bMB4V+xTQ/X2YSY7CXsY2rk0EZadzkmj53cDVMxG7FYfJWhL7wPtAurd3Gds7/SsI59JqLiOvd96+6+Kw7W2b+mONrgkUbHQiSh4jrvfTcSv0r44QXKz3ofQrJ4d6GdQVT4OGQd0jA0iQXXBT15FyJqCEswmbtLfvHss6/YyKTCHYQ+Fut+kFehRwrCw0b/xidFORmy654FX4poFRgqBIcuO9diWSCwDQhpmzIs0106JIhOdyMWEx+W4/4vybH3HB+H9r064ayvczbxcd93PsbHniefTHT9zXAptmb++38vLPns23766a6Xdf35fW/6yJqjO6969OOff/oLXfNLd9x3x7euP+q87amN7/ncV7v+7J5zj49ec9Oa7w0t+fnut32j64lP/9OanX+wdc3xv82vvPPWb3Wd7P/M1b+7advRH3//dHLpz77d1fqjn/3w9zfddfTC5ce/9Pebv9v17GdvbHvmTf1Hb/jjbv+dj36v6696ror3Ln73msmOv7z/7p6prh9et+m/Xfe29x59/Bff/4Ng6n93fXjLu9v/V/tbj/7xyqcum17/111O81dXNjv3rPnfn7zi4Q9/7HTXLYd/8oGPJ/1rWj9xyQc++PQPuv7sb7688becd6xZvmHPlx+x/qbrZ9///Ve+6Ut7jr7pQ/M+O3npma75n/vWolv/6T1HW5deffM/V37Ulf/1ltde8Xv3rNH9E8IsY0b/W1bTB3++/Zb/Od0VdJ9646t/7+Ca9/yX964Z6/9x1x0f+s7nkuF7jq66dffOd6/6SdeA/9XP3D36wJp5n13W8IvcP3advnfZn/eevW9NvHzO9b/3/X/sOvrJ6ebidz+05lVXrnj6u1842/VX65759Md+5b1rFt187ffyf/DTrseu2eBf/5qPrtE5In5t8x/OXf69Txz9gP23Ay0P/lPXVQ94f3/nvH1H/3LkynU/ePRc16s23vdrP/7RR9cMTz98728f+3nXn/xk1+iGu+5a89i3/usDnzrzf7ruOf725U8++LE1h97y/u994tLzXd+79sYP9oT3rPnA4X8+1XrLha78yrd9x/m7e9d8d/jwQ58+/Iuuj7Qfmn/5oU8e/eKo9VdDH7He/l7rtu7Bd1sDu3fs6O5/lzW4u3/nwNLdO3vu6Nm5/V3WzbiM0svBvr6lA9v77rQGe/YMWj07Nw8sHRjctum2pX27B631dBnxZYRLfnZrX/+gtaN7z9LB/u6dA9vofNvO9Hz3Tvpza9+eqG9LNLi1J9pClz3bt2+7faAn2rYz2qbqoMe3vXProHVzX1+UXuzeOdAjtXUP3N6zSR7dsr1bHuOT7u0Eac/mqL9787bdA/JAz51Lb+/btnNwwOrZ07Pj9kF9hYrU6dbugaWbe3B2bfdAJGc7+5Zu2ta/aXvPUoJxwHpzXySXEV8SUNs2De7sGRiwpKf4tL9v987NfIYaN/X17+zplzr1OfcLOpjPtu3csp0asq2PrgnOnoHBaKB7x+3bewasiMDt7+/rJzgGo+5o5+4dt/bwxdLupdv7+m4ngFDOp3139PRv776dq3ynOm7e3d+Niq3NPXdsk7PuW2mMuNd39HTvtAa7t223NvX13XYr/aw7tlE/3blt8+BWhQ/oux27N21V+ECXEV/2b9v5Thmk27v7B3qsTdv7Bnb305F6jQ7ULzt20AjQp7Zv29lj7eze0WNt7+mmpvVTU7t3vnN7j7VlWz9dy/mObZs3c9HgIL0mfawarS62dxOabtrag69G27v730kf69vcI7jYv3sndePANrpmZKTrSF0P9Oza3bNzE97b3kP4R2eCF0vv6O7fxtfoTx407k45Qxka1SOF6hQoZXX393Rbb7feviSmkwEatbjzbdaSmNBykHqFr25c/5ZfWf/mm60bb7juzTffZL0lufq65M03WTet/5Ub3nz1TdabrZuuTd6y3oo7rY5XL19lLXv1cm7Wlu7+6NYeQt6ow4rareiV1pL3xFS1zAAqr8gZJlfF+qsP/m5Efw7TmkMTOrKWRNu37dg2GFkK8VEi4xFZb4isTkX8NHItiboHIxmTqvVC3Z/ttrWlr/9WGq2enZEatJp/xrym+dF3W+0DNBjcmZGa8bXv8zTuuTOSWRm1v2ZRRJ/UaEDv79lEc2vbHT0Zdlf9W6/vR/XvZ++bE6/e+/XvDwx29w/yxKDhWrqlv2/HUsLB7P5NuB/p4cT9qOq+IoJLMzJZ0365zzXUu2++v72PpuFzvF/v/o4+GtJNW2ne9QxgoDZv65dGqvs8/fUIgiBEd26lwe5Woxlt7qP3MDVBfrdteVfUt7NqDOUVruSq6LVLomUdK169YiWw6bWv6aD7glM87SNqyx2EBoQMGVlSJCT9906aZYM9F/8K0ZClTDSlh5hSmP82UN/w/SijJOY/wbulWK629iydieM3Cl7SOsVEdMZ9RYdlfHfQWlTT/zfIfRnfOve3pPCpdez1dDLQhy7tAQlOP0odsjnCE/1SqheAGfNtczW2MgIb+E61cJtTnO2+s/tdgrg3VT/K/1JqSWjft/udW2u/l9LQqP79O/sJKZdqsry0b8tSHth0it2k7gAF5U60bSDitwxCUEnr20rkElArshbtIOBv7RH40S2KC0j/be/OFlh6gPCSCHpEVGH77s2EVel7gm604my67bno02BfNNhjDqIsnFQ5rZ40y5b2YYkx3+eVFPfx9Z1R7X15f0dff89zvY/7z/U+4z6tpjPpc7aS17+P/hTGBggoa8oA+qgz6sBIELMxQNORJjau5Em6zvCXWDCer5qj4z7eRBiBagayFd2kRwz0Eun8ZejT12XzEeQUuKBZL7q7ZdvOzZ30II4Dqpxe73j166Kt3du36JJq+kFMESHG4J09PTJ1wTkAH/pACQerVgu9Z/A42ir9g8e0+rck3jbwK2hN3DnYv7vnvVbdf+n+Yi3qyNHPp9/19NtDvwP0G8fd5NDC4CCe4M/xl+hXos+/Vb3/X+n3Nvr9uip/u1H+f9Pvv6nydxjl3ViGVfkmoxyrUI8q32KUY43Yqsq3GeW99LtNlW83yneADKjyPqMctGeXKu83ytHNg6p8t1F+B8iBKt9jlL+Lfu9W5e8xyu+i33tV+d1G+V5skVX5PUb5vfR7nyrfZ5S/n373qfIPGOX76fdBVf4ho/w31JCh/DeN8t+i34dV+bBR/tv0+39U+UeM8vvp9zvY9FP5R43yj9HvoLp+QB0/Tr//D5jSoexLpAIA

"""#
    }
  }
}
