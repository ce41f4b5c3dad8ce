// The gallery. Only the rows of tiles in view exist, so ten thousand strokes scroll as fast as ten.

const gallery = $("gallery");
const tiles = new Map();
const gap = 10;
let columns = 1, tileWidth = 0, tileHeight = 0, isOnPaper = false;

function drawGallery() {
  for (const tile of tiles.values()) tile.remove();
  tiles.clear();
  layOut();
}

function layOut() {
  if (isOnPaper) return;
  const width = gallery.clientWidth;
  columns = Math.max(2, Math.floor((width + gap) / (150 + gap)));
  tileWidth = (width - gap * (columns - 1)) / columns;
  tileHeight = Math.round(tileWidth * 0.86) + 44;
  const rows = Math.ceil(shown.length / columns);
  gallery.style.height = Math.max(rows * (tileHeight + gap) - gap, 0) + "px";
  showTiles();
}

function showTiles() {
  if (isOnPaper) return;
  const top = -gallery.getBoundingClientRect().top;
  const pitch = tileHeight + gap;
  const first = Math.max(Math.floor(top / pitch) - 1, 0) * columns;
  const last = Math.min((Math.ceil((top + innerHeight) / pitch) + 1) * columns, shown.length);
  for (const [index, tile] of tiles) {
    // Removing the focused tile would lose the focus.
    const isFocused = tile.contains(document.activeElement);
    if ((index < first || index >= last) && !isFocused) {
      tile.remove();
      tiles.delete(index);
    }
  }
  for (let index = first; index < last; index++) {
    if (!tiles.has(index)) insert(index);
    position(index);
  }
  // The tab key leads to the current tile, or to the first visible one if that is out of view.
  tabStop(tiles.has(current) ? current : first);
}

// Keeps the tiles in reading order in the document, which is the order for screen readers.
function insert(index) {
  const tile = newTile(index);
  const next = Math.min(...[...tiles.keys()].filter((other) => other > index));
  gallery.insertBefore(tile, tiles.get(next) ?? null);
}

function tabStop(index) {
  for (const [at, tile] of tiles) tile.firstChild.tabIndex = at === index ? 0 : -1;
}

function position(index) {
  const style = tiles.get(index).style;
  const left = index % columns * (tileWidth + gap);
  const top = Math.floor(index / columns) * (tileHeight + gap);
  style.width = tileWidth + "px";
  style.height = tileHeight + "px";
  style.transform = "translate(" + left + "px," + top + "px)";
}

function focusTile(index) {
  current = Math.min(Math.max(index, 0), shown.length - 1);
  if (current < 0) return;
  const pitch = tileHeight + gap;
  const bar = getComputedStyle($("filters")).position === "sticky" ? $("filters").offsetHeight : 0;
  const top = gallery.getBoundingClientRect().top + Math.floor(current / columns) * pitch;
  if (top < bar + gap) scrollBy(0, top - bar - gap);
  else if (top + tileHeight > innerHeight - gap) scrollBy(0, top + tileHeight - innerHeight + gap);
  if (!tiles.has(current)) {
    insert(current);
    position(current);
  }
  tabStop(current);
  tiles.get(current).firstChild.focus({ preventScroll: true });
  showTiles();
}

gallery.addEventListener("keydown", (event) => {
  const page = Math.max(Math.floor((innerHeight - 100) / (tileHeight + gap)), 1) * columns;
  const step = {
    ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns,
    PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity,
  }[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const to = current + step;
  // The arrows do not leave the first and last rows.
  if (Math.abs(step) === columns && (to < 0 || to >= shown.length)) return;
  focusTile(Math.min(Math.max(to, 0), shown.length - 1));
});

let isWaiting = false;
function scheduleTiles() {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    showTiles();
  });
}
addEventListener("scroll", scheduleTiles, { passive: true });
new ResizeObserver(layOut).observe(gallery.parentElement);

// Tiles: a stroke, its name and its verdict.

function newTile(index) {
  const stroke = shown[index];
  const { reason } = stroke.judgements[filter.detector];
  const outcome = outcomeOf(stroke, filter.detector);
  const good = isGood(stroke, filter.detector);
  const canvas = make("canvas", { "aria-hidden": "true" });
  const button = make(
    "button", {
      type: "button", tabIndex: index === current ? 0 : -1,
      "aria-label":
        stroke.name + (stroke.label ? ", " + stroke.label : "") + ": " + (reason || accepted)
        + (outcome ? ", " + (good ? "right" : "wrong") : ""),
    },
    canvas,
    make("span", { textContent: tileName(stroke), title: stroke.name }),
    make("span", {
      className: "why",
      title: outcome ? outcome + ": " + meanings[outcome] : reason,
      textContent: (outcome || (reason ? "✗" : "✓")) + " " + (reason || accepted),
    }));
  button.addEventListener("click", () => open(index));
  button.addEventListener("focus", () => {
    current = index;
    tabStop(index);
  });
  const tile = make(
    "div", {
      className: "tile " + (good ? "yes" : "no"), role: "listitem",
      "aria-posinset": index + 1, "aria-setsize": shown.length,
    }, button);
  tiles.set(index, tile);
  drawThumbnail(canvas, stroke, good);
  return tile;
}

// The stroke's id, or else its file's name. Long names are cut in the middle: they begin with what
// they are of and end with a number.
function tileName(stroke) {
  const name = [...(stroke.id ?? stroke.name.slice(stroke.name.lastIndexOf("/") + 1))];
  const room = Math.floor((tileWidth - 18) / 7);
  if (name.length <= room) return name.join("");
  const head = Math.floor((room - 1) / 2);
  return name.slice(0, head).join("") + "…" + name.slice(head + 1 - room).join("");
}

// Read once for all tiles, because reading a computed style forces a layout.
let inks = null;
function inkColor(name) {
  if (!inks) {
    const style = getComputedStyle(document.documentElement);
    inks = Object.fromEntries(
      ["passed", "failed", "mark"].map((ink) => [ink, style.getPropertyValue("--" + ink).trim()]));
  }
  return inks[name];
}

function drawThumbnail(canvas, stroke, good) {
  const width = tileWidth - 18, height = tileHeight - 56;
  const ratio = Math.min(devicePixelRatio || 1, 3);
  canvas.width = Math.max(Math.round(width * ratio), 1);
  canvas.height = Math.max(Math.round(height * ratio), 1);
  const coordinates = unpack(stroke.packed);
  if (!coordinates.length) return;
  const pen = canvas.getContext("2d");
  const [left, top, right, bottom] = boxOfCoordinates(coordinates);
  const scale = Math.min(
    (width - 12) / Math.max(right - left, 1), (height - 12) / Math.max(bottom - top, 1));
  const x = (i) => width / 2 + (coordinates[i] - (left + right) / 2) * scale;
  const y = (i) => height / 2 + (coordinates[i + 1] - (top + bottom) / 2) * scale;
  pen.scale(ratio, ratio);
  pen.lineCap = pen.lineJoin = "round";
  pen.lineWidth = 1.75;
  pen.strokeStyle = inkColor(good ? "passed" : "failed");
  pen.beginPath();
  pen.moveTo(x(0), y(0));
  for (let i = 0; i < coordinates.length; i += 2) pen.lineTo(x(i), y(i));
  pen.stroke();
  pen.strokeStyle = inkColor("mark");
  pen.lineWidth = 1.5;
  pen.beginPath();
  pen.arc(x(0), y(0), 3.25, 0, 2 * Math.PI);
  pen.stroke();
}
