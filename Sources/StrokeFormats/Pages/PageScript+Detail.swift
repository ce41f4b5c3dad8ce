extension PageScript {
  /// The detail view: the full plot, all checks of all detectors, and what is known of the stroke.
  static let detail = #"""
    function arrowsOf({ points, lengths }) {
      const total = lengths[lengths.length - 1];
      if (!(total > 30)) return "";
      const at = (wanted) => {
        const i = lengths.findIndex((length) => length >= wanted);
        if (i <= 0) return points[i < 0 ? points.length - 1 : 0];
        const share = (wanted - lengths[i - 1]) / (lengths[i] - lengths[i - 1] || 1);
        return [0, 1].map((k) => points[i - 1][k] + (points[i][k] - points[i - 1][k]) * share);
      };
      const count = Math.min(Math.max(Math.floor(total / 115), 1), 24), size = 7;
      let d = "";
      for (let i = 0; i < count; i++) {
        const middle = (i + 0.5) / count * total;
        const [a, b, tip] = [at(middle - size), at(middle + size), at(middle + size / 2)];
        const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
        if (!length) continue;
        const u = [(b[0] - a[0]) / length * size, (b[1] - a[1]) / length * size];
        const corner = (way) => [tip[0] - u[0] - way * u[1] * 0.72, tip[1] - u[1] + way * u[0] * 0.72];
        d += "M" + [corner(1), tip, corner(-1)].map((p) => p[0].toFixed(2) + " " + p[1].toFixed(2)).join("L");
      }
      return d;
    }

    function scaleBar(stroke, view) {
      const pixels = view.scale / stroke.unit;
      const power = 10 ** Math.floor(Math.log10(70 / pixels));
      const length = [5, 2, 1].map((step) => step * power).find((length) => length * pixels <= 70);
      if (!length || !Number.isFinite(length)) return [];
      const [x, y, width] = [12, side - 12, length * pixels];
      const text = draw("text", { class: "note", x: x + width + 7, y: y + 4, "font-size": 11.5 });
      text.textContent = Number(length.toPrecision(1)).toString();
      return [draw("path", { class: "note hair", d: `M${x} ${y - 3}v6m0 -3h${width.toFixed(2)}m0 -3v6` }), text];
    }

    function drawPlot(stroke, judgement) {
      const places = unpack(stroke.packed);
      const svg = draw("svg", { viewBox: `0 0 ${side} ${side}`, role: "img" });
      svg.setAttribute("aria-label", stroke.name + ": " + (judgement.reason || "circle"));
      $("plot").replaceChildren(svg);
      drawLegend(places.length ? judgement.evidence : null);
      if (!places.length) {
        const text = draw("text", { class: "note m", x: side / 2, y: side / 2, "font-size": 13 });
        text.textContent = "no samples";
        return svg.append(text);
      }
      const view = viewOf(places, judgement.evidence);
      const line = lineOf(places, view);
      const ink = judgement.failed < 0 ? "passed" : "failed";
      const spacing = line.lengths[line.lengths.length - 1] / Math.max(line.points.length - 1, 1);
      const radius = Math.min(Math.max(spacing * 0.3, 0.9), 2.6);
      const [first, last] = [line.points[0], line.points[line.points.length - 1]];
      const clip = draw("clipPath", { id: "well" }, draw("rect", { width: side, height: side - foot }));
      svg.append(clip, draw(
        "g", { "clip-path": "url(#well)" },
        ...judgement.evidence.map((shape) => drawEvidence(shape, view)),
        draw("path", { class: ink + " line", d: line.d }),
        draw("path", {
          class: ink + " dots", "stroke-width": 2 * radius,
          d: line.points.map((p) => `M${p[0].toFixed(2)} ${p[1].toFixed(2)}h0`).join("") }),
        draw("path", { class: ink + " line", d: arrowsOf(line) }),
        draw("circle", { class: "mark line", cx: first[0].toFixed(2), cy: first[1].toFixed(2), r: 5.5 }),
        draw("rect", {
          class: "mark solid", x: (last[0] - 2.9).toFixed(2), y: (last[1] - 2.9).toFixed(2), width: 5.8, height: 5.8 })));
      if (places.length > 2) svg.append(...scaleBar(stroke, view));
    }

    function drawLegend(evidence) {
      const entry = (className, text) =>
        make("span", {}, make("i", { className }), make("span", { className: "note", textContent: text }));
      const shapes = { p: "spot", c: "round", e: "round", b: "area" };
      $("legend").replaceChildren(...(evidence ? [
        entry("mark round", "start"), entry("mark end", "end"),
        ...[...evidence].reverse().map(([name, kind]) => {
          const [text, ink, pen] = data.evidence[name];
          return entry(ink + " " + (pen === "tint" ? "area" : shapes[kind] ?? "") + " " + pen, text);
        })] : []));
    }

    """#
}
