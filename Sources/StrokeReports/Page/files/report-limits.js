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
