// The state of the page in its address, so that a link shows what its sender saw. An open stroke
// has its own history entry, so that Back closes it.

const setting = (detector, name) => data.tuning[detector].name + "." + name;

function writeAddress(isNew = false) {
  const state = new URLSearchParams();
  if (filter.detector) state.set("detector", data.detectors[filter.detector]);
  for (const name in facets) if (filter[name] !== null) state.set(name, filter[name]);
  if (filter.search) state.set("search", filter.search);
  data.tuning.forEach((_, detector) => {
    for (const [name, value] of movedLimits(detector)) {
      state.set(setting(detector, name), value ?? "");
    }
  });
  if (dialog.open) state.set("stroke", shown[current].at + 1);
  const address = location.href.split("#")[0] + (state.size ? "#" + state : "");
  if (isNew) history.pushState({ isOpened: true }, "", address);
  else if (address !== location.href) history.replaceState(history.state, "", address);
}

function readAddress() {
  const state = new URLSearchParams(location.hash.slice(1));
  data.tuning.forEach(({ settings }, index) => {
    const moved = Object.entries(settings).map(([name, own]) => {
      const text = state.get(setting(index, name));
      const isNumber = text !== null && text !== "" && Number.isFinite(Number(text));
      return [name, isNumber ? Number(text) : text === "" ? null : own];
    });
    setLimits(index, Object.fromEntries(moved));
  });
  filter.detector = Math.max(data.detectors.indexOf(state.get("detector")), 0);
  const chosen = Object.entries(facets).map(([name, { values }]) =>
    [name, values().map(([value]) => value).find((value) => value === state.get(name)) ?? null]);
  change({
    detector: filter.detector, search: state.get("search") ?? "", ...Object.fromEntries(chosen) });
  const stroke = strokes[Number(state.get("stroke")) - 1];
  // The stroke of the link is shown even if the filter excludes it.
  if (stroke && !shown.includes(stroke)) shown.unshift(stroke);
  if (stroke) open(shown.indexOf(stroke), false);
  else if (dialog.open) dialog.close();
}

/** True while the history entry of a closed stroke is being left. */
let isLeaving = false;

addEventListener("popstate", () => {
  if (isLeaving) {
    isLeaving = false;
    return writeAddress();
  }
  // Back from a stroke leads to the strokes as they are now.
  const isStroke = new URLSearchParams(location.hash.slice(1)).has("stroke");
  if (dialog.open && !isStroke) dialog.close();
  else readAddress();
});
