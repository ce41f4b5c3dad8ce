// The data of the page, unpacked, and small functions that the other files use.

const data = JSON.parse(document.getElementById("data").textContent);
const strokes = data.strokes.map((row, at) => {
  const [file, index, id, label, duration, rate, width, unit, packed, judgements] = row;
  const name = data.files[file] + (index ? "#" + index : "");
  const labelText = label < 0 ? "" : data.labels[label];
  return {
    at, name, id, label: labelText, duration, rate, width, unit, packed,
    judgements: judgements.map((judgement) => {
      const [plan, outcomes, measured, sentence, construction, evidence] = judgement;
      const failed = outcomes.indexOf("f");
      const reason = failed < 0 ? "" : data.reasons[data.plans[plan][failed][2]];
      // The reason is what the limits on the page say, and the own one what the report says.
      return {
        plan, outcomes, measured, sentence, construction, evidence, reason, own: reason,
      };
    }),
    text: (name + " " + (id ?? "") + " " + labelText).toLowerCase(),
  };
});

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const digits = new Int8Array(128);
[...alphabet].forEach((character, value) => { digits[character.charCodeAt(0)] = value; });

// The coordinates of a packed line as x, y, x, y, …, in grid units.
function unpack(packed) {
  const coordinates = new Float64Array(packed.length / 2);
  for (let i = 0; i < coordinates.length; i++) {
    coordinates[i] = digits[packed.charCodeAt(2 * i)] * 64 + digits[packed.charCodeAt(2 * i + 1)];
  }
  return coordinates;
}
