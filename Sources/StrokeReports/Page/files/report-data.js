// The data of the page, unpacked, and small functions that the other files use.

const data = JSON.parse($("data").textContent);
const strokes = data.strokes.map((row, at) => {
  const [file, index, id, label, subject, width, lift, unit, x, y, times, judgements] = row;
  const name = data.files[file] + (index ? "#" + index : "");
  const texts = { label: data.labels[label] ?? "", subject: data.subjects[subject] ?? "" };
  return {
    at, name, id, ...texts, width, lift, unit, columns: [x, y, times],
    judgements: judgements.map((judgement) => {
      const [reason, nearness, evidence, sentence, circle, read, predicted] = judgement;
      const own = reason < 0 ? "" : data.reasons[reason];
      // `reason` follows the limits on the page; `own` is the report's.
      return { reason: own, own, nearness: nearness ?? Infinity, evidence, sentence, circle, read,
        predicted };
    }),
    text: [name, id, texts.label, texts.subject, ""].join(" ").toLowerCase(),
  };
});

/** The numbers of a column, exact to the last bit. */
function unpackColumn([places, ...steps]) {
  if (places < 0) return steps;
  const scale = Number("1e" + places);
  let units = 0;
  return steps.map((step) => (units += step) / scale);
}

/** The samples of a stroke as x, y, x, y, …, in units of the page's grid, about its middle. */
function coordinatesIn(stroke) {
  const columns = stroke.columns.slice(0, 2).map(unpackColumn);
  const maps = columns.map((column) => axis(column, stroke.unit));
  return columns[0].flatMap((x, i) => [maps[0](x), maps[1](columns[1][i])]);
}

function axis(column, unit) {
  let [least, most] = [Infinity, -Infinity];
  for (const number of column) [least, most] = [Math.min(least, number), Math.max(most, number)];
  const middle = least / 2 + most / 2;
  return (number) => (number - middle) / unit + 2047.5;
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The coordinates of a packed line as x, y, x, y, …, in grid units. */
const unpack = (packed) => Array.from({ length: packed.length / 2 }, (_, i) =>
  alphabet.indexOf(packed[2 * i]) * 64 + alphabet.indexOf(packed[2 * i + 1]));
