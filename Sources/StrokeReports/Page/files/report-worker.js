// The judge of the page, in a thread of its own: the strokes as they were read, judged by the same
// code as on the command line.

let checked = null, kept = [];

async function unpacked(base64) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

function keep([width, lift, isTimed, ...numbers]) {
  const count = numbers.length / (isTimed ? 3 : 2);
  const points = Array.from({ length: count }, (_, i) =>
    [numbers[i], numbers[count + i], isTimed ? numbers[2 * count + i] : null]);
  return checked.stroke(points, { width, lift });
}

function judgeOf({ name, asPublished, omitted }, settings) {
  const judge = checked.judge(name, settings, { asPublished });
  for (const check of omitted) judge.omit(check);
  return judge;
}

const answers = {
  // Takes the strokes, and describes the detectors.
  async start({ module, samples }) {
    checked = await load(unpacked(module));
    kept = JSON.parse(samples).map(keep);
    return checked.detectors.map(({ name, settings, reasons }) => ({ name, settings, reasons }));
  },

  // Measures what verdicts by other limits need, and lets other questions in between.
  async measure() {
    for (let index = 0; index < kept.length; index++) {
      kept[index].measure();
      if (index % 100 === 99) await new Promise((done) => setTimeout(done));
    }
  },

  // For each stroke 0 for a circle, or else the number of the reason.
  judge({ detector, settings }) {
    const judge = judgeOf(detector, settings);
    const codes = judge.description.reasons.map(({ code }) => code);
    const numbers = new Map(codes.map((code, index) => [code, index + 1]));
    const verdicts = Uint8Array.from(kept, (stroke) => {
      const code = judge.verdict(stroke);
      return code === null ? 0 : numbers.get(code);
    });
    judge.free();
    return verdicts;
  },

  // Everything behind one verdict, with the number of each shape's name.
  explain({ detector, settings, stroke }) {
    const judge = judgeOf(detector, settings);
    const { checks, shapes, circle } = judge.explain(kept[stroke]);
    const { bounds } = kept[stroke].measures;
    judge.free();
    return {
      checks, circle, bounds,
      shapes: shapes.map(({ name, kind, numbers }) =>
        ({ name: shapeNames.indexOf(name), kind, numbers })),
    };
  },
};

onmessage = async ({ data: { id, question, given } }) => {
  try {
    postMessage({ id, answer: await answers[question](given) });
  } catch (error) {
    postMessage({ id, error: error.message });
  }
};
