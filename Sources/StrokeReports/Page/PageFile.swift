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
 * A limit as a slider; also a number field for values outside the slider. `own` is its value where
 * nobody has moved it, null if it is unset. `move` takes another number, or null to unset it, and
 * throws if the limit cannot have it.
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
      make("tbody", {}, row("circles", "TP", "FN"), row("others", "FP", "TN"))),
    percent(TP, TP + FN) + " of circles accepted, " + percent(FP, FP + TN)
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
    labels.push(name + ": " + percent(TP, TP + FN) + " of circles, " + percent(FP, FP + TN)
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
  return captioned("ROC", chart(label, "others accepted", "circles accepted", ...marks), note);
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
    chart("Reliability. " + label, "stated probability", "circles by label",
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
        stroke.name + (stroke.label ? ", " + stroke.label : "") + ": " + (reason || "circle")
        + (outcome ? ", " + (good ? "right" : "wrong") : ""),
    },
    canvas,
    make("span", { textContent: tileName(stroke), title: stroke.name }),
    make("span", {
      className: "why",
      title: outcome ? outcome + ": " + meanings[outcome] : reason,
      textContent: (outcome || (reason ? "✗" : "✓")) + " " + (reason || "circle"),
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
  svg.setAttribute("aria-label", stroke.name + ": " + (judgement.reason || "circle"));
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
    head.append(make("th", { scope: "col", textContent: reason || "circle" }));
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

const meanings = {
  TP: "circle, accepted", FN: "circle, rejected",
  FP: "no circle, accepted", TN: "no circle, rejected",
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
// Judges strokes in a browser: strokecheck's detectors, compiled to WebAssembly from the same
// sources as the command-line tool, with the same verdicts to the last bit.
//
//   import { load } from "./strokecheck.js";
//   const strokecheck = await load();
//   const { isCircle, reason } = strokecheck.judge("ring").explain(points);
//
// Points are [x, y] or [x, y, seconds] in CSS pixels, y downward; see strokecheck.d.ts.

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
  let module = await source;
  if (typeof module === "string" || module instanceof URL) module = await fetch(module);
  if (typeof Response === "function" && module instanceof Response) {
    if (!module.ok) throw new Error(`strokecheck: ${module.url} answered ${module.status}`);
    module = await module.arrayBuffer();
  }
  if (!(module instanceof WebAssembly.Module)) module = await WebAssembly.compile(module);
  return new Strokecheck((await WebAssembly.instantiate(module, {})).exports);
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
  judge(name, settings = {}, { asPublished = false } = {}) {
    return new Judge(this, name, settings, asPublished);
  }

  /** A stroke that is kept in the module, to be judged more than once. Throws for invalid points. */
  stroke(points, options = {}) { return new Stroke(this, points, options); }

  /** Calls body with a stroke of these points, or with the stroke if it is one already. */
  with(stroke, options, body) {
    if (stroke instanceof Stroke) {
      if (stroke.strokecheck !== this) throw new TypeError("strokecheck: the stroke is of another module");
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
      text = new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
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
  constructor(strokecheck, points, { width, lift }) {
    if (width != null && !(width > 0 && width < Infinity)) {
      throw new RangeError(`strokecheck: width cannot be ${width}`);
    }
    const { exports } = this.strokecheck = strokecheck;
    const count = points.length;
    const isTimed = points.some((point) => point[2] != null);
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
      if (isTimed) numbers[2 * count + index] = point[2] ?? NaN;
    }
    const isValid = exports.strokecheck_stroke_assign(this.handle, address, count, isTimed ? 1 : 0)
      && exports.strokecheck_stroke_lift(this.handle, lift ?? NaN);
    exports.strokecheck_deallocate(address);
    if (!isValid) {
      this.free();
      throw new RangeError(
        "strokecheck: every coordinate must be a finite number, and so must every time, or no point has one");
    }
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

const freed = () => new Error("strokecheck: this judge, stroke or touch has been freed");

const circleAt = (n, at) => n[at] ? { x: n[at + 1], y: n[at + 2], radius: n[at + 3] } : null;

/** A detector with settings of its own. */
class Judge {
  constructor(strokecheck, name, settings, asPublished) {
    this.strokecheck = strokecheck;
    this.name = name;
    const index = strokecheck.detectors.findIndex((detector) => detector.name === name);
    if (index < 0) {
      const names = strokecheck.detectors.map((detector) => detector.name).join(", ");
      throw new RangeError(`strokecheck: there is no detector ${name}; choose from ${names}`);
    }
    this.handle = strokecheck.exports.strokecheck_judge_create(index, asPublished ? 1 : 0);
    this.description = strokecheck.detectors[index];
    try {
      for (const [key, value] of Object.entries(settings)) this.set(key, value);
    } catch (error) {
      this.free();
      throw error;
    }
  }

  /** Changes a setting; null unsets one that can be unset. Throws for a value out of range. */
  set(name, value) {
    const index = this.description.settings.findIndex((setting) => setting.name === name);
    if (index < 0) throw new RangeError(`strokecheck: ${this.name} has no setting ${name}`);
    if (!this.handle) throw freed();
    const number = value === null ? NaN : Number(value);
    const isSet = (value === null || !Number.isNaN(number))
      && this.strokecheck.exports.strokecheck_judge_set(this.handle, index, number);
    if (!isSet) throw new RangeError(`strokecheck: ${name} cannot be ${value}`);
  }

  /** Leaves out the checks of a name. Throws if there is none. */
  omit(name) {
    const index = this.explain([]).checks.findIndex((check) => check.name === name);
    const isOmitted = index >= 0 && this.strokecheck.exports.strokecheck_judge_omit(this.handle, index);
    if (!isOmitted) throw new RangeError(`strokecheck: ${this.name} has no check ${name}`);
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
        return new TextDecoder().decode(Uint8Array.from(n.subarray(start, end)));
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

  /** A live recognizer with the settings as they are now. */
  live() {
    if (!this.handle) throw freed();
    return new Live(this);
  }

  /** Gives back its memory. */
  free() {
    this.strokecheck.exports.strokecheck_judge_destroy(this.handle);
    this.handle = 0;
  }
}

/** A touch that is judged as it is drawn. */
class Live {
  constructor({ strokecheck, handle }) {
    this.strokecheck = strokecheck;
    this.handle = strokecheck.exports.strokecheck_touch_create(handle);
  }

  /** A finger came down. Returns the name of the state. */
  began(x, y, time = NaN) { return this.#handle("began", x, y, time); }

  /** The finger moved; "failed" if the stroke fails a check that drawing on only makes worse. */
  moved(x, y, time = NaN) { return this.#handle("moved", x, y, time); }

  /** The finger went up. */
  ended() { return this.#handle("ended"); }

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
    const state = this.strokecheck.exports[`strokecheck_touch_${event}`](this.handle, ...numbers);
    if (state < 0) throw freed();
    return states[state];
  }
}

"""#
    case .judgeModule:
#"""
H4sIAAAAAAACA9S9DZwdx1Un2lXdt+9H3+975/NKmurWSBpZVix/ZCx/YOkK2ZZsIyufhH3hIUdW4oycRLIV4+CJZkgUEGBAgGElr8F3RiEyrA1iMRtBrLXgGdZZnKz2YYIfyYIAs+uASRTIJuaHZ/PO/5zqvn1n7igJL+89VqOZ6q6vrjp16tSpU+eccu66/33KcRz1Vff6PXpmxtnjz/A/NbPHlUBRZIbjnD25mZkkWdtU+uPNTKeKOvTOAVcwzQFXcZhLZOIKvOlpqWKaMnnTUmR6Gm8u1ycZpvf4FClPrgTZmZmkQQ/hH38gzpSdkfxUAVIoJn/Y/sPnst0ucHfkw0WuRgrSazl5nZYPoVLpZdYWcvbkJQM/O440bkY6j48im63Osx/McEkLvGlqss3rI+tMAmiKSSCNPkoj6FFP22bHFTv0Wpnp/ceAn44B7MTgcwBoHqvpaW4B/XVf01/TpXJG+X6l6hVU2XN9X9NPrVasN2r5YqHoNQeKg0PDzZHRVqvp+tp1V/iOX84S0mSR1dWFIIffQp7+BDnf87WT9ZSicCX9elnXXZUf87MmjFaPBznH1/kCF8KPLvh6jbfWzRbWZSe8Ic8rOOX1a9yCe9llTXWZr5teIU8l/A1a6TL96Ms3ak+XL9OFgl63jqoPhta9oRBQfS63IE8N0J5/BSU7VHZT4Up3vaYuUfGJrE8tzl5VyF9dzHjekO/Sv6L2M0i2v27WK6y8Jpv1/azveX55SBc8nR0f8hq+X8hmqeW67HvF4hsnCTLFa93NznXuRJZ6mN1cLKPCrO9uLlJQlP9UxM0FxWKQdZ1F/7ysOqCO0E/GVY72czSR2hee8oLsJzOj/vv2ve8D931IO437D933gf379t6zb+/+H9h716G77v3Ae5wvqeF09NQH737Pvh/Ye9++uw7tc76uRpam3b0PcR9yfkIPLE28f98h55geXJrwgfe995DzC3q0b5FD733/e+53OrqngQ/su+/u9+495Pxyb/S+Bw/ce9d73+/8uu5pmzzHDf/t3g/ZxLjlv9O36F0HDux7/93Op/RQn8R73/vuQ87ZvrW+b99d93/wvn3Of+hf6/33v/c973ee1a3li97vnNM9g3DoAx/ce0/cl9/trVfS4q78H72tlcR37XvPXe93fr9f0vs+8MC+u53/3C+JOk9Jf9TbUNuSu96/d9+991Ly5/qVpB7QsP9f/ZLuP4QufF4300l33XvvB/Yi/uVeTLl7X5Ly1zr/x0o5bRV8VBW2bG1v++7tN99y647bbr/je+5936EPPvCDD37ohx6a/vAp9Svq36on1W+op9V/VM+rT6v/pP5QvaA+oz6r3n7T/X+giv+g/qf6hjqij+qH9YL61/ox/cvqV/VT+rT+Lf1JfUb/iv5R/Zz+qP4DfV6/qP9E/6m+qMs/rD+iN19/w7U3ftf/0P9ZnVev6Er1/R848FV9eOYf9O43/b3+Mf3j+m/1o+rfqI6aU/PqK/pj+kf03+lPqWfUl/RfqL9Sf6Pf+f2vEn35on7H931Z/6V6Wf03Xav/d90ofOMrua9pmsDB25Waaaswo7caxyij23+Tb/ttbeinqtvqYMlBqk07mm+7PWk2/plS24vjw0xgMsHtjt6KH+PcTLkyRt+H/Mq4N5c0xSrj3UI1O5WAv+veis9UAuNSisO/TtWtBA7//L5S2RlETkV+m1JaYZYy6qkwp7e68hWNykKXmqoozBdVEL+aXJinhuXoc9RQNYW3jQ4SnZByqVBLM7mCAv2iZFEq4Ffjh0VqT/YWhkRgHFRCMagEGXRgFHUsH2pTDB1DfWh/Qx00Bfy9hUAUSB4dvEvpaXxpozPcVuiwpg47G1xDJSmohq6ATNqz0dlEK5ejtAuo6L0MHL1Pgr03lxTDSxt3r9QyQU/B/VrN6Gl8MPkQ+s0fceUj3nIf8aiCklv0+GlfSRfjOCXVe/RU1Pi8h88z6NCtzyqNRdg423kN2PrTW+dDD6M1Fyr+ime8ajZy5k5s//nPrX0leEPtpr0lZ/tDzV+79S9+6MiWkOAQZgjecQXO+NaTobP99V/5yv/5Pe/avSXJyDiRfVeUaVERYCE9EKqpE+iSu9Vk2rnbqa1qe7wa3Z163nsfQE5YZxw0vvdbVJSGNFN0AmDujUpNG+cXo25VF5+NH7YkBanKVgeoSt2S9wtb9raC0BF0tJODP0WwINhX84LOC67yZ7pjgLnQdnYYPaGdyJvQuShjFOG5yey4vxTPIYr3oiwjDZ6LbfVAlDP+rhIBwfj4vb0lMLSvtzFoqMQt6Bv1OmMy1UJky4a5wOSMfGx/mEUTMElzJgNkocxT7epU6FO7s/jd0QpzhFIZwBjzyMUXpuiPM0Vz4HqnB36qpClvjmerzNUMoZQToKo7CWvoiQAyxRQlN0Wwl08DBNwgn2IJ9D71Hu1WkzoHEpEz2VsFoCA53E6eh77MQwZLLsy5FlpFQOsBqidHmaL8LspOEbebfB9gKABD4ZegRsnoexZgd/FZmj8AQ27KcE9RH/XORxO08eXbPreEuy8tNirM0WjgNYcO0DT1JrUDBPiiUu5MgiM3Y4iNiwb7aLA2agfoVKgwmLo9S/88guMOaoTfPnwQGagybmkgyIPSOYm/rRUpIisPT4RZ0K/XJwi1qlNt0FRVDSIagbY6NKmL1B/NzXJlnLMIckIRhOITaXRRt0YvFXpP349HW6G7irvrg7Jy9UWqzJFKqyWTRVdvo5VltdOu7o8y48ARB5/OtItTTIepzH/Vo/TJDHqvbxbyPKk9qpJyokB1isppVPULSmkLNePsRFbGoihzpzzTIFGbfUwl/BJ4eF2a4m74SEc3/PbM/ZEG5uq4L92hW1Q+wwUzGH3q5BQqWVomuCceTEFMTFPV/gb9yx6UgBFVEnR7Zipy0UEi4LuwFNqcsorKy31It0VQqkYrNACAlRq/Ho1N8lLD0v3yhnaOhhhLbxC87nrEc097M/owQd7sj7xxp0vtT0QZplX7PvOZ9ru5wWe3fSP+53w0fv76N5y3CQ5wscz27yr8yckDC6u3vptjfcItIEebyRThq0crZA9FjZwT6TIB1kwwB6o6gDGmcFDonQLqZnlKAZWBCDRDHzDZ26lxeUzYHLIzghUwURXPJxClqfZf02BUUSshC5Wmwb1NcOg7VP/GbvWEFf7+0Cd8f4qW/KYARngPU9jmvLkkWNNuGrWfJnKTiBcRB4op0WqqMO4EKFBrD9hPtLOwrTAbBdu+pg6bwvSp9qb7GK8IikFYAGJhoaCCzduI2HIZNcVzTVXzvFIKFagOEIVpG5olsrQ86tHou9P6sD+zZPQTDKBq3UMb3OOVyJ+PsnbQtn73XuBDdnl88Ew2WQ3vvpmalbyiqPBQWHyyj1aHiL5kX89Gud+Zi5fGZzud5Fu0MIPib1Mf3Q3SmsS+qwRKvE1NR7ndJQ0UyxGUwrxdI5kw5rc9cHgbFf7wm0ophoHWYsrrvPmg5d+axJ6hQFiK+UPb/5wdKxPsQPkSjQiB+VYKihiksiliXjLAy1PtN9CgEBNkyxaoYFHoMmdWqcyKscUJuKFNoGEcDYyw41a23CzVUg5MGXUUTTmpg/6jv1GesSKXYEWAeVamFocVUyb2M0/LT4UGK8aRGSJyiGR67PC3hnnFtTkEQYKriFYAAzAtaMXwLGNImI31g77RZi4FqFVToL9B8AlfF2Z8EJJZQmuXaLHbnpgCt040/s9lyN2NzjVSFVWzifg+Ci6nxZ2CCaKnbnt4itkfFEDm8SSzARM/oVdQdygYJrbcbdM6o1OZm0nmaljgVZL6j+bS+BICGm8qomV1Dz37T0Ulk38qKh+OKtvMUZN5Kqqa8uHpqIy3qsk9FdUOT5syo3Tlo6Zk6DUqUSJludbdTVXQy4+Yis1wJCpd676DYguTegcFwVNILT51JKpcS4jpbnOudTenpxYQxHjgMwgFb6Pp7pkCrXvGI1LgmdKHTrXPOYRUHzplyrtb7cPUcJot9LujRd0+T0lu9S+IZKB3eyIuW+CyBMn25qnQA9p5UjMloOYCc0gVqvmmKcpMEba2zenKdqANqCzDNIm/FRJRKoC1r/4lxax3t4ZVBJvDMn8eoF7vviMsIdhNWKfO0kLxsai2zXmL0WejOoXoFAPnQUDOVKej6rXuAXoum8o0wbv01qemr3XvMbVtW46eoq++wj38Kx06Rb+LmmgfmHdDmI15SRW9WRbDeaM7lFcLj0OVvpXiKdebuO6D2H70fP/D8fcpz4eR5+1PfXiZ78sORkpSxg9jpG3LP4yqbMn60pJCeKVp4J1mFfgTJ3g849Oie1hP429Met1e0ttLhs9G3rZZ+fcaCG33+U3of3qdBnE18jp75A3t+cjvkuwScTeY9uB5Y2KdJarqtH8yaBexihHZcYP2p4rtny2nqOXdUbbVzrcrJtuymQgo/vK0n3Cpl/b7adrvWS4hbqLxsQT4xl+6BPh9lwC//xJQCNo+GHEsBAQvWgpoExDlsaXKg+oRUy6rgUerARO/1HLgJctBlpYDoppt59a2uj8s2lXbk5Ugb7I7SxbLwBbnb70P62AQljDaAWh0yQS7ShhuItAlWRRo5UAKBbtKeUkJpgyaGOWYensJ9QbzQVVkd9DkKqHJRCLLQr2TVSVgdl2+lsXXslJn1q4qVAmtKZkksmmy++24ASXBstJLE23s8gLpn495kMROEwc9rQ67hKTq0vyB5YGJk8kTF5Pf0SIeyvIMufko38sz5C/FM+R78Sbfj2fImTwQJm/yhDCFXoTJ9yBMwSJMvhdhCkCYAniGHhQoMAowX788R2C5t6zxd8YcgY+tpu67yPdyBAFzBH7CEfipzH6XI/BTHIGP0fPBEfg0esUuR6Asn1gEn9jlCJhPLC/mE4FT2CKDNtMiWyaK3eUIHK68HwtwtJTF4GdmPNogEDpgZb9Ai4M/DrY+C4b1eucwBfoGNU0Bk1e//d/yk/oQYq93DlCwclLfS8Hp1ZP6Hom9m4Iy1mG//WnK+862wg65ra533mF8rJS7peqtkn0TBf6kvpyCv6HsEwRwxZud3JmzUf4mvZki8rQy36RvpCcPDEuBmBP6va0lOXYkOe5Iy+zot0S/ZYY5MSouWOaadmSfbbz1LkSBvrAkfrVlO32aBlb2dWjrEyqp/OP8eJPuKGn4UYS0PziC8LlgUs8q6djnlADtRYTFSX0e4TnK8IIt+TzC+qR+DuFFgtw5m/CMTTiD8DwlPI1v+hsdc71znB/Xu8PXuscUYMr9okVnccf89kvYTtOK7ldXIGM/oNhcPUWteG6jMyGMFkHIsOyUMAZAog24USJEbG1w47mV23rybJgPAAsB5EoLyAs6DciXtHTxDMIs9QzhLxF0TmuB2o+4ArUjrmSYRXiGoPa6LfkawsFJ/VWEF8cn9UWb8KpNeAXheUp4WQvUqgRqLVDLXeue0zJ+53UypC/qS8DntF4MH4o86jJoNzpbiYmimqurbA3U4w1ux6U5SOFxl3goCo+5YQ3hUTesU54G/RITGw5g6DY6T7jRIENaSI8dvnoiP5w31e5zx9RSCZV0AoA+Fg5hoOqmRlxMhaNMOBSYIZoh1NVTYdPkT3EDBgILb8/CGyGwF+HXCZ9fdy28EdYI3ghPryF424RXbcIrCI9RwsuuzO8Lrh1rgG2AgI+wSXiOsEFobis4Y4f4aYT/RJ88jQyEbpswnc+73fFxlxsbd/HYWKQ746WR7rQnDel40pDHPGnIcU8acsyThjzs2YYc9QQ4f2aB8wULnJcQ/i1leNGWPI+wSlMa4UWCwfM24TmbcA7heUp4xpO+bUbfnvCSvj3pWcJ41Ov2hdgBQYm+/fYsGi6HCTTWp4i5WQ6DzkbDpwhIVVOPF9XzqMDUUq+UaeQU8fqCNEUzzGHBjHBYhiw3dRaSbh2Wmtz1zjAFRP2bFJQmdZWCIuR8xNZAkuKASYdEKwuRHtEIDyvRTylXz7jEjMjeHlIalmJ6fMSi2nI6w5sedwNt/jIsqSRwuIem2g9ObaAlwRe5dUK7FI44shAz+1jB97VMZu5slDsVusQmoisen/eAg7/eQbs8aZeLre4/EQd/mNbEh/SM95Ca3ubEpyS8MkUZFky3PQgeMyweRjwLinPEo2YWiosPwsN8W4cFW4fPzGLbvxNHPrxZx/ESAle4zgL1KyrQmt4+MLXgsIT1QX6ISgs7jeKnMkXmJLKysHOhhDObXL4QVGv1xvDIaIu2LmXKXOHs1X45Ft5ErNb/B19Z2I29+EIJsUgtlsoVhAtFZaETh1F5YdfCZxVhXd5wEWTDr5fxswiNzZA3mUiFoL+qTZv+DPFTkNUFOFAgGBLruLASTJyygMxQFzewCFmQpbqXJkGGnvbeLzC4RIb7nppeWEUDKAJOFhVhc8FfoD/EGRXpkf8S2yn7uAffAp6Ned8stkveqU+exS7bAU2aAIsu88S7CRMEVIMwEGSGMLD9xQKmBud5OxJvUG+loDKpd1Pw15R4hxTZQcHApN5OwWla87ZK7I0Su5mCYxR7Db7C5IYmZHuTpY0OxKHVT9K28yZtkhzjslPoEKBnZCp2UX656ahYxM0nRzcznzrDoow7WbZgp2jkMWwxc+eEiZAIxRE4xbvsbORjZvrfbGZKC//S9VxiWrF/IZZ1E58nUMP8Rcco3HDNIt9SdyMQ5rqP3Y1DWOg+BixnMNlu525ngW4Vx7waAeid+nZqROu6+wxCbsZMzbhWNuV30bSXl4qpvOs+5uHUQT4Yz6X2Nk7PTodIac9bkLzdVXIDUybMpt+9rQhhgX7K+1pRYR+GqUJThH4pDSFtNU2F0gKk0XaG9wgVWkd4I0GYXw5z8XEITwEcvVE+ZMsI06eqockQ7aU8GRDeAMEwFc/giDmPIIdTRurY9Q4wLrjOxQQoXOdihchf52Kgc9e5mIKbsCT8WD6jpjMz6sNqxp/uQlKECzpFhTWosI8ojwf7dmbTFIgyj1VOSHT+u2VQcEqdGgnN5/i2/tdmaPnNUzEaG1CCKGA8deYiUKRM/FKaJ9BKkpqLAOdM/FIhbqxoivME8fJ853Ea6BIWWIp+fP5kVDoRlZOTYwK2C1lWsj7vu5lFXigSUQ3F/j/bX3vbDz/z7+77xS3z21/wCj/+q1M/9WxnfvuXmh/d+mP/5We20OO/e+3173nsXz2Ax/9w7e2nzfjH8Hjrvl9dse8jP4rHqfsPPXDxsYfxGL71H9/5R89xsfn8R1Z86pVfwONq//O/e3DF43hsjP3Vv3/f5z+Bx//0hqvp32/i8e1vw7/fp0ea6yXjdRDMzT1K2OtRbz2CQ2eO4rzt2Xc2r177iZ+5sRNV4+dnKPcc5avOdVM7zLNWtg9v3P7Wfwr/cQtliZ+f7US1OWJqvbluaqfDX6Jv0cNcB5+v4LuouQOxOI2ABevpG+dpdXWD7oF9ea7LEdFnuvKE7oS2X8rTRO2mt4jgubx7Nt7jEQY5Ks/xmJQfrQ7xU+ckJSKeG9fn51/W4AFuRRm94lwMFdqVe6lHJBepf9WhnsxhRfcAB9LYRwkonIemS8/wz9HwV+LnePgrc93UDg0eUDsGe3f48+cIc+YIO5Lhp1Qa8CLDs0gPMvxF2zYMf5DMqXMY/IBxkvJx4yqdzl08zXA+GmFN9k6Ywqc6/565CZxDR/pWcBOFT3EiFpzfKwdWXPaQmsnSr+JQ5CWa5SVdApUVhQMnyoE85Zk8pVKh0LRAS/FCpGIu8cKWOIwKC3+vjEvpmtIN3hYuKooNiergSJeeiMjg6NQleu124X+z3UPGUQcUZHHxy2EWKKaSL8y8u5ucczg5Fjpf/AYttWfT4ugPp1+eBVNNDPVCMwoWAo/30jkisBHtjTpaBDTghCPi+j+Od1p5hPcD3xeHxGIG3ukkOc3jISRGMPDO8TYfB53tDu3E88xatPUDBFQIarH3Xm38Bcc7prHpbp/rZsVZ7iH6496bynZBYU9OD+cVNuX0cE6FdfDj9EhgbhjWgmlPH6Qv0ArQnFoo0DgOIBIV3hcN0sPgzhYSB3m1zmKYSgtfUTRS0VC/jlKdcQX6Plpt6UEqyHMFbrqCYYx+QEg6KF8u0aNkY3Qo22wj/SDG5WyLR01P/pZFoxWoHn2d1dSpITMinyuZrCAb5073IVX3qHFTmfCfHl5V0ag80ni9qqij/ImGGbVfLFEswpUxqp82cRgN0bYhid/0A3EYjSzcRhuGleCu6Y86spuZoWM0tiuoFQ36SIXHdJy7clph6Omho2jPysigsBMtmYGFN7W3LHxGhQ0a4bodWuZFQSqmFr5fOwvfq52kT1HBtBZK2LGsWLlqLBk+npEFM9xNSqBS6Acr2/MAxWpmOJ0lrqA/yqNAK50dG6jmwOBQ/wnUHYKCHYJhDEHN8JfrCe1oIcsAD78ByFcYAfAKAHhFF8AXnCmDU0CRH3UBfIBrCAcEceIZtCccDmgsKtiL1flArmVqFuCmSrFRjZ7/UBHc3hShrTwg0s4A7SzzK8VWEhonqFLlVlZtK6toZbXbyk1TNPoDVLpEDe02cndY53AriDiFm8IglsnXqIZoFQLanI2ZVTg3xAiU4tbW0doSJ68yY2+FDBQMMZFcU5I+BNSHOhHeKDu/EDk8HATTytJNPjV3yWBHtfQMQVmqWCoKTM12vmY7P8CdH7CdH0DnB5LOx9+7uCVhZep9EJYYqT6xGNpSCmLGzpaqpYQsviEwUfssXEqASwE7W4DtX5W0PTsY+51kIZ43BYFQmTb51C3uBtTf6DNrOrxOQAY8Th0OftUndt6dcae9meJD3fUQGrl9RCs9S2b/fRatWN80j2zgCqgyuLnU9/yVmsgHVbczfrmHaIdXSHZ4vHOIMkxUy6xuUaXfGv1ighWIgWiETdOg2dEIB+l3iNWgDHbAagfv3ojUQE1lCDu+KQKn41Rpon5dhUNm0BRYrjKC10Ea9eGFr2GiNWn46aFJGM6an6pbCJNTdQthpnIhMM9ciHhg1kiBMKSIs0hs2XLvizxpjWd8KE02wmHqwkgxD9bI31UilqT9IahteThshNJOcHvJB2MPgkmUtwFK6VApNIhGm99GII3kc6dbSrl4R0vJw0xW48wj8obMuk9mW3Ojp2bIOd0ks9cmkk3tzi4upnqKEdkv5pacdBKUhwW+TQFVk0BogZfAbIjq4yGhcZQxqFOdDG8abwYw7YfpGfvcCUKrJuWU5xxVV+fn9cTbDVJV8uziJHmfSKU9Wnrcfayi4BhPtr+ubH+zsv3NyfaXdsEs4Ph5rbHpFVVJN2EuoWwMtrr73oky86HffxoAtVm1lU/fIT/JJGevnSg/hw3tXLemzjz0dx9NeP8kk9eTCUewnSjTw3iazONg9h+dZ+42g4qNPzcHfRz6ydLOwZ+DdvKjUNqleOjzrDPuBtfh7cXJiBVfOhHlp40FCwmyABllWxs6LEZitYoveb6a8R5yLRsukp/suBPr+y8lkGGunyS2T1yBRVlYOSIr0ioK8pfALbh4KhPL4BLL4BLLgJyGVgBmHGj2BUK7aoayE3VYlLNKq4fkbPCUgSINgvK32OBmvwaLRq4osRlwrjUmMZbDoUbYFzfVGNuMiJfeKnOMzA2l89hORYN2aRpCXqJxZlAKDXQZj2qa8WgazpkzVVswb9e0xlLej9a4xlLOj9e8Bta8Bq95wKxhPmwgdBiCzhZ9pMDza5xYVqxhBQ4hX8ryGka4Q5MzXsEK4E4KZoDAPkiDlKe5b+VXvMMDnhVom4HpmKeQJyKF0NFgCdRPuyo7LSsTrWpR7gSx1RQS/sdyt4tr90ImFxJzySL8lMAvmTRYUHqnS94UTqIIgmIQf4CYEP4AcQpdNQf5AMRwJYbEUuEicCYlFeQPlE3+JIog4OmUsd10iZchGBInTzuKv8cBcZHec3hXdtiSs4vqO+MwjumYOOzDimBbyzVqixUaWJGxSKD6DvebjeqHHAtvltbIkGhjX5zgk66nptVhGJekBHZsL8QCUEKNd5W61NHKCp2zUWZ5reaUZNGoXs2V7qb3+1D5CdgWnGCpd1dQlPR/2bJvaYU+tt6Zbc5bWFDpnYySjfmNe8V+QX2iEnQ5EqabPm3wnaUbfGeZDb4jG3xnmQ2+s2iD71xqgw+x7raZ72Xrni40HUS+za5iROxFBdE48ywngT78fNJcKPxW11K3OC34tA+FOJjiTiuR2Z93WGjfhb6PQZx7tFtDSnMnyrbEGqFXN+lRLBSQYKu9LO7P8/DTvNJ7S/2mCn9FpUHqsjkXVGb0ovlb6J1Tig298pQRqqY4f9KYWT7NMJtt09b5RKxIBOJSunNoD9D9wu+yDlTcvAtQ7fNM4XUdZdvV25kPy56JxZhb5qPCPHOk0BvNs5EFURYWoCiRz+lOBLEWLQO0yMKkZR1oDMgNfucjySYy+R0sFt8EJfIiE9VCB4CEDJdyz2GrD3h24oqoyGYpuSlR2iOsp/etkToZ6fko/yjrHAzhBIBYYCKi3qEou8F9rWLo72wVcnVuLZGr+bnOfOR3Iml+npqL4wlqYn5+O0sn3/bHW2gAHj2Bf5/G48+O76T/v4fHFf/xIP1/ZgukPNubN/xG44bf+M1n57ffMvT9h/7LzZ/c0pmfi39Aqn2WFBXmUh1JDikKJmCuDFx+IlxOhNLEsBBICnNcBbU0DYthqaIaFoKeWUnIWkqj7rtg7nV2N38k2TYlck98wcEX8liKTD79BUJBNOy8A96n0FXh+9+VOy0WZGCYNISeOdZ9VnPg12CaRPAkNo3SQY5pNnACzHKQwAaVxIV1gC5ZnLeAxKL4HDGhwd8qrfkY3jhY6zwEtCjs4wmWORv5l1BTzQhJADfnp7RPW0QDeO/Bq+h3rKpvuVWV/vUQWerprJLOUguFmniXrtYT8zpmsHtqzgQxw0Bp35mq1LdeVaV/PSYTHO92lig11krI/+Op7DLj4CXrCa9L3uNsjatOADTQBCU40qqENuw26Wa86b7uFxctf2+7jy0IHV725MP0xF9/XFaOYB11rP2iGEy1HXp6ndUW259zpnCgzbE3qLd2zZ3y9nR8a7ACRc8lRc/FRRUSaxR5CoYMsNL7hjrYCh501UPEPzxkLV0pkjVF2GSQP7Tg0NTWxllPRMLl11zkLbQczh451auQGRqLNP9wkE+s5EJAOznqFIVEkwGw9pU3S63tK18vQF1XBdfycTQa0dZds0UIyvvbhlGrJ7UXBG+zDf6OtjF4WStvJj5HLUYZGBr6sMaECCRtYZiBhSHMPn22MPQDy5/wmbqNhbAmsTB8eoJq2HwvjAxZ74aNDP3EyFCJ7aOcyrKRYSZezONDez535yNdKAIrqmwKirg4fWYDPBoxNwYxPkVIlZli09EY2injyyzsFVW6rO4OD4z/pr5JDT1F4+/B9JOKVK8eTX9LW2tHHVs7jlkDG4yKsqgGpVbav0wSjgbNxThRLQXBTuXOEDAIMpozi6IF67x7xr2FNSw232v0VPWNo7KZ9KzCP6ONs4Mr+jP97dR03TepqWrbjZ5UJ80iu0N++JqvcTpmLYPUuNN+bn37Na+dFTPESG/7UUKrC+paqkb3EZy6C4GuEghZeViL8rBu/4/CpH6nxL5DbEHfSsH/LEEThmPvoIANcjQrJW+X2K19P+G19cIKp+0urKDpoMdRH0Qx2tC3nXuk5CPU2vbIpDqGsNOcVA9rSTiq+fvqiJYGqFmb8DqcHVQm1WsI/7owqb6qJOEZhNVJ5wzCzsik87RNOI0wO+k8ifBrpUnnCZvwcYTFSaeD8Fww6TyGB4f1fmEo6KH5GW6+My3Nf1BKvorGXDPpvILwXHPSedm27gJCf9L5AsL/Tt96ySa8qBlyznmEf03fesEmXJRv+fhWlr8FJWb+2HklwFLnEPFErNsrADyupa3Pay6fQ/m8tPVJjW339dRmoFwBKYEMwr2UQN+8h4KVk/puCmYHMPKKdUr4SALos5Pm7B87Yg98UU9xMkXIXOVWP0bbzvbaSec4ws7ApPOIJwnHPAH2wwi/RAA4ahOOIKR+zyL8em7Sed21PXnelRxfRcr6SXUR4fmBSfWqLfqK1KletnWqCzbhC1Knegnh3+Ym1YueAOU1l4FSRNdLApQvuALUlySpjKSKwPtpz8K5Y4uf9yTvaZqVsNN+cSMgBVujICt2wbwismEqx2wgRk5iwNJJnmqSp2rzDCd5hoNBftroTIjClVrvmmtdJxhCtHu9M2H4w+NSgQn+UIkl9zmHTUZASTAsA1PrHedaB+9Xi7Z4/C5Sa+r3aiBBddeocZZOUVqdHFm7se/3aGEzVKJGUeEUmyxQhRSJahzRdYNe3ErRi5sd6dGL80UvjnA+rReXFb046JRfQzWec2IY0rYmgcYmG7M5idkcvNNVrAwKSDZBUBccPrxt4bS+5TKAwSRN6GFik4hQrqCF+E5ZiFdQkJnUWIA11GIV9NkgSwbRo/qDn9apkwlqFq0IZWg9Mq/7LXIK8JrgihJqbz6XNSSt6ZwRq/p+tWmJtrXBKYtxl+aDUh/Xpr7Ntql+bVO2bYE1b+f8tAYly8pt38Ia9pLDi9hbvskiNsafGMYfgz/j+HO5rGmERsyEpuGvaACIukD+zLqItKorLNDHY3cNyYCxZqRv3RUcJBA5GAr2pJCFpqQLjsZtF++divRGJ4c8GQI2LUm5m0s+M2GOZ9j/iwqxTXMwao54oGApuIsy8PoC6aXLZzhB7ESmuzP8B2W5uu+0KwlmABe5knhsA5/FCKO31JuE3/UmYRm9fJfJM3CXkedS32udRBB2Ji4mfPbNwOqRJo8VIDe13nWIHKX8TDjWq0TwS93h6PEEAcVwyzemDNj4Cxlh5jL4QuLJwX4h5beEnUg4i8pnubygLmUGA3nJWrqo/NV0Q3tHJ/vNRid7qdFhjyzd0cnJVpImVs/g5JLByUHzPh4cj1V3egbHgwSBS/1vfQYnK4PjJYPjWZLcb3hywfxyw+N98+HxUoBNvvHPGKBvUk93iH4syOeIygczajo3w8a70xmscheVdVhCNMwhNvOYwmO7OEVzeNL5OSUJtP4clYQVkvATCitqLmRrNk9MBNgRDqzX+Wi6GRbYnAoySKJDkCxi0QtL1LwjtG9lXufqxKeOUVc4V96gjnC9N4ZlVLEZJn8T+pqwSmVm4zJbesp81w1qlsvsCGvIvD2sI9iK49P2644t84dOT6GdMPmjMm/DqclG563hAMrsDgcR3BEOIfLtOORtH1dT1Q0wt6iGI9AB/jsVjiJ8VYUt+HJ5RYUrEL6swpWIf1GFq/B+XoVjCF9QoUH88yoMIfk6p8II4RkVrkb8aRWO4/0JFa7Be0eFa1HuMRWuQ3hchRNmuPoDEI5udL6kovX0fNmyttZKzEMuQ5DDbCDEmDDrzFqWvcnUzJmA92Xs62c8fsyZEbPmrpIu0uzh4n22GWGJiHizmAniYreW/MCUFkInHEk1olj22LQhMCGylfJU9eq7Si6O5MO4YE4i+XthvE/MSqQqZuNIlz6ByHfhyH6BoBC9C9+ETkDZGDNmVqV6ljHNbs9G48eMgTrCgFlpVphWOnfRg+Z6Ew7S2HOYQs+SYvAI1g8EQfuRQthol8NK+2OFsNoW6xe/7dKCeDSfMrfTYZF+y5SzTmGN4obodxA2avQ7DIdjw2b9/eI7S1s3aSywfUXQNp4nidupl+P42d74C3G84HuC6ZkJmsCTzg/yI81sWLby41EFs1bO8BOU4QN4vILm3g3qHnmcpce75XH6BrVHxJWaZgGO9OlJSI1HH6lKItEF1PaBSW7Q1VNJL5LG+OC+M6DPkOHl2OcR2nJo0slLU35w0inSUwDrkQwsqZo4bwc7yRnvnXRoCpoipD8ZU+JTP27hPTc4V9L3tkwlIEogQ/M+gU/SkjL45YypgF/OmCrY5YypgbXOmDpY6wyM6EBqB8CFE1Zd77yNgmGYrGTMIHhyQiqw5Pz9u29wvkue9tzg7CSQ3AU52Z/E3rvoSXZzGeh7Ek++GkbsDvAsctr/E9ziVMw7qinw8ztbwV4Ffhwr1ArDwq8dkATw042T+kbhKTe13YOTepO8EPocBCNOL1ewTc3nnKmI6BhxmIfua3/jox6tsjC24a37A7DWfu//q9/AEn+f/dIfNquiV6wOa95q0AL0EA7LvBn3IT2deYiPzWbd/VFu3GHJWK79V7yOHWyxqCxX3Quvadc754hjYkEDQndSP4nwKCHJE/TQRzCSpwXxeVvmIsLypH4V4SMFtqjlhJdtwgWEH6OEL9iElzSc6JjcesL6HM1QmGbf0oqCm/QZ8LIBGxY9Q49Y7ooIqrS+5UTljKp4PZYjUC3XwrKXGOQbnAWddtIDYQMxwrmUjTOWffqtEHWqLkfqxaQ2tq4twmMLXDQ8deTZqLbMKWpdNja1ZU5R64tOUYNLHKLWg77QbtCkvADWHg/nVUrprRkrokGfruWygxl60NReWnzpScVRDqIGoao5Tys6W7cMEV13D9F6zMorI4gajV30QSGtYjI72Nxk2FREIS0zFVXZ6g9/q2YUERmOwN9q2+MVARpnufZ5mnTAsLtNhc8q+DzbDO9i88fc+4gHaeLocgTdqPIig6/4ZgiacyH0gRG2eBwoCdLOFjEFjXAlKCPF3FHCceSHdpRgjlTdVSpQd2amTPXOElSPK2yPM2Vaoh62glsfq46tpGQ4fjNNLOujwtdT8gpRCrOZV8obMus+mW3NrZ6aG/hwkrkCNbTmraXi4mKqp5gKGwGtow1eSaln+/uBkVBjg/uKwt8L/Pc8/31JdTod0zxz8nFTO3k2Ck4RaxuwRVyFxrJKpdqz6enivsYKN9c7qArE+mWEGZqlyk5OhPT+IsIfDdgRAdOIT/DsvUF9HGGeFfdz7X8oTurH7LQ+jpBI/CMIz60iptcmPGwTjiLsUMIRTHPvLGb8RZXM+K8q29+eaVtMT1uZnEClxbgd1aCZwjGYrds/c8PMu3+p87UtJ1MKBinDnVZUn4sYxp1okI2oFs8fqpCyrJIsY/tKwRI9wdh7lrXiHbbzkqeWpSU8Satt93a76cgTglTFA+rYQpOQYBX9XWEG6e9KM0B/DXraj+ASb+SFozQ1G5iOgktRhfU6Q8KpnabCKp8RnvuY3A4lUzVabczCHTJho3E898ke0lS4w0T428c6d5dZTZNjpxnH337pC7uoUd+a9W4kxrkN2j+Gfa13o9h6dzTKhFCozMB6d3QX7G0ymO1p691hmWYVNoCom7G91HF5qZmBd9NYrnr3QZpWg3sPHowtdDNCCapLLHQbbKHbYC3vILbQdQlXrYWuZ4JTnyQclslmMPPiGfdE7A2EZ9oxO9MetjPtqJ1pswj9ST1Nwb8twk9Krq+A87idgJ9VMgFfUDIBn1d2Aj5nKzyHsDmpn0E4O8YeQTjhaZtwGuEFmoBP4uE159IrpF0Jl061gdREwzyqgVp1ooF9IONL5tGgzKNBZKlzlhx0PagF1XAbcfRYrTc6W+VbNdA0Q2UGTW1fKxqDIQz0R0AQB/e27FxdhciJaI1ZY1ZRrrU0sBSxmSLqZg3lWsO51pi1cxjyuZNU29gc1VCbOzl/NqRh7jdoBOEHBMCHBL4HLHjvFSDeQ0ENRw5E3MZw5MCx75TYd4CyjeGwiWN3C63dIQiwWcb/Ghn+TZJlgoIs5OO59mmisiYx2r24xXhzTBu3JqRxu8AsNVqE9n22UWXrV6FII1hgZUWxGS/2+FYosziDUMRNeXp6pVkH28gya8tGsgFbbLo27fOpMmQbLpuvscsF68VARBREpsSYqrpvFAK7+DHbfRRbKyj9hBDoiRMb2ORoa4bR0XCWDbus6rtHYSY2qWdxikqLmEQQzF4Vn9x++1UXkX3IJWs5bSS2lrAqKrWigimaoI/tXJkNSlqwc06McL7CxnMqqrDdRVTFrnhfK6x2tdpgx+jKBrO6SNsuiVjMJVaES6wuwyVWFnGJ1Uvp2lX6DT12wiVedPLwxejuXNI6881HByMyq5dljVFzVO8aPwQEJyLdMHyBqxisfEQJwFSWTP0MsZtBP6slYjyDfuZJtILyeL/qioRxhNa0pmgtGzhtLBLzX+Q1kO0l8rG9RMnkwZ7CXGUExg8tZk6HrdnZRWjhAR9azKimosGVFaCVb+0liPVM0kbZ/J1PoNLRZVrBlWVmCXHw2SJgUEUALrOMt5UInHCVwGdM4GOIow0hrhrFW1QsBmxmQStQHQcnbPnZwilAHd3xiBsA/7vajHA4zgZpeXDB4+EaszpcWwzguCd/RykjlhgQj7fg9q0OLrh1J4uC8tb2YVy40zXcW7Na3tbCQBGqzfVbSgw6m3mN8KQ281p5Q2bdJ7Otebyn5tX4cJI5Dy64fisLrHqKqZ5iKlxdLPRnsdbyGLB9WriOmI/u2wTjJcFhf9RqewDPOgL+RRhmrOGxlmxrzATBncd1PBU9jK1Eqz32QWpq6/6njHryY+F64FsfkjIUruZDJH+hqG1cfHVJtBaGqaprbpXiby6jpI4SOXeeTYc68LNF23+BxHqixOtFyXeIssIbGIEj8I4p66dLTW2bwQGBtVNcHRvVDQEVAdtbhZ+U8nts8QPWPI9KO3HpA7bwnnRZMD29kOoBEFW6FBSFhc8rs47YQAvp1YZjJijGApnGAqt5P9CaApyrsYIMwLabQsBoaxpEUFftCyLRvfexgnlwAWd64bMJbp6slv9i6BRYsCZFYayYhkzVlnPS5QCZQp/er0Zf1yzsIlCVDb8M08swwFi0lte8UxGCMEyzP44ck0hDQGUqMSRUoocuBOIymxZA0VbqYPNGb6ykNmYM7RGr2PENnqRvhMSirzIr7fuKpRS7h1aqLq0ciOmkY4RajsRU0BGvPLSVhwFHBZ+zi7bLylnv6aWAu9jJySIyVlpCxgqWjBXj6Xoruz0MgAzigYwImS+EDEdJVG9OCFnpTqYbMSErCoEJhG4UYtuvLiFzUkQmELJiM8cWXylCls5say721FxIETInIWSFxcVUTzFmvbB8YN0BaVoOlEGKr7G8jDA47CPtFRvBNurdsoNc9h4palO1cbd/5IGd9/zemhu/i5Pfa13ugBfMgxM6Dk6IGi51+BtcMFUb3KP8l/bp0kIUnUL2M3Ax5U/opzWKT2hiz0oxe1brS6XxIet+BwxnvofhrDHD6RPnCEHtX8C/PHOa7AzB2Y9DLNqQNiMYtbOXADYnKjNTBmBRDGyM2Kojco0rq/HCl2kPQUkum8pyZhpdh03jJSs0H/8eR6Dd0hLY0lxSYviyE0/IlgeyVTUeka0qkS1wVl4fQqBw1wq8by1dEZiwFZcuB0zoWOcA+6siEzrPEjqPCV0NhA6HeiB0Reh7EKErgtB5ltAVmdC5HBoapmromWpC6KSoY4tW2VxLCF2RCZ2Uc9Ll+MaNPv1zQNs00Ta40+aXMr2UA9bKz6MWgBEfy8N8CNVLRDV4o/PtqHrIVQ1EU0Slo1oyTvDLOR9IotnRLG87zqn9URnbDkaVSowqVTYhY5z5Ciw0HRlsjuaoih3YqB4PbYOHtkFD24R/xb5D6/DQlvsO7WlAot/Y0kLfwODCVWOZF/qGHdwGD27zLWxppWShJ1yVhb7MC33Djm9ZFnp5mMVGB9ZoA8kIS/k9tvgBKo2FvmFHucwLvYR70mWXG+VBDGyFBrZCoOOXGr3UAjvvVALMPL05AKjL9lVxNEcBm79j4N29DHS3poGLmbMscI0FzibKaHohu8nCxiwDV8cWrVKYhmnVlnO+FZhqgLFKYGRjNLy49OJih1Jh7wXsFiM1gQpE3gHNSHO8kXjD+aviYcPxtkosnMTX2A0ADEFSs47ihTZGbCbubZL4TZzfjWvZLbG7pW6Ddl4EPWSdbwoC2thGjVak4gJ7pMAebmQSO6skelaJfWUc37HxHSWfhTKg/QDQi4J03Qck8wFuehJ7zNZxbFHdp2085h/WPVpLPuEq9yEAWayhlRinuGxBm+VwU5Tr404jSyQj2ZgmXjOQ37HlTNQvB5dbXJv0D33zaI5kF/6BGsk22qhnN2xt2ClGvk87crHMc0k7ttpye6J+OXImf6l22DYY24ZjylZ2Wn2brZiNS3bU/4N2bAr+NOP6M7Vp9zAxJllRgYsvCYJ+Xo7P+1P+QVk3JCohGIZxKzsJm5+H68h5dtMJ6/H5Ob5DTPJWJW+tE9XxtJky1E19fi6iArDJr9lycJU2FzWsZKS6dR6+cCFNbJrm/BweN0UDZmB+jghiPfGKmjtHH/fmIJjs0I6n3i0eDrd7jOjBONeoKngvmY9G5uaJM6zSI70356PROfocURZqQsvugzxircToAL2jSVkyQ7RtKCWekqmF852TsOIv3QX1xeXtBBW7ig+zpnwixFkSO1aDOwOCVQc/0UrikFaeMCv2sjqgEm1DsPKwrK+Z0hxaPjInPuhKgJ9pdCLvZMr9WblzNlp1CXsiqiqHSxHm0OnROdNT2KPCY8sX7osKdXaMBwPX+U7n8bORWba8MsZ6oB2zHmhXcZgzBi5ux04RN7vqFGNcVhzSLvkaexLoEZoGwsMWxCFtXhzS5lKOX09oOKI9nMENiFyXvbCOOOiTnbNRcClDM9g3IlPxEploIT4Z+Wej0iXhVmbBvcOqM+BY66krEWCNirtJCBR1U+SwamXgZVM6RVxT0UrDC92LD5dUCNDkBTR1AU1NQFMV0FQENGUBDRySBqeh9N1+ZH37FaedZa+dQeSIxQY0wSFFd9qzgzDZcMRkw8HZI3QgZsuipM0mGw7k8dDRhjx+u3G2/TB13cAypK9OODtIZWfxrBpuoBgyqZ/b2C93uwo9+po18bB63E6ix+0EOeZXq2/uKv19eW02yz7wc9Oar0rCNsYXH/jKKu2xK7cuai0RpXobnfGoaPUn83y1RBTw9QF++yXH+kSHn2d/KvHAKt6pfeuF2rdeqH3rEv2ob71Q+9YLtc3wkm9dor9oS55HGE7qFxBeNJP6eZvwnC8u0c8hPE8Jz/jihdqJSjfpJ3zxj77neqfji3/0d1zrHsdjSXxT+/3REH3o9bvtix992lK2n3e6jvSxPX1eLervRZV84FV+vEm/Yh3fn7e+9F+Ifek/b33p/5IWEDymxZf+cW196T9inb8fQ0go9TDCXy/z0TQnHNFSJZ85/Bb8mltf+ruvdy5YX/o7rnVfUpZ29uvu84td5Pu2b/CfbgfniC93I8z69nKE1zPWf3pGEr6K8LepZRdtwqsZafIrCP+CWvZyhpFNfKhnrA/1jHzmeVvoTEbuSXg6Yy9KOJ1hPepg/yfPYkzPZRLgPpcRP3zVqNwGfyUXJVCe8908L2aW6fLpzJIRjk96cKHAfdJSyBVEi9Df4J7WxEVT+IQOm+wFX4OzZ0dakA5Z2vV9W8PB5NF4WOGHkvd5WigxhVrR0BxElUlCJxxh59iGZpQrMik4pKPf21uiA+tFWcQW+NQAsRU5c6iK5nkt9XlcrZJy/po1+Vv4so+yXOpYYQNBXuSz4jl6g3bmohEzMs+cgH0fNsO0/A712s4O9drODj0eDuHq1OET0ZAZORGNmlEztI96R+Ow25R6jWdLyxvPunDUZ4ZOSiOG4ycYzw5ZV71wSQpgjqSAOWKBOZyGYxf4Q6Zxsgf0jbtaqcEww9TJvaUMvrzXaocmQ3euc6I7PPSyt0Vw5WttsjzaxIuwcICWZU+ESXa+fM661GcP+rTAsAf9haJ1oY9bMaznfPagfy60LvRhTGcTziDsUMLTeHBhEiVzBu78MWeO2QLsxZ+mCF9t8NsFudvgEijXhRJPE3bSbwmhl6y9gNscp3e66R/3lplGs96iaeRZSBzNCEnszviLtvWv2NZf8IRw8d0Df1OUywf6qhO8Zm8r+LWMgPZJhKVJ/QTClwgAH7fEo4Nw3aR+DOFsRGTUJjyCcHhSH0N4gUD7MBdNNX5UvN4OhYOBSDSPu/LRX7D3dTziyngec+14PmxveTjqyrDxhR4Yz1mbwBd6UAJf6IHx5Bs9XNY/5Krju0Ket7T9OW3Hka/wGOFBwGUf8WKCx2GOvdCN5UtABoXudWNfXOZINDm1s57DvaiMiBVyG211KqrAxfPAXLTSlDcQU9KEIgSErJeFY6C1tItpO3wlW6t7pTII4P4IN8DxtU64tIby7L+txBTN2x/ZmwftjPGE45Q7CPnCTWbhyoG9oZBIOXyQt7tuxi9uIWIZROXQgwjGrMAvUcAae2SkX3quwnPq/WE9RffK7MQebO0uDqpsSmVqQv4q4vqKPY+iwzT352NPpOg2059vTv5GQf5GQP4Gu+Rv9Nsmf6NEe0ZPUi1DoGr2CeRvNCF/XVgMUfPHzCjtzXpOyxOfZmYl+rIKHbBVJUn7umTg4pZ0Iao14IMO2sntJUjyveWxtdjQiYTsXhQH3iNpf97gYTb38y0yhJ/5iBoz2P/nX5ibbxo9M9pBABcxBGLMAwrMys4cz4J1NDiDaafbo2AEtoYjCDaHgzgjH+4BVuJv+7WZcKj7OFispZx1j6SddQ+m/E3nqTaYVCQjmGhtpD+RcjA0WCyl/PsMpsepVC6yo4vekrG7Fm576q2nZIkmZ6rtPWlF+qI1SmTF2yHMDOwriZbSLh5uDvmuUZhycAzP+qIfBOmTGCYBMX2AKQghx+M8ByPakI9gTrD7cXrqQDkK8f9rIFWHKAshDQdp9+ODqUckj4h7o3TmxSPPx6sTU31c7Iw8SrAanCOUHYHmWIKthJWbBDknsLCNpjyGjwIX8LXRuQ6IDwGWfYbzHYbVCNkXY3IKB5jr6yUCAd8x1ocKDONnPhqaF3qw9OdfHBUYFiowvCwVIG51CRUwAuhhvqFKb11mdvdOZPR+eTQfEjT/XwJqnYg5eA7SaD6UekSyRfN0Zkbz4UVonlsWzYcEzYd60bwq0M/hMrAeNO9xZJfceDCcvvGArxQbslNhqDsVhu1UGAI5GrKdmn331vmknpO00J8KY0kV3w735eRmrn68rPPn4GU/7eIc/BU+P72WrzZ05LYwCOtwWxgcEJy2bOQTrvDJH3ctn9yxnOnXLGfKF5eV7L1lYIdftSX5UH6dvbcM7PAFm/AFV9hhXGDG7PCLfL6/4LgvedTG3+ZryohxdWEny3fVtr/giHYHLoYlNpcP8jvUDa9FSWzWlJg6CWMtyZKVMlnbJ7sdeGnxtsFJlZ7l0rAaSxX6VvcfyjTORrHgsAnRq8gOB85GYVp8aCA+DEV8mL2E+DD7bYkPAU4fpzwXtJvD3T2HxX+ruI/gO2Scakj9yfD9nA73q0eimxa3xfcTgqgUEcCoyAOSl8XWmC+WPihZDGtkCk8PJX6YqmRwi1gl6JrfxC4K+LofaL+UU3eoFVN3qEVFLjyXCPUX38HGJx2pi42qkF1XGcKBKdG7zAhTPBvV+DFrqhBr105xvzPssFNgGwhsCwLbvMA2J7DNCmx9wNZjh6Wx9u+XvcXOeJ5c337eTTnj+Rjx153/f53x1CGpbVzKGc933oNOE98cWORBRyGD+KYZRPoQp3uX9EJzTvXzQsNueNZaNzznBxe54claNzx/vtgNT8W64aGdM7vh6frTgRgXfmKu5osTdXt2aFI/Y93TnHFlEJ527SictglPIoQIACGLANwe1zzD6ORI4pqHofCEJI0iqSVjcsT6w8Edm1xvx3qsmXXFC80Li73QLPUws9gLTa8sfqkXGqnHJPWYrpj+3ygFe3T4RXTTxtwbnWrZYzOTAD5Nl3HBWlmS2OuR0zXO3kvngeqSs68ScGB9tlIHKYYa99nhij+jHsqzY2pYa2pWifIe8qZzD6nDPBVPixOB5W0VYxf41chvuzuY3HsQqfk7SuKbJcrRikMbYh0r57uH4FF+6eQKaGShQBCwoxwNT+SctwhSQWT1Nli94wr4HN9Fr+VGxgJqz9A+XyrOGakml1RTtNWUkmoKqCbHF8/78NOBariRcNVu22cWt6Zkqyn3a02upzVQRVquNWVbTaVfawo9rYHv9uVaU5Fq+rWlGLcF1zXSOsmX3NWIkRf3CXKZq3bhzsND1XpHCafMfHmYJuIQ5eCHW09FTTbPGjADfW4L+V7HgXP6BvINIR/tAxsGhfllBPpZU5E2TTb3Gk3XkZzbj0LzbZQvXYFhLWu5g6VKYkVDzvZ4kOr4iuLmUP4RVhC2b0k+2OYRMCgARKsEjLIpwDcNC7IgumKD8+pHVNSyK98x4uBXmBXzC00+RNdsx6Xt9YvcKupmEVctFpZ6j6bvD3PTq+D4bUv+wbYENyNgI5iOdmRDHIMewG8RlNjwy9TaZipcaRoYKlzOW+Cj+ZVyq6a2gzJkv7bsoMBvguabL2kTg2v/HqSRlK4MhwYXSE1FdYF3FNKYUVrEL8Mm4roHlw5VtDq2WaAOrYbaVWi7Pbw0szViWW3oByWGrMVfDZ9q2hE2IftntwaAXCUqzNnCIadLNcHCDgLlaowwwXBXtJrdahNO1LGr6weIaA1jy9LLm9YulOJWJjeMDNqOrelXk1lLiLi0h9TaYWP6KJ1ImwftsFOmETNu64dHi5HEiiNKECMatj0cTno4LD2E+hdPItwFYWM0QT4BQAFYRJMdElbYLunYgrBkGlCAoD/OHLDblOg1WjdvaoiucfSEKSNyPTF+l5nLOgaTwEyYifnOyYie1s1BjalMMfSynl9KpmoxEdMeyhoNpk/tA1M4cUq+ZfiFP2fz1YxNn4BOMqd+s+/SV1KfZvIVTw0ThBswVU1V1BxiUtYEKVPx9M3JXAFe10CYNL8MwsEFqFofegRMiDBD7MWxl8ulUEnZEVu2zwThkSWsLcdlN1pv8kIWDKeAtmLycYZxwQmejjL/1tgilvZ9DUSOn5aulKMLdyzcCYXhN5iYHqwExJan1UI8VxOWyyRf22eSX4EmgXj0zp7eehhIY2bc1LmeTX3qudJ2xJLqMbMJwWqz1sZb1P8aLt7iaZJ05yo2+ISlMnAbvztbT4VXY7D7QGEgHOTBzyyjwZlZRoMTl+XxcYX4JNdWg1OzBufVb2WVmAHrg2SQlRfZMbi2GpwZ1uAc5NCEA7zAFBINTinq2KLsUcVqcGZYg1PKOelymLEDffp3DZQ237Cwi0Z50PDLVfRyVcCqWfQD4nGN3IsRwqiM/oTmcsGrjSlSNLqwc+FOvkWGUDd0OicXmvS9EDYjIQY0VBQVCUkZYpHVCIq+EVVfjlpH8GfMXCHDeKWteqPZaKvGdTSE8bbqy1HrCP5sTFUNLXDgv7mc6h9jXKC6NqUWi1Rdq1PrqOZ1NDRrpGPjtgQ9pjs22l1iiTfiD42YN1ILiFRjdVkovs0KtuIwijkH+ciwuYZxm7kS001zTFNYiib4K7AUxN7TqLBJ3wYaEXrYYJo8lsJkVBImA/6j2ENNVbxKEvMlvnFWXOd2lHjMeUyJv5rj9v0RhEXrrCvLBtvsKYd9dNGm+YiNn0VYhuE2vz4IvzniBEjBx+NC4O6h5w0Yhg0YvsD+YVcNrZOP0+917hPJrbnczupHIeZsn0/c26Dt5xMXN6dVarPe7+dZ18cGni+6Oew+ZA0rcDjY52ZxXHzOXj48sMmZHWGePymbA/CQgdwzBXsd6NvTNqTt3saeO8Y+SEORuf8pU3jyY2xe0q/6MpTuodq4DHXwlqEOmZg6sJ9NtOigeDoAdSi9hc8dy0wdPFNh6gAXnyZjqYPH1KHCoQnBfmZS1EGKOrZoFT7PLXXwmDpIOSddDtSh3PfONiIIRSIIRdbP/jzue9sFu3KfTcBCH6omeMiaHLw+tGdwZbjacRA4mgVeZPnOM/sHeBEMON3hb+OyC1h8BRn4/Q7mSlmXtofuNMwhsnLN0/nYj2qUEXtqLMd92poV4gc/ZwbW0D7udpZIp49FdJ4vfGyxYq/M9hzWjTwsogsUF9JeEUozuBY6LWRO3V0jls6FZQyhFyUvNoQuLjKELlzKELoYsB89XHs5qSfie7JprUcUzAjZlvD2VsT74jL2xTjtKz+5beBwVIEgzVRORWVCavGkKZeBl9vsVrGc8q3DHhvbs7nbaO9bDn1CphAIxBxYZap94OD+qIaNevLxOj7YMHX5oG8aO9i5QZ3nmEfDDwVxCZGhATpHuWhIqZH3i9v+uFCDCzVtYd8WlhAUrSk5JvU1EIPGtXmorWw81CbkarMAy4u8Sc32xOy6UYy2SwgGaR8QwqAzB1NEbMm6HlMSTSDsbayL80E59C/jkD+ETx4/uf5qwHCsGZqbjwrXiW4x4gMzTDHBda44WPJZxWGEZtwowA+Ra2BG5qKWac3TDm1Unjrx4VD2bpFpKxnMsBQXxqCYEiU6cnoK5W+Zvky44VGsBt9bNWmiv2QMAEbIH6kP/UDcgIwy9l/Wvhyk6Ub8uWZKbiExrBBZ/REFjy+bQg/B5URJqvD7M8F2fMjM95yMT4WlYn4JAV96yWD1R1XEY5RgtP3MUSUI3QBC4wDAgfl3GfiSwR2XXSRzbAdpKWWkKAuKlVmI48cV91RaRaU4qqhCiFS32Feztfq2Vt/WmsHVn4J9l/Nt71XBvWqMe0pwalhwaoVg4qbUTGlKDxkLY1c6g72o11XMCFv9UG/EdroX9VZYRItRb4RRb6QX9UbNCNWZoB4hnFUaacnTJVGPC/dBvWYP6tV7cS41JIyU24GU/QBbTeMcjkxuFISzqHc5jEKHTc9NYW11fwoPryEEzMDdJ02G6p/pLiYynOP6GCdvBE72uQmxJCapEGPxeQxeHRxmeXJS48TXzQQ/XMm4M+qh4oyazrKbb2Ia8uOwmeVzGs3y8B9Ti3CcZZSF9nPsdJmFlEE/bx4EkWMezGnpYZalj+1nZmA8SI9Bu+NZAWOhfVTtLCmb8XTOPnRYQth+7XBS4lzOyhIL7ReohLYZzxftwzmW47Wf7pa4UGR5H/thrXR9YVThQPey9nGdHJTUuqrpeSgyV6fazHjm++ribaJML2lcUMtwQgkTcE0/DiPwI+x7uwYelvNRhBzhPTwR1inq4QliSvk6jLYzoY9NRLotSmAT+vhEe8PtJXYLrG5BxCNIpS14e/D2Fu7Cbh/J0L6q+hMKPTmSCeuiOFJIRJQNSDXag/BhqsRJdR5YeIRwka/yAK/G9yTDH3GprR4w6naeyup2GOr1+4Js/5iqTGoc1DVwESaf8FbZpUuhPSb+efGoQOEKcPQk4kNWbgSc4AAcl3KM3xwV2Cz7Cx7iqPZxe3ZqJP5p3Y0EzJoWZi/pNLw8C6/Ld5a8YqaL/MtCDiOmqw9zv17SYROQaxDkVGz8IYb3vC8ZhJpcI4aflsZS6Z+EsKSJpphmF5yo0cPQQlZcg+c7AHcgAe5AF7hLGsEQozFrMnBNUxxaw3ZdPMjjtJWA3GDo6hjQDbm/nmIE0KxwSlW+6hE7QOErHrxFTOiXPWndBY9oOYVf8Kx3ZyshxSnLiMiOrIRKxFb0DpIrw1kgbgzqSjrgBU96PioqWM1+hsJNibaGwk2sDS3q+9HMVLiCJwE1dyUeakv8Hqzk2u8s4YbslQwJEJtwFZMZq2q+UnxeFVh/G9JaSrqV/Uvp9jRebinpgJUke3qp0KtSt5eNvr2EZIEWwwj724H90ZgZpuUQJ2RDeDVmyJ6kDOK1YAbpNWNWyanEqv0sW8QZCW2IRSKOG4NNgfdHhPnUyhWC4Ra/gV2T+hlcpWom9RmEBVb8z5sx1vvPm4FJ/WRGZtKRjBCbip2m+faTmS7pkTRd/SlLhKKBUoz3TNQsGYLXSx4eRiU85+Bqtca1/LSCETHiokToUwM2rwI2a2DzKmBzoTc/Gp0zA8z46vZRfe/UEupnK4WRgW7PUk1ZoUJJQ+rSkDbuNEfVBZAeJlqF2IC4nrSkkLRkYFEBwCuHa9FBRGamcMXESozvSjOK4WXUpBp7cTZncZYm9GFCOVk/FK5V1jYnZ7HF7kN60zANgEl8zXGWLMOmWS0JrgPPA1Gf8ER9AqNyLmNFA1fKBRtVPr/HGTXO/uFzvF01TvW/6lEsX8XQYXkI345bZTN9IS1cxccHiljF3Rk97dvQnclNlx5iVw0dbZ2as96K4rv5/OoPq9jV4T1RtnoEfkv6uKdKq2VAZSGQbSAzAL5lADIb3NNwpSGOu0uosoPbWMVhd1m8LdM+ncIjcLFC4TScmU7oB+HIb0IfINLJXEQ/o/OmcBEN04y5CL/LRTSYi6AB5+0a8xGOzXo6Zx+Yj/C7fESD+YjBuMwLqTLEScgDcxJ+l5NogJOIhuIyx3S3zMWqfbhQ5TIXP5yUma0x92G1R2bv3HqSd2epW5xLqY0apYzyUZoPRydsBnNbi7CRSOdotAIzADp5K87MhyvFEY9k89lDTKyBjvEomBYIJ4jeKtMSHnkEmx0bG62C4srKfURjR8JSEO+uAgjbW1wMhtYBPxl6kriQ8klcRFR3BUqsmKJpxnHRanrifGb1HNHw0pxZdTJa2VX/6z7ubUWrzKr5JDG3FVraK+ch0OzMRePzHdxXzFWtgsNKKBx2iOBx1Hy0itPtp8zKOSi4S8rK+Y5QdWqWMdTyOYPKIoMiY8YmjzKVd1ND0P9kviYn8zUcCBfEZ94KOQvOmma4hn7XxpIHu3L5sgb4+2nzW+AtVFYkDQ9ORXkaKZwmRutMwIcAE5DO5LAWUCKnrIcrDkq5DCkb+MWY9XhZ3/fUzGzgI3LkWodc6/qfrVHK5SLh3mA2yLXN9sRwofiTf/dbna//wemb4pCPYChfn6riSnJm/bKJqJP+3k6Z1klF6yWWpsdtC7v6nAVDUn85dyIXXcEhH2ULKHLRJg45ah01fumxCXdonVmftu5PEnO2+1ey+J2ycaPWJ43a2Bco3IH1ZsJcYQ8h15nLzKbkEFK6wkcM60VtI49t5SihTUtkrew8y2fnWf6THwuvwoTvQ9Zy4YZ/1kkMX0MXJCcxvpW1+ixrveotcpmePYnZ0D2J8XtOYjbYkxhCINpHBqmTmJw9idlgT2L8npOYDfYkJlUO/FI/59frIF5dz2ACQtHL5RhsuNtaDxHrGrOWYi6yhzqqaxR8z677eB8UmLWQta6FmHWN/QNZazRyKaWdkfRVu7qrlt3eW3KTNXnkdR2l7z2UGwtplh+ektnuwX92jU+HscQFcG6tZXEqUzLLUvr0dr0VAqxPVFYqnLcO+l8BYaCa9hNaBJaZ9FnbBLXD34FUHBipJkiqqUs1SSU+KglY1AgT9ACVMGkaFdK0wq7WELWMClVvTeFmXiJz8PXDZB4CCIqtWi4YFNyU6An3HmN1E8sF9r22yz5WccMBioGWteRqFdAviJVHcCE7CKvpJuAMhegxH6MQtYcoKVo9P8dOHOxcszNPJNWhsz2mQfOce17sa8xqWRs6PbIS9gRLo4cVkhdKAgetV3B5BT7PN7VbxctwwDbGLLp6Bn57AivQWQxoFtM8By6SJTq9g8lHTc/bI6dzuGkGvq4z7WfYgZdwUqnVRK47IX5KGKPjGitsIzF0WAFfbkX6Ke2L1WlMfJ00MQjzDKLYwmAL1ulSUvLuFr3ig8dgWDJAG5Lk1SrabE/dVY6P2gw/A0FA5LcWVjhcDE+aWLtzcJ7wHKFLcfERlb3t0pTCEb44J5XCqqq4Ho5IRdrRgi8qqwVRWfWF182LrKmjIWv6TDmXmSkwZ6oOl2b0Yc1X7hB3miXu1IWMJsfXJFHvcN8Rrbu4l4zwzwVyuybLDk9/VqVv5LqZjXpz7M48i+8dR1hgm/Es2nYMocs241n2nZxtP6ynWGP352iJ3ug8Ya+JoWnSARtL4XGwsRQeA/tK4VGwr7jaGuwrhQ8S+8o0oQBd4jL9FOfZ98bc41G90+V66nCe3KCRoAydzuPzJ6PmPO0Hm6b06Dzty4uUbCimicpwzo07WmnfjjtXqde88QXDmHeZt7MqGu4G1hajYDiEJ1RokFGVuQ1w8D8Xtebpey5eKnPRivnOQlMSc0hcaRNzSCS+KD7DthVUkWcMeUaQYaRbehgpBimjSBmNi1aNS3Fj8JYiuRvG4GVRhhbiVtgMK/GS+ni+feNOGl246cPI82FbexwD9ZiOD4CzVu9gPIkA2aFBZSTM4hoSGhlcQ1KUYcdh2TCQMCs66VloougmC++yyQh1rQVrKVuI69wJrIbZ6iNqGzG+NAIRkcHVKS31cfpdQ79r6Xcd/U7Q73rri2TQ3m2DkbvMbp2gfANB+0b6fUObfXFRP/hWnTTy0D4IH6W1IlbUHzTVs9EV/Dhs6o8DmTpno00cEUF1f8hccSokDuVUaOVnVDu+tDr15eSr3CtTvA5uBLMg+q+BSS1fB28NWVO5DhcVZE31OlxVkDW169yXlKmdMHVr6rF+6/xJatipcMJI69bRuLyEW1qqP6/OhlDpBxBWEy3OmUE2fhs3w7TUXxauDWyRN6DRaJBrgON56uE4vL5S99ZSP9bRpJ8gPmM9sQpit89OOWR/Sl+zqgFZSFCiXFdBIAuPFJJynlLyqRRoydnT/SwYSr4WbId1+qLxgVc0tZPCl3XoYXo/Dx8HWXafuAbhk5q4FAqf0OjxhP64JghQ2NGMEOjzlfR7FTZagpeEZ1hQsozIUZ6b8iLc/DzH0PoFuF9OOpNf2gdC9m7z2QF8Ui93A0vuJnQDz9iurOG1iV+K0Vpe7/glF61jf/L84kUTk/ppZRpdEwYezqvs2FyJzk8kTpa66wnadppb/q+VFFlvi2ieELSGjGNlWMMrpWPW8nLqmHXcKsdMcIPYnuEMwtWs2e+YiF3a8xLyBDsam9QfR0jTuINwmJU9HHMZK3sQat+gjlEIlvSoEicxs/b9QXk9IG/3yNseeXuHvO2Wtx3iD2erXHSKi33W812hiMTNPldO4rJIc9WknpArUeGO6w1yLdBGue/HlXtLrW+hDbLkXX6949mrWSlo8CTiQ5fXEY6zcxKn/QU1lYy8HWKHh3MPocwL6NRrnOP5pTl20IBjguJmXFpOhx0jd0fy9Z0OXx/J3ntG+iQc5xtjn9N5PaPEQbx1FK9mZLnxRMCaYUHaCSV2OXyHGst4/O1X878/2jKfkmYkvu9nOD9PKHtlp45Ssle+L4ufipIl0UEkLq4Afb6S3TLnTOmT8xE7jiriFiuj98sJIetCcjxUQlLvtC8owz+w8fdGpRbxLAU4om2FkNpn8YAjHlwlLhLzktE7aDEv0cyvEP11AnuKC5d1t5SsKJgVRDXc5Xatb8DKCJv0uTDIzKiH/BlNvx67189PDzzEZk7gZvQ4Gze8DjJP4Wsq5Otiaa+TQfgKFE1wl/sFKJpQxBcUkUsKXwRb5/AteQWE54Qhp6czKioKS6kTFqj9glU6OQNGlB0OvxDboKXuU5pBl3O77M1IpTbcAPRX/WHXK9AWhUo4BbX+2djmrBQ2aPjqokJaxyYmz3oO0UCsrDlotR2HltMatfq+BZMUGbZF+imLsur6sCj1suo6rRdVMwCRVX0KRpXLKV9C8xhHwvhWzdShqDl0SUVNyWs/MsJqGaxd2Wh7+IV2JRQp6n19jYt2pe67p8dN43039UQX6vGpnGb3wHW7q6/zrn70rXyX5pBcJ6VZSxKXd7cv0MjX7caeuBuKDFlZl7LRktoIoQUQb+2l/Lm4/HllbZvqdoOPYufj8ud6ymOL38+feCtxok1A5ZcRehmB4QzGlN7A/tUpS6ITWIJOYMOUeANbZn3MEL7zoD2Jq6X4k6wTSDwQhACVBXbgKX8gBOA9br274VrZfVzVfRzDEZmLizjqkJI2weCKMJXYUNOImmfmu8YMoeFR45ys+wMb/obJ7WAnbgOxLDU0A2Fd7lYeo/h6LE0NO7TFNbxh5WGsm1XhGNOOsXBVEE+MhhWd5qmDhLQD/LqaCFcTPrvb3m2Q2bb3TEEZomA4N675MavmTHgyMt09hUlJUrvrc5i+I8nwrIKEdHxuvhOF17EyDFUMFdDVJkKkQeRKE5pwHnqh853HE164A1uC+U64ktrFp5tN4kduKWViYhmrvRivfSvG2dvFXWcFkvp+ROy4n/ZFSbZ6expisjoTIfj83sXHd/30d9cQo7WGmKw1oXDgmKtL7qFYv8z0A6c5TBUMUwXD4QQN6XrCsGJsphyH0WVx3D9uicNoA41E3W6wGhCqEh1oMDWqiE66b6mdNXMpJTdPRExaMtiGDXBBaIKjYEv8W2fEEAbZmb5krdTj8oVXFTs6QATNhSErrtyIeMwH+CVY+LpiK/FBKOwiT/HKL79+4kMf+dMtcRi9AeVuo2rfHF1B3d3BVX0FNVKUuULMI8q8SYWrbWnuEjv6heIT737y5c+d/Pktcci67QvF9vhNzme3feLZOIw2WSlp8XdP/OnXnhl7akscRlfGKb/6xWLtmW+cfjYOo6vilM//8c4/+fVf/80tcRhdHaf8eeWJX/ydmz/5bBxG18QpHx76wR1/cPCZLXEYvTFO+cFfyx0b3/l7z8ZhNBmnTN7xcydOnPj0ljiMro1T/vJN0GX+42fjMNpsUy4CNBYxvrglDqPrMBJDgGXEYJXRuK37ejkBfWf3daO8QjV/BPhnLjMbiMA1YkH2kCmx3RajFTtKbzG+cGJF9HcNo07LtioriDJkEIGbXmOxPuLLgihlQZSyIEqFMlu0aFHLNjJaVAQtKlTNm81GQYuKqcSejfujhSiw2yE3doCNHU5jB8/YoTJ2YIwdBmOBbtIgNhagrS7Iyr0AzfYC9PIuQMsgH0xiZEmu/3OXYpgVL+cJPLUUwxP4skvxbLyUHuP7PRctxcfipXR2uaV4jy1+AAu507sQH7CF93wry3AlcfFOiFDpWYZz6WW4zMuwvWeFSCw9vKpEFD8hC/CEWUsPErmWF+Omye9kK8BwgFY0epjAojyB9Xid/cOLsrH85kBb4QzEYKEDnVf9eUhkACSMGThzkvNizV+eLY1w6R7EL/2z0Djj7iEWuDOhxfyhfoTCUTrJ+whrjOQYgW7jRYv9ntet3/N/HjLtXgaXtqZRCdKrRaj0lgSVjEWFTZTR9OLRJosJZhkscmxRnD2nMahqyznfCgZlE6QhDMqmrkYpC16AQxsWDi0ntgcDwIpE4fvoOSccTb9cT302/dxygUvDGIgCT6OdpT3jD4XNFOOWyojREDUfcGc0cBB653dAEb5ucre1aNfEiiEZmyEHna1VKdasE66yLBlYF2bqCu0fmiL2g/IjY8NmnKOMDVFca4qOCK72bIiVcAMsTY53p+D7CrYMVVD/5Mk5yyuNCa/U5CtNaBuXI5hnoANhBrjCsTZMtwbaekeLMH4VT6bEGbVZ9biJTuJYPIm6u3U20Z+lDP15YWOWFro+4A0a+9GFbAThAdq+Xn+Tvkfe9tDb6E36HfK2m94sD71199aTj5+NbrhJP4gC7ELvXmTmp3fS0w38NA0JT/8TulU4dacmdU6e3eaYVWmmlD65I6nsjr7s20hyRDwTh3Z6F2MmOnJlVykbOhojYdeq3W1bBFMvbBhpSSEC4NrdKG82G6kXMfUaYS4LWeFMBwtnBasNYfog1iWCNN7K9Pkbd0LtETJqmk0YUswKCEsmaPBxVjXMb+vTfPSqLts+9vhcNLb3eudnuodFBKgx3Nm+r5UaRcfZ1xLUj/VDH5mIXOg6hSFIIQW8V3EPbdCPTURjxMFTNfuiRos2KDBkpgfBesJaV+Y8DzQEZyY8i3GA7MwOxMOsaioCpS9q5c3E+r3FKNNWD0S+UXeKP5rkzBRHYIcPIgUqxjQN/aD98GVwP8MKkRIZ+VACgxptlo+ggkiOWv9v9t4HzI7jqhPtqu6+t+/te2f6jmZGo7mSpro1kmY8kj2OlZFkO5ban2zLf9Y2rPEaPr73OdjOlx377bONl+cl2kgQkQjWgHgYkIM3nhl5Y/GeHcTiJYK18YSIfYJnQIAh4mGCeBvAu/i9aHe9WQWs+J3fOdV/7p17ZTmBLMuH5Tv9r7q66lTVqVOnzjk/0c8raMw0zAJ9Cdwa2Pkjj4PDEVvZygYw6YotyhBm2W5uVlijk5va8scSSot9Hb+wOJNdLAx+G6q9/LrOX0fovv3fPf+umfR++xI+rmHUFdAxapoqlEif1hXFKiQlYSSY6MBMiH5MEeELYmP3zBEMKF+svQwswtVjnz1KcyIr6dhmNSDSBWA8Tvr4fFyHVa7LOi3Z8k0aMKiIm7JlOsBOYoOAlKEjh1rApmiD7VBa7A2FWRTJgDLBsBXnVG4DYfdOsbcY0XA5hwD4za4EsFa75mYAAmDEKNPAiAk4LggWnnx23t1JPwO71iB2sriyPvPLQFRtd2XBF6nqCz+dXCRqByUoGwAo4xQGALAHcN7W2SYnu2y9mrtsvSouW3862PAZiV3va7I/nt5f54ge9X0WxcaTmB5iH+SLfZASl6WxeYkfHiQBFu419NpUP5Y+/kiieLKoLZbDBtWp7UJE6gLkJTDNkKTRkaRJSQb6YNoNUpsNxi36DdFvFf2G6TdCPxIAacIHJOMgcBhj+K/sn0/aMkdK6TGDrzXsK1XJ8LCSdcwZ11Obs68yg87PJ2Y+iVmAYnjNRCxlcsSxUPyj15t1EpOgh9qOs7Ne2iRSTsqNzSbmDsYZTAniT349TUOVhKBJM9lPTcd5XGYznYG74a3MlDz8oJ/b0odukxA++vo3Hld9HBwzHECfVR4rcQC33MUejpOyKPDMelkUeB04gJ4sCtbzyQFAKPoxFzp3c5zkRYG8/jC9XcYB9HhRIC/fW34X3GWyR1W3QorbRFLcJmofvpihixmWO6gaayHatM3aBxPftNnVbJgmj42YEyfZX5ivmMLig07CH7ZuN5vLkIamK2saZdNYUw7AZEPBZH2dxWE56cqH+i4MrJDmcl6m8lVnPoiukoj/8oSExNiauTGD32RZAWt9igsBKzAcLueS2WRZbi0zTq8wwuEaunkOS/Mx6mFZNpAX1uepEQF7a/4MCMaX589GzFqmvHObbA+w/XZ9MbmChlJbegSGcnMxmcUGBh2v5BGDm5TsfUuLvEny3jtnf+fbUtdcgb94Z94xje1Y1vVWdbjerreut737pGNfhQOU6nC9XW9db7v64xpKvrJ+m9AJAUZFHTFZL5i9sRIn63FuDOmkxEfoGYuWm0SqLAWOrOVS0gfZAPdKM7uQXGWuWsLZ0iLlvinrAEnhyD1M69rMCb6cscmym9q9lGxDqMmr+uQw9m45jFEO7z+azJm5pcUE7sVXmPctJNvN9iWc9S1Z1C9fKs2I2d7nrdF+b1EJ3m/eTyXYtpDs6IyxucPs2PMTv7/pjfDy1nVL6JvbEGvkSnPFkpmlApqrqKgLCx0fXI8Prkf+Q6UPTuLGZFf1d+xeOmrm+NNXUJaLHBi6aeYWSOSom/cvCBxwOQplvA0ySnF5RXHaKE7rPU2lM8RC7NZu2+lim/aKnYya1NjpYn+2vpNxnJqCLlWDxOFZ5Cme/E/mk/9JmfzvUd4+DlGWaBxI4i73Oo9BbPDAEL/0l7CxurS4kOhClC9OP9R+JtGL2AFdOPpMeKvS+2UPL0rgjZC47LHDgHn0LRdD1WX2oLEOxf2AZEm55cgtxBaE7PJDraaP/UaSTbxcPoF7OUC/bQhAllHYnCjhmb9i/NvFRw+Y37zFm8nalX57gTWGU4XSB17dtOQn6aZJU/QwYBrpL4eHvPh7phK3rLwRQd4Y4jA7gFVHhSNZtDnJsKhBR2B0Anlj1AagkSkem314Mp9Exc01cJRieaNHlCHJrm1Fg7WwVcKNdRLyRTLgmSsqrieon47Om/Fy1KJOeYPzMDbTGEai+EHQSPpQYjwe7svJ7+3Dye8kEhAnbzEnP02cPLKcPGIhIxEhY1x4OBwOGJJyltKVePJumqWFp4+bFs20LeHlbmhfjeyrhh3I8Wo+DRj7alR+1fp8ye5OBarXFlufarOmJ8TuzTxd3yybNqAmWgZm4mYt7nMkph5PL9xOHHbDhdtg8X/htl7Pie38n8qMp7suvKoo9RpOPdE7Ned1M+fV+1soyy1cllt6fmsj+oLDoQaLrSf++G/g4+GF31T0P/X0yazTIEHWcSjZ/6W4oGY4K+/GXgn5MefYsDmytzP654ix2n8q461mLXSyjQwpNjvS+LiVoZtvp2n1Tlr6TYhUts6Y0rsxvWsk5TD96pSyboa4fWWftUdoQl8iKdQuNN7p+i8ZvvAHiBzTtgt1+npb29O6sQ/X4fY69bHnbCzaQCyRI+FpizykcarAJb3oaUqRPem4vWjNztbsPko0X4cFxzq1j4i1zuG/at8vLsSbGn4oa2TizAjALU62HjuM7iv52EZlH1v1Pca/A262UeEsCnN3+rGzqJe+DYjX6F8q4D3syxzRiGzMSVcJJx21CgEZuDa0V1K1lSPRe9RUbaXjzdgc5RKJE1sVZYhuZaM2dSu1hur5UXiLQd1JXPQxOPlv2qlh+LB5p454lFqLZ98O1dzhLLKVanFM8iHoWFbZ+ygy60IrnGd1hmaiTWbTElEf5mJm89LCnud+5NhTv/KP/svVLDp48DxEwaOSs16UO+t1FzsK+WHCmHaj8lojWY36VlHf1ajvaJ8XYQIWMCYPlw0VHaMOQ9WOwg7zbqpU1ETRuLN8ilg66thETg36FEIaoKXQRK0iov8UnnuxxsGJpwuRYjPu0Oo98YGeQZLRKH63tgEzIddQLrfM6hslVgOufJgIVHB1Ox1aAuHXBONE5IUZVobBtAOXCC6XOIgmR9S+jMPMJTNL1H2tgprH3WWGUpCMR1KUeipHhmbLgk15Ue9Dg24mgUzZYbIAo8S4xRYHm80ULqc+STUdgnJN7mdt1+2nG9kmFT/daSJoRL/NxbiD3aYnoV/NprKR+Be0cq2uMFPZsel2UoHWUBt2qtMs8mF3rKQ8rEB5qNk6DcpDGrBvTdOVy86huH1LO4FWArpDl1Vi0B2qXHeo0UFcNHblYrpDV3SHFY5sl6kOxfVZwxiMFR9WaVeZn9bOdsQJQFsoqy90RV+Yv4NYCIr1hBd9s/OVd/uMazWDbqYZ/BO/4pYMy2xAKJ3VEYKdC8HOM25m1OX1E+R88f1zZDSSFBeI3MlWXvXeL1DxacTHrguCelALOogrUqUr1EQ0iU7SFB1hMtBDCAOQNxwXGH3Y5K8M2lea/eQ22Ym2lleDRlSa9Em2XLiYLsgijtfpW8Di7Je2WaS1H4kY0JT3kl2S6lyR6hD2vPdmZPPr2gZ00Nxuvg3oWLnOEeBw2VEesNuAzWIb0OnYBmzabcAB48Zc2nwbcMBuAzbtNqDTsQ3YtNuApff6hccaKiClm2Yox0JmZxvY9oQP0urFY/d3n/W+MSDmIomcFXLu1nQLwbEkTJZv/2C1mPGPPNLz57WnefGi9q9EJygwNPJFlvMUdXv1FNZgxrsfIbGqODOIjQWxomqCPZldzNL9SQ1Iqv4CYmK1E++oKULTfLDNeWAtl3gMUdr5b09mBLO0J7N7WVjakxm60Glm2UKnmSkLnWa2K3SaGavQaWadQqeZOQqdZvYnAI3w9mTmJgv0dRR2UWrFx2Lv9D57R5XuhO1Oa9/0zcvY4Pc7YO97BQevJiYpJqzWNFlJ4ArnJrFbBmtN1aPEXcN5Wq0C0fnB2C2cW8Hh9/J+bRUtvJcDZOs7uPtlN2/hTuzutTs0YtiLeAtg3Xtv5Cg7xADFQrqKog07ws482eVwoi+S+JL3jHeUhmlyLpE6HAUN+IIf4v++siv943rq89r4WVVgOclaRxbyZYQnKOt6vhrrXABe4RSyy+ijmU5+9+6ln070xbYfdOf2g+7cftBva+LbJL44oBI1WFrHj+Y6J52gs4m97WJ6TevhIoKgs/SKwqY8MaYSjSeTt13g2fiFTuXcrthPX2qm3orUpTBvec9Jj9fSyoqUbWASgDb+Yu6ejQ85CRQROYrJwtGlhfCLytUcaACeJdJGY+JJxfEKrGeiYrUJLJ+B3FAprTIo/eyAx2ssOBv69zVd4OnQ2QPiGMP3+P0pU7kv81CtMHi0bMPMWggHJ7W21oib50gAdco+SGrczErwIargBACfoFvfhluqgOugfpkDbTiAfHfDP3K12u9CsXKuziCxfYD5Zks7gW9goi92AGH9/wYH/6KF+px+k26kawUewyauRMfUeK6Q2cFmn9UObLJS7nityB0xBtwsswhebI+wsI94Tz+iSq8BZ6SrUGd0XqjXAQcAyNrTDGfCqCXR/67GDcN97kgCKNH4fDapcRSukv/U/R3lQw7lD9Gr9wLOZad7j3z2Tjq4CK5VgRi3lz68nkP9zWefL6pRylYmzY5sjWQ7JtlGkm1Dsg0o2wmuHmdMdYk9wTZB76LGhDDrhSGzQhIvf06Fyw0PIRrhD4H4/V4WLwNYCNhVokXJ0zieXjOnj3jy4Ekc63P6MI4/DihEnCgGpMydt83uMoKjy7zRx278OVdyOYtjhVoBRyC9nqETZuSffTmpXqffwGVVkA+R5PkMWMenSV4/y5+8xnnB41X7GRcuqb5ROaCMcbc6Xhzs+eRT+O8/7GL+gOEN1lejV47p+XRwnuXprY5kbNxpJ9ju/Cz2mQ+482lr3qYLMqQe3yI++qnHiI9gO0B8LKr3+1y9a9RrrhDpNI5H6eRVW+9T9sFJHP9VyKgX/OAl++AEjp8MGfUCdXWPgRL+tHtMb3d+EA8V8a3AFDsC9wOtLwnaVzvHkbRG9IOLEq1VgzZDYxAhs6sFVyrXRa49j3yg/oWjD/8R0SlM3TKdTitLp1lLJ1tX0CXDPWbKTW13vqDsA6Yc3uyk3HFQlvrr8zi+BN8nLVU8rYV6X9NCvbe10OK8ttR7S0sO5+yDN3F8nmj/hn3wJfvgLI6LTR7dQorr9Cmdd6VXtdDytNru/JyW0nb3HB8LsABVpmGUVEq9w92x3Y32MKU+8B/z2TQn1SfUvCknd3Zsd/bT/T9ht+nzTjc5zoBcPvvH+ZQZdRZVdKRPW1I8ayu2kJHiaVvjIzgOs7uvnx4eZ39ffvCEfXAIx3M0cA9aKp9XOUnOqZwkbykhyePbnT9QMpAPaOvs3UmZkkCCyc6ZdscYPGmFfAGKvBxXoZ66Yj6jZ2fvUXnXoU9H253NdPMHmU6mm0wHLJn2WSo9LrVBUGQQ6FUlBPtNHGvisZ7+YZ0d8fh9dl0fZkc8qtU4e+Lxgxftg+M4Hh9nlzwuj9nufB8T6DobapkJhejL7EfdmypRTpVAqHJi/Q/8xbec+OIuFjg6qcIDynQwnrHtDsn06ZUgQWf9p4RRTqKQVD8j1f0eqf1j0jsexnCghw/JKx9GJnP6fsTKqAHaiO9+p9y9hw6frQHayBfnQF+cA7m+u/Pq7hFaUDmmbUxzW22Ek6WieJhNKh2zya/VPetlB4+w067MJsSJf4xk6j0fGf7MTX/yvS/uSt+pFeOmKk7yQpHTTtFLYEdyvpvH7N3uPKftA+YxCyu48wFXeguzkHdqwkO4v7i2n1gO/arlt6cyDn3SMmJmyDVGIfLTv6pZjoz+Yh+Ay6b/iU6eZ9b6clK7DnjBNLakn1h+vUD8+vtcnp/Or+Ay1qvwz3elv1tPq2VqnMoY7tkuaix0U+Oe7c5vKfuAqXFqBccFg01p2cFc5HctGwE1TlmO+xXLZt6ybOZcxmbetNyEGSyxamawv5VxWKDI2QdncPw8PXhN59RY1jk1TlqOe4o47s9oKW03LWQae2NX+pk6VgcFLc45lhbnumiBmnbQ4sPbnf/V3mdSnFvBbU8rqSHzi8/UhVGAFOcsA/mUJcXTlhRHMlI8aWvMDHaAAyr46acDy2HpwUH7gPnmTwXs+JqR4g2Vk+JNy14e3u78tpLC9qbE6V3pb4RprUyJMUuIA6qTEKhnByGIjU/Y+0yIsW46PC6dGIzjN0LmHCDCEUuEf2e56klLLWaeIMJLlmmesGyWmedPNS33BCaXfXAMxx9uskNzRoTDBRGetEQgfvfPpJzdNJDZ5M92pV8IC5ENNFgNAhxWOdtkV+Gi5oeohw3S3WmZcsp1NiKxIcT+F0J4MnOdd0uV/4nU+CGp8Idtfe+XN8E6B1NANJGI5dKiFQBxfvp/N9LfCYzbFm5K6e7C4hFyvp/+eiP9vDy7LSfAjrz+10r1Sc6MuXUKthqArZ52wVaDgq2+qMJvUe5+UYcm7mTnIpMqnrKKVdHKH38MG+nRey8oeeQhHj6yV8JSkEH4gy2/ylaY/j5m1cuOrPNU+msOG/TRPBTDFG4NLCtVWuNQYFudu+MQh1mYN15waHXbxOVYPICvDseDEm82ws0gbnHY3hxIKtOpdK3xjNsBLZ2Bd6fvqEdkQh184XrzcRO9cPCVsrk8YkvCCIo6SPQZxbstjQHPcSsVGLGb0cV4dTlx80JbcT504lBWQMsdLduJZKqUTQAqHT0KU+n8zv3tUtoP3dD0zWg8gt23iowuRmu5IEsdmBbWpxwHjvW0UuOzWSzdph3qcVi2VfkMCvp66s4jgXMNkmYXVyFN6s8jmdOkz+TKh0IfuLqMXzoClQFTg9ZRrNrAOl9LCNdRM9xJCob97SZHFzGc90AMl4nhXkIp9TeHYN+kz6iytzlwPf18O6iRfo06r0bnHdmjis6tqa9nlx+kXvTNKCbJaiN52zFYu5tffhAx1b8pXTgvA2sq6dK43yVqrWL0f5C3yP4O9Q/Y65R4VDLSMRBHS6zPWqq5Vlvx1V2s4HKXBBxsaeloovNHS3sOc8Cw2eWj+b2F3Bbv6CK/Q+N+iV9NBH17KVfn/o+fhHW2XUmWgFc+wsxqQbYM6Wr4vrL7FfHBxH05WXP9rk9crw6aNfteAYnzMB73l87ve7T9SZiroRWIcyHSC9uDFdPPwsqshktZDZezynJ6ADkpQIAAxZ0m1c850leg6VuFG68581c4zjUOm6dTv9x2IXTaOJ92btvu9Ag0bzSV4jkEN1sDhc+FtYoRbjh4R+tqJyhC766SDZDKlN4x50CwHBDw3UEB341sJLMpPTvnrIE5odgYNmlkwLqwwvLalcZJG/OUyrlmDir/dC1fXCUXO6HLNBIJD24Qjgmvdu6mB78JZeS009zONyss+9wsSspJJ/xnrO7PlP1OHnq/rOwfLGv6KbHV9XcmvpiuvzOl6Pr/BsSqP/Y8z0aXyfwlZi3wsjV8rIiSvipK+qCspK+wmt4vK+lzTh3XOrYZeEeh3kvtH/JU9BkbT2VS4q6YcuDdRmkTIlEkMimtSWSqm9pi2egUQEo+iwgViEu1xZIFcqeEQG8eTWq5OpIlhFpZQtBsT6l7SQj1soTQkChSgQlXyDEOG5t3l69WKuE3UD5l7T3ftXyhuONkM32OmL1pdz6t0yiWuZ++gTDDjbhW3qdCAMRiJmzDnpej7MNGBrERaw+0semg2SaWHtSWUHI6cAjfMFwn25oCgoJI2XykbnmcOlH4B9UK9pT9QqF/1gbAZsveiqns+ZPvhRLm12kWefNboJ/6uV0Lix16zGqqJBZhEDtlYHJwLsxYWx2vrPZqOtc7MU927rSeRcTHZgYCLuDqDYZWR1IezNN6R9K8XrCSZC8xB2XHp4KQrTD89JCeBzssafxfs2ttVhWPzrEml7clTtkHJ+2yHboH3pZ4SYuC64QutiWGy9sSx6wOZKG8vq/Y9T22JHh9r65x/kgXWxPN61gxwPW8Tj+tWb9zaIVOw9bjuCrXA2yVA2qGop002QI7W1e7dl19qCbr6p7bbqdFb8FKBrwJtW5K9YUiN32K3jxnH7xpH0AFkT5BD75kH5xVUq8f0FLE3mWnMn/GagOetyrYY5mm+lmbEythI0GmSw+3BZqON4nsA6z803Pjgk2HRTdj0QVwzeXwpA8JYt2Hi9W2LytsfOUeWT83rxPIOuuDK3tNyPeM00N5P1vqNe6UfGxMPjYsH4vkY4F8zLMfs1W+W2p8lzy80z68TV7ZK3qePVAthoKtRHevlbs7UFO6uw17tcWQr5S825JBsPlFYtqDpnpfe4HrZvK6TSJaWKYOEKA9LYHvl3TF3eeybtWjJTsP6FjLDrPL2/4SaisQji8h66sFuwysTXqFoaCTGhtneouAFV4CUfjaXQRU2tJCkvMo9/4yn3v4o+zd0HhGWHX4FPGs+lMweDKNB9pJ4+Vk4E4zUEI8+5ZH6bI3XPm3PYqciDk3jkohwuxs4ZklCEkB8IjhUdJYWiCOJD6SFqjCBEUMo2dgVxE9pY4WKpOfVeFvKeVbbAHGnMtBfaIfzoOoiuGjAuSFb+P6G/Ugo5ELBBk7A/O9gO/BG865xfoY4HbF+GwS7onXMFuKA3uQU0uky1i8g9FWxhcpK5DgeTa6ms48EW34WKM46rHHkAeFZcR/rjf0fvURb1/jI1qC2H3E3V/5iPqo9xHL570MeD1z02TzEgZ4xJbLZzu6g3jVlhxLSp4nvdDW44YJGUJqgH6D9Ivo16LfEP1W0W+YfiP0G2X7hQttHa/GwYnHipFQPSqx/nt6udQYAQC+6OMSvRmh7RdIjqmzh3l2XafH1BPGrbds7cJwvNbAq3Qdcv7Gio7Y0WhE34wjlL207ThsAdeb8b3xRFa28fnEsBvFWvGLMOykwRcJYKapePx4He4AqxSP+WKyRyj4jfEmjqHu3ZjFUB/nGOrjz/8AR1gd7x0t6utymQPt4nbuMjduDfLG2SBvs+BVbrROc5sKp7nxDqe5TdZrYqNpx+MoeO40t9E6zW2yDhfjHU5zm6zTXOk9mMxt7FG/qQt/qHqQClHVET59KguxvgkYDpPsaClem+zzuMokfCuZym+uovWg+Hcm0/nNEVqdbxBw8cKvctgInnhyWcn/c9TikyczJffIMHPmnGIvzjxbOIgnnbeaxO8nO28NEn+bEafSjeLvmeXcMAMZhG12a4C9SztuRWY9URFxD/zbH226WYgyWCsi3J1GrEi48GqLH3oAJy2JpOeZVRISz2MA4gWcNBAbT1vQ0eM4iSR0n2eGJOyeONCcxsmo9RpmV12EnRTv4CobZn/YXvHT9N+TOJH73/HzfyzMdyuJPGzZ1gN8BbOX35s7lXBDMAl5DMFSw3EBPlIeoFhoHqHCRT+loFN3YDYzK95wU+IihyXtGnaYgxHycMGaK6wJ8mTaDV9v1ATFlCbej8rCzttXWjG6MMoUs5uIQyD0xTStyJBBpWeBaerDgFNuRj0wTTlMvN/mCL5ZKCyJOq/gYY/Y8sBwpNVCedVTxjS1aDW1PpimXY+7MU3DLkzT2sUwTQtHGlmQNixOYhNwpk2BM/UFztTP4UxX9YQz9S8GZ+rncKa0endjhNf2u+FMSypZkkmkIILxxq54TfaVkbCdLbqJuEkuNzpyk8YfkhlgCCa/Pk/jLl7QORjqKvuib1/0s14DbZ+AFuyWXFzkQgsHFh089LE9KBgM8gAxOcyguvEI+nqDGGEDNv0NMQ1lcNPuVCXslpIiEdG2fY4U4xYIk3UqjC+21sSnRi3C5PDiEluyUV34ft2MWLhT8X6CLxPQ0yhPxQaWlGL1InDpl2iMj8lZF8KkLwiT/t44fxlNxOs9B2b+CjRu3tgMy1EULwIj6gNGtMmCpu1J1mIZiJ++NKQPAAs/gxEdQrM2LR40t6Nj29Ox7Tkg7TlgTbhtxh2ZKmSKxlZo7KZt7JbN1be5+jZX9B9lGxv0F8kQBsREC2lwbr0Rab1x8FVp/qxSq6SGnU3e2chjnRhJPsOIlhp5ta20NHLDNvJ4gWDL91dzI6/ubOQxs5ryzBuZmnbYDC8hxp+cXbSR+eUejbxKJnTu6d+Zlc1f2SQefLvuovL5vQirsO5jl7E7MYdh7eVhp5f+vsp/WXKh+Twsm8ABSZQ+HJ1gl6q9VLZm9EXdA7Y2Kx4X4jbT6ixliRF4UJrehXHUa6wPlUu5onhAOoAqDh3sF/MSReOhTIowsQzHncx4HUXikOWw5Kf04enxEEI+phz9UVbn0CREV9iqPeB24ZTWTK0Lp1SgPhER/wlaJHJ0Y2ga9mQ4fAhbzviTFpsyR6HEAhGaokJhxQs+yu4u6qV0uJPWMXS4DfF0UCcloZNn57EREh1VkjWd/huGeZwVaMbd8vK18vIOeXlbrCwE4OMIWw2DhBra/mEp7EN0aMDmq4FR7nFNMHqk/HBxPKBKPo6qy8exwT6OqgSIieWkaVhATMQnqUW/xIU8AFN4WaRlUZLYTWkAvU8cGwd5eewfXeBZp26K65ZUAWWR5eJgDn05CG+/AYa+7PE5sIOAF38eY15GcPdTpgX3xgH4kIjHX+OmzFPVdDeK5Cr0ptx/QYFGTfkEKzU5PnYNmB74u8B/jynb3fAKPd3qnGYQEHoIEx0gec64y/BvoesTAN98dYo+lFb5hTBpXP/9NPEvO9t1kL5Dk1MqM5OyIHmI2zNoVYZNJGBICPhclmWGsoYgGRP41ItmYHzstvTJ4VLeH+r/Mj2DCrIpWygklq/iY8UMPUe9dw2Uk6ueo/wr8erUwzZTA511C3QXiJPfwBbKJJgvLPMagH9ZSwcFI5OGSJcNRPWPSMDu4S5/IdSzlGD0akdG7tgNK6pTFxPujlsgyLvXaaRcF4VqDKSaSTNspQ1ahNAKzbkXKNRzzndywZ17uBrOXVwp506uhnMbV9jZS4dh2BA1GFJxHDyb+x1KKCiy2PhGtFWV7nhoHn4P6ZU3JAPcY0+xof2VYs4uvoDoguc1tdSNIhpyusPldPJaDXAb0ZXj9qlcXgX0sWbJN7dpET2b3F23sT4avLCSAXo2MUZHMUYrGKOjAuhZSs5fi97P27NSGMB8jGaFaQrMzwAH+aighhbtU81LEvZtJHYXbRfWKIP0TTtIfzwbpFud4xZ8hwdo0pbBmawtKwsjGbdJi9+9DHBURs43xuvw7BCWgTVG62n1H6gsrDCzwoBAhL2JviOmAHGRoU0vQL40UP3DR/zowstJ/7EcX2Qs9svZtC7ald97fus64pe0zdqFDpKGCxeKfVwALi7SzagUgxDgPF9WCcJinINTP3ThRynNOFz76MxfWLiYN9RQFxvxwLpkNNKgTfh0NbBtNli+M5SxGDCbYZMA+mYDNk/C2KQ+gpE2zBhQOzBG9bUYgNA1M1fZBt4xxyzkPTMlQ0yJeU58iTyndSk8Z6Ivz1m/kudMXDLPWZ/znF5bIn/Pg/rwoBBc4ZSTc4V6AfaupS1Y7hnIKMemTAOQpOrU8DoekKj/g1ZMqUxr5yI9wFKTUgV9Un1rE776OuKpGV+FbUUFKxASosYsjDr3zzo6bZRJrPV07XzqkJwa8lb1AIZDnddOVjAUoe0RhItEU6tcQGrkTcgsF20MWU3lfaFIYHk1Na20sTQ5LrmNdamNtW1jbRvNCpDSxgMdsmClkAXLyflr1MaDeWHQpQazwoh8aJ/pcitTMpsIYaS4qetoagH1ke6XDMAL1UYlHYAcqbAkzSwwsdXRYIGZy4m4BYMI5aAlsCkVuS2Svb3kYAVEKHVjvuDYltg348FQunSA7hg1zQADIJhB+/kHzcDNWE/b3iYjUlouH61m4EbeW9nxEJV0EGuJBmhejhZgc4ZWqEfNLK4kK/u0gEwfcDu2T7p9hV8q+Qrnvrc/C99bvd/GVPj+x/eWNWrwXD0QwAfYSS+s5j83t+NyArcw6Dq7f4lf+L7H5xMnfQfRPxCkhO58/MP8hyjs9X41cvCqlx58+GaSwr30a1XKIvawbkfUBIPs5l+4ftvHX1kKf2GoWigo/f0VKCcXPEEVrCYBPASfhauYy3b/AWjzNI4+G7cH6XGNJWStr9qyDgQx6JIDWidoKC5r7QT9DbeP6x6aywaHPmhDHWE1lxzasgHNJSInxA4jMjQfaCfN3prLQVFNNvtoLrsed2suB7s0l82LaS4HwzLysZNEVjXTguayJZrLmiicaqK5HGLNJc9wNLUlQ7nmsmbxPlhzOVRoLjl4c81qLodg71GFRo8hDTPN5UiX5rJlokJzycCsowBmxZptFJrLEYuaWjV1VkrIEROJcwvSYAuzxqOiihc0vTDKL6y2L9bsizX7YgDDOVFmHWJYM8mqiqyGTNXCUw2xYUTrhmZdIs5EbN6NszHEMkRoyZB1XZ07zwVUi4C0ImqQbEIPsRJrgD5ekx1QBFs3fNesWVxKAM1KZef7A6zWGsiUWDVwgrhtmpSnYhMbStFeTNYBYrFp1spZlxKrJqGha3tplrEvo0mMEiWWjcKLGDuN8JI0lTVoKlvIOus5bKxD9w8p6Tij6DhobUfi5YyiGVtcX9t+jm0/x7bfkLTfEGsqa1nGHZn6yBSN64taWhp3xOZas7nWbK4BkdCXxj3tcuP60rh+0bjcfOPSfOulqV9zOYKdVGu11LGz0TubeW0JmMg281i5mdu22tLMkW3m9bZRs2ZuczO3O5t5rWlTnnkzr7UK6bZZ11Mh3dnM/HKPZl5tAZxhD7LgZoWrrWyVAFL3ERcB+HsRl1jp0y4dSQp/EsfWnD6MY5AedmFgfJr+rkc4PtPsVFYGIkNGr9DYgtNEFQcgTwRwqKgxi2Wpu48ak0t+yJPynefySQwuqrsM76FieM/pAx4ARlYyDS75QU+Ob7uFFn7GnepUOGU1Os9/xeLJ6pKiZYViH3Ol3O4RlwpO1XnSlWodduMhCaj4mu7MIlNeItUTOj3JNgt0fkjbhjjs2ZY44Amu25R+TSdDvGIZskuUltVCreZvoPeedjPJkVsAuk7+dqHspOu36fu+qC2lnVhtSR846MYtHN/WaA4qmEsrNhTKpUUcHQ+4MX9oNTvHSwfxpO2fxFGxb7xwTI9DL2QVf8LDJikq/UNgqQUBPy3e/7qDykj3OUucw67A4BGZl93COYaeENW5lM8zsYn6x4n6iCcRQOK1LbKgpEWeVtIiRxS3CIu9nNlN0JcO97A14JDqsM2rguJC4SqbXQ7BMLSeeZLUrWMNHd3shsYNcBWa+8FjEiAHiOaxKaHvArFpJbniwjCNbbqHmDUvJ6ueu7BWy1LywlqqT2mRbYJpzF1tSkN1kdXmEDO24fFQwCzHxPB5WKxsGLBSOjtJR9jYXax4nuAYsvOT1ahXMf7qjCoah4wnmhnL2jHBqKLVFQOjli5rUcU3eE+tKgOCFhxndCzAq6e0aGZPatGBL+tMdX5Ql7X4IpsP8Diw4OuDPeSypgyMQezw08DAaiF9aT/HutG0hqBKQghmXyydbQgc1FgA28V8ZEcN6LZKNggGENCg2CE46NodgoMdo6aWPq+5C4uy/6BbKPtf1NCGM2bsAI4vAUuWjicwimqMKRvhQ6vYs7aGBjqBY4sjHdRgg37clYI8j6O21KFPuvO23/wQ4moVVLajxs2bIB8xTGMZMdQO53QxYugJNQuX+HVuDeBRUvPAgoXXiLbJFpQ0GY0YbjIaMTBPzjLSvHnBHV2hl69wMGtm46Bpx0FZ7864FNRLy926xt3ajodqOxm+jnvuMFsGoit7UPXR4KPhQc9gLObijsN3Rq5jA39JDfOyET7zqFqIQNTTkNQRdFiYQdhQqmjgZaycwl/YuRqhdhFyV1m4VL2vkgfgBXoDfi3EagN0AAbS8fDBJJjMZgr0apoHu/amegTd5D5fK3j/i3b2ID4W8jS44MYNPqF5pCmjYqAnHBSPigGYu8ioqBWjYiAbFQFbj9IUzcaorlyfp6Jef9LZDq/nAD3wDRwxgDhGRQCdxFu4VQf8AzU1t+qj3MiP0rKm7fBfxX81/3X5qZPoRx99NHVuutp53q64oB9ArXl2girnS5AXwjl9Fkc2w8EJjHeWXfBEtAhT8hfAM9Iddhmc7mBtSC9kqIgal2ekCosGkEaOoPZvI2qOoatzPMcg9kUQ/WuE4RHWiBg8rQ7/TBipwIQ2T8sDrhly+9A8fAOJtcS0z2KsBzzWh8ttW5jUi/P/wV2ywThiRvI7tBQcPRpVk5GLaVVHOmNMjXTGmAqY+/AcTVxnDEfisLoI5MQfGO3/AZcdHPMPeLm/I32g6XfIXTr959gK17fDFAXna8zA7ZTByNs6kXiP+4h3s8JUp1CzBXvbyXiqHkvakLvXmPaDtIReA7m7Bxj7qrLDAZP0DR2vxe4fhzo0g/E6uPQNcxxDWl2OwT931YXheH1PtAyI4tothto4a09goThhNFu5tuVOez4xfAdRsaiYVE9YMoRsAqmx6ogBH5z0DHDf7AE1uaEH1OQkKzknIKZunE82cUzEBtgo7kzMJ5phVxgmo2YMbpr5ZIpNKRuiReBYh/TuRn53mi7otcuy12bo2mS2mdOCFChKCIaWnDabDW6YGVFO0PPLcX8zIgbTQyAJNhhO4SvIq9EDcvIKwRbccuFbk9kLezkjYDdQtt9qZgVZcMbwPxgLcnkb3f96AE7O9gacvLIv4OT7+gJOXtUXcHJbX8DJ9/cFnJzrCzi5vS/g5I6+gJM7CzTERg/AyavRDg3QMmGySlvcUlxuJaZ4c3F5uVwCH3Ga1lhNs8Ggh23imJsNRH8UbMkZM8UWuEUf2shJAOJhk2yxNrybBYdUyiidgxqT4Ty25J3mGtwHmAaVb0Y6zQy9+RVk0zC2i2wFKil1kS3SRbZQJjkm6RbD//p3ETP71wA6acrkNpa4Wwvyocy3rKBmdnlNQdzNsL+7hVgcDPUSmkq/+wWjn/+B+FowFxPR3BzZ+KBBP/jnoB/8s84U5gHDP2trkKzZIPnaf8hTZEOMVmVKPIfFGuCftbVJDgT+ucknZ9l6NsZ0n1kly/vL2fun8f6yvO9k75/O3l/ueJ+3UXrwuxmYH2++cDtRpmlmMlvk6YabzRFrwZY03YWuQFNS6AoGzWax+11HD+hknYnpQ4mJTXj7ozfAmD2kdZtfnmvWYctxHXYgB+0fxpwcyfl5XVAnR+IPyATBNQ4B0oJI6vUTR+MPhOYDND1s7VUNhgvSGR79LdiFAdOv22mAY+AS069RfTiWsDBo6kOCKTktQyy/3sy2mwwv2aun9ChB46L95rjq028WVLnfLKiL9JsDWbsfRrsf6Oo3h7N2P9Cv39xrX38Yvc7p7DUP25fvvZQ+M1juM4N5nwl5GJ4DmtMW6RZbqBtgOUhrnMKuu3frdcBQXtshU490OEOip8gmr7bAk7FdCIYuRIuvSlhsl/oivGTD9HvnSWjRYjkJ8+46o09O0NXELW1IPw9aW8oY7RBn2I8hdGtUcCZDgeG4Bd14C3rwjP3DECojR1kOLGM4Xgu9jCPyuLn2OkQjoqOEKdNmdfoxquzjWBqPZaduqdKjZRGMvRepYzTwWymC1UUEkzG0N1lzQ8840oPxBohc9FvfqIcib1npS8SuyYu/JOLXCrHLXSF2eStGoN8hdk1eoth1eQ+x6wrqceEKsSvsJXaFfcWuWlnsqnWJXbX3KHbNvkex68pC7Hpft9j1vq9f7Hpfb7Hrqr5i17a+Ytf7+4pdc33Fru19xa4dfcWunX3Frqv7il3XXFzsit6j2DVbFrsgcF1urvjrFLtm+4hd111U7LqyELuu7Ba7rrxUset934CYZWwDmDK5TfRuYtdsJ3GvK4ldPJ16t/91Tad39plNd5cnUxgv951MjZ0MZymh6ZxJZ+1caPrMo459FZCb5Tk0su8534Dc1UfeWicT6zoWvN60PlfrZZJdT2uFaXtzQy6H1a0cVo9rPXZcGD5wjcyimcRUA7+u291WLU4uxK9DkasQKOYWhlwGhWlqykLQ0/ewk1WT7yHfAnFsnf3DqMKdUZlMTSbxOk3iMU3ioTWgWesC19BO4h6dUnNOsE45xm8vz9hm4JY2GhmlEYMLbnZtAaLr9FoGEA1saapVeJMVSkMY5bAoINO+zxM9TYR29kd9JmJqBFOzu2qYw6FjMxtQrw3dEizN+6OLQIUWtOSRMloyzfrQytlZ/6Ab2h2X0O7M1LBncMilz9H1OWhw6fgWdM4BrLji+sVVTSM28OLvvrKUq18WklUShbFiAsRAGKUKnKkXcfVEVYiuXL/aOVcXDeGbdTGoeIOO7FOPY3VOv44jIi2eqQsdPgN6wIceR7p/DEdEmHs2lDcXcAzn9NM4IsLiEfvgSfvgMI6IsPgEyjD6Mmh0vp7T6O26lBfFh56PdYXHla31s7sgaH1Agm7aCo5AFu6u4DHkuPZq50hd9hafrIta8rCt4CEc/Tl9EEcE1jxgK/j7danga3Wp4Om6reCr9s1TONILJ3FEQM1l++Al++AEjgio+SK+OcIVXCgq+GxdyttVQbp4Uc/H42aoiaD9sTVsbTe8Yo90aE6fqund6TbZCzxVm0+9R0ke25ZtAtIdyuznFX2Td5La5trnOJs4zAkowRhLtDsXdNHuCHBvY6IRjm2iEY4TRKKaVPR8IBV9C0dEXTwXCO3+XU1od7ImtFuuWdq9ZN88UZM3X8SRwy3aB8/bB8dw5HCLtZx2h2s57Z6sSXm7aedCbbvgJSOIN8IXR7xkVKKct8pRzsvDTYZfNhxluBXDLxuOhvLk/U/K7pDVQh/wZK/8bQxtj7XSlTReoYnOIrmzdhm2pB3jsoUqdJN+OZBxeTyQcfl8IOPyWGBHVyDj8unAjssjlvT/XyCkfzMQ0r8RWNJ/yb55NpDh93pgx+UZ++A1++B0YMflq/hmi0l/IshJ/xIeH+OtZyq1AZ4qKvKCsrd9kKKIXNE5RFHX5WpXXd+oyhA9U5Uh+lpVhujpqh1oVRmiJ6t2iC5Xpa4/aev6pK3r4ayuT9gqHbId9GBgh+gB++Dtqjw4X7VD9K1qXtez1byuX8LjA/68lLqzrrjdWVcarTozK7bBZRDgaEK2RGjcHKoWY/ZQtXvM0p2OMRtizCKjWp8xC2KerZQpeaYCChLFKkLBkxXZi1mu2GFXscOuYgfs8YpQ8uNVoeTBqlDyQNVS8m375nn75lsVO2DP2Qdv2gdvVOyA/VIlp+TpSk7J1/D4DFPyeKWLkme6Kaks51c8rDNbgTP13FbgUEhr3sxS4GBIkzWGbyjD+e26DOfzdZld36rLcD5Xp+HcjgFFkbeQhAKCBVeMdtLYhT+jbQPEuDqtk118VcPVKZ3s5qs6Gmet2YVm2v2cGP0CP8V2gZ5fYDtO2caPZRt/rWzj1yR0RiixMuoSQWNAtvWOh9i3/KV2rbK/8hF/f8gQ5u6++kcE2sAvRcjojJOhLZx5UIIzdxIG/6z1MoqMISE26Nc0IFRdYEEFb7zFXpoF8qfLAJ/AAASi0yqw4Wg+GeZ1NAlBfQCbktVmBEueUUrBa+9V4NsWDjRKxvq/CBTF/EWL9TRuhnnh1aZMVwBQJWtNu/QpxhtN1lEuK1Ou5xgWnXlPcAwcxpEqwZCbPuigoyRp9w9bgVgD/fTEUYH1DD1xJ0KoEYTQ0Sy4QWzjFbCeuIz0eQ7ROjzRE48anxutiF4xmsVEiG2YA9YTl0FGT2fvL3e8D5F3tEd1EyxRJmiJMkGCOF+M08W4BRVtiXd4i7fY6iQ8Twh4N42YAVq8ACiabmXxHxrwZCnfggZHfFQk5gRsJ9cgwXgeYKKJkIjlW03Gv/QFrIrWYzH2sWOH7XLxh9VyBTh13f5hkX3D0WTywjCJP5DhRZofsH/4NXq+kZ6PGTuIZPz06QiD8WozGK+h31qoyeiX0G8T/TbTb4p+0/S7jH4zpiVhAXqA6vYfWu3+I6TR0d+7h9a6/i82e3T/bGiFlOnKATNgwhVDq065rEy5hci8YmjJwFLf+MBCpI5+ivTSwIIive/AOpANjMNKcBE7BtbhbGAc6Dew7rWvP2yDhpSH1cP25XsvZVBtLQ+qrfmgEmO27oGlaChZTrpFOCNHe5ngQCrwe8ct2HRwojB7ZgfVJrhcsfaKhhInZWQ/jCaz2ayTW+tMWxK1s2f27c1UPmlQal4bU2YrtEIDeRHWG4TxqOPJ5VQIfD+5AknirpKsRwiH/LU1lLY7xRozUEoxaD9YTgF+0GBtWgJvI1SFakwfG80rlVCl6B+eNKlaqBGVNitPqW4J/M7y12gKMd0p1tq6S4rVWXlKKVabrVLYy8zl5XJeRk3F96fMFeX7U2B4okdulvPBrj/fn4aVeHF/uoPZSRCcwwDNW4PpAWh368HnPRuv6DhOppAGJ5chDSy2VmOY4K21GAQ4STDNIM1mzBc4mUYanMwgDZ3wemajmaQzrG825GFx3tDz8rRXWJzCgnqDxMc54CYWVMSbcd/Q+HtOZ5FtNiCWwCG2s8LbP644oo6brGJbTrPhqXiWNxNJkJ5lnC82I+JX0lnr70+pktncO/K+IlX0EyrTk8DG0eM4O0fceBLHw268kUvxk8p+/FdU4WJ5H+zxUHcp51P5E44Vjilk3GCimOgxtttssBIVLL/E7uGLVGb3ltOPCtuv8kUsmOoj6A0BcfZklRW0ysKTDPl6zmhp3pxg0HUBoI6pD4FPcH+1KUblnu3RI5K+zKxF5UuTo0wHCN2CY1zKV3Dfx7JpgPkNj3j7jbrkKiW7hFKM9S3F2F+jTNY/lFhp4lh2LjJxGMv4bSixqCOUWGxDifWeMxz7KkKJRR2hxGIbSuwS5os6pogxmiLGoOHFxQhdjPQSwtqUjhhHm3jgiKiOyxyk2Ixv2z8s96CbP6WSDWbDwtGXE/McLTYNL3x87srFSIg3NCo2Agm4QvR5ZRVVhTfyBjObY6F8KBlqx7MIHfK2hiMYLdNgYMs8QMbhGzreCKcjjO5VOZ845D7FQbFcDonlLnFELDeZNbNLi89YuM3p3UtHi2FfgB+A9cAaeFa4C5USPoeA0aQVEUclNBt2usfA6iIGiONYKk97EkzlCI6TrPvxzEbW/XgSf/BC6J5zwYmWOQqsY/NediyeH63OsHb75bFqgJAnHwG6ohZ3tohDbRUQwIKaCa9PogmHs+dgII1SLJBKVywQj2OBVIpYILBppB/HAnE5ojWQuAHizIGh4RFbkWCaVQmmGSAiqrubg3LQ8tZFrRsZMnAdZpMxa4f5jCMnw/2znrt/1uH+WUtVr69hTYuwz4JJXjEhAoFUTAOBQGooh2Bnejc2tdgCZJ9HOROHEb/liytRrn25bVGuK7RAZXfuurvPwi6iZ/M+OZ3eZOqPxpSY1h8S4rcIlOmk+mbeGRCga3y4BitJWpDf2kS8HEdjIweF9eBEwzEnsaFUyXxmDWNBRicVvH0riDGXBRwPbm0ymqOgGNbmsU2k4WPrYD1dyUj2q/C7dG9GUWPZCAnDntbEXES21B8Uy4fqjIa7y6DQd0Y734WlwwyoPKODD1rgVvSoetaFrJuvdBfGeqfHwJdFHb4DGyKMvx2hS5jBG5uABHh4PvakgwDFvZJ9DTAo+Gg8ZOrcsZjZVkBQoKrXOSXQpWuATQ8XTQ046Q1gBlCz0/nikhkyjUUDcFcdLC4tFqEK0P3r3KwJvF/ZUZZLwAYfoEMt74I1dEHqLVTScj3qAK0JbDEYYl663xC6H4ZBYAZ5G8ilFqlbF2d85JY2fda26jOYm+FWa8ND39gmKQRRe+j2qpubGKHxIP5UMicK7wYZwwi24yVo6djj8YRCOEI1h6km5OIel9EMmAtZOlDMEYo51ASXQLH+vZLHEwyaK9z3LEXL6VPxLmMK5FTMX2XmIMkbSQDKswdnkA3+rndk4FeySgvlHaG8x9NZNWqCSMPaUqAqqKBAfuf74EpMW9dCbdcYOjynYSg0BEMaFAdtF4EhArnOqkSd28a0zxhTEA+G/IbUyZP0DQijtk4R6uT1fg/qfeo1eb1CqZdlaHBlrNpZ3kUkiwYJ5mAfYBfDJUIPi4v9SqY5HPKzomzDfcu24j0p27CUTbhQmRhmMOsPlgAQWQelBoNdNeDBFjXNYNRkvoMebwsGyZPaFfbVpWnJkWmJ2isq5qbK7QxcW8xN6JMOXO5Tp4PnRKE14sIoXMnp63JbOP0Knshli3j0omyORDi2DyO4X3gSDiCy4QBqxkE4AC4KUbUdVyAW2Mtb2ui/oBgYAdE7K2RiX49rKCwHuKvZzz4IRqAlZkMt44+48MB8ZZCbVTcyBAz4oQFyr6lZNAmgs6C1K8zietYG0WkcDgFQR4NIV+qm0rDtYTIfDgtXKTKrZZlVhChVEMXNieKBKH4HUfKdxg7SVC9CGrQOfxnFoe5DM1mDl6cZnWpgcsNMmjKdqjY0GZXyRobtYSpVQSWvF5VsufgTzUqjytzEyjaXJi5AsuZ5KmA4tRgTR2p4N64ShTTgNI3SShsjOGL5IWGGFuWt6krAcdgEUGbDjVrY0bj1/sW2xhY928axDS0KH2psruTKPh9J67o3SygQ+g8Awns5MJp6LLYFLYWTxZYEpCPPCnt1lkFI+BqE89mNbWZnVfDVEYgPguDjmQAGOiOYSItJafUirTZGZWJasxiPW9GRa9BEV6n9L8QOHLiGU83uaBYTcFXmsjWLScu0lvCdgM5WL9IaeGhpgf7SmtEMPdCOofzNvolUpkXT3hgXjOa+JfaSQdxvNCf13IAncdwIGAza1OCzkn0VBQUiGoKt86RpRmzkdTYUDBHeHSpmWHCIjYeJqDeFz8QhelYN4XZ83CpR0y52bD+MZtipkg6wEKLDGM3wdJgiuQhZ0WcWgZW0yL3rMkDY+HTb5SjoJhzMxxlEhZqMt0IyrEnnGXGKJUYKUDs4SIWjLExiNsFtGpCA8PiO8D9ptyKLjZUyJDX7Y6l6FOF9b2cZkn3O/Hya8FnrQdMEBHh0I5ZjxLHc29sUn8uq4WAQHmNwG163IBQXi+3BHc0aovve0axz0GS0ExoimGGRoMoXkAjvMwF6RF3EwvA+OKB9sN1GG3IHYqhmlg3uaGK5RQefR53tGZDEk0aRP1/DxKytJRpHnXcA8pxzDDNecUDFzuK4WHFpXqsVQ4lKHmMtlxNrr4T3wfrECQdX2E/9lafhNZh+aSo9p4mRIFZ/mChsjt5Pq8wZANWqdHk1wnPy3Xvo4CMIp0oPDCDSJt+9jQ51gKgr3njdI3dfQgSZqTngaKj03Oo5oPvyg+OKcwE+JWfjHLMPnlWcETAsFMBznac5wD9iCykBjVR5vJBd2xGe8ULD4zAjZS9KajDVQ+2g0+TCWifdcGGtpjSTkuOTiH+zek4dxnFhbE49oeXBIRzVnDqI49eac+qAffA2ilSbU+dx/MP6nHoLJ+pq5wh0bzqdxEc28kcAicHvHMTRmwNuskp/kCq8T+4/vrKg53bRex82K2KtD+++EKplvP8jA3PqNZy4c+qMfHMTvrmZv6nO4tEfExFf1ULl09pS+Yy98TqOy2NzQOhW6TVzAJTl4rxpj2ft8TUtNTtnq/G6PZ62rXJK89en8PVpqfHz9tVjGlUQNLRf3FWq2hHMUWpOv7Q1rDIKjhPWOOwq0HRG+WyrEwlSlgIwFd1ejdvu1U4kwYSw34wg33lykycfKyc3knytJB+z35vKvzdVxBka6wxGxJGI7saQ+Q6l9mdhtNk/VPeaprUNRSXTtJKIR4qDCGNDnM8CTMV81kAVVHjW1d5+9dFs5/tivpb65T6YHd/OnMGHCzSrig8cWEbB+ECim10qOczgxMqjJqmhXMAKBhL1dzcZgI/komiUkyeBzNQkAlTFfsGqTmq56oQEKpgR0St3I6J7AK9+2NlwxBMiLsnlFcBqQJLw5untPHevV+5hnnv47rlr5F7n3EuVr0AJXbXf8djP233hIE1tvFDjP0HHetDHNwPRyWbrQfvN8mIw4G82trPKooI+wXiFQlXWQ9VYvsQTgRJxJOSBF/4pIE9KUxi7U/PExTgnvlGQLB3GLYFgRZIs5itGuSgAUTyUGxKbJwKrqWIh4CNejKmSzMsBo+3lLQykFkDapUphTqRZ8W4Rcek7rJCk2RGf5mqhHPR5YJzJNSX/R4YLI1AsKJHDEb2Ql4jzGmu2UiSvX9Dax7z99c7av//XO2tTPSA8Ca4OTu+7pMnZzWS9WpZLIhP9fV3Tb30nz761nd/o5LuqLAaxDHR3+GWtvP1F5H5hKzflEe441WvsdE6rVjcLa+exNjB9eoa+rh9LH3+EaMkQ5g7N5ghd9tFHwHPc1DYgyXEOQpChx9LwjN3si97KL7rlL3rZF/38i/7KL2KHQ77olb7ocrfBF4PSF4NvyhdpEpsyDvYrTB5hAVcRTwpGLYavah+SkMRRyIEP1A29wTCyOAmp+w+oTB6vBYlZWMgcJUwjqbM/zjkw3Yqps4sFXVDHTOoxQs3UwRppNHMERX1HU0uMzzoyQjQCFfLysoLNDagJ0Z1dZ+FCglWDNQmHqVQI1B0E0EDCiv2DrZB+08Y/FGwHVjzD0FzbEIzyjWnX6Rss0mFoBDfkz8d1yPjIBZzPJ5YnJmBO+JWKru1nHGsL96TyoU+8eC8z/jIbQJR1YQNgwtU2wyE5GaYdWAMUILxwBI9FKW8WNXHVBYcIbiSWyLGtaAXGocBJPp+P/lCNc3SpuMpqCnqXNVnFS5hmqun+755/t1dlEPdgcUHOTyymFSwwqw+mDtfpGd4Dbkg876rw1Ppeti6qUp5V6ueYatQdzWqOWxw8SNOhhFS0BKuaEE1d5bU2Kk8Flfh2loxZ7Ejf6kVo9Yo5osqfqdMcURUgR76kOaJqY0dinhXi353YdzHf1sCQ2rGTV+5B1lhSvWxrgf6iNwo59ktjb5tNBoWudfgtcmME2D0gpsXI7wiLUhAUMS1tUIZQaiQfrfIqFbne0cy9dx1OAxsmR7ooD4jKP2BpBBMnzwWmjl4SsJGJbOJgXDVuIko4sI90UH4t/IfamsqUCDSizAk0JIF56O7OdosqICXGMlwob2cRg+SEsAfNOAQT+pJCYE47lYnjj+Gmz8QIh+WS2gsHt0vcE2xN1A37iNTL5UFBqGqBHWIAoGPxMQ7sjpMPQSPIJxcLTgbANRIoEL5Nhb89zFg5ep+73/uou19/1N23CgBsp5VFYCOWeljBWqHSN9wkCRWI9kJVsuGxk0o7ASiCzyZGPcJN1rATXmljglwBlFMXoByoL+oPtJN673CTdYknWe8TbrLrcXe4yXpXuMn6xcJN1pmyjAI7p0+UouKI0NgAf65Q7+a2LyusKpD9d2GfrALVVYO37rzHqMsgriR2ZStZLMnKJMNMzjGUYAXRn30Gp/Cx9w4oEoYlMXXmfJXoj5Q8j75IrGOcIe0R07ACvffXmU0F8eq8XOxIBZJYYt740+7eZBCHO5MIh3sAsDLt3gtIlyn9ULKKeyydfjgZfuGg8d/vPEI5/zdn/krHuX6WnqT/1Zm/is7Nxw8evD74OHrKw8nIC9e/oz52EDk9nozicAAmtPTskIpmmVmVQFV6zLDVMtCK4lhyqxBYvLiNoJZtNk9W8Tqwt9FXTP1oPG5aF4bM0IX1iBq1mofTWrMaXiTRKzBvfIXDJK7D1LFeDI6DZAJ/DHtymQnsrxtmcI+zHDkxo6PFlxPOCoCtnWuspNmGTzF9wdDZAIgbCx/f6kwJU1ZA/U1wMLKX7/MWPjVLG6lB22F67iM22AaQaCzbcElM0vW1uB0nKawS6GQDOu8Et/anFHMsgAqCkU3ypBBvxMFhLLuJXqvWCbmd7VBcQiL64EbpgZu4B6IjbqHD5BxNVt0z4ySjL4KHbjaTQGbcLCCObB3wqjKGik4/mjqmSnsyXpepwBRvx3jFdoxnpmAWhu0YyutVBYXjb7Mo4PHChUbnpNmM3y1t+m48DSq8CrEL5psvqfnogXFu5fgyGTxy83dovp+MG8z9KXs0nKEv0Y+mz2nTiD0sTczmG2ml0TCTsgbZfDsdKBFuTpnpG2kxstGuQIgFX2amisVIJTqDfXwmGVWe+csMJoAt2Xp0K6o7g/XoVswzWzDP5PXLKsGkwEYENsHjKcp4iyxTZ3h+obVJZGONb8Ys7KFQWOgYqIM30qyfl837mytbA4dGv7J1Rc2cIEF9E/3sseC+M7I1N8X7XGivzXyJhuZW2pxXoTyTMDaSoR4GgISp0u7lVL57ya2eFdzEUyE/SxpZjadQY8OYNaixKWq84j2p4ZTQlWsYZvr9mWJDUsqTf0XMQ6Z6jbYpW+Qu85CZYlhlqLGZoYgnhiIzjxJ5YHm5OTMUoTJZExGUVhQg3g3UC2iNdCu21EX/D8pS0v1UZEhsM4JV1mNL/vetoQgqaRrWTqQq78/MY0fWsTNTivnPEuv3FGhzM7Y90CPYSETIVzFTRBopFooTNUu7PQ1sYnD1eWukUcrO69hNq2QrXolgLjqTDAxcYNco5wYHS3/c4rDxfWkZEj5LWBQkD6SFIEKzSX+2X2kjXDrYfoW1C1w+lqTo9ATxkw+Ni2hBK9CXlOUx2b2AhxkPINxzzPhO915sV0K/7mCSvwvqBqjXHfgw7qVDArU6cf45VkU0r3Z20GE98CbY3QZoiiO8yEU0x0nEHUSXg1SA2LIMrgjtwRj7E6ax7Mi8YQWINBazL8esYz02e/c8iWPb4kWfVhAvf3cirPIiucKQ5j4HIVQfrbI7j+ZQg93QcRyDmZc9Er2mLmG7Fa9aTGgdfRCOlAX7vmEEIxtFEAJuU5YDSSQawBATDeWFOB0NnmMUSOJlEXkYfAsjGdHTSGSL7KcaRjJu5BlHkvEcrJ3gziE+1pRxi72soWxvccay71+TNZBv4y8jfGfJbm+oOIXo0hDVQIEVN0yfawjSGePBCFacu7gED1AASfD9YaPpznAWf7mBTep4yIxQnkpAn4fN0CKMTpfMiFklZ13xlxuCFdcA4pl92QxQ/XyJv4yg/rTOqWfxl6n/ITIi8Eue1ozaSIVsIInQS1l6BQgQ+izo2VhJTPbhQ6BGHBHqnp0ZgvRpADyYRvQ5BQ/XU+y9y/hWwzieAN4VHc8oiR14nMMBTennlcQQPKZijgf8rIrXiO54QSUD7FtH5BiXFbkgaPWGMR3MpEYJfgx3JADMjtjAvyjZPPvRwpMEDnjKurXDCNXGs0KQ+iyUMWCEgvRFVQQxNqt3uoeVkO/DdBib0/dLBGJELlqDnTT2ir2n6B4j7BfI6EOBIGWKqrjJ7oQzLrtw0PFxIc7D1PY0EzYQvXgKAeJz4cnvEp6adzSxxCmEpwZ7HDTZzlLCPTcwn3F4Z+pNNeukDRj36Ir0c7RsZp02rumKkUw6J3ABQRSQUMHtY5NLdESGL1RigokuSmLI0kIy0glkPtIJZD7yTDzCWt6nkhEz/FQC9McRxAh4OVl3p1nXCWS+7mJA5sD7GzkqhfCyMwCZj9gufkibhvAlmvZhc9TIzfPquXlehI2IFXSCeBVh4gd6Dngaz/4jZvQoT4IYTr5pYjhlyKeYX9ffkFnJFu2Wt1y9q+XWs9hbL1rOB6ywWX9Lz5ajVSLNnvixESB7y3OQ6LxpamIJjqYYoFo9Pp+0cJG3kjwi9iZ3/za1lc9txSqeVtZWfi6itXIRrWdbsT1vJPa8rVIzRTwxTNxoo9OztoX1qethCeeik3NbWepH5fXqSLaIK6Mgj1hl6ghic1m5dIFGts02sjFUqBgjzGX+WCURn5yF6B2xLGIvI9jQmPxp3GnGUQQgYTPE2Jr+kqDABrBpByDzMJVoOJvwqER5WNMFaWLiuraANk4IsFBpMRqwbiHmInyKaQn1AB3uwnquBdQzWl1FD8br5bMT9JXaiaPPxBtYoxcAkNLgsDeeLLsKmpaYxq1nC118lJU5cS9ZOJbbVhaOiSSTMJ2i/v3ZPJAsVdE1CeSHelNfT+v6UtXpciM01aO0iIuydc9ETgqLqkqcVVTZ4j4hq6fEKsIp343ccQc/Fq8zG7nfPvwxWliHPIEjb32UcmhQwYZpebXu4CuF60C9vchrb+65key+UvtD7HaN9SKSXmRcbqiaXZ5hfxCGcca7L6m3qYk8QFy26S2eyBtZZxrBxzeb0WdoHbjpqXg6fXomHUur3GgAlnKwZ1ngS5VIY1Y/lXilvnBZ/uxDcQFqabzFZKb0ZL1x99z3M5/59P/zz9/YdbT09pZSmglUkjke6gcMZKYqOrfgrgjnIRogLHQrmytGwaKyC3cpY0SYNmBjUMsuNi0tEM03LWG6Xlrkmj6t2OyLjatb+aKtlXEEGVV3i2V1JJbVNQhWowtYyHCsTOHVWM5tPkpT7HRpRbDKFLQxYZvauqCIWY82KWpvJtoItpHuAAB7aZy3smHUkqFCw2K3jKY9GE3AEAztaGKxMwAwK4+eHaJM6v7HgC0h9MoNjCSILS1mA1BvN2C+RnJeZ6/PetbiUxjzdoFe6vEtDvLR6jUOW3LbjsMWdfXYLtPZ+pwkUgw8Hm08ZQXz8rW+o4dtBGFMVvRIxANfZYdQeaYoDadGezEpwhKVIhR9qG19aNbsPkqdY4N94O1eMpkIfn4X9ZsMzqmxe2lhgUMe7RH7lD94BaJzHsD6laVi6pv9+O77sGa2l3d+Yvl+mKOP7Pna9888cNPI9t1L+Vt5pykV7b72QjLc37BDm+FyjGvXDJeDaHvUlabmzfDbOml8NsGjT730yf927ctLyRBmTLr+y69df/mnX0Fpwc6HMHcuJqsQxsmjcbS4QIm+99/81MTy07/xS0twwqPHn+S+uJl9wSFLIhoTHWYTyMAjSzlXADIjfwak8Zg+8m/P+IKi///yuiV7dtmuhaU9qx/63OhDn7sbpy3+7/tw+m38378qTn+VTrm0wzznDy0uZsWZcQ2NvEY6+AjU6P6Me2RISjaWeEtYG6BbjQADZWEoWcUSO/HIT0ar6WQIUsMqatTEgz0mKDFczhlymvdPk0aq/+fE59svqyVMxQ9mF7HXYRuZ8bb9UuUP8go/o8y372a5hBbtstxeK8vttiy3B+1ye7Ust3klx0sBoHthLfCktnAkWlYDT9jw9oe0KQS7p9ROd1YWBeAHvAIYETGcnv6kkiEMBrC6w5tTcQQvElB0LsZzFX9FSZEhZu10dxgnujyU0PeTYn4Fa640fNrzgv3AW3Otn5c/KT4hVmlbdumqlgVWRtYSK2srMFUB2FVlwC7W0zbmjbKaswb0SA77TLAjG81/bEpTZ9UIhx1pFJzBQkjmjM8uVx34kiDwKcRd2C1iRzG8tQ0sS/FDALi0c8KOzwN37D5Ks1AzbhkFXxzKqIXQfMahVS1cB0yVsYmACYf1LcQTxrpzOEC6ygQ6iD4PNGX/MryDFQK800qz/R1s8N5czBb5VZ7IW0eTqJhQi9P7ChCuPLgTR5hvYZuV9QORqNOsARNvnQ6yN4mUBY44opx12CjoVtbo0Kw3yKrKboJX2M8ks4opitRaNNESnC6XeD5sUJOxNbEvdr6VwmzlJ1y3Qr3D3d/hA1i29hFdnixyrPmG//V4A/qMcFDyBnRQk8w/j7tO1Xho+cwNkFs8s8qwHo0BA+g4yD6wnoFMNwatYle2Op65koRthzBxVnMJsfQSYMQWFmAAlvUES8HTJCPUOh0AWZwMs0VKI19QNrLd45VV8iV+jm9XkrWd7IrnQWcP3zoqmQgo1vjaL9sSwYYxt2PkP//CVe5+a5+SGQ+7+Ya2FnMqC3eju7Y1P/oIC1xadrJDa5Lgsp0O7tOQU9LCMClID85QZz/jPCS2OGI9XMXIeUzcMTVvUru8Hy4eekFhGvZIZt9RNewTgN6pkVtm26EYilLfiJDC6Re4WflrNPoD+CtU5uluGTaWRRnKjThj+XWdvw7rVFh7vFsmvd++hI9nJlYuSThVNFMkJl7WwOvPVfgvMqNAY0McwWjGI7o6pZHz2mXw8HwMZHWtiZPP1nTcy9hnKrOYEx4KAyTha9xvFL+eEEXnmZ9YZ2EeJgJGqyCChcwz0AEeSVd/T3irqwAe8xHjXHDciGRZZ5qmZZcvaU1yoU2ptzpTiRO9D2YGmP+ob8CmigjFEx/CmoRsfXBTYTgryizHWrTRANBtUdzCoNa1afbfkgFyGtViHJz9MGwIx/m9e2CxNqX3yeEACu+E36/Y2sHaloAMzBu2OhxUjJ8E291Azsa2u2OUxiCN6UgztZ26N5diNhHW0UsKtrdzE18HOncFgwu6v4fL84mGGrHM0QFzBDc7tkW8ox25SODZp6j6x7ZY6zKbaP8t0uFyVFJmmukfQa3jCDP/suqEDgEBtzovbh7wEBXHCdNPN9LXwzRIdfbGOZX+djNtljI4vTWdif6jSg9uil18+bWtibIbQ650JF+6PvZipF/DrpQ7/nyitjp3YdKecu4Eet+Ucxsm7a3O3jjE1R6ac+mwO27i5rXxAK520KRFh22dAFeyQU5SZ7ZF7qylpRYdhjFDTzljnKyCpRGQJpsWYQrelDRVwdb3MbMKhr+PmuFU35jV8D8pnserzC8bXsg0+deNi9Pk1NZ0C2hyLBGavFrQRP+do4krNPmhIPUuQhPpu8tbS313eWved5e32r7rZsmywRs9mPK4Xd5KLGxCyHmyIKf6O0dOLeT8kcZFyZme2JpuRRd7ti00eamgifN3jSZEkc931J4Rkvn8P6v0E6Wh+GXVEYU5/VwHsxOW3EhUaQ9f5Xv4Kn17Kr2cJY7/wjBwKgf7rsr2otUGVXJtULXna+JagDYg2T4LSFmNPqHENV4At1qmamf6qCk9HHwd0vnzW0I06PNbYsWTD0xdw0WZ4kUQ1fzJ9Ap69y3VdUWJYS+RW3rKHMCyLGZaJ7OTtc7rKnder7CMX64LS5EVkSLVvKnCW6bChZJgFSzUi7UgxJJ/QiKi+PnCKNWR8AxwEYH96nw6iBky/UPnRuoM6c8MpMcAegaXkUeSSjvVJJRU2my7/2V8wbOn6ccHqHXtbWW31Lzov6rwMYeGiXWwaZomhsjHaqlnEfhw5ysq/dGAXVlhQCt3eG/3nXdcmoZR9fTTiMZaE8Q3ThCmy5vTQ1jfq0eSsJ1C4Re2+eGXVbhfVfZnyxJXNrytI6zPtjx+Okaji+g8zMFFnIiDizgNWlX8agNnmNth07zVYSECpf5lYpyQqBiG3UGpDwXoV3T+ZZVt/bg8DMK/UEr3lMODd5PDg/cgh/NyxuMeTM0iIngtF8FrZRHckx3rIBfA2YKkEHRhwsrRq3L5qBBsPcYORE39lud0yLk1dKi5kqNUYdmNQesXhjdcI/bOavkOi3evesrbT7nZUeFjVLiFpXg2nosxUMnHQLUYAz69mI2Bqg3eMp8mGANubrjNrYAyiXmMklUiAq53f798JSFWHOsPgEFJ8+DrsCMn6iS8xGRju0r+JV7JNplE5bqXS5qI0e5F6+j2qWX2bqmirztcUy7mf//iGMWeesJ3dLZw7d3A2bpdvqbyiBGqi8mVG9gyOaejgWVF/D4nfR4sCMm/zOzVngpnsrczjF8fnOm3fOqAJLSfdR5M9CTGg8uDA8G6rMaiLMIf3pK4WMLDLgYivGtF+MMswrvoLVYsEBH+yBZ78uQWmTgObwnLKpOyAE8dFCnvorVU458+92//w7+9MLL7d+Kr9u/7g2R3hgoBux8Nz5VZOtht1F9apuspeupDB5nfPoDbY3RbI1IvRFlgXt5JN6L56Dw2Oe0Hd8CPBcuZ7NXlp7Mc2dA4B7a4eXcGHskhwLIst0mWX+UIIpLlWsrrkz//Z68+9fN/9qVd290i7Zik/UvL9JB2d1Hk85R2h1RzVqo5JVdGrsaKpOckW2T2VzQPnHIwZUNwPSVLdX5EFzJv65QmtSNbjI7eVsXaqSEjA05HaHXWPm1JnIJ7wbEzuqBiibYDzuzydHIHq/xcWmLPQ5cbwXUBTUy3qD+7iNJM7f30VDqbXkk5vKWKrIOEjSTdTLxhL0Qv90J0WQTCm/ztd/jbDhu5yafEcSvIvsiaXq7gWQfChxtuYK4rMZqxNE33PSKmY3RB8iVd7A43daaxt4sXUvUovfPuyTQnW/FF99EVX/z+bC4U4cxJXA64QfKuiykIvcEF34KzrCt8yzYCaA533D9TiXis8SSoONAYtDkwXCTiwHpaiccXlIJuKD7Anjj/Mn9Y0xF2gGkM1co7ynoERwd1+Of6mzpnZyqeS562uzRntUxzBrQq/dhKxRl/I1NZeZkeqDSv11Zqy3It2UXf7JIcJDGHEaE3/FbFGe+nF2N5QTxVOMtCfdnZQs9elr4va6GGqI+ITAd0v/SvT6dXrWzRPPE/ZgmlF0fPFraHy0qZw91KmYtwdPo4XW1L30+f/GEdtrlQECH1FOuVREf0I8Q0wkN5B2MVtI8INuLGzFoy646COt3OHMi3nRseIFiK6FaVKAuXDuuxmbEqms9IrCIRgGfjgktxBqB+ZAmeWV8WL6uMiiwaONA+Ynb8UZ04rO0SN80OtgVVstG3Zk5Rbud7wrRciQnPHROTtC2AZ11hL3eKCHGp+8iA52IapDUWMVCNyCguDzIMZeo14b/vNzKr7zYyq+9hZAa9R2aQj8ygc2QGrHztL1DLsKj2GUPWg5DHcDUbw3fwgH6XUVm9hFGp3u3zHaMyQKt8atx3EZNgv9rHUtFx12709Bo2iOjlZcPG6xg27CzxHgShLq9xMHUeGNBqi8s3QiDKJOrz2ICFRcb4oUepYx27BzpwKwG47NzmFSLAy0nluZSn9A8mfpvWehXYdkMqbot0Lx+PfkznAhnnEf1vGrw3y5Zto2y03vSk/RSspTy6kk+56OZPKLlPr9PJaT0f/bgezxWwrK3HwNsr449VsYEd9YHV/KBvQaT5PfsVWKsquspiBVNVvosfnNB5WFC7cnMR5pMh5U+Q3Ms+XNUXDr6SaElNq/IDFtrF5itFfFKPc75yL0/kYKwcoGGN49uwwaXjeZVNSRiJW53DegAjmMnWkaMJ2BcbzIhGVivgTVaXzfM4oydsxgeJzn3erYI/2vdrDksLvb8RVZPa2zL8HxflvdElcwzit7XCxqJt5NJaYLTtB+rgXohixd+IfkKPN3CBGoJfYtxE/6+Sm7aDoOkiGL7NuGOC4GEEj2cybqDL0ESQNOdoNnBN42pnkg4hJGvX1HaSUOvCaRorGcZdQ5jdd+tazDOlcyHrS9y2yFXdK3vfq3/f+/729r56qfcRt25GzUaj3PcQ45ZB2GBEwb2tMadPYplbv9pZ1tLNTuj31Kkal9qpeu8VIK6pk+0VOHZu4J0C2a9fsV/Q1R9Pbi3JQEV/dLr6o9OrP3buA/L2pSNR7Tq74n+Hbsi9/xvoivz+JXZH+dbfUJeslrqkz5U4qaEbj+Eg0DlvbsumzW1f16z5phrP909W8q2X/p5v/e3lW16pk0jhZ4l11UOnX0X8FQXsvpYQhBwjN69Y8UUpgBdRll7e8/Au/bVYZZLVXykW5xB2nG9Yka5R+UZLhj51KaWDSgNjZk6/Dk5EZFrWVyNCG53PUO/b6Z7OBsBfSlm97rJ63wwqSjlJbD9vizl5tfOWlrtmDmjgXOCxnUDD4LvRnD7Lp1aWyevxVamH7q6H/ibUwy4LYJ2Wd4hsYSDZnVdYsBino2xw5+cUx10o1xyOFkRr1bDldGnXwk8qG/HNsbHfCuMTpklUNkNhwxq2m4GFr0N/ygYps9Du8tkOqEMVtMS7r3asid2e92aksseo8NeVi9hG7n7cykO8dhvMQFsBm58Ljh5O3Attao4LbdZ3TmI1NqW3QFuB7eNKdAd8XaGkVVjYb5GQd7AG8mANizdDPUxfuBZfuLZcO71tu94mtdu9nXc7MQs4+FtOddt2jaCSr/Gz14pn4QQXdAx/DJeNS8bliu6idjgZ+oiqh/oyytxylfX6f8OqfFmzusWa1ZVoY65ds3o8R7nc9Ys1qyvK7XMV0W6/UZHrs/b6TMVqyE9nJ69mJ6cqtkO7vMN8xutY6dKdU5V5hoHQ8hRQEJorRNfnKx2p0wV/Pp2j42Fv3j51oyNaghqe96F1PVmx9GEl7Ypu58ptu8hA9TnT6C/UuEzWKte3sJImPVmB43ODhUfUwuG7h8u10CwkrqwbLZQ9WqITFWlO3SzPSViAciN20hdn0rWp6IvDxM9dX1hTzLYU7rQTYXNsqzMWu3mdl9356CliGFnJoErDXoVvKvChcewGQaFxk8Dvjg23RFUT+2fW/xsJH/lJnThFeCCfQ5frTrBDuzV9o+U7DZRPgl2pac3eOy7M9FUaZP3f58htVlfHceNLveC47qSfbW3d2dpIVa4xPScOOZ6nB9oQpyrT/C3NahGgrynZbkAGJOC5klZygGAHRRp2I5hPn8zLIndPO6W7EG3gZd5RhyNqXtKVSkz3iD3bAnpyo9TZHXZClsyxzwM9i5SAV+luUdqE5ySIS3a3QFbrmMow2WC1XqoPBLqrnYNarCYO4EjLqPOsRqSZD8dA8A25DIe0/ehXi10oT26V+/S7s22atWQjLSu0LO9cLO86i0dffVNJMd9QUjyUhkthpQbVVQbRjq5sPMntMCpJ35va6R7iU46tylV3ee7i2rscoJUJ4PIsxx9HMUvftxLWChpgRm240ocsG1AcWVp6VVXm2QPYLiLufc5hJwQxlK7kdPUxbYKd5N3AT9lyQcujCuuhfxqWRmPz/IyO2TSHaY9vRVlYMgfhrNxAloj0TXhF/Eyt6vKcifhZiAlIpTnscmlKxTjWIUmIl8SzvNGMR3P6IT59FqcfRtY0qrbTEXB7rNCFKYXPKM4cuueAG0torXMQ6unGs5qDJyAgRzmoAvCfETP1JtaCF7EI3MxCFEJ9bjw2lmn5o/kZBw5mMIPFWbNgRTR9DngaKxE4qTYfoMkJwjCd3tf0jZpxpkzjPmJgCEhFN+9vcjBOfswDDGZcNoIAtqXK8Bz5xkKNtzT/VMFgvpZvKdQlvd391/nuf737jaxGOtWyj+zOOcN0OFSbc7ATzNGpdTow59xFhyfrc7zXzdGp+e5eOvwA3d0jd3kf4RrnARgUYaMCU65T2uwuR5S2u9HOdyLasbUR0+mXHHvKweae1ez+xn50tZWjHJWp5aO8ccmJ0KwDVqvvm4FsHtN2nUrlhuHSIA7DcYRdbUxsPq7XzOllGEDodO38lOPMOZ+HmTaVN24h3Sw8SNJN0pG5R6ZXzqebLKdiZRD3m4jXwYO0Dqau0yK5kK/pxMGtog8NDXiOqxVgTKmvUAdxsw6CxG72lqa38Jw3eaSrKXt6H2hXRKNQbArtp1+iOcGfotLPMa2zsXpKCTzCMt3/E1VU5atIjgrZulCqoaud80jdotfeUDK7n1XiGf46joNz+owSt+5TxLxmLEPhKxm33BP/J1OD66N1BxCqMSv5Qr4jcMZ6n0gJzljOwDFHF5QEHT2i5PqwvT6krL33gexkHyIeIjw42xg+hjAuc/phbK1SBe4V1OV76BOHsSwJH4XZ/n63ZLY/pXeXzfbl1CQ+YszjlET4C7JJSauJ6F/qfKmAPTsIJhX6Dgv3dOxl3f+jbubEoDMjhoTDWHYHykNYVjyBvRxDcUj0Ira5SOzdpFLyKHlxhnJoPCSbb4JrUeUge+JQoiTqoXiPsUNJrXPzTRA5oHDgfBJAlmDdYoL5xGGpypG2dQqpqgC7sO4oWiKNQqNEQtkdvDunZUOulD/8ZbAh956/Us5GfT3FJAIUUW7ZzeRntUboWix41INJtTRJVeGPXMxRVXhR/Jhm6u0QKaAznmm++VVlTFnPGnJWIxalum8+gqHbcRP+xpBVOETmd3GwRlHESKpcEYPGQwRmfkueVaNfVqa61ZmizltF1DwPB0M9usoYg2w2Qc+PKEnwpJIUh5VNcoBnCkeEd46gNCwx4BmpnPtuFRDSNGhuFgHjtMMbnOJ66JU2DyFOQHzP6Obw2o3uQrb/FOs0ICekKvys6sQwl83sbAcRipseiyZk5ompECwOXN6S70qDRQunwW44BzBdmUbbAM4s10Hc071mFc1pQlmoOTy7UC/6PzwX0Zw4TO9pK2jROvpuMT4eE6i9Yeop0GDENeDQWb8lknCiZ+w2PHXTZeJ0nV3VT3fhera4Zsebzznz0w7No7gR2pX9FY5zDfN1ceTBLAeFvaFZ9wp7vo3OV3EK57btjmtx6QMYywvPnrLfj+cLVT84CN/cWbqZqz92S3ZrYGHGZ1fCnIzPbt4uKdPftKX1TTWuh5nhUl+zCZY5/1QljsSczgWcamYzERYCThHmvvs1a0dJxdwdN9h6gud7B1s5Uxxf3pnkCYDhDRoccwl1pArvYHnWyeTZKXo2jfNpN9rupJTq13i6GrMoP5KQX/l2Ojp+3JQYZB+ipF+kpE1pKO7n4S9psZM8rDKLgFMlLb4qljhl2L8nVOdu+hNs7p4p+JmhZBfUhrHHusDsRmNeIr7nN2YRDS51BOJU4u/bVbgjCiov4Z4LvC+MUsVzQmnnvk8p93QW8qQzj9VgXkBbOJ8LZwvGMfddWyg/5MjzLMnLl78N93gTBN6a4Q+O+FWESmOtFFi092Ci+umkMgc51knpDp0UifZGX5JOSvRROtdHsdWMwA9YjZRrd01cMTqBRsq9ITN5fWumVKa3ZvIyvTVTKhMl6ixTtKilEG/NoHw0VR/YYhf3mofLIVWaiTS/R3dPd94t1iSIKlluGk6KGatoU8VIt8XsxtfYO1K8xu2wuGATC515u5WyWNCigMz0DdYdhxdSdheJs2NRmneYfi/73JQ+68bMvM+4Mc8ir7mZH3K2sDrnJtVsj0fyUUCdZgV29zUMcWyBIF60wv+/vO8Br6uq8j3/z725SXr7vzQFzr2ClGkCRTClkEd6Ci0t5U8FxkHBkTS5pQlp0ibpH7DSILFEP572ffoEtB8vhWo7I4zR6UiYaV87Wp9FgddRlD4GeB1lnCq8+arDYH2ivPVba+9z9k1vQovi+H0v/W73Pvvss/+uvfbaa68/4FZYkM7ZW8zCMHSWLdrylkCVveyK1vyrXPlblI1ibFU6zAS7E6vYewp8SmL3kX6Ae1clHIhTbawDYzyoxX28vLU5USqyUdsh2puHQSrYtF/vd8VPN8AwECdtVKDXwVJXD+tZ/K/Mz+ETptbrS2ABByEP1hwhBwHGI5g4IZ5gYdIBgwdHJAhnjJpxExA5RclSnKSXF0OWwlECFG6qNQhyehWUi9iPEoj4W6FcMd+9CRYD2G9SlGOZbpYj8//DQA3L5x0CNblbRQUmtM0QaJsiXcmfKrSl7f1DQZtbBm3gQzGUwROxA85c5qTgqvpk4aqyOIVGwCxO4ZSJU5gI2FC/FBkKJ9W8BEg+6gkUDiGkAVh7ibXL+6PAeN47B4YwzMoVmGA4W8DwLOlKdMpIzztlMFxuQuGCciAEVI8LhE5ujO2vDOISeFOllIlOsKyEhgdLH8rUitKHsj8CUHgnMdLcShjpYgGFi6Qrc//oMRKDApFSYNtjWvtBM/Lto3NtDe9Fx+eAAn58vhBN+z3mqYvQ9cW2vTnuz0NZBjDQn9euGfvzb7A5z7ifjstvzBH9kuNzNB2X+7Fte5uUBieUOh8xTPCFiTmZ1KiNS9hFVER3OHB4T3OZfmDYTTQ423CVkmdqz4P1oiQX+4RwtVUmawH7eECZmaTmzAIYeKNPcjCCNzsOueYcHTaqdBuyOhKqiPKuJWSxl3+J1tii1MpjaiHHYX9p9uKiU8dMwB1pzyPhhYIRGiVvc284drjZZAmoWeLL4DfmLBbsfXyOPt6Y/DIatr6iz0mbOzi4aym7SYHbda8P8+aJrgBE8X0xoOGJWZpKnGt25erAi4Uvutmp8yJPgUq4lG9pcHmp3OqwriD9rqorZJhPlRF2Ggz4wTiRC+aYJz5yDKaUx/5hVFtPKADKOYF2tTNeMSFNBaSyFRh6AMMcc1/YgwosauGaFY7or61xU0O0oLIIUA8Gjiuuhw75f/Cr/3snFKyEDcSAVS4BYI2SAFCNGzAbN5A2bsBs3MAYjbtPN25QNW6gPieKUS7crnllLRmsZ8sD14pi1aiTX3oVf3HZTbJsFU7Ku+MMTnxQXyKr+Jf4GllK6OeL3Is7zIMd6JwDONLF0JCWTIoDqapgfntazRz3mJ0sxJWc41yIoewsqhO9m3/EjtfztTkbardZ7SUUkzvUwQ7CKEX3GphVjgccVYXLV/TxoMOygpSuO3WEEPsc7s0R3Njd50jPQJgNqj7S/yNuRwwlxX6+SOcG579EO+1zfN2q06kEdSsgV678rQycm98J5OOcb0NAI36I1a3jfF9P/qidNDG/i8alrEy3rLx+h68paER3Q3KKKNI9ENei8Id8sZv/C941LlbbBERS8h+OlQdAey0oQj6pFLjnh3xjj9D/Djtv2/ll4k3uVL7yEo9wp/IVmPQzOvim1xSiyoOfV1G8CoJXUlM91yRweVJ11b9dO0ETciLWVD8PwlK5TytmWr/LrphSeYH4MC8bTc95MJde8LFPbYMEBnuPPiyLJkx9FSWqU2HCqAoTLlUoLKrEGr84OoerMoJ1jyNsqN2D2wIasfkUG+L7Li//5dT2lSR6xmUXPRxhAV55MWKL+8g/Fy+NRyy5j/fyjzq5pBRL3hhF9PMV1myCNJqoH1q4+rPOt28EqcRrAiPrro3z6/nuPnchZ6RuiCUoT4IMO5jnGeUVZEvyXMj/WblP2Q7B8SbomorKtb4QZ4sb8Akb0cqhIJ/qAUnGucnI0hzgypJd4HilGqdap/H3syO/VW4xaXNuXcRGjbXNMOqW6q2opbqj7moCY/6DMsQL6358VxPyC0y6V3bTECassYDxrVZtD+SuZnQi39WUJWIL9nBXg4s2865GcnkaEQfKYxF/Je8C3NUEOEh5aCcOUoHc1QR8V8OKdAHf1XCGz9qSg+9qArmryfC1itzVuGV3NRlFuchdzV/Ztl15uci1dbpcyoD6UaZUkUcB+C4G8EsqADgzKCuC+EE7BfFdGsQV79KS9ydA87IT7paqK9wtZYy7JU5jYdv8X7EgrHDdCVU8mACvXwa8DLWBQG04FtQS4CiopZiCWk5TUBsqqKWzB0MtamEa35LrHaYKtOU8E45hiCH328szwebsJntz5q5gs7sJfkGo10OZPwTVVVlpcLQAZtUo8qtqFPlV9c6TX/YJrUlIsCqTBLOlNakkXL6cBDtXk2bHfADxuYmo52znmA8jHIdDeXrNhzO7F8JEfjNsdI6EiXhff9gxyjSClEnLJeA4ZaDlEvB5/6h4ywrSaJhGuYnyJJKEFIsvhehnIFUoMdL4cMgylU78go4c0ZF8uezhYauSBGj/CT3u94t0Kn1Z9XGAe3xUPQ36uEp7Ne3xkD1KgHQbSFDQSnhVdgMeeek9UIMFGQpbRkSPgopaaVQaLY8yDLtYpBSNFkHUM7S5iYNeuu8UrZGxD8SRldgFM/zJwMGmy+5abTkLwURp5pEh6HzhPETAL9wBIptHvAKHuzzxTcg1CmIvLzSrCs2OLjQ7qlAYXarebliHzmyHz54oM1SsKi0ikjuL+vZ7xVqEw15xwqjMeQhUDBWznJllFSHfHFXNdyHeHOXnuwcR1sx39yOsne+OIMzNd4cRTpjv7kJYPd8dCgTI8uexhxI7gWpK015KhEamOTmfzdBOpIOD2x8WJyEcDIuTEW4Ni1MQPhAWpyIcCovTEO4Ki9MRDofFGQhHwuJpmL/9IVwXLq6pjp+aHR+z41DJGVsLB3BQtyFoPHUfTceUfTR8k/cVMtGkfYVc/KadOCtkYxfKxxXYbPB3FSoLbbOQ8XTll3DGvmjavu3j+IQ/6cKi0/ZF08ctKjpNuUmcwaF2m+hH0zi0o9N20gDO2EnbzfSdtG6m7aSqXSrdLZyhfEYtYEkm52Kxhw2fVBPFJ1UI7QA+muPy2hdb2Z7YyrZhJ4Z3/hmpAZEzGsW5+3blzCsb5QjQxmr9n40/EOJPeczXUfV4ozKVez8xmsJhEE3m0IsmCVMvmoqhmoJxmoxBmrSTZtgtzFSmwTfyiFhreCisTh4KaxUPhdXGQ2HdykNh3cJDwZ6/XMguwpa4tVw+XxJl0lWU+jxtfphW/duCq5xRXNYobm9x0hg+n99XPPNUoK1qb3HyWCWdSjk1BvbIRtUmLhlK0NfQePM3WUHxJAXFmb3FKQrQs3uLUxWsT+YpxXxOwWTTpAZEBZ0R+4XTFWwPi5ievUv8otk7bJ5TG+J8NKn2Nptn1Wa/aX6jzX7TvEZ7KxugarTvs3lmbRbzsxrtAZvB3O5nS0TRmYtOHJYKcPsWA6t666reeglMYohnxk6hThnODgSwDkmjrKekkdZBabR1QDph7ZfGWnvECZw1YgtYH0U6nUArSsmyFN9EMaEFOilmKadlbF5BnoUN6EO2CUzCiztFVfMC0cwSPG7HF2jFLFgcAeYdDgkwFrM/pUgygsZIMmr8Tztv/oKZCQWCxwtBXEw0xJEnisBONJGR90WFiTnxncFWMXzJLDZFxNxiCEEd38wu+8p7Wa5HGoMdP9SNmQgsl6E3NkVtdFHoJMokWWhymeTPz6uuYTl4pWF32BfZ+rOKdCR61pf0qNE55ItY3Ywi7ZUHVXq+0dnPUaVlN+y/HVJlq6tJFSceBsGS71G7ZYO1i8V/mYp4wBVqYquLy/Q57pBLdAPtgSPpHugvvIdg8YhV5memGsvZjbKjmeofSN03f2DBw2DR1xWrQE6kHkFKdQ8nOR4hmiJr+NVJXhDpEVWN8ckEojOI4BgbQdDGMt7L2nFeGjRZRRKO9aCjCWOXUBV7BSsOaGwmFKqjWvhAhwJ/oUap+mcgJYU7kwm/26zS2RCr0WzZm7a4U+BlpSS8eUqLaoqL1ePSCiAqXRp3Boti7ai8KU76AK22LNMJdlRVgAfOtBVGtNaAlpyCQm57nIl/LKzKOnUwbk3oaD9p9n6/wE0Z8QUyh32BzF2OQZ19nFo0xNRZNqoSQrRqqBiV2LseUgoIhopFpGCAmMsC/znbx6c7Tty+LNm9YuWeWvD4W2aLilFh3EEvYnsGXp8ZRdgGED09KugNbWKU1xtaAJx/BrD/LGxoITY0P84waeKxcfUy0qRmPtMkuflMjNTOF/+j80F+APtfLZvEEmHTGETeTCHyzhAi73Qh8mYJkTdRiLxQiLxAiDy/jMirA5FHs3DF05duXvnQ0OvNj0QTHk5X+ATDIUaRyD/YQ8sNFaEqEMCh5HZCCBmk5JDytuigmqj690Nd56Lacacup6duVlSjpy4k7KKmzicaVE0db9cTMXUBps7D1LlxSGDi/gFoEdBEY5OAs+jMlhmPAAnHGjHQLVPG/CwzJnU9irAOaOy9wszqTA7L+6CVLm9AtAGZNfMZJHPzGRZr5zMQVs83oc9lHmOqHCp0UUK7MKVir63JCmGSsk2ChN5IKJJsymUIzAy/L4LE0wSJnxAkbCbSq0SQ+EljQJD4KUHisaYov6tMkoDx54pX5fQqjgkCzQF+G9uQSVY8btNhLGt6Da0ILDk5Hz2riNBDiigtI1JdRaTWjSJSQyFSK7gPfheRpocT+vWEumkp87qmEZpVYeXr1+PD/3gEuMNwFZYR4OLviSBxwJGTcL8jB+M3pO/Ocemb85qscOibWhAnHAIjdqvTEVGvHKscaGEwwTfIbaazmdy2//8mty1NcDu5k6LdcqIitiDyBa34wCBz4Z8HaMWHg54IdsuBVnxBKz5u+vKm8DILpwccMlUBp6xnKfCyFHidSBLozQyqOONh5LMTUH3rsrAJvfWh/CTKsec4eaDzt9o3T6KogIuaOjb1GOm9UhaU5secEelDfHpynwpqCMd3OrXXwQ805o95ML4QOj7tcRZ0cU8HD8anndNqA5SBBwPL1dYt7FSHqB9Mo3Ujph88GF+IIB/IZgnP69mLyjrJaCI9rSdJbzHiqm92sttNRgepL2cRssDAnZl490EPsJ372L4/a3MDsZ2jhdjO/egs3s59tZ2jH9jO/ehMJhd8MLkrndbtUcgDxipcQh6ePMH3lAtXQl6COixBHXaCOqzxUYedoA7r94k6rLKNMUxshodjboxh0phRqMNj8QHeFq1KqMPSzq4x3Pl5KPFlfXVxVEde1RE4zRY7CBVUKPSdEqtQuGUqFMad0hgqFM9ZJh0iNy360tE53342lDe4P09FSQp6d97lzKwg1mbV8UCxHFxKwpxQ9muK2V6hbLDgd43SHxx9K8cXng1WEwgqH4yLi4psy8iF+xI2CcKaqiOqLRHr7LgYICdyR1jSrxLGVtlxLaE+dOKDjijnfVWZLtnvFOlEcp8bzSKoSSqYaDxgxwdE+SIFMquSPMcsSVbyHLPE9xxV5nUwyWKxnKy6IhXwAoMMcrLJINKqYJEbvnza5UHaipqdtIgSR9gHyB4W39kvp91HHKw7inzNQerLXEIW2V7wcFmYQeoxT7yHHGXljaREzhtiEAOzHm6em/dYntHtm+MePke/U9b6ffESEt/nAqTVegvQ3InayRjQA5zvASG4jBDkVtIFsXhBelspqWEHX23ryzs2fe6pF8yoyP/UnsnsTfTGRcsYgbquFqKrXsz3ngQvB06L7CvBPyz4KUxE/kgKyczAUDdfg16Bb6T6PeEMHHfLjSikVuCHvNowxK2f54eG82MpUj3nF+gqqmCbl6J/DYnSnIrCHF7V3p2iAWIbAp1eIrRqAHhfCu08Q1rm2mWtRIh50lzgHo7+SypTt3Ew+UC15RK51/HaqRu4G2YbRucYXUJ5zyQNkgNg9HiJR84poz6fUuFzLYIrBzQXtBNMneZALbni3FBXoBq4A26LVcRVMrl4fMlJ5X5nLDipKRlVLtvHH402TpiUtIScwHJ+/kyIzFxZ44iVV7bqD58uVoV/7BPZEdTZ6Dzgxk2KCYciv+6cHGaRi/RX7JkaKTFKYXyTLIgEz6Bw3NeW4xl5Afv3/4kFdVC5mXpZmjrqwlgt+EROeTPEsFwWXlDS5LZIkxPSzySSghMsJQ+OQu93cutsd5MIpLgILBGqyhT8SruPCLIUrTq22G7KVNNXhnNUP1JZ/toxpzH5Ds6WpNoyRqeXRn1TNiavZWNS2XLfOBUsEJk5braXypb7iVg5+2IscLO4+sjVEU9FtJEfcXrIYuXTWGhNy5/bKpJbCll8Kncuuz0KqFwokSLGuVTE0RFXReQ+X1UQcAX7PdfZ7Ilr1iOWVtB9bpS4kQYU93z7Fkp+qWxDF+127OfCHsZRy+bZQwCZbptFjeKf1MYT2LZ+NgofZCVsm4+bmu9/FjxmQ88wXAb+apL6MLv7TUyPs/8kKuU07D0UTlN6vOzHXNuF8RK16SwovJy2C8P6E/kqdsss1lu8KNsR17PjGVB1bEhfyo9frI0zusE6EZMMmzfwNwFBqhDBbOlrHg2FolpWnKyxkskV7GuNiBU7/lVtXKvKs9k9GuKZ+GF4mOFk7XR8M1AwAXkdFcjmEKhRFG5HsL21jnZDd2ldMRS3SvmgKG2bGj97YoOnlo+SnfgRyWpnZ1WJH5EqjFKWnVLJKLGbsyyTuhFtS+fKKNmNyugoq3dvoVWkfFd6Z4Hvzv4nKaxmZZTImlhtyXRYTECh5B1O6vbXT/xrBYkJeu2DgKYakKY/0hZeRCGBFWY89pwGnPK847ibvM3qBG1aLxK8wrPlKYtFsSuqC5i7Ih9XMLYujS0gg63tydDyGE4BPTEez9cR1Yj4gDjRZG3/UHwlMERk4KCDClKGD+KBHC0H8TgQ87KJf52JKYU9mJVn9WhYHq8RCydcTfxEVZytmPWLtWmp1Kb4Z+K+sjxjMawjSISaBEWCuD8T3zsB0TCnXZMBJnMTcvE9GfYgS8CUe9L23E02FNE3q9GlwSyCQ8QD6BlqLTTYNKBq9IsBoNTdDgUPwC27EMwAeFNH6T4cwvFYp966TWsi8ZO1sSftgHecA+mTk4tfT5YOK8So5k+Jn6mNfbUQPDFfod7knnMJ4dl3eQpkE2X60ZJ8Wm9ywFSmHxhDmb6SJF98cf5euwjjT069WGecLcYZI2WJMaNCT4UsKZneX8R2b2TtLbpj8QJ6ip4YsyJEDV4AO1SYIs/ykGf7f/F9pvMigf9qQ4zZk/4P1hvO13xWSLrXYQMFol7ksSFCLErlPYEFbkXbZrBe6HMfE0RDAHcqhvuiQRGiFAdhvkbOYeIgTDh3QM7iiEW5L2IUHSRVoQXivshDjdp9ka0cW+c6Eicto6dSO2kZMJ20DIzhpKWiUKaFXjXDMT17adniaEWhBOlZ7Ki8Uu3omK9r98tqhzNB/y1rL3f4omwyaKcvanwDpZkTpF5fGK/6opZIQb3iCBEwElLL73HE6g6gZW8x3AlKbAXRVMALDE1MJvmMxvPft3nKFhX4IJZPyLhJVuIzHQqN+ZpcbsDh5TXWVPzOq+otDVQMVjRQofVCMBgOBsON1Mp0ZTAIQlZAzS6y9xY9HgC3jrXp9oPy5uDKHjCQWP1IxNHYfOJsHkNvJ7NoaFPngdmptDT2W+8khikfixPHITWDXzYO+pBtC8/q3EQnd4ao4moFe5iw4gsaN4lZScxWn9NS/bitR5aNQMDwOHY+dguHoYYpWRf3vB4PtTK1IZv2Vz07wEBFvI5ik+RWCk3o0Tu0sGT0AoyezZyEQFHGJ4xfoMdPa+/MLbCjpHp9J4NF5QOOTP9BrhhDCsQYUijGkLQvLl55dWqVwtkh677MUKYoqbD/ZUPBYpZAnCdqFA7kbKGua+SYonOIGUvmAWTZp5POwdgeZxNKec5WUmJqzKRuN6f8a/r5520xHR/jIhBPWbZolFFPlmxklmxk/DRDnvLsMFIUXkXGIQpZxzXz2MC+dFtbxG6VzHWl2haINkcoN60ZbC627D8RI3itYXbUI+TrwUDzIfudXV2/A65J19iQXb7IdkGLhcIdtiyYIZA+srT4MlQCW39J6+sF+/dtWofPZUrnmI9qSVyv6a9yG+eydjtrunPqI5y6HP+xmtVNRupWG/9/ljXVH7CTF3PcW42KVsmpaY0clzbK0bDfTpSxzXM+lTNoj6E8TSil7KBvPgVlT6HWrt7tnIzG+yHb0Gb8pG/7jMWdd9bo0olQpjHESZtd2ma2alvaqm1mq7aN0aodulVDqlXb6nNl1peOV7S+dHiU/aTDbHq5I/8NR30CaMKNPo0qtM+hMDUkWF3lHrL13Y59qX3QFvJ4vy3U8oh6HrYVfbxLR3boCNYOKNwdmsIdTduq0Rni0VO0rcvgcA97h7MwanydzrStyw7HDdrWxZgwi7uA2+CYBgiuBQ3aVopWR+rEsdwo15w4gbvilFDRtnwkSclo8WCS0TXyFumU6dWeg648a2mbC89ab/DVNO5W4kiME1uX2jfmbk+o4NEgoangbSYVvG0MKrgSSFAV9PT3VvwNRQZfOLazQuA10aTcocJdHOYuFX28SNHNkQsvVrSc57sg8O35LoRqvskcr8jLf9thJ26RmHb+JI5udA4F4T3kiIYc+6HrFC8AglxmaF5MIFyoULMalkA9FGJO8UN2wr866NDAwNUwQNnuyD9p6K1KUsr8wiYIhUqa1b3FzE7ssCuKNkjmDFOMdh3rbA7xannVYrqZwKGTnb4QYBaUvfuMmvFLrCnMws9/x5Hwu45S2/b42dDaJkLiSbG7oVlzol34nGn7LLJrA9e26HDCVrKlQ0854PnQjLFqrHkX97TDG6+4tnZhvDr/jKMiqiUyCMcscxCGAJi5Fx074Rn6Z42BheCGOdAgF5SBHFsxfUuQizeLDcSEThOv1CmVNlSRStMOL8HPAPcpUDNeYKmKJVAjBSQw40Ub5M1ACOtg2lPIIJi3PTy1AjG1geP6lu05EH4Kqz0wZkIcfV0KHDEAjHEPMO4Bxj0oH3e4iDx2DjseYL5OCO6Lr/zwslHW6VjQDlDolPWxu7aIR3tZXe4CjrCafHxIYQMQm/QwBkK403Y2izzQLAlgGpLAaUkjFgRiTY1Ok8Qy4nYTS5kqFQlNuMxgT7wgzli/WilbJ1rW93hri86lgC6hfp0e0bmmE7lRdeU6T7GmgaCsqv2WrmpcLfB9QaoFfkYysNRSSp+2HltIX5xZR1BVl5s9Dprtt41hPSk8dqAyHvvl5JxNeMynczLYCDDvGLLBeGV5hDV/gcE8zUdnLLfbEfQWJBgMZwpGfBmFILKM5wpVgukKOQNfHKVOZ1LgjoK9xeqduBcACoPsUlStkFihFr6XWW0v1Diyqq8YxmevVb6Dw3jGWl0oAD0EoIcY9XAUoFtXRtke8XuFlZEV+xFVYsXDjY97Hfl/0KgmIwkGqpkN21FeVAPj5YJYwU2MdztArbLX7naUb5HZ7MOZ0Gz9JdYOZt8SJgH2GvKAYJUohK2rlRdGXWjKdx0W6RjdkLH3jtgTO/ohM3zlCvduNgENua21bBAHJ5oRvu1psA7CRwvHzyU6Z557WKWPUPohlT5M6QclTpvnPGcPb6dXGB7KtQO7Ewxf6m1Amb7MZLRvMBig40ImsG8gmIc9lwALXkKO8/U7XJTBV1BRbj/PwN0MYcBaJYlVJR7HHtAkFF+KBwj7PVE4GPQApnyJPpEbkVM2fgNDbcw31MYiz3gx0XwhrXHzZ4qNXnjaYrE+lRzBIFagZaOrIPuEJhIaHZgTP5BK79ekeiXK/LIqoI7dUBRy7IKiMCmqEUm9mihPJV5G5x2KXUYYqSaaNM+JohpxGlATZ3AyrYkP5LB917DpYjYNUoNgJfJdardRUA2TjfSe8t0iX99EwaRGOjPVxMfeBROONeJcgFOXUHDoXbChXgPL7bMT+OQ5ofbOSlZxTXyUaW4TONF6+6gNsXQ0336Zo5fZRxASWB1GWNVoP4swbLQP2VL7QYT0fADhrzON9n5Ejtlmpz7nSK8+izDXaG9F+Arlvc+RQgYR5hvtAYTHzm60+9WLN2x5cRzhIXrxGid0FCZHExBMScEVIkzR5KhWWSuebWUbnWNMibMfgqNClFeLH4J/kyflleAVXjyZwlTk9Qq44iKkOB1BvgBHT9aUwmliE7owk+0bFOqEJzNLG/132TKbZfoviGYJlJ/G3IsZcFUQRDO194KZynuBYU8jqqv1bNdyBFhLYjbBg7EENpsQiLGPmdqTwUzlySBgrxjykbL8EU0ADjkdDZsq4kzTF9UkNUXT4o92sCsdi4iNn2VpT5lOweKaWvo/DuhB5H5cXnpONJ0OLbW5eFAyDmahfzyYjalQ5ejIVR4JkbE6F++p4Yx7ahbXVNH/sUcPnpHR4oxVII2yrPh9+uKaIJpCWL1a3IVkRHrIplkApyzDd3GWF027kumz6RAqtqJpHbT2pvOhg3ArxARttZchqFLHLXXjS9sQRB5yvHeAsXW63P1NF3eRtUis5e2EvZsqfD+HXQUmUhYmDsQ+YbHl15niI8lAC/EhT4G/i5PnQXR+5m8+6BzwXBXb74FCdtj4pQuMgK2GUQLvNfTt62wn4lL7NYSECo4hBC541ZMvjyIkGH8Z4VdqG50j6sULqsjDCP+GIs96sqMROTfCUXakM+wp+aYhlsnyE5fmSnBYX0KmdqyTa0mxMM17cE6dNE7cDMWyHLbDOaAffqi2HLHADMzzQ71nNljP+DQNfi6mtYfbOJcCKjkoTNOT8SgKn03LtpEN++2Rx1fkEdv2MYr+hfIVeJTiT3jpyvwHbhmtT+2Ow43qaJ+UWcm5LO42S40NYYrdCGc0OsMIp8oURdNkinC8HvJO7M9QeX9e99j/vDJ3ZeSe2yGfpJlxfNti86v89xwJv2uSMnNN6oKtZAn17pwK9d73h6XehZjOo/pvWewA1CLaNfcrV7j0sD4O4jShPz1Ff/qK/gyE/gwV/Zkx6U8YAi0/r7LDjAx420JkenR8JSxqu2zcnT4Yl7YsQJaQfdWHIDMDg8ykdEpYq463l1DLjIaM2GUNwc3llfoFKoR9+MhDhd4oYpa56Jqz67JrFyZKFXfXoM+GXNMuuMtaF/KBeid23Nzz7ZcBOj9xDHkasU6HT/K7CGPROQBnCleQFjx80xr+gWYU+GW23fRXfKf7nDLJ5ypbWykw0rOA7BE+6bOtFF8ejVxs/DPX9s6e4QyA+x8GwD1tC+d12D41gDMZJIetsnmmE03IZpcE2PqKVnqesfR5BnLYT/E2Yba+/DxjAloQKyI/f1gv/XRG2Punnax791TWPY/It40RuVrOm0pESySuvpHyqnhURGA2ObVgN3pSM6Ss/HN2IrLz84zjb3bBRhs2/Qm8A0zkt7xCGRr3unZJIR0ym1eREz9FQ3UosbifHMdwzcgw4IsVgd/PjQnOnz0w064vTrCRHHGMRsFao9cjrUvaZcdfd3FhrwAcoH6pvbvcXQ51UCE9g5vkCjfJFW6S2Ctm45JPOYqJt9uFE7cKnCRXOEmMO89cB6Gm3sci/9GPP5Hcv6DtI7bRdsJ4FdqOtt4HFv2neLy5B6lgn0KTuMQCgB1iQ0fnuvlicJlzUD1kiuFlzn71YBUzlzkjeAj4fPUUoiFHDyCa4egeXDKPuPr2iaXs4ge8sSzT2qDPtnogEnmjt8Udp7q5QkdvNefIGqufu3GD8HU76afeDfgb7mZqjg9nSCeVmdXzoUowuKqSN/9C+dfcudEboBbI2e8KG5ZouBG3KO54RpKJm80jO5uHDnagk9u1+LAasa85ePMal+KIaWtQ4Jy/X/lnoCO7A30JVSrnpUVT45dJJBvVSpPLpf6VoeKTuUsbNq1Hj2+m0U4ZdE9AdCKuZoOLdpxfxogConbuMsHWcRQjiQWNaZSW1RWd226PIUQVUhx3KmB4D4uFTjSjvoMni9AvX3trs8rDDeAGNVtFRwScUAvV4XDp+T6YCRtuGDVRcLBKA7OUG2VHuGq34fLLpmJ8uUvypRhuPjSx+or+NWzM0b+d5Uk8tqi8lA5OAfWBur2AL6Fwqoq4Sip5DQ/qMii7QF3DZbnU6syJ4uNs9dDS1iH/lO9+TP0ZC0XZUHKyRZ6CJRNtaakdn7mMD2R2MmbKATU1oz6nb54esV1xi0zoydMSGlFqCGyFGG6OFS9bK2/be4uZhRcN7ozfnLC2mKX/caTOaLnJ8B56q4TZMgMQUKwrZqC3nVFK3dn46Q0d8TMb6IUojyiDj9XazxHbB/BE49XKdTk2tbHMqN/dG6/iEXhmw9Iab6G1EDvh1+AjDdiRuk3Y0X3040VvS+QtbH5/nZjUtuI3QxZvF4vaPE50ar9oC0uj7dNj8kXbcTY7d3E91lUsLYOPbi/SjC3p5en2WKczggwQbUELxfeQFS84oQEB1Y4vCG1GwRZIPDByg8itP8+l5SM+6pZwqcgFQbDHisEWlQc0wu1x89rHBvGWhmXLAH3G0/cMzIW6dyVDYi1JmtpRqan9UguVgju0hezhlPUHqdaBhdb1j1GVqj1/b+msxbQFWySnCMNW7Gy4cL91owzHQkBJsByUFGxCRuEgPxNEhmwkshAutFmiUI3ilWM2DS0bSJuWDpUlQxUOqtxJQ2n09FAGW/hzbgAK4YFbaCXzgA/DyOdXB1zfFqb9JqaeIiUvj/WA2gjMrldTecdOMAhFJ8C7Y6cyo1tm2r2fcUKQzAq1hXEDz0oQLwOzO4Bo0jMbEsvrIT1cxfdVT1PIIxfG3w2vwikIAn5RuKQGxoPB2fRYkt3OH3Ei728fLmSItNDSFW+m4re4/6vjl4pVwu5tGdUpj/QuHA6w67OMcsHox3bHlcJ2n8HyThvBCGIGRX6hTYCZF+dqtDQC9JG2fuoUdvi7QBWxaXFfqRfkf+QwJzZfzC50BgtVNPQQ0s4udO9ZeNemYm6h/X5Fped21joWnIRmF3r3LCeyeyHLiAa6k1WRtwn9zEWZz0cZ3TF0ie9dMnrxngXlCQv8dKZN49+++eaZyxhVuGwlH6RHLlQaGFmhwIfs/7BYRmJdFSK5e84i7N+fyd0XfWPY+lH/Z6wPfdS6vaXvTqt33erVLT13WH3rerp6G9Z1ldaXujrvsG7EY5Q89nV3N/R2dm+w+kob+6xSV1tvQ29fe+vtDd3r+qxF9BjxY4RHzruqu6fPWt2ysaGvp6Wrt53i7V1JfF0X/beyXWWl1PbbVvVZN3Z3R8nDuq7eknzU0rum1CpZV3a2SDaOcEppQ8Oa7vauvl6rtLG0ek2ffsKXKrqqpbehrYTYkpbeSGJd3Q2t7T2tnaUGakavdW13JI8RP1Ir2lv7ukq9vZaMAEd7utd1tXEMJbZ293SVeqRMHef+YuA41t61spNa3t5Nz9TOUm9f1Nuyek1nqdeKqLk9Pd091I6+qCXqWrd6RYkfGloaOru711CDkM7R7vWlns6WNVzkbSpsW9fTgoKtttL6don1tbR3Wq3d3bevoJ+1vp0GZkN7W98qNbEYrNXrWlepiaXHiB972rtuk2lY09LTW7JaO7t71/WUrK6W1SUaxLa2zpLV2UIQ0rqqhHxRZ0vPbZStu60kYNCzrot62ttOzwwH9Byp597S2nWlrlZ811miqadYT0tb+7rehvUtPe38jC7zuHKPJYY0NKMkiSoa0adWS0+pxfqQ9aH6IkV6aWCLl9xs1RcJVPqoH/y0fNH1ly+69kZr+XVLr73xBuv6+Iql8bU3WDcsuvy6a6+4wbrWumFJfP0iq3iJNfe8iy62LjjvIu7WypaeaEWJIDyaa0Wzrehsq/4jRSpaoJLSCxIDXBesH33iixH9t4NWF62lyKqPOttXt8OHrnQwsgSc6qNWAreeUmRdFqm5lheXRNbuaZYFAqcKGo7JmeVYs9Zl0mbGRGfs0xIOflPCjuMc9g+cFyM8NKmVw4Hn7uew9PTTsS5/IsyTWCf+/ew39Y/f/O9faT69+XtbrvlM056u8x/9/N/+YF/z9Or1W9Z//+o9zs3PLPvIE99u/s7dx3cPX3lD04v99b9ad/P/bN77lV82dX15VdNTr4TzNqz4fvPhnq9f8cXW9j0/f+nl+LTXf9g846ev/+QvWzft+c27nvrmv7Y93/zm48vrXr2mZ891f9fi3/boi80/Kp1f3DznzqZDc//xs3eVjjT/ZGnrh5fe/NE9u3/70pdzR/6p+dMr75z9v2d/YM/fzXtm1rFFP252Jn573kTn7qZ/eujdj3z6/pebb9rxi3s/H/c0zfjCtHs/8YN/bv7Ov3xr2aecW5suWrzxWzutf2l+/aW/PPuab27cc80npz5+6LSjzdOf+P65K375kT0zGq648deFnzaHt0y58N1furtJj08ewn8njL9lTfjErzpv+ptjzbmWF64670sPNH3kfR9tGun5efP6Tz73RLz17j0Xr1jXdefFv2ju9b/99buGH2ya+vgFVb8N/q355Y9d8L2O17Y0FS+adPWXXvq35j0PHZuYff6TTef8SeMPnt/3WvOPFr76lfsv/2jTuTcueTH88r83P3blYv/q93yuSZupen/b1yZf9OIX9txrv9I7Zfsvm89/0PvXDVMH9vzj0J8s/OdHjzefs2zL+3/+0881bT32yMf+y4FfNf/3X6wdXrxpU9Nj3//gg//t6P9tvvupD1309Pb7m7Zd//EXv3DaG80vLln+iVL+7qZ7d/z6hRk3/aY5nHfzc87/+VjT81t3PPyVHb9t/szsbdPfte2hPbrfq7sJUbWuaum6rdQbda+M2tp7BIup94xV8KJvVSkCnok2rCp1EWQT1uy+vRS1ddN3gHXg7faVd0TdXSUT7uQTLuT86ML66IK5jec1zota+qIL3zOX3nfSyqaF0nUbYWPaDdaXOjtLbVHLCtpauEpZUWl5txEq6Cud/CeE4SNGvlFLJ63rUtulFOntRpNKwIyUX/AeFdgWIUePpGpEPOpvFeEMYA+F26PVLXcQJolW9nSv5s8EI6T5O1vSjYAyUL8Jq0Wlja2d69qo1cl30h1Cu623l9XXh/0RLaUe0AbRiyj1RDBQb70UMJcwfHSB9Jf2Sh4fGpX2Nb0lqbOVUG0ffdiboKSy+edNQ5V1Acp6b1I/7RN9mH79Hd6ubO9qu4QyIuxV6fT53PPeG61q6VypU8rnizYzGqi+DSWCHnQY2wnGpxuQ1xclexz96bUKFs8MJLAmfRBmslU5pgcIpGS3R2v6qKfGePH+R7XTJkhQ3dCNfcf4kw0R7zEyXdHo9/L96u6e0njf4/1432OL7Wzv6+ssjYafdENO3+v+TqD4GfSbHFgW9gkHuJ4GYZqKf95P079oxLcb+R814seqZa9BPF+Txuca8eVG/HHPsjIqvt+I/5ziWRX/tRG/nNqQU/HrjPh0ylOr4u824v85SL+934hfbuS53ohfRXkmqPgHjfh9HgypSPxBI76G+pJX8a1G/JiflvmmEVf4oYHxg8wZkzvm3+IEf6TkkPkncNgAcndVqUGRUMbfcoHT9i4D1ZjvFZrh2ntXt5igzH/XyXuuXb/X8OJZMke+0acpRjyiAZus4guM+K0T0jnvN+JDFJ+o59+Im3+0bLmthAMbgC+IoCcMkb4nqlDWZqTprJYNhCIZtdxQnpX/EpKwodTVve62VaPXS0IoRpXfb+ghBNKgac+G7pUNjEkTDHyDesM4jN9E7b0RfxWtpFkVXFVIxpSGj9fP8ny67tbkISIq8fca6+L8MIXhFmNdzA/TNTiUT+FwvxE/khfcxuNLA32Oio/Cb7Pfc67RTIz/xlbCXe3rSw0mxjTGX7+PKr9PvzcPLJW+r/yep7scAggk0vc8x8nc87SXvVeHwob02DgKP8p7gfcK783vsXdY43yv3+u5JRTCuOJJA8cM09ifrnEtxSdpnGHE8xSZqnGnEV8+yYARI751Urp2ho34oUkGTjLio9cz6zerv/pie+/l2L2Ll/T1rCt91Kr4l9CxC1AG+ukrnZnZqs+gtXAPlzvKRbO2Omqi31PUnyXq+6VAu/RbptKvNtKvwXJU6dcZ6cvp9z6Vfr2RfgOmQ6X/qZH+fvr9mUq/yUj/ANC8Sr/ZSL+Ffh9S6X9upH8YqEyltxjpK+jXqtLbjHQsn5Uq/TYjHTilXaV3GOkgxDpV+mojHSuqW6WvMdLX0q9Hpfca6QDhdSp9vZG+gX4bVfodRvqd9PuISt9kpGPu76Lfy5S+2Ujvp9/d6vljKryHfv8PHj2U9S1SAgA=

"""#
    }
  }
}
