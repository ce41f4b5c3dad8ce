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
  at("note").hidden = !all;
  at("note").textContent = all;
}

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

async function unpackModule() {
  const bytes = Uint8Array.from(atob(at("module").textContent), (byte) => byte.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

/** Resolves when strokes can be judged, or it is known that this browser cannot. */
const isReady = load(unpackModule()).then((loaded) => {
  strokecheck = loaded;
  for (const { name } of strokecheck.detectors) judges.set(name, strokecheck.judge(name));
  at("verdicts").append(...strokecheck.detectors.map(makePanel));
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
      at("live").hidden = failed.length === 0;
      at("live").textContent = failed.join(" · ");
    },
    end() {
      for (const { touch } of touches) touch.free();
      at("live").hidden = true;
    },
  };
}

// ---- The verdicts

const number = (value) => Number.isInteger(value) ? String(value)
  : Math.abs(value) >= 1000 || Math.abs(value) < 0.001 ? value.toExponential(2)
  : String(Number(value.toPrecision(4)));

function limitText({ atMost, atLeast, above }) {
  if (above !== undefined) return `> ${number(above)}`;
  if (atMost !== undefined && atLeast !== undefined) {
    return `${number(atLeast)} … ${number(atMost)}`;
  }
  return atMost !== undefined ? `≤ ${number(atMost)}` : `≥ ${number(atLeast)}`;
}

/** A detector: its verdict, which opens its checks and its limits. */
function makePanel(detector) {
  const { name } = detector;
  const mark = element("span", { className: "mark" });
  const reason = element("span", { className: "reason" });
  const summary = element("summary", {}, mark, element("b", { textContent: name }), " ", reason);
  const checks = element("tbody");
  const head = element("tr", {}, ...["check", "measured", "allowed"].map((text) =>
    element("th", { scope: "col", textContent: text })));
  const table = element("table", {}, element("thead", {}, head), checks);
  const options = element("code", { className: "options" });
  const limits = element("div", { className: "limits" },
    ...detector.settings.map((setting) => makeLimit(detector, setting)));
  const copy = element("button", { type: "button", textContent: "Copy as options" });
  copy.addEventListener("click", () => copyText(options));
  const reset = element("button", { type: "button", textContent: "Reset limits" });
  reset.addEventListener("click", () => resetLimits(detector));
  const panel = element("details", { className: "detector" }, summary, table, limits, options,
    element("p", { className: "buttons" }, copy, reset));
  panel.dataset.name = name;
  panel.addEventListener("toggle", () => {
    if (panel.open) {
      for (const other of at("verdicts").children) if (other !== panel) other.open = false;
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

/** A limit as a slider, and as a number for those that a slider does not reach. */
function makeLimit(detector, setting) {
  const { name, value, min, max, isCount, unset, summary } = setting;
  // What an unset limit stands for is a text with a number: `view width / 3, 106.67 at 320`.
  const own = value ?? Number(unset.match(/\d+\.\d+/));
  const least = Number.isFinite(min) ? min : 0;
  const most = Number.isFinite(max) ? max : Math.max(2 * own, least + 1);
  const step = isCount ? 1 : Number(((most - least) / 200).toPrecision(1));
  const slider = element("input", { type: "range", min: least, max: most, step, value: own });
  const field = element("input", { type: "number", step: isCount ? 1 : "any", min: least,
    value: value === null ? "" : number(own), placeholder: unset ?? "" });
  if (Number.isFinite(max)) field.max = max;
  slider.setAttribute("aria-label", `${detector.name} ${name}, slider`);
  field.setAttribute("aria-label", `${detector.name} ${name}`);
  slider.addEventListener("input", () => {
    field.value = number(Number(slider.value));
    setLimit(detector.name, name, Number(slider.value), field);
  });
  field.addEventListener("change", () => {
    if (field.value !== "") slider.value = field.value;
    setLimit(detector.name, name, field.value === "" ? null : Number(field.value), field);
  });
  const limit = element("div", { className: "limit", title: summary },
    element("span", { textContent: name }), slider, field);
  limit.reset = () => {
    slider.value = own;
    field.value = value === null ? "" : number(own);
    field.setCustomValidity("");
    judges.get(detector.name).set(name, value);
  };
  return limit;
}

function setLimit(detector, name, value, field) {
  try {
    judges.get(detector).set(name, value);
    field.setCustomValidity("");
  } catch (error) {
    field.setCustomValidity(error.message);
    field.reportValidity();
    return;
  }
  rejudge();
}

function resetLimits(detector) {
  for (const limit of at("verdicts").querySelectorAll(`[data-name="${detector.name}"] .limit`)) {
    limit.reset();
  }
  rejudge();
}

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
    if (strokes.length) at("news").textContent = `Circles: ${circles.join(", ")}`;
  });
}

/** The options of a detector whose limits have been moved. */
function optionsOf(detector) {
  const moved = judges.get(detector.name).settings.filter(({ value }, index) =>
    value !== detector.settings[index].value);
  return ["--detector", detector.name, ...moved.flatMap(({ name, value }) => [`--${name}`, value])]
    .join(" ");
}

async function copyText(source) {
  const range = document.createRange();
  range.selectNodeContents(source);
  getSelection().removeAllRanges();
  getSelection().addRange(range);
  // Without a secure context there is no clipboard, and a browser may refuse; the text is selected
  // all the same.
  const isCopied = await navigator.clipboard?.writeText(source.textContent)
    .then(() => true, () => false);
  at("news").textContent = isCopied ? "Copied" : "Selected; copy it with the keyboard";
}

/** The stroke that the verdicts are about. */
function lookedStroke() {
  const judged = strokes.filter(({ cancelled }) => !cancelled);
  return judged.find(({ id }) => id === looked) ?? judged.at(-1);
}

function showVerdicts() {
  if (!strokecheck) return;
  const stroke = lookedStroke();
  const verdicts = stroke && verdictsOn(stroke);
  at("judged").textContent = stroke ? `of stroke ${strokes.indexOf(stroke) + 1}` : "";
  strokecheck.detectors.forEach((detector, index) => {
    const panel = at("verdicts").children[index];
    const verdict = verdicts?.get(detector.name);
    const state = verdict ? verdict.isCircle ? "circle" : "rejected" : "none";
    panel.classList.remove("circle", "rejected", "none");
    panel.classList.add(state);
    panel.querySelector(".mark").textContent = { circle: "✓", rejected: "✗", none: "·" }[state];
    panel.querySelector(".reason").textContent = verdict?.text ?? "";
    panel.querySelector("table").hidden = !verdict;
    panel.querySelector("tbody").replaceChildren(...(verdict?.checks ?? []).map((check) =>
      element("tr", { className: check.outcome },
        element("th", { scope: "row", textContent: check.name }),
        element("td", { textContent: check.measured === null ? "–" : number(check.measured) }),
        element("td", { textContent: limitText(check.limit) }))));
    panel.querySelector(".options").textContent = optionsOf(detector);
  });
  showShapes();
}

/** A mark for each detector's verdict on a stroke of the list. */
function makeMarks(stroke) {
  if (!strokecheck || stroke.cancelled) return [];
  return [...verdictsOn(stroke)].map(([name, { isCircle, text }]) => element("span", {
    className: isCircle ? "circle" : "rejected", title: `${name}: ${text}`,
    textContent: `${isCircle ? "✓" : "✗"} ${name}`,
  }));
}

// ---- What a detector measured by, over the stroke

function showShapes() {
  surface.querySelector(".evidence")?.remove();
  const stroke = strokecheck && lookedStroke();
  if (!stroke) return;
  const open = [...at("verdicts").children].find((panel) => panel.open)?.dataset.name;
  const verdict = verdictsOn(stroke).get(lookedDetector ?? open ?? "ring");
  const group = make("g", { class: "evidence", "aria-hidden": "true" });
  group.append(...verdict.shapes.flatMap(({ name, kind, numbers }) =>
    drawShape(kind, numbers).map((shape) => {
      shape.classList.add(name);
      return shape;
    })));
  const { circle } = verdict;
  if (circle && verdict.isCircle) {
    const { x, y, radius } = circle;
    group.append(make("circle", { class: "found", cx: x, cy: y, r: radius }));
  }
  surface.append(group);
}

function drawShape(kind, n) {
  switch (kind) {
    case "point": return [make("circle", { class: "dot", cx: n[0], cy: n[1], r: 3 })];
    case "segment": return [make("line", { x1: n[0], y1: n[1], x2: n[2], y2: n[3] })];
    case "polyline": return [make("polyline", { points: n.join(" ") })];
    case "rectangle":
      return [make("rect", { x: n[0], y: n[1], width: n[2] - n[0], height: n[3] - n[1] })];
    case "circle": return [make("circle", { cx: n[0], cy: n[1], r: n[2] })];
    case "ellipse":
      return [make("ellipse", { cx: n[0], cy: n[1], rx: n[2], ry: n[3],
        transform: `rotate(${n[4] * 180 / Math.PI} ${n[0]} ${n[1]})` })];
    default: return [n[2], n[3]].map((r) => make("circle", { cx: n[0], cy: n[1], r }));
  }
}
