// The events of the filters, the keyboard and the printer, and the first drawing.

const choices = {
  detector: (value) => ({ detector: Number(value) }),
  verdict: (verdict) => ({ verdict, reason: "" }),
  reason: (reason) => ({ reason, verdict: "" }),
  label: (value) => ({ label: value === "" ? null : labelsOf[Number(value)] }),
  result: (result) => ({ result }),
};
for (const [id, changes] of Object.entries(choices)) {
  $(id).addEventListener("change", (e) => change(changes(e.target.value)));
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
    "select, textarea, input:not([type=range], [type=checkbox])");
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (event.key === "/" && isPlain && !isTyping && !dialog.open) {
    event.preventDefault();
    $("search").focus();
  } else if (event.key === "Escape" && document.activeElement === $("search") && filter.search) {
    change({ search: "" });
  }
});

// Paper cannot scroll, so all matching strokes are laid out.
addEventListener("beforeprint", () => {
  isOnPaper = true;
  drawGallery(Infinity);
});
addEventListener("afterprint", () => {
  isOnPaper = false;
  drawGallery();
});

drawHeading();
drawTotals();
readAddress();
