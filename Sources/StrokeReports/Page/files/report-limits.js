// The limits of the selected detector as sliders. Strokes are judged in a worker, by the detectors'
// own code, and the page follows.

const limits = data.tuning.map(({ settings }) => ({ ...settings }));
const isMoved = (detector) => detector < limits.length
  && Object.entries(limits[detector]).some(([name, value]) =>
    value !== data.tuning[detector].settings[name]);

// The worker, once it is needed, and the detectors as it describes them.
let judging = null, described = null;
// For each detector: whether an answer is awaited, and how often the limits have been moved.
const awaited = data.tuning.map(() => false), versions = data.tuning.map(() => 0);

function startJudging() {
  const source = new Blob([$("worker").textContent], { type: "text/javascript" });
  const worker = new Worker(URL.createObjectURL(source));
  const waiting = new Map();
  worker.onmessage = ({ data: { id, answer, error } }) => {
    const { done, fail } = waiting.get(id);
    waiting.delete(id);
    if (error) fail(new Error(error));
    else done(answer);
  };
  worker.onerror = function failAll({ message }) {
    for (const { fail } of waiting.values()) fail(new Error(message ?? "no worker"));
  };
  let count = 0;
  const ask = (question, given) => new Promise((done, fail) => {
    waiting.set(++count, { done, fail });
    worker.postMessage({ id: count, question, given });
  });
  const module = $("module").textContent, samples = $("samples").textContent;
  const isReady = ask("start", { module, samples }).then((detectors) => {
    described = data.tuning.map(({ name }) => detectors.find((each) => each.name === name));
    drawLimits();
    // Ring measures much that its limits do not change; the others are as fast without.
    if (data.tuning.some(({ name }) => name === "ring")) ask("measure", {});
  });
  isReady.catch(({ message }) => {
    $("effect").textContent = "The limits cannot be moved in this browser: " + message;
  });
  return { ask, isReady };
}

const judgingReady = () => (judging ??= startJudging()).isReady;

// Another value for some limits of a detector.
function setLimits(detector, moved) {
  const isOther = Object.entries(moved).some(([name, value]) => limits[detector][name] !== value);
  if (!isOther) return;
  Object.assign(limits[detector], moved);
  versions[detector] += 1;
  if (detector === filter.detector) showOptions();
  judgeAgain(detector);
}

// Judges all strokes, one question at a time: where limits move faster, the last ones count.
async function judgeAgain(detector) {
  if (awaited[detector]) return;
  awaited[detector] = true;
  $("tuning").setAttribute("aria-busy", "true");
  try {
    await judgingReady();
    let version;
    do {
      version = versions[detector];
      const settings = { ...limits[detector] };
      const given = { detector: data.tuning[detector], settings };
      const numbers = isMoved(detector) ? await judging.ask("judge", given) : null;
      const { reasons } = described[detector];
      strokes.forEach(({ judgements }, at) => {
        const judgement = judgements[detector];
        judgement.moved = null;
        if (numbers) judgement.reason = numbers[at] ? reasons[numbers[at] - 1].text : "";
        else judgement.reason = judgement.own;
      });
      showEffect();
      refresh();
    } while (version !== versions[detector]);
  } catch {
    // The reader has been told.
  } finally {
    awaited[detector] = false;
    if (!awaited.includes(true)) $("tuning").removeAttribute("aria-busy");
  }
}

// The checks and shapes of the stroke that is looked at, where limits have moved.
async function explainMoved(stroke) {
  // Before the first verdicts by moved limits there is nothing to explain.
  const asked = stroke.judgements.map((judgement, detector) => {
    if (!isMoved(detector) || judgement.moved !== null) return null;
    const given = { detector: data.tuning[detector], settings: { ...limits[detector] } };
    const version = versions[detector];
    return judging.ask("explain", { ...given, stroke: stroke.at }).then((answer) => {
      if (version === versions[detector]) judgement.moved = movedFrom(answer, stroke, judgement);
    }, () => {});
  }).filter(Boolean);
  if (!asked.length) return;
  await Promise.all(asked);
  if (dialog.open && shown[current] === stroke) showDetail();
}

const kinds = {
  point: "p", segment: "s", polyline: "l", rectangle: "r", circle: "c", ellipse: "e", band: "b",
};

// The checks of the marks on a stroke that stay where they are whatever the limits.
const fixedMarks = { inflections: "inflections", gap: "closure", residuals: "error" };

// The marks that limits do not move, with the outcomes of the moved checks.
function marksFrom(checks, { evidence }) {
  return evidence.flatMap(([name, , ...shape]) => {
    const check = checks.find((each) => each.name === fixedMarks[data.evidence[name][0]]);
    return check ? [[name, check.outcome === "failed" ? 1 : 0, ...shape]] : [];
  });
}

function movedFrom({ checks, circle, bounds, shapes }, { unit }, judgement) {
  // As the page's own grid: the middle of the stroke is the middle of the grid.
  const x = (v) => Math.round((v - (bounds.minX + bounds.maxX) / 2) / unit + 2047.5);
  const y = (v) => Math.round((v - (bounds.minY + bounds.maxY) / 2) / unit + 2047.5);
  const length = (v) => Math.round(v / unit);
  const failures = checks.filter(({ outcome }) => outcome === "failed").map((check) => check.name);
  const numbersOf = (kind, n) => {
    const points = n.map((v, i) => i % 2 ? y(v) : x(v));
    switch (kind) {
      case "polyline": return [pack(points)];
      case "circle": case "band": return [x(n[0]), y(n[1]), ...n.slice(2).map(length)];
      case "ellipse":
        return [x(n[0]), y(n[1]), length(n[2]), length(n[3]), n[4] * 180 / Math.PI];
      default: return points;
    }
  };
  const construction = bounds ? shapes.map(({ name, kind, numbers }) => {
    const isFailed = data.construction[name].slice(3).some((check) => failures.includes(check));
    return [name, isFailed ? 1 : 0, kinds[kind], ...numbersOf(kind, numbers)];
  }) : [];
  return {
    rows: checks.map(rowOf), circle: circle ? circleText(circle) : "", construction,
    evidence: marksFrom(checks, judgement),
  };
}

function circleText({ x, y, radius }) {
  let decimals = 1;
  for (let size = radius; size < 10 && decimals < 8; size *= 10) decimals += 1;
  const [left, top, size] = [x, y, radius].map((number) => number.toFixed(decimals));
  return "centre " + left + "," + top + " radius " + size;
}

// What moving the limits has changed.
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
  const { name } = data.tuning[detector];
  const summary = $("limits").querySelector("summary");
  summary.querySelector("b").textContent = name;
  summary.querySelector("span").textContent = isMoved(detector) ? "(moved)" : "";
  const settings = described?.[detector].settings ?? [];
  $("sliders").replaceChildren(...settings.map((each) => drawLimit(detector, each)));
  $("chosen").hidden = !described;
  showOptions();
  showEffect();
}

// A limit as a slider, and as a number for those that a slider does not reach.
function drawLimit(detector, { name, value, min, max, isCount, unset, unit, summary }) {
  // What an unset limit stands for is a text with a number: `view width / 3, 106.67 at 320`.
  const own = data.tuning[detector].settings[name] ?? value ?? Number(unset.match(/\d+\.\d+/));
  const now = limits[detector][name];
  const least = Number.isFinite(min) ? min : 0;
  const most = Number.isFinite(max) ? max : Math.max(2 * own, least + 1);
  const step = isCount ? 1 : Number(((most - least) / 200).toPrecision(1));
  const slider = make("input", {
    type: "range", min: least, max: most, step, "aria-label": name + ", slider" });
  // Set last, because it is clamped to the range.
  slider.value = now ?? own;
  const field = make("input", {
    type: "number", step: isCount ? 1 : "any", min: least, placeholder: unset ? own : "",
    value: now === null ? "" : String(now), "aria-label": name });
  if (Number.isFinite(max)) field.max = max;
  const isValid = (number) => Number.isFinite(number) && number <= max
    && (min === -Infinity || number >= min) && !(isCount && !Number.isInteger(number));
  slider.addEventListener("input", () => {
    // A slider ends at a step; its left end may be no valid number.
    if (!isValid(Number(slider.value))) return;
    field.value = slider.value;
    setLimits(detector, { [name]: Number(slider.value) });
  });
  field.addEventListener("change", () => {
    const moved = field.value === "" ? data.tuning[detector].settings[name] : Number(field.value);
    field.setCustomValidity(moved === null || isValid(moved) ? "" : name + " cannot be " + moved);
    if (!field.reportValidity()) return;
    slider.value = moved ?? own;
    setLimits(detector, { [name]: moved });
  });
  return make("div", { className: "limit", title: summary },
    make("span", { textContent: name + " " }, make("small", { textContent: unit.toLowerCase() })),
    slider, field);
}

// The limits that differ from the detector's defaults.
function otherLimits(detector) {
  return described[detector].settings
    .filter(({ name, value }) => ![value, null].includes(limits[detector][name]))
    .map(({ name }) => [name, limits[detector][name]]);
}

function optionsOf(detector) {
  const { name, asPublished, omitted } = data.tuning[detector];
  return [
    "--detector " + name, ...(asPublished ? ["--as-published"] : []),
    ...(omitted.length ? ["--without " + omitted.join(",")] : []),
    ...otherLimits(detector).map(([name, value]) => "--" + name + " " + value),
  ].join(" ");
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
  if (described) $("options").textContent = optionsOf(filter.detector);
}

// Copies a text; where there is no clipboard, it is shown selected.
async function copy(text, what) {
  $("options").textContent = text;
  const range = document.createRange();
  range.selectNodeContents($("options"));
  getSelection().removeAllRanges();
  getSelection().addRange(range);
  const isCopied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  $("effect").textContent =
    what + (isCopied ? " copied" : " selected; copy with the keyboard");
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
