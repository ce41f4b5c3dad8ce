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
  const { name, measuredText, limitText, reason } = found;
  return `closest: ${name} ${measuredText}, limit ${limitText.replace(/^\S+ /, "")} (${reason})`;
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
  await forEachInTurns(kept, (stroke) => verdicts.push(texts.get(judge.code(stroke))), goesOn);
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
  const { checks, sentence } = explanation, { bounds } = kept[stroke.at].measures;
  // As the page's own grid: the middle of the stroke is the middle of the grid.
  const axis = (least, most) => (v) => (v - (least + most) / 2) / stroke.unit + 2047.5;
  const construction = bounds ? shapesFrom(explanation, {
    x: axis(bounds[0], bounds[2]), y: axis(bounds[1], bounds[3]), scale: 1 / stroke.unit,
  }) : [];
  const evidence = marksFrom(checks, stroke.judgements[detector]);
  const reason = explanation.reason ?? "";
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

/** The failed check that exceeds its limit by the least share of its tolerance, of a detector whose checks weigh together. */
function closestCheck(judge, stroke) {
  const ideals = { turns: judge.settings.find(({ name }) => name === "turns").value, area: 1, aspect: 1 };
  const share = ({ name, measured, limit: { min, max } }) => {
    const ideal = ideals[name] ?? 0;
    if (name === "points" || (max ?? min) === undefined) return Infinity;
    const [excess, tolerance] =
      max === undefined ? [ideal - measured, ideal - min] : [measured - ideal, max - ideal];
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
H4sIAAAAAAACA9S9C5xWx3UneJ/f636vfj++BupeGmjobqmRcIMkLPgwkhBSEH7FTtaZSEb40cg2CNlrD226beOYJCRpJ8os0uDo60YxTILm14nZiE1g3MkoGWVCMiTRbNiJdpaZkF0mIRnsaBOyoeM9/3PqPr7u2wjvePaX0HRX3br1uqdOnTqn6pxTxlMHP2EahmH+R3vTk+aE8WRmgv+ZE09aE/RoR3H6a+KPMzE+Eecz6JkDVz9ygXEOOPHwhBSSepzxcalpnPI444mSlGiPjyPZ5vrxlx6yE2E7uYlD+MdNjstLd3w8zDXOUXqFHJSSP6z/oeKwEormEEq7Ra5OCtJjOXoclwZRqXxrVhcynsxLBo4bupOoVMqE0ED7KKFrzkZNuhyhEq6uz+LM0il5Y43rboalDXr0JuJ/hmQPYUYZQ7jSoIR9M8dlpMbHefDor/28/dN2sWSajmOULNctV6pV08u1GI5j009rWzXrWobl2Nlczstn2zs6uzyvu6e3t8twbMOoOVaL5VouMiPBzhUy+M1l6U8h4+Qd23LzLSaFffTrGsay7HLHXaH8wFhZyEi92azBBfFj5xy7f1V+teH1tTs5N7fGLeU78vmckR/Id7es7V+XMwYHu8xBx+7K57LU7OpBu89uoR/bHrLzOprL2WvWUHuFjjX5fL5AtRsGdypLfbLzTs62clR+OHeXsdamL7VNu+Q67t25/IjnUbWE+YZnO7n8erzUv4abz5n3uK7juE4+77R02Lm87a7syLc51FP6ELvFyXvevRu8nOe9wxi1Nhold6NhuKNeC2p0HWPUM4yNnuHiv+vaRqbgeQXXsBb9c7LmfvOr9OPapmFlcjTF6rO/7HjZV93ezCf2fuJTz37OMtoOPvfsp/bt3fOxvXv2/fCep5576plPfdQ4anUnk8c+/fRH9/7wnmf3PvXcXmPK6ln87um9SPuc8XWrY/HLg3ufM37R6lz84lOf+Phzxi9ZvalFnvv4Jz960Pg1q6mDn9n77NMf3/OcMdecvPez+5956uOfNH67uW8SDzv+h80N6Zdhz99ILfrU/v17P/m08e+trpSXz3z8I88Zf5Ra6yf2PnXw08/uNS6n13rw4Mc/+knjf7NqSxc9aPyH5kF47lOf3vOx8Fv+uLleeRd+yv/e3Ft5+eG9H33qk8b/kfbqE5/6zN6njf+S9oo+nl79RXNHdU+e+uSevc88Q69vpJWkL6Bh/6u0Vwefwyf831Z78tVTzzzzqT1I//tmTHl6b/TmO1b+LdM06qY3ZVZ2Pvb49+16Yve73/Pe93//Bz74P372S+YR88vmj5hfMY+aP2r+mPnj5jHzqTnzN8zXzN80f8f8XfPfmZfMPzX/T/P/Mq+Z/8X8M/PPzevmow9/0fyC+emr5p+Y/5P1knXSOmX9M+sXrF+2XrUyX7T+lfma9W+sf2upf2f9vvUH1r+2Zqz/aP2cdcX6M+svrW9Zb1nH7PYT1tesH7X/yLxsbt32rge3P+QHK79od3T+pP2y9fPWV+xvmGfNo/b/Yv6q+RN2w5q2fsz+e3PS+in7f/jQlP0T5k+an/unh75q/4X5l+YR+5EdP2J/9GNfskc3ftne8/SP298xv2BN2l3dX7B7Cj/xVv6nbaKU3gnbtCasrXVjwDqyrm7sKBl1Qx4Cp24qpzZKUWurch4q6fT6xE7fsSmlZBQtz6Ps5v3GMSpbn6mMWkcRmUAhz9qKH2XWM6hymPLUHikZiqs5ui5wHy5ZddN3lKtMZdCvo5wqpRwomZ50aCrZoam4Q1PJDk2ld+g4+nGyPGo9rzs0hQ5RZ2zpzPFEZ56/k86cSHbmRNyZE8nOnEjvzMvow++3jVoN3ZkT6zy0giKU5EiXXl5X42Zt3/GUU/EILS+aZm4CPRoLCIjKqPlZZStrLMjRk1Xz89ZWW6BsoQO+Td9AtfqFoumFjyrnF5Sl8g/T59IXjeFp2MBLw6dcpm9xBQZXgFJF+i1JBfyoMn6JepulCih3kWBGlVAKKkEGy1NmyVQF31Il31BFZde/Yx5QHv4+fKBk6DyWd68hCKHsR7gqm2q1HqailgY6/YRAR+89ZXsfNq1x9G7YqNZNFLMqBLpBu5taoyDn24Jm8g3DxkCZlkTTQlll7alwsFeCPQ+VzLpJcUvZe6QWRTHvoGVOWOPoZNQQYMWN2NKIs1QjDlVQsosOx/aWrGKYZkr1DsUID6h5B80zuAGKq5ZpT6RjOfVRmSGWm01YbhJimW+H5YLdviWYDfggdnEo0crFoaiVi0OJVihTWitvUNn6BZrclxC5SJHLQ/LmzSFp9uIQZd1mbLSvrSfEtEetKxTOF40F/+Y9++Z6zmiduIdKWvcbR++RLl0eoo/Q8UsUP4a4XWeUPUD9vErl6mWZKG8OUcLxe+KEN5AwxaXvN24gp/GA+fI93hnbcmRoHQzcgOUENL8pIESSBCPIIMEIgN0qS9M/wyRA8BAjpkzCCN8Nh14jhwvkRlSwUJn05ykZav3qEV12wHfxttvPCUblF6ESMMnQ5UqOyiuqiVEqqsmWRMYuSbQeoZY5MdEmTSsTiR8OsY/aVR9GP+hLR+TTR6JPH5JPH7rdpw9Ym8NPp2iQeQif/hA+esDaGmSRYSt6QiUxj12qJkO/8TzmznEPho3tAMf2g0g38PwQnh+i54NM8LxHTJqHMiqMq0QSeISoJqJ1oxb6bVEPbJ1nYqcgKUhHiwFaTphoeF4R0clJ60C98hmvjau529xe/w6B6AFzuzK83zMtiBzK2M5YufWnts4Q5SeYTfsmfyyocDEwpl/Y/rP/6+pr3l0tD+4pGdsPtf/LR/7TPz2yxSfE9d0iPkoqMPq3nvSN7bf+xbf+4Ps+vHtLlBEtV4sfDtyaD1y2FEVcguoLQEf6Creee4ygZm4P58fTifieZxmHqC8GKEdzW1SUaLBbpK9VrrfZNMeV8bUgrurGN8PIlqggVVlrAFb0WfJ8ZcuemnfLdoiNH6d5cnilUVf7AqffiBH0hcDlzHt/93frH8HoGxe2fSf8Z3wpjP/Nd4z38/oh8HO3v7PwRyf3z6/c+hFOzRCwQFSo00C6HYTlGb/pkwLjhWQZDCrBi9aFahkUgMKqsoAMhHG5IIuvz4FwDVjFIF83P6Oyj1HnKPaYytVNvZRUfOCwyo1aNEFVdqz+p0QeqqhVkCnDKPQ9rH84rp4oV2afn/FU5hW/UG8XwMhqrQrbjPeUePnfWW9X5j5a29t3HMQ0opQSzQWzPsGA2kVpTr04pjJjVKgwGXjb/to8rArjp+ojz95PKA8oerTaE8AM+qGC7TuJWnAZk4oxBFsYVZUp4KSZVldj/UaFS7zo0Ojb49bhzMSi0Y8wAFzTc4P2VC7IzARZPWhb37UH+JBdGh8clY3Q8emHqFvRI4oK1wGik32x2ktEI3srG+R+dTrEzW82GlFbNDOoqdw280u7aSbEqUzbKHk8yO0uWUCxHEFJSCywDUQkv+0zh7dR4c+/u5SYsTQZKK/xngM0OOBi2omvQQG/FHJU+vtzeqyUtwPlSzQiBGbQvCIGqayKuzBJAfDyWP0uGhQi0rpsgQoWfRPg58xmIrPJ2GIIT9oONAyTgRF63Mo8RjSuRZ/GrYw6iqoc1UH/8b1BnrEiF2GFh3lWph77FVX2PZWntadCgxXiyMQYoQ0lMvkwuK0arTdG2JogiPdHwqOA6vKCgCljY0JkaEIElmLwWvJ9FhHcyUlnDITbJDw+fAAZUPXOmm96Id+HycXpO2sBsRj1N1f6WXCaV/upW9Wxus3zqhUrS918btQqEl5YNL2IgaLX9BlZBBnBTF5IQHNAWsBIomaaKTQjx4g3BSRAcaiD9J1chJjnR6nPGZUDD208weueLRxohqpvriwHUB0MqEYqsrjGZGbzNi1T1w35hGqbymLa3RMvdAGBxNH8JjgnAhAVJAoD3hjrmmnwmnbMMTMTTROTqMcOIVkOoEqTFCTDJTqiJ7BywO9kmWtGvIhRy6kMiIqs9ZnHarKO6cedvDxRiYexvigIQ261EuiyPn1CTklj+zDHmG2kJBe9p8xjPDYEFnARefzuqFH7BGMiazU/hxVP5R4mQuACWC5JNRpY8WpGpbNMGHkwjTERelzGTtRJuI8YQYYKQCgZ841wpmcBEe4f4QmAkSNg4DMyAD8Pf55lPl7HpNssy+RElslwYd+wNfCKAN5naNYiU5DfxU3QApBPgY2msIbgO80gAkVWCD4SgSFZ+hyVud/QjWrIEZpJ2znuCSOMgxWEsM83aHDwKPhDawHhAhBoJyEQkevqvsDtB/QMzBQXJAECHs2gv7F6QVzxDeCYkDxqOVQDsIlyVml+KwtVfSyc4wIVoIxZBwnPHpDg4ZARc4gRIwJkoyKSpkCFbJ2Ts+hiz+J9yLtRqRZCXzSEzQb8OoTn0UMLfUj96pp6jmY+LffVVu/rGaswkQErMkkLo03dtOsDmIE2zZ+/lUXDHjY2yJyh+TJCrBsFQ4QOFAwQJO16N6aiFEDm/iizgvw8YPXRkFNAzDhlzo1BIIwyt0eZqyQpg94RBcW8pBWCljDljAU0DE9SPPNKUFL5V4Ly4aCyTR1V7itBVZUPjwdlPFVV7pWg5fC4KvOiWPmSKil6DEr0krJstHdTFfTwI6qiMxwJShvtD1JqYdTaQYH3Ct4WXzkSVDYSGtmQrzYlaQCWGOUAL2kR20kI76gCoYRyCO8dVfrcqfocoVz5c6dUeXetfpg6TlhLvztq9NmX6JVd/Tvw7vR1TwZctsBlCZL1TWO+A9LgSM30AjUXeEZVqOYHxygzJejaNiUr24E+oDKXuRpuCyx+AaJx9RalrLW3+lUEm/wyNw9Qr7U/6JcQ7KZ1y7xArOaXg5ZtxnuVdSFopRAfxcD5LCCnquNBdaO9n+JlVRkneJfe98r4RvtjqmXblqOnqNVr/IXzFk2jTLy4oX8sDtLaiJWdKnqP4O+Msho+JAqGLFX6PkqnXO/mukUiSrb/+bB9yvN55Pn+Vz6/RPuyAyAlKePnMdK6559HVbpk6+KSQlika1hKJk1MXcN7yc0Q237YGsffkHmzm5m3ZkbuQuBsm5R/N8GqxfF34/uTnD7YMyWPk0fuqs8EmZjpK9GiJwuqckJ2L0t8mVH/zWq9CD6YGBfbq19qrZ9qT/BbTwfZWj1fr6hsTWcioGSW5h4Jl5q5x0ySe3S0nBF2UWXARGZUZjETmUllIjPpTGTBq2dAuMFKEryImaS1JMhDAMuDb8pSTuYnHeInmX1KMJROxFBmiaGk9apuPALptqj5fkd4ybzKPlrSWFbkRelZ0F6PN92IeSMiW1LerhKGm0h6SdhK4j3xhoJdpby88cYUuhjkmP9zIv4P4gtVkd1Bk6uELhOJLAv/F/GlHjNe0loWrWWlzqzmS6kS4krdKLFdZffpcQNK1g1+4D7G0kTy58sOjofGrQlC0cM2Ial5ewlD5KEaMZd54h+FddBSR24myDdLHfnbSR35ZrzJp0kdOZUHwuRVnhCm0Iww+SaEKWiEyTcjTAEIU4DU0YQCBUYBsDGZpWUKLf9lVebRUKYgKSiSKRaICc0yhccyRSaSKTKJzJlYpsgkZIoMRi8DmSJDo1eMZQpTS5pF5qsimYIlzfJCSRM4RdMGMoVJi2yZKHYsUxhceZoQcSPjuOMuKNUhZQ/aCusztsGyCKpYh7G/mkdg+IVUykWL8kDglbOGaWVsx6W6C0sPf3Zp3PhAKVPM3rZw5naIRSza7V4uEIRj6vrekkvrDzV7KiiCLSypIriJMrbWbVCA8sM0zyi17jw3FlTWWsaSZJoGG1xiUVGu3BK5CLOoudt+pnP7+ZNbGoC8LXmbmu3b1WzTrMs2VKaxdP28w1m43aKQv93L3O1eZpdulrcpc6owvXR58O/5273HYhZUibk7ReNTPUXTxJ43CMNbODT8VkxZu7q8t/4dkwkEzmks+q0AERbvlQetfgsmlne/MUJBcdQaoqAyag1Q0DLv2d0UtlKYw+wTphsbT15VWG/eXK6uIFah3WBxUW8bY0+yzfO+XTCtifrF/voNI5K6zW3HgET2RiunDw1GkocGI9FO7MURvRWrM03s9C2bz6AShwZUtv6jraPWpRF9RjDiyYnXpZFRq0rRit68H6Ea26XBy8kGL8cNXk42eDm9wSto51R51HpTN3g5bPBNarCboiVp8Aoa7JMGryYbvBo3eDXZ4NX0Bq+jnb9oGbWu6Qavhg1eowZVfPB5HQ32S4M3kg3eiBu8kWzwRnqDN9HOT1GDb+kGb4QNvjUCvDDD85CbaHBIGryVbPBW3OCtZIO30hs8gqOUbxNIJ9dLg7fCBifXj1ojcYNH1lONG6TBo+sTDR5dHzV4dH2iQcqU1uAU2nmBkOaYbvDoet3gMWpwE0U9aXAKDW6WBp9PNvh83ODzyQafT2/wBNo5Qw0e1w0+HzZ4nBrcGiPNCTS4XRpsJBtsxA02kg020hs8jXamOkatl3WDjbDBl9dD7DPrVWnwNBp8XBo8k2zwTNzgmWSDZ9IbPIt2jtMYzuoGz4QNzlKDu+MxPIsG3ycNnks2eC5u8FyywXPpDc6hnVn6wvO6wXNhg+epwQ9StEUanEODH5IGX0s2+Frc4GvJBl9Lb/Ai2nmLpsXrusHXwgZfXw9JPaI0F9Hg09LgpWSDl+IGLyUbvJTe4GW0c4m+8A3d4KX1Xp2p79xaafgNavhj8VheRsPPCCHGnog+3qrepCqjPZELqwtZ8EkTDjHN9rj5+cx4yyE+lJnK7Asy4JrTtDSI2SeRSmtpZJu0NLLU8ezbaWlgp8vA1icUNPy8KGcQc2fy9k3O1+oPlwaT8BqMmr00mGiWMqU1e5nK1r9Azb6ByA0C3JuDmmYPagAOak0DHNy+hYMQErNvIPw5KnYdqhlZsKBUFyViI+QSn5YQtoF3psyz/Ey0fpDosI6/QfE3EV+mCf8gdfgaEjTKX0bCFSRAuyIvJ81nUaN37kJQetA6hzh2bB60ziOKsx/63VmT16/Hry+KZJGpz1pj2BtSVottyLY5Jd60xlinJFNdpT/lZlq2OTvMthrZ6jwuGBN9SmGQQCe5morqQ0ta72XvyllLfHZJdm+wFUZcJ45au+ltjdhsLa7ktp684Jf08M4mh3c2Ht7Z5PDOpg/vOQzin9L8O6tHc3aQlRDODaL7A5TsQ6RrMAwy1TUqQ9TNIhTLENGzSE6msGH5ZenJ+WRPzsc9OZ/syfn0nryGDkx10TxEZJYir2tEu6i7dj5CtFkcVrBkA3Q6TUBXRCSnEOZpgjiCixcR3qgSTcELj9YHR3DrdcKt8zo+R/GzeE8o0XAilHgZ0cL9xnFHj3mW+oMi2BPPCbIdw3OnJk/AxrlEwmtIOIeEo04KtlxyGFuGDZzEZwiyNPzEdmYG7WuOX0V4xSH2k8LLjt+K8JLjt2mhisbghhO0i04NMaNASUAE4GIMXEupHUV9dJOVRiNB1+/UWhPYbffqFsmxitUFHD5AfYx4/dbokHlGVeN4w+9SbYlXLclX3Xx0RUhuJk578u/iFnsAxFiMJnac5KawRzcnqEd5hR2DwKx/diwojA0SC9w9HUDGN8OH2gy4fH7qmg76cMITPiybaahe1Tuj+lTfTOMlVVOUeZmi5JdmTga1F4K+6ER970MlmzrQF/V8L8ajxkUCqqE3/Wf7zfd/4fwvP/u1LTPbLzqFH/uFsZ/8ZmNm+1+2f2nrj/7+V7dQ9Jdv3vq+Ez/4GUT/1cbHZlX/lxF9ZO8v9O394lcQHTv43GdunDiGqP++v/3QH77GxWbyX+z7tWv/DNGVmT/+9QN9LyHatuJPfuUTf/x1RP/tXffSv28g+v3vx7/fpGjQSf3tbCCYnn4xWKY66Ws7CQ6NaUrr3J79UPu9q7/+1c2NYHkYP0+5pynf8un4bUMtB5S2dw9vf9/f+X+7hbKE8W82ghXTagVVGr9tNLglaosi0w00vwztouaGv4yA3zujwTq7ecbvJXEwVmTom45xhZqJN2lipQndUn6rqsXva34n1WN4aPilAIMc9E3zmPS9WO3lWOMkvUQ6dy7l5x/W4AFuvTJ6vdMhVIytqjMRxete+r5qb1Nmf5nVBBzC3GUvElA4D02XpuGfpuFfFsbD4V82Hb9t0OABtUOwx8OfnyPMmSbsiIaf3tKA9zI8eykiw9+r+4bh96I5NYfB9xgnKR93blmj8RRPM1C6dX4nvX1B9fxa41f8HuXJlmeWaJlHaTTeppdOq3KgVU10rEpCdLtqmw/MUAa/siUMAzX/bVNV6X0LvVd4mr9hUqpvgLK0UIpvElmhXvXurQW9MVgfklNYFSbtN/fE9HP/Ye5h4vWViY/Er3MGvw73dG58x1C9F5K7PZ9PPnwToMiozvn2wJ/3nBusUUF0M6BVbA4PoMp4Jvb0NTzTv/lSLl/wiqVyJQyDgMpeil5DJc1xM9kwDFbS6ysu1kKoldTn3DFawbB1XLc+w8qoOR6XQZWZN5wpy+9Hpjgrlrvn6I/9TCLbFdNfxZFLpr+aI3OmvwZrE0UJzAPKZ5o+foBaIMJeGJsv0DiuRSIqfDagcVfeozW89EDIg04MUzD/LZNGKliX9qFUZ1iB9SwOilVOKshxBb3JCgYx+j50P6TlgA/4ka2GbCt1tqE0iHE53eNh1ZT/Lo1Gd6N6fOukRR+1Tg1Jc4HqFGTj3MlvSNQ9rHoTmfCfItfNYFiiNF7XTfpQbmJADesWA0pFOBKi+qwKw2Dd/KMqSh/54TAMhuZ3zu+mEssMer3MPLKbeY8pGtu7qRcD1Eg/j+kQf8qsiaGnSMP0A0EG01/p0UetnX93fcv875r+AI3wGj20BPfsGOtOzf+QZcx/wDKibwqUumu+1N3TW+tbtnxFNHw8I5UajF9FUFFpsNJf7qPYajWYzBJWkI7yKHBXMnu1pbUNhkbpEygeAqWHYBBDsFpxy2si2nEXsqzl4VcA+d1KAHw3AHx3DOArxhjBSFHJ1WpVAsD7uQZ/rSBOOIOe9Ac9Gov++d+TGbSSur5aA1ytotRgNcV/xyS4vTvoR48wINJPH/1cyY+U2h/ROEGVVdzLVbqXq9DLVXEvR8Zo9NdS6YA6Gndyt7+Gw630BQhHfD88v1hNNQTrEZjjQUmtfx8fwSqac7q3a9DbgF+vV6X3QbghQPhEclUg3+DTN6whwht0zswHBg8HwbQ/ZQt11eLBDlYnZwjKUsVSka9W649frT9+LX/8Wv3xa/Hxa6OPD9u7sSXiUNakIOwqAuniVAxtkICY0rOlqimhgUlDYKL+abgEgIuiLjDYfrBk6XOW0q9G6+uMUgKhlfPvxmfxZ/gGNzPcoHUCu83C6KtOEmBPEQWBqHIq6KgbwvR7t5E7by4UQiy9w5jckbgV70jcSu5I3ErfkTgCuezHscOoBbRb2JGAXkCJ9xUHfYe3Gwd9vSV9NCkeHo3Fw6NJ8fBoung4xeJhN0ldLB5S5HktHh7XrR+NxMNrblI8xNKnKvcbvEJ2jFoXeWElcQ5hThZaiItHCNR1khInEf5diT7HFRHxeRIR39LxYxS/7oq4eNmNxMU33VBMxGCIeIgFO9xEOg5p8GYiYQoJWO95jQ1HxncUq7CYqaPoyMAtKZ0BK0haX0pCuxCsx/FGi2oLuc5LqEC1Jh4p0z2nSKpnzCIpfz2HOXUPhzj2ytKQsFXIov7hwCN7v4GjDcKJdhx/4KzAwA5PkYI89KIMQNyRMxFeizI4aJyxbSc8Za7qU2YW1JPY+fq6AJptLgHudWCnqxHmdcZOFxpqSYS5hG2yWyT9X9T7Za+LecWldT6P5MV1NGCsOV69S1lr7Rx9JsnjOd9i5TsogmFzLS89eSPZkzfinryR7Mkb6T15Ex2Y6hy1LiMyS5Er6+TNVd21N2BSBFxVANCDVncMrizgxDYR2ykojrLy5E36rM3IysjXJ6dHMO4Z0IjP3bmybtTaINHL6+QIyoKSs1EH05cRLKWxqLcKTl5dV8M+ffT8Jp5HWB+Oxuj3shnzMI3SIWvCOWSObzOaDGuYS3fBpWfqzqMl0VPzsyEDS9iS8d3FVJ4wyApPjqHSPRZ49cwTsBRiLdci9sHy+qg1qwrCSQZmff/YvMGKmp/lSFAiUm9yDPsPOUmszD8qrAEoNzgAUHJasMqUucLZq2k55t/NGw3/3VuhVamk8rLK4W3I+cwXTQ2dMAzK87vAHRSJ7+IibHWS4HmUzpBXbmBic46654wF7k7IVMQCP1FiHf48lV0G3QVTA9KlTxxkpcLPMmtc3UP0wKXYnoMCg9tkePaV8fnlNIBiGcA61tCp4RbyYAFUEQse/hI7IOpLn30vVBX47DWLY13n1KsXfMcDhp7mCWbLBDsdW1KdXgdVVUtnSVg4OaI2LxNpFhNpmmbFGT2jTtOMsqAG6AKTZ9eBTA3QW+gH8b5mcj6fjZs7mzTcOptuuHUebVyiaXwOkRsUmdPz+TXd+tnEfK6z3QKtCg+mzOeKzOev6fns8HxeNJHn4ol8Tk9k99ULgcOEAqdqNDOiydyh9x/Dyayfz8tkDtvo8xqENziyaJrBrOTtsIGfWRczQ9YkjHYHA/ch1jaZYIXEJ1hDsDpGCYRQDqOKPWhVp2XfWhJMTsCRyYYLQeaUT4sdryYO2zCCdt1vADKOLAy21pM1vP9sOzYfqFjjtC6MsMIsdSyzQK2dO26x6UdydyAXR2P1H78QRz3WFlTZ5NanIbuXRaoe2h7o4XdTI3qX2OYsyUSzeOqUVfnDRMXkoaIqH362JEQYrJjKJTSUjCZ9JRrcpqd4c+Spku2pMk1U+t1TCxAW6Ke8txYU9mKYKjTj6ZfeIfTop0LvPLzjTTUiDhVa7FkdiCZy2c+x8lM4o7ElQ/k8tm/LjbGiwd3KhVlchoiAraisC32gAoIqqA/0gXIY08z9BtYy7z5WdSjcZ2MK5O9jhYfcfTYoyghWlW9btskrfzo7SvBRmZAdzTSxowRolbkTdnQETHEaO3oiyY6eGIwaOzGYaOzEYGpjL6ONS12jVoOPxShyWrOjZ3TrJwa9eJ57Ms+/UuZ5jmwD8YKflQXfFjphCbdkRtySJgKnByMi0BgUIpANl//wVPbMoJ70+vnlQZn0SbbU8X7WssyJzLjwWna/kTA3m6ZZHT83AnfGj5Ut/WxiLgBErEnPypuYuG6kutcI8tOEeu50XFNjBjYDLypnYSanKRM0+BqB27QXp9yXqFfOizNsP+2iYpWZnoY6N/1kq71BZhq2ES9CRYnSoQ6+nnXSkKFxMmC96UZA+aenBTuzlBXZRnyD6Rdr5f6lkzGJtbEnrEPmRPaQkJysKDziDHmxzOjn0jialLQC01AI04GmpUUhmaUxNrmmWHls/odsY/4DtK5zTkWMBe+l+FU5nTGCFkXZW9TCnNWgVedswxhDSc3mk5g77HB7WofFQEasqFQb9aAF1GxMyDw6oR/sRGd0N4IO3nilMvSR/H2JPPqjgk4trXchbzu10CmFOuK9mKoW9rsh7LcrzplTVV0wr8X8tsXbYcR4tS3eDONtgDZwJ228DQDM6vZzGJms6oLKPzVSYCI3pLIs1hc4BGHLslifgxlLeyjUF8BxFVQHgb2TBinvt4eEE5pabJ1VmPcczPA8hZjbOQqh4suk76dsMzsuSy8J+kHuBWUhJPwPCf6N1XuwGBCZzTErnFhpoklDa1WhebrkVeGkzypxJ/2iFzZgBiVuwAzKsZasNAD6X2JILF7VgDOJ5YgbKKv8SRRBwNPJ1Z9pK2+eYDgfmIGF0XKI+Wunj6ZnUw9bJANUPxSGYUpDhWHK7oytTKnR0lhhAStcjQRm6nC/R5lpyDH/HumNDIml9IPhvWo75jitRePmRHw0ycbnildeQo0Pl2LqKPIPdPPdpc1qY4iSqLmUlukPoPIXaFE1XmB2Kz4Si75/ybLvrfkZsDHuNuO9bB7nnAyis4rNe8Rcyvx6xYu4kgzTzQxxAsbiMw9jiTMPQ848jCXOPIwFZx7G7c48wE9smxDNzRiaBhJZF9NgYi8WLMqYYQNz6rUxE3UXFqfVEfosMT7/SdNmrZvDISObW5KRBXcKa6OQaR3Tgg0bDrDJv6hhwPrez3psE59R2b01Ws0uBDlwr7m34169X8i45rhNPXImiodiDIBHD2exvJxEkmw6t9k0NZfII+tKgQ/1Hyql2pIQu8n48xhznvZzoB0Rn8sSO81PHHqU2fi0Sr9E6f1WmtIFqxq0EYVr8zvot5N+u9goXEEOMHcwD0vkHqpRXbxSBAVIvkS8/8b0u1SnKrCw3IPHTtWhuuf/2qSq2lUPIu2qVbERpBkXaqVVxowLtRCF5kJVYmW5UEU5bL8KCbcIuwowrrlPBI70hlAGCrNtfjd9Qk8xz0i0q0SEpP45GLE7MJzADp73WClDXeb12Byj1eEDFsGzmztEgjU/9fDKCh36h0u5kK+n19187BFm7pEnZLZSMuua25pqxraeHWV2SGxHv7MLi5lNxUy/XMwtstogKHcLfNsFVO0EQg28CGZdVB8PCY2jjEEr1cnwpvFmAJNUQHEshPcQWrVTTonnqLpWjt9LrFgnVSVxeLjIQqjAJANntfchPY1FCLBFCMiKEJATIYBkARbzfjsDWyi4jRs3RdC7ZLCkF6N2BgR4+sV49ieMNoJsDbzoQnupF9EexB5zD8uIeSbdMB3eU0pb5rgVM0kOQTE8tpawFqy9heb1kNZ8NtPOYJFW2IOxsCpmaHXU2Ua2zkTbsLS4307PHf3BUnXl19n8JezeFVh1Oapwywqy9epjjLbZc6GyxZaZoDDDExgmg3loxtBcxC4QsTOiRWA1ghItdYRUxCDD+nU9+AOwCvidCSSbCHI7aKAhnVH5IjNEhQYACU0Tyj1NqIpCZiOsiIpskpIjkb0WrVj0vDUwTwbWTJB/kZXHeiE2EsUgBsh5LsgO2jeIYR+0bxKDoVgTEJY9M9ONmSBDYOKEPHUXMi11MT+znXUo3v/vt9AAvPgC/v02oj/d/yj9/w1E+/7NAfp/fgt2ura3P/BLbQ/80je+ObP94a4feu73H3p1S2NmOvwBm0VDhEamEx8SSbYF5TESgyhGKjCR6gwJGwSSwjRXQT1NwqJbqqj6Ba9pRSVkLSVRlx29XNjNjUSnQJF2Blow0EIebKTKJ1sgFETHLhmQWwqx9dY/Me1xtmS2IexYJPsEOTZ7Nacha4kVBDQ36D1YKZoN/ALW8ngBJgsSVAPokoWQDvYIxadpznp/bloWr7HKAJ/qICCGbi9PMPdCkLmNhaIrqy8ksUzC8LBG6zeTauaAv2dV3XGvKun1EEvR9LGmfCz1UKiJc/tqHTHMZ+G4qWbXC5l9eve9qcq886oq6fUo1zsefyxxWaDqM40gktRtZvqdiBdkntJ5qcI9eAGggREgwZE4SvRht0p2493Pxi0uYF3f/yz7HjCYZZWGKcatvyRcn9eHg6DXxLy9blDsFlus1a0HzO2x9nXekG3WrZJ/Lso/F+Y38bKFEk/BQwM0OL9jHqh577fNQ8TwH8Ip0Frb2AiUnzfEP9laIgY2PxIjOV9jm5yRwKhuRmbY9dA822gPwIcEG/RQ59mgx/Q2LrTZCa3zl7DNpy5hWwZ+xRztswPG/y4cGNCq9ARza0kXHS5cdGRAU9llQcbTfD1vgupU8JWRi44TUOnZ9Ay8dIi2Kbx0ZCIvHaa4KEjobbrhQhrusvJGqcUHO+xbY9MzY4+KpzfeGoOXBDgrWy/arZueoQF1YfmfG6uvv1WATSqMEP0M+0jIstuNZFkrLAtd1omDY29TQ1PRsL0ccrtj1Qd6k21Z2oGHFTrweNS0J+i76CPZE1ZOZAO2GnbEn4hD9SlrrLqlV/ZTHG0yvVD7f4V2BQK8wHA/LMNM4KmuIKT7Llqqv01LVV0xmmKzsCZnDBx5IwubsDdWN9uE/QhhzZwZ2YQtNASIDCcGk4YTg+mGE3diCKBttgbFZkur8cNeLKnF3xfbrbASf3v6EWvYOT5itZqOWBd17s6OWM3wVHRAojgVhalX8vxzKH7m88/+9POisHNnk507m965OzsvMsOTnk0SxUkPrLSS5zmb42c+z9mQrnYfdu58cljPpw/rHanda4ucQTFy0lrzoHFJ7ffH42dWft+evssedu5EsnMn0jt3Z7vsZrg9/kHtlXNQbKOSm+Ifip95U/x96Ropkb1bsnNH0zt3hxopoK6XtGkRNEk+pm3iBsW8Kakg8kz8zPohT8fT+09cy5qwsCl9g8Qjs9+ov7WqPufUs+J6JbC2fYWm+hVMdVqPFmtT2fMezUOrXgaUrPorVQKBeJbZTcHPtGP4rDo7L7HYbmc7hRatmqm1kXw730d0Zr6P1j6rHxVB1LMUNWM8SY89o+ZNgmT9Uveo+ZbJDZk3TGnJvI5IZdS8hvBr1VHzKiLVUeM0wivBqPEyItlRo4Hwx9tHjROIFEeN4whvUtbnEaFleArun0hqRndc7o7xnHRnPwUbRo3XCT71G92jxmuIZEZhdGTVb7WNGuct/mLjHMIzLaPGWUu++YrUmUGdWa7TfM2USudM+UhzFglTlj6llQ+ftKRPsxaXz6F8Xvr0vIW94fuNZ8Am1At44wnwgJjUJlB3GcbErM/2MPpSDG5eMLxA1ouG+AK6BEscepIl0aqvHjWu2UjvGTWu2gK2Kwi/RGB7ExFv1LiM8CvlUeMNW/e1gZS1o+Y5B+6/ekfNsw6XNWcdKWuecbiseRrh35VGzZcd+bxLNn9eER9Rks87awt4ZnX15g1b8jYczltG3oqA8ogjeSedOh92vY65cQOyjJcV62fm58QeOsuuXHM6BVKI5KlGeao6T3eUp9vr5NiwMSBbc+ZaWxFr53UZcso2IKds/VKB8n7FFJdMcwarHmFVBow7xtYaxkYDz/eKIVb4LPtS9N0rMZzVH+hV6f5SDeE8+fSf+EhFJVooyR9jBwtUIYzLKRH5lmHqUR8CTD2DEJW5L8JTPjDMyrEejJk2UOG5CFwkdEcfPqJTNkUpm7wP4Xj1kDUBoLWDD5k3cMw/XyPudb5mMyzBwg9Y3cTEE+HpIxb3B4XFpXVaubySA1zt+FZezDHCONf3fspKbDNSt4jjLUMvhSWxO+R6oWxhi5pQcz6bdVi0Tx8lnrDSarMkWddmQ0HOXpwPegpcm/ld9s1M65up++ZpV1mc30jYg+68A9bvksG83z95Oy6Tm+jGH4U//ez/VVjBHyZWcI3RDH+TBoAIA042eYOa+F4TTgOeSQgXrMZhCMcPp2+WrQUI7IjD2MJRprh5JnmA7S+UgRFhxzHsGtASH7G2x17LAku5fOZV50OynPdXpm7te+2AkKWeBQ4IT6zhvVKRbhb7IMws8kGYjyUbtn3Ic6kPa2d/hHCRe8AMOyZkJQ6VBzHOjWk5MfYRaGjvgN7PmdofGz5aGY8ychpcPBSWEs5yuAVXJBgXLRD4sedmhC0k3MRaAL+xoHyWyws2UmZITbetJcbOt5IdbR6d7NuNTvZ2owPwZ+PRycneBc2VpsHJRYOTgzpUODgOSeULBsfBlhWX+kjK4GRlcJxocBxNUNOGJ+fNLDU8ztsPj5MAbNTG/4cBept64iFaCS9NBmZ0YNT/HlRnLKRB5hg2QB6tecsi98hfsMQ7MkjDQN0+QBKOFxhNz4ms8K/8LDZQXqiVoQLmEmPJrp4OYQfemrAPWePuId6Ln7P2Bbl+g0X+XP1PuK8HarwHkKt+Au4Pu0MN2YWu0EMN2amkhuxUuoZsqiv02Nm/X4AT2LV2VeW16+5a4EGX2eOjuJL2ll5O95YedoS9pbtN3tIXdeSOvKWrHNbSCoKqX1U51g1oIew9D37wARPbS7R8HsW+amnUOoKwOGpNIiQO+xbUGOhbiUHOpbmOIZyYsuC7diPM2XPgDhsItaP1MzoOR+svI550rD6bSGDH6qetpoORXP2mCXXzXMIaWaB2JQm1KzHUriShdiUdatcAm28Sb3JVA+nKEKtaXxvy22gNYdXLq0N+e3g/wVJ+7tBBMXXXW04VeFEMPFV95cg3g47bm+N13KE5nnd7a7y0Iema95w5jBois2bi8LY7PFA1VQuxU+z0kSIW9dfvQcwMkwwkwYCyY8bvEO3osurGIWxJTm5rSOoDCWHv4op9NO5ga+WSKuxgvQt3LCiySjL+VlUfElxOwN9q3VG9qgdt0EDPmmy7V/2kKvAmMisJwAEdJnHuE35BdeNMqYbPKD5UclU3WsmoMk6A/S7Vx+EyHgd6hY3MZf5y1eWvAFWnlMdLOCf63I4SjkCKu0pUYX1iTBWfKHnUM9bVdsfUMjnmXM69JwDy0woorFLXVTd4rj5Z/+j1cjnc1JlXyBMyWymZdc3LmmruQsNR5gKOU7sfKRUXFjObipl+l6dWqC62h6Yv25cGRkKNQft1E3/n+O8s/z1nNhoN1X3u5Euq4+SFBWTJL3h1lwh5Ww22EwPWdZ5knkyy6/Ekuz6EKVbQWRJTrOgtOuWNlZ7fwmyb7R21biByiSI3NbG6pefhdRCr+mVTi6k5dr4BRC6wKMvk6bwp5OmcJktnEbYTKYG3DHj0QJinRhAeJXnkuikE6CYRoKs6foPibyLeJrTnFmjPtUTCW0i4gqodAtKDFgDJcHrQumhqMKeRpcnhBFmaHI4gNjmcIEuUKY0sHaWy9Z9vJQo8LOCYHGaydHTY7w7J0pFhIlERWYrJz6K5G3QQN8L0iKnR9t99YOIjP9f46y0nE1opTsJuPeicDhiHGkEvnA4sog9UIWVRksXfG0lB7GVOKAwTCU0YmdwU6/Zjms1oJVQvivMzf76d0FnR3+Wql/6uUD30NwD6pbom66o7fh8BC4oaepoGop6xkmbHo0o0N/oRT7FsKEdEJ1ilgvnHhfQEqxFPyb6SJvXjqh9/U4wgdqlVNM0fVavxN+39/C7qVOsdGUn0iw1El2pVXGSRkYTO0Kr6ApfIH7wuO2NB3y4YSbigW2wk0Upll8Gu0RUjCTZNVv4eaFfzQ4fq+QiNmvrIASIQvXsOHBBDiFbm44jyFMUQgmtpZUOILjaE6GJDCC80hHAI/bUhhKu8U6/StBCyoUBDhHbAs013LWRsjiXnwrF4LhxLzoVj6XPheUyBG0QiphCZwh0sw9qLlp4cx4ZBK6YiWgEa8VkhEc8JhdgvBOIZaIRiHzOXuukxqenGGU03Tod042VNK44Pj1ondHyK4s8j3q49dQ3DFVci4XkkHEcC+9VNoRCNJFQaMVQaSag00qFyGt9+jRiXlzUQGkIhTg/7bkghXh4Wd49vTyF6EvQB078Di0gj6KG5nVk8/Xtl+osHBc6Sg24EfWr17m0GbG7R1lZpqwNLjYL/C9Wxtxb4VHMO+hZYp3r31JjEwJqWEgeCNTBZplwDhKWUsIkSOtUayrWGc61RA3AFoaZPUm3+NNXQMX1y5oJPOLsYA6E47tb82IGKcqZ5lTN15m7t5Sw5CmfiUTiTHIUz6aNwFsCfBfeKyCX4zdG4eV4PyxnGzTx2zAWXPiR88Q5Z0qCj3I2Nshw29DYJ7o4I7g4J7g5Q0Ic9P0ZhJSj6tCDhuWFsvHJ0dhgb4bnwqOA8sO+D8fNZPO+WgUrgIhGOFB1qKuNX2Uek6eexU5QX48iKGEdWxTiyhUXAHElaTZ54r7W3OiSI8eadFszYIy+nmBPZ8QwfXOM8wGYHY6z2qA3u/JwsINpzU/VTvdjmCKPZOBo7drpbXCfNiVODWfbwBE8A7OIJ3iCq+3vFXHYSB66Tlk4g+f263FSWqV+3kZiy5LAy0rAxZxEyB6VaANrrpXjsKEPFt1SDDYtWF/ag6luAmkOFliXfCKqqCiMWvxorjlawdyEXE1UXKLRGCQtlhorIDNUlZIbKApmhejt11spSg89yjsrjWgi+uqK6UE/77UYHIzJpLSkroeagNVbp9AhOfhsCw28nUZm4hw7VKiJG6zm/U3kEw0W+EmjB5PSFThH8bhnv67bsyxB1I66CDQMU3OoXSX4p+r2hFmg+1AItqTyEFXiM74FKZ41FlW7t7OIGlOWADzUWWxLJRaJGBegaai1QWi+jd71s2sS77snkssqLBijvQJXQbBEwqCIw/D5CI585fTwtF/isEPgQ4cWTj8DwA2K0WXnUz6tW7CDnANoaeLJWfI6jOlgaWkmcFcJ+C3wCX0jR769SK/3VRaz4Kv94yRX9Umwq1uCYuxUyUe0JkpV6aEhEo7NfZJVV/LVqpTythg87KIK2Plxi0OnMq0RC0ZlXyxMyWymZdc39TTWvRMNR5jxkotZHSGpbUMxsKmb6K4uFVOGDmDWMAeHMt01/DfFa8dMA4yXBYR+Js7iojRabMkaqi/i87ijbKjVAcOdx7U8kd0OwrNVXfJq6Wjv4ijLPfNmHJzMzTST3V/Juema+aOk0O3y3WqT0TFws4hHX0auGKbuDeVaIbuDOjbp9QCCxlmjxWtGjh6w/CWUauM+ZAn2bRNaxbRPYVg29o4SuPLqAioDtI8KTS/kndfH92ikIlTbC0vt14SeTZcE4NkOqCUBU6WJQFOb/GJ43doWQXqk4ZYBSNJBpLMBEpIFWFcBdsi4NwLabQsBoaxJE0CpNBZGYt2DLwHNGKKNqhs8IPE9oQ5qF0CmwJYwUrUKRJwGZqi5nJMsBMmnizEp866r5XQSqsuKHbnroBhiLWEEKQhAKQhC6afaHiSskURFQmUp0CZVoogueXItGC6AoNjWww0dPrFYG5zN9qgr5v/MktQH3P8vh64qf+xZT7CZaaca0siOkk4YSatkTUkFDDMjrDttIVdCcXrRt1uM60EwBd7EB6wIyVlpExgqajBXD6foIO6b3gAyYg0zIMkLIsAFP9eaEkJWeYLoRErKiEBhP6EYh1GiPCZmRIDKekBWdOdRjTxCyZGZdc7Gp5kKCkBkRISssLGY2FTOhLYvlA+sOSNNSoPQSfI3mZYTBuWbDp4hOYM9YcdlOLvusFNVvLWVv/+JnHv3Yb6za/E5+fVBboWBHKA9O6Dg4Ieq41JEZtMFUDdpH+e+UpXuIos8h+zl4Q8gMWGctFCcu1aIVXbNnLalUGg1p4xTtSwIsZynJcmaIc8Qp8n/CHYLMacJd7RVjH7TYSahvD0ogPFmKsMVemZkyAItSYMbHhlOBrWxZjef/K/az2wMbLJtkptGlRqOsUK78Ng6O4tIS6NJcUlL4OldHyJYDslVVDpGtKpEtcFZOCiEwcVsqHEUsXhGYsBUXLwdM6PjwtQrzFSZ0jiZ0DhO6FhA6ggcTuiIOvonQFUHoHE3oikzobA4VDVPVd1Q1InRS1NBFq2wRKYSuyIROyhnJciB0aSueAdpmEW3DhUf8UKaHssfK83nUAjCisTws9FC9JFS9dxjfzZm33DNFNEXOtqttyvB+PpcBklhsqs1ix5y5LyhD7GBUqYSoUmUrTcaZb8HuxJDB5mROquiBDVrDoW3joW2jocUBQVvq0Bo8tOXUoZ0FJNLGlhb6NgxuB24E4oW+TQ9uGw9u+3t5U92UhZ5wVRb6Mi/0bXp8y7LQS2QSgg4MPjuiEZbyT+ri+6k0Fvo2PcplXuglfDJZdqlR7sTAVmhgKwQ6fmihhxZPzzszAmaengwA1GYTxjCZk4DN3zPw7l4CuluTwMXMWRK4SgNnhDKqZsiOaNioJeBq6KJVCpMwrepyxp3A1AIYqwRGtvfEg00PuKyCiGxFyFAhOYEKRN4BzcDidCXpivMzlJG6VVJxjVcLDRLTt0Ji1lG60MaAjd+cEUkf4fx2WMtuSd0tdSv08wboIauVU+CRYBu01ZgEc4EnpcCT3MkoddKU5ElTTJjD9IZOb5jSLBSgdANALwqSde+XzPu561HqlK5jakHdszod8w/rHq0lX7dN+xCALDZeptiQ2GyknuVwJMilOPHLEsmIBNPIVx/yG7qcCtJycLmFtcn34dscmiPZ+b+iTrLlGerZDZMYdsWXT+lHLnSus6gfW3W5J4O0HDmVv10/dB+U7sOUqSubNb/LXkyGJRvmf0M/Rrz/4NqZiZZx+zC8lsk9PeGFnHaKa68izGGrQYnvwob9eAVnITMz8HI0w6aycNAwM71HLp5G3qrkbWkErYhtogytqnVmOqACsDRs0eVKqkSJocuy6taZmQZeDATtqn1mGtGRoEN1zEwTQWyNPJ/l5qhxh73dwid1a1zc7643WciCcW6hqqirHTNBz/QMcYZVitJz+0zQO03NEWWhLtS0HOQQayX2Cfg6mpQl1UViQylyvE49nGmchKOM0lPQ47rttTOgkFlVfoFEjxpgRr+dVJuDOmYawTLikJa9oPr2sO6UeO/Dga8J5xUtqjSNnvdMK0CJ/hD8VFsjcE4mfCmXGxeC5bcx+8Hl5ri2bhof3Tutmgo7VHjF0oVTUaGVoEKDiAFvNF66EKgly5tK6St1Vmh3csu1OzkFH3Mr4Kxu+SnGONbjSmkt4VOu+PY+5dj4+gULxuCH3Qlsu9b1vVTs6C1zsnEh8G5nDwYzRGQq3iYTLcQng8yFoHRbuJX15UDYAAbH2pq4tA5Go9rDXqsqcljVu+llVTpFXFMRVxB5pxgOeQHNogoTO8qtApoWAU1VQFMR0JQFNAWA5kVX24hcStqIHEHHYxuRheoz0b1BQ8l7g4bS7w26I/UZM1Rl0TYi0GSpxjYhrMiSsBFhPRZtI3I92bnrceeuJzt3Pb1zd3ZcboZH29pGBCfbsBFJHmwPxc98rt2ffj4Xdo7P56ym87lFnbuz8zkzPD/TNiI4PoONSPL0bHP8zIdnG9IPaKJraJKdO5PeuTs6oBFLhxva0gFnKtpWBGcqW2PzCz5TeTx+5jOV7d4/hxJ2/eXVxD7Xs+wtrDWASjbOXwgyMNmg0MXxi1H/WbZXMHAiBKVpnAhtV8a2LxAiK1hApKpjY3KwlaBoZSso2JFwvzYtd70KjfUWbd+g9aqNSK/a8HIsNlV/KNbY+4mVWVwBY0/k+AoYvvzlkhudzbAWMHtnXVr7KalMzTffshJkFpcjPxLkoKOYfuEHLjXOhxd+5Jsu/MjD7d/bX/ghR51nB/3w8g8cTrxu6Es/+BQwXyNC7hBrj72HYWM3NukGrMfhlBa3slb1nVzJrl2Nu3Y12bWr6V27jh7N9dGYIHKFIje0Qc1buq9XB7FJc63p9o8r8A1Slds5sEiEl33M6VtAjrhye8ekq28DuYUMRJou6htAbsC9q45fg3tXfRvI5fg2kDf5hpH7jUvI5uuZzy5dEzd+XGeXrrgvBMCbW+hwF857T5vhHTGf16uTp4+WI/KuczUVrabfHhTClm8PyjfdHrQItmm3B4VXnB1bh6ElXnofvFFAqdHTNwlVpOGbyUG9GQ/qzeSg3kwf1EnQ1m/Bmy7G8Pdo4h7RVPeopro3BQFltPhaFtgfnQ0BabIVCQ/1cUfuDTqqh/qWLSN505bROwL1SD2St2gkcYkLbJr4GpaCfOxRVpNEQl4SJllNkgf4Vb4YaDIe9yOMS3UWw8J7g6bi1887S4zgzYW3/FS1930Z/MPyadQZ3gc0ZQdQrnu5acp1LzdMv022aPyC5i7mzsxpHQTF+zZwf1/S7gv5LLDATh1yj2E4+QBYvMFA04pTPTkULIvXl0pIZKLD1B/Y6rernF+wk3dUc1MF5aGfBVVkW13enmTVoTxUYqaZRWfOUD8TY07sbVezCXlXswl510t+F66k7Hwh6FIdLwTdxBh37a0FXQTm3arUbENeWtqG3FZwZtJ1UjrRGcZgQ96l3RzK3bnRV1KBlpPR0wwen6pFvaX3DmSXjkQOEhpqQcc0PDjEyQ3VJRJP1wW/hD2LLhI22sPXc40Xoi/Gw54aAZfVHgtKLrtop2LhEIOuTVljxP4JZ6h9ek/IBVmXLRlPD+PZA7XNeNB7sb3vwXePB2+bbbjSIj9owa9z0Md7yBv8ZZjWJKSxF0BWbg/VbVV2X0DYi/tmcdNwEav4vp0ldopm7iMhJ7eDlx0o7vFmLBIcwaNqwj3mjS1+p8oFWSYAWYVz7F7CuDKFPfgVnKxPHPQrTfcA5XbwSThfhJ4HdpnYvhQk88JzBv1dEAmx6cHPrYJ0d4Bk3UCyDiBZe4xk3d81knXDq85JqqUL6KBjQLLuCMliWHRR95ep7pmgu+nMP3J+SNJgO64rog/QVUWv9saYeGNLshDV6vHV512qcw9B8lkW2TUku16I8PWG3GnUkbziCMeXm9IcmXThZyagzrSn//wDu/moG9J4A4HcfISLoVhpt9aYZmRfT4PTnryHqBvUdKvfgWCT316sMMVJACu6gujmhN8VR9uL7Yn7izqS9xe1J67gQW28Cdq1UPck2UTCm1F7sZpwJtSeHKdSS7HVW1Qy9A3DfU88NZWsFlu8RN+b3lWoRT6T4/PcTqZa7BhNdeHmLR9HfM4jcn8vpyjZTAVNOurKvWJyEcGkqelVvlgJz5mwcM/aydvHJpZYFWcXrorlUERPNGTqhiQpyt9bLIXqB4SUL/HcD7qnabBpLvJNUBRrnIS3KiDJPwpkbgTwrdXOQfImqPZEFK87xIdTMvNCjOPD6YGxFD9CHS8SrNqnaarA29qyaJbQbBiRSTHgt3uqO3F5E/Qw+CJytNg93QDhI+DyFU5d+gqn9sWzKIF/vK43EyAgU3caBeIrumaCrhmhRYt//sFRoE6hQJ1LUiDiRxZRICXA7ibYYD1dgrI0ExF8/dKo3iWo/o8Cao2AeTQOkqjelYjitUb1ZGZG9c4FqJ5bEtW7BNW7mlG9KtDPwdBjIaqnXEDXmbyADgPGLCamQlc8FTr1VOjSdBI+avWnTX5k60xU20ncyxFxdULdIMi/bohOyRVWHAD9e11b9bPi32m41SvsYPO6izrrZWNM84lSLF8LPQFQpt/SmdCVsNYpyfRbkqmZ3C64lDJRAwg1N7ag4B0RdVO1YHNUdjVbsTktG5tt2GpG1MMeZwU7v0XsASf2OBfVn9jjrMoeZ0X2OMuyx1mUPU4v3uPE1ZruP44rRa4le3It7sm1ZE+upffkBjrwmyRVX0fkNZKq39IuZW7qrl3773KlyFvxTQTXb3uliBaub4a3EOTk+UbTlSJXLDsHB/+Hxde2+F5gR/NG9W7CORd+nnA6sPBoILlNFt6bC9paRFD1SwhyYjqjLBFyJYti1V6RnmBRA1HKhUvYihdb9YVG/3wnANSoyokbdYqJG3WCIheejk6HkKGSzFBqvv2gikOQajgL6JmjJPdcCFo4mlVVnI+0nOLvdtm5suC/J/hfEPzPC/7nogEF/mcwrg47lw4Vyb8B5R4TVygc1tvAyQ30M0ORz/szQwmf92eGUn3en+WtHJqBs3rn5syQJ3DP8lYCfOIOUy65OXh2KET0c8k2z8Vtnku2eS69zTk0NbVs1DrPu/cUeU1vH72uO3FuyFt0n8ZPa7cZ2tlHqmf9fORZ/7WhCKnPDzFSh154Xh/S6Kuf54a0P/18fAswIJ9NbBVkxdF+EKc1LgSFB+G8Id5gyE6zFRzfjcATDs5IPH0zx59ZbKjOpwVJ0B2LQXcsCbpj6aB7HgD6TuuoNaUhdUyscp8fwoQaoOTwIoTjyVaOx60cT7ZyPL2VBh+m0LicQOQGRV7WA3RaN3scA3S72w1SzYi640EtyaBOVWRQmwjSy/HYndBjB0qUjSnRGhm60+FQdstzg4fSezWjj8SuJI/EvkxyfyM+Elu4qR2enVxNeom6mu4l6s42tc1wI1ofiV3TbtOSe819sX+t6wm3aQuXkbBz15Keya6leya7s2XEDCm/PhK7rt2mJWn8EDsIiGl8f/rOcdi5m0nI3UyH3B3tHEuPsPGrj8Sw74sjseR27+a4s7zbuyGdLoWdO5c8TDyXfph4Z3TJDMmLPgoDedkaO/li8vJ4/MzkZXv6nAw7dzzZuePpnbujOSnndVf0eR3mkXafhnkE92nJiQMvVcmJ8z7vmLPQIdmx1fWGnXBIFk2i/18ckrXiwK5tSYdk/03exdpRd8cC72ImMog/r0687+L3ztKeu2bNRZ672DlZY7l2TpbVzsneCp2TVbRzMlrO2DlZ7GXsXhpC9vq1fNR63ha4TdkacMcQoXlzFCGo5hG7yTFZN7rbEzkm4++Z0tVbl7QTtEnx8tWLvDUB61Wd94olnrsuL/Tctdgr10LPXc2HqIs9d0k9KqpHxeerOCAeZ80YqMjE11YNG9Wyw6a+Hq4dWOKWhMqil82Ot21l7Ll9Hqg+G3srHgf6WgX6QEqhzl2xLSe6TGvhZQ1NF0Io6za3QIDxh4cT1t2cnJyDmi4HD8smfEbOkYOcbODlJXfdeARvoOz/0MESzCvqfSRlVjl7wDYAvPuHGw5ycPJTqJufUfnH2EGC+RgWS30F9FPsvYmd8kCXDI6LaFysqliCgcF3xqh0VLuTVrsX1e69fe0Wai9w7YmPh4AfZHU7DpvN2q8cwd2e7ANKLgMP7VNCX7mK7+9y0WZethG5zYyWp9GHHLdZ3Ehtsl8ow2NrFH06nxOt+WydXc9F7AkkUMf7TVXNTJiHCuEFiIfNQzbx1blDuKAMJpnlQ9pfjttv3MkRv1wCUSVmy95R0qClTu0oiUMzXG+9o2QjLoac8MyVZgDj0SwGCD12JGfpq5nHAr5gkxi9nXLIQzDecbAEd3wF8EUF1O6qoq44p6SaXFRNUVdTiqopoJqcKlA1GXjCQjXcSVxWoPunFvampKspp/Um19QbqK0v1ZuyrqaS1ptCU29we8FSvanoaqppvSk29abEJh7pvanqalrSelNu6k1FtSzZmxapJq0v1bAvpth4do/5bSKgtiPeoTy/E37b5M7MLhzZEm120FlrR6lNtbIrt6B7LLDkCg1lsZeG3pQrsXtgdtFDAd/EFBWp6SI9KUVqKFKjILTd8GuqTXVj1lpjqlf1ptzl/QHDMOkFFcR7aqsDjrB6ls7bE+fVjfThQJpdYMCzC34frb3iLwMgUiZGr9/DGp3uUlYD7lJWA3BpB71BIiawGrC0YrvFiu3L3seagr2ibe1SN1k12mWrAUvrtrtiNdDDkUnY4BVosAqRdruUf1IX30+lYTVgaQ13l60GpPCTybLQcE8zsF4Opfba/C4ahh7FD3300IdbuzCe9ATMsygLMC8HZOtSOSBbFyFbq/Lozd/ANKuTsvINIjlu0uALRJGMywfu9VdQhV0c/2kzUFqcndoyE/jKn5lvp6621tWYHyjG0pVwocBDEIiyAI03IeZY0M2I1bfk0Pv9aiXlm+ebrqhJKpJDEQJJHg9thGI5RtJOFV4ktopw16p/lnKOBR38brnq4HZqixE4WE1QYjNiVVOrYTzRS83oC12X07vwKnEJKYXTVLfO0Ep5uUswt1Cr5H567iL1Y3lkoJyoak3KqK2e37H4pqtgQK0hXIem9i4qhaupaMja2CNRj65srfLSYBeso6/pXWzJHQzOl8Ivjy4xr+nvX5dWkxokIrUIagKnTpVCEYK4c5ooIEVoSh8BiEquFWj3E4ZF8EmUomHYoQaoW+G31+Tbq3xnJuFwj4pSLBqPCDTw8QRDDTgnhNsCi3BabqJV7dB9pj/GNBBU5ekxGJpRrUhu5eRhVUTiXTON4G51dwOX1c+oYTU80zgZUGxoGhYMRUqhh7v4Ia+6NCq34y5PWLowga/vH4OzmKgtxQ/cnM7XqvT7YRjA89u3a5daSTTNy8CIzK31arV/D68AXaLhHC4A3VgATEwadJPQtE1Tc8bZO1wNALxwHsmyEJXtu82ygJGlKVlE7kCXRVIfvaFa+I2sEcFKrgyDqDyZ1PdyyoAuomfOXwN9OLZ4+qyaf3z+CdgKblBtmqCMqDtYfpYTmt3LBdamIPIgurT+TpamfrVGreR61qXU8w79IXqx61frECznaRAvuPjAXpkm0eeMUr29KX4aNrLV/OL0TSoYJELpqw4Ew9/DNXL3Ekvk1uQKCdOvJVdIpVe4Ebn4J7k8jugFTi2xOBq6aBVq+YmFsarLGXeyMN6HtXADrYUbaDj5YZQeRmGDPEiYBcQk4nMfrLTup6d+NSij9A5NluBwZ9X8o/NPUMa/NoMHwIj8lRlsRoFepkUdNCrD8wEmVQ0/KIVKiI7juVMG16Mx9ZHrnQnqyBVzrFNtklwbw+WC8svrNfGIRwZCtfmdwYOUo2eJd1ti51dIR1jfMv87Jv25aM6/h+aufMZW9LOuNinp6xq1RT34NkXX6KIPouimxe1T2yDKgXqHYiANMJAC9U7Fjb1DbVRcdGNK0c1ctMS0hoaiV61VMihrZVDWaeC8k2pLDMoq3aX75bXqx2qDPzS/vyVzXq8aBGZVR5ZOvOjk6YnYFskCY0NuGxRinQrrw3rOfwIuNhDXR+NFmAIrPbxgXzWceXNYX0XqW6vz93JiVRI7w6VML/B96j71gLATVLr4fn12HoZByAejVBuN1iDhTQpyoIZUzBBYhHUYxK0zF9gdcoEWsTAb4C9itbqHZglF7lHdCS4w5vyI1Lj11004MGe36CSWQIZx1Yr77FmLQv8+u4GQJP0TCElOOo6QJO7ndfoUQhLDjunnowgr7CyV803q9FtgscVZKj+/hbDE3gg533Wdfg1hkR0S8vMVhHl2SujCh4KFM4XX8aDus0+j8nvmfRN/DOI85A97clQnX6Lf++xzVnhFNn9r9Wf4zP6mWFHr77+p9/Lchd6blv75pp3BtilfMnzYPqQt7qFH7KaQr4z4EBbBzt3h57lp2QkAP+zJtYpw5ABD7H0BvdzJmyArPg33oQdfUYUzX2a/A2nVl6HgDZu3Jai/swT1d0Pqz57o0aMD4kYQ1L/0XlYTLTP1d1SFqT/83StXU3+HqX+FQwVtZN9NUH8pauiiVdxZpam/w9RfyhnJcqD+5ZTvq4LgF4ngF9lw948xR3fBz1mGfYP4GZVlfyB+luQdQpf6xEG4ENtxAPieBX5kgRoZ/Qf44XUYMRrUDaAAjar3M/m8yy66cnyLIQ3veGYivo4Q+zx2wo229tbF4r3B15Gaz+ndoF3YaKzDlxIFE7AetHHAbSeugh20P6iyr54klMg1TsrFn7vFMdPiC4KBHHG0FEfLcbQSR2MXVX5LHG0lQa4NBuJ+uyr5Hez6yYMZCO6uGAugCNO5s1Y/POZ3qbagG9jRBpds52b8or5EWmeEX3F+7sROF/TKwU2DF/ahe2iK95GC+PPoZB7ZawQtqriX4NEKO3i5V7plWnkng2IMlDi6pxYUZwLxOx5V0pM8tw9wX3knGNEaM+Y90zDGZCQB8xGWcFX4WvVyBuzAdtf5Eiw4RmDvvZA4O3HpIrEU0zNs74yLmjipqNo5ySN6bT9SsotZkBP6gERX0E9ukPsLtynoNDeMJqvJPoU9wouKavFb2WW46LbDPToAarPyAjAE2PPqSWKWeG+zi7vsM+JtFzdxm/0+BCP+MgQD/nIEfSTjm3BvrQStakuiFYwQC3IJ1wIkaFMFQQJ4ZgESVG6PBDW4DhAkoKVNkKCFUk2dGlQbBKcKUKAFszc5sn6rWiHQofFbpmOw4JUYHJB0y05YBEWC6LSqngwqMfZUkthTUSrKuTyK9UlMDHcxzrR0YjujoopsJFxR5fhdQcbbxXiLJ3qaLy16uCqiXMk7dyZDwIi+ydRTAVe9ItYC/QoDziCw92fy7Y8hkhEkK4ibvI0YZMZUCx4JqGPKA9p93nTGcVqBtwYDMgu7/qidaVAQWPLKyzw6Iem4cBPXQVpRUZWdptLZKDcuAs2rPH3wS9vv5X9/+M0Z7GDO4LbKmcYe76qdMZkQWhMu/SauQU7ufjt1a0fglkR12K3JXa8zgbF9+F19f/6fR9dtmSFkNbb/xF/8z42/+a3ZB2fEtWFOqF7T/a0JFWvoq7mJBtkPfwYXWBTEq6upEQaEhiawo7Emr6Fehgo0xyr1E2vqA9HNBdD1KKsKW7GDDJWmidZM32cpvsawiETCgvusblx9jueyPFdZ44mwW1z9hzcY4AH3GguiW8YLIDHszdILDJiWiMMGZYTGKpve1Qhj/7oxM035FX0eYTvuFk3MTYP1zUARHOVUb1rRmwrNLELGlrqNVRMreHTbCPJ5bJNh70noq1fg6Q93xAMpM7LW2i/x1SdA5F/K5W2+PgDHIkX2ImSOa67GSt7IK0vgBK6LtneVUnQ+AtfPMEth7dD36GHkMchpLtnzWK/9DA20YUM5hHhZGgLwsg7xsvDNaWjq7I0FNjFJ3QF88EBaL4mDIlr66SW/IYrAb6p408IPiv3WBJUUdwrfxu5KmStTxEdQrmJqLryBM2HODwchqhz6tZwvhggdhkGb5EupKqyEEG/Jl6iT/j5GmYpSUUVLL/n5nfO7UrYZ24kTauWPyAUdHBr8wfz1oC1emESrbcr+Bn8QSF855WVZf36X6pJs3KlK1Km2VKDwB4CWdui9ySLNjc5ot1A+RbWLcxzwxISDO+CAFhseO3nDg9heCojtNYjt7aF5ZqSyvS2yX7YE22stwfbimh92z2Ax22totpevWlE97+X7RITtteBji9heC2yvodlei9neFg7B9tq4oidiey3N9kpRCIaGZnstZnulnJEstxTbW4x9CAGh6KEVg40JXAG3i9ujW4X/9aiubqJazq5n66bUCEZXWF5X/wHfG/Te7vS8t/na6t7ma6t7b1lJ0ei/OsQrm4dcvvXbPER/cZLafDJqydrgwJ82XyrvyO0zrJaZwb0I2iIuy/e2YzM+hUboY7s8y7u4uUjLTiytgmRkIDPlaA0GyTDDYzsXZLOgK84oqSYTVSNrCI7toJ4qFeVQkcdHd7R0s0IyaBnfYQMuvsi3LhENxXEuy2M5vQh4+nqhsaAsK32WT6mxnJewLVrVK34ByzrWeyJ5oJOmqADgPqTiLh2t4koZFAPds+SCGVA0OM7FLe9466n4RRsc67bP0HT04da8BY+dM9NEBCoz4fRs48mKbRdUEy/EnHuGFSFaVecMW101YrX5unmQT97r8NFMXSc4yolvxs9pRldbGbHHW16Tg5xqHjJWaYXWoCtagwXRGnS10iWGscCeEnU5CRfJ4S6u4PVeKmXtCZsP7c3D2YlMeNU8ax0HrnhBBvKlYFJWdh6VO2wo+DDO1HA8L9uQKX6M8wBcpsbfIbDLAdx5wJe4I0Abp2qFvbWgkDRsiC39iuKfuLCE++IFrxe6Ly4ucF9cuJ374iJzm5hLpVFrQM+/EklHSMrUt9DobHmsRjGXUJTZVXj8OrOt93BQgc6yqpwKykR45b6wDBcv1/kCqXJ8O0qZcbo+mdtJc6sM1HB8yPZ8dFIZq+8/sC9ogeJE1HQrZn+bapUGM6oNNbawP2MwEVl26iQhMrTJfG6DzSrmM9+IHRZi+SJo14UzurCEEKvaJceotQFTOqzNQW1lZigM2YXaJKByAoc1HOFk0xDWroP6TUGnysF9aBcCg30RxXdC+D1xtFffYNzJVCYog/vzPX2UFJTGFDxYcqrqmp4JCveJPyCke6qbUsDgy63P0LMhKa9AdRL4ITt5JLLidB6seK/Ewpk5m31aTDxMGUz4epfCGBRVekiEEbx24FsT85P32R6XbbzNWp2ByNPCMQAYoaXXLrN9IYjboMnHAfaPhrBrtBl/NoxRL/Ej+jr/3MRNFyO+g2CIVrtqL2UaYN+byMwEt3/MLxXzi/bWFunXZKoniAXDB0f4rJv5mhlkBL8y0F8BmcLVN8AXl+hZJkYyQ38g9miBFGVBsTIr02TCipsqraJSm4pVsUy1auwL9UAyutaMrpXgqqqCfUO8oFQF96oh7pmCU92CU32CiSOJmdIuX8hYGF4h0tmMer1xtJaGej36o5tRr08jWoh6PYx6Pc2o16t6qM4I9Qjh2ES6R9UkdlvU48IpqNfehHqtzTiXGBJGyu1AyjTAVpM4By9JmwXhNOoNwZFrNw5jm9atBB5uIASkYBOhYyuJRzEmMpzD+hgnNwMnc4udZZfEjSyEVtagw6OBizQdMWMCJ3KJdSj/oDtnEz9UJL4oILHZOezAdmk2uy/I98Pb7YYxvnWPpO7qz5mL+SUnKNRfY0mOVca8VMbQM6YcSK7QI2VdsPr5Cbj9xGFGveFoda9C/aj5aMnUGWdzOtJgfa36zcNRibmc1uwq1C9SCUtnvFTUkTnWqaqfjUtcKbK+E2R/bD6LF/sNQZUWjzOr6setepY/sDVoib355KFkigsE+Zghn2ousJ9ywRStIoDiInyynK++BAfOR/gC0RYcWXBGShDLtjdXkhiUp2DUOs6LF99zthL61o9o3fmV9cHHSnwRovkwa/rjbSc9dj5Wg2Oc+nFizfLVholvOZ4hThu8Xb3ANwtBObsNagn1zodLzPocKGEQW9GeasU+Du8DtGE5gSpjCaqM5mM8pc3H4GQzrQU5gWXqQkwRHHtSVO5uqbJpN8lCciOhKU4n2lQBF90YgAnNizddBhRuMSUxvb7poaDALpXfdJFGtW/SZoVK0m9acSJg1q5hNmsn4eVoeA09WnJ490tPgiUhhyHLV6f5u2Ztvx2QayPImaHjNnGazcdQnXAO0abhRxMRcwH9pQpm4DUCd1bZqj2GKCodwuhid7MF9syAb0cE344Yvov6wUCjYWtn+FLAezRwPS034cLXGnbFGcBWCOs2uQ2VUgTWbGxJVU5mYFY/YN1y4ex9wLrpSu/ecomsU3jD1VdaajUpSAI9tNQQ0NtEe+Q+YezHVA8LA+xGhKTQR0TtX6y1tTcQQ+KL/fy2S7L289uOZaKmJ9fIGC0sEnWe9ZdR9DphxnIKf4PCFRT+EoWKwmkKfQq/6kDPK1//AoW4YOC4O+b3U3iNnlcJxqJWXFRwJcN4tobnGoFkAJGWRa7RB/gLnihBS2iAoQ2q5q8VmamDicUAGz7w2VMHizn0Cs7LKVN9HA8Plyxc4lRuhqQJyJViSLalQpIWnA5aewMLNr77gnWqm+VCC8a/+4JBPiV1+Bi5AxtNnSzsrRX1z7X7WAcJqrEm1cI3R9FyTLOOT8pogvFlCDyR9DSC2suodQYEb3DUOo2QBJyXEa4btRoIO0atE1mZsFcyCQp3BeSgfiIbkziVHzZ+HcCicM7x1wGrzjv+IMJzjj+E9FnHH8bzGce/C+Fpx78b6Q3HH8HzCcdfzwTG8e9B+pTj34vnY46/AeFRx38H0icdf5Sx2fY3Mjbb/iaE1xz+1P6Hgg6mGW8QkJfX+/XH4owUXmos1Y/gPn1qnFf9+iLUOYtnn+vfz510/QegsTXlQkUFdKj6Ajvhf8C/j5iGzSwB1Qf4IhUmj6vqA9LS6qhGQ60GwY+boiGfywieV0/yZN8vuBT1d1nYX0v1xUfbedWX6OSgfdz0N6P0WZM6Awib6HT9HIgRd+YBHpaXTXaUI2/qUGGT9J8HuWJKjr+NDCd+3UTNOHhiPbV3xtfK4e0p80Lw4CkaxwfZTnRQvVP17MFwr7UvuYEk3oWnarCFH9bjoTvYyg8b8KCCOj9sVFTR3WrLKRrlradoSOun/E00qdbR7zD9jtDvvfQ7qo3Ug20MHSyosnSGZup5tbJujw0Yxqjxa1jSViJqnUM04OgsR8M838CTzy9OczR88Yt4UvyiwdHwxUksTasfCt7FHfh/zDG1or46XJf0mJljMnIJPGPNhGA70w0ZvTyN3pyF4cOtCy1MBZliIw5LAuIgAeXTJo4YkRbw+vqA5C4GD2HRsLBoPIRF44Hm/OoBrBFQuTtqPcMLqtqmr9fWRDUEmaVG74c9kto4anyIgk2jxgcV4/05a9R4iopcBZgHCKCjrCN+L0yNLLVhFJeFq3eMGh+T7LP0/gBshST7N3T2kfuNSTCJ60eNcQruGTU+K/lPU4YvYKU6YnKBX9QFhrWR012jxjGEd48aR5Htecl2UmcDmlL0q8gyJIZSRLTYcEqtvd+YRrjufqMB8L6LP32GB4bGTI8YK7Qbr5t65CxiGMdk/OIZt/k+44aptvPBjowZrnKw1P2jYp90H3US4f/L3rsG2XVl52Hnde8993369u3nbXTvc9AAGmg2ukFy8KCGBC6LBMGHQErDVFip+cERh1NMY1LmcJgxI0JEW4ZklMWK2zVQBEqw2A9EhGVQgm1qCMegCSkoGXZgGZY5EqShJIwCOVACl1oKJMEx2pP1rbX3Oed2n0tiZqykKhWCt897v9bae6+99lrfgmh52+bmnkWqlqEZoqg57TkiVEHEqZjODaEzTfYNplwdMhRLXyWDYs7S11YQugRCbwWh+9Z8gBHZZ0tOyufILHxaJzCDTKhhgfQSObxz5vX1zEtiyRs0/okobB+s0viv3+RX9Gev4HkT8gy7pXg9jrVuXaGaQa/MpphJywIB6wkELItVBW2OssM2AAj2OIelhiLNbleohygr+EtnGJI49nds9shXVjngWAEiIHESvzAa+LQs8WhZkj+iI5G9Xmancvtw7kiBfpTDQi7l+CLLkbxejrCsX5CM0rt3NFvIJp5oRaNKxoqlKiuWiqqaFUs+WbFUeMVSE9ehPK9ZLP0qrVnkhNcs+WTNUuE1C7uR5B6+CC2Yv8tZ8GRRfZKOVGiSzD2xJjruccqXUynT2kZOeG2TT9Y2Faxt2LOEv5l3km9WAn1yLeBvVn6MfUfkq7meWbGeQh/C0vPv8jbvcwgoiR34XhwCErhzaMA+DgRK0mQODTgggUGtaFAmx4xAZEMaV6Ok8RN8jacACXtY4yv0VfJlUd+cdulIPH4Kx34aj3EcoJbBcZCdDim/Z6Eja3/2UbY0OkEzQhPL6eZs+7PGHgo3b7Bp0I10oHPV2OOuuNpyy5Wl+Q0cc1vd53e5t+m0fdyblQSoKY7Dr+KYbMW2EhXGiIDHieMU9LY/A81LKkp96lUoHF5F1PrZA1xcDBkOf3QCiZ/m3OSmNH762xyEJGpafEmzfg4uFRVVN808sk+s8765N9pA4mULUYYn3TnGmg7+B/uRX3zquRs/+o3yvmXcvu0ucw7vmBzUPg0SNPf0viXYSBvMoNt7F6KR1chSJuriyL4vrvaQwD5nP7E64qwx5aTOS39sA/b397H4qykEh9aXw6nLX8T6M8q3SLTH3h2djEkjwP+E5Hs5b86yid9tS25H+rwJlw4OfrZOdh8kmX+AhP3+cIvqCydIxPP3V2sGmJ0quBxu5S2KcYy24zAbae/dXxVPLWDz4DaLzswtLEOzZY3ZqojruYQQmPLSsMp6nmxCQGdeVqOyizbGB5QhZdeUojUvv1jNpHNmnlOjlBmN98Ni/bEQNbBoGMPNEdUiMu1xtUorr9cQtBTZuhSOUEaQpyaNSv9IeA+LV3a4nX7TlNt0NIDvptU2Rb8nWtQK29oP4Ufng2hVTJXRtvaDP0jsNxhuwy7hNp6sqKTbRCGmGyv/CY2V/y4aC3LVNjXQHsXvQKutXokGgcw4TNcOfk+0tKtDHp4IlDE8EYbFJSLPTXYv38XZfdR408mD+6nZ5OwzXLUBLJwG1cChKI+FFqv/0rpb2Ar0qzyHtBIbnj42U2mo+7R2G4yAOy1172K0U+1cWoh2MW1gn/KZxcS8p//95WjnkrpPNRYS06vFaLfavcQExvv3L1IC6l4iavoVTnVBjVDXfT+xc1mgT+/hrc1daoSP96oZGM5QkQbbD+J3gBuKxFBJvbWI7HfwO7bOsbGY3jBDKtQaTzHy5TSClltqN8n7AyTrT4dTAFTLt73/RliNLXfzhwB3xQriQeg/+9tU0/beAy1ak/C+Wz/alRYmtKjlhW2LVlT0xRO0dpmGCjjd2orp/FkGiiQWexCMk9CuFRN1J62/8qKU0b2F67JzEYYIMUmg+8X1AkIbQOM+sF+nTEXOH6Dpq496e/+jopB6oEorbrreQ+Wtut9N0tjJ3rO/Wu6WdCwvPUj3HuRGLcetOkit6ibxsrZT7+II9tGg+A9Ntx/k97ezjzXJkbVUgzU1OkPYL5d8zkhhU++bTdJ/tsBDgZqM7zzEd1ppy0r6CjMw1bqPaUtUa1DVWiEM6hDLuvVii2Na97JagUchIARj0DRq8gFst/XSl82DdBhQ/XKgf4jZ1q82qS08+v80Rv/ZCHd5l4vftIhpjmBQ6eOI9/m171NJynyvP6HJphRzaPJs0eTZolJ3E93/i+jMxN29JNr2Q7fczyWgIpN8jt0I2b7rP8RUhJ5lACxM7AqXpj5WtWxJsQU1wabYsm+T5L2Hs4dVXjwqgxf6TDP182CDjJroPA+qJoYdL8Umm9SDeqOhj+U1uHdUeTNhi+wwVPUOg9zc9CjNcTn1IGMw5NQEYzBQORmCIac2MwRDTm0CAgNWklouFndvKkYPipFXPWx9jzvA0OIiasWTFhId3mEyvsI8GdPfo+5sh8R4xRaR8ZItMuMxW4TGo7ZIjXO2iI2HiZ3o8BoLjTQFs+B3zhPB7z1PBL+zngh+ZzwR/E7zhtxlO5H8Qlr9a3lPqWiry7OsAnxX1PbXyHxzOZH57ngi8932YkEPAhgEvQ7pDmQQce0oy4Fr5LuSCHUPxkLdLY66Z95mwQ4inXmwRrBjaczhJnKoCVqQ6kS8A5BjFefzuTi1tXLcsRxNJpj9Ie+92ILgpna+2PorEuool4Wfi0a6G994nGBsfJOL02fjm7waueOQDJG0XUExXhCtjyAnhsOY8R9lI1ySLV59f5lEF3hW1WkSqQjak9oT2Vp8/Ac0MtMDCHLD6F7Dahu6Fn2xRwUkU9b0F6P0JPXFqBrG8I4v9sgXZZZJt60XRh+kleIELRO30BpxMy0QN4VlhLf8JJcKkcYNdXFUY6sjlhqlZqXlzwUaXWlRB5MDCxy+W6Fty86EXI6LlQlQ8oZ3Mu5dfifjctkCuFYQCxS/I95MSVbbZemOCww4eLVWyh3JH7aPeIcRA8J+owLQNayNV5xDUYEW1y7WcT4OFaqdi3VcCQePVsAuFsIurVMQ+3k5tb0Hi26GemdfmgJKcALHEvvSFFCGeRxd9qUp8NhQaL9J3A/MuTO2KkxZp23ByCtMugvQqBRYg1nFcR5BGulIg0UdxzkES6Xja2GPrMobMEOtwa5wicMQLb4d9S4kolUvAhIBW5deWFh4e2k56lvCHKyqP7tEw0+FHiu604fExmngoYMKB3EYwabYhDMYDuHQ5EUqwMNLgvpNq3R30gqIFekwSD2zzD7XlLI/CScqWu8As9rFRX0x2rC0sNqUhz4ejuqHPh6O0cNIvJ50AgHeUXhnGC8MJ18P4kmIJy08aZlPA+XSPQWAeXm7CcfcfrXmhRHc26BfGMVFKvNi+7OPE5ERuBQMwF4m7XHQ66RjVM0F7VC5O76hCqsW0ZZYtkkXAzsZvGQQ/FgQi6iCGgI/FoQfCzAUdCYQ5yvGpVvZmyCP96SwTfe4E1hVFIJ37YetMCIKwGd/PAW3uIl+m+m3hfdtLA4avC0VoQnCC8xcoGaAMDNJv3u0IhkrHQEwEWzpFA/RDIVMy6r+QRRpPMTgg2iaTwdV79vgqYUPohm+sVFF7xDvTL9DvDLzDmvsG2xthJzGUznHuXKtVGUPAqsWVHWPexvmf7U9LqKgwYzuBo7BHvcajj173Ku26nlL9WrQ1q37lpapYO+EW5WUboLocpXmEiv4JfsDaihZ3Y2rEvXnMtFygNa/g7T+HQq3lPUn21FoFMhFSAVVpBpuokpspuptoXpM0GS9laTQbeE94sBRYLAevclRwMIb6uNC+z2gHyRbEQWEZZEnV+hJMfUECATs5/Y8xgk9Ax/Q2K0OMrjhUDnpeN0JPfTySw710QIHlN2M4xmH1u8FaItR4wnnlEMtUIDulxkCdd5Bv3srHB8AfNkktrxoc4ya8VkEJKCifASPhIvcWr8MGSSuTHF9HYjZk+KT2GEn6XI16NydQTVwDqNQEqou2HJRiUjSOq8v/IjEr3P6wou2kihjx0jatJZjct6rabMDlZ9I4bgnskGBcbqs4Kwtn2zTnzjcIWge2YR5hEpxCSEUqQAXcZzgUllqKxeIp4tzOI4/YJ3FcSNJUrZMHKdtmTlO4Ui9eQFH6s4ncaSOTNILsfYP2PO24LcesyVe0Zy+fk0uX5arl+Tqebl6Tq6ekasDgl20T2AXAe66TaY/ujlDhx0C4HrvTkeDZGIS3C6T4JRMghq1sSGz36TMfvc8YHkyQcJEs8mdiE1a7uC4iZ03rfbH9mxMeU1ii8n5PLHMZVTqNr9xaf0bB4jg6KA0c2JmHWQfCNaPYppEWM0AGtzyUMaDf8jgTSsO3CwPe0fY3POwzDeeTDQ5Gl2bNMQG/0hb0or/Q96s7/cupbRWBWU/GvqJFiffCUPrShSL8vtLEfw96E+ew054qpzsP1fZg50dS7gj+trtskIjYo4W7c4hvBvIsqkHoRGrsP9KrheANJsHWNMLUQAfGYQupZMSmwPRSVHV2S7CEc/8KFDsRBFgCUUDKzZdy7zIoMmhs6gu3E/209wfhI4RtDj0BgsMZSSGb0kocDBEV/klEYQM5LKY27Jf5OXYL/Ky+EX+Sg1+ka/nNWIWHIIKh3X0YN4uwA7AeMTKnoJW9oBUvjihFZNIIW0722ukxAKi8gGKUaGplQ7V7NcALK0KcEZTNTHTqx1gTxG2Te2ZjWqMQMGG0lYQ9WYAXDRSPh1FFX/S1J80Mj5p4hOazBIUI0hFPfA+rM2ydXUXjIlettAWV4mqqkEL2fXdRvKuzgQbWnWBgai3PfwAAwGrwCyPgd6w8T1CJdWgLarHUEk17RNRY5+IfgGC6DVQSY00VFKtEyqpYaCSemntUUOBYzSIXg2V1EhBJdU6oJIaGiop9S3WGFnBjgfgDwEfkiY1KF/00UUfth9BT7qCKFejV9hXH8v0AmwxSTrmHlSiJyt2iHDyfTihTsFZspN8WZXhPVHG+q2k/8B7guZ84ud9sESB3yXvuu0mCduGiWFLvDCxKZNyyh1JTgHeUed1VQ0OlNA/BOJpWVGDqh4F55YSKKZw1F1rBstf1cHtYrdZF7dLbD5pt8sxuPSiG22AH4pxuxyjFasafZGWjBuwRNYdpc5fKLqsg4krfBmikbT9KA1G/HmkRtXIohpbjkaT9cJoytMymXTHUjJpNAbXWdYlRYviTsnmp0qNKcpW3wqY7+gArTtkk6B7p3dNM1xgnd0FGNni4jEVvBLSwAkvWw1d32ofRlO1DtJCehjntNA9SKvoIZzX1NBBaoxa+8cwKNYOVn2ZWQNZNOqgm7wN21azGpqbzzCxZXOGVHzfM/uW397jDgJJwOatWx6isGatQS30q5aqEQvSUY/iNelkkWDx9BqHqpqMSEHHWBA7f31ojjS2rZhxjPqBo8c98TJLXcj3it+WFM248gSPK2P/LbVJ/avvqtqZn/gex5buEDOpkQUrojUjy+fikUXpkUFDzNQ6IGYaGmIme1Cx9KeAmKl1QMw0NMTM3Q4oPIaYAYVHF0zRfWakaMpIkadOZnUqM6SaNTUSbtDuwfj3U0OV3JHc6y57VfKeO/2aNIV6ZvIsyF47rB3ov8Oii/Zl/n+VVgU0bLF/LS084JhU0h4R5W7TaIWkFLj1V8I6lmruapN6Be/V98gmvf/JH4k3E+dPMgfs7Shre822Dk3P/LA4i6jQUiQOLVYSgzmNVdUECINoeqN+44U4oH0/oobgx2FUKAkOhhUJVCDYd4hu02ct89kIpUVfNPgLmYu1b+KG1ZuA4RngqVmNGGyUaHS1suNP7rz13/347+41R8Fe+VNb40w1FUoVSKkYy45hOIKI8a/GJLmWeUWpBr/SkXmIzEdM5jS06czHlMmK1jHBfR27czQ4jwLnRgd4AYpOU8C51vxbrZz+0pnrv7X803vNMWKsqUp7/CHrNx7+hQ/NkeolbpeVX33rd//i/Ni7e80xGjFPfvGPKz3nv3P2Q3OkdtNPvvXNx3/7l3/5H+81x0iZJ39QP/33/qdH3//QHKPIPPmxgb9+4Ne/cn6vOUYbzZO//kv+/Pjjv/ahOUbj5snOp77+1ltv/Yu95iiAP3jyhz/Eu+8fmmO0WT+h3jZKk8XYXTWXIDTpplC64kpXU+lKKV0FpQusdPGULoxKZd2kmTRzoKiYkDDmSJWsmIhI5hhtouKOgj+UAlCTwuEvIUMOUWH+wqZ5tSlc8gS13g8DRVBFzF10oBtUEsbPixT/+67YJMpmk81d2WRLVzaZ6MomW7uyybaubDLZlU3u6comU13ZZHtMK2oaTYA/3muO0TRavYm2jLhZpeWfSC5HiZ0eTy43yCWx3IAaVyDfmIwt4CU1xJCaRL4RoiORb0NCPkVpDBP5Ngj5NlAuP0zPmHxAHhPsuG5sG6XYTmlCKN3sSjey0k2qdAMq3VxKN45KN4XSFVdJ1VDmVMXHOise6oo3Gen+CawaYRhd5j1pG2ssDPM0iQaM4Ufib8ADHpDb2t6BagyxxI7bNjtu2yRKwAI1C/GvCYMnxJfstkwpdFum2AaxqMDLFFsLEzYLEzOfYw17U5YpBaoUL1MKvEyxtTxRkGXKAJ/MQWwqsWuFkSjk++f15y+L6gNfW+brl/XHz6e/hVTRzKjqCASJIRIkMEPxxTBdDAMopA8OBsPa4XVI45ZhpMBMTCc3eRDCjgrGtBAO9cP6ZlU1Qrj0NlT54CtsHVMOfSo9E6EOAbUO2bSm//DSZYcJFdq2IfXtCO8VKSKLQCPUB+gFtMcO5Z9bNu9a2e9ixXEvSRpj2Y/BBWJqIC7WtkFH1sxVBnP1aOgUahSeZoFzRrXFUmtVtoLkengNTMD3y23PdGG2fWleg+DaldeU5pUZXiR0MNqMZhXVhc0s/Sl2AtIsFujvrLthsVrMVcRitZjfyiwLEbPQ2k/YapS4BKsLWgIefIU6LYuwWjQJ9oVucnqf5pUdWVFPBfpF+dqFo10IG+0fTcNM3Zd6UVsoil3EfxA7WpdNJEJY78EGl34HWmACVX6ipZFTbIlT7BqmYGsJV2PwVMTAieTy9o/OHmSzA7xY0i8u0os6Pm8PG370ICxvSQa20iHimDIbJtyHPqi/AZ7O+8uL0f3q/qWF8D5a+DGkSwOHBjebg70v5XOC93GfcJO2o2ExBLYgdbcR/YdB6HYsR/ep++LXvtiipN231b3LUdLYqZYFETjGzh4Xa877GCFIVZF2FclW9B8GcnDVjkVoSheWk/W327EnBHhzvQzFwHDU8ewj3uuAresOUxcvMo+YY+Tzdp4tiDslwVoJIo0F4hjh3dzBDKSVnJhxoORk0b5KVaD3S6kLvAqIJ/rxqwX6CGhbRZ6MikCQxI+vfLhmPh6WGEQPeHGgQ+JoDxd9RjW89+1FabUCQCEAdv12vGW2gOgV/7XtHmHDUQ788GKL2IFq8WKL2TRnHAevb4zgFWuzMhUHhu9zX510bm6MLPn+xajQIiZmRAr6nDGBohhbxyn/sWN7R4wZtYQ2iPLKfpqtRlJGrvThG1/BE7iXUg/Il9tnNiESH3vAyc0oD5cE+E4WeDu+AS0rrRBl95CjMMFLgRqmgINv0HpMSEDWbrMlsw8LZfZveLzKwfpkpx/QdLF7JWdG1fSx+ZyLfSy1dWdFwB4c6qDpz534c5h9Hfnq7Kcmkv31XWTuwP7dp2PQqwpg7i9zoC20NO+W/6JNrZ1G6ctxQzscfA/W8GxkwlYSji4ElToq6M//AREXmIGhMQlVOe72BelHzxrreHp34eci65OChFhpmw47Zli26aDMEkCVf2XnoSFwWUvgvo7wV6Cm1X4N9rQOTa6Fth363Fy+BGznbucznhNdVBhAsqqBJGuyOi/yJYCRCrK0VRVezq4IiM+KHYPysBgC9LsCCSFVxkJlSMX0C0Cc/wH0QR990Jc+aHMwGMEvs2AdvYd+5T+qVxhH8XXncPV1AZYqvW6/4bxeMooPTys+WLuR0ybgAlUxOCtuBn7kC54ZOr/zavu1rwjglyoupmPzlahxyogKavHAI69UOl6p0iu1LuJBHWpDGuvrNNDXWVHUpF8f/frpN0C/QfoN0Q/IBUdmoxaGiRgJj+SXEUbCYwA9wT/ZoOHla6xHYC2IPxup2ShkUYYBZlnq9xn1JLm5kabqDTyYjmdsQXBym0SvEG6mJQrfACAxKMsJAHZb2cn1VqInySTjarzblgOnsU0nOolB7kkekmDZxXsN93Rpt/Fw9BNAR0mI9z5RiM8xRth6If6eZ3nbbVyEeA+wuhDivQ4h3hMhfpRP5hBnIMcDcII9Os5CvHz+Mn2dFuI9FuLl4+fT32JsGc+o6hSEqs0kVG0m+vDFJF1MmvDKIxAtWmrkEI3+LQYZwQoLCoUIDU8UGVOabGqz0S2Q9L6FV3UaIp2v5J1J/Q7WWxtZYRFNUbZQWvBiMZ0OgCW38mox2k6LQKwY1cSadOokZEUS3WCMVsNYNXKx0KtXkqQaJBpOCLz5FoFq3m7CHuA1k1oPLWexWgXmAy9HqW8MEoeZZBDJeDR+e0D1U27mGQyKtsfP+tQIt7z1VFXvWcJ1djGapq7UiuH9AM43syQgfTu4x+AmvXbv0iJv4X73zNkdETfFmutk/mdixlSasTQert2Bhzuq8XCzedLSnwYM0pjGwx3VeLhr+BFxQLJCTnwLIEnNiBgxGgX1k22JYSaGMClr36I0MHIKs7QYS4sIg9xLS72ZBcirSzhbWqTUN8dxLyaR/CTSabJjrgmskUJcNslN7FuK7kdY6/u6pDD4aSkMUgqfWWaj/cUIC+BpdS98AnYt4axryYJu6VJp+tSuLl/1d/uKSvAZ9Rkqwf0L0e7OeN671e5Hfvq3Nt8ob+95aAm8eT9wtnao6SU1QwWkBcKupYWFjgyTFUIjleE4boyvqf7ufUvLaidnPU1JLrLSuKp2LmB6V59ZEIzgdMTr8H5gRSSX05mowaVMAOEiVhy2WJLcv8eFCcn0Ho42XMFOFnU1rCQsGF9xuFVM9Z6sK8RY4GJsLHBRjAWeA14pAsJFDg4TkZvmOo8431vCA0XjZW4JRh9LiwtRAm6pktMvtd6OnEX6wllYfrv8pE2LF41BCbdNWgMBoEFAVYGzTF3V5eHBYQ8NRlelVRHfsuQWAvhC6PrbPdUcrBlINvFi+QSwYnCMJBllzsgogmHHMz8JggcFlwWYlgxn4MduLl3UI0VtM1ZkNC+xb6jSFN0Epi39rXfZ80x9p/Jhj5Y3AlHGBQdYkg/E3iTebmGoyz7ewvXhRxQNsGjBU/wgBvQCbEiC5OYQcDG6hhDh5FpaNBiBhSXvt6gBli9qApNPqQbJ9Rjxaf8nhu7gNJRONKSFtocfBI2oS0sMh82uI/nzXUbyZ2RjuYdHcgRxDPRIHrCQEYmQMSxjOKti9nHEZWqfZEzeR7O0jOnDqodm2h4Zy92y/jTQnyqGDsOn8TSg9KdB+lMN8aEa4iPROAQsKd4IHsqo9sbVx3m6flxCAKA1QRkAhqoR3IflftbT1YM0wm5cfYpmYfqb9ZyGnX9uq2ExUz9IUwzeHst+m9N6nNPKzgtleYLL8kRmXptMsJN0wBPO/F8h8/Lqb9j0P3H6uGEavGAYJ7GnV01T3k1ZL/JjTrGiU2ScKwlQpmMZURmfVCPQoVZ+/GuPv/Rrmz77oDlS/3iSvh2mX3H1mbBIzcG8DV1+8i22+5S82aRfid4sqQbTV+xGMoID5gRDr7ha+c6a/6Lm6u9gu7Oll+mUe8vRpzBP4YcbcHuD/Tff0ZYNvjjPBDKmLXKXxqmNUdILfoXeME86bi9qk9ihfcvU5huw4NhgH6bG2mDxX/vwP1kIN1dyZVks5xC53tawSh5DBB1OoSoFaVQl+2sq9zSAlYIEHghb8fRjeCCvfYd6oBd8wwZM8WHjsQ9bNBx6ZSTt1ytx6bgkjnA9C7py8ElVBV3pcAtVqsElEm//AsoQPMkGt/aT0N5lZgo/HGgcaRRF8EC1GQjPgdoCYGf00tRqn4PwGs/8QFeqB01C3TeYDXv1ffG/49IizcIkzUSb1eYlan2ae7aoLUsLj7zz359+69f+y//zgS+KRWEgBQ9SqAZBjGqwtthBmR+ihrPwUcNVBR6nX1MF1HcA9e3v8iEcgHyOcshlQ0UHiWGo2kHZVLZHxMxG0IuiMbO8T0M66lhFShXKCmB27K3eRjgBs+kZTjDqdOjgYIVbE5FiC+7Q6j3KhQ0X/lL9+D3Z0op4Ot/Poa0G9gtKH65yygd0XwPGg3nRv0Iz2MNF75lkVZhDbY/LXgCrWCRyobW3qV4s/SeXiH21wpb73TZFb5CMR1KU/dYjpp8z0OnmZD8eBN1CApmtu8kCDKfDHraO3KImcDnxs1TTBlRrct/Qbi0sU6BJKrBMW6lBA/ptSfpduLks69hxKkIa3PS3nVh/ZRR27F2CAO5fI8GGYQscAdR3OlSHeagOHbacheqQOuzxTXTlMooGbj/R4kgE0ByasOgFrHK05tABg7ggdv6TNIeuaA7zDCRvFIeCdOVAn8+KD62yy89udaxdwIaLlfVIQbSF8TeA/7BZS/iJX3Z+8mnZuFov6Bq94LdzeTdlttqJZ74Oy5xvet0EuZwgI1rSGwehAGO5k01VS9kftBnCnYHrY6DrKuO8C+C0aO2iqqjlogwIbsUo51p5XlTxJ3X9SbWb3BaDdMOKtM446iQTwgArjfSdoQsSHG+agCxAbXV9t5q8qzMJOHoFm6q6JNW5ItX1dAXvrv7nB+/uebYDvLvaDby7+qng3dVM8O7q3YN3NxLw7qrii4AuaNwtCyxo+RCtXjzeiErBeQcJnLdrTFGzgbzN+BHH1f6jXB4Q3ALF7b0u6sm3EOrgEW3/9CHcmSJ24VT5tUZJtrKWeS+E/i1hcLXW/nvEmJcsPWIsShaWHjEmJHRqbEbo1BiJ0KmxCqFTYwZCp8bug06NoQedGsuOBZQ0zGXb3xTW29+st75BH3sr8pUHDy6Pql1UPv0tUcv7X1ztScTKqLz6w9QmJSi/6awIO8a1dmNi5VGix5XVA9hognYNuvUfpl7IVh5Fxf9g5ZFD78mt/bfeSCfTRKebgU4385xuxjndTHO6GeZ0M8vpZpTTzSQnsULJrTfIWeVgX2hGbsAcN7g+TTaXX2iZe3bqXgjBlNi/3Or0FWnf3MzuIi/CW2Sa9/RoGhPrXe3YYguSpPWYWPJi8mvbr9D8V561nSPY+T0UugbyWuZgMcMsSDAebEM7T/MAYW4+wcOMe0DvoKWMJWlyPbCfEXBpihL/GuCbJ9303zsO8PJlAhIY8iorJwZ5r1Ek7AtTGpZALmiSokK0dtKpdiTVLx15gucWV8ur7DR0ib5t/wwJmRdxcgQflfE6XeaQ4BS90cImc3DejpxHvsT//cVe5ZgdE38f60qgd4kVMfsWlkm+ogYombAv0lTxBmxqFztxUtzL2XxgL5uk9+1b+rnI6b5hZnOK8YaZE2fAG2ZEhjtOhAmAhk6OieK2S/iRkOO2x+hs7EALO+huIlz9U9exgXGV2awe5GbTrF5Hs3pQOXxas1KqqSbFikjyuTiFYZfpyoKlCJci20GEm3Qn6prSJ7elinRyW1ykk9tSRaKXsop0ir5t/5venc7CNinSyW28AG17UqhT26RQCRx9DqktbJPS2etKVzX8dzndUJeThrqcbqjL2Q31Edrnd2o7nSu6oS5PlddyhsUJ0At5KelHzJFSEJexKtDdy79ia+Kt6Sn1Lt2E6qAcQ0+ng57YwHe+l27ioJu4STdx13YTdzExu+BuUv6W7TocLwkerFL4QAoPxDaslTzeEcSZLV0/h4NvhiAzOEzUPNaaINBd7oWqy+AxKveiuOHyPf5eqfwLxh4ezmAcVADOKBHGPgkw4Yq0yqF4vMhnRSiDGLPHpthDBM/HTPDrlixWLToTsGCLe1b564W8rUHjPAkRtFAWt/hCJqDz8/HGfqF9ogiBzWzoFxAA4kSBfU6vWbMMkZprb6Cr+cKsfrsQ/Ko9HLuO3ZAAV37HqJNKH98l6efYKkinRuno7ieC/zlb4MCs9jkbTtx06w5s/Kk1r9lhDElaaM8BUdhAkhbaF9xZ8XiMvV3Le9zTLNKvWu4Nm2p8Fu7/x3Li/q9d6YpyC+50OqEV9u9H6iW2ET8FQ8XBWXnSdtg1EPf/R7q/1Z2At/9WV8HZfyvxSw36dnYeVbWHnJfk6nlo6R9ynpOrZ6DBf8g5IFfwOsWnx2hl8JDzGr57WB17yPkyvuGzz+N9PnsKDjB8dpiKQ6utwoQz5+LvMZfL9Auc2KQb0IKmgLV48MIDwJRMQuJZ7O8evAO9Huc/z96yH0RUIjjC6pzeZF4z5KMGWssekqGwB7BY2qO60eTtQvA/28Owv5l0X4oCbFDw+fOMdo8tkWRJrZJBiPoPuCDFRh1cNOd2FoPShRUpCH3MlmKxeam3E+0DwIbXEKizg6Yd/BanvGKtS/kZSfiApLtPkv2sJLsbnjD02cysSZuqy1oALIvBRAtl6BKwdcrDpx38L3b5bw/Qmtd+w9OdFLgVrnbSxPh2ND3hHN0GFYPK05h5FBNOXo+ZR3nCYeOc9Jj5JuaZpTqRRU84R7eVzRD+5rYWZCPqFu9/EPnsal1EUse2wWDknVAP2ee2p7I/tz3O/tz2VPb0Ulb2F+jb9u/27HTO42R+jMbu7Xow3y7lObcdTVOhdrvpzratH7CBDmntcq67iXuS2pcanS6Ap4g9z7kSZvY9HMsMQM7hZ8/gWBI8RZ4dtu90Ptbn5+n8I5z36/liO9XjGm6U5MYF3LiKG1TEKy7rgk8z2A/Jtj1urGLJkgNMu5xMk+VkNlmy5ADKavcsa3amLKofPKTcra6/y50RyYAayZ2yPHgrQiKAh+5fRTEgiqhKi3csK5JVWjqhYmF6rT7ys2/hvz/eq6prp9fqoqp2TK9RVfNXG2NMspH5xVc0Cg1NZ3hGZ+W2TSMpndSkdh9Pp2r38XRcu4+nU7Wjl7Jqd52+bf8mALxx8nt0cmNantyclup+PI1WX2G8ot1Js+e2ujO73BuwOCOGBCBn+1t1jcRZe8ACshRUDHOa4+44woEANgLnXXeEM685wnU3pgWlihXx03pULAnCp2G8m9Mtgfg0N67jBjCt2tecbP5bSTfNStI0K+mmWclumttogFvUIrd0S6xwS0zAAtel0SvNgRO7XNV2pVS3p1vCf7emDf/dSRfjTlKMO+li3MkuxlFi7fY3iP/mcPKrdHJsRo9bM1KuO9Nl4cMpehnaORq2ZkIW++ZmYCBGwxUCGhcxnTNrwuefAc+lBu3TACqO62PiYguWD5PxnKbzx46m80c6IPZlR7BpLzrCE2oXx9YG6a46QilVpppeMReo9iW8XH3kKw+Wfnv55d/L6B3BogpSvSMKlhaodzzkcPhun+fY95DgiS5kXytBm/ZmCTrfIUGva+8sCZqyGhSyX7A66L57lxukBGuh+8UpQ/f5mVQ55mficszPpMpBL2WV4wSoe5Zmg+M4uUInJzXdFzTd52fKZvw5rul+QtP9JNN9il5dT/dr9hpif6SDkV+xhcjHNQHnDbERBb3dJOLVWzoUek1CofNNkHdOx0VHPHTwC6tEiB2CXYCuIWITPZnaD/7vILcmJ0dFF3LetGU+QSD19hV7LVl5+kMdPrChYEUVT6Xb9lTStqfSbXsqu23PoAVXqElP42Re0cyo2/Y93banZkD0s3bcRU7Ys8wF6QGQajevK3xaB3Z/U7flMd2Wl3EsMhxLrv31gPFYeJA7O8NYLHx+eobhYLg5QbX3ZloM2BLfOIMb57ghueEWkoY7xWhydnY/WLvgNW10Od0PLmf3g6wFL2XlY/pVHZ1gEMi1vNwNXVkAI+J7xwqRl4HVSreF+Pdbrqxlt56Cz43+xP/xQ+d+/26m4LDKYp9yW1jfssSW5rFzCY+dS/PYuWweuwBOukblPI+TP8YYqXnskuaxc8xjVxgt0U+1KEJGMb73PmEzxsrhHgmYivY3a5DQube8JMz3vPDaUc1OF4mdXtXCHJ1+GcnrIQp89FpyfQHXL8ds9VzMVZ/Xbu2GqTgMH0nckMsrHXL5b/a6VZhEv4FgUG4aZZ0Esb9r6+57eRrj04RziSdCRxr00jT2f1UBMwImwoJu0Es8ERbg20QN6nGD0ih0FdPwnzRovJqWG1dw/AO6cXlaMrg0HRawjHhT53aMc7Mlt2NJbsfSuR3ryM3l3KiFTyDxP6zS8DstN+Zx/Ld0481pyeAY5YbVyhEoQlVem00hydtp9r49Fed7eyqV7+2pdL4x28xB5n+fandHs/ftKU7co9V8XjD58kDoKwuFEDYYLJTujwd2ubvNpDS3vSVtcWfKDJxH02uVo9vj0h3dnird0e2ZpXsTpfv7WCrh5B/TybxeqxzXa5WjvFbhefDYdpmE3twOczCa6LbDtGCKXg17aEbIm0mpQVWZd+ORFrGcKqY+DDFlINlZbCAJVQsjZ7SMeNoInyyFFhE2o6Wx4QORSPlmXUuPmLyOa1R3mr9XkGrjkdebv/TYt3/0vb2qsXac6F1UvWlhpBezV/Mhh0XbJneXo7IKutFFHLma5oerCT9cTfPD1Wx+uAY2+CmExNL8cJWH4Rmh/LVOyj+3y51oF4Ty16Y05T+OKX89XY7rSTmup8txPbscN5H9f6RGvoGTv0UFWpmSJ7d0wa5PxZS/MSWUvzkllF+ZEsrfmlpP+UuJGHo2TXlQ/JSm+IIWQy9oyl/XEso1I6GwXFrWlIfgCcp/ZG7WtQAKyl/WgipJ7KeZ8kRcQdb63/Yy5jXTFvKupu15pLLQhbIn04L9yWSEOZkeYU5OZ7boKQwo/44Kv6DXFyd5faGEsiudlH1plztolj2npjVlF6YNZU+ny3E6KcfpdDlOZ5fjLLJ/h1r5DE6+QSfv6SXgOV2w09MxZc9MC2XPTgtl35sWyp6bXk/ZuYSyN+w1lP3YFspe1fLTbS0vndSUPWEoy8JoTVN2XlP2TXNzrUAKypI4cs3WlJVeeyNFWZZMhbK3kOfVLqLTifQoeSIZJU+kR8kT2aPkAsbCn+ghiupB8cR2UDYQys7ZHZR9bZfrY3xicd2M1ie3x2JuuhynknKcSpfjVHY5ziD7JVoxnsbJGTo5q0fr93TBTiWj9Wk9Wp/Ro/VZPVq/lzFan0vk4oW1lD2uKWsk47OaslhlgLK8ygBlRTTWlIV8rIx4bEZriMCg7Hm9mvB3uSc6KXslRdnTCWXPIJX5LpQ9n+4r55O+cj7dV85n95WL6BE/T5S9oLvGee6zVy1IxfOdhD1m73Kf4YUm8tDqoYvTLezyJU0JtXgy1b0k8t9Tspg4IC33pm65Y6bljtqiTGHUshJLg1hzvAbxjUU/biHZ2/l3qRZ6Pm6gL2LgTct3BV7usHxXSOS7f53SwV6xy+Nm35mj5bCPm7In3UH8UfzSP7fL79YLuSP2GzbHUM+JYDhvH4r8cTjaobp1qIt3Swwt2F9ZE1YP1w7WPE25/1N8tWpZWzl6ptXeytsZ7R5EPaR2fBQa+CnrESwLtzqfpYUtNpbY+NxyB2nRi7VHGGADpEL8C/Mmam5sEoW9vGUUNrWY6q3ZdlG5RKOuTcXYQl2j7BO7vvuw+knVePfoh2FfYhzYD5tz5SofhB0QRK+aZ9mFAgmHfWpgMRxMv1xfbdmcDp1YlBS9EA2kvTHMFvHmfYi7sAycmPjOF1upd78EGO2BsL+SL2erwosIIWlU4cUOVTg8oIufpgrn8NOs8k4pxYk6Pu9pVnOIP7imdgPr6vd91C7HtcvByeCKcE+R/sTcU+LIbC9xNHPRfj8jkE3yyiH6Mpbekm2cwZRLOaXu3sU7zvdcgu/9Szsdc4S+CHKxJWWt/Z+IIx1wZP8jdsKx1KXjyy9Q48U5m84X5+5PUDejXPiU+p+UxKcO9DJKgqhL/TFVXoSVdi6+/ELV+z5SziUpY5vKRvCD3I/ovd74wRdgF/4955Fu9O/6Yxt9NunQUX8Hgw+kRgntOpXTuv7/sFfB8i23JMBOS0vLkRc/WnpkngNtzFxYju8txM5hyxyQmj4fWOJPoyFF/yiFxf/PvCJOUp2vLIUDID+GgYXQY0bvV30vpIE5aHyJch9Eww/v/VsP20fV8OEP0cQx6u0XU+cvvNL62SiHbFSOeq0H1D+mZpzYwvqk+lJJ9aWTMim9iJTssFbWk9I9q2Xrc+vtApRHKb8DcP9h7OSsjtiM38haWnDjyCwY7xCzIKtX/PYfWAlTBg9Yg3ToAbK/D0eAgA69sGj2EQPDF2Z9aac1BLBLuLb5NLyWXaVZ9xkqFVxJKw9YT9Gh/ID1g4Ca2OU8Qhn5mOx9meyR/bwtAfXubk7PeS6bftiHjXf7TJQTIwwxwMiLAUYhbYCRx+5v2gAjHj0YCnCNdrAoCZUkIfbAx1TK5sgjIac/GBZSHoApg5Ioh6nWcdjV1l8Mix2vqTzPRAVMs/5ibGfRgf5CExF9uRz58f45T0R+eiICNHKFxpWMqaKYnioqsZ5z7VRMDaNsMxXbHVMx24N/6lRcUuX1UzFa2JUmp4lkXe39VP2/j9rbXHv702tfFgwJM1WpSpxkPC+RrCmTF+XxIqVcCf0kZXpciT+i6aEVAhODquHAJgPxDf0XWzCKcNgfEsy/FHHnWGLw1XL5674PYx78NNtCCJ3LfZpBz7ctbdDjQUL9tpWy2DiXstg4D41SCCh2ttjA24Xg8l0Y9Jj0z7rp9I1BD6dG6cQGFsnED1PP4qPSU3aHJekLbLTfhACMwB3VtHdWQiNRax3di9AwEzBsj++82Irqy0Elqn0S0EetE+ijtgboA8J1kKjLOL169/RcVU+n5/GlTq+a68AdDYBi26OCg+AOnAeqcpCyLOO8osoHKTG+X8Z9HV3iKrBnRfFTwDB6maMrtAdnWf1TYPht3n3UJkmXnFlVu+NElTYNmm3/QCsjHkUpjf1bQ5X3RZWUCdMglhXGMKnBhkmqoe2NCjqPOuURtCtUqcqBFuJMpL4PzPfPy/fPxd9/vpxiGSSzhiVv2AlL8vZZhCvbVKwQ/EZiRFRPGRHV1hsR1VJGRPksIyJTDCSfLkZdGxHVPtGIaGNsRMTFMzyeS1dQjIg6Un5GEu5qRDTeaUT0GzAiysUsZIyJ5nJiTLRBrKjZPtFYLPL89i+oNOVLVd/VpkUwM8qLidGCwxsaMIbO3lg2uoMLaQ3qhWwNaubGMhzJEbyCrWuLqa1kTISiJSi34fTJ8XgAwl2FICLbK17am6lqPWyFdcg67lZnJqyX2djtHVoZ199hl50amgS+fT26rHhxd1R/GJ5XK7q74osefBGw0JI9jcU7BtvSOwbbsncMsoyrEBIlZWDVawyspMSuNrBqohx92QZWpgjn0mqwc9lqsLsysGJdPyKQIdhNysYK+kczYTTTNlYrtthY8SY2ceR1W0KUse6xV2s4m6LhNDZWbzqJjRXvn6dtrOadNTZWxxzZ5ZtzeHehm6ZyPk2d+YQ682nqzGdT5wSIsowNEU2deaKOtmM5QZRhUhzfFpr95DQVLidUuJymwuVsKnyEtv4V7Nvi5Nfo5KqmwseaCpdZGQmlGMJuCwkg5y5ojeJJWzSMJ3SLs6bREk1j5px+WlSQoml0HrDOaVJc3Z7sw1/ZrvfhK1Lrj7drbaS58dF2sxm/XqEIzEEaK7/9o5hT/yWt727+EPab/+HehUVVTu0j9S/G61291cw11X7H6Ua9ljTqtXSjXstu1BtourOKuA8nV+jkpm7UFd2o11j1bLSIOa1FxDB01E50jrRkwOYv9ZFnRQ/7jGgWnxLN4gFpq5vbZecZu0TbZY85kEZaQSPx7rS+cWO77DTDOLYumsd6rHnk+DCdCkjdnn4K+i4FdRX1Yz2zGGGhWH6htRCPFBghNG/eSjfjraQZb6Wb8VZ2M97hTVeq/W2c/DqdzOktkKNaz3tru9h+pXS1SrhwRJhwUFoxkFasSCv60oqetKIlhHhE6LBPk+Gz0qBz0zud++X09nZEvuENDrbpgpXb7uT6Dpp2BkFbjPK2UZYtKprnGh2b8xdqvrFqz/MmfQ6z2lmZ1QTEJJ8IhGEhe7vSp5b0zXal37FdCeQ2/9O2KxMhNA9IwWJiTbV+4zpIb18W9PZlOXv70pTrerpc17PLdbfbl77evqzo7cuq3r6s6e3LOmPJ6Zk5j0Eh2eS6vdaw6qbW09/QPe2Y2bjWm1ynzSbXqfRO5YLezzppblZbsh/GId+d2PSId7LytPiKA//GnWdB5T/NpK4HewIkb7LllgicR2WeudFlnllr1WCa/3a6+W9nN3+WVYNmi1N7VXGZmcIXpli/p22lrRkK2pqhnG3NYErF1gx+hzXDulLdrTWDr60ZKtqaoaqtGWrammEdU1xK9sfOrmWKU5opFjRTXND7Y9f1Ls81s8vzcXor7KreCvvI3ARTYCsNTHHZjg2FTgtT9NB6Pr+oScyGY0JinukW7nLL0zTliXRTnshuyqwtT9nRFAPFk9uBOSwAAH5UYN+dgg7Sp+3C7mc9KhbPbe8V4oPKbPt+s0KmdnsJhEg0G70cB5VjyHJ4yD6Oba9jyL4cljWyUEFgJQUrqX8RHq1LRC257lukZWWwtBCZoOsrLitzzeXLb7APcf5t8ZEP3oqou73FOs08LZ/z1LrPUMPOyX+3v2P90Ct0mV79Jo/+i1dYI0ZkWZZCBOZs4e0lRFLpRcDkRcohT+JBL/CsEVhPR23vTSLovC1tRMz2j+xlKgFiEzZE0sdWbpm5oxKbsK3dPzZEPZUm6qlsot7l/jHvHft677ii945reu+4rkrK7egbHRueMHErQJXJEt490jUmZGYdl9lTSf/4onSP53Xv+HyqczwnfeNZfavSEvnFF/mFekMy1MSdYnfcJz4rkVni2dQviykK9iuT2fRSaiv01+3yv7btHIKnBgynpTzoV+G86wRLcXRUgQsBOniU41iiQMM9BIhbRlPke0ru+XzPFihxxCKlL2wEX84xkJInSLuMr5QDHmNeIjBD/5OX6HHAeM11BIMtiLuwY/A7xU8YSKIQRYDtZCCU8e/PSxUgtXqHK6+zmveI87p7JI+YLowv4cTQpiYoWk4waG1EQwRh308rZ30BpU3BsaXw2jKc38u0wi3TUrUc1uhH42kY0K+HfoCp7qVfk3599OtnH8HVlhMO4GDF+zIkMhaWOdDncCY2HO91KuDVD6M9WhgBqKcViT+B9GiuSyZ0sIDjFleb4YgCFivCXA1/f0WnEgyDiDk1fChqadoOA0FjVA0fCMdM2YZnI8XgYyOCJqYY2owvIioqPR7mxxtwZ6Ma5sd8EcN8ruw1x2hTuJmo0Wp7ULW3AC4/rFpffVcNn/kJjpuaVSn+5nsAmkTbha0YaHJYw1gMM4zFls+x7+UmDTW5OYGaHO6AmtysscY2qVY4jILHUJObNNTkZg1TNtwBNblZQ02mvgPQxKaM+k2sfsvOaKqtqwfp680KjxUuNpdpKh2XWBabYqTQXhO5ZCK+2av6lKCiRlvjmwi5tFGFEgjDoJEiLgVuRdtSqKn99B4gTKPJFKho2UCgTjD2aZxsWVWpAB23qqpO2XfcqquKmhQo1k2CkmpSRmDHsPNWjTFZO24FapRacUyNqtzBV6quiQwFjA9q/Qs0KDGayAJO6oC1xUkPnVyDwzPiV13ASZ+A43qqQidX8A6wSM7iJAAGLk4Q5GrF1rBzV3DSr7F2GeAWIBaCqVtgV+pX9BU/bf+vNIPFqJX8/Ksy+E7Rep/xvNbTn/VhuezRKTkdwqTvTbpnbRolPASnjoZwPG0jeBSCdHoBPfMBiuDvcWcERnJCsCWBNDnESJNA72kmo3Oe4857cFkat8q/Wym6R4DPKM6NDgfoFkCfyEVQ7sgTHHTG4sM0Oo3aZaHcS69BvWfa9v4o18JMI13DvH5trzlGPuN5tDgsr0BbFAB946+GNoOKhNiKo5YnOSe1vZP2ui+z2BZv/rxsp/ZsX35j7eNrR76UPPYtfmzEo5XvUMt9kBKW/uaPpS8+DBMEOtkkrIgaN6q29yr6Pdmi2SiHCHi5A2IbcebhwTdER6Dq70Q1GvQeY5Ezp0PtMXZdjUGuLABDc8C6XHvOf6JKDAo3fTdExGyA47frs+2Xv3Io6jHzny5JVeliABqoKgiWVYaYUw2gOPTQTQT+cJnkSE1I35ApoAGknBzP4y4+cHQEsdmoV3+Y0x/mDM8gNAqeQHnAqbhIhWQllh08cNgjKBgU6kRHxDYmOoZ9YPYKjYQVQGHxfhG4iUaYtW+5KRuH5BQBtHMcENaVEHeTDvUTKkxOIIoU1DJ8lwTYpagoMRH5folk7KWIuoMoqYFTX6KJu0hp2gyEQ28MLMJ0YIk6+aCcGZOIswUxrcB8DNKG8ccgkbI4eBuViYEzqvur5bXR6ywdL3YtdGFw0o6qvDWp+Uij2QR/Dwj7TEhipIJABuZptGyArFWur6anpelpaXrWhJ41jXykE+5I1EaiILYNYlc1sXt0qjmdak6nCv6xNbHR/iIaAtWF2kIIztTrE+oNY2AV8ptK9UoNO0neSeSUTcuQJnJ/msgDutJC5Iom8rAmqSHyABN5oJPIg2qA0oyJTKRtqibMQIbk7BOJzB9nELlXZnTm9M+bsuXWk8QTTSa1bVbD2lgxMNLiM5jEsErwWBnptS/zXxZdaEIvp3e22/ZXkXHwESMRHqCyVYPbTqW4jt9M8bgQT6mezlKmBgIP2wTPoh9l9fVGupTrigfrJNhIgMG+GZcoQAQmzIo0c+TKw5ZBFGKbJEQh543Hb9rlnx4oQDGY491x9zBjyK14h6IifVg0axlanAY/b3d0nSIj8NFQ+vFGiSFSBNbec8SiuxkPApawxOucBh3bu3kBL1DC0DaWkviq/D4gHcs4vEYLGDq8iiDJWL/bOHyZVQMKcc1nsXYO/qktWdDpv+E3npWvn5Gvn5KvD8jXj4RVXb4FwFpVeAOhCOqfwLHKGwhFHeu8jK7ucbUQh1IqA3jQ03YKH9Regw9aZnxQO8EHBcAF/RgftNg+baOkv8WlOW2HQGLDLp6JL2JLbE0PQWXi0LUqt7zAU09VJdc9Uo/Ttom6UkfutoRPtp/EhJadHcYEn5eAAJi0VQCoTFv1ABq0Bvw1QcssP2ZQXtVaCkmq0uiU+m/agp3KWcAkoMh7usVJ6LHo7yX+e8XWPIdPXlXFKes2GqnKD68BE46ONyBj0hEidfu98fac3S7wB42o8vCP09x/wdrlaI+q4ztSWozjO2JDmuM7UoY09FKWIc3JHVBeUD86sUOUFsd36KkQrOU9YN3wEC17j3sFx2CPewnH3B73Ah3bC3BMmsC3VdFBntzRotsXPGmPDVS+HbITJO/u0BzPDJF2H7w+E5f6+kyq1NdnMkt9E06C/55GkBvaW/A6e/uiwQHsoIt6Qhd1HkW9KkWlD/Te6s0ZFHV+bVErPJrI+1JcpqmOZYYAOBha2ru/PMvb3jOPRjXmBGAA5NszopMTfEqVJ2mTuPE7sOOCZMUvnku/WFR1amJH3y7CKyT4gWGBuI2RYhuCFEvrJZT0QYOlG3F0nKrBw+0F1+fB9b3g+mrq9TjvOc6Eimryb6CnAx43b2rEb+YhT/Pr5sU8CrqPETdpGAkekqFngYFyjtvShmcM+09ZV1wxXiMOPufSNA7md6NSeteqyf3Cjfr42/uJ3ZtKzqdCfnbapfmbjmddmpm7dgFam/WoUhpsvmdhtZmYX/WogBWZ8Z0XW6sRsCuhqYRkPwCoxdwyDSMDDLW4TNJbM0kOoN4wwNUDTx+f5YSFr6Q73pWk411Jd7wr2R3vKvrblb6dzke6411Jd7yc7njNPe413QGv4ljq0hE1d1NaeovxaveOePX/3Y542v7uOiLe//87YteOWEbXuGTFXaP88N+grqGoZ0gIRrauSPPpxR2xp/bFHSlP7Ys7Mj21L4M9bxGFL2k+vbgDeKYsOBdhN3Dakfl3zkmIS+/WhbiXmQ+5uh3EXUdYRxMWtrBCTjumUsVUvjxl7aPSg46Y7eUN4ufkjSIQGI/pLiEjlNDRSdHR0XR0NGG07BHFYctZjKiCjjVZvxId66nX47xlADyXkMcB7geEihrTsabfrAkdMQfqF2so6D6YmjEty6ClhKQXPqPCWAdMPLga5BAE3bYNCCObAbPAxYUFZnQdMNqOhJQj/msJdrS+ZKBoBPTcH0uvD0b6yxDYepwppQZQ8BrJLggqqrM/pGqPVx3BQK+zvERV45EqifKpavtZQ7/7y1TSOgTSMho+jdSsU0ZjZNTMpYTzjOSsG4G6h9ehhF+LAnp0PEEBjaE2f9l2WD8veNY//tqBtFKGPm/P+UD3tNqrA/zn8VaYfgHAmrFOZok/+BuvzUZW+ztAXkevoDs/+RL/oRb2sj8NLHzqtY++/DhJc177PxUoidDD4g+I1QrJzb778P0/+eFS+aPhUqLjyh3JH8bWgsN+YcYkF5C2vB/uY+PnFB0xuC6w1S/vhPuMqof7cBKmwberHqwEW3joJ32aox1owooIwym3zzoZqjCO+FhsYYWrVWEcZAwRKRnDOrRgOKuqL7aiarYqrC66rmoXVdiax2tVYfU1qrDqJ6nC6okqjOPKBXq139Peq3pYFVaEKowGZFGFNVgV1suqsN53okasCityGg1RhTUSVRhHsS9qVVgDcXQKUBERsyaqsL41qrAeFSSqsB4oO/pVD3QmRdUPVVgf3XQZq7/Eq1w5WqofOg16B5tiRfSQtWkV8D1Ekn7+fkCnU9TpFHU6vhqQN2A0Rz22KCkXkHJDFXifhT0q3nRUz6PVsgQCCNCCrBYZRIgpRPwqsy4F+6iJZqSVnI60ZR8JsQeolRqsJKlR5kXZYqPxZFDxXTW0uBRVoSTpU3y/xmqTmlGSFDFIhC1VpTSJFhjGaqq1GG1QG5ZoPh2RszVKkiJWa6Aszff6Y1CIJRhGX7TRxAh9UKlkacIydGFF6MJ6kLhhJI35DLVVUShZhC6sKLqwBgiSg31BQlBLE9TSBG0IQRusCyuahDsSzSFRmNTnRPEp5O3TqRZ1qkWdqg+ZVMg77zF5c0LenCGvLQQcFgKOCrGPe+y4KdUakDp2kr2T0CPJ6QZN6ME0oVu62kLoQBN6VJPVELrFhG51EnpEtSjNmNAjWuXZUhsyVZ6dhOaPMwg9INown3HUXFO44nqq+LBLvYpuVMxq3ByD//kIq/GRKw5IV3D021dc+ChBbh1FnKQ0LB3UYT6sn4iq37LhmBRQAX3sSBcw9MIu3uftuJLq6aIo45Jf96R8H2GYKEpwFKq7dPBG0sGpkB71tML6UYRLfs2T41VvfbCaTu3vpDvRqePwGT7Ob3/k4e8xLcj9PFfqTVjuXyTWl/njmkMyId0+4aJ6E85xN+TX5l1aXOGFOTcc45MVJ1TsW+hocsx7mh5zHse4On9klscjH4CXHo9cMPqAI4CPXc3n5OoZurposQ8XdvT3SaOh0Ba0i5CnEXNErbZs/HFewV/3FTW22rL4r81/Hf5L9yt0Pyrw0Y4G+ehEIR/dKOKvrWjjK/Rf23oMSN9wHaM+U5AoPdStLqH8NknJnvDKBRzHsGGHE4X9Ppxgv28esVf8eOHzm7Z4ZX5icze4uXOf0HYNtF20Md16UaRH/oaOzN2jbd0H0WITzjWqI5NahRhDjL6Si9bmclCZEoUlXZ8k1s+JylFXACpHSuoUk3rCOalZ4IxL0wcdT2PHiI4LLsRQXw1S+XKgNJUsJy11NCctN5eTlrzjcYBn0yB34EjEjfE2mtoBFJVo0YIPxWOiqvphpKmkLrRkdcJ+HG/AGoKONx10vgmHmK+owrBPd7HbnjDPLU860oruKzd116N1OPXYs7ZU5IwtiZy2pYKnbOHxBVtXHJsO6AMIg+lrBGsH8ZkGtVfr7+xllHN6ts+4zfPz3TEgJj/nUS7ATJCXCHBFRIBDmDdiAF9txBNfRRwPLmPc0qPTDWq1iFvtY5DqLN+kR2s2hvHCV1GkS66MUxc1vS640obn3ZCZ7pxLYiwd33NJwKXjWTd0KqWyMAxUD7vvyNiVps+/FPqUiT4N411RoGYapLRDaqaImnIjZCmmxwVX6H/eFXqc06Pve67Q46wb106qYzrJ7zEhrrgAebZRmTnPNDA/ueFqPnCFRCuaV2/pYeq25tk7bligOnW0YWYu1OkrtF7x2dWTmm2rOyOyJFhkqzsRjfOFjQsVbeKLPpIzKZtxOJJseicc4ARQVGn3O7rdb+t2v6XbfUW3+03d7jfQ7rn0dFFMMBgCyr8frgKUtUf5oL7UBzC7DsYtgtbuY9fHAbh+Ch5BD04LMYQDCwwk5UN8ICm/rjXWVQk3hnlMVhCrTZq26R7Rr/VB1PvO6oijesXJ1w1LKS83tAQxaYveofrqtmK3huYwitfMMLcJSyQaYOQqsgUfPMDgCswmXLAcKIrlgJ7taNUEy4F/W82XObS2+7p3xOXVlN7AKcA7sIQDIkgXAIRRwVUFERoxT9fY15cWurbEK4M8RI2I9YREmeqYMAtssblu1izy5J/sE8mCvZdHbwRxtbx5B1rOCeeSAy0n9TiMVnS8gNGqyKsxGnFwsuCQ7I1waVFW1NthmQFsRCfEDEAtL7Onxyt1njxZZgIgXlEA8fjqObrC3PmUbPsgxgnvhxQxdz5LV7SuwI4k5s4hniOHeI4c5LlzkOfOQb4/yPebmBttPtpRi49ONMJHN9rAX1vRaDx3QgOEmGqyWBO8dBHEilrWKqL3X8FxEPYyOBnCRIoT2MIsuKrXqGBk/rT1QNQbD0S8XUfLVA2tHo9FeZMphvEWkXeEKL2BiD4KP3ZuiTchnsP8mcV0mp9YD0vzE46Yn1xs77Ae745rdEm/Z8s+4DVHoOaLU9a8m/RMenLbkQ24O5iNigBZJ46j41EXwT8Bty67dm+6YQUgE3QaAMSkuNXdHY1xj6ngYiZSfFHCxUQU6nFnDBav6h1KM3yHPf7WsaLRHvUxM1rdOatpOKtpOKtvPWeZjc95J+pjJFJsog/Qj2gQtug3IhuhfcCcS3ZCoQjjndD5Dsmi2L7s8DQvm5lMWr2Z+ZET9uJ4WfeTjx0S/el41aGlBx2vOIBKKKoRTbmWplyvptyAply/ppyPqFjSNkJA2wgX63jmw4Rn+vTG7HEH2440zTvYpqNp3wGULIkBDrV8HxTDzEO3XeGhW67w0IorPHTTFR664YJDzsFEjT5+z5Yt2rO2sMAZW1jitC0scsoWllkQ/1T6ciLeZVFp6YL57kCK7SbdfWnpwoo590bMub9v806kI5vFt3R9VnT9bur6kizF25vX9ahFIn8/IlSsT+/37LgfkDhD78gshf4gWRCD1zXDB7oD9OgO0dAdpE93mH6EwItrU6dWCqiFejgOJ5ob0x0rO6up6Y3JKHOZjbmsxKc1nFb4tIzT9E4sexrTzJKesKhzDaLUkOMiuxWNPcSzzRgbR2P68dC6NEvQxEfPYETs4o7Pd9RDHI1I3obZseIzj4PKZXrlITqFzaVo67C0ZdkcgTlc3c8dKbyeP1J+3X7Ded09zNbHFwRXVDn8dlr/FUR5BLorQC8sMBahL/NYMWuaZe98BMJTJWrdErVyCcGnqYVLMFQPAxCaYxn3sLN42Lg7g1/eDyqEvazeJ0G2KTY+PawbxpK2bxaSv+gOon4OcTdAY352ELpoSA1wbGOJ89pQfRj+6UNbYhp3/7BFU2T8oY5fN6L6ObQeAhyvC6oXjbLdsMnK5jfHVEbY5EjRGm9t2iFihEpsvN62h5+JeJw12g6GG1mTnss0Kj7b4cWZsipesEXF3sveSTD87IhfL1GPczyDMiDaRiw84ecyZydB7HOQR2AsjZM5rHR6iWS9sW2xfP+8/hzeibA8NaHs8dHL+uPn099C/zKYUdVxGBCHqwfDkJYxfDFCFyPYPOmDHcYIL2XwCpYyTdFmNQ9FvazNcmlchpHwijb3rasxWlev2Gw3LLa9VbVBjaZvYTQfoXRXtIlvoIZVCy+MxPa8NZZ1UrdqqskVsZ6qeontHHYpsOKSqtewd1zDtnFV/+Gg7lCOs2qcBWgWn+l2tGk53KwCPAtwu67/8Cf0bEsqqHi3Lki/Ifq16DdKP0W/cYkQ6sNkcfNqM5xQW+jv1i5s9l2kqzfk2K/CPkTdVrwwtMtE72zUx3b2/YpOCzhFq42oPja4LzBk1woM9LnT91Gnx7IIL3NPVRMwyR+QXiUXw5iuzeOtuLNBP+aLMWqdZttFHLYmDPVJMPnqu8o+8xPfY596pkuX2pfuUTAnW9OjPhf3KKV7xIw4yaS704zuEKpLZ7L0pzBqS3ekQH9n3U1H2pbuSNtSHSlQGKb+LOkAATSvfIvGKHOzpWjYooGLbm6Mbyo1pDAa/lnSE4bUKBCqxCzf3BxV4/TeBjHLNzfHSWLaSEVdiQdNk2yJeuBw5y1Y2o913qI5w5jl6+9HUmb9A523YNa/ofNWnYQBIGz00ZT3Ckkd3G05/iAvF3Ksd2NoYtjZX2PAVLHXz9F4wPb6OVbSseNnWVYbOTblRyQNNuVnSOQhsdfP0TDD9vo5GsfYXp84hgZWRBdmiFe1iY0QXyHJ9wJjeVjyBl1p7z1El6K5/TfZw+iwfcQ97LxuH3Fo2Yq4nrnXBTvcSWGHJ5O7c8A4BbJ8j5x+PwmgyMqw3JQ1ZyNIGiSn3CT82Sfdl2EbCet8BrYEPr7YSp6x5YtzNjzhsLdceCssVrDf3Z4RQ9QLjPRPn+h9bAgNb8VG8Nf2vpC8FfySbbxvsSgG60+6J8AK4pzIFprBL9s68z+wE6MbxDNj8VvK+Vb8hKGW4HBEUgb9rYpUUxOpxs/oInWWPzBokyTUI8HWEBZODJkdrMZrHOE4whCKUa3JckQfbsfSSEoK4BGsl28Dj4zecfhiCO9IF5P5n/oRx8sdImah7waI9/5UjI7iN/rkXh+NmfTGoLwvV/KGhNakoaDJskefllYGUun28p0hBKllbcCfQtBpJXkMS6pSsrsoxVDXUgzx7MTyTJ7kmbzIM9j1czIavk8H/v5ux14HY28+HnsdPfY6PPaOiDTTp8fegWTsdTrG3gE99tI4wLRPxt4+PfYO6LHX6Rh7B/TYm/oOY29fpt7lW9CLHAzZaQ4Xg3QxWBaL9x5YvOdVD2+u1lmwCLErNiiDcYNT51i/3QQCm31YSXgvLCx/EI1AaTjCa/w883PSOcKCWVzl2iv2bHDNTqGwYZO4GAM9fymqMcIADIvzOLwGLSGNB9InXwrZQEl0/2bAOGa/hQMEUDj5LOFw2mbf3MW3dZzzrfuWlpMRgLpoagzi5b8MNFQ6mMEgWKuOpJdThT2CNO6wQQMjmHB4nYb26i/tcRnXGoHY2Al11XIEYKbcMaaudIyp7KBa/juOkztiIoCnx89kBOWtwvwBBlnyYIpSwIhQ4DgMoiaB86l4k2L3tyAbu1mCVcemItbAedmUtZjSAJrDvq/P+76O+J/mWOmAwY/d2S9wsItOzTwefpUWg4Oz8kISZAULRH0vmGX3dm6JVcvdx+vInJi6p2PO/7PBgg+j9tclVGX+sPjoutIyEhvdE1OxjzfCcgWjrcuW3pWUoXd+jaG3x4be+cTQO0+rYvqxoTdc1VU++AYHqK9wjE8M2XlBHS4I3DBs1SyXhV8gGbvYda2YkOklWHqH0FfLGWD7cjDQKsWGdiUYaAHKNyM3KIgBNZJnK+88cZIzSKWrwMq7iHKACWgdvz+WF3T2KCciz35NhiNsi0MrUPiKHLh/yG04DSNMJ80x3D1L7mEty6OL8548nT6mSq8wUmZJCTZV4gtttZ3Hq2gAlDrKa0Q7OCgXn6zCI8ICiB1gxqkSUXEWnYBty/LGqg3hvani37bhLZ+HeCP+dJTUk1U4OeRRpbwqzkKacWAFZ2FKzJsm+0MYRbmPo6g0CgFPr1zO3CLmIrLauy5Yu4VJB4xfl/addKwfQXeaRCtPOv4XdLxkcFTJsJA2xBN2gRYAlsMI64w6vBiWsIsPYwSwhKrvr+aJwi/Php4wCGx+8yY3P+xBPthDKDFj8ayTR4Ni67fEb0bWbFSkd6PyoqKjFVUQ5pTITueLS6qhKosKIFeOv7i0mFgKs7AhogNM09iKjUuAapfQDsWYBYtgQeIWKmm6HiXA3/i6GGjuHmG/BtgP3cBXdfaldokiJW1MikyeaFG2mqrnYMQHmzeNa7a/FfWySwbd7n28ih4a1vEnb3YkOF4vbsBNOQKlQ4/7EwphSatZk7Kj4TIbEceZNsvD8l+/hxazpMUsIsFdtFh3ruT+BF12nnlPt2j6/bZYd3ALxK0Yf8qDg7xegYD6NcVmUL7p/Gu+kY6fN5WWlrek5T2e1wtBLxqp6egW4J1JmNzSgIT7GJW4bd19SnJnFPa4DcvShhiQ6mI96bL5p1ybKrVtHpj8ZGDyGYAurpMn71eiIK5TgDp52d/BGJC4Jq5XWeqlBzSOO6vFHRcQaxUSKTB8YLhophq6KUaw6wfNZpmfJWVrdi3buu+kbE0pm4xC6cagUmt+0A2AAN91qUF9TQ24swW9qh7IHhE4XhcMIjjRFUARqWnJkmmJ6BUkc1P+IOYmK5mbLA7WkKfuZXWMOQEYsQQGKGWN9CW5LSP9ujGRyxZw70XZLAGxMOj4ECM8WU8F2la3qCzY6nJRqFVbgqGiL59ogX/RYhgIqL1NISP9eVhEYXtl00yyPYSBwKHBJwCX6vERF57gM/JI2oudcBkPFVBcFWYSV9TOPK7leYjLrI1LiVpsn1sCQYSV1rZSU3OYzIdNGVWSxIomsbw0SgGN4saN4qFRch2N4hm1W0fTFD6haUAdzhnFIfahmazCboemnYoY5JrcNOl2Kmi/Myrl/qpnWgnBpampMlpJl4uzqOYrBR5NtGxzd+JCLgxknvI5/EmIiaOt2gWuUIM6nKMjQla4nNZjEQ9oQUxVl2UMVQRj5cJmpVjuIG6pe7HF2lFl0sbShCaGtJjYXMn1PB8Idd3HxaGB/vNm27K93bZfDXVBU4gBgOqEdORpYa/EMggJX3VYFuxv8XBWwLjaB/HBCvsBVKB8qEP7MJEmkxICRqh+mZiGFsNhLTpyDapgleJfo+HAgr0M1ezpajIBF2QuG1qMelTPEvLx6WxgMWqoxtIC/YUpfuPFFo3tw3GeeEv10LQ3yAWjuW+JEX+JBuims8S5Pk/iuOGHHLG9CBBekysKCoCliqos8aQJdCVcLACuF7bVnGMd6z+mJy0LiZvKb4dlcFYR7i453Eq1ZiXfAQlMQljIBwX9NklfNMPTYYLkIiRF2SzSrN2zyNx1f0jdPEe3XQa6UeV63M8gKhSlvyWSYVGYp89K1lw0fNJ6iz4p97MwidkEt6lDAt/6xfKfOm5eFhvrZUgi+6tt+xXANxxkGZKXV7l4mmBkeUwTOQkNJHKMrNY8Wppp9Cq2zvZC3k7zxC7KE7Hdf7qKwJ50KDEuBugEQviTLBIU+AIS4QvKn2RgdRYLyy8ARPwLrRZoyAzE6EwsGzxdBdo9HXLc6zRnQBKPKkn6fF1dfXy15YhxfIm3BuKU4wgVvOLgaMYQx8UkEBDtXqorUclDoGHEjUW9q4wtiBx8HurrbEYXG7ZzpP3R5vac03YZjKkR2Q//HUrvmht7i64Fi3VoHHUMWKzTARbrQFP23YPF2gbRdVBOAega0Gkaz3WErtNwrs3saM2mcByt2emI1ryucHcXrdk2AZUn5BTxlFVSGA6jfE9yzVGUx7MDFZvC3UkX7k524e4qULGU6NgMEC1tiVAMMMu4MG8iIuVnk+ujuL4/O5quKRxH03U6oumuK9xdRdOVEp2cgamQLWF1YXFrmzCsCyjMU8n1CVw/kh2O1hTuVLpwp7ILd3fhaG0TNvY5OUXU2GeSwnDQ2M8n1xwz9tnsOKZxh0gX7lx24e4ujqltAo++pDvEDKDa7I7Ao19Orjnw6BezERxN4Y6me+vR7N56VwiOUqL57QCkFfbbjqintom6dhy983By/SauX83GHDWFY8xRpwNzdF3h7gpzVEq0MsXAvNJzpxhK1wb2p6COtjiucHzjJm4ctbMj/5kCnk732NPZPfauIv9Jod6bZtgEW2IAMuaybQBpz2EAOZm6cRY3jtvZAIRxx0iT91Q2ee8KgFB3jO3AR9A9YztjPsQEfQ8EPZO6cQY3TukCHku34LGkBY+lW/BYRgt+WpRYLuAxaUGaNN+cpunvrM70UjrTS0mml9KZXsrI9NMC4XKml+JMLyPTC3Y2fLfJ9HKaFJezSXFX8N3S/IDXvqpJAXjtKzhPw2t/nLrB8Nof2dlQ2KaA19IFvJZdwLuDwrYNjvUNXUAAWV/DeRrJ+mbqBiNZX7ezQaZNAW+lC3gru4B3BTJNAiYcBLbpyZF62m1dUKBCr6Q6GcNC30ndYFzoW3b5pOcg+F77/Ob2FYfWWlpIau+SmWNFwfbVBgQ1Zo+fbsqUVpJJD9Caj9BxYqfFvelsuNM6ZfPrFncpet/ivl7aafGA8M3aTus4l/EBi93WH7BI2IidFvfugoy0WvHY1zFtCIaQQ+2BnTZX8Fq4077Fhj47ba7l15s7bSZDcafNtPp6sBMYuTYajEcfygiDtrfTwrD+81SuV+Xuy2qdpcTK3tWy9bzKsqBw2ptWR6z25tURh8o0jm3m9hbcmeA7Fg/FP7DTugSrkLlop3XRkea44OjmOK9vnMPxZ4Kd1nuOFBN8RaltRWrbODX7ii75ZRzdnfYlHJeprhf1gwu2WodM2NxHX57lB2Li+E/2pqo153Auk8jlHinzcUfocdaRROcd4avbW8sFxv22ykUGB0K4nH4+m7KCByzY9tkcZ9MqD+C2C0Rz9laGaR+A6OLXVfz6YPp1Ja+PyOuDOr+JOL+JxJF5sNPbmV2dvwCx/7+y7SMG6g2dSjzb16oaHO3wLqoGW1yqbYa6ws4Tn/lQJ/BZBVWwy9/Ahplz+HtesP3Zf94Fm/sq+xDmZdeNTl+4q3WZa5b5RZNKJGu8F9asvEp7eOFV3PP9rrt60ytgXv5+ofwnju0dSUD5hBqPxfAD/NYtNln/eCPgiAVzwOONoPbJLZS782r7ta9QW7Ylblgjgkv5G18Bqdy2qOIcWsJbcAqH7qHtzSIhydFbn6ObztEzOebiHHPrcyTi6By9VI4utLyco5/K0f9/JEcaOCaUJREGjKUsroLyHwF0OMWwiXE7Iw3nlA3Fn8XIwdB75VQe3Mk4swkksWcsXzzRJ6oC9LQ5DtZWeLIliG368olWyIE37f1AaONgeF7wBdFAUj5gMnjSImtwISMeU/YIiSDX9PqPKC6MgCGjRBajISAtXX2uesJzBR4qFsuXnRwmMofNhGLwRvg0ZCF6GtiItvuD1PQeazt9lde4vzbjgM9GJWPFh55TMhZ81P+iUghMixL2yKlBoBdUztNVgJxhuxMJYYK3y6xAzcOOARth6LWutbAaQS9WwmhQgskNdMxFWD0U8WJe/4HVwwdd8ME/J/iUvLW6D3lr/A/JY6trpWEAUuc/zLuvOaAiI/uwBC0WUoEbUQ4OnBZAtK3yX+SdogRC05jVdjzC+VH+gJhSpUY7IMXJaGdL3AaO2WfCDXE066KyWDUK/FOU8nHZCOXwGsqH0x97T5cUx0MDmuhscNseZv/lsMCKePqW92qSj2z26Tzy1dlP+1TGqoyR3I+HTQ3MDaPMwqG2xXU6ZwMitSI+cwVhyxJsITAqU4mpO0M3aD9dLRhDCuUfisoa0UM3WEGVQeoCa5NReSqoQCroZowq0slyWvPvqxK6WYGzKVE3Y7MRfUndrABoJOpmCFsijf+FSH8LhFngmlut0Iord0jH9tNad54/ZGekzH4dlQOtsBS3a2k/vO3Roj72x2lsNvYUqQYFpErVYW4vS40k0wLrYZHq01XXaFEtfmcW5g3Cotwh8j/IpgoYe3jKUyVwic9WtWKmgH5VeQzB4ziCHMrvyDBLtKYyRVU2AZKpj7pk9R30YGMPkUdT2gKOXz7IW5n2k8B8Wddm7P0HXrKBC6NnbN4k8hWTPi88qyz2lCi+e3QXe1Xz5nsJxfJUKV0eFISq5usuBssWFi5CP7bB9PVwxnOoRlgHajyNyQAIsMsfN6symjmvA+nXfsM54r0BVBT3cC/Q5K/YGk4+kmhDxKqfgPcLQy5EkYDrLnw3Ci2Y8mhT9wyckyKM3wotjjYsOCf5GPK3JJC/UNSXXmxFpWyck5IAmZS64JysebwW56S0Buek9Ek4JyVuYfS3wk7nnL3OHxEgJxXYMlmqcuZh9w2hE1GJHgHiBCZOGtPEYbcP4v0Ko5rAoaVikEwq4zosx7iE0lA6LhFb3MXjNluiYS77v2x5HvxHuh6G71kFABoeNnnjZLzvLhmAI3hJ2DoboRMA0QSe3+oeiAIcngFQ7Fb3OUDTbnWfj3gf7stRk5mXTl+K+t49qnKfsb5CKf+lNbvDsh6eoSftP7dm76Nz9ZNHjz7s/ySY5eWo/92Hv2P/zaNI6bVoAIc5IN3Qs2N28ACPWymM2KzJNo0ba7NDHCwJUuHQh41vHD3egJFu4ENVWg6HVWO1oXpXRzHnSs8aQc9qqZ4PwyEVfMiYHBswi4yKCZsfjeGP4rW1GoNFmOKx7jWWnMcmnWDxAyE+wguTiHsBqwQ+7Icx4CiCpbyj6KyOxg1lSGfHssfEZ2g8jHBQ4UaWfNiAj8iyHW+jbZv0PAe/2Y1ookFjXRCpaE1uYQt2+oB8b4Ubwb9jTO33bR68QlkHhOM8P4SbcLAYm38sa3kzJrfNdvxdvEQZbhIO3MwcCEZERI3xnTRvrZ0kx2Gx52E43aLGadRRWyQoBZvC0eoUCP30o1lkImWAUFhjFzfBtgeFxPagoCZoIJ6A7QGldRko7cGfiFQgyyFbjast+D3RonzDrWiFyza1zRi9f96eDf7aMFM53CadR26u0NQ/HlZcWWNNgHCKcqIfzaRbVUVPc1v2V2GFP45VF10dpAO9hJsTaut+Wn5t0gstGo23qQmz/AKR/pytttFkl20RCiYxF9wjMnMlmkJ1J2EcMoUp5x5MOXH9TCXKejqlpOkwQQnfw9jtapKnGlqNBRrWbgtPyCgUjJYU9j430agUl63wV1e2Cg6VbmVbA9EyRkuTzfTTxySsyaTYoUzIOpfotYUvReKgl7bEVUhPJmxhryaIPemViZSpzkRsqsNUNwVX4USZn0UVU+MJ1FihxhXUWCU1Xved1HBC2pVrGGPnTGokaRg0cHniXL7Gy7iJrN42oYssvc1jkzOq8GTSrXTUIc9YRTLTP6YmX6HmscNJtcVYRVKZtD0kSivrt8KjxAU0pz1ZpUW9bHYz6n+FXRwxgU0K9Lpex4mk7hm9BIrElaQ0PDaKLMj3k7MwP7L0zMRisG6sP0VwXfdxGM6BI9giUprPUxPUNFIsFCfopfKjslhWVbBjz9XHkbJLkiuEaU8yhDXm9S+LphUdHlmHhRYUeUoZLFSR8RxONDgIZUgOTaGekkjQTmQRmk26D/teC3GIMOx7LTHMVlqYotNzNJ68PCzShaeDP55P3fMloBY6EO5ZaniPi+C8HgAFLAgJzwo0AyL+hg9YiPgbQWtKI/9OXhfXHrB202EUEf0smMshNEQ/L+thrjZOhz6wnKVBvzlSBPQlg4wa1Q7F/OCGFiDaoRh9W2rDA9C5WvAAP45jS4JfktwISfObY+UCI0LkD+c4mgSHwH6jYGL++ePWWiwkNvnmFRDWvST7CWiczQsYVT4gEyQAMljGj2pZ/idsFl6D55AFWbcqK4Mo4NUZkLWfwNoBuPUVnmNs+I1rmCbF7t8+enIN+Tkq0FlVlCRciRMOJOGdMO2Fd4zg7lPCPYy7D2VrDycsRm4MvtAja1o6A75GLRU/LDmF6EJTi+rRYSCYEfsou4rgaQGFXfFd5S4uRf2Q5auK7/cph+70GbCvCux4wl7VT2naHC2d3uhdhDPKkupHeC+crQH7wsgWUcc/QOsL/bHKwU1ewL5qgoxfMmBfxH9ngHtUZTeCqhSyglc6CcHIQ6fQnpX1jekD9pzhFssccNBnv1ofsW+pFSsk1QIEBnDeAGkBuDcAZSbdc4h0Q8erGivoLHzUBDNoSGMG1TRm0LAgLy3YUY6BIqhBWrI8n7KudA3MUm8Lyh7LjD5ji/cyTIeg2KNkryKF2/DtA3oMPCiBHgO/TEboshkisT0uPh43LVTrPZpZxjWyEzrZvC0N+BIdhnY6X6RDDfvVvhrGHjpDoj2XMEg/cjzGCOa+hP4Q1VuVMbE47NwAjq9J47xM1Ke5sKJ8FqaOObH4VFwjPlWfrpawto/FpwqjMlTZrUAAeSqY0RgLi/ipqHHTAMce7Gn/qgXIIUuu6Qo1XAP8Jzh20tkFXY09DMCKfapvibhFrolJaRhdWoj6O0Ph9XeGwut/O+znGf+tqF/1vRUhnEU/rRf7P4hGn1GjnaHwRj8pFF4/qLoshfDMGULh9WsmP+aoioxMNPHDxLaCib8HzVYSmEma+ANEs1vXThCwOPoqwKYxqvH8368Glvc4GlyvqKroUCaUC2ZY+/9u72vgrLqqe8/Z59yPmXsHzsCQTJiYnHuSmDsJkwyKDBBehkPJJxpTE32x1lcHGMIMAxNmhnwYDJMEcaK0TitWEnk6ECq8Nqm0xQaVmElFxUryaP0otWipRsXXtA9tqmiJeeu/1t7n7HvnDsHPZ3/vTXI55+xzzj5r773W2muvvT60QXmdNW7JyNVXjZzLgm99OnJ17Oji3lhz5OoQt8HFj23eSxfGEvOnMRkaxLWMAgn4T626uxcxBz0nGSW5NSXUpb9OY1XHY8WzyDQzVnWJkDYtEdJqjlVdQcKGIA7aNGuYAp4aLrxWBhp8XCtXXRh+e0ByHivd+4G9Yj1HIreD+1uFWrN6DjwmtGQ6RpStqw2EvRYRPoW5zGk3CvjkRQjfAUsj+jKAyWiY3C1VWi1aiXNmIFQb+oUDbJbY3yOuSDE1gyCaYaY8gsgM6FNjMsTEdTWAjRpAKKAi6kdoF0oMwhPclzdHHFXrVqzopiE4Ja2vgtUlVz57IUKw7n/0w6WLWL2XR64MDk94PZzgE7mVXhNLcJcdUvBR1uiUaknDJSnW0nCJuuRi+jUSfj9RUmkTvTCCBFHfoBbTot5qOl1eArX1ubSMC8zK58KkKwT1x4izil4b+EP9x+unSGvFqd5LGHGnPli6ILyE8faOB2lpXeApHHWrR6mGYoBJ5JLwgk1PpW6D9S07ePXNmBtcwzNUEUaSAcEc6LAyIkN4PFCNeoGG/RaqbkboL4/qW2iIfKIsOvFkKi8aZDoHH780PPfDtBJ85cOl1nj7pXFznONBmxbVIzM5jXwSzNzqmrD54ci3cOGy5N7KUiEVgf0d0eXWHTf0liz/H3/6kW+840Tno9bbs6xnLkQjmeOhfUjqxL0K5AYHatSch/oAvnvTzFxxLliUufB2GkaEaUPRRaO5eOXOMerzV+7EdL1zB7f0Yy7cZMWXaFqybJtmOIJQVZc4EgXiSNQI0ercMSxlAg5l0SAdWg4vfZSm2NaK1AVp34SFFhrrtEdCF2OStj68sKUEUWeepJRL6HyaIaNpQipEFouEmpaAmhBroKCpiQVPurFQqGeeqJOq/+MIwQUomYugJIgtHO+8EbruYtj4elrnzajEeoNZOx4GzesluoXx07D1JJH6q+lwmg7gL3SIEOQlvVBnZyuSSUF4TG08ZeV75WuTUg+bxId1NlODP2eTJiF7prDIqdiyI5mQnHQyIqRr0T605y16lJDjIn3DX7QzSWt7qpPwxoQWLy7aOYY/qk0HfHoKwrOp8PhTO9Opr33zouVYNevLm981vgLeV+cs+ckDl3dfN6Nj0c7krQRpLNCWt4xFMyp35NLASG+kwYJGM8RbT6+AitcoOI/Hy+G7mI/LveGM0yoqPhHh1ocOPPLDhU/ujKZjxqTrH/9k8RUfeQrQgp1Px9y5I2raQXd9oqMdY/TQ2z/2gQvHtz/zCaS4p/92PMK4OJuDEEGWLEcsf7fDMT48Z2fCFZAFhD+DrvG5f+S/JTPHXPr/x1fv1GeXdY7tXHJu39Pn9D39Jpw28t/9OH0j//1RevoZOmVoZ/CcP33HDgPO5V5IlFeMp65j98zLvdGCQNYc+TuxNgBanYOwUNsKURNL7MQjHwlmIngKpIYmGtTIH4umcxq7GXbNkNP89VExVmtIjELx37s7MRWvNhclv8IVwPC2jdLkLraZMD3z5kUsl9DiWBbcr5AF9/my4J6qF9zNsuDmtRwvBRBbHmuBrUoWA6NKVgNbdOz5ERWmgt2fu0j3yIsC8AOdeJrFcLr7UVdIGAyguSqwA4FLUkdRJWI8N/EfXQEZYtZ8b17oBPMKEur+YrHUgTFPXNju+3nOzetpt+bMxeICqdW2xck0tRzZvVJPG49j72/cWSqa2iKt+7TurAj/I4ddBNmRnQRidmSul0gUWFIUU87QIAkSEsYnCUngswdXpmgKa4lCTmSCvFhISypud0ViKc5+TZ/Dr1/0KM1CDYhCCddTzLacbsSJXPaUC3McChvmdFQR+8tyCBteiYvxAQS6qDEMuhtkMxPJubB/fhPvM9a/nv27Gnbox6McT+SNj0ZBOqGmp8tbrPw6qf4ScRTzIb9aCsSXv6gdKzmxBjtPCiwcCJb9OB02sljKOh1k2WBlZXWHZyWrhrYESkFq3BEGOxFsYSfPh0WTETwjbi3Z1Gzi/Z6XJezwNla4vNsWTuw2qz3ftclK5mdxfs9wRDnL+d1BS4w7OqNOTvSDxuvd0SEvBA6JaJC/jv0WUX1eO8Jzv3GMdPbcrsc9Tx5heylMnLlEQrReQrCGsTEqyBpM0D14hGSEukp/dxYnC2ZHuZgsKItmK3likzgrOTzsZSVZN589z31o7eFKTpCJgKJ9jTK2/RTM3RKTN/7nPZ7rbdTGKsZXxkt2t5WYkCkJ96cq3M6y8X3rIjb3k23tgrZP8Ng2CeVEcq6MMOwL4k2XErIfcvrE/kgsQXOgnCGJPqB4x9rjzXFxSM+n5nDrjLFHLmQXOGCnQm3G0INzJcFSBWEvP8vDyl8j6s/DPS/bS6V2liIWZag24oz26yp5HfaKMP14uUpqv30WHzdmZR5JODkMUyBmbdqobZMqvMcYWYUSUBA+m6FP/erYlHMJAhoMoVs9bdaVYQtCxjJ2ETZWgsJDoTYXvsZ44/Lr2K7vZX6ig4UwmThijIGdicJ5DN31sIErqz453IFD4QGX7Qq0FYfL2YHpHx05g+/kO7y8nDV3eHBUCvFMWPFMuYNwh1lDeyR0WUvE1MWJqaXDPjswbaDyJQzPhwruVM15HHAedhQoW9bSj5WTtFuPla20W/RQZdqt0BGOFH9/eox+Yk75EOxSVLpUNdZebc6mi6b4iILoELZPix9tjPPmnXer+NvT4warioOtcVugMZwN7FsjHmJPsEd7nSINKoz0jhCm033negxi2VmCeazsLOIIk85CpGMoO/N4WnTmyLRIvwbZXW5HpiXeX25zzkfGJw+PNUVFyI101ozklAVeh4D5ZaH1C6fE6loD7XuU5EQlBs28JT5a2ZTDrfEVQT4+0sohcFnVR83/3LQzNf9LrfGVdvOP/udt/rHWuJ2afxzN95PmP9IQ+5M2Xzv0tNoOPa1pKrhWjZOeeWzjjYKPwZ3aWae1kHbdif+8Xfd8azybuu4kus5Luu7LjWfouviF1vhVgfauPPWra3omaXr2F9L0063xq6npw5fBPAwbW+beFhV/oCFW6aMcpCtSEh4r/koFJxJ+WYxca//aTfav+b9gqv6C3rjOyKaazrhWTDKuZapegJgiUjcyT/XGzKiRr1pCAkleuYYwo+e1YLqgJhgtdOZ7y7yygNq/TBcll+cE2HoWfl+mNRG+4LbiBr+r0hN6BNECEgNHYcgstYVOm4m0l0QlcZOoJFm2vZMWsKSUFUnJ7Q1zcB7IMhASf4gFVzGPw9TbR2IQMEfEHyeyApTQlBhPxUQV/4NzLdUbf6opfrIJUauuCzProkxLDPffTAv7DDyEcfP1afzBpliZYkl+7AW/pworHMJy9jZAJGTC8PdNiX2+jev3qvjDDXEuiZT8XmXSBv7PKTHiNeR0cSEevSje1oC2r4uyLXHAeQb55kOqsE73cUIeTjV5sKs8i/w6OlT81WlsPs8zLKZWwPYs+FiO09o5gG1bA+OJgzZVIHjhVZarhJfYBAAjvTT4CQs3bqMLGaNQ2OQTlDzyPqNAaj9u4tKxUUkO45zhJFxmnMXUYKpYGmTFeiTTG0cYZzHiNgjmiojP9ibpl/SJJ74VJV+kLBpl4sLHYAdMGBfxqgDmDbQ2SSrNSLvgxuIn7dLgRGI4X6MJ+aQJKkXWqresdhxzuCEM2v8dEEKX/W2EXHSAmBoD5RiWwp9wk7A1rmEpFQOVkdqdioEqtDvx06AUPPgQ078+FQLSxbLr6oOA/izjqo060Jy6GFvwHi8TEC1RJ2m2xb2t5cgD7sETFOKeZ5I0s7jHqQQT5ziIe9vL+mRbWWdpLhfstast6FGf4MlbQ/Vicf3uT373ky/OWPS3pVdv3PD30SITYREmGBwvvJ0Oej/rE+N0Xaa7GSiDkmJk2SX5WMUKTvzsOnUdEi8pIt7g9xX2KOSD8+BdANHXvDq+3dSY5RrNhvYNi7TCYBHHYDRVzpEq/0BBiyFVnk91PfIX3z788F98+7nODi99tlmefZ+SVeAxNi1RlludN0+a2S7NLMtVKFfN6aMnpVpUtpXY1yEHswkWbIeYUj2+RRc6uScSt2+nyoL3K5Gvixrvwa30QG8rp3Mf81gV/KEyq1HtliJToqhgsNbphQ9PIG5o28qy0vGM/EFj/vxFMXVPsE3JBwTN0/KHlfmwVVuopxY6z5ua0QSOChh6hYuYE0oOFSxU4g3rxE6HLhYRA6cuLbyy8hldnL4QuwP0zss/pvixCV/0BiZ88R69+jcZHD2O5BPToCByjJhQp6zc4wnsQVUiLPR03DPOrg4FCbyLesu8WeNp0YFdpUCcBfHH49WrnnDPqwxjgp7F2vURpb3zgg+rwhxrQvErJhSb62HQ5VWeUua7yEcqzUns9DVPEhN9Rxv3MUeBtKDf/I5yVU1dSF7rQm6YTBeS/yl0IaxS8uELqZfsogmpSzQhdbYmxJdtv1qakDqjCfHBLoYmKkL4G0YF4Zt1vaWAqJuo/Ui0Hmd8s/IV/RmOgkRvZBp9Z+Zkeo46jL24IXCVqTqqEiEOXhK/xiBE0RGpxA0+qCZ7/vTF8dyJCJQ83MOYVGtiMGuurbYeYGt5YvrtySaGkFlDRzyPPrlHIW0uZCr8U2ZVhqgl/gfhaOE7rpvkygXFIACXTOfMprSPAdp0k46zKiQVZUUQVY0Z6tlscEqL/YYgEOkq9Bo9p8SuHw4zO2UqQO8HSYfDts6L55MgT9M429axhMjDlawmsolczQSDaZ8/EvyxKjk6ZTA73DL7y6B+j+vX3ppXpLGzvdhbN8X3MFnSIoHYrELcJo9piPlIML3wnPqVKSGPXTKB8s5CB8l0x0a0E9FeK/gm0MhEbSX11evZE/ZsqC57ZqpzX+7zE7WLH5yZ8djNx93gQ3ga9bRivhZZIOCgb8jCryALH8uHn0JeqvJs3tgrkefQm47Y4SNCq8yoGcZ9NjA3uE8frwe/X8IzvhYU2CPJTyWFJ6Ps7pjdsLtoQUaCfhbWuNhNahFXTfl48JhK5DauI3hcYYQT+SNvqqSyg/pTsG7x6Uo+xXi+xZVyep1OxlVv8KdqptboiXIVkhNbrGrVXl4TNRbUUEsAtRDH4bD+yFFOJXLYfBwtWcY39qgkirPWlXqSpeHFAodyZqeb3OObnoqUPE0S8nslg5Kr6xUIP6o4L7suSx7ixdkpt8THF5Be0WMLxnxKwW3OiJoCCuZeq6gxzLO7sOLMPG5jlvfEqIJhJRVtUlLxaapwkndhAO7o93MOSHySbwTFqO60kP/dog4OlbV7jjy+6ZZ4SyiXesO8RX8gD+6FGHv8jWCvmllsKEgLwUtBNsG7dKHGj4jTydbz/rJkDQxLnETw4lIx5OyA5agB8a28sLjAQZL0AuRvWsvPJ9HXg8MruCPnn0U09JfDLOaZgluo+iwV4VqfWgP5jv5/5Pv1Rb56C/mIVzcE04tFG/UQgLsOyIYtb0a24ly1D3JrPUfUYCzbo34qnCqeLU7VVlIj6LJjlNSOiToFFbXsrtZQVFfg44lWS8JJ8dGpwkenFj5WbixR4140abwqUfH/Ahoy9v8cqMjvnyU6yrd+SSiZs1Ayw43Yp6DbLcGcu3LWnGMmzTk/05y5meZMUebXYFun/j/b+vVlW76FIwJ8O3Gueo7mX7MhmQkAVl9LeFSO3500LP2iAOAHuxU0tRrx8C79O0cjGVe1VbEsh5QIXKDlOaT2/PkgA06dDXRQkYBk5qrDrO9vIza9AAGb6Pxywr753rjB//cJrH41rP6vohcFzvJcdUKDefEC5zklpeFcdVwD3DzfO6pLg7nqCJ9qSSZpxx9IO1R1O9SvoB16TQBTogQhzKpAqvt9hdVK6FTABu9rWQMgHVQocV5opVpodKr0c4VHXB3JydExnVJjBu6TwDZrwFmIYDkuzDEd+sc2cGiHBpjP5kFl6kKTvGiBo+2hlvx0Rg9LQrfwh67nspcdipLw09UGGFBFlBQeUE2RhwTD9I+H4ouxFCurWVBFYMszG/wWlGRQ5PL23ywJZVWGQn4uxyPzXiyoJm6DmtOh5sjZwg6EScXZkg6G60L+aDP+Cfk7/BX+RvA71KefL5il6L0uewTmWI//S1bdy+LTSxefnoS28vTi0+f5xmM0Thefniizj2dFm300K9dH9PWhrNaIj5uTA+Zkf1Yjp8d7NUf9iiUrlezP0nhu9/n8KPL7boPDoDx9IlvxdDyW6Y0X0HHU79V3veAvlAQeO5GB2nlfVvePaGyrUcjTilxZLqD5XGnwTjVTJl430ZywuiXel4XPaZEd/j2xZ6LeKzu0mik7TawKdlktolvp8FujFa309JwdOrW6oKy+5NOSnDq7rA5fJPdJPIAyo+TF++ChICrnaZGTuCaEbqvjYDNMd8W41xvsozYYgKGpgjMDJ3BwTQ4VqMpEjebpIDg5KLgkvE4M3sMf+piK9H3OfS4pEyozkItuSevDJdIUIX6ATzo86erNTk5MYXXMXmW1PemRU6pymPGU3Sa6T2xuZvL8ODL+4im7F19QrNhA+lWOIi8VPK5K+rtSA4Qz6MKwKcEC9sEEFik94lilkHp04NS0DdvcXnnOgpjKiMdqAH0psLDcY8dPqRwbOtCUCAS80PZSaCOHk4Hlma9ip14W3OAhiOyDBbfVHshPC5xNSpI7DeNIS6FTrAnk4JSKltwF/7grMIwo/dE/UIm6x5cia0xennCgTpMdMwO0LNEcLNEqwfM4dieDecIV8AANQ6GnfrcKBlFwThw8qW0UjUQAQ07OpfDNcIHDTZcJiFvvcPRE7gCZqvjjANP6vhaTJvQBpkXIHwn1e4JP+splSVAQNScT57ArW7EnJeeXmKlmkz7OYB5kijiUpAvL6/yJuJVltfJfKpNzKz8x5VZ+QsatvM64dRJ7a4Uf1+c9ngQVu5ojpBG2hj2dgywBZJtrCwdipb6VkyHilhhLZuKtTLlI50W9chVvEhFGNdZxEKgXXEnkdhKpwTPi4ctBsLa6nConA2dg7Z9pvLm8xP8bXFdxQIqCtl2NEOpSb11SOy934NLjUg/grCHNntbmlBMdejFsWE5MCRItnXYj23dGSmGTdbkThkXkhMMoUuGKBqYw2A8ZO6Rjs+OFbD/1Wd0xx2cb61SBOU0OlOyy1fHG6gPiI8m6dVY0G+9KD/sFainLYO5SMNTKNzg8VfLFOt16GV5jGMshuba66WzN35miM8BXkyWbziRkyU6WZ/UQxmEqp8jOxDPgbMaGsY1sDTvVTHKq7BRL4KxE09Ow7wwvvAyuG2mO5tO4qbfsOHOdD5J4gPloOmeEbC414fEye+yr+OpeutUBq326mM8X7FOLR1uBw6yX4eEv8Jp0Gq1JCQOaSEbjazpxUJSiwowpvuMp10GC1uLyBo61p8eeHvbMW4rzrlMpeJWgiZs8qrRfhBtOuU6buRI1IMBDmdozF1Ze8Y8cIT0RKrloM+cinWHaxNlVttHjb8Yp6BPxnsIZiHmbIRgKHjJYewhUwSbrt0qawZvpML3Du17CG0Ef8BrkxngNaOcadHObs6Sk7LgQbc4WN3KDHh0MsM35XbeU6hoy7AbDNSVTF31vgfMM5y9c4BxWcpeGXEklnvXyNg8vpy8SvF/zJEHiMS+pHE8BnSVeiCd0Hr/krou1C7BUjUhf1q1rGzh4ZeZy76RLvJczxjLP0Nls4yPE3Xup/zVJEiHyDlZCmEcQASElEH5+dQHecOlDUpwSsGZ3Djdax+rQYYo5cueIK9fD+vpubeJ8hz72wT9lgbMKu0qIRsDRRRByBEwXUUbqEJyZmAbn0R3wwG69e3n1EWCRQUJ6yZPFSOTzMoNOwyiDDB04pUXGi7JHSuudAGGK9WIGMxwEUIQh4eUHHUNMFOwlRTOlrG0KX0kiverwpiTLcYhEbFbae4OIbIo7kPA4kZEkCWTrkUiXRllrb3DfpeyyIXuDkhUIThxmb9CViHrgF5mae4OSzwgqEa7HbM5l4N3Yoey0QIksqWR3UIcs1Tv4Z18Pari28tsuWznokJVneFNZ8V55e/CjSilJ3znuro5y1tSZg5dqOnPmymoDyZulPN+ApFIpIeeTLbYcp733teljLrgYlFJduAEsqqIQXqgeyVMcRbGPjVBE4yNPJRofjAHC+vBbci8XfNUNc+DAHuC8GNGEID8qZEj3AzG+oPvbXHlgqytPjLr6kWEXExZbqzSLtUqTbHfDyaaOUTCHfMuE+zeI4HPE4W1UcUjzrS1KiDlYSyRkyAvLPC81go9DeXIE8kvsFp5wncqcj7xnbvYpoSGqIZiiMl/slmC34PFmftUzHu/36013jnE58RmlQxmz7AmRVNWaSBU/UxBh2OEJlbDogx6v42UtT33RLjKgA1bOtrowuYaCAFI9plEW54sIr1mWhH6tyDBKUmeD9nIhaIJPaCsAouArK5QoGVb4N9N8dKE+n0XnMFUq6CAWnFZMphbWv5SSSTeeiut5MmubqhppQJv1OU/IYR3Mut34vxAYYh8h9hgi79QZ+4gpibzjIiaO5EMUr50HaEkgwZMlIaJjRD0nbJCI5PVzHUQkL8xlDCt2cFTzDAR4p6QFXEy588F6FziI75Rd4LwRHLjDeS21oVUiMSUzs6OjO05N2ha3Az//DFYV2Od3zT7/IUs776bLHjvX6Ba3co98C5tiG8U9r9fMBfVwieWLpKDYK7HGk4J2Kihos2qf+pLX04426JK42c4ERYJeWNcEb0kldAcd8GIvgUxDlWGoNEQcQtrT0GRgesWivHz3bSjhPQ24yhW+P8PPIVLVfcwHx/zVkTuZVspkW2CtlKrQSlVmWzg7rZRKtVJKp0PWWimPtVKKjSO1VopYgvYgOXWpBdWpSxOoTl1qQUUPVUIVHFACxqlLOR/EXLWprNf5ipciI/ZSSfF72IOpLE3tBg9XIA0/yAvYZDxdTracTiF8jY0gN97rVRpPsLWE0saFvlXDNtXLqG70DpiGxQ8LSyq9KcT1sXzOG0aHzffK6ojHTiDqkFdiXn3Qq5q2aJF13JviESuG80Obc9gDTvrgv/ziMf3ilzy4kfB33Pi41ldXX0MT5GqgMT9lG/PsSZKXOvwSs2vE6c5xNLscc/GXqRTpOXU/QFxqrGdlCRXmn4zqdlNddRzElDn5T1uXh+AorL96orIyVhUi1h7UztSCcZoZRzFRuzRb7vVIlB2GOyzs+tEtJH2xWdWTZmz3srqH15+cFj4nMaESLIkUa33qMe2Ugf3Q87CQBq2Pgg4oj6sATKQCGWwE5RJtMXGWWRpSiwmlzSSMSasnMukqUYWvoAOLwG6Yn+/dJorxm+HMzebdrOHM/PoioWyEgvxsPGyWapoED4OfBQ9R5S8KD9O6fiV4eG0DZIRqPIRgwviHPNEKar38WWFc8WwxrrY9RZLFq9XO4tVazbJTewptRGF4pF5BbfEFQYd9MXNet8AZ8f9TsEmOh8kDZmNouaTjIXsSD/lnwNBh/xeHoWldPxWG3mwj6CILP4HxZ8DPzAT8rJhNK5AxQUVdk21WwXYUBlNcs47SBGfWUf8pkKS9FhubJ9XMESRp/3+OjfkGTRgLSGrDZgGnKISAypud6qYGtqc5fSlE7Sfmi4Q25rP2Huv+ea67MR4O4IkDFBsOTL7Z4eA0e2/Gw7T8HYZXJ7GZ05cagbHwTdf1N+icSfDL+pQVaC2XBA1JQ5cAB1r4yafoBeav6Qt16Wm9hUg+LRpZsPQRoyZ5isP/eyb2jrOIw/mjznzy5fwihPGiVwoIdVZmf0o/mEaLmXoDQ505yekTE8uYrZAQC79QuCaN5ZfGQVFavxepFlYLPqWsOF+sgoXWNkzuFk4rN7fRphA9RrzzPFy+VucyvdQsn2w1FnXbUJThoo29fLjvBs6MkYUCYAjj5osHgafdctm9k4OPTAxqqvNTK2R0z8h+QJqvxteIkruBd4ZyUESIVgp75Pjd2FLKs6Ypn2in6hCCBivn0Je0KJaSyeeUIBrWCRXAdShRVZ2pmhwNBWy5NRr6QMMCa1N49xVxkzzQBH3lpgYvDTcKDSYh6vas8iTbzN7Mr9zO4N0zSqLmZ6SqNDVwqkwNNGAjNmAjKWAjNmAjkwA2agDbogEbKYPgGSCX15EWJFvYeY4hcVNIvGuq9vTnVexcyxyiUj0cP6DiPWbTWp8/bW1bD/PG8bxee/UI0eggVo4xNqbkIa1N1J+ID9nqPgU9ekKEK/mJVtiu7I600sALPunGd6KlGQ7GLV5/4hCDBvYSN4m81zVge3KTCG2AlG2DRhRvSFG5aRS07a/h1tAZB99SApLeTd7DW/HbvN7Yja8G+Lx1zyAHT7kzWUHvJuWpkl42effIlgKrVoO/Yv/GK93nvaAuASuoL3kVlXgVFQwr3jqhTnyM+gxy60HeMw4+zVPEPD0XcFYwbHu0lGTfNpNwfvnvqPqZM9wluc9+mrf8JH/ZT/NWnrdFeZfYtqgK4E9a09YKVljypVn8JcG3s/rWrJ81CM3UglhBzeqA5VThU3Bu13ok31LA+WynphL5zY83edBjEVPY5EGznpVHQAy5hKlkkx3gXKLjyiUKrpxot6xY6uzJSRXBXvc1sl8UZbhEjHOpPNla8qV0rjoKZ84x3nbqpLMjjKR+8Bngp7x8VDveWC+3OV+GDazPO3NZHLe4US7oQZPanC+5UZ7OlU7VpR3X0204DdSIZ+o9mABFq+9nYI6VW0ASZALBEc+Anz7pLnDeDzvK/AJnq5/Uxk8S+GbbjqDZryq37XCm7Bts0OpDltir5hNy0SlSGym4blBV2K7T+xR+8FklGSeOGhf4Nme73gh0rD29TLqn51sb3n6wOr2BhiU3RDwrvJoIk8lSYi35cshj90/wmiMbuFLcDpNIp/B7riJq3hC74hGfmhewNZTY1Pg45FO/KHkwtTCgYVve4BU5iYvf3cBO51zG74dhhs6kGzKwNEgbga1F3Qjx+vWqdpWyFhVkK6YVRKfjXaUc3wDq+5V2V4l+McuziavjAWRlV6m6kHeVKgohXPjYVcLOnr2rJE/5ZprJSs6dLL8l97LYVcpiTeoDTqxJs7KrlOVdpTzQIMu7SvzAVlee4F2lrOwq5QuStqFZMkhau0p5LZPJrtK3PGEaeycwDTG+SpkGzTxVhH2ECRszkk3YR0DYz3PsBDF0OQEiP+7KggqnE6n8uNBPJZV/zROKfr+m8q1C5Uw+xzymcjeNhmXMWlyJinZQK5d93lKXuispXWlKV1rh7PP+t7QnfTJDlO5pSvfS2pRN6QyRvUEvFg/YnvertueZ0rE9byidd+eF0pm2qSfYL5Ze3OVPpG1l07Y6G9rey7S9dMLmYbHG5mHe2jzkMoksc4hNqmX7kOaZhxOaz1TQPBN7Vog9NxmxE71pYqczTexcpok9p4mdltZM7PgKL/r0Ph2LiiZgnk3+CMBTeNf8bHZj3QZ3Y/4+717ejRqv/1WI4BONfX+NZHAvNT4+oxzupnK42ATLxJ0K4q1GQD+CcC1xa2JZXFZHMhEtl2CczGa2mYiWQof11dEM8tgdySa2xsc1Z+mtsE6mSqmTOaQGnqB+5pgJ8IRAYqxseppLTwVIuRQLVjhOPM2WweYr2nI5PiT2uio+bE6OmBPsH4rZq0BY4e6brCqO+9XNPu5H7lz1Jd3Q53x0wlF9dcLHzuyxymZXWiNjNVLSJpFVhg2hn+47tjmwcYE9UT/y9PDBkYNupm67WCgDTDEvLptAgXv9dFqOnP2Ta0J0CCM2o7ZuYHrl1KyuLIIRgTT/6BicBDkISejogD2Xe2N+iY+jvsTt4i/K7nplpXW60rrqSuuqKq1HSs8dVvDn/A4k5QnzY1F9N7y16/C9PX40BcdtfjS16uEAQdPGojp+mA1j92OM6ud7e3EM5nt7cGyY743hOGW+tw3HwnxvFMep870RHIvzvWFg4TBhzTxOQCLIStcmAQlWSsF8ji7bSKtFz4mm4ZCPpuMQRE04NEczcAijc3AoR+fi0B414zAvOg/jtQipCElkjfddHJ9045y2Ss8t3gSFjNuhdDy6k+0W2zjZnrCNk+0W26CHJrANEmBP0bvxexvnqhfahWucbBcbF2xHhM0d3nHkhD2nwzsCevPoBVyf1+GdwPHcDu9oToyH8Q2qYwqgoOmuvQWUlRO7k1cQnLN1NAl+drZhJvTSYRv6wyn0h23oD9eG/ksA+qFpxFc09IcJ+qYXp0maxRJUYU0d3hjGe1qHN1ovTdiP6xkd3h4cp3d42+qFavAhqmiqNOFL3ITR+qom5DSvwfPSjHBmOAP5HGeGLZLYsUUHl7QbdjRt2FG7YUdrN+w42rN7CnEO3bCj7Vg3kBwyUi8uIMMAnj754vdqZTo9H/lNC/5JGMS2hLiiZ8/XSU9nwkS9TuMswUDfaJA2H+c2H6+b0GZRpeB5e+ies1v4XNrC5+wWPle7hc+jYf9CiHdCt/C5dpbfYYKwwDkKwAHn3jqxSaCnsgLj8wzj3okw7mcYBT6mPbav9WK2WVraAklHrmGi5EkQWqgI5/WJI3B74qiQxcq+3TiTIE6TeCplSIa7tsFyXhjNWE8qiInjGV2s4m253uAqzCaNlnVzo1g3h40M/X8pNRa4SCKa+fJwMXpFEj3oFTD08a3Hk29T9QKr+X4jR92lg2OaxE+yQTs/bh7ktNiLRIsPfWtwNa9KtWveCAgbrnkRLRw25aQ8nKuGc2Im1xwRyzyVlfKAGAafave849mzmaEweDJDSWd7wX2aWbY5h+pYeAcT319XYqa+tw678Zd743WlAnjhfpsXPkis8LjDvBA27tWK8zen2XjfvGgn1PAtUf2OqBimEdy7W3YmTzyKpG9WhpTkBs0yYf0kr9R309C+RMuvGrnhZhITmlk6X1Z+UHTbJHM6JZnTNsmcrk0ym2bT8fvEFIZnC8mcZqaQ1UyZhoWZMs1QzLRphgNzxv4sM2/N4ehlzaQ3za5g0uj9cRiJwDhir186n09oJm/hE5rKZzK6EO7Q4fwXC6qdji10JIEdxIqcRSyhzrbF2NmpGDvbFmNn12zjKJr2MHH0LbqNI7NTFbfIWp426BJZS8y7XLRndHaJd522zGZxytWcnvoBHB79gBmAVhgKk309ozNOMT+At5FcBv29e0a+n/JACQBYiw8m0Qra7WgF7VXRCibng8IDRzTwJ+oE+OOTsMJJ2fXs1GK1lGUCY/4H30MP/FCuEMOduaFfmxuCz5wdN4SbWCU3POkl3mPEE3+Z3DBhuWfHDenxKm6Y5uwUjqhY5M7DDhG7hoWz4WvD+UTylqzlIKmxvCzfiUE4Z2QQTGXDeZIjmNzyRo7Yb5PT/pSc9tvktL82OY2DivbOmKsOaHLaP7tgCUFEvD5LR5hqWTxCx1B19Hij4Nj47ApyYCaRgcofTCJjmETGMIkMmARxeNMTcT7+JlQRsguLKtbYscsP5bVulrg7oo2A6+eF2+/N0+KAuP0eZXH7dxK3H0sl38fsrnks7ZrH7K55rHbX7EOPbCNuuld3zWOz4TTEkwMdxiL2XwnzKJmCw1g0lUuMdIxeZBqlpcGpOlk6sMA1RdNsUdOslo73Jox33+yadFspHSO5wwLnbmG1ziphtc5twmqd66UDxuwOGEs7YMzugLHaHbAH7R4l3NilO2BMOmDJM1dtXPmhsR90PhoWdlq5pawkIFFBeqkgvYQkeAXpJSopcAl3D4txtII6pLtnXHfPft09LN3peYmgCKR79syeRMITtpZK3lqfY/fB1rQPttp9sLV2H2xH0x+j6Wab7oOtTB8k+eypkyl1VHPfkTrhxsOW4EwvacF5O4M8PJlQ+qsTnE/lBdyjeQH3SL72pHEkPwHUk9XyM88PCJuQSWaLzMvNFkfOeraomFd4tjiUs8XaX+ZsAaGTYT272cISstPZArzpkJPyJlDrpIJRmEtdyXNi+YQe1soPNlTypBu9xKE9Y76Za3MWRQ73n2f0SOld9vVtNzqIs+81t6LXqoIvVvWaADWcNeRX3Wsu95qrn3Sl14bTXnO5c7A/ZOZZPcumGyIyhSf77mcx28r6gd8KvuiiXSr+ktHlHTUnx8zJqGtc0muYsBsCZBN2r8KE3SLASUzYP2t0pVrxaNTu6kp3SVDH2+P1M2tY9DgSvZ1NgOwerqrjYFYq4eGtF/WgaOg8WKHxYdZ+XVXo7Ge7JEttZxlD8SPQpemHJRQALr6gozqcVNEFcxWJAhcQjiSVNloX9PELGH9kf/uCWjvVF0ix3qm+QLzXqGG+xIL32OBP6+8F19mysM9qd1mN+sn36Wobx+ZH3AoSqUSS+JTSIsVhfuKgX+JFwQHf6oy0paMslvm8DeMNXe7tucjc04pGV6LzQ9YhjCkIZeSjV1zDKVgDSVqbY9BnX5OwsAvhkNaXTNqGgcGd/qqZ8YHW+K+cIF+hXQVqjaeG3wzz9pzAvi3HVkvaNNIT00juHWQEhxE/60PFR8gNs2wQJTsj3BreHFEF0yTfuNp6+yW/pOkNErNyoqHdm5NF9p6ciF1jOdsWrkJWy03J5aCN9jM5KwenVKmvg0XmE/UkDOD0GZi8FfQp4nzVP7lb2u5aFmd+YlVn3kd41GT0XJhweiaVgMe2Zp6kEoC+mP5JPmYNJsz+E8O8M8FpAHwWXu3VT1TXUNkyKePoBSTC5pLEcE1VrzfVeN3YCMoE4pFAxCEcC/NVM8fYU0HyAQ3gU8ieabBWGw3i8pRKDRObF53VkFTVy2kzqjnFhEFJa9CYHsQzkR2hl6a/V4ievjGYbhjhXHXIiz9tVoZ474g6O44hWznv5L2YC5K9A+Yj7gT+gcrdCfxDbsxVR3PxQcdScxxRFfc+U3WvaidDM4PEchJZsmHvpxLrVlesW6nG+iobJ6cw1dGWqqj8z1VhvettwAYnPPs5hIcxiqg1ObQ5zbD2dFrYw8+29qS3rOR8mVA/8oyyxy95r7DD1Z+ljrMSmqanGXuTNjCbtKnVK6x+UqtXtvxhsP3U6jWTGLxyLrASg8Wfl+QbbH2rT0wYaYmSzwav57DRibGMdfVJ4QZYCVO97XFOXKOxscxn/JQ+UebE0yeSdlB/IMsfeNr31EZfUgNW+M66CSLJ9neyl/yJafH4tNDlKTxyW+JinIVmCKYvJBpd6b6WJmVxraU5WSL+IOKXi27O4ACHDhdjnYv/oymu02/mHi6RNIYXiImZeeFi5HCF51ZuKVacSelOTkCZBFfOMJt3g/Ph/U3HIAlSn4/qOEW0yYhRgDRXB2muAGmuXoesd01GjHrJiFHXG8/ifBscIF+yraD++PtNcd4AbAqLYlVfRuoiJEPlRjbDlB5tzeMewvC7SApcJwbybjwyI1a6IsTFkDMtmj7RlNxjr2tqHx134LBjeQsBzTP1DS3EW/IMfCESUKbE350I35TKTpHEdcZ/ljMP1XMqR3RKvfGercg8VCfpA2hCapVOcedKIEU2eShsdl2TWdK/GCoNztFGxyJby4dOY8GR3ndYWkLNT6k072QmSYeTTWJqm6Dp1POwIzQvmUgZYivNJv0+pzECc/lcRnkbdDACbqUVzgUj4cm4+DqES+yJXTXGLOK1G3rYox4GKnDcMelc7sWG0Js8G7ArXoRZ8SLM6Qxyl1mS9KHLktD2hy6zQtvTQxNC2yOcGb0bnw7mqsOXiVx96DJW9sZ5WaoeuawlzEJ3pgiVDgQl9i05fBnMtrF5A6ZQx1jriuCTKNltmE6nMJ22YTpdG6ZNl9PxPVCyX66V7JfpWqkgpxXnl7fo5ERu4InbeOwTiIens1WW1k3NsnVTs9Lcf7Ps3H+zagKxj96Nvzd1rto7S+umZulaqaBOK5FmTQQC/fSJJguILTYQW1IgtthAbKkNxFZ8+6VptBrQQGyZVYiVVEVFeoy2VoERZVsIiNGG+N0zQjrNF5h4mVanFuL3NXC6SLooFD7v+t4GF57PGzUiY3MJW3OMq77l3kB4TbirEZ2+QCzB2wHLLTAKYHmUB6dI0yJnkJOK0Tq1DrOjRMRfb0K2NwBCklP89+mVKsTvTJgWO0Zo8BvibzbFGcPCJCyBvlP4uEfTiw5HEFj+29UGPcbtbsT23x6ZxH+7lkFPPC/Y7kbYAFazZIujLNvBoQ7/l9dHXx/ZQCrV3MXuYOg8GXlJGh3QeHr+mwORL5l3aD6ENTuH42+Sa7kIOGhUPGoy5AibKVoGn75GPQ6sr01OOKJVsFNpa+HQuLuwZQhy5OjY+2yeKF4XW8oh829lcuRQN3DCDZMjZ0tZeHxa/rAyH7Zq46rhuyQ5crjmAusoiIurwuokSUf1YBlaGbGTdIxMkqSjpvWVA9g+68SfcyRNx2ZlfEKSScThzMO1Po80Vhnz+UzF55FLLfOyn6/M+KHN0UzWD91RWW0Alk3TfvA8lYFjGx9mIfiY4BsJX8FXlBgiAyGejHK7IdouIyGVrnOMMCx3ZnhaDEZdnhCvKbENYpDIx9OSNGnsZhdMLxQ2Kaagycbi5yaciSEP2FzUkaiT0hme7gwr6IFxF2iX5fksqFmlMzzpDEKRZfCoCt0nI587wGthx6lxLG/4cN0ANJTXidYOAU0V9lDLkkhtN6udkCscHbMbYYZgr+j8MplIZV9M7Ic0UnpFP7DtX6rea008M6v8uumBIpvlecmZk5y5+nWi1kdc07MsTyA4NeQLTi+GrvYlAOEsLByoq3UABxGC/sx3s+iokOkottcwrqwK0aJfEmFJ72XRe1iN0lyjlxoT+i9r+s84dbSX2DEIROUYosoAj+wMM6wxb5YEiU2IZQNn+Xxi4uwwikkcLiXJAuGlwtENqbIfsL3x+YJxvtiVK1YfeRVPNJknJDIia1PqOKmPeaKozZWRgPPfuKWSmyv9tlfQibAywQ9dCS8eQ5uHK9TloHK+cmSucmSu4qtmuQqwXDPG0TyUYY7dGfOPb3oqnblk582mKw1bVszbc2Lensf84XLIlTisSEV+gORmWgJiAej+cqnr5+A1KY2NuZVEtgdm/XTc5QrBjEG6EdJi1bgcXP0mbv7I/UWHa+HVbbJGgVDm66sJnreLLHXFkvd/5ZUnClc0foqEteTi6hUt6WonEIi/wC1s58Uje1pz6ae4lBc7S1B6vVV6M/65FaW3JaWXe2+zYFxV4rXPHbJevVsW5cNu4rJr61yomhFXu9hWtIuVLqpC6WJfZSuucqF+/VkGcZSXTVvZ8Xqbq6Gc4C6tJrpLH3EthdJ4xogOw94v15b957RhH7MhGkshGrMhGpsEoj0Gol0aorFyocIpdE9Nk+z9VfGMT7q9wTFlqQiPOr1xbkDupCpCro3zQu5TM6m7dV5IrtSTaq2Y0g4CK3iY5+HnebV6LTIOXq2wEf+MViD9DVsI4WPPJK+5V7mHqAfA6cbZr3qBs19f78U1N9uc7DInY64kotxTDr0zJaLcVbZyFMpmyIdUya9KROlrIduvTETpo58lEaVjhGzqeM6C52khe5dORJmWP6zMh+1ElL5O2ipCNtfM/qJegsMXpEmIgB0HHTj60+nwuHOVu8SSw6sxyMjhY7YcPjaJHF4Lg0IG/5ATf17L4a+ePF0eGKv4tu3Sxz18LFzluqnAga5GoiViCuLE4873kHb+rx2defafFKcZCyVc8XNeVm1Usta9jx2tTkp4NHqFsEU4VJCoDY3O6LbQudLd7gbfUFEuVteJgqeZ83MQ5gbfVJYXEBeljjASToKW3vllkdsC032JBUEdiQB4mCNK3P7XinxxvYmF1+bcjEBzQCeZhRvObhaewmjN0/A+HBvmqr2uzgf326JbRdRlWPG72MNA6FesD2ge/G1OgELoXdJhr/M6td8CBHwHeSJFBI7fUto12edryzOZ4P68hJIwylzhFJ+144aFuSlZhAdRHgeYll78too4Dzprer+juDXsYUT3jxOMyFTBJ/rj0tnHLSc1D1zlYqfwlA59d8QxQaBrIHOW02VrZM5WIDNH03xZZI43cibyVAR1WH5KBdBdNQVQk8wRmhooKrPALOpwWgDeVlJW+FcMFLOw1KnKduNCqMRvqClZ5WUc11cFjnviF2LF4U9ijw5Kwm2jZ7Po2az0LBIgjl/EYfY58GkO4Ugy2p+Mg4GeC3pgN+DinbG3LsKlu7SlUOYTdv2mFYAwEEjKdFHJQ+ZWJp8tUyXII8EXASefhVqXiGpJfL8C/roDeC1yJjzPjzzg0TMhPzLdMaUvfdhbRyVE1c0JuMPD9OSUO0P3aRqHlsk53bBCXWfFSb5Qm5O8P8ipjd4GiAING917JQi6fwZeIhT4gmuU9UIoeeEsEhnzNt6UTuhGWXSDVf2TUWE31PPMSIpUUjCMpAEZfYmk68Ch6oeiuviSdSZNbNy8zlQHRKgDItRpRHCuC/MDkvgIyJJn1W1YLxEZPPCm4J9tYhtzbWLTnKQYNrDrL92M4Cv0ggt+IgEbX3C1dQS8jznPTHGB8xhruomomFn64CradsM1n5Ub1rcAyrcUmwJVA1LBn2M/ib3uRHWyuX0/h9llt0+OZYL9hVOci77NOURSwBhvjbWSVNDhbVNSvh8W0Lp8L5WPyDnNRR3qNG8XLCm5lsPmmGuFJzTrXx0W0fOSJiBjAF6dEm+6lAqSLeepix+Q5N/YPmf3Wy8+5XJoiuCScCr2KgKrjwJ5yOqfPb79yiu11dRUIGJVX07hiOdIh+P1lqbR8Rk6IsFXk8iY+I/43zT6iENiRDy7N8myRrNvGtQcGWQQEP2oxz3jtHZ4+/nUxEb/B+OCHs3QDqllx+e5znFK5+BQjM6VcDllJx81I9J5TkK8RueZEOjn6RDo1d7q0cwpvutxgKlcmOk2/uq55caFFV7qeNsz1XBMdDixstd+LnFeD6cAS1oSsXmTvWWx6bLEhHzTZVpV5pnHNt5oK+m3YOdk51RaeeotlE3YrgiLxtpvy2UtoKpzeBVL1WLfxCHiOUcbElTsm4zaQIymQIxWAjFaDcQ2fPvRKbSA0ECMaiA8AWKbBcTWlwNiuw3E9hSI7ZVAbK8GYhe+/TfTaZLUQGzXQPgCxC4LiLHJgSB0bCBEbAhbrm1g67iwgZUn2LIOi9eZQLJUEdyIqIJe4qbnsCRKXBV2kbTO08k5EGFSxGu9jQtmeS3v6TVAWqaPyA7fVM48tQkEWCYMnsuBq3YwPRK9JEF3vfhPuYxoJyGHmdT9IIDziFZGcDJjgTOM47lz1Wmwj2ZiOzgWaRrA8Zy56qROrnWUvnQ/O4m2EhV1OA8zPjexDRFxlRJysjeJxZ4G8STHf7Fy7gmlU3Gad6/N+ZhXYolun1eSPHEVfKgMb1mG2eEEYFv5lH2MRvmUE4CN6NJgruLmONrD6KSqYFX8bRq9d+gY1nwnyCQZnV3tLEKtPe5FfHzOi+qs+L+ImRy6EphXo4AImYa9pSxP4mRh7qjRB+B2Vh/8iy998LzPyat1JgHrraBXXrUSFroIucyC760i8D5fKfg6lYIvi57s2M8SkjoLCWm2LSFpOYilmcnkpUKbSCsBKx2gZhL55DCbO4ZK5BOllfuF/57xkepZiapifKJkki9ltAyS1TKIKzJIzpJBTnkTZHcOXM9LIZeEeOLANL8V5FHIFznIFzmRLzi6H2erzkHUyFqiBpVTwTot5C8gMNi6LrMsyjXYi4e9lQBIHAd9o3rFIEpS8K4w82SUZ+Eo18LWbfYqiTt+Ac38YlhwELILLdPw7Fw17gpqqQUO1kYI+i+mJbzyyVchQN7OvGBAPlG53qmSTzT4J9zJwW+VeobZiQeSTmtlcgfpFcfSiOzl8FDDTIt7vSSklHel+4IK6iQ4FicTqkfComC+9zaLjm8Ww4rgf9trujT2h/QHv2xsdFgFJDKPWyWjMZ1oYc2pKTWOM51c4NjCfTXiFwIM0jNOLEHV/0kVPurKfsxo1XJdMDijMTgrGGwjkARNSEcJo56lgRii6SwRkh0jJCPwwLeZNwp0WkjOWJibibUYGXzfRoW0gRxNXBiBdxaMgJv6rNXU1wqdG+MoxjpLh+ZoLpe3JGDg8+e1DE6V/FsSHqTwuZzKbPTAAo54lq69ejFsNNFjtq59bBJde23d4Mvq2nedcV9PRm1cxzuQkBTHCAnHk8WvDxNsUQz+opXpCOA1pqzvj9E06g8IIAYETE1Xuc+pyoT2hAfECivX4b6sw31Zh/vC78Z4/aXp/TlVuQ73ZR0Ok7D4wvXYNR98PMw89s6P6xCSAuI21wIRedZqg3hMjOCUeYw+ix0LIMkwx61A6IPs1RBGXAmHkLsakogrIRLyVyMpqBtmWbl6Gqc5Pn0Bp3k+fR71nVCyffgFJTFS93uTRZx0WcmKXUhi9Yc8HT9V3pWm3Wy1DLyndsu2uqHmoPwUNywNPxWzq5tlt85dvdWFMkluBz+ofIFbkLxBzPiE2p/0eJn7pMzNbnNOySSLbQ1mtLg4zPe362i2W73kXSc5w6HC0l2HBD2rbQfP2naw9B4vOVrv8XFsUsdFVpW7cbCUKQ1GYt5SYWxxGKOIbWWp65a2ROr21TEsUnJ0DssMzED7dNB0N95X7uV+I7ZVNKm4ANe+Viw7O51ISVBSfIW+obj2YAhi5L7WQmUMYBJEiBe4N0i8txCbmi4S3rhUTUZyHGSkGgYf8UiGoszrOAZOZjXv3PscpvSGhizihPbGwZ2LWJFez77B+CTVfAf331KJLgybaBhQFvOW7a92JuWAW44JTPZGVnIbIha+egcgdGD4KZHV2HpRIHXjC5fyIsNN+kyngyUwygWzs/mo6/lsOwEmYPbCwzTIyjKJhhprxZs+xU5GfvGckd3xS1PXRXX0L4SUvLH4yz1Id7VlUH4TjORbovxumvNYwkFs4fiZu3rjZ++iG5wBxdexxoqiBc5LLidOfAE7yrXKhYWUHSrp/rtv5B549q4bGvzFzmJMJX+ex+qfmBE1m5iR99g7I39z6C/ufFOLxKl14pdyvD0lYWq5n2i1PWczs7GnTJ/8kavURnWf7ILcyHYJeGl1RCN2/SAPNw1ZwPfHwdEXS8IQJ140AYAsfR1vEM8Ks5uxt8ycBXZtmQ6PKEXyMXEWcX4KJjePR9nN+hlMsqvjznWPj+AudcvmTfQaD9+ziFTn3Zd0CTY3Nai9tUAdlq+0ipHxYs4yA+MpfHXTYucNj9MnNTxPO+bRKIVgszxp9hhqNDa3eNy5VbpjMbAkezMkkAyrOUb4mjAyx4G2SrnFJATRdKN78bpJQQNkm1LQ0q5ypKtyI/rpBFDqPdOV2c38OgOASrjjFjvJOODFXJjhWwe9jCu5gTaw+BHqLDSgB3yN0OwNeijv2Q1zEjFn9+/ZncSxtOIlDzNPyCajQrAwb+BRycZL4faQhRHIs3cl4YxzdHEja9KfoSP3XC7+Qu5GLEdgShXmrm9A9M5WGNCzSbcb/FiF/id2lvI0gZvN6JdSW0ZsR7TwTaegNaAm0bzOD82J5jkPc16nGyNxsfc6WfY2SyL2a+FBg4V+sNglxAwkXxGRRhZtpHmXGoUp8j4YjLk3NfjsdQTbkOA0HIowe9ctViOleup6KEbqFnsPLr5vQ1RY7L5JC7SF3VOUgzSBdYv9B28mcZXwwy9o49Afw33E34B2FsL8I9CWSMPQJFZv5w3xXgy7f0dS+IIF/+Slly5cyqzC49DTmPc5eTZs+/MiwpZ+PU7uqXFSeDCkKWA4XzjWsr/JccBd6+ESlEgrJzuNxb8JKiI2FO+V48in5dh7io/Dm66IcTwybTkfN/3dB/jY/cwzsam/EaEFnIl//+vFWU+85d8/2vmKzr/d/Lr3LTyw9srHHvnEl5/qPLd45+Y7v/jaA+otzy699+Of6/zr+0/t23vdLQu/NjzrR+vf8j87n/zoDxeu/ZNVCw//c67jrmVf7Dw68JdL/mh5z4Hvff25+LwffKWz+bs/+PYfL99w4MWLDn/6X1d8tfOlJ25uef51Awde/8muzO2Pfa3zG91XRhsvf/vCI+3/sPW+7uOd375h+e/c8JZ3HNj3k6//SeH4P3W+d+Xby/9YfvOBT3Y8e/7Ja77ZqRo/19Go7l/4Tx965aPv/cBznbft+v67HokHFjZ/8Jx3PfTlb3X+9Xc+s/T31NsWzrn27s/sdr7T+YOv//Elr/v03Qde9+4ZTxw570TnuR//YuuyH957oLltya3/UfpuZ+63m179yo/cv9D0TwBDjQn97zhTH/pR320fO9lZ6Dp24xUf2bbw3t98x8L9A9/rvPPdf/fxePT+A/OWrV/79nnf7xzMfO4v79v78MIZT8yu/0n23zqfe2D23/a+sHlhNGfaaz/y9X/rPPChk411X333wksvm/vlrz71Quc3Fj//0Q/8xjsWtt56/ddyf/LvnY9fd23mta/6w4XG1f5NK/58+pyvffDAu9x/Hmza8cPOKx/2//WuGZsO/MPYZYu/9dipzkuXbn7T9777hwtHTz76wO8f/FHnp76/bu+1GzYsfPyLv/Xwh0/8uPP+w2+d88yODyzc/oZ3fu2D553u/Nr1Nz/UHdy/8F27/uNY820vduY63vJ36l8eWPjV0V07P7rrJ53vK28/96LtHzrwV3udbwy/z3nrO5zVXUNvdwbXr1nTNXCPM7R+YO1g2/q13Xd2r+27x7kVl2FyOdTf3zbY13+XM9R995DTvXbFYNvgUM/y1W3964eca+gy5MsQl/zsqv6BIWdN191tQwNdawd76LxnbXK+fi39s6z/7rB/ZTi0qjtcSZfdfX09dwx2hz1rwx5dBz3ec/uqIefW/v4wuVi/drBbausavKN7uTy6sq9LHuOTrj6CtHtFONC1omf9oDzQfVfbHf09a4cGne67u9fcMWSuUJE+XdU12LaiG2fXdw2Gcra2v215z8Dyvu42gnHQuak/lMuQLwmonuVDa7sHBx3pKT4d6F+/dgWfocbl/QNruwekTnPO/YIO5rOetSv7qCE9/XRNcHYPDoWDXWvu6OsedEICd2Cgf4DgGAq7wrXr1yzr5ou2rra+/v47CCCU82n/nd0DfV13cJW36+OK9QNdqNhZ0X1nj5x1LaMx4l5f09211hnq6ulzlvf3r15GP+fOHuqnu3pWDK3S+IC+W7N++SqND3QZ8uVAz9rbZZDu6BoY7HaW9/UPrh+gI/UaHahf1qyhEaBP9fWs7XbWdq3pdvq6u6hpA9TUrrW393U7K3sG6FrO1/SsWMFFQ0P0mvSxbrS+6OsiNF2+qhtfDfu6Bm6nj/Wv6BZcHFi/lrpxsIeuGRnpOtTXg93r1nevXY73+roJ/+hM8KLtzq6BHr5Gf/KgcXfKGcrQqG4p1KdAKadroLvLeavz1lkRnQzSqEUL3uLMiggth6hX+Orma97wG9fcdKtz8+tvuOnWW5w3xEtuiG+6xbnlmt94/U1LbnFucm65Pn7DNU60wGm/Ys48Z/YVc7hZK7sGwmXdhLxhuxOWnfASZ9a9EVUtFEDlJTkDcZWcbzz0RyH9s4umHCLo0JkV9vWs6RkKHY34KJHxCJ2rQ2eBZn4r+weWUW93rw11p1f9WXRJ+N2/uvoB6kzujFBTbPX7TIbdd4VCVWH5Va0hfdIMI71/93KijZ47u1PsrPi7xtwPa99P37cJp9b7te8PDnUNDDFiU3e3rRzoX9NGOJTevwX3QzMcuB9W3NdMrC1lc1Xtl/tcQ6379vt9/URGZ3i/1v01/UQ1y1cR3XQPYqBW9AxII/V9Jl8zgiDo8K5VNNhdejTDFf30HkgL7LNn5T1h/9qKMZRXuJIrw1fPCme3z71ibkfYNRS++lXtdF/ImMk2pLbcSWhAyJCyFc0Ckr/biUqGus/+FeIBbcz0pIeY0u2/a6lv+H6YcgL7T/CuDdPNqu62iTh+s+AlzTPMBCfc13xUxncNzSVV/f96uS/jW+P+ygQ+PQ9dRSeD/ejSbrDQ5KPUIStCPDEgpYaBT6C3FZXYyghs4TvVwm1OcLbrrq57BHFvqXyU/xJuR2jfv/72VdXfS3hgWPv+XQOElG2Grbb1r2zjgU1I7BZ9Bygod8KewZDfshhBKalvFbE7QK3nvHANAb+sW+BHt+hZPPnr60onSHqA8JIYckhcoW/9CsKq5D1BN5oxlq8+E38a6g+Huu1BlImPKqfZj6isrR9ThP0+z4S4j6+vDavvy/tr+ge6z/Q+7p/pfcZ9mg0n8ud0Jq59H/0pggkQUOaEQfTRgrAdI0HCwiCRIxE2ruRJuk7xl0QoplcjkXEfLyeMQDWD6Yxs8yMGepZ0/mz06WtSegQ7BS4Y0YnuruxZu2IBPYjjoC6n19uveE24qqtvpSmp5B8k1BBiDN3V3S2ki5kf+NAPTjhUMVsYmd+HqzoK4AGo/2ZFPYO/gdZEC4YG1ne/w6n5l6wPFqGOLP0y2m68TD8on8ELsTtR2IYn+HP8Jfodnk5swrAb+v0m/d6gy2+xym+l3xt1+Zus8v9Kv9t0+Zut8t+i31t0+W9b5W+l33/T5b9jlb+Nfl26fJlVvhx2nbq82ypfie7W5aus8h6sRHX5aqscVLNGl6+1yvsx7Lp8nVU+gOlXlw9Z5esx7ejyu6zyu+l3jy5/u1V+L/026PJ3WOX30W+jLh+2yu+n3wO6/EGrfBP93qnLN1vl78IKXJc/ZJW/m37vod9zVL7FKv9d+v2evn6vPo7S7/8Av2ADf2CRAgA=

"""#
    }
  }
}
