extension PageScript {
  /// The full plot, with the same things in the same inks as the pictures.
  static let figure = #"""
    const side = 480, margin = 30, foot = 22;

    function draw(name, attributes, ...children) {
      const element = document.createElementNS("http://www.w3.org/2000/svg", name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      element.append(...children);
      return element;
    }

    // The box of a shape, in lines of the grid.
    function boxOf([, kind, ...n]) {
      switch (kind) {
        case "p": return [n[0], n[1], n[0], n[1]];
        case "s": return [Math.min(n[0], n[2]), Math.min(n[1], n[3]), Math.max(n[0], n[2]), Math.max(n[1], n[3])];
        case "r": return n;
        case "c": return [n[0] - n[2], n[1] - n[2], n[0] + n[2], n[1] + n[2]];
        case "b": return [n[0] - n[3], n[1] - n[3], n[0] + n[3], n[1] + n[3]];
        case "e": {
          const reach = [Math.cos(n[4] * Math.PI / 180), Math.sin(n[4] * Math.PI / 180)];
          const x = Math.hypot(n[2] * reach[0], n[3] * reach[1]);
          const y = Math.hypot(n[2] * reach[1], n[3] * reach[0]);
          return [n[0] - x, n[1] - y, n[0] + x, n[1] + y];
        }
        default: return boxOfPlaces(unpack(n[0]));
      }
    }

    function boxOfPlaces(places) {
      const box = [Infinity, Infinity, -Infinity, -Infinity];
      for (let i = 0; i < places.length; i += 2) {
        box[0] = Math.min(box[0], places[i]); box[2] = Math.max(box[2], places[i]);
        box[1] = Math.min(box[1], places[i + 1]); box[3] = Math.max(box[3], places[i + 1]);
      }
      return box;
    }

    // The map from the grid to the figure: the stroke, and evidence as far as it is not far away.
    function viewOf(places, evidence) {
      const stroke = boxOfPlaces(places);
      const reach = Math.max(stroke[2] - stroke[0], stroke[3] - stroke[1]) * 0.6;
      const box = [...stroke];
      for (const shape of evidence) {
        const [left, top, right, bottom] = boxOf(shape);
        box[0] = Math.min(box[0], Math.max(left, stroke[0] - reach));
        box[1] = Math.min(box[1], Math.max(top, stroke[1] - reach));
        box[2] = Math.max(box[2], Math.min(right, stroke[2] + reach));
        box[3] = Math.max(box[3], Math.min(bottom, stroke[3] + reach));
      }
      const extent = Math.max(box[2] - box[0], 1), rise = Math.max(box[3] - box[1], 1);
      const scale = places.length > 2
        ? Math.min((side - 2 * margin) / extent, (side - foot - 2 * margin) / rise, 40) : 1;
      return {
        scale,
        x: (x) => side / 2 + (x - (box[0] + box[2]) / 2) * scale,
        y: (y) => (side - foot) / 2 + (y - (box[1] + box[3]) / 2) * scale,
      };
    }

    const near = (v) => Math.min(Math.max(v, -1e5), 1e5).toFixed(2);

    function drawEvidence([name, kind, ...n], view) {
      const [, ink, pen] = data.evidence[name];
      const style = { class: ink + " " + pen };
      const x = (v) => near(view.x(v)), y = (v) => near(view.y(v)), r = (v) => near(v * view.scale);
      switch (kind) {
        case "p": return draw("circle", { ...style, cx: x(n[0]), cy: y(n[1]), r: 3.5 });
        case "s": return draw("path", { ...style, d: `M${x(n[0])} ${y(n[1])}L${x(n[2])} ${y(n[3])}` });
        case "r": return draw("rect", {
          ...style, x: x(n[0]), y: y(n[1]),
          width: near(x(n[2]) - x(n[0])), height: near(y(n[3]) - y(n[1])) });
        case "c": return draw("circle", { ...style, cx: x(n[0]), cy: y(n[1]), r: r(n[2]) });
        case "e": return draw("ellipse", {
          ...style, cx: x(n[0]), cy: y(n[1]), rx: r(n[2]), ry: r(n[3]),
          transform: `rotate(${n[4]} ${x(n[0])} ${y(n[1])})` });
        case "b": {
          const ring = (v) => `M${near(x(n[0]) - r(v))} ${y(n[1])}a${r(v)} ${r(v)} 0 0 1 ${2 * r(v)} 0a${r(v)} ${r(v)} 0 0 1 ${-2 * r(v)} 0Z`;
          return draw("path", { ...style, d: ring(n[3]) + (n[2] > 0 ? ring(n[2]) : "") });
        }
        default: return draw("path", { ...style, d: lineOf(unpack(n[0]), view).d });
      }
    }

    // A line's path data, its places in the figure, and the length up to each.
    function lineOf(places, view) {
      const points = [], lengths = [];
      let d = "";
      for (let i = 0; i < places.length; i += 2) {
        const point = [view.x(places[i]), view.y(places[i + 1])];
        const last = points[points.length - 1] ?? point;
        lengths.push((lengths[lengths.length - 1] ?? 0) + Math.hypot(point[0] - last[0], point[1] - last[1]));
        points.push(point);
        d += (i ? "L" : "M") + point[0].toFixed(2) + " " + point[1].toFixed(2);
      }
      return { points, lengths, d };
    }

    """#
}
