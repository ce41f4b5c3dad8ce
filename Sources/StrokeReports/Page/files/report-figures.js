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
