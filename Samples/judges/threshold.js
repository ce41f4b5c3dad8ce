// A JavaScript function as a judge: a stroke is a circle if its samples are about equally far from
// their mean, and its ends are close.
//
//     strokecheck evaluate --judge "threshold=node threshold.js" strokes.ndjson

function judge({ points }) {
  const count = points.length;
  if (count < 8) return { verdict: "rejected", reason: "Too few points", code: "too-few-points" };
  const mean = (axis) => points.reduce((sum, point) => sum + point[axis], 0) / count;
  const center = [mean(0), mean(1)];
  const distances = points.map(([x, y]) => Math.hypot(x - center[0], y - center[1]));
  const radius = distances.reduce((a, b) => a + b) / count;
  const [first, last] = [points[0], points[count - 1]];
  const checks = [
    { name: "gap", measured: Math.hypot(last[0] - first[0], last[1] - first[1]) / radius,
      limit: { max: 0.6 }, reason: "Not closed" },
    { name: "spread", measured: (Math.max(...distances) - Math.min(...distances)) / radius,
      limit: { max: 0.5 }, reason: "Not round" },
  ];
  const failed = checks.find(({ measured, limit }) => !(measured <= limit.max));
  const score = -Math.max(...checks.map(({ measured, limit }) => measured / limit.max));
  return failed
    ? { verdict: "rejected", reason: failed.reason, score }
    : { verdict: "circle", circle: { center, radius }, score };
}

const lines = require("readline").createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const stroke = JSON.parse(line);
  console.log(JSON.stringify({ id: stroke.id, stroke: stroke.stroke, ...judge(stroke) }));
});
