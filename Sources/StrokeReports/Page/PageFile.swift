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
H4sIAAAAAAACA9S9DXxd11UnevY559577j336h5JV7pXurK9z7Fsy5Zky06iOB/EvsFJHCe47hctvDIkdZy2ctrGsQnpWLXU1qUGAhhIGTsEciWbxvTnMB7IED+wnw0vdAxj+swQBg/1exgIb8xgQC15xfPDmr71X3ufjysdKe5M5z2wLJ199tmfa6+99lp7r7W28fjejwvDMMTP2d/1mJgwHstO8D8x8Zg5Qa9WFKa/An/sifGJOJ1B7/zI6FfOMM4PjjwwoTKpcuzxcVXSOKWxxxM5KdIaH0e0xeXjL73kJsJ6nIn9+MdVjquPmfHxMNU4B+kTUlBM/oD+h4LDQijo4KnqLXJxKiO9tkWv46pCFKr6mtOZjMfyKgGHDd1IFKryhNCg+k3VClXvuOrmuGoCShvXpSE0rrsX9TQbtjBq97hut6ouPxGnNcd1r8JyMpyZ4gz6dScmEmmjKgBrShaOB9UY9kmMqxEeH+dBp7/WS9aLVrEkhG0bJTOTaSt7nnCddsO2Lfrp6PRyGdMwbSvnOG4+V+nqrrpurae3t2rYlmHUbbPdzJgZJEaE5RSy+HVy9KeQtfO2ZWby7YKefXlkWJJbameWST8wlheyqthczuB8+LEc2+pfkV9puH35VdmB1Wuqq5zBTCmfGcrnHcfIF/Krqu2ZYcNwVlXFqrVV28o7Oap85ap2yyq0W+uc9nZrcJCqKnQNjoxY9C/PfwpUhWFww3LULitvO5bpVPPOemeDcZtFvbWEVcrYtzv5O1yXyqRJY7iW7eRH8U3/Gpm8I+7MZGybfvN5u73LcvJWZnlXvhMpnAz1x2q386678S7XcV07f7dxj3mvUcrcaxiZe9x2FJuxjXtcw7jXNTL4n8lYRrbguoWMYc77Z+fE0+Ln6CdjCcPMOjRFGzO/aru5r2bq2Y/v+vgnn/mUaXTu3ffMJ3fv2vnRXTt3/+DOx/c9/tQnP2L8uFlLRo/90BMf2fWDO5/Z9fi+XcbPmj3zvz2xC3GfMn7Z7Jr/ce+ufcavmN3zP3zy4x/bZ/xbszc1y76PfeIje41zZksDn931zBMf27nPeKM1etdzTz/1+Mc+YfwfrdE7n/rkXmqY8Z9am6zCYX++1lq//hh26Epq1seffnrXJ54w/k+zmvLxqY89uc/409RSP77r8b0/9Mwu42p6qXv3fuwjnzD+zKwvnHWv8eetY7Pvkz+086NhX/6itVz1LezKX7a2Vn388K6PPP4J4z+nffr4J5/d9YTx9bRP1Hn69P+0NlS35PFP7Nz11FP0+UZaTuoBYcM/pn3auw9dmDUryU+PP/XUJ3ci/kesFgR6Ylf05QtW/r8JYTSE+0VR3vbIo9+z/V073v2e977/ez/wwWd/+LPic+Kg+Lz4EfEFcUj8qPgx8ePi8f8k/kR8TVwR/5f4U3FV/Jn4K/FfxF+L6+JvxN+KvxMz4uEHPyMmxb5r4j+LF81p80vml82j5qvmr5u/aWZ/xPyK+TviK+Lfmb8rfs/8ffOSKf/I/GPzsvkn5u+av2T+3+aUec38hvlN87+aN80XrMrLZtP8aes/iD8Um+//7vu2POAHy3/M6ur+OesV84T5U9ZviN8Uh61z4rz4onXMPG7+jPVZ86D5r6z/5UNHrOfFT4jnPvUvj1pfF98Qz1sPbf1J6yMf/XFr9M6fsHY+8bPW58zPm4esau1HrZ7C179UeNEiCum+ZAlzwtzcMAbMN9Y0jK0lo2Gol8BuCGnXRylobpb2AyUd35jY5tsWxZSMoum6lFzcbVykvI3p8qh5AYEJZHLNzfiRopFFkcOUpv5QyZBczIU1QebBktkQvi0zUkiDfm1pexSzpyRc1aBLyQZdiht0KdmgS+kNuox2HGsbNd/UDbqEBlFjLNWYy4nGvHkrjbmSbMyVuDFXko25kt6Yt9CGP+gcNa/qxlxZ46IWZKEoWzXprTV1rtbybVfaZZcQ9KIQzgRaNBYQEKVR93PSkuZY4NCbWffz5mZLQdlEA3yL+kCl+oWicMNX6fgFacr8g9Rd6tEY3mhNo4+GT6mEb3IBBheAXEX6LakC+FVm/RK1NkcFUOoiwYwKoRgUggSmK0VJyIJvypJvyKK0Gt8Se6SLvw/uKRk6jeneZiiEkNZDXJRFpZoPUlZTA51+QqCj9a603A8LcxytGza8hkA2s0ygG7RqVBs9HN9SaKb6MGwMtNHCKUzklebOMj92qcfOB0qiIShsSmunKkVSyN1riglzHI2MKgKsuBJLVWIvVIlNBZSsos2hXSWzGMYJVbxNIcIDqt5G9QxugOItU1gT6VhObZQixHLRguWCEEu8E5Yr7PZNhdmAD0LPDydqeX44quX54UQtlCitlhcob+MsTe7DCFykwJFh9eWlYVXt88OU9H7jTuvEBkJMa9Rs0nO2aMz5N+tapzdwQvMKPRvm3caFDapJR4apEzp8mMIXEbYajLJ7qJ3H8d6mJspLwxRxORHxAiIuce67jVP8vEe8tcE9aZm2GlobAzdg2gHNb3oQIqkII8giwgiA3TJH0z/LJEDhIUZMCsIIPxMOvUaODJAbQYWFUtCfx9VQ608P6bwDfgZfa76jMCo/D5WASYbOV7JlXlJJjFJRSZaKZOxSkeZDVDNHJuqkaSUQ+eEQ+6he+WG0g3o6oro+EnV9SHV9aLGuD5j3hl2nYJB9AF1/AJ0eMDcHOSTYjJZQTszjDBWTpd94HnPjuAXDxhaAY8texBt4fwDvD9D7XiZ47kOC5qEaFcZVIgk8QlQS0bpRE+02qQWWTjOxTSEpSEe7AVpOmGi4bhHByUlzT6P8rNvJxawTWxrfIhDdI7ZIw/2qMCGbSGMLY+Xmn9o8TZSfYDblC+4sqHAxMKaObvnif1x5zV3bft/OkrFlf+VXHvqzf3lwk0+I62eK6JQqwOjffMw3ttz85a//h+/58I5NUULU7BU/HGTqPnDZlBTIEFSPAh2pF5mG8whBTWwJ58cTifDOZxiHqC0GKEdrXZSVaHCmSL2VGfdeIcal8QtBXNTMuTCwKcpIRdabgBV1S71f3bSz7t60bOLzx2meHFhuNOTuwO43YgQ9GmQ48a7f//3Gkxh94+z93wr/GZ8Lw//wLeP9vH4o+GW2fFfhj489Pbt885McmyVggahQo4F0WwnLs35LlwLjaDIPBpXgReuC1wYKQE9PmkAGwjgnyKH3DgjXgFkM8g3xrMw9Qo2j0CPSaQi9lJR94LB0Rk2aoDI31vhLIg8eSlXIlGUU+g6WPxwXT5Qru9vPujL7ql9oVBRg1GotC/cb7ynx8r+tUZFiN63tla17MY0opkRzQTQmGFDbKc5uFMdkdowyFSYD9/5vigOyMP5KY+SZuwnlAUWXVnsCmEE/lLGyjagF5xGUjSHYzqgqhQInzbSGHOs3ypzjRZtG3xo3D2Qn5o1+hAHgmvYNWoedIDsd5PSgbf7uncCH3ML4YMtchI5PPEDNil6RVXEdIDq5F71eIhq5m7nA+Y2pEDfPNZtRXTQzqCrnfvG5HTQT4limbRQ9Hjg7SiZQzCEoKRILbAMRyd//7IH7KfOn311KzFiaDJTWeM8eGhxwMRXia5DBL4Ucle6/o8dKuluRv0QjQmAGzStikNpkcTsmKQDeNtZYS4NCRFrnLVDGoi8Afk4sEokFY4uheNIK0DCMBkbocWvjMaJxLfo0bm0ooyjbojLoP/ob5BkrnAgrXMyzNmqxX5ZtvivztPaUabBCHJkYI7ShSCYfBtdVp/XGCGtTCOL+seJRQHV5QcCUsTAhsjQhAlMyeE3VP5MI7uSkPQbCLQiPD+xBAhS9re4LN+T7MLk4fls9IBaj8VK/nwOneXwFNcsba1g8rzqwsjTEvlGzSHhh0vQiBoo+UzdyeGQVZvJCApoD0gJGEiXTTKEZOUa8KSABikMNpH5yFmKeH6Y2Z6UDHtp4F697luJAs1R8a2EOQLU3oBIpy/wSk4nFIjVT0w3VBa9T5jDtNsQLXUAgsTW/Cc6JAEQZicKAN8a6Jgxe02YtkZ1omZhEPbYqkmUDqjRJQTIyREf0BJY2+J0cc80IFzFqjsyCqKi1PvtIXa1j+nUbL0+U40GsLxLCUMYrBzqvT11wpKpst5/TbCNFZdB6SjzGYwNKiN+tdYZnBuucdB6k6Z8BiDIky2gQJdYwQdKX4Tss6Sg5J8MIiaLeRfPOYAJGqenhjNH6p6oGCLhBNKKYXlnqPdotAG9MXpljIY8XLtVOFl6ySnhhsDi+Y2loFQGtZ6kcjEGQ3w70AMXPpwADhAfjrRCcpgz1PacoPCKBEjlqlOSeOryeKC6JME3VneWWcPdVi6WgKSn41WGEIeJPgw+M2UYYQ/TZ2x1k+gE4A1MjAxoAiY6mzLfMXlBT9AEsEqJHTZtKAPpQSo8mtDRR1EfDSa2gAhwRDdDs3B71eDDkvGzivIjiWCiIxCeQHUun5CQ62zP4HjJrlKud8BUVYXcBvzYhdvTSTh1pHB9oODTVaX33OtwvZc3CRBa8xySthBY102oMYMpZNGE+w9KdtIaN29UkoQkyQrwaPYYIGegxQINpNWqYeyoDEvdHiSUE5gGzj6BPD+K+KTGNiplIXIkSeyQag8ARycREpCWB1ixpjwU0DI9ROPtqUJL5V4O2A0H5fnlIZl4NPNl2YDxow5snnVeD9gPjso1XwfLnZEnSa1Cij5TkTmsHFUEvPyLLOsHBoHSn9UGKLYyaW+nhvoqvxVcPBuU7CY0sCFQbk5Mea4q0gZe0am0jrLdlgVBC2oT3tix96pXGeYPWoU+9Itt21BsHqOGEtfS7tU7dvkSfLO9z1A307rGA8xY4L0GysXHMt0ELbFUyfUDJBZ5RZSr5vjFKTBG6tI3JwraiDSgsw2wM1wWevgBZ2DtIYF5tbfY9PDb6bVw9QL3a+qBfwmMHLVTiLPGWnw/a7zfeK82zQQc90SkGznOAnPTGA+9O62kKt8nyOMG79L5Xx++0Pirb79906BWq9Rr38POWbxSz8WqG9rH8R4shlnIq6D0Kf6el2fQhQjBkqdD3UTylejeXrUSgZP2fDuunNJ9Gmu999dML1K9EfpWTEn4aI61b/mkUpXN2zM+peDXVNKwdkwJT13BfzmSJTz9gjuNvyK1ZrdxaK+d2NrDvn1T/boA3i8PvRv+TrD34MaleJw+ubUwH2ZjLK9Eqp1ZQaYf8XY4YMaPxO16jCFJPnIrlNi51NF6pJBisJ4JcvZFvlGWurhMRULILs4tEGFvZxWySXbS1YBE2UWbBNWZldj7XmE3lGrPpXGPBbWRBuEG2CV7EPdKiEeQhceXBKBERVwykTQwk80sJDtKOOMgccZDEaDWMhyDOFjWjbyvmMS9zD5c0loGjyT/0DGivy7tsxK0RkS1Jd3sJw00kvaT4SGI28YUe20t59cUdk2hi4DDDZ0cMH+QVKiK3lSZXCU0mEtmmGL6IEXWZ01K15VBbTpWZ04woFUJsaCaKrMjcbj1uQMmGwS/cxlh8SP583saB0bg5QSh6wCIkFYuLFEoAqhM3mae1ML+1TquvFjOc6SDfKmbkFxMz8q14k08TMxyZB8LkZZ4QptCKMPkWhClohMm3IkwBCFOAmNGCAgVGATCD2YWFCC3w5WT24VCIyII1MVPlglYhwmUhIhsJEdlE4mwsRGQTQkQWo5eFEJGl0SvGQoTQomURomUsRLBo2TZXtAROgaUCbaZFto0odixEGFx4mtQwk7Uz4xlQqv3SGrQk1mfse+Xw8LAOY0M1j4fhF1IpFy3KA4HbljOEmbXsDJVdWHj4cwvjxgdK2WJu0czZxRCLmMrFPs6RfGPq+t5ShtYfqvaVoAi2sCSL4CbasJdugQK0PUjzjGIb9r6xoLzaNBYk0zTY4BKLklI5C6QizKLqFu2mvfj8cRYGIO9DLlKytVjJFhjwpsw2Fy6ftzQLiy0K+cU+Oot9zC1cLe9LOrIwtXB+8O/5xb5jMQs8Yu5eofHxXqFpYs0ahOHt/DT8DkxZy1va2/iWYAKBgxmIOWUgwvzN8aDDb8fEcu82RuhRHDWH6FEeNQfo0T7rWjV6dtDTwexTTDd2mlxPsd68m+wtI1ahYrB8qPeJsQnZ6brfKAhzovH8isaMEYnZ4v7ngUTWnaajTwnWJ08J1kdbr8+v13uvOtHENt+0+NApcUpAeRs/2jFqHl6vDwXWu+qI6/D6UdOjYFnv1q+nEiuqwiPJCo/EFR5JVngkvcIm6nmlbdR8SVd4JKzwJaqwRsGSqrCJCvtUhceTFR6PKzyerPB4eoUnUc/ftI+aJ3SFx8MKT1CFMj7pPIkK+1WFp5IVnoorPJWs8FR6hadRz09Rha/pCk+FFb62HnghwgOQ06hwSFV4JlnhmbjCM8kKz6RX+Abq+QaB9Lyu8ExY4XmqcCSu8A1UeLuq8EKywgtxhReSFV5Ir/AS6jlKSHNRV3ghrPAiVbiRgq6q8BIqvFdV+GaywjfjCt9MVvhmeoVXUM9JqvCyrvDNsMLLVOHmGGmuoMItqsKryQqvxhVeTVZ4Nb3Ca6jnUteo+Zau8GpY4VvrIfaJhqcqvIYKH1UVXk9WeD2u8HqywuvpFb6Neo7QGM7oCq+HFc5QhTviMXwbFb5PVXgjWeGNuMIbyQpvpFc4iQO3GerhTV3hjbDCm1ThBynYriqc3EAlfkhVeHBDosKDG6IKD25IVEiJ0ip8HhW+TdPi0AZV4cENusJDGyCpR5TmeVT4hKrwcLLCw3GFh5MVHk6v8AjqOdw9ar6gKzy8wW0w9Z1coyp+gSr+aDyWR1DxU4oQY09En2d5k5Yb74mcXVnIgU+asIlptsbFp7Pj7fv5FOZwdneQBdecppZBzD6JVFotI9eilpGjhufeSS0DO10G9uagkeHnlTYGMXeCt28cX+s7HB5KwmsoqvbwUKJaSpRW7RHK2/gMVfsCAqcIcC8NaZo9pAE4pFULcFL7Nk4+SMyewfMXKdt16GLkwILebVymSGyEXOLjkbuN8+CdKfEpfidaP0RTS4dfoPAVhJdowj9EDb6GCI3yRxBxFRFQp8iro+XXUKJ7+mxQus88jTB2bO4zzyCIwx763VZXny/Eny8qySLbOGWOYW9Imu2WofbJKfKGOcZKJFlvhe7KjbRk560w2Uoka/C4YEz0sYRBAp1K1ZJVn1LSeq/2ruzVxGeX1O4NtsKI68TZao2+1onN1uKKs/nYWb+kh3dmMDG8M4PR8M4MJoaXEqUN7w3K2/hLmn9vD6rRnBlkrYMbg2j+AEX7EOmaDIOstwo7nidMQrEsLa0mycn0bJp+m2rJzWRLbsYtuZlsyc30lhwEOl2q0jxEYIYChzSiPa8R7eZgiGincDrBkg0rKhDQJRHJw3jmKZ+tcPEinjMezRR8cAmFbYVbhwi3zujwJIVfw3dCiaYdocRxBAuE/rYe8xxNPGShgQUWAdmex3u3Jk/AxvOJiIOIOI2IQ3YKtlyyGVuGDRy9ZwmyNPzEdmYHrWu27+F51Sb2k56Xbb8Dz0u236mFKhqDGTuoKCUaYkaBkoAIwMUYuJpiu4r6rCanKo0EXb9bq0lgt91tmCTHStYPsPnE9BHi9TuiU+Vp6cXhpl+VnYlP7clPNT6rIiQXieOd/HdzjT0AYixGEztOclPYohsT1KK8xI5BIBrPjQWFsUFigWtTAWR8Eb7Up8Hl81t1KujDznz4smS6KXtl77Tsk33TzZdlXVLiJZKiX54+FtSPBn3REfquB0oWNaAvavkujEedswRUQm/6z5Yb7//MmV995hc2TW+5aBd+7MtjP3muOb3lbyuf2/yjf/DTmyj4qzdufs9L3/8sgv/bnY+ckv2fR/ChXV/u2/XZLyA4tnffszMvPY+g/77/+qE/fIOzTec/2/eb134OweXZr/3Wnr6XEexc9he//vGvfQnB31t7G/37NQS/9/349zsUDLqpvd1NPKamXgyWyG7qbTfBoTlFcd1bch+q3LbySz99bzNYGobPUOopSrd0Kv7alEsBpS214S3v+0f/v26iJGH4XDNYNiWXUaHx12aTa6K6KDDVRPVLUC9KbvpLCPi90xqsp+6d9ntJHIw1F/qmYlyhauJNmlhLQteU3yzr8fe6303lGC4qfjnAIAd9UzwmfS96vRxqHqOPiOfGpfz80xo8wK1XjV7vVAgVY7PsTgTxuZf65/W2JPaXmC3AIcxd8iIBhdPQdGkZ/ika/iVhOBz+JVPx1yYNHlA7BHs8/PnzhDlThB3R8NNXGvBehmcvBdTw9+q2YfjdaE6dx+C7jJOUjhu3pNl8nKcZKN0av5u+HpU9v9n8db9HumrLE6d7LsXReAs3nVY5oFUtdMwjIboiO2cDEcrgVzeFz0DOfkNIj76303eJt9kZQbG+AcrSTjG+ILJCrerdVQ96Y7A+oI5dZRj1tNgZ08+nD3ALE5+vTjwZf3YM/hzu6cx8y5C9Z5O7PZ9OvpwDKLKye7YS+LOuPcMqFEQ3A1rFzuMFVBnvxJ6+gXf6N1ty8gW3WGorh88goLyXos/QQbMz2Vz4DJbT56sZrIXQI2mcz4zRCoat44b5LGufOjwugzI7a9iHTb8fieKkWO720R/rqUSyq8JfwYFLwl/JgfPCX4W1iYIE5gHpM00f30M1EGEvjM0WaBxXIxIFPhPgQNh9uI6PLgh50I1hCma/LmikgjVpHaUywwLMZwIHAVWAwwX0JgsYxOj7UPZQNQd8oo9kdSRbrpMNpUGM8+kWD8uW9Gs1Gq1D8ejrpEmdWiOHVHWB7FbIxqmTfUiUPSx7E4nwnwLXRTCsgjRe1wV1lKsYkMO6xoBi8RwJUf2UDJ/BmtmHZRQ/8oPhMxia3Ta7g3IsMejzEnFwB/Meh2ls11ErBqiSfh7TIe7KKYGhp0BT+IFCBuEvd6lTq2ff3dg0+/vCH6ARXqWHluCeG2NlqdkfMI3ZD5hG1KdAyrWzpVpPb71vydJl0fDxjJRyMP4UQUWmwUr33Ee2lXIwmSQsIB3lkWFtMrnX3tEJE6T0CRQPgdRDMIghWCm55lUR7ViLJKt5+CVAvk4qAK8DgNfFAL5qjBGMJOVcKVckAPw0l+CvVogTzqDH/EGXxqJ/9qtqBi2npq/UAJcrKDZYSeF/Lwhu7w760SIMiGqnj3Yu51eK7Y9onEKVFdzKFbqVK9DKFXErR8Zo9FdT7oAaGjdyh7+Kn5upB3iO+H54frGSSgjW4yHGg5Jc/z4+gpU053RrV6G1AX9eL0vvg3BDgPCJ5MpA9cGnPqwiwht0T88GBg8HwbQ/ZQt1xfzBDlYmZwjyUsGqIF+u1J1fqTu/mju/Wnd+NTq/Oup8WN/MpohDWZWCsCsIpPNjMbRBAmJSzxZPU0IDk4bARO3TcAkAF0lNYLB9f8nU5yyl34jW12kpFYSWz74b3eJuQLWEqhlu0jqB3WbF6MtuEmBfIQoCUeWVoKthKKbfXUTuvDFXCDH1DmNSYjsTS2xnkhLbmXSJ7Q2IjD+OHUYtO54hRLahF1DifcVB3+btxkFfb0lfSFZ2Ia7sQrKyC+mVXUIdl2qj5kUEZijw5qBWnNe1X4jEw2uZpHiIpU+WqQQ8u6gAXlgpPZ6OWmghLh4kUDdISpzE8x9LJG9mlIj45iCJxzp8kcLXM0pcvJyJxMUrmVBMxGAo8RALdriJdHkQG3CJiEuIwHrPa2w4Mr4tWYVFpI6irQZuQekMWEHS+kIS2tlgPY432mVnyHVeQgGyI/FKiTa8QlI9YxZJ+ev56cgN/MSxV46GhM1A5rUPBx65uw0cbRBOVHD8gbMCAzs8RXrkoRdlAOK2OhPhtSiLg8Zpy7LDU2ZPnzKzoJ5EmEODAVTZMgS4Q0CYjEaYQ4wwrJyWRJjDQIubJP0/r/HjkNrZODzo80g+P0gDxqri3lpprrYc6ibJ445vsrYdFMGwuZZXLXkh2ZIX4pa8kGzJC+kteYlRt3vUPMKoS4GmRt3jumkv0MRhmwsJAN1n1mJw5QAnNoLYQo/iKGtL3qBu3YukjHx96vQI1jwDGvG5OU3C1dtV8MigOoIyodVsNMD0ZRWW0lg0OhROHgdObozfX8L7COvD0Rh9NZcVB2iU9psT9n4xfr/RYknDXHqG9fca9sMlpafm50IGlrAl62fmU3nCIDM8OYYO91jgNrLvgmkQq7UWsQ+W10etOVlQnGQgGk+PzRqsmfkcB4ISkXrBIew/OCqyPPuwYg1AucEBgJLTgtVGicuc3EtLMftu3mj4n14LrUolmVerHL6GnM9sUWjohM+gbXY7uIMi8V2chc1MEjyP1AnyMhMIbM5R8+yxILMNMhWxwNC7JBjmKe8S6C4IDcgMdXGQlQqfY9bY20n0IEOhnXsVDBZJ8Myr47NLaQCVKQArVUOnhmvIgwWQRSx4+EvsgFJfeu69UFXgs9ccjnXtV14/69suMPQab41baoJdi02nrq2BgqipkyRMmmylJ68m0gz2xKdoVlzXm+PX1rjQqPX8DDB5Zg3I1AB9hX4Q72smd+Lfjqt7O2mp9Xa6pdZN1HG4SgQdgVPYstTz+aCez2+viedzgw0VaFW4L2U+l9V8/gU9n22ez/Mm8mQ8kW+sURM58/rZwGZCgVM1mhnRZO7S+4/hZNbvN9fwZA7r6HObhDc4smiZwazVbbNFn2gou0LWJIx2B4PMA6xtMsEKie9iDUFvjCIIoWxGFWvQ9KbUvrWKEByBI5PbzwbZV3xa7Hg1sdloEbTrbgOQsdXCYGk9WcP9c8u2+EDFHKd1YYQVZqlh2Tl67Nxwk209krsDThyM1X/8Qhx0WVtQ5pJbn4bavSxS8dD2QAu/nRLRusQ2Z0lNNJOnTpts+zBRMfVSluUPP1NSRBismHQSGkpGi74SDW7LW7w58njJcmUbTVT63VkP8CzQT9uuelDYhWEq04ynX/qGp0s/Zfrm4htvqhFxKNNiz+pANJHbfIeVn8IZjS0ZSueyQZszxooG62QGdnBZIgKWpLwZ6AMV8PBAfaAP5GBMs3cbWMvcu1jVoXCXhSmQv4sVHpy7LFCUEawq3zAtwSt/OjtK8JHZkB3NtrCjBGiZvRV2dARMcRo7eiVZ2ZW4sivJyq6kV/YW6jhMXOhVBE5R4JqmAdd17VcG3Xieu2qef6GN5zmSDcQLfk4t+JaiE6bilkTELWkicC0mAlf1ap4Ll//wVPZ6OOn1+1tqBTeSbKntftE0xUR2XPFaVr+RsC+bolkdvzeDzLQfK1v6ucRcAIhYk56VNzFxM5HqXjPITxHqZabikprTMBd4UdpzE9ktiaDB1wwyLXtxMvMytcp+cZoNpjMoWGanpqDOTT85rzfITsEY4kWoKFE81MHXs04aEjSPBaw33Qwo/dSUws4cJUWyEd9g+sVauX9rZwWxNtaEuV9M5PYrkpNTCo84Q54vM/pOGkeTEldgGgphOtC0tKhIZmmMbawp1DY2+wOWMfsBWtc5pSTGgvdSfE+dzhhBu6Tk7XJuSi/o0Ck7McZQUrP4JOYWG1xJa7CyiFFmU7KTWtAOajamyDwaoV+sRGN0M4Iu3nilPNRJ7l8ije5U0K2l9SrSVqiGbpWpK96L8bSwX4OwX5Gc0pGezpjXYn7n/O0wYrw652+G8TZAJ7iTTt4GAGbV2EqD0KEKlX+qpMBEbkjmWKwv8BOELcdiPeFOXlZCob4Ajqsguwjs3TRIeb8SEk5oarE5VmHWtTHD8/TE3HboCRVfJn0/ZYncuFp6SdAPnKPSxJPwPyT4Myt3YjEgMuswK5xYaaJJQ2tVoXW65GXhmM8qccf8ohtWIIISVyCCtlhLVlUA+l9iSMxf1YAzieWIK2iT+WPIggdPp4zupiXdWYLhbCACE6NlE/NXoU7Tu9DDFskA3ofCZxjTlOEzZXfGkkKVaGqsMIEVGY0EInW43yNFGnLMvke1Rg2JKfWL4b5u2WKc1qJxMREfTbK1ueSVl1Djw6WYOir5B7r5mYXtaGOIkqi5kJbp96HwozBlOsrsVnwkFvV/wbzvrftZsDGZ+433sj2cfSyIziru3anMpcSXym7ElWSZbmaJEzDmn3kYC5x5GOrMw1jgzMOYc+ZhLHbmAX7i/gmluRlD00Ak62IaTOyVBYs0ptminFptTEfNhYmpN0LdUtbmPyks1ro5EDKyzoKMLLhTWBuFTOuYFmyyygouUsOAub2fc9kIPitzu+q0mp0NHHCvzjtxr+6XsxkxblGL7Ini/hgD4MLDni8vJ5Ekl85ttkzNBdKodaXAh/oPlFJtSYjdZPx5hDlPax9oR8TnssRO8xOHHm1sberRL1F6v4OmdMH0gk6icJ1+F/1202+VrcAl5ACxlXlYIvdQjaryShEUIPkS8f4H4VdltyywsNyD127ZJWuz3xRUVEX2IFCRHZKtHkWcqYNWGRFnaicKzZk8YmU5U1nabLAKCbcIuwowrs7HA1u1hlAGCrOdfo260FPMMxJtLxEhaXwKVus2DCewg+c+UspSk3k9FmO0OnzAJHjWuEEkWPNbD6+s0KF/sOSEfD19rvGxR5i4R70hsZmSWJfc2VIytvWsKLFNYjvanZubTbRkE35b0ZlntUFQrin4VhSoKgRCDbwIZlUqj4eExlGNQQeVyfCm8WYAk1RAYSyEGwitKpRShR0qroPDtxEr1k1FqTBcWuQgVGCSgbPa9YCexkoIsJQQkFNCgKOEAJIFWMz73SxsoeBQblwoQe+SwZJejNpZEOCpF+PZnzDaCHJ18KJz7aVeRH0Qe8ROlhHzTLphK7yzlLbMcS0iSQ5BMVy2ljDnrL2F1vWQ1ny2y85ikZbYgzGxKmZpddTJRjZPR9uwtLgvpueO9mCpuvpbbP4SNu8qrLpsWbhpBrmG9wijbe50qGyxaTooTPMEhslgno1ZaWZDgUkKpUVgNoMSLXWEVMQgw/p1PfgDsAr4nQ5UMiXIbaWBhnRG+YvMEBWaACQ0TSj1FKEqMolmWBBl2ahyjkT2WrRi0fvmQBwLzOkg/yIrj/VCbCSKQQyQvS/IDVozxLAPWjeIwZCsCQjLnump5nSQJTBxRJ6aC5mWmpif3sI6FO//o000AC8exb/fRfBn+h+m/7+NYN+/20P/z2zCTteWyj3/pvOef/Nr56a3PFj9gX1/8MDrm5rTU+EP2CwaIlQylehIJNkWpMtIDKIYqcBEqjMkbBBIClNcBLU0CYuaKsLzC27LikrIWkqiLnt2ObuDK4lOgSLtDNRgoIY82EiZT9ZAKIiGXTIgtxRi661/Iaxxdg5hQdgxSfYJHDZ7FVOQtZQVBDQ36DtYKZoN/AHm8fgAJgsSVBPokoOQDvYI2adozrp/LUyT11hpgE+18SCGbhdPsMzZILuIhWJGrb6QxLIJw8M6rd9MqpkD/o4VdcutKqeXQyxFS2eF6iy1UFETe/FibWWJz8JxS8kZN2T26dt3pihx60WV08uRGfdI3FniskDVp5tBJKlbzPTbES/IPKX9cplbcBSggREgwZE4SrRhh0w2493PxDXOYV3f/ww7GzCYZVUVU4hrf1lxfW4fDoLeUObtDYNCN9lirWHeI7bE2td5Q22zblbpz0fpz4fpBT62U+QrcMkADc5viT119/2W2E8M/36cAq22jDuB8rOGcki2moiBxa/ESM7W2SZnJDC8e5EYdj00z+60BuA0gg16qPFs0CPcO+fa7ITW+QvY5lOTsC0DR2K2dtIB4/8MHBhk4TQB3FrSJ0cGPjngnSHLLguyrubreRNUx4KvjHxyXIFKz8an4JZDaZvCLUc2csshlIuChN5mJlxIw11W3ig1+WCHnWlsfGrsYeXajbfG4CUB3snWK+3WjU/RgGbG2MNDY/3NAmxSEz4ScuxnI5nXDPNCl3Vi79g7lNCSNawPHhooi3dPb7IuU3vsMEOPHQ8La4L6RZ1k11eOkg3YathWDkRsKk+aY96mXrWfYmuT6bna/8u07w/gBYb7QTXMBB5vGSHdt1FT4x1q8nTBqIrNwlqcMXDgzRxswl5Y1WoT9iOENedFZBM21xAgMpwYShpODKUbTtyKIYC22RpSNltajR/2Ykkt/r7YboWV+CvpR6xh4/iI1Ww5Yp3XuFs7YhXhqeiACuJUFKZeyfPPofidzz/708+LwsbxeZHZcl40r3G3dl4kwpOejSqIkx5YaSXPc+6N3/k85/Z0tfuwcTeTkLuZDrlbUrvXFjlDyshJa82DxiW13x+N31n5fUv6LnvYuCvJxl1Jb9yt7bKLcHv8g9oN56CyjUpuin8ofudN8fela6RE9m7Jxl1Ib9wtaqSAuh7WpkXQJPmotokbVOZNSQWRp+J31g95Ip7ef5ExzQkTm9IzJB6JfqPx2srGebuRU65XAvP+L9BUv4qpTuvRfG0qa9aleWg22gAls/GqRyBQnmV20ONnKxg+s8HOS0y229lCT5NWzdTSSL6d7SM6M9tHa5/Zj4Ig6pmSqjEeo9eeUXGDINk4TIG3BVckZoSqSVxHoDwqruH5C96oeAsBb9Q4gWdz+ahxHIHcqNHE88cro8ZLCBRHjSN43qCkLyBAy/Bh+HsiqRnNyXBzjH2qOU/T4/ZR4wLBp3GqZ9R4A4HsKIyOzMbNzlHjjMk9Nk7jebJ91HjNVH2+qsrMoswclyneEKrQ80J1Upzi3pn6lFZ1fNJUbTplcn4H+fOqTS+Y2Bu+23gKbEKjgC+uAh4Qk+oE6i7BmIjGTA+jL4Xg5gXDC2S9aChfQJdgiUNvakk0GytHjWsW2tI7arxlKbBdxfNzBLYrCLijxmU8v9A2arxp6bY2EbN6VJy26Xm+d1S8ZnNeccpWecVJm/OKE3j+Y2lUHLdV9y5Z3L0iOlFS3XvNUuA5pYsXM5ZK27Q5bRvSlhUoD9oq7aTd4MOuQ5gbM5Bl3JyyfmZ+TtlD59h3q6NjIIWoNF6UxtNpalGamtvNoWFjQG3NidWWJNbOrRrqlG1AnbL1qwKk++tCuWQ6b7DqEVZlwLhrbLVh3Gng/TZliBW+q30p6vdyDKf3fb0y3UGqoThPPv0nPlJSjnaK8sfYwQIVCONyikS6JZh6RmNyOaaeQYjK3BfhKR8Y5tSxHoyZbqfM5yNwkdAddXxEx2yMYja6H8Lx6n5zAkCrgA+ZNXDMP1sn7nW2bjEswcIPmDVi4onw9BGL+/2KxaV1WmZ4JQe4KugrL+YYYZzruz9lJrYZqVnE8bZBL4UlsVvkeqFsYSk1odZ0FuuwaJ8+UnnCSivNVNG6NAsKctb8dNBT4NLEt9k2kdY2odvmaldZnN5I2INuuwXW75LBvN+/eCcuk6uo4Y/En352+KpYwR8kVnCV0Qp/QQNAhAEnm7xBTXyvgNOApxLCBatxGIrjz8KVgaUFCOyIw9jClkL5dSZ5gO0vpIERMbRHOBAldgpruey1LDBlhs+8GnxI5rh/L3Rt32mPgyz1zPE4eGUV75Uq6Wa+08HsPKeD+ViyYduHPOf6sPbuRwgX+QPMsidCVuKQeRBjZ0zLibFTQEO7A3R/UWh/bOi0NB5m5DQ4eygsJZzlcA0ZJcFkUAOBH3tuRlhDwqeeCfAbc/LnOL/CRkoMqWnRUmLsfDvZ0NbRyb3T6OQWGx32FhiPjqP2LmiutAyOEw2OA3WocHBsksrnDI6NLSvO9WTK4OTU4NjR4NiaoKYNj+NOLzQ89jsPj50AbFTHf8cAvUM58RAtiXwdf8ZUro4x7Qca1h6SXtzAaHlPJIWz5GewOXK03gb1rgwxjezGaT92180Ja785ntnP++znzd2B02+wOO80/oLbsafO8r3jPSWdYaMWar/O9Wsear+yX/NMi1/zedqvqX7NY8/9fgEeXVdbnsxrP9z1wIWessvHbCXt+rwt3fV52BB2fZ5pcX0+ryG35PpcOlgny3h4vicdPvdvJ8w8A17vHsGeKu82DmHPtDRqHsSzSMITnsQ934SKAvWVmF8nzS0MjfdhE45o74SpugPOr4mn9pp+UofhNf04wkkv6acSEewl/YTZcujhNG4IqJI7CUtjBbVmEmrNGGrNJNSa6VA7AdicI77juAZSc5jVqE8M+520PrBa5fFhvxJeNrCQDzs0UJmx6+2kMjwkBq70Xj14Luha3NSu6xZN7dzFLe3ShqQ669rnMWoInBKJg9laeFgqZDuxSuzQkQImtdfvQUiEUQaiYBzZNe13Kc3nNlnDAWtJncrWEdUXulDFoSn8K7IlckkWtrJORWYsKLK6Mf56sg8RGY7AX69hy17ZgzpooE8JtsvzPi4LvEHMCgBwLodJ7HzcL8gazovq6EbxgVJG1lBLVrbhdNevyj5+LuFxoE/YpFziL5VVfxkoNsU8WsIZ0Ke2lnC8UdxeogIbE2Oy+K6SSy1jPezMmFyijjCXcusJgPy2DMqo1HRZAz/Vp9Y2+rxUHVzqxMvUGxKbKYl1yUtaSq6i4ihxAUeltYdKxbnZREs24VdduUxW2daZerY7DYyEGoPWBYG/5/nvKf57WjSbTVk7fexl2XXs7Byy5BfcRoZofWcddhED5kmeZK6aZCfjSXZyGFOsoJMkpljRnXeCGys0v4bZNtNLsx6Bw/AloInVGT0PT4JYNS4LLYI67FgDiFxgMZXJ0xmhyNNpTZZew5NkfXSPvXXgmR81Z/A8RLLGdaEI0GkiQG/p8CkKX0G4U9GeM6A91xIRryHiKoq2CUj3mQAkw+k+86LQYE4jS+eTZOl8DLHzSbJ0Pp0sXQAUfqlj1HxDg+O8IksXhv1aSJbeAImKyFJMfubN3aCLOA2mR0yNtvz+PRNP/mLzm5uOJTRO7IRNetA9FTAONYNeOBSYRx+oQEoiVRJ/VyThsAc5RWGYSGjCyOSm2LAe0SxEB6F6UTk282crhM6S/i6VvfR3meyhvwHQL9XtWLVh+30ELChh6GkaKNWL5TQ7HpZKK6Mf4RSrhbaI6AQrZDD7qCI9wUqEU5Ivp0n9qOzH3xQDh+1yBU3zh+VK/E37PrudGtVxSwYQ/cq+oSo7JGeZZwChE3TIviBD5A8ele2xoG87DCAyoFtsANFBeZfAZjGjDCDY7Fj6O6E5zS9dsudJGjX55B4iEL079+xRRg4dzKMR5SkqIwcupYONHKps5FBlIwc3NHKwCf21kUNGuq+8TtNCkQ0JGqJoB7zW1OohY3MxORcuxnPhYnIuXEyfC29iCpwCO4bAJVyoomnFFT05LjKtOBzRCtCI5xSJ2KcoxNOKQDwFbU/sUTqpGxqTmm6c1HTjREg3jmtacZloxUs6fInCLyBc0V64QCaaiYg3EXEEEewzN4VCXE1C5WoMlatJqFxNh8o19P0aMS5vaSBcVRTi2rCfCSnEW8PKleM7U4ieBH3A9O/CItIMemhuZ+dP/141/ZV3BE7iQO+Buuqtu9/wXVXXZlVXF5YaCd8WsmtXPfCpZAe6FFinenfWmcTAUpYiB4JVMEemVAOEpRSxkSK65SpKtYpTrZIDcPMgp45Raf4UldA1dWz6rE84Ox8DoRSeqfuxcxRpT/EqJ3TimvZglhyF6/EoXE+OwvX0UXib1zHYOvI61kesscbNm3pYrjNu5rEbrnDpQ4ov3qqWNOgf17AJ5mCzbqPC3RGFu0MKdwfo0Yf9PEZhqVD0CYWEN4axqcrBmWFscjvhMcBNYN8H4/e38b5DDVQCF4lwpOhHUx7fY/+Pws9jFyivDB/LyvDRU4aP7SzeOSRptXjZvVbpsEkQ4405LZixt12OERO58SwfSmOv32LnYazSqI3p4FkfC4j2yuR9ohdbGGEwFwdjp03rlFuk88phwSn23gQrf3bfBE8P3id7lSnsJA5TJ00dQbL5dXXtWLZx3UJkypLDikbDxnmTkDko1QPQXjfFG0cb1HdLddinaFVgF2q8BagwlGlZ8o3Akx4MVHwvVgotY19C3TLkzVFWjSLmygxlJTN4C8gM5Tkyg7eYqmp5ocFnOUfmcccD30PhzdXBfqfRwYhMmgvKSig56IjVNV2Ck9+Jh+FXSFQm7qFLdigRo+O03y1dguE8Pwi0YHL8XIcHfk2N93VL7bkQdSOugpX+JVzmF0l+Kfq9oYZnPtTwLMk8hBV4g++BumadRZWadmQxA0U44EOdxZZEdJGoUQF6hFrDk9bL6Fsvmy3xjnoyuk3mlXYn7y6VUG0RMPDwMPw+QiOfOX28LVXwWabgQ4QXbz4ehh8Qo82KoX5edmB32AFo6+DJOtAdW3axNLScOCs8+03wCXnIRP3+CrncX1nEii/zj5YySncUG4Z1ON3ugExUfxfJSj00JEpbs1/JKiu4t3K5elsJ/3RQ8ux4sMSg04lXKAlFJ16p3pDYTEmsS+5vKXk5Ko4S5yETdTxEUtucbKIlm/CXFwupwgcxaxgDwplvCH8V8Vrx2wDjJcFhN4mzuHWNFps2jFSV+LxalGyFHCC487j2J6JrECzrjWU/RE2t731VipOf9+GlTKSJ5P5y3inPzhZNHWeF31YqKT0bZ4t4xDX0qSnUzl+elZ2buE+jYe1RkFhNtHi10pGHrD8JRRm4xjkM+jaJpGP3T2DLNPR8ErrpqAIVAduHFE+u8j+msz+tHX5QbiPM/bTO/FgyLxjHVki1AIgKnQ+KwuzX4FVjewjp5ZJjBihGA5nGAkxEGmhlAdwl68kAbDvoCRhtToIIGqOpIFKmK9gycO0RSihb4TMCrxLaSGYudAps5aKyelDSSUDG0/mMZD5AJk2cWY6+rpjdTqBqk/xSo5cawFjEClJQBKGgCEKNZn8YuUxFSgIqU4mqohItdMFVd5zRAqiUlprY4aM3VhmDY5k+6UH+7z5GdcC1z1L4seL3vvkUu4VWiphWdoV00pCKWvaEVNBQxuENm+2fyqhOL9oW62g93UoBt7Nx6hwyVppHxgqajBXD6foQO513gQyYg0zIsoqQYXOdynUUISu9i+lGSMiKisC4im4UQm31mJAZCSLjKrKiE4c66glClkysSy62lFxIEDIjImSFudlESzYBTVgsH1h3QJoWAqWb4Gs0L6MYnGsW/IXoCPZ6Feft5rx7VFb91ZTWls8++/BHf3vFvd/Fn5/RFibYEcqDEzoCTogarsrIDlpgqgatQ/z3sKlbiKx7kfw0PB1kB8zXTGQfMIk9K4XsWXsqlUZF2vBE+4kAy1lKspxZ4hxxQvxnuBCQOU24or1q7IaGOgn1laAEwpOjAFvjtTFTBmBRDEz02CgqsKSlVuPZv8N+diWwwLKpxDS6VGmUFIqT38ChUJxbPXRuzqli+G5WW5EtG2TLkzaRLY/IFjgrO4UQCFx9CicQ81cEJmzF+csBEzo+WPVgmsKEztaEzmZC1w5CR/BgQlfEoTYRuiIIna0JXZEJncVPScPk+bb0IkKnsho6q8fWjorQFZnQqXxGMh/fj5XSPwO0zSTahsuM+KWNXtpcVozPoxSAEZXlYX2H4lWE595hfDvn2eoOKaIp6tza65SG+0tOFkhishk2ix3nxe6gDWIHo0o5RBWPLTAZZ74OmxJDDTZHc1RZD2zQEQ5tJw9tJw0tDgg6U4fW4KFtSx3aU4BE2tjSQt+Jwe3CbT+80Hfqwe3kwa28lzfVhVroCVfVQt/GC32nHt82tdCrwCQEHRhzdkUjrPI/prM/Tbmx0HfqUW7jhV49H0vmXWiUuzGwZRrYMoGOX9rppd3V805EwMzTmwGAWmyeGEZzFLD5OwbeHQtAd3MSuJg5CwJXauCMUELZCtkRDRu5AFwNndWjZxKmns5n3ApMTYDRIzCyLSdeLHrBRRREZMuKDBWSE6hA5B3QDEyOlypecnqGMmI3q1hc0dVOg8T0rZCYdRSvaGPAhm32iIof4fRWWMoOFbtDlS3RzhnQQ1YZp4dLgm3QWWcSzBkeUxke40ZGsZNCRU8KZZ4cxjd1fFOoaqHcpCsAetEjWfbTKvHT3PQo9rAu4/Ccsk/peMw/rHu0lnzJEtZ+AFnZbwllH2KxAXqOnyOBk+KgL0ckIxJMIz98SG/ofDJIS8H55pam+oe+2TRHcrN/T41kqzKUswPmLuxmL5/SDid0nDOvHZt1vseCtBSOzC/WDt0GqdtwWOjCTolvsxWTYc6m+B9ox4j7JxkrO9E+bh2ARzJ1B094u6aV4rarCFNXLyjxxdawDS/jLGR6Gh6MptkMFs4Xpqd2qlukkdZTadubQQdCGylBh+yYngooA6wI23W+kixRZOiOzNs8Pd3Eh4GgIivTUwiOBF2ya3qKCGJH5NXMOU+V2+zJFv6mO+Lsfq3RYv0KxrmdiqKmdk0HPVPTxBl6FKT3ynTQO0XVEWWhJtS1HGQTa6VsD9A7mpQlWSWxoRQ5VacWTjePwQlG6XHoaC16pQwoZE62HSXRow6Y0W83lWajjOlmsIQ4pCVHZd9O1otSnvlw4CvgmKJdlqbQ8p4pCSjRH4Kf7GwG9rGEn+S25tlg6SImPbipHFfSTaHTvVOyJbNNmZctnDkVFToIKjSIGPBm8+WzgVwwv5BSX5ezTLuKW6pdxUn4j1sGR3RLX2GMYx2tlNoS/uKK7+wvjg2rj5ow9D6QmcC2a0PfOcVO3LLHmmcDdzFbL5gYIlFxkUS0EB8LsmeD0qJwa9MX/2ADGBxrR+JCOhiEau95HbLIT0/vprfJ0ivENRVxvZD7CsMhr0Azr8DEjnKHAk27Ao2nQFNWoGlToCkANC9mtP3HpaT9x0E0PLb/mKs+E90JNJy8E2g4/U6gW1KfEaEqi7b/gCaLF9t7sCJLwv6D9Vi0/cfJZONOxo07mWzcyfTG3dpxuQiPtrX9B062Yf+RPNgeit/5XLs//XwubNzFZOMupjfu1s7nRHh+pu0/cHwG+4/k6dm98Tsfnt2efkATXTGTbNz19Mbd0gGNsmI4pa0YcKai7UBwprI5Nq3gM5VH43c+U9ni/jwUrBtvrST2uZFjT2AdAdStcf5CkOnDEY3RyOD4xWh8kW0RDJwIQSEaJ0JbpHH/ZwiRJawbUlWtMTnYAlBpXEtcPDxqnliTlrrhQRu9XdsuaJ1pI9KZNlyHxSbvB2JtvB9bnsP1LtaEw9e78MUulzLR2Qxr+LLn1YW1n5KK0nyrLSs45mgZMR4KHOgfpl/mgQuL8+FlHvmWyzzycOn3zpd5qKPOtwf98GIPHE5cMPSFHnwKmK8TIbeJtcfew7CxA5t0A+ajcDiLG1c9fd9W0nrs+FDUtONDiaYdH0pt2kkYE00uoTFBoEmBU9rM6DVtZnR8CJs011pu9rgKvx+eunkDi0R4kcd5fcPHwYy6mWMyo2/6uIkERJou6ts9Tg0RMHT4BIWv65s+Lsc3fVzh20PuNi4hma9nPuyXbiRu8ziJiBncBQLgnZ/rTBeOeU+I8P6Xcb06ufpoOSLvOlVLVi/9ZqAQtnwzUL7lZqB5sE27GSi8vuziGgwt8dK74WkCSo2uviWorCo+nRzU0/Ggnk4O6un0QT2Pofs69IwQ+CpN3Df0oF7Qg3qa7wYqqNHiK1dgW/RaCEjBFiI81EdsdSfQIT3UNy01kjcsNXpv0Oid1CN5hsK4oAX2SnzFSkF19gJG6RQi8iriPCLU9TCv86U/k/G4H2RcarAYFt4JdDj+/IK9wAjemHuDj6c966vB/7Tq2rBxiPcBhdoBVFe53BDqKpcZ4XeqLRq/oLmL8yfPax0Eyfs2cG1f0q4J+SywwA4bnEcwnHwArDy9QNOKY111KNimPLqUQyITHaZ+32a/Ih2/YCXvn+aqCtJFOwuyyHa4vD3JqkN5qMRMMYvOnKF+J8ac2Ntqq3l4tdU8vPqyX8V1k91Hg6rsOhrUiDGu7qoHVQLzDllqtQ8vLWwfbkk4KqkeU43oDkOwD69qF4bqXtyol5Sh/Vj0No3Xx+tRa+m7DdmlK5GChIZ60DUF7wxxdFNWlcRTPeuXsGdRJWGjEn4+3zwa9RgvO+sEXFZ7LEh1kUWFsoVDDLp22Bwj9k9xhtpf9wF1+dVlU42ni/HsgdpmPOi92N534ZfHhSfNTlxXkR804bM56OM95Nv9JZjWJKSxhz9WXA/VbWVud0DYi7tkcYtwEav47m0ldngmdpOQ42zlZQeKe7wZiwhb4ZGXcH05s8nvlk6QYwKQkzjH7iWMa6NnD34VTjYm9vrlljt+nK18Es6XnOeBXQLblwrJ3PCcQfcLIiE2Pfi9QyHdLSBZDUjWBSSrxEhW+7aRrAaPOceolCrQQYeAZLUIyWJYVKn5S2RtOqi1nPlHjg1JGqzgKiLqgC4q+rQrxsSZTclMVKrL15pXZfdOguQzLLJrSFaPRvg6o+4r6kpeX4Tjy41pTkqq+JkOqDGV9J9/Yrca1SCNN/FQtxrh0idW2q03pxjZ19PgVJJ3DNVATTf7XXhs9CvFMlOcBLCi64VuTPjVOFgpVhJ3E3Ul7yaqJK7XQWm8CVqdq3uSrCLhqahS9BKOgirJcSq1FzvceTlDvy/c9sRbS06v2O4m2t7yrUw18pkcn+d2M9Vip2eyilu1fBzx2Q+pu3k5RqrNVNCkQxl1Z5i6ZGBCk6t8sRweM2HdPmUlLxY7sMCieGruotgWSuiJeoSqR8VEyXuLpVD5gFDyZZ75QW2KhppmIt/xRKHmMfihAor8s0DlZgCvWRV+JO94qiSC+NylvDMlE8/FNz6aHhhL8RDU9SLBqjJFEwV+1JZEc4TmwoiaEgN+xZW1xLVM0MLgK8ZRY22qCbJHwOXLmar6cqbK/DmUwD5e1VvJD1CplkZ/+PKt6aA6rSjR/J9/cvSnW9Gf7gXpD3Ej8+iPVMCuEWywmi5AV1pJCHq/MKpXFar/s4BaM2AOjR9JVK8mgvisUT2ZmFG9ew6qOwuielWherUV1T0FfQdmHnNRPeVque7k1XIYMGYwMRWq8VTo1lOhqqkkvM/qrk0+uXk6Ku0YbtyIeDombpDiLxhKoeQqaw2A+l3Q5vqs9XcC/vIKW9m27qJOetkY00yiypavhyb+lOgrOhFaEpZ6WCX6ikrUSmzn3DaZKAFkmiubk/GWSLqQ7dgZVVuaHdiZVruandhnRtDFBmcZ275FbAAnNjjnlZ/Y4PTUBmdZbXC2qQ3OotrgdOMNTtyZmfnncVfIiWRLTsQtOZFsyYn0lpxCA36HROqTCLxBIvVr2qnIad20E/9T7gp5LfYufnLRu0K0ZH069DTuqPdTLXeFXDUtB577Dygn2sqpAnuQN7x1hHMZOHDC0cDcc4HkHll4IS5IaxEPzy/h4Si7GWkqCVclkazXq0QnmNNAjsrA12vZjU36Qmt+dvYPHaq2xFU5xcRVOUGRM09FR0NIUE4mKLVea+DhBMQLZwG9c5CEnrNBOwdz0sPhSPsr3O8Me01W+O8q/C8o/M8r/HeiAQX+ZzGuNnuNDrXIfw2aPQJ3IxzQe8DJfZzrQ5Ez++tDCWf214dSndm/zfs4NANn9LbN9SFXwT3H+whwdjtMqdSVwDNDIaLfSNZ5I67zRrLOG+l1TvJe+JJR8yb7HaLAQb3vfEjvO98YcuddlPEz2h+G9uKR6jI/H7nMPzgcIfXNIUbq0L3OoWGNvvp9clg7ys/H1/sC8rnEPkFOedAP4rjm2aBwH7wyxLsLuSk2geNLD3jCwcuIq6/c+C8mW6DzUUESdBdj0F1Mgu5iOujeBMS+1TFqXtLDdXGIqdWbQ5hQAxQd3nBwOVnL5biWy8laLqfXchWFH146al5hf18UeEtv7l3T1V7GAC12bUGqDVEtHtSSGtTDZTWoLQTpraFo7K7osQMlysWUaJUaumtDeihr6v0q3kfc17P6POxq8jzs8yT0N+PzsLk72uHByfGkP7Tj6f7Qbm1HW4S70Po87IT2h5bcaO6LHWedTPhDm7uMhI07kfRNdSLdN9WtLSMipPz6POyk9oeWpPFD7B0gpvH96dvGYeNOJyF3Oh1yt7RtrFqEXV99HoZNX5yHJfd6740by1u9t6fTpbBxN5KNu5HeuFujSyIkL/oc7Kb2h5YkL4/G70xetqTPybBxl5ONu5zeuFuak+qwrqkP6zCPtF80zCP4RUtOHLifSk6c97nP23M9jV1c2WhaCU9j0ST6/8TTWAdO6zoX9DT2P+Q2rIKyu+a4DRNIoBx1deN7lb/bC7vkOiXmueRir2NXl2qvYzntdezt0OtYWXsdo+WMvY7F7sNuGzWPsDuvZaPmC5aC22FLA+55BGjeHOIUBLqDVovHsRqa2xN5HOP+HNbFm5e0d7NJ5b6rF2nrCqxv6bRXTeWS68hcl1zz3W3NdcnVeoI63yWXKkdG5cj4cBWnw+OsFgP9mPg+qmHDa7PZztfFfQILXH9Qnvex1aO2JY2di6eB3rOxq+zyQ9+XQB2kGGrcVcu0o1uy5t7C0HLTgzQXud4BjD/cm7Di5uTkeejo8uNBtQOfVYfIgaN27/IqdcN4CF+g6f/A3hJsKxp9JGR6nDxgAwDe+sPVBQ689xQa4lmZf4S9I4hHsFjqu50fZ7dM7G0HimTwSETjYnrKDAwMvj1GuaPS7bTS3ah0951LN1F6gUtPdB7yfZDT9dhsM2u9ehCXdrJzJ3XLd2icEjrBlXwxVwZ15tUmIteZ1fI02uBwncU7qU52+GS4bIqij+YdpTKfa7BPuYg9gQRqu/8t8LITYn8hvNnwgNhvEV/t7M+M22yP6e7XznIy/cYtne8L+FTLNqytJQ1YatLWkvJThlurt5YshJUNJxxupdm+uDSHAUCX/cOZ+sblsYDvzSQ2b5s63yEIb91bgpe9AriiAkrPyKIu2JGqGCcqpqiLKUXFFFCMIwtUTBYOrlAMNxJ3EOj2ybmtKeli2tJa47S0BhrrC7WmTRdTTmtNoaU1uJRgodaUdTFeWmuKLa0psXVHems8XUx7WmvaWlpTlu0LtqZdFZPWFi9si1DmnbUxv1OJpxWEu6Trd8Mdm7oKsxrejMnKiyYwiUALJ1wd7KktqI0FprohQ5rsqKE35cbrHlhe9NCDL1qKstR1lp6ULHVkqdMjNN/w67JT1jB3zTHZK3tTrur+gGEI+kAZ8Z3q6oKfq56F0/bEaXUlfTiTZi8YcO6C34frr/pLAJCUCdLr9zBcMgsZDmQWMhyAxzqAlkgKDAdMrdtusm77kvexsmCvUrjOUDNZOzrDhgOmVm/PKMOBHg5MwgyvQINWiBTcVf7HdPanKTcMB0yt5J5hwwGV+bFkXii5p9lYL4Vee312Ow1Dj+SXPnrpw6VcGE96AwaalAQY6ADpqtIB0lUJ6WitpS//AOusbkrKF4Q4XKXB94MiGncL3ObDTU47h39aBFILtYc3TQe+9OnPbIUa29GQY34gGV+Xw48CD0KgNAZoxAk1x4Iao1bfgoPv98vllG6Wr7KiKimLgywElDxeOgnJHEbTbhneFLaCsNdsPEcpx4Iu/rZUdnE99fkoHKwkOLEtsazLlbCg6KVq9I2tS+lbeFe4elIMx8maTtBBablJsLmQK9QF9NxEasfSyEo5UdSqlHFbObt1/lVWwYBcRdgOde3tlAt3T9GgdbJboh5d2GrppsEuWEO96Z1vzh0MzpbCnke3lNd1/9eklSQHiVzNg5qCU7dMoQlB3DhNFhCjqEofAYhyrlbQ7icci+CTyEXDsFUOULPCvtdV3z2+FJOwuEdGMSaNRwQaOHqCtQYIH3wXmITVPFWIAMM7X0VW9S2blhEMyQoew1PBWrl2mrER7+tkBx4jKroZHuHg1hozcZ1LfHZTgWo1l+JLKpOJfePpMVXLFFUzNC3XhcVPBcNyGHcXrpumxL5UVaOEsMJm4E83Kdc6fBmWePF5ot0erD0m18ZXetYp/dA0bCuKVAxmHcJ5MMdrabatD+/tzKsWVrh2mp5I4gRDutoOjl4ri4ikllH/1zUlZjG3rXmMmiOHpuJqqKt46VCgLKBT9DKn0z4uyONPlbDfa3m+MuCnqfyifomqZEigXqpyHWrxAR2AaYr6Y/jr0RM9fHKtag+FuNPJOw/aJS+WGxTduY1Nrh/xb5cr/Tt4vdRLZbhM1tQy2a6WSZrKnXrN43l9i2smDstDWqMWzyhv3yKLJ7Cf6EIRqQOdF1F99IVK4S9qJQ2Wc2FAdNmtCN8oxwzoLESbEfomphiH0tjER2ffBaPKQdmpie4GeQuLdD9NxVHOsDplst+JJt12Kwv4CrlKLudy1qSUs1F3RLMEK+QaPPqZVMRsCTrYq0hJ1J27qNzeFIcWd7N7gfnx98hgkBYTX3bhsfY7yEnsWICR2JzkI2AjtyAfITUfMKJuP0oyESOaDZALsBCGzurBfiHBPng6n3Er7MO94BgGiWMYpOHkl7vo5S6XFp0+/IA8fxcNzp1qcDZqig2HRO7sw7PvohTfFMF9vBIqKt/PA5mSaBNIf/H9+nQ4fFILFJMH2t5JawR4S8q8mQJLaUDXzgYK6eHLSPp4a8wtn0NL5T0q1d2JNUh97omRIjK2qs9uoznUk0SYlm+rYkdiiMezsWn23wv6c1HMvoeqBMO1CkvloulS6gawUivGhxgckI1vZy8Bd9JIfBcsCldR4D58/XvBcNOSYBfWTrkZEXcyF6BScJYBeY9EZI+OxFQCVzS3bprXWFADuZGbQKQPJQeyoWreKO/mWZjWn+BuzlpiGkjjUJcDsDoDK8R/ArAbhEFfF1oKWkEszGqJzmzSrepTvVbMwgqmkgi5Kg+sQLnsfhrnNTJM3I8k/Uw/mTsJE5tgUwhVKUk3PnQzmUHo7rANZd3WFubYU5EhxwwI0GpaUyxzLWaZV9KEmYEvljtoslDgDllLsMwxm0wUJwMDSdwnCRfxJMtB8MvIZXdZp0x60lLWxHP93cYRPHOj5gt4kpB5GM/sqPm8jj+Ep8dOZfl9Es8yO5XldDeEin8bzzb22sjvuAgV9v/XdLq3dPxVPIvsvJHfL+OZHzXfxFPAEfysC3+XGSnvsk6gsjtmfYE/BjFr6g97wJTHXqbfu6zTZsh+cJ+9n2GjhUmhNs0UHCaF2gbNzPV6tdDPOSuL/Wa+dvmAtV/7KYD2dSaFlmWVV2UlC2e24tpLduan75uEnwuWKop8mVVmd0Aft/Hu0bIfgtPVva/KwsnPs7eGtOLboBYPS8EFlgJ7gaUgEy4F7JsfLdqjnC9iKSi9l5Vr23gpsGWZlwLcACAzeimweSko81NCh9vPJJYCldXQWT3c4qWXApuXApXPSObDUtCW0j8P1L9I1L/I5s5fw/TbDu9wWfao4mdljr2o+DkSEQlZGhN7pSONrXuA9TlgRw6IkdV/gB3ueihgXI7u3Loc3dE1an6QvvSrD1cMKAH245v7B4Vchk1psuP2hDmenWjdOrMSjJ/2fcY7JgZf3Ppn7IbcUHts8EuF3drH1I5J7vVjLXeipl70mNDQLMbBUhzEfhXus4qlAUc6zWMEZ2rEDmWlF6fuiIOd304lCT3RONgVB2NNJb9KnH8N7i9wLSGhvCXb4VilhwI92+qNA2PEBdSCOnCwRm2tn572i/rybp2wfav2ukx5AFRP9mLSQKwgnsFvV4pQHiUnrO1hHt5tEgdc3FUCc90Nxy7weNE9Jd1jQTGGTBzcWQ+K0wGwNVFIX1KtIlhCH3vA+y5lKaJvCoayhIoVCX4nzJGR4We5hBNgg7ze4MvH4LSCwiSWPEfdGiMkdmXHFMtLfEEWRxVlJ0ehwW2UWjwY9EBd3aXliwIlmceVtn6nrOGqVauYA75S/xItRTe4PdwdMRZwn7hdaFFXsslhg/GhIrv9KntyN/Ttj8DTXuBmu+zdzgcBvQqvex8IUbedsDavronIcg99xvotyuPfvf4yPEZ8iccALTj06PMDPCr+coWTS1txMoF92E/0CHfm40xNegpnPPgzI5ypLI4zS9mlNeNMF62GjDPdFNuuY4OuJsGtAozpBklJIoJfJTZDhYpS6hCMsVUIvmQwqkF9LIIqQXhKdh2LFLIhlCeRrSKXRyn9KLRMhZQNNkuRksqE8QbQrES/bfE3mgUY/yzGH6Pst2MDVg+f4ZbDQRTDxge1wR6GJ2ifQxkCuN8rNWV+ijAnxEX2EEwI2JQFiu6maL4NQU05VQxf5plIz3ltonEKvy2GDTbnVMh19d4yfVFpaWTGJIp2Py3scRxg4avBo5GDnwdtYwFRnVoKy271MQ9tNhWPy1Vx9acZZZW5Kcqdi1Lj0te8zBPUXt5yG//7w3PT2Naexs2k082d7rVOtzCBK6/N/Vl9huKMi4kSrhmYFHxyAjx9FJfsDpi3K8QeUa4sh9TV1QNE2+jxlM/6Wh9VVk5PKHfJjxGCiMa9hBvez7GXmTmXWtPs8nC3s5427WradPBXryHoQ8pS2OlXMCDtauOdtxe605M1gL4eU+AqGI8ebEDRfFIbF71jQVXvLlSVBL74jrrskFGWJTpLyg6mXIIsS+gR7Y9D+7UX5LM6xmLbAnJ5X2K3oVtS2vrCaetxWl3JUriEV6JzjUTnmhKdlwEGKdDp8+uLiM5PLyA6P0aQw1rFojN2xquaX6oyv7RMic59irMC4w4hnBmrakJ23uHX+bkZvt9ohGoJ2blPi931WOyuJsTnEZ1VJrOCZ+pL6aMEm7SE2KQlBEl+WUovS3HpBwZSCxgYMAgYPRAlPNmzOyD6ykdznfQFFn9Ee5YiUJE9XCWLEijF48PLMlMk4DJl3E4pyvRTActVAbfVqf+A5Womt+b1Vcj/66bpnTCXowrbuUQCJmZ6IIMmzgnUeRFmPK0ZHTLxsUPq+H61SaoisXMYTPkrZDviVsqVTYScYOWUv4opJssBVd5lq0XV+avCsimnKoOKVRn95TQ2yl6PeuZLv3ns54OBRU7UKd1A8j7sMCK6EZsjbppBF3AjWC27tgZVjlR/KYJ9OUNzdA1a4/mDSS1Of4hnNnd62B9QPV3rr4sXz5E4uJ6dqmOcvW114re6gm52kUQd6X6d9zM3yMC/Ta70b5cDtDqvI9lxkMTGNf4oMVC1Oa4CR6lBd1BrVvrrKNeAvJ1S30a5aoRPvQ+y/8D12OgOl9Y7msGI3MDaCVW1OjMJUtOIShimktZSfbdRfbfLfqp3OdU7QIOwjoZkxF9PS4W3nQarCid7nBt40hMP3Gg0cHfMKy9RDvwRxkCB0tMdqVZwm6jADXL9lLzjWHBHvGyjA3GGRPDJuj/qynUkd6+bkqO0IK2Rq5oIr6TXeLkdnQrNLy4R7t82PUWtHSDWYkBlGpQrmggHUxLfRuV6f4RaP0ytX1vMJBuOyRsBN2GCEEq4rf0Y+Tb7sVaOMjbJtcTiUhOH6R1oJofxPkocdxVesLobm/aoi6toaspRtf1NoTsQ6pKrmSbxCmdsIxSX2d2BSU+iKgbfMgL2cQfNV2xF/CvIwc4YlVri+9kzYDyrfCE5zV6kOCIQWaTlEbrQPrYUi5L1Ngipk0mMoHfQmrQJJTNQbodLHw8RaFWvXMkPTKaV6oN3l3XYVh/wHLQO2eGnQzacRfEnB19q4YfaXTD45g9H7Ia50NpiYYfQU+tsjfCWF0u1JlLmWnjQmFwlowO3c+EzWNJyUkekv0/2JA4Co0O/pbG7Qs4SFUurRLVx38Pw0Ypr34h4l1jCfcNQStu9SunVU1olRNuOBdQxqby3FJX3FmgT10HN6yDkffqPaCHmL98F7Vj93reZBsV8vRnS93NNGYR2WOeaQRBjX5DAvpdDE5hz0wl1dR3s3zwN6h5V8ER9oWLusgbUkffcHZxHhDkRijUmFitiHLeHfLHJrKviW6WJNUVxtoZiYFlLTKvMo9QJU4yLhOwvRfPnA3sxFSs7uRyI6E4OXgxMadNSkEnsHcAjWkaNCSaH2Pf6McLDuD+/ZWbNCbFfaflY+8PLOFg8M9kuQ0IVy/QLsJ7MzlaUHQs7kipIC3wruDF2nXWIZ4dgB1k8D4ogzUVCbRvpAak2WEJbrFfIQArKvFPl0YSll3Z+6ZBwuMaaNfzeSTPZApDLjOiQOtvYiyySw50c7AiBs+GJK/MiFs0Z7O53IIGn3M4lEhjK0hOuGlG0Je2t9cBu/Db6Tdw3vA76NnvnxdFCUWYeJCHJUDKRslSwtZq9+0ulAsCXYRCyK3v6reyPxtTg4Rjfqi82MWgQAlAzXBcHt3HZ3awQtZdXPKfB184JAnSe75PDfg/EYXadZaE0YyuEHGjdWMxbZVVMdowkT8Rk+JrHoEgv2kV7TmkmFDREgzLFaCwNPH3AD0lMuoh0x4IOdeeSLIQXp3QiRQWEopNFMX0iyCeEOUk5XM4BX5hBWR9sVWevi6CTVtiy4sIr+ryiNltc/3c3j37qs3+yKXxy0di45oENsC2HoeVWdfBYqztbeIe7RxXXFSbB4QiStFReR+XdYeW90RF8jwyrokH3boumuzKmJzL496izPXR5yLnLc39miyeePPnWfzz2xU3hU3Wg2Oi/z/jq/V86Fz4DuCDkL7919E++eWbZq5vCJ0FBf/nyXxXbz3zr1LnwSXDTX772Rw//8b/+17+2KXwGveGXPy2f+IXfeOD1c+Ez6Au/fLr6w1u/sufMpvDJhJ+//PCvOIf7H/7tc+EzWBp+GX30Z4m4/u6m8BksC7/8+btxePVH58JnIPUX5uVx2HIr4GKQSw0KqTsudTel7pTUXZC6wVI3T+rGyETVMHNKWSzbZ4uhVWL4pE4WQ6Pc8BksA7sO/OglYWIG2NE5+w+4gaGTGvNNyIKqybPbCHrvoT5vpdWS3bz2UeveQy1h3Y0+fXL47aBJXzqayAXRxF8QTYIF0WT5gmjSvyCarFgQTVYuiCarFkSTgWisCDR6AP5qU/gMVgPqZcBSOdZVkN8Wv9YInR6OX6vq1QcxWSoxfD0Yvpry8IkHD183jSoNXzUevl4qo0LDV1XDR3IFDV9FDZ82ml8EbfsSaCf1QEgNdqmBLDVIpQag1OCSGjgyCQqpO94bdw1tTnS8p7Xjdd3xMkRkXgPzTND0CpcnxNUKQkVasUpQq9j+TEOw9xUHFnaZeKX/Zcc2eX/KGU/64Wo1ySaGJXGLBy06ZstZAl+RC/OjgBVToQ09FkDvOCiyFBHv7T/BDnwaYq8PFVoRrizYlqScHKBYzjU9lci3UybKkIU6dybSTpo5F4tBhXoTCs0OrdnoL2QDg2+y+2kRXSpmJbazy1Ffnc3NRLyn9/MsXJcSBp+sN4muUZY4JTx9dsj2XfWgtLi8Xporr5da5HXlIk2WiFEz1S54/mgEAOpXHCQ5KnGaYqceoeT5NuV26bweWFMJxx2xmwXiZINKE8xMXEeHpMRWnNhKJJbxmQ/xxhYBGcwZYKtlRZLe2EkT8KVCEKKiCRWjdBgIZ3cirfKuYz6kd9ITQC5BwaocvTeDyq6SKDpw0E8sAF4fKOVcWfFxPgHWCGrkzlZiPHO+IwvUgOS1HR1weWwtauOQHBkzxg6MC/uFlVY4Krbs1CbuqzfDNSk0uEuhaf+OzTI/dSywpqeasg0uR/12cGYKQtg2VtvL7VCXej0oTQV22h16T9anow88JqXkREjMAxqTUnJMAOY8CdHYvw8HIgH2uAG2TCaFmMt+XxcAZEwqvpzJw6xW8JVM6momczyBieEFwuBfMw1za5AtMd8/jVvUpTEdGFuGv7vvr/98dA3NL7h6tnfVfZhKZGS2ThUaW37ib/5t8x++cuq+acgW6tAH1gALHVE2hG8m6oeKm3Sg91hQW/YZpicFklueI1lE7emzF9esVJ+yUscSXZ9uHoV/qLmkzyZUlnyNEnsxE7En2Y3fHVKBjf97c3rqqC/Ujd9w4g93cFIE4B+RC8UYC+eTcNibk8bOklHM4D4ytLH4nWnSf3dbHiip+5tdagcOa/jr/9+NIckMk1K2+dQsH/YLjtqdtl8ux1tThuH+Xj6bh9Q1LvaXxmGkFMrlfF5n4pAP5zoTuFvbUPIUHy8q03vhO/rAT9nPBHm+khpGNUClgrqgGmqIuJyrCN0RlQCyUfithPu7aCBLSFPma5gCj1a1dniBVvqL8HAcXfnlJ/CfU0/zpmZRetNE99qirQrsxem7xeFomSZ0jpeLlrvI4d7Igk3QPiJaenNZzXBHuTlS2w8ZdezIWxRZhNvR93c6wU+cynuJA3qL5dQxmGgpqOX0CWZWqlBZO19jt2e46COnlNZ5CuIwLx/lIgL6/7L39kFSXdmd4PvMfPlV+TIr6zMLuO+pQMVnFQgVH5KgkgYEklqSuzVexUT/obYkh7bojVVLbYfWwqJs0x52zY5xGI+hTVhZBTNgm57BY2yVY5C73MN6WS8bW+PFM9jGO9iDHXhHEy7vMg42DPae3zn3fWTVK4lur2djIhYi677P++499+ucc8/5HaDjdCErud8fZaOq0+EA0XFQDc4wjA6xev1EnYR4A2qAgXVm2kLCXpz343wpCXuoILVpIHYzxBlsrcrTYRlYN5Rp2NsJs9bbCbPW+yHHWVb9p6n4fafZ5q6XWIHej8Pmy6rZCbPWXB5mDUXsU70aZq0/OgLMWq8GfkjDs8gS26PKMwwpPo3ne5OArK/zVk9qnzu16s+kRVuTcaVmiOcVNCLYi7/eBIobFmT0O8Gaa3QSodFJhMaHsl3onwZMk2DNNYgIje+YCAz2pAENfRyhDCBCA2s/FY/4hro0Gw+iMlGgHfqdpfM7S+d/GPgoXfk05VY7jcyVT6Xzv+PS+dg90qUrR0conQ+Fkt8mOaQ3aBDLTQ8GPTRF0QyOEBYFWtoKzOik2qQGNMnOFq2r7rMf0g/v1KqpuezDSt4+YrPrnflB/kgOW8fzhsYOCV0JZAiqZAi/ebGJVe5GQ8HaI9eEVkkMZDNCERYwKeWajKgv85KHqayAuatI12gmw4pQJAIW0+hEyZ5AWUIMFpeJQLjo9uIIhOVFEQiLnxaBsIztTHYRq4xbI3qYVFreJM9mrd2Kfs836ciFhjEnqsuui3t6PgirQB5R1fNhV2vVDzzLjqU5fr1LFG1dSYBz6BwpjynvOeL+uuBa6QQwNGMPgOpk6+2vHgprw0bq03Xo2bpVXT6YU93IscYhCSeJFcpzXAZJ8UA3lH70FGAnc9jAYNx2/VI3v9TQL+f0y5JiuWnIE+PWVuDGRLk5yK1LObIdAoPI7UIqJ3QYpwBxsgyGpKGeWkHSqzxEAOtDYnA4gZRkMZAcDuI7NvD0WFfbBVTKoKTdQIjJUghCxVdV3/RMWNwhkP6TvKHSr61AZGmFt2wwoIqUJ5Efg7SkBgAs1oT1xKAcJQ4pbwhQkymNiXCt8jIaRVXoJi1qCOeDmAvCFLDJ5wtiUfq0dksMc0vaAGSEr30DytKlJO6GPz4n0IBvgAkj7C1aWyeplPgvXrc/zxtEY8RPuLDc6FL+ID00wuGz8DAV0m0NTwaVcmGJoecSP9mc/6EZchvF/Vl/pm2GOelfOfihQsuL6PXoL672S9EVNHQF4UKFTtElXaxLtMNRxh2Z+sjUptd8GA/Wde+L/DlzOtecztXV2+nU+7BdnKMT7nt+1PdM6VP90qeGpCeOpUZKQ2rIvTCKAt7b2fUGk8NmVtcb0JXu7HpDkbmR7noD3PUGOrveoBqgPOOuRx2Ol98B1ZSjT+16/HJG12t0dL16Z59LNQl3yr3olFmE9dN9DltlT0uH011vA6xc+hFQNJmEW+a7qX64lTogJdupO9b9KTvpiUznKD/uk0+jT3pL411WJBIcjEzZDx6nNGfIFgd7N7vAfBg2Sv/9YMEmZnsViYXd9PM+gD4JnuHFQ2FhGKzpGACu4Kld8KfNJb2dvb+Lraus9mD37yw9bploc8KBrSUQIdivu3XlCKJ3QXXUajvadbvYOmYepL4nD17y9EGbfa9b9z+I35jztJd2sXWd3rD0g/NlfTDH/tGty8kbt8vaIbuw5yrWIW8bQnoXQI1TCNiIXc+TuEAFQdyg1gnrIGCKObsFXx/cZl/n1sIPx/lO1bSHdrF1g96IKnmiJ6ptD79xMXmj3TPZWY5L+CzlcTEqxwVcqHL8cZgOg+OQ4LljYd2fgWF665PVrWtWK8/NUg+7k0AChVbbnaS+iYZjFNQSP3MWMSEvA4iFZgZ/Uh6jC4KXd2aYIxWeGR63ZrmNAazSHgaKy7MakWe4tf75iojJ+xk/CHd76bT3+Saw9luzJuXqU5GpnLMIYUhDvtEqBj3wT6Kh3xPAR7l3f6WgGgA4Q5cC0jnRGuJMIwrNVQRAQi8AEhow1+oFQEIP4NuXfkHL7AjCO24BDqGHDhuMt+S3YJJktlbtZ/1cg6ODEtsHsznxNKSRecwTMjnvQPCHtXdYZHHsmIeLlP3NCK5QyY1rzmRyFWRraLK13WyibXgJ+q5liYa2Kvj/mKvUdokZzy0OithDJDQlKAyCcbK7Ri90Pj0gIuTEEWC3cJkpq3+CrtNAeVQDZDXFnKeAda0XyQgjPTdA5H4Q2RSbuJjIi0tUYgRw6h4NJrJqsPklQlr2AuLNVH3jFojdw7FZrYjgPdw29JQVEXzEmvOkJJc8mqPRhh4JHIXWCW7W8/zFi56U8gwMRyk955GsWGid049IyTnOsSHHS2MDNuSyjg3YwLo0JJ0HRnnBCn1Mbb6SDm/lJoNVlP5zShWl05QGlP5UDv7ghdaPUIpoxH/hTgbDlN4u8KurkUt+kqMa36RHHqf0ridfGOHhRDRYi4PuxD6qY+JcyzV5iQo8pNYyRTGVButEa7Zerd1Xceix9ewdTpegNKebrcM42V8hXraH1QVM9p7YwgdB8cRAln1Wgw0kewGkXVxYsaz243wD7+tLC/XIsteL7FzOrpfIC+V5Z0YDeLGaZDS4OKNebdnDA2kjlXe1jJhovMigu11IzVFETqriuniSUoWNxi/niAqUXsoFm7hP5IJRpBdywRiut3PBZu4juWAL0lO54AlcP5ELtuL8eC54EumxXDCO61O5YBvOH7jBdqT33WAHri+4wU6cf+IGTyG96wZPI72Z4wC6N6gS63nQ37Mn1So615Vo3bbhGBU+o9Yg2aWdowpqDauPSvZtG9nM54PdSK/nacwW1tuX8sEGsQiRKVxZwUa1IZgQqWojf4m6kHo8JtdInKOhRjBpJ58iss8VpCf7F6IJEcMjKfHKuMTPqBWJD1dBrUgVE7FbA15aLqI4BY7UuhudOj+pyyNL/8+YLUtt4ImGb/mnzUGcEbny+Hs7j8zu898pj1/5BqaTfsyXcwZf+IWIj/hFk7pTAXZdILuHvwvyzi/RO2vt/rBFQl6wB8cq/ByO9+J4IR/uw8l+teHj8FkcHcC6iOhtB7Wr+OvhOtB2gy58wb9oJtbdsajbngk2lNSe89RR9p6n1n/2PHWJ/eepPx04T52kdZ56zufOU3fYd5761gZ1kAv3TfPjkG6NqRaDX462DPH2ph9EuG3026mRcsNd3A6n7GilvRYPgeGWPTliGOPGT2O7bxiHwMIqqMf48BgfRs/8BM5CvjHFh9GNH8NZwDfug6hBdOOvsJKt2Rc+xwX4HRqiqrUmWsSkd/A6ij6S6tOzFvfp59UzcT8pUD+5bVNHmeX4GTyp8uSOY2gLVTeT5Z+aQXeJr4W8Hj8jT5fDF7C+WFhfXsD68kzn8+oZLCfd1D1mra+w5l3tYv0ucydEuZhmltq5E6ho6qlx40uUPD1uvCp974Q9bnyZXrljoCsRRcfZS3MbAM8stX3c+AolO8aNt+TxY3T/q0Ask8d/Qj++dacxha755LhxmJLxceM9eX6KHvgRLGpHTX7hx/QLmzXU2pZx4zjSJ8aNY3jspDz2V5Y8hrmGDn8Kj4wJXJsaFfg2tW6nMY10006jjXH7HFd9hluGGk03GQKljhvXooFtEbM7qdevGzFxJnYYbUs9j2XD5EabtVi9vlvw2dRGgWdjbvSCxfSeRLZG1GjQ51utKWopS/ivuKGL0tAtk40vC34VTFcx5ivWR+zaupiTWIeWXr/oBbUeTV1UDEtzZBLQmmuxZKxVTQkrwui1i1ZyV6/kYU/rA1ochXvuga2ZpZ/kR/Rr7+B+A7wPo2M5NQv7MbFA1PC7ZVXGipwy9+rmrk7SjjYJ3GxGCMwmnDtaBiwdzVaZBocy/L+xBsGQl+HJxJDAyij5HKlYKs9ZXFlXhURVOuIcNt/vIZmqcUS23twj7mEoAyFduYtwt0SOyqXlqHyGHOWJHIUgolqOyiVyVJ7lqIJAk+VYkjL0o5c8fcCSVC6RpPIsSTEStRvLI1vFoRYeBpBGNoif7Qjnej2V63xZH7C0lUukrTxLW6WoJCes5J0FXx+wJJVLJKk8S1Ll6J0bqXdIltI17uF3LibvkCzFkiO/c8pO1XggqvEAv3P3MAuMus4Dk501fltcjb+ia/yWeBi/kXriS7ClA/ajPPEKtouA/Zg8cUCotlc/MSFUe1okuKr0G1/8PtmVBybI7P7ZDXcRS6RsaAFOmGKxudGYtf1/ZgpetCvnO2lqctfb8zYJHi6tmhbUAOvtazZx1pTetOFYJYoGRlT3f9pk1Tz0zGdgSIPoBYgm0zuz9xdfePXuD/1aaQLL4hSNoT/fPcPP/RxJTtoFKe2xGju9DE0IAsLvwk+sEWdzFm5tPfyBnjebeqlVE3rRnXppYoZjLEXGvrvbYe/DMNmWGZp442GNEVCeezhkdQAR9MOsmP6YCKADCv2sNugekA0zaHQKRIhi0FR55oIGwAMQwd6D5grY2r2s5ILGMU8SQDkwWZZCHIRBMK5Kwg6RIA4nCPgkscYopwbYEMWgCyWICyQqVARTmB5bpVbSE6l3B+mRHD2yAu+ukHcTV3K3dcvU7RK5k9O9o/reFQf3btJcezRyNY971mUHuBkcA0z61kVckBhgrurZYbed1NMnHdFgnYiePo4LJnEWqafsKUe66wNbP3Xf1m74trjnL9iiy/rEFn3XXVu0WXdsUW7dthOveWKI/V82S2iU2zaJUZTesYEhQNydTWIUpZ/YJEahx9okRlF6zyYZitL7thjkP7BJhqJ0yglGkB51grVIjwGGntLjEI0oPeEAI2SEakkyEqWnHGIlKT3jEPtKTd12SGig8wvQ9FN60SHhgdJLDsbZCNGS+DdKZx0SIiidc4jpo/SqQ4wepdccEiIove4Qb0jpvEOsIL7rkhCB/F2Wn6lvnXJ5cD7LzXffmPT/uVkuamq0fo/kwO36uDFJzKW07V26vFMf45Gn9DE98rR+Go88Qz1u12JVG/W6J4k130rs+hNBS20h9nhXy9tfqekVZAOssbeoDS/Klojagu0QM4pYQePvbPA5eoOW7V3owGrL/koPqzipK6O3w4tRDcpeOB1ge7cZb4jHQxA6Vv3QgMq63+4wwC0pX/zTujlBwdKbmxvgxmglinQ7mnTeg4ZjQDSwuijioevT1+lPU5ubccper924QVNPm51So/G7YT9JxmzkTd9yDlR8Sn54MtyLSbWmPqc+N0N5boBJwSoqGzZI9kVCwpFgP50+S5cP0A/GZE+EPLKfIMmXfs81tZdgM6S5AF5Ig6Bik4nHimNNyhzKP5RNylxEyqHPJmWJJpbbwhv5cLimU4U6rqLGXHWgGa7E1vwAXeWPY5Gh7NnP5Ql96UmiEiUH+SkLv+eaGgyLLj8nLzyfVlTQM8ZzaqVacYg+tJL3pHIfJQJV+ILaT2VDz1kpjs4wU2qI81mfBNXjfoLzz4sr2otRrD1qrNdFycG+rkPi69qb2E8NfXQ2fAnIOtzYB2FKMKM+r15M2fpNhy+rl2fUS3GXeFKeaqi+jqdeUi/NtNu0QqkX2rrQrupTz7PrBgpvURdTWxT9DjTjmqgGZfWieo6f0tVQn59O2yIgHyLPCxUEwX5CrcR08AIJqCuCfTRMnyUeFGCp/xX3RpByBZwDaN1hOJaV2EEAtNUQPou4pDD8HwKhg+9R0BA2OfbdF6hcK54Lvkg55jpah9oENPsiR0ujzrc1GjM5Hi4NblFxVP8Cthix6skDUpdFTYS4S9w21DIV7Fmt2K9zpiLnDiAkOM0SQ2Jcpr4HNaDzKpW3Yn8nWbsIgrm/Ul4u65ht30rXtjJRSzFVVxJVnbSG9EAJGEroQisFQe8JtZffOMBow2Y8RTLJxjVOOXA5ccrHTWwjPftRZIfyG22ZGPbFV3bxlUYnAAE2tQbtCR73NDyGMP283gzADzThHfEmzRCUbot98to05YFzyKlx0bk1MUeDgxh/kZKmGqKEMgUQURMVQqZ71AQzGCeJLQFkhBrCHaAuKOTU8cDKju1IejZHzyT3tbf/Ck5tBSCoJfmvhC3wyuQxi0sJvSkaaGXFQZfWt/hhtkWZoFJR06/gpp6QfsDwEWEvoiDukSlxFd/eI8ASYQ8Nrj1KXunBtt2Ekgd6p2emTyu81UwyxdN4ZEXyCGJbNoMV5biIfATmjegeFw0ng4AVRVWH4sER5T4YmTBRX52Q0UJp6moKVhF9lYZ6rxpXTWxTNXnbvqnG97O+tCnWAM1DtCDkeKt2BcYzTdQY5YPsyKNpM6hBEHSJhiZBokixSsQU/AMZH4MBWjHqMTwV40PjmEkOqvED79Ikmhoze9RBvW85yAKQryTldkGX8vSGpVzcs68CP6GD4xbxZWo3QiVQKRG+wVUtBHhw1R4o+ru0iHqg4rHnJvCPsShgTzovvpzsyokpTDCXtbhl8U51hB3M/A79bUzG0g7YqlmLpiiwbRbYLGIbTWG77pjCht02hS27ZQqbdtME27bRuGSFNS0joRZPan51q+ZXn9D86hbwq5SOC1/L2k5qutbT6Oc71NOtp4Xn3q6eYiWaoba37En1VKRUM9QzaudamzmZZ6C33NnyJmPdLPHHO41ZzXYzs75NmHXVt8Oec3gDV7g7EcggqDksqDUmWS4T4W3eUbH4BJM6EuucsCdbTtOvQlSjGS0R0/6TCGnjnyGkbVKb2j8X9i5vt+1whrHdth3nr10eex9YYTVtEwnfepFCN9EBXB6DRmsOOyxXDZIf9pDM0SJ5Y4Jkjd0kZxwkGSOPPZrgcTwwQoKfj4NRkuK6cTCGlzdDWMTZOnpwAAfrcXmDqkIh1njYYFOaVfRyDk+S1DhAg3wAQjwLemAbPGwurSQGL1gB3pbuD0UDPGyyr+MrkDHFydcI/h6z2OEge+r2h9+r+vmImJfI8fF71fcucXyUxz1+/O+pV7Ifwxjb+XwwwNjsVOIB5r5X8jSj8W9oYq+LTWUDNzz8WbDb6A3taTBkQQ/WQbpKUllPicpKsuV9+HbyZORDQqAPrMKktEpVtWgMdJkcKEiiMa+GJGgNENly/KiHlWMVCLRSE2hFxCWEQ5pAtNwRTTSBwC+EQAKMCDTIBBr6NALJ449GoMGIQINMoFUJgWLarAJtVmXSZlVEmwFNmwGhTTcoTnkLqpLQ5jO7JXfJpDtyV0y6ITAJjM/8Dwy+cWsehvhj49Z1U4Tza0hHx62rpgjxDIe3aYc9i3QjTVJIN4zD8sCFcvYiY4Kz4YGr1rHhAasM2kjXjsNSwlUjbCnhqsfZUMJVa9hQwlWrx63jSIfHrWNIHxu3jiINxy3GGg/GrcNA4xu33oPG45YRAeuR0ExnMbAex8Fz6da+0l/5iF5wuMZQaqXDiIuX/Gz6edDSXrIOhd4wq0tfFa+DVwCkDOSoEpIXoAYfsWD0YyGgLi9h24nNtmBk4yMZo+5rYW+8jmSEui4l2NWnBBEwLYBS9SIBoIoFbKp+5SE2in+BVh2aNkhqjBS4hj9jVpYEU1A2rY0hTLJscP51FqIAy0+nQwymYvIjxEfTFUtVWTRA0GtENDkUrlAWXbFpGl/BDeWpIW4oT9XE5ZdEl5XcZB50Qm2k3UDdXcXtBlRe+nOGVl24qP8KNoyJIdhobMei6SkPAVUVEkVd1QOaQYjEpw7rQXU2rPihsXD1DvsEMlc77GNIgx32FNJwh/0eJY/tsN+mZHiH/VZU5T7UaA1jT7LyHqePqx7t0UwVbEiVG8wxJFV2uMp5Gs26gjSFUyNMBmsBsKJWzyj6NzP9YbiunUiL69S6drherccD7faHM2fD9TNUo/VKfWOGKriabiu6sroFwzOq0HvBeiRvBxvsiQg0hOZma73hBxupwxj9wSbWKoQ2vWyvpwlkwzTgnhVuGmr9dDg2037YkJsebm7WNz3c3EI3Q5l4dAY+nnkCz2zEAxuTt/txZyvubMKdTdGr0JEr9QTApuVppbbiZNEDo7g2ph/YjJPUx3vVklr1/+dfq4HWU88HFiU0lw9wgCn4SNw1qJf7l4FfysPlDRktr1GyElGheIS8SskqqPC91g1+/h+ZNCl7UHq+TIkP4z8PKs8DlNSh0ffYmi/uaklM9OFU3NU4tICRhM6mT8zxJ37VnPk4fPI8lfhJ3ju2VUjnfDiuHvs43MaH21XwcbiDD3eq4dNqXeKwdvbj8ClsSD/Fd59R6z4EPnqbrvKFXWp1ou74ONx9PphQu/lOS9Fn96ht54PPqR3ng72KstlHsxaUW4NYbZ7FgMgwbIUOEhFyiCV/Fuk5K3CRti2aayk9A9R6Sk9ZNNtSehK7jpSesGi+pYF1zJJpZcqiiZeuPzADB+l9M3gc6T2ThjOljEdL6ScmjXKPWf8G0jtgiz1m/XuR3mILZ2b9+5HegJqe0nkAmVB6HVwZpdeg16f0qklMCKVzJs34lF4xacr32FCihpR6SR3pJZN4QoNoYgTj9NtDv+30+xx28+m3l37Qxz4NtAaYstGvRb8J+u3HTuKztIxagslx0RIEiQuW7DCesyQSZtuS4K9nkFZoGUVK0+gJpF00nVpinXkU6eMMkWtg2X1gUrqGIXINLL/3kDYYIteANdYnSHsZIteAHdYdpP0MkWug+99COsQQuQYGwA2kTWYXDAyB66aEqL1mCs7LVVNQXeZMAXm5YsoW6SzSgZ3GJaS7eBUy1D5ehQzIVOeQ7uG1hyQnXnYM9TlmF4yW+ZRJywbHdj3G57zbzufvyenbcvaWnL0mZ6/K2ctydkAKgJ1WWwK/WhweERfHKGlJcNcJBP0z1CCCqRlq5zgHht07zoErByWi4zOCXfO0gNvs32k4EroLY/USsH1L/QY7x2I7DjgdDCsBy9HSQMaNX+PgS79d8Cy9y2sfcQ4T7/KBcBeOsBWusiAD5v2PtLPC0uhK6b02Pje/Fnp8liik44CyLYYChgIw0e6HlUgvu3smTHBYZ2B+PhNW41zeUMnx6+JaDl+2vT/zr9fcLW2q7ZqZwTjZF9RSEY7r9tLy0mJdV+ahMK9ZGkAA0u9AM+xGhCCOEtQM8yS92RMSMqiOkEENftzGfm9cYUfVcT+POveo+iGohplJaECtsFs1DoU9rd3MJPiq96MwN0NVIn7JFdzIXo1X2oOTHtHcoNKK5EyNdpq62m63KS3AIfD1sKdJk1ke1udNjdhKB/BV7N5Ps1CeA4WpRiUfAcXEbDekKYQsEsfbOmzuu1T+o4jalDeEyLzy9tNskw/q2h+T7ZNBFtTXBD1qymR6lKSqpUNhHVUl6TIVpTdgDNsDMCYkYhYRvAxGNuyQbx8UD+u8qr1YsZJYw+xgWIQCqgzUl4YqSzNVTAb8ptYoHgK1wW4K/9ogujdAw4bo2JYSFOwwHorupzxww0KnL1eh05er8GFQKDslVT2N+GCn4curCm82w8LHYd/Lqq/Tl6tveV8uW1rurJSnGh3Bl6ugNyTZysp/ndVl+Qogt/NpU5A8sOLqcLw0uZ9WYgwBDqwCMjSkoj3cXHkatrMmk1M89+Jr0683g3yJ4U6pUi5Ew2mGQqUiOXKGB7fSJx78wl/8zue/7+XdM9It0DR1CWrGL05ZYVXQSBW/SucF3Vux64pmqEf+k7pn1zswTDnbMi1oJaqsJdU0DqDRVR6fKrOYgf6dR38tHeDAe3EoZprrY0Ss/xKhAQ9HzuBONCE5+8QwBe62Vuxuy1r/fGIliqh1FiSN2EoUER6Uh6O8jBXBpMTXegCx/SCG2H7AENulrxc884jzvqOR063DJlvMCN7qUpsY7fxlYWeKxmoORYgCtBfTlzBw4ChTQpT6sjIZQWkyrDDAepeqsP6hiqwwMOjRFznOxqofCCuq+O43VeXi1xkkOyusXQ2wrN9V1C42rq7EUbuKGjK0yJCh/hfZ8qMWRe2qp6N2FTujdtWjqF01VaGKV1KwoTUdtaueitpV7IjaVddRu1LvYvTUspBjARVaffgiMVV1xSdddNIFKIIqkHzQA6oPPzEFd71AdxdMnmO79EXqffQNjCLrxXdkXxM+iuyhyN5G7HlEs7RYoVgckQTWVQ3I45WscDEeNbgFRzZr9iyUMz0PG8zTFbOf/bSeoICLRSWNekR8/nfSM5aPwpLqF5Aglu0XSrerhoMtdkRhqWs42OwuYehXfXZ9T0dhqesoLI/QHXrT3aE3qzvEXWBxs+t5159gt49GFuCmP7FM39C+xvFjbzTR7gaUctAtZWP60xuNafhFt88mElpPSoQDniPHeyAu8Gdt216EkmED6m8+QVZp4/ymzcltSe5KsiDJfUmM0OHU478+/+3nv4r/jvDfsXYA6/uUfUSeew58+lx9cd3c2bZAXnunZ9pUoDzQWrD9shs7ta6CkjM/KQCcAk4IrWfqwnQ7kKd4Q1oDnzvljubAlny+08HZTuAc41vA6UVkVG9m5mzoxkAqKadhIHvEZdc5uR9+yJFLoQpGBIRcqxhtMtN84aCy+DtzNoJm8aTOzvcJWETpqOVgfUB0jeWjacR4mUeiVA98iasB4DyGmAvLqgy/aSsCxouuwH+6jPgR1Hmee/gFKhrj4YWC+iDhOMIEAgKg7/TjR8FOFvBjoCdg6Hj48Rn619MHgyLH+kBYC4ZzSAOvFxiydMuH07onA/AEYQw/jLUObUQn/m8dT6SNBNJFwDAsAcOwE6mBg46IizEb/riAFozRGqQ7WSo5YWq/HuabVD7dsTz4Pja5tdBM6C4tI5JklNtpJ9hSBxHplrsuu3IfUoVm8j00bvw9nLT3fuknv/0fR770bwFAa7Z2cX/m7rmL5h1i6kqyjFfMVOALZnKWBsIgEtotr4VNPioGXOYFLYYk99Z9Kg4xnMKzAuEIDElrFzHhdD0Gs+LrRybhsxDfyGuseZRb8rOUzqccY1/pKk2HFWLaHFUB0oA3M82bnL9uYoS/iup+g/KMttu+f2Jmb4RrF01Jm+YineYOkukc5aRxglJQQ+wEXqUlrPS+LcA+yZwG8Zv+EnttqoRobzbZkcyJ/PvODYcCBspOtLI5A+/c9dbF4RDOxZTNm+gGORZ66cCMPGVdWRBypT+zTOdIpP+WuMbEoJovVToD3WHUffBV3EG2z1GWpdYnqxVDBHmhvkgNPmt9peVPtvJMtHrIHeFrENjzENE9dg4IIPVR4sVgnGzVoGEx2WzYw+4FuxWQbFTSkw19Yz+sdLQXJH+MqumBW01cIVM9HLntZwer+HUrfh0z1pF3Jz8zk+y3H+HjFmzPSayzfBKnwS0/BoN8AyYtodH6a9iBTUYW89Dtt6yDzdI/tvJmCvvVpDkBO3BEZ+KIGBuHx6UHC5KC8mC0JhhX0YQIRJkc5kJhhxHBggNfhwVhj8EsSXRgTJWw5S4w11SJtueW4rIiiDAasMp8AIA/lgFu9ThaN6JrH2iGHgnBFR2owo6iVGDGqNFAQ6U08i5W2pqq8R6dJdE7eOEl3gWPBxa2MWt6G9OiORWk3ALBY9aMBI9ZM4ntA/fXKLjPFTMJ7sOyyq1YVrklssqfVMsuwLRISqlwrCfrSJGkFuv94mEtszhi5S8hgFyBMDIF5KJ/UiJGeKEnEiQWB+trrfe+KsEtSLhLgR3T6tQIqIfgUbSRPFLueKRCj3TBgy9jUawGPjBN6FenXzf9GvTroV8v/fro10+/AfoB84D6B03/kdMiDSYHJiyMr5GL4m+EKzTCdBfMFldR8Rk4WE2GAXPOCIEWhlgt6c5kaCYXH4PJHPeg4YwQEZzdasF0DdaoYbmACHroaZwBR9Uzk/O11L+I+x1Ww8uFhOA81ulM14MJeJ5nJVhncCyIDcvQbRixI5aNnUWinbOcaMcuMi5Hz4JoZ2oW3mQWfsMrDMA1LKKdg3ALEO0cFu3MVACtE1BrOyLaDSs34ELHIbSGWbST19+mtyHamakwWm/rl19Lv4vpZTijqhvBvq8h9n0Ntc/GOLwijSl2HhuC1qiphkgQV03WJSEwDVAyQxAewK5KN5vSIYipj3Wrx9W6BKqcz+SZ9THsrK8eYxROBJxlJE4VLsqH+q5ay8ibsC7BMzjrzAcSSChRjVepx5Bs5GJhlllIsqrTfDEiITsfl7iPm2KM9IUktxpw3HGACMYcNW9A9VMPi7LpV31EpehpOFZsjO/1kpCxKb7Xo4aY8sYLFUs29eH5Ph2OwlYsDmUDrMAx8AyUbuYRwwB42HGbZsXvd945lw/sluqakC47uubLccdUumPpsG5mR1i3lTqsW3afNPSrPkfkSYd1W6nDui3qj4gAnhVq+g8g/DVC6oiMbgysNUR3C2D8iMaQTsowuGE6ul8KDjSJl/ZloB+ozWqsHT6B/Uc6mpmm3NfE8a7XI/v1yKeh1kS9pyPjWLE5MjETbj1LveCJZXLo/6wc+imHJ8+G42p8BoxkVY2qLe1wm9qGIMxbli2Zv1y+VJoetW2Zt3qXewshINSTVIKt7XB7p6y2XW1PbQtQ39w6Q4NnM3Zmx6iA6gkqarvd8cGV+OBK5F9PfXAYF4YXVX/7xMxZNc6fHqUsp1lPXFHj7QCxHp5s81aHSSMmYfO3EguTkgJGM8PRFbNhVaEeMGW3aCsCARhqVKIZlDk+gSrusLE/VIESgNZeDlqldQGvIgwVhPbQYnk9tNP9y2F5lcV5mhldCAnAEQ0TfEtlpWMZhNY0vWG1z35Y+vNCKZHg8LM5zcG6RTHzQBV2E2jOHId9SmkIwO9YEQuhzGkxgzHCIrNH02nIzTwb2otjJ3F5JY4YBwVuHuC6qhJWmQGhacAX54rpMA8Uv6KSc5ZspsPa6b0/+oMH3/r26qefYYC+KiSdLpVPGcXjOhwtSZBnbIyhFKKInwbHMH9Q5V6Cja6f4GO4LKHmGB/DaQ0hOtYVWhdhh+OWohgfrIcuih7a0tEL/LAuYd+I3ZT42JokeUBN6ioQR+tgp3YIYiskFg+FqEO96MFzlQqS9VVsjnqsiXe+BhjG/A4LIQm7dlg+h0QAR8YmXy5LJqh8TiLUMWiiz6+V18OrE/HF6MhjNNP23vP/8MLpb/8X/9dODciZk6LlUj64udgHd1HBciW+F5ajKJ05VMhChcrPs7cwVaiY/R52p6GpLUvJUBNgElG9fGoNVd9PPcQXcpbZtsIlMcSBKZGoIz6G/ENV7UaWDfokLas5bhQoG2KhFkE84ffYQOKl40B24Yof9oZ9ga89f1zAvari802NwkrHotQiKczmQsGdSfViv5DOXqw4EqC0jAgGXA8XdEU0PCE4zJdCc0a5ILyhmMuuzUBfJlUT8VGZQAOuAbN6UdfOp2EZEdkGOh7U/tfNNlWgHLhYzul6FafVb1BtfeIE9PWoGRfjk+R06wo+SQ/RNUe/Lk2zgYmz8XYVMO2SImDDKHXm74/Ql1HUWufEzX2Smo4EPMSLDPxSZN9Y64yPwJG5ysAMw4M+4/LhXVf35/JH2OEqCmLee5Nam2JMY6rQ40tThCE85HA6qYvKt5EB+IdhImjp31imfSRS6ovYjr30Mma2H6TZlb2LLZ714ZKeUiDkoECwePMdCgQS62+spjObPdhx+blmaErYoRZkPZP1B2asP7DQ4W302dyn6Q9s0R/kGIU4Uh+wt6h0Q5Z9tOCem1xrGdsswT+hMovOwBadQfwOXO9N1hV86pudr3zWZ2ytHbAj7cAfubl0nEIdb9iK6igBaI9Ad2O/qCvrLBdD0BWNEKPM5iGmeoIyCzSPzE0Ol2c7mr90PBPeW+FQNfkodmNY1hrTMst9XRlyX4WRd0W/WlDxK1X9SiXjFQkQIgD6EugPixjUA/RJGphdnyoO4j50ufQtGtjLPltJntUf8VkpwdEE7RYiW7IECYMJIzP6coXnM2sZJt1ahkk30Nw2DxU2ItNMusHyY+0VtiKV6MsWlRFsugU23dBsusVseoVTRF+2Ay6tZtMtHX1ZXoXBnaHZdIvZdHnPSL+3XPTlerIFVFF84tMJrSMlwRQsHQptxhSEap83hbDG+7JBWOLcddBA7NPIjo2r/4BhjDam/xszCquUCpmT5wA5BhuPtnbDeNRmSxFYGiEgjzIOIVAT29SaUZhR8R1NoopOcywGUeLqC3E4J/z/EzcHNGqOBXTYeV9UIqcBjb5Xx7v5FswUwf2x5nJREBr61FkGTWdAdWOGtbMd//dG4URm9kYRRNoze6OQIXQYxQihwygoCB1GUUDoMAr7QYdRnA86jAJ70GEUyaONkvIKlQU5uzTeytJoKxjUp7FHAMtMh6pdUB79LVJTe288rCVeISSsfSF0GQkERwVsdi6OEyRRPYp0u/zwAFYQSPQkHj/8Ag17jupRUPwfUT1cDFd38f+lQVkyQ7IsF5BluXAsywVjWS4Uy3KBWJYLw7JcEJblQrAkUUfcpQFYoLlwQbWQCegywfVhIi+83oyumalrzOHSeCvRrERTQssoNTsN3VoXH2dbtzdh6jbKWwu0gIrliKkjkQkmjPGsmNVh2W2Z79DKW5o0rSOI2XsosFux8RtWf/HCRNgqXt9tZb3EU1N0kRFxEKNZNPhQiB9AkTDmzQP7GbiTFkcx4MujaHH5/4MVx2BThqAni/q4P7AYbguyxtQm7QkqJzRvUCGa43SI2X1fRV9vHXmOVzW7YlDhqCiwSjxG77Z+loSCozg4gpdKeJxOXWS4kZ5owlbR/7ZJcuD387+/3K2seFNzQrTZJArGsuFE+ywxp0SAImb9BBkm2QBKR6JMNrzwmX9pxvulExMzPxdanxY0w+oMmmF1BM1Q1gMrxNJDkzab5tmtIn7EXtmtVXS06kCTw3IkwSX+hW2ZbDKURVYHAkhEVqeDrBxD7rPISrmmSGpyzBEhNeZfbtcoeoFyfCvy+rRITK/qlr61LlWkW+viIt1alyoSPZRVpDv0butfAe9inRTp1jrelGg5Uqg766RQCYq2i9xur5PSmUtKV4n63/E0oY4nhDqeJtTxbEKdBH1+r2vcOqEJdXxTaXHPMDgDeiAnJT3JPVIKgh0VGfelXzV14y0aKdVlhgnVQVlRe1od7QmUT+u7GSYWhomdDBN78TCxp5OANjxMSv9dXw5+QI62uiV+d8HWmEr4wtV0k19dB/FC5ajUV9HkOV3qq9zkvD2XLvV1tPQMzKJ1k19dV4qIeH1dE7MTTYoffRx6bGBfQFbX1sEY/nygiXY/TbT7m+LP39+U+vz9TZmfnxql9Pdr49YDEG1+FVFvVJNzVMpzfxPb5ZKk9olN0tFTJqCMSEKAq2u0qKsJI+Yl7Tlshxs7jVlbQF8u24JmdEljvly0Bc7oAj9H7TNK/VwfP9g0bt3Aca9usdGmONO2inJhChdu4gIVcd5me4ALNtx7aZmp2bF4lTUSI7rcSjfLrexmyRqJ9KntkyzVbTSofrBostfa3jZ7TMYmEcneaDgItYgxCbOEv4tiYDJQ5SYrP8ryqfT8QMVCB6/omKd/tjuJOxR18Mp0Eh2IO3hY0f0LltTpCFrvwI0zh17o4R4dlVrAZqSDLqndmbFU7c6MxbU7M5aqHT2UVbtz9G7rd2jEtnHwh3RwYUzuXByT6p4ZA9UXrEmmfUx2d609ts2+a6HTPGWeQ3f4AxpCZ9Czuqjr2txF7Snd4x5Y0gPvW9Lz7ljSM29b0usujI1bJ3UPbNPxce5wVKxUx7s4RpU6lbpwDhdO2Br7Kqv/XUqT5lJCmktp0lzKJs0sCHCPKHJZU+ISU2KEw3a2xjp64Mg2W7VsKdXsWFP63+WxqP9dSRfjSlKMK+liXMkuxlV8/deo/83h4Dfh7Klb6Lou15Uxbba/kR6GZE7T1ljAE+/cGPaHaboaI2ENRpnSNUnac1tzFgMnw4DnApGvGNcnz44r3DynLGnGWd3OtyzdzjcsQY26bglS/FVL+oTaZrctabqblrSUKsEDJTpBta/h4crexzd7F4f+/q2M0eFPx6FBMDpCf6ZNo2MX/G5chVGyy7qMDE8t0+yL17CI3lPp6XgqezrOWsPoU/3S7CSYp9t9+zbbTy1t0u5HN0XtPp9u9/mk3efT7T6f3e430boLtBrcwMEJRROPbvfbut3no3YfoWek3W/qdr/F7b6RHl3a7rfNRY19w5TGnjelkU/qBjwRNfZxHDSo8apU9mO6xY9GF9G8U5aAITwwpb+wdELdwd9m38RhhdqTbb5+8v9Ac+vmvGvGzfmJKevJfaTz5uJm5eUPdfiXJpQrqOKdNG3vJLS9k6btnWzafgIKXiKS3sXBPB0saNre07S9w2P9khkPkVOMYtHfMQFS7U7oCrMjdV47RhfEMRq0hIN2qyAO2q2fFpcrnuQWxtjdio/vjomHNsiJVruHeW0udeETXGBf7goTrp0QDp7brWNm9jhYzHJGNDqeHgfHs8dBFsspsdntluoYBP0A+mKGEw5zYEG1sxJd82MG0wsq5eVY4b9tubIYX70Ez678+r//ntn//VGW4KDCbB8JhZDHmGNL97H7SR+7n+5j97P72NRmSm9TOR+gS/0ZRsxmPcNs1mwd97F5Y5LJmlCUMSXhPjgh3Yzd4XhEwimg9btd7F+PnN6Szvea9LWjujsd3TxufU0zc2MCcunpKWozFf695HwK52/H3erVuFd9SZuhR51K9gkWbCj1y6U/MG3riEV8OAn4dkc7AzkVe3QOmwYJQi2L4a50gZQvHN4a6XJs6F6xQeW+XrHhMERHbzK6uVzj95XKvR5Zsuc4GJZYWI2F0EPsYwA8W3TWeSRO6LFCDwBIghAqJpL+a7FA9luGbMAZdCTg/gZLuaVvW5YD41rG77QjWy4v5M858jn5lCufyvHmg/4U9IEOX9Cf0ooV0/8fTegusUMFG+r8m2x8DoV5fgabhJTM4LaA2yFjGG5miTb0JWVGoo3ZIdrwhsJniTbKSQk3LF5LdUyRa0JX4EcdLceasYzdubW8aHDnUdP8Dtsn7rR02c1Zh7WD5AdmZFG/ZmJRb+EXnSXENLBScTvCjsYAFEMqzJ2d6j5hocuh/mMhpIvKT6dj0eBL5jf3qB9X3jePfotuhvksh4M1iN+UP4sWiK+80Uw9+/3QmOQDOxWlbSIrFOgbNGmwWW30TezQ/p00X/FbkDrR06TBUq3JfTy2nqRjV5ouFQry9u43O2pfUqV2aMfSNmqfriw/4Zxd+oTJAR6XkDyvSn8LSptMafOzKV3ijdyofkaqcHvNSE1WaP21+dWWtZ++8SZnXS2ljMY7YuTKyP+dbrsC484PADVipwCbIVP+lAZTax1nVmvEOsZrgyXtemwsRHDUPPgjrA153a7HeG1gowtqV4fblZrzFJaEP6+TyDMmF04g/bd04fiYfODYGNt6tK6PyteujergD3ISf+3aaOpr9FDqazZ/jRaLm1Aj/HGFGL1RuTCP9H+jC9dH5QPXRjF+8+hhBhsZcIBjZDmbXqlnN8Xfnd2U+u7spvR34947hwX6I6rdFb1Sz27izJ2goG0H2IIhKMliE5LsjtUwzVoc2GZvj/jrOeKvmRZXNkU84NV06a4mpbuaLt3V7NJdR6F+AWMLB79CB/Ob5M4NXdyrrHZhlv7aJuGnr28Kqsyzb4ID2EZ6FD5TKhfx13Wqygk7Zhrvk3xSjurDDvG28MmfWAJAHcnPF7W4eyGSo1mgLhAzUmuKEAyLlDPRxaoWhMGHQ2oGl0CiyAJyre99v/FPn/2jH7q8W9UXszzd00kgQ8hV3WDEG7ssltIbvPIfFYXO3WUkq1Npip9KKH4qTfFT2RRvg64/gXpoAp9ijnJMWv52Z8u/us0eaeWl5dtRy5+JW/5cuhznknKcS5fjXHY5LuLzf0VEvoCDf0AFuqRb/rIu2Lmk5S/olr+oW/6SbvnLGS1/LZGoL6VbHi1+Trd4W0vUc7rl72hh63YkbLGIXdItDxkaLX8juljVsjRa/rqWuUdI/OCWp8b9AvO7d9H2um0huuu2vYJc2su07K3RtI4smWFupWeYW6OZFL2DCeVPqfC3tcby1miJ/RO5ZRc6W/atbXZ/pMG5M6pb9vZo1LJ30+W4m5Tjbrocd7PLsYDPnycqf4KDX6ODe1qVel8X7O5o3LKfjErLLoxKy94blZa9P7q0ZaeSlr1rLmrZW6a07E0tCt7Xot8Z3bKnopZlubpLt+wJ3bLHo4uLZWu0LElWt03dsn85Aq+pdMuykC0te8/UQItZLXszPVZuJmPlZnqs3MweK7cxIr5eo1rqoXFzkxi9cctOmR0t+94228P8xJqHaMzeisfsnXQ57iTluJMux53scnyCz890UwPi4CIdLOgxe08X7E4yZu/qMfuJHrMLeszeyxizs4mI317csid1y0ZC/iXdslCYoGVZYYKWFSlft+w1jcF21UzN1gzI1iUiP1rW22afilpW5uP5VMteSFoWSG0cMSurZR+kx8qDZKw8SI+VB9lj5ShYjp+nlp3SKo8HPGZvGhDwT3Q27DFzm/0y68zA52hN99GxJrYME1LSOG8lS91bIsq+IHqRA0K545pyxyLKMXBcSQPHFQU4rsAyqvJYimUKyUbRn6Yo9FpMoDcw8aZF1TxrbmyxPxuONqtZnmOvHGWSQIo/iqWb3zZLv5xzEMHDFdYP4XqBMkdV3EecCuQM4lSMhwaJsaUUJy37s7G76wIz1ticVR4Je8r9voqxSNYJJXo3Szr8GDQU00Fi88dO54v9Z/Uuwv+9m11lXYCNAIBj5mzoxLdm9p5g3OKxubPxtXZsdX6WITvo9eoMv4pYzcqfSVxu//N/RGyyOx+ZCaol2Hmp6tm2NqquqHKHuzLihzsfh7U9u//BHvOoqh3+lkp5YB55I3X8+jvNb4TcAsohiQEOtkUOVp24hy/NqpzKqpzOKsrpTeSE0IZLjXOUS7mdfzhEswr2hR4Omdj5gV07IP4QNcmgPxqkli9txqXNkw95E9DQF3+TTcnorwa29VQRRvGeKj0s0RDwVGGn8XkY0Wl4W2gnjLXG2m3GZsEStKA9wcBChhxEVBml/1gsW3A8PFx+X+R86337SO598wOHTRGt2BFO1CfbQ1echU36yghimHwUJJIfhA3lpu3cCynr/gyzpZK2Zy8FXfSr0s+nH4BJAYjSTb8G/Xro18uKpIdNwA1TYgT9iQyYPxsMtDqi1qY8CeA7XlADqk+QrBnTfKZN80ERAWpVdF4UMPBB8ZCF60owpOC5twI5/+2KzkjjxnOIBQIgSZdt2gZhbLlSDR4IVkVlG5wMlcZM/Qsg4Sl2vOOTUKD/BFJ1Ba48xtCphpzETmELu6M0XB2sAcZ1y8Gs1QToxaBqvvtNNXjx68Hjy1SK3/ku3JIkgELsljSoLR4H2eLx8S+ygm61dkxakzgmDXY4Jq3RjkmrOZZLM+WYtFo7Jq3RjkmDHY5Ja7RjUuo92CSuzqjfyMM/MDNItfbhi/T2GoXbCidrSqqmhtmZTTzj2K+sW4V8KRyJL3arHiU+dOHa+GIPrXWPqQAvJ75rDSBg4rl1KR+7XnoODm/h+pQLWilymBthT7k4W8yBYeelCk2aw52XqqqMwIx4f7X41EU5l2kGDTovdbEHX8clX62UEDnKffGdih3hZ8EclKhP0o7DhqdtHFThBIkDoJLchpqxG8/goEdcKR0EL3Pm8QzMVi/hwIfHJA6AYbKAZxp4Bge92jNTkG5o3IoHZp5tX76qz/hu698R7xL7OPH9d8Q4eqMxK9FdsiCH2Mkhc3ZKBV7HauCsJy6RZglK22Y4gPSCGRaVCTg4x/9VM/BgxebtsMfE6WhEPJHglzTAfkkw9G4IvCDck3KMOO5gh3vYKF2reHaMO2d+kBNLmLbFyipBaMja/4z4wqk0pz2VzWln7n/CCQooHmyGVUjteFLVNAeItanM5vlgwoMKnXaJ6sxJG9xXjD3E5oBU9lprDCt0la1qqEueZzp3gY0Huk5NlxUPbg+rDAu2oO3b8EYNb+DBcilb0xprg9altUHrsrVBWTZARlBP2wF1R3ZAUmJb2wE1UI6ebDugqAj304S/n034R7IDEid3QMmfsdKmQJAto47bSJsCLZhiCsR7rTZDRrqAkrytkaNZem2I9BqZAh23ElMg3uZNmwKdsBaZAkFo5fJbrDlaTgqdT7fOfNI68+nWmc9unZtolLMkPt3QrTNPraPNLW5Sy3BT3FgXRNueabHoeCIWHU+LRcezxaKToPWvYnsRB99GtHDdCmd0KxxnFQIEnhtm1AQweWlraZGxs3MaO9vWUqQhUuTSuYWa6IKIlyJFWjuNWd0Up0aT7eITo3q7uCy1PjOqJc3owsnRaM94qbCogM7k7f2jH4Ji8LdJWPjke6Am+uXd7WlVSukIe6djYH69I8o11b58aaK2E6K200RtZxP1Aki3oMatczg4EYxbFzVRL2mitln4jCREV0uIPA2ZiTxZ3mm8KtHJXhEZ+2WRGl8QqfGA0OriqGyQQgM4KluhvhDpEojEm6j6woVR2RBVJRrVIlVWY6mSkUo7hUtNTy8F4JMCZAh7wVZPhyVaoEuvN9vxTIEZQvfNy2kyXk7IeDlNxsvZZLwCYn1EtZ/FwW8BuFWT8aom4+VRMVFKyeFKeuGQdMJ+oaIvVCwnno4cH5OpaEhD7JV2mNDN8LQQdI4IulUOZ0c5VCSUV2x6BFJuT86v4HwM3nyRYF4vifqRBIh6aa7LM/VKluNNF/ewRnh3hw1xus1pTfbR3W9ixzFL/ewR9bxI/ex1qJ894J58lvo5/oLKAe+mkBj6LN2I8NPq6LxWR5ey1dFRuc6ly3Uuu1yPqo72tDq6rNXRFa2O7tLq6CrjVOrVOIeJIFFa3l9s8/OJ1rvc1aPrWLQRoZWWFyKl5bm05rmt9ZNnoouVpug3Ya1w0oqtYlgzmVOFrEjMKvdZ1l416Hjqu8SoqC67ErK23F1mbVm8SxWRfzZN/tls8mftUulucW63KpzlTuFJp1i6R2Gkd6fyeneqlL07FZXqarpUV7NL9ai7U57enSrr3amK3p3q0rtTSzrFtUTfeWlxpzinO0Vbd4o5re+8o7V2tyOt3a20avOmVm3eiC5WmjpARVkHqBAblgvSKWoAdJ3WTcw2TdLEvLq1H1GFHZHyZpqUN7NJmaXCFg212M7d2oStevFL9cI8G5PkNRayNlnaKjE775L84LxD/aA82dqqw1iAbm+hIRJBoBsIrycgp1F6TAf7mYKI5o5YbwcljbGTFyAmW8e3EjTYkvZL65mG1mumHeY6UXZznSi7uQ/FddM/DYjj02Gf6lO5N5thjqj7MhG2A2W3vjzKLryUqVnOSiH86AgouzmE7s4hnBvD01Lt4J0eAuieVR7dCTrgh0Ij6mwfmWepBOdJ9qwLdw/VfIl7Rzm2rlq8HxA16p10o97JbtRH3A/gvQBP7wWU9V5Al94LqJKoaHeMjQ4FNgf0haqMuboNMjRGZDUdlhVTyfh4Q4bHa3p0fCk1OF6VsfGKvlRuCs/iCc9CoyGZauJBsT0eE08LyGe8gnol2VqkFdIr/X65gOjS9mHxi6A19IhzWPyAQ5uesENHQNQc1hVSNUfR77LwE0WDAhl4rGXuD90mkNhETRI9fnt3lIYee+U1Od6yOKjl4TELpE52DQwMRvVitOdEl512mSnxsEogo82UUvbtDxbfvn3k+5PbnsG3o+678DckRX+c6sw/9sPpk28FpQQgm+2MymKXFlZauxX9nm+GxOZMhl3KFdjjrot7ah8I30ZcW9jVWvUDz1YSVI4u9mOjhEcRIKW6MIjd1pT3XMVRXfCxsQNf2Yys0apOtt7+6qGwNtwRJQZqaCkGPIor0OjVVQXg0C6QxR2aIysMwmaz+I/cRA1QF3VgHQ62LqOI2wJFXmPM6MmwW7/o6hfdSH9AY7guIdkmJBcbubjsKGsKRMZeFKwiWKrAQqd2DHqg+CiXSlReH8AL2LnAUe+SpxKU1KAvOURALZdGUlkCu3RNrreA0twtuCM0VYBV5qsIvRkyCEtN8fUiIgCGRboimJOA4A36VIHyNNmdlZ7omw4H1MAMTV39cpTE7pO9E8xUaNogfhlNpGD7Z8Cpnr3eKvsrpcV470mI2o6Gc/0PzbAiiAvSj7RPqt82Q1cakjpSXrG6O6e60Dwwf3aT9jR0exq6PbukPbu0w7TOuCNTE5misU00dkU3dk3n6upcXZ0r+o+pGxv0F+x+uGQSLaTBufV6pPUGoWST5o8q1S017GzyzkbuTym+dCP3phu5T1daGrmsG3lQN2nUyH3cyH2djdyv+jjOkm7kfgSUbCAY5IAcfWoj88sZjdwt2l3u6V+KyuYubRJHpEuibRZhTczoDuDTX4ZCE7O4wwKi07rOf1mNrXoAjpFMfS3zXXzY/18ZkOUAla3iT9kZIVii4nEhXlC1zlKmJgIHqptXMI6yxno9XcolxethWHjmy/z5uET+YEk0pLRyuKVBI3IH5k3HPDZQAW0/b5b+zz5ATh522QDYFrD2tnsoLAwDOtKTsPbEPPjTJmBxrNToKVA2OmSWhlYsML+A16LAYBLlAuJfAvEqAQVGiC8lhoLSM4w0ToIeNI6UnjQBGT1iEc8Fhk0iBvi/aUp5Cv4/MdNFMEIL0aq65E1a/EjmNDl+p6G6JPuwios5Ds1lwhH5Ofm8XO/SIbsKMFityhCuHiKpvwuhOe24MblEjCuCiFYVKTGiWpW5iMwkFzSTXEDXuoa0wkqfApgN4qhLHC5DE1KVhGbAWLpppkCWzEUgSyUGWTITkCULMNyqxCBLBVbRFfx/xTS7aQIyk/GVIuRThh0BblJZYIOrEm7jbJvXtYpKzsHLW1IWwYOt4usM3l4FGBGtltmfw4TjMU4KcHtM5QOOCLidlk9j14yieZd40HLDLe4Nkqt0H8r9f+bOVpdPwNqzAPFXFdZDFqW/9/nvVNSh8cq7qrDRuGBhe55vnkC8I0pPWVRPSttWUGvdG25Nma08v1APy3t+lBiLOWObpc0jb2xOsbA3NsfGvTc2p4x76aEs495bcAO4SIP0pvYHuLFZr7PUPVrOTuMUylnbYU8h9XfY9x3gJeywFyhtzcPKcATvVkQAvbW5SZcXHKHHCirfZlH9ybOb9ejiDpEu9bmk1OfSpT6XXeqLKOx/oOnpgi71uc0MZUOfgZbZkaJe00WdQ1GPOVxUekEr0y9yUecWF7XMU5U8L8XlNpUo1i1A82Leam3/yiTvc4ztC7u4J7QRZ7U1JgKZYOaoHLGy1Bv/xtwvXJ3MNVbqwYKqEoltfbkAttp/ahDsUQqLqy5YXKrOJX0GKixcCnMRWn8dvb6bgc3Q67vR6yupx+NvX+KPUFGj79cx0j1KclGN+EmgbMnj0YM5FHSCUYBotvN38QyHNqW/V02h4a9E3X+jMSWFRw++axOPgM5vh8W0mrLB48IOe/hdREZEnBMcbwz43k2bmIMCQO5p2V92CJCcWFPFNDJerf0wgfWnmz5LsSlAakRz+3MTYirEhj7Av7hnaRrpY/iXs8QaNlJBcBrY2osnnh4+cqULn9iS6sIntsRd+MSWVBemh7K68KktUEL3jlsnt0gXPrElNfBcPfAaO+wTegAeQ1pcZiDq3k15aZ3yqS3LDsSkZ/9/MhBvmt/ZQMTz//9AXHYgljA0rhnx0Cjt+REaGopGBtpBo1ak++nRLbEH2dEtKQ+yo1syPciOo3veoxY+pvvp0S3AWGKuvICNopuWrL+XrKRx6dmqNO5x7odc3Y7GXdKwlm5Y+CtJc5pxK5Wjypc2GhNUerQjVnt5gvpz8kQB2CyzekjIDCXtaKXa0dLtaOmG0bwHydnUjtWIjaigHbtEOKZ2rKYej78tE+DdpHks+CODqejiduzST3ZJO84nDd6Fgk4AWVQH6aK2lABz0s+oMMaBCKm+C3wIInaZETwLuL6ShFFDYYFjV1W5FxlvigHvn28Knp0+ZfA6ajdzf8waPxPqN4NqSfquR7nVAQu4j4H5qvrzh1TXQcq4jkavMr9EVeOZSroYA8h1YUDiDjhWADaWQPg0epzOGcTIqJmNyOyMLqeJQMMDsXkTwJfF+EBXhxN8oBiE55+ZFhuCCV7Xj753IK3xoddbU94Bhul62Md/DjaD9AOA3IkVPjP8wo+8Nxkarb/JPy+jgq78+Fv8hyjsZL/qG3jVaR19+yDDkf51nrJAUBKW/pDp3+Qnv7ln649/a6Z0sppPFGjukRxvQCHAHSxHgXcFdZ8n6j4Pkyqs5SxspXkQ0xAXeAziTmFZxVpReQ8NZwLRd1+GYq3QRAwivjiWoVjjyCSFJuRlrVhjsPMyFGsA0gsMDqNWebMZVrIVa1XRnFWWUawtur1YsVZdpFirfJpirZoo1hjf3te6g1prt6qxYq0AxRrNwKJYq7NirZsVa93nw3qsWCtIMG5RrNUTxRpHQStoxVoddo95KJw4PkGkWOtZpFgjliNRrNWgOulVNYm6xjCiPQir9zUgShVZZpbUUL0s4qleRDcsSLhCvIAQxr38Qp9+saBfLOgXPQCUiq4Fs35BcsojJ8R7e5djqdSx01rbVylS6XxArJpap9IPZGsAjZdYEQMleaJWaSaHQy0xSPQF0K7OGpYu+nRBULxpvuhXfFUNTM+EFWhYehRf72KdS1ekYSlgEgiaqkJ5mhw2jZ5oTocr1Aqgog7J0SINS0HC1xUO0HquX0aDMIfCkec4zlsNwVtKj6RGK0CNVhM8Uuk1GvQNGq+CNFsBarSCqNHqaAwXW0dJ6xm69QzdenVpvTqr0QpRxh2ZusgUTeuKzlSatieKeKFzLehcPXCc0rSHuWldaVo3aVpuvUFpvZXS0FNYHaNa9UkVO9u8s5WHksMVupX7063c1LWWVvZ1K6/UbRq1cpNbudnZykOqSXnGrTyklaVNtSJTWdrZyvxyRiv3iR7Ng6XA21HZCkvbxIOR0VsQK7Io68It3UMo2zck9PJrNJnCcMVjEz6v9YD+rlSDQJvu1KN5vJz7/9rk0MSmhCY+x6F9SZqH37AnQRSKqraMko3LftyUIh5WPZ11SM0KHmLsHgUGcSFr5PeylQqnU6boL9fbI516inR9xJoaAAOig/D/jSn3pYU+9dGb8aOws4P/NYl6/SLpCeUKHEFkve3hj899khYN9FAorLTGgwM1I6g7aCUr0sMG9Q26egpLz8dh9/mHQ5bqFotzOyimoOSUt9Zu4yl6iOjOzwR1hu9rDKIGjQzbYMZIQjiDOoef3Gn0S/jJhkROhomjpif2o4eN0m9ZlnvEgiPGnCFaxTw8wItIEBAlv9HwiQHOw3O0IhupvG+7hPQF5lcqHIKuiHWD6C3awcXXb5qaqCBraMWELfDmG8OEgq7WetbAJvojI02cwlp7DI2yHWTNN8OuXVy5Lt7IQ20dNMyIyhOR6Z7HniIFeKHgSnUXwyrK04A6ETMkCWYKbN5MyzGDXQDYqDmmbgFKXqLjv6+VvCPm+xIqyv7APJyHxvYDNhidywtl4Q5DlDXFCxduMgH7yDhBhRd1WmMKEjAi1ukumcst0YJeZfP+wog1IXDtRpgVv6JG4/8EUAVwMOWAZ29dOcLQkmBu284k+E/fnzEB7v4u4t9qIOuMnpVAWwcNohOJPUHPHiPopV8f/fqlsf1x6zak1Jta4Xw7x5v4XC86oOtafGHjA76vNYponXlsclHTXsP2PaVzCP1B6SwCghQ4qHgP0kuwoC7QzENTUg2Zbde25oXMhhvBbEsCXE4V8Nh8Ts6vITXGrau4ftXYZl3JiWZ4NicaiUtIe7fZF5D2bbPbSPu32aeQ0mx2Ein8yZESje0pHHTvNB6wCmPcuo80P26xiqPQGiF6n0F8rRVQmLqo/3389a+bkNwKxODCQmegw+WphTWPy7vgSvnvunJ+G14xTanDLVfX4YYrdZjXWpVrrtRhzpU6zLpSh0uu1OGiK3W44Oo6cFmpDid1HU64WIWh45ciU2EZfCOri3BECU9UyLWHTSMcYjAhLLUr6beKforq02TGOPmfABDEBmKYYMJABYlRWjMMz/rlMFgeetOgx1PQmyafxtCbVmIHxRmFy2dkqzCdkcOnOqOK2xmo+mHTDJutH4ZTShNSKV2w5cIKXLBpyNFxU1UBqM/XV+I6iLuS1kWkK2hlQzpIK5u0QtNq9VNfOYqzIT58AEm/H1ND8MCi/D3KyzvQXIJX+q10pM8mURAaqgfQEPinTR5pv2BiRPUHj0X7RyFnWKYMyweaKvuNx3j1WYk3/XCYT5R67DzxLMPnuVmbGPzNnQYr69S4dQ/pqnELSjtcZw0ZVfiOIxW+jfpcRcd1pL/edKS/zjvSX1mVRv0VqjT0V6g60F8vO9JfLzm6v7Yd6a9nHOmvpxwZc7N2POauIOjgSqhnWItxiiv3v5iDsiRsD8MdvNTQ8Vi4WoBiCtz/Ig5P29THHWph95uCipMaqrwGUk1PaAoc1xQ4pikwpSnwwBYK3Lc1Be7ZQoEFWyhw1xYK3LaFAjdtocC8LRS4bgsFrtmaAlxTosBlWyhwCSnV6S5WEarPbaRUF1Zg5dmjnTfEriN1ARDHc0y+tQrztGgF7Xik76vkddu2banZGVtqBi0i19jWnVnX7FhUs6O6ZlO6ZvctqdmCJTXjAsLr2pKa3bKkZlxQ1OyaJTW7aknN5iyp2TFdsyldM+w3oWbYfWLAB1NqdtfUNVNYanjB4fpR43PNcqwPkpV0r+wZHpBNzhdk7/NlWq99xNvlz1+xZKdw1pKdxMuW7CBCI4g9totW/JmLVqR1+0Mz2gq9bfJ2LNiWE1Y4CKUWd6KhZSZTKjoiz/c/rKs+5hP7Ij6RhCkeg6bqPR804SaGB2lBJEpgm3DEOmZhZRixjiPaQz41Y2V9Ceot5ALORw0K02gK09gUprHG7A9RLw9m538o5/PE7NjM4kQRxHPfAZMzZWcxOZ3MzbJcjR9xNf6ncDWaQ6kJ5afssA4up5sHKfHD806KR5l3NI9CxerkUUYmmWPlve15Rza3kd8GsB8j1ogwH9fEDYprVVMI4oh6nTWF6/k0xmRMuu01YQ/GqODXwR4EeJPZA94Z8K9q9mA7sweNxeyBGS/Q0ePcuRm2B5W3dLcDroIU/J4VML9102JXmogQ+GY1Vf1LYM4ARkpNwZpKBIBm5gdd7baF2Tenqv4FVPU2z63IQur/M4BN7VHxLVpNBhVTDxPbiHWXJ9kp5tN5jiz43zD1IofwsNFaxci6Oj3FWdPqFfbuIiZQTlTYtwtb/wUeFLuA7VfgobILziBSmF9kxhFZXNBZXdNv37eR11zyOpsD9HyMq+3k6rnIvGHEAic1otvM/yXOhkSVsJ/FwbDn9ZBYs98z9ZYSy7vclv5FM8tAe4Yjqqt+zu2bcTFvJqWYT0pxg3nsvF7kpMfQupdvheDOnKTHXIsWt4mwP17ctocD8eI2FvYsXtx6Fi9ujUWLG+XEqzDlwqsv5XBBL7a8COe4MDzxnnKkX7YeW1Qw3Ted0neZ3/CSiiZ9vVsm8qO2zOTHbJnKj9syl58g+VrVk8nc1ZO5qydzV0/mrp7MXUzU97Wxyz1A3lG6AJ0H936JU0KPvBXvAL+m0QB+T7AK6N4xExFl4wemzBikWCuBpC4X3Wi1+GOT7SQcKip97Zwj47XtYFaHpsWhqd4qZbz4h2KT42Cs28hjTudxRecxq/MgGgeDHHQS0WZVURcwtBCA2MZeSJMjn9dwkFe+GlTWw1pr1cNfMunPRfPhFwI/M7wFewfmBdiPY8FhGbFlGcnLMuJHy0gOy0jJ0GB9v2+WuqLj3zJpYUxu3Uod/09m6XfYEZ4juVnvm0csHYvXfV9gxKwUjFgUFTbXsg5E9uS86MAS64/NTng9d6MxZYaWNJS7Hu5P6+23YbYFJ1LGuADqp5hx/Yopb8yaMKLGzlT+dFAoY7esNSY2cnOMX0qv6F0w6E1Ox/a5t3e/njzlX47nBWhSgLoI9RCCmLNdOxuP+f/I1B//d2ayZQ9sRlarSDlPx3cY3A1+8WVVor8VWYe7ZAH2ssPXUsNZiLo8GdYEOBJw82JjaWEnqUvbVsE7o3sybHDUoB5cngx7+aQP2yf9xK9wTFp6ppsvI5QbPWPxyQCeGVSDcbQfNSARgAbUAN7rU2WcwWQhfqJHrvWoHjzRL8/LmTwhsTuCftXgkEY9qpfTvlS+3XxlAGF3KB3EnaZqJt8YlFylZI9QioFlSzHAgQA5elGuhZDuHL0IewpWBuF7gj6JxraML7+7jC+/xaGs2U2HkUO1L7/FvvxDrzCmZA/78rtUCfjyi2279uV32Ze/j1NFa06O2z7y5ZdXDf0qbB0tzca47Msv7xnp96Cl7smo3yCc9QcevhgwtgNO+umkvyTGuDUY4+ZUjQ38qvQcu8b79Az7uNc5d45eRFNHAI4vMFRV/+Folya7PwDmsH3243DofFBXQ8wa57g/J4MjyJcdEdnd1oI56d8xUxiTAC2NBufd3d8fdrFz2oh1GI4KI9Z78D+l+UDG5FuMS9Ml+uZowjhmnkYCzCL4oiMqHlzR4dYx/aEO2LZ2YuZsMgPQEF0UabIgEw2VDlp3BIHRfJcLqE8GHbNICtPgzwwaXtcOYcUdNkNclVg2cgH8YYk/MialOQmsrfOe0/yd9m3omIYzj291Hv9crZhjVWeOJIASx+O2DzMQyZzdMf+m52DezchhIs5jTvFUHnNKnkEdhe8vKA/bRRJfk/dkJhEwaSmkh974KPHmhoUNXtk2QnPwvqIX7StCIMhDLihy79Ulykl49tyLEitcyycG27UUOGjbcnAh5QIsl/ong4aqIOnJDEdWVV0B7Cpr9KvTr5t19gWO35FU3lIN3uTRm01l2YXKx3MpjYHsgGk0iaUnWt6Sqqg8iIUXB5d/sakGkxd1rLUhPVeuoEyXBIALVzJwSfSpPD+5inJZ+qRSq5bkHXAkIluCZTr4YSYMQY4MwvUHj33KTHjJXGYqbJtMxkBcFhmHQs+FeZ4LQ5kL+yUSuKsek0jgLkcCz6emwxNAa3ElEni/shDXNDUh9nMkcHkdbsrYPMqnJsW39cuvpd/FpNifFVca82BA82CgHlN8MkQnQzxZYZwM6S4eaFyhqFdbere8i1FKFjQ4SF2tUgoRqoIYxsRXK9TK9CUE+B6ifBc0+kg3LXhNPDAUQ6TUYPKfvlRTHlfEeKFSyHLY0HErNRFqmJ9rHEBZ/+H5GfO0zNhd+g8uh6vPBmtoTQ6wMCOYsf7Dr9C9x+Oh+mnDkX4D9GvSbyX9FP2G2YmBWJSgV60hzmdEPU5/1y7T5b6DfHnsUjvkVP4QDeAcr1gyTdGiG5oM+dMLPqeAQ9BvCLOwAdEfPXUBWEF5cS/JH6Dlpcyxtvi9EaAD9cn4khNiR5Lba3Flhb7NJ6vgsteyn+MlaNUPUJfx3v2myl/8+nc5upbnM1JjC3zGorH1xXhsKT02NJ+R7+AzHtN8RvawMvSr4DPyHXzGY5rPeIQhtS49pNalhlS3WiU8XRD3dJoH+RLNVtHFpqIJjKYwuvhYfFERl7eCWcB4TAyolUq4wnBdfHGlGqbnVghCUHRxmHiPx5iRiabPIEYIqqrBzktVGn2rOi/R6hEhBOn3h1JwQH2dl4hVohJ0XKorllRhEvfiO/uYbi6DAzG8LWMC4YAxgcAxdAtukEvTAuMGuTSnMG6QK5hADIqLuRMHjAmEWwOCG+RyNHqOFzIsuEEi3Dyu1gicp1rNwstX9RnfXQQOhPvvKAP6H0EAjaM/YNdVX4sR2LiL2FMWC5SUna0t6H6jP+9BLfm+QOazlZnPHppJpFZHjEQlhDYkJZt9PMopF4/cIhcPh108comLB3Dn6ccuHvBQVjkEgEas3TiOdo5DvAq0OruOB4bNU9okjX4bWo1yFMC1CMVeAFsJOSpH8bOLsYltEaaZBQTRW/o1bO17DFEO/44ccYFWP6JPw7+jgHKA/TKUs79iyUQefR7lRDS6HxRRIiuesiuXdTxl8E7MWhdJAJcZGuw5G+zQ4bOq+E4AVU1Ra5US3a7Rsg5WQACJR4wPF7C1RvPj8xU4WhkWwqKisA7MQ8DAslVpHKwbsT+p4n9iSoht6pUC2URZPV+Bq0kOVcqpwiSwr6ACpryOgB6aZH/KQUkPoqi03BT2Rd4uSzbZuYhs51CVGMr59RbW46rQd71lAG2SLhKV11vel3UMRfSoYtSFtAmudBcOME63EeoRdXgzKJYkTLKPLqGq+ys5auG3JwNHOgis/XPR1zyaDPBRGtNF7lg8k+dAUBM+AfwkggAXEKC7NK0KiMhdRrgFanY6np6h+aE8rYBnZHnTM9PpWPImZwA6USdi+1UuAapdBB0KcRcsoAtSb6GSputRBNKJp4sBctek+9XR/TAMPFVl33WbWqSozcjxkeea9Fndqr8B811Yu2oIq/3NsJudsehy98EKRmhQ5cDvkQkKx/DDBSDhhWhpIl6euw/XGlQzmGpCLu5xEc2gLI+eA8UMoZhBTfAIFFu+V/J42lfJcT/GngRTdFHI+YLEm88lVIxf5ckhijXvgfJsW+lFg3/ROzLwc1GlhfKGUN7hOT/vd4NIDUtTgCG+OLa8x9cxKzFtbR0RucARnmMaloSGmJCqYjdts+G3nEdVapk8MXnJxOQx1lhcJ0eeL4d+XCcfdXKy34MxMPWauF4lqZee0KCLzmsWwgaaVpnWM0wfmC4aKUI3xPx96aTZKPG9pGyNZcu25D0pW0PKJrNQmhhUat0fNAEQ9LMqNaguqgEPNr9bVX2xvEGP1wWD+ozaFW6SqWXJkGWJ2stP1iYSZLFxl6xNBmMu52h4GR1zDoepL6IDFLNm+qJclpl+yZzIZfN59KJshrhw6ps+BHhHdKG+ttIvKAP2EFwUompToDP06XNN9F9QDBMB0TsqZKhfDwqs0RfLMvnsIUwExHSj8xai+REnjkDx8UzavZ+D2WM+VA5wGLCS2GK9xfNajqe4zNrYlKnEfS+iQaQrLaZSQ/cwWQ8bMqskmRWizHJClDyIYsdEcUAUt4MoTiROdZAm/ymkcUpSOIzGBnUfWsnK7M0c0amASa7BpEnTKa89TqmU+ytORKU8qORkUUmXiz9RyZXzPJto3ubR2AU38GWd8hjFPMDC0VKtPFeoTgPO0jHqylxO49mQJzQ/blWbeQxVQMdygwYUMOnGLS5fbLGEVpltY+iGll0Qamyu5NI+70vr2gdl95T+wfvsAPu7ml8LdEFToJQwbAR35Ghmr8g8CDFfgE8u7G/ydJbHvNoD9sEIerH/prwXeaOwmJp4w75pEnt6ZWEamA4GNevINaigqxT+6xBx2isgZuGlSrIA52UtG5gOa6o2g+94dNQ3HdZVfaZNf+GEU3+zSXP7YPxNPKVqtOz1c8Fo7ZthEyqEhkZzUs/1eBHHBS/gyFEFmDdFX0VBgatTVuUZXjQBqoOTdljmL5b5i1Xobrk9S8qn3lT6MCihZxXg6ObiUoqa5Vxa3eATExZwooIykn5a4SkZgcKDsqLPTNOqXZvm3rU1gMRDlxG+dJiWkGo8zsAqFGS8JZxhQTpPj5HoS1swin1Ar5R6mZnEaoLLNCARDefN0l9Ydk6EjaU8pCExuoEK8yLzkKzYdONlwmU0VFomXEH4Fz5G9KTOgYqlQYvYTcMJHEY7RXN7sIhFv/ReqiDUICVFhl5FO6EhvPXMEuT5BBzh68pbzzpVZgtLr1OTlb7cbKINuQMxKA/zBi9VAOxNicujTvcMcOJhOcmfzysPDz5sWuIlUyR+O0hyjpCkFEscHF8V7DjxFWWkqEcylKjkAQBXY2IhIDm8y1x4O1WXKJ2m66Z1pHXycZIGWzZrpOuhuecnKb/bduwnvhgXNAqqfD8dVPl+dlDlR8MFNSPwzn45BHanT4dp6M4hOk8jdzay48dGheP4sVZH/NglhXu0+LFmFOJ1RA4R4VUlheHArhuSc47rOpwdOjUq3JV04a5kF+6RQqdKia6NAbzQlJipwC2MC3MdhXk6Ob+K863Z8T2jws2nCzefXbhHiu8pJbo1BmxLUwJ9AsHHjAJD3kZhXkjOb+J8b3aAzKhwd9KFu5NduEcLkGlGgSxflUPEsXw5KQyHsfxScs5RLF/JjqwYD4h04e5nF+7RIiuaUSjEt/SAGIOXidkRCvEryTmHQnwjG7gvKtzV9Gi9mj1aHwm4T0o0vwnYo9L9NsGbxoyCp9zY1IRnSnx+Hedfy4aajAp3Ll24c9mFeySoSSnRpU3s3SIjdxOjppqAfBSwySY70MQXLuLCUTM7gE9UQA7gY3UE8FlSwEcK4COFujfKELumhPJheF0zwh69j9ntTOrCAi6cNLNx5+KBkabgnWwKPhLunB4YRLULuoB3NzGqYtyg90Cwi6kLn+DCOV3Aa2kKXksoeC1NwWsZFPysYG9cwGtCQVo0r4/S8ndJf/RYekQeS0bksfSIPJYxIj8rnh1/9NhY9NHjY/TROTMbqTn66PF0TY9n95VHQmoW8gNJ+aZuCiApz+M4jaR8K3WBkZRvmNmox1EB2+kCtrML+Giox2YEWXxXFxCYxbdxnAYt/iR1gUGL75jZeMJRAS+nC3g5u4CPhCfcYsvbuXV6caTC3dcFBQDwQmqQMQLwg9QFhgC+Z5bOOJZ5xHy/9WBNa94iWUszSa1tsnJcCoBlZQJtGKvHzzRkSSvKogdExb3Azx83eDQtBOPGOZMfN3hI0fMGj/XiuMETwu92jRsnuYw7DQasgOe2GXsv794GHulh2WGn57T1K6IEtfrGTa5gOxw37+HAHDe5lj/dGDe5GQrjJrfVT/vjgEY1QTCefehDmLSdcQPT+s9Tub4mV99WS8yGF3Y/LBmvqSxzYqu1+uGQ0VrzcMiiMg3DRKz1OK6M8BWDp+Knxo1rMC6eC8dhjM7kmLM0Oa7oC7NIf9YfNy5bUkz0K8ptLXJbx7mZ87rk15Ha4+Y1pGeprlf1jTlTLQl+0ZigNy/xDTEf/PXdqWpNWfyV9fjKBinzSUva45IlmZ6wpF/NrivlGe7ZKBXYomMHHfXy0UbD32nATc7kcFlGqY+jKwG8mnEKymIT7sWPq/jx/vTjSh4fksf79fdG4u+NJBAG/Z04Bwxy8GWw/X/fNI9ECJIYVIJpsVjVYGmoC1E1mAKmwBFsHdh88JEHdQIflVEFs/Rr7O94+LsW2P7y/12Bzf4aOxjnxN6FDl9/JLnMjsT8QpRLKDLe64skr+IOFrwKO/62cld3WgJm8ffLpT+3TOdIgvUprfFsDDzCT92HEygUlnaENuLwRlDr1uP0detrrfe+SrRs5fnheggwiQ++iqayW6KKs0iEZzNS6B5azqQOEs3hi5d80U5/0Ym+6MZfdJd+kRpHf9FJfdGGlpe/6KW+6P0n+SJNHCPKEDB5PuuXM7/0J6bpHkl12MRPApGyQ1eZUPwZgJ7MQe/lqhx6J4cy0i85HK5bNLWO6BNVHnpa8fLLP98UIEh9+lwT3R1mbgB+VBz3y/+yaCDpO+hkcLPHp9ELkSWNt0NAv5dzevz7FBfGERyUHFRYJhtnOVrbanHVkz6X56liunTdck3xqX3fPBJjwprZ7qm5yIekZX+eSO+wttNTOR1ayhQrsbAYWWdg5BQjywwaf2ExAJpNERYaRBA2b7Feqlhl3tsrIiMs8GaJFag5GKxgIwyj1jbaD0PoxYqYDYowl4WOuQDzlgIezOk/MG/5eBlY6C8K7C1vrU7g2xr5R76x1jbSeCCp4y/w7quLwFv4fFCEFgu5wAjb3Wlgh7WInvWXOatwhM2kfQ4XhhlTz3BemDsgZtCp2Q4AlDLbmQLXjz0fI4osw0EpC8pg1ShC7KCUB2UjlCMpKG8/Qnnz7rYyGMOwqAqT/gNzUIxK8qyIp3d5ryZ5CbbD+daRdyc/61WZqzJmci+eNtE7vUmOSJ8/1DK4Tr9hAnm5LECEeemWxQNizQN7QRrO0A2aL1XykQkjbK/+n/beB86qq7oXP2efc//M3DvDGZghEyYJ556Q5PJnEjCRf/IyHErIHzThafQXq/7qBIbABJgwMyTRYJgoIlqqtKIhkeoAUXg1eU7btEFLGlTUsSXpqNFSi/7mKc9iG/vQ0optYt76rrX3OfveuUOIGp/9/N4kl3POPufss/+svfbaa6/1XQWN5aMbLBcW0NU51iaj8qHTLdgquhmjogyyjNb858N6DLMcf6aehllOgnrzJQ2zHEwLaZghQoU0fmek3wUQNeCsnbaSk1TuTt6To3rp3kL7y85IgX3tize0MRiAtGv9MiBxoEXz2B8n3mwMKawGBZgSQmwTtRekRvLRHOthkestDZ7Rojr8TDfMG4REeUBkX8emCuA9POWF9d1s2An4DjFTwLgqXk8t4SDUu4PyK2Gz1NdUpqiBzXdl6qMh2XAAI9jYQ2TRlK5gohdu5q1MdznQnsa0GSAe0HOhC0QoPWPzJlE+5K7PCs2GDoeQr3ts6zy2IOXN93oUyw/r7fKgIGJaxkMMRrYsXJTy2qaCccbzyRzKjFHMa4knAz3ELZxobhBupu4DgLh7v9ri3w88JG/zpC0IhunK0PQjCSxDpHoOGPEMO8DDE2HI1TAI0PyKMWMNwKM6NuJsgzygAY+yCZJ4vSCJQ1Ff39UW1dcGPKoXRKP6cQCPqm5XAx7VVwEe1Z8L8KieWxjjDb68FhCCBqAA2lERhrROWHx0iXe/9BP1Et0C1hHMQjW4EczXmPaLDG8EbIiigTQqTtPRGKZJBIVQh6BhK7aEb7MVOeayn7tyP3iRrqcUiTkWAa7jY5M3ycZ/edkAN8VPJj8E8oo5NClofrp3QxTgsAL409O924B4Pd17e8T7cOuiZiZeOl0TtTy2Ncy82oGJ1U+d7jmOs2Q23Yn/1em+ms7DbVu3LslvA7HcFU1+bMmL7nu2Iqd7owtwGADkVQb+SsFC5lsW9HStydaGo3YZrBqWBC1p8hTtUgrco4vB6S54KqzfX5oSTnxhYjjphUsw58rIuggjqy1seqp0YRg8xYA9F2MWuUSMx/PRVPwT8to6nApTsJB53b0sOU+dqYK9T0rnIywpibhHsErgwzIY8l+CGBkHQjqbgMYtCUtvd8rCn+kT00oRDmHpUpZ82PieuuVKPI22bab7Gbi1XoomajXWBVEYVX2t1Ab7S0QVbCtdCvqdyr39pMvMqyTrgNI0nh9Kl+HgcPjHqbWWN1Ml2WzHn8dD9MHLhAIvZwoEISKQwrS5NG9VT5LTYM3qg51eEU4jrhNewVNZhk3haHWKIJD0o1mkbBkg5Krs4spse5BLbQ9yYZkYcRm2B5TXMQQCDP5FpAJZDrnhtPAK/G5qo++WpqMVjrnUNlPp+cNud7BhCvdyaYYMHkk8Q1P/tFLRkzVWGR0X0pfoRzPp9LCop7krltHaqhhOw6qLrm6mAz2ExHI4fRktvy7TCy3ixjPCsll+oZN+xh5XaLJjrggFMzEXzBKZuRi1o7ozYRzSjilnFqacpH6mEgU9nVLWdChTxrM4JEQ4k6caWo0FGtDyCp6QUSgYLYXY+7yMuFJSttwrV7YiDsXxylZl4z2VliaX008fzRqCSiB2KGVZ51J/XcGXInHQQ1ckVbAnE/aOC8tEnvRI2TLVKSemOtzrpuBhqVzge1HR1LiMGoeocRE1DtMaj3lPaliWduUaJsBaMzVAPQwauDzJV+7mZVy51mgr6yLLaPPZ5IwqPDMdVjrYjG+sIpnorw9n9lLzuKWZ4RXGKpLKpO0hUVpZv+WuIyqgOW15Ay3qZbObg4kUYZ3HE9hMieig13EiqftGL4EicSUpD5+NInPy/sxumB85emZiMVg31r+6aJsbYTgHitBmwmg+PyxT00ixUJxgEpXf1w6eRezYc/VxpM+l2eVKvmU6AtdkXv+yaFqU6Vu7GxclOAXlzHGdhZ9TAqdLz5AcauEdk0gQp7IIzSbjs32/DeFnwPb9NnGqCrUwJTHog54pIl34Os7fYSstryPMH5M0J5yywHs7VCoIh+dASLhVPFpX0KG0kGRdmgugNSXOP5fXxY0Lnfl0uATB2xyYyyH66GRe1sNcbRodWkByjo4lwMFIoS9pZZ/suCTmB6e0ABGXxGHLCS9mF3gnvIjjHDI6A/uyjDCW1zenFgSWIbs5w0FqXJYxcybUW36aUx1gg8EAeQWEdS/JfoIe6fICJizcIBMkoM1Yxo8aa/mOsrdKI2zKHci6DbIyiAJenQFT/yasHYDkX+Q5xoV7ta+LwD7K+eUcDaCAZVigP1UMJeNiknEgGQu6Q1EybkTGTRzOA8rWJs5YjNzqQHNNsqalM0CnWbHfJ1XCWdHUEjbp6DJMiC30uaIg1SG4Q8ipobd3XzQZsnxDyOktoaKUxJW+CDue0qRwMuXp0jBx4do/aS8cSfeFkxHVCWdVSIDgbBENfDiF6JfDDFzXBQmwUQJu1BskwCLjjOQ59iUDq7Fki0cqOyIPLK5H0J7FsY2Zh+f7QSXHQTqy51QeYU6pFYsk1X7HBUwdA3HR8QiACeh4CP4TdDwOH6k8A3E14PgoXCPoeBDuCQIRCMgKBg2MMow/AdwnWZ63OyPjxv6dEAv+5sUao49KhejNk3VwDJSsDzmchc9Gnv3yL8aR/W2ARTjqMlZqPE38M59jeL/HaWaZJoMoj0EGTD404Bo6XCioiI2MiggMprcKYuJtKYFMxhe3Y43VkJeIQqJ6a4CFVJ6jjV2A473SOHdR79NcWER7TkPE1kR8qqsSnxpuaajH2j4Rn4qMlNfAbgX5eDsgoTGj5RnQpajhFenOcVo7LIg/T2tojm+Ma7pCDYuVU7iAXMpgF+RF9jAAKbaELfuIWuSaiJTY6L7BaHJlBLTJlRHQJn+iNJln/IeiyWHLQxGi5Eym9eLkJ6NLVoSXVEZAu+RcEdAmo1f3SyF8c4YIaJM1kW9XYVE4E038MLEtYuJvQrPVC94sTfwBgpiNaScIWBxoEzDz4Go8/08OL9i/QGnkzbqwAQPKRIjCDOtqg/I6q9+Snquv6jmXBd/6tOfqGGnEvalmz9UVAK2NH9u8M2IWvVtqSroGeLdRIKE+qFb3dgOQ1HOSXpJbjaFO/U3qqzruK55FJpq+qkuEtImJkFazr+o0aGAeuDxWNwU8NUxdJh0NPq6VqwBNKnogcu4r3fqBvWKdLDEbwP2tRK1ZnQyPCS2ZDtLI1tkGwl6LgFphLjOgooBPHlDAgGJpRF8GMBkNk7ulSqtFKx5XC1WihHZh8N0S+3vEFVHMW6hELWbKoxIlMG6D0sXEdXUBm3QBoYCKqB2hXShxEZ7ktlxBxaXDrVjRwQF0Iq2vgjtLrnx2KrCYD+3/ROlSVu/lAXAV4nBDaZolt9JrYgnuskMKPsoanVItabgkyVoaLlGTTKNfE9H3EyWVVtELI3bpblBLaFFvVZ0uL4Pa+gJaxgVm5TM1aQoh/UHirKLXBv1Q+/H6KdJaccr3MibcCe8pXRJexnR713toaV3gKRx5q/2UQzHAJHJZeMnWp1KX//q2vbz6ZsoNBEqpCCPJgMocGExSliE87qgmvUDDfgtl1xL6K6P6Nuoin0ZWPVBTeCovGmKajI9fEV7wCVoJXv5QaXp84oq4Nc5xp02M4JNOsnp9EsbAapqw9aHIt2hhRnJvdamQisD+3mimdccNvaUr/9t//9T33nWqY7/19izrmamoJHM81A+x4rhVQdzgQE2a81AbAHh1opkrLgCLMhfePsOIMG0oumgyF5fvG6Q2v3wfput9e7mmn3UBcSG+RBOTZdtEwxFkVHWKI1EgjkRNEK0uGMRSBuCzgfBqLOiu2E9T7PSKoCVp24SFNurrtEVCF32S1j6c2laCqDOf4brScT7RDKOJMlRoWCyW0bQUo6kAwVOPJhY86cYiGT3zRZ1U/R9jhxegZC5iJEFs4UgHTdB1F8OmW2id11JJ9Yay9j6EMa+X6BbFT8TWk8ToqB6HE3XoDhmHCD5Q0gt1drYimRQDj0ebdo6Wr407etgkPqyzmRqQFJr1ELJnCms4Fdv2JhOSk05GRHRtGv/iwsX7iTgu1Tf8xfuSaKZnO4huTFCB4uJ9g/ij3DSc0lMQnk2Go0/tS6e+2dsWr8SqWV+ueN+RVfC+mrz05++e2XV9y7zF+5K3EqKxiraybTBqGR8HVDEmVoID6iUQWQwo6hMplbvDludVVHwiwq2PH374p4ue3BdNwoxJ1//+8yVXfuoplBbsfBLmzr1R816669M42jtID73zzx6cemTP059DNHP6b+/DTItzKOvWbsiS5Yjl79kAtQkn70u4AuL/8GfQND63j/y3dMqgS///+7X79NmMjsF9Sy9Y9/nJ6z7/Jpw28d8DOH0j/30yPf0SnXJpW3jOn7R3rynOTC+kkVeMJ2xk98yZ3s6ClKw18vdhbQCymswBvQpRM0vsxCMfDqbQySRIDc3UqZE/GE3i6Jgtds6Q0/xNUTFW66M6Tn7W3Yep+E5zUfIrXAEMb9siVe5kmwnTMm9ezHKJA2RKLLgvlgX3RbLgnqAX3K2y4Oa1HC8FditZC+xSshjYqWQ1sEPJcmC7ClPB7gl3gTdbFgXgBzreMIvhdPejrgxhMIDWKlAmKi5JHUWViPFcxe+7UmSIWQu8+aETzMdtwWepY1eEhU5c2OP7eY7i7mm35sw0cYHUatvieJpaDvFQqacFxB7+WS6a2iKt+7TurAj/I4ddBBmEhgRidmSuF7QULCmKKWdokNAoCeOTUETw2YMrU9TIWqKQQxghIl5pQlgUt7sisRTnkB6fA7cs3k+zUAPNtS5cTzHbMiCLA7gEhthinHyY01FG7C/LEVd4JS7GBxDooqYw6GqQzUyE5cP++c28z1h/C/t3NezVj0c5nsib9kdBOqGmpyvbrMhaFqIuUDFCfrUUCA5PUTtWckgddp6UssDvVPw4HTayWM46HcTXYWVldYNnJZ6OtgRKi9S0Nwz2AShpH8+HRRMIOiNuLdnUbOIjnpcl6vC2VLi82xZO7DarPd+1yUrmF3F+zzAqu+X87qAmxh2dSScn+kHj9e5ouCoph6AR5a9nv0Vkn9eO8NxuDM/Pntv1uOfJI2wvhYkzl0iI1ksAWhocpISsoQTdgiMkI9RV+ruzOFkwO8rFZEFZNFvJY6vEwajhYS8ryboF7HnuQ2sPV3IqmQgo2tcoY9tPwdwtMXnjf37Xc70t2ljF+Mp4ye62EhMyJVGNVIXbWTa+f2PE5n6yrV3Q9gkcS53Taci50sOwL4iPXkHEPuysE/sjsQTNYeT0C/qA4h1rjzfHxSE9n5rDbTTGHrmQXeBAnQq5GUMPjpIGSxWEGP8ydyt/jUZ/Hu552W5KteOTsShDuRFntF9XyeuwV4Tpx0tlUvvt8/i4MSvzSMLJoZsCMWvTRm3bVeF3jZFVKPBQ8NkMfWpXxx45lwPQoB/N6mmzrgxbEDKVsYuwsRIUHgq1ufA1phuXX8d2fTfzEw30xcPEEWMM7EwULuTS3QAbuLJaJ4e7cCi822W7Am3F4XLQcfpHQ2bwnfw8Ly9nrfM8OCqFeCaseKY8j2iHWcPsSMZlLRFTJyemlg777BQ+XnAnaG7jgNuwc0DZspB+rpwE2XuubAXZo4cqg+yFjnCh+CeTYrQNc8cdsEVR6fLUWHi1O0cvbfSBbeUU4q0T4/1Ncd6883sq/sGkuMHKYuuMuD3QVM1G9TMi7lZPKEZ7miKiMgzzRoi66b5zAzqu7CzF3FV2FmMqLDuLEJ+l7MznqdC5RqbCWJDDXETea9R7yu3ORcDI9/BYc1SErEhnraUGtq8AmBNYFTR9YWOslpnSflBJeGViysxP4uOVVdkxI74yyMc7ZxAxZ0S9R9X/ysRzVX/XjPgqu/q7//NWf8+MeDZVfxDV95PqP9wQ++NWXzvxzLCdeGakgR9naJr0zGNbbhJ6DDZpB50ZhbTpDv7nbbpHZ8RzqOmG0HRe0nTfbDpH08WPz4hfFWiPykO/vqpnkqpnfyVVPzwjvpqqfmQGTMKwmWXufUjFDzbEKn2UQTUjDTMVf6uCEwmPLEautWftJnvW/F8wQX9Bb1ZnZCNNx1csJvEVM1UvQDQRSRth57pjZs6Z4BOiqMlIFMmGMKPnsmCSkCYYLfTkp8u8moCqv0wXJZfnAdh3Fn5fpjIRuOCq4gY7VXpCjwAhIDFqFIbMklrotBtk3ASJxE2QSLJsbyc1YOkoK9IREPXgMJDlQgjmEAurYhKH6XYdiT6gHBF5nMgCJaFpMJ6AySn+e2cZ5Rv/ZXP8JEASnevDzMYo0xbD5TfTxn4CO9Bvvj6NP9YcK5MscdS94PdVYZVDVM4eBkBIJgr/cCNwCEOODBH8gYo/0RDnkghDf6BMkNC/aYyB0ZDTyYV45NJ4dwPqvjHKtsUBRxXlmztUYaNu42R4ONXDg93jWczXiFDxtyeyyTzPqphOUbZnwMdyHMTSQdl2NzCdOKhTBYEXXmW5R3iJHQAo0ksBT1igcZtcyBWFwlafSsk97zMJpDbjBkeWDUly6OfMckbp1P0s5gUTxLogKxYjme44Qj+L4bYhMFfEerYxSb+kTzzxpyj5IllRLxMXPgHbX6K4iFcCMGmg9UiSaUbqBdcVP6mXLk4kxvI1qpBPqqBSYq16y6rHCYcrwkX7P1MEIGUHZrhoUJgaHeUYlsKfcBOoGtewlIqOykjuTkVHFWY78ecxUvDgDh7/+lQGkE6WnVYfA+iPM66CgDfq3Bmpadh293hpAExPHZLdFveeLUceaA8efRD3PBOSncU9DhyaOMRB3DtR1ifHyzome7lgr1dtQY/aBE/eGqoXipsO/MUP/+KFlsVfL129ZfPfRYsNIjLMLhRcJWbTQe9hfe4IXZfpbgYKoCQZMbVJJlaxguM+u0tdv9BZQQlBd7BLYV9CPjgfHgUQd82rR/aYHLOco9nEvnGxiWLEWIYmy2sky48oaC4ky4sor4f/9AfHHvrTH5zsmOelz7bKsx9VsvLDs4vTIp+lZ+dLNWdLNctyFcpVa/roackWmT1I7GvYwWyCRdowj1SPb9GFDuUb52kgUGbBbiXydVHTPbiV7ujj5XTuYx6rgoeUWYFqVxSZEkXtgvVNN/x2AnE9O16W1Y1n5A/q80enxdQ8wceUfEDIPE3fo8yHrdxCPbV4HAJUckYVRhGGLfQKlzInFNR5Bxr8zRvFNocuFhMDpyYtXF75jE5OX4jdXnrnpR9T/NiYL3q9Y774Dr3iN+FbPUbvialTgBYjZtMpK/d4AnufApK+p7HOwNKhUoFvUX93mTdoPC06sHuUAd73xOfDuNRcWAldgpbFevUPlfbIC/apwjXWhOJXTCg210Ony6s8pSxwEX1YqpPY5mueJGb5jjboY44CaUG/+Q/KVTX1H3mt/7hxPP1H/mXoP1iN5MP/US/TRftRl2g/6mzthy9bfbW0H3VG+wEIY9U/VvnB3zBqB9+s5S2lQ91YjUei6Tjnm5Wv6M8w8hG9kWnynSnj6Tbq0PfiesBZpiqoSoLYenn8akMQRUekEjf4uBrv+cOXxXPHElDy8FqmpFoTg1lzPWvrAZ6t1gOcY2IImTXMi+fTJz+tECQbMhX+KbP6gsde8CjRaOEfXDeJjI0RA9Atmc6ZTWm/AtTpZo2LLkMqyoogqpoy1LLZYMDTnoZ6QADdKvSaPKfE7h4OMztlMkDrB0mDw57OixeQIE/TONvTsYToGjxdJxky7nLjx4Jpnz8SPKZKjg4Qzk62zP4yyN/j/LWH5pVprAsv9jY2+h4mS1okEJtVwGryeAwxHwkmFU6qX5vicc/lY0beeegdedyx4exYstdKvTFjZKyGktrqFvZ+PZ9Rlz33qHNf6vNjNYofm5Lx2LXH3exDeNrpaWV8rWEBkEHfDAu/Ylj4WD68DHmpypt5S7egzaE1HbG9ByqrzKgZpn02Kje07yNito84aE4qKLAXkp9KCk9G2QMxu1530oKMBP0sLHCxg9Qm7pny8eAzKpHbOI9gSKGHE/kjb7KktKP6U7Bo8elKPsV0vsOVdHqdTo6o7uCP1RSt0ROFKiQntlLVqr28HtRYUEMtAdICdsMx/ZHj8KqiKxOVhWpyO984qJKoC1o/6gl+9wsFDr3Ajja5x7Y+FSl5miTkD0rwIVfnKyX8EzWF85W05CFenJ11S3w8g6hCHlst5tMR3O5sV40YwdxqFTmGeXYRVhzY1m3K8j6Yh9hektFWJRk/TxmO8y6Mvh39fs7BEB/nG0Exqntehv+9ogIOlbVjjrje6TZ4WyiXepO8TX8gD+4FXD3+RvCnakqxoSA1BC/FsAke14maPtB1iByHPWWJMx0CEbndgSWlh+ty1ABMKy8sLnSm0aEA+ZvW8gtI9PXg5AruCBtQQJc7L0VZzDOFtpD1eSq/tT61BvHt/r/E95tLfPUW8RGvbggmFYs26QF0uw7Ehm1uJjYJ70hkxSgaTGUH1cuiqeL50lRtJTWAlh2jpHYM0hRU1LKjWkNRXUGPB2dYEk5Kj04VPTq16LFyM4kq94KJgF1Jiv8HyJCp/5cgRX7/PMlRvvUKkWTOIskMV+JxBd1uCSbclbPmNWbSvOYXmjM/QHOmKPNrsK1D/5dt/eayLd+iESn8bOJc9YzgX7MimTEFrL4WSFTG7E4qln5RCuAHf6SgqdWExzFzPU18OqsHFctyCIPACVqeK2Z/2ZKBps6ndFCRYMhwGGMPzTSkFgKkic5nEvUt8I4Y+v+olNWvLqv/62hFKWd5rjqlizltoXNSSWo4V43qArdyeGZODThCM51qSSapx0ekHqq6HurXUA+9JoD5UEIQZlUg2e1SWK2ETkXZ4HEtawAE6AgF24VWqoUmp0o/V3jY1ehNjsZxSg0YuE0C25QBZyEAclyYYDr0j23UMBsaYD6bD5WpC03y4oWOtoFa+vIMHZaGbuGjrueyZx2SEsjpaqMLqCJKCg+o5sh7oY2644U2D8nTsBQrq1lQRWDLMxv8NpRkUOTy9t8sga8qQyE/lzHIvBcKqpnroK6Zp66Rs0XzAI2Ks6XzuFxT+aOt+Cfk7/BX+BvB74QS2g1aERiMfLVglqX3uewRmGOd/iusxpeFqJcuRD2BtvL0QtTnucdjkk4Xop4otkezotk+npXrEX09nNXa8SPm5LA5OZTVhOrxvs1xv2L5SimHshIzV8ldhJZVXCG6PpWteDoezHTHC+mIWKty1wueUAI8dioDFfTjWd0+or2tJidPK3Vl6YDqc6bB+9UUmYTdRIvCqpf48Sx8Tovs8O+JPRO1XtmhlU3ZaWa1sMsqEl1Lh9/aWVFLT8/foVOrCagbfVqeU2OX1Y5pcp9EBSg2Sl58Bh4Kon6eGDmJa0LoTnccbIzppjjidQeHqA6mwNBawZmBAzi4JoYK1GaiUvM0CE4Oyi6B14nBh/hDn1WRvg9XXUdCJlQoM3KiZ9K6cUGaokEQ4JMOT8B645MDU1gNM6SsuictclZVdjOesutE94nlTUmepzvylN2KZxQrORBgj1HkJYMhVdLflRwgqEEvhg0KFraPJmWR1BHHSoUEpIFT0zrsdrvlOavElEb8VhfQlwSLyj12/JTMsbkDrYmUgBfdXlrayOEAW3nmsdi1l8U3+AmQfbD4tuoDWWqhs1VJWMUBHGlZdJa1ggxOqWj5XfBHXSnDdqU/+hGVqH58SbL65KUHDlRrsntmCi3LNQfLtcrieYzdycU85UrxUBouhRYD3KoyiLJzbOdJbtiDZQBDDqyp8M1wocNVl8mIa+8weiI3gExb/HEU0/q+FpnGtAGmSMgiyej3hJ70lctSoRBqTibRAVe2ZU87bAIuZqrZpI0zmBN5RAwnoT7zOvYxbmVZxfw5ZYJt5cfG2sqPCbWV15G2TmOfrfBCfd7jCVGxqzkgjbBNbOJ/JgXZ7dqCglip7+JAxrglxpKZeBePXERVpFZ5DW8YEUU11TEI1BlXgrBy5O2MePgyCNYul0PlZOAMrP0zjTeXl/h/g+sqBqQoaNvVCFCXehuT6jnTgUuPSy2As4Y0bmm7U0706cWwYSUxJUi3dNpFMhhD/1Aq7LNmOmFYRDxX9CIlrmrgEQZbImOTtOdV8SK2pfqybpjBVxnrVClzGhwo2XGr403WbeIjyXp2Vjob70oPewdqOctj7nIw1Mo3GJ4q+WKdrr10rzGMZUiuXW46W/N3OLRt3dhhyWY0ybBkJ8vzegj9AL9umL23wNmMDWOb2Bp2gpnkVNkplsBZaUxPxB40vPAyuG6iOZpP4+busuPMdT5G4gHmo0kczbm11IzHy+yxr+Jru+nWPFjt08UCvmCfWjw6HTTMOhru/gKvTyfS+pQooJnkNb6mEwdJKSm0NPqOp1xqrwbq5wbG2tN9Tw975i1Fb+G+D14lZOImjyrtF+GGjddrk9dMfAIAD2Wqz1xYfMU/c2ToiYDJSds4jniLqRNHV9lNj78ZpxifwHsKW4B5m6EyFDzEKPUAVMEm67dKiOAViO83z7tB4I2gG3g1YmO8GmPnOjRzu7O0pGxciHZnhxu5wWdcjQbY7vyeW0oVDxn2g+GskrmLPrjQeZqDDy90jim5S32udC6e9fZuD2+nb1KJv+NJeOMTXpI7ngJBC2KIJyNdwtWLE7DOG2Bf1r1lDYxfmZnpnXaJ/XLAd2YbOlZhPEIMfi11gR6VNBZ5QysZmyMAQUjHCD/fXYBDXPqQJKdjWHM8h6ut4To0UjGDd2535XpAX9+rLZ7v0sd1cFFZ6KzBJhMACRhgBKgj4LsAGqkDPjNxSKyjCr0eOK53Hy9GAqw5SE4vebI2iXxeddBpGGUQpAOntOZ4QbZMafkTALFYr20wyUEGBRIJr0boGGKuYEcpmixlqVP4VgL2qhFOSZxjlETsXdpbhQA3xR0IeRzLSOIEsjFJpFOjrLVVeOYK9tqQrUIJDAQ/DrNV6AqoHlhGpuZWoYQ0goaE8zF7dRk4OALTL40MlIiTSjYLNWqp3tA//3yQw7LKb7ts9KBRK8/xprIgX3m38M+UwpJMg//lrNkzx9q9dPbMkcBOQ1KV8nIL8kqlnJxPNt1ysnGnjSFzwTSMlurE+8CoKhLhi+qRVMVYineyWYrogOSpRAeUY7wfOmixQm7ngm+6Ya7dmU+USIW9BrBCZTWbyDPH4V/ZIoPuH3TlgUdceWLQ1Y/sdDFzsQlLq5iwNMseOLxt6pgQcxrr5kaRgEYc3lsVzzTf2rdEwbCoSAYjrzDzvOYInoRGZQSCTOwWnnArA5bLRrrZvITaqIaEisx8MWaCMYPHO/xVz3hsBKB34hnscuwzSmMasxAK2VTVmlEVP1MQqdjhmZVo6UFEH3LvZ3+vI1oSdMDQ2Xp3qcjvgcj2xdSJDy4jJbYtILnyLxWMjOOrhfGBauOm7vhq4zbzX+gRMV8QcwkRQRqM+UJjIoK4gKlZziAX4kizjaR0wTOGcyVsGLT0BU0THD7djZHbxnDhEHpgGuJcxOf1fI7+L8xzAlM4Jy5pufRq06HZhc4bORwl8QjK6VYJUUy08ccwc8DGu2s23octdbmbrj3sgJ88tKxN6x1sG2006bxoMhckQ5d4kk8Sit0C+J0kzKaEgrZz9qn1eFHraAsrAa92xqzm9eq2ZvGWVpbuqANu6CUl06XKcKl0iRjH2dOlycAWiuVp+e7bkcKbDPBXK/ykxc8BLup+5kSD/p2RO55qyIQ8YNWQqlANVYY8OD/VkEpVQwofwppRVEMeq4YUWytq1RANR+3Sccgu1aG0VIfsUh2qLlVwREkxDpU5KMNcdbSsF9uK1wPb7fWK4vewKVKZmhryHasgGn6QV5FJf7ocNTvl4XwdMCz/kFdpzcDmC0pb+/lWDrsVhmW6+MdEKI5RWNfoXRrOj4Vk3sE5Zr5XViMee2WoYa/EfPKoVzVr0Epn1Gv0iA3CG6HdOeaBJn3wPn7xhH7xWQ9+HfwdNx7VCuTqa6hjXF1oOBxmm/Ls2pGXPPwSs0qAZecYUi7HHPQlMkWMTN0OEFia6lljQYn5J6O6A5RXHSOJMhd9uXl5QChhJdITlZmxvg6Ad9ADUw2O0Ky0E/OkSzPVkIfg2PBJhaE9moXkH7Zz+rzp2z9lnQsvAjneeU6AmRIqiRSrXurB8sugfihbWEyC6kVBEZPHVQAmUkEMNoFyijZhOM9QCakJg9J2C8bG1BOpcI3oplfRgYVQYtgLvNtEU70CHtVsb81qxsxvLhHKziQHrbfosFWyaRY6DH4ROkSWvyo6TPP6tdDhsgYEYa2mQ4gHTH8I1qygW8ufF8UVz5fiahs4JKG0ZtihtGZUs+zUwEFbNRgeqdcwO3wh0AFf7I43LnS2+/8p2CSDUnKH2RRaLmlQYk9AiX8BCh3wf3UUmub1sih0hU2giy36BMWfgz4zY+izYjatIMaEFHVOtp0DGzYYSnHNMkYPOLOM+U9BJLNrsbH5ks01QiSz/3/HxnxDJkwFJLVBY89xAiEK8o6jurmBDVwOlyFqP7FAJLRBn1XoWHnPd90t8UAA1xiQ2EBggr4OBM+zO2U8QEvPI3CzJDZzuGwExsL3XdffrAMXwVHqCxbaWS5B7kjxQ0ADbfzkF+kF5q/pC3Xpab1FSD4t3Viw9AEUkzzFGPyeAcBxFjOmPvLMJ1/OLwaWFr1SAN5YmR0c/WAiLWbqTRnqzElOnxhAYTYLAiB9oXBdCqiXgpEorWGLVBtr5r6oLLAt1oNCdRomdwvPKze3xR4huo94+/dIeZkOKFo2yydbkUTN1h9lOGlLNx/uv5HDU2Sx+O5Hv/li0u9pP1n2t2QEkLHIojpItEJY9Ywo5dOgMb4mlNyNvD2TgxJA9ELYqMbvprZSnnU9+UQ/VAccGA+LV19ik1hqHp/jcuiyjskAvjyJsuhc2eSoK2BcrckQaMXlAmsyeAsU4EUexgR95eYGL8X8hA6RCHV7g2z5b8YPWoJf/5b/B1pKonFn0qrc9Xeqdv11wYbtgg2nBRu2CzY8TsFGTMGO6YINlzHsuUAuryatkhxjnzYuiZuWxLuuanv9uFOxiyxTicLs7aUzyXHeaz2SNZvIobn8krWTPMh7ucedbnsxCUnpJBaSMTaL5Cmt2zOfOmUr30hC26mSMbman5iuXhtlDkRah+AFn3fju7HZkBGAbHZUEYcVqPq6iblE7usasGX4uMhw8XGPWXh8SPEmEaWbmu0k7vtqtpegM5K3PD4/BdFuO9bmp9gKcAnvs6iaA++UklcUvXIsm74+jNFxrbSTLoIXHHWnaBeV0woDI8omdV2VtEYMXjTg2W+JWWFB2nOnYA6jzBmARFHS1izNTNR2pzLwa6dOkMzwaYeuEmOAHDIdSDw9iEku8HYjMhCt17zTUI8P5miGOwi13M6s7mVtyvARNwZT9fQtL3iIxrPHBeKV3W6Wr4f430NZfuVhl8UQWE1J1/03JDgLnWFfjgfZVmW6F0SZa9URfdEa5a9Vg7hAD1+rjuI0z6eP+Lowf+SyIzZlcUhndVy/fTCLvEbS15/Fae5JpA6lqY/7IsYf4bIPS3k/zb6fNOEQ48JaIcqtjGgq/6FvDGFypkWCR92lV/PfN57al/Th4D6IAHCtR26PJWU8lRZhNC3CSb+Qks6jKiWdg/oMrUYjRqWUMExNjm5WUToXd6GrZ3pnVYkLfVoxhr5FWLxiqVvgDeMT9Ww7yB1/CJ/pkM+ZTw/J+YCni8TF+Hx1MRKC/CUz/kKN+hV4F8pNbtC41DtR2piByTLUvAbvsF/vVe7WXFCXkH1QX/IqMvIqMqEUbBNSzx9TGDntzkmxjwi7g68yiwMINYtdHAWPd/naSmIKk0ukLPnvuPqFQzomwf5ezlt+ErDv5byVZzsANouwzQkDOFPXNDSECaJ8aRZ/SZjPeX1r1i+KujShICaAs+bBbJBN/FhS/rZ1/lW38AUgPmhdrm8pwX023lTJGsqPt3rQJdMcsdXD7lJWHsEMlEum9GxiCpFL9My5RMmcEw2zFVSA3ZspIxixv1p2TaMMp4jFOqUnG6y+pJIsAQ/nQd58/SIeHeH9Xz/4a1CvvH1cu6NZb7c734RluM9b1Fkcd7hRjsgRlWp3nnWjPC6UDlunAR3SDWldru2eyfloUq7sQudpmCbmFtJCLinDiGdqkD7pLnQ+Avvi/EJnl5/kxk9SBcwGNhXnkKrcwMaZsm+wobcPkX5ILSC6o1OE+VJwaaKssG+td+v84JiS6CvHDTREu7PHbIk71u52Jt3d9i3rDz/oTm+gZskNWSYVrqZBy0NWgMd8OeSxDy40z5AfriTPhq2wU/igq2ikb45dgYpIbW3YNFAMzHwc8qnDoDyYmttQx61sQFAsnHU1MBoDp/H7YZihM2mHzEqZ8w0AHI1QXQlxh/eq9lez1kjIalo0IyFr9ldzcgsjwK+0Q0xU/Vkdnk2wMrKyv1qdyPurFYmQ833sr2Kb295fzWpHSy3iZSVeSRY7cooXC7idxf5qFot/H4XF4j8r+6tZ3l/NgxqyvL/KDzziyhO8v5qV/dV8QSKZtEpQVWt/Na9XSLK/esoT9jE0hn2IPWLKPnZ71UN8hJt1t1c5xEcwxJ9jaBGx/TqF4T7KviVH8dro2OE+KsOocrh/x5OR/RE93Hfp4c7D6IQnw91N4eKMrZcrUIFH9WaPz1YmknvlkFd6yCu9AeSzRYjUKH0yQ0Pe00PeS3NT9pDnItk2K2IGBIMVv8pghYc8DFbMkGd7FRnyPMipLdhxnF58xK8xyJU9yNX5DPIhHuTLx+ykF2vspOetnXROE+ylZ9jpQPbSaTJ6KBn8mYrBz6M+K6M+N96op2GnRz2d6VHPaXrU5/Soz9IZRj2+wvMdtrHNNqqBkbT5ACCqCu9bkM1uqdvsbsnf790ne+b1v47V8FgT+N+g5bCXmuSfc0nspktisZQfrloSTzdr5REAGsXTE3v7shrJRBle6vHVs5koaxaBVPcMojuOZBML/FHNXLorbPYp07lqDy888MRctZtRReArhHBx2fQ0l55KIeVSluRwLfoSrwnNV7Q9fzwsVuwqPmZORszJsGOMwaWEFQ7xycJ+1K+u9qgfuUQIuqInfTTCcX11yodxxInKalfa6PNEpA2Fqwx9Qj81BGh3YPYFI7sNiF7FB0cOupq67mK3j2LK4rBsoDSH/HR+jpxD46smNcgXOxdYNzDPcsBiV7RSwOXN7x+EGy3D9ISOhrSa6Q36JdFe+IJsx18Uy5PKTOt0pnXVmdZVZVqPQLd7LUj0/F6Eqgrzg1F9F/AMeLl30I8acdztRxOqHg4AKzgY1fHDvFA7lJWFGhbpYbCA1sp0bFjgDeLYuMDDEj4sLPCwoA8nLPC241hc4A1kRW0QzOewPEKsdG3C8mBNFSxgzOUmrMGdaCIO+WiSLO6bZVnfgkMYTcahHF2Aw+yoFYf50YXor8UI0EnCa3xmWnzajXPaVyO3ZCs0pO48pREbh+ZYbGNoTsI2huZYbIMeGsM2SJQ9RO/GH2qaqx6fI1xjaE5BTO9Q2dZ53ij0IZPneSMYb7T6P4vrC+d5p3C8YJ53PCcm9fgG5dGIUpCIO6cNIysnRlgXUznnaLwVfnaOYSb00g679DvS0u+wS7+jdul3odDvnzhX7dSl30Glb35hogQfLUE33TzPG0R/T5zn7ayXKhzCdcs87yCOk+Z5u+tl1OBDlNEEqcIursLO+qoq5DSvwfNSjXBK2IIop1PCNgl32qbhV+2K7U4rttuu2O7aFRtEfQ40EivUFds9BysIEkS214tj1AAKT5984ce14v9ehKi/Bf80zMTbQlzRsxfpUMBT4LhRp2mWykDfaJA6D3KdR+vG1HnA1aqyiq57xK7hI2kNH7Fr+EjtGj6Kiv2ICO+gruEjc1iQ1+orFBzlHKoTIyF6KitlfJTLODS2jIe4jFI+Hntsde7FbMC3vA2SjlzDXs8TaGZoJeevE1f52Yn7DusJZxsXKyCZiS9fhoS4ZQ2WS8/OjPWkgpx4JKOTVbw71x28BrNJk2Xz3yQ2/2ETl/6/lJoKnCSYf748XIwuTvC1LoatnW89nnx7N2svqazm+02MRU0Hx1SJn2Q3D37cPMjB4hfLthpUmMG1vD7VzqvbMbDhvBrR2mFrTtLDuWogJ2ajrRGxzLNZSQ/mqtN8qh1YR7PnM0Oh82SGksb2gndpZtnuDNex9M5q0zrR4Q3VwTxmpnekrlQALzxk88L3ECscdZgXwvOjeifrzWmM6jcv3od9sbaofm9UDNO4Bl1t+5In9iMUohU3KLlBs0xYP84r9V3UtS/SCqxGxMQpxISmlC6S9R92nuwhczgdMoftIXO49pA5ipHyE2IKR/SQOcxMIauZMnULM2WaoZhp0wwH5gyDCWbemsMdSZj00UomjdY/AqstWCsN+aWL+IRm8jY+oal8CpML0Q4dLnqhoGbTsY2OJLBjsCKSF0uodh2H0zoO23Ucrl3HEVTtIeLox3Qdh+eku00ia3nawlJkLbG3dFGfkTkl3gY+NofFKVdzemoHcHi0A2YAWmEoTPb1TM44xfwA3kZyGTbU3HPy/ZQHCkRmLT6Y4HnMsfE85lTheYzPB4UHbteFP1UnhR8dhxWOy67nGAtuzOY8wJj/wSPXAz+UK0Q2YG7o1+aG4DPnxw3hPFnJDU97iU8l8cRXkhsmLPf8uCE9XsUN00i2whEVi9x5GAbPZCvq8+BrA/lE8g6uMlL3YF6W78QgnHMyCB5lA3mSI3i45Y0ccdamrrPpcDprD6eztYfTwKvoeLplrnpeU9dZpi4jBNHg9Vk6wlTL4hEahrKjx5uExgZeVTEcmElksDkAJpExTCJjmEQGTII4vGmJOB9/H6oIMYtAFutsdP/hvNbSEneHxTq4fl64/VCeFgfE7Q8qi9u/l7j9YCr5Pmc3zXNp0zxnN81ztZvmDFpkN3HT07ppnpsDVzqeHOgwGLFXV5hHSiMOg9EETjHSMVqRxygtDc7WydKBBa5GPWaLesxq6fh0wnjP1B63ldIxQp4sdO4VVuusEVbr3Cas1rlBGmDUboDRtAFG7QYYrd0Ap1DvEaKNk7oBRqUBlj79mi2rPz74bx37w8I+K+KaFRonKkgrFaSVEBqyIK1EKQVO4eZhMY5WUMO6eY7o5jmkm4elOz0vUSkCaZ5T40l4wtZSyVvrc+w2eDZtg2ftNni2dhucQNUfpenmuG6DZ3l8kORzsE6m1J2a+26vE248YAnOxxPB+QQXeWA8ofTXJzifzUtxj+eluCP52pPGSH5MUU9Xy888PwBYJJPMFpmXmi1Gznu2qJhXeLYYztli7Ss5W4zyrunI+c4WlpCdzhbgTcNOypswWscVjMJcCrCQE1NEtLBWfrDloCfN6CUwDxnzzVy7szhyuP08o0dK77IH/Gyjgzj/VnMrWq0KnrSq1aRQA1kz/KpbzeVWc/WTrrTaQNpqLjcONorMPKtnWdcyssEUnli+nMdsK+sHfit4xkW9VPys0eUdNycnzMlO1wA11PApMQPwkK1pPVStaR3Hp+TLRleqFY9G7a6ucpcGdZgrg/opNUzsHIlvwDZ5dgtX5XE0K5lw99aLelA0dB52hvgw65DOKnQOsaGgpbazrBP5EejS9MMCkIGLr2msk9MqumSuIlHgEqKRJNMm64I+fgnTj2yCX1JrO/sSSdbb2ZeIQydVzJdoCR5b4Gr9vdA6m/qus+pdVjv95Puwp+HoFUBzIZFKJIkvKC1SfJ2fOOqL9c9h32qMtKY7WSzzeR/G65/pnbrU3NOKRlfiV0DWIYopyMjIRxdfx4GJAwnlnOOiz7kuYWFTaTwT8ZtJ2zAwgEy8Zkr8/HSqUZCv0K6CtAZSTwwu856clH13js0Ita2yJ7bK3DpefzejsrM+VNz03DDLFoqyM8K14c0RVTBV8o0DundIoq6a1iAxKyca2qGcLLIP5kTsGszZxqkVslquMZeDNtrP5KzItJKlvg4Wm0/UkzCA02/ABrWgT4GEV//kAam7a5mA+omZq3kfAMJJ77mwqfZMsA2PjT89CbYBfTH9k3zM6kz44SSWsucqpyngs8B6qH6iOofKmkkaY3qQCJtLwiU2V73eXON1Y7QrE4hHAhGDnBYWqFZGoVRB8gFdwC8ipqyhWm3Fi8sBL7UUbl18Xl1SlS8HlqnmFGM6Jc1BU3oQT0H8kG6a/i4WPX1TMMkwQlq8e/FXzMoQ731LnR/HkK2c9/NezCXJ3gHzEXcM/0Dm7hj+ITdIsMPC3VJzfEtV3Ptq1b2qnQzNDBJTZsSOhwGuSszNXTE3pxzrqwyhnMIER5uOI/M/V4VNrrcZG5zAu2BgG2MdUWtyaHdaYX7ttLGTrW1+TW9ZISszoX7kG8ruv+S9wl5Xf5Yazgrzm55m7E3awGzSpmboMAFKzdDZDIiL7adm6JnEAp0j5JW4WPx5CU/D5vD6xACtSxwJtkCfzNYnxlTd1SeFG2G2T/nOjnOCFoCNZT7jp/SJMieePpFgnPoDWf7An2Q9tcXXIN2u5Uju6vnb1x65KVKLb7kRG6ryrnJ3uDQbG9zN+inx5ybGRyaGbltcjLNQHcFIpgkPYuonLkUztqBkIT8XnZDBAf5XLighF/9Hc1ynX8s9VCJZDS8QizOzxjTEPYajZW451qNJ6j4O2pqAk2d4EnCDi9hR2g2CJMhDPqrjsOomokwBsl4dZL0CZL16HfLBNRFl6iWiTF13PIvj1XCACYlWhPzjnzTHeVNgk1iUeFizJXTsLODswL+pgEqGUuVW+MGg5nncQ1ALF2G168S7xY23t8RKZwtkGTnTYuwTzck9Riyg2tJxLw57V7ZRPXhWv7GN+FCeq1LgWI5u0Cjz7c5Zlry3c1YSomDnLCtEAT00JkQBLbh207vxAxPmql04GZo8V+2ZpXdpZok4uHOWWHfXmwX+7lltAlFURL67ZkU6lAoioNdz+ZQ2GY2HWuKdLUmvnu7ojIiWJsaTEloCbsYPkxYvsCMH16yynyV+Jfq5zgQjq+eIrujnevRzXXUwsjqJKEIz8HTpZ3euchJX8cI21zUBZv1p0OFw2EY6FtlfJ3SaCo4QlMPiIXL+okrDz2aSCFnZBGbfxFHIsmW6Y14ygDnircFORT5HNgM3/UpGeZs1IAnX0kJ1Ajl5Qly+RnKKPfHsAOFFvFgFmXhEJqBuhh8UCuFWbAi98YOCu+LHnBU/5pwOKjnTIqXtMxNS2j7TIiV6qBYp7aR34+eDuWrHTKGc7TOZcuK80M3OmW1hFspCRePhcFBi77YdM+E4gt0qcME6HohCQA3JroJdpsNpmQ7bZTpcu0xHUZTfxa6CLtPhmTpXSsjpnQIqV05/2BO83tinIh6bxJZoWhlnj7Hn0jH2nD3Gnqs9xs5gJP2YxthpPaSem6VzpYQ6rTWbNbYQaKfPNVuFOGYX4lhaiGN2IY7VLsSz+PaLE+eqEV2IY7MKsZKsKEn30bNVxYiybVSInQ3xB1pCOs0XmAPxYJ1QiD/cwFFjMXILX3V9b7ML7IUtmpCxm4a9SKZV33KwgtF9JtSETl8gvubtha0auB2oPMqD3aXR0TMIU8dkndrD2TAx8XebY18zFK8Q/116pQrxexPOy65ZuvgN8feb44zhwwJKou8U/lcTQOE2Z7aozbkt6n61hZ2ORvxX0swq3mJCyqVGVmLQ5CbmVQKDzqshY9DkiFPoK2FeJSWyjKx0eVSVgZWqMrBSFQZWg64F+pAClLoVUBCW35B2FwiGaMVRNogBBgTVqcgrni4i8rBXbbM07CE83VHt9nHMgwXTsL4a8dhwKwVLDSqKIvlhKlB8j7Hn9JNnPftRX0MsbpgCKdicZtNT4yY1lBhuiW9Veg0ozr8S1cpZLzHiOuobky1zcsycHE+MuKgmZ5UEnMzVWnLkJDlZcgzJkoPkrzx1LGbRHMcQF+0o8PRpGqvzJFx0ncZrTaYiT8MK0iiZ6eRLRRvTpRJfsEDinC9ocVCVAzQohlsu7sB/WDAGDbZcYdV1glmVx3PAQ4QwRzNCPYcu3QIYJS5dAz3TiBBj9AMEH5ULKlxjSEZLlXoJ9cVoNw3cTVKDpaWJXMbSpNB7tXNRqRmH1lKLrgnwaH0GnHbYyVFXWe99HrVd/Y/OSAbV0Rl6UHnmMRNwV5jtMXov3kccf3iGjKej4vU/PENruFyjsD42oy2afD3vj/Bm5aT45+7G0gXMjcCGE71HJrwgVuJXLg/hirp2ooTZbYbTasvWp0oirE2CzBhNkpirhZUJgl9hFRQoeekY+FrTlNsYNuHpNt5XHhRFImAh88kMPHCl1QwDV0b0zXAiNcPAlfSpiUkz0GOVzbCd3osfJIlg65XSDANXikSQkcpvv7KNdRlhptSKDLZS1lD7uEjg6k+0m8AU54TdKydmJMU5MaOiOCeqe+UkOuNrk+aqUd0rJxBsIvalMCdnSGHSpSGXaXSGKdO45dlhN8+OtHl2VDbPjurm2YVW+TsSTnbq5tmB5jGUsevKmuXZeeU5ypMue1s1HTABtO4tXSgWJHQataZ7Xdcl2V++OLwwbN0ftYatScqqNuvZMD1d3VZqtbSwi9NnLrS20agITHDsf58CC4STZfHA9O6MofPrKmuhqddLLFpGO7BNmRa6gE25ykJT4YjW6VWqNR0KVTV2f9EaJ3oC/mxx/9jPnm+brCR5Y6lrlCHIxlx0taVKkjT70x2r2sT7ng1OebiyDXYT5Rawv/oERKcodCH31WG+DZb4xSejZsYsCMLmA8w1m0LioskmhSKRBlodv1KVM6IKn/U8xRDrskBKILSqZQyDfDJsg1UNjwOhVVPGmB98wo1g8qdmiVFLWQwAQw2DntdHXx/ZJD5t0NjtC50nIy8JLYpFTnr+X3sjX6KREqGhKThEWbNcy0XA4LnxiIkaKuusouXr42vZm4ONaSNjRvYNPqm0s1hoEAfYFhhxQ3U8MvZJEcf3Y+WQF7DKxA2lZuAghCZu6LGyLHLT9D3KfNjKjbMGfITEDeWcC7wrRV2pCncmgQurO8ssFobtwIXD4wQurGlv76Bsf41AOxK6cJtScMu3V9EOSU61P4/Qvhnz+UzF5xFfOvOSn6+MgqgdEEwkRN1QWW3yn01DIfJCPQPlDR9mAYRZ6C1LS/HvKnFCA0E8GeUOYATcHjltdJ1jgmFNY4b1AsGHXNYIXFdir5Mg0YhOTEJHM9JJMKlQ2Kp4BI3XF7/0wBmLOsceQo6g70tjeLoxLNw540U6WzZkZmFjXRrDk8YgErkdoBah+2TkcwN4bYxdcQTSJR+u78We9PWyT4sgDwpWc2UJLn2AxSNij9wwB4C1qlEdXzkmUtkWY9shjR5V0Q5mAaE3dKcn4DhV0Fr0QJHleS85c5IzV79Oo/UPXdOyrFABugAULBxyGU3tCxD7LGi4qKk1hp5ogf7Yd7NoqJDHUWxrrV1Z5KBGr9DAktbLovWw/0CLba1cHtN+WWvZyU69s0sMxoBB5ZhBlQEd2VE32UaiVYLGNwPNE3hl+cSrzWESEzBiJQHU4bzMKO+U2b+zi9lFQnE+g6HB/KafoXGsJ5rNEwLlyvtndRzo1DxR1B5q9KHgp1xTiVecftsr6ODAmeA/XAm5FGP/FlfIy0HmfOXIXOXIXMVXrXIVQLYx/nDclWGOZ+g8zdAVcghsfqxxpcuWFZ/GnPg05jF/uIx6GYcMcWm2YA5niPn6m7U/6Cs5un4JXpOOMVkKp4PsIPwcXfbt5AEzCPWODC1eO8vB1W/i5gvurxoxk3csEiUttFK+vhoDfmTJc/7Sj3zr8lOFK5v+cmVbenHtqrZU3RtIib/GNZzNWwAMdsWpX+BU1vYuReoNVuoK/HMrUm9LUmd6b7fKuKbEyt+7ZNfhXtloGXAT1CR7l42y2e5qlKOKevE2m6rYZrOvshVXuVC//iwXcSfrjXcx9tVuV5dyDGKVGotYxf64ZgvxSMaIDgPeK+u9+Et6LY7aJRpNSzRql2h0nBKdMiU6qUs0Wi5UIPIcrOmEd6gqrstpWpOfVNamMIB3cr1yJ90U5tygs4J2iZobwFKeztSTbK3YOg6w7TzM84JQ8lpEYb9WwfTyae0x+zXHoPw8nbzmvsYdphYApzvC0FYLnUP6egjXqO1Bc/KIORl0OX5LfKpMC4zdSkwutJANcLuSbu2TZStuu5i/7FUl3zAh2VQNfS1k00TKYrEnQraPdhYVkGOEbGp4jgzuaSH7ZFls6tL0Pcp82MqNsyYh2xEhm3MuCKSJoeFL0sCsoI6jDrDW6HTgiPMad6klh1dTkJHDR205fHQcObwWBYVc/Ked+Bkth189fghxMFaBNXhEHw/ysfAa100FDjQ1gs8SUxC/bXeBl6fP/A3vWod+8EPFoZdDCdty0stCJ87K/vvZu/603nUGAFG3cKgg2Qo2m2a3hc5V7h43+EcV5WJ1vexwtXLMQqLc4J+U5ffNSanrsyD6hfkwf3vktsFZU+D4qCEBAY45osT1f63IFzdI1AsIHiuA7s0aUZ6FG85vFm5ksuZp+HFXsL+HXB0j+63iOI7oM/DbdGG1ghAYWB/QPPhWDgpJ5F3S4X/yOtz5QgS+wvB8TsnxR0rD1vh8baHWULm/Kmh+X9ZjUTjFl23o5jDXmAVCo/I40I604j8rqOWpabFH/78U14Z9yun+KJXxtNIn+uPS2KMWMoEHrjLNKTyl0cdHHBMMpwYxZ4mYs4aYsxXEzCEFXpKY4y3YerREUNYNWQLoyZoCqAlwD90RdmqzoCxqcFoA3lZSVgwMdBSzsNSN3nbcB3b8P6rGrPIyjuuzDjpX9AuxYgTK2KODkrBDaNksWjYrLYug8APTONwYR3/IAQ4qoxEEOCLCBRgPjAJTvDv2Nkasnl7eVijzCSMC0QpAGAgkZbqo5CFzmbWIIIixTZkgth5fkFS4UfAuaFAtjR9QoF+3F69Fzpjn+ZF3e/RMyI9Mckzqi5/wNlIKjerWpLgDA/Rk492h+3nqh7bxOd2AQl7nxUlGanOSjwY5tcXbDFGgYYt7nwSD8s/BS2QEnnGNyYUMlLxwFokNcBubISbjRlnjBqv6J6PCAeyOMCMpUkrBMBJiGTGsGOrAoer7o7r4MsZiQDihuHWjyQ6EUAdCqNOE4Fwf5ntFdQliybMqNqwXFDyPNer/Yg+2QdcebJqTFMMGRn0Z5O0PLz7jgp8IZv4ZV9vDAniGY28WFzqP8lY/TbbMLH1wFW3t45rPyg3rWyjKjxQbf1cXpII/x34Sg8qJ6sSc8QGONcJIHwwnCQOLsygOdcEwzEXYGGo6SQXzvN1K0g/BKkCnD1H6djmnuWieep7tJZaWXAuio2qzUNa/Gpne85IqIHIaXm2Mj15BCYmR4YQl76ZF5xH4S4KnYUctPoss6e5l4QTsIwVWGwXykNU+B337lcu1nfwEAR+raMtGjvwEsDuvGxtM8dN0RNDjZpEx8R/xv4n0EQexIuZ0J5GnafZNgzshqiYCQx33uGWc6fO8Q3xqYkT9vUEfilo0BAn2qzDXOU5pMg7F6AJBLC07+agVEZ9yHOe6NbrQhIK6UIeCqgYqiqY0+q7HGL+5MNNloIpyKw1oCQCK8LZnsuHYUIAtYcSmXIJbFDaCStoSsbl648w4DR41QcBfxsYZWxql22UYVZNlMy1ylvF2eDGcrE1HK/ZlRuxCjKSFGKksxEh1IY7j2/sbaQGhCzGiC+FJIY5bhXj2pQpRvVllCnGishDnuVlFhUi3q5JCjI5fCCLHBiLEhrBtWQP7Q4QNrDyBkWJYvN7E8qCM4DhOGXQTN53MkihxVXjC0DpPBykEyL+I19o0D8xyGRs1NUBapo+IidMEjsa7FQOwTBQ8l7GD9/J4pPGShAXz4v/OaTR2kuEwZaGzGwPgQhor23HSstAZwPGCuep5sI9WYjs4FmkawHHyXHVaBxw+Tl96gGFBptMomuc8xPTczFbjxFVKVPZSs2x/6CKeZmxAKw65jHRKTmORtzt/5pVYonvcK0ns7Ao+VIZ1AZfZ4aDIu/iUvcp38ikHRd6uU4O5iqvjaJ9ykccSVsXfpt7brEP48J0gIwZB2kRMTwajXsTHk15UZ4VgCR2BG0FsFE0CImQa9jZaAbIoc0eNNgC3s9rgR760wXN+icN764hq1muM/XncAqHygCb3RpF8bxWJ90yl5OtUSr4sezKWE4tI6jxEpDm2iKQFIRZnxhOYCu0irgSsdYCeSQSUr7EZRqhEQFFau1/4w4yvaJmjRFdxZKxoki9ltBCS1UKIK0JIzhJCznpjhHcO38VrIZekeGLBNMEV5FEIGDkIGDkRMBhhXbGJHGSNrCVrUDolbNRS/kIqBjtUZG6Pcg326mGosgCC3aVvVC8ZREsK5hVmnozyLB3l2tihwV4mccMvpKlfTCuPuhz0KI9n56ojrtCWWuhgcYTQZyzqyNInX0UAeTv+nCnyqcoFT5WAoot/yh2/+NMlnwE22oGoM70yxJ20imOpRIYYO3SAB+OQl+CNele5Z1RQJ4jEbEhTj8itwQLv7dZAXiHwYcFP7UVdivgm7cEvJ2bZTiL0uFVCGo8TLa05NcXGIzxOLnFs6b6a8AsBOunr6BdsTf1QFT7juhVW4oaQhYIzmoKzQsE2AQlOVtpL6PUsdUQ/zWeJlOwYKRnW4//MzFFKp6XkjEW5mVjLkcG/26SQVlDMdJkReOfBCLiq37Cq+loZ5wYOjqnOUqI5ms3lLREY9PxVLYRTJj9NEOEKX8mpzBYPLGDEs5Tt1atho4oetVXRo+Mo22srB19S2X7ynBt70mtHNMSVoJCdcIAubFa/Przu9rgG3eFXqU0HsOugsr4/SPOo3ysFMUXA3PQa96SqcMCCuE2ssHIh7stC3JeFuC/8bpAXYHq8n1SVC3FfFuKw84+nbsK2ed9jYebR935Ww/hLEXe7VhERcLp2EU+IZ4Myj9FnsWUBIhlgqDKgXWWvhTTiCgJW7lqIIq6gYuWvVafYj4O1q8/jNMenZ3AqENfPIb9TSvYPv6YkTsUhbzzUf5e1rNiGJFY/7OkYFvKuVG2FVTPwnto12+WGmoPyU1yxFHqUsTptV0Vu6l0utElyO/h55Qtcg+QNYsan1KGkxcvcJmWudrtzViZZ7GsI7DldfJ3v79ERRXZ5ybtOcoZDhXOjDstwXvsOnrXvYCk+XnS04uOz2KWOi6wrd+NgOY80GFJ6y4WxxWGMJHaPoqZb3hapO+6MYZKSo3OYZmAGOqMDV7nxmXI3txuxrcT0CeU6Mx3rzg4nUmLXi6/QNxTnHvRDjjwzvVAZh4UEEeIF7o0C9htiV9NF2E+XssmIOW5GsuHiA4KuP8q8jh0yMnfy1r3PoSJubMgiVkN3HNy9mDXp9QwHg09Szndx+y2XCC9wg4NXTDFvuXtp/BCGWXUMKO0bWcttBrHw1btQQgfePIKqy/4bUlI3nrqcVxlu0mYw6WHSPVMumK3N/a7ns/EEmIDZDA9TXL3bJSJFrDVv+hRbGfkl12w/EL84YWNUR/9CSMkbn4fce+iuNg3Kb4VfZFuUP0BzHks4iO8SP31Pd/zMPXSjlAOj1AizRVED5yWiLQcfhCfJBuXCRMpGx3zg3pu4BZ6558YGf4mzBFPJn+Sx/CdmRNUmZuQ9+t7I3xb6Szre1CaxQpz4xRzvT2lLbzawfmzJNduYjT1l2uSTrlKwRedtkJvYMAEv3RlRj93Qx91NXRbw/SPg6EskaKMTLx5TgCx9HW8Qzwqz27C5zJwFlv2ZeR6NFIlKewPniqdgc/NYlN2mn8Eke2fcsfGx7bhLzbJtK73G3fcMUIq9+5Mmwe6mLmp3raIOyFemi+eYxF6A9RS+unWJ8/rH6JO6PJ93zKNRWoJt8qTZZKhR2dySI86t0hxLQCXZFZBAMqzn2M7XRJE5xlYt5ZaQEETTjW7F68ctGkq2NS1a2lSONFVuu346KSi1nmnK7DZ+nQuATLjhljhJP+DFXJjhW0e9jMuxUd3NLH6EOhIoxgO+RmT2et2V7zgAexLxYPTfcSDBMbdi1gwwT8gmvUJlYd7AvZKNl8PTNQsrkGfuSULK5OjiJlalP01Hbrlc/Ne5m7AcgS1VmLsBZsgoAcLY8Ibwu4l/fG5fKU8TuNmNfjH15nDYkBE3nYJWgUqMu8DEqvAQTAlKAi+vgy6TuNh9vax7W9m05N5lDVlZ6QdLXCLMQGKC09DIoo4071KlMEXeD4sx9+YGnx3NYRwSbAXvwuxdt0RtL9VT00MzUrfEe8+S+zdHhSXum7RAWzjQqBzES69b4r9nBYmrRB9+QbvHUCXrQ38z6lkI8w9DXSIVQ5VYv503g3caXD0dhpCAcBf//MUXpy5nVuFx+B/M+4Wc9hfNiwhb+s04ubfGSeGLIU0BA/nCnovONjsOuGs9vMATaeV0h3HjNDhyYkTxITlu/6Icu8/ycQDW4fQ3MnElH7f+7YN87Hr66djk3wQ0KWfs3z++MOuJt/zrZzou7vj6ttd9eNHhDVc9+vDnvvlUxwXFu7fd/Y3XHlZveWb5fZ/9SsdfPXD28aHr37DoOwOzfrbpLX/T8eRnfrpow6fXLDr2T7l599z+jY7jvX++9JMr1x7+8XdPxhf+27c6Wn/4bz/4o5WbD79w6bEv/vOqb3e8+MSKtude13v4lr/ozNzx6Hc6vtd1VbRl5jsXjcz++133d412/ODGlb9z41vedfjxn3/304XR/9HxodXvLP9/5Tcf/ot5z1x0+rrvd6imr8xrUg8s+h8fv3z/hx482XHbIz9538Nx76LWj01+3/u/+T87/uofvrT8g+rti65Zdu+XDjj/0PFv3/2jy173xXsPv+4DLU+MXHiq44LPfmP67T+973Br+9Jb/6P0w47cW5uvvvxTDywy7RPAUmNM+zvOhPf/bN1tf3a6o9B54qYrP7V70X3/9V2LDvX+uOPuD/ztZ+OdDxyef/umDe+c/5OOvsxX/vz+oYcWtTwxp/7n2X/pOPnuOV/vPrNtUXTNxNd+6rv/0nH446eb6r79gUVXzJj7zW8/dabje0ue+8yDv/WuRdNvveE7uU//a8dj1y/LvPZVH11k0JXetOpPJl3znY8dfp/7T33Ne3/acdVD/j/f07L18N8PzljyPx8923HF8m1v+vEPP7po5+n97/79oz/r+MufbBxatnnzose+8dsPfeLUv3c8cOxt1zy998FFe17/3u987MLnO75zw4r3dwUPLHrfI/9xovW2Fzpy897yt+pH71707Z2P7PvMIz/v+HB5zwWX7vn44S8MOd8b+LDztnc5d3b2v9Pp27R+fWfvO5z+Tb0b+to3bei6u2vDunc4t+IyTC77e3ra+9b13OP0d93b73RtWNXX3te/duWd7T2b+p3r6DLkyxCX/Oyant5+Z33nve39vZ0b+tbS+doNyfmmDfTP7T33hj2rw/41XeFquuxat27tXX1d4doN4VqdBz2+9o41/c6tPT1hcrFpQ1+X5NbZd1fXSnl09bpOeYxPOtdRSbtWhb2dq9Zu6pMHuu5pv6tn7Yb+Pqfr3q71d/WbK2SkT9d09rWv6sLZDZ19oZxt6GlfubZ35bqudipjn3NzTyiXIV9Sodau7N/Q1dfnSEvxaW/Ppg2r+Aw5ruzp3dDVK3mac24XNDCfrd2weh1VZG0PXVM5u/r6w77O9Xet6+pzQipub29PL5WjP+wMN2xaf3sXX7R3tq/r6bmLCoR0Pu25u6t3XeddnOUd+rhqU28nMnZWdd29Vs46b6c+4lZf39W5wenvXLvOWdnTc+ft9HPuXkvtdM/aVf1rND2g7dZvWrlG0wNdhnzZu3bDHdJJd3X29nU5K9f19G3qpSO1Gh2oXdavpx6gT61bu6HL2dC5vstZ19VJVeulqnZuuGNdl7N6bS9dy/n6tatWcVJ/P70mbawrrS/WdRKZrlzTha+G6zp776CP9azqElrs3bSBmrFvLV0zMdJ1qK/7ujZu6tqwEu+t6yL6ozOhi/a7O3vX8jXakzuNm1POkIZKdUmiPgVJOZ29XZ3O25y3zYropI96LVr4FmdWRGTZT63CVyuue/1vXXfzrc6KW268+dY3OK+Pl94Y3/wG5w3X/dYtNy99g3Oz84Yb4tdf50QLndlXXjPfmXPlNVyt1Z294e1dRLzhbCcsO+Flzqz7IspaRgCll+QMg6vkfO/9nwzpn0doyqEBHTqzwnVr16/tDx1N+EiR/gida0NnoWZ+hrhmhZ39ofRJxXyh749321nd03s79VbXhlB3WtWfNa5pfPTcWf0AdQY3ZqhHfPX7PIy77gllVIblV00P6ZOGDOj9e1fS2Fp7d1dK3RV/15n7Ye376fv2wKv1fu37ff2dvf08MKi72lf39qxvJxpM778B90PTnbgfVtzXTLA9ZZNV9Zf7nEOt+/b763poGJ7j/Vr31/dQl65cQ+Ouqw8dtWptr1RS3+fhb3oQDCG8Zw11dqfuzXBVD72HoQn2u3b1O8KeDRV9KK9wJleFV88K58yee+XceaCmq181m+4LTfGwD6kudxMZEDGkbEmzkOTvDhpl/V3n/wrxkHZmmtJCzCnsv2XUNnw/TDmJ/Sd0147pak1X+1gaXyF0SfMUM9Ex9zUflv5dT3NRVfvfIvelf2vcX52UT89jr6GTvh40aRdYcPJRapBVIZ7olVQzAYwZb6sqqZUJ2KJ3yoXrnNBs5z2d7xDCfUPlo/yXcEsi+55Nd6yp/l7CQ8Pa9+/pJaJsN2y5vWd1O3dsMsTeoO+ABOVOuLYv5LcsRlBK8ltD7BKl1mwtXE+Fv71Lyo9m0VJA8reuM51g6QGiS2LoIXGFdZtWEVUl7wm50Yyz8s5z8af+nrC/y+5EmTgpc5o9aZS192CKsd/nmRT38fUNYfV9eX99T2/Xud7H/XO9z7RPs+lY/pzO5LXvoz1FsAEBypzShzZaGM5GT5Cw0UfDkQY2ruRJuk7pl0QwHq9GouM2XkkUgWz60hnd5kdc6FnS+HPQpq9OxyPYKWjBiF50d/XaDasW0oM49ul0en32la8O13SuW21SKvkHCUVEGP33dHXJ0IXkAHroASfsr5gtzJrBB7oREoChoP9mRWv7fgu1iRb2927qepdT8y9ZXyxGHln6ZbTheZl+UF6DF2J3o7AbT/Dn+Eu4TZ+/Vb//Rvq9iX7/j06/zUp/M/1+W6e/xUp/K/3eptP/Xyv9d+j3dp3eaaXfTr+VOn2VlY4+Wq3T77DSMabX6vRuKx0DZZ1OX2+lo017dPpdVvpG+vXq9D4rHcS0SaffbaXfQ797dfo7rPR30u8+nb7ZSkff3K/Tt1jpA/R7QKe/20p/D5bWOv29Vvo2+r1Pp2+30t9Pvw/o9N+10nfQ7/d0+get9A/RbycW/ZT++1b6H9Dvw/p6lz5+hH7/G2oH0ZJlqwIA

"""#
    }
  }
}
