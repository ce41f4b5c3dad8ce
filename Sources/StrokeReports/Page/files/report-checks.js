// Checks in words: the same numbers and sentences as in the terminal.

// Two decimals, three if the limit was set so, or as many more as tell a number from its limit.
function decimalsApart(number, limit) {
  const inThousandths = (value) => {
    const thousandths = Math.round(value * 1000), hundredths = thousandths / 10;
    return Math.abs(value * 1000 - thousandths) < 1e-9 && hundredths !== Math.round(hundredths);
  };
  const difference = Math.abs(number - limit);
  let decimals = inThousandths(limit) ? 3 : 2;
  let place = inThousandths(limit) ? 0.001 : 0.01;
  while (decimals < 9 && difference > 0 && difference < place) {
    decimals += 1;
    place /= 10;
  }
  return decimals;
}

function shortText(number, decimals) {
  if (!Number.isFinite(number)) return number > 0 ? "inf" : number < 0 ? "-inf" : "nan";
  if (Math.abs(number) >= 1e9) {
    let digits = number, exponent = 0;
    for (; Math.abs(digits) >= 9.995; exponent += 1) digits /= 10;
    return Number(digits.toFixed(2)) + "e" + exponent;
  }
  const text = number.toFixed(decimals);
  const short = text.includes(".") ? text.replace(/\.?0+$/, "") : text;
  return short === "-0" ? "0" : short;
}

const units = { duration: " s", transit: " rad", roundness: " %", sequence: "°" };

// A check of the module as the page's own rows have it.
function rowOf({ name, measured, limit, text, outcome }) {
  const { atMost, atLeast, above } = limit;
  const isBand = atMost !== undefined && atLeast !== undefined;
  const bound = !isBand ? atMost ?? atLeast ?? above
    : measured - atLeast < atMost - measured ? atLeast : atMost;
  const decimals = decimalsApart(measured ?? Infinity, bound);
  const short = (number) => shortText(number, decimals);
  return {
    name, outcome: outcome[0], reason: text,
    measured: measured === null ? "–" : short(measured) + (units[name] ?? ""),
    limit: isBand ? short(atLeast) + " – " + short(atMost)
      : (above !== undefined ? "> " : atMost !== undefined ? "≤ " : "≥ ") + short(bound),
  };
}

// The checks of the report's own limits.
function ownRows({ plan, outcomes, measured }) {
  const texts = measured.split("|");
  return data.plans[plan].map(([name, limit, reason], i) =>
    ({ name, limit, reason: data.reasons[reason], outcome: outcomes[i], measured: texts[i] }));
}

// `circle, centre 160,240 radius 81`, or `not a circle: Excessive inflections (9, limit 5)`.
function sentenceOf({ reason, circle }, rows) {
  if (!reason) return "circle" + (circle ? ", " + circle : "");
  const check = rows.find(({ outcome }) => outcome === "f");
  if (!check) return "not a circle: " + reason;
  const measured = check.measured.replace(/( s| rad| %|°)$/, "");
  const bounds = check.limit.replace(/^[≤≥>] /, "").split(" – ");
  const number = { inf: Infinity, "-inf": -Infinity }[measured] ?? Number(measured);
  const isLower = bounds.length === 1 || number - bounds[0] < bounds[1] - number;
  const bound = bounds[isLower ? 0 : 1];
  return "not a circle: " + reason + " (" + measured + ", limit " + bound + ")";
}

// Where a number alone says nothing, words do.
function wordsOf({ name, measured, limit }) {
  if (name === "fit") {
    return [measured === "0" ? "none" : "radius " + measured, "a circle fits"];
  }
  return name === "area" && limit === "> 0" ? [measured, "encloses something"] : [measured, limit];
}

function scoreText(score) {
  if (score === null) return "";
  const number = score > 0 && score < 0.1 ? "below 0.1" : score.toFixed(1).replace(/\.0$/, "");
  return number + "; a perfect circle has 100";
}
