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
  const [, ink, pen, users, own] = looks.construction[shapeNames.indexOf(name)];
  const check = checkOf(users, checks);
  const fails = checks.some((each) => isFailed(each) && own.includes(each.name));
  return check ? [{ kind, numbers, check, pen, ink: fails ? "failed" : ink }] : [];
});

/** The entry of a legend for a shape or a mark: its outline, its look, and the check's name. */
function entryOf({ kind, ink, pen, check }) {
  const outlines = { circle: "round", d: "round", ellipse: "round" };
  const outline = { solid: "spot", tint: "area" }[pen] ?? outlines[kind] ?? "";
  return [outline, `${ink} ${pen}`, check.name];
}

/** Fills a legend with entries, each word once, with what a check means. */
function drawLegend(element, entries) {
  const samples = new Map();
  for (const [outline, look, text] of entries) {
    samples.set(text, (samples.get(text) ?? new Set()).add(`${look} ${outline}`));
  }
  element.replaceChildren(...[...samples].map(([text, known]) => make("span",
    { title: looks.checks[text] ?? "" }, ...[...known].map((className) => make("i", { className })),
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
  const element = stamp("limit", {
    name, unit: unit.replace(/^N$/, "").toLowerCase(),
    summary: unset ? `${summary}; unset: ${unset}` : summary });
  const [field, slider] = element.querySelectorAll("input");
  addTo(slider, { min, max: Math.max(most, now ?? 0), step: isCount ? 1 : "any",
    ariaLabel: `${detector} ${name}, slider` }, []);
  addTo(field, { step: isCount ? 1 : "any", ariaLabel: `${detector} ${name}` }, []);
  // Set last, because it is clamped to the range.
  slider.value = now ?? start;
  field.value = shortNumber(now ?? start);
  const set = (number) => {
    try {
      move(number);
      field.setCustomValidity("");
    } catch ({ message }) {
      field.setCustomValidity(message.replace("strokecheck: ", ""));
    }
  };
  slider.addEventListener("input", () => {
    const places = Math.max(2 - Math.floor(Math.log10(slider.max - min)), 0);
    set(Number(field.value = Number(Number(slider.value).toFixed(places))));
  });
  field.addEventListener("change", () => {
    const number = field.value === "" && !field.validity.badInput ? own : field.valueAsNumber;
    set(number);
    if (field.value === "") field.value = shortNumber(start);
    slider.max = Math.max(slider.max, field.value);
    slider.value = field.value;
    field.reportValidity();
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

/** Shows a text in an element and copies it, or selects it if the browser gives no clipboard. */
async function copyText(text, element) {
  element.textContent = text;
  const isCopied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
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
input:invalid { border: 2px solid var(--failed); }
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
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
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
.limit input[type=range] { width: 100%; }
.limit input[type=number] {
  width: 100%;
  padding-inline: 6px;
  font-size: 13px;
  font-variant-numeric: tabular-nums;
  appearance: textfield;
}
.options:empty { display: none; }
.options { overflow-wrap: anywhere; white-space: pre-wrap; }

/* The checks of a verdict */

table.checks {
  border-collapse: collapse;
  width: 100%;
  font-size: 13px;
  font-variant-numeric: tabular-nums;
}
.checks th { font-weight: 400; text-align: left; padding: 2px 0; vertical-align: top; }
.checks td {
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
  <small class="summary note"></small>
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
/** The stroke of the list and the detector that are looked at; by default the last, and ring. */
let looked = null;
let lookedDetector = null;

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
  const limits = panel.querySelector(".limits"), options = panel.querySelector(".options");
  limits.append(...makeLimits(detector));
  const [copy, reset] = panel.querySelectorAll("button");
  copy.addEventListener("click", async () => {
    $("news").textContent = await copyText(optionsOf(detector), options);
  });
  reset.addEventListener("click", () => {
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
  // Held, or reached by the keyboard, it shows what the detector measured by.
  const summary = panel.querySelector("summary");
  const look = (shown) => { lookedDetector = shown; showShapes(); };
  for (const type of ["pointerenter", "pointerdown", "focus"]) {
    summary.addEventListener(type, () => look(name));
  }
  for (const type of ["pointerleave", "blur"]) summary.addEventListener(type, () => look(null));
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
  const detector = lookedDetector ?? opened ?? "ring";
  const group = draw("g", { class: "evidence", "aria-hidden": "true" });
  const used = shapesOf(judges.get(detector).explain(sampled(stroke)));
  group.append(...used.map(({ kind, numbers, ink, pen }) =>
    drawShape(kind, numbers, asDrawn, { class: `${ink} ${pen}` })));
  drawLegend($("legend"), used.map(entryOf));
  $("legend").prepend(make("span", { textContent: `${detector} measured:` }));
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
    const chip = make("button", {
      type: "button", textContent: `${label || "without a label"} ${counts.get(label)}` });
    chip.addEventListener("click", () => {
      $("label").value = label;
      showMarking();
    });
    return chip;
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
  showMarks(stroke);
  return row;
}

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
    } catch {
      throw new Error(`line ${index + 1} is no stroke`);
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
  if (!list.length) throw new Error("it holds no stroke");
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
  if (!isStroke) throw new Error("it holds something that is no stroke");
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
      note("opened",
        `${file.name}: ${error.message}; strokecheck convert --to ndjson reads more.`, true);
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
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
  event.preventDefault();
  openFiles(event.dataTransfer.files);
});
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
.detector > summary:hover { background: var(--page); }
.detector > summary:focus-visible { outline-offset: -2px; }
.detector .reason { color: var(--note); margin-left: auto; text-align: right; }
.detector.circle :is(.mark, .reason) { color: var(--accepted); }
.detector.rejected :is(.mark, .reason) { color: var(--rejected); }
.detector .mark { width: 1em; text-align: center; font-weight: 700; }
.detector .options { display: block; }
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
    <button id="open" type="button" title="Add the strokes of JSON files; or drop them">Open…</button>
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
  <p class="buttons"><button type="button">Copy as options</button>
    <button type="button">Reset limits</button></p>
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
  const result = state.get("result"), label = state.get("label");
  change({
    detector: filter.detector, reason: state.get("reason"), search: state.get("search") ?? "",
    result: Object.hasOwn(results, result) ? result : null,
    label: labelsOf.includes(label) ? label : null,
  });
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
  const [file, index, id, label, width, lift, unit, x, y, times, judgements] = row;
  const name = data.files[file] + (index ? "#" + index : "");
  const labelText = label < 0 ? "" : data.labels[label];
  return {
    at, name, id, label: labelText, width, lift, unit, columns: [x, y, times],
    judgements: judgements.map(([reason, nearness, evidence, sentence, circle]) => {
      const own = reason < 0 ? "" : data.reasons[reason];
      // The reason is what the limits on the page say, and the own one what the report says.
      return { reason: own, own, nearness: nearness ?? Infinity, evidence, sentence, circle };
    }),
    text: (name + " " + (id ?? "") + " " + labelText).toLowerCase(),
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

function open(index, isNew = !dialog.open) {
  current = index;
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
    return { ...explanation, shapes: shapes.map((shape) =>
      ({ ...shape, numbers: mapShape(shape.kind, shape.numbers, view) })) };
  }
  const look = { check: { name: "circle" }, pen: "hair", ink: "fit" };
  return {
    sentence: sentence ?? (reason ? "not a circle: " + reason : "circle"), checks: [],
    shapes: circle?.length ? [{ kind: "circle", numbers: circle, ...look }] : [],
  };
}

function showDetail() {
  const stroke = shown[current];
  $("detail-title").replaceChildren(
    ...inPieces(stroke.id ?? stroke.name.slice(stroke.name.lastIndexOf("/") + 1)));
  $("position").textContent = counted(current + 1) + " of " + counted(shown.length);
  $("previous").disabled = current === 0;
  $("next").disabled = current === shown.length - 1;
  // A disabled button loses the focus, and the dialog its keys.
  if (dialog.open && !dialog.contains(document.activeElement)) $("close").focus();
  drawPlot(stroke, filter.detector, explained(stroke, filter.detector));
  const times = unpackColumn(stroke.columns[2]), count = stroke.columns[0].length - 1;
  $("about").textContent = [
    stroke.name, stroke.label && "label " + stroke.label, plural(count, "sample"),
    times.length ? `${Number((times.at(-1) - times[0]).toPrecision(3))} s` : "",
  ].filter(Boolean).join(" · ");
  $("copied").textContent = $("command").textContent = "";
  $("facts").replaceChildren(
    ...stroke.judgements.map((_, detector) => drawJudgement(stroke, detector)));
  if (!judges && data.tuning.length) {
    judgingReady().then(() => dialog.open && shown[current] === stroke && showDetail(), () => {});
  }
}

/** The verdict of a detector; of the chosen one with its checks. */
function drawJudgement(stroke, detector) {
  const isCurrent = detector === filter.detector;
  const { sentence, checks } = explained(stroke, detector);
  const ink = inkOf(stroke, detector), name = data.detectors[detector];
  const judge = stamp("judge", {
    name, sentence: `${signs[ink]} ${ink === "wrong" ? "wrong: " : ""}${sentence}`,
    about: looks.detectors[name] ?? "" });
  const button = judge.querySelector("button");
  button.ariaExpanded = isCurrent;
  button.querySelector(".sentence").classList.add(ink);
  button.addEventListener("click", () => {
    change({ detector });
    // The filter may reject the stroke by its new verdict. If so, the filter is cleared.
    if (!shown.includes(stroke)) reset();
    current = shown.indexOf(stroke);
    showDetail();
    writeAddress();
    $("facts").querySelectorAll(".judge>button")[detector].focus();
  });
  judge.classList.toggle("current", isCurrent);
  if (isCurrent) {
    judge.querySelector(".checks").replaceChildren(...drawChecks(checks));
    if (judges && detector < judges.length) showWhatIf(judge, stroke, detector);
  }
  return judge;
}

/** What would let a rejected stroke pass, as `circle --what-if` says it, after the drawing. */
async function showWhatIf(judge, stroke, detector) {
  await pause();
  if (!judge.isConnected || !stroke.judgements[detector].reason) return;
  setJudge(detector);
  const found = judges[detector].whatIf(heldStroke(stroke));
  const place = judge.querySelector(".what-if");
  if (!found || found.limitText) {
    place.textContent = !found ? "no limits would let it pass" : `closest: ${found.name} `
      + `${found.measuredText}, limit ${found.limitText.replace(/^\S+ /, "")} (${found.reason})`;
    return;
  }
  const button = make("button", {
    type: "button", textContent: "would pass with " + limitsText(Object.entries(found)) });
  button.addEventListener("click", () => {
    setLimits(detector, found);
    drawLimits();
  });
  place.replaceChildren(button);
}

function step(by) {
  if (current + by < 0 || current + by >= shown.length) return;
  current += by;
  showDetail();
  writeAddress();
}

// The command that gives the same verdict, and the plot as a picture.

const quoted = (word) =>
  /^[\w@%+=:,./#-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

async function copyCommand() {
  const options = judges && filter.detector < judges.length ? optionsOf(filter.detector) + " " : "";
  const command = `strokecheck circle --explain --what-if ${options}${quoted(shown[current].name)}`;
  $("copied").textContent = await copyText(command, $("command"));
}

function savePicture() {
  const svg = $("plot").firstElementChild.cloneNode(true);
  svg.prepend(draw("style", {}, $("look").textContent),
    draw("rect", { class: "sheet", width: side, height: side }));
  addTo(svg, { width: 2 * side, height: 2 * side }, []);
  const picture = new Blob([new XMLSerializer().serializeToString(svg)], { type: "image/svg+xml" });
  saveFile(picture, $("detail-title").textContent.replaceAll("/", "-") + ".svg");
}

$("copy-command").addEventListener("click", copyCommand);
$("save-picture").addEventListener("click", savePicture);
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

"""#
    case .reportGalleryJS:
#"""
// The gallery. Tiles are laid out a batch at a time, as far as the reader scrolls or moves the
// focus, so ten thousand strokes open as fast as a few; the browser paints only those in view.

const gallery = $("gallery"), batch = 120;
let isOnPaper = false;

function drawGallery(count = batch) {
  gallery.replaceChildren();
  layOut(count);
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
  if (end.isIntersecting && !isOnPaper) layOut(gallery.childElementCount + batch);
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
  const rows = Math.max(Math.floor(innerHeight / gallery.firstElementChild.offsetHeight) - 1, 1);
  const step = {
    ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns,
    PageDown: rows * columns, PageUp: -rows * columns, Home: -Infinity, End: Infinity,
  }[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const to = current + step;
  // The arrows do not leave the first and last rows.
  if (Math.abs(step) === columns && (to < 0 || to >= shown.length)) return;
  focusTile(to);
});

function newTile(index) {
  const stroke = shown[index];
  const { reason } = stroke.judgements[filter.detector];
  const ink = inkOf(stroke, filter.detector);
  const verdict = reason || accepted;
  const name = stroke.id ?? stroke.name.slice(stroke.name.lastIndexOf("/") + 1);
  const tile = stamp("tile", { label: stroke.label, why: `${signs[ink]} ${verdict}` });
  tile.className = "tile " + ink;
  tile.querySelector(".name").append(...inPieces(name));
  tile.querySelector(".badge").hidden = ink !== "wrong";
  addTo(tile, { ariaPosInSet: index + 1, ariaSetSize: shown.length }, []);
  const button = tile.firstElementChild;
  button.tabIndex = -1;
  button.title = stroke.name;
  button.ariaLabel = stroke.name + (stroke.label ? ", " + stroke.label : "") + ": " + verdict
    + (outcomeOf(stroke, filter.detector) ? ", " + ink : "");
  button.prepend(drawThumbnail(coordinatesIn(stroke)));
  button.addEventListener("click", () => open(index));
  button.addEventListener("focus", () => {
    current = index;
    tabStop(index);
  });
  return tile;
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
  if (detector === filter.detector) showOptions();
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

/** What moving the limits has changed, as buttons that show the strokes. */
function showEffect() {
  const counts = changeNames.map((name) => [name,
    strokes.filter((stroke) => results[name][1](stroke, filter.detector)).length]);
  const buttons = counts.filter(([, count]) => count).map(([name, count]) => {
    const button = make("button", {
      type: "button", textContent: `${counted(count)} ${results[name][0]}` });
    button.addEventListener("click", () => change({ ...everything, result: name }));
    return button;
  });
  if (!isMoved(filter.detector)) $("effect").replaceChildren();
  else $("effect").replaceChildren(...buttons.length ? buttons : ["no verdict became another"]);
}

function drawLimits() {
  const detector = filter.detector;
  $("limits").hidden = detector >= limits.length;
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
  $("chosen").hidden = !judges;
  showOptions();
  showEffect();
  if (name === "ring") measureAll();
}

/** The settings of a detector as it has them by itself. */
const described = (detector) => judges?.[detector].description.settings ?? [];

/** The limits that differ from the detector's defaults. */
function otherLimits(detector) {
  return described(detector)
    .filter(({ name, value }) => ![value, null].includes(limits[detector][name]))
    .map(({ name }) => [name, limits[detector][name]]);
}

function optionsOf(detector) {
  const { name, asPublished, omitted } = data.tuning[detector];
  return optionsText(name, otherLimits(detector), [
    ...asPublished ? ["--as-published"] : [],
    ...omitted.length ? ["--without " + omitted.join(",")] : []]);
}

/** The command that counts what the page shows. */
const commandOf = (detector) => "strokecheck "
  + `${isLabelled ? "evaluate" : "circle"} ${optionsOf(detector)} `
  + (data.files.length < 4 ? data.files.map(quoted).join(" ") : "FILES");

function swiftOf(detector) {
  const { type, asPublished, omitted } = data.tuning[detector];
  const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  const checks = omitted.map((name) => 'Check.Name("' + name + '")').join(", ");
  return [
    "var detector = " + type + "()", ...(asPublished ? ["detector.asPublished = true"] : []),
    ...(omitted.length ? ["detector.omittedChecks = [" + checks + "]"] : []),
    ...otherLimits(detector).map(([name, value]) => "detector." + camel(name) + " = " + value),
  ].join("\n") + "\n";
}

function showOptions() {
  if (judges) $("options").textContent = commandOf(filter.detector);
}

let measuring = null;

/** Ring measures much that its limits do not change; the others are as fast without. */
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
for (const [id, textOf] of [["copy-options", commandOf], ["copy-swift", swiftOf]]) {
  $(id).addEventListener("click", async () => {
    $("limits-copied").textContent = await copyText(textOf(filter.detector), $("options"));
  });
}
$("reset-limits").addEventListener("click", () => {
  setLimits(filter.detector, { ...data.tuning[filter.detector].settings });
  drawLimits();
});

"""#
    case .reportPlotJS:
#"""
// The full plot of a stroke, which looks like the pictures made by `plot`, in units of the grid.

const side = 480, margin = 30;

/** The bounding box of a shape of a construction. */
function boxOf({ kind, numbers: n }) {
  const around = (x, y) => [n[0] - x, n[1] - y, n[0] + x, n[1] + y];
  switch (kind) {
    case "circle": return around(n[2], n[2]);
    case "band": return around(n[3], n[3]);
    case "ellipse": {
      const reach = [Math.cos(n[4]), Math.sin(n[4])];
      return around(
        Math.hypot(n[2] * reach[0], n[3] * reach[1]), Math.hypot(n[2] * reach[1], n[3] * reach[0]));
    }
    default: return boxOfCoordinates(n);
  }
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
    const [name, ink, pen, users] = looks.evidence[index];
    const check = checkOf(users, checks);
    if (!check || areMoved && !fixed.includes(check.name)) return [];
    const fails = areMoved ? check.outcome === "failed" : isFailed;
    return [{ name, kind, n, check, pen, ink: fails ? "failed" : ink }];
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
    const [x, y] = [0, 1].map((i) => (points[0][i] + points.at(-1)[i]) / 2);
    const isLeft = x > side / 2;
    const limit = check.limitText.replace(/^\S+ /, "");
    drawn.push(drawText(`${check.name} ${check.measuredText}, limit ${limit}`, {
      class: `${ink} over ${isLeft ? "e" : ""}`, "font-size": 13,
      x: near(isLeft ? x - 9 : x + 9), y: near(y + 4) }));
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
  svg.ariaLabel = stroke.name + ": " + (stroke.judgements[detector].reason || accepted);
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
  drawLegend($("legend"), [["", ink, ink], ["round", "mark", "start"], ["end", "mark", "end"],
    ...[...marks, ...shapes].map(entryOf)]);
}

"""#
    case .reportStartJS:
#"""
// The events of the filters, the keyboard and the printer, and the first drawing.

for (const name of Object.keys(facets)) {
  $(name).addEventListener("change", ({ target: { value } }) =>
    change({ [name]: value === "" ? null : value.slice(1) }));
}
$("search").addEventListener("input", (e) =>
  change({ search: e.target.value.trim().toLowerCase() }));
$("filters").addEventListener("submit", (e) => e.preventDefault());
$("filters").addEventListener("reset", (e) => {
  e.preventDefault();
  reset();
});
$("clear-empty").addEventListener("click", reset);
addEventListener("keydown", (event) => {
  const isTyping = document.activeElement.matches(
    "select, textarea, input:not([type=range], [type=radio])");
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (event.key === "/" && isPlain && !isTyping && !dialog.open) {
    event.preventDefault();
    $("search").focus();
  } else if (event.key === "Escape" && document.activeElement === $("search") && filter.search) {
    change({ search: "" });
  }
});

// Paper cannot scroll, so all matching strokes are laid out, below a line that says which they are.
// A page has room for about 30.
addEventListener("beforeprint", () => {
  isOnPaper = true;
  const chosen = Object.keys(facets).filter((name) => filter[name] !== null)
    .map((name) => `${name} ${facets[name].values().find(([value]) => value === filter[name])[1]}`);
  const { detector, search } = filter, pages = Math.ceil(shown.length / 30);
  $("printed").textContent = [
    judges && detector < judges.length ? optionsOf(detector) : data.detectors[detector],
    ...chosen, search && `search ${search}`, $("shown").textContent].filter(Boolean).join(" · ");
  $("many-pages").hidden = pages <= 30;
  $("many-pages").textContent =
    `These strokes take about ${pages} pages. To print fewer, filter them first.`;
  drawGallery(Infinity);
});
addEventListener("afterprint", () => {
  isOnPaper = false;
  drawGallery();
});

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
  $("problems").hidden = data.problems.length === 0;
  $("problems").querySelector("summary").textContent =
    plural(data.problems.length, "input") + " could not be read";
  $("problems").querySelector("ul").replaceChildren(
    ...data.problems.map((text) => make("li", { textContent: text })));
  $("statistics").open = strokes.filter(({ label }) => label).length >= 20;
}

/** The detectors by their mistakes, or without labels by what they accept. */
function drawTotals() {
  $("totals").replaceChildren(...data.detectors.map((name, detector) => {
    const { accepted: passed, TP, FN, FP, TN } = totalsOf(detector);
    const [part, whole, what] = isLabelled
      ? [FN + FP, TP + FN + FP + TN, "wrong"] : [passed, strokes.length, "accepted"];
    const more = [
      FN && `${counted(FN)} ${FN === 1 ? accepted : wanted} rejected`,
      FP && `${counted(FP)} ${FP === 1 ? "other" : "others"} accepted`,
    ].filter(Boolean).join(", ");
    const total = stamp("total", {
      name, moved: isMoved(detector) ? "moved" : "", value: counted(part),
      unit: `of ${counted(whole)} ${what}`, more });
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
  const cells = new Map(labelsOf.map((label) => [label, noStrokes()]));
  for (const stroke of strokes) {
    cells.get(stroke.label).get(stroke.judgements[filter.detector].reason).push(stroke);
  }
  const rows = [...cells].map(([label, byReason]) => [label || "(no label)",
    ...[...byReason].map(([reason, own]) => countCell(label, reason, own)),
    make("td", { textContent: counted(labelCounts.get(label)) })]);
  const columns = ["label", ...reasons.map((reason) => reason || accepted), "all"];
  $("table").replaceChildren(drawTable(columns, rows));
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
  const button = make("button", { type: "button", textContent: counted(own.length), ariaLabel:
    `${plural(own.length, "stroke")}, ${label || "no label"}, ${reason || accepted}: show` });
  button.addEventListener("click", () => {
    change({ ...everything, label, reason });
    goToStrokes();
  });
  return make("td", { className: inkOf(own[0], filter.detector) }, button);
}

$("statistics").addEventListener("toggle", drawStatistics);

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
.total .more { display: block; clear: both; }
.total strong { font-size: 18px; font-variant-numeric: tabular-nums; }
#problems { margin-top: 8px; color: var(--failed); }
#problems ul { margin: 6px 0; padding-left: 20px; overflow-wrap: anywhere; }

/* The filters and the strokes, and beside them the limits */

#work:has(#tuning:not([hidden])) {
  display: grid;
  grid-template-columns: minmax(0, 1fr) 20rem;
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
#filters select { flex: 0 1 11rem; text-overflow: ellipsis; }
#filters input { flex: 1 1 8rem; }
#shown {
  font-variant-numeric: tabular-nums;
  line-height: 34px;
  min-width: 6.5em;
  text-align: center;
}
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
#sliders { overflow-y: auto; min-height: 3rem; }
#effect { min-height: 34px; font-variant-numeric: tabular-nums; }
#options { display: block; }
#limits-copied:empty { display: none; }

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
  overflow: auto;
  max-height: max(300px, 70vh);
  margin-top: 12px;
  border: 1px solid var(--rule);
  border-radius: 10px;
  background: var(--card);
}
.table table { border-spacing: 0; width: 100%; font-variant-numeric: tabular-nums; }
.table :is(th, td) { padding: 4px 10px; text-align: right; border-bottom: 1px solid var(--rule); }
.table tr:last-child > * { border-bottom: 0; }
.table thead th {
  position: sticky;
  top: 0;
  z-index: 2;
  background: var(--card);
  vertical-align: bottom;
}
.table th:first-child {
  position: sticky;
  left: 0;
  z-index: 1;
  background: var(--card);
  text-align: left;
  max-width: 220px;
  overflow-wrap: anywhere;
  font-weight: 500;
}
.table thead th:first-child { z-index: 3; }
.table td:has(button) { padding: 2px; }
.table button { width: 100%; text-align: right; border-color: transparent; background: none; }
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
.judge > button:focus-visible { outline-offset: -3px; border-radius: 10px; }
.judge.current { border-color: var(--box); box-shadow: inset 0 0 0 1px var(--box); }
.judge.current .sentence { font-weight: 600; }
.judge b { margin-right: 8px; }
.judge .more { display: none; border-top: 1px solid var(--rule); padding: 4px 12px 8px; }
.judge.current .more { display: block; }
.judge .checks tr:not(.failed, :hover) .about { display: none; }
.what-if:empty { display: none; }

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
  #totals { gap: 6px; }
  .total > span { float: none; display: block; }
  .total .more { display: none; }
  #filters { position: static; gap: 6px; }
  #filters select { flex: 1 1 30%; width: 30%; padding: 5px 4px; }
  #filters input { flex: 1 1 40%; }
  #shown { min-width: 0; flex: 1; text-align: left; }
  /* The limits stay below the strokes that change. */
  #work:has(#tuning:not([hidden])) { display: block; padding-bottom: 45vh; }
  #tuning {
    position: fixed;
    top: auto;
    inset: auto 0 0 0;
    z-index: 6;
    max-height: 45vh;
    margin: 0;
    border-radius: 14px 14px 0 0;
    border-color: var(--edge);
    overflow-y: auto;
  }
  #sliders { flex: none; overflow-y: visible; }
  .bar h2 { font-size: 14px; }
  .table { font-size: 12px; }
  .table th:first-child { max-width: 110px; }
}
@media (max-height: 600px) { #filters { position: static; } }

/* Paper: what the detectors make of the strokes, which of them are shown, and those */

@media print {
  html, body { background: none; }
  body { max-width: none; padding: 0 1px; }
  #filters, #tuning, .skip { display: none !important; }
  .paper { display: block; }
  #many-pages { font-weight: 600; }
  #work { display: block !important; padding: 0 !important; }
  .total input { display: none; }
  .table { max-height: none; overflow: visible; border: 0; }
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
</header>
<noscript>
<style>main { display: none; }</style>
{{tables}}
</noscript>
<main>
  <fieldset id="totals" aria-label="Detector"></fieldset>
  <details id="problems" hidden><summary></summary><ul></ul></details>
  <h2 id="gallery-title" class="unseen" tabindex="-1">Strokes</h2>
  <p id="many-pages" class="paper" hidden></p>
  <p id="printed" class="paper"></p>
  <div id="work">
    <div>
      <form id="filters" role="search" aria-label="Filter strokes">
        <select id="result" aria-label="Result"></select>
        <select id="reason" aria-label="Reason"></select>
        <select id="label" aria-label="Label"></select>
        <input id="search" type="search" placeholder="file, id or label" aria-label="Search"
          title="Press / to search" autocomplete="off" spellcheck="false">
        <output id="shown" aria-live="polite"></output>
        <button type="reset" id="clear">Clear</button>
        <button type="button" id="limits" aria-expanded="false" aria-controls="tuning">Limits</button>
      </form>
      <div id="gallery" role="list" aria-labelledby="gallery-title"></div>
      <div id="gallery-end"></div>
      <p id="empty" hidden>No matching strokes. <button type="button" id="clear-empty">Show all</button></p>
    </div>
    <section id="tuning" aria-labelledby="tuning-title" hidden>
      <div class="bar"><h2 id="tuning-title"></h2>
        <button type="button" id="close-limits" aria-label="Close the limits">✕</button></div>
      <p id="effect" class="buttons" aria-live="polite"></p>
      <div id="sliders" tabindex="0" role="group" aria-labelledby="tuning-title"></div>
      <div id="chosen">
        <code id="options" class="options"></code>
        <p class="buttons"><button type="button" id="copy-options">Copy command</button>
          <button type="button" id="copy-swift">Copy Swift</button>
          <button type="button" id="reset-limits">Reset</button></p>
        <p id="limits-copied" class="note" role="status"></p>
      </div>
    </section>
  </div>
  <details id="statistics">
    <summary><h2>Statistics</h2></summary>
    <div id="rates" class="table" tabindex="0" role="region" aria-label="Rates of each detector"></div>
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
      <p class="buttons"><button type="button" id="copy-command">Copy command</button>
        <button type="button" id="save-picture">Save picture</button></p>
      <code id="command" class="options"></code>
      <p id="copied" class="note" role="status"></p>
    </div>
  </div>
</dialog>
<template id="total"><label class="total">
  <input type="radio" name="total"> <b class="name"></b> <small class="moved note"></small>
  <span><strong class="value"></strong> <span class="unit"></span></span>
  <small class="more note"></small>
</label></template>
<template id="tile"><div role="listitem"><button type="button">
  <span class="name"></span> <span class="label note"></span>
  <span><b class="badge">wrong</b> <span class="why"></span></span>
</button></div></template>
<template id="judge"><div class="judge">
  <button type="button"><b class="name"></b> <span class="sentence"></span></button>
  <div class="more">
    <div class="checks"></div>
    <p class="what-if"></p>
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
H4sIAAAAAAACA9S9DXxV13Uner7uvefec7/0faUrYJ+DAIEEFrYr448aroNtjF1Mvpq0L53awTiJcBJjHDd5yEhNSENTplVbpwMura+EGzN5uGVaT820MKYdt+PO0AydcVte4/eGtvQNndJWyXgS5hW9zPqvtc/HlY5kMpN5vxYhnX322Z9rr732Wnuvtbbx6L6Pm4ZhmF907nrEnDAeyU7wP3PiEWuCXu0oTH9N/HEmxifidAa98yOjXznDOD848sCEZJJynPFxKWmc0jjjiZwUaY+PI9rm8vGXXnITYT3uxH784yrH5WNmfDxMNc5B+oQUFJM/oP+h4LAQCrp4Sr1FLk4y0ms5eh2XClGo9DWnMxmP5CUBhw3dSBQqeUJoUP2WtELqHZdujksTUNq4Lg2hcd29qKfZsIVRu8d1u6U6a1z3JMyb4QwUZ9CvNxH/SxQL+FKycAyolrAf5riM6vg4DzT9tX/ePmoXS6bpOEbJypQr1arpuW2G49j0095RzWUsw3LsnOt6+VxnV3eP59V6+/p6DMc2jLpjtVkZK4PEiLDdQha/bo7+FLJO3rGtTL7NpGd/HhmW5ZY7mRXKD4yVhawUm8sZnA8/tuvYA6vyqw2vP78mO7h2XecadyhTymeG83nXNfKF/JpaW2a9Ybhresw1G3ocO+/mqPLVa+x+u41+bPumQl4HXXtoiCotdA3l8/kC1WEY3LIcNczOO65tuT15d8TdaNxsU3dt0y5lnMwtbv5Wz6NSaaYYnu24+e/BR/1rZPKuOZrJOE7Gyeedti7bzduZlV35DsdxMxnqj93m5D3vtk2e63lO/nbjDutOo5S50zAyd3htKDTjGHd4hnGnZ2TwnzIZ2YLnFTKGteCfkzOfNH+GfjK2aVhZl2Zl49SvOl7uq5l69uO7P/7Jpz5jGR37nn7qk3t27/ro7l17fnjXo08/+sQnP2IctmrJ6LFPPfaR3T+866ndjz6923jO6l347bHdiPuM8RWra+HHfbufNn7F6l744ZMf/9jTxj+3+lKzPP2xT3xkn/Ga1dLAZ3Y/9djHdj1tvN4avfvTTz7x6Mc+YXy1NXrXE5/cRw0zLrY2WcJhf/6ktX79MezQ11KzPvrkk7s/8ZjxltWT8vGJjz3+tPF/p5b68d2P7vvUU7uN/5he6r59H/vIJ4xLVn3xrPuMP20dm6c/+aldHw378met5cq3sCuXW1srHz+8+yOPfsL4f9I+ffyTz+x+zJhN+0Sdp09vtzZUt+TRT+za/cQT9PlbaTmpB4QN/2/ap31PowvXrc7kp0efeOKTuxD/ebsFgR7bHX35MTv/X03TaJjeT5vlB7Y/+ND37Xh457vf8773f/8HPvXMj5qfNT9nHjQ/b/6Y+QXzkPnj5hfNR37H/Nfm75n/xrxg/nvzTfMPzb80/7P5V+ZV86/NvzH/1pw1t907aU7su2L+J/PnrePWS9b/YT1v/bL169ZvWtkfs/6V+XvWeevfWSvetP7I+mPr/7TesL5s/YU1Y/0n6+vWf7WuWX9n/azd0bSmrSn7a+Zb5ubGPd/7rq1EtH7c7uz6kn3C+qfWT9r/wvwN86fsf2m+Zj5nv2j9kvXT9metg9bP2T/4v/0T+yfMw+aPfPozR+yvm98wf8K+7/5/bD/+kS/a3zN62P7wrp+xP2d93vqC3d1zyK4V/urlwlGbCKN3zDatCWtLwxi0Dq5rGNtKRsOQl8BpmMqpj1LQ2qKce0s6vjGx3XdsiikZRcvzKLl5h3GY8jZmKqPWIQQmkMmztuBHmY0silxPaer3lwzFxRxaF2TuK1kN03dURpnKoF9HOVWK2VsyPWnQVLJBU3GDppINmkpv0BG043h51HpON2gKDaLG2NKYI4nGPHcjjTmWbMyxuDHHko05lt6YF9GGP+gYtZq6McfWeagFWSjKkSa9uK7O1dq+4ymn4hFenjdNdwItGgsIiMqo+zllK2sscOnNqvt5a4stULbQAN+mPlCpfqFoeuGrcv2CslT+Puou9WgMb7SU0UfDp1Smb3EBBheAXEX6LUkB/Kqyfolam6MCKHWRYEaFUAwKQQLLU2bJVAXfUiXfUEVlN75t7lUe/t63t2ToNJZ3iyEIoez7uSibSrXuo6yWBjr9hEBH6z1lex82rXG0br1RbZjIZlUIdEN2jWqjh+vbgmbSh/XGYJlWS9NCXmXtqvBjtzx23VsyGyaFLWXvklIUhbx9ljlhjaORUUWAFVdiSyXOYpU4VEDJLjoc2l2yimGcKcU7FCI8oOodVM/gBiguW6Y9kY7l1EZlhlhutmC5SYhlvhOWC3b7lmA24IPQ+eFELeeHo1rODydqoURptbxJeRtnaXJfQOA8BS4Oy5e3hqXa88OU9B7jNvvKRkJMe9S6RM+5ojHv35xnX9vICa1jN1NO6w7j0M3SpIvD1AkdvkDhwwjbDUbZvdTOy5SvUZaJ8tYwRRy5OY54ExFTnPsOYxYpjTvNF2/2TtqWI0PrYOAGLSeg+U0PQiSJMIIsIowA2K1yNP2zTAIEDzFiyiSM8DPh0GvkyAC5ERQsVCb9eVSGWn+6X+cd9DP4WvNdwaj8AlQCJhk6X8lReUUlMUpFJdkSydglkdb9VDNHJuqkaWUi8sMh9lG96sNoB/V0RLo+EnV9WLo+vFTXB627wq5TMMjei67fi04PWluCHBJsQUsoJ+ZxhorJ0m88j7lx3IL1xlaAY+s+xBt4vxfv99L7PiZ43v0mzUMZFcZVIgk8QlQS0bpRC+22qAW2TjOxXZAUpKPNAC0nTDQ8r4jg5KS1t1F5xvuqaUH6UMZWxsAtP7Vlhqg8wWfaN7ljoLheYEwf3fqlP1p9xdvQdveukrF1f+cv3/+n//vBzT4hqZ8pogNSgDGw5bhvbL3+T7/+77/vwzs3RwnR2Kr34SBT94G3lqJAhiB4FKhHLc403AcJQubWcC48lgjveorxhdpigEq01kVZid5mitQzlfHuMs1xZfxCEBc1+1oY2BxlpCLrTcCFuiXvlzbvqnvXbYdY+XGaEwdWGg21J3AGjBgZjwYZTrz793+/8ThG2jh7z7fDf8bnwvC3vm28n9cKgV9m6/cW/vj4k3MrtzzOsVkCFggINRoIto0wOuu3dCkwjibzYAAJXrQGVEuY7fSsKAsDT9jlBjn03gWRGrSKQb5hPqNyD1LjKPSgchumXjbKPvBVuaMWTUaVG2v8BZGCKkoVxMkyunwXy18fF09UKrvHz3oq+7JfaHQKYGRlVoV7jPeUeKnf3uhU5h5axzu37cOUoZgS4b3ZmGBA7aA4p1EcU9kxylSYDLx7vmkeUIXxlxojT91B6A0oerSyE8AM+qGMnduJMnAek7IxBKuMqsoUcNKsaqixAaPCOZ53aPTtcetAdmLB6EcYAA7p6SF7yg2yM0FOD9qWd+0CPuQWxwdH5SJ0fOxealb0iqzCYYDA5J6v9hKByF3PBe5vTIe4+VqzGdVFM4Oqcu8xP7eTZkIcy3SMoscDd2fJAoq5BCUhp8A2EIz8Pc8cuIcyP/vuUmLG0mSgtMZ79tLggGPpJB4GGfxSyD3p/rt6rJS3DflLNCIEZtC3IgaprIo7MEkB8PJYYwMNChFknbdAGYu+CfBzYjOR2GRsMYT/7AQahtHACD1uZR4jGteiX/ZUGWUUVTkqg/6jv0GescKNsMLDPCtTi/2KKvueytM6U6HBCnFkYozQhiKZfBhcVx+tLUZYmyCI98fCj4DCMvHHlLExIbI0IQJLMXgt6Z9FxHVy0hkDkTYJjw/sRQIUvb3um17I42Fycfz2ekDsROOtlX4OXOXlAWpWdaxh87xqwyrSMJ8etYqEFxZNL2KW6DN1I4dHVjCTFw3QHJAWMI0omWYKzcgx4kMBCVAcaiD1k7MQo/wAtTmrXPDLxsO8xtnCbWap+NbCXIBqX0AlUpaFJSYTm0vUTE03pAvVdpXDtLs5XtQCAomjeUtwSQQgykgUBnww1jDT4PXrsGNmJ1omJlGPbUKyHECVJilIRoboiJ7AygFvk2MOGeEiRs1VWRAVWdezD9ZlHdOv23l5ohz3YX1REHwy1XKg8/rUBVdJZXswx5hFpKgMWk+Jx3hsCCzgGPL43Van+gnGRNbqvosVT7n3ESHIAFgZkmA0sOLVjHLnmDDyYBpjIuBkGDtRJuE+QgQZygABZMw3wpmeA0S4fYQnAIZLwEA3sgA/D3+e5Ttex6TZLLe4IrdkObNv2Bp4RQDvGZq1SBTkd3AVtADkU2CjKawh+E4ziECRE4KPSGBIjrqjsncYulINOUIzqdvlljDCOFhBCPt8gwYHr4I/tBYQLgCBthMCEbmu7gkyA4CegZmSAUmAMEcz6P+z+kBc0QdwR4getRwqAdhEKas0v5WFoj4aznGBClDGbICE5/bK476Q6XKI6SICZKMgkpxAhWydkpPobE/he8inUa42Ql9UhI0F/DqE59FLG3WkcXlNw6WZT8t9tc37ctYqTGTBikzSwmhTM+3GIGagTfNnkgU7Za83bpU5Q/NlhFg3egwTOtBjkCBpN2qYipIBiQeixAqy8qDVT0NOD2K8KbE7BuEvStwZJa6SVAx6RxQU85JWCFrClDMW0DA8QuHsy0FJ5V8OygeCyj3qkMq8HFRV+cB4UMZbVbkvB20HxlWZF8XK51RJ0WtQoo+U5DZ7JxVBLz+mKjrBwaB0m/1Bii2MWtvo4b2Mr8WXDwaV2wiNbMhSm5I0AEuMcoCXtIhtJ4R3VIFQQjmE944qfealxjlCufJnXlLlnfXGAWo4YS39bqtTty/QJ7v6WeoGevdIwHkLnJcg2dg05jsgDY6UTB9QcoFnVIVKvnuMElOELm1TsrBtaAMKyzBXw3WBnS9ADK5+jsC81t7iV/HY5Je5eoB6rf1Bv4THTlq3zLPEan4+aLvHeK+yzgbt9ESnGDifBuRUdTyo3mY/SeGyqowTvEvve3n8Nvujqu2ezYdeolqvcA8P2jSNsvHihvax6EdrI1Z2Kug9gr8zymr6kB4YslTo+yieUr2byxbpJ1n/s2H9lOZZpPn+l59dpH6R9iUnJXwWI61b/iyK0jnbF+YUwiJNw1IyaWLqGt4LmSyx7QescfwNmTe7lXlrZeTOBs49k/LvGli1OPxu9D/J6YM9U/I6eXBDYybIxkxfiRY9WVCVE7J7OeLLjMbvVBtF8MHEuNhe40J746XOBL/1WJCrN/KNisrVdSICSnZx7pFW5FbuMZvkHh0tZ4RNVFkwkVmVXchEZlOZyGw6E1nwGlkQbrCSBC9iJmktCfIQwPLgm3KUkvlJh/hJZp8SDKUTMZQ5YihpvWoY90OSLWq+3xFeMq9yD5Q0lhV5UXoKtNfjDTZi3ojIlpS3o4ThJpJeEraSeE98oceOUl6+eGMKTQxc5v+ciP+D+EJF5LbR5CqhyUQiy8L/RXypx4yX1JZDbTkpM6f5UiqEuNJMFNmpcnv0uAElGwa/FNHGWJpI/nzewRHRuDVBKHrAJiQ1l5YwRB6qE3OZJ/5RWActdbgzQb5V6sgvJXXkW/EmnyZ1uCoPhMmrPCFMoRVh8i0IU9AIk29FmAIQpgCpowUFCowCYGOyi8sUWv7LqewDoUxBUlAkU8wTE1plCo9limwkU2QTibOxTJFNyBRZjF4WMkWWRq8YyxSmljSLzFdFMgVLmuX5kiZwiqYNZAqTFtkyUexYpjC48DQhYjbrZMYzoFT7lT1kK6zP2PLK4VHFOoy91Dwehl9IpVy0KA8GXjlnmFbWdjJUdmHx4c8tjhsfKGWLuSUzZ5dCLGLRlvo4TxCOqet7Sxlaf6jal4Ii2MKSKoKbKGMb3QYFKN9H84xiG87TY0FlrWUsSqZpsMElFhWlchdJRZhF1S3ZTWfp+eMuDkDeglyiZHupkm2adbmmyjYXL593MwtLLQr5pT66S33MLV4tb0m6qjC9eH7w7/mlvmMxC6rE3L1E41N9iaaJPWcQhrfx0/DbMWXt6rK+xrdNJhA4k7HotwJEWLgvHrT7bZhY3h3GCD2Ko9YwPSqj1iA92uY8u0bPdnq6mH3CdGPjyasK680bydXlxCp0Giwu6i1i7Em2e943CqY10Tg/0Jg1IqnbvOcwkMi+zXL1AcFI8oBgJNp1PT+it111oontvmXzeVPigIDyNn68fdS6MKLPA0Y8Od26MDJqVSlY0Rv1I1Rip1R4MVnhxbjCi8kKL6ZXeAn1vFQetd7SFV4MK3yLKqxRsCQVXkKF/VLh5WSFl+MKLycrvJxe4VXU89dto9YVXeHlsMIrVKGKDzmvosIBqXA2WeFsXOFsssLZ9AqvoZ6fogrf1hXOhhW+PQK8MMOzj2uocFgqvJ6s8Hpc4fVkhdfTKzyIY5NvEEgnN0qF18MKJzeOWiNxhQc3Uom3SoWHNiYqPLQxqvDQxkSFlCitwinUc5SQ5rCu8NBGXeFhqnATBT2pcAoV3iUVPpes8Lm4wueSFT6XXuEx1HOSKjyiK3wurPAIVbglRppjqHCrVNhMVtiMK2wmK2ymV3gC9Ux1jVov6gqbYYUvboTYZzaqUuEJVPiQVHgyWeHJuMKTyQpPplf4Cuo5QmN4Sld4MqzwFFW4Mx7DV1Dh+6TC08kKT8cVnk5WeDq9wnOo5xT18Iyu8HRY4Rmq8IMUbJMKz6HCD0mFrycrfD2u8PVkha+nV3ge9bxN0+INXeHrYYVvbISkHlGa86jwManwQrLCC3GFF5IVXkiv8CLquUA9fFNXeGGj12Dqe26tVPwmVfzReCwvouInhBBjT0QfZVW/TUVGeyJnVxdy4JMmHGKa7XHz2ex4234+lJnK7gmy4JrTNDKI2SeRSmtk5Fo0MnLU8Nw7aWRgp8vA1ieUMfy8KGIQc2fy9o3ra1WHC0NJeA1F1V4YSlRLidKqvUh5Gz9K1b6JwCwB7q0hTbOHNACHtFYBDmnfxkEIidmzeP4iZbsKNYwcWFAqiyKxEXKBT0sI28A7U+JT/E60fojosA6/SeG3EF6mCf8QNfgKIjTKX0TEJURAkyIvp8qvoETv9NmgdLd1GmHs2NxtnUEQZz/0u70un9+IP58XySLbOGWNYW9IWW22IdvmFHnNGmP9kWx1QHflWlqyc3aYbBWSNXhcMCb6lMIggU5StWTVh5a03svelbOW+OyS7N5gK4y4Thyr1uhrndhsLa64W46f9Ut6eE8lh/dUPLynksN7Kn14T2MQ/4Lm3yt6NE8NscLB6SE0f5CifYh0TYZBtrpaZYm6WYRiWSJ6FsnJ9GxafllacibZkjNxS84kW3ImvSWvowFTPTQPEThFgTc0op3XTTsTIdopHFawZAN0OkFAV0Qkp/DM0wRxBBfP4zlbJZqCDx6tD47g1huEW2d0+ByFX8F3QommE6HEiwgW7jCOOHrMc9QeZMGeuCvIdhjv3Zo8ARvPJSJeR8RpRBxyUrDlgsPYst7AqXuWILuG6qmo7JB9xfGreF5yiP2k50XHb8fzguN3aKGKxmDWCTpFf4aYUaAkIAJwMQYOUmxXUR/d5KTSSND1u7WGBHbbvYZFcqxi1QCHD1AfJF6/PTpknlHVONz0e1RH4lNb8lONj64Iyc3EaU/+XVxjL4AYi9HEjpPcFLbo2gS1KK+wYxCYjU+PBYWxIWKBa9NBH04Nwpf6DLh8fuuZDvpxwhO+LJtpqj7VN6P6Vf9M8wVVV5R4maLoF2aOB/WjQX90or773pJNDeiPWr4b41HnLAGV0Jf+s/Xa+3/0zK8+9QubZ7aedwpf/MrYT77WnNn6N52f2/Ljf/DTmyn4q9euf9+xH3wGwX9524On1MDnEbx/91f6d3/2CwiO7Xv6mdljhxH03/ffPvQfXudsM/nP9v/mlZ9DcGX2a7+1t/8FBDtW/Pmvf/xrX0bw32y4hf79GoLf/378+x0KBt3U3u4mHtPTzwfLVDf1tpvg0JymuO6tuQ913rL6yz99VzNYHobPUOppSrd8Ov7aVMsBpa219Vvf93f+f9tMScLwa81gxbRaQYXGX5tNronqosB0E9UvQ70ouekvI+D3zWiwnrprxu8jcTBWZOifjnGFqok3aWKlCV1Tfouqx9/rfjeVY3io+IUAgxz0T/OY9D9f7eVQ8zh9RDw3LuXn79fgAW59Mnp90yFUjC2qOxHE5z7qX7W3JbG/zGoBDmHusucJKJyGpkvL8E/T8C8Lw+HwL5uOvzZp8IDaIdjj4c+fI8yZJuyIhp++0oD3MTz7KCDD36fbhuH3ojl1DoPvMU5SOm7csmbzUZ5moHRr/W76elT1/mbz1/1e5cmWZ45omUdxNN6ml06rXNCqFjpWJSG6U3XMBWYog1/aHD4DNfcNU1Xpext9V3ibmzUp1jdAWdooxjeJrFCr+nbXg74YrPfKKawKo540d8X088kD3MLE50sTj8efXYM/h3s6s982VN/Z5G7Ps8mX1wCKrOqe6wz8Oc+ZZY0KopsBrWLn8AKqjHdiT1/HO/2bK7n5glcslSvhMwgo74XoM9TPnEw2Fz6DlfT5UgZrIdRKGucyY7SCYeu4YT3Diqcuj8s6lZ0znCnLH0CiOCmWu6fpj/1EItkl01/FgQumv5oD50x/DdYmChKYB5XPNH18L9VAhL0wNlegcVyLSBT4VEDjrrwH6vjogZAH3RimYO7rJo1UsC6to1RmWID1FA6KlSsFuFxAX7KAIYy+D90PqTngA34kqyPZSp1sOA1inE+3eL1qSb9Bo9FNKB59nbSoU+vUsFQXqG5BNk6d7EOi7PWqL5EI/ylw1QzWS5DG66pJHeUqBtV6XWNAsXiOhKh+SoXPYN3cAyqKH/nh8BkMz22f20k5lhn0eZl5cCfzHlM0tjdRKwapkgEe0yHuyikTQ0+BpukHggymv9KjTq2de3dj89zvm/4gjfAaPbQE99wY607N/ZBlzH3AMqI+BUptmCvVevvq/cuWr4iGj2ekUkPxpwgqKg1Wuuc+sq1WQ8kkYQHpKI8MG5LJq23tHTA6Sp9A8RAoPQRDGILVimteE9GODUiylodfAeQ3KQHwTQDwTTGALxljBCNFOVerVQkAP8kl+GsFccIZ9Ig/5NFYDMx9VWbQSmr6ag1wtYpig9UU/rcmwe3dwQBahAGRdvpo50p+pdiBiMYJqqziVq7SrVyFVq6KWzkyRqO/lnIH1NC4kTv9NfzcQj3Ac8T3w/OL1VRCsBEPczwoqY3v4yNYRXNOt3YNWhvw542q9D4INwQIn0iuCqQPPvVhDRHeoHtmLjB4OAimAylbqKsWDnawOjlDkJcKloJ8tVp3frXu/Fru/Frd+bXo/Nqo82F9s5sjDmVNCsKuIpAujMXQBgmIKT1bqpoSGpg0BCZqn4ZLALgoagKD7QdLlj5nKf1GtL7OKCUQWjn3bnSLu+EbXM1wk9YJ7DYLo6+6SYB9iSgIRJWXgq6GIUy/t4TceW2+EGLpHcbkjsT1eEfienJH4nr6jsRByGU/gR1GLaBdx44E9AJKvK845Du83Tjk6y3pQ0nx8FAsHh5KioeH0sXDKRYPayR1sXhIgee0eHhE134oEg+vZJLiIZY+VbnD4BWya9Q6zwsriXN4urLQQlw8SKBukJQ4iefflag7GRERnyMR8W0dPkzhqxkRFy9mInHxrUwoJmIwRDzEgh1uIh2BNHgtETGFCKz3vMaGI+M7ilVYzNRRdGTgFpXOgBUkrS8moZ0NNuJ4o011hFznBRSg2hOvlOjml0iqZ8wiKX8jP111Mz9x7JWjIWELkAXtw4FH7g4DRxuEE504/sBZgYEdniI98tCLMgBxR85EeC3K4qBxxrad8JS5qk+ZWVBPYucb6wJotmUIcG8AOzMaYd5g7MxAQy2JMBewTXadpP/zer/sDTGluLDO55E8v44GjDXHq+uVtdZ2qZskj7u+xcp3UATD5lpeWvJmsiVvxi15M9mSN9Nb8hYaMNU9al1E4BQFLq2TL5d1096E+RBwVQFAd1u1GFw5wIntH7bSozjKypPXqFt3ISkjX7+cHsGQZ1AjPjfn0rpR61YJXlwnR1AWlJyNBpi+rGApjUWjXXDy8ro69umj97fwPsL6cDRGX81lzQM0SvutCWe/OX6P0WJEw1x6Blx6tuE8UBI9NT8XMrCELVk/s5DKEwZZ4ckxVLrHAq+RfRhWQazlWsQ+WF4fteZUQTjJwGw8OTZnsKLmpzkQlIjUmxzC/oMrkZW5B4Q1AOUGBwBKTgtWmRJXOHk1LcXcu3mj4X95LbQqlVReVjl8DTmfuaKpoRM+g/LcDnAHReK7OAtbmCR4HqUT5FUmMLE5R81zxoLMdshUxAI/XGId/jzlXQbdBVMDMkNdHGKlwk8za1zdRfQgQ6Fd+wQGSyR46uXxueU0gGIZwDrW0KnhGvJgAVQRCx7+Ejsg6kuffi9UFfjsNYdjXeelV8/6jgcMPcETzJYJdiK2mjqxDqqqlk6SsGZyRG1eJtIpTKRpmhUn9Yw6QTPKghpgBph8ah3I1CB9hX4Q72sm5/MrcXWvJI20Xkk30jqDOi7QND6NwCwFzun5/Lqu/ZXEfG6w3QKtCnenzOeKzOdf0PPZ4fm8YCKfiyfyaT2RM6+eDRwmFDhVo5kRTeYuvf8YTmb9fkYmc1hHv9ckvMGRRcsMZiVvh435zIaYFLImYbQ7GGTuZW2TCVZIfJg1BKtjFEEI5TCq2ENWdVr2rSXC5AgcmdxyNsi+5NNix6uJw/aKoF13GICMIwuDrfVkDe/PbMfmAxVrnNaFEVaYpYZl56m1c8MtNv1I7g64cTBW//ELcdBjbUGVS259GrJ7WaTioe2BFn4nJaJ1iW3Okkw0i6dOWZU/TFRMXiqq8uGnSkKEwYopN6GhZLToK9HgtrzFmyOPlmxPlWmi0u+ueoBngX7Ku+tBYTeGqUIznn7pG54e/VTom4dvvKlGxKFCiz2rA9FELvsuKz+FMxpbMpTOY1s2d4wVDTaoDEzgskQEbEV5M9AHKuBRBfWBPpCLMc3eYWAt825nVYfC7TamQP52Vnhwb7dBUUawqnzDsk1e+dPZUYKPyobsaLaFHSVAq+yNsKMjYIrT2NFjSXb02FBU2bGhRGXHhlIrexF1XOgZtZp8LEaBE5odPalrPzbkxfPck3n+hTLPcyQbjBf8nCz4ttAJS7glM+KWNBE4MRQRgeaQEIFcuPyHp7Inh/Sk1+8vDsmkT7KljvclyzInsuPCa9kDRsLcbJpmdfzeDDIzfqxs6ecScwEgYk16Vt7ExM1EqnvNID9NqJeZjktqzsBm4HnlzE/ktCSCBl8zyLTsxanMC9Qq5/kZtpXOoGCVnZ6GOjf95Kq9QXYathHPQ0WJ4qEOPsI6aUjQPB6w3nQzoPTT04KdOUqKZDf5BtMv1sr9GydrEmtjT1j7zYncfiE5OVF4xBnyQpnRd9M4mpS4AtNQCNOBpqVFIZmlMTavplB5bO6HbGPuA7Suc0pFjAXvpfhVOZ0xgjZFydvU/JTVoF2n7MAYQ0nN5pOYG2xwZ1qDxUBGrKhUB7WgDdRsTMg8GqFf7ERjdDOCLt54pTzUSe5fIo3uVNCtpfUepO2kGrolU1e8F1PVwn4Nwn6n4pSuquqMeS3mdyzcDiPGq2PhZhhvA3SAO+ngbQBgVs13MTI51QOVf6qkwERuSOVYrC/wE4Qtx2K9CzOWzlCoL4DjKqguAns3DVLe7wwJJzS12DqrMOc5mOF5emJuu/SEii+Tvp+yzdy4LL0k6AfuUWXhSfgfEvzZ1buwGBCZdZkVTqw00aShtarQOl3yqnDcZ5W4437RCyswgxJXYAblWEtWKgD9LzEkFq5qwJnEcsQVlFX+OLLgwdMpo7tpK2+OYDgXmIGF0XKI+eukTtO7qYctkgGqHwqfYUxThc+U3RlbmVKipbHCAlZkNBKYqcP9HmWmIcfce6Q1MiSW0i+G96rtmOO0Fo2bE/HRJBuaK155CTU+XIqpo8g/0M3PLG5WG0OURM3FtEx/AIUfpUXVOMrsVnwkFvV/0bzvrftZsDGZe4z3snmcczyIziru2iXmUuaXK17ElWSZbmaJEzAWnnkYi5x5GHLmYSxy5mHMO/MwljrzAD9xz4RobsbQNBDJupgGE3uxYFHGDBuTU6uNmai5sDit3kTdEkPznzRt1ro5EDKy7qKMLLhTWBuFTOuYFmzYcIDN+0UNA5b2fs5j+/esyu2u02p2NnDBvbrvxL16X8lmzHGbWuRMFPfHGADvHc5CeTmJJLl0brNlai6SRtaVAh/q31tKtSUhdpPx50HmPO2nQTsiPpcldpqfOPQos/FplX6J0vvtNKULVjXoIArX4XfRbzf99rBRuIIcYG5jHpbIPVSjenilCAqQfIl4f8v0e1S3KrCw3IvXbtWlanPfNKmoTtWLQKdqV2wEacaZ2mmVMeNMbUShOVOVWFnOVFEO269Cwi3CrgKMq/vxwJHWEMpAYbbDr1EXeot5RqIdJSIkjc/AiN2B4QR28LwHS1lqMq/H5hitDh+wCJ41bhAJ1vzWyysrdOjvK7khX0+fa3zsESbulTcktlIS65I7WkrGtp4dJXZIbEe7c/OzmS3ZTL9cdBdYbRCUawLfTgFVJ4FQAy+CWQ+Vx0NC4yhj0E5lMrxpvBnAJBVQGAvhRkKrTkopYZeKa+fwzcSKdVNREoY3ixyECkwycFa779XTWIQAW4SAnAgBrggBJAuwmPd7WdhCwYPcuCmC3gWDJb0YtbMgwNPPx7M/YbQR5OrgRefbSz2P+iD2mLtYRswz6Ybp8K5S2jLHtZhJcgiK4bG1hDVv7S20roe05rOZdhaLtMIejIVVMUuro042smUm2oalxX0pPXe0B0vVpd9i85eweZdg1eWownUryDWqDzLa5k6HyhabZ4LCDE9gmAzmoRlDcxG7QMTOiBaB1QxKtNQRUhGDDOvXEfAHYBXwOxNIMhHkttFAQzqj/EVmiApNABKaJpR6mlAVmcxmWBBl2SQ5RyJ7LVqx6H1LYB4PrJkg/zwrj/VCbCSKQQyQ83SQG7JniWEfsq8Rg6FYExCWPTPTzZkgS2DiiDw1FzItNTE/s5V1KN7/h5tpAJ4/in+/h+DPDDxA/38bwf5/vZf+n9mMna6tnXf+s447/9mvvTaz9b6eH3r6D+59dXNzZjr8AZtFQ4RKphMdiSTbgvIYiUEUIxWYSHWGhA0CSWGai6CWJmFRkyKqfsFrWVEJWUtJ1GWnLmd3ciXRKVCknYEaDNSQBxup8skaCAXRsAsG5JZCbL31j0x7nC2ZbQg7Fsk+gctmr+Y0ZC2xgoDmBn0HK0WzgT/AWh4fwGRBgmoCXXIQ0sEeIfs0zVnvr0zL4jVWGeBTHTyIodvNEyxzNsguYaGYkdUXklg2YXhYp/WbSTVzwN+1om64VZX0coilaOmsKZ2lFgo1cZYu1hHDfBaOW0rOeCGzT9++O0WZN15UJb0clfGOxJ0lLgtUfaYZRJK6zUy/E/GCzFM6L1S4BUcBGhgBEhyJo0QbdqpkM979VFzjPNb1/U+x7wGDWVapmEJc+wvC9Xn9OAh6XczbGwaFrrPFWsO609waa1/nDdlm3SLpz0Xpz4XpTXxso8iX4KEBGpzfNvfWvffb5n5i+PfjFGitbdwGlJ8zxBfZWiIGNr8SIzlXZ5uckcCo3onEsOuheXabPQgfEmzQQ41ngx7Tu22+zU5onb+IbT41Cdsy8CHmaJ8dMP7PwIEBrUoPM7eWdNGRgYuOLGgquyzIepqv501QHQu+MnLRcQwqPZuegJcO0TaFl45s5KXDFBcFCb3NTLiQhrusvFFq8cEO+9bY9MTYA+LVjbfG4CUBjsk2inbrpidoQDOw/HfHGhuvF2CTCiNEP8s+EnLsdiOZ1wrzQpd1Yt/YO5TQkjWsz0XqzFj1jr5kXZZ24GGFDjweMO0J6hd1kr1euSIbsNWwI/5EHCpPWWPVu/tkP8XRJtPztf9XaFcgwAsM930yzASe6nJCuu+gpi3vUFNVF4yq2CysxRkDB97MwSbszdWtNmE/RlhzzoxswuYbAkSGE0NJw4mhdMOJGzEE0DZbQ2KzpdX4YS+W1OLvj+1WWIm/M/2INWwcH7FaLUesCxp3Y0esZngqOihBnIrC1Ct5/jkcv/P550D6eVHYuFeSjXslvXE3dl5khic9mySIkx5YaSXPc+6K3/k859Z0tfuwcWeSw3omfVhvSO1eW+QMiZGT1poHjUtqvz8Uv7Py+9b0XfawcceSjTuW3rgb22U3w+3xD2oPnENiG5XcFP9Q/M6b4u9L10iJ7N2SjTuU3rgb1EgBdb2gTYugSfJRbRM3JOZNSQWRJ+J31g95LJ7ef56xrAkLm9KzJB6ZA0bj7VWNc04jJ65XAuueL9BUv4SpTuvRQm0qe86jeWg1yoCS1Xi5SiAQzzI76fGznRg+q8HOSyy229lKT4tWzdTSSL6d6yc6M9dPa581gIIg6lmKqjEeodfeUfMaQbJxoTZqvm1yReasKTWZVxGojJpX8PyF6qh5GYHqqHECz0vBqPEiArlRo4nnT3SOGscQKI4aR/C8RkmfQ4CW4Sm4fyKpGc3JcHOMp6U5T9Lj1lHjDYJPY7Y2aryOQHYURkdW43rHqHHG4h4bp/E82TZqvGJJny9JmVmUmeMyzddNKfScKZ00TyFiytKntNLxSUvadMri/C7y56VNz1nYG77DeAJsQqOAL54AD4hJdQJ1l2FMzMapXkZfCsHNC4b3vYSs5w3xBXQBljj0Jkui1Vg9alyxEd87aly2BWyX8Pwcge0tBLxR4yKeXyiPGm/auq1NxKwdNU87cP/VN2q+4nBe85Qjec2TDuc1T+D5d6VR80VHunfB5u4V0YmSdO8VW8BzShdvztqStulw2jLSVgSUBx1JO+k0+LDrDcyNWcgyXk6sn5mfE3voHLttdXUMpBBJU43SVHWaWpSm5nVzaL0xKFtz5lpbEWvn9RhyyjYop2wDUoDyft0Ul0znDFY9wqoMGHeNrTWM2wy83yKGWOG77EtRv1diOKsf7FPpvlEN4Tz59J/4SEU52ijKH2MHC1QgjMspEumWYepRGwJMPYMQlbkvwlM+MMzJsR6MmW6lzOcicJHQHXV8RMdsimI2eR/C8ep+awJA6wQfMmfgmH+uTtzrXN1mWIKFH7RqxMQT4eknFvcHhMWldVpleCUHuDrRV17MMcI41/d+ykpsM1KziOMtQy+FJbEb5HqhbGGLmlBrOpt1WLRPHyWesNJKsyRal2ZDQc5emA56Clya+R22zUxrm6nb5mlXWZzeSNiDbr8B1u+CwbzfD70Tl8lV1PBH4c8A+3oVVvAfESu4xmiFv0kDQIQBJ5u8QU18rwmnAU8khAtW4zCE44fTN8vWAgR2xGFs4ShTXDqTPMD2F8rAiLDjGHYNaIk/WNtjr2WBpTJ85tXgQzLX+y+mru277YCQpZ55DgiPreG9UpFuFvogzC7wQZiPJRu2fchzrke1sz9CuMg9YJYdE7ISh8qDGLtjWk6MfQQa2jug94um9seGTivjAUZOg7OHwlLCWQ7XkBEJJoMaCPzYczPCGhJuYi2A35iXP8f5BRspMaSmJUuJsfPtZENbRyf3TqOTW2p0AP5cPDqu7F3QXGkZHDcaHBfqUOHgOCSVzxscB1tWnGt3yuDkZHCcaHAcTVDThsf1ZhYbHuedh8dJADaq439ggN6hnHiIljEpusnc2vhRay/rkGDaDzbsvSS9eIHR8p5ICj/JT2Fz5Gi9DPWuDDGN7MZpP3bXrQl7vzWe2c/77OesPYE7YLA47zb+nNuxt87yvVvdA9eGtVD7db5L81D7dSqp/TqVrv2a6tI8dtrvF+Dgda1dVXntgrseeNBT9viYraS9npfTvZ6HDWGv55kWr+cLGnJDXs+Vi3WygkfVryqXz/3bCDPPgNe708TWES2Nh7BnWhq1DuJZHLUm8STu+TpUFKivxPy6aW5haLynLPilvQ2m6i44vyae2mH6SR2Gw/QXEU46SD+ViGAH6SeslkMPt3HNhCq5m7A0FqhdSkLtUgy1S0moXUqH2hXA5jXiOy5rIF0aZjXqK8N+B60PrFZ5edjvDO8ZWMyHHRooZux6O6kCD4mBp6ovH3wt6Fra1K7rBk3tvKUt7dKGpGfOc85h1BA4ZSYOZmvhYamp2ohVYoeOFLCovX4vQmYYZSAKxpFdM36XaD6XVQ0HrCU5la0jqh/kgT2HK/a/uI0tkUuqsI11KjJjQZHVjfG3qvoRkeEI/K02HNWnelEHDfQpk+3yqk+oAm8QswIAnMthErsf9wuqhvOiOrpRvLeUUTXUklVlnO76Paqfn8t4HOgTNimX+ctVj78CFJtiHirhDOgz20o43ijuKFGBjYkxVXy45FHLWA87M6aWyRHmcm49AZDfVkAZlZquauCn+mVto8/L5eBSJ14hb0hspSTWJS9rKbkHFUeJCzgqrd1fKs7PZrZkM/0eT61QPWzrTD3bkwZGQo0h+w0Tf8/x31P897TZbDZV7fTxF1TX8bPzyJJf8BoZovUdddhFDFpXeZJ5MsmuxpPs6jCmWEEnSUyxorfgBDdWaH4bs+1U36g1i8AFClzTxOq6nodXQawaF00tgrrsWAOIXGAxlcnTGVPI02lNll7Bk2R9dI+9deCZp0rwPESyxlVTCNA1IkCXdXiWwm8h3CG05zpoz5VExNuIuISiHQLS3RYAyXC62zpvajCnkaXJ9QmyNLk+gtjk+gRZokRpZOkQ5W38UjtR4PUCjsn1TJYOrfdrIVk6uJ5IVESWYvKzYO4GXcRpMD1iarT19++cePwXm9/cfDyhceIkbNKD7umAcagZ9MGhwAL6QAVSEiVJ/N2RhMMe5ITCMJHQhJHJTbFhP6hZiHZC9aI4NvPnOgmdFf1drvro7wrVS38DoF+q27GehuP3E7CghKGnaSCqFytpdjygRCtjAOEUq4VyRHSCVSqYe0hIT7Aa4ZTkK2lSP6QG8DfFwGGHWkXT/AG1Gn/Tvs/toEa135ABxIDYN/SodsVZFhhA6ATtqj/IEPmDR2VnLOjfAQOIDOgWG0C0U95lsFnMiAEEmx0rfxc0p/mlS/U+TqOmHt9LBKJv1969YuTQzjwaUZ6iGDlwKe1s5NDDRg49bOTghUYODqG/NnLIKO+lV2laCNlQoCFCO+C1plYPGZvDyblwOJ4Lh5Nz4XD6XHgOU2CWSMQUAlO4S2W99pClJ8fh9aAVUxGtAI34tJCIp4VCPCkE4gloe2KP0k3d0JjUdOOkphsnQrrxoqYVR9aPWsd0eIrCzyHcqb1wrYebrUTEc4g4ggj2mZtCIZpJqDRjqDSTUGmmQ+UE+n6FGJcXNRCaQiFOrPczIYV4cb24cnxnCtGboA+Y/l1YRJpBL83t7MLp3yfTX7wjcBIXeg/U1eqGewzY06KuLVJXF5YaBd8Wqmt3PfCpZBe6FFin+nbVmcTAUpYiB4M1MEemVIOEpRSxiSK61RpKtYZTrVGDcPOgpo9Taf40ldA1fXzmrE84uxADoRSeqfuxcxTlTPMqZ+rENe3BLDkKJ+NROJkchZPpo/AKgH8K3CsCF+ATR+PmGT0sJxk389gNF1z6kPDF22RJg/5xDZtgLjbrNgnujgjuDgvuDtKjH/t5jMJKUPQxQcLT67GpysFT67HJ7YbHAGeAfR+M31/B+04ZqAQuEuFI0Y+mPH6V/T+afh67QHkxfKyI4WNVDB/bWLxzSdJq8bJ7pbPdIUGMN+a0YMbedjnGnMiNZ/lQGnv9NjsPY5VGbUznu7KAaK9M1Y/3YQsjDObiYOy0aYO4RTonDgtOsfcmWPmz+yZ4eqh+ok9MYSdxmDpp6QiSza/KjWPZxlUbkSlLDisarTfOWYTMQakegPZ6Kd44ylDfLdVhn6JVgT2o8RagwlChZck3gqqqwkDFr8ZKoRXsS8gFQ9V5yqpRxHyZoSIyQ3URmaEyT2aoLqWqWlls8FnOUXlc+cDXUlTn62C/0+hgRCatRWUllBy0x+qaHsHJ78DD8DtJVCbuoUu1i4jRftrvVh7BcIEfBFowOX6+wwO/JuN91ZY9F6JuxFWw0r+Cy/wiyS9Fvy/U8MyHGp4llYewAm/wvVDXrLOoUtOOLGahCAd8qLPYkoguEjUqQI9Qa3jSehl962OzJd5RT0aXVV60O3l3qYRqi4BBFQ/D7yc08pnTx9tygc8KgQ8RXrz5eBh+QIw2K4b6edWO3WEXoK2DJ2tHdxzVxdLQSuKs8BywwCfwZRMD/iq10l9dxIqv8g+VMqI7ig3DOpxut0Mmqj9MslIvDYloaw6IrLKKe6tWyttq+KeDkmf7fSUGnU68SiQUnXi1vCGxlZJYlzzQUvJKVBwlzkMmar+fpLZ52cyWbKa/slhIFT6IWcMYEM58w/TXEK8Vvw0yXhIc9pA4iwvXaLEpY6R6iM+rRclWqUGCO4/rQCK6BsGy3ljxKWpqfd/Lyjz5eX8t8C1NJPdX8k55dq5o6Tg7/LZapPRsnC3iEdfRp6YpO395VnZu4j6Nhr1XILGWaPFa0ZGHrD8JRRm4xpkCfZtE0rF7JrBlGno+Cd109AAVAdv7hSeX/I/o7E9qhx+U2whzP6kzP5LMC8axFVItAKJCF4KiMPc1eNXYEUJ6peKYQYrRQKaxABORBlpVAHfJejIA2056AkZbkiCCxmgqiMR0BVsGnjNCCVUrfEbgVUIbycyHToGtXCRrFUo6CchUdT4jmQ+QSRNnVqKvq+Z2EKjKil9q9FIDGItYQQpCEApCEGo0+8PIFRKpCKhMJXqESrTQBU+uPKMFUJSWmtjhozdWGYNjmX5VhfzffZzqgGuf5fBjxe/9Cyl2C600Y1rZFdJJQwm17A2poCHG4Q2H7Z8qqE4v2jbraH2ylQLuYOPUeWSstICMFTQZK4bT9X52Ou8BGTAHmZBlhZBhc53KdYWQlR5muhESsqIQGE/oRiHUVo8JmZEgMp6QFZ041FFPELJkYl1ysaXkQoKQGREhK8zPZrZkM6EJi+UD6w5I02Kg9BJ8jeZlhMG5YsNfiI5gr1dx3m7O+6Rk1V8tZW/97DMPfPS3V931vfx5r7YwwY5QHpzQEXBC1HApIztkg6kasg/x3ylLtxBZn0Ly0/B0kB20XrGQnbhUi1Z0zZ61pVJpVKQNT7SfCLCcpSTLmSXOESfEf4r7AZnThCvaS8YeaKiTUN8ZlEB4chRga7wyM2UAFsXARI+NogJb2bIaz/0t9rM7AxssmySm0aVKo6RQnPwGDoXi3PLQuTmnxPC1rI6QLQdkq6ocIltVIlvgrJwUQmDi1lM4gVi4IjBhKy5cDpjQ8cFqFaYpTOgcTegcJnRtIHQEDyZ0RRxqE6ErgtA5mtAVmdDZ/FQ0TFXfUdWI0ElWQ2etsrWjELoiEzrJZyTzgdClrXgGaJtFtA2XGfFLmV7KHivG51EKwIjK8rC+Q/ESUfW+x/hOzrPlDimiKXJuXW1XhvdLbhZIYrEZNosd58w9QRliB6NKJUSVKltgMs58HTYlhgw2R3NURQ9s0B4ObQcPbQcNLQ4IOlKH1uChLacO7SlAIm1saaHvwOB24bYfXug79OB28OB2vpc31U1Z6AlXZaEv80Lfoce3LAu9BCYh6MCYsysaYcn/iM7+JOXGQt+hR7nMC708H0nmXWyUuzGwFRrYCoGOX9ropc3T886MgJmnNwMAtdk8MYzmKGDzdw28OxeB7pYkcDFzFgWu0sAZoYSqFbIjGjZqEbgaOmuVnkmYVnU+40ZgagGMVQIj23LixaYXXERBRLYiZKiQnEAFIu+AZmBxvJJ4xekZyojdIrG4oquNBonpWyEx6yheaGPAhm3OiMSPcHo7LGWnxO6UshXaOQt6yCrj9PBIsA066kyCOcMjkuERbmQUO2lK9KQp5slhfFPHN02pFspNugKgFz2SZT8piZ/kpkexU7qMqXlln9LxmH9Y92gt+bJt2vsBZLHfMsU+xGYD9Bw/RwI3xUFfjkhGJJhGfviQ3tD5VJCWgvPNL036h745NEdyc/+FGslWZShnJ8xd2M1ePqUdbug4Z0E7tuh8jwRpKVyVX6odug1Kt2HK1IWdMr/DVkyGOZvm/0Q7Rrw/ydjZibZx+wA8kskdPOFlm3aK264iTF2rQYnvtIZteAVnITMz8GA0w2awcL4wM71LLpBG2qqkbWsG7QhtogTtqn1mOqAMsCJs0/lKqkSRoTuy6paZmSY+DAadqnNmGsGRoEt1zUwTQWyPvJq556hyhz3Zwt90e5zdrzVarF/BOLdRUdTUrpmgd3qGOMMqBem9cybom6bqiLJQE+paDnKItRLbA/SOJmVJ9ZDYUIqcqlMLZ5rH4QSj9Ch0tJa8UgYUMqfKR0n0qANm9NtNpTkoY6YZLCMOadlR1b+L9aLEMx8OfE04pmhTpWm0vHdaAUr0h+CnOpqBczzhJ7ncPBssX8KkB5eU40q6aXS6b1q1ZHYo84rFM6eiQjtBhQYRA95svnA2UIvmN5XS1+Ws0K7ilmtXcQr+41bAEd3ylxjjWEcrpbaEv7jiO/uLY8PqoxYMvQ9kJrDt2tB3TrETt+zx5tnAW8rWCyaGSFRcIhEtxMeD7NmgtCTcyvriH2wAg2NtT1xIB4NQ7T2vXRX5WdW76WVVeom4piKuF/JeYjjkBTQLCkzsKLcLaNoENFUBTUVAUxbQFACa5zPa/uNC0v7jIBoe23/MV5+J7gQaTt4JNJx+J9ANqc+YoSqLtv+AJks1tvdgRZaE/QfrsWj7j6vJxl2NG3c12bir6Y27seNyMzza1vYfONmG/UfyYHs4fudz7YH087mwcXw+Z7Wczy1o3I2dz5nh+Zm2/8DxGew/kqdnd8XvfHh2a/oBTXTFTLJxJ9Mbd0MHNGLFMKutGHCmou1AcKayJTat4DOVh+J3PlPZ6v08FKwbL64m9rmRY09gbQHUrXH+QpCBOQY9Mzh+MRpfYlsEAydCUIjGidBWZdzzo4TICtYNqarWmBxsASga1wpXD5NwvzYtdaMKbfQ2bbugdaaNSGfa8FwWm6ofirXxvrgyh+td7AmXr3fhi10uZKKzGdbwZc+ri2s/JRWl+VZbVnDM4eLj+wMX+ofpl3ngwuJ8eJlHvuUyjzxc+r3zZR5y1PnKkB9e7IHDiTcMfaEHnwLm60TIHWLtsfew3tiJTbpB6yE4nMWNq1V931ayaZfjpl1ONu1yetOuokXn+mlMELhEgVltLPO2buvlIWzSXGm52eMS/H5U5eYNLBLhRR7n9A0fBzNyM8dkRt/0cR0JiDSd17d7zMJ1qw5fgetWfdPHxfimj7f49pA7jAtI5uuZz+5aE7d5XGV3rbgLBMA7N9+ZLhzznjDD+1/269XJ00fLEXnXqVqyVtNvBgphyzcD5VtuBloA27SbgcLryw6vw9ASL70Hniag1OjpW4IqUvG15KBeiwf1WnJQr6UP6iRo69fhKRdj+FWauAc11T2kqe41QUAZLb5yBbZFr4SANNlChIf6iCN3Ah3SQ33dlpG8ZsvoHYR6pB7J6zSSuKAF9kp8xUpBOnuI1SQRkZeISVaT5AF+lS/9mYzH/SDjUoPFsPBOoKn483POIiN4bf4NPlXtWV8Gf1y6Ro3hfUBTdgDlKpdrplzlMmv6HbJF4xc0d3Hu5Dmtg6B43wau7UvaNSGfBRbYYYP7IIaTD4DF0ws0rTjWk0PBsnh0qYREJjpM/YEtfqdy/YKdvH+aqyooD+0sqCLb4fL2JKsO5aESM80sOnOG+p0Yc2Jve1rNw3tazcN7XvB7cN1k99GgR3UdDWrEGPfsrgc9BOadqtRqH15a3D7cVnBU0nNcGtEdhmAf3qNdGMq9uFEvKUPb8ehtBq+P1qPW0ncHsktXIgUJDfWgaxreGeLopuoRiafnrF/CnkUPCRud4edzzaNRj/Gyq07AZbXHgpKLLDopWzjEoGtT1hixf8IZan/dz8rlVxctGU8P49kLtc140Puwve/BL48HT5oduK4iP2TBZ3PQz3vIt/jLMK1JSGMPf6y4HqrbqtyegLAXd8niFuEiVvE920vs8MzcQ0KOu42XHSju8WYsIhzBo2rC9eXsZr9buUGOCUBO4Ry7jzCuTM9e/ApONib2+ZWWO37cbXwSzpec54FdJrYvBcm88JxB9wsiITY9+L1dkO4GkKwGJOsCknXGSFb7jpGsBo85x6mUHqCDDgHJahGSxbDooeYvU7WZoNZy5h85NiRpsBNXEVEHdFHRp90xJs5uTmaiUj2+1rxHde8iSD7FIruGZM/RCF9n5b6iruT1RTi+3JTmpKQHPzMBNaYz/efv2a1GNUjjTTzkViNc+sRKu/XmNCP7CA1OZ/KOoRqo6Ra/C49NfmexwhQnAazoeqFrE35PHOwsdibuJupK3k3UmbheB6XxJmjPfN2TZBUJT0WdxWrCUVBncpxKbcV2b0HO0O8Ltz3x1pKzWmzzEm1v+VahGvlMjs9zu5lqsdMz1YNbtXwc8Tn3y928HKNkMxU06VBG7gyTSwYOaHKVL1bCYyas26fs5MVizy6yKJ6avyiWQwk9UY8p9UhMlLyvWAqVDwglX+CZH9SmaahpJvIdTxRqHocfKqDIPwhUbgbwmtXJj+QdT52JID53iXemZOL5+MZH04NjKR6Cup4nWHVO00SBH7Vl0RyhuTAiU2LQ7/RULXEtE7Qw+Ipx1FibboLsEXD5cqYefTlT58I5lMA+XtVbyQ9QqZZGf/jyrZmgZ0Yo0cKfv3f0p1voT/ei9Ie4kQX0RwmwawQbrKaL0JVWEoLeL47qPYLq/yCg1gyYQ+NHEtV7EkF81qieTMyo3j0P1d1FUb1HUL2nFdWrAn0XZh7zUT3larnu5NVyGDBmMDEVeuKp0K2nQo+mkvA+q7s2+fiWmai047hxI+LpmLhBin/DEIWSS6w1AOr3hjbXZ62/E/CXV9jGtnXnddKLxphmEiVbvh6a+FOi39WJ0JKw1ClJ9LuSqJXYzrttMlECyDRXNi/jDZF0U7VhZ1S2NNuxMy27mh3YZ0bQwwZnBdu+RWwAJzY4F5Sf2OCsygZnRTY4y7LBWZQNTi/e4MSdmZl/GHeFXEm25ErckivJllxJb8ksGvA7JFJfReB1Eqnf1r5irummXflfclfI2/EVA1eXvCtES9bXwusFXHmfbbkr5JJlu/Dcf0CcaItTBfYgb1Q3EM5l4MAJRwPzzwWSe2ThhbggrUU8qn4JD1fsZpQlEq4kUazXK6ITzGkgR2Xg67XixSZ9oTU/O/uHDlU5cVVOMXFVTlDkzNPR0RASVJIJSq3XGlRxAlINZwG9c5CEnrNBGwdzqorDkbaXuN8Z9pos+O8J/hcE//OC/240oMD/LMbVYa/RoRb5r0Gzx8TdCAf0HnBy9/zkcOTM/uRwwpn9yeFUZ/av8D4OzcBTetvm5LAncM/xPgKc3a6nVHIl8KnhENFPJ+s8Hdd5Olnn6fQ6z6GqqWWj1hneuqfA63rv6A3diNPD3oKLMn5G+8PQXjxSXebnI5f5rw9HSH1mmJE6dK/zxrBGX/1+blg7ys/H1/sC8rnEPkFOPOgHcVzzbFC4G14Z4t2F3DSbwPGlBzzh4GXE01du/GeLLdD5qCAJusMx6A4nQXc4HXTPAUDfbh+1pjSkDotJ7nPDmFCDFB3ecHAkWcuRuJYjyVqOpNfS5JMUGpdjCMxS4EU9QCd0tUcwQEtdW5BqQ1SLB7UkgzpVkUFtIUgvxmN3TI8dKFEupkRrZOhOhENZk/cmD6X3alafh11Knod9noT+ZnweNn9HOzw4uZx0/3Q53f3Tje1om+EutD4Pu6L9oSU3mvtjx1lXE/7Q5i8jYeOuJF2OXUl3OXZjy4gZUn59HnZV+0NL0vhh9g4Q0/iB9G3jsHHXkpC7lg65G9o2lhZh11efh2HTF+dhyb3eu+LG8lbvrel0KWzc6eRJ4un0k8Qbo0tmSF70ORjIy5bYexeTl4fidyYvW9PnZNi4I8nGHUlv3A3NSTmsu6QP6zCPtF80zCP4RUtOHLifSk6c93mHnfmexg6vbjTthKexaBL9/+JprB2ndR2Lehr7n3Ib1omyu+a5DTORQBx1deN7D393FnfJdcpc4JKLvY41l2uvYzntdezt0OtYRXsdo+WMvY7F7sNuoSFkd17LR63nbIHblK0BdxgBmjeH8ATVPGi3eByrobm9kccx7s+ULt66oL2bTYr7rj6krQtYL+u0lyxxyXVxvkuuhe625rvkaj1BXeiSS8pRUTkqPlzF6fA4q8VAPya+j2q9US07bOfr4T6BRa4/qCz42OpR21bGrqXTQO/Z2F3x+KHvS6AOUgw17pJtOdEtWfNvYWi56UFZS1zvAMYf7k1YcXNy8hx0dPlxn+zAZ+UQOXBl9y4vqRvG/fgCTf9795VgW9HoJyGTT2WNgA0AeOsPVxe48N5TaJjPqPyD7B3BfBCLpb7b+RF2y8TedqBIBo9ENC5WVczAwOA7Y5Q7Kt1JK92LSvfeuXQLpRe49ETnId8HOV2Pwzaz9ssHcWknO3eSW75D45TQCa7ii7kyqDMvm4hcZ1bL02iDy3UWb6M62eGT4bEpij6ad0VlPtdgn3IRewIJ1PH+r6CanTD3F8KbDQ+Y+23iq939mXGb7THL+7WznMyAcQOn+yY8qmUb9raSBis1aFtJvJThzuptJRthseCEu600yxePZjDA57F3OEvftzwW8K2ZxORtl9Mdgu+2fSX42CuAJyqg9Iwq6oJdJcW4UTFFXUwpKqaAYlxVoGKycG+FYriRuIFAt0/Nb01JF1NOa43b0hroqy/WmrIuppLWmkJLa3AlwWKtqehiqmmtKba0psS2Hemtqepi2tJaU25pTUW1LdqaNikmrS3VsC2mGHfWxvwOEU47Ee5Snt8NZ2xyEWZPeC8mqy5awCQCLVxwtbOftqA2FlhyP4ay2E1DX8p9172wu+ilB1+zFGWp6yy9KVnqyFKnR2i84ddVh6ph5lpjqk/1pVzU/QHDMOkDZcR3qqsLXq56F0/bG6fVlfTjRJp9YMC1C34fqL/sLwNAUiZIn9/LcMksZjaQWcxsAP7qAFoiKDAbsLRmu8Wa7cvex6qCfaJunaFmsm50hs0GLK3cnhGzgV4OTMIIr0CDVojU2yX/Izr7k5QbZgOWVnHPsNmAZH4kmRcq7mkW1suh1V6f20HD0Kv4pZ9e+nElF8aT3oCBFiUBBrpAuh7lAul6COlopaUv34JtVjcl5etBXK7S4NtBEY2bBW72V1CBPRyeMgOlRdqpzTOBr3z6M9dJjW1vqDE/UIyvK+FFgQchEH0BGnFCzbGgxqjVv+jg+wNqJaWb44usqFLK4iILASWPlw5CMpfRtFuF94StIuy1Gp+mlGNBF39brrq4nvpCFA5WE5zYkljV1WrYT/RRNfq+1uX0LbwpXJ4Uw3GqphO0U1puEiwu1Cq5fp6bSO1YHtkoJ4pakzJuq+e2LbzIKhhUawjboay9g3Lh5ikatA52StSrC1urvDTYBeuoN30LjbmDoblS2PPojvK67v+6tJLUEJGrBVATOHWrFJoQxI3TZAExQlX6CUCUc61Ae4BwLIJPIhcNwzY1SM0K+16Xvlf5SkzC4l4VxVg0HhFo4OYJthogfPBcYBFW81QhAgzffJ2qR9+xaRvBsOrEY/10sEFtmGFsxPtNqh2PEYluhgc4uLPGSlzmEp/cdEKxmkvxFZXJxL7x5JjUMk3VDM+om8Lip4P1aj1uLrxphhL7SqpGCWGFzcCfaVKum/BlvcKLzxPtlmDDcbUhvtCzTumHZ2BZUaRiMOsQzoM1xrbpxvDWzry0sJNrp+mJJG4wrKtt5+gNqohIahn1/6amwizmtjWPU3PU8HRcDXUVL+0CygI6RS/zOu3jejz+1Bn2ewPPVwb8DJVf1C9RlQwJ1EtV3oRafEAHYJqm/hj+RvRED5/aIO2hEHeal8ebhdLcolb7t/LKqBfFcEGsyYLYJgsiTdoOvbrxDL7B1RGNCKmKLJNR3v4llkngORGoIlIHOi+i+ukLlcJfZM0MVnJhQGnlCYn7Ho4Z1Fk0HfkmJhOHFhKTVXMPzT0M48lR1aHJ683qBpbj5TTpvoczrE2Z1kNo0i03slQPqDVqJZezLqWc23RH9OI/oNbhsZyJQsyAoIN9QjSi7myicvtSHFfczm4EFsbfoYIhWjZ81YXHhu8iz7BzEZZhS5JjgC3cohyD0iv+iNxylGQXRvSCrxZhFgydtQo7hQSjUNX5jBthFO4EbzBKvMEoDSe/bKKXTTDKHiLMAmISKb4TZmt30duAGpJRuk0TaXggWjX3wNzDlPCbZvC9YMz+ixncjQx9TJm7aFQ2zAWYVHX8IBcKoVUN790yuB6NqY9UmxNrBRfMoW51h6S6PVw8Kb18XhOPeGQxVZ/bHmyhFL2LfGvE3sAQj2dj89y/NenPeXPuPTR3pRv3oJ3vUncoaesa1VBb3iHrGp11C7LesbB+qhtLVKBuUwykQQZSoDYrruw2dbvirLenZL2bs5aY1tBQ9Km1SgZlrQzKOg2czVRaYlBW6SbdJZ/VANZe/KH5/XWZ83oNJTCrdyFJNz508/REqCFJYH3JdYNCrFNheeBu+E/A2Qbj8mi8CFNgtogP7LyHE98dlleR8tbq9H0cWZXI7nBh1+xOv7pTfa8wV5S7+H6tThA+g1AuQK4OGq0hwpsU5EAJqZghsAjLMEh6Ya64FnPFq2mmzMLZyq00Syhwq6oluOKYEyZSk4EFJC6MhA94Etcg22XUitvtUxY9abVq4rnxDuMInrlR6zk8SY6cwjM7ah3W8YfwrLLXWH6fxLPCXmM53TVT4t/Gs8xuGfkdN53CwP+KTndZx1/Cs8jeGfn9Ip75UetNPE14ep/z4NAyo9Tt9glUduucb+KPQfyY/GEXl+r4C/R7u33aCjkM7nP1p9kqYdKUXTGBw6Qp+5yZ+W6t0n9es7PYTuZblQ/Y+7UbAihXZ1JIWFacJouwm9nm57la2SWBhODJPZLwbgHr9D0BfdzOm0MrPgWfqvteVoWTn2dnDGnFl6H1DkPARVYAZ5EVIBOuAOx6Hy3aK74VsQKU3su6s2VeARxV4RUADv5VRq8ADq8AFX4qqGj7mcQKIFkNnbWKS7r0CuDwCiD5jGQ+rADllP5VQfSLRPSLbM38NczTHXD+lmWHKX5W5dhJip8jGZBQpTGxD37Vtu0FzueAGzmgRVb/AW54G6FfcTG6UutidAXXqPVB+jIgH94yoOM3gG/evyvkMmwpkx13Jqzx7ER8LyP2xuyEP3Ht2oy3RAy+l9V8Wu+g7cDGbAOOp7Ad+wiFJ8aC3KvHWy49Tb3JMaGCWYyDpThYRsH3leyY4XeV2zxOkKaqd4oZXpy6PQ52fCeVJBRB42BXHIxVkfweYu5r8G+BewdhPqDa4DmllwK92+uNA2O0/NeCOrCwRm2tn57xi/p2bp2wbZt2q9yL3UbQ3T5MG0gOxCz4baLpVKXkhLe9zKZ7TbCvu0vgqrvBJMClRfe08o4HxRgycXBXPSjOBMDXRCH9Sb2JYBl97AXTu5wFhf5pWMISMnYqMDphjowKP6tlnAA74PUG3y4GrxQUJsmDZP3eMUJjT7VPs0jEN2BxVFF1cBQaXKbU5n1BL/TRPVpPKVBSedxZ63eomrLvL9nFHDCW+pdoKbrB7eHumGMB94nbhRZ1JZscNhgfOlW338Ou2sXuAG7pAW+bdUtCPCUszcu9D33cI5/xfKu48LvLX4HHiK/wGKQFhh79foBHp79ScHB5Kw4msA1bhFV26jQfR2qqKjhShYMywpHOpXFkOfuoZhzpotWPcaSbYtt0bNDVJDh1AkO6QUSSA+/3EJ8joaJSOgTragnBOQxGMaiPRVAkiE6rruORhjXk7CRydaqVUUo/Cq2QkBhVAw36FJUJawygVYl+y/G3qox3BuONUfXbsKeqh6uih0zOlj6oLfAwPEHbPEoQwJ9eqany04QpIe6xy19CuKYqUHQ3RfP1BjLFpBi+nTORnvPybu5yxQTNUcv5kgYGEjbeJOR5et+YvkgmGqIx1a3vyH3WdMZxOoUEBo9MDk4ctAEFJHFqNcy25WMeqmoSj5tTca+nFWVVuWnKnYtS40bXvMoTBF/Yegv/+w+vzWDXegbXjs40d3lfac+XaPXO6sMRd9ycKOL+gEnzHY5EgMkPBdz9HLqvJ4Erk4AvrL6VCB7PBdbSGhbbpkFxkvwEYRE9Pipk+THCano84reJdUnDpAJTXSB3YFhc7BvAUSI21tOTNTACOb7Huls2E7q3lXAnRbdgOXHALDWq7sX2GVt2vPMqytKvs/Qttm0gewThxjduwQbR7B5jmWoRMTyxLU+0rBuif31J0b9lC38ZtMpFUu4hSblHJGVQme4U6NT9viUk5ScXkZQfIcjRnOthSRlb3t2aT+pmPmm5SMp14ahY7N2pReruhKi8k2gmnlv8Olss9CRE5bqWsvtiKbs7IS2P6KwqmRW8Uj2ljyuinXSCJL8so5dluMsDA0lvED66eXtdCxA5CBA9KkcCREm1szhNC00HJYVFH5FQVMkCBErJySlr4y4igdUvmYHCvHYx3X0lZ38Y8bymGC6GlHe+8K8DvFgH2LB2/Qe8WDOxKR+ooHn85wN/qXNtP3mbtMWv0W3SNrUPp0wqt8Pv5imlVKCvVf4Xm2fYwKq7hGPdHmkpGr6SGi6hAfTE9VfxzqO/mpeOEq4OyUWpIdc3w/w9TI+QXiU+5pWOX81w0JFU4rRUEJbBMSs95V+3ghowJhhUtW0BauwuZantg3IngIpXeHaBmGCx1sVBn1dP4GoAo4ee7bT2ECywCAa9wmPR2vbqjFo77Q8p31+DNZ/nwxoaup5A5yRqAcalRxZTS3WFi+mw6qJFB87bIYaHi+lwM1hHRa1TQ7vBbfcQdfL9dYmFfQ0VNpxqUraZ8g2pddNq+HgwHC+ZGKI4QyL4eN1f44WErEf2ZElOdlUnIro4YoNaT9wZtVWPQXATpcgr+TiibsLHITYpyu1gV6gb1Ur/ZkQ0+HIgjCuxaJzXvzksBVu6q/1b1Cr/VrYy4bzdYD96QuoaowPJ3GG2Wzw1rNbEq/Ca6dDM4gLh+hp1s7q1SQ1WG6ZnpqnNQ9TWjeqWJjVTjSBqCAtob2PzXrkHispXQ5hLFSpfDSNUU4P363MDYzuhkMruocE+Z/AZcYal+yF7Jwv9P4cDP3eMSqwSg1GEe/4qEQTc7a337f+Jicgi8XNQK/ZZjFdl9ovbrZJJjKA2ZE862EQQ382WshAhLeLpXoNisy8fqrfbU458wHPIPuSEnw458LvEn1x8qYUfarfDdpo/HHEa1mL0nLC3T6MjQSfI6k1k3quuEZSCnkSMLBrR6dVr4TPgHcRlRPBC3711+CqkGiRO9SRetOc/zhIVS5S5u3H3A8Q+Ys0FwSyxNPm6IfrPNdEftURBg0jScZyBKNHZKMYq0fDkyX48ibbLH7OFPr5wOxRN9Xv/FjCUrzZD8vZamHBgC59uRskeqwd+PKH8xIS63R6UU+CldzweNK2JUM61QF+J9doRcpm4g46gbzPbZYHuCZ9I0gNHGRIFjXLUMWGZ42YsO5N40fz5wFlKA8lJ0nszurKC6b2lHCKemYTsDYdhGYEzEN58+tXjhFtx737LyloT5n6HlWDs/eFdFSzvWGy2oKCpZPkFGBdm5zrFzIP9LBWUDQYPXA17ljrEGM8SkuB4EXS2SOjqID0gVYahsM1qdwykoMI7PZiC9NLGL+0K/shY9YTfO4iA2AByhZEXMluZnawiObytwcwOeBgeSfKabtO89mjZbkeCqnhlSyQwxBASngxRtK2cbfXAafw2+k1sKpzy+Q47r8WOPJGH+0jkMOQyF1Hkd7QWuvdLpQLAl2EQsqd3+u3cH++H8HCMb9P3fhg0CAHoE25Tg1e17B7WGNrHDmVdIbwmATrP161hvwTCJXuWslGasQ1iAtRSbNYLykpMdozkOMRk+BbEoEgv2oN5To7uCxqiQYViNJYGVX0CDrlGeYj0xoJ2uZJIFcJ7RTqQohOTv4Oi7fAgjQ/HcopyeJwDriKDij4P6pm7agYdRGArclTWqTe7a3PFjX97/ehnPvsnm8MnF43tXB7YANtaGFpuVTuPtVxpwhvcvVJcV5ikT3mcpKXyOirvDivvi86oe1VYFQ169eZo8outuaph271NtYUeATl3Zf7PXPHE4ycv/9HxL20On9KBYmPgbuOr93z5tfAZwEMff/mto3/yzTMrXt4cPgkK+stX/rLYdubbp14LnwQ3/eVrf/jAH//Kr/za5vAZ9IVf/mPlxC/8xr2vvhY+mWTzl2d7fmTb7+49szl8BsvCLz/yy+7UwAO//Vr4DJaHX0Yf+lkimL+3OXwGK8Ivf/ZubNX/4WvhM1D6C7PCdYLqjYCLQa40KJTuuNLdVLpTSndB6QYr3TylG6MSVcMKKGUBbJsrhkZ74ZM6WQxtVsNnAB2YGvCjj7jvWWBHx9y3cEFBBzXmm1jHpMlz2wl676E+b1P94gW1n1r3HmoJKzf06+O27wRN+tPRRC2KJv6iaBIsiiYrF0WTgUXRZNWiaLJ6UTRZsyiaDEZjRaDRA/CXm8NnsBZQrwCW4ndWIL89fq0ROj0Qv/bIqw9islxh+HoxfDVxgIkHD183jSoNX088fH1URicNX48MH2T599A3Hj5tU74E2vYn0E7pgVAa7EoDWWmQKg1ApcGlNHBUEhRKd7wv7hranOh4b2vH67rjFYiavAbmmaDpFS5PiKs1aIq0YoGNdXc81TDZOYkLA7RMvNJ/0c0wqzFuT2THW11VtVotg0Wl5cZq2YPnu2NzQbwB/xiUJaEtPBZALzcoypZV/D0o7RPnVyYvK7y/x/5HOeXMdEtZcXiXKtW5B5HOzuzm2OtGqd6Ekq9LCzU6CcvCxGY8XOCCidTVNf0y1lM08Bwn1/21E1vElaj37pZmIr6q98ls3DESBh+vN4naUZY4ZZOZh7bd9SC3BNMG2CXZtjAiYtw4glg3eHJp0GgSS9CA1GKw45YiTr/yRyPokuwUB0kOTBxe5FLPTRz26dKm3FePBoXYWydOaRPsbxOWgHEVtiokBykxRo/Xo5fZzcROF5rglWhwAXsWz2Q3lzW8qfn36y3pBCTZD2Mlem8GHbtLZjEP/Xxa/fF6b8kl/o34TqidYxRLyt0Gw0sSsDyCWOuVFjY88BSW2icptO6TFFr3SQopwHcE9BnVro3B126ZgW8NeEkKjeB30vSZPh60zUw3VXmaAR0DAc5RMSuI6yUKp4EfD0tCK+3x+ozKHf8fgD0Napmk+KbsLrH7nUWAlZRoLttZk+gA7orN0G+MKHZSv50EzW1BpiRuQTJ1PwuxZSYwtq5/V/9f/dnous0zhDDG1n/81/+8+a3fPXX3jGz6urLp23JYl/CeAmv0TKJCvj43i3unC3Jhm6nPG4hUYO/B0YcOedntxn0DSuIqjWNrGoPRhcPgx8uqwg5qcWZUmg6KM9O3WziupUFFZHmmebtVo/ci3svyXmV7ZhJB5Ibe8OJhOVioysXOQ5ZxFAdYfFGVF4BbNMUXszLCUdv0rpAqbPpXzZnpozgvIKJMEIJz2AQs2JocApajnOq3regLEfk2kjfaGrbQqiidwek8ZuTtXQlXNBVc4kO99rFtmpWdD/sFvrEco/3HlTzMh3ENlTNR5AsCSuP6bN6aN+b6jnixaICoBkkFg5mVs61cCr+FkXb9Ag2ol1Bi9yDakCixB/bVkGogIOizvpJIIDUiu8Lpax4/q+hLib+0qxJ/EYmDXxTJAPTSnuIZmTX52rgwFQoAaanwpYtEhm+Yes3XHCsW52KIwOEz6JZ0KUWFhbSp9kU/6gX/wVD46KS0onfj0lK/I0VduGduh9/FnXCJqSmHopWAAkdMpTAKnM1CzbxO4V/aqUsLP7a1qu2Jw3S+JFEa1Z0KFO4A/DzrC56YR+uNJGjpikLD22l0HRAcb5tf51sYWFmjCGUNws99Lyvv5Of5XtxUnt3vFE3PRZQ1rEWUNcB4wEWAsvhswdOHEB4fQvS/l/dq2/ggwaKu4SDBwkGCp88gLD5I6OSnonmOKVSOziAk639n722ArDqyM8H7+/5/7nv16vcVkPdSQEFRVNGSip+WgKsGBEgtyd0dsYqJjlh5JXVoit5YSa1xaC0ssJv2sGPFdnmNx8hmrVcFXrCXnsE27q4Jo2mmg/Cyu3gG2/IsbbPrag924F0mXPZqHGwY7D3fOXl/XtUtiW6vY2M2VujV/cubNzPPycyTJ8/5jqFfZbsovQFhsbGGvGek30PXa2TUr449hyY3ExiKLnpBbFiIQjPhY9bsxUmJxuoyCXxV5cYiHKLccIwbVdR/oP8KVn3cNLeqe5pblUxzVTueLVfRbNcd8d2CTYYTvjN9oKo3NjFz+atEqVVhvz3q6KlhY3VyuiY5VSkNfHIa2NrAEpv3vE1Z01sNFSVnIzpiu8t6aNzGeKFNkNfRW+X4LbV2Nlg/p9YiK3m+IcpGjcwGoyRablQb59Q6tW5ObVAb5jrJFKVG1eicWq/Wz3Xm2A1wHa434DoFUaPj3QdUEHs2sDsBXlA+fXLVbLCqE3Cmwbpu3Lp13bh1697312HDZMN7VPz17wX0YbWOxMR1HwTDz6vhbty64ZVx61DE9WrdGSnDhugMuHXrIoF2XbcAr6jkq1Bee24W6dclEW5fYgZPCLNOJQSbSytDqOT031yguBnpk0qtf6ntr+fvsZV5oAJqBNXdCKq7EdT7vkIj+O9RRsF7cWBL9X03AuqkzmBDDBWjM7Y4p0agaX01NZAiaXO1NtageqtVsDqJ9by6dH536fz3fR+lW/Ue5Wa/h8yVj+Cc33fp6HXl69Ktis5QOqCkK7/jr1HrqNSrfEroB2ot9asRxK8o+zC55OEjNR+rNd30pCXvmffphzdsTOzvV/M2TerwYDTfydNyDkjFhoZgCVyJB4m2yBiQ8mJyrNxxQ8GmJteG9lHsjzMiOhYx9ufaHJhAVrEFTCYYioISD0sB3ItK1GylNMhTsqtVkUiNpRUCOS55vDSQY2VJIMfSxwVyrEAOYl+76pQ1qjtHNSzAnjPIhbsV/Z5u05kLTXROVNy1C0/2vhPUAeCi6ueCGs1bT7F/bo5fr4lCtpbEia+xCUd4rHCIJLgaPFQdHwZ97EpRnw5fe/1w0IDJRPzpJibIHtWUD+ZUD3JscGRHEnBVnsNbyBEJeiBBUSqgd+b0ItCJXurhl1r65Zx+WY5Q2bYkxZQFX4pclJuD3GgZgtzE7HS7NJUTOAz3gHBjhkjCvVRuD7s2BQRS68fB4KgMiZ7AH0xOh/AdmFeITr8GYdkva38akvgUYnnxXdU/OxeUdkhkBNwvqwFte8NNnYPTsT+oSpQnNT+6ZlkNAp+tDc3BkJwlnj0vC96VKcRE1Ft5GURRVXpIMx2iIiF0hczQbFj7jNjtPq79O4PcMhqgGQFZ0IJSfXkT9wDWgA/YKdkMU1Fs/4ePTlMp8U+cl/9b3hycpKWxC6uXmvKGKNEoRyFDYiqkG45M+1Va9i7dYlpmZZPzfpEEQlQ45mf9mffNICf8lYNDL3YDqjnExICXcFO7sHLFDF1BLPvBFDVhsZrsIkQZd2XqIVObXvNgotnU3Bc5xuZ0rjmdq4vdVOG+zeAKumDe8yLeM4WnBoSnhoUTJ1M9pSU1ZC6Mgqn3dbPeUHLazmK9QV3pbtYbjoy8NOsNMusNdrPekBqkPGPWI4ZjsNhB1Zazj2U9fjmD9VpdrNfs5rkUSZgp94IpsxrWS/Mc4kU8LgynWW8zQtoNIC5rMgiH5ldSfPgoMSAdthM7Nmk1mXAit3OUH/Pk4+DJwvKwoVUJqIc1PsMJ4JLGDNkKYzdxF9AZI0b5nw4V4Va/hlafPfQrvANtAxzsS4eD4ggi/00CJwwu70WvYy7jdnajL4VXefHLfvRZa4cKtc2Mg8U+gDXYQT68fBRB0CCxhx1H+8CXwhPmwaqpE14s6JMOO7GH996J37hS0O7upfA6vWHphDcq+uQKO5qHl5I3Firas7345FXMQ4VtiIxeRGucQtxL7HifxA0qCMIvhTPWQaA9c3aLnj5ZYKfxcPHH4nyPNbSreyn8kN6IKjnTG9W2l9+4kLzR6Z3uLsdFfJbyuBCV4zxu1DmMO9Q72sauSENU0PRmYf4fXlgXXrPCPJOlEfQk8RiKYceFrQQIx2CyZU4zh9Cal4BnQyODNy3J6IbADt5aywEfb62dsuaZxsCnWVgLMJynNLDR2nDsaciagFFnGCY87aPLvqfbCFkQzpuUq3fGRDnnEQmSunwrLPm9cP+irt/rY+3St79aVC3gxIGlABhPbY1FTCuKcFYCzkQfcCZaT7O1ivm06gUK/vIvyErFwsJsygKqRC+dthi2yqPBoaXMcM1+3sxtsZqIlv0wUxSXTeqZJwrSTM4bCIIIq/qgxNEuTxRwk7K/GaE+KnlwzZlO7qLZWrrZOm52o21+rpr/mEYDrYreWa5Sx/VbldzS2JK91ISmxNaBsoudYvqgPOxFI9qUxyggcLjMlNUvgXVaKI9qoVlZO9aL7DcDbhjWnDAIbKGRB9DIJhp5IGnkpSUqM5A6sUeLG1m1RM8WmKoPSHmm6p+y0Ni9HOLWihq8l2lDqayowUetKwUpycUCjdGgIXQoxXCGyfrf8RcvFKSUp6FLoePZQjBESc7qJFJyDhdtyPnyEIstua1DLLYwLw0L88AIkuR5OSearwbtctMk8hfDX6OjouMsHX06/nQOjvXF8MfpiKDOf+FO+yN0XCjyq+uQS36ag0PfpCQb6HinIF8Y5e5EbbARJz2Jwq1r4NzINXmOCjysNnKLYij1N/Eg6o+pjfuqDiUbYzd7uoV9FnoYHsHF/irJsr2sD+Bm761GnkK8sWLGLtj+ZtUPf1K9ABc7J0vbYJlCoV6Z9vqQHStVVR81L7ZTujMaxIv1JKOhpRn1cUa6I43zeph7TNRfpNMtFFNjFDUnTOniQUoVx41fzVEr0PFizt/CPJHzJ3A8n/Mncb+T87cyj+Rg6DZqncr5j+D+TA4WbKPWuzn/MRxP5Pwp3D+W87fh+r7rb8fxnuvvwP1F19+J67uu/2kc77j+4zjezHEc4g+pEmPc6T+yp9UautaVCBdsuJ8FT6j1OOzSLmhFtf6BYcPFa8FGNjfy/m4cr+epzxbH7It5f7No7GUIV5Y/rjb7e2RVNc5fIhZSG+LmGo1zNNQoBu3kU9TsV4rCyd65aEBE90hKvDou8RNqVeIpV1SrUsVECFyfp5YLKE6RA97uBlPnp3V5ZOo/aYaW2swDDT/yTpmwX0Nz5fF3IY/M7vHfYwV+5T2T7b1Z78c3zkdyxC+bMHSETR+avYC/i/LOr9A7G+2BIKRFnv8kzlXwGZzvxfliPtiHi/1q8wfBUzg7gHkRQfAOap/7l4JNbIepC1/0/nszsaOPl7qdOX9zWT15jhhl7zmi/lPniCX2nyN+OnCOmCQ8R5zzmXPEDvvOEW9tVgdTO0GU5wXzg4DSTKqQwUQnQkP85+mHtdw2+u3UyMPBLibIKTuacq/FfWEktKdHDWPK+BnsD4/gFNhiRbWWT0/waZTmp3AV8INjfBo9+CqufH5wD63rRw/+GlPa+n0B70iGv0t9VYXro9lM2IQnVDBLirnnLWbup9UTMcMUiWEWbOKYeY5HwqMrj/I4xx6W6uFm+Ybp95T5XsAT8xOSuhI8g4nGwkTzDCaaJ7rTqycwr/QQn8xbX57mcMS7GMiNxRRqubjNLLVzJ1Dm1KenjC/S4fEp4wVhwhl7yvhheuW2AZ6iFp1i9J9tAJCz1PYp48t02DFlvCrJT9Dz14EAJ8l/Sid/dKdxDDz62JRxhA5TU8Zbkv4YJfhxzG7HTX7hq/qFrRq67lNTxrs4PjJlnECyk5Lsry1JhkGHTn8aSSYF/k5NCBye2rTTmMVxy04D4rU6xFWfY8oQ0TTJEHh2yrgW9XCLpN5pPZF9GDfOnh1Gx1JPY/4wmWjzlg85eLfg3alxgbtjsfS8xe09jWyNiGj7WL18jChliSAWE7okhA4Rlwakq/EmbixgjEVy26ZYpNgESo8teUGNgdQlxUA/R6cBVboRc8dG1ZYwLYwGvGRKd/WUHvSG79AsKWJ0L4wTLZ2Sk+jX3sDzFoQgRhtzGpbBDkhRTAOvKdMzpuaUfWAPszote7RF6VYzQrQ2EVQsNGDuaoYV6hzK8P7GGoJkji09kyGWlVH2OPKzVJ6z+M0NdSytykftI+bbvbS4ajFCMBZY+SMw4cQyy+1y2pHlVC69nMrczpPlFEKy6uVULllO5Xk5VRSgtxwvqAyd9GJBn/CCKpcsqPK8oGJcbzdeljwq3stw7MCiZLM4NY9yrtdTud6o6BNedOWSRVeeF13lqCQzVvLOoqdPeEGVSxZUeV5QVaJ3Pky9Q0sqXeNefudC8g4tqXgBye+cslM1HoxqPMjv3DnC60Zd58Hp7hq/Jn7dX9Y1flXcuV9Opfgi9kuBpCkpvgDLSyBpJikOSKvt1Sn2SKs9Lgu5unCNJ7vvDV7Qw4oWXbYHXjqWLLahDPi6KQa+48a87f0zU9C3XbneSQOTS5OmBS3AmH3TpnUIHa/ZJGDT8YYNZzbRNzA+vfffpBC4hveIX//vw7uuxSroX4CZJk5+3tz7K8+8cOdHv1nec0b1nuGCXIiCtqg9egY99tyeOQ4RFAWi2N0JWg8CI3YgHN7z8gOono6Zhx4MW10gDv3YH6M/JoIKIft/ChF2ADUFuw/KNjqUNEWqXMlvqzwLNoOY1qnyb0EZBSeXFj3M0cMhVRE7AEo6pHIBtkglGNM/NxVMIWAXP4BRZkANalOkAfoALQRoBVAVpGVKslqtCnLpd4coSc5f3fVu4n/vhrdM3b6RDz49O66fXXbw7CaNmMcj//yYQy45cJniyGjCIxdwQyKjuap3h91xUqlPOqKQmolSv4sbJskHqVT2MUfY7r6tU92zNXaBLZgGi7aopu7aor66Y4ty6rYtuqoFu2IJ0ABJt95FWugTORZsWhvR8bZNayM63rHFc+IutkbAfzatjej4kU1rIzres2lhRMf7Ni2M6HjMoYURHY87/iiOJwDNT8d3HX8jjjMO8FRGqY4k8dPxlEMLHzqedkg+JCJ3HJJJ6fq8Qz2HjhccWhHQ8SLU+HS85NDKgI7zDslidLzi0MqAjlcdkuToeM0h6Y2O1x1aGdDxhkMCH77rknyH/F34WoGrTrncxZ5i4t0zpr1fZRMnbo3wu7So26bPW9MkHwpl79DtHfocSXbqc0ryaZ0aSR4nfnuiW2tGHPeov0s9QpL2p0j63uqH6omwsL9a17PAGAzwm2rsWdndUE3sbJhRsAzqfWdINn6CRSz2nWrur/awtpLYGKpOML0amoacjxPsz7b5Soy9dQeEulQnGlRZzztdNtdlVZeddY8PKFg6ttIYPECtRCeOgvG+9VtQVgyKMlUXRVyc6/R1WE7ydrApR+02PIQYH700qIjDrgk969h+WuSyXT99yzlQrdHhx6aDz2BgrKsn1ZNzlOcYHK8bVDaADu2N5P2j/j663E+3nwJsFxVtazCMXLeqVYp+hyIHy6FglWrAMXgVWpHmeDphHbBuytzHNGXu+2hK2f4cDhcipcUqulCoJSxsGgfawcCz3GrDtOqi36G2Bv/KTRMnUzmm/QP8NHZePsh3cXaI2m9r8uBpQHXy2TO2fNQ4pAbU8GH62MCBr7ACPL17AdZra/dgdkgPhthetKUOSaxB5hrc6VMHZ4PPqs/OdYJnmZig4zOziWlc+1tngs/OqUOqlbLXnA2eU8/NMY2R/ulZykAdVH1dSTjXDk9A30qWbx16dd9LCCXxrOrl40H1KDvpDFJJrelgSDVpCmgeaMfFVn2zKMABTmXqb7Zm0zYEyIfa4xmWebeqAYwBz/n71DCtObf6+xFgKRc6/zkzIdpuGG4gQ2qYN0kGsAcAfLM2PkuTBbt4tNGy/vPU8wz8iL0eoXINH6JRaSvmm3R7qwE09ac4bJwJBNLBaN9BfNIjsn6Whouc6AB1X+K6fFbH6tNEofryNbXdS1XsOg3v1zlTkXMHMEXS4NAWO0P1fNVSA3RNc9yBqv39ZE1Tklq9v1peKetY3u6hez3cqOW4VQeoVe1Ew/lUGVGdwHdUCkZXp7Rb1Wf4nacYeNmMx0ZutMc0ZDusmHDJ54gwpPZ/K7Ig+ZcdGRH2xnd28Z2UD2orlN1SdsaTQaaNceelNlUmx1EI+15p+zhOxfgdwJyAuJBTj4nebACDc4vefOzZKuJ3teUwwFWi26HazRLFz9D88jrVERZ72O3llIBlOIqRBq57yHRJeipJme+lWDpMMYgm0W5Not0qdTcFrAgeHXiGyvWYamN/pc0loCLvZ0VfW7ax24eZkthjHAAbDwHQdFgNsafS7hRrUBOEMvgMT9PZUKQR3K3oOhmzwQ9DUTO14azNHegxdKAD6jEMPk6KVUJ1QG+4DbHI7ik5SrWIOAW90yY3Q8T5ddWBKYtkD7ULoRKolAjf4Ko9CPDgqhAa6ppeVOktV2ym5jD41RhjOSeWxDkuG1fUUnqBYPEWa4QezHM7/W1Nx/I5RAhaYvexiGJBpCARyRQR47YpIseCKSLILVNEkpsmRJRx46IVNLVUj1o8qiWzR7Rk9iktmW2FZEbHx0SCYzUdkS58HGLmdvXp8HGRLrepnaz0MdS20J5WOyMlkKEeVzs22jxvPw6F246wMB0rFUkC3GnMawGTxdIpEUsBdXHF4Z1HkWT0EoKWGg6WGmgFrBoSLIeuRQWWIE6UqmtJgUWKQ7MCx8ijrvZKm707PvtK+wdcYzz2CWuMcTXe+YWgtbIdnsMZxnZ4dpy/dtNs3beCRtoAjwFceJEyDlCTN791xv9seMXwR0nuJvE3JJF5D4nLu0lU3kVi8gESkfPYOvDXI8EGWrXUcbKFliAeTibw8iRWObjaSAkHcbIJt8dUAzqZzz5o+f00UK3WSx6TljyD1G8HsaDkVQoElQI85VeRhOIPQzizMcToPhu02T/zh2jyootBvvgcz4cBHO5gzft51c9nnmpHzpqfV59f5qwpyQuc/HPqh7KTodvsfNofZMB1KvEgi4+reOTgEZsE2teDnn28W/NZPCjgz6Ld4TiMswjY6PeywdeYTYuK3jKVlRZG9+CPyuNLndd1g2o1xpnVqqHXdU1q1BxakNZ1PKrTOmEQszInLWAnaDUaaJVuoGFpoLaAJKOBVpH4FgzpBoIsFwDkN2qgIW6ggY9rIEn+cA00FDXQEDfQ6qSB4rZZjbZZndk2q6O2GdRtMyht46HFGRzaxCqC2+YT2ZJZMmFHZsWEDelzn4ArR2PG5JR1A+B2E1PWdVNWm9dw3DJlXTVlFcrgd+M77HkcN9OYg+PYFHbAXbWJd8BdNcgb4K7ayBvgvNbt4Dg6hR17V23gHXtXrecNe1et4w17V43Q2hjHtbQ2xjGYso7j6E9ZDB6upqwjAAqcst7CUv2WEcHo0XqPrmIYPQ5r59KjfeW/9hCM4EiDodPKRxDmLvnZ9CtASXjROhwURlhf9wI8sEetLwAZGbhRZRyegRZ21ILxiYX4uDwjbae+a8HYw8Nh0m/gsJk42MIebQ8OIzBfHrUQ0NICJFUfDgN+Pw4tmOYg1Il3jiYRGjJMLGFEg2h4s2Z1GRAQoLEOBTANsg9DZGUDM+Ds0+Ww8licRRIS5emOpeqMy4gY1ghQcphWRhbdsWl4X8WEKqhhJlSB1iy27BMGq5lkBSgzOjj2AFx3DdMN4Lv05zRNonCp/zVofWh+Hze2Yw4sAFRklPizgNhxPg4DxKUFOLitFWyTEcWJJoN1O+wZZK522Cdw9HfYx3AMdthv0WHtDvs1OozssF+NqtyPGq1npEnWHeNyg+rVHthUwZZUucUiQVJlh6ucB26ZVNAfVUSEaRqlgfK8bo4tb2ffDzZ1klXPJrWpE4ypMSTodN6fOxOMzVGNxpT6+TkfRrqbOorurAthAEUVeotGeTq85m+mAQmoGTJiW2OG548TwxgDNFf0YKi26WV7DNAis8BvVnhoqLHZYHKu86AlDwt4uFU/LODhp+hhIIOOzsBDmkeQZhwJxpO3B/DkUTzZgidbolehpFXqERj0SmqlHsXFkgQTuDepE2zFRerjfWpZrQb+46/VYPjpp32LDjSOD3K8KPjA3TGIy71fB1opd5eXpbe8SIfVCPLEPeQFOqyBDrkQfsjpf9Yk+aGAcfJ5OngwQitAV3eADk2olAtsVZbhbDmSCqMaqKUI6hyG4Ap/4pI590Hw2Dkq8WO8dWmrgK75dEqt/SDYxqfblf9BsINPd6qR99SmxKvuzAfBp7Ex+ml++oTa9D7suzt0l2/sii3caR3/QbD7nL9H7eYnoaLPPqm2nfM/o3aco1UgZbOPRq39GAcw0zyFDpFhYEm3dyHgDUnYT+F41vJdHDsWnJpGrdOAoafjKYtGWzqexKYXHWcsGm+pY52wZFg5ZsHJdNS6b/oOjvdMEsbo+JFJ3ZmOjD5Lx7sm9fICS/ItHEmS78VxgUM1sCTfj+NNto4ctT6EBEbHG4AOo+N1kwQOOl6DQpqOV02aeul4xaQRn46XTRryC7xh38DxEkCr6HjRZAw0aKqm6Pck/bbT7zPYTIYyC2pE+kGdaMOkin4h/fZAs4WNrKdoGrUEQ+SCJYgX5y3Z4DprSWDLjiWxXE/jWKVpFEcaRmdwrNFwaomV4HEcNzAgroFp+L5Jx/UMiGtgGv4IxxYD4hqwCrqLYx8D4hqwB7ptCnTMAo6rGBDXAP/fxHE1A+Ia6AE3cFzD4gJHnL1mSgDaqzg2WFwwwPmXTdmhm8dxcKdxEcddPAsZah/PQgaWLmdxfJLnHlod8bRjqM+wuGCE5qdNmjY4VOsJvubNXr5+Sy5fk6tX5epFuXpBrp6XqwNSAGz02RLH1eJoh7g5SYdQYrXuQQw/Qw0hNpqhdk5xnNe9UxyHckgCND4h+DmPC8DO/p2GI5G40FcvAsm3PMBOi7wfBFwRhsGAzWN5MOPBb3Aspa/mS9hghO+4c5SdDo5AUhEJwxHRgla4WNblvW9qw/k0QqAsbHKJojkoRPq33XNwF90XO4suHuXYqVEs4apYOMGA8ltzATw2YXDL3huOqmJSy4svKPYl+Ay4rnla0TRYq1VT8OvcrfKHkbYpaowe1TMHL26Vuu50kDFW8S8FTezvwJmeTrALWcYJY02+zuq8vIjAeVSqCZVGlXIK8qrKsk1R5buLapNwZO6nbtn085HIC5NnxXtvVWSGd6m/5mlsaVYtJOJalNlGvnKoHTQhPZiqeZgWr6YEfIGKYTfcLKvh7gNfwWiVwkWDNaR9wHe5EfJ+Uzb9uLz2wapZyVOdVOvZqpUE42XBPo/qUJ1h411hWa4EB058vYoYR6ZUUiTCVqDBQhsaYzUNVokGYAETiaLnqfYOct2+Oblu35zc+34OStKe96BUeS8AHkOO1vW5D4Le51Vvt29O78q+ObYQ9YyUpyc6g29OLlYXIsTYS6xPalYxCubpy/oJtRfI0+SQTAgbG6MFIFYsN0JVqtlgYuWpC3zL5MakFkvfm32p7ecRn8w4QMzDbVzlNoYzZhmXRHAmbYx/hc3nyG37HyJE3RFpeDjqaoAmZ59s6QMniG38OOIyK13ziZkdoqdZEJFjMztEIFAFnOWFAcWHEV/rBRb0/RgL+j5jQZe/ViyYR523HQ3xbR0x2dJA4EGXWxNo7xkLpCROzqEIUaDwUvqWvUeiv5QRLb2iTIYqEmdgj6ZW9nwFoDfsnQ8HlPRZjgOx5h9R65W+8g1VvfA17vOlTOfS5g8YP4qtU6tx/KiSdi8tsXup93neM29E8aOa6fhRpe74Uc0oflRDVeHjmcK5bOj4Uc1U/KhSV/yopo4flXp3JT/THriW1h8868MNmC9qdFEDQGAd7qXggPqDu6YAhBfpKTuf5ulEbhLz0TfArtazb/BuEvubiudpQf+B+6noEtjzlq1SWlhIVs1s/3DUlJab82egUeh90GJhpJSd9uM4QcEdnEoacUR8/ffCGStHCUnxBUTfFflCabpq/NJSV5SQpsYvzWYJQ7/qMf5WOkpIU0cJeQh26EuzQ18WO8QssJTseoDz9rDdfCsLq9LbswJvqNYZOMHHyV5ug+4GNElQimSDz9MbrVlaPvd2ziRLi97U2gNgiByWgMSXf+PYNksiaX9JA8Yp8Y0Orm/afFiQwx05LMrhnhyMwOFjgf96/HeA/yr+O8p/JzsSyD4FscKcA6eoCMdi05UzHUFnLrw312HQBwdgKrlwNzbKXER3D/PTCTQK39iZujHb8SUV7wdqiFGn0kUOJwUaoz1D7QQLMX4E3FhE6CzMzUHOimBKUl6XAIRRhe6cCu+/TxM1EE/o79yZ2XiaOzP7/9X7PokXTvm45WBeQ/iKlcNVxJgNR6OjHrBMwSwpCQCeF1RUBQ6zVoScF92B42wFARqI6Q89+BwNwQyYB4AYpC+lLpAUGOv046R5eqmIHyNBFRFNBj++Qr94/KBf4mAaiBvBOJtpnPMi45RufX9W90AqAwcCfD9e5ncQ3fe/cgpiQ8iiPXcwgf+wBP7DTsRzjuohvqVsJuICezCWxKUbWCq5QM9wXgrybSqf7hAgBl072qwEbB4a0bJBuV2hI2j8PAgcIe5y7MN7WBXbyfdA1vh7uOjs/eLXv/MfRr/4R8DONcNd3A+5W+2i8ZJkvrKIH1UzFVeCzZSWx5kAEk9YCLFJRsWAr7TL3ZeExPAeFacdFEWkdZTNglS4i6Rkui9YFJyUIZhhrB4/yGs4d5Rb8qNVg9yrMNaE3NLJqnMdrHXmAO41N8ubhFixjtkvoLo/T3lGe1tf2jO3NwK+i4bSLVciJeIOWnY5KXynl9tB4lX5JV5R1WnqLf9D0z4Kw2DFmKEkcptYE77SZn8hN3Ljur02yDE2KFYrOHBEF/vNMevu2sCQ918B0S1eU9IJw49OBzFQjVX+M8t0jkbqZYkCTMK++Ry7VqbBKdzwndfxBM6Hh2hxVg4vrINEy5bCcpPIO299OfSmwzw3USNgsr+J9XAeK+ACm34TD+ZxKMTYnBwgQKNkslloAZsDbDROC6Wy9jDNYbFmx85u/DGqZgEydeLxluJn5Laf/Wji1634dRhEHP3K9Cdmkv32Q3zcgmVxgY4eLSoh06+FubUBq4fACP8G9kHTkT00VOehdbBd/iUrb6agYE0aAbC5Re1MchsxNxoNAEiwqSiqAkyJBGstGv6A2pTDyCdCO6DYOEx0UBQhHiKdRNNl6B9qoiLLdtVo52s5TCuC7oKAdZZWgNu0Ao5rgWNbIxb1gXZQoBVxNQ7doUNAYHxoEGOiUhqIF/JAQzV4+8uS0BgsHpCEheS+hR3Cht4htHSchk9heTRvRsujeTMJlQMvxyhWzmUziZXDK6pb8Yrqlqyo/qRecY9iHWUdqXLoJOtoidZW1tulI3pl5YgNt6BxuYLNZAqWwcC0xBkpBAWJBoGpwHozfOt1WYAnCGULu6l2JQD3qhySgkaSpNKVpEpJanDUykKx8T1Vp1apkwxa93vo16JfL/366NdPvwH6DdIPru2w9RLVg1b/ODD4YBiFXKQjCFbpMKw1mLStQYAi4Air6cBn+Z5DjwWYG+nJdGAmN9fCppY5aCQj8gJnt04gj/z1akRuIFQdOI0zQEBGBM6KrjcSf5GMPqJGVoq0wHls0pmOYZx7mkclWCNwiIXNK7TbiL/6Y0JR0QLUWWkByg4QLgejwgLU1AsNkxcam7/A+q8RWYA6CLiGBajDC1AzFY9qBlpjRxagI8rlMTiJSDXCC1B5/TV6GwtQMxWV6jX98ovpdzG8jGRUdRyLjPW0yFhP9OGLMbrAHi9ru9hAsA0DQVe1WbGEqC8AzQzQ8MB5VZpsSofsJR7rURvUpiQIL19JmrEYhdZTaxmUE0YZDMypgiX5EO+qjQzEiUitSIOr7nywTgokCvAatRaHcS4WRpnFJKsmjRejEvhygwTx2xKFB0ayKLeGGmIgUIAC0M1FGBUMEIdF2QyofmqlKHW/6qOvRc/6aCm0JX7Wq4a55Y1nRC/IPl6l2WACllWxug1gd5NzAnq3lXsMbpawoTXrF38g5lw5TlqKNbEG7mLN52PGVJqxdJQ0sytK2modJS2bJw39qscqw3SUtNU6StoSfkTE7KzQzH+IJWorIEZksGOapHwES/PhZQpiCJMyKm6QDpWXwgFNIBp/GE7uaqua7ASPYHuPzuZmKff1cXzoMWQ/hnxaan3EPV0Zx4iPo3vmgkfPEBc8skIOA5+UwwDl8NiZYEpNzUFsrKsJ9alOsE1tQ9DiT61YMm+lfKk0vWrbCm/1rfQWleAx9RiV4NFOsL17Rbldbd/7s/92/Z3ylsauOfDmo3PUebZi43OSCqgeoaJ2Ol0fXI0PruZYKKkPjuDGyJLqb98zd0ZN8acnKMtZVhpX1VTHr5IQ8FiHXaVN6jGJUP8oiTApmX8iM7ZbKTPMWxFKDFM2Yx5FlABDTUjAggqHIFClHTa2X6pQVdDci8WWozUWLyCuE1QLgcVahcBO85fD61JWOtDI6GJJYM/NkjiSqEKsFPbn+4E1S29YnTPvl/9Jo+oiXBNJDk4sPQAVCqs3HbqJJQhRGfO8nBOANVYY50VhXIhttFcItlQEigNJD0UGY5KgS1VGqCcJj/7WEavs49+jFVdDSwMepIEm8GQgagMtJvCikM4tgXCER5YnsZI4YIUhE/AAhlt6ojHr5eYgAI9WjMNUFyh4mbgRAohvrOIIFp5kwPOKl1yvIS7q+9iQy5yH0pn6qhFiF4TFgGCFlhhCkLYVxtkXVxhnn6cmAAQpj7M3aJz19DjrsQgQiAggMZIcxilEwklKlxox99Ac6uiYSQ0fgQF5pLXL+lVPv6oY+QmvxoO00q966VcjO+qmmPY2DwMKiPcsBjOqvfbBQZ5MD0roVrQmKAO4TDWM+4DUy3r64Fka/9Y+eIbmSPqb9ZwGhf8BPihsmvksTQBIvSY7Ned1kPPK/hbKcojLcijzW+uiINXpQNX88d/Gx8sP/rVJ/xOnj0RMgwQR4yQ2pKoVlXddVkJ+zDlWdI4MUyShwHSULyrj02oYKvvKT/zIwVe/s+7xJ6Ij9Y+n6d0h+hUfPO8XqTmYt1cplXrXp3eVpGzRr0QpS6rJ9JWYVhkR3lyBQCs+qPztkv+C1oPvIuJwW6+j6ettS5+WlH64CrdXmV89xw8g0OeEj3kVNstdmp11MLI5UG4Uoiddt2e1cmNwzxlq81VYDqyiRWqFTvmveeRfdPz1FaCeM+iEcgFjCJfcJrE34FSOpEBovDSeivkjyn0OODReAqkC/Tv9GFLFCe9TD3S83zQBynvEb1IXwBDqyUjaIyNpn16vS8dVPSm1GNWCBOM+0elQ1fwN2H7mEiGnSpBHGTzsp+Th4twA5nLGR2G/UAAua+i8CXSu9cAz9tQGwBijl2qvJld3Va48/ni6Ug1GdmxCBdKj74vrCJcWeebHaH3JWJN0VhCoy73n/uvz733nP/k/d74sG++eFNxLuXJ7sSv30mJ7ZX6IGk6zY5yH+vajvnmJVEf17VvhRdh/0CxBjcJlQ0UHiGGo2l45qmxDhMCm10TRmFku05COOlaRU4U+BSwyUKqPI25GSjJ/lDGWfQsHw9+YCtOFO7S2Dly/yQZ0CCXS93Rbhwijc+gxG6p/v4CsiZq/AOS1JtycchKZElrcBhe9Mca6KovaHpc9gJUwSCBCa29SPViYj80R+/LOsd6v36QoBUlgJOOY7+2N+jnDlq5PI3oiFPt6xNThbtKhwudZmYH7o7gc/XmqaRO6L7kf0W4pyI2nSSogNxupQT36bUj6nb++LKvMESpCGlD8f7FM+2i0KygaNViRVIIclHqWYsduiwUy1Q08m4Nuz2KzE+j2qMOeXEdXNkMH4PahdmBKwK/Q1lDfeaxBtGrPAoPYIHbu41R7tqj2cow+G2n22MEXejodZ1Pr1HLTGy1jmyUINFRmUefZos6L3wHmgclqvI99s/uVT/qMrRV3dqS4+56bs1NxOSP07u5Qy0eBJmc/qyvrrCTIuQJsZ0hvJCmuIOi+HD+zlP1CyIDlOvIQb85yUKl8FKc0qOitiwoLYbUMIawKeUlvdBRV/Epdv1JdSW4TpGod2rJOxIPmjj4J4PaP1dTgOTZV6FvU/1ZMW03S6o94rC/k+Jk2SXW2SHUNtEFmnPHqDwRdbYDcdgxdbWi5zmC5rvEFtp+uaejqagJdbXRBV1c1dHVN2T6XNoaurmno6qqGrja6oKurGro69d5KccabyR5yVfGFRxc07pYF1bF8OLAZ1RGuPbyrDP89TywMypy7DpOJjV7Z8nX1H6zlovHjvzSjAGip4FZ5DmVlsNl0uBtm0zbMnKBz5tBZyjiMkGose2pTF1u7/CYRdGc5aorspugbceA1/PsTN2ce0VG7jjhvi7byPUQS2KsjU30bBrpYmPGmwpJwUfSpM7w7Qv/mMJobS//tjQL/zO2NYv105vZGwX3oNIrmQ6dR+B46jeL10GkUoIdOo4g8dBqF4KHTKOZOByX13ezISPnlkZGWx0VCp34Pm3WwSXao2kVVoL8l7J6+/KCRyLFB+cHnqE0AwYKzIqwllkb0kvg7JXpceXAAu5BQthVJ3vwcdXuOv1NU/A/xd1x0V3fpv+XhkzKDJ60UOmmlwEkrhU1aKWjSSiGTVgqYtFK4pJWCJSXxgdzloZIgtrtotYAb0OUG16fJdv5L7eiembrH8X+ov5VpVKIhITTK7W4Tz/DuerbyfBlGnhO83UcTqJiemTpmoIDxGE+JQSmm3dB8g2be8rRpHUV86sOMC59LbILEhzYvMdMRJcN6joem6CZDEVHP1Ztr2Ks6gCKhz5sH9jN0Kk2OYrqaR9Hi8v97K46WqAzBr5adnQHehhTZ/sq49uOVCxo3qBDtKTrF6L6vqu+HRw/xrGZrSZntca/Ru+HPwVYYJ0fxUhnJ6dJFhuOUog0rXe9fmYG190v831/tVlZiVyAbTdZsorbZ0zlDkh01QCkKryJNlezEpqPAJjvP+Mx3zNhkYc+euV8IrI+D/re6of+t7gg31n0rwNRDgzbHHrHDEn4kXtnhGjpbc6AdA4zLv9+0LZNtDrOa1YHEHjWr09WsHO3xk5qVck01qckhgqSpMf4yXVmkFbFWpEoIj2P2aF1T+vSmVJFOb4qLdHpTqkiUKKtIZ+nd8Hd6pqzOJinS6U289A0dKdTZTVKoBMfcRW6dTVI6c1npqhH/XU831PWkoa6nG+p6dkN9iPb5bm3KuqEb6vp4eSlnGJwBJchJST9kjpSC2OzcjX5f/g1TE29JT6mv0E2oDsqK6Gl10RN7+9YP0k0sdBM76Sb20m5iz8YmTNJNyn9o2hbHJaJBxZbCe1J4wGRhlebwTqHAkXHXd9mIK211jrdGaw7ra2Dc675UtRlxQbmvMKal3OP3lcq9FJnf5TjwgWy4TgYY+/YxVootcnIeBycosBABP3oBhBJTCe8/jZngtwxZJht0JpCuBves8s8VcqZG67LeYR3tTPVwkB/Bov9OJKdlQHM9KNsvxNv/+fBmCVJjtO2fh2/GeWBw0RODhu8L2ApeBfwqWmZI6rz3W+aQbps89vnYOKdrAErlj/eS/F02ddO5UT66J8rqY95kr0CFffBpv4hbF+A5YzAEpEbt5EwvMlZhBELJcGL01nkrQpDMq/IO+wTgx4wHhn3KojoDjCy848IZMbZILsotWCXrjBaNaZ19iS2tGVMSqHD6EWNK0tWo9Rr+vAWt0oyJv6dMfuE9kxeOqsRGOnTjPN3YSIxVwQEiswHs39eg399lvSpXz0P3v8uC50b1SXVil/Vl3OCzZ3RBfhkqQU78ohzgGKLKHwT03guY2zbaJ2hhtIuKFL36xTi7I8hi1Lpo4++8zRn+Ct7PQ3NQY9VYUH4pKO00fhrO4yU0Tlk3RH5FfMoycM1ryd4Csr0Ql3MmKSCcWXSh3mWmjpiDGn8p80nxhPkuw1RqdVQOTp33rpkAvaEivxrUsFHC5y8GdeyW8PkLjM0eCthopEBMRr5X2E9BpRi2i1/xqXSR6BtM2jq7dApjmVLUYzg6U9y89hS1vEtzX5qHujg8/sKisewLB+QDeyT/7ZL9pOS+WXJHMGlFb6vpmBevmawDgVIAxJqpQpOCbV0ewk3vhln+J/05+AA7eqCgQWLR1nB+GGOPpye945ugYFE5GrePY9LL6XH7OE96bDuUHrffxVw3V5+yTuhJ7/imcjSNvLupDfmMeuO3PggK7FxXRFYnNsG15Jyvp435LanPz2+JPz+/JfV5SpT1+Sv0bvgHDWISnMysoflji55Qtkh55rew4w+12117OjQ+bQJHz9jGqBXRsKj2pIbFK2A34tx5W5DKLtkCpXdRA5VdsAVL7zynoxlqy5R1S59fpvMPcd6n56wtbcHFCEty4wpu3MQNKuINmzXh520gdZCg3bBjBVOWLBK1y+k0WU5nkyVLFqFPbZ9mvda4QfWDUbi90S5ssydFOqFGsscNB2GhIZXAQvLvoxgQh1SlzbupFflUWkKiYmGKr+qY63+2W1WXTvHVWVXtmuKDquavEMNPssn68huAb8iBCwt4RmflEGM5ndSkdrcmUrW7NRHX7tZEqnaUKKt2t+nd8HdJZlnAyf9KJ3cm5MndCanurQm0+qI1zW0fN7u70Z7cZt9BxARiyLNghz+kLnQanFXbaZywmUXtY5rj7lvCgfcs4bzblnDmgiVcd2diyjqpOXCBzt9lhqNGTzHe3Qmq1KnUjdu4MWNr4MUs/ltMN81i0jSL6aZZzG6ae2iAj6hFPtItscgtMcohxsPJLg4c3War0JZS3ZtoC/99NBHx3/10Me4nxbifLsb97GIcJ9YOv0n8dwwn/4pOTkzqcWtSynV/QvsFjlNi6CZp2Jr0WfQ8NgnjNRquJv06hATNmjR5u+EVi8H7YUtM8oYqxfXJs9Mqk+eUJWSc13S+ZWk6f2gJyMR1S6KVXLWEJ9Q2u2MJ6W5aQilVhvdpdIFqX0Pi6t4NWwsXhv/BrYze4c0qL9U7Am+uQ71jF3xuXVXg6fcSMjy1AtmXSvFRe7MUn+uS4pe1d5YUT58aELJfMbrovn2b7aWEe6H71fGI7jOTqXLMTMblmJlMlYMSZZXjFKh7kWaDkzi5AWAHTfeOpvvMZDkaf05qup/SdD/NdB+npMvpvmAuIfaHphD7hilEPqkJOBMR+12ctIh4dSr7CU3x49FNkPeYJbhG903hF9bPEDt42+ybOK0SPdn8/Ov/O8ityXnHjMl515T55B6ON8ylZOXpD3X4jgn1Mqp4Nt22Z5O2PZtu27PZbXsBLbhITXoeJzOKZkbdtpd0256dBNEvmnEXOcWAVANdAyDVbkZXmEFU8hoUpSigKGhLgLOERQFnCX9G3K15kLs4ya7WfH5+UtBZ0Jyg2qXJtsC3RDcu4AbjuFS54TpJwwG1JTxhZveDpYvuqI2up/vB9ex+kLXopk8VMP2qrk4wAIRKXnLDWR6LcL8SrTe9eIld8KuVlZQBf9dyZS399RQ8v/pr/8cPzf9vDzMF+1UW+5TdxhqbJbY0j80nPDaf5rH5bB67Ak5aoHJexsmfYYzUPHZN89g88xiMWNCsSYsyoDGgA/YIm7ErPPdI+FWGv19jbB3k9Kow34vCa8c1O10ldnpTC3OTgrBc0EMU+Oit5PoKrl+L2eqFmKu+qD35IqbiGHIkcUMur3TJ5b/bY1dhrv0OsHnsFMA2BLGfNnX3vT6B8WnUusYToSUNem0Cu98qjxkBE2FeN+g1ngjhrZunBnW4QWkUuolp+M+bNF5NyI0bOP4R3bg+IR+4NsGu5OG7+msnJnTUDrmIv3Yi/bUTXV+z+WuIU4TM/7hKw++E3JjB8ffoxrsT8oETE+K4fBTKWJXTRmPI8l6ave+Nx9+9N5767r3x9HdjtjkGmf9bVLv7mr3vjXPmjl/EoQA3YcBal4VCAQm8YKF0fzywzd4eTUrHtrSlLe6PRwPn8fRa5fiWuHTHt6RKd3xLZuneRel+GUslnPw6nczotcpJvVY5zmsVngdPbJFJ6N0tMIajiW4LDCvGKSl8NVUumpSaVJUZOx5p79GkXonqwwgStkwudy2BDI+EzgtaRjwfCZ8shdLyTDXaIjnCJON0dLOupUdMXhA10bVo/l5Ers29b7f+2VPf+9FLu1Vz6TjRM5uEg4cw0oPZq7XLYtG2xd3luKyC7qwgjtxM88PNhB9upvnhZjY/LIANforqcUvzw00ehieF8gvdlH9hmz0a5oXyC+Oa8rdiyt9Ol+N2Uo7b6XLczi7HXXz+r6mR7+DkH1OBFsflyUe6YLfHY8rfGRfK3x0Xyi+OC+U/Gl9O+WuJGHoxTXlQ/KymeEeLoVc05W9rCWUhklBYLi1rykPwBOU/jG7WtQAKyl/XgipJ7OeZ8kTcz/EkcQe017SFvKtpexm5dFag7Om0YH86GWFOp0eY0xOZLXoWA8qfUuE7en1xmtcXSii72E3ZV7fZA9Gy5+yEpmxnIqLs+XQ5ziflOJ8ux/nsclzE589RK1/AyTfp5JJeAs7rgp2fiCl7YUIoe3FCKHtpQig7P7GcsscSyt4xl1D2limUvanlp3taXjqtKXsqoiwLozVN2RlN2Xejm0sFUlCWxJEFU1P2r0bh9ZimLEumQtmPTA00mkXZU+lR8lQySp5Kj5KnskfJDsbCrzWIonpQPLUFlPWEssfMLsq+tc0uYHxicT0arU9vicXcdDnOJuU4my7H2exyXMDn52jFeB4nF+jkoh6tL+mCnU1G6/N6tL6gR+uLerS+lDFazydycWcpZU9qykaS8UVNWawyQFleZYCyIhpryl7TIIZXzdRozQiGNZGTQdnCNvtURFkZj2+kKHs+oSygDTnUWRZlL6f7yuWkr1xO95XL2X3lKnrELwItSXeNy9xnbxqQime6CXvC3GY/zwtNfEOrh65OtLHTmDQl9fMwmepeFfnvGVlMHJCWe1e33Imo5RhpsayRFkuCtFhkwU4VWPTjFpL9pT9NtdCLcQO9jIE3Ld/lebnD8l0+ke9+3+w6H4n2vjmyBvvfKXPMHsAfxYmum+V7haIroI2wIHnHOuqKcLhoCHCjEW7kLZGwgUB31CT7oGcfN/ZihbfRehwbC+PGKFvRG/YArV+xjPA9emgjjIchYTzY/7pHLLuW7NhgLk6U5GJ1hy3+gvfb1GD/GSz6IqBrSzW+HcChqsnPacXQO5tGre5P5aUdOFyt1fu/dgPqQLlziIGq+gEr4MSP5vbOMA725JUz8b1O7KJyhuOm0uv9c/xqwAjWc4kf/n/8ScSBozvJnN9fVr2qT/Wf6QC2gdq2V7W6EBhUazZwPwgGn9z9j580j6vBI99GE8de9i+nzl96o/3zgYvPKPflNvvf12DHl0BzdJZn1Upl1UpnFeX0CnIyBRKE+M/Y/KBsfH751qNyKOdzD4YNNQid7YNhkwZNU/C5sKVagEwe1rG3V4/AoQuqxJHDXuWo4aKoB/ZgKcKPPowt2B/wTesHftP8Qd/Ee8PTqjBqHJ6KUQ8L4R8ZSRbeTmMAsIrbbE9gFSsCq8hAHKPWq1PGIJ3V4EEEBJYyjSL0gLr989Ts8Ngr7zQ+S4fKTgPwjNVtwGUMOU5eQcYtfHfRkKBQl9ycJbvIGH8iKJT1e5bsmLMuwpG9a1f2ruFEb2BE5r1suBYaAH8tpNBUUlvoQbHmGKaFVZ+j8rPpKMz4kvmNJ9VPqsI3jn+bHgb5LKSY9Yhcnj8T5GN4kvV7Xm6n0n4Jlip5H3Fi4qVH0kmcFAoMpQHSQPRNhC7N2g+jhbgyo/0ws2s/jO1wP2k/TJW+jb0uTPGy/ZXaION9/tihnM5d2SpMDc0LPA4ntS+rcofmQTtV+3RlOYVzZnkKbA8qZ1mT51X579DSJre0+cktzbv7cf2MVOH2mpF5UjH8G5parP30jVc463o5hZoRvwKgCbF+uGRZ9lHxwRADC1cMLIRBc8KgeZ5dtXFFDruqfEMbVyhLz9G/bQYF2AIV2Iyw8ApjBFmMehOB3+CxRH7hidT9e2IXN8UfT8kMjOqYwjxBbj/XA7WQmkSWTAldC8s7LaAbgM7mlcv/Y6FgalQWbr2jLGMcc78Pu5HvaROMU2xy8T3j47bu/XjrHqnz3u88hN3I94z0PnyUf2Q3Irvqv5PsqidWOjAuLGpwhu2QkTAWsYF6CzISYptV055ICd+KEuP4bkD/j8KIO77zSjuon/HKQW1lSzmDLSBiSzkzNojQ4PwGR1NLlCOcX33l/GxVT+fn8KXOr+p24Zl7CC7UUB7AMyo491TlWUZz/DGsmcqIP8j3y7jPY/cewaDk1X5er/bz8AO6jmM1HJjmNX+ew6LylhNbs1RU7b4VeCF8LAsH2hnwvqU0vG8NMBtQUbDBTMoMBrBjscVLUyxemtrOBdBEdf5Khb5SOdBWK2ZTiLJ5UbJ5Ic7mi+UUC+HNJSx6x0xYlDdPArCiOR1/5/cS65J6yrqklLIuqS23LqmlrEtyWdYlUZEWzO4i1bV1SUlbl9Q+1rpkbWxdwkWO+oGbrrRYl3R94YB8YI/kv6J1yUi3dcnvwbrETWMcs5XJMVesTFaJiS8bz0XmdDwm/WsqVPlatWDHoSTNd3Jie9KxWNMt8ExZO47RovJKWrV2JVu1lrnjCJ9ov6BNP4upPcagFC0fyyF8IW12WgYoLORW0bs7aSefqvGk4dcxddobrUm/jthisGOpqvo59mSpoUng8tbQZUXC7UGdIUMXdc/GGw28gYSVcva0EauSN6VVyZuyVclZVjeG30xb3vREljdSYltb3rRQjt5sy5uoCPNp/ch8tn7koSxvBPMGIR5PW2njGyimormllTa+WTTF+IZ3N20GaHYB3MxKqR6t+mqJ6isyvnnXSoxveGM1bXwzYy0xvoHGi/cKLFY7r6TCmklTZyahzkyaOjPZ1DkFopyBplxTZ4aoow0cThFlmBQnN/nRRmOaCtcTKlxPU+F6NhU+RFv/Bjb0cPIdOrmpqXBLU+H6Fok34oYfmhEJsGroaFUTR6rI6UgVtlZBGaKCypz+z4tuSlRQ1k5jXpPi5pZkg/bGFr1BW5Fa39qi1VTRjQ+3RLu0yzVNCuvHwt7v/Sim3/9p99zeuz8EHfOv7u7MkqiazKF9s6qvew+Sa6rdcdONupA06kK6UReyG/UOmu6iIu7DyQ06uasbdVE36gLrJCP1kqvVSxiGjpuJMopWXi9IEMsviILueVE5PSMqpwPSVne3yJYktg+2yOajJ420iEbibUt9484W2YKEQWVdVFL1WCXFuODdmindnoUUel8KnynowyJxluSCPlV+qd2JRwqMEJo3P0o340dJM36UbsaPspvxPu/GUe3v4eS36OSY1o0f1wrAj7aIUVBKiaeEC4eFCQekFT1pxYq0YkFaUQcSNYQQe4UOezQZHpcGPTYxhejAvGW4hSMDQ/PNxj4wf9qeXN9H004CwzjS6jXLsndB81yza9f2Sq0QmVznePfWPaJjq7gjhuBx5BLZEdieWftYBWrJQrSPVejaxyoAEu2T9rESeTUHKLxiYmazfEfTS+9r5fW+Vjl7Xysq1+10uW5nl+th97UKel+rove1qnpfq6b3teqMaK1n5hwGhWT3495Si5u7WoF7R/e0E9GOpt79OB/tfpxNb2F19EbH6ehmtS0bJbAVOGnFNim8xZFTxSxbZ5X7JFurBpTFJIqySY/IosdlnrmzwjyzdLs7av576ea/l938Wdvdmi3O0mL6DDNFQZhi+Wankd7mzutt7nL2NndUKt7mLnRtcy8r1cNucxf0NndFb3NX9TZ3TW9zL2OKa8nGycWlTHFWM0VHM8UVvXFyW6v/FyL1/630HslNvUfyYXSz2tahoSo6NJRYkJwXpmioIrGAJjFbFAmJeabrPOReWNSUp9JNeSq7KbP2wmSrSyzXTm+Bykr84gtBnh1L8jrUgTYYelTCPNOSPnTeID6oTIePRotpardXQYhEb9CDxe+MKUG6T5gSpPuYKZEDX/PLGnAnLxiNdhRts6iKc0Qtue6dpRWo93Bo/IDHABp/8T1WgWs0/ubz1LBdaPzNldH4oQopAoOfC+FFZ4zGXwYEBdTiOZUj8aBHAU8igLKVQ431JPDG70sbEbN90zxDJTjnl5m458CWfr7M3FGJbZuWbixGRD2bJurZbKI+5MYibyoW9KZiRW8q1vSmYl2VlN3VN7p2wjiWOxTDLOFtlq4xKjPriMyeSvrHy9I9XtS944upzvGC9I0v6FuVtsgvBZFfqDckQ03cKbbHfeJxQSmPZ9NCWWwUaIYsZO+R/c9m+T+UKhbgQo9U3hZVtPW2fTT3tvmOwygFVgxfKeq+7YErgL7mA4MWfNQO3/Lz3UowN41QXUxhcmV4NJdpQVimlV3Zr9GvjrCH9GvQD9H6eujXol8v/frY3+tB2/L7cTD8gUTCyp/xBxEpKBP/C/jORTWIAH0Szo86DDFmkcgJNL/ouiRRXocYdAWg+S1/WAFvE8Gih/5uRecQssYhRHZHdDWX3d2HgMOwWg0d8NdEZRuaDhRDWA0LJpVigCy+CCQelsQYXIU7azmWoCEXMZTj4u7oGKzz1yOOa+js50iya/4RVa79lW+ooQtf8zesUCl+5wcAE0TbIeCuBhMc0mAIQwyGsOHz7Ee3TsMJrk/gBIe64ATXa8SqdartD6HgMZzgOg0nuF6DXQ11wQmu13CCqfcAV7Auo36jD/7QzGiqjQ+epbfXKzxWuFhfpplnhCEoBc+S0SB7VMC3gtH4Zo/qVYJ8GWyMb/aqplqrfLycIE62EBYO6TalkDH7KB1gKoOxFHBkOYK5HGV8yzjbsqpSAbpuVVWdPt91q64qakzgNtcJEmaUc0XVEHcufavGuJtdtzy1mlpxjVqt3GffqNoSVZ23jsrU+lcsoFgD3BQndUCX4gQRDxbgvNqDNDjpFQBUR1Xo5AbSANHiIk484JziBPERFk0NXnYDJ30aT1WiaFC/FdzUPLvFvqav+Gn472jAj5EJ+fnrsrs+TstjRoXKCmcC8Ovs0Sk5HcQc6YzZFxFXgY4d4NPR8bxJYp2J+EiOd8nE8GpAuz8pUIGjgh8INMFBRhMEBkxLYm4BVDDHUXUduH6MGOU/qBTto0D5EycxWtIcdY4ILExg04BtB47AXTOiG2adLahdFq699BrUezI09wduG5jZ0jWi5Au7o2NQYJCGNuQJjVeQB4AKIj8wUoRvMP5ykcSCpHVeTntQl1nKiSEcXzNTO+KvvbP08cLRLyWPCwY/jqSJxb+llvsgJVt89cfSF9/2Exwz2Y6piNYTsZIU/Z5u02zkTgc1GlJ5z6Z24cnGO7KkpgV1UKNB7ymW0BjwXNUEAa3GUEkGwH9rGKXc8FjhUJUYFC7XNnUAmzHQw/p0+Nrrh4PGSFe4TISUkmI8zXGfGAexykBliC9EfYEjWsFBHyRHbkL6pkwBTeCtuBwt08YLFr3Q5Bd69IuuftGNeAb2HhJqeo/kYiMXl3FT0GuIw/aiYFWJzUHjCqJz+L1g9gqNhBUAKvFODLiJRpilqeyUBUlyivDnLk0GFYlwWZsesxD1p0eCJVAHhRaD75K8NxcwXGZD8f0SiaRz0N0bcciqEk3cRcrTZHQTStE/S91qcI46+YCcJTHJxXAF8zFI68cvg0QK6nYDGEsMglDdXy1HY1T3v+UAeN4vmkEVWUd8pCFKvPfNwBVCuogEziIOAk41QdYq11fT09D0NDQ9a0LPmsbP0Rl3ZWoiUxDbBLGrmtgNnaurc3V1ruAfUxMb7Y+wa4cYoYPaQgjO1OsV6g1hYBXyR5XqkRp2k7ybyAOpwU4TuS9N5H5daSFyRRN5SJM0InI/E7m/m8gDqp8DzmoiD+gg9P1qcGng+Qwi88sZRO6RGZ05/YtR2dzlJHFE8Udtm9WwJgRsxut7HpMYhGqHdXdOeJ3/suhCE3pZpYa+0PwKPuzdZDy7A1S2qve3VkYsyqh4XIhnVKO7lKmBwIFW/QvoR1l9vZku5bLiITR6mXehXe+7cYm8obLMijRzuOUhI0KHYYuvPAzgsIX3XbP8l/0IDnDE5S1oW4J/ddzDQXEEIP+FaX6N1nJexwSuoJXqPUXKRscO1iD4RV6+4bUoQrIg0EIbl4Te4JUnvdyBAEPH0xy5itbfEEjoeNJECKJRi5bAWD9jYUnfJxmCy1P0fslMF8EILITtrcmbNPlZiGaXY5CpmmQf1HEzxzGKTeDSHJLPy/2ajl1chJlCXbpw/XBQRhfeV7VjYnKJGGYOoX2rUmKE961wEVlnUdQ6iyJY6xqOVdbHF7H2+9AEwhZNCLohVVnaDAiWN80UhKW5BMKyzBCWZgJhCRwE+jGEZZF3T4reH3Cb3TQR3IDBK6MYFYxCV4PcJbiVdVYQuGc6PK+RvBhfQ7ViSVkkckcdX+dgYHWAOdJsmf05DDgFhs0DBqKpPKA5IsICyTk1QIQJoGP5qQiIVC3lBslV2Idy/7emwHvyJ7CTX4Q2UhXHoBqkv/f477GIofHKG6o4bpy3YGzBD2cQ+JWOpyyqJx07lt8IL42Ex8wwzy80gsqTP0GCxRVjm6XdXk5uTWkUTm6NjUhObk0ZkVCiLCOS01uhSKBOemqrKBBObtXzLLFH6Ow0TqGcjR32MRy9HfY9B/BZO+xFOoY34D0yinerog88vbVNtxcdaY9hKt9W2ZWRtFt172KGSPt43Z6MS317MlXq25OZpb4LT65/T8PTHe3SdZtdMtHg2AB0pKjXdFGvoKgnHC4qvaD3Oe9OoqhXlha1wkOVpJfiMk15NWmGCKKCcSvc/uVp3oKe3BfUmBM69jQxzKToxwRCUeVIlCVu/FtY0kBsk7HGSiUsqjo1sa1vF6Hl8HYOCQprDGbaFDBTWoyhpI9HcK9BLor+xpCtPeD6HLi+B1xfTSWPv32RP0JFjb7fRE8HgmsuqhGnzEFY5+RRwhwKuodBIWm0857gEQ40pb9XTWnDX4vYf9w4JoUHB9+xSUYA89tBKb2D1OJ+YQe9/O4jxO4tJeebfX520ybhoIigaTTtr9gFaOHXUKU0hnmj8yCxRaWHHisV4zuvtBHW+s9NaA2xbOgHGqB7hoaRfkYDPEOiYSsVu7SF5Vw88PTymbbeupHueDeSjncj3fFuZHe8m+hvN3ppfNUd70a647m647V22DO6A57AsbRCR9TcTXnp7b6bK3fEhLP/X+mIN83vryMi/f/fEVfsiGV0jWtG3DXKT/44dQ1FPQN00CBmaT69ujV2p726NeVOe3VrpjvtdbDnR0Tha5pPr24F5CZL5UXs4d+0ZP69aCXEpbR1Ie515kOubhdxlxHW0oSFYaWQ04ypVIkqXx439lDpQUfM9pKC+DlJUQRU37zuEjJCCR2tFB0tTUdLE0bLHrTOJjrWIzGiCjrWZHFMdKynksfflgHwTkIeC+AMECpqTMeaTlkTOt5ICF5DQffACoxpWQYtJdK28BkVxjgQxRSrQQ5BoGUzQuuD1FdmgYsLC1jjOpCeLQlLRvzXFnhjfclYxkQ3c38sGj8e6Dd9gLDxRxGR2WuqGskuVMS6/vxhVTtYtQSmu87yElWNRyphMcYTrqFD4gkkVupYqoyGT4MJ65zRGBk1synjHIMN60ag7gFDsQT/bylc5PGRBC4yxmT856bFyn+Bb/2Jtw6kNT70eniscIBRWx/085+DbT+dAAiMscJnjl/48bemAyP8W4CDo1fQnZ98lf9QCzvZr3oGXnXC468dJGnOCf8mT1n4DlaWAFVG5LP89DeefPQnvz1XPj2YUqC5R3MAlIRJ7UJkUgsIVPa9LbBREx0xtC7g2mIHzAKWazdxH2AxNPSuqGIrwcbfOWarwrgxY0PJVmwjvi3fXrQytGwcPrLYxuJZa9k4RlUFWjaALPsGrF1V9ZV2UM3WstVFjVZdQcu25PFSLVt9iZat+nFatnqiZeOwZJ5WJDTC3arBWrYitGw0HIuWrclath7WsvWcC5qxlq0YRSCXkOqxlg0aD8pDtGxNhGHJQ/vEYeUiLVvvEi1bQ3mJlq0BPUqfakAdU1R90LL1csxyoI2WeAEtR0P18XpP9REXUHm/gmh/3Xnl8T4Ekj5+v1/nU9T5FHU+BdUvKWCLS/21KDnnkTOCxmMNyS4i1y3V2FctC1K9hxZkjcsAIhQhYFSZ1TTY0UyULu3kdDiULSpP0I+brH+p0ceLEo2JRpMBxXfV4OxcUIX+pVfx/RprZGqR/qWIIcJvqyrlaXKQbkrRng1WqVVzNJsOy9kS/UsRazVQlmZ7/TIoxPIL4/JxVHFg81cqWUq2DDVbEWq2xj52WxNG0hjB0IgVhZJFqNmKomZrgiAudvoTghqaoIYmaFMI2mQ1WzHKuCtTF5nCDt4VnaqQtzeKXahzLepcC5BIhbynbCavK+R1I/KaQsAhIeBqIfZpm2PfSLX6pY7dZO8m9HByukoTeiBN6LauthDa04RerckaEbrNhG53E3pYtSnPmNDDWpvaVqsytandhOaXMwjdL4q2Aqy87jhR4YrLqVJgC1F0w2JW49LIehvRevtopMWR5KCbdMRsXghvOvh7ikSA1YjlkwYPg7KtEN6A2OP9kQmfK0VlpMMI8MTgZtnkQdejxUZjBTUcF/6aK0Wcd5WwQJBH9aWPN5M+PmVdcamz5ZcPJFz4q64cL7vLA6p065bH7NFuJYfUsBDOu/h7TUtyHa7UdYtWC1eJ+0u4OmWjViT9WbqZgZjJJ8ccjqh4+eg0jzMFAdxk74CCGB8WxPCRr17EFAcNZOHJq7TE+wLSQ4vIDcIObd6sCXPCr+w0WhIAylR5DuXSBH1imE8mEWxXuA50EgN+mpp8orURL76PrWaTq+l+TPWaqF6wJl3BYEAPuk0RlKSRggaK73EAiMZDlped71zRJ+qSe7/EZatImxd89ieElKmrQtOVkkXBnClPLGDsiObJuyqG/1XVByNDxaUZpWHB78OxY/v9OJ61wa6j1nmbuLeB4OlMg1uukOSmK6z3oeauG5pZr7vg8SumZHbZlEzmTSnqJShK6XgRW9F0vIBNAHwEoQcLsvuHSQmcKD68393NCNL07PnEgZieH4iB/vg5Dw0ehs+cxPUqIq4XgncR6QpqDZ4UaNzyskdSdjEqhNeJAQa43RbQbveYK+jRko1aJHidBSlHeva7Dg2fdDzh0JxJx+OOz+xyzEF481Hrvk0yIR3v2b5VKZXD7YzZT6uk7RyxdRmF/o1QqEwUMsWdYAUKmTGFmjGFTnCHm6JCCIWO6UHsvi0UumfH9ZUKRgz/Pc7tlAMNuYnqXXOiJheiOfLdS44Qbd4RIl52pBxXHCHyVcfPUy27WjXzK7TUqJDQT5cD+6rUkBvtPSKSgWk22tsDxRcmLiYDny96SVyjzyh4Rvjn/H7OAEUVSlzVlLiiKXFZU2JeU4LKbuu6WCn/FKweo7rSfEjfH4DtO30adYQyyqJPUTfri1tEk62XvUD74XkqDqENdkLl0yZOMfWSvIyJGIp7rfmtgoc9ng5EFn/QogmwAMf+YvuDoOfcg2FL9Yifs+2XUk5eaAxFiSgNVVk3F5vqt4bYFzvDJsYv0SSLgajIVmlweIKXMIPaY3u/KNv7etKg9Qe2979acSpHzbftd6yjtCa54cgOSx6OcYxhjDC+ecAEVHBVQSA+uMnVGKgAIZYlLBWkCmpDSOUSTKhrzsmzBeKyiacIpMTURo4sent4IGY1/hWLpG+L3RszFju9MkKbsODACE1NKROQw0tYnn9YnACcV1HgvPjqBQh02Ngq8vTzjGyLIGoE7xcUVQvjt8nTD/QYCF4liw4GhG4BtTUe0ovhAo/kUpv0kN4jz6IpyNQjQk88IvC+ES2yBD06GRFy0aeI0y3sfmBKwm4BJirADo5aNywiQQv6KS70dciadZqLWOYkaQBHgGngSFPmZUfrzYrhZSdSi3zPlJ2qji2Y2sVx44ad9I8icKBlx+syZgnQw/Z56+qqjVCLVCpbdsqu236lkuNTj4qviujWfcy0FVxMBv18UcLFaDCge38fDCn7z1GeA+fYkWwZR0SKkBbzhPH98EJrOS9Qt2iFjG0hzBUMgs5DTNTBhyRqkQnFm35MW0zS2KGDRpuBMzRZa7ouPaqFFbtM0ssIfjUh+NBDEHzw+yI4zItkP/CS3sG8qHc2aUJm+p03hZ5nTaFvR1wWizJeiXZfpadoZpIDKR4Zs/ekp2gjg83+2OSi0KTIRbGlPhdtqd8FW+p73pZtNZruWsKUfg/wHrLYNmZakgkojQzsYF75xHX9iWv6E1f1J67oT1zWn6Ai9SA6WFybOrWSRy3U4BCF6F951SNKtmpqRmAqythvYuwv8WkNpxU+LeM0vQPIjqg0EqcHeOoJAyg1QiUEZjvo28Wjcx8byGK4dtC6NLLSREHPCgy0QncKfKd/F4dLkdQA8OznM4fjbWV6ZgEfxuRShDpiJ+/vOGzjVS+4R/Nv546WOR68fYRNaq8I6KCyOHVa8+IFOcQAy0MfKbg1fkHG/mLWtMTO3IgRpkrUuiVq5RKi5lILl2Cs7HsC7DGAIIYcG6z5cFasvA+R93tsHfO9JYYrDdZJYiXVO82rEgkA38fRv/rVwArxuWgt2s9hXyUEZlP1YujWseC9YGjlF2nVm7yoQ3sNqz6OOobYr8vijQWr2Rg2+hQHmw/WqIyIsoFSa5bl7SN8ooQN6wkd/KJgsFlD44C/ljW47kox4d2PjQnfwx4qy2PCc0BYl4rFMeFdtVZiwrtdMeFdiQm/lk+OIQ459ScU+KkoBMYAh6SV1+Ghlo4J73JMeHn5xfS7WPkPZEUYh1Ws/+BZ31drFV8M08UwlPa92P8f5vUAkmA90BI9Sutw0MN6FJuGZVi+Lmob1jotKBQCIvmxwWpVrVKr07cwmA9TvovabtVTQ6qNBMOxkSpUZIPpWxhYUBHjmaqTGIRBO45li1S9hj3LGrYrq/oPR6OGWpaVshJVvCy3g3Vn/PXKwzMPt+v6D79Czzak4i2v1AXpN0i/Nv1W00/Rb0SCJxZgh7f+QcsfVRvo78YV2Oz7yFdvBHFIX/MwdducGMBIV+2ZptkcxuN9ik7zOEWrDatetiLPM2TOIqzOudP3UqfHSgKJuaeqUdiZ90uvkosh6sjx4424s0o/5os11Dqt0EagqBasz03V+so3lHnhaz9gn3p+hS61J92jloWyV8Hn4x6ldI+YFEeJdHea1B1CrdCZDP0qLLXSHcnT7xkP05E2pTvSplRH8hSGqb9MOoAHnR/fojEqutlWNGzRwEU318Y3lRpUGA3/MukJg2o1QK3E1jy6uVqNULpVYmse3RwhgWktFXUxHjSjbEvUA4e6b8F8fE33LZozIltz/f5wyla9v/sWbNVXdd+qq17MNaqXprw3SOrgbsuR0mikBFwpjMcZtxTG4wuMpihG6C6NB2yE7tJgwkboLtunc8QI2KcDZp/t0xkvdVCM0F0aZtgI3aVxjI3QXYR358CrjP+o1rFl3Wsksl4xBB6IU9CV9uCi+Rtz+++y28wR86h9xNKx24Ef574twMJWClg4mdytA5FjGAvj+NIfp0LZQ6HkjhvHzMASyckdg0/zmP0aDP5gcs6odwDPFgPAXzPljXkT3lDY08y/5xcr2GcNJ8W68grDgNMrev8UQsN7sWX3wu6XklTer8fRZrCQBOsjuA6xgjiosdmh97Om/vi/MxNjDwRcYulbyvle/ITRiuBFQ1IG/a2KVFMTqaaQ0UXqLH9g0CZJqCHRoBC3SqxzLaxga9oqD26WNPy0WI7oxe1YGklJATyCSWh5QHtRGosvBpFGupjM/9SPqhKKfhDv9RPv/YUYu8QpeuVeL42ZlGJA0suVpJAggDQUtFj26NXSSn8q3x6+M4j4nQgpz5Hto7Dg+MaQ5Cole4hSDK5YikGenVieyZE8kxN5BvtNVtZST8dE/n7HXgtjby4eey099lo89g6LNNOrx97+ZOy1usbefj320jjAtE/G3l499vbrsdfqGnv79dibeg9jb29G/YYw3A7ScMueYLgYoIuBsphxN2DGnVMN3tars2DhYz9mQAbjJufOYVBXEghM9mMEblfnzAfBMPRsw7wgzzE/J53Dz0eLKzdcNKe922YKNA3bk1HnvLP7S0GNvcwRRjuHw1tQrNF4IH3yVUY4q4kGPBowTpjv4QABFJ4rczicN9k/c/Z9HQJ64565M8kIQF00NQaxgZoMNFQ6aOkQTVJH93JVfofAEFs7jY6OocCxN5rasxtwOjwW72AnccgDloCMlLvG1MWuMZWdFMtftyz3aBQcOT1+JiMob1LlDjDejgMTiDxGhDyDtItOo4DHtqg0irzVBmknQ7Dq2s7CGjgn24EGUxpBprHjWOAdRwvKPoehv4o8+LFv8xVGwu9Wb+Ph67QYHJiWBEkEBiwQ9T1vml2cuSUeGPYeXke6Yr+dDsf9LwfyBVhqvy2x9HJwEPLYPygJG+2IidKttbCYwGhrs4VxJWVgnFtiYOywgXEuMTDO0aqYfmxgDHdllUP0dgT+5iCEGLIZ160geIPsR+4bNgu/wEa1sd9XiaJJl2Bh7EOhLmcVDA4wDCrFBl4lGAYVEdFz+degUC0wbh+si3PESdYAla4C6+IiygEmoHX8/lhe0J9HOREa80dkOMqKjO7KbR0ZHXMMd8+SfUTL8ujivBtMp0+p0hsMrllSTgQQGAc4tg5W0QASHF0DoCHSafHpKsz8DWCeAYOYKhEUp9EJ2KYpF1lTIRAxVfxPTHhM5yDeiJMYZfV0FYbOOVQpp4rTkGagZKO8jqI9dJP9KUdIPoii0igE+LVyOXNnkovIquK6QMvmxywwfl3ad8wygDBLN6mVx6zCD+uAruCoUsRC2gBM2AVaAFisIu4s6vCyXypLzHYPLKHq+6s5ovBr074jDAJb01z0NUDi4qM0kpWYsXjWyaFBTVikckpEJC9S2qA8q+hoBBXEYSSy0/nsnGqqyqwC0JFVmJ2bTSxUWdgQ0QEmUWw9xSVAtUtoh2LMgkWwIHELlTRdjxIgUAq6GGjuhrBfE+yHblBQdXYQtokiJW3EiI8catNnNVU/gPEYbK00ttX+dtDDrgB0u+dgFT3Ur+NPLtLic0BR3IDvbQBK+xxDkQthSKsZY7ILYDMbEcdFbZaDxblOhxYzpMUMIsFDtNjKXMn9CYrnHPOebtF0+lDsCrgF4laMX+XBQZJXIKD+iGIDnELU+Ze8Ix0/F1VaWt6Qlnd4Xs97TTRSy9ItwNhfMPWkAQn3MSpx29o6PHuRw83HbViWNsSAVBerPZvNDuU6qlJo8sBUSAamAoOQxXVyJH0l8OI6eaiTk/0ezNCIa+J6laVeekDjWJha3LGxCVIhkQLDB4aLVqqhW2J8uXzQbJX5WVK21oplW/aelK0lZZNRKN0YVGrND7oBEIG4LjWoL6kBdzavqeoe71RBE3NAFwwiONEVTjqpacmQaYno5SVzU+5ZzE1GMjcZjOSeo+5ldI05XjkKl1nKGulLcltG+mVjIpfN496LshniQKQfehAjHFlPedpGtKgM2IhyUahV24KjoS8PtcG/aDEMBNTeUSED/bpfRGF7JPCpfPYwBgKLBh8PXKrHR1w4gtHHI2kPNo9lPFQA/VSYSWxRO/O4luMhLrM2NmVqsF1oCQQRVlraSi3NYTIftmRUSTIrRpnlpFHyaBQ7bhQHjeJ2NYoTqd26mib/MU0D6vCXURxiH5rJKuxLF7VTEYNci5sm3U557e9EpdxfdaJWyqOVnKxW0uXiT1RzlTyPJlq2eThxwfU9macKHBvBx8QRqjDPFWpQh7N0uLgKl9N4KuABzYuparOMoYpgLNdvVYrlLuKWVi622NmpTNoYmtDEkAYTmyu5nOc9oa59kCc/WH/C94G3hEPzTV8XNOUGD7hGSEeOFvZKLIOQ8FXHTvz+Ng9neYyrvRAfDL8P3veqAHVoLybSZFLqn6U1cZ9MTIOz/pAWHbkGVbBK8b+g4cCA0QnV7LlqMgHnZS4bnA0aqjGH7xTorH82aKrmXIf+wgS8+Uqbxvah+JtIpRo07Q1wwWjum2OAWMSpBzmJcws8ieNGweeQ0kVgtkZfRUEBslNRlTmeNIGwg4sO0F1h1ctfrGP9x/SkZSFxU/l9vwzOKsLNwsWtVGtWcl0IsiSE+XxQ0G+T9EUzPB1g4Ias6DOzNGs3Zpm7HkHEX5duI5LoCE0h9bifQVQoSn9LJMOiME+vkay5aPik9Ra9Uu5jYRKzCW5ThwRE9Mvlv7DsnCw2lsuQRPY3Q/MNYBI8yzIkL6/ceJpgMHpME67EDRE5RlZrDi3NNIIR2wU7Pm+nOWJc5IjYXniuii1gOpQY7AF0AiEKYywS5PkCEuFLqgCOKIlYWH6JSFb+4XYbNGQGYoQelg2eqwIgnw4u9zrNGZDEg0qSP19XHxx80LbELLvEWwNxzhGslOIVB4c6hTgOjHccUY+kK1HJfUA8xI1FvauMLQgXtvb1ZaaKs03TOhp+uD48ZoU2A/I0AvPJr1N+C3bspbgUMDSK8M6AoVYXYOiyCO8PBxhqRqieA3IKUE+PTtOYnsN0nYb0bGWHco0Kx6Fcra5QrssK93ChXM0o2uqonCLYqkoKwzFWNyfXHGJ1JDuKaVS4++nC3c8u3ENFMZUSnZgEqqEp4UsBaBgX5l2Eq3s8uT6O60ezQ21GheNQm1ZXqM1lhXuoUJtSotOTMMExJeYm8CPMKEZjB4V5Jrk+heu92bEqo8KdTRfubHbhHi5WpRnFlHxBThFS8vmkMBxR8ovJNQeU/EJ2kMO4Q6QLN59duIcLcmhGUQlf1R1iEnBdZldUwi8n1xyV8OVsFL+ocMfTvfV4dm99KBQ/KdHMFoCSCvttQUhEMwrJdBK980hy/S6u38zGnYwKx7iTVhfu5LLCPRTupJRocZzBWaXnjjOcqgn8R0GebHPQ0fjGXdw4bmaHBYsKeD7dY89n99iHCgsmhbo0wdi7pgQIY9xdMwIlnccAcjp14yJunDSzQejijpEm79ls8j4UCJ3uGETT87qA57cwxGJM0Esg6IXUjQu4cVYX8ES6BU8kLXgi3YInMlrwk0JIcgFPSAvSpPnuBE1/F/VHr6U/ei356LX0R69lfPSTomTyR6/FH72Oj14xsyGco49eT5PiejYpHgrCWZofEMs3NSkAsXwD52mI5VupGwyx/KGZDYccFXAhXcCF7AI+HByyGWEZ39EFBJjxAs7TaMZ3UzcYzfi2mQ00HBXwo3QBP8ou4EMBDZOAadKDTXpypJ52TxcUyMCLqU7G0MD3UzcYG/gjs3zasRCZK7y8PrxhhflISAq3ycyxqGBwagKGGLPHz7ZkSivJpAd4xb1A7JoyuDdd9KeMsyYnN7hLUXqD+3ppyuAB4fdrU8ZJLuNOg92ldxokbMTucru3QUZ6UHHYyy5tCIYYY2H/lMkVXPCnzI/Y0GfK5Fr+TGvKZDIUp0ym1c94U8BJNdFgPPrQhzBoO1MGhvVfpHK9KXdfU8ssJRZ3PygbL6osCworXPdg2AjXPxi2qEwj2GYON+DOKN8xeCj+9JRxDVYhx4Ip46olzXHF0s1xWd+Yx/HnvCnjkiXFBF9RbhuR2ybOzbyhS34dR3vKvIbjGarrVf3giqmWwe219tCbF/mBmDj+i92pah2z+Ctj+MpmKfNJS+hx0ZJMZyzhq3sby3nGfjbKRUa82UFnfXw2bng7Ddj2mRyEzyj347YNVGv2koVpH9DV4uQqTj6QTq4k+bAkH9DfG42/N5o40A50e9myi+2LEPv/gWkejfDL0KnEo3qpqsHSjtaiajDFlZfDOjnYeeKzAtQJfFZBFczyN7FhJqF4fqAF21/9P7tgs99k77Wc7LrR6UsPtS6zo2V+McolkDXeS0tWXqUdvPAq7vi7rrt60itgXv6+WP5zy3SOJkhzQo2nYrd3TnWPzc1vreUYTuzr7vBGUHh6A33dejN863VqyzDPiRsBXJnfeR2kskNRxVm0hDfgjgzdQ+hMS5guCZm07It2+otO9MX/u733gbPqqu7Fz9nn3P93hjPDDEy4MZx7QsIdYJJBkX/yMhxKCAmapCb6i8/66gQGYcKfMDMk0WCYGMRRUac/UUmkOkBq+L0mFVvaoCXNRNFgSyzV2FKb+ONpavE19qFNFVswv/Vda59z9r1zhxA1efbze5Nczjn7nLPP/rP22muvvdZ3peIvpsZ+kTpHf9E1vuhAy8tfzBpfzL4qXyTGUfEtQZmPLGVx5RX+0bZTWw2CTSzRXRQu5dtQ/FkwZUtD75Xy06BOBk/VL7m84SuaWlf0iX4GetoUR5zKrCgJDJm+vK4EcsdWOWDHOH6e671TNJD0HRAZfDjxaVAhsqTxdhtg8eWaHu/2uTCueOGnocKyeYvY1dpWxVVPaC7DrGJP4ZhKYSJTbCYUIxLC+7IeTGUEVxA6b6Kmd1nbmfXTGszWZizo3iAfWfFh5OQjCz4af0G+DCyFPPbIqUGgF/TVDQ2qyHt7eWSECd4usAI1DTsGbIRh1DrWyLkAerE8uEEeJjfQMedg9ZDDg2n9D6weHhsHI/omAV3krdXF+LbGnZBvtDuW6YBunL+Zd19TgPrF58t5aLGQC9xuUgst7LDmQVk/TauchNDyGKDYt2MOlw3Sy8WUyuB2gD8TbmcLdj9H64qjb6LXc77FqlGAeqKU18pGKIdY8LPwnGO/3bzP4bMAkdnrnbWnsOdsOcOKeHqX92qSl2x2adza3/tSrwqvqsPJszHbBHXCRB5Z3hZaXKfHbOB+FsXNLCNkmYctBLgylZiGM3SD9g0NmciQws/eFhQ0koRusIxfQFdnWJuMylNBxZlfN2NQlEGW0pr/rJ/HMMvwZ/I0zDIS6Y4vaZhlAMlDwwyhK6Tx3xnodwGbCmxrq1S24srdxntyVC/dW2h/2RkpsFtHcXmpnI/bNb8Mft5o0Sz2x4k3R/YURoMCyqNBMbUXpEby0QzrYZHrDQ1OpEW1+JlemDcIifKASL+JTRXAe3jK8/Ogkixb1YqZAsZV8RrEGuOAYyi/EjabR/hXK2hgEyCZ+mhINjyEERzZQ6TRlLYApBeu561MewWwRsa0GRzm0HO+DTwSPWPzJlHW565PC836FntK5B7ZNk/xRis23/MoluvnzfKgIFS1rB5isGxh4aKcjW0ws5qd8RzKjHEabkEAgWu6XXimpUG4mbob8LUIneveAzQOZ8tE9nqzZWi6gUScIVI9D4gtDLkQSYAW3IC+CzIlmPJoU/c6CBs5GL9lShztUxA20jGObV5wbKGoz/eUgnx9hI28QGjkx0HYqLldi7CRr0HYyJ8PYSPPLYzxlpmrDtljfPgAr1GELZPlFx9e4twj/US9RLcArgETJ42modjtg2i/yHgacGgpRhgaxWk6NMM0Cafg69g0bHEX8222RMNc9gtb7nsv0vUUOIoVAd3gYpM3zsZ9ednAJ99NQpfZgM8HNBBovt1ZHng43Aj003bnFuCttjvvDCZiPKwLWph46XRN0PrINj/1emsT5fwzq3e2ZS3ppDvhv1m9r6Nzf/u2bUuy20EstweTHlnyon3fNuR0VzAZh0FgrNC9IdtbwHzLAD6tN9maYKg2Q6XCkqA1SQZ6Rym0GFfjNeB0kx/38/vKU/zmc83+xHOXYM6VkXUxRlbJb3q8fJHvPc5oEK/BLHKJmLBlg6n4x+e1tT8VFmE+87q7WHKeOlN5ex6TzkdEYhJxR7FK4MMyGANegoAZD/l0NgGNWxaWzo5l14jP0LRygINfvpQlHzbgo27pwNNo2xa6n4Kv6aVoorbIuiDwg5qvlUuw0weOeal8Keh3Kvc2Am/AekDWAeVpPD+UL8PBYsD5qfWWN1MlOdqOv4CH6IOXCQVezhQoIfNS/rS5NG/VTpLTYLHngp1O96cR1/Gn81SWYlM4Wp0Cdp5+NItUDAOETI1dXIVtDzKJ7UHGrxAjrsD2gPI6Buhx719FKpDlkO1P86fjd12JvltuRyscs6ltptLzh+1eb/0U7uXyDBk8kvgCTf3TykVH1lgVdJxPX6IfzaTtflFPc9OXNcAKfxpWXXR1PR3oISRW/PZltPy6TC+0iBvP8CvR8gud9HO22kaTHbNFKJiJuWCWyMzFoAPVnQnjkA5MObMw5cT1iypR0NMpZU2HCmU8iwHJ/Zk81dBqzNNwatN5QkahYLTkY+/zMuJKcdkyr1zZijgUxytbDTLIVFqaXE4/fYzWEFQCsUOpyDqX+ms6X4rEQQ9Nj6tgTiZsYe9XiDzpkYphqlOJTXW416OC++VKge8FxajGFdTYR42LqLGf1HjMe1LDirQr1zBGbZmp4ZFh0MDlib9yBy/jKvVGW0UXWUabyyZnVOGZybDSkWfcyCqSif4af2YfNY9dnulPj8MmFyN7SJRW1m+Zq4kKaE5b0UCLetnsZij7Irs4YgKbKXjieh0nkrob6SVQJK4k5eGyUWRG3p/ZC/MjS89MLAbrxvo3xGJ1roXhHCiCLSKl+Vy/Qk0jxUJxvGYqPyqb4fjnGV19HOlzSXaZsulJhii4vP5l0bSoo+lKuLeiQKNTziChovBzONHgID1DcqiBtkkiQZjIIjSbjM/23RJi0YDtuyUxzPa1MEWnh4ifbJgi0oWrAwAeNtKyElQJAwhplj9lgYPYrS789S0ICTcLlAHiwpYXWogLG0BrSpx/Lq+LGxda8+lwCaK6WTCXQ7yDSbysh7naNDq0guQsjWTN4Q+gL2ljvKKwLOYHp7QAEZbF6NvyX7MQOlfLv5gDIFp+SQIgktwISfPbUwsZIChsTW9JcYgEDp58TyaK+5adZtVC8LDJN6+AsO4l2U/gymxewPiF5TJBAlCCZfygsZ7/CZuFN8JzyIKs2yArg8Dj1RkQna/D2gE40kWeY2z4jbu6COz+nV3BWNQFLMM8/amiLxkX44w9yVj854uScSMybmIweShbmzhjMXJjuIQmWdPSGfAoGo0YUskpRBeaWvwmHduACbGVPlcUJCdAi/uc6jt79gaTIMs3+Jze6itKaY1gpoqw4ylP9CdRnjYNEyLsVn/iHjij7PUnIcQTzmpgpsDZAhr4y2l9oV/2U3CTF5ipRoF7z0cwU0R/DwP2p4HdCBqkkEU8Ut0RWXjjP4j2LI5tzCzgtvcrOY4AGgl+tVnEP6VWLJJUC9yUmc5RBtaZ6YwycM5M5xDCt9DxhC14JwfgoybAOhdpYJ1Gxoqxy1MEhGjEDlKM6kANUpLleYd1fNxoIxNCwXdjmTHLoYMRL2aShmZHyfqQwxn49lH2L8CDko7slwmYq5M2g/OF08TH43kL1TpIM8s0DW+EQTZsSwOuocNFc9UqOjRivzrrT2EwKKzgbkkIZBK+OIQ1VkNW4lmI6q0BFlJZDj02Gce7pHFup96nubDoZ1mYGlKx+JSrEZ8abmjIY20fi09FBmVoYLeCbDgEQFLMaMD6UURPOQ3XhZjQ3vzwCQugPZZc0xVqWAM5JwhqMtgF1Is9DECKrX7rXqIWuSYiJTa6dySYVB0ObVJ1OLRJny1P4hn//mCS33p/gBgNk2i9OOmx4JIb/Uuqw6Fdcr5waJPQq/ukEG50hnBokzSRDym/KJyJJn6Y2BYx8Teh2fICcEgTv4eIZmPaCQIWR+AEyDG4Gs//k/zJ+xYoDeuW8xswoKL4JJhhbW1QnjP6Le65fE3P2Sz45pOey7Gji31d3Z7LAbfBxo9t3stTQ8HIaYq7BoiKgSdA81Sru3qBdudYcS/JrUZfp/4m9VWO+4pnkeaor3KxkNYcC2l1+ypXENgQgN00G93k8dQwdZl0NPi4Vq7aMPx2QOTcV7r1PXPFOkkQw8H9jUStWZ0EjwktmY7QyNbZesJei8DBZC4zqBChnk7uVSSUeCyN6EsPJqN+fLdcbbVoRINppUqU0S4M7Vhmf4+wKm5SK5WoNZryqERxjPoR6WLiurqATbqAUEAFwLcixlbmIhzmtrwxYCCqm7GiQ+GaaX3l3Va25bNTAf55aN9ny5eyeo8efGPZx2E5nOBjuZVeE0twmx1S8FHW6JTrScNlSdbScJmaZBr9moi+Hy2rpIqOH0CCyDeoJbSoN6pOl5dBbT2ZlnFetPKZGjeFkP4IcVbRa4N+qP14/RRorTjlexkT7oT7ypf4lzHd3n4fLa0LPIUjb7WPcihSwVppgXXJtscTt8F8aQ+vvplyvat5hirCSNKjMnsaVkZkCIc7qkkv0LDfQtm1+u7KIF+iLnJpZNGJI1N5MSKmSfj4dH/yZ2klePn95fZw9/SwLcxwpzUFeUSnpp6PQbSNpvHb7g9cgxZmxPdWlwuJCOzuCWYad2zfWbry//mjz33vvae69hlvzzKemYpKMsdD/RCpiFsVxA0O1KQ5D7UBfPeao7liMlhUdOHsjRgRpg1FF03RxeV7R6jNL9+L6XrvHq4piQyTI1+i5njZ1hxxBBlV7xRHIk8ciZogWk0ewVLGYyiLBmnQij99H02x7VWQ+Unb+IUS9XXSIr6NPklq708tlSHqzJc4afE4b46GUbMMFRoWi2U0LcVoAtZAQY8mFjzpxiIZPfNFnVT7H2PTFqBkLmIkQWxhnO0m6LqLftMNDYDYrKL6iLL23I8xr5foBsU3Y+tJEOJrx2GzBo6XcQjo67JeqLOzFcmkGHg82njKyvbK18YdPWwS7+dMpsY4VnoImTOFMZyKpT3xhGQlkxERXUn70F60eB8Rx6X6hrt4bxza9EwX0U0EaV1cvHcEf5SbBnx6HMJzlOHJx/cmU1/n9sUrsWrWlzd+YHQVvK8mLf3F+2b2XNM6b/He+K2YaIyirSyNBK3VO3IJMNJbqLOg0fTx1hOroOKNFJwnw5XwXcwisF3rWRUUHw1w6zOHH/jZosf2BhMxY9L1v/9iyRWfexylBTufiLlzT9Cyh+66NI72jNBD7/nTT00d3f3UlxDmnP7b8wDTYieDEDEuZcDydycc4/1Je2OugOgT/Bk0jcvtI/8tnTJi0///ftVefTaja2Tv0snrnpi07om34rSJ/+7F6Vv47w+S06/SKZe2lef8iXv2RMWZ6fg08orhhE3snjnTGS5IydoCdy/WBiCrSRxOphC0sMROPPIB7yKAp0BqaKFODdyRYCLHZms1c4ac5m4OiqFaT2IUkp+192Iqvi26KLtVrgARb9sqVe5mm4moZd62mOUSWhzLgvs1suC+WBbcE/SCu00W3LyW46XALiVrgZ1KFgPDSlYDOzTq+ZDyE8Huz2zEMORFAfiBDj7MYjjd/YQtQxgMoK0G2IGKS1JHUcViPFfx+7YUGWLWAme+b3nzcFt8vHOWwHaFhd2um+WAs452a05NExdIrbYtjqepZUzxaj1tOIq9v1FrhWhqi7Tu07qzIvyPLHYRZEd2EojZkTkvSBRYUhQTztAgeLMx45NAGPDZgytT0MhaIp8DaCAeE2JtittdkViKdUiPz8EbFu+jWagByI1wPcVsy2EurMBmTzk/wyDMMKejjNhfliFseCUuxgcQ6IIm3+tpkM1MBIXC/vn1vM+Yv4H9uxr26MeDDE/kTfsCL5lQk9OVJSOuS6K/LAGC1OdXy5748he1YyUHdGDnSSkL/E7Fj9NiI4sVrNNBdAdWVtY2eFqiOWhLoKRITXt8by/AFvbyfFiMokKnxK0lnZhNfMJx0kQdztYql3fTwondZrXnuzZZSf0yzu8pRpQznN8t1CRyR2fSyYh+MPJ6tzTkhZRDEA2y17DfIrLPakd4bjdG52bP7TzuOfII20th4szEEqLxEsAaRkYoIR1Rgm7B4yQj5Kr93VmcLEQ7ysV4QVmMtpLHVokjU8PDXlaSuQXsee5Caw9XciqZCCja1yhl2k/B3C02eeN/PuzYzlZtrBL5yjjx7rYSEzIlcH+qyu0sHd6zKWBzP9nWLmj7BA6szuk05GzpYdgXhNumE7EftdaJ/ZFYgmYwcgYEfUDxjrXDm+PikJ5NzOE2RcYeGZ9d4ECdCrlFhh4coweWKsCr/JolKMN0n0Z/Fu556V5KNaPjsChDuRFnNF9X8euwV4Tpx0tlUv/tC/h4ZFbmkISTQTd5YtamjdqGVOHDkZGVL4CC8Nn0XWpXyxw5lwHQYADN6mizrhRbEDKVsYtwZCUoPBRqc+FrTDc2v47t+l7mJxoshIeJJcYY2JkoXMSlWw4buIpaJ4fbcSi8z2a7Am3FYXPIW/pHI2fwnew8JytnbfMcOCr5eMaveqYyj2iHWUNnIOOynoipk2NTS4t9djgoOgnJXJ7PFOwJmvNY4DzsKFAxrKUfrsThnh6uGOGe6KHqcE++JRwp/MnEEO3EnPIjsEtRyVI1svbqsLZd2ugCBdEiam8O9zWF2eidj6rwBxPDBiOLI+1hh6cpnA3s2wPuYkeoR3udIrYnjPSOE6XTfWs5OrFiLcU8VrEWM8KktQiBACrWfJ4WrTkyLdKvQXaXOxHhh/eXO6yLEWnIwWMtQRFyI521lRvY1gIY6mBb0Pr5jaFaFpX2Y0oCfRKDZt4SnqiuyrH28AovGx5vZ7xaVvVR9Z9sPl/1n24PrzSrf+I/b/WfaQ87qfonUX03rv4DDaE7bvW1Q0+76dDTnoQga9c06USPbb1O6NEb0M467YWk6U79522659vD2dR0p9F0Ttx03246T9OFL7SHr/W0d+WZV6/qqbjq6V9L1c+2h6+jqg/OgHkYNraie8Mq/FRDqJJHGaQrUAKPFf5tFScSflkMbGP/2o73r/k/r1F/QW9cp2RTTUf6KsaRvlI1L0BMEakbMY96Q2bUCMIskEASz6zBT+l5zWsW0gSjhc78QIVXFlD7V+iibPOcAFvPwu/JtCbCF9xWbO/3VHJCjwAtIDZwFIbMUptvdURIezEqiR2jkqTZ9k5qwJJSWiQlhKCH80CaCyH4Qyy4inkcpt51JAaBckT8sQIDoISmxHACJqrwH6xllG/4Fy3hYy1ArbrGT20KUqUQ7r+pEvsMfAT95urT8NMtoYqSJaKv4/3fqrDKIipnbwMgIROFf7wxdPk2rj+uws82hJkYKfnjKgpX99eNIfAaMjq5EA5fGu5qQN03BelS6HF8O775EVXYpNs4Hh5W7fBgV3kW+TU6VPgdntRlhsXUirJ9A3wsw+HULJRtVwPTiYU6VRF44bWGq4QT2wSAIp0E/ISFG7vJhoxRKGxzqZTc8y6TQGI/HuHSsVFJBv2c4vBPUT+LqUGjWBqkxXok1RsG6Gcx4o4IzBYRn+1Nki/pE0d8K8quSFnUy8SFn4EdMFFcwKsCmDfQ2iTONCX1ghuLG9dLFycQw/k6VcjGVVAJsda8ZdTjGYsrwkX731ME32Z/GxkuGiCmTkdZEUvhT9gxbI0dsZSqjkpJ7lZVRxU6rfAJjBQ8+BEe//pUBpBOll1XFwPoCymbIzMAaE5Nwxa8w8sEoCXq4MCmuLezEjigPXiCQtxzouDALO5xCLvYOQ7i3u6KPtlV0dGBKwVz7WoKetQmePJmX50rbn7oz3/45+daF3+z/LqtW/4+WBwhLMIEg/HCO+mg97O+NErXFbqbgjIoTkZ0V5KPVajgxM+uU9cstG6kBK/X+4TCHoV8cD68CyD6Rq+O7o5yTHOO0Yb2tYu1wmAxYzBGWc6RLD+poMWQLC+mvB74kx8cu/9PfvBc1zwnebZNnv2UklXgM2xaogy3Ome+VLNTqlmRK1+u2pJHT0u2yGwXsa+jFmYTLNiO8kh1+BZd6KCSCE2+mzLz7lciXxc13YNb6Y7eVUnmPuaxyntARatR7ZYiU6KoYLDW6YUPjyduaLsqstJxIvmD+vz5S0NqHm+3kg8ImSfpv6+iDxu5+XpqofNslDOqIFHdncKlzAkl5ggWKuGWTWKnQxeLiYFTkxYur35GJycvhHYfvfPSjyl+bMwXnb4xX3y3Xv1HsQMdRvIJqVOAHCMm1Akrd3gC+4AqExU6GvcMLB3qFfgZDfRWeLPG0aIDu0phcBbEH49Xr3rCvagaxgQti7XrZ5T2zvP2qcIcY0JxqyYUk+uh0+VVnlIW2IiDKdWJ7fQ1TxITfUsb9zFHgbSg3/wnZau6upCs1oVcO54uJPsydCGsUnLhC6mX7KIJycWakJypCXFl26+eJiQXaUJcsIuBsYoQ/kakgnCjdb2hgMiN1X7EWo/zvln9iv4MoyAhXleTa00ZT8+RQ9+LGwJnmaijqgniyGXh6yOCKFoildjeZ9V4z5+dFs4dS0Dxw2uZkupNDHHUeFMPsLMyNuzzeBODz6xhXjifPvmwQrhWyFT4p8KqDFFLPEI0Wvgn245jtGLEAIBLpnNmU9rHAHW6XuOsypAK0iKIqqYUtWzae1GL/dGAANKV7zQ5VpldPyxmdirKAK3vxQ0O2zonXECCPE3jbFvHEiJ3V7yaSMdyNQ8YTPv8Ee+PVNnSoWrZ4ZbZXwr5O5y/9ta8IsHOdkJnU6PrYLKkRQKxWQXcJofHEPMRr7nwnHrVlJDPXDZm5F2ADpLHHRvRjiV7reAbM0bGaiuprW5gT9gLGXXp8486+6U+P1a7+OkpKYfdfOwtLoSnYUcr5usNCwAOutGwcKuGhYvlw8uQl2o8m7f2CvIcWtMSO3wgtMqMmmLaZwPziPbp43nw+6U842tBgT2S3ERSeCxIPxSyG3Y3LchI0E/DGhe7SaVyKvm4d0DFchvn4X1BoYdj+SMbZUlpR/SnYN3i0pV8iul8hy3p9DqdjKpe74/VFK3RE+UqJKflEumOVXtZPaixoIZaAqQFHIdj+iMnOJTIsejjqMmtfGO/ilGcta7UkSgN5woM5cxON5lHtj0eKHkawrIEULJ1vlLCP1EcD1ynxQ/x4uyMXebjC4hR6LAFYzYZwR3WkGrECOZWq8rRz7K7sOLIPHZTmvfEKINBJRltU5LxWcpwnHdhAG7p9zMWhvg43/AKQe6sDP+7RB3sK2P3HBFkky3xki+XesO8pD+QBfcCxh5/wzuophQbClJD8FIMG+/DOlHTB7oO8UqxvyyB9vwyx92bVi76HFCvEjQA38rxiwstBOcuQP6mtfwCEn0dOLyCO8IeFJDr1ktRFvNMoS1kfYGKcK1PrUN8J/4P8f3mEl/eID7i1Q1ec7Fokh4AuHMgNmx5M7EV56qDkFvzjKjBVLZfvSyaKl4oTdVXUgN02YqU1FaEOgUVteyu1lFUV9HjqXZDwkno0aqhR6sePVZvLFHlzkVhvKpJ8X8DGTL1/wqkyO9fIDnKt14hkswYJJniShxU0O2WYc5dPWvOiSbNOb/UnPkhmjNFmV+HbZ35P2zrN5dtuQaNSOE7iXPlGc2/bkVSYwpYey3wqIzfHVcs+aIUwPX+UEFTqwmPQ0k6mvh0VrsUy3IIicAJWp5DHM5frWSgqQspHVQkGDIcENtBMx1QCwHYROczifoWOKMR/X9KyurWltV9NVpRylmZq07pYk5baD2nJNWfq07qArctcE7oVG+uOs6nWpKJ6/FJqYeqrYd6Feqh1wQwJYoJIloVSHafUFit+FZV2eB9LWsAhIPyBeeFVqqFJqtGP1d4wNZITpbGdEqMGbhNPNOsAWc+wHJsmGNa9I9p4NAJDTCfzYfK1IYmefFCS9tDLX15Rg9LfbvwSdux2csOSTH8dK0BBlQRZYUHVEvgnCtRd5wrOUiehqVYRc2CKgJbnmnvbVCSQZHL23+zBMqqAoX8XMYjc84VVAvXQc2Zp+bI2aJ5gEnF2dJ5XK6p/NE2/OPzd/gr/A3vv1Gbfr0QLUXvttkjMMN6/FdYdS+LTydZfDoCbeXoxafL843DZJwsPh1RZp9Mizb7RFquj+vro2mtER+NTg5HJ4fSmjgd3qtB+HpjyUoph9LUn7tdPj+BYLy74DAoT59KVz0djqR6w4V0HEbIV77reI8qAR47lYLa+WBat49obGtJyNGKXFkuoPqcqfdBNUUmXjvWnLC6JTyYhs9pkR3+HbFnotarWLSaqVgtrAq2WS2ia2nxW8NVtXT0nO1b9Zqgop52aUlOjV1Rxy6V+yQeQJlRdsKD8FAQlXNTYMWuCb7dblnYDNNNMer0eoeoDlGBoamCMwMHcLCjGCpQlYkazdEgOBkouAReJwTv4Q99UQX6PscKl5AJ1VG7Rbek9eGCNEWE7+GTFk+6erOTA1MYDXNAGXWPW+SMqu5mPGXWie4Tm5sSP0935CmzFV9QrNhA+FVGkZcMvqDK+ruSA4Qz6MKwKcEC9pG4LJJ63DJSIfVo4NSkDrvsXnnOKDGlEY/VBXQlwaByhx0/JXNs6EBTIiXghbaTlDawOBhYlvkqduplwQ0eAmQfLLiN+kB+WmhtUxLcaRBHWgqdYU0gg1MqWnIX3JO2lGFI6Y9+UsXqHleSjD556YEDdZrsmEWFliWahSVadfEcxu7kYp6ypXgoDZdCT/12TRlEwTm28yS3YVQSAIYcnEvhm/5Ci6suExDX3mL0RG4Amar44yim8X0tJo1pA0yLkD/i0e8IPekrmyVBIdSMTJyDtmzFnpaYX2Kmmo7bOIV5kEfE0ThcWFbHT8StNKuVv6SimFvZsSG3smMibmV1xK3T2FsrnMtnHZ4EFbuaA9IIW8OOjkEWF2SXbQoHYqW+k4Mh4pYYS6bCnTxyEc6LWuUNvElEFNWUYxCoF2wJ5HYaocFT4uHLIFg7bQ6Vk4IzsPbPjLy5nNj/G1xXMSBFQduuBoC61FuXVM+ZFlx6bGoBnDUk0dM6rEqsQy/6DSuJKUGipdMeRPtOSSpssmZavl9ETDj0IiWuauARBvuhyA7pmdnhIraf+ppumJOzI+tUKXMSHCjeZcvxxup28ZFk3TormiPvSgf7BWoFy2D2CjDU6jcYnir+Yk7XXro3MoxlSK6ddjJb83c4PF5u7LBk05l4WLKT5QU9hH6YwCGyU2ErnM3YMLaJrWEnRJOcqljFMjgrjelm7DvDCy+F6yaao/k0bOmtWNZc69MkHmA+msgRIdvKLXi8wh77Kryql27Ng9U+XSzgC/apxaPtoGHWy3D3F3hN2kxrUqKAFpLR+JpOLCQlpNDa6FqOsi0EaC2ubGCsPd339LATvaU47jqlglcJmdjxo0r7Rdh+4zXazJVGAwAeKlSfubDyCn9uydAToZKTtnMs0taoThxdZRc9/jacYnwC78lvBeZtispQcBDB2gFQBZus3yxhBm+kw8R5znKBN4I+YA5iY8zB2LkazdxhLS0rExeiw9phB7b3R7ZGA+ywPmKXE2VDiv1gOKt47qIPLrSe4gCGC61jSu5Snyudi2O8vcvB28mbVOJnHQmR+IwT546nQNCCGOLISA9ftDeF2glY5w2wL+PesgbGr0zNdE7bxH45aCyzDR3QNjxODH4NdYEelTQWeRMrHpvHAYKQjBF+fm0BDnHJQ5KcjGHN8Syutobr0EjFDN45ZMv1oL6+S1s5366P6+CistBag40lABIwwAhQR8B3ATSSAz4z8Q0OpdvngOM6d/MCxMM6g+T0siPrkcDllQad+kEKQTpwSuuMc7JNSkseD4jFej2DSQ4yKJBIeAVCRx9zBTtK0WQpy5vC38ZgrxrhlMQ5RknEfqW5PQhwU9yBkMexjCROIBuQBDo1SBvbgwens9eGbA9KYCD4cUTbg7aA6oFlpOpuD0pII2hFOJ9ofy4FB8d5yowMFIuTSjYINWqp3sS/8HyQw7Lqb9ts6KBRK8/zpjIgX3mH8E+VUhLBE+B/GWP2zLBGL5k9MxW1wyahs5yVW5BXquXkbLzRlpHNOm0AmfEuxWipTXwPGFVVInxRHZKqGEuxl01RRO8jT8V6nwzj/dBBixVyO+N91/YzHdZ8okQq7BzAClVUJ5FnhkPVshUG3d9vywMP2vLEiK0fGbYxc7HZSpuYrbTIvje8bXJMiBmNdXOtSEDHLd5PFc8019irRMGwqIgHI68ws7zm8B6DFuU4BJnQLjxqW9XBH3nzPNqwhKqojoSKzFwxYIIBg8O7+jXPOLzxr3ffGexy7DNKYxqzEArZVNWbURU/UxCp2OKZlWjp0w4v6GVRT23RKcKgBZ7ORruwvYamAOI95lOW64vA2axIZL92hBol8bNBu7tQaby/0OYANI6vrNKmpFjz30YT01R9PovOYbNU0GgWHF9M5hhWxJTj2TecgOv5Mn1HWTVRh7bpc56Z/Rzsu+3wv1AxxFBCDDNE8MlFhhKNseBjAxxHAiOK+852WhsIirJERrQimc/yGwSaPD/XAjR5YS5TWHEew5unIMlbZS3pYu5dAAa80ALQU3qh9Rbw4XnWG6kO7QLJFE/RloZ5nBDXLewEfX4B5hXY8LejDf+jhpreTtY/ZtBRHt7GZvkOtsmONPi8cIsuqIXLLGjECcVeAR2PEzopoaDtq11qS15YW9qySwC0rTEaBb3Crlu8pdWlO2KBIztxyXSpUlwqXSLGknZ0aVKwwWKZXr77u0jhzQ34zBV+0upmAFl1D3PDEfe2wB5PPRWFXWD1lKpST1WHXbgw9ZRK1FNKx0XW6imH1VOKrSS1eopYgnYlOTPdKNWZ6XGpzkw3SkUPVZfKG1VSjDPTOTDEXLWtohf8itckQ+aaSfF72IypTk0MCI9VEQ0/yCvZuD9tjrqczCN8jR0hOzzgVFtRsNmE0laGrpHDLtXLpB4pIDAZi0MW1lZ6d4jzY0Gdd46ORd+rqOMOe4Ooo06ZefURp2bmotXWSafRIVYML4gO65gDmnTBf/nFZ/SLTzvwJ+Hv2OFJrbiuvYZKyNaFhtNjuinLLiVZycMtM7sGYHeGYe0yzMVfIlPE6dTtAKGpKc9aE0rMPhbkHqK8coxmypz85eblACWFFVmPVmfGOkOA7kH/TDUYpZlxGHO1TbPlAYcE2kH4xcLAH81CMhjbVz0R9e1B1vvwQpTjw2cEHCqmkkCx+iePaacC6ofCh0U1qH8UlEFZXHlgIlXEYBIop2jTiQsM15CYTihtLxHZtjoima4RnfgqOrAgbPvZBc4toiG/EV7dbOfNqs7Uby4Ryo4ohp9Jh22STYvQoffL0CGy/HXRYZLXq0KHyxogI9TSIQQTpj8EjFbQ72UviOKKF0px9Q0r4nBe7WY4r/Zalp0YVmhriohH6nXUDlcIdNAVe+dNC60h9z8Fm2RgTO4wk0IrZQ2M7Agw8i9BoYPur49Ck7xeFoXeaBLoYoM+QfHnoc/UGPqsmk2riDEmRZ2TaV/BBhURpdjRUkoPuGgp9Z+CSDrrsbH5ks0cIZLO/9+xMTciE6YCktqwa8CxCiGg8q6nur6BDWvOToeo/egCkdBGXFbjY/U/37a3hoMeXHJAYoNeFHh20DvLbpzhIC1/B+HeSWzm7PRIYCx837bdLTp4Ehy0vmwgrmVi9JAEwwQ0UOInv0IvMH9NXsglp3mDkFxaNLJg6QKsJn6K4wA4EQiPtZhx/ZFnNv5ydjHwvOiVAjDPKuxY6XpNtJjJR2XIRScZfRKBGrM5EkDxC4WrE1C/BBBFaS1foEqsHfyKMgC/WBcL9a0f3y2cVXZmqzlCdB/xFvRgZZkOajo9Wj6ZyixqtoEgxUlbe/lwz7UcIiMNBcAA+s0VVwJH++eynyejkIxFN9WBqhVCu6dkYyAJXONqQslcy1tEGSgiRDeFzXL8riuVs6xvysY6qhywaLBy9l2Jj2KomlyODaLLOiYD+BDFCqvzZZOhroBRtyZDF2RYYG0Kb8MCQMnBmKCvXN/gJLij0GMSoX4mrRwJO3My9aobHHyotSz6fiaqapsDq8bmQBdsyCzYUFKwIbNgQ+MUbDgq2A5dsKEKBjwXyOZ1pFGSHexFxyWxk5I4V9ds7s+v2sKWOUQlqjh+QIX7o91rff5VY/96kHeQ5/eaq0eIRkewcgyxQyUPaYWi/kR41NT4KWjT40G4mp9ohxHLQ4FWGjjeqB3egZqmGJVb3P/EMwYV7CVuEjhvasA+5UER2lBSNhI6pHhnitKjSh0l3j6Ha0NnjMKlpEh6W3k/78kPO72hHV6F4vMePhfZO2JPYTW9naTHqnrZ7d0vOwtoOsf7Gjs6Xmk/73i5uFjek9QWVbk4VTkMKt5EoVZ8mB6E4HqEd4+9ozxHzNeTAccH4/2PUpnrdTIV837574T6pYPdxWHQXs5bbhzK7OW8leUdUt4wNo2rPLiW1jW7gkGWfGkWf0ko7oK+NeuXxaOZUBCDqFnzYERVeAJ+7lqT5BoqOJdN1lQswbnhNgeaLGIL2xzo19PyCIZDJmYr6XgzOBNruTKxiisj+i0DVp2dOikjmO7OkX2jIMUpYqdL6fEWkyupc9UJ+HWO8PZTF50dZzJ1vb8EhcrLJ7QPjvFyh/VtmMO6vEeXxnGHHWSI6lCnDutpO8jiQum4XdqLPdmR08UacqKcj8TFohX4U7DNyiwkKTIuw3EnqkDypL3Q+gSMKrMLrZ1unBs/SRWIdvCoOIdU9Q4ezpR5g61bXcgTB9QCIi86RZwjBT8Oygobd3q7wvX+Skn4iRORP3yHtTvaE7SM7b1Usr3nGtvfrrc2uYGaxTdERitMZFK70l5KpGdveoMN28TX0Xjl0SpoTK4cstgcFHJn7ANbkjthNGkVPmorGuRbQlt85hMDBLaXEqsbF4ds4jklDyY2CNSZKxucIod5cXsa2C2d0/h930/RmbRNCrYIScWw86grJn7BTs2mU9oYHGlNntHgSEebThm5hUHhVhtnxbrHtI5ZJaABadl0qk3kTaeqRAgeLjadsPdnbjqltceZnoLSEsQhjV0cxdILbqex6ZTGasRFYbEaScumU5o3nbKgkDRvOvEDD9ryBG86pWXTKVuQ8A5tEmnS2HTKapFNNp1OOcJRDozhKGKklXCUXU7tqD/OzUrpVaP+OEb984yxIAYxp8ABTtqy3sLpWBZwUoZWNQt41pHR/gnNAnZqFsBD6xlHWICd4GZFBjC24Kcd0dpnl7feJfdqNqA0G1BaI+3yNrnUKHkyRWzA0WzASXJTJhvgIpkb+WIbgV18t2YXn9kAdvEjNsCb+MIGeOBTW7AHLb34oFtn4Ctz4KsLGfgHeOCvGLO9WKyzvZg1thc5TUBonmLra9lgpHno/njwp6oGP4/6tIz6zHijnoadHvV0pkc9p+lRn9GjnhbfPOrxFV4W6p08FiYjbD2TDwCrp/DBBen01twWe2v2Hudu3q8azb8aQvpYu+DfICndSeyUzyup24mkLubDVZyT7rRHIvxxILuE7bERckUdTwW0oIIdM1vkpgJaLB3TVydSCHl3PB2bJZ/UzKW3ypCZMqVGZvQNPEHtzPAKcJpADK10cppJTqWQcinGrvCxeIKNiKOvaCPn8KiY9qrwWHRyPDrBRCAWslLCKs/geN1x0q2t9kk3sOeqp3VFn3PRCCf01SkXe7fPVFe72nCZJyJtPVlj/eC7yc5khwVbGFgerUdIHz5YctDV1HUXY2YUUyyRp0eYggfcZH4OrEPj60o02hFbXBs3MM9yFFdblskAK83uG4E/IeOV+JbG9pnpjLhlPg67AvHFX5T99+pMczrTXG2muZpM84j+ucfAic7uQfwePzsS5Hvg2J3D9/a7QSOOu9xgQs3DHvDVRoIcP8w2tIfQR/kFzgEcvQXOfhwbFjgjODYucHbhWFjgDOM4YYEzhGNxgTMIKhwkqpnHsUqEWOk6ilWCpZQ3n4Fom2g96VhBMw7ZYCIOXtCCQ1vQioMfTMKhEkzGoTNow2F+cBH6azGiFpJAGx6cFp62w4w2YM8s2QaVjT1Paei6050G2zjdGbON050G26CHxrANEm/P0Lvhx5rmqhc6hWuc7iyIPRIq2zbPOYnwsZPmOccx3hx6AdcXzXNO4Th5nnMiI3bG+Abl0YhS0HzXWcLIyohlysVUztkaeIKfnR0xE3rpmFn6Y0npj5mlP1a/9E+j0B9sJr6iS3+MSt9yrlkiMpahLGuZ54ygv5vnOcN5qcIhXLfOc/bjOHGesysvowYfoowmSBWe5ioM52uqkNG8Bs9LNfwpfitCP07xSxIDsqRxKM2KnUgqdsKs2In6FTuJ+jzUSJxDV+xEJ1YVJIgM5cVbZBCFp0+e+3G9oKgXIxRqwT0N29mSjyt69mIdH3UKrNlzmmapDPSNBqnzSa7zydyYOouyBc+bXfecWcPnkho+Z9bwufo1fB4V+xER3ildw+c6WZCHkcJC6wQKjnIeyInVAj2VljI+z2U8MLaMh7iMUj4ee2yK64Rs1bSiBElHrmHE5AheLZSI89eJz3Bn7NOQxsq/M/I7AaSTODWlSIhb1mD4OQynjCcV5MTRlE5W4a5Mr7cQs0mTYQjdJIbQfhOXflG5qcBJAn7mysPF4DUx0NBrYArkGo/H36bspazR95sYoJcOVlQlfpJt3/nx6EGOoL1Y9PzQyHr/hdes2otvCAMbXnwBrR22ZSTdn6sGM2JL1xYQyzyTlnSPGAafak++k+kLmaHQeTJDSWM73hbNLDusozmW3sHED+XKzNQP5LBfP9MZzZUL4IWHTF54H7HCkxbzQpjD16rW35YE7n3b4r1Q1JeC/J6g6Cdg7z2lvfET+xAfzgimEt+gWcbPj/NKvoe69kVagdUJIzeFmNCU8sWy/oMq3BwyZ5Mhc9YcMmfrD5lts+n4E2IKg7NlyJxlppDWTJm6hZkyzVDMtGmGA3PGDi4zb83h6GXNpLfNrmLSaP1RmJHAfOKAW76YT2gmL/EJTeVTmFyIduhw8bmC6qRjiY4ksGOwIrwRS6izTTF2diLGzjbF2Nl16ziMqt1PHH2HruPQ7EQJLrKWo02+RNYSAzAb9RmeXeZ9qR2zWZyyNaendgCHRztgBqAVhsJkn2dyxinmB/A2ksug4bfPy/cTHihYgfX4YAxs0GkCG3TWABuMzweFBw7pwp/KSeFPjsMKx2XXsyOzVszmPMCY/8FN0QE/lCvAvTM3dOtzQ/CZC+OG8Cir5oanndjRjHjiK8kNY5Z7YdyQHq/hhkl4T+GIikXuLCwVsa9YuBC+NpiNJW8JcI4hNZKV5TsxCOu8DIJH2WCW5AgebtlIjjhkDqdDyXA6ZA6nQ/WH0yhG0YHWueqwHk6HZhcMIYgGr8vSEaZaFo/QMJQdPd4kNDY6u2o4MJNIYU8ATCIVMYlUxCRSYBLE4aOWCLPh96GKkH1aZHGbCXN+NKs1t8TdAUwCrp8Vbn8gS4sD4vb7lcHt30/cfiSRfB82m+bhpGkeNpvm4fpNcxAtsou46QHdNA/Phn8RTw50GAnY1cXPIqURh5FgAqdE0jFakccoLQ3O5GTpwAJXox6zRT1mtXR8IGa8B2fXHbfV0jHiQCy07hJWa60RVmvdIqzWWi4NMGI2wEjSACNmA4zUb4D9qPcw0caDugFGpAGWPvWGras/M/LTrn1+Ya8RhsqIFxIUpJUK0kqIl1eQVqKUAqdw87AYRyuoo7p5RnXzHNLNw9KdnpeoFJ40z/7Z40h4wtYSyVvrc8w22Jm0wU6zDXbWb4PdqPrDNN3s0m2wk8cHST77czKlDmvuO5QTbjxoCM70khacd3ORB8cTSl89wflMVop7IivFPZ6tP2kcz44p6ula+ZnnByAspOLZIvVSs8XxC54tquYVni2OZkyx9pWcLSB0clkvbLYwhOxktgBvOmolvAmjdVzByM8kXucZsY1CC2vlB5syOdKMTuz7noq+memwFgcWt58T6ZGSu+wW3BnpIC681eyqVqvBaaxpNSnUYDoafrWtZnOr2fpJW1ptMGk1mxsHG0XRPKtn2WRbRKbweGf+AmZbWT/wW97f2aiXCp+OdHknopNnopNhO/Jer2PkHg1ANnJ3qozcjQE4jpH71yJdqVY8Rmp3daW91Mvx/vmTakodox9LkN7ZSshs4ppMjqQlF+7fJ7WCUHR0DvaG+DDrkM7Ltw6x7ZKhuDMMpvgRaNP0w4IbgIvjGgLitAoumatIGLiEqCTOtMm4oI9fwhQkO+CX1NvLvkSS9V72JeLnRjVzBTjeYaNArcEXamfrw3VGxStq2I2/T1e7GMgfIBckVIks8WWlhYq/4SeOuGVeFhx2jcZIajrMgpnLOzHOwExn/6XRPa1qtAXKH9IO0UxBxkY2eM3VHK/Vkwi3GS767KtjJjaVRjSRfzRtRywMvvcLp4SH28MvW162Sr8K4hpNjMO5zLszUvZdGbZs0uaTjphPcusgfDgM/VkjKn5Etp9moynZG+Ha8PaIKkRVciO/XOeQBKOMWoMErYzoaA9kZJm9PyOC10jGtJerktYyjZkM9NFuKmME7JQs9bW3OPpEnsQBnH4TZnEFfQpQsPxjD0ndbcMqzY0t76L3gaUa954NM08nijvgsD2aI3EHoDGmf+KPGZ0J14DYeO985YwK+C24wNc+UZtDdc0kjaEOSIjNxFHkWmpeb6nzemRHKFOIQyIR4z0WFqg2BuRTXvwBXcCvINRmRLXasBCXL6rEeLFt8QV1SU2+HGOjllOM6ZQkB03p3uIpCKXQSxPga0RT3+Q1R6xwrjrqhF+J1oZ479vqwjiGbOZ8kHdjLol3D5iP2GP4BzK3x/APuTFXnciERyxD0fFtVXXvqzX3avYyNDOIrSsRUhs2gSq2gLXFApZyzNdYQVmFCZa2ZkXmf6YKm21nC7Y4AQPAeB+RfUS92aHDaoNFqFViL0DTIpTeMiL5pXz9yDeV2X/xe4U9tv4sNZwR/TQ5TZnbtF60TZtYxsIuKLGMZdsgLrabWMamYqNYDhxW5mLx5yVSB1vo6pMIc1og9dkodhLbn0TWs7Y+KVwLS2LKtzPMiBM1tpb5jJ/SJyo6cfSJxCjUH0jzB77sOmqrK3EEq/xr7ZiQZAM83k3+UnM42uzbPIkHdikshmnohmAF4/nOlfYbaVYW91tMyoIPBHwwG+2cwgFeHzY6OxP+R0uY069m7i+TQIYXiItFE8M0RHyFe1dmBRadcepeDlcZQzGnmM/bXgmO4nScEEPaZ4McB5SO4mcUINDlINAVINDlNcC9HcXPyEv8jFxvOIujczCcvsRmQf7hT1rCbFTgKLEopvcVBDpC6FSuZBvs7VHXLO4BtN9GCOGcWNHb4VBrqHRGQNGQMy2dPtoS32PvbKofHffgsGdliQrNU/W1JWIuWS58PpCiNIQ/HFu+hupGkTB3kZMtxynKc+BHNEo+crGtilOUk2ADNCO1S6PYcwV2ka0eCtttO4pD6U6DVoMjutGxyCb1vtVUsKT1LRaXkPNXVBKlMhUHz0nHCNwRxDq1PEwNo5ciXA0xqGa7f5eDHoG7PJlSzhaNW8C1NMBf0BOO9IurAV9CR4yv0WcBL9/Qwg61MEiBUcqkcbkVaXoZP3awLa6GaXE1zOh4czMMYfrojBgI/+gMAwifHhoDhA/wM3o3POvNVcdmiGh9dAbre8OsrFaPzyj5aajPaISFh70yO6AcmwHbbuzfgCvkmGptkXxiPbtZprNJmc6aZTpbv0zbZtLxw9Czz9R69hk6V0rIaN35zJIOZWR7jviWhy4V8dhEts3S6qlZpnpqVhIpcJYZKXBW3UIcpHfDH0+Yqw7M0uqpWTpXSshpPdKssYVAO32pxSjEDrMQO5JC7DALsaN+IXbi2y8203JAF2LHrEKoJCtK0n20s6YYQbpEhRhuCD/U6tNptsCDl8fqhEL48QYOLkkXhcLXbdfZYsM9eqsmZOwvYXeOadU1fCCIrol2NaHTF4glOHtgvQVGASoPsuAUSRDlFCJYMVknFmImmkT43RbEhkNBSHQK/z65UoXw/THTYu8JXfxi+P2WMBWxMMEu0HcK/6sJ2FFbUlvVlsxWdY+iI2Ya95U0PAq3RtGmErMjMfGxY4MjQUjm1UFk4mOJ39YrYXAkJTLMjnR5VI3JkaoxOVJVJkcjtuGXneAY2lXe2hX1XGTpr+Su9wWSwCuRU2+ElWhV5RW2azcAp9aK56iDyFVHXLk65sCm56i+Ou6wKVOCqehVFUXyw1Sg+B5DVOknzzjmo65GYls/BVJhdJpOTqXycilqjhNW9fUBVg7wl5C3Nms64kZGTNHJsejkRGzWRDU5oyQWXaaeCJ6R5FgEPyAiOAkrWepYzKIZDjUs+kJAbdM0lnMEZiOnYR3jqcjR6GM0SmZa2XLRhF2ohiErIO68gEpBeQxskRCec7gDFz+BIosgqAqrrhZomyyeA2waJB+aEfIc1XAr0Fa4dAji3YjoQ/QDUheVC0rNyLSKRPe8RAFiQIoG7iapwdJyM5exPNF3Xm9dXG7Boa3cqmsC2EqXsWgt9kPSVda7gdvMqWfbjHhQbZuhB5UTPRbF4hRmuwMz4F7i+EN6Ktw2gx1zh2ZojY8dqXB3zCgFk67hHQPevpsY/sLeVJ7M3AhsONYDpPzJoRLXT3kIV9S1zRKBswV+Za3bHi+L88xEiFvBRAnHWFgZA30VVkGhkJWOgTskTbmNfhOeLvFO64io1oAel41n4NEOoxlGOwL6pt9MzTDaQZ9qjpuBHqtuhqP0XvgpkgiOdEgzjHaIRJCSyh/tKPHa3k+V25DBEcoaahAbCVz9ZrMJouLsNntl94y4OLtnVBVnd22vPIjO+JuJc9WI7pXdLAy4UpgHZ0hhkqUSl2lkRlSmcctzzGyeY0nzHKtunmO1zfM0WuXvSTg5rpvnGJonooynO+qW53jHecqTLAPbNB0wAbTtKV8kNhV0GrQluz9Xx9lfvti/yG/bF7T5bXHKqpLxrJ+cri6V2wyt5OLkmYvMQPRtQnDsIpv4/vqTBAaR6d0aQ+dXV9dCU68T23ic7MLGXVLoArapqgtNhSNap1ep1nQo1NTY/mVrHK+b+bPFfWM/e6FtspLkjaV2pBxANtFFTylRGiTZn+5aVRIHWTbB5OHKVslNlJvHLqUTAFxf6EHuq/1sCbbpxceCFnYr9vyWh5hrNvnERWO1vSKRBloOt1q18deq8EWHFtgatMkzUG5qZYwInGDIRLkZGgflpq6MMd/7jB3ACE7NEjOPipjE+RotOauPrj6ykXjSoKHd71uPBU4cdRCLnOT8t/sCVwIVEqGhKTh6UYtcy4XHGJvhcBRQUNZZRcP7xdWyN8ch0ma3DADqfU5pjyo/cgpm61iEFNShithLQ3xTd1R8XsCqKKQgNQPHJ4tCCu6oyCI3Sf99FX3YyI2zhoe3hBTknAu8T0NdqQq3xTHNajsrWiwMmTHNhsaJaVbXAt1C2Z7E1CpRzbaryHM2XkVbJDnV/zyifqaiz6eqPo/Qs6mX/Hx1gDRtkh8FSdMNldZG8OkkShov1FNwuOHDLGC1Cr2laSn+rBJXLRDEY0HmIYyAWwOrRNcZJhjWvKVYL+B91GaNwNVl9sPwYg1hcxxVlsEIvOZCYZviETReX/zKA2csMBT7zFgC0i2N4ejGMKChIpfKTtmgmIWtZmkMRxqDSORW+J379mOByw3glNi9fBTSJR+u6cMu7TWycwn8dwU7sorEnX2IxSNij9wwDwGSET4b1ivJRKrbYmw7JIFlqtohWkDoLc72GL+iBv2GHiiyPO/EZ1Z8ZuvXMYrtqGVZoYJYHlCwcDRWNLUreM2zoDqlptYwV6IF+oJrp9FQPo+j0NTi2rLIQY1eoYElrZdG60EfT4ttrWwd035pY9nJHq6dZXafxqCyokGVAh2ZAfnYaqBN4km3APEPkELZ2M/LYhITzFIlsZXhyctg0JTZv7PT1cVCcS7jFcEgZYDRK4wnWqInBPGR95NyHAMxeqKofbYQr/xnXFMJZZp82ynouKEp7z9sicYSYj8TV8jLQuZ8ZclcZclcxVdtcuVBtok8xLgr/QzP0FmaoavkEFjBGONKly0tXn4Z8fLLYv6wGZgu9BmFLtqSOJwi5utu0R6Sr+To+hV4TTLGZCmcDLL98Pyz2duRB8wI1DsytHjtLAdbv4mb5+xfN6gdq/djJS20Uq6+GoNPYshz7tJP/O3lpwpXNP3FylJycdWqUqLu9aTEx7mGnaw9ZzwaTv0yp7K2dylSlxupN+Kfm5F6S5w603mnUcY1ZVb+3i4K+7tkV2LQjoFNzF0nymbI1kAkVfXibSdVte1kXqWrrjK+fv1bXMRh1hvvZHiaXbYu5RhQGTUWVIY9VKMttdFUJDoMOq+sP9+v6Mc3YpZoJCnRiFmikXFKtD8q0YO6RCOVQhV0xv66bmmHasI/nKY1+feVsUl6wuoNM31yJ9kk5dw4jPYhNYWaW4fR5kwdydYIwWEBfsrBPA80jKvUGxGg+SoFY8Sn9Bba37C6Ch97Kn7NfoN9lFoAnG6U0WcWWof09QFcc7WjkwejkxFb4nbvr9AC4zxxux+sGCGdxRxkryq7NXG7XS1ku9Vxu120s6iArEjIpobnoMGOFrIf1HG7k/TfV9GHzbjdro5xL0I258ygGk5Mw5ckMRtBHUcswCHR6eCo9QZ7qSGH11JQJIePmHL4yDhyeD0K8rn4X7fCv9Ry+OvGjy4MxiqO/g/q434+Ft5g24nAgaZGXEpiCuLJbC9wsvSZv+JdXN/1TimOyupLdIfnnDR04qzsv4f9zU8LiCy9QtQiHMqL902jTbNbAFSw2/Z+qIJMqK6RHa42DmdGlOv9T2V4QnNS4gwsoFt+1s/eGtgluC8KYhY1JGCCMUeUuf5vFPlieYQY3GHdCDhe1ojyLNxwYbNwI5M1T8MHcWyYqw7YOnzu78juMoJUwJPRhhUHkPKxPqB58Hc4XhyRd1lHCcnqSMgLER8Hw/OflRyfVxq/xeVrA76Fyv11AdyKtrOFU3zNRFf1M41pgKgph+NxSCv+SEEtb8le978org17WdP9k1TG/6X0if64NPZJw1ffAVeZZhUe1wDBx60oZkYdYk4TMacjYk5XETMjj78kMYdbsfVoiKCsGzIE0AfrCqBR7GvojrBTmwZlUYPTAvCWsjKg8tFRzMISx3LTlR2A0j9UjWnlpCzbZR10pugWQsUgcaFDByXRSdCyabRsWloW8aJHL+WoRAwSnwFoW0r71DNw+mSMB4ZKKd4ROpsCVk+vKBUqfMLwOLQCEAYCSZkuqnnIXGYtIghibFMmCLvFFyQVbhIECEb/uFeBfu0+vBZYY57nR97n0DM+P2LAhnzW0bAhbXFxBwfpycY7fPsJ6ofS+JxuUCGvC+Ikx+pzkk96GbXV2QJRoGGrfbfEjHHPw0tkBL5gR9YKMlCywlkEP/wWNsuLx40yxg1W9Y8FhYewO8KMpEgphYiREMsgas77OXCo/ECQCy9jdAJEHQnbNkXZgRByIIScJgTrGj/bJ6pLEEuWVbF+XnCrHNao/8QcbCO2Odg0Jyn6DYyDMsLbH074gg1+IrDWL9jaPhRQLByWr7jQepi3+mlQMbN0wVW0/aodfVZuGN9CUZ5XbA5dW5Aq/hy6cagaK8iJed+9HJKAsS8Y8Q0GFmdQHOjxSQoYYeOgdpIK5jm7lKQfgheYTj9A6UNyTnPRPHWW7SWWlm0DtKJms1DWvxo82nHiKiDAEl5tDLdNp4TY6G7CkvfRonMUHoTgadhRC8/YDODlTfMnYB/JM9rIk4eM9tnvmq9cpi3HJ/C+XXVbNnKAGEQPdHqxwRQ+RceJxFxaRMbEf8T/mukjFokR4ezeOCjtRKpiHAMGAfcQP+aEwy1jtc9zDvFpFErmHyI8nqBVg3JgvwpznWWVJ+FQDCYLqGDFygZtCAyTESD84KIoYsxFOmJMLXRPMKXRtR2G4cz4qZ4IvCezMoLxAGQP3naibDiEDIA8GNcoEyP5+I2gklIsNtdunEVudLxxZr28jTN6o2hsl2FUTZLNtMBaxtvhRX+SNqWs2pcZNgsxnBRiuLoQw7WF2IVv72ukBYQuxLAuhCOF2GUUYudLFaJ2syoqxO7qQlzgZhUVItmuigsxMn4hiBwbiBAb/NKyBvYQ8BtYeQKjPb94TQS3TxnBlZoy6CVuOoklUeKq8A2hdZ6OZQYcbhGvtR0bmOUyNmpqgLRMHxETpwkcqHMbBmCFKHguw3vu4fFI4yUOTeCEf8RpNHbi4TCFmh8D4CIaK0M4aV1oDeI4ea46C/bRRmwHxyJNAzhOmqtO61ikJ+hL9zJQRjuNonnW/UzPLWxFTVylTGUvt8j2hy7iaQbJM0IUy0in5CRMcYf1p06ZJbqDTlnC6lbxoQqsC7jMFsdL3cmn7Gc9zKccL3VIp3pzFVfH0l7Wp1UVq+JvU+/drSN98B0vJQZB2kRMTwYnnYCPzzlBzoiSgO17vZ/2u5oERMiM2FvC8gRNFHNHnTYAtzPa4EeutMHzbpkj/+rAS8ZrXq+8awR4thGZgiXfm0Xi/ddqydeqlnxZ9mR0IxaR1AWISLNNEUkLQizOjCcwFTpEXPFY6wA9kwgoT7EZhq9EQFFau1/4bMpVtMxRoqsYHSuaZMspLYSktRBiixCSMYSQM84Y4Z2j/PBayCYpnlgwTXAFeRQCRgYCRkYEDAZBVmwiB1kjbcgalE4Jm7SUv5CKwQ4GqVuDTIO5ejhQXQBBs9I3apcMoiUF8/JTjwVZlo4yJTbwN5dJ3PALaeoX08ojEF5onYZn56pRW2hLLbSwOEKEJLGu5aVPtoYAsmaYqqjIp6oXPDUCii7+KXv84rdLPoNstANRp706Epa0imWoRA4wiOYgD8YDToy86Vxpv6C8nGCIsiHNkxzh0VvgvNMYyTeKban3U3NVl4CgSYPI25GhMmuBROyxa8Q0HilaXrPqCo6jPFIusUz5vpb0Cx666RtWKNFnTqnC523ZkhmuWbELDac0DaeFhk0SEuyopJ/Q72nqigGa0WI52YrkZOAv/YjZo5ROy8kpg3ZToZYkvZ+bxJBUkMOuCCtwLoAVcFX/2qjqG2WkRxbiTHeGGs3SjC5rCMGg6K9rMZwy+VmMklZ4MqNSWx0wgeOOoW6vXQ9HyugRU90+Mo66vb568CXV7Q+ed2tPem1Uwz4JMtczRIWj8frXhSPabjtCPPh16tOBczqijO+P0Ezq9klBoiJgdnqD/ZyqckmCwE3MsHop7spS3JWluCscb4SXYHrEP6eql+KuLMVhFh9O3YyN8/5H/NTD7/+ixtqWIu6yjSIiMm39Ij4jjgAqeow+i00LEMkgw3cBASp9FeQRW1ChMldBGLEFKSp7FcKo236a9atncZrh0xdwmuVTrMbCU0p2EI8rAZM/5IwHzW2znhUbkbCucjTQvLwrVbvRqBmYT/2a7bR9zUP5Ka5YAsfJ+JWm8x439U4b+iS57Z2rfoFrEL9B7PiUOhS3eIXbpMLV7rDOyDSLnQ1mtbj4G76/W8P+73Tid634DIcqdz+NnX5BOw+OsfNgIqZaWvXxRexTh0XWltuht4JHGkwpnRXC2EI/RBI7DFHTrSgF6l23hTBKydA5jDMwBx3U0WXs8GCll9uN2FZs/IRyHWzHyrPLCpRY9uIr9A3FuXsDkCQPtheqgyWQKEK8wL5WQHF97GvaiA9oUzYpMchNSTZcfMCyDQSpNzEUYOo23rx3Gc/92oY0ANV7Q++OxaxLzzNECj5JOd/O7bdCwjDAMQxOJMWs4QClMTUYetSKgFrfwnruaBALX70dJbTg/CJIs+zBISW1w6kreJ1hx20Gox4m3YOVQrS5uc92XDafABOItsP9BGvuVoGND7XuTZ9iMyO7ZM7QQ+GLEzYFOfoXYko28nrI3Ed3tXFQdhs8BUtB9iGa81jGQRCG8Kk7e8Nv3Ek3OFScq1FXi6IIzkroS44QBl+SDcqGkZSJGHnvXddxC3zjzmsb3CXWEkwlf5yFAoCYEVWbmJHz8PsDd7vvLul6a0kA/a3wxQzvUGlbbzaxfmTJnO3Mxh6P2uQPbKVgjc4bIdexaQJeui2gHlvez91NXebx/VFw9CUSWc0KF48pQJq+jjeIZ/np7dheZs4C2/7UPIdGioSvXM654ilY3TwSpLfrZzDJ3hZ2bXpkCHepWbZvo9e4+74B5F7nnrhJsL+pi9pbr6iD8pV2cbRawuH4YD+Fr25bYr35EfqkLs8TVvRokJRguzwZbTPUqWxmyah1szTHElBJ+kZIICnWdAzxNVFkhvFGy5klJATRdKNb8Zpxi4aSbUuKljSVJU2VGdJPxwWl1ouaMr2dX+cCIBNuuCVW3A94MeOn+NYRJ2VLEMUtLH74OlwfxgO+RmT2Zt2V734IFiXi0+e++6EY7tsILDHIPCEd9wqVhXkD90o6XAHfzzTsQL5xZxz3IUMX17Ey/Sk6cstlwr/KXIcFCayp/MxyGCKjBIg1wVvCtAx3v7S3nKUJPNqPfjHx57DYlBE3rYJWgkogKq9XmCbWjqImcLI6OiuJi73XyMq3jY1L7loGN2Ks9b0lNhGmJ4EdaWikUUead6lSmCLvgc2YfX2Dy67XMA/x7gPvwuydW6KGynlqeuhGckuc+5bcsyUoLLHfqgXawkONykJg5dwS974bSVwl+nAL2kGGKpn33S2oZ8HPPgCFiVQMVWINdzYavNPg/GgxrAKEu/AXL744dQWzCodjdGDeL2S0B2VWRFj/N+Pkzjonhft8mgIGs4VnSodaLAvcNQ+/6FhaOd0VeT1G2GpiRvExOQ59RY69Z/g4uO2KEMfjzSv5uO3vPsXHnqeeCqP8m4CwZI39+5/nZj369n/7fNdrur65/U0fX3R4w5UPP/Clbz/eNbl4x/Y7vvXGw+rt31hx9xef7PrLe88cPHDNTYueHZz1881v/+uuxz7/s0Ub/nDNomP/nJl3563f6jrR92dL/2Dl2sM//u5z4UU//duuth/+9Af/feWWw+cuPfaVf1n1na4XH72x9Pyb+g7f8OfdqXc9/GzX93quDLbOfM+i453/sPOenpNdP7h25e9e+/b3Hj74i+/+YeHk/+j62Or3VP7fytsO//m8b1x8+urvd6mmJ+c1qXsX/Y/PXL7vY596ruuWB3/ygQfCvkVtn570gQ9++x+7/vKfvrrio+qdi+Ysu+urD1n/1PXT7/73y970lbsOv+lDrY8ev+hU1+Qvfqv91p/dfbitY+nN/1H+YVfmd1ped/nn7l0UtY8HW40x7W9ZEz7483W3/OnprkL3M9dd8bldi+7+7fcuOtT34647PvR3XwyH7z08/9bNG94z/ydd/akn/+yeA/cvan10dv4X6X/teu59s7/Z+8L2RcGc5jd+7rv/2nX4M6ebct/50KLpM+Z++zuPv9D1vSXPf/5Tv/XeRe03L38284f/1vXINctSb3ztJxdFiENvXfXHE+c8++nDH7D/ub9lz8+6rrzf/Zc7W7cd/oeRGUv+8eEzXdNXbH/rj3/4yUXDp/e97/eO/LzrL36y6cCyLVsWPfKt/3r/Z0/9e9e9x94x56k9n1q0+83vf/bTF53tenb5jR/s8e5d9IEH/+OZtlvOdWXmvf3v1I/et+g7ww/u/fyDv+j6eGX35Et3f+bwlw9Y3xv8uPWO91q3dQ+8x+rfvH59d9+7rYHNfRv6OzZv6LmjZ8O6d1s349KPLwc2buzoX7fxTmug564Bq2fDqv6O/oG1K2/r2Lh5wLqaLn2+9HHJz67Z2Ddgre++q2Ogr3tD/1o6X7shPt+8gf65deNd/sbV/sCaHn81XfasW7f29v4ef+0Gf63Ogx5f+641A9bNGzf68cXmDf09klt3/+09K+XR1eu65TE+6V5HJe1Z5fd1r1q7uV8e6Lmz4/aNazcM9Fs9d/Wsv30gukJG+nRNd3/Hqh6cLe/u9+Vsw8aOlWv7Vq7r6aAy9lvXb/Tl0udLKtTalQMbevr7LWkpPu3buHnDKj5Djis39m3o6ZM8o3NuFzQwn63dsHodVWTtRrqmcvb0D/j93etvX9fTb/lU3L6+jX1UjgG/29+wef2tPXzR0d2xbuPG26lASOfTjXf09K3rvp2zfJc+rtrc142MrVU9d6yVs+5bqY+41df3dG+wBrrXrrNWbtx42630s+5YS+1059pVA2s0PaDt1m9euUbTA136fNm3dsO7pJNu7+7r77FWrtvYv7mPjtRqdKB2Wb+eeoA+tW7thh5rQ/f6HmtdTzdVrY+q2r3hXet6rNVr++haztevXbWKkwYG6DVpY11pfbGum8h05ZoefNVf1933LvrYxlU9Qot9mzdQM/avpWsmRrr29XV/z6bNPRtW4r11PUR/dCZ00XFHd99avkZ7cqdxc8oZ0lCpHknUpyApq7uvp9t6h/WOWQGd9FOvBQvfbs0KiCwHqFX46sar3/xbV19/s3XjDddef/NN1pvDpdeG199k3XT1b91w/dKbrOutm5aHb77aChZanVfMmW/NvmIOV2t1d59/aw8Rr99p+RXLv8yadXdAWcsIoPSynGFwla3vffAPfPrnQZpyaED71ix/3dr1awd8SxM+UqQ/fOsq31qomd/qjX23Umv3bPB1o9f8GeOS6HvjbbUPUGNyY/h6xNa+z8Ow505fRpVfeW27T5+MupHev2sljY21d/Qk1Fn1d3V0369/P3nfHDj13q9/v3+gu2+ACZuau2N138b1HURDyf2bcN+PugP3/ar7mol1JGyupv5yn3Ood998f91GGkbneb/e/fUbadSsXEPjpqcfHbVqbZ9UUt/n4Rv1IAa0f+ca6uxu3Zv+qo30HoYW2Ofa1e/2N26o6kN5hTO50n/dLH9259wr5s7zuwf81722k+7LMOZh61Nd7iAyIGJI2IpmAfHfu2iUDPRc+CvEAzqY6UkL8Ug3/5ZR2/B9P+EE5p/QXQemmzU9HWNp/EahS5pnmAmOua/5qPTveppLatr/Brkv/Vvn/uq4fHoeegOd9G9Ek/aAhcYfpQZZ5eOJPkmNGPiY8baqmlqZgA16p1y4zjHNdt/Z/W4h3JuqH+W/mNsR2W/c/K41td+LeaBf//6dfUSUHRFb7di4uoM7Nh5iN+k7IEG546/t9/ktgxGU4/zWELtDqfWc56+nwt/aI+VHs+hZPP5b151MkPQA0SUxZJ+4wrrNq4iq4veE3GjGWHnb+fjTwEZ/oMfsRJn4KHOa/WiUdWzEFGG+zzMh7uPrG/za+/L++o19Ped7H/fP9z7TPs2GY/lzMhPXv4/2FMEEBChzQj/aaKHfiZ4gYaGfhiMNbFzJk3Sd0C+JUDxeI4mM23glUQSy6U9mZJMfcaFnSePPRpu+PhmPYKeghUh0orur125YtZAexLFfp9PrnVe83l/TvW51lFLNP0ioIcIYuLOnR4YuZn7Qw0ZwwoGq2SKS+V3g9SABKAj6b1awtv+3UJtg4UDf5p73WnX/4vXBYuSRpl9Km45X6AflM3ghdicKu/AEf46/RL9jE4nN6Pd/m35vxrDQ6Tcb6W+h31t1+v9lpN+CBaFO/69G+tvp9zs6/R1G+n+j3+/q9Hca6d2YznX6SiMds1mPTl9tpGOuWaPT1xrpvfS7TaevM9LXg53o9I1GOnjYJp3eZ6SjuwZ0+mYj/Q6wFZ1+l5H+bvq9R6ffbaRvod97dfo9RvpWLJV1+r1G+vvod59O32akv59+23X6B4z0Ifp9UKd/yEj/MP120O85Sv+Ikf5R+n1MXw/r4+/R7/8DET9ZxImuAgA=

"""#
    }
  }
}
