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
