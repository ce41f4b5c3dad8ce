// The events of the filters and the printer, and the first drawing.

for (const name of Object.keys(facets)) {
  $(name).addEventListener("change", ({ target: { value } }) =>
    change({ [name]: value === "" ? null : value.slice(1) }));
}
$("search").addEventListener("input", (e) =>
  change({ search: e.target.value.trim().toLowerCase() }));
$("search").addEventListener("keydown", ({ key }) => {
  if (key === "Enter" && shown.length) open(0);
});
$("clear").addEventListener("click", () => change(everything));

// Paper cannot scroll, so all matching strokes are laid out, below a line that says which they are.
// A page has room for about 20.
addEventListener("beforeprint", () => {
  const pages = Math.ceil(shown.length / 20);
  $("printed").textContent = ["options", "unsaid", "shown"]
    .map((id) => $(id).textContent).filter(Boolean).join(" · ");
  $("many-pages").hidden = pages < 30;
  $("many-pages").textContent =
    `These strokes take about ${pages} pages. To print fewer, filter them first.`;
  drawGallery(Infinity);
});
addEventListener("afterprint", () => change({}));

$("subject").hidden = data.subjects.length === 0;
$("statistics").open = strokes.filter(({ label }) => label).length >= 20;
readAddress();
if (strokes.length === 1 && !dialog.open) open(0, false);
// After the first strokes are in sight.
if (data.tuning.length) setTimeout(() => judgingReady().catch(() => {}));
