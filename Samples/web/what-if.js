// What would let a rejected stroke pass, as `strokecheck circle --what-if` prints it for the published detectors: the
// smallest change of settings, searched with the detector's own verdicts.

/** A positive number rounded up or down to this many digits. */
function rounded(number, digits, isUp) {
  const near = Number(number.toPrecision(digits)), step = 10 ** (Math.floor(Math.log10(number)) + 1 - digits);
  return (isUp ? near >= number : near <= number) ? near : Number((near + (isUp ? step : -step)).toPrecision(digits));
}

/**
 * The nearest values of a setting at which something holds that does not hold now: at most one below and one above,
 * with four digits where that is enough.
 */
function nearest(judge, { name, value, start, min, excludesMin, isCount }, holds) {
  const tried = (number) => { judge.set(name, number); return holds(); };
  const ends = [excludesMin ? Number.MIN_VALUE : min, 1e15];
  // The number that replaces an unset setting may depend on the stroke.
  const own = tried(start) ? ends[tried(ends[0]) ? 1 : 0] : start;
  const found = ends.filter((end) => end !== own && tried(end)).map((end) => {
    let [near, far] = [own, end];
    const middle = () => isCount ? Math.round((near + far) / 2) : (near + far) / 2;
    for (let between = middle(); between !== near && between !== far; between = middle()) {
      if (tried(between)) far = between;
      else near = between;
    }
    const number = [4, 6, 9, 15].map((digits) => rounded(far, digits, end > own)).find(tried) ?? far;
    return { name, value: number, share: Math.abs(number - own) / Math.max(number, own) };
  });
  judge.set(name, value);
  return found.sort((a, b) => a.share - b.share);
}

/** The settings to change, each with its value; empty if no change would do. */
export function leastChanges(judge, stroke) {
  const failures = () => judge.explain(stroke).checks.filter(({ outcome }) => outcome === "failed").map(({ name }) => name);
  const isCircle = () => judge.code(stroke) === null;
  const own = judge.settings.map((setting, at) =>
    ({ ...judge.description.settings[at], ...setting, start: setting.value ?? judge.description.settings[at].start }));
  const put = (changes) => { for (const { name, value } of changes) judge.set(name, value); };
  const isEnough = (changes) => { put(changes); const isSo = isCircle(); put(own); return isSo; };
  // The view's width only replaces an unset gap.
  const limits = own.filter(({ name }) => name !== "view-width");
  let wrong = failures();
  const isMended = () => !failures().some((name) => wrong.includes(name));
  const alone = limits.flatMap((limit) => nearest(judge, limit, isMended))
    .filter((change) => isEnough([change])).sort((a, b) => a.share - b.share);
  if (alone.length) return [alone[0]];
  // Each check has a limit of its own.
  const together = limits.flatMap((limit) => {
    const found = nearest(judge, limit, () => failures().length < wrong.length).slice(0, 1);
    put(found);
    wrong = failures();
    return found;
  });
  return isEnough(together) ? together : [];
}
