// Written by `make pages` from the files in Page/files and in Samples/web. Change those, not this.
// swift-format-ignore-file

/// A file that the report's page or the recorder's is made of.
enum PageFile: String, CaseIterable {
  case judgingJS = "judging.js"
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
    case .judgingJS:
#"""
// What the report and the recorder share: elements, the detectors in their WebAssembly module,
// limits as sliders, and the shapes that a detector measures with.

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

/** An element of SVG. */
const draw = (name, attributes = {}, ...children) =>
  addTo(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

/** Loads the detectors from the page itself. */
function loadDetectors() {
  const bytes = Uint8Array.from(atob($("module").textContent), (byte) => byte.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return load(new Response(stream).arrayBuffer());
}

/**
 * A limit as a slider, with a number field for values outside its range. `own` is the detector's
 * value, null if it is unset. `move` is called with a new value, or null to unset it, and throws if
 * the value is invalid.
 */
function makeLimit(detector, setting, own, now, move) {
  const { name, min, max, isCount, unset, unit, summary } = setting;
  // What an unset limit stands for is a text with a number: `view width / 3, 106.67 at 320`.
  const start = own ?? Number(unset.match(/\d+\.\d+/));
  const least = Number.isFinite(min) ? min : 0;
  const most = Number.isFinite(max) ? max : Math.max(2 * start, least + 1);
  const step = isCount ? 1 : Number(((most - least) / 200).toPrecision(1));
  const slider = make("input", {
    type: "range", min: least, max: most, step, "aria-label": `${detector} ${name}, slider` });
  // Set last, because it is clamped to the range.
  slider.value = now ?? start;
  const field = make("input", {
    type: "number", step: isCount ? 1 : "any", min: least, value: now ?? "",
    placeholder: unset ? start : "", "aria-label": `${detector} ${name}` });
  if (Number.isFinite(max)) field.max = max;
  const set = (number) => {
    try {
      if (isCount && !Number.isInteger(number ?? 0)) throw new RangeError("no whole number");
      move(number);
      field.setCustomValidity("");
    } catch {
      field.setCustomValidity(`${name} cannot be ${number}`);
    }
  };
  slider.addEventListener("input", () => {
    field.value = slider.value;
    set(Number(slider.value));
  });
  field.addEventListener("change", () => {
    const number = field.value === "" ? own : Number(field.value);
    slider.value = number ?? start;
    set(number);
    field.reportValidity();
  });
  return make("div", { className: "limit", title: summary },
    make("span", { textContent: name + " " }, make("small", { textContent: unit.toLowerCase() })),
    slider, field);
}

/** Options as on the command line. */
function optionsText(detector, limits, flags = []) {
  const moved = limits.map(([name, value]) => `--${name} ${value}`);
  return ["--detector " + detector, ...flags, ...moved].join(" ");
}

/** Copies the text of an element, or selects it if there is no clipboard or the browser refuses. */
async function copyText(element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  getSelection().removeAllRanges();
  getSelection().addRange(range);
  const isCopied = await navigator.clipboard?.writeText(element.textContent)
    .then(() => true, () => false);
  return isCopied ? "copied" : "selected; copy it with the keyboard";
}

/** A shape that a detector measured with, in a figure: `view` maps x, y and lengths. */
function drawShape(kind, n, view, attributes) {
  const near = (v) => Math.min(Math.max(v, -1e5), 1e5).toFixed(2);
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
    default: {
      // A segment or a polyline.
      const points = Array.from({ length: n.length / 2 }, (_, i) => [x(n[2 * i]), y(n[2 * i + 1])]);
      return draw("path", { ...attributes, d: "M" + points.map((p) => p.join(" ")).join("L") });
    }
  }
}

"""#
    case .recorderDrawJS:
#"""
// A stroke: { id, label, pointer, width, cancelled, points: [[x, y, t], …] }, in CSS pixels of the
// surface, y downward, and seconds from the stroke's first sample. The list of strokes is never
// changed but replaced, so that taking a change back is putting an old list in its place.

const surface = $("surface"), list = $("list");
let strokes = [];
let history = [];
let isSaved = true;
const session = new Date().toISOString().replace(/[-:]|\..*/g, "");
let drawn = 0;

// ---- Drawing

/** The strokes of pointers that are down, by pointer. */
const open = new Map();

const round = (number, places) => Number(number.toFixed(places));

function addSamples(stroke, event) {
  const coalesced = event.type === "pointermove" ? event.getCoalescedEvents?.() ?? [] : [];
  for (const sample of coalesced.length ? coalesced : [event]) {
    const point = [
      round(sample.clientX - stroke.left, 2), round(sample.clientY - stroke.top, 2),
      round((sample.timeStamp - stroke.start) / 1000, 6),
    ];
    const last = stroke.points.at(-1);
    if (last && point.every((number, index) => number === last[index])) continue;
    stroke.points.push(point);
    stroke.live?.moved(point);
  }
}

surface.addEventListener("pointerdown", (event) => {
  if (event.pointerType === "mouse" && event.button !== 0 || open.has(event.pointerId)) return;
  event.preventDefault();
  try {
    surface.setPointerCapture(event.pointerId);
  } catch { /* A pointer that is gone already. */ }
  const box = surface.getBoundingClientRect();
  const stroke = {
    left: box.left + surface.clientLeft, top: box.top + surface.clientTop, start: event.timeStamp,
    width: surface.clientWidth, pointer: event.pointerType || "mouse", points: [],
  };
  stroke.live = watch();
  addSamples(stroke, event);
  stroke.shape = makeShape(stroke.points, "live");
  surface.append(stroke.shape);
  open.set(event.pointerId, stroke);
  $("hint").hidden = true;
});

surface.addEventListener("pointermove", (event) => {
  const stroke = open.get(event.pointerId);
  if (!stroke) return;
  addSamples(stroke, event);
  stroke.shape.firstChild.setAttribute("points", stroke.points.map(place).join(" "));
  stroke.live?.show();
});

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
  drawn += 1;
  const { width, pointer, points } = stroke;
  const label = $("label").value.trim();
  const made = { id: `${session}-${drawn}`, label, pointer, width, cancelled: isCancelled, points };
  const name = `${isCancelled ? "Cancelled stroke" : "Stroke"} ${strokes.length + 1}`;
  const said = isCancelled ? "" : describeVerdicts(made);
  change([...strokes, made], [`${name}: ${describe(points)}`, said].filter(Boolean).join(". "));
  send(made);
}

surface.addEventListener("pointerup", (event) => end(event, false));
surface.addEventListener("pointercancel", (event) => end(event, true));
surface.addEventListener("lostpointercapture", (event) => end(event, true));
surface.addEventListener("contextmenu", (event) => event.preventDefault());

// ---- Pictures

const place = (point) => `${point[0]},${point[1]}`;

/** A stroke on the surface: its line, and a dot where it begins. */
function makeShape(points, name) {
  const shape = draw("g", { class: name });
  const [x, y] = points[0];
  shape.append(
    draw("polyline", { points: points.map(place).join(" ") }),
    draw("circle", { cx: x, cy: y, r: 4.5 }));
  return shape;
}

function makeThumbnail(points) {
  const xs = points.map((point) => point[0]), ys = points.map((point) => point[1]);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const side = Math.max(width, height, 1) * 1.3;
  const box = [left - (side - width) / 2, top - (side - height) / 2, side, side];
  const picture = draw("svg", { viewBox: box.join(" "), "aria-hidden": "true" });
  picture.append(
    draw("polyline", { points: points.map(place).join(" ") }),
    draw("circle", { cx: xs[0], cy: ys[0], r: side / 22 }));
  return picture;
}

const describe = (points) =>
  `${points.length} ${points.length === 1 ? "sample" : "samples"}, `
  + `${points.at(-1)[2].toFixed(2)} s`;

"""#
    case .recorderJudgeJS:
#"""
// ---- Judging: what every detector says of the strokes, with limits that can be moved

let strokecheck = null;
/** The judges by the names of their detectors, and how often a limit has been moved. */
const judges = new Map();
let limitsVersion = 0;
/** The stroke of the list and the detector that are looked at; by default the last, and ring. */
let looked = null;
let lookedDetector = null;
/** Milliseconds that judging the last stroke took, and from the start of this script until strokes
 * could be judged. */
let judgedIn = 0;
let readyIn = 0;
const began = performance.now();

const notes = new Map();

/** Shows a message of some kind until another of the kind takes its place. */
function note(kind, text) {
  notes.set(kind, text);
  const all = [...notes.values()].filter(Boolean).join(" ");
  $("note").hidden = !all;
  $("note").textContent = all;
}

/** Resolves when strokes can be judged, or it is known that this browser cannot. */
const isReady = loadDetectors().then((loaded) => {
  strokecheck = loaded;
  for (const { name } of strokecheck.detectors) judges.set(name, strokecheck.judge(name));
  $("verdicts").append(...strokecheck.detectors.map(makePanel));
  if (strokes.length) show("");
  showVerdicts();
  readyIn = performance.now() - began;
}).catch((error) => {
  note("judging", `This browser cannot run the detectors (${error.message}). Strokes are recorded`
    + " all the same; strokecheck judges the download.");
});

/** What the detectors say of a stroke, by their names, kept until a limit is moved. */
const kept = new WeakMap();

function verdictsOn({ points, width }) {
  const last = kept.get(points);
  if (last?.version === limitsVersion) return last.verdicts;
  const start = performance.now();
  const stroke = strokecheck.stroke(points, { width });
  const verdicts = new Map();
  for (const [name, judge] of judges) verdicts.set(name, judge.explain(stroke));
  stroke.free();
  judgedIn = performance.now() - start;
  kept.set(points, { version: limitsVersion, verdicts });
  return verdicts;
}

function describeVerdicts(stroke) {
  if (!strokecheck) return "";
  return [...verdictsOn(stroke)].map(([name, { text }]) => `${name}: ${text}`).join("; ");
}

// ---- While a finger moves

/** Watches a stroke that is being drawn; null before the detectors are there. */
function watch() {
  if (!strokecheck) return null;
  const touches = [...judges].map(([name, judge]) => ({ name, touch: judge.live(), failed: "" }));
  let count = 0;
  return {
    moved([x, y, time]) {
      for (const each of touches) {
        const state = count === 0 ? each.touch.began(x, y, time) : each.touch.moved(x, y, time);
        if (state === "failed" && !each.failed) {
          const { check } = each.touch.state;
          each.failed = `${each.name}: ${check.text.toLowerCase()} already`;
        }
      }
      count += 1;
    },
    show() {
      const failed = touches.map((each) => each.failed).filter(Boolean);
      $("live").hidden = failed.length === 0;
      $("live").textContent = failed.join(" · ");
    },
    end() {
      for (const { touch } of touches) touch.free();
      $("live").hidden = true;
    },
  };
}

// ---- The verdicts

/** A detector: its verdict, which opens its checks and its limits. */
function makePanel(detector) {
  const { name } = detector;
  const mark = make("span", { className: "mark" });
  const reason = make("span", { className: "reason" });
  const summary = make("summary", {}, mark, make("b", { textContent: name }), " ", reason);
  const checks = make("tbody");
  const head = make("tr", {}, ...["check", "measured", "allowed"].map((text) =>
    make("th", { scope: "col", textContent: text })));
  const table = make("table", {}, make("thead", {}, head), checks);
  const options = make("code", { className: "options" });
  const limits = make("div", { className: "limits" }, ...makeLimits(detector));
  const copy = make("button", { type: "button", textContent: "Copy as options" });
  copy.addEventListener("click", async () => {
    $("news").textContent = "Options " + await copyText(options);
  });
  const reset = make("button", { type: "button", textContent: "Reset limits" });
  reset.addEventListener("click", () => {
    for (const { name: limit, value } of detector.settings) judges.get(name).set(limit, value);
    limits.replaceChildren(...makeLimits(detector));
    rejudge();
  });
  const panel = make("details", { className: "detector" }, summary, table, limits, options,
    make("p", { className: "buttons" }, copy, reset));
  panel.dataset.name = name;
  panel.addEventListener("toggle", () => {
    if (panel.open) {
      for (const other of $("verdicts").children) if (other !== panel) other.open = false;
    }
    showShapes();
  });
  // Held, or reached by the keyboard, it shows what the detector measured by.
  const look = (shown) => { lookedDetector = shown; showShapes(); };
  for (const type of ["pointerenter", "pointerdown", "focus"]) {
    summary.addEventListener(type, () => look(name));
  }
  for (const type of ["pointerleave", "blur"]) summary.addEventListener(type, () => look(null));
  return panel;
}

const makeLimits = (detector) => detector.settings.map((setting) =>
  makeLimit(detector.name, setting, setting.value, setting.value, (value) => {
    judges.get(detector.name).set(setting.name, value);
    rejudge();
  }));

let rejudging = 0;

/** Judges all strokes again, at most once a frame. */
function rejudge() {
  limitsVersion += 1;
  cancelAnimationFrame(rejudging);
  rejudging = requestAnimationFrame(() => {
    for (const item of list.children) {
      const stroke = strokes.find(({ id }) => id === item.dataset.id);
      if (stroke) item.querySelector(".marks").replaceChildren(...makeMarks(stroke));
    }
    showVerdicts();
    const circles = [...judges.keys()].map((name) => {
      const judged = strokes.filter(({ cancelled }) => !cancelled);
      const found = judged.filter((stroke) => verdictsOn(stroke).get(name).isCircle).length;
      return `${name} ${found} of ${judged.length}`;
    });
    if (strokes.length) $("news").textContent = `Circles: ${circles.join(", ")}`;
  });
}

/** The options of a detector whose limits have been moved. */
const optionsOf = ({ name, settings }) => optionsText(name, judges.get(name).settings
  .filter(({ value }, index) => value !== settings[index].value)
  .map((setting) => [setting.name, setting.value]));

/** The stroke that the verdicts are about. */
function lookedStroke() {
  const judged = strokes.filter(({ cancelled }) => !cancelled);
  return judged.find(({ id }) => id === looked) ?? judged.at(-1);
}

function showVerdicts() {
  if (!strokecheck) return;
  const stroke = lookedStroke();
  const verdicts = stroke && verdictsOn(stroke);
  $("judged").textContent = stroke ? `of stroke ${strokes.indexOf(stroke) + 1}` : "";
  strokecheck.detectors.forEach((detector, index) => {
    const panel = $("verdicts").children[index];
    const verdict = verdicts?.get(detector.name);
    const state = verdict ? verdict.isCircle ? "circle" : "rejected" : "none";
    panel.classList.remove("circle", "rejected", "none");
    panel.classList.add(state);
    panel.querySelector(".mark").textContent = { circle: "✓", rejected: "✗", none: "·" }[state];
    panel.querySelector(".reason").textContent = verdict?.text ?? "";
    panel.querySelector("table").hidden = !verdict;
    panel.querySelector("tbody").replaceChildren(...(verdict?.checks ?? []).map((check) =>
      make("tr", { className: check.outcome },
        make("th", { scope: "row", textContent: check.name }),
        make("td", { textContent: check.measuredText }),
        make("td", { textContent: check.limitText }))));
    panel.querySelector(".options").textContent = optionsOf(detector);
  });
  showShapes();
}

/** A mark for each detector's verdict on a stroke of the list. */
function makeMarks(stroke) {
  if (!strokecheck || stroke.cancelled) return [];
  return [...verdictsOn(stroke)].map(([name, { isCircle, text }]) => make("span", {
    className: isCircle ? "circle" : "rejected", title: `${name}: ${text}`,
    textContent: `${isCircle ? "✓" : "✗"} ${name}`,
  }));
}

// ---- What a detector measured by, over the stroke

function showShapes() {
  surface.querySelector(".evidence")?.remove();
  const stroke = strokecheck && lookedStroke();
  if (!stroke) return;
  const open = [...$("verdicts").children].find((panel) => panel.open)?.dataset.name;
  const verdict = verdictsOn(stroke).get(lookedDetector ?? open ?? "ring");
  const onSurface = { x: (x) => x, y: (y) => y, scale: 1 };
  const group = draw("g", { class: "evidence", "aria-hidden": "true" },
    ...verdict.shapes.map(({ name, kind, numbers }) =>
      drawShape(kind, numbers, onSurface, { class: kind === "point" ? name + " dot" : name })));
  const { circle } = verdict;
  if (circle && verdict.isCircle) {
    const { x, y, radius } = circle;
    group.append(draw("circle", { class: "found", cx: x, cy: y, r: radius }));
  }
  surface.append(group);
}

"""#
    case .recorderListJS:
#"""
// ---- The list

/** Puts other strokes in the place of these, in a way that can be taken back. */
function change(others, news) {
  history.push(strokes);
  strokes = others;
  isSaved = strokes.length === 0;
  show(news);
}

function show(news) {
  for (const shape of surface.querySelectorAll("g:not(.live)")) shape.remove();
  looked = null;
  strokes.forEach((stroke, index) => {
    const name = stroke.cancelled ? "cancelled" : index === strokes.length - 1 ? "last" : "";
    const shape = makeShape(stroke.points, name);
    shape.dataset.id = stroke.id;
    surface.append(shape);
  });
  const items = new Map([...list.children].map((item) => [item.dataset.id, item]));
  list.replaceChildren(...strokes.map((stroke) => updateItem(items.get(stroke.id), stroke)));
  list.scrollTop = strokes.length > items.size ? list.scrollHeight : list.scrollTop;
  $("count").textContent = strokes.length;
  $("hint").hidden = strokes.length > 0 || open.size > 0;
  $("undo").disabled = history.length === 0;
  $("clear").disabled = $("download").disabled = strokes.length === 0;
  const labels = [...new Set(strokes.map((stroke) => stroke.label).filter(Boolean))];
  $("labels").replaceChildren(...labels.map((label) => new Option(label)));
  $("news").textContent = news;
  showVerdicts();
}

function updateItem(old, stroke) {
  const item = old ?? makeItem(stroke);
  const field = item.querySelector("input");
  if (field !== document.activeElement) field.value = stroke.label;
  item.querySelector(".marks").replaceChildren(...makeMarks(stroke));
  return item;
}

function makeItem(stroke) {
  const field = make("input", {
    placeholder: "no label", "aria-label": `Label of stroke ${stroke.id}` });
  field.addEventListener("change", () => relabel(stroke.id, field.value.trim()));
  const remove = make("button", {
    type: "button", textContent: "✕", title: "Delete this stroke",
    "aria-label": `Delete stroke ${stroke.id}` });
  remove.addEventListener("click", () => removeStroke(stroke.id));
  const kind = make(stroke.cancelled ? "b" : "span", {
    textContent: stroke.cancelled ? "cancelled" : stroke.pointer });
  const item = make("li", { className: stroke.cancelled ? "cancelled" : "" },
    makeThumbnail(stroke.points), field, remove,
    make("p", {}, `${describe(stroke.points)}, `, kind), make("p", { className: "marks" }));
  item.dataset.id = stroke.id;
  const look = (isLooked) => {
    surface.querySelector(`[data-id="${stroke.id}"]`)?.classList.toggle("shown", isLooked);
    looked = isLooked ? stroke.id : null;
    showVerdicts();
  };
  for (const type of ["pointerenter", "focusin"]) item.addEventListener(type, () => look(true));
  for (const type of ["pointerleave", "focusout"]) item.addEventListener(type, () => look(false));
  return item;
}

function relabel(id, label) {
  change(strokes.map((stroke) => stroke.id === id ? { ...stroke, label } : stroke),
    label ? `Labelled ${label}` : "Label removed");
}

function removeStroke(id) {
  const index = strokes.findIndex((stroke) => stroke.id === id);
  change(strokes.filter((stroke) => stroke.id !== id), "Stroke deleted");
  // The keyboard goes on where it was.
  const next = list.children[Math.min(index, list.children.length - 1)];
  (next?.querySelector("button") ?? $("label")).focus();
}

function undo() {
  if (!history.length) return;
  strokes = history.pop();
  isSaved = strokes.length === 0;
  show("Undone");
}

"""#
    case .recorderSaveJS:
#"""
// ---- Saving

/** A stroke as strokecheck reads it: a line of JSON. */
function line({ id, label, pointer, width, cancelled, points }) {
  return JSON.stringify({
    id, ...label && { label }, pointerType: pointer, ...cancelled && { cancelled }, width, points,
  }) + "\n";
}

const counted = (count) => `${count} ${count === 1 ? "stroke" : "strokes"}`;

function download() {
  if (!strokes.length) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(strokes.map(line), { type: "application/x-ndjson" }));
  link.download = `strokes-${session}.ndjson`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  isSaved = true;
  $("news").textContent = `${counted(strokes.length)} saved`;
}

$("undo").addEventListener("click", undo);
$("clear").addEventListener("click", () => change([], "All strokes deleted"));
$("download").addEventListener("click", download);
addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
  const isTyping = document.activeElement instanceof HTMLInputElement;
  if (event.key === "s") { event.preventDefault(); download(); }
  if (event.key === "z" && !isTyping) { event.preventDefault(); undo(); }
});
// ---- Sending: from a page that strokecheck serves, each stroke goes to it as it is drawn

const isServed = location.protocol === "http:" || location.protocol === "https:";
const waiting = [];
let isSending = false;

function send(stroke) {
  if (!isServed) return;
  waiting.push({ number: drawn, body: line(stroke) });
  if (!isSending) sendWaiting();
}

/** Sends what waits, in order, each until it is answered: an answer that is lost is asked for
 * again, and the server knows the number. */
async function sendWaiting() {
  isSending = true;
  while (waiting.length) {
    const { number, body } = waiting[0];
    try {
      const answer = await fetch(`strokes?session=${session}&number=${number}`,
        { method: "POST", headers: { "Content-Type": "application/x-ndjson" }, body });
      // Nobody reads the output, for now.
      if (answer.status === 503) throw new Error(await answer.text());
      waiting.shift();
      isSaved ||= answer.ok && waiting.length === 0;
      note("sending", answer.ok ? "" : `Stroke ${number} was refused: ${await answer.text()}`);
    } catch {
      note("sending", `strokecheck takes no strokes; ${counted(waiting.length)} waiting.`);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
  isSending = false;
}

if (isServed) {
  note("served", "Each stroke goes to the terminal as it is drawn."
    + (isSecureContext ? "" : " Over plain http from another machine the browser gives fewer"
      + " samples (no coalesced events) and does not copy to the clipboard."));
}

addEventListener("beforeunload", (event) => { if (!isSaved) event.preventDefault(); });

"""#
    case .recorderCSS:
#"""
:root {
  --page: #f5f6f4; --panel: #ffffff; --paper: #ffffff; --dots: #dfe3de; --line: #d4d9d3;
  --text: #1b211d; --soft: #5c665f; --accent: #0b7a52; --accent-text: #ffffff;
  --ink: #16372a; --old: #a9b8b0; --bad: #b3261e; --focus: #1a73e8; --evidence: #b4590a;
  color-scheme: light dark;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #141815; --panel: #1c211e; --paper: #171c19; --dots: #2b322d; --line: #343c37;
    --text: #e8ece9; --soft: #9ba69f; --accent: #4fd19b; --accent-text: #06281a;
    --ink: #d8f5e6; --old: #55625b; --bad: #ff8a80; --focus: #8ab4f8; --evidence: #ffb454;
  }
}
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body {
  display: grid; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) 23rem;
  grid-template-areas: "head head" "surface list"; gap: .75rem; padding: .75rem;
  background: var(--page); color: var(--text);
  font: 15px/1.4 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  overscroll-behavior: none;
}
header { grid-area: head; display: flex; flex-wrap: wrap; align-items: center; gap: .5rem .75rem; }
h1 { font-size: 1.05rem; font-weight: 650; margin: 0 auto 0 .25rem; letter-spacing: -.01em; }
h1 span { color: var(--soft); font-weight: 400; }
main { grid-area: surface; position: relative; min-height: 16rem; }
aside {
  grid-area: list; min-height: 0; overflow-y: auto; overscroll-behavior: contain;
  background: var(--panel); border: 1px solid var(--line); border-radius: 12px;
}
#surface {
  position: absolute; inset: 0; width: 100%; height: 100%; display: block;
  background: var(--paper) radial-gradient(var(--dots) 1px, transparent 1.5px) 0 0 / 24px 24px;
  border: 1px solid var(--line); border-radius: 12px; cursor: crosshair;
  touch-action: none; user-select: none; -webkit-user-select: none;
}
#surface polyline { fill: none; stroke: var(--old); stroke-width: 2.5; stroke-linecap: round;
  stroke-linejoin: round; }
#surface circle { fill: var(--old); }
#surface .last polyline, #surface .live polyline { stroke: var(--ink); stroke-width: 3; }
#surface .last circle, #surface .live circle { fill: var(--accent); }
#surface .shown polyline { stroke: var(--accent); stroke-width: 4; }
#surface .shown circle { fill: var(--accent); }
#surface .cancelled polyline { stroke: var(--bad); stroke-dasharray: 5 6; }
#surface .cancelled circle { fill: var(--bad); }
#hint {
  position: absolute; inset: 0; display: grid; place-content: center; text-align: center;
  gap: .25rem; padding: 2rem; color: var(--soft); pointer-events: none;
}
#hint strong { color: var(--text); font-size: 1.15rem; font-weight: 600; }
#hint[hidden] { display: none; }
label.field { display: flex; align-items: center; gap: .5rem; color: var(--soft); }
input {
  font: inherit; color: inherit; background: var(--panel); border: 1px solid var(--line);
  border-radius: 8px; padding: .35rem .6rem; min-width: 0;
}
label.field input { width: 10rem; color: var(--text); }
button {
  font: inherit; color: var(--text); background: var(--panel); border: 1px solid var(--line);
  border-radius: 8px; padding: .35rem .8rem; cursor: pointer; white-space: nowrap;
}
button:hover:not(:disabled) { border-color: var(--soft); }
button:disabled { opacity: .45; cursor: default; }
button.main { background: var(--accent); border-color: var(--accent); color: var(--accent-text);
  font-weight: 600; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
aside h2 {
  display: flex; justify-content: space-between; align-items: baseline; margin: 0;
  padding: .7rem .9rem; font-size: .95rem; font-weight: 600; border-bottom: 1px solid var(--line);
}
aside h2 span { color: var(--soft); font-weight: 400; font-variant-numeric: tabular-nums; }
#list { list-style: none; margin: 0; padding: .4rem; }
#list:empty::after {
  content: "The strokes you draw are listed here."; display: block; padding: 1rem .5rem;
  color: var(--soft);
}
#list li {
  display: grid; grid-template-columns: 56px minmax(0, 1fr) auto; gap: .1rem .7rem;
  align-items: center; padding: .4rem; border-radius: 9px;
}
#list li:hover, #list li:focus-within { background: var(--page); }
#list svg {
  grid-row: span 3; width: 56px; height: 56px; background: var(--paper);
  border: 1px solid var(--line); border-radius: 8px;
}
#list svg polyline { fill: none; stroke: var(--ink); stroke-width: 2; stroke-linecap: round;
  stroke-linejoin: round; vector-effect: non-scaling-stroke; }
#list svg circle { fill: var(--accent); }
#list .cancelled svg polyline { stroke: var(--bad); stroke-dasharray: 3 4; }
#list .cancelled svg circle { fill: var(--bad); }
#list input { padding: .2rem .5rem; align-self: end; }
#list p { margin: 0; grid-column: 2; color: var(--soft); font-size: .82rem; align-self: start;
  padding-left: .15rem; font-variant-numeric: tabular-nums; white-space: nowrap; overflow: hidden;
  text-overflow: ellipsis; }
#list .marks { display: flex; flex-wrap: wrap; gap: 0 .6rem; white-space: normal; }
#list .marks .circle { color: var(--accent); }
#list p b { color: var(--bad); font-weight: 600; }
#list button { grid-column: 3; grid-row: 1 / span 3; padding: .25rem .6rem; color: var(--soft); }
#list button:hover { color: var(--bad); }
#live {
  position: absolute; top: .7rem; left: .7rem; right: .7rem; width: fit-content; margin: auto;
  padding: .25rem .7rem; border-radius: 8px; background: var(--panel); color: var(--bad);
  border: 1px solid var(--line); pointer-events: none;
}
#live[hidden], #note[hidden] { display: none; }
#note { margin: 0; padding: .5rem .9rem; color: var(--soft); border-bottom: 1px solid var(--line); }
#verdicts { border-bottom: 1px solid var(--line); }
.detector { border-top: 1px solid var(--line); }
.detector:first-child { border-top: 0; }
.detector summary { cursor: pointer; padding: .4rem .9rem; list-style: none; display: flex;
  gap: .5rem; }
.detector summary::-webkit-details-marker { display: none; }
.detector summary:hover { background: var(--page); }
.detector .reason { color: var(--soft); margin-left: auto; text-align: right; }
.detector.circle .mark, .detector.circle .reason { color: var(--accent); }
.detector.rejected .mark { color: var(--bad); }
.detector .mark { width: 1em; text-align: center; font-weight: 700; }
.detector table { width: calc(100% - 1.8rem); margin: 0 .9rem .4rem; border-collapse: collapse;
  font-size: .82rem; font-variant-numeric: tabular-nums; }
.detector table[hidden] { display: none; }
.detector th { text-align: left; font-weight: 400; color: var(--soft);
  padding: .1rem .4rem .1rem 0; }
.detector td { text-align: right; padding: .1rem 0 .1rem .4rem; white-space: nowrap; }
.detector thead th:not(:first-child) { text-align: right; }
.detector tr.failed > * { color: var(--bad); }
.limits { padding: 0 .9rem; }
.limit { display: grid; grid-template-columns: 7.5rem minmax(0, 1fr) 5.5rem; gap: .5rem;
  align-items: center; font-size: .82rem; padding: .1rem 0; }
.limit input { padding: .1rem .4rem; accent-color: var(--accent); }
.limit input[type="range"] { padding: 0; border: 0; min-height: 1.6rem; }
.limit input:invalid { border-color: var(--bad); }
.options { display: block; margin: .3rem .9rem; padding: .3rem .5rem; border-radius: 6px;
  background: var(--page); font-size: .78rem; overflow-wrap: anywhere; }
.buttons { display: flex; gap: .5rem; margin: .3rem .9rem .6rem; }
.buttons button { padding: .2rem .6rem; font-size: .82rem; }
#surface .evidence * { fill: none; stroke: var(--evidence); stroke-width: 1.5; opacity: .9; }
#surface .evidence .dot { fill: var(--evidence); stroke: none; }
#surface .evidence .centered-box, #surface .evidence .fitted-box, #surface .evidence .stroke-box,
#surface .evidence .bounding-box, #surface .evidence .middle { stroke-dasharray: 4 4; }
#surface .evidence .trimmed-outline { stroke-width: 1; opacity: .6; }
#surface .evidence .found { stroke: var(--evidence); stroke-width: 3; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
@media (max-width: 46rem) {
  body {
    grid-template: auto minmax(14rem, 3fr) minmax(12rem, 2fr) / minmax(0, 1fr);
    grid-template-areas: "head" "surface" "list";
  }
  h1, label.field { flex-basis: 100%; }
  label.field input, header button { flex: 1 0 auto; }
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
{{recorder.css}}
</style>
</head>
<body>
<header>
  <h1>Stroke recorder <span>for strokecheck</span></h1>
  <label class="field">Label <input id="label" list="labels" autocomplete="off" spellcheck="false"
    placeholder="circle" title="What the next strokes show"></label>
  <datalist id="labels"></datalist>
  <button id="undo" type="button" title="Take back the last change (Ctrl+Z)" disabled>Undo</button>
  <button id="clear" type="button" disabled>Clear</button>
  <button id="download" type="button" class="main" title="Save all strokes (Ctrl+S)" disabled>
    Download NDJSON</button>
</header>
<main>
  <svg id="surface" role="img" aria-label="Drawing surface: draw with a mouse, a pen or fingers"></svg>
  <output id="live" hidden></output>
  <div id="hint"><strong>Draw here</strong>
    <span>with a mouse, a pen or a finger; two fingers make two strokes.</span></div>
</main>
<aside>
  <h2 id="verdicts-title">Verdicts <span id="judged"></span></h2>
  <p id="note" role="status" hidden></p>
  <div id="verdicts" role="group" aria-labelledby="verdicts-title"></div>
  <h2 id="title">Strokes <span id="count">0</span></h2>
  <ol id="list" aria-labelledby="title"></ol>
</aside>
<div id="news" class="unseen" role="status" aria-live="polite"></div>
<script type="text/plain" id="module">{{judge.wasm}}</script>
<script>
"use strict";

{{strokecheck.js}}

{{judging.js}}

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

const counted = (n) => n.toLocaleString("en");
const plural = (n, word) => counted(n) + " " + word + (n === 1 ? "" : "s");

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
  drawPlot(stroke, judgement, isGood(stroke, filter.detector));
  const outcome = outcomeOf(stroke, filter.detector);
  const number = (value, unit) => value === null ? "" : Number(value.toPrecision(3)) + unit;
  $("facts").replaceChildren(
    ...stroke.judgements.map((_, detector) => drawJudgement(stroke, detector)),
    make("dl", {},
      ...fact("folder", stroke.name.slice(0, file)),
      ...fact("id", stroke.id),
      ...fact("label", stroke.label),
      ...fact("result", outcome && outcome + ": " + meanings[outcome]),
      ...fact("samples", counted(stroke.packed.length / 4)),
      ...fact("duration", number(stroke.duration, " s")),
      ...fact("rate", number(stroke.rate, " Hz")),
      ...fact("view width", number(stroke.width, "")),
      ...fact("score", scoreText(stroke.score)),
      ...fact(
        "turns",
        stroke.turns
          ? number(Math.abs(stroke.turns), stroke.turns > 0 ? " clockwise" : " counterclockwise")
          : "0"),
      ...fact("gap", number(stroke.gap, " of the diameter"))));
}

// The verdict of a detector; of the selected one with its checks.
function drawJudgement(stroke, detector) {
  const isCurrent = detector === filter.detector;
  const judgement = shownJudgement(stroke, detector);
  const button = make(
    "button", { type: "button", "aria-expanded": String(isCurrent) },
    make("b", { textContent: data.detectors[detector] + ":" }),
    make("span", {
      className: isGood(stroke, detector) ? "passed" : "failed",
      textContent: judgement.sentence }));
  button.addEventListener("click", () => {
    change({ detector });
    // The filter may reject the stroke by its new verdict. If so, the filter is cleared.
    if (!shown.includes(stroke)) reset();
    current = shown.indexOf(stroke);
    showDetail();
    writeAddress();
    $("facts").querySelectorAll(".judge>button")[detector].focus();
  });
  const judge = make("div", { className: "judge" + (isCurrent ? " current" : "") }, button);
  if (isCurrent) {
    const rows = judgement.rows ?? ownRows(judgement);
    judge.append(make("table", {}, make("tbody", {}, ...rows.map(drawCheck))));
  }
  return judge;
}

// The checks by the report's own limits.
function ownRows({ plan, outcomes, measured }) {
  const texts = measured.split("|");
  return data.plans[plan].map(([name, limit], i) =>
    ({ name, limit, outcome: outcomes[i], measured: texts[i] }));
}

// Where a number alone says nothing, words do.
function wordsOf({ name, measured, limit }) {
  if (name === "fit") {
    return [measured === "0" ? "none" : "radius " + measured, "a circle fits"];
  }
  // A reason for which a judge from outside stated no check.
  if (name === "verdict") return ["", ""];
  return name === "area" && limit === "> 0" ? [measured, "encloses something"] : [measured, limit];
}

function scoreText(score) {
  if (score === null) return "";
  const number = score > 0 && score < 0.1 ? "below 0.1" : score.toFixed(1).replace(/\.0$/, "");
  return number + "; a perfect circle has 100";
}

function drawCheck(row) {
  const sign = { p: ["✓", "passed"], f: ["✗", "failed"], s: ["–", "skipped"] }[row.outcome];
  const [measured, limit] = wordsOf(row);
  return make("tr", { className: row.outcome === "f" ? "failed" : "" },
    make("th", { scope: "row", title: sign[1] },
      make("span", { className: sign[1], role: "img", textContent: sign[0] + " ",
        "aria-label": sign[1] }),
      row.name),
    make("td", { textContent: measured }),
    make("td", { textContent: limit }));
}

function step(by) {
  if (current + by < 0 || current + by >= shown.length) return;
  current += by;
  showDetail();
  writeAddress();
}

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

function drawFigures() {
  $("truth").hidden = !isLabelled;
  if (!isLabelled) return;
  const figures = [drawConfusion(confusionOf(filter.detector)), drawReceiver()];
  const ring = data.detectors.findIndex((_, detector) =>
    strokes.some(({ judgements }) => judgements[detector].chance != null));
  if (ring >= 0) figures.push(drawReliability(ring));
  $("figures").replaceChildren(...figures);
}

const percent = (part, whole) => whole ? (100 * part / whole).toFixed(1) + " %" : "–";

function captioned(title, figure, note) {
  return make("figure", {},
    make("figcaption", {}, make("b", { textContent: title })), figure,
    make("p", { className: "note", textContent: note }));
}

function drawConfusion({ TP, FN, FP, TN }) {
  const counts = { TP, FN, FP, TN };
  const cell = (outcome) => {
    const button = make("button", {
      type: "button", "aria-label": plural(counts[outcome], "stroke") + ", "
        + meanings[outcome] + ": show" },
      make("small", { textContent: outcome }), " " + counted(counts[outcome]));
    button.addEventListener("click", () => {
      change({ result: outcome, verdict: "", reason: "", label: null, search: "" });
      $("gallery-title").scrollIntoView({ block: "start" });
    });
    return make("td", { className: outcome[0] === "T" ? "good" : "bad" }, button);
  };
  const row = (name, ...outcomes) =>
    make("tr", {}, make("th", { scope: "row", textContent: name }), ...outcomes.map(cell));
  const head = make("tr", {}, make("td"), ...["accepted", "rejected"].map((text) =>
    make("th", { scope: "col", textContent: text })));
  const balanced = TP + FN && TN + FP ? (TP / (TP + FN) + TN / (TN + FP)) / 2 : null;
  return captioned(
    "Confusion of " + data.detectors[filter.detector],
    make("table", { className: "confusion" }, make("thead", {}, head),
      make("tbody", {}, row(wanted, "TP", "FN"), row("others", "FP", "TN"))),
    percent(TP, TP + FN) + " of " + wanted + " accepted, " + percent(FP, FP + TN)
      + " of others; balanced accuracy " + (balanced === null ? "–" : balanced.toFixed(4)));
}

// Axes from 0 to 1 with a grid of quarters, and marks on them.
function chart(label, across, upward, ...marks) {
  const svg = draw("svg", { viewBox: "-40 -10 270 262", role: "img", class: "chart" });
  svg.setAttribute("aria-label", label);
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    const at = 220 * share;
    svg.append(draw("path", { class: "grid", d: `M0 ${at}H220M${at} 0V220` }));
    if (share % 0.5) continue;
    const [x, y] = [
      draw("text", { x: at, y: 234, "text-anchor": "middle" }),
      draw("text", { x: -6, y: 224 - at, "text-anchor": "end" })];
    x.textContent = y.textContent = share;
    svg.append(x, y);
  }
  const [below, beside] = [
    draw("text", { x: 110, y: 246, "text-anchor": "middle" }),
    draw("text", { x: -26, y: 110, "text-anchor": "middle", transform: "rotate(-90 -26 110)" })];
  below.textContent = across;
  beside.textContent = upward;
  svg.append(...marks, below, beside);
  return svg;
}

// The shares of circles and of others that each threshold on ring's margin accepts, and where the
// detectors stand with their limits as they are.
function drawReceiver() {
  const marks = [], labels = [];
  let note = "Each dot is a detector with its limits as they are";
  const judged = strokes.filter(({ label }) => label !== "");
  const circles = judged.filter(({ label }) => positive.has(label)).length;
  const others = judged.length - circles;
  const ring = data.detectors.findIndex((_, detector) =>
    judged.every(({ judgements }) => judgements[detector].margin !== undefined));
  if (ring >= 0 && circles && others) {
    const order = judged
      .map(({ label, judgements }) => [judgements[ring].margin, positive.has(label)])
      .sort((a, b) => b[0] - a[0]);
    let accepted = 0, mistaken = 0, area = 0, d = "M0 220";
    for (let i = 0; i < order.length;) {
      const margin = order[i][0], [oldAccepted, oldMistaken] = [accepted, mistaken];
      for (; i < order.length && order[i][0] === margin; i++) {
        if (order[i][1]) accepted += 1;
        else mistaken += 1;
      }
      area += (mistaken - oldMistaken) * (accepted + oldAccepted) / 2;
      const [x, y] = [220 * mistaken / others, 220 - 220 * accepted / circles];
      d += `L${x.toFixed(1)} ${y.toFixed(1)}`;
    }
    marks.push(draw("path", { class: "curve", d }));
    note = "The curve is ring's margin, AUC " + (area / circles / others).toFixed(4)
      + "; each dot is a detector with its limits as they are";
  }
  const dots = data.detectors.map((name, detector) => {
    const { TP, FN, FP, TN } = confusionOf(detector);
    labels.push(name + ": " + percent(TP, TP + FN) + " of " + wanted + ", " + percent(FP, FP + TN)
      + " of others");
    return {
      name, isCurrent: detector === filter.detector,
      x: 220 * FP / Math.max(FP + TN, 1), y: 220 - 220 * TP / Math.max(TP + FN, 1) };
  });
  // The names of dots near each other stand below each other.
  let last = -Infinity;
  for (const { name, isCurrent, x, y } of [...dots].sort((a, b) => a.y - b.y)) {
    last = Math.max(y + 4, last + 12);
    const isLeft = x > 150;
    const text = draw("text", {
      x: isLeft ? x - 8 : x + 8, y: last, "text-anchor": isLeft ? "end" : "start",
      class: isCurrent ? "strong" : "" });
    text.textContent = name;
    const dot = isCurrent ? "dot current" : "dot";
    marks.push(draw("circle", { class: dot, cx: x, cy: y, r: 4 }), text);
  }
  const label = "ROC. " + labels.join("; ");
  return captioned("ROC", chart(label, "others accepted", wanted + " accepted", ...marks), note);
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
  const most = Math.max(...used.map(({ count }) => count));
  const marks = used.map(({ count, stated, circles }) => draw("circle", {
    class: "bubble", cx: 220 * stated / count, cy: 220 - 220 * circles / count,
    r: 3 + 9 * Math.sqrt(count / most) }));
  const label = used.map(({ count, stated, circles }) =>
    percent(circles, count) + " where " + percent(stated, count) + " are stated").join("; ");
  return captioned(
    "Reliability of " + data.detectors[ring] + "'s probability",
    chart("Reliability. " + label, "stated probability", wanted + " by label",
      draw("path", { class: "grid", d: "M0 220L220 0" }), ...marks),
    "Brier score " + (total ? (error / total).toFixed(4) : "–") + " of " + plural(total, "stroke")
      + "; on the diagonal, what is stated is so");
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
    cell.toggleAttribute("aria-current", matches);
    if (matches) cell.setAttribute("aria-current", "true");
  }
}

function reset() {
  change({ verdict: "", reason: "", result: "", label: null, search: "" });
}

"""#
    case .reportGalleryJS:
#"""
// The gallery. Only the rows of tiles in view exist, so ten thousand strokes scroll as fast as ten.

const gallery = $("gallery");
const tiles = new Map();
const gap = 10;
let columns = 1, tileWidth = 0, tileHeight = 0, isOnPaper = false;

function drawGallery() {
  for (const tile of tiles.values()) tile.remove();
  tiles.clear();
  layOut();
}

function layOut() {
  if (isOnPaper) return;
  const width = gallery.clientWidth;
  columns = Math.max(2, Math.floor((width + gap) / (150 + gap)));
  tileWidth = (width - gap * (columns - 1)) / columns;
  tileHeight = Math.round(tileWidth * 0.86) + 44;
  const rows = Math.ceil(shown.length / columns);
  gallery.style.height = Math.max(rows * (tileHeight + gap) - gap, 0) + "px";
  showTiles();
}

function showTiles() {
  if (isOnPaper) return;
  const top = -gallery.getBoundingClientRect().top;
  const pitch = tileHeight + gap;
  const first = Math.max(Math.floor(top / pitch) - 1, 0) * columns;
  const last = Math.min((Math.ceil((top + innerHeight) / pitch) + 1) * columns, shown.length);
  for (const [index, tile] of tiles) {
    // Removing the focused tile would lose the focus.
    const isFocused = tile.contains(document.activeElement);
    if ((index < first || index >= last) && !isFocused) {
      tile.remove();
      tiles.delete(index);
    }
  }
  for (let index = first; index < last; index++) {
    if (!tiles.has(index)) insert(index);
    position(index);
  }
  // The tab key leads to the current tile, or to the first visible one if that is out of view.
  tabStop(tiles.has(current) ? current : first);
}

// Keeps the tiles in reading order in the document, which is the order for screen readers.
function insert(index) {
  const tile = newTile(index);
  const next = Math.min(...[...tiles.keys()].filter((other) => other > index));
  gallery.insertBefore(tile, tiles.get(next) ?? null);
}

function tabStop(index) {
  for (const [at, tile] of tiles) tile.firstChild.tabIndex = at === index ? 0 : -1;
}

function position(index) {
  const style = tiles.get(index).style;
  const left = index % columns * (tileWidth + gap);
  const top = Math.floor(index / columns) * (tileHeight + gap);
  style.width = tileWidth + "px";
  style.height = tileHeight + "px";
  style.transform = "translate(" + left + "px," + top + "px)";
}

function focusTile(index) {
  current = Math.min(Math.max(index, 0), shown.length - 1);
  if (current < 0) return;
  const pitch = tileHeight + gap;
  const bar = getComputedStyle($("filters")).position === "sticky" ? $("filters").offsetHeight : 0;
  const top = gallery.getBoundingClientRect().top + Math.floor(current / columns) * pitch;
  if (top < bar + gap) scrollBy(0, top - bar - gap);
  else if (top + tileHeight > innerHeight - gap) scrollBy(0, top + tileHeight - innerHeight + gap);
  if (!tiles.has(current)) {
    insert(current);
    position(current);
  }
  tabStop(current);
  tiles.get(current).firstChild.focus({ preventScroll: true });
  showTiles();
}

gallery.addEventListener("keydown", (event) => {
  const page = Math.max(Math.floor((innerHeight - 100) / (tileHeight + gap)), 1) * columns;
  const step = {
    ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns,
    PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity,
  }[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const to = current + step;
  // The arrows do not leave the first and last rows.
  if (Math.abs(step) === columns && (to < 0 || to >= shown.length)) return;
  focusTile(Math.min(Math.max(to, 0), shown.length - 1));
});

let isWaiting = false;
function scheduleTiles() {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    showTiles();
  });
}
addEventListener("scroll", scheduleTiles, { passive: true });
new ResizeObserver(layOut).observe(gallery.parentElement);

// Tiles: a stroke, its name and its verdict.

function newTile(index) {
  const stroke = shown[index];
  const { reason } = stroke.judgements[filter.detector];
  const outcome = outcomeOf(stroke, filter.detector);
  const good = isGood(stroke, filter.detector);
  const canvas = make("canvas", { "aria-hidden": "true" });
  const button = make(
    "button", {
      type: "button", tabIndex: index === current ? 0 : -1,
      "aria-label":
        stroke.name + (stroke.label ? ", " + stroke.label : "") + ": " + (reason || accepted)
        + (outcome ? ", " + (good ? "right" : "wrong") : ""),
    },
    canvas,
    make("span", { textContent: tileName(stroke), title: stroke.name }),
    make("span", {
      className: "why",
      title: outcome ? outcome + ": " + meanings[outcome] : reason,
      textContent: (outcome || (reason ? "✗" : "✓")) + " " + (reason || accepted),
    }));
  button.addEventListener("click", () => open(index));
  button.addEventListener("focus", () => {
    current = index;
    tabStop(index);
  });
  const tile = make(
    "div", {
      className: "tile " + (good ? "yes" : "no"), role: "listitem",
      "aria-posinset": index + 1, "aria-setsize": shown.length,
    }, button);
  tiles.set(index, tile);
  drawThumbnail(canvas, stroke, good);
  return tile;
}

// The stroke's id, or else its file's name. Long names are cut in the middle: they begin with what
// they are of and end with a number.
function tileName(stroke) {
  const name = [...(stroke.id ?? stroke.name.slice(stroke.name.lastIndexOf("/") + 1))];
  const room = Math.floor((tileWidth - 18) / 7);
  if (name.length <= room) return name.join("");
  const head = Math.floor((room - 1) / 2);
  return name.slice(0, head).join("") + "…" + name.slice(head + 1 - room).join("");
}

// Read once for all tiles, because reading a computed style forces a layout.
let inks = null;
function inkColor(name) {
  if (!inks) {
    const style = getComputedStyle(document.documentElement);
    inks = Object.fromEntries(
      ["passed", "failed", "mark"].map((ink) => [ink, style.getPropertyValue("--" + ink).trim()]));
  }
  return inks[name];
}

function drawThumbnail(canvas, stroke, good) {
  const width = tileWidth - 18, height = tileHeight - 56;
  const ratio = Math.min(devicePixelRatio || 1, 3);
  canvas.width = Math.max(Math.round(width * ratio), 1);
  canvas.height = Math.max(Math.round(height * ratio), 1);
  const coordinates = unpack(stroke.packed);
  if (!coordinates.length) return;
  const pen = canvas.getContext("2d");
  const [left, top, right, bottom] = boxOfCoordinates(coordinates);
  const scale = Math.min(
    (width - 12) / Math.max(right - left, 1), (height - 12) / Math.max(bottom - top, 1));
  const x = (i) => width / 2 + (coordinates[i] - (left + right) / 2) * scale;
  const y = (i) => height / 2 + (coordinates[i + 1] - (top + bottom) / 2) * scale;
  pen.scale(ratio, ratio);
  pen.lineCap = pen.lineJoin = "round";
  pen.lineWidth = 1.75;
  pen.strokeStyle = inkColor(good ? "passed" : "failed");
  pen.beginPath();
  pen.moveTo(x(0), y(0));
  for (let i = 0; i < coordinates.length; i += 2) pen.lineTo(x(i), y(i));
  pen.stroke();
  pen.strokeStyle = inkColor("mark");
  pen.lineWidth = 1.5;
  pen.beginPath();
  pen.arc(x(0), y(0), 3.25, 0, 2 * Math.PI);
  pen.stroke();
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

/** Sets all limits in a detector's judge. Throws for a value that one cannot have. */
function setInJudge(detector, values) {
  for (const [name, value] of Object.entries(values)) judges[detector].set(name, value);
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

/** Judges all strokes. Where limits move faster, the last ones count. */
async function judgeAgain(detector) {
  if (isJudging[detector]) return;
  isJudging[detector] = true;
  $("tuning").setAttribute("aria-busy", "true");
  try {
    await judgingReady();
    for (let version = -1; version !== versions[detector];) {
      version = versions[detector];
      setInJudge(detector, limits[detector]);
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
    const check = checks.find((each) => each.name === fixedMarks[data.evidence[name][0]]);
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
    const isFailed = data.construction[index].slice(3).some((check) => failures.includes(check));
    return [index, isFailed ? 1 : 0, shapeKinds.indexOf(kind), ...onGrid(kind, numbers)];
  }) : [];
  const rows = checks.map(({ name, outcome, measuredText, limitText }) =>
    ({ name, outcome: outcome[0], measured: measuredText, limit: limitText }));
  return { rows, sentence, construction, evidence: marksFrom(checks, stroke.judgements[detector]) };
}

/** What moving the limits has changed. */
function showEffect() {
  const detector = filter.detector;
  const texts = [];
  const count = (key, test) =>
    strokes.filter((each) => test(each.judgements[detector][key] === "", each)).length;
  if (isMoved(detector)) {
    const changed = strokes.filter(({ judgements }) =>
      (judgements[detector].reason === "") !== (judgements[detector].own === "")).length;
    const both = (test) => counted(count("own", test)) + " → " + counted(count("reason", test));
    texts.push(plural(changed, "verdict") + " changed", both((isCircle) => isCircle) + " accepted");
    if (isLabelled) {
      texts.push(both((isCircle, { label }) => label !== "" && positive.has(label) === isCircle)
        + " judged right");
    }
  }
  $("effect").textContent = texts.join(" · ");
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
  $("options").textContent = text;
  $("effect").textContent = what + " " + await copyText($("options"));
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

function boxOfCoordinates(coordinates) {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < coordinates.length; i += 2) {
    box[0] = Math.min(box[0], coordinates[i]);
    box[2] = Math.max(box[2], coordinates[i]);
    box[1] = Math.min(box[1], coordinates[i + 1]);
    box[3] = Math.max(box[3], coordinates[i + 1]);
  }
  return box;
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
  const extent = Math.max(box[2] - box[0], 1), rise = Math.max(box[3] - box[1], 1);
  const scale = coordinates.length > 2
    ? Math.min((side - 2 * margin) / extent, (side - foot - 2 * margin) / rise, 40) : 1;
  return {
    scale,
    x: (x) => side / 2 + (x - (box[0] + box[2]) / 2) * scale,
    y: (y) => (side - foot) / 2 + (y - (box[1] + box[3]) / 2) * scale,
  };
}

const near = (v) => Math.min(Math.max(v, -1e5), 1e5).toFixed(2);

// The ink and the pen of a shape, as class names.
function lookOf(table, [name, isFailed]) {
  const [, ink, pen] = table[name];
  return (isFailed ? "failed" : ink) + " " + pen;
}

const drawConstruction = (shape, view) => drawShape(
  kindOf(shape), numbersOf(shape), view, { class: lookOf(data.construction, shape) });

// The marks of what a check counts or fails by, with the words beside them.
function drawEvidence(shape, stroke, line, view) {
  const [name, , kind, ...n] = shape;
  const style = { class: lookOf(data.evidence, shape) };
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
  if (data.evidence[name][0] === "gap") {
    const length = lengths[lengths.length - 1] / view.scale * stroke.unit;
    const words = "gap " + Number(length.toFixed(length < 10 ? 2 : 1));
    drawn.push(noteBeside(points, words, line, style));
  }
  return drawn;
}

// Words beside a line from one point to another, where they hide least of it and of the stroke.
function noteBeside([start, end], textContent, line, style) {
  const [size, width] = [11.5, textContent.length * 6.5];
  const between = (share) => [0, 1].map((i) => start[i] + (end[i] - start[i]) * share);
  const obstacles = [...line.points, ...Array.from({ length: 65 }, (_, i) => between(i / 64))];
  const beside = [
    [8, 4], [-8 - width, 4], [-width / 2, 20], [-width / 2, -8],
    [8, -8], [-8 - width, -8], [8, 20], [-8 - width, 20],
  ];
  const places = [0.5, 0.25, 0.75].flatMap((share) => beside.map(([dx, dy]) => {
    const [left, baseline] = [between(share)[0] + dx, between(share)[1] + dy];
    const hidden = obstacles.filter(([x, y]) =>
      x > left - 2 && x < left + width + 2 && y > baseline - size && y < baseline + 4).length;
    const isOutside = left < 4 || left + width > side - 4
      || baseline < size || baseline > side - foot - 4;
    return { left, baseline, cost: hidden + (isOutside ? 1e6 : 0) };
  }));
  const best = places.reduce((best, place) => place.cost < best.cost ? place : best);
  const [ink] = style.class.split(" ");
  const words = draw(
    "text", { class: ink, "font-size": size, x: near(best.left), y: near(best.baseline) });
  words.textContent = textContent;
  return words;
}

// A line's path data, its points in the figure, and the length up to each point.
function lineOf(coordinates, view) {
  const points = [], lengths = [];
  let d = "";
  for (let i = 0; i < coordinates.length; i += 2) {
    const point = [view.x(coordinates[i]), view.y(coordinates[i + 1])];
    const last = points[points.length - 1] ?? point;
    const step = Math.hypot(point[0] - last[0], point[1] - last[1]);
    lengths.push((lengths[lengths.length - 1] ?? 0) + step);
    points.push(point);
    d += (i ? "L" : "M") + point[0].toFixed(2) + " " + point[1].toFixed(2);
  }
  return { points, lengths, d };
}

// The marks along the stroke, the scale bar and the legend.

function arrowsOf({ points, lengths }) {
  const total = lengths[lengths.length - 1];
  if (!(total > 30)) return "";
  const at = (wanted) => {
    const i = lengths.findIndex((length) => length >= wanted);
    if (i <= 0) return points[i < 0 ? points.length - 1 : 0];
    const share = (wanted - lengths[i - 1]) / (lengths[i] - lengths[i - 1] || 1);
    return [0, 1].map((k) => points[i - 1][k] + (points[i][k] - points[i - 1][k]) * share);
  };
  const count = Math.min(Math.max(Math.floor(total / 115), 1), 24), size = 7;
  let d = "";
  for (let i = 0; i < count; i++) {
    const middle = (i + 0.5) / count * total;
    const [a, b, tip] = [at(middle - size), at(middle + size), at(middle + size / 2)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (!length) continue;
    const u = [(b[0] - a[0]) / length * size, (b[1] - a[1]) / length * size];
    const corner = (way) => [tip[0] - u[0] - way * u[1] * 0.72, tip[1] - u[1] + way * u[0] * 0.72];
    d += "M" + [corner(1), tip, corner(-1)]
      .map((p) => p[0].toFixed(2) + " " + p[1].toFixed(2)).join("L");
  }
  return d;
}

function scaleBar(stroke, view) {
  const pixels = view.scale / stroke.unit;
  const power = 10 ** Math.floor(Math.log10(70 / pixels));
  const length = [5, 2, 1].map((step) => step * power).find((length) => length * pixels <= 70);
  if (!length || !Number.isFinite(length)) return [];
  const [x, y, width] = [12, side - 12, length * pixels];
  const text = draw("text", { class: "note", x: x + width + 7, y: y + 4, "font-size": 11.5 });
  text.textContent = Number(length.toPrecision(1)).toString();
  const d = `M${x} ${y - 3}v6m0 -3h${width.toFixed(2)}m0 -3v6`;
  return [draw("path", { class: "note hair", d }), text];
}

function drawPlot(stroke, judgement, good) {
  const coordinates = unpack(stroke.packed);
  const svg = draw("svg", { viewBox: `0 0 ${side} ${side}`, role: "img" });
  svg.setAttribute("aria-label", stroke.name + ": " + (judgement.reason || accepted));
  $("plot").replaceChildren(svg);
  drawLegend(coordinates.length ? judgement : null);
  if (!coordinates.length) {
    const text = draw("text", { class: "note m", x: side / 2, y: side / 2, "font-size": 13 });
    text.textContent = "no samples";
    return svg.append(text);
  }
  const view = viewOf(coordinates, judgement.construction);
  const line = lineOf(coordinates, view);
  const ink = good ? "passed" : "failed";
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
    draw("path", { class: ink + " line", d: arrowsOf(line) }),
    ...judgement.evidence.flatMap((shape) => drawEvidence(shape, stroke, line, view)),
    draw("circle", {
      class: "mark line", cx: first[0].toFixed(2), cy: first[1].toFixed(2), r: 5.5 }),
    draw("rect", {
      class: "mark solid", x: (last[0] - 2.9).toFixed(2), y: (last[1] - 2.9).toFixed(2),
      width: 5.8, height: 5.8 })));
  if (coordinates.length > 2) svg.append(...scaleBar(stroke, view));
}

function drawLegend(judgement) {
  const entry = (className, text) =>
    make("span", {},
      make("i", { className }), make("span", { className: "note", textContent: text }));
  const outlines = { circle: "round", d: "round", ellipse: "round" };
  const entryOf = (table, shape) => {
    const [text, , pen] = table[shape[0]];
    const outline = { solid: "spot", tint: "area" }[pen] ?? outlines[kindOf(shape)] ?? "";
    return entry(lookOf(table, shape) + " " + outline, text);
  };
  // Without what lies under the line.
  const isSeen = ([name]) => data.construction[name][2] !== "underlay";
  $("legend").replaceChildren(...(judgement ? [
    entry("mark round", "start"), entry("mark end", "end"),
    ...judgement.evidence.map((shape) => entryOf(data.evidence, shape)),
    ...[...judgement.construction].reverse().filter(isSeen)
      .map((shape) => entryOf(data.construction, shape))] : []));
}

"""#
    case .reportStartJS:
#"""
// The events of the filters, the keyboard and the printer, and the first drawing.

$("detector").addEventListener("change", (e) => change({ detector: Number(e.target.value) }));
$("verdict").addEventListener("change", (e) => change({ verdict: e.target.value, reason: "" }));
$("reason").addEventListener("change", (e) => change({ reason: e.target.value, verdict: "" }));
$("label").addEventListener("change", (e) =>
  change({ label: e.target.value === "" ? null : labelsOf[Number(e.target.value)] }));
$("result").addEventListener("change", (e) => change({ result: e.target.value }));
$("search").addEventListener("input", (e) =>
  change({ search: e.target.value.trim().toLowerCase() }));
$("filters").addEventListener("submit", (e) => e.preventDefault());
$("filters").addEventListener("reset", (e) => {
  e.preventDefault();
  reset();
});
$("clear-empty").addEventListener("click", reset);
addEventListener("keydown", (event) => {
  const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement?.tagName ?? "");
  if (event.key === "/" && !isTyping && !dialog.open) {
    event.preventDefault();
    $("search").focus();
  } else if (event.key === "Escape" && document.activeElement === $("search") && filter.search) {
    change({ search: "" });
  }
});
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
  if (isOnPaper) return;
  inks = null;
  drawGallery();
});

// Paper cannot scroll, so the first matching strokes are all laid out, with the number of the rest.
const maxPrinted = 240;
addEventListener("beforeprint", () => {
  isOnPaper = true;
  inks = data.paper;
  for (const tile of tiles.values()) tile.remove();
  tiles.clear();
  for (let i = 0; i < Math.min(shown.length, maxPrinted); i++) {
    gallery.append(newTile(i));
  }
  $("more").hidden = shown.length <= maxPrinted;
  $("more").textContent = "and " + plural(shown.length - maxPrinted, "more stroke");
});
addEventListener("afterprint", () => {
  isOnPaper = false;
  inks = null;
  $("more").hidden = true;
  drawGallery();
});

startLimits();
drawTotals();
readAddress();

"""#
    case .reportSummaryJS:
#"""
// The number of strokes that each detector judged right, or accepted where none is labelled.
// Clicking a detector selects it.

function drawTotals() {
  $("title").textContent = document.title = data.title;
  $("subtitle").textContent = plural(strokes.length, "stroke") + " in "
    + plural(data.files.length, "file") + ", judged by " + data.detectors.join(", ")
    + " · " + data.generator;
  $("totals").replaceChildren(...data.detectors.map((name, detector) => {
    const judged = isLabelled ? strokes.filter(({ label }) => label !== "") : strokes;
    const good = judged.filter((stroke) => isGood(stroke, detector)).length;
    const share = judged.length ? good / judged.length : 0;
    const bar = make("i", { className: share === 1 ? "all" : share === 0 ? "none" : "" });
    bar.style.width = share * 100 + "%";
    const total = make(
      "button", { type: "button", className: "total", role: "radio" },
      make("b", { textContent: name + (isMoved(detector) ? ", limits moved" : "") }),
      make("strong", { textContent: counted(good) }),
      make("span", {
        className: "note",
        textContent: " of " + counted(judged.length)
          + (isLabelled ? " right" : " accepted"),
      }),
      make("span", { className: "meter", "aria-hidden": "true" }, bar));
    total.lastChild.style.display = "block";
    total.dataset.detector = detector;
    total.addEventListener("click", () => change({ detector }));
    return total;
  }));
  $("problems").hidden = data.problems.length === 0;
  $("problems").querySelector("summary").textContent =
    plural(data.problems.length, "input") + " could not be read";
  $("problems").querySelector("ul").replaceChildren(
    ...data.problems.map((text) => make("li", { textContent: text })));
}

// A group of radio buttons is one stop of the tab key; the arrows move in it.
$("totals").addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const count = data.detectors.length;
  change({ detector: (filter.detector + step + count) % count });
  $("totals").children[filter.detector].focus();
});

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
  const body = make("tbody", {}, tableRow("all", null, all, columns));
  body.firstChild.className = "sum";
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
  // Green is right: what is accepted, unless its label says otherwise.
  const isCircle = isLabelled && selection.label ? positive.has(selection.label) : true;
  if (sum && (selection.label !== null && selection.label !== "" || !isLabelled)) {
    cell.className = (selection.verdict !== "") === isCircle ? "good" : "some";
    cell.style.setProperty("--share", count / sum);
  }
  button.addEventListener("click", () => {
    change({ ...selection, result: "", search: "" });
    $("gallery-title").scrollIntoView({ block: "start" });
  });
  cell.append(button);
  return cell;
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

// True if a verdict is as it should be. Without a label, a circle is.
function isGood(stroke, detector) {
  const outcome = outcomeOf(stroke, detector);
  return outcome ? outcome[0] === "T" : isCircle(stroke.judgements[detector]);
}

const isCircle = (judgement) => judgement.reason === "";
const disagree = ({ judgements }) =>
  judgements.some((judgement) => isCircle(judgement) !== isCircle(judgements[0]));

// How many strokes there are of each outcome.
function confusionOf(detector) {
  const counts = { TP: 0, FN: 0, FP: 0, TN: 0 };
  for (const stroke of strokes) {
    const outcome = outcomeOf(stroke, detector);
    if (outcome) counts[outcome] += 1;
  }
  return counts;
}

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
    case "changed": return (judgement.reason === "") !== (judgement.own === "");
    case "wrong": return outcomeOf(stroke, filter.detector)[0] === "F";
    case "right": return outcomeOf(stroke, filter.detector)[0] === "T";
    default: return outcomeOf(stroke, filter.detector) === result;
  }
}

"""#
    case .reportCSS:
#"""
/* Text and controls */

* { box-sizing: border-box; }
html {
  background: var(--page);
  color: var(--label);
  font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif;
}
body { margin: 0 auto; max-width: 1440px; padding: 28px clamp(16px, 3vw, 40px) 60px; }
h1 { font-size: 24px; line-height: 1.2; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 15px; margin: 30px 0 10px; }
p { margin: 6px 0; }
.note { color: var(--note); }
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
button { cursor: pointer; }
button:hover, select:hover { border-color: var(--note); }
:focus-visible { outline: 2px solid var(--box); outline-offset: 2px; }
kbd {
  font: inherit;
  border: 1px solid var(--rule);
  border-radius: 4px;
  padding: 0 4px;
  background: var(--card);
}

/* Verdicts: one meter per detector, and inputs that could not be read */

#totals { display: grid; grid-template-columns: repeat(auto-fill, minmax(230px, 1fr)); gap: 12px; }
.total { text-align: left; padding: 12px 14px; border-radius: 10px; display: block; width: 100%; }
.total[aria-checked=true] { border-color: var(--box); box-shadow: inset 0 0 0 1px var(--box); }
.total b { display: block; }
.total strong { font-size: 22px; font-weight: 600; font-variant-numeric: tabular-nums; }
.meter {
  height: 6px;
  border-radius: 3px;
  background: var(--failed);
  margin-top: 8px;
  overflow: hidden;
}
.meter i {
  display: block;
  height: 100%;
  background: var(--passed);
  border-right: 2px solid var(--card);
  box-sizing: content-box;
}
.meter i.all, .meter i.none { border: 0; }
#problems { margin-top: 12px; color: var(--failed); }
#problems ul { margin: 6px 0; padding-left: 20px; overflow-wrap: anywhere; }

/* Limits */

#limits {
  border: 1px solid var(--rule);
  border-radius: 10px;
  background: var(--card);
  padding: 0 14px;
}
#limits summary { padding: 10px 0; cursor: pointer; }
#sliders {
  display: grid;
  gap: 4px 28px;
  grid-template-columns: repeat(auto-fill, minmax(320px, 1fr));
}
.limit { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 84px; gap: 10px; }
.limit { align-items: center; min-height: 34px; }
.limit small { color: var(--note); }
.limit input[type=range] { padding: 0; accent-color: var(--box); }
#chosen { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
#options { flex: 1 1 260px; overflow-wrap: anywhere; white-space: pre-wrap; }
#effect { min-height: 1.45em; font-variant-numeric: tabular-nums; }

/* Right and wrong */

#figures { display: flex; flex-wrap: wrap; gap: 18px 36px; }
#figures figure { position: static; width: 300px; }
#figures p { font-size: 12px; }
.confusion { border-spacing: 4px; width: 100%; table-layout: fixed; margin-top: 14px; }
.confusion th { font-weight: 500; text-align: left; }
.confusion thead th { text-align: center; }
.confusion button {
  width: 100%;
  min-height: 74px;
  font-size: 18px;
  font-variant-numeric: tabular-nums;
}
.confusion small { display: block; font-size: 12px; }
.confusion .good button { background: color-mix(in srgb, var(--passed) 18%, var(--card)); }
.confusion .bad button { background: color-mix(in srgb, var(--failed) 18%, var(--card)); }
.chart { display: block; width: 100%; font-size: 11px; fill: var(--note); }
.chart path { fill: none; stroke: var(--rule); }
.chart .curve { stroke: var(--box); stroke-width: 2; }
.chart .dot { fill: var(--note); }
.chart .dot.current { fill: var(--box); }
.chart .strong { fill: var(--label); font-weight: 600; }
.chart .bubble { fill: var(--box); fill-opacity: .55; stroke: var(--box); }

/* Labels and reasons */

#table {
  overflow: auto;
  max-height: 430px;
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
  padding: 8px 12px;
  min-width: 84px;
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
#table td.some {
  background: color-mix(in srgb, var(--failed) calc(var(--share) * 34%), transparent);
}
#table td.good {
  background: color-mix(in srgb, var(--passed) calc(var(--share) * 34%), transparent);
}
#table td button:hover { background: color-mix(in srgb, var(--label) 8%, transparent); }
#table td[aria-current=true] { box-shadow: inset 0 0 0 2px var(--box); }
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
  text-align: right;
}

/* Gallery */

#gallery { position: relative; margin-top: 4px; }
.tile { position: absolute; top: 0; left: 0; contain: strict; }
.tile button {
  width: 100%;
  height: 100%;
  padding: 8px;
  border-radius: 10px;
  display: grid;
  grid-template-rows: 1fr auto auto;
  gap: 2px;
  text-align: left;
  overflow: hidden;
}
.tile button:focus { outline: 2px solid var(--box); outline-offset: -2px; }
.tile canvas { width: 100%; height: 100%; min-height: 0; display: block; object-fit: contain; }
.tile span {
  display: block;
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
  font-size: 12px;
  line-height: 17px;
}
.tile .why { font-size: 11.5px; }
.tile.yes .why { color: var(--passed); }
.tile.no .why { color: var(--failed); }
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

/* Legend: a key of each kind of mark in the plot */

#legend {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  margin-top: 10px;
  color: var(--note);
  font-size: 12px;
}
#legend span { display: inline-flex; gap: 6px; align-items: center; }
#legend i { width: 16px; height: 0; border-top: 2px solid; display: inline-block; }
#legend i.dashes { border-top-style: dashed; }
#legend i.round { width: 12px; height: 12px; border: 1.5px solid; border-radius: 50%; }
#legend i.spot { width: 8px; height: 8px; border: 0; border-radius: 50%; background: currentColor; }
#legend i.underlay { border-top-width: 7px; opacity: .35; }
#legend i.area {
  width: 14px;
  height: 10px;
  border: 1px solid;
  background: color-mix(in srgb, currentColor 18%, transparent);
}
#legend i.end { width: 7px; height: 7px; border: 0; background: currentColor; }

/* Facts and checks */

#facts dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 14px; margin: 10px 0 0; }
#facts dt { color: var(--note); }
#facts dd { margin: 0; overflow-wrap: anywhere; }
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
.judge table {
  border-collapse: collapse;
  width: 100%;
  font-variant-numeric: tabular-nums;
  font-size: 13px;
  border-top: 1px solid var(--rule);
}
.judge th { font-weight: 400; text-align: left; padding: 2px 0 2px 12px; }
.judge td { padding: 2px 12px 2px 0; }
.judge td:nth-of-type(1) { text-align: right; }
.judge td:nth-of-type(2) { color: var(--note); width: 38%; padding-left: 12px; }
.judge tr:first-child > * { padding-top: 7px; }
.judge tr:last-child > * { padding-bottom: 8px; }
.judge tr.failed > * { color: var(--failed); }

/* Narrow windows */

@media (max-width: 760px) {
  .columns { grid-template-columns: minmax(0, 1fr); gap: 10px; padding: 10px; }
  figure { position: static; }
  #plot svg { max-height: 40vh; }
  #facts { display: flex; flex-direction: column; }
  .judge { flex: none; }
  .judge.current { order: -1; }
  #legend { margin-top: 6px; gap: 2px 12px; font-size: 11px; }
  .bar { padding: 8px 12px; }
  .limit { grid-template-columns: minmax(0, 1fr) 84px; }
  .limit input[type=range] { grid-column: 1 / 3; grid-row: 2; }
  #filters { position: static; }
  #filters label { flex: 1 1 140px; }
  #filters select { width: 100%; max-width: none; }
  #shown { flex: 1; }
}

/* Paper */

@media print {
  html, body { background: none; }
  body { max-width: none; padding: 0; }
  #filters, .keys, #clear-empty, #tuning { display: none !important; }
  #table { max-height: none; overflow: visible; }
  .total, .tile button, .judge { break-inside: avoid; }
  #gallery {
    height: auto !important;
    display: grid;
    grid-template-columns: repeat(6, 1fr);
    gap: 8px;
  }
  .tile {
    position: static !important;
    transform: none !important;
    width: auto !important;
    height: 150px !important;
    break-inside: avoid;
    contain: none;
  }
  body:has(dialog[open]) > :not(dialog) { display: none; }
  dialog { position: static; max-height: none; width: 100%; border: 0; }
  .bar button { display: none; }
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
<style>
{{colors}}
{{report.css}}
{{pens}}
{{paper}}
</style>
</head>
<body>
<header>
  <h1 id="title"></h1>
  <p id="subtitle" class="note"></p>
</header>
<noscript><p>This page needs JavaScript, which is turned off in this browser.</p></noscript>
<main>
  <section aria-labelledby="totals-title">
    <h2 id="totals-title">Verdicts</h2>
    <div id="totals" role="radiogroup" aria-labelledby="totals-title"></div>
    <details id="problems" hidden><summary></summary><ul></ul></details>
  </section>
  <section id="tuning" aria-labelledby="tuning-title" hidden>
    <h2 id="tuning-title">Limits</h2>
    <details id="limits">
      <summary>Move the limits of <b></b> <span class="note"></span></summary>
      <div id="sliders"></div>
      <p id="chosen">
        <code id="options"></code>
        <button type="button" id="copy-options">Copy as options</button>
        <button type="button" id="copy-swift">Copy as Swift</button>
        <button type="button" id="reset-limits">Reset limits</button>
      </p>
      <p id="effect" class="note" aria-live="polite"></p>
    </details>
  </section>
  <section id="truth" aria-labelledby="truth-title" hidden>
    <h2 id="truth-title">Right and wrong</h2>
    <div id="figures"></div>
  </section>
  <section aria-labelledby="table-title">
    <h2 id="table-title">Labels and reasons</h2>
    <div id="table" tabindex="0" role="region" aria-labelledby="table-title"></div>
  </section>
  <section aria-labelledby="gallery-title">
    <h2 id="gallery-title">Strokes</h2>
    <form id="filters" role="search" aria-label="Filter strokes">
      <label>Detector <select id="detector"></select></label>
      <label>Verdict
        <select id="verdict">
          <option value="">any</option>
          <option value="circle">circle</option>
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
    <p id="empty" hidden>No matching strokes. <button type="button" id="clear-empty">Show all</button></p>
    <p id="more" class="note" hidden></p>
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
      <figcaption id="legend"></figcaption>
    </figure>
    <div id="facts"></div>
  </div>
</dialog>
<script type="application/json" id="data">{{data}}</script>
<script type="application/json" id="samples">{{samples}}</script>
<script type="text/plain" id="module">{{judge.wasm}}</script>
<script>
"use strict";
(() => {
{{strokecheck.js}}
{{judging.js}}
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
