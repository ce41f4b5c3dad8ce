// The gallery. Tiles are laid out a batch at a time, as far as the reader scrolls or moves the
// focus, so ten thousand strokes open as fast as a few; the browser paints only those in view.

const gallery = $("gallery"), batch = 120;

/** Shows the strokes, in the tiles that are there already where they stay. */
function drawGallery(count = batch) {
  const tiles = [...gallery.children];
  tiles.forEach((tile, index) => {
    if (tile.stroke !== shown[index]) tile.replaceWith(...shown[index] ? [newTile(index)] : []);
    else showVerdict(tile);
  });
  layOut(Math.max(count, tiles.length));
  tabStop(current);
}

/** Lays out more tiles, up to this number. */
function layOut(count) {
  const tiles = [];
  for (let i = gallery.childElementCount; i < Math.min(count, shown.length); i++) {
    tiles.push(newTile(i));
  }
  gallery.append(...tiles);
}

new IntersectionObserver(([end]) => {
  if (end.isIntersecting) layOut(gallery.childElementCount + batch);
}, { rootMargin: "1500px" }).observe($("gallery-end"));

function tabStop(index) {
  for (const tile of gallery.querySelectorAll("[tabindex='0']")) tile.tabIndex = -1;
  const tile = gallery.children[index];
  if (tile) tile.firstElementChild.tabIndex = 0;
}

function focusTile(index) {
  current = Math.min(Math.max(index, 0), shown.length - 1);
  if (current < 0) return;
  layOut(current + batch);
  tabStop(current);
  gallery.children[current].firstElementChild.focus();
}

gallery.addEventListener("keydown", (event) => {
  const columns = getComputedStyle(gallery).gridTemplateColumns.split(" ").length;
  const step = {
    ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns,
    Home: -Infinity, End: Infinity,
  }[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  focusTile(current + step);
});

function newTile(index) {
  const stroke = shown[index], tile = stamp("tile"), button = tile.firstElementChild;
  tile.stroke = stroke;
  tile.querySelector(".name").append(...inPieces(shortName(stroke)));
  addTo(tile, { ariaPosInSet: index + 1 }, []);
  showVerdict(tile);
  button.title = stroke.name;
  button.prepend(drawThumbnail(coordinatesIn(stroke)));
  button.addEventListener("click", () => open(index));
  button.addEventListener("focus", () => {
    current = index;
    tabStop(index);
  });
  return tile;
}

/** Shows the verdict of a tile's stroke, and what it was before a limit was moved. */
function showVerdict(tile) {
  const { stroke, firstElementChild: button } = tile, { detector } = filter;
  const { reason, own } = stroke.judgements[detector], ink = inkOf(stroke, detector);
  const was = (reason === "") === (own === "") ? "" : own ? "was rejected" : "was accepted";
  tile.className = "tile " + ink;
  tile.ariaSetSize = shown.length;
  tile.querySelector(".label").textContent = [stroke.label, was].filter(Boolean).join(", ");
  tile.querySelector(".why").textContent = `${signs[ink]} ${wordFor(detector, stroke)}`;
  button.ariaLabel = stroke.name + (stroke.label ? ", " + stroke.label : "") + ": "
    + (reason || accepted) + (outcomeOf(stroke, detector) ? ", " + ink : "");
}
