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
  if (lift < points.at(-1)[2]) console.warn("strokecheck: lift is before the last point, which counts instead");
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
H4sIAAAAAAACA9S9DZwdx1Un2lXdt+9H3+975/NKmurWSBpZli0nzlj+wNIVsi3ZRlY+CbywyJaVOCMnkWzFOHiiGRIFBBgQi2Elr8F3RnmRYW3QLoYIsLDgGZ6zOFmxmOBHsiDA4TlgiALZxPzwbPb8z6nu23fmjpLw8t5jNZqp7vrqqlOnTp06dc4p587736ccx1Ffca/bo2dmnD3+DP9TM3tcCRRFZjjO2ZObmUmStU2lP97MdKqoQ+8ccAXTHHAVh7lEJq7Am56WKqYpkzctRaan8eZyfZJheo9PkfLkSpCdmUka9BD+8QfiTNkZyU8VIIVi8oftP3wu2+0Cd0c+XORqpCC9lpPXafkQKpVeZm0hZ09eMvCz40jjZqTz+Ciy2eo8+8EMl7TAm6Ym27w+ss4kgKaYBNLoozSCHvW0bXZcsUOvlZnefwz46RjATgw+B4DmsZqe5hbQX/c1/VVdKmeU71eqXkGVPdf3Nf3UasV6I5ut5YuFotccKA4ODTdHRlutputr113hO345S2iTRWZXF4Icfgt5+hPkfM/XTtZTisKV9OtlXXdVfszPmjBaPR7kHF/nC1wIP7rg6zXeWjdbWJed8IY8r+CU169xC+5llzXVZb5ueoU8lfA3aKXL9KMv36g9Xb5MFwp63TqqPhhad0UhoPpcbkGeGqA9/0pKdqjspsJV7npNnaLiEz41OPuGQv6NxYznDfku/StqP4NU++tmvcLKq7NZ38/6nueXh3TB09nxIa/h+4UstVuXfa9YfNMkwaV4jbvZudadyFL/spuLZdSX9d3NRQqK8j+b1W4uKBaDrOss+udl1QF1hH4yrnK0n6OJ1L7wlBdkP5kZ9d+3730fuO9D2mncf+i+D+zft/eefXv3f//eOw/dee8H3uN8SQ2no6c+ePd79n3/3vv23Xlon/OaGlmadvc+xH3IeVgPLE28f98h56f14NKED7zvvYecf6dH+xY59N73v+d+Z073NPCBfffd/d69h5xP9Ebve/DAvXe+9/3Or+ietslz3PDf6P2QTYxb/pt9i9554MC+99/t/JYe6pN473vffcg527fW9+278/4P3rfP+e3+td5//3vf837nWd1avuj9zjndMwiHPvDBvffEffmd3nolLe7K/9HbWkm8a9977ny/83v9kt73gQf23e38l35J1HlK+qPehtqW3Pn+vfvuvZeSP9uvJPWAhv3/6pd0/yF04XO6mU668957P7AX8S/3Ysrd+5KUL+j8nyjltFXwUVVob/vO7TfdfMuOnbfe/l277nj/Bx74gQc/9IMPTX/48Mwvqv+gnlK/rH5V/br6lPrP6g/UC+rT6jPqv6jz6p1bP/i8Kn5FfV3N6o/pH9U/of+HOq5/Xp9Sv6Sf0qf1r+lP6jP6F/VR/Zw+on9fn9cv6j/Rf6ov6vJH9Ef1dTd8x7U3bvnv+g/Vf1Wv6Er1wMH7vqJn1Q+pf9Rvees/6B/TP67/Vj+mfl7Nq5Pq4+rL+of1j+i/02fVb6u/13+lvqD+Rv+b739VX3HlF/X3/m9f0i+rv1Z/rWv1/1s3Ck/+Q+6rmqZw8A6lZtoqzOitxjHK6Pbf5Nt+Wxv6qeq2OlhykGrTjubbbk+ajf9Uqe3F8WEmMJngNkdvxY9xbqJcGaPvQ35l3JtKmmKV8W6mmp1KwN91b8FnKoFxKcXhX6fqVgKHf35PqewMIqciv00prTBLGfVUmNNbXfmKRmWhS01VFOaLKohfTS7MU8Ny9DlqqJrC20YHiU5IuVSopZlcQYF+UbIoFfCr8cMitSd7M0MiMA4qoRhUggw6MIo6lg+1KYaOoT60v64OmgL+3kwgCiSPDu5Sehpf2ugMtxU6rKnDzgbXUEkKqqErIJP2bHQ20drlKO0CKnovA0fvk2DvTSXF8NLG3Su1TNBTcL9WM3oaH0w+hH7zR1z5iLfcRzyqoOQWPX7aV9LFOE5J9R49FTU+7+HzDDp06zNKYxk2znZeBbb+1Nb50MNozYWKv+IZr5qNnLkT23/2s2tfCa6o3bi35Gx/qPnLt/zFDx7ZEhIcwgzBO67AGd96MnS2v/6LX/6v33XX7i1JRsaJ7F1RpkVFgIX0QKimTqBL7laTaeduo7aq7fF6dHfqee99ADlhnXHQ+N5vUVEa0kzRCYC5Nyg1bZyfj7pVXXw2ftiSFKQqWx2gKnVL3i9s2dsKQkfQ0U4O/hTBgmBfzQs6L7jKn+mOAeZC29lh9IR2Im9C56KMUYTnJrPj/lI8hyjei7KMNHguttUDUc74u0oEBOPj97aWwNC+3sqgoRI3o2/U64zJVAuRLRvmApMz8rH9YRZNwCTNmQyQhTJPtatToU/tzuJ3RyvMEUplAGPMIxdfmKI/zhTNgeucHvipkqa8OZ6tMlczhFJOgKruIKyhJwLIFFOU3BTBXj4NEHCDfIol0PvUe7RbTeocSETOZG8RgILkcDt5HvoyDxksuTDnWmgVAa0HqJ4cZYryuyg7Rdxm8n2AoQAMhV+CGiWj71mA3cVnaf4ADLkpwz1FfdQ7H03Qxpdv+9wS7r602KgwR6OB1xw6QNPUm9QOEOCLSrkzCY7chCE2Lhrso8HaqB2gU6HCYOr2LP3zCI47qBF++/BBZKDKuKWBIA9K5yT+1lakiKw8PBFmQb9enyDUqk61QVNVNYhoBNrq0KQuUn80N8uVcc4iyAlFEIpPpNFF3Rq9VOg9fT8ebYXuKu6uD8rK1RepMkcqrZZMFl29lVaW1U67uj/KjANHHHw60y5OMR2mMv9Nj9InM+i9vknI86T2qErKiQLVKSqnUdXPKaUt1IyzE1kZi6LMHfJMg0Rt9jGV8Evg4XVpirvhIx3d8Nsz90camKvjvnSHblH5DBfMYPSpk1OoZGmZ4J54MAUxMU1V++v0L3tQAkZUSdDtmanIRQeJgO/CUmhzyioqL/ch3RZBqRqt0AAAVmr8ejQ2yUsNS/fLG9o5GmIsvUHwuusR1z3tzejDBHmzP/LGnS61PxFlmFbt+/Sn2+/mBp/d9vX4n/PR+PlrX3feLjjAxTLbv6PwJycPLKze+m6O9Qm3gBxtJlOErx6tkD0UNXJOpMsEWDPBHKjqAMaYwkGhdwqom+UpBVQGItAMfcBkb6PG5TFhc8jOCFbARFU8n0CUptpfoMGoolZCFipNg3ur4NC3qf6N3eoJK/z9oU/4/hQt+U0BjPAeprDNeUtJsKbdNGo/TeQmES8iDhRTotVUYdwJUKDWHrCfaGdhW2E2CrZ9VR02helT7U33MV4RFIOwAMTCQkEFm7cSseUyaornmqrmeaUUKlAdIArTNjRLZGl51KPRd6f1YX9myegnGEDVuoc2uMcrkT8fZe2gbf3OvcCH7PL44JlsshrefRM1K3lFUeGhsPhkH60OEX3Jvp6Ncr85Fy+Nz3Y6ybdoYQbF36Y+uhukNYm9qwRKvE1NR7ndJQ0UyxGUwrxdI5kw5rc9cHgbFf7wm0sphoHWYsrrvOWg5d+axJ6hQFiK+UPb/5wdKxPsQPkSjQiB+RYKihiksiliXjLAy1PtK2hQiAmyZQtUsCh0mTOrVGbF2OIE3NAm0DCOBkbYcStbbpZqKQemjDqKppzUQf/R3yjPWJFLsCLAPCtTi8OKKRP7maflp0KDFePIDBE5RDI9dvhbw7zi2hyCIMEbiFYAAzAtaMXwLGNImI31g77RZi4FqFVToL9B8AlfF2Z8EJJZQmuXaLHbnpgCt040/s9lyN2NztVSFVWzifg+Ci6nxZ2CCaKnbnt4itkfFEDm8SSzARM/oVdQdygYJrbcbdM6o1OZm0nmaljgVZL6j+bS+BICGm8qomV1Dz37T0Ulk38qKh+OKtvMUZN5Kqqa8uHpqIy3qsk9FdUOT5syo3Tlo6Zk6DUqUSJlucbdTVXQyw+bis1wJCpd476TYguTegcFwVNILT51JKpcQ4jpbnOucTenpxYQxHjgMwgFb6Xp7pkCrXvGI1LgmdKHTrXPOYRUHzplyrtb7cPUcJot9LujRd0+T0lu9S+IZKB3eyIuW+CyBMn25qnQA9p5UjMloOYCc0gVqvnGKcpMEba2zenKdqANqCzDNIm/FRJRKoC1r/4lxax3t4ZVBJvDMn8eoF7vvjMsIdhNWKfO0kLxsai2zXmr0WejOoXoFAPnQUDOVKej6jXuAXoum8o0wbv0tqemr3HvMbVtW46eoq++wj38Kx06Rb+LmmgfmHdDmI15SRW9RRbDeaM7lFcLj0OVvo3iKdebue6D2H70fP/D8fcpz4eR5x1PfXiZ78sORkpSxg9jpG3LP4yqbMn60pJCeKVp4J1mFfgTJ3g849Oie1hP429Met1e0ttLhs9G3rZZ+fcaCG33+c3of3qdBnE18jp75Ir2fOR3SXaJuBtMe/C8MbHOElV12j8RtItYxYjsuEH7+WL78XKKWt4dZVvtfLtisi2biYDiL0/7CZd6ab+fpv2e5RLiJhofS4Bv/KVLgN93CfD7LwGFoO2DEcdCQPCipYA2AVEeW6o8qB4x5bIaeLQaMPFLLQdeshxkaTkgqtl2bmmr+8OiXbU9WQnyJruzZLEMbHH+lvuwDgZhCaMdgEaXTLCrhOEmAl2SRYFWDqRQsKuUl5RgyqCJUY6pt5dQbzAfVEV2B02uEppMJLIs1DtZVQJm1+VrWXwtK3Vm7apCldCakkkimya7344bUBIsK7000cYuL5D+YUKPncTB9tADwYTCZr39WQdrmHOleptRxNi2q4fuAwvqHmxXH0DLneBjHkS408R4T6vDLuG2ujRbYVlnYoDyxPzkd7SI9bKsRm4+yveyGvlLsRr5XnTL92M1ciYPPMubPOFZoRfP8j14VrB4lu/FswLwrABWowdzCow5vB1YnpGwTF/W+DtjRsLHDlX35Q16GYmAGQk/YST8VGa/y0j4KUbCx6D7YCR8GvRil5FQlr0sgr3sMhLMXpYXs5dAReysQdJpbS4Toe8yEg5X3o9zOFrKYvAzMx7tKwgdwBBcoDXFH8duIAs+9zrnMAX6ejVNAVNlv/3X+Ul9CLHXOQcoWDmp76Xg9OpJfY/E3k1BGcu33/4U5X1XW2Fj3VbXOe80PhbY3VL1Vsm+iQJ/Ul9Owd9Q9gkCuOI9Uu7M2Sh/o95MEXla0G/UN9CTBz6nQDwN/d7akhw7khy3p0V99Fui3zLDnPgbF5x2TTuyPTfeehcSRF84Gb+60nb6NA2sbAfR1idUUvnH+fFG3VHS8KMIaVtxBOFzwaSeVdKxzyoB2osIi5P6PMJzlOEFW/J5hPVJ/RzCiwS5czbhGZtwBuF5Snga3/Q3OuY65zg/rneHr3GPKcCU+0Vr1eKO+e2XsAsnRsCvrkLGfkCxuXqKWqneRmdC+DOCkGGRK2EMgET7dpAUyB5bG9x4buW2njwb5gPAQgA5ZgF5QacB+ZKWLp5BmKWeIfwFgs5pLVD7YVegdsSVDLMIzxDUXrclX0M4OKm/gvDi+KS+aBNetQmvIDxPCS9rgVqVQK0Farlr3HNaxu+8Tob0RX0J+JzWi+FDkUddBu1GZyvxXlRz1dgaqMcb3I5Lc5DC4y6xXhQec8MawqNuWKc8Dfol3jccwNBtdJ5wo0GGtJAeO3z1ROw4b6rd546ppRIq6QQAPQyHMFB1UyPmp8JRUTgUmCGaIdTVU2HT5E9xAwYCC2/PwhshsBfh1wifX3ctvBHWCN4IT68heNuEV23CKwiPUcLLrszvC64da4BtgICPsEl4jrBBaG4rOGOH+GmE/0yfPI0MhG6bMJ3Pu93xcZcbG3fx2FikO+Olke60Jw3peNKQxzxpyHFPGnLMk4Y87NmGHPUEOH9mgfN5C5yXEP4tZXjRljyPsEpTGuFFgsHzNuE5m3AO4XlKeMaTvm1G357wkr496VnCeNTr9oW4CEGJvv32LBouhwk01qeIJ1oOg85Gw6cISFVTjxfV86jA1FKvlGnkFG0RBGmKZpjDghnhsAwRcOoIJd06LDW565xhCoj6NykoTeoqBUWIB4kbggDGAW8PQVgWkkCiER5Wop9Urp5xiRkRkQCEOyz89PhkRrXlUIf3Su4G2jNmWMBJ4HAPTbUfnNpAS4Iv4u6EdimcjGQhnfaxgu9rmczc2Sh3KnSJu0RXPD4mAuN/nYN2edIuFzvkfybG/zCtiQ/pGe8hNb3NiQ9XeGWKMizPbnuQV2ZYqox4li/niLXNLBQXn6CH+bYOC7YOn3nMtn8HTop4j49TKQSuMKsF6ldUoDW9fWBqwWHB7IP8EJUWdhrFT2WKzElkZWHnQglHPbl8IajW6o3hkdEW7XjKlLnC2av9ciy8mVit/w++srAbW/iFEmKRWiyVKwgXispCJw6j8sKuhc8owrq84SLIhl8v42cRGpshbzKRCkF/VdubijLET0HEF+AcgmBIrOPCSjBxygIyQ13cwJJnQZbqXpoEGXrae7/A4BIZ7ntqemEVDaDIRVnChD0Jf4H+EGdUpEf+S2ynbP8efCt4NuZ9s9hleac+eRabcwc0aQKcvcwT70ZMEFANwkCQGcLA9hcLmBqc5x1IvJ4YeaddmdS7KfgCJd4uRXZQMDCpt1Nwmta8rRJ7g8RupuAYxV6NrzC5oQnZ3mRpowMpavWTtFu9UZskx7hsMDoE6BmZil2UX246KpaM84HTTcynzrAE5A4WSdgpGnkMW8zcOWEiJEJxBA7/Lj8b+ZiZ/jeamdLCv3Q9l5hW7F+IZd3ExxDUMH/R6Qs3XLOkuNTdCIS57mN34xAWuo8BiydMttu521gOXMXpsEYAeqe+lRrRuu4+g5CbMVMzrpVN+S6a9vJSMZW77mMeTh3k8/Rcam/j9Ox0iJT2vAXJ250lNzBlwmz63duKEBbop7yvFRX2YZgqNEXol9IQ0g7VVCgtQBptZ3iPUKF1hDcShPnlMBefovAUwIkd5UO2jDB9qrraZIj2Up4MCG+AYJiKZ3AynUeQw+Ekdew6BxgXXOtiAhSudbFC5K91MdC5a11MwU1YEn40n1HTmRn1YTXjT3chKTIJnaLCGlTYR5THg30bs2kKRJnHKickOv+dMig43E6NhObjf1v/azO0/OapGI0NKEEUMJ46cxEoUiZ+Kc0TaCVJzUWAcyZ+qRA3VjTFeYJ4eb7zOA10CQssRT8+fzIqnYjKyYEzAduFCCxZn/fdxJIyFImohmL/n+2vvf2HnvlP9/38lvntL3iFH/ulqZ98tjO//e+bH936o3/401vo8T+99vp3Pfa9D+Dxt6+57bQZ/xgeb9n3Syv2feRH8Dh1/6EHLj72MB7Dt/3Tu/7oOS42n//Iit965efwuNr/3O8cXPE4Hhtjf/Xr7/vcJ/D4n694I/37VTy+4+3493v0SHO9ZLwOgrm5Rwl7PeqtR3DozFGctz37ruYb137ip2/oRNX4+RnKPUf5qnPd1A7zrJXtwxu3v+2fw3/aQlni52c7UW2OmFpvrpva6fCX6Fv0MNfB5yv4LmruQJpOI2DBevqGeVpd3aB7zl+e63JE9JmuPKE7oe2X8jRRu+ktIngu756N93iEQY7Kczwm5UerQ/zUOUmJiOfG9fn51zV4gFtRRq84F0OFduVe6hHJRepfdagnc1jRPcCBEPdRAgrnoenSM/xzNPyV+Dke/spcN7VDgwfUjsHeHf78OcKcOcKOZPgplQa8yPAs0oMMf9G2DcMfJHPqHAY/YJykfNy4SqdzJ08zHKuOY032TpjCb3V+nbkJHF9H+hZwE4Xf4kQsOL9bDqy47CE1k6VfxaHISzTLS7oEKit6Ck6UA3nKM3lKpUIPaoGW4oVIxVzihS1xGBUW/kEZl9I1pRu8LVxUFBsS1cFJMD0RkcGJq0v02u3C/ya7h4yjDijI4uKXwyyHTCVfmHl3NznncHIsq774dVpqz6al2B9OvzwLppoY6oVmFCwEHu+lc0RgI9obdbQIaMAJR8T1fxzvtPII7we+Lw6JxQy800lymsdDSIxg4J3jbT7OR9sd2onnmbVo6wcIqJDvYu+9xvgLjndMY9PdPtfNiiPgQ/THvTeV7YLCnpwezitsyunhnArr4MfpkcDcMKw8054+SF+gFaA5tVCgcRxAJCq8Lxqkh8GdLSQO8mqdxTCVFr6saKSioX4dpTrjCvR9tNrSg1SQ5wrcdAXDGP2AkHRQvlyiR8nG6FC22Ub6QYzL2RaPmp78LYtGK1A9+jqrqVNDZkQ+VzJZQTbOne5Dqu5R46Yy4T89vKqiUXmk8XpVUUf5Ew0zar9YoliEK2NUP23iMBqibUMSv+n74zAaWbiVNgwrwV3TH3VkNzNDx2hsV1ArGvSRCo/pWu7KaYWhp4eOoj0rI4PCTrRkBhbe3N6y8GkVNmiE63ZomRcFqZha+D7tLHy3dpI+RQXTWihhx7Ji5aqxZPh4RhbMcDcpgUqhH6xszwMUq5nhdJa4gv4ojwKtdHZsoJoDg0P9J1B3CAp2CIYxBDXDX64ntKOFLAM8/AYgX2EEwCsA4BVdAF9wpgwOD0V+1AXwAa4hHBDEiWfQnnA4oLGoYC9W53O8lqlZgJsqxUY1ev4DRXB7c4S28oBIOwO0s8yvFFtJaJygSpVbWbWtrKKV1W4rN03R6A9Q6RI1tNvI3WGdw60g4hRuCoNYJl+jGqJVCGhzNmZW4bgRI1CKW1tHa0ucvMqMvQ0yUDDERHJNSfoQUB/qRHij7PxC5PBwEEwrSzf51Nwlgx3V0jMEZaliqSgwNdv5mu38AHd+wHZ+AJ0fSDoff+/iloSVqfdBWGKk+sRiaEspiBk7W6qWErL4hsBE7bNwKQEuBexsAbbvLWl7djD2m8lCPG8KAqEybfKpW9wNaM3RZ9Z1eJ2ADHicOhz8kk/svDvjTnszxYe66yEUefuIVnqWzP77LFqxvmEe2cAVUGVwU6nvsS01kQ+qbmP8cg/RDq+Q7PB45xBlmKiWWUujSr81+sUEK+hq1AibpkGzoxEO0u8Qa08Z7IDVDt69EamBdssQdnxTBE7HqdJE/ZoKh8ygKbBcZQSvgzTqwwtfxURr0vDTQ5MwnBVGVbcQJqfqFsJM5UJgnrkQ8cCsyAJhSBFHmNiy5d4XedIaz/jQtWyEw9SFkWIerJG/q0QsSftD0PbycEYJXZ/gtpIPxh4EkyhvA5TSoVJoEI02v41AGsnnTjeXcvGOlpKHmazGmUfkDZl1n8y25kZPzZBzuklmr00km9qdXVxM9RQjsl/MLTkgJSgPC3ybAqomgdACL4HZENXHQ0LjKGNQpzoZ3jTeDGDaD9Mz9rmXEVo1Kac856i6Oj9vIN5ukKqSZxcH0PtEKu3R0uPuY80Gx3iy/XVl+5uV7W9Otr+0C2YBx89qjU2vaFi6CXMJHWWw1d33TpSZD/3+0wCozRqxfGgP+UkmOXvtRPk5bGjnujV15qH2+2jC+yeZvJ5MOILtRJkextNkHgez/+g8c7cZVGz8uTmo8dBPlnYO/hyUmh+Fri/FQw1ovXE3uA5vL05GrC/TiSg/bSxYSJAFyCjbROiwGIm1Mf7e89WM95Br2XCR/GTHndhMYCmBDHP9JLF94gosysLKEVmRVlGQvwRuwcVTmVgGl1gGl1gG5DS0AjDjQLMvENpVM5SdqMOinFVaPSRng6cM9G8QlL/JBjf7NVgUeUX3zYBzrTGJsRwONcK+uKnG2GZEvPRWmWNkbiidx3YqGrRL0xDyEo0zg1JooMt4VNOMR9Nwzpyp2oJ5u6Y1lvJ+tMY1lnJ+vOY1sOY1eM0DZg3zYQOhwxBUvegjBZ5fa4llxRpW4BDypSyvYYQ7NDnjFawA7qRgBgjsgzRIeZr7Vn7FOzzgWYG2GZiOeQp5IlII1Q6WQP2Uq7LTsjLRqhblThBbTSHhfyx3u7h2L2RyITGXLMJPCfySSYMFpXe65E3hJIogKAbxB4gJ4Q8Qp9BVc5APQAxXYkgsFS4CZ1JSQf5A2eRPoggCnk4Z202XeBmCIXHytKP4BxwQF+k9h3dlhy05u6i+Kw7jmI6Jwz6sCLa1XKO2WKGBFRmLBKrvcL/FqH7IsfAWaY0MiTb2xQk+6XpqWh2GTUpKYMdmRiwAJdS4q9SljlZW6JyNMssrQ6cki0b1aq50N73fg8pPwCThBEu9u4KipP/Lln1rK/Sx9c5sc97KgkrvZJRszG/YK2YP6hOVoMuRMN30aYPvLN3gO8ts8B3Z4DvLbPCdRRt851IbfIh1t818NxsFdaHpIPLtdhUjYi+ai8aZZzkJ1Ojnk+ZCT7g6Qd3itOBTPvToYMM7rURmf95hoX0X+j4Gce7Rbg0pzZ0o2xIjhl7dpEexUECCrfayuD/Pw0/zSu8t9Zsq/BWVBqnLVmBQmdGL5m+hd04ptg/LU0ZoqOL8SWNm+TTDbLZNW+cTsSIRiEup3KE9QPcLv8M6UHHzLkAj0DOF13WUbVdvYz4seyYWY26ZjwrzzJFC3TTPthlEWViAokQ+pzsRxFq0DNAiC0uY9aAxIDf4nY8km8jkd7BYfBN0z4tMVAsdABIyXMo9h60+4NmJK6Iim6XkpkTXj7Ce3rdG6mSk56P8o6xzMIQTAGKBiYh6h6LsBve1iqG/s1XI1bm1RK7m5zrzkd+JpPl5ai6OJ6iJ+fntLJ18+x9voQF49AT+fQqP/3Z8J/3/XTyu+D8P0v9ntkDKs715/X9sXP8ff/XZ+e03D33foT+86ZNbOvNz8Q9Itc+SosJcqiPJIUXBBMyVgctPhMuJUJoYFgJJYY6roJamYTEsVVTDQtAzKwlZS2nUvQtWYmd380eSbVMi98QXHHwhj6XI5NNfIBREw8474H0KXc2/f6PcaTE8A8OkIfTMscq0mgO/BosmgiexaZQOckyzgRNgzYMEtsMkLqwDdMnivAUkFsXniAkN/lZpzcfwxsFa5yGgRWEfT7DM2ci/hHZrRkgCuDk/pbTaIhrAew9eRb9tVX3Trar0r4fIUk9nlXSWWijUxLt0tZ5Y5TGD3VNzJogZBkr79lSlvvmqKv3rMZngeLezRKmxVkL+H09llxkHL1lPeF3yHmcjXnUCoIEmKMGRViW0YbdJN+PN93W/uGj5e/t9bHjo8LInH6Yn/vrjsnIE66hj7RfFzqrt0NPrrLYIPVYcaHPs9eptXSupvD0d3xqsQNFzSdFzcVGFxBpFnoL9A4z7vq4OtoIHXfUQ8Q8PWQNZimRNEbY05A8tODS1tXHWE5Fw+TUXeQsth7NHTvVqZIbGIs0/HOQTK7kQ0E6OOkUh0WQArH3VTVJr+6rXC9DyVcE1fByNRrR119oRgvL+JmXU6kntBcHbbYO/rW0MXtbKm4nPUYtRBvaJPow4IQJJGyZmYJgIa1GfDRP9wPInfKZuYyGsSQwTn56gGjbfC9tE1rth20Q/sU1UYjIpp7Jsm5iJF/P40J7P3flIF4rAiiqbgiIuTp/Zbo9GzI1BjE8RUmWm2OI0hnbKZjMLM0eVLqu7wwObwalvUENP0fh7sBilItU3jaa/pa2RpI6NJMesXQ5GRVlUg1Ir7V82E44GzcU4US0FwU7lQoWbIKM5syhasKq8Z9ybWcNi871GT1WvGZXNpGftBBhtnB1c0Z/pb6Wm679BTVXbbvSkutksMlfkh6/6Gqdj1qBIjTvt59a3X/PaWbFejPS2HyG0uqCuoWp0H8GpuxDoKoGQlYe1KA/r9n8vTOp3Sew7xYT0bRT8eBmaMBx7OwVsx6NZKXm7xG7t+wmvrRdWOG13YQVNBz2O+iCK0Ya+7dwjJR+h1rZHJtUxhJ3mpHpYS8JRzd9XR7Q0QM3ahNfhI6EyqV5D+IXCpPqKkoRnEFYnnTMIOyOTztM24TTC7KTzJMKPliedJ2zCxxEWJ50OwnPBpPMYHhzW+4V9oYfmZ7j5zrQ0/0Ep+Soac/Wk8wrCc81J52XbugsI/Unn8wi/Upp0XrIJL2qGnHMe4RfoWy/YhIvyLR/fyvK3oMTMHzuvBFjqHCKeiHV7BYDHtbT1ec3lcyifl7Y+qbHtvo7aDJQrICWQQbiXEuib91CwclLfTcHsAEZesU4JH0kAfW6jOfvHjpgRX9RTnEwRMle51Y/RtrO9dtI5jrAzMOk84knCMU+A/TDCfyYAHLUJRxBSv2cRfi036bzu2p4870qOryBl/aS6iPD8wKR61RZ9RepUL9s61QWb8HmpU72E8G9zk+pFT4DymstAKaLrJQHK510B6kuSVEZSReD9tGfh3LHFz3uS9zTNSph3v7gRkIKJUpAVc2JeEdmelWM2ECMnMWDpJE81yVO1eYaTPMPBID9tdCZE4Uqtd801rhMMIdq9zpkw/OFxqcAEf6DEAPycwyYjoCQYloGp9Y5zjYP3N4q2ePwuUmvq92ogQXX3qHGWTlFanRxZu7Hv92hhM1SiRlHhFJssUIUUiWoc0XWDXtxK0YubHenRi/NFL45wPq0XlxW9OOiUX001nnNiGNK2JoHGJhuzOYnZHLzLVawMCkg2QVAXHD68beG0vuUygMEkTehhYpOIUK6ghfjNshCvoCAzqbEAa6jFKuizQZYMokf1Bz+lUycT1CxaEcrQemRe95vkFOBswRUl1N58LmtIWos7I8b4/WrTEm1rgy8X4y7NB6U+rk19i21T/dqmbNsCaxXP+WkNSpaVW7+JNewlhxext3+DRWyMPzGMPwZ/xvHnclnT3kFr2jqnF/6KBoCoC+TPrItIq7rCAn089vKQDBhrRvrWy8FBApGDoWAHDFloSrrgaNx28d6pSG90csiTIWDTkpS7qeQzE+Z4ht3GqBDbNAej5ojjCpaCuygDZzGQXrp8hhPEvme6O8N/VJar+3Z7oGAGcJEHisc28FmMMHpLnVD4XScUltHLd5k8Ay8beS71Pda3BGFn4pnCZ5cOrB5p8lgBclPrXYfIUco9hWOdUQS/0B2OHgcSUAy3fGPKgI2/kBFmLoMvJA4g7BdS7k7Y94SzqHyWywvqUmYwkJespYvKX0k3tHd0st9odLKXGh125NIdnZxsJWli9QxOLhmcHDTv48HxWHWnZ3A8SBC41Pf1GZysDI6XDI5nSXK/4ckF88sNj/eNh8dLATb5xr9ggL5BPd0h+tEgnyMqH8yo6dwM2/xOZ7DKXVTWzwnRMIfYzGMKj+3iFM3hSednlCTQ+nNUElZIwo8rrKi5kK3ZPDERYP85MHrno+lmWGBzKsggiQ5BsohFLyxR847QvpV5nTcmrniMutK56np1hOu9ISyjis0w+ZvQV4dVKjMbl9nSU+Y7rlezXGZHWEPm7WEdwVYcn7Zfd2yZP3B6Cu2EyR+VeTtOTTY6bwsHUGZ3OIjg9nAIke/AIW/7uJqqboS5RTUcgQ7w36lwFOGrKmzBBcwrKlyB8GUVrkT8iypchffzKhxD+IIKDeKfV2EIydc5FUYIz6iQdYpPq3Ac70+ocA3eOypci3KPqXAdwuMqnDDD1TshHN3o/L2K1tPzZcuaaCsxD7kMQQ6zgRBjwqwza1n2JlMzZwLel7GLoPH4MWdGzJo7S7pIs4eL99lmhCUi4s1iJoiL3VLyA1NaCJ1wJNWIYtlj04bAhMhWylPVq+8suTiSD+OCOYnk74XxPjErkaqYjSNd+gQi78KR/QJBIboL34ROQNkYM2ZWpXqWMc1uz0bjx4yBOsKAWWlWmFY6d9GD5noTftXY4ZhCz5JicCTWDwRB+5FC2GiXw0r7Y4Ww2hbrF7/t0oJ4NJ8yt9NhkX7LlLNOYY3ihuh3EDZq9DsMP2XDZv394nJLW+9qLLB9RdA2nieJt6qX4/jZ3vgLcbzge4LpmQmawJPOD/AjzWxYtvLjUQWzVs7w45ThA3i8kube9eoeeZylx7vlcfp6tUfElZpmAY706UlIjUcfqd7FiUQXUNsHJrlBb5xKepE0xgf3nQF9hgwvx66S0JZDk05emvIDk06RngJYj2RgSdXEeTvYSc5476RDU9AUIf3JmBKf+nEL77neuYq+t2UqAVECGZr3CXySlpTBL2dMBfxyxlTBLmdMDax1xtTBWmdgRAdSOwAunLDqOuftFAzDZCVjBsGTE1KBJefv33298x3ytOd6ZyeBZC/kZH8SO/2iJ9nNZaDvSTz5ati+O8CzyGn/D3CLUzHvqKbAz+9sBXsV+HGsUCsMC792QBLATzdM6huEp9zUdg9O6k3yQuhzEIy4I8bx1lI+MZH/qEerLIxteOsOU/ngvf+vfgNL/H32S3/QrIpesTqseatBC9BDOCzzZtyH9HTmIT42m3X3R7lxhyVjufZf8Tp2sMWislx1H5ytXeecI46JBQ0I3Un9JMKjhCRP0EMfwUieFsTnbZmLCMuT+lWEjxTYopYTXrYJFxB+jBI+bxNe0vC9Y3LrCetzNENhmn1zKwpu1GfAywZsWPQMPWK5KyKo0vqWE5UzquL1WI5AtVwDy15ikK93FnTatw+EDcQI51I2zlj26bdC1Km6HKkXk9rYurYIRy/w7PDUkWej2jKnqHXZ2NSWOUWtLzpFDS5xiFoP+kK7QZPyAlh7PJxXKaW3ZqyIBn26lst+aehBU3tp8aUnFUc5iBqEquY8rehs3TJEdN09ROsxK6+MIGo09uwHhbSKyexgc5NhUxGFtMxUVGWrP/ytmlFEZDgCf6ttj1cEaJzl2udp0gHD3m0qfFbB59lmeBebP+beRzxIE0eXI+hGlRcZfMU3Q9CcC6EPjLDF40BJkHa2iClohCtBGSnm9hKOIz+0owRzpOquUoG6MzNlqneUoHpcYXucKdMS9bAV3PpYdWwlJcNfnGliWR8Vvp6SV4hSmM28Ut6QWffJbGtu9dTcwIeTzBWooTVvKRUXF1M9xVTYCGgdbfBKSj3b3w+MhBob3FcU/l7gv+f570uq0+mY5pmTj5vaybNRcIpY24At4io0llUq1Z5NTxf3NVa4uc5BVSDWLyPM0CxVdnIipPcXEf5IwI4ImEZ8gmfv9erjCPOsuE91lyb1Y3ZaH0dIJP4RhOdWEdNrEx62CUcRdijhCKa5dxYz/qJKZvxXlO1vz7QtpqetTE6g0mLcjmrQTOEYzNbtn75+5t2/0PnqlpMpBYOU4U4rqs9FDONONMhGVIvnD1VIWVZJlrF9pWCJnmDsdMta8Q7beclTy9ISnqTVtnub3XTkCUGq4jh1bKFJSLCK/q4wg/R3pRmgvwY97UdwiTfywlGamg1MR8GlqMJ6nSHh1E5TYZXPCM99TG6HkqkarTZm4XaZsNE4nvtkD2kq3G4i/O1jnbvLrKbJsdOM42+/9IVd1Khvzno3EuPcBu0fw77Wu1FsvTsaZUIoVGZgvTu6C/Y2Gcz2tPXusEyzChtA1M3YXuq4vNTMwLtpLFe9+yBNq8G9Bw/GFroZoQTVJRa6DbbQbbCWdxBb6LqEq9ZC1zPBqU8SDstkM5h58Yx7IvYGwjPtmJ1pD9uZdtTOtFmE/qSepuA/FOEnJddXwHncTsDPKJmALyiZgM8rOwGfsxWeQ9ic1M9wwhh7BOGEp23CaYQXaAI+iYfXnEuvkHYlXDrVBlITDfOoBmrViQb2gYwvmUeDMo8GkaXOWXLQ9aAWVFdvI44eq/VGZ6t8qwaaZqjMoKnta0VjMISB/ggI4uDelp2rqxA5Ea0xa8wqyrWWBpYiNlNE3ayhXGs41xqzdg5DPneSahuboxpqcyfnz4Y0zP0GjSD8gAD4kMD3gAXvvQLEeyio4ciBiNsYjhw49l0S+05QtjEcNnHsbqG1OwQBNsv4Xy3Dv0myTFCQhXw81z5NVNYkRrsXtxhvjmnj1oQ0bheYpUaL0L7PNqps/SoUaQQLrKwoNuPFHt8KZRZnUOfclIOoV5p1sI0ss7ZsJBuwxaZr0z6fKkO24bL5GrtcsF4MRERBZEqMqarvGYXALn7Mdh/F1gpKP6sh0BMnNrDJ0dYMo6PhYxt2WdV7RmEmNqlncYpKi5hEEMxeFVfefvtVF5F9yCVrOW0ktpawKiq1ooIpmqCP7VyZDUpasHNOjHC+zMZzKqqw3UVUxa54XyusdrXaYMfoygazukjbLolYzCVWhEusLsMlVhZxidVL6dpV+g09dsIlXnTycOHo7lzSOvONRwcjMquXZY1Rc1TvGj8EBCci3TB8gasYrHxECcBUlkz9DLGbQT+rJWI8g37mSbSC8ni/6oqEcYTWtKZoLRv4eiwS81/kNZDtJfKxvUTJ5MGewlxlBMYPLWZOh63Z2UVo4QEfWsyopqLBlRWglW/tJYj1TNJG2fydT6DS0WVawZVlZglx8NkiYFBFAC6zjLeVCJxwlcBnTOBjiKMNIa4axVtULAZsZkErUB0HJ2z52cIpQB3d8YgbAP+72oxwOM4GaXlwwePhGrM6XFsM4Lgnf3spI5YYEI+34C2uDi64dQeLgvLW9mFcuNM13FuzWt7WwkARqs31m0sMOpt5jfCkNvNaeUNm3SezrXm8p+bV+HCSOQ8uuH4LC6x6iqmeYipcXSz0Z7HW8hiwfVq4jpiP7tsE4yXBYX/UansAzzoC/kUYZqzhsZZsa8wEwZ3HdTwVPYytRKs99kFqauv+p4x68mPheuBbH5IyFK7mQyR/oahtXHznSbQWhqmqa26V4m8uo6SOEjl3nk2HOvCzRdt/gcR6osTrRcl3iLLCGxiBI/COKeunS01tm8EBgbVTXB0b1Q0BFQHbW4SflPJ7bPED1jyPSjtx6QO28J50WTA9vZDqARBVuhQUhYXPKbOO2EAL6dWGYyYoxgKZxgKreT/QmgKcq7GCDMC2m0LAaGsaRFBX7Qsi0b33sYJ5cAFneuGzCW6erJb/YugUWLAmRWGsmIZM1ZZz0uUAmUKf3q9GX9cs7CJQlQ2/DNPLMMBYtJbXvFMRgjBMsz+OHJNIQ0BlKjEkVKKHLgTiaZsWQNFW6mDzRm+spDZmDO0Rq9jxDZ6kb4TEoq8yK+37iqUUu4dWqi6tHIjppGOEWo7EVNARrzy0lYcBRwWfs4u2y8pZ7+2lgLvYyckiMlZaQsYKlowV4+l6C7s9DIAM4oGMCJkvhAxHSVRvTghZ6Q6mGzEhKwqBCYRuFGLbry4hc1JEJhCyYjPHFl8pQpbObGsu9tRcSBEyJyFkhcXFVE8xZr2wfGDdAWlaDpRBiq+xvIwwOOwj7RUbwTbq3bKDXHZKitpUbdztH3lg5z2/u+aG7+Dk/dblDnjBPDih4+CEqOFSh7/BBVO1wT3Kf2mfLi1E0XuR/QxcTPkT+mmN4hOa2LNSzJ7V+lJpfMi63wHDme9hOGvMcPrEOUJQ+xdwS8+cJjtDcPbjEIs2pM0IRu3sJYDNicrMlAFYFAMbI7bqiFzjymq88CXaQ1CSy6aynJlG12HTeMkKzcd/wBFot7QEtjSXlBi+I8UTsuWBbFWNR2SrSmQLnJXXhxAoXNEC71tLVwQmbMWlywETOtY5wP6qyITOs4TOY0JXA6HDoR4IXRH6HkToiiB0niV0RSZ0LoeGhqkaeqaaEDop6tiiVTbXEkJXZEIn5Zx0Ob6oo0//HNA2TbQNXrj5pUwv5YC18vOoBWDEx/IwH0L1ElEN3uR8K6oecsMD0RRR6aiWjBP87zkfSKLZ0SxvO86p/VEZ2w5GlUqMKlU2IWOc+TIsNB0ZbI7mqIod2KgeD22Dh7ZBQ9uEf8W+Q+vw0Jb7Du1pQKLf2NJC38DgwlVjmRf6hh3cBg9u861saaVkoSdclYW+zAt9w45vWRZ6eZjFRgfWaAPJCEv5Pbb4ASqNhb5hR7nMC72Ee9JllxvlQQxshQa2QqDjlxq91AI771QCzDy9OQCoy/ZVcTRHAZu/beDdvQx0t6aBi5mzLHCNBc4mymh6IbvJwsYsA1fHFq1SmIZp1ZZzvhmYaoCxSmBkYzS8uPTiYodSYe8F7BYjNYEKRN4BzUhzvJF4w/mr4mHD8bZKLHzL19gNAAxBUrOO4oU2Rmwm7m2S+E2c341r2S2xu6Vug3ZeBD1knW8KAtrYRo1WpOICe6TAHm5kEjurJHpWiX1lHN+x8R0ln4UyoP0A0IuCdN0HJPMBbnoSe8zWcWxR3adtPOYf1j1aSz7hKvchAFmsoZUYp7hsQZvlcFOU6+NOI0skI9mYJl4zkN+x5UzULweXW1yb9A9982iOZBf+kRrJNtqoZzdsbdgpRr5PO3KxzHNJO7bacnuifjlyJn+pdtg2GNuGY8pWdlp9i62YjUt21P+DdmwK/jTj+jO1afcwMSZZUYGL7xaCfl6Oz/tT/kFZNyQqIRiGcSs7CZufh+vIeXbTCevx+Tm+ekzyViVvrRPV8bSZMtRNfX4uogKwya/ZcnCVNhc1rGSkunUevnAhTWya5vwcHjdFA2Zgfo4IYj3xipo7Rx/35iCY7NCOp94tHg63e4zowTjXqCp4L5mPRubmiTOs0iO9N+ej0Tn6HFEWakLL7oM8Yq3E6AC9o0lZMkO0bSglnpKphfOdk7DiL90J9cXl7QQVe5gPs6Z8IsRZEjtWgzsDglUHP9FK4pBWnjAr9rI6oBJtQ7DysKyvmdIcWj4yJz7oSoCfaXQi72TK/Vm5czZadQl7Iqoqh7sU5tDp0TnTU9ijwmPLF+6LCnV2jAcD1/lO5/GzkVm2vDLGeqAdsx5oV3GYMwYubsdOETe76hRjXFYc0i75GnsS6BGaBsLDFsQhbV4c0uZSjl9PaDiiPZzBxYlcl73njjjok52zUXApQzPYNyJT8RKZaCE+Gflno9Il4VZmwb3DqjPgWOupmxRgjYorTQgUdVPksGpl4GVTOkVcU9FKwwvd+xKXVAjQ5AU0dQFNTUBTFdBUBDRlAQ0ckganofTdfmR9+xWnnWWvnUHkiMUGNMEhRXfas4Mw2XDEZMPB2SN0IH6iLErabLLhQB4PHW3I47cbZ9sPUdcNLEP66oSzg1R2Fs+q4QaKIZP6uY39crer0KOvWRMPq8ftJHrcTpBjfrWasiX70tpsln3g56Y137CEbYwvPvCVVdpjV25d1FoiSvU2OuNR0epP5vlGiijg6wP89kuO9YkOP8/+VOKBVbxT+9YLtW+9UPvWJfpR33qh9q0XapvhJd+6RH/RljyPMJzULyC8aCb18zbhOV9cop9DeJ4SnvHFC7UTlW7UT/jiH33PdU7HF//o77zGPY7Hkvim9vujIfrQ63fbFz/6tKVsP+90Helje/q8WtTfiyr5wKv8eKN+xTq+P2996b8Q+9J/3vrS/wUtIHhMiy/949r60n/EOn8/hpBQ6mGEz5T5aJoTjmipks8cfg1+za0v/d3XOResL/0d17gvKUs7+3X3+cUu8n3bN/hPt4NzxJe7EWZ9eznC6xnrPz0jCV9B+PvUsos24dWMNPkVhH9BLXs5w8gmPtQz1od6Rj7zvC10JiP3JDydsRclnM6wHnWw/5NnMabnMglwn8uIH75qVG6Dv5KLEijP+W6eFzPLdPl0ZskIxyc9uFDgkLQUcgXRIvQ3uKc1cdEUPqHDJnvB1+Ds2ZEWpEOWdn3P1nAweTQeVvih5H2eFkpMoVY0NAdRZZLQCUfYObahGeWKTAoO6ej3tpbowHpRFrEFPjVAbEXOHKqieV5LfR43sqScv2ZN/ma+7KMsd0FW2ECQF/mseI7eoJ25aMSMzDMnYN+HzTAtv0O9trNDvbazQ4+HQ7hxdfhENGRGTkSjZtQM7aPe0TjsNqVe49nS8sazLhz1maGT0ojh+AnGs0PWVS9ckgKYIylgjlhgDqfh2AX+kGmc7AF9485WajDMMHVybymDL++12qHJ0J3rnOgOD73sbRFc+TacLI828SIsHKBl2RNhkp0vn7Uu9dmDPi0w7EH/x0rWhT5uxbCe89mD/rnQutCHMZ1NOIOwQwlP48GFSZTMGbjzx5w5ZguwF3+aIny1wW8U5G6DS6BcF0o8TdhJvyWEXrL2Am5znN7ppn/cW2YazXqLppFnIXE0IySxO+Mv2ta/Ylt/wRPCxXcPfK0olw/0VSd4zd5W8MsZAe2TCAmiTyB8iQDwcUs8OgjXTerHEM5GREZtwiMIhyf1MYQXCLQPc9FU40fF6+1QOBiIRPO4Kx/9OXtfxyOujOcx147nw/aWh6OuDBtf6IHxnLUJfKEHJfCFHhhPvtHDZf1Drjq+K+R5S9uf03Yc+QqPER4EXPYRLyZ4HObYC91YvgRkUOheN/bFZY5Ek1M76znci8qIWCGX2FanogpcPA/MRStNeQMxJU0oQkDIenk4BlpLu5i2wze5tbo3MYMA7o9wcRzfBoVLayjP/ltLTNG8/ZG9sNDOGE84Trm6kO/pZBauHNiLDYmUwwd5u+tm/OIWIpZBVA49iGDMCvwSBayxR0b6pecqPKfeH9ZTdK/MTuzB1u7ioMqmVKYm5K8irq/Y8yg6THN/PvZEim4z/fnG5G8U5G8E5G+wS/5Gv2XyN0q0Z/Qk1TIEqmafQP5GE/LXhcUQNX/MjNLerOe0PPFpZlaiL6vQAVtVkrSvSwYubkkXoloDPuigndxegiRfdx5biw2dSMjuRXHgPZL25w0eZnM/3yJD+JmPqDGD/X/+lbn5ptEzox0EcBFDIMY8oMCs7MzxLFhPgzOYdro9CkZgaziCYHM4iDPy4R5gJf62X5sJh7qPg8Vayln3SNpZ92DK33SeaoNJRTKCidZG+hMpB0ODxVLKv89gepxK5SI7uugtGbtr4ban3npKlmhyptrek1akL1qjRFa8HcLMwL6SaCnt4uHmkK8ohSkHx/CsL/pBkD6JYRIQ0weYghByPM5zMKIN+QjmBLsfp6cOlKMQ/78GUnWIshDScJB2Pz6YekTyiLg3SmdePPJ8vDox1cfFzsijBKvBOULZEWiOJdhKWLlJkHMCC9toymP4KHABXxud64D4EGDZZzhffVgdR/bFmJzCAeb6eolAwHeM9aECw/iZj4bmhR4s/flXRwWGhQoML0sFiFtdQgWMAHqYb6jSW5eZ3b0TGb1fHs2HBM3/l4BaJ2IOnoM0mg+lHpFs0TydmdF8eBGa55ZF8yFB86FeNK8K9HO4DKwHzXsc2SU3HgynbzzgK8WG7FQY6k6FYTsVhkCOhmynZt+9dT6p5yQt9KfCWFLFt8N9KbmZqx8v6/w5eNlPuTgHf4XPT6/hqw0duS0MwjrcFgYHBKctG/mEK3zyx13LJ3csZ/pVy5nyxWUle28Z2OFXbUk+lF9n7y0DO3zBJnzeFXYYF5gxO/win+8vOO5LHrXxN/iaMmJcXdjJ8hW37c87ot2B+2SJzeWD/A51w2tREps1JaZOwlhLsmSlTNb2yW4HXlq8bXBSpWe5NKzGUoW+2f2HMo2zUSw4bEL0KrLDgbNRmBYfGogPQxEfZi8hPsx+S+JDgNPHKc8F7eZwd89h8d8q7iP4Dhmnupr6k+H7OR3uV49ENy1ui+8nBFEpIoBRkQckL4utMd9HfVCyGNbIFJ4eSvwwVcngFrFK0DW/iV0U8HU/0H4pp+5QK6buUIuKXHguEeovvoONTzpSFxtVIbuuMoQDU6J3mRGmeDaq8WPWVCHWrp3ifmfYYafANhDYFgS2eYFtTmCbFdj6gK3HDktj7d8veYud8Ty5vv28m3LG8zHirzv//zrjqUNS27iUM55vvwedJr45sMiDjkIG8U0ziPQhTvcu6YXmnOrnhYbd8Ky1bnjODy5yw5O1bnheXeyGp2Ld8NDOmd3wdP3pQIwLPzFv5IsTdXt2aFI/Y93TnHFlEJ527SictglPIoQIACGLANwe1zzD6ORI4pqHofCEJI0iqSVjcsT6w8Edm1xvx3qsmXXFC80Li73QLPUws9gLTa8sfqkXGqnHJPWYrpj+3ysFe3T4RXTTxtwbnWrZYzOTAD5Nl3HBWlmS2OuR0zXO3kvngeqSs68ScGB9tlIHKYYa95nhij+jHsqzY2pYa2pWifIe8qZzD6nDPBVPixOB5W0VYxf41chvuzuY3HsQqfk7SuKbJcrRikMbYh0r57uH4FF+6eQKaGShQBCwoxwNT+SctwhSQWT1Vli94+b4HF9hr+VGxgJqz9A+XyrOGakml1RTtNWUkmoKqCbH99X78NOBariRcNVu22cWt6Zkqyn3a02upzVQRVquNWVbTaVfawo9rYHv9uVaU5Fq+rWlGLcF1zXSOsmX3NWIkRf3CXKZq3bhzsND1XpHCafMfHmYJuIQ5eCHW09FTTbPGjADfW4L+W7HgXP6BvINIR/tAxsGhfllBPpZU5E2TTb3Gk3XkZzbj0LzbZQvXYFhLWu5g6VKYkVDzvZ4kOr4suLmUP4RVhC2b0k+2OYRMCgARKsEjLIpwDcNC7IgumKD8+oRFbXsyneMOPgVZsX8QpMP0TXbcWl7/SK3irpZxFWLhaXeo+n7w9z0Kjh+25J/tC3BzQjYCKajHdkQx6AH8FsEJTb8MrW2mQpXmgaGCtcfF/hofqXcqqntoAzZry07KPCboPnmS9rE4Nq/B2kkpSvDocEFUlNRXeAdhTRmlBbxy7CJuO7BpUMVrY5tFqhDq6F2FdpuDy/NbI1YVhv6QYkha/FXw6eadoRNyP7ZrQEgV4kKc7ZwyOlSTbCwg0C5GiNMMNwVrWa32oQTdezq+gEiWsPYsvTyprULpbiVyQ0jg7Zja/rVZNYSIi7tIbV22Jg+SifS5kE77JRpxIzb+uHRYiSx4ogSxIiGbQ+Hkx4OSw+h/sWTCHdB2BhNkE8AUAAW0WSHhBW2Szq2ICyZBhQg6I8zB+w2JXqN1s2bGqJrHD1hyohcT4zfZeayjsEkMBNmYr5zMqKndXNQYypTDL2s55eSqVpMxLSHskaD6VP7wBROnJJvGX7hz9l8NWPTJ6CTzKnf6Lv0ldSnmXzFU8ME4QZMVVMVNYeYlDVBylQ8fXMyV4DXNRAmzS+DcHABqtaHHgETIswQe3Hs5XIpVFJ2xJbtM0F4ZAlry3HZjdabvJAFwymgrZh8nGFccIKno8y/NbaIpX1fBZHjp6Ur5ejC7Qt3QGH4ChPTg5WA2PK0WojnasJymeRr+0zyK9EkEI/e2dNbDwNpzIybOtezqU89V9mOWFI9ZjYhWG3W2niL+l/FxVs8TZLuvIENPmGpDNzG787WU+EbMdh9oDAQDvLgZ5bR4Mwso8GJy/L4uEJ8kmurwalZg/ONb2OVmAHrg2SQlRfZMbi2GpwZ1uAc5NCEA7zAFBINTinq2KLsUcVqcGZYg1PKOelymLEDffp3NZQ2r1jYRaM8aPjlDfTyhoBVs+gHxONquRcjhFEZ/QnN5YJXG1OkaHRh58IdfIsMoW7odE4uNOl7IWxGQgxoqCgqEpIyxCKrERR9E6q+HLWO4M+YuVKG8Spb9Uaz0VaN62gI423Vl6PWEfzZmKoaWuDAf3M51T/GuEB1bUotFqm6VqfWUc3raGjWSMfGbQl6THdstLvEEm/EHxoxb6IWEKnG6rJQfLsVbMVhFHMO8pFhczXjNnMlppvmmKawFE3wV2ApiL2nUWGTvg00IvSwwTR5LIXJqCRMBvxHsYeaqniVJOZLfOOsuNbtKPGY85gSfzXH7fsjCIvWWVeWDbbZUw776KJN8xEbP4uwDMNtfn0QfnPECZCCj8eFwN1DzxswDBswfIH9w64aWicfp99r3SeSW3O5ndWPQczZPp+4t0Hbzycubk6r1Ga938+zro8NPF90c9h9yBpW4HCwz83iuPicvXx4YJMzO8I8f1I2B+AhA7lnCvY60LenbUjbvZU9d4x9kIYic/9TpvDkx9i8pF/1ZSjdQ7VxGergLUMdMjF1YD+baNFB8XQA6lB6K587lpk6eKbC1AEuPk3GUgePqUOFQxOC/cykqIMUdWzRKnyeW+rgMXWQck66HKhDue+dbUQQikQQiqyf/Tnc97YLduU+m4CFPlRN8JA1OXh9aM/gynC14yBwNAu8yPKdZ/YP8CIYcLrD38ZlF7D4CjLw+x3MlbIubQ/daZhDZOWap/OxH9UoI/bUWI77tDUrxA9+zgysoX3c7SyRTh+L6Dxf+NhixV6Z7TmsG3lYRBcoLqS9IpRmcC10WsicurtGLJ0LyxhCL0pebAhdXGQIXbiUIXQxYD96uPZyUk/E92TTWo8omBGyLeFtrYj3xWXsi3HaV35y28DhqAJBmqmcisqE1OJJUy4DL7fZrWI55VuHPTa2Z3O30t63HPqETCEQiDmwylT7wMH9UQ0b9eTjdXywYeryQd80drBzgzrPMY+GHwriEiJDA3SOctGQUiPvF7f9caEGF2rawr4tLCEoWlNyTOqrIQaNa/NQW9l4qE3I1WYBlhd5k5rtidl1oxhtlxAM0j4ghEFnDqaI2JJ1PaYkmkDY21gX54Ny6F/GIX8Inzx+cv3VgOFYMzQ3HxWuFd1ixAdmmGKCa11xsOSzisMIzbhRgB8i18CMzEUt05qnHdqoPHXiw6Hs3SLTVjKYYSkujEExJUp05PQUyt8yfZlww6NYDb63atJEf8kYAIyQP1If+oG4ARll7L+sfTlI0w34c/WU3EJiWCGyioViQm8KPQSXEyWpwu/PBNvxITPfczI+FZaK+SUEfOklg9UfVRGPUYLR9jM/pgShG0BoHAA4MP8uA18yuOOyi2SO7SAtpYwUZUGxMgtx/LjinkqrqBRHFVUIkeoW+2q2Vt/W6ttaM7j6U7Dvcr7tvSq4V41xTwlODQtOrRBM3JSaKU3pIWNh7EpnsBf1uooZYasf6o3YTvei3gqLaDHqjTDqjfSi3qgZoToT1COEs0ojLXm6JOpx4T6o1+xBvXovzqWGhJFyO5CyH2CraZzDkckNgnAW9S6HUeiw6bkprK3uT+Hh1YSAGbj7pMlQ/TPdxUSGc1wf4+QNwMk+NyGWxCQVYiw+j8Grg8MsT05qnPi6meCHKhl3Rj1UnFHTWXbzTUxDfhw2s3xOo1ke/uNqEY6zjLLQfo6dLrOQMujnzYMgcsyDOS09zLL0sf3MDIwH6TFodzwrYCy0j6qdJWUzns7Zhw5LCNuvHU5KnMtZWWKh/QKV0Dbj+aJ9OMdyvPbT3RIXiizvYz+sla4vjCoc6F7WPq6Tg5JaVzU9D0Xm6lSbGc98X128TZTpJY0LahlOKGECrulhGIEfYd/bNfCwnI8i5Ajv4YmwTlEPTxBTytdhtJ0JfWwi0m1RApvQxyfaG24rsVtgdTMiHkEqbcHbg7e1cBd2+0iG9lXVn1DoyZFMWBfFkUIiomxAqtEehA9TJU6q88DCI4SLfJUHeDW+Jxn+iEtt9YBRt/FUVrfBUK/fF2T7x1RlUuOgroGLMPmEt8ouXQrtMfHPi0cFCleAoycRH7JyI+AEB+C4lGP8pqjAZtmf9xBHtY/bs1Mj8U/rbiRg1rQwe0mn4eVZeF2+s+QVM13kXxZyGDFd/Unu10s6bAJyDYKcio0/xPCe9yWDUJNrxPDT0lgq/VMQljTRFNPsghM1ehhayIpr8HwH4A4kwB3oAndJIxhiNGZNBq5pikNr2K6LB3mcthKQGwxdHQO6IffXU4wAmhVOqcpXPWIHKHzFg7eICf2yJ6274BEtp/DznvXubCWkOGUZEdmRlVCJ2IreQXJlOAvEjUFdSQe84EnPR0UFq9nPULgp0dZQuIm1oUV9P5qZClfwJKDmrsRDbYnfg5Vc+x0l3JC9kiEBYhOuYjJjVc1Xis+rAutvQ1pLSbewfyndnsbLzSUdsJJkTy8VelXq9rLRt5eQLNBiGGF/O7A/GjPDtBzihGwIr8YM2ZOUQbwWzCC9ZswqOZVYtZ9lizgjoQ2xSMRxY7Ap8P6IMJ9auUIw3OI3sGtSP4OrVM2kPoOwwIr/eTPGev95MzCpn8zITDqSEWJTsdM0334y0yU9kqarxywRigZKMd4zUbNkCF4veXgYlfCcg6vVGtfy0wpGxIiLEqFPDdi8Ctisgc2rgM2F3vxodM4MMOOr20f1vVNLqJ+tFEYGuj1LNWWFCiUNqUtD2rjTHFUXQHqYaBViA+J60pJC0pKBRQUArxyuRQcRmZnCFRMrMb4rzSiGl1GTauzF2ZzFWZrQhwnlZP1QuFZZ25ycxRa7D+lNwzQAJvE1x1myDJtmtSS4DjwPRH3CE/UJjMq5jBUNXCUXbFT5/B5n1Dj7h8/xdtU41f+mR7F8FUOH5SF8O26VzfSFtHAVHx8oYhV3Z/S0b0N3JjddeohdNXS0dWrOeiuK7+bzqx9VsavDe6Js9Yfht6SPe6q0WgZUFgLZBjID4FsGILPBPQ1XGuK4u4QqO7iNVRx2l8XbMu3TKTwCFysUTsOZ6YR+EI78JvQBIp3MRfQzOm8KF9EwzZiL8LtcRIO5CBpw3q4xH+HYrKdz9oH5CL/LRzSYjxiMy7yQKkOchDwwJ+F3OYkGOIloKC5zTHfLXKzahwtVLnPxw0mZ2RpzH1Z7ZPaOrSd5d5a6xbmU2qhRyigfpflwdMJmMLe2CBuJdI5GKzADoJO34sx8uFIc8Ug2nz3ExBroGI+CaYFwguitMi3hkUew2bGx0SoorqzcRzR2JCwF8e4qgLC9xcVgaB3wk6EniQspn8RFRHVXoMSKKZpmHBetpifOZ1bPEQ0vzZlVJ6OVXfW/7uPeVrTKrJpPEnNboaW9ch4Czc5cND7fwX3FXNUqOKyEwmGHCB5HzUerON1+yqycg4K7pKyc7whVp2YZQy2fM6gsMigyZmzyKFN5NzUE/U/ma3IyX8OBcEF85q2Qs+CsaYZr6HdtLHmwK5cva4C/nza/Bd5CZUXS8OBUlKeRwmlitM4EfAgwAelMDmsBJXLKerjioJTLkLKBX4xZj5f1fU/NzAY+Ikeudci1rv/ZGqVcLhLuDWaDXNtsTwwXij/xd7/W+drvn74xDvkIhvL1qSquJGfWL5uIOunvbZRpnVS0XmJpety6sKvPWTAk9ZdzJ3LRlRzyUbaAIhdt4pCj1lHjlx6bcIfWmfVp6/4kMWe7fxWL3ykbN2p90qiNfYHCHVhvJsyV9hBynbnMbEoOIaUrfMSwXtQ28thWjhLatETWys6zfHae5T/5sfANmPB9yFou3PAvOonha+iC5CTGt7JWn2Wtb3irXKZnT2I2dE9i/J6TmA32JIYQiPaRQeokJmdPYjbYkxi/5yRmgz2JSZUDv9TP+fU6iFfXM5iAUPRyOQYb7rbWQ8S6xqylmIvsoY7qGgXfs+s+3gcFZi1krWshZl1j/0DWGo1cSmlnJH3Vru6qZbf3ltxkTR55XUfpew/lxkKa5YenZLZ78J9d49NhLHEBnFtrWZzKlMyylD69XW+FAOsTlZUK562D/ldAGKim/YQWgWUmfdY2Qe3wdyAVB0aqCZJq6lJNUomPSgIWNcIEPUAlTJpGhTStsKs1RC2jQtVbU7iZl8gcfP0wmYcAgmKrlgsGBTclesK9x1jdxHKBfa/tso9V3HCAYqBlLblaBfQLYuURXMgOwmq6CThDIXrMxyhE7SFKilbPz7ETBzvX7MwTSXXobI9p0Dznnhf7GrNa1oZOj6yEPcHS6GGF5IWSwEHrFVxegc/zTe0W8TIcsI0xi66egd+ewAp0FgOaxTTPgYtkiU7vYPJR0/P2yOkcbpqBr+tM+xl24CWcVGo1ketOiJ8Sxui4xgrbSAwdVsCXW5F+SvtidRoTXydNDMI8gyi2MNiCdbqUlLy7Ra/44L+FYckAbUiSV6tosz11Vzk+ajP8DAQBkd9aWOFwMTxpYu3OwXnCc4QuxcVHVPa2S1MKR/jinFQKq6riejgiFWlHC76orBZEZdUXXjcvsqaOhqzp0+VcZqbAnKk6XJrRhzVfuUPcaZa4Uxcymhxfk0S9w31HtO7iXjLCPxfI7ZosOzx9RKVv5LqJjXpz7M48i+8dR1hgm/Es2nYMocs241n2nZxtP6ynWGP3Z2mJ3ug8Ya+JoWnSARtL4XGwsRQeA/tK4VGwr7jaGuwrhQ8S+8o0oQBd4jL9FOfZ98bc41G90+V66nCe3KCRoAydzuPzJ6PmPO0Hm6b06Dzty4uUbCimicpwzo07WmnfjjtXqde88QXDmHeZt7MqGu4G1hajYDiEJ1RokFGVuQ1w8D8Xtebpey5eKnPRivnOQlMSc0hcaRNzSCS+KD7DthVUkWcMeUaQYaRbehgpBimjSBmNi1aNS3Fj8JYiuRvG4GVRhhbiVtgMK/GS+ni+fcNOGl246cPI82FbexwD9ZiOD4CzVu9gPIkA2aFBZSTM4hoSGhlcQ1KUYcdh2TCQMCs66VloougmC++yyQh1rQVrKVuIa90JrIbZ6s+pbcT40ghERAZXp7TUx+l3Df2upd919DtBv+utL5JBe7cNRu4yu3WC8g0E7Rvp94o2++KifvCtOmnkoX0QPkprRayoP2iqZ6Mr+XHY1B8HMnXORps4IoLq/pC58lRIHMqp0MrPqHZ8aXXqy8lXuVemeC3cCGZB9F8Dk1q+Ft4asqZyLS4qyJrqtbiqIGtq17ovKVM7YerW1GP91vmT1LBT4YSR1q2jcXkJt7RU/506S4BSDITVRItzZpCN38bNMC31l4VrA1vkCjQaDXINcDxPPRyH11fq3lrqxzqa9BPEZ6wnVkHs9tkph+xP6WtWNSALCUqU6yoIZOGRQlLOU0o+lQItOXu6nwVDydeC7bBOXzQ+8IqmdlL4sg49TO/n4eMgy+4T1yB8UhOXQuETGj2e0B/XBAEKO5oRAn2+in7fgI2W4CXhGRaULCNylOemvAg3P88xtI7D/XLSmfzSPhCyd5vPDuCTerkbWHI3oRt4xnZlDa9N/FKM1vJ6xy+5aB37k+cXL5qY1E8r0+iaMPBwvsGOzVXo/ETiZKm7nqBtp7nlJ5QUWW+LaJ4QtIaMY2VYwyulY9bycuqYddwqx0xwg9ie4QzC1azZ75iIXdrzEvIEOxqb1B9HSNO4g3CYlT0ccxkrexBqX6+OUQiW9KgSJzGz9v1BeT0gb/fI2x55e6e87Za3HeIPZ6tcdIqLfdbzXaGIxM0+V03iskjzhkk9IVeiwh3XFXIt0Ea578eVe0utb6ENsuRdfp3j2atZKWjwJOJDl9cRjrNzEqf9eTWVjLwdYoeHcw+hzAvo1Guc4/mlOXbQgGOC4mZcWk6HHSN3R/L1nQ5fH8nee0b6JDzKN8Y+p/N6RomDeOsoXs3IcuOJgDXDgrR/r8Quh+9QYxmPv/2N/O+PtsynpBmJ7/sZzs8Tyl7ZqaOU7JXvy+KnomRJdBCJiytAn69kt8w5U/rkfMSOo4q4xcro/XJCyLqQHA+VkNQ77QvK8A9s/L1RqUU8SwGOaFshpPZZPOCIB1eJi8S8ZPQOWsxLNPMrRH+dwJ7iwmXdzSUrCmYFUQ13uV3rG7AywiZ9NgwyM+ohf0bTr8fu9fPTAw+xmRO4GT3Oxg2vg8xT+JoK+bpY2utkEL4CRRPc5X4BiiYU8XlF5JLCF8HWOXxLXgHhOWHI6emMiorCUuqEBWq/YJVOzoARZYfDL8Q2aKn7lGbQ5dwuezNSqQ03AP1Vf9j1CrRFoRJOQa1/NrY5K4UNGr66qJDWsYnJs55DNBAraw5abceh5bRGrb5vwSRFhm2RfsqirLo+LEq9rLpO60XVDEBkVZ+CUeVyypfQPMaRML5VM3Uoag5dUlFT8tqPjLBaBmtXNtoefqFdCUWKel9f46Jdqfvu6XHTeN9NPdGFenwqp9k9cN3u6uu8qx99G9+lOSTXSWnWksTl3e0LNPJ1u7En7oYiQ1bWpWy0pDZCaAHEW3spfy4uf15Z26a63eCj2Pm4/Lme8tji9/Mn3kqcaBNQ+WWEXkZgOIMxpTewf3XKkugElqAT2DAl3sCWWR8zhO88aE/iain+JOsEEg8EIUBlgR14yh8IAXiPW+9uuFZ2H1d1H8dwRObiIo46pKRNMLgiTCU21DSi5pn5rjFDaHjUOCfr/sCGv2FyO9iJ20AsSw3NQFiXu5XHKL4eS1PDDm1xDW9YeRjrZlU4xrRjLFwVxBOjYUWneeogIe0Av+IyjSZ8dre9WyGzbe+ZgjJEwXBuXPNjVs2Z8GRkunsKk5KkdtfnMH1HkuFZBQnp+Nx8JwqvZWUYqhgqoKtNhEiDyJUmNOE89ELnO48nvHAHtgTznXAltYtPN5vEj9xcysTEMlZ7MV77Foyzt4u7zgok9f2I2HE/7YuSbPX2NMRkdSZC8Pm9i4/v+unvriFGaw0xWWtC4cAxV5fcQ7F+mekHTnOYKhimCobDCRrS9YRhxdhMOQ6jy+K4f9oSh9EGGom63WA1IFQlOtBgalQRnXTfUjtr5lJKbp6ImLRksA0b4ILQBEfBlvi3zoghDLIzfclaqcflC68qdnSACJoLQ1ZcuRHxmA/wS7DwNcVW4oNQ2EWe4lVfev3Ehz7yp1viMLoC5W6lat8SXUnd3cFVfRk1UpS5UswjyrxJhattae4SO/qF4hPvfvLlz5782S1xyLrtC8X2+I3OZ7Z94tk4jDZZKWnxd0786VefGXtqSxxGV8Upv/TFYu2Zr59+Ng6jN8Qpn/vjnX/yK7/yq1viMHpjnPLnlSd+/jdv+uSzcRhdHad8eOgHdvz+wWe2xGH0pjjlB345d2x85+8+G4fRZJwyefvPnDhx4lNb4jC6Jk75yzdDl/mPn43DaLNNuQjQWMT44pY4jK7FSAwBlhGDVUbj1u7r5QT0nd3XjfIK1fwR4J+5zGwgAteIBdlDpsR2W4xW7Ci9xfjCiRXR3zWMOi3bqqwgypBBBG56jcX6iC8LopQFUcqCKBXKbNGiRS3byGhREbSoUDVvMRsFLSqmEns27o8WosBuh9zYATZ2OI0dPGOHytiBMXYYjAW6SYPYWIC2uiAr9wI02wvQy7sALYN8MImRJbn+L12KYVa8nCfw1FIMT+DLLsWz8VJ6jO/3XLQUH4uX0tnlluI9tvgBLORO70J8wBbe880sw5XExTshQqVnGc6ll+EyL8P2nhUisfTwqhJR/IQswBNmLT1I5FpejJsmv5OtAMMBWtHoYQKL8gTW43X2Dy/KxvKbA22FMxCDhQ50XvXnIZEBkDBm4MxJzos1f3m2NMKlexC/9M9C44y7h1jgzoQW84f6EQpH6STvI6wxkmMEupUXLfZ7Xrd+z/9lyLR7GVzamkYlSK8WodJbE1QyFhU2UUbTi0ebLCaYZbDIsUVx9pzGoKot53wzGJRNkIYwKJu6GqUseAEObVg4tJzYHgwAKxKF76PnnHA0/XId9dn0c8sFLg1jIAo8jXaW9ow/GDZTjFsqI0ZD1HzAndHAQeid3wFF+LrJ3dqiXRMrhmRshhx0tlalWLNOuMqyZGBdmKkrtH9witgPyo+MDZtxjjI2RHGtKToiuNqzIVbCDbA0Od6dgu8r2DJUQf2TJ+csrzQmvFKTrzShbVyOYJ6BDoQZ4ArH2jDdGmjrHS3C+FU8mRJn1GbV4yY6iWPxJOru1tlEf5Yy9OeFjVla6LqAN2jsRxeyEYQHaPt63Y36HnnbQ2+jN+p3yttuerM89NbdW08+fja6/kb9IAqwC717kZmf3kVP1/PTNCQ8/U/oVuHUnZrUOXl2m2NWpZlS+uSOpLLb+7JvI8kR8Uwc2uldjJnoyJVdpWzoaIyEXat2t20RTL2wYaQlhQiAa3ejvNlspF7E1GuEuSxkhTMdLJwVrDaE6YNYlwjSeCvT52/YCbVHyKhpNmFIMSsgLLmMBh9nVcP8tiHNR6/qsu1jj89FY3uvc366e1hEgBrDne37WqlRdJx9LUH9WD/0kYnIha5TGIIUUsB7FffQBv3YRDRGHDxVsy9qtGiDAkNmehCsJ6x1Zc7zQENwZsKzGAfIzuxAPMyqpiJQ+qJW3kys31uMMm31QOSb/8ne+8fZdV31oWfvc869595z78y5o5nRaK6k2edoJM14JHscKyPJdiwdf2Rb/lHbUDeY98kfDrbz8sZun23cPpeokUiUIMAFvWJAdvyJZ0YmFu85QRRDBNi10qhU9BlQwSXiYYLTpiCKXzu0JhUgJW9919rnx71zrywnkFI+WL5zfu2zz95r77322muvtb7qLolHk++ZYgvso4/iCUyMaRhWwvTJKxB+hg0i5WZSgREYzGirvAUVJrLVKvp5BY2ZhlmgL4FbAzt/5HFwOGIrW9kAJl2xRRnCLNvNzQprdHJTW/5YQmmxr+MXFmeyi4XBb0O1l1/X+esI3bf/e+ffMZPeb1/GxzWMugI6Rk1ThRLpM7qiWIWkJIwEEx2YCdGPKSJ8QWzsnjmCAeWLtZeBRbh6/PNHaU5kJR3brAZEugCMx0mfmI/rsMp1WaclW75JAwYVcVO2TAfYSWwQkDJ05FAL2BRtsB1Ki72hMIsiGVAmGLZiWeU2EHbvFHuLEQ2XZQTAb3YlgLXadbcCEAAjRpkGRkzAcUGw8OSz8+5O+hnYtQaxk8WV9ZlfBqJquycLvkhVX/hUcomoHZSgbACgjFMYAMAewLmgs01Odtl6LXfZek1ctv7jYMNnJHa9r8n+eHp/nSN61PdZFBtPYnqIfZAv9kFKXJbG5iV+eJAEWLjX0GtT/Xj6xKOJ4smitlgOG1SntgsRqQuQl8A0Q5JGR5ImJRnog2k3SG02GLfoN0S/VfQbpt8I/UgApAkfkIyDwGGM4b+yfz5pyxwppccMvtawr1Qlw8NK1jFnXE9tzr7KDDo/n5j5JGYBiuE1E7GUyRHHQvGPXm/WSUyCHmo7zs56aZNIOSk3NpuYOxhnMCWIP/n1NA1VEoImzWQ/NR3ncYXNdAbuhrczU/Lwg35uSx+6TUL46OvfeFz1cXDMcAB9VnmsxAHccg97OE7KosAz62VR4HXgAHqyKFjPJwcAoejHXOjczXGSFwXy+iP0dhkH0ONFgbx8X/ldcJfJHlXdCiluE0lxm6h9+GKGLmZY7qBqrIVo0zZrH0p802ZXs2GaPDZiTpxkf2G+YgqLDzoJf9i63WyuQBqarqxplE1jTTkAkw0Fk/V1FoflpCsf6rswsEKaK3mZyled+SC6SiL+yxMSEmNr5sYMfpNlBaz1KS4ErMBwuJJLZpNlubXMOL3CCIdr6OYyluZj1MOybCAvrM9TIwL21vwZEIyvzJ+NmLVMeecO2R5g++36YnIVDaW29AgM5eZiMosNDDpezSMGNynZe5YWeZPk3XfO/s63pa65An/x7rxjGtuxrOut6nC9XW9db3v3Sce+Cgco1eF6u9663nb1xzWUfGX9NqETAoyKOmKyXjB7YyVO1uPcGNJJiY/QMxYtN4lUWQocWculpA+yAe7VZnYhucZcs4SzpUXKfVPWAZLCkXuY1rWZE3w5Y5NlN7V7KdmGUJPX9Mlh7J1yGKMc3ns0mTNzS4sJ3IuvMu9ZSLab7Us461uyqF++VJoRs73PW6P93qISvNe8l0qwbSHZ0Rljc4fZsefHf3vTufDK1g1L6JvbEGvkanPVkpmlApprqKgLCx0fXI8Prkf+Q6UPTuLGZFf1d+xeOmrm+NNXUZaLHBi6aeYWSOSom/cuCBxwOQplvA0ySnF5VXHaKE7rPU2lM8RC7NZu2+lim/aqnYya1NjpYn+2vpNxnJqCLlWDxOFZ5Cme/E/lk/8pmfzvVd4+DlGWaBxI4i73Oo9BbPDAEL/0l7CxurS4kOhClC9OP9R+LtGL2AFdOPpceLvS+2UPL0rgjZC47LHDgHn0LRdD1WX2oLEOxf2AZEm55cgtxBaE7PJDraaP/UaSTbxcPoF7OUC/bQhAllHYnCjhmb9i/DvFRw+Y37zFm8nalX57gTWGU4XSB17dtOQn6aZJU/QwYBrpL4eHvPR7phK3rLwRQd4Y4jA7gFVHhSNZtDnJsKhBR2B0Anlj1AagkSkem314Mp9Exc01cJRieaNHlCHJrm1Fg7WwVcKNdRLyRTLgmSsqrieon47Om/Fy1KJOeYPzMDbTGEai+EHQSPpQYjwe7svJ7+vDye8mEhAnbzEnP0OcPLKcPGIhIxEhY1x4OBwOGJJyltKVePJumqWFp4+bFs20LeHlbmhfjeyrhh3I8Wo+DRj7alR+1fp8ye5OBarXFlufarOmJ8TurTxd3yqbNqAmWgZm4mYt7nMkph5PL95JHHbDxTtg8X/xjl7Pie38a2XG010XX1OUeg2nnuidmvO6lfPq/S2U5TYuy209v7URfcHhUIPF1hN//Nfw8fDiryv6n3r6ZNZpkCDrOJTs/1FcUDOclXdjr4T8mHNs2BzZ2xn9c8RY7T+V8XazFjrZRoYUmx1pfNzO0M130rR6Ny39JkQqW2dM6d2Y3jWScph+dUpZN0PcvrLP2iM0oS+RFGoXG9/o+i8Zvvg7iBzTtgt1+npb29O6sQ/X4fY69fEXbCzaQCyRI+FpizykcarAJb3o05Qie9Jxe9Gana3ZfZRovg4LjnVqHxFrncN/1b5fXIg3NfxQ1sjEmRGAW5xsPXYY3VfysY3KPrbqHxn/LrjZRoWzKMzd6cfOol56ARCv0XMKeA/7Mkc0Ihtz0lXCSUetQkAGrg3tlVRt5Uj0HjVVW+l4MzZHuUTixFZFGaLb2ahN3U6toXp+FN5iUHcSF30cTv6bdmoYPmzeqSMepdbi2bdDNXc4i2ylWhyTfAg6llX2PorMutAK51mdoZlok9m0RNSHuZjZvLSw54UfOfb0v/yu/3Ytiw4ePA9R8KjkrBflznrdxY5Cfpgwpt2ovNZIVqO+VdR3Neo72udFmIAFjMnDZUNFx6jDULWjsMO8myoVNVE07iy0RItQxyZyatCnENIALYUmahUR/afw3Is1Dk48XYgUm3GHVu+JD/QMkoxG8bu9DZgJuYZyuWVW3yyxGnDlw0Sggqs76dASCL8mGCciL8ywMgymHbhEcLnEQTQ5ovYVHGYumVmi7msV1DzurjCUgmQ8kqLU0zkyNFsWbMqLej8adDMJZMoOkwUYJcYttjjYbKZwOfUM1XQIyjW5n7Vdt59uZJtU/HSniaAR/TYX4w52m56EfjWbykbiX9LKtbrCTGXHpttJBVpDbdipTrPIh92xkvKwAuWhZus0KA9pwL49TVcuO4fi9m3tBFoJ6A5dVolBd6hy3aFGB3HR2JVL6Q5d0R1WOLJdpjoU12cNYzBWfFilXWV+WjvbEScAbaGsvtAVfWH+DmIhKNYTXvLNzlfe6TOu1Qy6mWbwK37FLRmW2YBQOqsjBDsXgp1n3Myoy+snyPni++fIaCQpLhC5k6286r1foOLTiI9dFwT1oBZ0EFekSleoiWgSnaQpOsJkoIcQBiBvOC4w+rDJXxm0rzT7yW2yE20trwaNqDTpk2y5cCldkEUcr9O3gMXZL22zSGs/EjGgKe8luyTVuSLVIex5783I5je1Deigud18G9Cxcp0jwOGyozxgtwGbxTag07EN2LTbgAPGjbm0+TbggN0GbNptQKdjG7BptwFL7/ULjzVUQEo3zVCOhczONrDtCR+i1YvH7u8+631jQMxFEjkr5Nyt6RaCY0mYLN/+wWox4x95pOcvak/z4kXtX4lOUGBo5Iss52nq9upprMGM9wBCYlVxZhAbC2JF1QR7MruYpQeSGpBU/QXExGon3lFThKb5YJvzwFou8RiitPPfnswIZmlPZveysLQnM3Sh08yyhU4zUxY6zWxX6DQzVqHTzDqFTjNzFDrN7E8AGuHtycxNFujrKOyi1IqPxd7p/faOKt0J253WvulbV7DB7wdg73sVB68mJikmrNY0WUngCucWsVsGa03VY8Rdw3larQLR+aHYLZxbweH38n5tFS28lwNk67u4+2U3b+NO7O61OzRi2It4C2Dde2/mKDvEAMVCuoqiDTvCzjzZ5XCiL5P4kveMbygN0+RcInU4ChrwBT/E/31tV/r79dTntfFnVIHlJGsdWciXEZ6grOv5aqxzAXiFU8guo49mOvndu5c+lehLbT/ozu0H3bn9oC9o4tskvjigEjVYWseP5jonnaCzib3tYnpN6+EigqCz9IrCpjwxphKNJ5O3XeDZ+IVOZXlX7Ke/2ky9FalLYd7ynpMer6WVFSnbwCQAbfzF3D0bH3ISKCJyFJOFo0sL4ZeVqznQADxLpI3GxJOK4xVYz0TFahNYPgO5oVJaZVD62QGP11hwNvTvb7rA06GzB8Uxhu/x+1Omcn/moVph8GjZhpm1EA5Oam2tETfPkQDqlH2Q1LiZleBDVMEJAD5Bt74Lt1QB10H9MgfacAD57oa/52q134ViZbnOILF9gPlmSzuB5zDRFzuAsP4/x8G/aKE+p9+iG+lagcewiSvR/6XGc4XMDjb7rHZgk5Vyx2tF7ogx4GaZUTay2uJxlkcAyYFIugp1VueFegNwAOuAHMtwJoxaEr2oxg3Dfe5IAijR+Hw2qXEUrpL/1AMd5UMO5Q/Rq/cBzmWne6989m46uAiuVYEYt5c+vJ5D/c1nny+qUcpWJs2ObI1kOybZRpJtQ7INKNsJrh5nTHWJPcE2Qe+ixoQw64Uhs0ISL39OhScbHkI0wh8C8fu9LF4GsBCwq0SLkmdxPLNmTh/x5MFTONbn9GEcf6wxp5/EiWJAytx52+wuIzi6zBt97MYvu5LLmzhWqBVwBNLrWTphRv75V5LqDfocLquCfIgkL2bAOj5N8vp5/uR1zmc9XrWfdeGS6huVA8oYd6vjxcGeZ57Gf3+0i/kDhjdYX41eOabn08F5lqe3OpKxcaedYLvzM9hnPuDOp615my7IkHp8i/jopx4jPoLtAPGxqN5vc/WuU6+7QqQzOB6lk9dsvU/bB6dw/KmQUS/4wcv2wQkcnwkZ9QJ1dY+BEv60e0xvd34QDxXxrcAUOwIPAK0vCdrXOseRtEb0g4sSrVWDNkNjECGzqwVXKtdFrj2Pvq/+paOP/N6u9OUwdct0OqMsnWYtnWxdQZcM95gpN7Xd+ZKyD5hyeLOTcsdBWeqvL+L4MnyftFTxjBbqfV0L9S5oocV5ban3tpYclu2Dt3D8RaL9Ofvgq/bBmzh+rsmjW0hxgz6t8670mhZanlHbnZ/VUtrunuNjARagyjSMkkqpd7g7trvRHqbU+/5TPpvmpPoBNW/KyZ0d2539dP8r7DZ93ukmx1mQy2f/OJ8yo86iio70GUuK523FFjJSPGtrfATHYXb39dPD4+zvyw+etA8O4bhMA/egpfJ5lZNkWeUkeVsJSZ7Y7vyOkoF8QFtn707KlAQSTHbOtDvG4Ekr5AtQ5JW4CvXUVfMZPTt7j8q7Dn062u5spps/yHQy3WQ6YMm0z1LpCakNgiKDQK8pIdiv41gTj/X0d+vsiMfvs+v6MDviUa3G2ROPH7xkHxzH8fg4u+Rxecx25/uZQDfYUMtMKERfZj/q3lSJcqoEQpUT6z/xx99x4su7WODopAoPKNPBeMa2OyTTp1eDBJ31nxJGOYlCUv2MVPcfSe0fl97xCDgkPXxYXvkwMpnTDyBWRg3QRnz3A3L3Xjp8vgZoI1+cA31xDuT67s6ru0doQeWYtjHNbbURTpaK4mE2qXTMJr9a96yXHTzCzrgymxAn/j9Jpt7zkeHP3fKV73tpV/qNWjFuquIkLxQ54xS9BHYk57t5zN7tzgvaPmAes7CCOx9wpbcwC/lGTXgI9xfX9hPLoV+z/PZ0xqFPWUbMDLnGKER++hc1y5HRX+wDcNn0T+jkRWatryS1G4AXTGNL+onl1wvEr7/f5fnp/AouY70K/3BX+lv1tFqmxumM4b7ZRY2Fbmrcu935DWUfMDVOr+C4YLApLTuYi/yWZSOgxmnLcb9m2czbls0sZ2zmLctNmMESq2YG+xsZhwWKnH1wFscv0oPXdU6NkzqnxinLcU8Tx/1pLaXtpoVMY+d2pZ+rY3VQ0GLZsbRY7qIFatpBiw9vd/4Pe59JsbyC255RUkPmF5+rC6MAKZYtA/m0JcWzlhRHMlI8ZWvMDHaAAyr46WcCy2HpwUH7gPnmTwbs+JqR4pzKSfGWZS+PbHf+rZLC9qbEmV3pr4VprUyJMUuIA6qTEKhnByGIjU/Y+0yIsW46PCGdGIzj10LmHCDCEUuEX7Fc9ZSlFjNPEOFlyzRPWDbLzPP5puWewOSyD47h+EyTHZozIhwuiPCUJQLxu38s5eymgcwmf7Ar/VJYiGygwWoQ4LDK2Sa7Chc1P0Q9bJDuTsuUU66zEYkNIfa/FMKTmeu8W6r8D6TGD0uFP2zr+4C8CdY5mAKiiUQslxatAIjz0z9spL8ZGLct3JTS3YPFI+R8+kIj/aI8uyMnwI68/tdL9UnOjLl1CrYagK2eccFWg4Kt/oIKv0O5+0UdmriTnYtMqnjKKlZFK3/8MWykR+/9jJJHHuLhI3slLAUZhD/Y8qtshenvY1Z90pF1nkp/1WGDPpqHYpjCrYFlpUprHApsq/P+OMRhFuaNFx1a3TZxORYP4KvD8aDEm41wM4hbHLY3B5LKdCpdazzjdkBLZ+Dd6TfUozKhDn72RvNJE3324Ktlc3nEloQRFHWQ6Lji3ZbGgOe4lQqM2M3oYry6nLh5sa04HzpxKCug5Y6W7UQyVcomAJWOHoWpdH7ngXYp7YduavpmNB7B7ltFRhejtVyUpQ5MC+tTjgPHelqp8dkslm7TDvU4LNuqfAYFfT1155HAuQ5Js4trkCb155HMadJncuVDoQ9cXcYvHYHKgKlB6yhWbWCdryWE66gZ7iQFw/52k6OLGM67IIbLxHAvo5T620Owb9NnVNnbHLiefr4d1Ei/Tp1Xo/OO7FFF59bU17PLD1Iv+nYUk2S1kbztGKzdzS8/iJjq35YunJeBNZV0adzvEbVWMfo/yFtkf4P6B+x1SjwqGekYiKMl1mct1VyrrfizXazgcpcEHGxp6Wii80dLew5zwLDZk0fzewu5Ld7RRX6Hxv0Sv5oI+vZSrs79nz8J62y7kiwBr3yEmdWCbBnS1fD9Zfcr4oOJ+0qy5sZdP3CjOmjW7HsVJM7DeDxQOr//sfYzMFdDKxDnQqQXtgcrpp+FlVkNl7IaLmeV5fQgclKAAAGKO02qX3Ckr0DTtwo3Xnfmr3Kc6xw2T6d+ue1i6LRxPu3csd3pEWjeaCrFCwhutgYKn4trFSPccPCO1rVOUITeXSUbIJUpvWPOgWA5IOC7gwK+G9lIZlN6ds5ZA3NCsTFs0siAdWGF5bWrjZM25imVc90cVP7pWr64Ri52QpdpJBIe3CAcE17rvJ8e/DqUkdNOczvfrLDsc6soKSed8B+zuj9T9jt56P2ysn+wrOmnxFbX35n4Urr+zpSi6/8rEKt+3/M8G10m85eYtcDL1vCxIkr6qijpg7KSvsJqer+spM85dVzr2GbgHYV6L7V/yFPRcRtPZVLirphy4N1GaRMiUSQyKa1JZKqb2mLZ6BRASj6LCBWIS7XFkgVyp4RAbx5Nark6kiWEWllC0GxPqXtJCPWyhNCQKFKBCVfIMQ4bm3eXr1Yq4bdQPmXtPd+xfKG442QzfY6YvWl3Pq3TKJa5n76BMMONuFbep0IAxGImbMOel6Psw0YGsRFrD7ax6aDZJpYe1JZQcjpwCN8wXCfbmgKCgkjZfKRu+c+pE4W/U61gT9kvFPpv2gDYbNlbMZU9X/k+KGH+Dc0ib30H9FM/u2thsUOPWU2VxCIMYqcMTA7OhRlrq+OV1V5N50Yn5snOndaziPjYzEDABVy9wdDqSMqDeVrvSJo3ClaS7CXmoOz4VBCyFYafHtLzYIcljf/rdq3NquLROdbk8rbEafvglF22Q/fA2xIva1FwndDFtsRweVvimNWBLJTX9xW7vseWBK/v1XXO7+lia6J5AysGuJ436Gc163cOrdBp2HocV+V6gK1yQM1QtJMmW2Bn62rXrqsP1WRd3XPb7YzoLVjJgDeh1k2pvlDkpk/Tm8v2wVv2AVQQ6ZP04Kv2wZtK6vUJLUXsXXYq8+esNuBFq4I9lmmqn7c5sRI2EmS69HBboOl4k8g+wMo/XR4XbDosuhmLLoBrLocnfVgQ6z5crLZ9WWHjK/fK+rl5g0DWWR9c2WtCvmedHsr72VKvcafkY2PysWH5WCQfC+Rjnv2YrfL7pcb3yMO77cM75JW9oufZA9ViKNhKdPd6ubsDNaW727BXWwz5Ssm7LRkEm18kpj1oqve3F7huJq/bJKKFZeoAAdrTEvh+SVfcfS7rVj1asvOAjrXsMLu87S+htgLh+BKyvlqwy8DapFcYCjqpsXGmtwhY4SUQha/dRUClLS0kOY9yHyjzuUc+yt4NjeeEVYdPE8+qPw2DJ9N4sJ00XkkG7jYDJcSz73iMLnvDlf+9x5ATMefGUSlEmJ0tPLcEISkAHjE8ShpLC8SRxEfSAlWYoIhh9BzsKqJPqaOFyuRnVfgbSvkWW4Ax53JQn+hH8yCqYvioAHnh27j+Rj3EaOQCQcbOwHwv4HvwhnNusz4GuF0xPpuEe+I1zJbiwB7k1BLpMhbvYLSV8UXKCiR4no2upjNPRBs+1iiOeuwx5EFhGfFf6w29X33E29f4iJYgdh9x91c+oj7qfcTyeS8DXs/cNNm8hAEeseXy+Y7uIF61JceSkudJL7T1uGFChpAaoN8g/SL6teg3RL9V9Bum3wj9Rtl+4WJbx6txcOKxYiRUj0qs/55eLjVGAIAv+rhEb0Zo+wWSY+rsYZ5d1+kx9YRx6y1buzgcrzXwKl2HnL+1oiN2NBrRN+MIZS9tOw5bwPVmfG88kZVtfD4x7EaxVvwiDDtp8EUCmGkqHj9ehzvAKsVjvpjsEQp+Y7yJY6h7N2cx1Mc5hvr4i5/gCKvjvaNFfVMuc6Bd3M5d5satQd44G+RtFrzKjdZpblPhNDfe4TS3yXpNbDTteBwFz53mNlqnuU3W4WK8w2luk3WaK70Hk7mNPeo3dfF3VQ9SIao6wqdPZSHWNwHDYZIdLcVrk30eV5mEbyVT+c1VtB4U/85kOr85QqvzDQIuXvhVDhvBE0+uKPl/jlp88mSm5B4ZZs6cU+zFmWcLB/Gk81aT+P1k561B4m8z4lS6Ufw9s5wbZiCDsM1uDbB3acetyKwnKiLugX/nY003C1EGa0WEu9OIFQkXXm3xQw/gpCWR9DyzSkLieQxAvICTBmLjaQs6ehwnkYTu88yQhN0TB5ozOBm1XsPsqouwk+IdXGXD7Hl7xU/T/0DiRO5/x88fEua7lUQetmzrAb6C2cvvzZ1KuCGYhDyGYKnhuAAfKQ9QLDSPUOGipxV06g7MZmbFG25KXOSwpF3DDnMwQh4uWHOFNUGeTLvhG42aoJjSxPtRWdh5+0orRhdGmWJ2E3EIhL6YphUZMqj0LDBNfRhwys2oB6Yph4n32xzBNwuFJVHnFTzsEVseGI60WiivesqYphatptYH07TrcTemadiFaVq7FKZp4UgjC9KGxUlsAs60KXCmvsCZ+jmc6aqecKb+peBM/RzOlFbvbozw2n43nGlJJUsyiRREMN7YFa/JvjIStrNFNxE3yeVGR27S+EMyAwzB5NfnadzFCzoHQ11lX/Tti37Wa6DtE9CC3ZKLi1xo4cCig4c+tgcFg0EeICaHGVQ3HkFfbxAjbMCmvyGmoQxu2p2qhN1SUiQi2rbPkWLcAmGyToXxxdaa+NSoRZgcXlxiSzaqC9+vmxELdyreT/BlAnoa5anYwJJSrF4ELv0SjfExOetCmPQFYdLfG+cvo4l4vefAzF+Bxs2bm2E5iuIlYER9wIg2WdC0PclaLAPx05eG9AFg4WcwokNo1qbFg+Z2dGx7OrY9B6Q9B6wJt824I1OFTNHYCo3dtI3dsrn6Nlff5or+o2xjg/4iGcKAmGghDc6tNyKtNw6+Ks2fVWqV1LCzyTsbeawTI8lnGNFSI6+2lZZGbthGHi8QbPn+am7k1Z2NPGZWU555I1PTDpvhJcT4k7NLNjK/3KORV8mEzj39A1nZ/JVN4sG36x4qn9+LsArrPnYZuxtzGNZeHnZ66e9r/JclF5rPw7IJHJBE6cPRL7FL1V4qWzP6su4BW5sVjwtxh2l1lrLECDwoTe/BOOo11ofKpVxRPCAdQBWHDvbLeYmi8VAmRZhYhuNOZryOInHIcljyU/rwzHgIIR9Tjv4oq3NoEqIrbNUecLtwSmum1oVTKlCfiIj/JC0SOboxNA17Mhw+hC1n/EmLTZmjUGKBCE1RobDiBR9ldw/1UjrcTesYOtyBeDqok5LQybPz2AiJfkpJ1nT6eYZ5nBVoxt3y8vXy8g55eVusLATgEwhbDYOEGtr+ESnsw3RowOargVHucU0weqT8cHE8oEo+jqrLx7HBPo6qBIiJ5aRpWEBMxCepRS9zIQ/AFF4WaVmUJHZTGkDvE8fGQV4e+0cXeNapm+K6JVVAWWS5OJhDXw7C22+AoS97fA7sIODFn8eYlxHc/ZRpwb1xAD4k4vHXuCXzVDXdjSK5Cr0pdxKmiEZN+QQrNTk+dg2YHvi7wH+PKdvd8ArReKtzhkFA6CFMdIDkOeOehH8LXZ8A+OZrU/ShtMovhEnjxo/RxH/S2a6D9Bs0OaUyMykLkoe4PYNWZdhEAoaEgM9lWWYoawiSMYFPvWQGxsduS58cLuf9of4v0zOoIJuyhUJi+So+VszQC9R710A5ueoFyr8Sr049bDM10Fm3QHeBOPkNbKFMgvnCMq8B+Je1dFAwMmmIdNlAVP+IBOwe7vIXQz1LCUavdWTkjt20ojp1MeHuuAWCvHOdRsp1UajGQKqZNMNW2qBFCK3QnPuAQj3nfIAL7tzL1XDu4Uo5d3M1nDu4ws5eOgzDhqjBkIrj4Nnc71BCQZHFxjeirap0x8Pz8HtIr74pGeAee5oN7a8Wc3bxBUQXPK+ppW4W0ZDTHS6nk9dqgNuIrhm3T+XyvUAfa5Z8c5sW0bPJ3XWO9dHghZUM0LOJMTqKMVrBGB0VQM9Scv5atJ23Z6UwgPkYzQrTFJifAQ7yUUENLdqnmpck7NtI7C7aKaxRBulbdpD+eDZItzrHLfgOD9CkLYMzWVtWFkYybpMWv7sFcFRGzjfH6/DsEJaBNUbrafUfqCysMLPCgECEvYm+I6YAcZGhTS9AvjRQ/cNH/OjCK0n/sRxfYiz2y9m0LtmV331+6zril7TN2oUOkoYLF4t9XAAuLtLNqBSDEOA8/0UlCIuxDKd+6MKPUppxuPbRmb+wcClvqKEuNuKBdclopEGb8OlqYNtssHxnKGMxYDbDJgH0zQZsnoSxSX0EI22YMaB2YIzq6zEAoWtmrrINvGOOWci7ZkqGmBLznPgyeU7rcnjORF+es34lz5m4bJ6zPuc5vbZE/pYH9eFBIbjCaSfnCvUC7F1LW7DcM5BRjk2ZBiBJ1anhdTwgUf8HrZhSmdbOJXqApSalCvqk+s4mfPV1xFMzvgrbigpWICREjVkYde6fdXTaKJNY6+na+dQhOTXkreoBDIc6r52sYChC26MIF4mmVrmA1MibkFku2hiymsr7QpHA8mpqWmljaXJcchvrUhtr28baNpoVIKWNBzpkwUohC5aT89eojQfzwqBLDWaFEfnQPtPlVqZkNhHCSHFT19HUAuoj3S8ZgBeqjUo6ADlSYUmaWWBiq6PBAjOXE3ELBhHKQUtgUypyWyR7e8nBCohQ6uZ8wTGX2DfjwVC6dIDuGDXNAAMgmEH7+YfMwK1YT9veJiNSWi4frWbgZt5b2fEwlXQQa4kGaF6OFmBzhlaoR80sriQr+7SATB9wO7ZPun2FXy75Cue+tz8D31u938ZU+NgTe8saNXiuHgjgA+ykF1fzn1vbcTmBWxh0vbl/iV/4/ifmEyf9BqJ/IEgJ3fnkh/kPUdjr/Wrk4FUvPfjIrSSFe+nXq5RF7GHdjqgJBtnNf/bGbZ98dSn8haFqoaD091egnFzwBFWwmgTwEHwermIu2/0HoM2zOPps3B6kxzWWkLW+ass6EMSgSw5onaChuKy1E/Q33D6ue2guGxz6oA11hNVccmjLBjSXiJwQO4zI0HywnTR7ay4HRTXZ7KO57Hrcrbkc7NJcNi+luRwMy8jHThJZ1UwLmsuWaC5ronCqieZyiDWXPMPR1JYM5ZrLmsX7YM3lUKG55ODNNau5HIK9RxUaPYY0zDSXI12ay5aJCs0lA7OOApgVa7ZRaC5HLGpq1dRZKSFHTCTObUiDLcwaj4oqXtD0wii/sNq+WLMv1uyLAQznRJl1iGHNJKsqshoyVQtPNcSGEa2bmnWJOBOxeTfOxhDLEKElQ9Z1de48F1AtAtKKqEGyCT3ESqwB+nhNdkARbN3wXbNmcSkBNCuVne8PsFprIFNi1cAJ4rZpUp6KTWwoRXsxWQeIxaZZK2ddSqyahIau7aVZxr6MJjFKlFg2Ci9i7DTCy9JU1qCpbCHrrOewsQ7d/yElHWcUHQet7Ui8nFE0Y4vra9vPse3n2PYbkvYbYk1lLcu4I1MfmaJxfVFLS+OO2FxrNteazTUgEvrSuGdcblxfGtcvGpebb1yab7009esuR7CTaq2WOnY2emczry0BE9lmHis3c9tWW5o5ss283jZq1sxtbuZ2ZzOvNW3KM2/mtVYh3TbreiqkO5uZX+7RzKstgDPsQRbcrHC1la0SQOo+4iIAfy/iEit91qUjSeFP4dia04dxDNLDLgyMz9Df9QjHZ5qdyspAZMjoCzS24DRRxQHIEwEcKmrMYlnq7qPG5JIf8qR857l8EoOL6i7De6gY3nP6gAeAkZVMg0t+0JPjBbfQws+4U50Kp6xG5/mvWDxZXVL0LxWKfcyVcrtHXCo4VecpV6p12I2HJKDi67ozi0x5iVRP6vQU2yzQ+SFtG+KwZ1vigCe4blP6dZ0M8YplyC5RWlYLtZq/gd57xs0kR24B6Dr524Wyk64v0Pd9UVtKO7Hakj5w0I1bOF7QaA4qmEsrNhTKpUUcHQ+4MX9oNTvHSwfxpO2fwlGxb7xwTI9DL2QVf9LDJikq/SRYakHAY+L9rzuojHRftMQ57AoMHpH5pFs4x9ATojqX8kUmNlH/OFEf8SQCSLy2RRaUtMizSlrkiOIWYbGXM7sF+tLhHrYGHFIdtnlVUFwoXGWzyyEYhtYzT5K6dayho5vd0LgBrkJzP3hMAuQA0Tw2JfRdIDatJFdcHKaxTfcQs+aVZNULF9dqWUpeXEv1KS2yTTCNuatNaagustocYsY2PB4KmOWYGD4Pi5UNA1ZKZyfpCBu7ixXPExxDdn6yGvUqxl+dUUXjkPFEM2NZOyYYVbS6YmDU0pNaVPEN3lOryoCgBcdZHQvw6mktmtlTWnTgJ3WmOj+oy1p8kc0HeBxY8PXBHnJZUwbGIHb4aWBgtZC+vJ9j3WhaQ1AlIQSzL5bONgQOaiyA7WI+sqMGdFslGwQDCGhQ7BAcdO0OwcGOUVNLX9TchUXZf9AtlP0vaWjDGTN2AMeXgSVLxxMYRTXGlI3woVXsWVtDA53AscWRDmqwQT/uSkFexFFb6tAn3Xnbb55EXK2CynbUuHkT5COGaSwjhtphWRcjhp5Qs3CJ3+DWAB4lNQ8sWHiNaJtsQUmT0YjhJqMRA/PkLCPNmxfc0RV6+QoHs2Y2Dpp2HJT17oxLQb203K1r3K3teKi2k+EbuOcOs2UgurIHVR8NPhoe9AzGYi7uOHxn5AY28JfUMC8b4TOPqoUIRD0NSR1Bh4UZhA2ligY+iZVT+As7VyPULkLuKguXqvdV8gC8QG/Ar4VYbYAOwEA6Hj6UBJPZTIFeTfNg195Uj6Cb3OdrBe9/yc4exMdCngYX3LjBJzSPNGVUDPSEg+JRMQBzFxkVtWJUDGSjImDrUZqi2RjVlevzVNQbTznb4fUcoAeewxEDiGNUBNBJvI1bdcA/UFNzqz7GjfwYLWvaDv9V/FfzX5efOol+7LHHUueWa50X7YoL+gHUmmcnqHK+CnkhnNNv4shmODiB8c5JFzwRLcKUPAGeke6wy+B0B2tDeiFDRdS4PCNVWDSANHIEtb+AqDmGrpZ5jkHsiyB6CWF4hDUiBk+rwz8TRiowoc3T8oBrhtw+NA/fRGItMe03MdYDHuvD5bYtTOrF+f/gLtlgHDEj+R1aCo4ejarJyKW0qiOdMaZGOmNMBcx9eI4mrjOGI3FYXQRy4g+M9v+Ayw6O+Qe83N+RPtD0O+Qunf4TbIXrO2GKgvM1ZuBOymDkgk4k3uM+4t2sMNUp1GzB3nYynqrHkzbk7jWm/RAtoddA7u4Bxr6q7HDAJD2n47XY/eNQh2YwXgeXvmGOY0iryzH45666OByv74mWAVFcu8VQG2ftCSwUJ4xmK9e23GnPJ4bvICoWFZPqCUuGkE0gNVYdMeCDk54B7ps9oCY39ICanGQl5wTE1I3zySaOidgAG8WdiflEM+wKw2TUjMFNM59MsSllQ7QIHOuQ3t3I707TBb12RfbaDF2bzDZzWpACRQnB0JLTZrPBDTMjygl6fiXub0bEYHoIJMEGwyl8DXk1ekBOXiXYglsufmcye3EvZwTsBsr2O82sIAvOGP4HY0Eub6P7Xw/AydnegJNX9wWcfE9fwMlr+gJObusLOPnevoCTc30BJ7f3BZzc0RdwcmeBhtjoATh5LdqhAVomTFZpi9uKy63EFG8tLq+US+AjTtMaq2k2GPSwTRxzs4Hoj4ItOWOm2AK36EMbOQlAPGySLdaGd7PgkEoZpXNQYzKcx5a801yH+wDToPLNSKeZoTe/hmwaxnaRrUAlpS6yRbrIFsokxyTdYvhf/y5iZv8SQCdNmdzGEndrQT6U+bYV1MwuryuIuxn2d7cRi4OhXkJT6fd+1ugXPxFfD+ZiIpqbIxsfNOgH/xz0g3/WmcI8YPhnbQ2SNRskX/93eYpsiNGqTInLWKwB/llbm+RA4J+bfPImW8/GmO4zq2R5/2T2/hm8f1Led7L3z2Tvn+x4n7dRevC7GZgfb754J1GmaWYyW+TphpvNEWvBljTdha5AU1LoCgbNZrH7XUcP6GSdielDiYlNeOdjN8GYPaR1m1+ea9Zhy3EddiAH7R/GnBzJ+XldUCdH4vfJBME1DgHSgkjq9RNH4/eF5n00PWztVQ2GC9IZHv1t2IUB06/baYBj4BLTr1F9OJawMGjqQ4IpOS1DLL/ezLabDC/Zq6f0KEHjkv3muOrTbxZUud8sqEv0mwNZux9Gux/o6jeHs3Y/0K/f3GdffwS9zunsNY/Yl++7nD4zWO4zg3mfCXkYLgPNaYt0iy3UDbAcpDVOYdfdu/U6YCiv75CpRzqcIdFTZJNXW+DJ2C4EQxeixZ9JWGyX+iK8ZMP0++ZJaNFiOQnz7jqjT07Q1cRtbUg/D1lbyhjtEGfYjyF0a1RwJkOB4bgF3XgLevCM/cMQKiNHWQ4sYzheD72MI/K4uf4GRCOio4Qp02Z1+nGq7BNYGo9lp26p0qNlEYy9F6ljNPBbKYLVRQSTMbQ3WXNTzzjSg/EGiFz0W9+ohyJvWelLxK7JS78k4tcKsctdIXZ5K0ag3yF2TV6m2HVlD7HrKupx4QqxK+wldoV9xa5aWeyqdYldtXcpds2+S7Hr6kLsek+32PWeb17sek9vseuavmLXtr5i13v7il1zfcWu7X3Frh19xa6dfcWua/uKXdddWuyK3qXYNVsWuyBwXWmu+ssUu2b7iF03XFLsuroQu67uFruuvlyx6z3fgphlbAOYMrlN9E5i12wncW8oiV08nXp3/mVNp3f3mU13lydTGC/3nUyNnQxnKaHpnEln7Vxo+syjjn0VkJvlOTSy7znfgtzVR95aJxPrOha83rI+V+tlkl1Pa4Vpe3NDLofVrRxWj2s9dlwYPnCNzKKZxFQDv67b3VYtTi7Er0ORqxAo5jaGXAaFaWrKQtDT97CTVZPvId8CcWyd/cOowp1RmUxNJvE6TeIxTeKhNaBZ6wLX0E7iHp1Sc06wTjnGby/P2GbgtjYaGaURgwtudm0Bouv0WgYQDWxpqlV4ixVKQxjlsCgg077PEz1NhHb2R30mYmoEU7O7apjDoWMzG1CvDd0SLM37o4tAhRa05JEyWjLN+tDK2Vn/oBvaHZfQ7szUsGdwyKXP0fUyNLh0fBs65wBWXHH90qqmERt48bdeXcrVLwvJKonCWDEBYiCMUgXO1ou4eqIqRFeuX+ss10VD+FZdDCrO0ZF96nGszuk3cESkxbN1ocPnQA/40ONI94/hiAhzz4fy5gKO4Zx+FkdEWDxiHzxlHxzGEREWn0QZRl8Bjc7XcxpdqEt5UXzo+VhX+M+VrfXzuyBovU+CbtoKjkAW7q7gMeS49lrnSF32Fp+qi1rysK3gIRz9OX0QRwTWPGAr+Nt1qeDrdangmbqt4Gv2zdM40guncERAzZP2wcv2wQkcEVDzJXxzhCu4UFTw+bqUt6uCdPGSno/HzVATQftja9jabnjFHunQnD5d07vTbbIXeLo2n3qPkTy2LdsEpDuU2c8r+ibvJLXN9S9wNnGYE1CCMZZotxx00e4IcG9johGObaIRjhNEoppU9HwgFX0bR0RdXA6Edr9SE9qdqgntTtYs7V62b56oyZsv4cjhFu2DF+2DYzhyuMVaTrvDtZx2T9WkvN20c6G2XfCSEcQb4YsjXjIqUc5b5Sjn5eEmwy8bjjLciuGXDUdDefL+J2V3yGqhD3iyV34BQ9tjrXQljVdoorNI7qxdhi1px7hsoQrdpD8ZyLg8Hsi4fDGQcXkssKMrkHH5bGDH5RFL+v8cCOnfCoT05wJL+q/aN98MZPi9EdhxedY+eN0+OBPYcfkavtli0p8IctK/jMfHeOuZSm2Ap4qK/Iyyt32Qoohc0TlEUdeT1a66nqvKED1blSH6elWG6JmqHWhVGaKnqnaInqxKXX/C1vUpW9fDWV2ftFU6ZDvowcAO0QP2wYWqPDhftUP07Wpe1zereV2/iscH/HkpdWddcbuzrjRadWZWbIPLIMDRhGyJ0Lg5VC3G7KFq95ilOx1jNsSYRUa1PmMWxHyzUqbk2QooSBSrCAVPVWQv5mTFDruKHXYVO2CPV4SSn6wKJQ9WhZIHqpaSF+yb5+2bb1fsgF22D96yD85V7ID9aiWn5JlKTsnX8fgsU/J4pYuSZ7spqSznVzysM1uBs/XcVuBQSGvezFLgYEiTNYZvKMP5Ql2G8/m6zK5v12U4L9dpOLdjQFHkLSShgGDBFaOdNHbhz2rbADGuzuhkF1/VcHVaJ7v5qo7GWWt2oZl2vyBGv8BPsV2g5xfYjlO28WPZxl8r2/g1CZ0RSqyMukTQGJBtveMh9i1/qV2r7K98xN8fMoS5u6/+EYE28EsRMjrjZGgLZx6U4MydhME/a72MImNIiA36NQ0IVRdYUMEbb7GXZoH86TLAJzAAgei0Cmw4mk+GeR1NQlAfwKZktRnBkmeUUvDaexX4toUDjZKx/i8CRTF/0WI9jZthXni1KdMVAFTJWtMufYrxRpN1lMvKlOs5hkVn3hMcA4dxpEow5KYPOugoSdr9w1Yg1kA/PXFUYD1DT9yJEGoEIXQ0C24Q23gFrCcuI30uI1qHJ3riUeNzoxXRK0azmAixDXPAeuIyyOiZ7P2THe9D5B3tUd0ES5QJWqJMkCDOF+N0MW5BRVviHd7iLbY6Cc8TAt5NI2aAFi8AiqZbWfyHBjxZyregwREfFYk5AdvJNUgwngeYaCIkYvlWk/EvfQGrovVYjH3s2GG7XPxhtVwBTl23f1hk33A0mbw4TOIPZHiR5gfsH36Nnm+k52PGDiIZP306wmC82gzGa+i3Fmoy+iX020S/zfSbot80/a6g34xpSViAHqC6/YdWu/8IaXT09+6hta7/i80e3T8bWiFlunLADJhwxdCqUy4rU24hMq8YWjKw1Lc+sBCpo58ivTSwoEjvO7AOZAPjsBJcxI6BdTgbGAf6Daz77OuP2KAh5WH1iH35vssZVFvLg2prPqjEmK17YCkaSpaTbhHOyNFeJjiQCvzecQs2HZwozJ7ZQbUJLlesvaKhxEkZ2Q+jyWw26+TWOtOWRO3smX17M5VPGpSa18aU2Qqt0EBehPUGYTzqeHIlFQLfT65CkrirJOsRwiF/bQ2l7U6xxgyUUgzaD5ZTgB80WJuWwNsIVaEa08dG80olVCn6hydNqhZqRKXNylOqWwK/s/w1mkJMd4q1tu6SYnVWnlKK1WarFPYKc2W5nFdQU/H9KXNV+f4UGJ7okZvlfLDrz/enYSVe3J/uYHYSBOcwQPPWYHoA2t168HnPxis6jpMppMHJFUgDi63VGCZ4ay0GAU4STDNIsxnzBU6mkQYnM0hDJ7ye2Wgm6Qzrmw15WJxzel6e9gqLU1hQb5D4OAfcxIKKeDPuOY2/yzqLbLMBsQQOsZ0V3v5xxRF13GQV23KaDU/Hs7yZSIL0LON8sRkRv5LOWn9/SpXM5t6R9xepop9UmZ4ENo4ex9k54saTOB52441ciiPKfvyUKlws74c9Huou5Xw6f8KxwjGFjBtMFBM9xnabDVaiguWX2D18kcrs3nL6UWH7Vb6IBVN9BL0hIM6erLKCVll4kiFfzxktzZsTDLouANQx9SHwCe6vNsWo3LM9ekTSl5m1qHxpcpTpAKFbcIxL+Qru+1g2DTC/4RFvv1GXXKVkl1GKsb6lGPtLlMn6hxIrTRwnnUtMHMYyfhtKLOoIJRbbUGK95wzHvopQYlFHKLHYhhK7jPmijilijKaIMWh4cTFCFyO9hLA2pSPG0SYeOCKq4zIHKTbj2/YPyz3o5p9SyQazYeHoK4l5gRabhhc+PnflYiTEGxoVG4EEXCH6V8oqqgpv5A1mNsdC+VAy1I5nETrkgoYjGC3TYGDLPEDG4Tkdb4TTEUb3qpxPHHKf5qBYLofEcpc4IpabzJrZpcXnLNzm9O6lo8WwL8APwHpgDTwr3IVKCZ9DwGjSioijEpoNO91jYHURA8RxLJVnPQmmcgTHSdb9eGYj6348iT94MXSXXXCikxwF1rF5n3Qsnh+tzrB2+xdj1QAhTz4CdEUt7mwRh9oqIIAFNRNen0QTDmfPwUAapVggla5YIB7HAqkUsUBg00g/jgXickRrIHEDxJkDQ8MjtiLBNKsSTDNARFR3NwfloOWti1o3MmTgOswmY9YO8xlHTob7Zz13/6zD/bOWql5fw5oWYZ8Fk7xiQgQCqZgGAoHUUA7BzvRubmqxBcg+j3ImDiN+yxdXolz7ctuiXFdogcru3HV3n4VdRM/mfXI6vcXUH4spMa0/JMRvESjTSfWtvDMgQNf4cA1WkrQgv72JeDmOxkYOCuvBiYZjTmJDqZL5zBrGgox+RcHbt4IYc1nA8eD2JqM5CophbR7bRBo+tg7W05WMZP8afpfurShqLBshYdjTmpiLyJb6g2L5UJ3RcHcZFPrOaOd7sHSYAZVndPBBC9yKHlXPupB185Xuwljv9Bj4sqjDB7AhwvjbEbqEGby5CUiAR+ZjTzoIUNwr2dcAg4KPxkOmzh2LmW0FBAWqep1TAl26Btj0cNHUgJPeAGYANTudLy6ZIdNYNAB31cHi0mIRqgDdv87NmsD7lR1luQRs8AE61PIuWEMXpN5CJS3Xow7QmsAWgyHmpfsNofthGARmkLeBXGqRunVxxkdua9NnbasuYm6GW60ND31zm6QQRO2h26tubWKExoP4U8mcKLybZAwj2I6XoKVjj8cTCuEI1RymmpCLe1xGM2AuZOlAMUco5lATXAbF+vdKHk8waK5w37MULadPxbuMKZBTMX+VmYMkbyQBKM8enEE2+LvekYFfySotlHeE8h5PZ9WoCSINa0uBqqCCAvmd74MrMW1dC7VdY+jwnIah0BAMaVActF0EhgjkOqsSdW4b0z5jTEE8GPIbUidP0jcgjNo6RaiT1/s9qPep1+T1CqVelqHBlbFqZ3kXkSwaJJiDfYBdDJcIPSwu9iuZ5nDIz4qyDfct24r3pGzDUjbhQmVimMGsP1gCQGQdlBoMdtWAB1vUNINRk/kOerwtGCRPalfYV5emJUemJWqvqJibKncycG0xN6FPOnC5T50OnhOF1ogLo3Alp6/LbeH0K3gily3i0YuyORLh2D6M4H7hSTiAyIYDqBkH4QC4KETVdlyBWGAvb2uj/4JiYARE76yQiX09rqGwHOCuZj/7EBiBlpgNtYw/4sID85VBblbdzBAw4IcGyL2mZtEkgM6C1q4wi+tZG0SncTgEQB0NIl2pm0rDtofJfDgsXKXIrJZlVhGiVEEUNyeKB6L4HUTJdxo7SFO9BGnQOvxlFIe6D81kDV6eZnSqgckNM2nKdKra0GRUypsZtoepVAWVvF5UsuXiTzQrjSpzEyvbXJ64AMma56mA4dRiTByp4d24ShTSgNM0SittjOCI5YeEGVqUt6orAcdhE0CZDTdqYUfj1vsX2xpb9Gwbxza0KHyosbmSK/t8JK3r3iqhQOg/AAjv5cBo6vHYFrQUThZbEpCOPCvs1VkGIeFrEM5nN7eZnVXBV0cgPgiCj2cCGOiMYCItJqXVi7TaGJWJac1iPG5FR65BE12l9r8TO3DgGk41u6tZTMBVmcvWLCYt01rCdwI6W71Ia+ChpQX6S2tGM/RgO4byN/smUpkWTXtjXDCa+5bYSwZxv9Gc1HMDnsRxI2AwaFODz0r2VRQUiGgIts6TphmxkdfZUDBEeHeomGHBITYeJqLeFD4Xh+hZNYTb8XGrRE272LH9MJphp0o6wEKIDmM0w9NhiuQiZEWfWQRW0iL3ri2AsPHptstR0E04mI8ziAo1GW+FZFiTzjPiFEuMFKB2cJAKR1mYxGyC2zQgAeHxgfBPtFuRxcZKGZKa/fFUPYbwvneyDMk+Z34+Tfis9aBpAgI8uhHLMeJY7u1tis9l1XAwCI8xuA2vWxCKi8X24K5mDdF972rWOWgy2gkNEcywSFDlC0iE95sAPaIuYmF4PxzQPthuow25AzFUM8sGdzWx3KKDz6PO9gxI4kmjyJ+vYWLW1hKNo847AHnOOYYZrzigYmdxXKy4NK/ViqFEJY+xlsuJtVfC+2B94oSDK+yn/sLT8BpMvzqVLmtiJIjVHyYKm6MP0CpzBkC1Kj25GuE5+e69dPARhFOl/3QAkTb57h10qANEXfHG6x65+zIiyEzNAUdDpcur54Duyw+OK84F+JScjXPMPnhecUbAsFAAz3We5QD/iC2kBDRS5fFCdm1HeMaLDY/DjJS9KKnBVA+1g06Ti2uddMPFtZrSTEqOTyH+zeo5dRjHhbE59aSWB4dwVHPqII4/PDCnDtgHF1Ck2pw6j+Pv1ufU2zhR1zqse9PpJD6ykT8CSAx+5yCO3hxwk1X6E1ThfXL/iZUFXd5F733YrIi1Prz7YqhO4v1PUWFex4k7p87KNzfhm5v5m+pNPPp9IuJrWqh8Rlsqn7U33sDx5NgcELpVet0cAGW5OG/Z45v2+LqWmi3barxhj2dsq5zW/PUpfH1aavyiffWYRhUEDe0Xd5WqdgRzlJrTL28Nq4yC44Q1DrsKNJ1RPtvqRIKUpQBMRbdX47Z7rRNJMCHsNyPId57c5MnHysmNJF8rycfs96by700VcYbGOoMRcSSiezFk/hel9mdhtNk/VPeaprUNRSXTtJKIR4qDCGNDnM8CTMV81kAVVPimq7396qPZzvelfC31K30wO76bOYMPF2hWFR84cBIF4wOJbnap5DCDEyuPmqSGcgErGEjU39tkAD6Si6JRTp4EMlOTCFAV+wWrOqnlqhMSqGBGRK/ci4juAbz6YWfDEU+IuCSXVwCrAUnCm6e389y9XrmHee7hO+eukXudcy9VvgIldNV+x2M/b/ezB2lq44Ua/wk61oM+vhmITjZbD9pvlheDAX+zsZ1VFhX0CcYrFKqyHqrG8iWeCJSIIyEPvPA/AvKkNIWxOzVPXIxz4hsFydJh3BIIViTJYr5ilIsCEMVDuSGxeSKwmioWAj7ixZgqybwcMNpe3sZAagGkXaoU5kSaFe8VEZe+wwpJmh3xaa4WykGfB8aZXFPy7zZcGIFiQYkcjuiFvESc11izlSJ5/YLWPubtb3bWPvuXO2tTPSA8Ca4OTu+/rMnZzWS9WpZLIhP9/V3Tb30nz761nd/q5LuqLAaxDHRv+F+08vYXkfuFrdySR7jjVL/NTue0anWzsHYeawPTZ2fo6/rx9IlHiZYMYe7QbI7QZR99FDzHTW0DkhznIAQZeiwNz9jNvuit/KJb/qKXfdHPv+iv/CJ2OOSLXumLLncbfDEofTH4tnyRJrEp42C/wuQRFnAV8aRg1GL4mvYhCUkchRz4QN3UGwwji5OQun+HyuTxWpCYhYXMUcI0kjr74yyD6VZMnV0s6II6ZlKPEWqmDtZIo5kjKOq7mlpifNaREaIRqJCXlxVsbkBNiO7sOgsXE6warEk4TKVCoO4ggAYSVuwfbIX0mzb+rmA7sOIZhubahmCUb0y7Tt9gkQ5DI7ghfz6uQ8ZHLuB8PrE8MQFzwq9VdG0/41hbuCeVD33ixXuZ8ZfZAKKsCxsAE662GQ7JyTDtwBqgAOGFI3gsSnmrqImrLjhEcDOxRI5tRSswDgVO8vl89HtqnKNLxVVWU9C7rMkqXsI0U033f+/8O70qg7gHiwtyfmIxrWCBWX0odbhOi7wH3JB43lXhqfW9bF1UpTyr1M8x1ai7mtUctzh4iKZDCaloCVY1IZq6ymttVJ4KKvHtLBmz2JG+1YvQ6hVzRJU/U6c5oipAjnxJc0TVxo7EPCvEvzex72K+rYEhtWMnr9xDrLGketnWAv1FbxRy7JfG3jabDApd6/Bb5MYIsHtATIuR3xEWpSAoYlraoAyh1Eg+WuVVKnK9q5l77zqcBjZMjnRRHhCVv8PSCCZOngtMHb0kYCMT2cTBuGrcQpRwYB/poPxa+A+1NZUpEWhEmRNoSALz0N2d7RZVQEqMZbhQ3skiBskJYQ+acQgm9CWFwJx2KhPHH8NNn4kRDssltc8e3C5xT7A1UTfsI1IvlwcFoaoFdogBgI7FxziwO04+BI0gn1wsOBkA10igQPg2Ff7bYcbK0fvc/d5H3f36o+6+VQBgO6MsAhux1MMK1gqVvuEmSahAtBeqkg2PnVTaCUARfDYx6hFusoad8EobE+QKoJy6AOVAfVF/sJ3Ue4ebrEs8yXqfcJNdj7vDTda7wk3WLxVuss6UZRTYOX2iFBVHhMYG+HOFeje3fVlhVYHsvwv7ZBWorhq8dec9Tl0GcSWxK1vJYklWJhlmco6hBCuI/uwzOIWPvXdAkTAsiakz56tEv6/keQS7yXGGtEdMwwr03t9kNhXEq/NysSMVSGKJeeNPu3uTQRzuTiIc7gXAyrR7HyBdpvTDySrusXT64WT4sweN/17nUcr5vzvzVzvOjbP0JP1TZ/4aOjefPHjwxuCT6CmPJCOfvfEb6uMHkdMTySgOB2BCS88Oqeg9zKxKoCo9ZthqGWhFcSy5VQgsXtxGUMs2myereB3Y2+irpn40Hjeti0Nm6OJ6RI1azcNprVkNL5LoVZg3vsphEtdh6lgvBsdBMoE/hj25zAT21w0zuCdYjpyY0dHiKwlnBcDWzjVW0mzDp5i+YOhsAMSNhY9vdaaEKSug/iY4GNnL93kLn5oFIRRj0HaYnvuIDbYBJBrLNlwSk3R9LW7HSQqrBDrZgM47wa2NAYoNlYowskmeFOKNODiMZTfRa9U6IbezHYrLSEQf3Cg9cBP3QHTELXSYnKPJqntmnGT0RfDQzWYSyIybBcSRrQNeU8ZQ0elHU8dUaU/G6zIVmOLtGK/YjvHMFMzCsB1Deb2moHD8LRYFPF640OicNJvxu61N342nQYXXIHbBfPNlNR/9r+PcyvEVMnjk5us030/GDeb+lD0aztCX6EfT57RpxB6WJmbzzbTSaJhJWYNsvpMOlAg3p8z0zbQY2WhXIMSCrzBTxWKkEv2/2MdnklHlmb/MYALYkq1Ht6K6M1iPbsU8swXzTF6/rBJMCmxEYBM8nqKMt8gydYbnF1qbRDbW+GbMwh4KhYWOgTp4I836edm8v7qyNXBo9CtbV9TMCRLUN9HPHgvuOyNbc1O8z4X22syXaGhupc15FcozCWMjGephAEiYKu1eTuW7l9zqWcFNPBXys6SR1XgKNTaMWYMam6LGK96TGk4JXbmGYabfnyk2JKU8+VfEPGSq12ibskXuMg+ZKYZVhhqbGYp4Yigy8xiRB5aXmzNDESqTNRFBaUUB4t1EvYDWSLdjS130/6AsJd1PRYbENiNYZT225M9aQxFU0jSsnUhV3p+Zx46sY2emFPOfJdaXFGhzK7Y90CPYSETIVzFTRBopFooTNUu7PQ1sYnD1eWukUcrO69hNq2QrXolgLjqTDAxcYNco5wYHS3/C4rDxfWkZEj5LWBQkD6SFIEKzSX+2X2kjXDrYfoW1C1w+lqTo9ATxkw+Pi2hBK9CXleUx2b2AhxkPINxzzPhO9z5sV0K/7mCSvwfqBqjXHfgw7qVDArU6cf45VkU0r3V20GE98CbY3QZoiiO8yEU0x0nEHUSXg1SA2LIMrgjtwRj7E6ax7MicswJEGovZl2PWsR6bvXuewrFt8aLPKIiXvzURVnmRXGFIc5+DEKqPVtmdR3OowW7oOI7BzMseiV5Tl7DdilctJrSOPghHyoJ93zCCkY0iCAG3KcuBJBINYIiJhvJCnI4GzzEKJPGyiDwMvoWRjOhpJLJF9lMNIxk38owjyXgO1k5w5xAfa8q4xV7WULa3OGPZ96/JGsi38ZcRvrNktzdUnEJ0aYhqoMCKG6bPNQTpjPFgBCvOXVyCByiAJPj+sNF0ZziLv9zAJnU8ZEYoTyWgz8NmaBFGp0tmxKySs674yw3BimsA8cy+bAaofr7EX0ZQf1rn1LP4y9T/EBkR+CXPakZtpEI2kETopSy9AgQIfR70bKwkJvvwIVAjjgh1z84MQfosAB5MI/qigofrafbeZXyrYRxPAO+KjmeVxA48zuGApvSLSmIIHlMxxwN+XsVrRHe8oJIB9q0jcozLilwQtHrDmA5mUqMEP4Y7EgBmR2zgX5TsYfajhScJHPCUdWuHEaqNZ4Ug9VkoY8AIBelLqghibFbvdA8rId+H6TA2px+QCMSIXLQGO2nsFXtv0T1G2C+Q0YcCQcoUVXGT3QlnXHbhoOMTQpxHqO1pJmwgevEUAsTnwpPfJTw172piiVMITw32OGiynaWEe25gPuPwztSbatZJGzDu0dXpF2jZzDptXNMVI5l0TuACgiggoYLbxyaX6IgMX6jEBBNdlMSQpYVkpBPIfKQTyHzkuXiEtbxPJyNm+OkE6I8jiBHwSrLubrOuE8h83aWAzIH3N3JUCuFlZwAyH7Fd/JA2DeFLNO3D5qiRm+fVc/O8CBsRK+gE8SrCxA/0HPA0nv1HzOhRngQxnHzTxHDKkE8xv66/KbOSLdotb7l6V8utZ7G3XrScD1hhs/62ni1Hq0SaPfFjI0D2lucg0XnT1MQSHE0xQLV6Yj5p4SJvJXlE7E3u/nVqK5/bilU8rayt/FxEa+UiWs+2YnveSOx5W6VminhimLjZRqdnbQvrU9fDEs5FJ+e2stSPyuvVkWwRV0ZBHrHK1BHE5rJy6QKNbJttZGOoUDFGmMt8RSURn/x7iN4RyyL2MoINjcmfxp1mHEUAEjZDjK3pLwkKbACbdgAyD1OJhrMJj0qUhzVdkCYmrmsLaOOEAAuVFqMB6xZiLsIC0xLqATrcg/VcC6hntLqKHorXy2cn6Cu1E0efizewRi8AIKXBYW88WXYVNC0xjVvPFrr4KCtz4l6ycCy3rSwcE0kmYTpF/fvzeSBZqqJrEsgP9aa+kdb1parT5UZoqkdpERdl656JnBQWVZU4q6iyxX1CVk+JVYRTvhu54w5+PF5nNnK/feTjtLAOeQJH3voo5dCggg3T8mrdwVcL14F6e5HX3txzI9l9pfaH2O0a60Ukvci43FA1uzzD/iAM44x3f1JvUxN5gLhs01s8kTeyzjSCj282o8/ROnDT0/F0+uxMOpZWudEALOVgz7LAlyqRxqx+OvFKfeGK/NmH4gLU0niLyUzpyXrj7rn/pz/3mX//T87tOlp6e0spzQQqyRwP9QMGMlMVnVtwV4TzEA0QFrqVzRWjYFHZhbuUMSJMG7AxqGUXm5YWiOabljBdLy1yTT+t2OyLjatb+aKtlXEEGVX3imV1JJbVNQhWowtYyHCsTOHVWM5tPkpT7HRpRbDKFLQxYZvauqCIWY82KWpvJtoItpHuAAB7aZy3smHUkqFCw2K3jKY9GE3AEAztaGKxMwAwK4+eHaJM6v7HgC0h9MoNjCSILS1mA1BvN2C+RnJeZ6/Petbi0xjzdoFe6vEtDvLR6jUOW3LbjsMWdfXYLtPZ+pwkUgw8Hm08ZQXz8rW+o4dtBGFMVvRIxANfZYdQeaYoDadGezEpwhKVIhR9qG19aNbsPkqdY4N94O1eMpkIfn4X9ZsMzqmxe2lhgUMe7RH7lN95FaJzHsD61aVi6pv95O77sWa2l3f/wMkHYI4+sufrH5t58JaR7buX8rfyTlMq2v3thWS4v2GHNsPlGNeuGS4H0faoK03Nm+ELOml8PsGjT7/8zH+//pWlZAgzJl3/+ddvvPIzr6K0YOdDmDsXk1UI4+TROFpcoETf9/M/OXHy2V/7pSU44dHjZ7gvTrMvOGRJRGOiw2wCGXhkKecKQGbkz4A0HtNH/u0ZX1D0/5/fsGTPrti1sLRn9cNfGH34C+/HaYv/+36c/j3+76eK039Fp1zaYZ7zhxYXs+LMuIZGXiMdfBRqdH/GPTIkJRtLvCWsDdCtRoCBsjCUrGKJnXjkM9FqOhmC1LCKGjXxYI8JSgyXc4ac5v3DpJHqv5/4fPtVtYSp+KHsIvY6bCMz3rZfqvxBXuFnlPnu3SyX0KJdlttrZbndluX2oF1ur5blNq/keCkAdC+sBZ7SFo5Ey2rgSRve/pA2hWD3KbXTnZVFAfgBrwBGRAynp0eUDGEwgNUd3pyKI3iRgKJzMZ6reEpJkSFm7XR3GCeaDSX0/aSYX8GaKw2f9bxgP/DWXOvn5U+KT4hV2pZduqplgZWRtcTK2gpMVQB2VRmwi/W0jXmjrOasAT2Swz4T7MhG8x+b0tRZNcJhRxoFZ7AQkjnjs8tVB74kCHwKcRd2i9hRDG9vA8tS/BAALu2csOPzwF27j9Is1IxbRsEXhzJqITSfcWhVC9cBU2VsImDCYX0L8YSx7hwOkK4ygQ6iz4NN2b8M72KFAO+00mx/Fxu8NxezRX6VJ/LW0SQqJtTi9P4ChCsP7sQR5lvYZmX9QCTqNGvAxFung+xNImWBI44oZx02CrqdNTo06w2yqrKb4BX2M8msYooitRZNtASnyyWeDxvUZGxN7Iudb6UwW/lx161Q73D3d/gAlq19RJcnixxrvuF/M96APiMclLwBHdQk88/jrlM1Hlo+cwPkFs+sMqxHY8AAOg6yD6xnINONQavYla2OZ64kYdshTJzVXEIsvQQYsYUFGIBlPcFS8AzJCLVOB0AWJ8NskdLIF5SNbPd4ZZV8iZ/j25VkbSe74nnQ2cO3jkomAoo1vvbLtkSwYcztGPnPD7vK3W/tUzLjYTff0NZiTmXhbnTXtuZHH2WBS8tOdmhNEly208F9GnJKWhgmBenBGersZ52HxRZHrIerGDmPizum5k1ql/fDxUMvKEzDHs3sO6qGfQLQOzVyy2w7FENR6psRUjj9Ejcrf41GfwB/hco83S3DxrIoQ7kRZyy/rvPXYZ0Ka493yqT325fx8czEyiUJp4pmisTEyxp4/ZEKfzgzCjQ2xBGMZjyiq1MaOa9fAQ/Px0FW15o4+WxNx72MfaYyiznhoTBAEr7G/Ubx6wlRdJ75iXUW5mEiYLQKIlh4u6sAF/MR41x03IikV2eaJmKXL2kVcrFN72x1phIn2gbDAsx41BtgRUWk4akOgUxCtje4pTCVFfWVY23YqMvrtqhqYULr2jT7b8sgOI1qMfLNfpgyhOP83r2wUZvS++RwAMV1wo8ptm+w1iSoOHODrQ6HEeMnwXY3kLOx7e4YpTFIYzrSTG2nDs2lmE2EWfSSe+3t3KjXgZZdwcSC7u/h8vxAQ41YduiAHYJ/Hdsi/tCOXCTw5VNU/WNbrD2ZTbT/NuliOQ4ps8n0P0GR4wj7XladYCEg4Fbnpc0DHuLgOGH6mUb6RpgGqc7e+BOVfrmZNksZnNmazkR/rNKDm2IXX359a6LsVpArXceXzo7dF+nJsCTlrj6fqK3OPZimp5y7gdc35dyBaXqrszcOcbWHZlk67I6buHl9PICrHTRN0WFbJ6SVbImTnJltijtraXFFh2HMyVPOGCerYDEEbMmmxZSC/yRNTrDufdysgqnvY2Y41TdnNfyvimfuKnPIhhcyTV5tXJomp7emW0CTY4nQ5LWCJvpvHE1cockPBal3CZpI3z25tdR3T27N++7JrbbvulmybPBGfz/lcXtyKzGtCSHnqYKc6m8cObWQ80calyRnemJruhVd7Pm20OTlgibO3zSaEEXOdNSeMZH5/L+p9AdKQ3FZdcRdTn+9g9kJS24kqrRrr/Jde5VemEqvZBnjbQZ+Uzm8d1U2FK3+p5Lrf6o9XxNnArQBSfNZCMpq9INKnOEFYqtlqnZuj5rSw8HXIY+/uCVEg764JVY8+cC4NVyUSV1ET82fTK+id/9UdV1RYlhI5LadMgew9IqZ1sksY627usrd1Sss1ZfrwnJjReRGNW+q8I+pcKEkPAWL8WIfCEHkH5BQKJ69MEN1JCADnEJgsTqfDmKGTH/XuZk6Q/oLA+nPA+YMTiKPJpV2qkkMqbTZWn8ZX/DsafpjA9S69raym2he9DUVPu7QMLEuNU3TxBD5eC31LOYe7vx3lf5owM6rMJmVO7yb+41vuDQNo+rpZxB/tSYYb5wgTE9uTg9hRa8eTcJ2ChVf2OaHyyrcryr7s4WIK1vc1vXVZ+sdPx2j0UV0HuZwIk7E4UScBq0jfrOBM8ztsGLe6rAQgVL/C2KckKEYeN1BqQ8F6Fd0vqyyzR6Xh0H4x0rpnpJ38E6Sd/AuJG9ewHjcg6lZROiu5UJ3rSx0e7JHHeQiN9uMFKItjFY5XlUuHxWirMdogaip3/KcDsm2hg41V3KNKmy5MWj9wtSGa8T+WC3fYfHuNU95+yk3Oyp8jAq3sA3PxnMxBir5GKgWY8CnF7MxULXhWubTBGPAzU21uRVQJjGIUbIuRIj17u+XrySoimM9ADAoaR58A5bjRJ2EF5VsXlfJv8Rr1yaTqFz3ckkTMdO9ZB3dPrXM3i1V9A2Ha8rF/B9fHKPYN0/4js6Wqr0bOFupy9dUHiNCdTG5cgNbJud0NLCsgd/jpL8IFoTky8xe7alwJns7Q/X1wZl+w6cOSEL7m85DiZ7EeHB5cCA8l9VRlEX4w1sSF4t2WMJAhHetCH+YRXgXvcWKBSLCH9liT57aIhPH4S1hWUlSFuCpgyLlPbSWavzDF375j3754sju34yv2b/vd5LdGQ4ELH00fFVm6WA3Tn/pJF1P0VMfWsf89gHcHqPbGrF5IcoC5fJuuhHNR3+GbU37wR3wXMFyJnv15LNZjmxanENZ3Lo7g4vkoF9Zltskyz/nmCGS5VrK65mf+4PXnv65P/jqru1ukXZM0v6FZXpIu7so8nlKu0OqOSvVnJIrI1djRdJlyRaZXaB54LSDKRuC62lZnPMjupB5W6c0qR3ZYnR0URVrp4aMDLgZodVZ37QlcQruBVfO6Osqlvg64MwuTyd3sZLPpUX1PLS3EZwV0MR0i/qzi7jM1N7PTqWz6dWUw5+qIusgYbNINxNv2O/Qy/0OXRaB8CZ/+4CO2RDLyz8lrlpB9kXW7XIF33QgfLjhBua6EpUZS9N036NiLEYXJF/Sxe5wU2cae7t4IVWP0TvvnExzshVfdB9b8cWPZXOhCGdO4nKIDZJ3gXnPvcEF34J7rCt8yzYCaA4H3HMqER81ngQVhxaD/gamikQc2Esr8fGCGtANxevXE3df5g9rOgINMI2hTDmgrQ9w9Akd/qH+ts7ZmVLnsqftLl1ZLdOVAZ9KP75SVcbfyJRUXqb5Kc3rtZX6sVwvdsk3uyQHScyBQ+gNv1VxxvtpwlheEN8UzrJQWHa20PNXpO/JWqgh6iMi0/frfunfmE6vWdmieeL/jSWUXhw9W9geLitlDncrZS7B0enjdLUtfS998kd02OZCQYTUU6xXEh3RjxLTCA/lHYyVzj5i1ojjMmvJrAMK6nQncyDfdm74fGApoltVoiycOKyPZsaqaD4jsYpEAJ6NCy7FGYD6kSV4Zm9ZvKwyKrJo4EDfiNnxsE4c1naJY2YH24Ly2OjbMzcot/M9YVquRIHnjolJ2hbAs86vVzpFTLjUfXTAczEN0hqLGKhGLBSXBxmGMvWa8D/0G5nVdxqZ1XcxMoPeIzPIR2bQOTIDVrf2F6hlWFT7jCHrM8hjuJqN4bt4QL/DqKxexqhU7/T5jlEZoFU+Pe67iEKwX+1jqei4a7d2eg0bxPDysmHjdQwbdo94F4JQl584mDoPDOixxckbQQ9lEvV5bMCmImP80KPUsY7dA623lQBcdmfzChHglaTyQspT+gcTv01rvQqsuSEVt0W6l49H/0znAhnnEf2YBu/NsmVrKBufNz1lPwX7KI+u5FMuuvmTSu7T63RyRs9HT+nxXAHL+nkMvL0y/lgVG9hRH1jND/oWRJp/Z78C+1RFV1l0YKrK9/CDEzoPBGpXbi4CezKI/AmSe9lrq/rZg68mWlLTqvxjFszF5itF/HE9zvnKvTyRg7ECWQTHC7C6peN5lU1JGIlbncN6ACOYydaRownY+xrMiEZWK+BtVZcN8jijJ23GB4nOfd6tgj/a92sOSwu9vxFVk9oFGf5PiPLe6JIBBvHbWmFV0TZyaW0u2vYDdXAvxK3ib0Q/occbuEANwS8xbqL/rOSm7SBougimbjPumGB2GEHgmYwb6DI0ESTNOZoNXNO41pmkQwjJ2jW1nSTUunCTxkqGkdYQWPeduhbzTOlcyPoyty1yVffK3vfa3/a+v769r17qfcStm1Gz0Sj3PUS1Zdg1mE1wb2vM6VNY5tavdU5q6WYn9LvqVI3L7VS99woQydTJ9gocOzfwToHs0K/YL+jqj6e2lmSgoj86Xf3R6dUfO/cBefvSkTh2nV3xf0A35N7/LXRFfv8yu6N866+oS1ZLXdLnSpzS0I3HcAnonDe3ZdPmtm9q1vz/1Hi+f7KSb738t3zrry/f8kqdRAo/S6yrHjr9KuKvKGD3tQQd5Ki4ecWKL0oBvOifakSKsT0P79Jfi04mWV1QLM4h0DjfsCJdo/Ktlgx96nJKB5UGxsycfgOciMh0Ul+LmGx0PkO9b6d7JhsAfyFl9brL6n07qCjlJLH9vC3m5LXO21rumjngf3OBx3YC/4LvRnP6TT61skxejz+XeujueuhvQz3ssgD2aHmHyBYGkt2fKSxYjNNRNjjwc4rjLpRrDscHorVq2HK6tGvhM8rGeHNstLfC+IRpEpXNUNiwhu1mYNPr0J+yQcostLt8tgPqUAUt8e5rHWtUt+fdGansMSr8N8pFNCN3P27lQV27DWagrYDNz0VHDyfuxTY1x8U26zsnsRqb0lugrcD2cSX6Dni3QkmrsLDfIkHuYA3kwf4Vb4Z6mL5wPb5wfbl2ett2vU1qt3s773ZiFnDwt5zqju0aYSRf52evF8/CCS7oGP4YLhuXjMsVvZ/a4VToI44e6su4cierrNf/K1bly5rVLdasrsQXc+2a1eM5yuWuX6xZXVFuL1dEu32uItdv2uuzFashP5OdvJadnK7YDu3yDvNZr2OlS3dOV+YZ+EHLU4A/aK4QXZ+vdKROF/z5dI6Oh715+9SNntYSxvC8D63rqYqlDytpV3Q7V27bRQaqz5lGb6lxmaxVrm9hJU16qgJX5wYLj6iFw3cPl2uhWUhcWTdaKHu0RCcq0py6WZ6TsADlRuykL82ka1PRF4eJnzu7sKaYbSncaSfC5thWZyx28zqfdOejZ4hhZCWDKg17Fb6pwGvGsRsEhcZNQr07NsASVU0snln/byRg5Kd04hQBgXwOVq474Q3t1vTNlu80UD4Jb6WmNfvruDDMV2mQ9X+fY7VZXR1Hii/1guO6k362tXVnayNVucb0nDjkeJ4e+EKcqkzztzWrRYC3pmS7ARmQgOdKWskBgh0UadiNYD59Ki+L3D3jlO5CtIFfeUcdjqh5SVcqMd0j9mwL6MmNUmd32O1YMsc+D/QsUgJepbtFaROekyAu2d0CWa1jKsNkg9V6qT4Q6K51DmqxmjiAIy2jzrMakWY+HANBNOQyHNL2o39e7EJ5cqvcp9+ZbdOsJRtpWaFleedieddZPPrqW0qKeU5J8VAaLoWVGlRXGUQ7urLxJLfDqCR9b2qne4hPOZoqV93luYtr73JIVtlI5VmOP45ilr5vJawVNMCM2nClD1k2oDiWtPSqqsyzB7BdRNx72WG3AzGNruR09TFtgp3k3cBP2XJBy6MK66GfhaXR2Dw/o2M2zWHa41tRFojMQQArN5AlIn0TfhA/Xau6PGciYhaiAFJpDrtcmlIxjnVIEuIX8TxvNOPRnH6YT5/H6YeRNY2q7XQEwB4rdGFK4TNuMwfrOeDGEkxrGUI93Xhec7gEhOAoh1EA4jOipN7CWvAi+oCbWYhCqM+Nx8YyLX80P+PApQxmsDhrFqyIps8BT2MlArfU5oM0OUEYptP7m75RM86UadxPDAwhqOjmA00Ov8mPeYDBjMvGDMC2VBmQI99YqPGW5h8qmMjX8i2FuqS3u/863/2vd7+R1UinWvaR3TlnmA6HanMOdoI5HrVOB+ace+jwVH2O97o5HjXf3UuHT9DdPXKX9xGucx6EQRE2KjDlOqXN7nIMabsb7XwA8Y2tjZhOv+rYUw4v97xmhzf2nKutHOWoTC0f5Y3LToRmHbBafd8MZPOYtutUKjcMlwZxGI4j7GpjYvNxvWZOn4QBhE7Xzk85zpzzRZhpU3njFtLNwmck3SQdmXtkevV8uslyKlYGcb+JeB08SOtg6jotkgv5mk4c3Cr60NCA57haAbiU+gp1EDfrIEjsZm9pegvPeZNHupqyp/eDdkX8CcWm0H76VZoT/Ckq/RzTOhurp5UAIpyk+19RRVX+DMlRIVsXSjV0rXMeqVv02jkls/ubSnzB38BxcE6fVeLIfZqY11bLUPhKxi33xPtMDc6O1gFAqMas5Ev5jsBZ628iJThrOQNHGV1QEmb0iJLrw/b6kLL23geyk32IcYiA4Gxj+DgCt8zpR7C1ShW4T3CW76VPHMayJHwMZvv73ZLZ/pTeXTbbl1OT+Igqj1MS4S/KJiWtJqJP63ypgD07CCYV+g4L93TsZd3/o27mtqAzI4aEA1d2h8ZDIFY8gb0cg29IvCK2uUjs3aRS8iF5aYZyaDwsm2+CZFHlsHriQqIkzqH4i7ELSa1z800wOKBw4HwSgJRg3WKC+cRhqcqRtnUKqaqAt7AOKFpii0KjRELZXbw7p2VDrpQ/PGSwIfeuv1LORn0zxSQCFHFt2bHkZ7RGsFoseNRDSbU0SVXhgVzMUVV4UfwzzdTbIVJAZwTTfPOryiiynjXkrEZrMaC7b34vhm7HTXgYQ1bhoJgPcHhGUcRIqlwRg8ZDzGV+S55VI+JX1a3OFHXeKuLkeTgY6tFVRhVkswl6fkRJgqeUpDisbJIDPFM4IrxzzKRhifrO2OTcd6sAjaZBc6sIGGcc3uAUZ0OvtHkIcQLie0Y3h9dudBey/XOs04CckKrw86oTtVw2s7MdRChueiyakJknpkKwOHB5S74rDRYtnAa74RyydGUabUM2s1wHcU/3mlU0pwlloebw7EK96P/2XMRv4sC8Z6ygRevo94vx8ZiA6w1TT4EGI64Bec56KpGEEy3YbXjqpieJ03V2VT/dhevZ4podb77gzE87NI/iRmhX9lc5znXM18WRB7McFPaGZt2r7Pk2Ol/FKZw7tjuuRaIPYCwvPHvKfj+eL1T94CB8c2fpZq7+2C3ZrYGFGZ9dDXMyPrt1u6RMf92W1jfVuB5mhkt9zSZY5vxDlTgSZToXcKqZzURYCDhFYPvu16wdJRVzd9xg6wme7x1s5UxxRHlnkicABjRocJQl1JEqvIPlWSeTZ6fo2TTOp91ou5NSql/l6WrM4vpIQn7lu+no+HFToo59iJJ+mZI2paG4n4e/pMVO8rDKLAJOl7T4qljilIH+nlSdu+lPsrl7puDntVl2QW0Ye6wLzG405iXGe35jFvHfUkdATSXivl2FO6Kg8hLuuUD4wihVPCeUdu77lHJPZyFPOfNYDeYFtIXzuXC2YBxl37WF8kOONc+SvHz5u3CPN0Hgnxn+4IhfRXA01kqBRXsPJaqfTipzkGOdlO7QSZFob/Rl6aREH6VzfRRbzQjggNVIuXbXxBWjE2ik3Jsyk9e3Z0plensmL9PbM6UyUaLOMkVLWgrx9gzKR1P1gS12ca95uBxSpZlI83t090zn3WJNgjiS5abhpJixijZVjG1bzG58jb0jxWvcDosLNrHQmbdbKYsFLQrITN9g3XF4IWV3kTg7FqV5h+nfZZ+b0m+6MTPvs27Ms8jrbuZ5nC2slt2k+v+X9z3QdVVlvmefv/fmJulN/9MUOPcKUqYJFMFAIY/0FFpayp8KjIOCb0jT2zYhTdok/QMWGiDW6GJp39KloF28AMV2RtDIdCTMtK8drWNR4FVF6SjwqjJOVd6sqgzWEeV9v+/b55x905vQojiu9dJ1u/fZZ5/999vf/va3vz/xHY+Uo+BnmhnYo58hiKMbBPKiLgduhQXpnD3FLExBZ9mGLW8JVNnLjujJv8KVv0nZKEbp0mEY2KmrYn8p8CKJ3Uf6Ae5dlXAgTraxNszvoBbnifLW5kSpSKG2g7Q3D4NUULRf73PEMzfA0Be3bFSg28FSVw/Hs/gp5ufwCTPW60tgAQchF/YbIQcBxiOYOAGeYFPSBoMHRyQIZ4yacRMQOUXLUpygXxdDlsLWAhROqjUIcnoVlIvYcxKI+FugXDHXuRE2AthTUphjmW6WI/P+y0ANy+dtAjW5W0UFJrRNF2ibLF3Jnyy0pe39U0GbUwZt4EMxlMH3sA3OXOaE4Kr6ROGqsjhFjIBZnMIuE6cwEbChfikyFHaqeQmQfNQVKBxCSAOw9mJrp/tngfHctw8MYYqVKzDBcJaA4RnSlfCkkZ570mC41ITCeeVACKgeFwjt3BjbXxnEJfCmSykTnWBZiRgerPhQpldUfCj7MwCFtxMjzamEkS4SULhAujLnzx4jMSgQKQW2Paa1HzQj3z7a19TwXnRsNijgJ+YK0bTPZZ66CF1fpNTmqD8PZRnAQH8+dsbYn3+dDXhG/XRcfn226Jccmx3TcbkfK+Vu0hqcUOrcbhjdCxIDMqkZG4ewi6iIPmLDxT3NZfqBYSnR4GzDOUqeqT0X9oqSXOwFwontMFnz2KsDyswkNWfmwaQbfZKD2btZUcA15+iwURW3IRtHAh3R/rSELHbzL9EaW5DadUxt4tjsIU0tLNr1zAR8JO15KLxQMELD5G3udVsFm02WgJ4lvgx+ffZCwd7HZsfHG5NfRsPWV/Q4aXMHB3cuZscocLTu9mHeXNEVgCi+JwY0XDFEU4lzzc5bbfit8EQ3O3VX5GpQCRbzLQ0uL7UjHdYVpN+V9YUM86kywk6DyT6YI3LAHHPFK47BlHLZI4xu63EFQDnHj53rjFdMQFMBqWwNhi7AMMfcF/aZAhtauGaF6/lrapzU9CyoLALUf/ZtR5wNHfT+5Ff/d08oWAkbiAGrXALAGiUBoBs3YDZuIG3cgNm4gTEad2/cuEHduIGGnChGOXC05pa1ZLCBLQ9cI4pVo05+6VX8RWU3ybJV2CnvjjPY0YH4ElnHd/A1spTQzxe5F3WYBzvQOftxpIugIS2ZNAdSV8H89rSa2c5RlSzEFZzjbIih7CjqE72Tf0RF6/nanE2zK1Z7CcTIDnWwgzBK0bkahpSjAVtX4fAVfTRos6wgpcedOkyIvZF7cxg3dvfa0jMQZoO6j/T/iNMRQUmxny/SucH5nbTTPs/XrXE6laBvBeTKlb+VgaPsQD72uQoCGtEDrG4d5ft68qckLczPKDhlJTplpfXbfElB47kLclNEj+6GsBaF3+Nr3fzf8J5xkd4kIJCSb420xz+1FvQgn1MK3O+DnrFDxP8O2W/Z2WXiPe5kvnITD3An8xVY9NM7+J7XFKHKg5tXUbgKYldSUwPXJFB5QnU1vFUrQRNyItTUcCFEpXIf16y0foddL6XSAtEhXjQxNefCPHrBwy61DfIX7C36kCyZIPVNlChOBQmbKkh4VIEwqBLr++LYHK7JCNJdjrBhdhduCmjE5lJsiG+73PznU1tXkugaV130cJjFd+XFiBJ3kbeIV8bDltzGu/lH7VxSiiVvjCL6+QLrfII0hjMx7+RKkGE/8TxRrKuvJHkOhPqs3MeUTeC5CQqkokcd33KzGQ24dg1pQVCQT5V7JOOcZMBoaHEPyZ5s3FKNXR2n8fezQq9NriZpx21bwLaJY9NfBFa6E6Jr6oy6gPGNafXLsCmM9PEFTMAvMJdu2fVBkPC7fEaisb66LxcwoxP5AqYsEfuqiwsY3J6ZFzCSy42xq68dD/FX8s7HBYyP05GLduJ05MsFjM8XMKwd5/MFDGf4pJIcfAHjywVMhu9K5ALGKbuAyWhyRC5gvqCUqrwK5C46XQVlsPook5/Io+F2J8PtxRXglrmOFSH3gEohd2cMuZohacn744B0yXEXRtUVLowyxoURp7EEbf4LLN0qrHTCAPcnwOuVAS9DrS9QG4wFtQQ4GmoppqGW0zTUBhpq6UDBUItamHC35M6Gt/rYAJ4Jx7CukPvPyzL+5uwmtTlzp7/Z2QT3HtTrocyfgpSqrAk4WqqyahRNVTWKpqp6+2kqdVxrErqqyqSrlLQmFW/Ll9NVZ8f01lEPQHx2Ir85yz7qwbLGoUCeXvXgk+6FIBHKDJrsw0Eis9cfdIyydyBl0nLxOU4ZaLn4fIg/Ik6v/DQapFFuojyJeCDFoksgz+lLFVo2NDoUsKCkHb0QRw7HkXy5QOEhq5JYZ/9xPe73inTUfFn3cYB7fEQ/DXq4H3sl7fGQGiUVug10JUggvCq71g7d9HKn0YJghJIRiUdBR600Ko2WRxmGnSwnikaLdGkY25A44Kb7TtEaGfuUG1qJsS/DLQz8ZDrsdVXJAQeWRjMPD0GRC4ccAn458hMtPOIWONzpiotBrlEQe3mhWV1odnSh2VGFwpJS9YOGkefMg3C9E2aGilWlBURHZ1HfPrdYi3DYLU4YlTkPKYmhYpYzswAihJbDqrkOZJbD/FznAMKauc4+hLVznRGEubnOMMIJc52dCKvnOkO+AFl+DjsaUQlUU1rsbERIX5qT89iabB2dBpz+oDgR4WBQnIRwa1CcjPC+oDgF4VBQnIpwZ1CchnA4KE5HOBIUT8H87QvggXBhTXX09KzoqIoCLTxszR/A6VtBenjKXpqOyXtp+CbtLWTCiXsLuegNlfgcZAsW2lUVeGdwWxVos2szkfFU7V5w+t5w6t4Hx3HtfsKFhafsDaeNW1R4ivZ2OJ3D2PuhF07lUIWn7KABnL6DtptpO2jdTN1BVTtUulM4Tbt+msfiSfZFYtYarqXqxLVUAJF/Pm/jRtoTk9eumLxWMP7CO//01CrIaU3io/1B7ZMrG+YI0MZq/V+NPxDiFnnM12H1eKMyhXtfF07m0A8nceiGE4VTF07BUE3GOE3CIE3cQTPsFGZoC98beUSsNTwUVicPhbWKh8JazkNh3cJDYd3MQ8EOvBwIJMIkuLVUPl8UZtJVlLoubXmIVv1bgqucUVzWKG5PceIYrpvfUzz9ZKCtak9x0lglnUw5NQb2yIbVJi4ZStDX0HjzN0lD8UQNxZk9xcka0LN7ilM0rE/iKcV8TsZk06T6RAWdFnmFUzVsD4vsndop7s3UdsVzqiCjR5OqtimeVcXuz7wmxe7P3Ca1la1KNal7Fc+sYtk9q0kNKAZz1c/mhcLTFxw/LBXg9k0GVvfW0b11E5jEEM+I7EK9tn/tC2AdlEZZT0sjrQPSaGu/dMLaJ421dosvN2tECVgfQTodLCuKvrJoXp3YxQKdFLHo0hK2mSDPwtvzILAEzt9FnaJ/eZ6oWwkeV9F5sbYVzIgA8w4HBBgL2S1SKBlBYyQZY/xPO2/+/BkJBYLHd4O4qDNkjOtECiesY+TdVKjLiQsMNnXhSWYxFCI2FANI33hmdtlXLmRhHWkMdvwgbkwdsFyG3iiKKnRR6CTKJFlocpnkz8+trmHhdq02d8gTgfkzinQkes6T9LDJPuiJrNz0Iu2VB3R6vsnex1GtOjfsvRVSZasTkyp2NAyCJd+nd8tGayfL9DIVcZ8j1MRWBzfks50hh+gG2gNH0j3Qm38PweJhq8xdTDWWsxNmR3PK35d6YX7fvIfAd68vVoGcSB17lOofSnI8TDRF1nCPk7wg0iOsGuOTCURnEMExNoKgjWW8l7XjvDRosookHCs3hxPGLqEqcgtW5NPYTChUh7VwZQ6t/EKN1t/PQPQJFyET/rBZdfJwq+SYLXtDiVcEXlZabJuntKinuFg9Lq0AotKhcWewKNaOypvipPfRassynaDCqgIcaaatMKK1BrTkNBRy26NM9GPhQNbrg3EpoaO9pNn7vAI3ZcQTyBz2BDJ32gZ19iFq0RBTZ9mwSgjRqqFiWGIneUgpIBgqFpGCAWIuC9zgPDg+3XH89mXJ7hVpL9OCx980W1gMC+MOehHbM/D6jDDENoDoqWEh3tDqwny8ofnA+acB+8/EhhZgQ/OiDJMmLltMLyNNauYyTZKby8RI7VxxIzoX5Aew/1WySSwSNo1B5M0QIu80IfJOFSJvphB5dULkBULk+ULkeWVEXj2IPJqFy5+5ZPOKB4Zea3k4nPBQusInGH4tikT+wchZbqgI+X8ffiEfJISQQUoOKW+JDqoJq/841HUurB136nLx1M0Ma+KpCwi76KnziAbVU8fbdR2mzsfUuZg6JwoITJw/AS0CmmhsEnAmndky4xEgwVgjBrpl8pifZcakrkcR1j6NvVuYUZ3JYXkfsNLlDYg2ILNmLoNkbi7DYu1cBsLquSb0OcxjTDU+hS5KaBemVNTamqwQJinbxE/ojYQiyaZcBt/M8MciSNyYIPESgoRtP7qVCBIvaQwIEi8lSFxW/+R3lUkSMP4ccY6c3q8xQRBzgN/CNmSSFU8qOoxlTeefFYElJ+ej5zQRelATpWVEqqOJ1PpRRGogRGoFL8DvINL0UEK/Hlc3LWVe1zRCMyus/Pj1+PA/HgFuM1wFZQS4uG0iSByw5STcb8vB+HXpu31M+ma/KivcZhu1wcXWEBixW+2OkHplW+VACysInkFuM53N5Lb6/5vctmKC286dEO2WE72veaEnaMUDBpkDNztAKx787IQwRg604gla8XCBlzclklni3OeQqQr4Vj1Dg5elwet4kiDezKBfMx5GPjMB1TcvC5vQmx/KT6AcNdvOA52/2b55AkX5XNSUsanHMN4rZUHF/JjTwvgQn57cp4AawvGdTu31cOeM+WMejCeEjkd7nAUF21PBg/Fo57SWA8rAg4E5autm9o1D1A+m0boB0w8ejCdEkAdks4jn9cwFZZ1kNJGe1pOkNxlx3TeV7HaT0EHqyxmELDBwpydOetADbOcetu9PKm4gtnO0ENu5F57B27mnt3P0A9u5F57O5IIHJnel07oahTxggcIh5OHKE1xIOfAI5CaowxLUoRLUYY2POlSCOqw/JuqwyjbGIDEEHoy5MQZJY0ahDpelAnhbtCqhDiv2WY3hzs9FiS/HVxdH4sgrcQS+r8W4QQW9iPhOifUinDK9CONOaQy9iOctkw6Rm5b40tE+Vz0XyJvoe1YqH1KIN+cZMypIqln1IhJjlxEwx5X8qma1H18y+O8zyhUCR9/I8WVno9UMYsoD0+KCIhsncuCPhG18sOrpiG5JyEo4DgbHDp0RFt2rhK11dlxJ6A/t6IAt2nZf0rZI9tlFOo3c64QzCWKSCuqMB+z2gCZPBDtmVhLRmCnJWkRjpriPo8rcDiZXLBZ81dejAlpgjkHwNRlCWhEsRcMXTztdiE9Rs5MWUeIIO/XYzRI5++Sku93GmqPI4zZSX+YSssj2gouLwgxSj7riDuQIa2MkJXLeAIPom/Vw85y8ywKKTt9s59BZ8Tttft8Ttx/RvQ7AWa81H82ti/2EATXAfx6QgcPIQG4kHRCK56U3lZIadPC1dnxxx7bMXf2CmRT5n6kZzNpEbxy0jJGn48RScdUL+c6T4GX/KaG6ArzDgpfCROiNpHDMzAt96zXoFvg2qt8VrsAxp9wqQmrWfcitDQLc+LleYPgvliL1c35eXEUVjO1S9O8gIprTUdi3q9qzQ1Q6lCGh6SZSqAaA96XQzjMUC1E7rGYIuU2aC9zB0X9JZfomDjYcqLZcIsg6XjvjBu6CHYbROUaXUN4zSYPUAJg8buJUc/KozydX+DyWqZXDmQO6CbZLc6CUHPFPGFegG/gIPA/riKOFbPH4kp0K8k6fd0JTMqpcNng/Gm0cNylpCTmB5fwlMyAuc0WNLWZb2Uw/nLRYFf6xW2NbEGeTfZ8TNWsGHIr8sn1imEUu0V9RM2KkxCiF8U2yIBI8g8JxV1uOZ+QFDNr/NxbSQeVm6qVp6qjLYr3gE8HjzTCp4LDgghYPVyIeTjg/kwj/TbC0gDcKvc/OrVPOJhFGcRBYIlCVKXiV9h4RYila9WyC3RSSpq8M/6ZeqLP8nW1OY/IdvCdJtWVMTjeNeqZcTD6Wi0mFxT3jRDBPxOC42W4qLO4lcuLsTrHAzeLqQyeOuDoSW+0RL4YsJz6VBdZigXKlI7nFEK6ncuewHyOfyoVWKGKcS0fsOOLoiNzl6wp8ruA117E3u+Jd9bCpoq4SoBGJo9TyBMihc9UNlGRu60SSjFRHPhvDh/p89Hh1VC1PtAzOVTdTOS+ZZIBouRMVIAxlHM4UzzkCiHYrFk6KflUbZaWcMLifdbEVH1Djm4Iz4Cob6obBEnBkk9SH2M9vYoGc3ShRKfXYsSicqtV52YF5bB7GTbSns6AJc7F5GFajyFexP2Yx4uKG2Y6ogf3PgA5ke/pSfvSz2igTNzhOBGjA9A3cTkD0KkAwS/qaR0Ohr5YVX2usa3I5u1wjEof2hAmRrctT7CUN8Uz0xdo4OfY2vhmIm5ZGPRXIVhGoURQ+iODBtnraQ53F9cVAvCvl/aK0bUr0w+MbPKV8lFTiTiQb+zyrStyJVGGUsuybSkaJvZ1lmTgOaTM7W0ZJNWnbo6zlvYXWnnZh6Z4BTj27oaSwmnVSQquu2pLpsJjsQsmP2Km/Xy9xs+UnluhjVwQ01YCz+KPY0IvoJbDejMsO1ICJvm/bziZ3sz5zm0aMBBvxbLnacFHkiAYD5q7IBxyMrUNjC8hgo3sytDyGk0GFjMcltkVDItovvjRZ6T8QlwkMERn46aCCtP2DaCBHy0EcDyCgL3+biSiFHZmVZ3VpWPbXiKETriZ6sirKVsz6eG1aKrUp+rV4sSzPWAzqCRKhLUERP+rPRHdPQDTIxR7KAJO5Cbnongy7jsWyf0q5ziYFffTNenRpMIvgKfEAuoZ2Cw02Dage/aIPKHUehJ4H4JY9CWYAvKmHdA9+4XisUzfdplGR6Hu1kauRkZOLvpU+2bnod8nSYb0Y3fzJ0Q9qI08vBFesWOg3uecdQpPqTleDbKJTP1r2L1afHDB16gfG0KmvJPsXXZT/iCrCBpTdIEYaZ4mNxlAbZMzo0NUhy1amNx6R6g2tPUVnLO5BT9EVm1aE18E9YL8Kk+VZHvJsBjC61/RhJPBfbQg+u9L/wQbDB5vHekmDNtspEC0jl+0RYlFqJwosoitKN4MNQtV7mCAaAnhVMbwYDYrYpfgJ82LkHCR+woTXB+Qs/li0FyNG0X5SFVogXoxc1Bh7MVLao3WuI/HVMnoqY18tA6avloExfLVUFOO00KsWeKRnZy1b7FhfKEF6Fnsor1Q7OubFtXtltcOnoPemtZf7fdGmGWLfL3p8fa2g46fOXxiveqKdSEGD5iERMBJSy++2xfgOoGVPMdgB+m0ZUWLACwxNTFx5jMbz31U8ZQsKfHzLJ8TfRCtxlg69xnxNLjdg8/Iaayr+4FX1pnYqBivaqYgVRDAYNgbDCfXKdGQwCEKWQdsuVHuKLg+AU89KdftAr3NwRQ9YTqyFJAJsbEVxFo+hu4OZOrSp88Ds0Ooa+6y3E8OUj8Xx45Bawy8bh/horoTLdXaimjtdNHJjPXtYsuIrHSeJWUlM6c9pqX5YxSPLtiBgfxw7H3uHw1DDoqyDm2GXh1pb3JBN+0uu8jFQIa+jyCTUlRxz0KO3aWHJ6PkYPcX8B1/T08eNnx+PX6zGM6fA/pIa4lscLCoPcGS6EXLEJpIvNpECsYkUu+TilVevVyl8HrISzHRtkZIK+4GCSsZMgThXFC9sSOZCa9fIMTnOIdYsmXOQZddOcQ7G9jjRUMq/KC1XpsdM6nZy2s2ml39BiQX5CFeHeMqyYaOMfrJkI7NkI+On6fKUZ7+RovcqUhFhwKqumccG9qbb2gL2rmSuK902X/Q/ArmbzWBzUbL/hIzgY1WzIy4hXxd2mg+qt3d1/QG4Jl1jQ6p8ke2E3guF25UsmCGQPrK0+PpUAhV/SevrJfXHtrDD5zKtesxHtSQer+kvcRvnsJI7K7xz6nZOXYr/bkDqjUbqVoX/P8kK6/ep5MVs5xajolVyalojx6WNcjTsV4lOtskdoHIG1Rg61IRSytgD5pNf9hTESta77BNRfD+oDLXGj3rKYyxuv722l46HshhDnLD1pW1mq7alrdpmtmrbGK3aHrdqSLdqW0OuzAjTsYpGmA6NMqN0iC0wd+S/YutPAE2QAaBRhRI6VKyGBKvr3EMqvg1Sl6gDSsjjfUqo5RH9PKw0fbwzjmyPI1g7oHC3xxTuaNpWj84Qj56mbR0GhwF2Emdh1PgCnmlbh/2OG7StgzFhxngB98cRDRA8DBq0rRStj9SJf7lRHjpxAnfEN6GmbflIkpLR4sgkE9fIW6RdpmB7FrrynBWbXnjOep0vs8G4iUKxUWxdom7I3ZpQwaNBIqaCt5lU8LYxqOBKIEFV0NM/WdFXNBl8/tg+C4HXRPdyuw53cpi7RDT4Qk03hw6cWdFynuuAwFdzHYjhfJX5ZKGb/7rNvtxCsfD8URzd6BwKwnvIFg4Xu6PrFGcAglymx7wYX7hQQcxqWBRa57JgVPSASrhXB2waGHgcBiirjvxThgKrJCW8VeaeQQWTZnVPMbMDO+yyogLJnGGKUdWzlucQr5ZXLKabCRw62fcLAWZBm73P6Bm/2JrMjP/8N2wJv2lr/W2Xnw31bSIknhLzGzEnT/QRnzdNoIWq1neURYcTNpYtHXraBs/HqsDoe8bmjVc8XDuwYZ1/1tYR3RIZhKOWOQhDAMzci7ZKOI3eGWNgIXhj9mOQ88tAjo2ZvinIRZvFFGJCp4lz6pRKG6pIpcV+L8HPAPfJ1zNeYDmMRVA8BSQYnFG2m+oDiAzlRlOdkg10aYip9W3Hs5RrQ1wqqHbBmAlw9HUosMUOMMbdx7j7GHe/fNzhKfLoWex/gPk6AbgvnnbHy7ZZp2FB20Chk9dHztoiHtWS+tx5HGF9+eigxgYgNulhDIRwu7I3iwTRTAnAyiVwWtSEBYFYc5PdLLGMeN/EUqZKRaYTnjPYIS+IMwud4TrAX+PuRG/c464t2pcAuoT6tXui/HpqAZ3Ijaor13mSNQ34ZVXts+KqZjF3XbLLt+lXb+z110o2wiGnJQNLLaX0qeuxhfRFmXUEVfW5WeOg2X5lDOsJ4bH9lfHYryflFOExj87JYCPAymPAduO1ARLm3AODuTEfnbHcLlvQm59gMJwpGPFlNILIMp4rVAmmK+QMfHGEOp1JgTv09xSrd+A2ASgM0k5htUZihVq4YGZFvyDGkVV9xSA6c612IRxE09fGhQLQAwB6gFEPRgG6dUWY7RH3V1gZWTEkUSXGPJzomNuR/1aMajKSYKCaWTAh5YY1sGEuiBXcxGiXDdQqe+0uW7sYmcWunAnNNlxsbWf2LWESYK8hFwhWC0+ouFp5YdSFpnzTZiGQ0Q0Ze++IXDGnHzDDVy5+72JL0JD0Wst2cXCiGeE7okbrAFy1cPxsonMudA7p9BFKP6jThyn9gMRp87zQ3s3b6eWGo/LYj91x9i/jbUBbwMxkYhdhsEPHhUxgF0GwEns2ARachRzjS3t4KoPLoKLcmYa4myEMWKtlt6rE8dh9MQnFV+k+wn5XVBQGXYApX73XcSNy2tSvbyiaeYaiWegaL+rMF9IaAn8x1QuHWywIqJOLsIvlx9LUVZCWQhMJjQ7Mju5L5f1rUk0UbYVZF3Aqe6Mo5NgTRWFiWCOyfTVhnkq8lM47FLuUMFJNOPFCOwxrxHdATZTBybQm2p/D9l3DFozZRkgNghXId4laTkE1LDfSe8p3s3x9IwUTm+jMVBMdfQcsOdaIjwFOXUTBwXfAlHoNDLjPSuCT54Tae1qyimuiI0xzm8CJ1qsjCoLsaL56maOXqsMICawOIaxqUs8hDJrUQSW1H0BIz/sR/jbTpPYhclSZnfqULb36JMJck9qK8OeU915bChlEmG9SAwiPntmk+vWL15W8OIbwIL14lRM6CpPCCQgmp+AKoadwUlirjRbPsrJN9lGmxNkdwREhyqvFHcGv5Ek7J/g5L55MYQryugVccRFSnIYgX4C/J2ty4RQxDV2YwRYRCvXCk5kZ2/532ECbZboxCGcKlJ/C3Ivp8FjghzNiJwYztBMDwwJHWF/rKseyBVhLYmjBhXkFNrTgi3mQGbFDgxnaoYHPzjHkI20rJJwAHHIqGjZFhKCmLahJagqnRnd0sEcdi4iNn2VpT5lGwcKaWvo/8ulBpIUcXnp2OI0OLbW5aFAyDmahsTyYjahQ7e/I0Y4JkbE6Fz1VwxmfqllYU0X/Ry49uEZGizNWgTTKsqr4qQtr/HAyYfVq8RqSEZkjRbMATlmG7+IsN5x6BdNn0yCGbIVTO2jtTeNDB+FWCBYqvZchqNLHLX3jS9sQBCVyvHeAsXWq3P1NE6+RtUis5e2EnZxqfN/IHgMT2QwTB2KfsNgA7AxxlWSgheigq8HfwcnzADo/43fvt/e7jo7tc0Eh22wD0wFGwFbDKIH3Gvr2NbYscYl6FSGhgqMIgQteceXLIwgJxl9GuLu2yT6sX7ygizyE8O8p8pwrOxqRcyMcZX86w66WihpiSS4v8WyuRY3jS8jUnHVyLSmGpnkPzumTxvGboRiYw3YID6u0n8syEUPMwDzfi/fMRutZj6bBy0W09nAb51BAJfuFqfFkPIrCZ9GybWL7frvl8efyiG37KEX/RrsMPELxJ910ZX6LW0brM/bK4YT1tE/KrOQcFpKbqceGMMUuhNOb7GGEU2SKwqkyRTheD7nH92eovD+vueyGXtu9MnLP6ZBP0sw4vm1R/Cr/bVvCb5qkzByTumBzWUK92ydDvff9aal3IabzqP5rFvsBtYh2zb3mCJceRshBnCb0p6vpT0/Tn77Qn4GmPzMm/Ql7oOXnVfabkQFvW4hMl46vhEWVwzbe6YNxacsCJBDZZX0AMtM3yExKp4S1+nh7MbXMaMiIKmsIbi6viF+gQpiJD11U6I4iZpmLHnN2HfbwwkSp5u4a9NmQY5oHd1hPQz7Q78Scm3Ouehmg8xPblL7BYsAX+RlFCFLhROEIyoKbb1rB343ZBF6ZiTf9EV/oPq/N8jna4lYKifQs8HqYj/lsWsWTRyMXGwDNLX97D3AGtP2zAW3PKGG7DquTgzaTO3LIKptkOs4EbKVJIK2vaKWHGSs+zEBs+2neI8zWlx9mTCjzI03h5w/F6z6dEPYAqpJF75zMoucR+boxIlfJYTOW6mJpq6+kjCoeFZGxTY4s2IqeirlRVv5fVCKv84uM7W12wEMbNn0KvA0c5De9Pxka9652USEdMsVLyI6epqE6mFjdT85iuGNkGPDE6MAf57oEh88emGqPb02wixy2jUbBYqPbI61L2qWiLzu4rdcADlC/RO0qd5lDHdQYz2AlOcJKcoSVJDaL2cDk07bm4O1y4MitAhvJETYSI87T10Giqfex0Hv0Q08mly9o+4gy2k7orkLb0dZ7wZ//GI839yCV6tM4EjdYALCDbBfpbDqT+ZfaB/RDphhcau/TD1Yxc6k9ggefD1dPIxpwdD+iGY7uxg3ziBNfPbGIXXSfO5Z1WgXibKsLCpF3eSUuOfW1FTp6izlH1lj93IXrgy+rpJ/xVsDfcDdT6304QNqpmG08H7oEg6UqefMvlH/NnRu9+8XSOPsc4cESATfiFMUlz0gycbN4ZGfx0MEWdHK1Fh3SI/a4jTevcim2mLcG+c35+7WPBjqv21Cx0KVyXlo0NV6ZELNRrTS5XFFAGys+kYu0YdOC9LjcOZQfc+eehNxEVM32GVWUX8KIAnJ2zhLB1lEYIYllk2mUltQX7ZW3RpCgCiiOCxVwu4fFTiea0dDBk0Xol++8Y9PKw41gBbVYRVukm1AL1WFz6fk+WBUbbhw1UXCySgOzmBulQtyzK7j9UlSMJxdJnhTDzYfiVl/Ru5ptP3q3sjCJy1aVF9Opyac+ULfn8Q0UjlQhV0klr+FBXQL9GGh4OCyUWp05XuKcjSRasTHJv+SLH1PlxkJRCjpRSoQpWCxRSUtVdPoSPo2pZMy0E2pqRkMuvnZ6WDniGpnQkxuLZ4Sp3bBlYrw50ozsWNdb7Slm5l8wuCN6Y8LaYpb+x3k6EwtNBvfQWy3JlhmAdGJ9MQM174zWAc9Gz2zoiJ7dQC9E30Tbh6yOfR2xOQFXFGStXJetqI1lNgDv2nglj8CzGxbXuPOt+dgJH4efNGBH6jZhR+fRDxXdLaE7v+W99WJW24reCFgiXqxq8zjRkf2CLSyKtjcek0eUbW+27+R6rCtZVAYf3VqkGVvUy9PtsgpoCAEg2oLmi/8hK5p3XAN8qh1fENoM/S0Qd2DkBnlb70KHlo/4qVvEpSIXpMAeK/pbdB7QCLdGLWsfG8RbGpYtA/QZT9+zsC7q3JkMibUoaWpHpab2Sy1UCi7Q5rOXU1Y3pFoH5lvXPUZV6vb8kxVnLaYt2CI5RRK2YmeD+fusG2Q45gNK/KWgpGBCMgwG+ZkgMmCbkoVgvmJxQj2KV4zZNLRsIG1aOlSWDFUwqHMnDaXRi4fS38KfcwNQCA/cfCuZB3wYhB6/2u94Sjj2m5h6CrVTK6wH1EZgdp2eytt2gDsoagTubTu0Md0y8+79jBP8ZFaoLYwbeFb8aAk43T7kkp7dkFhfD+jhSr6seoZCHrkg+mZwJY5AkO4Lg0U1MCEMtqbLYuwqf9gO3X94qJAh0iIWrXgjlb3F5V89v9R8EnZxy6hOe6V34HSA3Z9ltBtGL1IdVwjPfToLO20EF4i5E/n5igAzLw7WaGn46CNt/dQp7PB3gipi8+KeVkXI/8hmNmy+mJ1vDxaqaOghoZ2d79wz/85Nxdx89V5Nped21NoWHIVm57v3LCWym+DDFV0A7mRV6G5CP3Nh5jNhJu4YusSXLpl48Z4BfQsLzHSmTaPfv/HG6UsYVThsKR+kRy7QShtZocAfUv9lsYzE1lSI5O45g7B/fyZ3b/iVYetH/Z+wPnCHdWtr3+1W77rVq1t7brP61vV09Tau6yqtL3V13mbdgMcweezr7m7s7ezeYPWVNvZZpa7lvY29fe1ttzZ2r+uzFtBjyI8hHjnvqu6ePmt168bGvp7Wrt52ird3JfF1XfTfinadlVLbV67qs27o7g6Th3VdvSX5qLV3TalNsq7obJVsHOGU0obGNd3tXX29VmljafWavvgJX+roqtbexuUlxBa19oYS6+pubGvvaessNVIzeq1rukN5DPmRWtHe1tdV6u21ZAQ42tO9rms5x1BiW3dPV6lHyozj3F8MHMfau1Z0Usvbu+mZ2lnq7Qt7W1ev6Sz1WiE1t6enu4fa0Re2hl3rVi8r8UNja2Nnd/caahDSOdq9vtTT2bqGi1ypw+XrelpRsLW8tL5dYn2t7Z1WW3f3rcvoZ61vp4HZ0L68b5WeWAzW6nVtq/TE0mPIjz3tXStlGta09vSWrLbO7t51PSWrq3V1iQZx+fLOkm6kDJDV2Urg0raqhI/CztaelfRN9/KSwETPui7qdm87PTNQ0HOon3tLa9eVutrwXWeJ4IBiPa3L29f1Nq5v7WnnZ/SfB5m7LzGkoU0lSdTRkD61WntKrdYHrA80FCnSS6NcvPgmq6FIcNNHneKnpQuuu2zBNTdYS69dfM0N11vXRZcvjq653rp+wWXXXnP59dY11vWLousWWMWLrTnnXHCRdd45F3C3VrT2hMtKBO7hHCucZYVnWg0fLFLRAqKUXpAYgLxg/egjj4T033ZaarSwQqsh7Gxf3Q6nutJBpLQR1PWUQuvS0Lo4FIy6a6plgcCpglJkcmY52hIrMsVWyUTN7OMSDn5Vwo5jHPYPnBMhPDixjcOB5z/NYemZZ6K4/DpYM7GO//vZ7xqeuOk/vthyasu3t1z9iebdXec++pl/+O7elmnV67es/85Vu+2bnl3ywSe/3vKNu47tGr7i+uYX+xt+s+6m/92y54u/bu76/Krmp38eXLhh2XdaDvV8+fJH2tp3/+Kll6NTXvtey/SfvvaTv23btPt373j6q/++/PstbzyxtP6Vq3t2X/uPrd7KR19s+VHp3OLm2bc3H5zzg0/eWTrc8pPFbX+9+KY7du/6/Uufzx3+YcvHV9w+6//Met/uf7zw2ZlHF/y4xa77+oV19l3NP3zgnQ9//NMvt9y4/Zcf/kzU0zz9s1M//JHv/mvLN/7ta0s+Zt/SfMHCjV/bYf1by2sv/e2ZV3914+6rPzrliYOnHGmZ9uR3zl726w/unt54+Q2/Lfy0Jbh58vnv/NxdzfH45CH5d9z4W9aEj/ym88a/P9qSa33hynM+d1/zB99zR/NIzy9a1n/0+SejrXftvmjZuq7bL/plS6/39S/fOXx/85Qnzqv6vf+rlpfvPu/bHa9uaS5eMPGqz730q5bdDxyty37/o81n/UXTd7+/99WWH81/5YufvuyO5rNvWPRi8Pn/aHnsioXeVe/6VHNs1eq9yx+fdMGLn939YfXz3skP/rrl3Pvdf98wZWD3D4b+Yv6/Pnqs5awlW977i59+qnnr0Yfv/h/7f9Pyv365dnjhpk3Nj33n/ff/zyP/2XLX0x+44JkHP9287boPvfjZU15veXHR0o+U8nc1f3j7b1+YfuPvWoILb3re/r93N39/6/aHvrj99y2fmLVt2ju2PbA77vfqbkJUbatau1aWesPuFeHy9h7BYvo9YxW86FtVCoFnwg2rSl2EIAhrdt9aCpd303dAGcDb7StuC7u7SibcySdcyLnh+Q3heXOazmm6MGztC89/1xx630mLmfBN10rCxrQbrC91dpaWh63LaGvhKmUppeWtpNXfVzrxTwjDh4x8w9ZOWsql5ZdQpLcbTSoBM1J+wXtU4PIQOXokNUbEo/5WEZoAwtC4PVzdehshj3BFT/dq/kyQQJq/szXdCCgD9ZsQWVja2Na5bjm1OvlOukOYtu3Wsvr6sD+ipdQD2iB6EaWeCNLpbZAC5hCGD8+T/tJeyeNDo9K+prckdbYRdu2jD3tTzG7OP28auqzzUNa7k/ppn+jD9Mff4e2K9q7lF1NGhL06nT6fc867w1WtnSvilPL5os2MBqpvQ4mgBx3GDoLx6Qbk9YXJHmfgSrB4piOBle/9IJOtyjE9QCAluz1a00c9NcaL9z+qnTZBgurGbmw1xp9siHiPkekKR7+X71d395TG+x7vx/seW2xne19fZ2k0/KQbcvo+7u8Eip9Gv0m+ZWGfsIHraRCm6vhnvDT9ESP+BSP/k0b8aLXsNYjna9L4HCO+1Ig/4VpWRsf3GfFfUDyr47814pdRG3I6fq0Rn0Z5anX8nUb8M3767XYjfpmR5zoj/leUZ4KOrzTi97qwuyLx+434GupLXse3GvGjXlrmG0Zc44dGxg8yZ0zhmH8LE/yRUkDmn8BhI8jdVaVGTUIZf0sFTtu7DFRjvtdohmvvXd1qgjL/XSvvufb4fQwvriVz5Bl9mmzEQxqwSTo+z4jfMiGd834jPkTxunj+jbj5R8uW20o4sBH4ggh6whDpeyIEZW2GMWnVuoFQJKOW68uz8l9CBTaWurrXrVw1er0ktGFY+f2GHkIgjTG52di9opExaYKBr9dvGIfxm7C9N+SvwhU0q4KrCsmY0vDx+lmaT9fdmjzkQyX+bmNdNAcpDLca62JhkK7BoXwKh/uM+OG84DYeXxros3R8FH6b9a6zjWZi/De2Ee5qX19qNDGmMf7x+7Dy+/R788BS6fvK73m6yyGAQCJ9z3OczD1Pe9l7fShsTI+No/CjvBd4r/De/B57hzXO9/H7eG4JhTCueMrAMcM09qfGuJbiE2OcYcTzFJkS404jvnSiASNGfOvEdO0MG/GDEw2cZMRHr2dWbtZ/DcX23suwexcv7utZV7rDqviX0LHzUAb66WmFmVm6z6C1cA+XO8JFs6o6aqLf09SfRfr7xfS7kn5LdPpVRvrVWI46/VojfSn93qPTrzPSr8d06PS/NNLfC9Su02800t9Hv/fr9JuM9Jvp9wGd/t+N9L8GKtPprUb6Mvq16fTlRjqWzwqdvtJIB05p1+kdRjoIsU6dvtpIx4rq1ulrjPS19OvR6b1GOkB4nU5fb6RvoN9GnX6bkX47/T6o0zcZ6Zj7O+n3MqVvNtL76XeXfr5bh/fQ7/8B3zRYlFxSAgA=

"""#
    }
  }
}
