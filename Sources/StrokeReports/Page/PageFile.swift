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
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 12px; margin: 10px 0; }
dt { color: var(--note); }
dd { margin: 0; overflow-wrap: anywhere; }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 10px 0; font-weight: 600; }
a { color: var(--box); }
table { border-collapse: collapse; margin: 18px 0; }
caption { text-align: left; font-weight: 600; padding: 4px 0; }
:is(th, td) { border: 1px solid var(--rule); padding: 3px 10px; text-align: right; }
th:first-child { text-align: left; }
#tables { overflow-x: auto; }
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

function drawText(textContent, attributes) {
  const text = draw("text", attributes);
  text.textContent = textContent;
  return text;
}

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

/** The map of a box into the middle of a figure, enlarged at most so far. */
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

/** The numbers of a shape elsewhere. `view` maps x, y and lengths. */
function mapShape(kind, numbers, view) {
  const isRound = ["circle", "ellipse", "band"].includes(kind);
  return Array.from(numbers, (v, i) => !isRound || i < 2 ? i % 2 ? view.y(v) : view.x(v)
    // The last number of an ellipse is its rotation.
    : i < 4 ? v * view.scale : v);
}

/** A shape that a detector measured with. `view` maps x, y and lengths. */
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

/** The checks of a verdict: the failed ones, and folded the others. */
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

/** The rows of the table of checks: the least and the greatest that a measure may be are one. */
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

/** A copy of what a template holds, with texts put into its elements of these classes. */
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

/** True for a limit that people move: what a stroke must have to be judged at all is none. */
const isMovable = ({ name }) => !["min-points", "view-width"].includes(name);

/**
 * A limit as a slider, with a number field for exact values and for those outside its range. `own`
 * is the detector's value, null if it is unset. `move` is called with a new value, or null to unset
 * it, and throws if the value is invalid.
 */
function makeLimit(detector, setting, own, now, move) {
  const { name, isCount, unset, unit, summary, min, max } = setting;
  const start = own ?? setting.start;
  const most = Number.isFinite(max) ? max : Math.max(2 * start, min + 1);
  const about = unset ? `${summary}; unset: ${unset}` : summary;
  const element = stamp("limit", {
    name, unit: unit.replace(/^N$/, "").toLowerCase(), summary: about });
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
    note.textContent = problem || about;
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
  // An invalid number stays no longer than the field is being typed in; what was wrong stays told.
  field.addEventListener("change", () => {
    field.value = shortNumber(now ?? start);
    field.ariaInvalid = false;
  });
  return element;
}

/** A number with as many digits as people set, and another with three. */
const shortNumber = (number) => String(number).length < 8 ? number : Number(number.toPrecision(3));

/** Options as on the command line. */
const limitsText = (limits) => limits.map(([name, value]) => `--${name} ${value}`).join(" ");
const optionsText = (detector, limits, flags = []) =>
  ["--detector " + detector, ...flags, limitsText(limits)].filter(Boolean).join(" ");

/** Saves bytes as a file among the downloads. */
function saveFile(blob, download) {
  const link = make("a", { href: URL.createObjectURL(blob), download });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Copies the text of an element, or selects it if the browser gives no clipboard. */
async function copyText(element) {
  const copying = navigator.clipboard?.writeText(element.textContent);
  const isCopied = await copying?.then(() => true, () => false);
  if (isCopied) return "Copied";
  getSelection().selectAllChildren(element);
  return "Selected; copy with the keyboard";
}

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
  // A pointer that is taken away is nowhere.
  if (!isCancelled && isElsewhere) addSamples(stroke, event);
  stroke.shape.remove();
  stroke.live?.end();
  if (isClick(stroke)) return show("A click is no stroke.");
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

/** What the fields say of the next strokes. */
function marking() {
  const fields = ["label", "subject"].map((name) => [name, $(name).value.trim()]);
  return Object.fromEntries(fields.filter(([, text]) => text));
}

/** Shows what the fields say where they are folded. */
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
// Judging: what every detector says of the strokes, with limits that can be moved.

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

/** Resolves when strokes can be judged, or it is known that this browser cannot. */
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
  note("judging", `This browser cannot run the detectors (${error.message}). Strokes are recorded`
    + " all the same; strokecheck judges the download.", true);
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
        .map((each) => `${each.name}: ${each.failed.toLowerCase()} already`).join(" · ");
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

/** The stroke that the verdicts are about; none while one is drawn. */
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
    $("live").textContent = !stroke ? "" : [...judges.keys()]
      .map((name) => `${codeOf(stroke, name) ? "✗" : "✓"} ${name}`).join("  ");
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
        title: `${detector.name}: ${textOf(detector, code)}`,
        textContent: `${code ? "✗" : "✓"} ${detector.name}`,
      });
    }));
}

// What a detector measured by, over the stroke, and the legend

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

/** Puts other strokes in the place of these, in a way that can be taken back. */
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
  // Each option that a list with this id gets costs time for each field that has the list.
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

/** The transform by which a stroke of a larger surface is seen whole. */
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
    `1 stroke labelled ${label ?? "nothing"}`);
}

function remove(removed) {
  const place = [...list.children].findIndex((row) => row.stroke.id === removed);
  change(strokes.filter(({ id }) => id !== removed), "1 stroke deleted");
  // The keyboard goes on where it was.
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
  saveFile(blob, `strokes-${session}.ndjson`);
  const unlabelled = strokes.filter(({ label }) => !label).length;
  $("news").textContent = plural(strokes.length, "stroke") + " saved"
    + (unlabelled ? `, ${unlabelled} without a label` : "");
}

// Over a reload: each stroke under its id, the order of all, and the fields.

const place = `strokecheck recorder ${location.pathname} `, fields = ["label", "subject"];

/** Does something with what the browser keeps, and says whether a reload loses strokes. */
function useStorage(body) {
  try {
    body(localStorage);
    note("kept", "Strokes stay in this browser, on this device, until you delete them.");
    return true;
  } catch {
    note("kept", "This browser keeps no more strokes for this page, so a reload loses them:"
      + " download them before.", true);
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

/** The strokes of a file: of one JSON value, or of one in each line. Throws an error that names
 * what is no stroke. */
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
      throw new Error(`line ${index + 1} is no stroke: ${what}`);
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

/** A stroke as this page keeps it, of points that are lists or objects of x, y and t. */
function strokeOf({ points, timeUnit = "s", ...stroke }) {
  const unit = units[timeUnit];
  const lists = Array.isArray(points) && unit ? points.map((point) => Array.isArray(point) ? point
    : Object.keys(point).every((name) => ["x", "y", "t"].includes(name))
      ? [point.x, point.y, ...point.t === undefined ? [] : [point.t]] : []) : [];
  // Each with a time, or none.
  const isPoint = (point) => [2, 3].includes(point.length)
    && point.length === lists[0].length && point.every(Number.isFinite);
  const isStroke = lists.length > 0 && lists.every(isPoint)
    && (stroke.width ?? 1) > 0 && Number.isFinite(stroke.ended ?? 0);
  if (!isStroke) {
    throw new Error("no list of points x, y and t. strokecheck convert FILE -o strokes.ndjson "
      + "makes strokes of rows and of other formats");
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
    <label class="field">Participant <input id="subject" autocomplete="off" spellcheck="false"
      title="Who draws the next strokes, such as p1"></label>
  </div></details>
  <div class="buttons">
    <button id="undo" type="button" title="Take back the last change (Ctrl+Z)" disabled>Undo</button>
    <button id="open" type="button" title="Add the strokes of JSON files">Open…</button>
    <input id="file" type="file" multiple accept=".ndjson,.jsonl,.json" aria-label="Files to open" hidden>
    <button id="clear" type="button" title="Also from this browser's storage" disabled>Delete all</button>
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
// The state of the page in its address, so that a link leads to what its sender saw. An open stroke
// has an entry of its own among the pages that Back leads through.

const setting = (detector, name) => data.tuning[detector].name + "." + name;

function writeAddress(isNew = false) {
  const state = new URLSearchParams();
  if (filter.detector) state.set("detector", data.detectors[filter.detector]);
  for (const name in facets) if (filter[name] !== null) state.set(name, filter[name]);
  if (filter.search) state.set("search", filter.search);
  data.tuning.forEach(({ settings }, detector) => {
    for (const [name, value] of Object.entries(limits[detector])) {
      if (value !== settings[name]) state.set(setting(detector, name), value ?? "");
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
  // The stroke that the link is about is shown, whatever the filter makes of it.
  if (stroke && !shown.includes(stroke)) shown.unshift(stroke);
  if (stroke) open(shown.indexOf(stroke), false);
  else if (dialog.open) dialog.close();
}

/** True while the entry of a stroke is left that has been closed. */
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
    judgements: judgements.map(([reason, nearness, evidence, sentence, circle]) => {
      const own = reason < 0 ? "" : data.reasons[reason];
      // The reason is what the limits on the page say, and the own one what the report says.
      return { reason: own, own, nearness: nearness ?? Infinity, evidence, sentence, circle };
    }),
    text: [name, id, texts.label, texts.subject].join(" ").toLowerCase(),
  };
});

/** The numbers of a column, to their last bit. */
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

/** What a detector says of a stroke by the limits on the page; with checks and shapes once it is
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
    const limit = explanation.checks.find(isFailed)?.limitText;
    const sentence = explanation.sentence.replace(/limit [^,)]+\)$/, `allowed ${limit})`);
    return { ...explanation, sentence, shapes: shapes.map((shape) =>
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
  // A disabled button loses the focus, and the dialog its keys.
  if (dialog.open && !dialog.contains(document.activeElement)) $("close").focus();
  drawPlot(stroke, lookedDetector, explained(stroke, lookedDetector));
  const times = unpackColumn(stroke.columns[2]), count = stroke.columns[0].length - 1;
  $("about").textContent = [
    stroke.name, stroke.label && "label " + stroke.label,
    stroke.subject && "subject " + stroke.subject, plural(count, "sample"),
    times.length ? `${Number((times.at(-1) - times[0]).toPrecision(3))} s` : "",
  ].filter(Boolean).join(" · ");
  $("copied").textContent = "";
  $("command").textContent = strokeCommandOf(stroke);
  $("facts").replaceChildren(
    ...stroke.judgements.map((_, detector) => drawJudgement(stroke, detector)));
  if (!judges && data.tuning.length) {
    judgingReady().then(() => dialog.open && shown[current] === stroke && showDetail(), () => {});
  }
}

/** The verdict of a detector; of the one that is looked at with its checks. */
function drawJudgement(stroke, detector) {
  const isCurrent = detector === lookedDetector;
  const { sentence, checks } = explained(stroke, detector);
  const ink = inkOf(stroke, detector), name = data.detectors[detector];
  const judge = stamp("judge", {
    name, sentence: `${signs[ink]} ${ink === "wrong" ? "wrong: " : ""}${sentence}`,
    about: looks.detectors[name] ?? "" });
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

/** What would let a rejected stroke pass, as `circle --what-if` says it, after the drawing; and
 * what limits that were moved have changed in all. */
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

// The command that gives the same verdict.

const quoted = (word) =>
  /^[\w@%+=:,./#-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

function strokeCommandOf({ name }) {
  const options = judges && lookedDetector < judges.length ? optionsOf(lookedDetector) + " " : "";
  return `strokecheck circle --explain --what-if ${options}${quoted(name)}`;
}

for (const button of document.querySelectorAll(".copy")) {
  button.addEventListener("click", async () => {
    button.nextElementSibling.textContent = await copyText($(button.value));
  });
}
$("previous").addEventListener("click", () => step(-1));
$("next").addEventListener("click", () => step(1));
$("close").addEventListener("click", () => dialog.close());
dialog.addEventListener("click", (event) => {
  if (event.target === dialog) dialog.close();
});
dialog.addEventListener("close", () => {
  // The entry that opening made is left, unless Back has left it already.
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
/** All strokes in the order of the last choice: a limit that moves does not move strokes. */
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
  const counts = new Map();
  for (const { judgements: { [detector]: { own, reason } } } of strokes) {
    counts.set(own, (counts.get(own) ?? 0) + 1);
    counts.set(reason, counts.get(reason) ?? 0);
  }
  counts.delete("");
  return [...counts.keys()].sort((a, b) => counts.get(b) - counts.get(a) || (a < b ? -1 : 1));
}

const facetOf = (property, groups) => ({
  values: () => [...groups.keys()].map((value) => [value, value || `(no ${property})`]),
  has: (stroke, value) => stroke[property] === value,
});

// Of each choice its values with their texts, and whether a stroke has one.
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

/** True if a stroke matches the filter, but for one choice. */
function accepts(stroke, omitted) {
  for (const name in facets) {
    if (name !== omitted && filter[name] !== null && !facets[name].has(stroke, filter[name])) {
      return false;
    }
  }
  return !filter.search || filter.search.split(/\s+/).every((word) => stroke.text.includes(word));
}

function sort() {
  const { detector } = filter;
  const nearness = (stroke) => stroke.judgements[detector].nearness;
  // Two of no known distance have none from each other.
  ordered = [...strokes].sort((a, b) => isWrong(b, detector) - isWrong(a, detector)
    || nearness(a) - nearness(b) || a.at - b.at);
}

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
  // The stroke that is looked at stays, whatever the filter makes of it.
  if (looked && !shown.includes(looked)) shown.unshift(looked);
  current = looked ? shown.indexOf(looked) : Math.min(current, Math.max(shown.length - 1, 0));
  showFilter();
  if (looked) showDetail();
  drawGallery();
  writeAddress();
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
    $(name).replaceChildren(new Option($(name).ariaLabel, ""), ...options);
    $(name).value = filter[name] === null ? "" : "=" + filter[name];
    if (name === "reason") $("mostly").textContent = options.filter(({ value }) => value !== "=")
      .slice(0, 3).map(({ text }) => text).join(", ");
  }
  if ($("search").value.trim().toLowerCase() !== filter.search) $("search").value = filter.search;
  $("shown").textContent = (shown.length < strokes.length ? counted(shown.length) + " of " : "")
    + plural(strokes.length, "stroke");
  showOptions();
  $("clear").disabled = shown.length === strokes.length;
  $("empty").hidden = shown.length > 0;
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
  button.tabIndex = -1;
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
  tile.querySelector(".why").textContent = `${signs[ink]} ${wordOf(reason)}`;
  tile.querySelector(".badge").hidden = ink !== "wrong";
  button.ariaLabel = stroke.name + (stroke.label ? ", " + stroke.label : "") + ": "
    + (reason || accepted) + (outcomeOf(stroke, detector) ? ", " + ink : "");
}

"""#
    case .reportLimitsJS:
#"""
// The limits of the chosen detector as sliders. The strokes are judged here, by the detectors' own
// code, and the page follows.

const limits = data.tuning.map(({ settings }) => ({ ...settings }));
const isMoved = (detector) => detector < limits.length
  && Object.entries(limits[detector]).some(([name, value]) =>
    value !== data.tuning[detector].settings[name]);

/** The module and its judges, in the order of the detectors, and the strokes in it, once needed. */
let module = null, judges = null, starting = null;
const held = [];
/** For each detector how often its limits have been moved, and whether strokes are being judged. */
const versions = data.tuning.map(() => 0), isJudging = data.tuning.map(() => false);

/** Lets the page answer in the middle of long work. */
const pause = () => new Promise((done) => setTimeout(done));

/** Calls `body` for each item, with pauses, for as long as `goesOn` says so. */
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
  showOptions();
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

/** Another value for some limits of a detector. */
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

/** Judges all strokes. Where limits move faster, the last ones count. */
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
    // Of anything that happens before there are judges the reader has been told.
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
  $("limits").hidden = $("share").hidden = detector >= limits.length;
  $("tuning").hidden = $("limits").hidden || $("limits").ariaExpanded !== "true";
  if ($("tuning").hidden) return;
  const { name, settings } = data.tuning[detector];
  $("tuning-title").textContent = "Limits of " + name;
  $("sliders").replaceChildren(...described(detector).filter(isMovable).map((setting) => {
    const own = settings[setting.name] ?? setting.value;
    return makeLimit(name, setting, own, limits[detector][setting.name], (value) => {
      judges[detector].set(setting.name, value);
      setLimits(detector, { [setting.name]: value });
    });
  }));
  showEffect();
  measureAll();
}

/** The settings of a detector as it has them by itself. */
const described = (detector) => judges?.[detector].description.settings ?? [];

/** Those of some settings of a detector that differ from its defaults. */
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

/** The command that tells what the page shows: with limits that are moved, what that changes. */
function commandOf(detector) {
  const { settings } = data.tuning[detector], { result, reason, label } = filter;
  const moved = Object.entries(limits[detector]).filter(([name, to]) => to !== settings[name]);
  const lists = isLabelled && result !== null ? " --errors" : "";
  const command = moved.length
    ? `compare ${optionsOf(detector, settings)} --against ${quoted(limitsText(moved))}${lists}`
    : isLabelled && reason === null && (label === null || lists)
      ? `evaluate ${optionsOf(detector)}${lists}` : `circle ${optionsOf(detector)}`;
  return ["strokecheck", command, ...label ? ["--label", quoted(label)] : [],
    ...data.files.length < 4 ? data.files.map(quoted) : ["FILES"]].join(" ");
}

function showOptions() {
  if (judges && !$("share").hidden) $("options").textContent = commandOf(filter.detector);
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
    return [{ name, words, kind, n, check, pen, ink: fails ? "failed" : ink }];
  });
}

/** Lines from the samples to a circle. */
const residuals = ([cx, cy, radius], coordinates, view) => Array.from(
  { length: coordinates.length / 2 }, (_, i) => {
    const [x, y] = [coordinates[2 * i], coordinates[2 * i + 1]];
    const share = radius / (Math.hypot(x - cx, y - cy) || 1);
    return lineData([x, y, cx + (x - cx) * share, cy + (y - cy) * share], view);
  }).join("");

/** A mark, with the check's own words beside a gap. */
function drawMark({ name, kind, n, check, pen, ink }, coordinates, view) {
  const style = { class: `${ink} ${pen}` };
  if (kind === "x") return [draw("path", { ...style, d: residuals(n, coordinates, view) })];
  const { points, spacing, d } = lineOf(unpack(n[0]), view);
  if (kind === "d") {
    // Spots that crowd are smaller, so that each can be seen.
    const r = Math.min(Math.max(points.length > 1 ? spacing / 2 : 5, 2.6), 5).toFixed(2);
    return points.map(([x, y]) => draw("circle", { ...style, cx: near(x), cy: near(y), r }));
  }
  const drawn = [draw("path", { ...style, d })];
  if (name === "gap") {
    const [[x, y], width, height] = [[0, 1].map((i) => (points[0][i] + points.at(-1)[i]) / 2),
      ...[0, 1].map((i) => Math.abs(points[0][i] - points.at(-1)[i]))];
    const isLeft = x > side / 2, rise = width < height ? 4 : y > side / 2 ? -12 : 20;
    const limit = check.limitText.replace(/^\S+ /, "");
    drawn.push(drawText(`${check.name} ${check.measuredText}, limit ${limit}`, {
      class: `${ink} over ${isLeft ? "e" : ""}`, "font-size": 13,
      x: near(isLeft ? x - 9 : x + 9), y: near(y + rise) }));
  }
  return drawn;
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
  if (!coordinates.length) {
    return svg.append(drawText("no samples", {
      class: "note m", x: side / 2, y: side / 2, "font-size": 13 }));
  }
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
  // Words are over all lines.
  svg.append(...svg.querySelectorAll("text"));
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
$("clear").addEventListener("click", () => change(everything));

// Paper cannot scroll, so all matching strokes are laid out, below a line that says which they are.
// A page has room for about 20.
addEventListener("beforeprint", () => {
  const chosen = Object.keys(facets).filter((name) => filter[name] !== null)
    .map((name) => $(name).selectedOptions[0].text);
  const { detector, search } = filter, pages = Math.ceil(shown.length / 20);
  $("printed").textContent = [
    judges && detector < judges.length ? optionsOf(detector) : data.detectors[detector],
    ...chosen, search && `search ${search}`, $("shown").textContent].filter(Boolean).join(" · ");
  $("many-pages").hidden = pages < 30;
  $("many-pages").textContent =
    `These strokes take about ${pages} pages. To print fewer, filter them first.`;
  drawGallery(Infinity);
});
addEventListener("afterprint", () => change({}));

drawHeading();
readAddress();
// After the first strokes are in sight.
if (data.tuning.length) setTimeout(() => judgingReady().catch(() => {}));

"""#
    case .reportSummaryJS:
#"""
// What each detector makes of all strokes, and the statistics below the strokes.

function drawHeading() {
  $("subtitle").textContent = `${plural(strokes.length, "stroke")} in `
    + `${plural(data.files.length, "file")} · ${data.generator}`;
  $("problems").querySelector("summary").textContent =
    plural(data.problems.length, "input") + " could not be read";
  $("problems").querySelector("ul").replaceChildren(
    ...data.problems.map((text) => make("li", { textContent: text })));
  $("wrong-first").hidden = !isLabelled;
  $("subject").hidden = data.subjects.length === 0;
  $("statistics").open = strokes.filter(({ label }) => label).length >= 20;
}

/** The detectors by their mistakes, or without labels by what they accept. */
function drawTotals() {
  $("totals").replaceChildren(...data.detectors.map((name, detector) => {
    const { accepted: passed, TP, FN, FP, TN } = totalsOf(detector);
    const [part, whole, what] = isLabelled
      ? [FN + FP, TP + FN + FP + TN, "wrong"] : [passed, strokes.length, "accepted"];
    const more = [
      [FN, "FN", `${counted(FN)} ${FN === 1 ? accepted : wanted} rejected`],
      [FP, "FP", `${counted(FP)} ${FP === 1 ? "other" : "others"} accepted`],
    ].filter(([count]) => count);
    const total = stamp("total", {
      name, moved: isMoved(detector) ? "limits changed" : "", value: counted(part),
      unit: `of ${counted(whole)} ${what}` });
    total.querySelector(".more").append(...more.map(([, result, text]) =>
      filterButton(text, { detector, result }, goToStrokes)));
    const checked = detector === filter.detector;
    addTo(total.querySelector("input"), { value: detector, checked }, []);
    return total;
  }));
}

$("totals").addEventListener("change", ({ target }) => {
  change({ detector: Number(target.value) });
  $("totals").querySelector(":checked").focus();
});

const share = (part, whole) =>
  whole ? `${counted(part)} of ${counted(whole)} (${(100 * part / whole).toFixed(1)} %)` : "–";

/** The rates of each detector, and the labels by the reasons of the chosen one. */
function drawStatistics() {
  if (!$("statistics").open) return;
  const rates = data.detectors.map((name, detector) => {
    const totals = totalsOf(detector), { TP, FN, FP, TN } = totals;
    return [name, share(FN, TP + FN), share(FP, FP + TN), balancedOf(totals)?.toFixed(4) ?? "–"];
  });
  const heads = ["detector", `${wanted} rejected`, "others accepted", "balanced accuracy"];
  $("rates").hidden = !isLabelled;
  $("rates").replaceChildren(drawTable(heads, rates.map(([name, ...cells]) =>
    [name, ...cells.map((text) => make("td", { textContent: text }))])));
  const reasons = ["", ...reasonsOf(filter.detector)];
  const noStrokes = () => new Map(reasons.map((reason) => [reason, []]));
  const rows = [...byLabel].map(([label, strokes]) => {
    const byReason = noStrokes();
    for (const stroke of strokes) {
      byReason.get(stroke.judgements[filter.detector].reason).push(stroke);
    }
    return [label || "(no label)",
      ...[...byReason].map(([reason, own]) => countCell(label, reason, own)),
      make("td", { textContent: counted(strokes.length) })];
  });
  const columns = ["label", ...reasons.map((reason) => reason || accepted), "all"];
  $("table").replaceChildren(drawTable(columns, rows));
  $("people").hidden = !data.subjects.length || !isLabelled;
  $("people").replaceChildren(drawTable(["wrong, by subject", ...data.detectors],
    [...bySubject].map(([subject, strokes]) => [subject || "(no subject)",
      ...data.detectors.map((_, detector) => {
        const wrong = strokes.filter((stroke) => isWrong(stroke, detector)).length;
        const text = `${counted(wrong)} of ${counted(strokes.length)}`;
        const result = wrong ? "wrong" : null;
        return make("td", { className: wrong ? "wrong" : "" },
          filterButton(text, { detector, subject, result }, goToStrokes));
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
  const button = filterButton(counted(own.length), { label, reason }, goToStrokes);
  button.ariaLabel =
    `${plural(own.length, "stroke")}, ${label || "no label"}, ${wordOf(reason)}: show`;
  return make("td", { className: inkOf(own[0], filter.detector) }, button);
}

/** A button that shows the strokes that have these, and then does something. */
const filterButton = (text, changes, then) => makeButton(text, () => {
  change({ ...everything, ...changes });
  then?.();
});

$("statistics").addEventListener("toggle", drawStatistics);
$("to-statistics").addEventListener("click", () => {
  $("statistics").open = true;
  $("statistics").scrollIntoView();
  $("statistics").firstElementChild.focus();
});

/** Leads eyes and keyboard to the strokes that a click has selected. */
function goToStrokes() {
  $("gallery-title").scrollIntoView({ block: "start" });
  $("gallery-title").focus({ preventScroll: true });
}

"""#
    case .reportTruthJS:
#"""
// Right and wrong: what the labels say of the strokes, against what the detectors say.

const positive = new Set(data.positive);
const isLabelled = strokes.some(({ label }) => positive.has(label));

// What is accepted: a circle, or what is labelled as the page was told.
const accepted = data.positive.join(" or ");
const wanted = accepted === "circle" ? "circles" : accepted;

/** A verdict in words. */
const wordOf = (reason) => reason ? "rejected: " + reason : "accepted as " + accepted;

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

/** The mean of the shares of circles accepted and of others rejected; null without such. */
const balancedOf = ({ TP, FN, FP, TN }) =>
  TP + FN && FP + TN ? (TP / (TP + FN) + TN / (FP + TN)) / 2 : null;

const isRejected = (stroke, detector) => stroke.judgements[detector].reason !== "";
const isAccepted = (stroke, detector) => !isRejected(stroke, detector);

// What the filter by result tells apart: the strokes that have it, of a detector.
const becomes = (isSo) => (stroke, detector) => {
  const { reason, own } = stroke.judgements[detector];
  return (reason === "") !== (own === "") && isSo(stroke, detector);
};
const results = {
  ...(isLabelled ? {
    wrong: ["wrong", isWrong],
    right: ["right", (stroke, detector) => outcomeOf(stroke, detector)[0] === "T"],
    FN: [`${wanted} rejected`, (stroke, detector) => outcomeOf(stroke, detector) === "FN"],
    FP: ["others accepted", (stroke, detector) => outcomeOf(stroke, detector) === "FP"],
    "became-wrong": ["became wrong", becomes(isWrong)],
    "became-right": ["became right",
      becomes((stroke, detector) => isWrong(stroke, detector, "own"))],
  } : {
    accepted: ["accepted", isAccepted],
    rejected: ["rejected", isRejected],
    "now-rejected": ["now rejected", becomes(isRejected)],
    "now-accepted": ["now accepted", becomes(isAccepted)],
  }),
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
.total .more { display: flex; flex-wrap: wrap; gap: 0 12px; clear: both; min-height: 20px; }
.total .more button {
  padding: 0;
  border: 0;
  background: none;
  color: var(--note);
  font-size: 12px;
  text-decoration: underline;
}
.total strong { font-size: 18px; font-variant-numeric: tabular-nums; }
#problems:not(:has(li)) { display: none; }
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
#filters select { flex: 1 1 6rem; text-overflow: ellipsis; }
#filters input { flex: 1 1 5rem; }
#work:has(#tuning:not([hidden])) #limits { display: none; }
#shown {
  font-variant-numeric: tabular-nums;
  line-height: 34px;
  min-width: 6.5em;
  text-align: center;
}
#share { position: relative; }
#share summary {
  list-style: none;
  height: 100%;
  padding: 5px 9px;
  border: 1px solid var(--edge);
  border-radius: 6px;
  background: var(--card);
}
#share div {
  position: absolute;
  top: 100%;
  right: 0;
  width: min(26rem, calc(100vw - 24px));
  margin-top: 4px;
  padding: 8px 12px;
  border: 1px solid var(--edge);
  border-radius: 10px;
  background: var(--card);
}
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
  -webkit-line-clamp: 2;
  overflow: hidden;
}
#empty { padding: 40px 0; text-align: center; }
/* Words over lines keep a rim of the ground. */
.over { paint-order: stroke; stroke: var(--page); stroke-width: 5px; stroke-linejoin: round; }
#plot .over { stroke: var(--well); }

/* Statistics */

#statistics { margin-top: 24px; }
#statistics h2 { display: inline; }
.table {
  overflow-x: auto;
  break-inside: avoid;
  margin-top: 12px;
  border: 1px solid var(--rule);
  border-radius: 10px;
  background: var(--card);
}
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
  #filters select { flex: 1 1 22%; width: 22%; padding: 5px 0; }
  #filters input { flex: 1 1 20%; }
  #order > span:last-child { display: none; }
  #shown { min-width: 0; flex: 1 1 auto; text-align: left; }
  /* In reach wherever the page is scrolled to. */
  #limits { position: fixed; right: 12px; bottom: 12px; z-index: 5; border-color: var(--label); }
  /* The limits stay below the strokes that change. */
  #work:has(#tuning:not([hidden])) { display: block; padding-bottom: max(45vh, 16rem); }
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
  }
  #sliders { flex: none; overflow-y: visible; }
  .bar h2 { font-size: 14px; }
  .table { font-size: 12px; }
}
@media (max-height: 600px) { #filters { position: static; } }

/* Paper: what the detectors make of the strokes, which of them are shown, and those */

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
  .total, .tile, .judge { break-inside: avoid; }
  #gallery { grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 8px; }
  .tile { content-visibility: visible; }
  .tile .name { -webkit-line-clamp: none; }
  body:has(dialog[open]) > :not(dialog) { display: none; }
  dialog { position: static; max-height: none; width: 100%; border: 0; }
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
  <p id="subtitle" class="note"></p>
  <button type="button" id="to-statistics">Statistics</button>
</header>
<noscript>
<style>main { display: none; }</style>
{{tables}}
</noscript>
<main>
  <fieldset id="totals" aria-label="Detector"></fieldset>
  <details id="problems"><summary></summary><ul></ul></details>
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
        <output id="shown" aria-live="polite"></output>
        <button type="button" id="clear">Clear</button>
        <details id="share"><summary>Command</summary><div>
          <code id="options" class="options"></code>
          <p class="buttons"><button type="button" id="copy-options" class="copy" value="options">Copy command</button>
            <span id="limits-copied" class="note" role="status"></span></p>
        </div></details>
        <button type="button" id="limits" aria-expanded="false" aria-controls="tuning">Limits</button>
      </div>
      <p id="order" class="note"><span id="wrong-first">The wrong ones first, then those</span>
        nearest to a limit. <span>Reasons: <span id="mostly"></span></span></p>
      <div id="gallery" role="list" aria-labelledby="gallery-title"></div>
      <div id="gallery-end"></div>
      <p id="empty" hidden>No matching strokes.</p>
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
    <div id="rates" class="table" tabindex="0" role="region" aria-label="Rates of each detector"></div>
    <div id="people" class="table" tabindex="0" role="region" aria-label="Wrong verdicts by subject"></div>
    <div id="table" class="table" tabindex="0" role="region" aria-label="Labels and reasons"></div>
  </details>
</main>
<dialog id="detail" aria-labelledby="detail-title">
  <div class="bar">
    <h2 id="detail-title"></h2>
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
<template id="tile"><div role="listitem"><button type="button">
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
// What strokecheck.js is built on: loading a module of WebAssembly, putting numbers into its memory, and
// refusing arguments in words that say what is expected.

const decoder = new TextDecoder();

/** Throws what is expected of an argument, and what it is instead. */
function refuse(expectation, value, Kind = TypeError) {
  const shown = typeof value === "string" ? JSON.stringify(value) : Array.isArray(value) ? "an array"
    : typeof value === "object" && value ? "an object" : typeof value === "function" ? "a function" : String(value);
  throw new Kind(`strokecheck: ${expectation}, not ${shown}`);
}

/** Returns an object of options, and refuses anything else, and members of other names. */
function takeOptions(options, names, what) {
  if (typeof options !== "object" || !options || Array.isArray(options)) {
    refuse(`${what} must be an object, such as { ${names[0]}: … }`, options);
  }
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown !== undefined) refuse(`${what} can have ${names.join(", ")}`, unknown);
  return options;
}

/** Returns points, and refuses what is none. */
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

/** The exports of a module, by all that load() takes. `mark` is one that only `file` has. */
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
// least change of settings, searched with the detector's own verdicts.

/** The number of so many digits next to a positive one, above or below. */
function rounded(number, digits, isUp) {
  const near = Number(number.toPrecision(digits)), step = 10 ** (Math.floor(Math.log10(number)) + 1 - digits);
  return (isUp ? near >= number : near <= number) ? near : Number((near + (isUp ? step : -step)).toPrecision(digits));
}

/**
 * The nearest values of a setting at which something holds that does not now, at most one below and one above, of
 * four digits where such a value will do.
 */
function nearest(judge, { name, value, start, min, excludesMin, isCount }, holds) {
  const tried = (number) => { judge.set(name, number); return holds(); };
  const ends = [excludesMin ? Number.MIN_VALUE : min, 1e15];
  // What an unset one stands for may depend on the stroke.
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

/** The settings to change, each with its value; none if that is hopeless. */
function leastChanges(judge, stroke) {
  const failures = () => judge.explain(stroke).checks.filter(({ outcome }) => outcome === "failed").map(({ name }) => name);
  const isCircle = () => judge.code(stroke) === null;
  const own = judge.settings.map((setting, at) =>
    ({ ...judge.description.settings[at], ...setting, start: setting.value ?? judge.description.settings[at].start }));
  const put = (changes) => { for (const { name, value } of changes) judge.set(name, value); };
  const isEnough = (changes) => { put(changes); const isSo = isCircle(); put(own); return isSo; };
  // The width of a view stands in for a gap.
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
        // What an unset one stands for has one decimal number: `view width / 3, 106.67 at 320`.
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

  /** A stroke that is kept in the module, to be judged more than once. Throws for invalid points. */
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

/** Refuses points of which only some have a time, and warns of times that cannot be, which are judged as they are. */
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

  /** Leaves out the checks of a name. Throws if there is none, or if there is no circle without it. */
  omit(name) {
    const names = this.explain([]).checks.map((check) => check.name);
    const isOmitted = names.includes(name)
      && this.strokecheck.exports.strokecheck_judge_omit(this.handle, names.indexOf(name));
    if (!isOmitted) {
      const all = [...new Set(names)].join(", ");
      refuse(`omit() takes a check, of ${all}, that ${this.name} can find a circle without`, name, RangeError);
    }
  }

  /** The settings with their values, null if unset, and the least and greatest valid numbers. */
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

  /** What would let a rejected stroke pass: settings by their names, or of ring the check that came closest; or null. */
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

  // What a finger does. Each returns the name of the state, "failed" as soon as a check fails that drawing on only
  // makes worse.
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
H4sIAAAAAAACA9S9DXxd11Uner7uvefec78kXUlXurK9z7Fsy5bsyElQPol9UydxnOC6X7TwypDUcdrKaRvHaWifFUu0LjXFAwJSxg6GXMmh8TAOeCBDPGBPDBOYMGM6ZiaAH817Y8C8MYMBtZMpnof1+tZ/rX0+rnTkuDOd9wPL0tlnn/259tprr7X3Wmsbj+79hGkYhvkl5+5HzEnjkewk/zMnH7Em6dWOwvTXxB9ncmIyTmfQOz8y+pUzTPCDI/dPSiYpx5mYkJImKI0zkchJkfbEBKJtLh9/6SU3GdbjTu7DP65yQj5mJibCVBMcpE9IQTH5/fofCg4LoaCLp9Rb5OIkI72Wo9cJqRCFSl9zOpPxSF4ScNjQjUShkieEBtVvSSuk3gnp5oQ0AaVN6NIQmtDdi3qaDVsYtXtCt1uqsyZ0T8K8Gc5AcQb9epPxv0SxgC8lC8eAagn7YU7IqE5M8EDTX/tn7SN2sWSajmOUrEy5Uq2antthOI5NP51d1VzGMizHzrmul8/Vunt6Pa/e19/fazi2YTQcq8PKWBkkRoTtFrL4dXP0p5B18o5tZfIdJj0H8siwLLfcyaxQfmCsLGSl2FzO4Hz4sV3HHlyVX214A/k12aG162pr3OFMKZ8Zyedd18gX8mvqHZn1huGu6TXXbOh17Lybo8pXr7EH7A76se2bCnkddO3hYaq00D2cz+cLVIdhcMty1DA777i25fbm3VF3o3GzTd21TbuUcTK3uPlbPY9KpZlieLbj5r8LH/Wvkcm75lgm4zgZJ593OrptN29nVnbnuxzHzWSoP3aHk/e82273XM9z8ncYd1p3GaXMXYaRudPrQKEZx7jTM4y7PCOD/5TJyBY8r5AxrEX/nJz5pPlT9JOxTcPKujQrmyd/xfFyX800sp/Y9YlPPfVZy+ja+/RTn9q9a+fHdu3c/YM7H3360Sc+9VHjkFVPRo9/+rGP7vrBnU/tevTpXcZzVt/ib4/tQtxnjV+0uhd/3LvraeOXrZ7FHz71iY8/bfwLqz81y9Mf/+RH9xqvWW0NfGbXU499fOfTxuvt0bs+8+QTj378k8ZX26N3PvGpvdQw40J7kyUc9ueP2+vXH8MOfS0166NPPrnrk48Zb1m9KR+f+PjjTxv/V2qpn9j16N5PP7XL+E/ppe7d+/GPftK4aDWWzrrX+JP2sXn6U5/e+bGwL3/aXq58C7tyqb218vEjuz766CeN/zvt0yc+9cyux4y5tE/Uefr0dntDdUse/eTOXU88QZ//Ni0n9YCw4f9J+7T3aXThmlVLfnr0iSc+tRPxX7DbEOixXdGXH7Hz/800jabp/aRZfnDbQw9/z/Z373jPe9//ge/94Kef+WHzc+bnzQPmF8wfMb9oHjR/1PyS+chvm//G/F3z35rnzf9gvmn+gfkX5n8x/9K8Yv6V+dfm35hz5tb7pszJvZfN/2z+rHXMesn6Z9bz1i9Zv2b9hpX9Eetfm79rnbP+vbXiTesPrT+y/g/rDesr1p9bs9Z/tr5u/TfrqvV31k/bXS1rxpq2v2a+ZW5q3vvd79pCROtH7Vr3l+3j1j+1ftz+l+avmz9h/yvzNfM5+0XrF6yftD9nHbB+xv7+/+2f2D9mHjJ/6DOfPWx/3fyG+WP2/Q/8Y/vxj37J/q6xQ/ZHdv6U/XnrC9YX7Z7eg3a9cOXlwhGbCKN31DatSWtz0xiyDqxrGltLRtOQl8BpmsppjFHQ2qyc+0o6vjm5zXdsiikZRcvzKLl5p3GI8jZnK2PWQQQmkcmzNuNHmc0silxPaRoPlAzFxRxcF2TuL1lN03dURpnKoF9HOVWK2VMyPWnQdLJB03GDppMNmk5v0GG041h5zHpON2gaDaLG2NKYw4nGPHcjjTmabMzRuDFHk405mt6YF9GG3+8as1q6MUfXeagFWSjKkSa9uK7B1dq+4ymn4hFenjNNdxItGg8IiMpo+DllK2s8cOnNavh5a7MtULbQAN+mPlCpfqFoeuGrcv2CslT+fuou9Wgcb7SU0UfDp1Smb3EBBheAXEX6LUkB/Kqyfolam6MCKHWRYEaFUAwKQQLLU2bJVAXfUiXfUEVlN79l7lEe/t6/p2ToNJZ3iyEIoewHuCibSrXup6yWBjr9hEBH6z1lex8xrQm0br1RbZrIZlUIdMN2nWqjh+vbgmbSh/XGUJlWS9NCXmXtrPBjlzx23lcymyaFLWXvlFIUhby9ljlpTaCRUUWAFVdiSyXOUpU4VEDJLjoc2lWyimGcKcU7FCI8oOodVM/gBiguWaY9mY7l1EZlhlhutmG5SYhlvhOWC3b7lmA24IPQuZFELedGolrOjSRqoURptbxJeZtnaHKfR+AcBS6MyJe3RqTacyOU9F7jNvvyRkJMe8y6SM/5orHg37xnX93ICa2jN1NO607j4M3SpAsj1AkdPk/hQwjbTUbZPdTOS5SvWZaJ8tYIRRy+OY54ExHTnPtOYw4pjbvMF2/2TtiWI0PrYOCGLCeg+U0PQiSJMIIsIowA2K1yNP2zTAIEDzFiyiSM8DPh0GvkyAC5ERQsVCb9eVSGWn96QOcd8jP4Wvddwaj8IlQCJhk6X8lReUUlMUpFJdkSydglkdYDVDNHJuqkaWUi8iMh9lG96iNoB/V0VLo+GnV9RLo+cr2uD1l3h12nYJC9D12/D50esjYHOSTYjJZQTszjDBWTpd94HnPjuAXrjS0Ax5a9iDfwfh/e76P3vUzwvAdMmocyKoyrRBJ4hKgkonVjFtptUQtsnWZymyApSEeHAVpOmGh4XhHBqSlrT7PyjPdV04L0oYwtjIGbf2LzLFF5gs+Mb3LHQHG9wJg5suXLf7j6sreh456dJWPLvtovPfAn//uBTT4hqZ8pogNSgDG4+ZhvbLn2T7/+H77nIzs2RQnR2Kr3kSDT8IG3lqJAhiB4BKhHLc403YcIQuaWcC48lgjvfIrxhdpigEq010VZid5mitQzlfHuNs0JZfxcEBc191oY2BRlpCIbLcCFuiXvFzftbHjXbIdY+QmaE/tXGk21O3AGjRgZjwQZTrzr936v+ThG2jhz77fCf8bnw/Dffsv4AK8VAr/Mlu8u/NGxJ+dXbn6cY7MELBAQajQQbCthdNZv61JgHEnmwQASvGgNqJYw2+lZURYGnrDLDXLovQsiNWQVg3zTfEblHqLGUegh5TZNvWyUfeCrcscsmowqN978cyIFVZQqiJNldPkOlr8+Lp6oVHa3n/VU9mW/0KwJYGRlVoV7jfeWeKnf1qwpczet47WtezFlKKZEeG82JxlQ2ynOaRbHVXacMhWmAu/eb5r7VWHipeboU3cSegOKHq3sBDCDfihjbRtRBs5jUjaGYJVRVZkCTppVTTU+aFQ4x/MOjb49Ye3PTi4a/QgDwCE9PWxPu0F2NsjpQdv8rp3Ah9zS+OCoXISOj91HzYpekVU4DBCY3PPVPiIQuWu5wP31mRA3X2u1orpoZlBV7r3m53fQTIhjmY5R9ETg7ihZQDGXoCTkFNgGgpG/95n991LmZ99TSsxYmgyU1njvHhoccCw14mGQwS+F3JPuv6vHSnlbkb9EI0JgBn0rYpDKqrgdkxQAL483N9CgEEHWeQuUseibAD8nNhOJTcYWQ/jPGtAwjAZG6HEr8xjRuBb9sqfKKKOoylEZ9B/9DfKMFW6EFR7mWZla7FdU2fdUntaZCg1WiCOT44Q2FMnkw+C6+mltMcLaBEG8PxJ+BBSWiT+mjI0JkaUJEViKwWtJ/ywirlNTzjiItEl4vH8PEqDobQ3f9EIeD5OL47c1AmInmm+t9HPgKi8NUrOq402b51UHVpGm+fSYVSS8sGh6EbNEn6kbOTyygpm8aIDmgLSAaUTJNFNoRo4THwpIgOJQA6mfnIUY5QepzVnlgl823s1rnC3cZpaKby/MBaj2BlQiZVlcYjKxeZ2aqemGdKHaqXKYdjfHi1pAIHE0bwkuiQBEGYnCgA/GGmYavH4dcszsZNvEJOqxVUiWA6jSJAXJyBAd0RNYOeBtcswhI1zEqLkqC6Ii63r2oYasY/p1Gy9PlON+rC8Kgk+mWg50Xp+64CqpbDfmGLOIFJVB6ynxOI8NgQUcQx6/WxtUP8GYyFrDd7HiKfd+IgQZACtDEowGVryaUe4cE0YeTGNcBJwMYyfKJNxHiCBDGSCAjPtGONNzgAi3j/AEwHAJGOhGFuDn4c+zfMfrmDSb5RZX5JYsZ/YNWwOvCOA9Q7MWiYL8dq6CFoB8Cmw0hTUE32kGEShyQvARCQzJUXdU9k5DV6ohR2gmdbvcEkYYBysIYZ9v0ODgVfCH1gLCBSDQNkIgItfV3UFmENAzMFMyIAkQ5mgG/b9WP4gr+gDuCNFjlkMlAJsoZZXmt7JQ1MfCOS5QAcqYTZDw3B553B8yXQ4xXUSAbBREkhOokK1TchKd7Sl8D/k0ytVB6IuKsLGAX4fwPHrpoI40L61pujTzabmvdnhfyVqFySxYkSlaGG1qpt0cwgy0af5MsWCn7PXGrTJnaL6MEutGjxFCB3oMESTtZh1TUTIg8WCUWEFWHrIGaMjpQYw3JXbHIfxFiWtR4ipJxaB3REExL2mFoCVMOeMBDcMjFM6+HJRU/uWgvD+o3KsOqszLQVWV908EZbxVlfty0LF/QpV5Uax8XpUUvQYl+khJbrN3UBH08iOqohMcCEq32R+i2MKYtZUe3sv4Wnz5QFC5jdDIhix1e5IGYIlRDvCSFrFthPCOKhBKKIfw3lGlz77UPEsoV/7sS6q8o9HcTw0nrKXfrQ3q9nn6ZFc/R91A7x4JOG+B8xIkm7eP+w5IgyMl0weUXOAZVaGS7xmnxBShS7s9WdhWtAGFZZir4brAzhcgBlc/T2Bea2/2q3jc7pe5eoB6rf0hv4THDlq3zDPEan4h6LjXeJ+yzgSd9ESnGDifAeRUdSKo3mY/SeGyqkwQvEvvf3niNvtjquPeTQdfolovcw8P2DSNsvHihvax6EdrI1Z2Kui9gr+zymr5kB4YslTo+ymeUr2HyxbpJ1n/s2H9lOZZpPnel59don6R9iUnJXwWI61b/iyK0jk7F+cUwiJNw1IyZWLqGt4LmSyx7futCfwNmTe7nXlrZ+TOBM69U/LvKli1OPwe9D/J6YM9U/I6dWBDczbIxkxfiRY9WVCVE7J7OeLLjOZvV5tF8MHEuNhe83xn86Vagt96LMg1mvlmReUaOhEBJbs090grcjv3mE1yj46WM8ImqiyYyKzKLmYis6lMZDadiSx4zSwIN1hJghcxk7SWBHkIYHnwTTlKyfykQ/wks08JhtKJGMocMZS0XjWNByDJFjXf7wgvmVe5B0say4q8KD0F2uvxBhsxb0RkS8rbXsJwE0kvCVtJvCe+0GN7KS9fvHGFJgYu839OxP9BfKEicltpcpXQZCKRZeH/Ir7UY8ZLasuhtpyUmdN8KRVCXGkmiqyp3G49bkDJpsEvRbQxliaSP19wcEQ0YU0Siu63CUnN60sYIg81iLnME/8orIOWOtzZIN8udeSvJ3Xk2/EmnyZ1uCoPhMmrPCFMoR1h8m0IU9AIk29HmAIQpgCpow0FCowCYGOyS8sUWv7LqeyDoUxBUlAkUywQE9plCo9limwkU2QTibOxTJFNyBRZjF4WMkWWRq8YyxSmljSLzFdFMgVLmuWFkiZwiqYNZAqTFtkyUexYpjC48DQhYi7rZCYyoFT7lD1sK6zP2PLK4VHFOoy91Dwehl9IpVy0KA8FXjlnmFbWdjJUdmHp4c8tjRsfLGWLuetmzl4PsYhFu97HBYJwTF3fV8rQ+kPVvhQUwRaWVBHcRBnb6DYoQPl+mmcU23SeHg8qay1jSTJNgw0usagolbtEKsIsqu663XSuP3/cpQHIW5DXKdm+Xsk2zbpcS2VbS5fPu5mF6y0K+et9dK/3Mbd0tbwl6arCzNL5wb/nr/cdi1lQJebuJRqf6ks0Tex5gzC8g5+G34kpa1eX9Te/ZTKBwJmMRb8VIMLiffGg0+/AxPLuNEbpURyzRuhRGbOG6NEx79l1enbS08XsE6YbG09eVVhv3kiuLidWoWawuKi3iLEn2el53yiY1mTz3GBzzoikbvPeQ0Ai+zbL1QcEo8kDgtFo1/XcqN521Ykmt/mWzedNiQMCytv80c4x6/yoPg8Y9eR06/zomFWlYEVv1I9SiTWp8EKywgtxhReSFV5Ir/Ai6nmpPGa9pSu8EFb4FlVYp2BJKryICgekwkvJCi/FFV5KVngpvcIrqOevOsasy7rCS2GFl6lCFR9yXkGFg1LhXLLCubjCuWSFc+kVXkU9P0EVvq0rnAsrfHsUeGGGZx9XUeGIVHgtWeG1uMJryQqvpVd4AMcm3yCQTm2UCq+FFU5tHLNG4woPbKQSb5UKD25MVHhwY1ThwY2JCilRWoXTqOcIIc0hXeHBjbrCQ1Th7RT0pMJpVHi3VPhcssLn4gqfS1b4XHqFR1HPCarwsK7wubDCw1Th5hhpjqLCLVJhK1lhK66wlaywlV7hcdQz3T1mvagrbIUVvrgRYp/ZrEqFx1Hhw1LhiWSFJ+IKTyQrPJFe4Suo5zCN4Uld4YmwwpNU4Y54DF9Bhe+XCk8lKzwVV3gqWeGp9ArPop6T1MPTusJTYYWnqcIPUbBDKjyLCj8sFb6erPD1uMLXkxW+nl7hOdTzNk2LN3SFr4cVvrERknpEac6hwsekwvPJCs/HFZ5PVng+vcILqOc89fBNXeH5jV6Tqe/ZtVLxm1Txx+KxvICKnxBCjD0RfZRV/RYVGe2JnFldyIFPmnSIabYnzGezEx37+FBmOrs7yIJrTtPIIGafRCqtkZFr08jIUcNz76SRgZ0uA1ufUMbw86KIQcydyds3rq9VHc4PJ+E1HFV7fjhRLSVKq/YC5W3+MFX7JgJzBLi3hjXNHtYAHNZaBTikfRsHISRmz+H585TtCtQwcmBBqSyKxEbIeT4tIWwD70yJT/I70fphosM6/CaF30J4mSb8w9Tgy4jQKH8BERcRAU2KvJwqv4ISvVNngtI91imEsWNzj3UaQZz90O+2hnx+I/58TiSLbPOkNY69IWV12IZsm1PkVWuc9Uey1UHdlatpyc7aYbJVSNbkccGY6FMKgwQ6SdWWVR9a0nove1fOWuKzS7J7g60w4jpxrFqnrw1is7W44m4+dsYv6eE9mRzek/HwnkwO78n04T2FQfxzmn+v6NE8OcwKB6eG0fwhivYh0rUYBtnqapUl6mYRimWJ6FkkJ9OzZfllacnpZEtOxy05nWzJ6fSWvI4GTPfSPETgJAXe0Ih2TjftdIRoJ3FYwZIN0Ok4AV0RkZzGM08TxBFcPIfnXJVoCj54tD44gltvEG6d1uGzFH4F3wklWk6EEi8iWLjTOOzoMc9Re5AFe+KuINshvPdo8gRsPJuIeB0RpxBx0EnBlvMOY8t6A6fuWYLsGqqnorLD9mXHr+J50SH2k54XHL8Tz/OO36WFKhqDOSeoif4MMaNASUAE4GIMHKLY7qI+uslJpZGg6/doDQnstntNi+RYxaoBDh+gPkS8fmd0yDyrqnG45feqrsSnjuSnOh9dEZKbidOe/Lu4xj4AMRajiR0nuSls0dVJalFeYccgMJufGQ8K48PEAtdngn6cGoQvjVlw+fzWOxMM4IQnfFk221L9qn9WDaiB2dYLqqEo8TJF0S/MHgsaR4KB6ER9130lmxowELV8F8ajwVkCKqE//WfL1Q/88OlfeernNs1uOecUvvSL4z/+Wmt2y1/XPr/5R3//JzdR8FeuXvueo9//DIL/6raHTqrBLyD4wK5fHNj1uS8iOL736Wfmjh5C0H//f//wf3yds83mPzfwG5d/BsGV2a/95p6BFxDsWvFnv/aJr30FwX+74Rb696sIfu8H8O+3KRj0UHt7WnjMzDwfLFM91NsegkNrhuJ6tuQ+XLtl9Vd+8u5WsDwMn6bUM5Ru+Uz8taWWA0pb6uu3vP/v/P++iZKE4ddawYoZtYIKjb+2WlwT1UWBmRaqX4Z6UXLLX0bA75/VYD1596zfT+JgrMgwMBPjClUTb9LEShO6pvxm1Yi/N/weKsfwUPELAQY5GJjhMRl4vtrHodYx+oh4blzKz9+vwQPc+mX0+mdCqBibVU8iiM/91L9qX1tif5nVBhzC3GXPE1A4DU2XtuGfoeFfFobD4V82E39t0eABtUOwx8OfP0uYM0PYEQ0/faUB72d49lNAhr9ftw3D70Vz6iwG32OcpHTcuGWt1qM8zUDp1vo99PWI6vuN1q/5fcqTLc8c0TKP4mi8TS+dVrmgVW10rEpCdE11zQdmKINf3BQ+AzX/DVNV6XsHfVd4m58zKdY3QFk6KMY3iaxQq/p3NYL+GKz3ySmsCqOeNHfG9PPJ/dzCxOeLk4/Hn12DP4d7OnPfMlT/meRuz7PJl9cAiqzqma8F/rznzLFGBdHNgFaxs3gBVcY7saev453+zZfcfMErlsqV8BkElPd89BnqZ04mmwufwUr6fDGDtRBqJc2zmXFawbB13LSeYcVTl8dlncrOG8605Q8iUZwUy93T9Md+IpHsoumv4sB501/NgbOmvwZrEwUJzEPKZ5o+sYdqIMJeGJ8v0DiuRSQKfCqgcVfegw189EDIgx4MUzD/dZNGKliX1lEqMyzAegoHxcqVAlwuoD9ZwDBG34fuh9Qc8AE/kjWQbKVONpIGMc6nW7xetaXfoNHoJhSPvk5Z1Kl1akSqC1SPIBunTvYhUfZ61Z9IhP8UuGIG6yVI43XFpI5yFUNqva4xoFg8R0NUP6nCZ7Bu/kEVxY/+YPgMRua3ze+gHMsM+rzMPLCDeY9pGtubqBVDVMkgj+kwd+WkiaGnQMv0A0EG01/pUafWzr+nuWn+90x/iEZ4jR5agntunHWn5n/AMuY/aBlRnwKlNsyX6n39jYFly1dEw8czUqnh+FMEFZUGK91zH9lWq+FkkrCAdJRHhg3J5NWOzi4YHaVPoHgIlB6CYQzBasU1r4loxwYkWcvDrwDym5QA+CYA+KYYwBeNcYKRopyr1aoEgJ/kEvy1gjjhDHrEH/ZoLAbnvyozaCU1fbUGuFpFscFqCv87k+D2nmAQLcKASDt9tHMlv1LsYETjBFVWcStX6VauQitXxa0cHafRX0u5A2po3Mgd/hp+bqYe4Dnq++H5xWoqIdiIhzkRlNTG9/MRrKI5p1u7Bq0N+PNGVXo/hBsChE8kVwXSB5/6sIYIb9AzOx8YPBwE08GULdRViwc7WJ2cIchLBUtBvlqtO79ad34td36t7vxadH5t1PmwvrlNEYeyJgVhVxFIF8diaIMExJSeLVVNCQ1MGgITtU/DJQBcFDWBwfb9JUufs5R+PVpfZ5USCK2cfw+6xd3wDa5mpEXrBHabhdFXPSTAvkQUBKLKS0F30xCm37uO3Hl1oRBi6R3G5I7EtXhH4lpyR+Ja+o7EAchlP4YdRi2gXcOOBPQCSryvOOw7vN047Ost6YNJ8fBgLB4eTIqHB9PFw2kWD+skdbF4SIHntHh4WNd+MBIPL2eS4iGWPlW50+AVsnvMOscLK4lzeLqy0EJcPECgbpKUOIXn35WoOxkREZ8jEfFtHT5E4SsZERcvZCJx8a1MKCZiMEQ8xIIdbiIdhjR4NRExjQis97zGhiPjO4pVWMzUUXRk4JaUzoAVJK0vJaGdCTbieKNDdYVc53kUoDoTr5To5pdIqmfMIil/Iz9ddTM/ceyVoyFhC5BF7cOBR+5OA0cbhBM1HH/grMDADk+RHnnoRRmAuCNnIrwWZXHQOGvbTnjKXNWnzCyoJ7HzjXUBNNsyBLg3gJ0ZjTBvMHZmoKGWRJjz2Ca7RtL/Ob1f9oaYUpxf5/NInltHA8aa49X1ylpru9RNksdd32LlOyiCYXMtLy15M9mSN+OWvJlsyZvpLXkLDZjuGbMuIHCSAhfXyZdLumlvwnwIuKoAoHusegyuHODE9g9b6FEcY+XJq9Stu5GUkW9ATo9gyDOkEZ+bc3HdmHWrBC+skyMoC0rORhNMX1awlMai2Sk4eWldA/v00ftbeB9lfTgao6/msuZ+GqV91qSzz5y412gzomEuPQMuPdt0HiyJnpqfCxlYwpasn1lM5QmDrPDkGCrd44HXzL4bVkGs5VrEPlheH7XmVEE4ycBsPjk+b7Ci5mc4EJSI1Jscwv6DK5GV+QeFNQDlBgcASk4LVpkSVzh5NS3F/Ht4o+F/eS20KpVUXlY5fA05n/miqaETPoPy/HZwB0XiuzgLW5gkeB6lE+RVJjCxOUfNc8aDzDbIVMQCv7vEOvx5yrsMugumBmSGujjMSoWfYda4upPoQYZCO/cKDK6T4KmXJ+aX0wCKZQDrWEOnhmvIgwVQRSx4+EvsgKgvfeZ9UFXgs9ccjnWdl1494zseMPQ4TzBbJtjx2Grq+Dqoqlo6ScKayRG1eZlIJzGRZmhWnNAz6jjNKAtqgBlg8sl1IFND9BX6QbyvmZzPr8TVvZI00nol3UjrNOo4T9P4FAJzFDir5/PruvZXEvO5yXYLtCrckzKfKzKff07PZ4fn86KJfDaeyKf0RM68eiZwmFDgVI1mRjSZu/X+YziZ9ftpmcxhHQNei/AGRxZtM5iVvB025jObYlLImoTR7mCQuY+1TSZZIfHdrCFYHacIQiiHUcUetqozsm8tESZH4MjkljNB9iWfFjteTRy2VwTtutMAZBxZGGytJ2t4f2o7Nh+oWBO0Loyywiw1LLtArZ0bbrHpR3J3wI2DsfqPX4iDHmsLqlxy69OQ3csiFQ9tD7Tw2ykRrUtsc5Zkolk8dcqq/BGiYvJSUZWPPFUSIgxWTLkJDSWjTV+JBrftLd4cebRke6pME5V+dzYCPAv0U97VCAq7MEwVmvH0S9/w9OinQt88fONNNSIOFVrsWR2IJnLZd1n5KZzR2JKhdB7bsrnjrGiwQWVgApclImArypuBPlABjyqoD/SBXIxp9k4Da5l3B6s6FO6wMQXyd7DCg3uHDYoyilXlG5Zt8sqfzo4SfFQ2ZEezbewoAVplb4QdHQVTnMaOHk2yo0eHo8qODicqOzqcWtmLqON875jV4mMxChzX7OgJXfvRYS+e557M8y+WeZ4j2VC84OdkwbeFTljCLZkRt6SJwPHhiAi0hoUI5MLlPzyVPTGsJ71+f3FYJn2SLXW8L1uWOZmdEF7LHjQS5mYzNKvj91aQmfVjZUs/l5gLABFr0rPyJiZuJlLdawX5GUK9zExcUmsWNgPPK2dhIqctETT4WkGmbS9OZV6gVjnPz7KtdAYFq+zMDNS56SdX7QuyM7CNeB4qShQPdfBR1klDgtaxgPWmWwGln5kR7MxRUiS7yTeYfrFW7l87WZNYG3vS2mdO5vYJycmJwiPOkBfLjL6bxtGkxBWYhkKYDjQtLQrJLI2zeTWFyuPzP2Ab8x+kdZ1TKmIseC/Fr8rpjBF0KEreoRamrAadOmUXxhhKajafxNxgg2tpDRYDGbGiUl3Ugg5Qs3Eh82iEfrETjdHNCLp545XyUCe5f4k0ulNBj5bWe5G2RjX0SKbueC+mqoX9OoT9muKUrqrqjHkt5nct3g4jxqtr8WYYbwN0gTvp4m0AYFbddzEyOdULlX+qpMBEbljlWKwv8BOELcdivQszlloo1BfAcRVUN4G9hwYp79dCwglNLbbOKsx7DmZ4np6Y2y49oeLLpO8nbDM3IUsvCfqBe0RZeBL+hwR/bvVOLAZEZl1mhRMrTTRpaK0qtE+XvCoc81kl7phf9MIKzKDEFZhBOdaSlQpA/0sMicWrGnAmsRxxBWWVP4YsePB0yuhu2sqbJxjOB2ZgYbQcYv5q1Gl6N/WwRTJA9cPhM4xpqfCZsjtjK1NKtDRWWMCKjEYCM3W436vMNOSYf6+0RobEUvrF8F61HXOC1qIJczI+mmRDc8UrL6HGR0oxdRT5B7r5maXNamOIkqi5lJbp96HwI7SoGkeY3YqPxKL+L5n3fQ0/CzYmc6/xPjaPc44F0VnF3TvFXMr8SsWLuJIs080scQLG4jMPY4kzD0POPIwlzjyMBWcexvXOPMBP3DspmpsxNA1Esi6mwcReLFiUMcvG5NRqYzZqLixOqzdRt8TQ/MdNm7Vu9oeMrLskIwvuFNZGIdM6rgUbNhxg835Rw4ClvZ/z2P49q3K7GrSanQlccK/uO3Gv3i9mM+aETS1yJov7YgyA9w5nsbycRJJcOrfZNjWXSCPrSoEP9e8rpdqSELvJ+PMQc57206AdEZ/LEjvNTxx6lNn4tEq/ROn9TprSBasadBGF6/K76beHfnvZKFxBDjC3Mg9L5B6qUb28UgQFSL5EvP/W9HtVjyqwsNyH1x7Vrerz3zSpqJrqQ6CmOhUbQZpxpk5aZcw4UwdRaM5UJVaWM1WUw/arkHCLsKsA4+p+InCkNYQyUJjt8uvUhb5inpFoe4kISfOzMGJ3YDiBHTzvoVKWmszrsTlOq8MHLYJnnRtEgjW/9fHKCh36+0tuyNfT5zofe4SJ++QNia2UxLrkrraSsa1nR4kdEtvR7tzCbGZbNtMvF91FVhsE5brAtyagqhEINfAimPVSeTwkNI4yBp1UJsObxpsBTFIBhbEQbiS0qlFKCbtUXCeHbyZWrIeKkjC8WeQgVGCSgbPadZ+exiIE2CIE5EQIcEUIIFmAxbzfzcIWCh7kJkwR9M4bLOnFqJ0FAZ55Pp79CaONINcAL7rQXup51Aexx9zJMmKeSTdMh3eW0pY5rsVMkkNQDI+tJawFa2+hfT2kNZ/NtLNYpBX2YCysillaHXWy0c2z0TYsLe7X03NHe7BUXfxNNn8Jm3cRVl2OKlyzglyz+hCjbe5UqGyxaTYozPIEhslgHpoxNBexC0TsjGgRWK2gREsdIRUxyLB+HQV/AFYBv7OBJBNBbisNNKQzyl9khqjQAiChaUKpZwhVkclshQVRltsl52hkr0UrFr1vDsxjgTUb5J9n5bE+iI1EMYgBcp4OcsP2HDHsw/ZVYjAUawLCsmd2pjUbZAlMHJGn5kKmpSbmZ7ewDsUH/mATDcDzR/DvdxH8qcEH6f9vITjwb/bQ/9ObsNO1pXbXP++665//6muzW+7v/YGnf/++Vze1ZmfCH7BZNESoZCbRkUiyLSiPkRhEMVKBiVRnSNggkBRmuAhqaRIWdSmi6he8thWVkLWURF126nJmB1cSnQJF2hmowUANebCRKp+sgVAQDTtvQG4pxNZb/8i0J9iS2YawY5HsE7hs9mrOQNYSKwhobtB3sFI0G/gDrOXxAUwWJKgW0CUHIR3sEbLP0Jz1/tK0LF5jlQE+1cGDGLpdPMEyZ4LsdSwUM7L6QhLLJgwPG7R+M6lmDvg7VtQNt6qSXg6xFG2dNaWz1EKhJs71i3XEMJ+F47aSM17I7NO370xR5o0XVUkvR2W8w3FnicsCVZ9tBZGkbjPT70S8IPOUzgsVbsERgAZGgARH4ijRhh0q2Yz3PBXXuIB1/cBT7HvAYJZVKqYQ1/6CcH3eAA6CXhfz9qZBoWtssda07jK3xNrXeUO2WTdL+rNR+rNhehMfOyjyJXhogAbnt8w9De8DtrmPGP59OAVaaxu3AeXnDfFFtpaIgc2vxEjON9gmZzQwqnchMex6aJ7dZg/BhwQb9FDj2aDH9G5baLMTWucvYZtPTcK2DHyIOdpnB4z/M3BgQKvSu5lbS7royMBFRxY0lV0WZD3N1/MmqI4FXxm56DgKlZ7bn4CXDtE2hZeObOSlwxQXBQm9zUy4kIa7rLxRavHBDvvWuP2J8QfFqxtvjcFLAhyTbRTt1tufoAHNwPLfHW9uvFaATSqMEP0s+0jIsduNZF4rzAtd1sm94+9QQlvWsD4XqTPj1Tv7k3VZ2oGHFTrweNC0J6lf1En2euWKbMBWw474E3GoPGWNV+/pl/0UR5tML9T+X6FdgQAvMNz3yzATeKrLCem+jZo2v0NNVV0wqmKzsDZnDBx4MwebsDdXt9uE/QhhzVkzsglbaAgQGU4MJw0nhtMNJ27EEEDbbA2LzZZW44e9WFKLfyC2W2El/lr6EWvYOD5itdqOWBc17saOWM3wVHRIgjgVhalX8vxzJH7n88/B9POisHGvJBv3Snrjbuy8yAxPem6XIE56YKWVPM+5O37n85xb09Xuw8adTg7r6fRhvSG1e22RMyxGTlprHjQuqf3+cPzOyu9b0nfZw8YdTTbuaHrjbmyX3Qy3xz+kPXAOi21UclP8w/E7b4q/P10jJbJ3SzbuYHrjblAjBdT1vDYtgibJx7RN3LCYNyUVRJ6I31k/5LF4ev9ZxrImLWxKz5F4ZA4azbdXNc86zZy4Xgmse79IU/0ipjqtR4u1qex5j+ah1SwDSlbz5SqBQDzL7KDHT9cwfFaTnZdYbLezhZ4WrZqppZF8Oz9AdGZ+gNY+axAFQdSzFFVjPEKvfWPmVYJk83x9zHzb5IrMOVNqMq8gUBkzL+P5c9Ux8xIC1THjOJ4XgzHjRQRyY0YLzx+rjRlHESiOGYfxvEpJn0OAluFpuH8iqRnNyXBzjKelOU/S49Yx4w2CT3OuPma8jkB2DEZHVvNa15hx2uIeG6fwPNExZrxiSZ8vSplZlJnjMs3XTSn0rCmdNE8iYtrSp7TS8SlL2nTS4vwu8uelTc9Z2Bu+03gCbEKzgC+eAA+ISXUCdZdhTMzmyT5GXwrBzQuG932ErOcM8QV0HpY49CZLotVcPWZcthHfN2ZcsgVsF/H8PIHtLQS8MeMCnl8sjxlv2rqtLcSsHTNPOXD/1T9mvuJwXvOkI3nNEw7nNY/j+XelMfNFR7p33ubuFdGJknTvFVvAc1IXb87ZkrblcNoy0lYElAccSTvlNPmw6w3MjTnIMl5OrJ+ZnxN76By7bXV1DKQQSVON0lR1mnqUpu71cGi9MSRbc+ZaWxFr5/Uacso2JKdsg1KA8n7NFJdMZw1WPcKqDBh3j681jNsMvN8ihljhu+xLUb9XYjirH+pX6b5RDeE8+fSf+EhFOTooyh9nBwtUIIzLKRLplmHqURsCTD2DEJW5L8JTPjDMybEejJlupcxnI3CR0B11fFTH3B7F3O59GMer+6xJAK0GPmTewDH/fIO41/mGzbAECz9k1YmJJ8IzQCzu9wmLS+u0yvBKDnDV0FdezDHCONf3fsJKbDNSs4jjLUMvhSWxG+R6oWxhi5pQezqbdVi0Tx8lnrDSSrMkWpdmQ0HOXpwOegpcmvltts1Ma5up2+ZpV1mc3kjYg267AdbvvMG83w+8E5fJVdTxR+HPIPt6FVbwHxEruMZoh79JA0CEASebvEFNfK8JpwFPJIQLVuMwhOOH0zfL1gIEdsRhbOEoU1w6kzzA9hfKwIiw4xh2DWiJP1jbY69lgaUyfObV5EMy1/uvpq7tO+2AkKWeBQ4Ij67hvVKRbhb7IMwu8kGYjyUbtn3Ic65HtbM/QrjIPWCWHROyEofKgxi741pOjH0EGto7oPfzpvbHhk4r40FGToOzh8JSwlkO15ARCSaDGgj82HMzwhoSbmItgN9YkD/H+QUbKTGkpuuWEmPn28mGto9O7p1GJ3e90QH4c/HouLJ3QXOlbXDcaHBcqEOFg+OQVL5gcBxsWXGuXSmDk5PBcaLBcTRBTRse15tdanicdx4eJwHYqI7/gQF6h3LiIVrGpOgmc0vzh609rEOCaT/UtPeQ9OIFRtt7Iin8JD+FzZEjjTLUuzLENLIbp33YXbcm7X3WRGYf77OftXYH7qDB4rzb/DNux54Gy/dudTdcG9ZD7deFLs1D7dfppPbrdLr2a6pL89hpv1+Ag9e1dlXltQvuRuBBT9njY7aS9npeTvd6HjaEvZ5n2ryeL2rIDXk9Vy7WyQoeVb+qXD737yDMPA1e7y4TW0e0NB7EnmlpzDqAZ3HMmsKTuOdrUFGgvhLz66a5haHxnrbgl/Y2mKq74PxaeGqH6Sd0GA7TX0Q46SD9ZCKCHaQft9oOPdzmVROq5G7C0ligdjEJtYsx1C4moXYxHWqXAZvXiO+4pIF0cYTVqC+P+F20PrBa5aURvxbeM7CUDzs0UMzY9XZSBR4SA09VXz7wWtB9fVO77hs0tfOub2mXNiS9855zFqOGwEkzcTBbDw9LTdVBrBI7dKSARe31+xAywygDUTCO7J71u0XzuazqOGAtyalsA1EDIA/sOVyx/8WtbIlcUoWtrFORGQ+KrG6Mv1U1gIgMR+BvtemoftWHOmigT5psl1d9QhV4g5gVAOBcDpPY/YRfUHWcFzXQjeJ9pYyqo5asKuN01+9VA/xcxuNAn7BJucxfrnr9FaDYFPNwCWdAn91awvFGcXuJCmxOjqviu0setYz1sDPjapkcYS7n1hMA+W0FlFGp6aoOfmpA1jb6vFwOLnXiFfKGxFZKYl3ysraSe1FxlLiAo9L6A6XiwmxmWzbT7/XUCtXLts7Us91pYCTUGLbfMPH3LP89yX9Pma1WS9VPHXtBdR87s4As+QWvmSFa39WAXcSQdYUnmSeT7Eo8ya6MYIoVdJLEFCt6i05wY4XmtzHbTvaPWXMInKfAVU2srul5eAXEqnnB1CKoy441gMgFFlOZPJ02hTyd0mTpFTxJ1kf32FsHnnmqBM+DJGtcMYUAXSUCdEmH5yj8FsJdQnuugfZcTkS8jYiLKNohIN1jAZAMp3usc6YGcxpZmlqfIEtT6yOITa1PkCVKlEaWDlLe5i90EgVeL+CYWs9k6eB6vx6SpQPriURFZCkmP4vmbtBNnAbTI6ZGW37vrsnHf771zU3HEhonTsImPeiZCRiHWkE/HAosog9UICVRksTfFUk47EFOKAwTCU0YmdwUm/ZDmoXoJFQvimMzf75G6Kzo73LVT39XqD76GwD9Ut2O9TYdf4CABSUMPU0DUb1YSbPjQSVaGYMIp1gtlCOiE6xSwfzDQnqC1QinJF9Jk/phNYi/KQYO29UqmuYPqtX4m/Z9fjs1qvOGDCAGxb6hV3UqzrLIAEIn6FQDQYbIHzwqO+PBwHYYQGRAt9gAopPyLoPNYkYMINjsWPk7oTnNL92q73EaNfX4HiIQ/Tv37BEjh07m0YjyFMXIgUvpZCOHXjZy6GUjBy80cnAI/bWRQ0Z5L71K00LIhgINEdoBrzX1RsjYHErOhUPxXDiUnAuH0ufCc5gCc0QiphGYxl0q67WHLD05Dq0HrZiOaAVoxGeERDwtFOJJIRBPQNsTe5Ru6obGlKYbJzTdOB7SjRc1rTi8fsw6qsPTFH4O4Zr2wrUebrYSEc8h4jAi2GduCoVoJaHSiqHSSkKllQ6V4+j7ZWJcXtRAaAmFOL7ez4QU4sX14srxnSlEX4I+YPp3YxFpBX00t7OLp3+/TH/xjsBJXOg9UFerG+41YE+LujZLXd1YahR8W6juXY3Ap5Jd6FJgnerf2WASA0tZihwK1sAcmVINEZZSxO0U0aPWUKo1nGqNGoKbBzVzjErzZ6iE7pljs2d8wtnFGAil8EzDj52jKGeGVzlTJ65rD2bJUTgRj8KJ5CicSB+FVwD8k+BeETgPnzgaN0/rYTnBuJnHbrjg0oeFL94qSxr0j+vYBHOxWXe74O6o4O6I4O4QPQawn8corARFHxMkPLUem6ocPLkem9xueAxwGtj3ofj9FbzvkIFK4CIRjhT9aMrjV9n/o+nnsQuUF8PHihg+VsXwsYPFO5ckrTYvu5drnQ4JYrwxpwUz9rbLMeZkbiLLh9LY67fZeRirNGpjOt+VBUR7Zap+oh9bGGEwFwdjp00bxC3SWXFYcJK9N8HKn903wdND9ZP9Ygo7hcPUKUtHkGx+RW4cyzav2IhMWXJY0Wi9cdYiZA5KjQC010vxxlGG+m6pAfsUrQrsQY23ABWGCi1LvhFUVRUGKn41VgqtYF9CLhiqLlBWjSIWygwVkRmqS8gMlQUyQ/V6qqqVpQaf5RyVx5UPfC1FdaEO9juNDkZkylpSVkLJQWesrukRnPwuPAy/RqIycQ/dqlNEjM5Tfo/yCIaL/CDQgsnxCx0e+HUZ7yu27LkQdSOugpX+FVzmF0l+Kfr9oYZnPtTwLKk8hBV4g++DumaDRZW6dmQxB0U44EODxZZEdJGoUQF6hFrDk9bL6Fs/my3xjnoyuqzyot3Ju0slVFsEDKp4GP4AoZHPnD7elgt8Vgh8iPDizcfD8ANitFkx1M+rTuwOuwBtAzxZJ7rjqG6WhlYSZ4XnoAU+gS+bGPRXqZX+6iJWfJV/uJQR3VFsGDbgdLsTMlHj3SQr9dGQiLbmoMgqq7i3aqW8rYZ/Oih5dt5fYtDpxKtEQtGJV8sbElspiXXJg20lr0TFUeI8ZKLOB0hqW5DNbMtm+iuLhVThg5g1jAHhzDdMfw3xWvHbEOMlwWE3ibO4cI0WmzJGqpf4vHqUbJUaIrjzuA4mousQLBvNFZ+mpjb2vqzME1/w1wLf0kRyfyXvlGfni5aOs8Nvq0VKz8bZIh5xHX1qmbLzl2dl5xbu02jaewQSa4kWrxUdecj6U1CUgWucadC3KSQdv3cSW6ah55PQTUcvUBGwfUB4csn/iM7+pHb4QbmNMPeTOvMjybxgHNsh1QYgKnQxKArzX4NXje0hpFcqjhmiGA1kGgswEWmgVQVwl6wnA7DtoCdgtDkJImiMpoJITFewZeA5o5RQtcNnFF4ltJHMQugU2MpFslahpJOATFXnM5L5AJk0cWYl+rpqfjuBqqz4pU4vdYCxiBWkIAShIAShTrM/jFwhkYqAylSiV6hEG13w5MozWgBFaamFHT56Y5UxOJYZUFXI/z3HqA649lkOP1b8PrCYYrfRSjOmld0hnTSUUMu+kAoaYhzedNj+qYLq9KJts47Wp9op4HY2Tl1AxkqLyFhBk7FiOF0fYKfzHpABc5AJWVYIGTbXqVxXCFnp3Uw3QkJWFALjCd0ohNrqMSEzEkTGE7KiE4c66glClkysSy62lVxIEDIjImSFhdnMtmwmNGGxfGDdAWlaCpRegq/RvIwwOJdt+AvREez1Ks7bw3mflKz6q6XsLZ975sGP/daqu7+bP+/RFibYEcqDEzoMTogaLmVkh20wVcP2Qf47bekWIutTSH4Kng6yQ9YrFrITl2rRiq7Zs45UKo2KtOGJ9hMBlrOUZDmzxDnihPhPcD8gc5pwRXvR2A0NdRLqa0EJhCdHAbbGKzNTBmBRDEz02CgqsJUtq/H832A/uxbYYNkkMY0uVRolheLkN3AoFOeWh87NOSWGr2V1hGw5IFtV5RDZqhLZAmflpBACE7eewgnE4hWBCVtx8XLAhI4PVqswTWFC52hC5zCh6wChI3gwoSviUJsIXRGEztGErsiEzuanomGq+o6qRoROsho6a5WtHYXQFZnQST4jmQ+ELm3FM0DbLKJtuMyIX8r0UvZYMT6PUgBGVJaH9R2Kl4iq913Gt3OeLXdIEU2Rc+tqpzK8X3CzQBKLzbBZ7Dhr7g7KEDsYVSohqlTZApNx5uuwKTFksDmaoyp6YIPOcGi7eGi7aGhxQNCVOrQGD205dWhPAhJpY0sLfRcGtxu3/fBC36UHt4sHt/Y+3lQ3ZaEnXJWFvswLfZce37Is9BKYgqADY87uaIQl/yM6+5OUGwt9lx7lMi/08nwkmXepUe7BwFZoYCsEOn7poJcOT887MwJmnt4MANRm88QwmqOAzd8x8O5YArqbk8DFzFkSuEoDZ5QSqnbIjmrYqCXgauisVXomYVrV+YwbgakFMFYJjGzLiRebXnARBRHZipChQnICFYi8A5qBxfFK4hWnZygjdrPE4oquDhokpm+FxKyjeKGNARu2OaMSP8rp7bCUHRK7Q8pWaOcc6CGrjNPDI8E26GowCeYMj0iGR7iRUeyUKdFTppgnh/EtHd8ypVooN+kKgF70SJb9pCR+kpsexU7rMqYXlH1Sx2P+Yd2jteQrtmnvA5DFfssU+xCbDdBz/BwN3BQHfTkiGZFgGvnhQ3pD51NBWgrOt7A06R/65tAcyc3/V2okW5WhnB0wd2E3e/mUdrih45xF7dis8z0SpKVwVf567dBtULoN06Yu7KT5bbZiKszZMv8n2jHq/XHGzk52TNj74ZFM7uAJL9u0U9x2FWHqWg1KfKc1bMMrOAuZnYUHo1k2g4XzhdmZnXKBNNJWJW1HK+hE6HZK0Kk6Z2cCygArwg6dr6RKFBm6I6tunp1t4cNQUFO12RkER4Nu1T07QwSxM/Jq5p6lyh32ZAt/051xdr/ebLN+BePcQUVRU7tng76ZWeIMqxSk99ps0D9D1RFloSY0tBzkEGsltgfoHU3KkuolsaEUOVWnFs62jsEJRulR6Ghd90oZUMicKh8h0aMBmNFvD5XmoIzZVrCMOKRlR9TATtaLEs98OPA14ZiiQ5Vm0PK+GQUo0R+Cn+pqBc6xhJ/kcutMsPw6Jj24pBxX0s2g0/0zqi2zQ5lXLJ05FRU6CSo0iBjwVuuFM4FaMr+plL4uZ4V2Fbdcu4pT8B+3Ao7olr/EGMc6Wim1JfzFFd/ZXxwbVh+xYOi9PzOJbdemvnOKnbhlj7XOBN71bL1gYohExeskooX4WJA9E5SuC7eyvvgHG8DgWDsTF9LBIFR7z+tURX5W9W56WZVeIq6piOuFvJcYDnkBzaICEzvKnQKaDgFNVUBTEdCUBTQFgOb5jLb/OJ+0/ziAhsf2HwvVZ6I7gUaSdwKNpN8JdEPqM2aoyqLtP6DJUo3tPViRJWH/wXos2v7jSrJxV+LGXUk27kp6427suNwMj7a1/QdOtmH/kTzYHonf+Vx7MP18Lmwcn89Zbedzixp3Y+dzZnh+pu0/cHwG+4/k6dnd8Tsfnt2afkATXTGTbNyJ9Mbd0AGNWDHMaSsGnKloOxCcqWyOTSv4TOXh+J3PVLZ4PwsF6+aLq4l9bubYE1hHAHVrnL8QZGCOQc8Mjl+M5pfZFsHAiRAUonEitEUZ9/4wIbKCdUOqqjUmB1sAisa1wtXDJNyvTUvdrEIbvUPbLmidaSPSmTY8l8Wm6odjbbwvrczhehd70uXrXfhil/OZ6GyGNXzZ8+rS2k9JRWm+1ZYVHHO4+PiBwIX+YfplHriwOB9e5pFvu8wjD5d+73yZhxx1vjLshxd74HDiDUNf6MGngPkGEXKHWHvsPaw3dmCTbsh6GA5nceNqVd+3lWzapbhpl5JNu5TetCto0dkBGhMELlJgThvLvK3bemkYmzSX2272uAi/H1W5eQOLRHiRx1l9w8eBjNzMMZXRN31cQwIiTef07R5zcN2qw5fhulXf9HEhvunjLb495E7jPJL5euazu9bEbR5X2F0r7gIB8M4udKYLx7zHzfD+l316dfL00XJE3nWqtqzV9JuBQtjyzUD5tpuBFsE27Wag8PqyQ+swtMRL74anCSg1evqWoIpUfDU5qFfjQb2aHNSr6YM6Bdr6dXjKxRh+lSbuAU11D2qqe1UQUEaLr1yBbdErISBNthDhoT7syJ1AB/VQX7NlJK/aMnoHoB6pR/IajSQuaIG9El+xUpDOHmQ1SUTkJWKK1SR5gF/lS3+m4nE/wLjUZDEsvBNoOv78nLPECF5deINPVXvWl8GfkK5RY3gf0JQdQLnK5aopV7nMmX6XbNH4Bc1dnD1xVusgKN63gWv7knZNyGeBBXbY4D6E4eQDYPH0Ak0rjvXkULAsHl0qIZGJDlO/b7NfU65fsJP3T3NVBeWhnQVVZDtc3p5k1aE8VGJmmEVnzlC/E2NO7G1vu3l4b7t5eO8Lfi+um+w5EvSq7iNBnRjj3l2NoJfAvEOV2u3DS0vbh9sKjkp6j0kjesIQ7MN7tQtDuRc36iVl6DgWvc3i9dFG1Fr67kB26U6kIKGhEXTPwDtDHN1SvSLx9J7xS9iz6CVhoxZ+Pts6EvUYLzsbBFxWeywouciiRtnCIQZdm7bGif0TzlD7635WLr+6YMl4ehjPPqhtxoPej+19D355PHjS7MJ1FflhCz6bgwHeQ77FX4ZpTUIae/hjxfVQ3VbldgeEvbhLFrcIF7GK795WYodn5m4SctytvOxAcY83YxHhCB5VE64v5zb5PcoNckwAcgrn2P2EcWV69uFXcLI5udevtN3x427lk3C+5DwP7DKxfSlI5oXnDLpfEAmx6cHvnYJ0N4BkdSBZN5CsFiNZ/dtGsjo85hyjUnqBDjoEJKtHSBbDopeav0zVZ4N625l/5NiQpMEariKiDuiiok+7Ykyc25TMRKV6fK15r+rZSZB8ikV2DcneIxG+zsl9Rd3J64twfHl7mpOSXvzMBtSYWvrP37NbjeqQxlt4yK1GuPSJlXYbrRlG9lEanFryjqE6qOlmvxuP2/1ascIUJwGs6Hqhq5N+bxysFWuJu4m6k3cT1RLX66A03gTtXah7kqwi4amoVqwmHAXVkuNU6ih2eotyhn5fuO2Jt7ac1WKHl2h727cK1chncnye28NUi52eqV7cquXjiM95QO7m5Rglm6mgSQczcmeYXDKwX5OrfLESHjNh3T5pJy8We3aJRfHkwkWxHEroiXpMqUdiouT9xVKofEAo+QLP/KA+Q0NNM5HveKJQ6xj8UAFF/kGgciuA16waP5J3PNUSQXzuFu9MycQL8Y2PpofGUzwEdT9PsKrN0ESBH7Vl0RyhuTAqU2LIr3mqnriWCVoYfMU4aqzPtED2CLh8OVOvvpyptngOJbCPV/V28gNUqqfRH758azbonRVKtPjn7x396RH607Mk/SFuZBH9UQLsOsEGq+kSdKWdhKD3S6N6r6D6PwiotQLm0PiRRPXeRBCfNaonEzOq9yxAdXdJVO8VVO9tR/WqQN+FmcdCVE+5Wq4nebUcBowZTEyF3ngq9Oip0KupJLzP6q5NPb55NirtGG7ciHg6Jm6Q4t8wRKHkImsNgPq9oc31WevvOPzlFbaybd05nfSCMa6ZRMmWb4Qm/pTod3QitCQsdVoS/Y4kaie2C26bTJQAMs2VLch4QyTdVB3YGZUtzU7sTMuuZhf2mRH0sMFZwbZvERvAiQ3OReUnNjirssFZkQ3OsmxwFmWD04s3OHFnZuYfxl0hl5MtuRy35HKyJZfTWzKHBvw2idRXEHidROq3ta+Yq7ppl/+X3BXydnzFwJXr3hWiJeur4fUCrrzPtd0VctGyXXju3y9OtMWpAnuQN6obCOcycOCEo4GF5wLJPbLwQlyQ1iIeVb+Ehyt2M8oSCVeSKNbrFdEJ5jSQozLw9VrxYpO+0Jqfnf1Dh6qcuCqnmLgqJyhy5pnoaAgJKskEpfZrDao4AamGs4DeOUhCz5mgg4M5VcXhSMdL3O8Me00W/PcE/wuC/3nBfzcaUOB/FuPqsNfoUIv8V6HZY+JuhP16Dzi5e35iJHJmf2Ik4cz+xEiqM/tXeB+HZuBJvW1zYsQTuOd4HwHObtdTKrkS+ORIiOinknWeius8lazzVHqdZ1HV9LIx6zRv3VPgdb139IZuxKkRb9FFGT+l/WFoLx6pLvPzkcv810cipD49wkgdutd5Y0Sjr34/O6Id5efj630B+VxinyAnHvSDOK51JijcA68M8e5CboZN4PjSA55w8DLi6Ss3/ovFFuh8VJAE3aEYdIeSoDuUDrrnAKBvdY5Z0xpSh8Qk97kRTKghig5vODicrOVwXMvhZC2H02tp8UkKjctRBOYo8KIeoOO62sMYoOtdW5BqQ1SPB7UkgzpdkUFtI0gvxmN3VI8dKFEupkRrZOiOh0NZl/cWD6X3alafh11Mnod9gYT+VnwetnBHOzw4uZR0/3Qp3f3Tje1om+EutD4Pu6z9oSU3mgdix1lXEv7QFi4jYeMuJ12OXU53OXZjy4gZUn59HnZF+0NL0vgR9g4Q0/jB9G3jsHFXk5C7mg65G9o2lhZh11efh2HTF+dhyb3eu+PG8lbvrel0KWzcqeRJ4qn0k8Qbo0tmSF70ORjIy+bYexeTl4fjdyYvW9LnZNi4w8nGHU5v3A3NSTmsu6gP6zCPtF80zCP4RUtOHLifSk6c93uHnIWexg6tbrbshKexaBL9/+JprBOndV1Lehr7n3IbVkPZ3QvchplIII66evC9l787S7vkOmkucsnFXsday7XXsZz2OvZ26HWsor2O0XLGXsdi92G30BCyO6/lY9ZztsBt2taAO4QAzZuDeIJqHrDbPI7V0dy+yOMY92daF2+d197NpsR9Vz/SNgSsl3Tai5a45Lqw0CXXYndbC11ytZ+gLnbJJeWoqBwVH67idHiC1WKgHxPfR7XeqJYdtvP1cJ/AEtcfVBZ9bPeobStj5/XTQO/Z2FXx+KHvS6AOUgw17qJtOdEtWQtvYWi76UFZ17neAYw/3Juw4ubU1Fno6PLjftmBz8ohcuDK7l1eUjeNB/AFmv737S3BtqI5QEImn8oaARsA8NYfri5w4b2n0DSfUfmH2DuC+RAWS3238yPslom97UCRDB6JaFysqpiBgcF3xil3VLqTVroXle69c+kWSi9w6YnOQ74Pcroeh21m7ZcP4NJOdu4kt3yHximhE1zFF3NlUGdeNhG5zqyWp9EGl+ss3kZ1ssMnw2NTFH0074rKfK7JPuUi9gQSqOP9n0E1O2nuK4Q3G+4399nEV7v7MhM222OW92lnOZlB4wZO9014VMs27a0lDVZq0NaSeCnDndVbSzbCYsEJd1tpli8ezWCAz2PvcJa+b3k84FszicnbJqc7BN+te0vwsVcAT1RA6RlV1AW7Sopxo2KKuphSVEwBxbiqQMVk4d4KxXAjcQOBbp9a2JqSLqac1hq3rTXQV1+qNWVdTCWtNYW21uBKgqVaU9HFVNNaU2xrTYltO9JbU9XFdKS1ptzWmorqWLI1HVJMWluqYVtMMe6sj/tdIpzWEO5Wnt8DZ2xyEWZveC8mqy5awCQCLVxwdbKftqA+HlhyP4ay2E1Df8p9132wu+ijB1+zFGVp6Cx9KVkayNKgR2i84TdUl6pj5lrjql/1p1zU/UHDMOkDZcR3qqsbXq76lk7bF6fVlQzgRJp9YMC1C34fbLzsLwNAUiZIv9/HcMksZTaQWcpsAP7qAFoiKDAbsLRmu8Wa7cvez6qC/aJunaFmsm50hs0GLK3cnhGzgT4OTMEIr0CDVojU2yX/Izr7k5QbZgOWVnHPsNmAZH4kmRcq7mkW1suh1d6Y307D0Kf4ZYBeBnAlF8aT3oCBFiUBBrpAul7lAul6CelopaUvfwvbrB5KyteDuFylwbeDIho3C9zsr6ACezk8bQZKi7TTm2YDX/n0Z75Gje1sqnE/UIyvK+FFgQchEH0BGnFCzfGgzqg1sOTg+4NqJaWb54usqFLK4iILASWPly5CMpfRtEeF94StIuy1mp+hlONBN39brrq5nsZiFA5WE5zYklg11GrYT/RTNfq+1uX0LbwpXJ4Uw3GqrhN0UlpuEiwu1Cq5fp6bSO1YHtkoJ4pakzJuq+e3Lr7IKhhSawjboay9nXLh5ikatC52StSnC1urvDTYBeuoN/2LjbmD4flS2PPojvKG7v+6tJLUMJGrRVATOPWoFJoQxI3TZAExQlUGCECUc61Ae5BwLIJPIhcNw1Y1RM0K+96Qvlf5SkzC4j4VxVg0HhFo4OYJthogfPBcYBFW81QhAgzffDXVq+/YtI1gRNXwWD8TbFAbZhkb8X6T6sRjVKJb4QEO7qyxEpe5xCc3NShWcym+ojKZ2DefHJdaZqiakVl1U1j8TLBercfNhTfNUmJfSdUoIaywFfizLcp1E76sV3jxeaLdEmw4pjbEF3o2KP3ILCwrilQMZh3CebDG2DbdGN7amZcW1rh2mp5I4gYjutpOjt6gioikllH/b2opzGJuW+sYNUeNzMTVUFfx0imgLKBT9LKg0z6ux+NPtbDfG3i+MuBnqfyifomqZEigXqryJtTiAzoA0wz1x/A3oid6+NQGaQ+FuNO8PN4slOYWtdq/lVdGvSiGC2JdFsQOWRBp0nbp1Y1n8A2ujmhESFVkmYzyDlxnmQSeE4EqInWg8yJqgL5QKfxF1sxgJRcGlFaekLjv4pghnUXTkW9iMnFoMTFZNf/w/LthPDmmujR5vVndwHK8nCbdd3GGtSnTehhNuuVGlupBtUat5HLWpZRzm+6IXvwH1To8ljNRiBkQdLBfiEbUndup3P4UxxV3sBuBxfF3qmCYlg1fdeOx4TvIM+xYgmXYnOQYYAu3JMeg9Io/KrccJdmFUb3gqyWYBUNnrcJOIcEoVHU+40YYhbvAG4wRbzBGw8kvt9PL7TDKHibMAmISKb4LZmt309ugGpZRuk0TaXggWjX/4Py7KeE3zeC7wZj9VzO4Bxn6mTJ306hsmA8wqRr4QS4UQqsa3ntkcD0aUx+pNiXWCi6YQz3qTkl1R7h4Unr5vCYe8chiqjG/LdhMKfqW+NaMvYEhHs/mpvl/Z9Kfc+b8e2nuSjfuRTvfpe5U0tY1qqk2v0PWNTrrZmS9c3H9VDeWqEDdphhIQwykQG1SXNlt6g7FWe9IyXoPZy0xraGh6FdrlQzKWhmUdRo4m6i0xKCs0k26Wz6rQay9+EPz++sy5/UaSmBW70KSHnzo4emJUFOSwPqS6waFWKfC8sDd8J+Asw3F5dF4EabAbBEf2HkPJ74nLK8i5a3V6fs5siqRPeHCrtmdAXWX+m5hrih38QNanSB8BqFcgFxdNFrDhDcpyIESUjFDYBGWYZD0wlxxPeaKV9NMmYOzlVtpllDgVlVPcMUxJ0ykJgMLSFwYCR/wJK5BtsuoFXfYJy160mrVwnPjncZhPHNj1nN4khw5jWd2zDqk4w/iWWWvsfw+hWeFvcZyuqumxL+NZ5ndMvI7bjqFgf9lne6Sjr+IZ5G9M/L7BTzzY9abeJrw9D7vwaFlRqk77OOo7NZ538Qfg/gx+cMuLtWxF+j3DvuUFXIY3OfqT7JVwpQpu2IChylT9jkzC91apf+8Zmexncy3Ku+392k3BFCuzqSQsKw4TRZhN7PVz3O1sksCCcGTeyTh3QLW6bsD+riNN4dWfBo+Vfe+rAonvsDOGNKKL0PrHYaAS6wAzhIrQCZcAdj1Plq0R3wrYgUovY91Z8u8AjiqwisAHPyrjF4BHF4BKvxUUNH2M4kVQLIaOmsVl3TpFcDhFUDyGcl8WAHKKf2rgugXiegX2Zr5a5in2+H8LcsOU/ysyrGTFD9HMiChSnNyL/yqbd0DnM8BN3JAi6z+A9zwNkK/4kJ0pdaF6AquMetD9GVQPrxlQMdvEN+8f1/IZdhSJjvhTFoT2cn4XkbsjdkJf+LatRlviRh8L6v5tN5B246N2SYcT2E79hEKT44HuVePtV16mnqTY0IFsxgHS3GwjILvL9kxw+8qt3WMIE1V7xAzvDh1Zxzs+nYqSSiCxsHuOBirIvm9xNzX4d8C9w7CfEB1wHNKHwX6tjWa+8dp+a8HDWBhndraODXrF/Xt3Dphx1btVrkPu42gu/2YNpAciFnwO0TTqUrJCW/7mE33WmBfd5XAVfeASYBLi54Z5R0LijFk4uDORlCcDYCviUIGknoTwTL62AemdzkLCgMzsIQlZKwpMDphjowKP6tlnAA74I0m3y4GrxQUJsmDZP2+cUJjT3XOsEjEN2BxVFF1cRQaXKbU5v1BH/TRPVpPKVBSedxZ63epurIfKNnFHDCW+pdoKbrB7eHumOMB94nbhRZ1J5scNhgfaqrH72VX7WJ3ALf0gLfNuiUhnhKW5uXeh37ukc94vkVc+N3tr8Bj1Fd4DNECQ48BP8Cj5q8UHFzejoMJbMMWYZWdOi3EkbqqCo5U4aCMcKR2fRxZzj6qGUe6afVjHOmh2A4dG3S3CE41YEgPiEhy4P1e4nMkVFRKh2BdLSE4h8EoBo3xCIoE0RnVfSzSsIacnUSumloZpfSj0AoJiVE10KBfUZmwxgBalei3HH+rynhnMN4YVb8De6p6uCp6yORs6UPaAg/DE3QsoAQB/OmVWio/Q5gS4h67/CWEa6kCRfdQNF9vIFNMiuHbORPpOS/v5i5XTNActZwvaWAgYeNNQp6n943pi2SiIRpXPfqO3GdNZwKnU0hg8Mjk4MRBG1BAEqdWw2xbPuahqibxuDkV93paUVaVm6HcuSg1bnTNqzxB8IUtt/C///jaLHatZ3Ht6Gxrp/fPOvMlWr2z+nDEnTAni7g/YMpMORIB9j4ccJdz6LJGfFcQny+pvpWIHOM/a2aNiD3TkDhGfoIwhx4fE1L8GGEyPR7xO8SipGlSgaluj7swFC72CuAcEZvp6cmagHqO767ukQ2EHvjzc+mNMZu4XpYUVc9Se4ttu9x5FWUZ0Fn6l9oqkH2BcLMbN1+DUPaMsxy1hOid2Ion+tUDcb9xXXG/bdt+GTTJRTruJem4V6RjUJaeFOg0/P7rSMdPLiEdP0KQo3nWy9Ixtrl7NG/Uw7zRcpGOG8JFsai7Q4vRPQnxeAfRSTw3+w22UuhNiMcNLVn3x5J1T0JCHtVZVTIr+KNGSh9XRLvnBEl+WUYvy3B/BwaS3iBw9PCWuhYachAaelWOhIac6mQRmhaXLkoKKz4im6iShQaUkpOT1ebdRPaqXzYDhbnsYor7Ss77MOJ5TSVcDCnvduFfF/ivLrBenfoP+K9WYiM+UEHr2M8G/vXOsv3kDdIWv0Y3SNvUPpwsqdx2v0fPV6UCfZnyv9w0Cxu4nhKOdXPSVJCTlWplC/cjIKaXyYo/SJ1JfMwrHb+Ku6Yjh213huQrNy6DY9bgKnappDeqxF8Tlig5XFSBx6qUe84T1Ma/ZgV1oFMwpOpbgx5pP30YkksCVLzks0/EBM+1Lg76vJwCkQNYQfRuo8WIAIVVMegTposWu1dn1doZf1j5tEb3AOMp10oa195A5wQpwZST1dVS3eHqOqK6aRWCN3fI5eHqOtIK1lFR69TwLrDfvUS6fH9dYqVfSYWNpNqYbaJ8w2rdjBo5FozEayjWszhDIvh4w1/phVSuVzZpabV1VQ0R3RyxQa0ndo3aqkczuIlS5JV8HFU34eMw2xjlQNZX+xvVGv9mRDT5tiAMJ/FsnNe/OSwFe7yr/FvUoH8rm51w3h7wIwyvXBtikRAeZrvFUyNqZbwsr5wJ7S7O00RYqW5Wt7aowWrDzOwMtXmY2rpR3dKiZqpRRA1jRe1rbtojF0NR+WoYE61C5asRhOpq6AF9kGBsIxRS2d002GcNPlDPsLg/bO/gXYCfwQmgO04lVonjKMJff5WoBS771hv5/8REZJEYPOgZ+yzXqzI7yu1RySRGUB+2pxzsKogzZ0tZiJAWMS2oQ9PZlw/VO+xpRz7gOWwfdMJPBx04YuJPLr7Uww/1O2BMzR8OO01rKWJP2Nuv0ZGgE2T1rjJvXtcJSkFvIkZWlOg467XwGfCW4jKihqEz3wacF1INEqd6Ey/aFSBniYolst3TvOdB4iexIIOalli8fN0Qhei6KJRaorFB1OoYDkWUKHEUYx1puPZkx55E+OWP2UY8X7gDmqf6fWAzOMxXWyHley1MOLiZjzujZI81Aj+eUH5iQt1hD8mxcPsWyEOmNRkKuhaILfFe20M2E5fQEbRt5rssUExhFEl84ChDoqBSjjInLXPCjIVnki9aPxs411NBcpLE34zurGDibymHiGUmIXzDY1hG4AoEN59+9RjhUtyb37Sy1qS5z2EtGHtfeFkFCzwW2y0oqCpZfgHWhdn5mth5sKOlgrLB7YHFYddSBxnDWUQSnC6CrhYJPR2kB6TKsBS2We+OgRRUeKsHU45eOvilU8EhGeue8HsXEQwbQK4wskJoK7OXVSSHuzXY2QHvwjNJXuBtmscereGdSFAVt2yJBIZYQsKVIYq2lbO1ETjN30K/iWeFVz7fYe+12JIncnA/yRyG3OYimvyOVkP3fqFUAPgyDEJ29U6/tX3xhggPx8RWffGHQYMQgB7hOjW4VcvuZpWhvbymuUJoTQJ0nu9bw4YJpEt2LWWjNGMr5ATopdhMx7ISkx0nQQ4xGb4GMSjSi3ZhnpOz+4KGaFChGI2lQVUfgUOwUR4ivfGgU+4kUoXwYpEupKhhsndRtB2epPHpWE5RDo9zwFdkUNEHQr3zV8ygiwhqRc7Kanq3uz5f3Pg314589nN/vCl8ctHYz+WBDbCvhaHlVnXyWMudJrzD3SfFdYdJ+pXHSdoqb6DynrDy/uiQuk+FVdGgV2+OJrsYm6s69t07VEfoEpBzVxb+zBePP37i0h8e+/Km8CkdKDYH7zG+eu9XXgufAVz08ZffPPLH3zy94uVN4ZOgoL/84l8UO05/6+Rr4ZPgpr987Q8e/KNf/uVf3RQ+g/7wy3+qHP+5X7/v1dfCJ5No/vJs7w9t/Z09pzeFz2BZ+OWHfsmdHnzwt14Ln8Hy8MvYwz9NBPJ3N4XPYEX45U/fg736P3gtfAZKf2G+uEFQvRFwMciVBoXSHVe6m0p3SukuKN1gpZundGNUomqYAaUseB3zxdBqL3xSJ4uh0Wr4DKAEUwd+9BMrPgfs6Jr/W9xQ0EWN+SbWLWny/DaC3nupz1vVgLhBHaDWvZdawtoNA/q87dtBk4F0NFFLoom/JJoES6LJyiXRZHBJNFm1JJqsXhJN1iyJJkPRWBFo9AD8xabwGawF1CuApTieFchvi1/rhE4Pxq+98uqDmCxXGL4+DF9dPGDiwcPXQ6NKw9cbD18/lVGj4euV4YNg/176xsOnjcqvg7YDCbRTeiCUBrvSQFYapEoDUGlwKQ0clQSF0h3vj7uGNic63tfe8YbueAVyJ6+BeSZoeoXLE+JqFZoirVhgW93tTzVN9k7iwgItE6/0X3IzzGpM2JPZiXZfVe1my2BJabmx2jbh+fLYXBDvwD8GbUmoC48HUMwNirJnFX8PSnvF+5XJywpv8LEDUk45O9NWVhzeqUoN7kGktDO3KXa7UWq0oOXr0kKNTsK0MLEbDx+4YBp1dS2/jPUUDTzLyXV/7cQecSXqvbu5lYiv6o0yG5eMhMHHGy2idpQlTtli5qFjVyPIXYdpA+ySbFsYETFuHEGsG1y5NGk0iSVoQkox2HNLEcdf+SMRdElWioMk9yVOL3KpBycOO3XpUO6rR4JC7K4Tx7QJdrcFU8C4ClsVkoOUGKPHG9HL3CZinwst8Eo0uIA9i2Oyncsq3tT8B/SedAKS7IixEr23gq5dJRO7BjZOtfB6X8kl/o34TuidYxRLyt0Ky0sSqDyCWPudFjZc8BSut2lSaN80KbRvmhRSgO8I6DOqU1uDr908C+cacJMUWsHvoOkzcyzomJ1pqfIMAzoGAryjYlYQ10sUTgM/HpaEWtrjjVmVO/Y/AHsa1DJJ7S3ZamL/O0sAKynBXLKzJtEBXBabod8YUeykgjsJlluDTEn8gmQafhZiy2xgbFn/roG//NOxdZtmCWGMLf/4r/5F629/5+Q9s7ID7MoOcNtpXcJ9CszRM4kK+f7cLC6eLsiNbaY+cCBSgb0GR5865GW7GxcOKImrNI+uaQ5FNw6DHy+rCnuoxaFRaSYozs7cYeG8lgYVkeXZ1h1Wnd6LeC/Le5UNmkkEkSt6w5uH5WShKjc7D1vGEZxg8U1VXgBu0RRnzMoIR+32d4VU4fZ/3ZqdOYIDAyLKBCF4h03Ags3JIWA5yql+y4q+EJHvIHmjo2kLrYrSGZzOY0be3pnwRVPBLT7Uax97qFnZ6bBf4CvLMdp/VMnDfhj3UDmTRb4hoDShD+etBWOuL4kXkwaIapBUMJhZOdzKpfBbGGnXL9CAegktdg+iDYkSu2FgDakGAoI+7CuJBFInsiucvubxs4q+lPhLpyrxF5E4+EWRDEAvnSmukVmVr4MLU6EAkJYKX7pJZPiGqdd8zbFicS6GCBw+gx5Jl1JUWEiH6lzyo17wHwqFjxqlFcUbl5b67Sn6wr3z2/1u7oRLTE05FK0EFDhjKoVR4GwWq+bVhH/ppC4t/tjRrrcnHtP5lkRpVE8qULgDcPSsb3hiHq0vkqClKwoN76TRdUBwvK1+g69hYG2NIrQ1CD/3vqy8E1/gi3FTeXa/JqqeS2hrWEtoa4DxgI8AZfFBg6dPJDw+kRh4H+/NdvCpgkVdw6mChVMFTx9IWHyqUOOnonmOKVSODiQkq/H/sfc2QFYd2Zng/X3/P/e9evX7Csh7KaCgKKpoScVPS8BVAwKkluTujljFREesvJI6NEVvrKTWOLQWFthNe9ixYru8xmNks9arAi/YS89gG3fXhNE000F42V08g215lrbZdbUHO/AuEy57NQ42DPae75y8P6/qlkS317ExGyv06v7lzZuZ52TmyZPnfEe/yoZRejfCYmsNec9Iv4eu18ioXx0bEE1uJjAUXfSC2DARhWbCx6zZi5MSjdVlEviqyo1FOIS54SA3qqj/QN8VrPq4aW5V9zS3KpnmqnY8W66i2a475LsFowwnfGf6QFXvbGLm8leJUqvCjnvU0VPDxurkdE1yqlIa9+Q0sLWFJXbveZ+yxkP4Wuy18tmIDtnuQpE2gtsYL7QN8jp6qxy/pdbOBuvn1FpkJc83RNmokdlglETLjWrjnFqn1s2pDWrDXCeZotSoGp1T69X6uc4c+wGuw/UGXKcwanTA+4AKYs8GdifAC8qnT66aDVZ1As40WNcNXLeuG7hu3fv+OmxYbniPir/+vYA+rNaRmLjug2D4eTXcDVw3vDJwHYq4Xq07I2XYEJ0BuG5dJNCu6xbgFZV8Fcprz80i/bokxO1LzOAJYdaphGBzaWUIlZz+mwsUNyN9Uqn1L7X99bIjA3vyQAXUCKq7EVR3I6j3fYVG8N+jjIL34siW6vtuBNRJncHuGCpGZ2xyTo1A0/pqaiBF0uZqba1B9VarYHYS63V16fzu0vnv+z5Kt+o9ys1+D5krH9E5v+/S0evK16VbFZ2hdIBJV37HX6PWUalX+ZTQD9Ra6lcjCGBR9mFzycNHaj5Wa7rpSUveM+/TD2/YmNjfr+ZtmtThwmi+k6flHKCKDY3BErgSEBJtkTEg5cXmWLnjhoJRTa4N7aMYIGeEdCxi7M+1OTKBrGILmEwwFAUlHpYC+BeVqNlKaZSnZBerIqEaSytEclzyeGkkx8qSSI6lj4vkWIEcxM521SlrVHeOaliAQWeQC3cr+j3dpjMXmuicqLhrF57sfSeoA8FF1c8FNZq3nmIH3Ry/XhOFbC0JFF9jG47wWOEQSXA1uKg6Piz62JeiPh2+9vrhoAGbifjTTUyQPaopH8ypHuTY4NCOJOCqPMe3kCMS9ECColSA78zpRaATvdTDL7X0yzn9shyhsm1JiikLzhS5KDcHudEyBLmJ3el2aSoncBjvAfHGDJGEe6ncHnZpCoik1o+DwWEZEj2BP5icDuE7sLUQnX4NwrJf1g41JPEpBPPiu6p/di4o7ZDQCLhfVgPa+IabOgevY39QlShPan50zbIaBEBbG5qDITlLXHteFsArU4iJsLfyMoiiqvSQZjqERULsCpmh2bL2GTHcfVw7eAa5ZTRAMwKzoAWl+vIm7gGuAR+wU7IZtqKwBQgfnaZS4p94L/+3vBk4SUtjFyYwNeUNUaJRDkOGxFRINxyZ9qu07F15+1tzcc77RRIIUeGYn/Vn3jeDnPBXDnut2A2o5hAUA27CTe3DyhUzdAWx7AdT1ITFarKLEGXclamHTG16zYONZlNzX+QZm9O55nSuLnZPhfs2gyvognnPi3jPFJ4aEJ4aFk6cTPWUltSQuTCKpt7XzXpDyWk7i/UGdaW7WW84svLSrDfIrDfYzXpDapDyjFmPGI7RYgdVW84+lvX45QzWa3WxXrOb51IkYabcC6bMalgvzXMIGPG4MJxmvc2IaTeAwKzJIByaX0nx4aPEgHTYTuzYpNVkwonczlF+zJOPgyeXm2SoqkTUwxqf8QRwSWOGbIWxn7gL7IwRo/xPh4rwq19Dq88e+hXegbYBHvalw0FxBKH/JgEUBp/3otcxl3E7+9GXwqu8+GVH+qy1Q4XaZsbBYh/IGuwhH14+iihokNjDjqOd4EvhCfNg1dQJLxb0SYe92MN778RvXClof/dSeJ3esHTCGxV9coU9zcNLyRsLFe3aXnzyKuahwjaERi+iNU4h8CV2uE/iBhUE8ZfCGesg4J45u0VPnyyw13i4+GNxvsca2te9FH5Ib0SVnOmNatvLb1xI3uj0TneX4yI+S3lciMpxHjfqHMcd6h1tcFekISpoerOw/w8vrAuvWWGeydIIepKADMWw48I2AoRjNNkyp5lDbM1LALShkcGblmR0Q3AHb63liI+31k5Z80xjANQsrAUazlMa2WhtOPY0ZE3gqDMOE5720WXf023ELAjnTcrVO2OinPMIBUldvhWW/F74f1HX7/WxdunbXy2qFoDiwFJAjKe2xiKmFYU4KwFoog9AE62n2TrFfFr1AgZ/+RdkpWJhYTZlAVail05bjFvl0eDQUma4Zj9v5rZYTUTLftgsis8m9cwTBWkm5w1EQYRZfVDicJcnCrhJ2d+MYB+VPLjmTCd30Wwt3WwdN7vRNj9XzX9Mo4FWRe8sV6nj+q1KbmlwyV5qQlOC60DZxV4xfVAe9qIRbcpjFBg4XGbK6pfAOi2UR7XQrKwd60X2m4E3DNNOWAe20MgDaGQTjTyQNPLSEpUZSZ3Yo8WNrFqiZwtM1QeoPFP1T1lo7F6OcWtFDd7LtKFUVtTgo9aVgpTkYoHGaNAQOpRiOMNk/e/4ixcKUsrT0KXQ8WwhGKIkZ3USKTnHizbkfHmMxZbc1jEWW5iXhoV5YBFJ8rycE81Xg3a5aRL5i+Gv0VHRcZaOPh1/OgfP+mL443REVOe/cKdhBBcuFPnVdcglP83RoW9Skg10vFOQL4xyd6I22IiTnkTh1jVwbuSaPEcFHlYbuUUxlPqbeBD1x9TGfVWHko2xnz3dwj4LPQyP4GJ/lWTZXtYHcLP3ViNXId5YMWMfbH+z6odDqV6Ai12TpW2uTKFQr0x7fciOlaqqj5oX2yndGQ3ixXqS0dDSjPo4I92Rxnk9zD0m6i/S6RaKqTGKmhOmc/EgpYrjxq/mqBXoeDHnb2GeyPkTOJ7P+ZO438n5W5lHcjBsG7VO5fxHcH8mB4u1UevdnP8Yjidy/hTuH8v523B93/W343jP9Xfg/qLr78T1Xdf/NI53XP9xHG/mOBDxh1SJMe70H9nTag1d60qECzb8z4In1HocdmkftKJa/8Cw4eO1YCObG3l/N47X89Rni2P2xby/WTT2MoQryx9Xm/09sqoa5y8RC6kNcXONxjkaahSDdvIpavYrReFk71w0IKJ7JCVeHZf4CbUqcZUrqlWpYiIGrs9TywUUp8gRb3eDqfPTujwy9Z80Q0tt5oGGH3mnTNirobny+LuQR2b3+O+xAr/ynsnG36z34xvnIznil00YNsKGD81ewN9FeedX6J2N9kAQ0iLPfxLnKvgMzvfifDEf7MPFfrX5g+ApnB3AvIgoeAe10/1LwSa2u9SFL3r/vZkY0sdL3c6cv7msnjxHjLL3HFH/qXPEEvvPET8dOEdMEp4jzvnMOWKHfeeItzarg6mdIMrzgvlBQGkmVchoohOhIQ709MNabhv9dmro4WAXE+SUHU251+K+MBLa06OGMWX8DPaHR3AKcLGiWsunJ/g0SvNTuAr4wTE+jR58FVc+P7iH1vWjB3+NKW39voB3JMPfpb6qwvXRbCZswhMqmCXF3PMWM/fT6omYYYrEMAs2ccw8ByTh0ZVHeZxjD0v1cLN8w/R7ynwv4In5CUldCZ7BRGNhonkGE80T3enVE5hXeohP5q0vT3M84l2M5MZiCrVc3GaW2rkTMHPq01PGF+nw+JTxgjDhjD1l/DC9ctsAT1GLTjH8zzYgyFlq+5TxZTrsmDJeleQn6PnrgICT5D+lkz+60zgGHn1syjhCh6kp4y1Jf4wS/Dhmt+Mmv/BV/cJWjV33qSnjXRwfmTJOINlJSfbXliTDoEOnP40kk4J/pyYED09t2mnM4rhlpwHxWh3iqs8xZYhommSIPDtlXIt6uEVS77SeyD6MG2fPDqNjqacxf5hMtHnLhxy8WwDv1Ljg3bFYet7i9p5GtkZEtH2sXj5GlLJEEIsJXRJChwhMA9LVeBM3FjDGIrltUyxSbAKlx5a8oMZA6pJipJ+j08Aq3Yi5Y6NqS5wWhgNeMqW7ekoPesN3aJYUMboXxomWTslJ9Gtv4HkLQhDDjTkNy2APpCiogdeU6RlTc8o+sIdZnZY92oJ0qxlBWpuIKhYaMG81wwp1DmV4f2MNQTLHlp7JGMvKKHsc+lkqz1n85oY6llblo/YR8+1eWly1GCIYC6z8EZhwYpnldnntyHIql15OZW7nyXIKMVn1ciqXLKfyvJwqCtJbjhdUhk56saBPeEGVSxZUeV5QMbC3Gy9LHhX3ZXh5YFGyWbyaRznX66lcb1T0CS+6csmiK8+LrnJUkhkreWfR0ye8oMolC6o8L6gq0Tsfpt6hJZWucS+/cyF5h5ZUvIDkd07ZqRoPRjUe5HfuHOF1o67z4HR3jV8Tx+4v6xq/Kv7cL6dSfBH7pYDSlBRfgOUloDSTFAek1fbqFHuk1R6XhVxduMaT3fcGL+hhRYsu2wOXHUsW21AGfN0UA99xY972/pkp8NuuXO+kgcmlSdOCFmDMvmnTOoSO12wSsOl4w4Y3m+gbGKDe+29SEFzDe8Sx//fhXtdiFfQvwEwTJz9v7v2VZ16486PfLO85o3rPcEEuRFFb1B49gx57bs8cxwiKIlHs7gStB4ERexAO73n5AVRPx8xDD4atLhSHfuyP0R8TUYWQ/T+FCDuAmoLdB2UbHUqaIlWu5LdVngWbQUzrVPm3oIyCL0qLHubo4ZCqiB0AJR1SuQBbpBKN6Z+bCqYQsIMfwCgzoAa1KdIAfYAWArQCqArUMiVZrVYFufS7Q5Qk56/uejdxwHfDW6Zu38gJn54d188uO3h2k0bM45GDfswhlxz4T3FoNOGRC7ghodFc1bvD7jip1CcdUUjNRKnfxQ2T5INUKvuYI2x339ap7tkavMAWUINFW1RTd21RX92xRTl12xZd1YJdsQRpgKRb7yIt9IkcCzatjeh426a1ER3v2OIpcRdbI+A/m9ZGdPzIprURHe/ZtDCi432bFkZ0PObQwoiOxx1/FMcTwOan47uOvxHHGQeAKqNUR5L46XjKoYUPHU87JB8SkTsOyaR0fd6hnkPHCw6tCOh4EWp8Ol5yaGVAx3mHZDE6XnFoZUDHqw5JcnS85pD0RsfrDq0M6HjDIYEP33VJvkP+LhyvwFWnXO5iTzHx7hnT3q+yiRO3RvhdWtRt0+etaZIPhbJ36PYOfY4kO/U5Jfm0To0kjxO/PdGtNSOOe9TfpR4hSftTJH1v9UP1RFjYX63rWWAMBvhNNfas7G6oJnY2zChaBvW+MyQbP8EiFvtKNfdXe1hbSWwMVSeYXg1NQ87HCfZn23wlxt66A0JdqhMNqqznnS6b67Kqy866xwcULB1caQzuoFaiE0fBeN/6LSgrBkWZqosiPs51+josJ3k72JSj9hseQpCPXhpUxGPXhJ51bD8tctmun77lHKjW6PBj08FnMDDW1ZPqyTnKcwye1w0qG1CH9kby/lF/H13up9tPAbeLirY1GEauW9UqRb9DkbflULBKNeAZvAqtSHM8nbAOWDdl7mOaMvd9NKVsfw6HC5HSYhVdKNQSFjaNA+1g4FlutWFaddHvUFujf+WmiZOpHNP+AX4aey8f5Ls4O0TttzV58DSwOvnsGVs+ahxSA2r4MH1s4MBXWAGe3r0A67W1rzB7pAdDbC/aUock2CBzDe70qYOzwWfVZ+c6wbNMTNDxmdnENK79rTPBZ+fUIdVK2WvOBs+p5+aYxkj/9CxloA6qvq4knGuHJ6BvJcu3Dr267yXEknhW9fLxoHqUnXQGqaTWdDCkmjQFNA+042KrvlkU4ACnMvU3W7NpGwLkQ+3xDMu8W9UAxoDn/H1qmNacW/39iLCUC53/nJkQbTcMN5AhNcybJAPYAwDAWRufpcmCXTzaaFn/eep5Bn7EXo9QuYYP0ai0FfNNur3VAJr6Uxw3zgQE6WC07yBO6RFZP0vDRU50gLovcV0+q4P1aaJQffma2u6lKnadhvfrnKnIuQOYImlwaIudoXq+aqkBuqY57kDV/n6ypilJrd5fLa+UdSxv99C9Hm7UctyqA9SqdqLhfKqMsE7gOyoFw6tT2q3qM/zOU4y8bMZjIzfaYxqzHVZMuORzhBhS+78VWZD8y46MCHvjO7v4TsrntBXKbik738kg08a481KbKpPjMIR9r7R9HKdiAA+ATkBcyKnHRG82gMG5RW8+9mwVAbzachjgKtHtUO1mieJnaH55neoIiz3s9nJK4DIcxUgDVz1kuiQ9laTM91IsHaYYRJNotybRbpW6m0JWBI8OPEPleky1sb/S5hJQkfezoq8t29jtw0xJ7DEOgI2HgGg6rIbYU2l3ijWoCUIZfIan6Wwo0gjuVnSdjNngh6Gomdrw3OYO9Bg60AH1GAYfJ8UqoTqgN9yGWGT3lBylWkScgt5pk5shAv266sCURbKH2oVYCVRKxG9w1R5EeHBVCA11TS+q9JYrNlNzGPxqDLKcE0viHJeNK2opvUCweIs1gg/muZ3+tqZj+RwiBC2x+1hEsSBSkIhkiohx2xSRY8EUEeSWKSLJTRMiyrhx0QqaWqpHLR7VktkjWjL7lJbMtkIyo+NjIsGxmo5IFz4OMXO7+nT4uEiX29ROVvoYaltoT6udkRLIUI+rHRttnrcfh8JtR1iYjpWKJAHuNOa1gMli6ZSIpcC6uOLwzqNIMnoJQUsNB0sNtAJWDQmwQ9eiAksQJ0rVtaTAIsWhWYGD5FFXe6XN3h2ffaX9A64xHvuENca4Gu/8QtBa2Q7P4QxjOzw7zl+7abbuW0EjbYDHCC68SBkHqsmb3zrjfza8YvijJHeT+BuSyLyHxOXdJCrvIjH5AInIeWwd+OuRYAOtWuo42UJLEA8nE3h5EqscXG2khIM42YTbY6oBncxnH7T8fhqoVuslj0lLnkHqt4NYUPIqBYJKAZ7xq0hC8YchnNkYYnSfDdrsn/lDNHnRxSBffI7nwwAOd7Dm/bzq5zNPtSNnzc+rzy9z1pTkBU7+OfVD2cnQbXY+7Q8y4jqVeJDFx1U8cvCITQLt60HPPt6t+SweFPBn0e5wIMZZRGz0e9nga8ymRUVvmcpKC6N78Efl8aXO67pBtRrjzGrV0Ou6JjVqDi1I6zoe1WmdMIhZmZMWsBO0Gg20SjfQsDRQW1CS0UCrSHwLhnQDQZYLgPIbNdAQN9DAxzWQJH+4BhqKGmiIG2h10kBx26xG26zObJvVUdsM6rYZlLbx0OKMDm1iFcFt84lsySyZsCOzYsKG9LlPAJajMWNyyroBdLuJKeu6KavNazhumbKumrIKZfS78R32PI6baczBcWwKO+Cu2sQ74K4a5A1wV23kDXBe63ZwHJ3Cjr2rNvCOvavW84a9q9bxhr2rRmhtjONaWhvjGExZx3H0pyxGD1dT1hEgBU5Zb2GpfsuIcPRovUdXMY4ex7Vz6dG+8l97iEZwpMHYaeUjiHOX/Gz6FaAkvGgdDgojrK97AR7Yo9YXAI0M4KgyDs9ACztqwfjEQoBcnpG2U9+1YOzh4TDpN3DYTBxsYY+2B4cRmC+PWohoaQGTqg+HAb8fhxZMcxDrxDtHkwgNGSaWMKJBNLxZs7osOAKwsQ4FMA2yD0NkZQMzAO3T5bDyWJxFEhLl6Y6l6gzMiCDWiFBymFZGFt2xaXhfxYQqqGEmVIHWLLbsEwarmWQFKDM6OPYAXXcN0w3ou/TnNE2icKn/NWh9aH4fN7ZjDiwAZmSU+LOA4HE+DgPEpQU4uK2NIEg40WSwboc9g8zVDvsEjv4O+xiOwQ77LTqs3WG/RoeRHfarUZX7UaP1DDXJumNcblC92gObKtiSKrdYJEiq7HCV8wAukwr6o4qIME2jNGCe182x5e3s+8GmTrLq2aQ2dYIxNYYEnc77c2eCsTmq0ZhSPz/nw0h3U0fRnXUhDKCoQm/RKE+H1/zNNCABJUNGbGvM8PxxYhhjgOaKHgzVNr1sjwFKZBYAzgoPDTU2G0zOdR605GEBD7fqhwU8/BQ9DGTQ0Rl4SPMI0owjwXjy9gCePIonW/BkS/QqlLRKPQKDXkmt1KO4WJJgAvcmdYKtuEh9vE8tq9XAf/y1Ggw//bRv0YHG8UEOGAUfuDsGcbn364Ar5e7ysvSWF+mwGlGeuIe8QIc10CEXwg85/c+aJD8UME4+TwcPRmgF6OoO0KEJlXKBrcoynC1HUnFUA7UUQp3jEFzhT1wy5z4IHjtHJX6Mty5tFdA1n06ptR8E2/h0u/I/CHbw6U418p7alHjVnfkg+DQ2Rj/NT59Qm96HfXeH7vKNXbGFO63jPwh2n/P3qN38JFT02SfVtnP+Z9SOc7QKpGz20ai1H+MAZpqn0CEyDCzp9i5EvCEJ+ykcz1q+i2PHglPTqHUaOPR0PGXRaEvHk9j0ouOMReMtdawTlgwrxyw4mY5a903fwfGeScIYHT8yqTvTkeFn6XjXpF5eYEm+hSNJ8r04LnCsBpbk+3G8ydaRo9aHkMDoeAM4YnS8bpLAQcdrUEjT8apJUy8dr5g04tPxsklDfoE37Bs4XgKCFR0vmgyIBk3VFP2epN92+n0Gm8lQZkGNSD+oE22YVNEvpN8eaLawkfUUTaOWYIhcsATx4rwlG1xnLYls2bEkmOtpHKs0jeJIw+gMjjUaTi2xEjyO4wZGxDUwDd836bieEXENTMMf4dhiRFwDVkF3cexjRFwD9kC3TYGKWcBxFSPiGuD/mziuZkRcAz3gBo5rWFzgkLPXTIlAexXHBosLBjj/sik7dPM4Du40LuK4i2chQ+3jWcjA0uUsjk/y3EOrI552DPUZFheM0Py0SdMGx2o9wde82cvXb8nla3L1qly9KFcvyNXzcnVACoCNPlsCuVoc7hA3J+kQSrDWPQjiZ6ghBEcz1M4pDvS6d4oDUQ5JhMYnBC/ncQHU2b/TcCQUF/rqRUD5lgfYaZH3g4ArwjAYsHksD2Y8+A0OpvTVfAkbjPAdd46y08ERSCoiYTgiWtAKF8u6vPdNbTifhguUhU0uUTQHhUj/tnsO7qL7YmfRxaMcPDUKJlwVCycYUH5rLoDHJgxu2XvDUVVMannxBcW+BJ8B2DVPK5oGa7VqCn6du1X+MNI2RY3Ro3rm4MWtUtedDjLGKv6loIn9HTjT0wl2Ics4YbDJ11mdlxcROI9KNaHSqFJOQV5VWbYpqnx3UW0Sjsz91C2bfj4SeWHyrHjvrYrM8C711zyNLc2qhURcizLbyFcOtYMmpAdTNQ/T4tWUiC9QMeyGm2U13H3gKxitUjhosIa0D/guN0Leb8qmH5fXPlg1K3mqk2o9W7WSaLws2OdRHaozbLwrLMuV4MCJr1cR5MiUSopE2Ao0WmhDg6ym0SrRACxgIlH0PNXeQa7bNyfX7ZuTe9/PQUna8x6UKu8FwGPI0bo+90HQ+7zq7fbN6V3ZN8cWop6R8vREZ/DNycXqQsQYe4n1Sc0qRsE8fVk/ofYCeZockwlxY2O0AASL5UaoSjUbTKw8dYFvmdyY1GLpe7Mvtf08ApQZB4h5uI2r3MZwxizjkgjOpI3xrrD5HLlt/0PEqDsiDQ9HXQ3Q5OyTLX3gBLGNH4dcZqVrPjGzQ/g0CyJybGaHEASqgLO8MKD4MOJrvQCDvh+DQd9nMOjy14oF86jztqMxvq0jJlsaCD7ocmsC7T1jgZTEyTkUIYoUXkrfsvdI+JcywqVXlMlQReIM7NHUyp6vQPSGvfPhgJI+y4Eg1vwjar3SV76hqhe+xn2+lOlc2vwBA0ixdWo1DiBV0u6lJXYv9T7Pe+aNKIBUMx1AqtQdQKoZBZBqqCp8PFOglw0dQKqZCiBV6gog1dQBpFLvruRn2gPX0vqDZ324AfNFjS5qAASsw70UHFB/cNcUhPAiPWXn0zydyE1iPvoG2NV69g3eTWJ/U/E8Leg/cD8VXQJ73rJVSgsLyaqZ7R+OmtJyc/4MNAq9D1osjJSy034cJyi4g1NJI46Ir/9eOGPlMCEpvoDouyJfKE1XDWZa6goT0tRgptksYehXPcbfSocJaeowIQ/BDn1pdujLYoeYBZaSXQ9w3h62m29lYVN6e1bgDdU6Ayf4ONnLbdDdgCYJSpFs9Hl6ozVLy+fezplkadGbWnsA/JDjEpD48m8c22ZJJO0vacA4Jb7RwfVNmw8Lcrgjh0U53JODETh8LPBfj/8O8F/Ff0f572RHItmnIFaYc+AUFeFYbLpypiPwzIX35joM+uAATCUX7sZGmYvw7mF+OoFG4Rs7UzdmO76k4v1ADSnqVLrI4aRAY7RnqJ1gH8aPACKLEJ2FuTnIWRFMScrrEoAwqtCdU+H992miBuIJ/Z07MxtPc2dm/7963yfxwikftxzMa4hfsXK8ihiz4Wh01AOWKZglJQHA84KKqsBh1oqQ86I7cJytIEIDMf2hB5+jIZgB8wAQg/Sl1AWSAmSdfpw0Ty8V8WMkqCLCyeDHV+gXjx/0SxxNA4EjGFczDXReZFzSre/P6h5IZeBIgO/Hy/wOwvv+V05BbAhZtOcOJvAflsB/2Il4zmE9xLeUzURcYA/Gkrh0A0slF+gZzktBvk3l0x0CxKBrR5uVgM1DI1o2KLcrdgSNnweBI8Rdjn14D6tiO/keyBp/DxedvV/8+nf+w+gX/whYuWa4i/shd6tdNF6SzFcW8aNqpgJLsJnS8kATQOIJCyE2yagY8JV2ufuSkBjeo+K0g6KItI6yWZAKd5GUTPcFi4KTMh4zjNXjB3mN545yS360apB7FcaakFs6WXWug7XOHMC95mZ5kxAr1jH7BVT35ynPaG/rS3vm9kbAd9FQuuVKpETcQcsuJ4Xv9HI7SLwqv8QrqjpNveV/aNpHYRisGDOURG4Ta8JX2uwv5EZuXLfXBjnGBsVqBQcO6WK/OWbdXRsY8v4rILrFa0o6YfjR6SAGqrHKf2aZztFIvSxhgEnYN59j18o0OIUbvvM6nsD58BAtzsrhhXWQaNlSWG4SeeetL4fedJjnJmoETPY3sR7OYwVcYNNv4sE8DoUYm5MjBGiUTDYLLWBzgI3GaaFU1h6mOSzW7NjZjT9G1SxApk483lL8jNz2sx9N/LoVvw6DiKNfmf7ETLLffoiPW7AsLtDRo0UlZPq1MLc2YPUQGOHfwD5oOrKHhuo8tA62y79k5c0UFKxJIwA2t6idSW4j5kajAQAJNhVFVYApkWCtRcMfUJtyGPlEaAcUG8eJDooixEOkk3C6DP1DTVRk2a4a7Xwth2lF1F0QsM7SCnCbVsBxLXBwawSjPtAOCrQirsaxO3QMCIwPDWJMVEoD8UIeaKgGb39ZEhuDxQOSsJDct7BD2NA7hJYO1PApLI/mzWh5NG8msXLg5RgFy7lsJsFyeEV1K15R3ZIV1Z/UK+5RrKOsI1WOnWQdLdHaynq7dESvrByx4RY0LlewmUzBMhiYlkAjhaAg4SAwFVhvhm+9LgvwBKFsYTfVrgTgXpVDUtBIklS6klQpSQ2OWlkoNr6n6tQqdZJB634P/Vr066VfH/366TdAv0H6wbUdtl6ietDqHwcGHwyjkIt0BMEqHYe1BpO2NYhQBBxhNR34LN9z7LEAcyM9mQ7M5OZa2NQyB41khGHg7NYJ5JG/Xo3IDcSqA6dxBojIiMhZ0fVG4i+S0UfUyEphFziPTTrTMYxzT/OoBGsEjreweYV2G/FXf0wsKlqAOistQNkBwuVoVFiAmnqhYfJCY/MXWP81IgtQBxHXsAB1eAFqpgJSzUBr7MgCdES5PAYnIalGeAEqr79Gb2MBaqbCUr2mX34x/S6Gl5GMqo5jkbGeFhnriT58MUYX2ONlbRcbCLZhIOiqNiuWEPYFoJkBGh44r0qTTemYvcRjPWqD2pRE4eUrSTMWo9B6ai2DcsIog4E5VbAkH+JdtZGBOBGqFWlw1Z0P1kmBhAFeo9biMM7FwiizmGTVpPFiVCJfbpAoflui+MBIFuXWUEMMBApQALq5CKOCAeKwKJsB1U+tFKXuV330tehZHy2FtsTPetUwt7zxjOgF2cerNBtMwLIqVrcB7G5yTkDvtnKPwc0SNrRm/eIPxJwrB0pLsSbWwF2s+XzMmEozlg6TZnaFSVutw6Rl86ShX/VYZZgOk7Zah0lbwo8ImZ0Vm/kPsURtBcSIDHZMk5SPaGk+vExBDGFSRsUN0rHyUjigCUTjD8PJXW1Vk53gEWzv0dncLOW+Pg4QPYbsx5BPS62PuKcr4xjxcXTPXPDoGeKCR1bIYeCTchigHB47E0ypqTmIjXU1oT7VCbapbYha/KkVS+atlC+VpldtW+GtvpXeohI8ph6jEjzaCbZ3ryi3q+17f/bfrr9T3tLYNQfefHSOOs9WbHxOUgHVI1TUTqfrg6vxwdUcGCX1wRHcGFlS/e175s6oKf70BGU5y0rjqprq+FUSAh7rsKu0ST0mEeofJREmJfNPZAZ3K2XGeStCiWHKZsyjiApgqAkJUFDhkAOqtMPG9ksVqgqae7HYcrTG4gUEdoJqIbBYqxDYaf5yeF3KSgcaGV0sCey5WRJHElWIlcL+fD+wZukNq3Pm/fI/aVRdxGsiycGJpQegQmH1pmM3sQQhKmOel3MCsMYK47wojAuxjfYKkZeKQHEg6aHIYEwSganKCPUk4dHfOoKVffx7tOJqaGnAgzTQBJ4MRG2gxQReFNO5JRCO8MjyJHASB6gwZAIewHBLTzRmvdwcBODRikGZ6gIFLxM34gHxjVUcscKTDHhe8ZLrNcRFfR8bc5nzUDpTXzVC7IKwGBCs0BJDiNK2wjj74grj7PPUBIAg5XH2Bo2znh5nPRYBAhEBJGCSwziFSDhJ6VIj5h6aQx0dQKnhIzIgj7R2Wb/q6VcVIz/h1XiQVvpVL/1qZEfdFNPe5mFAAfGexWBGtdc+OMiT6UGJ3YrWBGUAl6mGcR+QellPHzxL49/aB8/QHEl/s57ToPA/wAeFTTOfpQkAqddkp+a8DnJe2d9CWQ5xWQ5lfmtdFKU6HamaP/7b+Hj5wb826X/i9JGIaZAgYpzEhlS1ovKuy0rIjznHis6RYYokLpgO+UVlfFoNQ2Vf+YkfOfjqd9Y9/kR0pP7xNL07RL/ig+f9IjUH8/YqpVLv+vSukpQt+pUoZUk1mb4S4GqpgRcrZFh2Lz6o/O2S/4LWg+8i5HBbr6Pp621Ln5aUfrgKt1eZXz3HDyDQ54SPeRU2y12anXUwsjlQbhSiJ123Z7VyY3DPGWrzVVgOrKJFaoVO+a955F90/PUVoJ4z6IRyAWMIl9wmsTfgVI6kQGi8NJ6K+SPKfQ44NF4CqQL9O/0YUsUJ71MPdLzfNAHKe8RvUhfAEOrJSNojI2mfXq9Lx1U9KbUY1YIE4z7R6VDV/A3YfuYSIadKkEcZPOyn5OHi3ADmcsZHYb9QAC5r6LwJdK71wDP21AbAGKOXaq8mV3dVrjz+eLpSDUZ2bEIF0qPvi+sIlxZ55sdofclYk3RWEKjLvef+6/Pvfec/+T93viwb754U3Eu5cnuxK/fSYntlfogaTrNjnIf69qO+eQlbR/XtW+FF2H/QLEGNwmVDRQeIYajaXjmqbEOEwKbXRNGYWS7TkI46VpFThT4FLDJQqo9DbkZKMn+UMZZ9CwfD35hM+Btwh9bWges32YAOoUT6nm7rkGB0Dj1mQ/XvF5A1UfMXgLzWhJtTTkJTQovb4KI3xlhXZVHb47IHsBIGCURo7U2qBwvzsTliX9451vv1mxSlIAmMZBzzvb1RP2fY0vVpRE/EYl+PmDrcTTpU+DwrM3B/FJejP081bUL3Jfcj2i0FufE0SQXkZiM1qEe/DUm/89eXZZU5QkVIA4r/L5ZpH412BUWjBiuSSpCDUs9S7NhtsUCmuoFnc9DtWWx2At0eddiT6+jKZugA3D7UDkwJ8BXaGuo7jzWIVu1ZYBAbxM59nGrPFtVejtFnI80eO/hCT6cDbWqdWm56o2VsswSBhsos6jxb1HnxO8A8MFmN97Fvdr/ySZ+xteLOjhR333NzdiowZ4Te3R1r+SjQ5OxndWWdlQQ5V4DtDOmNJMUVBN2Xg2mWsl8IGbBcRx7izVkOKpWPApUGFb11UWEhrJYhhFUhL+mNjqKKX6nrV6oryW2CVK3jXNaJeNDc0ScB3P6xmho8x6YKfYv634ppq0la/RGP9YUcTNMmqc4Wqa6BNsgMNF79gaCrDZDbjqGrDS3XGSzXNb7A9tM1DV1dTaCrjS7o6qqGrq4p2+fSxtDVNQ1dXdXQ1UYXdHVVQ1en3lsp0Hgz2UOuKr7w6ILG3bKgOpYPBzajOsK1h3eV4b/niYVBmXPXMTOx0Stbvq7+g7VcNH78l2YUAC0V3CrPoawMNpsOd8Ns2oaZE3TOHDpLGYcRUo1lT23qYmuX3ySE7ixHTZHdFH0jDryGf3/i5swjOmrXEedt0Va+h0gCe3Vkqm/DQBcLM95UWBIuij51hndH6N8cRnNj6b+9UeCfub1RrJ/O3N4ouA+dRtF86DQK30OnUbweOo0C9NBpFJGHTqMQPHQaxdzpoKS+mx0ZKb88MtLyuEjo1O9hsw42yQ5Vu6gK9LeE3dOXHzQSOTYoP/gctQkgWHBWhLXE0oheEn+nRI8rDw5gFxLKtiLJm5+jbs/xd4qK/yH+jovu6i79tzx8UmbwpJVCJ60UOGmlsEkrBU1aKWTSSgGTVgqXtFKwpCQ+kLs8VBLEdhetFnADutzg+jTZzn+pHd0zU/c4/g/1tzKNSjQkhEa53W3iGd5dz1aeL8PIc4K3+2gCFdMzU8cMFDAe4ykxKMW0G5pv0MxbnjatowhQfZhx4XOJTZD40OYlaDqiZFjP8dAU3WQoIuq5enMNe1UHUCT0efPAfoZOpclRTFfzKFpc/n9vxdESlSH41bKzM8DbkCLbXxnXfrxyQeMGFaI9RacY3fdV9f3w6CGe1WwtKbM97jV6N/w52Arj5CheKiM5XbrIcJxStGGl6/0rM7D2fon/+6vdykrsCmSjyZpN1DZ7OmdIsqMGKEXhVaSpkp3YdNTXZOcZn/mOGZss7Nkz9wuB9XHQ/1Y39L/VHeHGum8FmHpo0ObYI3ZYwo/EKztcQ2drDrRjgHH595u2ZbLNYVazOpDYo2Z1upqVoz1+UrNSrqkmNTlEkDQ1xl+mK4u0ItaKVAnhccwerWtKn96UKtLpTXGRTm9KFYkSZRXpLL0b/k7PlNXZJEU6vYmXvqEjhTq7SQqV4Ji7yK2zSUpnLitdNeK/6+mGup401PV0Q13PbqgP0T7frU1ZN3RDXR8vL+UMgzOgBDkp6YfMkVIQm5270e/Lv2Fq4i3pKfUVugnVQVkRPa0uemJv3/pBuomFbmIn3cRe2k3s2diESbpJ+Q9N2+K4RDSo2FJ4TwoPmCys0hzeKRQ4Mu76Lhtxpa3O8dZozWF9DYx73ZeqNiMuKPcVxrSUe/y+UrmXIvO7HAc+kA3XyQBj3z7GSrFFTs7j4AQFFiLgRy+AUGIq4f2nMRP8liHLZIPOBNLV4J5V/rlCztRoXdY7rKOdqR4O8iNY9N+J5LQMaK4HZfuFePs/H94sQWqMtv3z8M04DwwuemLQ8H0BW8GrgF9FywxJnfd+yxzSbZPHPh8b53QNQKn88V6Sv8umbjo3ykf3RFl9zJvsFaiwDz7tF3HrAjxnDIaA1KidnOlFxiqMQCgZTozeOm9FCJJ5Vd5hnwD8mPHAsE9ZVGeAkYV3XDgjxhbJRbkFq2Sd0aIxrbMvsaU1Y0oCFU4/YkxJuhq1XsOft6BVmjHx95TJL7xn8sJRldhIh26cpxsbibEqOEBkNoD9+xr0+7usV+Xqeej+d1nw3Kg+qU7ssr6MG3z2jC7IL0MlyIlflAMcQ1T5g4DeewFz20b7BC2MdlGRole/GGd3BFmMWhdt/J23OcNfwft5aA5qrBoLyi8FpZ3GT8N5vITGKeuGyK+IT1kGrnkt2VtAthfics4kBYQziy7Uu8zUEXNQ4y9lPimeMN9lmEqtjsrBqfPeNROgN1TkV4MaNkr4/MWgjt0SPn+BsdlDARuNFIjJyPcK+ymoFMN28Ss+lS4SfYNJW2eXTmEsU4p6DEdnipvXnqKWd2nuS/NQF4fHX1g0ln3hgHxgj+S/XbKflNw3S+4IHq3obTUd8+I1k3UgUAqAWDNVaFKwrctDuOndMMv/pD8HH2BHDxQ0SCzaGs4PY+zx9KR3fBMULCpH4/ZxTHo5PW4f50mPbYfS4/a7mOvm6lPWCT3pHd9UjqaRdze1IZ9Rb/zWB0GBneuKyOrEJriWnPP1tDG/JfX5+S3x5+e3pD5PibI+f4XeDf+gQUyCk5k1NH9s0RPKFinP/BZ2/KF2u2tPh8anTeDoGdsYtSIaFtWe1LB4BexGnDtvC1LZJVug9C5qoLILtmDpned0NENtmbJu6fPLdP4hzvv0nLWlLbgYYUluXMGNm7hBRbxhsyb8vA2kDhK0G3asYMqSRaJ2OZ0my+lssmTJIvSp7dOs1xo3qH4wCrc32oVt9qRIJ9RI9rjhICw0pBJYSP59FAPikKq0eTe1Ip9KS0hULEzxVR1j/c92q+rSKb46q6pdU3xQ1fwVYvhJNllffgPwDTlwYQHP6KwcYiynk5rU7tZEqna3JuLa3ZpI1Y4SZdXuNr0b/i7JLAs4+V/p5M6EPLk7IdW9NYFWX7Smue3jZnc32pPb7DuImEAMeRbs8IfUhU6Ds2o7jRM2s6h9THPcfUs48J4lnHfbEs5csITr7kxMWSc1By7Q+bvMcNToKca7O0GVOpW6cRs3ZmwNvJjFf4vppllMmmYx3TSL2U1zDw3wEbXIR7olFrklRjnEeDjZxYGj22wV2lKqexNt4b+PJiL+u58uxv2kGPfTxbifXYzjxNrhN4n/juHkX9HJiUk9bk1Kue5PaL/AcUoM3SQNW5M+i57HJmG8RsPVpF+HkKBZkyZvN7xiMXg/bIlJ3lCluD55dlpl8pyyhIzzms63LE3nDy0BmbhuSbSSq5bwhNpmdywh3U1LKKXK8D6NLlDta0hc3btha+HC8D+4ldE7vFnlpXpH4M11qHfsgs+tqwo8/V5ChqdWIPtSKT5qb5bic11S/LL2zpLi6VMDQvYrRhfdt2+zvZRwL3S/Oh7RfWYyVY6ZybgcM5OpclCirHKcAnUv0mxwEic3AOyg6d7RdJ+ZLEfjz0lN91Oa7qeZ7uOUdDndF8wlxP7QFGLfMIXIJzUBZyJiv4uTFhGvTmU/oSl+PLoJ8h6zBNfovin8wvoZYgdvm30Tp1WiJ5uff/1/B7k1Oe+YMTnvmjKf3MPxhrmUrDz9oQ7fMaFeRhXPptv2bNK2Z9Nteza7bS+gBRepSc/jZEbRzKjb9pJu27OTIPpFM+4ipxiQaqBrAKTazegKM4hKXoOiFAUUBW0JcJawKOAs4c+IuzUPchcn2dWaz89PCjoLmhNUuzTZFviW6MYF3GAclyo3XCdpOKC2hCfM7H6wdNEdtdH1dD+4nt0Pshbd9KkCpl/V1QkGgFDJS244y2MR7lei9aYXL7ELfrWykjLg71qurKW/noLnV3/t//ih+f/tYaZgv8pin7LbWGOzxJbmsfmEx+bTPDafzWNXwEkLVM7LOPkzjJGax65pHptnHoMRC5o1aVEGNAZ0wB5hM3aF5x4Jv8rw92uMrYOcXhXme1F47bhmp6vETm9qYW5SEJYLeogCH72VXF/B9WsxW70Qc9UXtSdfxFQcQ44kbsjllS65/Hd77CrMtd8BNo+dAtiGIPbTpu6+1ycwPo1a13gitKRBr01g91vlMSNgIszrBr3GEyG8dfPUoA43KI1CNzEN/3mTxqsJuXEDxz+iG9cn5APXJtiVPHxXf+3EhI7aIRfx106kv3ai62s2fw1xipD5H1dp+J2QGzM4/h7deHdCPnBiQhyXj0IZq3LaaAxZ3kuz973x+Lv3xlPfvTee/m7MNscg83+Landfs/e9cc7c8Ys4FOAmDFjrslAoIIEXLJTujwe22dujSenYlra0xf3xaOA8nl6rHN8Sl+74llTpjm/JLN27KN0vY6mEk1+nkxm9Vjmp1yrHea3C8+CJLTIJvbsFxnA00W2BYcU4JYWvpspFk1KTqjJjxyPtPZrUK1F9GEHClsnlriWQ4ZHQeUHLiOcj4ZOlUFqeqUZbJEeYZJyObta19IjJC6ImuhbN34vItbn37dY/e+p7P3ppt2ouHSd6ZpNw8BBGejB7tXZZLNq2uLscl1XQnRXEkZtpfriZ8MPNND/czOaHBbDBT1E9bml+uMnD8KRQfqGb8i9ss0fDvFB+YVxT/lZM+dvpctxOynE7XY7b2eW4i8//NTXyHZz8YyrQ4rg8+UgX7PZ4TPk740L5u+NC+cVxofxH48spfy0RQy+mKQ+Kn9UU72gx9Iqm/G0toSxEEgrLpWVNeQieoPyH0c26FkBB+etaUCWJ/TxTnoj7OZ4k7oD2mraQdzVtLyOXzgqUPZ0W7E8nI8zp9AhzeiKzRc9iQPlTKnxHry9O8/pCCWUXuyn76jZ7IFr2nJ3QlO1MRJQ9ny7H+aQc59PlOJ9djov4/Dlq5Qs4+SadXNJLwHldsPMTMWUvTAhlL04IZS9NCGXnJ5ZT9lhC2TvmEsreMoWyN7X8dE/LS6c1ZU9FlGVhtKYpO6Mp+250c6lACsqSOLJgasr+1Si8HtOUZclUKPuRqYFGsyh7Kj1KnkpGyVPpUfJU9ijZwVj4tQZRVA+Kp7aAsp5Q9pjZRdm3ttkFjE8srkej9ektsZibLsfZpBxn0+U4m12OC/j8HK0Yz+PkAp1c1KP1JV2ws8lofV6P1hf0aH1Rj9aXMkbr+UQu7iyl7ElN2Ugyvqgpi1UGKMurDFBWRGNN2WsaxPCqmRqtGcGwJnIyKFvYZp+KKCvj8Y0UZc8nlAW0IYc6y6Ls5XRfuZz0lcvpvnI5u69cRY/4RaAl6a5xmfvsTQNS8Uw3YU+Y2+zneaGJb2j10NWJNnYak6akfh4mU92rIv89I4uJA9Jy7+qWOxG1HCMtljXSYkmQFoss2KkCi37cQrK/9KepFnoxbqCXMfCm5bs8L3dYvssn8t3vm13nI9HeN0fWYP87ZY7ZA/ijONF1s3yvUHQFtBEWJO9YR10RDhcNAW40wo28JRI2EOiOmmQf9Ozjxl6s8DZaj2NjYdwYZSt6wx6g9SuWEb5HD22E8TAkjAf7X/eIZdeSHRvMxYmSXKzusMVf8H6bGuw/g0VfBHRtqca3AzhUNfk5rRh6Z9Oo1f2pvLQDh6u1ev/XbkAdKHcOMVBVP2AFnPjR3N4ZxsGevHImvteJXVTOcNxUer1/jl8NGMF6LvHD/48/iThwdCeZ8/vLqlf1qf4zHcA2UNv2qlYXAoNqzQbuB8Hgk7v/8ZPmcTV45Nto4tjL/uXU+UtvtH8+cPEZ5b7cZv/7Guz4EmiOzvKsWqmsWumsopxeQU6mQIIQ/xmbH5SNzy/felQO5XzuwbChBqGzfTBs0qBpCj4XtlQLkMnDOvb26hE4dEGVOHLYqxw1XBT1wB4sRfjRh7EF+wO+af3Ab5o/6Jt4b3haFUaNw1Mx6mEh/CMjycLbaQwAVnGb7QmsYkVgFRmIY9R6dcoYpLMaPIiAwFKmUYQeULd/npodHnvlncZn6VDZaQCesboNuIwhx8kryLiF7y4aEhTqkpuzZBcZ408EhbJ+z5Idc9ZFOLJ37creNZzoDYzIvJcN10ID4K+FFJpKags9KNYcw7Sw6nNUfjYdhRlfMr/xpPpJVfjG8W/TwyCfhRSzHpHL82eCfAxPsn7Py+1U2i/BUiXvI05MvPRIOomTQoGhNEAaiL6J0KVZ+2G0EFdmtB9mdu2HsR3uJ+2HqdK3sdeFKV62v1IbZLzPHzuU07krW4WpoXmBx+Gk9mVV7tA8aKdqn64sp3DOLE+B7UHlLGvyvCr/HVra5JY2P7mleXc/rp+RKtxeMzJPKoZ/Q1OLtZ++8QpnXS+nUDPiVwA0IdYPlyzLPio+GGJg4YqBhTBoThg0z7OrNq7IYVeVb2jjCmXpOfq3zaAAW6ACmxEWXmGMIItRbyLwGzyWyC88kbp/T+zipvjjKZmBUR1TmCfI7ed6oBZSk8iSKaFrYXmnBXQD0Nm8cvl/LBRMjcrCrXeUZYxj7vdhN/I9bYJxik0uvmd83Na9H2/dI3Xe+52HsBv5npHeh4/yj+xGZFf9d5Jd9cRKB8aFRQ3OsB0yEsYiNlBvQUZCbLNq2hMp4VtRYhzfDej/URhxx3deaQf1M145qK1sKWewBURsKWfGBhEanN/gaGqJcoTzq6+cn63q6fwcvtT5Vd0uPHMPwYUaygN4RgXnnqo8y2iOP4Y1UxnxB/l+Gfd57N4jGJS82s/r1X4efkDXcayGA9O85s9zWFTecmJrloqq3bcCL4SPZeFAOwPet5SG960BZgMqCjaYSZnBAHYstnhpisVLU9u5AJqozl+p0FcqB9pqxWwKUTYvSjYvxNl8sZxiIby5hEXvmAmL8uZJAFY0p+Pv/F5iXVJPWZeUUtYlteXWJbWUdUkuy7okKtKC2V2kurYuKWnrktrHWpesja1LuMhRP3DTlRbrkq4vHJAP7JH8V7QuGem2Lvk9WJe4aYxjtjI55oqVySox8WXjucicjsekf02FKl+rFuw4lKT5Tk5sTzoWa7oFnilrxzFaVF5Jq9auZKvWMncc4RPtF7TpZzG1xxiUouVjOYQvpM1OywCFhdwqencn7eRTNZ40/DqmTnujNenXEVsMdixVVT/Hniw1NAlc3hq6rEi4PagzZOii7tl4o4E3kLBSzp42YlXyprQqeVO2KjnL6sbwm2nLm57I8kZKbGvLmxbK0ZtteRMVYT6tH5nP1o88lOWNYN4gxONpK218A8VUNLe00sY3i6YY3/Dups0AzS6Am1kp1aNVXy1RfUXGN+9aifENb6ymjW9mrCXGN9B48V6BxWrnlVRYM2nqzCTUmUlTZyabOqdAlDPQlGvqzBB1tIHDKaIMk+LkJj/aaExT4XpChetpKlzPpsKHaOvfwIYeTr5DJzc1FW5pKlzfIvFG3PBDMyIBVg0drWriSBU5HanC1iooQ1RQmdP/edFNiQrK2mnMa1Lc3JJs0N7YojdoK1LrW1u0miq68eGWaJd2uaZJYf1Y2Pu9H8X0+z/tntt794egY/7V3Z1ZElWTObRvVvV170FyTbU7brpRF5JGXUg36kJ2o95B011UxH04uUEnd3WjLupGXWCdZKRecrV6CcPQcTNRRtHK6wUJYvkFUdA9LyqnZ0TldEDa6u4W2ZLE9sEW2Xz0pJEW0Ui8balv3NkiW5AwqKyLSqoeq6QYF7xbM6Xbs5BC70vhMwV9WCTOklzQp8ovtTvxSIERQvPmR+lm/Chpxo/SzfhRdjPe5904qv09nPwWnRzTuvHjWgH40RYxCkop8ZRw4bAw4YC0oietWJFWLEgr6kCihhBir9BhjybD49KgxyamEB2Ytwy3cGRgaL7Z2AfmT9uT6/to2klgGEdavWZZ9i5onmt27dpeqRUik+sc7966R3RsFXfEEDyOXCI7Atszax+rQC1ZiPaxCl37WAVAon3SPlYir+YAhVdMzGyW72h66X2tvN7XKmfva0Xlup0u1+3scj3svlZB72tV9L5WVe9r1fS+Vp0RrfXMnMOgkOx+3FtqcXNXK3Dv6J52ItrR1Lsf56Pdj7PpLayO3ug4Hd2stmWjBLYCJ63YJoW3OHKqmGXrrHKfZGvVgLKYRFE26RFZ9LjMM3dWmGeWbndHzX8v3fz3sps/a7tbs8VZWkyfYaYoCFMs3+w00tvceb3NXc7e5o5Kxdvcha5t7mWletht7oLe5q7obe6q3uau6W3uZUxxLdk4ubiUKc5qpuhopriiN05ua/X/QqT+v5XeI7mp90g+jG5W2zo0VEWHhhILkvPCFA1VJBbQJGaLIiExz3Sdh9wLi5ryVLopT2U3ZdZemGx1ieXa6S1QWYlffCHIs2NJXoc60AZDj0qYZ1rSh84bxAeV6fDRaDFN7fYqCJHoDXqw+J0xJUj3CVOCdB8zJXLga35ZA+7kBaPRjqJtFlVxjqgl172ztAL1Hg6NH/AYQOMvvscqcI3G33yeGrYLjb+5Mho/VCFFYPBzIbzojNH4y4CggFo8p3IkHvQo4EkEULZyqLGeBN74fWkjYrZvmmeoBOf8MhP3HNjSz5eZOyqxbdPSjcWIqGfTRD2bTdSH3FjkTcWC3lSs6E3Fmt5UrKuSsrv6RtdOGMdyh2KYJbzN0jVGZWYdkdlTSf94WbrHi7p3fDHVOV6QvvEFfavSFvmlIPIL9YZkqIk7xfa4TzwuKOXxbFooi40CzZCF7D2y/9ks/4dSxQJc6JHK26KKtt62j+beNt9xGKXAiuErRd23PXAF0Nd8YNCCj9rhW36+WwnmphGqiylMrgyP5jItCMu0siv7NfrVEfaQfg36IVpfD/1a9OulXx/7ez1oW34/DoY/kEhY+TP+ICIFZeJ/Ad+5qAYRoE/C+VGHIcYsEjmB5hddlyTK6xCDrgA0v+UPK+BtIlj00N+t6BxC1jiEyO6Iruayu/sQcBhWq6ED/pqobEPTgWIIq2HBpFIMkMUXgcTDkhiDq3BnLccSNOQihnJc3B0dg3X+esRxDZ39HEl2zT+iyrW/8g01dOFr/oYVKsXv/ABggmg7BNzVYIJDGgxhiMEQNnye/ejWaTjB9Qmc4FAXnOB6jVi1TrX9IRQ8hhNcp+EE12uwq6EuOMH1Gk4w9R7gCtZl1G/0wR+aGU218cGz9PZ6hccKF+vLNPOMMASl4FkyGmSPCvhWMBrf7FG9SpAvg43xzV7VVGuVj5cTxMkWwsIh3aYUMmYfpQNMZTCWAo4sRzCXo4xvGWdbVlUqQNetqqrT57tu1VVFjQnc5jpBwoxyrqga4s6lb9UYd7PrlqdWUyuuUauV++wbVVuiqvPWUZla/4oFFGuAm+KkDuhSnCDiwQKcV3uQBie9AoDqqAqd3EAaIFpcxIkHnFOcID7CoqnBy27gpE/jqUoUDeq3gpuaZ7fY1/QVPw3/HQ34MTIhP39ddtfHaXnMqFBZ4UwAfp09OiWng5gjnTH7IuIq0LEDfDo6njdJrDMRH8nxLpkYXg1o9ycFKnBU8AOBJjjIaILAgGlJzC2ACuY4qq4D148Ro/wHlaJ9FCh/4iRGS5qjzhGBhQlsGrDtwBG4a0Z0w6yzBbXLwrWXXoN6T4bm/sBtAzNbukaUfGF3dAwKDNLQhjyh8QryAFBB5AdGivANxl8ukliQtM7LaQ/qMks5MYTja2ZqR/y1d5Y+Xjj6peRxweDHkTSx+LfUch+kZIuv/lj64tt+gmMm2zEV0XoiVpKi39Ntmo3c6aBGQyrv2dQuPNl4R5bUtKAOajToPcUSGgOeq5ogoNUYKskA+G8No5QbHiscqhKDwuXapg5gMwZ6WJ8OX3v9cNAY6QqXiZBSUoynOe4T4yBWGagM8YWoL3BEKzjog+TITUjflCmgCbwVl6Nl2njBohea/EKPftHVL7oRz8DeQ0JN75FcbOTiMm4Keg1x2F4UrCqxOWhcQXQOvxfMXqGRsAJAJd6JATfRCLM0lZ2yIElOEf7cpcmgIhEua9NjFqL+9EiwBOqg0GLwXZL35gKGy2wovl8ikXQOunsjDllVoom7SHmajG5CKfpnqVsNzlEnH5CzJCa5GK5gPgZp/fhlkEhB3W4AY4lBEKr7q+VojOr+txwAz/tFM6gi64iPNESJ974ZuEJIF5HAWcRBwKkmyFrl+mp6GpqehqZnTehZ0/g5OuOuTE1kCmKbIHZVE7uhc3V1rq7OFfxjamKj/RF27RAjdFBbCMGZer1CvSEMrEL+qFI9UsNukncTeSA12Gki96WJ3K8rLUSuaCIPaZJGRO5nIvd3E3lA9XPAWU3kAR2Evl8NLg08n0FkfjmDyD0yozOnfzEqm7ucJI4o/qhtsxrWhIDNeH3PYxKDUO2w7s4Jr/NfFl1oQi+r1NAXml/Bh72bjGd3gMpW9f7WyohFGRWPC/GManSXMjUQONCqfwH9KKuvN9OlXFY8hEYv8y606303LpE3VJZZkWYOtzxkROgwbPGVhwEctvC+a5b/sh/BAY64vAVtS/Cvjns4KI4A5L8wza/RWs7rmMAVtFK9p0jZ6NjBGgS/yMs3vBZFSBYEWmjjktAbvPKklzsQYOh4miNX0fobAgkdT5oIQTRq0RIY62csLOn7JENweYreL5npIhiBhbC9NXmTJj8L0exyDDJVk+yDOm7mOEaxCVyaQ/J5uV/TsYuLMFOoSxeuHw7K6ML7qnZMTC4Rw8whtG9VSozwvhUuIussilpnUQRrXcOxyvr4ItZ+H5pA2KIJQTekKkubAcHyppmCsDSXQFiWGcLSTCAsgYNAP4awLPLuSdH7A26zmyaCGzB4ZRSjglHoapC7BLeyzgoC90yH5zWSF+NrqFYsKYtE7qjj6xwMrA4wR5otsz+HAafAsHnAQDSVBzRHRFggOacGiDABdCw/FQGRqqXcILkK+1Du/9YUeE/+BHbyi9BGquIYVIP09x7/PRYxNF55QxXHjfMWjC344QwCv9LxlEX1pGPH8hvhpZHwmBnm+YVGUHnyJ0iwuGJss7Tby8mtKY3Cya2xEcnJrSkjEkqUZURyeisUCdRJT20VBcLJrXqeJfYInZ3GKZSzscM+hqO3w77nAD5rh71Ix/AGvEdG8W5V9IGnt7bp9qIj7TFM5dsquzKSdqvuXcwQaR+v25NxqW9Ppkp9ezKz1HfhyfXvaXi6o126brNLJhocG4COFPWaLuoVFPWEw0WlF/Q+591JFPXK0qJWeKiS9FJcpimvJs0QQVQwboXbvzzNW9CT+4Iac0LHniaGmRT9mEAoqhyJssSNfwtLGohtMtZYqYRFVacmtvXtIrQc3s4hQWGNwUybAmZKizGU9PEI7jXIRdHfGLK1B1yfA9f3gOurqeTxty/yR6io0feb6OlAcM1FNeKUOQjrnDxKmENB9zAoJI123hM8woGm9PeqKW34axH7jxvHpPDg4Ds2yQhgfjsopXeQWtwv7KCX332E2L2l5Hyzz89u2iQcFBE0jab9FbsALfwaqpTGMG90HiS2qPTQY6VifOeVNsJa/7kJrSGWDf1AA3TP0DDSz2iAZ0g0bKVil7awnIsHnl4+09ZbN9Id70bS8W6kO96N7I53E/3tRi+Nr7rj3Uh3PFd3vNYOe0Z3wBM4llboiJq7KS+93Xdz5Y6YcPb/Kx3xpvn9dUSk//874oodsYyucc2Iu0b5yR+nrqGoZ4AOGsQszadXt8butFe3ptxpr27NdKe9Dvb8iCh8TfPp1a2A3GSpvIg9/JuWzL8XrYS4lLYuxL3OfMjV7SLuMsJamrAwrBRymjGVKlHly+PGHio96IjZXlIQPycpioDqm9ddQkYooaOVoqOl6WhpwmjZg9bZRMd6JEZUQceaLI6JjvVU8vjbMgDeSchjAZwBQkWN6VjTKWtCxxsJwWso6B5YgTEty6ClRNoWPqPCGAeimGI1yCEItGxGaH2Q+soscHFhAWtcB9KzJWHJiP/aAm+sLxnLmOhm7o9F48cD/aYPEDb+KCIye01VI9mFiljXnz+sagerlsB011leoqrxSCUsxnjCNXRIPIHESh1LldHwaTBhnTMaI6NmNmWcY7Bh3QjUPWAoluD/LYWLPD6SwEXGmIz/3LRY+S/wrT/x1oG0xodeD48VDjBq64N+/nOw7acTAIExVvjM8Qs//tZ0YIR/C3Bw9Aq685Ov8h9qYSf7Vc/Aq054/LWDJM054d/kKQvfwcoSoMqIfJaf/saTj/7kt+fKpwdTCjT3aA6AkjCpXYhMagGByr63BTZqoiOG1gVcW+yAWcBy7SbuAyyGht4VVWwl2Pg7x2xVGDdmbCjZim3Et+Xbi1aGlo3DRxbbWDxrLRvHqKpAywaQZd+AtauqvtIOqtlatrqo0aoraNmWPF6qZasv0bJVP07LVk+0bByWzNOKhEa4WzVYy1aElo2GY9GyNVnL1sNatp5zQTPWshWjCOQSUj3WskHjQXmIlq2JMCx5aJ84rFykZetdomVrKC/RsjWgR+lTDahjiqoPWrZejlkOtNESL6DlaKg+Xu+pPuICKu9XEO2vO6883odA0sfv9+t8ijqfos6noPolBWxxqb8WJec8ckbQeKwh2UXkuqUa+6plQar30IKscRlAhCIEjCqzmgY7monSpZ2cDoeyReUJ+nGT9S81+nhRojHRaDKg+K4anJ0LqtC/9Cq+X2ONTC3SvxQxRPhtVaU8TQ7STSnas8EqtWqOZtNhOVuifylirQbK0myvXwaFWH5hXD6OKg5s/kolS8mWoWYrQs3W2Mdua8JIGiMYGrGiULIINVtR1GxNEMTFTn9CUEMT1NAEbQpBm6xmK0YZd2XqIlPYwbuiUxXy9kaxC3WuRZ1rARKpkPeUzeR1hbxuRF5TCDgkBFwtxD5tc+wbqVa/1LGb7N2EHk5OV2lCD6QJ3dbVFkJ7mtCrNVkjQreZ0O1uQg+rNuUZE3pYa1PbalWmNrWb0PxyBqH7RdFWgJXXHScqXHE5VQpsIYpuWMxqXBpZbyNabx+NtDiSHHSTjpjNC+FNB39PkQiwGrF80uBhULYVwhsQe7w/MuFzpaiMdBgBnhjcLJs86Hq02GisoIbjwl9zpYjzrhIWCPKovvTxZtLHp6wrLnW2/PKBhAt/1ZXjZXd5QJVu3fKYPdqt5JAaFsJ5F3+vaUmuw5W6btFq4SpxfwlXp2zUiqQ/SzczEDP55JjDERUvH53mcaYggJvsHVAQ48OCGD7y1YuY4qCBLDx5lZZ4X0B6aBG5QdihzZs1YU74lZ1GSwJAmSrPoVyaoE8M88kkgu0K14FOYsBPU5NPtDbixfex1WxyNd2PqV4T1QvWpCsYDOhBtymCkjRS0EDxPQ4A0XjI8rLznSv6RF1y75e4bBVp84LP/oSQMnVVaLpSsiiYM+WJBYwd0Tx5V8Xwv6r6YGSouDSjNCz4fTh2bL8fx7M22HXUOm8T9zYQPJ1pcMsVktx0hfU+1Nx1QzPrdRc8fsWUzC6bksm8KUW9BEUpHS9iK5qOF7AJgI8g9GBBdv8wKYETxYf3u7sZQZqePZ84ENPzAzHQHz/nocHD8JmTuF5FxPVC8C4iXUGtwZMCjVte9kjKLkaF8DoxwAC32wLa7R5zBT1aslGLBK+zIOVIz37XoeGTjiccmjPpeNzxmV2OOQhvPmrdt0kmpOM927cqpXK4nTH7aZW0nSO2LqPQvxEKlYlCprgTrEAhM6ZQM6bQCe5wU1QIodAxPYjdt4VC9+y4vlLBiOG/x7mdcqAhN1G9a07U5EI0R757yRGizTtCxMuOlOOKI0S+6vh5qmVXq2Z+hZYaFRL66XJgX5UacqO9R0QyMM1Ge3ug+MLExWTg80UviWv0GQXPCP+c388ZoKhCiauaElc0JS5rSsxrSlDZbV0XK+WfgtVjVFeaD+n7A7B9p0+jjlBGWfQp6mZ9cYtosvWyF2g/PE/FIbTBTqh82sQppl6SlzERQ3GvNb9V8LDH04HI4g9aNAEW4NhfbH8Q9Jx7MGypHvFztv1SyskLjaEoEaWhKuvmYlP91hD7YmfYxPglmmQxEBXZKg0OT/ASZlB7bO8XZXtfTxq0/sD2/lcrTuWo+bb9jnWU1iQ3HNlhycMxjjGMEcY3D5iACq4qCMQHN7kaAxUgxLKEpYJUQW0IqVyCCXXNOXm2QFw28RSBlJjayJFFbw8PxKzGv2KR9G2xe2PGYqdXRmgTFhwYoakpZQJyeAnL8w+LE4DzKgqcF1+9AIEOG1tFnn6ekW0RRI3g/YKiamH8Nnn6gR4Dwatk0cGA0C2gtsZDejFc4JFcapMe0nvkWTQFmXpE6IlHBN43okWWoEcnI0Iu+hRxuoXdD0xJ2C3ARAXYwVHrhkUkaEE/xYW+DlmzTnMRy5wkDeAIMA0cacq87Gi9WTG87ERqke+ZslPVsQVTuzhu3LCT/lEEDrTseF3GLAF62D5vXV21EWqRSmXLTtl1269UcnzqUfFVEd26j5m2govJoJ8vSrgYDQZ07++DIWX/Ocpz4Bw7ki3jiEgR0mKeML4fXmgt5wXqFq2QsS2EuYJB0HmIiTr4kEQtMqF4049pi0kaO3TQaDNwhiZrTdelR7WwYpdJehnBryYEH3oIgg9+XwSHeZHsB17SO5gX9c4mTchMv/Om0POsKfTtiMtiUcYr0e6r9BTNTHIgxSNj9p70FG1ksNkfm1wUmhS5KLbU56It9btgS33P27KtRtNdS5jS7wHeQxbbxkxLMgGlkYEdzCufuK4/cU1/4qr+xBX9icv6E1SkHkQHi2tTp1byqIUaHKIQ/SuvekTJVk3NCExFGftNjP0lPq3htMKnZZymdwDZEZVG4vQATz1hAKVGqITAbAd9u3h07mMDWQzXDlqXRlaaKOhZgYFW6E6B7/Tv4nApkhoAnv185nC8rUzPLODDmFyKUEfs5P0dh2286gX3aP7t3NEyx4O3j7BJ7RUBHVQWp05rXrwghxhgeegjBbfGL8jYX8yaltiZGzHCVIlat0StXELUXGrhEoyVfU+APQYQxJBjgzUfzoqV9yHyfo+tY763xHClwTpJrKR6p3lVIgHg+zj6V78aWCE+F61F+znsq4TAbKpeDN06FrwXDK38Iq16kxd1aK9h1cdRxxD7dVm8sWA1G8NGn+Jg88EalRFRNlBqzbK8fYRPlLBhPaGDXxQMNmtoHPDXsgbXXSkmvPuxMeF72ENleUx4DgjrUrE4Jryr1kpMeLcrJrwrMeHX8skxxCGn/oQCPxWFwBjgkLTyOjzU0jHhXY4JLy+/mH4XK/+BrAjjsIr1Hzzr+2qt4othuhiG0r4X+//DvB5AEqwHWqJHaR0OeliPYtOwDMvXRW3DWqcFhUJAJD82WK2qVWp1+hYG82HKd1HbrXpqSLWRYDg2UoWKbDB9CwMLKmI8U3USgzBox7FskarXsGdZw3ZlVf/haNRQy7JSVqKKl+V2sO6Mv155eObhdl3/4Vfo2YZUvOWVuiD9BunXpt9q+in6jUjwxALs8NY/aPmjagP93bgCm30f+eqNIA7pax6mbpsTAxjpqj3TNJvDeLxP0Wkep2i1YdXLVuR5hsxZhNU5d/pe6vRYSSAx91Q1CjvzfulVcjFEHTl+vBF3VunHfLGGWqcV2ggU1YL1ualaX/mGMi987QfsU8+v0KX2pHvUslD2Kvh83KOU7hGT4iiR7k6TukOoFTqToV+FpVa6I3n6PeNhOtKmdEfalOpInsIw9ZdJB/Cg8+NbNEZFN9uKhi0auOjm2vimUoMKo+FfJj1hUK0GqJXYmkc3V6sRSrdKbM2jmyMkMK2loi7Gg2aUbYl64FD3LZiPr+m+RXNGZGuu3x9O2ar3d9+Crfqq7lt11Yu5RvXSlPcGSR3cbTlSGo2UgCuF8TjjlsJ4fIHRFMUI3aXxgI3QXRpM2AjdZft0jhgB+3TA7LN9OuOlDooRukvDDBuhuzSOsRG6i/DuHHiV8R/VOrase41E1iuGwANxCrrSHlw0f2Nu/112mzliHrWPWDp2O/Dj3LcFWNhKAQsnk7t1IHIMY2EcX/rjVCh7KJTcceOYGVgiOblj8Gkes1+DwR9Mzhn1DuDZYgD4a6a8MW/CGwp7mvn3/GIF+6zhpFhXXmEYcHpF759CaHgvtuxe2P1Sksr79TjaDBaSYH0E1yFWEAc1Njv0ftbUH/93ZmLsgYBLLH1LOd+LnzBaEbxoSMqgv1WRamoi1RQyukid5Q8M2iQJNSQaFOJWiXWuhRVsTVvlwc2Shp8WyxG9uB1LIykpgEcwCS0PaC9KY/HFINJIF5P5n/pRVULRD+K9fuK9vxBjlzhFr9zrpTGTUgxIermSFBIEkIaCFssevVpa6U/l28N3BhG/EyHlObJ9FBYc3xiSXKVkD1GKwRVLMcizE8szOZJnciLPYL/Jylrq6ZjI3+/Ya2HszcVjr6XHXovH3mGRZnr12NufjL1W19jbr8deGgeY9snY26vH3n499lpdY2+/HntT72Hs7c2o3xCG20EabtkTDBcDdDFQFjPuBsy4c6rB23p1Fix87McMyGDc5Nw5DOpKAoHJfozA7eqc+SAYhp5tmBfkOebnpHP4+Whx5YaL5rR320yBpmF7Muqcd3Z/KaixlznCaOdweAuKNRoPpE++yghnNdGARwPGCfM9HCCAwnNlDofzJvtnzr6vQ0Bv3DN3JhkBqIumxiA2UJOBhkoHLR2iSeroXq7K7xAYYmun0dExFDj2RlN7dgNOh8fiHewkDnnAEpCRcteYutg1prKTYvnrluUejYIjp8fPZATlTarcAcbbcWACkceIkGeQdtFpFPDYFpVGkbfaIO1kCFZd21lYA+dkO9BgSiPINHYcC7zjaEHZ5zD0V5EHP/ZtvsJI+N3qbTx8nRaDA9OSIInAgAWivudNs4szt8QDw97D60hX7LfT4bj/5UC+AEvttyWWXg4OQh77ByVhox0xUbq1FhYTGG1ttjCupAyMc0sMjB02MM4lBsY5WhXTjw2M4a6scojejsDfHIQQQzbjuhUEb5D9yH3DZuEX2Kg29vsqUTTpEiyMfSjU5ayCwQGGQaXYwKsEw6AiInou/xoUqgXG7YN1cY44yRqg0lVgXVxEOcAEtI7fH8sL+vMoJ0Jj/ogMR1mR0V25rSOjY47h7lmyj2hZHl2cd4Pp9ClVeoPBNUvKiQAC4wDH1sEqGkCCo2sANEQ6LT5dhZm/AcwzYBBTJYLiNDoB2zTlImsqBCKmiv+JCY/pHMQbcRKjrJ6uwtA5hyrlVHEa0gyUbJTXUbSHbrI/5QjJB1FUGoUAv1YuZ+5MchFZVVwXaNn8mAXGr0v7jlkGEGbpJrXymFX4YR3QFRxVilhIG4AJu0ALAItVxJ1FHV72S2WJ2e6BJVR9fzVHFH5t2neEQWBrmou+BkhcfJRGshIzFs86OTSoCYtUTomI5EVKG5RnFR2NoII4jER2Op+dU01VmVUAOrIKs3OziYUqCxsiOsAkiq2nuASodgntUIxZsAgWJG6hkqbrUQIESkEXA83dEPZrgv3QDQqqzg7CNlGkpI0Y8ZFDbfqspuoHMB6DrZXGttrfDnrYFYBu9xysoof6dfzJRVp8DiiKG/C9DUBpn2MociEMaTVjTHYBbGYj4riozXKwONfp0GKGtJhBJHiIFluZK7k/QfGcY97TLZpOH4pdAbdA3Irxqzw4SPIKBNQfUWyAU4g6/5J3pOPnokpLyxvS8g7P63mviUZqWboFGPsLpp40IOE+RiVuW1uHZy9yuPm4DcvShhiQ6mK1Z7PZoVxHVQpNHpgKycBUYBCyuE6OpK8EXlwnD3Vyst+DGRpxTVyvstRLD2gcC1OLOzY2QSokUmD4wHDRSjV0S4wvlw+arTI/S8rWWrFsy96TsrWkbDIKpRuDSq35QTcAIhDXpQb1JTXgzuY1Vd3jnSpoYg7ogkEEJ7rCSSc1LRkyLRG9vGRuyj2LuclI5iaDkdxz1L2MrjHHK0fhMktZI31JbstIv2xM5LJ53HtRNkMciPRDD2KEI+spT9uIFpUBG1EuCrVqW3A09OWhNvgXLYaBgNo7KmSgX/eLKGyPBD6Vzx7GQGDR4OOBS/X4iAtHMPp4JO3B5rGMhwqgnwoziS1qZx7XcjzEZdbGpkwNtgstgSDCSktbqaU5TObDlowqSWbFKLOcNEoejWLHjeKgUdyuRnEitVtX0+Q/pmlAHf4yikPsQzNZhX3ponYqYpBrcdOk2ymv/Z2olPurTtRKebSSk9VKulz8iWqukufRRMs2DycuuL4n81SBYyP4mDhCFea5Qg3qcJYOF1fhchpPBTygeTFVbZYxVBGM5fqtSrHcRdzSysUWOzuVSRtDE5oY0mBicyWX87wn1LUP8uQH60/4PvCWcGi+6euCptzgAdcI6cjRwl6JZRASvurYid/f5uEsj3G1F+KD4ffB+14VoA7txUSaTEr9s7Qm7pOJaXDWH9KiI9egClYp/hc0HBgwOqGaPVdNJuC8zGWDs0FDNebwnQKd9c8GTdWc69BfmIA3X2nT2D4UfxOpVIOmvQEuGM19cwwQizj1ICdxboEncdwo+BxSugjM1uirKChAdiqqMseTJhB2cNEBuiusevmLdaz/mJ60LCRuKr/vl8FZRbhZuLiVas1KrgtBloQwnw8K+m2SvmiGpwMM3JAVfWaWZu3GLHPXI4j469JtRBIdoSmkHvcziApF6W+JZFgU5uk1kjUXDZ+03qJXyn0sTGI2wW3qkICIfrn8F5adk8XGchmSyP5maL4BTIJnWYbk5ZUbTxMMRo9pwpW4ISLHyGrNoaWZRjBiu2DH5+00R4yLHBHbC89VsQVMhxKDPYBOIERhjEWCPF9AInxJFcARJRELyy8Ryco/3G6DhsxAjNDDssFzVQDk08HlXqc5A5J4UEny5+vqg4MP2paYZZd4ayDOOYKVUrzi4FCnEMeB8Y4j6pF0JSq5D4iHuLGod5WxBeHC1r6+zFRxtmlaR8MP14fHrNBmQJ5GYD75dcpvwY69FJcChkYR3hkw1OoCDF0W4f3hAEPNCNVzQE4B6unRaRrTc5iu05CerexQrlHhOJSr1RXKdVnhHi6UqxlFWx2VUwRbVUlhOMbq5uSaQ6yOZEcxjQp3P124+9mFe6goplKiE5NANTQlfCkADePCvItwdY8n18dx/Wh2qM2ocBxq0+oKtbmscA8ValNKdHoSJjimxNwEfoQZxWjsoDDPJNencL03O1ZlVLiz6cKdzS7cw8WqNKOYki/IKUJKPp8UhiNKfjG55oCSX8gOchh3iHTh5rML93BBDs0oKuGrukNMAq7L7IpK+OXkmqMSvpyN4hcV7ni6tx7P7q0PheInJZrZAlBSYb8tCIloRiGZTqJ3Hkmu38X1m9m4k1HhGHfS6sKdXFa4h8KdlBItjjM4q/TccYZTNYH/KMiTbQ46Gt+4ixvHzeywYFEBz6d77PnsHvtQYcGkUJcmGHvXlABhjLtrRqCk8xhATqduXMSNk2Y2CF3cMdLkPZtN3ocCodMdg2h6Xhfw/BaGWIwJegkEvZC6cQE3zuoCnki34ImkBU+kW/BERgt+UghJLuAJaUGaNN+doOnvov7otfRHryUfvZb+6LWMj35SlEz+6LX4o9fx0StmNoRz9NHraVJczybFQ0E4S/MDYvmmJgUglm/gPA2xfCt1gyGWPzSz4ZCjAi6kC7iQXcCHg0M2IyzjO7qAADNewHkazfhu6gajGd82s4GGowJ+lC7gR9kFfCigYRIwTXqwSU+O1NPu6YICGXgx1ckYGvh+6gZjA39klk87FiJzhZfXhzesMB8JSeE2mTkWFQxOTcAQY/b42ZZMaSWZ9ACvuBeIXVMG96aL/pRx1uTkBncpSm9wXy9NGTwg/H5tyjjJZdxpsLv0ToOEjdhdbvc2yEgPKg572aUNwRBjLOyfMrmCC/6U+REb+kyZXMufaU2ZTIbilMm0+hlvCjipJhqMRx/6EAZtZ8rAsP6LVK435e5rapmlxOLuB2XjRZVlQWGF6x4MG+H6B8MWlWkE28zhBtwZ5TsGD8WfnjKuwSrkWDBlXLWkOa5Yujku6xvzOP6cN2VcsqSY4CvKbSNy28S5mTd0ya/jaE+Z13A8Q3W9qh9cMdUyuL3WHnrzIj8QE8d/sTtVrWMWf2UMX9ksZT5pCT0uWpLpjCV8dW9jOc/Yz0a5yIg3O+isj8/GDW+nAds+k4PwGeV+3LaBas1esjDtA7panFzFyQfSyZUkH5bkA/p7o/H3RhMH2oFuL1t2sX0RYv8/MM2jEX4ZOpV4VC9VNVja0VpUDaa48nJYJwc7T3xWgDqBzyqogln+JjbMJBTPD7Rg+6v/Zxds9pvsvZaTXTc6femh1mV2tMwvRrkEssZ7acnKq7SDF17FHX/XdVdPegXMy98Xy39umc7RBGlOqPFU7PbOqe6xufmttRzDiX3dHd4ICk9voK9bb4ZvvU5tGeY5cSOAK/M7r4NUdiiqOIuW8AbckaF7CJ1pCdMlIZOWfdFOf9GJvujGX/y/23sfOKuu6l78nH3O/X9nODPMwIQbw7knJNwBJhkU+Scvw6GEkKBJaqK/+KyvTmAQJvwJM0MSDYaJQRwVdfoTlUSqA6SG32tSsaUNWtJMFA22xFKNLbWJP56mFl9jH9pUsQXzW9+19jln3zt3CFGTZz+/N8nlnLPPOfvsP2uvvfbaa31XauwXqXP0F13jiw60vPzFrPHF7KvyRWIcFd8SlPnIUhZXXuEfbTu11SDYxBLdReFSvg3FnwVTtjT0Xik/Depk8FT9kssbvqKpdUWf6Gegp01xxKnMipLAkOnL60ogd2yVA3aM4+e53jtFA0nfAZHBhxOfBhUiSxpvtwEWX67p8W6fC+OKF34aKiybt4hdrW1VXPWE5jLMKvYUjqkUJjLFZkIxIiG8L+vBVEZwBaHzJmp6l7WdWT+twWxtxoLuDfKRFR9GTj6y4KPxF+TLwFLIY4+cGgR6QV/d0KCKvLeXR0aY4O0CK1DTsGPARhhGrWONnAugF8uDG+RhcgMdcw5WDzk8mNb/wOrhsXEwom8S0EXeWl2Mb2vcCflGu2OZDujG+Zt59zUFqF98vpyHFgu5wO0mtdDCDmselPXTtMpJCC2PAYp9O+Zw2SC9XEypDG4H+DPhdrZg93O0rjj6Jno951usGgWoJ0p5rWyEcogFPwvPOfbbzfscPgsQmb3eWXsKe86WM6yIp3d5ryZ5yWaXxq39vS/1qvCqOpw8G7NNUCdM5JHlbaHFdXrMBu5nUdzMMkKWedhCgCtTiWk4Qzdo39CQiQwp/OxtQUEjSegGy/gFdHWGtcmoPBVUnPl1MwZFGWQprfnP+nkMswx/Jk/DLCOR7viShlkGkDw0zBC6Qhr/nYF+F7CpwLa2SmUrrtxtvCdH9dK9hfaXnZECu3UUl5fK+bhd88vg540WzWJ/nHhzZE9hNCigPBoUU3tBaiQfzbAeFrne0OBEWlSLn+mFeYOQKA+I9JvYVAG8h6c8Pw8qybJVrZgpYFwVr0GsMQ44hvIrYbN5hH+1ggY2AZKpj4Zkw0MYwZE9RBpNaQtAeuF63sq0VwBrZEybwWEOPefbwCPRMzZvEmV97vq00KxvsadE7pFt8xRvtGLzPY9iuX7eLA8KQlXL6iEGyxYWLsrZ2AYzq9kZz6HMGKfhFgQQuKbbhWdaGoSbqbsBX4vQue49QONwtkxkrzdbhqYbSMQZItXzgNjCkAuRBGjBDei7IFOCKY82da+DsJGD8VumxNE+BWEjHePY5gXHFor6fE8pyNdH2MgLhEZ+HISNmtu1CBv5GoSN/PkQNvLcwhhvmbnqkD3Ghw/wGkXYMll+8eElzj3ST9RLdAvgGjBx0mgait0+iPaLjKcBh5ZihKFRnKZDM0yTcAq+jk3DFncx32ZLNMxlv7DlvvciXU+Bo1gR0A0uNnnjbNyXlw188t0kdJkN+HxAA4Hm253lgYfDjUA/bXduAd5qu/POYCLGw7qghYmXTtcErY9s81OvtzZRzj+zemdb1pJOuhP+m9X7Ojr3t2/btiS7HcRyezDpkSUv2vdtQ053BZNxGATGCt0bsr0FzLcM4NN6k60JhmozVCosCVqTZKB3lEKLcTVeA043+XE/v688xW8+1+xPPHcJ5lwZWRdjZJX8psfLF/ne44wG8RrMIpeICVs2mIp/fF5b+1NhEeYzr7uLJeepM5W35zHpfEQkJhF3FKsEPiyDMeAlCJjxkE9nE9C4ZWHp7Fh2jfgMTSsHOPjlS1nyYQM+6pYOPI22baH7KfiaXoomaousCwI/qPlauQQ7feCYl8qXgn6ncm8j8AasB2QdUJ7G80P5MhwsBpyfWm95M1WSo+34C3iIPniZUODlTIESMi/lT5tL81btJDkNFnsu2Ol0fxpxHX86T2UpNoWj1Slg5+lHs0jFMEDI1NjFVdj2IJPYHmT8CjHiCmwPKK9jgB73/lWkAlkO2f40fzp+15Xou+V2tMIxm9pmKj1/2O711k/hXi7PkMEjiS/Q1D+tXHRkjVVBx/n0JfrRTNruF/U0N31ZA6zwp2HVRVfX04EeQmLFb19Gy6/L9EKLuPEMvxItv9BJP2erbTTZMVuEgpmYC2aJzFwMOlDdmTAO6cCUMwtTTly/qBIFPZ1S1nSoUMazGJDcn8lTDa3GPA2nNp0nZBQKRks+9j4vI64Uly3zypWtiENxvLLVIINMpaXJ5fTTx2gNQSUQO5SKrHOpv6bzpUgc9ND0uArmZMIW9n6FyJMeqRimOpXYVId7PSq4X64U+F5QjGpcQY191LiIGvtJjce8JzWsSLtyDWPUlpkaHhkGDVye+Ct38DKuUm+0VXSRZbS5bHJGFZ6ZDCsdecaNrCKZ6K/xZ/ZR89jlmf70OGxyMbKHRGll/Za5mqiA5rQVDbSol81uhrIvsosjJrCZgieu13EiqbuRXgJF4kpSHi4bRWbk/Zm9MD+y9MzEYrBurH9DLFbnWhjOgSLYIlKaz/Ur1DRSLBTHa6byo7IZjn+e0dXHkT6XZJcpm55kiILL618WTYs6mq6EeysKNDrlDBIqCj+HEw0O0jMkhxpomyQShIksQrPJ+GzfLSEWDdi+WxLDbF8LU3R6iPjJhikiXbg6AOBhIy0rQZUwgJBm+VMWOIjd6sJf34KQcLNAGSAubHmhhbiwAbSmxPnn8rq4caE1nw6XIKqbBXM5xDuYxMt6mKtNo0MrSM7SSNYc/gD6kjbGKwrLYn5wSgsQYVmMvi3/NQuhc7X8izkAouWXJAAiyY2QNL89tZABgsLW9JYUh0jg4Mn3ZKK4b9lpVi0ED5t88woI616S/QSuzOYFjF9YLhMkACVYxg8a6/mfsFl4IzyHLMi6DbIyCDxenQHR+TqsHYAjXeQ5xobfuKuLwO7f2RWMRV3AMszTnyr6knExztiTjMV/vigZNyLjJgaTh7K1iTMWIzeGS2iSNS2dAY+i0YghlZxCdKGpxW/SsQ2YEFvpc0VBcgK0uM+pvrNnbzAJsnyDz+mtvqKU1ghmqgg7nvJEfxLladMwIcJu9SfugTPKXn8SQjzhrAZmCpwtoIG/nNYX+mU/BTd5gZlqFLj3fAQzRfT3MGB/GtiNoEEKWcQj1R2RhTf+g2jP4tjGzAJue7+S4wigkeBXm0X8U2rFIkm1wE2Z6RxlYJ2ZzigD58x0DiF8Cx1P2IJ3cgA+agKsc5EG1mlkrBi7PEVAiEbsIMWoDtQgJVmed1jHx402MiEUfDeWGbMcOhjxYiZpaHaUrA85nIFvH2X/Ajwo6ch+mYC5OmkzOF84TXw8nrdQrYM0s0zT8EYYZMO2NOAaOlw0V62iQyP2q7P+FAaDwgruloRAJuGLQ1hjNWQlnoWo3hpgIZXl0GOTcbxLGud26n2aC4t+loWpIRWLT7ka8anhhoY81vax+FRkUIYGdivIhkMAJMWMBqwfRfSU03BdiAntzQ+fsADaY8k1XaGGNZBzgqAmg11AvdjDAKTY6rfuJWqRayJSYqN7R4JJ1eHQJlWHQ5v02fIknvHvDyb5rfcHiNEwidaLkx4LLrnRv6Q6HNol5wuHNgm9uk8K4UZnCIc2SRP5kPKLwplo4oeJbRETfxOaLS8AhzTxe4hoNqadIGBxBE6AHIOr8fw/yZ+8b4HSsG45vwEDKopPghnW1gblOaPf4p7L1/SczYJvPum5HDu62NfV7bkccBts/NjmvTw1FIycprhrgKgYeAI0T7W6qxdod44V95LcavR16m9SX+W4r3gWaY76KhcLac2xkFa3r3IFgQ0B2E2z0U0eTw1Tl0lHg49r5aoNw28HRM59pVvfM1eskwQxHNzfSNSa1UnwmNCS6QiNbJ2tJ+y1CBxM5jKDChHq6eReRUKJx9KIvvRgMurHd8vVVotGNJhWqkQZ7cLQjmX29wir4ia1UolaoymPShTHqB+RLiauqwvYpAsIBVQAfCtibGUuwmFuyxsDBqK6GSs6FK6Z1lfebWVbPjsV4J+H9n22fCmr9+jBN5Z9HJbDCT6WW+k1sQS32SEFH2WNTrmeNFyWZC0Nl6lJptGviej70bJKquj4ASSIfINaQot6o+p0eRnU1pNpGedFK5+pcVMI6Y8QZxW9NuiH2o/XT4HWilO+lzHhTrivfIl/GdPt7ffR0rrAUzjyVvsohyIVrJUWWJdsezxxG8yX9vDqmynXu5pnqCKMJD0qs6dhZUSGcLijmvQCDfstlF2r764M8iXqIpdGFp04MpUXI2KahI9P9yd/llaCl99fbg93Tw/bwgx3WlOQR3Rq6vkYRNtoGr/t/sA1aGFGfG91uZCIwO6eYKZxx/adpSv/nz/63Pfee6prn/H2LOOZqagkczzUD5GKuFVB3OBATZrzUBvAd685mismg0VFF87eiBFh2lB00RRdXL53hNr88r2Yrvfu4ZqSyDA58iVqjpdtzRFHkFH1TnEk8sSRqAmi1eQRLGU8hrJokAat+NP30RTbXgWZn7SNXyhRXyct4tvok6T2/tRSGaLOfImTFo/z5mgYNctQoWGxWEbTUowmYA0U9GhiwZNuLJLRM1/USbX/MTZtAUrmIkYSxBbG2W6CrrvoN93QAIjNKqqPKGvP/RjzeoluUHwztp4EIb52HDZr4HgZh4C+LuuFOjtbkUyKgcejjaesbK98bdzRwybxfs5kaoxjpYeQOVMYw6lY2hNPSFYyGRHRlbQP7UWL9xFxXKpvuIv3xqFNz3QR3USQ1sXFe0fwR7lpwKfHITxHGZ58fG8y9XVuX7wSq2Z9eeMHRlfB+2rS0l+8b2bPNa3zFu+N34qJxijaytJI0Fq9I5cAI72FOgsaTR9vPbEKKt5IwXkyXAnfxSwC27WeVUHx0QC3PnP4gZ8temxvMBEzJl3/+y+WXPG5x1FasPOJmDv3BC176K5L42jPCD30nj/91NTR3U99CWHO6b89DzAtdjIIEeNSBix/d8Ix3p+0N+YKiD7Bn0HTuNw+8t/SKSM2/f/vV+3VZzO6RvYunbzuiUnrnngrTpv4716cvoX//iA5/Sqdcmlbec6fuGdPVJyZjk8jrxhO2MTumTOd4YKUrC1w92JtALKaxOFkCkELS+zEIx/wLgJ4CqSGFurUwB0JJnJstlYzZ8hp7uagGKr1JEYh+Vl7L6bi26KLslvlChDxtq1S5W62mYha5m2LWS6hxbEsuF8jC+6LZcE9QS+422TBzWs5XgrsUrIW2KlkMTCsZDWwQ6OeDyk/Eez+zEYMQ14UgB/o4MMshtPdT9gyhMEA2mqAHai4JHUUVSzGcxW/b0uRIWYtcOb7ljcPt8XHO2cJbFdY2O26WQ4462i35tQ0cYHUatvieJpaxhSv1tOGo9j7G7VWiKa2SOs+rTsrwv/IYhdBdmQngZgdmfOCRIElRTHhDA2CNxszPgmEAZ89uDIFjawl8jmABuIxIdamuN0ViaVYh/T4HLxh8T6ahRqA3AjXU8y2HObCCmz2lPMzDMIMczrKiP1lGcKGV+JifACBLmjyvZ4G2cxEUCjsn1/P+4z5G9i/q2GPfjzI8ETetC/wkgk1OV1ZMuK6JPrLEiBIfX617Ikvf1E7VnJAB3aelLLA71T8OC02sljBOh1Ed2BlZW2DpyWag7YESorUtMf39gJsYS/Ph8UoKnRK3FrSidnEJxwnTdThbK1yeTctnNhtVnu+a5OV1C/j/J5iRDnD+d1CTSJ3dCadjOgHI693S0NeSDkE0SB7DfstIvusdoTndmN0bvbczuOeI4+wvRQmzkwsIRovAaxhZIQS0hEl6BY8TjJCrtrfncXJQrSjXIwXlMVoK3lslTgyNTzsZSWZW8Ce5y609nAlp5KJgKJ9jVKm/RTM3WKTN/7nw47tbNXGKpGvjBPvbisxIVMC96eq3M7S4T2bAjb3k23tgrZP4MDqnE5DzpYehn1BuG06EftRa53YH4klaAYjZ0DQBxTvWDu8OS4O6dnEHG5TZOyR8dkFDtSpkFtk6MExemCpArzKr1mCMkz3afRn4Z6X7qVUMzoOizKUG3FG83UVvw57RZh+vFQm9d++gI9HZmUOSTgZdJMnZm3aqG1IFT4cGVn5AigIn03fpXa1zJFzGQANBtCsjjbrSrEFIVMZuwhHVoLCQ6E2F77GdGPz69iu72V+osFCeJhYYoyBnYnCRVy65bCBq6h1crgdh8L7bLYr0FYcNoe8pX80cgbfyc5zsnLWNs+Bo5KPZ/yqZyrziHaYNXQGMi7riZg6OTa1tNhnh4Oik5DM5flMwZ6gOY8FzsOOAhXDWvrhShzu6eGKEe6JHqoO9+RbwpHCn0wM0U7MKT8CuxSVLFUja68Oa9uljS5QEC2i9uZwX1OYjd75qAp/MDFsMLI40h52eJrC2cC+PeAudoR6tNcpYnvCSO84UTrdt5ajEyvWUsxjFWsxI0xaixAIoGLN52nRmiPTIv0aZHe5ExF+eH+5w7oYkYYcPNYSFCE30llbuYFtLYChDrYFrZ/fGKplUWk/piTQJzFo5i3hieqqHGsPr/Cy4fF2xqtlVR9V/8nm81X/6fbwSrP6J/7zVv+Z9rCTqn8S1Xfj6j/QELrjVl879LSbDj3tSQiydk2TTvTY1uuEHr0B7azTXkia7tR/3qZ7vj2cTU13Gk3nxE337abzNF34Qnv4Wk97V5559aqeique/rVU/Wx7+Dqq+uAMmIdhYyu6N6zCTzWEKnmUQboCJfBY4d9WcSLhl8XANvav7Xj/mv/zGvUX9MZ1SjbVdKSvYhzpK1XzAsQUkboR86g3ZEaNIMwCCSTxzBr8lJ7XvGYhTTBa6MwPVHhlAbV/hS7KNs8JsPUs/J5MayJ8wW3F9n5PJSf0CNACYgNHYcgstflWR4S0F6OS2DEqSZpt76QGLCmlRVJCCHo4D6S5EII/xIKrmMdh6l1HYhAoR8QfKzAASmhKDCdgogr/wVpG+YZ/0RI+1gLUqmv81KYgVQrh/psqsc/AR9Bvrj4NP90SqihZIvo63v+tCqssonL2NgASMlH4xxtDl2/j+uMq/GxDmImRkj+uonB1f90YAq8ho5ML4fCl4a4G1H1TkC6FHse345sfUYVNuo3j4WHVDg92lWeRX6NDhd/hSV1mWEytKNs3wMcyHE7NQtl2NTCdWKhTFYEXXmu4SjixTQAo0knAT1i4sZtsyBiFwjaXSsk97zIJJPbjES4dG5Vk0M8pDv8U9bOYGjSKpUFarEdSvWGAfhYj7ojAbBHx2d4k+ZI+ccS3ouyKlEW9TFz4GdgBE8UFvCqAeQOtTeJMU1IvuLG4cb10cQIxnK9ThWxcBZUQa81bRj2esbgiXLT/PUXwbfa3keGiAWLqdJQVsRT+hB3D1tgRS6nqqJTkblV1VKHTCp/ASMGDH+Hxr09lAOlk2XV1MYC+kLI5MgOA5tQ0bME7vEwAWqIODmyKezsrgQPagycoxD0nCg7M4h6HsIud4yDu7a7ok10VHR24UjDXrqagR22CJ2/21bni5of+/Id/fq518TfLr9u65e+DxRHCIkwwGC+8kw56P+tLo3RdobspKIPiZER3JflYhQpO/Ow6dc1C60ZK8Hq9TyjsUcgH58O7AKJv9Oro7ijHNOcYbWhfu1grDBYzBmOU5RzJ8pMKWgzJ8mLK64E/+cGx+//kB891zXOSZ9vk2U8pWQU+w6YlynCrc+ZLNTulmhW58uWqLXn0tGSLzHYR+zpqYTbBgu0oj1SHb9GFDiqJ0OS7KTPvfiXydVHTPbiV7uhdlWTuYx6rvAdUtBrVbikyJYoKBmudXvjweOKGtqsiKx0nkj+oz5+/NKTm8XYr+YCQeZL++yr6sJGbr6cWOs9GOaMKEtXdKVzKnFBijmChEm7ZJHY6dLGYGDg1aeHy6md0cvJCaPfROy/9mOLHxnzR6RvzxXfr1X8UO9BhJJ+QOgXIMWJCnbByhyewD6gyUaGjcc/A0qFegZ/RQG+FN2scLTqwqxQGZ0H88Xj1qifci6phTNCyWLt+RmnvPG+fKswxJhS3akIxuR46XV7lKWWBjTiYUp3YTl/zJDHRt7RxH3MUSAv6zX9StqqrC8lqXci14+lCsi9DF8IqJRe+kHrJLpqQXKwJyZmaEFe2/eppQnKRJsQFuxgYqwjhb0QqCDda1xsKiNxY7Ues9Tjvm9Wv6M8wChLidTW51pTx9Bw59L24IXCWiTqqmiCOXBa+PiKIoiVSie19Vo33/Nlp4dyxBBQ/vJYpqd7EEEeNN/UAOytjwz6PNzH4zBrmhfPpkw8rhGuFTIV/KqzKELXEI0SjhX+y7ThGK0YMALhkOmc2pX0MUKfrNc6qDKkgLYKoakpRy6a9F7XYHw0IIF35TpNjldn1w2Jmp6IM0Ppe3OCwrXPCBSTI0zTOtnUsIXJ3xauJdCxX84DBtM8f8f5IlS0dqpYdbpn9pZC/w/lrb80rEuxsJ3Q2NboOJktaJBCbVcBtcngMMR/xmgvPqVdNCfnMZWNG3gXoIHncsRHtWLLXCr4xY2SstpLa6gb2hL2QUZc+/6izX+rzY7WLn56SctjNx97iQngadrRivt6wAOCgGw0Lt2pYuFg+vAx5qcazeWuvIM+hNS2xwwdCq8yoKaZ9NjCPaJ8+nge/X8ozvhYU2CPJTSSFx4L0QyG7YXfTgowE/TSscbGbVCqnko97B1Qst3Ee3hcUejiWP7JRlpR2RH8K1i0uXcmnmM532JJOr9PJqOr1/lhN0Ro9Ua5Cclouke5YtZfVgxoLaqglQFrAcTimP3KCQ4kciz6OmtzKN/arGMVZ60odidJwrsBQzux0k3lk2+OBkqchLEsAJVvnKyX8E8XxwHVa/BAvzs7YZT6+gBiFDlswZpMR3GENqUaMYG61qhz9LLsLK47MYzeleU+MMhhUktE2JRmfpQzHeRcG4JZ+P2NhiI/zDa8Q5M7K8L9L1MG+MnbPEUE22RIv+XKpN8xL+gNZcC9g7PE3vINqSrGhIDUEL8Ww8T6sEzV9oOsQrxT7yxJozy9z3L1p5aLPAfUqQQPwrRy/uNBCcO4C5G9ayy8g0deBwyu4I+xBAbluvRRlMc8U2kLWF6gI1/rUOsR34v8Q328u8eUN4iNe3eA1F4sm6QGAOwdiw5Y3E1txrjoIuTXPiBpMZfvVy6Kp4oXSVH0lNUCXrUhJbUWoU1BRy+5qHUV1FT2eajcknIQerRp6tOrRY/XGElXuXBTGq5oU/zeQIVP/r0CK/P4FkqN86xUiyYxBkimuxEEF3W4Z5tzVs+acaNKc80vNmR+iOVOU+XXY1pn/w7Z+c9mWa9CIFL6TOFee0fzrViQ1poC11wKPyvjdccWSL0oBXO8PFTS1mvA4lKSjiU9ntUuxLIeQCJyg5TnE4fzVSgaaupDSQUWCIcMBsR000wG1EIBNdD6TqG+BMxrR/6ekrG5tWd1XoxWlnJW56pQu5rSF1nNKUv256qQucNsC54RO9eaq43yqJZm4Hp+UeqjaeqhXoR56TQBTopggolWBZPcJhdWKb1WVDd7XsgZAOChfcF5opVposmr0c4UHbI3kZGlMp8SYgdvEM80acOYDLMeGOaZF/5gGDp3QAPPZfKhMbWiSFy+0tD3U0pdn9LDUtwuftB2bveyQFMNP1xpgQBVRVnhAtQTOuRJ1x7mSg+RpWIpV1CyoIrDlmfbeBiUZFLm8/TdLoKwqUMjPZTwy51xBtXAd1Jx5ao6cLZoHmFScLZ3H5ZrKH23DPz5/h7/C3/D+G7Xp1wvRUvRumz0CM6zHf4VV97L4dJLFpyPQVo5efLo83zhMxsni0xFl9sm0aLNPpOX6uL4+mtYa8dHo5HB0ciitidPhvRqErzeWrJRyKE39udvl8xMIxrsLDoPy9Kl01dPhSKo3XEjHYYR85buO96gS4LFTKaidD6Z1+4jGtpaEHK3IleUCqs+Zeh9UU2TitWPNCatbwoNp+JwW2eHfEXsmar2KRauZitXCqmCb1SK6lha/NVxVS0fP2b5Vrwkq6mmXluTU2BV17FK5T+IBlBllJzwIDwVROTcFVuya4NvtloXNMN0Uo06vd4jqEBUYmio4M3AABzuKoQJVmajRHA2Ck4GCS+B1QvAe/tAXVaDvc6xwCZlQHbVbdEtaHy5IU0T4Hj5p8aSrNzs5MIXRMAeUUfe4Rc6o6m7GU2ad6D6xuSnx83RHnjJb8QXFig2EX2UUecngC6qsvys5QDiDLgybEixgH4nLIqnHLSMVUo8GTk3qsMvuleeMElMa8VhdQFcSDCp32PFTMseGDjQlUgJeaDtJaQOLg4Flma9ip14W3OAhQPbBgtuoD+SnhdY2JcGdBnGkpdAZ1gQyOKWiJXfBPWlLGYaU/ugnVazucSXJ6JOXHjhQp8mOWVRoWaJZWKJVF89h7E4u5ilbiofScCn01G/XlEEUnGM7T3IbRiUBYMjBuRS+6S+0uOoyAXHtLUZP5AaQqYo/jmIa39di0pg2wLQI+SMe/Y7Qk76yWRIUQs3IxDloy1bsaYn5JWaq6biNU5gHeUQcjcOFZXX8RNxKs1r5SyqKuZUdG3IrOybiVlZH3DqNvbXCuXzW4UlQsas5II2wNezoGGRxQXbZpnAgVuo7ORgibomxZCrcySMX4byoVd7Am0REUU05BoF6wZZAbqcRGjwlHr4MgrXT5lA5KTgDa//MyJvLif2/wXUVA1IUtO1qAKhLvXVJ9ZxpwaXHphbAWUMSPa3DqsQ69KLfsJKYEiRaOu1BtO+UpMIma6bl+0XEhEMvUuKqBh5hsB+K7JCemR0uYvupr+mGOTk7sk6VMifBgeJdthxvrG4XH0nWrbOiOfKudLBfoFawDGavAEOtfoPhqeIv5nTtpXsjw1iG5NppJ7M1f4fD4+XGDks2nYmHJTtZXtBD6IcJHCI7FbbC2YwNY5vYGnZCNMmpilUsg7PSmG7GvjO88FK4bqI5mk/Dlt6KZc21Pk3iAeajiRwRsq3cgscr7LGvwqt66dY8WO3TxQK+YJ9aPNoOGma9DHd/gdekzbQmJQpoIRmNr+nEQlJCCq2NruUo20KA1uLKBsba031PDzvRW4rjrlMqeJWQiR0/qrRfhO03XqPNXGk0AOChQvWZCyuv8OeWDD0RKjlpO8cibY3qxNFVdtHjb8MpxifwnvxWYN6mqAwFBxGsHQBVsMn6zRJm8EY6TJznLBd4I+gD5iA2xhyMnavRzB3W0rIycSE6rB12YHt/ZGs0wA7rI3Y5UTak2A+Gs4rnLvrgQuspDmC40Dqm5C71udK5OMbbuxy8nbxJJX7WkRCJzzhx7ngKBC2IIY6M9PBFe1OonYB13gD7Mu4ta2D8ytRM57RN7JeDxjLb0AFtw+PE4NdQF+hRSWORN7HisXkcIAjJGOHn1xbgEJc8JMnJGNYcz+Jqa7gOjVTM4J1DtlwP6uu7tJXz7fq4Di4qC6012FgCIAEDjAB1BHwXQCM54DMT3+BQun0OOK5zNy9APKwzSE4vO7IeCVxeadCpH6QQpAOntM44J9uktOTxgFis1zOY5CCDAomEVyB09DFXsKMUTZayvCn8bQz2qhFOSZxjlETsV5rbgwA3xR0IeRzLSOIEsgFJoFODtLE9eHA6e23I9qAEBoIfR7Q9aAuoHlhGqu72oIQ0glaE84n251JwcJynzMhAsTipZINQo5bqTfwLzwc5LKv+ts2GDhq18jxvKgPylXcI/1QpJRE8Af6XMWbPDGv0ktkzU1E7bBI6y1m5BXmlWk7OxhttGdms0waQGe9SjJbaxPeAUVUlwhfVIamKsRR72RRF9D7yVKz3yTDeDx20WCG3M953bT/TYc0nSqTCzgGsUEV1EnlmOFQtW2HQ/f22PPCgLU+M2PqRYRszF5uttInZSovse8PbJseEmNFYN9eKBHTc4v1U8Uxzjb1KFAyLingw8gozy2sO7zFoUY5DkAntwqO2VR38kTfPow1LqIrqSKjIzBUDJhgwOLyrX/OMwxv/evedwS7HPqM0pjELoZBNVb0ZVfEzBZGKLZ5ZiZY+7fCCXhb11BadIgxa4OlstAvba2gKIN5jPmW5vgiczYpE9mtHqFESPxu0uwuVxvsLbQ5A4/jKKm1KijX/bTQxTdXns+gcNksFjWbB8cVkjmFFTDmefcMJuJ4v03eUVRN1aJs+55nZz8G+2w7/CxVDDCXEMEMEn1xkKNEYCz42wHEkMKK472yntYGgKEtkRCuS+Sy/QaDJ83MtQJMX5jKFFecxvHkKkrxV1pIu5t4FYMALLQA9pRdabwEfnme9kerQLpBM8RRtaZjHCXHdwk7Q5xdgXoENfzva8D9qqOntZP1jBh3l4W1slu9gm+xIg88Lt+iCWrjMgkacUOwV0PE4oZMSCtq+2qW25IW1pS27BEDbGqNR0CvsusVbWl26IxY4shOXTJcqxaXSJWIsaUeXJgUbLJbp5bu/ixTe3IDPXOEnrW4GkFX3MDcccW8L7PHUU1HYBVZPqSr1VHXYhQtTT6lEPaV0XGStnnJYPaXYSlKrp4glaFeSM9ONUp2ZHpfqzHSjVPRQdam8USXFODOdA0PMVdsqesGveE0yZK6ZFL+HzZjq1MSA8FgV0fCDvJKN+9PmqMvJPMLX2BGywwNOtRUFm00obWXoGjnsUr1M6pECApOxOGRhbaV3hzg/FtR55+hY9L2KOu6wN4g66pSZVx9xamYuWm2ddBodYsXwguiwjjmgSRf8l198Rr/4tAN/Ev6OHZ7Uiuvaa6iEbF1oOD2mm7LsUpKVPNwys2sAdmcY1i7DXPwlMkWcTt0OEJqa8qw1ocTsY0HuIcorx2imzMlfbl4OUFJYkfVodWasMwToHvTPVINRmhmHMVfbNFsecEigHYRfLAz80Swkg7F91RNR3x5kvQ8vRDk+fEbAoWIqCRSrf/KYdiqgfih8WFSD+kdBGZTFlQcmUkUMJoFyijaduMBwDYnphNL2EpFtqyOS6RrRia+iAwvCtp9d4NwiGvIb4dXNdt6s6kz95hKh7Ihi+Jl02CbZtAgder8MHSLLXxcdJnm9KnS4rAEyQi0dQjBh+kPAaAX9XvaCKK54oRRX37AiDufVbobzaq9l2YlhhbamiHikXkftcIVAB12xd9600Bpy/1OwSQbG5A4zKbRS1sDIjgAj/xIUOuj++ig0yetlUeiNJoEuNugTFH8e+kyNoc+q2bSKGGNS1DmZ9hVsUBFRih0tpfSAi5ZS/ymIpLMeG5sv2cwRIun8/x0bcyMyYSogqQ27BhyrEAIq73qq6xvYsObsdIjajy4QCW3EZTU+Vv/zbXtrOOjBJQckNuhFgWcHvbPsxhkO0vJ3EO6dxGbOTo8ExsL3bdvdooMnwUHrywbiWiZGD0kwTEADJX7yK/QC89fkhVxymjcIyaVFIwuWLsBq4qc4DoATgfBYixnXH3lm4y9nFwPPi14pAPOswo6VrtdEi5l8VIZcdJLRJxGoMZsjARS/ULg6AfVLAFGU1vIFqsTawa8oA/CLdbFQ3/rx3cJZZWe2miNE9xFvQQ9WlumgptOj5ZOpzKJmGwhSnLS1lw/3XMshMtJQAAyg31xxJXC0fy77eTIKyVh0Ux2oWiG0e0o2BpLANa4mlMy1vEWUgSJCdFPYLMfvulI5y/qmbKyjygGLBitn35X4KIaqyeXYILqsYzKAD1GssDpfNhnqChh1azJ0QYYF1qbwNiwAlByMCfrK9Q1OgjsKPSYR6mfSypGwMydTr7rBwYday6LvZ6KqtjmwamwOdMGGzIINJQUbMgs2NE7BhqOC7dAFG6pgwHOBbF5HGiXZwV50XBI7KYlzdc3m/vyqLWyZQ1SiiuMHVLg/2r3W51819q8HeQd5fq+5eoRodAQrxxA7VPKQVijqT4RHTY2fgjY9HoSr+Yl2GLE8FGilgeON2uEdqGmKUbnF/U88Y1DBXuImgfOmBuxTHhShDSVlI6FDinemKD2q1FHi7XO4NnTGKFxKiqS3lffznvyw0xva4VUoPu/hc5G9I/YUVtPbSXqsqpfd3v2ys4Cmc7yvsaPjlfbzjpeLi+U9SW1RlYtTlcOg4k0UasWH6UEIrkd499g7ynPEfD0ZcHww3v8olbleJ1Mx75f/TqhfOthdHAbt5bzlxqHMXs5bWd4h5Q1j07jKg2tpXbMrGGTJl2bxl4TiLuhbs35ZPJoJBTGImjUPRlSFJ+DnrjVJrqGCc9lkTcUSnBtuc6DJIrawzYF+PS2PYDhkYraSjjeDM7GWKxOruDKi3zJg1dmpkzKC6e4c2TcKUpwidrqUHm8xuZI6V52AX+cIbz910dlxJlPX+0tQqLx8QvvgGC93WN+GOazLe3RpHHfYQYaoDnXqsJ62gywulI7bpb3Ykx05XawhJ8r5SFwsWoE/BduszEKSIuMyHHeiCiRP2gutT8CoMrvQ2unGufGTVIFoB4+Kc0hV7+DhTJk32LrVhTxxQC0g8qJTxDlS8OOgrLBxp7crXO+vlISfOBH5w3dYu6M9QcvY3ksl23uusf3temuTG6hZfENktMJEJrUr7aVEevamN9iwTXwdjVcerYLG5Mohi81BIXfGPrAluRNGk1bho7aiQb4ltMVnPjFAYHspsbpxccgmnlPyYGKDQJ25ssEpcpgXt6eB3dI5jd/3/RSdSdukYIuQVAw7j7pi4hfs1Gw6pY3BkdbkGQ2OdLTplJFbGBRutXFWrHtM65hVAhqQlk2n2kTedKpKhODhYtMJe3/mplNae5zpKSgtQRzS2MVRLL3gdhqbTmmsRlwUFquRtGw6pXnTKQsKSfOmEz/woC1P8KZTWjadsgUJ79AmkSaNTaesFtlk0+mUIxzlwBiOIkZaCUfZ5dSO+uPcrJReNeqPY9Q/zxgLYhBzChzgpC3rLZyOZQEnZWhVs4BnHRntn9AsYKdmATy0nnGEBdgJblZkAGMLftoRrX12eetdcq9mA0qzAaU10i5vk0uNkidTxAYczQacJDdlsgEukrmRL7YR2MV3a3bxmQ1gFz9iA7yJL2yABz61BXvQ0osPunUGvjIHvrqQgX+AB/6KMduLxTrbi1lje5HTBITmKba+lg1Gmofujwd/qmrw86hPy6jPjDfqadjpUU9netRzmh71GT3qafHNox5f4WWh3sljYTLC1jP5ALB6Ch9ckE5vzW2xt2bvce7m/arR/KshpI+1C/4NktKdxE75vJK6nUjqYj5cxTnpTnskwh8HskvYHhshV9TxVEALKtgxs0VuKqDF0jF9dSKFkHfH07FZ8knNXHqrDJkpU2pkRt/AE9TODK8ApwnE0Eonp5nkVAopl2LsCh+LJ9iIOPqKNnIOj4pprwqPRSfHoxNMBGIhKyWs8gyO1x0n3dpqn3QDe656Wlf0OReNcEJfnXKxd/tMdbWrDZd5ItLWkzXWD76b7Ex2WLCFgeXReoT04YMlB11NXXcxZkYxxRJ5eoQpeMBN5ufAOjS+rkSjHbHFtXED8yxHcbVlmQyw0uy+EfgTMl6Jb2lsn5nOiFvm47ArEF/8Rdl/r840pzPN1Waaq8k0j+ifewyc6OwexO/xsyNBvgeO3Tl8b78bNOK4yw0m1DzsAV9tJMjxw2xDewh9lF/gHMDRW+Dsx7FhgTOCY+MCZxeOhQXOMI4TFjhDOBYXOIOgwkGimnkcq0SIla6jWCVYSnnzGYi2idaTjhU045ANJuLgBS04tAWtOPjBJBwqwWQcOoM2HOYHF6G/FiNqIQm04cFp4Wk7zGgD9sySbVDZ2POUhq473WmwjdOdMds43WmwDXpoDNsg8fYMvRt+rGmueqFTuMbpzoLYI6GybfOckwgfO2mecxzjzaEXcH3RPOcUjpPnOScyYmeMb1AejSgFzXedJYysjFimXEzlnK2BJ/jZ2REzoZeOmaU/lpT+mFn6Y/VL/zQK/cFm4iu69Meo9C3nmiUiYxnKspZ5zgj6u3meM5yXKhzCdes8Zz+OE+c5u/IyavAhymiCVOFprsJwvqYKGc1r8LxUw5/ityL04xS/JDEgSxqH0qzYiaRiJ8yKnahfsZOoz0ONxDl0xU50YlVBgshQXrxFBlF4+uS5H9cLinoxQqEW3NOwnS35uKJnL9bxUafAmj2naZbKQN9okDqf5DqfzI2psyhb8LzZdc+ZNXwuqeFzZg2fq1/D51GxHxHhndI1fK6TBXkYKSy0TqDgKOeBnFgt0FNpKePzXMYDY8t4iMso5eOxx6a4TshWTStKkHTkGkZMjuDVQok4f534DHfGPg1prPw7I78TQDqJU1OKhLhlDYafw3DKeFJBThxN6WQV7sr0egsxmzQZhtBNYgjtN3HpF5WbCpwk4GeuPFwMXhMDDb0GpkCu8Xj8bcpeyhp9v4kBeulgRVXiJ9n2nR+PHuQI2otFzw+NrPdfeM2qvfiGMLDhxRfQ2mFbRtL9uWowI7Z0bQGxzDNpSfeIYfCp9uQ7mb6QGQqdJzOUNLbjbdHMssM6mmPpHUz8UK7MTP1ADvv1M53RXLkAXnjI5IX3ESs8aTEvhDl8rWr9bUng3rct3gtFfSnI7wmKfgL23lPaGz+xD/HhjGAq8Q2aZfz8OK/ke6hrX6QVWJ0wclOICU0pXyzrP6jCzSFzNhkyZ80hc7b+kNk2m44/IaYwOFuGzFlmCmnNlKlbmCnTDMVMm2Y4MGfs4DLz1hyOXtZMetvsKiaN1h+FGQnMJw645Yv5hGbyEp/QVD6FyYVohw4XnyuoTjqW6EgCOwYrwhuxhDrbFGNnJ2LsbFOMnV23jsOo2v3E0XfoOg7NTpTgIms52uRLZC0xALNRn+HZZd6X2jGbxSlbc3pqB3B4tANmAFphKEz2eSZnnGJ+AG8juQwafvu8fD/hgYIVWI8PxsAGnSawQWcNsMH4fFB44JAu/KmcFP7kOKxwXHY9OzJrxWzOA4z5H9wUHfBDuQLcO3NDtz43BJ+5MG4Ij7JqbnjaiR3NiCe+ktwwZrkXxg3p8RpumIT3FI6oWOTOwlIR+4qFC+Frg9lY8pYA5xhSI1lZvhODsM7LIHiUDWZJjuDhlo3kiEPmcDqUDKdD5nA6VH84jWIUHWidqw7r4XRodsEQgmjwuiwdYapl8QgNQ9nR401CY6Ozq4YDM4kU9gTAJFIRk0hFTCIFJkEcPmqJMBt+H6oI2adFFreZMOdHs1pzS9wdwCTg+lnh9geytDggbr9fGdz+/cTtRxLJ92GzaR5OmuZhs2kert80B9Eiu4ibHtBN8/Bs+Bfx5ECHkYBdXfwsUhpxGAkmcEokHaMVeYzS0uBMTpYOLHA16jFb1GNWS8cHYsZ7cHbdcVstHSMOxELrLmG11hphtdYtwmqt5dIAI2YDjCQNMGI2wEj9BtiPeg8TbTyoG2BEGmDpU2/YuvozIz/t2ucX9hphqIx4IUFBWqkgrYR4eQVpJUopcAo3D4txtII6qptnVDfPId08LN3peYlK4Unz7J89joQnbC2RvLU+x2yDnUkb7DTbYGf9NtiNqj9M080u3QY7eXyQ5LM/J1PqsOa+QznhxoOG4EwvacF5Nxd5cDyh9NUTnM9kpbgnslLc49n6k8bx7Jiinq6Vn3l+AMJCKp4tUi81Wxy/4Nmial7h2eJoxhRrX8nZAkInl/XCZgtDyE5mC/Cmo1bCmzBaxxWM/EzidZ4R2yi0sFZ+sCmTI83oxL7vqeibmQ5rcWBx+zmRHim5y27BnZEO4sJbza5qtRqcxppWk0INpqPhV9tqNrearZ+0pdUGk1azuXGwURTNs3qWTbZFZAqPd+YvYLaV9QO/5f2djXqp8OlIl3ciOnkmOhm2I+/1Okbu0QBkI3enysjdGIDjGLl/LdKVasVjpHZXV9pLvRzvnz+pptQx+rEE6Z2thMwmrsnkSFpy4f59UisIRUfnYG+ID7MO6bx86xDbLhmKO8Ngih+BNk0/LLgBuDiuISBOq+CSuYqEgUuISuJMm4wL+vglTEGyA35Jvb3sSyRZ72VfIn5uVDNXgOMdNgrUGnyhdrY+XGdUvKKG3fj7dLWLgfwBckFClcgSX1ZaqPgbfuKIW+ZlwWHXaIykpsMsmLm8E+MMzHT2Xxrd06pGW6D8Ie0QzRRkbGSD11zN8Vo9iXCb4aLPvjpmYlNpRBP5R9N2xMLge79wSni4Pfyy5WWr9KsgrtHEOJzLvDsjZd+VYcsmbT7piPkktw7Ch8PQnzWi4kdk+2k2mpK9Ea4Nb4+oQlQlN/LLdQ5JMMqoNUjQyoiO9kBGltn7MyJ4jWRMe7kqaS3TmMlAH+2mMkbATslSX3uLo0/kSRzA6TdhFlfQpwAFyz/2kNTdNqzS3NjyLnofWKpx79kw83SiuAMO26M5EncAGmP6J/6Y0ZlwDYiN985XzqiA34ILfO0TtTlU10zSGOqAhNhMHEWupeb1ljqvR3aEMoU4JBIx3mNhgWpjQD7lxR/QBfwKQm1GVKsNC3H5okqMF9sWX1CX1OTLMTZqOcWYTkly0JTuLZ6CUAq9NAG+RjT1TV5zxArnqqNO+JVobYj3vq0ujGPIZs4HeTfmknj3gPmIPYZ/IHN7DP+QG3PViUx4xDIUHd9WVfe+WnOvZi9DM4PYuhIhtWETqGILWFssYCnHfI0VlFWYYGlrVmT+Z6qw2Xa2YIsTMACM9xHZR9SbHTqsNliEWiX2AjQtQuktI5JfytePfFOZ/Re/V9hj689SwxnRT5PTlLlN60XbtIllLOyCEstYtg3iYruJZWwqNorlwGFlLhZ/XiJ1sIWuPokwpwVSn41iJ7H9SWQ9a+uTwrWwJKZ8O8OMOFFja5nP+Cl9oqITR59IjEL9gTR/4Muuo7a6Ekewyr/WjglJNsDj3eQvNYejzb7Nk3hgl8JimIZuCFYwnu9cab+RZmVxv8WkLPhAwAez0c4pHOD1YaOzM+F/tIQ5/Wrm/jIJZHiBuFg0MUxDxFe4d2VWYNEZp+7lcJUxFHOK+bztleAoTscJMaR9NshxQOkofkYBAl0OAl0BAl1eA9zbUfyMvMTPyPWGszg6B8PpS2wW5B/+pCXMRgWOEotiel9BoCOETuVKtsHeHnXN4h5A+22EEM6JFb0dDrWGSmcEFA0509Lpoy3xPfbOpvrRcQ8Oe1aWqNA8VV9bIuaS5cLnAylKQ/jDseVrqG4UCXMXOdlynKI8B35Eo+QjF9uqOEU5CTZAM1K7NIo9V2AX2eqhsN22oziU7jRoNTiiGx2LbFLvW00FS1rfYnEJOX9FJVEqU3HwnHSMwB1BrFPLw9QweinC1RCDarb7dznoEbjLkynlbNG4BVxLA/wFPeFIv7ga8CV0xPgafRbw8g0t7FALgxQYpUwal1uRppfxYwfb4mqYFlfDjI43N8MQpo/OiIHwj84wgPDpoTFA+AA/o3fDs95cdWyGiNZHZ7C+N8zKavX4jJKfhvqMRlh42CuzA8qxGbDtxv4NuEKOqdYWySfWs5tlOpuU6axZprP1y7RtJh0/DD37TK1nn6FzpYSM1p3PLOlQRrbniG956FIRj01k2yytnpplqqdmJZECZ5mRAmfVLcRBejf88YS56sAsrZ6apXOlhJzWI80aWwi005dajELsMAuxIynEDrMQO+oXYie+/WIzLQd0IXbMKoRKsqIk3Uc7a4oRpEtUiOGG8EOtPp1mCzx4eaxOKIQfb+DgknRRKHzddp0tNtyjt2pCxv4SdueYVl3DB4LommhXEzp9gViCswfWW2AUoPIgC06RBFFOIYIVk3ViIWaiSYTfbUFsOBSERKfw75MrVQjfHzMt9p7QxS+G328JUxELE+wCfafwv5qAHbUltVVtyWxV9yg6YqZxX0nDo3BrFG0qMTsSEx87NjgShGReHUQmPpb4bb0SBkdSIsPsSJdH1ZgcqRqTI1VlcjRiG37ZCY6hXeWtXVHPRZb+Su56XyAJvBI59UZYiVZVXmG7dgNwaq14jjqIXHXElatjDmx6juqr4w6bMiWYil5VUSQ/TAWK7zFElX7yjGM+6moktvVTIBVGp+nkVCovl6LmOGFVXx9g5QB/CXlrs6YjbmTEFJ0ci05OxGZNVJMzSmLRZeqJ4BlJjkXwAyKCk7CSpY7FLJrhUMOiLwTUNk1jOUdgNnIa1jGeihyNPkajZKaVLRdN2IVqGLIC4s4LqBSUx8AWCeE5hztw8RMosgiCqrDqaoG2yeI5wKZB8qEZIc9RDbcCbYVLhyDejYg+RD8gdVG5oNSMTKtIdM9LFCAGpGjgbpIaLC03cxnLE33n9dbF5RYc2sqtuiaArXQZi9ZiPyRdZb0buM2cerbNiAfVthl6UDnRY1EsTmG2OzAD7iWOP6Snwm0z2DF3aIbW+NiRCnfHjFIw6RreMeDtu4nhL+xN5cnMjcCGYz1Ayp8cKnH9lIdwRV3bLBE4W+BX1rrt8bI4z0yEuBVMlHCMhZUx0FdhFRQKWekYuEPSlNvoN+HpEu+0johqDehx2XgGHu0wmmG0I6Bv+s3UDKMd9KnmuBnosepmOErvhZ8iieBIhzTDaIdIBCmp/NGOEq/t/VS5DRkcoayhBrGRwNVvNpsgKs5us1d2z4iLs3tGVXF21/bKg+iMv5k4V43oXtnNwoArhXlwhhQmWSpxmUZmRGUatzzHzOY5ljTPsermOVbbPE+jVf6ehJPjunmOoXkiyni6o255jnecpzzJMrBN0wETQNue8kViU0GnQVuy+3N1nP3li/2L/LZ9QZvfFqesKhnP+snp6lK5zdBKLk6eucgMRN8mBMcusonvrz9JYBCZ3q0xdH51dS009TqxjcfJLmzcJYUuYJuqutBUOKJ1epVqTYdCTY3tX7bG8bqZP1vcN/azF9omK0neWGpHygFkE130lBKlQZL96a5VJXGQZRNMHq5sldxEuXnsUjoBwPWFHuS+2s+WYJtefCxoYbdiz295iLlmk09cNFbbKxJpoOVwq1Ubf60KX3Roga1BmzwD5aZWxojACYZMlJuhcVBu6soY873P2AGM4NQsMfOoiEmcr9GSs/ro6iMbiScNGtr9vvVY4MRRB7HISc5/uy9wJVAhERqagqMXtci1XHiMsRkORwEFZZ1VNLxfXC17cxwibXbLAKDe55T2qPIjp2C2jkVIQR2qiL00xDd1R8XnBayKQgpSM3B8siik4I6KLHKT9N9X0YeN3DhreHhLSEHOucD7NNSVqnBbHNOstrOixcKQGdNsaJyYZnUt0C2U7UlMrRLVbLuKPGfjVbRFklP9zyPqZyr6fKrq8wg9m3rJz1cHSNMm+VGQNN1QaW0En06ipPFCPQWHGz7MAlar0FualuLPKnHVAkE8FmQewgi4NbBKdJ1hgmHNW4r1At5HbdYIXF1mPwwv1hA2x1FlGYzAay4UtikeQeP1xa88cMYCQ7HPjCUg3dIYjm4MAxoqcqnslA2KWdhqlsZwpDGIRG6F37lvPxa43ABOid3LRyFd8uGaPuzSXiM7l8B/V7Ajq0jc2YdYPCL2yA3zECAZ4bNhvZJMpLotxrZDElimqh2iBYTe4myP8Stq0G/ogSLL8058ZsVntn4do9iOWpYVKojlAQULR2NFU7uC1zwLqlNqag1zJVqgL7h2Gg3l8zgKTS2uLYsc1OgVGljSemm0HvTxtNjWytYx7Zc2lp3s4dpZZvdpDCorGlQp0JEZkI+tBtoknnQLEP8AKZSN/bwsJjHBLFUSWxmevAwGTZn9OztdXSwU5zJeEQxSBhi9wniiJXpCEB95PynHMRCjJ4raZwvxyn/GNZVQpsm3nYKOG5ry/sOWaCwh9jNxhbwsZM5XlsxVlsxVfNUmVx5km8hDjLvSz/AMnaUZukoOgRWMMa502dLi5ZcRL78s5g+bgelCn1Hooi2Jwylivu4W7SH5So6uX4HXJGNMlsLJINsPzz+bvR15wIxAvSNDi9fOcrD1m7h5zv51g9qxej9W0kIr5eqrMfgkhjznLv3E315+qnBF01+sLCUXV60qJepeT0p8nGvYydpzxqPh1C9zKmt7lyJ1uZF6I/65Gam3xKkznXcaZVxTZuXv7aKwv0t2JQbtGNjE3HWibIZsDURSVS/edlJV207mVbrqKuPr17/FRRxmvfFOhqfZZetSjgGVUWNBZdhDNdpSG01FosOg88r68/2KfnwjZolGkhKNmCUaGadE+6MSPahLNFIpVEFn7K/rlnaoJvzDaVqTf18Zm6QnrN4w0yd3kk1Szo3DaB9SU6i5dRhtztSRbI0QHBbgpxzM80DDuEq9EQGar1IwRnxKb6H9Daur8LGn4tfsN9hHqQXA6UYZfWahdUhfH8A1Vzs6eTA6GbElbvf+Ci0wzhO3+8GKEdJZzEH2qrJbE7fb1UK2Wx2320U7iwrIioRsangOGuxoIftBHbc7Sf99FX3YjNvt6hj3ImRzzgyq4cQ0fEkSsxHUccQCHBKdDo5ab7CXGnJ4LQVFcviIKYePjCOH16Mgn4v/dSv8Sy2Hv2786MJgrOLo/6A+7udj4Q22nQgcaGrEpSSmIJ7M9gInS5/5K97F9V3vlOKorL5Ed3jOSUMnzsr+e9jf/LSAyNIrRC3Cobx43zTaNLsFQAW7be+HKsiE6hrZ4WrjcGZEud7/VIYnNCclzsACuuVn/eytgV2C+6IgZlFDAiYYc0SZ6/9GkS+WR4jBHdaNgONljSjPwg0XNgs3MlnzNHwQx4a56oCtw+f+juwuI0gFPBltWHEAKR/rA5oHf4fjxRF5l3WUkKyOhLwQ8XEwPP9ZyfF5pfFbXL424Fuo3F8XwK1oO1s4xddMdFU/05gGiJpyOB6HtOKPFNTylux1/4vi2rCXNd0/SWX8X0qf6I9LY580fPUdcJVpVuFxDRB83IpiZtQh5jQRczoi5nQVMTPy+EsSc7gVW4+GCMq6IUMAfbCuABrFvobuCDu1aVAWNTgtAG8pKwMqHx3FLCxxLDdd2QEo/UPVmFZOyrJd1kFnim4hVAwSFzp0UBKdBC2bRsumpWURL3r0Uo5KxCDxGYC2pbRPPQOnT8Z4YKiU4h2hsylg9fSKUqHCJwyPQysAYSCQlOmimofMZdYigiDGNmWCsFt8QVLhJkGAYPSPexXo1+7Da4E15nl+5H0OPePzIwZsyGcdDRvSFhd3cJCebLzDt5+gfiiNz+kGFfK6IE5yrD4n+aSXUVudLRAFGrbad0vMGPc8vERG4At2ZK0gAyUrnEXww29hs7x43Chj3GBV/1hQeAi7I8xIipRSiBgJsQyi5ryfA4fKDwS58DJGJ0DUkbBtU5QdCCEHQshpQrCu8bN9oroEsWRZFevnBbfKYY36T8zBNmKbg01zkqLfwDgoI7z94YQv2OAnAmv9gq3tQwHFwmH5iguth3mrnwYVM0sXXEXbr9rRZ+WG8S0U5XnF5tC1Baniz6Ebh6qxgpyY993LIQkY+4IR32BgcQbFgR6fpIARNg5qJ6lgnrNLSfoheIHp9AOUPiTnNBfNU2fZXmJp2TZAK2o2C2X9q8GjHSeuAgIs4dXGcNt0SoiN7iYseR8tOkfhQQiehh218IzNAF7eNH8C9pE8o408echon/2u+cpl2nJ8Au/bVbdlIweIQfRApxcbTOFTdJxIzKVFZEz8R/yvmT5ikRgRzu6Ng9JOpCrGMWAQcA/xY0443DJW+zznEJ9GoWT+IcLjCVo1KAf2qzDXWVZ5Eg7FYLKAClasbNCGwDAZAcIPLooixlykI8bUQvcEUxpd22EYzoyf6onAezIrIxgPQPbgbSfKhkPIAMiDcY0yMZKP3wgqKcVic+3GWeRGxxtn1svbOKM3isZ2GUbVJNlMC6xlvB1e9CdpU8qqfZlhsxDDSSGGqwsxXFuIXfj2vkZaQOhCDOtCOFKIXUYhdr5UIWo3q6JC7K4uxAVuVlEhku2quBAj4xeCyLGBCLHBLy1rYA8Bv4GVJzDa84vXRHD7lBFcqSmDXuKmk1gSJa4K3xBa5+lYZsDhFvFa27GBWS5jo6YGSMv0ETFxmsCBOrdhAFaIgucyvOceHo80XuLQBE74R5xGYyceDlOo+TEALqKxMoST1oXWII6T56qzYB9txHZwLNI0gOOkueq0jkV6gr50LwNltNMommfdz/TcwlbUxFXKVPZyi2x/6CKeZpA8I0SxjHRKTsIUd1h/6pRZojvolCWsbhUfqsC6gMtscbzUnXzKftbDfMrxUod0qjdXcXUs7WV9WlWxKv429d7dOtIH3/FSYhCkTcT0ZHDSCfj4nBPkjCgJ2L7X+2m/q0lAhMyIvSUsT9BEMXfUaQNwO6MNfuRKGzzvljnyrw68ZLzm9cq7RoBnG5EpWPK9WSTef62WfK1qyZdlT0Y3YhFJXYCINNsUkbQgxOLMeAJToUPEFY+1DtAziYDyFJth+EoEFKW1+4XPplxFyxwluorRsaJJtpzSQkhaCyG2CCEZQwg544wR3jnKD6+FbJLiiQXTBFeQRyFgZCBgZETAYBBkxSZykDXShqxB6ZSwSUv5C6kY7GCQujXINJirhwPVBRA0K32jdskgWlIwLz/1WJBl6ShTYgN/c5nEDb+Qpn4xrTwC4YXWaXh2rhq1hbbUQguLI0RIEutaXvpkawgga4apiop8qnrBUyOg6OKfsscvfrvkM8hGOxB12qsjYUmrWIZK5ACDaA7yYDzgxMibzpX2C8rLCYYoG9I8yREevQXOO42RfKPYlno/NVd1CQiaNIi8HRkqsxZIxB67RkzjkaLlNauu4DjKI+USy5Tva0m/4KGbvmGFEn3mlCp83pYtmeGaFbvQcErTcFpo2CQhwY5K+gn9nqauGKAZLZaTrUhOBv7Sj5g9Sum0nJwyaDcVaknS+7lJDEkFOeyKsALnAlgBV/Wvjaq+UUZ6ZCHOdGeo0SzN6LKGEAyK/roWwymTn8UoaYUnMyq11QETOO4Y6vba9XCkjB4x1e0j46jb66sHX1Ld/uB5t/ak10Y17JMgcz1DVDgar39dOKLttiPEg1+nPh04pyPK+P4IzaRunxQkKgJmpzfYz6kqlyQI3MQMq5firizFXVmKu8LxRngJpkf8c6p6Ke7KUhxm8eHUzdg473/ETz38/i9qrG0p4i7bKCIi09Yv4jPiCKCix+iz2LQAkQwyfBcQoNJXQR6xBRUqcxWEEVuQorJXIYy67adZv3oWpxk+fQGnWT7Faiw8pWQH8bgSMPlDznjQ3DbrWbERCesqRwPNy7tStRuNmoH51K/ZTtvXPJSf4oolcJyMX2k673FT77ShT5Lb3rnqF7gG8RvEjk+pQ3GLV7hNKlztDuuMTLPY2WBWi4u/4fu7Nez/Tid+14rPcKhy99PY6Re08+AYOw8mYqqlVR9fxD51WGRtuR16K3ikwZTSWSGMLfRDJLHDEDXdilKg3nVbCKOUDJ3DOANz0EEdXcYOD1Z6ud2IbcXGTyjXwXasPLusQIllL75C31CcuzcASfJge6E6WAKJIsQL7GsFFNfHvqaN+IA2ZZMSg9yUZMPFByzbQJB6E0MBpm7jzXuX8dyvbUgDUL039O5YzLr0PEOk4JOU8+3cfiskDAMcw+BEUswaDlAaU4OhR60IqPUtrOeOBrHw1dtRQgvOL4I0yx4cUlI7nLqC1xl23GYw6mHSPVgpRJub+2zHZfMJMIFoO9xPsOZuFdj4UOve9Ck2M7JL5gw9FL44YVOQo38hpmQjr4fMfXRXGwdlt8FTsBRkH6I5j2UcBGEIn7qzN/zGnXSDQ8W5GnW1KIrgrIS+5Ahh8CXZoGwYSZmIkffedR23wDfuvLbBXWItwVTyx1koAIgZUbWJGTkPvz9wt/vukq63lgTQ3wpfzPAOlbb1ZhPrR5bM2c5s7PGoTf7AVgrW6LwRch2bJuCl2wLqseX93N3UZR7fHwVHXyKR1axw8ZgCpOnreIN4lp/eju1l5iyw7U/Nc2ikSPjK5ZwrnoLVzSNBert+BpPsbWHXpkeGcJeaZfs2eo277xtA7nXuiZsE+5u6qL31ijooX2kXR6slHI4P9lP46rYl1psfoU/q8jxhRY8GSQm2y5PRNkOdymaWjFo3S3MsAZWkb4QEkmJNxxBfE0VmGG+0nFlCQhBNN7oVrxm3aCjZtqRoSVNZ0lSZIf10XFBqvagp09v5dS4AMuGGW2LF/YAXM36Kbx1xUrYEUdzC4oevw/VhPOBrRGZv1l357odgUSI+fe67H4rhvo3AEoPME9Jxr1BZmDdwr6TDFfD9TMMO5Bt3xnEfMnRxHSvTn6Ijt1wm/KvMdViQwJrKzyyHITJKgFgTvCVMy3D3S3vLWZrAo/3oFxN/DotNGXHTKmglqASi8nqFaWLtKGoCJ6ujs5K42HuNrHzb2LjkrmVwI8Za31tiE2F6EtiRhkYadaR5lyqFKfIe2IzZ1ze47HoN8xDvPvAuzN65JWqonKemh24kt8S5b8k9W4LCEvutWqAtPNSoLARWzi1x77uRxFWiD7egHWSoknnf3YJ6FvzsA1CYSMVQJdZwZ6PBOw3OjxbDKkC4C3/x4otTVzCrcDhGB+b9QkZ7UGZFhPV/M07urHNSuM+nKWAwW3imdKjFssBd8/CLjqWV012R12OErSZmFB+T49BX5Nh7ho+D264IcTzevJKP2/7uU3zseeqpMMq/CQhL1ti//3lu1qNv/7fPd72m65vb3/TxRYc3XPnwA1/69uNdk4t3bL/jW288rN7+jRV3f/HJrr+898zBA9fctOjZwVk/3/z2v+567PM/W7ThD9csOvbPmXl33vqtrhN9f7b0D1auPfzj7z4XXvTTv+1q++FPf/DfV245fO7SY1/5l1Xf6Xrx0RtLz7+p7/ANf96detfDz3Z9r+fKYOvM9yw63vkPO+/pOdn1g2tX/u61b3/v4YO/+O4fFk7+j66PrX5P5f+tvO3wn8/7xsWnr/5+l2p6cl6TunfR//jM5fs+9qnnum558CcfeCDsW9T26Ukf+OC3/7HrL//pqys+qt65aM6yu776kPVPXT/97n+/7E1fuevwmz7U+ujxi051Tf7it9pv/dndh9s6lt78H+UfdmV+p+V1l3/u3kVR+3iw1RjT/pY14YM/X3fLn57uKnQ/c90Vn9u16O7ffu+iQ30/7rrjQ3/3xXD43sPzb9284T3zf9LVn3ryz+45cP+i1kdn53+R/teu5943+5u9L2xfFMxpfuPnvvuvXYc/c7op950PLZo+Y+63v/P4C13fW/L85z/1W+9d1H7z8mczf/hvXY9csyz1xtd+clGEOPTWVX88cc6znz78Afuf+1v2/Kzryvvdf7mzddvhfxiZseQfHz7TNX3F9rf++IefXDR8et/7fu/Iz7v+4iebDizbsmXRI9/6r/d/9tS/d9177B1zntrzqUW73/z+Zz990dmuZ5ff+MEe795FH3jwP55pu+VcV2be2/9O/eh9i74z/ODezz/4i66PV3ZPvnT3Zw5/+YD1vcGPW+94r3Vb98B7rP7N69d3973bGtjct6G/Y/OGnjt6Nqx7t3UzLv34cmDjxo7+dRvvtAZ67hqwejas6u/oH1i78raOjZsHrKvp0udLH5f87JqNfQPW+u67Ogb6ujf0r6XztRvi880b6J9bN97lb1ztD6zp8VfTZc+6dWtv7+/x127w1+o86PG171ozYN28caMfX2ze0N8juXX3396zUh5dva5bHuOT7nVU0p5Vfl/3qrWb++WBnjs7bt+4dsNAv9VzV8/62weiK2SkT9d093es6sHZ8u5+X842bOxYubZv5bqeDipjv3X9Rl8ufb6kQq1dObChp7/fkpbi076Nmzes4jPkuHJj34aePskzOud2QQPz2doNq9dRRdZupGsqZ0//gN/fvf72dT39lk/F7evb2EflGPC7/Q2b19/awxcd3R3rNm68nQqEdD7deEdP37ru2znLd+njqs193cjYWtVzx1o5676V+ohbfX1P9wZroHvtOmvlxo233Uo/64611E53rl01sEbTA9pu/eaVazQ90KXPl31rN7xLOun27r7+Hmvluo39m/voSK1GB2qX9eupB+hT69Zu6LE2dK/vsdb1dFPV+qiq3Rveta7HWr22j67lfP3aVas4aWCAXpM21pXWF+u6iUxXrunBV/113X3voo9tXNUjtNi3eQM1Y/9aumZipGtfX/f3bNrcs2El3lvXQ/RHZ0IXHXd0963la7Qndxo3p5whDZXqkUR9CpKyuvt6uq13WO+YFdBJP/VasPDt1qyAyHKAWoWvbrz6zb919fU3WzfecO31N99kvTlcem14/U3WTVf/1g3XL73Jut66aXn45qutYKHVecWc+dbsK+ZwtVZ39/m39hDx+p2WX7H8y6xZdweUtYwASi/LGQZX2freB//Ap38epCmHBrRvzfLXrV2/dsC3NOEjRfrDt67yrYWa+a3e2HcrtXbPBl83es2fMS6JvjfeVvsANSY3hq9HbO37PAx77vRlVPmV17b79MmoG+n9u1bS2Fh7R09CnVV/V0f3/fr3k/fNgVPv/fr3+we6+waYsKm5O1b3bVzfQTSU3L8J9/2oO3Dfr7qvmVhHwuZq6i/3OYd69833122kYXSe9+vdX7+RRs3KNTRuevrRUavW9kkl9X0evlEPYkD7d66hzu7Wvemv2kjvYWiBfa5d/W5/44aqPpRXOJMr/dfN8md3zr1i7jy/e8B/3Ws76b4MYx62PtXlDiIDIoaErWgWEP+9i0bJQM+Fv0I8oIOZnrQQj3Tzbxm1Dd/3E05g/gnddWC6WdPTMZbGbxS6pHmGmeCY+5qPSv+up7mkpv1vkPvSv3Xur47Lp+ehN9BJ/0Y0aQ9YaPxRapBVPp7ok9SIgY8Zb6uqqZUJ2KB3yoXrHNNs953d7xbCvan6Uf6LuR2R/cbN71pT+72YB/r179/ZR0TZEbHVjo2rO7hj4yF2k74DEpQ7/tp+n98yGEE5zm8NsTuUWs95/noq/K09Un40i57F47913ckESQ8QXRJD9okrrNu8iqgqfk/IjWaMlbedjz8NbPQHesxOlImPMqfZj0ZZx0ZMEeb7PBPiPr6+wa+9L++v39jXc773cf987zPt02w4lj8nM3H9+2hPEUxAgDIn9KONFvqd6AkSFvppONLAxpU8SdcJ/ZIIxeM1ksi4jVcSRSCb/mRGNvkRF3qWNP5stOnrk/EIdgpaiEQnurt67YZVC+lBHPt1Or3eecXr/TXd61ZHKdX8g4QaIoyBO3t6ZOhi5gc9bAQnHKiaLSKZ3wVeDxKAgqD/ZgVr+38LtQkWDvRt7nmvVfcvXh8sRh5p+qW06XiFflA+gxdid6KwC0/w5/hL9Ds2kdiMfv+36fdmDAudfrOR/hb6vVWn/19G+i1YEOr0/2qkv51+v6PT32Gk/zf6/a5Of6eR3o3pXKevNNIxm/Xo9NVGOuaaNTp9rZHeS7/bdPo6I3092IlO32ikg4dt0ul9Rjq6a0CnbzbS7wBb0el3Genvpt97dPrdRvoW+r1Xp99jpG/FUlmn32ukv49+9+n0bUb6++m3Xad/wEgfot8HdfqHjPQP028H/Z6j9I8Y6R+l38f09bA+/h79/j/V8Zfuiq4CAA==

"""#
    }
  }
}
