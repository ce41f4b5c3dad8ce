"""What keeps people out who read a page by ear, by keyboard or with weak eyes, as far as a script can tell:
missing names, broken references, headings out of order, parts of widgets alone, and faint text."""

# Comes to a list of what is wrong in the page as it is now.
SCRIPT = """(() => {
  const wrong = [];
  const say = (what, e) => wrong.push(what + ": " + e.outerHTML.slice(0, 120));
  const all = [...document.querySelectorAll("body *")].filter((e) => e.checkVisibility());
  const ids = [...document.querySelectorAll("[id]")].map((e) => e.id);
  if (new Set(ids).size !== ids.length) wrong.push("an id twice");
  let level = 1;
  const textOf = (ids) => ids.split(" ").map((id) => document.getElementById(id)?.textContent ?? "").join("");
  for (const e of all) {
    for (const name of ["aria-labelledby", "aria-describedby"]) {
      if (e.hasAttribute(name) && !textOf(e.getAttribute(name)).trim()) say(name, e);
    }
    if (/^H[1-6]$/.test(e.tagName)) {
      if (Number(e.tagName[1]) > level + 1) say("a level of headings is left out", e);
      level = Number(e.tagName[1]);
    }
    const name = e.ariaLabel || e.textContent.trim() || [...e.labels ?? []].map((l) => l.textContent).join("")
      || e.title || e.placeholder;
    if (e.matches("button, input, select, summary, a, [role=img], [role=radio]") && !name) say("no name", e);
    if (e.tabIndex > 0) say("tabindex", e);
    if (e.matches("[role=radio]") && !e.closest("[role=radiogroup]")) say("a radio alone", e);
    if (e.matches("[role=listitem]") && !e.closest("[role=list]")) say("an item without a list", e);
    if (e.matches("canvas, svg") && e.ariaHidden !== "true" && !e.ariaLabel) say("a picture without a text", e);
    if (e.matches("button, input, select") && e.getBoundingClientRect().height < 16) say("too small", e);
  }
  // Contrast of text against what is behind it.
  const rgb = (text) => text.match(/[\\d.]+/g).map(Number);
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const color = (text) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = (top, base) => top.slice(0, 3).map((v, i) => v * top[3] + base[i] * (1 - top[3]));
  const light = (c) => {
    const [r, g, b] = c.map((v) => (v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  for (const e of all) {
    const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
    if (!own || e.closest("svg, noscript, script, option, select") || e.matches(":disabled")) continue;
    const chain = [];
    for (let at = e; at; at = at.parentElement) chain.unshift(color(getComputedStyle(at).backgroundColor));
    const back = chain.reduce((base, top) => over(top, base), [255, 255, 255]);
    const front = over(color(getComputedStyle(e).color), back);
    const [a, b] = [light(front), light(back)].sort((x, y) => y - x);
    const size = parseFloat(getComputedStyle(e).fontSize);
    if ((a + 0.05) / (b + 0.05) < (size >= 24 ? 3 : 4.5)) {
      say("contrast " + ((a + 0.05) / (b + 0.05)).toFixed(2), e);
    }
  }
  return wrong;
})()"""
