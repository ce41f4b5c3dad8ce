extension PageScript {
  /// The gallery: only the rows of tiles in view exist, so ten thousand strokes scroll as fast as
  /// ten.
  static let gallery = #"""
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
        // The tile that has the focus stays, or the focus would be lost.
        const isFocused = tile.contains(document.activeElement);
        if ((index < first || index >= last) && !isFocused) {
          tile.remove();
          tiles.delete(index);
        }
      }
      for (let index = first; index < last; index++) {
        if (!tiles.has(index)) insert(index);
        place(index);
      }
      // If the current tile is out of sight, the first one in sight is where the tab key leads.
      tabStop(tiles.has(current) ? current : first);
    }

    // Tiles stand in the document in the order in which they are read.
    function insert(index) {
      const tile = newTile(index);
      const next = Math.min(...[...tiles.keys()].filter((other) => other > index));
      gallery.insertBefore(tile, tiles.get(next) ?? null);
    }

    function tabStop(index) {
      for (const [at, tile] of tiles) tile.firstChild.tabIndex = at === index ? 0 : -1;
    }

    function place(index) {
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
        place(current);
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
      // Up from the first row and down from the last stay where they are.
      if (Math.abs(step) === columns && (to < 0 || to >= shown.length)) return;
      focusTile(Math.min(Math.max(to, 0), shown.length - 1));
    });

    let isWaiting = false;
    function later() {
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(() => { isWaiting = false; showTiles(); });
    }
    addEventListener("scroll", later, { passive: true });
    new ResizeObserver(layOut).observe(gallery.parentElement);

    """#
}
