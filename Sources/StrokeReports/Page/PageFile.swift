// Written by `make pages` from the files in Page/files and in Samples/web. Change those, not this.
// swift-format-ignore-file

/// A file that the report's page or the recorder's is made of.
enum PageFile: String, CaseIterable {
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
  case reportFiguresJS = "report-figures.js"
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
    case .drawingJS:
#"""
// Strokes, and what detectors measure them by, as SVG. A line is its coordinates: x, y, x, y, …

/** The ink and pen of each shape and mark, and the words for checks and detectors. */
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

/** Shapes from the module: of each its place among the looks, whether a check that it shows has
 * failed, its kind and its numbers. */
const shapesFrom = ({ shapes, checks }, view) => shapes.map(({ name, kind, numbers }) => {
  const index = shapeNames.indexOf(name), shown = looks.construction[index].slice(3);
  const isFailed = checks.some((check) => check.outcome === "failed" && shown.includes(check.name));
  return [index, isFailed, kind, ...mapShape(kind, numbers, view)];
});

/** The ink and the pen of a shape or a mark, as class names. */
const lookOf = ([, ink, pen], isFailed) => `${isFailed ? "failed" : ink} ${pen}`;

/** An entry of a legend: a sample and its name. */
const legendEntry = (className, text) => make("span", {},
  make("i", { className }), make("span", { className: "note", textContent: text }));

/** The entry of a shape or a mark, by its look and the kind of its outline. */
function entryOf(look, kind, isFailed) {
  const outlines = { circle: "round", d: "round", ellipse: "round" };
  const outline = { solid: "spot", tint: "area" }[look[2]] ?? outlines[kind] ?? "";
  return legendEntry(`${lookOf(look, isFailed)} ${outline}`, look[0]);
}

/** A row of the table of checks, from a check in the module. */
const rowOf = ({ name, outcome, measuredText, limitText }) =>
  ({ name, outcome: outcome[0], measured: measuredText, limit: limitText });

/** A row of the table of checks; of the outcome the first letter. */
function drawCheck(row) {
  const outcomes = { p: ["✓", "passed"], f: ["✗", "failed"], s: ["–", "skipped"] };
  const [sign, outcome] = outcomes[row.outcome];
  const { name } = row;
  // A reason for which a judge from outside states no check has no numbers.
  const [measured, limit] = name === "verdict" ? ["", ""] : [row.measured, row.limit];
  const check = stamp("check", {
    sign, name, measured, "limit-text": limit, about: looks.checks[name] ?? "" });
  check.classList.toggle("failed", outcome === "failed");
  addTo(check.querySelector(".sign"), { className: "sign " + outcome, ariaLabel: outcome }, []);
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
  const [slider, field] = element.querySelectorAll("input");
  addTo(slider, { min, max: Math.max(most, now ?? 0), step: isCount ? 1 : "any",
    ariaLabel: `${detector} ${name}, slider` }, []);
  addTo(field, { step: isCount ? 1 : "any", ariaLabel: `${detector} ${name}` }, []);
  // Set last, because it is clamped to the range.
  slider.value = field.value = now ?? start;
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
    if (field.value === "") field.value = start;
    slider.max = Math.max(slider.max, field.value);
    slider.value = field.value;
    field.reportValidity();
  });
  return element;
}

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
  border: 1px solid var(--rule);
  border-radius: 6px;
  padding: 5px 9px;
  min-width: 0;
}
button, select, summary, input:is([type=checkbox], [type=radio]) { cursor: pointer; }
button:hover:not(:disabled), select:hover { border-color: var(--note); }
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
  border: 2px solid var(--label);
  border-radius: 5px;
  color: var(--label);
  font-weight: 600;
}
.buttons { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }

/* A limit: its name, a slider, a number and a sentence */

.limit {
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 11em;
  gap: 0 10px;
  align-items: center;
  padding: 4px 0;
}
.limit .summary { grid-column: 1 / 4; }
/* Without arrows, 17 digits have room on a phone. */
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

.checks {
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

@media (max-width: 760px) {
  .limit { grid-template-columns: minmax(0, 1fr) 12em; }
  .limit input[type=range] { grid-column: 1 / 3; grid-row: 2; }
  .limit .summary { grid-column: 1 / 3; }
}

/* Where the system chooses the colours, figures keep theirs on their own ground. */

@media (forced-colors: active) {
  svg, .meter, .legend i, .badge { forced-color-adjust: none; }
  .badge { background: var(--card); }
  button.main { color: ButtonText; }
  button:disabled { opacity: 1; color: GrayText; border-color: GrayText; }
  input[type=range] { accent-color: auto; }
}

"""#
    case .partsHTML:
#"""
<template id="limit"><div class="limit">
  <span><span class="name"></span> <small class="unit note"></small></span>
  <input type="range"><input type="number">
  <small class="summary note"></small>
</div></template>
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
    known.set(stroke.points, judges.get(name).verdict(sampled(stroke)));
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
        if (state === "failed" && !each.failed) each.failed = each.touch.state.check.text;
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
    const state = !verdict ? "none" : verdict.isCircle ? "circle" : "rejected";
    showVerdict(panel, state, verdict?.text ?? "");
    panel.querySelector("table").hidden = !verdict;
    panel.querySelector("tbody").replaceChildren(
      ...(verdict?.checks ?? []).map((check) => drawCheck(rowOf(check))));
    panel.querySelector(".options").textContent = optionsOf(detector);
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
        className: code ? "failed" : "passed",
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
  $("legend").append(make("span", { textContent: `${detector} measured:` }));
  const explanation = judges.get(detector).explain(sampled(stroke));
  for (const [index, isFailed, kind, ...numbers] of shapesFrom(explanation, asDrawn)) {
    const look = looks.construction[index];
    group.append(drawShape(kind, numbers, asDrawn, { class: lookOf(look, isFailed) }));
    $("legend").append(entryOf(look, kind, isFailed));
  }
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
    const chip = make("button", { type: "button", className: label ? "" : "failed",
      textContent: `${label || "without a label"} ${counts.get(label)}` });
    chip.addEventListener("click", () => { $("label").value = label; });
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
  });
  show(strokes.length ? `${plural(strokes.length, "stroke")} kept from before` : "");
}

// Files that were downloaded before

/** The strokes of a file. Throws an error that names the first line that is not a stroke. */
function strokesIn(text) {
  return text.split("\n").map((line, index) => [line, index + 1]).filter(([line]) => line.trim())
    .map(([line, number]) => {
      let stroke = null;
      try {
        stroke = JSON.parse(line);
      } catch { /* Said below. */ }
      // Each with a time, or none.
      const isPoint = (point) => Array.isArray(point) && [2, 3].includes(point.length)
        && point.length === stroke.points[0].length && point.every(Number.isFinite);
      const isStroke = Array.isArray(stroke?.points) && stroke.points.length > 0
        && stroke.points.every(isPoint) && (stroke.timeUnit ?? "s") === "s"
        && (stroke.width ?? 1) > 0 && Number.isFinite(stroke.ended ?? 0);
      if (!isStroke) throw new Error(`line ${number} is no stroke as this page saves them`);
      return stroke;
    });
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
for (const name of fields) $(name).addEventListener("change", () => keepStrokes(strokes));
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
#counts { flex-basis: 100%; max-height: 5.6rem; overflow-y: auto; }
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
  grid-template-rows: minmax(0, 1fr) auto auto;
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
#drawn .line { color: var(--neutral); stroke-width: 2; stroke-opacity: .35; }
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
#live { min-height: 1.5em; overflow-wrap: anywhere; }
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
#notes { padding: 2px 14px; font-size: 12px; border-bottom: 1px solid var(--rule); }
#notes:empty { display: none; }
#notes .failed { font-size: 14px; font-weight: 600; }
.detector + .detector { border-top: 1px solid var(--rule); }
.detector > :not(summary) { margin: 4px 14px 8px; }
.detector .checks { width: calc(100% - 28px); }
.detector summary { padding: 6px 14px; list-style: none; display: flex; gap: 8px; }
.detector summary::-webkit-details-marker { display: none; }
.detector summary:hover { background: var(--page); }
.detector summary:focus-visible { outline-offset: -2px; }
.detector .reason { color: var(--note); margin-left: auto; text-align: right; }
.detector.circle :is(.mark, .reason) { color: var(--passed); }
.detector.rejected :is(.mark, .reason) { color: var(--failed); }
.detector .mark { width: 1em; text-align: center; font-weight: 700; }
.detector .options { display: block; }
.limit { grid-template-columns: minmax(0, 1fr) 12em; }
.limit input[type=range] { grid-column: 1 / 3; grid-row: 2; width: 100%; }
.limit .summary { grid-column: 1 / 3; }
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

/* Narrow windows, and those that are enlarged: one thing below the other, and the page scrolls */

@media (max-width: 760px), (max-height: 480px) {
  html, body { height: auto; }
  body { display: block; }
  body > * + * { margin-top: 10px; }
  #sheet { height: min(70vh, 30rem); }
  h1 { flex-basis: 100%; }
  .field { flex: 1 1 8em; }
  .field input { flex: 1; width: 4em; }
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
  <label class="field">Label <input id="label" list="labels" autocomplete="off" spellcheck="false"
    title="What the next strokes show, such as circle"></label>
  <datalist id="labels"></datalist>
  <label class="field">Participant <input id="subject" autocomplete="off" spellcheck="false"
    title="Who draws the next strokes, such as p1"></label>
  <div class="buttons">
    <button id="undo" type="button" title="Take back the last change (Ctrl+Z)" disabled>Undo</button>
    <button id="open" type="button" title="Add the strokes of a file that was downloaded here; or drop it">Open…</button>
    <input id="file" type="file" multiple accept=".ndjson,.jsonl,.json" aria-label="Files to open" hidden>
    <button id="clear" type="button" title="Also from this browser's storage" disabled>Delete all</button>
    <button id="download" type="button" class="main" title="Save all strokes (Ctrl+S)" disabled>Download NDJSON</button>
  </div>
  <div id="counts" class="buttons" role="group" aria-label="Strokes of each label"></div>
</header>
<main>
  <div id="sheet">
    <svg id="drawn" aria-hidden="true"></svg>
    <svg id="surface" role="img" aria-label="Drawing surface: draw with a mouse, a pen or fingers"></svg>
    <div id="hint"><strong>Draw here</strong>
      <span>with a mouse, a pen or a finger; two fingers make two strokes.</span></div>
  </div>
  <output id="live" class="failed"></output>
  <div id="legend" class="legend"></div>
</main>
<aside>
  <section aria-labelledby="verdicts-title">
    <h2 id="verdicts-title">Verdicts <span id="judged" class="note"></span></h2>
    <div id="notes" role="status" class="note"></div>
    <div id="verdicts" role="group" aria-labelledby="verdicts-title"></div>
  </section>
  <section aria-labelledby="title">
    <h2 id="title" tabindex="-1">Strokes <span id="count" class="note">0</span></h2>
    <ol id="list" aria-labelledby="title"></ol>
  </section>
</aside>
<div id="news" class="unseen" role="status" aria-live="polite"></div>
<template id="detector"><details class="detector">
  <summary><span class="mark"></span> <b class="name"></b> <span class="reason"></span></summary>
  <p class="about note"></p>
  <table class="checks">
    <thead><tr><th scope="col">check</th><th scope="col">measured</th><th scope="col">allowed</th></tr></thead>
    <tbody></tbody>
  </table>
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
// The state of the page in its address, so that a link leads to what its sender saw.

const setting = (detector, name) => data.tuning[detector].name + "." + name;

function writeAddress() {
  const state = new URLSearchParams();
  if (filter.detector) state.set("detector", data.detectors[filter.detector]);
  for (const name of ["verdict", "reason", "result", "search"]) {
    if (filter[name]) state.set(name, filter[name]);
  }
  if (filter.label !== null) state.set("label", filter.label);
  data.tuning.forEach(({ settings }, detector) => {
    for (const [name, value] of Object.entries(limits[detector])) {
      if (value !== settings[name]) state.set(setting(detector, name), value ?? "");
    }
  });
  if (dialog.open) state.set("stroke", shown[current].at + 1);
  const address = location.href.split("#")[0] + (state.size ? "#" + state : "");
  if (address !== location.href) history.replaceState(null, "", address);
}

function readAddress() {
  const state = new URLSearchParams(location.hash.slice(1));
  const known = (name, values) => values.includes(state.get(name)) ? state.get(name) : "";
  const detector = Math.max(data.detectors.indexOf(state.get("detector")), 0);
  data.tuning.forEach(({ settings }, index) => {
    const moved = Object.entries(settings).map(([name, own]) => {
      const text = state.get(setting(index, name));
      const isNumber = text !== null && text !== "" && Number.isFinite(Number(text));
      return [name, isNumber ? Number(text) : text === "" ? null : own];
    });
    setLimits(index, Object.fromEntries(moved));
  });
  change({
    detector, verdict: known("verdict", ["circle", "rejected"]), reason: state.get("reason") ?? "",
    result: known("result", results.map(([name]) => name)), label: known("label", labelsOf) || null,
    search: state.get("search") ?? "",
  });
  if (state.get("label") === "") change({ label: "" });
  const stroke = strokes[Number(state.get("stroke")) - 1];
  // The stroke that the link is about is shown, whatever the filter makes of it.
  if (stroke && !shown.includes(stroke)) shown.unshift(stroke);
  if (stroke) open(shown.indexOf(stroke));
  else if (dialog.open) dialog.close();
}

addEventListener("hashchange", readAddress);

"""#
    case .reportDataJS:
#"""
// The data of the page, unpacked, and small functions that the other files use.

const data = JSON.parse(document.getElementById("data").textContent);
const strokes = data.strokes.map((row, at) => {
  const [file, index, id, label, duration, rate, width, unit, packed, judgements] = row;
  const name = data.files[file] + (index ? "#" + index : "");
  const labelText = label < 0 ? "" : data.labels[label];
  return {
    at, name, id, label: labelText, duration, rate, width, unit, packed,
    judgements: judgements.map((judgement) => {
      const [plan, outcomes, measured, sentence, construction, evidence] = judgement;
      const failed = outcomes.indexOf("f");
      const reason = failed < 0 ? "" : data.reasons[data.plans[plan][failed][2]];
      // The reason is what the limits on the page say, and the own one what the report says.
      return {
        plan, outcomes, measured, sentence, construction, evidence, reason, own: reason,
      };
    }),
    text: (name + " " + (id ?? "") + " " + labelText).toLowerCase(),
  };
});

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const digits = new Int8Array(128);
[...alphabet].forEach((character, value) => { digits[character.charCodeAt(0)] = value; });

// The coordinates of a packed line as x, y, x, y, …, in grid units.
function unpack(packed) {
  const coordinates = new Float64Array(packed.length / 2);
  for (let i = 0; i < coordinates.length; i++) {
    coordinates[i] = digits[packed.charCodeAt(2 * i)] * 64 + digits[packed.charCodeAt(2 * i + 1)];
  }
  return coordinates;
}

"""#
    case .reportDetailJS:
#"""
// The detail view: the plot, all checks by each detector, and the stroke's measures.

const dialog = $("detail");
const fact = (name, value) =>
  value ? [make("dt", { textContent: name }), make("dd", { textContent: value })] : [];

function open(index) {
  current = index;
  showDetail();
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
  writeAddress();
}

function showDetail() {
  const stroke = shown[current];
  $("detail-title").textContent = stroke.name.slice(stroke.name.lastIndexOf("/") + 1);
  $("position").textContent = counted(current + 1) + " of " + counted(shown.length);
  $("previous").disabled = current === 0;
  $("next").disabled = current === shown.length - 1;
  const judgement = shownJudgement(stroke, filter.detector);
  drawPlot(stroke, judgement);
  $("copied").textContent = $("command").textContent = "";
  const outcome = outcomeOf(stroke, filter.detector);
  const number = (value, unit) => value === null ? "" : Number(value.toPrecision(3)) + unit;
  $("facts").replaceChildren(
    ...stroke.judgements.map((_, detector) => drawJudgement(stroke, detector)));
  $("measures").replaceChildren(
    ...fact("id", stroke.id),
    ...fact("label", stroke.label),
    ...fact("result", outcome && outcome + ": " + meanings[outcome]),
    ...fact("samples", counted(stroke.packed.length / 4)),
    ...fact("duration", number(stroke.duration, " s")),
    ...fact("rate", number(stroke.rate, " Hz")),
    ...fact("view width", number(stroke.width, "")));
}

// The verdict of a detector; of the selected one with its checks.
function drawJudgement(stroke, detector) {
  const isCurrent = detector === filter.detector;
  const judgement = shownJudgement(stroke, detector);
  const judge = stamp("judge", {
    name: data.detectors[detector] + ":", sentence: judgement.sentence,
    about: looks.detectors[data.detectors[detector]] ?? "" });
  const button = judge.querySelector("button");
  button.ariaExpanded = isCurrent;
  button.querySelector(".sentence").classList.add(judgement.reason ? "failed" : "passed");
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
    judge.querySelector("tbody").append(...(judgement.rows ?? ownRows(judgement)).map(drawCheck));
    if (judgement.reason && detector < limits.length) showWhatIf(judge, stroke, detector);
  }
  return judge;
}

// What would let the stroke pass, as `circle --what-if` says it, once the stroke is drawn.
async function showWhatIf(judge, stroke, detector) {
  await judgingReady().catch(() => {});
  await pause();
  if (!judges || !judge.isConnected) return;
  setJudge(detector);
  const found = judges[detector].whatIf(kept[stroke.at]);
  judge.querySelector(".what-if").textContent = whatIfText(found);
}

function whatIfText(found) {
  if (!found) return "no limits would let it pass";
  // A check, or limits by their names.
  if (!found.limitText) return "would pass with " + limitsText(Object.entries(found));
  const { name, measuredText, limitText, text } = found;
  return `closest: ${name} ${measuredText}, limit ${limitText.replace(/^\S+ /, "")} (${text})`;
}

// The checks by the report's own limits.
function ownRows({ plan, outcomes, measured }) {
  const texts = measured.split("|");
  return data.plans[plan].map(([name, limit], i) =>
    ({ name, limit, outcome: outcomes[i], measured: texts[i] }));
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
  const isTuned = filter.detector < data.tuning.length;
  if (isTuned) await judgingReady();
  const options = isTuned ? optionsOf(filter.detector) + " " : "";
  const command = `strokecheck circle --explain --what-if ${options}${quoted(shown[current].name)}`;
  $("copied").textContent = await copyText(command, $("command"));
}

function savePicture() {
  const svg = $("plot").firstElementChild.cloneNode(true);
  svg.prepend(draw("style", {}, $("look").textContent),
    draw("rect", { class: "sheet", width: side, height: side }));
  addTo(svg, { width: 2 * side, height: 2 * side }, []);
  const picture = new Blob([new XMLSerializer().serializeToString(svg)], { type: "image/svg+xml" });
  saveFile(picture, $("detail-title").textContent + ".svg");
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
  writeAddress();
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
    case .reportFiguresJS:
#"""
// Labelled strokes: the confusion of the selected detector. A page of changes has none, because its
// strokes are no sample of all.

function drawFigures() {
  $("truth").hidden = !isLabelled || data.compared !== undefined;
  if ($("truth").hidden) return;
  const totals = totalsOf(filter.detector);
  for (const button of $("confusion").querySelectorAll("button")) {
    const outcome = button.value;
    button.querySelector("span").textContent = counted(totals[outcome]);
    button.ariaLabel = `${plural(totals[outcome], "stroke")}, ${meanings[outcome]}: show`;
  }
  $("confusion").querySelector("b").textContent = `Confusion of ${data.detectors[filter.detector]}`;
}

$("confusion").addEventListener("click", (event) => {
  const result = event.target.closest("button")?.value;
  if (!result) return;
  change({ result, verdict: "", reason: "", label: null, search: "" });
  goToStrokes();
});

"""#
    case .reportFilterJS:
#"""
// The filter, and the strokes that match it.

const filter = { detector: 0, verdict: "", reason: "", result: "", label: null, search: "" };
let shown = strokes;
let current = 0;
const noLabel = "(no label)";

function accepts(stroke) {
  const { reason } = stroke.judgements[filter.detector];
  if (filter.verdict && (filter.verdict === "circle") !== (reason === "")) return false;
  if (filter.reason && reason !== filter.reason) return false;
  if (filter.label !== null && stroke.label !== filter.label) return false;
  if (filter.result && !hasResult(stroke, filter.result)) return false;
  return !filter.search || filter.search.split(/\s+/).every((word) => stroke.text.includes(word));
}

function change(changes) {
  Object.assign(filter, changes);
  if (filter.reason && filter.verdict === "circle") filter.reason = "";
  if ("detector" in changes) {
    if (!reasonsOf(filter.detector).includes(filter.reason)) filter.reason = "";
    drawTable();
    drawFigures();
    drawLimits();
  }
  shown = strokes.filter(accepts);
  current = 0;
  showFilter();
  drawGallery();
  writeAddress();
}

// Shows verdicts that have changed. The filter stays as it is, unless no stroke has its reason.
function refresh() {
  const looked = dialog.open ? shown[current] : null;
  drawTotals();
  drawTable();
  drawFigures();
  if (filter.reason && !reasonsOf(filter.detector).includes(filter.reason)) filter.reason = "";
  shown = strokes.filter(accepts);
  // The stroke that is looked at stays, whatever the filter makes of it.
  if (looked && !shown.includes(looked)) shown.unshift(looked);
  current = looked ? shown.indexOf(looked) : Math.min(current, Math.max(shown.length - 1, 0));
  showFilter();
  if (looked) showDetail();
  else drawGallery();
  writeAddress();
}

// The reasons given by a detector, in the order of its checks.
function reasonsOf(detector) {
  const seen = new Set(strokes.map((stroke) => stroke.judgements[detector].reason));
  const plans = new Set(strokes.map((stroke) => stroke.judgements[detector].plan));
  const order = [...plans].flatMap(
    (plan) => data.plans[plan].map((check) => data.reasons[check[2]]));
  return [...new Set([...order, ...seen])].filter((reason) => reason && seen.has(reason));
}

// The most frequent labels first, and strokes without a label last.
const labelCounts = new Map();
for (const { label } of strokes) labelCounts.set(label, (labelCounts.get(label) ?? 0) + 1);
const labelsOf = [...labelCounts.keys()].sort((a, b) =>
  (a === "") - (b === "") || labelCounts.get(b) - labelCounts.get(a) || (a < b ? -1 : 1));

function fillSelect(select, options, value) {
  select.replaceChildren(...options.map(([value, text]) => new Option(text, value)));
  select.value = value;
}

function showFilter() {
  fillSelect($("detector"), data.detectors.map((name, i) => [i, name]), String(filter.detector));
  fillSelect(
    $("reason"), [["", "any"], ...reasonsOf(filter.detector).map((r) => [r, r])], filter.reason);
  const at = filter.label === null ? "" : String(labelsOf.indexOf(filter.label));
  fillSelect($("label"), [["", "any"], ...labelsOf.map((l, i) => [i, l || noLabel])], at);
  fillSelect($("result"), results, filter.result);
  $("result").parentElement.hidden = results.length < 2;
  $("verdict").value = filter.verdict;
  if ($("search").value.trim().toLowerCase() !== filter.search) $("search").value = filter.search;
  $("shown").textContent = shown.length === strokes.length
    ? plural(shown.length, "stroke") : counted(shown.length) + " of " + counted(strokes.length);
  $("empty").hidden = shown.length > 0;
  const total = $("totals").querySelector(`[data-detector="${filter.detector}"] input`);
  if (total) total.checked = true;
  for (const cell of document.querySelectorAll("#table td")) {
    const matches = cell.selection && !filter.result && cell.selection.label === filter.label
      && cell.selection.reason === filter.reason && cell.selection.verdict === filter.verdict
      && (filter.label !== null || filter.reason || filter.verdict);
    cell.ariaCurrent = matches ? "true" : null;
  }
}

function reset() {
  change({ verdict: "", reason: "", result: "", label: null, search: "" });
}

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
  const outcome = outcomeOf(stroke, filter.detector);
  const isWrong = outcome[0] === "F";
  const verdict = reason || accepted;
  const tile = stamp("tile", {
    name: tileName(stroke), label: stroke.label, why: (reason ? "✗ " : "✓ ") + verdict });
  tile.className = `tile ${reason ? "failed" : "passed"} ${isWrong ? "wrong" : ""}`;
  addTo(tile, { ariaPosInSet: index + 1, ariaSetSize: shown.length }, []);
  const button = tile.firstElementChild;
  button.tabIndex = -1;
  button.title = outcome ? `${stroke.name}: ${outcome}, ${meanings[outcome]}` : stroke.name;
  button.ariaLabel = stroke.name + (stroke.label ? ", " + stroke.label : "") + ": " + verdict
    + (outcome ? ", " + (isWrong ? "wrong" : "right") : "");
  button.prepend(drawThumbnail(unpack(stroke.packed)));
  button.addEventListener("click", () => open(index));
  button.addEventListener("focus", () => {
    current = index;
    tabStop(index);
  });
  return tile;
}

// The stroke's id, or else its file's name. Long names are cut in the middle: they begin with what
// they are of and end with a number. Paper shows them whole.
function tileName(stroke) {
  const name = [...(stroke.id ?? stroke.name.slice(stroke.name.lastIndexOf("/") + 1))];
  const room = isOnPaper ? Infinity : 20;
  if (name.length <= room) return name.join("");
  const head = Math.floor((room - 1) / 2);
  return name.slice(0, head).join("") + "…" + name.slice(head + 1 - room).join("");
}

"""#
    case .reportLimitsJS:
#"""
// The limits of the selected detector as sliders. The strokes are judged here, by the detectors'
// own code, and the page follows.

const limits = data.tuning.map(({ settings }) => ({ ...settings }));
const isMoved = (detector) => detector < limits.length
  && Object.entries(limits[detector]).some(([name, value]) =>
    value !== data.tuning[detector].settings[name]);

/** The judges, in the order of the detectors, and the strokes in the module, once needed. */
let judges = null, kept = null, starting = null;
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
  const checked = await loadDetectors();
  const samples = JSON.parse($("samples").textContent), loaded = [];
  await forEachInTurns(samples, ([width, lift, isTimed, ...numbers]) => {
    const count = numbers.length / (isTimed ? 3 : 2);
    const points = Array.from({ length: count }, (_, i) =>
      [numbers[i], numbers[count + i], isTimed ? numbers[2 * count + i] : null]);
    loaded.push(checked.stroke(points, { width, lift }));
  });
  judges = data.tuning.map(({ name, asPublished, omitted }) => {
    const judge = checked.judge(name, {}, { asPublished });
    for (const check of omitted) judge.omit(check);
    return judge;
  });
  kept = loaded;
  drawLimits();
  // Ring measures much that its limits do not change; the others are as fast without.
  if (data.tuning.some(({ name }) => name === "ring")) {
    forEachInTurns(kept, (stroke) => stroke.measure());
  }
}

const judgingReady = () => starting ??= startJudging().catch((error) => {
  $("effect").textContent = "The limits cannot be moved in this browser: " + error.message;
  throw error;
});

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
  const settings = Object.entries(limits[detector]);
  for (const [name, value] of settings) judges[detector].set(name, value);
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
        judgement.moved = null;
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
  await forEachInTurns(kept, (stroke) => verdicts.push(texts.get(judge.verdict(stroke))), goesOn);
  return verdicts;
}

/** The judgement of a stroke: by moved limits with what those say. */
function shownJudgement(stroke, detector) {
  const judgement = stroke.judgements[detector];
  // Before the first verdicts by moved limits there is nothing to explain.
  if (!kept || !isMoved(detector) || judgement.moved === undefined) return judgement;
  judgement.moved ??= explainMoved(stroke, detector);
  return judgement.moved;
}

// The checks of the marks on a stroke that stay where they are whatever the limits.
const fixedMarks = { inflections: "inflections", gap: "closure", residuals: "error" };

/** The marks that limits do not move, with the outcomes of the moved checks. */
function marksFrom(checks, { evidence }) {
  return evidence.flatMap(([name, , ...shape]) => {
    const check = checks.find((each) => each.name === fixedMarks[looks.evidence[name][0]]);
    return check ? [[name, check.outcome === "failed" ? 1 : 0, ...shape]] : [];
  });
}

function explainMoved(stroke, detector) {
  const explanation = judges[detector].explain(kept[stroke.at]);
  const { checks, sentence, isCircle, text } = explanation, { bounds } = kept[stroke.at].measures;
  // As the page's own grid: the middle of the stroke is the middle of the grid.
  const axis = (least, most) => (v) => (v - (least + most) / 2) / stroke.unit + 2047.5;
  const construction = bounds ? shapesFrom(explanation, {
    x: axis(bounds.minX, bounds.maxX), y: axis(bounds.minY, bounds.maxY), scale: 1 / stroke.unit,
  }) : [];
  const evidence = marksFrom(checks, stroke.judgements[detector]);
  const reason = isCircle ? "" : text;
  return { reason, rows: checks.map(rowOf), sentence, construction, evidence };
}

/** What moving the limits has changed. */
function showEffect() {
  const judgements = strokes.map((stroke) => stroke.judgements[filter.detector]);
  const accepted = (key) => counted(judgements.filter((each) => each[key] === "").length);
  $("effect").textContent = !isMoved(filter.detector) ? ""
    : plural(judgements.filter(isChanged).length, "verdict") + " changed · "
      + accepted("own") + " → " + accepted("reason") + " accepted";
}

function drawLimits() {
  const detector = filter.detector;
  $("tuning").hidden = detector >= limits.length;
  if ($("tuning").hidden) return;
  const { name, settings } = data.tuning[detector];
  const summary = $("limits").querySelector("summary");
  summary.querySelector("b").textContent = name;
  summary.querySelector("span").textContent = isMoved(detector) ? "(moved)" : "";
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
  if (judges) $("options").textContent = optionsOf(filter.detector);
}

$("limits").addEventListener("toggle", () => {
  if ($("limits").open) judgingReady().catch(() => {});
});
for (const [id, textOf] of [["copy-options", optionsOf], ["copy-swift", swiftOf]]) {
  $(id).addEventListener("click", async () => {
    $("effect").textContent = await copyText(textOf(filter.detector), $("options"));
  });
}
$("reset-limits").addEventListener("click", () => {
  setLimits(filter.detector, { ...data.tuning[filter.detector].settings });
  drawLimits();
});

"""#
    case .reportPlotJS:
#"""
// The full plot, which looks like the pictures made by `plot`.

const side = 480, margin = 30, foot = 22;

// The name of a shape's kind, and its numbers in grid units.
const kindOf = ([, , kind]) => shapeKinds[kind] ?? kind;
const numbersOf = ([, , , ...n]) => typeof n[0] === "string" ? unpack(n[0]) : n;

// The bounding box of a shape of a construction, in grid units.
function boxOf(shape) {
  const n = numbersOf(shape);
  const around = (x, y) => [n[0] - x, n[1] - y, n[0] + x, n[1] + y];
  switch (kindOf(shape)) {
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

// The map from the grid to the figure. It fits the stroke, and what of the construction is near it.
function viewOf(coordinates, construction) {
  const stroke = boxOfCoordinates(coordinates);
  const reach = Math.max(stroke[2] - stroke[0], stroke[3] - stroke[1]) * 0.6;
  const box = [...stroke];
  for (const shape of construction) {
    const [left, top, right, bottom] = boxOf(shape);
    box[0] = Math.min(box[0], Math.max(left, stroke[0] - reach));
    box[1] = Math.min(box[1], Math.max(top, stroke[1] - reach));
    box[2] = Math.max(box[2], Math.min(right, stroke[2] + reach));
    box[3] = Math.max(box[3], Math.min(bottom, stroke[3] + reach));
  }
  return viewInto(box, side, side - foot, margin, coordinates.length > 2 ? 40 : 1);
}

const drawConstruction = (shape, view) => drawShape(kindOf(shape), numbersOf(shape), view,
  { class: lookOf(looks.construction[shape[0]], shape[1]) });

// The marks of what a check counts or fails by, with the words beside them.
function drawEvidence([name, isFailed, kind, ...n], stroke, view) {
  const style = { class: lookOf(looks.evidence[name], isFailed) };
  if (kind === "x") {
    const coordinates = unpack(stroke.packed);
    let d = "";
    for (let i = 0; i < coordinates.length; i += 2) {
      const outward = [coordinates[i] - n[0], coordinates[i + 1] - n[1]];
      const share = n[2] / (Math.hypot(...outward) || 1);
      d += `M${near(view.x(coordinates[i]))} ${near(view.y(coordinates[i + 1]))}`
        + `L${near(view.x(n[0] + outward[0] * share))} ${near(view.y(n[1] + outward[1] * share))}`;
    }
    return [draw("path", { ...style, d })];
  }
  const { points, total, spacing, d } = lineOf(unpack(n[0]), view);
  if (kind === "d") {
    // Spots that crowd are smaller, so that each can be seen.
    const r = Math.min(Math.max(points.length > 1 ? spacing / 2 : 5, 2.6), 5).toFixed(2);
    return points.map(([x, y]) => draw("circle", { ...style, cx: near(x), cy: near(y), r }));
  }
  const drawn = [draw("path", { ...style, d })];
  if (looks.evidence[name][0] === "gap") {
    const length = total / view.scale * stroke.unit;
    const [x, y] = [0, 1].map((i) => (points[0][i] + points[1][i]) / 2);
    const isLeft = x > side / 2;
    const [ink] = style.class.split(" ");
    drawn.push(drawText(`gap ${Number(length.toFixed(length < 10 ? 2 : 1))}`, {
      class: `${ink} over ${isLeft ? "e" : ""}`, "font-size": 11.5,
      x: near(isLeft ? x - 8 : x + 8), y: near(y + 4) }));
  }
  return drawn;
}

// A line's path data, its points in the figure, the length up to each point, and the mean step.
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

// Arrowheads along the line, in the direction of the samples about each.
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

function scaleBar(stroke, view) {
  const pixels = view.scale / stroke.unit;
  const power = 10 ** Math.floor(Math.log10(70 / pixels));
  const length = [5, 2, 1].map((step) => step * power).find((length) => length * pixels <= 70);
  if (!length || !Number.isFinite(length)) return [];
  const [x, y, width] = [12, side - 12, length * pixels];
  const text = drawText(Number(length.toPrecision(1)), {
    class: "note", x: x + width + 7, y: y + 4, "font-size": 11.5 });
  const d = `M${x} ${y - 3}v6m0 -3h${width.toFixed(2)}m0 -3v6`;
  return [draw("path", { class: "note hair", d }), text];
}

function drawPlot(stroke, judgement) {
  const coordinates = unpack(stroke.packed);
  const svg = draw("svg", { viewBox: `0 0 ${side} ${side}`, role: "img" });
  svg.setAttribute("aria-label", stroke.name + ": " + (judgement.reason || accepted));
  $("plot").replaceChildren(svg);
  drawLegend(coordinates.length ? judgement : null);
  if (!coordinates.length) {
    return svg.append(drawText("no samples", {
      class: "note m", x: side / 2, y: side / 2, "font-size": 13 }));
  }
  const view = viewOf(coordinates, judgement.construction);
  const line = lineOf(coordinates, view);
  const ink = judgement.reason ? "failed" : "passed";
  const radius = Math.min(Math.max(line.spacing * 0.3, 0.9), 2.6);
  const [first, last] = [line.points[0], line.points[line.points.length - 1]];
  const clip = draw("clipPath", { id: "well" }, draw("rect", { width: side, height: side - foot }));
  svg.append(clip, draw(
    "g", { "clip-path": "url(#well)" },
    ...judgement.construction.map((shape) => drawConstruction(shape, view)),
    draw("path", { class: ink + " line", d: line.d }),
    draw("path", {
      class: ink + " dots", "stroke-width": 2 * radius,
      d: line.points.map((p) => `M${p[0].toFixed(2)} ${p[1].toFixed(2)}h0`).join("") }),
    draw("g", { class: ink }, ...arrowsOf(line)),
    ...judgement.evidence.flatMap((shape) => drawEvidence(shape, stroke, view)),
    draw("circle", {
      class: "mark line", cx: first[0].toFixed(2), cy: first[1].toFixed(2), r: 5.5 }),
    draw("rect", {
      class: "mark solid", x: (last[0] - 2.9).toFixed(2), y: (last[1] - 2.9).toFixed(2),
      width: 5.8, height: 5.8 })));
  if (coordinates.length > 2) svg.append(...scaleBar(stroke, view));
}

function drawLegend(judgement) {
  $("legend").replaceChildren(...(judgement ? [
    judgement.reason
      ? legendEntry("failed", "rejected") : legendEntry("passed", "accepted"),
    legendEntry("mark round", "start"), legendEntry("mark end", "end"),
    ...judgement.evidence.map((shape) =>
      entryOf(looks.evidence[shape[0]], kindOf(shape), shape[1])),
    ...[...judgement.construction].reverse().map((shape) =>
      entryOf(looks.construction[shape[0]], kindOf(shape), shape[1]))] : []));
}

"""#
    case .reportStartJS:
#"""
// The events of the filters, the keyboard and the printer, and the first drawing.

const choices = {
  detector: (value) => ({ detector: Number(value) }),
  verdict: (verdict) => ({ verdict, reason: "" }),
  reason: (reason) => ({ reason, verdict: "" }),
  label: (value) => ({ label: value === "" ? null : labelsOf[Number(value)] }),
  result: (result) => ({ result }),
};
for (const [id, changes] of Object.entries(choices)) {
  $(id).addEventListener("change", (e) => change(changes(e.target.value)));
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
    "select, textarea, input:not([type=range], [type=checkbox])");
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (event.key === "/" && isPlain && !isTyping && !dialog.open) {
    event.preventDefault();
    $("search").focus();
  } else if (event.key === "Escape" && document.activeElement === $("search") && filter.search) {
    change({ search: "" });
  }
});

// Paper cannot scroll, so all matching strokes are laid out.
addEventListener("beforeprint", () => {
  isOnPaper = true;
  drawGallery(Infinity);
});
addEventListener("afterprint", () => {
  isOnPaper = false;
  drawGallery();
});

drawHeading();
drawTotals();
readAddress();

"""#
    case .reportSummaryJS:
#"""
// The totals of each detector, the best first. Clicking a detector selects it.

function drawHeading() {
  $("subtitle").textContent = (data.compared
    ? `The ${plural(strokes.length, "verdict")} that changed`
    : `${plural(strokes.length, "stroke")} in ${plural(data.files.length, "file")}`)
    + `, judged by ${data.detectors.join(", ")} · ${data.generator}`;
  $("compared").replaceChildren(...(data.compared?.summary ?? []).map((text) =>
    make("p", { textContent: text })));
  // The strokes on a page of changes are no sample of all.
  $("standing").hidden = $("reasons").hidden = data.compared !== undefined;
  $("problems").hidden = data.problems.length === 0;
  $("problems").querySelector("summary").textContent =
    plural(data.problems.length, "input") + " could not be read";
  $("problems").querySelector("ul").replaceChildren(
    ...data.problems.map((text) => make("li", { textContent: text })));
  document.body.classList.add(isLabelled ? "with-labels" : "without-labels");
}

// The detectors by their balanced accuracy as the report found it.
const accuracies = data.detectors.map((_, detector) => balancedOf(totalsOf(detector)) ?? 0);
const ranking = [...data.detectors.keys()].sort((a, b) => accuracies[b] - accuracies[a]);

function drawTotals() {
  $("totals").replaceChildren(...ranking.map((detector) => {
    const totals = totalsOf(detector), { judged, accepted, TP, FN, FP, TN } = totals;
    const balanced = isLabelled ? balancedOf(totals) : null;
    const [part, whole, what] = isLabelled
      ? [TP + TN, TP + FN + FP + TN, "right"] : [accepted, judged, "accepted"];
    const right = `${counted(part)} of ${counted(whole)} ${what}`;
    const total = stamp("total", {
      name: data.detectors[detector] + (isMoved(detector) ? ", limits moved" : ""),
      value: balanced === null ? counted(part) : balanced.toFixed(4),
      unit: balanced === null ? ` of ${counted(whole)} ${what}` : "balanced accuracy",
      more: balanced === null ? "" : right + `: accepts ${percent(TP, TP + FN)} of ${wanted}, `
        + `${percent(FP, FP + TN)} of others` });
    total.querySelector("i").style.width = 100 * (balanced ?? part / (whole || 1)) + "%";
    total.dataset.detector = detector;
    const choice = total.querySelector("input");
    choice.checked = detector === filter.detector;
    choice.addEventListener("change", () => change({ detector }));
    return total;
  }));
}

// Leads eyes and keyboard to the strokes that a click has selected.
function goToStrokes() {
  $("gallery-title").scrollIntoView({ block: "start" });
  $("gallery-title").focus({ preventScroll: true });
}

// The table of labels and reasons for the selected detector. Clicking a number filters by its row
// and column.

function drawTable() {
  const reasons = reasonsOf(filter.detector);
  const columns = ["", ...reasons];
  const counts = new Map(labelsOf.map((label) => [label, new Map()]));
  const all = new Map();
  for (const stroke of strokes) {
    const { reason } = stroke.judgements[filter.detector];
    const row = counts.get(stroke.label);
    row.set(reason, (row.get(reason) ?? 0) + 1);
    all.set(reason, (all.get(reason) ?? 0) + 1);
  }
  const head = make("tr", {}, make("th", { scope: "col", textContent: "label" }));
  for (const reason of columns) {
    head.append(make("th", { scope: "col", textContent: reason || accepted }));
  }
  head.append(make("th", { scope: "col", textContent: "all" }));
  const sums = tableRow("all", null, all, columns);
  sums.className = "sum";
  const body = make("tbody", {}, sums);
  if (labelsOf.length > 1 || labelsOf[0] !== "") {
    for (const label of labelsOf) {
      body.append(tableRow(label || noLabel, label, counts.get(label), columns));
    }
  }
  $("table").replaceChildren(make("table", {}, make("thead", {}, head), body));
}

function tableRow(name, label, counts, columns) {
  const sum = [...counts.values()].reduce((a, b) => a + b, 0);
  const row = make("tr", {}, make("th", { scope: "row", textContent: name, title: name }));
  for (const reason of columns) {
    const verdict = reason ? "" : "circle";
    row.append(tableCell(counts.get(reason) ?? 0, sum, { label, reason, verdict }));
  }
  row.append(tableCell(sum, 0, { label, reason: "", verdict: "" }));
  return row;
}

function tableCell(count, sum, selection) {
  const cell = make("td");
  cell.selection = selection;
  if (!count) return cell;
  const what = (selection.label ?? "all labels") || noLabel;
  const button = make("button", {
    type: "button", textContent: counted(count),
    "aria-label": plural(count, "stroke") + ", " + what + ", "
      + (selection.reason || selection.verdict || "any verdict") + ": show",
  });
  if (sum) cell.style.setProperty("--share", count / sum);
  const isOfCircles = isLabelled && selection.label ? positive.has(selection.label) : null;
  cell.classList.toggle("wrong", sum > 0 && isOfCircles === (selection.verdict === ""));
  button.addEventListener("click", () => {
    change({ ...selection, result: "", search: "" });
    goToStrokes();
  });
  cell.append(button);
  return cell;
}

"""#
    case .reportTruthJS:
#"""
// Right and wrong: what the labels say of the strokes, against what the detectors say.

const positive = new Set(data.positive);
const isLabelled = data.compared?.isLabelled ?? strokes.some(({ label }) => positive.has(label));

// What is accepted: a circle, or what is labelled as the page was told.
const accepted = data.positive.join(" or ");
const wanted = accepted === "circle" ? "circles" : accepted;
for (const [name, text] of Object.entries({ accepted, wanted })) {
  for (const element of document.querySelectorAll("." + name)) element.textContent = text;
}

const meanings = {
  TP: accepted + ", accepted", FN: accepted + ", rejected",
  FP: "no " + accepted + ", accepted", TN: "no " + accepted + ", rejected",
};

// TP, FN, FP or TN; empty for a stroke without a label, or if no label of the page is a circle's.
function outcomeOf(stroke, detector) {
  if (!isLabelled || stroke.label === "") return "";
  const isAccepted = isCircle(stroke.judgements[detector]);
  return positive.has(stroke.label) ? isAccepted ? "TP" : "FN" : isAccepted ? "FP" : "TN";
}

const isCircle = (judgement) => judgement.reason === "";
const isChanged = ({ reason, own }) => (reason === "") !== (own === "");
const disagree = ({ judgements }) =>
  judgements.some((judgement) => isCircle(judgement) !== isCircle(judgements[0]));

// How many strokes a detector accepts, and how many there are of each outcome.
function totalsOf(detector) {
  const totals = { judged: strokes.length, accepted: 0, TP: 0, FN: 0, FP: 0, TN: 0 };
  for (const stroke of strokes) {
    if (isCircle(stroke.judgements[detector])) totals.accepted += 1;
    const outcome = outcomeOf(stroke, detector);
    if (outcome) totals[outcome] += 1;
  }
  return totals;
}

// The mean of the shares of circles accepted and of others rejected; null without one of the two.
const balancedOf = ({ TP, FN, FP, TN }) =>
  TP + FN && FP + TN ? (TP / (TP + FN) + TN / (FP + TN)) / 2 : null;

const percent = (part, whole) => whole ? (100 * part / whole).toFixed(1) + " %" : "–";

// The choices of the filter by result, with their texts.
const results = [
  ["", "any"],
  ...(isLabelled ? [
    ["wrong", "judged wrong"], ["right", "judged right"],
    ...Object.entries(meanings).map(([outcome, text]) => [outcome, outcome + ": " + text]),
  ] : []),
  ...(data.detectors.length > 1 ? [["disagree", "detectors disagree"]] : []),
  ...(data.tuning.length ? [["changed", "changed by moved limits"]] : []),
];

function hasResult(stroke, result) {
  const judgement = stroke.judgements[filter.detector];
  switch (result) {
    case "": return true;
    case "disagree": return disagree(stroke);
    case "changed": return isChanged(judgement);
    case "wrong": return outcomeOf(stroke, filter.detector)[0] === "F";
    case "right": return outcomeOf(stroke, filter.detector)[0] === "T";
    default: return outcomeOf(stroke, filter.detector) === result;
  }
}

"""#
    case .reportCSS:
#"""
/* The page */

body { margin: 0 auto; max-width: 1440px; padding: 28px clamp(16px, 3vw, 40px) 60px; }
.note { max-width: 80em; }
noscript table { border-collapse: collapse; margin: 18px 0; }
noscript caption { text-align: left; font-weight: 600; padding: 4px 0; }
noscript :is(th, td) { border: 1px solid var(--rule); padding: 3px 10px; text-align: right; }
noscript th:first-child { text-align: left; }

/* Verdicts: one meter per detector, and inputs that could not be read */

#totals { display: grid; grid-template-columns: repeat(auto-fill, minmax(270px, 1fr)); gap: 12px; }
.total {
  padding: 12px 14px;
  border: 1px solid var(--rule);
  border-radius: 10px;
  background: var(--card);
  cursor: pointer;
}
.total:hover { border-color: var(--note); }
.total:has(:checked) {
  border-color: var(--box);
  outline: 2px solid var(--box);
  outline-offset: -2px;
}
.total input { margin: 0 2px 0 0; vertical-align: -3px; }
.total > :first-child, .total .more { display: block; }
.total .more { font-size: 12px; }
.total strong { font-size: 22px; font-weight: 600; font-variant-numeric: tabular-nums; }
.meter {
  display: block;
  height: 6px;
  border-radius: 3px;
  background: var(--rule);
  margin-top: 8px;
  overflow: hidden;
}
.meter i { display: block; height: 100%; background: var(--box); }
#compared { font-size: 16px; }
#problems { margin-top: 12px; color: var(--failed); }
#problems ul { margin: 6px 0; padding-left: 20px; overflow-wrap: anywhere; }

/* Limits */

#limits {
  border: 1px solid var(--rule);
  border-radius: 10px;
  background: var(--card);
  padding: 0 14px;
}
#limits summary { padding: 10px 0; }
#sliders {
  display: grid;
  gap: 4px 28px;
  grid-template-columns: repeat(auto-fill, minmax(min(380px, 100%), 1fr));
}
#chosen { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
#options { flex: 1 1 260px; overflow-wrap: anywhere; white-space: pre-wrap; }
#effect { min-height: 1.45em; font-variant-numeric: tabular-nums; }

/* Right and wrong */

#figures { display: flex; flex-wrap: wrap; gap: 18px 36px; }
#figures figure { position: static; width: 300px; max-width: 100%; break-inside: avoid; }
#figures p { font-size: 12px; }
#confusion table { border-spacing: 4px; width: 100%; table-layout: fixed; margin-top: 14px; }
#confusion th { font-weight: 500; text-align: left; }
#confusion thead th { text-align: center; }
#confusion button {
  width: 100%;
  min-height: 74px;
  padding: 5px 2px;
  font-size: 18px;
  font-variant-numeric: tabular-nums;
}
#confusion small { display: block; }
#confusion .wrong button { border: 2px solid var(--label); }
/* Words over lines keep a rim of the ground. */
.over { paint-order: stroke; stroke: var(--page); stroke-width: 5px; stroke-linejoin: round; }
#plot .over { stroke: var(--well); }

/* Labels and reasons */

#table {
  overflow: auto;
  max-height: max(300px, 70vh);
  border: 1px solid var(--rule);
  border-radius: 10px;
  background: var(--card);
}
#table table {
  border-collapse: separate;
  border-spacing: 0;
  width: 100%;
  font-variant-numeric: tabular-nums;
}
#table th, #table td { padding: 0; text-align: right; border-bottom: 1px solid var(--rule); }
#table tr:last-child > * { border-bottom: 0; }
#table thead th {
  position: sticky;
  top: 0;
  background: var(--card);
  z-index: 2;
  vertical-align: bottom;
  font-weight: 600;
  padding: 8px 10px;
  min-width: 64px;
  hyphens: auto;
}
#table tbody th, #table thead th:first-child {
  text-align: left;
  position: sticky;
  left: 0;
  background: var(--card);
  z-index: 1;
  font-weight: 500;
  padding: 0 14px;
  max-width: 220px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}
#table thead th:first-child { z-index: 3; padding: 8px 14px; font-weight: 600; }
#table td button {
  border: 0;
  border-radius: 0;
  background: none;
  width: 100%;
  text-align: right;
  padding: 6px 12px;
  min-height: 32px;
  font-variant-numeric: inherit;
}
#table td button:focus-visible { outline-offset: -2px; }
#table td { background: color-mix(in srgb, var(--box) calc(var(--share, 0) * 40%), transparent); }
#table td.wrong button {
  outline: 2px solid var(--label);
  outline-offset: -3px;
  border-radius: 6px;
}
#table td button:hover { background: color-mix(in srgb, var(--label) 8%, transparent); }
#table td[aria-current=true] button { outline: 3px solid var(--box); outline-offset: -3px; }
#table tbody tr.sum > * { font-weight: 600; }

/* Filters */

#filters {
  position: sticky;
  top: 0;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: end;
  padding: 10px 0;
  background: var(--page);
}
#filters label { font-size: 12px; color: var(--note); display: grid; gap: 2px; }
#filters select, #filters input {
  color: var(--label);
  font-size: 14px;
  max-width: 230px;
  height: 34px;
}
#filters button { height: 34px; }
#filters .grow { flex: 1 1 160px; }
#filters .grow input { max-width: none; width: 100%; }
#shown {
  font-variant-numeric: tabular-nums;
  color: var(--note);
  padding-bottom: 7px;
  min-width: 10em;
}

/* Gallery */

#gallery {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 10px;
  margin-top: 4px;
}
.tile { content-visibility: auto; contain-intrinsic-size: auto 190px; }
.tile button {
  width: 100%;
  height: 100%;
  padding: 8px;
  border-radius: 10px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  text-align: left;
  color: var(--label);
}
.tile.wrong button { border: 2px solid var(--label); padding: 7px; }
.tile button:focus { outline: 2px solid var(--box); outline-offset: -2px; }
.tile svg { width: 100%; color: inherit; }
.tile.passed svg, .tile.passed .why { color: var(--passed); }
.tile.failed svg, .tile.failed .why { color: var(--failed); }
.tile span {
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
  font-size: 12px;
  line-height: 17px;
}
#empty { padding: 40px 0; text-align: center; }
.keys { margin-top: 18px; font-size: 12px; }

/* Detail view */

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
  padding: 12px 16px;
  border-bottom: 1px solid var(--rule);
}
.bar h2 {
  margin: 0;
  flex: 1;
  font-size: 16px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}
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

/* Facts and checks */

#measures { display: grid; grid-template-columns: auto 1fr; gap: 2px 14px; margin: 10px 0 0; }
#measures dt { color: var(--note); }
#measures dd { margin: 0; overflow-wrap: anywhere; }
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
.judge b { margin-right: 8px; }
.judge .more { display: none; border-top: 1px solid var(--rule); padding: 2px 12px 8px; }
.judge.current .more { display: block; }
.judge .checks .about { display: none; }
.judge .checks tr:is(.failed, :hover) .about { display: block; }

/* Narrow windows */

.with-labels .unlabelled, .without-labels .labelled { display: none; }

@media (max-width: 760px) {
  .columns { grid-template-columns: minmax(0, 1fr); gap: 10px; padding: 10px; }
  figure { position: static; }
  #plot svg { max-height: max(36vh, 15rem); }
  .judge .more > .about { display: none; }
  #facts { display: flex; flex-direction: column; }
  .judge { flex: none; }
  .judge.current { order: -1; }
  .legend { margin-top: 6px; gap: 2px 12px; font-size: 11px; }
  .bar { padding: 8px 12px; }
  #filters { position: static; }
  #filters label { flex: 1 1 140px; }
  #filters select { width: 100%; max-width: none; }
  #shown { flex: 1; }
  #table table { font-size: 12px; }
  #table thead th { padding: 6px; min-width: 52px; }
  #table tbody th, #table thead th:first-child { max-width: 110px; padding: 0 8px; }
  #table td button { padding: 6px; }
  #gallery { grid-template-columns: repeat(auto-fill, minmax(min(150px, 46%), 1fr)); }
}
@media (max-height: 600px) { #filters { position: static; } }

/* Paper */

@media print {
  html, body { background: none; }
  body { max-width: none; padding: 0 1px; }
  #filters button, label:has(:placeholder-shown), .keys, .skip, #clear-empty, #tuning {
    display: none !important;
  }
  /* What of the strokes is printed, and by which detector. */
  #filters { position: static; background: none; gap: 2px 20px; }
  #filters { break-inside: avoid; break-after: avoid; }
  #filters label { flex: none; }
  #filters :is(select, input) { appearance: none; border: 0; padding: 0; background: none; }
  #figures { flex-wrap: nowrap; gap: 20px; }
  #figures figure { flex: 1; }
  #confusion button { min-height: 52px; }
  #table { max-height: none; overflow: visible; border: 0; }
  #table th, #table td { position: static !important; }
  #table th { white-space: normal !important; overflow-wrap: break-word; }
  #table tbody th { min-width: 7em; max-width: none !important; overflow-wrap: anywhere; }
  .total, .tile, .judge { break-inside: avoid; }
  #gallery { grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 8px; }
  .tile { content-visibility: visible; }
  .tile span { white-space: normal; overflow: visible; overflow-wrap: anywhere; }
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
  <section aria-labelledby="totals-title">
    <h2 id="totals-title">Verdicts</h2>
    <div id="compared"></div>
    <div id="standing">
    <p class="note labelled">Balanced accuracy is the mean of the share of <span class="wanted">circles</span> accepted and of others
      rejected: 0.5 is what always giving the same answer gets, 1 is perfect. Choose a detector to see its verdicts below.</p>
    <p class="note unlabelled">No stroke is labelled <span class="accepted">circle</span>, so nothing tells right from wrong.
      Choose a detector to see its verdicts below.</p>
    <div id="totals" role="radiogroup" aria-labelledby="totals-title"></div>
    </div>
    <p id="key" class="note"><span class="passed">✓ Green</span>: accepted, or a check passed.
      <span class="failed">✗ Red</span>: rejected, or a check failed.
      <span class="labelled"><b class="badge">wrong</b>: the label says otherwise.</span></p>
    <details id="problems" hidden><summary></summary><ul></ul></details>
  </section>
  <section id="tuning" aria-labelledby="tuning-title" hidden>
    <h2 id="tuning-title">Limits</h2>
    <details id="limits">
      <summary>Move the limits of <b></b> <span class="note"></span></summary>
      <p class="note">Every stroke is judged again as a limit moves, in this browser; the files stay as they are.</p>
      <div id="sliders"></div>
      <p id="chosen">
        <code id="options" class="options"></code>
        <button type="button" id="copy-options">Copy as options</button>
        <button type="button" id="copy-swift">Copy as Swift</button>
        <button type="button" id="reset-limits">Reset limits</button>
      </p>
      <p id="effect" class="note" aria-live="polite"></p>
    </details>
  </section>
  <section id="truth" aria-labelledby="truth-title" hidden>
    <h2 id="truth-title">Right and wrong</h2>
    <div id="figures">
      <figure id="confusion">
        <figcaption><b></b></figcaption>
        <table>
          <thead><tr><td></td><th scope="col">accepted</th><th scope="col">rejected</th></tr></thead>
          <tbody>
            <tr><th scope="row" class="wanted">circles</th>
              <td><button type="button" value="TP"><small>TP</small> <span></span></button></td>
              <td class="wrong"><button type="button" value="FN"><small>FN</small> <span></span></button></td></tr>
            <tr><th scope="row">others</th>
              <td class="wrong"><button type="button" value="FP"><small>FP</small> <span></span></button></td>
              <td><button type="button" value="TN"><small>TN</small> <span></span></button></td></tr>
          </tbody>
        </table>
        <p class="note">A row is what the label says, a column what the detector
          says; a framed count is of mistakes. Click one to see its strokes.</p>
      </figure>
    </div>
  </section>
  <section id="reasons" aria-labelledby="table-title">
    <h2 id="table-title">Labels and reasons</h2>
    <p class="note">Strokes of each label, by the first check that rejects them, or as accepted. A darker cell is a
      greater share of its row<span class="labelled">, a framed one is wrong by its label</span>. Click a number to see its strokes.</p>
    <div id="table" tabindex="0" role="region" aria-label="Table of labels and reasons"></div>
  </section>
  <section aria-labelledby="gallery-title">
    <h2 id="gallery-title" tabindex="-1">Strokes</h2>
    <form id="filters" role="search" aria-label="Filter strokes">
      <label>Detector <select id="detector"></select></label>
      <label>Verdict
        <select id="verdict">
          <option value="">any</option>
          <option value="circle" class="accepted">circle</option>
          <option value="rejected">not a circle</option>
        </select>
      </label>
      <label>Reason <select id="reason"></select></label>
      <label>Label <select id="label"></select></label>
      <label>Result <select id="result"></select></label>
      <label class="grow">Search
        <input id="search" type="search" placeholder="file, id or label"
          autocomplete="off" spellcheck="false">
      </label>
      <button type="reset" id="clear">Clear</button>
      <output id="shown" aria-live="polite"></output>
    </form>
    <div id="gallery" role="list" aria-labelledby="gallery-title"></div>
    <div id="gallery-end"></div>
    <p id="empty" hidden>No matching strokes. <button type="button" id="clear-empty">Show all</button></p>
    <p class="note keys">
      <kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd> move, <kbd>Enter</kbd> opens,
      <kbd>Esc</kbd> closes, <kbd>/</kbd> searches
    </p>
  </section>
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
    <div id="facts-side">
      <div id="facts"></div>
      <p class="buttons"><button type="button" id="copy-command">Copy as command</button>
        <button type="button" id="save-picture">Save picture</button></p>
      <code id="command" class="options"></code>
      <p id="copied" class="note" role="status"></p>
      <dl id="measures"></dl>
    </div>
  </div>
</dialog>
<template id="total"><label class="total">
  <span><input type="radio" name="total"> <b class="name"></b></span>
  <strong class="value"></strong> <span class="unit note"></span>
  <span class="more note"></span> <span class="meter" aria-hidden="true"><i></i></span>
</label></template>
<template id="tile"><div role="listitem"><button type="button">
  <span class="name"></span> <span class="label note"></span> <span class="why"></span>
</button></div></template>
<template id="judge"><div class="judge">
  <button type="button"><b class="name"></b> <span class="sentence"></span></button>
  <div class="more">
    <p class="about note"></p>
    <table class="checks">
      <thead><tr><th scope="col">check</th><th scope="col">measured</th><th scope="col">allowed</th></tr></thead>
      <tbody></tbody>
    </table>
    <p class="what-if"></p>
  </div>
</div></template>
{{parts.html}}
<script type="application/json" id="looks">{{looks}}</script>
<script type="application/json" id="data">{{data}}</script>
<script type="application/json" id="samples">{{samples}}</script>
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
{{report-figures.js}}
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
// What would let a rejected stroke pass, as `strokecheck circle --what-if` prints it: of the published detectors the
// least change of settings, searched with the detector's own verdicts; of ring the check that came closest.

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
  const isCircle = () => judge.verdict(stroke) === null;
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

/** The failed check that exceeds its limit by the least share of its tolerance, of a detector whose checks weigh together. */
function closestCheck(judge, stroke) {
  const ideals = { turns: judge.settings.find(({ name }) => name === "turns").value, area: 1, aspect: 1 };
  const share = ({ name, measured, limit: { atMost, atLeast } }) => {
    const ideal = ideals[name] ?? 0;
    if (name === "points" || (atMost ?? atLeast) === undefined) return Infinity;
    const [excess, tolerance] =
      atMost === undefined ? [ideal - measured, ideal - atLeast] : [measured - ideal, atMost - ideal];
    return tolerance > 0 ? Math.min(excess / tolerance, 11) : 2;
  };
  return judge.explain(stroke).checks.filter(({ outcome }) => outcome === "failed")
    .reduce((closest, check) => share(check) < share(closest) ? check : closest);
}
// Judges strokes in a browser: strokecheck's detectors, compiled to WebAssembly from the same
// sources as the command-line tool, with the same verdicts to the last bit.
//
//   import { load } from "./strokecheck.js";
//   const strokecheck = await load();
//   const { isCircle, reason } = strokecheck.judge("ring").explain(points);
//
// Points are [x, y] or [x, y, seconds] in CSS pixels, y downward; see README.md and strokecheck.d.ts.


const outcomes = ["passed", "failed", "skipped"];
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
      { atMost: first }, { atLeast: first }, { above: first }, { atLeast: first, atMost: second },
    ][kind];
    return {
      name: this.textAt(name), measured: isMeasured ? measured : null, limit,
      reason: this.textAt(code), text: this.textAt(text), outcome: outcomes[outcome],
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

  /** The measures of the stroke that do not depend on a detector. */
  get measures() {
    const { exports } = this.strokecheck;
    const n = this.strokecheck.numbersAt(exports.strokecheck_stroke_measures(this.handle));
    const optional = (at) => n[at] ? n[at + 1] : null;
    return {
      score: n[0], turns: n[1], circle: circleAt(n, 2), duration: optional(6), rate: optional(8),
      gap: optional(10), length: n[12],
      bounds: n[13] ? { minX: n[14], minY: n[15], maxX: n[16], maxY: n[17] } : null,
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

const circleAt = (n, at) => n[at] ? { x: n[at + 1], y: n[at + 2], radius: n[at + 3] } : null;

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
  verdict(stroke, options) {
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
        isCircle: isCircle === 1, reason: code ? strokecheck.textAt(code) : null,
        text: text ? strokecheck.textAt(text) : "circle", sentence, circle: circleAt(n, 3), checks,
        shapes,
      };
    });
  }

  /** What would let a rejected stroke pass: settings by their names, or of ring the check that came closest; or null. */
  whatIf(stroke, options) {
    return this.strokecheck.with(stroke, options, (kept) => {
      if (this.verdict(kept) === null) return null;
      if (this.name === "ring") return closestCheck(this, kept);
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
H4sIAAAAAAACA9S9C5hVx3Umul9nn8c+r34/TgO1Nw00dLfUSLhBEhYcjCSEFIRtOXYyzkQywo9GtkHI+uyhTbdtHJOExO2EzIc0ODrdKIbJoPt1YibmS2BMEiWjzJBckmhumInuXGZC7iUJSbCjccgNPb7rX6v243TvRnjGc7+Eprtq167XXrVq1VpVa60ynt7/cdMwDPM/2xueMieMp9wJ/mdOPGVN0KMt8QwnGk/lJiaS7+mviT/OxPhEXNag54mo8DgHBqo4OCGZpbwzPi41jFMeZzzMJC/t8XEk21wv/tJDdmIi6sYB/OOmxuVlZnw8zDXOUXqFHJSSP6j/oeJs/AH8MdJukauTgvRYjh7HpUFUKt+Y1YWMp/KSgeOG7iQqlTIhFNA+Suias1GTGY4IbLkOizNLp+SNNa67GZY26NGbiP8xiMdDWNIAhP0xx2VUxsd5oOivfdT+GbtUNk3XNcpWNluptrSYxUKrY7iuTT9t7S35rGVYrp0vFIpOvqOzq7tY7Omt1boN1zaMPtdqtbJWFpmRYBe8HH4Lefrj5VzHta2s02pSuIR+s4axNL/MzSo/WG70ezmpN583uCB+7IJrr1jprDKKSzrcQrYwkC07nY5TMJzVTk/rmhWDBWNoqNsccu1up5CnZlcN2UvsVvqx7WHb0dFCwR4YoPa8zgHHcTyq3TC4U3nqk+249N6i8ncV7jbW2PSlttlql7NudqTgrC1mUDEhv1G03Qxe6l8j6xSW3JPNum7WdRy30y44dra/02l3qaP0HXar6xSL964rForFdxij1nqjnF1vGNnRYiuqy7rGaNEw1heNLP5ns7aR84pFL2tYC/45WXOv+TP0k7FNAn6OplN99pcdL/uNTK/78d0f/+Rzn7GMtv3PP/fJPbt3fXT3rj0/uuvp559+9pMfMX7C6k4mj33qmY/s/tFdz+1++vndxs9aPQvfPbMbaZ8xTlodC1/u3/28cdrqXPjikx//2PPGL1u9qUWe/9gnPrLf+DWrqYMv7H7umY/tet640Jy8+9N7n336Y58wfqe5bxIPO/6HzQ3pl2HP30gt+vTevbs/8YzxH6yulJfPfuzDzxt/lFrrx3c/vf9Tz+02LqfXun//xz7yCeM/WrXFi+43/lPzIDz/yU/t+mj4LX/cXK+8Cz/l/2zurbz80O6PPP0J4/9Ke/XxT76w+xnjz9Je0cfTq79s7qjuydOf2LX72Wfp9Y20kvQFNOx/k/Zq//P4hP9mtSdfPf3ss5/chfT/3owpz+yO3nzXyv830zTqpvcVs/LY4z+w44md737Pe5/8wfd/4Ic+/ZlD5hfNHzO/ZB42f9z8CfMnzSPmT5kf+nXzN83fMn/bvGj+nnnJ/H3z/zb/H/Oa+Wfmn5t/YV43/9Lc/sgXzM+bL/ypedVs+7L1kvUvrIb1inXKetH6uvUNy/2m+Zr1b61/Z/n/u/X71h9Yv2mdsP6z9bJ1xfpz66+sb1lvWUfsjq9aP2/V37V100MPB8v7P293dv20/QvW16wv2WfMf20etn/V/DXzp+xpa8b6cfuy+R/Nn7S/a37O+rL9wR+Zsn/a/LL5zw6Mf8X+K/OvzUP2tkd/zP7ox75gr9/wRfuZ3T9hT1qftybt7p7P2b2FP/pO/mdsopTecdu0JqzNdWPAOrSmbmwrGXVDHgKnbiqnNkpRa7NyHirp9PrEdt+xKaVkFC3Po+zm/cYRKlufqYxahxGZQCHP2owfZdZdVDlMeWqPlAzF1RxeE2QeLll103dURpnKoF9HOVVK2VcyPenQVLJDU3GHppIdmkrv0DH040R51DqqOzSFDlFnbOnMsURnjt5JZ44nO3M87szxZGeOp3fmFfTh99tGrYbuzPE1HlpBEUpypEuvrKlxs7bveMqpeISXF00zN4EejQUERGXU/KyylTUW5OjJqvl5a7MtULbQAd+mb6Ba/ULR9MJHlfMLylL5h+lz6YvG8DRs4KXhUy7Tt7gCgytAqSL9lqQCflSuX6LeZqkCyl0kmFEllIJKkMHylFkyVcG3VMk3VFHZ9e+a+5SHvw/vKxk6j+XdawhCKPsRrsqmWq2HqailgU4/IdDRe0/Z3odMaxy9GzaqdRPFrAqBbtDuptYoyPm2oJl8w7AxUHZsw7RQVlm7KhzslmDXQyWzblLcUvYuqUVRzNtvmRPWODoZNQRYcSO2NOIs1ohDFZTsosOx3SWrGKaZUr1DMcIDat5B8wxugOKqZdoT6VhOfVRmiOVmE5abhFjm22G5YLdvCWYDPohdHEq0cnEoauXiUKIVypTWyhtUtn6eJvclRC5S5PKQvHlzSJq9OERZtxjr7WtrCTHtUesKhXNFY96/Oc++uZYzWsfvoZLW/cbhe6RLl4foI3T8EsWPIG7XGWX3UT+vUrl6WSbKm0OUcOyeOOENJExx6fuNG8hpPGC+co932rYcGVoHAzdgOQHNbwoIkSTBCFwkGAGwW2Vp+rtMAgQPMWLKJIzwM+HQa+TIALkRFSxUJv15WoZav3pElx3wM3jb7ecEo/ILUAmYZOhyJUflFdXEKBXVZEsiY5ckWo9Qy5yYaJOmlYnED4XYR+2qD6Ef9KUj8ukj0acPyacP3e7TB6yN4adTNHAfwqc/hI8esDYHWWTYjJ5QSczjDFXj0m88j7lz3INhYyvAsXU/0g08P4Tnh+h5PxM87xGT5qGMCuMqkQQeIaqJaN2ohX5b1ANb55nYLkgK0tFigJYTJhqeV0R0ctLaV6+84LVxNXebW+vfJRA9YG5Vhvd7pgWZQxlbGSs3f3nzDFF+gtm0b/LHggoXA2P6xa0/93+svObd1fLgrpKx9UD7//bIf/lnhzb5hLh+poiPkgqM/s0nfGPrrX/5rT/4gQ/t3BRlRMvV4oeCTM0HLluKIhmC6otAR/qKTD33GEHN3BrOj2cS8V3PMQ5RXwxQjua2qCjR4EyRvlZlvI2mOa6MrwZxVTe+GUY2RQWpyloDsKLPkucrm3bVvFu2Q3z8OM2Tg8uNutoTOP1GjKAvBhnOvPt3f7f+YYy+cX7Ld8N/xhfC+N9+13gfrx8Cv8zWdxb+6MTeueWbP8ypLgELRIU6DaTbRlju+k2fFBgvJstgUAletC5Uy6AAFFaVBWQgjMsFWXx9DoRrwCoG+br5gso+Rp2j2GMqVzf1UlLxgcMqN2rRBFXZsfqfEnmoolZBJpdR6PtY/3BcPVEud4/vesp91S/U2wUwslqrwhbjPSVe/rfX25W5h9b29m37MY0opURzwaxPMKB2UJpTL44pd4wKFSYDb8t3zIOqMH6yPvLc/YTygKJHqz0BzKAfKti+nagFlzGpGEOwhVFVmQJOmml1NdZvVLjESw6Nvj1uHXQnFox+hAHgmp4ftKdygTsTZPWgbX7XLuBDdnF8cFQ2QsdnHqJuRY8oKlwHiE72pWqNiEb2VjbI/ep0iJvfbDSitmhmUFO5LeYXdtJMiFOZtlHyeJDbWbKAYjmCkpBYYBuISH7LCwe3UOHPvruUmLE0GSiv8Z59NDjgYtqJr0EBvxRyVPr7c3qslLcN5Us0IgRm0LwiBqmsijswSQHw8lj9rvshn4ecb4EKFn0T4OfMZiKzydhiCE/aDjQMk4ERetzKPEY0rkWfxq2MOoqqHNVB//G9QZ6xIhdhhYd5VqYe+xVV9j2Vp7WnQoMV4sjEGKENJTL5MLitPlpvjLA1QRDvz0zmUUB1eUHAlLExIVyaEIGlGLyWfJ9FBHdy0hkD4TYJjw/uQwZUvb3mm17I92Fycfr2WkAsRv3N5X4WnObFfupWdaxu87xqxcpSN58ftYqEFxZNL2Kg6LVPuIIgJ5jJCwloDkgLGEnUnCMY0nQh3hSQAMWhDuI7MRdyXH0bVWZIpdV2lcVEuCdeegLqpKM5QPAy1GWqhOY8uFWsNKbBq8wRx3QnmqYKzedtQkQcfCdNG0ziDM1sPaWUAw4ky3ws4kXAMadcTHNZfd3HarKy6MftvGBQiYdB8RXEk0y1EuiyPn1CTklje4D1zMhRUga9p8xjDDQCEdb1PH631ah9mrVEaGp+DmuQyj1MUzMDEpMhOUMDLl5fqHSWSRWD1xgTMSTD+II6CRsRI8hQAYgJY74Rzr0sIML9y1E6ASNHwMBnuAA/9Ter8iyF8coi3WbpIifShcuFfcPWwCsCeC/QPEKmIL+DmyCSnE+BjaZ5hmAg4TSBIiskGIlgV7L0Ocq939CNasgRmkjbOe4JI48Dmk7Y4xs0OHgU/CHqTLgABNpOCEQEtLonyPQDegZwN4NJCpGLkO5vrV6QO3wDeBgkj1oO1QBsopxVmnHKQlX/3GSJHNNOGY8iKwM3yDwhceo5llSMCY9LzWfaPsbzwMV7DBStbfsDC2NqhWPq4ntcPabJ8hkuyBwczRIsG8bCMt5HQ2ogowVUNusg9tl9EjwcsmwOsWxEqmx8IMldoFe2zslZdLHn8D7k8qhUC00rAADbEvh1aP5FDy0E4PrVVfUc0QhiDKqt3tdcqzDhgmmZpCXUJvDZ9YExqs6mef13srzYw8Y6mcs0j0eIyaNgiNCUggECgV3vBrmQAsjcH2VWkLQHrD5CRQqIbafMRFusROb2KHOVZGpQRqK1oBe0ltBip5yxgNDjKYq7rwYllX81KB8MKlvUYZV5Naiq8sHxoIynqsq9GrQcHFdlXj4rX1AlRY9BiV5SlvX2TqqCHn5MVXSGQ0Fpvf0BSi2MWtso8F7F2+Krh4LKehpLG5LYhiRtwmKkHMwXWu6200R0VIFQVTk0Hx1V+szJ+gWaCuXPnFTlnbX6Qeo4IQ79bqvRZ1+iV3b178Hl09c9FXDZApclSNY3jPkOSJYjNdML1FzgmV6hmh8co8yUoGvbkKxsG/qAyjLM/3BbEAYKEKKrtyhltb3ZryLY4Je5eYB6tf0Bv4RgJ61w5nliSr8YtGwx3qus80ErhfgoBs6nATlVHQ+q6+29FC+ryjjBu/Tkq+Pr7Y+qli2bDp+kVq/xF85ZNL3deBlE/1hwpFUUPABV9B7B3xllNXzIHgxZqvRJSqdc7+a6RXZKtv/ZsH3K81nk+cFXP7tI+7JXICUp42cx0rrnn0VVumTrwpJC8KRrWC8nTZAUw3s54xKDf9Aax9+QzbOb2bxmlu984GyZlH83wdTF8Xfj+5MyARg5JY+Th+6qzwRuzB6WiCCBcoB2h4xhljg4o/5b1XoRHDOxOLZXv9RaP9me4MyeCbK1er5eUdmazkRAcRfnMwmXmvlMN8lnOloiCbuoXLCbrnIXsptuKrvpprObBa/uYkEB00nwIraT1rggD1EtDw4rSzmZ83SI82RGK8F6OhHrmSXWk9bRuvEI5OCilhAc4TrzKvtoSWNZkRfL50B7Pd6eIzaPiGxJeTtKGG5aakrCgBKXijcU7Cjl5Y03ptDFIMecohNxihB0qIrsNppcJXSZSGRZOMWIg/WYRZPWsmgtK3VmNQdLlRD/mokSiaXao8cNKIlVhh64j7Hckfz5ooOTpHFa9MbNgzYhqXl7WUQvW8SG5ml9EpZGyye5mSDfLJ/kbyef5JvxJp8mn+RUHgiTV3lCmEIzwuSbEKagESbfjDAFIEwB8kkTChQYBXgpXlz60JJiVrmPhtIH8cCR9DFPoGiWPjyWPtxI+nATmd1Y+nAT0oeL0XMhfbg0esVY+jC1TFpkfi+SPlgmLc+XSYFTNG0gfZi0yJaJYsfSh8GVp4kbN1wnM54BpTqg7EFbYX3GhlkWQRXrMHZi8wgMv5BKuWhRHgi8ctYwLdd2MlR3YfHhzy6OG+8vucXsbQu7t0MsYh1v93KeyBxT1/eWMrT+ULMngyLY1ZIqgpsoYxPeBgUoP0zzjFLrzvNjQWW1ZSxKpmmwwbkVFeXKLZKLMIuau+1nOrefP7nFAcgbmLep2b5dzTbNumxDuY3F6+e90MLtFoX87V7mbvcyu3izvKGZU4XpxctDrsjf7j0Ws6BKzN1JGp/qSZom9pxBGN7CoeG3Ysra1WW99e+aTCDA71v0WwEiLNxVD1r9Fkws735jhILiqDVEQWXUGqCgZc6zuylspTCH2SdMN7aovKqw3rwNXVXEKrQbLMbqDWbsXrZ73rcLJI/Uz/TXbxiRfG5uOQIkstdbOX28MJI8XhiJ9mwvjuhNW51pYrtv2XxalTheoLL1H28dtS6N6NOEEU/Oxi6NjFpVilb0Nv8I1dguDV5ONng5bvByssHL6Q1eQTsny6PWm7rBy2GDb1KD3RQtSYNX0GCfNHg12eDVuMGryQavpjd4He38ZcuodU03eDVs8Bo1qOIj0utosF8avJFs8Ebc4I1kgzfSG7yJdr5MDb6lG7wRNvjWCPDCDE9ObqLBIWnwVrLBW3GDt5IN3kpv8BAOXb5NIJ1cKw3eChucXDtqjcQNHlpLNa6TBg+vTTR4eG3U4OG1iQYpU1qDU2jnRUKaI7rBw2t1g0eowQ0U9aTBKTS4URo8mmzwaNzg0WSDR9MbPI52TlODx3SDR8MGj1GDm2OkOY4Gt0qDjWSDjbjBRrLBRnqDp9DOVMeo9YpusBE2+MpaiH1mvSoNnkKDj0uDp5MNno4bPJ1s8HR6g2fQzjEaw1nd4OmwwVlqcGc8hmfQ4JPS4Nlkg2fjBs8mGzyb3uAFtDNLX3hON3g2bPAcNfgBirZIgxfQ4AelwdeSDb4WN/hassHX0hu8iHbeomnxum7wtbDB19dCUo8ozUU0+Iw0eCnZ4KW4wUvJBi+lN3gZ7VyiL3xDN3hprVdn6nthtTT8BjX80XgsL6PhZ4UQY09EH4RVb1KV0Z7I+ZWFLPikCYeYZnvc/Kw73nKAj2+m3D2BC645TZ+DmH0SqbQ+R7ZJnyNLHc++nT4HduAMPyeqHH5e1DiIuTN5+ybna0WJS4NJeA1GzV4aTDRLmdKavUxl65+jZt9A5AYB7s1BTbMHNQAHtU4CjnjfwpEJidk3EP48FbsOJY4sWFCqixKxEXKJz1UI28A7U+ZZfiZaP0h0WMffoPibiC/RhH+QOnwNCRrlLyPhChKgh5GXM+kzqNE7ez4oPWidRRw7Ng9a5xDFKRH9bq/J69fj1xdFsnDrs9YY9oaU1WIbssFOiTetMdY+casr9afcTMt2wQ6zrUK2Oo8LxkSfZxgk0EmupqL6eJPWe9m7clYTn12S3RtshRHXiUPZbnpbIzZbiyu5zSfO+yU9vLPJ4Z2Nh3c2Obyz6cN7FoP4pzT/zujRnB1kdYWzg+j+ACX7EOkaDAO3OqBcom4WoZhLRM8iOZnChuWXpSfnkj05F/fkXLIn59J78ho6MNVF8xCRWYq8rhHtou7auQjRZnGswZIN0OkUAV0RkZxCmKcJ4gguXkR4o0o0BS88Wh8cwa3XCbfO6fgFip/Be0KJhhOhxCuIFu43jjl6zLPUHxTBXn1OkO0Injs1eQI2XkgkvIaEs0g47KRgyyWHsWXYwJm9S5BdTe1UlDtoX3P8KsIrDrGfFF52/FaElxy/TQtVNAY3nKBdtG+IGQVKAiIAF2MgUQi/o6gPebLSaCTo+p1avwKnAF7dIjlWsWKBw0etjxGv3xodR8+oahxv+F2qLfGqJfmqmw+5CMlNPhCSc6H8u7jFHgAxFqOJHSe5KezRzQnqUV5hxyAw658eCwpjg8QCd08HvTjNCB9qM+Dy+alrOujDyVH4sGSmoXpV74zqU30zjZdVTVHmJYqSX545EdReDPqis/fdD5Vs6kBf1PPdGI8aFwmoht70n6033/e5c7/83Fc3zWy96BR+4hfHfvqbjZmtf9X+hc0//vtf2UTRX7556weO//ALiP6b9Y/Nqv4vIvrI7l/s2/35LyE6tv/5F24cP4Ko/+TfffAPX+NiM/nP9/3atX+O6HL3j399X9/LiLYt+5Nf+fgffw3Rf3fXvfTv64j+4Pvw77coGnRSfzsbCKanXwqWqE762k6CQ2Oa0jq3Zj/Yfu/Kr31lYyNYGsbPUe5pyrd0On7bUEsBpa3dw1uf/Hv/7zZRljD+zUawbFoto0rjt40Gt0RtUWS6geaXoF3U3PCXEPB7ZzRYZzfO+L0kDsYqD33TMa5QM/EmTaxeoVvKb1a1+H3N76R6DA8NvxxgkIO+aR6TvpeqNY41TtBLpHPnUn7+YQ0e4NYro9c7HULF2Kw6E1G87qXvq9aaMvtLrCbgEOYueYmAwnloujQN/zQN/5IwHg7/kun4bYMGD6gdgj0e/vwFwpxpwo5o+OktDXgvw7OXIjL8vbpvGH4vmlMXMPge4yTl484taTSe5mkGSjfod9LbF1XPrzV+xe9Rnmx5ZomWeZRG42166bQqB1rVRMeqJES3q7a5wAxl8CubwjBQc982VZXet9B7hae5Gyal+gYoSwul+CaRFepV7+5a0BuD9SE5HVZh0l5zV0w/9x7kHiZeX5n4cPw6Z/DrcE/nxncN1Xs+udvz2eTDNwEKV3XOtQf+nOfcYN0LopsBrWIX8ACqjGdiT1/DM/2bK+XyBa9YKlfCMAio7KXoNZTXnIybDcNgOb2+ksFaCAWU+oXMGK1g2DquWy+w2mqOx2VIuXOGM2X5/cgUZ8Vy9zz9sZ9NZLti+is4csn0V3LkgumvwtpEUQLzgPKZpo/voxaIsBfG5go0jquRiAqfC2jclfdoDS89EPKgE8MUzH3LpJEK1qR9KNUZVmA9hwNslZMKclxBb7KCQYy+Dy0RaTlgTQRkqyHbcp1tKA1iXE73eFg15b9Lo9HdqB7fOmnRR61RQ9JcoDoF2Th38hsSdQ+r3kQm/KfIdTMYliiN13WTPpSbGFDDusWAUhGOhKg+q8IwWDP3qIrSR340DIOhue1zO6nEEoNeLzEP7WTeY4rG9m7qxQA10s9jOsyfMmti6CnSMP1AkMH0l3v0Uavn3l3fNPe7pj9AI7xKDy3BPTvGWlZzP2IZc++3jOibAqXumit19/TW+pYsXRYNH89IpQbjVxFUVBqs9Jf7KLZSDSazhBWkozwK3JXMXm1pbWvv6OxKn0DxECg9BIMYgpWKW14V0Y67kGU1D78CyO9WAuC7AeC7YwBfMcYIRopKrlQrEgDeyzX4qwVxwhn0lD/o0Vj0z/2ezKDl1PWVGuBqBaUGKyn+702C27uDfvQIAyL99NHP5fxIqf0RjRNUWcG9XKF7uQK9XBH3cmSMRn81lQ6oo3End/qrONxMX4BwxPfD84uVVEOwFoE5HpTU2if5CFbRnNO9XYXeBvx6rSo9CeGGAOETyVWBfINP37CKCG/QOTMXGDwcBNP+lC3UFQsHO1iZnCEoSxVLRb5aqT9+pf741fzxq/XHr8bHr44+PmzvxqaIQ1mVgrArCKQLUzG0QQJiSs+WqqaEBiYNgYn6p+ESAC6KusBg++GSpc9ZSr8ara8zSgmEls+9G5/Fn0EhmrmrQesEdpuF0VedJMCeJAoCUeVk0FE3hOn3biN33pwvhFh6hzG5I3Er3pG4ldyRuJW+I3EIctlPYodRC2i3sCMBvYAS7ysO+g5vNw76ekv6cFI8PByLh4eT4uHhdPFwisXDbpK6WDykyFEtHh7TrR+OxMNrmaR4iKVPVe43eIXsGLUu8sJK4hzCnCy0EBcPEajrJCVOIvz7En1ORkTEoyQivqXjRyh+PSPi4uVMJC6+mQnFRAyGiIdYsMNNpGOQBm8mEqaQgPWe19hwZHxHsQqLmTqKjgzcotIZsIKk9cUktPPBWhxvtKi2kOu8hApUa+KRMt1zkqR6xiyS8tdymFP3cIhjrywNCduPLOgfDjyy9xs42iCcaMfxB84KDOzwFCnIQ1/LAMQdORPhtcjFQeOMbTvhKXNVnzKzoJ7EztfXBNC4yxDgXgd2ZjTCvM7YCY2pTBJhLmGb7BZJ/xf1ftnrYohxaY3PI3lxDQ0Y65hX71bWajtHn0nyeM63WCkQCmrYXMtLT95I9uSNuCdvJHvyRnpP3kQHpjpHrcuIzFLkyhp5c1V37Q0YHwFXFQD0oNUdgysLOLH1xFYKiqOsZnmTPmsjsjLy9cnpEcyABjTic3eurBm11kn08ho5grKgDm3UwfS5gqU0FvVWwcmra2rYp4+e38TzCOvp0Rj9XtY1D9IoHbAmnAPm+BajyQSHufQMuHS37jxaEv05PxsysIQtrp9ZSOUJg6zw5BgKcmOBV3efgE0R68MWsQ+W10etWVUQTjIw63vH5gxWJv00R4ISkXqTY9h/yEliZe5RYQ1AucEBgJLTglWmzBXOXk3LMfdu3mj4X94KrUollZdVDm9DzmeuaGrohGFQntsB7qBIfBcXYfuUBM+jdIa8ygQmNueoe85YkNkOmYpY4CdKrO2fp7JLoLtgakBm6BMHWdnx08waV3cRPchQbNd+gcFtMjz36vjcUhpAsSFgbWzo1HALebAAqogFD3+JHRD1pU+/F6oKfPaaxbGuc/Ib533HA4ae4glmywQ7FdtcnVoDFVpLZ0nYQjmiYC8TaRYTaZpmxWk9o07RjLKgBpgBJs+uAZkaoLfQD+J9zeR8PhM3dyZp4nUm3cTrHNq4RNP4LCI3KHJBz+fXdOtnEvO5zhYOtCo8mDKfKzKfv6rns8PzecFEvhBP5LN6Ime+cT5wmFDgVI1mRjSZO/T+YziZ9fM5mcxhG31eg/AGRxZNM5jVwR02BTTrYpDImoTR7mCQeYi1TSZYIfEJ1hCsjlECIZTDqGIPWtVp2beWBJMTcGTyjvOBe9KnxY5XE4etHUG77jcAGUcWBlvr7xref7Udmw9UrHFaF0ZYkZc65s5TgOeOW2wkktwdyMXRWP3HL8RRj7UFVTa59WnI7mWRqoe2B3r4vdSI3iW2OUsy0SyeOmVV/hBRMXmoqMqHnisJEQYrpnIJDSWjSV+JBrfpKd4cebpke6pME5V+d9UChAX6Ke+uBYXdGKYKzXj6pXcIPfqp0DsP73hTjYhDhRZ7VgeiiVz2c6EeMs9obMlQPo8t4ViL36yOqAwM6FwiAraishnoAxUQVEF9oA+Uw5i69xtYy7z7WNWhcJ+NKZC/jxUecvfZoCgjWFW+bdkmr/zp7CjBR7khO+o2saMuVKTvhB0dAVOcxo4eT7Kjxwejxo4PJho7Ppja2Cto41LXqNXgYzGKnNLs6Gnd+vFBL57nnszzL5V5niPbQLzgZ2XBt4VOWMItmRG3pInAqcGICDQGhQhkw+U/PJU9PagnvX5+ZVAmfZItdbyfsyxzwh0XXsvuNxKGadM0q+PnRpCZ8WNlSz+bmAsAEWv4s/ImJm4mUt1rBPlpQr3MdFxTYwa2DC8pZ34mpykTNPgaQaZpL05lXqZeOS/NsKV1BhUrd3oa6tz0k63WAncaNhsvQUWJ0qEOfg/rpCFD40TAetONgPJPTwt2Zikrsq31DaZfrJX7V45rEmtjT1gHzInsASE5WVF4xBnyQpnRz6VxNClpBaahEKYDTUuLQjJLY2ycTbHy2NyP2Mbc+2ld55yKGAveS/GrcjpjBC2Ksreo+TmrQavO2YYxhpKazScxd9jh9rQOixGP2FupNupBC6jZmJB5dEI/2InO6G4EHbzxSmXoI/n7Enn0RwWdWlrvQt52aqFTCnXEezFVLex3Q9hvV5wzp6q6YF6L+W0Lt8OI8WpbuBnG2wBt4E7aeBsAmNXt5zAyWdUFlX9qpMBEblhlWawvcAjClmWxPgfzmvZQqC+A4yqoDgJ7Jw1S3m8PCSc0tdiOqzDnOZjheQoxt3MUQsWXSd+XbTM7LksvCfpB7kVlIST8Dwn+jZW7sBgQmc0xK5xYaaJJQ2tVoXm65FXhhM8qcSf8ohc2YAYlbsAMyrGWrDQA+l9iSCxc1YAzieWIGyir/AkUQcDTKaM/01beHMFwLjADC6PlEPPXTh9Nz6YetkgGqH4wDMOUhgrDlN0ZW5lSo6WxwgJWZDQSmKnD/R5lpiHH3HukNzIkltIPhvcN2zHHaS0aNyfio0k2U1e88hJqfKgUU0eRf6Cbn1ncADeGKImai2mZ/hAqf5EWVeNFZrfiI7Ho+xct+96a74KNyWwx3guGQjknguisYuMuMeMyv1bxIq7EZbrpEidgLDzzMBY58zDkzMNY5MzDmHfmYdzuzAP8xJYJ0dyMoWkgkXUxDSb2YsGijBk2RYcF1EzUXdimVtfSZ4mZ+k+bNmvdHAwZ2dyijCy4U1gbhUzrmBZs2HCAnQOIGgbs9P2sx9bzrsrurtFqdj7IgXvNvR336v2imzHHbeqRM1E8EGMAfH84C+XlJJJk07nNpqm5SB5ZVwp8qP9QKdWWhNhNxp/HmPO0nwftiPhclthpfuLQo8xmqlX6JUrvt9KULljVoI0oXJvfQb+d9NvF5uMKcoC5jXlYIvdQjerilSIoQPIl4v23pt+lOlWBheUePHaqDtU99x2TqmpXPYi0q1bFxplmXKiVVhkzLtRCFJoLVYmV5UIV5bClKyTcIuwqwLjmPh440htCGSjMtvnd9Ak9xTwj0Y4SEZL6Z2Du7sBwAjt43mMll7rM67E5RqvD+y2CZzd3iARrfurhlRU69A+XciFfT6+7+dgjzNwjT8hspWTWNbc11YxtPTvK7JDYjn5n5xczm4qZfrmYW2C1QVDuFvi2C6jaCYQaeBHMuqg+HhIaRxmDVqqT4U3jzQAmqYDiWAjvJbRqp5wSz1F1rRxfR6xYJ1UlcfjCyEKowCQDZ7X7IT2NRQiwRQjIihCQEyGAZAEW837HhS0UPMyNmyLoXTJY0otR2wUBnn4pnv0Jo40gWxPj42azlJfQHsQecxfLiHkm3dQ3a1cpbZnjVswkOQTF8Nhawpq39haa10Na89mg28UirbAHY2FVdGl11NlGNs9E27C0uN9Ozx39wVJ15dfZ/CXs3hVYdTmqcMsKsvXqY4y22bOhssWmmaAwwxMYJoN5tqmmmQ0FJmWKFoHVCEq01BFSEYMMq9x7wB+AVcDvTCDZRJDbRgMN6YzKF5khKjQASGiaUO5pQlUUMhthRVRkg5Qciey1aMWi582BeSKwZoL8S6w8VoPYSBSDGCDn+SA7aN8ghn3QvkkMhmJNQFj2zEw3ZgKXwMQJeeouZFrqYn5mK+tQvO8/bKIBeOlF/PsdRH+m/1H6/xuI9v3bffT/3CbsdG1tf+CX2h74pa9/c2brw10/8vzvP/SNTY2Z6fAHbBYNERqZTnxIJNkWlMdIDKIYqcBEqjMkbBBICtNcBfU0CYtuqaLqF7ymFZWQtZREXXYJc34nNxKdAkXaGWjBQAt5sJEqn2yBUBAdu2RAbinE1lv/1LTH2cLahrBjkewT5Njs1ZyGrCVWENDcoPdgpWg28AtY4eMFmCxIUA2gSxZCOtgjFJ+mOev9hWlZvMYqA3yqg4AYut08wTLnA/c2FooZWX0hibkJw8Mard9MqpkD/r5Vdce9qqTXQyxF08ea8rHUQ6Emzu2rdcRhAAvHTTVnvJDZp3ffn6rMO6+qkl6PynjH4o8lLgtUfaYRRJK6zUy/E/GCzFM6L1e4By8CNDACJDgSR4k+7FTJbrz7ubjFeazr+55jnwgGs6zSMMW49ZeF6/P6cBD0mpi31w2K3WKLtbr1gLk11r7OG7LNulnyX4jyXwjzm3jZQokn4TkCGpzfNffVvPfZ5gFi+A/gFGi1bawHys8Z4slsNREDmx+JkZyrsU3OSGBU34nMsOuhebbeHoChPxv0UOfZoMf01s+32Qmt8xexzacuYVsGHsgc7WYATgkycKxAq9ITzK0lnXlk4MzDBU1lVwqup/l63gTVqeArI2ceh6DSs+FZ+PMQbVP483Ajfx6muE5I6G1mwoU03GXljVKLD3awvlBlY4+KTzjeGoP3Brg1WyvarRuepQHNwPI/N1ZfewtOVRN+C1CTdpkQlrXCsuImYextamgqGraXQ+7MWHVjb7ItSzsWsULHIo+a9gR9F30k+8zKiWzAVsOOsh/m3e0NzyprrLq5V/ZTHG0yPV/7f5l2UQK8wHA/LMNM4MHmx/fS0pa3aamqK0ZTbBbW5IyBI29kYRP2xspmm7AfI6y5YEY2YfMNASLDicGk4cRguuHEnRgCaJutQbHZ0mr8sBdLavH3xXYrrMTfnn7EGnaOj1itpiPWBZ27syNWMzwVHZAoTkVh6pU8/xyKn/n8sz/9vCjs3Jlk586kd+7OzovM8KRng0Rx0gMrreR5zsb4mc9z1qWr3YedO5cc1nPpw3pHavfaImdQjJy01jxoXFL7/fH4mZXft6bvsoedO57s3PH0zt3ZLrsZbo9/QPvvHBTbqOSm+AfjZ94UfzJdIyWyd0t27nB65+5QIwXU9ZI2LYImyUe1TdygmDclFUSejZ9ZP+SZeHr/ScayJixsSt8g8cjsN+pvrahfcOpZcb0SWFu+RFP9CqY6rUcLtansOY/moVUvA0pW/dUqgUA83uyk4GfbMXxWnZ2XWGy3s5VCi1bN1NpIvp3rIzoz10drn9WPiiDqWYqaMZ6ix55R8yZBsn6pe9R8y+SGzBumtGReR6Qyal5D+NXqqHkVkeqocQrhlWDUeAWR7KjRQPiT7aPGcUSKo8YxhDcp61FEaBmegkcrkprRnQx3x3heurOXgnWjxusEn/qN7lHjNUTcURgdWfVbbaPGOYu/2DiL8HTLqHHGkm++InW6qDPLdZqvmVLpBVM+0pxFwpSlT2nlwyct6dOsxeVzKJ+XPh21sDd8v/Es2IR6AW88AR4Qk9oE6i7BmJj12R5GX4rBzQuG932ErBcN8VF0CZY49CRLolVfOWpcs5HeM2pctQVsVxB+gcD2JiLeqHEZ4ZfKo8Ybtu5rAymrR82zDhyF9Y6aZxwua846UtY87XBZ8xTCvy+Nmq848nmXbP68Ij6iJJ93xhbwzOrqzRu25G04nLeMvBUB5SFH8k46dT7seh1z4wZkGS8r1s/Mz4k9dJadvuZ0CqQQyVON8lR1nu4oT7fXybFhY0C25szVtiLWzusy5JRtQE7Z+qUC5f2KKa6iLhiseoRVGTDuGFttGOsNPN8rhljhs+xL0Xcvx3BWf7hXpXtWNYTz5NN/4iMVlWihJH+MHSxQhTAup0TkW4KpR30IMPUMQlTmvghP+cAwK8d6MGZaR4UvROAioTv68BGdsiFK2eB9EMerB6wJAK0dfMicgWP+uRpxr3M1m2EJFn7A6iYmnghPH7G4/0RYXFqnVYZXcoCrHd/KizlGGOf63petxDYjdYs43jL0UlgSu0OuF8oWtqgJNeezWYdF+/RR4qErrTZLknVtNhTk7IX5oKfAtZnfY9/MtL6Zum+edpXF+Y2EPej2O2D9LhnM+/3o23GZ3EQ3/ij86WdPscIKPkWs4CqjGf4mDQARBpxs8gY18b0mnAY8mxAuWI3DEI4fzugsWwsQ2BGHsYWjTHEITfIA21/AiZnNmwtZdiJoiTdZ22NvaoGlMnzmVedDspz3N6Zu7fvtqpClnnmuCo+v4r1SkW4Weit0Y2+FoVVaLNmw7UOeS+3STggJ4SIXhi67bmMlDpUHMc6NaTkx9mNoaK+F3s+H3hnnOYoDULWwlHCWwy1kRILJoIXI0ZtuIeFQln3MGfPKZ7m8YCNlhtR021pi7Hwr2dHm0cm+3ehkbzc6AH82Hp2c7F3QXGkanFw0ODmoQ4WD45BUPm9wHGxZcamPpAxOVgbHiQbH0QQ1bXhy3sxiw+O8/fA4CcBGbfwPDNDb1BMP0XJ4aTIwowOj/t9BdcZCGmSOYQPk0Zq3JHKk/DlL/CiDNAzU7X0k4XiB0fScyApPzM9hA+XFWhkqYBliLNnV0wHswFsT9gFrPHOA9+IvWHuCXL/BIn+u/ifc13013gPIVT8Bt4zdoYbsfKfpoYbsVFJDdipdQzbVaXp8LYBfgLvY1XZV5bWT71rgQZfZ46O4kvarXk73qx52hP2qZ5r8qi/oyB35VVc5rKUVBFW/qnKsG9BC2HsO/OADJraXaPk8jH3V0qh1CGFx1JpESBz2Lagx0LcSg5xLcx1DODFlwcvtepiz58AdNhBql+yndRwu2V9BPOmCfTaRwC7YT1lNByO5+k0T6ua5hDWyQO1KEmpXYqhdSULtSjrUrgE23yTe5KoG0pUhVrW+NuS30RrCqpdXh/z28CaDxfzcoYNi6q63nCrwohh4qvrqoW8GHbc3x+u4Q3M87/bWeGlD0jXnORcwaojMmonD2+7wQNVULcROsdNHiljUX78HMTNMMpAEA8qOGb9DtKPLqhuHsCU5ua0hqQ8khP2QK/bRuI2tlUuqsI31LjJjQZFVkvG3qvqQkOEE/K3WHdWretAGDfSsybZ71U+qAm8is5IAHNBhEuc+7hdUN86UaviM4kOljOpGK64q4wTY71J9HC7hcaBX2Mhc4i9VXf4yUHVKebyEc6LPbCvhCKS4o0QV1ifGVPGJkkc9Y13tzJhaIsecS7n3BEB+WgaFVeq66gbP1SfrH71eKoebOvMyeUJmKyWzrnlJU81daDjKXMBxavcjpeL8YmZTMdPv8tQy1cX20PRle9LASKgxaL9u4u8F/jvLf8+ajUZDdZ898bLqOHF+HlnyC149Q4S8rQbbiQHrOk8yTybZ9XiSXR/CFCvoLIkpVvQWnPLGSs9vYbbN9o5aNxC5RJGbmljd0vPwOohV/bKpxdQcO98AIhdYlGXydM4U8nRWk6UzCNuJlMBbBjx6IMxTIwgPkzxy3RQCdJMI0FUdv0HxNxFvE9pzC7TnWiLhLSRcQdUOAelBC4BkOD1oXTQ1mNPI0uRwgixNDkcQmxxOkCXKlEaWDlPZ+i+0EgUeFnBMDjNZOjzsd4dk6dAwkaiILMXkZ8HcDTqIG2F6xNRo6+8+MPHhn298Z9OJhFaKk7BbDzqnA8ahRtALpwML6ANVSFmUZPF3R1IQe5kTCsNEQhNGJjfFuv2YZjNaCdWL4vzMn2sndFb0d6nqpb/LVA/9DYB+qa7JuuqO30fAgqKGnqaBqGcsp9nxqBLNjX7EUywbyhHRCVaoYO5xIT3BSsRTsi+nSf246sffFCOIHWoFTfNH1Ur8TXs/t4M61XpHRhL9YgPRpVoVF1lgJKEztKq+IEPkD96gnbGgbweMJDKgW2wk0Upll8CuMSNGEmyarPxd0K7mhw7V82EaNfXhfUQgenft2yeGEK3MxxHlKYohBNfSyoYQXWwI0cWGEF5oCOEQ+mtDiIzyTn6DpoWQDQUaIrQDnm26ayFjcyQ5F47Ec+FIci4cSZ8LRzEFbhCJmEJkCre1DGsvWnpyHBkGrZiKaAVoxKeFRDwvFGKvEIhnoRGKfcxc6qbHpKYbpzXdOBXSjVc0rTg2PGod1/Epih9FvF176hqGK65EwlEkHEMC+9VNoRCNJFQaMVQaSag00qFyCt9+jRiXVzQQGkIhTg37mZBCvDIs7h7fnkL0JOgDpn8HFpFG0ENz2104/Xtl+osHBc6Sg24EfWp1ZIsBm1u0tVna6sBSo+D/QnXsrgU+1ZyDvgXWqd5dNSYxsKalxIFgFUyWKdcAYSklbKCETrWKcq3iXKvUAFxBqOkTVJs/TTV0TJ+YOe8Tzi7EQCiOZ2p+7EBFOdO8ypk6c7f2cpYchdPxKJxOjsLp9FE4A+DPgntF5BL85mjcPKeH5TTjZh475oJLHxS+eJssadBR7sZGWQ4behsEd0cEd4cEdwco6MOeH6OwEhR9RpDw7DA2Xjk6O4yN8Fx4VHAO2PeB+PkMnnfKQCVwkQhHig41lfGr7CPS9PPYKcqLcWRFjCOrYhzZwiJgjiStJk+819pbHRLEePNOC2bskZdTzInsuMsH1zgPsNnBGKs9aoM7PycLiPbcVN3bi22OMJqNo7FjpxFxnXRBnBrMsocneAJgF0/wBlHd1yvmspM4cJ20dALJ79flTjO3ft1GYsqSw8pIw8YFi5A5KNUC0F4vxWNHGSq+pRpsWLS6sAdV3wLUHCq0LPlGUFVVGLH41VhxtIK9C7nCqDpPoTVKmC8zVERmqC4iM1TmyQzV26mzVhYbfJZzVB7XVdiPLuidevvRwYhMWovKSqg5aI1VOj2Ck9+GwPDbSVQm7qFDtYqI0XrW71QewXCBrwRaMDl9vlMEv1vG+7ot+zJE3YirYMMABbf6RZJfin5vqAWaD7VASyoPYQUe43ug0lljUaVbO7u4AWU54EONxZZEcpGoUQG6hloLlNbL6F0vmzbxrnsyuazyogHKO1AlNFsEDKoIDL+P0MhnTh9PSwU+ywQ+RHjx5CMw/IAYbVYe9fOqFTvIOYC2Bp6sFZ/jqA6WhpYTZ4Ww3wKfwBdl9Psr1HJ/ZRErvso/XsqIfik2FWtwzN0Kmaj2BMlKPTQkotHZL7LKCv5atVyeVsKHHRRBWx8uMeh05hUioejMK+UJma2UzLrm/qaal6PhKHMeMlHrIyS1zStmNhUz/eXFQqrwQcwaxoBw5tumv4p4rfhpgPGS4LCHxFlc6UaLTRkj1UV8XneUbYUaILjzuPYnkrshWNbqyz5FXa3tf1WZp7/orwa+pYnk/nLeTXfnipZOs8N3K0VKd+NiEY+4hl41TNkdzLNCdAN3gdTtfQKJ1USLV4sePWT9SSjTwH3OFOjbJLKObZnAtmroHSV05dEFVARsHxGeXMo/pYvv1U5BqLQRlt6rCz+VLAvGsRlSTQCiSheCojD3x/C8sSOE9HLFKQOUooFMYwEmIg20qgDuknVpALadFAJGm5MgglZpKojEvAVbBp5DCwizLwn4jMDzhDakmQ+dAlvCSNEqFHkSkKnqckayHCCTJs4sx7eumNtBoCorfuimh26AsYgVpCAEoSAEoZtmf5i4TBIVAZWpRJdQiSa64MkFarQAimJTAzt89MRqZXA+06eqkP87T1AbcP+zFL6u+LlvIcVuopVmTCs7QjppKKGWPSEVNMSAvO6wjVQFzelF22Y9rueaKeAONmCdR8ZKC8hYQZOxYjhdH2HH9B6QAXOQCZkrhAwb8FRvTghZ6QmmGyEhKwqB8YRuFEKN9piQGQki4wlZ0ZlDPfYEIUtm1jUXm2ouJAiZERGywvxiZlMxE9qyWD6w7oA0LQZKL8HXaF5GGJxrNnyK6AT2jBWX7eSy+6Wofmspe+vnX3j0o7+xYuM7+fXz2goFO0J5cELHwAlRx6UOd9AGUzVoH+a/U5buIYp+CtnPwhuCO2CdsVCcuFSLVnTNnrWkUmk0pI1TtC8JsJylJMvpEueIU+T/gtsGmdOEu9orxh5osZNQ3x6UQHiyFGGLvTIzZQAWpcCMjw2nAlvZshrP/TX2s9sDGyybZKbRpUajrFCu/DYOjuLSEujSXFJS+OJXR8iWA7JVVQ6RrSqRLXBWTgohMHGvKhxFLFwRmLAVFy4HTOj48LUK8xUmdI4mdA4TuhYQOoIHE7oiDr6J0BVB6BxN6IpM6GwOFQ1T1XdUNSJ0UtTQRatsESmErsiETsoZyXIgdGkrngHaZhFtw4VH/FCmh7LHyvN51AIworE8LPRQvSRUvXcY38uZt9x/RTRFzrarhDneL+RcIInFptosdlww9wRliB2MKpUQVapspck48y3YnRgy2JzMSRU9sEFrOLRtPLRtNLQ4IGhLHVqDh7acOrSzgETa2NJC34bB7cCNQLzQt+nBbePBbX8vb6qbstATrspCX+aFvk2Pb1kWeolMQtCBwWdHNMJS/ildfC+VxkLfpke5zAu9hE8lyy42yp0Y2AoNbIVAxw8t9NDi6XlnRsDM05MBgNpswhgmcxKw+fsG3p2LQHdzEriYOYsCV2ngjFBG1QzZEQ0btQhcDV20SmESplVdzrgTmFoAY5XAyPaeeLDpAZdVEJGtCBkqJCdQgcg7oBlYnK4kXXF+hjJSN0sqrvFqoUFi+lZIzDpKF9oYsPGbMyLpI5zfDmvZKak7pW6Fft4APWS1cgo8EmyDthqTYC7wlBR4ijsZpU6akjxpiglzmN7Q6Q1TmoUClG4A6EVBsu69knkvdz1KndJ1TM2re1anY/5h3aO15Gu2aR8AkMXGyxQbEpuN1LMcjgS5FCd+WSIZkWAa+epDfkOXU0FaDi43vzb5PnybQ3MkO/c31Em2PEM9O2ESw6748in9yIXOdRb0Y7Mu91SQliOn8rfrh+6D0n2YMnVls+b32IvJsGTD/J/ox4j3nzK2O9Eybh+E1zK5pye8utNOce1VhDlsNSjxrdmwH6/gLGRmBl6OZthUFg4aZqZ3yRXVyFuVvC2NoBWxDZShVbXOTAdUAJaGLbpcSZUoMXRZVt08M9PAi4GgXbXPTCM6EnSojplpIoitkeez3AVq3GFvt/BJ3RoX97vrTRayYJxbqCrqasdM0DM9Q5xhlaL03D4T9E5Tc0RZqAs1LQc5xFqJfQK+jiZlSXWR2FCKHK9TD2caJ+Aoo/Q09Lhue+0MKGRWlV8k0QNOMgC3TqrNQR0zjWAJcUhLXlR9u1h3Srz34cDXhPOKFlWaRs97phWgRH8IfqqtETgnEr6Uy43zwdLbmP3gGnRcWzeNj+6dVk2FHSq8bPHCqajQSlChQcSANxovnw/UouVNpfSVOsu0O7ml2p2cgo+5ZXBWt/QkYxzrcaW0lvApV3x7n3JsfP2iBWPwg5kJbLvW9b1U7OjNPdE4H3i3sweDGSIyFW+TiRbiE4F7PijdFm5lfTkQNoDBsbYmLq2D0aj2sNeqihxW9W56WZVOEtdUxBVE3kmGQ15As6DCxI5yq4CmRUBTFdBUBDRlAU0BoHkpo21ELiVtRA6h47GNyHz1mejeoKHkvUFD6fcG3ZH6jBmqsmgbEWiyVGObEFZkSdiIsB6LthG5nuzc9bhz15Odu57euTs7LjfDo21tI4KTbdiIJA+2h+JnPtfuTz+fCzvH53NW0/ncgs7d2fmcGZ6faRsRHJ/BRiR5erYxfubDs3XpBzTRNTTJzp1O79wdHdCIpcMNbemAMxVtK4Izlc2x+QWfqTweP/OZylbvX0AJu/7KSmKf61n2FtYaQCUb5y8EGZhsUJjB8YtR/zm2VzBwIgSlaZwIbVXGls8RIitYQKSqY2NysJWgaGUrKNiRcL86LXe9Co31Fm3foPWqjUiv2vByLDZV/2mssffl5VlcAWNP5PgKGL785VImOpthLWD2zrq49lNSmZpvvmUlyCwubX4kyEFHMf3CD1y2nA8v/Mg3XfiRh9u/t7/wQ446zwz64eUfOJx43dCXfvApYL5GhNwh1h57D8PGTmzSDViPwyktbmWt6ju5kl27GnftarJrV9O7dh09utBHY4LIFYrc0AY1b+m+Xh3EJs21pts/rsA3SFVu58AiEV72cUHfAnIoI7d3TGb0bSC3kIFI00V9A8gNuHfV8Wtw76pvA7kc3wbyJt8wcr9xCdl8PfPZpWvixo/r7NIV94UAeBfmO9yF895TZnhHzEG9Onn6aDki7zpXU9Fq+u1BIWz59qB80+1BC2CbdntQeMXZkTUYWuKl98AbBZQaPX2TUEUavpkc1JvxoN5MDurN9EGdBG39FrzpYgx/jybuIU11D2uqe1MQUEaLr2WB/dGZEJAmW5HwUB9z5N6gw3qob9kykjdtGb1DUI/UI3mLRhKXuMCmia9hKcjHHmY1SSTkJWGS1SR5gL/BFwNNxuN+iHGpzmJYeG/QVPz6qLPICN6cf8tPVXvfl8GfkE+jzvA+oCk7gHLdy01Trnu5YfptskXjFzR3ceH0Ba2DoHjfBu7vS9p9IZ8FFtipQ+4xDCcfAIs3GGhacaonh4Jl8fpSCYlMdJj6Q5v9dpXzC3byjmpuqqA89LOgimyry9uTrDqUh0rMNLPozBnqZ2LMib3tajYh72o2Ie962e/ClZSdLwZdquPFoJsY467dtaCLwLxTlZptyEuL25DbCs5Muk5IJzrDGGzIu7SbQ7k7N/pKKtByInqawePTtai39N6B7NKRyEFCQy3omIYHhzi5obpE4uk675ewZ9FFwkZ7+PpC48Xoi/Gwq0bAZbXHgpLLLtqpWDjEoGtT1hixf8IZap/efABFGHzZkgH1MKA90NuMR70X+/senPd4cLfZhjst8oMWHDsHfbyJ/A5/CeY1SWnsBpC120N9W5XdExD64sJZXDVcxDK+Z3uJvaKZe0jKyW3jdQeae7wbiwRHEKma8I95Y5PfqXJBlilAVuEgu5dQrkxhD34FKesT+/1K00VAuW18FM43oeeBXib2LwXLvPCgQX8XZELsevBzq2DdHWBZN7CsA1jWHmNZ9/eMZd1wq3OCaukCPugYsKw7wrIYFl3U/SWqeybobjr0j7wfkjjYjvuK6AN0VdGr3TEq3tiULES1enz3eZfq3EWQfI5ldg3JrhcjhL0hlxp1JO84wvnlhjRPJl34mQmoM+3pP//Arj7qhjjeQCBXH+FmKNbarTWmGdnvocFpT15E1A1yutnvQLDBby9WmOQkgBXdQXRzwu+Ko+3F9sQFRh3JC4zaE3fwoDbeBe2ar3ySbCLhzqi9WE14E2pPjlOppdjqLSgZOofhvieemkpWiy1eou9N7yrUIh/K8YFuJ5Mt9oymunD1lo8zPucRucCXU5TspoIoHc7IxWJyE8HnTE2w8sVKeNCElXvWTl4/Nmkusi7Ozl8Xy6GQnmjJ1C1JUpS/t1gKFRAIK1/myR90T9No02Tku6Ao1jgBf1XAkn8U2NwI4F2rnYPkXVDtiShed4gXp2Tm+SjHx9MDYymehDpeIli1T9Ncgb+1JdE0oekwIrNiwG/3VHfi+iZoYvBV5Gixe7oBykfA5UucuvQlTu0Lp1ECAXllb6ZAwKbuNBLEl3TNBF0zQowW/vyDI0GdQoI6FyVBxJEsIEFKgN1NsMGCughpaaYi+PrFUb1LUP0fBdQaAXNpHCRRvSsRxWuN6snMjOqd81A9tyiqdwmqdzWjelWgn4Opx3xUT7mCrjN5BR0GjJlMTIWueCp06qnQpQklvNTqT5v88OaZqLYTuJkj4uuEukGUf90QrZIrrDoA+ve6tutn1b9TcKxX2MYGdhd11svGmOYUpVi+FvoCoEy/rTOhK2GtU5LptyVTM7mddy1logYQam5sXsE7IuqmasH2qOxrtmJ7WrY227DZjKiHXc4K9n6L2AVO7HIuqD+xy1mVXc6K7HKWZZezKLucXrzLics1M/84LhW5luzJtbgn15I9uZbekxvowG+RXH0dkddIrn5LO5W5qbt27X/JpSJvxXcRXL/tpSJavL4Z3kOQk+cbTZeKXLHsHFz8HxRv2+J9gV3NG9URwrkMPD3hfGD+4UByoyy8ORe0tYig6pcQ5MR4Rlki5koWxcq9Ij7BpgayVAZOYStebNcXmv3zrQBQpCon7tQpJu7UCYpceDo6H0KGSjJDqfn+gyqOQarhLKBnjpLgcz5o4WhWVXFC0nKSvzvD7pUF/z3B/4Lgf17wPxcNKPDfxbg67F46VCX/OtR7TFyicFBvBCe30E8PRV7vTw8lvN6fHkr1en+GN3NoBs7qvZvTQ57APcubCfCKO0y55O7g2aEQ0c8m2zwbt3k22ebZ9DYvoKmpJaPWOd6/p8hregPpdd2Js0Peghs1fkY7ztDuPlJ96+cj3/qvDUVIfW6IkTr0w/P6kEZf/XxhSHvUz8f3AAPy2cRmQVZc7QdxWuN8UHgQ7hviLYbsNNvB8e0IPOHgjsTTd3P8ucWm6nxekATdkRh0R5KgO5IOuqMA0HdbR60pDakjYpd7dAgTaoCSw6sQjiVbORa3cizZyrH0Vhp8nELjchyRGxR5RQ/QKd3sMQzQ7e43SDUk6o4HtSSDOlWRQW0iSK/EY3dcjx0oUTamRKtk6E6FQ9ktzw0eSu8brj4Uu5I8FPsiCf6N+FBs/rZ2eHpyNekn6mq6n6g729Y2w61ofSh2TTtOS+4298Uetq4nHKfNX0bCzl1L+ia7lu6b7M6WETOk/PpQ7Lp2nJak8UPsIiCm8f3pe8dh524mIXczHXJ3tHcsPcLWrz4Uw84vDsWSG74b487yfu+6dLoUdu5s8jjxbPpx4p3RJTMkL/owDORlc+zmi8nL4/Ezk5et6XMy7NyxZOeOpXfujuaknNhd0Sd2mEfagRrmERyoJScO/FQlJ86T3hFnvkuyIyvrDTvhkiyaRP+/uCRrxZFd26Iuyf6n/Iu1o+6Oef7FTGQQj16deN/F753FfXfNmgt8d7F7ssZS7Z4sq92TvRW6J6to92S0nLF7stjP2L00hOz3a+moddQWuE3ZGnBHEKF5cxghqOYhu8k1WTe62xO5JuPvmdLVW5e0G7RJ8fPVi7w1AetVnfeKJb67Ls/33bXQL9d8313Nx6gLfXdJPSqqR8UnrDgiHmfdGCjJxBdXDRvVssPGvh4uHljknoTKgpfNrrdtZey6fR4oPxu7Kx4H+mIF+kBKoc5dsS0nuk5r/nUNTVdCKOs290CA8YePE9benJy8AEVdDh6WXXhXTpKDnOzg5SV33XgEb6Du/9D+Egws6n0kZVY5e8BWALz9hzsOcnDzU6ibL6j8Y+wiwXwMi6W+BPpD7L+J3fJAmwyui2hcrKrYgoHBd8aodFS7k1a7F9XuvX3tFmovcO2Jj4eAH2R1Ow4bztqvHsLtnuwFSq4DDy1UQm+5im/wyqDNvGwjcpuulqfRhxy3WVxPbbJnKMNjexR9Pp8TvflsnZ3PRewJJFDH+y1VdSfMA4XwCsSD5gGb+OrcAVxRBqPM8gHtMSfTb9zJIb9cA1ElZsveVtKgpU5tK4lLM1xwva1kIy6mnPDNlWYC49EsBgg9diVn6cuZxwK+YpMYve1yykMw3ra/BId8BfBFBdSeUUVdcU5JNbmomqKuphRVU0A1OVWgalz4wkI13ElcV6D7p+b3pqSrKaf1JtfUGyiuL9absq6mktabQlNvcH/BYr2p6Gqqab0pNvWmxEYe6b2p6mpa0npTbupNRbUs2psWqSatL9WwL6ZYeXaP+W0ioLYj3qE8vxOe2+TWzC4c2hJtdtBZa1upTbWyM7egeyyw5BINZbGfht6US7F7YHjRQwHfxRQVqekiPSlFaihSoyC03vBrqk11Y9ZaY6pX9abc5v1+wzDpBRXEe2qrA66wehbP2xPn1Y304UianWDAtwt+H6296i8BIFImRq/fwzqdmcXsBjKL2Q3AqR00B4mYwG7A0qrtFqu2L3mSdQV7Rd86Q91k5egM2w1YWrs9I3YDPRyZhBVegQarEOm3S/mndPG9VBp2A5bWcc+w3YAUfipZFjruaSbWS6HWXpvbQcPQo/ihjx76cG8XxpOegHkWZQHm5YBsXSoHZOsiZGtVHr35WxhndVJWvkMkx00afIUoknH9wDp/GVXYxfGfNQOlxdmpTTOBr/yZuXbqamtdjfmBYixdDicKPASBqAvQeBNijgXdjFh9iw6936+WU745vuuKmqQiORQhkOTx0EYolmMk7VThVWIrCHet+qcp51jQwe+Wqg5up7YQgYOVBCU2JFY1tRLmE73UjL7SdSm9Cy8Tl5BSOE116wytlJe7BIMLtUJuqOcuUj+WRibKiapWpYzayrltC++6CgbUKsJ16GrvoFK4nIqGrI19EvXoylYrLw12wRr6mt6FttzB4Fwp/PLoGvOa/v41aTWpQSJSC6AmcOpUKRQhiDuniQJShKb0EYCo5GqBdj9hWASfRCkahm1qgLoVfntNvr3Kt2YSDveoKMWi8YhAAy9PMNWAe0I4LrAIp+UuWtUO7Wf6Y0wDQVWeHoOhGdWK5FZOHlZFJN410wjuVnc3cF39jBpWwzONEwHFhqZhw1CkFHq4ix/yqkujcjtu84StCxP4+t4xuIuJ2lL8wM3pfK1Kvx+GCTy/fbt2qZVE07wMjMjcWqtW+vfwCtAlOs7hAtCNBcDEpEE3CU3bNDVnnL3D1QDAC+eRLAtR2b7bLAsYWZqSReQOdFkk9dEbqoXfyBoRLOfKMIjKk0l9L6cM6CJ65nwH6MOxhdNnxdzjc0/AWnCdatMEZUTdwfKzlNDsXi6wOgWRB9GltXeyNPWrVWo517MmpZ536A/Ri12/WoNgKU+DeMHFB/bKNIk+Z5Tq7U3x1LCe7eYXpm9QwSARSl91IBj+Pq6ROxdZIjcnV0gYfy26Qiq9wo3I1T/J5XFEL3BqkcXR0EWrUMxPLIxVXc64k4XxPqyF62gtXEfDyQ+j9DAKK+RBwiwgJhGf+2CndT899atBGaV3aLIElzsr5h6de4IyfscMHgAj8jdmsBEFepkWddCoDM8FmFQ1/KAUKiE6judOGVyPxtRHrncmqCNXzLFOtUFyrQ+XC8ovr1fFIx6ZCNXmtgcPUo6eRd5tit1fIR1hfdPcvzfpz0Vz7j00d+UzNqOfdbVBSV9XqU3qwbcpukoXfRBFNyxsn9oGUQ7UOxQDaYCBFKh3Km7sHWq94qLrU4pu5KIlpjU0FL1qtZJBWS2DskYD551UW2JQVugu3S+vVT9WG/yh+f0tmfN61SAwqzqydOJFJ09PxDZJFpgbctugEGtUWB/Wc/4TcLGBuD4aL8IU2OnhBXur4cwbw/oqUt9qnb+XE6uS2BkuZXqB71P3qQeEnaDSxffps/MwDEI+GKXaaLQGCW9SkAM1pGKGwCKswyBunbnA7pALtIiFWQePESvVPTRLKHKP6k5wgTHnR6QmU3/dhAtzdoxOYglkmIxadp89a1Ho32c3EJKkfxwhyUnHEJLEfVSnTyEkMeyIfj6MsMLuUjnfpE6/BRZb3KXy81sIS+yPkPNd1+nXEBbZJSE/X0GYZ7eEGXhRsHCm8Doe1H32KVR+z5xv4o9BnIf8YV+O6sTL9HuffdYKL8nmb60e5TP7m2JHrb//pt7Ly8z337T4zzdtF9umfM3wQfuAtrmHJnEmhXy54kVYBLvMNj/PTctOAPhhTy5WhCsHmGLvCejldt4EWfYpOBDd/6oqnP4iex5Iq74MFW9YvS1C/Z1FqH8mpP7six492ieOBEH9S+9lPdEyU39HVZj6w+O9ymjq7zD1r3CooI/sZxLUX4oaumgVt1Zp6u8w9ZdyRrIcqH855fuqIPhFIvhFNt39Y8zRHfB05rJ3EN9VWfYI4mdJ3iF0qU/shxOxbfuA71ngRxao4eo/wA+vw4jRoG4ABWhUvZ/N5zPspCvH9xjS8I67E/GFhNjnsROOtLW/LhbvDb6Q1Hxe7wbtwEZjHd6UKJiA/aCNA247cRnsoP0Blf3GCUKJXOOEXP25U1wzLbwiGMgRR0txtBxHK3E0dlLlt8TRVhLk2mAi7rerkt/Bzp88GILg9oqxAIowndtr9YNjfpdqC7qBHW1wynZ2xi/qa6R1RngW5+dO7HRBsxzcNHhhH8qHpvgfKYhHj07mkb1G0KKKuwkerbCEl5ulW6aVdyIoxkCJo7tqQXEmEM/jUSU9yXN7WtUd1QlGtMaMec80zDEZScB8hCUyKnytejkDdmC763wNFlwjsP9eSJyduHaRWIrpGbZ4xlVNnFRU7ZzkEb22HynZxSzICX1AoivoJzfI/YXjFHSaG0aT1WSfwh7hRUW1+K3sNFy02+EgHQC1WXkBGALs+cYJYpZ4b7OLu+wz4m0VR3Eb/T4EI/4SBAP+UgR9JOObcHCtBK1qi6IVzBALcg3XPCRoUwVBAvhmARJUbo8ENTgPECSgpU2QoIVSTZ0aVBsEpwpQoAWzNzmyfqtaJtCh8VuiY7DhlRhckHTLTlgERYLotKqeCCox9lSS2FNRKsq5NIr1SUxMdzHOtHRiO6OiimwmXFHl+F1BxjuD8RZf9DRfWvRwVUS5knfuTIaAEX2TqacCLntFrAX6FQbcQWDvz+T7H0MkI0hWEDd5GzFwx1QLHgmoY8oD2n3WdMZxWoG3BgMyC8v+qJ1pUBDY8srLPDoh6bhyExdCWlFRlZ2m0tkoN64Czas8ffDLW+/lf3/4zRnsYM7gvsqZxi7vqu2aTAitiQz9Ji5CTu5+O3VrW5Apie5wpia3vc4Extbhd/X9xX8dXbNphpDV2PpTf/mvG3/727MPzohzw5xQvaYbXBM61tBXyyQaZE/8Lq6wKIhfV1MjDAgNTWBHY01eQ70MHWiOVerHV9UHorsLoOtRVhW2YwcZKk0TrZm+z1J8kWERiYQF91nduPwcz2V5rrLGE2G3OPsP7zDAA242FkS3jBdBYtifpRcYMC4Rlw3KCM1VNryrEcZ+szEzTfkVfR5hO24XTcxNg/XNQBEc5VRvWtGbCs0sQsaWuo1VEyt4dN8I8nlslGHvSiisV+DrD7fEAyldWWvtl/nyEyDyL+XyNl8ggGORIvsRMsc1V2Ml7+SVJXACF0bbO0opOh9BxneZpbC26Zv0MPIY5DSn7Hms175LA23YUA4hXpaGALysQ7wsvHMamjp7Y4FNTFJ3AC88kNZL4qKIln56yW+IIvCbKt608INizzVBJcWhwrexu1LmyhTxEZSrmJoLb+BOmPPDRYgqh54t54ohQodh0Cb5UqoKKyHEW/Ql6qS/j1GmolRU0dJLfm773I6UbcZ24oRa+SNyQQeHBn8wfz1oixcm0Wqbsr/BHwTSV055Wdaf36W6JBt3qhJ1qi0VKPwBoKUdem+ySHOjM9otlE9R7eIeBzwx4eA2uKDFhsd23vAgtpcCYnsNYnt7aJ4ZqWxvi+yXLcL2Wouwvbjohx00WMz2Gprt5ctWVM97+UYRYXsteNkittcC22tottditreFQ7C9Ni7pidheS7O9UhSCoaHZXovZXilnJMstxvYWYy9CQCh6aMVgYwJXwO3i/uhW4X89qqubqJaz47m6KTWC0RWWN6P/gO8Nem93et7bfHF1b/PF1b23rKRo9NcO8crmgQzf+20eoL84SW0+GbVkbXDgUZuvlXfk/hlWy3RxM4I2icvyze3YjE+hEfrYLs/yLu4u0rITS6sgGS5kphytwSAZZnhslwHZLOiKXSXVuFE1sobg2A7qqVJRDhV5fHRHSzcrJIOW8S024OKLfO8S0VAc57I8ltOLgKcvGBoLyrLSZ/mUGst5CduiVb3iF7CsY70nkgc6aYoKAG5EKu7Q0SoulUEx0D1LrpgBRYPrXNzzjreeil+0wbVu+wxNRx+OzVvw2DkzTUSgMhNOzzaerNh2QTXxQsy5Z1gRolV1zrDZVSNWm6+b+/nkvQ4vzdR1gqOc+Lp+TjO62syIfd7ymhzkVPOQsUortAYzojVYEK3BjFa6xDAW2FeiLifhAjk8g0t4vZdLWXvC5kN782B2wg0vm2et4yAjfpCBfCmYlJWdR5UZNhS8GLs1HM/LNmSKJ+M8AOfW+DsEdjmAOw/4EncEaONUrbC7FhSShg2xqV9RPBQXFnFgPO/1fAfGxXkOjAu3c2BcZG4Tc6k0ag3o+Vci6QhJbn0Tjc6mx2oUyxCKMrsKn1+nt/QeDCrQWVaVk0GZCK/cGOZy8XKdr5Aqx/ejlBmn65O57TS3ykANx4dsz0cnlbH63n17ghYoTkRNt2L2t6lWadBVbaixhT0ag4nIslsnCZGhTeZzG4xWMZ/5TuywEMsXQbsu7OrCEkKsapcco9Y6TOmwNge1lZmhMGQXaoOAygkc1nCEm01DWLsO6jcFnSoHB6JdCAz2RhTfCuH3xNFefYdxJ1OZoAzuz/f0UVJQGlPwYcmpqmt6JijcJx6BkO6pbkoBgy/3PkPPhqS8AtVJ4Ifs5JHIitN5sOK9Egtn5mz2GTHxMGUw4e1dCmNQVOkhEUbw2oF3TcxP3md7XLbxNmp1BiJP88cAYISWXrvM9vkgboMmHwfYPxrCrtFG/Fk3Rr3Ej+jrHDdx18WI7yAYotWu2kuZBtj7JjIzwe0f80vF/IK9tQX6NW71q8SC4YMjfNbN/LwZuIJfLvRXQKZw+Q3wJUP0zI2RzNAfiD1aIEVZUKzMyjRuWHFTpVVUalOxKpapVo19oR6Iq2t1da0EV1UV7BviBaUquFcNcc8UnOoWnOoTTBxJzJR2+ULGwvASkc5m1OuNo7U01OvRH92Men0a0ULU62HU62lGvV7VQ3VGqEcIxzbSPaomsduiHhdOQb32JtRrbca5xJAwUm4FUqYBtprEOfhJ2igIp1FvCK5cu3EY27RuJfBwHSEgBRsIHVtJPIoxkeEc1sc4uRE4mVvoLrskjmQhtLIGHR4NXKXpiBkTOJFLrEP5B905m/ihIvFFAYnNzkEHtkuz2T1Bvh/+bteN8b17JHVXXzYX8ktOUKi/xpIcq4x5qYyhZ0w5kFyhR8q6YPVzE3D8icOMesPR6l6F+mHz0ZKpM87mdKTB+lr1mwejEhdyWrOrUL9IJSyd8VJRRy6wTlX9TFziSpH1nSD7Y/NZ/NivC6q0eBxdUT9m1bP8ga1BS+zPJw8lU1whyMcM+VRzgb2UC6ZoFQEUF+GT5Xy1ARfOh/gK0RYcWXBGShDLtjeXkxiUp2DUOsaLF990thz61o9o3fnl9cHHSnwVovkwa/rjbSc9dj5Wg2uc+jFizfLVaRPfcswlThu8Xb3AdwtBObsNagn1zodLzPrsK2EQW9GeasU+Du8DtGE5gSpjCaqM5mM8pc3H4GYzrQU5gWXqQkwRXHtSVG5vqbJtN8lCciehKW4n2lQBV90YgAnNizczDCjcY0pien3DQ0GBnSq/mUEa1b5BmxUqSb9pxYmAWbuG2aydhJej4TX0aMnh3S89CRaFHIYsX53h75q1/XZAro0gZ4au28RtNh9DdcI7RJuGH01EzAX0lyo4AbcRuLXKVu0xRFHpEEYXu5stsGcGfDsi+HbE8F3QDwYaDVs7w5cC3qOB82m5Cxfe1rArzgC2Qli3yX2olCKwZmNLqnLShV39gHUrA3fvA9bNjPTurQyRdQpvZPSlllpNCpJADy01BPQ20R65Txj7MdXDwgA7EiEp9BFR+xdrbe0OxJD4Qk+/7ZKsPf22Y5mo6ck1MkYLi0Sd5/wlFL1OmLGUwt+gcBmFv0ShonCaQp/CrzjQ88rXP0chrhg4lhnz+ym8Rs8rBGNRK64quOIynq3iuUYgGUCkZYFz9AH+gidK0BIaYGiDqvmrRWbqYGIxwIYPfPbUwWIOvYL7cspUH8fDwyUL1ziVmyFpAnKlGJJtqZCkBaeD1t7Ago3vnmCN6ma50ILx755gkE9JHT5G7sBGUycLe6tF/XP1HtZBgmqsSbXw3VG0HNOs45MymmB8HQJPJD2NoPYyap0GwRsctU4hJAHnFYRrRq0Gwo5R63hWJuwVN0HhroAc1I9nYxKn8sPGrwNYFF5w/DXAqnOOP4jwrOMPIX3W8YfxfNrx70J4yvHvRnrD8UfwfNzx1zKBcfx7kD7l+Pfi+Yjjr0N42PHfgfRJxx9lbLb99YzNtr8B4TWHP7X/oaCDacYbBOSl9X79sTgjhZsaS/UjuE+fGudVv74K9YLFsy/j38+dzPgPQGNrKgMVFdCh6kvshv8B/z5iGjayBFQf4KtUmDyuqA9ISyujGg21EgQ/boqG/IIreF59hSf7XsGlqL9Lwv5aqi8+2s6rvkQnB+1jpr8Rpc+Y1BlA2ESn62dBjLgzD/Cw/ILJnnLkTR0qbJL+NZArpuT423A58aSJmnHwxHpq74wvlsPbU+b54MGTNI4Psp3ooHqn6tmF4V5tX8oEkngXnqrBJn5Yi4fuYDM/rMODCur8sF5RRXerTSdplDefpCGtn/Q30KRaQ7/D9DtCv/fS76g2Ug+2MHSwoMrSGZqp59Xyuj02YBijxq9hSVuOqHUW0YCjsxwN83wdTz6/OMXR8MW/wpPiFw2Ohi9OYGla+VDwLu7A/2uOqWX1leG6pMfMHJORS+AZayYEW5luyOjlafQuWBg+3LvQwlSQKTbisCQgDhJQ/pcmjhiRFvD6+oDkLgYPYdGwsGg8hEXjgeb86gGsEVC5O2w9ywuq2qIv2NZENQSZpUbvhz2SWj9qfJCCDaPGBxTj/Vlr1HiailwFmAcIoKOsI34vTI0stW4U14Wrd4waH5Xss/R+H2yFJPvXdfaR+41JMIlrR41xCu4ZNT4t+U9Rhs9hpTpkcoF/pQsMayOnu0aNIwjvHjUOI9tRyXZCZwOaUvQryDIkhlJEtNhwSq2+35hGuOZ+A6yWehd/+gwPDI2ZHjFWaDdeN/XIWcQwjsn4xTNu433GDVNt/f/Ye9cgu66sTPC87j3nvk/evPm8qcx9jlJSptJSpmxXSjK2peuQZfmBLChPjGOifrjKdoUnVRPjcplqDxZWNgha0Ti6s6fEIIMa50ODc2gZxGCwmJGxIBS0ukc0anCBoAyoaNEjZtRBQqtBRCu7Zn1r7fO4mefaqqpmJmKiLd887/1aa++99tprfYs3doRmCOZgqQemxT9pNxUSR4iWt01u7hmkakQ0Qxw1qzVLhHJFnIrpXBc602RfZ8rVIEOx9FWMcMxZ+hoHoYsg9DgI3bPmA4zIHltyUj5HZ+DTOoYZZEwNCqiXyOHtM6+nZ14SS96g8U9EYfNghcZ//Sa/oj97Bc8bkGfYLcXpsox16wrV8Bsym2ImLQkIrCMgsCxWudocZYcZASCYoxyYGoo0s1WmHqIM/2+sQUji2N8x2SNfGSWfowWIgMRJ/Oyw79GyxKFlSf6ojkX2eomdys0juaMu/SiH+VzK8UWWI3m9HGFZ35WM0rt3NFvIJp5oRcNyxoqlIiuWsqpEK5Z8smIp84qlKq5DeV6zGPpVWrPICa9Z8smapcxrFnYjyT1yEVowb6c178ii+hQdqdAkmTtiTXTC4ZQvp1KmtY2c8Nomn6xtyljbsGcJfzNnJd+s+Prkms/frPwQ+47IV7NdM2I9hT6Epef/yNu8zyKkJHbgu3HwSeDOoQF7OBQoSZM5NGCfhAY1wn6ZHDNCkQ1oXI2ixk/wNJ4CJOxBja/QU86XRH2zbNORePw0jr00HuPYRy2DYz87HVJ+z0BH1nrwUbY0OkkzQgPL6cZM68HIHgo3b7Bp0I10qHNV322v2Npyy5al+Q0cc+P2czvt23TaOuHMSALUFD8Bv4rjshXbTFQYQ4IeJ45T0NuehOYlFac+9SoUDq8ibv3MAS4uhgyLP3oLiS9zbnJTGj/9bQ5CEjUtvqRZPweXirKqRc08tFes876+J9xA4mUTcYYn7FlGm/Z/0tz3c089e+MHf6W0dwm3b9tLnMNylIPaq0GCZp/euwgb6Qgz6Pae+XBoNTRUFHdxaO8Lq10ksM+aT6wOWWtMOanz0h8zQvv7OSz+qgrhofXlYOryn2H9GeabJNpj745ORqQR4H9C8r2cN2bYxO+2IbdDfd6ASweHP1snu/eTzN9Hwn5vsEX1BGMk4nn7K9UImp0quBSM8xbFKEbbUZiNtPbsr4inFrB5cJtFZ+YWlqHZsibaqojruYggmPLSoMp6nmxCQGdeUsOyizbCB5QhZdeUojUvv1jNpHNmnlPDlBmN94Ni/TEf1rFoGMHNIdUkMu22tUorr9cQtBQZXwyGKCPIUxORSv9ocA+LV2awnX6TlNtk2IfvJtVWRb8nmtQKW1sP40fn/WhVTJXh1tZD30vs1x9sxS7hVp6sqKRbRSGmGyv/CY2V/zYaC3LVVtXXGsbvQLOlXgn7Ac04SNcWfk80tatDHp4IlDE8EQbFJSLPTXYv38XZfdR4k8mD+6nZ5OwzXLU+LJz6Vd/hMI+FFqv/0rpb2Ar0qjwHtRIbnh42U6mr+7R2G4yAO01170I4raYX58OdTBvYp3xmITHv6X1/KZxeVPep+nxierUQ7lK7FpnAeP/+BUpA3UtETb/Cqc6rIeq67yd2LvP06T28tblTDfHxXjUFwxkqUn/rIfwOcEORGCqpNxeQ/Q5+x9Q51hfSG2ZIhVrjKYa+nETYckPtInm/j2T9yWAbANXyLee/E1Zjy938YcBdsYK4H/rP3hbVtLXnQJPWJLzv1ot2pYUJLWp5YdukFRV98QStXSahAk63tmI6P8hIkcRiD4FxEto1Y6JO0/orL0oZ3Vu4LtMLMESISQLdL67nEdwAGve+/TplKnL+AE1fPdTbex8VhdQDFVpx0/VuKm/F/naSxk727v2VUqekY3npIbr3EDdqKW7VfmpVO4mYtZ16F8ewD/vFf2iy9RC/v519rEmOrKYarKHRGYJeueRzRgrb9n60Sfpr8zwUqIn4zsN8p5m2rKSvMANTrXuYtkS1OlWtGcCgDtGsmy82Oap1N6sVeBQCRjAGzUhN3ofttm76snGQDn2qVw70D1HbetUmtYVH//8Jo/9MiLu8y8VvGsQ0RzGo9HDM+/za96kkJb7Xm9BkU4o5NHm2aPJsUam7ie7/RXRm4u5uEm17oVvu5RJQkUk+x26EbN/1HmYqQs/SBxYmdoVLUw+rWrak2IKaYFNs2bdJ8t7N2cMqLx6VwQs9UTP18mCDjBroPA+pBoYdJ8Umm9RDeqOhh+U1uHdUeDNhi+wwVPQOg9zc9CjNcTn1EGMw5NQYYzBQORmCIac2MwRDTm0CAgNWklouFndvKkYXipFXXWx9jzvA0OIiasWTFhIt3mGKfIV5Mqa/x+yZNonxiiki4yVTZMbjpgiNx0yRGmdNERuPEDvR4TUWGmkKZsHvnCOC33uOCH5nHRH8zjgi+C3zhtxlM5H8Alr9a3lPqXDc5llWAb4rbHlrZL7ZnMh8dxyR+W47saAHAQyCXpt0BzKIuHaM5cA18l1RhLqHYqHuFsfdi95mwQ4iXfRgjWDH0pjFTWRREzQh1Yl4ByDHCs7ncnFqa+W44zmaTDD7Q957sQnBTU2/2Pw7Euool/mfDoc6G984nGBsfJOL02fjm7waumORDJG0nasYL4jWR5ATg0HM+I+yES7JFq++v0SiCzyrajSJlAXtSe0OTS0+nqGRmR5AkBtE9xpUW9G16IvdyieZsqq/GKYnqS+G1SCGd3yxW74osUy6db0w+hCtFMdombiF1oibaYG4KSghwOUnuVSINB5RF0c1sjpkqGFqVlr+XKDRlRZ1MDkwwOG7FNq2ZI3J5ahYmQAlb3Cace/y04zLZQrgmisWKF5bxJmirLZL0h3nGXDwarWYO5o/Yh51jiAKhPlGGaBrWBuvWIdDlxbXNtZxHg5lqp2NdVwRB4dWwDYWwjatUxD9+XRqew8W3Qz2zr40LkpwEsci+9K4KMMcjjb70rg8NritN4n7gTn3rqncbcayKRh57oQ9D42KyxrMCo5zCNNIRxosajjOIlwqHV8LumRVXocZahV2hYsciGjh7bB7PhGtuhGSCNi69ML8/NuLS2HPIuZgVfmpRRp+yvRY0Z0eJDZKAw8dVNCPwxA2xcas/mAAhwYvUoEeXhTYb1ql2xOGT6xIh37qmSX2uaaUvQk4UdF6B6DVNi5qC+GGxfnVhjz08HBYP/TwcIQehuL1pBPw8Y7CO4N4YTD5uh9PAjxp4kkz+tRXNt1TgJiXtxtwzO1Va14Ywr0N+oVhXKQyL7QefJyIjNClYAD2MmmNgl6nrEjV7GqHyl3xDeWuGkRbYtkGXfRNM3hJP/jRFYsoVw2AH13hRxeGgtYYIn3FuHQrexLo8a4UtuluewyrCtf/efMRIwiJAvDZH03BLW6i32b6beF9G4PDBm9NxWiC8AIzF6gZIMxM0O8erUjGSkcATARcOsVDNEMh05KqfRCGGg/R/yCc5NN+1f02eGr+g3CKb2xU4TvEO5PvEK9MvcMa+zpbGyGn0VTOca5cK1XejdCqrqrstm/D/K+620YcNJjR3cDR321fw7Frt33VVF1vqW4N2jq+d3GJCvZOMK6kdGNEl6s0lxj+L5gfUEPJ6m5UFak/l4iWfbT+7af170CwpaQ/2Y5Co0A2giqoAtVwE1ViM1VvC9VjjCbrcZJCtwb3iAOHy2A9epPDxcIb6mO39R7QD5KtCBeBWeTJFXpSSD0BAgH7uT2HcULPwAc0dquFDG5YVE46XrcCB738kkV91OWQsptxPGPR+t2Fthg1HrNOW9QCLnS/zBCo8w763VvmAAHgywax5UWTo9SMziAiARXlI3gkXOTWOgsZJK5MYX0diNmT4pPYYSbpcjXo3J5CNXAOo1ASqi6YclEOSdI6ry+8kMSvc/rCCcdJlDFjJG1ayzE579W02YHKj6WA3BPZwGWcLsP/RVM+2ao/sbhD0DyyCfMIleISgihSAS7iOMalMtQ4F4ini3M4jj5gnMVxI0lSpkwcy6bMHKdxpN48jyN151M4Ukc+acLQ+HvMOVPwW4+bErFoVl+/Jpcvy9VLcvWcXD0rV4fk6oBgF+0V2EWAu26V6Y9uTtFhhwC43jttaZBMTILbZRLcJpOgRm2sy+w3IbPfPQ8YjkyQMNFscCdik5Y7OG5i502j9bE5E1Nek9hgcj5HLHMZlbrNb1xa/8YBIjg6KM2cmFn72QeC9aOYJhFY04cGtzSQ8eB/ZfCmFQtulkeco2zueUTmG0cmmhyNrg0aYv1f0pa04v+Qj9b3exZTWitXmY8GXqLFybfD0NoSxqL0/mIIfw/6k+e4E44qJfvPFfZgZ8cS7oiedrss04iYo0W7dRjv+rJs6kJwxArsv5LreSDN5gHW9Hzow0cGwUvppMjmQHRSUDW2i7DEMz/0FTtR+FhC0cCKTdcSLzJocmgvqg33k/009/uBFQlaHHuDBYYSEsO3JBRYGKIr/JIIQhHkspjbsl/k5dgv8rL4Rf5yFX6Rr+c1YhYcgtwjOn4wbxdgB2A0ZGWPq5U9IJUnTmiFJFRIy8z2GimygKg8gGKUaWqlQyX7NQBLKxfOaKoqZnrVA+wpwrapXTNhlREo2FDa8MPuDICLesqno6DiTxr6k3rGJw18QpNZgmIEqagL3ofVGbau7oAx0c0W2uIqUVFVaCE7vltP3tWZYEOrJjAQtZaDH2AgYBWY5THQHdS/Q6ikKrRFtRgqqap9IqrsE9ErQBDdEVRSPQ2VVG2HSqpHUEndtPaoosAxGkS3hkqqp6CSqm1QSXUNlZT6FmuMrHDHffCHgA9JgxqUL3roogfbj6AnXUGUq9Ir7KuPZboLW0ySjrkHFenJihkgoHwPTqhTcJbsJF9SJXhPlLB+K+o/8J6gOZ/4eS8sUeB3ybtuu0jCNmFi2BQvTGzKpJxyh5JTgHfUeF1VhQMl9A++eFqWVb+qhf65xQSKKRi215rB8lc1cLvYbdbE7RKbT9rtcgQuvehGG+CHErldjtCKVQ2/SEvGDVgi645S4y8UXdbAxGW+DNBI2n6UBiP+PFTDamhBjSyFw8l6YTjlaZlMuiMpmTQcgess65LCBXGnZPNTpUYUZatv+cx3dIDWHbKJ37nT21EzXGCd3QUY2eLiMeW/EtDACS9bDV3fbB1BUzUP0kJ6EOe00D1Iq+gBnFfVwEFqjGrrhzAoVg9WPJlZfVk06rCbvA3bUjMampvPMLFlc4ZUfO+hvUtv77b7gSRg8tYtD1FYs1ahFvp1Q1WJBemoR/GqdLJQsHi6I4eqqoxIfttYEDt/fRgdaWxbicYx6geWHvfEyyx1Id8rfltSjMaVJ3hcGfkBapPaV95V1TM/+h2OLZ0hZlIjC1ZEa0aWz8Yji9Ijg4aYqbZBzNQ1xEz2oGLoTwExU22DmKlriJm7HVB4DIkGFB5dMEX3RCNFQ0aKPHUyo12ZIdWsqqFgg3YPxr8fHyjnjuZet9mrkvfc6degKdSJJk9X9tph7UD/HRFdtCfz/6u0KqBhi/1raeEBx6Si9ogodZpGyySlwK2/HNSwVLNXG9QreK++SzbpvU/+SLyZOH+SOWBvR1mba7Z1aHrmh4UZxIWWInFssaIYzGmsqgZAGETTG/ZGXoh92vcjrAt+HEaFouBgGKFABYJ9B+g2fdaMPhuitOiLOn8hc7H2TdywehMwPH08NauhCBslHF4t7/iLO2/9Dz/8h3uio2Cv/KWpcaYaCqXypVSMZccwHH7I+FcjklwzekWpOr/SlnmAzIeizGlo05mPqCgrWsf497ftztHgPAycGx3gBSg6DQHnWvNvtbz8xTPXf2/pJ/ZEx5Cxpsqt0YeNf/XIz34YHale4nZZ/vW3/vCvz4+8uyc6hkPRk5/783LX+W+d/TA6UrvpJ9/4+uO//wu/8Et7omOooid/Ulv+p//bo+9/GB3DMHryQ31/78Bvfvn8nugYboye/L2f9+ZGH/+ND6NjOBo9mX7qa2+99da/2BMdBfAHT/70+3j3/cPoGG7WT6i3DdNkMXJXzSUITboplK640tVUulJKV0HpAitdPKULo1JZN2gmzRwoylFImOhIlSxHEZGiY7iJijsM/lAKQE0Kh7+BDDlAhflrk+bVhnDJE9R63w8UQRUyd9GBblBJGD8vVPzv22KTMJtNNndkky0d2WSsI5uMd2STrR3ZZKIjm9zTkU22dWST7TGtqGk0Af58T3QMJ9HqDbRlyM0qLf9EcjlM7PR4crlBLonl+tSoAvlGZGwBL6kBhtQk8g0RHYl8GxLyKUpjkMi3Qci3gXL5fnrG5APymGDHdWLbMMV2ShNC6WZXupGVblKlG1Dp5lK6cVS6KZSuuEqqhjKnKj7SXvFAV7zBSPdPYNUIw+gS70mbWGNhmKdJ1GcMPxJ/fR7wgNzWcg5UYogldtw22XHbJFECFqhZiH8NGDwhwGSnZYrbaZliRohFLi9TTC1MmCxMTH2WNewNWaa4VClepri8TDG1POHKMqWPT2YhNhXZtSKSKOT75/TnL4vqA18b0dcv64+fS38LqaKRUdUhCBIDJEhghuKLQboYBFBIDxwMBrXD64DGLcNIgZmYTm7yIIQdFYxpARzqB/XNiqoHcOmtq9LBV9g6phR4VHomQg0Cag2yaVX/4aXLjihWaMuE1LcjuFekiCwCDVEfoBfQHjuUd24petfIfhcrjntJ0hjJfgwuEFMDcbE2I3RkzVwlMFeXhk6hRuFpFjhnVFsstVZlK0iuB9fABHy33HaoA7PtTfMaBNeOvKY0r0zxIqGN0aY0q6gObGboT7ETkGYxX39n3A2LVWOuIharxvxWYlmImIXWfsJWw8QlWF3QEvDgK9RpWYTVoom/N7CT0/s0r+zICnsq0C/K0y4cLTeot34wDTN1X+pFbaEodhF/K3a0NptIBLDegw0u/Q40wQSq9ERTI6eYEqnYjpiCrSVsjcFTFgMnkstbPzhzkM0O8GJRv7hAL+oIvV1s+NGFwLxFGdiKh4ljSmyYcB/6oP4GeDrvLy2E96v7F+eD+2jhx5AudRzq3GwW9r6Uxwnex33CTtqOhsUA2ILU3Yb0Hwah27EU3qfui197oUlJ22+re5fCpLFTLQsicIyd3TbWnPcxQpCqIO0Kki3rPwzkYKsdC9CUzi8l62+7bU8I8OZ6GYqB4ZjlmEed1wFb1xmmLl5kHo2OocfbeaYg7hQFa8UPNRaIFQnv0R3MQFrJiRkHSk4W7StUBXq/mLrAq4B4oh+/6tJHQNsq8GRUAIIkfnzlwTXz8aDIIHrAiwMdEkd7uOgzquF9by9Iq7kAhQDY9dvxltk8olf8t6Z9lA1HOfDDi01iB6rFi01m01zkOHh9YwivWJOVqTgwfJ/96oR1c2NoyPcvhm6TmJgRKehzxgQKY2wdq/TnlukcjcyoJbRBmFfm02w1kjJypQ/f+DKewL2UekC+1DqxCZH42ANOboZ5uCTAd9Ll7fg6tKy0QpTdQ47CBC8FahgXBy9C64lCArJ2my2ZPVgos3/D4xUO1ic7/YCmi90rOTOqpofN51zsY6mtO8sC9mBRB01/bsWfw+zr6FdmPjWR7K/vInML9u8eHf2GcsHcX+JAW2hp3i3/Zya1dhqlL8cNbXHwPVjDs5EJW0lYuhBU6tDVn2OHB5iBQWQSqnLc7V3pR89E1vH07vxPh8YnBQkx0jYdZsywbNNBmSWAKr9l5qEhsFlLYL+O8FegptF6Dfa0Fk2ubssMPG4uT0K2c7fzGM+JLsoMIFnRQJJVWZ0X+BLASK4sbVWZl7MrAuKzYsagPCyGAP3OJSGkwlioDKmYfgGI89+DPuihD3rSB00OBiP4ZQaso3fTr/RntTLjKL5uHam8LsBSxdfNN6zXi5Hiw9GKD9Zu5LQJuEBV9M+Im4EXeoJnhs5vvdp67csC+KUKC+nYfEVqnBKigho88Mgr5bZXKvRKtYN4UIPakMb6Gg30NVYUNejXQ79e+vXRr59+A/QDcsHRmbCJYSJGwiP5ZYiR8BhAT/BPNmh4+SrrEVgL4s2EaiYMWJRhgFmW+j1GPUlubqSpegMPpqMZWxCc3CbRKwSbaYnCNwBIDMpyAoDdVmZyPU70JJlkVI122nLgNLbqRCcwyD3JQxIsu3iv4Z4O7TYaDH8C6CgJ8c4nCvE5xghbL8Tf8wxvu42KEO8AVhdCvNMmxDsixA/zySziDOR4AE6wR0dZiJfPX6av00K8w0K8fPxc+luMLaMZVd0GoWozCVWbiT58MUEXE1F45SGIFk01dJhG/yaDjGCFBYVCiIYniowoTTa1OdItkPS+hVd1GiKdr+SdCf0O1lsbWWERbqNsobTgxWI6HQBLjvNqMdxOi0CsGNXYmnRqJGSFEt1ghFbDWDVysdCrV5Kk6iQajgm8+RaBat4ehT3Aa1FqXbScxWoVmA+8HKW+0U8cFiWDSMbD8dt9qpdyi57BoGh7/KxHDXHLG09V9J4lXGcXwknqSs0Y3g/gfFOLAtK3g3sMbtJr9y4u8Bbut8+cnRFxU6y5TuY/FDOm0oyl8XDNNjzcYY2Hm82Thv7UZ5DGNB7usMbDXcOPiAOSFXLiGwBJaoTEiOEwqJ9sSwwyMYRJWfsWpoGRU5ilhVhaRBjkblrqTc1DXl3E2eICpb45jnsxgeQnkE6DHXOjwBopxOUoubG9i+H9CGt9X4cU+j8thX5K4TNLbLS/EGIBPKnuhU/AzkWcdSyZ3yldKk2P2tnhq95OX1EJPqM+QyW4fz7c1R7Pe5fate8nfm/zjdL2rocXwZv3A2drh5pcVFNUQFog7Fycn2/LMFkh1FMZjuLG6Jrq79q7uKSmOetJSnKBlcYVNT2P6V19Zl4wgtMRr4P7gRWRXE5mogYXMwGEC1hxmGJJcv9uGyYkk7s52nAZO1nU1bCSMGB8xeFWMdU7sq4QY4GLsbHARTEWeBZ4pQgIF1o4jIV2musc4nxnEQ8UjZe5RRh9LC7Mhwm4pUpOv9h8O7QW6Atrfunt0pMmLV40BiXcNmkNBIAGAVUFzjJ1VZuHB4s9NBhdlVZFfMuQWwjgC6HrH3ZVcrBmINnEieUTwIrBMZJklNlIRhEMO575SRA8KLgswLRkOAMvdnPpoB4paJuxAqN5iX1DhaboBjBt6W+tw55n6juVD7q0vOGLMs4/wJK8L/Ym8XYLQ1328BauBz+isI9FC57i+zGgu7Ah8ZObA8DF6BhChJNratFgCBaWvN+i+li+qApMPqXqJ9cjxKe9nxi6g9NQOtGAFtoOfhA0wg4tMRg0Oo7kz3UYyQ/JxnIXj+QI4ujrkdxnISMUIWNQxnBWxezliMvUPsmYvJdmaRnTB1UXzbRdMpbbJf2prz9VDB2GT+NpQOlP/fSnGuJD1cVHon4YWFK8ETyQUe2Nq4/zdP24hABAa4IyAAxVQ7gPy/2sp6sHaYTduPoUzcL0N+s5DTv/3FSDYqZ+kKYYvD2S/Tan9TinlZ0XyvIEl+WJzLw2RcFO0gFPOPPfQual1X9l0v/E6aMR0+CFiHESe3rViMq7KetFfswplnWKjHMlAcp0LCMq45NqCDrU8g9/9fGXfmPTgw9FR+ofT9K3g/QrrB4KCtQczNvQ5SffYrtPyZsN+hXpzaKqM33FbiQjOGBOMPQKq+VvrfkvbKz+AbY7m3qZTrk3LX0K8xR+uAG3N5g/8o62bPDEecaXMW2BuzROTYySjv8r9Eb0pO32gjaJHdi7RG2+AQuODeYRaqwNBv81j/zqfLC5nCvJYjmHyPWmhlVyGCLoSApVyU+jKplfVbmnAazkJ/BA2IqnH8MDOa071AMd/30TMMVHIo992KLh0C0jaa9eiUvHJXGE6+nqysEnVbm60sEWqlSdSyTe/i7K4D/JBrfmk9DeZWYKPxxoHGkURfBAtRkIz77aAmBn9NLUap+D8Eae+b6uVBeahLqvPxN06/vif8elRZruBM1Em9XmRWp9mnu2qC2L8/ve+UfLb/3Gf/3vH3hBLAp9KbifQjXwY1SDtcX2S/wQNZyBjxquyvA4/apyUd8+1Le3w4dwAPI4yiGXDRXtJ4ahavulqLJdImbW/QaKxsxyjoZ01LGClMqUFcDs2Fu9hXAC0aZnMMao04GFgxGMJyLFFtyh1XuYC+o2/KV68XuyqRXxdL6fQ1v17ReUPlzllAfovjqMB/Oif4VmsIuL3jXBqjCL2h6X3QBWMUjkQmtvVd1Y+k8sEvtqhS33u62K3iAZj6Qo8619UT9noNPNyX48CLqFBDJTd5N5GE4HXWwduUWN4XLsp6imdajW5H5Eu7WwTL4mqcAyjVOD+vTbkvS7YHNJ1rGjVIQ0uOnvW7H+KlLYsXcJArh/lQQbhi2wBFDfalMd5qE6tNhyFqpD6rB3RunKZhQN3H6iyZEIoDmMwqK7WOVozaEFBrFB7PwnaQ5t0RzmGUg+UhwK0pUFfT4rPrTKLj8zbhk7gQ0XK+uRgmgL428A/2GylvATv2z/5NOysbVe0I70gt/M5e2U2Wo7nvk6LHO+6XQS5HKCjGhIb+yHAozlTjZVLWZ/0GIIdwauj4GuK4zzLoDTorULK6KWCzMguBWjnGvleUHFn9T0J5VOclsM0g0r0hrjqJNMCAOsNNJ3hi5IcLxpAjIAtdXx3Uryrs7E5+gVbKpqk1Rni1TX1RG8u/KfH7y765k28O5KJ/DuyqeCd1cywbsrdw/eXU/AuyuKL3y6oHG3JLCgpcO0enF4IyoF5+0ncN52ZIqaDeQdjR9xXO0/y+UBwS1Q3M7rop58C6EO9mn7pw/hzhSyC6fKrzVKMpWxxHsh9G8Rg6ux9t++yLxkcV9kUTK/uC8yIaHTyGaETiMjETqNrELoNDIDodPI7oNOI0MPOo0sO+ZR0iCXbX/jrre/WW99gz72VugpBx5cDlW7oDz6W6SW915Y7UrEyrC0+v3UJkUov+msADvGtXZjYuVRpMfl1QPYaIJ2Dbr176deyFYeBcX/YOWRQ+/Jrf233kgn00Snk4FOJ/OcTsY5nUxzOhnmdDLL6WSU08kkJ7FCya03yFnlYF9oRm7AHDe4Pk02l59vRvfM1L0Agimxf6nZ7ivSurmZ3UW+CG+RSd7To2lMrHe1Y4spSJLGY2LJi8mvZb5C819pxrSOYuf3cGBHkNcyB4sZpivBeLANbT3NA0R08wkeZuwDegctZSxJk+uB/YyAS1OU+NcA3zzppv/OsoCXLxOQwJBXWDnRz3uNImFf2KZhCeSCJikqRHOaTrUjqX7p6BM8t9haXmWnoUv0besnSci8iJOj+KiE1+kyhwS30RtNbDL7H5ihte+L/N9f71FWtGPi7WVdCfQusSJm7/wSyVfUAMUo7Is0VbwBm9rFTpwU93A2v2YuRUnv3bv406HVecPM5BTjDTMrzoA3zIgMd6wQEwANnRwTxW4V8SMhx26N0NnIgSZ20O1EuPrfbcsExlVmszqQm6Nmddqa1YHK4dOalVJNNSlWRJLPxW0YdpmuLFiKcCmyHUS4CXuspil9amuqSKe2xkU6tTVVJHopq0in6dvWv+6etua3SpFObeUFaMuRQp3eKoVK4OhzSG1+q5TOXFe6SsR/l9MNdTlpqMvphrqc3VAfoX3+oDptXdENdXlbaS1nGJwAvZCXkn7EHCkFsRmrAt299MumJt6anlLr0E2oDsqK6Gm10RMb+NZ30k0sdBM76Sb22m5iLyRmF9xNSt8wbYvjJcGDVQrvS+GB2Ia1ksM7gjgzpevncPCiISgaHMaqDmtNEOgu93zFZvAYlXtR3HD5Hn+vVP75yB4ezmAcVADOKCHGPgkwYYu0yqF4nNBjRSiDGLPHpthD+J+PmeA3DVmsGnQmYMEG96zS19y8qUHjHAkRNF8St3g3E9D5uXhj322dLEBgizb0XQSAOOmyz+k1Y4YhUnOtDXQ1587ot13/N8zB2HXshgS48tpGnVT6+C5JP8dWQTo1Skd3PxH8z5kCB2a0zplw4qZbd2DjT615zQxiSFK3NQtE4QiS1G1dsGfE4zH2di3ttpdZpF817Bsm1fgs3P+P58T9X7vSFeQW3Ol0Qivs34/Ui2wj/j/DULF/Rp60LHYNxP2fpfvj9hi8/cdtBWf/ceKXKvTt7Dyqqg9bL8nVc9DSP2w9K1eHoMF/2DogV/A6xafHaWXwsPUavntEHX/Y+hK+4bPP4X0+ewoOMHx2hIpDqy13zJq18fe4zWV6hxObsH1a0LhYi/vPPwBMySQknsH+7v4y9Hqc/xx7y34QUongCKtzepN5LSIfNdBa9pAMhT2AxdIa1o0mb7v+RXMQ9jcT9kuhjw0KPn+O0e6xJZIsqVUyCFH/ARek2KiNi2bt9mJQurAiBaGPm1IsNi91ptE+AGx4DYE622jaxm9xyivGupQPScIHJN29kuyDkuwueMLQZ1MzUdpUXdYCYFkMJpovQZeArVMePk3/sln6h3205jXfcHQnBW6FrZ00Mb4dS084x7ZCxaDyNGYew4ST12PmMZ5w2DgnPWa+iXlmsUZk0RPOsa2laAh/c2sTshF1i/c/CD12tS4gqeNbYTDyTqCH7HPbU9mf2x5nf257Knt6KSv7C/Rt6w+7pq3zOJkbobF7ux7Mt0t5zm1H05Sp3W7aMy3je0ygQxo7ret24p6k9qZGpwvgKWLPc7aEmX0PxxIDkHP42TM4FgVPkWeH7dPWx/r8PJ1/hPNePV9sp3pcw42i3LiAG1dxg4p4xWZd8DKD/ZBs22XHKpYsOSBql1NpspzKJkuWHEBZ7Zphzc42g+oHDyl73PZ22lMiGVAj2dsMB96KkAjgoft3UQyIIqrc5B3LsmSVlk6oWJheK/t+6i389+d7VGXt9FpZUJW26TWsaP5qYYxJNjJfeEWj0NB0hmd0VmqZNJLSSVVq9/FkqnYfT8a1+3gyVTt6Kat21+nb1u8AwBsnf0QnNyblyc1Jqe7Hk2j1FcYr2pU0e27cntpp34DFGTEkADlb36hpJM7qAwaQpaBimNUcd8cSDgSwETjvuiWcec0SrrsxKShVrIif1KNiURA+I8a7OdkUiM/oxnXcAKZV65qVzX8r6aZZSZpmJd00K9lNcxsNcIta5JZuiRVuiTFY4No0eqU5cGynrVq2lOr2ZFP479ZkxH930sW4kxTjTroYd7KLcYxYu/UrxH+zOPl1Ojk+pcetKSnXncmS8OE2ehnaORq2pgIW+2anYCBGwxUCGhcwnTNrwuefAc+lBq1lABXH9YniYguWD5PxnKbzx5am80c6IPZlS7BpL1rCE2onx9YG6a5aQilVoppeiS5Q7Ut4ubLvyw8Vf3/p5T/K6B3+gvJTvSP0F+epdzxscfhuj+fY95DgyQ5kXytBR+3NEnS+TYJe195ZEjRl1S9kv2C00X3XTttPCdZC94vbIrrPTaXKMTcVl2NuKlUOeimrHCdB3bM0G5zAyRU6OaXpPq/pPjdVisafE5ruJzXdTzHdt9Gr6+l+zVxD7I90MPIrphD5hCbgXERsREFvNYh4taYOhV6VUOh8E+Sd1XHREQ8d/MIqEWIHfyega4jYRE+m9kP/F8ityclR0YWcN02ZTxBIvXXFXEtWnv5Qh18zoWBFFU+n2/Z00ran0217Orttz6AFV6hJl3Eyp2hm1G37nm7b01Mg+lkz7iInzRnmgvQASLWb0xVe1oHd39RteVy35WUcCwzHkmt9zWc8Fh7kzk4xFgufL08xHAw3J6j23lSTAVviG2dw4xw3JDfcfNJwpxlNzszuB2sXvFEbXU73g8vZ/SBrwUtZeZh+VVsn6AdyLS93A1sWwIj43rZC5GVgpdxpIf7dlitr2a2n4HPDP/p/f9+5P76bKTiosNin7CbWtyyxpXnsXMJj59I8di6bxy6Ak65ROc/j5M8xRmoeu6R57Bzz2BVGS/RSLYqQUYzvvVfYjLFyuEcCpqL19SokdO4tLwnzPSe8dkyz00Vip1e1MEenX0LyeogCH72WXF/A9csxWz0bc9XntFt7xFQcho8kbsjl5Ta5/He67QpMot9AMCg7jbJOgtg/MXX3vTyJ8WnMusQToSUNemkS+7/KxYyAidDVDXqJJ0IXvk3UoA43KI1CVzEN/0WdxqtJuXEFxz+hG5cnJYNLk4GLZcSbOrfjnJspuR1Pcjuezu14W24250YtfBKJ/2mFht9JuTGH4+/SjTcnJYPjlBtWK0ehCFV5bTaFJG+n2fv2tjjf29tS+d7els43ZptZyPzvU+3uaPa+vY0Td2g1nxdMvjwQ+kpCIYQNBgul++OBnfauaFKa3d6UtrizLRo4j6XXKse2x6U7tj1VumPbM0v3Jkr3v2CphJNfopM5vVY5odcqx3itwvPg8e0yCb25HeZgNNFth2nBNno16KIZIR9NSnWqypwdj7SI5VSO6sMQUxEkO4sNJKFqYeSMlhGXI+GTpdACwmY0NTa8LxIp36xp6RGT1wmN6k7z9wpSre97vfHzj33zB9/bo+prx4nuBdWdFka6MXs1HrZYtG1wdzkmq6AbHcSRq2l+uJrww9U0P1zN5odrYIMfR0gszQ9XeRieEspfa6f8szvtsZYrlL+2TVP+45jy19PluJ6U43q6HNezy3ET2f9HauQbOPkHVKCVbfLkli7Y9W0x5W9sE8rf3CaUX9kmlL+1bT3lLyVi6Nk05UHx05ri81oMvaApf11LKNciCYXl0pKmPARPUP6j6GZNC6Cg/GUtqJLEvsyUJ+IKstb/uYcxr5m2kHc1bc8jlfkOlD2VFuxPJSPMqfQIc2oys0VPY0D5t1T4eb2+OMXrCyWUXWmn7Es77f5o2XN6UlN2fjKi7HK6HMtJOZbT5VjOLsdZZP8OtfIZnPwKnbynl4DndMGWJ2PKnpkUyp6dFMq+NymUPTe5nrKzCWVvmGso+7EplL2q5afbWl46pSl7MqIsC6NVTdk5Tdk3o5trBVJQlsSRa6amrPTaGynKsmQqlL2FPK92EJ1OpkfJk8koeTI9Sp7MHiXnMRb+aBdRVA+KJ7eDsr5QdtZso+xrO20P4xOL69FofWp7LOamy3E6KcfpdDlOZ5fjDLJfpBXjMk7O0MlZPVq/pwt2Ohmtl/VofUaP1mf1aP1exmh9LpGL59dS9oSmbCQZn9WUxSoDlOVVBigrorGmLORjFYnH0WgNERiUPa9XE95O+2Q7Za+kKLucUPYMUpnrQNnz6b5yPukr59N95Xx2X7mIHvEzRNkLumuc5z571YBUPNdO2OPmTvsQLzSRh1YPXZxsYpcvaUqoxZOp7iWR/56SxcQBabk3dcsdj1rumCnKFEYtK7I0iDXHaxDfWPTjFpK9nX+baqHn4gZ6AQNvWr5zebnD8p2byHdXUjrYf22WRqN9Z46Wwz5uypyw+/FH8UuXzNK7NTd31HzD5BjqOREM58zDoTcKRztUtwZ18S6JoQX7K2PM6OLawZqnIfd/nK9WDWOco2carXHezmh1IeohteOj0MBvM/ZhWThuPUgLW2wssfG5YffTohdrj8DHBkiZ+BfmTdTc2CQKunnLKGhoMdVZs+2icolGXZuKsYW6Rtkndn33EfVjqv7usQ+DnsQ4sBc258pWHgjbJ4heVccwXZeEwx7VtxD0p1+urTZNTodODEqKXgj70t4Y0Rbx5r2Iu7AEnJj4zgvN1LtfBIx2X9BbzpeyVeEFhJCMVOGFNlU4PKALn6YK5/DTrPJOKcWJOh7vaVZyiD+4pnZ96+r3XdQux7XLwcnginBPgf7E3FPkyGwvcTRz0X4fEsgmeeUwfRlLb8k2Tn/KpZxSt+/iHes7LsF3/qWZjjlCX/i52JKy2vpPxJEWOLJ3n5lwLHXp+PLz1HhxzlHni3P3xqibUS58Sv1PSuJRB3oZJUHUpd6YKi/CSjsXX36+4nwXKeeSlLFNZSL4Qe4Leq83fvB52IV/x3mkG/3b/thEn006dNjbxuB9qVFCu07ltK7/b/coWL7lFgXYaXFxKXTiR4v75jjQxtSFpfjefOwctsQBqenzvkX+NBxQ9I9SWPj/zSviJNX+ymLQB/JjGJgPHGb0XtXzfBqYg8aXMPdBOPjInn/wiHlMDR75EE0co96+kDp//pXmT4U5ZKNy1GsdoP4xNePE5tcn1ZNKqiedVJTSi0jJDKolPSnds1oyPrveLkA5lPI7APcfxE7O6pDJ+I2spQU3Ds2A8Q4zC7J6xWv9iZEwpf+A0U+HLiD7e3AE8OnQDYtmDzEwPGHWl6aNAYBdwrXNo+G1ZCvNuoeoVHAlLT9gPEWH0gPG9wJqYqe1jzLyMNl7Mtkj+zlTAurd3Zyec2w2/TCPRN7tU2FOjDDEACMvBhhu2gAjj93ftAFGPHowFOAa7WBBEipKQuyBj6mUzZGHAk6/P3BTHoApg5Iwh6nWstjV1lsICm2vqTzPRC6mWW8htrNoQ3+hiYi+XAq9eP+cJyIvPREBGrlM40rGVFFITxXlWM+5diqmhlFmNBWbbVMx24N/6lRcVKX1UzFa2JYmp4lkXe29VP2/i9qbXHvz02tfEgyJaKpS5TjJeF4iWVMmL8rjRUq5HHhJyvS4HH9E00MzACYGVcOCTQbiG3ovNmEUYbE/JJh/MeTOscjgq6XS1zwPxjz4abaFEDqb+zSDnm8a2qDHgYT6TSNlsXEuZbFxHhqlAFDsbLGBt13/t+7CoCdK/6ydTj8y6OHUKJ3YwCKZ+GHqWXhUesquoCh9gY32GxCAEbijkvbOSmgkaq1jexAaZgyG7fGdF5thbckvh9VPAvqotgN9VNcAfUC49hN1GadX65yerWrp9By+1OlVcm24oz5QbLuUfxDcgXNflQ9SliWcl1XpICXG90u4r6NLXAX2rCh+XAyjlzm6Qqt/htU/LsNv8+6jNkm6ZM2o6h0rLLdo0Gx5B5oZ8SiKaezfKqq8NyynTJj6sayIDJPqbJik6treyNV51CgPv1WmSpUPNBFnIvW9H33/nHz/bPz950oplkEya1jyhpmwJG+fhbgyo4q5/m8nRkS1lBFRdb0RUTVlRJTPMiKKioHk08WoaSOi6icaEW2MjYi4eBGP59IVFCOitpQPScIdjYhG242IfhtGRLmYhSJjotmcGBNtECtqtk+MLBZ5fvuXVJrSpYpna9MimBnlxcRo3uINDRhDZ28sR7qDC2kN6oVsDWrmxjIcyRG8gq1rC6mtZEyEoiUoteD0yfF4AMJdgSAi2ytO2pupYjxiBDXIOva4NRXUSmzs9g6tjGvvsMtOFU0C374uXVa8uCusPQLPqxXdXfFFF77wWWjJnsbiHYOt6R2Drdk7BlnGVQiJkjKw6o4MrKTEtjawaqAcPdkGVlERzqXVYOey1WB3ZWDFun5EIEOwm5SNFfSP0YTRSNtYrZhiY8Wb2MSR100JUca6x26t4WyIhjOysXrTSmyseP88bWM1Z62xsTpuyS7frMW7C500lXNp6swl1JlLU2cumzonQZQlbIho6swRdbQdy0miDJPixNYg2k9OU+FyQoXLaSpczqbCR2jrX8a+LU5+g06uaip8rKlwmZWRUIoh7LaQAHLuvNYonjJFw3hStzhrGg3RNGbO6cuighRNo/WAcU6T4ur2ZB/+yna9D1+WWn+8XWsjoxsfbY8249crFIE5SGPlN38Qc+q/pPXdze/DfvMv7plfUKXUPlLvQrze1VvNXFPtd5xu1GtJo15LN+q17Ea9gaY7q4j7cHKFTm7qRl3RjXqNVc+RFjGntYgYho6Zic6RlgzY/KU+8ozoYQ+JZvEp0SwekLa6uV12nrFLtF32mH1ppBU0Eu9O6xs3tstOM4xja6J5rMWaR44P066A1O3ppaDvUlBXYS/WMwshFoql55vz8UiBEULz5q10M95KmvFWuhlvZTfjHd50pdrfxslv0sms3gI5pvW8t7aL7VdKV6uEC4eECfulFX1pxbK0oiet6EgrGkKIfUKHvZoMD0qDzk5OW/fL6e3tiHzDGxxs0wUrt13J9R007RSCtkTK23pJtqhonqu3bc5fqHqRVXueN+lzmNXOyqwmICb5RCAM3OztSo9a0ou2K7227Uogt3mftl2ZCKF5QAoWEmuq9RvXfnr70tXbl6Xs7cuoXNfT5bqeXa673b709PZlWW9fVvT2ZVVvX9YYS07PzHkMCskm1+21hlU3tZ7+hu5px6ONa73JtRxtcp1O71TO6/2sU9HNSlP2wzjkuxWbHvFOVp4WX3Hg37jzzKv8p5nUdWFPgORNttwSgfOYzDM3Oswza60aoua/nW7+29nNn2XVoNni9B5VWGKm8IQp1u9pG2lrBldbM5SyrRmiUrE1g9dmzbCuVHdrzeBpa4aytmaoaGuGqrZmWMcUl5L9sbNrmeK0Zop5zRQX9P7Ydb3Lcy3a5fk4vRV2VW+FfRTdBFNgKw1McdmMDYWWhSm6aD2fX9AkZsMxITHPdPN3ueUZNeXJdFOezG7KrC1P2dEUA8VT24E5LAAAXuiy746rg/Rpu7D7WY+KxXPLeYX4oDzTuj9aIVO7vQRCJJqNbo6DyjFkOTxkD8e21zFkXw5KGlnIFVhJwUrqXYBH6yJRS657FmhZ6S/Oh1HQ9RWblbnR5ctvsA9x/m3xkfffCqm7vcU6zTwtn/PUuoeoYWflv9vfMr7vFbpMr36TR//VK6wRI7IsSSH86Gz+7UVEUulGwOQFyiFP4kE38KwRWE9Hbe9OIui8LW1EzPZL5hKVALEJ6yLpYyu3xNxRjk3Y1u4fR0Q9nSbq6Wyi3uX+Me8de3rvuKz3jqt677imispu6xttG54wcXOhymQJ7x7pGmMys47K7Kmkf7wg3eM53Ts+l+ocz0rfeEbfKjdFfvFEfqHekAw1cafYFfeJByUySzybeiUxRcF+ZTKb/ovUVug/N0u/bZo5BE/1GU5LOdCvwnnX8pfi6KgCFwJ08DDHsUSBhnsYELeMpsj3lNzz+J4pUOKIRUpfmAi+nGMgJUeQdhlfKQc8xrxEYIb+Jy/R44DxmmsLBuuKu7AV4XeKnzCQRCGKANspglDGv/9QLAOp1TlSfp3VvEet1+2jecR0YXwJK4Y2jYKi5QSD1kQ0RBD2/bRy1hNQ2hQcWwqvLcP5vUQr3BItVUtBlX40ngY+/broB5jqbvo16NdDv172EVxtWkEfDka8L0Mio7vEgT4HM7HheK9TAa9+EO3RxAhAPa1A/Amkx+i6GIUOFnDcwmojGFLAYkWYq8HvruhUgkEQMacGD4dNTdtBIGgMq8EDwUhUtsGZUDH42JCgiSmGNuOLkIpKjwf58Qbc2agG+TFfxDCfK3uiY7gp2EzUaLYcqNqbAJcfVM2vvKsGz/wox03NqhR/8x0ATaLtgmYMNDmoYSwGGcZiy2fZ93KThprcnEBNDrZBTW7WWGObVDMYRMFjqMlNGmpys4YpG2yDmtysoSZT3wFoYlNG/cZWv2FmNNX46kH6erPCY4WLzSWaSkcllsWmGCm0O4pcMhbf7FY9SlBRw/H4JkIubVSBBMKI0EgRlwK3wq0p1NReeg8QpuFEClS0FEGgjjH2aZxsSVWoAG23KqpG2bfdqqmymhAo1k2CkhqljMCOQfutKmOytt3y1TC14ogaVrmDr1TsKDIUMD6o9S/QoMRoIvM4qQHWFidddHINDs+IX3UBJz0CjuuoMp1cwTvAIjmLEx8YuDhBkKsVU8POXcFJr8baZYBbgFgIpq7LrtRf0Vf8tPVvaAaLUSv5+asy+G6j9T7jea2nP+vDctmjU3I6gEnfmbDPmjRKOAhOHQ7guGwieBSCdDr+L5qYL2jM3W1PCYzkmGBLAmlygJEmgd7TSEbnPMedd+CyNGqU/rBcsI8Cn1GcGy0O0C2APqGNoNyhIzjojMWHaXQKtctCuZdeg3pPtcz9Ya6JmUa6RvT6tT3RMfQYz6PJYXkF2sIF9I23GpgMKhJgK45anuSc1PZO2uu+xGJbvPnzspnas335jbWPrx39YvLYM/hxJB6tfIta7oOUsPQjP5S++DBIEOhkk7Asatyw0tqj6Pdkk2ajHCLg5Q6IbcSZR/rfEB2Bqr0TVmnQe4xFzpwOtcfYdVUGuTIADM0B63KtWe+JCjEo3PTtABGzAY7fqs20Xv7y4bArmv90SSpKFwPQQBVBsKwwxJyqA8Whi24i8IfNJEdqQvq6TAF1IOXkeB638YGlI4jNhN36w5z+MBfxDEKj4AmUB5yKjVRIVmLZwQGH7UPBoFAnOiK2MdEx6AGzl2kkLAMKi/eLwE00wqx9y07ZOCSnCKCd44CwtoS4m7Con1BhcgJRpKCW4bskwC6GBYmJyPeLJGMvhtQdREkNnPoiTdwFStNkIBx6o28BpgOL1Mn75SwyiTjrimkF5mOQNog/BomUwcHbqEwMnFHZXymtjV5n6Hixa6EL/X9qhhXemtR8pNFs/J8Bwj4TkhjJFcjAPI2WdZC1wvXV9DQ0PQ1Nz6rQs6qRj3TCbYmaSBTENkHsiiZ2l041p1PN6VTBP6YmNtpfREOgulBbCMGZej1CvUEMrEL+qFLdUsN2krcTOWXTMqCJ3Jsmcp+utBC5rIk8qEkaEbmPidzXTuR+1UdpxkQm0jZUA2YgA3L2iUTmjzOI3C0zOnP656Ky5daTxBFNJrVtVsOaWDEw0uIhTGJYJTisjHRal/kviy40oZfSO9st8yvI2P86IxEeoLJV/NtWubCO36LicSGeUl3tpUwNBA62CZ5BP8rq6/V0KdcVD9ZJsJEAg/1eXCIfEZgwK9LMkSsNGhGiENskIQo5bzz+nln6iT4XisEc747bRxhDbsU5HBbow0K0lqHFqf+22dZ1CozAR0PpxxslhkgBWHvPEovuYjwIWMISr3MadGzt4gW8QAlD21hM4qvy+4B0LOHwGi1g6PAqgiRj/W7i8CVWDSjENZ/B2tk/b0oWdPo7/MYz8vUh+fop+fqAfL0vqOjyzQPWqswbCAVQ/ySOFd5AKOhY5yV0dYerhTiUUhnAgy6bKXxQcw0+aInxQc0EHxQAF/RjfNBCa9lESX+fS7NsBkBiwy5eFF/ElNiaDoLKxKFrVW5pnqeeikquu6Qey2YUdaWG3E0Jn2w+iQktOzuMCR4vAQEwaSofUJmm6gI0aBX4a4KWWXosQnlVaykkqUqjU+q/awp2KmcBk4AC7+kWJqDHor+X+O8VU/McPvkBVdhm3EYjVfjhNWDC0fEGZEw6QqRunRptzZotlz+oh+VHfpjm/gvGTkt7VJ3YkdJinNgRG9Kc2JEypKGXsgxpTu2A8oL60ckdorQ4sUNPhWAt5wHjhoNo2bvtKzj6u+1LOOZ22xfo2JqHY9IYvq2IDvLUjibdvuBIewxT+XbITpC8u0NzPDNE2n3w+lRc6utTqVJfn8os9U04Cf47GkFuaG/B6+ztiwYHsIMu6kld1DkU9aoUlT7Qe6s3p1DUubVFLfNoIu9LcZmmOpYZAuBgaGnt+tIMb3tPPRpWmROAAZBvTYlOTvApVZ6kTeLGb8GOC5IVv3gu/WJB1aiJLX27AK8Q/8FBgbiNkWLrghRL6yWU9OEISzfk6DiVCA+3G1yfB9d3g+srqdfjvGc5EypqlH8dPR3wuPmoRvxmHvI0vx69mEdB9zLiJg0j/h4ZeuYZKOeEKW34bsT+24wrthivEQefs2kaB/PbYTG9a9XgfmGHPfztZ4jdG0rOtwf8bNmm+ZuOZ22amTt2AVqbdaliGmy+a361kZhfdSmfFZnxnRebqyGwK6GphGTfB6jF3BINI30MtbhE0lsjSQ6g3jDA1QNPD5/lhIWvpDvelaTjXUl3vCvZHe8q+tuVnmnrI93xrqQ7Xk53vMZu+5rugFdxLHboiJq7KS29xXi1c0e8+v9tR1w2v72OiPf/S0fs2BFL6BqXjLhrlB75+9Q1FPUMCcHI1hVpPr24I/bUvrgj5al9cUemp/ZlsOctovAlzacXdwDPlAXnAuwGli2Zf2ethLj0bk2Ie5n5kKvbRtx1hLU0YWELK+Q0YyqVo8qXthl7qfSgI2Z7eYP4OXmjAATG47pLyAgldLRSdLQ0HS1NGC17hHHYchYjKqBjVdavRMda6vU4bxkAzyXksYD7AaGiynSs6jerQkfMgfrFKgq6F6ZmTMsSaCkh6YXPqDDGgSgeXBVyCIJumxEII5sBs8DFhQVmdA0w2paElCP+awp2tL5koGgE9NwfS68Ph/rLANh6nCmlBlDwKskuCCqqsz+sqo9XLMFAr7G8RFXjkSqJ8qmq+1lDv+tLVNIaBNISGj6N1KxTRmNk1MymhPOM5KwbgbqH06aEX4sCenFTggIaQ23+gmmxfl7wrH/4tQNppQx93pr1gO5ptFb7+M/jzSD9AoA1Y53MIn/w91+bCY3Wt4C8jl5Bd37sJf5DLexkf+ob+NRpHXv5cZLmnNZ/cimJwMHiD4jVCsnNvPvI/T/24WLpo8FiouPKHc0fwdaCxX5hkUkuIG15P9zDxs9pOmJwnWerX94J9xhVD/fhJEyDb0c9WBG28NBPejRHW9CEFRCGU26ftTJUYRzxsdDEClerwjjIGCJSMoZ1YMBwVlVebIaVbFVYTXRdlQ6qsDWP16rCamtUYZVPUoXVElUYx5Xz9Wq/q7VHdbEqrABVGA3Iogqrsyqsm1Vh3e+E9VgVVuA06qIKqyeqMI5iX9CqsDri6LhQERGzJqqwnjWqsC7lJ6qwLig7elUXdCYF1QtVWA/dtBmrv8irXDkaqhc6DXoHm2IF9JC1abn4HiJJL3/fp9Mp6HQKOh1P9ckbMJqjHluQlF2kXFcu77OwR8Wblup6tFKSQAA+WpDVIv0IMYWIXyXWpWAfNdGMNJPToZbsIyH2ALVSnZUkVcq8IFtsNJ70K76rBhYWwwqUJD2K71dZbVKNlCQFDBJBU1UoTaIFhrGqai6EG9SGRZpPh+RsjZKkgNUaKEvzvf4YFGIJhtEXTTQxQh+Uy1masAxdWAG6sC4kHjGSxnyG2qoglCxAF1YQXVgdBMnBviAhqKEJamiC1oWgddaFFaKE2xLNIVGY1OdE8Snk7dGpFnSqBZ2qB5lUyDvnMHlzQt5cRF5TCDgoBBwWYp9w2HFTqtUndWwnezuhh5LTDZrQ/WlCN3W1hdC+JvSwJmtE6CYTutlO6CHVpDRjQg9plWdTbchUebYTmj/OIHSfaMM8xlGzo8IV1lPFg13qVXSjQlbj5hj8z0NYjY9scUC6gqPXumLDRwly6zDiJKVh6aAO82D9RFT92IRjkk8F9LAj7WLohV28x9txRdXVQVHGJb/uSPk+wjBRkOAoVHfp4PWkg1MhHepp7vpRhEt+zZHjVWd9sJp27e+EPdau4/AYPs5rfeTg73EtyL3NlXoTlvsXifVl/rhmkUxIt0/aqN6YdcIO+LU5mxZXeGHWDkb4ZMUKFPsWWpocc46mx6zDMa7OH53h8cgD4KXDIxeMPuAI4GFX81m5OkRXFw324cKO/l5pNBTagHYR8jRijqjVpok/1iv4a7+iRlabBv81+a/Ff+l+me6HLh/NsJ+PVhjw0Q5D/toIN75C/7WMx4D0Ddcx6jOuROmhbnUJ5TdJSnaEVy7gOIINO5wo7PfhBPt9c4i94sULn981xSvzE5u7zs2d+4S2q6Ptwo3p1gtDPfLXdWTuLm3r3o8WG7OuUR2Z1CrAGBLpK7loLS4HlSlRWNL1KWL9nKgcdQWgcqSkTjOpx6xTmgXO2DR90HEZO0Z0nLchhnqqn8qXA6WpZDlpqWM5abnZnLTkHYcDPEcNcgeORNwY82hqC1BUokXzL4jHREX1wkhTSV1oyWoFvTjegDUEHW9a6HxjFjFfQQVBj+5itx1hnluOdKQV3Vdu6q5H63DqsWdNqcgZUxJZNqWCp03h8XlTVxybDugDCIPpaQRrC/GZ+rVX6x/sYZRzerY3cpvn57tiQEx+zqOcj5kgLxHgCogAhzBvxACe2ognngo5HlzGuKVHpxvUaiG32h+BVGf5Jj1aszGMF15FkS7ZMk5d1PS6YEsbnrcDZrpzNomxdHzPJgGXjmftwCoXS8IwUD3suiNjV5o+/4fQp0T0qUfeFS41Uz+lHVAzhdSUGyFLMT0u2EL/87bQ45wefd+zhR5n7bh2Up2ok/wxE+KKDZBnE5WZdaIG5ic3bM0HtpBoRfPqLT1M3dY8e8cOXKpTWxtm5kKdvkzrFY9dPanZxu0pkSXBIuP2WDjKFyYuVLiJL3pIzqRsRuFIsumdoI8TQFGl3e/odr+t2/2WbvcV3e43dbvfQLvn0tNFIcFg8Cn/XrgKUNYO5YP6Uh/A7Noftwhau4ddH/vg+il4BF04dWMIBxYYSMqH+EBSfk1rrCsSbgzzmKwgVmlhh3tEv+YHYfc7q0OW6hYnXzsoprzc0BLEpE16h+qr24rdGhqDKF4jw9wmKJJogJGrwBZ88ACDKzCbcMFyoCCWA3q2o1UTLAd+t5IvcWht+3XnqM2rKb2B48I7sIgDIki7AMIo46qMCI2Yp6vs60sLXVPilUEeokbEekKiTLVNmC5bbK6bNQs8+Sf7RLJg7+bRG0FcDWfOgpZzzLpkQctJPQ6jFR0vYLQq8GqMRhyczFskeyNcWpgV9XZQZgAT0QkxA1DLy+zp8EqdJ0+WmQCIVxBAPL56lq4wdz4l2z6IccL7IQXMnc/QFa0rsCOJuXOA58gBniP7ee7s57mzn+/38/0G5kaTj2bY5KMVDvHRDjfw10Y4HM+d0AAhppos1gQvXQSxgpa1Cuj9V3Dsh70MTgYwkeIEtjDztuqOVDAyf5p6IOqOByLerqNlqoZWj8eifJQphvEmkXeIKL2BiD4MP3ZuiTchnsP8mcV0mp9YD0vzE46Yn2xs77Ae744d6ZL+2JR9wGuWQM0XthlzdtIz6cltSzbg7mA2KgBknTiOjsdsBP8E3Lrs2r1pB2WATNCpDxCTwri9KxzhHlPGxVSo+KKIi7Ew0OPOCCxe1TuUZvAOe/ytY8VIe9TDzGh05qxGxFmNiLN61nNWtPE5Z4U9jESKTfQ++hENgib9hmQjtAeYc8lOKBRhvBM61yZZFFqXLZ7mZTOTSas3Mz+ygm4cL+t+8rFFoj8dr1q09KDjFQtQCQU1pCnX1JTr1pTr05Tr1ZTzEBVL2kYIaEbCxTqeuZDwTI/emD1hYduRpnkL23Q07VuAkiUxwKKW74FimHnoti08dMsWHlqxhYdu2sJDN2xwyDmYqNHH75myRXvWFBY4YwpLLJvCIqdNYZl58U+lL8fiXRaVli6Y7w6k2G7C3puWLoyYc2/EnPsnJu9EWrJZfEvXZ0XX76auL8lSvL15XY9aJPL3IkLF+vT+2Iz7AYkz9I7MUugPkgUxeE0zvK87QJfuEHXdQXp0h+lFCLy4NjVqJZ9aqIvjcKK5Md2xsrOSmt6YjDKXmZjLinxaxWmZT0s4Te/EsqcxzSzpCYs6Vz9KDTkuNJvhyMM824ywcTSmHwetS7METXz0DEbENu54fEc9zNGI5G2YHSs+czioXKZXHqJTmFyKlg5LW5LNEZjD1bzcUff1/NHS6+Yb1uv2EbY+viC4osrit9P6Lz/MI9CdC72wwFgEnsxjhaxplr3zEQhPFal1i9TKRQSfphYuwlA98EFojmXcxc7iQf3uDH55P8gNulm9T4JsQ2x8ulg3jCVtzwwkf9EdhL0c4q6PxvzsIHThgOrj2MYS57WuejD804emxDTu/GGTpsj4Qx2/bkj1cmg9BDheF1QvHGa74Sgrk98cURlhk0NFa7y1aQeIESqx8bpbDn5RxOOs0bY/2Mia9FymUfHZNi/OlFXxvCkq9m72ToLhZ1v8eol6nOMZlAHRNmLhCT+XWTMJYp+DPAJjaZzMYqXTTSTrjm2L5fvn9OfwToTlaRTKHh+9rD9+Lv0t9C/9GVUdhQFxsHowCGgZwxdDdDGEzZMe2GEM8VIGr2Ap0xBtVuNw2M3aLJvGZRgJr2hz35oaoXX1isl2w2LbW1Eb1HD6FkbzIUp3RZv4+mpQNfHCUGzPW2VZJ3WrqhpcEeOpipPYzmGXAisuqXoVe8dVbBtX9B8O6g7lOKvGWYBm8Zluh5uWgs3KxzMft2v6D39Cz7akgop36oL0G6Bfk37D9FP0G5UIoR5MFjevNoIxtYX+jndgs28jXb0hx34V5mHqtuKFoV0mumfCHraz71V06uIUrTaketjg3mXIrhUY6HOn76FOj2URXuaeqsZgkt8nvUouBjFdR4/HcWeDfswXI9Q6jZaNOGwNGOqTYPKVd5V55ke/wz51qEOX2pvuUTAnW9OjPhv3KKV7xJQ4yaS705TuEKpDZzL0pzBqS3ckX39n3E1H2pruSFtTHclXGKb+KukAPjSvfIvGqOhmU9GwRQMX3dwY31RqQGE0/KukJwyoYSBUiVl+dHNYjdJ7G8QsP7o5ShLTRirqSjxoRskWqQcOtt+Cpf1I+y2aMyKzfP39UMqsv6/9Fsz6N7TfqpEwAISNHpryXiGpg7stxx/k5UKO9W4MTQw7+2sMmCr2+jkaD9heP8dKOnb8LMlqI8em/Iikwab8DIk8IPb6ORpm2F4/R+MY2+sTx9DAiujCDPGqNrER4ldI8r3AWB6GvEFX2nsP0aVobv8d9jA6Yh61j1ivm0ctWrYirmfudcEOt1LY4cnkbh2InAJZvkdOf5IEUGRlWG6bMWsiSBokp9wE/Nkn7JdhGwnrfAa2BD6+2Eq+a8oX50x4wmFv2X0rKJSx392aEkPUC4z0T5/ofWwIDW/FRvDX9jyfvOX/ghl532JRDNafsE+CFcQ5kS00/bOmzvyamRjdIJ4Zi99SzrfiJwy1BIcjkjLob0WkmqpINV5GF6mx/IFBmyShLgm2hrBwYshsYTVe5QjHIYZQjGoNliN6cDuWRlJSAI9g3XwbeGT0jsUXA3hHupjM/9SPOF7uADELfddHvPeXYnQUv9Ej93pozKQ3+uV9uZI3JLQmDQUNlj16tLTSl0q3m+8MIEgtawP+EoJOM8ljUFKVkt1FKQY6lmKAZyeWZ/Ikz+RFnsGun5XR8D068Pe3O/ZaGHvz8dhr6bHX4rF3SKSZHj329iVjr9U29vbpsZfGAaZ9Mvb26LG3T4+9VtvY26fH3tR3GHt7MvUu34Be5GDATnO46KeL/pJYvHfB4j2vunhztcaCRYBdsX4ZjOucOsf67SQQmOzDSsK7O7/0QTgEpeEQr/HzzM9J5wjcaHGVa62YM/43zRQKGzaJCzHQ8xfDKiMMwLA4j8Nr0BLSeCB98qWADZRE9x8NGMfNt3CAAAonn0Uclk32zV14W8c5H9+7uJSMANRFU2MQL/9loKHSwQwGwVp1JL2ccncL0rjFBg2MYMLhderaq7+422ZcawRiYyfUVcMSgJlS25i60jamsoNq6R9bVu5oFAE8PX4mIyhvFeYPMMiSA1MUFyOCy3EYRE0C51PxJsXurysbu1mCVdumItbAedmUNZjSAJrDvq/H+76W+J/mWOmAwe+PTM3vuTWaeTx8lRaD/TPyQhJkBQtEfc+fYfd2bolVw97L68icmLqnY87/Wr/rwaj9dQlVmT8iPrq2tIzERnfEVOzjjbBcwWhrs6V3OWXonV9j6O2woXc+MfTO06qYfmzoDVd1lfff5wD1ZY7xiSE7L6jDrsANw1bNsFn4BZKxjV3XchQyvQhL7wD6ajkDbF8OBlrF2NCuCAMtQPlm5AYFMaBG8mzlnSdOsvqpdGVYeRdQDjABreP3x/KCzh7lROTZr8pwhG1xaAXcL8uB+4fchtMwwnTSHMPds2gf0bI8ujjvydPpY6r4CiNlFpVgUyW+0EbLeryCBkCpw7xGtIODcuHJCjwiDIDYAWacKhEWZtAJ2LYsH1m1Ibw3VfxPTXjL5yHeiD8dJfVkBU4OeVQprwozkGYsWMEZmBLzUZP9GxhF2Y+jqDQKAU+vVMrcIuYistq7Jli77oQFxq9J+05YxhfQnSbQyhOW93kdLxkcVYxYSBviCbtACwDLYYR1Rh2+GBSxiw9jBLCEqu2v5InCL88EjjAIbH7zUW5e0IV8sIdQZMbiWSePBsXWb5HfDI2ZsEDvhqUFRUcjLCPMKZGdzhcWVV2VFxRArixvYXEhsRRmYUNEB5imsRUblwDVLqIdCjELFsCCxC1U0nQ9ioC/8XQx0Nxdwn51sB+6gadq7EttE0WK2pgUmTzRpGw1VX8VRnywedO4ZvubYTe7ZNDt7scr6KFBDX/y0Y4Ex+vFDbgph6B04HB/QiEMaTVjQnY0bGYj4riozfKw/NfvocUMaTGDSHAXLdaZK7k/QZedZ97TLZp+vyXWHdwCcSvGn/LgIK+XIaB+VbEZlBd1/jXfSMfPR5WWljek5R2e112/gUZqWLoFeGcSJrc0IOE+RiVuW3uvktwZhT1uw5K0IQakmlhP2mz+KddRlVomD0xeMjB5DEAX18mR98uhH9fJR52c7O9gDEhcE9erJPXSAxrHndXijg2ItTKJFBg+MFw0Ug3dECPY9YNmo8TPkrI1OpZt3XdStoaUTUahdGNQqTU/6AZAgO+a1KC2pgbc2fyGqvkMRg9NzAFdMIjgRFcARaSmJUOmJaKXn8xN+YOYm4xkbjI4WEOeupfRNub4YMQiGKCYNdIX5baM9OvGRC6bz70XZTMExCJCx4cY4ch6yte2ugVlwFaXi0Kt2hQMFX35RBP8ixbDQEDtHRUy1J8HBRS2WzbNJNvDGAgsGnx8cKkeH3HhCD4jj6Td2AmX8VABxVVhJrFF7czjWp6HuMza2JSowfa5RRBEWGltKzU0h8l82JBRJUmsECWWl0Zx0Sh23CgOGiXX1ihOpHZraxr3E5oG1OGcURxiH5rJyux2GLVTAYNcg5sm3U6u9jujUu6vOFErIbg0NVVGK+lycRaVfNnl0UTLNncnLuQCX+Ypj8OfBJg4WqrlcoXq1OEsHRGyzOU0Hgt5QPNjqtosY6gCGCsXNMqFUhtxi52LLdaOKpM2hiY0MaTBxOZKrud5X6hrPy4ODfSfM9OS7e2W+WqgC5pCDABUJ6QjRwt7RZZBSPiqwbJgf5OHMxfjag/EByPoBVCB8qAO7cFEmkxKCBihemViGlgIBrXoyDWogFUK/z0NBwbsZahmT1eSCdiVuWxgIexSXYvIx6OzvoWwruqL8/QXpvj1F5s0tg/GeeIt1UXTXj8XjOa+RUb8JRqgm84Q53o8ieOGF3DE9gJAeKNcUVAALJVVeZEnTaAr4WIecL2wreYca1j/MT1pWUjcVHo7KIGzCnB3yeFWqjXL+TZIYBLCAj4o6LdJ+qIZng5jJBchKcpmgWbtrgXmrs8E1M1zdNtmoBtVqsX9DKJCQfpbIhkWhHl6jGTNRcMnrbfok1IvC5OYTXCbOiTwrb9Y+kvLzstiY70MSWR/tWW+AviGgyxD8vIqF08TjCyPaSInoYFEjpHVmkNLM41exdbZTsDbaY7YRTkitntPVxDYkw5FxsUAnUAIb4JFApcvIBE+r7wJBlZnsbD0PEDEP99sgobMQIzOxLLB0xWg3dMhx71OcwYk8bCcpM/XldXHV5uWGMcXeWsgTjmOUMErDo5mDHFcTAIB0e6kuhKVPAAaRtxY1LtK2ILIweehts5mdKFuWkdbH21uzVotm8GY6qH5yD+m9K7ZsbfoWrBYi8ZRKwKLtdrAYi1oyr59sFgzQnTtl1MAuvp0msZzHaLrNJxrIztac1Q4jtZstUVrXle4u4vWbEYBlcfkFPGUVVIYDqN8T3LNUZRHswMVR4W7ky7cnezC3VWgYinR8SkgWpoSoRhglnFh3kREygeT62O4vj87mm5UOI6ma7VF011XuLuKpislOjUFUyFTwurC4taMwrDOozBPJdcncb0vOxxtVLjT6cKdzi7c3YWjNaOwsc/KKaLGHkoKw0FjP5dcc8zYZ7LjmMYdIl24c9mFu7s4pmYUePQl3SGmANVmtgUe/VJyzYFHX8hGcIwKdyzdW49l99a7QnCUEs1tByCtsN92RD01o6hrJ9A7jyTXb+L61WzM0ahwjDlqtWGOrivcXWGOSolWtjEwr/TcbQylawL7U1BHmxxXOL5xEzeOmdmR/6ICLqd77HJ2j72ryH9SqPcmGTbBlBiAjLlsRoC05zCAnErdOIsbJ8xsAMK4Y6TJezqbvHcFQKg7xnbgI+iesZ0xH2KCvgeCnkndOIMbp3UBj6db8HjSgsfTLXg8owU/LUosF/C4tCBNmm9O0vR3Vmd6KZ3ppSTTS+lML2Vk+mmBcDnTS3Gml5HpBTMbvjvK9HKaFJezSXFX8N3S/IDXvqpJAXjtKzhPw2t/nLrB8NofmdlQ2FEBr6ULeC27gHcHhW1GONY3dAEBZH0N52kk65upG4xkfd3MBpmOCngrXcBb2QW8K5BpEjDhILBVT47U027rggIVeiXVyRgW+k7qBuNC3zJLpxwLwfda5ze3rli01tJCUmunzBwrCravJiCoMXv8REOmtKJMeoDW3EfHsWmDe9PZYNo4bfLrBncpet/gvl6cNnhA+Hp12jjBZXzAYLf1BwwSNmKnxT07ISOtlh32dUwbgiHkUKtv2uQKXgumzVts6DNtci2/1pg2mQyFaZNp9TV/Ghi5JhqMRx/KCIO2M21gWP8ZKtercvdltc5SYmXPasl4TmVZUFitTatDRmvz6pBFZRrFNnNrC+6M8R2Dh+LvmTYuwSpkNpw2LlrSHBcs3Rzn9Y1zOP6kP228Z0kxwVeU2jhS28qpmVd0yS/jaE+bl3Bcorpe1A8umGodMmFjL315lh+IieOv7klVa9biXCaQyz1S5hOW0OOsJYnOWcJXt8dLLuN+G6UCgwMhXE4vn20z/AcM2PaZHGfTKPXhtg1Ec/ZWhmkfgOji11X8en/6dSWvD8nr/Tq/sTi/scSRub/d25ldnb8Asf+/Mc2jEdQbOpV4tq9VNVja4V1UDaa4VJsMdYWdJz7zoE7gszKqYJb+DLitqUVaYh/MYK05ZUJ3YjD4KlQHOZXHioyhOhNUVycyHnBEJaNcqLpyHO/KfbIpoFf68olmwLELzf0AueJ4Yo7/BVHiUD6oCZwRkTV20xg0lrIHqrxc0+vPKy6M4MmiRAY7lCMtUVhZ0EqmNsJ+BfuC1pHveF166z/vupTqAfVAXjYX6fT5u1p+2pE2oxClEspS9vk1C8zibl5fFnZ/t8vL7vRCn1f5Xyj9hWU6RxPsQWG6x2KUBX7rr9gy/+ONQF0WaAWH97tap7ZQ7tarrde+TG3ZkvBo9RCe8298GRxptzQBfVja2hxKntbdM0hIcnTW52inc3SiHHNxjrn1ORJxdI5OKkeb2QY5eqkcvf9XcqTxcUwZEkghMgjGlc9DhjIXSpetHCYyi82EYvBG+DRkIXpGsBEt+3upTA5rOz2V17i/JuOAz4TFyIoPLFWMLPiIMcNiAEyLIvbIqTdDL6ispysAOcN2JxLCBG+WWIGahx0DNsLAzrYxvxpCL1ZENynC5AY65gKsHgp4Ma//wOrhgw744J8VfEreWt2LvDX+h+QxbhtpGIDU+ffz7msOqMjIPihCi4VU4EaUgwOnARBto/TXeasggdA0ZrUZd30vzB8QU6rUMACkOBkGTInbwDH7onBDHM26oAxWjQL/FKV8XDZCObyG8uD0x97TRcXx0IAmOuP/rTnI/suBy4p4+pb3apKPTPbpPPqVmU/7VDpxxhDnxeOJBuaGUaZ7uGVwnX7VBERqWXzmXBlTi7CFwHBFJSY+h27QfLriRoYUyjscljSih24wV5VAape1yag8FVQgFXQzhmWZIXJa8++pIuYIl7Mp0hzBZiP6kuYIF9BINEcgbIk0/hdC/S0QZoFrbjQDI67cYR3bT2vdeWCVnZES+3WUDzSDYtyuxf3wtkeLetgfp0ErsqdINSggVSoWc3tJaiSZuqyHRapPV+xIi2rwOzMwbxAW5Q6R/142VcDEyXOBKoJLPLaqFTMF9KvyYwgexxHkUH5Lxh+iNZUprLAJkMwJ1CUr76AHR/YQeTSlKeD4pYO8lWk+CcyXdW3G3n/gJRO4MHoq400iTzHp88KzymBPicK7x3ayVzVvvhdRLEcV0+VBQahqnu5isGxh4SLwYhtMT8/FPLlohHWgxpNAAYAAs/RxoyKjmfU6kH7NN6yjzhtARbGPdANN/oqp4eRDiTZErPoJeL8w5EIUCbjuwnfDbcKUR5u6Z+CcFGD85jY52rDgnORjyN+iQP5CUV98sRkWs3FOigJkUuyAc7Lm8Vqck+IanJPiJ+GcFLmF0d/caeucuc4fESAnZdgyGap85hH7DaETUYkeAeIEJk4a08Ritw/i/TKjmsChpRwhmZRHdViOUQmloXRcIra4i8dttkSDXPQfTXnu08LLGYTvWRkAGg42eeNknG8vGYAjOEnYOhOhEwDRBJ4ftw+EPg6HABQ7bj8LaNpx+7mwG/3hS2GDmZdOXwp73j2mcp8xvkwp/40xs8MwHpmiJ63/YMzcR+fqx44de8T7MTDLy2Hvu498y/yRY0jptbAPh1kg3dCz46b/PTxupTBisybbNG6syQ5xsCRIhUMfjHzj6PEGjHR9H6riUjCo6qt11b06jDlXetYQelZTdX0YDCj/Q8bk2IBZZFhM2LxwBH8Ur63VCCzCFI91r7FIOTJh+QsfCPERXphkvwtYJfBhP4wBhxEs5R1FZzU0biBDOjuWPSY+Q6NBiIMKNrLYzgZ8RJZJvI22bdDzHPxmN6KJ+iPrglCFa3ILmrDTB+R7M9gI/h1haiP+CqwHREAORnl+CDbhYDA2/0jW8mZEbkfb8XfxEmW4SThwM3MgGBERNUanad5aO0mOwmLPwXC6RY3SqKO2SFAKNoWj1SkQ+ulHs8hYygDBXWMXN8a2B25ie+CqMRqIx2B7QGldBkq7vyJSgawTTDWqtuD3RJPyDcbRCpdNapsRev+8OeO/PMhUDrZK55Gbf0lT/2hQtmXxMQbCKcqJfjSTjquynua27K/ACn8UyxG6OkgHegk3x9T4flqXbNIrEBqNt6qxaF0CIv01W22jyS6bIhRMYC64RxZ85XAbqjsB45BtmHLuwZQT1y+qRElPp5Q0HcYo4XsYu11N8FRDyxRfw9pt4QkZhYLRksLe5yYaleKyuX93ZSvjUO5UtjUQLSMks2+mnz4mYU0mxA5lTBaARK8tfCkSB720Ja5CejJhC3s1RuxJr4ylTHXGYlMdpnpUcBWMlfhZWI5qPIYaK9S4jBqrpMbrvpMajkm7cg1j7JwJjSQNgwYuT5zLV3l9M5bV28Z0kaW3OWxyRhWeSLqVjjrkRFaRzPSPqYlXqHnMYEJtiawiqUzaHhKlFeWD+yhxAc1pT1ZotSub3Yz6X2YXR0xgEwK9rpUQIqk70YIdReJKUhoOG0W68v3EDMyPDD0zsRisG+vfI7iu/TgM58ARbBEpzeeoMWoaKRaK4zeo/KgsllVl7Nhz9XGk7JLk3CDtSYawxrwwZNG0rMMj67DQgiJPKYOFyjKew4kGB6EMyaEp1FMSCVqJLEKzSedh32kiDhGGfacphtlKC1N0eo7Gky8PinTh6OCP51P3PAmohQ6Ee4Ya3G0jOK8DQAEDQsIzAs2AiL/BAwYi/obQmtLIP81aieoDxi46DCOinwFzOYSG6OX1LszVRunQA5YzNOg3R4qAIqGfUaNagZgf3NACRCsQo29DbXgAOlcDHuAncGxK8EuSGyFpfn2k5DIiRP5IjqNJcAjsN9wo5p83aqzFQmKTb14BYd1Lsp+Axpm8gFGlAzJBAiCDZfywmuV/wmbhVXgOGZB1K7IyCH1enQFZ+wmsHYBbX+Y5xoTfuIZpUuz+7aEnV5GfpXydVVlJwuU4YV8SnoZpL7xjBHefEu5i3H0oW7s4YTFyY/CFLlnT0hnwNaqp+GHJKUQXmlpUlw4DwYzYQ9mVBU8LKOyK7yp7YTHshSxfUXy/R1l0pycC+yrDjifoVr0BuguipdMb3QtwRllUvQjvhbM1YF8Y2ULq+AdofaE/Vjm4yQvYV1WQ8YsR2Bfx3xngHlXYjaAihSzjlXZCMPLQabRneX1jeoA9Z7jFEgcc9Niv1kPsW2rFMkm1AIEBnDdAWgDuDUCZCfscIt3Q8arGCjoLHzXBDBrQmEFVjRk0KMhL82aYY6AIapCmLM+3GVc6BmaptQRlj2VGj7HFuxmmQ1DsUbIfQAq34dsH9Bh4UAI9Bn6ZjNBlMkRia1R8PG4aqNZ7NLOMamQndLI5UxrwJToMTFsv0KGK/WpPDWIPnSHRnk0YpBc5HmcEc09Cf4jeuMKYWBx2rg/H16RxXg7Y5rasPBamjlux+FRYIz5Vnq4UsbaPxacyozJU2K1AAHnKmNEYC4v4qaBx0wDH7j/Q+nUDkEOGXNMVargG+E9w7KSzC7oaexiAFXtUzyJxi1wTk9Iwujgf9raHwuttD4XX+3bQyzP+W2Gv6nkrRDiLXlov9n4QDh9Sw+2h8IY/KRReL6i6JIVwojOEwuvVTH7cUmUZmWjih4ltGRN/F5qtKDCTNPH7iGa3rp0gYHH0VYBNY1Tj+b9X9S3t/n/aexv4Oq7qXnRmz5wvnSN7ZMuJYoVkziQhR4mVyOBKtvGLPK7zaUhSEnjhUt5FtuVYimzFkpwEYmKFGEcQt6gXA07wBdlxiW+bFPfWNAYcopQApnVS3zYUXwg8Fww1r+l9hpuCSx3y1n+tvWf2OTpKHApc+ntXyfHM7JnZs/faa6299trrQ+ngeoWwEQRlUrlghnW1QXnBGrdk5BpqRs5lwbchHbkCO7q419UduQLiNrj4sc17+fxYYv40JUODuJZRIAH/qVd39SPmoOckoyS3ZoS69DdprAo8VjyLzDJjVUiEtFmJkFZ3rApFCRuCOGizrGEKeGo4/yoZaPBxrVx1YfjtAcl5rDT0A3vFepZEbgf3twq1ZvUseExoyXSCKFtXGwh7LSF8CnOZl9wo4JOfQ/gOWBrRlwFMRsPkbrnaatFKnDMHodoAFw6wWWZ/j7gqxdQcatEcM+VRi8yAPjkhQ0xcVzewSTcQCqiI4AjtQpmbcIBheWPEUbVuxopuFoJT0voquK3symfPRwjWAw9/qnwBq/fyyJXB4QmvgRN8IrfSa2IJ7rJDCj7KGp1yPWm4LMVaGi4TSC6kXxPh9+NllXbRCyNIEA2Nahkt6q2u0+VFUFufTcu4wKx8zk9AIag/QZxV9NrAH4Ifr58irRWnei9ixJ15X/m88CLG29vvo6V1kadw1K0ephpKAQLvXxSet+XJ1G2woXUXr74Zc4MreYYqwUgyoDYHOqyMyBAeD1STXqBhs5CqmxP6q6KGVhoinyiLTjyZyksGmc7Cxy8Oz/4UrQRf/2C5Ld55cdwS53jQZkUNyExOI58EM7dAE7Y8GPkWLlyS3FtTLqYisL8rutS644be8lX/5U8+/d33neh+2Hp7nvXM+egkczz0D0mdGKpAbnCgJs15CAbw3Ztl5oqzwaLMhbfbMCJMG4oumszF63dPEMxfvxvT9e5d3NM/d+EmK75Es5Jl2yzDEYSqVoojUSCORE0Qrc6ewFIm4FAWjQLQSnjxwzTFtlWlLkhhExZbaaxTiIQuxiTtfXh+axmizkJJKZfQ+SxDRrOEVIgslgo1LQc1IdZAUVMTC550Y4lQz0JRJ9X+xxGCi1Ayl0BJEFs43nkTdN2lsOkGWufNqcZ6g1m7HgTN6yW6hfGzsPUkkfpr6XCWDuAvdIgQ5GW9UGdnK5JJQXhMbTxl5fvla9NSD5vEhwWbqcGf05CQPVNY5FRq3ZVMSE46GRHStWof2nOWPkzIcYG+4S/dnaS1PdVNeGNCi5eW7p7AH9WmAz49CeHZVHjsyd3p1NexdekqrJr15Y33T66G99VZy3/+/kt7r57TtXR38laCNFbTVrVORHOqd+TSwEhvo8GCRjPEW0+thorXKDiPxavgu5iPK/3hnNMqKj0e4dYnDz700yVP7I5mY8ak65/9fNlln34SrQU7n425c1fUvIvu+kRHuyboofd+9uPnT+585vNIcU//7XqIcfENHIQIsmQlYvm7A47x4Vm7E66ALCD8GYDGZ/jIf8vnTrj0/8+u2K3PLume2L387IGnzhp46u04beK/e3H6Nv77w/T0y3TKrZ3Dc/7sXbtMcy71QqK8UjxzA7tnXuqNF6VlLZG/G2sDoNVZCAu1oxg1s8ROPPKhoBXBUyA1NNOgRv5ENJvT2M2xa4ac5m+MSrFaR2IUir/p7sZUfJu5KPtVrgCGt22WLvewMYGBzDuWslxCi2NZcL9OFtznyoJ7pl5wt8iCm9dyvBRAbHmsBbYrWQyMK1kNbNOx58dUmAp2f+Yi3SMvCsAPdOJpFsPp7j5XSBgMoKUmsAM1l6SOkkrEeO4iLVq4yRCzFnkLQydYVJRQ9xeKpQ6MeeLiTt/Pc25eT7s1Zy4UF0itti1Np6nlyO7Vetp4Ent/k84K0dSWaN2ndWcl+B857CLIjuwkELMjc4NEosCSopRyhkZJkJAwPklIAp89uDJFM1hLFHIiE+TFQlpScbsrEUtxDmj6HL1h6cM0CzUiCiVcTzHbcroRJ3LZUy7McShsmNNRRewvyyFseCUuljMQ6KKmMOhtlM1MJOfC/vn1vM/YcAP7dzXu0o9HOZ7Imx6OgnRCTU9XtVr5dVL9JeIo5kN+tRyIL39JO1ZyYg12npS2cCBY9uN02EJoBet0kGWDlZW1AM9KVg1tIpM2qWlXGOxGsIXdPB+WTEbwjLi1ZFMblo96Xpaww9tc5fJum/6w26z2fNe2HJlfxPk9wxHlLOd3Bz0x7uiMOjnRDxqvd0eHvJB2SESD/NXst4jq89oRnuHGMdLZc7sB9zx5hA2JMHHmEgnRegnBGiYmqCBrMEFD8AjJCIVqf3cWJ4tmR7mULChLZit5apc4Kzk87GUlWVjEnuc+tPZwJaeWiYCifY0ytmERzN0Skzf+5wHP9TZrYxXjK+Mlu9tKbKuUhPtTVW5n2fieDRGb+8m2dlHbJ3hstINyIjlXRhj2BfGWiwnZDzkDYpgjlqA5UM6IRB9QvGPt8ea4OKTnUzuxDcbYIxeyCxywU6E2Y+jBuZJgqYKwl1/hYeWvEfXn4Z6X7adSO0sRizJUG3FG+3WVvA57RZh+vFol9d8+g48beyuPJJwchukbiXWXNmmiIWDrD9gW2LCHNVOUlWQz7KMp8Q9MlhcujbIW7PdfzNgI0Hva4RH4aUDvirEAYJ55JdArAb02D9SQFzdOF5tInDpQ9zkDoa5LVbm65tiUyH6HE+gYC5vp36x+5dU+oywjLwZsIIZ02oxuqyo+YEwvQ4nUCGfY0CegOTZLugiRIjTQxJAswzaLTL7se23sEmVywn6ETBhMkC6/DjuIfmbUOgoL8x9HrFyw5VM8h1t3DazuKmpADrfjUHy/ywYb2jzG5bTL9I8OScJ38l1eXs5aujx4gIV4Jqx6ptJFRMk8tyMShldPdtfFiQ2rw85QsBmh8uXcnj8qujM1S3fA0tkDo2KZoT9aSfKZPVqx8pnRQ9X5zEJHWH3849kx4MRT0AMw+FGpDsCY0bU7Wy6Y4SO8pENsZFb8cFOcN+9sU/EPZseNVhVPt8XtgcZf9lxoi3iIPSFL7c6L/LIwCzxCLITuO9dgECvOcggIFWcph+50liDPRcVZyPKGs0DkDfo1yrZ9B1JY8cZ9u3MuUml5eKw5KkEgp7MWZP0s8gIPs0oW6tRwRqyuMq39PSXJZmnmY6YdH63uyuG2+LIgHx9p49jCrEOl7n911it1/7m2+HK7+0f//Xb/+ba4g7p/DN33k+4/1Bj703Zfe0q12Z5SbWmOvTaNk555bPN1go/BndoLqq2Ygu7Ev1/QvdAWzyfQnQTovAR0X296BdDFL7bFbwi02+qpX1/XM0nXs7+Urp9ui99IXR+9BHZ32DE0935fxR9vjFX6KEc/i5TEHYv/rooTCb8sRa5lGOAmhgFufPjCeAELMR9W+jvaLiAje5Y6oV0pSWiXqfsaZEFZ2iC9V3/MTBtJwSXukiTvawwzWngImgVNwXSxMbGvwss37K1U6KLs8vwAg9riLpniRMJV/OH4t6iGcVVzRQ8jOENiTypsmmfT0Gk3gQ2TIDBuEgQmK7YdVo9YPM2KeOr2hzl4bGS5URL0iVcLYpOIaXmAZE9glcicTmRFhaHpMp6JSSz+lnMV1Rt/sTl+ohmhwq4OMxuiTGsMn+tMKztqPIAx9fVp/InmWJliyTjtBX+giqsdogB28UD4acL+j8yIfb6N6/+k4k81xrkkPPV/UiZX41/PiBEkI6eLi/H4BfGORkCARLDWOODkjnzzAVXcoGGekI5TSzocn4DXWTokV/zNWWzMz7Mvpl207VnwuBznEnTQth3YssH5AzXIX/xH11V1Bfj8qwnw+dcgwPM6yGc8TVzdC4nsXrBld18U1flEfGTjk1RChiEsG0AkIkoqEWM8IM0QXjX5TpWAXADCdFrOOKl9OEgzk9rscI/YA6gpA4GrWDzo07CkWO8zDaR+NiYEItsv5YDjGc73ZnDcFxyHaQvhOJu2ZMVcKdMfR8BxcXkxxObKmpINnGo+al954u9S9gVSBA2ap56HCTqBJOIFKSxrSCJPqs9Ih+FB5ScdrmpeJC4NdTqWTzqmUvKt+67Vu+cd7h438399c0KXXcCEmeiYRdONqmN4MX/NTcIpuYYX1xnVjHzIqRrVYocTPwWWgicfYHapT4XT6GKxCfDBaf46Q8s4HQZRXQjs95gUEMtTpxC3ZebtlcjDSh9+ypCZPZNCnGVmTnSZuG5CZt5Z0Sc7KjqHeKVoa1ZsaZnAgydvDtVLpY2PfOGHX3hpztK/Kb9x86b/Hi018T9hIMTR7DvooHdbPz9J1xW6m4GqMilGDmhaZKhYIcQEO/ZdjbRgWDkG2xV20OSDC+H7gvWDeXVyp6kxyzUac4trl2p11lKOEGqqXCBVflRBxyZVnkt1PfRnPzj84J/94Hh3l5c+2yLPfkwJi3ueDZ+U5fTpLZRudkg3K3IVylVL+uhJqRaVfZz4/CEH0zCcbQ8JWfMtutCpZ+N8f7yTKgt2qHShUtIkAdbuyWDvqEROyqvgKhg8qMoSgw582OOJ4AbWDHq0YOzHcjyAuwOGmIoIkT0CbUzj/cIFcWfcRTXAi9JUnUe4q35BMqM3CP0VbEFLyO6xWIM3+duf4G877AomnxJnr7z5opYoqIMc0TL0ihcwj5X8P1gLxps2iI0ZXSwlDk8AL76++hldnL4Qu0P0zqs/pvixKV/0hqZ88T1ac2Wyj3ochSp2yx6iHon5v5cA3mM54AOqTDjq6Zh9gD1Ug3AeG+mv8EajpyUy9n8D6RbFl5QVBFpuOac6BA8gC/XAJ5T2LA0mVPEf1K91XjZqijOemmt0OwWjVvNB3SNTtWr8DaN08Y0uw5q7C1NVaYkK7RXfrJEO5GEOqUVvZJqyztzplGYsE4hPC1eZ6jarR+jRi+KFZoRKjkhbbrBTTff88QvjRVNHNHm4j6WQenzcrDO327qP7ZWpudyn4+P0cbpaHL+JPvlfFHIwg6LxT4XVN6KK+SNiFcWxBMFYP51BNDeZlNkeTDusoE/X66C9guNRVgRs1ZQjyGaDU3qpkzCoDP3nNXlOmf2IUt7EFQD6gQa4Mc5MX3YNFFkScKBBQ0TdP1aRw0olceisYlbQM4dqhXGf8qrfE1YF7gTOyRwrkzTA106zl6WR2r3Y2zDD9zD50WqJ2KZClDCPiYwpP2gufm86ysy9GmXmXgNl5utTZj6hzHw1ZeZZgTi90CxkkZuGhrSvIdNwztDwDUzQr0KVuTOgSvfVPl9FlXmMyifmZjz2KXM3sSw07uldoHpkg+iWviEbv4psfCybXoP4U+NfvrlfwhwCmo44fSAcsEydGaYN9mYwtEEfb4DEuBx6XD3ve+z+5qcT/xNR9pGYJ/IeWoiSkJ+F6TcWIa3iFywfDx5TiRjGdQR/osB7TbVsOKWj+sdP60/BlMqnK/mUBzTf5ko5vU4nk6o/+Iyaq7WconAG3V0j5MfqzrwmeiAbVDVALcgxh/VHjnLemsPm4+jJSr6xVyUhw/XizJOUIC8VOW44e3jlHtvyZKTkaUjdkq7L1fVKC/epuVyvlCUPOSCVU26Zjy8il6fH5rL5lIDbnTE1AwTMUKuqMcyz07biNFBuU543YKmCUSUVbVFS8WmqcJp34W3g6PcLDkh0mm8EpahwWqj/LlGRh8oy1UDS6NT+ojWUS22d0ao/0ADmhYCO/I3gT9XcUmNRegh2CbIJPqgLNX5EnLu4gY0ZJEVlWOaMlReWSyGnoqxEjQim5oWlxc6FdChCnPbCwiKSZD14Vwd4DmH1EXr/1TCLWabgFqo+w80BrWOug3xH/zfy/eYiX4OFfMSrG4PmUslGPUR7LwDZYF/ByFbqVPuxsG3g8C2MZXvVa8Kp0pniVH3FPSJ8O0Zx75gQZ1Dby1Z+HeV9FT6eaLMkoBQfnRp8dOrhY/VmG3XuJZMzrhoV/xegIWP/vwEV+f0zREf51q8IJXMWSma4E/tVwIHAS8WaWXOBmTQX/EJz5hjNmbLBUYdtnfrfbOs3l235Fo5I4zuIczVw6oi6HclMaWDttcTi5WDxScfSL0oD/GCvgm5WIx7epX8XaCTjqj6uWJZD/g0u0PIc8sj+21oGnDqT1kGnAZLpVId5n6Od2PRiRAej80sJ+xZ5kwb/PyZt9Wvb6v86oCjtrHSqE7qZFy52jispDTvVMd3glkXeUV0adKojfKolmaQfH5V+qNp+qF9DP/SaAHZrCUKYVYFUt11htRI6VW2Dq7+sAZB7jJbuCCpEC9Vik1OjUCs+5OqwYY4OIJYaeDBMAtvUA2chQha5sP116B/b6KMDCl0+WwgNqAvF8NLFjja+W/7aDEGWh27xY67nsksnipJY57VGKVBVlBUeUM2Rh2zW9A+rOC/EUqyi5kFVgW3gbPBOGP9AL8vboPMkbloF+vVODn7nvVRUzdwHtaBLLZCzJV2IyYuz5V3crvP5oy34J+Tv8Ff4G8G7CaZfK5ql6N0uu5/mWC3/K9bEy+LTSxefngQY8/Ti0+f5xmM0Thefnuimj2VFOX00K9dH9PWhrFZwT5qTg+bkQFYjp8c7Mkf9qiUrlRzI0nju9Pn8KJJJ74B3qjx9Ilv1dDyR6Y+X0HHc79d3vWC/kih3JzKRR2JhVsNHVKy1KORpzassF9B9rjS4X82ViddNFCesbYn3Z+HgXOLoEp4YzxH0Kg6tZipOM+tuXVaL6F46/NZ4VS89PWeHTj0QVNRzPi3JCdgVdfgCuU/iAZQZZS/eD3cY0RHPipzEDyZ02xwHW14aFJNef/BZ6oNpMNRi8JzhbCGuSdgDbZio2TwdcSmHbXOJ5RSD9/CHtqhI34dfuCP5OarT3YtqSSuwJSYfIX6ATzo86XqibeMsKBZg9imr7wlETqnqYcZTdp/oPrG5ucnzk0gvjadsKL6oWLGBXL+ubBOggj9RZf1dqQHCGVRh2EVgAfvppC1SesSxSiH16Ci9aR92uP3ynNViKiMeqxvoS4GF5R57GUvl2J+BpkRawAttL21t5HDmuTzzVVgoyIIbPARhpLDgtvoD+Wmxs0VJJrFRHGkpdIoVgRwJVdGSu+gfc6UNY0p/9KMqUff4UmSNyasTDtRpsgFmGi1LNAdLtOrmeRwolpt5wpXmoTXcCj31uzVtEP3m1MGT2rCZytEyOROcwjfDxQ53XSYg7r3DoToZADJV8cfRTOv7WkyaAgNMi5A/Eur3BJ/0lcuSoCBqTibOURg7EAs/KQnmxCY6m8A4g3mQKeJQkpsur5N14laWtcp/rkyCt/zU/G75Kend8jq920lshhV/1pD3eBJUHNcA8bOw0+vphHdJQ3a4tnAgLhHbOfMmbokBaSbezpSL3HEElf8DefmAUTB9yLCsz1kDTyIPfUbcyTni2naX8zJl4HmunYGN66CXBBsA11Uc/aSoDaUjxFU1evp8/6UO/MdcggDOGtNUfe1OJVGhl8LGVcSUINHSaS9Sy2ekFHZqlzphWEICQowiFa5uZAqDTZWxzXp+fnwF25R9RQPm2HxjCi1tTjNRJfsGBd6nvE8ccpMdA9e48nrJjoGHHQO39g22Zk6+WNC9l+E1Vtgc/227m87W/B3OxViYSpZsMpSQJXv0ntFDGIeZnI89E8+BZyMbCzexhfBMM8mpilMqg7MSTc/CFjJcPjO4bqI5mk/j5v6K43Q6nyDxAPPRbE4/2lJuxuMVDg+h4iv66VYXXEToYhFfsAM3Hm0DDrNehoe/yGvSWbQmJQxoJhmNr+nEQVGKCnNm+I6nXAfZgEurGjmwox57etgzbyl6C/d98CpBEzd5VGknHDeccbU2/SVqQDSRCvWnE9Zu8b84QnoiVHLRVk58O8f0iVP57KDH34FT0CeCi4VzEGA5Q20oekiX7iEqCvtH3Cw5LW+kw+wu7xqJpQV9QCcSsXSCdq4EmNud5WVlByFpd7a5kRv068iT7c7vueVU15BhnyuuKZm66HuLnWc4WeZi57CSuzTkSirxrJd3eHg5fZHa+21PsnE+7yWV4ymgswSn8YTO45fdDbH2N5eqEVbOunVVI4f5zVzqnXSJ93J6YuYZOnVyfIS4+20Ef02SRIi8gZUQ5hGE20gJhJ8fKML1Mn1IilMC1uzO4U7rwDA6JjbHTx1z5XpUX9+lzb5v18cBOEMtdtbCRQKhLziUDeLbgOkipE0BkcCJaXDS5iEP7Na7m1cfARYZJKSXPVmMRD4vM+g0jDJIB4NTWmS8JHuotN4JEBNbL2Yww0EARcwbXn7QMcREwS55NFPK2qb4GaWU5DSddG+LchaLz8F1N+XwuYraRHJROc83MKNWS3L5ZCsoF49CvaNNE3MB+53XFr4PpFRVCNdcWjjnObTkOrZuEM2EPJVoJuC9gVhH/JbcywXfcsMcOIWHdl6IEEuQcxTSxvuBGBHQ/R2uPLDdlSfGXf3IqAvGymYQLWIG0SyRtWE6UmBQ5ZCEmsboWpmgjzi83Sdeer61lYbpGDJvgi68AMqzSBx8Dov8I5hnY7f4uOtUJ8LkrV2znwZNRh0BCpX5Yi6D/XePN6hrnoEgzc9gb5gDf059RunAxywjQXRS9Ri+4meKIrQ5zPhpzvuCx+tNWXMSLDpEVnHActiiFubSWMhC+gS7Z7GzhJijFcly2Ia0qyQdNWoPFWpN8Hm9WU3UcHnVYj/DiukW4pvn6/N5dA4bmKKO7MG51oQFsp6gnEwO8UxcL5TZxVTVRAPaos954ggL5caisbJRVZv9Kpm02eSSpuBIsdWeqkohyRsBM1IbPAQSkiSSta9Rc3hWdMJGid/e0Okgfnuxk1Gv1MV2eQUxCMhAEHXK9E6bRKdKJhAR3XC+iGvs577qbjpQOrwNzGaxg/BZ+S7nzXS/A/j7p8plp8Vx1+xXH7K0zG4qvtsJWre51Xu929ig2iiged1hLmgEyjxPJgWlfolcnhR0UEFRm0X7BHJeF4rVimhQ/MiZsiDWC8S6zVte3bqnHXh5eUnLdKsy3CrdIg4a7+nWZGDIwCKpfLcHJaybh39h8cdz/BzCe93DfHLCvy1yp9OumBQVrF1RVdqV6hQVZ6ZdUal2Rekc0lq74rF2BbxUGe0KsQztHXLqYqtVpy5OWnXqYqtV9FB1q4KDSppx6mJOotGptlT0elUxNYzZIr/i97CXUF2aGqwdrkIafpAXYqm9IWeoTqcYvsaGhhvv86qNAHjXX2mrNt+qYYfqZ/w362c4+ImPFZYGenOD62M5kzc+DpvvVdQRjx081CGvzLz8aa9mWqPFwjFvhkesGs4M7c5hDzjpgz/zi8/rF5/z4CLC33HjY1rvWnsNjYarG435K9vUwF4ieanDLzM7R3DzHIcAzDGXf5VKkdNUwwHTflORF/0wU3kiKjxCdRU48itz+tdal4eIMqyHeby6MlZ5IUAh1KfUg0maOccxkbs0m+7zSCQbhQ8xvAoBllG/n82DnjBj+6estuB1lA+ZLyeBtBIsiRRrLxrAWCvAfugr2P0T2gsFXUYeVwGYSBUy2AjKJXrn/wxTW6Q7/0pv9xtbSk9kq7Wi0l1NBxbl3DC/yLtFFLw3wgOerY5ZU5f5zUVC2dAD+dl42CLVNAseBr8IHqLKXxYepnX9WvDwqkbIELV4CMGF8Q/JtRXUU/kzwrjSmWJcfbuAJPVZm536rK2WZad2AdoYwPBIvRLY5guCjvrshuxuWOyM+f8u2CQHEeUBszG0UtZBpD0JIv0LYOio/8vD0LSu14ShN9oIutTCT2D8K+BnZgp+Vs2mVciYoKKuyTYPYHsAgymuWWdpgjPrrH8XSNJRj40tlGoWCJJ0/P+OjfkGTRgLSGqD0pvzOkJA5U07dX0j24Wcvhii9uOLREKb8FkLDfPWha67OR4N4CACFBsNTJLe0eA0e2PGo7SgGa2IT8Xpi43AWPye6/qbdKIpuAt90YpOl0siraTxXoADrfzkk/QC89f0hUJ62mAhkk+LShYsfQT2SZ7inAmeCVjkLOUcCKgzn3w5vxSxz+iVIuLDVdgf0g9m0WKmwbShYE5y+sQEgGZrGiQQKBavTAMgpsFjlNZTRaqV1VtPKis4GqsSoX0Mk7vF08rNbbYpRI8R76COVq7SCWAvNssn21KbwDYSZbhocz8f7rmW04lkoSAYwbj5YinvaTdbds/kiC1TI8HqpN6qH4kuRK+dJvnxNaLkruUdjhwUFeI/gb1e/K5rLec5eEU+CV5RQNwerKxDX3LJWNErfM6jots6pQL4rCQBM16pmhwNBWySNRr6QMMia1t4FxHBpuBaRF3yrm/00hit0MQRou7MKk9S9OzL/Nr3yz80pyzqakaq6i1zp2bLXDdszG7YWNqwMbthY9M0bNw0bJtu2FgFBM8NcnkdabVkW4Vd469nRYZnLS+r96YXVu3AyhyiUj0dP6DivWbzVZ8/ZW2/jvIG6MJ+e/UI0ehprBxjbLDIQ1rbqD8RH7LVgQr64IQI1/ATbbDBeCTSSgMvOOjGd6CnGY5g7rLDhzh+oIP9xE0i7y2N2GbbIkIbWso2LmOKN1ao3HQKWmP2M8MZRyxT0iS9K7qXt5R3eP2xG4MnjPIWNDc5mHTnsqLZTcpTZbNsVu4V1TirXoO/AOtRl7sveEEhaVbQUPaqKvGqKhhVvAVAQHyUYAa59Wne+wy+xFPEQj0XcI4xqO9by7L/mEk4v/x3VP3CaQGTTGqv5S0/yYb2Wt7K8/Ye73balkEB3Bzr2gzBmki+NI+/JPh2Rt+a94sGmJlZFGueeV2wACo+CV9trUfyLQWcz/ZWKpHf/HiLBz0WMYUtHjTvWXkExJBLmEo22cnMJTquXKLgyol2ywpAzy6EVBHsTjtl3yPKcIkYmVJ5skXiS2mnOgovwgklshadHmEs9YMvA0Hl7aPag8R6u935Oow5fd5iyuK4zY1yHIGJzp9zozydK53gTPtZp/tJulVjnqn36aRVtPx+BnZFucUkQiYtOOKZ9qdPuoudj8IgML/Y2e4ntfGT1Hyz/0StOaCq959wpuwbbJnpQ5jYpxYRdtEpEkIp+CBQVdh30hsZfvAVJXk6jhoH7XZnp97RcqzNqUy6OeVbO7d+MJDeQMeSGyKfFd9IlMl0KYGUfDnksY0liM3u+a4Ud8C2zyn+vquInDfBd1Q8qM0+OZv1iHGIj0M+dfCRB9Otchq2VY1eiVPf+L2N7AzNZfx+GGboTMCQwZZ52gnskelOiL+pV7PtlLXIIFs1ryCmH2875fgGcN+vNiBKFIxZnk5c7aeelW2n2kLedqoqhHThY9sJQcPsbSd5yjfzTFYyFWX5LbmXxbZTFotSH+3EojQr205Z3nZiD7ksbzvxA9tdeYK3nbKy7ZQvSrKLFvECtLad8look22n73vCNfZN4RpiRZRyDZp6aij7CFM2piSbso+Asl9gn36x2DgBKj/GVuBP4bVjU6n8mNBPNZV/2xOK/qim8u1C5Uw+z3tM5W4a6spsrbgSS+5prV32eW9Y6q6mdKUpXWmNs88budKf9MkMUbqnKd1La1M2pXOL7J1m2brHPrNfs8/MlI59ZkPpvM0slM60TZAoK6HtPf5U2lY2baszoe19TNsrpuwulursLuat3UUuk9Awh9g2WPYXaaJ5MKH5TBXNM7Fnhdhz0xE70ZsmdjrTxM5lmthzmthpbc3Ejq/wqk9v5LGsaMIM2uSPCDrF+xdls5sLm9zN+Xu8u3k7arLh1yGDT7Va/Q0Swr3UivYVBXE3FcTFuFVm7lQSbzMS+hFEFInbEhPZijqSiWi9BCtbthfNRLQWOqyvjmaQ/e9INjGaPaY5S3+VmS1VSkB2Q20CSHB2WR20V3E6sWx6mktPpZFyKaaY8AD4CzZxNV/RJrjxITE8VfFhc3LEnGADUew3pYVVfqvJsuKYX9vtY37kdqrndEeP+wDCUX11wofv9vPV3a42q8VypKxt+2osH0I/3Xhsd2CsAcOY25HdiA+OHHQ3dd/F1BbNFDvZNhNcY5+fTsuRc2B6VYiOw8P2wNYNTK+c0NaVVTDituYfnoC3G1bChPY6psyl3oRf5uO4L4G4+Iuy/V5daUFXWqittFBTaQMSoe6yQmbndyGVUZifiBp64XZcwPf2+tEMHHf40cyahwNERJuICvwwW3gewBg1LPL24Rgs8vbi2LjIm8BxxiJvB47FRd44jjMXeWM4lhZ5o8DCUcKaRZy2RZCVrk3aFiyVgsUck7eJloueE83CIR/NxiGImnFoiebgEEZn4VCJzsahI2rBYWF0DsZrKRI4ksga77wwPunGOW1enVu2BRoZt0vpYHMnOyy2cbIjYRsnOyy2QQ9NYRskwJ6id+MPN3WqFzuEa5zsECMY7EeELV3eMWTSPavLOwJ68+gFXJ/T5Z3A8ewu72hOrGDxDapjBlpB011HKygrJ4Yp51E75+uwCfzsfMNM6KXDdusPp60/bLf+cP3WP4dGf3AW8RXd+sPU+uaXZklyyjJ0Yc1d3gTGe1aXN94gXTiA6zld3l4cZ3d5OxqEavAhqmimdOE57sJ4Q00XcprX4HnpRjg3nIMsmHPDVkmH2aojR9odO5p27KjdsaP1O3YM/XlkBnEO3bGjHVg3kBwy1iC+DKNoPH3ypR/Vyw97LrLCFv2TsOxsDXFFz56rU8XOha11QeMstYG+0Sh9PsZ9PlaY0mfRpeB5e+iO2z08nvbwuN3D4/V7+AI69k+EeCd0D493sPwOG4TFzlE0HO3cVxCjBHoqK218gdu4b2obD3AbpX1Me2wo6sVs1LSiFZKOXMOGyZMIs9ARLhwQj9aOxOI+i6V9h/GKQLgNcbnJkAx3VaNlhT+esZ5UEBMnM7pYxTty/cESzCZNlpluk1j8hE3c+ivKTUUuElsfXx4uRa9LbH1eB0sf33o8+TZVL20132/ikLp0cEyX+Em2zObHzYOcTHypqPGhcA26eVWqfczGQNjwMYto4bAlJ+VhpxrNiR1dS0Qs81RWymktcJJPtZ/ZseyZzFAYPJmhBNhesFkzy3bnUIGFdzDxA4UyM/V9BWzHX+pNFspF8MIDNi+8j1jhMYd5IYy1azXn70hzGL9j6W7o4Vujhl1RKUzj3ve27k6eeBip8qy8MskNmmXChmleaeiloX2Zll91MurNJSY0t3yurPyg6bZJ5nRKMqdtkjldn2S2zKfjj4kpjM4XkjnNTCGrmTINCzNlmqGYadMMB+aMDVpm3prD0cuaSW+ZX8WkAf1JWInAOmKfXz6XT2gmb+UTmsrnMroQ7tDh3JeKqoOOrXQkgR3EikxPLKHOt8XY+akYO98WY+fX7eM4uvYgcfRtuo9j81Mdt8hanrboEllL7Ltc9Gd8fpm3nbbNZ3HK1Zye4AAODzhgBqAVhsJk38DojFPMD+BtJJdBge++It9PeaAEpqvHBxO3+w7b7b6jxu1+ej4oPHBMN/5EQRp/bBpWOC27np+atJazTGDM/+BE54EfyhUi3zM39OtzQ/CZM+OG8Heq5oYnvcQNinjir5IbJiz3zLghPV7DDdNMp8IRFYvceRgiYtuweCZ8bTSfSN6S6x0kNZGX5TsxCOcVGQRT2Wie5Agmt7yRIw7Y5HQgJacDNjkdqE9Ok6CifXM61UFNTgfmFy0hiIjXZ+kIUy2LRwAMVUePNwmOTc6vIgdmEhno/MEkMoZJZAyTyIBJEIc3kIjz8fegipBtWFSx3g5MfiivdbPE3RE2A1w/L9x+X54WB8Tt9yqL23+AuP1EKvk+aoPm0RQ0j9qgebQ+aPYDIjuIm+7ToHl0PrxfeHKgw0TEjhhhHiUzcJiIZnKJkY4BRaZRWhqcKsjSgQWuGZpmS5pmtXS8L2G8++fXpdtq6RgpMRY7dwmrddYKq3VuEVbrXCMAmLABMJECYMIGwER9AOxFv8cJN/ZoAEwIAJY/86bNaz458ZPuh8Pibisjl5U6JSoKlIoCJaQOLAqUqKTIJQweFuNoBXVIg2dSg+eABg9Ld3peolYEAp6986eR8IStpZK31ufYMNiewmC7DYPt9WGwE11/lKabHRoG25k+SPLZW5ApdVxz37GCcONRS3Cml7TgvJObPDqdUPrrE5xP5aW5R/PS3CP5+pPGkfyUpp6slZ95foD/fyaZLTKvNlscOePZompe4dniUM4Wa3+VswWETm7rmc0WlpCdzhbgTYeclDeBWqcVjMJc6hOdE9MnQFgrP9hSyRMweolndsZ8M9fuLI0chp9n9EjpXXZa7TA6iDOHmlsFtWwSmzxbB2rSqNGsIb9aqLkMNVc/6QrURlOouQwc7A+ZeVbPsumGiEzhycb7Gcy2sn7gt4LnXPRLxc8ZXd5Rc/K8ORl3jW91HRt2Q4Bsw+5V2bBbBDiNDftXjK5UKx6N2l1d7i4PCrw/3jC3jkmPI+HX2QbIhnBNHU9npRIe3gZRD4qGzoMZGh/mHdBVhc4BNkyy1HaWNRQ/Al2aflh82nHxVzo8wUkVndepSBQ4j3AkqbTJuqCPn8f4Ixvc59Xbqj5PivVW9XmSGIc65kswd48t/rT+XnCdTQsHrH5X1LiffJ+udnCIfQRgIJFKJIkvKi1SHOYnnvbLvCg46FvASHs6zmKZz9sw3sil3t4LzD2taHQlvD5kHcKYolBGPnrdlZy4NpBUvzlu+vwrExZ2PjzWBpJJ2zAw+IUvmRsfbIu/5AT5Ku0qUGsytfzmNu/MSdt35NhsSdtGemIbydBBHnVY8bM+VHyJ3DDLFlGyM8K94c0RVTRd8o3PqHdAsnIaaJCYlRMN7b6cLLL35kTsmsjZxnBVslpuRi4HbbSfyVmZS6VKfR0sNZ9oQOxMOn0GNm9FfYqAVQ1PPCJ9dy2TMz8xqzPvI85nMnoubDg9kwvAY2MzT3IBQF9M/yQfswYTdv+JZd4rtdM08Fm4Z9c+UVtDdc+kjN3wSYTNJen0mmteb67zujESlAnEI4GIYxEWF6kWDhanguQDuoFPIueowVptNYjLUyq1TGxZekZDUlMvR62u5RRTBiWtQWN6sGwuAv330/T3OtHTNwXNhhF2qkNwl9JLQLx3RJ0Zx5CtnPt5L+a8ZO+A+Yg7hX+gcncK/5AbnepoLv6yY6k5jqiqe1+puVezk6GZQWI6idziMPhTiXmrK+atVGNDjZGTU5zpaFNVVP5nqrjR9TZhgxMu6hyLwhhF1Jsc2p0WmHs6reziZ5t70ltWSsNMqB95Rtnjl7yHTCbyWQKclQY2Pc3Ym7SB2aRNzV5h9pOavbLpDzfbT81eM4nFKyf6KnOz+POhZ058fWLiJfNOpMMWr2ex0YkxjXX1SfFamAlTvR1xTrKuYWOZz/gpfaLMiadPJFmj/kCWP/CU76nNviRUrHKudRNEku3vZC/587PiyVmhy1N45LbGpTgLzRBMX0g0utx9M03K4ntLc7KErkHoKhdgzuAAjw4XY52L/7U5Lug3cw+WSRrDC8TEzLxwITLfwnUrtwIrzqR0N6ftTKIEZ5jNu8Hr4BVOx0A7NYJACpxY2+RrKEKaK0CaK0Kaa0CAYLbpnimZGhokU0OhP57HKSE4NLukS0H98Y+bkSJLGmwKS2JWX0FeIqSQ5U62wJYefc3jHgLAu0ilXBALeTcemxMrXRECPMiZFk0fb07usVs29Y+Ou3DYtaqVGs0z9bWtxFs4qUlQjKQpM+IfTm3fjGqguElc/4JJKNSQxPVvMO6zrgYKpxIqSOB6mpDaBChup0QEZJOH4lbXNfk4/Quh0uAEbHQssbl86DSVHIG+w9ISan5Spdk6M0k+m2wSHNpEByfIw5DQvGRCPoixNNv0+5yXCMzlqxnlbdJ5DrmXVlwSjIQn4+LrWCSxJ4bVGLOI126AsEcQBipwAC0BLkOxMfSmz6HsihthVtwIczo93CWWJH3okiSG+6FLrBju9NCUGO6Iy0XvxqeDTnX4EpGrD13Cyt44L0vVI5e0hlnozhSh0sGgzM4lhy+B3TY2b8AUCoy1rgg+iZLdbtPptE2n7Tadrt+mLZfS8QEo2S/VSvZLdK1UkNOK80tbdXYhN/DErzz2qYmHZ7NVltZNzbN1U/PSxH7z7MR+8+o2Yj+9G/9oZqfaN0/rpubpWqmgoJVI86Y2AnD6fLPViG12I7aljdhmN2Jb/UZsx7dfnkWrAd2IbfOKsZKqqEiP0faaZkTZVmrEeGP8oTkhneaLTLxMqzOL8UcaORckXRSLX3N9b5ML1+fNGpGxuYStOcZV3/JvILwm3NWITl8gluDtguUWGAWwPMqDU6TJpDNIKsVonVqH2WEk4u80I5UbGoLUIP89vVLF+AMJ02LPCN38xvh7zXHGsDCJW6DvFL/h0fTi3uNr/pA4cNca9Bi/uzHbgXtsGgfuegY98cLgP7sRNoDVPNniqMh2cKjj2OX10ddHNpBKNXexOxw6T0Rekt4FNJ6e/85Q5EtGGJoPYc7OceWb5VouAo5+FI/bmVuE1ZQso09fo1/FyjPF4ZmChznNmS9+Jj5bhoAD6iDybJ4obhfbKiHzb4TNiQkEyCph5W7ZJrZUUbYqURGnn8om6ackURHno9C5WyT9VPIpnbVIHDy2JblbXJ38t3hbkquidigNJY3ZuSrGpslVUdc2y0Gvvgr3cslWsVUZl5FkinE4m3O9z6NnGfP5TNXnkSot86qfr058oY3VTPILDeCsNg/LptkveBbLwO+ND/MQY0uwkUSz4O+UmCkDXZ6Ico9A8F1JIixd5xidWCrN8KQZ/IHLY3ZlmS0Ug0R6npVkAmMvvKC5WNyimL6mG4t/M1lNjYjAxqSOBFcUYHgaGFZMBONN0CGL93lQwgowPAEGochKOFyF7hORzwDwWtmvahKLHz5cPQT95dWi00PcToUd1opkBXuElVLIvw7APKIkMdak86tkMdWwmAqHNCB4FRzYMjBV/rUljps1bt/0QImN9rzkzEnOXP06aNU1kGVpAzGYIX1wUiyA2pc4e/OwrCBQ6/gOIiL9qe9mAaiQ6Si2VziurBnRo18RYQn0soAe1qo0E+mFyBT4ZQ38jM9HR5n9hkBUjiGqDPDIzqPC+vQWyX/YjFA48KXPJwbQDqOYhJtSkgUPTiwcxI8q+ylbI58rGOeL1bli5ZJX9USzeUICALKupcC5bcwTJW3MjHyb/8w9lZxR6be9os4lmAlOuRJFO4auD1eoy0HlfOXITObITMZXLXIVYDFnTKd5KMMcezvmH9vyZDqvyb6cTVe6bVkxfs+J8Xses4srE1BYld79hE/M10d82yPur5a6/g28JqWxCbeayPbC6J+Oe1whmAnIPkJarDiXg2veJPr6mfvLjubCa1/tfcoiW3JuaPqvuI0dvDhkV2ou/SKX3oh/bkbpLVbpOK85trPb8g43uXGp927rQ2vLvLy5XZakd8m6e9RN3HJttQrVM+ZO40ZLLKVKr2JfZauucsbP9lk1xfNZTfV8PuJaqqHvZLwkttWo96u1S59qj65jgZ25TfqE3aqJtFUTdqsmpmnVXtOqPbpVE5VilZfn3rom1gdqAu2edPuD55Wl8jvq9Me5IbmTqvy4Ns4/+Fk1l4AON2VPV+pJtVawYweREjzMzHDcvEK9GbnrrlDYWH9GK4T+G1v84GPPJK+5b3IPEQTAmybZUXqxc0Bf78M1d9uc7DEnE64kPNxbCT0Wm2uTHWpo7+HR0AKzbG58ioVWRwI0SabQGzjwtcNSrCcCsw8Yc27PMgyQYwI40raRwOxpgXmPLTA70wjMDgvMnPAN364WmD0RmJ1EYN5TYadQr0rxeV6aNQdY87QDj346HZ103uQutyTqWswyEvWELVFPTCNR18Ms+ghdfc2J/1JL1G+cPv8bWKT4sO3Rx718LL7JdVPRAUOAzEDEGcRZx13kIXf8X7GuMvSDv1ecFyuU+LrHvazarGRNew87VJ2UOGj0CmGRsKkgUQ8a3dAtoXO5u9MNvqtoONTVoshp4YQShNHB95Tl7cNFqcOLxI2gJXZ+ZeS2wkRfgj4QIBEJD9y+zP1/s0gK15igeO3OjYgoBzST+bTxzObTGYzuPKHux7GxU+1zdQKz3xUdKsIEw1rfxV4FYpVC0qcZ7Xc5YwehfVnHac5LtiUixGbe3AmQ0wDH7yvtg+zzteWCTO3+msSMMEpb4SBfsQOEhbkZWcQBUR5HRBYo/kBFnMycNbr/oLg37ElE949RG5FagU/0xwXYxyxnNA/c5kKn+KSOcXfEMVGL6yBzlvNaa2TOViFzFrEIXhWZ482cODwVJh2WhFJRck9dUdJkJ4RGBgrJLDCLAE5LuVvKyopXioFi1pY6T9nuWoiZ+F01I6u8jOP6qsgBTvxirDjOSezRQUl8aEA2C8hmBbLI2Dd5AceFz4ET5RB3JKP9xnLgEmeDHtjft3RH7G2IcOmuaC1W+IR9vEmWFwYCmZcuqnlIZ3V60wpVgsQHfBFwelOob4molsf3KuCvO4TXImfK8/zI+z16JuRHZjum9OVPeRuohKi6JWnu6Cg9OeOO0H2KxqF1ek43qlDXGXGSw/U5yUeDnNrsbYKg0LjZvVuidvuvwEuEAl90jVJeCCUvnEVCZN7Cm88J3SiLbrA+fyIqPgI1PDOSEpUUDSNpRM5YIukCOFTDSFSIL9pg8p7GLRtMdUCEAhChoBHBuTrMD0mmHiBLnlW0YYOEXvDAm4J/tIltwrWJTXOSUtjILr50M4JP0Isu+IlEZnzR1VYQ8DLmxCilxc6jrNEmomJm6YOraBsN13xWbljfQlO+r9jkp7YhVfw59pNg4U5UkE3se9W1LJK/zApobNySVMxpidudQyQdTPAWWBtJC13eDiXlB2DprMv3UfmYnNNc1KVO87bAcitzsrTZqY6CGJr4h56XdAEh7vHqjHjLxVSQbC3PXPZ+ST6NbXJ2s/XiUy7HoAheH87EnkRgwSiQhyz47PXtVy7W1lEzgYg1sJzBIbqRv8XrL8+i4zN0nE3MpTmVP4n/zaKPOP2RE8/vT9KCzaYuJlG4kfIEEbyPegwZp63LO8CnJpj3t4yreTRHO55WHJ/nOscpn4VDKTpb4uJUnHzUgtDcOYn1Gp1jYnafo2N213qlR3Nn+K7HkaRyYabX+KXnVhlXVXij423PVMNBvOGsyt75ucRJPZwBLGlNxOkt9tbElksSU/Etl2ill2ce23ydrYzfhh2S3TNpDam3SrZgWyIsGau+bZe0gqrO4vUoVYv9EYeI5yxtMFC1PzJuN2I8bcR4dSPGaxuxA99+eAYtLnQjxnUjPGnEDqsR21+tETvtRuxMG7GzuhE7axuxB9/+b7NpktSN2Kkb4Usj9liNmJi+EYSOjYSIjWHrVY1sBRc2shoEW9Nh6WoTMZYqgrsQVdBP3PQslkSJq8L+kZaSOpsEQkmK6K23a8Esr+K9u0bs5NFHZCdvJqdK2gICrBAGd3KEql1Mj0QvSfhdL/4TLiPaSchhLoEfBHAO0coYTuYsdkZxPLtTnQb7aCG2g2OJpgEcz+pUJ3U2qKP0pXvZGbSNqKjLeZDxuZlthYirlJH1u1ks83QTT3KgFytJnFA6FaeJ4tqdz3plluj2e2VJbFbFhyrwiuU2O5yxarsnudpDwhs+5YxVY7o06FTcHUd7Ep1UVayKv02jd49ewPKdIJNkIHa1Uwj19pgX8fG4FxWsQL+ItR26EoFXo4AImYa9pSxPAmJh7qgDA3A7Cwb/5AsMXvA52bIOfW+9FfTLq1aGPRfxk1nwvVkE3heqBV+nWvBl0ZMd+FlCUmcgIc23JSQtB7E0M528VGwXaSVghQQURiKfPMManVCJfKK0mr74nzM+chMr2a+YnCqZ5MsZLYNktQziigySs2SQU94U2Z2z9vBSyCUhnjgwzW9FeRTyRQ7yRU7kCw7jx+mVcxA1spaoQeVUsEEL+YupGWxFl1kZ5RrtxcO+6gZIvAZ9o3bFIOpO8K4w80SUZ+Eo18pWbPYqiQG/mGZ+MSB4GrILLdPwbKeadAW11GIHayNk2hATEl755GsQIG+nCjBNPlG93qmRT3TzT7jTN79N6hllZx1IOm3V2QgEKo6lKdnHcaBGmRb3eUnsKO9y90UVFCQKFme/aUCGnWCR926Ljm8UA4rg/7XXdGmMD4EHv2xscVg1JDKPWyOjMZ1oYc2pKzVOMp2c59jCfS3iFwMM0rOcs54o9u9V8TOu7KyM1yzXBYMzGoOzgsE2AklwhHSUMOpZGogRms4SIdkxQjICDPyAeaO0TgvJGQtzM7EWI4Mf26iQdpDDhgsj8M6AEXBX/9rq6puFzo0RFGOdpVtzNJfLWxIw8PlrWganSv45CQNS/GpOZTZ7YAFHPEtrXrsYNjrlCVtrPjGN1ry+zvBVteZ7XnGHTkZtUsc1kNATzxMSTiaLXx+m1jtd49L3y1SLQ2M2oazvT9A06g9JQ0wTMDW9yT2uqjOwEx4QK6xeh/uyDvdlHe4Lv5vg9Zem9+Oqeh3uyzocqrz4/I1RJvSHHwszj37gc4kSHU3c4VpNRGKw+k18XozdlHmMPou9ByDJKMenQIiD7BUQRlwJe5C7ApKIK6EQ8lcgi6XLSd+vgOTi8tbwFRBa3DDPpy+gvhPKbBpIMNQD3nShJV1WvmI/kVj9IU8HSjUbDujajVbPwHvq92y7G2oOyk9xx9IwUzG7tFn26Qzq7S6USXI7+En1C9yD5A1ixifUgQTiFYZJhbvd7pxSyd4GM1pcHOb7O3XY2u1e8q6TnOFQZdGuY3+e0aaErba19B4vO1rv8TlsN8clVqG7cbCCKQ3GYN4KYWxxiBQWYhNLoFvRGqlbb4theZKjc9hzYAbar6Oju/H+Sj/DjdhWyeSOQrv2t2HZ2e1ESqxC8BX6huLagxGIkfvbitXBfkkQIV7gXitx3UJsT9KL1za6VE1GdOUZqYabj7gjI1HmLRzrJnMb78H7HI/02sYsAoL2x8EdS1nJ3sA+wPgk1Xw7w2+FhBGG7TMMJUt5y8ZXO41yYC3HBCB7Gyu5DRELX70dLXRg4CkR1NhKUVrqxuev4EWGm8BM5y+lZlSKRrP+sOv5bAUBJmB2tcM0mMpKCXsaa8WbPsUOR37ZgrFH4pdnbogK9C+ElLyx7MvdR3e1BVB+C4zhW6P8IzTnsYSDIMLxM3f2x8/eSTc4FYqvY4qVRAucl+RDnOEC9pLrlYvdLTsk0r13XccQePbOaxv9Zc4yTCX/NY/VPzEj6jYxI+/RD0T+1tBf1v32VglI68Qv53jrSuLRMpxotb1gK7OxJw1M/tBVarO6h7/jXMcWBnjptohG7JphHm4asoDvT4KjL5PMIE68dEoDsvR1vEE8K8xuxS4xcxbYr2W6PKIUfs/ltNf8FIxnHouyW/UzmGRvi7s3PDaGuwSWrVvoNR6+ZxGRzrsnAYlzTdLU/npNHZWvtIkx8TJON4NASPjqlmXOWx+jT+r2POWYR6O0BVvlSbPHUKezuWWTzs0CjmXAkuyNkEAyrOYY42vCyBwH1CrnlrlshqWhePW0TUPLtqRNS0HlCKhyY/rppKEEPQPK7FZ+nRuAShhwy5xkHPBiLszwrae9jCtJgjax+BHqdDOgB3yN0Oyteijf8wgMQ8Rs3X/PI0nASisw8ijzhGwyKtQW5g08Ktl4BdwbsjDnePbOJG5xji6uY036M3RkyOXiv8pdh+UIjKLC3DWNCNPZBkN5Nt12g5+p0P/87nKeJnCzI/1yarOI7YhWvukUtQbUZEbXCY05MzonDpZoF7DLcvuvlmVvi2QOvwqeMljoB8tcQsxAEhcRaWTRR5p3qVOYIu+B6Zd7faPP3kWw8ghOw3EIs3dhmRorNxDooRgpLPPuW3bPpqi4zH27FmiLj8xQDvLaFZb5991I4irhh1/URqA/g5uIvwn9LIb5h6AtkY6hS6zezhvivRD2/Y7knAUL/vnLL5+/glmFxzGmMe9ztmfY8OdFhI1+M07eW+ekeF9IU8Bovvh864FmxwF3bYDrTyKtnOw2lv0meIj4VHxYjmNfkmP/KT6ObrksxvHIrFV83PKNj/Ox95lnYlN/E0IIOFP//p+X5j3+zn/+TPfruv9m61s+suTg+ssffejzX3+y++zSHVvv+Ns3H1TvfHbF3Z/7avdf3ntq/76rb1ry7dF5/7LxnX/d/cRnfrpk/R+vXXL4H3Ndd6782+6jQ3++/A9X9R380XeOx+f85O+6W374kx/80apNB1+64PCX/sfqb3a//PiNrS+8ZejgDV/oydz66Le7v9t7ebT50vcuOdLxre339B7r/sG1q/7jte9838H9P//OHxeP/X33h9e8t/J/V95x8Atdz5578srvdaumr3Y1qXuX/P0nX//whz9+vPuWPT++/6F4aEnLJ866/4Nf/373X/7Dl1f8vnr3kgVX3fXlR5x/6P7Jd/7oord86a6Db/nQnMePnHOi++zP/W3byp/efbClffnN/1r+YXfud5vf+PpP37vEwCeAtcYU+DvOzA/+y8Atnz3ZXex5/rrLPr1jyd2/874lB4Z+1H3Hh77xuXj83oMLV25c/96FP+4eznz1z+/Z9+CSOY/Pb/h59n92H3///L/pf3HrkmjBrDd/+jv/s/vgJ082Fb75oSUXX9L59W8++WL3d5e98JmP//b7lrTdfM23c3/8z92PXX1V5s1v+NgS41L/9tX/dfaCb3/i4P3uPw437/pp9+UP+v/jzjlbDn5r4pJl33/0VPfFK7a+/Uc//NiS8ZMPv/8Pnv6X7i/+eMO+qzZtWvLY3/6HBz914mfd9x5+14Jndn18yc63fuDbnzjndPe3r7nxg73BvUvu3/Ovz7fc8lJ3ruud31D/9P4l3xzfs/sze37e/ZHKzrMv2PnJg3+xz/nu6Eecd73Pua1n5L3O8MZ163qG3uOMbBxaP9y+cX3vHb3rB97j3IzLMLkcGRxsHx4YvNMZ6b1rxOldv3q4fXikb9Vt7YMbR5wr6TLkyxCX/OzawaERZ13PXe0jQz3rh/vovG99cr5xPf2zcvCucHBNOLK2N1xDl70DA323D/eGfevDPl0HPd5369oR5+bBwTC52Lh+uFdq6xm+vXeVPLpmoEce45OeAWpp7+pwqGd138ZheaD3zvbbB/vWjww7vXf1rrt9xFyhIn26tme4fXUvzq7pGQ7lbP1g+6q+oVUDve3UxmHn+sFQLkO+pEb1rRpZ3zs87Aik+HRocOP61XyGGlcNDq3vHZI6zTnDBQDms771awaoI32DdE3t7B0eCYd71t0+0DvshNTcoaHBIWrHSNgTrt+4bmUvX7T3tA8MDt5ODUI5nw7e0Ts00HM7V3mrPq7eONSDip3VvXf0yVnPShojhvq63p71zkhP34CzanDwtpX0c+7oIzjd2bd6ZK3GB8Bu3cZVazU+0GXIl0N962+VQbq9Z2i411k1MDi8cYiOBDU6EFzWraMRoE8N9K3vddb3rOt1Bnp7qGtD1NWe9bcO9Dpr+oboWs7X9a1ezUUjI/SawFh3Wl8M9BCarlrbi6+GAz1Dt9LHBlf3Ci4ObVxPYBzuo2tGRroO9fVw74aNvetX4b2BXsI/OhO8aL+jZ6iPrwFPHjQGp5yhDJ3qlUJ9CpRyeoZ6e5x3Oe+aF9HJMI1atPidzryI0HKEoMJXN1751t++8vqbnRtvuPb6m29y3hovvza+/ibnpit/+4brl9/kXO/cdE381iudaLHTcdmChc78yxZwt9b0DIUrewl5ww4nrDjhRc68uyOqWiiAystyBuIqO9/94B+G9M8emnKIoENnXjjQt65vJHQ04qNExiN0rgidxZr5rRkcWknQ7l0faqDX/Fl0Sfg9eFvtAwRMBkaoKbb2fSbD3jtDoaqw8oa2kD5phpHev2sV0UbfHb0pdlb9XWnuh/Xvp+/bhFPv/fr3h0d6hkYYsQnc7WuGBte1Ew6l92/C/dAMB+6HVfc1E2tP2VxN/+U+11Dvvv3+wCCR0Su8X+/+ukGimlVriW56hzFQq/uGpJP6PpOvGUEQdHjnWhrsHj2a4epBeg+kBfbZt+Y94eD6qjGUV7iSy8M3zgvnd3Re1tkV9oyEb3xDB90XMmayDakvdxAaEDKkbEWzgOTvVqKSkd4zf4V4QDszPYEQU7r9dxXBhu+HKSew/wTv2jHdrO1tn4rjNwpe0jzDTHDKfc1HZXzX0VxSA/8b5L6Mb537a5L26XnoTXQyPAiQ9oKFJh8lgKwO8cSQlBoGPoXeVldjKyOwhe9UC/c5wdmeO3veI4h7U/Wj/JdwO0L7wY23rq39XsIDw/r37xwipGw3bLV9cE07D2xCYjfpO0BBuRP2DYf8lsUIykl9a4ndodV6zgvXUeNX9kr7ARY9iyd/Az3pBEkPEF4SQw6JKwxsXE1Ylbwn6EYzxqrbXok/jQyGI732IMrER5XT7EdU1j6IKcJ+n2dC3MfX14e19+X9dYNDva/0Pu6/0vuM+zQbTuXP6Uxc/z7gKYIJEFDmhGHAaHHYgZEgYWGYyJEIG1fyJF2n+EsiFNOrkcgYxqsII1DNcDoj2/yIGz1PgD8fMP2tlB7BToELRnSiu2v61q9eTA/iOKzL6fWOy34rXNszsMaUVPMPEmoIMUbu7O0V0sXMD3wYBCccqZotjMzvwyUdBfD003/zor7h30ZvosUjQxt73+fU/UvWB0tRR5Z+GW08XqEflM/ghdidKO7AE/w5/hL9Ds8mNqPf/x36vRVkoctvtsrfRr+36/L/0yq/BQtCXf4frPJ30u93dfm7rPL/i37/UZe/2yrvwXSuy1dZ5ZjNenX5Gqscc81aXd5nlffT7zZdPmCVrwM70eWDVjl42AZdPmSVY7hGdPlGq/wOsBVdfpdV/h76vVeX322Vb6Lf+3T5PVb5ZiyVdfm9Vvn76XefLt9ilX+Aflt1+f1W+Rj9PqjLP2SVP0C/bfQ7TuW/Z5X/Pv0+rK/H9fEP6Pf/AUECjk6rkgIA

"""#
    }
  }
}
