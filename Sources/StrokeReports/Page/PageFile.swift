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

/** A shape that a detector measured with. `view` maps x, y and lengths. */
function drawShape(kind, n, view, attributes) {
  const x = (v) => near(view.x(v)), y = (v) => near(view.y(v)), r = (v) => near(v * view.scale);
  switch (kind) {
    case "point": return draw("circle", { ...attributes, cx: x(n[0]), cy: y(n[1]), r: 3.5 });
    case "circle": return draw("circle", { ...attributes, cx: x(n[0]), cy: y(n[1]), r: r(n[2]) });
    case "rectangle": return draw("rect", {
      ...attributes, x: x(n[0]), y: y(n[1]),
      width: near(x(n[2]) - x(n[0])), height: near(y(n[3]) - y(n[1])) });
    case "ellipse": return draw("ellipse", {
      ...attributes, cx: x(n[0]), cy: y(n[1]), rx: r(n[2]), ry: r(n[3]),
      transform: `rotate(${n[4] * 180 / Math.PI} ${x(n[0])} ${y(n[1])})` });
    case "band": {
      const ring = (v) => {
        const half = (width) => `a${r(v)} ${r(v)} 0 0 1 ${width} 0`;
        return `M${near(x(n[0]) - r(v))} ${y(n[1])}${half(2 * r(v))}${half(-2 * r(v))}Z`;
      };
      return draw("path", { ...attributes, d: ring(n[3]) + (n[2] > 0 ? ring(n[2]) : "") });
    }
    default: return draw("path", { ...attributes, d: lineData(n, view) });
  }
}

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

/** Where a limit starts, and what its slider reaches. `own` is the detector's, null if unset. */
function rangeOf({ min, max, unset }, own) {
  // What an unset limit stands for has one decimal number: `view width / 3, 106.67 at 320`.
  const start = own ?? Number(unset.match(/\d+\.\d+/)[0]);
  const least = Number.isFinite(min) ? min : 0;
  return { start, least, most: Number.isFinite(max) ? max : Math.max(2 * start, least + 1) };
}

/** The numbers that a limit can be, in words. */
function rangeText({ name, min, max, isCount, excludesMin }) {
  const numbers = `${name} takes ${isCount ? "whole numbers" : "numbers"}`;
  if (Number.isFinite(max)) return `${numbers} from ${min} to ${max}`;
  if (!Number.isFinite(min)) return numbers;
  return `${numbers} ${excludesMin ? "above" : "from"} ${min}${excludesMin ? "" : " on"}`;
}

/**
 * A limit as a slider, with a number field for exact values and for those outside its range. `own`
 * is the detector's value, null if it is unset. `move` is called with a new value, or null to unset
 * it, and throws if the value is invalid.
 */
function makeLimit(detector, setting, own, now, move) {
  const { name, isCount, unset, unit, summary } = setting;
  const { start, least, most } = rangeOf(setting, own);
  const element = stamp("limit", {
    name, unit: unit.replace(/^N$/, "").toLowerCase(),
    summary: unset ? `${summary}; unset: ${unset}` : summary });
  const [slider, field] = element.querySelectorAll("input");
  addTo(slider, { min: least, max: Math.max(most, now ?? 0), step: isCount ? 1 : "any",
    ariaLabel: `${detector} ${name}, slider` }, []);
  addTo(field, { step: isCount ? 1 : "any", ariaLabel: `${detector} ${name}` }, []);
  // Set last, because it is clamped to the range.
  slider.value = field.value = now ?? start;
  const set = (number) => {
    try {
      if (isCount && !Number.isInteger(number ?? 0)) throw new RangeError("no whole number");
      move(number);
      field.setCustomValidity("");
    } catch {
      field.setCustomValidity(rangeText(setting));
    }
  };
  slider.addEventListener("input", () => {
    const places = Math.max(2 - Math.floor(Math.log10(slider.max - least)), 0);
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
function optionsText(detector, limits, flags = []) {
  const moved = limits.map(([name, value]) => `--${name} ${value}`);
  return ["--detector " + detector, ...flags, ...moved].join(" ");
}

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
  if (isCopied) return "copied";
  getSelection().selectAllChildren(element);
  return "selected; copy with the keyboard";
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
button, select, summary, input[type=checkbox] { cursor: pointer; }
button:hover:not(:disabled), select:hover { border-color: var(--note); }
button:disabled { opacity: .55; cursor: default; }
input[type=checkbox] { width: 18px; height: 18px; margin: 3px; }
input:invalid { border: 2px solid var(--failed); }
input[type=range], input[type=checkbox] { accent-color: var(--box); padding: 0; }
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
const session = new Date().toISOString().replace(/[-:]|\..*/g, "");
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
    $("news").textContent = "Options " + await copyText(optionsOf(detector), options);
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
  const { shapes, checks } = judges.get(detector).explain(sampled(stroke));
  const failures = checks.filter(({ outcome }) => outcome === "failed").map(({ name }) => name);
  const group = draw("g", { class: "evidence", "aria-hidden": "true" });
  $("legend").append(make("span", { textContent: `${detector} measured:` }));
  for (const { name, kind, numbers } of shapes) {
    const look = looks.construction[shapeNames.indexOf(name)];
    const isFailed = look.slice(3).some((check) => failures.includes(check));
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

function undo() {
  if (!history.length) return;
  future.push(strokes);
  put(history.pop(), "Undone");
}

function redo() {
  if (!future.length) return;
  history.push(strokes);
  put(future.pop(), "Done again");
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
const listed = new Set([""]);

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
  // A change of the suggestions costs time for each field that has them.
  const unlisted = names.filter((label) => !listed.has(label));
  for (const label of unlisted) listed.add(label);
  $("labels").append(...unlisted.map((label) => new Option(label)));
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

// Several at once

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

/** The strokes of a file. Throws an error that names the line of the first that is none. */
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
  undo, redo, download, clear: () => change([], "All strokes deleted"),
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
  const action = { s: download, y: redo, z: event.shiftKey ? redo : undo }[event.key.toLowerCase()];
  if (!action || isTyping && action !== download) return;
  event.preventDefault();
  action();
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
#counts { flex-basis: 100%; font-variant-numeric: tabular-nums; }
#counts:empty { display: none; }
#counts button { padding: 1px 9px; border-radius: 12px; font-size: 12px; }

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
  }
  return judge;
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
  $("copied").textContent = "Command " + await copyText(command, $("command"));
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
  const ring = data.detectors.findIndex((_, detector) =>
    strokes.some(({ judgements }) => judgements[detector].chance != null));
  $("reliability").hidden = ring < 0;
  if (ring >= 0) drawReliability(ring);
}

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

// The shares of circles and of others that each threshold on ring's margin accepts, and where the
// detectors stand with their limits as they are.
function drawReceiver() {
  const judged = strokes.filter(({ label }) => label !== "");
  const ring = data.detectors.findIndex((_, detector) =>
    judged.every(({ judgements }) => judgements[detector].margin !== undefined));
  const curve = ring >= 0 ? curveOf(judged.map(({ label, judgements }) =>
    [judgements[ring].margin, positive.has(label)])) : null;
  const dots = data.detectors.map((name, detector) => {
    const { TP, FN, FP, TN } = totalsOf(detector);
    return {
      name, isCurrent: detector === filter.detector, x: 220 * FP / Math.max(FP + TN, 1),
      y: 220 - 220 * TP / Math.max(TP + FN, 1),
      text: `${name}: ${percent(TP, TP + FN)} of ${wanted}, ${percent(FP, FP + TN)} of others` };
  });
  const label = "ROC. " + dots.map(({ text }) => text).join("; ");
  fillFigure("receiver", "ROC", curve ? `Ring’s curve has an AUC of ${curve.area.toFixed(4)}.` : "",
    chart(label, "others accepted", wanted + " accepted",
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

// For tenths of the probability that ring states, how often it is a circle.
function drawReliability(ring) {
  const bins = Array.from({ length: 10 }, () => ({ count: 0, stated: 0, circles: 0 }));
  let error = 0, total = 0;
  for (const { label, judgements } of strokes) {
    const { chance } = judgements[ring];
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
  fillFigure("reliability", `Reliability of ${data.detectors[ring]}’s probability`,
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
  for (const total of $("totals").children) {
    const isOn = Number(total.dataset.detector) === filter.detector;
    total.setAttribute("aria-checked", isOn);
    total.tabIndex = isOn ? 0 : -1;
  }
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

/** Lays out tiles until there are so many. */
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

// Tiles: a stroke, its name and its verdict.

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
async function forEachInTurns(items, goesOn, body) {
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

const always = () => true;

async function startJudging() {
  const checked = await loadDetectors();
  const samples = JSON.parse($("samples").textContent), loaded = [];
  await forEachInTurns(samples, always, ([width, lift, isTimed, ...numbers]) => {
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
    forEachInTurns(kept, always, (stroke) => stroke.measure());
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

/** Judges all strokes. Where limits move faster, the last ones count. */
async function judgeAgain(detector) {
  if (isJudging[detector]) return;
  isJudging[detector] = true;
  $("tuning").setAttribute("aria-busy", "true");
  try {
    await judgingReady();
    for (let version = -1; version !== versions[detector];) {
      version = versions[detector];
      for (const [name, value] of Object.entries(limits[detector])) {
        judges[detector].set(name, value);
      }
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
  await forEachInTurns(kept, goesOn, (stroke) => {
    const code = judge.verdict(stroke);
    verdicts.push(code === null ? "" : texts.get(code));
  });
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
  const { checks, shapes, sentence } = judges[detector].explain(kept[stroke.at]);
  const { bounds } = kept[stroke.at].measures;
  // As the page's own grid: the middle of the stroke is the middle of the grid.
  const x = (v) => (v - (bounds.minX + bounds.maxX) / 2) / stroke.unit + 2047.5;
  const y = (v) => (v - (bounds.minY + bounds.maxY) / 2) / stroke.unit + 2047.5;
  const length = (v) => v / stroke.unit;
  const onGrid = (kind, n) => {
    switch (kind) {
      case "circle": case "band": return [x(n[0]), y(n[1]), ...n.slice(2).map(length)];
      case "ellipse": return [x(n[0]), y(n[1]), length(n[2]), length(n[3]), n[4]];
      default: return n.map((v, i) => i % 2 ? y(v) : x(v));
    }
  };
  const failures = checks.filter(({ outcome }) => outcome === "failed").map((check) => check.name);
  const construction = bounds ? shapes.map(({ name, kind, numbers }) => {
    const index = shapeNames.indexOf(name);
    const isFailed = looks.construction[index].slice(3).some((check) => failures.includes(check));
    return [index, isFailed ? 1 : 0, shapeKinds.indexOf(kind), ...onGrid(kind, numbers)];
  }) : [];
  const evidence = marksFrom(checks, stroke.judgements[detector]);
  return { rows: checks.map(rowOf), sentence, construction, evidence };
}

/** What moving the limits has changed. */
function showEffect() {
  const judgements = strokes.map((stroke) => stroke.judgements[filter.detector]);
  const accepted = (key) => counted(judgements.filter((each) => each[key] === "").length);
  $("effect").textContent = !isMoved(filter.detector) ? ""
    : plural(judgements.filter(isChanged).length, "verdict") + " changed · "
      + accepted("own") + " → " + accepted("reason") + " accepted";
}

// The controls.

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

async function copy(text, what) {
  $("effect").textContent = what + " " + await copyText(text, $("options"));
}

function startLimits() {
  $("limits").addEventListener("toggle", () => {
    if ($("limits").open) judgingReady().catch(() => {});
  });
  $("copy-options").addEventListener("click", () => copy(optionsOf(filter.detector), "Options"));
  $("copy-swift").addEventListener("click", () => copy(swiftOf(filter.detector), "Swift"));
  $("reset-limits").addEventListener("click", () => {
    setLimits(filter.detector, { ...data.tuning[filter.detector].settings });
    drawLimits();
  });
}

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
  const { points, lengths, d } = lineOf(unpack(n[0]), view);
  if (kind === "d") {
    // Spots that crowd are smaller, so that each can be seen.
    const spacing = points.length > 1 ? lengths[lengths.length - 1] / (points.length - 1) : 10;
    const r = Math.min(Math.max(spacing / 2, 2.6), 5).toFixed(2);
    return points.map(([x, y]) => draw("circle", { ...style, cx: near(x), cy: near(y), r }));
  }
  const drawn = [draw("path", { ...style, d })];
  if (looks.evidence[name][0] === "gap") {
    const length = lengths[lengths.length - 1] / view.scale * stroke.unit;
    const [x, y] = [0, 1].map((i) => (points[0][i] + points[1][i]) / 2);
    const isLeft = x > side / 2;
    const [ink] = style.class.split(" ");
    drawn.push(drawText(`gap ${Number(length.toFixed(length < 10 ? 2 : 1))}`, {
      class: `${ink} over ${isLeft ? "e" : ""}`, "font-size": 11.5,
      x: near(isLeft ? x - 8 : x + 8), y: near(y + 4) }));
  }
  return drawn;
}

// A line's path data, its points in the figure, and the length up to each point.
function lineOf(coordinates, view) {
  const points = [], lengths = [];
  for (let i = 0; i < coordinates.length; i += 2) {
    const point = [view.x(coordinates[i]), view.y(coordinates[i + 1])];
    const last = points[points.length - 1] ?? point;
    const step = Math.hypot(point[0] - last[0], point[1] - last[1]);
    lengths.push((lengths[lengths.length - 1] ?? 0) + step);
    points.push(point);
  }
  return { points, lengths, d: lineData(coordinates, view) };
}

// The marks along the stroke, the scale bar and the legend.

// Arrowheads along the line, in the direction of the samples about each.
function arrowsOf({ points, lengths }) {
  const total = lengths[lengths.length - 1];
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
  const spacing = line.lengths[line.lengths.length - 1] / Math.max(line.points.length - 1, 1);
  const radius = Math.min(Math.max(spacing * 0.3, 0.9), 2.6);
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

startLimits();
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
    total.addEventListener("click", () => change({ detector }));
    return total;
  }));
}

// A group of radio buttons is one stop of the tab key; the arrows move in it.
$("totals").addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const count = ranking.length;
  const place = (ranking.indexOf(filter.detector) + step + count) % count;
  change({ detector: ranking[place] });
  $("totals").children[place].focus();
});

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
.total { text-align: left; padding: 12px 14px; border-radius: 10px; display: block; width: 100%; }
.total[aria-checked=true] {
  border-color: var(--box);
  outline: 2px solid var(--box);
  outline-offset: -2px;
}
.total b, .total .more { display: block; }
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
  body { max-width: none; padding: 0; }
  #filters, .keys, .skip, #clear-empty, #tuning { display: none !important; }
  #table { max-height: none; overflow: visible; border: 0; }
  #table th, #table td { position: static !important; }
  #table th { white-space: normal !important; max-width: none !important; overflow-wrap: anywhere; }
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
<template id="total"><button type="button" class="total" role="radio">
  <b class="name"></b> <strong class="value"></strong> <span class="unit note"></span>
  <span class="more note"></span> <span class="meter" aria-hidden="true"><i></i></span>
</button></template>
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
// What strokecheck.js and hits.js share: loading a module of WebAssembly, and refusing arguments in words that
// say what is expected.

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

/**
 * Loads the module: by default judge.wasm beside this file, or from an address, a response, bytes
 * or a compiled module.
 */
async function load(source) {
  return new Strokecheck(await exportsOf(source, "judge.wasm", "strokecheck_catalog"));
}

/** The loaded module. */
class Strokecheck {
  #texts = new Map();

  constructor(exports) {
    this.exports = exports;
    this.detectors = JSON.parse(this.textAt(exports.strokecheck_catalog()));
    this.detectors.forEach((detector, index) => {
      const judge = this.judge(detector.name);
      judge.settings.forEach((setting, at) => Object.assign(detector.settings[at], setting));
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

  /** The numbers of a reply. */
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
    const count = takePoints(points).length;
    const isTimed = points.some((point) => point[2] != null);
    if (isTimed) checkTimes(points, lift);
    this.handle = exports.strokecheck_stroke_create(width ?? NaN);
    const address = exports.strokecheck_allocate(Math.max(3 * count, 1));
    if (!address) {
      this.free();
      throw new RangeError(`strokecheck: ${count} points are too many`);
    }
    const numbers = new Float64Array(exports.memory.buffer, address, 3 * count);
    for (let index = 0; index < count; index++) {
      const point = points[index];
      numbers[index] = point[0];
      numbers[count + index] = point[1];
      if (isTimed) numbers[2 * count + index] = point[2];
    }
    // All of them are finite.
    exports.strokecheck_stroke_assign(this.handle, address, count, isTimed ? 1 : 0);
    exports.strokecheck_stroke_lift(this.handle, lift ?? NaN);
    exports.strokecheck_deallocate(address);
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

  /** Gives back its memory. */
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

const freed = () => new Error("strokecheck: this judge, stroke or touch has been freed");

const circleAt = (n, at) => n[at] ? { x: n[at + 1], y: n[at + 2], radius: n[at + 3] } : null;

/** A detector with settings of its own. */
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

  /** A live recognizer with the settings as they are now, for touches in a view of a width. */
  live(options = {}) {
    if (!this.handle) throw freed();
    const { width } = takeOptions(options, ["width"], "the options of live()");
    checkWidth(width);
    return new Live(this, width);
  }

  /** Gives back its memory. */
  free() {
    this.strokecheck.exports.strokecheck_judge_destroy(this.handle);
    this.handle = 0;
  }
}

/** A touch that is judged as it is drawn. */
class Live {
  constructor({ strokecheck, handle }, width) {
    this.strokecheck = strokecheck;
    this.handle = strokecheck.exports.strokecheck_touch_create(handle, width ?? NaN);
  }

  /** A finger came down. Returns the name of the state. */
  began(x, y, time) { return this.#handle("began", x, y, time ?? NaN); }

  /** The finger moved; "failed" if the stroke fails a check that drawing on only makes worse. */
  moved(x, y, time) { return this.#handle("moved", x, y, time ?? NaN); }

  /** The finger went up, at a time if that is known. */
  ended(time) { return this.#handle("ended", time ?? NaN); }

  /** The system cancelled the touch. */
  cancelled() { return this.#handle("cancelled"); }

  /** Makes it ready for the next touch. */
  reset() { return this.#handle("reset"); }

  /** The state with its circle, and the check that failed. */
  get state() {
    const { exports } = this.strokecheck;
    const n = this.strokecheck.numbersAt(exports.strokecheck_touch_state(this.handle));
    const check = n.length > 5 ? this.strokecheck.checkAt(n, 5) : null;
    return { name: states[n[0]], circle: circleAt(n, 1), check };
  }

  /** Gives back its memory. */
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
H4sIAAAAAAACA9S9DXxc13Uf+L5m3sy8mcEAGAADDEDe9wiSAAFIoCRDlKKKHIWSqI9Isi3HTtZpJFP0Byjbkihr7RAm4JiOmYRJkERJSYWOBiBjsim1PyZRYm5KrpEs3TIt7WW2bMttuFsmUXfZhklpR7GZDVHv+Z9z38cADxTdpvtLCALvvvvu57nnnnvOveecazy76+OmYRjmv7XvfsacNp7JTvM/c/oZa5pebQlnONJ4Jjc9nfxOf038caanpuO8Br1PR5mn+GGgiD3TkljyO1NTUsIUpXGmwkTy0Z6aQrTN5eIvvbjT01EzduMfVzUlHzNTU2GqKQ7SJ6SgmPwe/Q8Fu3EHuDNSb5GLk4z0Wo5ep6RCFCp9dHUm45m8JOCwoRuJQiVPCAXUjxxTUQenIuhN6SZMxc2RnNaUjgizGfTqTcf/GLZTIRAJ8mFDzCkZjqkproP+2j9l77NLZdPMZo2y5bZV2tvNYqHDMbJZm346q+151zKsrJ0vFIpOvqu7p1Ys9vbV6zUjaxtGf9bqsFzLRWJE2AUvh99Cnv54uayTtS3X6TDpOUC/rmGsyq/OusoP1hiDXk7KzecNzogfu5C1165z1htuYcgtO92OU7A6eofXGgVjw4aauSFr15xCnqpbv8E27Q76se0R27E7KFAo2ENDVIvXPTRasD0q0zC4KXlqie1k6btFuccKtxnDNvXPNjvsspt1by8448UMiiVUN4p2NoOP+tdwncLARtfNZt2s42S77YJju4PdTjWbLbguNd/uyDrF4h13FgvF4l3Gu6wJo+xOGIb7rmIHynOzxruKhjFRNFz8pyxGzisWPdewlv1zXPMF8xfoJ2ObBPMczZ5G8zcdz/1Kpi/78R0f/+RLn7GMzl0vv/TJnTu2f3TH9p0/uv3Zl599/pMfMb5r1pLRk5967iM7fnT7SzuefXmHsc/qXf7tuR2I+4xxyOpa/nHXjpeNOat7+YdPfvxjLxtHrb7ULC9/7BMf2WWcsFoa+MqOl5772PaXjd9ujd7x6Reef/ZjnzC+2to2CYcN/4PWivTHsOX/IjXrsy+8sOMTzxn/0upJ+fj8xz78svH11FI/vuPZXZ96aYfxjfRSd+362Ec+YfxvVn3lrLuM81bLILz8yU9t/2jYlz9sLVe+hV35V62tlY8f2vGRZz9h/Ou0Tx//5Cs7njP+fdon6jx9+tPWhuqWPPuJ7Tuef54+/99pOakHNOz/Me3TrpfRhT+zqslPzz7//Ce3I/7tVkx5bkf05a+s/F+ZptEwvZ83y48+9vgPPPHkU+9+z3vf94Pv/8D/+OnPm3vNL5g/YX7R3Gf+pPlT5k+b+81nT5q/a54yT5u/b14wv2b+M/OPzEvm/2n+X+a/Ny+bf2z+ifnIQz9ufs781L8z/w+zY6/1c9as9UvWQetL1s9ax6zjVvZ3zN+1TlsLlvqa9c+ts9b/bB2wLlivWv/Gumy9Zf0/1n+yftyu/oL1i9aWB77//q0PEhG6bnV177Vfs37FWrT+iXnc/C/Wb5i/aX7e/mXrH1nftb5ufsP8nP22+W3zC/b/8MGfsH/G/FnzMz+2+4v2n5pvmf+v9fC2G9ZHPvrX1sTdf2Ntf27G/ivzO+a3rZ7ad6zewoVz+X02EUjvkG1a09aWhjFkvT3cMLaVjIYhL4HTMJVTn6CgtUU5D5Z0fGP6Ud+xKaZkFC3Po+TmvcYNytuYb5uwriMwjUyetQU/ymxkUeQYpak/XDIUF3N9OMg8VLIapu+ojDKVQb+OcioU82LJ9KRBMxsSDZrZEDVoZkOiQZQorUH7KG/jcHnC2rtBGjSzwePG2NKYfRvixuzdcAuN2Z9szP64MfuTjdmf3phX0YY/7JywZnVj9m/wUAuyUJQjTXp1Q52rtX3HU06bR3h5zjRz02jRZEBAVEbdd5WtrMkgR29W3c9bW2yBsoUG+Db1gUr1C0XTC19Vzi8oS+Ufou5SjybxNmbgo+FTKtO3uACDC0CuIv2WpAB+VVm/RK11qQBKXSSYUSEUg0KQwPKUWTJVwbdUyTdUUdmN75ovKg9/H3qxZOg0lnenIQih7Ie5KJtKtR6irJYGOv2EQEfrPWV7HzKtKbRuzKg0TGSz2gh0I3aNaqNHzrcFzaQPY8ZQ2bEN00JeZW1v48cOeWx/sGQ2TApbyt4upSgKebssc9qaQiOjigArrsSWSpyVKnGogJJddDi0o2QVwzhTincoRHhA1TuonsENULxlmfZ0OpZTG5UZYrnZguUmIZb5Tlgu2O1bgtmAD0KnRhO1nBqNajk1mqiFEqXVcobyNk7T5F5A4BwFzo7Kl3OjUu2pUUr6gHG3fXEjIaY9YZ2n52LRWPJv0bOvbOSE1v47KKd1r3F9ozTp7Ch14g4JL1D4BuLtBqPsi9TOC3gvy0Q5N0oR++6II84gYoZz32tc3ijPV+/wvmRbjgytg4EbspyA5jc9CJEkwgiyiDACYLdyafpnmQQIHmLElEkY4WfCodfIkQFyIyhYqEz686wMtf70sM475GfwtebnBKPyy1AJmGTofCVH5RWVxCgVlWRLJGOXRFoPU80cmaiTppWJyA+F2Ef1qg+hHdTTcen6eNT1Uen66M26PmTdF3adgkH2QXT9QXR6yNoSuEiwBS2hnJjHGSomS79xIRbREZXhJowZWwGPrbsa5i6mcN7DJk08GQZGTqIBPCSUlYjbhIWGWlSlrdNMPypYCVrRboB4E+oZnuchOEMAcF/xvmFakCKUsZUxbsvPbZknqk7wmPNN7ggorBcYcwe3/tK/WXfFu639/u0lY+vu6v/08B//2N7NPiGln0GjdQHG4JbDvrH1xj/+5v/+Ax96anOUEG2teB8KMnUfeGopCmQIYgeBatTgTCP3GEHE3Bri/nOJ8PaXGD+oLQaoQmtdlJXoa6ZIHVMZ7z7TnFLGl4K4qGtfDQObo4xUZL0JsFC35P3y5u1174btEI8+RXNgzxqjoXYGzqARI9/BIMOJd3z9640PY2SN0w98N/xnfD4Mf+e7xvt4bRD4Zbb+g8K/PfzC4potH+bYLAELBIMaDYTaRhic9Vu6FBgHk3kwfgQvovmVEmY3PduUhXEnbMoFLnqfA1EasopBvmG+otzHqHEUekzlGqZeJso+8FPlJiyafMqdbPwHmvIVlCp4k2Vs+VssfywunqhSdqef9VT2Db/QqApgZCVWhQeM95R4aX+0UVXmTlq3q9t2YYpQTInQ3mxMM6CeoDinUZxU2UnKVJgJvAe+be5RhamjjfGX7iXsBhQ9WskJYAb9UMbqo0QJOI9J2RiCFUZVZQo4aVI11OSg0cY5XnNo9O0pa092etnoRxgAjujlEXs2F2TnA1cP2pbv3w58cFfGB0e5ETo+9yA1K3pFVuEoQFDc1yp9RBDcG26Q+925EDe/2mxGddHMoKpyD5iff4pmQhzLdIuip4LcUyULKJYjKAn5BLaBXuQfeGXPA5T5s+8uJWYsTQZKa7znRRoccChV4lmQwS+F3JLuf06PlfK2IX+JRoTADHpWxCCVVfEJTFIAvDzZuO1eCN8hV1ugjEXfBPg5sZlIbDK2GMJvVoGGYTQwQo9bmceIxrXolz1VRhlFVY7KoP/ob5BnrMhFWOFhnpWpxX6bKvueytO60kaDFeLI9CShDUUy+TC4rjqtJUZYmyCI9x9N5j9AYJlOY8rYmBBZmhCBpRi8lvTPaszQP2cSNNokPN7zIhKg6EfrvumFPB0mF8c/Wg+IfWicW+O74CJPDVKzKpMNm+dVO1aNhvnyhFUkvLBoehFzRJ99whU8coKZYAKZ5oC0gElEyTmCIU0X4jsBCVAcaiD6ibmQ4+I7qDBDCq10KhcT4Y54lQmokY7m7sCnUJOpEJrz4ESxqJgGLyj7HTM73TJVaD5vEyLioJ80bTCJMzSz9ZRSDrgLl3lUhIuAY05lMc1lZc0+VpeVRb8+ygsG5XgIFF9B9MhUyoHO61MXckoq2wmsZyaNojJoPSWeZKARiLBm5/G7rU7106wlQlP3c1iDVO4hmpoZkJgMyRAacPH6QrldJlUMXmNSRIwM4wvKJGxEiCBDGSACTPpGOPdcQITbl6N4AkaOgIFuZAF+aq+r8ixh8coizWbJISeSQ5Yz+4atgVcE8F6heYREQf4JroJIcj4FNprmGYKBhNMECldIMCLBirjUHZW919CVasgRmkjdOW4JI48Dmk7Y4xs0OHgV/CHqTLgABHqUEIgIaGVnkBkE9AzgbgaTFOIUId2fW30gd+gD2BVET1gOlQBsopQVmnHKQlG/bLK0jWmnjEeQlIEbZJ6UMLUcSyrGhMel7jNtn+R5kMV3DBStbbsCC2NqhWOaRX+yekyT+TOckbkzmiVYNozlebyPhtRARguobDZA7N0X5fFQyJ05xJ0RqbLRQZKpQK9snZKT6Gwv4XvI0FGudppWAAC2HPDr0PyLXtoJwI0L6xs5ohHEGFTavS9nrcJ0FkzLDC2hNoHPbgxNUnE2zev/LMuLPWbcJXOZ5vE4MXn0GCU0pccQgcBu1EAuJAMSD0aJFaToIaufUJEexJJTYqItViJxNUpcIXkZlJFoLegFrSW02ClnMiD0eIbC2TeCksq/EZT3BG0PqH0q80ZQUeU9U0EZbxWVeyNo3zOlyrx8tn1elRS9BiX6SEnutp+iIujlJ1SbTrA3KN1tf4BiCxPWNnp4b+Br8Y29QdvdNJY2pKxNSdqExUg5mC+03D1KE9FRBUJV5dB8dFTpM0cbCzQVyp85qspP1Rt7qOGEOPS7rU7dPk+f7Mo3wcFT754JOG+B8xIkG5smfQcky5GS6QNKLvBMb6OS75+kxBShS9uULGwb2oDCMsz/cF3g+wsQkCvfophhe4tfwWOTX+bqAeph+wN+CY+naIUzTxNT+oWg/QHjvco6HXTQE51i4HwakFOVqaByt/0ChcuqbYrgXXr6jam77Y+q9gc27ztKtV7hHv6lRdM7Gy+DaB8LhbSKggeggt4j+DuvrKYPMYMhS4U+TfGU6t1ctshFyfo/G9ZPaT6LND/4xmdXqF/2ASQnJfwsRlq3/LMoSufsWJ5TCJ40DevljAmSYnivZ7LE4O+xpvA3ZPPsVjavleU7HTgPzMi/62Dq4vC70f+kTABGTsnrzN7bGvNBNmYPS0SQQDlAu0PG0CUOzmh8rdIogmMmFsf2Guc7GkerCc7sucCtN/KNNuXWdSICSnZlPpNwqZXPzCb5TEdLJGETVRbsZlZll7Ob2VR2M5vObha8RhYLCphOghexnbTGBXmIanlwWC6lZM7TIc6TGa0E6+lErKdLrCetow3jYYi8RS0hOMJ15pX7SEljWZEXy5dAez3eeiM2j4hsSXlPlDDctNSUhAElLhVf6PFEKS9fvEmFJgY55hSdiFOEoENFuNtocpXQZCKRZeEUIw7WYxZNanNRmytlupqDpUKIf81EkVXl7tTjBpTEKkMvRbQxljuSP19wcEo0RYvelLnHJiQ1by6L6GWL2NA8rU/C0mj5JDcf5Fvlk/zN5JN8K97k0+STnMoDYfIqTwhTaEWYfAvCFDTC5FsRpgCEKUA+aUGBAqMAL8UrSx9aUnRV9pFQ+iAeOJI+lggUrdKHx9JHNpI+sonE2Vj6yCakjyxGLwvpI0ujV4ylD1PLpEXm9yLpg2XS8lKZFDhF0wbSh0mLbJkodix9GFx4mrhxLetkpjKgVLuVPWIrrM/YDHPxqGAdxi5rHg/DL6RSLlqUhwKv7BqmlbWdDJVdWHn43ZVx4/2lbNG9aebszRCLWMebfVwiMsfU9b2lDK0/VO3RoAh2taSK4CbK2GC3QQHKD9E8o9iG8/Jk0DZsGSuSaRpscG5FRalyK6QizKLqbtpN5+bzJ7cyAHlz8iYl2zcr2aZZ5zZVtrly+bzPWbjZopC/2cfczT66K1fLO6k5VZhbOT/kivzNvmMxCyrE3B2l8akcpWliLxqE4e38NPwOTFm7sqqv8V2TCQT4fYt+24AIy3fMgw6/HRPLu9cYp0dxwhqlR9uENUSP9kXPrtGzg545zD5hurFF5VWE9eYt5spqYhWqBouxevMYu5ednvetAskjjSODjWtGJJ+bD+wHEtl3Wzl9dDCePDoYj7ZnT43r/VmdaPpR37L5JCpxdEB5Gz/ZMWEtjOuTgnFPzr0WxiesCgXb9Bb+OJVYlQrPJis8G1d4Nlnh2fQKz6Oeo+UJ65yu8GxY4TmqsEbBklR4HhX2S4UXkhVeiCu8kKzwQnqFl1DPn7dPWBd1hRfCCi9ShSo+/ryECgelwsvJCi/HFV5OVng5vcIrqOfnqMK3dIWXwwrfGgdemOGpyBVUOCoVXk1WeDWu8GqywqvpFb6Ner5FIL2mK7waVniNKhyPK3wbFd4lFV5PVng9rvB6ssLr6RXO4ATnICHNDV3h9bDCG1ThJgp6UuHMRirxPqlw78ZEhXs3RhXu3ZiokBKlVbgfFR6nCvdtlAr3btQV7ts4wdNGI81+VLhVKpxNVjgbVzibrHA2vcIDqGe2a8J6VVc4G1b46kaIfWajIhUeQIWPS4WHkhUeiis8lKzwUHqFR1DPARrDpq7wUFhhkyp8Kh7DI6jwaanwWLLCY3GFx5IVHkuv8ATqOUE9PK4rPBZWeJwq/AAF26XCE6jwg1Lhm8kK34wrfDNZ4ZvpFZ5CPW/TtDipK3wzrPDkRkjqEaU5hQqfkwoXkhUuxBUuJCtcSK/wLOo5Tz08oytc2Og1mPqeGJaKz1DFH43H8iwqfl4IMfZE9JlX5S+oyGhP5PS6ggs+adohptmeMj+bnWrfzcc3s9mdQRZcc5quBjH7JFJpXQ23RVfDpYa776SrgR04w8+JmoafFxUNYu5M3r7J+VoJYmEkCa+RqNqFkUS1lCit2rOUt/E5qvYMAtcIcOdGNM0e0QAc0foGOL59G0cmJGZfw/NXKdtVKGi4YEHvNS5SJDZCzluSeAG8MyU+we9E60eIPOrwGQpfQnhAE/4RavAVRGiUP4uIy4iAjkVezpvfRIneydNB6X7rJMLYsbnfOoUgTono99G6fD4bfz4nkkW2ccKaxN6QstptQzbYKfK6NcmaJdnKWt2V62nJFuww2Toka/C4YEz0eYZBAp2kasmqjzdpvZe9K2eY+OyS7N5gK4y4Tpy/1uhrndhsLa7kthw+7Zf08DaTw9uMh7eZHN5m+vAewyD+B5p/R/RoNkdYFeHYCJo/RNE+RLomwyBbWa+y9M0iFMvSN4vkZHo2Lb8sLTmebMnxuCXHky05nt6SN9GA2R7CBgROUOCkRrRTumnHI0Q7gWMNlmyATscI6IqI5CyeeVoOHEGvc3heqxDq4oNHZNsR3DpJuHVKh09Q+E18J5RoOhFKHEGwQCTf0WPuEk+CLNirzwmy7cd7tyZPwMaFRMSbiDiJiH1OCracdxhbxgycx2cJsjT8xHZmR+wrjl/B87JD7Cc9Lzp+B57nHb9TC1U0BtecoCqaNcSMAiUBEYCLMZAohN9V1Ic8rlQaCbp+t9adwCmA17BIjlWsNODwUetjxOt3RMfR86oSh5t+j+pMfGpPfqrxIRchuckHQnIulP9+rrEXQIzFaGLHSW4KW3R9mlqUV9gxCMzGpyeDwuQIscC1uQAyvhm+1OfB5fNbz1zQj5Oj8GVgvqn6VN+86lf9883XVV1R4gFF0a/PHw7qB4P+6Ox9x4MlmxrQH7V8B8ajzlkCKqEv/Wfr9fd97tRvvvSlzfNbzzmFn/r1yZ/9anN+619UP7/lJ//w5zdT8Dev3/iBQz/8CoL/y92PnVCDX0Dw4R2/3r/jx7+I4OSul1+5dmg/gv7Tf/3Bf3WGs83nf7z/n175ZQTXZP/o917sfx3BztV/+jsf/6MvI/gvbruT/v0Wgj/4Pvz7GgWDbmpvdxOPubnXggHVTb3tJjg05yiue6v7weqd67788/c1g1Vh+BSlnqN0q+bir021ClDaWhvb+vTf+H+9mZKE4a82g9VzajUVGn9tNrkmqosCc01UP4B6UXLTHyDg981rsJ64b97vI3EwVnnon4txhaqJN2li9QpdU36Lqsff6343lWN4qPj1AIMc9M/xmPS/VunjUPMwfUQ8Ny7l5+/W4AFufTJ6fXMhVIwtqjsRxOc+6l+lryWxP2C1AIcwd+A1AgqnoenSMvxzNPwDYTgc/oG5+GuTBg+oHYI9Hv78AmHOHGFHNPz0lQa8j+HZRwEZ/j7dNgy/F82pBQy+xzhJ6bhxA83mszzNQOk2+N309aDq/afN3/F7lSdbni7RMo/iaLxNL51W5UCrWuhYhYToqupcDMxQBr+8OXwGavFbpqrQ93b6rvC2eM2kWN8AZWmnGN8kskKt6ttRD/pisD4op8MqjHrB3B7Tzxf2cAsTny9Pfzj+nDP4c7inc+27huo7ndzt+Wzy5asARVZ1L1YDf9FzrrHuBdHNgFaxBbyAKuOd2NMzeKd/i6VcvuAVS+W28BkElPd89BmKaU4m64bPYA19vpzBWggFlMZCZpJWMGwdN6xXWCU1x+MyorKLhjNr+YNIFCfFcvcy/bGfTyS7bPprOXDe9NdxYMH012NtoiCBeUj5TNOnXqQaiLAXJhcLNI7DiESBLwU07sp7pI6PHgh50I1hCha/adJIBRvSOkplhgVYL+EAW+WkgBwX0JcsYASj70NLRGoOWBMByepItkYnG02DGOfTLR5TLelv02h0O4pHX2cs6tQGNSrVBapbkI1TJ/uQKHtM9SUS4T8FrprBmARpvK6a1FGuYkiN6RoDisVzPET1Eyp8BhsWH1FR/PiPhs9gdPHRxacox4BBnwfMvU8x7zFLY3s7tWKIKhnkMR3lrpwwMfQUaJp+IMhg+ms86tTw4rsbmxe/bvpDNMLr9dAS3N1J1rJa/BHLWHy/ZUR9CpS6bbFU6+2r9w+sWh0NH89IpUbiTxFUVBqsdM99ZFunRpJJwgLSUR4Zbksmr7R3dFa7unvSJ1A8BEoPwQiGYJ3imtdHtOM2JBnm4VcA+e1KAHw7AHx7DODLxiTBSFHOdWptAsAvcAn+sCBOOIOe8Uc8GovBxW/IDFpDTV+nAa7WUmywjsL/0iS4vTsYRIswINJOH+1cw68UOxjROEGVtdzKtbqVa9HKtXErxydp9Icpd0ANjRv5lL+en1uoB3iO+354frGOSgg24mFOBSW18Wk+glU053Rr16O1AX/eqEpPQ7ghQPhEclUgffCpD+uJ8Abd84uBwcNBMB1M2UJdu3ywg3XJGYK8VLAU5Kt1uvPrdOeHufPDuvPD6Pxw1PmwvmubIw5lfQrCriWQLo/F0AYJiCk9WyqaEhqYNAQmap+GSwC4KGoCg+2HS5Y+Zyn9brS+zislEFqz+G50i7tBT1Qz1qR1ArvNwuirbhJgjxIFgahyNOhqGML0ezeRO68vFUIsvcOYVGO/uiGS2K5uSEhsVzekSmxvQ3v9p7HDqNXYr27wIL9u8ku8r7jBd3i7cYOvt6SvJyu7Hld2PVnZ9fTKZlg8rE1YN1DZCQrs1eLhPi0eXt8QiodXMknxEEufarvX4BUS+xe8sJI4h2dOFlok30ugbpCUOIPn35SopoyIiHtJRHxbh29soG5mRFy8mInExUuZUEzEYIh4iAU73ETaB2nweiJiBhFY73mNDUfGdxSrsJipo+jIwK0onQErSFpfSUI7HWzE8Ua76gy5zvMoQHUkXinRHUdJqmfMIil/Iz9z6g5+4tjLpSFh25Bl7cOBh3uvgaMNwokqjj9wVmBgh6dIjzz0tQxA3JEzEV6LsjhonLdtJzxlruhTZhbUkwhzckMAjbsM5GogTEYjzElGGGhMZZIIswA8uUHS/ymNnSfFyGJhg88jeWoDDRjrmFduU9awnaNukjye8y1WCoSCGjbX8tKSM8mWnIlbcibZkjPpLTmHBsx2E8Yx6lLg/Ab5ckE37QwMi4CrCgC636rF4HIBJ7aM2EqP4gSrWV6nbt2HpIx8/XJ6BBOfIY343JzzhKt3SfDsBjmCsqAObTTA9GUFS2ksGh2Ckxc21LFPH72fw/s46+nRGH3DzZp7aJR2W9PObnPqAaPFvIa59Ay49GzDeaQk+nO+GzKwhC1ZP7OcyhMGWeHJMRTkJgOvkX0S9kKsD1vEPlheH7W6qiCcZGA2XphcNFiZ9NMcCEpE6k0OYf8hJ5Fti48IawDKDQ4AlJwWrDIlbuPklbQUi+/mjYb/7rXQqlRSeVnl8DXkfBaLpoZO+AzKi0+AOygS38VZ2PYkwfMonSCvMoGJzTlqnjMZZB6FTEUs8JMl1vbPU94B6C6YGpAZ6uIIKzt+mlnjynaiBxkKbd8lMLhJgpfemFpcRQMoNgSsjQ2dGq4hDxZAFbHg4S+xA6K+9On3QlWBz15dHOs6R79y2nc8YOgBnmC2TLADsT3VgQ1QobV0koSdkyMK9jKRmphIczQrDukZdYBmlAU1wAwwubkBZGqIvkI/iPc1k/P5SFzdkaT51pF0863jqOM8TeNjCFyjwAk9n9/UtR9JzOcGWzjQqnB/ynxuk/n8JT2fHZ7PyybyiXgiH9MTOfOV04HDhAKnajQzosncpfcfw8ms34/LZA7r6PeahDc4smiZwawO7rCZn9kQY0PWJIx2B4PMg6xtMs0KiU+yhmBlkiIIoRxGFXvEqszJvrVEmByBI5O7TgfZoz4tdryaOGzJCNp1rwHIOLIw2Fp/1/D+xHZsPlCxpmhdGGdFXmpYdokCPDfcYiOR5O5ALg7G6j9+IQ56rC2o3OTWpyG7l0UqHtoeaOH3UiJal9jmLMlEs3jqlFX5Q0TF5KVNtX3opZIQYbBiKpfQUDJa9JVocFve4s2RZ0u2p8o0Uel3ez3As0A/5R31oLADw9RGM55+6RueHv200TcP33hTjYhDGy32rA5EE7ns50I9ZJ7R2JKhdB5bubEWv1m5XWVgHJclImArypuBPlABjwqoD/SBchjT7L0G1jLvHlZ1KNxjYwrk72GFh9w9NijKOFaVb1m2ySt/OjtK8FHZkB3NtrCjWahI3wo7Og6mOI0d3Z88rdg/ElW2fyRR2f6R1MpeBdN5vmfCmuVjMQoc0OzoIc2O7h/x4nnuyTz/YpnnOZINxQu+Kwu+LXTCEm7JjLglTQQOjEREYHZEiIAbLv/hqeyhET3p9furIzLpk2yp4/2SZZnT2SnhtexBI2GYNkezOn5vBpl5P1a29N3EXACIWMOflTcxcTOR6l4zyM8R6mXm4pKa87BleE05SxM5LYmgwdcMMi17cSrzOrXKeW2eragzKFhl5+agzk0/bqUvyM7BZuM1qChRPNTBN7JOGhI0DwesN90MKP3cnGCnS0mRbNw3mH6xVu5fOFmTWBt72tptTru7heS4ovCIM+TlMqOfS+NoUuIKTEMhTAealhaFZJYm2fCaQuXJxR+xjcX307rOKRUxFryX4lfkdMYI2hUlb1dLU1aCDp2yE2MMJTWbT2JuscHVtAaLEY/YW6lOakE7qNmkkHk0Qr/YicboZgRdvPFKeaiT3L9EGt2poFtL6z1IW6UauiVTV7wXU9HCfg3CflVxypyq6Ix5LeZ3Lt8OI8arc/lmGG8DdII76eRtAGBWzc9hZFzVA5V/qqTARG5UuSzWF/gJwuayWJ+DeU01FOoL4LgKqovA3k2DlPerIeGEphbbcRUWPQczPE9PzO0cPaHiy6Tv52zTnZKllwT9IHdQWXgS/ocE/9q67VgMiMzmmBVOrDTRpKG1qtA6XfKqcNhnlbjDftELKzCDEldgBuVYS1YqAP0vMSSWr2rAmcRyxBWUVf4wsuDB0ymju2krb5FguBiYgYXRcoj5q1Kn6d3UwxbJAJUPhs8wpqnCZ8rujK1MKdHSWGEBKzIaCczU4X6PMtOQY/E90hoZEkvpF8P7iu2YU7QWTZnT8dEkm6ArXnkJNT5UiqmjyD/Qzc+sbIAbQ5REzZW0TH8IhR+kRdU4yOxWfCQW9X/FvO+t+1mwMZkHjPeCoVDO4SA6q7hvu5hxmV9u8yKuJMt0M0ucgLH8zMNY4czDkDMPY4UzD2PJmYdxszMP8BMPTIvmZgxNA5Gsi2kwsRcLFmXMs9U5LKDmo+bCNrUyTt0Si/SfNW3WutkTMrK5FRlZcKewNgqZ1kkt2LDhABv+ixoGbPB912PL+Kxyd9RpNTsd5MC95t6Je/V+PZsxp2xqkTNd3B1jAPx6OMvl5SSSuOncZsvUXCGNrCsFPtR/sJRqS0LsJuPPY8x52i+DdkR8LkvsND9x6FFmM9UK/RKl9ztoShesStBJFK7T76LfbvrtYfNxBTnA3MY8LJF7qEb18EoRFCD5EvH+jun3qG5VYGG5F6/dqkvVFr9tUlFV1YtAVXUoNs4040wdtMqYcaZ2otCcqUKsLGdqUw5bukLCLcKuAoxr7uOBI60hlIHCbKdfoy70FvOMRE+UiJA0PgNzdweGE9jB8x4rZanJvB6bk7Q6vN8ieNa4QSRY81svr6zQoX+olAv5evpc42OPMHGvvCGxlZJYl9zZUjK29ewosUNiO9rtLs1mtmQz/XIxt8xqg6BcE/hWBVRVAqEGXgSzHiqPh4TGUcagg8pkeNN4M4BJKqAwFsI7CK2qlFLCOSqug8N3EivWTUVJGH4uXAgVmGTgrHY8qKexCAG2CAGuCAE5EQJIFmAx7w+ysIWCz7gpUwS98wZLejFqZ0GA516LZ3/CaCNw62J83GqW8hrqg9hjbmcZMc+km9pmbS+lLXNci5kkh6AYHltLWEvW3kLrekhrPht0Z7FIK+zBWFgVs7Q66mTjW+ajbVha3G+m5472YKm6/Hts/hI27zKsuhxVuGEFbqPyGKOtezJUttg8HxTmeQLDZDDPNtU0s6HApEzRIrCaQYmWOkIqYpBhlbsR/AFYBfzOB5JMBLltNNCQzih/kRmiQhOAhKYJpZ4jVEUmsxkWRFk2Sc7xyF6LVix63xKYhwNrPsi/xspjfRAbiWIQA+S8HLgj9jVi2Efs68RgKNYEhGXP/FxzPsgSmDgiT82FTEtNzM9vZR2K9/3rzTQArx3Evz9A8BcGH6H/v49g/z9/kf6f2oydrq3V7/uNzu/7jd/66vzWh3p+5OU/fPArm5vzc+EP2CwaIlQyl+hIJNkWlMdIDKIYqcBEqjMkbBBICnNcBLU0CYuaFFHxC17LikrIWkqiLrt7Of0UVxKdAkXaGajBQA15sJEqn6yBUBANO29AbinE1lv/0LSn2MLahrBjkewT5Njs1ZyDrCVWENDcoO9gpWg28AdY4eMDmCxIUE2giwshHewRss/RnPX+zLQsXmOVAT7VwYMYuh08wTKng+xNLBQzsvpCEssmDA/rtH4zqWYO+G+tqFtuVVt6OcRStHTWlM5SC4WaODcv1hGHASwct5Sc8UJmn7797RRl3npRbenlqIx3IO4scVmg6vPNIJLUbWb6nYgXZJ7Seb2NW3AQoIERIMGROEq04SmVbMa7X4prXMK6vu8l9olgMMsqFVOIa39duD6vHwdBZ8S8vWFQ6AZbrMEF1dZY+zqvd1S3SPqFKP1CmN7Ex3aKPArPEdDg/K75Yt17n23uJoZ/N06Bhm3jbqD8oiFeyoaJGNj8SozkYp1tcsYDo3IfEsOuh+bZ3fYQDP3ZoIcazwY9pnf3Upud0Dp/Bdt8ahK2ZeBdzNFuBuCUIAPHCrQqPcncWtKZRwbOPLKgqexKIetpvp43QXUs+MrImcfba6iETc/Dn4dom8KfRzby52GK64SE3mYmXEjDXVbeKLX4YAfrCxU2+Yj4e+OtMXhvgMuyjaLduul5GtAMLP9zk42NN+AxNeG3ACVplwlhXivMK24SJt+hhJasYX05pM5MVr6vL1mXpR2LWKFjkUdMe5r6RZ1kf1g5kQ3YathR9kO8u73peWVNVjb3yX6Ko02ml2r/r9YuSoAXGO6HZJgJPJXVhHTfQ02Nd6ipogtGVWwW1uKMgQMXXNiEnVnXahP2E4Q1C2ZkE7bUECAynBhJGk6MpBtO3IohgLbZGhGbLa3GD3uxpBZ/f2y3wkr81fQj1rBxfMRqtRyxLmvcrR2xmuGp6JAEcSoKU6/k+edo/M7nn4Pp50Vh444kG3ckvXG3dl5khic9mySIkx5YaSXPc+6L3/k85650tfuwcceTw3o8fVhvSe1eW+SMiJGT1poHjUtqvz8ev7Py+9b0XfawcfuTjduf3rhb22U3w+3xD2jfnCNiG5XcFP9g/M6b4k+na6RE9m7JYb2ePqy3qJEC6rqgTYugSfJRbRO3Qcybkgoiz8fvrB/yXDy9/zRjWdMWNqWvkXhkDhqNt9Y2FpyGK65XAuuBL9JUv4ypTuvRcm0qe9GjeWg1yoCS1XijQiAQjzdP0eMXqxg+q8HOSyy229lKT1plt6SWRvLtYj/RmcV+WvusQRQEUc9SVI3xDL32TpjXCZKN87UJ822TKzKvmVKTeRWBtgnzCp5fqkyYbyFQmTCOcZZgwjiCgDthNPH86eqEcQiB4oRxAM/rlPRVBGgZnoVHK5Ka0ZwMN8d4WZrzAj3umjDOEnwa12oTxhkEshMwOrIaNzonjFMW99g4iefx9gnjTUv6fFnKzKJMl8s0z5hS6IIpnTRPIGLW0qe00vEZS9p0wuL8OeTPS5tetbA3fK/xPNiERgFfPAEeEJPqBOoOYEzMxoleRl8Kwc0LhhfIes4QH0XnYYlDb7IkWo11E8YVG/G9E8ZbtoDtMp6fJ7BdQsCbMC7i+cXyhHHB1m1tImZ4wjzpwFFY34T5psN5zROO5DWPO5zXPIbn35QmzCOOdO+8zd0rohMl6d6btoDnhC7evGZL2qbDactI2yag3OtI2hmnwYddJzE3rkGW8VyxfmZ+TuyhXXbomtMxkEIkTSVKU9FpalGamtfNoTFjSLbmzGFbEWvn9RhyyjYkp2yDUoDyfscUV1ELBqseYVUGjLsmhw3jbgPvd4ohVvgu+1LU7zUYzsoP9al0r6mGcJ58+k98pKIc7RTlT7KDBSoQxuUUiXQDmHpERgJMPYMQlbkvwlM+MHTlWA/GTHdR5oUIXCR0Rx0f1zGbophN3gdxvLrbmgbQquBDFg0c8y/WiXtdrNsMS7DwQ1aNmHgiPP3E4v6wsLi0TqsMr+QAVxV95cUcI4xzfe/nrMQ2IzWLON4y9FJYErtFrhfKFraoCbWms1mHRfv0UeKhK600S6J1aTYU5Ozl6aCnwKWZ32PbzLS2mbptnnaVxemNhD3oo7fA+p03mPf7h+/EZXIVNfxR+DPIXmCFFfxRYgXXG63wN2kAiDDgZJM3qInvNeE04PmEcMFqHIZw/HBGZ9lagMCOOIwtHGWKs2eSB9j+Ak7MbN5ccNmJoCUen22PvakFlsrwmVeDD8ly3l+aura/bVeFLPUscVW4fz3vlYp0s9xbYTb2VhhapcWSDds+5DnXh7QTQkK4yIVhll23sRKHyoMY5ya1nBj7MTS010LvV0PvjEscxQGoWlhKOMvhGjIiwWRQQ+ToTdeQcCjLPuaMJfldzi/YSIkhNd20lBg73042tHV03HcaHfdmowPwu/Ho5GTvguZKy+DkosHJQR0qHByHpPIlg+Ngy4pzfThlcFwZHCcaHEcT1LThyXnzKw2P887D4yQAG9XxXzFA71BOPERr4KXJwIwOjMZ/AdWZDGmQOYkNkEfqXj+TqzFjK0GL1UxAGYYa9osk4HihGz/9HqdszJgvYffkYL0M/a8McZXs52k3tt+taXu3NZXZzRvxC9bOIDdosLyfa/wpN/TFOm8A5Cofh0/GWqgeu9QbeqgeO5NUj51JV49N9YYe+/v3C/AVO2xXVF57764HHhSZPT6HK2mH6eV0h+lhQ9hheqbFYfqyhtySw3SVw0LahkfFr6gcKwa0E+qeCpnBHB77sKlaoj7hWaQ+4Uns9Q3oMFBfiTvOpfmNIYSYteDi9m7YsufAGjbx1L7Wj+swfK0fQTjpW/1EIoJ9qx+zWk5Fco3rJnTNcwlTZIHa+STUzsdQO5+E2vl0qF0EbL5KjMkFDaTzo6xnfXHU76QFhPUuL4z61fCKgpWc3KGBYueu95va4EIx8FTljb1fDbpubovXdYu2eN7NTfHShqRn0XMWMGoInDATJ7e18DTVVO3ES7HHRwpY1F6/FyEzjDIQBevJrnm/S1Sjy6qGE9iSHNvWEdUP+sFOyBU7aNzGpsolVdjGSheZyaDI+sj4W1H9iMhwBP5WGo7qU72ogwb6hMmGe5VPqALvILOGALzPYRLnPu4XVA0HSnV0o/hgKaNqqCWryjj+9XtUPz8HeBzoE3YxB/xVqsdfDZJOMY+XcEj0mW0lnH8UnyhRgY3pSVV8suRRy1hROzOpBuSMcxW3ngDIb6uhrUpNVzUwXP2y+NHnVXKyqROvljcktlIS65IHWkruQcVR4gLOUmsPl4pLs5kt2Uy/x1OrVQ8bQ1PPdqaBkVBjxD5r4u8C/z3Bf0+azWZT1U4efl11HT69hCz5Ba+RISreWYfhxJB1iSeZJ5PsUjzJLo1iihV0ksQUK3rLjnhjjee3MNtO9E1YlxE4T4Ermlhd1fPwEohV46IZkiX2vAFELrAcy+TplCnk6aQmS2/iWSVSYgoZexvP/IR1Dc99JIxcNYUAXSEC9JYOX6bwJYQ7hfZcBe25koh4CxGXUbRDQLrfAiAZTvdb50wN5jSydC1Jlq7FELuWJEvX0snSdUDh1zomrLc1OK4JWbo+6tdCsvQ2SFRElmLys2zuBl3EijA9Ymq09evfN/3hX21+e/PhhEqKkzBaD7rnAsahZtAHjwPL6AMVSEmUJPF3RCIQu5gTCsNEQhNGJjfFhv2Y5jE6CNWL4vnMX6wSOiv6u0r10d/Vqpf+BkC/VL9kPQ3H7ydgQUtDT9NAdDPW0Ox4RInaxiDCKWYN5YjoBGtVsPi4kJ5gHcIpydfQpH5cDeJvigXEE2otTfNH1Dr8Tfu++AQ1quOWLCQGxQCiR3UozrLMQkIn6FD9QYbIH1xBO5NB/xOwkMiAbrGFRAflHYBRY0YsJNguWfnboVrNL12q98M0aurDLxKB6Nv+4otiBdHBTBxRnqJYQXApHWwF0cNWED1sBeGFVhAOob+2gsgo7+hXaFoI2VCgIUI74NamVg8ZmxvJuXAjngs3knPhRvpc2DuG3VMiETMIzOIaljHtQmtMJscNphWzEa0Ajfi0kIiXhUK8IATieaiDYhMzl7rjMaPpxnFNN46FdOOIphX7xiasQzo8Q+FXEa5qN11jcFqTiNiLiAOIYKe6KRRidizpzWssgsrsWAIqlCgNKgfQ9yvEuLyqgTA7xhTiwJifCSnEq2Pi6/GdKURvgj5g+ndhEWkGvTS3s8unf59Mf3GfwElyUIygrlZuf8CAwS3q2iJ1dWGpUXB+obp21AOfSs5B2QLrVN/2OpMYmNJS5FCwHvbKlGqIsJQiNlFEt1pPqdZzqvVqCH4g1NxhKs2foxK65g7Pn/YJZ5djILTGM3U/9p6inDle5UyduKZdnCVH4VA8CoeSo3AofRSOAPgnMPAInAfXqnHzuB6WQ2OeINMzGpc+KHzxNlnSoKBcwy5ZDrt5mwR3xwV3RwV3h+jRjw0/RmElKPqcIOGxMey6crA5hl3wXHhOcBzY94H4/Qjen5KBSuAiEY4UBWrK41fYQaTp5yGM5cUysk0sIytiGdnO8l+OJK0WN7xXqh0OCWK8c6cFM3bHyzHmtDuV5VNrHAbY7F2MdR61tZ2fkwVEu22qfLIPexxh0I2DsVen28Vv0oJ4NDjB7p3gBoD9O8EVROWFPrGVncFp64ylI0h4vyqXlWUbV21Epiw5rIk0ZixYhMxBqR6A9nop7jrK0O8t1WHAonWFPej5FqDj0EbLkm8EFVWBBYtfibVG27BxwddORKawoTZrFLFUZmgTmaGygszQtkRmqNxMl7VtpcFnOUflcVeF/ciy1ql3Hh2MyIy1oqyEkoOOWJ/TIzj5nXgYfpVEZeIeulSHiBgdJ/1u5REMlzlKoAWT45d6RPBrMt5XbdmUIepGXAVbBSj41C+S/FL0+0IV0HyoAlpSeQgrcBffC33OOosqNe3p4ho05YAPdRZbEtFFokYFKBpqFVBaL6NvfWzXxFvuyeiyyov6J28/lVBtETCo4GH4/YRGPnP6eFsl8Fkt8CHCizcfD8MPiNFmzVE/rzqwfZwDaOvgyTrQHUd1sTS0hjgrPAct8Al8S8agv1at8dcVseKr/OOljCiXYkexDq/cHZCJ6k+SrNRLQyLqnIMiq6zl3qo18rYODuygBdrxUIlBpxOvFQlFJ14nb0hspSTWJQ+2lLwGFUeJ85CJOh4mqW1JNrMlm+mvKRZShQ9i1jAGhDPfMv31xGvFb0OMlwSHnSTO4q42WmzKGKke4vNqUbK1aojgzuM6mIiuQbCsN1Z/ippa3/WGMo9/wYcbMzNNJPfX8FZ6drFo6Tg7/LZOpPRsnC3iETfQp6YpW4N51oZu4iKQhv2iQGKYaPGwKNFD1p+BJg1858yCvs0g6eQD09hTDV2jhH48eoCKgO3DwpNL/md09he0RxDKbYS5X9CZn0nmBePYCqkWAFGhy0FRWPwjuN14IoT0GsUxQxSjgUxjASYiDbSqAO6SFWkAtqfoCRhtSYIIKqWpIBLbFmwZeM44JVSt8BmH2wltRbMUOgU2g5GsFWjxJCBT0fmMZD5AJk2cWYO+rl18gkBVVvxSo5cawFjEClIQglAQglCj2R9GrpZIRUBlKtEjVKKFLnhyexotgKLV1MQOH72xThk8z/SrCuT/7sNUB3z/rIKjK37vX06xW2ilGdPKrpBOGkqoZW9IBQ2xHm84bCDVhur0om2zEteLrRTwCbZeXULGSsvIWEGTsWI4XR9mr/QekAFzkAlZVggZdt+p3JwQstKTTDdCQlYUAuMJ3SiE6uwxITMSRMYTsqITh0rsCUKWTKxLLraUXEgQMiMiZIWl2cyWbCZUZbF8YN0BaVoJlF6Cr9G8jDA4V2w4FNER7BYrztvNeV+SrPqrpeytP/7KIx/9/bX3/QP+vEuboGBHKA9O6AA4IWq4lJEdscFUjdj7+O+spVuIrC8j+Um4QsgOWW9ayD5kEXtWCtmz9lQqjYq0ZYp2JAGWs5RkObPEOeII+Y9x1SBzmvBVe9nYCRV2EuqrQQmEx6UAm+uVmSkDsCgGNnxsNRXYypbVePE/Yz+7Gthg2SQxjS5VGiWFZuW3cGoU55aHzs05JYZvdHWEbDkgWxXlENmqENkCZ+WkEAITF6bCS8TyFYEJW3H5csCEjk9eK7BdYULnaELnMKFrB6EjeDChK+LUmwhdEYTO0YSuyITO5qeiYar4jqpEhE6yGjprhc0hhdAVmdBJPiOZD4QubcUzQNssom247YhfyvRS9lhzPo9SAEZUlod5HoqXiIr3LuN7OfCWy69MvpyTpIhKpzK8X8tlgSQW22mz2LFg7gzKEDsYVdpCVKmwiSbjzDdhdGLIYHM0R7XpgQ06wqHt5KHtpKHFAUFn6tAaPLTl1KE9AUikjS0t9J0Y3C5cB8QLface3E4e3Op7eVPdlIWecFUW+jIv9J16fMuy0EtgBoIOrD27ohGW/M/o7C9Qbiz0nXqUy7zQy/OZZN6VRrkbA9tGA9tGoOOXdnpp9/S8MyNg5unNAEBttl8MozkK2Py3Bt6nVoDuliRwMXNWBK7SwBmnhKoVsuMaNmoFuBo6a4WeSZhWdD7jVmBqAYwVAiMbe+LFphfcVEFEtk3IUCE5gQpE3gHNwOJ4JfGK0zOUEbtFYnGHVzsNEtO3QmLWUbzQxoAt35xxiR/n9HZYylMS+5SUrdDOa6CHrFNOD48E26CzziSYMzwjGZ7hRkaxM6ZEz5hivxzGN3V805Rqof2kKwB60SNZ9guS+AVuehQ7q8uYXVL2CR2P+Yd1j9aSL9umvRtAFgMvUwxIbLZQd/k5HuRSPPi5RDIiwTRy1If0hs6ngrQUnG9padI/9M2hOeIu/iU1ks3OUM5TsIdhP3z5lHbkQs86y9qxRed7JkhLkVP5m7VDt0HpNsyaurAT5vfYipkwZ9P8b2jHuPfvMnZ2un3K3gOXZXJJT3hvp53i16sIW9hKUOLrsGE83oazkPl5uDiaZztZeGeYn9sud08jbUXStjeDDoQ2UYIO1TE/F1AGmBm263wlVaLI0F9ZZcv8fBMfhoKqqs7PITgedKmu+TkiiB2R27PcAlXusKtbOKTuiLP7tUaLeSwY53YqipraNR/0zs0TZ1ihIL1X54O+OaqOKAs1oa7lIIdYKzFOQO9oUpZUD4kNpcjrOrVwvnkYXjJKz0KJ66Z3zoBCuqp8kESPOmBGv91UmoMy5pvBAHFIAwdV/3ZWnBLXfTjwNeG5ol2V5tDy3jkFKNEfgp/qbAbO4YQj5XLzdLDqJjY/uN8cd9bNodN9c6ols0OZV6+cORUVOggqNIgY8Gbz9dOBWjG/qZS+T2e19iW3SvuSU3Awtxqe6lYdZYxjJa6U2hIO5Yrv7FCOLa8PWrAE35OZxrZrQ19KxV7esoebpwPvZsZgsEFEouJNEtFCfDjIng5KN4VbWd8MhA1gcKwdiRvrYDGq3et1qCI/K3o3vaxKR4lrKuL+Ie8owyEvoFlWYGJHuUNA0y6gqQho2gQ0ZQFNAaB5LaMNRM4nDUT2ouGxgchS9Zno0qDR5KVBo+mXBt2S+owZqrJoAxFoslRigxBWZEkYiLAeizYQuZRs3KW4cZeSjbuU3rhbOy43w6NtbSCCk20YiCQPtkfjdz7XHkw/nwsbdyPZuBvpjbu18zkzPD/TBiI4PoOBSPL07L74nQ/P7ko/oInuoBlL3kEzln4Hza0c0IiZw2Vt5oAzFW0ogjOVLbHtBZ+pPB6/85nKVu9XoIHdeHUdsc8Nl12FtQfQx8b5C0EG9hr0zOD4xWj8EhsrGDgRgsY0ToS2KuOBzxEiK5g/pOpiY3KwiaCoZCto101YF4fTUjcqUFdv18YNWqnaiJSqDS/HYlPlR2J1vZ9Z4+L+F3s6x/e/8M0v5zPR2QyrALNr1pW1n5Ka1HztLWtAurix+eEgBwXF9Ns+cNNyPrztI99y20cePv/e+bYPOeo8MuKHN3/gcOKsoW/84FPAfJ0IuUOsPfYexoynsEk3ZD0Oj7S4krWiL+RKNu1C3LQLyaZdSG/aJbRooZ/GBIHLFLisrWne0m29MIJNmistV39chmOQilzNgUUivOljQV8BsjcjV3fMZPRVIDeQgEjTOX39x2X4dtXhixS+qq8CuRhfBXKJrxe51ziPZL6e+ezPNXHdxyX254rLQgC8haXeduG595gZXhDzWb06efpoOSLvOlVL1kr61UEhbPnqoHzL1UHLYJt2dVB4v9mNYQwt8dI74YoCSo2evkaoTSq+khzUK/GgXkkO6pX0Qb2GoftmicCKwDdo4r6tB/W6HtQrgoAyWnwnC4yP3gwBabIJCQ/1AT2k+/RQ37BlJK/bMnpv0+gd1yN5lcK4wQUGTXwHS0E6ex2jdAIReYm4hgi5P+YrfCvQTDzuexmXGiyGhZcGzcafX3VWGMHrS6/4qWjX+zL4e6RrY8Y+3gc0ZQdQ7nq5bspdL9dMv1O2aPyC5i4Wji9oHQTF+zbwfV/Svgv5LLDAHh1yj2E4+QBYXMFA04pjPTkULIvLl7aQyESHqT+0xa+qnF+wkxdUc1UF5aGdBVVkQ13enmTVoTxUYuaYRWfOUL8TY07sbU+r/XhPq/14z+t+D+6j7D4Y9Kiug0GNGOOeHfWgh8D8lCq1GpCXVjYgtxU8mfQclkZ0hyEYkPdoH4dycW7US8rQfjh6m8frs/WotfTdgezSlUhBQkM96JqD+4Y4uql6ROLpOe2XsGfRQ8JGNfy80DwY9Rgv2+sEXFZ7LCi56aJK2cIhBl2btSaJ/RPOUDv0npbbsS5aMp4exrMXapvxoPdhe9+D4x4PrjY7cZ9FfsSCU+egn/eQ7/IHMK1JSGMXgKzZHqrbKndnQNiLy2ZxzXARq/jOR0vsEc3cSUJObhsvO1Dc481YRDiCR5WEb8xrm/1ulQtcJgCuwjl2H2FcmZ69+BWcbEzv8ttaLgHKbeOTcL4FPQ/sMrF9KUjmhecMul8QCbHpwe8dgnS3gGQ1IFkXkKwaI1nte0ayGlzqHKZSeoAOOgQkq0VIFsOih5o/oGrzQa3lzD/yfEjSYBV3FVEHdFHRpx0xJl7bnMxEpXp873mP6t5OkHyJRXYNyZ6DEb5ekwuNupL3G+H4clOaF5Me/MwH1Jhq+s/fsWuPapDGm3jItUe4FYqVduvNOUb2jTQ41eQlRDVQ0y1+Fx6b/GqxjSlOAljR/UPXp/2eOFgtVhOXF3UlLy+qJu7fQWm8CdqzVPckWUXClVG1WEl4Eqomx6nUXuzwluUMHcNw2xNvLTkrxXYv0faWb21UI5/J8XluN1Mt9oqmenDtlo8jPudhubyXY5RspoIm7cvIpWJyC8GMqelVvtgWnjNh4T5hJ68em15hVTyxdFUshyJ6oiJTVyRRUfq+YilUPyCkfJ3nflCbo8GmucjXQFGoeRiuqoAkfy+QuRnAsVaVH8lroKqJID53iQOnZOKlGMeH00OTKU6Eul4jWFXnaKrA1dpANEtoNozLpBjyq56qJW5ugh4G30KOGmtzTRA+Ai7f39Sj72+qLp9FCfzjdb2VAAGZamkUiO/nmg965oUWLf/5O0eBuoUCda9IgYgfWUaBlAC7RrDBeroCZWklIuj9yqjeI6j+9wJqzYB5NH4kUb0nEcRnjerJxIzq3UtQPbciqvcIqve0onpFoJ+DocdSVE+5fa47efscBoxZTEyFnngqdOup0KPpJBzU6q7NfHjLfFTaYVzKEXF1Qt0gyJ81RKfkMisOgP6d1Sb9rPh3DD71CtvYvO6cTnrRmNR8omTL10M3AJToazoRmhKWOiuJviaJWsntkhspEyWAUHNlSzLeElE3VTs2R2VXswOb07Kx2YmtZgQ97HG2Yee3iD3gxB7nsvITe5wV2eNskz3OsuxxFmWP04v3OHGvZubvx30iF5MtuRi35GKyJRfTW3IZDfgaSdWXEDhDUvVb2p/MFd20i/9d7hN5K76G4NJN7xPRwvWV8AqCnLxfbrlP5LJl5+Ddf4842hbHC+xl3qjcTjiXgZMnnA4sPRpIbpOFl+aCthbxqPglPHJiOqMsEXIliWLVXpGeYFEDUSoDf7BtXmzVF1r884UAUKMqJ67TKSau0wmKnHkuOh1CgrZkglLr1QcVHIJUwllA7xwkued00M5BV1VwPtJ+lPudYc/Kgv+e4H9B8D8v+J+LBhT4n8W4OuxZOlQk/y0o95i4P2GP3gZO7lEfGo0c3h8aTTi8PzSa6vD+CLbJv0kzsKn3yw+NegJ3l7cS4BB3jFLJtcHN0RDRjyXrPBbXeSxZ57H0Ok+gqtmBCes4795T4E29aX9SN+LYqLfsMo1f0D4ztKePVLf6+cit/pujEVIfH2WkDl3wnBzV6KvfT4xqZ/r5+ApgQN5NbBW44mU/iOOap4PC/fDcEG8wuHNsBccXI/CEgycST1/L8Z8stlLn04LkztuN+H6CG8n7CW6k30+wFwD6bseENaMhdUPudd47igk1RNHhLQj7kgO0Lx6gfckB2pc+QLN8mELjsh+BaxR4VQ/QAV3tPgzQza42SDUjqsWDWpJBnW2TQW0hSK/GY7dfjx0okRtTovUydAfCoazJ+ywPpfeVrD4Su5w8EvsCyf3N+Ehs6aZ2eHZyIem/6kK6/6pb29Q2w41ofSR2UftMS+4198fOtS4lfKYtXUbCxl1M+q+6mO6/6taWETOk/PpI7JL2mZak8aPsICCm8YPpO8dh464kIXclHXK3tHMsLcLGrz4Sw74vjsSS2733xY3l3d670ulS2LhjyfO6Y+nndbdGl8yQvOijMJCXLbGHLyYvj8fvTF62ps/JsHH7ko3bl964W5qTcl53Xp/XYR5p32mYR/Cdlpw4cFGVnDhPe/udpd7IbqxtNO2EN7JoEv3/4o2sAwd2nSt6I/tvci1WRdldS1yLmUggzry68b2Hvzsru+06YS5z28WeyZqrtGcyV3smezv0TNamPZPRcsaeyWIXY3dOWAfY5dcqGltb4DZra8DtR4DmzT48QTX32i1eyWpobm/klYz7M6uLt85rD2gz4uKrD2nrAta3dNrLlrjtOrvUbddyl1xL3Xa1HqIud9sl5aioHBWfr+KAeIo1Y6AiE99ZNWZUyg6b+nq4c2CFKxLaln1s9bptK2P7zdNA9dnY0ebxQ9+pQB2kGGrcZdtyopu0lt7U0HIbhLJucgUEGH94OGHdzZmZBajp8uMh2YTPyjlykJMNvLykbhgP4wuU/R/cVYJ5RaOfpEw+mDUCtgHg3T9cb5CDh59Cw3xF5R9jBwnmY1gs9f3Pz7LrJvbIA10yeC2icbEqYgkGBt+ZpNxR6U5a6V5UuvfOpVsovcClJzoPAT9wdT0Om83ab+zFxZ7sAEpuAg/tU0JHuYov78qgzrxsI3KdWS1Pow05rrN4N9XJTqEMj61R9Ol8TrTm3Qb7nYvYE0igjnex1padNnfn+WogeMixWGne2e1M5XbTyIc60ZlB4x2O9k34W8s27G0lDVBqyraS+DDDjdbbSjbCYr4JZ1xpZi8ezV0AzmPfcZa+jXky4Ds1ib17VI52CLLbdpXgga8AbqiA0jOqqAvOKSkmFxVT1MWUomIKKCanClRMFs6vUAw3EvcT6Pappa0p6WLKaa3JtbQGyuortaasi2lLa02hpTW4sGCl1rRJMWltKYZtwcWTfkUuDmlv1Cb9DpYH2TkEr6+M+craVoIeosXuwICkOdyEZE0GVXaC0KW6Uq6wfr9h4EaGTqTrQTq/Ri/IzC+90OCH/7QqO1XoS5YRaXb2wTaijx6sXi92kGCUo1ixodA97qYy6EsX36WketmETL9F6QhCAAY9ANEKAaOsCj47F+I7I/O45lFlKr9gBnUtuMxung/6Vf/8YpXVLC2+T9LSF0lyq6ibRVwaWVh+fw/VX+OmV4Je1atb8pe6Jdhdwz5wMtqQs4YQ9AB+naBUgXsF1d5Qk/6A6sRQrYKpPitvDsihtKUHpUfXtuKgrFarKB03vA8X8zU+TSMpXan5itCYCukQeAc+jRl9C/ilpgIuu3v5UAVrQqtW6hDujFe+7nZteWJt5rxG0Q9y9Gg3HO2oqqpHWO4gr2qvHFwkCsyFd6PzdynGW9xGoFyDESYYPhGs4YuNCCc6CL59aYAI1jK2LDP/DdYtlsJWRtded+uOrU0rSa0jRFzeQ2ptLe3adt3mbj3slKhXDerylYIPk9DON4gQI6jpHtaiHtakhzAQ4EmEC1B0jEWQjwAAV0DQ54cDO1i3a0TyaJA7oSJLfwwcmPerEr0G6+dVO6LbOXpIlRE5PN8MNqgNTYVJoIbU0HzzcECh9XNQdC9TDL0M80tJVTQmYtpDnbeT6VPjhUn4FInqUvzC1el07Up/HxKPI/T1neqlWhJVM/kKp4by/BFMVVURRdiQlFVBysxw+uZkrgCv20GYLH7pVpZQtRR6BEwIMEP0FbijGLbOOG+vzpsyQXhkCWvLYd4xfZ+XkAXFX0BbMfkWxbML4wRPR5l/a3UWTfu+DSLHoeUrZd/i44tPwqTsNhXSgwFAbGVaLcRzjVqrJ/m6lEl+O5oE4tE6e1rLYSCtVoOqg8sZTylno+6IJtWr1Tgea1R4zb1Gfepgl0yTqDt3QDuH/QEBt/H7SP0N/04MdgoUuvxuHvzMCjY+mRVsfODaE5ijb5axtI2PxTY+dz7NStNdbByTofbBvIWvd7G0jU+GbXy6+YkTMCwwhcjGR7IaOiuWG0vb+GTYxkfyGcl8mLFdKf27C2Y9ty0+QaPcrfjlDnq5w+MDG/oB8bhLbib04XaA/vhqVPBqLEGK+hYfWXySr04i1PWN5uHFKtXnw6rYx4D6JkUFQlIIk/GDrO9C0aMotRd/VqvbZRg36qLH1JguGncwEcbrokdRai/+jCWKhp0g8F+NUvmrGReorPHEYpEoa01iHbV4HfXVWunYoM5BwWTH+uIllngjrqhXvYtaQKQaq8ti8X364C58BiHnIJXU1F2M28yVqPiboarCUlTBX4GlIAGORoWdPozQiFBgRFV5LIXJaIuYDB8e2q4YcInMjpaJ+QLDllH999gkuWcgNhzBs40dBPH7ITyL7B+I31/Fk1j9WTyJvd+v4/fhCe+S+n0GT2Jxp+DdE96QFz37oxSu3wOnbhk1ggEZwUB6+g87easffp1+77FPRlfncosrv8jHeRfFwFL34qIW8zNiGdWW6klBfr5qZ7GTwpeO7rF3ayNcqBam3JaOW+rYP6ADhjmzzc9zlSImgJv05Jo12HbDNpMEkob9KMtFqz8Fj4K73lCF419gU+S04svQ+YQZzAp0wlmBTmRCOsGeqdGiF8WzGOhE6b2sOVZmOuGoNqYT8H+tMppOOEwn2vipoKDoZxJ0QrIaOmsFd9hoOuEwnZB8RjIf6EQ5pX8VkIYikYYi2/LRi0cvUHVhdwF+lgRDuAjwXZWjsvKNaVyDbm57EdjqAi9coERW/wFeeF1GPPwNA0NPo+plcOuLN1dybRIU7SmYzrpy5e750Ml4kBHfO1iYU9rqChnEdcsKnnOyuOBZIo0U7zl5TPpsnY3AZN7nsILk4T2nQHE+SY1wy4K7oZPH6Yl7RMUrTmEFpzlLPi91mlNc4jSncDOnOUVQfz5xo3k4FF6WTas+ouBygv1OPFYPWEIuQ0LGBkH5+ANde4I2nJWptqNBmZBanFTLjeDlBnstLsdeOcvsELkxk3uUpOAyNgMcHwjEvFjbZOOFF3cG7RDZo8o7UGGn6pAKs6oTJbazHx1cdOiyMaE8kaATFI9SQVcySxSPr2EKM3VypqrOnNWZ5QnaVpUUE9ZdOOkMS3NQWlk5KE0I1yYBlhM4vLMO5w4GH6LS0ljCo5skAh/OP3JwWwHhLPZF6PfGwT59bU633HVYhiqlD5WqbHQVcZfiWNUzNx8U7hE7NMR7qkYx3j22uGbNYn+HZNcClUngx6mqp3qhC1OfJ1mtT0LNUA3GfU5UC0wZTPgYk8wYFFWijzS/+IJFBz4dMH2ZhD9Oj3bs4LdLE7PLxgBgxO4w9SENxJ3YQeYHiNQoSNN9+HPXpNwqp/eJftmEh8Vx38FjlChJpY8SDbHPByTme+sGJ/1SMb+MgC+/Y7Pyj8yAxyjCaF3NAVMQuhMIDVdPBrtcBb5kSEbLxkhm6A7SospIURYUK/N2TjYsuKXQCgq1KVsF20kdGvvadalZXWpWl0pwZRmFsG+Ur3yvCO5VQtwzBadqglP9gonjiZlSlR4yFoauK7tbUa8vDtbTUK9Xd7oV9fo1ooWo18uo19uKen2ql8qMUI8QjlVze1VdQjdFPc6cgnrVFtTraMW5xJAwUm4FUqYBtpLEOVjn3ScIp1FvFA5Eaqrl1uaGuSuBh3cRAtJjE6FjR+UvrBgTGc5heYyT9wEnUy4CLYn7Emxo8c4tXqMranlfTl8f6H2uLWNPm7uL0+aUy3dgENOQH4R/FVbFsPgg46C5BMd5t7LQOMPXFPB2pZfm+Y0gMuvA9QpOLngfsnFqGo4mKOg1mo7eaiw09pmPEMZJwhM5HWjyXmHj+p4ox0JO7yoWGucoh6UTni/qwALv6DXejHNcLvLOH3ZdwduEftMqtGzsXds4YEUnVu2x/Vi+MQ5GtMEsaD71fHqcEl0k8a9N4IQcyuOSXoPDoL18W0U7uFlORxGiSXVujd9BUefWEDvKV6yxX+01ON97WJ/VrmmMPFZir/vmQ3yyjK8kjDe6H6vDEKuxN0MSVuVXTPRkb8bvYC9FjUK0WdmJ/Y1GN26TNaH6gu3hDtSnOvh6OPBqnVhGsHVewta5+RhPZfMxOHVIq0EEQaYqExY2yjtxDyyfxFdYlbjQWC3u700xcuhUBThWlY3ECVhQAU64MgMXvQ0+GBTYhc8lB3FU+qBWY1MS/6YVRwJmVQ2zi1YSXo6G1+gjJaeYiZF/RchhxKzKIe7XRcuvAnKdBDkzNBQWJ00soXTDGKEzhJ8ljaXcX8K2SZWNMqoxOFGig6HFrnE7lGcB3K4IuF0xcJc1giFGY1Zl4Kqq3BcBP0dy5woMexsmDy8OJjWgO+XeDYoRQLNmHxV51YEO95B1xYFnsSHrLUdad9khWk7PS46+PEHvleJErVd2kfRelWxg0TtIrrZZIW7sYTljFtVgbXpiSHi5U5mqRGunMlWsDXXq+74MnJxjElBzBxBoX+Yja4BLf5KgX1cDDAkQG38Vkxmog8K4gk/AWeLo4n1b+gQvVpSoMYWXh0oWvPmWW3tpoleluJedqb3EHgMthgEk3a6dwWpVo+UQ56E9eFWqR5+pdOO1oLrpNaNWyfnEqp28y4jTEhKNZW8cF2arAstHhPnsxJwxXOM3sGvCOkXShlIT1kk8CxPWm3iunrBO4Nk1YR3PyEzamxFi06anab5xPBOTHvlmVX5VE6GgqxTiPRM1TYYIbO08PIxKCOM8DXuQlPd1Ew5nEBdE2z/twOZVwGYL2LwK2FxoTY9G51QXM75WY5/1/OQy6qcLhbNbqzFDJblChaKGdEhDaJp0cNFlkB4mWoXQ2UxH1JJC1JKuJRkArxw9CiAi05NQPRrA+A6oPrG8ksWrFWdzGmdpQu8hlJP1w8St4pZOyUl0tpfwvaqYBsB9UrtlLFuGVbXSKbgOPPfEUt8RS32MykJGbw1sNEM9VXOQrw6BlpTZKBIElVH5c6sPy1fRN3hnhFIYXoVdOglp4SJ+e1WRRMzdzrQ9hXNKe9qagilyeTe79Zq1+WSS1vyzpizq2HX5eTN2Ln6WmMjKq3Bzl+LNdJkCZtH00jmBzIh9wPKhF2nPwktZBl7NhJuZgfcyel7HHeT0vAa/fPR8C36i6HkJlo/0vIgrh+h5Hs5MmbOopm1oCmeB3bnlnEWVOYtuOVQW3sLQSU/kdGApb1Fl3qInzHMukYe4Cwks5S6q4C6CWphn1orzXKvowOUK57n22SjPTDtzJFqrdObJLYf93kbLReTlVomtzh6O+RYENuZ8tE4YCpciAbCa6GqvGjg5769i6qmTFdjDIA+QF1rZ9YOYghCuVv1+AXxzH2iNjg1WN4lBXrWD6G4f/Ip1COn0sBXfz9ng69HjkE8hiQsoncStIXoIch0MYCHhuGCQQpxODc4RbS7PqdWHg1Wx8UMc3F4nOrt6PvqY2zKvVqtV81TEYHMuWDvfJLLChSrsqK9Sq5pzTVWRqPlgNX/XValVc0Qe9ZdV803Q96qiZsFDoz+nUNgahSxK6c91pvx2eDzfKcfznTgVzolr5QE5EM6m4OI6f71a5w/JMWS0jBXkrLmwM+jns2aoJACiOGTM0xDhkDEYVh6fDWzAVo1LSx99yfOXEfhwoy+j+DLGL0qN4GUk9TBNjfHWFVINI9Vw+pEbfblN3SbpsfEN9wJ6A7f4M3/+283v/LMT94dPOeUYUylFhYW4amTFjyiT/j5GiYaloBGJVesWH118IuWIeJw38NGJXLCRn3zCLaDIBXfwk6OGqfHLT1O4Q8NqhLq0/KOru3+nulOScaNGokbdngoU7sCI2qA26rPJYTWq7ojOJqUrCg0fkTNGNtqoEyL1y8Zrv2y89uuN17tWuJbB9cduckCDbemVfNzxysi3u7CPu4Leei3w1utd7+U9JFd8g2Wod+zIK8M+7gqJU5pZ0x/jwAz2Pj1iJb3EOY3LLsck+wuUGz7uComzmhd05meSefme55SuDmPbdYQhBtwKD248tZ5ir8Gn8JAcGgypPJVFbKPKPfESy0eeGsIe7BC2X9frP9iDDco3U9wCOVXYsfy951rU+RvbS3a8iaPKNyxax+KbzpgpfJmIwJ7JbaVCi/TbKfstnVr4dXBHEZ8sY7lq0zsvacM8ovUdRiLdFN6DCTqwIvAOjIcdGIIgn55EmjKVbezEVQr2lBTjRcV0hFs5upACCvGYD2UpGIUwFasLFRsIF3PCuLrQ+f7JIAsyXmbOEoR/ksgRxbZrXhl0XpXvgZkPo1tBlNDgRi/3hA6240YzZAOR65f7zUDYsPncB5elILUq/oBTL6LQOP2i9Yc32INBeAmDiymZhHpKYj8bxWwNidM8p55nVbw+NSirRbNlR4WvNKCRJATyALU8s+Wenw/t8Dsflrs/CD5vWnK2dARj4mmdlqWA5s2c4xZzlkFBtQ4m7/ucsOR5DJs2Jy1s9xyBuKf5LfA1Jy3is0oVZo1sf22xfdl2Iq87QU51sj/f5LDFfMFavhoolBzLfh9fHheXkkjptZbhhdvlLfeCmairy79NfHDXJoknG2A9qNTD5NtY2Mz5Hq9zmuoRvmpcIuj0y9G+6udFLIUe83ljoOntgIqyjOgsKfRdL38hxSb6QUIH2BPi890kzW89hndlbWVkYplgbOW0Y3Fa1ADPKp4cshNJwy8O2f/raPjKh+wJCo7DsyUU/OmIgitNgfUhe6HlkH1MH7KnE29DZ8Vxa6HlkH1MH7LfAuFenyTc/DJML8MwLmdWJw+ak2NZuYvSfcckwfc2SvMdKF/kuXQ+9oUL6Nt4RtzZwuoS3lvbAqIrVoIVDs9ay1vHvr//z/5kYsPmeWI1yzEd8Fc3oHpSqPv5ONuqRAns3Tz/EFHCAdnQLWgeFupiRKc8zdzWRd3GH6SQxAWN/esbQw2X24pbK+GwPpgjEkUMKOWYC/z5uXtwnQiuUkHkILGTVo3efbwPyntFblDwhODSOK/GORyz3ZZxMOjDMRvvVfQFuOmgL/RNsun7Q3q26X9tzs/BOTmRZ6JzyCMe0WXXwsaYif6tvjg2h4tjKYYgtT3pfQDgVD4c71NpvCeeZfffOC59HVx/NbLJ7d+iimotQfrXH//AlR/7HW/LYVU6zJBohh4T1Jb5SIiZZ6Id2oBvhixRjkp6rk6vyDoH4Q4uEKNXvb0aNhFPNEInmMcGZlCoL/YbnA0hi+TRBViLnsEVNWIbB/spwvOVXQQWRPLOyc73rK0l76+Xc5npAovK5p4SzOQgiF+zdgYuics2No1zfC0qLRq435SQGFcL01Jng5jayuXbOg4ntsdxATE755mwDlm4vXTCOoAnteBVPKl5s3jaE9Z+ejau05R3G/tplYCV4BGiV2PGMVOsGt0Ruwl35vQ8YMIzJYnVcKtNz30Qo+k5AzGanp8mis3sRwH2iwR8VZxnx5FzrwcdzVjk6lAdzaCTJgwlaDZfnz8cVHEjYVWVXpsngbtInxXFVFEYVHAsdL6HrwymXvNOHM4X4edFO2ghAmyPsCIrPWo+rvGAcisVmRuhwazMBfV5qs/GS9tc0D/fXKzKxxw+DuiPOXykJTxUr9EFVJBmNdL0IkFvnLuGLwpf+vClL8xaUTbFrYabFkndqRReliSoI65fJxjAS6LyfOO+R2h04WMeI8+n/41BDNQhK9RNcbVK1GAUQSho0KAyHrqqe4L1zHvkDmIPeOjiniJHkAHpLUpf5dMENxqh2ElMe8IM/R57CNTcrfya+QDRrgaIk+mvSWzMDNLvWvpdR7/r6XeIfoe1VTWO5XoacjK8QW/iQC8QJ39j9Htbgx1JUz/EDUgCefwOrtRTbacDn41Uu1XldHC73P6kOl4HMjVPB+McQfL1UcKW24/6G9T4UV9v6FPpqGlNouaoVu6VKt4DH/iuKt1jX4f4RXwmHNaqtnvsK3hW7rEv49l+j33RVO0HVYe2rx/eMn+YGnaUhAVp3Xoal4u4ILfyZfM0AcpkIKyh1Y0ID41lD9H3mr9WbfDXeTrLbWg0GmSDpaGVqpvIY49aS91bR/1YT5N+iNa8YX9Urjrm+7BzsltGtV0WrSUXW7pBLtZdcuFBT76cpy/5xBco8LLa0TMgEPoa4G3azN5CBVcsaic937J8B9P7rEWT02Xf/2vxPG756/A8ZqHHQ8S3EgTo2bQYIdDnjfR7R5FdObmCZ9YZFm0JY+E7ippyAT5qzzC0jmK7LepMfnkfCNnj5vP9kFG53A0K2+PoBsLYRFnL90nxSzFYxzdN8ksuWM/XTfKLEwzxnZOdsdk0D+cdemw2ovNDkYfgeKFA205wy4+ZkmVYZ7F4QtDiMIjFgVpxFt6uqQFn8Pz/2Hv7KLuuq07wfr3v96ree/WpelLVuVclqUql+lDi6CuOpecly7Kctk1I92Rm8YeN7SxP2bNadjxpTyysIhFBq9GaUS/EihTUuD40WGTJRL0wWNAyrtAGNN1qEEQBAWIQjKGVQd0I0AQBKjL7t/c5955XdZ+tOOme6Vlj+dX9POeec/Y+5+yzz977t4FL5agRLhDPCOdwXLvDOYtjRBK+K7PIaY6SzXZnDrrxLI79bHfmqI1sd0as/VGXFtTsan/YldCSM/r6JbncL1fPyNXjcvUpuXpMrvaKm8ku8ZCFH/4oe6vi5hQdNouv/YcExtmHb5ujJrawn/74FvYj1g62etYbk1lv0w4nEE8qmKZ1cSfiXeA7OA4zmpfTvOpOx5TXJHaYnI8Ty1xEpW7zGxdWvrGXCI4OSlMm9pL7HSUQ8R7Pj4iAXsV2bWlVyoOfYT+bd7yCd9A9oN3U+egelOkmkB2fDGv2v+JKLAB2oGQZJ7v7w/zf13fOW6rUvBk/D/L73KHEpE1heR9vBpXY3BRnZXklNo+mBWMRpsYVXj8zTOqbIt0wZuRO5T0rJgtsps33YaNmXUMhgYCCKvtkVGmEWcqvoOgE24g5nGDPmSZ4X7bwKsrbS5N5hXp+J42/TsmsA4vKFRhbV9uue8B6STz+4cMupoV/r0qZg+7L2YMe/QLGhisc6HmZQytAmvGG2bPuDoZ5h3XwAY60xMngeB2Wbw7R8xq0Pw4r4/M4XoaXGR0vujQIIlavrP0RI8ONyljIwrXRiEDa19FpngMMCqPlxPFJrLXmQVQZOgNt9YW1Z7otIkavApah8FbBojT9NQ6wXAm7AN8p1u11jlLHhldRj7Ej79WG2H3tDNq1K0JRxUn6dZI0O3b2qukXfwP2qqH5oqp6sCCtTyOeTbtFJpwiYKOCb9VUHTbkfe9pQy7v6o+sYgUBr0m7aE3aJWtS7BPUU4GyxPDbS12Twu0zdVFK40LdmAl4jG1T16vSOq9KB7Aq9Rjk6ho6NQy4b2Jz+hpRvq4XpiTd0M2Q/QjoNZpSu0LosMzSVNIvmvSXkH5R0jsm/SWTfrElPRYsaWBYjRgBihqVL1bRxSp4bYKmdAXxr06vxObKFZgrd6kK7+J2sKk4K8Fg2E29sps/qdetndA+di4x+oT8gfaRYbvrySJrTeo6dAh79ryTU8cWTTcEXNnJITFUdUXd5+YTP6tQMdX4TTZGDDjqJm/k+LyvrNewPWG9zCu9IbpfN1s54Ww0qBTrxpiMdTXIuN0lNRQOlkzH6NI7OAWqIDFtj97GyVK7BPhR6fwXm49PwzqrqLr0jo7C9kq4EKlkTaGsbZxkfg5tOGTFvUp2guZno3A7W+dRxrBOX0uLarqptrPykJfO9N/87KuxLDwLN6f52XANlYvNLbpJHtlTyZjB0tjhqaD5IOjMASXrYtFWfxY39n6G1kXxa/XmASit6jwIwV/0EbYnSHMtWEeC1joSstaFIoGjr64AURxt0/0gafZTBv2UQX84QiQdJQ4rm9hQ5hhtNPf+dqc5RmNEibpeYHVhY4fGgS4ejTrFXSarRzutcqvEsIkRDy0ZLMN6OCGcVJCwIeBMGfHRw+u9op8VBeumpRsYBFeJrqxDRh1W09J99AfqVKuW/gYD0ipK+S3kRb1w81/cOfE/ff73d5pjxLs/+yjbT0STVN29nNVfIke6pSbFc6uDF6nAiZLirghhtlQ+/ekz7/7Owk/sNEfekFoqN4fvc37j/p9+2xyjKb1TU/7aid//1vmh13eaY7TZPPnKN8u1898++7Y5Rh8yT/7gGw/97le/+nM7zTH6sHnyR52n/+UvPfDm2+YY3WOe/FDfP9v7a8+f32mO0UfMk3/2s/mjww/9ytvmGG0xT7Z8/MdPnDjxv+00x2irefIn3wc3i2+8bY7RNv3kJppGM8Y3d5pjtB2U6ENbRtysQo19yeUmavSHkstxuYTX0Crwn9qoxmiA6zKbaX2qwi6lzFaM8tVgfuGHneJQoJh1GrEmnhmlT+EGZdWhGYUZqEMYpUMYpUMYBWFLNVs0qGTjzBadwhadlM0n1LiwRafqNLA86WwhG3Wa5EoTWGlyKk08pUmlNGGUJoPSja7sJla6QRtJk3W0NmiutUE3JQ3ageGDhxiZkusfdCo+67aZimnVYU3F2OJrOxXPmKkUgSt4i8+eio+aqXSm3VT8uE6+HxO50zoR79eJH7+babgzxicjRuhsmYbz9jTcwdOwBgndAG0jMRDOARG6SvYA19OJ3FzPk3G3KjzEDsphDweqbLMliBmUh/qepot9WIWJDuO8my5D4gW0hFI95xb4Xcz57cXSaKmbbZrz6a8QnX2JN8CSZJX7D9UjFInSia9XsQlbnhloH09aDNpV16BdH4yZHmvDS7tsVoL2ahkrfX/MSkqzwhS9qFr5aEpzgmrDRY5OCsMXm4OqOp1zNxyUi5mGOChn4Xp2CF9AQusXCS0vzlA94IrYA+XwohMO2Bc7qM4qLRozpDTQQCwKu5o5WjN+Luy2BDfrRVBD7A4hnRHhCvjthWdOXeX3NcK87OZk9At5GJEOWqLZbDioRTKILizUFZufm36EdwDwYpd+Eer+LrGk7RajtbCrJL4AefgC1LVRCeQ+Y8JDGdTfXJjTstKQyErdOvavysO+ipZxGdXDGWLfpIe6h7e3QRw/yJ0pRlJSg6+qaIGkyMH41lONt2KDfnohXRZWamWiHSVeoHFAL+hGcNxPy9cd93nPyNXjdDVwH0N9OKwUUVqG3vXYroVX34o+ep/3EhJwhLTn8DKf/QCdfZTPDkDDgwKtR1nW6T9sGkCC8BzbCy28db+jBm2hlD65N87s46ni26rYTOWgOeruXTZCdOTLqlIWdEQjEdeqybItghcqFow0pdAA4OvVKC82u6wL8UJdxVIWXl1FiTBxdmK2IU7vxbxELY2rDvr8vQ/BDhs6aupNICl6BZQlHyLmAZxqP1992Jajhyzrq1fnosEndzj/AiyacDmnmXWRhQ6CRM32FhoLCi7dWkfYQF20Pt/03OCgsQWUYCxRVrmPsttFYk8Bs5NXnscTOCZQX8mWmofWIXYom1HLzSgL01EY3+fYIaKG8ChN90VRonPcOA+baRmVw0Gjqag4iClHlWc7vDzcJdgOFcgp2vsky2qX2ECfPxbRu9h8ySR2qtgZC7Nl3ghlMDA7uRcnR5Tqg5+Zft9M0lPfxcc9mILm6VjtUjloev571z8I3ZHi+ENPNyJGCny6wRbssT/B5bURnGTc0ONol+wUACfRMe/q2siR9E9HuUbosU6OTlz24IwyKitDslf6aS/rskbJlYA3TF6OkDfvEoltM5kMU9fjGKWwRoW5A5HszQWaIllnxzb1ecTmwzjkNF+aDovwGvBZxSXGJlEZNl5hRYw1OtiJtRPwqA4CzebFgqPMpnE19tbEpIrXgJjIEIw33dgsS1ttVAANQ73nJsDcKstegDXtRx9iWALqQK4qowPlOUYV1qF8dtvfTj8Fu/t8yGEFEa4nw8NnXjRvnzQh+Knqsz8ZOe8V+8mxDZHcOCDkteaTsEty7njGT5hdSi/GLqUXxaX0TzvLGahIX/YOVNhf2DtY5NhDxQM6+lAg0YfEiDEjRoyuuFT2A4mO49vksY4voH80vRebLz0PhAWqcGHOjlxaJNqVEDPZicqMz41Xyi2vVOiVjjb47J1Es86wRr86/bro102/HvqRPEjzfycNg500vnWG8K87OB01ZMqU0mNCX63YlzNrsJ2jNTxQDhLNOaoCfFtIllTTUcjyVAm3I46Pk6BnlySSw6BaI9FTUrR4nJ2OJ0ES5rDc2KBCZjDOYETQa+PrURoUSCYaVsPttHacx0ad6Rj63sM8/AX4QV23qU27DWsr3qDdGiFot0ZwtdihghRM+02fZA/sYVkjBGpQ1ghBC6Z9IGuEQT6hNcIwSQtc6NgNe5jXCJJ8P6W2Me0DXiNI4sfttBhOhlOqOg6hbj0JdeuJPuOxaYkJPr8akk5DrX6WBqUGu8J2k6yzDlPkMEc24CtuYYmWQbIgdnI3qI14hyZ8vIMreccYDXXRiLCWpPebsfERrlrzId6ldfII3tF2rrhqzQdxoCKJtDAkwXvGTcAFsQuV1+o0NI1wIagsbHE6wSXTr5ncamqAktDJAM3abAWJyXs4zgbiw2D8dh9JAePxs142pzHPetRqbnnn47JbwP4lxblokrpSQ+OpwL9nLprCfgYdN3OPwU167UPzc7xn8p0zZ/vgABZrYs3RwpqPxYypNGPp0ABuS2iAQR0aIJ0nHZ0UDppuS2iAQR0aYBk/rqLXU+y4wYQAViZGjAZBfYR+kCAQA0wMYVIaR+gZS5rrRci0QvgnRkgIEt+lNqupWdgcz+Nsfo5yX28YIEoCTXTTMteE67AzVia7kV3z0T0I+v/hNjn0v18O/ZTDRxaiLWrL/FyE8AeT6kOz0Va1dR5nbUtWbZcvlaZHbW2TqrddKirBR9RHqAT3zEbbWtEOtqltu3/id9ZfL03U7psHb96DqEib1eS8mqICqg9TUWdnWz44iA8OIv+69cFh3BheVv1tu+YX1Bb+9CRlOcfwQBW1ZZZEjqL6yCxbJrg2HkB4D2SU5HIyOS0np5bbRiU5LWCXzpXN23u2+9i1ndzOsdjL230O+7ydMYkrgpRcgMQRaBRlnvzfiSf/d2Ty/5QbHOBwmZGHw0jk21wXMCArHigaLzPz2Gedn5uNPEuqj08/3Xg18uawITq78GrpYdc7KFt61QjeUpHPHoUM/k7f8tFVfR4ePCxLFUegdJTccuQWwptDdvnntUoG248kmwSxfILwF3QHMsqMkVHYuijimT+rMo+IGXUe+6LY8TVSfbbd1iCMCQtsqoGoEyoP6aZCUzQJJMqhv4we8N7pVDasaXmjCnmjzgHBaCjkwF1VWcM5UbdoRXtggwJ5o1eHypIpvl+cBejtanJzFRw5Wd5IiYcm2TW0aLAapku4sUaCU0kGPHNVk+sh4tPeaTVgx1drlTc4D6UzDVWNBI2aCBpRm5YYCLvbjuSPtxnJH6MmoJG8xiM5QtxW9UheZSEjEiFjQMZw1c1jP+LRU/skYzKQi2RMH1A1mmlrMpb7JZ20qpMqDnCBpPE0oHTSqp1U+6TKZk8WmtgaB+Lw1KqUaq9deoin64dkDwetCcrAc0Wtxn2OGZfydOkRGmHXLn2cZmH6m/achp1fd9VAc+fSRZfeXsVvD6W/zXk9xHmlfwtl2cdl2Zf6rXXgBYfD3iY7Ufzxf4+Pl5Z+w6X/idOHDdPgBcM49Nq/c7mgqtuUd13ai/yYcyzrHDkaA/izR+nNACrjw2o1VLTlz3/2oWd+Zd29HzNH6h8PU9oB+hWWHqOl35BIZWuUstKGlFbJm930K9KbRVVn+sq2a0oQ1YxEeikslb+97L+oe+n3EOOqoVUC9PWGp0+LSj9cg9tr3C+8piFL8mIYXJUxbY67NE5djJJB9XV6wzxpuT2nrdBW7VqgNl+DBcca9wA11hqH/7oHfnE2XF/OlGSNnAGuh6uDAATs0H7AigFQtWMAuJ9VmUcRBqCaOLPDept+7MweNO9QDwyqP8uoIgeMoyw1G4+k4jrJhn9QPUjH1UEIo5yuHInevSqnKx1uwF4pl0icbHMoQ/VhtnFzHyZquKkfhTdrnj1QghfhFLMeBtBVtQF2zzXGiGEr44zuqrFDbFVXqsboUHVoc7r0fRSZVaNZzjM3RjPRerV+nlof1mNqw/zs7tf+59MnfuW/+esdLDoE8LlAwauWM3E1diZeXuxqiR9GjM/eK8nKUR/qm0N9+1Df3jYJYREGSPWclA0V7SeGoWpXS6ayNREz69UuFI2Z5as0pKOOFeRUpk8h5AooBRLVEly3EcGK8QQrZjQRKTbgDq3eo0xYJ4rWiHT0e7gBsEG5hq65pvr2SCwZXGVgMZDF1SN0qAkcfQUDJyLDjLHaDZYeuEQYzMhB3Etq7Y0cEDMamyf21fpq7ncbFb1BMh5JUe6J3aafs6HB+rioT4KgG0ggc3U3mYWNYlhjA4QNagSXI1+mmtahxpP7hnbL4whUNUkljsAoNWiVfhuSfgczTl7HDlMR7DhrvyswGrzVoZWDbMkNeIvPkmDDDr4ei3zYLLPUlFmoKT02VoOakjrsjWG68tl5Hbf3NSJoJaClNKAROaxytJbSA4P4IHb2vbSUvmgpsxyD0ygpJTSDB9swVnxo9WB2etRztiKOCWjhas2kL5rJOA0cxlzWSL5nytYk7/cZX+sgfaOD/ONM1rfszHTAOs/UEYKdD8EuUL6x8QraCXIZid/jSG/snxarMxLUcF5MT0DFpx4f+j4aNIBa0IF3XA6AL1QT0SQ6UUV0hFFHihBWgbwEleBfIZhHnKRTJ6m0k9tkY1obYnUqUWnSJ9mQ4b10QWLoQBOQg/gTbd+tJO/qj1TBtbK17JNU54tUV0MbpG48Vj7QrqADcvvxrqCj5TqH5bqabDB36F3BSrIr6LTsClb0rmCH8kMubbwr2KF3BSt6V9Bp2RWs6F1BK1278H11rMA7lx6BtaTiiypdVNnND6Y+pWdp9RKw12OG9b40wNAwK5H9Spy7tuRC8D4J45fRf7BaNONHjDrwb7zA48WLe3AlTlyCZhgvspwTxPbuCazBVPAUQvbBeShQiN0HsSKn8ruNmcz8U1GhgWCGs/CdakTBgkpCZz3R4DywlotoYRcs/7fb2MTM7zZmMLPzu43dC50aQxc6NZYtdGpMWejU2K7QqTFWoVNjnUKnxhwF8H3BbmN9MktfR2HnpFZ8TLZSn9R3XOtOqdFq/Nu8up7tf5+G+e8kb2TQICkWrdpS2ZXAOs6DYsaMobXpvkCja2maVquU2n029BM/RozwDJZCs5svYzgtYh9l9jM39zET+3v1XpDY+SIeDIbuvXs4ChgNgGIwDYi0hAn+o+fBKFmGNwnGWBHoCt5gEfnt7LgF2HJ2nIZAKgSwxse1S5B+6eA+Hrl8G7DlHKVtfolEmDfGBZ/l7DhDsNNlRkPFjDdg4119w6Ul/af5v2/tVN5cHC2BV+JY1cfL/F2zCzR7UwMUWwAzvHRw4WRXEJ/5eXfBZL1r1/xPRt57uVd7re7Vnr2rQWS440UYXqhjOjDK9ZtF/GgK9ZtDdDa0txHS4s9Ppu5/7XtsDZ7arAGkMtOsQUuzBljQvl+zUq5Wk0Lelu+8QVkrZ4/gejCIH0QXkRwgIIz5I52a0kdsxKUjG+MiHdloFenIxtQiHQOu0m91bfGOaoClIxt5edMMpFDHNkqhkqCcGeR2dKOUzl1Ruorhv/N2Q51PGuq83VDn0xvqHbTP73Vs8RZ1Q50fLy3nDIczoBeyUtJ3mCOlID7gtgBXlyn9vKuJt6yndLbpJgbXiOnptdBzBa7R3XYTD93ET7qJv7yb+HPKb+kmpW+4PrwPvINwSZLCV6XwHHlHe8+70ukzDG1jO1Hj/ZGOgFfjiCWbebLiAwOXzp4Wjyq+x+mVyj5pXHOzDCAvG3ZTGm/QaWojfUSAdQQUBAo2V1AMc9DW843HY/ILcCfQzgxgp8N9qvSH6Eo+NG83i89G2WEErU2NZmdtSl+HJJhsRsNb5DpHr2xO0SB9g2404Ud7LTutX85Wf9EdiDV229hMONcyyli5I1mSO4IT+CYzysZ0NwQs/CnXSnYlWFGoK15cqKuAKoI/6yVGPcXL2eq/dgewQT/mb4vy0LLy+VRU4DCSlr/dUy3lQw72hyjp43Af3u5/Sj77GB18RIfMQs7fSx8e4li10+bzSTWsbEWqaslWSbb9km1Vsi1LtnnsgXD1OGOqSxgIRiqYioiJ1U5QKslo5VZ/xS398z6Syt1XAvajcZnkvoajYYi0Uavf3RqNMf5ujVoYf/RSGsbfHUrbnO/c4t0elX53a7RkhoE7o/BmwbT+5ltRXvAskdXtUQQIYA9AhlGbsLHWJhIMyAkbA3IiHQOS0jZ/v7bFO4OTo0PU/yf0gDChsdYmGDpWZZo3fI0OmCEJ03vXT3zu1S6L3xd9KGQoA18ihr/hSxSIs75ECD+DY5FBeHn8fWOCmEyfn6HzyzjXYHznJqge13BDY86dxY0ruEFFvOSztuq0L0EgXBtvN2UuMe3Cc0m2ZS5Z0S5pcwl9ats0rz3HHWkH5Y/6+a3+lMwu1Ej+uBMIAuTRjQai83tdDExnqtzgPZWyfMqe4ahYGKIru798Av99c6eqLB+iKwmqqgzRUUXzF+Adk2fOUy/AQzwLLswzwHIjLDXdpoeTDqndxUmrdhcn49pdnLRqRy+l1e4ypW3+Ns05l3Dyh3RyZVIjO05KdS9OotVvcqyPbUmzZ0b9qa3+dU8Y7RTY4Q+oC50EZ3XscA77zKL+jOa4O55w4G1POO9dTzjzmidcd2WSkd74/NIkg7xlAI83azHe1ckG48LFNy7jxlHcuOal8981u2muJU1zzW6aa+lNcx0NcIta5F3dEte4JUYQGsWncdnmwJGtvmr6GjBysiH89+6k4b8bdjFuJMW4YRfjRnoxbuHrv0D8dxMnX6OT25pCd3S5bkxqZOlxehn6Axq2JkMWHW5OwoSFhqtJWlIWoENg1kTkuuaiZ8aS5mlqvmJcnxx79me0Zz+T8Zym81VP0/myjidz0ZPAye94whNqqz/rCemueEIpVaKaXjIXqPYFvFzZ/fzHir+7sP8PU3pHdU5Vrd4RVednqXfcJ+FnBMIZAW2ax9uQfbkUZtqbpbBsixS2or3TpDD6VL+QneYrm+7btvpVSzgTur8xbug+M2WVY2YqLsfMlFUOeimtHIengLxJs8EhnFyikyNTGv9ySgo2M1Uy48+hKaH74Smh+5Ep0H2cXl1Jd7iwtRD7ssaVuOQKkY9pAh41xD6Ck24iXicQOjXFD5mbIO+MJ0Gl77jCLzddYYfqVvizZ4AXtJup/bH/E+TW5LzuxuS84cp8chvHS+5ysvL0hzr8vAsVEEN62m17LGnbY3bbHktv25NowZvUpMdxclTROKPb9pRu22NTIPpZN+4ix91p5gJ7AKTaHdUVNhgeR3RbHtZteRHHAvtoZ5o/XmUnbR7kZqfYQZvPj0+xjzg3J2NMTzXYizu+cRI3znFDcsPNJg0H0JDmYTe9HyxfNJk2Om/3g/Pp/SBt0USfymP6VS2doH+rr5dMoS+LKMBztKwyeEFRKbdbzH235Upbuukp+Nzgj/z595373+9mCg4rLPYpv4E1EktsNo+dTnjstM1jp9N57Cw46RqV8wxOvkknb2geO6d57DTz2CXGE8lbLYrQ6wz8skvYjB3ouUcixl3zGx0M7YKcnhHme1x47ZBmpzeInV7UwhydPofs9RAFPnopuT6L6/0xW30q5qofMIBImqkY0IIkbsjl5Ra5/Le7/Ar0h/DEPutbAJEQxP6Fq7vveZ6XRrxzPBF60qDnJrFDpXLgbUyEOd2g53gihFVtjho04AalUegCpru/qFMXmpQbizj+Ed04PykfODcZ5rCMuDMhX7vNUrkrX7s9EX/t9oT1tdsT9td8/hq18GFk/icVGucm5cYMjl+nG3cm5AO3J8IcwqYcZDjNrDbsYMRnm72vj8ffvT5ufff6uP3dBBYaXP0m1e6GZu/r45x5EBYYHpSWHYAEDUtCoYgEXrCQ3R/3bvW3mUnpJk1K3BY3xs3Aecsu3a2kdLfs0t1KL90dFOpnsFTCyc/RyYxeqxzSa5Vb46yS5JYdl0nozjgMVmiim8Dm5zi9GtbYdllPSnWJWGRG2ts0qZdNfTjuhC+Tyw1PcI2M0HlGy4injfDJUiiw62sNkRyxbXrS3OzU0iMmL4ia6Fo0f99ErvXdL3f/7IN//Lk3dqr68nGiay6O3sHCSBdmr+77PBZtu7m7HJJV0PU24sgFu8UvJC1+wW7xC+ktfgkN/WNUj4uaHy7wMDwllL/WSvlPbfVHmjmh/CVD+Ysx5S/b5biclOOyXY7L6eW4is//PTXyFZz8KBXo2rgGetcFu5xQ/oqm/FVN+WvjQvl3x1dS/kIihp61KQ+Kn9IUn9Vi6KKm/LtaQrlmJBSWS0ua8ld0kMLL5manFkBB+YtaUCWJ/TRTnogrcTb+A2ivaQt5V9P2PHKZbUPZI7ZgfyQZz47Y49mRydQWPYYB5c+o8Ee1HH+E1xdKKHuzlbLPbPX7zbLn2KSm7NFJQ9njdjmOJ+U4bpfjeHo5ZvH516iVT/JKg05O6QXGaV2w45MxZU9OCmVnJ4WypyaFsqcnV1J2JqHsdXcZZa9qjLIrWn66reWlk5qyxw1lWRjt0JQ9qil7xNxcLpCCsiSOXHM1ZaXXXrcoy5KpUPYWvnmljeh02NboHE7mjsP23HF4IrVFj2Is/JEalVMPiocnQNmqUHbGbaHsS1v9PMYnFtcnNGWPTMRirl2OY0k5jtnlOJZejpP4/DytGI/j5AydzOrR+pQu2LGJmLLHJ4SyJyeEsrN6tD6VMlqfS+Ti2eWUPaYpayTjs5qyWGWAsrzKAGVFNNaUhXysjHhsRutFDWx3Xq8m8lv9462UvWRR9nRC2TPI5Wgbyp6x+8qZpK+csfvKmfS+8gZ6xE8RZc/qrnGG++wVB1Lx0VbCHna3+o/xQhPf0OqhNyYb2ClKmpL6eaLRY5g+X2Chcoyyg2dHdMsdNi3HQH8lDfRXFKC/Agt2CPf0om4h2R/4M6uFHo8b6CkMvLZ8l+PlDst3uUS++1U3Of81tzRs9i5514C9cAAS348/il962y39ZGcOWPFwrsoczIhgeNR9NspT6jxXtxO64m3TI46zhePgOSNOjWsHe4Nuuf9jfLXkOKNLJX8/3R8V16oawsFSO+4mAcgZ9e7FsnDcGaGFLcL79MM+lhYdtOh1ICRV2fKC+NcR9BKHMa+1fBos0+GrTHzjaW3FQjc7GYKeFzFVRmqvvX7obdt9FuAXdThDg6K9EvKnI3DcXA5Orap3LuyzX+5YaricD504lBW9EPXahuJmf3H9LtWnehfgOhnfeaphvftp4Ez0hj3lbCldBw6Y+ILRgRdadOAIb1h4Px04Kia6bksbTmTJ84ZYJaN6Vfey2vWuqN93UbsM1y4D++dLwjYF+hOzTRFn3jMMCChq78cYRsCXV56llLHYllgw9FkOspS7fxfveB+4BB88pWuHlEK800xs5FVp/gNxpAeO7NntJhxLfTm+fIIaL/6y6XXx1/Mj1L/oK3xKHU9KkqcOtB8lIYainA1VnoYBaSa+fKISfBc5Z5KcsTPlIlRu5gf1dmH84AmYrH7gb9iN/h0ndtFnkw4d9bQweK81SmivjoxW8v/tTpi6wJyFIb/n5xeiIH40v/soh/OdWlyI783GfisLc5wmoFScNGJIX8ph7v8zr4j/Rusr82EvyI9hYDYMJJaF6n7SjlxA40uUeStadf/OH73fPaRWHXgbTRxHwHvKOn/yhcaXowwbD2Wo1wJftsLUjDObXZlVt5VVt52Vyelp5OSGlZKejTYtlZzvX7nFrALK+TUE8V2FLZyl1S57jpbAiaunwXTPMvuxTiXf/CMnYcjOHQ7iKVcBhZVnKCxE0MJOaV7gsphRn9nirEKgPnjc5GFv5ivNto9RieDhVtrhfJwO5a3eboYXp6k9L1M7vnvUFVydu5rBX88EPhsLuAeMt+1UlJHNe9m4z8rGfc7euAe0bMbeuI+HDKhFlusCC5JRUTIqYcsf8yebR64OOf/+MGd5JFmGCFEG86vnsetffs6Oiw1Y4CxPPznMrfm5KJ8WE2M9gtrkFyJqQnv2yduzD7VfWKbBJGV+KNjzQznWai6ff6lhlGvmX7dl/mX71Pedfzmi+PL5Fy3sS5PT7LGi9nmr/t9F7V2uvfv+tS+Ja7iZn1Q5zjKejEiylBmLvgH4nXKYT3Kmx+U4Ec0JjRDxAKgaHuy1y4AKf7oB+waP/bPA9fMR94p5hrYpldaIiZ0AhgJVio/Eyl8jApQuVPK+thmA/UBWbAdmPdZUCixt2o6RWRSctVUjZ9NVI6k7RvBhQ6haNr0qWHtE4HkR/4FUUJaw20CgqjQl3BI2sG1D6opzvyMxefxRbyrsLCkGCCaRt/M1thbuwBoObgU1XVa8uC3qvF+gisWmDSlqSIEXy204NlYFjtqqwNF0VWCa1QTCx1iWE13GckJK7GvLiW6UoyfdcsIU4bS9vj2dvr69K8sJVuKFvcSEJz3beAKKBTOSd9vGEzf1gpV3p2gx9i6OPVs8Vip0adVFt6gujPHEES8xnuCNMdt44qi3zHjisCfq+xmP1YbtVBAzttXCzMa4aWY2Wk0zszG1aQ7DWGEBWhFttTCzsWQ2qA9vbAgpDm0MzUaRTYXzCRXO21Q4n06Fd9DWP48NGZz8Cp1c0FS4qKlwfkIi5GSal2PFAYwEZrWq4KQGtD+uW5xVCI6oEFLtuU6LbkFUCB6RW5PiwkSywbY4oTfYylLrixNazWBuvDNhdtlWagoAKkaj4x9/Dlrhf0vy243vw0bSv9o5O6dKloK4dy5ev+g9JK6pdnmyG/VS0qiX7Ea9lN6oV9B0Z9UW7zJOLtHJVd2o13SjXmKdklEPZLR6AMPQITdRJpR3OJ8SON9PioLlMVEZfFxUBnulra5OyJYS1L8TsnlUlUa6hkbibSd948qEbCGpEvVqUSl0xioFjgbdqlnQ7ZlPhvu8FWWDxEQSXeZIAOhVpScbs/FIgRFC8+a7djO+mzTju3YzvpvejDfQWG9S7a/j5Nfo5KZuxlu6Gd+dEKMOSwmjhAtXCxP2SytWpRXL0op5acVAWtERQuwWOuzSZLhXGvQmNeg9cnp9AnGuWXPJxhpoym3J9Q1cTyFus9HK1EuieyaxrV5a7Mi7eibL8o5bBjPZWZnJxGc6q7cxDu18GpGk0/Ye8tR6ebP3kG/Ze8gjeuv77T3EX4DAh5DPsWnEyl2oqr0XkdN7EaX0vQhTrst2uS6nl+tu9yLyei+irPciKnovokPvRXSqUmIaAbTpo4nG+vZyK4kbWul2Xfeuw2YXSmusTxuN9Sl722FWK6dPmpuVhii3sb97zIvtCFgtnSXZSsf8fns+7jCzKvt+9jE1KPjq94kZRl22pGRuud5mblm+RWma/7rd/NfTmz9ti1KzxamdqrDATJEXpli5QeXYW5M5vTVZSt+aNKW6ZZfqVnqp7nZrMq+3Jst6a7KityY79NbkCqa4kCi7zy5nilOaKWY1Uyxq2eFdrbK9ZlS2V2299hWt175sboIpoBcHU1x0413/08IUNRLXs3OaxGwFIiTm2W32LvcvTFPy/kW+Zf9iRVOm7V/I9oRYGx2ZECRIcRnMsUl3TkNxaCOPe1g30rzuTDeDF4gPytPNe8Q4mNvtGRAiWbh0MaAqAtxkGPmlB8cZhH6hZed+wHBpn8J8Eq2hdy4qqAJi08t1z1xUVdX5WRoEdc/xWUFjLve/wiExsq+KS171BKCBTiCInco+3Yiy1LqPUcPqkIq3v+183wt0abuFJI/+8Qu84CWyLEghquZs9tX5MAvNaRa6i6zKkkjQBfwxQGcI+nK8eXF05/yr0kbEbF9xF6gEr4UlJu5rYMswV2LuKMf2KMs3gwxRj9lEPZZO1LvcDOKNoLzeCCrrjaAOvRHUSUtSv6VvtOxewF4lBxUFS3WbpGuMyGw6LDOmkv7xlHSPx3Xv+AGrc3xK+sYn9a1yQ2SWvMgs1BuSoSbuFNviPnGvYIfFM2i+JPvK2HxI9jIWrX2NX3ZLv+m6GQ1QHMDwHOoTl8ME/ssY+Ei8k13gZmcEEzGr3GcRvY+DN2UkNiDfy/M9hKxy9ulAILhN7cVxGwIJIsjhHDII/5QV+G2GXxXvdsStywjMU14ALzQigmfChYnjGAKXQfwIGDc5cTH6q6KgJR8ov+wJ8MTL/sHsy+4rAbuzenEktSSWGke6cwHbAsK+aete8hL6zor+YoWHSfFiLNGqtkTL01LYQT8aT8Mq/Wr0q9Ovi37d9OuhXy+7jiw1vLAPByfsT8TEnMAGD6SGouH9C4X4kQNojwZj4c4C+ZCjQprrIj2mnjegQ9oVlrrD1Qqh3wAQOfDdFZ1KMAAiZtTAs1FD03YADruDamBvOGTKNjAdKY51slqClyiOpMIXERWVHg/w4zW4s1YN8GO+GE6BkF0XridqNJoBNGkNxNIdUI3PvK4GzvwIoyINpEd4/0BxrQYYfTmOazWgvWYH2Gt2w/ezS846HdlqfRLZaqAlstV6HdpknWqEAyh4HNlqnY5stV5HRRloiWy1Xke2stLBr3VdSv1Glv7ATWkqgPetU+vViEHyWw8U92GOhiah1TgwWZeK+FY0Et/sUj1KgrBFo/HNHlVXa1WIxEnws25E88d7G60gbb30HiKmRWNWDLOSibg2wqHW4mwRxTFqvVVRnfT5lludqgyUXqRfJ0HZTM5l1UFlaLnVwSHgWm5V1SC14pAaVJlHXqj4BlYALsWAqPCA74I4ezjpFHyMQNUE/SJQXQJjEQDwG7H4AlUGngXegevzWZxUBW4jUHWBypAoN5dw0qtD+wmsLvVbCeGXY9+6F/QVP23+HzSDxUGy+PlnZPAdpzU+hw9JgW+HDiyTPjolp6sw6Qdj/lkgvgTAnYtW4XjaJTmVClc97WKycOC6NCUhq0YkjhWiWq3iqFaIFNCdDM3ZpRKHtbrGUWKvlgv+QcSCEjcluFQHByR4QOQDbA+e0+L6VOWIqNVJVC2Fn7PSZVDpqaa7J8rAy1puxqGOru00xyjPYAgNRt0y4ev/0qXboYswmICeLaLZScixVLe2D6bg3ceK3f2utQmz/5Xlj68d/HTyOO/wYyMb3fw2tdxblqT0hR+yL94Ok2g3sgFQFr1tVKEhRuHPww2ajGgQ7aARlbc7O87c3/WKqAVU52tRB415D7LEyeFgVYdEyungkBoOwlB2YJDKNGfy+yrEn3Db9ENA4iFCbLNzurn/+Wejmpn+dFkqShcEgQgqEi+rwgFtBGqnRjcR69xnoiM3IX5dZoA6/PIzPI37SOAB94YTdOmEGZ0wY7iGN9cZ03iX5OIjFxKVWHQIwGO7UTC4RBIlaVgBPHDYA14v00BYRuCNMm+f4Kx3xVt+wvvWDiYQ8jIc3ZkDn3UAopOmyS5uHUR6gCaG75L8Os/ehFQXvl8kEXs+KrJ/oQ6GW6R5u0B5EjHQvYqqb4561ap56uP9cmZ2Oc/mZLcU0zFIG8aJQSIFB08HsTjYkbqyp1KykU+cFgyU1kBJ1S+5UYU3HjQn6bAC1eOuMFIdjJSTAEXArKqDrBWur6ano+npaHp2CD07dJwFnXFLpi4yBbFdELuiiV3TuWZ0rhmdK/jH1cRG+4tkCC9/agshOFOvR6g3gHFVyG8q1SU1bCV5K5H7rbFOE7nXJnKfrrQQuayJPKBJaojcx0TuayVyv+qjPGMiE2m7Vfc8cDnk7D2JzIlTiNwlEzpz+g+YsmVWkiQQ5SW1bVrDulgwcFynxzCHYZEQsP4xaF7kvyy50Hxesvetmu5n8OHqv+W4R3upbJXqf/LKhRX8ZorHhfi4qrWW0hoIAuwMfBL9KK2v1+1Srige0EmxAwoG+3dxiaoDJZkUae7IlAYcE2GCzQwAM4hwG/R+6e96cxDyA96y9Q9wxJrF4NmoQAkLnIYWptUTbku/KfDuK42jF9dKFO0CVmf3En8Og4SF5r20cJ9mgNDmcAxxBhfjkSjZuuMVNWX1cWLLAort4bAbUa5HvF0Se6jQHJnGWrn6cy5nS2e/7uL5CIIVjnjbJO09knZK0m4KuUgevBMKIOtzqAqMNbicT9GhDD11Gb064Eqgt0jREXfsJSvumLss7liZ4465Sdwxj7oD/TjuWIEBawvVi1zGl0KvJEsyEyKdIwd1gNck1lgnKx8yC7M8xxRVcl2TCrxk4sZ34tsuJphOxN/qgHVWysfQ9fO80EPUKldVEX/LVTXEG+tAUBcJwVV+0ISOU8vpIZlyU1PeF1yJx4YPYF+3wFqsAvQt+Huc/866mrGQ4kVVGHcuMEQvPzyLMDN0PAc5ko6LJDY3jww3Z9xmjhPUouL9n6cpftHZ6mkXiEObLU3Foc3xXvihzdZeOL2Uthd+ZDMUFNRZDm8WxcShzYCC5sGPGHKHcw7Yd7Xt/iyO1e3+cRwz2/2jdISnKqu2Njcromc8srlBt48G0hxrqHybeTTV727W3M28YPv7XJ6KS315yir15anUUl+FV89/pGHiinbvuczueWhwZ4dzWBf1ui9FvQbw3dM+F5US6D3Tq1Mo6jV/WVGLPGTI+1JcJikv6lxYgrkKYd63PTfN29lTD0QdzAeLHC5gSvRuEvJKZUmojGDUuEekK37xsP1iATYp5zx9uwBvvOpHByRqXhx8ri7B52hNhJJ+zITnizi4f8WE2OsCy2cFyo9YvmK9Hn8bzn5cVPP9Ovo7Iu5lTY34zSzjtuJ182IWBd3FQbxoJKneJ6PNTS70u4604SnD/ePOrC/2J8TBh32aq8H8flSyd6O6uV/4UQ+nvYfYvVvJ+XjIz257NEnTccan6bdtF6D1V02V7Pi1tdmlxBCJHlZZWRnfeboBYOa/ECRERsVCNOcFGkL6OHrTQpgYMlF2iBNKk7sZdHr4LCMsvGh3vMWk4y3aHW8xveNdQH+71LPFe0d3vEW742V0x+ve7p/VHfA0jqU2HVFzN+Wltw4vtO+ICWf/P9IRbzvfWUfE+/9/R2zbEUvoGhecuGuU7/9h6hqKegbooAMS2Xz6xubYtfKNzZZr5RubU10rz4M9bxGFz2k+fWOzXhDR52EPcNuVufeSmxCX3u0U4p5nPuTqthB3BWE9TViYswk53ZhKRVP58rizi0oPOgIjRN5APIxiQsfsDueKHvBlhBI6ehYdPU1HTxNGyx203iU6dhoZogI6dsgilejYab0ef1sGwMMJHT046kOk6GA6dug3O4SON5MXO1DQXYgKzrQsg5YC2Sx8RoVx9ho4mw5IIS4WLybyFpTiZZa1uLAIQ9mJyJyeIOIQ/zVEJNSXHHuS6ObuiaXUj0U6ZYiASvxRYIZVu1QHw1uixvz5Z1XHQxVPwqp2srREVeORSliM4z927GEt/LbnqKSdEELLaHg7+KPOGY2RUjOfMs5ycEjdCNQ9ghZF+/LQb2+sS0K/xfHVvup6rIOXEJmff2mvrXuh5M2ZPEK6Oc2lPv7zUCO0X0A0tVj1Ms8Jfvil6chpfhvBXNEr6M4Xn+E/1MJBetKqg6RB89D+h0iaC5r/kKMswgArPATBVMhu+vX77/ni2/OlX6jnElVW5mCWLeZoRZGDd0iURzyfUzDR83l/O4+2OYljhre28+zHRz2vrYKrCMtVaB3z484lDyquQiPC2IHbZ70UHVeZI1k2sHDVOi5GKilDx4VAmKHDeJuVpxtRJV3H1SlKrEobHdeyx8t1XJ3LdFyV99JxdSY6LganqepFfA06rprouAqimiiIjqvOOq4u1nF1vRbVYx1XQaO5so6rnui4GJqroHVcdYTjz0H3Qwya6Lh6lum4aqqa6Lhq+H6vqkEZUlC90HH10E2fQ/4WefkqR0f1QllB72Czq8C9IocEHiXo5QR9OmFBJyzohHnYdova4zCD1ktWOWRVVzkNPl5n67naA5WiBBCuotFYwdEPaAoghZRYK4IN0UTHkQDxMjwxNoQQs5ix/qDu6KCPF2SvDFB6iu+qVXPzUQXqjh7F9ztYAdJh1B0FjARhQ1UoT2p8jFUdqjEXrVFr5mnSXC1ny9QdgJ9jUtKkrhODJCymOCUDqoSQyeXSXem0CtBp1ZC14ZyC4n9QPxWEcAXotAqi06qDHBmYCST0czT9HE2/utCvzjqtgsm4JdMMMgVxM6LAFOL26FwLOteCzjUPsVOIe8ln4maEuJmEuEy+ASHfoJD6ss+ABFKtPqljK9Fbybzagp3WZO63ydzQ1RYyVzWZBzVRDZkbTOZGK5lXqwblGZN5tVZdNtSaVNVlK5k5cQqZ+0SrlYdZ2KxvCldYSZU8TEqPQ3gvpDVuhh3X8wjGfcwXx4CjOObhKQ//Fvo7CHQFO1QU1Fp5GDERVX/Lhd9AFWGjRjzgitJY2w+URN5VK6paG4UXl5yEZC7fbS6fhFSnukv3rifde4s3EwA+duWgwSU/FMjxjp/oa8f8kVZ1hanRbf57mB2ttS6i+tsuin3al3LTcg1B10aoRaRaR/2wLvgYl73WLIzGC28d8Zrv8O42HH48TQhaocjJjHie0LPLXlTnSDNAwIS6B1GIoUnv42+AexHtTBRkTAFoyPjbiZaMru8gVJbou4ROrPCiDxzyaUFHxzseyEEF88M+LpRPi0o60qKSP0TNelIT4HggtD+Go0s8EOgRE8dCXPEjAbbTUOkvY0hNGvBNCcDhtbQy3vu6bpyjfvUYhEFq5kU/cXWkJ9TqXMoz3NjU+mep9RH0kV7lTTTcm3WFIiddochxlykCoVcyexCqtu6UXWlGyCuI87Gmosqx50IdnhtF40ZY1G6SdPTNDQ83MKrQ3I8xJgIupGiuKoJkAGYXuWKpm/o23UMI4reirteWVnuqS5x0qD5WqFeVH8Xc1aB3qC78CnMCLXgHIAAW4KjjoPG7xR4DW4Ca2Uk6whbgXDYIGFPQg9Proi862Bz6XxGHKi3jc/BLLbeM9zm2olrRMWTZCNGyzLsvOekQhXHnikclLFDzX/BEXfqOJ9rTRc/oXA/ppNIRRDbv4H7gsaVJ1Jkil1WkY3RiL5g6Bq8Yzh/k0MW0hkAlIQTDYETCoeOThzysceGFYJwQdA/qEq0yTND9RK18yNd65UMtvabQPOMxC4uW+JCfqInf8KBJJT70aE6n43kv7MLxnCdKzbMeAmQXoH8/jzU9EegcjjUOe1iAte5ZXwpyBkdPtw590p/WfPNlrBeTVta9xo9JEPcYbmPpMUSHm17SY+gJkYVLfJWpQeS5RuSBrUOBe4yQbNYVklGPYZJRj3Exe+iMPFZ7M6O74PKK6QcV3Q8qph9UdD+w9bYMaEpcarN1gdla94dcA37g4FzxAwcrB1BoUedrsI84zIp83HH4Ts99HLBa3oYhUg+fBVQtBJROtc4HrpPL5WhqZBwQeBHO5aUfHu8DchIQlBBzmuNOw5xZ4ykBjBO/GkLvAwnyFb2ZId7jGMNc9g7KL9vQSMFQYZ4vJGP/G3r2oHGsxNPgrB+W+YTmkYr0io5UsG/uFR0wjJBeUUh6RYfpFXn2uqApWkc95OvbVNT733G2InRNHhx4nb3yqAOxvXAeBgW3cKsINE8iNVP1BSbyC7SsaTj81+W/Hv/1+akTeS+88ELTeZDtj3nFhXW9jjGMDGmJhjkCtqk4wmCDJw+YecygNvnmDKYvaskLGDOa2/QyuLntDssBKS1RJeKeRSa0KL4g0shZ1P4iYtyGcG/kOQbRBPPVf4OguXR1LuCIubUWb3uYM8CoL36XOxwttEEfmofh2k6D9jX09Tz39W6btolXWmKNjp2pHtWTWMA3ot6FainqeS/E0p5WxNKeVsTSPI8+PEfTqNOPI42wnuX+gQ/0tv+Az94h8QeC2FmEPlDJtMhdXvOHsGnqPQKjBZyvUh2PUAY9d7xI4DsOcOAs4mGvCZDg/N5GNNB0X4wakLtXqcaztIReBbl7RdDzt5MARvDZ4ya97oWrsXfEyBWqM1wDr+9uhqWg1WU/oi10LXWHg6ngpxDFPT/pagOsPYEt25Dy2B6yIXca05HiOy4C0u8jLvew511iYzkPq46QHodRKl5hZalsoAjMMVpr7v3tTnOMhhVQdYcgpq6bjtYzxEUZwyjuDE1HHqPoMuppQSncVNPRCBvdlUWLwNAVlHYdpx2lC0q20SQbo2tlrPhGcWeTVkKML92AidgGhRtqTJQT9HwC9zcAAIoeLv0NfYLRMb+FvMpLZYOQYI7RJNLto2w/EU0t7eWMAMVJ2X5CTS39tbv0CCXkfzAr4/KWl/9bKhvIBHOkvCjbssFPMMdoM7A38MTAKZhj9CHzxKArmGP0YfPEgC2YY3SPeWKwF8wx+oh5YqAYzDHaYp4YZAZzjLaaJwaowRyjbeaJwW0wx2i7fnITTVM2QA7mGO0AHcpoy4ibVWixL7kcp0HxoeRyQi4px3CU1lgVtVaBw9YzhEoZYB40yzFbjLCtZsJD6/gVYLLqVzZpa88NuBjXZRTmIGIyOuummGk+ivvARqXyjQnTjFHKbyGbstIsMk7lnCQW2SQssoky+QQ9YxbZpPhfexZRYAilya80sZUmrdKEVJpsShNJaZIoTQBlN7fSjTueNB/KvG9Fa5rLjyaNuwGWWvtoiINJV0RT6WdeV96ZHwnvxeCiqjQ3VzXcSz7VcPWoZ09SluXqDIYWVxTdeUShwkjApqsem67e+/08RZbFvFGmxJtYrCEyqqetVyEXsC0mTq6xnWWI6d7Yr0r6RZP+EtIvSnrHpL9k0i+2pGfdesp4NwZD1Q1Lj1DLVNSYsVodLftmjliNYcmju9AVePQqdAWdaoNYiK6hB3SyRoX0oUiFqvTICw/A7LlE67aMPdeswfbiGuwsduo/AIeBR64ez2ltBjyRnvBjMkFwjUvA3AUwXvHcQvixkvoYTQ/jadVg9GfZO+FBvyiDflFPAwxpRIN+gerD0FAyQBMP/aVLXYA6HXex+HoDW/n5+1g8WckpKSUovyffnHXb8M2sa/MNO9a045sZQ/ejoPvMMr45aug+045vHtfJ94PrnFau2a8TP343PNNp80xnzDMl7oY3Ac69SdhiE7EBloO0xkksgNOpF2u6Dy864b0tMnVPSzwBcIoE5/WaOVrMfy4M9UKw5EO0+FtBOfOJFwHdVWp+bpqEFk9s7GAITD+6MURXQ/sakH6e1VZ3IegQss6N+KQE3RoVnJvB7GfsopGO2HgTOHhM/2FE3J4FlgPNa0813grvhV7GEXlc3Xufd5OPEgTOU33NL1BlX8LSuN+c2pAyvbYI5rBKwGuW8VspghVFBJM+tDda9UAqLFhnuBYiF/0Gy8WSyFta+hKxa/i9E4n4tULs8leIXcGKHphpEbuG71LsmkgRuyaJ40orxK5SmthVait2FWyxq7BM7Cp8h2LX1Hcodm1OxK4PLRe7PvTBxa4PpYtdH24rdt3TVuz6SFuxa0tbsWtrW7FrW1uxa3tbsWtHW7Hro+8tdlW/Q7Fryha7IHBNqMnvpdg11Ubsuu89xa7Nidi1ebnYtfluxa4PfRdiltIEUHZzq+r7iV1TrY17nyV28XQaPPK9mk4fazOb7rInU44l3W4yVXoynKIXVetMOqXnQtVmHnV0UgRNsufQqk7nfBdyVxt5a41MrGtY8LqhvXMGZZIdpLXCqL65NpbDiloOK4aFlB0XbACqVTKLGompgPG6yLutgYzXHRivSyJXIU4cSUO+tDBNTQZRkL6HnayCfA/5JgDya/QfTJGtIfkcHRswLNIkHtIkzp+h32r6wmoziWfolMg5xDrlEL+9PGOrjn0MRILSiMEFk90rSwGKlOxz049waYsobVGVHtRCKWzLRBSQaT/LEz1NhHr2R32GQiKCKuhdNTbgguJpLeq1drkES/N+7xwJqD2zC2/d79jCSiO6lwM2m1n/kF9qo8aKlqmx3nEHEAtuzD8XRD2IQ8QXZ4Ool63mrWB2vGXDBmV5RQ+v+PKFS75s513EMeAvZptrVyjLYGQUICIQWr6jHCT7cXeVp0lIeQ+vqIHE42IKi5M29l2wax7K7tkiq1WhCjTbQovJttBNPxqKN4Vu+EQXaI98ogsd3+WtuRHvGutUR7yrWsd6xaeiDLFledpnVZ21lKP+FS+6l3daQlxd8qKdArGEqwtetIuviure1+hzO+Ecves1li89NsmRHZlQdmRWy45MQfxlS+IgWxS32Q7R0LLxTumXGoXswezLmYOll91XvJf9A8WXOSbU2YzlFtvqHOvtrWjQxixktJzYdeRZXkuzbwnR2cv0q9CP+BsRdcOqygA2tsauGVWx/6jKjnuV0bkRM6ELZkrV6aibRSLi5zZQqlGf6sHs1UtvsBjVBV0uJaxywv72CYFvHifUKKwDqpvn0AZlugIaNlqtGtanqvzmGspl5ZuD7LjamvcQx6FghNdMM8APCK8KDZLSdL00aLb3VYWDYbslP0OAZ9hbFUv+qp5tqjzbqE+yt2qv8WgMtZMiL/mrlsPqTbjoBrLk71UZJlristprHCFD7dvIS/6q5bh6yaRfbEmP0as3pboRZpshmm2GaEzliwG6GCiJI1JNXMJqrC0t0jg4hDa9iT3XDpqHBiEEDMVOn2XVUKvtWxDGByjDm9rRFGYwq/DCQOxVWkEARvtWhZHpMwIjS1NriC2J0GETK/zhFRb2XHn/VRX1Hx591y5Ew7R26eHhWAbmDv2Hk9HzdfS8X+lOJP2nDSN0hn200llFv9VY8dAvot96+m2g3wj9Rum3kX5jqia+gDpKRNK1nPfoWo32PaTcwu/Lu9aa9gkrKexvulaJMl3ZYTpUaUXXKlIuK9/cRM28omtJx3K/+44F99x2OhGrY0En0rZjzZiOcdQVxPKWjnXUdIyZdh3rcZ18v/YUtrvVfp348bvpVON2pxqPO5XYJSzvWC51JT2SbpKRkV28h9h7Gs5uuIXtOX6pZJ7pTrWeeh0/KFNX4lcZcxu9iZYTa+TWGtWQlxrmmU69gconBCXyakfycQj4HXERBhV8d4t4MkGFwPejSbwSLivJIMdeNslW0bvL31ilOqw3OvUH7TcwHpR5YUQ1FvhwqjF9rDeuVESVon94UqFqoUZUWlMeq24R5ZQkoylELX9jta67vNFnymO90UdrRC7sRloMWuXcSKTi+yO0RLTuj2DAE5VAxc4HGzh8fxQGf8n90ZbBTjzfjyLy6ypMDwgAO4hxPtBBCs7iZEQ2UgNabdI72HzvQzdBqtXoBDiJMM3gnQ2YL3AyindwMibbrwHLZutonRsAVYeWDcYXHhgi/DTNFz4xhlsrTvEzfqSjqgZjAOOjvzc9486+Fg6Eh1m2Q+pTLrvR+3AGoI6n1p4Ip1gvzKbtyIIFQU6iLcLpI2tPRFOx58mTyVvVn3ZNrCqYqwTsXH/cD4dxPOqH67gUr7n6499wE/cVxk1G3aWcJ+Inn8YDTCEDChPFUErfbvDeYzUZ8q3hHmbl9nCvR/peGfZzfBGiH9IKAdyQp5E96tKCli08SZcvxgMtzZtDuNdP/ZnShcRDGCeYX/UbvXJPc3SPvG8P1rJ6p8lRpgP4a+MYWvl28Z1+Mw3weMM9Xn+jKLlKye6iFP1tS9H/PZTJ2scPsSYOrP/bThxKD/w6fki1JX5IqOOHpM8Zjk6K+CHVlvghoY4fchfzRRFTRD9NEf1YrOOihy560oSwBr1HA0eDxsAe0QLYI0iyr9LQf1juAZt/xY3WqrW0Lo0U4rAqXthkmJWTnhCuLWe12zFGhervuHodmLiOrVVTMajJp6N6I5yCv/AdDzb9I95t2ErxGCD98LoXroP9+APi+KPHicP+CY6E4XMcDH+ew2D40ZSamp97dbco8EZ3zS8k3f6BimsNPVg0TsnoQqWEFwkA7mlFxKGI1Fr2CyN67HB4yMuwOSN7UB/HcZj9wwK1brt/GEcOOoS4qz5GokXGenZ03ouOBlKm1RnWbjby2C/35/LweX5ZkK3ZS6HKsTZMeIlqFIiT0cW1aB9YePjsHVy2vIOzy7yDA/YOzibewTBVoR97ByOQmcpWf9aFu0eZIcHhHJwVnImcAEzAywn6jqzsXvhogTJiyoH7i7CGwWJZyRliNmfg2lOMXbSKcO0BeEPK17C+RfDJLHsHZ1UJ3sFZVYZ3cAHlgI6FWm9PxZMtHvN5lBNA9Z9lP64MrK1hppJ7Xg57OIYV30ZIKYZhPjjNoVWK/gGNfQ0u5+0POn1QFV/g2OhFJdGKk0hZTtN7iBU+PofEwocLMH6hxfnDFTjMOx70cyhsANtoDjoFPWHW+EMpBuSu/q6LWGpZBJmRgCuU1cMVhtQWKOnCNLR/HvynHKyts6bJrsCdxn8IRQ1Fv1UqpRqJcRHZALNTNrRyYx6smDulfcc85wexjBhDK495+SdEj5IFRxUNC2kXLmEXar4mfE6bV9dzHZ6GnivHNu5gCdW5p5IlCu+fDgNhEHiLZs3XgFWCj4Z1VWTG4oE3iwZ1aSQq8puRMx0V6N2oNKfoCO04NS6Rnc7n5lVdlecUwh57+bn5ucTHFOxfZLJGcGpi/ycuAe/joR0KMQsWwILELVRSux5FBETN62KguWvCfnWwH7pBXnWyds8nihS1GyI+sq9Bn9VUPYt5Gt5SOtL1ngZJJHDjp9tdD1XQQ8NO/Mka29jgAenDcAQMIlA6DLg/oRCOtJrDrSbNxRxn2iwLn3H9HlrMkRZziAR30WLtuZL7E+zUssx7ukXt95viNMAtELdinJQHB3m9jEB+n1XsmJM3nX9ZGun4WVNpaXlHWj7gqS1X7UIjdXu6BXIPaGdNGpBwH6MSt62/S8nXGXAnbsOStCEGpE7xu/PZcVCuTZWaLg9M+WRgynNI8rhOgbxfhmCq61RFnYL0dFBfEtfE9SpJvfSABg+VnJ7xfQTdLpOQjuEDw0W31dDd4j65ctDsLvGzpGzdbcu2Ip2UrVvKJqOQ3RhUas0PugEgvnZKDTqX1YA7W7VLdVYZfkiB43XBIIUSXWE2Z01LjkxLRK9qMjdlH8Hc5CRzk8O4XFnqXk7LmFMt6b159MKVI31RbstIv2JM5LJVufeibI6EONQPq7CqDcTLs6q9PAvKgZcnF4VatSERNvXlvgb4Fy2GgYDa2xQy0snDAgrLEW4K+rPPYiDwxPW8YMZHXAQSsZ9H0i5sNsh4qAJE1MJM4osBMo9rWR7iUmvjU6YOe3YWQRBhpeWt1K05TObDbhlVkswKJrOsNEoOjeLHjRKgUTItjRIr9VuaJvceTQPq8JdRHGIfmsnKvFQ17VTAINfNTWO3U05HK6FS7sHAKq2UQysFaa2ky8WfqGTLOR5NtGxzd+ICpGyep/KMdBdi4miqZo4rVKMO52nw7zKX03kw4gGtGlPVZxmDt3oos+5yodRC3GL7Yus9tFTaOJrQovwhYnMlV/J8VajrP8STH2w9gmkGj8VY/GKoC2rFk8NWDaSjQAt7RZZBSPjqhE/BngYPZzmMqz0QHwQ7KFB57Lv2YCJNJqW+OVp59MrEtGouHNCiI9egAlYp/FMaDhx4/FHNHq0kE3BO5rJVc1FN1ebxnTyd9c3Rerg+P0t/af2o6k83QiiCzTfxlqrRtNfPBaO5b56NnxH4E+Qkzs3zJI4b+TDgyQemyOarKCjC75ZVeZ4nTcTexcUs23+UVJm/2ImNOdm6U1XiptKrYQmcVUCghAxuWa2pFz6aD6tj7CtDB2z80qGfZng6jJBchKzoM3M0a9fmmLvuAdBOhm77HAZVlTrjfgZRoSD9LZEMC8I8PU6y3KDhk5YalKTUy8IkZhPcpg4JcJOnS3/p+VlZbKyUIYnsLzbdFxDf7xGWIdmVIBNPE4wlhGkiIyiQIseIv2Cwt+Lp2Mbs4xuEAQcqBLnzWDyBL/OPVoDhTociR00EnUCI/BiLBDm+gET4pMqPMaoOi4WlJ+FX8ESjARoyA3HsXpYNHq1g6UWHDPc6zRmQxKNykj9fw3Kg4YmTdZF3A+KcY0wyXnFA3c7iuGzOe7xuS7oSlTzEui5uLOpdJUQnyMBbvnPFtvhc3fUONt9Z35zxmj4v+mqRe///Qvld8+M4Q8vhQzwaRz0DH+K1wIfw7vp3Dh/iGoyPfjkFxEeVTm2Ej9V0bQN8dEvhLtpIkxcn48JdnLQKd3EytXCXATD529Ut3iWc/CGdXNGorFc19OTFSV24K5OIssynlyYRYjkuzNXJBuIwx9eXcT0shbthF+5GUrgbduFupBfuFiPFdm3xbuLka3RyWxfuji7cDVO425PAOODTm5OAN4gLcweFuTe5voXrezT0iR3/ZWYqLtzMlFW4manUwh1G2JezRM1DOLlEJ0c08PpRHRBmZkoX7sgUIDD49NAUIjG6zW6NxApk9I8n14dxvVtH4bYLdywp3DG7cMfSC3cSRbhJZTqOk6NqizerC3dKF+6YKdzsFKLG8enxKUSOiwtzCoX5geT6JK4/mQ5ZH3cIu3Cn0wt3d5D1rsGYf0Z3iCkE8nZbMOafS64ZY/6p9Pj+pnAc399rie+/onB3Fd9fSjQzAYgSYb9xhJBzDcDuIfTOA8n1nXG6fjEdkcIU7rJduMvphbsrRAop0bVxhmqRnjvO4CoukCEEkwLY0daNq7hxyE0HeTYFPG732OPpPfauQJ6lUKcmGYnHFbhnRuFxDUTJafTRk9aNWdw45qaHp487hj0YH0sfjO8qPL3uGETe07qAxycYfCEm6CkQ+Ix14yRunNIFvG0X8HZSwNt2AW+nFJC6wmG0059Qwx2alBszOH6dbtzRBbwtBaRJ884ETX9n9UfP2WQ7l5DtnE22cylkI3a6gG/8RX2L986k3FjE8Y/oxnlNtnOT5qPnJ+mji246oJP56Hm7pufTSXFXgE7S/ABcuqJJAcClSzi3AZeuWjcYcOmymw6OZAp4yS7gpfQC3h04kmuQja7rAgLa6BrObWyjG9YNxjZ6102HHTIFfNcu4LvpBbwr2CESMF16MKonRyrcbV1Q4ATdtDoZAwXdsW4wUtAtt3Qy8OAv2zyzvnnJo7WWFpKaYzJz3FSISeoClAizx090y5RWlEkPwAu76TiyxeHeNBtucU65/LrDXYred7ivF7c4PCB8o2OLc4zLuMPhgGc7HBI24uA3O7dCRloqBxwzx3YJBt5ks2+LyxW8FG5xb+HE3eJyLX+8e4vLZChscZlWP17d4r7Lb9Cc7cqHMGgHWxwM6z9F5XpR7u5X7vINnZs7l0rO4yvvOw6RcN3Saqe5fmm1R2XCrovX3IA7I3zH4aH4o1ucC4gndZOa4x1PmmPR081xXt84h+OXqlucNzwpJviKchtFbhs5N/eSLvlFHP0t7gUcF6iu7+gHi65aEbe+exelPMsPBCj2F3da1Zrx+Ctj+MomKfMxT+hx1pNMj3rCV9dHSzlGhXJKBd40AVZiL5+NO9UdDqzjXIZUd0p9uO0D44rjXMF+DpHK49dV/Hq//bqS11fL6/36eyPx90aSEFj9rXGyOEjWExD7/zvXPWhigbPrspemavB0qDRRNbgSjMvlSMgw8OOzPNQJfFZGFdzSnwLVw1qksR84L80YyiOjXOhOHIbmgOogo7JYkTGQQ4L5EUA3C51EICoZlYOqK8Ngp7mHGxITWV/ua4SMVu3uQQxkRpANqk+IEoe+w9tvtP7Dp+H3xJAi9HngjMk1vf6DigsjaCMokcOhyJCXKKw8aCWtEGS/4HkZrEw/6Lr0m9/bdSnVA+qBLAfpwemTd7X89I02o2ByiWQp++SyBWZxO68vC9u/2+Vll73Q51X+E6W/8NzgYBKcXpjuwTg+H7/1H9hb/uJaYPJIUL6A97uaRzbQ170Xmy89T23ZFGzcWoSYa688D470m5qA1S70H5QK6+7p0DdfDFZ+0be/GJgvZuIvZlZ+Efv58sXA+qLPbIMv5q0v5v+LfJHGxxHlCLSeCQ2BqyoPGcqdK130MpjIJABEHNvffSAd78EEeGj6/4jKFLC2M6+yGhXGZZSo6ajIjkQ3Eaomq4rsG3ITqEW5qBgiRk4RhiPUm6EXVN6jFWOsjIwwwbslVqBmsZWPjTCws+/MLkXQi2lbdhgGlwAsg8gfeDGr/2Dj/6026FHfL/AFvLUKC3lPR46Ub4z6jh1Ozjr/BO++ZoCZg8+HRWixkAuMoTM7nEAMnp3St7Je4aD7SoJo5MZdPx9l9wIaUNnDAAKJyzDgCqofAzYbAFoMDVDxs2oUABko5UOyEcqAiyq/h4ZEDspVVA7Hvy6qwnT1P7kDHBYrzLEintLyXk2SCCY4uebBz0y/X1LpxClDXD4eTzRsUw5ZPtt0uE5n2eKpLIGsczKmFveyLW2O8swRn0M36D5ayRl7b5V/NirpWJC6wXKqBFLnWJuMylNBJTCfbkYT9DKjNf95VcQckePPFGmOyGHo1Jc0R+R00EsAWUrjPxHptIAgAeqV0widuHLPamBnrXXngVV2RkoctKa8t8Em9tKuRThcMjHy2B+nQWuaweQcu0ERjFNHkyhJjeSjOdbDItdHK7HbscPvwGLXERblDpH9R2yqgImT5wJVBJfk2aRSzBTQr8oPUks4CKbhoPyejD9EaypTVGErGJkTqEtWXkMPNvYQWTSlK9BppUd4K9N9GB4iK9qMY0eBl1xEFNVTmXgsKSZ9VnhWORw4p/D6oa0SsAWb70UUK1BFuzwoCFUtr7sYsMRYuAjz2qaC4cjy8eSi8bdgnUICBfxC3NJvdTMcjHfAPxi84h/0XvEPdAFj7JKrQcYiwZ2l0rWNk0lCBcLUUJUQQAjxe7KNCHH/M2xQmxInswC7r2wDE+QKLJiiYMFAQV98uhEV0+NkFiUQZrFNnMxlj5fHySwui5NZfK84mUVuWcaTp3WsFc5H9q/LGJ+zxN1Me3tLJgvJcCcsQbLYnGHQd2wVZTkgJmyQsiYIZhboCcAKGBaIYaXhaRklDmgbjLyhijzyZauM/UzPq39JQ8dAOYNN2y+5URY7ux8wmywC7QWx2EEjP6D9JFhPZtTfG3Xi8FhUxeFTwBAZ9R8HasmI91zUxRxLp89E3a8fUpmPOM9Tzn/jTG92nPun6Enz/3KmP0zn6ouHDt2f/yI4ZX/U8/r933a/cAg5vRT14jADhxF6dtit7uDBysINSZlhczaWiMtB8Lrol4Qw52icDXbnccM1GN5631bFhXBA1Zbqqr40iHBXfdydVqu+18KGqr4NY/63Ob7jGkwdg+Jek4+G8EfxgloNwZpM8QD3EsuRQ2Nede6tiLMCnCLxwSKWBnzYE1UacIamLyg660DjhjKOjzsjMijTJ4bDCAcllmsZNlgjskzgbbRtNz3PIKjZWjRRvzEpiFS07GthI4yasMGjk7Vg3iGm9lddHrGAm4eBbJgnhXAdDg7DtQ2lrWmG5LbZg7+Ll+iD64QD1zMHghEBsji8hSar5TPjMAMMYgzdoIYBPrhBcArZ/o2WpIqKTj+aOkYsq4NgmTHcCBscBInBQaBGYAQNgwPk5WJL7U9ZFAh44UK9c1htwG9fg74bjqIVLkLsgrPCeXe6+k8HmMrhRuk8cvPPaL4fDss8+lP2IJyiL9GPps9RVQ4DLE3Uhj200iirYVmDbHiEDvQSbo6o0T20GFmnVyA0BG9UI8liJFv9c1iqcZNR5Xl8GcMEsMlY4IyjumOwCBnHPLMJ80xcP1MJbgpstY/gMEIZbxKrnDGeX2htUtWRszdgFg5QKCx0FDY819GsH5ct+M9XtjIO5XZlWxbuc4gE9fX008dk9B0T45MRtuQAvTbwJQjNVNoQV8GeSRj+R40Qe9IrI5Z9zkhsn8NUNwVX4UiJn0VlU+MR1FgxTgtqrJIar0gnNRyRduUalswO9lhiciPlib8iBpAjab1tRBd5mQHkWNKttItRbAoZiCnk2AvUPPAz2GBMIalM2ggSpRUjyOAB4gJaIz0MozHZ4eZY+mWY5KE1ozGB40oxOvumNoVEJSkPsYTMSfqxadgcOXpmamL+04113UXbPISNfXAEm0FK82XVCDWNFAvFqXZZ9gxlbNNz9Xnzv2xlF7TYi2TNildCr4vORCO+lwVZjHIuc5T3lzTUGN8XyhRbQDJIHmgmggjNJu2H/WwDcd4x7GdZu8DlY0mKTs/ReLJ/QEQLWoEySvJ5615eMJbRgXDPUQPb/cdhkLPD+RQsz6AzdbB2fQzOpTtIwKW5AKpSGvm3sCqissPZRodBALuzcykAA3t4kYswlMMImAiWg1SAoLiMHwjtQT9HIG6GYnNwXQsQzVCMnB21ZgcUrezLegzHBu++ZIBVQOLl14dKOV4kZw9kODA7R1B8JWdg4PPDznJ0NA4ezcseCbtTlHjjLq9aVEm7tSKOKgv2beMfVnX4Qwi4FVkORFVekiEs0D4sGBBgpMxzjIsmCUwoIQS5zKMnI+wbiWxV/amykozLccZVyXgL7HnhvCjO4ZRxjd3DoWGtccZi2VaQNVBGB45G3FHLSr1uoUsjO1ENJHBo3fS5soB5MT6bwKH5c/Pw8naAR4b73cqjO90mcHQZZlhhXfWE6C5lMHa3qs/BxWJe9aguOVsWOLoscGhlgHrpxKqD6peRwNFAI6B1TtEEjib+Q0hHYG+c9BiYkApZxivSXq5urzwim55Ce5ZXNiYHfkSESQ4A6elwRvnmSW8aHl7Vr7vwYr8Af5Q8Azp1s4s7IE3peMWVoIdnOY7RiHfGleCHp92QAxmfcsNV4ic+60Yd7ClOzTEgK/Jx51JbpM5OIzWK3/k1xi0BxI5ELEbJXkQOt+E3SdnfcsXNnF0udCAuRNc3MZhvOKjUG24SfVn1bQewFTffM3ToB1gYh05GyKVV2DbnQJyfStijB188zHBXeQGDFFVxBUZReY1DTseXpHH2h2xmW1Z5FqUOe7HwlFkmPFUerWCJkwhPZfavq7AngcSpLmM+47jUxE0F7fHfvEIrh+3Nr9GymQFJcU1XqGG5dQIXnD/BwRRoOnYqACMyQp8rTgZgURJD5mejnlZs9J5WbPSeV8Me1vKeiHpU94kIAIc9tFTseSta85ha04qNvua9sNEBadezIIUIzBmw0Xs0ix/2VFnGJZr2YVVbjg3Qi7EBehXw5ivaCeJVFRM/EF8wpvHs36N6F3gSRHfKqAq6kwH3xPw6+IDxA0noFlOuuIxygyz2FhPKZYCcqwb3pVKOVokVKmlFm7mHQ00d3TomTUH8nkCKDqrVS9NRDRcxleQRDW9y9/9NtMowrVjFUzO0ysQiWi0W0VJpxR4rVfFYqVlkqvLEMLRHh9VnbQvrUwdh6+2DyZlWuvWr9nq1xyzibKDfHq1MBVhXUculs9SzdbZVHfyFitHDo8xfuVGVT/4aoneVZRF9WYWVqIqfhq2GiknkFDa0D7VzCwkK7OLRbMEc7qYSdZsJj0oUx2OdFRLTqKsLqAOcAO4zRAQS6BZCLsJXuS2hHqDDJ7GeqwFejFZX1WfDQfnsEH2lcG7h1XAta/TyAGRUOOwNh23HeFUT4+9B9kHBR1mZE6bJwqHc1rJwSE0yDONg4u834wi4VEVfRYIk6d1P63qr6nS5DprqXlrEVc26ZyhuCg0cSiOrqLLFWVBWT5FWhFO+65hxO78QrlHrmG/3f4EW1iWewJG3t0A5lKlg3bS8WnPo7cRRrtiY47U3c271AZ6hiP4Qu32lfWaFi5TPhCro5Rn2B2H6rYIno2KDodZ8yo1S8UReNszUg49vUL2v0jpw/YlwtHlkQ7O/mWOiAQ3O2UqSejFGvrKaRvWdiAKLFzbGzz4dJliOKpiLxqwng8rf/eTP/OxP/8kPXd+5YKXeZL0zhEryiIf6AeaXWxXMLYAxMvJQGyACdM3MFb0YosyFP28GIkwb2HAumIv187PU5uvnMV3Pz3FNX3fZsJndh2rxoq1mRgTpVU+I71BVfIcKEKx6Z7GQ4SCfMlZjObdhgabYUWtF0KWStlGlBtE6aRE1CJoktVdDjRCCzjZgjFv9vGa6UU26CnWLXdKbdqM3lSB26t7EYic9uFd6zzZRJi3/x0gzJcF6G8T6vqxqPAxAvV2GgTbJea1cbzhr7gT6vF6gWxxfw24TclnZD2tyW/fDGrF6qJfp7F9FEik6Hvc2nrLy0/K1tr2HreBhLp1wJAKZmy5kzxRWdyo35qIknpIVWunTDe0xumrXAjHHWv0g2DWvjAh+eyfxjcGhKu+an53lWE27xcDh996G6BxH3n57Ppn6pr6460msmfXlYz+6+BQcrnp2/8Pnx55+sGfrrvk4Vcw0VtGebMxG3e2Dc3sMqRgH5/YThEVE/w6IlUamVfcdLyq/GeHRT53/8t/c+9Z8VMeMSdd/9w/3T/z02ygthvM65s65qAvxpwLqR3Oz9NLnfv5LQ4sn//0vzcPlnB5/mXlxM0c+gSyJiOV0mIogA/fMx6MCICP5M2iagNtH/u0emHXp/7+7b16fbdw5O7+777mv9T73tX+C0xr/98M4/cf83/+anP4qnXJpu3nOr8/NmeKM+Yp6XrnZ+TzU6Jkx/2hJStYfBUCbzIOtegDecrwUdbHETmPkl6sAVq5DaugiokYBPA7QEt12zpDTgv8xKje9/yHK8O3fdOcxFT9rLsKgxfrfjG0HpcpP8ArftMx/u4vlElq0y3J7tSy3G7Lc7tTL7T5ZbvNKjpcCgCXDWuCYp3FUPFkNHNFx+Q97KhHsvuJu96dkUYDxgFcAPSKG09PXXOnCGAD6WmIXuBx6jAQULxbjuYrfcKXIELO2+9uUU91Wkpj9w2KcA/udZulkEOQPuozhLDu3mWHxetRKW9tpOWcLrAwJJn5EWmDKAWksx0hjrKctTytXa87K0CM57BXIbts0/7HvcpFVIxymq5yMDBVB04sHPr1cdeAtiYitEHdhdoYdxdLDjbBTlcXTDoDKzjndP2ce3bVAs1AlrCkX3qaUUY2xKR1a1cI5TuUYVAkWdFjfQjxhkD6HI7u7RqCD6PN0RfYvS4+yQoB3Wmm2f5RduipzZpGf44m8thBVkwk1OX2yYYGx2qHxa9hmZf1AVdRpZe1LySiM7C8pZYGrqShnHTYKepg1OoBkZFXl8gbPCgSjtopJilSbU9V5hBiY5/mwTCRjf5mMeLJkE7OVn/D9LHGHf7DFy9229hFdnixytPlG5oP4u2cYmsHyd3dQE+OBzqyTUwEobxzdmeLGKkP77+cZ+cdB9nnt+87txmhb7KxdxDNfXmHbIUycuVhCtBIB/2x2VuUYcZs5QbfgJZIRCq0u7ixOlswipRwvKMtm93hllTISLS6jV5KF7exsHkBnD+9xKpkIKNq9KGPbEsHCLbZy4z8/5rv+QW2fYtxj/HhD2xNzKo3T4y3b1nzleRa4PNnJLmmTBJ/tdHCfupwrFIZJQfPWemL2C85zYosjxp859JwXJeCAx5vUPu+Hiw96PjENe97Yd+QUe72BOz3kZmw7GFgXximA7/lVJit/jXp/Hh552Wm6a0PasihDudHIaCf34uQwUYS1x/tlkp76Lj5uTKx8knByINPvxgZd2oqJSMAGH8u3lGHAFGUFmZTdMkXPbyBB+W6Utdr+1AbmRjS9r30cc7wdLU3vin0A2jzzXk3vSdNri0Dd8uK56WILiTHmdZ0zEOpgumB5t+bYeshOw2irxqimfcrWJO/3Gc+y6+KGrYrtnLac+3u39GPG2lLpSImwRgqo0Rx7SFqH4BC60cR2LMNmitx92d3amCLK5ATLLpkwuEO6nDwiVp3mgVrHHOHxxxHDFsi2pVVcur0wtBvxnpPDfhxKn3fZRkNbxOAbPKKNOzQF6yf5rX5ezvq3+nD6UnhHtbwzspU6JY+5U5EMeGmyu74dm6067P/EQUxo9cHl+UrJ7dRDuoMhnZ0uRizL85MjMfj1yREL/JpeagW/Vo4M9c2/6mqinXgKmvEkZKzRARjLuXHnVtQRIHqdU2oeqjcXas28SfPDXvPPupoVK4s3RpvjVc2/7KwwGjGJfemW2oM3w1u0meYlGkLoubMXRBxxdnO4TGcX5I0R514gJo4421jecO4ReYN+Fdm0nwLeMW/bjzurEbbUx2vdURkCOZ31hxW2XwH2HeYDqFNVR9PbY0r7ec9oAH0etJtXWqtyfrQ5Uc03F0dpxBBMBFT/1+vvVf13RpuTdvUv/Ndb/YujzSmq/iVUP4ir/+VKM2hbfe0cNWo7R40mgOyjmid989rBfcKP1c9qx6fRUtJ0V/7rbbqro83N1HTX0HR+3HTfqL1H0zXfHW1+qKo9Va//l6t6Jq569ntS9RujzQ9T1W+OwtQO+4Xm2Re85pcqTS95tSUidfN3WkYiGS/LkWuZBbixWYDbPD/cvIeFmEOe/o62CsjIjqVGPy/H6OeZ1GSQBWVpA2To6SYP2pnql0QzluEdOWzvaeGh2iVsikEXGxOzI7x8w97KCF2ELs8PsKEtzckUJxKuxx9ufoRy+BFv2RW9DEOM2IRUhmmeTZUzDvsqI59y3Bc3jvuS5cWDXSMWT7MinrrTKgcnjSwXSuI88WpBzBAxLT9Hsie4SmROJ7ICwdB02ezEJNb8A2cP5dv85e7mW90kmzgPqszzUabRhJt1psG+GTOgaaBPmz/Z3fTMbXbhoNMveqWnHOoB7NUB9EHi/h/vaAb8GNc/6jVfrTRzMTrhj4IBYILQ/M2OJuJi5PTtUnNmbfN4BS1AIlijCb1htsEPZ7zS87rN467jLO86HJJA7K8kClfz9+tsv8+zL6ZdlO03MMblGHjeQdmOY8sG5zPLmL/0567rpQrw+fcT4PPfgQDP66CA+TT2bi/EsnvBlt0D2erOx+Ijm54kEjJsXznIYyyiJBJxwGiJqGmmFjgtAnIBDLPF8r9JTMLRNTOJxQ7XiJ1+ahkIXKXS+YDIknB9wH0gca3R60H2mcHa+bMqAx7PGR4PhMfhfkI8DvWO8DiRc7oZ7eBo+4GYF4joL2tKmC8v/6h95YuLSyiQvuhpNE9dhdU5Ncn/3d7XwNdxVPfOzuz9kK5krx05UawE9l4Clh0L5GLkD9zIa5wPxyFJScoLBV6R7etYsiwlkuwkxMQKiKAEF8QPtzjgB05isAvJQ5S8xoBTBJhiWgMupA8XDM+FlJrW5RnqUtM65J3/ObO7c6+uEgcIpb9X+3e1u7OzszOz55w5cz5LvCGFRw9x5EnzGRkwnKb8ZMAV3SuJF0ONgeWTgekUfWs+64zumOLhcTf/47sTeuz1JcTEhima6quqJJwjU/EkgpIX0+IaXzUjL1IVX7XQrqLPgaSg5jCTS3sqlMYWi02AD0rztQxt44hLPq42lvQlgH7DqIAIlrK6jrg880hryWCnD99p8MzG8swjzDMbRKZLvDXBM29vtSejrbIYjLQWXMmKyy3T9KDmjaF+qmHz3s/88DNPzVr+9eLLt239m9LyOOsFzIM0HFza6WC1rZ+eoOtWupuBqDIpHkZxMxVrRJVgX74rl6rreecY3KuhQZMXLoa7C/YP8aMTu+IW2R45SdyxanmcHJPjYsZNLpQm79OQsUmTF1Fb7//kDw7f/8kfPNm5yKR1m6XuO7WQuMNs9qQdP0+zWIbZLsNslatQrprTqqekWTS2nej8IYVlGP61hwSt+RZdyFqso3xPtJ0aC/5ApxuVBosSIO1GPvZoa0mltAregcG7dFHCzoEOG14IrmPJoKENYw+24wE8HPCJqYgA2dDURvS9j70o6ogWUQtv12nT+RLbUpqYZcmwoEzCpRKwG2Zr8CS/e4zfrdgWTl4l/l35+I2Wo6ABHldgJUzhRUxjJXEB9oLR1lvFwowulhOFpwkvvKSyji1OH4i8AXrm2atprjbpjWZg0hvfGq98wnCpkuHIU5FXNFhwAA0GBAuLqhGCZT8C5hxcwb95JXFs4yXP44ibEPrAvpEmB0bWnjiGQXZoCuJI6osHKXMwF1bG38EcQ1Awpq1bafCHuvD3+te6QscCi3NepKukPHWxgA25XPTQZPkavyMWv/ixVMNZxesmC9USYdozPlnFJ0hljqdFT2RmZNXsqcRnzB2IQws3mUo5K7/QrhdHi+Mv1KCE7/KC9+ip6j9xSbRk8hdNKnczP1KLosc7zhFXCjJSLQV5BopOL6erpdEr6ZUf1IUW7lQD/rSyIEeEMh8iolEYTQCMJdUZhHKT5Zktw6zXCsZ0LVOgjAVuOIqA1dYzcjSz8Pywjp0xqcrQfzPDqCI7EaVUihvA7Ad2wmMjzfRhL55F5gkUZGnUWrBblxSLl8Sbs4JsQeIc6tWx75SpfE6IlpFEKQyYWK5tB3zrMftSlYZKjcyt03yDZZD2TURAkYSFDkAyoDJBTeH7U2Fm7tkwM/ccMDNfGzPzCWbmKzEzz6LEqdlnQYvcFDhkHQ0Zh3MxDl/HCP0sWJk7B6z0nu31FViZx1f5wOyM2ebdpbd5W5krGjNWH1QLbRDa0o/Rxq9AG/apeA6MUJVzOYg6IwZktOIZjljAsohmGDdgiBETfpi/14N3XAmJruUADPvA+SkL8HgpuzfiJb2LtqTE7mdhAo7tSIs4BcvLgwd1wpBxG8FDGrQ3bpZNqGwI++igfRWMqny6klcZgPl2T8rpcTqZ0D3BHj3byjtF9Ay8u0rQjwWfeYv0ADYIbQBa4GgO25cchU8fXcXx82kka/gGQvrbUNl2m2YQ+hrhMcw+2oOyp1fukZHPlrTUJtb33ZIX3bPtSg8/rGdzu1KWVFJAlTNekY+nYalr2HA2nyJwmxrV04DAPGsVLYZ59tgGLSLEmpFnVSw1MKylIWLoueGz1OAUz+ZAHu3zdYqZhdrvCAqlurOC/beLsDzUjtEGkdu61BKjJZRLa6fRYl9QD+KFaI78juAjenZDY0FGCHIJtAl+7kmhhQ98ugDmcZeaZslaFSIOd5u6pNgAiKF1oNSISGombFiqLqFDAYy1CeuWEE9r4FodoB7CyiP0/LNBFpNMgS00fY5qAittrgF8h/4L+H5zga/eAT6i1Y3BeQ0NLugh1HsdgA2WFgxsDR36UWxx6zl2C0PZPv2cYKrhXGGqtggf4b1VLMJXcXwzCPBFqV9DjF8Bj0fnOhxQCo+qCh5VLXisVLvR4CwsqipQ/A8AQ4b+XwIU+flzBEd51/MEkjkHJDM8iEc1pN1FeBFUrpoL40Vz4S+0Zj7lzbaqjhpk68R/ka3fXLLlOzAinW8nylVfUFMNJDOpg9XXEoiXI8UnA0vfKB3wg/+hIaW1gIdn6e9CC2Tc1HbNvBySb3CB5ecasr9szwBT59I7yDOAMh36MGs82ohML0VoMDq/lKBviZmI4f+d0le/uq/+r2MWpZ+tHfqE7eYlS9WTWkrDDn3cdrh5iTlqSxFUlk8tJ5OM4z4Zh64eh/41jMPuCWDBlgBEvCuQ5u7V2K2EqqJvcPmXPYCBZE1xRCHaqBZmqCrRWuH9no0Zpmz0sNTUg+ckcI0+cBYiXpEHK2BFf1zzj3aIdvlsMWShHkTEy5cqa4a38rmZhKwMvcIfeQbxj8w2FCWBzqvNUyCqKGpU0E0l81QLfY6nWljYeQm2Yq16PkQVUAhng9+DGRAktKwQnS9B01ohae/gyHfmqYJu4jHohYv0QjlbtggBeXG2chH364X80mb8Cfk9/BZ+R/D7NKdfLsRbUZtDNccC+udZJi+bT5NuPo1EFzN28+nzemMYjNPNpxEp9fGsiKmPZuX6iL0+lLWi7on45EB8sj9rgdOwbuaoX7FlpZL92R5OcqTlLhIdaR4QXZ/IVtSOdmd6omV0HPN77F0T/LGWEHcnMhCfPpq188PS1kkgZKTYbhcwfG40OOvNloXXSwQnLG2JHs3C0bmBo0wYMaOj2WtVtJtpVU0st+UUwTEKKn5qrGKUxq7Zoao1BcQ3+rQlp8lu1QdeJPeJPYAwo2iiPXCMEfnwjJJKPGJCb65SUH7ZqZgwPcFHiSbEHYZYDD40nCrEi7P1+BwGx04Oh1vKQYEugZwi0B5+0c+8kr2PcEtKknNUCDByVkYtUyoB+QjwA7xS8aJrRNrGKVCciRnXztiTGTmjKz8zarljovtE5mYn9ZFEj2u5s3has2ADSUU9URiggYd00b5XWgBzBlEY9AnMYB9M+iKlR5RTCq7HhuhNx7DT65F6To+pjGis7aAvBQ6UG/Y2lsahqYGkRHrAG22T9rakOPNanukqbBVkww0aghhS2HA74wH/tFSNAANyHZr1frQVOsOCQA6DqmnLzWl7uQ+j2r70Pp2Ie3wpcr7JsyMOxGmiCos7LVs0hS1aZfcMR4nlbp7wpHvoDffCLv1eVR9Evjn540lrYxgkQmUuMaN8yiE2eeiyAPHoFcfp5AmQpYpfjm4677ds0qQ5wLII/iPBfiPwZK885gQFUHOycA5D+UMk/JRizwOxjs4mc5zBOsgYEYNEJmKrAy23sixV/hjsRpp7+B4d43UL6xgXBXEsMoUYViYvWz56J1whjtXnDS+CmuMbIBQgdL6G++N0ZKfnMgfiHLEDZgp8S0xJM9EOxlw6waz8dgglO0EUjCAyzOtztJ5TiFOUEcdyDre2w+OkTBn4oFu3YGhwEusTVvKA6mqOglKwJtMlBFWN5fT5nksVPMk8mgGcNabpxNtUayJCbwgbkQkTHC2dlonvQrwplMJi7VIVhg1IvIevSIXrGhnDYF0VW2kdXhBdxtZlX7QTc2RBbBQtfU7TUCV6gzrWWNKWp64go2KNgSf1G7BEW42BgcbAq36C7ZqTN9bZ0cvnje2xOfjbDi9drfk90/iByWjJxkMJWgIwz60SvgPCCcBgqrmHkzAiCATbCk+PFzndqhqKoKyE0zOhTIbzZwbXSEbIp1FTT6tSHeoDxB5gPTov1LTBbC42oXprcVYI/fXnFFfScMfT0ZIeqgggznDduQBiFszw9y/wpnQmbUoJBJqISeNrOlEoSmFh1jRfGe0hyzZ96EYO62g/PlU28VOansJ9H8RK4MRLquokfMS0K60VcCY6hrAirTSgDhi+RT9TgnvCVXLRvV4PzxpYYWUT+eyk6q/DKRAUUcYQ0OQWOjTR8N4EtRXCo7CrxI10mInwKJnwvEXmKvHHhkDgFUjD8gogz8qidsOQtKntXskLunmGEulChv2t+NFkscrAIuWwllL6uFoeMs5DOw0eSh+gXdkxkzSGuwDYHG/wjWBy9LR3Kye95WUKTSIBrnPrikaO4pu51JzyiLoiwK9QBeT/RW+OEP3uoQm2SEeoxiqqFPU0xBQJCnD9jQSm8NWMK0lxiqKWoCkerA0BY0Nec3jUUU+uh+317dbE+xZ77IXj01K1Ae4QCHOhsIAikg3IKoLX1CHQNxFAbI0KAwYE1dzJ+4sA2whiw4tGthslnzcSdBqWMsj2glPaRjwlWlLa0QSP6GS7gjUMLGaW3sMbDDqGWArY/Q6pxHn3Uvi41tgZEBGf8DaWcg4Rz8FNN6XhuVa9lTifYp5vYM2s5NXyibInx4nFfWuGmAsuwRetLtwKXKkohBsubY3zHDmyl2MYiuxBaiWyB3hqIDAxPyX3csERL8yBFhj08xKkHgQno5HB1w/ETIDu7/SkAq0gXGPMs1WGmXSyoUOzBBZqksDZMBOp46nK0QThG62SJfiIYoWeeOT5jrIMCy642gRceIuTZ6Y3+J/Yxh/BShp5hcc8VZnnkpW3scYMsooaLBIa88U0Bhp2wyroqjpglbkOtL8c13NyHW3jGjMXBOZI1yLpmusUhC1TTNppVftjkyGYuUt2lTQX7cKNKNCULO9RhYcMhL9sSP0X4dTBabkarBsKdSP4uNVDExq8rGIfn2GZczNRxBfa8/l0bjh0B/GBiIYlhI23/8WE5EfTcb1YFo24mRn0FZvtOS8HYb7YUIitaHSFDl8nazHbVNLKWtJsMqMTI7t87K/UmBrZiclzvsZj1B1e7BTUViGjvbqIQwEzvBUWseFdXvT8GfCXqkjPzJXgU8myIBwZzpdwiz08VjtMjo6FsFi5ReoautEOaP2E9tgdccyL9c+HHKmxl7LjbrbV7V6l7nY7m0rHAmXeR8QXNPVFXvaSgoYeCUOeFLQjRJk1eKZdv+zzxApFJCJ+SU3a4NoNX83urazs3UEF/y2T9Mz2KsO9sj3iCPDG9iYDwwRmMeW9b0IJy9rhOVj4ySw/h7BddzFV3O1vLHlTSUvifBMsLdEV0pLKfBPnJi3RqbRE40XYRom0xLC0BJRTx9ISIhDW7+PEHKdXJ+YkvToxx+kVVarsVfAJLd04MYczYnTo03Ps/lMzGoy6LLzm56AbqCxNLdEOVwANV+SNVWpJyBnG0wWFr6Gg8KJxU6nUZy2+tvH4fKeFnbqHAT/eD8N1T7ynwOpbZQW3x3wjKzIOx+9r1UcMu27oQ6bIlPugqVrEiPk/bqYZIsxwU2hThw1g0gc15geP2QefMHD+4Pd40XErR62+hoTCs53GapWdUc/+H3lpwy8y8Uak8hyH9ssxTX+WRhGTz84DFvkZBd7Ew+zk8VLdXmqrjiO6Ml1/rm0ZxIphucpjlY2xCAvRqyEOpRFM0Do5hmXbo7Vz3BADNgzvYPgLYlqG/R429/mT+Nt+hMUQvC/i3PA5CZGVQElJszSiHhS1FdAP+QM7dkIaoSGbyOMqABGpAAYXQLnEavLPMU9FqsnXVn1vLNQZ4aQ2iIh2HR2YcfPC/BJzkwhsr4dvO9sTs+Qt85sLhKKgA/q5cNgszTQJHAa/CByiyV8VHKZt/Vrg8IpGMA/VcAhuheEPmbI1xE35c4K4hnOFuNp6/iSP2Vw3j9ncapKd6vmtcj+mkZbv3+4LgA777GDs3bpUjfr/KcgkBwflD+ZCaGvRBoc2Ehz6F4DQYf9XB6FpW88JQq93AXS5A5+A+GeAz8wk+KxYTSuAMQFF25Kr7mf9fgwpXryrsggX76r+UwBJey0ytliaWShA0v7/HRnzYzBhKCCuDUJsTtIIVpCVcPraRrbzODkHrPZjS4RD2+2zVBnmqos9b1s0HMD1AyA2HMQZd4eDs+xnGQ3TTubUHPGWODknZhgL3/c8f6vNGgVHoE86cedySQyVNJILYKCFaz5KDzB9TR9wggXWO4Dk006SGUsfIXuSWpwIwcShiNRyTmyANvPJm/PLEdWMHikg8lsrezr6wQzazNTHfaiLT3L2xKaUEusYP/gR0d3L09CGaVgYbaVSJd3CwqxH05GHIk+EMDFM7hbOai+3zcUQ+41YI3pqzhU2m+ucePvkWl7TtA2VMly0rYcPd63i3CBZiAOG8N18sXw31oGWHS85FsvkGK82Q7dG6oaMyKnTjD2+BZTcKtZY5CCWEH8I6G7xu7qlmOewFPkkLEUdIvIYSJt9SQzjxKXwOSmK7eukBuBqkoTCeKZmcvQpYGNswdAHGBZYtsJaQYSRgtMQDclc22jS6KuQuxGgfiCrjeTbGc/82vXf980qivSZgapSBa6qVOC2Y2fcTd2ZOUnHzsxxOnZmTu2ODccdOzvHpr2cUxAXH4M8Y7qiJ2fnsNP7teIi5GwvK3XNiys0qrKG6FQqxxV0tC9WptrzP3XUqcOs0Fzc4+4ewRodxM4xgsJEKlnZon1FdMgV/mlIfxMkXM815sKmYm/JCg1M8Ekv2oKRZjgyuccOHOLIgQH2EDUpmVc3Qm02Ikwbeso2K6OaFSVUHg8KMuJX8GjojGORaemS1XLuYxXxTtMTgSIMs0KZOxw8RivwF1ntGJengmVRPe4TMTiLWYPHtLjSnTRBXdKpYD/NREUrpqKFYc0CfZrDh6kiHj/IqszgU7xCLLZLAecLg4y+pSjqxExC+OX/Uf0Lp/hLsqI9l6f8JLPZc3kqz9o6Vl66hj4B/BdrmgDBOEjeNJ/fJOB2Tu+a/4tGjpleEOOc+Ytg0FP4kC9esRAj+Y78zWfzKZ2wb340YiDGIpowYiBmz0oV4EIuzbmTKCZziYgrl8i3ciLccuLKs2sgNQQz0leIkqOU4RKxGaXyRB/iS2mHPop0eLu1sFp0eoTB1A8+AwiVp49ahxDn6Vh9hDG0qSe8UpbOtU1OZh2mUyWR7cWoids5mPQCuiWTvOmIifuZ1qD9+A4/eZprUPdiZRK9fb+uVCbhTLs32JDSB68wrpcQ9NApkjhpuAxQU1AiWa2EHxzQklTxaOxZ3aZ2WfWUcjRNmVTT5DuKVj/YmN7AgJIbwn4VZjIgtamV0dOKtmswgns5ISOjogRF8uWQh5pKYJld7T0pbod1niq8y9OEwVvhBire0LGmmw1zxLzDxyGfuuhIxVTZTV9ubaNp4CQ2frmRHZu5jJ8PwwydycxkoPROxwUdmB2XeIyaKrVS1oH8bMVKgvh8rFbK8Q2Au19pApSIFLO8gHjW5zwraqXqQlYrVRSCn/ChVkIAMFetJLX8eGXJ2pxD/JTcy0KtlMU21Ec/sQ3Nilopy2ol9nHLslqJK+zwpAarlbKiVsqzBkjUSqZCrZS3bJiolb5oRFA/PolQiB1QSihosalC5iOMzFiEXGQ+AmQ+yf75YnNxAoh9nO24P4fHjk9G7OOCUpWIvcMrZYDMOD9mGLG9NExVrDXxJA7cQSs/9lnXK22lqJuB4tjKkn1WyEq/K5HbpE9rF7m5B66mWHTr0BP7VXpiRm7oiWPkZjWxIDejM420qAWd9/iT0Vm76KzPBZ3HGZ1XT9IONtTQDuYd7SCXSRiXP2PrXdEP0tpxf4LTmQqcZmTOCjLnpkJmwieLzHRmkZnLLDLnLDLTbpmRGW/hfZzVxzH3F4cEdNEb0W4K9y7JZrfVbfW25e8ydzLcTtT/OrjqyXalv0FstUntXJ+RtfZS1lrMT2UxTnnruTHPfQTRP6K5iRFrqz6SKdEOCHawbNGZQVq+w/bqaKaU69BHsolZ63FLOXoqDGGp0Q69ywutkV6H3umxgGef5sRf2fQ0l55KJ+VSjCVho/95NkKN32KNZKNDYhqqo8PxyZH4BCpBsbCUHlZ4liYbheN+9bCP+yWvQz9hB/qkj0k4aq9O+PCuPlY57ErDV2wwitb6rspyIfRTVWKbgrEFDFr6kYeID0oOdph27GIMi26KJWtrHAhj3E+X3ZLaP7Vww8bMYYtd5waWT84368m+FjFW8w/thj8a9rYE9jb+y6Vmt1/k45gvQbP4jZfHEfOdRutso3XVjdZVNVqPPKUPOOGt8w8g6VCY312qL8MxuA7v2+eXpuG40y9Nr6ocIHrZ7lIdV2YbzP34RvVLzDiOwRKzD8fGJWY3jtOWmJ04FpaYMRynLzGjODYsMcOAwmGCmsWcYkWAla7jFCvY/QRLOH7uDNoAGlWaiUO+dB4OQakJh+bSLBzC0vk4tJYuwKG91IzD4tKF+F7LkWqRuNJo+yXRKS/KWQPo3IoRyFi8RdoGhjve7pCN4+0J2Tje7pANqjSJbBA3e4Kejd49o0M/2S5U43i7GLFAwxA2LzLHkej2/EXmCPDNLFVncH3hInMCxwsWmaM5sVPFO6iNaehFGzXbAszKiWHJxdTPBTawAdddEBMTeuiA2/sDae8PuL0/ULv3B9Hpe2d26Anb+wPU+6anZhZnhzPpL6RbTYvMbnzvmYvMWL0MYT+uZy0y+3A8b5HZWS9YgxdRQ9NlCAd5CGP1VUPIWVqD+jKMcHY4C/kqZ4ct4Xk4abFRHt2BHUoHdsgd2KHaAzuC8eydRuTTDuxQO7YKxKGM1ou3wTA6T6986se10rhehOStBf8UbC9bQlxR3YtsRtfZsIauszBLfaB3NMqYj/CYj9dNGrNIR1Df/XRPuCN8Ih3hE+4In6g9wmMY2D8R4B21I3yinflzWBUsVUfRcfRzvE7MDKhWVvp4jPs4PrmP+7mP0j/GPTblNBEbJa1uAacj17BBMhINFlK/xb3ic9qe2MRnsVtvj/0WEBBDnGIyxMNd0ejYyY9lnJoaDORExhbraGeuJ3glVpMZjiHtDDHeCWdw73+7OKMguR/YbMeXyg2lixOznYthtOM71ZN3U/PS1/j9MzgqDh1UPCSuybbTXD2uyLm+l4tgHiLU4DLeiFovsFEgNrzASrQxGMlJeUj8RU7s4JpLRDLPZKU86NCn+NR6gh3PnssKhY8nK5RMtgnussSyTR2qY2YdRHx/XZGJ+ngdFOyXmom6YgG0cL9LC99GpPC4YloIc+pqWfjr0lTDr1v+ICTrLaX6B0oNYRqjvtzyYFLjISS1c3LAJDdolQnrp3ikvkyf9mnaXtXIfTebiNBsTlcmKHPSRZmTKcqcdFHmZG2UOQ1M+QkRhVMWZU4yUchaokyfhYkyrVBMtGmFA3GGypWJt6VwpxIifbqSSGP2J2D3AXuHcb94EZ/QSt7CJ7SUz2ZwIdihw0VPFXQ7HVvoSAw7kBVZmZhDdcd4Jh3jGXeMZ2qPcXgBHe8nin7WjvFMeyq1Fl7LWBst4bXEYsvDeIYXFFmRdLad2SnPUnqaB1B4zANWANphaCz29QzOOMX6ANpGfBlE8t4z0v2UBkoQuVp0MHGMb3cd49urHOOnpoNCA0dt50/USeePT0EKpyTXC1KT1GKWEYzpH9zcDOihXCFKPVNDvzY1BJ05N2oIj6RKanjKJI5KRBOfT2qYkNxzo4ZUvYoapjlJhSJqZrnzMC2EIrBwLnRtOJ9w3pKSHSi1Oy/bdyIQ6hkJBGPZcJ74CEa3fMxH7FvgQNe+BQk67VvgoBNVqoVO40Cn8Vkd+uEFAl37FhQcJoiQ12fuCEsts0eYGGqOqs8QGBtfUIEOTCQyEOODSGRiIpGJiUQGRIIofDwTUT76vuKUri1WjrDJDSJ+KG/Fr0TdYYILqp8Xaj+ep80BUft92qH2bydqvzvlfHe5U7MrnZpd7tTsqj01ezAjO4ma7rZTs2sB/FN4caDD7hJ7SoR5lEzDYXdpOpfE3DFmkXGUtgZn6mTrwAzXNIuzDRZnLXdM77GEd8+CmnhbyR0jfcVSdbuQWrVBSK26SUitukomYMydgLF0AsbcCRirPQE7Me4xgo0ddgLGZAJWfuWV29Z/cPdPOx8KCw862bOcNCelgsxSQWYJaf4KMktUUuASnh5m42gHdchOz4Sdnv12epi7s+sS9SKQ6dm5YAoOT8haynlbeY47ByPpHIy4czBSew62Y+gP03IzaudghPGDOJ99dbKkjlnqO1on1HjYYZzpIcs4b+cuD0/FlP76GOczeenu0bx090i+9qJxJD+pq6eq+WdeH+Chn0lWi8yzrRZHznm1qFhXeLU4lHPZ2udztQDTyX09t9XCYbLT1QK06ZBKaROwdUrGKMylXss5MWbCDFvhB9seGZlGk/hOZ+J35trU8pLi+TOxHCm9y26l7bEM4txnzauYtWwSRzxbY9akU8PZGP2qZ83jWfNsTU9mbTidNY8nB/qfeJ21q2yq8JAlPFGln8NqK/sHfir4sodx6eiJWJZ3ND45Fp+MebH3cw2r9BgBT7iS1hPVktYprNK/GMtKreAxFrvT+rYyqGOV9349u4aVjpJY6WzW405xVSMHs9IKf9/9VkAoMjoD0zI+zN9v2wrVfjY2cgR3joUTV4E0zVYWv3NcfM6GEDilSy+gtaA+fAFBSdLoDOeCXv4CG51Vyflk/fMLpNjqn18gaWxoZL6EXjdsxWcl+ALtbC7Y6wycFi4/eT9d7eSA+AiSQEyV8BKf1Jap+DzXOOgXeVtwwHcmIx3pGDNmPitizNClZueL4ntW1OhJMHxwOwQzBcGNfOniyzkjZSCJeXPc9QWXJ0TshfA5602W7ZiEwXf7lbOjh+dGX1BBvkK+CuAaT625uc+7ctL3nTk2RbL2jkbsHXl2kPMclvksERXHIC/MspWT6EZ4NKwe0YV4SH7s1mn2Sw7NeDaI0cqJjHY8J9vsfTlhvHbnXAO3Cm4tNy2Xgzzaz+ScPKPSpL0OlsevqEd8Szr9AuzYCvYUQaXqH98rY/ccMzI/MZWLn0cszuTrebDLNHHkfsMGZEYi90NiTH+SlzkfE7b8ibXdM/Uz7uBBuFBX16huoXJkUsau8sTE5pLkd01VjzfVeDw2/JMlxBBLxPECC0t0Mwd000HyAtvBR5EhNIZaawmIyx/p1Nqwefk5fZKqdjnGdDWlmPRR0hYspAfRbITl76EF8GKR1CPFqCWFHfoQXKDsJhDP/bk+N4ohypyz3uyY2DCpYDriTaIfaNybRD/kBvFJOSpzBB1/rivu/XnVvSpdhiUGiTnkNjhLm2sbdWKy6onJKrVYX2W5pArTlTU/ReP7dGGzZ7ZCxQk3co4XEZs91Fod2lQzTDhVC/vruSac9JSTgDAT2ipf0O73S55D3hF5LU2ck7Q1Pc24atogVtOmpqyw5UlNWdmeh7vtp6asmcSKldNyFblb/PrQxCe+PYljGrMuUrEV6/lsVhKbu3r2pLAKpr/UbnuUkxxpUC3zGdeyJzo+MfZEUivaF2T5BZ/3jd7mS/rDCvdYLwEkUYAn2uRPz4wmZsICmhbxktcSNURZyIZg3BJANnANrcriPYtFWeLLIL6Uh3nO4AA3DQ8fOxf9e1NUZx/N3V8khgwPEBWLF4ZLkKgW/li51dh0JqUPcpbNJJRvhum8F1wEx246Treeipw+mPNgx+kVCmDo6sDQFcDQ1SOKLxtqT5PECvWSWKGuJ5rPGRw4sYJkN0H70U+akNFKOhwXNoitfCvSCCHjKw+yGQbyGGse95AY2kPm4zoxe/ei0VmRtg0hCoOcWe70sabkHntW0/jo+AAOD6xtoU7zUr2qhYgL5yAJ6kvSlcboh5P711g5KV4Shr8uzv9Tn4Thr8ek1HEGF5kUzvxTx3Z8Ia1Ic2VSPIlFL1YPhXs8L06f6V8CqQbnS6NjA9vAh2pGg5LZV8wuoeVHdZpcM5Okn8kmEZzjEN408zAPjB+KwzKIBTQb6vucRgjU5UsZbbbatIQ8Sid4CL6Eke/i24AhkRFraXyzEm/fMMOGZhigwFGuZHJ5Fml5mTrlsSe+gVnxDczZbG7zHGZ6/7wk0Pr+eU6gdao0KdA67WYn6NnobNChD8wT1nr/PJb3RnnZrU7MawmzEJ8RhkUHgiJ7jByYB2Ns6G9AFeoYaj3hfBI5u9unk2mfTrp9Olm7T6fRlXdCzm77dHKebZUKclZ2Tv3K2Rcb8RCPfOri4fPY8MqKp+a74qn5aR6++W4evvk1O7GHno1+PL1D755vxVPzbatUUGflSPMndwLz9OkmpxNnL3U6cfbSpBNnL3U6QZVqdWIE7356Zocetp04e2kh0tIUFdlvNFLVjVK2hTox1hjdNyuk03yBkZdxdXohem8jp26ki0Lhy55vtnrwZ95mARn6JWjnGFZ9x2mB4Jpg1wI6vYFIgnkA5vsgFIDyUh6UIs39nEEOKAbr1CDMjQQRfbcp8qUjyOTxN+mVLkRvT4gWuzvY7jdE32+KMjEJk9AD9k7hm8Yg7IBv6UPilV1t0xM7051x/Z/PzKntlV3LpidaHLzPK0EHrOeLlqNVNMKhDTaXt0ffHtlGKhXeRd5gqB4vmSQbC3A8Pf+dgZIvCVxoQYSNOgd/b5JruQg4RFE07CZaEVLT4Nh1+hb85jhpoTiGUrCTs5L54jzis3EIKKCN9M4WiOJLcXZOyPQboW0imgKkfnBSrVDTvPBlK/IKcbaobJItSvIKcdIIm2pFskUlr7JJhsRr4+ycONWKZ3P1FjYmCSWqP2WMSfwpvYpPOTmhRE3zLIVRfQk+45JS4h4d+4EkS4zi5Mu1Xo+RZeLXZypej8xmmWd9fWV2CmuvFmeosBOctRZi2TRFBa9iGTiz8WE+AmEJNBJvFhzWYpwMcHm8lNsLzncN8bB0nWNwYrY0w4tmMObxN7u8yEaKQcI+z0wSd7FrXXBeoTCiGb+m+ha/NFpNDnPA9qNKIiDKZBg7GU6gg9hHoF127/Mhh5XJMDIZBCJr4EUVeo+XfJ4A08LOUhPY/fDhygGIMK8UsR6Ca2ooWVsliddelkshXTomZq8Wi/0J9XySmMq5mDwPadTuinlg48BU/jc38cas8uWmCg1st2eSM5WcefZxwtU/9OKZZW4DgZLBfXAOK0y1L8Hw5mNfQVNtgzYIi/QJ38tiokLGo8jd4niyacSInifEktnLYvawWaWVyO5EJs1fNp6/2JOjvcjOQEAqFSNVBnDkJjthkXqzpCtsQjQbOMjnE5tnxSAmEaO0JK2DawpH2qPGTrJB8kUCcb4YlmuWLpmKGk1xDYnSx8KWOk5AE9dosPbMSI/5DzxS5jrC9N2mYFP/ZYJ/8iTUdQRhH67QlkLjfKVkJVOykvFVs1wF2M3F1tP8KcMcuzDmHxn5bLquiWrOxSvbt6zYt+fEvj2P1cWTBSisyMZ+wifi6yMI7RHv+cWuX4LWpDi226tEsn2w66fjHk8QZjd4H0Etlp3LwYufJPz6v96vOkQL732tSymzbMl5jNOf4z628+aQ/aO59JNcej3+3IjSm5zSMd5z7GBf5J1ecuNS8ybnRRuKvL25Rbakt8u+e9hLfG1duQq1M+pN4RtLJKVCsOJeZSuucrHz7EE9yZ1ZT3ZnPuI5sqHvZkwSnmrYPL+m6ZNN0m04r3M3Sx9zezWW9mrM7dXYFL3aGfdqh+3VWGuhwnVzX00r6/1V0XBPeT3B17Uj8zuqeqLcgNxJZX7cGqcL/KieTZMO32NjGzXSrBORWCH8gcHKDG/My/Q1dJG5TF/lZBb4Kzb6wcsOJ495r/QO0QyANk2w9/NStd9ej+Mao90Xn+yJT3Z7kp9wZ2tomG2uzk1oZ3sHfw3LMIt2YwczrUqiLkliz+s4OrViLtYIw+xjjuNU9l4hoglHbjVimI1lmKVpyzCrKRhmxQwzZ2XDuysZZiMMs0oY5h2t7OppKiSfF6UhGgE1BxXc9Ok0XKpWOvx0NVzF/PSYm6BtbIoEbbXgil5BV19W0V9YfvrlU6doA4EUJ7U99riPj4VXel7KOOADIHkP0QXx1vGWGCR6/0sWVYZ+8E3NqatCCYH7pMnqbVp2tHdlOBiuhDajRwiGhEgFiXAwlgzdhPV8lxcc1fQx9JUixmnmnA8Ez8HfaMfdh4tSjxcJBUEb7PyaktcCG32J40ATWcR8EK0v8vivET7hKgkgihdej6zfADJZTRvPbTWdxsDOy+mjODZ26HHP5hh7g4hQEckX5voeVBWIJgo+n9azN3BSDQL6og2lnJeESISGTazbCb6l5fhtbf2Kfb523Iqp31+WMBCxzFboxxfdmF9hbloWoT204aDFMovHdIkzj7NA9zuaR8OuRHT/OPXxu9qe2JfLZB93vM0MaM0lqvBZG7buiIoDC9cA5iwnobbAnK0A5izCCzwrMEfbOMt3ykoq5oNSRnJHay1GMk4gCHkMxJFZQBZNOG3kbipqJ+AoPhQTttR7yvXXQuzDo3paVpuM8nxd4JglfiHSHLokMnTQEsIZM5vFzGZlZpFUb/xFHLo9BzqUQyiRjHUcy4FGXAB8YB9ef0tkbi3h0lvdIplIPfbbJk5eyAc4XrpwKcjCykykrdQEMhPwRcCZSIPYbZWYxgk1gIdCNak2KnyOagRcIfV1/ZpnfV3Tfk5QteyW0Jug+W8pXDwFfRv20NA5EZDDtQnI09NzepvZCu6gcZt3p8TT9p+BhAjinfZiSbzgR14IioS2vIlVzgm6aAddsCl/vFTYC9k7048GKinE9KMReV0Jk+tAmOqHSnXRi2+NM5JGzbfGzeH71+H719nvr64M8wOSQwcwkme5bFgvQRQMSFLwty6O7fZcHLMEpCFsZNddulmCL9BpD2REYiye9qztQ56TwYKkLFUPsxibVl6mkT6IibXN8OLXyg3nXejKtzWb+lR3pIIsR34SxluV6kR1fbdexXz40yx1hrqWuHtOHdymDhEg7GbF11xiERaZnVrK9yM4ry0fp/JROaclaJE+y7qAlU52Y+mzqoxnGMaRDI1JhoDg83h0WnT6JVSQKJSnr3irJIiGcpzdZ010xuNoEsGLw+lQRATOHAVSyZmffb77yEusVdR0AGLVXE7j4NnIrGJ6ijOhMaEjckU1pUwnkb2Z9BLVU1LRgp4kYRctuk58bGQjQXDto4anRs1dZPbzaRxn+9uxD3lplvU4bVU+r3FKFc/HoaF0gYS4aVX5UjOCZuckVmvpwjia9oU2mna1u3lp9jTfMxwUKhdmyrHDeW5t7KMKN3M8beJmOLw2vFTZEz+XeJ+H0wAmLQkTfdoNqnY6TZ52Ok6eZuJq2652RfBn6bnowekEW3NlaTjNedQaYnO+s3NbgFbn8y6UmoVWRBH2nG/tBCq0IsOuVmR4XtKJ4XkVnRieV9WJUShCHppGWwqrERmeJ50w0onReWknRuY9Sye2u53YnnZie2Untld3Ygfe/Vfn0eJoO7HddsKXTuxwOjE2dScIHhsJEhvDlisa2fwtbGThBzTSYcOVcfBXagh+QtRAD5HT85kDJbIKw0fiIGyiB0SFFIbbKmlBLa9gjV0j9Hf0EtHfTecsRiPAwFaC4A4ONvUAIyQhTBJC10Sf4DJCHhta3YSzl6qdQIALCVlGcTJrqRrG8YIOfRb0o5lgA8cGgg0cz+/Qp2yipqP0prvZC3QuYdEidT/DcxObCBFZKSIzd5OY5NkunuKgLU7+NkF1Kk5zuLWpR01Rco1VEKBWuMFyXxUnkdphJJF6SJ+MTzmJ1KgtDQiKjGTuY9ehU7qCRvE76au9xW5X+U6QSZICe9YLhEZ53JT4+KQp1TmxehHIWPKKB2+yn16YypiupbROYlph0agxdpA5Z+wnfc57XB2LnlMS8iNusjvEPGaO9nuVnK2q5GyZt2QXfWaB9LOyQO0uCySMDrMsU/FDhTZhSgIWNkAYJGzIV1haE2phQ7QVwRc+lPGRHFiLLmJiMgOSL2Ysq5G1rIYnrEbOYTXOmEmcOafN4Y2ORyw60VlaxgpSFWxEDmxETtgIjrvH+Y1z4CiyDkdB5VRwq2Xhl1I32EQus6aUa3S3BuOVHZBwDPZG9X5ARJmgUGHm8VKeeaBcC5uouXsgnveltMCLccBBsCi0CUPdDj0hGe4jvVRh54NUF2IfwvuafNXXz7uR/OMun6jczVSxIbb7J7ypuz9X2hlmXxwwNHMrkwXIrChHCjLOkZuGGfPGTRLuiUD9tA7qJGwVp5/ZzzlugiXmTQ7aXi/WEcHfuVu2NEaHTIg8HZvasOBHmBuvihljNLFcmarJHk4wmlysHAa+GvILAb7SVzlrPCHqN3Xh456oTcaqduMCwhkLwlkBYReCJPhB+pnw2bP0JYZo1UqYYRUzwwggcIxJoXTOMsMZB3QzkWUXgxMuLKTj40DfQgbMs5IBHujXnIFeI2geGzgx0DliM2VJWt7hcwHOX7acNjXyD0mQj8KXcjqzzYACHDGOQLx6pxuLi8fcOONjU8QZry0OfFaB+I7WZ1K+yTebsFELJLDEMQLBiWRny0bDu7zYYe9XKfGGMGy3dt6/m9ZKf0A6EncB6xCyKlZmQCcoIEpYucn2ZZPtyybbF3K3m3dZFt2f1JWbbF822ZDSRS/cXMqE/uAjYebht38qkY+jizs9p4tIzFW7i8fEjk3H1ei1UCsASIY5+gQCGGQvA8fhSVCD3GVgNzwJdJC/DFkkPU66fhnYE4+1vpeBM/HCPJ+eRHsndKwPkOCl+81UoSA9lqtCVUiU/pCxgU1jXQKGdr0zMlCe2iPb4YWWgHItHlgaJCpihzXH9pyneocHSZHcDk5WPsAjSJ4gWnxC709mvJXnpJWH3abO6ERtwXQWF5/n+7tsmNkdJnlWJWc4VFir21id56RvcCWyMxJq2WklG5+CHjlqYNm4FwWrGc9g5WVWC1GLQmSaEGtXmrjVLSV988YIJiU5OoehBpafPTaWuRftae3hWSOS1RBnbkKv9szF1rJTlbSYe+At9A7NrQdD4Bj3zC1UhuYlLoQogbdKwrKF0DvSg6saPWomI0LwjDTD3UdMkaFS5tUcxyazkZXrPkcPXdWYRfjOnijYspyl5/Xs34tXUsu38OytlqC/sGqGBWRD3rHetQ6hHBRLxcHDfpfl1zEKC1W9BT1UsNyU6Gdsfig99aIXruZ9hJfMmc0eSt1oLcQi84c847N5A0hArK4O00ApayRIaWRlavYUqov8ioWje6Onp99aqqO/4FDyscle7m1015r25Edg5t5Syu+l9Y7ZG4T8jb5yW0/01dvoRjEHMmnjgTWIgDcviYE4HwUMIfu0B7WVG+7o7tuv5hn46m2rGv0VagUWkj/JY4dPpIiGTaTIPPz2kn9P6K/ofG2LhI9V0dM51klJ9FieJ9pQL7yHidhn4zn5sKf1Nn0Xv0ddzaYDeGhjib7YVYP8uemTBXx/AvR8heTxUNHySR3I0tvxBFGsMHsP1L9MV2CYlllkCE/4OY+TTnMtWMU8UsreY+tgid1I6PPIKO7StNwzQo/x5/sqosmZu5IpUVclXe2p1dVhectcsRJewVlhEOQIbx1ZoV7zCL3S9udzKq5aSntwj9SM1Qc1BptbMaFulOlYASjJXg/uI8OSjFG+JojMcbCsYm6Fx/ZVdhavnLJr6NlI2rV0qpRMVW7U1k46SrMXT2X2Hn6cO4BGeOJWqOQ74MFcmOFbB03GkwQ+W5n5CG1yGOAD3kZg9hr7Ke/YC4sPMUj379ibxJd0whgPM03IJl+F+sK0gb9KNloNx4Us7DS+elsSZThHF1ezkPwrdOSZy0V/mbsaexFYO4W5qxoRVXMuTODZJtsLiN77n36wmKflO1Y1P50aI0LT0MI3VcFKOeO85DadMOcl57S9EskCBldez5Wyw22WvN1XwAcGe/lghUeAGUh+IUKNLMZIqy4NCgvkXbDp8q5t9NlvCOYbwU/gEoS1u26FHi3W09RD9lG3wrxtxV1bS4UV3mstM1vYO00rJJWrW+G/7XpiVQk+/IK17jwFBxB/K8ZZCPPvh0BEBoYhsQg7HyPvJbDcV5LxFST4508//cLVTCoMR4TGqs+5lmGdnxcGtvibcXJHjZPCP7+QloDhfOFwy74mpUBd6+HUk/Aqpzpjk/04MIh4S7xbjqNfkGPPGT4Oj7w0wvHIzLV8HPnm+/hY/spXorj9GQgPoCb/+4en5j/2+n/5eOfFnV+/59XvXXag72UPv//Tf/3Zzgsattyz5RvXHNCv/+rqOz/1pc6/uPvMo+NX3rDsO8Pzf7b59V/rfPzj/7qs72Mblh3+x9yi29Z8o/PowJ+u/PDa7gM//u6T0YU//d+dzT/86Q8+unbrgadedPgLP1r3rc6nH7u+5eSrBw5c95muzM0Pf6fze+WXlbZd+uZlR9q/veOu8vHOH6xa+/urXv+WA4/+/LsfKxz/2853r39z6/9pfd2Bzyz66kWnLv9+p57xpUUz9N3L/vaDL3no3e97svOmPT95x/ujgWXNHzj/Hff+9d91/sXff3H1u/Sbli284vYv7lV/3/nT7370xa/+wu0HXn3frMeOXHii84JPfWPumn+980Bz28ob/734w87cG5pe/pKP3L0snp9ASYL6yvlXavq9P+u96X+d6ix0Hbv6pR/ZuezO33nLsv0DP+7cct83PxWN3X1g8ZrNfW9e/JPOwcyX/vSu8fuXzXpsQf3Ps//c+eRbF3y95/Q9y0oLZ17zke/+c+eBD56aUfet+5bNmdfx19/67OnO7604+fH3veoty+beeNV3ch/7l85Hrrwic81v/dGy2F3+tev+5LyF3/nAgXd4/zjY9MC/dr7sfv9Ht80aOfDt3fNW/N3DZzrnrL7ntT/+4R8tGzv10Fvfc/BnnX/2k1vHr9i6ddkj3/i9+z904t867z78xoVfeeB9y3a95u3f+cCFZzu/c9X195aDu5e9Y8+/H2u+6anO3KLXf1P/01uXfWtsz4Mf3/Pzzve27rrgRbs+eODz4+p7w+9Vb3yL2tg19GY1uHnTpq6BO9TQ5oG+wbbNfeUt5b7eO9SNuAyTy6H+/rbB3v7b1FD59iFV7ls32DY41L12Y1v/5iF1OV2GfBnikutu6B8YUpu6bm8bGujqG+ym8+6+5HxzH/1Z03972L8+HNpQDtfTZbm3t/uWwXLY3Rd22zaoevfNG4bUjf39YXKxuW+wLK11Dd5SXitV1/d2STU+6eqlnpbXhQNd67o3D0qF8m1tt/R39w0NqvLt5U23DMVXaMiebugabFtXxtlVXYOhnPX1t63tHljbW26jPg6qa/tDuQz5kjrVvXaorzw4qGSm+HSgf3PfOj5Di2v7B/rKA9JmfM7zggnms+6+9b00kO5+uqZ+lgeHwsGuTbf0lgdVSN0dGOgfoH4MhV1h3+ZNa8p80dbV1tvffwt1COV82r+lPNDbdQs3ebM9rts80IWG1brylm4561pD34hnfVO5q08NdXX3qrX9/RvX0E9t6aZ5uq173dAGCw+Yu02b126w8ECXIV8OdPfdLB/plq6BwbJa29s/uHmAjjRrdKB52bSJvgC9qre7r6z6ujaVVW+5i4Y2QEPt6ru5t6zWdw/QtZxv6l63jouGhugxmWM7aHvR20VgunZDGW8Ne7sGbqaX9a8rCywObO6jaRzspmsGRroO7fVg+dbN5b61eK63TPBHZwIXbVu6Brr5GvPJH42nU85QhkGVpdCeAqRU10C5S71RvXF+iU4G6auVlr5ezS8RWA7RrPDV9Ze/5lWXX3ujuv66VdfeeIN6TbRyVXTtDeqGy1913bUrb1DXqhuuil5zuSotVe0vXbhYLXjpQh7W+q6BcE2ZgDdsV2GrCl+s5t9ZoqYFA6i8KGdArqL63r0fDunPHlpyCKFDNT/s7d7UPRQqC/goke8RqstCtdQSv/X9A2totst9oZ30qn8OXhJ892+srkCTyZMRWoytfp7RsHxbKFgVtv7W3JBeGX9Gev72tYQb3VvKKXRW/Ls8vh/Wvp8+7yJOredr3x8c6hoYYsCm6W5bP9C/qY1gKL1/A+6H8efA/bDiviVibSmZqxq/3OcWat13n+/tJzR6hudr3d/UT1izdgPhTXkQH2pd94AM0t5n9I2/IBA6vG0Dfewu+zXDdf30HFAL5LN7/R1hf1/FN5RHuJGXhS+fHy5o73hpx6Kwayh8+W+1031BY0bbkMayhcCAgCElK5YEJP9uJiwZKp/7I0QD2pjoyQwxprv/rqC54fthSgncfwJ3bVhuNpTbJsP49QKXtM4wEZx039JR+b6baC2pmv/r5L583xr31yf9s+vQK+lksB9TWgYJTV5KE7IuRI0BKY0J+CR8W1cJrQzADrxTKzzmBGa7buu6QwD3hsqq/C+hdgT2/Ztv3lD9voQGhrXv3zZAQNkWk9W2/vVt/GETFLvB3gEIyp2wezDkpxxCUEza20DkDr22a164iTq/piz9x7TYVTz519uVLpBUgeCSCHJIVKF38zqCquQ5ATdaMdZufCb6NNQfDpXdjygLHzVOqx9hWVs/lgj3eV4JcR9v7wur78vzm/oHys/0PO4/0/MM+7QaTqbP6Upc+/4Q2CRAGs01MQaDOCVIlMVhcL5MUDvGvUDglVgmxs+YA+M5XUsQQLNDTEtXSrpT+sOdtG0tQFuvSPEP5BPfPmaV6O767r51S6kijoO2nB5vf+krwg1dvevjkkp6QUwMAcLQbeWyoCpWenz/flC+oYrVIebxfTiXowAue/bf/FL34KswmtLSoYHN5beomv+S/cBytJGlX8ZagbfSD6Jm0D7oIgo7UYNfx2+i34HziKzY53+Hfq8BGtjyG53y36Xfa235f3PKb8IG0Jb/nlP+evq9wZa/0Sn/7/T7fVv+Jqe8C8u3LV/rlGP1Ktvy9U451pYNtrzbKe+h30Zb3uuUbwL5sOX9Tjlo1q22fMApx+casuWbnfItICO2/Han/A76vdmW3+mUb6XfW2z5XU75NmyNbfndTvlb6fc2Wz7ilL+dfvfY8nc45aP0u9eW3+eUv5N+2+n3BJX/gVP+Lvq9216P2eN76Pf/ALg7wgyHfQIA

"""#
    }
  }
}
