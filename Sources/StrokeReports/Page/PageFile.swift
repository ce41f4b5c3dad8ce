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
  send(made);
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
  return settings.map((setting) => {
    const limit = makeLimit(name, setting, setting.value, setting.value, (value) => {
      judges.get(name).set(setting.name, value);
      rejudge(name);
    });
    if (setting.name === "view-width") {
      limit.querySelector(".summary").textContent += "; strokes drawn here specify the width of "
        + `the surface, now ${surface.clientWidth}, so this moves none of them`;
    }
    return limit;
  });
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

/** Lists that were there before, and those that were taken back. */
let history = [], future = [];
/** The rows of the list and the lines on the surface, by the strokes' ids. */
const rows = new Map(), shapes = new Map();

/** Puts other strokes in the place of these, in a way that can be taken back. */
function change(others, news) {
  history.push(strokes);
  future = [];
  put(others, news);
}

function put(others, news) {
  const before = strokes;
  strokes = others;
  keepStrokes(before);
  show(news);
}

/** Goes back or forth by one list. */
function travel(from, to, news) {
  if (!from.length) return;
  to.push(strokes);
  put(from.pop(), news);
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
  $("redo").disabled = future.length === 0;
  $("clear").disabled = $("download").disabled = strokes.length === 0;
  $("news").textContent = news;
  showCounts();
  showSelection();
  showVerdicts();
}

/** The labels that fields suggest. */
let suggested = "";

/** How many strokes each label has, against the goal. Clicking a label chooses it. */
function showCounts() {
  const counts = new Map();
  for (const { label = "" } of strokes) counts.set(label, (counts.get(label) ?? 0) + 1);
  const goal = $("goal").valueAsNumber;
  const names = [...counts.keys()].sort((a, b) => (a === "") - (b === "") || (a < b ? -1 : 1));
  $("counts").replaceChildren(...names.map((label) => {
    const count = counts.get(label);
    const chip = make("button", { type: "button",
      textContent: `${label || "without a label"} ${count}${label && goal ? ` of ${goal}` : ""}` });
    chip.className = label ? count >= goal ? "passed" : "" : "failed";
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
    const controls = { "label-field": "Label of", remove: "Delete", pick: "Select" };
    for (const [name, what] of Object.entries(controls)) {
      row.querySelector("." + name).ariaLabel = `${what} stroke ${number}`;
    }
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
    mark([id], { label: event.target.value.trim() || undefined }));
  row.querySelector(".remove").addEventListener("click", () => remove([id]));
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

/** Gives some strokes another label or participant. */
function mark(ids, marks) {
  change(strokes.map((stroke) => ids.includes(stroke.id) ? { ...stroke, ...marks } : stroke),
    `${plural(ids.length, "stroke")} labelled ${marks.label ?? "nothing"}`);
}

function remove(ids) {
  const place = [...list.children].findIndex((row) => ids.includes(row.stroke.id));
  change(strokes.filter(({ id }) => !ids.includes(id)), `${plural(ids.length, "stroke")} deleted`);
  // The keyboard goes on where it was.
  const next = list.children[Math.min(place, list.children.length - 1)];
  (next?.querySelector(".remove") ?? $("label")).focus();
}

const selected = () => [...list.children].filter((row) => row.querySelector(".pick").checked)
  .map((row) => row.stroke.id);

function showSelection() {
  const count = selected().length;
  $("all").checked = count > 0 && count === strokes.length;
  $("mark").disabled = $("remove").disabled = count === 0;
  $("picked").textContent = count ? `${count} selected` : "";
}

list.addEventListener("change", showSelection);
$("all").addEventListener("change", () => {
  for (const pick of list.querySelectorAll(".pick")) pick.checked = $("all").checked;
  showSelection();
});
$("mark").addEventListener("click", () => mark(selected(), marking()));
$("remove").addEventListener("click", () => remove(selected()));

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

const place = `strokecheck recorder ${location.pathname} `, fields = ["label", "subject", "goal"];

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
    storage.setItem(place, JSON.stringify({
      ids, unsent: waiting.map(({ id }) => id), fields: fields.map((name) => $(name).value) }));
  });
}

function restore() {
  isKept = useStorage((storage) => {
    const found = new Map(Object.keys(storage)
      .filter((key) => key.startsWith(place) && key !== place)
      .map((key) => JSON.parse(storage.getItem(key))).map((stroke) => [stroke.id, stroke]));
    const kept = JSON.parse(storage.getItem(place) ?? '{"ids":[],"unsent":[],"fields":[]}');
    const order = new Set([...kept.ids, ...found.keys()]);
    strokes = [...order].map((id) => found.get(id)).filter(Boolean);
    kept.fields.forEach((text, index) => { $(fields[index]).value = text; });
    for (const id of kept.unsent) if (found.has(id)) send(found.get(id));
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
  undo: () => travel(history, future, "Undone"), redo: () => travel(future, history, "Done again"),
  download, clear: () => change([], "All strokes deleted"),
  open: () => $("file").click(),
};
for (const [id, action] of Object.entries(actions)) $(id).addEventListener("click", action);
$("file").addEventListener("change", async () => {
  await openFiles($("file").files);
  $("file").value = "";
});
for (const name of fields) {
  $(name).addEventListener("change", () => { keepStrokes(strokes); showCounts(); });
}
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
  event.preventDefault();
  openFiles(event.dataTransfer.files);
});
addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const isTyping = document.activeElement.matches("input:not([type=checkbox], [type=range])");
  const back = event.shiftKey ? "redo" : "undo";
  const name = { s: "download", y: "redo", z: back }[event.key.toLowerCase()];
  if (!name || isTyping && name !== "download") return;
  event.preventDefault();
  actions[name]();
});

// Sending: from a page that strokecheck serves, each stroke goes to it as it is drawn.

const isServed = location.protocol === "http:" || location.protocol === "https:";
const waiting = [];
let isSending = false;

function send(stroke) {
  if (!isServed) return;
  waiting.push(stroke);
  if (!isSending) sendWaiting();
}

/** Sends what waits, in order, each until it is answered: an answer that is lost is asked for
 * again, and the server knows the session and the number. */
async function sendWaiting() {
  isSending = true;
  while (waiting.length) {
    const [drawnIn, number] = waiting[0].id.split("-");
    try {
      const answer = await fetch(`strokes?session=${drawnIn}&number=${number}`, { method: "POST",
        headers: { "Content-Type": "application/x-ndjson" }, body: line(waiting[0]) });
      // Nobody reads the output, for now.
      if (answer.status === 503) throw new Error(await answer.text());
      waiting.shift();
      note("sending",
        answer.ok ? "" : `Stroke ${number} was refused: ${await answer.text()}`, true);
      keepStrokes(strokes);
    } catch {
      note("sending", `strokecheck does not answer: ${plural(waiting.length, "stroke")} waiting to`
        + " be sent. If it has ended, download them here.", true);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
  isSending = false;
}

if (isServed) {
  note("served", "Each stroke goes to the terminal as it is drawn, with the label of that moment."
    + " What you undo, delete or relabel afterwards changes only the download."
    + (isSecureContext ? "" : " Over plain http from another machine the browser gives fewer"
      + " samples (no coalesced events) and does not copy to the clipboard."));
}

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
.field.short input { width: 5em; }
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
#selection { margin: 0; padding: 6px 14px; border-bottom: 1px solid var(--rule); }
#selection label { display: flex; align-items: center; }
#selection button { padding: 2px 9px; }
#list { list-style: none; margin: 0; padding: 6px; }
#list:empty::after {
  content: "The strokes you draw are listed here.";
  display: block;
  padding: 12px 8px;
  color: var(--note);
}
#list li {
  display: grid;
  grid-template-columns: 64px 2.2em minmax(0, 1fr) auto auto;
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
#list p { margin: 0; grid-column: 2 / 6; font-size: 12px; overflow-wrap: anywhere; }
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
  <label class="field short">Goal <input id="goal" type="number" min="0" step="1"
    title="How many strokes of each label you want"></label>
  <div class="buttons">
    <button id="undo" type="button" title="Take back the last change (Ctrl+Z)" disabled>Undo</button>
    <button id="redo" type="button" title="Do it again (Ctrl+Shift+Z)" disabled>Redo</button>
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
    <p id="selection" class="buttons"><label><input id="all" type="checkbox"> all</label>
      <button id="mark" type="button" title="Give the selected strokes the label and participant above" disabled>Set label</button>
      <button id="remove" type="button" disabled>Delete</button> <span id="picked" class="note"></span></p>
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
  <input class="pick" type="checkbox">
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
  const [file, index, id, label, duration, rate, width, score, turns, gap, unit, packed, judgements]
    = row;
  const name = data.files[file] + (index ? "#" + index : "");
  const labelText = label < 0 ? "" : data.labels[label];
  return {
    at, name, id, label: labelText, duration, rate, width, score, turns, gap, unit, packed,
    judgements: judgements.map((judgement) => {
      const [plan, outcomes, measured, sentence, construction, evidence, margin, chance]
        = judgement;
      const failed = outcomes.indexOf("f");
      const reason = failed < 0 ? "" : data.reasons[data.plans[plan][failed][2]];
      // The reason is what the limits on the page say, and the own one what the report says.
      return {
        plan, outcomes, measured, sentence, construction, evidence, margin, chance, reason,
        own: reason,
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
  const file = stroke.name.lastIndexOf("/") + 1;
  $("detail-title").textContent = stroke.name.slice(file);
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
    ...fact("folder", stroke.name.slice(0, file)),
    ...fact("id", stroke.id),
    ...fact("label", stroke.label),
    ...fact("result", outcome && outcome + ": " + meanings[outcome]),
    ...fact("samples", counted(stroke.packed.length / 4)),
    ...fact("duration", number(stroke.duration, " s")),
    ...fact("rate", number(stroke.rate, " Hz")),
    ...fact("view width", number(stroke.width, "")),
    ...fact("score", number(stroke.score, " of 100, a perfect circle")),
    ...fact("turns", number(Math.abs(stroke.turns),
      stroke.turns > 0 ? " clockwise" : stroke.turns < 0 ? " counterclockwise" : "")),
    ...fact("gap", number(stroke.gap, " of the diameter")));
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
  const changes = limitsText(Object.entries(judges[detector].whatIf(kept[stroke.at]) ?? {}));
  judge.querySelector(".what-if").textContent =
    changes ? "would pass with " + changes : "no limits would let it pass";
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
// Labelled strokes: the confusion of the selected detector, and the curves that `evaluate` prints.
// A page of changes has neither, because its strokes are no sample of all.

function drawFigures() {
  $("truth").hidden = !isLabelled || data.compared !== undefined;
  if ($("truth").hidden) return;
  drawConfusion(totalsOf(filter.detector));
  drawReceiver();
  const stating = currentOrFirst((detector) =>
    strokes.some(({ judgements }) => judgements[detector].chance != null));
  $("reliability").hidden = stating === undefined;
  if (stating !== undefined) drawReliability(stating);
}

// The selected detector if it is one of some, and otherwise the first of those.
const currentOrFirst = (isOne) => [filter.detector, ...data.detectors.keys()].find(isOne);

function fillFigure(id, title, note, chart) {
  $(id).querySelector("b").textContent = title;
  $(id).querySelector(".value").textContent = note;
  $(id).querySelector(".chart").replaceChildren(chart);
}

function drawConfusion(totals) {
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

// Axes from 0 to 1 with a grid of quarters, and marks on them.
function chart(label, across, upward, ...marks) {
  const svg = draw("svg", { viewBox: "-40 -16 270 268", role: "img", "aria-label": label });
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    const at = 220 * share;
    svg.append(draw("path", { class: "grid", d: `M0 ${at}H220M${at} 0V220` }));
    if (share % 0.5) continue;
    svg.append(drawText(share, { class: "m", x: at, y: 234 }),
      drawText(share, { class: "e", x: -6, y: 224 - at }));
  }
  svg.append(...marks, drawText(across, { class: "m", x: 110, y: 248 }),
    drawText(upward, { class: "m", x: -28, y: 110, transform: "rotate(-90 -28 110)" }));
  return svg;
}

// The shares of circles and of others that each threshold on a margin or score accepts, and where
// the detectors stand with their limits as they are.
function drawReceiver() {
  const judged = strokes.filter(({ label }) => label !== "");
  const scoring = currentOrFirst((detector) =>
    judged.every(({ judgements }) => judgements[detector].margin !== undefined));
  // Null ranks below all others.
  const curve = scoring === undefined ? null : curveOf(judged.map(({ label, judgements }) =>
    [judgements[scoring].margin ?? -Infinity, positive.has(label)]));
  const dots = data.detectors.map((name, detector) => {
    const { TP, FN, FP, TN } = totalsOf(detector);
    return {
      name, isCurrent: detector === filter.detector, x: 220 * FP / Math.max(FP + TN, 1),
      y: 220 - 220 * TP / Math.max(TP + FN, 1),
      text: `${name}: ${percent(TP, TP + FN)} of ${wanted}, ${percent(FP, FP + TN)} of others` };
  });
  const label = "ROC. " + dots.map(({ text }) => text).join("; ");
  const note = curve
    ? `The curve of ${data.detectors[scoring]} has an AUC of ${curve.area.toFixed(4)}.` : "";
  fillFigure("receiver", "ROC", note, chart(label, "others accepted", wanted + " accepted",
    ...curve ? [draw("path", { class: "curve", d: curve.data })] : [], ...labelledDots(dots)));
}

// The curve of scored strokes, [score, isCircle], and the area below it.
function curveOf(scores) {
  const circles = scores.filter(([, isCircle]) => isCircle).length;
  const others = scores.length - circles;
  if (!circles || !others) return null;
  const order = scores.sort((a, b) => b[0] - a[0]);
  let accepted = 0, mistaken = 0, area = 0, data = "M0 220";
  for (let i = 0; i < order.length;) {
    const score = order[i][0], [oldAccepted, oldMistaken] = [accepted, mistaken];
    for (; i < order.length && order[i][0] === score; i++) {
      if (order[i][1]) accepted += 1;
      else mistaken += 1;
    }
    area += (mistaken - oldMistaken) * (accepted + oldAccepted) / 2;
    data += `L${near(220 * mistaken / others)} ${near(220 - 220 * accepted / circles)}`;
  }
  return { data, area: area / circles / others };
}

// Dots with their names, which stand below each other: none over another one or beyond the axes.
function labelledDots(dots) {
  const order = [...dots].sort((a, b) => a.y - b.y), step = 13;
  let least = 4;
  for (const dot of order) least = (dot.line = Math.max(dot.y + 4, least)) + step;
  let most = 216;
  for (const dot of order.reverse()) most = (dot.line = Math.min(dot.line, most)) - step;
  return order.flatMap(({ name, isCurrent, x, y, line }) => {
    const isLeft = x > 130, beside = isLeft ? x - 14 : x + 14;
    return [
      draw("path", { class: "leader", d: `M${x} ${y}L${beside} ${line - 4}` }),
      draw("circle", { class: isCurrent ? "dot current" : "dot", cx: x, cy: y, r: 4 }),
      drawText(name, { class: `over ${isLeft ? "e" : ""} ${isCurrent ? "strong" : ""}`,
        x: isLeft ? beside - 2 : beside + 2, y: line })];
  });
}

// For tenths of the probability that a detector states, how often it is a circle.
function drawReliability(detector) {
  const bins = Array.from({ length: 10 }, () => ({ count: 0, stated: 0, circles: 0 }));
  let error = 0, total = 0;
  for (const { label, judgements } of strokes) {
    const { chance } = judgements[detector];
    if (label === "" || chance == null) continue;
    const isCircle = positive.has(label) ? 1 : 0;
    const bin = bins[Math.min(Math.floor(chance * 10), 9)];
    bin.count += 1;
    bin.stated += chance;
    bin.circles += isCircle;
    error += (chance - isCircle) ** 2;
    total += 1;
  }
  const used = bins.filter(({ count }) => count > 0);
  const marks = used.map(({ count, stated, circles }) => draw("circle", {
    class: "bubble", cx: 220 * stated / count, cy: 220 - 220 * circles / count, r: 5 }));
  const counts = bins.map(({ count }, at) => drawText(count || "", {
    class: "m", x: 22 * at + 11, y: -5, "font-size": 9 }));
  const label = used.map(({ count, stated, circles }) =>
    `${percent(circles, count)} where ${percent(stated, count)} are stated`).join("; ");
  fillFigure("reliability", `Reliability of ${data.detectors[detector]}’s probability`,
    `Brier score ${total ? (error / total).toFixed(4) : "–"} of ${plural(total, "stroke")}.`,
    chart("Reliability. " + label, "stated probability", wanted + " by label",
      draw("path", { class: "grid", d: "M0 220L220 0" }), ...counts, ...marks));
}

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
  $("sliders").replaceChildren(...described(detector).map((setting) => {
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
  $("problems").hidden = data.problems.length === 0;
  $("problems").querySelector("summary").textContent =
    plural(data.problems.length, "input") + " could not be read";
  $("problems").querySelector("ul").replaceChildren(
    ...data.problems.map((text) => make("li", { textContent: text })));
  document.body.classList.add(isLabelled ? "with-labels" : "without-labels");
}

// The detectors by their balanced accuracy as the report found it; before and after stay in order.
const ranking = [...data.detectors.keys()];
if (!data.compared) {
  const accuracies = ranking.map((detector) => balancedOf(totalsOf(detector)) ?? 0);
  ranking.sort((a, b) => accuracies[b] - accuracies[a]);
}

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

// How many strokes a detector accepts, and how many there are of each outcome; on a page of changes
// how many of all that were compared.
function totalsOf(detector) {
  if (data.compared) return data.compared.sides[detector];
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
.chart svg { display: block; width: 100%; font-size: 11px; }
.chart text { fill: var(--note); }
.chart path { fill: none; stroke: var(--rule); }
.chart .curve { stroke: var(--box); stroke-width: 2; }
.chart .leader { stroke: var(--note); }
.chart .dot { fill: var(--note); }
.chart .dot.current, .chart .bubble { fill: var(--box); }
.chart .strong { fill: var(--label); font-weight: 600; }
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
    <p class="note labelled">Balanced accuracy is the mean of the share of <span class="wanted">circles</span> accepted and of others
      rejected: 0.5 is what always giving the same answer gets, 1 is perfect. Choose a detector to see its verdicts below.</p>
    <p class="note unlabelled">No stroke is labelled <span class="accepted">circle</span>, so nothing tells right from wrong.
      Choose a detector to see its verdicts below.</p>
    <div id="totals" role="radiogroup" aria-labelledby="totals-title"></div>
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
      <figure id="receiver">
        <figcaption><b></b></figcaption>
        <div class="chart"></div>
        <p class="note">Each dot is a detector with its limits as they are; the nearer to the upper left corner,
          the better. The curve is what ring could get with a stricter or looser decision. <span class="value"></span></p>
      </figure>
      <figure id="reliability">
        <figcaption><b></b></figcaption>
        <div class="chart"></div>
        <p class="note">Strokes are grouped by tenths of the probability that ring states, with their number above;
          a dot is the share of them that are <span class="wanted">circles</span>. A calibrated probability lies on the diagonal, and the Brier
          score, its mean squared error, is 0 at best. <span class="value"></span></p>
      </figure>
    </div>
  </section>
  <section aria-labelledby="table-title">
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
// What strokecheck.js and hits.js share: loading a module of WebAssembly, putting numbers into its memory, and
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
const columns = (points, axes = 2) =>
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
// The least change of a detector's settings by which it accepts a stroke, searched with the detector's own
// verdicts: what `strokecheck circle --what-if` prints.

/** The number of so many digits next to a positive one, above or below. */
function rounded(number, digits, isUp) {
  const near = Number(number.toPrecision(digits)), step = 10 ** (Math.floor(Math.log10(number)) + 1 - digits);
  return (isUp ? near >= number : near <= number) ? near : Number((near + (isUp ? step : -step)).toPrecision(digits));
}

/**
 * The nearest values of a setting at which something holds that does not now, at most one below and one above, of
 * four digits where such a value will do. Where all numbers are limited, what holds at one need not hold at the next.
 */
function nearest(judge, { name, value, start, min, max, excludesMin, isCount }, holds) {
  const tried = (number) => { judge.set(name, number); return holds(); };
  const ends = [excludesMin ? Number.MIN_VALUE : min, Math.min(max, 1e15)], steps = max < Infinity ? 64 : 1;
  // What an unset one stands for may depend on the stroke.
  const own = tried(start) ? ends[tried(ends[0]) ? 1 : 0] : start;
  const found = ends.filter((end) => end !== own).flatMap((end) => {
    const at = (step) => step === steps ? end : own + (end - own) * step / steps;
    const first = Array.from({ length: steps }, (_, index) => index + 1).find((step) => tried(at(step)));
    if (!first) return [];
    let [near, far] = [at(first - 1), at(first)];
    const middle = () => isCount ? Math.round((near + far) / 2) : (near + far) / 2;
    for (let between = middle(); between !== near && between !== far; between = middle()) {
      if (tried(between)) far = between;
      else near = between;
    }
    const number = [4, 6, 9, 15].map((digits) => rounded(far, digits, end > own)).find(tried) ?? far;
    return [{ name, value: number, share: Math.abs(number - own) / Math.max(number, own) }];
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
  // The width of a view stands in for a gap, and part of a circle is looked for only where no circle is.
  const limits = own.filter(({ name }) => !["view-width", "turns"].includes(name));
  let wrong = failures();
  const isMended = () => !failures().some((name) => wrong.includes(name));
  const alone = limits.flatMap((limit) => nearest(judge, limit, limit.max < Infinity ? isCircle : isMended))
    .filter((change) => isEnough([change])).sort((a, b) => a.share - b.share);
  if (alone.length) return [alone[0]];
  const [strictness, aspect, mostTurns, turns] = own;
  const groups = judge.name === "ring" ? [[mostTurns, aspect, strictness], [turns], [turns, strictness]] : [];
  for (const [first, ...others] of groups) {
    // The others as loose as they go, and then each back as far as it goes.
    put(others.map(({ name }) => ({ name, value: 0 })));
    if (!isCircle()) put(nearest(judge, first, isCircle).slice(0, 1));
    const isPossible = isCircle();
    const changes = (isPossible ? [first, ...others] : []).flatMap((setting) => {
      put([setting]);
      const change = isCircle() ? [] : nearest(judge, setting, isCircle).slice(0, 1);
      put(change);
      return change;
    });
    put(own);
    if (isPossible) return own.flatMap(({ name }) => changes.filter((change) => change.name === name));
  }
  // Of the published detectors each check has a limit of its own.
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

  /** The least change of settings that accepts a rejected stroke, as values by their names; null if none does. */
  whatIf(stroke, options) {
    const changes = this.strokecheck.with(stroke, options, (kept) => this.verdict(kept) === null ? [] : leastChanges(this, kept));
    return changes.length ? Object.fromEntries(changes.map(({ name, value }) => [name, value])) : null;
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
H4sIAAAAAAACA9S9C5xWx3UneF/f/R73e/X78TVQ99JAQ3dLjYQbJGHBh5GEkILwK3ayzkQywo9GtkHIWnto0+0YxyQhSdtR5gcaHH3dKIZN0P46MRuzCYxIRskoE5IhiWbDjrWzzITskoRksKNxyIaO9/zPqfv4um8jvOPZX0LTXXXr1uueOnXqnKpzThlP7f+EaRiG+R/tDU+aE8aT7gT/MyeetCbo0ZZ4hhONJ3MTE8n39NfEH2difCIua9DzRFR4nAMDVRyckMxS3hkflxrGKY8zHmaSl/b4OJJtrhd/6SE7MRF14wD+cVPj8jIzPh7mGucovUIOSskf1P9QcTb+AP4YabfI1UlBeixHj+PSICqVb8zqQsaTecnAcUN3EpVKmRAKaB8ldM3ZqMkMRwS2XIfFmaVT8sYa190MSxv06E3E/xjE4yEsaQDC/pjjMirj4zxQ9Nd+wf6KXSqbpusaZStbqba0mMVCq2O4rk0/be0t+axlWK6dLxSKTr6js6u7WOzprdW6Ddc2jD7XarWyVhaZkWAXvBx+C3n64+Vcx7WtrNNqUriEfrOGsTS/zM0qP1hu9Hs5qTefN7ggfuyCa69Y6awyiks63EK2MJAtO52OUzCc1U5P65oVgwVjaKjbHHLtbqeQp2ZXDdlL7Fb6se1h29HRQsEeGKD2vM4Bx3E8qt0wuFN56pPtuPTeovJ3Fe421tj0pbbZapezbnak4KwtZlAx4b5RtN0MXupfI+sUltyTzbpu1nUct9MuOHa2v9Npd6mjWfoQu9V1isV71xULxeI7jFFrvVHOrjeM7GixFfVlXWO0aBjri0YW/6mIkfOKRS9rWAv+OVlzr/kV+snYJkE/R9OpPvurjpf9RqbX/cTuT3zq2c9aRtv+55791J7duz62e9eeH9311HNPPfOpjxo/YXUnk8c+/fRHd//ormd3P/XcbuMrVs/Cd0/vRtpnja9ZHQtf7t/9nPHLVufCF5/6xMefM37F6k0t8tzHP/nR/cavW00dfH73s09/fNdzxqvNybs/s/eZpz7+SeN3m/sm8bDjf9zckH4Z9vyN1KJP7d27+5NPG//e6kp5+czHP/Kc8SeptX5i91P7P/3sbuNyeq3793/8o580/nertnjR/cZ/aB6E5z716V0fC7/lm831yrvwU/6P5t7Kyw/v/uhTnzT+z7RXn/jU87ufNv487RV9PL36q+aO6p489cldu595hl7fSCtJX0DD/jdpr/Y/h0/4r1Z78tVTzzzzqV1I/4dmTHl6d/Tmu1b+v5qmUTe9L5vl7Y89/gM7ntj57ve89/0/+IEP/o+f+YJ5yPyi+ePml8zD5k+YP2n+lHnEfOqC+Vvma+Zvm79n/r7578xL5p+Z/5f5f5vXzD83/8L8S/O6+ejDP2Z+3vz0VfNPzdafsY5ZL1ovWSesk9ZR61etX7Pcf2W+Zv0b699a6t9Zf2j9kfWvrRnrP1q/YF2x/sL6a+tb1lvWEbv9uPVVa/OWdz249SEiRz9md3T+jP2y9YvWl+yvm2fMw/b/av66+dN2w5q2fsL+E/Oy+VP2P5iT1s/a/8OHpuyfNn/G/Ow/P/Bl+6/MvzYP2Y9s+3H7ox/7gj26/ov2rqd/0v6u+Xlr0u7q/rzdU/jmd/JfsYlUesdt05qwNteNAevQmrqxrWTUDXkInLqpnNooRa3NynmopNPrE9t9x6aUklG0PI+ym/cbR6hsfaYyah1GZAKFPGszfpRZd1HlMOWpPVIyFFdzeE2Qebhk1U3fURllKoN+HeVUKWVfyfSkQ1PJDk3FHZpKdmgqvUNH0Y8T5VHrBd2hKXSIOmNLZ44mOvPCnXTmeLIzx+POHE925nh6Z15GH/6wbdRq6M4cX+OhFRShJEe69PKaGjdr+46nnIpHeHnRNHMT6NFYQEBURs3PKltZY0GOnqyan7c22wJlCx3wbfoGqtUvFE0vfFQ5v6AslX+YPpe+aAxPwwZeGj7lMn2LKzC4ApQq0m9JKuBH5fol6m2WKqDcRYIZVUIpqAQZLE+ZJVMVfEuVfEMVlV3/rrlPefj78L6SofNY3r2GIISyH+GqbKrVepiKWhro9BMCHb33lO192LTG0btho1o3UcyqEOgG7W5qjYKcbwuayTcMGwNlxzZMC2WVtavCwW4Jdj1UMusmxS1l75JaFMW8/ZY5YY2jk1FDgBU3YksjzmKNOFRByS46HNtdsophminVOxQjPKDmHTTP4AYorlqmPZGO5dRHZYZYbjZhuUmIZb4dlgt2+5ZgNuCD2MWhRCsXh6JWLg4lWqFMaa28QWXr52lyX0LkIkUuD8mbN4ek2YtDlHWLsd6+tpYQ0x61rlA4VzTm/Zvz7JtrOaN1/B4qad1vHL5HunR5iD5Cxy9R/Ajidp1Rdh/18yqVq5dlorw5RAlH74kT3kDCFJe+37iBnMYD5sv3eKdty5GhdTBwA5YT0PymgBBJEozARYIRALtVlqa/yyRA8BAjpkzCCD8TDr1GjgyQG1HBQmXSn6dkqPWrR3TZAT+Dt91+TjAqvwCVgEmGLldyVF5RTYxSUU22JDJ2SaL1CLXMiYk2aVqZSPxwiH3Urvow+kFfOiKfPhJ9+pB8+tDtPn3A2hh+OkUD9yF8+kP46AFrc5BFhs3oCZXEPM5QNS79xvOYO8c9GDa2Ahxb9yPdwPNDeH6InvczwfMeMWkeyqgwrhJJ4BGimojWjVrot0U9sHWeie2CpCAdLQZoOWGi4XlFRCcnrX31yvPeH5gW5AtlbGUM3Pyzm2eIyhN8pn2TPwwU1wuM6WNbf/5/W3nNu6vlwV0lY+uB9v/5kf/0zw9t8glJ/UwRHyAVGP2bT/jG1lv/07f+6Ac+vHNTlBGdrXofDjI1H3hrKYpkCILHgHrU40w99xhByNwazoWnE/FdzzK+UF8MUInmtqgo0dtMkb5MZbyNpjmujK8GcVU3Xg0jm6KCVGWtAbjQZ8nzlU27at4t2yGefZzmxMHlRl3tCZx+I0bGY0GGM+/+/d+vfwQjbZzf8t3wn/GFMP633zXez2uFwC+z9Z2FPzmxd2755o9wqkvAAgGhTgPBthFGu37TJwXGsWQZDCDBi9aAagmzncKKsjDwhF25IIuvz4FIDVjFIF83n1fZx6hzFHtM5eqmXjbKPvBV5UYtmowqO1b/MyIFVdQqiOMyunwf6x+Oqycq5e7xXU+5r/iFersARlZmVdhivKfES/32ersy99A63r5tP6YMpZQI7836BANqB6U59eKYcseoUGEy8LZ8xzyoCuMn6yPP3k/oDSh6tLITwAz6oYLt24kycBmTijEEq4yqyhRw0qyqq7F+o8IlXnRo9O1x66A7sWD0IwwAh/TcoD2VC9yZIKsHbfO7dgEfsovjg6OyETo+/RB1K3pEUeEwQGCyL1Z7iUBkb2WD3K9Ph7j5aqMRtUUzg5rKbTG/sJNmQpzKdIySx4PczpIFFMsRlIScAttAMPJbnj+4hQp/7t2lxIylyUB5jffso8EBx9JOPAwK+KWQe9Lfn9NjpbxtKF+iESEwg74VMUhlVdyBSQqAl8fqd90PYTzkcgtUsOibAD9nNhOZTcYWQ/jPdqBhmAyM0ONW5jGicS36ZU+VUUdRlaM66D++N8gzVuQirPAwz8rUY7+iyr6n8rTOVGiwQhyZGCO0oUQmHwa3VaO1xQhbEwTx/txkfgQUlok/poyNCeHShAgsxeC15PssIq6Tk84YiLRJeHxwHzKg6u013/RCHg+Ti9O31wJiJ+pvLvez4Cov9lO3qmN1m+dVC1aRuvncqFUkvLBoehGzRK99whUEOcFMXjRAc0BawDSi5hzBkKYL8aGABCgOdRDfibmQ4+pbqTJDKq22qSwmwj3xMhNQJx3N7YFvoS5TJTTnwZliVTENXlGOOKY70TRVaD5vEyLi4Dtp2mASZ2hm6ymlHHAbWeZZES8CjjnlYprLSus+VpOVRT9u5wWDSjwMiq8gimSq5UCX9ekTckoa2wOsZ6aNkjLoPWUeY6ARiLCG5/G7rUbt06wlQlPzc1iDVO5hmpoZkJgMyRQacPH6QqWzTKoYvMaYiBwZxhfUSdiIGEGGCkAkGPONcO5lARHuX47SCRg5AgY+wwX4qb9ZlWeJi1cW6TZLEjmRJFwu7Bu2Bl4RwHue5hEyBfkd3ASR5HwKbDTNMwQDCacJFFkhwUgEa5Klz1Hu/YZuVEOO0ETaznFPGHkc0HTCHt+gwcGj4A9RZ8IFINB2QiAioNU9QaYf0DOAuxlMUohXhHR/a/WC3OEbwK8gedRyqAZgE+Ws0oxTFqr6FyZL35h2yngUWRm4QeYJiVPPsaRiTHhcaj7T9jGeBy7eY6BobdsfWBhTKxxTF9/j6jFNls9wQebWaJZg2TAWlvE+FlIDGS2gslkHsc/uk+DhkD1ziD0jUmXjA0nGAr2ydU7Ooos9i/chR0elWmhaAQDYgsCvQ/MvemghANevrqrniEYQY1Bt8b7mWoUJF0zLJC2hNoHPrg+MUXU2zeu/k+XFHjbWyVymeTxCTB4FQ4SmFAwQCOx6N8iFFEDm/iizglQ9YPURKlJALDplJtpiJTK3R5mrJD+DMhKtBb2gtYQWO+WMBYQeT1LcfSUoqfwrQflgUNmiDqvMK0FVlQ+OB2U8VVXulaDl4Lgq8/JZ+YIqKXoMSvSSsqy3d1IV9PDjqqIzHApK6+0PUmph1NpGgfcK3hZfORRU1tNY2pC6NiRpExYj5WC+0HK3nSaiowqEqsqh+eio0mdP1i/QVCh/9qQq76zVD1LHCXHod1uNPvsSvbKrfw+Onr7uyYDLFrgsQbK+Ycx3QLIcqZleoOYCz/QK1fzgGGWmBF3bhmRl29AHVJZh/ofbAuNfgMBcvUUpq+3NfhXBBr/MzQPUq+0P+iUEO2mFM88TU/rFoGWL8V5lnQ9aKcRHMXA+A8ip6nhQXW/vpXhZVcYJ3qX3vTK+3v6Yatmy6fBJavUaf+GcRdPbjZdB9I+FRFpFwQNQRe8R/J1RVsOHnMGQpUrfR+mU691ct8hJyfY/F7ZPeT6HPD/4yucWaV/2BaQkZfwcRlr3/HOoSpdsXVhSCJ50DevlpAmSYngvZVxi8A9a4/gbsnl2M5vXzPKdD5wtk/LvJpi6OP5ufH9SJgAjp+Rx8tBd9ZnAjdnDEhEkUA7Q7pAxzBIHZ9R/u1ovgmMmFsf26pda6yfbE5zZ00G2Vs/XKypb05kIKO7ifCbhUjOf6Sb5TEdLJGEXlQt201XuQnbTTWU33XR2s+DVXSwoYDoJXsR20hoX5CGq5cFhZSknc54OcZ7MaCVYTydiPbPEetI6Wjcegcxb1BKCI1xnXmUfLWksK/Ji+Sxor8dbccTmEZEtKW9HCcNNS01JGFDiUvGGgh2lvLzxxhS6GOSYU3QiThGCDlWR3UaTq4QuE4ksC6cYcbAes2jSWhatZaXOrOZgqRLiXzNRYrvK7tHjBpTEKkMPRfQxljuSP190cGo0ToveuHnQJiQ1by+L6GWL2NA8rU/C0mj5JDcT5Jvlk/zt5JN8M97k0+STnMoDYfIqTwhTaEaYfBPCFDTC5JsRpgCEKUA+aUKBAqMAL8WLSx9aUswq99FQ+iAeOJI+5gkUzdKHx9KHG0kfbiKzG0sfbkL6cDF6LqQPl0avGEsfppZJi8zvRdIHy6Tl+TIpcIqmDaQPkxbZMlHsWPowuPI0ceOG62TGM6BUB5Q9aCusz9gcyyKoYh3GrmsegeEXUikXLcoDgVfOGqbl2k6G6i4sPvzZxXHjAyW3mL1tYfd2iEWs4+1ezhOZY+r63lKG1h9q9mRQBLtaUkVwE2VsuNugAOWHaZ5Rat15biyorLaMRck0DTY4t6KiXLlFchFmUXO3/Uzn9vMntzgAebPyNjXbt6vZplmXbSi3sXj9vO9ZuN2ikL/dy9ztXmYXb5Y3L3OqML14ecgV+du9x2IWVIm5O0njUz1J08SeMwjDWzg0/FZMWbu6tLf+XZMJBPh9i34rQISFO+hBq9+CieXdb4xQUBy1hiiojFoDFLTMeXY3ha0U5jD7hOnGFpVXFdabt5yry4hVaDdYjNWbydi9bPO8bxdIHqmf6a/fMCL53NxyBEhkr7dy+ihhJHmUMBLtz14c0Ru0OtPEdt+y+WQqcZRAZes/0TpqXRrRJwcjnpyDXRoZtaoUregt/RGqsV0avJxs8HLc4OVkg5fTG7yCdk6WR603dYOXwwbfpAa7KVqSBq+gwT5p8Gqywatxg1eTDV5Nb/A62vmrllHrmm7watjgNWpQxceh19FgvzR4I9ngjbjBG8kGb6Q3eBPt/Cw1+JZu8EbY4FsjwAszPCW5iQaHpMFbyQZvxQ3eSjZ4K73BQzhg+TaBdHKtNHgrbHBy7ag1Ejd4aC3VuE4aPLw20eDhtVGDh9cmGqRMaQ1OoZ1jhDRHdIOH1+oGj1CDGyjqSYNTaHCjNPhCssEX4gZfSDb4QnqDx9HOaWrwqG7whbDBo9Tg5hhpjqPBrdJgI9lgI26wkWywkd7gKbQz1TFqvawbbIQNvrwWYp9Zr0qDp9Dg49Lg6WSDp+MGTycbPJ3e4Bm0c5TGcFY3eDpscJYa3BmP4Rk0+D5p8GyywbNxg2eTDZ5Nb/AC2pmlLzynGzwbNniOGvwgRVukwQto8EPS4GvJBl+LG3wt2eBr6Q1eRDtv0bR4XTf4Wtjg62shqUeU5iIafFoavJRs8FLc4KVkg5fSG7yMdi7RF76hG7y01qsz9b2wWhp+gxr+WDyWl9HwM0KIsSeiD72qN6nKaE/k/MpCFnzShENMsz1ufs4dbznAxzdT7p7ABdecprtBzD6JVFp3I9uku5GljmffTncDO3CGnxO1DT8vKhvE3Jm8fZPztVLEpcEkvAajZi8NJpqlTGnNXqay9c9Ts28gcoMA9+agptmDGoCDWv8Ax7lv4ciExOwbCH+Bil2HwkYWLCjVRYnYCLnE5yqEbeCdKfMsPxOtHyQ6rONvUPxNxJdowj9IHb6GBI3yl5FwBQnQucjL+fMZ1OidPR+UHrTOIo4dmwetc4jilIh+t9fk9evx64siWbj1WWsMe0PKarEN2WCnxJvWGGuauNUV+lNupmW7YIfZViJbnccFY6LPMwwS6CRXU1F9vEnrvexdOauJzy7J7g22wojrxAFsN72tEZutxZXc5hPn/ZIe3tnk8M7GwzubHN7Z9OE9i0H8M5p/Z/Rozg6yasLZQXR/gJJ9iHQNhoFbXaVcom4WoZhLRM8iOZnChuWXpSfnkj05F/fkXLIn59J78ho6MNVF8xCRWYq8rhHtou7auQjRZnGswZIN0OkUAV0RkZxCmKcJ4gguXkR4o0o0BS88Wh8cwa3XCbfO6fgFip/Be0KJhhOhxMuIFu43jjp6zLPUHxTBXn1OkO0Injs1eQI2XkgkvIaEs0g47KRgyyWHsWXYwPm8S5Cl4Se20x20rzl+FeEVh9hPCi87fivCS47fpoUqGoMbTtAumjbEjAIlARGAizFwNaV2FPUhT1YajQRdv1PrUuAUwKtbJMcqViJw+Kj1MeL1W6Pj6BlVjeMNv0u1JV61JF918yEXIbnJB0JyLpR/F7fYAyDGYjSx4yQ3hT26OUE9yivsGARm/TNjQWFskFjg7ukAMr4ZPtRmwOXzU9d00IeTo/BhyUxD9areGdWn+mYaL6maosxLFCW/NHMiqB0L+qKz990PlWzqQF/U890YjxoXCaiG3vSfrTff//lzv/rsVzfNbL3oFH7yl8Z+5tXGzNa/bv/C5p/4wy9vouiv3rz1A8d/+HlE/9X6x2ZV/xcRfWT3L/Xt/rEvITq2/7nnbxw/gqj/vr/70B+/xsVm8j/W9xvX/gWiy91v/ua+vpcQbVv2p7/2iW9+DdF/e9e99O/riP7g+/HvtykadFJ/OxsIpqdfDJaoTvraToJDY5rSOrdmP9R+78qvfXljI1gaxs9R7mnKt3Q6fttQSwGlrd3DW9/39/7fbaIsYfzVRrBsWi2jSuO3jQa3RG1RZLqB5pegXdTc8JcQ8HtnNFhnN874vSQOxioPfdMxrlAz8SZNrF6hW8pvVrX4fc3vpHoMDw2/FGCQg75pHpO+F6u9HGucoJdI586l/PzjGjzArVdGr3c6hIqxWXUmonjdS99X7W3K7C+xmoBDmLvkRQIK56Hp0jT80zT8S8J4OPxLpuO3DRo8oHYI9nj48xcIc6YJO6Lhp7c04L0Mz16KyPD36r5h+L1oTl3A4HuMk5SPO7ek0XiKpxko3Rq/k94eUz2/0fg1v0d5suWZJVrmURqNt+ml06ocaFUTHauSEN2u2uYCM5TBr2wKw0DNfdtUVXrfQu8VnuZumJTqG6AsLZTim0RWqFe9u2tBbwzWh+R0WIVJe81dMf3ce5B7mHh9ZeIj8eucwa/DPZ0b3zVU7/nkbs/nkg+vAhSu6pxrD/w5z7nBuhdENwNaxS7gAVQZz8SevoZn+jdXyuULXrFUroRhEFDZS9FrKKo5GTcbhsFyen0lg7UQCij1C5kxWsGwdVy3nmcV1RyPy6By5wxnyvL7kSnOiuXuOfpjP5PIdsX0V3Dkkumv5MgF01+FtYmiBOYB5TNNH99HLRBhL4zNFWgcVyMRFT4b0Lgr79EaXnog5EEnhimY+5ZJIxWsSftQqjOswHoWB9gqJxXkuILeZAWDGH0fWiLScsCaCMhWQ7blOttQGsS4nO7xsGrKf5dGo7tRPb510qKPWqOGpLlAdQqyce7kNyTqHla9iUz4T5HrZjAsURqv6yZ9KDcxoIZ1iwGlIhwJUX1WhWGwZu5RFaWP/GgYBkNz2+d2UoklBr1eYh7aybzHFI3t3dSLAWqkn8d0iD9l1sTQU6Rh+oEgg+kv9+ijVs+9u75p7vdNf4BGeJUeWoJ7doy1rOZ+xDLmPmAZ0TcFSt01V+ru6a31LVm6LBo+npFKDcavIqioNFjpL/dRbKUaTGYJK0hHeRS4K5m92tLa1t7R2ZU+geIhUHoIBjEEKxW3vCqiHXchy2oefgWQ360EwHcDwHfHAL5ijBGMFJVcqVYkALyXa/BXC+KEM+hJf9Cjseif+wOZQcup6ys1wNUKSg1WUvz3TILbu4N+9AgDIv300c/l/Eip/RGNE1RZwb1coXu5Ar1cEfdyZIxGfzWVDqijcSd3+qs43ExfgHDE98Pzi5VUQ7AWgTkelNTa9/ERrKI5p3u7Cr0N+PVaVXofhBsChE8kVwXyDT59wyoivEHnzFxg8HAQTPtTtlBXLBzsYGVyhqAsVSwV+Wql/viV+uNX88ev1h+/Gh+/Ovr4sL0bmyIOZVUKwq4gkC5MxdAGCYgpPVuqmhIamDQEJuqfhksAuCjqAoPth0uWPmcp/Xq0vs4oJRBaPvdufBZ/BoVoZrhB6wR2m4XRV50kwJ4kCgJR5WTQUTeE6fduI3fenC+EWHqHMbkjcSvekbiV3JG4lb4jcQhy2U9hh1ELaLewIwG9gBLvKw76Dm83Dvp6S/pwUjw8HIuHh5Pi4eF08XCKxcNukrpYPKTIC1o8PKpbPxyJh9cySfEQS5+q3G/wCtkxal3khZXEOYQ5WWghLh4iUNdJSpxE+Pcl+pyMiIgvkIj4lo4fofj1jIiLlzORuPhmJhQTMRgiHmLBDjeRjkIavJlImEIC1nteY8OR8R3FKixm6ig6MnCLSmfACpLWF5PQzgdrcbzRotpCrvMSKlCtiUfKdM9JkuoZs0jKX8thTt3DIY69sjQkbCuyoH848Mjeb+Bog3CiHccfOCswsMNTpCAPfS0DEHfkTITXIhcHjTO27YSnzFV9ysyCehI7X18TQOMuQ4B7HdiZ0QjzOmMnNKYySYS5hG2yWyT9X9T7Za+L0cWlNT6P5MU1NGCsY169S1mr7Rx9JsnjOd9ipUAoqGFzLS89eSPZkzfinryR7Mkb6T15Ex2Y6hy1LiMyS5Era+TNVd21N2BoBFxVANCDVncMrizgxJYSWykojrKa5U36rI3IysjXJ6dHMPkZ0IjP3bmyZtRaJ9HLa+QIyoI6tFEH0+cKltJY1FsFJ6+uqWGfPnp+E88jrKdHY/QHWdc8SKN0wJpwDpjjW4wmcxvm0jPg0t2682hJ9Of8bMjAEra4fmYhlScMssKTYyjIjQVe3X0C9kOsD1vEPlheH7VmVUE4ycCs7x2bM1iZ9DMcCUpE6k2OYf8hJ4mVuUeFNQDlBgcASk4LVpkyVzh7NS3H3Lt5o+G/eyu0KpVUXlY5vA05n7miqaEThkF5bge4gyLxXVyEbVESPI/SGfIqE5jYnKPuOWNBZjtkKmKBnyixtn+eyi6B7oKpAZmhTxxkZcfPMGtc3UX0IEOxXfsFBrfJ8Owr43NLaQDFhoC1saFTwy3kwQKoIhY8/CV2QNSXPvNeqCrw2WsWx7rOyW+c9x0PGHqKJ5gtE+xUbF91ag1UaC2dJWH35IiCvUykWUykaZoVp/WMOkUzyoIaYAaYPLsGZGqA3kI/iPc1k/P5TNzcmaQ515l0c65zaOMSTeOziNygyAU9n1/TrZ9JzOc6WzjQqvBgynyuyHz+qp7PDs/nBRP5QjyRz+qJnPnG+cBhQoFTNZoZ0WTu0PuP4WTWz+dkModt9HkNwhscWTTNYFYHd9jsz6yL8SFrEka7g0HmIdY2mWCFxCdYQ7A6RgmEUA6jij1oVadl31oSTE7Akcm684F70qfFjlcThy0bQbvuNwAZRxYGW+vvGt5/th2bD1SscVoXRliRlzrmzlOA545bbCSS3B3IxdFY/ccvxFGPtQVVNrn1acjuZZGqh7YHevi91IjeJbY5SzLRLJ46ZVX+MFExeaioyoefLQkRBiumcgkNJaNJX4kGt+kp3hx5qmR7qkwTlX531QKEBfop764Fhd0YpgrNePqldwg9+qnQOw/veFONiEOFFntWB6KJXPZzoR4yz2hsyVA+j63eWIvfrN6tMjCWc4kI2IrKZqAPVEBQBfWBPlAOY+reb2At8+5jVYfCfTamQP4+VnjI3WeDooxgVfm2ZZu88qezowQf5YbsqNvEjrpQkb4TdnQETHEaO3o8yY4eH4waOz6YaOz4YGpjL6ONS12jVoOPxShySrOjp3Xrxwe9eJ57Ms+/VOZ5jmwD8YKflQXfFjphCbdkRtySJgKnBiMi0BgUIpANl//wVPb0oJ70+vnlQZn0SbbU8X7esswJd1x4LbvfSBimTdOsjp8bQWbGj5Ut/WxiLgBErOHPypuYuJlIda8R5KcJ9TLTcU2NGdgyvKic+ZmcpkzQ4GsEmaa9OJV5iXrlvDjDVtUZVKzc6Wmoc9NPttobuNOw2XgRKkqUDnXwtayThgyNEwHrTTcCyj89LdiZpazINuIbTL9YK/evHdck1saesA6YE9kDQnKyovCIM+SFMqOfS+NoUtIKTEMhTAealhaFZJbG2BCbYuWxuR+xjbkP0LrOORUxFryX4lfldMYIWhRlb1Hzc1aDVp2zDWMMJTWbT2LusMPtaR0WIx6xt1Jt1IMWULMxIfPohH6wE53R3Qg6eOOVytBH8vcl8uiPCjq1tN6FvO3UQqcU6oj3Yqpa2O+GsN+uOGdOVXXBvBbz2xZuhxHj1bZwM4y3AdrAnbTxNgAwq9vPYWSyqgsq/9RIgYnckMqyWF/gEIQty2J9DuY17aFQXwDHVVAdBPZOGqS83x4STmhqsR1XYc5zMMPzFGJu5yiEii+Tvp+1zey4LL0k6Ae5Y8pCSPgfEvwbK3dhMSAym2NWOLHSRJOG1qpC83TJq8IJn1XiTvhFL2zADErcgBmUYy1ZaQD0v8SQWLiqAWcSyxE3UFb5EyiCgKdTRn+mrbw5guFcYAYWRssh5q+dPpqeTT1skQxQ/VAYhikNFYYpuzO2MqVGS2OFBazIaCQwU4f7PcpMQ46590hvZEgspR8M7xu2Y47TWjRuTsRHk2ySrnjlJdT4cCmmjiL/QDc/s7gBbgxREjUX0zL9IVR+jBZV4xizW/GRWPT9i5Z9b813wcZkthjvBUOhnBNBdFaxcZeYcZlfq3gRV+Iy3XSJEzAWnnkYi5x5GHLmYSxy5mHMO/MwbnfmAX5iy4RobsbQNJDIupgGE3uxYFHGDJudwwJqJuoubFOrI/RZYpL+M6bNWjcHQ0Y2tygjC+4U1kYh0zqmBRs2HGBHAKKGAZt8P+uxpbyrsrtrtJqdD3LgXnNvx716v+RmzHGbeuRMFA/EGAA/H85CeTmJJNl0brNpai6SR9aVAh/qP1RKtSUhdpPx5zHmPO3nQDsiPpcldpqfOPQos5lqlX6J0vutNKULVjVoIwrX5nfQbyf9drH5uIIcYG5jHpbIPVSjunilCAqQfIl4/63pd6lOVWBhuQePnapDdc99x6Sq2lUPIu2qVbFxphkXaqVVxowLtRCF5kJVYmW5UEU5bOkKCbcIuwowrrlPBI70hlAGCrNtfjd9Qk8xz0i0o0SEpP5ZmLs7MJzADp73WMmlLvN6bI7R6vABi+DZzR0iwZqfenhlhQ79w6VcyNfT624+9ggz98gTMlspmXXNbU01Y1vPjjI7JLaj39n5xcymYqZfLuYWWG0QlLsFvu0CqnYCoQZeBLMuqo+HhMZRxqCV6mR403gzgEkqoDgWwnsIrdopp8RzVF0rx+8lVqyTqpI4/F5kIVRgkoGz2v2QnsYiBNgiBGRFCMiJEECyAIt5v+vCFgre5MZNEfQuGSzpxajtggBPvxjP/oTRRpCtifFxs1nKi2gPYo+5i2XEPJNu6pu1q5S2zHErZpIcgmJ4bC1hzVt7C83rIa35bNDtYpFW2IOxsCq6tDrqbCObZ6JtWFrcb6fnjv5gqbrym2z+EnbvCqy6HFW4ZQXZevUxRtvs2VDZYtNMUJjhCQyTwTzbVNPMhgKTMkWLwGoEJVrqCKmIQYZV7lrwB2AV8DsTSDYR5LbRQEM6o/JFZogKDQASmiaUe5pQFYXMRlgRFdkgJUciey1aseh5c2CeCKyZIP8iK4/1QmwkikEMkPNckB20bxDDPmjfJAZDsSYgLHtmphszgUtg4oQ8dRcyLXUxP7OVdSje/+830QC8eAz/fhfRr/Q/Sv9/C9G+f7OP/p/bhJ2ure0P/ErbA7/y9Vdntj7c9SPP/eFD39jUmJkOf8Bm0RChkenEh0SSbUF5jMQgipEKTKQ6Q8IGgaQwzVVQT5Ow6JYqqn7Ba1pRCVlLSdRl9y/nd3Ij0SlQpJ2BFgy0kAcbqfLJFggF0bFLBuSWQmy99c9Me5wtrG0IOxbJPkGOzV7NachaYgUBzQ16D1aKZgO/gBU+XoDJggTVALpkIaSDPULxaZqz3l+alsVrrDLApzoIiKHbzRMscz5wb2OhmJHVF5KYmzA8rNH6zaSaOeDvW1V33KtKej3EUjR9rCkfSz0UauLcvlpHHAawcNxUc8YLmX169/2pyrzzqirp9aiMdzT+WOKyQNVnGkEkqdvM9DsRL8g8pfNShXtwDKCBESDBkThK9GGnSnbj3c/GLc5jXd//LPtEMJhllYYpxq2/JFyf14eDoNfEvL1uUOwWW6zVrQfMrbH2dd6QbdbNkv9ClP9CmN/EyxZKPAnPEdDg/K65r+a93zYPEMN/AKdAq21jPVB+zhCvZauJGNj8SIzkXI1tckYCo7oRmWHXQ/NsvT0AQ3826KHOs0GP6a2fb7MTWucvYptPXcK2DLyNOdrNAJwSZOBYgValJ5hbSzrzyMCZhwuayq4UXE/z9bwJqlPBV0bOPA5BpWfDM/DnIdqm8OfhRv48THGdkNDbzIQLabjLyhulFh/sYH2hysYeFf9vvDUG7w1wYbZWtFs3PEMDmoHlf26svvYWPKgm/BagJu0yISxrhWXFTcLY29TQVDRsL4fcmbHqA73JtiztWMQKHYs8atoT9F30kewfKyeyAVsNO8p+mHe3NzyjrLHqpl7ZT3G0yfR87f9l2kUJ8ALD/bAMM4GnuoyQ7ntoqf42LVV1xWiKzcKanDFw5I0sbMLeWNlsE/bjhDUXzMgmbL4hQGQ4MZg0nBhMN5y4E0MAbbM1KDZbWo0f9mJJLf6+2G6Flfjb049Yw87xEavVdMS6oHN3dsRqhqeiAxLFqShMvZLnn0PxM59/9qefF4WdO5Ps3Jn0zt3ZeZEZnvRskChOemCllTzP2Rg/83nOunS1+7Bz55LDei59WO9I7V5b5AyKkZPWmgeNS2q/Px4/s/L71vRd9rBzx5OdO57euTvbZTfD7fEPal+dg2IbldwU/1D8zJvi70vXSIns3ZKdO5zeuTvUSAF1vaRNi6BJ8jFtEzco5k1JBZFn4mfWD3k6nt5/mrGsCQub0jdIPDL7jfpbK+oXnHpWXK8E1pYv0VS/gqlO69FCbSp7zqN5aNXLgJJVf6VKIBCPNzsp+Ll2DJ9VZ+clFtvtbKXQolUztTaSb+f6iM7M9dHaZ/WjIoh6lqJmjCfpsWfUvEmQrF/qHjXfMrkh84YpLZnXEamMmtcQfrU6al5FpDpqnEJ4JRg1XkYkO2o0EP5U+6hxHJHiqHEU4U3K+gIitAxPwaMVSc3oToa7Yzwn3dlLwbpR43WCT/1G96jxGiLuKIyOrPqttlHjnMVfbJxFeLpl1DhjyTdfkTpd1JnlOs3XTKn0gikfac4iYcrSp7Ty4ZOW9GnW4vI5lM9Ln16wsDd8v/EM2IR6AW88AR4Qk9oE6i7BmJj12R5GX4rBzQuGF8h60RAfRZdgiUNPsiRa9ZWjxjUb6T2jxlVbwHYF4RcIbG8i4o0alxF+qTxqvGHrvjaQsnrUPOvAUVjvqHnG4bLmrCNlzdMOlzVPIfz70qj5siOfd8nmzyviI0ryeWdsAc+srt68YUvehsN5y8hbEVAeciTvpFPnw67XMTduQJbxsmL9zPyc2ENn2cFrTqdACpE81ShPVefpjvJ0e50cGzYGZGvOXG0rYu28LkNO2QbklK1fKlDer5niKuqCwapHWJUB446x1Yax3sDzvWKIFT7LvhR993IMZ/WHelW6F1VDOE8+/Sc+UlGJFkryx9jBAlUI43JKRL4lmHrUhwBTzyBEZe6L8JQPDLNyrAdjpnVU+EIELhK6ow8f0SkbopQN3odwvHrAmgDQ2sGHzBk45p+rEfc6V7MZlmDhB6xuYuKJ8PQRi/vDwuLSOq0yvJIDXO34Vl7MMcI41/d+1kpsM1K3iOMtQy+FJbE75HqhbGGLmlBzPpt1WLRPHyUeutJqsyRZ12ZDQc5emA96Clyb+T32zUzrm6n75mlXWZzfSNiDbr8D1u+SwbzfP3s7LpOb6MYfhT/97BVWWMEfJVZwldEMf5MGgAgDTjZ5g5r4XhNOA55JCBesxmEIxw9ndJatBQjsiMPYwlGmOH8meYDtL+DEzObNhSw7EbTEc6ztsTe1wFIZPvOq8yFZzvsbU7f2/XZVyFLPPFeFx1fxXqlINwu9Fbqxt8LQKi2WbNj2Ic+lPqydEBLCRS4MXXbdxkocKg9inBvTcmLsx9DQXgu9Xwi9M85zFAegamEp4SyHW8iIBJNBC5GjN91CwqEs+5gz5pXPcnnBRsoMqem2tcTY+Vayo82jk3270cnebnQA/mw8OjnZu6C50jQ4uWhwclCHCgfHIal83uA42LLiUh9JGZysDI4TDY6jCWra8OS8mcWGx3n74XESgI3a+P8wQG9TTzxEy+GlycCMDoz6P4DqjIU0yBzDBsijNW8Jk6u7za31z1v7WM8EpGGgbu8jCccLjKbnRFZ4XX4WGyjHamWogGWIsWRXTwewA29N2Aes8cwB3ou/YO0Jcv0Gi/y5+p9yX/fVeA8gV/0E3DJ2hxqy8x2khxqyU0kN2al0DdlUB+nxFQB+Ae5iV9tVldcOvWuBB11mj4/iStqHejndh3rYEfahnmnyob6gI3fkQ13lsJZWEFT9qsqxbkALYe858IMPmNheouXzMPZVS6PWIYTFUWsSIXHYt6DGQN9KDHIuzXUM4cSUBS+362HOngN32ECo3a+f1nG4X38Z8aS79dlEArtbP2U1HYzk6jdNqJvnEtbIArUrSahdiaF2JQm1K+lQuwbYvEq8yVUNpCtDrGp9bchvozWEVS+vDvnt4a0Fi/m5QwfF1F1vOVXgRTHwVPWVQ68GHbc3x+u4Q3M87/bWeGlD0jXnORcwaojMmonD2+7wQNVULcROsdNHiljUX78HMTNMMpAEA8qOGb9DtKPLqhuHsCU5ua0hqQ8khP2QK/bRuI2tlUuqsI31LjJjQZFVkvG3qvqQkOEE/K3WHdWretAGDfSsybZ71U+qAm8is5IAHNBhEuc+4RdUN86UaviM4kOljOpGK64q4wTY71J9HC7hcaBX2Mhc4i9VXf4yUHVKebyEc6LPbivhCKS4o0QV1ifGVPGJkkc9Y13tzJhaIsecS7n3BEB+WgaFVeq66gbP1SfrH71eKoebOvMyeUJmKyWzrnlJU81daDjKXMBxavcjpeL8YmZTMdPv8tQy1cX20PRle9LASKgxaL9u4u8F/jvLf8+ajUZDdZ898ZLqOHF+HlnyC149Q4S8rQbbiQHrOk8yTybZ9XiSXR/CFCvoLIkpVvQWnPLGSs9vYbbN9o5aNxC5RJGbmljd0vPwOohV/bKpxdQcO98AIhdYlGXydM4U8nRWk6UzCNuJlMBbBjx6IMxTIwgPkzxy3RQCdJMI0FUdv0HxNxFvE9pzC7TnWiLhLSRcQdUOAelBC4BkOD1oXTQ1mNPI0uRwgixNDkcQmxxOkCXKlEaWDlPZ+i+2EgUeFnBMDjNZOjzsd4dk6dAwkaiILMXkZ8HcDTqIG2F6xNRo6+8/MPGRX2h8Z9OJhFaKk7BbDzqnA8ahRtALpwML6ANVSFmUZPF3R1IQe5kTCsNEQhNGJjfFuv2YZjNaCdWL4vzMn2sndFb0d6nqpb/LVA/9DYB+qa7JuuqO30fAgqKGnqaBqGcsp9nxqBLNjX7EUywbyhHRCVaoYO5xIT3BSsRTsi+nSf246sffFCOIHWoFTfNH1Ur8TXs/t4M61XpHRhL9YgPRpVoVF1lgJKEztKq+IEPkD96gnbGgbweMJDKgW2wk0Upll8CuMSNGEmyarPxd0K7mhw7V8xEaNfWRfUQgenft2yeGEK3MxxHlKYohBNfSyoYQXWwI0cWGEF5oCOEQ+mtDiIzyTn6DpoWQDQUaIrQDnm26ayFjcyQ5F47Ec+FIci4cSZ8LL2AK3CASMYXIFG5mGdZetPTkODIMWjEV0QrQiM8IiXhOKMReIRDPQCMU+5i51E2PSU03Tmu6cSqkGy9rWnF0eNQ6ruNTFH8B8XbtqWsYrrgSCS8g4SgS2K9uCoVoJKHSiKHSSEKlkQ6VU/j2a8S4vKyB0BAKcWrYz4QU4uVhcff49hSiJ0EfMP07sIg0gh6a2+7C6d8r0188KHCWHHQj6FOrd28xYHOLtjZLWx1YahT8X6iO3bXAp5pz0LfAOtW7q8YkBta0lDgQrILJMuUaICylhA2U0KlWUa5VnGuVGoArCDV9gmrzp6mGjukTM+d9wtmFGAjF8UzNjx2oKGeaVzlTZ+7WXs6So3A6HoXTyVE4nT4KZwD8WXCviFyC3xyNm+f0sJxm3Mxjx1xw6UPCF2+TJQ06yt3YKMthQ2+D4O6I4O6Q4O4ABX3Y82MUVoKiTwsSnh3GxitHZ4exEZ4LjwrOAfs+GD+fwfNOGagELhLhSNGhpjJ+lX1Emn4eO0V5MY6siHFkVYwjW1gEzJGk1eSJ91p7q0OCGG/eacGMPfJyijmRHXf54BrnATY7GGO1R21w5+dkAdGem6qf6sU2RxjNxtHYsdPd4jrpgjg1mGUPT/AEwC6e4A2iurdXzGUnceA6aekEkt+vy/1lbv26jcSUJYeVkYaNCxYhc1CqBaC9XorHjjJUfEs12LBodWEPqr4FqDlUaFnyjaCqqjBi8aux4mgFexdyXVF1nkJrlDBfZqiIzFBdRGaozJMZqrdTZ60sNvgs56g8rquwH13QO/X2o4MRmbQWlZVQc9Aaq3R6BCe/DYHht5OoTNxDh2oVEaP1rN+pPILhAl8JtGBy+nynCH63jPd1W/ZliLoRV8GGAQpu9YskvxT93lALNB9qgZZUHsIKPMb3QKWzxqJKt3Z2cQPKcsCHGostieQiUaMCdA21Fiitl9G7XjZt4l33ZHJZ5UUDlHegSmi2CBhUERh+H6GRz5w+npYKfJYJfIjw4slHYPgBMdqsPOrnVSt2kHMAbQ08WSs+x1EdLA0tJ84KYb8FPoEvyuj3V6jl/soiVnyVf7yUEf1SbCrW4Ji7FTJR7QmSlXpoSESjs19klRX8tWq5PK2EDzsogrY+XGLQ6cwrRELRmVfKEzJbKZl1zf1NNS9Hw1HmPGSi1kdIaptXzGwqZvrLi4VU4YOYNYwB4cy3TX8V8Vrx0wDjJcFhD4mzuL6NFpsyRqqL+LzuKNsKNUBw53HtTyR3Q7Cs1Zd9mrpa2/+KMk9/0YcnMzNNJPeX8266O1e0dJodvlspUrobF4t4xDX0qmHK7mCeFaIbuAukbu8TSKwmWrxa9Ogh609CmQbuc6ZA3yaRdWzLBLZVQ+8ooSuPLqAiYPuI8ORS/kldfK92CkKljbD0Xl34yWRZMI7NkGoCEFW6EBSFuW/C88aOENLLFacMUIoGMo0FmIg00KoCuEvWpQHYdlIIGG1OgghapakgEvMWbBl4zghlVM3wGYHnCW1IMx86BbaEkaJVKPIkIFPV5YxkOUAmTZxZjm9dMbeDQFVW/NBND90AYxErSEEIQkEIQjfN/jBxmSQqAipTiS6hEk10wZML1GgBFMWmBnb46InVyuB8pk9VIf93nqA24P5nKXxd8XPfQordRCvNmFZ2hHTSUEIte0IqaIgBed1hG6kKmtOLts16XPuaKeAONmCdR8ZKC8hYQZOxYjhdH2HH9B6QAXOQCZkrhAwb8FRvTghZ6QmmGyEhKwqB8YRuFEKN9piQGQki4wlZ0ZlDPfYEIUtm1jUXm2ouJAiZERGywvxiZlMxE9qyWD6w7oA0LQZKL8HXaF5GGJxrNnyK6AT2jBWX7eSyz0pR/dZS9tYfe/7Rj/3Wio3v5Nf7tRUKdoTy4ISOghOijksd7qANpmrQPsx/pyzdQxR9DtnPwhuCO2CdsVCcuFSLVnTNnrWkUmk0pI1TtC8JsJylJMvpEueIU+T/hNsGmdOEu9orxh5osZNQ3x6UQHiyFGGLvTIzZQAWpcCMjw2nAlvZshrP/RfsZ7cHNlg2yUyjS41GWaFc+W0cHMWlJdCluaSk8CWvjpAtB2SrqhwiW1UiW+CsnBRCYOIOVTiKWLgiMGErLlwOmNDx4WsV5itM6BxN6BwmdC0gdAQPJnRFHHwToSuC0Dma0BWZ0NkcKhqmqu+oakTopKihi1bZIlIIXZEJnZQzkuVA6NJWPAO0zSLahguP+KFMD2WPlefzqAVgRGN5WOihekmoeu8wvpczb7n/imiKnG1X25Th/WLOBZJYbKrNYscFc09QhtjBqFIJUaXKVpqMM9+C3Ykhg83JnFTRAxu0hkPbxkPbRkOLA4K21KE1eGjLqUM7C0ikjS0t9G0Y3A7cCMQLfZse3DYe3Pb38qa6KQs94aos9GVe6Nv0+JZloZfIJAQdGHx2RCMs5Z/UxfdSaSz0bXqUy7zQS/hksuxio9yJga3QwFYIdPzQQg8tnp53ZgTMPD0ZAKjNJoxhMicBm79v4N25CHQ3J4GLmbMocJUGzghlVM2QHdGwUYvA1dBFqxQmYVrV5Yw7gakFMFYJjGzviQebHnBZBRHZipChQnICFYi8A5qBxelK0hXnZygjdbOk4hqvFhokpm+FxKyjdKGNARu/OSOSPsL57bCWnZK6U+pW6OcN0ENWK6fAI8E2aKsxCeYCT0qBJ7mTUeqkKcmTppgwh+kNnd4wpVkoQOkGgF4UJOveK5n3ctej1Cldx9S8umd1OuYf1j1aS75mm/YBAFlsvEyxIbHZSD3L4UiQS3HilyWSEQmmka8+5Dd0ORWk5eBy82uT78O3OTRHsnN/Q51kyzPUsxMmMeyKL5/Sj1zoXGdBPzbrck8GaTlyKn+7fug+KN2HKVNXNmt+j72YDEs2zP+Gfox4/yFjuxMt4/ZBeC2Te3rCqzvtFNdeRZjDVoMS35AN+/EKzkJmZuDlaIZNZeGgYWZ6l1xHjbxVydvSCFoR20AZWlXrzHRABWBp2KLLlVSJEkOXZdXNMzMNvBgI2lX7zDSiI0GH6piZJoLYGnk+y12gxh32dguf1K1xcb+73mQhC8a5haqirnbMBD3TM8QZVilKz+0zQe80NUeUhbpQ03KQQ6yV2Cfg62hSllQXiQ2lyPE69XCmcQKOMkpPQY/rttfOgEJmVfkYiR41wIx+O6k2B3XMNIIlxCEtOab6drHulHjvw4GvCecVLao0jZ73TCtAif4Q/FRbI3BOJHwplxvng6W3MfvBlee4tm4aH907rZoKO1R42eKFU1GhlaBCg4gBbzReOh+oRcubSukrdZZpd3JLtTs5BR9zy+CsbulJxjjW40ppLeFTrvj2PuXY+PqYBWPwg5kJbLvW9b1U7OjNPdE4H3i3sweDGSIyFW+TiRbiE4F7PijdFm5lfTkQNoDBsbYmLq2D0aj2sNeqihxW9W56WZVOEtdUxBVE3kmGQ15As6DCxI5yq4CmRUBTFdBUBDRlAU0BoHkxo21ELiVtRA6h47GNyHz1mejeoKHkvUFD6fcG3ZH6jBmqsmgbEWiyVGObEFZkSdiIsB6LthG5nuzc9bhz15Odu57euTs7LjfDo21tI4KTbdiIJA+2h+JnPtfuTz+fCzvH53NW0/ncgs7d2fmcGZ6faRsRHJ/BRiR5erYxfubDs3XpBzTRNTTJzp1O79wdHdCIpcMNbemAMxVtK4Izlc2x+QWfqTweP/OZylbvX0IJu/7ySmKf61n2FtYSQCUb5y8EGZhsUJjB8YtR/3m2VzBwIgSlaZwIbVXGls8TIitYQKSqY2NysJWgaGUrKNiRcL86LXe9Co31Fm3foPWqjUiv2vByLDZVfyTW2Pvp5VlcAWNP5PgKGL785VImOpthLWD2zrq49lNSmZpvvmUlyCwubX4kyEFHMf3CD1y2nA8v/Mg3XfiRh9u/t7/wQ446zwz64eUfOJx43dCXfvApYL5GhNwh1h57D8PGTmzSDViPwyktbmWt6ju5kl27GnftarJrV9O7dh09utBHY4LIFYrc0AY1b+m+Xh3EJs21pts/rsA3SFVu58AiEV72cUHfAnIoI7d3TGb0bSC3kIFI00V9A8gNuHfV8Wtw76pvA7kc3wbyJt8wcr9xCdl8PfPZpWvixo/r7NIV94UAeBfmO9yF895TZnhHzOf06uTpo+WIvOtcTUWr6bcHhbDl24PyTbcHLYBt2u1B4RVnR9ZgaImX3gNvFFBq9PRNQhVp+GZyUG/Gg3ozOag30wd1ErT1W/CmizH8A5q4hzTVPayp7k1BQBktvpYF9kdnQkCabEXCQ33UkXuDDuuhvmXLSN60ZfQOQT1Sj+QtGklc4gKbJr6GpSAfe5jVJJGQl4RJVpPkAf4GXww0GY/7IcalOoth4b1BU/HrF5xFRvDm/Ft+qtr7vgz+Qfk06gzvA5qyAyjXvdw05bqXG6bfJls0fkFzFxdOX9A6CIr3beD+vqTdF/JZYIGdOuQew3DyAbB4g4GmFad6cihYFq8vlZDIRIepP7TZb1c5v2An76jmpgrKQz8Lqsi2urw9yapDeajETDOLzpyhfibGnNjbrmYT8q5mE/Kul/wuXEnZeSzoUh3Hgm5ijLt214IuAvNOVWq2IS8tbkNuKzgz6TohnegMY7Ah79JuDuXu3OgrqUDLiehpBo9P1aLe0nsHsktHIgcJDbWgYxoeHOLkhuoSiafrvF/CnkUXCRvt4esLjWPRF+NhV42Ay2qPBSWXXbRTsXCIQdemrDFi/4Qz1D69J+SCrMuWjKeH8eyB2mY86L3Y3vfgu8eDt802XGmRH7Tg1zno4z3kdf4STGsS0tgLICu3h+q2KrsnIOzFfbO4abiIVXzP9hI7RTP3kJCT28bLDhT3eDMWCY7gUTXhHvPGJr9T5YIsE4Cswjl2L2FcmcIe/ApO1if2+5Wme4By2/gknC9CzwO7TGxfCpJ54TmD/i6IhNj04OdWQbo7QLJuIFkHkKw9RrLu7xnJuuFV5wTV0gV00DEgWXeEZDEsuqj7S1T3TNDddOYfOT8kabAd1xXRB+iqole7Y0y8sSlZiGr1+OrzLtW5iyD5LIvsGpJdxyJ8vSF3GnUkrzjC8eWGNEcmXfiZCagz7ek//8huPuqGNN5AIDcf4WIoVtqtNaYZ2dfS4LQn7yHqBjXd7Hcg2OC3FytMcRLAiq4gujnhd8XR9mJ74v6ijuT9Re2JK3hQG2+Cds3XPUk2kfBm1F6sJpwJtSfHqdRSbPUWlAx9w3DfE09NJavFFi/R96Z3FWqRz+T4PLeTqRY7RlNduHnLxxGf84jc38spSjZTQZMOZ+ReMbmIYNLU9CpfrITnTFi4Z+3k7WMTi6yKs/NXxXIooicaMnVDkhTl7y2WQvUDQsqXeO4H3dM02DQX+SYoijVOwFsVkOSfBDI3AvjWaucgeRNUeyKK1x3iwymZeT7G8eH0wFiKH6GOFwlW7dM0VeBtbUk0S2g2jMikGPDbPdWduLwJehh8ETla7J5ugPARcPkKpy59hVP7wlmUwD9e15sJEJCpO40C8RVdM0HXjNCihT//6ChQp1CgzkUpEPEjCyiQEmB3E2ywni5CWZqJCL5+cVTvElT/JwG1RsA8GgdJVO9KRPFao3oyM6N65zxUzy2K6l2C6l3NqF4V6Odg6DEf1VMuoOtMXkCHAWMWE1OhK54KnXoqdGk6CR+1+tMmP7J5JqrtBO7liLg6oW4Q5F83RKfkCisOgP69rq36WfHvFNzqFbaxed1FnfWyMab5RCmWr4WeACjT7+hM6EpY65Rk+h3J1Exu511KmagBhJobm1fwjoi6qVqwOSq7mq3YnJaNzTZsNSPqYY+zgp3fIvaAE3ucC+pP7HFWZY+zInucZdnjLMoepxfvceJqzcw/jStFriV7ci3uybVkT66l9+QGOvDbJFVfR+Q1kqrf0i5lbuquXfvvcqXIW/FNBNdve6WIFq5vhrcQ5OT5RtOVIlcsOwcH/wfF17b4XmBH80b1bsK5DPw84XRg/tFAcpssvDcXtLWIoOqXEOTEdEZZIuRKFsWqvSI9waIGolQGLmErXmzVFxr9850AUKMqJ27UKSZu1AmKXHg6Oh1ChkoyQ6n59oMqDkGq4SygZ46S3HM+aOFoVlVxPtJykr87w86VBf89wf+C4H9e8D8XDSjw38W4OuxcOlQk/zqUe0xcoXBQbwMnN9BPD0U+708PJXzenx5K9Xl/hrdyaAbO6p2b00OewD3LWwnwiTtMueTm4NmhENHPJts8G7d5Ntnm2fQ2L6CpqSWj1jnevafIa3r76HXdibND3oL7NL6i3WZoZx+pnvXzkWf914YipD43xEgdeuF5fUijr36+MKT96efjW4AB+WxiqyArjvaDOK1xPig8COcN8QZDdpqt4PhuBJ5wcEbi6Zs5/sJiQ3U+LUiC7kgMuiNJ0B1JB90LANB3W0etKQ2pI2KV+8IQJtQAJYcXIRxNtnI0buVospWj6a00+DCFxuU4Ijco8rIeoFO62aMYoNvdbpBqRtQdD2pJBnWqIoPaRJBejsfuuB47UKJsTIlWydCdCoeyW54bPJTeN1x9JHYleST2RZL7G/GR2PxN7fDs5GrSS9TVdC9Rd7apbYYb0fpI7Jp2m5bca+6L/WtdT7hNm7+MhJ27lvRMdi3dM9mdLSNmSPn1kdh17TYtSeOH2EFATOP703eOw87dTELuZjrk7mjnWHqEjV99JIZ9XxyJJbd7N8ad5d3edel0Kezc2eRh4tn0w8Q7o0tmSF70URjIy+bYyReTl8fjZyYvW9PnZNi5o8nOHU3v3B3NSTmvu6LP6zCPtPs0zCO4T0tOHHipSk6c93lHnPkOyY6srDfshEOyaBL9/+KQrBUHdm2LOiT7b/Iu1o66O+Z5FzORQfx5deJ9F793FvfcNWsu8NzFzskaS7Vzsqx2TvZW6Jysop2T0XLGzsliL2P30hCy16+lo9YLtsBtytaAO4IIzZvDCEE1D9lNjsm60d2eyDEZf8+Urt66pJ2gTYqXr17krQlYr+q8Vyzx3HV5vueuhV655nvuaj5EXei5S+pRUT0qPl/FAfE4a8ZARSa+tmrYqJYdNvX1cO3AIrckVBa8bHa8bStj1+3zQPXZ2F3xONDXKtAHUgp17optOdFlWvMva2i6EEJZt7kFAow/PJyw7ubk5AWo6XLwsGzCu3KOHORkAy8vuevGI3gDZf+H9pdgXlHvIymTD2aNgG0AePcPNxzk4OSnUDefV/nH2EGC+RgWS30F9FPsvYmd8kCXDI6LaFysqliCgcF3xqh0VLuTVrsX1e69fe0Wai9w7YmPh4AfZHU7DpvN2q8cwt2e7ANKLgMP7VNCX7mK7+/KoM28bCNym66Wp9GHHLdZXE9tsl8ow2NrFH06nxOt+WydXc9F7AkkUMf7bVV1J8wDhfACxIPmAZv46twBXFAGk8zyAe0vJ9Nv3MkRv1wCUSVmy95W0qClTm0riUMzXG+9rWQjLoac8MyVZgDj0SwGCD12JGfpq5nHAr5gkxi97XLIQzDetr8Ed3wF8EUF1J5RRV1xTkk1uaiaoq6mFFVTQDU5VaBqXHjCQjXcSVxWoPun5vempKspp/Um19QbqK0v1puyrqaS1ptCU29we8FivanoaqppvSk29abEJh7pvanqalrSelNu6k1FtSzamxapJq0v1bAvpth4do/5bSKgtiPeoTy/E37b5M7MLhzZEm120FlrW6lNtbIrt6B7LLDkCg1lsZeG3pQrsXtgdtFDAd/EFBWp6SI9KUVqKFKjILTd8GuqTXVj1lpjqlf1ptzl/QHDMOkFFcR7aqsDjrB6Fs/bE+fVjfThQJpdYMCzC34frb3iLwEgUiZGr9/DGp2ZxawGMotZDcClHfQGiZjAasDSiu0WK7YveR9rCvaKtnWGusmq0Rm2GrC0bntGrAZ6ODIJG7wCDVYh0m6X8k/q4nupNKwGLK3hnmGrASn8ZLIsNNzTDKyXQqm9NreDhqFH8UMfPfTh1i6MJz0B8yzKAszLAdm6VA7I1kXI1qo8evO3MM3qpKx8g0iOmzT4AlEk4/KBe/1lVGEXx79iBkqLs1ObZgJf+TNz7dTV1roa8wPFWLocLhR4CAJRFqDxJsQcC7oZsfoWHXq/Xy2nfHN80xU1SUVyKEIgyeOhjVAsx0jaqcKLxFYQ7lr1z1DOsaCD3y1VHdxObSECBysJSmxGrGpqJYwneqkZfaHrUnoXXiUuIaVwmurWGVopL3cJ5hZqhdxPz12kfiyNDJQTVa1KGbWVc9sW3nQVDKhVhOvQ1N5BpXA1FQ1ZG3sk6tGVrVZeGuyCNfQ1vQstuYPBuVL45dEl5jX9/WvSalKDRKQWQE3g1KlSKEIQd04TBaQITekjAFHJ1QLtfsKwCD6JUjQM29QAdSv89pp8e5XvzCQc7lFRikXjEYEGPp5gqAHnhHBbYBFOy020qh26z/THmAaCqjw9BkMzqhXJrZw8rIpIvGumEdyt7m7gsvoZNayGZxonAooNTcOCoUgp9HAXP+RVl0bldtzlCUsXJvD1vWNwFhO1pfiBm9P5WpV+PwwDeH77du1SK4mmeRkYkbm1Vq307+EVoEs0nMMFoBsLgIlJg24SmrZpas44e4erAYAXziNZFqKyfbdZFjCyNCWLyB3oskjqozdUC7+RNSJYzpVhEJUnk/peThnQRfTM+Q7Qh2MLp8+KucfnnoCt4DrVpgnKiLqD5Wcpodm9XGB1CiIPoktr72Rp6ler1HKuZ01KPe/QH6IXu361BsFSngbxgosP7JVpEn3OKNXbm+KnYT1bzS9M36CCQSKUvupAMPx9XCN3LrJEbk6ukDD9WnSFVHqFG5GLf5LL44he4NQii6Ohi1ahlp9YGKu6nHEnC+N9WAvX0Vq4joaTH0bpYRQ2yIOEWUBMIj73wUrrfnrqV4MySu/QZAkOd1bMPTr3BGX8jhk8AEbkb8xgIwr0Mi3qoFEZngswqWr4QSlUQnQcz50yuB6NqY9c70xQR66YY51qg+RaHy4XlF9er4pHPDIQqs1tDx6kHD2LvNsUO79COsL6prnfM+nPRXPuPTR35TM2o591tUFJX1epTerBtym6Shd9EEU3LGyf2gZRDtQ7FANpgIEUqHcqbuwdar3ioutTim7koiWmNTQUvWq1kkFZLYOyRgPnnVRbYlBW6C7dL69VP1Yb/KH5/S2Z83rVIDCrOrJ04kUnT0/ENkkWGBty26AQa1RYH9Zz/hNwsYG4PhovwhRY6eEF+6rhzBvD+ipS32qdv5cTq5LYGS5leoHvU/epB4SdoNLF9+uz8zAMQj4YpdpotAYJb1KQAzWkYobAIqzDIG6ducDukAu0iIVZB38RK9U9NEsoco/qTnCBMedHpCZTf92EA3N2i05iCWSYjFp2nz1rUejfZzcQkqR/HCHJSUcRksT9gk6fQkhi2BH9fBhhhZ2lcr5JnX4LLLY4S+XntxCW2Bsh57uu068hLLJDQn6+gjDPTgkz8KFg4UzhdTyo++xTqPyeOd/EH4M4D/nDnhzViZfo9z77rBVekc3fWv05PrO/KVbU+vtv6r28zHzvTYv/vGq72DblS4YP2ge0xT30iDMp5MsVH8Ii2GW2+XluWnYCwA97cq0iHDnAEHtPQC+38ybIsk/Dfej+V1Th9BfZ70Ba9WUoeMPmbRHq7yxC/TMh9WdP9OjRPnEjCOpfei+riZaZ+juqwtQf/u5VRlN/h6l/hUMFbWQ/k6D+UtTQRau4s0pTf4epv5QzkuVA/csp31cFwS8SwS+y4e43MUd3wM+Zy75BfFdl2R+InyV5h9ClPrEfLsS27QO+Z4EfWaCGq/8AP7wOI0aDugEUoFH1fi6fz7CLrhzfYkjDO+5OxNcRYp/HTrjR1t66WLw3+DpS8zm9G7QDG411+FKiYALWgzYOuO3EVbCD9gdV9hsnCCVyjRNy8edOccy08IJgIEccLcXRchytxNHYRZXfEkdbSZBrg4G4365Kfge7fvJgBoK7K8YCKMJ0bq/VD475Xaot6AZ2tMEl29kZv6gvkdYZ4Vecnzux0wW9cnDT4IV96B6a4n2kIP48OplH9hpBiyruJni0wg5e7pVumVbeiaAYAyWO7qoFxZlA/I5HlfQkz+0D3FfeCUa0xox5zzSMMRlJwHyEJTIqfK16OQN2YLvrfAkWHCOw915InJ24dJFYiukZtnfGRU2cVFTtnOQRvbYfKdnFLMgJfUCiK+gnN8j9hdsUdJobRpPVZJ/CHuFFRbX4rewyXHTb4R4dALVZeQEYAuz5xglilnhvs4u77DPibRU3cRv9PgQj/hIEA/5SBH0k45twb60ErWqLohWMEAtyCdc8JGhTBUECeGYBElRujwQ1uA4QJKClTZCghVJNnRpUGwSnClCgBbM3ObJ+q1om0KHxW6JjsOCVGByQdMtOWARFgui0qp4IKjH2VJLYU1Eqyrk0ivVJTAx3Mc60dGI7o6KKbCRcUeX4XUHGO4PxFk/0NF9a9HBVRLmSd+5MhoARfZOppwKuekWsBfoVBpxBYO/P5NsfQyQjSFYQN3kbMXDHVAseCahjygPafc50xnFagbcGAzILu/6onWlQEFjyyss8OiHpuHAT10FaUVGVnabS2Sg3LgLNqzx98Etb7+V/f/zqDHYwZ3Bb5Uxjl3fVdk0mhNZEhn4T1yAnd7+durUtyJREdThTk7teZwJj6/C7+v7yP4+u2TRDyGps/em/+l8af/s7sw/OiGvDnFC9pvtbEyrW0FfLJBpkP/wuLrAoiFdXUyMMCA1NYEdjTV5DvQwVaI5V6sdX1Qeimwug61FWFbZiBxkqTROtmb7PUnyNYRGJhAX3Wd24+hzPZXmussYTYbe4+g9vMMAD7jUWRLeMYyAx7M3SCwyYlojDBmWExiob3tUIY/+6MTNN+RV9HmE77hZNzE2D9c1AERzlVG9a0ZsKzSxCxpa6jVUTK3h02wjyeWyTYe9K6KtX4OkPd8QDKV1Za+2X+OoTIPKv5PI2Xx+AY5EiexEyxzVXYyVv5JUlcALXRds7Sik6H0HGd5mlsLbpe/Qw8hjkNJfseazXvksDbdhQDiFeloYAvKxDvCx8cxqaOntjgU1MUncAHzyQ1kvioIiWfnrJb4gi8Jsq3rTwg2K/NUElxZ3Ct7G7UubKFPERlKuYmgtv4EyY88NBiCqHfi3niiFCh2HQJvlSqgorIcRb9CXqpL+PUaaiVFTR0kt+bvvcjpRtxnbihFr5I3JBB4cGfzB/PWiLFybRapuyv8EfBNJXTnlZ1p/fpbokG3eqEnWqLRUo/AGgpR16b7JIc6Mz2i2UT1Ht4hwHPDHh4DY4oMWGx3be8CC2lwJiew1ie3tonhmpbG+L7JctwvZai7C9uOaH3TNYzPYamu3lq1ZUz3v5PhFhey342CK21wLba2i212K2t4VDsL02ruiJ2F5Ls71SFIKhodlei9leKWckyy3G9hZjH0JAKHpoxWBjAlfA7eL26Fbhfz2qq5uolrPj2bopNYLRFZY3o/+A7w16b3d63tt8bXVv87XVvbespGj0Xxzilc0DGb712zxAf3GS2nwyasna4MCfNl8q78jtM6yW6eJeBG0Rl+V727EZn0Ij9LFdnuVd3FykZSeWVkEyXMhMOVqDQTLM8NguA7JZ0BW7Sqpxo2pkDcGxHdRTpaIcKvL46I6WblZIBi3jO2zAxRf51iWioTjOZXkspxcBT18vNBaUZaXP8ik1lvMStkWresUvYFnHek8kD3TSFBUA3IdU3KGjVVwpg2Kge5ZcMAOKBse5uOUdbz0Vv2iDY932GZqOPtyat+Cxc2aaiEBlJpyebTxZse2CauKFmHPPsCJEq+qcYaurRqw2Xzf388l7HT6aqesERznxdf2cZnS1lRF7vOU1Ocip5iFjlVZoDWZEa7AgWoMZrXSJYSywp0RdTsIFcngGV/B6L5Wy9oTNh/bmweyEG141z1rHQUa8IAP5UjApKzuPKjNsKPgwdms4npdtyBQ/xnkAzq3xdwjscgB3HvAl7gjQxqlaYXctKCQNG2JLv6L4Jy4s4r543uv57ouL89wXF27nvrjI3CbmUmnUGtDzr0TSEZLc+iYanU2P1SiWIRRldhUev05v6T0YVKCzrCongzIRXrkvzOXi5TpfIFWOb0cpM07XJ3PbaW6VgRqOD9mej04qY/W9+/YELVCciJpuxexvU63SoKvaUGML+zMGE5Flp04SIkObzOc22KxiPvON2GEhli+Cdl3Y1YUlhFjVLjlGrXWY0mFtDmorM0NhyC7UBgGVEzis4Qgnm4awdh3Ubwo6VQ7uQ7sQGOyLKL4Twu+Jo736BuNOpjJBGdyf7+mjpKA0puDBklNV1/RMULhP/AEh3VPdlAIGX259hp4NSXkFqpPAD9nJI5EVp/NgxXslFs7M2ezTYuJhymDC17sUxqCo0kMijOC1A9+amJ+8z/a4bONt1OoMRJ7mjwHACC29dpnt80HcBk0+DrB/NIRdo434s26Meokf0df5lyZuuhjxHQRDtNpVeynTAPveRGYmuP1jfqmYX7C3tkC/xq0eJxYMHxzhs27mq2bgCn650F8BmcLVN8CXDNEzN0YyQ38g9miBFGVBsTIr07hhxU2VVlGpTcWqWKZaNfaFeiCurtXVtRJcVVWwb4gXlKrgXjXEPVNwqltwqk8wcSQxU9rlCxkLwytEOptRrzeO1tJQr0d/dDPq9WlEC1Gvh1Gvpxn1elUP1RmhHiEcm0j3qJrEbot6XDgF9dqbUK+1GecSQ8JIuRVImQbYahLn4CVpoyCcRr0hOHLtxmFs07qVwMN1hIAUbCB0bCXxKMZEhnNYH+PkRuBkbqGz7JK4kYXQyhp0eDRwkaYjZkzgRC6xDuUfdeds4oeKxBcFJDY7Bx3YLs1m9wT5fni7XTfGt+6R1F39BXMhv+QEhfprLMmxypiXyhh6xpQDyRV6pKwLVj83AbefOMyoNxyt7lWoHzYfLZk642xORxqsr1W/eTAqcSGnNbsK9YtUwtIZLxV15ALrVNXPxCWuFFnfCbI/Np/Fi/26oEqLxwsr6ketepY/sCVoib355KFkigsE+Zghn2ousJdywRStIoDiInyynK++BAfOh/gC0RYcWXBGShDLtjeXkxiUp2DUOsqLF99zthz61o9o3fnl9cHHSnwRovkwa/rjbSc9dj5Wg2Oc+lFizfLVholvOeoSpw3erl7gm4WgnN0GtYR658MlZn32lTCIrWhPtWIfh/cB2rCcQJWxBFVG8zGe0uZjcLKZ1oKcwDJ1IaYIjj0pKne3VNm0m2QhuZHQFKcTbaqAi24MwITmxZsZBhRuMSUxvb7hoaDALpXfzCCNat+gzQqVpN+04kTArF3DbNZOwsvR8Bp6tOTw7peeBItCDkOWr07zd83afjsg10aQM0PHbeI0m4+hOuEcok3DjyYi5gL6SxXMwGsE7qyyVXsMUVQ6hNHF7mYL7JkB344Ivh0xfBf0g4FGw9bO8KWA92jgelpuwoWvNeyKM4CtENZtchsqpQis2diSqpx0YVY/YN3KwNn7gHUzI717K0NkncIbGX2lpVaTgiTQQ0sNAb1NtEfuE8Z+TPWwMMBuREgKfUTU/sVaW3sDMSS+0M9vuyRrP7/tWCZqenKNjNHCIlHnWX8JRa8TZiyl8LcoXEbhr1CoKJym0Kfwyw70vPL1z1OICwaOZsb8fgqv0fMKwVjUiosKrriMZ6t4rhFIBhBpWeAafYC/4IkStIQGGNqgav5qkZk6mFgMsOEDnz11sJhDr+C8nDLVx/HwcMnCJU7lZkiagFwphmRbKiRpwemgtTewYOO7J1ijulkutGD8uycY5FNSh4+RO7DR1MnC3mpR/1y9h3WQoBprUi18cxQtxzTr+KSMJhhfhsATSU8jqL2MWqdB8AZHrVMIScB5GeGaUauBsGPUOp6VCXvFTVC4KyAH9ePZmMSp/LDxmwAWhRccfw2w6pzjDyI86/hDSJ91/GE8n3b8uxCecvy7kd5w/BE8H3f8tUxgHP8epE85/r14PuL46xAedvx3IH3S8UcZm21/PWOz7W9AeM3hT+1/KOhgmvEGAXlpvV9/LM5I4aXGUv0I7tOnxnnVry9CvWDx7Mv493MnM/4D0NiaykBFBXSoeoyd8D/g30dMw0aWgOoDfJEKk8cV9QFpaWVUo6FWguDHTdGQX3AFz6sneLLvFVyK+rsk7K+l+uKj7bzqS3Ry0D5q+htR+oxJnQGETXS6fhbEiDvzAA/LyyY7ypE3daiwSfovglwxJcffhsuJXzNRMw6eWE/tnfG1cnh70jwfPHiSxvFBthMdVO9UPbsw3KvtS5lAEu/CUzXYxA9r8dAdbOaHdXhQQZ0f1iuq6G616SSN8uaTNKT1k/4GmlRr6HeYfkfo9176HdVG6sEWhg4WVFk6QzP1vFpet8cGDGPU+A0sacsRtc4iGnB0lqNhnq/jyecXpzgavvhlPCl+0eBo+OIElqaVDwXv4g78P+aYWlZfGa5LeszMMRm5BJ6xZkKwlemGjF6eRu+CheHDrQstTAWZYiMOSwLiIAHlUyaOGJEW8Pr6gOQuBg9h0bCwaDyEReOB5vzqAawRULk7bD3DC6raoq/X1kQ1BJmlRu+HPZJaP2p8iIINo8YHFeP9WWvUeIqKXAWYBwigo6wjfi9MjSy1bhSXhat3jBofk+yz9H4fbIUk+9d19pH7jUkwiWtHjXEK7hk1PiP5T1GGz2OlOmRygV/WBYa1kdNdo8YRhHePGoeR7QXJdkJnA5pS9MvIMiSGUkS02HBKrb7fmEa45n6jAfC+iz99hgeGxkyPGCu0G6+beuQsYhjHZPziGbfxPuOGqbbywY6MGa5ysNT9o/8ve+8aXNeVnQee17333Pe5wMXzgsA+hyAJEAIBSmo+5JbIq6Io6mFKdmtqVFP9Q21JXRqwp6JWazoaixYRm3ZYsSpBqtljymYsPDgW41A2k8gtZkJFtIflMBnGYRy1Tbtlm+2hM/QMU4Yd2mYmRHrWt9be55wLHEjs7nimampEXZz3fq2191577bW+Jf5Ju6mQOEK0vG1zc88gVcvQDFHUnPYsEaog4lRM5y6hM032XUy5GmQolr5KBsWcpa9xELoEQo+D0D2rPsCI7LMlJ+VzZAY+rWOYQcbUoEB6iRzeOfP6euYlseQNGv9EFLYPVmn812/yK/qzV/C8CXmG3VK8hmOtWVeoZtAtsylm0rJAwHoCActiVUGbo2y3DQCCPcphqaFIs9sV6iHKCv7SGYQkjv0dmz3ylVUOOFaACEicxC8MBz4tSzxaluSP6Ehkr5fZqdw+nDtSoB/lMJ9LOb7IciSvlyMs6xcko/TuHc0WsoknWtGokrFiqcqKpaKqZsWST1YsFV6x1MR1KM9rFku/SmsWOeE1Sz5Zs1R4zcJuJLmHL0IL5u905j1ZVJ+kIxWaJHNPrImOe5zy5VTKtLaRE17b5JO1TQVrG/Ys4W/mnOSb5UCfXAv4m+UfY98R+Wq2MSPWU+hDWHr+Xd7mfRYBJbED341DQAJ3Dg3Yw4FASZrMoQH7JDCoFfXL5JgRiGxA42qUNH6Cr/EUIGEPanyFnkq+LOqb0y4dicdP4dhL4zGOfdQyOPaz0yHl9wx0ZO3PPsKWRidoRmhiOd2caX/W2EPh5g02DbqRDnSuuna7y6623HJlaX4Dx9y4+9xO9zadto97M5IANcVx+FUck63YVqLCGBLwOHGcgt72Z6B5SUWpT70KhcOriFo/c4CLiyHD4Y9OIPHTnJvclMZPf5uDkERNiy9p1s/BpaKi6qaZh/aKdd4390QbSLxsIcrwhDvLWNPB/2jv+8Unn73xo98o713C7dvuEufwjslB7dUgQbNP7V2EjbTBDLq9Zz4aWoksZaIuDu19YaVBAvus/fjKkLPKlJM6L/2xDdjf38fir6YQHFpfDqYufxHrzyjfItEee3d0MiKNAP8Tku/lvDnDJn63Lbkd6fMmXDo4+Nka2b2fZP4+EvZ7wy2qJxwjEc/fX60ZYHaq4FI4zlsUoxhtR2E20t6zvyqeWsDmwW0WnZlbWIZmyxqzVRHXcxEhMOWlQZX1PNmEgM68rIZlF22EDyhDyq4pRWtefrGaSefMPKeGKTMa7wfF+mM+6sKiYQQ3h1SLyLTb1SqtvF5D0FJkfDEcoowgT00Ylf6R8B4Wr+xwG/2mKLepqA/fTamtin6Pt6gVtrYfwo/O+9GqmCqjre0Hf5DYrz/cil3CrTxZUUm3ikJMN1b+Exor/100FuSqraqvPYzfgVZbvRL1A5lxkK4d/B5vaVeHPDwRKGN4IgyKS0Sem+xevouz+6jxppIH91OzydlnuGp9WDj1q75DUR4LLVb/pXW3sBXoVXkOaSU2PD1sptKl7tPabTAC7rTUvQvRDrVjcT7aybSBfcpnFhLznt73l6Idi+o+1TWfmF4tRLvUrkUmMN6/f4ESUPcSUdOvcKrzaoi67vuJncs8fXoPb23uVEN8vFdNw3CGitTffhC/A9xQJIZK6q0FZL+d37F1jl0L6Q0zpEKt8SQjX04haLmldpG830ey/lQ4CUC1fNv774TV2HI3fwhwV6wg7of+s7dNNW3vOdCiNQnvu/WiXWlhQotaXti2aEVFXzxOa5cpqIDTra2Yzp9loEhisQfBOAntWjFRd9D6Ky9KGd1buC47FmCIEJMEul9czyO0ATTufft1ylTk/AGavnqot/c+IgqpB6q04qbr3VTeqvvdJI2d7N37q+X1ko7lpQfp3oPcqOW4VfupVd0kXtY26l0cwT7qF/+hqfaD/P429rEmObKWarCmRmcIe+WSzxkpbPJ9s0n6z+Z5KFAT8Z2H+E4rbVlJX2EGplr3MG2Jal1UtVYIgzrEsm692OKY1t2sVuBRCAjBGDSNmrwP223d9GXzIB36VK8c6B9itvWqTWoLj/5fx+g/E+Eu73LxmxYxzREMKj0c8T6/+n0qSZnv9SY02ZRiDk2eLZo8W1TqbqL7fxGdmbi7m0TbXuiWe7kEVGSSz7EbIdt3vYeYitCz9IGFiV3h0tTDqpYtKbagJtgUW/Ztkrx3c/awyotHZfBCj2mmXh5skFETnedB1cSw46XYZJN6UG809LC8BveOKm8mbJEdhqreYZCbmx6hOS6nHmQMhpwaYwwGKidDMOTUZoZgyKlNQGDASlLLxeLuTcVooBh51WDre9wBhhYXUSuetJDo8A6T8RXmyZj+HnVnOiTGK7aIjJdskRmP2SI0HrVFapy1RWw8TOxEh9dYaKQpmAW/c54Ifu95Ivid9UTwO+OJ4HeaN+Qu24nkF9LqX8t7SkXjLs+yCvBdUdtfJfPN5kTmu+OJzHfbiwU9CGAQ9DqkO5BBxLWjLAeuku9KItQ9GAt1tzjqnnmbBTuIdObBKsGOpTGHm8ihJmhBqhPxDkCOVZzP5eLUVstxx3I0mWD2h7z3YguCm9rxYuuvSKijXOZ/Lhpa3/jG4wRj45tcnD4b3+TV0B2HZIik7QqK8YJofQQ5MRzEjP8IG+GSbPHq+0skusCzqk6TSEXQntTuyNbi4z+gkZkeQJAbRPcaVFvRteiL3SogmbKmvximJ6kvhtUghnd8sVu+KLNMunWtMPogrRTHaJm4hdaIm2mBuCksI7zlJ7lUiDRuqIujGlkZstQwNSstfy7Q6EqLOpgcWODwXQptW3bG5HJUrEyAkje4g3Hv8jsYl8sWwLWCWKD4HfFmSrLaLkt3nGfAwau1Uu5I/rB9xDuMGBD2GxWArmFtvOwcigq0uHaxjvNxqFDtXKzjSjh4tAJ2sRB2aZ2C2M9Lqe09WHQz1Dv70hRQghM4ltiXpoAyzOHosi9NgceGQvtN4n5gzp2xVWHSOm0LRl5hwp2HRqXAGswqjnMI0khHGizqOM4iWCodXwsbsirvghlqDXaFixyGaOHtqHs+Ea26EZAI2Lr0wvz824tLUc8i5mBV/dlFGn4q9FjRnR4kNkoDDx1U2I/DEDbFxpz+cACHJi9SAR5eEtRvWqW7E1ZArEiHfuqZZfa5ppT9CThR0XoHmNUuLuoL0YbF+ZWmPPTxcFg/9PFwhB5G4vWkEwjwjsI7g3hhMPm6H09CPGnhSct8GiiX7ikAzMvbTTjm9qpVLwzh3gb9wjAuUpkX2599jIiMwKVgAPYyaY+CXicdo2ouaIfKXfENVVixiLbEsk266NvB4CX94MeCWEQV1AD4sSD8WIChoDOGOF8xLt3yngR5vJHCNt3tjmFVUQjetR+2wogoAJ/90RTc4ib6babfFt63sTho8NZUhCYILzBzgZoBwswE/e7RimSsdATARLClUzxEMxQyLav6B1Gk8RCDD6IpPu1X3W+Dp+Y/iKb5xkYVvUO8M/UO8cr0O6yx72JrI+Q0mso5zpVrpSq7EVi1oKq73dsw/6vtdhEFDWZ0N3AMdrvXcGzsdq/aqvGW6tagreN7F5eoYO+E40pKN0Z0uUpziRX8kv0BNZSs7kZVifpzmWjZR+vfflr/DoRbyvqTbSg0CuQipIIqUg03USU2U/W2UD3GaLIeJyl0a3iPOHAUGKxHb3IUsPCG+rjQfg/oB8lWRAFhWeTJFXpSTD0BAgH7uT2HcULPwAc0dquDDG44VE46XndCD738kkN9tMABZTfjeMah9XsB2mLUeMw55VALFKD7ZYZAnbfT794KxwcAXzaJLS/aHKNmdAYBCagoH8Ej4SK31i9DBokrU1xbB2L2pPgkdthJulwNOnenUQ2cwyiUhKoLtlxUIpK0zusLPyLx65y+8KJxEmXsGEmb1nJMzns1bbaj8mMpHPdENigwTpcVnLXlk636E4c7BM0jmzCPUCkuIYQiFeAijmNcKkuNc4F4ujiH4+gD1lkcN5IkZcvEcdqWmeMUjtSb53Gk7nwSR+rIJL0Qa/+APWcLfusxW+IVzerr1+TyZbl6Sa6ek6tn5eppuTog2EV7BXYR4K5bZfqjm9N02C4ArvfucDRIJibBbTIJTsokqFEbu2T2m5DZ754HLE8mSJhoNrkTsUnLHRw3sfOm1f7Ynokpr0lsMTmfI5a5jErd5jcurX3jABEcHZRmTsys/ewDwfpRTJMIqxlA61seyHjwDxm8admBm+Vh7wibex6W+caTiSZHo2uThtjgH2lLWvF/yJv1/Z7FlNaqoOxHQj/R4uQ7YWhdiWJRfn8xgr8H/clz2AlPlZP95yp7sLNjCXdEX7tdVmhEzNGi3TmEdwNZNjUQGrEK+6/keh5Is3mANT0fBfCRQehSOimxORCdFFWd7SIc8cyPAsVOFAGWUDSwYtO1zIsMmhw6i+rC/WQ/zf1B6BhBi0NvsMBQRmL4loQCB0N0lV8SQchALou5LftFXo79Ii+LX+Sv1OAX+XpeI2bBIahwWEcP5u0C7ACMRqzsKWhlD0jlixNaMYkU0razvUZKLCAqH6AYFZpa6VDNfg3A0qoAZzRVEzO92gH2FGHb1MZMVGMECjaUtoKoOwPgoivl01FU8SdN/UlXxidNfEKTWYJiBKmoAe/D2gxbV6+DMdHNFtriKlFVNWgh1323K3lXZ4INrbrAQNTbHn6AgYBVYJbHQHfY9T1CJdWgLarHUEk17RNRY5+IXgGC6DZQSV1pqKRaJ1RSl4FK6qa1Rw0FjtEgujVUUlcKKqnWAZXUpaGSUt9ijZEV7LgP/hDwIWlSg/JFD130YPsR9KQriHI1eoV99bFML8AWk6Rj7kElerJshwgn34MT6hScJTvJl1UZ3hNlrN9K+g+8J2jOJ37eC0sU+F3yrtsukrBtmBi2xAsTmzIpp9yh5BTgHXVeV9XgQAn9QyCelhXVr+pRcG4xgWIKh93VZrD8VR3cLnabdXG7xOaTdrscgUsvutEG+KEYt8sRWrGq4RdpybgBS2TdUer8haLLOpi4wpchGknbj9JgxJ9HalgNLaiRpWg4WS8Mpzwtk0l3JCWTRiNwnWVdUrQg7pRsfqrUiKJs9a2A+Y4O0LpDNgnW7/SuaYYLrLO7ACNbXDyqgldCGjjhZauh61vtw2iq1kFaSA/inBa6B2kVPYDzmho4SI1Ra/8YBsXawaovM2sgi0YddJO3YdtqRkNz8xkmtmzOkIrvfXrv0tu73X4gCdi8dctDFNasNaiFftVSNWJBOupRvCadLBIsnm7jUFWTESnoGAti568PzZHGtmUzjlE/cPS4J15mqQv5XvHbkqIZVx7ncWXkv6c2qX/lXVU785Pf49iyPsRMamTBimjVyPK5eGRRemTQEDO1DoiZLg0xkz2oWPpTQMzUOiBmujTEzN0OKDyGmAGFRxdM0T1mpGjKSJGnTmZ1KjOkmjU1FG7Q7sH499MDldyR3Osue1Xynjv9mjSFembyLMheO6wd6L/Doov2Zf5/lVYFNGyxfy0tPOCYVNIeEeX1ptEKSSlw66+EdSzV3JUm9Qreq2/IJr3/yR+JNxPnTzIH7O0oa3vVtg5Nz/ywOIOo0FIkDi1WEoM5jVXVBAiDaHqjXuOF2Kd9P6IuwY/DqFASHAwrEqhAsO8A3abPWuazIUqLvujiL2Qu1r6JG1ZuAoanj6dmNWSwUaLhlcr2P7nz1v/w47+7xxwFe+VPbY0z1VQoVSClYiw7huEIIsa/GpHkWuYVpbr4lY7MQ2Q+ZDKnoU1nPqJMVrSOCe7r2J2jwXkYODc6wAtQdJoCzrXq30rl9BfPXP+tpa/vMceIsaYq7dGHrN94+Bc+NEeql7hdVn71rd/9i/Mj7+4xx2jIPPnFP640zn/n7IfmSO2mn3zrm4/99i//8j/eY46RMk/+oH767/3Pj7z/oTlGkXnyY31//cCvf/n8HnOMNponf/2X/LnRx37tQ3OMRs2THU9+7a233voXe8xRAH/w5A9/iHffPzTHaLN+Qr1tmCaLkbtqLkFo0k2hdMWVrqbSlVK6CkoXWOniKV0Ylcq6STNp5kBRMSFhzJEqWTERkcwx2kTFHQZ/KAWgJoXDX0KGHKDC/IVN82pTuORxar0fBoqgipi76EA3qCSMnxcp/vddsUmUzSab12WTLeuyydi6bDK+LptsXZdNJtZlk3vWZZPJddlkW0wrahpNgD/eY47RFFq9ibaMuFml5R9PLoeJnR5LLjfIJbFcnxpVIN+IjC3gJTXAkJpEviGiI5FvQ0I+RWkMEvk2CPk2UC4/TM+YfEAeE+y49dg2SrGd0oRQutmVbmSlm1TpBlS6uZRuHJVuCqUrrpKqocypio90VjzUFW8y0v3jWDXCMLrMe9I21lgY5mkSDRjDj8TfgAc8ILe1vQPVGGKJHbdtdty2SZSABWoW4l8TBk+IL7neMqWw3jLFNohFBV6m2FqYsFmYmP4ca9ibskwpUKV4mVLgZYqt5YmCLFP6+GQWYlOJXSuMRCHfP6c/f1lUH/jaMl+/rD9+Lv0tpIpmRlWHIEgMkCCBGYovBuliEEAhPXAwGNQOrwMatwwjBWZiOrnJgxB2VDCmhXCoH9Q3q6orhEtvlyoffIWtY8qhT6VnItQhoNYhm9b0H166bDehQts2pL7t4b0iRWQRaIj6AL2A9tiu/HNL5l0r+12sOO4lSWMk+zG4QEwNxMXaNujImrnKYK6Ghk6hRuFpFjhnVFsstVZkK0iuB1fBBHy/3Pb0Osy2N81rEFzX5TWleWWaFwkdjDatWUWtw2aW/hQ7AWkWC/R31t2wWC3mKmKxWsxvZZaFiFlo7SdsNUxcgtUFLQEPvkKdlkVYLZoEe0M3Ob1P88r2rKinAv2ifO3C0S6EXe0fTcNM3Zd6UVsoil3EfxQ7WpdNJEJY78EGl34HWmACVX68pZFTbIlT7BqmYGsJV2PwVMTAieTy9o/OHGSzA7xY0i8u0Is6Pm+DDT8aCMtbkoGtdIg4psyGCfehD+pvgKfz/tJCdL+6f3E+vI8Wfgzp0oVDFzebg70v5XOC93GfcJO2o2ExBLYgdbch/YdB6LYvRfep++LXXmhR0u7b6t6lKGnsVMuCCBxjZ7eLNed9jBCkqki7imQr+g8DObhq+wI0pfNLyfrb7dgTAry5XoZiYDjqePYR73XA1q0PUxcvMo+YY+Tzdp4tiDslwVoJIo0F4hjh3dzBDKSVnJhxoORk0b5KVaD3S6kLvAqIJ/rxqwX6CGhbRZ6MikCQxI+vfLhmPhaWGEQPeHGgQ+JoDxd9RjW89+0FabUCQCEAdv12vGU2j+gV/63tHmHDUQ788GKL2IFq8WKL2TRnHAevb4zgFWuzMhUHhu9zX51wbm6MLPn+xajQIiZmRAr6nDGBohhbxyn/sWN7R4wZtYQ2iPLKfoqtRlJGrvThG1/GE7iXUg/Il9vHNyESH3vAyc0oD5cE+E4WeDu+AS0rrRBl95CjMMFLgRqmgINv0HpMSEDWbrMlsw8LZfZveKzKwfpkpx/QdLF7JWdG1fSx+ZyLfSy1dWdFwB4c6qDpz534c5h9HfnKzKcmkv31XWTuwP7dp2PQrQpg7i9xoC20NO+W/6JNrZ1G6ctxQzscfA/W8GxkwlYSji4ElToq6M//AREXmIGhMQlVOe72BelHzxjreHp3/uci65OChFhpmw47Zli26aDMEkCVf2XnoSFwWUvgvo7wV6Cm1X4N9rQOTa6Fth363Fy+BGznbucznhNdVBhAsqqBJGuyOi/yJYCRCrK0VRVezi4LiM+yHYPysBgC9LsCCSFVxkJlSMX0C0Cc/wH0QR990Jc+aHMwGMEvs2AdvZt+5T+qVxhH8XXncPV1AZYqvW6/4bxeMooPTys+WLuR0ybgAlXRPyNuBn7kC54ZOr/zavu1LwvglyoupGPzlahxyogKavHAI69UOl6p0iu1dcSDOtSGNNbXaaCvs6KoSb8e+vXSr49+/fQboB+QC47MRC0MEzESHskvQ4yExwB6gn+yQcPL11iPwFoQfyZSM1HIogwDzLLU7zPqSXJzI03VG3gwHc3YguDkNoleIdxMSxS+AUBiUJYTAOy2spPrcaInySSjanS9LQdOY6tOdAKD3BM8JMGyi/ca7lmn3UbD4U8AHSUh3vtEIT7HGGFrhfh7nuFtt1ER4j3A6kKI9zqEeE+E+GE+mUWcgRwPwAn26CgL8fL5y/R1Woj3WIiXj59Lf4uxZTSjqpMQqjaTULWZ6MMXE3QxYcIrD0G0aKmhQzT6txhkBCssKBQiNDxRZERpsqnNRrdA0vsWXtVpiHS+kncm9DtYb21khUU0SdlCacGLxXQ6AJYc59VitI0WgVgxqrFV6dRJyIokusEIrYaxauRioVcvJ0l1kWg4JvDmWwSqeZsJe4DXTGoNWs5itQrMB16OUt/oJw4zySCS8XD8dp/qpdzMMxgUbYuf9aghbnnryares4Tr7EI0RV2pFcP7AZxvelFA+rZzj8FNeu3exQXewv3umXN9RNwUa66R+Z+OGVNpxtJ4uHYHHu6wxsPN5klLfxowSGMaD3dY4+Gu4kfEAckKOfEtgCQ1I2LEaBjUT7YlBpkYwqSsfYvSwMgpzNJiLC0iDHI3LfWm5yGvLuJscYFS3xzHvZhA8hNIp8mOuSawRgpx2SQ3tncxuh9hre9bJ4X+T0uhn1L4zBIb7S9EWABPqXvhE7BzEWfrlixYL10qTY/auc5Xvet9RSX4jPoMleD++WhXZzzvXWrXvq//1uYb5W2NhxbBm/cDZ2u7mlpU01RAWiDsXJyf78gwWSF0pTIcxY3RVdXftXdxSe3grKcoyQVWGlfVjnlM7+oz84IRnI54Hd4PrIjkcioTNbiUCSBcxIrDFkuS+3e7MCGZ2s3RhivYyaKuhpWEBeMrDreKqd6TdYUYC1yMjQUuirHAs8ArRUC4yMFhLHLTXOcR53uLeKBovMwtwuhjcWE+SsAtVXL6xdbbkbNAXzjzS2+Xn7Bp8aIxKOG2SWsgADQIqCpwlqmrujw8OOyhweiqtCriW5bcQgBfCF1/q1HNwZqBZBMvlk8AKwbHSJJRZo2MIhh2PPOTIHhQcFmAaclwBn7s5rKOeqSobcaKjOYl9g1VmqKbwLSlv/V19jxT36l82NDyRiDKuOAAS/KB2JvE2y0MddnDW7g+/IiiPhYteIrvx4BegA1JkNwcAC7GuiFEOLmWFg2GYGHJ+y2qj+WLmsDkU6pBcj1CfNr7iaE7OA2lEw1poe3hB0EjWqclBsPmuiP5c+uM5E/LxnKDR3IEcQz0SB6wkBGJkDEoYzirYvZyxGVqn2RM3kuztIzpg6pBM21DxnK3rD8N9KeKocPwaTwNKP1pkP5UQ3yoLvGR6DoELCneCB7IqPbGlcd4un5MQgCgNUEZAIaqIdyH5X7W05WDNMJuXHmSZmH6m/Wchp1/bqtBMVM/SFMM3h7JfpvTeozTys4LZXmcy/J4Zl6bTLCTdMATzvxfIfPyym/Y9D9x+qhhGrxgGCexp1dNU95NWS/yY06xolNknCsJUKZjGVEZn1BD0KFWfvyrj730a5s++6A5Uv94gr4dpF9x5emwSM3BvA1dfvIttvuUvNmkX4neLKkupq/YjWQEB8wJhl5xpfKdVf9FzZXfwXZnSy/TKfeWo09hnsIPN+D2Bvsn3tGWDb44zwQypi1wl8apjVHSC36F3jBPOm4vaJPYgb1L1OYbsODYYB+mxtpg8V/78D+ZDzdXcmVZLOcQud7WsEoeQwQdTqEqBWlUJfurKvcUgJWCBB4IW/H0Y3ggr32HeqAXfMMGTPFh47EPWzQcumUk7dUrcem4JI5wPQu6cvBJVQVd6XALVaqLSyTe/gWUIXiCDW7tJ6C9y8wUfjjQONIoiuCBajMQngO1BcDO6KWp1T4H4TWe+YGuVANNQt03mAm79X3xv+PSIs3CBM1Em9XmRWp9mnu2qC2L8/ve+dun3/q1//o/PPCCWBQGUvAghWoQxKgGq4sdlPkhajgDHzVcVeBx+lVVQH37UN/edT6EA5DPUQ65bKhoPzEMVTsom8o2RMzsCrpRNGaW92lIRx2rSKlCWQHMjr3V2wgnYDY9wzFGnQ4dHKxwPBEptuAOrd6jXNjlwl+qF78nWloRT+f7ObRV335B6cNVTvmA7uuC8WBe9K/QDDa46I0JVoU51Pa47AawikUiF1p7q+rG0n9ikdhXK2y5321V9AbJeCRF2W/tM/2cgU43J/vxIOgWEshs3U3mYTgdNtg6cosaw+XYz1JNu6Bak/uGdqthmQJNUoFlGqcGDei3Jel34eayrGNHqQhpcNPfdmL9lVHYsXcJArh/lQQbhi1wBFDf6VAd5qE6dNhyFqpD6rB3RunKZRQN3H68xZEIoDk0YdELWOVozaEDBnFB7PwnaQ5d0RzmGUjeKA4F6cqBPp8VH1pll58Zd6ydwIaLlfVIQbSF8TeA/7BZS/iJX3Z+8mnZuFov6Bq94LdzeTdlttqJZ74Gy5xveusJcjlBRrSkN/ZDAcZyJ5uqlrI/aDOEOwPXx0DXVcZ5F8Bp0dpFVVHLRRkQ3IpRzrXyvKjiT+r6k+p6clsM0g0r0jrjqJNMCAOsNNJ3hi5IcLxpArIAtbXuu9XkXZ1JwNEr2FTVJanOFamusS54d/W/PHh345kO8O7qeuDd1U8F765mgndX7x68uysB764qvgjogsbdssCClg/R6sXjjagUnHeQwHm7xhQ1G8jbjB9xXO0/yuUBwS1Q3N7rop58C6EO9mn7pw/hzhSxC6fKrzZKspW1xHsh9G8Rg6u1+t8+Y16yuM9YlMwv7jMmJHRqbEbo1BiJ0KmxCqFTYwZCp8bug06NoQedGsuOeZQ0zGXb3xTW2t+stb5BH3sr8pUHDy6Pql1UPv0tUcv7L6w0ErEyKq/8MLVJCcpvOivCjnG13ZhYeZTocWXlADaaoF2Dbv2HqReylUdR8T9YeeTQe3Kr/6010sk00VnPQGc985z1jHPWM81ZzzBnPbOc9Yxy1jPJSaxQcmsNclY42BeakRswxw2uT5PN5edb5p6duhdCMCX2L7c6fUXaNzezu8iL8BaZ4j09msbEelc7ttiCJGk9Kpa8mPza9is0/5VnbOcIdn4Pha6BvJY5WMwwCxKMB9vQzlM8QJibj/Mw4x7QO2gpY0maXA/sZwRcmqLEvwb45kk3/feOA7x8mYAEhrzKyol+3msUCfvCpIYlkAuapKgQrR10qh1J9UtHHue5xdXyKjsNXaJv2z9DQuZFnBzBR2W8Tpc5JDhJb7SwyRyctyNn3xf5v7/YoxyzY+LvZV0J9C6xImbv/BLJV9QAJRP2RZoq3oBN7WInTop7OJsP7CWT9N69iz8XOetvmNmcYrxh5sQZ8IYZkeGOE2ECoKGTY6K47RJ+JOS47RE6GznQwg66mwhX/9R1bGBcZTarB7nZNKvX0aweVA6f1qyUaqpJsSKSfC5OYthlurJgKcKlyHYQ4Sbcsbqm9MmtqSKd3BoX6eTWVJHopawinaJv2/+me4czv1WKdHIrL0DbnhTq1FYpVAJHn0Nq81uldPaa0lUN/11ON9TlpKEupxvqcnZDfYT2+Z3aDueKbqjLk+XVnGFxAvRCXkr6EXOkFMRlrAp09/Kv2Jp4q3pKfZ1uQnVQjqGn00FPbOA730s3cdBN3KSbuKu7ibuQmF1wNyl/y3YdjpcED1YpfCCFB2Ib1koe7wjizJaun8PBN0OQGRzGah5rTRDoLvd81WXwGJV7Udxw+R5/r1T+eWMPD2cwDioAZ5QIY58EmHBFWuVQPF7ksyKUQYzZY1PsIYLnYib4dUsWqxadCViwxT2r/LVC3tagcZ6ECJovi1t8IRPQ+bl4Y7/QPlGEwGY29AsIAHGiwD6n16wZhkjNtTfQ1VxhRr9dCH7VHoxdx25IgCu/Y9RJpY/vkvRzbBWkU6N0dPcTwf+cLXBgVvucDSduunUHNv7UmtfsMIYkLbRngShsIEkL7QvujHg8xt6u5d3uaRbpVyz3hk01Pgv3/2M5cf/XrnRFuQV3Op3QMvv3I/US24ifgqFi/4w8aTvsGoj7/xPdH3fH4O0/7io4+48Tv9Sgb2fnUVV7yHlJrp6Dlv4h51m5ehoa/IecA3IFr1N8eoxWBg85r+G7h9Wxh5wv4Rs++zze57Mn4QDDZ4epOLTaKow5sy7+HnO5TL/AiU24AS1oCliLB88/AEzJJCSexf7uwTvQ63H+c+wt+0FEJYIjrM7pTeY1Qz5qoNXsIRkKewCLpT2sG03eLgT/iz0I+5sJ96UowAYFnz/HaPfYEkmW1CoZhKj/gAtSbNTBRbNuZzEoXViRgtDHbCkWm5d6O9A+AGx4DYE6O2jawW9xysvWmpSfloQPSLp7JdnPSrK74AlDn03PmLSpuqwFwLIYTDRfhi4BW6c8fNrB/2qX/1YfrXntNzzdSYFb4WonTYxvR9MTztGtUDGoPI2ZRzHh5PWYeZQnHDbOSY+Zb2KeWawTWfSEc3Rr2Qzhb25tQTaibvH+B5HPrtZFJHVsKwxG3gn1kH1uWyr7c9vi7M9tS2VPL2Vlf4G+bf9uY4dzHidzIzR2b9OD+TYpz7ltaJoKtdtNd6Zt/YANdEhrp3PdTdyT1N7U6HQBPEXsec6VMLPv4VhmAHIOP3sGx5LgKfLssG2H87E+P0/nH+G8V88X26ge13CjJDcu4MZV3KAiXnFZF3yawX5Itm24sYolSw4w7XIyTZaT2WTJkgMoq10zrNmZtKh+8JByx11/pzstkgE1kjtpefBWhEQAD92/imJAFFGVFu9YViSrtHRCxcL0Wt33s2/hvz/eo6qrp9fqgqp2TK9RVfNXG2NMspH5wisahYamMzyjs3LbppGUTmpSu4+nUrX7eCqu3cdTqdrRS1m1u07ftn8TAN44+T06uTElT25OSXU/nkKrLzNe0a6k2XPj7vRO9wYszoghAcjZ/lZdI3HWHrCALAUVw6zmuDuOcCCAjcB51x3hzGuOcN2NKUGpYkX8lB4VS4LwaRjv5lRLID7Njeu4AUyr9jUnm/+W002znDTNcrpplrOb5jYa4Ba1yC3dEsvcEmOwwHVp9Epz4NhOV7VdKdXtqZbw360pw3930sW4kxTjTroYd7KLcZRYu/0N4r9ZnPwqnRyb1uPWtJTrzlRZ+HCSXoZ2joat6ZDFvtlpGIjRcIWAxkVM58ya8PlnwHOpQfs0gIrj+pi42ILlw2Q8p+n8saPp/JEOiH3ZEWzai47whNrJsbVBuquOUEqVqaZXzAWqfQkvV/d9+cHSby+9/HsZvSNYUEGqd0TB4jz1joccDt/t8xz7HhI8sQ7ZV0vQpr1Zgs53SNBr2jtLgqas+oXsF6wOuu/a6QYpwVrofnHS0H1uOlWOuem4HHPTqXLQS1nlOAHqnqXZ4DhOrtDJSU33eU33uemyGX+Oa7qf0HQ/yXSfpFfX0v2avYrYH+lg5FdsIfJxTcA5Q2xEQW83iXj1lg6FXpNQ6HwT5J3VcdERDx38wioRYodgJ6BriNhET6b2g/8HyK3JyVHRhZw3bZlPEEi9fcVeTVae/lCHD2woWFHFU+m2PZW07al0257KbtszaMFlatLTOJlTNDPqtn1Pt+2paRD9rB13kRP2DHNBegCk2s3pCp/Wgd3f1G15TLflZRyLDMeSa38tYDwWHuTOTjMWC5+fnmY4GG5OUO296RYDtsQ3zuDGOW5Ibrj5pOFOMZqcnd0PVi94TRtdTveDy9n9IGvBS1n5mH5VRyfoB3ItL3dDVxbAiPjesULkZWC1st5C/PstV9ayW0/B54Z/8v/8oXO/fzdTcFhlsU+5LaxvWWJL89i5hMfOpXnsXDaPXQAnXaNynsfJH2OM1Dx2SfPYOeaxK4yW6KdaFCGjGN97r7AZY+VwjwRMRfubNUjo3FteEuZ7TnjtqGani8ROr2phjk6/hOT1EAU+ei25voDrl2O2ejbmqs9rt3bDVByGjyRuyOWVDrn8N7vdKkyi30AwKDeNsk6C2N+1dfe9PIXxacy5xBOhIw16aQr7v6qAGQETYUE36CWeCAvwbaIG9bhBaRS6imn4T7povJqSG1dw/AO6cXlKMrg0FRawjHhT53aMc7Mlt2NJbsfSuR3ryM3l3KiFTyDxP6zS8DslN+Zw/Ld0480pyeAY5YbVyhEoQlVem00hydtp9r49Ged7ezKV7+3JdL4x28xC5n+fandHs/ftSU7co9V8XjD58kDoKwuFEDYYLJTujwd2urvMpDS7rSVtcWfSDJxH02uVo9vi0h3dlird0W2ZpXsTpfv7WCrh5B/TyZxeqxzXa5WjvFbhefDYNpmE3twGczCa6LbBtGCSXg0bNCPkzaTURVWZc+ORFrGcKqY+DDFlINlZbCAJVQsjZ7SMeNoInyyFFhE2o6Wx4QORSPlmXUuPmLyOa1R3mr+XkWrXvtebv/Tot3/0vT2qa/U40b2gutPCSDdmr+ZDDou2Te4uR2UVdGMdceRqmh+uJvxwNc0PV7P54RrY4KcREkvzw1UehqeF8tc6Kf/sTnesXRDKX5vUlP84pvz1dDmuJ+W4ni7H9exy3ET2/4ka+QZO/iYVaHlSntzSBbs+GVP+xqRQ/uakUH55Uih/a3It5S8lYujZNOVB8VOa4vNaDL2gKX9dSyjXjITCcmlZUx6CJyj/kblZ1wIoKH9ZC6oksZ9myhNxBVnrf9/DmNdMW8i7mrbnkcr8OpQ9mRbsTyYjzMn0CHNyKrNFT2FA+XdU+Hm9vjjJ6wsllF3upOxLO91+s+w5NaUpOz9lKHs6XY7TSTlOp8txOrscZ5H9O9TKZ3DyDTp5Ty8Bz+mCnZ6KKXtmSih7dkoo+96UUPbc1FrKziaUvWGvouzHtlD2qpafbmt56aSm7AlDWRZGa5qyc5qyb5qbqwVSUJbEkWu2pqz02hspyrJkKpS9hTyvriM6nUiPkieSUfJEepQ8kT1KzmMs/MkGUVQPiie2gbKBUHbW7qDsaztdH+MTi+tmtD65LRZz0+U4lZTjVLocp7LLcQbZL9KK8TROztDJWT1av6cLdioZrU/r0fqMHq3P6tH6vYzR+lwiF8+vpuxxTVkjGZ/VlMUqA5TlVQYoK6KxpizkY2XEYzNaQwQGZc/r1YS/0z3RSdkrKcqeTih7BqnMrUPZ8+m+cj7pK+fTfeV8dl+5iB7x80TZC7prnOc+e9WCVDzXSdhj9k73aV5oIg+tHro41cIuX9KUUIsnU91LIv89KYuJA9Jyb+qWO2Za7qgtyhRGLSuxNIg1x2sQ31j04xaSvZ1/l2qh5+IGegEDb1q+K/Byh+W7QiLf/euUDvaKXR41+84cLYd93JQ94fbjj+KX/rldfrdeyB2x37A5hnpOBMM5+1Dkj8LRDtWtQ128S2Jowf7KGrMaXDtY8zTl/k/z1YpljXP0TKs9ztsZ7QaiHlI7PgIN/KS1D8vCceeztLDFxhIbn1tuPy16sfYIA2yAVIh/Yd5EzY1NorCbt4zCphZTvVXbLiqXaNS1qRhbqGuUfWLXdx9WP6W63j36YdiTGAf2wuZcucoHYfsE0avmWXahQMJhj+pbCPvTL9dXWjanQycWJUUvRH1pbwyzRbx5L+IuLAEnJr7zQiv17hcBo90X9lby5WxVeBEhJI0qvNihCocHdPHTVOEcfppV3imlOFHH5z3Nag7xB1fVrm9N/b6P2uW4djk4GVwR7inSn5h7ShyZ7SWOZi7a76cFskleOURfxtJbso3Tn3Ipp9Tdu3jH+Z5L8L1/aadjjtAXQS62pKy1/zNxpAOO7N1nJxxLXTq+/AI1Xpyz6Xxx7v4YdTPKhU+p/0lJfOpAL6MkiLrUG1PlRVhp5+LLL1S97yPlXJIytqlsBD/I/Yje640ffAF24d9zHulG/64/ttFnkw4d9XYweF9qlNCuUzmt6/+PexQs33KLAuy0uLgUefGjxX1zHGhj+sJSfG8+dg5b4oDU9HnfIn8aDSj6Ryks/H/mFXGS6nxlMewD+TEMzIceM3qv6nk+DcxB40uU+yAafHjP33zYPqoGD3+IJo5Rb19InT//SutnoxyyUTnqtR5Q/5iacWLza5PqSSXVk07KpPQiUrLDWllPSveslK3PrbULUB6l/A7A/Qexk7MyZDN+I2tpwY1DM2C8Q8yCrF7x239gJUwZPGD106EBZH8fjgABHbph0ewjBoYvzPrSDmsAYJdwbfNpeC27SrPu01QquJJWHrCepEP5AesHATWx09lHGfmY7H2Z7JH9nC0B9e5uTs95Lpt+2IeNd/t0lBMjDDHAyIsBRiFtgJHH7m/aACMePRgKcJV2sCgJlSQh9sDHVMrmyEMhp98fFlIegCmDkiiHqdZx2NXWXwiLHa+pPM9EBUyz/kJsZ9GB/kITEX25FPnx/jlPRH56IgI0coXGlYypopieKiqxnnP1VEwNo2wzFdsdUzHbg3/qVFxS5bVTMVrYlSaniWRN7f1U/b+P2ttce/vTa18WDAkzValKnGQ8L5GsKZMX5fEipVwJ/SRlelyJP6LpoRUCE4Oq4cAmA/EN/RdbMIpw2B8SzL8YcedYZPDVcvlrvg9jHvw020IInc19mkHPty1t0ONBQv22lbLYOJey2DgPjVIIKHa22MDbheDyXRj0mPTPuun0jUEPp0bpxAYWycQPU8/iI9JTdoUl6QtstN+EAIzAHdW0d1ZCI1FrHd2D0DBjMGyP77zYiupLQTmqfRLQR60T6KO2CugDwnWQqMs4vfr66bmqnk7P40udXjXXgTsaAMW2oYKD4A6cB6pykLIs47yiygcpMb5fxn0dXeIqsGdF8VPAMHqZoyu0+2dY/VNg+G3efdQmSZecGVW740SVNg2abf9AKyMeRSmN/VtDlfdGlZQJUz+WFcYwqYsNk1SXtjcq6DzqlEfQrlClKgdaiDOR+j4w3z8n3z8bf//5coplkMwqlrxhJyzJ22cRrmxTsULwG4kRUT1lRFRba0RUSxkR5bOMiEwxkHy6GHVtRFT7RCOijbERERfP8HguXUExIupI+WlJeF0jotFOI6LfgBFRLmYhY0w0mxNjog1iRc32icZikee3f0GlKV+q+q42LYKZUV5MjOYd3tCAMXT2xrLRHVxIa1AvZGtQMzeW4UiO4BVsXVtMbSVjIhQtQbkNp0+OxwMQ7ioEEdle8dLeTFXrYSusQ9Zxx53psF5mY7d3aGVcf4dddmpoEvj2NXRZ8eKuqP4wPK+WdXfFFw18EbDQkj2NxTsGW9M7BluzdwyyjKsQEiVlYNVtDKykxK42sGqiHD3ZBlamCOfSarBz2WqwuzKwYl0/IpAh2E3Kxgr6RzNhNNM2Vsu22FjxJjZx5HVbQpSx7rFbazibouE0NlZvOomNFe+fp22s5pxVNlbHHNnlm3V4d2E9TeVcmjpzCXXm0tSZy6bOCRBlCRsimjpzRB1tx3KCKMOkOL41NPvJaSpcTqhwOU2Fy9lU+Aht/SvYt8XJr9HJVU2FjzUVLrMyEkoxhN0WEkDOndcaxZO2aBhP6BZnTaMlmsbMOf20qCBF0+g8YJ3TpLi6LdmHv7JN78NXpNYfb9PaSHPjo21mM36tQhGYgzRWfvtHMaf+S1rf3fwh7Df/wz3zC6qc2kfqXYjXu3qrmWuq/Y7TjXotadRr6Ua9lt2oN9B0ZxVxH06u0MlN3ajLulGvserZaBFzWouIYeionegcacmAzV/qI8+IHvZp0Sw+KZrFA9JWN7fJzjN2ibbJHnMgjbSMRuLdaX3jxjbZaYZxbF00j/VY88jxYToVkLo9/RT0XQrqKurFemYhwkKx/HxrPh4pMEJo3ryVbsZbSTPeSjfjrexmvMObrlT72zj5dTqZ1VsgR7We99Y2sf1K6WqVcOGQMGG/tGIgrViRVvSlFT1pRUsIsU/osFeT4bPSoLNTO5z75fT2NkS+4Q0OtumClduu5PoOmnYaQVuM8rarLFtUNM91dWzOX6j5xqo9z5v0OcxqZ2VWExCTfCIQhoXs7UqfWtI325V+x3YlkNv8T9uuTITQPCAFi4k11dqN6yC9fVnQ25fl7O1LU67r6XJdzy7X3W5f+nr7sqK3L6t6+7Kmty/rjCWnZ+Y8BoVkk+v2asOqm1pPf0P3tGNm41pvcp02m1yn0juV83o/66S5WW3JfhiHfHdi0yPeycrT4isO/Bt3nnmV/zSTugb2BEjeZMstETiPyjxzY515ZrVVg2n+2+nmv53d/FlWDZotTu1RxSVmCl+YYu2etpW2Zihoa4ZytjWDKRVbM/gd1gxrSnW31gy+tmaoaGuGqrZmqGlrhjVMcSnZHzu7milOaaaY10xxQe+PXde7PNfMLs/H6a2wq3or7CNzE0yBrTQwxWU7NhQ6LUzRoPV8fkGTmA3HhMQ8083f5ZanacoT6aY8kd2UWVuesqMpBoontwFzWAAA/KjAvjsFHaRP24Xdz3pULJ7b3ivEB5WZ9v1mhUzt9hIIkWg2ujkOKseQ5fCQPRzbXseQfTksa2ShgsBKClZS7wI8WheJWnLds0DLymBxPjJB15ddVuaay5ffYB/i/NviIx+8FVF3e4t1mnlaPuepdZ+mhp2V/25/x/qhV+gyvfpNHv1Xr7BGjMiyJIUIzNn824uIpNKNgMkLlEOexINu4FkjsJ6O2t6dRNB5W9qImO0f2UtUAsQm7BJJH1u5ZeaOSmzCtnr/2BD1VJqop7KJepf7x7x37Ou944reO67pveO6Kim3o290bHjCxK0AVSZLePdI1xiTmXVUZk8l/eMF6R7P6d7x+VTneFb6xjP6VqUl8osv8gv1hmSoiTvFrrhPfFYis8SzqV8WUxTsVyaz6aXUVuiv2+V/bds5BE8NGE5LedCvwnnXCRbj6KgCFwJ08CjHsUSBhnsIELeMpsj3lNzz+Z4tUOKIRUpf2Ai+nGMgJU+QdhlfKQc8xrxEYIb+Jy/R44DxmusIBlsQd2HH4HeKnzCQRCGKANvJQCjj35+XKkBq9Q5XXmc17xHndfdIHjFdGF/CiaFNTVC0nGDQ2oiGCMK+n1bO+gJKm4JjS+G1ZTi/l2mFW6alajms0Y/G0zCgX4N+gKnupl+Tfj3062UfwZWWE/bhYMX7MiQyFpY40OdgJjYc73Uq4NUPoj1aGAGopxWJP4H0aK5LJnSwgOMWV5rhkAIWK8JcDX5/RacSDIKIOTV4KGpp2g4CQWNYDR4IR0zZBmcixeBjQ4ImphjajC8iKio9HuTHG3Bnoxrkx3wRw3wu7zHHaFO4majRantQtbcALj+oWl95Vw2e+UmOm5pVKf7mewCaRNuFrRhoclDDWAwyjMWWz7Hv5SYNNbk5gZoc7ICa3KyxxjapVjiIgsdQk5s01ORmDVM22AE1uVlDTaa+A9DEpoz6ja18y85oqvGVg/T1ZoXHChebyzSVjkosi00xUmi3iVwyFt/sVj1KUFGj8fgmQi5tVKEEwjBopIhLgVvR1hRqai+9BwjTaCIFKlo2EKhjjH0aJ1tWVSpAx62qqlP2HbfqqqImBIp1k6CkmpQR2DHsvFVjTNaOW4EaplYcUcMqd/CVqmsiQwHjg1r/Ag1KjCYyj5M6YG1x0qCTa3B4RvyqCzjpEXBcT1Xo5AreARbJWZwEwMDFCYJcLdsadu4KTno11i4D3ALEQjB1C+xK/Yq+4qft/41msBi1kp9/RQbfSVrvM57XWvqzPiyXPTolpwOY9L0J96xNo4SH4NTRAI6nbQSPQpBOL6BnPkAR/N3utMBIjgm2JJAmBxhpEug9zWR0znPceQ8uS6NW+XcrRfcI8BnFudHhAN0C6BO5CModeYKDzlh8mEanULsslHvpNaj3dNveH+VamGmka5jXr+0xx8hnPI8Wh+UVaIsCoG/8ldBmUJEQW3HU8iTnpLZ30l73ZRbb4s2fl+3Unu3Lb6x+fO3IF5PHvsWPjXi0/B1quQ9SwtJP/Fj64sMwQaCTTcKKqHGjanuPot8TLZqNcoiAlzsgthFnHu5/Q3QEqv5OVKNB71EWOXM61B5j19UY5MoCMDQHrMu1Z/3Hq8SgcNN3Q0TMBjh+uz7TfvnLh6KGmf90SapKFwPQQFVBsKwyxJzqAopDg24i8IfLJEdqQvoumQK6gJST43ncxQeOjiA2E3XrD3P6w5zhGYRGwRMoDzgVF6mQrMSygwcO24eCQaFOdERsY6Jj2ANmr9BIWAEUFu8XgZtohFn9lpuycUhOEUA7xwFhXQlxN+FQP6HC5ASiSEEtw3dJgF2MihITke+XSMZejKg7iJIaOPUlmriLlKbNQDj0Rt8CTAcWqZP3y5kxiThbENMKzMcgbRh/DBIpi4O3UZkYOKO6v1peHb3O0vFiV0MXBiftqMpbk5qPNJpN8PeAsM+EJEYqCGRgnkbLLpC1yvXV9LQ0PS1Nz5rQs6aRj3TCHYnaSBTEtkHsqiZ2Q6ea06nmdKrgH1sTG+0voiFQXagthOBMvR6h3iAGViG/qVS31LCT5J1ETtm0DGgi96aJ3KcrLUSuaCIPapIaIvcxkfs6idyv+ijNmMhE2qZqwgxkQM4+kcj8cQaRu2VGZ07/vClbbi1JPNFkUttmNayNFQMjLT6NSQyrBI+VkV77Mv9l0YUm9HJ6Z7ttfwUZBx8xEuEBKls1uO1Uimv4zRSPC/GkanSWMjUQeNgmeAb9KKuvd6VLuaZ4sE6CjQQY7JtxiQJEYMKsSDNHrjxoGUQhtklCFHLeePymXf56XwGKwRzvjruHGUNu2TsUFenDolnL0OI0+Hm7o+sUGYGPhtKPN0oMkSKw9p4lFt3FeBCwhCVe5zTo2N7FC3iBEoa2sZTEV+X3AelYxuE1WsDQ4VUEScb63cbhS6waUIhrPoO1c/BPbcmCTv8Nv/GMfP20fP2kfH1Avt4XVnX55gFrVeENhCKofwLHKm8gFHWs8zK6usfVQhxKqQzgQU/bKXxQexU+aJnxQe0EHxQAF/RjfNBi+7SNkv4Wl+a0HQKJDbt4Jr6ILbE1PQSViUPXqtzSPE89VZVcN6Qep20TdaWO3G0Jn2w/gQktOzuMCT4vAQEwaasAUJm2agAatAb8NUHLLD9qUF7VagpJqtLolPpv2oKdylnAJKDIe7rFCeix6O8l/nvF1jyHT15VxUnrNhqpyg+vAROOjjcgY9IRInX75Gh71m4X+INGVHn4x2nuv2DtdLRH1fHtKS3G8e2xIc3x7SlDGnopy5Dm5HYoL6gfndguSovj2/VUCNbyHrBueIiWvdu9gmOw272EY263e4GO7Xk4Jo3h26roIE9ub9HtC560xwYq33bZCZJ3t2uOZ4ZIuw9en45LfX06Verr05mlvgknwX9PI8gN7S14nb190eAAdtBFPaGLOoeiXpWi0gd6b/XmNIo6t7qoFR5N5H0pLtNUxzJDABwMLe1dX5rhbe/pR6IacwIwAPLtadHJCT6lypO0Sdz4HdhxQbLiF8+lXyyqOjWxo28X4RUS/MCgQNzGSLFdghRL6yWU9EGDpRtxdJyqwcPtBtfnwfXd4Ppq6vU471nOhIpq8u9CTwc8bt7UiN/MQ57m182LeRR0LyNu0jASPCRDzzwD5Ry3pQ3PGPaftK64YrxGHHzOpWkczO9GpfSuVZP7hRv18Lf3E7s3lZxPhvzstEvzNx3PujQzr9sFaG3WUKU02HxjfqWZmF81VMCKzPjOi62VCNiV0FRCsu8D1GJuiYaRPoZaXCLprZkkB1BvGODqgaeHz3LCwlfSHe9K0vGupDveleyOdxX97UrPDucj3fGupDteTne85m73mu6AV3EsrdMRNXdTWnqL8er6HfHq/7sd8bT93XVEvP//d8R1O2IZXeOSFXeN8sN/g7qGop4hIRjZuiLNpxe3x57aF7enPLUvbs/01L4M9rxFFL6k+fTiduCZsuBchN3AaUfm31knIS69WxfiXmY+5Op2EHcNYR1NWNjCCjntmEoVU/nypLWXSg86YraXN4ifkzeKQGA8pruEjFBCRydFR0fT0dGE0bJHFIctZzGiCjrWZP1KdKynXo/zlgHwXEIeB7gfECpqTMeafrMmdMQcqF+soaB7YWrGtCyDlhKSXviMCmMdMPHgapBDEHTbNiCMbAbMAhcXFpjRdcBoOxJSjvivJdjR+pKBohHQc38svT4Y6S9DYOtxppQaQMFrJLsgqKjO/pCqPVZ1BAO9zvISVY1HqiTKp6rtZw39ri9RSesQSMto+DRSs04ZjZFRM5cSzjOSs24E6h5ehxJ+NQroxU0JCmgMtfnLtsP6ecGz/vHXDqSVMvR5e9YHuqfVXunjP4+1wvQLANaMdTKL/MHfeG0mstrfAfI6egXd+amX+A+1sJf9aWDhU6999OXHSJrz2v+5QEmEHhZ/QKxWSG7m3Yfv/6kPF8sfDZYSHVfuSP4wthYc9gszJrmAtOX9cB8bP6foiMF1nq1+eSfcZ1Q93IeTMA2+6+rBSrCFh37SpznagSasiDCccvusk6EK44iPxRZWuFoVxkHGEJGSMaxDC4azqvpiK6pmq8LqouuqrqMKW/V4tSqsvkoVVv0kVVg9UYVxXLlAr/Yb7T2qwaqwIlRhNCCLKqyLVWHdrArrfifqilVhRU6jS1RhXYkqjKPYF7UqrAtxdApQERGzJqqwnlWqsIYKElVYA8qOXtWAzqSoeqEK66GbLmP1l3iVK0dL9UKnQe9gU6yIHrI6rQK+h0jSy9/36XSKOp2iTsdXffIGjOaoxxYl5QJS7lIF3mdhj4o3HdV4pFqWQAABWpDVIv0IMYWIX2XWpWAfNdGMtJLTobbsIyH2ALVSFytJapR5UbbYaDzpV3xXDSwsRlUoSXoU36+x2qRmlCRFDBJhS1UpTaIFhrGaai1EG9SGRZpPh+RslZKkiNUaKEvzvf4YFGIJhtEXbTQxQh9UKlmasAxdWBG6sAYSN4ykMZ+htioKJYvQhRVFF9YFguRgX5AQ1NIEtTRBu4SgXawLK5qEOxLNIVGY1OdE8Snk7dGpFnWqRZ2qD5lUyDvnMXlzQt6cIa8tBBwUAg4LsY977Lgp1eqTOnaSvZPQQ8npBk3o/jShW7raQuhAE3pYk9UQusWEbnUSeki1KM2Y0ENa5dlSGzJVnp2E5o8zCN0n2jCfcdRcU7jiWqr4sEu9im5UzGrcHIP/+Qir8ZErDkhXcPTbV1z4KEFuHUacpDQsHdRhPqyfiKrfsuGYFFABfexIFzD0wi7e5+24kmqsoyjjkl/3pHwfYZgoSnAUqrt08K6kg1MhPepphbWjCJf8mifHq97aYDWd2t8Jd6xTx+EzfJzf/sjD32NakPt5rtSbsNy/SKwv88c1h2RCun3CRfXGnONuyK/NubS4wguzbjjCJ8tOqNi30NHkmPM0PWY9jnF1/sgMj0c+AC89Hrlg9AFHAB+7ms/K1dN0ddFiHy7s6O+VRkOhLWgXIU8j5ohaadn447yCv+4ramSlZfFfm/86/JfuV+h+VOCjHfXz0YlCPrpRxF9b0cZX6L+29SiQvuE6Rn2mIFF6qFtdQvltkpI94ZULOI5gww4nCvt9OMF+3xxir/jxwuc3bfHK/MTm7uLmzn1C23Wh7aKN6daLIj3yd+nI3A1t696PFhtzrlEdmdQqxBhi9JVctDaXg8qUKCzp+iSxfk5UjroCUDlSUqeY1GPOSc0CZ1yaPuh4GjtGdJx3IYb6qp/KlwOlqWQ5aamjOWm52Zy05B2PAzybBrkDRyJujLfR1A6gqESLFnwoHhNV1QsjTSV1oSWrE/bieAPWEHS86aDzjTnEfEUVhj26i932hHluedKRlnVfuam7Hq3DqceetaUiZ2xJ5LQtFTxlC4/P27ri2HRAH0AYTF8jWDuIz9SvvVp/Zw+jnNOzvcZtnp/vigEx+TmPcgFmgrxEgCsiAhzCvBED+Gojnvgq4nhwGeOWHp1uUKtF3Gofg1Rn+SY9WrUxjBe+giJdcmWcuqjpdcGVNjzvhsx051wSY+n4nksCLh3PuqFTKZWFYaB62HVHxq40ff6l0KdM9Oky3hUFaqZ+SjukZoqoKTdClmJ6XHCF/uddocc5Pfq+5wo9zrpx7aQ6ppP8HhPiiguQZxuVmfVMA/OTG67mA1dItKx59ZYepm5rnr3jhgWqU0cbZuZCnb5C6xWfXT2p2cbdaZElwSLj7lg0yhc2LlS0iS96SM6kbEbhSLLpnbCPE0BRpd3v6Ha/rdv9lm73Zd3uN3W730C759LTRTHBYAgo/164ClDWHuWD+lIfwOzaH7cIWruHXR/74PopeAQNnBZiCAcWGEjKh/hAUn5da6yrEm4M85isIFaaNG3TPaJf64Oo+52VIUd1i5OvG5ZSXm5oCWLSFr1D9dVtxW4NzUEUr5lhbhOWSDTAyFVkCz54gMEVmE24YDlQFMsBPdvRqgmWA/+2mi9zaG33de+Iy6spvYFTgHdgCQdEkC4ACKOCqwoiNGKerrGvLy10bYlXBnmIGhHrCYky1TFhFthic82sWeTJP9knkgV7N4/eCOJqeXMOtJxjziUHWk7qcRit6HgBo1WRV2M04uBk3iHZG+HSoqyot4MyA9iITogZgFpeZk+PV+o8ebLMBEC8ogDi8dWzdIW580nZ9kGME94PKWLufIauaF2BHUnMnQM8Rw7wHNnPc2c/z539fL+f7zcxN9p8tKMWH51oiI9utIG/tqLheO6EBggx1WSxJnjpIogVtaxVRO+/gmM/7GVwMoCJFCewhZl3VbdRwcj8aeuBqDseiHi7jpapGlo9HovyJlMM4y0i7xBRegMRfRh+7NwSb0I8h/kzi+k0P7EeluYnHDE/udjeYT3eHdfokn7Pln3Aa45AzRcnrTk36Zn05LYjG3B3MBsVAbJOHEfHoy6CfwJuXXbt3nTDCkAm6DQAiElx3N0VjXCPqeBiOlJ8UcLFWBTqcWcEFq/qHUozfIc9/tawotEe9TAzWutzVtNwVtNwVs9azjIbn3NO1MNIpNhE76Mf0SBs0W9INkJ7gDmX7IRCEcY7oXMdkkWxfdnhaV42M5m0ejPzIyfsxvGy7icfOyT60/GqQ0sPOl5xAJVQVEOaci1NuW5NuT5NuV5NOR9RsaRthIC2ES7W8MyHCc/06I3Z4w62HWmad7BNR9O+AyhZEgMcavkeKIaZh267wkO3XOGhZVd46KYrPHTDBYecg4kaffyeLVu0Z21hgTO2sMRpW1jklC0sMy/+qfTlWLzLotLSBfPdgRTbTbh709KFFXPujZhzf9/mnUhHNotv6fos6/rd1PUlWYq3N6/rUYtE/l5EqFib3u/ZcT8gcYbekVkK/UGyIAava4YPdAdo6A7RpTtIj+4wvQiBF9emTq0UUAs1OA4nmhvTHSs7q6npjckoc5mNuazEpzWcVvi0jNP0Tix7GtPMkp6wqHP1o9SQ4yK7FY08xLPNCBtHY/rx0Lo0S9DER89gROzijs931EMcjUjehtmx4jOPg8pleuUhOoXNpWjrsLRl2RyBOVzdzx0pvJ4/Un7dfsN53T3M1scXBFdUOfx2Wv8VRHkEuitALywwFqEv81gxa5pl73wEwlMlat0StXIJwaephUswVA8DEJpjGTfYWTzsujuDX94PKoTdrN4nQbYpNj4N1g1jSdszA8lfdAdRL4e466MxPzsIXTSg+ji2scR57VI9GP7pQ1tiGq//YYumyPhDHb9uSPVyaD0EOF4TVC8aZrthk5XNb46ojLDJkaI13uq0Q8QIldh43W0PPxPxOGu07Q83siY9l2lUfLbDizNlVTxvi4q9m72TYPjZEb9eoh7neAZlQLSNWHjCz2XWToLY5yCPwFgaJ7NY6XQTybpj22L5/jn9ObwTYXlqQtnjo5f1x8+lv4X+pT+jqqMwIA5XDoYhLWP4YoguhrB50gM7jCFeyuAVLGWaos1qHoq6WZvl0rgMI+Flbe5bVyO0rl622W5YbHuraoMaTt/CaD5E6S5rE99ADaoWXhiK7XlrLOukbtVUkytiPVn1Ets57FJgxSVVr2HvuIZt46r+w0HdoRxn1TgL0Cw+0+1o01K4WQV4FuB2Xf/hT+jZllRQ8fW6IP0G6Nei3zD9FP1GJUKoD5PFzSvNcExtob/j67DZd5Gu3pBjvwr7EHVb8cLQLhPdM1EP29n3Kjot4BStNqR62OC+wJBdyzDQ507fQ50eyyK8zD1VjcEkv096lVwMYro2j8dxZ4N+zBcj1DrNtos4bE0Y6pNg8pV3lX3mJ7/HPvX0Ol1qb7pHwZxsVY/6XNyjlO4R0+Ikk+5O07pDqHU6k6U/hVFbuiMF+jvrbjrS1nRH2prqSIHCMPVnSQcIoHnlWzRGmZstRcMWDVx0c2N8U6kBhdHwz5KeMKCGgVAlZvnm5rAapfc2iFm+uTlKEtNGKupyPGiaZEvUAwc7b8HSfqTzFs0Zxixffz+UMuvv67wFs/4NnbfqJAwAYaOHprxXSOrgbsvxB3m5kGO9G0MTw87+GgOmir1+jsYDttfPsZKOHT/LstrIsSk/ImmwKT9DIg+IvX6Ohhm218/ROMb2+sQxNLAiujBDvKpNbIT4Ckm+FxjLw5I36Ep77yG6FM3tv8keRoftI+5h53X7iEPLVsT1zL0u2OFOCjs8mdydA8YpkOV75PT7SQBFVoblJq1ZG0HSIDnlJuDPPuG+DNtIWOczsCXw8cVW8owtX5yz4QmHveXCW2Gxgv3u9rQYol5gpH/6RO9jQ2h4KzaCv7bn+eSt4Jds432LRTFYf8I9AVYQ50S20Ax+2daZ/4GdGN0gnhmL31LOt+InDLUEhyOSMuhvVaSamkg1fkYXqbP8gUGbJKGGBFtDWDgxZHawGq9xhOMIQyhGtSbLET24HUsjKSmAR7Buvg08MnrH4YsBvCNdTOZ/6kccL3eAmIW+6yPe+1MxOorf6JF7PTRm0hv98r5cyRsSWpOGgibLHj1aWulLpdvNdwYQpJa1AX8KQaeV5DEoqUrJ7qIUA+uWYoBnJ5Zn8iTP5EWewa6fk9HwPTrw93c79joYe/Px2OvosdfhsXdIpJkePfb2JWOv0zH29umxl8YBpn0y9vbosbdPj71Ox9jbp8fe1HcYe3sy9S7fgl7kYMhOc7jop4v+sli8N2DxnlcN3lyts2ARYlesXwbjLk6dY/2uJxDY7MNKwnthfumDaAhKwyFe4+eZn5POERbM4irXXrZngmt2CoUNm8TFGOj5i1GNEQZgWJzH4TVoCWk8kD75UsgGSqL7NwPGMfstHCCAwslnEYfTNvvmLryt45yP711cSkYA6qKpMYiX/zLQUOlgBoNgrTqSXk4VdgvSuMMGDYxgwuF1urRXf2m3y7jWCMTGTqgrliMAM+WOMXW5Y0xlB9Xy33Gc3BETATw9fiYjKG8V5g8wyJIHU5QCRoQCx2EQNQmcT8WbFLu/BdnYzRKsOjYVsQbOy6asxZQG0Bz2fX3e93XE/zTHSgcMfuzOfoGDXXRq5vHwK7QY7J+RF5IgK1gg6nvBDLu3c0usWO5eXkfmxNQ9HXP+n/UXfBi1vy6hKvOHxUfXlZaR2OiemIp9vBGWKxhtXbb0rqQMvfOrDL09NvTOJ4beeVoV048NveGqrvLBNzhAfYVjfGLIzgvqcEHghmGrZrks/ALJ2MWua8WETC/B0juEvlrOANuXg4FWKTa0K8FAC1C+GblBQQyokTxbeeeJk5x+Kl0FVt5FlANMQOv4/bG8oLNHORF59qsyHGFbHFqBwpflwP1DbsNpGGE6aY7h7llyD2tZHl2c9+Tp9FFVeoWRMktKsKkSX2ir7TxWRQOg1FFeI9rBQbn4RBUeERZA7AAzTpWIijPoBGxbljdWbQjvTRX/tg1v+TzEG/Gno6SeqMLJIY8q5VVxBtKMAys4C1Ni3jTZH8Ioyn0MRaVRCHh65XLmFjEXkdXedcHaLUw4YPy6tO+EY/0IutMEWnnC8b+g4yWDo0qGhbQhnrALtACwHEZYZ9ThxbCEXXwYI4AlVH1/NU8Ufnkm9IRBYPObN7n5YQP5YA+hxIzFs04eDYqt3xK/GVkzUZHejcoLio5WVEGYUyI7nS8sqi5VWVAAuXL8hcWFxFKYhQ0RHWCaxlZsXAJUu4R2KMYsWAQLErdQSdP1KAH+xtfFQHM3hP26wH7oBr6qsy+1SxQpaWNSZPJ4i7LVVD0HIz7YvGlcs/2tqJtdMuh292NV9NCwjj95syPB8XpxA27KESgdetyfUAhLWs2akB0Nl9mIOM60WR6W//o9tJglLWYRCe6ixdbnSu5P0GXnmfd0i6bfb4t1B7dA3Irxpzw4yOsVCKhfVWwG5ZvOv+ob6fh5U2lpeUta3uN5vRB0o5Gajm4B3pmEyS0NSLiPUYnb1t2rJHdGYY/bsCxtiAGpLtaTLpt/yrWpUtvmgclPBiafAejiOnnyfiUK4joFqJOX/R2MAYlr4nqVpV56QOO4s1rccQGxViGRAsMHhotmqqGbYgS7dtBslvlZUrbmumVb852UrSllk1Eo3RhUas0PugEQ4LsuNaivqgF3tqBb1QPZIwLH64JBBCe6AigiNS1ZMi0RvYJkbsofxNxkJXOTxcEa8tS9rI4xJwAjlsAApayRviS3ZaRfMyZy2QLuvSibJSAWBh0fYoQn66lA2+oWlQVbXS4KtWpLMFT05eMt8C9aDAMBtbcpZKQ/D4sobLdsmkm2hzAQODT4BOBSPT7iwhN8Rh5Ju7ETLuOhAoqrwkziitqZx7U8D3GZtXEpUYvtc0sgiLDS6lZqag6T+bApo0qSWNEklpdGKaBR3LhRPDRKrqNRPKN262iawic0DajDOaM4xD40k1XY7dC0UxGDXJObJt1OBe13RqXcX/VMKyG4NDVVRivpcnEW1XylwKOJlm3uTlzIhYHMUz6HPwkxcbRVu8AValCHc3REyAqX03o04gEtiKnqsoyhimCsXNisFMsdxC2tX2yxdlSZtLE0oYkhLSY2V3ItzwdCXfcxcWig/7yZtmxvt+1XQ13QFGIAoDohHXla2CuxDELCVx2WBftbPJwVMK72QHywwl4AFSgf6tAeTKTJpISAEapXJqaBhXBQi45cgypYpfjXaDiwYC9DNXuqmkzABZnLBhaihmosIh+fzvoWoi7VtThPf2GK3/Vii8b2wThPvKUaNO31c8Fo7ltkxF+iAbrpDHGuz5M4bvghR2wvAoTX5IqCAmCpoiqLPGkCXQkX84DrhW0151jH+o/pSctC4qby22EZnFWEu0sOt1KtWcl3QAKTEBbyQUG/TdIXzfB0GCO5CElRNgs0azcWmLvuD6mb5+i2y0A3qlyP+xlEhaL0t0QyLArz9FjJmouGT1pv0SflXhYmMZvgNnVI4Fu/WP5Tx83LYmOtDElkf7VtvwL4hoMsQ/LyKhdPE4wsj2kiJ6GBRI6R1ZpHSzONXsXW2V7I22me2EV5Irb7T1UR2JMOJcbFAJ1ACH+CRYICX0AifF75EwyszmJh+XmAiH+h1QINmYEYnYllg6eqQLunQ457neYMSOJRJUmfr6srj620HDGOL/HWQJxyHKGCVxwczRjiuJgEAqLdS3UlKnkINIy4sah3lbEFkYPPQ32NzehCl+0caX+0uT3rtF0GY2pE9sN/h9K75sbeoqvBYh0aRx0DFut0gMU60JR992CxtkF07ZdTALoGdJrGcx2i6zScazM7WrMpHEdrdjqiNa8p3N1Fa7ZNQOUxOUU8ZZUUhsMo35NccxTl0exAxaZwd9KFu5NduLsKVCwlOjYNREtbIhQDzDIuzJuISPnZ5Pooru/PjqZrCsfRdJ2OaLprCndX0XSlRCenYSpkS1hdWNzaJgzrPArzZHJ9Atf7ssPRmsKdShfuVHbh7i4crW3Cxj4rp4ga+3RSGA4a+/nkmmPGPpMdxzTuEOnCncsu3N3FMbVN4NGXdIeYBlSb3RF49EvJNQcefSEbwdEU7mi6tx7N7q13heAoJZrbBkBaYb9tiHpqm6hrx9E7DyfXb+L61WzMUVM4xhx1OjBH1xTurjBHpUTLkwzMKz13kqF0bWB/Cupoi+MKxzdu4sZROzvynyng6XSPPZ3dY+8q8p8U6r0phk2wJQYgYy7bBpD2HAaQk6kbZ3HjuJ0NQBh3jDR5T2WT964ACHXH2AZ8BN0ztjHmQ0zQ90DQM6kbZ3DjlC7gsXQLHkta8Fi6BY9ltOCnRYnlAh6TFqRJ880pmv7O6kwvpTO9lGR6KZ3ppYxMPy0QLmd6Kc70MjK9YGfDd5tML6dJcTmbFHcF3y3ND3jtq5oUgNe+gvM0vPbHqRsMr/2RnQ2FbQp4LV3Aa9kFvDsobNvgWN/QBQSQ9TWcp5Gsb6ZuMJL1dTsbZNoU8Fa6gLeyC3hXINMkYMJBYKueHKmn3dYFBSr0cqqTMSz0ndQNxoW+ZZdPeg6C77XPb25fcWitpYWk9k6ZOZYVbF9tQFBj9vh6U6a0kkx6gNbcR8exHRb3prPhDuuUza9b3KXofYv7emmHxQPCN2s7rONcxgcsdlt/wCJhI3Za3LMTMtJKxWNfx7QhGEIOtft22FzBa+EO+xYb+uywuZZfa+6wmQzFHTbT6mvBDmDk2mgwHn0oIwza3g4Lw/rPU7lelbsvqzWWEst7VsrWcyrLgsJpb1oZstqbV4YcKtMotpnbW3BnjO9YPBT/wA7rEqxCZqMd1kVHmuOCo5vjvL5xDsefCXZY7zlSTPAVpTaO1LZyavYVXfLLOLo77Es4LlFdL+oHF2y1BpmwuZe+PMsPxMTxn+xJVWvW4VwmkMs9UubjjtDjrCOJzjnCV7fHywXG/bbKRQYHQricXj6btIIHLNj22Rxn0yr34bYLRHP2VoZpH4Do4tdV/Hp/+nUlrw/J6/06v7E4v7HEkbm/09uZXZ2/ALH/v7HtIwbqDZ1KPNtXqxoc7fAuqgZbXKpthrrCzhOf+VAn8FkFVbDLfwTc1tQiLbEPZrDWnLKhO7EYfBWqg5zKY0XGUJ0JqqtnjAc8UcmoAlRdOY53VXiiJaBX+vLxVsixC+39ALnieGJe8AVR4lA+qAmcEZE1dtMYNJayB6q8XNPrP6K4MIInixJZ7FCOtERh5UArmdoI+wb2BZ3D3/O69D/8l12XUj2gHsjL5iKdPn9Xy0/XaDOKJpVIlrLPr1pglnbz+rK4+/tdXnanF/q8yv9C+U8c2zuSYA8K0z0aoyzwW3/KlvkfbwTqskAreLzf1T65hXJ3Xm2/9mVqy7aER2tE8Jx/48vgSLetCRh0o/9wKHlad88gIcnRW5ujm87RMznm4hxza3Mk4ugcvVSOLrMNcvRTOfr/j+RI4+OYsiSQgjEIxlXAQ4ayF8qXnRwmMofNhGLwRvg0ZCF6GtiItvuDVCaPtZ2+ymvcX5txwGeikrHiA0uVjAUfMWZUCoFpUcIeOfVm6AWV81QVIGfY7kRCmODtMitQ87BjwEYY2Nm15lci6MVK6CYlmNxAx1yE1UMRL+b1H1g9fLAOPvjnBJ+St1b3Im+N/yF5jLtWGgYgdf7DvPuaAyoysg9L0GIhFbgR5eDAaQFE2yr/Rd4pSiA0jVltx13fj/IHxJQqNQwAKU6GAVviNnDMPhNuiKNZF5XFqlHgn6KUj8lGKIfXUD6c/th7uqQ4HhrQRGeC2/Yg+y+HBVbE07e8V5N8ZLNP55GvzHzap9KJM4Y4Px5PNDA3jDILh9oW1+mcDYjUivjMFWRMLcEWAsMVlZj4HLpB+6lqwRhSKP9QVNaIHrrBCqoMUhdYm4zKU0EFUkE3Y1SRGSKnNf++KmGOKHA2JZoj2GxEX9IcUQA0Es0RCFsijf+FSH8LhFngmlut0Iord0jH9tNadx5YZWekzH4dlQOtsBS3a2k/vO3Roj72x2nQMvYUqQYFpErVYW4vS40k0wLrYZHqU1XXaFEtfmcG5g3Cotwh8j/IpgqYOHkuUCVwic9WtWKmgH5VeRTB4ziCHMrvyPhDtKYyRVU2AZI5gbpk9R30YGMPkUdT2gKOXz7IW5n2E8B8WdNm7P0HXrKBC6OnMt4k8hWTPi88qyz2lCi+e3Qne1Xz5nsJxfJUKV0eFISq5usuBssWFi5CP7bB9PVczJOLRlgHajwJFAAIsMsfN6symjmvA+nXfsM54r0BVBT3cDfQ5K/YGk4+kmhDxKqfgPcLQy5EkYDrLnw3Ci2Y8mhT9wyckyKM3wotjjYsOCf5GPK3JJC/UNSXXmxFpWyck5IAmZTWwTlZ9Xg1zklpFc5J6ZNwTkrcwuhvhR3OOXuNPyJATiqwZbJU5czD7htCJ6ISPQLECUycNKaJw24fxPsVRjWBQ0vFIJlURnVYjlEJpaF0XCK2uIvHbbZEg1z0f9nyPPhPdD0I37MKADQ8bPLGyXjfXTIAR/CSsHU2QicAogk8P+4eiAIcngZQ7Lj7LKBpx93nIt6H+1LUZOal05einnePqtxnrC9Tyn9pzWy3rIen6Un7z62Z++hc/dTRow/7PwVmeTnqfffh79g/cRQpvRb14TALpBt6dswOHuBxK4URmzXZpnFjbXaIgyVBKhz6oPGNo8cbMNL1fahKS+Gg6lrpUt0rw5hzpWcNoWe1VOPDcEAFHzImxwbMIsNiwuZHI/ijeG2tRmARpnise41FypEJJ1j4QIiP8MIk+13AKoEP+2EMOIxgKe8oOqujcUMZ0tmx7FHxGRoNIxxUuJHFdjbgI7Jsw9to2yY9z8FvdiOaqN9YF0QqWpVb2IKdPiDfW+FG8O8IU/t9mwevUATkcJTnh3ATDhZj849kLW9G5LbZjr+LlyjDTcKBm5kDwYiIqDG6g+at1ZPkKCz2PAynW9QojTpqiwSlYFM4Wp0CoZ9+NIuMpQwQCqvs4sbY9qCQ2B4U1BgNxGOwPaC0LgOlPfgTkQpknWCrUbUFv8dblG84jla4bFPbjND75+2Z4K8NMpXDrdJ55OYyTf2jYcWVxccYCKcoJ/rRTDquKnqa27K/Civ8USxH6OogHegl3BxT4/tpXbJJr0BoNN6qxsy6BET6c7baRpNdtkUomMBccI8s+CrRJKo7AeOQSUw592DKietnKlHW0yklTYcxSvgexm5XEzzV0DIl0LB2W3hCRqFgtKSw97mJRqW4bIW/urJVcKisV7ZVEC0jJLNvpp8+JmFNJsQOZUwWgESvLXwpEge9tCWuQnoyYQt7NUbsSa+MpUx1xmJTHaa6KbgKx8r8LKqYGo+hxgo1rqDGKqnxmu+khmPSrlzDGDtnQiNJw6CByxPn8lVe34xl9bYxXWTpbR6bnFGFJ5JupaMOecYqkpn+UTXxCjWPHU6oLcYqksqk7SFRWlE+FB4hLqA57YkqrXZls5tR/yvs4ogJbEKg17USQiR1zyzYUSSuJKXhsVFkQb6fmIH5kaVnJhaDdWP9GYLruo/BcA4cwRaR0nyeGqOmkWKhOEE3lR+VxbKqgh17rj6OlF2SXCFMe5IhrDEvDFk0rejwyDostKDIU8pgoYqM53CiwUEoQ3JoCvWURIJ2IovQbLL+sO+1EIcIw77XEsNspYUpOj1H48nLgyJdeDr44/nUPV8CaqED4Z6lBne7CM7rAVDAgpDwjEAzIOJv+ICFiL8RtKY08u9grUTtAWsXHYYR0c+CuRxCQ/TyehfmaqN06AHLWRr0myNFQJHQz6hR7VDMD25oAaIditG3pTY8AJ2rBQ/w4zi2JPglyY2QNL85Ui4wIkT+cI6jSXAI7DcKJuafP2qtxkJik29eAWHdS7KfgMbZvIBR5QMyQQIgg2X8qJblf8Jm4TV4DlmQdauyMogCXp0BWftxrB2AW1/hOcaG37iGaVLs/u2jJ9eQn6MCnVVFScKVOOFAEt4B0154xwjuPiXcYNx9KFsbnLAYuTH4QkPWtHQGfI1aKn5YcgrRhaYW1dBhIJgReyi7iuBpAYVd8V3lLixGvZDlq4rv9yiH7vQYsK8K7HjCbtVLadocLZ3e6F6AM8qi6kV4L5ytAvvCyBZRxz9A6wv9scrBTV7AvmqCjF8yYF/Ef2eAe1RlN4KqFLKCVzoJwchDp9CelbWN6QP2nOEWyxxw0Ge/Wh+xb6kVKyTVAgQGcN4AaQG4NwBlJtxziHRDx6saK+gsfNQEM2hAYwbVNGbQoCAvzdtRjoEiqEFasjyftK6sG5il3haUPZYZfcYW72aYDkGxR8leRQq34dsH9Bh4UAI9Bn6ZjNBlM0Rie1R8PG5aqNZ7NLOMamQndLI5WxrwJToM7HBeoEMN+9W+GsQeOkOiPZswSC9yPMYI5r6E/hC9cZUxsTjsXB+Or0njvEzUp7mwonwWpo45sfhUXCU+VZ+qlrC2j8WnCqMyVNmtQAB5KpjRGAuL+KmocdMAxx7sbv+qBcghS67pCjVcBfwnOHbS2QVdjT0MwIo9qmeRuEWuiUlpGF2cj3o7Q+H1dobC63077OUZ/62oV/W8FSGcRS+tF3s/iIafVsOdofCGPykUXi+ouiSF8MwZQuH1aiY/5qiKjEw08cPEtoKJv4FmKwnMJE38AaLZrWknCFgcfRVg0xjVeP7vVX1Lux0NrldUVXQoE8rl/27va+DruKo7Z+6d96X3ZI9sOVGskMybOOQpsRK5GH/FG3lc59OQpCSwoZQtii3HkmUrluR8EBMriTEiuEX9YcAJXpAdF3tbp3hbszHgEAEBTOuk3gLFpYF1wVCzTXcNmwVDHbLnf86dmfuenhKHAkt/u0qeZ+bOzJ17zz3n3HPPPR+YYV1jUF6wxi0ZuYaakXNZ8G1IR67Aji7uDXVHroC4DS5+bPNevjCSmD9NydAgrmXoS8B/6tU9vYg5qJ1klOTWlMCU/iaNVYHHimeRafFYFRIhbVoipNUdq0JRwoYgDto0a5h8nhouvEYGGnzcKFddGH5rIDmPlYG+b69Yz5HI7eD+VqHRrJ4DjwkjmY4RZZtqfWGvJYRPYS5zxg19PnkRwrfP0oi59GEyGiR3y9VWi1binBkI1Qa4cIDNMvt7RFUppmZQi2bEUx61KB7Qp8ZkiInrmgY2mQZCARUSHKFdKHMTnmBY3hxyVK1bsaKbhuCUtL7y15Rd+eyFCMF68LGPlS9i9V4euTI4POF1cIJP5FZ6TSzBXXZIwUdZo1OuJw2XpdhIw2UCySz6NRF+P1FWaRd1EEKCaGhUS2lRb3WdLi+G2vpcWsb58crnwgQUgvpjxFlFrw38Ifjx+ik0WnGq92JG3KkPlS8ILma8vfMhWloXeQpH3eoxqqHkYxK5OLhg81Op22BD605efTPm+lfzDFWCkaRPbfZNWBmRITQPVJNZoGGzkKqbEXgrwoZWGiKPKItOtEzlpRiZzsHHLwnO/RitBF/7SLkt2nFJ1BLleNCawgZkJqeRT4KZW6AJWh4JPQsXLk3urSoXUxHY2xleZt1xA71sxX/6s49/510nOx+z3p5tPXMhOskcD/1DUieGKpAbHKjJcB6CAXz3psVzxblgUfGF3hUzIkwbii6a4ovX7hojmL92F6brXTu5p5904SYrvkTTkmXbtJgjCFV1iSORL45ETRCtzh3DUsbnUBaNAtBKcMljNMW2VaUuSGETFFtprFOIBC7GJO19cGFrGaLOAkkpl9D5tJiMpgmpEFksEWpaBmpCrIGioSYWPOnGYqGeBaJOqv2PIwQXoWQugZIgtnC88ybouktB0020zptRjfUxZu18BDRvlugWxk/D1pNE6q+lw2kmgL/QIUKQl81CnZ2tSCYF4TG18ZSV75WvTUo9bBIfFGymBn/OZkNC9kxhkVOpdWcyITnpZERI12p8aM9b8hghx0XmhrdkV5LW9nQn4U0cWry0ZNcY/qg2E/DpKQjPcYXHn9qVTn0dW5aswKrZXN78nvGV8L46Z9nPH7ys+9oZ85fsSt5KkMZq2orWsXBG9Y5cGhjpzTRY0GgGeOtzK6HijRWcx6MV8F3MR5XeYMYZFZaeCHHro4ce/cniJ3eF0zFj0vXPfr708o8/hdaCnU/H3LkzbN5Jdz2io51j9NA7P/nhC8d3PPNppLin/3Y+yrg4h4MQQZashCx/d8AxPjhnV8IVkAWEPwPQeAwf+W/ZzDGX/v/ZVbvM2aWdY7uWndv3uXP6PvcWnDbx3wM4fTP//XF6+kU65dbO4Dl/+s6dcXMu0wFRXimaup7dMy/To0VpWUvo7cLaAGh1DsJCbS+GzSyxE4981J+J4CmQGpppUENvLJzOaexm2DVDTvM2hKVIrSUxCsV/5+7CVLwmvih7Va4AMW/bJF3uYmOCGDJvXcJyCS2OZcH9Gllwny8L7qlmwd0iC25ey/FSALHlsRbYpmQxMKpkNbDVxJ4fUUEq2P25i3SPvCgAPzCJp1kMp7ufcIWEwQBaagI7UHNJ6iipRIznLv43V5oMMWuhXhA4/oKihLqfJZY6MOaJijs8L8+5ebVxa87MEhdIo7YtTaap5cju1XraaBx7f+POctHUlmjdZ3RnJfgfOewiyI7sJBCzI3ODRKLAkqKUcoZGSZCQMD5JSAKfPbgyhVNYSxRwIhPkxUJaUnG7KxFLcQ4a+hy+acljNAs1IgolXE8x23K6ESd02VMuyHEobJjTUUXsL8shbHglLpYzEOjCpsDvbpTNTCTnwv75jbzP2HAT+3c17jSPhzmeyJseC/10Qk1PV7Ra+XVS/SXiKOYDfrXsiy9/yThWcmINdp6UtnAgWPbjdNhCaDnrdJBlg5WVtQDPSlYNYyKTNqlpZ+DvQrCFXTwfluKM4Blxa8mmNiwf1DpL2KE3Vbm826Y/7DZrPN+NLUfmF3F+z3BEOcv53UFPYnd0Rp2c6Adjr3fHhLyQdkhEg/y17LeI6vPGEZ7hxjHS2XO7Afe0PMKGRJg4c4mEaL2EYA1jY1SQjTHBQPAoyQiFan93FieL8Y5yKVlQluKt5Ild4qzk8LCXlWRhIXuee9Daw5WcWiYCivE1ytiGRTB3S0ze+J/3aVdvMsYqsa+MTna3ldhWKQn3p6rczrLR/etDNveTbe2isU/QbLSDciI5V0YY9gXR5ksI2Q87fWKYI5agOVDOkEQfULxjrXlzXBzS86md2PrY2CMXsAscsFOhttjQg3MlwVIFYS+/xMPKXyPqz8M9L9tLpXaWIhZlqDbijPbrKnkd9oow/XilSuq/fRYfj+2tNEk4OQzTNxLrLmPSREPA1h+wLbBhD2umMCvJZthHU+IfxFleuDTMWrA/cAljI0CvjcMj8DMGvSvGAoB55uVArwT0xjzQQF7cOF1sInHqQNPnDIS6+arK1TXHpkT2O5xAJ7awmfzN6lde6TPKMvJiwPpiSGfM6N6tiu+LTS8DidQIZ9jAI6A5Nku6GJEiDNDEkCzDNotMvux7HdslyuSE/QiZMJggXX4ddhC9zKhNFBbmP45YuWDLp3get+46WN1VVJ8c7sSh+KDLBhvGPMbltMv0jwlJwnfy83Vezlrma3iABXgmqHqmMp+IknluRygMr57sbooTG1aHnaFgM0Lly7g9f1J0pxqW7oClswdGxTJD31dJ8pntq1j5zOih6nxmgSOsPvrR9Ahw4inoYRj8qFQHEJvRtTubL5riIbykQ2xkWvRYU5SP33mfir4/PWq0qni6LWr3Df6y50JbyEOshSyNOy/yy8Is8CixELrvXIdBrDjLICBUnCUcutNZjDwXFWcByxvOXJE36Nco2/YdSGHFG/ftzvlIpaXxWHNYgkBOZy3I+lnkBR5mlSzUqcGUSF0Tt3arkmSzNPMx046OVXflSFt0uZ+PjrZxbGHWoVL3vzzt5br/tbboCrv7x/7tdv+5tqiDun8c3feS7j/aGHmTdt94SrXZnlJtaY69NoOTOn5s0w2Cj/5dxguqrZiC7uS/XdA93xbNIdCdAuh0ArqvN70M6KIX2qLf8o3b6ulfX9czSdezv5Sun2mLXkddH74UdnfYMYzv/YGKPtwYqfRRjn4WKok7Fv1tFScSflkKXcswwE0MA9zoyKxoLgsxf6jMd4xdQEb2LE1Cu1KS0C5T9zXIgrK0QXqv3oiZNpKCS9wlSd7XGGSM8OBPFzQF08XGxP4KL9+wt1Khi7LL8wMMaos7ZYoTCVfxh6PXUw3vVzVX9DCCMyT2pMKmeTYNnPY4sGESBMZNgsBkxbbD6hGLp1kRT93eIAePjSw3SoI+8WpBbBIxLfeR7AmsEpnTCa2oMDRdRlMxiUV/71xD9UafbY6ebEaosGuDzPow0xrB5zrTyo4aD2NMPXMafaQ5UnGxZJzW/qgqrnSIAtjFA+GnCfs/MCXy+Dau/0hFH2uMckl46j9Sca7Gv54SIUhGzhQXo9GLou2NgACJYK2Rz8kd+ebDqrjewDwhHaeWdDg+Aa+zTEiu6JvT2JifZ19Mu2jbs+BxOc4l6KBt27Flg/OHa5C/+E+uq+oK8PlXEuDzr0KA53WQx3iauLoXEtm9YMvuniiq84n4yMYnqYQMQ1g2gEhElFQixnhAmiG8avKcKgG5AISZZznjpPbhIM1MarPDPWIPoKYMBK5i8ZBHw5Jivcc0kPrZxCEQ2X4pBxzPcL63GMc9wXGYthCOs2lLVsyVMr1RCBwXl5eY2FxZU7KBU81H7Sst/i5lTyBF0KB56jmYoBNIQl6QwrKGJPKk+ox0GB5UXtLhquaF4tJQp2P5pGMqJd+671q9e87h7nEz/+83J3DZBUyYiYlZNNmoOjEv5q+5STglN+bFdUY1Ix9yqka12OFEnwNLwZMPM7s0p8JpTLHYBHjgNH+doWWcCYOoZgH7NZMCYnmaFOK2zLytEmqs9OGnDJlZxynEWWbmRJeJ6yZk5h0Vc7K9YnKIV4q2ZsWWlgk8ePLWQL1Y2rDnMz/4zIszlvxN+XWbNv5duCSO/wkDIY5m30EHs9v66XG6rtDdDFSVSTFyQNMiQ0UKISbYse9apAXDytH/gMIOmnxwAXxfsH6IXx3fEdeY5Rpjc4vrlxh11hKOEBpXOVeq3KagY5Mqz6e6Hv2L7x955C++f6Jzvk6fbZFnP6iExT3Hhk/KcvrUC6SbHdLNilwFctWSPnpKqkVlHyI+f9jBNAxn28NC1nyLLkzq2SjfG+2gyvwPq3ShUjIkAdauZbC3V0In5VVwFfS3q7LEoAMf1jwR3MSaQU0Lxl4sx324O2CIqYgQWRNoIxrv5y+K5kXzqYb3q7TqPMJd9QqSxXqDwFvOFrSE7JrFGrzJ336Uv+2wK5h8Spy98vEXjURBHeSIloEuXsQ8VvL/YC0YbVwvNmZ0sYQ4PAG8+NrqZ0xx+kLkDtA7r/yY4scmfFEPTPjivUZzFWcf1RyFKnLLGlGPxPxfJ4DXLAdsVmXCUW1i9gH2UA3CeWyot8IbjdpIZOz/BtItii8pKwiM3HJedQgeQBbqgUeV8Sz1P6aK/6h+rfNyrKY466m5RrdTiNVqHqh7aKJWjb8RK128WJdhzd2Fiaq0RIX2sm/WSAfyMIfUojcyTVln5mRKM5YJxKeFq0x1m9UjtO/iaEE8QiVHpC3X/4ia7PkTs6KFE0c0ebiHpZB6fDxeZ26zdR/bKhNzuU/Gx+njdLUoupI+uVchBzMoGv9UWH0jqpj/RKyiOJIgGOunM4jmJpMy24MZhxX06UYTtFdwPMyKgK2acgTZrH/aLHUSBpWh/3STdsrsR5TyJq4A0PcNwGPjzPRlN4YiSwIONGiIqPsnKnRYqSQOnVXMCnrmQC2P3ad09XvCqsCdwDmZY2WSBnjGafbyNFK7jvT6KZ7G5EerJWKbClHCNBMZU74/vfjdySgz90qUmXsVlJmvT5n5hDLz1ZSZZwXi5EKzkEVuEhoyvoZMw7mYhm9ign4FqsydBVW6r/T5KqrMY1Q+MjOj2afM3ciy0Kg2u0D1yAbRLb2YbLwqsvGwbHoV4k+Nf/mmXglzCGg64vSBcMAydWaYNtibIaYN+ngDJMZl0OOaeV+z+5uXTvxPhtk9EU/kXbQQJSE/C9NvLEJaxS9YPu7vU4kYxnX4jyvw3rhaNpwyUf2jp82nYErl0ZV8SgPNt7pSTq/Tybjq9f9MzTRaTlE4g+6uE/JjdWfeED2QDaoaoBbkmCPmI8c4b82R+OPoye18Y69KQoabxZmWlCAvFjluOHt45R7f/FSo5GlI3ZKuyzX1Sgs/oWZyvVKWPOSAVE67ZT6+gFyems1l8ykBtzsjagoImKFWVWOQZ6dtxWmg3KY8b8BSBcNKKqLJnSs+QxVO8i68DRzzfsEBiU7yDb8YFs4I9d8jKvJAWaYaSBqd2l+0BnJprDNazQcawLwQ0JG/4e9XM0uNRekh2CXIxh8xhQY/Qs5d3MDGDJKiMihzxspZ5VLAqSgrYSOCqemgtMiZRYcixGkdFBaSJKvhXe3jOYTVR+j9V8IsZpmCW6j6LDcHjI65DvId+//I95uLfA0W8hGvbvSnl0o26iHaewHIBvsKRrbSPHUAC9sGDt/CWLZXvSqcKp0tTtVX3CPCtxMr7p04xBnU9rKVX0d5X4WPJ9ssCSjFR6cGH516+Fi92UadezHOGVeNiv8X0JCx/1+Bivz+WaKjfOtXhJI5CyUz3IkDCjruMnwHqmfNufGkOfcXmjPfQ3OmbHDUYVun/z/b+s1lW56FI9L4DuJcDZw6om5HMhMaWHstsXg5WHzSsfSL0gDP36OgmzWIh3fp37kGybiqDymW5ZB/gwuMPIc8sv+6lgGnzqZ10GmAZOapI7zP0U5sehGig9H5ZYR9C/V4jP8flLZ6tW31fh1QlHZW5qmTppmzFjknlJQG89Rx0+CWhfqYKfXnqaN8aiSZpB/bpB+qth/q19APsyaA3VqCEPGqQKr7gMJqJXCq2gZXf1kDIPcYLd0RVIgWqsUmp0ahVnzUNWHDHBNALDXwYJj4tqkHzgKELHJh++vQP7bRRwcUuny2ABpQF4rhJYscY3y37NUZgiwL3OKHXO2ySyeKkljntUYpUFWUFR5QzaFGNmv6h1Wcs7AUq6jZUFVgGzjr/y6Mf6CX5W3Q2RI3rQL9+jwOfqdfLKpm7oOaO1/NlbPF8xGTF2fL5nO7LuSPtuCfgL/DX+Fv+L9PMP1KMV6K3uey+2mO1fK/Yk28LD51uvjUEmBMm8Wnx/ONZjROF59adNPHs6KcPpaV66Pm+nDWKLjH45ND8cnBrEFOzTsyx7yqJSuVHMzSeO7w+PwYkklvh3eqPH0yW/V0NJbpjRbTcdTrNXe1/xdKotydzISaxMKsgY+oWGtRSBvNqywX0H2u1N+iZsrE6yaKE9a2RAeycHAucXQJLcZzBL2KQ6uZitPMuluX1SKmlw6/NVrVS23m7MCpB4KK+ppHS3ICdkUduUjuk3gAZUZZRwfgDiM64qbQSfxgArfNcbDlZUAxrnv9A9SHuMFQi8FzhrOFuHHCHmjDRM2mTcSlHLbNJZZTBN7DH3pIheY+/MIdyc9Rne5eVEtGgS0x+QjxfXzS4UlXi7aNs6BYgNmvrL4nEDmtqocZT9l9ovvE5mYmz48jvTSesqH4gmLFBnL9urJNgAoeV2XzXakBwhlUYdhFYAH76aQtUnrUsUoh9ZgovWkftru98pzVYiojHmsa6EmBheWavYylcuzPQFMiLeCFtk5bGzqceS7PfBUWCrLgBg9BGCksuK3+QH5a5GxWkklsGEdaCp1mRSBHQlW05C56x11pw4gyH92mEnWPJ0XWmLwy4UCdJhtgcaNlieZgiVbdPM2BYrmZJ11pHlrDrTBTv1vTBtFvThw8qW0UnUS0TM4Ep/DNYJHDXZcJiHvvcKhOBoBMVfxxNNP6vhGTJsAA0yLkj4T6teCTuXJZEhREzcnEOQxjB2LhpyTBnNhEZxMYZzAPMkUcTnLT5U2yTtzKslb5kypO8JafmN8tPyG9W96kdzuFzbDizxrymidBxXENED8LO73aJLxLGrLdtYUDcYnYxpk3cUsMSDPRNqZc5I4jqPw75OUDRsH0IcOyPmcNPIU89BlxJ+eIa9tczsuUgee5cQaOXQd1EmwAXFdx9JOiMZQOEVc11tPney9z4D/mEgRw1pim6mt3KokKvRQ0riCmBImWTruRWj4jpbBTu8wJghISEGIUqXBlI1MYbKpi26zn5kRXsU3Zlwxgjs+JTaGlzWkmqmTfoMD7lA+KQ26yY+DGrrw62THQ2DFwa99ga+bkiwXTexne2Aqb479tc9PZmr/DuRgLE8mSTYYSsmSP3rN6COMwlfOxZ6IZ8GxkY+EmthCeGk9yquKUyuCsRNPTsIUMl88MrptojubTqLm34jjznI+QeID5aDqnH20pN+PxCoeHUNFVvXRrPlxE6GIhX7ADNx5tAw6zXoaHv8hr0mm0JiUMaCYZja/pxEFRigozpniOVq6DbMClFY0c2NGMPT2s47cUvYX7HniVoImbPKqME44bTLnWmP4SNSCaSIX6Mw/WbtFPHSE9ESq5aAsnvp0R94lT+Wynx9+KU9AngosFMxBgOUNtKGqkS9eIisL+EbdKTsub6TB9vr5OYmlBH/B6JGJ5PWjnaoC53VlWVnYQknZnqxu6fo+JPNnu/IFbTnUNGfa54pqSqYu+t8h5hpNlLnKOKLlLQ66kEm29vF3j5fRFau+3tGTjfE4nleMpoLMEp9FC59FL7vrI+JtL1QgrZ926ppHD/GYu06dc4r2cnph5hkmdHB0l7t5L8DckSYTIG1gJYR5FuI2UQPj5NUW4XqYPSXFKwIbdOdxpExjGxMTm+KkjrlwPm+t7jNn3nebYB2eoRc5quEgg9AWHskF8GzBdhLQpIBI4MQ1O2jygwW71fbz68LHIICG9rGUxEnq8zKDTIMwgHQxOaZHxouyh0nrHf0IlixnMcBBAEfOGlx90DDBRsEsezZSytil+QiklOU3H3TVhzmLxObjuphw+V1EbSS4q5/kGZtRqSS6fbAXlomGod4xpYs6fhRGtLdwIUqoqhGsuLZzzHFqyj60bRDMhTyWaCXhvINYRvyX3cv433SAHTqHRzlkIsQQ5RyFtvOeLEQHd3+7KA9tceWLUNY8Mu2CsbAbRImYQzRJZG6YjBQZVDkmoaYyulwn6qMPbfeKl51lbaZiOIfMm6MILoDyLxP5BLPKPYp6N3OITrlOdCJO3duP9NGgy6ghQqMwTcxnsv2veoK55BoI0P4O9YQ78OfEZZQIfs4wE0UnVY/iKnymK0OYw46c57zOa15uy5iRYdIis4oDlsEUtzKWxkIX0CXbPYmcJMUcrkuWwDWlXSTpqNB4q1Br/U2azmqjhiqrFfoYV0y3ENy8057PpHDYwRRPZg3OtCQtkPUE5mRyiqbheILNLXFUTDWiLOeeJIyiUG4uxlY2q2uxXyaTNJpc0BYeKrfZUVQpJ3giYktrgIZCQJJGsfY2aw7OiEzRK/PaGeQ7itxfnMeqV5rNdXkEMAjIQRJ0yvdMm0amSCUREN5wv5Bp7ua+mmw6UDm8Gs1nkIHxWfr7zBrrfAfz9z8plp8VRN96vPmxpmd1UfLcTtG51q/d6t7JBdayA5nVHfEEjUOZ5Miko9Urk8qSggwqKxizaI5DzulCsVkSD4oXOhAWxWSDWbd6y6tY97cDLSyctM63KcKtMizhovDatycCQgUVS+e47UMK6efgXFn80w8shvNf9zCfHvDWhO5l2JU5RwdoVVaVdqU5RcXbaFZVqV5TJIW20K5q1K+ClKtauEMsw3iGnL7FadfqSpFWnL7FaRQ9Vt8r/jJJmnL6Ek2jMU5srZr2qmBpGbJFf8XvYS6guTQ3WjlQhDT/IC7HU3pAzVKdTDF9jQ8ON9utqIwDe9VfGqs2zatiuehn/4/UzHPzExwpLA7O5wfWxnMkbH0fi71XUUc0OHuqwLjMvf1rXTGu0WDiup2hi1XBmaHeOaOCkB/7MLz5nXvyahosIf8eNjhu9a+01NBquaTTmr2xTA3uJ5KUOr8zsHMHNcxwCMMdc/hUqRU5TAwdM+01FXvTDTOXJsLCH6ipw5Ffm9K+2Lo2IMqyHeaK6MlZ5IUAh1KfUg3GaOUcxkbs0m+7XJJINw4cYXoUAy7DXy+ZBh+Kx3c9qC15HeZD5chJIK8GSULH2ogGMtQLsh76C3T+hvVDQZeRx5YOJVCGDjaBcYnb+zzK1Rbrzr8x2f2xLqUW2Wi0q3ZV0YFHODfIL9W2i4L0ZHvBsdcyausxvLhLKhh7Iz8bDFqmmWfDQ/0XwEFX+svAwrevXgofXNEKGqMVDCC6Mf0iuraCeyp8VxpXOFuPq2wUkqc/a7NRnbbUsO7ULMMYAMY80K4GtniDosMduyO76Rc6I92+CTXIQUR4wG0MrZRNEWksQ6V8AQ4e9Xx6GpnW9Kgy92UbQJRZ+AuNfBj8zE/CzajatQsYEFU1NtnkA2wPEmOLG6yxDcPE6698EknTUY2MLpJq5giQd/8+xMS9GE8YCktqg9Oa8jhBQedNO3djIdiFnLoGo/cRCkdDGPNZCw7x1getuioZ9OIgAxYb9OEnvsH+GvTGjYVrQDFfEp+LMJbHAWPyu63obTaIpuAs9aUWnyyWRVtJ4L8CBVn7ys/QC89f0hUJ62mAhkkeLShYsPQT2SZ7inAk6DljkLOEcCKgzn3w5vwSxz+iVIuLDVdgf0vObaDHTELehEJ/kzEkcAJqtaZBAoFi8Og2AmAaPUUZPFapWVm99VlnB0ViVCO1jkNwtnlFubpNNIWaMeAd1uHKNSQB7Sbx8si21CWxDYYaLNvXy4f7rOZ1IFgqCIYybJ5by2rjZsnsmR2yZGAnWJPVWvUh0IXrtNMmPZxAldz3vcOSgqBD/Cez14ndDaznPwSvySfCKAuL2YGUdeJJLxope4XEeFdPWCRXAZyUJmPFy1eRoKGCTbNDQAxoWWdvCu4gINgXXIuqSvrFRpzFaoYkjRP2PWaUlRc/+zK99v/zhGWVRVzNSVW+ZOzVb5qZhI3bDRtKGjdgNG5mkYaNxw7aaho1UQPDcIJfXkVZLtlbYNf5GVmRoa3lZvTe9oGoHVuYQlerp+AEV7Y03X835uLX9OswboAt67dUjRKOnsXKMsMEiDxlto/lEdNhWByrogxMiXMVPtMEGY09olAba/4wb3YWeZjiCucsOH+L4gQ72EjcJ9Rsbsc22WYQ2tJRtXEYUb6xQedwpaI1fz72hM45YpqRJZld0L28pb9e9kRuBJwzzFjQ32X/KncmKZjcpT5XNslm5V1TjrHr1PwfWo65wn9d+IWmW/3mCRVUtuqqGYcV7AATFffQgBNenefPT/wLPEQvMZMBJxqC/by3LBmQmYf3y3zH1C+cFTFKpvZq3vCQd2qt5K8/7e7zdaZsG+fBzrGs0BHMi+dJs/pIg3Fl9a/YvGmFmalHMeWbPhwlQ8Sk4axtFkmdp4Dw2uFKJAOdFmzUUWcQVNmuo3rPyCKghl3CVbLKVmUuUXLlEw5UT9ZYVgZ59CKkiGJ6+XjY+wgyXiJUplSd7JJ6UzlPH4EY4pkTYotOjjKae/0VgqLx9zLiQWG+3O1+HNafHe0xZHLe6Yc7vQZ/ana+5YZ7OlclwZhyt0w0l06oRHdf7dNIqWn8/A8Oi3CKSIZMWHNVx+9Mn3UXOB2ERmF/kbPOS2vhJan68AUWtOaiqN6BwpuwbbJrpQZrYrxYSdtEpMkIpOCFQVdh4MjsZnv8lJYk6jsUe2u3ODrOl5Vi7U5l0d8qztm49f016Ax1LboiAVpzOiHaFu4wQz11/pQu7utcRtTKtSnQlTw557G0JsrPPvivFHTD4c4p/6Coi8Y1wKBW36njznG19xGLEwyGfev3Ig+n+OQ3likZd4nw4Xncje0hzGb8fBBk6E9BksI+edgwbZ6Zj4oSqa/aishZpZKsmGwT6472oHN8APXjVVkWJ1jHLc4xrnNezshdVW8h7UVWFEDk87EUhkpi9FyVPefHkk5X0RVl+S+5lsReVxUrVQzuxUs3KXlSW96LYbS7Le1H8wDZXnuC9qKzsReWLkgGjRVwDrb2ovJHUZC/qe1o4yf4JnERMi1JOQvNRDbUfZWrHPGVT+1FQ+/Ps6C9mHCdB+cfZNPxzeO34RMo/LjRVTfnf0kLlHzSUv00on0nqOc2U76bxr+L9FlcCzD1tVM4ebxhL3dXUrwz1K6OG9nh3V/qTPpkh6teG+nVam7Kpn1tkbz/Lfj42n72azWemfmw+x9TPe89C/UzvBImyEnrf7U2kd2XTuzobet/P9L58wpZjqc6WY97acuQyiRdzmA2GZdORJp9HEprPVNE8E3tWiD03GbETvRlipzND7FxmiD1niJ0W3Ezs+AovBc3uHguQcexBm/wRVqf43oXZ7KbCRndT/n59H+9RjTf8OgTziaasv0GSuU5Na19WOndT6VwsXmU2T8XztlhsP4owI1FbYjdbUUczIS2iYHrLRqSZkBZIR8zVsQxSAh7NJpa0xw1n6a2yvaVKCchuYOwCCc4u64j2Ks4xlk1Pc+mpNFIuxT4TbgGfZ7vX+CvGLjc6LNaoKjoSnxyNT7CrKEad0sIqZ9ZkrXHcq+32cS9056mvmY6e8ACEY+bqpAeH7uequ11ta4s1StkY/NWYQwReuhvZ7sCCA9Yy/Uh5xAdHDqabpu9if4tmivFsJY64sd9Lp+XQOTi5fsQE52EjYesGplfOcuvK0hjBXPOPjcEFDstjQnsTaOYyPeaV+TjqSXQu/qLsyVdXWjCVFmorLdRU2oDsqDutONr5nchvFOTHwoZu+CIX8L29XjgFx+1eOLXmYR9h0sbCAj/MZp8HMUYNC/V+HP2Fei+OjQv1GI5TFurtOBYX6lEcpy7UIziWFuphYOEwYc0CzuUiyErXcS4XLJ/8hRyot4nWkNoJp+GQD6fj4IfNOLSEM3AIwnNwqITn4tARtuCwIDwP47UEWR1JjI12zIpOuVHO2Fznlm6Gmsadr0wEulMdFts41ZGwjVMdFtughyawDRJqT9O70fub5qkXOoRrnOoQyxhsUgQt8/VxpNc9Z74+CnrT9AKuz5uvT+J47nx9LCemsfgG1TEFraDprqMVlJUTa5XXUDvnmFgK/OycmJnQS0fs1h9JW3/Ebv2R+q3/Ghr93mnEV0zrj1Drm1+cJhkry1CQNc/XYxjvafP1aIN04SCuZ8zXe3GcPl9vbxCqwYeooqnSha9xF0YbarqQM7wGz0s3gpnBDKTGnBm0So7MVhNO0u7YsbRjx+yOHavfsePoz54pxDlMx451YC1BcshIgzg4DKPx9MkXf1gvaez5SBVb9E7B3LM1wBU9e77JHzsTBtgFg7PUBvpGo/T5OPf5eGFCn0XBguftoTth9/BE2sMTdg9P1O/h8+jYPxPinTQ9PNHB8jsMExY5x9BwtHN/QSwV6KmstPF5buP+iW08yG2U9jHtsfWojtjSaXkrJB25hmGTlrCzUBwu6BM3147EDD+L5X5H7CqBGBzih5MhGe6aRss0fzRjPakgJo5nTLGKtud6/SsxmzRZtrtNYgYUNHHr/125qchFYgDkycOl8DWJAdBrYP7jWY8n36bqpa3x95s4zi4dnLhL/CSba/Pj8YOcYXyJ6PahhfWv4pWqcTwbAWHD8SykhcPmnJQH89RwTozrWkJimaezUu4Tw+BT43x2PHs2MxQGT2YoAbb27zfMst05XGDhHUz8YKHMTH1/AXv0l+nxQrkIXnjQ5oUPESs87jAvhAV3rTr9rWli47cu2QXlfGvYsDMsBWkw/O7WXckTjyF/npVsJrlBs0zQMMkrDd00tC/R8qtOmr2ZxIRmls+XlR/U3zbJnElJ5oxNMmfqk8zmOXT8ETGF4TlCMmeYKWQNU6ZhYaZMMxQzbZrhwJyxa8vM23A4etkw6c1zqpg0oD8O0xGYTOz3yufzCc3krXxCU/lMRhfCHTqc/2JRddCxlY4ksINYkf6JJdQ5thg7JxVj59hi7Jy6fRxF1x4hjr7V9HFkTqr4FllLGzMvkbXE6MtFf0bnlHkvauscFqdcw+kJDuDwgANmAFphKEz2DYzOOMX8AN5Gchm0+u7L8v2UB0q0unp8MPHF77B98TtqfPEn54PCA0dM408WpPHHJ2GFk7LrOamdaznLBMb8D551GvxQrhAOn7mhV58bgs+cHTeEE1Q1NzylE98o4om/Sm6YsNyz44b0eA03TNOfCkdULHLnYZ2IvcTi2fC14XwieUsCeJDUWF6W78QgnJdlEExlw3mSI5jc8rEccdAmp4MpOR20yelgfXIaBxXtnzFPHTLkdHBO0RKCiHg9lo4w1bJ4BMBQdfR4k+DY+JwqcmAmkcE+AJhEJmYSmZhJZMAkiMPHkIjy0XehipC9WVSx1o5Wfjhv9LXE3RFLA1w/L9x+f54WB8Tt9yqL27+buP1YKvnus0GzLwXNPhs0++qD5gAgsp246X4Dmn1z4BLDkwMdxkL2zgjyKJmCw1g4lUti6RhQZBqlpcHpgiwdWOCaYmi2ZGjWSMf7E8Z7YE5duq2WjpEnY5Fzj7BaZ7WwWuc2YbXOdQKAMRsAYykAxmwAjNUHwF70e5RwY7cBwJgAYNkzV25a9dGxH3c+FhR3WWm6rHwqYVGgVBQoIZ9gUaBEJUUuYfCwGEcrqMMGPOMGPAcNeFi6M/MStcIX8OydM4mEJ2wtlbyNPseGwbYUBttsGGyrD4Md6Po+mm62GxhsY/ogyWdvQabUUcN9RwrCjYctwZleMoLzDm7y8GRC6a9PcD6dl+Yey0tzj+brTxpH8xOaeqpWfub5AUEBMslskXml2eLoWc8WVfMKzxaHc7ZY+6ucLSB0clvPbrawhOx0tgBvOuykvAnUOqlgFORSR+mc2EMBwkb5weZLWsCoE3ftTPzNXLuzJHQYfjrWI6V32ZO1I9ZBnD3U3CqoZZOA5dk6UJNGDWdj8quFmstQc82TrkBtOIWay8DB/lA8z5pZNt0QkSk82Y0/i9lW1g/8lv9VF/1S0ddiXd6x+OS5+GTUjR2u6xi2xwTIhu26yrDdIsBJDNu/FOtKjeIxVrurK9xlfoH3zD+vZtYx9HEkKDtbBtkgrqnk6azUwuP7eaMgFB2dhnUaH2YfNHUFzkG2V7IUd5aRFD8CbZp5WFzdcfFXJmrBKRVeME+RMHABYUlSaZN1QR+/gDFItr0vqLeBfYEUmw3sCyRfDvXMkxjvmg0BjQZfsJ0tDvusjlfUqJd8n662c+R9xGUgoUpkiSeVESqO8BNPe2VeFhzyLGCkPR1lwczjjRg9dJnee1F8z6gaXYm6D2mHcKYotJEPX3M157P1JQNwjps+5+qEiV0IR7a+ZNqOWRjcxa+cGR1qi77g+Pkq/SqQazw1COc278hJ27fn2JrJmExqMZlk6CC9Ooz7WSMqLkZukGVDKdkb4d7w9ogqxl3yYldSfVCSdcbQIEErJzra/TlZZu/NieA1lrNt5KqktdyUXA76aC+TsxKaSpXm2l8Sf6IBITXp9BmYwhXNKeJYNTy5R/ruWpZoXmJtF7+P8J/J6Lkw7dRxigDNNmhaUgRAY0z/JB+zBhPuAInB3su1M27gs/Darn2itobqnkkZe+eTEJtLsuw117zeXOf12HZQphBNIhGHKCwuVC0cQ075yQdMAz+LVKQx1hpjQlyeVqnBYsuSsxqSmno5mHUtp5gwKGkNBtP9aCbi//fSBPga0dQ3+dNjVjhPHYYXlVkE4r2j6uw4hmzmbOHdmAuS3QPmI+4E/oHK3Qn8Q27MU8dy0RcdS9FxVFXd+1LNvZq9DMMMEotKpByHHaBKrF5dsXqlGhtqTJ+c4lTHWLCi8j9XxQ2u3ogtTniuc4iK2Cyi3uzQ7rTACtRpZc8/2wqU3rIyHWYC88gzyh6/5D0kOJHPEuCs7LDpacbepvXjbdrUGhbGQKk1LBsEcbO91Bo2kxjCcv6vMjeLPx/o+MQzJ3EYZd6LdNgQ9hw2O4ktZl1zUrwe1sNUb0eUk2Rs2FrmM37KnKj4RJsTyeFoPpDlD3ze02qTJ3kWq3xu3QSRZAM82U3+9LRofFrg8iQeuq1RKcpCNwTjFz/QV7hvoFlZXHIxKUtIG4S0cgHnDA7w9HAx2LnoX5qjgnk190iZBDK8QFwsnhhmISMuXLpyy7HoTEp3cTrPJHpwhvm8658Pb3E6TjXOjqCQAifcjvM4FCHQFSDQFSHQNSBwMNt6T5EMDg2SwaHQG83mVBEcsl3SqKD+6EfNSJ0lDY4LS2JuX0G+IqSW5U62wMYefc3jHgLDu0ixXBDLeTcamREpUxECP8iZkU6faE7usbs29Y+OO3HYuaKVGs1T9fWtxFw42YnfEEpTGqMfTGxfYzVQ3CTefyFONNSQxPtviN1qXQMUTjFUkID2NCO1CVDceRIpkK0eiltcN87T6c2CVoMTs9GxxGb0gdNUcgT6DotLqPmzKs3imUny3GSToNFx1HCCPOwL45fiUBBiRM22/h7nKwJ3+XJG6Y0m/yH30opXgpHQMi6eiVESaTG4xpiFvHwDhDVBGKjAgbUEuAxFml4mz63sinthVtwLcyZt3KWWMH340iS2++FLrdju9NCE2O6I10XvRmf8eerIpSJaH76U9b1RXlarRy9tDbJQnxGFRYf8MjudHLkU9tzYvwFXKDDWuiL5JHp2u01n0jadsdt0pn6bNl9Gx/dBz36Z0bNfamqlgpzRnV/WarIOub4Wf/PIoyYemc6GWUY9NdtWT81OE/7NthP+za7biAP0bvTDqfPU/tlGPTXb1EoFBaNHmj2xEYDTp5utRmy1G7E1bcRWuxFb6zdiG7790jRaDphGbJ1djJRURUVmjLbVNCPMtlIjRhujh2cEdJovMvEyrU4tRh9o5ByRdFEsfsX19EYXLtGbDCJjfwm7c4yrnuX3QHhNuGsQnb5ALEHvhPEWGAWwPMyDU6RJpjNINsVonRqI2eElom83I8UbGoKUIX+XXqli9O6EabHHhGl+Kfpuc5SJWZjEMzB3it/QNL+493uGPySO3bU2PbE/3ojt2D0yiWN3PZueaIG/ww2xB6xmyy5HRXaEAxPfLm+OnjmyjVSqvIvcwcB5MtRJ2hfQeHr+OwOhJ5liaEKEmTvHm2+Wa7nwOSpSNGpndBFWU7LsPj2DfhUr/xSHbfJ3cfozT/xPPDYOAQc0weXZQlHcMbZWAubfCKcTEQiQbcLK6bJVzKnCbFUCI05LlU3SUkkCI85TYXK6SFqq5FMmm5E4fmxNcrq4JilwcU2Sw6J2KGNKGrFzWIxMksOirnmWg159GW7nksVii4pdSZIpxuEsz/U+j55l4s9nqj6PFGqZV/x8dUIMY68WJ8UwAM4aC7FsmhWDZ7EM/OH4MBuxtwQbSTbz/1aJ9TLQ5ckwtweS7+0kw9J1jtGJxdIMT5r+qMtjdnWZjRT9RHyelmQIY+88f3qxuFkxfU02Fv9qspoYKYHtSR0JuijA0AYYVqyE2MmgQ1bvs6GHFWBoAQahyO1wxArcJ0OPAaBb2d9qHKsfPlw7ABXmtaLWQzxPhU3WimQL28N6KeRlB2D2KEmYNe78KllMNSwmwiENFF4FBzYOTPV/bYlDZ407OD1QYrs9nZw5yZlrXgetujFkWdpAbGZIH5wsC6D2JP7ebKwrCNQm7oOISP/Zc7MAVMB0FNlLHFcWjejRr4iwBHpZQA+LVZqJzEpkAvyyMfxiV5COMvsTgaicmKgywCM7vwqr1FskL2IzQuTAxz6f2EA7jGIShkpJdjz4tnBwP6rsx2yQfL5gnCeG54q1S7rqieb4CQkMyMqWAue8iZ8oGXtm5OF8gXsquaTSb+uiyTGY8X/iSnTtCMo+XKEuB5XzlSMzmSMzGV+1yJWP1VxsPc1DGeTYCzL/+Oan0nlNtuZsujJty4r9e07s3/OYXVyZgIKqtO8nPWK+HuLeHnV/tdT1r+A1KY2NudVEthd2/3Tc7QrBjEH2EdJi3bkc3PhNoq+fur/sKC+89jVeqSyyJecxTf8Vt7GDF4fsYs2lT3LpzfjnVpTeZpWO8ppjG7szb3eTG5fpd1gfWl3m5c2dsiS9R9bdw27irmvrVaieEXcS91piKVWKFfsqW3WVi/1vn1UTPKLVRI/oo66lG/p2Ricxr4b1r9Y0faJJuokRdvZm6WN2q8bSVo3ZrRqbpFV741btNq0aqxSrvD/31rWyPlgTgPeU2+s/pyyd3zGnN8oNyJ1U58e1cV7CA2omAR3uy9pUqqVaKwiygwgKGjMzHDqvUm9ATrurFPbWnzEaof/KRj/42DPJa+6V7mGCAHjTODtQL3IOmuv9uOZuxye745MxVxIh7q0EmsXm2iSIBtq7eTSMwCy7Gx9lodWRwE2SQfQmDojtsBSrRWD2AGPO+VmGDXJEAEc6NxKYtRGYd9sCszOJwOywwMyJ4PDtaoFZi8DsJALz7gr7iuoqzecFaTYdYM3TDjz96XR43LnSXWZJ1LWYFUvUY7ZEPTaJRF0Ps+gjdPUVJ/pLI1G/bvK8cGCR4sa22xz38rF4peumogOGABmDiDOIv467UCOn/F+xsjLw/H9QnC8rkLi7J3RWbVKypr2ffapOSXw0eoWwSNiUn6gHY93QbXDD2+H631E0HOpaUeS0cKIJwmj/u8py+OGi1OdF4knQEjt/e+i2wkpfgkEQIBEhD9y+zP1/g0gK18XB8tqdmxFpDmgm82nj2c2nUxjdeUI9gGPjPLXfNYnNfk+UqAgfDIN9F5sViGEKSZ9mtN/jTB6E9mUTvzkvWZiIEJt5d8dHrgMcv6eMa7LH15ZnMrX7KxJLItbaCgf5kh04LMhNySI+iNIcKVmg+H0VcpJzVun+o+LesDMR3T9ObUTKBT4xHxdgH7f80TS4zSyn+JSJfXfUiaMZ10HmLOe7NsicrULmLGIUvCIyR5s4oXgqTDosCaWi5O66omSctRAaGSgks8AsAjgt5W4rKyuOKQaKWVvqP2V7bCGW4nfUlKzSGcf1VJEDn3jFSHH8k0jTQUncaEA2C8hmBbLI5Dd+EceLz4ET5RCPJGNcx3LgEueCHtgNuHRXpNeHuHSXtxYrfMKu3yTLCwOBzEsX1TxkXnXa0wpVgoQIfOFz2lM/9m19QAF/3QG8FjoTnudHHtT0TMCPWE6xH9PGKbYlae7wMD055a7A/RyNQ+vknG5Yoa6z4iRH6nOSD/o5tUlvhKDQuMm9T6J5ey/DS4QCX3BjpbwQSl44i4TOvI13nxO6URbdYH3+ZFjcAzU8M5ISlRRjRtKIXLJE0gVwqIahsBBdvD7Ohxq1rI+rAyIUgAgFgwjOtUF+QDL4AFnyrKINGiQkgwZv8v/JJrYx1yY2w0lKQSN7+dLNEG5BL7jgJxKx8QXXmEHA0ZgTppQWOftYo01ExczSA1cxZhpu/Fm5YX0LTfmeYquf2oZU8efIS4KIO2FBdrEfUNezSP4SK6Cxc0tSMacrbncOk3QwxntgbSQtzNfblZQfhLGzKd9P5SNyTnPRfHWGtwWWWRmVpc1OdXTEII6LqHXSBYS+x6tTos2XUEGytzx16YOSlBr75Oxpq6PTLsem8C8OpmJPwrdg5MtDFnz2evYrrzUGUlOBiDWwnMKhu5HXRfeWp9HxGToiU1VzKn8S/5tGH3F6Qyea05ukC6PZN43OjVQoiOx9TDNknLb5+iCfxkG+/z72Ng9nGN/TiuPxXOc45XNwKIXnSrycipMPWxCyOycxYMPz4lje55lY3rWO6eHMKZ6rOcJULsh0x67puRWxtyoc0vG2jqvh4N7wV2Wn/Vzipx5MAZa0JuL0ZntrYvOlibX45kuN0kvHj226wVbGb8UOya6ptIY0WyWbsS0RlGLDvq2XtoKqzuH1KFWL/RGHiOccYzFQtT8yajdiNG3EaHUjRmsbsR3ffmwKLS5MI0ZNI7Q0YrvViG2v1IgddiN2pI3YUd2IHbWN2I1v/9fpNEmaRuwwjfCkEbutRoxN3ghCx0ZCxMag9ZpGNoQLGlkNgr3poHRtHEmWKoLHEFXQS9z0HJZEiavCBJKWkibLBEJMiuhttmvBLK/hvbtG7OTRR2QnbyqnUNoMAqwQBs/jyFU7mR6JXpKwvDr6My4j2knIYSaBHwRwHtHKCE5mLHKGcTx3njoD9tFCbAfHEk0DOJ4zT50yWaKO0ZceYH/QNqKi+c4jjM/NbCxEXKWMbODNYpxnmniK479YyeOE0qk4TSDX7nxSl1miO6DLkvCsig9V4BjLbXY4k9U2LTncA8IbPuVMViOm1J+nuDuOcSY6papYFX+bRu9dZgHLd/xMkpnYNX4h1NvjOuTjCR0WrADAiMEduBKZ16CACJkxe0tZngTKwtxRBwbgdhYM/tkTGDzvcRJmExLfesvvlVetzHsu4iqz4HurCLzPVwu+TrXgy6In+/CzhKTOQkKaY0tIRg5iaWYyeanYLtKKzwoJKIxEPnmGNTqBEvlEGTV98WMZDzmLlexXjE+UTPLljJFBskYGcUUGyVkyyGk9QXbnbD68FHJJiCcOTPNbUR6FfJGDfJET+YLD+3Ha5RxEjawlalA5Faw3Qv4iagab0WVuD3ON9uJhf3UDJGSDuVG7YhB1J3hXkHkyzLNwlGtlMzZ7lcSAX0QzvxgQPA3ZhZZpeHaeGncFtdQiB2sjZOAQGxJe+eRrECBvpxCIm3yyer1TI5+Y5p90J29+m9QzzP46kHTaqrMUCFQcS1Oyn8NDDTMt7tdJTCl9hfuC8gsSHYuz4nyeU+/4C/U7LEK+WSwo/P9pL+rSOB8CEHk7Nsdh5ZBIPW6NlMaUYsQ1p67cOM6UcoFji/e1qF/0MUzPcjZ7otl/UMVPuLK3MlqzYBcczhgczgoO2ygkERLSccK4Z2kohmhCS8RkJxaTEWXg+8wdpXVGTM5YuJuJjCDp/8hGhrSDHFBcWIE+C1bAXf1rq6tvEEqP7aAY7yztmmP4XN6SgYHRXzFSOFXyQhILpPjlnMps0mACR7WlN69dDsda5TFbbz42id68vtbwFfXmu192j05GbdwEN5D4E88RFo4ny18P5taiMvxlK8ahMxtT1vfHaCL1BqQhcRMwOV3pnlDVudkJD4gZVq/EPVmJe7IS94TjjfEKzFD8CVW9EvdkJQ5lXnThhjATeIOPB5l97/5UokZHE7e7VhORMqx+E58TczcVP0afxe4DkGSYg1QgzkH2KogjrsQ+yF0FWcSVeAj5q5Df0uV08FdBdnF5c/gqiC1ukOfT51HfSRVvG0iY1IN6sqCTLqtfsaNIzP6wNiFU4y0HdO1mq2dgPvV7ts0NDA/lp7hjaaypiP3aLBN1BvU2F+okue3/uPoF7kHyBrHjk+pgAvEKw6TC3W53Tqtkd4NZLS6O8P0dJqDtNp286yRnOFQZtZuooGe1LWErbu1wYI7RfHwKG85RiZXobuQvZ0qDOZheLowtCpDcQsxiCXTLW0N1x5oItic5OodFB+agAyZuuhsdqPQy3IhtleKsUmjXgTYsPDudUIldCL5C31Bcuz8EQfJAW7E6DDCJIsQL3Osl4FuADUp68fpGl6rJiLY8I9Vw8xF8ZCjMvJED3mTW8C68x5FKr2/MIlRob+TftYTV7A3sCIxPUs13MvyWS4BhmD/DVLKUt8x8jecoR9dy4ihkb2Y1d0zEwlfvRAsdmHhKGDW2U5SWutGFy3mZ4SYwM5lNqRmVYqxbf8zVHttBgAnE+9pBGlHldgmIGhnVmznFHkd+6dyRPdFLU9eHBfoXYko+tu3LPUR3jQ1QfjPs4VvD/B6a81jGQXjh6Jm7e6Nn76YbnCTFM4HFSqIHzktaIs59AYvJdcrF/pYdF+mBe25gCDx79/WN3lJnKaaSP89j/U/MiLpNzEjve3fobQm8pZ1vaZVQtU70Uo43ryRSLcOJ1ttztzAbeyqGyR+7Sm1S9/N3nBvYxgAvrQlpxK4b5OGmIfP5/jg4+lLJGeJESyY0IEtfxxvEs4LsFuwTM2eBBVtmviZK4fdcTojNT8F85vEwu8U8g0l2TdS5/vER3CWwbNlMr/HwPYuwdPr+BCTOdUlTe+s1dVi+0ibmxEs5EQ2iIeGrm5c6b3qcPmna8zknfjRMW7BFnox3Gep0Nrd03LlVwLEUWJK9GRJIhhUdI3xNGJnjqFrl3FKXDbEMFK+dtGlo2ea0aSmoHAFVbsQ8nTSUoBeDMruFX+cGoBIG3FInGQe8mAsyfOtpnXElfdBGFj8Ck4gG9ICvEZq9yQzlvXtgGiKW6969e5JIllbI5GHmCdlkVKgtzBt4VLLRcng4ZGHQ8ezdSUTjHF3cwLr0Z+jIkMtFf5W7AQsSmEUFuesaEb+zDbbybLzt+j9TgffpXeU8TeDxnvRLqdUiNiRa+aZTNDrQOGe6SXXMOdM5pbCEvIBlltt7rSx8WySn+DVwlsFS31/qEmL6ktKISCOLPtK8S53CFHk/jL/cGxs9djCCnYd/Br5DmL0LS9VIuYFAD9VIYal+aOn9G8PiUvctRqAt7pmiHGS8Kyz1HrqZxFXCD69ozEB/Bk8RbyP6WQzyj0JfIh1Dl1jBnY+JdxZM/B3JRgsW/POXXrpwObMKzdGnMe9zHmiY8edFhC3/ZpzcW+ek+FBAU8Bwvvhc68FmxwF3bYD3TyKtnOqMbfvjCCLiVvF+OY58QY69p/k4vPnyCMej01bwcfM3PszH7meeieL6mxBHwJn4999fnP3E2/73Jzpf0/k3W974gcWH1l2x79FPf/2pznNLd22566tvOKTe9uzy+z715c6/fOD0gf3X3rL4W8Ozf7rhbX/d+eQnfrJ43Z+uXnzkn3Lz7779q53HBv7Lsj9e0XPoh98+EZ3347/tbPnBj7//Jys2HnrxoiNf+B8rv9n50hM3tz7/xoFDN32mK3PHvm91fqf7inDTZe9cfLTj77fd33288/vXr/j969/2rkMHfv7tPy0e/4fO9696Z+W/Vd566DPznz3/1NXf7VRNX57fpB5Y/A8ffe1j7//wic7bdv/oPY9GA4tbPnLOe9779e91/uU/fnH5H6p3LJ57zT1f3OP8Y+ePv/0nF7/xC/cceuPDM544et7JznM/9dW2239y36GW9mW3/kv5B52532t+3Ws//sDiGD4+7DUmwN9xpr73p323ffJUZ7HruRsu//j2xff9zrsWHxz4YeddD3/jU9HoA4cW3L5h3TsX/KhzMPPl/3L//kcWz3hiTsPPs/+r88SDc/6m94Uti8O5097w8W//r85DHz3VVPjmw4svuXTe17/51Aud31n6/Cc+/NvvWtx263Xfyv3p/+58/NprMm/4rQ8tjv3q37Lyz6fP/dZHDr3H/afB5p0/6bziEe9/3D1j86G/H7t06ff2ne68ZPmWt/zwBx9aPHrqsQf/6Omfdn72R+v3X7Nx4+LHv/q7j3zs5M86Hzjy9rnP7Pzw4h1veve3PnLemc5vXXfze7v9Bxa/Z/e/PNdy24uduflv+4b65wcXf3N0965P7P555wcqO869aMdHD31+v/Od4Q84b3+Xs6Zr6J3O4Ia1a7sG7nWGNgysG2zfsK77ru51ffc6t+IySC6H+vvbB/v673aGuu8ZcrrXrRxsHxzqWbGmvX/DkHM1XQZ8GeCSn13dPzDkrO26p31ooGvdYA+d96xLzjeso39u778n6F8VDK3uDlbRZXdfX8+dg91Bz7qgx9RBj/fcsXrIubW/P0guNqwb7Jbaugbv7F4hj67q65LH+KSrj1ravTIY6FrZs2FQHui+u/3O/p51Q4NO9z3da+8ciq9QkTld3TXYvrIbZ9d1DQZytq6/fUXPwIq+7nZq46BzY38glwFfUqN6Vgyt6x4cdARSfDrQv2HdSj5DjSv6B9Z1D0id8TnDBQDms551q/qoIz39dE3t7B4cCga71t7Z1z3oBNTcgYH+AWrHUNAVrNuw9vZuvmjvau/r77+TGoRyPu2/q3ugr+tOrvIOc1y5YaALFTsru+/qkbOu22mMGOpru7vWOUNdPX3Oiv7+NbfTz7mrh+B0d8/KodUGHwC7tRtWrDb4QJcBXw70rLtDBunOroHBbmdFX//ghgE6EtToQHBZu5ZGgD7V17Ou21nXtbbb6evuoq4NUFe71t3R1+2s6hmgazlf27NyJRcNDdFrAmPTaXPR10VoumJ1N74a9HUN3EEf61/ZLbg4sGEdgXGwh64ZGek6MNeD3es3dK9bgff6ugn/6Ezwov2uroEevgY8edAYnHKGMnSqWwrNKVDK6Rro7nLe7rx9dkgngzRq4aK3ObNDQsshggpf3Xz1m3776htvdW6+6fobb73FeVO07ProxlucW67+7ZtuXHaLc6Nzy3XRm652wkVOx+VzFzhzLp/L3VrVNRDc3k3IG3Q4QcUJLnZm3xdS1UIBVF6WMxBX2fnOe/84oH9205RDBB04s4O+nrU9Q4FjEB8lMh6Bc1XgLDLMb1X/wO0E7e51gQF6zZ9Fl4Tf/WtqHyBgMjACQ7G17zMZdt8dCFUFld9qC+iT8TDS+/esINrouas7xc6qv6vj+0H9++n7NuHUe7/+/cGhroEhRmwCd/uqgf617YRD6f1bcD+IhwP3g6r7hom1p2yupv9yn2uod99+v6+fyOhl3q93f20/Uc2K1UQ33YMYqJU9A9JJc5/JNx5BEHRw92oa7C4zmsHKfnoPpAX22bPq3qB/XdUYyitcyRXB62YHczrmXT5vftA1FLzutzrovpAxk21AfbmL0ICQIWUrhgUkf3cQlQx1n/0rxAPamekJhJjS7b9rCDZ8P0g5gf0neNeO6WZ1d/tEHL9Z8JLmGWaCE+4bPirju5bmkhr43yT3ZXzr3F+VtM/MQ1fSyWA/QNoNFpp8lACyMsATA1IaM/AJ9LayGlsZgS18p1q4zwnOdt3dda8g7i3Vj/Jfwu0I7fs33LG69nsJDwzq3797gJCyPWar7f2r2nlgExK7xdwBCsqdoGcw4LcsRlBO6ltN7A6tNnNesJYaf3u3tB9gMbN48tfXlU6Q9ADhJTHkgLhC34aVhFXJe4JuNGOsWPNy/GmoPxjqtgdRJj6qnGY/orL2fkwR9vs8E+I+vr4uqL0v76/tH+h+ufdx/+XeZ9yn2XAif05n4vr3AU8RTICAMicMAkaLgg6MBAkLg0SORNi4kifpOsVfEqGYXmOJjGG8gjAC1QymM7LNj7jRswX4cwDT16f0CHYKXIhFJ7q7qmfdykX0II6Dppxe77j89cHqrr5VcUk1/yChhhBj6O7ubiFdzPzAh35wwqGq2SKW+T14paMAvn7mb3bYM/jb6E24aGhgQ/e7nLp/yfpgCerI0i9jzMcr9IPyGbwQuxPF7XiCP8dfot+R6cRmzPu/Q783gSxM+a1W+Zvp9xZT/u+t8tuwIDTlv2uVv41+v2fK326V/wf6/b4pf4dV3oXp3JSvsMoxm3Wb8lVWOeaa1aa8xyrvpd8aU95nla8FOzHl/VY5eNh6Uz5glWO4hkz5Bqv8LrAVU36PVX4v/d5pyu+zyjfS712m/H6rfBOWyqb8Aav8Qfo9ZMo3W+Xvpt8WU/4eq3yEfu815Q9b5e+j31b6naDyP7DK/5B+7zfXo+b4R/T7P89cIn6vkgIA

"""#
    }
  }
}
