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
h1 span { display: inline-block; max-width: 100%; }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 12px; margin: 10px 0; }
dt { color: var(--note); }
dd { margin: 0; overflow-wrap: anywhere; }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 10px 0; font-weight: 600; }
a { color: var(--box); }
#tables { display: flex; flex-wrap: wrap; align-items: start; gap: 0 16px; }
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
<h1>{{heading}}</h1>
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
.options { display: block; overflow-wrap: anywhere; white-space: pre-wrap; }

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
  drawn += 1;
  const { width, pointerType, points } = stroke, ended = timeOf(stroke, event);
  const made = {
    id: `${session}-${drawn}`, ...marking(), pointerType,
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
      $("live").textContent = "";
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
  panel.addEventListener("toggle", () => {
    if (panel.open) {
      for (const other of $("verdicts").children) if (other !== panel) other.open = false;
    }
    showShapes();
  });
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
  panel.classList.remove("circle", "rejected", "none");
  panel.classList.add(state);
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
    $("live").textContent = stroke ? describeVerdicts(stroke).replaceAll("; ", "\n") : "";
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

function undo() {
  if (history.length) put(history.pop(), "Undone");
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
  undo, download, clear: () => change([], "All strokes deleted"),
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
/* The verdict, in a line over the surface. */
#live {
  position: absolute;
  inset: 8px 12px auto;
  color: var(--label);
  white-space: pre;
  overflow: hidden;
  text-overflow: ellipsis;
  pointer-events: none;
}
.legend { margin: 0; min-height: 3em; align-content: start; }

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
    <output id="live"></output>
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
<template id="detector"><details class="detector">
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

/** The id, or the name in its folder. */
const shortName = ({ id, name }) => id ?? name.slice(name.lastIndexOf("/") + 1);

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
    return { ...explanation, shapes: shapes.map((shape) =>
      ({ ...shape, numbers: mapShape(shape.kind, shape.numbers, view) })) };
  }
  const look = { check: { name: "circle" }, pen: "hair", ink: "fit" };
  return {
    sentence: sentence ?? wordOf(reason), checks: [],
    shapes: circle?.length ? [{ kind: "circle", numbers: circle, ...look }] : [],
  };
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
  $("command").textContent = commandText(command, lookedDetector, settings, words, [stroke.name]);
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
  const judge = stamp("judge", {
    name, sentence: `${signs[ink]} ${ink === "wrong" ? "wrong: " : ""}${said}`,
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
  $("options").textContent = commandText(command, detector, data.tuning[detector]?.settings, [
    ...moved.length ? ["--against " + quoted(limitsText(moved))] : [],
    ...listing || moved.length && changeNames.includes(result) ? ["--errors"] : [],
    ...isFew ? [] : label ? ["--label " + quoted(label)] : listing ?? [],
    ...mayBeEmpty ? ["--allow-empty"] : [],
  ], isFew ? shown.map(({ name }) => name) : data.inputs);
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
noscript table { border-collapse: collapse; margin: 18px 0; }
noscript caption { text-align: left; font-weight: 600; padding: 4px 0; }
noscript :is(th, td) { border: 1px solid var(--rule); padding: 3px 10px; text-align: right; }
noscript th:first-child { text-align: left; }

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
.total input { width: 16px; height: 16px; margin: 0 2px 0 0; vertical-align: -3px; }
.total input:focus-visible { outline: 0; }
.total > span { float: right; }
.total { position: relative; }
.total .moved {
  position: absolute;
  right: 10px;
  bottom: 100%;
  margin-bottom: -8px;
  padding: 0 5px;
  background: var(--page);
}
.total .more {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 12px;
  clear: both;
  min-height: 20px;
  color: var(--note);
  font-size: 12px;
}
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
.table button { width: 100%; text-align: right; white-space: nowrap; background: none; }
.table .wrong button { border: 2px solid var(--wrong); }

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
  .total > span { float: none; display: block; }
  .total .more { display: none; }
  #filters { position: static; gap: 6px; }
  #filters select { padding: 5px 0; }
  #filters > span { flex: 1 1 auto; }
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
@media (max-height: 600px) { #filters { position: static; } }

/* Paper: what the detectors make of the strokes, which of them are shown, and those */

@page { margin: 12mm; }
@media print {
  html, body { background: none; }
  body { max-width: none; padding: 0 1px; }
  #filters, #tuning, .skip, #to-statistics { display: none !important; }
  .paper { display: block; }
  #many-pages { font-weight: 600; }
  #work { display: block !important; padding: 0 !important; }
  .total input { display: none; }
  .table { overflow: visible; border: 0; }
  .table :is(th, td) { position: static !important; }
  .table button, .table .wrong button { padding: 2px 8px; border: 0; }
  .table .wrong button { color: var(--wrong); font-weight: 600; }
  .total .more button { text-decoration: none; }
  .total, .tile, .judge { break-inside: avoid; }
  #gallery { grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 8px; }
  .tile { content-visibility: visible; }
  .tile .name { -webkit-line-clamp: none; }
  body:has(dialog[open]) > :not(dialog) { display: none; }
  dialog { inset: 0 0 auto; margin: 0; max-height: none; width: 100%; border: 0; }
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
  <h1 id="title">{{heading}}</h1>
  <p id="subtitle" class="note">{{subtitle}}</p>
  <button type="button" id="to-statistics">Statistics</button>
</header>
<noscript>
<style>main { display: none; }</style>
{{tables}}
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
H4sIAAAAAAACA9S9DXxd11Uner7uvefecz/Ola50r3Rle59j2ZYtyZGdRHE+Gvu6TmI7wXXblBamDE4dp62ctnHshvZZsdTWpQYyICBl7BDI1bVpDD+H8UCGeBibGCYwBkzHzITBQ83DQJgxgwG15BXzw/r1rf/a+3xc6Uhx33TeDyxLZ5999ufaa6+91t5rra09tv8TuqZp+k9Z79qlT2i70hP8T5/YZUzQqxmG6a+OP9bE+ESUTqN3fqTUK2cY5wdHHpqQmWQ51vi4LGmc0ljjsZwUaY6PI9rk8vGXXjITQT32xEH84yrH5cfU+HiQapyD9AkpKCZ7SP1DwUEhFLTxlPXmuTiZkV6L4eu4rBCFyr5mVCZtV1Ym4LCmGolCZZ4AGlS/IVsh6x2X3RyXTUBp46o0hMZV98KepoMWhu0eV+2W1WUnorTGuOpVUE6KM1OcRr/OxEQsbVgFYE3JgvGgGoM+6eNyhMfHedDpr/mi+YKZL+i6ZWkFI1Usua7u2GXNskz66eh0MylDMywzY9tONlPp6q46Tq2nt7eqWaam1S2jbKSMFBIjwrRzafzaGfqTS1tZyzRS2bJOz74sMizJLLVSy4Tna8tzaVlsJqNxPvyYtmX2r8iu1Jy+7Kr0wOo1lVX2YKqQTQ1ls7atZXPZVbVyaljT7FVVfdXaqmVm7QxVvnJV2TRzZfM2u1w2BwepqlzX4MiISf+y/CdHVWgaNyxD7TKzlm0adjVrr7PXa7eb1FtTNwspK3WHnb3TcahQmjSaY1p2dhQf1a+Wytr6XamUZaWsbNYqd5l21kwt78p2IoGdSlGHzLKVdZwNdzu241jZe7R7jfu0Quo+TUvd65RRbMrS7nU07T5HS+E/ZdLSOcfJpTRj3j8roz+l/xT9pExdM9I2TdHGzC9ZTuarqXr6E3s+8amnP2tonfsPPP2pvXt2f2zP7r3fv/uxA489+amPaj9i1OLRY59+/KN7vn/303seO7BH+0mjZ/63x/cg7rPazxtd8z/u33NA+0Wje/6HT33i4we0V43exCwHPv7Jj+7Xfs1oa+Aze55+/OO7D2j/sT16z2eeevKxj39S+8/t0buf/NR+apj239ubLMNBf77WXr/6GHToSmLWx556as8nH9f+2KgmfHzy408c0P4ksdRP7Hls/6ef3qNdTS51//6Pf/ST2p8a9YWz7tf+rH1sDnzq07s/FvTlz9vLld+CrvxFe2vlx4/s+ehjn9T+Z9KnT3zqmT2Pa19P+kSdp0//T3tDVUse++TuPU8+SZ9vJOWkHhA2/GPSp/0H0IVZoxL/9NiTT35qN+J/0GxDoMf3hF++ZGZndV1r6M6X9eK27Q8/8l073rPzve979APf/cFPP/M5/fP6F/TD+hf1H9S/pB/Rf0j/YX3XZf2/63+kf03/Y/3/1v9Ev6pf0/9S/1/6X+nX9b/W/0b/W33rA5P6xP7/qf8P/QWjZXzF+AXjmPGK8e+MXzXSXzR+03hD/039t4wL+u8Yv2dcMpb9gfGHxmXjj4zfNn7O+B/GtHHN+IbxTeMfjJvG82bnS0bT+HHz9/X/om9sbH7Xu7cQ9fphs9L1U+bLxknjx8x/r/+qPmX+mv66/mXzuHHC+Anzc8YXjH9tfu+/OGr+iP6c/gOf+ewxc0b/uv6c+eBDP2o+8dEfMe8c/VfmR3b/pPl547BxxOyu/pBZy/3uidwLJlFI50VTNyaMTQ1twHhjTUPbWtAamnzxrYYurPooBY1NwnqgoOIbE9s9y6SYgpY3HIeS6/doFylvo1UaNS4gMIFMjrEJP0JvpFHkMKWpP1TQBBdzYY2ferBgNHTPEimhC41+LWG5FLOvoDuyQZfiDboUNehSvEGXkht0Ge04Xhw13lQNuoQGUWNM2ZjLsca8eSuNuRJvzJWoMVfijbmS3Ji30Ibf7xw1rqrGXFnjoBZkoShLNumtNXWu1vQsR1glh/Dzoq7bE2jRmE9AFFrdywhTGGO+TW9G3csam0wJZQMN8EzqA5Xq5fK6E7wK28sJQ2QfpO5Sj8bwRmsafdQ8SqV7BhegcQHIlaffgiyAX0XaK1BrM1QApc4TzKgQikEhSGA4Qi/oIucZouBpIi/Mxrf0fcLB3wf3FTSVxnBu1yRCCPMhLsqkUo0HKauhgE4/AdDRekeYzkd0YxytG9bcho5sRolAN2jWqDZ62J4p0Uz2YVgbKNK6qRvIK4zdJX7skY/dDxT0hk5hQ5i7ZSmCQs5+Q58wxtHIsCLAiisxZSXWQpVYVEDBzFsc2lMw8kGcLou3KER4QNVbqJ7BDVC8ZejmRDKWUxuFHmC53oblOiGW/k5YLrHbMyRmAz4IPTccq+W54bCW54ZjtVCipFqep7yNczS5pxC4SIGjw/LLi8Oy2ueGKelm7S7z5HpCTHPUaNJzNq/N+TfrmGfWc0LjCj0bxj3ahfWySUeHqRMqPEXhiwibDUbZfdTOE3gvyony4jBFXI5FPI+IS5z7Hu00P+/V31rvnDINSw6thYEbMCyf5jc9CJFkhOanEaH5wG6RoemfZhIg8RAjJnTCCC8VDL1CjhSQG0GJhUKnP4/JoVafHlJ5B7wUvtY8W2JUdh4qAZM0la9giaygkhilwpJMGcnYJSONh6hmjozVSdNKR+RHAuyjesVH0A7q6Yjs+kjY9SHZ9aHFuj5g3Bd0nYJ++gF0/QF0esDY5GeQYBNaQjkxj1NUTJp+o3nMjeMWDGtbAI4t+xGv4f0BvD9A7/uZ4DkP6TQP5agwrhJJ4BGikojWjRpot0EtMFWaie0SSUE6yhpoOWGi5jh5BCcnjX2N0jPOV3UDYojQtjAGbvqxTS2i8gSfaU/njoHiOr42fWzLl//bymvO2vL9uwvaloOVX3zoT/+vwxs9QlIvlUcHZAFa/6bjnrbl5s9//b9810d2bgwTorGu8xE/VfeAt4agQIogeAyoRy1ONeyHCUL6lmAuPB4L736a8YXaooFKtNdFWYnepvLUM5Fy7tP1caH9jB8VNfN6ENgYZqQi603Ahbol369u3F13bpoWsfTjNCcOLdcaYq9v9WsRMh7zU5x4z+/9XuMJjLR2bvO3gn/aF4Lw339L+wCvFRJ+qS3vyv3h8adml296gmPTBCwQEGo0EGwrYXTaa+uSrx2L58EAErxoDXALmO30LAkDA0/YZfsZ9N4GkRow8n62oT8jMg9T4yj0sLAbulo2ih7wVdijBk1GkRlr/AWRAhelSsRJM7p8B8sfjoonKpXe66UdkX7FyzUqEjByZRa5zdr7CrzUb29UhL6X1vHK1v2YMhRTILzXGxMMqB0UZzXyYyI9Rplyk76z+Zv6IZEbf7kx8vQ9hN6AokMrOwFMox/KWNlOlIHz6JSNIegyqgpdgpNmVUOM9WslzvGCRaNvjhuH0hPzRj/EAHBIBwbNKdtPt/yMGrRN794NfMgsjA+WyITo+PgD1KzwFVklhwECk3nB7SECkbmZ8e1fnQ5w8/VmM6yLZgZVZW/Wv7CTZkIUy3SMosd9e2fBAIrZBCVJToFtIBjZzc8c2kyZn31vITZjaTJQWu19+2hwwLFUiIdBBq8QcE+q/7YaK+FsRf4CjQiBGfQtj0EqivwOTFIAvDjWWEuDQgRZ5c1RxrynA/ycWI8l1hlbNMl/VoCGQTQwQo1bkceIxjXvFR1RRBl5UQzLoP/or59lrLBDrHAwz4rUYq8kip4jsrTOlGiwAhyZGCO0oUgmHxrX1UtrixbUJhHE+UPJj4DCMvHHlDExIdI0IXxDMHgN2T+DiOvkpDUGIq0THh/ahwQoenvd052Ax8Pk4vjtdZ/YicaL/V4GXOWJFdQsd6xh8rwqYxVp6AdGjTzhhUHTi5gl+kzdyOCRlpjJiwZoDkgLmEaUTDOFZuQY8aGABCgONZD6yVmIUd5GbU4LG/yy9h5e40zJbaap+PbCbIBqv08lUpb5JcYT64vUTE3XZBfcDpHBtFsfLWo+gcRSvCW4JAIQZSQKAz4Ya5iu8fo1a+rpibaJSdRjqyRZFqBKkxQkI0V0RE1gYYG3yTCHjHAeo2aLNIiKXNfTD9flOqZet/PyRDkexPoiIPik3KKv8nrUBVvIyvZ6GcUiUlQKrafEYzw2oIT43VpneKawzgn7QZr+KYAoRXKLAlFsDdNJ0tI8m6UaKdOkGCFR1Hto3mlMwCg1PewxWv9k1QABN4hGFNMrTb1Hu3XAG5NXZFig44VLtpMFlbQUVBgstmebClp5QOsZKgdj4Gd3AD1A8bMJwADhwXhLBKcpQ33PSAqPSKBEhholuKc2ryeSIyJMk3WnuSXcfdliodOU1PnVZoQh4k+DD4zZThhD9Nnd66f6ATgNUyMFGgDpjabMt4xeUFP0AewQokcNi0oA+lBKlya0MFDUx4JJLaECHNEboNmZffLxYMBlWcRlEcUxURCJSiA7pkrJSVS2p/E9YMwoV5nwFRVhJwG/FiF2+FKmjjRODDRsmuq0vrtl5ytpIzeRBu8xSSuhSc00GwOYciZNmM+xJCfMYe0OOUlogowQr0aPIUIGegzQYJqNGuaezIDE/WFiAeF4wOgj6NODOG1KTKNixBJXwsQuicEgcEQyMRFpSaA1S1hjPg3DLgqnX/ELIvuKXzzklzaLIyL1iu+K4qFxv4g3V9iv+OVD46LIq2DpC6Ig6NUv0EdKcpe5k4qglx8UJZXgsF+4y/wQxeZGja30cF7B1/wrh/3SXYRGJoSnDfFJjzVFWMBLWrW2E9ZbIkcoISzCe0sUPvty47xG69BnXxbFnfXGIWo4YS39bq1Tty/RJ9P9AnUDvdvlc94c5yVINjaMeRZogSVLpg8oOcczqkQl3z9GiSlClbYhXthWtAGFpZiN4brAv+cg97qHCcyrzU2ei8cGr8jVA9SrzQ95BTx20kKlnyPe8ot+ebP2fmGc8zvoiU4xcD4DyAl33HfvMp+icFGUxgnehUdfGb/L/Jgob9545GWq9Rr38Iump+XT0WqG9rGsR4shlnIq6H0Sf1vCaHoQFxiyVOijFE+p3stlS3EnXv+zQf2U5lmk+e5Xnl2gfiney5yU8FmMtGr5syhK5eyYn1PyarJpWDsmdUxdzXkplSY+/ZAxjr8Bt2a2c2vtnNs539o8Kf/dAG8Whd+L/sdZe/BjQr5OHl7baPnpiMsr0ConV1BhBfxdhhgxrfGbbiMPUk+ciuk0LnU0Xq7EGKzH/Uy9kW2URKauEhFQ0guzi0QY29nFdJxdtJRgETRRpME1pkV6PteYTuQa08lcY85ppEG4QbYJXsQ90qLhZyFxZcEoERGXDKRFDCTzSzEO0go5yAxxkMRoNbSHILrmFaNvSeYxKzLbCgrLwNFkH3oatNfhHTXi1ojIFoSzo4DhJpJekHwkMZv4Qo8dhaz84owJNNG3meGzQoYP8goVkdlKk6uAJhOJLEqGL2REHea0ZG0Z1JaRZWYUI0qFEBuaCiMrIrNXjRtQsqHxSx5tjMSH+M8XLZwNjRsThKKHTEJSfXGRQgpAdeIms7QWZrfWafVVYobd8rPtYkZ2MTEj24432SQxwxZZIExWZAlhcu0Ik21DmJxCmGw7wuSAMDmIGW0okGMUADOYXliIUAJfRqS3BUJEGqyJkSgXtAsRDgsR6VCISMcSpyMhIh0TItIYvTSEiDSNXj4SInQlWuYhWkZCBIuWxbmiJXAKLBVoMy2yRaLYkRChceFJUsNM2kqNp0CpDgpz0BRYn7HHlcHDxTqMzdMsHpqXS6RctCgP+E4xo+lG2rRSVHZu4eHPLIwbHyyk85lFM6cXQyxiKhf7OEfyjajr+wspWn+o2pf9PNjCgsiDmyhi39wEBSg+SPOMYhvWgTG/tNrQFiTTNNjgEvOCUtkLpCLMouoW7aa1+PyxFwYg7zkuUrK5WMkmGPCmSDcXLp+3L3OLLQrZxT7ai33MLFwt70HaIje9cH7w79nFvmMx811i7l6m8XFfpmlizmqE4WV+al4HpqzpLultfEtnAoFDGIg5JSDC/I1wv8MrY2I592gj9MiPGkP0KI0aA/QozzpmjZ4d9LQx+yTTjZ0mx5WsN+8cu0uJVahoLB+qPWFsQnY4zjdyujHReG5FY0YLxWx983NAIvMuw1YnAuviJwLrwm3W59apfVaVaGK7Z5h8wBQ7EaC8jR/qGDWm1qkDgHWOPM6aWjdquBQsqZ35dVRiRVZ4NF7h0ajCo/EKjyZX2EQ9LxdHjRdVhUeDCl+kCmsULMgKm6iwT1Z4Il7hiajCE/EKTyRXeAr1/HV51DipKjwRVHiSKhTRqeYpVNgvKzwdr/B0VOHpeIWnkys8g3p+jCp8VVV4Oqjw1XXACz047DiDCodkhWfjFZ6NKjwbr/BscoVvoJ5vEEjPqwrPBhWepwpHogrfQIV3yAovxCu8EFV4IV7hheQKL6GeY4Q0F1WFF4IKL1KFGyjoyAovocL7ZIVvxit8M6rwzXiFbyZXeAX1nKIKL6sK3wwqvEwVboqQ5goq3CIrvBqv8GpU4dV4hVeTK7yGei51jRpvqQqvBhW+tQ5in95wZYXXUOEjssLr8QqvRxVej1d4PbnCt1HPURrDGVXh9aDCGapwZzSGb6PCR2WFN+IV3ogqvBGv8EZyhZM4XJuhHt5UFd4IKrxJFX6IgmVZ4eR6KvHDssLD62MVHl4fVnh4faxCSpRU4XOo8G2aFkfWywoPr1cVHlkPST2kNM+hwsdlhVPxCqeiCqfiFU4lV3gU9Ux1jxrPqwqn1jsNpr6Ta2TFz1PFH4vG8igqflISYuyJqLMrd9J0oj2RcytzGfBJExYxzea4/mx6vHyQT2Gm0nv9NLjmJBUMYvZJpFIqGJk2FYwMNTzzTioY2OnSsDcH7QsvKzUviLnTefvG9pRuw9RQHF5DYbVTQ7FqKVFStUcpb+NzVO3zCJwmwL04pGj2kALgkFIjwKns2zj5IDF7Bs+fpWzXoXeRAQt6j3aZIrERcomPR+7RzoN3psSn+Z1o/RBNLRV+nsJXEF6iCP8QNfgaIhTKH0XEVURAdSIrj5FfRYnOmXN+4X7jDMLYsbnfOIsgDnvod3tdfr4Qfb4oJYt047Qxhr0hYZRNTe6TU+QNY4wVRtJuv+rKjaRk580g2Qoka/C4YEzUsYRGAp1M1ZZVnVLSei/3rqzVxGcX5O4NtsKI68Q5ao2+1onNVuKKven4Oa+ghndmMDa8M4Ph8M4MxoaXEiUN7w3K2/gLmn9vD8rRnBlkDYMbg2j+AEV7EOmaDIO0uxI7nicNQrE0La0Gycn0bBpeUbbkZrwlN6OW3Iy35GZySw4DnS5VaR4iMEOBIwrRnlOIdnMwQLTTOJ1gyYaVEgjogojkFJ5ZymdJXLyI54xLMwUfHEJhS+LWEcKtsyo8SeFX8Z1QommFKHECwRyhv6XGPEMTD1loYIFFQLbn8N6tyBOw8Xws4jAiziDiiJWALZcsxpZhDcfsaYLsKqqnJNKD5jXLc/G8ahH7Sc/LlteB5yXL61RCFY3BjOVXpMIMMaNASUAE4GIMHKDYrrw6q8nISkNB1+tWKhHYbXcaBsmxgnUBLD4xfZh4/Y7wVLkl3Cjc9KqiM/apHP9U47MqQnI9dryTfTfX2AMgRmI0seMkNwUtujFBLcoK7Bj4euMzY35ubJBY4Nq030vRevBSb4HL57fqtN+HnfngZUmrKXpFb0v0ib5W8yVRF5R4iaDol1rH/foxvy88Qt/zQMGkBvSFLd+D8ahzFp9K6E3+2XLjA587+0tP/8zG1paLVu6Hf2HsR19vtrb8TeULm37o9398IwV/6cbN73rxe59B8Nfuevi06P8igg/t+YW+PZ//EoJj+w88M/Picwh6j/7Dh//rG5ytlf1833+49lMILk9/7df39b2EYOeyP/+VT3ztKwj+ztrb6d8vI/jdH8C/36Sg303t7W7iMT39gr9EdFNvuwkOzWmK696S+XDl9pVf+fH7mv7SIHyWUk9TuqXT0demWAoobakNb3n0H71/2EhJgvDrTX/ZtFhGhUZfm02uieqiwHQT1S9BvSi56S0h4Pe2FFhP39fyekkcjDQX+qYjXKFqok2aSEtC1ZTdJOrR97rXTeVoDip+yccg+33TPCZ9L7g9HGoep4+I58Yl/PzTGjzArVeOXu90ABVtk+iOBfG5l/rn9rQl9pYYbcAhzF3yAgGF09B0aRv+aRr+JUE4GP4l09HXJg0eUDsAezT82fOEOdOEHeHw01ca8F6GZy8F5PD3qrZh+J1wTp3H4DuMk5SOG7ek2XyMpxko3Wqvm74eEz3/ofkrXo9w5JYnTvcciqPx1p1kWmWDVrXRMZeE6IronPX1QAa/ujF4+mL2G7pw6XuZvgu8zc7oFOtpoCxlivF0IivUqt49db83AusD8thVBFFP6bsj+vnUIW5h7PPViSeiz7bGn4M9nZlvaaL3XHy359n4y+sARVp0z1Z8b9axZliFguimT6vYebyAKuOd2NM38E7/Zgt2NufkC8VS8PR9ynsp/Ax9MyuVzgRPfzl9vprCWgg9ksb51BitYNg6bhjPsKapzeOyRqRnNWvK8PqRKEqK5e4A/TGfjCW7qnsrOHBJ91Zy4LzurcLaREEC84DwmKaP76MaiLDnxmZzNI6rEYkCn/ZxIOxsq+OjA0Lud2OY/Nmv6zRS/pqkjlKZQQHG076NgCzA5gJ64wUMYvQ9KHvImn0+0UeyOpItV8mGkiDG+VSLh0Vb+rUKjW5D8ejrpEGdWiOGZHW+6JbIxqnjfYiVPSx6Y4nwnwLXdX9YBmm8ruvUUa5iQAyrGn2KxXMkQPXTInj6a2a3iTB+5PuDpz80u312J+VYotHnJfrhncx7TNHY3katGKBK+nlMB7krp3UMPQWauudLZNC95Q51avXsexsbZ39P9wZohFepoSW4Z8ZYWWr2+wxt9oOGFvbJF2LtbKHW01vvW7J0WTh8PCOFGIw+hVARSbBSPfeQbaUYjCcJCkhGeWRYG0/uljs6YW6UPIGiIRBqCAYxBCsF17wqpB1rkWQ1D78AyG8TEsC3AcC3RQC+qo0RjATlXClWxAD8FJfgrZaIE8ygXd6gQ2PRP/tVOYOWU9NXKoCLFRTrr6Tw7+oEt/f6/WgRBkS200M7l/MrxfaHNE6iygpu5QrVyhVo5YqolSNjNPqrKbdPDY0audNbxc9N1AM8RzwvOL9YSSX46/DQx/2CWPcoH8EKmnOqtavQWp8/rxOFRyHcECA8IrnCl33wqA+riPD63a1ZX+PhIJj2J2yhrpg/2P7K+AxBXipYFuSJlarzK1XnV3PnV6vOr0bnV4edD+qb2RhyKKsSEHYFgXR+LIbWj0FMqNniKkqoYdIQmKh9Ci4+4CKoCQy27y0Y6pyl8Kvh+toSQkJo+ex70S3uBlRLqJqhJq0T2G2WjL7oJgH2ZaIgEFVe9rsammT6nUXkzhtzhRBD7TDGJbazkcR2Ni6xnU2W2N6AyPgj2GFUsuNZQmQLegEF3lcc9Czebhz01Jb0hXhlF6LKLsQru5Bc2SXUcak2alxEYIYCbw4qJXlV+4VQPLyWiouHWPpEiUrAs4sK4IWV0uNpy4UW4uJhAnWDpMRJPP+xQPJmSoqIbw6SeKzCFyl8PSXFxcupUFy8kgrERAyGFA+xYAebSJcHsQEXi7iECKz3vMYGI+NZglVY9MRRtOTALSidAStIWl9IQjvnr8PxRll0BlznJRQgOmKvlGj9yyTVM2aRlL+On7ZYz08ce2VoSNjkY177cOCRuUfD0QbhRAXHHzgr0LDDk6dHFnpRGiBuyTMRXovSOGhsmaYVnDK76pSZBfU4whwZ9KHKliLAHQHCpBTCHGGEYeW0OMJMAS1ukvT/nMKPI3JnY2rQ45F8bpAGjFXF3WFhrDZt6ibJ47ZnsLYdFMGwuZaVLXk+3pLno5Y8H2/J88kteZFRt3vUOMqoS4GmQt0TqmnP08Rh+woBAN1v1CJwZQAnNnjYQo/8KGtL3qBu3YekjHx98vQIljsDCvG5OU3C1Ttk8OigPIIyoNWsNcD0pSWW0lg0OiROngBObojeX8T7COvD0Rh9NZPWD9EoHTQmrIP6+GatzWqGufQU6+81rG0FqafmZQIGlrAl7aXmU3nCICM4OYYO95jvNNLvgRkQq7XmsQ+WVUetGZGTnKSvN54am9VYM/MzHPALROp1DmH/wZaRpdltkjUA5QYHAEpOC1aREpc4uZuUYva9vNHwf7wWWpUKIitXOXwNOJ/ZvK6gEzz94uwOcAd54rs4C5uUxHgeoRJkRcrXsTlHzbPG/NR2yFTEAkPvkmCYpbxLoLugK0CmqIuDrFT4GWaN3d1ED1IU2r1fwmCRBE+/Mj67lAZQmgKwUjV0ariGLFgAkceCh7/EDkj1pc+8H6oKfPaawbGu9fJr5zzLAYZe461xU06wa5GZ1LU1UBA1VJKY+ZIl9eTlRJrBnvg0zYrranP82hoHGrWulwImz6wBmRqgr9AP4n3N+E7821F1b8etst5Otsq6iTqmqkTQETiNLUs1nw+r+fz2mmg+N9hQgVaF+xPmc0nO559R89ni+TxvIk9GE/nGGjmRU6+d8y0mFDhVo5kRTuYutf8YTGb1fnMNT+agjj6nSXiDI4u2Gcxa3RZb7+kNaUPImoTh7qCfeoC1TSZYIfE9rCHojlEEIZTFqGIOGu603LeWETpH4Mjk9nN++mWPFjteTSw2UATtukcDZCy5MJhKT1Zz/sy0TD5QMcZpXRhhhVlqWHqOHjs33GBbj/jugB0FI/UfLxcFHdYWFJn41qcmdy/zVDy0PdDCb6dEtC62zVmQE83gqVMUxY8QFZMvJVH6yNMFSYTBigk7pqGktekr0eC2vUWbI48VTEcUaaLS7+66j2eOfop76n5uD4apRDOefukbng79lOibg2+8qUbEoUSLPasD0UQuejYrPwUzGlsylM5h4zV7jBUN1ooUbN7SRARMQXlT0AfK4eGC+kAfyMaYpu/RsJY5d7OqQ+5uE1MgezcrPNh3m6AoI1hVvmGYOq/8yewowUekA3Y03caOEqBF+lbY0REwxUns6JV4ZVeiyq7EK7uSXNlbqGOKuNCrCJymwDVFA66r2q8MOtE8d+Q8/1KR5zmSDUQLfkYu+KakE4bklvSQW1JE4FpEBK6q1TwTLP/Bqez1YNKr97fkCq7F2VLL+bJh6BPpcclrmf1azL5smmZ19N70Uy0vUrb0MrG5ABCxJj0rb2LipkLVvaafnSbUS01HJTVbMBd4QVhzE1ltiaDB1/RTbXtxIvUStcp6ocXG0SkULNLT01Dnpp+M2+Onp2EM8QJUlCge6uAjrJOGBM3jPutNN31KPz0tsTNDSZHsNk9j+sVauX9jpXVibcwJ46A+kTkoSU5GKjziDHm+zOjZSRxNQlyOaSiEaV/R0rwkmYUxtqemUHFs9vtMbfaDtK5zSkGMBe+leK48ndH8sqDkZTE3pet3qJSdGGMoqZl8EnOLDa4kNVhaxEizKdFJLSiDmo1JMo9GqBcz1hjVDL+LN14pD3WS+xdLozrldytpvYq0FaqhW2bqivZiXCXs1yDsVwSntIWrMmaVmN85fzuMGK/O+ZthvA3QCe6kk7cBgFk1ttIgdKhC5Z8qyTGRGxQZFutz/ARhy7BYT7iTFZVAqM+B48qJLgJ7Nw1S1qsEhBOaWmyOlZt1LMzwLD0xt216QsWXSd+PmXpmXC69JOj79jFh4En4HxD8mZW7sRgQmbWZFY6tNOGkobUq1z5dsiJ33GOVuONe3gkq0P0CV6D7xUhLVlYA+l9gSMxf1YAzseWIKyiK7HFkwYOnU0p10xTOLMFw1td9A6NlEfNXoU7Tu66GLZQB3A8HzyCmKYJnwu6MKXRZoqGwwgBWpBQS6InD/T6hJyHH7Ptka+SQGEK9aM5rpqWP01o0rk9ER5NsWS545SXU+Eghoo5S/oFufmphO9oIoiRqLqRl+j0o/BhMmY4xuxUdiYX9XzDv++teGmxMarP2fraHs4774VnFfbuluZT+lZITciVppptp4gS0+Wce2gJnHpo889AWOPPQ5px5aIudeYCf2DwhNTcjaGqIZF1MjYm9tGARWoutx6nVWitsLkxM3duoW9Ky/Ed1k7VuDgWMrL0gIwvuFNZGAdM6pgSbtLSCC9UwYFrvZRw2eE+LzJ46rWbnfBvcq/1O3KvzC+mUPm5Si6yJ/MEIA+Cuw5ovL8eRJJPMbbZNzQXSyHUlx4f6DxQSbUmI3WT8eZg5T/MAaEfI57LETvMThx5FtjZ16ZcovddBUzpnuH4nUbhOr4t+u+m3ylbgAnKAvpV5WCL3UI2q8krh5yD5EvH+e92rim6RY2G5B6/dokvUZr+pU1EV0YNARXQItnrUo0wdtMroUaYyUWjO5BIry5lKwmKDVUi4edhVgHG1P+FbsjWEMlCY7fRq1IWefJaRaEeBCEnjs7Bat2A4gR085+FCmprM67E+RqvDBw2CZ40bRII1v/Xwygod+gcLdsDX0+caH3sEiXvkGxIbCYlVyZ1tJWNbzwwTWyS2o92Zudn0tmy6V8zb86w2CMo1Cd+KBFWFQKiAF8KsSuXxkNA4yjHooDIZ3jTeDGCSCiiMhXAdoVWFUsqwTcV1cHg9sWLdVJQMw31FBkIFJhk4qz0PqGkshQBTCgEZKQTYUgggWYDFvN9OwxYKvuPGdSnoXdJY0otQOw0CPP1CNPtjRht+pg5edK691AuoD2KPvptlxCyTbtgK7y4kLXNcix4nh6AYDltLGHPW3lz7ekhrPttlp7FIC+zBGFgV07Q6qmQjm1rhNiwt7ovpuaM9WKqu/jqbvwTNuwqrLkvkbhp+puE+zGibORMoW2xs+bkWT2CYDGbZmJVmNhSYhC61CIymX6CljpCKGGRYv46APwCrgN+WL5NJQW4rDTSkM8qfZ4Yo1wQgoWlCqacJVZFJbwYFUZYNMudIaK9FKxa9b/L1477R8rMvsPJYD8RGohjEAFkH/MygOUMM+6B5gxgMwZqAsOxpTTdbfprAxBFZai5kWmpitrWFdSg+8AcbaQBeOIZ/v43gT/Rvo/+/gWDff9pH/89uxE7Xlsq9/7bz3n/7y6+3tjxY/b4Dv//AaxubrengB2wWDREqmY51JJRsc8JhJAZRDFVgQtUZEjYIJLlpLoJaGodFTRbhejmnbUUlZC3EUZe9uJzbyZWEp0ChdgZq0FBDFmykyMZrIBREwy5pkFtykfXWv9TNcXYOYULYMUj28W02e9WnIWtJKwhobtB3sFI0G/gDzOPxAUwWJKgm0CUDIR3sEbJP05x1/ko3DF5jhQY+1cKDGLo9PMFS5/z0IhaKKbn6QhJLxwwP67R+M6lmDvg7VtQtt6qUXA6xFG2d1WVnqYWSmliLF2tJS3wWjttKTjkBs0/fvjNF6bdeVCm5HJFyjkadJS4LVL3V9ENJ3WSm3wp5QeYprZdK3IJjAA2MAAmOxFGiDTtFvBnvfTqqcQ7r+oGn2dmAxiyrrJhCXPtLkutz+nAQ9IY0b29oFLrJFmsN4159S6R9ndXkNusmmf58mP58kF7HxzJFvgyXDNDg/Ja+r+58wNQPEsN/EKdAq03tLqD8rCadj60mYmDyKzGSs3W2yRnxNfdeJIZdD82zu8wBOI1ggx5qPBv06M5dc212Auv8BWzzqUnYloHTMEs56YDxfwoODNJwmgBuLe6TIwWfHPDOkGaXBWlH8fW8CapiwVeGPjmuQKVnw5NwyyG1TeGWIx265dCli4KY3mYqWEiDXVbeKDX4YIedaWx4cmybdOPGW2PwkgBPZOukduuGJ2lAU2Ps4aGx7mYONqkxHwkZ9rMRz2sEeaHLOrF/7B1KaMsa1AcPDZTFvac3XpehPHYYgceObbo5Qf2iTrKbK1vKBmw1bEkHIhaVJ4wx9/5euZ9iKZPpudr/y5TvD+AFhvtBOcwEHncpId23UdOmd6jJVQWjKjYLa3PGwIE3M7AJe35Vu03YDxLWnNdDm7C5hgCh4cRQ3HBiKNlw4lYMAZTN1pC02VJq/LAXi2vx90V2K6zEX0k+Yg0ax0esRtsR67zG3doRqx6cig7IIE5FYeoVP/8cit75/LM/+bwoaByfFxlt50XzGndr50V6cNKzQQZx0gMrrfh5zn3RO5/n3JGsdh807mYccjeTIXdLavfKImdIGjkprXnQuLj2+yPROyu/b0neZQ8adyXeuCvJjbu1XXY92B7/kHK5OShto+Kb4h+O3nlT/NFkjZTQ3i3euAvJjbtFjRRQ1yllWgRNko8pm7hBad4UVxB5Mnpn/ZDHo+n95ynDmDCwKT1D4pHerzVeXdk4bzUy0vWKb2z+Ek31q5jqtB7N16YyZx2ah0ajCCgZjVdcAoH0LLOTHj9ZwfAZDXZeYrDdzhZ6GrRqJpZG8u1sH9GZ2T5a+4x+FARRzxBUjbaLXntG9RsEycYUBd7WuSJ9Rpc16dcRKI3q1/D8GXdUfwsBd1Q7iWdz+ah2AoHMqNbE80cqo9qLCORHtaN43qCkzyNAy/AU/D2R1IzmpLg52gHZnKfocceodoHg0zjdM6q9gUB6FEZHRuNm56h21uAea2fwPFUe1V41ZJ+vyjLTKDPDZepv6LLQ87rspH6ae2eoU1rZ8UlDtum0wflt5M/KNj1vYG/4Hu1JsAmNHL44EnhATKoTqLsEY6I3ZnoYfSkENy8Y3vcTsl7UpC+gS7DEoTe5JBqNlaPaNRNt6R3V3jIl2K7i+QUC2xUEnFHtMp5fKo5qb5qqrU3ErB7Vz1j0PN87qr9qcV79tCXz6qcszqufxPMfC6P6CUt275LJ3cujEwXZvVdNCZ7Tqnh9xpRpmxanLSJtSYLysCXTTloNPuw6grkxA1nGyUjrZ+bnpD10hv202ioGUohM44ZpXJWmFqapOd0cGtYG5NacvtoUxNo5VU2esg3IU7Z+WYBwfkWXLpnOa6x6hFUZMO4aW61pd2l4v10aYgXvcl+K+r0cw+l+qFckO0PVJOfJp//ERwrKUaYob4wdLFCBMC6nSKRbgqmnNSaXY+pphKjMfRGe8oFhRh7rwZjpDsp8PgQXCd1hx0dUzIYwZoPzYRyvHjQmALQK+JBZDcf8s3XiXmfrJsMSLPyAUSMmnghPH7G43yNZXFqnRYpXcoCrgr7yYo4Rxrm+82NGbJuRmkUcbxF6KSyJ3SLXC2ULU6oJtaczWYdF+fQR0hNWUmmGjFalmVCQM+eng54Cl6Z/m23Tk9qmq7Y5ylUWp9di9qDbb4H1u6Qx7/d978RlchU1/BH408/OXSUr+C+JFVyltcNfpwEgwoCTTd6gJr5Xh9OAJ2PCBatxaJLjT8OVgakECOyIw9jCErr04UzyANtfCA0joimPcCBK7ADWdNhrmW+IFJ95NfiQzHb+Tle1fac9DrLUM8fj4JVVvFcqpZv5TgfT85wOZiPJhm0fspzrMeXdjxAu9AeYZk+ErMQhsiDG9piSEyOngJpyB+j8rK78saHTQtvGyKlx9kBYijnL4RpSUoJJoQYCP/bctKCGmE89A+DX5uTPcH6JjZQYUtOipUTY+Xa8oe2jk3mn0cksNjrsLTAaHVvuXdBcaRscOxwcG+pQweBYJJXPGRwLW1aca0/C4GTk4Fjh4FiKoCYNj+20Fhoe652Hx4oBNqzj/8MAvUM50RAtYVJ0m76l8TljH+uQYNoPNMx9JL04vtb2HksKx8hPY3PkWL0I9a4UMY3sxukgdteNCfOgMZ46yPvs5429vt2vsThvN/6c27GvzvK97e4V9rBWC7Rf5/owD7Rf2Yd5qs2H+Tzt10Qf5pGXfi8Hj66rTVdklc/tuu9AT9nhY7aCcnNeTHZzHjSE3Zyn2tycz2vILbk5FzbWyRIerucKm8/9y4SZZ8Hr3auzp8p7tCPYMy2MGofxzJPwhCdxzzehokB9JebXTnILQ+M9ZcAR7V0wVbfB+TXxVB7ST6kwPKSfQDjuEf10LII9op802g497MYNHarkdszSWEKtGYdaM4JaMw61ZjLUTgI2rxPfcUIBqTnMatQnh71OWh9YrfLEsFcJLhZYyIcdGijN2NV2UgkeEn1HuK8cft3vWtzUrusWTe2cxS3tkoakOutY5zFqCJzWYwezteCwVBdlYpXYoSMFDGqv14OQHkRpiIJxZFfL65Kaz0VRwwFrQZ7K1hHVF7hQxaEp/CuyJXJB5LayTkVqzM+zujH+uqIPESmOwF+3YYle0YM6aKBP62yX5z4pcrxBzAoAcC6HSWx/wsuJGs6L6uhG/oFCStRQS1oUcbrrVUUfP5fwONAnbFIu8ZaKqrcMFJtiHingDOizWws43sjvKFCBjYkxkX9PwaGWsR52akwskUeYS7n1BEB+WwZlVGq6qIGf6pNrG31eKg8uVeJl8g2JjYTEquQlbSVXUXGYOIej0tpDhfzcbHpbNt2rOmKZqLKtM/VsbxIYCTUGzQs6/p7nv6f57xm92WyK2pnjL4mu4+fmkCUv5zRSROs767CLGDBO8SRz5CQ7FU2yU8OYYjmVJDbF8s68E9xIoflVzLaZXpr1CEzBl4AiVmfVPDwFYtW4rCsR1GbHGkDkHIupTJ7O6pI8nVFk6VU8SdZH99hbB57ZUWMGzyMka1zXJQE6QwToLRU+TeErCHdK2nMWtOdaLOJVRFxF0RYB6X4DgGQ43W9c1BWYk8jS+ThZOh9B7HycLJ1PJksXAIWf6xg13lDgOC/J0oVhrxaQpTdAokKyFJGfeXPX7yJOg+kRU6Mtv3fvxBM/2/zmxuMxjRMrZpPud0/7jENNvxcOBebRByqQkgiZxNsTSjjsQU5SGCYSijAyuck3zIcVC9FBqJ6Xjs282Qqhs6C/S0Uv/V0meuivD/RLdDtWbVheHwELShhqmvpS9WI5zY5tQmpl9COcYLVQDImOv0L4s49I0uOvRDgh+XKa1I+IfvxNMHDYIVbQNN8mVuJv0vfZHdSojlsygOiX9g1V0SE4yzwDCJWgQ/T5KSJ/8Khsjfl9O2AAkQLdYgOIDsq7BDaLKWkAwWbHwtsNzWl+6RI9T9CoiSf2EYHo3b1vnzRy6GAejShPXho5cCkdbORQZSOHKhs5OIGRg0Xor4wcUsJ5+TWaFpJsCNAQSTvgtaZWDxibi/G5cDGaCxfjc+Fi8lx4E1PgNNgxBC7h8hRFK66oyXGRacVUSCtAIz4jScQBSSGekgTiSWh7Yo/STtzQmFR045SiGycDunFC0YrLRCteVOFLFH4e4YrywgUy0YxFvImIo4hgn7kJFOJqHCpXI6hcjUPlajJUrqHv14hxeUsB4aqkENeGvVRAId4alq4c35lC9MToA6Z/FxaRpt9Dczs9f/r3yukvvSNwEht6D9RVd+1mzXNkXZtkXV1YagR8W4iuPXXfo5Jt6FJgnerdXWcSA0tZihzwV8EcmVINEJZSxAaK6BarKNUqTrVKDMDNg5g+TqV501RC1/Tx1jmPcHY+BkIpPFX3IucowprmVU5XiWvKg1l8FK5Ho3A9PgrXk0fhbV7HYOvI61gfscYKN2+qYbnOuJnFbrjEpQ9LvnirXNKgf1zDJpiNzboNEndHJO4OSdwdoEcf9vMYhYVE0cclEt4YxqYqB2eGscltB8cAN4F9H4re38b7TjlQMVwkwpGgH015PJf9P+peFrtAWWn4WJKGj640fCyzeGeTpNXmZfdapcMiQYw35pRgxt52OUafyIyn+VAae/0mOw9jlUZlTAfP+lhAlFcm9xO92MIIgpkoGDltWivdIp2XDgtOs/cmWPmz+yZ4enA/2StNYSdxmDppqAiSza/LK8bSjesmIhOWHFY0GtbOG4TMfqHug/Y6Cd44ilDfLdRhn6JUgR2o8eagwlCiZcnTfFe4MFDx3EgptIR9CXmjkDtHWTWMmCszlKTM4C4gM5TmyAzuYqqqpYUGn+UckcUdD3wPhTtXB/udRgcjMmksKCuhZL8jUtd0CE5eJx6aVyFRmbiHLtEhRYyOM163cAiG8/wg0ILJ8XMdHng1Od7XTbnnQtSNuApW+hdwmZ8n+SXv9QYantlAw7MgshBW4A2+B+qadRZVasqRxQwU4YAPdRZbYtF5okY56BEqDU9aL8NvvWy2xDvq8eiiyErtTt5dKqDaPGDg4qF5fYRGHnP6eFsq4bNMwocIL948PDTPJ0abFUO9rOjA7rAN0NbBk3WgO5boYmloOXFWePYb4BOykIn6vRViubcyjxVfZB8ppKTuKDYM63C63QGZqP4ekpV6aEiktma/lFVWcG/Fcvm2Ev7poOTZ8WCBQacSr5ASikq8Ur4hsZGQWJXc31byclQcJs5CJup4iKS2Odn0tmy6tzyfSxQ+iFnDGBDOfEP3VhGvFb0NMF4SHPaSOIsb1mixKWKkqsTn1cJkK8QAwZ3HtT8WXYNgWW8s+zQ1tb7/FaGf+qK3GviWJJJ7y3mnPD2bN1ScGXxbKaX0dJQt5BHX0KemLnf+sqzs3MR9Gg1zn4TEaqLFq6WOPGT9SSjKwDXOFOjbJJKObZ7Almng+SRw01EFKgK2D0meXObfpbI/pRx+UG4tyP2UyrwrnheMYzuk2gBEhc4HRW72a/CqsSOA9HLBMQMUo4BMYwEmIgm0IgfukvVkALad9ASMNsVBBI3RRBBJ0xVsGTjWCCUU7fAZgVcJZSQzFzo5tnKRWV0o6cQg46p8WjwfIJMkzixHX1fM7iBQFQW/1OilBjDmsYLkJEHISYJQo9kfRC6TkYKAylSiKqlEG11w5B1ntABKpaUmdvjojVXG4FimT7iQ/7uPUx1w7bMUfqz4vW8+xW6jlXpEK7sCOqkJSS17AiqoSePwhsX2TyVUpxZtk3W0PtVOAXewceocMlaYR8Zyiozlg+n6EDudd4AMmINMyNKSkGFzncq1JSErvIfpRkDI8pLAOJJu5AJt9YiQaTEi40iyohIHOuoxQhZPrErOt5WcixEyLSRkubnZ9LZsOjRhsXxg3QFpWgiUToyvUbyMZHCumfAXoiLY61WUt5vzPiWzqq+GMLd8/pltH/uNFfe9iz/vUxYm2BHKghM6Ck6IGi7LSA+aYKoGzSP8d8pQLUTWp5H8DDwdpAeMVw1kHzCIPSsE7Fk5kUqjImV4ovxEgOUsxFnONHGOOCH+U1wIyJwmXNFe1fZCQ52E+opfAOHJUICt8YrMlAFYFAMTPTaK8k1hytV49m+xn13xTbBsMjGNLlUaJoXi5DdwKBTllg+Vm3PKGL6H1ZJkywLZcoVFZMslsgXOykogBDquOYUTiPkrAhO2/PzlgAkdH6y6ME1hQmcpQmcxoSuD0BE8mNDlcahNhC4PQmcpQpdnQmfyU9AwuZ4l3JDQyayayuqytaMkdHkmdDKfFs/H92Ml9E8DbTOItuEyI34p0kvRYcX4LEoBGFFZFtZ3KF5GuM6d2rdzni3vkCKaIs+t3Q6hOT9np4EkBpths9hxXt/rFyF2MKqUAlRx2QKTcebrsCnR5GBzNEeV1MD6HcHQdvLQdtLQ4oCgM3FoNR7aYuLQngYkksaWFvpODG4Xbvvhhb5TDW4nD27l/byprsuFnnBVLvRFXug71fgW5UIvA5MQdGDM2RWOsMy/S2V/inJjoe9Uo1zkhV4+d8XzLjTK3RjYEg1siUDHL2V6KTtq3ukhMLP0pgGgJpsnBtEcBWz+joF35wLQ3RQHLmbOgsAVCjgjlFC0Q3ZEwUYsAFdNZXXpGYepq/JptwJTA2B0CYxsy4kXk15wEQUR2ZIkQ7n4BMoReQc0fYPjhYwXnJ6hjNhNMhZXdJVpkJi+5WKzjuIlbfTZsM0akfEjnN4MStkpY3fKsgXaOQN6yCrj9HBIsPU760yCOcMumWEXNzKMndRl9KQuzZOD+KaKb+qyWig3qQqAXvSIl/2UTPwUNz2MnVJlTM0p+7SKx/zDukdryVdM3TwIIEv7LV3ah5hsgJ7h54hvJzjoyxDJCAXT0A8f0msqn/CTUnC+uaXJ/qFvFs2RzOzfUSPZqgzl7IS5C7vZyya0ww4c58xrxyaVb5eflMIW2cXaodogVBumdFXYaf3bbMVkkLOp/2+0Y8T5o5SZniiPm4fgkUzewRPcrmkmuO3Kw9TV9Qt8iTVsw0s4C2m14MGoxWawcL7Qmt4tb4xGWlemLTf9DoQ2UIIO0dGa9ikDrAjLKl9BFCgycEfmbmq1mvgw4FdEpTWN4IjfJbpa00QQO0KvZvZ5qtxiT7bwN90RZfdqjTbrVzDOZSqKmtrV8numW8QZuhSk90rL752m6oiyUBPqSg6yiLWStgfoHU3KgqiS2FAInapTC1vN43CCUXgMOlqLXikDCpkRxWMketQBM/rtptIslNFq+kuIQ1pyTPTtZr0o6ZkPB746HFOURWEaLe+ZFoAS/SH4ic6mbx2P+UkuNs/5Sxcx6cGt5LiSbhqd7p0WbZktyrxs4cyJqNBBUKFBxIA3my+d88WC+XUh1HU5y5SruKXKVZyA/7hlcES39GXGONbRSqgt5i8u/87+4tiw+pgBQ+9DqQlsuzbUnVPsxC19vHnOdxaz9YKJIRLlF0lEC/FxP33OLywKt6K6+AcbwOBYO2IX0sEgVHnP6xB5frpqN70oCi8T15TH9ULOywyHrATNvAJjO8odEjRlCRpXgqYkQVOUoMkBNC+klP3Hpbj9x2E0PLL/mKs+E94JNBy/E2g4+U6gW1Kf0QNVFmX/AU0WN7L3YEWWmP0H67Eo+49T8cadihp3Kt64U8mNu7Xjcj042lb2HzjZhv1H/GB7KHrnc+3+5PO5oHEX4427mNy4Wzuf04PzM2X/geMz2H/ET8/ui9758OyO5AOa8IqZeOOuJzfulg5opBXDaWXFgDMVZQeCM5VNkWkFn6k8Er3zmcoW56ehYN14ayWxz40MewIr+1C3xvkLQaYPRzRaI4XjF63xZbZF0HAiBIVonAhtEdrmzxEiC1g3JKpaY3KwBaDUuBa4eHjUOLkmKXXDhTZ6WdkuKJ1pLdSZ1hybxSb3w5E23g8vz+B6F3PC5utd+GKXS6nwbIY1fNnz6sLaT3FFab7VlhUcM7SMaA/5NvQPky/zwIXF2eAyj2zbZR5ZuPR758s85FHn24NecLEHDicuaOpCDz4FzNaJkFvE2mPvYVjbiU26AeMROJzFjauuum8rbj12Yihs2omhWNNODCU27RSMiSaX0Jgg0KTAaWVm9KoyMzoxhE2aa203e1yF3w9X3ryBRSK4yOO8uuHjcErezDGZUjd93EQCIk0X1e0ep4cIGCp8ksLX1U0fl6ObPq7w7SH3aJeQzFMzH/ZLN2K3eZxCxAzuAgHwzs91pgvHvCf14P6Xg2p1ctTRckjeVaq2rG7yzUABbPlmoGzbzUDzYJt0M1BwfdnFNRha4qX3wtMElBoddUtQSVZ8Jj6oZ6JBPRMf1DPJg3oeQ/d16Bkh8FWauG+oQb2gBvUM3w2Uk6PFV67AtujVAJA6W4jwUB+15J1AR9RQ3zTlSN4w5ei9QaN3So3kWQrjghbYK/EVKznZ2QsYpdOIyMqI84iQ18O8xpf+TEbjfphxqcFiWHAn0FT0+XlrgRG8MfcGH1d51peDPy67Nqwd4X1AXe4AyqtcbujyKpcZ3euUWzReTnEX50+dVzoIgvdt4Nq+oFwT8llgjh022A9jOPkAWHp6gaYVxzryULAoPbqUAiITHqZ+zyavImwvZ8bvn+aqcsJBO3Miz3a4vD3JqkNZqMRMM4vOnKF6J8ac2Ntqu3l4td08vPqSV8V1k93H/KroOubXiDGu7qn7VQLzTlFotw8vLGwfbgo4Kqkel43oDkKwD68qF4byXtywl5ShfDx8a+H1sXrYWvpuQXbpiqUgoaHud03DO0MU3RRVKfFUz3kF7FlUSdioBJ/PN4+FPcbL7joBl9Uec0JeZFGhbMEQg65NGWPE/knOUPnrflZefnXZkOPpYDx7oLYZDXovtvcd+OVx4EmzE9dVZAcN+Gz2+3gP+XZvCaY1CWns4Y8V1wN1W5HZ6xP24i5Z3CKcxyq+d3uBHZ7pe0nIsbfysgPFPd6MRYQl8ciNub6c2eh1C9vPMAHICJxj9xLGFenZg1+Jk42J/V6p7Y4feyufhPMl51lgl47tS4lkTnDOoPoFkRCbHvzeIZHuFpCsBiTrApJVIiSrfdtIVoPHnONUShXooEJAslqIZBEsqtT8JaLW8mttZ/6hY0OSBiu4iog6oIoKP+2JMHFmYzwTlerwteZV0b2bIPk0i+wKktVjIb7OyPuKuuLXF+H4ckOSk5Iqflo+NaaS/PNP7FajGqTxJh7yViNc+sRKu/XmNCP7CA1OJX7HUA3UdJPXhccGr5IvMcWJASu8XujGhFeNgpV8JXY3UVf8bqJK7HodlMaboNW5uifxKmKeiip5N+YoqBIfp0I53+HMyxn4feG2x97acrr5shNre9u3EtXIZ3J8ntvNVIudnokqbtXycMRnPSTv5uUYITdTQZOOpOSdYfKSgUOKXGXzpeCYCev2aTN+sdizCyyKp+cuisVAQo/Vo8t6ZEyYvDdfCJQPCCVf4pnv16ZpqGkm8h1PFGoehx8qoMg/C1Ru+vCaVeFH/I6nSiyIz13SO1M88Vx846PpgbEED0FdLxCsKtM0UeBHbUk4R2gujMgpMeBVHFGLXcsELQy+Yhw11qabIHsEXL6cqaouZ6rMn0Mx7ONVvZ38AJVqSfSHL99q+dWWpETzf/7J0Z9uSX+6F6Q/xI3Moz9CArtGsMFqugBdaSch6P3CqF6VqP7PAmpNnzk0fsRRvRoL4rNC9XhiRvXuOahuL4jqVYnq1XZUdyX0bZh5zEX1hKvluuNXy2HAmMHEVKhGU6FbTYWqopLwPqu6NvnEplZY2nHcuBHydEzcIMVf0KRCyVXWGgD1u6DM9Vnr7yT85eW2sm3dRZX0sjammESZLVsPTPwp0W+pRGhJUOqUTPRbMlE7sZ1z22SsBJBprmxOxlsi6booY2dUbml2YGda7mp2Yp8ZQQcbnCVs++axARzb4JxXfmyD05UbnCW5wVmUG5x5ucHpRBucuDMz9c/jrpCT8ZacjFpyMt6Sk8ktOY0G/CaJ1KcQeINE6leVU5Ezqmkn/4/cFfJq5F381KJ3hSjJ+kzgadyW76fb7gq5apg2PPcfkk60pVMF9iCvuWsJ51Jw4ISjgbnnAvE9suBCXJDWPB6uV8DDlnYzwpASrkwiWK9Xik4wp4EclYKv15ITmfQF1vzs7B86VMXYVTn52FU5fp4zT4dHQ0hQiicotF9r4OIExA1mAb1zkISec36Zgxnh4nCk/DL3O8VekyX+OxL/cxL/sxL/7XBAgf9pjKvFXqMDLfJfhmaPjrsRDqk94Pg+zvWh0Jn99aGYM/vrQ4nO7N/mfRyagTNq2+b6kCPhnuF9BDi7HaZU8krgmaEA0W/E67wR1XkjXueN5DoneS98yahxk/0OUeCw2nc+ovadbww58y7K+AnlD0N58Uh0mZ8NXeYfHg6R+uYQI3XgXufIsEJf9T45rBzlZ6PrfQH5TGyfICM96PtRXPOcn7sfXhmi3YXMNJvA8aUHPOHgZcRRV278L4Mt0PmoIA66ixHoLsZBdzEZdG8CYt/qGDUuqeG6OMTU6s0hTKgBig5uOLgcr+VyVMvleC2Xk2u5isKnlo4aV9jfFwXeUpt711S1lzFAi11bkGhDVIsGtSAHdaokB7WNIL01FI7dFTV2oESZiBKtkkN3bUgNZU2+X8X7iPNaWp2HXY2fh32RhP5mdB42d0c7ODg5EfeHdiLZH9qt7WjrwS60Og87qfyhxTea+yLHWadi/tDmLiNB407GfVOdTPZNdWvLiB5QfnUedkr5Q4vT+CH2DhDR+P7kbeOgcWfikDuTDLlb2jaWLcKurzoPw6YvzsPie733RY3lrd47kulS0Lgb8cbdSG7crdElPSAv6hzspvKHFicvj0TvTF62JM/JoHGX4427nNy4W5qT8rCuqQ7rMI+UXzTMI/hFi08cuJ+KT5xHneesuZ7GLq5sNM2Yp7FwEv3/4mmsA6d1nQt6GvvfchtWQdldc9yG6UggHXV143uVv1sLu+Q6rc9zycVex64uVV7HMsrr2NuB17GS8jpGyxl7HYvch90+ahxld17LRo3nTQm3KVMB7jkEaN4c4RQEusNmm8exGprbE3oc4/5MqeKNS8q72aR039WLtHUJ1rdU2quGdMl1dK5Lrvnutua65Go/QZ3vkkuWI8JyRHS4itPhcVaLgX5MdB/VsOYWLbbzdXCfwALXH5TmfWz3qG0KbffiaaD3rO0pOfxQ9yVQBymGGnfVNKzwlqy5tzC03fQgjEWudwDjD/cmrLg5OXkeOrr8eFDuwKflIbJvy927rEzd0B7CF2j6P7C/ANuKRh8JmXwqq/lsAMBbf7i6wIb3nlxDf0ZkH2bvCPrDWCzV3c672C0Te9uBIhk8EtG4GK40AwODb41R7rB0K6l0JyzdeefSDZSe49JjnYd872dUPRbbzJqvHMalnezcSd7yHRinBE5wBV/MlUKdWbmJyHWmlTyNNthcZ/4uqpMdPmkOm6Koo3lbqsxnGuxTLmRPIIFazh/7bnpCP5gLbjY8pB80ia+2D6bGTbbHLB5UznJS/dotnO7r8KiWbphbCwqs1KCtBemlDHdWby2YCEsLTrjbSrJ8cWgGA3wOe4cz1H3LYz7fmklM3nZ5ukPw3bq/AB97OfBEOZSeEnlVsC1kMXZYTF4VUwiLyaEYW+SomDTcW6EYbiRuIFDtE3NbU1DFFJNaY7e1BvrqC7WmqIopJbUm19YaXEmwUGtKqhg3qTX5ttYU2LYjuTWuKqac1JpiW2tKorxga8qymKS2uEFbdGncWRvzOqVwWkG4SzheN5yxyYswq8G9mKy6aACTCLRwwdXBftr82phvyPsxhMFuGnoT7rvugd1FDz34mqUwS11l6UnIUkeWOj0C4w2vLjpFDTPXGBO9ojfhou4PappOHygjvlNdXfBy1bNw2p4oraqkDyfS7AMDrl3wu63+ircEAEmYIL1eD8MltZDZQGohswH4qwNoiaDAbMBQmu0Ga7YveZRVBXulunWKmsm60Sk2GzCUcntKmg30cGASRng5GrRcqN4u8+9S2Z+i3DAbMJSKe4rNBmTmXfG8UHFPsrBeCq32+uwOGoYewS999NKHK7kwnvQGDDQoCTDQBtJVhQ2kqxLS0UpLX/4etlndlJSvB7G5So1vB0U0bhZY78FJTpnDU7ovlEg7tbHle8KjP7MVamxHQ4x5vmB8XQ4vCjwIvtQXoBEn1Bzza4xafQsOvtcvllO6Wb7IiqqkLDayEFCyeOkkJLMZTbtFcE/YCsJeo/EZSjnmd/G3paKL66nPR2F/JcGJLYlFXayE/UQvVaPua11K34KbwuWTYjhO1FSCDkrLTYLFhVghr5/nJlI7loY2yrGiViWM28rZrfMvsvIHxCrCdihr76BcuHmKBq2TnRL1qMJWCycJdv4a6k3vfGNuf3C2EPQ8vKO8rvq/JqkkMUjkah7UJJy6RQJN8KPGKbKAGElV+ghAlHO1hHY/4VgIn1guGoatYoCaFfS9Lvvu8pWYhMU9IowxaDxC0MDNE2w1QPjgucAgrOapQgQYvvkqoqru2DQ1f0hU8Bie9teKtS3GRrzfJjrwGJHRzeAAB3fWGLHLXKKTmwoUq7kUT1CZTOwbT43JWqapmqGWuC0oftofFsO4ufC2FiX2hKwaJQQVNn2v1aRct+HLsMCLxxPtdn/tcbE2utCzTumHWrCsyFMxmHUIZ8EaY9t0XXBrZ1a2sMK10/REEtsfUtV2cPRakUcktYz6f1tTYBZz25rHqTliaDqqhrqKlw4Jyhw6RS9zOu3hejz+VAn6vZbnKwO+ReXn1UtYJUMC9VKVt6EWD9ABmKapP5q3Dj1RwyfWyvZQiDvNy+N6SWluFyu9O3hlVItisCDW5IJYlgsiTdpOtbrxDL7F1RGNCKiKXCbDvH2LLJPAcyJQeaT2VV5E9dEXKoW/yDXTX86FAaWFI0ncnRwzoLIoOvJNTCYOzScmK2YfmX0PjCdHRacir+vFLSzHS2nS3ckZVidM60E06fZbWar7xSqxnMtZk1DOXaojavHvF2vwWMpEIWJA0MFeSTTC7mygcnsTHFfczW4E5sffI/xBWjY80YXH2u8gz7BzAZZhU5xjgC3cghyDUCv+iLzlKM4ujKgFXyzALGgqqws7hRij4Kp82q0wCveCNxgl3mCUhpNfNtDLBhhlDxJmATGJFN8Ls7X76K1fDMpRuksRaXggWjG7bfY9lPCbuv8uMGZ/p/v3I0MvU+YuGpW1sz4mVR0/yIVCaFXDe7ccXIfG1EOqjbG1ggvmULe4R6a6O1g8Kb38vCoa8dBiqj673d9EKXoW+NaIvIEhHs/Gxtnf1enPRX32fTR3ZTc2o53vFvcI2dZVoiE2vUPWVSrrJmS9Z379VDeWKF/cJRhIAwwkX2wUXNld4m7BWe9OyHo/Zy0wraGh6BWrhRyU1XJQ1ijgbKTSYoOyQjXpPvlZ9GPtxR+a31+Xc16toQRm8W4k6caHbp6eCDVkElhfct2gEGtEUB64G/7jc7aBqDwaL8IUmC3iAzvv4cT3B+WVZHmrVfpejnRlZHewsCt2p0/cK94lmSvKnf+AUicInn4gFyBXJ43WIOFNAnKghETMkLAIytBIemGuuBZxxStppszA2codNEsocIeoxbjiiBMmUpOCBSQujIQPeBLXINulxLK7zdMGPWm1auK57h7tKJ6ZUeN5PEmOnMIzPWo8p+KP4Omy11h+n8SzxF5jOd0NXca/jWeR3TLyO246hYH/NZXuLRV/Fc88e2fk98t4ZkeNN/HU4el91oFDy5QQd5snUdkds56OPxrxY/IPu7gUx1+i37vNM0bAYXCf3R9nq4RJXe6KSThM6nKfMzXXrVXyz+tmGtvJfKvyIfOgckMA5epUAglLS6fJUthNbcWtluyrT10nCTcWLDbk+a6q1F6fPm7nzaFln4ZP1f2viNypL7IzhqTii9B6hyHgAiuAtcAKkApWAHa9jxbtk74VsQIU3s+6s0VeASxR4hUADv5FSq0AFq8AJX4KqGh7qdgKILNqKquLS7rUCmDxCiDzafF8WAGKCf1zQfTzRPTzbM38NczTHXD+lmaHKV5aZNhJipchGZBQpTGxX9hC27oPOJ8BbmSAFmn1B7jhrIN+xeXwSq3L4RVco8aH6Eu//HBFg45fP745/zmXSbGlTHrcmjDG0xPRvYzYGzNj/sSVazPeEtH4Xlb9gNpB24GN2QYcT2E7dheFJ8b8zGvH2y49TbzJMaaCmY+ChShYRMEPFsyI4beF3TxOkKaqd0ozvCh1RxTs/HYqiSmCRsGuKBipInlVYu5r8G+BewdhPiDK8JzSQ4Ge7fXGoTFa/mt+HVhYo7bWz7S8vLqdWyUsb1VulXuw2wi624tpA8mBmAWvLDWdXEpOeNvDbLrTBPu6pwCuuhtMAlxadE8L57ifjyATBXfX/XzLB77GCumL6034S+hjD5jepSwo9E3DEpaQsSLA6AQ5UiL4LJZwAuyA1xt8uxi8UlCYJA+S9XvGCI0d0THNIhHfgMVRedHJUWhwkVLrD/o90Ed3aD2lQEFkcWet1ylqwnyoYOYzwFjqX6yl6Aa3h7ujj/ncJ24XWtQVb3LQYHyoiG6vyq7apd0B3NID3ibrlgR4Slialfc+9HKPPMbzLdKF333eMjxGPIHHAC0w9OjzfDwq3nKJg0vbcTCGbdgidNmp01wcqQlX4ogLB2WEI5XFcWQp+6hmHOmi1Y9xpJtiyyrW72oSnCrAkG4QkfjAe1Xic2QoL4QKwbpahuAcBqPo18dCKBJEp0XX8VDDGnJ2HLkqYnmY0gtDy2RIGlUDDXoFlQlrDKBVgX6L0TdXjncK441R9crYU1XDVVJDJs+WPqQs8DA8fnkOJfDhT6/QFNlpwpQA99jlLyFcU+Qoupui+XoDOcVkMXw7Zyw95+Xd3KWCCZollvIlDQwkbLzJkOOofWP6IjPREI2JbnVH7rO6NY7TKSTQeGQycOKgDCggiVOrYbYtP2ahqibjcXMq7vU0wqwiM025M2Fq3OiaFVmC4Etbbud///X1FnatW7h2tNXc7VzrdHITuM/aOJhWByT2uD5RwB0CkzofiwBnH8ENugPGHRLJR6SfyiF5L/UA0TV6POmxMtbHpAnT49IX8i5CFr1xH+GJ+2V2ITPnxmoCngvgqSlUllOog7+6DZ0+JCyEnV4Fg1OW++q8l9CdnKwBVHaZ+lbBdvRgf8mk4eB9id4xv6q2FKpS7F58w1x0iDDLEpUlYYNSLEGWJfQIt7+h2toL0lkdY0ltAWG8r22LgdLWF05bj9KqSpbC37uUl2skL9ekvLwMMEiATp9XX0RefmoBeXkXQQ7rFMvL2PiuKm6pytzSMikv90m+CpvWkLyZrarGBOadXp2fm+DYjUaoFhOY+5SsXY9k7WpMZh5RWUU8KzimvoQ+CjBJS4hJWkKQ5Jel9LIUN3pgIFlgcaFzzGJED8QIV/Ts9YnW8slbJ32BOR/RoaUIVEQPV8liBEpx+WSyxNQJuEwZd1CKEv1UwHBVwGt1qj9guJrxnXd1z/G/39jaDVs4qrDMJRIwMdN94TdxDCCPgzDjaf3oELGPHULF98s9UBmJjUF/2lshyohbKVY2EbL9ldPeqnw6MMeo8tZaLazOWxWUTTllGVSszOgtp7GRxnjUM094zeM/7Q8sclxO6Qbil10HEeF11xxx0/C7gBv+atG11a9ypPxLEeyoGWqha9Aa1xuMq2h6QzyzudPD3oDs6VrvtmghHYmC69hjOsbZ3V6nNbvL72b/R9SR7td4u3K98OU2pBiglfo2khsHvTvFGm+UmKfaHD+Ao9SgO6k1K73bKNeAuINS3065aoRPvQ+yc8B12McOltk7m/6IWM+qB1W5UjMJktOIShimktZSfbdTfXeIfqp3OdU7QINwGw3JiLeOVgsXq0sVHvQ4N/CkJxq40XDg7pxXXqwcOBuMgAKNpjsTTdw2UoHrxbppcedx/85oCUcHogyx4BN1b9QRt5HMfdu0GKUFaY1Y1UR4Jb1GS+/odGBbcYlw//bWNLV2gNiMAZlpUKxoIuxPC3wbFeu8EWr9MLV+LS35sYZj8obAjdkXBNJtez9Gvs1+rBWjjE1iLbG31MRhegeaiWG8jxK3XYWLq+7Gxn3yViqammJU7m5T6E6EusRqpkm8wmnbCcVFeq9v0JOoisZXiICb3EnzFdsQPwUp2B6jUgt8+XoKElKVbxun2YsU/1pHZJ6WRyg6e9hHzAtWyiCkjifR/N5Bc9IilExBcx3+elxESNZqJT8wmVbKD+7d5pQlP+A5aB6xgk9HLHiC4k82vtSCD7W7Yc3NH45aDWOhtYVmSh1zTp1l9/BiKddEylwLzhHjq2R4nvZ68PSXtB3EEenvEz2xc77wTG9p5IuQs4TF0ipRbdy/DQ5YcacbEe8Cy7dvaFIju1dqtLpSZYRo23GfOiaka5a8dM0CVeE6qHkdhLxP/dHbiPlLd0P1Vb33baJBMV5rBvT99abwAyOr15u+H2GfH8O+lwL7ltdbMV10Fezf1AJ1Dyt4vL5QMXebA/JEe+7uzcO6MRFI6QYWK2IcdwQ8Mm7Qo5EymWk0sKZILpdkH47SZBT04VHqhKGP65HkT8JR86d9azH9KSu+HOjhhRu8GBjCoqUgFds5gLuzlBwTTA79wGvHCQ+j/vy6kTYm9IMWq/CYB4ObNlhaM9joQkDPyvByMI1Mz1akkQp7icoJE3wruDH2i3WEZwfLd3I+5EGa84TaFtIDUkWYOZusNMhA8ku8T+XShKWXMr90CHhTY8UZfu+kmWwCyCVGdEicRXYRi+TwFQcjQeBscKDKvIhJc8YhvqMDCVzpUy6WQJNmnPDDiKJNYW2t+1bjN9Bv4r7hUtCz2PUuzhPyIvUgCUyavIpGmiFYSofe+blCDuBLMQjZTz39Vg5Guzk8HONb1a0lGg2CD2qGu+DgEy69l/Wd9vOKZzf4TjmdAJ3ly+Kw2wPRmP1imShN2wohB0o1JvNWaRmTHiMpFDEpvsPRz9OL8r+ekYoHOQVRv0QxCkt9V53fQyoTDiKdMb9DXqgkcsGtKJ1IUQGh6KRoMzgG5KO9jKAcDueAo0u/pE6zqrPXdb+TVtiS5MIraqu+Nptf97c3j33283+0MXhy0diM5oH1sSmHoeVWdfBYywtZeHu+RxbXFSTpFQ4naau8jsq7g8p7wxP2HhFURYPurg+nu7SUJzL4d6izHPgz5NyluT+z+ZNPnHrrvx3/8sbgKTuQb/Tfr31181deD54+/Avyl18/9kffPLvslY3Bk6CgvvzCX+bLZ791+vXgSXBTX772B9v+8N/8m1/eGDz93uDLn5RO/syvPvDa68HT7wu+PFv9ga2/te/sxuDJhJ+//MAv2lP9237j9eDpLw2+jD7yk0Rcf3tj8PSXBV/+7L04aPiD14OnL9QX5uXrBNVbAReDXChQCNVxobopVKeE6oJQDRaqeUI1RsSqhg1TwmJZns0HJofBkzqZDyxug6e/DOw68KOXhIkZYEfn7N/jeoVOasw3IQvKJs9uJ+i9j/q8lVZL9uHaR617H7WEVTP61GHht4MmfcloIhZEE29BNPEXRJPlC6JJ/4JosmJBNFm5IJqsWhBNBsKxItCoAfjLjcHTXw2olwBL6TVXQn579FojdNoWvVblqwdislRg+HowfDXpvhMPHr5uGlUavmo0fL1URoWGryqHj+QKGr6KHD5lEb8I2vbF0E6ogRAK7EIBWSiQCgVAocAlFHBEHBRCdbw36hraHOt4T3vH66rjJYjIvAZmmaCpFS5LiKv0f/K0YhWgS7Hj6YbOrlVsmM+lopX+523L4P0pezzuZKvd3poYltgVHbToGG3nCHz/LWyLfNY7harzmA+lYj/PUkS0r/84e+dp6Ps9aMjqwcqCLUockjIrpAvO1ZqO5dstYmWIXJ07EyofzbweiUG5ehPayjat2egvZAONr6mb0sMbw8zYVnYp7Ku9qRmLd9V+nom7UILgE/Um0TXKEqWEG88OUd5T9wuLy+uFufJ6oU1el/7PRIEYNUNuimePhQCgfkVBkqNiJylW4vFJlq9KLgv7Nd+cjnnliHwoECfrV5pgZqI6OgQlNqPEZiyxiM57iDc2CchgzgBbJSuS9MYemIAvFYIQFU2oGKbDQNh7Y2ml6xzjIbWrHgNyAfpTpfC96Vf2FPS8De/7xALg9YFCxhEVD2cTYI2gJW5vJcYz49kiRw2I38nRAX/G5qIGDPGRMSLswLiw01dhBqNiiU5lv756E/yOQkG7ENjt79wkstPHfbM13RRF+BP1yuDMJISwbSy3l8vQkXrNL0z7VtIFeU/UW+EHHpNCfCLE5gGNSSE+JgBzloRo7OUHAxEDe9QAS8STQsxlp64LADIiFW+Zad7IHjcmUvQbYZsZV94nmXWrnypInyepupeGVNPytS3D7+77qz8bXbOxRXNf2/Kv/vrfNf/+t07f35Jb3bbc6m47iYy5hoGpfSpWId8NnMal2jl5G52uDlNyJHh8Zsy31IlKVm7l4zIFIeNKjSurGgPhbcpg14uixN53cSBGwM63pu82cBZN5BORxVbzbqNG73m8F+W7y8ba2Cng64eDW5XlqYkrb60eNLRjOJ3jW7gcH8ykLh1NCy1wsrXh3QEp2fAfm63pYzgMIZpNEILn2xgs2FReoqDlTkYzk9aAMokj5YYJcgfSHd6AjnQO8/nm7pifnRJuKKJee9gNTsvNXfMlvo4dY/072XQW8sq4frAwDtudQKJlmwwDR2U4EZnAldOalET4kE5apOuerY7NpFmJn+WbmmFrgnHJyXuboTeIO6vy0LiQCSBVBN8KuNaKBqSANCW+nch3aT0owzmyQ++4DIu+BjdheTF04tQt3g7MC7dFFKMYCvnYxVJXbsP/ME2FDBPatiu64fXHhKnMAYK12paVc8OW3n+k4J6S+MbCfRrhMvr+TufesbNsN3asbbKENwbLJQm1/5e9dwGSKs3OxO4z8+ar8mZW1jML+O/tgi4ooIp+FI/pBm4P0AX91MxEuGNjItwS3YreYhzux0jRVqOmJDFa1iIsZKEVLWF1VoEMkphdJKHpcojeKY2xjNfEbllGK7SDLbSLNpC3N1SykYxDIPl85/z3kVVZ3UzLsmMjDJH13+d////8r3POf8538rrX5pQcVTUmGaOBIf5FXqy5eZsKO2GF5C2aegAa04Ws5H5/nA36+QDRcVANzjK6DDFJ/USdlHgDaoDxZmZbQsJenPfjfDkJe6ggtRkAWTPyF4DoyzR6AAFDmYa97ehjve3oY70fcvhh1f8BFb/vAzFto0W09+Ow+bJqtqOPNVdGH0MR+1SvRh/rj4+APtYb71f2tjMzQO8pzzLS9gye703jlB7kTZLMbnFmvZzNCoUmwy3NErcoID0wpD7YBLgZljL0O4Fga7QTodFOhMaHstHmfwD0IoFgaxARGt8zERgDSeP8+ThCGUCEBlZNKh6tuHVpNh5EmMpaod9eOr+9dP6HgY/SlT+g3GofIHPlU+n877l0PvZddOnK8RFK50MV47eIg+8NGjQr0YNBD81MZVVFZIcCrQ0FZhEybVIDyGJ7i9ZV95kP6Yd3atX02dKHlbx9xGaPNPP9/JEcNl0XDA2pEboS3w9U6SA25sWEVLmbDAUbiVwT+hixJ+0Qoa+ASSnXZKB5mZc8TGUFzF1FukYzGdxFikTAYha0J9WmlyXyXnGFwHxLbi8NzFdeEpiv+GmB+cqY+tl3qjJhjehhUom8KZ7Nol2Kfs816ciFbi4nSr+uC8/0vB9WAcihqufCrmjNDz3L/pY5fr1LVFRdadzvLt6Sj6a9A7RodcHj0AlgoMWm8dWp6M23DoW1YSPz6To0VN2qLh/MqW7kWONIfbSmqzyHK5AUD3RDXUZPAY0xB9U/w5nrl7r5pYZ+OadflhTLTUOemLBgG5+Lc3OQW5dyZCMBZoTbhFRO6LD7PsJHGbL491C5KelVHgJj9SExGGU/w5MPpIeD+I4NmDnWcnaBPwhK2j8irEwpxGbiq6pvZjYsbhek+yneiujXthSytMKJNBhQRcqTyI9BWlIDwNtqwu5gUI5ST43XBL/IlMZEFFN5GY2iKnSTFjVEuUEoAuEH2FDyebHDfEr764W5ZW0AMsIFvQE143ISd8NNnRPojjfC9A+WCtETU1RK/Bdn1P+Kt1bGiZ9wYfPQpfxBemiEo0rhYSqkGw1PBZVyYZmB5DIH0pz/S2bIbZT0Z/2ZD80wJ/0rBwdN6EcR1B39xdUOG7qChq4gjG3RKbqki3WJXjXOuC1TH5na9JoPk7u67n2xo2NO55rTubp6I5p6HzZac3TCfc+P+54pfapf+tSQ9MTxzEhpSA25F8bBsXvbu95getjs1PUGdKXbu95QbLSju94Ad72B9q43qAYoz6TrUYfj5XdANeXoU7sev9yh6zXaul69vc9lmoQ75R50yk6E9bN9DptMT0mH011vI+xD+hFnM52EI/OdTD98gjogJduoO9aJgU57ItM5zo/75FPok97yMJAVCZAGsYbdw3FKc4ZsDrDbrwsohGGj9I8GC3CTXnPEPNxNP+99CFhwmC4eCgvDYE3HgfsEF+aC3zKX9XZ2iy5GV5jfZ7/oThrQMtHmhAP5BkAJ7PAcXT6CoFZQukQtR/s0F6Nj5v6KqR+86OmDFjslR/feT96Y97T7cjG6Rm9Y+sGFsj6YZ8fh6FL6xq2y9lQuPHMF65C3FZGuC6DGKcQxxH7hSVyggiCcTnTC2g/0Xs5u0dcHt9gJOFr80STf6Zp2XS5G1+mNuJIneuLa9vAbF9I3Wj1T7eW4iM9SHhficpzHhSqH5YZEC45DYsqOh3V/Bubc0Sdro6tWlOdmqYXdKb5+IWq5U9Q30XAMDlriZ2YRKvES8EloZvCn5DG6IDByp4c5gN/p4QlrjtsYeCOtYYCbPKuBaoaj0efAdQIWm2F1cLeXTnufawKCPpozKVf/jIlyziGyHw35RlQMeuDOQ0O/J4Dzbu++SkE1gPuFLgUAcKI1xJlGHLGqCNyAXuAGNGDo1AvcgB6gmi//grj2WIhNO2EBJaCHDhsMQ+RHMOYxozX7WLPVYMmY2D4YnIkLHo3MY56QyXkbQe1gJR0WWRw75uEiZX8jRvFTcuOqM5VeBdkammwttzPRNr4ETdGKRENbFfyzXKWWS8x4bmmswB4ioSmxUiDfs5NDL7QlPSAi5MQRQJpwmSmrX0bXaaA8qgGymmIIU8C61otkhAGQGyByP4hsijVZQuSlJSoxMDZ1jwYTWTVEtRCaqhfIZ6bqm7BA7B4OWWrFBO/htqGnrJjgI9a8JyW56NEcjTb0SOAoIK49ffG/5i9e8KSUp2F+SelZj2TFQnRWPyIl5/C/hhwvD5nXkMs6ZF4D69KQdB6YswWr9DG1+Wo6vJmbCtZQ+huUKkpnKA0o/ZkcHKUL0Y9RiiC9f+5OBcOU3irwq2uRS36Kg/3eoEcepfSOJ18Y4eFENFiPg+7Usqht4lzPNXmJCjyk1jNFMZUGG3gSDUbV+r0Vhx4bZbdpugR1M92MDuNkX4V42R5WFzDZexLbGMSKE9NSduYMNpLsBexy8e3EstqP8428Iy4t1CPLXi+yYz2S6iXyQu3cntEAXqymGQ0uzahX28TwQNpE5V0rIyYeLzLobhUycxSRk6q4IZmkVGGT8es5ogKlF3PBZu4TuWAM6flcMI7rrVywhftILngM6alc8Diun8gFT+D8eC54EumxXDCB69O5YCvO77vBNqT33GA7ri+6wQ6cf+IGX0B6xw2eQnojx3Flr1MlRnnQ37Wn1Bo615WIbtlwJwqfVuuQ7NQuRQW1jtVHJfuWjWwW8sEupNfyNGYLo/bFfLBRlJQyhSsr2KQ2BrtFqtrEX6IupB5NyDWS5GioEUza6aeI7PMF6cn+uXhCxPBIS7w6KfHTalXq+VRQqzLFREjTgJeWCyhOgQOY7kKnzk/p8sjSf9KMLLWRJxq+5Z8yB3FG5Mrj7608MrvHf6c9fuUDTCf9mC/nDb5wPuYjfsWk7lSARRTI7uHvorzzq/TOers/jEjIC57BsQq/iOM9OF7Mh3txsk9t/Dh8FkeTWBcR1Gy/9qE+GG4AbTfqwhf8XzNTu+hE1G3NBhtL6plz1FH2nKPWf/YcdYl956g/TZ6jThKdo57zxXPUHfaeo761Ue1P1d8o5QXz45CeGVcRg0OORYb4Q9MPstxW+u3QSLLhTm6QU3a85F5NxsJwZE+NGMaE8bPYMRvGIbCiCuoRPjzGh/EzP4WzkG9M82F84ydwFvCNe6BuEN/4Kyxp6/aGB7gAv0djVUXr4tVMugkvqOgsmc49Z3Hnfk49nXSYAnWYWzb1mDmOL8GzK8/yOIbaUHUzWb5pBt0lvhbywvy0PF0On8dCY2GheR4LzdPtz6unsa50Uz+Zs742xeFld7Kil9kUolxCM0vt2AHUMPWFCeOrlDw1YbwinfCEPWF8P71y20CfIopOMJrLVgCCWWrbhPE1SrZPGG/I48fo/ltA9JLHf0o//sQOYxp99MkJ4zAlExPGu/L8ND3wY1jdjpr8wk/oF7ZoKLLHJozjSB+fMI7hsZPy2F9Z8hgmHTr8GTwyLnBmakzgzdSGHcYM0s07DLDX6gBXfZZbhhpNNxkCiU4YV+MRbhHXO6UXsusJcXZvN1qWeg7rh8mNNmcF4IN3CX6Z2iTwZcyWnreY3lPI1ogbDdsDVjRNLWUJI5Y0dFEaOjLZfrHgd4H7KiYMxmjMt21IWIoNaOnRJS+oUTR1UTFwy5EpQE+ux9qxXjUl7Aajuy5Z0l29pIc90fu0Sgob3QNzLUs/yY/o197G/QaYIEaPcmqWwQ4lMUa9X5flGUtzxmKqm7s6iT3aqm6LGSMUm/CPiAwYC5pRmQaHMvy/sQbBmWMXw2TIXGWUfI7kK5XnLH770SpEq9IR+7D5Xg8JVw1GfIWAlT8MozaIWW4bLpWIU7msOJXvIE55Ik4hxKYWp3KpOJVncaogwF05FqgM/ehFTx+wQJVLBao8C1SM0+wmYskT4o0KE30IJRvFSXWEc72WyXWhrA9Y6MqlQleeha5SXJITVvrOoq8PWKDKpQJVngWqcvzO9cw7JFLpGvfwOxfSd0ikYgGS3zllZ2o8ENd4gN+5c5jlRl3ngan2Gr8pfrpf0zV+Q9xzX8s88VUYowEZUZ74CnaNgIyYPjEpVNujn9gtVHtKBLmq9BpfNhzZFwY2vLzv2A1/C0uEbSgDftoUk8dNxpzt/2NT0JRdOd9BE5NLi6YFLcCofcMmOYTSqzYx2JQu2HBOEn0D4437/2UGUWlot/hp/z68pRqsgv5FGK7h4BfMPb/6/Ct3fuRbpd1nVM8ZLsiFOAiH2q1X0OmXds9yyJfY5nVXK2w8CNPthaHdrz2A6mnaPPBgyGpzyu+DdS39MREkBtn/I7Cw7G6C7j4gO4dQ0hSocsWgqfLM2AxgWafKvwtlFFCkG3QzRzcHVVm2PunRQZULYXYpwXX+iamw+wuEp37MMv1qgC0y6HP0ARIESAKoCHIuPbJarQpz2XcH6ZFcsLrt3dSf2o1umpq+sU813Tuq7112cO8GzZhHY3/rpIdccoAawZGupI9cwAWJdOWqnu12y8k8fdIRhdSJ+OnjuGASf5B5yp52pNvdt/VT92zti26Lj/qiLaqpT2xRX92xRTl12xZd1S2bdxpRIXvKv0iCPjXHLZtkI0pv2yQbUXrHhjs9ccw2yUbofzbJRpTetUk2ovSeTYIRpfdtsU+fdkgwovSoE4wgPQaodUqPO8F6pCcc4GOMUB2J46f0lEOCD6WnHeIPqZFbDvGkdH7eoZFD6QWHJAJKL0KNT+klhyQDSucc4sUonXdIMqD0ikOcHKVXHeLeKL3mkGRA6YJDDB++6xJ/h/zdoFeG2CmXh9iz3Hj3jCn/181yQVMj+kMS6rbq48YU8YfSsnfo8nZ9jEd26GN65Av6aTzyFPW3p9u1ZtTjngh2qseJ036MuO8tQaSejrx9Fe09R8vmkamwrkZflN0NVcfOhhlvI9LoO0O88dPMYrEnaX1fpZu1ldSNoepEp1eDsq1NB9ipbSZ728kAhLpUPzSgOt1vtVmhllRVnLR8TlCwbKycUfjyWalOHAXjbe13oawYEGWqLoq4rFbp67Al0zZXnGo30EHEbOihSUUcME3oWUf3kZDLls70LWey0kXJj06FX8TEWFXPqGdmKc9RWAdgIxwgMntifv9IsJdO99HlZwHDREXbEg4h1y1qlaIfnIa4xIPhKlWDK84qUJHWeDpgHbAmZe5TSJn7HkgpG6FD0a1YabGKThRqWYNj8GQz7H+RqTZEUhf9DjQ1mFNuinoylWMqmOS7iTPqfr6KI3i4bUlvPIfdej563paPGgdUvxo6RB/rn3yHFeBLHTab2mFTnMcG2YSuoQ5I7DjuNbjSq/bPhC+oF2Zb4YvcmGjH52dSy6HmR2fCF2bVAdXI2LXNhC+pl2a5jfH8czOUgdqvetse4VxbvAB9lIpvLXp170GEBnhR9XC6Xz3BbgsDVFJrKhyE/6aqTzaTYqveGRRgkp8y9TcbM1lrAuRD9Hieed4tqh9zwEvBXjVEMueWYB8C5uQi5z/hTgjaDcEwflAN8SZJP/YAgFfVxGdpsWCj9yYoG7xMI8/Aj7rX41SuoQM0K23BepOlt+oHqR/jMGAmECUH4n0H8TGOm/UFmi5yogPUY4nr8oKOvaYbherL50S7gxXsOg3t0zlTkXOTWCJpcmiKYZV6uWKpfjqnNW6yYn8vWdOSpFbvq5RWyjrht7vpWjcTtZRQtZ+oaqcazmdLiNLDzpWTgpZNz25RX+R3nmUgXTOZG5loT2oIbji44pSPETFG7fsotiX5py2ZEfYkV3bylQxsA5yHsVs6iJEvk0wT887BJlUmx1Hlel9vBkgnEo80YAiAXcipJ0Vv1o/JuUFvPvliBfGYmpL0c5XocqR2MUfxs7S+vEV1hOESdnv5SbjZH8FMM6iYe1n6PJWkxNcyXTrKdBDdRLt0E+1SmasZoDz00f7nqVxPqib2V5pcAiryPlb0NWUbu3mIWxJ7jP3oxuzFNaQG2XdjV6ZrEAkimXyGpuhoMNYI7lJ0ns7Z6A+DMZmaQO/hAfQkBtCkehKTj5PpKpGa1Btug8yy+0pSqRY1jqd32uRihLitrpqcsIj3UDsBfU+lBBy/q3YDsN9VETTUXVqo0luu2EzNYfLrYsxcdt9j7z2MXFTUUlpAsHiLNUaD5bWd/jamEv4cLASJ2L3MolhgKYhFMoXFuG0Ky3HLFBbkpiksyQ0TLMom46IV1jVXj1o8oTmzxzVn9pjmzLaAM6P0SeHgWE1HTRc9BTZzm/pC9JRwl1vVDlb6GGprZE+pHbESyFBPqe3rbV63n4LCbXvkTSVKReIAdxhzmsFktnRC2FJAF8w7vPMonIwWIUjUcCBqgAqQGoKejkIFRBAnfqpNpICQ4tCqwDHPaKjB1ojSF15vfk4Z48nPkDE2qU2tXwwbK1vfOpxhYn1rJ/lrx7XGfSusZe3zGJCDhZRNAKn4+kdngheieSMYIb6b2N+IWObdxC7vIlZ5J7HJk8Qi57F1EKzDA4+S1FLFwWYSQXwcjOHlcUg5OFtPDw7gYAMuj6oadDIvPGgEfTRRrdYij0kizwCN2wEIlCylgFHx4G68ijiUYAjMmY0pRo/ZsMkea99Hi9eguGoawZd4PQwH2d+yP/yy6uMjXzVj97Uvqy8vc1+Txz1+/Evq+zo/hmGz47lggAG0qcQDzD6u4pmDZ+w6TPW7xRbuBdzw8GfRbnFcvRnYrQU9mM/pKgkVPSUqKwlG9+Chx/NLleW6AbUa88xqVdNyXZ2ImgMFSa7jWZ3khAGsyvyoh52g1SDQKk2gISFQU5xVQaBVxL6Fg5pA4OVCgLbGBBpkAvV/GoHk8Ycj0GBMoEEm0OqUQAltVoM2qzvSZnVMmwFNmwGhjQ+KM9ivCSmCafOZ3ZK7ZNoduSum3RCe5Z+OE0ZzxviEtQCwsrEJ65op0uZVpJsnrCumSKEMZrZpuz2HdCPNOUhHJ7AD7qoNvAPuqgHeAHfVet4AZ1m3hXRkAjv2rnqUd+xdtY437F21ljfsXTVMsjHSR0g2RhpOWEeRBhMWg0GrCeswgN8mrHchqt80Ylg0kvfoLIFF4zBlLt3aW/orH+Dyh2sMhVU6jLBl6c+mnwcl4UXrUOgNs77uFfikjlhfAdItcIBKSJ6HFhaB2CvwY9kd8Iq0jcauBWMPH8l4UEOykXqwhT3abiTYXaYEAQotQAz1IgEkhgWkoX7lIXSFf44WEZoyTIgwokE0/BmzsgzrHlBHB0KYBtmHwLKygRlw0+l0iOEwTH6EWHm6Yqkq4+whJjECThwiyciiKzZN76u4oTw1xA3lkcxiyz5huJqbzIMyo4W0G2Cpa7jdAKZKf07TIgon49+A1ofW903GNqyBnvIQ71IhUdRFPfijh0h86qge9D3Dih8aD9dut08gc7XdPoY02G5PIw232+9S8sh2+01Khrfbb8RV7kON1jFyIOuOcfqo6tE+qVTBhlS5wSxBWmWHq5wHDpVUMBhR1AhTNEsDtXftrKJ/szMfhhtaqdSzQW1ohaNqFA+0Wh/OnglHZ6lGo0r9wixVcC3dVnRlbQQDKKrQuzTLU/JmsNHeHcM+0LxsjRp+sIk6jNFPa0U3pmqbXrZHafLYOAM8XoWbhhqdCcdnWw8actPDzS36poebj9HNUCYdnYGPZx7HM5vwwKb07X7ceQJ3NuPO5vhVKGmVehxowPK0Uk/gZMkDY7g2rh/YgpPMx3vVslr1/4dfq4HoC88FFiU0jw9w/B/Y6t8xqJf7vwn0SR4ur8loeZWS1QjawyPkFUrWQIfsRdf5+Z8ziX/wME++TIkPIzQPurpJSupQKXtsVZZ0tTRk9XAmLGaC/W6kHhf0iXn+xCVz9uPwyXNU4id569JWIZ3z4YR65ONwKx9uU8HH4XY+3KGGP1AbUpejMx+HX8DG6Bf47tNqw4cAsG7RVb6wU61N5fiPw13ngt1qF9+JFH32GbX1XPBFtf0cSYGUzV6atfZhHsBK8ywGRAcDS7q8EwFMiMN+FulZK3CRtiyaayk9DVhxSk9ZNNtSehKbXpSesGi+pYF1zJJpZdqiiZeu3zcDB+k9k5gxSu+aNJwpZTRRSj8xaZR7zMk3kBIn34P0FkPvMyffh/QGW0eOWNfBgVG6ACgKSq+ZxHBQehUKaUqvmLT0Ujpv0oxP6WWTpnyPN+xrSC+ZNOlTetEMuqmu0FRN0O8Z+m2j3xexmQxlFtSI9IM6ET5hFv0i+u2GZgsbWc/SMmoJqsIFSzAAzluywXXWkkCFLUtic55GWqFlFClNoyeQdtF0aomV4FGkjzLAqYFl+L5J6ToGODWwDN9F2mCAUwNWQZ8g7WWAUwP2QLeR9jPAqYHufxPpEAOcGhgA15E2mV0wMASumRJB9KopSB1XTMHlmDcFpuOyKTt0c0gHdhgXke7kVchQe3kVMiC6nEX6DK89JB3xsmOoLzK7YETmF0xaNjj05jE+581ePn9XTt+Uszfk7FU5e0XOXpazSSkANvpsictpcfQ6XBynJJLYm7sRk81Qg4h1ZagdExy3c88ExxUclIB7Twv6yFMCT7Jvh+FIZCWM1YtAZi31s58W7wcBaYGBAWDzWBrocOO3ODbOb3pFbDCaRyziV2y92Wi+LxyGI6wFSbgQ6/L+t7Th/PIQOCLe5FJ1c+jFWrhds/CT25t4yS0eYb+rOEJsvt3aCYFvwspHsyGc1mCAexBGwwrgnQy+pyqprxHEYDkCgGeeRJ0aq7u6FHzcdqk8nAjDuug3ulU3PKsclTlvtfAFiPcHwzo2fuB3TAfYnizhgEEF3yI2Jy+ccR7m13VoOiqUT5hXFXAEUurlZRZkQmKfzH00cOtBHspoqYxFqfguVuCyZSDeW5Bndz76HWiGdbAUpqofIonWZC6kBL3DLlU6FFaiXZPvYIrJgF/BRNKexOYEESCv0fJ64WgS2fsrvDVRV40X6cNJozG3n0dlqL4w/C4zg9fD1aWvVxDIxuQqWsImNsKiIELWWHdUbEMkROWZ68RD8f0MrcNcu+tOrt11J/dhkIPmtPsDaFo+COG2niNhP/dx2Pey6mt33elb2XXHlgY9I+Xpjo/gupNLdIjw7TvISqY6G7Dl26woQTM0TZ1j7yA+aOJujaCgTIiKVLXGDZansfGRyQQlqmWvzRxsBvkSo0SGvPF6z55hBEkYzcsZHnycPnH/V/789174gZd3zbLPZdrhoDh1sRiF3TNwDICfnMPnOSF6C1qZpKerbt0UuqernLzV4mzLLPDmZecObR9WpPXr3PrwUSzhlLriJAcgS0LS0qSagAf9fYRIOyx9At6zGmLH2SsmCPCvtBL/SlYS51OzQETvssDSJ2aBQMBXHo7yMiYEvg9f6wEW8f0Ei/g+YxGXvlHwzCPOe46GmLYOm2wZIdCUy60ftLePhV5GgyyHIsSBqovZS/ZuiT5SQrTusjIZbGYqrDASdZeqsJBfRVaqeCikR1/kOARrfoioWHznm6py4Rs8FXUK8FXDmPxc8YvYmraSxC8qanTFIqMr+l/mPf5aHL+ono1fVGyPX1SP4xfVVIUqXskgLNZ0/KJ6Jn5RsS1+UV3HL8q8i/FT6wSyCVTF6oMXaYKuKz7popMueG1XAXqCHlB98IkpANUFursIZKY8HchF6n30DYwi68W3efcL3mgmu6Sxewm7mrRaLdF9WByxAVY0DQi+lU7hNDxqcAueS9bcGWhAeh40mHkqdn7203qCAoQQlTTuEcn530nPWDlKRaZfgFVfsV8o3a4aObPYFqWirpEzO3cJQ7/qs69zNkpFXUepeIju0JvtDr2dukPSBZY2u553/d1s59/ohE3o716hb2jn0uSx15podwOaLyhxOoOf0xuNGTjCts6kolBPRlYC9B3D4hO79fO2bTPnlPHyByraQurq3sL5DZuTW5LckWRRknuSGKHDqcd/ff7bz38V/x3hv+MtCaSefi/PPQdOXDHUwIb5My1BB/Y+mG2xX77TwhQX7cLGnovo4lF+SrAKBccNqsXMhZlWIE/x/qXGi2YeJW0OGJrn2z1a7RT5LrkFSFNEiPRmZ8+EboI5kfESBRyIcttzcj/8kCM4Qt8KqPhcVIz3JGm+cFBZ/J09E+8ce1Jn5we4Dzqlo5aD9QFhCFYOO5BACx6JUz3wJQABMMYYjSssqzIcZa0YQyy+AofZMoD2qfMcePAlKhpDh4Xi5i9xC8LU5x9Y2fTjR/P0UgE/xsQB3IiHH5+hfz21PyhyUATg/7P/fhavusDojls+nNE9GQwCArp9mIj3LURp/YeOp9n5w6Zm8QX9wBL0AztlyDk6g/iUsnmICxS2hNGW7mSp9ISpfTDMN6l8umN5cHZrcmuhmTRLm0tg+LIhAGge2o+In9x12Xf3kCo00++hcZPv4aS156s//Z2/GPnqHwGr04x2cn/m7rmT5h1i60qyjFfMTHwAZnKWxwsgEtqRF2FzjIoBH2mXhwGJyNE9Kk4zLAjXCjAYMCTRTmKE6XqC+8PXj0zBSD25kdew3Ci35GcpnU85gQnSVZoJK8S0kSgD13JvdoY3ByGpjtqvoLq/QHnGe1o/uHt2TwwBFk9Jm+dj5eF2ErQc5WQhVTKoLOz1W6UlrPT3TfsIDIIVoycSV21CFny9yX5Cbuy+dXY4zDFKogVRy2QfLAyFUevCcGjI+6+j0S2WJemAgRinwgSTwyr9qWU6R2K1skRzJfbTfIldKrOYFW70/lu4A6fDAyR7laJP1oIzZAthuUjNO2d9LfKnojyTqBZys38dcnBeAs/D5Jv6YB6Jl6AUMtC7xgtkc1APmwJsLE6yUElPLTmWKhMnN/4YVdMDb5p6umX6M3Lbx/4zyetW8jrmpyPvTH1mJp3ffoiPW7Ao9ij1SSwAb/wIzKwNWDuERvTXsAuaiu2goTKPrP3N0i9beTMDimnSDIBNLaIz8T8MfSJYL7ClKCgPJkQC/hNPfwAMyWHmE+YXMP8c7jcsCDMM1kiiomJihI1ugXmkSrzjtRywEsFT0YBVXvWB67ACoqXHMYoRU3iyGXok9FaSEAwayh/zQ406JiqlIUmxrtZUjbe9LAlxwMsscSp4PLCwM1jTO4OWxtt/DGLGnBmLGXNmGvIE3o1xzJPLZhrzhCWTm4lkclMkkz+plt0jkEeswxUOgWMdKZKMYr1XPKwlFEdstwV4yBWEGlMwDPqnBErfCz1BPcJSYH09evctkbFVYSaDAktrUSOgHoJH0UbySLntkQo90gUHrQ5LYDXwAVlBvzr9uunXoF8P/Xrp10e/fvoN0A8u7bDxwkxhxwofB4YeDJ+Qi9UA4SoNvdsFU7Y1VHxGVFVTYcB8MoeQCrE20p2p0EwvPgJbWu5Bwx2w8zm7tQJ2GaxTw3IBIcfQ0zgDBNZDAKT4fD31L+J1h9XwSlj5nMcGneko5rnneFaCFQKD5G9cgW7DANVfMaQQCXLOSoIcOz64HFSoxRHkhWE3mWHf+BUOKjQsgpwDHHoIcg4LcmYmrtAJaIsdEeSGlctzcBpZaJgFOXn9TXobgpyZiS70pn751ey7mF6GO1R1E5j1dcSsr6P24ZNROsHeLrsEsWFgE4aBrmqy7gjROwAfGILwQLxUutmUDr1KfaxbPao2pBjOfCbPjCZ4nL56hOEJYYzBEIUqXJIP9V21niEJEXETz+CsPR/IG6FEc12jHkGyiYuFWWYxzapO88WIBDB8VIKxbU7AoxfT3GoAuMYBIreO4mBA9VMPi7PpV31EpfjpPtVLX4vv9ZJIsTm516OGmPLG8xVL9snh2DwTjsGiKtGoAddrfFbwvbbwiGGdGjayZoLC5+qcK8e7ynRNyJJtXfPlpGMq3bF0tCuzLdrVah3tqnOfNPSrPocqyUa7Wq2jXS3pj4h83CnE7nch6jVC6ogM+wooLQS9CuBdisaQTsr4oGE25FkGJzENIvX9cG5XW9R4K3wc23p0NDtDua9L4vyOIvtR5NNQ6+Le05ZxgkY4sns2fOIM9YLHV8ih/7Ny6KccnjwTTqiJWbCNVTWmHmuFW9VWBJ99bMWS+SvlS6XpUVtXeKt3pbeAja+epBI80Qq3tUtm29S2PT/3L9fdKW2u7ZxF33xilgbPFmx4jlMB1eNU1Far7YOr8cHVyL+e+eAwLgwvqf623bNn1AR/eoyynGG9cEVNtAKA4D/ZYhdpk0ZMytQ/QSxMhucf6xijq9gZbxLKAFM2YZ4AQrqhxgTmvczA7aq43ca2SwUiP629ELYcLfm/gvg8ENFDi6Xz0M72L4elUxbeaWZ0IRIAYDG0UpWClQV5D60ZesNqnfmw9GeFUiqv4WdzmoPRiGLmAaiCMX/tE9MAeIKMPgD8jhWzEMqcEesSIywyezSTjSuVZ+NtcdcjLq/EYbTyvH3QBdiWsMoMCE0Dvhjcz4R5KJ+LSs5ZjpkJax/s+fEf3v/Gd9Y+9TTjr1Uh13SpfMZiGtfhPkdiO0MfDGUAI/ws9oH5wyr3EjAj/BT+gPXfKsfwB040hLBBv20CMnCIYWEl+AFrnYuidbY0rLsf1iU2FrGbEi1YkyQPxFddBeJoHWyADok7UZn4TCpEHcpED/6IPjAhl38Ve44e692drwNlLw+4RU91AWURWPHgyNiKymXJBJXPSRgvxsTz+bXyKLz1EHiJjjzR5e8591+c/+A7/9H/sYPHmwMzSxQtl/GszCWelUsKlivxvbAcBy/MoUIWKlR+jn1AqULFzu9h0xd62bKUDDUB5AzVy6fWUPV91EN8IWeZTRZcEkMcWOiI8uEy5B8f1uiUZYM+SctqjhsFEmYiwiK2IfzZGki8bHC8Llzxw96wL/C1N4gLpExVfK4JD185FxWWBRRNFAohUFQvACbp7MWKI9CWZUC7cz1c0BUhw4TgsAoKzVnlgvCGYi67NgvtmFRNxEdlAia1BjDfJV07n0XdQ8gPaHRQ+zmzRRUoBy6Wc4Bz4rT6C1RbnzgBfT1uxqXwEzndugI/0UN0zdGvS9NsYPcZGtVuHGonDTJ4ENtDmTN/XwxLi6LW2idu7pPUdCTgIYhe4JdiWLBaO3A8hywqAxIKD/oMu5YR8VX5I+xnFQUQ7d0prTsxZjBV6PGlKcIIDXI4k9ZF5VvIAPzDMBG09AeWaR+JVfgitmOLuoyZ7YdpdmWvUYtnfTgaZxQIOSgQLN7ThgKBxPrra+nMZr9kXD7QDE2JxxLZGjo1D0ZH6w8sdHgbfTb3afoDW/QHOY6oFqsP2HtQuiHLPlpwz02tt4ytlsBbUJlFZ2CLziB5Bw7VJusKPvXN9lc+6zO21g7YsXbgj91cNoCbDsNqtcflPAKoKvtFXVlnpeBqrqBmMYhoHmKqJyCiAGvouKXh8mxH85cO9MA7KRzDIx8HtQvLWj9aZrmvq4PcV2FgVdGmFlTySlW/UunwikROEGRxiYCGRQzqAfokgHA/VRzEfWhu6Vs0sFd8tpI+qz/is1KCw6zZJEHaIkHWQIOOQWkrEtF+BSbdWoFJN9DcNg8Vts3STLrB8mPtK2ycKUFpLSoj2HQLbLqh2XSL2fQKpwhKawdcWs2mWzoorbwKOzZDs+kWs+nynpF9b6WgtPV0w6ei+MSnE1pHSgIZVzoU2gwZB0U+bwFhjfdlO7DEuetoatiVkf0ZV/8BwxhvQ/9nZhxvJhNLJM+RQwy2yYx2wSbThrkEFFscqUQZhxDBhk1V9b60rf0J03CLMwxSLypbfSGJc4P/f+LmADbMQVIOO++JSuQDIDPv0YFAvg3rP3B/rLlcEp2DPnWGVbD0fzY0Zlkt2/Z/TxxnYXZPHFqhNbsnjqVAh3HwBDqMoyXQYRwegQ7jeAh0GAdAoMM44gEdxiEOWigpr1CdEEWXB6JYHoYCg/oD7AjA4NGhaheU9wC2Io7yXntQSx0tSFj7UugyvgOOCtjaXBpARcIdFOl2+cEkVhBI9CQeP/gSDXsOd1BQ/B/hDlwMV3fp/+XRKjrGqlgpUsVKcSpWilKxUoyKlSJUrBSfYqXoFCvFpkjDMbjLI1M84FDiICMT0GWC68NUXjjYjK+ZmWvM4dJ4K9GsRFNCZJSa7fZj0YVH2YTsNViQjfGeAi2gYidi6hBNgvRhPCvWalh2I/NtWnlLU6Z1BMFMDwV2lNiTYfUXB728BNgF6rj1Ek9N8UXGOaGRqzX4UIhPokgY8+bkPsZlpMVR7OLyKFpS/n9vJcGplCHguKI+7ue9DhFGpjdrJ0E5oXmDCtGcoEPM7nsr+np05ACvarZ4HkZs7HeM3o1+HpHecXAEL5XwOJ26yHATPdGECaD/OybJgT/I//5yl7KSLczdos0mUTCRDXe3zhBzSgQoxnD1Qqp0uycboi/d3sJnvmMmu6O7d8/+Ymh9WjQBqz2agNUWTUBZ960QSw9N2ozlbkdF/Ii9sqM1dLRmssnxClLU/d+2LZMNhDqR1YEAEpPVaSMrB9f6LLJSrhmSmhyMQUiN+ZfbFVG5+Of4wlWCeSQxvapb+uaGTJFubkiKdHNDpkj0UKci3aZ3o/8J+AcbpEg3N/CmRORIoW5vkEKlIMkucru1QUpnLitdJe5/x7OEOp4S6niWUMc7E+ok6POHXRPWCU2o45tLS3uGwRnQAzkp6UnukVIQmz1HMe5Lv2XqxlsyUqorDBOqg7Li9rTa2hMbiNbnGSYWhomdDhN76TCxZ9JIHzxMSv95Xw6Gq45GzCF+d9HWSDn4wpVsk1/ZAPFC5ajUV9DkOV3qK9zkvD2XLfU1tPQsrI11k1/ZUIqJeG1DE7MTTYoffRx6bLdeQFZXN8DG/FygiXYvS7R7m5PP39uc+fy9zR0/Pz1G6b+qTVj3QbSFNUS9MU3OMSnPvc1sTUuS2ic2SUdfMAFRQxICHELjRV3tNhJe0p7H5rexw5izBQTkki0oNRc1BsgFW2BqzvNz1D5j1M/18f3NE9Z1HPfqFhtristpVJQL07hwAxeoiAs27/6ft+EES8tMzU7Eq04jMabLzWyz3OzcLJ1GIn1q2xRLdZsMqh/sl+z1trfVHpexSUSyNxkOYtBhTMII4e+iGJgMVLnJyo+yfCo7P1Cx0MErOhjkn+5KA7LEHbwyk4ZN4Q4eVnT/imDxkQkt9DY8I3PohR7u0VEpAvQeHXRJ7U6PZ2p3ejyp3enxTO3ooU61O0vvRr9HI7aFg/+FDs6Py50L41Ld0+Og+qI1xbRPyO6ut8e32ncsdJovmGfRHb5LQ+g0elYXdV2bu6g9rXvcfUt64D1Let5tS3rmLUt63fnxCeuk7oEtOj7OHY6Klel4F8apUqcyF87iwglbYxp16n8Xs6S5mJLmYpY0FzuTZg4EuEsUuaQpcZEpMcLxDKPxth44stVWkS2lmhtvSv+7NB73v8vZYlxOi3E5W4zLnYtxBV//FvW/eRz8Dh1c1S10TZfr8rg2tt9ED0Myp2lrPOCJd34c+8M0XY2TsAYTTOmaJO250bzFuLgw1zlP5Csm9cmzPwg3zylLmnFOt/NNS7fzdUv8N69ZAgR+xZI+obbaLUua7oYlLaVKcOyIT1Dtq3i4sufRLd6Fob93s8Po8GeSyA8YHaE/26LRsRPuLK7CKNlpXUKGp1Zo9qVrWEzv6ex0PN15Ou60htGn+qXZSTDPtvu2rbafWdqk3Y9ujtt9IdvuC2m7L2TbfaFzu99A6y7SanAdBycUTTy63W/pdl+I232EnpF2v6Hb/Sa3+yZ6dHm73zKXNPZ1Uxp7wZRGPqkb8ETc2Mdx0KDGq1LZj+kWPxpfRPNOWwIZcN+U/sLSCXUHf6t9A4cVak+28Prp/w3NrZvzjpk05yemrCf3kC6YS5uVlz/U4TsmlCuo4u0sbW+ntL2dpe3tzrT9BBS8SCS9g4MFOljUtL2raXubx/pFMxkipxjrob9tAqTandAVZv/kvPY3Loi/MWgJv+eoIH7P0c+KJxNPcovj7MXEx3fGxfEZ5ESr3cW8Np+58AkusIt0hQnXSgkHh+jomNl5HCxlOWMaHc+Og+Odx0EnllOCVtuRahsE/QB/YoYTfmhgQYNyLIr5CYPpBZXySqzw37ZcnRhfvQTPrf7Gv/u+uf/1YZbgoMJsHwmFkMeYY8v2sXtpH7uX7WP3Ovex6S2U3qJy3keX+lOMmC16htmi2TruYwvGFJM1pShjBcIrb7d0M/Yy4xEJF4Do97vYbR05vSGd71Xpa0d1dzq6ZcL6umbmxgW80NNT1BYq/Lvp+TTO30y61StJr/qqNjqPO5XsEyzaUOqXS981bYtjrpGAb7e1M/AwsUfnsGmQ4I6yGO5KF8i4l+GtkS7Hhu4VG1TuwYrN0ErKfZ3Bq+Uav6/gc6Xt1nMc60gsrMZD6CH2MiiaLTrrPBIn9FihB8AcQX4U20j/P04Est81ZAPOoCPBbjdYyi19x7IcmNIyLqMd23J5IX/Okc/Jp1z5VI43H/SnoA90+IL+lFasmP7vmtBdYocKFtP519nUHArz/Cw2CSmZxW0BPEPGMMLuJNrQl5QZizZmm2jDGwqfJdooJyPcsHgt1TFFrgldgZV0tBxrJjJ2+9byksGdR03z222fuNPSJTdnsZiGIEdmbD+/bveS3sIvOsuIaWCl4naEHY0BhANveWQ/dJ+w0OVQ/7EQsUPlZ7KhRvAl85vPqJ9U3jePfptuhvlO7gXrEJ4nfwYtkFx5rZl59gehMckHdiYI1+5OMRJfo0mDzWrjb2KH9u+k+YrfhtSJniYNlmlN7uOJ9SQdu9J0mfCpt3a93lb7kiq1EFY8U/tsZfkJ58zyJ0xsfTnLSJ5Xpb8FpU2mtPnZlC7xRm5cPyNTuD1mrCYrRH9tvhVZ++gbr3PW1VLGRLwteKiM/N/rtisw7nwfCB52BoYXMuXPmJoTOc6s1oh1jNcGS9r12HiYj2AyTSs/1oa8btdjvDaw0QW1q8PtSs15CkvCn9VJ5BmXCyeQ/hFdOD4uHzg2zrYe0bUx+drVMY3tLyfJ166OZb5GD2W+ZvPXaLG4ATXCv64QozcmFxaQ/s904dqYfODqGMZvHj3MYCMDjvyKLOeyK/Xc5uS7c5sz353bnP1u0nvnsUB/RLW7rFfquc2cuRMUtO0AWzAEJVlsEAceq2GWtZjcam+L+et54q+ZFpc3xzzglWzprqSlu5It3ZXOpbuGQv0KxhYOfpMOFjbLneu6uFdY7cIs/dXNwk9f2xxUmWffDHevTfQoPKRULuav61SVE3bCNN4j+aQc14f9zG3hkz+xBFg4lp8vaHH3fCxHs0BdIGak1hQhGBYpp+OLVS0Igw+H1AwugUSRReRa3/Ne4x8/+8c/cmmXqi9lebpn0jh1kKu6wYg3dlospTd45T8qCp07K0hWp7IUP5VS/FSW4qc6U7wFuv4U6qEJfIo5ynFp+VvtLf/KVnskykvLt+KWP520/NlsOc6m5TibLcfZzuW4gM//FRH5PA7+ARXoom75S7pgZ9OWP69b/oJu+Yu65S91aPmrqUR9MdvyaPGzusVbWqKe1y1/Wwtbt2Jhi0Xskm55yNBo+evxxaqWpdHy17TMPULiB7c8Ne6XmN+9g7bXbQvRXbftZeTSWqFlb45ldWTpDHMzO8PcHOtI0duYUP4tFf6W1ljeHCuxNyK37GJ7y76x1e6PNTi3x3TL3hqLW/ZOthx30nLcyZbjTudyLOLz54jKn+DgW3RwV6tS7+mC3RlLWvaTMWnZxTFp2btj0rL3xpa37HTasnfMJS1705SWvaFFwXta9DutW/ZU3LIsV3fplj2hW/Z4fHGpbI2WJcnqlqlb9i9H4COVbVkWsqVl75oajrBTy97IjpUb6Vi5kR0rNzqPlVsYEd+oUS310LixWYzeuGWnzbaWfXer7WF+Ys1DPGZvJmP2drYct9Ny3M6W43bncnyCz892UwPi4AIdLOoxe1cX7HY6Zu/oMfuJHrOLesze7TBm51IRv7W0ZU/qlo2F/Iu6ZaEwQcuywgQtK1K+btmrGursipmZrRnnrEtEfrSst9U+FbeszMcLmZY9n7YsANA4IFKnlr2fHSv307FyPztW7nceK0fBcvwStey0Vnnc5zF7w4CAf6K9YY+ZW+2XWWcGPkdruo+ON7FlmJKSxnmULnVviCj7vOhFJoVyxzXljsWUYzy2ksZjKwoeW4FlVOWxFMsUko2if5uh0KsJgV7DxJsVVfOsubHF/mw43qxmeY69cpRJAin+KJZu/gezdM8ruALhBpOP9xFLnJnARUNg3IxoPQIhG1ENYa+o6nsRE3uTsQdKqfXWU0GFpRF4Tz0wSNitsowT+HTTBqi/IaD+7JXZLaZYbXu84kKZXHpdzOSwJ++R2KjcH2DDPQ17a6nat0O4WdT5/u+YYc9MFsO2L5NX7HCrNyL+r13sW+siOjBiIs6eCZ3k1uyeE4yKOz5/JrnWSgzXz3AURXq9T4Ixc2Dg/tnUR/c//EfErLv9kdmgr6R6END5TAvyOMeYbrT5N6vGTOh+HA48s+sfPGMeVQOHvw0SJ763r2WOD77d/IXQFQ9nEjrgldsFQSp1fG8tz6qRyaqRzSrO6XXkZIrDPfU/Y+ODkvHl5bY+yqGczz0YMtQAtpkeDJk0OZqC0wO9iwfeO6oiiEw1hor1VJHjCL3BMYRlbxFIZMUYTfYQ9DSf803rc79pft438d7QlPJGjEMTCQaaF/2RkWbh7zBg6V3bavsCslYWkDV2cx+x3pgwBmAIDr8C4BuUaBahGzTsXyayw4+ntMN4gZLyDgNgbZWtQGmLOGqWJ/MTvrtoSIiYvyiWLfhvHi6/J+oS6z37SO49832HLTqtxJ9QtFDbQlc8rE364AhCfXwUpAI0ZDblZt0FChkniQ7WXyXtFlCimatEs1aJpqwSzVclRpHppl+Dfj3062V93IOmFfQhMYL+VJTOnwkGorbYrhmHDDjcF9QAkFIFV5XEkNkWTaZFQLSr+LwocNuDymUr5MKDRjCk4AAJ1P7Bv13RGcvbOIAQG4C5dNk0cBA2q6vV4GSwJi7b4FSo2MNwCC6DgVLsv8gnoQATCtjrKlx5hEFdDTlJfOsWd8VpuDZYB0DtyNnHkN5rfogq13znm2rwwjeCR1eoFL/zOby7QDsgn2vvrkFtODrIhqOPfpn1nGu1f9e61L9rsM2/a53271qrmsEgCp74d63V/l3rtH/XYJt/1zrt35V5D6adazvUb+TBd80OpFr/4EV6e53CbYWTdSVVU8PsEygOhuye161CvhSOJBe7aTYWV8RwfXKxh1bGR1SAl1MXwAbwOfHchoyrYi89B7/BcDTjyVeK/Q5H2OEwyRbIXmH7pYqq0ufbLlVVGeEL8f5acU2Mcy6rLgCAZi91sSNk2yVfrSYqrlGrlfvi2xVbwluwerNE1Ceh0WH73RYOqvAlxQGgXG5BW9uNZ3DQIx6pDiJ7OQt4Bta/F3Hgw/EUBwB+WcQzDTyDg17t4CrwQDRuxZE1zyZEb+ozvhv9G2IBE1cxvv+WMDabjDkJm9IJp4l9RTrOTpnw5IwDN0rMNs0SlLbMcADpeQStNwFU5/iXzMCDMaC33R4X360RceiCe9cAu3fBXr4h4Ifw8soxvLkDQ4Fho3S14tlJ6C3z/ZwYFLUs1vkJrEWnbeSYvZ7OCizTnQWWjtvI8CUD9AlbsxUyG8dUNc1IlyJ0FXg5QJYJKljZRQPpZP0WKsYzRlAFqez11nhQRSwWGCdRlzzHdO7Cwg5IopouKx7cFlYZTW1RmwnijRrewIPlUmeFdaJU25BVqm3orFTrZEplBPWsOVV3bE4lJba1OVUD5ejpbE4VF+FelvD3OhP+ocypBCsAIbFOW1mLKojoccdtZC2qFk2xqOIta5sBLV0AXbJ43q2VAA1RAsQWVcet1KKKd8uzFlUnrCUWVZD9ufwWK+BWEuYXsq2zkLbOQrZ1Fjq3zg00yhmSQq/r1lmg1tFWKzeoZbgprm8I4t3jrHR5PJUuj2ely+OdpcuToPVvYZcWB99BTG3dCqd1KxwfE3x2N7puxk0AvqqlhW5G9s5pZG9bC+OGCOPL5xZqovMipYswbu0w5nRTnBpLd91PjOld97LU+vSYFtjjCyfH4q335TK3Aoft7fnjH4F+9Z+RwPTJ90Hb9uu7WjOqlFG19s6o3vaNZa6pdonMErWVErWVJWqrM1HPg3SLasI6i4MTwYR1QRP1oiZqi2X4WNB2taDN05CZiuXEm74iQb++IqqKl0X4fl6E70mh1YUx2WeGInVMdpR9IdJFEIn3ovWF82Oyr6xKNKpFOK8mwjnjqLbL6JqeXgb1KINrEfaCjZ4JS7RAlw42W8lMgRlC981LWTJeSsl4KUvGS53JeBnE+ohqP4eD3wWsrCbjFU3GS2Ni6ZVRZyjphUPSCfuFir5QsZw6jHLwSKaiIQ2xR9pht26Gp4Sg80TQJ+RwbowjKUIHyBZcIOW29PwyzsfhFBnrN+ol0eKSAFEvzXd5pl7Jcrx35R7W+PPusCG+yzm9IXB01+vYuO2kxfeIel6sxffatPge4GM+S4uffEHlABtUSO2llu/n+Fmtfl5r9Uudtfpxuc5my3W2c7keVqvvaa1+WWv1K1qr36W1+lUG99SrcQ4TQar7vbfUdOoTrb66o0fXsXg/R+t+z8e637NZBX5Lq3lPxxcrTVETw+jjpJUYF7GCN6cKneIVq9xnGc3VoCqr7xTbrLps7sjacmeFtWXpZl9M/rks+ec6k7/TZp/uFmd3qcIZ7hSedIrlWz1GdpMvrzf5Sp03+eJSXcmW6krnUj3sJp+nN/nKepOvojf5uvQm37JOcTVVG19c2inO6k7R0p1iXquNb2vl561Y+XkzqyG+oTXE1+OLlaYOn1HW4TPEFOi8dIoasee5Gd3EbBomTcyrW+shdwJiUt7IkvJGZ1J22gkQRb+YIN7cDIsHce/1wjzb5OQ1ELS2/HpCQmHeIfnBeZv6QXkqekIH2QDd3kBDpIJAN2BxT5gSyPSYKYFMp02JrvRmUNJQRXnBs7LjiGQFVZil1pLznpnQV/7DgRMDlgDgxIUPWDGowYnrLxNh28CJ6yuDE8PZuwBIYi6EHx8xODHiWuegLGS0XqodnPxDqKBY5dGdQip+KDSizvYt8wyV4BzJnnXh7rHDUeLeUU6M1JZuq8SNejvbqLc7N+pDbqvwloqnt1TKekulS2+pVElUtNvGRts+AMe7hbqMubqNMjRGZDUdlhVTyfh4TYbHq3p0fDUzOF6RsfEVfancFJ7FE56FRkM61SSDYlsyJp4SZNRkBfVKskNLK6RX+lflgn3Efs8+LO4ltIYecQ6LO3Vo0xN26AgWnYPw46jmZvS7TqCTokGBDDwemftCtwlAO1GTxI/f2hWnocfOjU0ORyx+fnk4HgPelD0sA4PB0QrUD1NJ+bWs51GJh1WCr/KmmVFMv/n+0tu3jvxgetsz+HbcfRf/hqTojzOd+Sd+NHvy7aCU4oqzuVZZzPuAVa7o91wzJDZnKuxSrmBFd114pva+8G3EtYVd0ZoferaSgpt0sTsgJTyKgMzVhUHsRtPegYqjuuCqZAe+shmgJKpORW++dSisDbfFsAGcuxQDjtkVaPTqwFuHk2gdnmw1RpOHYxvEf+QmaoC6qAPr8FN2OYSNjRcseqHOL3TrF139ohvrD7DtIvHfdksuNnJx2d/YFKSRPShYRQBoae4CBG3QA8VHuVSi8vrAr8CGEI56lz1lZzZy0kPEJHRpJJUl7EzX1KgFaOtugW+hqQKsMl9FKMuQsWxqiq8XaQ6cDYt0RXaZgFsc9KkC5WmyVzA90TcTDqiBWZq6+uUoDRQo+0eYqdC0QfIymkgZHCsUcH2gcWVfpRTrq9r/L4sn4Pq/ZIYVAa6QfqRde/0PzdCVhnQRno/V3QB8r6NZK1xf3Z6Gbk9Dt2eXtGeX9jvXGbdlaiJTNLaJxq7oxq7pXF2dq6tzRf8xdWOD/oiCcIA9W4kW0uDcej3SeoNQsknzx5Xqlhq2N3l7I/dnFF+6kXuzjdynKy2NXNaNPKibNG7kPm7kvvZG7ld9HAVKN3K/jgzZpwaWRoPs0Mj8codG7hbtLvf0r8Zlc5c3iSPSJdG2E2FNzOgOdldehkITs7jDAqITXeO/rMZWPcAYSae+yHwHH/b/OePaTFLZKv603SFATFw8LsTzqtZeysxE4EB18xWMo05jvZ4t5bLiIV4hsCbRwf5FUiJ/sCQaUlo53NKgEXtV88ZrHvvQiAfwL8zS/94H5M7DLttR24Jw33IPhYVhIHB6EvWdmAe/ZQJdyMqMngJlowN6aYTKAvMLeC0OWyahZCH+pbi4zOrQyy0osyk9zfDsJOhB40jpSRM42yMW8Vxg2MDJ0PeJe+XyFPxfNrNFMEILsbS65E1a/CxEk8gxOEOXZB9WcTHHgcNM+HMfkM/L9S4dUKwAu9+qDOHqIZL6uxAH1E4ak0vE8CyIt1WREiPmVpmLyExyQTPJBXStq0grrPQpgNkgjrqEecTRhFQloRmgqm6YGawqcwlWVYmxqswUq8oCdrkqMVZVgVV0BX+BaXbDBPIow1TFALKM3gL4qbJgLVeZI3XPtHhdq6j0HLy8JWURWN0qvs6I91VgOtFq2flzmHA8hpsB/JGpfKA6Af7U8mnsmnGg7NKzSYTppb1BcpXuQ7n/M+5sdfkEjGYLEH9VYRSyKP29x3+n4w6NV95WhU3GeQumCXzzBKIxUXrKonpS2rKCWnR3OJo2ozy/UAvLz/w4MRbzxlZLW5le35JhYa9vSWykr2/J2EjTQ51spG/Cm+ICDdIb2q3i+ha9zlL3iJwdximUs7bdnkbqb7fvOYCd2G4vUhotwFhzBO9WRAC9uaVJlxcdoccQlW+LqP7k2S16dHGHyJb6bFrqs9lSn+1c6gso7L+n6em8LvXZLYwIRJ+BltmRol7VRZ1HUY85XFR6QSvTL3BR55cWtcxTlTwvxeU2lUjRERCOMW9F277GUYej8b1hF/eEFoK6RuMikAn0kMoRK0u98W/MfcLVyVxjZR4sqCqR2NaXC2Cr/R2DYI8ykGZ1gTRTdS7pU1Bh4VKYi0Mc1NHruxkfDr2+G72+knk8+fZF/ggVNf5+HSPdoyQX14ifBFiZPB4/mENBdzOYEs12/tM8w6FN6e8VU2j4G3H332RMS+HRg+/YxCOg89thMaumbPC4sMMefvdx6u4NJccbA753wybmoIDIALTsrzgESE6sqWIWYLDWepCahNBNn6XYFG6viVhzf2ZCTIXYgLi2NI/QNMJhbumomMas3TULMDZiKuKJp4ePXOnCJx7LdOETjyVd+MRjmS5MD3XqwqcegxK6d8I6+Zh04ROPZQaeqwdeY7t9Qg/AY0iLKwxE3bspL61TPvXYigMx7dn/nwzEG+b3NhDx/P8/EFcciCUMjatGMjRKz/wYDQ1FIwPtoME/sv306GOJI97RxzKOeEcf6+iIdxzd8y618DHdT48+Bqgq5soL2Ci6Ycn6e9FKG5eerUrjHud+yNVta9xlDWvphoXblzSnmbRSOa58aZOxm0qPdsRqL09Qf06fKADiZk4PCZmhpB2tTDtauh0t3TCa9yA5m9qxGrMRFbRjlwjH1I7VzOPJt2UCvJM2jwW3bjAVXdyOXfrJLmnHhbTBu1DQ3QBo5bYsoS0l/J30MyqMMRkD/neBD0GgMzNGuQHXV2KGiwsLOMCqyr3IsF0cN+C5psAC6lPGAKR2M/clrPFToX4zqJak73qIiAZ0xb2Mb1jVnz+kuvZTxnU0epX5Jaoaz1TSxRiHrwsDEnfAsQL3sgTCZ0H4dM4gRoea2QgDzyB9mgg0PBA5OMXNWQqzdGU4hVlKsIz+iWmxIZjAnv34u5NZjQ+9Hk17k4x29qCP/+xvBtkHgFyUKHxm+YUfe3cqNKK/yT8no4Ku/OQb/Ico7HR+1TfwqhMdfXM/o7r+dZ6yQCQXlv6Q6d/kp775zBM/+e3Z0slqPlWguUdyvAFFQnIeBriADYO6zxN1n4dJFRZzFrbSPIhpiFo8DnGnsKJirQgDO2c3YgO/DMVaoYnATXxxvINijcO5FJqQl7VijTHjy1CsAY8wQHS2LlV5vRlWOivWqqI5q6ygWFtye6lirbpEsVb5NMVaNVWscZgAX+sOatEuVWPFWgGKNZqBRbFWZ8VaNyvWus+F9USxVoiD/k1yVMBEscah4wpasVYHLHIeCicO8xAr1nqWKNaI5UgVazWoTnpVDRqYgqCx9nCYQABzFVlmltRQvSziqV5qfCrvO4wH2QtdSw/dwgt9+sWCfrGgX/SA8yq6Fsz6Bckpj5wQJO8dDkDDxpi1vZUilc4HUq2pdSr9AAgHXnuJFTFQkqdqlWZ6OBSJQaIvuIB11rB00acLAoZO80W/4qtqYGY2rEDD0qP4ehfrXLpiDUsBk0DQVBXK0+RYc/REcyZcpVYBXHZIjpZoWAoS868wSeu5fhkNwhwKh+vj4HiIzl4uPZQarQA1Wk1gXaXXaOw8aLwK0mwFqNEKokarozFcbB2lrWfo1jN069Wl9eqsRivEGbdl6iJTNK0rOlNp2p44cIjOtaBz9cBxStMe5qZ1pWndtGm59Qal9VZLQ09jdYxr1SdVbG/z9lYeSg9X6Vbuz7ZyU9daWtnXrbxat2ncyk1u5WZ7Kw+pJuWZtPKQVpY21aqOytL2VuaXO7Ryn+jRPFgKvBmXrbC8TTwYGb0BsaITZV1493sItPuaBIZ+lSZTGK54bMLnRffp72o1CNDudj2ax8u5//smB042JXDyWQ48TNI83K89iUVRVLUVlGxc9uOmFPGw6mmvQ2ZW8BAB+CignAudRn4vW6lwOm2K/nLUHmnXU2TrI9bUwGkQHYT/L025Ly30qY/+QfIo7Ozgxk6iXr9IekK5AgdiGbU9/PG5T9KigR4KhZXWeHAYaYScB61kRXrQoL5BV09h6fk47D73YMhS3WJpbwfFDCKf8tbbLTxFDxHd+ZmgziiIjUF2B+hgG8xQU4gKUeeYnTBS55idDYnrDBNHTU/sRw8bpd+1LPeIBS+WeUO0ink40heRIK5MHh4qZZyVwfhjI5X3bZeRvsD8SoXj9hWxbhC9RTu49PofmJqoIGtoJYQt8OYbo62CrtYoa2BT/ZGRJU5hvT2ORtkGsuabYddOrlwXb+Shtg4aZkTlich0z2M3mQKceXClupPRKeVpIMaIGZITaeh8o6PlGDx8fDFqTqhbgJKX6PjvaiXviPmeBFG23zcP56GxfZ8NRufzQll4FRFlTXFmhrdRwK5GTlDhRZ3WmILE3Uh0usvmcku0oFfYvL8wYu0W1Hsj7BQGpEbj/wTAGXAw7YBnjy4fYYROMLctZwr8p+/PmMDIf0c7HQEPvEPPShHCgwbRicSeoOcZI+ilXx/9+qWx/QnrFqTUG1rhfCvHm/hcLzqg61p8YeMDvq81imidBWxyUdNexfY9pfOIoELpHOKqFDjkeQ/Si7CgLtDMQ1NSDZlt07bmhY4NN4LZlgS4nCrgsYWcnF9FakxYV3D9irHVupwTzfBcTjQSF5H2brXPI+3bareQ9m+1TyGl2ewkUrjlIyUa29M46N5h3GcVxoR1D2l+wmIVRyEaIXqfRpiyVVCYuqj/Pfz1/0cTkluBGFxY6Ay0eX1FWPO4vIuulP+OK+e3EKuvKXW46eo6XHelDgtaq3LVlTrMu1KHOVfqcNGVOlxwpQ7nXV0HLivV4aSuwwkXqzB0/FJkKixjmHTqIhyYwxMVcu1B0wiHGJMJS+1q+q2hn6L6NJkxTv+nOA6JgRgmmDBQQWqU1gzDM34pDFZGMDXo8QyCqcmnCYKpldpBcUbhyhnZKsxm5PCpzqjitq1uVEszbEY/CqeUJqRSumDLhVW4YNOQo+OmqiIuAV9fjesg7mpaF5GuopUN6SCtbNIKTSvqp75yFGdDfHgfkn4/pobgvkX5e5SXN9lcBvv67Wx41CZREBqq+9AQ+FhyKDlvYkT1B4/E+0chZ1imDMuTTdX5jUd49VmNN/1wmE+UeuQc8SzD57hZmxj8zR0GK+vUhHUX6ZoJC0o7XGcNGVX4tiMVvoX6XEHHdaS/3nCkvy440l9ZlUb9Fao09FeoOtBfLznSXy86ur+2HOmvpx3pr6ccGXNzdjLmLiNS42qoZ1iLcYord80clCVhWxhu56WGjsfDtYK3U+D+F3N42qY+6VCLu14XcKHMUOU1kGp6QlPguKbAMU2BaU2B+7ZQ4J6tKXDXFgos2kKBO7ZQ4JYtFLhhCwUWbKHANVsocNXWFOCaEgUu2UKBi0ipTnewilB9biGlurACK8/AALwhdg2pC5w9nmPy0RrM06IVtJORvreS123bsqVmp22pGbSIXGNbd2Zds2NxzY7qmk3rmt2zpGaLltSMCwjndUtqdtOSmnFBUbOrltTsiiU1m7ekZsd0zaZ1zbDfhJph94lxM0yp2R1T10xhqeEFh+tHjc81y7E+SFbSPbJnOCmbnM/L3ufLtF778Jnkz1+2ZKdwzpKdxEuW7CBCI4g9tgtW8pkLVqx1u2nGW6G3TN6OBdtywgoHodTiTjS0wmRKRafJVPU/qKs+5hP7Yj6RhCkeg6bqPRc04SaGB2lBJEpgm3DEOmZhZRixjiNoRj4zY3X6EtRbyAWcjxoUptEUprEpTGON2R+iXh7Mzj8v5/PE7NjM4sRh13PfA5MzbXdictqZmxW5Gj/mavxP4Wo0h1ITyk/bYR1cTjcPUuKHF5wMj7LgaB6FitXOo4xMMcfKe9sLjmxuI7+NYD9GrBFhPq6KGxTXqqYQCxP1mjWF6/k0xmRcuu1VYQ/GqeDXwB4EeJPZA94Z8P9bzR5sY/agsZQ9MJMFOn6cOzejH6Hylu52gKeQgt+1Aua3bljsShMTAt+sZqp/EcwZMF2pKVhTiajZzPygq92yMPvmVNU/h6re4rkVWUj9TwJ9tkclt2g1GVRMPUxsI9YdnmSnmU/nObLgf2DqRQ4xdeO1igGKdSoLEq1eYe9OYgLlRIV9O7H1X+BBsRMQiQUeKjvhDCKF+RVmHJFFnOVV/fY9G3nNp6+zOUDPx7jaSq+ejc0bRixwUiO6zfxf5WxIVAn7WRwMew6GxJr9oam3lFje5bb0f83sZKA9y2HoVWrgw9leSMp7Iy3OQlqc68xs5/VqJ12HFsB8FIJNc9Ku89/Hq9zusD9Z5baFA8kqNx72LF3lepauco0lqxzlxMsx5cLLMOVwXq+6vBrnuDA8A59ypINGjywpmO6kTulz5je8rKJpp++WGf2oLVP6MVvm9OO2TOonSNBW9XRWd/Ws7upZ3dWzuqtndRcz9j1t9XIXEIKULkL5wcNA4r7QI28kW8GvamiEP9wlup5NxjEzBmbgB6bNBPRZa4OkLhfceNn4Y5MNJhwqKn3trCMDt+VgeofKxaE53yp1ePGmGOc4GPQ28pjXeVzWeczpPIjGwSAH8UT0XlXUBQwtBHS2sSnS5LjxNRzkla8GlfWgFq158Gsm/blgPvhS4HcMF8JugnkBSuTYelhPbFlP8rKe+PF6ksN6UjI0+OEfmqWu+Pi/M2mFTG99N3N81Sz9HnvEc2Q86z3ziKVjG7vvCSyblYFli6Ps5iJrMjYs59UHJll/bLbDFbqbjGkztKSh3FH4QY3ab8J+C96kjBkCFFWx5/oNU96YM2FNjS2q/AdBoYxts2hcjOXmGQ+WXtHbYVCgfJAY6t7adTB9yv/NZIKASgUoltATIQQ8G7izFZn/c6b++L820717YF2yfkXK+UFyh8Hy4CBfViX6W5EFuUtWYq9zOGBqOAtRrKfCmgBxAr5fjC0tbCl1aSMruGl0T4UNjsLUg8tTYS+f9GEfpZ8YF47xS89082UAJtAzFp8M4JlBNZhET1IDElFpQA3gvT5VxhlsF5IneuRaj+rBE/3yvJzJExILJehXDQ4R1aN6Oe3L5NvNVwYQxojSQdxpqmb6jUHJVUr2EKUYWLEUAxxYkaNB5SIHP0SDwuaC1YHwPUBkgRX8Ck797gpO/RaHBmd/HUZi1U79Fjv1D32FMTp72KnfpUrAqV+M3LVTv8tO/X2cKlpzctz2sVO/vGroV2H0aGl+xmWnfnnPyL4HdXVPh/oNwmt/4MGLAYM84KSfTvpLYpVbg1VuTtXY0q9Kz7GPvE/PsLN7nXPnaFA0dQRg/QJDVfUfjh5qsh8EYCNbZz4Oh84FdTXEPHKO+3M6OIJ82RHZ3Y0WzSn/35gZzE6AwMaD886uHwy72EttxDoMj4UR6104otJ8IGPyDQbY7BLFczxhHDM/QAIMKDilI8ogfNLh3zHzoQ6At3737Jl0BqAhuiRyZ0EmGiod1O8IqqMZMBfQqQziZpE4psG0GYS9rj3DittthgwrsZDkAgHEEsdkTErzEqhc5z2vGT3t5NA2DXc8/m778S/WijnWeeZIFChxfHP7MCOSzNtt8292DuZtjRwm4jzmFE/lMafkGSRTBICC8rBvJPFKeXNmCgGolmN76B2QEu9yWNjplf0jNAdvMHrxBiMkgzwEhCL3Xl2inIS7z70osde1oGKwgUuBg+CthBtSLsCEqX8qaKgKkp6O4d2qqiuAgWWNfnX6dbPyvsDxUNLKW6rBuz1616ks21H5ZC6lMdA5AB1NYtmJlvemKioPYuHFwZVfbKrB9EUdu25Iz5WrKNNlAfXC1YxgEn8qz0+uoVyWP6nUmmV5BxzZyZbgow5+mAlDkKMD4fqDRz5lJrxorjAVtkwmYyC+iwxIoefCPM+FocyF/RJZ3VWPSGR1lyOr5zPT4QnAtrgSWb1fWYgTm5kQ+zmyurwOf2XsIuUzk+Kb+uVXs+9iUuzvFKcb82BA82CgHlF8MkQnQzxZYZwM6S4eyEZe0qstvW3exXAlixolpK7WKIWIX0GCZ+KrVWp19hICpg9RvosahqSbFrwmHhhKsFJqsP3PXqopjytiPF8pdPLc0HFANRFqmJ9rHJBa/+H5GfO0zNhd+g8uh2vPBOtoTQ6wMCM4tP7Dr9C9R5Oh+mnDkX4D9GvSbzX9FP2G2ZuBWJSgV60jzmdEPUp/16/Q5b6HfHnsUjvkVP4QDeAcr1gyTdGiG5qM/dMLPgfYUhzNcAizMAQ7BptaBGhQXvxM8pO0vJQ5dhm/NwKYoD4ZX3JC7Eh6ez2urNK3+WQNfPci+wAvQWt+iLqM9843Vf7CNz7n6FqZz8iMLfAZS8bWl5OxpfTY0HxGvo3PeETzGZ2HlaFfBZ+Rb+MzHtF8xkMMqQ3ZIbUhM6S61Rrh6YKkp9M8yJdotoovNhVNYDSF0cVHkouKuLxVzAImY2JArVbCFYYbkour1TA9t0qgguKLw8R7PMKMTDx9BglUUFUNtl+q0uhb036JVo8YKki/P5TBBeprv0SsEpWg7VJdsaQK27gX397LdHMZJYjhghkcCAcMDgSOoVsAhFyaFhhAyKU5hQGEXAEHYpBhzJ04YHAg3BoQACGXZhsGEHJpOmMAIRFuHlXrBB5VrWXh5U19xneXoATh/lvKgCJIEFWTaBrYftXX/Cn2cmZmhkTZaYsFSsrO1qZ0/7Q/70E/+Z6EIGBzM59dNdPIt45Yi0pIckhKNjt7lDO+Hrklvh4O+3rkUl8P4PjTj3094KqscgiojdjFSVzyHIfMFah69iEPDJunNKBF2tBqlOOAuEVo+AIYTchROY5HXkxsbYuw0SwgKOHyr2GP32PIdzh65IgLtPoRzRuOHgWUA+yXoZx9FUsm8vjzKCei+/2wiBKd4lO7clnHpwbvxKx1kQRwmaHBnrPlDh0+q4pvM9xgUWuVUiWvEVn7KyCAxHfGhwvYY6P58bkKPK4MC2FmUVgHdiJgYNm8NAl+jliqVPHbpoQsp14p2E2U1XMV+JzkUKWcKkwBBAu6YMrrCOihSfYnHOR1P4pKy01hb+z2smy3nYvIBg9VAdvMj1pYj6tC31HLAOYmXSQqj1re9+uYlOhRxbgLaVtc6S4csJ1uI3Qm6vBaUCxJ2GkfXUJV91Vy1MJvTgWOdBCY/efirwEkFB+lMV3kjsUzeQ4ENeEcwE8iqHIBAc9LM6qACOdlhK+gZqfjmVmaH8ozCsBGljczO5M6C7CiQFhiWKeyISuXANUugg6FpAsW0AWpt1BJs/UoAvLE08UAuWvS/erofhgGnqqyE7tNLVLU9uT4yIEmfVa36sew44XZq8ay2tcMu9kriy53769ghAZV/MnFtigcExEXAIkXoqWJeHnuPlxrhlZlqgm5uMfFNIPWPH4OFDOEYgY1wUNQbOVeyeNpbyXH/RibE0zR7POR2IAxBRIqJq/y5CCPl6Fc+mHFRpZePPiXvCMDPxdXWihvCOUdnvPzfh1EaliaAoz1leOA53wdsxLT1tYRpgscMTuhYUloiAmpKgbUNluAy3lcpcjkiclLJyaPQceSOjnyfDn0kzr5qJPT+T1YBVOvSepVknrpCQ266LxmIWzAapVpPcP0gemikSF0Q+zgl0+ajRLfS8vWWLFsy96TsjWkbDILZYlBpdb9QRMAQVSrUoPqkhrwYPPrqurXed5Bj9cFg/qM2hX+kpllyZBlidrLT9cmEmSxg5euTQZjWOdoeBltc46PjlhEByh2mumLcllm+mVzIpfN59GLshniy6lv+hDgHdGF+tpcv6AMGEZwUYiqTcHQ0KcHmui/oBgmAqJ3XMhQvx4UWKMvJmby2UOYCIjpRuctxPMjThzB5OOZtBtm+jIfKgeADFhJbDHj4nktx1Ncx9rYlKnBJvpFNIh0paVUaugeJuthQ2aVNLNCnFlOiJIHUeyEKA6I4rYRxYnFqTbS5D+FNE5JCofR2KDuQytZmd2aYzoVMMk1mDRZOuW16ymVcl/FiamUB5WcTlTS5eJPVHLlPM8mmrd5OHbBDXxZpzxGhQ+wcEQqynOFajTgLB3zr8zlNJ4NeULzk1a1mcdQBXQsN2hAAZNt3OLKxRaTaNWxbQzd0LILQo3NlVze531pXXu/bKPSP7ihTbLjq/n1QBc0g04JC0dwR45m9orMgxDzVYVx6L4mT2d5zKs9YB+MoBf7b8p7kXcMi5mJN+ybIbGnVxamgZlgULOOXIMKukrhPw0R974CYhZeqqQLcF7WsoGZsKZqs/iOR0d9M2Fd1Wdb9BfeOPXXmzS3DybfxFOqRstePxeM1r5ZtqVCqG00J/VcjxdxXPACjsRVgJ1T/FUUFAA7ZVWe5UUT6Do4aYVl/mKZv1iF7pbbs6R86k2lD4MSelYBHm8uLmWoWc5l1Q0+MWEBJyooI+mnFZ6SESg8KCv6zAyt2rUZ7l2PB5B46DLCwQ7TElJNxhlYhYKMt5QzLEjn6TFSfWkE69j79Eqpl5lJrCa4TAMS0YVeK/25ZedE2FjOQxoS8xzwMC8yD8mKTTdZJhieG8uEKxEThI8RPakzWbE0ehH7aziBw7CnaG4PprHol95LFYRupKTIGKxoJzSEN8osQZ5PwBEeVN4o61SZLSwdpCYrfX+ziTbkDsToPMwbvFQBZDglLo863TPAiYflNH8+rzzY/6BpibtMkfjtIM05hpRSLHFwvFqw40C9Rop6pEOJSh4AeTUhFgK8w83MhdtTdZnSaaZuWkeik4+SNBjZrJGuheYzP0353bITh/GlAKFxkOp72SDV9zoHqX44gFAzRvHsl0OAePp0mMXwHKLzLIRno3M83rhwHI/XaovHu6xwDxeP14xD5o7IISLmqrQwHCh3Y3rOcXKHO4eijQt3OVu4y50L91ChaKVEV8eBYmhKDFoAGCaFuYbCPJWeX8H5E53jpcaFW8gWbqFz4R4qXqqU6OY4QC5NCZwKKB8zDrR5C4V5Pj2/gfM9nQOOxoW7nS3c7c6Fe7iAo2YcGPQVOURc0JfTwnBY0K+m5xwV9CudI1UmAyJbuHudC/dwkSrNOLTkG3pAjMPdxGwLLfm19JxDS77WGcEvLtyV7Gi90nm0PhSCn5RoYTNASKX7bYZbjRkHo7m+uQkXleT8Gs6/3hlzMi7c2WzhznYu3ENhTkqJLm5mNxcZuZsZPtUE9qOgTjbZkya5cAEXjpqdAyLFBeSASFZbQKRlBXyogEhSqLtjjLVrSmgkxtk1YxDSe5jdTmcuLOLCSbMzAF0yMLIUvN2Zgg8FQKcHBlHtvC7gnc0Mr5g06F0Q7ELmwie4cFYX8GqWgldTCl7NUvBqBwp+VvA8LuBVoSAtmtfGaPm7qD96LDsij6Uj8lh2RB7rMCI/Kz4gf/TYePzR4+P00XmzM2Rz/NHj2Zoe79xXHgqyWcgPSOUbuikAqbyA4yyk8s3MBYZUvm52hj+OC9jKFrDVuYAPB39sxtjFd3QBAV58C8dZ9OJPMhcYvfi22RlYOC7gpWwBL3Uu4EMBC0dsgju/QS+OVLh7uqBAAl7MDDKGAr6fucBYwHfN0mnHQqyi6P66aMEiWUszSdFWWTkuBgC1MgE7jNXj5xqypBVl0QO04h4A6U8YPJoWgwnjrMmPGzyk6HmDx3pxwuAJ4fe7JoyTXMYdBiNXwIXbTNyYd20Fj/Sg7LD3c9YMFlGXor4JkyvYCifMuzgwJ0yu5c82JkxuhsKEyW31s/4EMFJNEIxnH/oQJm1nwsC0/ktUrq/L1TfVMvvhxV0PSsarqpNdsRWtfTBkROseDFlUpmGYiEWP4soIXzF4Kv7ChHEVVsbz4QSs0pkc85Ymx2V9YQ7pz/sTxiVLiol+RbmtR24bODdzQZf8GlJ7wryK9AzV9Yq+MW+qZVEwGrvpzYt8Q8wH/5tdmWpNW/yVUXxlo5T5pCXtcdGSTE9Y0q/mNpTyjPtslAps0bGdjnr5aJPh7zDgL2dy+DGj1IfLNlCsGbCgLMbhXvK4Sh7vzz6u5PEhebxff28k+d5IimXQ3w54wGgHr4Lt/3umeSSGksSgEnCLpaoGS2NeiKrBFFQFjgjswOaDjzyoE/iojCqYpW+x4+Phzy2w/cX/swKb/XX2NM6JvQsdHnwoucyOxfxCnEsoMt7BJZJXcTsLXoXtf1u5qzsrAbP4+2rpzyzTOZKCfkprPJsgkPBT/ye8QaGwtGPYEYc3gqKbj9LXra9H775FtIzy/HAtBKrE+2+hqexIVHEWifBsRgrdQ+RM6aDbHA562Rft7Bed+Itu8kV3+RepcfQXncwXbWh5+Yte5ove/ytfpIljRBmCKs9n/XLml/7ENN0jmQ6bOkwg8njoKhOKPwMYlDnovVyVQ+/kmEb6JYfDn4um1hF9ospDTyvufvnnmoIIqU8PNNHdYeYGBEiOKOb4r4oGkr6DTgZ/e3wavRBZ0ng7BBh8OafHv19xYRwBRMlBhWWycZajta0WVz3tc3meKmZK1yzXFOfa98wjCTis2dlPNRc7k0T2C0R6h7WdnsrpGFOmWImFxdg6AyOnGFtm0PgLiwFgbYqw0CCCsHmL9VLFKvPeXhEZYYE3S6xAzcFgBRthGLW20XoQQi9WxGxQhLksdMwFmLcU8GBO/4F5y8cr4EN/WfBveWt1N76tIYDkG+ttIwsMkjn+Eu++uojAhc8HRWixkAuMsN0dBnZYi+hZf5mzCkfYTNrnuGGYMfUM54W5STGDzsx2QKKU2c4U3H7s+RhJPEK0ekEZrBpFrB2Ucr9shHJIBeUhGCHbxxSVwWCGRVWY8v/KHBSjkjwr4uld3qtJX4LtcD468s7UZ70qc1WHmdxLpk30Tg/OPJTlocjgOn1sAoK5LIiEeemWxUmx5oG9IA1n6AbNlyr52IQRtlclDeqjCZZXJTR1nrXJqLwypgRkRZMxLMsgc7Xm31NFDLM8f6ZIwywvQdL5lIZZHqaFNMwQqkKI/2qo3wUiNXCtjeb/3d77wFlxVXniVbfq/el+r5tq6IYOnYR6FZI8/nQCivxp2TTFEPIHTViNblx1xw40CR3+hKZJosHQUUR0GGVGVKL8tIEo7JiMPTNxgkomHWW0nSFOq9FhHHR7HdbBmTiLDqPoJGbP95x7q+57/ZoQNa7z+W0nj6q6VXXr/jn33HPPPed7Sk5SuTt5T47qpXsL7S87IwV2ui9e38aoANKu9csByYEWzWN/nHizMaSwGhSoSghZTtRekBrJR3Osh0WuNzd4Rovq8DM9MG8QEuUBkX01myqA9/CUF9b3sGEncDzETAHjqngdtQSRkoJnAMiE2Ww9AmI6UQOb78rUR0Oy4RBGsLGHyKIpXQFHL9zEW5nuCsA+jWkzYD2g50IX0FB6xuZNonzIXZ8Vmg2dR5aGO8K6R7YvYAtS3nyvR7H8sN4uDwoipmU8xGBky8JFKa9tKhhwPJ/MocwYxbyWeDJgRNzCyeYG4WbqPiCJI5iofz+Akbytk7bRyBxxZWj6kUSYIVI9D554hj3h4Ykw6Go8BGh+xZixBvJRHRtxtnH8Q0E+yiaQ4vUCKQ5FfX13W1RfG/moXqCN6sdBPqq6XY18VF+FfFR/PuSjem5hjDc49VqICBqJArBHRRjSOmHx4aXe/dJP1Et0C6BHMAvVKEcwX2PaLzLOEUAiigbbqDhdh2WYLqEUQh2Lhq3YEr7NVuSYy55z5X7wC7qeWiTmWATKjo9N3iQb/8VlAwAVP5n8ENELXozCSGZ410cBDisBRD3DuxXQ1zO8t0STMB7WRc1MvHR6R9TyyPYw8wpnE+X8U6dnruMsnUN34n9zel5O5+GO7duX5neAWO6KJj+y9Hn3nduR073RFBz6gX2Vgb9SsIj5loVBXWuytXGpXUathiVBS5o8VfuWAgDpEnC6KU+E9QdLU8OJz00MJz13KeZcGVkXY2S1hU1PlC4KgycYuecSzCKXivF4PpqGf0JeW4fTYAoWMq+7lyXnabNUsP9x6XzEaCURdwirBD4shyH/pQiWcSikswlo3JKw9HanLPyZPjG9FOEQli5jyYeN76lb2vE02raZ7mfg33oZmqjVWBdEYVT1tVIb7C8RXrCtdBnodxr3NoJuwHpA1gGl6Tw/lC7HweE4kNNqLW+mSbLZjr+Ah+iDlwsFXsEUCEJERIXp82neqp4kp8Oa1Qc7vTKcTlwnvJKnsgybwtHqFNEg6UezSNkyQMhV2cWV2fYgl9oe5MIyMeIybA8or+OICBj8WKQCWQ654fTwSvxubKPvlmagFY671DbT6Pmjbk+wfir3cmmmDB5J/Fea+qeXip6sscrouJC+RD+aSWeERT3NXbmc1lbFcDpWXXR1Ex3oISSWwxnLafl1uV5oETeeGZbN8guddI49rtBkx10RCmZhLpgtMnMxakd1Z8E4pB1TzmxMOUn9TCUKejqlrOlQpoxnc2yIcBZPNbQaCzSy5ZU8IaNQMFoKsfd5OXGlpGy5l65sRRyK45WtysZ7Gi1NrqCfPpo1BJVA7FDKss6l/rqSL0XioIeuTKpgTybsHReWiTzpkbJlqlNOTHW4103Bw1K5wPeioqlxGTUOUeMiahymNR7zntSwLO3KNUwQtmZppHoYNHB5kq/czcu4cq3RVtZFltHms8kZVXhWOqx01BnfWEUy0V8Xzuql5nFLs8IrjVUklUnbQ6K0sn7LXUtUQHPaigZa1MtmN0cVKcI6jyewWRLaQa/jRFL3jV4CReJKUh4+G0Xm5P1ZPTA/cvTMxGKwbqyzLtrmBhjOgSK0mTCazw/L1DRSLBQnmEjl97WDZxE79lx9HOlzaXa5km+ZjsA1mde/LJoWZfrW7sZFiVJBOYOEisLPKYHTpWdIDrWAj0kkiFNZhGaT8dm+34Y4NGD7fps4VYVamKLTI8RPNkwV6cLXAf+OWml5CaiEAYQ0J5y6yHsLVCqIi+dASLhFPFpX0qHUQbIuzQXQmhLnn8/r4sYOZyEdLkUUNwfmcghDOpmX9TBXm06HFpCco4MKcFRS6Eta2Sc7Lon5wWktQMQlcdhywkvYF94JL+aAhwzTwL4sIwzq9c1pBcFnyG7NcLQal2XMnIn5lp/uVEfaYFRAXgFh3Uuyn8BIuryACQvXywQJjDOW8aPGWr6j7K3SCJtyB7Jug6wMooBXZwDXvxFrB0D6F3mOceFe7esisI9yfgWHBShgGRboTxVDybiYZBxIxgLzUJSMG5FxE8f1gLK1iTMWI7c60FyTrGnpDBhqjVb8qEpcK5pawiYdZoYJsYU+VxTIOkR5CDk19PYfiCZDlm8IOb0lVJSSuNIXYcdTmhROpjxdGiYufPwncSj5A+FkhHfCWRUkIDhbRAMfTiH65TAD13WBBGyUyBv1BhKwyIAjeQ6CyQhrLNnikcqOyAOU6yG0Z3FsY+bh+X5YyXGAjuw5lUe8U2rFIkm1J13g1TEiFx2HAExAxyPwn6DjCfhI5RmRqwHHh+EaQcfDcE8QrEBgVzB6YJRhIAoAQMnyvN0ZGTcI8IRYgDgv0WB9VCqEcZ6so2SgZL3I4Rx8NvLsl38JjuxvA1DCUZdBU+Pp4p/5DOP8PUozy3QZRHkMMoDzoQERC/4igUdsZHhEgDG9SaATb00JZDK+uBNrrIa8hBYS1VsDLKTyHHZsCo73SuPcRb1Pc2ER7TkdoVsT8amuSnxquLmhHmv7RHwqMmReA7sV5OOdwIbGjJZnZJeixlmkOydo7bAwfpLW0BzoGNd0hRoWK6dwQbuUwS4QjOxhAFJsCVsOELXINREpsdEDA9HkylBokytDoU3+eGkyz/gPRpPDlgcjhMuZTOvFyY9Hl64ML60MhXbp+UKhTUavHpRC+OYModAmayLfqcKicCaa+GFiW8TE34RmqxfgWZr4A0QzG9NOELA44ibw5sHVeP6fHE45uEhpCM66sAEDyoSKwgzraoPyOqvfkp6rr+o5lwXf+rTn6hhyxL2xZs/VFYCxjR/bvDN0Fr1bakq6BsC3USAxP6hW9/YAmdRzkl6SW42hTv1t6qs67iueRSaavqpLhLSJiZBWs6/qNHpgHgA9VjcFPDVMWy4dDT6ulatATyp6IHLuK936gb1inSzBG8D9rUStWZ0MjwktmQ7QyNbZBsJei4BaYS7zvBsFfNKvAAbF0oi+DGAyGiZ3S5VWi1ZgrhaqRAntwii8Jfb3iCvCmbdQiVrMlEclSvDcBqSLievqAjbpAkIBFVE7QrtQ4iIc5bZcScWlwy1Y0aFwE2l9FdxZcuWz0wDKfOTgx0uXsXovD6SrEIfrS9MtuZVeE0twlx1S8FHW6JRqScMlSdbScImaZDr9moi+HyuptIpeGLFLd4NaSot6q+p0eTnU1lNoGReYlc+0pCmE9AeIs4peG/RD7cfrp0hrxSnfy5lwJ7yzdGl4OdPtXe+kpXWBp3DkrQ5SDkUqWAstsC7d/kTq8l/ftp9X30y5gWAqFWEkGVCZAwNOyjKExx3VpBdo2G+h7FpCf1VU30Zd5NPIqgdqCk/lRUNMk/HxK8MpH6eV4BUPlmbEJ6+MW+Mcd1pTBJ90ktXrk3gGVtOErQ9GvkULM5N7a0qFVAT290ezrDtu6C1b9d//+JPfe/vpzoPW27OtZ6ahkszxUD8EjeNWBXGDAzVpzkNtAATWiWaumAIWZS68A4YRYdpQdNFkLq44MEBtfsUBTNcH9nNNSWSYYnyJJibLtomGI8ioeos4EgXiSNQE0WrKAJYyQKENhFdjQXflQZpiZ1REL0nbJiy0UV+nLRK66JO09uG0thJEnYWM25WO84lmGE2UoULDYomMpmUYTQUInno0seBJNxbL6Fko6qTq/xhEvAAlcxEjCWILhzxogq67GDbdTOu8lkqqN5S1/0GMeb1Etyh+IraeJFhH9TicqGN4yDhEFIKSXqizsxXJpBh4PNq0c7R8bdzRwybxYZ3N1ICk0KyHkD1TWMOp2LY/mZCcdDIiomvT+BcXLTlIxHGZvuEvOZCENT3XSXRjogsUlxwYwB/lpuGUnoDwbDIcfeJAOvXN2bFkFVbN+nLlu4dWw/tq8rJfvGNW93UtC5YcSN5KiMYq2qq2gahlfEBQxZhYCSCol0BkMbKoT6RU7glbnlVR8bEItz529CM/Xfz4gWgSZky6/vkvll71ySdQWrDzSZg790fN++muT+No/wA99LbPfHja0L6nPoew5vTf/o8wLc6hrFt7IEuWI5a/5wDUJpx8IOEKCATEn0HT+Nw+8t+yqQMu/f/zaw7os5mdAweWTVn35OR1T74ep0389wBOX8d/n0hP/5JOubQtPOdP2r/fFGeWF9LIK8YTNrF75ixvd0FK1hr5B7A2AFlN5shehaiZJXbikR8JLqKTSZAamqlTI38gmsRhMlvsnCGn+VuiYqzWR3Wc/A33AKbiO81Fya9wBTC8bZtUuYttJkzLvGEJyyUOICqx4L5EFtwXy4J7gl5wt8qCm9dyvBTYq2QtsEfJYmC3ktXALiXLgZ0qTAW7P3cXeXNkUQB+oAMPsxhOdz/oyhAGA2itAmWi4pLUUVSJGM9V/J4rRYaYtchbGDrBAtwWfJY6dkXocOLCPt/Pczh3T7s1Z6aLC6RW2xbH09RyrIdKPS2w9vDPCtHUFmndp3VnRfgfOewiyCA0JBCzI3O9oKVgSVFMOUODxEhJGJ/EJILPHlyZokbWEoUcywih8UoTwqK43RWJpThH9Pjsv3nJQZqFGmiudeF6itmWAVkcwCUwxBYD5sOcjjJif1kOvcIrcTE+gEAXNYVBd4NsZiI+H/bPb+J9xvqb2b+rYb9+PMrxRN50MArSCTU9XdVmhdiyoHWBihHyq6VAcHiK2rGSY+uw86SUBX6n4sfpsJHFCtbpINAOKyurGzwrgXW0JVBapKb9YXAAQEkHeD4smojQGXFryaZmEx/0vCxRh7etwuXdtnBit1nt+a5NVjK/jPN7huHZLed3BzUx7uhMOjnRDxqvd0fDVUk5BI0ofx37LSL7vHaE53ZjnH723K7HPU8eYXspTJy5REK0XgLQ0sAAJWQNJegWHCEZoa7S353FyYLZUS4mC8qi2UoeWyWOSg0Pe1lJ1i1iz3MfWnu4klPJREDRvkYZ234K5m6JyRv/83ue623TxirGV8ZLdreVmJApCW+kKtzOsvH9myI295Nt7YK2T+Cg6pxOQ86VHoZ9QXzsSiL2YWed2B+JJWgOI6dP0AcU71h7vDkuDun51BxukzH2yIXsAgfqVMjNGHpwuDRYqiDW+Je4W/lrNPrzcM/L9lCqHaiMRRnKjTij/bpKXoe9Ikw/XiiT2m9fwMeNWZlHEk4O3RSIWZs2anu3KvyeMbIKBR4KPpuhT+3q2CPnCgAa9KFZPW3WlWELQqYydhE2VoLCQ6E2F77GdOPy69iu72F+ooG+eJg4YoyBnYnCRVy662EDV1br5HAXDoV3uGxXoK04XI4+Tv9oyAy+k1/g5eWsdYEHR6UQz4QVz5QXEO0wa5gTybisJWLq5MTU0mGfHUYFIyGZy/OxgjtBcx4HnIcdBcqWtfQz5STy3jNlK/IePVQZeS90hCPFP54Uo52YU+6CXYpKl6rG2qvdOXZZow+cK6cQb58YH2yK8+ad31fx9yfFDVYW22fG7YGmcDawnxlxF3tCPdrrFGGWYaQ3QpRO953r0YllZxnmsbKzBNNi2VmMoC1lZyFPi848mRZjQRFzEY6vUe8vtzsXAzjfw2PNURFyI521lhrY1gLATmBb0PqFjbFabkr7PiUxl4lBM2+JT1RWZdfM+KogH++eSYSdEVUfVf/LE89X/T0z46vt6u/9j1v9fTPjOVT9AVTfT6r/kYbYH7f62qFnpu3QMzONBjlT06RnHtt2o9Bj0KeddWYW0qY7/B+36R6eGc+lphtE03lJ032z6TxNFz86M35ZoL0rj/zmqp5Jqp79tVT96Mz45VT1oZkwD8PGlrn3fhV/uCFW6aMMsBlpyKn4WxWcSPhlMXKt/Ws32b/m/4JG/QW9cZ2RTTUddLGYBF3MVL0AMUWkbsSi64mZUWeCj4nSJiOhJRvCjJ7XgolCmmC00JmfKfPKAmr/Ml2UXJ4TYOtZ+AOZ1kT4gtuKG+xW6Qk9ArSAxMBRGDJLbaHTblByE1QSN0ElybLtndSAJaWsSEpA14PzQJYLIfhDLLiKeRym3nUkBoFyRPxxIgughKbEeAImqvjvneWUb/wXzfHjAEx0rgszm6JMWwz330wb+wzsQr/5+jT+aHOsTLIEV/eCP1CF1Q5ROXsbAC2ZKPwDjcAkDDlcRPCHKv54Q5xLwg79oTKRQ/+mMQZeQ04nF+KRy+K9Daj7pijbFgccapRv7lKFTbqNk+HhVA8PdpVnkV+jQ8Xf5kldZlhMrSjbV8HHchzZ0kHZ9jYwnTioUwWBF15muUp4iU0AKNJLwU9YuHGbXMgYhcJ2n0rJPe8zCaT24wZTlo1KcujnzApG7NT9LKYGjWJpkBXrkUxPHKGfxYjbEJgrIj7bm6Rf0iee+FaUfJGyqJeJC5+EHTBRXMSrApg30NokyTQj9YIbi5/USxcnEsP5GlXIJ1VQKbFWvWXV46TDFeGi/d8pAlCzAzNcNEBMjY5yDEvhT7gJbI1rWEpFR2Ukd6eiowpznPhJjBQ8uIvHvz6VAaSTZdfVxwD6k4yrIOCNOndGajq24D1eJgDfU8dpt8W9p8uRB9qDdx/EPc/EaWdxj6OJJs5xEPdOlvXJibIO1F4u2GtXW9CjNsGTt4TqueKWQ5//weefa1ny9dLLt239u2iJQUeGCYaC28QcOuj9rM8N0XWZ7magDEqSEWib5GMVKzjxs+vUdR3OSkoIeoI9CnsU8sGF8C6A6GteHdpncsxyjmZD+4YlJrQR4xqaLOdJlh9U0GJIlhdTXh/5s+8ff/DPvn+qc4GXPtsqz35IySoQzy5Ji3yOnl0o1Zwj1SzLVShXremjZyRbZPZhYl/DDmYTLNiGeaR6fIsudHzfOE8DgTIL9iqRr4ua7sGtdEefKKdzH/NYFTyozGpUu6XIlCgqGKx1euDDE4gb2omyrHQ8I39Qnz88PabmCT6q5ANC5mn6PmU+bOUW6qnF47igkjOqMIrYbKFXuIw5oSDQY6ESb90kdjp0sYQYODVp4YrKZ3Ry+kLs9tI7L/yY4sfGfNHrHfPFt+rVv4np6jGST0ydAuQYMaFOWbnHE9gOBVR9T+OegaVDvQI/o76eMm/WeFp0YFcpA8Lvif+Hca+5qBLGBC2Ltev/p7R3XnBAFeZZE4pfMaHYXA+dLq/ylLLIRUhiqU5ip695kpjoO9q4jzkKpAX95j8qV9XUheS1LuSG8XQh+RehC2GVkg9fSL1kF01IXaIJqbM1Ib5s+9XShNQZTQjgjFXfWEUIf8OoIHyzrrcUEHVjtR+J1uO8b1a+oj/DKEj0RqbJd6aOp+eoQ9+LGwJnmaqjKgli+xXxKwxBFB2RStzgY2q8549eHs8fS0DJw2uZkmpNDGbN9bStB3i6Wg9wnokhZNawIF5In/yUQuRsyFT4p8yqDFFLPEw0WvhH103CZWPEAIBLpnNmU9rHAHW6SWOky5CKsiKIqqYMtWw26Pe016EeEEC6Cr0mzymx64fDzE6ZDND6QdLgsK3z4kUkyNM0zrZ1LCG6BlvXSYaMu8L4tGDa548Ej6iSo6OGs8Mts78M8vc4f+2teVUa98KLvU2NvofJkhYJxGYVcJs8HkPMR4KJhVPqN6aE3HfFmJF3ATpIHndsRDuW7LWCb8wYGautpLa6mT1hL2TUZc8/6twX+vxY7eJHp2Y8dvNxt/oQnnZ7WjFfa1gAcNA3w8KvGBY+lg8vQl6q8mze1iPIc2hNR+zwgdAqM2qGaZ8NzA3t+wij7SM4mpMKCuyR5KeSwuNR9lDMbthdtCAjQT8La1zsJrWJq6Z8PPi0SuQ2ziMYVOjhRP7Imywp7Zj+FKxbfLqSTzGd73IlnV6nkyHVE/yJmqo1eqJcheTEFqtatZfXgxoLaqglQFrAcTiuP3ICHlZ0ZSK0UE1u4xuHVRKBQetKPcHyfq7AYRjY6Sb3yPYnIiVPk4T8+xKIyNX5Sgn/VE3lfCUteYgXZ+fcEh/PIsKQxxaM+XQEtzs7VSNGMLdaRY5hnt2FFUe7dZuyvCfmIeCXZLRdScbPUobjvAsDcEe/n3MwxMf5RlCI6p6V4X+vqINDZe2eI9h3uiXeFsql3jBv0x/Ig3sBY4+/EfyZmlpsKEgNwUsxbIL36kRNH+g6hJPD/rIEnw6BjtzuwKrSw3U5agC+lRcWO5zpdChA/qa1/CISfT04vII7wh4UMObOC1EW80yhLWR9gYpwrU+tQXx7/x/x/fYSX71FfMSrG4KJxaJNegDgrgOxYcubiU1iPhJZMaIGU9lh9aJoqnihNFVbSQ3QZccoqR2DOgUVteyu1lBUV9Dj4ZmWhJPSo1NFj04teqzcWKLKPWfCYleS4v8FMmTq/xVIkd+/QHKUb71EJJmzSDLDlXhUQbdbgjl35aw5z0ya836pOfM9NGeKMr8G2zry/9jWby/b8i0akcLPIc5Vz2j+NSuSGVPA6muBR2X87qRi6RelAH7wRwqaWk14HEjX08Sns/qwYlkOIRE4QctzxeyvWjLQ1IWUDioSDBmObeyhmQZVBwCb6HwWUd8ib8jQ/4ekrH51Wf3fRCtKOcvz1WldzOkdziklqeF8NaoL3Moxmzk14LDNdKolmaQeH5R6qOp6qN9APfSaAKZECUGYVYFkt0dhtRI6FWWD97WsARCsIxScF1qpFpqcKv1c4SOuRnJyNKZTaszAbRLYZg04CwGW48Ic06F/bAOHOdAA89lCqExdaJKXdDjaHmrZizN6WBa6hQ+5nstedkhK4KerDTCgiigpPKCaI++5NuqO59o8JE/HUqysZkMVgS3PbPAGKMmgyOXtv9kCZVWGQn4+45F5zxVUM9dBzVug5snZ4gWAScXZsgVcrmn80Vb8E/J3+Cv8jeC/UZt+pWCWove57BGYYz3+S6y6l8Wnly4+PYG28vTi0+f5xmMyThefniizR7OizT6RlesRfT2c1RrxIXNy1JwcyWri9Hiv5oRfsWSllCNZiZmr5C5CyyquEF2fzlY8HQ9keuIOOiLWqtz1gj9XAjx2OgO186NZ3T6isa0mIU8rcmW5gOpzpsFONVUmXjfRnLC6JX40C5/TIjv8e2LPRK1Xdmg1U3aaWRXsslpE19Lht3ZX1NLTc3bo1GoC6kafluTU2GW1a7rcJ/EAyoySF5+Fh4KonJsiJ3FNCN0ZjoPNMN0UQ15P8BjVwRQYmio4M3AAB9fEUIGqTNRongbByUHBJfA6MXgPf+iIivR9uOo6EjKhQoGRE92S1ocL0hQRfoBPOjzp6s1ODkxhNcygsuqetMg5VdnNeMquE90nNjc1eZ7uyFN2K55VrNhAgD1GkZcMBlVJf1dygHAGXRg2JVjAPpaURVJHHCsVUo8GTk3rsNftkeesElMa8VhdQF8SLCr32PFTMseGDjQlUgJeaHtpaSOHA2zlma9ip14W3OAhQPbBgtuqD+SnDme7krCK/TjSUugcawIZnFLRkrvgj7pShp1Kf/SDKlH3+JJk9ckLDxyo02THzBRalmgOlmiVxfMYu5OLedqV4qE0XAo99btVZRAF59jOk9yw78oAhhxYU+GbYYfDVZcJiGvvMHoiN4BMVfxxFNP6vhaTxrQBpkXIH8no94Se9JXLkqAQak4mzn5XtmLPOGwCLmaq2aSNM5gHeUQMJ6E+8zr2MW5lWa38WWWCbeXHxtrKjwm1ldeRts5gb63wXH3e40lQsas5II2wNWzifyYF2evawoFYqe/hQMa4JcaSmXgPj1xEVaRWeSVvEhFFNdUxCNRZV4KwcuTtjHj4MgjWHpdD5WTgDKz9M403l5f4f4PrKgakKGjb1QhQl3rrkuo5y4FLj0stgLOGNG5pu1NOdOjFsGEVMSVItHTaTXIXQ/9QKmyyZjlhWEQ8V/QiJa5u4BEG+yFjh7TvZfFitp/6km6YgZcZ61QpcxocKNllq+ON1XeJjyTr1lnRbLwrPewXqBUsg7krwFAr32B4quSLdbr20r3GMJYhufa46WzN3+HQtnVjhyWbziTDkp0sL+gh9AP8umH23gJnMzaMbWJr2AlmklNlp1gCZ6UxPRH7zvDCy+C6ieZoPo2be8qOM9/5KIkHmI8mcTTn1lIzHi+zx76Kr+mhWwtgtU8Xi/iCfWrx6AzQMOtluPsLvCadSGtSooBmktH4mk4cJKWk0NLoO55yqb0aqJ8bGGtP9z097Jm3FL2F+z54lZCJmzyqtF+EGzZep81cM/FJADyUqT7zYeUV/8yRoSdCJSft4DjiLaZOHF1lLz3+BpxifALvKWwB5m2GylDwEKPUA1AFm6zfIiGCVyK+3wLveoE3gj5gHmJjzMPYuRbN3O4sKykbF6Ld2eVGbvDHrkYDbHd+3y2lyoYM+8FwVsncRR/scJ7i4MMdznEld6nPlc7Fs97e6+Ht9E0q8Xc8CW980ktyx1MgaEEM8WSkS7h6cQLWeQPsy7q3vIHxKzOzvDMusV8O+M5sQ8cqjEeIwd9BXaBHJY1F3sRKxuYIQBDSMcLPry3AIS59SJLTMaw5nsPV1nAdGqmYwTt3unLdr6/v1VbOd+njOriodDh3YGMJgAQMMALUEfBdAI3UAZ+ZOCTWToVeDxzXu48XIAHWGSSnlzxZj0Q+rzToNIwyCNKBU1pnPCfbpLTkCT6vkvUMJjnIoEAi4RUIHUPMFewoRZOlLG8K30rAXjXCKYlzjJKI/Up7exDgprgDIY9jGUmcQDYgiXRqlLW2B89eyV4bsj0ogYHgx2G2B10B1QPLyNTcHpSQRtCKcD5mfy4DB0dg+qWRgRJxUskGoUYt1Zv4F54Pclhe+W2XDR00auV53lQW5CvvEH5GKSzJNPhfzpo9c6zRS2fPHAnsLgmdpbzcgrxSKSfnk422nGzWaQPIXHAZRkt14tvAqCoS4YvqkVTFWIo9bIoieh95KtH75Bjvhw5arJDbueBpN8y1OwuJEqmw8wArVFZziDxzHP6VrTDo/mFXHnjIlScGXP3IbhczF5uttIrZSrPse8Pbpo4JMaexbm4QCWjE4f1U8Uzzrb1KFAyLimQw8gozz2uO4Ci0KCMQZGK38JhbGbBcNs/NhiVURTUkVGTmiwETDBg83tWvesbjjX+9+85gl2OfURrTmIVQyKaq1oyq+JmCSMUOz6xESx/1eEEvi3pqizkiDDrg6Wy0C9traAog3mM+Zbm+CJzNskT2m4FQoyR+Nmh3FypN8Lg2B6BxfHWFNiXDmv9Wmpim6fPZdA6bpYJGs+D4YjLHsCKmlMy+8QRcL5Tp22TVRB3aqs95Zg7rYN/txv+JiiGGEmKYIYJPnTGUaEwEHxfgOBIYUdx33kVrA0FRlsiIjpH5nLBBoMnr5zuAJi/MZworLmB48wwkeaekJV3MvYvAgDscAD1lO5zXgQ8vcF5FdZghkEzJFO1omMcJSd3iOaDPP4F5BTb8XbPhP2yp6d10/WMHHeXhbW2W72KbbKPB54WbuaAWLrGgkSQUewR0PEmYQwkFbV/tU1vywtrRll0CoO2M0SjoFXbN4i2rLN0xBxzZS0qmS5XhUukSMZa0p0uTgQ0Wy/Ty3d9FCm9uwGeu8OMWPwfIqvuZGw74d0bueOopE3aB1VOqQj1VGXbhwtRTKlVPKXwI61ZRT3msnlJsJanVU8QStCvJEbtUR9JSHbFLdaS6VMETSopxpMyBIearY2W94Fe8Jtlpr5kUv4fNmMrU1IDweAXR8IO8kk360+XI3ek8wtcBhwYY9CqtKNhsQmkrQ9/KYa/qYVI3CghMxuKQhbWV3h3i/FhQ552j4+Z7ZTXisTeIGvZKzKuPeVUzF622Rr1Gj1gxvCDaneMeaNIH/+UXT+oXn/bgT8LfceNRrbiuvoZKyNWFhtNjtinPLiV5ycMvMbsGYHeOYe1yzMVfIFPE6dTtAKGpqZ61JpSYfzyqO0R51TGaKXPyF5uXB5QUVmQ9VpkZ6wwBugf9M9VgiGbG3ZirXZotBz0E6IZfLAz80Swkg7F91ZDp2z9jvQ8vRDnmek7AoRIqiRSrf+ox7ZRB/VD4sKgG9Y+CMiiPqwBMpIIYbALlFG06cYHhGlLTCaXtJYxtqyeS6R2iE19NBxaE3TC/yLtVNOQr4dXNdt6s6sz89hKh7Ihi+Nl02CrZNAsdBr8MHSLLXxcdpnn9RuhweQNkhGo6hGDC9IeA0Qr6vfwFUVzxQimutmFFEs5rph3Oa2Y1y04NK7Q1heGReh21yxcC7ffF3nlTh7PT/w/BJhkYkzvMptBySQMjewKM/EtQaL//66PQNK8XRaErbQJdYtEnKP489JkZQ58Vs2kFMSakqHOy7SvYoMJQimuWUnrAmaXUfwgimVOLjS2UbOYJkcz5/x0b8w2ZMBWQ1IZdA45VCFGQdz3VTQ1sWHO0DFH7sUUioQ34rMbH6n+h626L+wO45IDE+gMTeLY/eJbdOON+Wv4Owb2T2MzRshEYC//guv5WHTwJDlpPWohruQQ9JMUwAQ208ZNfoBeYv6Yv1KWn9RYh+bRoZMHSB1hN8hTHAfAMCI+zhHH9kWc++XJ+CfC86JUCMM/K7FjpB020mKk3ZagzJzl9YkCN2RwJoPiFwrUpqF8KiKK0li9Sbawd/IKyAL9YFwv1bZjcLTyr3Nw2e4ToPuIt6KHych3UtGyWT7Yyi5qtL8pw0rYePtx/A4fIyEIB0Id+88WVwNP+ueznySgkY9FNdaBqhdDuGdkYSAPX+JpQcjfwFlEOigjRTWGzHL8b20p51jflEx1VHbBosHIOfYmPYqmafI4Noss6JgP4ECUKq/Nlk6OugFG3JkMgJpcLrE3hbVgAKHkYE/SVmxq8FHcUekwi1D9sELODrfjRum7oN2928N6Wkmj9mbQqLQ+cKssDXbBhu2DDacGG7YINj1OwEVOw47pgw2UMey6Qy6tJqyTH2ZeOS+KmJfGurdriP+FU7GTLVKIwe3vpTHKC93uHsmYjOzSXx6zd7AHeTz7h9NiLSUhKp7CQjLFhJU9p/aL51GlbAUgS2m6VjMk1/MQM9aoocyjSOgQvGHLju7HhkRGQbnaQEUcZqBt7iLlE7qsbsG35qMhw8QmPWXh8RPFGFaWbmu0m7juPbTbojOQtj89PQ7TbibX5abY+XMraJlVz4J1W8oqiV45n09eHMTqukXbSRfCCL7pTtWvMGYWBEWWTuq5OWiMGL+r37LfEnLEg7blbcI9R5gyAqihpe5ZmJmq70xn401MnSGb4tENXiUFCDpn2Jx4mxCQXeXsRnYjWa94ZqOgHcjTDHYJqcHdW97I2p9jjxmCqnr7lBXtpPHtcIF7Z7WX5epD/PZLlVx50WQyBtZZ03WEkOB3OsC/Hw2wvM8MLosw1akhftEb5a9QALtDD16hjOM3z6UO+Lsx/d9kBnLI4orM6od8+nEVeI+nrT+M09zhSB9PUR30R44e47MNS3j9in1OacIhxYa0Q5VZFNJX/wDfGODnTIsGn3GUv579vPHEg6cOBAxABcmGdNT/Ssw8nhT2dlmU0Lcspv5DS0MMqpaHD+gzNR0NHpSTxZWp79LeK0km5G30+yzunSlz6M4oB/S0K46VL3SJvGJ+oZ+NFpoAj+EynfM58elDO+z1dJC7Gk9XFSCjzV8z4CzXqV+AtMTe5QQNUb4tpywqmz1AzHbzDjsVXu9tzQV1C/8EwMZuKnLyKXCgFm5ZEA8cVxlC7c0qsNcKe4CvM7ACJzQIYx+TjPce2khjm5BJ5S/47oX7pAJNJ6MEX85afhA98MW/l2SqBjTRsg8YA7tw1TR1hBClfms1fEjZ0Qd+a/ctiQE0oiBHi7AUwXGREKJaZ/846H3YLXwDmhNbq+pY63GfzUZWspvx4uwetMs0W2z3sdWXlEcxFuWRyzyaGGblE45xL1M050TVbIQ7YwZoyghn9PNnDjTKcIjbzlJ5s9/qSSlIFfKwHeCv4i3h0hHej/eCvQb7y9gntEGe93e58E7bpPm+YZ3Hc5UY5IkdUqt152o3yuFA6iJ6GlEi3x3W5dnom52NJubIdzlMwlMx10JIuKcOIZ2qQPul2OB+EhXO+w9njJ7nxk1QBs51OxTmiKrfTcabsG2xq7kO4H1SLiO7oFEHHFJyqKCvsouu9Qz84riQWzAkDTtHu7DMb9I61155J99p9yxbFD9amN1Cz5IYsmAqTmAavdpcRTbqbXunCUPjlNJB5GAs0mi+HPHbqZRwwEIkryXNgwewU3ucqGv1bY1cALFJrIDZeFBM4H4d86sYoD6YGQdSZqxoQtgtn3Q2MEcFp/H4YZuhM2iazSiQCA1FHo1ZXTJz0vaod4Kw1OrKaPs3oyJod4JzcwqjwKy0lk42ArA4gJwgeWdkBrk7kHeCKRKwCfOwAYyPe3gHOavdPLQBmJaJKFluqipcSuJ3FDnAWqgEfhYVqICs7wFneAc6DQrK8A8wPPOTKE7wDnJUd4HxBYq20SthXawc4r9dPsgN82hOWMjiGpYjFZMpS9nrVw36Em3WvVznsRzDsn2HAE7FOOw0WMMoeL8fw2uhYFjAqQ6uSBXzHk9H+Qc0C9mgWwEPrpCcswE1B7Iw1mitghsf0VpDPdjCSeyUbUJoNKL095LPNitQofTJDbMDTbMBLc1M2G+Ai2VY1YqgEkxq/yqSG2QBMagwbYIsaYQM88Kkt2J2dXnzIrzHwlT3w1YUM/EEe+CvG7PUXa+z15629fk4TRKivsiuE7PbTBPVgMvgzFYOfR31WRn1uvFFPw06PejrTo57T9KjP6VGfpTOMenyF50C9rc5rOgN0afMBAGcV3rMom91Wt9Xdlr/fu483j4fqfxNr5bFG+r9Fi2UvdRo474LZTRfMYss/XLVgnmFW0iOAWYpnJB4BZTWSiTK8EOSrpzNR1iwRqe4ZxJ8cySY+AqOaufRUeBVQpvPVPl6W4In5ai9jncCDCQHtsulpLj2VQsqlLNjh8PSXvGI0X9EeB/Gw2Nmr+Lg5GTEnw44xV5cSVrjpJ8v+Ub+62qN+5BIh6Iqe8tEIJ/TVaR+GFCcrq13pRcATkTZlrjJFCv3UTKDdgWEazADXI74WHxw56GrquotnAYopS8crDcDnoJ/Oz5FzZHzFpYYeY/cH6wbmWQ6p7IrOCsjB+YMDcO5l8KDQ0UBbs7wBvyS6DV/w9viLYgxTmWmdzrSuOtO6qkzrEYp3vwXant+PYFphfiCq7wbKAq8BD/tRI457/WhC1cMBwA4Hojp+mFdvR7KyesMSPgwW0Uqajg2LvAEcGxd5WOCHhUUelvvhhEXeThyLi7z+rCgVggUcOEiIla5N4CCss4KFjArdhBW6E03EIR9NkqV/syz6W3AIo8k4lKMpOMyJWnFYGF2E/lqCEKIk0MZnp8dn3DinvUlyS7dDf+ouUBpHcnCuxTYG5yZsY3CuxTbooTFsg8TbI/Ru/P6m+erRucI1BucWxDgQlW1d4I1CWzJ5gTeC8eZ1OOdwfdEC7zSOUxZ4J3Ji9I9vUB6NKAWJvXPbMLJyYiZ2MZVzrkaB4WfnGmZCL+2yS78rLf0uu/S7apd+Dwr9nonz1W5d+l1U+ubnJkp41BI0180LvAH098QF3u56qcIRXLcs8A7jOGmBt7deRg0+RBlNkCrs4Srsrq+qQk7zGjwv1Qinhi2Iwzo1bJOArG0aFNau2N60Ynvtiu2tXbEB1OdQI7FCXbG9c7GqIEFkZ724bvWj8PTJ535UK0LxxYhLXPDPwJC9LcQVPXuxDlY8Fa4ldZpmqQz0jQap8wDXebRuTJ37Xa1Iq+i6h+waPpTW8CG7hg/VruHDqNgPifAO6xo+NJcFea3cQsFRzsE6MSGip7JSxoe5jINjy3iEyyjl47HHdvFezCaGK9og6cg1LAo9AY+GznLhOnHgn5M4GLEWcY5xAgO+mngYZkiIW95gOR3tzlhPKsiJQxmdrOK9uZ6gA7NJk+WV0CReCWETl35xqanASYJE6MvDxeiSBPXrEtjl+dbjybf3sm6Tymq+38Ro2XRwTJX4SXZE4cfNgxzOfolsukHBGfwnXrNql9qdGNhwqY1o7bA9J+nhfNWfE8PW1ohY5rmspAfz1Rk+1W61o9kLmaHQeTJDSWN7wVbNLNud4TqW3lmpWieKvcE6GM/M8obqSgXwwiM2L3wnscJRh3khfFOq97nekEbRfsOSA9g1a4vq90fFMI280N12IHniIII1WpGNkhs0y4T147xS301d+zytwGrEdJxKTGhq6WJZ/2Ffyh4yR9Mhc9QeMkdrD5ljGCk/JqYwpIfMUWYKWc2UqVuYKdMMxUybZjgwZ5hTMPPWHG4oYdLHKpk0Wn8INl2wZRr0SxfzCc3kbXxCU/lUJheiHTpc/FxBzaFjGx1JYMdgRawxllDtOg6ndRy26zhcu44jqNqDxNGP6zoOz033okTW8rT9pchaYo3poj4jc0u8SXx8LotTrub01A7g8GgHzAC0wlCY7OuZnHGK+QG8jeQybLe55+X7KQ8U4M5afDBBGZlro4zMrUIZGZ8PCg/cqQt/uk4KPzoOKxyXXc81NuaYzXmAMf+Dz7AHfihXiL3A3NCvzQ3BZy6MG8K9s5IbnvESr0/iiS8lN0xY7oVxQ3q8ihumsXaFIyoWufMwG8Ymf+FC+Fp/PpG8g6uM1D2Ql+U7MQjnvAyCR1l/nuQIHm55I0ecs6nrXDqcztnD6Vzt4dT/MjqeaZmvntXUdY6pywhBNHh9lo4w1bJ4hIah7OjxJqGx/pdVDAdmEhlsGIBJZAyTyBgmkQGTIA5vWiLOx/8AVYQYTSCLO+2YA8N5rbkl7g6UIHD9vHD7wTwtDojbH1YWt38XcfuBVPJ9xm6aZ9KmecZummdqN81ZtMhe4qZndNM8MxfOfjw50GEgYr+zMI+URhwGogmcYqRjtCKPUVoanKuTpQMLXI16zBb1mNXS8ZmE8Z6tPW4rpWMEZelw7hVW69whrNa5VVitc700wKjdAKNpA4zaDTBauwFOo94jRBundAOMSgMse+qV29Z8bOAnnQfDwgErJpwVvCcqSCsVpJUQvLIgrUQpBU7h5mExjlZQw7p5hnTzHNHNw9KdnpeoFIE0z+nxJDxha6nkrfU5dhs8nbbB03YbPF27DU6i6g/TdHNCt8HTPD5I8jlcJ1Pqbs19d9YJN+63BOcTieB8kovcP55Q+psTnM/lpbgn8lLckXztSWMkP6aoZ6rlZ54fAHeSSWaLzAvNFiMXPFtUzCs8WwznbLH2pZwtRnkrdeRCZwtLyE5nC/CmYSflTRit4wpGYS6FgMiJoSJaWCs/2K7Qk2b0EiCKjPlmrt1ZEjncfp7RI6V32Ud/jtFBXHiruRWtVgWaWtVqUqj+rBl+1a3mcqu5+klXWq0/bTWXGwcbRWae1bOsa5ngYApP7GIuYLaV9QO/FTzlol4qftro8k6Yk5PmZLdroCRqeJyYAXjE1rQeqda0juNx8iWjK9WKR6N2V1e7y4I6zJXBsJpawwLPkbALbLJnN3FVJseykgv377BWEIqOzsPeEB9mH9F5hc4RNiS0FHeV1hlfUNCm6YcFxAMXX9N4LGdUdOl8RcLApUQlSaZN1gV9/FKmINkav7TWJvelkqw3uS8Vp1OqmS9RHDy20NUafKF2NgVeZ1W8rHb7yfdhb8NRNYA4Q0KVyBJPKi1UfJ2fOOaLddBR32qMtKa7WTDzeSfG65vlnb7M3NOqRlfiakDaIZopyNjIR5dcy8GTAwk3neOiz702YWLTaEQT+Ztp27AwAGF0TI2fnUE1CvIV+lUQV3/qqcFl3peTsu/NsZmhtmX2xJaZW8fr62G0eNaIilOfG2bZglH2Rrg2vD2iCqZKvnGS945IZFjTGiRo5URHO5iTZfbhnAheAznbeLVCWss15nLQR/uZnBU9V7LU18ES84l6Egdw+g3YqBb0KRD66h8/JHV3LRNRPzGDNe8D2DjpPRc2154JAuKxcagnQUCgMaZ/ko9ZnQk/ncSS9nzlNAV8GngU1U9U51BZM0lj3BESYnNJSMfmqteba7xujHplCvFIJGLw1cIi1cromCpIPqAL+AXEvTVUq618cdnvpZbErUsuqEuq8uWAN9WcYkynpDloSg+WTEVckx6aAC8RTX1TMNGwQlq+e/GXzdoQ731LXRjHkM2cnbwbc2mye8B8xB3DP5C5O4Z/yA0S7bB0txQd31IV975Sda9qL0Mzg8TUGfHtYaCrEnN0V8zRKcf6KvMopzDB0ablyPwzqrDF9bZiixOYHAy+Y+wjas0O7U4rzLOdNnbJtc2z6S0rrGYm1I98Q9n9l7xX2O/qz1LDWaGI09OMvU0bmG3a1EwdhkGpmTobB3Gx/dRMPZNYqHMUvxIXiz8vYXPYXF6fGAB4iW/BFuqT2f7EmLK7+qRwA8z6Kd85cU4QDbC1zGf8lD5R5sTTJxIwVH8gyx94NOupbb4GD3ctZ3dXz+C+9thN0WR8y83YUJV3tbvLpenY4IHSxB5/bmI8NDF02+JinIX2CHYyAZ7E7E9sCnO2YHkhRxfdkMEBHlouaCEX/3tzXKffyz1YInkNLxCTM/PGdERnhitmbgXWpEnqAQ4tm8CmZ3gacIM2gDrQcUISfiIf1XHwdxPrpgB5rw7yXgHyXr0ORuGaWDf1EuumrieezZF0OPSFxFFC/vGPm+O8KbBJLEqkrjkS4HY20IDgAVVAJUOpcis8ZVDzPO4h3IaL4N914v/ixjtbYqWzBf6NnGlR9rHm5B7jKlBt6bgfh/2r2qgePK/f0EacKM9VqeeIk27QIDPu7tmWzLd7dhI8YfdsK3gCPTQmeAItuvbSu/EDE+arPTgZnDxf7Zutd2pmi0i4e7bYf9ebRf7e2W0CpFREvntmRzrIC+K013P5lLYljQdb4t0tSa+e6eyKiJgmxpMSYgK6xw+SFi+wqwfXrLKfJcqm8fHnMGn1HHcW/VxvPPwrwqTVSawTmoNnSD+785WTOJMXdriuCYPrT4cehwNK0rHIHj2h01RwhKAcFhCR8xdUGiQ3k8TuyiYBAEyEhyzbrjvmJQPrI/4c7Hbkc8w18NMvZ5S3VcOmcC0t7CmQkyfE5Wu8qdgT3w8QXsQLVpCJR2QC6maQRKEQbkWaUMcPXe6Kp3NWPJ1zOtzlLIuUds5KSGnnLIuU6KFapLSb3o2fDearXbOEcnbOYsqJ80I3u2e1hVkoDIlpxEeDEvu/7ZoF1xLsWIEP1vFAFAJqSHYW7DIdTct01C7T0dplOoai/B52FnSZjs7SuVJCTu8WULly+sOeQFvEPhXx+CS2RtMKOXuMPZOOsWfsMfZM7TF2FiPpRzTGzugh9cxsnSsl1GnN2eyxhUA7fa7ZKsRxuxDH00IctwtxvHYhnsa3n584X43oQhyfXYiVZEVJuo+eripGlG2jQuxuiN/bEtJpvsAciAfrhEL8gQaObYuRW/iK63tbXaAzbNOEjB017EcyrfqWCxbM8jOhJnT6AvE1bz/s1cDtQOVRHuwujeGeQQA9JuvUJs4Gs4m/2xz7mqF4hfjv0itViN+VcF523tLFL8b/0BxnDB8W6BR9p/C/mwBdtzWzTW3NbVP3q23sljTiv5SmVvE2E+wuNbQSoyY3MbESgHZeDxmjJkfcRl8KEyspkWVopcujqoysVJWRlaowshpwLViIFEbVrQCLsDyLtB9BMEhrjrLBFDBQrU5FXvEMEZKHvWq7pWEPgfOOaceQ4x6smIb11YjHxlsppGtQURTJD1OB4nuMkKefPOfZj/oaCHL9VMjB5jSbnhpHqsHEeEu8r9JrAIb+lahXznmJIdcx35htmZPj5uREYshFNTmnJBRmrtaiIyfJyaJjUBYdJH/lqWMxi+Y40rloSIH0T9NYnScoP3UaVTaZijwNfkijZJaTLxVt1JdKFMQCiXO+YNpBXQ5ooxiOu7gDD2NBQjQIeIXV1wqyVh7PAbURwhzNCPUcVHUbwJ64dA30TCOCn9EPQIFULqhxjTEZLVbqJQgZ4+E0cDdJDZaVJnIZS5NC7xXOxaVmHFpLLbomQM31GQrbYTdIXWW9/3nMBgM4NjMZVMdm6kHlmcdMKGBhtsfpvfgAcfzhmTKejgkuwPBMreNyjdL6+My2aPJ1vEfCG5aT4l+4m0pTmBuBDSeaj0w4JVbieS4P4Yq6dqIEAG6GW2vL9idKIqxNgswYTZJosIVVCc5gYTVUKHnpGHhj05TbGDbh6TbeWx4QZSLAK/PJDNx/ldUM/VdF9M1wIjVD/1X0qYlJM9Bjlc2wk96LP0wSwfarpBn6rxKJICOV33lVG2szwkypFRlsp6yh+HGRwNWfaDeBKc5Ju1dOzkyKc3JmRXFOVvfKKXTG1ybNV6O6V04iDEbsS2FOzZTCpItDLtPoTFOmccuzy26eXWnz7Kpsnl3VzbMHrfJ3JJzs1s2zC81jKGPPVTXLs/uq85QnXfi2ajpgAmjdX7pIrEjoNGpN97uuTbK/Ykl4Udh6MGoNW5OU1W3Ws2F6uqat1GrpYZekz1xkbaVREZjg2EM/hR4IJ8vigendGUPn11bWQlOvl1i1jHZiqzItdAEbc5WFpsIRrdOrVGs6FKpq7P6yNU40BfzZ4sGxn73QNllF8sYy16hDkI256G5L1SRp9mc6V7eJfz4bnfJwZTvsJsotYI/2CYibUehG7mvCfBus8YuPR82MahCEzYeYazaFxEWTjQpFIg30On6lMmdEFT7recpgxgUWyFa1jGGwUYZtOKvhcUC2asoYC4OPuRHM/tRsMWwpixFgqMHa8/ro6yObxacNGrubQ+fxyEuCnmKRk57/597IlzipRGhoCg6e1izXchEwxG88YuKZyjqraPn7+Fr25jBo2tCY8YeDTyjtRBYaTAK2B0ZEUx0pjf1SxDX+eDnkBawyEU2pGTg8ooloerwsi9w0fZ8yH7Zy46wBMCERTTnnAu9MUVeqwp1JSMXqzjKLhWE7pOLwOCEVa9rcOyjbXyMEkARV3KEUHPftVbRDklPtzyPocMZ8PlPxeUS+zrzg5yvjM2onBBOjUTdUVpv9Z9MgjbxQz0B5w4fZgIoWesvSUvy7SpzTQBCPR7lDGAG3RU4bXeeYYFjXmGG9QPA+lzUC15bY8yRIdKITk6DWjIUSTCwUtiseQeP1xa88cMbi0rGXkCMxAqQxPN0YFjKd8S6dI1sys7G5Lo3hSWMQidwG2IvQfTzyuQG8Nka3GIJ0yYfrerEvfZ3s1SL8hILlXFnCXh9i8YjYIzfMISDCwkvFeSmZSGVbjG2HNK5VRTuYBYTe1J2RwOdUgW/RA0WW573kzEnOXP06RqtrWpYVKsAfgIKFg0GjqX2Bi58NDRc1tUbZEy3Qn/huFg0V8jiKbb21K4sc1OglGljSelm0HnYgaLGt1ctj2i9rLTvZ2XdOieEaMKgcM6gyoCM7HijbSbRKOPtmAI4C0SyfeLY5TGICmawktDucmhmLnjL7GbuZXSwU5zNcGkxw+hg8x3qi2TwhgLO8g1bHIVjNE0XtpUYfCn7CNZVIyum3vYIOW5wJfu5KMKgYO7i4Ql4OMucrR+YqR+YqvmqVqwCyjfGJ464MczxD52mGrpBDYPdjjStdtqz4NebErzGP+cNlXMw4ZBBMswlzNEPM19+qfUJfytH1K/CadIzJUjgdZIfh6+iyfycPmAGod2Ro8dpZDq5+EzefdX/dmJq8Y5EoaaGV8vXVGHgkS57zl33wW1ecLlzV9Ber2tKLa1a3pereQEr8Na7hHN4CYDgsTn2SU1nbuwyp11upK/HPLUi9NUmd5b3FKuMdJVb+3iW7DvfKRku/m+Aq2ftslM1OV+MgVdSLN9pUxUabfZWtuMqF+vWnuYi7WW+8h9Gx9rq6lGMwrdRYTCv2yTWbiEMZIzr0ey+tB+Ov6Lk4apdoNC3RqF2i0XFKdNqU6JQu0Wi5UIHZc7imI96RqugzZ2hNfkpZ28KA5sn1yp10W5hzg84K2iVqbkBPeTpTT7K1IgA5QL/zMM8LdMmrEB/+GgXzy6e01+zXHIMD9FTymvtKd5haAJxuiMGvOpwj+noQ16jtYXPykDkZcDnKTHy6DLQZJUYXWsgG/F1Jt/apshVRXgxg9quSb5iQbKuGvhayaSJlsdgTIdtHO4sKyDFCNjU8xyz3tJB9qix2dWn6PmU+bOXGWZOQ7YiQzTkXBOvE0PClachYUMcxB2hsdNo/5LzSXWbJ4dUUZOTwUVsOHx1HDq9FQSEX/ykn/qqWw18+fnBzMFaBNnhIHw/zsfBK100FDjQ1wuISUxDfbXeRl6fP/A3vW4d+8APFQaFDCS5zystCJ87K/vvZw/6M3ncGRFGPcKgg2Qo2m2a3Apphnxv8k4pysbpOdrhaOZoiUW7wz8ry/eak1P1ZMP/CfJi/LXLb4LApgH3UkEApxxxR4vq/SuSL6w1gebuzEmjgrBHlWbjhwmbhRiZrnoYfxbFhvhp0dfTuN4nzOGLkwHfThd0KAnVgfUDz4Js4XCWRd0kHKcrrQOwdCM+F4fmMkuMPlYaz8fnaQrOhcn9F8P6+pMeicIov2eDOYa4xCwxH5XE4IGnFf1FQy1PTYpP+fyuuDfuV0/1RKuMZpU/0x6WxRy10Ag9cZbpTeELjk484JmRPDWLOEjFnDTFnK4iZAx+8IDHH27D1aImgrBuyBNBTNQXQrDYrh+4IO7VZUBY1OC0Aby0pK1IHOopZWOpKbzvvA8/+n1RjVnkZx/VZB50r+oVYMUZl7NFBSXAktGwWLZuVlkW4+v7pHBSNY1TkABiV0SgCHLdhCsYDo8MU7469TRGrp1e0Fcp8wkhBtAIQBgJJmS4qech8Zi0iCGJsUyaI+scXJBVuEswLxjt5QIF+3V68FjljnudH3uHRMyE/YgGlfNzTQCmtSXH7++nJxrtD90nqh7bxOV2/Ql4XxElGanOSDwU5tc3bClGgYZt7n4Ss8s/DS2QEnnWNyYUMlLxwFglfcCsbIibjRlnjBqv6x6PCIeyOMCMpUkrBMBJYU8CKoQ4cqr4vqosvZzwGBD2KWzeZ7EAIdSCEOk0IznVhvldUlyCWPKtiw3rByfNYo/6v9mAbcO3BpjlJMWxg5JcB3v7w4rMu+Img6p91tUUswGc4Kmixw3mYt/ppsmVm6YOraHsf13xWbljfQlF+qNgAvLogFfw59pNIWU5UJwaND3BEFEb7YMBJGFicQ3GoC4ZhLsLmUDNIKljg7VWSfgRWATp9kNJ3yjnNRQvUs2wvsazkWjAdVZuFsv7V2PWel1QB8d3wamN87EpKSMwMJyx9By06h+AzCZ6GHbX4HLKku9PDCdhHCqw2CuQhq30O+/Yrl2tb+QmCSlbRlo0cnwpweF4PNpjip+g4iZhLs8iY+I/430T6iENiRDy3J4mJPYmqmISgQrxPhK864XHLODMWeEf41ESy+nuDQBS1aBgS7FdhrnOc0mQcitEUwTQtO/moFXGpchKHI7rIBKy6SAesqgYriqY2+q7HKMC5MNNt4IpyqwxwCUCK8LZnsuEIVoAuYSSnXIJdFDaCStoSsbl648w4Dh4z4clfxMYZWxql22UYVZNlMy1ylvN2eDGcrI1HK/ZlRuxCjKSFGKksxEh1IU7g2wcbaQGhCzGiC+FJIU5YhXj6hQpRvVllCnGyshAXuFlFhUi3q5JCjI5fCCLHBiLEhrBteQP7RIQNrDyBmWJYvM5E+6CM4DxOGfQQN53MkihxVXjD0DpPh1JEGAARr7VpHpjlcjZqaoC0TB8RE6cJHCd4OwZgmSh4PqML7+fxSOMliYzixX/MaTR2kuEwtcPZiwFwEY2VnThp6XD6cZwyXz0L9tFKbAfHIk0DOE6er87oUMgn6EsPMDTIDBpFC5wHmZ6b2W6cuEqJyl5qlu0PXcQzjBloRUiXkU7JaZT0duczXokluke9kkT1ruBDZVgXcJkdDte8h0/Zs3w3n3K45p06NZivuDqO9isXeSxhVfxt6r37dKAhvhNkxCBIm4jpyWDUi/h4yovqrCAt2L7X+2m/q0lAhEzD3kYr0Bdl7qjRBuB2Vhv80Jc2eMYvceBxHffNeo3RQU9YQFQeUOZeJ5LvLSLxnq2UfJ1KyZdlT8ZzYhFJXYCINNcWkbQgxOLMeAJToV3ElYC1DtAziYDyNTbDCJUIKEpr9wsfz/iKljlKdBVDY0WTfCmjhZCsFkJcEUJylhByzhsjvHOQMV4LuSTFEwumCa4gj0LAyEHAyImAwRjsik3kIGtkLVmD0ilhk5byO6gY7FKRuS3KNdirh8HKAgh+l75RvWQQLSmYV5h5PMqzdJRrY5cGe5nEDd9BU7+YVh6D8ELrNDw7Xw25Qluqw8HiCAHaWNSRpU++igDydpQ8U+TTlQueKgFFF/+0O37xZ0g+/Wy0A1FnRmUgPmkVx1KJDDKmaD8PxkEvASL1rnbPqqBOMIvZkGaYA8wGi7y3WCN5pWCIBT+1V3Up7Js0iLydmGY7idjjVolpPFK0vObUFByHeKRc6tjyfTXpFwJ009fRM9ic+oEqfNp1KyzFDSkLDWc0DWeFhm0SErSstJ/Q71nqij6a0RI52TFyMizI/4XZo5ROy8kZi3YzsZYkg5/bxJBWUAx1mRV4F8AKuKrfsKr6KhnpBhSO6c5Sozma0eUtIRgU/RUthlMmP0lw4QpfzqnMNg9MYMSz1O3V62GjjB61ldGj46jba6sHX1Ddfuq8W3vSa0Ma6EqwyE46AB42618frnf7XIPx8OvUpwPydUBZ3x+gmdTvlYKYImB2eqV7SlU4YUHgJmZYuRT3ZSnuy1LcF443wEswPeJPqcqluC9LcVj6x9O2YON88yNh5uF3fVZD/UsR97pWEREYu3YRT4pvgzKP0WexaQEi6WfAMmBeZa+BPOIKDlbuGggjrmBj5a9Rp9mXg/Wrz+I0x6dncSow2M8gv9NKdhC/piSWxRFvvMgALutZsRFJzH7Y03Eu5F2p2kqrZmA+tWu2xw01D+WnuGIpACkjdtruitzUe1zok+R28IvKF7gGyRvEjk+rI0mLl7lNylztduecTLPY2RBodLr4Ot/fp6OO7PGSd53kDIcKB0cduuGCdh48a+fBxoh1tOrjs9injousLXfjYAWPNJhSeiuEscVhjCR2kaKmW9EWqdvvjGGUkqNzGGdgDjqrg1u58dlyD7cbsa3E+AnlOjsDK89OJ1Ji2Yuv0DcU5x70QZI8O6NQGauFRBHiBe4NAgMcYl/TRXhSl7LJiEFuRrLh4gOIri/KvJpdMjJ38ua9z+EkbmjIIp5DTxzcvYR16fUMCoNPUs53cfutkCgwcIWDX0wxb7l8aRQRBlt1DDTt61jPbQax8NW7UEIH/jyCrcseHFJSN562gtcZbtJmMOph0j1bLpjNzYOu57P5BJiA2Q4PU3S92yRqRax1b/oUmxn5pfN2Hoqfn7ApqqN/IabkjddD7p10VxsH5bfDN7Ityh+iOY9lHMSAiZ+6pyf+6j10gyNV+hpntiiK4LxE3uUAhfAl2aBcGEnZGJkP3Hsjt8BX77mhwV/qLMVU8qd5KACIGVG1iRl5D78r8neE/tLO17dJPBEnfj7HO1Ta1ptNrB9ZOm8Hs7EnTJt8wlUK1ui8EXIjmybgpTsj6rHrN3N3U5cFfH8IHH2pBHZ04iVjCpClr+MN4llhdge2l5mzwLY/s8CjkSLRc6/nXPEUrG4eibI79DOYZO+MOzc9shN3qVl2bKfXuPu+Cqxi7/6kSbC/qYvaU6uo/fKVGeI7JvEZYD+Fr25f6rzmEfqkLs+Tjnk0SkuwQ5402ww1KptbOuTcIs2xFFSSXQkJJMOajp18TRSZY4TVUm4pCUE03ehWvG7coqFk29OipU3lSFPlduqnk4JS65mmzO7g17kAyIQbbqmT9ANezIUZvnXMy7gSw3Urix+hjhaK8YCvEZm9RnflWw/BokS8GP23HkoQzq24Nv3ME7JJr1BZmDdwr2TjFfB2zcIO5Kv3JGFncnRxIyvTn6Ijt1wu/uvcjViQwJoqzF0PQ2SUAKFueEv4HcQ/PneglKcJ3OxHP5/6czhsyoibTkErQSUOXmDiWXgIuAQ1gZfXwaFJXOy5Tla+rWxccu/yhqys9YOlLhFmIHFlaWhkUUead6lSmCLvh82Ye1ODz87mMA8JtoN3YfauW6p2luqp6aEbqVvqvXPp/VujwlL39VqgLRxqVA7iutct9d+5ksRVog+/oB1kqJL1ob8V9SyE+Y9AYSIVQ5VYw503g3c63D0dBpKAcBf/4vnnp61gVuFxiCDM+4Wc9hnNiwgb/nac3FPjpPDFkKaA/nxh38Xnmh0H3LUenuCJtHKm0zhyGjQ5MaN4vxx3flGOPef42A/7cPobmbiKj9v/9sN87H7qqdjk3wRMKWfs3z89N/uxN/7bpzsv6fz6jld/YPHRDVc//JHPffOJzinFu3fc/Y1XHVVv/OqK+z775c6/euDco4PXvXbxd/pn/2zLG/+m8/FP/3Txhk/dsfj4P+cW3HPbNzpP9P75sk+sWnv0R989FV/0k291tv7gJ9//o1Vbjz532fEv/svqb3c+/9jKtmde3Xv05s93ZW5/+Dud3+u+Oto2622LR+b8/Z77u0c7v3/Dqt+94Y1vP/roL777qcLo/+x8/5q3lf9H+Q1HP7/gqxefufYfOlXTlxc0qQcW/8+PXXHw/R8+1XnrQz9+90fi3sWtH5387vd88391/tU//uWK96m3LJ63/N6/POT8Y+dPvvtHl7/6i/ceffV7Wx4bueh055TPfmPGbT+972hr+7Jb/r30g87cm5pffsUnH1hs2ieArcaY9necCe/52bpbP3Oms9B18sarPrl38X3/+e2Lj/T+qPPu9/7tZ+PdDxxdeNuWDW9b+OPOzZkv//n9gw8ubnlsbv0vsv/aeeodc7/ec3bH4mjexFd98rv/2nn0Y2ea6r793sVXzpz/zW8/cbbze0uf+fSHf+fti2fccv13cp/6t85HrlueedXLPrTYYCy9fvWfTpr3nY8efbf7z5ub9/+08+oH/X+5p2X70b8fmLn0fz18rvPKFTte/6MffGjx7jMH3/EHx37W+Rc/3jS4fOvWxY98478++PHTP+984Pib5z21/8OL973mXd/56EXPdn7n+pXv6Q4eWPzuh/79ZOutz3XmFrzxb9UP37H427sfOvDph37R+YHyvimX7fvY0S8MOt/r/4Dz5rc7d3b1vc3ZvGX9+q7etzp9W3o3bG7fsqH77u4N697q3ILLMLns27ixffO6jfc4fd339jndG1Zvbt/ct3bVne0bt/Q519JlyJchLvnZOzb29jnru+5t7+vt2rB5LZ2v3ZCcb9lA/9y28d5w45qw747ucA1ddq9bt/auzd3h2g3hWp0HPb729jv6nFs2bgyTiy0bNndLbl2b7+peJY+uWdclj/FJ1zoqaffqsLdr9dotm+WB7nva79q4dkPfZqf73u71d/WZK2SkT+/o2ty+uhtn13dtDuVsw8b2VWt7V63rbqcybnZu2hjKZciXVKi1q/o2dG/e7EhL8Wnvxi0bVvMZcly1sXdDd6/kac65XdDAfLZ2w5p1VJG1G+maytm9uS/c3LX+rnXdm52Qitvbu7GXytEXdoUbtqy/rZsv2rva123ceBcVCOl8uvHu7t51XXdxlrfr4+otvV3I2FndffdaOeu6jfqIW319d9cGp69r7Tpn1caNd95GP+futdRO96xd3XeHpge03fotq+7Q9ECXIV/2rt1wu3TSXV29m7udVes2bt7SS0dqNTpQu6xfTz1An1q3dkO3s6FrfbezrruLqtZLVe3acPu6bmfN2l66lvP1a1ev5qS+PnpN2lhXWl+s6yIyXXVHN74aruvqvZ0+tnF1t9Bi75YN1Iyb19I1EyNdh/p6c/emLd0bVuG9dd1Ef3QmdNF+d1fvWr5Ge3KncXPKGdJQqW5J1KcgKaert7vLebPz5tkRnWymXos63ujMjogs+6hV+Grlta/5nWtvusVZefMNN93yWuc18bIb4pte67z22t+5+aZlr3Vucl57ffyaa52ow5lz1byFztyr5nG11nT1hrd1E/GGc5yw7ISXO7PviyhrGQGUXpIzDK6S8733fCKkfx6iKYcGdOjMDtetXb+2L3Q04SNF+iN0rgmdDs38DHHNDrv6QumTivlC3x/vtrNmY+9t1FvdG0LdaVV/1rim8bHxzuoHqDO4MUM94qvf52HcfU8oozIsv2xGSJ80ZEDv37uKxtbau7tT6q74u9bcD2vfT9+3B16t92vf39zX1dvHA4O6q31N78b17USD6f3X4n5ouhP3w4r7mgm2p2yyqv5yn3Oodd9+f91GGobneb/W/fUbqUtX3UHjrnszOmr12l6ppL7Pw9/0IBhCeM8d1NldujfD1RvpPQxNsN+1a94abtxQ0YfyCmdydfjy2eHcOfOvmr8A1PTyl82h+0JTPOxDqsvdRAZEDClb0iwk+budRllf94W/QjyknZmmtBBzCvtvObUN3w9TTmL/Cd21Y7q6o7t9LI2vFLqkeYqZ6Jj7mg9L/66nuaiq/W+W+9K/Ne6vScqn57FX0snmjWjSbrDg5KPUIKtDPNErqWYCGDPeVldSKxOwRe+UC9c5odmue7reKoT72spH+S/hlkT2G7fcfkf19xIeGta+f08vEWW7YcvtG9e0c8cmQ+y1+g5IUO6EazeH/JbFCEpJfncQu0SpNVsL11Phb+uW8qNZtBSQ/K3rSidYeoDokhh6SFxh3ZbVRFXJe0JuNOOsuvN8/KlvY9jXbXeiTJyUOc2eNMraN2KKsd/nmRT38fUNYfV9eX/9xt7u872P++d7n2mfZtOx/DmdyWvfR3uKYAMClDllM9qoI5yDniBhYzMNRxrYuJIn6TqlXxLBeLwaiY7beBVRBLLZnM7oNj/iQs+Wxp+LNn1FOh7BTkELRvSiu2vWbljdQQ/iuFmn0+tzrnpFeEfXujUmpZJ/kFBEhNF3T3e3DF1IDqCHjeCEfRWzhVkz+EA4QgJQFPTf7Gjt5t9BbaKOvt4t3W93av4l64slyCNLv4w2PS/TD8pr8ELsbhT24gn+HH8Jt+nzt+j3X0e/19Pvv+j0W630N9Dvv+r0N1rpb6Lfm3X6f7PSf5d+b9HpXVb6bfRbpdNXW+noozU6/XYrHWN6rU7vsdIxUNbp9PVWOtp0o06/y0rfRL9enb7ZSgcxbdHpd1vp99DvXp3+Viv9bfS7T6dvtdLRN/fr9G1Wej/9HtDp77DS34mltU5/l5W+g37v1uk7rfT30O+9Ov33rPRd9Pt9nf4+K/399NuNRT+l/4GV/of0+4C+3qOPH6Tf/wGkhYK6PqoCAA==

"""#
    }
  }
}
