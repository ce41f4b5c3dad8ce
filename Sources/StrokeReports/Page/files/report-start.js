// The events of the filters, the keyboard and the printer, and the first drawing.

for (const name of Object.keys(facets)) {
  $(name).addEventListener("change", ({ target: { value } }) =>
    change({ [name]: value === "" ? null : value.slice(1) }));
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
    "select, textarea, input:not([type=range], [type=radio])");
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (event.key === "/" && isPlain && !isTyping && !dialog.open) {
    event.preventDefault();
    $("search").focus();
  } else if (event.key === "Escape" && document.activeElement === $("search") && filter.search) {
    change({ search: "" });
  }
});

// Paper cannot scroll, so all matching strokes are laid out, below a line that says which they are.
// A page has room for about 30.
addEventListener("beforeprint", () => {
  isOnPaper = true;
  const chosen = Object.keys(facets).filter((name) => filter[name] !== null)
    .map((name) => `${name} ${facets[name].values().find(([value]) => value === filter[name])[1]}`);
  const { detector, search } = filter, pages = Math.ceil(shown.length / 30);
  $("printed").textContent = [
    judges && detector < judges.length ? optionsOf(detector) : data.detectors[detector],
    ...chosen, search && `search ${search}`, $("shown").textContent].filter(Boolean).join(" · ");
  $("many-pages").hidden = pages <= 30;
  $("many-pages").textContent =
    `These strokes take about ${pages} pages. To print fewer, filter them first.`;
  drawGallery(Infinity);
});
addEventListener("afterprint", () => {
  isOnPaper = false;
  drawGallery();
});

drawHeading();
readAddress();
// After the first strokes are in sight.
if (data.tuning.length) setTimeout(() => judgingReady().catch(() => {}));
