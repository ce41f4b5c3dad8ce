extension PageScript {
  /// A tile: the stroke, its name and its verdict.
  static let tiles = #"""
    function newTile(index) {
      const stroke = shown[index];
      const { reason } = stroke.judgements[filter.detector];
      const canvas = make("canvas", { "aria-hidden": "true" });
      const button = make(
        "button", {
          type: "button", tabIndex: index === current ? 0 : -1,
          "aria-label": stroke.name + (stroke.label ? ", " + stroke.label : "") + ": " + (reason || "circle"),
        },
        canvas, make("span", { textContent: tileName(stroke), title: stroke.name }),
        make("span", { className: "why", title: reason, textContent: (reason ? "✗ " : "✓ ") + (reason || "circle") }));
      button.addEventListener("click", () => open(index));
      button.addEventListener("focus", () => { current = index; tabStop(index); });
      const tile = make(
        "div", {
          className: "tile " + (reason ? "no" : "yes"), role: "listitem",
          "aria-posinset": index + 1, "aria-setsize": shown.length,
        }, button);
      tiles.set(index, tile);
      drawThumbnail(canvas, stroke, reason === "");
      return tile;
    }

    // The stroke's own name if it has one, else the file's; of long ones the end, which says most.
    function tileName(stroke) {
      const name = [...(stroke.id ?? stroke.name.slice(stroke.name.lastIndexOf("/") + 1))];
      const room = Math.floor((tileWidth - 18) / 7);
      return name.length <= room ? name.join("") : "…" + name.slice(1 - room).join("");
    }

    // Asked once for all tiles: to ask for a style makes the browser work out all of them.
    let inks = null;
    function inkColor(name) {
      if (!inks) {
        const style = getComputedStyle(document.documentElement);
        inks = Object.fromEntries(
          ["passed", "failed", "mark"].map((ink) => [ink, style.getPropertyValue("--" + ink).trim()]));
      }
      return inks[name];
    }

    function drawThumbnail(canvas, stroke, isCircle) {
      const width = tileWidth - 18, height = tileHeight - 56;
      const ratio = Math.min(devicePixelRatio || 1, 3);
      canvas.width = Math.max(Math.round(width * ratio), 1);
      canvas.height = Math.max(Math.round(height * ratio), 1);
      const places = unpack(stroke.packed);
      if (!places.length) return;
      const pen = canvas.getContext("2d");
      let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
      for (let i = 0; i < places.length; i += 2) {
        left = Math.min(left, places[i]); right = Math.max(right, places[i]);
        top = Math.min(top, places[i + 1]); bottom = Math.max(bottom, places[i + 1]);
      }
      const scale = Math.min((width - 12) / Math.max(right - left, 1), (height - 12) / Math.max(bottom - top, 1));
      const x = (i) => width / 2 + (places[i] - (left + right) / 2) * scale;
      const y = (i) => height / 2 + (places[i + 1] - (top + bottom) / 2) * scale;
      pen.scale(ratio, ratio);
      pen.lineCap = pen.lineJoin = "round";
      pen.lineWidth = 1.75;
      pen.strokeStyle = inkColor(isCircle ? "passed" : "failed");
      pen.beginPath();
      pen.moveTo(x(0), y(0));
      for (let i = 0; i < places.length; i += 2) pen.lineTo(x(i), y(i));
      pen.stroke();
      pen.strokeStyle = inkColor("mark");
      pen.lineWidth = 1.5;
      pen.beginPath();
      pen.arc(x(0), y(0), 3.25, 0, 2 * Math.PI);
      pen.stroke();
    }

    """#
}
